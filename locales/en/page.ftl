# The page itself.
home = Back to the shelf
close = Close
save = Save
loading = One moment …
yes = yes
no = no
nowhere-title = Nothing here.
error-unreachable = No answer from the server. Check your connection and try again.

# The shelf.
shelf-eyebrow = Four games about plagues, one table
shelf-motto = Wash your hands, bar the door, and take a seat.
shelf-games = Games
shelf-mine = Your tables
shelf-open = Tables looking for players
shelf-none-open = No one is waiting right now. Open a table and send the link.
shelf-level = Bots
shelf-all-mine = { $count ->
    [0] My games
   *[other] All my games ({ $count } in play)
}
games-title = My games
games-running = In progress
games-over = Finished
games-none-running = No games in progress.
games-none-over = No finished games yet.
games-leave = Leave
games-stay = Keep playing
games-result = { $points ->
    [one] { $place }, { $points } point
   *[other] { $place }, { $points } points
}
games-stood = { $points ->
    [one] closed at 1 point
   *[other] closed at { $points } points
}
shelf-play-now = Play now
shelf-play-now-game = Play { $game } now against bots
shelf-host = Open a table
shelf-host-game = Open a { $game } table
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
shelf-footer = These games belong to their authors and publishers. All words and drawings here are our own.
status-waiting = waiting for players
status-playing = in progress
status-over = finished

# Join and host.
join-title = Join with a code
open-title = Open a saved game
open-hint = Drop a game file here, or a lesson or a puzzle, or choose one. We check it and show it; nothing is stored.
open-choose = Choose a file
open-too-large = That file is too large. Game files may be up to { $limit } kB.
join-label = Table code or link
join-go = Go
host-title = Open a { $game } table
host-seats = Seats
host-seat = Seat { $number }
host-friend = A friend (by link)
host-clock = Clock
host-public = List this table for everyone
host-position = Start from a set-up position
host-position-script = Paste a position script. It sets the board; the options above still apply.
host-go = Open the table
option-players = Players
option-on = on
option-off = off
clock-none = No clock
clock-live = Live: minutes plus increment
clock-daily = Slow: hours per move
clock-minutes = Minutes per player
clock-increment = Extra seconds per move
clock-hours = Hours per move
clock-window = Only run during certain hours
clock-opens = From
clock-closes = Until
clock-left = { $left } left

# A name, an account, settings.
name-title = What should we call you?
name-label = Name
name-go = Take a seat
account-of = You are { $name }
account-none = You haven’t chosen a name yet
account-why = Set a password to keep your seats on every device.
account-password = Password
account-register = Save my name
account-log-in = Sign in
account-log-out = Sign out on this device
account-move-code = Code for another device
account-have-code = Code from another device
account-move-here = Move here
notices-title = Messages while I’m away
notices-webhook = Webhook address (Discord, Slack, ntfy)
notices-email = E-mail
notices-saved = Saved.
account-old-password = Password now
account-new-password = New password
account-change-password = Change the password
account-password-changed = Password changed. All other devices are signed out.
account-devices = My devices
account-device-here = this one
account-device-unknown = unknown device
account-device-seen = last used { $when }
account-device-end = Sign out
account-log-out-everywhere = Sign out everywhere
account-blocks = Blocked people
account-unblock = Unblock
account-delete = Delete my account
account-delete-why = Your name, addresses and messages are erased and your running games are resigned. Finished games stay, with your seat shown as “Someone”.
account-delete-sure = Yes, delete everything
notices-confirm = We sent a link to this address. Messages start once you open it.
notices-confirmed = This address is confirmed.
settings-title = Settings
settings-language = Language
settings-theme = Appearance
settings-speed = Animation
settings-sound = Sound
settings-text = Text size
settings-text-size = { $size } %
settings-end-asks = Ask before ending my turn
end-asks-always = always
end-asks-lost = only if I would lose something
end-asks-never = never
settings-touch = On touch screens, first tap shows, second tap plays
settings-confirm = Preview every choice before it counts
settings-notify = Notify me when it’s my turn
theme-light = Daylight
theme-dark = Candlelight
theme-to-light = Switch to daylight
theme-to-dark = Switch to candlelight
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-off = off

# Seats.
seat-open = Open seat
seat-bot = { $name } · { $level }
seat-bot-level = Bot ({ $level })
seat-machine = { $name } (bot)
seat-machine-of = bot of { $owner }
seat-somebody = Someone
seat-you = you
seat-absent = away
seat-resigned = resigned
seat-asked = choosing
seat-stand-in = bot playing ({ $level })
levels-all = All levels
levels-number = Level { $level }
seat-summon = Let a bot take over
seat-replaced-soon = a bot takes over soon

