# The page itself.
home = Back to the shelf
close = Close
save = Save
loading = One moment …
yes = yes
no = no
nowhere-title = There is nothing here.
error-unreachable = The server does not answer. Check your connection and try again.

# The shelf.
shelf-eyebrow = Four plague-time games at one table
shelf-motto = Wash your hands, bar the door, and take a seat.
shelf-games = Games
shelf-mine = Your tables
shelf-open = Open tables
shelf-none-open = Nobody is waiting for players right now. Host a table and send the link.
shelf-level = Bots
shelf-all-mine = { $count ->
    [0] My games
   *[other] All my games ({ $count } in play)
}
games-title = My games
games-running = In play
games-over = Finished
games-none-running = You are playing nothing at the moment.
games-none-over = No game of yours is over yet.
games-leave = Leave
games-stay = Stay
games-result = { $points ->
    [one] { $place }, { $points } point
   *[other] { $place }, { $points } points
}
shelf-play-now = Play now
shelf-play-now-game = Play { $game } now, against bots
shelf-host = Host a table
shelf-host-game = Host a table of { $game }
shelf-players = Players
shelf-length = Length
shelf-weight = Weight
shelf-rattus-length = 30–45 min
shelf-rattus-weight = light
shelf-contagion-length = 30 min
shelf-contagion-weight = light
shelf-pest-length = 120 min
shelf-pest-weight = heavy
shelf-messina-length = 60–140 min
shelf-messina-weight = heavy
shelf-footer = The games belong to their authors and publishers. Wording and drawings here are our own.
status-waiting = waiting for players
status-playing = in play
status-over = over

# Join and host.
join-title = Join with a code
open-title = Open a record
open-hint = Choose the file of any game, or drop it here. It is checked and shown, and not kept.
open-choose = Choose a file
open-too-large = The file is too large for a record: { $limit } kB are the limit.
join-label = The code somebody read to you, or the link
join-go = Go
host-title = Host a table: { $game }
host-seats = Seats
host-seat = Seat { $number }
host-friend = A friend, by invitation
host-clock = Time
host-public = Show the table in the lobby
host-position = Begin from a position
host-position-script = A script of the check language: its position is taken, and the options chosen here
host-go = Set up the table
option-players = Players
option-on = on
option-off = off
clock-none = No clock
clock-live = Live, with increment
clock-daily = So many hours a move
clock-minutes = Minutes each
clock-increment = Seconds added each move
clock-hours = Hours a move
clock-window = Only inside a daily window
clock-opens = From
clock-closes = Until
clock-left = Time left: { $left }

# A name, an account, settings.
name-title = What are you called?
name-label = Name
name-go = Sit down
account-of = You are { $name }
account-none = You have no name yet
account-why = With a password you keep your seats on every device.
account-password = Password
account-register = Keep my name
account-log-in = Log in
account-log-out = Forget me on this device
account-move-code = Code for another device
account-have-code = Code from another device
account-move-here = Move here
notices-title = Notices when I am away
notices-webhook = Webhook address (Discord, Slack)
notices-email = E-mail
notices-saved = Saved.
account-old-password = Password now
account-new-password = New password
account-change-password = Change the password
account-password-changed = Changed. All other devices are logged out.
account-devices = My devices
account-device-here = this one
account-device-unknown = unknown device
account-device-seen = last used { $when }
account-device-end = Log out
account-log-out-everywhere = Log out everywhere
account-blocks = People I do not want to hear
account-unblock = Hear again
account-delete = Delete everything about me
account-delete-why = Your name, addresses and words are forgotten, running games are given up. Finished games stay; the seat in them is “somebody”.
account-delete-sure = Really delete
notices-confirm = A letter with a link is on its way to this address. Notices go there once you have followed it.
notices-confirmed = This address is confirmed.
settings-title = Settings
settings-language = Language
settings-theme = Light
settings-speed = Pieces move
settings-sound = Sound
settings-text = Text size
settings-text-size = { $size } %
settings-end-asks = Ask before I end my turn
end-asks-always = always
end-asks-lost = when something is lost
end-asks-never = never
settings-touch = On a touch screen the first tap only looks
settings-confirm = Show every choice before I make it
settings-notify = Tell me outside the page when it is my turn
theme-light = Daylight
theme-dark = Candle-light
theme-to-light = Switch to daylight
theme-to-dark = Switch to candle-light
speed-slow = slowly
speed-normal = normally
speed-fast = quickly
speed-off = not at all

