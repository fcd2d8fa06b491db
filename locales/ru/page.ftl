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
shelf-none-open = Сейчас никто не ждёт игроков. Соберите стол и пошлите ссылку.
shelf-level = Боты
shelf-all-mine = { $count ->
    [0] Мои игры
   *[other] Все мои игры (идёт: { $count })
}
games-title = Мои игры
games-running = Идут
games-over = Сыграны
games-none-running = Сейчас вы ни во что не играете.
games-none-over = Ни одна ваша игра ещё не закончилась.
games-leave = Уйти
games-stay = Остаться
games-result = { $points ->
    [one] { $place }, { $points } очко
    [few] { $place }, { $points } очка
   *[many] { $place }, { $points } очков
}
shelf-play-now = Играть
shelf-play-now-game = Играть против ботов: { $game }
shelf-host = Собрать стол
shelf-host-game = Собрать стол: { $game }
shelf-players = Игроков
shelf-length = Время
shelf-weight = Сложность
shelf-rattus-length = 30–45 мин
shelf-rattus-weight = лёгкая
shelf-contagion-length = 30 мин
shelf-contagion-weight = лёгкая
shelf-pest-length = 120 мин
shelf-pest-weight = высокая
shelf-messina-length = 60–140 мин
shelf-messina-weight = высокая
shelf-footer = Игры принадлежат их авторам и издателям. Слова и рисунки здесь наши собственные.
status-waiting = ждёт игроков
status-playing = идёт игра
status-over = окончена

# Присоединиться и собрать.
join-title = Войти по коду
open-title = Открыть запись
open-hint = Выберите файл любой партии или перетащите его сюда. Он проверяется и показывается, но не сохраняется.
open-choose = Выбрать файл
open-too-large = Файл слишком велик для записи: не больше { $limit } кБ.
join-label = Код, который вам продиктовали, или ссылка
join-go = Вперёд
host-title = Собрать стол: { $game }
host-seats = Места
host-seat = Место { $number }
host-friend = Друг, по приглашению
host-clock = Время
host-public = Показать стол в общем зале
host-position = Начать с позиции
host-position-script = Сценарий языка проверок: из него берётся позиция, а настройки — выбранные здесь
host-go = Накрыть стол
option-players = Игроки
option-on = да
option-off = нет
clock-none = Без часов
clock-live = Вживую, с добавкой
clock-daily = Столько-то часов на ход
clock-minutes = Минут каждому
clock-increment = Секунд добавки за ход
clock-hours = Часов на ход
clock-window = Только в дневное окно
clock-opens = С
clock-closes = До
clock-left = Осталось времени: { $left }

# Имя, учётная запись, настройки.
name-title = Как вас зовут?
name-label = Имя
name-go = Сесть за стол
account-of = Вас зовут { $name }
account-none = У вас ещё нет имени
account-why = С паролем ваши места останутся за вами на всех устройствах.
account-password = Пароль
account-register = Закрепить имя
account-log-in = Войти
account-log-out = Забыть меня на этом устройстве
account-move-code = Код для другого устройства
account-have-code = Код с другого устройства
account-move-here = Перейти сюда
notices-title = Известия, когда меня нет
notices-webhook = Адрес вебхука (Discord, Slack)
notices-email = Электронная почта
notices-saved = Сохранено.
account-old-password = Нынешний пароль
account-new-password = Новый пароль
account-change-password = Сменить пароль
account-password-changed = Пароль изменён. На всех других устройствах выполнен выход.
account-devices = Мои устройства
account-device-here = это
account-device-unknown = неизвестное устройство
account-device-seen = последний вход: { $when }
account-device-end = Выйти
account-log-out-everywhere = Выйти везде
account-blocks = Кого я не хочу слышать
account-unblock = Слышать снова
account-delete = Удалить всё обо мне
account-delete-why = Имя, адреса и сказанное вами будут забыты, начатые партии — сданы. Сыгранные партии останутся; ваше место в них займёт «кто-то».
account-delete-sure = Точно удалить
notices-confirm = На этот адрес отправлено письмо со ссылкой. Известия пойдут туда, когда вы по ней перейдёте.
notices-confirmed = Адрес подтверждён.
settings-title = Настройки
settings-language = Язык
settings-theme = Свет
settings-speed = Фишки движутся
settings-sound = Звук
settings-text = Размер текста
settings-text-size = { $size } %
settings-end-asks = Спрашивать, прежде чем закончить ход
end-asks-always = всегда
end-asks-lost = если что-то пропадёт
end-asks-never = никогда
settings-touch = На сенсорном экране первое касание только показывает
settings-confirm = Показывать каждый выбор до того, как он сделан
settings-notify = Сообщать вне страницы, когда мой ход
theme-light = Дневной свет
theme-dark = При свече
theme-to-light = Включить дневной свет
theme-to-dark = Зажечь свечу
speed-slow = медленно
speed-normal = обычно
speed-fast = быстро
speed-off = никак

