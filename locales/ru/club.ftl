# Главная для тех, кого здесь знают.
front-greeting = С возвращением, { $name }!
front-waits = { $count ->
    [0] Вас не ждёт ни один стол.
    [one] Вас ждёт { $count } стол.
    [few] Вас ждут { $count } стола.
   *[other] Вас ждут { $count } столов.
}
front-turns = Ваш ход
front-no-turns = Сейчас вас никто не ждёт. Сыграйте с ботами или сядьте за чужой стол.
front-with = с вами: { $names }
front-play = Играть
front-play-game = Продолжить: { $game }
front-others = Ходят другие:
front-left-days = осталось { $days } дн. { $hours } ч
front-left-hours = осталось { $hours } ч { $minutes } мин
front-due-now = время вышло
front-invited = { $name } приглашает вас сыграть в игру «{ $game }»
front-look-and-sit = Посмотреть стол
front-not-today = Не сегодня
front-which = Какие столы
front-suit = по мне
front-all = все ({ $count })
front-host = хозяин
front-sit = Посмотреть и сесть
front-sit-game = Посмотреть и сесть: { $game }
front-reliable-wanted = Нужны надёжные игроки
front-shelf = Полка
front-coming = { $count ->
    [one] придёт { $count } человек
    [few] придут { $count } человека
   *[other] придут { $count } человек
}
front-come = Я приду
front-you-come = Вы придёте.
front-house = Здесь есть с кем сыграть.
front-people-here = { $count ->
    [0] Сейчас больше никого нет.
    [one] Сейчас здесь { $count } участник.
    [few] Сейчас здесь { $count } участника.
   *[other] Сейчас здесь { $count } участников.
}
front-tables-wait = { $count ->
    [0] Игроков никто не ищет.
    [one] { $count } стол ищет игроков.
    [few] { $count } стола ищут игроков.
   *[other] { $count } столов ищут игроков.
}
front-no-account = Чтобы играть, аккаунт не нужен: хватит имени.
front-watch = Посмотреть партию

# До начала.
terms-title = Изменить настройки
terms-told = Все, кто сел за стол, увидят изменение и смогут уйти.
terms-change = Изменить настройки
terms-changed = Хозяин изменил: { $what }
terms-changed-at = Изменено в { $time }: { $what }
terms-clock = часы
terms-visibility = кто видит стол
terms-advice = советник
terms-unrated = рейтинг
terms-reliable = только надёжные игроки
host-reliable = Только надёжные игроки (приглашённые могут сесть всегда)
clock-weekdays = По субботам и воскресеньям часы стоят
list-clock-weekdays = { $hours } ч на ход, кроме выходных
ask-title = Пригласить участника
ask-whom = Имя участника
ask = Пригласить
ask-name = Пригласить: { $name }
ask-asked = Приглашение отправлено
ask-here = сейчас здесь
ask-sent = { $name } получит уведомление и сможет сесть без кода.

# За столом.
notes-title = Мои заметки
notes-why = Это видите только вы. Заметки хранятся вместе с вашими данными.
notes-write = Напишите для себя
notes-kept = Сохранено.
pins-on = О чём
pins-choose = место на поле
pins-press = Нажмите на место на поле
pins-place = место на поле
pins-text = Заметка об этом месте или человеке
pins-keep = Сохранить
pins-end = Удалить
pins-end-one = Удалить заметку «{ $text }»
pins-show = Показать на поле: { $place }
pins-at = о месте: { $place }
pins-about = об игроке { $name }, видна за каждым вашим общим столом
standing-title = Постоянные ответы
standing-why = Каждый раз, когда вам задают этот вопрос и такой ответ возможен, он даётся за вас, пока вы не отмените его. Знаете об этом только вы.
standing-when = Когда меня спрашивают: { $question }
standing-choose = Выберите ответ
standing-always = Всегда отвечать так
standing-end = Больше не отвечать так
phrases-title = Готовые фразы
phrases-why = Каждый читает их на своём языке.
phrase-hello = Всем привет!
phrase-good-luck = Удачи!
phrase-well-played = Хорошо сыграно!
phrase-thank-you = Спасибо!
phrase-sorry = Извините!
phrase-no-problem = Ничего страшного.
phrase-yes = Да.
phrase-no = Нет.
phrase-one-moment = Минутку, пожалуйста.
phrase-back-soon = Сейчас вернусь.
phrase-must-leave = Мне скоро пора.
phrase-pause = Сделаем перерыв?
phrase-take-back = Можно отменить этот ход?
phrase-lucky = Повезло.
phrase-again = Ещё партию?
phrase-goodbye = До встречи!

