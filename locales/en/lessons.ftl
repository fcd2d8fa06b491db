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

# Lessons that others wrote.
lesson-own = { $text }
learn-own = From this club
own-lesson-none = There is no lesson in this file, and no puzzle.
own-lesson-second = A file holds one lesson or one puzzle; this is the second.
own-lesson-word = The word of a lesson is small letters and digits, 40 at most.
own-lesson-no-title = A lesson of your own has a title: a line that begins with the word title.
own-lesson-title = A title is one sentence in quotes behind the word title.
own-lesson-open-quote = A quote is opened here and not closed in this line.
own-lesson-empty = Nothing stands in these quotes.
own-lesson-long = A sentence in quotes has { $most } characters at most.
own-lesson-unquoted = What is said stands in straight double quotes.
own-lesson-fault = Line { $line }, column { $column }: { $why }
own-lesson-large = A lesson is at most { $limit } KiB.
own-lesson-unread = It could not be read: { $why }
own-lesson-twice = Another file has the lesson { $word } already.
own-lesson-folder = The folder of lessons could not be read: { $why }
own-lesson-thing = There is no { $kind } “{ $id }” on this board.