# Места.
seat-open = Свободное место
seat-bot = Бот ({ $level })
seat-machine = { $name } (бот)
seat-machine-of = бот игрока { $owner }
seat-somebody = Кто-то
seat-you = вы
seat-absent = нет за столом
seat-resigned = игра сдана
seat-asked = выбирает
seat-stand-in = играет бот ({ $level })
seat-summon = Позвать бота
seat-replaced-soon = скоро заменит бот
level-random = наугад
level-easy = 1 лёгкий
level-level2 = уровень 2
level-level3 = уровень 3
level-level4 = уровень 4
level-level5 = уровень 5
level-level6 = уровень 6
level-greedy = 7 жадный
level-level8 = уровень 8
level-level9 = уровень 9
level-medium = 10 средний
level-hard = 11 сильный
level-expert = 12 мастер

# До начала.
waiting-title = Кто где сидит
waiting-sit = Сесть сюда
waiting-stand = Встать
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
invite-watch = Позвать зрителя
invite-copy = Скопировать ссылку
invite-share = Поделиться
invite-copied = Ссылка скопирована.
invite-copy-failed = Браузер не дал скопировать. Выделите ссылку и скопируйте её вручную.
invite-qr = Ссылка картинкой для телефона

# Честный жребий.
fair-title = Честный жребий
fair-before = Это печать тайны сервера. Каждое место добавляет свою тайну, и жребий рождается из обеих. После игры это может проверить каждый.
fair-check = Проверить честность жребия
fair-verdict = Жребий: { $verdict }.
fair-kept = Тайна та самая, что была запечатана до начала.
fair-derived = Жребий вышел из этой тайны и того, что добавили места.
fair-included = То, что добавил этот браузер, учтено.
fair-remembered = Печать та самая, что этот браузер увидел первой.
fair-complete = Каждый игрок за столом добавил своё число.
fair-ended = Партия доиграна до конца.
fair-play = Сами ходы проверяются повторным проигрыванием записи: lazaret verify.
fair-exchanged = Печать этого стола не та, что этот браузер увидел первой. Его жребию нельзя доверять.
fair-yes = да
fair-no = нет

# Строка выбора.
offer-bar = Что спрашивают
offer-yours = Ваш ход
offer-theirs = { $count ->
    [one] Выбирает: { $names }
   *[other] Выбирают: { $names }
}
offer-asked = Вопрос: «{ $ask }»
offer-over = Игра окончена
offer-list = Все варианты
offer-all = { $count ->
    [0] Нет вариантов
    [one] { $count } вариант
    [few] { $count } варианта
   *[other] { $count } вариантов
}
offer-menu = Варианты здесь
offer-seals = нельзя взять назад
offer-some-seal = С печатью или пунктиром — назад не взять.
offer-sending = отправляем…
offer-typed = Номер { $number }… Enter выбирает
stage-skip = Пропустить
offer-plays = Ходит { $names }
offer-goes-on = Игра продолжается
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
stage-first-see = Ещё показываются ходы других. Пробел пропускает их.
recap-title = После вашего хода
recap-turns = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
recap-show = Показать ход ещё раз: { $seat }
recap-all = Показать всё ещё раз
recap-enough = Понятно
rail-title = Рядом с полем
rail-open = Развернуть хронику
rail-fold = Свернуть хронику
seat-points = Очки
popover-title = Сначала посмотреть
preview-chance = Дальше решает случай.
preview-end = После этого игра закончится.
preview-seals = отменить нельзя
preview-undo = можно отменить
preview-only-looking = Только смотрю
ending-title = Это пропадёт:
ending-unused = В этот ход ещё можно что-то сделать.
ending-back = Вернуться
ending-never = Больше не спрашивать
undo-free = Вернуть ход
undo-ask = Попросить вернуть
consent-title = { $seat } хочет взять выбор назад
consent-waiting = Ещё не ответили: { $names }
consent-agree = Согласиться
consent-refuse = Отказать
consent-withdraw = Не надо
watching = Вы смотрите
watching-cannot-choose = Вы смотрите: выбирают только те, кто сидит за столом.
spectators = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[other] { $count } зрителей
}

