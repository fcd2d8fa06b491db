# Puzzles: the list, the one of the day, and what is said to whoever solves one.
puzzles-title = Puzzles
puzzles-intro = Positions out of real games. One choice is clearly better than the one that looks best: find it.
puzzles-every = All games
puzzles-none = There are no puzzles for this game.
puzzles-all = All puzzles
puzzle-title = { $game }: puzzle { $number }
puzzle-number = Puzzle { $number }
puzzle-grade = { $grade ->
    [1] easy
    [2] harder
   *[3] hard
}
puzzle-today = Puzzle of the day: { $game }
puzzle-solve = Solve it
puzzle-solved-already = You have solved it
puzzle-ask = It is your turn, and the choice that looks best is not. Which one is?
puzzle-tempting = That looks best, but promises { $chosen } % of the game where the best choice promises { $best } %. It has been taken back. What speaks for the best choice:
puzzle-wrong = That promises { $chosen } % of the game where the best choice promises { $best } %. It has been taken back: try again.
puzzle-solved = Right: { $best } % of the game. What looks best at first (“{ $choice }”) promises { $tempting } %.
puzzle-next = Next puzzle
