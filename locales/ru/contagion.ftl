# Pandemic: Contagion: то, что читают игроки.
contagion-title = Пандемия: Заражение
contagion-blurb = Вы — болезнь. Захватывайте великие города, мутируйте и не сдавайтесь Всемирной организации здравоохранения.
contagion-win = Наберите больше всех очков. Заполненный город приносит очки: больше всего лидеру, меньше двум следующим; остальное добавляют подсчёты жертв и мутации.

contagion-option-players = Игроки
contagion-option-neutral = Нейтральная болезнь (3 или 4 игрока)
contagion-option-neutral-about = Болезнь, за которую никто не играет, распространяется сама и занимает ряды в городах.
contagion-option-head-start-about = Очки тем, кто в каждом раунде ходит раньше других: без них последнее место побеждает чаще, чем ему положено.
contagion-option-rotating-first-player-about = Право первого хода переходит из раунда в раунд, чтобы последнее слово не всегда оставалось за одним и тем же игроком.

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
contagion-action-infect = Заразить город { $city }
contagion-action-mutate = Усилить болезнь: { $track }
contagion-action-play = Разыграть сохранённую карту «{ $city }»
contagion-action-pass = Взять карту и пропустить ход
contagion-action-place = Поставить { $city-to }
contagion-action-from = Взять кубики { $city-from }
contagion-action-to = Перенести их { $city-to }
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
contagion-action-card = 1 карта: { $card }
contagion-action-lose = Потерять кубики { $city-in }
contagion-action-protect = Понизить устойчивость и спасти: { $what }
contagion-action-lower = Понизить: { $track }
contagion-action-raise = Повысить: { $track }
contagion-action-climb = Занять верхний ряд { $city-in }
contagion-action-opponent = { $seat }
contagion-action-use = Использовать
contagion-action-decline = Не использовать
contagion-action-stop = Остановиться
contagion-action-continue = Продолжить
contagion-action-end = Закончить ход
contagion-bundle-infect = { $does } — { $cubes ->
    [one] { $cubes } кубик
    [few] { $cubes } кубика
   *[other] { $cubes } кубиков
} { $cards ->
    [0] бесплатно
    [one] за { $cards } карту
    [few] за { $cards } карты
   *[other] за { $cards } карт
}
contagion-bundle-pay = { $does } — { $cards ->
    [0] бесплатно
    [one] за { $cards } карту
    [few] за { $cards } карты
   *[other] за { $cards } карт
}

