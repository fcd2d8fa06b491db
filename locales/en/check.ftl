# The check language: what is wrong with a script, and what turned out otherwise.

# Words that are not known.
check-did-you-mean = {" "}Did you mean: { $near }?
check-unknown-sentence = No sentence begins with “{ $word }”.{ $hint }
check-unknown-verb = “{ $word }” does not follow a seat.{ $hint }
check-unknown-game = There is no game “{ $word }”.{ $hint }
check-unknown-given = “{ $word }” is no position word of this game.{ $hint }
check-unknown-fact = “{ $word }” is no fact of this game.{ $hint }
check-unknown-word = “{ $word }” is not known here.{ $hint }
check-unknown-seat = “{ $word }” is no seat.{ $hint }
check-unknown-choice = “{ $word }” is no choice of this game.{ $hint }
check-unknown-background = There is no background “{ $word }” before this.{ $hint }
check-unknown-key = Nothing that this game says is called “{ $word }”.{ $hint }

# Scripts that cannot be read.
check-no-game = The script names no game: begin it with a line such as “game rattus”.
check-no-case = The script has no case.
check-before-case = Sentences belong to a case: begin one with “case” and a title.
check-nothing-stated = This case states nothing.
check-nothing-follows = The line should go on, but nothing follows.
check-missing = A word is missing. It is written: { $form }
check-too-many = “{ $word }” is too much. It is written: { $form }
check-not-a-number = “{ $word }” is no number.
check-out-of-range = { $word } is out of range: from { $low } to { $high }.
check-absent-seat = Nobody sits at “{ $word }”: { $players ->
    [one] there is one player.
   *[other] there are { $players } players.
}
check-not-in-play = “{ $word }” is not in play with these options.
check-twice = “{ $word }” is laid out already.
check-pieces = There are { $there } { $piece }; { $laid } are laid out.
check-seat-pieces = { $seat } has { $there } { $piece }; { $laid } are laid out.
check-impossible = This position cannot be: { $why }
check-late = “{ $word }” comes too late: it stands before what is played and asked.
check-background-twice = There is a background “{ $word }” already.
check-no-value = “=” and a value are missing.
check-not-over = “{ $word }” is known only when the game is over.
check-no-seeds = A share needs “each of … seeds” in its case.
check-no-share = “{ $word }” is no such share: two numbers from 0 to 1 with at most four digits behind the point, the smaller first.
check-broken = The program broke here. That is a fault of ours: please send us this script.

# Scripts that do not hold.
check-differs = “{ $question }” is { $found }, not { $wanted }.
check-not-offered = “{ $choice }” is not offered. Offered: { $offered }
check-also-offered = “{ $choice }” is offered as well.
check-allowed = “{ $choice }” is allowed.
check-refused-by = Refused by { $rule }: { $why }
check-refused = Refused: { $why }
check-other-reason = The reason is another, “{ $found }”: { $why }
check-can-undo = The last choice can be undone.
check-cannot-undo = The last choice can’t be undone.
check-not-told = “{ $word }” was not told there. Told: { $told }
check-told = “{ $word }” was told.
check-no-roll = Chance was asked for one of { $n }, but no roll is written.
check-high-roll = The roll { $roll } is written, but it must be below { $n }.
check-not-drawn = “{ $name }” cannot be drawn here. Possible: { $names }
check-rolls-left = { $count ->
    [one] One roll that is written was never asked for.
   *[other] { $count } rolls that are written were never asked for.
}
check-lost = Pieces were lost or doubled: { $why }
check-not-automatic = This is not played without asking. Offered: { $offered }
check-clicks = The click means: { $found }
check-clicks-nothing = The click means no choice: { $why }
check-share = “{ $question }” has this value with { $hits } of { $seeds } seeds.

# Facts of every game.
check-fact-over = Whether the game is over: yes or no.
check-fact-asked = Whose choice it is: seats, or nobody.
check-fact-ending = Why the game is over.
check-fact-winner = Who has won, when the game is over.
check-fact-ranking = All seats from the first place to the last, when the game is over.

# The words of a game, as “lazaret words” and the page print them.
glossary-title = Words for scripts about { $game }
glossary-about = What a script of the check language may say about this game; “lazaret check FILE” runs it. Words in capitals stand for one of a kind. What stands in `[ ]` may be left out, what stands in `{"{"} {"}"}` may stand there several times or not at all, `|` parts words and “or” parts whole forms of which one is chosen.
glossary-seats = Seats: colour, letter or number
glossary-given = What can be laid out
glossary-facts = What can be asked
glossary-choices = Choices
glossary-kinds = Words in capitals
glossary-events = What can be told
glossary-reasons = Reasons for refusals
glossary-count = A number.
glossary-seat = A seat at which someone sits.
glossary-example = Example: { $example }

# Lessons.
check-nothing-asked = “{ $word }” answers or helps where nothing is asked: it stands behind “you:” or “goal”.
check-no-lesson = This lesson lacks a sentence: { $form }
check-no-puzzle = This puzzle lacks a sentence: { $form }
check-unweighed = “{ $choice }” can be chosen, but this puzzle does not say what it is worth.
check-unclear = “{ $choice }” is not clearly worse than the best choice: it must win 100 thousandths and four standard errors less of the finished games, and less with each level.
check-puzzle-set-up = A puzzle asks about a turn, not about the set-up.
check-puzzle-few = A puzzle has { $least } choices at least.
check-unsaid = “{ $key }” is not said in the language { $language }.
check-never-met = “{ $words }” never comes up in this lesson.
check-goal-missed =
    The hints do not reach this goal within { $within ->
        [one] one choice
       *[other] { $within } choices
    }.
