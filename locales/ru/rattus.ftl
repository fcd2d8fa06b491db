# Rattus: то, что читают игроки.
rattus-title = Эпидемия (Rattus)
rattus-blurb = Европа, 1347 год. Селитесь там, где крысы, и будьте в другом месте, когда придёт Чума.
rattus-win = Соберите к концу больше всех кубиков на карте и в Замке. Игра заканчивается, когда кончились крысы или у кого-то все кубики в игре; тогда каждая крыса действует в последний раз.

rattus-option-players = Игроки

rattus-action-settle = Поселиться: { $region }
rattus-action-take = Взять карту: { $class }
rattus-action-place = Разместить кубики: { $region }
rattus-action-place-extra = Разместить кубики: { $region }, на один больше с Крестьянином
rattus-action-use = Использовать карту: { $class }
rattus-action-from = Переместить кубики отсюда: { $region }
rattus-action-shift = { $cubes ->
    [one] Переместить { $cubes } кубик: { $region }
    [few] Переместить { $cubes } кубика: { $region }
   *[other] Переместить { $cubes } кубиков: { $region }
}
rattus-action-drive = Переместить крысу { $rat }
rattus-action-to = Переместить её сюда: { $region }
rattus-action-look = Посмотреть жетон крысы { $rat }
rattus-action-swap = Поменять крыс местами
rattus-action-keep = Оставить как есть
rattus-action-shelter = Отправить кубик в Замок: { $region }
rattus-action-move = Переместить Чуму: { $region }
rattus-action-spread = Положить новую крысу: { $region }
rattus-action-bonus = Считать фигурку Чумы за два кубика
rattus-action-flip = Перевернуть крысу { $rat }
rattus-action-add = Добавить кубик: { $region }
rattus-action-ride = Переместить фигурку Чумы: { $region }
rattus-action-stop = Готово
rattus-bundle-power = { $power } – { $does }

rattus-ask-settle = Выберите область для двух своих кубиков.
rattus-ask-turn = Ваш ход: разместите кубики там, где есть крысы. Можно также взять карту и использовать способности.
rattus-ask-turn-placed = Переместите Чуму, чтобы закончить ход. До этого ещё можно взять карту или использовать способности.
rattus-ask-merchant-from = Купец: из какой области уходят ваши кубики?
rattus-ask-merchant-to = Купец: куда и сколько кубиков уходит ({ $region })?
rattus-ask-monk-rat = Монах: какую крысу вы перемещаете?
rattus-ask-monk-to = Монах: куда идёт крыса { $rat }?
rattus-ask-witch-first = Ведьма: какой жетон крысы посмотреть?
rattus-ask-witch-second = Ведьма: посмотрите второй жетон крысы или остановитесь.
rattus-ask-witch-swap = Ведьма: поменять местами крыс { $first } и { $second }?
rattus-ask-king = Король: из какой области кубик уходит в Замок?
rattus-ask-spread = { $left ->
    [one] Чума распространяется: куда положить новую крысу?
    [few] Чума распространяется: { $left } новые крысы. Куда положить следующую?
   *[other] Чума распространяется: { $left } новых крыс. Куда положить следующую?
}
rattus-ask-bonus = Рыцарь: считать фигурку Чумы за два нейтральных кубика? Если нет, крысы переворачиваются как есть.
rattus-ask-ravage = Вспышка чумы: { $region }. Какую крысу перевернуть следующей?
rattus-ask-king-after = Король: отправить кубик в Замок сейчас? Если нет, ваш ход закончится.
rattus-ask-final = Последний круг: используйте ещё раз каждую из своих способностей или остановитесь.
rattus-ask-final-peasant = Крестьянин: куда добавить последний кубик?
rattus-ask-final-knight = Рыцарь: куда идёт фигурка Чумы? Там она считается за два кубика.

