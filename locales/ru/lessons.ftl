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

# Уроки, которые написал кто-то ещё.
lesson-own = { $text }
learn-own = От этого клуба
own-lesson-none = В этом файле нет ни урока, ни задачи.
own-lesson-second = В файле один урок или одна задача; это уже вторая часть.
own-lesson-word = Слово урока — строчные латинские буквы и цифры, не больше 40.
own-lesson-no-title = У вашего урока есть название: строка, которая начинается словом title.
own-lesson-title = Название — одна фраза в кавычках после слова title.
own-lesson-open-quote = Здесь открыта кавычка и не закрыта в этой строке.
own-lesson-empty = В этих кавычках ничего нет.
own-lesson-long = Во фразе в кавычках не больше { $most } знаков.
own-lesson-unquoted = То, что говорится, стоит в прямых кавычках.
own-lesson-fault = Строка { $line }, столбец { $column }: { $why }
own-lesson-large = Урок — не больше { $limit } КиБ.
own-lesson-unread = Не удалось прочитать: { $why }
own-lesson-twice = Урок { $word } уже есть в другом файле.
own-lesson-folder = Не удалось прочитать папку уроков: { $why }
own-lesson-thing = На этом поле нет { $kind } «{ $id }».
