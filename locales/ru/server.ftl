# Что говорят стол, хранилище и сервер.

# Столу отказано в сообщении.
table-refusal-stale = За это время кое-что произошло. Вот партия в её нынешнем виде.
table-refusal-sits-already = Вы уже сидите за этим столом.
table-refusal-seat-taken = Это место занято.
table-refusal-standing = Заранее можно ответить только на вопрос, который задан сейчас, одним из его вариантов, и не больше чем на восемь вопросов.
table-refusal-somebody-sits = На месте, которое исчезло бы, уже кто-то сидит.
table-refusal-terms-kept = За этим столом продолжают другую партию, его настройки не меняются.
table-refusal-no-such-seat = За этим столом нет такого места.
table-refusal-seats-open = Партия начнётся, когда не останется свободных мест: пригласите кого-нибудь или посадите бота.
table-refusal-nonce = Ваше число для жребия должно состоять из 32–64 шестнадцатеричных цифр.
table-refusal-bot-plays = За вас играет бот. Сначала верните себе место.
table-refusal-not-started = Партия ещё не началась.
table-refusal-nothing-to-take-back = Здесь за вас не играет бот.
table-refusal-nobody-to-summon = На этом месте нет человека, которого мог бы заменить бот.
table-refusal-is-present = Этот игрок за столом.
table-refusal-on-holiday = Этот игрок в отпуске. До возвращения часы стоят.
table-refusal-started = Партия уже началась.
table-refusal-resigned = На этом месте партия уже сдана.
table-refusal-not-host = Это может сделать только тот, кто открыл стол.
table-refusal-not-seated = Вы не сидите за этим столом.
table-refusal-not-over = Партия не окончена, или реванш уже готов.
table-refusal-undo-asked-already = Кто-то уже просит отмену: сначала ответьте на эту просьбу.
table-refusal-no-undo-asked = Сейчас никто не просит отмену.
table-refusal-no-such-step = Партия ещё не дошла до этого места.
table-refusal-level = Бота такого уровня нет.
table-refusal-elsewhere = Кто-то опередил вас: вот как теперь обстоят дела за столом.
table-refusal-nearly-full = За этим столом уже столько записей ({ $entries }), что отменять решения и меняться местами больше нельзя. Партию можно доиграть до конца.
table-refusal-full = Этот стол заполнен: записей в журнале { $entries }. Чтобы закончить партию, сдайтесь.
table-refusal-no-advice = Здесь люди играют друг против друга, а о советах при открытии стола не договорились. Против ботов советника можно спрашивать всегда.
table-refusal-for-people = Это только для людей. Собственный бот смотрит, садится за стол, выбирает и сдаётся.
table-refusal-machine-undo = Бот ничего не отменяет, и его согласия на отмену не спрашивают.
table-refusal-machine-advice = Советник только для людей.
table-refusal-nothing-to-advise = Сейчас вас ни о чём не спрашивают: советника можно спросить, когда выбирать вам.
table-refusal-hands-delay = Руки показывают не более чем через 30 решений или 30 минут.
table-refusal-hands-open = Руки уже показаны.
table-refusal-no-hands-asked = О руках больше никто не спрашивает.

