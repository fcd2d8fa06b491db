# Сама страница.
home = Назад к полке
close = Закрыть
save = Сохранить
loading = Минутку…
yes = да
no = нет
nowhere-title = Здесь ничего нет.
error-unreachable = Сервер не отвечает. Проверьте соединение и попробуйте ещё раз.

# Полка.
shelf-eyebrow = Четыре игры чумных времён за одним столом
shelf-motto = Вымойте руки, заприте дверь и садитесь за стол.
shelf-games = Игры
shelf-mine = Ваши столы
shelf-open = Открытые столы
shelf-none-open = Сейчас никто не ждёт игроков. Откройте стол и отправьте ссылку.
shelf-level = Боты
shelf-all-mine = { $count ->
    [0] Мои партии
   *[other] Все мои партии (идёт: { $count })
}
games-title = Мои партии
games-running = Идут
games-over = Окончены
games-none-running = Сейчас у вас нет начатых партий.
games-none-over = Оконченных партий пока нет.
games-leave = Уйти
games-stay = Остаться
games-result = { $points ->
    [one] { $place }, { $points } очко
    [few] { $place }, { $points } очка
   *[many] { $place }, { $points } очков
}
games-stood = { $points ->
    [one] стол закрыт при { $points } очке
    [few] стол закрыт при { $points } очках
   *[many] стол закрыт при { $points } очках
}
shelf-play-now = Играть
shelf-play-now-game = Играть против ботов: { $game }
shelf-host = Открыть стол
shelf-host-game = Открыть стол: { $game }
shelf-players = Игроков
shelf-length = Время
shelf-weight = Сложность
shelf-rattus-length = 30–45 мин
shelf-rattus-weight = низкая
shelf-contagion-length = 30 мин
shelf-contagion-weight = низкая
shelf-pest-length = 120 мин
shelf-pest-weight = высокая
shelf-messina-length = 60–140 мин
shelf-messina-weight = высокая
shelf-footer = Игры принадлежат их авторам и издателям. Слова и рисунки здесь наши собственные.
status-waiting = ждёт игроков
status-playing = идёт партия
status-over = окончена

# Присоединиться и собрать.
join-title = Войти по коду
open-title = Открыть запись партии
open-hint = Выберите файл записи, урока или задачи или перетащите его сюда. Программа проверит и покажет его, но не сохранит.
open-choose = Выбрать файл
open-too-large = Файл слишком велик для записи: не больше { $limit } кБ.
join-label = Код, который вам продиктовали, или ссылка
join-go = Войти
host-title = Новый стол: { $game }
host-seats = Места
host-seat = Место { $number }
host-friend = По приглашению
host-clock = Контроль времени
host-public = Показывать в списке открытых столов
host-position = Начать с позиции
host-position-script = Сценарий языка проверок: из него берётся только позиция, настройки выбирают здесь
host-go = Открыть стол
option-players = Игроки
option-on = да
option-off = нет
clock-none = Без часов
clock-live = Быстрая партия с добавлением
clock-daily = Заданное время на ход
clock-minutes = Минут на игрока
clock-increment = Добавление за ход, секунд
clock-hours = Часов на ход
clock-window = Часы идут только в это время суток
clock-opens = С
clock-closes = До
clock-left = Осталось времени: { $left }

