# The program in the terminal.

# Help.
cli-usage = Usage
cli-commands = Commands
cli-command = COMMAND
cli-options = Options
cli-arguments = Arguments
cli-lazaret = Four plague-time board games: play in the terminal, simulate, compare bots, check records and rules.
cli-lazaret-examples = Examples:
  {"  "}lazaret games                         what there is to play
  {"  "}lazaret play rattus                   you against two bots
  {"  "}lazaret rules rattus RAT-31           what a rule says
  {"  "}lazaret COMMAND --help                more about a command
cli-games = Lists the games, their player counts and options.
cli-games-examples = Examples:
  {"  "}lazaret games
  {"  "}lazaret games --json
cli-play = Plays a game in the terminal, with people and bots.
cli-play-examples = Examples:
  {"  "}lazaret play rattus
  {"  "}lazaret play rattus --bots person,11,1 --names Anna
  {"  "}lazaret play rattus --players 4 --options auto_flip=on --seed 7
  {"  "}lazaret play --load rattus-1.game
cli-sim = Plays many games between bots on all cores and sums them up.
cli-sim-examples = Examples:
  {"  "}lazaret sim rattus --games 10000 --players 4
  {"  "}lazaret sim rattus --bots greedy,random,random --seed 1 --json
  {"  "}lazaret sim rattus --games 100 --records records/
cli-arena = Lets bots play against each other in rotating seats and rates them.
cli-arena-examples = Examples:
  {"  "}lazaret arena rattus --bots 11,greedy,greedy --games 200
  {"  "}lazaret arena rattus --bots 12,11 --json
  {"  "}lazaret arena rattus --bots 9,9 --weights mine.toml
  {"  "}lazaret arena rattus --bots 9,9 --net mine.net
  {"  "}lazaret arena rattus --bots 11,"cmd:python3 docs/own_bot.py"
cli-ladder = Lets every level of bots play against the one below, in every game and player count.
cli-ladder-examples = Examples:
  {"  "}lazaret ladder rattus --games 100
  {"  "}lazaret ladder --players 2 --write docs/bots.md
  {"  "}lazaret ladder pest messina --games 40 --json
cli-tune = Looks for better weights of the bots’ judgement by letting them play, and keeps them if they win.
cli-tune-examples = Examples:
  {"  "}lazaret tune rattus --rounds 200 --keep rattus.climb
  {"  "}lazaret tune pest --level 7 --weights crates/bots/weights/pest.toml
cli-calibrate = Compares the chance to win that the bots’ judgement promises with what then happens.
cli-calibrate-examples = Examples:
  {"  "}lazaret calibrate rattus --games 2000
  {"  "}lazaret calibrate pest --weights crates/bots/weights/pest.toml
cli-levels = Places every level of bots one step above the level below, by letting them play.
cli-levels-examples = Examples:
  {"  "}lazaret levels rattus --below 63 --above 63
  {"  "}lazaret levels pest --games 400 --weights crates/bots/weights/pest.toml
cli-values = Makes rows that a judgement can learn from out of records of finished games: positions, and who won.
cli-values-examples = Examples:
  {"  "}lazaret sim rattus --bots 9,9 --players 2 --games 3000 --seed 1 --records rattus-9/
  {"  "}lazaret values rattus rattus-9/ --out rattus.rows
cli-lab = Runs a study: many games between bots, measured, kept and reported.
cli-lab-examples = Examples:
  {"  "}lazaret lab studies/rattus.toml
  {"  "}lazaret lab studies/rattus.toml --out rattus.lab --threads 2
  {"  "}lazaret lab compare before.lab after.lab
  {"  "}lazaret lab record studies/rattus.toml --cell 1 --game 17
cli-lab-compare = Holds set-ups against each other, deal by deal: those of one study, or of two.
cli-lab-compare-examples = Examples:
  {"  "}lazaret lab compare cards.lab
  {"  "}lazaret lab compare before.lab after.lab
  {"  "}lazaret lab compare cards.lab --cells 1,3
cli-lab-worker = Plays with patched cards for a study; the program calls it itself.
cli-lab-record = Prints the record of one game of a study.
cli-lab-record-examples = Examples:
  {"  "}lazaret lab record studies/rattus.toml --cell 1 --game 17 > rattus-17.game
