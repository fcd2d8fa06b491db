# Puzzles: the list, the one of the day, and what is said to whoever solves one.
puzzles-title = Puzzles
puzzles-intro = Real positions from real games. One move wins far more often than the obvious one. Find it.
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
puzzle-ask = It’s your turn, and the obvious choice is not the best one. Which one is?
puzzle-tempting = Tempting, but no: it wins { $chosen } games in 100, the best move { $best }. We undid it. A hint:
puzzle-wrong = Not quite: it wins { $chosen } games in 100, the best move { $best }. We undid it. Try again.
puzzle-solved = Solved! Your move wins { $best } games in 100. The obvious “{ $choice }” wins { $tempting }.
puzzle-next = Next puzzle