# Before the start.
waiting-title = Seats
waiting-sit = Sit here
waiting-stand = Leave this seat
waiting-start = Start the game
waiting-holder = Player for { $seat }
waiting-for = { $count ->
    [one] 1 seat is still open.
   *[other] { $count } seats are still open.
}
waiting-host = The host will start the game.
waiting-nonces = Starting: every browser adds its share to the shuffle. Ten seconds at most.
waiting-watch = You are watching. Ask the host for a link to play.
invite-sit = Invite a player
invite-watch = Invite a spectator
invite-join = Invite people to take part
invite-phone = This page on your phone
invite-copy = Copy the link
invite-share = Share
invite-copied = Link copied.
invite-copy-failed = Your browser blocked copying. Select the link and copy it yourself.
invite-qr = Link as a QR code

# Fair chance.
fair-title = Fair shuffle
fair-before = Before the first card, the server locks its secret under this seal. Each player’s browser adds a secret too, and the shuffle comes from all of them. After the game anyone can check it.
fair-check = Check the shuffle
fair-verdict = Shuffle: { $verdict }.
fair-kept = The server’s secret matches the seal from before the game.
fair-derived = The shuffle comes from that secret and the players’ shares.
fair-included = Your browser’s share is included.
fair-remembered = This is the same seal your browser saw at the start.
fair-complete = Every player at the table added a share.
fair-ended = The game was played to the end.
fair-play = To check every move as well, run: lazaret verify.
fair-exchanged = This is not the seal your browser saw at the start. Don’t trust this shuffle.
fair-yes = yes
fair-no = no

# The offer bar.
offer-bar = Your choice
offer-yours = Your turn
offer-theirs = { $count ->
    [one] { $names } is choosing
   *[other] { $names } are choosing
}
offer-asked = They are asked: “{ $ask }”
offer-over = The game is over
offer-list = All choices
offer-all = { $count ->
    [0] No choices
    [one] { $count } choice
   *[other] { $count } choices
}
offer-menu = Choices here
offer-at-once = At once
offer-step-by-step = Step by step
offer-seals = can’t be undone
offer-some-seal = Choices with a seal can’t be undone.
offer-sending = sending …
offer-typed = Choice { $number } – press Enter
stage-skip = Skip
offer-plays = { $names } is playing
offer-goes-on = The game continues
offer-thinks = { $count ->
    [one] { $names } is thinking …
   *[other] { $names } are thinking …
}
stage-pace = Playback speed
stage-pause = Pause
stage-go-on = Continue
stage-normal = Normal speed
stage-fast = Double speed
stage-first-see = Other turns are still playing. Press Space to skip ahead.
recap-title = While you waited
recap-points = Your points: { $then } → { $now }
recap-show = Replay { $seat }’s turn
recap-show-table = Replay what happened at the table
recap-all = Replay everything
recap-enough = Close
rail-title = Story and chat
rail-open = Show the story
rail-fold = Hide the story
seat-points = Points
popover-title = Preview
preview-chance = The rest is up to chance.
preview-figure = { $what }: { $before }, then { $after }
preview-span = { $least } to { $most }
preview-span-same = { $same } in 100 unchanged
preview-end = This ends the game.
preview-seals = can’t be undone
preview-undo = can be undone
preview-in-detail = step by step
preview-points = Points as it stands
preview-only-looking = Preview only
ending-title = You would lose:
ending-unused = You can still do something this turn.
ending-back = Back to my turn
ending-never = Don’t ask again
undo-free = Undo
undo-ask = Ask to undo
undo-all = Undo { $choices } choices
undo-ask-all = Ask to undo { $choices } choices
consent-title = { $seat } asks to undo a move
consent-waiting = Waiting for { $names }
consent-agree = Allow
consent-refuse = Refuse
consent-withdraw = Cancel the request
hands-title = May spectators see your hand?
hands-what = Whoever watches would see all hands, { $delay }.
hands-shown = Shown: your cards and your choices, after the delay, and your name; and, as late, what the bots think of the game and of your choices.
hands-never = Never shown: your notes, anything to someone at this table, anything from before everyone agreed.
hands-one-no = One no is enough, and nobody is told who said it. You can close the hands at any time; what has not been shown by then stays unseen.
hands-open = Open my hand
hands-keep = No, keep it closed
hands-menu = Hands for spectators
hands-menu-said = For commentators: if everyone at the table agrees, spectators see all hands with a delay. One player can end it.
hands-delay = How much later
hands-ask = Ask everyone
hands-asked = Everyone is asked whether spectators may see all hands, { $delay }.
hands-are-open = Spectators see all hands, { $delay }.
hands-close = Close the hands
hands-eyes = Whose hand you see
hands-now = The table as it is now
hands-of = { $seat }’s hand, { $delay }
hands-soon = Hands are shown { $delay }. There is nothing old enough to show yet.
hands-awaited = { $agreed } of { $count } have agreed to show their hands
hands-closed = The hands are closed: someone at the table has ended it. What was not shown yet stays unseen.
broadcast-title = Chances and choices
broadcast-chances = Chances in 100: { $chances }
broadcast-chances-about = Chances in 100, with all hands known. By the bots.
broadcast-could = What { $name } could do
broadcast-shown = shown
broadcast-thinks = The bots are thinking …
broadcast-share = { $share } ± { $doubt }
broadcast-best = best
broadcast-by-bots = { $name }’s chance in 100 after it, as far as { $name } can know; ± for 95 of 100. By the bots.
broadcast-will = What will { $name } do?
broadcast-guesses = { $count ->
    [0] Nobody has guessed yet.
    [one] One who watches has guessed.
   *[other] { $count } who watch have guessed.
  }