# Seats.
seat-open = Open seat
seat-bot = Bot ({ $level })
seat-machine = { $name } (bot)
seat-machine-of = bot of { $owner }
seat-somebody = Somebody
seat-you = you
seat-absent = away
seat-resigned = has given up
seat-asked = is asked
seat-stand-in = a bot plays ({ $level })
seat-summon = Call a bot in
seat-replaced-soon = a bot will step in soon
level-random = random
level-easy = 1 easy
level-level2 = level 2
level-level3 = level 3
level-level4 = level 4
level-level5 = level 5
level-level6 = level 6
level-greedy = 7 greedy
level-level8 = level 8
level-level9 = level 9
level-medium = 10 medium
level-hard = 11 hard
level-expert = 12 expert

# Before the start.
waiting-title = Who sits where
waiting-sit = Sit here
waiting-stand = Get up
waiting-start = Start the game
waiting-holder = Who plays: { $seat }
waiting-for = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}
waiting-host = The host starts the game.
waiting-nonces = The game starts when everybody’s browser has added its number to chance, in ten seconds at the latest.
waiting-watch = You are watching. Ask for the link to sit down.
invite-sit = Invite somebody to sit down
invite-watch = Let somebody watch
invite-copy = Copy the link
invite-share = Share
invite-copied = The link is copied.
invite-copy-failed = The browser did not let us copy. Select the link and copy it by hand.
invite-qr = The link as a picture for a phone

# Fair chance.
fair-title = Fair chance
fair-before = This is the seal of the server’s secret. Each seat adds a secret of its own, and chance comes out of both. After the game everybody can check it.
fair-check = Check that chance was fair
fair-verdict = Chance: { $verdict }.
fair-kept = The secret is the one that was sealed before the start.
fair-derived = Chance comes from that secret and what the seats added.
fair-included = What this browser added is in it.
fair-remembered = The seal is the one that this browser was first shown.
fair-complete = Every person at the table added a number.
fair-ended = The game was played to its end.
fair-play = The choices themselves are checked by playing the record again: lazaret verify.
fair-exchanged = The seal of this table is not the one that this browser was first shown. Do not trust its chance.
fair-yes = yes
fair-no = no

# The offer bar.
offer-bar = What is asked
offer-yours = It is your turn
offer-theirs = { $count ->
    [one] { $names } is to choose
   *[other] { $names } are to choose
}
offer-asked = The question is: “{ $ask }”
offer-over = The game is over
offer-list = All choices
offer-all = { $count ->
    [0] No choices
    [one] { $count } choice
   *[other] { $count } choices
}
offer-menu = Choices here
offer-seals = cannot be taken back
offer-some-seal = With a seal or a broken outline: cannot be taken back.
offer-sending = sending …
offer-typed = Number { $number } … Enter chooses
stage-skip = Skip
offer-plays = { $names } is playing
offer-goes-on = The game goes on
offer-thinks = { $count ->
    [one] { $names } is thinking …
   *[other] { $names } are thinking …
}
stage-pace = How quickly it is shown
stage-pause = Stop for a moment
stage-go-on = Go on
stage-normal = At normal speed
stage-fast = Twice as fast
stage-first-see = The others’ turns are still being shown. Space skips to the end.
recap-title = Since your last choice
recap-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
recap-show = Show the turn of { $seat } again
recap-all = Show all again
recap-enough = Got it
rail-title = Beside the board
rail-open = Unfold the story
rail-fold = Fold the story away
seat-points = Points
popover-title = Look first
preview-chance = Then chance decides.
preview-end = Then the game is over.
preview-seals = cannot be taken back
preview-undo = can be taken back
preview-only-looking = Only looking
ending-title = This would be lost:
ending-unused = You can still do something this turn.
ending-back = Go back
ending-never = Do not ask again
undo-free = Undo
undo-ask = Ask for undo
consent-title = { $seat } wants to take back a choice
consent-waiting = Still to answer: { $names }
consent-agree = Agree
consent-refuse = Refuse
consent-withdraw = Never mind
watching = You are watching
watching-cannot-choose = You are watching: only those who sit at the table choose.
spectators = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
}