# Что происходит за столом, в журнале.
table-note-closed = Стол закрыт: его правил здесь больше нет.
table-note-silent = { $seat }: число для жребия за десять секунд не получено; это отмечено в доказательстве.
table-note-handed-over = Вместо игрока { $seat } играет бот ({ $level }).
table-note-absent = Игрок { $seat } отсутствует. На этом месте играет бот ({ $level }).
table-note-time-bot = Время игрока { $seat } вышло. На этом месте играет бот ({ $level }).
table-note-taken-back = { $seat } снова играет без бота.
table-note-resigned = { $seat } сдаётся.
table-note-time-out = Время игрока { $seat } вышло: для этого места партия проиграна.
table-note-undo-asked = { $seat } просит у всех согласия на отмену.
table-note-consented = { $seat } соглашается.
table-note-undo-granted = Все согласны: решение отменено.
table-note-undo-refused = { $seat } не соглашается: решение остаётся.
table-note-undo-overtaken = Партия пошла дальше: отмены не будет.
table-note-summoned = { $by } ждёт игрока { $seat }: скоро на этом месте сыграет бот.
table-note-returned = { $seat } снова здесь.
table-note-holiday = { $seat }: объявлен отпуск. На это время часы остановятся.
table-note-holiday-over = { $seat }: отпуск окончен.
table-note-advised = { $seat } спрашивает советника.
table-note-hands-asked = { $seat } спрашивает, можно ли показать зрителям все руки { $delay }.
table-note-hands-opened = Все согласны: зрители видят все руки { $delay }.
table-note-hands-closed = Руки остаются закрытыми. Чего ещё не показали, того не покажут.
table-hands-at-once = сразу
table-hands-choices = через { $count ->
    [one] { $count } решение
    [few] { $count } решения
   *[many] { $count } решений
  }
table-hands-minutes = через { $count ->
    [one] { $count } минуту
    [few] { $count } минуты
   *[many] { $count } минут
  }
table-over-resigned = Остальные игроки сдались.
table-over-closed = Владелец сервера закрыл этот стол.

# Стол не открывается.
table-error-nothing = Такого стола нет.
table-error-missing = В журнале этого стола нет записи { $number }.
table-error-damaged = Журнал этого стола повреждён: партию нельзя воспроизвести.
table-error-unreadable = Запись { $number } журнала этого стола не читается.
table-error-unknown-game = За этим столом играют в игру, которой нет на полке: { $game }.
table-error-other-rules = Партия за этим столом начата по правилам версии { $found }; этот сервер играет по версии { $expected }.
table-error-record = Запись этого стола не воспроизводится. { $why }
package-endless = Правила версии { $rules } слишком долго не отвечают. Ничего не изменилось.
package-words = Поле словами
package-broken = Правила версии { $rules } не отвечают. Ничего не изменилось.

# Хранилище.
store-error-address = «{ $address }» не адрес базы данных: напишите postgres://… или sqlite:путь.
store-error-open = База данных { $address } не открывается: { $why }.
store-error-nothing = По адресу { $address } нет базы данных: тот ли это каталог или адрес сервера?
store-error-newer = База данных создана более новой версией Lazaret (схема { $found }; этой версии известна { $known }).
store-error-in-use = Файл { $path } занят другим сервером: одна папка — один сервер. Для нескольких узлов нужен PostgreSQL.
store-error-conflict = Другой сервер записал это раньше.
store-error-full = Для базы данных не осталось места.
store-error-failed = Сбой базы данных: { $why }.
store-error-malformed = В базе данных по адресу { $place } записано не то, что там должно быть.
store-error-file = Файл не удалось прочитать или записать: { $why }.
store-error-backup-line = Строка { $line } резервной копии неверна. Ничего не восстановлено.
store-error-backup-cut = Резервная копия обрывается раньше последней строки. Ничего не восстановлено.
store-error-backup-damaged = Резервная копия не такая, какой была записана: контрольная сумма не сходится. Ничего не восстановлено.
store-error-not-empty = База данных не пуста: резервная копия восстанавливается только в пустую.

# Честный случай.
fairness-no-proof = В этой записи нет доказательства честности жребия.
fairness-fair = Жребий был честным: секрет соответствует опубликованному до начала и вместе с числами игроков даёт зерно.
fairness-other-secret = Секрет не соответствует опубликованному до начала.
fairness-other-seed = Секрет и числа игроков не дают зерна этой записи.
fairness-unreadable = Доказательство в этой записи не читается.

