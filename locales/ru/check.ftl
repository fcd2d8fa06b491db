# Язык проверок: что не так в сценарии и что вышло иначе.

# Неизвестные слова.
check-did-you-mean = {" "}Может быть: { $near }?
check-unknown-sentence = Ни одно предложение не начинается с «{ $word }».{ $hint }
check-unknown-verb = После места не бывает «{ $word }».{ $hint }
check-unknown-game = Игры «{ $word }» нет.{ $hint }
check-unknown-given = В этой игре нет слова позиции «{ $word }».{ $hint }
check-unknown-fact = В этой игре нет факта «{ $word }».{ $hint }
check-unknown-word = Слово «{ $word }» здесь неизвестно.{ $hint }
check-unknown-seat = Места «{ $word }» нет.{ $hint }
check-unknown-choice = В этой игре нет решения «{ $word }».{ $hint }
check-unknown-background = Выше нет фона «{ $word }».{ $hint }
check-unknown-key = Ничто из того, что говорит эта игра, не называется «{ $word }».{ $hint }

# Сценарии, которые нельзя прочесть.
check-no-game = Сценарий не называет игру: начните его строкой вроде «game rattus».
check-no-case = В сценарии нет ни одного случая.
check-before-case = Предложения стоят внутри случая: начните его словом «case» и заголовком.
check-nothing-stated = Этот случай ничего не утверждает.
check-nothing-follows = Строка должна продолжаться, но дальше ничего нет.
check-missing = Не хватает слова. Пишется так: { $form }
check-too-many = «{ $word }» здесь лишнее. Пишется так: { $form }
check-not-a-number = «{ $word }» — не число.
check-out-of-range = { $word } вне пределов: от { $low } до { $high }.
check-absent-seat = На месте «{ $word }» никого нет: { $players ->
    [one] за столом { $players } игрок.
    [few] за столом { $players } игрока.
   *[other] за столом { $players } игроков.
}
check-not-in-play = «{ $word }» не участвует в игре с такими настройками.
check-twice = «{ $word }» уже выложено.
check-pieces = { $piece }: всего { $there }, а выложено { $laid }.
check-seat-pieces = { $piece } ({ $seat }): всего { $there }, а выложено { $laid }.
check-impossible = Такой позиции быть не может: { $why }
check-late = «{ $word }» стоит слишком поздно: это пишут до ходов и вопросов.
check-background-twice = Фон «{ $word }» уже есть.
check-no-value = Не хватает «=» и значения.
check-not-over = «{ $word }» известно только в конце игры.
check-no-seeds = Для доли в случае нужна строка «each of … seeds».
check-no-share = «{ $word }» — не такая доля: нужны два числа от 0 до 1, не больше четырёх знаков после точки, меньшее первым.
check-broken = Здесь программа сломалась. Это наша ошибка: пожалуйста, пришлите нам этот сценарий.

# Сценарии, которые не подтвердились.
check-differs = «{ $question }» — { $found }, а не { $wanted }.
check-not-offered = «{ $choice }» не предлагается. Предлагается: { $offered }
check-also-offered = Предлагается и «{ $choice }».
check-allowed = «{ $choice }» разрешено.
check-refused-by = Отказ по правилу { $rule }: { $why }
check-refused = Отказ: { $why }
check-other-reason = Причина другая, «{ $found }»: { $why }
check-can-undo = Последнее решение можно отменить.
check-cannot-undo = Последнее решение отменить нельзя.
check-not-told = О «{ $word }» в этом месте не сообщалось. Сообщалось: { $told }
check-told = О «{ $word }» сообщалось.
check-no-roll = Жребий должен был выбрать одно из { $n }, но бросок не записан.
check-high-roll = Записан бросок { $roll }, но он должен быть меньше { $n }.
check-not-drawn = «{ $name }» здесь вытянуть нельзя. Возможно: { $names }
check-rolls-left = { $count ->
    [one] Остался { $count } записанный бросок, который никому не понадобился.
    [few] Остались { $count } записанных броска, которые никому не понадобились.
   *[other] Осталось { $count } записанных бросков, которые никому не понадобились.
}
check-lost = Фишки потеряны или удвоены: { $why }
check-not-automatic = Это не играется без вопроса. Предлагается: { $offered }
check-clicks = Щелчок означает: { $found }
check-clicks-nothing = Щелчок не означает никакого решения: { $why }
check-share = «{ $question }» имеет это значение при { $hits } зёрнах из { $seeds }.

# Facts of every game.
check-fact-over = Окончена ли партия: yes (да) или no (нет).
check-fact-asked = Чей сейчас выбор: места или nobody (ничей).
check-fact-ending = Почему партия окончена.
check-fact-winner = Кто победил, когда партия окончена.
check-fact-ranking = Все места от первого до последнего, когда партия окончена.

# The words of a game, as “lazaret words” and the page print them.
glossary-title = Слова для сценариев: { $game }
glossary-about = Что сценарий языка проверок может сказать об этой игре; выполняет его «lazaret check ФАЙЛ». Слова прописными буквами стоят вместо одного из слов своего вида. Записанное в `[ ]` можно опустить, записанное в `{"{"} {"}"}` можно повторить или опустить; `|` разделяет слова, а «or» целые записи, из которых выбирают одну.
glossary-seats = Места: цвет, буква или номер
glossary-given = Что можно разложить
glossary-facts = О чём можно спросить
glossary-choices = Решения
glossary-kinds = Слова прописными буквами
glossary-events = О чём может быть сообщено
glossary-reasons = Причины отказов
glossary-count = Число.
glossary-seat = Занятое место.
glossary-example = Пример: { $example }

# Lessons.
check-nothing-asked = «{ $word }» отвечает или помогает там, где ничего не спрошено: место этому после «you:» или «goal».
check-no-lesson = В этом уроке не хватает фразы: { $form }
check-no-puzzle = В этой задаче не хватает фразы: { $form }
check-unweighed = «{ $choice }» можно выбрать, но задача не говорит, чего это стоит.
check-unclear = «{ $choice }» не явно хуже лучшего варианта: в доигранных партиях должно быть на 100 тысячных и на четыре стандартные ошибки меньше побед, и меньше на каждом уровне.
check-puzzle-set-up = Задача спрашивает о ходе, а не о подготовке.
check-puzzle-few = В задаче не меньше { $least } вариантов.
check-unsaid = «{ $key }» не сказано на языке { $language }.
check-never-met = «{ $words }» в этом уроке никогда не встречается.
check-goal-missed = Подсказки не ведут к этой цели; число решений: { $within }.
