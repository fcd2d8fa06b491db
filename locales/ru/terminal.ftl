# Программа в терминале.

# Справка.
cli-usage = Вызов
cli-commands = Команды
cli-command = КОМАНДА
cli-options = Параметры
cli-arguments = Аргументы
cli-lazaret = Четыре настольные игры чумных времён: играть в терминале, моделировать, сравнивать ботов, проверять записи и правила.
cli-lazaret-examples = Примеры:
  {"  "}lazaret games                         во что можно играть
  {"  "}lazaret play rattus                   вы против двух ботов
  {"  "}lazaret rules rattus RAT-31           что гласит правило
  {"  "}lazaret КОМАНДА --help                подробнее о команде
cli-games = Перечисляет игры, число игроков и настройки.
cli-games-examples = Примеры:
  {"  "}lazaret games
  {"  "}lazaret games --json
cli-play = Партия в терминале, с людьми и ботами.
cli-play-examples = Примеры:
  {"  "}lazaret play rattus
  {"  "}lazaret play rattus --bots person,11,1 --names Анна
  {"  "}lazaret play rattus --players 4 --options auto_flip=on --seed 7
  {"  "}lazaret play --load rattus-1.game
cli-sim = Играет много партий между ботами на всех ядрах и подводит итог.
cli-sim-examples = Примеры:
  {"  "}lazaret sim rattus --games 10000 --players 4
  {"  "}lazaret sim rattus --bots greedy,random,random --seed 1 --json
  {"  "}lazaret sim rattus --games 100 --records records/
cli-arena = Сводит ботов друг с другом, меняя места, и оценивает их силу.
cli-arena-examples = Примеры:
  {"  "}lazaret arena rattus --bots 11,greedy,greedy --games 200
  {"  "}lazaret arena rattus --bots 12,11 --json
  {"  "}lazaret arena rattus --bots 9,9 --weights mine.toml
  {"  "}lazaret arena rattus --bots 9,9 --net mine.net
  {"  "}lazaret arena rattus --bots 11,"cmd:python3 docs/own_bot.py"
cli-ladder = Сводит каждый уровень ботов с уровнем ниже, в каждой игре и при любом числе игроков.
cli-ladder-examples = Примеры:
  {"  "}lazaret ladder rattus --games 100
  {"  "}lazaret ladder --players 2 --write docs/bots.md
  {"  "}lazaret ladder pest messina --games 40 --json
cli-tune = Ищет в игре лучшие веса для оценки ботов и сохраняет их, если они побеждают.
cli-tune-examples = Примеры:
  {"  "}lazaret tune rattus --rounds 200 --keep rattus.climb
  {"  "}lazaret tune pest --level 7 --weights crates/bots/weights/pest.toml
cli-calibrate = Сравнивает шансы на победу, которые предсказывает оценка ботов, с тем, что случилось потом.
cli-calibrate-examples = Примеры:
  {"  "}lazaret calibrate rattus --games 2000
  {"  "}lazaret calibrate pest --weights crates/bots/weights/pest.toml
cli-levels = Ставит каждый уровень ботов на ступень выше предыдущего, заставляя их играть.
cli-levels-examples = Примеры:
  {"  "}lazaret levels rattus --below 63 --above 63
  {"  "}lazaret levels pest --games 400 --weights crates/bots/weights/pest.toml
cli-values = Делает из записей законченных партий строки, на которых может учиться оценка: позиции и кто победил.
cli-values-examples = Примеры:
  {"  "}lazaret sim rattus --bots 9,9 --players 2 --games 3000 --seed 1 --records rattus-9/
  {"  "}lazaret values rattus rattus-9/ --out rattus.rows
cli-lab = Проводит исследование: много партий между ботами, измеренных, сохранённых и сведённых в отчёт.
cli-lab-examples = Примеры:
  {"  "}lazaret lab studies/rattus.toml
  {"  "}lazaret lab studies/rattus.toml --out rattus.lab --threads 2
  {"  "}lazaret lab compare before.lab after.lab
  {"  "}lazaret lab record studies/rattus.toml --cell 1 --game 17