# Имя, учётная запись, настройки.
name-title = Как вас зовут?
name-label = Имя
name-go = Сесть за стол
account-of = Ваше имя: { $name }
account-none = У вас ещё нет имени
account-why = С паролем ваши места останутся за вами на всех устройствах.
account-password = Пароль
account-register = Закрепить имя
account-log-in = Войти
account-log-out = Забыть меня на этом устройстве
account-move-code = Код для другого устройства
account-have-code = Код с другого устройства
account-move-here = Войти по коду
notices-title = Уведомления, когда меня нет
notices-webhook = Адрес вебхука (Discord, Slack, ntfy)
notices-email = Электронная почта
notices-saved = Сохранено.
account-old-password = Нынешний пароль
account-new-password = Новый пароль
account-change-password = Сменить пароль
account-password-changed = Пароль изменён. На всех других устройствах выполнен выход.
account-devices = Мои устройства
account-device-here = это устройство
account-device-unknown = неизвестное устройство
account-device-seen = последний вход: { $when }
account-device-end = Выйти
account-log-out-everywhere = Выйти везде
account-blocks = Чьи сообщения скрыты
account-unblock = Показывать снова
account-delete = Удалить всё обо мне
account-delete-why = Имя, адреса и ваши сообщения будут удалены, начатые партии — сданы. Оконченные партии останутся; вместо вашего имени в них будет «Кто-то».
account-delete-sure = Точно удалить
notices-confirm = На этот адрес отправлено письмо со ссылкой. Уведомления начнут приходить, когда вы по ней перейдёте.
notices-confirmed = Адрес подтверждён.
settings-title = Настройки
settings-language = Язык
settings-theme = Освещение
settings-speed = Скорость фишек
settings-sound = Звук
settings-text = Размер текста
settings-text-size = { $size } %
settings-end-asks = Спрашивать, прежде чем закончить ход
end-asks-always = всегда
end-asks-lost = если что-то пропадёт
end-asks-never = никогда
settings-touch = На сенсорном экране первое касание только показывает последствия
settings-confirm = Показывать последствия перед каждым решением
settings-notify = Уведомлять вне страницы, когда мой ход
theme-light = Дневной свет
theme-dark = При свечах
theme-to-light = Включить дневной свет
theme-to-dark = Зажечь свечи
speed-slow = медленно
speed-normal = как обычно
speed-fast = быстро
speed-off = без анимации

# Места.
seat-open = Свободное место
seat-bot = { $name } · { $level }
seat-bot-level = Бот ({ $level })
seat-machine = { $name } (бот)
seat-machine-of = бот игрока { $owner }
seat-somebody = Кто-то
seat-you = вы
seat-absent = не за столом
seat-resigned = партия сдана
seat-asked = выбирает
seat-stand-in = бот ({ $level })
levels-all = Все уровни
levels-number = Уровень { $level }
seat-summon = Позвать бота
seat-replaced-soon = скоро заменит бот

# До начала.
waiting-title = Кто где сидит
waiting-sit = Сесть сюда
waiting-stand = Освободить место
waiting-start = Начать игру
waiting-holder = Кто играет: { $seat }
waiting-for = { $count ->
    [one] Свободно ещё { $count } место.
    [few] Свободно ещё { $count } места.
   *[other] Свободно ещё { $count } мест.
}
waiting-host = Игру начинает хозяин стола.
waiting-nonces = Партия начнётся, когда браузер каждого игрока добавит своё число к жребию, — не позже чем через десять секунд.
waiting-watch = Вы смотрите. Чтобы сесть, попросите ссылку.
invite-sit = Пригласить за стол
invite-watch = Пригласить зрителя
invite-join = Пригласить участников
invite-phone = Эта страница на телефоне
invite-copy = Скопировать ссылку
invite-share = Поделиться
invite-copied = Ссылка скопирована.
invite-copy-failed = Браузер не дал скопировать. Выделите ссылку и скопируйте её вручную.
invite-qr = QR-код ссылки для телефона

# Честный жребий.
fair-title = Честный жребий
fair-before = Это печать секрета сервера. Каждый игрок добавляет свой секрет, и жребий получается из всех вместе. После партии это может проверить каждый.
fair-check = Проверить честность жребия
fair-verdict = Жребий: { $verdict }.
fair-kept = Секрет тот самый, что был запечатан до начала.
fair-derived = Жребий получен из этого секрета и чисел, которые добавили игроки.
fair-included = Число этого браузера учтено.
fair-remembered = Печать та самая, что этот браузер увидел вначале.
fair-complete = Каждый игрок за столом добавил своё число.
fair-ended = Партия доиграна до конца.
fair-play = Сами ходы проверяются повторным проигрыванием записи: lazaret verify.
fair-exchanged = Печать этого стола не та, что этот браузер увидел вначале. Его жребию нельзя доверять.
fair-yes = да
fair-no = нет