cli-bench = Measures how fast the games are on one thread.
cli-bench-examples = Examples:
  {"  "}lazaret bench
  {"  "}lazaret bench rattus --json
cli-clicks = Counts the clicks that a game takes on the page, over games between bots.
cli-clicks-examples = Examples:
  {"  "}lazaret clicks
  {"  "}lazaret clicks pest --games 20 --json
cli-analyse = Says where a recorded game was won: choices, luck, and what the opponents did.
cli-analyse-examples = Examples:
  {"  "}lazaret analyse kept/rattus-3-0.game
  {"  "}lazaret analyse my.game --depth 4 --json
cli-puzzles = Finds puzzles: positions of games between bots in which one choice wins clearly more finished games than every other.
cli-puzzles-examples = Examples:
  {"  "}lazaret puzzles rattus --seed 7
  {"  "}lazaret puzzles rattus --games 200 --keep 12 --seed 7 --out puzzles/
  {"  "}lazaret puzzles rattus --confirm --seed 8
  {"  "}lazaret puzzles rattus --solve 3
cli-replay = Shows a recorded game step by step.
cli-replay-examples = Examples:
  {"  "}lazaret replay rattus-1.game
  {"  "}lazaret replay rattus-1.game --step 40 --seat 2
  {"  "}lazaret replay rattus-1.game --step 40 --script
  {"  "}lazaret replay rattus-1.game --parts
cli-story = Says how long the story of a game is: event by event, in sentences, and as people read it after they waited.
cli-story-examples = Examples:
  {"  "}lazaret story rattus --games 20 --seed 7
  {"  "}lazaret story kept/
  {"  "}lazaret story pest --turns 30 --seed 7
cli-open = Shows a record or a game of a study in the browser, whoever made it. Nothing is kept.
cli-open-examples = Examples:
  {"  "}lazaret open rattus-1.game
  {"  "}lazaret open rattus.lab --cell 1 --game 17
cli-verify = Replays records and checks their proofs: says for each what holds, and where record and rules part.
cli-verify-examples = Examples:
  {"  "}lazaret verify rattus-1.game
  {"  "}lazaret verify records/ --json
  {""}
  Exit codes; of several records the worst counts, in this order from the worst:
  {"  "}5  forged: the proof is contradicted by its own record
  {"  "}1  diverged: the rules play it differently
  {"  "}2  unreadable: no record, or no record of these rules
  {"  "}4  incomplete: the game or the proof is not whole
  {"  "}3  played true, no proof
  {"  "}0  proved: commitment, everyone’s numbers, seed and play fit
cli-check = Runs scripts of the check language: positions, choices, refusals and facts in words.
cli-check-examples = Examples:
  {"  "}lazaret check crates/rattus/tests/rules/turn.check
cli-words = Prints the words of the check language for a game: positions, facts, choices, seats, events, reasons.
cli-words-examples = Examples:
  {"  "}lazaret words rattus
  {"  "}lazaret words rattus --json
cli-rules = Prints the rulebook of a game, one rule, or what it says about something.
cli-rules-examples = Examples:
  {"  "}lazaret rules rattus
  {"  "}lazaret rules rattus RAT-31
  {"  "}lazaret rules rattus --search knight plague
