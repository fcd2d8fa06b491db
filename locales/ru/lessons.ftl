# Lessons: the list, and what stands around every lesson.
learn-title = Уроки
learn-game = { $game }: уроки
learn-intro = Короткие уроки, в каждом несколько выборов на настоящем поле. Начните с любого; уйти и вернуться можно когда угодно.
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
    [one] Остался { $left } выбор.
    [few] Осталось { $left } выбора.
   *[other] Осталось { $left } выборов.
}
lesson-next = Следующий урок
lesson-stars = { $stars ->
    [0] ещё не пройден
    [one] { $stars } звезда из трёх
    [few] { $stars } звезды из трёх
   *[other] { $stars } звёзд из трёх
}
lesson-otherwise = Так можно, но этот урок о другом. Выбор взят назад: попробуйте иначе.
lesson-stray = «{ $choice }» сейчас в этом уроке не к месту.
lesson-again = Этот урок с тех пор изменился: он начинается заново.