# The line to the server.
line-lost = The connection is lost. The board stays as it is; we are trying to get back.
line-back = Connected again.
line-kept-choice = No connection: your choice is kept and will be sent.
line-sent-again = Your choice has been sent now.
line-had-arrived = Your choice had arrived.
line-not-made = The game went on without your choice. Please choose again.

# A table that cannot be shown.
table-shut = This table cannot be shown
stranded-why = Nobody can play it on here. Those who sit at it can close it; then its record can be taken along to a program that has the rules.
stranded-close = Close the table
stranded-closed = The table is closed. This is its record, with the proof of its chance.

# Log, chat, looking back.
log-title = Story
log-filter = Show
log-all = Everybody
log-rounds = Rounds
log-all-rounds = All rounds
log-round = Round { $number }
log-none = Nothing has happened yet.
log-to-now = To now
log-notes = Notes of the table
log-jump = Look at step { $step }
log-undo = { $seat } takes back a choice.
log-undo-agreed = { $seat } takes back a choice; everybody agreed.
chat-title = Chat
chat-say = Say something
chat-send = Send
chat-none = Nobody has said anything yet.
chat-said = { $name } says: { $text }
chat-about = { $name }: what to do
chat-mute = Let them watch in silence
chat-remove = Show them out
chat-block = Do not hear them any more
chat-report = Report
chat-report-why = What happened? Whoever runs the server reads it, with the last lines of this person.
watchers-title = Spectators
watchers-none = Nobody watches.
watchers-nameless = somebody without a name
watchers-muted = silent
watchers-removed = shown out
watchers-readmit = Let them again
spectators-may = Spectators may
spectators-open = watch and talk
spectators-silent = watch in silence
spectators-closed = not watch
look-step = Looking back at step { $step }
look-at = Step { $step } of { $now }
look-back = One step back
look-on = One step on
look-return = Back to now
look-first-return = You are looking back. Return to the present to choose.
zones = Parts of the table
zone-table = Table
zoom = Size of the map
zoom-in = Larger
zoom-out = Smaller
zoom-whole = The whole map
notice-your-turn = Your turn

# The menu.
menu-title = Table
menu-hand-over = Let a bot play for me
menu-level = How strong
menu-take-back = Play myself again
menu-resign = Give up
menu-resign-sure = Really give up
menu-rules = Rulebook
menu-replay = Replay
menu-record = Download the record
menu-wrong = This is wrong…
menu-wrong-said = The position, your last click and the answer as a script: change its last line to what should be, and send it to whoever keeps the rules.
table-from-position = This game begins from a position that somebody laid out. Its chance is not proved.

# Rules.
rules-title = Rules
rules-of = Rules of { $game }
rules-open = Read rule { $rule }
rules-search = Search
rules-contents = Contents
rules-words = The words to write a script about this game
rules-words-of = Words for scripts about { $game }
rules-back = Back to the rules

# Replay.
patch-title = Changed cards
patch-note = This server plays with cards that are not as printed:
replay-title = Replay
replay-eyes = Through whose eyes
replay-eyes-all = As a spectator
replay-eyes-of = Through the eyes of { $seat }
replay-first = To the beginning
replay-last = To the end
replay-back = One choice back
replay-on = One choice on
replay-turn-back = One turn back
replay-turn-on = One turn on
replay-play = Play
replay-pause = Pause
replay-step = Step { $step } of { $last }
replay-link = Copy the link to this step
replay-panel-more = More
branch-title = Play on from here
branch-why = A new table begins at step { $step }; bots take the other seats.
branch-as = As { $seat }

# The end.
end-title = The end
end-show = Score sheet
end-sheet = Score sheet
end-winner = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
end-alone = { $points ->
    [one] { $name }: { $points } point
   *[other] { $name }: { $points } points
}
end-category = Category
end-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
end-total = Total
end-rematch = Rematch
end-to-rematch = To the rematch
curve-title = Scores
moments-title = Moments to remember
moment-fall = { $points ->
    [one] { $seat } loses { $points } point at one blow
   *[other] { $seat } loses { $points } points at one blow
}
moment-leap = { $points ->
    [one] { $seat } gains { $points } point at once
   *[other] { $seat } gains { $points } points at once
}
moment-lead = { $seat } takes the lead and never gives it back