# Строка выбора.
offer-bar = Ваш выбор
offer-yours = Ваш ход
offer-theirs = { $count ->
    [one] Выбирает: { $names }
   *[other] Выбирают: { $names }
}
offer-asked = Вопрос: «{ $ask }»
offer-over = Партия окончена
offer-list = Все варианты
offer-all = { $count ->
    [0] Нет вариантов
    [one] { $count } вариант
    [few] { $count } варианта
   *[other] { $count } вариантов
}
offer-menu = Варианты здесь
offer-at-once = Сразу
offer-step-by-step = По шагам
offer-seals = отменить будет нельзя
offer-some-seal = Печать или пунктирная рамка: отменить будет нельзя.
offer-sending = отправляем…
offer-typed = Номер { $number }… Enter — выбрать
stage-skip = Пропустить
offer-plays = Ход: { $names }
offer-goes-on = Партия продолжается
offer-thinks = { $count ->
    [one] { $names } думает…
    [few] { $names } думают…
   *[many] { $names } думают…
}
stage-pace = Скорость показа
stage-pause = Остановить
stage-go-on = Продолжить
stage-normal = С обычной скоростью
stage-fast = Вдвое быстрее
stage-first-see = Показываются ходы других игроков. Пробел — пропустить.
recap-title = Пока вы ждали
recap-points = Ваши очки: { $then } → { $now }
recap-show = Показать ход ещё раз: { $seat }
recap-show-table = Показать события стола ещё раз
recap-all = Показать всё ещё раз
recap-enough = Закрыть
rail-title = Рядом с полем
rail-open = Развернуть хронику
rail-fold = Свернуть хронику
seat-points = Очки
popover-title = Что изменится
preview-chance = Дальше решает жребий.
preview-figure = { $what }: { $before }, потом { $after }
preview-span = от { $least } до { $most }
preview-span-same = без изменений в { $same } { $same ->
    [one] случае
    [few] случаях
   *[other] случаях
  } из 100
preview-end = После этого партия закончится.
preview-seals = отменить нельзя
preview-undo = можно отменить
preview-in-detail = по шагам
preview-points = Очки на этот момент
preview-only-looking = Только смотрю
ending-title = Это пропадёт:
ending-unused = В этот ход ещё можно что-то сделать.
ending-back = Вернуться
ending-never = Больше не спрашивать
undo-free = Отменить
undo-ask = Попросить отмену
undo-all = { $choices ->
    [one] Отменить { $choices } решение
    [few] Отменить { $choices } решения
   *[other] Отменить { $choices } решений
}
undo-ask-all = { $choices ->
    [one] Попросить отмену { $choices } решения
    [few] Попросить отмену { $choices } решений
   *[other] Попросить отмену { $choices } решений
}
consent-title = { $seat } просит отменить решение
consent-waiting = Ещё не ответили: { $names }
consent-agree = Согласиться
consent-refuse = Отказать
consent-withdraw = Отозвать просьбу
hands-title = Можно показать зрителям вашу руку?
hands-what = Все, кто смотрит, увидят все руки { $delay }.
hands-shown = Видны: ваши карты и решения с этой задержкой и ваше имя; так же поздно видно, что боты думают о партии и о ваших решениях.
hands-never = Не видны никогда: ваши личные записи, что угодно тем, кто сидит за столом, и всё, что было до общего согласия.
hands-one-no = Достаточно одного «нет», и никто не узнает, чьё оно. Закрыть руки можно в любое время; чего ещё не показали, того не увидят.
hands-open = Показать мою руку
hands-keep = Нет, не показывать
hands-menu = Руки для зрителей
hands-menu-said = Для комментаторов: если все за столом согласны, зрители видят все руки с задержкой. Прекратить это может один игрок.
hands-delay = Насколько позже
hands-ask = Спросить всех
hands-asked = Всех спрашивают, можно ли показать зрителям все руки { $delay }.
hands-are-open = Зрители видят все руки { $delay }.
hands-close = Закрыть руки
hands-eyes = Чью руку вы видите
hands-now = Стол как он есть
hands-of = { $seat }: рука, { $delay }
hands-soon = Руки показывают { $delay }. Пока показывать нечего.
hands-awaited = согласны показать руки: { $agreed } из { $count }
hands-closed = Руки закрыты: кто-то за столом это прекратил. Что ещё не показано, останется скрытым.
broadcast-title = Шансы и решения
broadcast-chances = Шансы из 100: { $chances }
broadcast-chances-about = Шансы из 100, если знать все руки. По оценке ботов.
broadcast-could = Что можно сделать: { $name }
broadcast-shown = показать
broadcast-thinks = Боты думают…
broadcast-share = { $share } ± { $doubt }
broadcast-best = лучшее
broadcast-by-bots = Шансы из 100 после этого решения, насколько может знать { $name }; ± в 95 случаях из 100. По оценке ботов.
broadcast-will = Что выберет { $name }?
broadcast-guesses = { $count ->
    [0] Догадок пока нет.
    [one] { $count } догадка.
    [few] { $count } догадки.
   *[other] { $count } догадок.
  }