cli-lab-compare = Сравнивает варианты расклад за раскладом: одного исследования или двух.
cli-lab-compare-examples = Примеры:
  {"  "}lazaret lab compare cards.lab
  {"  "}lazaret lab compare before.lab after.lab
  {"  "}lazaret lab compare cards.lab --cells 1,3
cli-lab-worker = Играет с изменёнными картами для исследования; программа вызывает это сама.
cli-lab-record = Печатает запись одной партии исследования.
cli-lab-record-examples = Примеры:
  {"  "}lazaret lab record studies/rattus.toml --cell 1 --game 17 > rattus-17.game
cli-bench = Измеряет скорость игр в одном потоке.
cli-bench-examples = Примеры:
  {"  "}lazaret bench
  {"  "}lazaret bench rattus --json
cli-clicks = Считает, скольких щелчков требует партия на странице, по партиям ботов.
cli-clicks-examples = Примеры:
  {"  "}lazaret clicks
  {"  "}lazaret clicks pest --games 20 --json
cli-analyse = Показывает, где решилась записанная партия: решения, удача и то, что сделали другие.
cli-analyse-examples = Примеры:
  {"  "}lazaret analyse kept/rattus-3-0.game
  {"  "}lazaret analyse my.game --depth 4 --json
cli-puzzles = Находит задачи: позиции партий между ботами, в которых один вариант выигрывает явно больше доигранных партий, чем все остальные.
cli-puzzles-examples = Примеры:
  {"  "}lazaret puzzles rattus --seed 7
  {"  "}lazaret puzzles rattus --games 200 --keep 12 --seed 7 --out puzzles/
  {"  "}lazaret puzzles rattus --confirm --seed 8
  {"  "}lazaret puzzles rattus --solve 3
cli-replay = Показывает записанную партию шаг за шагом.
cli-replay-examples = Примеры:
  {"  "}lazaret replay rattus-1.game
  {"  "}lazaret replay rattus-1.game --step 40 --seat 2
  {"  "}lazaret replay rattus-1.game --step 40 --script
  {"  "}lazaret replay rattus-1.game --parts
cli-story = Измеряет длину хроники партии: по событиям, по фразам и в напоминаниях.
cli-story-examples = Примеры:
  {"  "}lazaret story rattus --games 20 --seed 7
  {"  "}lazaret story kept/
  {"  "}lazaret story pest --turns 30 --seed 7
cli-open = Показывает в браузере запись или партию исследования, кто бы её ни сделал. Ничего не сохраняется.
cli-open-examples = Примеры:
  {"  "}lazaret open rattus-1.game
  {"  "}lazaret open rattus.lab --cell 1 --game 17
cli-verify = Проигрывает записи заново и проверяет их доказательства: говорит о каждой, что верно и где она расходится с правилами.
cli-verify-examples = Примеры:
  {"  "}lazaret verify rattus-1.game
  {"  "}lazaret verify records/ --json
  {""}
  Коды завершения; из нескольких записей считается худшая, в таком порядке от худшей:
  {"  "}5  подделана: доказательство противоречит самой записи
  {"  "}1  расходится: по правилам выходит иначе
  {"  "}2  не читается: это не запись или запись по другим правилам
  {"  "}4  неполна: партия или доказательство не целы
  {"  "}3  сыграна верно, без доказательства
  {"  "}0  доказана: обязательство, числа всех игроков, зерно и ходы сходятся
cli-check = Выполняет сценарии языка проверок: позиции, решения, отказы и факты словами.
cli-check-examples = Примеры:
  {"  "}lazaret check crates/rattus/tests/rules/turn.check
cli-words = Печатает слова языка проверок для игры: позиции, факты, решения, места, сообщения, причины.
cli-words-examples = Примеры:
  {"  "}lazaret words rattus
  {"  "}lazaret words rattus --json
cli-rules = Печатает правила игры целиком, одно правило или всё о каком-либо предмете.
cli-rules-examples = Примеры:
  {"  "}lazaret rules rattus
  {"  "}lazaret rules rattus RAT-31
  {"  "}lazaret rules rattus --search рыцарь
