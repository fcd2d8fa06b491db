# Rattus: то, что читают игроки.
rattus-title = Эпидемия (Rattus)
rattus-blurb = Европа, 1347 год. Селитесь там, где крысы, и будьте в другом месте, когда придёт Чума.
rattus-win = Соберите к концу больше всех кубиков в областях и в Замке. Игра заканчивается, когда пуст запас крыс или у кого-то к концу хода все кубики в игре; тогда переворачивают всех крыс на поле.

rattus-option-players = Игроки

rattus-action-settle = Поселиться { $region-in }
rattus-action-take = Взять карту «{ $class }»
rattus-action-place = Разместить кубики { $region-in }
rattus-action-place-extra = Разместить кубики { $region-in }, на один больше с Крестьянином
rattus-action-use = Использовать карту «{ $class }»
rattus-action-from = Увести кубики { $region-from }
rattus-action-shift = { $cubes ->
    [one] Увести { $cubes } кубик { $region-to }
    [few] Увести { $cubes } кубика { $region-to }
   *[other] Увести { $cubes } кубиков { $region-to }
}
rattus-action-drive = Переместить крысу { $rat }
rattus-action-to = Переместить её { $region-to }
rattus-action-look = Посмотреть крысу { $rat }
rattus-action-swap = Поменять крыс местами
rattus-action-keep = Не менять
rattus-action-shelter = Отправить в Замок кубик { $region-from }
rattus-action-move = Отправить Чуму { $region-to }
rattus-action-spread = Новая крыса { $region-in }
rattus-action-bonus = Да, считать Чуму за два кубика
rattus-action-flip = Перевернуть крысу { $rat }
rattus-action-add = Добавить кубик { $region-in }
rattus-action-ride = Отправить Чуму { $region-to }
rattus-action-stop = Готово
rattus-bundle-power = { $power } — { $does }

rattus-ask-settle = Где поселятся первые два ваших кубика?
rattus-ask-turn = Разместите кубики в области с крысами: по одному за каждую крысу. Ещё можно взять карту и использовать способности.
rattus-ask-turn-placed = Отправьте Чуму дальше, чтобы закончить ход. До этого можно взять карту или использовать способность.
rattus-ask-merchant-from = Купец: из какой области уходят ваши кубики?
rattus-ask-merchant-to = Купец: сколько кубиков уходит { $region-from } и куда?
rattus-ask-monk-rat = Монах: какую крысу вы перемещаете?
rattus-ask-monk-to = Монах: куда идёт крыса { $rat }?
rattus-ask-witch-first = Ведьма: какую крысу посмотреть?
rattus-ask-witch-second = Ведьма: посмотреть вторую крысу или остановиться?
rattus-ask-witch-swap = Ведьма: поменять местами крыс { $first } и { $second }?
rattus-ask-king = Король: из какой области спасти кубик?
rattus-ask-spread = { $left ->
    [one] Появляется { $left } новая крыса. В какую соседнюю область её положить?
    [few] Появляются { $left } новые крысы. В какую соседнюю область положить следующую?
   *[other] Появляются { $left } новых крыс. В какую соседнюю область положить следующую?
}
rattus-ask-bonus = Рыцарь: считать Чуму здесь ещё за два кубика? Тогда порог крысы набрать легче.
rattus-ask-ravage = Вспышка чумы { $region-in }: какую крысу перевернуть следующей?
rattus-ask-king-after = Король: спасти ещё один кубик или закончить ход?
rattus-ask-final = Последний круг: используйте каждую способность ещё раз или остановитесь.
rattus-ask-final-peasant = Крестьянин: куда идёт последний кубик?
rattus-ask-final-knight = Рыцарь: куда идёт Чума? Там она считается за два кубика.

