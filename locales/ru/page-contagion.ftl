# Contagion: то, что говорит только её поле.
contagion-zone-world = Мир
contagion-city-row = { $cubes ->
    [one] { $owner }: { $cubes } кубик, принёс бы очков: { $points }
    [few] { $owner }: { $cubes } кубика, принесли бы очков: { $points }
   *[other] { $owner }: { $cubes } кубиков, принесли бы очков: { $points }
}
contagion-city-room = свободно { $room } из { $population }
contagion-city-points = приносит { $points }
contagion-city-cost = { $cards ->
    [one] стоит { $cards } карту
    [few] стоит { $cards } карты
   *[other] стоит { $cards } карт
}
contagion-city-immediate = при истреблении — сразу
contagion-city-keep = при истреблении — сохранить на потом
contagion-round-of = Раунд { $round } из { $rounds }
contagion-round-ignored = В этом ходу не действует
contagion-round-last = Это последний раунд.
contagion-pile = Взять карты: в колоде { $cards }, в сбросе { $discarded }
contagion-city-pile = Колода городов: { $cities }
contagion-hand = Ваша рука: карт { $cards } из { $limit }
contagion-hand-card = { $card } ({ $region }): { $n }
contagion-kept = Сохранены:
contagion-track-level = { $track }: уровень { $level }
contagion-track-top = высший уровень
contagion-track-price = { $cards ->
    [one] следующий уровень стоит { $cards } карту
    [few] следующий уровень стоит { $cards } карты
   *[other] следующий уровень стоит { $cards } карт
}
contagion-seat = { $seat }: очков { $score }, карт на руке { $cards }, кубиков осталось { $cubes }
contagion-neutral-stands = очков { $score }, кубиков осталось { $cubes }
contagion-zone-disease = Болезнь
contagion-zone-players = Игроки
contagion-ocean-atlantic = Атлантический океан
contagion-ocean-indian = Индийский океан
contagion-ocean-pacific = Тихий океан
contagion-card-left = своб.
contagion-power-immediate = Сразу:
contagion-power-keep = На потом:
contagion-price-free = бесплатно
contagion-barred-dish = кубиков нет
contagion-barred-infection = заразность 0
contagion-barred-limit = больше нельзя
contagion-barred-new-city = новые закрыты
contagion-barred-price = нечем платить
contagion-draw = взять карты
contagion-draw-pile = колода
contagion-discarded-short = в сбросе { $cards }
contagion-cities-to-come = городов в колоде
contagion-kind-event = Событие
contagion-kind-who = ВОЗ
contagion-moment-start = перед вашими действиями
contagion-moment-during = весь ваш ход
contagion-moment-end = после ваших действий
contagion-round-none = Первая карта раунда ещё впереди.
contagion-toll-none = Подсчётов жертв больше нет.
contagion-toll-next = { $skulls ->
    [one] Следующий череп — подсчёт жертв.
    [few] До подсчёта жертв { $skulls } черепа.
   *[other] До подсчёта жертв { $skulls } черепов.
}
contagion-who-now = Карта ВОЗ в этом раунде
contagion-who-round = Карта ВОЗ — в раунде { $round }
contagion-hand-title = Ваша рука
contagion-hand-count = { $cards } из { $limit }
contagion-hand-picked = { $cards ->
    [one] вы заплатите { $cards } картой
    [few] вы заплатите { $cards } картами
   *[other] вы заплатите { $cards } картами
}
contagion-hand-empty = Карт нет.
contagion-pay = Заплатить
contagion-discard = Сбросить
contagion-pay-any = { $cards ->
    [one] Заплатите { $cards } любую карту.
    [few] Заплатите { $cards } любые карты.
   *[other] Заплатите { $cards } любых карт.
}
contagion-lose-any = { $cards ->
    [one] Выберите { $cards } карту для сброса.
    [few] Выберите { $cards } карты для сброса.
   *[other] Выберите { $cards } карт для сброса.
}
contagion-pay-color = { $n } × { $card }
contagion-pay-others = { $others } других
contagion-pay-both = { $n } × { $card } и { $others } других
contagion-pay-or = {" или "}
contagion-pay-ways = Цена: { $ways }.
contagion-more = ещё { $cards }
contagion-disease-title = Ваша болезнь
contagion-disease-points = +1 очко за уровень в конце
contagion-does-incubation = { $n ->
    [0] карт не берёт
    [one] берёт { $n } карту
    [few] берёт { $n } карты
   *[other] берёт { $n } карт
}
contagion-does-infection = { $n ->
    [0] кубиков не ставит
    [one] ставит { $n } кубик
    [few] ставит { $n } кубика
   *[other] ставит { $n } кубиков
}
contagion-does-resistance = { $n ->
    [0] не спасает
   *[other] спасает { $n }
}
contagion-falls = { $city }: город истреблён
contagion-points = { $n ->
    [one] очко
    [few] очка
   *[other] очков
}
contagion-region-yellow-short = С. Америка
contagion-region-green-short = Ю. Америка
contagion-region-purple-short = Европа
contagion-region-orange-short = Африка
contagion-region-red-short = Азия
contagion-region-blue-short = Тихоок. регион
# На карте: не больше 42 знаков.
contagion-special-draw-2-short = возьмите 2 карты
contagion-special-draw-3-short = возьмите 3 карты
contagion-special-place-2-present-short = 2 кубика в свой город
contagion-special-place-2-spread-short = по 1 кубику в 2 своих города
contagion-special-place-1-new-short = 1 кубик в новый для вас город
contagion-special-place-1-any-short = 1 кубик в любой город
contagion-special-move-2-short = 2 своих кубика в другой город
contagion-special-climb-short = ваш ряд — верхний в одном городе
contagion-special-level-up-any-short = одна мутация бесплатно
contagion-special-resistance-up-short = устойчивость +1 бесплатно
contagion-special-points-2-short = 2 очка
contagion-special-extra-action-short = ещё 1 действие
contagion-special-ignore-round-card-short = карта раунда не действует
contagion-special-infect-free-short = следующее заражение бесплатно
contagion-special-infect-plus-2-short = +2 кубика в следующем заражении
contagion-special-opponents-discard-1-short = соперники сбрасывают по карте
contagion-special-opponent-discard-2-short = соперник сбрасывает 2 карты
contagion-special-steal-2-short = 2 карты у соперника
contagion-special-opponents-remove-1-short = соперники теряют по кубику
contagion-special-remove-enemy-2-short = уберите 2 кубика соперника
contagion-special-opponents-resistance-down-short = устойчивость соперников −1

# What a choice would change.
contagion-change-seats-score = очки
contagion-change-seats-hand = карт на руке
contagion-change-seats-dish = осталось кубиков
contagion-change-turn-actions = действий осталось
contagion-change-cities-room = мест в городе
contagion-change-cities-rows-cubes = кубиков в городе
contagion-change-seats-levels-0 = инкубация
contagion-change-seats-levels-1 = заразность
contagion-change-seats-levels-2 = устойчивость
contagion-tie = сумма уровней мутаций
contagion-turn-actions = { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[other] { $actions } действий
}