# Связь с сервером.
line-lost = Связь потеряна. Поле остаётся на месте; мы пытаемся вернуться.
line-back = Связь восстановлена.
line-kept-choice = Нет связи: ваш выбор сохранён и будет отправлен.
line-sent-again = Ваш выбор отправлен.
line-had-arrived = Ваш выбор успел дойти.
line-not-made = Игра ушла вперёд без вашего выбора. Выберите, пожалуйста, снова.

# Стол, который нельзя показать.
table-shut = Этот стол нельзя показать
stranded-why = Здесь его никто не доиграет. Те, кто за ним сидит, могут его закрыть; тогда запись партии можно перенести в программу с этими правилами.
stranded-close = Закрыть стол
stranded-closed = Стол закрыт. Вот запись партии с доказательством честного случая.

# Журнал, беседа, взгляд назад.
log-title = Хроника
log-filter = Показать
log-all = Все
log-rounds = Раунды
log-all-rounds = Все раунды
log-round = Раунд { $number }
log-none = Пока ничего не произошло.
log-to-now = К настоящему
log-notes = Заметки стола
log-jump = Посмотреть шаг { $step }
log-undo = { $seat } берёт выбор назад.
log-undo-agreed = { $seat } берёт выбор назад; все согласились.
chat-title = Беседа
chat-say = Скажите что-нибудь
chat-send = Сказать
chat-none = Пока никто ничего не сказал.
chat-said = { $name } пишет: { $text }
chat-about = { $name }: что сделать
chat-mute = Пусть смотрит молча
chat-remove = Вывести
chat-block = Больше не слышать
chat-report = Пожаловаться
chat-report-why = Что случилось? Это прочтёт владелец сервера вместе с последними словами этого человека.
watchers-title = Зрители
watchers-none = Никто не смотрит.
watchers-nameless = кто-то без имени
watchers-muted = молча
watchers-removed = выведен
watchers-readmit = Впустить снова
spectators-may = Зрителям можно
spectators-open = смотреть и говорить
spectators-silent = смотреть молча
spectators-closed = не смотреть
look-step = Взгляд назад: шаг { $step }
look-at = Шаг { $step } из { $now }
look-back = На шаг назад
look-on = На шаг вперёд
look-return = Вернуться к игре
look-first-return = Вы смотрите назад. Чтобы выбрать, вернитесь к игре.
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
menu-take-back = Снова играть самому
menu-resign = Сдаться
menu-resign-sure = Точно сдаться
menu-rules = Книга правил
menu-replay = Просмотр игры
menu-record = Скачать запись
menu-wrong = Это неверно…
menu-wrong-said = Позиция, ваш последний щелчок и ответ в виде сценария: замените последнюю строку тем, что должно быть, и отправьте тому, кто ведёт правила.
table-from-position = Эта партия начинается с разложенной кем-то позиции. Её случай не доказан.

# Правила.
rules-title = Правила
rules-of = Правила: { $game }
rules-open = Прочесть правило { $rule }
rules-search = Поиск
rules-contents = Содержание
rules-words = Слова, чтобы написать сценарий об этой игре
rules-words-of = Слова для сценариев: { $game }
rules-back = Назад к правилам

