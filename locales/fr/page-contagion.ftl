# Contagion : ce que seul son plateau dit.
contagion-zone-world = Monde
contagion-zone-hand = Main et joueurs
contagion-city-row = { $cubes ->
    [one] { $owner } : { $cubes } cube, marquerait { $points }
   *[other] { $owner } : { $cubes } cubes, marquerait { $points }
}
contagion-city-room = place pour { $room } sur { $population }
contagion-city-points = rapporte { $points }
contagion-city-cost = { $cards ->
    [one] coûte { $cards } carte
   *[other] coûte { $cards } cartes
}
contagion-city-immediate = une fois éradiquée, tout de suite
contagion-city-keep = une fois éradiquée, gardée pour plus tard
contagion-round-of = Manche { $round } sur { $rounds }
contagion-round-ignored = Ignorée ce tour-ci
contagion-round-last = C’est la dernière manche.
contagion-timing-start = au début de chaque tour
contagion-timing-during = pendant chaque tour
contagion-timing-end = à la fin de chaque tour
contagion-skulls-until = { $skulls } sur { $next } avant le prochain bilan
contagion-who-in = { $rounds ->
    [0] l’OMS agit maintenant
    [one] l’OMS agit à la prochaine manche
   *[other] l’OMS agit dans { $rounds } manches
}
contagion-pile = Piocher : { $cards } dans la pioche, { $discarded } défaussées
contagion-discarded = Défausse : { $cards }
contagion-city-pile = Pioche des villes : { $cities }
contagion-hand = Votre main : { $cards } cartes sur { $limit }
contagion-hand-card = { $card } ({ $region }) : { $n }
contagion-kept = Gardées :
contagion-track-level = { $track } : niveau { $level }
contagion-track-incubation-does = autant de cartes piochées
contagion-track-infection-does = autant de cubes placés
contagion-track-resistance-does = autant d’éléments sauvés quand elle descend
contagion-track-top = niveau maximal
contagion-track-price = { $cards ->
    [one] le niveau suivant coûte { $cards } carte
   *[other] le niveau suivant coûte { $cards } cartes
}
contagion-seat = { $seat } : { $score } points, { $cards } cartes en main, { $cubes } cubes restants
contagion-actions-left = { $actions ->
    [one] encore { $actions } action
   *[other] encore { $actions } actions
}
contagion-neutral-stands = { $score } points, { $cubes } cubes restants
