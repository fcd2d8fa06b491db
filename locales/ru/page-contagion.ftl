# Contagion: то, что говорит только её поле.
contagion-zone-world = Мир
contagion-zone-hand = Рука и игроки
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
contagion-city-immediate = при искоренении — сразу
contagion-city-keep = при искоренении — сохранить на потом
contagion-round-of = Раунд { $round } из { $rounds }
contagion-round-ignored = В этот ход не действует
contagion-round-last = Это последний раунд.
contagion-timing-start = в начале каждого хода
contagion-timing-during = в течение каждого хода
contagion-timing-end = в конце каждого хода
contagion-skulls-until = { $skulls } из { $next } до подсчёта жертв
contagion-who-in = { $rounds ->
    [0] ВОЗ действует сейчас
    [one] ВОЗ действует через { $rounds } раунд
    [few] ВОЗ действует через { $rounds } раунда
   *[other] ВОЗ действует через { $rounds } раундов
}
contagion-pile = Взять карты: в колоде { $cards }, в сбросе { $discarded }
contagion-discarded = В сбросе: { $cards }
contagion-city-pile = Колода городов: { $cities }
contagion-hand = Ваша рука: карт { $cards } из { $limit }
contagion-hand-card = { $card } ({ $region }): { $n }
contagion-kept = Сохранены:
contagion-track-level = { $track }: уровень { $level }
contagion-track-incubation-does = столько карт берут
contagion-track-infection-does = столько кубиков ставят
contagion-track-resistance-does = столько спасают, когда она понижается
contagion-track-top = высший уровень
contagion-track-price = { $cards ->
    [one] следующий уровень стоит { $cards } карту
    [few] следующий уровень стоит { $cards } карты
   *[other] следующий уровень стоит { $cards } карт
}
contagion-seat = { $seat }: очков { $score }, карт на руке { $cards }, кубиков осталось { $cubes }
contagion-actions-left = { $actions ->
    [one] осталось { $actions } действие
    [few] осталось { $actions } действия
   *[other] осталось { $actions } действий
}
contagion-neutral-stands = очков { $score }, кубиков осталось { $cubes }
