# What is looked up during a game: player aids.
aid-title = Player aid
aid-of = { $game }: player aid
aid-print = Print
aid-page = On a page of its own
aid-none = This game has no player aid.
aid-book = Rulebook
aid-switch = What to read
aid-turn = Your turn
aid-actions = Actions
aid-scoring = Winning
aid-icons = Signs

# The first game, guided.
guide-title = First game
guide-first = Your first game is guided: a note the first time something comes up. It can be switched off.
guide-welcome = Your first game. Choose what shines; a note comes when something is new.
guide-note = Note
guide-understood = Understood
guide-what = What can I do?
guide-nothing = It is not your turn: nothing can be chosen now.
guide-win = How you win
guide-leave = Play on without help
guide-left = The guide is switched off. Settings bring it back.
guide-row = { $seat } { $points } ({ $change })
guide-leads = { $seat } has the most points: { $stands }.
guide-level = The best are level: { $stands }.
guide-why = What counted most: { $what }
settings-guide = Guide my first game of each kind
