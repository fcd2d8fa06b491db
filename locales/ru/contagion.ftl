# Pandemic: Contagion: то, что читают игроки.
contagion-title = Пандемия: Заражение
contagion-blurb = Вы — болезнь. Захватывайте великие города, мутируйте и устойте перед Всемирной организацией здравоохранения.
contagion-win = Наберите больше всех очков. Заполненный город приносит очки: больше всего лидеру, меньше двум следующим; остальное добавляют подсчёты жертв и уровни мутаций.

contagion-option-players = Игроки
contagion-option-neutral = Нейтральная болезнь (3 или 4 игрока)
contagion-option-neutral-about = Болезнь, за которую никто не играет, распространяется сама и занимает места в городах.
contagion-option-head-start-about = Очки тем, кто в каждом раунде ходит раньше других: без них последнее место побеждает чаще, чем ему положено.
contagion-option-rotating-first-player-about = Право первого хода переходит из раунда в раунд, чтобы последнее слово не всегда оставалось за одним.

contagion-neutral = Нейтральная болезнь
contagion-cards = { $card } × { $n }
contagion-n-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
contagion-n-cubes = { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[other] { $n } кубиков
}
contagion-n-levels = { $n ->
    [one] { $n } уровень
    [few] { $n } уровня
   *[other] { $n } уровней
}

contagion-action-draw = Взять карты
contagion-action-infect = Заразить город: { $city }
contagion-action-mutate = Усилить болезнь: { $track }
contagion-action-play = Разыграть сохранённую карту: { $city }
contagion-action-pass = Взять карту и пропустить ход
contagion-action-place = Поместить сюда: { $city }
contagion-action-from = Взять кубики отсюда: { $city }
contagion-action-to = Перенести их сюда: { $city }
contagion-action-cubes = { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[other] { $n } кубиков
}
contagion-action-match = { $n ->
    [0] Ни одной карты цвета города, только пары
    [one] { $n } карта цвета города
    [few] { $n } карты цвета города
   *[other] { $n } карт цвета города
}
contagion-action-card = Карта, цвет — { $card }
contagion-action-lose = Потерять кубики здесь: { $city }
contagion-action-protect = Понизить устойчивость и защитить: { $what }
contagion-action-lower = Понизить: { $track }
contagion-action-raise = Повысить: { $track }
contagion-action-climb = Занять верхний ряд: { $city }
contagion-action-opponent = { $seat }
contagion-action-use = Использовать
contagion-action-decline = Отказаться
contagion-action-stop = Остановиться
contagion-action-continue = Продолжить
contagion-action-end = Закончить ход
contagion-bundle-infect = { $does } – { $cubes ->
    [one] { $cubes } кубик
    [few] { $cubes } кубика
   *[other] { $cubes } кубиков
} { $cards ->
    [0] бесплатно
    [one] за { $cards } карту
    [few] за { $cards } карты
   *[other] за { $cards } карт
}
contagion-bundle-pay = { $does } – { $cards ->
    [0] бесплатно
    [one] за { $cards } карту
    [few] за { $cards } карты
   *[other] за { $cards } карт
}