contagion-ask-setup-place-cube = В какой город идёт ваш первый кубик?
contagion-ask-opening = Разыграть сохранённую карту города, пока карта раунда вас не коснулась?
contagion-ask-choose-action = { $left ->
    [1] Последнее действие: взять карты, заразить город или усилить болезнь?
   *[other] Осталось действий: { $left }. Взять карты, заразить город или усилить болезнь?
}
contagion-ask-closing = Разыграть сохранённую карту города, пока ход не закончен?
contagion-ask-choose-cubes = Сколько кубиков поставить { $city-to }?
contagion-ask-choose-payment = { $cost ->
    [one] Цена города { $city } — { $cost } карта ({ $card }). Платите этим цветом? Иначе её заменят { $joker } другие.
    [few] Цена города { $city } — { $cost } карты ({ $card }). Сколько платите этим цветом? Каждую недостающую заменят { $joker } другие.
   *[other] Цена города { $city } — { $cost } карт ({ $card }). Сколько платите этим цветом? Каждую недостающую заменят { $joker } другие.
}
contagion-ask-choose-jokers = { $left ->
    [one] { $city }: выберите ещё { $left } карту другого цвета.
    [few] { $city }: выберите ещё { $left } карты других цветов.
   *[other] { $city }: выберите ещё { $left } карт других цветов.
}
contagion-ask-choose-paid-cards = { $left ->
    [one] { $track }: выберите { $left } карту для оплаты, цвет любой.
    [few] { $track }: выберите { $left } карты для оплаты, цвет любой.
   *[other] { $track }: выберите { $left } карт для оплаты, цвет любой.
}
contagion-ask-discard-to-limit = { $left ->
    [one] На руке можно оставить карт: { $limit }. Сбросьте { $left } карту.
    [few] На руке можно оставить карт: { $limit }. Сбросьте { $left } карты.
   *[other] На руке можно оставить карт: { $limit }. Сбросьте { $left } карт.
}
contagion-ask-use-city-action = Город { $city } истребили вы. Использовать его действие? { $action }
contagion-ask-effect-opponent = { $city }: { $action } Кого это коснётся?
contagion-ask-effect-place = В какой город идут кубики?
contagion-ask-effect-place-cubes = Сколько кубиков поставить { $city-to }?
contagion-ask-effect-move-from = Из какого города уходят ваши кубики?
contagion-ask-effect-move-to = Куда идут ваши кубики { $city-from }?
contagion-ask-effect-move-cubes = Сколько кубиков перенести { $city-to }?
contagion-ask-effect-remove-enemy = Где теряет кубики { $seat }?
contagion-ask-effect-remove-enemy-cubes = Сколько кубиков теряет { $seat } { $city-in }?
contagion-ask-effect-level-up = Какая мутация повышается бесплатно?
contagion-ask-effect-climb = В каком городе вы займёте верхний ряд?
contagion-ask-choose-loss-city = Больше всего ваших кубиков сразу в нескольких городах. Где вы их теряете?
contagion-ask-use-resistance = Вам грозит потеря: { $what }. Понизить устойчивость на 1 и спасти до { $level }?
contagion-ask-choose-lost-cards = { $left ->
    [one] Сбросьте { $left } карту.
    [few] Сбросьте { $left } карты.
   *[other] Сбросьте { $left } карт.
}
contagion-ask-choose-lost-cubes = { $left ->
    [one] Уберите { $left } свой кубик. Откуда?
    [few] Уберите { $left } своих кубика. Откуда?
   *[other] Уберите { $left } своих кубиков. Откуда?
}
contagion-ask-choose-lost-levels = { $left ->
    [1] Мутация понижается на 1 уровень. Какая?
   *[other] Мутации понижаются, уровней: { $left }. Какая первой?
}

contagion-event-laid-out = Первые города: { $cities }.
contagion-event-head-start = { $seat }: фора +{ $points }.
contagion-event-revealed = Раунд { $round }: { $card }.
contagion-event-new-city = Новый город: { $city }.
contagion-event-skull = { $count }-й череп.
contagion-event-death-toll = Подсчёт жертв: очки получает лидер каждого города.
contagion-event-led = { $city }: лидер — { $owner }, +{ $points }.
contagion-event-neutral-cards = Нейтральная болезнь открывает карты: { $cards }.
contagion-event-neutral-idle = Нейтральная болезнь не находит города.
contagion-event-placed = { $n ->
    [one] { $owner } ставит { $n } кубик { $city-to }.
    [few] { $owner } ставит { $n } кубика { $city-to }.
   *[other] { $owner } ставит { $n } кубиков { $city-to }.
}
contagion-event-removed = { $n ->
    [one] { $owner } теряет { $n } кубик { $city-in }.
    [few] { $owner } теряет { $n } кубика { $city-in }.
   *[other] { $owner } теряет { $n } кубиков { $city-in }.
}
contagion-event-moved = { $n ->
    [one] { $seat } переносит { $n } кубик { $from-from } { $to-to }.
    [few] { $seat } переносит { $n } кубика { $from-from } { $to-to }.
   *[other] { $seat } переносит { $n } кубиков { $from-from } { $to-to }.
}
contagion-event-climbed = { $seat } занимает верхний ряд { $city-in }.
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
contagion-event-resisted = { $seat } понижает устойчивость до { $level } и спасает: { $what }.
contagion-event-passed = { $seat } не может действовать, берёт карту и пропускает ход.
contagion-event-eradicated = Город { $city } истреблён!
contagion-event-ranked = { $city }, { $place }-е место: { $owner } +{ $points }.
contagion-event-used = { $seat } использует действие города { $city }.
contagion-event-declined = { $seat } не использует действие города { $city }.
contagion-event-kept = { $seat } сохраняет карту «{ $city }».
contagion-event-played = { $seat } разыгрывает карту «{ $city }».
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
contagion-event-ignored = { $seat } отменяет для себя карту этого раунда: { $card }.
contagion-event-last-round-who = Открыта последняя карта ВОЗ: это последний раунд.
contagion-event-last-round-cities = Осталось только два города: это последний раунд.
contagion-event-final-scoring = Финальный подсчёт: очки получает лидер каждого оставшегося города.
contagion-event-final-levels = { $seat }: +{ $points } за уровни мутаций.