watching = Вы смотрите
watching-cannot-choose = Вы смотрите: выбирают только те, кто сидит за столом.
spectators = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[other] { $count } зрителей
}

# Связь с сервером.
line-lost = Связь потеряна. Поле остаётся как есть; пробуем подключиться снова.
line-back = Связь восстановлена.
line-kept-choice = Нет связи: ваш выбор сохранён и будет отправлен.
line-sent-again = Ваш выбор отправлен.
line-had-arrived = Ваш выбор успел дойти.
line-not-made = Партия пошла дальше без вашего решения. Выберите, пожалуйста, снова.

# Стол, который нельзя показать.
table-shut = Этот стол нельзя показать
stranded-why = Доиграть эту партию здесь нельзя. Когда согласны все, кто сидит за столом, он закрывается; тогда запись можно открыть в программе с нужными правилами.
stranded-close = Закрыть стол
stranded-waiting = Вы за то, чтобы закрыть стол. Ждём согласия: { $names }.
stranded-closed = Стол закрыт. Вот запись партии с доказательством жребия.

# Журнал, беседа, взгляд назад.
log-title = Хроника
log-filter = Показать
log-all = Все
log-rounds = Раунды
log-all-rounds = Все раунды
log-round = Раунд { $number }
log-none = Пока ничего не произошло.
log-to-now = К текущему ходу
log-notes = События стола
log-jump = Посмотреть шаг { $step }
log-parts = Подробнее, событий: { $count }
log-undo = { $seat } отменяет решение.
log-undo-agreed = { $seat } отменяет решение с общего согласия.
chat-title = Чат
chat-say = Сообщение
chat-send = Отправить
chat-none = Сообщений пока нет.
chat-said = { $name } пишет: { $text }
chat-about = { $name }: что сделать
chat-mute = Запретить писать
chat-remove = Закрыть доступ к столу
chat-block = Скрыть сообщения
chat-report = Пожаловаться
chat-report-why = Что случилось? Владелец сервера прочтёт это вместе с недавними сообщениями этого человека.
watchers-title = Зрители
watchers-none = Зрителей нет.
watchers-nameless = без имени
watchers-muted = только смотрит
watchers-removed = доступ закрыт
watchers-readmit = Вернуть доступ
spectators-may = Зрители
spectators-open = смотрят и пишут
spectators-silent = только смотрят
spectators-closed = не допускаются
look-step = Прошлый шаг: { $step }
look-at = Шаг { $step } из { $now }
look-back = На шаг назад
look-on = На шаг вперёд
look-return = Вернуться к игре
look-first-return = Вы смотрите прошлый шаг. Чтобы выбрать, вернитесь к игре.
zones = Части стола
zone-table = Стол
zoom = Размер карты
zoom-in = Крупнее
zoom-out = Мельче
zoom-whole = Вся карта
notice-your-turn = Ваш ход

# Меню.
menu-title = Стол
menu-hand-over = Пусть за меня играет бот
menu-level = Сила
menu-take-back = Вернуть себе место
menu-resign = Сдаться
menu-resign-sure = Точно сдаться
menu-rules = Книга правил
menu-replay = Просмотр партии
menu-record = Скачать запись
menu-wrong = Ошибка в правилах…
menu-wrong-said = Позиция, ваш последний выбор и ответ программы в виде сценария: исправьте последнюю строку и отправьте тому, кто отвечает за правила.
table-from-position = Партия начата с заданной позиции. Честность её жребия не доказана.

# Правила.
rules-title = Правила
rules-of = Правила: { $game }
rules-open = Прочесть правило { $rule }
rules-here = За этим столом:
rules-search = Поиск
rules-contents = Содержание
rules-words = Слова для сценариев этой игры
rules-words-of = Слова для сценариев: { $game }
rules-back = Назад к правилам

