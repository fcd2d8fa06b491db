# Что говорят стол, хранилище и сервер.

# Сила бота.
server-level-random = случайный
server-level-easy = лёгкий
server-level-greedy = жадный
server-level-medium = средний
server-level-hard = сильный
server-level-expert = эксперт

# Столу отказано в сообщении.
table-refusal-stale = За это время кое-что произошло. Вот партия в её нынешнем виде.
table-refusal-sits-already = Вы уже сидите за этим столом.
table-refusal-seat-taken = Это место занято.
table-refusal-no-such-seat = За этим столом нет такого места.
table-refusal-seats-open = Партия начнётся, когда не останется свободных мест: пригласите кого-нибудь или посадите бота.
table-refusal-nonce = Ваша доля случайности должна состоять из 32–64 шестнадцатеричных цифр.
table-refusal-bot-plays = За вас играет бот. Сначала верните себе место.
table-refusal-not-started = Партия ещё не началась.
table-refusal-nothing-to-take-back = Здесь за вас не играет бот.
table-refusal-nobody-to-summon = На этом месте нет человека, которого мог бы заменить бот.
table-refusal-is-present = Этот игрок за столом.
table-refusal-started = Партия уже началась.
table-refusal-resigned = Это место сдалось.
table-refusal-not-host = Это может сделать только тот, кто открыл стол.
table-refusal-not-seated = Вы не сидите за этим столом.
table-refusal-not-over = Партия не окончена, или реванш уже готов.
table-refusal-undo-asked-already = Кто-то уже просит вернуть ход: сначала ответьте на эту просьбу.
table-refusal-no-undo-asked = Сейчас никто не просит вернуть ход.
table-refusal-no-such-step = Партия ещё не дошла до этого места.
table-refusal-level = Бота такого уровня нет.
table-refusal-elsewhere = Кто-то опередил вас: вот как теперь обстоят дела за столом.
table-refusal-nearly-full = За этим столом произошло уже столько всего (записей: { $entries }), что ходы больше не возвращаются и места не меняются. Партию можно доиграть до конца.
table-refusal-full = Этот стол заполнен: записей в журнале { $entries }. Чтобы закончить партию, сдайтесь.

# Что происходит за столом, в журнале.
table-note-closed = Стол закрыт: его правил здесь больше нет.
table-note-silent = Игрок { $seat } за десять секунд ничего не добавил к случаю; в доказательстве это сказано.
table-note-handed-over = Вместо игрока { $seat } играет бот (уровень: { $level }).
table-note-absent = Игрок { $seat } отсутствует. Вместо него играет бот (уровень: { $level }).
table-note-time-bot = Время игрока { $seat } вышло. Вместо него играет бот (уровень: { $level }).
table-note-taken-back = { $seat } снова играет лично.
table-note-resigned = { $seat } сдаётся.
table-note-time-out = Время игрока { $seat } вышло: для этого места партия проиграна.
table-note-undo-asked = { $seat } просит у всех согласия вернуть ход.
table-note-consented = { $seat } соглашается.
table-note-undo-granted = Все согласны: ход возвращён.
table-note-undo-refused = { $seat } не соглашается: ход остаётся.
table-note-undo-overtaken = Партия продолжается: ход не возвращается.
table-note-summoned = { $by } ждёт. Отсутствует: { $seat }. Скоро вместо него сыграет бот.
table-note-returned = { $seat } снова здесь.
table-over-resigned = Все остальные сдались.

# Стол не открывается.
table-error-nothing = Такого стола нет.
table-error-missing = В журнале этого стола нет записи { $number }.
table-error-damaged = Журнал этого стола повреждён: партию нельзя воспроизвести.
table-error-unreadable = Запись { $number } журнала этого стола не читается.
table-error-unknown-game = За этим столом играют в игру, которой нет на полке: { $game }.
table-error-other-rules = Партия за этим столом начата по правилам версии { $found }; этот сервер играет по версии { $expected }.
table-error-record = Запись этого стола не воспроизводится. { $why }

# Хранилище.
store-error-address = «{ $address }» не адрес базы данных: напишите postgres://… или sqlite:путь.
store-error-open = База данных { $address } не открывается: { $why }.
store-error-newer = База данных создана более новой версией Lazaret (схема { $found }; этой версии известна { $known }).
store-error-in-use = Файл { $path } занят другим сервером: одна папка — один сервер. Для нескольких узлов нужен PostgreSQL.
store-error-conflict = Другой сервер записал это раньше.
store-error-full = Для базы данных не осталось места.
store-error-failed = Сбой базы данных: { $why }.
store-error-malformed = В базе данных по адресу { $place } записано не то, что там должно быть.
store-error-file = Файл не удалось прочитать или записать: { $why }.
store-error-backup-line = Строка { $line } резервной копии неверна. Ничего не восстановлено.
store-error-backup-cut = Резервная копия обрывается раньше последней строки. Ничего не восстановлено.
store-error-not-empty = База данных не пуста: резервная копия восстанавливается только в пустую.

# Честный случай.
fairness-no-proof = Эта запись не содержит доказательства честности случая.
fairness-fair = Случай был честным: секрет соответствует опубликованному до начала и вместе с тем, что добавили игроки, даёт зерно.
fairness-other-secret = Секрет не соответствует опубликованному до начала.
fairness-other-seed = Секрет и числа игроков не дают зерна этой записи.
fairness-unreadable = Доказательство в этой записи не читается.