contagion-story-mutate = { $seat } платит { $paid }: { $track } { $level }.
contagion-story-infect = { $n ->
    [one] { $seat } платит { $paid } и ставит { $n } кубик { $city-to }.
    [few] { $seat } платит { $paid } и ставит { $n } кубика { $city-to }.
   *[other] { $seat } платит { $paid } и ставит { $n } кубиков { $city-to }.
}
contagion-story-discards = { $seat } сбрасывает { $what }.
contagion-story-fall = Город { $city } заполнен и истреблён: { $scores }.
contagion-story-score = { $owner } +{ $points }
contagion-story-fall-used = { $seat } использует его действие: { $effect }.
contagion-story-fall-kept = { $seat } сохраняет его карту.
contagion-story-fall-skipped = { $seat } не использует его действие.
contagion-story-play = { $seat } разыгрывает карту «{ $city }»: { $effect }.
contagion-story-draw-twice = { $seat } берёт карты: { $first }, потом { $second }.
contagion-story-toll = Подсчёт жертв: { $scores }.
contagion-story-toll-nobody = Подсчёт жертв: лидера нет ни в одном городе.
contagion-story-final-cities = Города в конце: { $scores }.
contagion-story-final-levels = Мутации в конце: { $scores }.
contagion-story-loss = { $owner } теряет: { $what }.
contagion-story-all-saved = { $owner } ничего не теряет.
contagion-story-saved = Устойчивость понижается до { $level } и спасает: { $saved }.
contagion-story-neutral = Нейтральная болезнь приходит { $city-to }.
contagion-story-cubes = { $n ->
    [one] { $n } кубик { $city-in }
    [few] { $n } кубика { $city-in }
   *[other] { $n } кубиков { $city-in }
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
    [one] { $n } кубик { $from-from } { $to-to }
    [few] { $n } кубика { $from-from } { $to-to }
   *[other] { $n } кубиков { $from-from } { $to-to }
}
contagion-story-stole = { $n ->
    [one] { $n } карта игрока { $victim }
    [few] { $n } карты игрока { $victim }
   *[other] { $n } карт игрока { $victim }
}
contagion-story-climbed = верхний ряд { $city-in }
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

contagion-recap-fell = Город { $city } заполнен и истреблён: вам +{ $points }.
contagion-recap-stole = { $n ->
    [one] { $seat } использует действие города { $city }: у вас забирают { $n } карту.
    [few] { $seat } использует действие города { $city }: у вас забирают { $n } карты.
   *[other] { $seat } использует действие города { $city }: у вас забирают { $n } карт.
}
contagion-recap-card = { $seat } использует действие города { $city }, вы теряете: { $what }.