contagion-ask-setup-place-cube = Выберите город для своего начального кубика.
contagion-ask-opening = Разыграть сохранённую карту города, пока карта раунда не подействовала?
contagion-ask-choose-action = { $left ->
    [1] Выберите последнее действие: взять карты, заразить город или усилить болезнь.
   *[other] Выберите действие (осталось: { $left }): взять карты, заразить город или усилить болезнь.
}
contagion-ask-closing = Разыграть сохранённую карту города перед концом хода?
contagion-ask-choose-cubes = { $city }: сколько кубиков вы помещаете?
contagion-ask-choose-payment = { $cost ->
    [one] { $city }: цена — { $cost } карта ({ $card }). Сколько карт этого цвета отдать? Недостающую заменяют { $joker } другие.
    [few] { $city }: цена — { $cost } карты ({ $card }). Сколько карт этого цвета отдать? Каждую недостающую заменяют { $joker } другие.
   *[other] { $city }: цена — { $cost } карт ({ $card }). Сколько карт этого цвета отдать? Каждую недостающую заменяют { $joker } другие.
}
contagion-ask-choose-jokers = { $left ->
    [1] { $city }: какой другой картой вы платите?
   *[other] { $city }: осталось заплатить другими картами: { $left }. Какая следующая?
}
contagion-ask-choose-paid-cards = { $left ->
    [1] { $track }: какой картой вы платите?
   *[other] { $track }: осталось заплатить карт: { $left }. Какая следующая?
}
contagion-ask-discard-to-limit = { $left ->
    [1] На руке можно оставить карт: { $limit }. Сбросьте одну.
   *[other] На руке можно оставить карт: { $limit }. Надо сбросить: { $left }. Какая следующая?
}
contagion-ask-use-city-action = { $city }: город истребили вы. Использовать его действие? { $action }
contagion-ask-effect-opponent = { $city }: какой соперник? { $action }
contagion-ask-effect-place = Куда вы помещаете кубики?
contagion-ask-effect-place-cubes = { $city }: сколько кубиков вы помещаете?
contagion-ask-effect-move-from = Из какого города вы переносите кубики?
contagion-ask-effect-move-to = Откуда: { $city }. В какой город идут кубики?
contagion-ask-effect-move-cubes = { $city }: сколько кубиков прибывает?
contagion-ask-effect-remove-enemy = Соперник: { $seat }. Из какого города вы убираете кубики?
contagion-ask-effect-remove-enemy-cubes = { $city }: сколько кубиков соперника ({ $seat }) вы убираете?
contagion-ask-effect-level-up = Какую мутацию вы повышаете?
contagion-ask-effect-climb = В каком городе ваш ряд станет верхним?
contagion-ask-choose-loss-city = Больше всего ваших кубиков сразу в нескольких городах. В каком вы теряете кубики?
contagion-ask-use-resistance = Вам грозит потеря: { $what }. Использовать устойчивость (уровень { $level })?
contagion-ask-choose-lost-cards = { $left ->
    [1] Какую карту вы теряете?
   *[other] Осталось потерять карт: { $left }. Какая следующая?
}
contagion-ask-choose-lost-cubes = { $left ->
    [1] В каком городе вы теряете кубик?
   *[other] Осталось потерять кубиков: { $left }. Какой город следующий?
}
contagion-ask-choose-lost-levels = { $left ->
    [1] Какая мутация понижается?
   *[other] Осталось потерять уровней: { $left }. Какая мутация следующая?
}