cli-arg-game = The game, as “lazaret games” lists it
cli-arg-games = How many games: 1000 in a simulation, 200 in the arena unless you say so; for bench: which games
cli-arg-parts = Choice by choice, with every event; without it, what happened in sentences
cli-arg-story = The game, which bots then play; or a recorded game, or a folder of them
cli-arg-story-games = How many games: 200 unless you say so
cli-arg-story-turns = Prints so many turns of the first game, event by event and in sentences, as a table for a document
cli-arg-story-from = Which turn is printed first: 1 unless you say so
cli-arg-ladder-games = Which games; all of them unless you say so
cli-arg-clicks-games = How many games: 60 unless you say so
cli-arg-write = Writes the table of each game into this document, between “<!-- ladder GAME -->” and “<!-- end of ladder -->”
cli-arg-level = The level of the bots that play: 10 unless you say so
cli-arg-rounds = How many rounds: 200 unless you say so
cli-arg-round-games = How many games a round: 16 unless you say so
cli-arg-judge = How many games the new weights play against the old ones at the end: 400 unless you say so
cli-arg-climb = Keeps how far it is in this file after every round; the same command goes on from there
cli-arg-judging = A file of weights by which the first bot judges, instead of those of the house
cli-arg-judging-net = A file of a net by which the first bot judges positions, instead of by weighed terms
cli-arg-weights = The file of weights that is written if the new ones are better beyond doubt
cli-arg-calibrate-games = How many games: 2000 unless you say so
cli-arg-values-out = The file that the rows are written to
cli-arg-fitted = The file of weights that the best fit is written into
cli-arg-calibration-write = Writes the table into this document, between “<!-- calibration GAME -->” and “<!-- end of calibration -->”
cli-arg-below = How many of a hundred games a level up to 7 is to win against the one below: 66 unless you say so
cli-arg-above = How many of a hundred games a level above 7 is to win against the one below: 68 unless you say so
cli-arg-margin = How many of a hundred games from that are near enough: 2 unless you say so
cli-arg-levels-games = How many games each trial has: 400 unless you say so
cli-arg-placed = The file of weights that the levels are written into
cli-arg-puzzle-games = How many games are looked through at most: 100 unless you say so; with --confirm, how many are finished after each choice by each level
cli-arg-keep = How many puzzles are wanted: 12 unless you say so
cli-arg-part = The part of a game that is looked through: 1 its beginning, 2 its middle, 3 its end, which is quickest; they take turns unless you say so
cli-arg-puzzle-out = The folder that the puzzles are written to, a file each; without it they are printed
cli-arg-confirm = Finishes games after each choice of the puzzles, of the game or of a folder, and says whether they hold
cli-arg-solve = Puts the puzzle with this number before you
cli-arg-depth = So many times the usual thought, from 1 to 100
cli-arg-players = Number of players
cli-arg-options = Options of the game, as key=value, separated by commas
cli-arg-seed = Makes chance repeatable; without it every run differs
cli-arg-bots = Who sits where, in seat order: a level from 1 to 12, random or greedy (play: also person; sim, arena: also cmd:PROGRAM, your own bot, docs/own-bot.md)
cli-arg-choice-ms = How many milliseconds your own bot may take for a choice: 1000 unless you say so
cli-arg-names = Names of the people, in seat order
cli-arg-load = Continues the game recorded in this file
cli-arg-save = Where the game is written when you leave
cli-arg-force = Overwrites files that are there already
cli-arg-public = Only finished games of tables that agreed, without names, chat or time of day, in a folder a month
cli-arg-json = Prints one JSON document and nothing else
cli-arg-threads = Number of threads; the result does not depend on it
cli-arg-records = The folder that the records are written to
cli-arg-file = The record of a game
cli-arg-opened = The record of a game, or the folder of a study
cli-arg-files = Scripts, or folders with scripts
cli-arg-paths = Records, or folders with records
cli-arg-step = Shows the table after this many entries
cli-arg-seat = Looks through the eyes of this seat, from 1
cli-arg-draws = Prints every draw of chance: stream, number of outcomes, outcome; docs/verify.py checks them
cli-arg-script = Writes the position as a script for “lazaret check”; with --seat, only what that seat knows
cli-arg-rule = The number of a rule, such as RAT-31
cli-arg-search = Finds the paragraphs that contain all these words
cli-arg-patch = Lays this patch over the data of the game: a TOML file, as docs/laboratory.md explains
cli-arg-study = The study, a TOML file; docs/laboratory.md says what stands in it
cli-arg-out = The folder of the results; without it NAME.lab here. The same command goes on where it was stopped
cli-arg-into = Puts the tables into this Markdown file, where it has a place for the study
cli-arg-first = The folder of a study
cli-arg-second = The folder of another study; without it the cells of the first are compared
cli-arg-cells = Two cells by their numbers in the report, from 1: the second is held against the first
cli-arg-cell = The number of the cell in the report, from 1
cli-arg-number = The number of the game, from 0
cli-arg-lang = The language: en, fr or ru
cli-arg-help = Explains this
cli-arg-version = Prints the version
cli-no-command = There is no command “{ $command }”. See lazaret --help.
cli-unknown-argument = “{ $arg }” is not understood here. See --help.
cli-missing = This is missing: { $arg }. See --help.
cli-conflict = “{ $arg }” does not go together with the rest. See --help.
cli-no-value = A value is missing after “{ $arg }”. See --help.
cli-bad-value = “{ $arg }” cannot be “{ $value }”. See --help.