contagion-reason-not-now = Не сейчас. Сначала ответьте на вопрос.
contagion-reason-eradicated = Город { $city } уже истреблён.
contagion-reason-not-on-table = Города { $city } ещё нет на столе.
contagion-reason-start-would-fill = Первый кубик не может заполнить город, а { $city-in } осталось одно место.
contagion-reason-nothing-to-draw = Ваша инкубация — 0: карты брать нельзя.
contagion-reason-nothing-to-place = Ваша заразность — 0: кубики ставить нельзя.
contagion-reason-dish-empty = Все ваши кубики на столе. Они вернутся, когда истребят какой-нибудь город.
contagion-reason-infect-limit = Карта раунда больше не позволяет заражать в этот ход.
contagion-reason-new-city-banned = Карта раунда закрывает новые города, а ваших кубиков { $city-in } нет.
contagion-reason-cannot-pay = { $cost ->
    [one] Цена города { $city } — { $cost } карта ({ $card }) или две другие. На вашей руке столько нет.
    [few] Цена города { $city } — { $cost } карты ({ $card }) или по две другие за каждую. На вашей руке столько нет.
   *[other] Цена города { $city } — { $cost } карт ({ $card }) или по две другие за каждую. На вашей руке столько нет.
}
contagion-reason-top-level = { $track }: выше некуда.
contagion-reason-cannot-mutate = { $cost ->
    [one] { $track }: следующий уровень стоит { $cost } карту; на руке карт: { $hand }.
    [few] { $track }: следующий уровень стоит { $cost } карты; на руке карт: { $hand }.
   *[other] { $track }: следующий уровень стоит { $cost } карт; на руке карт: { $hand }.
}
contagion-reason-not-kept = Карты «{ $city }» у вас нет.
contagion-reason-no-effect = Карта «{ $city }» сейчас ничего не даст.
contagion-reason-cannot-ignore = В карте этого раунда больше нечего отменять ({ $city }).
contagion-reason-can-act = Вы ещё можете действовать, поэтому пропускать нельзя.
contagion-reason-actions-left = { $left ->
    [one] У вас осталось { $left } действие.
    [few] У вас осталось { $left } действия.
   *[other] У вас осталось { $left } действий.
}
contagion-reason-at-least-one-cube = Поставьте хотя бы один кубик.
contagion-reason-beyond-infection = { $max ->
    [one] Ваша заразность позволяет поставить не больше { $max } кубика.
    [few] Ваша заразность позволяет поставить не больше { $max } кубиков.
   *[other] Ваша заразность позволяет поставить не больше { $max } кубиков.
}
contagion-reason-beyond-dish = { $max ->
    [one] У вас остался { $max } кубик.
    [few] У вас осталось { $max } кубика.
   *[other] У вас осталось { $max } кубиков.
}
contagion-reason-beyond-room = { $max ->
    [one] Места { $city-in } — на { $max } кубик.
    [few] Места { $city-in } — на { $max } кубика.
   *[other] Места { $city-in } — на { $max } кубиков.
}
contagion-reason-beyond-effect = { $max ->
    [1] Здесь не больше { $max } кубика.
   *[other] Здесь не больше { $max } кубиков.
}
contagion-reason-beyond-cost = { $cost ->
    [one] Цена всего { $cost } карта.
    [few] Цена всего { $cost } карты.
   *[other] Цена всего { $cost } карт.
}
contagion-reason-too-few-matching = Карт этого цвета на руке ({ $card }): { $held }.
contagion-reason-too-few-others = Нужно карт других цветов: { $needed }; у вас: { $held }.
contagion-reason-not-in-hand = На руке нет карты этого цвета: { $card }.
contagion-reason-no-pair = Карта цвета города ({ $card }) считается сама по себе и в пару не входит.
contagion-reason-card-order = Выбирайте цвета слева направо: { $card } уже позади.
contagion-reason-city-order = Выбирайте города сверху вниз: { $city } уже позади.
contagion-reason-not-present = Ваших кубиков { $city-in } нет.
contagion-reason-already-present = Ваши кубики { $city-in } уже есть.
contagion-reason-already-served = Город { $city } уже получил своё. Выберите другой.
contagion-reason-same-city = Кубики взяты { $city-from }. Выберите другой город.
contagion-reason-already-accepted = Вы уже согласились: нужен хотя бы один кубик.
contagion-reason-nothing-placed = Сначала поставьте кубик.
contagion-reason-not-an-opponent = Выберите соперника.
contagion-reason-nothing-to-lose = { $seat }: терять здесь нечего.
contagion-reason-victim-not-there = У соперника ({ $seat }) { $city-in } кубиков нет.
contagion-reason-track-not-named = Этой мутации карта не касается: { $track }.
contagion-reason-already-on-top = Верхний ряд { $city-in } уже ваш.
contagion-reason-not-largest = Выберите город, где ваших кубиков больше всего: { $city } — не тот.
contagion-reason-protect-nothing = Спасите хотя бы что-то одно или сохраните устойчивость.
contagion-reason-beyond-resistance = За один шаг устойчивость { $level } спасает не больше: { $level }.
contagion-reason-beyond-loss = Вы теряете только это: { $what }.