cli-arg-game = Игра, как её называет «lazaret games»
cli-arg-games = Сколько партий: без указания 1000 при моделировании и 200 на арене; для bench: какие игры
cli-arg-parts = По решениям, с каждым событием; без этого ключа — что произошло, по фразам
cli-arg-story = Игра, в которую сыграют боты; или запись партии, или папка с записями
cli-arg-story-games = Число партий: 200, если не указано иное
cli-arg-story-turns = Печатает столько ходов первой партии, по событиям и по фразам, таблицей для документа
cli-arg-story-from = С какого хода печатать: с 1, если не указано иное
cli-arg-ladder-games = Какие игры; все, если не указано иное
cli-arg-clicks-games = Сколько партий: 60, если не указано иное
cli-arg-write = Записывает таблицу каждой игры в этот документ, между «<!-- ladder ИГРА -->» и «<!-- end of ladder -->»
cli-arg-level = Уровень играющих ботов: 10, если не указано иное
cli-arg-rounds = Сколько кругов: 200, если не указано иное
cli-arg-round-games = Сколько партий в круге: 16, если не указано иное
cli-arg-judge = Сколько партий новые веса играют в конце против старых: 400, если не указано иное
cli-arg-climb = После каждого круга сохраняет ход поиска в этот файл; та же команда продолжит с этого места
cli-arg-judging = Файл весов, по которым судит первый бот вместо обычных
cli-arg-judging-net = Файл сети, по которой первый бот судит о позициях вместо взвешенных слагаемых
cli-arg-weights = Файл весов; записывается, если новые несомненно лучше
cli-arg-calibrate-games = Сколько партий: 2000, если не указано иное
cli-arg-values-out = Файл, в который записываются строки
cli-arg-fitted = Файл весов, в который записывается лучшее приближение
cli-arg-calibration-write = Записывает таблицу в этот документ, между «<!-- calibration GAME -->» и «<!-- end of calibration -->»
cli-arg-below = Сколько партий из ста уровень до 7 должен выигрывать у предыдущего: 66, если не указано иное
cli-arg-above = Сколько партий из ста уровень выше 7 должен выигрывать у предыдущего: 68, если не указано иное
cli-arg-margin = С точностью до скольких партий из ста: 2, если не указано иное
cli-arg-levels-games = Сколько партий в каждой пробе: 400, если не указано иное
cli-arg-placed = Файл весов, в который записываются уровни
cli-arg-puzzle-games = Сколько партий просмотреть самое большее: 100, если не указано иное; с --confirm — сколько доиграть после каждого варианта на каждом уровне
cli-arg-keep = Сколько задач нужно: 12, если не указано иное
cli-arg-part = Какая часть партии просматривается: 1 начало, 2 середина, 3 конец, он быстрее всего; чередуются, если не указано иное
cli-arg-puzzle-out = Папка, куда записываются задачи, по файлу на каждую; без неё они печатаются
cli-arg-confirm = Доигрывает партии после каждого варианта задач, игры или из папки, и говорит, верны ли они
cli-arg-solve = Предлагает вам задачу с этим номером
cli-arg-depth = Во сколько раз думать дольше обычного, от 1 до 100
cli-arg-players = Число игроков
cli-arg-options = Настройки игры: ключ=значение через запятую
cli-arg-seed = Зерно жребия: партия повторится в точности; без него каждый раз иначе
cli-arg-bots = Кто где сидит, по порядку мест: уровень от 1 до 12, random или greedy (play: ещё person; sim, arena: ещё cmd:ПРОГРАММА — ваш собственный бот, docs/own-bot.md)
cli-arg-choice-ms = Сколько миллисекунд может думать ваш бот над одним решением: 1000, если не указано иное
cli-arg-names = Имена людей по порядку мест
cli-arg-load = Продолжает партию из этого файла
cli-arg-save = Куда записать партию при выходе
cli-arg-force = Перезаписывает существующие файлы
cli-arg-public = Только оконченные партии столов, которые согласились: без имён, чата и времени, по папке на месяц
cli-arg-json = Печатает один документ JSON и ничего больше
cli-arg-threads = Число потоков; результат от него не зависит
cli-arg-records = Папка, куда записываются партии
cli-arg-file = Запись партии
cli-arg-opened = Запись партии или папка исследования
cli-arg-files = Сценарии или папки со сценариями
cli-arg-paths = Записи или папки с записями
cli-arg-step = Показывает стол после стольких шагов
cli-arg-seat = Смотрит глазами этого места, считая с 1
cli-arg-draws = Печатает каждый случайный выбор: поток, число исходов, исход; их проверяет docs/verify.py
cli-arg-script = Записывает позицию как сценарий для «lazaret check»; с --seat — только то, что знает это место
cli-arg-rule = Номер правила, например RAT-31
cli-arg-search = Находит абзацы, в которых есть все эти слова
cli-arg-patch = Накладывает эту заплатку на данные игры: файл TOML, см. docs/laboratory.md
cli-arg-study = Исследование, файл TOML; что в нём стоит, сказано в docs/laboratory.md
cli-arg-out = Папка результатов; без указания ИМЯ.lab здесь. Та же команда продолжает с места остановки
cli-arg-into = Вставляет таблицы в этот файл Markdown, где есть место для исследования
cli-arg-first = Папка исследования
cli-arg-second = Папка другого исследования; без неё сравниваются ячейки первого
cli-arg-cells = Две ячейки по их номерам в отчёте, с 1: вторая сравнивается с первой
cli-arg-cell = Номер ячейки в отчёте, с 1
cli-arg-number = Номер партии, с 0
cli-arg-lang = Язык: en, fr или ru
cli-arg-help = Объясняет эту команду
cli-arg-version = Печатает версию
cli-no-command = Команды «{ $command }» нет. Смотрите lazaret --help.
cli-unknown-argument = «{ $arg }» здесь не понять. Смотрите --help.
cli-missing = Не хватает: { $arg }. Смотрите --help.
cli-conflict = «{ $arg }» не сочетается с остальным. Смотрите --help.
cli-no-value = После «{ $arg }» нужно значение. Смотрите --help.
cli-bad-value = Для «{ $arg }» не подходит значение «{ $value }». Смотрите --help.

