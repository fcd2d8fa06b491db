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
learn-begun = started
lesson-learner = Robin
lesson-rival-1 = Lucia
lesson-rival-2 = Marco
lesson-restart = Start over
lesson-passed = { $passed } of { $asked }
lesson-says = The lesson
lesson-before = Back
lesson-on = Next
lesson-hint = Hint
lesson-try = Try this: { $choice }.
lesson-left = { $left ->
    [one] 1 choice left.
   *[other] { $left } choices left.
}
lesson-next = Next lesson
lesson-stars = { $stars ->
    [0] not done yet
    [one] { $stars } star of three
   *[other] { $stars } stars of three
}
lesson-otherwise = Legal, but not what this lesson is about. We undid it: try something else.
lesson-stray = “{ $choice }” isn’t part of this step.
lesson-again = This lesson has changed since your last visit, so it starts over.
