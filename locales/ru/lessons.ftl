# Lessons: the list, and what stands around every lesson.
learn-title = Уроки
learn-game = { $game }: уроки
learn-intro = Короткие уроки, по несколько решений на настоящем поле. Начните с любого; уйти и вернуться можно когда угодно.
learn-every = Все игры
learn-none = Для этой игры уроков нет.
learn-all = Все уроки
learn-minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[other] { $minutes } минут
}
learn-begun = начат
lesson-learner = Робин
lesson-rival-1 = Лучия
lesson-rival-2 = Марко
lesson-restart = Начать заново
lesson-passed = { $passed } из { $asked }
lesson-says = Урок
lesson-before = Назад
lesson-on = Дальше
lesson-hint = Подсказка
lesson-try = Попробуйте так: { $choice }.
lesson-left = { $left ->
    [one] Осталось { $left } решение.
    [few] Осталось { $left } решения.
   *[other] Осталось { $left } решений.
}
lesson-next = Следующий урок
lesson-stars = { $stars ->
    [0] ещё не пройден
    [one] { $stars } звезда из трёх
    [few] { $stars } звезды из трёх
   *[other] { $stars } звёзд из трёх
}
lesson-otherwise = Так можно, но этот урок о другом. Решение отменено: попробуйте иначе.
lesson-stray = «{ $choice }» — не для этого места урока.
lesson-again = Урок с тех пор изменился: он начнётся заново.