# Что может сказать любая команда.
terminal-io = Не удалось прочитать или записать: { $why }.
terminal-open = Запись открыта по адресу { $link }. Ctrl+C завершает.
puzzles-seats = Задачи рассчитаны не более чем на { $most } игроков, а не на { $seats }: для большего числа на странице нет имён.
puzzles-found = Найдено задач: { $found } из { $wanted }.
puzzles-holds = Задача { $puzzle } верна (партий на вариант и уровень: { $games }): { $choices }
puzzles-fails = Задача { $puzzle } неверна (партий на вариант и уровень: { $games }): { $choices }
puzzles-came = { $choice }: обещано { $promised }, выиграно { $won }
puzzles-how = Ответьте номером или вариантом; «hint» каждый раз помогает немного больше.
puzzles-no-number = Задачи { $number } нет: они идут от 1 до { $last }.
terminal-no-game = Игры «{ $game }» нет. Есть: { $games }.
terminal-no-level = Бота «{ $level }» нет. Есть уровни от 1 до 12, random и greedy.
terminal-no-chance = Система не даёт случайных чисел; укажите --seed.
terminal-cannot-read = Не удаётся прочитать { $file }: { $why }.
terminal-cannot-write = Не удаётся записать { $file }: { $why }.
terminal-why-not-found = такого файла или такой папки нет
terminal-why-denied = нет доступа
terminal-why-not-text = это не текст
terminal-why-too-large = он больше { $limit } МиБ, а таких записей и сценариев не бывает
terminal-why-other = { $why }
terminal-exists = { $file } уже существует и остаётся как есть; --force (или save!) перезаписывает его.
terminal-no-free-name = Здесь слишком много сохранённых партий: { $game }.
terminal-no-record = Это не запись партии ни одной из игр.
terminal-bad-record = { $file }, строка { $line }: { $why }
terminal-no-seat = Места { $seat } нет: места пронумерованы от 1 до { $seats }.
terminal-no-step = Шага { $step } нет: всего шагов в партии — { $steps }.
terminal-left = осталось:
terminal-players = Игроков: { $range }