# Запрос к серверу не выполнен.
server-error-not-found = Здесь ничего нет.
server-error-no-name = Сначала назовите себя.
server-error-too-fast = Слишком быстро. Подождите немного и попробуйте снова.
server-error-foreign-origin = Этот запрос пришёл с чужой страницы.
server-error-name = Имя состоит из 1–24 букв или цифр; между ними могут стоять пробелы, дефисы, апострофы, точки и подчёркивания.
server-error-password = Пароль состоит из 8–128 знаков.
server-error-has-account = У вас уже есть учётная запись.
server-error-name-taken = Это имя уже занято.
server-error-name-reserved = Это имя оставлено серверу и его ботам. Выберите другое.
server-error-name-link = Это имя похоже на адрес в сети. Поставьте после точки пробел или уберите её.
server-error-wrong-password = Имя и пароль не подходят друг к другу.
server-error-wrong-code = Этот код неверен, использован или устарел. Получите новый на другом устройстве.
server-error-webhook = Уведомления можно отправлять на вебхуки Discord, Slack и ntfy (https://discord.com/…, https://hooks.slack.com/…, https://ntfy.sh/…).
server-error-email = Это не адрес электронной почты.
server-error-language = Язык должен быть en, fr или ru.
server-error-unknown-game = Такой игры нет на полке.
server-error-unknown-level = Бота такого уровня нет.
server-error-sits-twice = Можно занять только одно место.
server-error-too-many-seats = Названо больше мест, чем есть за столом.
server-error-reset = Эта ссылка больше не действует. Запросите новую.
server-error-push = Этому браузеру нельзя отправлять уведомления.
server-error-too-many-friends = Больше друзей здесь добавить нельзя. Сначала уберите кого-нибудь.
server-error-reliable = Хозяину стола нужен игрок, который остаётся до конца. Сначала доиграйте несколько партий с людьми или попросите приглашение.
server-error-has-begun = Партия уже началась, пригласить больше никого нельзя.
server-error-muted-everywhere = Модератор отключил вам чат.
server-error-quiet = Тихие часы — это два времени суток.
server-error-note = В заметке не больше 4000 знаков.
server-error-holiday = Отпуск начинается не раньше чем через сутки и длится хотя бы день.
server-error-holiday-taken = В это время вы уже в отпуске.
server-error-no-holidays-left = Столько дней отпуска в том году у вас не осталось.
server-error-pin = В заметке от 1 до 500 знаков, и она об одном месте или об одном человеке за вашим столом.
server-error-too-many-pins = Заметок столько, сколько может быть. Сначала удалите одну.
server-error-nobody-named = Укажите жалобу или аккаунт.
server-error-not-moderator = Эта страница для модераторов. Их назначает владелец сервера.
server-error-is-moderator = С модератором это может сделать только владелец сервера.
server-error-too-many-tables = У вас слишком много незаконченных столов. Сначала закончите часть из них.
server-error-too-many-public = Слишком много открытых столов из вашей сети ждут игроков. Сыграйте за одним из них или создайте закрытый стол.
server-error-wrong-token = Этот токен не действует или больше не действует. Новый можно сделать в настройках, в разделе «Мои собственные боты».
server-error-for-people = Это только для людей. Бот может смотреть на столы, садиться, вставать и играть.
server-error-machine-alike = У вас уже есть бот с таким или очень похожим именем.
server-error-too-many-machines = { $most ->
    [one] У вас может быть { $most } собственный бот. Сначала уберите одного.
    [few] У вас может быть { $most } собственных бота. Сначала уберите одного.
   *[other] У вас может быть { $most } собственных ботов. Сначала уберите одного.
}
server-error-clock = Быстрые часы: от 10 секунд до 24 часов с добавкой не больше часа; медленные: от 1 до 720 часов.
server-error-no-such-seat = За этим столом нет такого места.
server-error-can-be-played = За этим столом можно играть: сдайтесь или встаньте из-за него.
server-error-no-invitation = Этот стол закрытый. Чтобы сесть, откройте ссылку-приглашение.
server-error-no-socket = Здесь говорят по WebSocket.
server-error-not-over = Это можно увидеть, когда партия окончена.
server-error-given-up = Эта партия не доиграна до конца: анализировать нечего.
server-error-not-analysed = Эта партия ещё не проанализирована.
server-error-secrets = Того, что вы знаете, не хватает, чтобы записать эту позицию, не выдав секрета. Попробуйте при следующем решении или после партии.
server-error-not-begun = Партия ещё не началась.
server-error-no-such-thing = Предмет называют видом и именем, по одному слову.
server-error-unavailable = Серверу не удалось это сохранить. Ничего не изменилось; попробуйте снова.
server-error-no-advice = Советник не смог обдумать эту позицию. Выберите без него; подробности в журнале сервера.
server-error-full = На сервере не осталось места. Ничего не изменилось.
server-error-no-record = Это не запись игры, в которую здесь играют.
server-error-malformed = Запрос не понят: { $why }
server-error-wrong-method = Здесь этого сделать нельзя.
server-error-internal = На сервере произошла ошибка. Ничего не потеряно; попробуйте снова.
server-error-not-understood = Сообщение не понято.
server-error-no-hello = Первое сообщение должно быть «hello».
server-error-hello-twice = «Hello» уже было сказано.
server-error-password-common = Этот пароль слишком распространён. Выберите другой.
server-error-no-account = Учётной записи здесь нет.
server-error-banned = Доступ к этому серверу вам закрыт.
server-error-network-banned = Вашей сети больше нельзя пользоваться этим сервером.
server-error-network = Сеть пишется так: 203.0.113.0/24 или 2001:db8::/32; не меньше 8 первых битов IPv4 или 16 битов IPv6.
server-error-own-network = Вы сами в этой сети.
server-error-stale = Этот сервер давно ничего не слышал от базы данных.
server-error-draining = Этот сервер завершает работу: попробуйте ещё раз.
server-error-work-wanted = Вы здесь впервые, и вашему браузеру нужно сначала немного поработать: попробуйте ещё раз.
server-error-work-not-done = Работа вашего браузера не выполнена.
server-error-no-letters = Этот сервер не отправляет писем.
server-error-no-letter = Эта ссылка больше не действует: адрес изменился или письма отключены.
server-error-spectators-silent = За этим столом зрители не пишут в чат.
server-error-muted = Вам можно смотреть эту партию, но не писать в чат.
server-error-barred = Этот стол закрыт для зрителей или для вас.
server-error-no-such-spectator = Такого зрителя здесь нет.
server-error-nobody-there = Этого человека здесь не найти.
server-noted-blocked = Сообщения этого человека скрыты.
server-noted-reported = Владелец сервера узнает об этом.

# Сервер не запускается.
server-error-data = В папку { $path } нельзя писать: { $why }.
server-error-port-in-use = Адрес { $addr } уже занят другой программой: остановите её или выберите другой с помощью --addr.
server-error-port-forbidden = Этой программе нельзя слушать { $addr }: выберите порт выше 1023 с помощью --addr.
server-error-address = Сервер не может слушать { $addr }: { $why }.
server-error-threads = Сервер не может запустить потоки: { $why }.
server-error-config = Файл настроек { $path } использовать нельзя: { $why }
server-error-config-number = «{ $key }» не может быть таким числом: оно слишком мало или слишком велико.
server-error-config-setting = «{ $key }» в строке { $line }: { $why }
server-error-config-file = { $why }
server-error-figures = «metrics_addr»: «{ $addr }» — не адрес для показателей: укажите ХОСТ:ПОРТ, here или off.

# Команды.
server-listening = Lazaret открыт по адресу { $link }
server-stop-hint = Ctrl+C завершает работу; ничего не потеряется.
server-backed-up = Резервная копия готова: столов: { $tables }, строк: { $rows }.
server-backed-up-to = Резервная копия записана в { $path }: столов: { $tables }, строк: { $rows }.
server-backup-whole = Резервная копия цела: столов: { $tables }, строк: { $rows }.
server-backup-taken = В { $path } пишет резервные копии другая программа.
server-restored = Восстановлено: столов: { $tables }, строк: { $rows }.
server-exported = Сохранено записей: { $count }, папка: { $path }.
server-not-exported = Стол { $table } пропущен. { $why }
server-public-readme =
    Оконченные партии с сервера Lazaret: файл на партию, папка на месяц.

    Все за этими столами согласились, чтобы их опубликовали. Имена людей придуманы только для этой папки: одно имя — здесь один человек,
    и никто в других местах. «lazaret replay ФАЙЛ» показывает партию, «lazaret verify ПАПКА» проигрывает все заново.

    CC0 1.0: насколько позволяет закон, прав на эти записи нет ни у кого.
server-admin-renamed = { $old } теперь носит имя { $new }.
server-admin-banned = { $name } больше не может здесь играть. На всех устройствах выполнен выход.
server-admin-banned-until = { $name } не может здесь играть до { $until }. На всех устройствах выполнен выход.
server-admin-let-in = { $name } снова может здесь играть.
server-admin-network-banned = { $network }: этой сети больше нельзя пользоваться сервером.
server-admin-network-let-in = { $network }: этой сети снова можно пользоваться сервером.
server-admin-network-not-banned = { $network }: доступ не закрыт.
server-admin-no-networks = Закрытых сетей нет.
server-admin-password = Новый пароль ({ $name }): { $password }
server-admin-closed = Стол { $table } закрыт.
server-admin-unlisted = Стол { $table } больше не числится среди начатых. { $why }
server-admin-nobody = Никого не зовут «{ $text }».
server-admin-several = «{ $text }» подходит к нескольким людям ({ $count }): укажите идентификатор (lazaret admin persons).
server-admin-is-banned = нет доступа
server-admin-is-account = учётная запись
server-admin-is-guest = гость
server-admin-no-reports = Жалоб нет.
server-admin-no-report = Такой жалобы нет.
server-admin-report = { $number }. { $at }, стол { $table }. Жалуется: { $by }. На кого: { $about }
server-admin-announced = Объявлен перезапуск: { $at } (всемирное время).
server-admin-announced-none = Перезапуск не объявлен.
server-admin-recounted = Пересчитано по журналам: завершённых партий: { $games }, рейтинговых: { $rated }.
server-admin-recount-kept = Столов, правил которых нет в этой программе: { $count }. Известное о них осталось.
server-doctor-schema = База данных открывается (схема { $found } из { $known }).
server-doctor-older-schema = База данных открывается; её схема { $found } станет { $known } при запуске сервера.
server-doctor-key = Ключ, которым подписаны куки, не читается.
server-doctor-writes = База данных принимает записи.
server-doctor-rights = Другие на этой машине могут читать { $path }: выполните chmod 600.
server-doctor-address = Люди приходят по адресу { $url }.
server-doctor-no-https = Не задан public_url с https://: ссылки ведут на эту машину, и куки не требуют шифрования.
server-doctor-no-proxy = Не задан trust_proxy: за прокси все люди считаются одним.
server-doctor-letters = Почтовый сервер отвечает.
server-doctor-no-letters = Почтовый сервер не отвечает: { $why }
server-doctor-lessons = { $count ->
    [one] Ваших уроков в порядке: { $count }.
    [few] Ваших уроков в порядке: { $count }.
   *[other] Ваших уроков в порядке: { $count }.
}
server-doctor-lesson = { $file } пропущен. { $why }
server-doctor-upgrade = Начатых столов, которые продолжатся: { $plays }. Сыгранных партий, которые повторяются в точности: { $replays }. Из них с тем же отпечатком позиции: { $compared }. Начатых столов, в которых отказано: { $stranded }. Сыгранных партий, в которых отказано: { $lost }.
server-doctor-elsewhere = Партия приходит не к той позиции, что прежде.
server-doctor-packages = Из них по пакету прежних правил: { $packaged }.
server-doctor-packaged = { $table }: играется по пакету правил версии { $rules }.
server-doctor-ready = Сервер по адресу { $addr } готов.
server-doctor-not-ready = Сервер по адресу { $addr } не готов: { $why }
server-doctor-figures = Столов: { $tables }, соединений: { $sockets }; паролей ждут проверки: { $waiting }; база данных занимает { $megabytes } МБ.
server-doctor-figure = { $figure }: { $count } с запуска. Что делать, сказано в docs/server.md под { $alert }.
server-doctor-no-figures = Его показатели нельзя прочесть по адресу { $addr }.

# Уведомления.
server-notice-trial = Уведомления
server-notice-trial-text = Так выглядит уведомление.
server-notice-turn-short = Ваш ход.
server-notice-summons-short = Если вы не вернётесь, скоро сыграет бот.
server-notice-over-short = Партия окончена.
server-notice-invited-short = { $by } приглашает вас за стол.
server-notice-to-evening-short = { $by } приглашает вас на вечер.
server-notice-to-league-short = { $by } приглашает вас в лигу.
server-notice-changed-short = Хозяин изменил настройки вашего стола.
server-notice-evening-short = Начинается тур.
server-notice-chat-short = За вашим столом написали сообщение.
server-notice-undo-short = Вас просят разрешить отмену.
server-notice-several = { $count ->
    [one] В тихие часы произошло { $count } событие.
    [few] В тихие часы произошло { $count } события.
   *[other] В тихие часы произошло { $count } событий.
}
server-calendar-name = Lazaret
server-calendar-due = Ваш ход в игре «{ $game }»

# Уведомления.
server-notice-subject = { $about }: { $what }
server-notice-turn = Ваш ход. Игра: { $game }. { $link }
server-notice-summons = Вас ждут; скоро вместо вас сыграет бот. Игра: { $game }. { $link }
server-notice-over = Партия окончена. Игра: { $game }. { $link }
server-notice-invited = { $by } приглашает вас сыграть в игру «{ $game }»: { $link }
server-notice-to-evening = { $by } приглашает вас на вечер с игрой «{ $game }»: { $link }
server-notice-to-league = { $by } приглашает вас в лигу с игрой «{ $game }»: { $link }
server-notice-changed = Хозяин изменил настройки вашего стола «{ $game }». Взгляните, пока партия не началась: { $link }
server-notice-evening = Начинается тур, ваш стол «{ $game }»: { $link }
server-notice-chat = За вашим столом «{ $game }» написали сообщение: { $link }
server-notice-undo = Вас просят разрешить отмену в игре «{ $game }»: { $link }
server-letter-confirm-subject = Lazaret: это ваш адрес?
server-letter-confirm = { $name } хочет получать на этот адрес письма Lazaret, когда наступает очередь ходить. Если это вы, перейдите по ссылке: { $link } Если нет, ничего не делайте: других писем не будет.
server-letter-confirm-question = Писать на { $email }, когда наступает ваша очередь?
server-letter-confirm-button = Да, это мой адрес
server-letter-confirmed = Теперь письма приходят на { $email }, когда наступает ваша очередь, а вас нет.
server-letter-stop-question = Больше не писать на { $email }?
server-letter-stop-button = Больше не писать
server-letter-stopped = Писем больше не будет.
server-letter-reset-subject = Новый пароль для Lazaret
server-letter-reset =
    Здравствуйте, { $name }!
    Кто-то попросил новый пароль для вашей учётной записи. Ссылка действует час и только один раз:
    { $link }
    Если это были не вы, ничего не делайте: пароль останется прежним.
server-letter-device-subject = Новый вход в Lazaret
server-letter-device =
    Здравствуйте, { $name }!
    В вашу учётную запись вошли с неизвестного устройства: { $device }
    Если это были не вы, смените пароль и выйдите на всех устройствах в настройках.
server-letter-footer = Отказаться от писем: { $link }

cli-serve = Открывает столы в браузере: людям, ботам и зрителям.
cli-serve-examples = Примеры:
      lazaret serve
      lazaret serve --addr 0.0.0.0:8080 --data /var/lib/lazaret --public-url https://play.example.org
      lazaret serve --database postgres://lazaret@localhost/lazaret
cli-backup = Записывает всё, что хранит сервер, в один файл, не останавливая его; с --every — снова и снова, в папку.
cli-backup-examples = Примеры:
      lazaret backup lazaret.backup --data /var/lib/lazaret
      lazaret backup /var/backups/lazaret --every 6h --data /var/lib/lazaret
cli-restore = Читает резервную копию в пустую базу данных, SQLite или PostgreSQL.
cli-restore-examples = Примеры:
      lazaret restore lazaret.backup --data /var/lib/lazaret
      lazaret restore lazaret.backup --check
cli-export = Записывает все партии, вечера и лиги сервера как текст, по файлу на каждую запись. В записях неоконченных партий есть их секреты.
cli-export-examples = Пример:
      lazaret export records --data /var/lib/lazaret
      lazaret export games --public --data /var/lib/lazaret
cli-admin = Присматривает за людьми и столами сервера, работает он или нет.
cli-admin-examples = Примеры:
      lazaret admin persons anna --data /var/lib/lazaret
      lazaret admin close K7PX-93QM --data /var/lib/lazaret
cli-admin-persons = Перечисляет людей, чьё имя содержит текст или чей идентификатор с него начинается.
cli-admin-persons-examples = Пример:
      lazaret admin persons anna --data /var/lib/lazaret
cli-admin-tables = Перечисляет столы, в коде, игре или людях которых есть текст.
cli-admin-tables-examples = Пример:
      lazaret admin tables rattus --data /var/lib/lazaret
cli-admin-rename = Меняет имя человека, в том числе за столами, где он сидит.
cli-admin-rename-examples = Пример:
      lazaret admin rename anna Annabel --data /var/lib/lazaret
cli-admin-ban = Закрывает кому-то доступ или открывает его снова.
cli-admin-ban-examples = Примеры:
      lazaret admin ban anna --data /var/lib/lazaret
      lazaret admin ban anna --for 7d --why spam --data /var/lib/lazaret
cli-admin-ban-network = Закрывает доступ из сети или открывает его снова.
cli-admin-ban-network-examples = Примеры:
      lazaret admin ban-network 203.0.113.0/24 --why наплыв --data /var/lib/lazaret
      lazaret admin ban-network 203.0.113.0/24 --lift --data /var/lib/lazaret
cli-admin-networks = Перечисляет сети, которым закрыт доступ.
cli-admin-networks-examples = Пример:
      lazaret admin networks --data /var/lib/lazaret
cli-admin-password = Даёт учётной записи новый пароль и печатает его.
cli-admin-password-examples = Пример:
      lazaret admin password anna --data /var/lib/lazaret
cli-admin-close = Закрывает стол, что бы за ним ни происходило.
cli-admin-close-examples = Пример:
      lazaret admin close K7PX-93QM --data /var/lib/lazaret
cli-admin-export = Печатает запись стола. Запись начатой игры содержит её зерно.
cli-admin-export-examples = Пример:
      lazaret admin export K7PX-93QM --data /var/lib/lazaret
cli-admin-reports = Перечисляет жалобы игроков.
cli-admin-reports-examples = Пример:
      lazaret admin reports --data /var/lib/lazaret
cli-admin-announce = Сообщает всем, у кого открыта страница, что сервер будет перезапущен, и когда.
cli-admin-announce-examples = Примеры:
      lazaret admin announce --in 10m --data /var/lib/lazaret
      lazaret admin announce --cancel --data /var/lib/lazaret
cli-admin-recount = Заново считает показатели, рейтинги и «что берут» по журналам.
cli-admin-recount-examples = Пример:
      lazaret admin recount --data /var/lib/lazaret
cli-admin-settle = Отмечает жалобу рассмотренной.
cli-admin-settle-examples = Пример:
      lazaret admin settle 3 --data /var/lib/lazaret
cli-doctor = Проверяет настройки, базу данных и почту до того, как придут люди.
cli-doctor-examples = Примеры:
      lazaret doctor --data /var/lib/lazaret
      lazaret doctor --upgrade --data /var/lib/lazaret
      lazaret doctor --running
cli-arg-person = Имя или идентификатор человека
cli-arg-new-name = Новое имя
cli-arg-restart-in = Когда: через 90s, 10m, 1h
cli-arg-cancel = Отменяет объявление
cli-arg-lift = Открыть доступ снова
cli-arg-ban-for = На сколько: 6h, 7d. Без этого — пока не снимут
cli-arg-network = Сеть: 203.0.113.0/24, 2001:db8::/32 или один адрес
cli-arg-why = Причина, для тех, кто читает список
cli-arg-table = Код стола
cli-arg-text = Искомый текст
cli-arg-all = И рассмотренные тоже
cli-arg-report = Номер жалобы
cli-arg-upgrade = Проигрывает этой программой все сохранённые игры и называет те, в которых отказывает
cli-arg-running = Спрашивает работающий сервер, готов ли он
cli-manual = Пишет страницы руководства и дополнения оболочек в папку.
cli-manual-examples = Пример:
      lazaret manual share
cli-arg-manual-folder = Папка, в которую пишется руководство
cli-arg-data = Папка для всего, что хранится (по умолчанию data; LAZARET_DATA)
cli-arg-database = Другая база данных: postgres://… или sqlite:путь (LAZARET_DATABASE)
cli-arg-config = Файл настроек TOML (LAZARET_CONFIG)
cli-arg-addr = Адрес сервера (по умолчанию 127.0.0.1:1347; LAZARET_ADDR)
cli-arg-public-url = Адрес, по которому сервер виден людям, для ссылок (LAZARET_PUBLIC_URL)
cli-arg-log = Что попадает в журнал: error, warn, info, debug (по умолчанию info; LAZARET_LOG)
cli-arg-backup-file = Файл резервной копии
cli-arg-backup-to = Файл резервной копии; с --every — папка для копий
cli-arg-every = Делает копию раз в это время (30m, 6h, 1d), пока не попросят закончить; каждая копия перечитывается, старые убираются: остаются все за 24 часа, по одной за каждый из 14 дней и за каждую из 12 недель
cli-arg-check-backup = Читает резервную копию и говорит, цела ли она; ничего не восстанавливает
server-error-lesson-open = Этот урок ещё не закончен.
server-error-lesson-long = Столько решений нет ни в одном уроке.

# Вечера.
server-error-evening-not-now = На этом этапе вечера это невозможно.
server-error-evening-too-few = Для стола слишком мало людей.
server-error-evening-full = Мест больше нет: на вечере уже 64 участника.
server-error-evening-nobody = Этот человек не участвует в вечере.
server-error-evening-unknown = Учётной записи с именем «{ $name }» здесь нет.
server-error-evening-no-table = Такого стола на вечере нет.
server-error-evening-places = Назовите каждого из сидевших за столом один раз, с местом от 1 до числа мест.
server-error-evening-note = Скажите почему, не длиннее 200 знаков: это прочтут все.
server-error-evening-name = Дайте вечеру название не длиннее 60 знаков.
server-error-evening-games = Выберите хотя бы одну игру и не больше одной на тур.
server-error-evening-rounds = На вечере от 1 до 8 туров.
server-error-evening-sizes = За столом от 2 до 5 человек, а желаемое число лежит между наименьшим и наибольшим.
server-error-evening-pause = Перерыв длится не дольше суток.
server-error-evening-minutes = Тур длится не больше суток.
server-error-evening-ties = Различают по выигранным столам, по обойдённым и по доле очков, каждое — один раз.
server-error-evening-week = Столы этой недели ещё играют: следующая начнётся в свой срок.
server-error-evening-weeks = В сезоне от 1 до 8 недель.
server-error-evening-days = В неделе от 1 до 28 дней.
server-error-evening-date = Это время подходит не всем за столом или уже прошло.
server-error-evening-dates = Назовите время в ближайшие четыре недели, с точностью до 15 минут: не больше 168 раз.
server-error-evening-division = В дивизионе от 3 до 16 человек и не меньше, чем за столом.
server-error-evening-moves = Вверх или вниз переходит не больше половины дивизиона.
server-error-evening-not-yours = Это может сказать только тот, кто сидел за этим столом.
server-error-evening-host = Это может только хозяин вечера.
server-error-evening-many = У вас уже пять открытых вечеров. Сначала закончите или отмените один из них.
server-error-evening-players = В эту игру столько человек не играют.