rattus-event-opened = Чума начинает { $region-in }. Первый ход: { $seat }.
rattus-event-settled = { $seat } селится { $region-in }.
rattus-event-turn = Ход: { $seat }.
rattus-event-took = { $seat } берёт карту «{ $class }».
rattus-event-took-from = { $seat } забирает карту «{ $class }» у игрока { $from }.
rattus-event-placed = { $cubes ->
    [one] { $seat } размещает { $cubes } кубик { $region-in }.
    [few] { $seat } размещает { $cubes } кубика { $region-in }.
   *[other] { $seat } размещает { $cubes } кубиков { $region-in }.
}
rattus-event-shifted = { $cubes ->
    [one] Купец: { $seat } уводит { $cubes } кубик { $from-from } { $to-to }.
    [few] Купец: { $seat } уводит { $cubes } кубика { $from-from } { $to-to }.
   *[other] Купец: { $seat } уводит { $cubes } кубиков { $from-from } { $to-to }.
}
rattus-event-drove = Монах: { $seat } перемещает крысу { $rat } { $from-from } { $to-to }.
rattus-event-looked = Ведьма: { $seat } смотрит крысу { $rat } { $region-in }.
rattus-event-saw = Ведьма: { $seat } смотрит крысу { $rat } { $region-in }: { $token }.
rattus-event-swapped = Ведьма: { $seat } меняет местами крыс { $first } и { $second }.
rattus-event-sheltered = Король: { $seat } спасает кубик { $region-from }.
rattus-event-moved = { $seat } отправляет Чуму { $region-to }.
rattus-event-spread = Новая крыса { $rat } { $region-in }.
rattus-event-bonus = Рыцарь: { $seat } считает Чуму здесь за два кубика.
rattus-event-struck = { $region }: перевёрнута крыса { $rat } ({ $token }), заражение. Кубиков здесь: { $people }.
rattus-event-missed = { $region }: перевёрнута крыса { $rat } ({ $token }). Кубиков здесь: { $people }, этого мало, никто не гибнет.
rattus-event-lost = { $cubes ->
    [one] { $seat } теряет { $cubes } кубик { $region-in }.
    [few] { $seat } теряет { $cubes } кубика { $region-in }.
   *[other] { $seat } теряет { $cubes } кубиков { $region-in }.
}
rattus-event-final-round = Начинается последний круг. Последний ход был у игрока { $last }.
rattus-event-added = Крестьянин: { $seat } добавляет кубик { $region-in }.
rattus-event-rode = Рыцарь: { $seat } ведёт Чуму { $region-to }. Там она считается за два кубика.
rattus-event-final-plague = Последняя вспышка: переворачиваются все крысы.

rattus-story-settle = { $cubes ->
    [one] { $seat } размещает { $cubes } кубик { $region-in }.
    [few] { $seat } размещает { $cubes } кубика { $region-in }.
   *[other] { $seat } размещает { $cubes } кубиков { $region-in }.
}
rattus-story-take-settle = { $cubes ->
    [one] { $seat } берёт карту «{ $class }» и размещает { $cubes } кубик { $region-in }.
    [few] { $seat } берёт карту «{ $class }» и размещает { $cubes } кубика { $region-in }.
   *[other] { $seat } берёт карту «{ $class }» и размещает { $cubes } кубиков { $region-in }.
}
rattus-story-take-from-settle = { $cubes ->
    [one] { $seat } забирает карту «{ $class }» у игрока { $from } и размещает { $cubes } кубик { $region-in }.
    [few] { $seat } забирает карту «{ $class }» у игрока { $from } и размещает { $cubes } кубика { $region-in }.
   *[other] { $seat } забирает карту «{ $class }» у игрока { $from } и размещает { $cubes } кубиков { $region-in }.
}
rattus-story-plague = { $seat } отправляет Чуму { $region-to }.
rattus-story-new-rats = { $n ->
    [1] Новая крыса: { $regions }.
   *[other] Новые крысы: { $regions }.
}
rattus-story-knight = С Рыцарем Чума считается за два кубика.
rattus-story-strike = { $turned ->
    [1] { $region }: крыса заражает. { $losses }.
   *[other] { $region }: заражение, { $struck } из { $turned } крыс. { $losses }.
}
rattus-story-strike-there = { $turned ->
    [1] Крыса заражает. { $losses }.
   *[other] Заражение, { $struck } из { $turned } крыс. { $losses }.
}
rattus-story-loss = { $cubes ->
    [one] { $seat } теряет { $cubes } кубик
    [few] { $seat } теряет { $cubes } кубика
   *[other] { $seat } теряет { $cubes } кубиков
}
rattus-story-spared = { $turned ->
    [one] { $region }: перевёрнута { $turned } крыса. Никто не гибнет.
    [few] { $region }: перевёрнуты { $turned } крысы. Никто не гибнет.
   *[other] { $region }: перевёрнуто { $turned } крыс. Никто не гибнет.
}
rattus-story-spared-there = { $turned ->
    [one] Перевёрнута { $turned } крыса. Никто не гибнет.
    [few] Перевёрнуты { $turned } крысы. Никто не гибнет.
   *[other] Перевёрнуто { $turned } крыс. Никто не гибнет.
}
rattus-story-witch = { $n ->
    [1] Ведьма: { $seat } смотрит одну крысу ({ $regions }).
   *[other] Ведьма: { $seat } смотрит двух крыс ({ $regions }).
}
rattus-story-witch-swaps = И меняет их местами.