# Моделирование и арена.
sim-head = { $games ->
    [one] { $games } партия, решений на партию: { $choices }, { $seconds } с
    [few] { $games } партии, решений на партию: { $choices }, { $seconds } с
   *[other] { $games } партий, решений на партию: { $choices }, { $seconds } с
}
sim-seat = место
sim-bot = бот
sim-wins = победы
sim-mean = очки
sim-sd = отклонение
sim-fingerprint = Отпечаток: { $fingerprint }
clicks-game = игра
clicks-choices = решения
clicks-clicks = щелчки
clicks-bundles = разом
clicks-picked = из нескольких
clicks-gathered = оплаты
arena-weights-ours = Веса и сети нужны нашему боту: пусть первым будет уровень.
arena-head = { $games ->
    [one] { $games } партия, { $seconds } с
    [few] { $games } партии, { $seconds } с
   *[other] { $games } партий, { $seconds } с
}
arena-rate = доля побед (95 %)
arena-elo = Эло (95 %)
ladder-levels = уровни
ladder-turn = ход: среднее / дольше всего (мс)
ladder-no-table = В таком составе не играют ни в одну игру: лестнице нужно не меньше двух игроков.
marked-no-place = В { $file } нет места для таблицы: строки «{ $mark }» и, ниже неё, «{ $end }».
marked-made = Получено командой `{ $command }`.
tune-weight = вес
tune-before = до
tune-after = после
tune-not-for-two = Веса ищутся в партиях на двоих, а в эту игру вдвоём не играют.
tune-malformed = { $file } — не сохранённый поиск: строка { $line }, столбец { $column }.
tune-another = В { $file } поиск с другими настройками или от других весов. Укажите другой файл или удалите этот, чтобы начать заново.
tune-better = Новые веса выиграли { $wins } из { $games } партий против старых ({ $low }–{ $high } %): несомненно лучше. С --weights FILE они записываются.
tune-written = Новые веса выиграли { $wins } из { $games } партий против старых ({ $low }–{ $high } %): несомненно лучше, записаны в { $file }.
tune-no-better = Новые веса выиграли { $wins } из { $games } партий против старых ({ $low }–{ $high } %): преимущество не доказано, поэтому ничего не записано.
weights-malformed = Это не веса: { $what }
weights-unknown = Нет веса «{ $name }».
weights-missing = Нет веса «{ $name }» в файле.
weights-beyond = «{ $name }» вне допустимых пределов.
value-no-net = Этот файл — не сеть Lazaret.
value-not-whole = Эта сеть для { $game } повреждена: её контрольная сумма не сходится с байтами.
value-other-game = Эта сеть — для другой игры, не для { $game }.
value-other-rules = Эта сеть училась не по версии { $rules } правил { $game }.
value-other-sizes = У этой сети для { $game } не те слои, которые можно прочесть.
value-other-counts = Эта сеть для { $game } сделана для других подсчётов: выполните «make values».
calibrate-alone = В одиночной партии сверять нечего: нужны хотя бы двое.
calibrate-bucket = доля
calibrate-seats = мест
calibrate-promised = обещано
calibrate-got = сбылось
calibrate-seat = место
calibrate-turn = ход
calibrate-own = свой
calibrate-others = чужой
calibrate-worst-cell = Дальше всего за пределами случайности клетка (место { $seat }, пятая часть { $fifth }): { $cell } %.
calibrate-no-cell = Ни одна клетка не отклоняется больше, чем объясняет случайность.
calibrate-summary = Наибольшее расхождение: { $worst } пункта. { $cell } Лучшее приближение: now { $now }, early { $early }.
calibrate-net = Сообщаемые шансы даёт сеть { $net }.
calibrate-by-hand = Сообщаемые шансы даёт ручная оценка: для этих карт сети нет.
calibrate-truth = Логарифмическая потеря { $loss } (вручную, с подгонкой, { $hand }; выигрыш { $gain } ± { $error }). Среднее расхождение { $apart } пункта ({ $hand-apart }). Сдвиг за свои ходы { $drift } ({ $hand-drift }).
values-other-game = { $file } — не запись игры { $game }.
values-written = Позиций записано в { $file }: { $positions }, партий: { $games }.
levels-figure = размытость или итерации
story-head-what = строки
story-head-count = число
story-head-mean = среднее
story-head-median = медиана
story-head-ninety = 9 из 10
story-head-most = больше всего
story-of-turn-events = ходы, по событиям
story-of-turn-lines = ходы, по фразам
story-of-table-events = стол, по событиям
story-of-table-lines = стол, по фразам
story-of-recap = напоминания
story-table-whose = ход
story-table-events = по событиям
story-table-sentences = по фразам
story-whose-table = стол