# The adviser.
advice-ask = Ask the adviser
advice-title = The adviser’s three
advice-share = Your share of the game after each choice. The line is the doubt.
advice-figure = { $share } % ± { $doubt }
advice-nothing = Nothing speaks for it that the others have not.
advice-show = Show on the board: { $choice }
advice-honest = The adviser plays like the expert bot and knows only what you can see. Games tried: { $tried }. The story says that you asked.
advice-thinks = The adviser is thinking …
advice-ready = The adviser has answered.
advice-agreed = Everybody may ask the adviser here.
host-advice = Let everybody ask the adviser, though people play each other

# Where a game was won.
analysis-tab = Analysis
analysis-title = Where it was won
analysis-curve = Share of the game
analysis-curve-about = How likely each seat was to win, with all cards known. The red line is what is shown.
analysis-turning = Turning points
analysis-even = No single choice and no single draw can be shown to have moved the game.
analysis-in-round = Round { $round },
analysis-show = Show
analysis-play-on = Play on from here
analysis-seats = What moved it for each seat
analysis-sound-choices = sound choices
analysis-choices = choices
analysis-chance = luck
analysis-the-others = others
analysis-rest = not explained
analysis-honest = A choice is judged by what its seat could know; what is below twice the error is called sound. The figures behind ± hold in 95 of 100 cases.
analysis-waiting = The game is being looked at. It takes from a second to half a minute, and longer while bots think …

# Bots of one's own.
machines-title = My own bots
machines-why = A program of yours plays at the tables of this server, known by a token. Everybody sees that it is a bot, and whose.
machines-name = Name of the bot
machines-make = Make a bot
machines-token = Its token. It is shown now and never again: give it to your program and to nobody else.
machines-copy = Copy the token
machines-copied = The token is copied.
machines-copy-failed = The browser does not let the page copy. Mark the token and copy it yourself.
machines-made = made { $when }
machines-seen = last here { $when }
machines-never-seen = has not come yet
machines-revoke = Take away
machines-revoke-which = Take { $name } away
# What an undo would take back.
consent-alone = Nobody else has chosen since then.
consent-others = This goes back too: { $choices }.
consent-of = { $choices ->
    [one] { $choices } choice by { $seat }
   *[other] { $choices } choices by { $seat }
}
consent-chance = Whatever chance gave since then is drawn again.

# Searching the rules.
rules-found = { $count ->
    [0] No rule says that in these words. Try fewer words, or look through the contents.
    [one] { $count } rule
   *[other] { $count } rules
}
rules-nearest = No rule has all these words. These come nearest:
rules-search-small = how do i does the a an is are can what when why who where which my me you your to of in on at it if and or for with be there much many
rules-search-alike = win wins winner winning victory / score scoring points point / end ends over finish / die dies death dead lose loses lost / start begin set-up setup / tie ties draw level equal / turn turns

# Beyond the line.
offline-now = You are offline. Rulebooks and player aids can be read; tables and lessons come back with the connection.
shelf-offline = The shelf is as it was when you were last connected.

# Playing on from a step of a finished game.
branch-seat = You play as
branch-level = Against
branch-begin = Begin

# At the end.
end-tied = Equal points: the tie-break of the rules decides between { $names }.
end-unscored = The game was given up before anything was scored.
end-you-won = You win by { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
end-you-shared = You share the victory.
end-you-behind = You come in { $place }, { $points ->
    [0] level with the winner on points
    [one] { $points } point behind the winner
   *[other] { $points } points behind the winner
}.
end-where-won = Where was it won?

# A record that somebody brought.
record-sound = The record was played through from its seed: all { $steps } steps follow the rules and lead to this position.
record-alone = It belongs to no table of this server: there is nobody to ask for an analysis, and no seat to play on from.

# Keys.
keys-title = Keyboard shortcuts
keys-off = Single keys are switched off. The arrows, Enter, Space and Escape still work.
keys-at-table = At a table
keys-in-replay = In a replay
keys-arrows = point at a choice
keys-enter = make the choice that is pointed at
keys-digits = make the choice with this number
keys-undo = take back the last choice
keys-space = skip what is being shown
keys-escape = close what is open, return to now
keys-tab = go to the things on the board and to the buttons
keys-sheet = show this sheet
keys-steps = one choice back, one on
keys-ends = to the beginning, to the end
keys-play = play, pause
settings-keys = Choose and undo by single keys
settings-show-keys = Keyboard shortcuts …
skip-to-question = To the question
heading-board = Board
thing-open = { $thing } (can be chosen)

# Why not.
why-not-title = Why not
why-not-instead = What can I choose?