watching = You are watching
watching-cannot-choose = You are watching. Only seated players can choose.
spectators = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
}

# The line to the server.
line-lost = Connection lost. Reconnecting …
line-back = You’re back online.
line-kept-choice = You’re offline. Your choice is saved and will be sent.
line-sent-again = Your choice has been sent.
line-had-arrived = Your choice did arrive.
line-not-made = The game moved on without your choice. Please choose again.

# A table that cannot be shown.
table-shut = This table can’t be opened
stranded-why = This version no longer has its rules, so no one can continue here. When everyone seated agrees, the table closes and the saved game stays yours.
stranded-close = Close the table
stranded-waiting = You want it closed. Still to agree: { $names }.
stranded-closed = The table is closed. Here is the saved game with its shuffle proof.

# Log, chat, looking back.
log-title = Story
log-filter = Show
log-all = Everyone
log-rounds = Rounds
log-all-rounds = All rounds
log-round = Round { $number }
log-none = Nothing has happened yet.
log-to-now = Latest
log-notes = Table notes
log-jump = Go to step { $step }
log-parts = { $count } parts
log-undo = { $seat } undoes a move.
log-undo-agreed = { $seat } undoes a move. Everyone agreed.
chat-title = Chat
chat-say = Write a message
chat-send = Send
chat-none = No messages yet.
chat-said = { $name } says: { $text }
chat-about = Options for { $name }
chat-mute = Mute (may still watch)
chat-remove = Remove from the table
chat-block = Block
chat-report = Report
chat-report-why = What happened? Your note and this person’s last messages go to the people who run this server.
watchers-title = Spectators
watchers-none = No one is watching.
watchers-nameless = a guest
watchers-muted = muted
watchers-removed = removed
watchers-readmit = Let back in
spectators-may = Spectators may
spectators-open = watch and chat
spectators-silent = watch only
spectators-closed = not watch
look-step = You are looking at step { $step }
look-at = Step { $step } of { $now }
look-back = Back one step
look-on = Forward one step
look-return = Back to now
look-first-return = You are looking back. Return to now to choose.
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
menu-take-back = Take my seat back
menu-resign = Resign
menu-resign-sure = Yes, resign
menu-rules = Rules
menu-replay = Replay
menu-record = Save the game file
menu-wrong = Report a rules mistake
menu-wrong-said = Here is the position, your last choice and our answer. Change the last line to what should happen and send it to us.
table-from-position = This game started from a set-up position, so its shuffle isn’t proven.

# Rules.
rules-title = Rules
rules-of = Rules of { $game }
rules-open = Rule { $rule }
rules-here = At this table:
rules-search = Search
rules-contents = Contents
rules-words = The words to write a script about this game
rules-words-of = Words for scripts about { $game }
rules-back = Back to the rules

# Replay.
patch-title = Changed cards
patch-note = On this server some cards differ from the printed ones:
replay-title = Replay
replay-eyes = Seen by
replay-eyes-all = A spectator
replay-eyes-of = { $seat }
replay-first = To the beginning
replay-last = To the end
replay-back = Back one choice
replay-on = Forward one choice
replay-turn-back = Previous turn
replay-turn-on = Next turn
replay-play = Play
replay-pause = Pause
replay-step = Step { $step } of { $last }
replay-link = Copy a link to this moment
replay-panel-more = More
branch-title = Play from here
branch-why = Opens a new table at step { $step }. Bots take the other seats.
branch-as = Play as { $seat }

