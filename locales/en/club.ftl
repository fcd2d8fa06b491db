# The front page of somebody who is known here.
front-greeting = Welcome back, { $name }.
front-waits = { $count ->
    [0] No table is waiting for you.
    [one] 1 table is waiting for you.
   *[other] { $count } tables are waiting for you.
}
front-turns = Your turn
front-no-turns = Nothing is waiting for you. Play a game against bots below, or join a table.
front-with = with { $names }
front-play = Play
front-play-game = Play on: { $game }
front-others = Waiting for others:
front-left-days = { $days } d { $hours } h left
front-left-hours = { $hours } h { $minutes } min left
front-due-now = time is up
front-invited = { $name } invites you to { $game }
front-look-and-sit = Look at the table
front-not-today = Not today
front-which = Which tables
front-suit = that suit me
front-all = all { $count }
front-host = host
front-sit = Look and sit down
front-sit-game = Look and sit down: { $game }
front-reliable-wanted = Reliable players wanted
front-shelf = The shelf
front-coming = { $count ->
    [one] 1 person is coming
   *[other] { $count } people are coming
}
front-come = I’m coming
front-you-come = You’re coming.
front-house = There is company here.
front-people-here = { $count ->
    [0] No one else is here right now.
    [one] 1 member is here now.
   *[other] { $count } members are here now.
}
front-tables-wait = { $count ->
    [0] No table is looking for players.
    [one] 1 table is looking for players.
   *[other] { $count } tables are looking for players.
}
front-no-account = You don’t need an account to play; a name is enough.
front-watch = Watch a game

# Before the start.
terms-title = Change the settings
terms-told = Everyone who has taken a seat sees the change and may leave.
terms-change = Change the settings
terms-changed = The host changed: { $what }
terms-changed-at = Changed at { $time }: { $what }
terms-clock = clock
terms-visibility = who finds the table
terms-advice = adviser
terms-unrated = rating
terms-reliable = reliable players only
host-reliable = Reliable players only (people you invite may always sit)
clock-weekdays = The clocks stop on Saturdays and Sundays
list-clock-weekdays = { $hours } h per move, not on weekends
ask-title = Invite a member
ask-whom = Name of a member
ask = Invite
ask-name = Invite { $name }
ask-asked = Invited
ask-here = here now
ask-sent = { $name } gets a notice and can take a seat without the code.

# At the table.
notes-title = My notes
notes-why = Only you can read this. It is kept and is part of your data.
notes-write = Write for yourself
notes-kept = Kept.
pins-on = About
pins-choose = a place on the board
pins-press = Press a place on the board
pins-place = a place on the board
pins-text = A note about this place or person
pins-keep = Keep
pins-end = Remove
pins-end-one = Remove the note “{ $text }”
pins-show = Show { $place } on the board
pins-at = about { $place }
pins-about = about { $name }, shown at every table with them
standing-title = Standing answers
standing-why = Whenever you are asked this and the answer is possible, it is given for you until you end it. Only you know.
standing-when = Whenever I am asked: { $question }
standing-choose = Choose an answer
standing-always = Always answer this
standing-end = End this
phrases-title = Quick phrases
phrases-why = Everyone reads these in their own language.
phrase-hello = Hello, everyone!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thank-you = Thank you!
phrase-sorry = Sorry!
phrase-no-problem = No problem.
phrase-yes = Yes.
phrase-no = No.
phrase-one-moment = One moment, please.
phrase-back-soon = I’ll be right back.
phrase-must-leave = I have to go soon.
phrase-pause = Shall we take a break?
phrase-take-back = May I undo that?
phrase-lucky = That was luck.
phrase-again = Another game?
phrase-goodbye = Goodbye!

# Seals and holidays.
crest-choose = Choose an emblem for your seal
crest-none = none
crest-ship = ship
crest-owl = owl
crest-tower = tower
crest-anchor = anchor
crest-bee = bee
crest-fish = fish
crest-leaf = leaf
crest-key = key
crest-star = star
crest-moon = moon
crest-sun = sun
crest-candle = candle
crest-bell = bell
crest-quill = quill
crest-horn = horn
crest-hourglass = hourglass
holidays-title = Holidays
holidays-why = At tables with hours per move, your clock stops while you are on holiday. Everyone at the table sees it. Say so at least { $hours } hours ahead; you have { $days } days a year. Days that have begun are used up.
holidays-left = { $days ->
    [one] 1 day left this year
   *[other] { $days } days left this year
}
holidays-none = No holiday planned.
holidays-first = First day
holidays-last = Last day
holidays-take = Take this holiday
holidays-take-back = Cancel
holidays-end = I’m back
holidays-wrong = The last day can’t be before the first.
seat-on-holiday = on holiday until { $to }
seat-holiday = on holiday { $days }

# Notices, hour by hour.
wishes-title = What reaches you, and how
wishes-event = Event
wishes-presets = Ready-made choices
wishes-turns = Only my turns
wishes-usual = As usual
wishes-everything = Everything
wishes-nothing = Nothing
wishes-way-push = Devices
wishes-way-letter = E-mail
wishes-way-hook = Webhook
wishes-way-none = not set up
wishes-turn = Your turn
wishes-summons = A bot is about to take over
wishes-undo = Someone asks to undo
wishes-chat = Someone writes at your table
wishes-over = A game is over
wishes-invited = Someone invites you
wishes-changed = The host changes the settings
wishes-evening = A round of an evening begins
wishes-once = One notice per table until you have looked at it.
wishes-plain = My webhook takes plain text
wishes-hook-rests = This webhook failed six times in a row and is resting. Save its address again to try once more.
wishes-quiet = Quiet hours
wishes-quiet-on = Send me nothing at night
wishes-quiet-from = From
wishes-quiet-to = To
wishes-quiet-why = Whatever happened in the meantime arrives in one notice at the end.
wishes-calendar = Calendar
wishes-calendar-why = Evenings you take part in, and when your moves are due. Anyone who knows the address can read it.
wishes-calendar-make = Make an address
wishes-calendar-another = Make another address
wishes-calendar-end = No calendar any more

# For moderators.
moderation-title = Moderation
moderation-reports = Reports
moderation-none = Nothing has been reported.
moderation-about = About { $name }, from { $by }
moderation-table = the table
moderation-talk = Said before that
moderation-why = Reason (other moderators can read it)
moderation-how-long = How long a mute or a ban lasts
moderation-days =
    { $count ->
        [0] Until it is lifted
        [one] { $count } day
       *[other] { $count } days
    }
moderation-until = until { $time }
moderation-by-clock = Time is up
moderation-settle = Settle
moderation-mute = Mute
moderation-unmute = Unmute
moderation-ban = Ban
moderation-readmit = Lift the ban
moderation-close = Close their tables
moderation-sure = Really: { $what }?
moderation-is-muted = muted
moderation-is-banned = banned
moderation-guest = guest
moderation-by-name = By name
moderation-ban-network = Ban the network
moderation-readmit-network = Lift the ban of the network
moderation-by-network = By network
moderation-network = Network, as 203.0.113.0/24
moderation-networks = Banned: { $networks }
moderation-audit = What was done
moderation-audit-none = Nothing yet.
moderation-done = Done, and written down.
