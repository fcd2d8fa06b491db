# Стол Contagion словами.
told-contagion-round = Раунд
told-contagion-rounds = Раунд { $round } из { $rounds }; черепов: { $skulls }{ $toll ->
    [0] {""}
   *[other] , следующий подсчёт жертв на { $toll }
}{ $who ->
    [0] {""}
   *[other] ; раундов до следующей карты ВОЗ: { $who }
}.
told-contagion-last = Это последний раунд.
told-contagion-turn = Ход: { $seat }; осталось действий: { $actions }.
told-contagion-cities = Города
told-contagion-room = свободных мест: { $room }
told-contagion-rows = ряды: { $rows }
told-contagion-row = { $who } { $cubes } (место { $place }, очков { $points })
told-contagion-cost = цена заражения: { $cost }
told-contagion-player = { $seat }, { $disease }: счёт { $score }; карт на руке { $hand }, из них известны: { $cards }; в чашке { $dish }; { $levels }; сохранены: { $kept }.
told-contagion-neutral = Нейтральная болезнь: счёт { $score }; в чашке { $dish }.
told-contagion-piles = Колоды
told-contagion-pile = Колода: { $cards }. Колода городов: { $cities }.
told-contagion-discard = Сброс: { $cards }.
told-contagion-eradicated = Истреблённые города: { $cities }.