# Просмотр.
patch-title = Изменённые карты
patch-note = На этом сервере карты отличаются от напечатанных:
replay-title = Просмотр
replay-eyes = Чьими глазами
replay-eyes-all = Глазами зрителя
replay-eyes-of = Чьими глазами: { $seat }
replay-first = К началу
replay-last = К концу
replay-back = На решение назад
replay-on = На решение вперёд
replay-turn-back = На ход назад
replay-turn-on = На ход вперёд
replay-play = Смотреть
replay-pause = Пауза
replay-step = Шаг { $step } из { $last }
replay-link = Скопировать ссылку на этот шаг
replay-panel-more = Ещё
branch-title = Играть дальше отсюда
branch-why = Новый стол начнётся с шага { $step }; остальные места займут боты.
branch-as = За кого: { $seat }

# Конец.
end-title = Конец партии
end-show = Таблица очков
end-sheet = Таблица очков
end-winner = { $count ->
    [one] Победа: { $names }
   *[other] Общая победа: { $names }
}
end-alone = { $points ->
    [one] { $name }: { $points } очко
    [few] { $name }: { $points } очка
   *[other] { $name }: { $points } очков
}
end-category = За что
end-place = { $place }-е место
end-total = Итого
end-rematch = Сыграть ещё раз
end-to-rematch = К новой игре
curve-title = Очки
moments-title = Памятные моменты
moment-fall = { $points ->
    [one] { $seat } теряет { $points } очко одним ударом
    [few] { $seat } теряет { $points } очка одним ударом
   *[other] { $seat } теряет { $points } очков одним ударом
}
moment-leap = { $points ->
    [one] { $seat } получает { $points } очко разом
    [few] { $seat } получает { $points } очка разом
   *[other] { $seat } получает { $points } очков разом
}
moment-lead = { $seat } выходит вперёд и больше не уступает

# Советник.
advice-ask = Спросить советника
advice-title = Три варианта советника
advice-share = Ваши шансы на победу после каждого варианта. Отрезок — погрешность.
advice-figure = { $share } % ± { $doubt }
advice-nothing = Явных преимуществ перед другими вариантами нет.
advice-show = Показать на поле: { $choice }
advice-honest = Советник знает только то, что видите вы. Разыграно пробных партий: { $tried }. В хронике отмечено, что вы спрашивали.
advice-thinks = Советник думает…
advice-ready = Советник ответил.
advice-agreed = Здесь каждый может спросить советника.
host-advice = Разрешить всем спрашивать советника, хотя люди играют друг против друга

# Где решилась игра.
analysis-tab = Анализ
analysis-title = Где решилась партия
analysis-curve = Шансы на победу
analysis-curve-about = Шансы каждого места на победу, из 100, если знать все карты. Красная черта — показанный шаг.
analysis-turning = Переломные моменты
analysis-even = Нет ни одного решения и ни одного жребия, о которых можно доказать, что они изменили исход.
analysis-in-round = Раунд { $round },
analysis-show = Показать
analysis-play-on = Играть отсюда
analysis-seats = Из чего сложился исход
analysis-sound-choices = верные решения
analysis-choices = решения
analysis-chance = удача
analysis-the-others = соперники
analysis-rest = без объяснения
analysis-honest = Решение оценивается по тому, что игрок мог знать; потеря меньше двойной погрешности ошибкой не считается. Пределы ± верны в 95 случаях из 100.
analysis-waiting = Идёт разбор партии. Это займёт от секунды до полуминуты, а пока думают боты — дольше…

# Собственные боты.
machines-title = Мои собственные боты
machines-why = Ваша программа играет за столами этого сервера; её узнают по токену. Все видят, что это бот и чей он.
machines-name = Имя бота
machines-make = Сделать бота
machines-token = Токен бота. Он показан единственный раз: передайте его своей программе и никому больше.
machines-copy = Скопировать токен
machines-copied = Токен скопирован.
machines-copy-failed = Браузер не даёт странице копировать. Выделите токен и скопируйте его сами.
machines-made = дата создания: { $when }
machines-seen = последний вход: { $when }
machines-never-seen = ещё не появлялся
machines-revoke = Удалить
machines-revoke-which = Удалить бота { $name }
# Что отменит возврат хода.
consent-alone = С тех пор никто другой не выбирал.
consent-others = Вместе с этим отменяется: { $choices }.
consent-of = { $choices ->
    [one] { $choices } решение ({ $seat })
    [few] { $choices } решения ({ $seat })
   *[other] { $choices } решений ({ $seat })
}
consent-chance = Всё, что с тех пор решил жребий, будет разыграно заново.