# Печати и отпуск.
crest-choose = Выбрать знак для своей печати
crest-none = без знака
crest-ship = корабль
crest-owl = сова
crest-tower = башня
crest-anchor = якорь
crest-bee = пчела
crest-fish = рыба
crest-leaf = лист
crest-key = ключ
crest-star = звезда
crest-moon = луна
crest-sun = солнце
crest-candle = свеча
crest-bell = колокол
crest-quill = перо
crest-horn = рог
crest-hourglass = песочные часы
holidays-title = Отпуск
holidays-why = За столами, где на ход даются часы, во время отпуска ваши часы стоят. Остальные за столом это видят. Предупреждайте не позже чем за { $hours } ч; в году { $days } дн. отпуска. Начатый день считается целым.
holidays-left = { $days ->
    [one] В этом году остался { $days } день
    [few] В этом году осталось { $days } дня
   *[other] В этом году осталось { $days } дней
}
holidays-none = Отпуск не запланирован.
holidays-first = Первый день
holidays-last = Последний день
holidays-take = Взять отпуск
holidays-take-back = Отменить
holidays-end = Я уже здесь
holidays-wrong = Последний день не может быть раньше первого.
seat-on-holiday = в отпуске до { $to }
seat-holiday = отпуск: { $days }

# Уведомления по часам.
wishes-title = О чём и как вам сообщать
wishes-event = Событие
wishes-presets = Готовые наборы
wishes-turns = Только мои ходы
wishes-usual = Как обычно
wishes-everything = Обо всём
wishes-nothing = Ни о чём
wishes-way-push = Устройства
wishes-way-letter = Почта
wishes-way-hook = Вебхук
wishes-way-none = не настроено
wishes-turn = Ваш ход
wishes-summons = Вместо вас вот-вот сядет бот
wishes-undo = Просят разрешить отмену
wishes-chat = Сообщение за вашим столом
wishes-over = Партия окончена
wishes-invited = Вас приглашают
wishes-changed = Хозяин меняет настройки
wishes-evening = Начинается тур вечера
wishes-once = Одно уведомление о столе, пока вы на него не посмотрите.
wishes-plain = Мой вебхук принимает простой текст
wishes-hook-rests = Этот вебхук не ответил шесть раз подряд и отдыхает. Сохраните адрес ещё раз, чтобы попробовать снова.
wishes-quiet = Тихие часы
wishes-quiet-on = Ночью ничего не присылать
wishes-quiet-from = С
wishes-quiet-to = До
wishes-quiet-why = Всё, что случилось за это время, придёт в конце одним уведомлением.
wishes-calendar = Календарь
wishes-calendar-why = Ваши вечера и сроки ваших ходов. Его прочтёт каждый, кто знает адрес.
wishes-calendar-make = Создать адрес
wishes-calendar-another = Создать другой адрес
wishes-calendar-end = Убрать календарь

# Для модераторов.
moderation-title = Модерация
moderation-reports = Жалобы
moderation-none = Жалоб нет.
moderation-about = О ком: { $name }; от кого: { $by }
moderation-table = стол
moderation-talk = Что говорили до этого
moderation-why = Причина (её увидят другие модераторы)
moderation-how-long = Срок отключения чата или блокировки
moderation-days =
    { $count ->
        [0] Пока не снимут
        [one] { $count } день
        [few] { $count } дня
       *[other] { $count } дней
    }
moderation-until = до { $time }
moderation-by-clock = Срок истёк
moderation-settle = Закрыть жалобу
moderation-mute = Отключить чат
moderation-unmute = Вернуть чат
moderation-ban = Заблокировать
moderation-readmit = Разблокировать
moderation-close = Закрыть столы
moderation-sure = Точно: { $what }?
moderation-is-muted = чат отключён
moderation-is-banned = доступ закрыт
moderation-guest = гость
moderation-by-name = По имени
moderation-ban-network = Заблокировать сеть
moderation-readmit-network = Разблокировать сеть
moderation-by-network = По сети
moderation-network = Сеть, например 203.0.113.0/24
moderation-networks = Доступ закрыт: { $networks }
moderation-audit = Что было сделано
moderation-audit-none = Пока ничего.
moderation-done = Сделано и записано.