rattus-recap-took = { $seat } забирает у вас карту «{ $class }».
rattus-recap-took-settled = { $cubes ->
    [one] { $seat } забирает у вас карту «{ $class }» и размещает { $cubes } кубик { $region-in }.
    [few] { $seat } забирает у вас карту «{ $class }» и размещает { $cubes } кубика { $region-in }.
   *[other] { $seat } забирает у вас карту «{ $class }» и размещает { $cubes } кубиков { $region-in }.
}
rattus-recap-struck = { $cubes ->
    [one] Чума { $region-in }: вы теряете { $cubes } кубик.
    [few] Чума { $region-in }: вы теряете { $cubes } кубика.
   *[other] Чума { $region-in }: вы теряете { $cubes } кубиков.
}

rattus-reason-out-of-play = { $region } при таком числе игроков не участвует в игре.
rattus-reason-own-card = Карта «{ $class }» уже у вас.
rattus-reason-card-taken = За ход берут одну карту, и вы её уже взяли.
rattus-reason-placed = В этом ходу вы уже разместили кубики.
rattus-reason-no-rats = Крыс { $region-in } нет. Кубики ставят только туда, где есть крысы.
rattus-reason-no-peasant = Дополнительный кубик даёт только Крестьянин.
rattus-reason-extra-moot = В вашем запасе не осталось кубика для Крестьянина.
rattus-reason-empty-reserve = Ваш запас пуст.
rattus-reason-no-cube-to-add = В вашем запасе не осталось кубиков.
rattus-reason-place-first = Сначала разместите кубики: перемещение Чумы заканчивает ход.
rattus-reason-too-far = { $region } слишком далеко для Чумы.
rattus-reason-must-leave = Чума не может остаться. Отправьте её в соседнюю область.
rattus-reason-not-your-card = Карты «{ $class }» у вас нет.
rattus-reason-used = В этом ходу вы уже использовали карту «{ $class }».
rattus-reason-not-by-itself = Карта «{ $class }» действует сама, когда вы размещаете кубики или перемещаете Чуму.
rattus-reason-no-cubes = У вас нет кубиков ни в одной области.
rattus-reason-no-cubes-there = Ваших кубиков { $region-in } нет.
rattus-reason-too-many-cubes = Купец уводит не больше { $most } кубиков и только те, что у вас там есть.
rattus-reason-not-neighbours = { $region } не соседствует с областью, откуда уходят кубики.
rattus-reason-rat-too-far = { $region } не соседствует с областью этой крысы.
rattus-reason-full = { $region } заполнена: больше крыс, чем { $most }, в области не бывает.
rattus-reason-no-rat-moves = Ни у одной крысы нет места по соседству.
rattus-reason-rat-stuck = Все области по соседству с этой крысой заполнены.
rattus-reason-no-such-rat = Этой крысы нет на поле.
rattus-reason-just-seen = Эту крысу вы только что смотрели. Выберите другую.
rattus-reason-rats-there = Король спасает кубики только из областей без крыс, а { $region-in } крысы есть.
rattus-reason-nobody-to-shelter = Ваших кубиков { $region-in } нет, в Замок отправить некого.
rattus-reason-no-safe-cube = Королю нужен ваш кубик в области без крыс, а такого нет.
rattus-reason-not-next-to-plague = Новых крыс кладут рядом с Чумой, а { $region } слишком далеко.
rattus-reason-not-in-plague-region = Переворачивают только крыс рассадника.
rattus-reason-castle = В Замок кубики приводит только Король, и там они остаются.
rattus-reason-not-now = Не сейчас. Сначала ответьте на вопрос.