bench-game = игра
bench-players = игроки
bench-choices = решений/с
bench-games = партий/с
bench-search = итераций поиска/с
bench-state = позиция (байт)
bench-action = решение (байт)
bench-replay = проигрывание / решений

# Собственный бот.
program-unnamed = Какая программа? Напишите cmd: и её командную строку, например cmd:./mybot.
program-fault = Бот «{ $program }» { $why }
program-place = не справился в партии { $game }, на своём решении { $choice }: { $why }
program-not-started = не запускается: { $why }.
program-start = не дошёл до первой партии: { $why }
program-ended = он завершился с кодом { $code }.
program-killed = его остановил сигнал.
program-closed = он закрыл свой вывод.
program-silent = он не ответил за { $time } мс.
program-unasked = он написал «{ $line }», когда его не спрашивали.
program-no-line = он написал нечто, что не является строкой текста.
program-garbage = ответа «{ $line }» протокол не знает.
program-illegal = «{ $choice }» нет среди вариантов.

# Где решилась партия. $choice и $best — фразы игры в форме выбора.
analysis-not-over = { $file } — запись неоконченной партии: разбирать пока нечего.
analysis-other-rules = Партия из { $file } сыграна по правилам версии { $rules }. Каждый шаг в цифрах разбирается только по правилам самой программы; без --json будет сказано, где решилась партия.
analysis-who = игрок
analysis-start = в начале
analysis-decided = решения
analysis-luck = удача
analysis-others = соперники
analysis-unexplained = без объяснения
analysis-missed = упущено
analysis-sound = верные решения
analysis-nothing = Нет ни одного решения и ни одного жребия, о которых можно доказать, что они изменили исход.
analysis-round = Раунд { $round }, { $told }

# Записи и сценарии.
verify-step = шаг { $step }
verify-unfinished = Партия не доиграна.
verify-evening-unfinished = Ещё не закончено.
verify-evening-line = Эта строка — не запись вечера или лиги либо не подходит к предыдущим.
verify-evening-forged = Здесь выпало не то, что даёт секрет.
verify-shares-missing = В доказательстве ничего нет от мест { $seats }.
verify-sum = Доказано: { $proved }. Сыграно верно, без доказательства: { $no-proof }. Неполных: { $incomplete }. Не читается: { $unreadable }. Разошлось: { $diverged }. Подделано: { $forged }.
check-nothing = В этой папке нет сценариев: ничто не оканчивается на .check, .game, .lesson или .puzzle.
check-held = { $file }: { $cases ->
    [one] подтверждён { $cases } случай.
    [few] подтверждены { $cases } случая.
   *[other] подтверждено { $cases } случаев.
}
rules-no-rule = Правила { $rule } нет.
rules-nothing = В правилах ничего не сказано о словах: { $words }.
replay-setup = Подготовка
replay-secret = делает тайный выбор
replay-undo = { $count ->
    [one] отменяет { $count } решение
    [few] отменяет { $count } решения
   *[other] отменяет { $count } решений
}
replay-taken-back = отменено
replay-unfinished = Партия ещё не окончена.