contagion-event-laid-out = Города на столе: { $cities }.
contagion-event-head-start = { $seat }: фора +{ $points }.
contagion-event-revealed = Раунд { $round }: { $card }.
contagion-event-new-city = Новый город: { $city }.
contagion-event-skull = { $count }-й череп.
contagion-event-death-toll = Подсчёт жертв: очки получает первый в каждом городе.
contagion-event-led = { $city }: впереди { $owner }, +{ $points }.
contagion-event-neutral-cards = Открыты карты для нейтральной болезни: { $cards }.
contagion-event-neutral-idle = Ни одна карта не приведёт нейтральную болезнь в город.
contagion-event-placed = { $n ->
    [one] { $owner } помещает { $n } кубик: { $city }.
    [few] { $owner } помещает { $n } кубика: { $city }.
   *[other] { $owner } помещает { $n } кубиков: { $city }.
}
contagion-event-removed = { $n ->
    [one] { $owner } теряет { $n } кубик: { $city }.
    [few] { $owner } теряет { $n } кубика: { $city }.
   *[other] { $owner } теряет { $n } кубиков: { $city }.
}
contagion-event-moved = { $n ->
    [one] { $seat } переносит { $n } кубик: { $from } → { $to }.
    [few] { $seat } переносит { $n } кубика: { $from } → { $to }.
   *[other] { $seat } переносит { $n } кубиков: { $from } → { $to }.
}
contagion-event-climbed = { $seat } занимает верхний ряд: { $city }.
contagion-event-drew = { $n ->
    [one] { $seat } берёт { $n } карту.
    [few] { $seat } берёт { $n } карты.
   *[other] { $seat } берёт { $n } карт.
}
contagion-event-drew-cards = { $n ->
    [one] { $seat } берёт { $n } карту: { $cards }.
    [few] { $seat } берёт { $n } карты: { $cards }.
   *[other] { $seat } берёт { $n } карт: { $cards }.
}
contagion-event-reshuffled = { $n ->
    [one] Сброс ({ $n } карта) перемешан и становится колодой.
    [few] Сброс ({ $n } карты) перемешан и становится колодой.
   *[other] Сброс ({ $n } карт) перемешан и становится колодой.
}
contagion-event-discarded = { $seat } сбрасывает карты: { $card } × { $n }.
contagion-event-stole = { $n ->
    [one] { $seat } забирает { $n } карту у игрока { $victim }.
    [few] { $seat } забирает { $n } карты у игрока { $victim }.
   *[other] { $seat } забирает { $n } карт у игрока { $victim }.
}
contagion-event-stole-cards = { $n ->
    [one] { $seat } забирает { $n } карту у игрока { $victim }: { $cards }.
    [few] { $seat } забирает { $n } карты у игрока { $victim }: { $cards }.
   *[other] { $seat } забирает { $n } карт у игрока { $victim }: { $cards }.
}
contagion-event-mutated = { $seat }: { $track } повышается до { $level }.
contagion-event-weakened = { $seat }: { $track } понижается до { $level }.
contagion-event-resisted = { $seat } понижает устойчивость до { $level } и защищает: { $what }.
contagion-event-passed = { $seat } не может действовать и пропускает.
contagion-event-eradicated = Город истреблён: { $city }!
contagion-event-ranked = { $city }, место { $place }: { $owner } +{ $points }.
contagion-event-used = { $seat } использует действие города: { $city }.
contagion-event-declined = { $seat } отказывается от действия города: { $city }.
contagion-event-kept = { $seat } сохраняет карту: { $city }.
contagion-event-played = { $seat } разыгрывает сохранённую карту: { $city }.
contagion-event-scored = { $points ->
    [one] { $seat } получает { $points } очко.
    [few] { $seat } получает { $points } очка.
   *[other] { $seat } получает { $points } очков.
}
contagion-event-extra-action = { $n ->
    [one] { $seat } получает { $n } дополнительное действие.
    [few] { $seat } получает { $n } дополнительных действия.
   *[other] { $seat } получает { $n } дополнительных действий.
}
contagion-event-ignored = { $seat } игнорирует карту этого раунда: { $card }.
contagion-event-last-round-who = Открыта последняя карта ВОЗ: это последний раунд.
contagion-event-last-round-cities = Осталось только два города: это последний раунд.
contagion-event-final-scoring = Финальный подсчёт: очки получает первый в каждом оставшемся городе.
contagion-event-final-levels = { $seat }: +{ $points } за уровни мутаций.

contagion-story-mutate = { $seat } платит { $paid }: { $track } { $level }.
contagion-story-infect = { $n ->
    [one] { $seat } платит { $paid } и ставит { $n } кубик: { $city }.
    [few] { $seat } платит { $paid } и ставит { $n } кубика: { $city }.
   *[other] { $seat } платит { $paid } и ставит { $n } кубиков: { $city }.
}
contagion-story-discards = { $seat } сбрасывает { $what }.
contagion-story-fall = Город заполнен и истреблён ({ $city }): { $scores }.
contagion-story-score = { $owner } +{ $points }
contagion-story-fall-used = { $seat } использует его действие: { $effect }.
contagion-story-fall-kept = { $seat } сохраняет его карту.
contagion-story-fall-skipped = { $seat } пропускает его действие.
contagion-story-play = { $seat } разыгрывает карту «{ $city }»: { $effect }.
contagion-story-draw-twice = { $seat } берёт карты: { $first } и ещё { $second }.
contagion-story-toll = Подсчёт жертв: { $scores }.
contagion-story-toll-nobody = Подсчёт жертв: впереди нет никого.
contagion-story-final-cities = Города в конце: { $scores }.
contagion-story-final-levels = Мутации в конце: { $scores }.
contagion-story-loss = { $owner } теряет: { $what }.
contagion-story-all-saved = { $owner } ничего не теряет.
contagion-story-saved = Устойчивость понижается до { $level } и защищает: { $saved }.
contagion-story-neutral = Нейтральная болезнь приходит в город: { $city }.
contagion-story-cubes = { $n ->
    [one] { $n } кубик ({ $city })
    [few] { $n } кубика ({ $city })
   *[other] { $n } кубиков ({ $city })
}
contagion-story-victim = { $owner } теряет: { $what }
contagion-story-level = { $track } { $level }
contagion-story-level-lost = 1 уровень ({ $track } { $level })
contagion-story-points = +{ $points }
contagion-story-more-actions = { $n ->
    [one] ещё { $n } действие
    [few] ещё { $n } действия
   *[other] ещё { $n } действий
}
contagion-story-ignored = карта «{ $card }» не действует
contagion-story-moved = { $n ->
    [one] { $n } кубик, { $from } → { $to }
    [few] { $n } кубика, { $from } → { $to }
   *[other] { $n } кубиков, { $from } → { $to }
}
contagion-story-stole = { $n ->
    [one] { $n } карта у игрока { $victim }
    [few] { $n } карты у игрока { $victim }
   *[other] { $n } карт у игрока { $victim }
}
contagion-story-climbed = верхний ряд ({ $city })
contagion-paid-yellow = { $n ->
    [one] { $n } жёлтую
    [few] { $n } жёлтые
   *[other] { $n } жёлтых
}
contagion-paid-green = { $n ->
    [one] { $n } зелёную
    [few] { $n } зелёные
   *[other] { $n } зелёных
}
contagion-paid-purple = { $n ->
    [one] { $n } фиолетовую
    [few] { $n } фиолетовые
   *[other] { $n } фиолетовых
}
contagion-paid-orange = { $n ->
    [one] { $n } оранжевую
    [few] { $n } оранжевые
   *[other] { $n } оранжевых
}
contagion-paid-red = { $n ->
    [one] { $n } красную
    [few] { $n } красные
   *[other] { $n } красных
}
contagion-paid-blue = { $n ->
    [one] { $n } синюю
    [few] { $n } синие
   *[other] { $n } синих
}