# What any command may say.
terminal-io = Reading or writing failed: { $why }.
terminal-open = The record is at { $link }. Ctrl+C ends it.
puzzles-seats = Puzzles are for at most { $most } players, not for { $seats }: the page has no names for more.
puzzles-found = Puzzles found: { $found } of { $wanted } wanted.
puzzles-holds = { $puzzle } holds ({ $games } games a choice by each level): { $choices }
puzzles-fails = { $puzzle } does not hold ({ $games } games a choice by each level): { $choices }
puzzles-came = { $choice } promised { $promised }, won { $won }
puzzles-how = Answer with a number or a choice; “hint” helps a little more each time.
puzzles-no-number = There is no puzzle { $number }: they go from 1 to { $last }.
terminal-no-game = There is no game “{ $game }”. The games are: { $games }.
terminal-no-level = There is no bot “{ $level }”. The levels are 1 to 12, random and greedy.
terminal-no-chance = The system gives no random numbers; name a --seed.
terminal-cannot-read = { $file } cannot be read: { $why }.
terminal-cannot-write = { $file } cannot be written: { $why }.
terminal-why-not-found = there is no such file or folder
terminal-why-denied = permission is denied
terminal-why-not-text = it is not a text
terminal-why-too-large = it is larger than { $limit } MiB, and no record or script is
terminal-why-other = { $why }
terminal-exists = { $file } exists already and stays as it is; --force (or save!) overwrites it.
terminal-no-free-name = There are too many saved games of { $game } here.
terminal-no-record = This is not the record of a game on the shelf.
terminal-bad-record = { $file }, line { $line }: { $why }
terminal-no-seat = There is no seat { $seat }: the seats are 1 to { $seats }.
terminal-no-step = There is no step { $step }: the game has { $steps }.
terminal-left = left:
terminal-players = Players: { $range }

# Simulations and the arena.
sim-head = { $games ->
    [one] 1 game, { $choices } choices, { $seconds } s
   *[other] { $games } games, { $choices } choices a game, { $seconds } s
}
sim-seat = seat
sim-bot = bot
sim-wins = wins
sim-mean = points
sim-sd = deviation
sim-fingerprint = Fingerprint: { $fingerprint }
clicks-game = game
clicks-choices = choices
clicks-clicks = clicks
clicks-bundles = at once
clicks-picked = of several
clicks-gathered = paid
arena-weights-ours = Weights and nets are for a bot of ours: let the first be a level.
arena-head = { $games ->
    [one] 1 game, { $seconds } s
   *[other] { $games } games, { $seconds } s
}
arena-rate = win rate (95 %)
arena-elo = Elo (95 %)
ladder-levels = levels
ladder-turn = turn: mean / longest (ms)
ladder-no-table = No game is played by so many: the ladder needs two players or more.
marked-no-place = { $file } has no place for the table: the line “{ $mark }” and, below it, “{ $end }”.
marked-made = Made by `{ $command }`.
tune-weight = weight
tune-before = before
tune-after = after
tune-not-for-two = Weights are found by games for two, and this one cannot be played by two.
tune-malformed = { $file } is no climb that was kept: line { $line }, column { $column }.
tune-another = { $file } holds a climb with other settings or from other weights. Name another file, or remove it to begin anew.
tune-better = The new weights won { $wins } of { $games } games against the old ones ({ $low }–{ $high } %): better beyond doubt. With --weights FILE they are written.
tune-written = The new weights won { $wins } of { $games } games against the old ones ({ $low }–{ $high } %): better beyond doubt, and written to { $file }.
tune-no-better = The new weights won { $wins } of { $games } games against the old ones ({ $low }–{ $high } %): not better beyond doubt, so nothing was written.
weights-malformed = These are no weights: { $what }
weights-unknown = There is no weight “{ $name }”.
weights-missing = The weight “{ $name }” is missing.
weights-beyond = “{ $name }” is out of bounds.
value-no-net = This file is no net of Lazaret.
value-not-whole = This net for { $game } is not whole: its check figure is not that of its bytes.
value-other-game = This net is for another game, not for { $game }.
value-other-rules = This net learned from other rules of { $game } than version { $rules }.
value-other-sizes = This net for { $game } has other layers than those that can be read.
value-other-counts = This net for { $game } was made for other counts: run “make values”.
calibrate-alone = Whoever plays alone has no share of the game: calibration needs two players or more.
calibrate-bucket = share
calibrate-seats = seats
calibrate-promised = promised
calibrate-got = came true
calibrate-seat = seat
calibrate-turn = turn
calibrate-own = own
calibrate-others = another’s
calibrate-worst-cell = In the cell furthest beyond chance (seat { $seat }, fifth { $fifth }) it was { $cell } %.
calibrate-no-cell = No cell is further apart than chance explains.
calibrate-summary = Furthest apart: { $worst } points. { $cell } The best fit: now { $now }, early { $early }.
calibrate-net = People are told by the net { $net }.
calibrate-by-hand = People are told by the judgement by hand: there is no net for these cards.
calibrate-truth = Log-loss { $loss } ({ $hand } by hand, refitted; gain { $gain } ± { $error }). Apart on average { $apart } points ({ $hand-apart }). Drift over own turns { $drift } ({ $hand-drift }).
values-other-game = { $file } is no record of { $game }.
values-written = { $positions } positions of { $games } games were written to { $file }.
levels-figure = blur or iterations
story-head-what = lines
story-head-count = number
story-head-mean = mean
story-head-median = median
story-head-ninety = 9 of 10
story-head-most = most
story-of-turn-events = turns, event by event
story-of-turn-lines = turns, in sentences
story-of-table-events = the table, event by event
story-of-table-lines = the table, in sentences
story-of-recap = while you waited
story-table-whose = turn
story-table-events = event by event
story-table-sentences = in sentences
story-whose-table = the table