# Запрос к серверу не выполнен.
server-error-not-found = Здесь ничего нет.
server-error-no-name = Сначала назовите себя.
server-error-too-fast = Слишком быстро. Подождите немного и попробуйте снова.
server-error-foreign-origin = Этот запрос пришёл с чужой страницы.
server-error-name = Имя состоит из 1–24 видимых знаков.
server-error-password = Пароль состоит из 8–128 знаков.
server-error-has-account = У вас уже есть учётная запись.
server-error-name-taken = Это имя уже занято.
server-error-wrong-password = Имя и пароль не подходят друг к другу.
server-error-wrong-code = Этот код неверен, использован или устарел. Получите новый на другом устройстве.
server-error-webhook = Уведомления можно отправлять на вебхуки Discord и Slack (https://discord.com/…, https://hooks.slack.com/…).
server-error-email = Это не адрес электронной почты.
server-error-language = Язык должен быть en, fr или ru.
server-error-unknown-game = Такой игры нет на полке.
server-error-unknown-level = Бота такого уровня нет.
server-error-sits-twice = Можно занять только одно место.
server-error-too-many-seats = Названо больше мест, чем есть за столом.
server-error-too-many-tables = Вы открыли слишком много незаконченных столов. Сначала закончите некоторые.
server-error-clock = Быстрые часы: от 10 секунд до 24 часов с добавкой не больше часа; медленные: от 1 до 720 часов.
server-error-no-such-seat = За этим столом нет такого места.
server-error-can-be-played = За этим столом можно играть: сдайтесь или встаньте из-за него.
server-error-no-invitation = Этот стол закрытый. Чтобы сесть, откройте ссылку-приглашение.
server-error-no-socket = Здесь говорят по WebSocket.
server-error-not-over = Это можно увидеть, когда партия окончена.
server-error-unavailable = Серверу не удалось это сохранить. Ничего не изменилось; попробуйте снова.
server-error-full = На сервере не осталось места. Ничего не изменилось.
server-error-malformed = Запрос не понят: { $why }
server-error-wrong-method = Здесь этого сделать нельзя.
server-error-internal = На сервере произошла ошибка. Ничего не потеряно; попробуйте снова.
server-error-not-understood = Сообщение не понято.
server-error-no-hello = Первое сообщение должно быть «hello».
server-error-hello-twice = «Hello» уже было сказано.

# Сервер не запускается.
server-error-data = В папку { $path } нельзя писать: { $why }.
server-error-port-in-use = Адрес { $addr } уже занят другой программой: остановите её или выберите другой с помощью --addr.
server-error-port-forbidden = Этой программе нельзя слушать { $addr }: выберите порт выше 1023 с помощью --addr.
server-error-address = Сервер не может слушать { $addr }: { $why }.
server-error-threads = Сервер не может запустить потоки: { $why }.
server-error-config = Файл настроек { $path } использовать нельзя: { $why }

# Команды.
server-listening = Lazaret открыт по адресу { $link }
server-stop-hint = Ctrl+C завершает работу; ничего не потеряется.
server-backed-up = Резервная копия готова: столов: { $tables }, строк: { $rows }.
server-restored = Восстановлено: столов: { $tables }, строк: { $rows }.
server-exported = Сохранено записей: { $count }, папка: { $path }.
server-not-exported = Стол { $table } пропущен. { $why }

# Уведомления.
server-notice-subject = Lazaret: ваш ход
server-notice-turn = Ваш ход. Игра: { $game }. { $link }
server-notice-summons = Вас ждут; скоро вместо вас сыграет бот. Игра: { $game }. { $link }

cli-serve = Открывает столы в браузере: людям, ботам и зрителям.
cli-serve-examples = Примеры:
      lazaret serve
      lazaret serve --addr 0.0.0.0:8080 --data /var/lib/lazaret --public-url https://play.example.org
      lazaret serve --database postgres://lazaret@localhost/lazaret
cli-backup = Записывает всё, что хранит сервер, в один файл, не останавливая его.
cli-backup-examples = Пример:
      lazaret backup lazaret.backup --data /var/lib/lazaret
cli-restore = Читает резервную копию в пустую базу данных, SQLite или PostgreSQL.
cli-restore-examples = Пример:
      lazaret restore lazaret.backup --data /var/lib/lazaret
cli-export = Записывает все партии сервера как текст, по файлу на партию. В них есть тайны неоконченных партий.
cli-export-examples = Пример:
      lazaret export records --data /var/lib/lazaret
cli-arg-data = Папка для всего, что хранится (по умолчанию data; LAZARET_DATA)
cli-arg-database = Другая база данных: postgres://… или sqlite:путь (LAZARET_DATABASE)
cli-arg-config = Файл настроек TOML (LAZARET_CONFIG)
cli-arg-addr = Адрес сервера (по умолчанию 127.0.0.1:1347; LAZARET_ADDR)
cli-arg-public-url = Адрес, по которому сервер виден людям, для ссылок (LAZARET_PUBLIC_URL)
cli-arg-log = Что попадает в журнал: error, warn, info, debug (по умолчанию info; LAZARET_LOG)
cli-arg-backup-file = Файл резервной копии