# Поиск в правилах.
rules-found = { $count ->
    [0] Такими словами не сказано ни в одном правиле. Попробуйте меньше слов или загляните в оглавление.
    [one] { $count } правило
    [few] { $count } правила
   *[other] { $count } правил
}
rules-nearest = Правила со всеми этими словами нет. Ближе всего:
rules-search-small = как что кто где когда почему зачем сколько какой какая какие я ты мы вы он она оно они мой моя мои мне меня в на с со к ко по за из от до для и или если ли бы не это можно быть есть
rules-search-alike = победить победа побеждает победитель выиграть выигрывает выигрыш / очки очков счёт подсчёт / конец окончание заканчивается / умереть умирает смерть гибнет теряет потеря / начало подготовка начать / ничья поровну равенство / ход хода

# Без связи.
offline-now = Нет связи. Правила и памятки можно читать; столы и уроки вернутся вместе со связью.
work-now = Минутку: ваш браузер показывает, что вы настроены серьёзно…
restart-soon = { $minutes ->
    [0] Сервер перезапускается. Ничего не пропадёт, страница вернётся сама.
    [one] Сервер перезапустится через { $minutes } минуту. Ничего не пропадёт, страница вернётся сама.
    [few] Сервер перезапустится через { $minutes } минуты. Ничего не пропадёт, страница вернётся сама.
   *[many] Сервер перезапустится через { $minutes } минут. Ничего не пропадёт, страница вернётся сама.
}
shelf-offline = Полка показана такой, какой была при последней связи.

# Продолжить законченную партию с какого-то шага.
branch-seat = Вы играете за
branch-level = Против
branch-begin = Начать

