# Задачи: список, задача дня и то, что говорится решающему.
puzzles-title = Задачи
puzzles-intro = Позиции из настоящих партий. Один выбор явно лучше того, что кажется лучшим: найдите его.
puzzles-every = Все игры
puzzles-none = Для этой игры задач нет.
puzzles-all = Все задачи
puzzle-title = { $game }: задача { $number }
puzzle-number = Задача { $number }
puzzle-grade = { $grade ->
    [1] лёгкая
    [2] потруднее
   *[3] трудная
}
puzzle-today = Задача дня: { $game }
puzzle-solve = Решить
puzzle-solved-already = Вы её решили
puzzle-ask = Ваш ход, и то, что кажется лучшим, не лучшее. А что лучшее?
puzzle-tempting = Это кажется лучшим, но обещает { $chosen } % партии, а лучший выбор — { $best } %. Ход взят назад. Что говорит за лучший выбор:
puzzle-wrong = Это обещает { $chosen } % партии, а лучший выбор — { $best } %. Ход взят назад: попробуйте ещё раз.
puzzle-solved = Верно: { $best } % партии. То, что кажется лучшим сначала («{ $choice }»), обещает { $tempting } %.
puzzle-next = Следующая задача