rattus-event-opened = Чума начинает здесь: { $region }. Первый ход: { $seat }.
rattus-event-settled = { $seat } селится: { $region }.
rattus-event-turn = Ход: { $seat }.
rattus-event-took = { $seat } берёт карту: { $class }.
rattus-event-took-from = { $seat } забирает карту: { $class } (у игрока { $from }).
rattus-event-placed = { $cubes ->
    [one] { $seat } размещает { $cubes } кубик: { $region }.
    [few] { $seat } размещает { $cubes } кубика: { $region }.
   *[other] { $seat } размещает { $cubes } кубиков: { $region }.
}
rattus-event-shifted = { $cubes ->
    [one] { $seat } перемещает { $cubes } кубик: { $from } → { $to }.
    [few] { $seat } перемещает { $cubes } кубика: { $from } → { $to }.
   *[other] { $seat } перемещает { $cubes } кубиков: { $from } → { $to }.
}
rattus-event-drove = { $seat } перемещает крысу { $rat }: { $from } → { $to }.
rattus-event-looked = { $seat } смотрит жетон крысы { $rat } ({ $region }).
rattus-event-saw = { $seat } смотрит жетон крысы { $rat } ({ $region }): { $token }.
rattus-event-swapped = { $seat } меняет местами крыс { $first } и { $second }.
rattus-event-sheltered = { $seat } отправляет кубик в Замок: { $region }.
rattus-event-moved = { $seat } перемещает Чуму: { $region }.
rattus-event-spread = Появляется крыса { $rat }: { $region }.
rattus-event-bonus = { $seat } считает фигурку Чумы за два кубика.
rattus-event-struck = { $region }: перевёрнута крыса { $rat } ({ $token }); заражение, кубиков в области: { $people }.
rattus-event-missed = { $region }: перевёрнута крыса { $rat } ({ $token }); кубиков в области: { $people }. Этого мало, никто не гибнет.
rattus-event-lost = { $cubes ->
    [one] { $seat } теряет { $cubes } кубик: { $region }.
    [few] { $seat } теряет { $cubes } кубика: { $region }.
   *[other] { $seat } теряет { $cubes } кубиков: { $region }.
}
rattus-event-final-round = Начинается последний круг; последний ход: { $last }.
rattus-event-added = { $seat } добавляет кубик: { $region }.
rattus-event-rode = { $seat } перемещает фигурку Чумы: { $region }; там она считается за два кубика.
rattus-event-final-plague = Последняя вспышка: переворачиваются все крысы.

