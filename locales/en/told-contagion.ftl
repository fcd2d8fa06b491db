# The table of Contagion in words.
told-contagion-round = Round
told-contagion-rounds = Round { $round } of { $rounds }; skulls: { $skulls }{ $toll ->
    [0] {""}
   *[other] , the next death toll at skull { $toll }
}{ $who ->
    [0] {""}
   *[other] ; rounds until the next WHO card: { $who }
}.
told-contagion-last = This is the last round.
told-contagion-turn = Turn of { $seat }; actions left: { $actions }.
told-contagion-cities = Cities
told-contagion-room = free places: { $room }
told-contagion-rows = rows: { $rows }
told-contagion-row = { $who } { $cubes } (rank { $place }, scores { $points })
told-contagion-cost = infecting costs { $cost }
told-contagion-player = { $seat }, { $disease }: score { $score }; hand { $hand }, known of it: { $cards }; cubes left { $dish }; { $levels }; kept cities: { $kept }.
told-contagion-neutral = Neutral disease: score { $score }; cubes left { $dish }.
told-contagion-piles = Piles
told-contagion-pile = Draw pile: { $cards }. City pile: { $cities }.
told-contagion-discard = Discard pile: { $cards }.
told-contagion-eradicated = Fallen cities: { $cities }.
