# Задачи: список, задача дня и то, что говорится решающему.
puzzles-title = Задачи
puzzles-intro = Позиции из настоящих партий. Один вариант выигрывает явно больше партий, чем все остальные: после каждого доиграны сотни партий. Найдите его.
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
puzzle-ask = Ваш ход. Один вариант выигрывает явно больше партий, чем все остальные. Какой?
puzzle-tempting = Заманчиво, но нет: этот вариант выиграл { $chosen } ± { $chosen-error } партий из 100, лучший — { $best } ± { $best-error }. Решение отменено. Подсказка:
puzzle-wrong = Не совсем: этот вариант выиграл { $chosen } ± { $chosen-error } партий из 100, лучший — { $best } ± { $best-error }. Решение отменено: попробуйте ещё раз.
puzzle-solved = Верно! Ваш вариант выиграл { $best } ± { $best-error } партий из 100, а «{ $choice }» — { $tempting } ± { $tempting-error }.
puzzle-next = Следующая задача
puzzle-hint-where = Посмотрите сюда: лучший вариант связан с тем, что отмечено.
puzzle-hint-kind = Это один из таких вариантов: { $choices }.
puzzle-on = Играть дальше
puzzle-playing = Доиграйте партию до конца. За остальных играют лёгкие боты.
puzzle-played = Партия окончена, на этот раз без победы. Задача всё равно решена.
puzzle-played-won = Вы выиграли и партию!