rattus-story-settle = { $cubes ->
    [one] { $seat } размещает { $cubes } кубик: { $region }.
    [few] { $seat } размещает { $cubes } кубика: { $region }.
   *[other] { $seat } размещает { $cubes } кубиков: { $region }.
}
rattus-story-take-settle = { $cubes ->
    [one] { $seat } берёт карту «{ $class }» и размещает { $cubes } кубик: { $region }.
    [few] { $seat } берёт карту «{ $class }» и размещает { $cubes } кубика: { $region }.
   *[other] { $seat } берёт карту «{ $class }» и размещает { $cubes } кубиков: { $region }.
}
rattus-story-take-from-settle = { $cubes ->
    [one] { $seat } забирает карту «{ $class }» у игрока { $from } и размещает { $cubes } кубик: { $region }.
    [few] { $seat } забирает карту «{ $class }» у игрока { $from } и размещает { $cubes } кубика: { $region }.
   *[other] { $seat } забирает карту «{ $class }» у игрока { $from } и размещает { $cubes } кубиков: { $region }.
}
rattus-story-plague = { $seat } отправляет Чуму сюда: { $region }.
rattus-story-new-rats = { $n ->
    [1] Новая крыса: { $regions }.
   *[other] Новые крысы: { $regions }.
}
rattus-story-knight = Рыцарь считает Чуму за два кубика.
rattus-story-strike = { $turned ->
    [1] { $region }: крыса заражает. { $losses }.
   *[other] { $region }: заражают крысы, { $struck } из { $turned }. { $losses }.
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
rattus-story-witch = { $n ->
    [1] Ведьма: { $seat } смотрит крысу ({ $regions }).
   *[other] Ведьма: { $seat } смотрит крыс ({ $regions }).
}
rattus-story-witch-swaps = И меняет их местами.

rattus-reason-out-of-play = { $region }: эта область не участвует в игре при таком числе игроков.
rattus-reason-own-card = Эта карта уже у вас: { $class }.
rattus-reason-card-taken = В этом ходу вы уже взяли карту.
rattus-reason-placed = В этом ходу вы уже разместили кубики.
rattus-reason-no-rats = { $region }: здесь нет крыс, а кубики ставят туда, где есть крысы.
rattus-reason-no-peasant = Дополнительный кубик ставит только владелец Крестьянина.
rattus-reason-extra-moot = В вашем личном запасе нет дополнительного кубика.
rattus-reason-empty-reserve = Ваш запас пуст.
rattus-reason-no-cube-to-add = В вашем запасе нет кубика, чтобы его добавить.
rattus-reason-place-first = Сначала разместите кубики; Чума перемещается последней.
rattus-reason-too-far = { $region }: оттуда, где стоит Чума, сюда не дойти.
rattus-reason-must-leave = Чума должна покинуть свою область.
rattus-reason-not-your-card = Этой карты у вас нет: { $class }.
rattus-reason-used = В этом ходу карта уже использована: { $class }.
rattus-reason-not-by-itself = Эта способность не используется отдельно: { $class }. Она действует, когда вы размещаете кубики или перемещаете Чуму.
rattus-reason-no-cubes = У вас нет кубиков ни в одной области.
rattus-reason-no-cubes-there = { $region }: здесь нет ваших кубиков.
rattus-reason-too-many-cubes = Купец перемещает не больше { $most } кубиков и не больше, чем у вас здесь есть.
rattus-reason-not-neighbours = { $region }: не соседствует с областью, откуда уходят кубики.
rattus-reason-rat-too-far = { $region }: не соседствует с областью, где лежит крыса.
rattus-reason-full = { $region }: область заполнена, крыс не больше { $most }.
rattus-reason-no-rat-moves = Ни у одной крысы нет соседней области со свободным местом.
rattus-reason-rat-stuck = Все соседние области этой крысы заполнены.
rattus-reason-no-such-rat = Этой крысы нет на поле.
rattus-reason-just-seen = Вы только что смотрели этот жетон.
rattus-reason-rats-there = { $region }: здесь есть крысы, а Король берёт кубики только из областей без крыс.
rattus-reason-nobody-to-shelter = { $region }: здесь нет вашего кубика, чтобы отправить его в Замок.
rattus-reason-no-safe-cube = Ни один ваш кубик не стоит в области без крыс.
rattus-reason-not-next-to-plague = { $region }: не соседствует с областью Чумы.
rattus-reason-not-in-plague-region = Переворачивают только крыс в области Чумы.
rattus-reason-castle = Кубики попадают в Замок только с Королём и остаются там.
rattus-reason-not-now = Сейчас вопрос о другом.

rattus-ending-supply = Крысы в запасе кончились.
rattus-ending-cubes = Один из игроков ввёл в игру все свои кубики.
rattus-ending-both = Крысы кончились, и один из игроков ввёл в игру все свои кубики.

rattus-score-regions = Кубики в областях
rattus-score-castle = Кубики в Замке

# Язык проверок: слова позиции, факты и невозможные позиции.
rattus-given-rats = Крысы из запаса: столько, сколько указано, никем не виденных, или эти жетоны лицом вниз.
rattus-given-starters = Крысы подготовки: столько, сколько указано, никем не виденных, или эти начальные жетоны лицом вниз.
rattus-given-seen = Этот игрок уже видел крысу, жетон которой назван при раскладке или остаётся неизвестным (`unknown`).
rattus-given-cubes = Кубики из личных запасов.
rattus-given-castle = Кубики в Замке, взятые из личного запаса.
rattus-given-reserve = Ровно столько кубиков в личном запасе; остальные уходят в Замок. Пишется после кубиков.
rattus-given-supply = Ровно столько крыс в запасе; остальные отложены. Пишется после крыс.
rattus-given-card = Чья это карта сословия.
rattus-given-emblem = Где находится Чума.
rattus-given-turn = Чей сейчас ход и что в нём уже сделано.
rattus-given-plague = Чума там, где стоит фигурка, и косит людей: чей сейчас ход и считается ли фигурка за кубики благодаря рыцарю этого игрока.
rattus-given-final = Последний круг: кто ходит, кто ходит последним и считается ли фигурка за кубики благодаря Рыцарю того, кто ходит.
rattus-given-rat = Одна крыса по номеру, в области, с жетоном, если он важен. Наименьшие номера — у крыс подготовки.
rattus-given-turned = Перевёрнутая крыса и что на ней было; в том порядке, в каком их переворачивали.
rattus-given-start = Кто начал партию.
rattus-given-step = Другой шаг хода: первые кубики (сколько раз уже поставлены), ещё не расплодившиеся крысы, вопрос рыцаря, удар чумы или король после него.
rattus-given-ending = Почему начался последний круг.
rattus-fact-cubes = Кубики игрока в области.
rattus-fact-rats = Крысы в области.
rattus-fact-reserve = Кубики в личном запасе.
rattus-fact-castle = Кубики в замке.
rattus-fact-score = Счёт на этот момент.
rattus-fact-supply = Крысы в запасе.
rattus-fact-aside = Отложенные жетоны.
rattus-fact-turned = Перевёрнутые жетоны, вышедшие из игры.
rattus-fact-regions = Области в игре.
rattus-fact-emblem = Где находится чума.
rattus-fact-active = Чей сейчас ход.
rattus-fact-bonus = Считается ли фигурка сейчас за кубики.
rattus-fact-owner = Чья это карта сословия, или nobody.
rattus-fact-token = Жетон крысы, hidden, если он скрыт, или gone, если её нет.
rattus-fact-place = Где лежит крыса, или gone.
rattus-fact-starter = Лежит ли крыса со времени подготовки, или gone.
rattus-check-cubes = Кубики
rattus-check-full = { $region }: места хватает только для { $most } крыс.
rattus-check-no-supply = В запасе не осталось крыс.
rattus-check-no-face = Эта крыса не выложена с названным жетоном.
rattus-check-no-starter = Все крысы подготовки уже выложены.
rattus-check-not-starting = Это не начальный жетон.
rattus-check-not-owned = { $seat } использует чужую карту: { $class }.
rattus-check-settle = { $seat }: не хватает кубиков для подготовки.
rattus-check-handles = В запасе больше крыс, чем ещё может войти.
rattus-audit-out-of-play = { $region } не участвует в игре, но там что-то лежит.
rattus-audit-cubes = Кубики ({ $seat }): { $cubes }.
rattus-audit-two-places = Одна крыса лежит в двух областях.
rattus-audit-tokens = Жетонов крыс всего { $all }, а выложено { $tokens }.
rattus-audit-faces = Один жетон лежит в двух местах или потерян.
rattus-audit-starters = Для крысы подготовки не осталось начального жетона.

# Что выбор даёт кому-то по сравнению с другим: слагаемые оценки.
rattus-term-cubes-more = { $seat }: больше кубиков на поле.
rattus-term-cubes-less = { $seat }: меньше кубиков на поле.
rattus-term-castle-more = { $seat }: больше кубиков в Замке, в безопасности.
rattus-term-castle-less = { $seat }: меньше кубиков в Замке, в безопасности.
rattus-term-plague-more = { $seat }: меньше риска от Чумы.
rattus-term-plague-less = { $seat }: больше риска от Чумы.
rattus-term-powers-more = { $seat }: больше пользы от карт сословий.
rattus-term-powers-less = { $seat }: меньше пользы от карт сословий.
rattus-term-turns-more = { $seat }: больше кубиков ещё впереди.
rattus-term-turns-less = { $seat }: меньше кубиков ещё впереди.
