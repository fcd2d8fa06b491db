# La table de Contagion en mots.
told-contagion-round = Manche
told-contagion-rounds = Manche { $round } sur { $rounds } ; têtes de mort : { $skulls }{ $toll ->
    [0] {""}
   *[other] , prochain bilan des morts à { $toll }
}{ $who ->
    [0] {""}
   *[other] {" "}; manches avant la prochaine carte OMS : { $who }
}.
told-contagion-last = C’est la dernière manche.
told-contagion-turn = Tour : { $seat } ; actions restantes : { $actions }.
told-contagion-cities = Villes
told-contagion-room = places libres : { $room }
told-contagion-rows = rangées : { $rows }
told-contagion-row = { $who } { $cubes } (rang { $place }, rapporte { $points })
told-contagion-cost = l’infecter coûte { $cost }
told-contagion-player = { $seat }, { $disease } : score { $score } ; main { $hand }, dont on connaît : { $cards } ; boîte { $dish } ; { $levels } ; villes conservées : { $kept }.
told-contagion-neutral = Maladie neutre : score { $score } ; boîte { $dish }.
told-contagion-piles = Piles
told-contagion-pile = Pioche : { $cards }. Pioche Ville : { $cities }.
told-contagion-discard = Défausse : { $cards }.
told-contagion-eradicated = Villes éradiquées : { $cities }.