contagion-reason-not-now = Сейчас вопрос о другом.
contagion-reason-eradicated = Город истреблён: { $city }.
contagion-reason-not-on-table = Этого города нет на столе: { $city }.
contagion-reason-start-would-fill = Начальный кубик заполнил бы город: { $city }.
contagion-reason-nothing-to-draw = Ваша инкубация — 0: карты брать нельзя.
contagion-reason-nothing-to-place = Ваша заразность — 0: кубики помещать нельзя.
contagion-reason-dish-empty = Ваша чашка Петри пуста.
contagion-reason-infect-limit = Карта раунда больше не позволяет заражать в этот ход.
contagion-reason-new-city-banned = Карта раунда запрещает новые города, а вас здесь нет: { $city }.
contagion-reason-cannot-pay = { $city }: цена { $cost }, цвет — { $card }; каждую карту заменяют две другие. На вашей руке столько нет.
contagion-reason-top-level = { $track }: выше некуда.
contagion-reason-cannot-mutate = { $cost ->
    [one] { $track }: следующий уровень стоит { $cost } карту; на руке карт: { $hand }.
    [few] { $track }: следующий уровень стоит { $cost } карты; на руке карт: { $hand }.
   *[other] { $track }: следующий уровень стоит { $cost } карт; на руке карт: { $hand }.
}
contagion-reason-not-kept = Этой карты у вас нет: { $city }.
contagion-reason-no-effect = Действие этой карты сейчас ничего не даст: { $city }.
contagion-reason-cannot-ignore = { $city }: в этом раунде игнорировать больше нечего.
contagion-reason-can-act = Вы можете действовать, поэтому пропускать нельзя.
contagion-reason-actions-left = { $left ->
    [one] У вас осталось { $left } действие.
    [few] У вас осталось { $left } действия.
   *[other] У вас осталось { $left } действий.
}
contagion-reason-at-least-one-cube = Хотя бы один кубик.
contagion-reason-beyond-infection = { $max ->
    [one] Ваша заразность позволяет { $max } кубик.
    [few] Ваша заразность позволяет { $max } кубика.
   *[other] Ваша заразность позволяет { $max } кубиков.
}
contagion-reason-beyond-dish = { $max ->
    [one] В вашей чашке { $max } кубик.
    [few] В вашей чашке { $max } кубика.
   *[other] В вашей чашке { $max } кубиков.
}
contagion-reason-beyond-room = { $max ->
    [1] { $city }: место есть только для { $max } кубика.
   *[other] { $city }: место есть только для { $max } кубиков.
}
contagion-reason-beyond-effect = { $max ->
    [1] Здесь не больше { $max } кубика.
   *[other] Здесь не больше { $max } кубиков.
}
contagion-reason-beyond-cost = { $cost ->
    [one] Цена — { $cost } карта.
    [few] Цена — { $cost } карты.
   *[other] Цена — { $cost } карт.
}
contagion-reason-too-few-matching = Карт этого цвета на руке ({ $card }): { $held }.
contagion-reason-too-few-others = Нужно карт других цветов: { $needed }; у вас: { $held }.
contagion-reason-not-in-hand = На руке нет карты этого цвета: { $card }.
contagion-reason-no-pair = Карта цвета города ({ $card }) считается сама по себе и в пару не входит.
contagion-reason-card-order = Карты выбирают цвет за цветом, в порядке руки: { $card } уже позади, или дальше не хватит карт.
contagion-reason-city-order = Кубики выбирают город за городом, в порядке списка: { $city } уже позади, или дальше не хватит кубиков.
contagion-reason-not-present = Здесь нет ваших кубиков: { $city }.
contagion-reason-already-present = Вы уже есть в этом городе: { $city }.
contagion-reason-already-served = Этот город уже получил своё: { $city }.
contagion-reason-same-city = Кубики взяты именно отсюда: { $city }.
contagion-reason-already-accepted = Вы уже согласились: хотя бы один кубик.
contagion-reason-nothing-placed = Сначала поместите кубик.
contagion-reason-not-an-opponent = Выберите соперника.
contagion-reason-nothing-to-lose = { $seat }: терять здесь нечего.
contagion-reason-victim-not-there = Здесь нет кубиков соперника ({ $seat }): { $city }.
contagion-reason-track-not-named = Карта не называет эту мутацию: { $track }.
contagion-reason-already-on-top = Ваш ряд здесь уже верхний: { $city }.
contagion-reason-not-largest = В другом городе у вас больше кубиков, чем здесь: { $city }.
contagion-reason-protect-nothing = Нужно что-то защитить.
contagion-reason-beyond-resistance = { $level ->
    [one] Шаг с уровня { $level } защищает { $level } элемент.
    [few] Шаг с уровня { $level } защищает { $level } элемента.
   *[other] Шаг с уровня { $level } защищает { $level } элементов.
}
contagion-reason-beyond-loss = Вам грозит потеря: { $what }, не больше.

