# What is looked up during a game: player aids.
aid-title = Player aid
aid-of = { $game }: player aid
aid-print = Print
aid-page = On a page of its own
aid-none = This game has no player aid.
aid-book = Rulebook
aid-switch = Show
aid-turn = Your turn
aid-actions = Actions
aid-scoring = Winning
aid-icons = Symbols

# The first game, guided.
guide-title = First game
guide-first = We’ll guide your first game: a short note whenever something is new. You can turn this off at any time.
guide-welcome = Your first game. Choose what shines; a note comes when something is new.
guide-note = Note
guide-understood = Got it
guide-what = What can I do?
guide-nothing = It’s not your turn yet.
guide-win = How you win
guide-leave = Turn off the guide
guide-left = Guide off. You can turn it back on in the settings.
guide-row = { $seat } { $points } ({ $change })
guide-leads = { $seat } leads: { $stands }.
guide-level = It’s a tie at the top: { $stands }.
guide-why = What made the difference: { $what }
settings-guide = Guide my first game of each kind
