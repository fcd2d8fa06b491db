# Что говорит ядро, какой бы ни была игра.

# Как соединяются перечисления: «а, б и в».
list-nothing = нет
list-comma = { $first }, { $second }
list-and = { $first } и { $second }
list-or = { $first } или { $second }

# Выбор отклонён.
refusal-over = Партия окончена.
refusal-not-asked = Сейчас выбираете не вы. Игра ждёт: { $seats }.
refusal-not-the-question = Сейчас это выбрать нельзя. Вопрос такой: { $ask }
refusal-not-understood = Не удалось понять выбор «{ $choice }».

# Выбор нельзя отменить без согласия остальных.
undo-nothing = Отменять пока нечего: вы ещё ничего не выбирали.
undo-another-chose = С тех пор выбирал другой игрок. Для отмены нужно согласие всех.
undo-sealed = С тех пор что-то открылось. Для отмены нужно согласие всех.

# Параметры игры.
options-unknown-key = Параметра «{ $key }» нет.
options-unknown-value = Параметр «{ $key }» не принимает значение «{ $value }». Возможные значения: { $values }.
options-not-a-pair = «{ $part }» — это не запись вида параметр=значение.
options-conflict = Параметр «{ $key }» не сочетается с остальными.

# Текст не является записью партии. Столбцы считаются в символах.
patch-no-data = у этой игры нет данных, на которые можно наложить заплатку.
patch-wrong = { $why }
patch-another = уже действует другая заплатка, для { $game }: у программы может быть только одна.
patch-breaks = с этой заплаткой правила отказывают посреди игры.
patch-off = с этой заплаткой теряются фишки. { $what }
patch-endless = с этой заплаткой партия не доходит до конца.
record-error = Строка { $line }, столбец { $column }: { $why }
record-format = запись начинается словами «lazaret 1».
record-missing = не хватает строки «{ $what }».
record-other-game = это запись другой игры: { $found }.
record-other-rules = запись сделана по правилам версии { $found }, а эта программа играет по версии { $expected }.
record-options = параметры не подходят. { $why }
record-patch-hash = изменения в заплатке не те, чья контрольная сумма здесь указана.
record-other-patch = партия сыграна не с теми картами, что действуют здесь: запись с заплаткой или с другой заплаткой требует отдельного запуска программы.
record-seat = такого места за столом нет.
record-position = начальную позицию нельзя разложить. { $why }
position-error = Строка { $line }, столбец { $column } позиции: { $why }
record-seed = зерно — это 64 шестнадцатеричные цифры.
record-twice = строка «{ $what }» встречается второй раз; в записи она одна.
record-notation = этот выбор записан не так, как принято в игре.
record-line = такой строки в записи партии не бывает.

# Запись и правила расходятся.
divergence-refused = Правила не допускают этого выбора. { $why }
divergence-not-automatic = Выбор помечен как автоматический, но вариантов было несколько.
divergence-undo = Запись отменяет больше, чем можно отменить. { $why }
divergence-fingerprint = Позиция не та, что в записи: ожидалось { $expected }, получилось { $found }.
divergence-result = Партия заканчивается не так, как сказано в записи.
divergence-not-over = В записи указан итог, но партия не окончена.

# Боты садятся за стол.
bots-count = { $bots ->
    [one] Указан { $bots } бот
    [few] Указано { $bots } бота
   *[other] Указано { $bots } ботов
}, а игроков { $players }: на каждое место нужен один.

# Что верно для записи партии — в программе и на странице.
verdict-proved = Доказана
verdict-no-proof = Сыграна верно, без доказательства
verdict-incomplete = Неполна
verdict-unreadable = Не читается
verdict-diverged = Расходится
verdict-forged = Подделана

advice-unclear = Следующий вариант, возможно, не хуже: разница в пределах погрешности.

# Где решилась партия. $choice и $best — фразы игры в форме выбора.
analysis-inaccuracy = шаг { $step }, { $who }: «{ $choice }» — минус { $share } шансов на победу (± { $error }); лучше было «{ $best }».
analysis-mistake = шаг { $step }, { $who }: ошибка, «{ $choice }» — минус { $share } шансов на победу (± { $error }); лучше было «{ $best }».
analysis-blunder = шаг { $step }, { $who }: грубая ошибка, «{ $choice }» — минус { $share } шансов на победу (± { $error }); лучше было «{ $best }».
analysis-lucky = шаг { $step }, { $who }, «{ $choice }»: жребий прибавил { $share } шансов на победу (± { $error }). Кому: { $whom }.
analysis-unlucky = шаг { $step }, { $who }, «{ $choice }»: жребий отнял { $share } шансов на победу (± { $error }). У кого: { $whom }.