bench-game = game
bench-players = players
bench-choices = choices/s
bench-games = games/s
bench-search = search iterations/s
bench-state = state (bytes)
bench-action = choice (bytes)
bench-replay = replay / choices

# A bot of one's own.
program-unnamed = Which program? Write cmd: and its command line, such as cmd:./mybot.
program-fault = The bot “{ $program }” { $why }
program-place = failed in game { $game }, at its choice { $choice }: { $why }
program-not-started = cannot be started: { $why }.
program-start = did not get to its first game: { $why }
program-ended = it ended with exit code { $code }.
program-killed = it was ended by a signal.
program-closed = it closed its output.
program-silent = it did not answer within { $time } ms.
program-unasked = it wrote “{ $line }” without being asked.
program-no-line = it wrote something that is not a line of text.
program-garbage = the answer “{ $line }” is none that the protocol knows.
program-illegal = “{ $choice }” is not among the options.

# Where a game was won. $choice and $best are sentences of the game in the form of a choice.
analysis-not-over = { $file } is the record of a game that is not over: there is nothing to analyse yet.
analysis-other-rules = { $file } was played by version { $rules } of the rules. Every step in figures is told only of games of the program’s own rules; without --json it is told where the game was won.
analysis-who = player
analysis-start = at the start
analysis-decided = choices
analysis-luck = luck
analysis-others = opponents
analysis-unexplained = unexplained
analysis-missed = missed
analysis-sound = good choices
analysis-nothing = No single choice and no single draw can be shown to have moved the game.
analysis-round = Round { $round }, { $told }

# Records and scripts.
verify-step = step { $step }
verify-unfinished = The game is not played to its end.
verify-evening-unfinished = It is not over.
verify-evening-line = This line is no fact of an evening or a league, or does not fit those before it.
verify-evening-forged = What was drawn here is not what the secret makes.
verify-shares-missing = The proof holds nothing from the seats { $seats }.
verify-sum = Proved: { $proved }. Played true, no proof: { $no-proof }. Incomplete: { $incomplete }. Unreadable: { $unreadable }. Diverged: { $diverged }. Forged: { $forged }.
check-nothing = There is no script in this folder: nothing ends in .check, .game, .lesson or .puzzle.
check-held = { $file }: { $cases ->
    [one] one case holds.
   *[other] { $cases } cases hold.
}
rules-no-rule = There is no rule { $rule }.
rules-nothing = The rulebook says nothing about: { $words }.
replay-setup = Set-up
replay-secret = chooses in secret
replay-undo = { $count ->
    [one] undoes 1 choice
   *[other] undoes { $count } choices
}
replay-taken-back = undone
replay-unfinished = The game is not over yet.