# The end.
end-title = Final result
end-show = Score sheet
end-sheet = Score sheet
end-winner = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the win!
}
end-alone = { $points ->
    [one] { $name }: { $points } point
   *[other] { $name }: { $points } points
}
end-category = Scored for
end-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
end-total = Total
end-rematch = Rematch
end-to-rematch = Go to the rematch
curve-title = Scores
moments-title = Turning moments
moment-fall = { $points ->
    [one] { $seat } loses { $points } point in one blow
   *[other] { $seat } loses { $points } points in one blow
}
moment-leap = { $points ->
    [one] { $seat } jumps ahead by { $points } point
   *[other] { $seat } jumps ahead by { $points } points
}
moment-lead = { $seat } takes the lead for good

# The adviser.
advice-ask = Ask the adviser
advice-title = Three good choices
advice-share = How often you win after each choice. The thin line shows how sure we are.
advice-figure = { $share } %, give or take { $doubt }
advice-nothing = No clear edge over the next choice.
advice-show = Show on the board: { $choice }
advice-honest = The adviser sees only what you see. It played { $tried } games from here. The story notes that you asked.
advice-thinks = The adviser is thinking …
advice-ready = The adviser is ready.
advice-agreed = Everyone here may ask the adviser.
host-advice = Allow the adviser for everyone

# Where a game was won.
analysis-tab = Analysis
analysis-title = Where was it won?
analysis-curve = Chance to win
analysis-curve-about = Each player’s chance to win, out of 100, with all cards known. The red line marks the moment on the board.
analysis-turning = Turning points
analysis-even = No single choice or draw clearly changed this game.
analysis-in-round = Round { $round }:
analysis-show = Show
analysis-play-on = Play from here
analysis-seats = What helped and hurt each player
analysis-sound-choices = good choices
analysis-choices = own choices
analysis-chance = luck
analysis-the-others = opponents
analysis-rest = unexplained
analysis-honest = Choices are judged by what the player could know. Differences too small to measure count as good choices. “Give or take” covers 95 games in 100.
analysis-waiting = Looking through the game … this can take half a minute.

# Bots of one's own.
machines-title = Bots I wrote
machines-why = Your own program can play at tables on this server. Everyone sees that it is a bot and whose it is.
machines-name = Name of the bot
machines-make = Make a bot
machines-token = This is its key. You see it only once: give it to your program and to no one else.
machines-copy = Copy the key
machines-copied = Key copied.
machines-copy-failed = Your browser blocked copying. Select the key and copy it yourself.
machines-made = made { $when }
machines-seen = last here { $when }
machines-never-seen = not here yet
machines-revoke = Remove
machines-revoke-which = Remove { $name }
# What an undo would take back.
consent-alone = No one else has chosen since then.
consent-others = This would be undone too: { $choices }.
consent-of = { $choices ->
    [one] { $choices } choice by { $seat }
   *[other] { $choices } choices by { $seat }
}
consent-chance = Whatever was drawn since then is drawn again.

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
work-now = One moment: your browser is showing that you mean it…
restart-soon = { $minutes ->
    [0] The server is being restarted. Nothing is lost; the page comes back by itself.
    [one] The server will be restarted in a minute. Nothing is lost; the page comes back by itself.
   *[other] The server will be restarted in { $minutes } minutes. Nothing is lost; the page comes back by itself.
}
shelf-offline = The shelf is as it was when you were last connected.

# Playing on from a step of a finished game.
branch-seat = You play as
branch-level = Against
branch-begin = Begin

# At the end.
end-tie-idle = Nobody is level on points: the tie-break was not needed.
end-tie-shared = { $names } are level on points and on the tie-break: they share the place.
end-tie-decided = { $names } are level on points. The tie-break decides: { $what }.
end-tie-win = on the tie-break
end-rating-title = Your rating
end-rating = From { $before } (± { $doubt }) to { $after } (± { $since }).
end-rating-up = You came in { $place } against { $others }: better than the ratings foretold.
end-rating-down = You came in { $place } against { $others }: not as well as the ratings foretold.
end-rating-same = You came in { $place } against { $others }: as the ratings foretold.
end-rating-legend = Dashed: before the game. The steeper the hill, the surer the rating.
end-tie-line = Tie-break: { $what }, { $most ->
    [yes] more is better
   *[other] less is better
}
end-unscored = The game ended early, before anything was scored.
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
record-sound = We replayed this game from its seed: all { $steps } steps follow the rules and lead to this position.
record-alone = It belongs to no table of this server, so it can’t be analysed here, and no seat can be played on.