rattus-ending-supply = Крысы в запасе кончились.
rattus-ending-cubes = У кого-то все кубики в игре.
rattus-ending-both = Крысы в запасе кончились, и у кого-то все кубики в игре.

rattus-score-regions = Кубики в областях
rattus-score-castle = Кубики в Замке

# Язык проверок: слова позиции, факты и невозможные позиции.
rattus-given-rats = Крысы из запаса: столько, сколько указано, никем не виденных, или эти жетоны лицом вниз.
rattus-given-starters = Крысы подготовки: столько, сколько указано, никем не виденных, или эти стартовые жетоны лицом вниз.
rattus-given-seen = Этот игрок уже видел крысу, жетон которой назван при раскладке или остаётся неизвестным (`unknown`).
rattus-given-cubes = Кубики из личных запасов.
rattus-given-castle = Кубики в Замке, взятые из личного запаса.
rattus-given-reserve = Ровно столько кубиков в личном запасе; остальные уходят в Замок. Пишется после кубиков.
rattus-given-supply = Ровно столько крыс в запасе; остальные отложены. Пишется после крыс.
rattus-given-card = Чья это карта сословия.
rattus-given-emblem = Где находится Чума.
rattus-given-turn = Чей сейчас ход и что в нём уже сделано.
rattus-given-plague = Вспышка чумы там, где стоит фигурка Чумы: чей сейчас ход и считается ли она за кубики благодаря Рыцарю этого игрока.
rattus-given-final = Последний круг: кто ходит, кто ходит последним и считается ли фигурка Чумы за кубики благодаря Рыцарю того, кто ходит.
rattus-given-rat = Одна крыса по номеру, в области, с жетоном, если он важен. Наименьшие номера — у крыс подготовки.
rattus-given-turned = Перевёрнутая крыса и что на ней было; в том порядке, в каком их переворачивали.
rattus-given-start = Кто начал партию.
rattus-given-step = Другой шаг хода: первые кубики (сколько раз уже поставлены), ещё не расплодившиеся крысы, вопрос Рыцаря, вспышка чумы или Король после неё.
rattus-given-ending = Почему начался последний круг.
rattus-fact-cubes = Кубики игрока в области.
rattus-fact-rats = Крысы в области.
rattus-fact-reserve = Кубики в личном запасе.
rattus-fact-castle = Кубики в Замке.
rattus-fact-score = Счёт на этот момент.
rattus-fact-supply = Крысы в запасе.
rattus-fact-aside = Отложенные жетоны.
rattus-fact-turned = Перевёрнутые жетоны, вышедшие из игры.
rattus-fact-regions = Области в игре.
rattus-fact-emblem = Где находится Чума.
rattus-fact-active = Чей сейчас ход.
rattus-fact-bonus = Считается ли сейчас фигурка Чумы за кубики.
rattus-fact-owner = Чья это карта сословия, или nobody.
rattus-fact-token = Жетон крысы, hidden, если он скрыт, или gone, если её нет.
rattus-fact-place = Где лежит крыса, или gone.
rattus-fact-starter = Лежит ли крыса со времени подготовки, или gone.
rattus-check-cubes = Кубики
rattus-check-full = { $region }: места хватает только для { $most } крыс.
rattus-check-no-supply = В запасе не осталось крыс.
rattus-check-no-face = Эта крыса не выложена с названным жетоном.
rattus-check-no-starter = Все крысы подготовки уже выложены.
rattus-check-not-starting = Это не стартовый жетон.
rattus-check-not-owned = { $seat } использует чужую карту: { $class }.
rattus-check-final = { $seat } — последний игрок: в последнем круге у него хода нет.
rattus-check-settle = { $seat }: не хватает кубиков для подготовки.
rattus-check-handles = В запасе больше крыс, чем ещё может войти в игру.
rattus-audit-out-of-play = { $region } не участвует в игре, но там что-то лежит.
rattus-audit-cubes = Кубики ({ $seat }): { $cubes }.
rattus-audit-two-places = Одна крыса лежит в двух областях.
rattus-audit-tokens = Жетонов крыс всего { $all }, а выложено { $tokens }.
rattus-audit-faces = Один жетон лежит в двух местах или потерян.
rattus-audit-starters = Для крысы подготовки не осталось стартового жетона.