# A table in the terminal.
play-seat = Player { $seat }
play-bot = { $name } · { $level }. { $about }
play-bad-names = Give at most { $people ->
    [one] one name, for the person
   *[other] { $people } names, one for each person
}, none of them empty or with a #.
play-pass-keyboard = { $seat }: your turn at the keyboard. Press Enter when nobody else is looking.
play-no-number = Choose a number from 1 to { $most }, or type help.
play-allowed = This can be chosen now.
play-undo-agreed = If everyone agrees: undo agreed.
play-saved = Saved: { $file }
play-kept = The game is kept in { $file }. To go on: lazaret play --load { $file }
play-place = place
play-points = points
play-advised = { $number }  { $choice }: wins { $share } games in 100 (± { $doubt })
play-advice-tried = Games tried: { $tried }. The adviser knows what you see, and no more.
play-would-score = Points as it stands: { $before } → { $after }
play-help =
    A number or the words in brackets choose an option; ! marks what can’t be undone.
    A letter makes several choices at once: those in its brackets.
    a?  3?         what a letter or a number would do
    Enter          shows the table again
    describe       the whole position in words, for those who do not see the board
    why X          why X cannot be chosen (a choice, or a thing on the board)
    undo           undoes what you did last; undo 1: only its last choice; undo agreed: with everyone’s consent
    advise         what a strong player would weigh here, and why
    log            what has happened so far
    rules RAT-31   what a rule says; rules WORDS searches the rulebook
    save FILE      writes the game to a file; save! FILE overwrites it
    quit           leaves; the game is kept in a file

# The board of Rattus as text.
board-rattus-rats = rats
board-rattus-cards = Cards
board-rattus-seat = { $letter } { $name }: { $score } on the board, { $castle } of them in the castle, { $reserve } in reserve
board-rattus-supply = Rats in the supply: { $supply }. Face up: { $turned }. ☠ the plague; * seen by you.
board-rattus-known = Rat { $rat }: from { $limit ->
    [one] 1 cube
   *[other] { $limit } cubes
}: { $symbols }

board-contagion-round = Round { $round } of { $rounds } · skulls { $skulls }{ $toll ->
    [0] {""}
   *[other] , death toll at { $toll }
} · { $who ->
    [0] WHO card now
   *[other] WHO card in { $who }
}
board-contagion-last-round = This is the last round.
board-contagion-seat = { $letter } { $name }: score { $score } · hand { $hand } · cubes left { $dish }
board-contagion-neutral = { $letter } Neutral disease: score { $score } · cubes left { $dish }
board-contagion-kept = kept
board-contagion-piles = Draw pile { $pile } · city pile { $cities } · discard pile { $discard }

board-pest-year = Year { $year }, era { $era }
board-pest-decree = Decree: { $decree }
board-pest-cards = Plague: { $plague }. Favour, paid next year: { $favour }.
board-pest-market = Market: { $market }
board-pest-capital = Capital: { $works }. Tokens: { $tokens }. Neutral people: { $neutral }.
board-pest-ruins = Ruins: { $ruins }
board-pest-doctor = Doctor
board-pest-camp = Camp
board-pest-standing = { $score } points now, { $lead } of them for the place in influence; influence { $influence }, renown { $renown }, negative renown { $negative }, agenda { $agenda }; Assistants left: { $assistants }
board-pest-goods = { $goods }; research { $research }
board-pest-subjects = Sick { $sick }, beds { $regular }, harmful slots: { $slots }. Healed { $healed }, in the Capital { $capital }, dead { $cemetery }
board-pest-mat = Cells used: { $cells }. Technologies: { $technologies }. Workers: { $workers }.

board-messina-round = Round { $round } · wheel at { $wheel } · plague cubes left { $cubes } · fire per cube { $cost } · order:
board-messina-seat = { $letter } { $name }: points { $points } · coins { $coin } · beams { $beam } · fire { $fire } · major fire { $major } · rats { $rats } · Popularity { $popularity } · City { $city } · Church { $church } · lieutenants to use { $unused }
board-messina-automaton = Automaton: Popularity { $popularity } · lieutenants left { $lieutenants }
board-messina-workshops = Workshops
board-messina-cabins = Cabin upgrades
board-messina-carts = Carts
board-messina-pending = To do