contagion-ending-last-who = Открыта последняя карта ВОЗ.
contagion-ending-two-cities = Осталось только два города.

contagion-score-head-start = Фора
contagion-score-death-tolls = Подсчёты жертв
contagion-score-eradications = Истреблённые города
contagion-score-city-actions = Действия городов
contagion-score-final-cities = Города, где вы впереди в конце
contagion-score-mutations = Уровни мутаций

# Язык проверок: слова расстановки, факты и невозможные расстановки.
contagion-given-city = Город на столе с рядами сверху вниз.
contagion-given-dish = Ровно столько кубиков в чашке; остальные стоят в этом городе, лежащем на столе. Пишется после городов.
contagion-given-eradicated = Истреблённый город.
contagion-given-kept = Карта города, которую хранит игрок.
contagion-given-city-pile = Города закрытой стопки; те, что не выложены нигде, истреблены. Пишется после городов.
contagion-given-hand = Карты из колоды в руку.
contagion-given-discard = Карты из колоды в сброс.
contagion-given-pile = Карты колоды; остальные уходят в сброс. Пишется после рук.
contagion-given-levels = Инкубация, заразность, устойчивость.
contagion-given-score = Очки, записанные за истреблённые города.
contagion-given-card = Карта раунда.
contagion-given-round = Раунд, начиная с 1.
contagion-given-skulls = Сколько черепов уже открыто.
contagion-given-last-round = Этот раунд последний, и почему; без причины — из-за последней карты ВОЗ.
contagion-given-turn = Чей сейчас ход.
contagion-given-actions = Сколько действий осталось в этом ходу.
contagion-given-infections = Сколько заражений уже сделано в этом ходу.
contagion-given-ignoring = Карта раунда в этом ходу не действует.
contagion-given-phase = Откуда начинается игра: setup (тот, чей ход, ставит начальный кубик), round (начинается следующий раунд) или часть хода.
contagion-given-unknown = Ещё столько карт на руке, каких именно — неважно. Пишется после всех остальных карт.
contagion-given-shown = Карты, которые этот игрок сбросил у всех на виду.
contagion-given-known = Что первый игрок точно знает о руке второго.
contagion-given-points = Очки одной категории.
contagion-given-gone = Карта одного из прошлых раундов.
contagion-fact-round = Раунд; 0 во время подготовки.
contagion-fact-card = Карта раунда или none.
contagion-fact-skulls = Сколько черепов уже открыто.
contagion-fact-last-round = Почему этот раунд последний, или no.
contagion-fact-who-in = Сколько раундов до следующей карты ВОЗ, или none.
contagion-fact-turn = Чей сейчас ход, или nobody.
contagion-fact-actions = Сколько действий осталось в этом ходу.
contagion-fact-infections = Сколько заражений уже сделано в этом ходу.
contagion-fact-ignoring = Не действует ли карта раунда в этом ходу.
contagion-fact-cities = Города на столе или none.
contagion-fact-city-pile = Карты в стопке городов.
contagion-fact-eradicated = Истреблённые города или none.
contagion-fact-rows = Ряды города сверху вниз, empty или off the table.
contagion-fact-cost = Сколько карт стоит заражение города тому, чей ход, или none.
contagion-fact-pile = Карты в колоде.
contagion-fact-discard = Карты в сбросе, все или одного цвета.
contagion-fact-hand = Карты в руке.
contagion-fact-cards = Карты одного цвета в руке, известные смотрящему.
contagion-fact-dish = Кубики в чашке.
contagion-fact-score = Счёт на этот момент.
contagion-fact-points = Одна строка листа подсчёта.
contagion-fact-level = Уровень мутации.
contagion-fact-kept = Карты городов, которые хранит игрок, или none.
contagion-check-cubes = Кубики
contagion-check-neutral-cubes = Нейтральные кубики
contagion-check-cards = Карты ({ $card })
contagion-check-full = { $city }: город остаётся на столе, только пока кубиков не больше { $most }.
contagion-check-immediate = { $city }: действие этой карты выполняется сразу, её не хранят.
contagion-check-hand = { $seat }: карт в руке { $cards }, а предел — { $limit }.
contagion-check-pile-empty = В стопке добора больше нет карт.
contagion-check-set-up = Подготовка бывает только перед первым раундом.
contagion-check-neutral = За раунд приходит один нейтральный кубик: к раунду { $rounds } на столе их не может быть { $cubes }.
contagion-check-nothing-to-ignore = Нет карты раунда, которую можно не учитывать.
contagion-check-no-round = Этот раунд последний: другой не начнётся.
contagion-check-no-start = Кому-то не хватает начального кубика или места для него.
contagion-audit-level = { $seat }: мутация выше уровня { $top }.
contagion-audit-known = { $seat } знает о карте, которой там нет.
contagion-audit-cards = Карты ({ $card }): { $there } из { $all }.
contagion-audit-cubes = Кубики ({ $disease }): { $there } из { $all }.
contagion-audit-city = { $city }: сейчас там не может быть столько кубиков: { $cubes }.
contagion-audit-cities = Карты городов: { $there } из { $all }.
contagion-audit-kept = { $city }: карта хранится у игрока и лежит ещё где-то, или хранить её нельзя.

# Что выбор даёт кому-то по сравнению с другим: слагаемые оценки.
contagion-term-points-more = { $seat }: больше очков сразу.
contagion-term-points-less = { $seat }: меньше очков сразу.
contagion-term-levels-more = { $seat }: выше уровни мутаций.
contagion-term-levels-less = { $seat }: ниже уровни мутаций.
contagion-term-cards-more = { $seat }: лучше карты на руке.
contagion-term-cards-less = { $seat }: хуже карты на руке.
contagion-term-places-more = { $seat }: лучше места в городах, которые падут.
contagion-term-places-less = { $seat }: хуже места в городах, которые падут.
contagion-term-leads-more = { $seat }: лидерство в большем числе городов к подсчёту жертв.
contagion-term-leads-less = { $seat }: лидерство в меньшем числе городов к подсчёту жертв.
contagion-term-spread-more = { $seat }: кубики в большем числе городов.
contagion-term-spread-less = { $seat }: кубики в меньшем числе городов.
contagion-term-turns-more = { $seat }: больше действий впереди.
contagion-term-turns-less = { $seat }: меньше действий впереди.