# Просмотр.
patch-title = Изменённые карты
patch-note = Этот сервер играет не с теми значениями, что напечатаны:
replay-title = Просмотр
replay-eyes = Чьими глазами
replay-eyes-all = Глазами зрителя
replay-eyes-of = Чьими глазами: { $seat }
replay-first = К началу
replay-last = К концу
replay-back = На выбор назад
replay-on = На выбор вперёд
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
end-title = Конец игры
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
moments-title = Памятные минуты
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
advice-title = Три выбора советника
advice-share = Ваша доля игры после каждого выбора. Черта — сомнение.
advice-figure = { $share } % ± { $doubt }
advice-nothing = За него не говорит ничего, чего нет у других.
advice-show = Показать на поле: { $choice }
advice-honest = Советник играет как бот-эксперт и знает только то, что видите вы. Испробовано партий: { $tried }. В хронике сказано, что вы спрашивали.
advice-thinks = Советник думает…
advice-ready = Советник ответил.
advice-agreed = Здесь каждый может спросить советника.
host-advice = Разрешить всем спрашивать советника, хотя люди играют друг против друга

# Где решилась игра.
analysis-tab = Анализ
analysis-title = Где решилась игра
analysis-curve = Доля игры
analysis-curve-about = Насколько вероятна была победа каждого места, если знать все карты. Красная черта — то, что показано.
analysis-turning = Переломы
analysis-even = Ни об одном выборе и ни об одном жребии нельзя сказать, что он решил игру.
analysis-in-round = Раунд { $round },
analysis-show = Показать
analysis-play-on = Играть отсюда
analysis-seats = Что повлияло на каждое место
analysis-sound-choices = верные выборы
analysis-choices = выборы
analysis-chance = удача
analysis-the-others = остальные
analysis-rest = не объяснено
analysis-honest = Выбор оценивается по тому, что место могло знать; всё, что меньше двойной ошибки, считается верным. Числа после ± верны в 95 случаях из 100.
analysis-waiting = Партия изучается. Это занимает от секунды до полуминуты и дольше, пока думают боты…

# Собственные боты.
machines-title = Мои собственные боты
machines-why = Ваша программа играет за столами этого сервера; её узнают по токену. Все видят, что это бот и чей он.
machines-name = Имя бота
machines-make = Сделать бота
machines-token = Его токен. Он показан сейчас и больше никогда: отдайте его своей программе и никому другому.
machines-copy = Скопировать токен
machines-copied = Токен скопирован.
machines-copy-failed = Браузер не даёт странице копировать. Выделите токен и скопируйте его сами.
machines-made = создан { $when }
machines-seen = последний раз здесь { $when }
machines-never-seen = ещё не приходил
machines-revoke = Убрать
machines-revoke-which = Убрать бота { $name }
# Что отменит возврат хода.
consent-alone = С тех пор никто другой не выбирал.
consent-others = Вместе с этим отменяется: { $choices }.
consent-of = { $choices ->
    [one] { $choices } выбор ({ $seat })
    [few] { $choices } выбора ({ $seat })
   *[other] { $choices } выборов ({ $seat })
}
consent-chance = Всё, что с тех пор решил случай, будет разыграно заново.

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
shelf-offline = Полка показана такой, какой была при последней связи.

# Продолжить законченную партию с какого-то шага.
branch-seat = Вы играете за
branch-level = Против
branch-begin = Начать

# В конце.
end-tied = Очков поровну: порядок решает правило о ничьей ({ $names }).
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
keys-title = Клавиши
keys-off = Одиночные клавиши выключены. Стрелки, Enter, пробел и Escape работают.
keys-at-table = За столом
keys-in-replay = При просмотре партии
keys-arrows = указать на вариант
keys-enter = выбрать указанный вариант
keys-digits = выбрать вариант с этим номером
keys-undo = взять назад последний выбор
keys-space = пропустить показ
keys-escape = закрыть открытое, вернуться к настоящему
keys-tab = перейти к предметам на поле и к кнопкам
keys-sheet = показать этот список
keys-steps = на выбор назад, на выбор вперёд
keys-ends = к началу, к концу
keys-play = показ, пауза
settings-keys = Выбирать и отменять одиночными клавишами
settings-show-keys = Клавиши…
skip-to-question = К вопросу
heading-board = Поле
thing-open = { $thing } (можно выбрать)

# Почему нельзя.
why-not-title = Почему нельзя
why-not-instead = Что можно выбрать?