# Стол в терминале.
play-seat = Игрок { $seat }
play-bot = { $name } · { $level }. { $about }
play-bad-names = Имён должно быть не больше, чем людей за столом ({ $people }); имя не может быть пустым или содержать #.
play-pass-keyboard = { $seat }: ваша очередь за клавиатурой. Нажмите Enter, когда никто другой не смотрит.
play-no-number = Выберите номер от 1 до { $most } или наберите help.
play-allowed = Сейчас это можно выбрать.
play-undo-agreed = Если все согласны: undo agreed.
play-saved = Сохранено: { $file }
play-kept = Партия сохранена в файле { $file }. Продолжить: lazaret play --load { $file }
play-place = место
play-points = очки
play-advised = { $number }  { $choice }: { $share } % шансов на победу (± { $doubt })
play-advice-tried = Разыграно пробных партий: { $tried }. Советник знает то, что видите вы, и не больше.
play-would-score = Очки на этот момент: { $before } → { $after }
play-help =
    Номер или слова в скобках выбирают вариант; ! отмечает то, чего нельзя отменить.
    Буква делает сразу несколько решений: те, что в её скобках.
    a?  3?         что сделала бы буква или номер
    Enter          снова показывает стол
    describe       всё положение словами, для тех, кто не видит поля
    why X          почему нельзя выбрать X (решение или предмет на поле)
    undo           отменяет последнее, что вы сделали; undo 1 — только последнее решение; undo agreed — с общего согласия
    advise         что здесь взвесил бы сильный игрок и почему
    log            что произошло до сих пор
    rules RAT-31   что гласит правило; rules СЛОВА ищет в правилах
    save ФАЙЛ      записывает партию в файл; save! ФАЙЛ перезаписывает его
    quit           выход; партия сохраняется в файле

# Поле Rattus текстом.
board-rattus-rats = крысы
board-rattus-cards = Карты
board-rattus-seat = { $letter } { $name }: на поле { $score }, из них в Замке { $castle }, в запасе { $reserve }
board-rattus-supply = Крыс в запасе: { $supply }. Перевёрнуто: { $turned }. ☠ — Чума; * — вы видели.
board-rattus-known = Крыса { $rat }: порог — { $limit ->
    [one] { $limit } кубик
    [few] { $limit } кубика
   *[other] { $limit } кубиков
}: { $symbols }

board-contagion-round = Раунд { $round } из { $rounds } · черепов: { $skulls }{ $toll ->
    [0] {""}
   *[other] , подсчёт жертв на { $toll }
} · { $who ->
    [0] сейчас карта ВОЗ
   *[other] карта ВОЗ через { $who }
}
board-contagion-last-round = Это последний раунд.
board-contagion-seat = { $letter } { $name }: очки { $score } · рука { $hand } · чашка { $dish }
board-contagion-neutral = { $letter } Нейтральная болезнь: очки { $score } · чашка { $dish }
board-contagion-kept = сохранены
board-contagion-piles = Колода { $pile } · города { $cities } · сброс { $discard }

board-pest-year = Год { $year }, эпоха { $era }
board-pest-decree = Закон: { $decree }
board-pest-cards = Чума: { $plague }. Помощь на будущий год: { $favour }.
board-pest-market = Рынок: { $market }
board-pest-capital = Столица: { $works }. Жетоны: { $tokens }. Нейтральных людей: { $neutral }.
board-pest-ruins = Разрушены: { $ruins }
board-pest-doctor = доктор
board-pest-camp = лагерь
board-pest-standing = Сейчас очков: { $score }, из них за место по влиянию: { $lead }; влияние { $influence }, слава { $renown }, дурная слава { $negative }, цель { $agenda }; мортусов осталось: { $assistants }
board-pest-goods = { $goods }; жетоны исследования { $research }
board-pest-subjects = Больных { $sick }, обычных ячеек { $regular }, мешают: { $slots }. Здоровых { $healed }, в столице { $capital }, покойников { $cemetery }
board-pest-mat = Занятые клетки: { $cells }. Технологии: { $technologies }. Работники: { $workers }.

board-messina-round = Раунд { $round } · колесо { $wheel } · кубиков чумы в запасе { $cubes } · жетонов за кубик { $cost } · порядок:
board-messina-seat = { $letter } { $name }: очки { $points } · монеты { $coin } · брусья { $beam } · огонь { $fire } · пожар { $major } · крысы { $rats } · популярность { $popularity } · город { $city } · церковь { $church } · лейтенантов осталось { $unused }
board-messina-automaton = Автома: популярность { $popularity } · лейтенантов осталось { $lieutenants }
board-messina-workshops = Мастерские
board-messina-cabins = Улучшения хижин
board-messina-carts = Повозки
board-messina-pending = Предстоит