contagion-ending-last-who = Открыта последняя карта ВОЗ.
contagion-ending-two-cities = Осталось только два города.

contagion-score-head-start = Фора
contagion-score-death-tolls = Подсчёты жертв
contagion-score-eradications = Истреблённые города
contagion-score-city-actions = Действия городов
contagion-score-final-cities = Лидерство в городах в конце
contagion-score-mutations = Уровни мутаций

# Язык проверок: слова расстановки, факты и невозможные расстановки.
contagion-given-city = Город на столе с рядами сверху вниз.
contagion-given-dish = Ровно столько кубиков в чашке; остальные стоят в этом городе, лежащем на столе. Пишется после городов.
contagion-given-eradicated = Истреблённый город.
contagion-given-kept = Карта города, которую хранит игрок.
contagion-given-city-pile = Города закрытой колоды; те, что не выложены нигде, истреблены. Пишется после городов.
contagion-given-hand = Карты из колоды на руку.
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
contagion-fact-city-pile = Карты в колоде городов.
contagion-fact-eradicated = Истреблённые города или none.
contagion-fact-rows = Ряды города сверху вниз, empty или off the table.
contagion-fact-cost = Сколько карт стоит заражение города тому, чей ход, или none.
contagion-fact-pile = Карты в колоде.
contagion-fact-discard = Карты в сбросе, все или одного цвета.
contagion-fact-hand = Карты на руке.
contagion-fact-cards = Карты одного цвета на руке, известные смотрящему.
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
contagion-check-hand = { $seat }: карт на руке { $cards }, а предел — { $limit }.
contagion-check-pile-empty = В колоде больше нет карт.
contagion-check-set-up = Подготовка бывает только перед первым раундом.
contagion-check-neutral = За раунд приходит один нейтральный кубик: к раунду { $rounds } на столе их не может быть { $cubes }.
contagion-check-nothing-to-ignore = Нет карты раунда, которую можно не учитывать.
contagion-check-no-round = Этот раунд последний: другой не начнётся.
contagion-check-started = Пока выставляются начальные кубики, у { $seat } их на столе { $there }; выложено { $cubes }.
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
contagion-term-places-more = { $seat }: лучше места в городах, которые скоро истребят.
contagion-term-places-less = { $seat }: хуже места в городах, которые скоро истребят.
contagion-term-leads-more = { $seat }: лидерство в большем числе городов перед подсчётом жертв.
contagion-term-leads-less = { $seat }: лидерство в меньшем числе городов перед подсчётом жертв.
contagion-term-spread-more = { $seat }: кубики в большем числе городов.
contagion-term-spread-less = { $seat }: кубики в меньшем числе городов.
contagion-term-turns-more = { $seat }: больше действий впереди.
contagion-term-turns-less = { $seat }: меньше действий впереди.

