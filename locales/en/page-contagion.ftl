# Contagion: what only its board says.
contagion-zone-world = World
contagion-zone-hand = Hand and players
contagion-city-row = { $cubes ->
    [one] { $owner }: { $cubes } cube, would score { $points }
   *[other] { $owner }: { $cubes } cubes, would score { $points }
}
contagion-city-room = room for { $room } of { $population }
contagion-city-points = scores { $points }
contagion-city-cost = { $cards ->
    [one] costs { $cards } card
   *[other] costs { $cards } cards
}
contagion-city-immediate = when eradicated, at once
contagion-city-keep = when eradicated, kept for later
contagion-round-of = Round { $round } of { $rounds }
contagion-round-ignored = Ignored this turn
contagion-round-last = This is the last round.
contagion-timing-start = at the start of each turn
contagion-timing-during = during each turn
contagion-timing-end = at the end of each turn
contagion-skulls-until = { $skulls } of { $next } for the next death toll
contagion-who-in = { $rounds ->
    [0] the WHO acts now
    [one] the WHO acts next round
   *[other] the WHO acts in { $rounds } rounds
}
contagion-pile = Draw cards: { $cards } in the pile, { $discarded } discarded
contagion-discarded = Discarded: { $cards }
contagion-city-pile = City pile: { $cities }
contagion-hand = Your hand: { $cards } of { $limit } cards
contagion-hand-card = { $card } ({ $region }): { $n }
contagion-kept = Kept:
contagion-track-level = { $track }: level { $level }
contagion-track-incubation-does = so many cards are drawn
contagion-track-infection-does = so many cubes are placed
contagion-track-resistance-does = so much is saved when it steps down
contagion-track-top = top level
contagion-track-price = { $cards ->
    [one] the next level costs { $cards } card
   *[other] the next level costs { $cards } cards
}
contagion-seat = { $seat }: { $score } points, { $cards } cards in hand, { $cubes } cubes left
contagion-actions-left = { $actions ->
    [one] { $actions } action left
   *[other] { $actions } actions left
}
contagion-neutral-stands = { $score } points, { $cubes } cubes left