# Что выбор даёт кому-то по сравнению с другим: слагаемые оценки.
rattus-term-cubes-more = { $seat }: больше кубиков на поле.
rattus-term-cubes-less = { $seat }: меньше кубиков на поле.
rattus-term-castle-more = { $seat }: больше кубиков в Замке, в безопасности.
rattus-term-castle-less = { $seat }: меньше кубиков в Замке, в безопасности.
rattus-term-plague-more = { $seat }: меньше опасности от Чумы.
rattus-term-plague-less = { $seat }: больше опасности от Чумы.
rattus-term-powers-more = { $seat }: больше пользы от карт сословий.
rattus-term-powers-less = { $seat }: меньше пользы от карт сословий.
rattus-term-turns-more = { $seat }: можно разместить ещё больше кубиков.
rattus-term-turns-less = { $seat }: можно разместить меньше кубиков.

# Области: куда, где, откуда.
rattus-region-anglia-to = в Англию
rattus-region-anglia-in = в Англии
rattus-region-anglia-from = из Англии
rattus-region-gallia-to = в Галлию
rattus-region-gallia-in = в Галлии
rattus-region-gallia-from = из Галлии
rattus-region-germania-to = в Германию
rattus-region-germania-in = в Германии
rattus-region-germania-from = из Германии
rattus-region-hispania-to = в Испанию
rattus-region-hispania-in = в Испании
rattus-region-hispania-from = из Испании
rattus-region-hungaria-to = в Венгрию
rattus-region-hungaria-in = в Венгрии
rattus-region-hungaria-from = из Венгрии
rattus-region-italia-to = в Италию
rattus-region-italia-in = в Италии
rattus-region-italia-from = из Италии
rattus-region-polonia-to = в Польшу
rattus-region-polonia-in = в Польше
rattus-region-polonia-from = из Польши
rattus-region-scandia-to = в Скандию
rattus-region-scandia-in = в Скандии
rattus-region-scandia-from = из Скандии
rattus-region-bulgaria-to = в Болгарию
rattus-region-bulgaria-in = в Болгарии
rattus-region-bulgaria-from = из Болгарии
rattus-region-turcia-to = в Турцию
rattus-region-turcia-in = в Турции
rattus-region-turcia-from = из Турции
rattus-region-russia-to = на Русь
rattus-region-russia-in = на Руси
rattus-region-russia-from = с Руси
rattus-region-tartaria-to = в Тартарию
rattus-region-tartaria-in = в Тартарии
rattus-region-tartaria-from = из Тартарии