# Keys.
keys-title = Keyboard shortcuts
keys-off = Single keys are switched off. The arrows, Enter, Space and Escape still work.
keys-at-table = At a table
keys-in-replay = In a replay
keys-arrows = point at a choice
keys-enter = make the choice that is pointed at
keys-digits = make the choice with this number
keys-undo = undo the last choice
keys-undo-last = undo only the last of several choices
keys-detail = do what the pointer is on step by step, not at once
keys-space = skip what is being shown
keys-escape = close what is open, return to now
keys-tab = go to the things on the board and to the buttons
keys-describe = describe the board
keys-points = show the score sheet now
keys-sheet = show this sheet
keys-steps = one choice back, one on
keys-ends = to the beginning, to the end
keys-play = play, pause
settings-keys = Choose and undo by single keys
settings-show-keys = Keyboard shortcuts …
skip-to-question = To the question
heading-board = Board
thing-open = { $thing } (can be chosen)
thing-at-once = { $thing }. At once, { $steps } choices: { $does }

# Why not.
why-not-title = Why not
why-not-instead = What can I choose?

# What a table says of itself.
sheet-now = Score sheet now
sheet-now-about = If the game ended now, with what is on the board. Points that are only given at the end are counted as they would be.
sheet-now-of = If the game ended now: { $name } and the other players.
told-board = Describe the board
seat-sheet = { $name }: score sheet now

# Where it was won, said to one of those who sat there.
analysis-about = Whose
analysis-mine = Mine
analysis-all = All
analysis-even-mine = Nothing that you did or drew clearly changed this game.
analysis-better = better
analysis-what-if = What if?
analysis-take-back = Take it back
analysis-ghost = What if: { $choice }
analysis-line = It would have gone on like this: { $line }
end-show-me = Show me on the board
verdict-let-go = { $count ->
    [one] Once it slipped away from you.
   *[other] It slipped away from you { $count } times.
}
verdict-let-go-why = At step { $step } your choice cost about { $cost } (± { $doubt }) games in 100.
verdict-taken = It was taken from you.
verdict-taken-why = What your opponents did cost you more than your own choices.
verdict-luck = Luck was against you.
verdict-luck-why = At step { $step } chance cost you about { $cost } (± { $doubt }) games in 100.
verdict-close = It was close all the way.
verdict-close-why = No single choice or draw clearly decided it.
verdict-early = It was decided early.
verdict-early-why = For more than half of the game you had fewer than 5 chances in 100.
verdict-won-choice = You took what your opponents left.
verdict-won-choice-why = At step { $step } a choice of { $who } gave away about { $cost } (± { $doubt }) games in 100.
verdict-won-luck = Luck was with you.
verdict-won-luck-why = At step { $step } chance gave you about { $cost } (± { $doubt }) games in 100.
verdict-won-close = You won it step by step.
verdict-won-close-why = No single choice or draw clearly decided it.
parts-own = own choices { $parts }
parts-others = opponents { $parts }
parts-luck = luck { $parts }
parts-rest = unexplained { $parts }
parts-unsure = Too much of what moved this chance depended on hidden cards.
next-lesson = Your next lesson
next-lesson-why = { $of ->
    [one] It is about choices like yours at step { $step }.
   *[other] { $count ->
        [one] It is about choices like yours at step { $step }, one of { $of } costly ones.
       *[other] { $count } of your { $of } costly choices were of this kind; the costliest was at step { $step }.
    }
}
chronicle-print = Print a chronicle
chronicle-title = A game of { $game }

# The course of a turn.
ribbon = Your turn so far
ribbon-done = done
ribbon-may = may
ribbon-must = must
ribbon-asked = what is asked
ribbon-free = you may end

# A picture of a board, and a position as a link.
share-title = Share a picture
share-format = Format
share-wide = Wide, as previews of links are
share-square = Square
share-names = With names
share-seat = Player { $letter }
share-alt = { $title }: the board and the standings
share-failed = Your browser could not make the picture. A screenshot does the same.
share-here = The picture is made here, on your device. Names are left out unless you ask for them.
share-send = Share
share-save = Save the picture
position-title = A position
position-about = Someone sent you this position. Choose a seat and play on against bots, or pass this device around; nothing is kept until then.
position-play = Play on from here
position-none = This link holds no position.
position-nobody = No one has a choice here: the game is over.
position-link = Copy a link to this position alone
position-middle = This moment lies in the middle of a rule and cannot be put into a link. A step before or after it can.