# В конце.
end-tie-idle = Равенства по очкам нет: правило о ничьей не понадобилось.
end-tie-shared = По очкам и по правилу о ничьей поровну ({ $names }): место общее.
end-tie-decided = По очкам поровну ({ $names }). Решает правило о ничьей: { $what }.
end-tie-win = по правилу о ничьей
end-rating-title = Ваш рейтинг
end-rating = Было { $before } (± { $doubt }), стало { $after } (± { $since }).
end-rating-up = Ваше место: { $place }; соперники: { $others }. Это лучше, чем обещали рейтинги.
end-rating-down = Ваше место: { $place }; соперники: { $others }. Это хуже, чем обещали рейтинги.
end-rating-same = Ваше место: { $place }; соперники: { $others }. Так рейтинги и обещали.
end-rating-legend = Пунктир — до партии. Чем круче холм, тем вернее рейтинг.
end-tie-line = При ничьей: { $what }, { $most ->
    [yes] больше — лучше
   *[other] меньше — лучше
}
end-unscored = Партия закончилась раньше, чем кто-либо получил очки.
end-you-won = Вы побеждаете с отрывом в { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
end-you-shared = Вы делите победу.
end-you-behind = Ваше место: { $place }; { $points ->
    [0] очков столько же, сколько у победителя
    [one] от победителя отделяет { $points } очко
    [few] от победителя отделяют { $points } очка
   *[other] от победителя отделяют { $points } очков
}.
end-where-won = Где решилась партия?

# Принесённая запись.
record-sound = Запись сыграна заново от своего зерна: все шаги ({ $steps }) идут по правилам и ведут к этой позиции.
record-alone = Она не принадлежит ни одному столу этого сервера: разобрать её некому, и продолжить не за кого.

# Клавиши.
keys-title = Горячие клавиши
keys-off = Одиночные клавиши выключены. Стрелки, Enter, пробел и Escape работают.
keys-at-table = За столом
keys-in-replay = При просмотре партии
keys-arrows = указать на вариант
keys-enter = выбрать указанный вариант
keys-digits = выбрать вариант с этим номером
keys-undo = отменить последнее решение
keys-undo-last = отменить только последнее из нескольких решений
keys-detail = сделать то, на что указано, по шагам, а не сразу
keys-space = пропустить показ
keys-escape = закрыть открытое, вернуться к настоящему
keys-tab = перейти к предметам на поле и к кнопкам
keys-describe = описать поле
keys-points = показать счёт сейчас
keys-sheet = показать этот список
keys-steps = на решение назад, на решение вперёд
keys-ends = к началу, к концу
keys-play = показ, пауза
settings-keys = Выбирать и отменять одиночными клавишами
settings-show-keys = Горячие клавиши…
skip-to-question = К вопросу
heading-board = Поле
thing-open = { $thing } (можно выбрать)
thing-at-once = { $thing }. Сразу, решений — { $steps }: { $does }

# Почему нельзя.
why-not-title = Почему нельзя
why-not-instead = Что можно выбрать?

# What a table says of itself.
sheet-now = Счёт сейчас
sheet-now-about = Если бы партия закончилась сейчас, с тем, что лежит на поле. Очки, которые даются лишь в конце, посчитаны так, как вышло бы.
sheet-now-of = Если бы партия закончилась сейчас: { $name } и остальные.
told-board = Описать поле
seat-sheet = { $name }: счёт сейчас

# Где решилась партия — для того, кто в ней играл.
analysis-about = О ком
analysis-mine = Обо мне
analysis-all = Обо всех
analysis-even-mine = Ни ваши решения, ни ваше везение заметно не изменили эту партию.
analysis-better = лучше
analysis-what-if = А если?
analysis-take-back = Вернуть
analysis-ghost = А если: { $choice }
analysis-line = Дальше было бы так: { $line }
end-show-me = Показать на поле
verdict-let-go = { $count ->
    [one] Вы упустили победу { $count } раз.
    [few] Вы упустили победу { $count } раза.
   *[other] Вы упустили победу { $count } раз.
}
verdict-let-go-why = На шаге { $step } ваше решение стоило около { $cost } (± { $doubt }) партий из 100.
verdict-taken = Победу у вас отняли.
verdict-taken-why = Ходы соперников обошлись вам дороже, чем ваши собственные решения.
verdict-luck = Везение было против вас.
verdict-luck-why = На шаге { $step } жребий стоил вам около { $cost } (± { $doubt }) партий из 100.
verdict-close = Партия была равной до конца.
verdict-close-why = Ни одно решение и ни один жребий партию явно не решили.
verdict-early = Всё решилось рано.
verdict-early-why = Больше половины партии у вас было меньше 5 шансов из 100.
verdict-won-choice = Вы взяли то, что оставили соперники.
verdict-won-choice-why = На шаге { $step } решение игрока { $who } отдало около { $cost } (± { $doubt }) партий из 100.
verdict-won-luck = Везение было с вами.
verdict-won-luck-why = На шаге { $step } жребий дал вам около { $cost } (± { $doubt }) партий из 100.
verdict-won-close = Вы победили шаг за шагом.
verdict-won-close-why = Ни одно решение и ни один жребий партию явно не решили.
parts-own = свои решения { $parts }
parts-others = соперники { $parts }
parts-luck = везение { $parts }
parts-rest = без объяснения { $parts }
parts-unsure = Слишком многое из того, что изменило эти шансы, зависело от скрытых карт.
next-lesson = Ваш следующий урок
next-lesson-why = { $of ->
    [1] Он о решениях, как ваше на шаге { $step }.
   *[other] { $count ->
        [1] Он о решениях, как ваше на шаге { $step }: это одно из дорогих, всего их { $of }.
       *[other] Он о решениях, каких среди ваших дорогих { $count } из { $of }; самое дорогое — на шаге { $step }.
    }
}
chronicle-print = Напечатать хронику
chronicle-title = Партия: «{ $game }»

# The course of a turn.
ribbon = Ваш ход до сих пор
ribbon-done = сделано
ribbon-may = можно
ribbon-must = нужно
ribbon-asked = ответить на вопрос
ribbon-free = можно закончить

# Картинка поля и позиция в виде ссылки.
share-title = Поделиться картинкой
share-format = Формат
share-wide = Широкая, как превью ссылки
share-square = Квадратная
share-names = С именами
share-seat = Игрок { $letter }
share-alt = { $title }: поле и счёт
share-failed = Браузер не смог сделать картинку. Подойдёт и снимок экрана.
share-here = Картинка делается здесь, на вашем устройстве. Имён на ней нет, если вы о них не попросите.
share-send = Поделиться
share-save = Сохранить картинку
position-title = Позиция
position-about = Вам прислали эту позицию. Выберите место и играйте дальше против ботов или передавая это устройство из рук в руки; до этого ничего не хранится.
position-play = Играть отсюда
position-none = В этой ссылке позиции нет.
position-nobody = Решать здесь некому: партия окончена.
position-link = Скопировать ссылку на эту позицию
position-middle = Этот миг — посреди правила, в ссылку он не помещается. Шагом раньше или позже — поместится.
