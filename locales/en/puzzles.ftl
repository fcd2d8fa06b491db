# Puzzles: the list, the one of the day, and what is said to whoever solves one.
puzzles-title = Puzzles
puzzles-intro = Real positions from real games. One choice wins clearly more games than every other: hundreds of games were played to their end after each. Find it.
puzzles-every = All games
puzzles-none = There are no puzzles for this game.
puzzles-all = All puzzles
puzzle-title = { $game }: puzzle { $number }
puzzle-number = Puzzle { $number }
puzzle-grade = { $grade ->
    [1] easy
    [2] medium
   *[3] hard
}
puzzle-today = Puzzle of the day: { $game }
puzzle-solve = Solve it
puzzle-solved-already = Solved
puzzle-ask = It’s your turn. One choice wins clearly more games than every other. Which one?
puzzle-tempting = Tempting, but no: it won { $chosen } ± { $chosen-error } games in 100, the best choice { $best } ± { $best-error }. We undid it. A hint:
puzzle-wrong = Not quite: it won { $chosen } ± { $chosen-error } games in 100, the best choice { $best } ± { $best-error }. We undid it. Try again.
puzzle-solved = Solved! Your choice won { $best } ± { $best-error } games in 100; “{ $choice }” won { $tempting } ± { $tempting-error }.
puzzle-next = Next puzzle
puzzle-hint-where = Look here: the best choice has to do with what is marked.
puzzle-hint-kind = It is one of these: { $choices }.
puzzle-on = Play on
puzzle-playing = Play the game to its end. Easy bots play the others.
puzzle-played = The game is over, and it was not won this time. The puzzle is solved all the same.
puzzle-played-won = You have won the game, too!