# Города: куда, где, откуда.
contagion-city-mexico-city-to = в Мехико
contagion-city-mexico-city-in = в Мехико
contagion-city-mexico-city-from = из Мехико
contagion-city-new-york-to = в Нью-Йорк
contagion-city-new-york-in = в Нью-Йорке
contagion-city-new-york-from = из Нью-Йорка
contagion-city-los-angeles-to = в Лос-Анджелес
contagion-city-los-angeles-in = в Лос-Анджелесе
contagion-city-los-angeles-from = из Лос-Анджелеса
contagion-city-toronto-to = в Торонто
contagion-city-toronto-in = в Торонто
contagion-city-toronto-from = из Торонто
contagion-city-sao-paulo-to = в Сан-Паулу
contagion-city-sao-paulo-in = в Сан-Паулу
contagion-city-sao-paulo-from = из Сан-Паулу
contagion-city-rio-de-janeiro-to = в Рио-де-Жанейро
contagion-city-rio-de-janeiro-in = в Рио-де-Жанейро
contagion-city-rio-de-janeiro-from = из Рио-де-Жанейро
contagion-city-santiago-to = в Сантьяго
contagion-city-santiago-in = в Сантьяго
contagion-city-santiago-from = из Сантьяго
contagion-city-buenos-aires-to = в Буэнос-Айрес
contagion-city-buenos-aires-in = в Буэнос-Айресе
contagion-city-buenos-aires-from = из Буэнос-Айреса
contagion-city-moscow-to = в Москву
contagion-city-moscow-in = в Москве
contagion-city-moscow-from = из Москвы
contagion-city-london-to = в Лондон
contagion-city-london-in = в Лондоне
contagion-city-london-from = из Лондона
contagion-city-paris-to = в Париж
contagion-city-paris-in = в Париже
contagion-city-paris-from = из Парижа
contagion-city-madrid-to = в Мадрид
contagion-city-madrid-in = в Мадриде
contagion-city-madrid-from = из Мадрида
contagion-city-lagos-to = в Лагос
contagion-city-lagos-in = в Лагосе
contagion-city-lagos-from = из Лагоса
contagion-city-cairo-to = в Каир
contagion-city-cairo-in = в Каире
contagion-city-cairo-from = из Каира
contagion-city-johannesburg-to = в Йоханнесбург
contagion-city-johannesburg-in = в Йоханнесбурге
contagion-city-johannesburg-from = из Йоханнесбурга
contagion-city-nairobi-to = в Найроби
contagion-city-nairobi-in = в Найроби
contagion-city-nairobi-from = из Найроби
contagion-city-mumbai-to = в Мумбаи
contagion-city-mumbai-in = в Мумбаи
contagion-city-mumbai-from = из Мумбаи
contagion-city-tokyo-to = в Токио
contagion-city-tokyo-in = в Токио
contagion-city-tokyo-from = из Токио
contagion-city-hong-kong-to = в Гонконг
contagion-city-hong-kong-in = в Гонконге
contagion-city-hong-kong-from = из Гонконга
contagion-city-riyadh-to = в Эр-Рияд
contagion-city-riyadh-in = в Эр-Рияде
contagion-city-riyadh-from = из Эр-Рияда
contagion-city-jakarta-to = в Джакарту
contagion-city-jakarta-in = в Джакарте
contagion-city-jakarta-from = из Джакарты
contagion-city-singapore-to = в Сингапур
contagion-city-singapore-in = в Сингапуре
contagion-city-singapore-from = из Сингапура
contagion-city-sydney-to = в Сидней
contagion-city-sydney-in = в Сиднее
contagion-city-sydney-from = из Сиднея
contagion-city-melbourne-to = в Мельбурн
contagion-city-melbourne-in = в Мельбурне
contagion-city-melbourne-from = из Мельбурна
