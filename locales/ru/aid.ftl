# Что ищут во время партии: памятки игрока.
aid-title = Памятка
aid-of = { $game }: памятка игрока
aid-print = Напечатать
aid-page = На отдельной странице
aid-none = Для этой игры памятки нет.
aid-book = Книга правил
aid-switch = Что читать
aid-turn = Ваш ход
aid-actions = Действия
aid-scoring = Победа
aid-icons = Знаки

# Первая партия с подсказками.
guide-title = Первая партия
guide-first = Первая партия — с подсказками: заметка, когда что-то встречается впервые. Их можно выключить.
guide-welcome = Ваша первая партия. Выбирайте то, что светится; заметка появится, когда встретится новое.
guide-note = Заметка
guide-understood = Понятно
guide-what = Что я могу сделать?
guide-nothing = Сейчас не ваш ход: выбирать нечего.
guide-win = Как победить
guide-leave = Дальше без подсказок
guide-left = Подсказки выключены. Вернуть их можно в настройках.
guide-row = { $seat } { $points } ({ $change })
guide-leads = Впереди { $seat }. Счёт: { $stands }.
guide-level = Лидеры наравне: { $stands }.
guide-why = Важнее всего было вот что: { $what }
settings-guide = Подсказки в первой партии каждой игры
