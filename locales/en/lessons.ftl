# Lessons: the list, and what stands around every lesson.
learn-title = Lessons
learn-game = Learn { $game }: lessons
learn-intro = Short lessons, each a few choices on the real board. Begin anywhere; leave and come back when you like.
learn-every = All games
learn-none = There are no lessons for this game.
learn-all = All lessons
learn-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
learn-begun = begun
lesson-learner = Robin
lesson-rival-1 = Lucia
lesson-rival-2 = Marco
lesson-restart = Begin again
lesson-passed = { $passed } of { $asked }
lesson-says = The lesson
lesson-before = Before
lesson-on = Next
lesson-hint = Hint
lesson-try = Try this: { $choice }.
lesson-left = { $left ->
    [one] One choice left for it.
   *[other] { $left } choices left for it.
}
lesson-next = Next lesson
lesson-stars = { $stars ->
    [0] not done yet
    [one] { $stars } star of three
   *[other] { $stars } stars of three
}
lesson-otherwise = That is allowed, but not what this lesson is about. It has been taken back: try something else.
lesson-stray = “{ $choice }” does not belong to this lesson at this point.
lesson-again = This lesson has changed since you were here: it begins again.
