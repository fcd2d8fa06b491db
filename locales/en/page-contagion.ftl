# Contagion: what only its board says.
contagion-zone-world = World
contagion-city-row = { $cubes ->
    [one] { $owner }: { $cubes } cube, worth { $points }
   *[other] { $owner }: { $cubes } cubes, worth { $points }
}
contagion-city-room = room for { $room } of { $population }
contagion-city-points = scores { $points }
contagion-city-cost = { $cards ->
    [one] costs { $cards } card
   *[other] costs { $cards } cards
}
contagion-city-immediate = when it falls: use now or never
contagion-city-keep = when it falls: keep for later
contagion-round-of = Round { $round } of { $rounds }
contagion-round-ignored = Ignored this turn
contagion-round-last = This is the last round.
contagion-pile = Draw cards: { $cards } in the pile, { $discarded } discarded
contagion-city-pile = City pile: { $cities }
contagion-hand = Your hand: { $cards } of { $limit } cards
contagion-hand-card = { $card } ({ $region }): { $n }
contagion-kept = Kept:
contagion-track-level = { $track }: level { $level }
contagion-track-top = top level
contagion-track-price = { $cards ->
    [one] the next level costs { $cards } card
   *[other] the next level costs { $cards } cards
}
contagion-seat = { $seat }: score { $score }, cards in hand { $cards }, cubes left { $cubes }
contagion-neutral-stands = score { $score }, cubes left { $cubes }
contagion-zone-disease = Disease
contagion-zone-players = Players
contagion-ocean-atlantic = Atlantic Ocean
contagion-ocean-indian = Indian Ocean
contagion-ocean-pacific = Pacific Ocean
contagion-card-left = left
contagion-power-immediate = Now:
contagion-power-keep = Later:
contagion-price-free = free
contagion-barred-dish = no cubes left
contagion-barred-infection = Infection is 0
contagion-barred-limit = limit reached
contagion-barred-new-city = new cities closed
contagion-barred-price = can’t pay
contagion-draw = draw cards
contagion-draw-pile = draw pile
contagion-discarded-short = { $cards } discarded
contagion-cities-to-come = cities to come
contagion-kind-event = Event
contagion-kind-who = WHO
contagion-moment-start = at the start of your turn
contagion-moment-during = all turn
contagion-moment-end = at the end of your turn
contagion-round-none = The first round card comes next.
contagion-toll-none = No death tolls left.
contagion-toll-next = { $skulls ->
    [one] 1 skull to the next death toll
   *[other] { $skulls } skulls to the next death toll
}
contagion-who-now = WHO card this round
contagion-who-round = Next WHO card: round { $round }
contagion-hand-title = Your hand
contagion-hand-count = { $cards } of { $limit }
contagion-hand-picked = { $cards ->
    [one] you will pay with { $cards } card
   *[other] you will pay with { $cards } cards
}
contagion-hand-empty = No cards.
contagion-pay = Pay
contagion-discard = Discard
contagion-pay-any = { $cards ->
    [one] Pay 1 card of any colour.
   *[other] Pay { $cards } cards of any colour.
}
contagion-lose-any = { $cards ->
    [one] Choose 1 card to discard.
   *[other] Choose { $cards } cards to discard.
}
contagion-pay-color = { $n } { $card }
contagion-pay-others = { $others } other cards
contagion-pay-both = { $n } { $card } and { $others } other cards
contagion-pay-or = {" or "}
contagion-pay-ways = Pay { $ways }.
contagion-more = { $cards } more
contagion-disease-title = Your disease
contagion-disease-points = Each level: +1 at the end
contagion-does-incubation = { $n ->
    [0] draws nothing
    [one] draw { $n } card
   *[other] draw { $n } cards
}
contagion-does-infection = { $n ->
    [0] places nothing
    [one] place { $n } cube
   *[other] place { $n } cubes
}
contagion-does-resistance = { $n ->
    [0] saves nothing
    [one] save { $n } thing
   *[other] save { $n } things
}
contagion-falls = { $city } falls
contagion-points = { $n ->
    [one] point
   *[other] points
}
contagion-region-yellow-short = N. America
contagion-region-green-short = S. America
contagion-region-purple-short = Europe
contagion-region-orange-short = Africa
contagion-region-red-short = Asia
contagion-region-blue-short = Pacific
# On a card: at most 42 characters.
contagion-special-draw-2-short = draw 2 cards
contagion-special-draw-3-short = draw 3 cards
contagion-special-place-2-present-short = add 2 cubes to one city you are in
contagion-special-place-2-spread-short = add 1 cube to each of 2 cities you are in
contagion-special-place-1-new-short = put 1 cube in a city new to you
contagion-special-place-1-any-short = put 1 cube in any city
contagion-special-move-2-short = move 2 of your cubes to another city
contagion-special-climb-short = your row goes to the top of one city
contagion-special-level-up-any-short = raise any mutation for free
contagion-special-resistance-up-short = raise Resistance for free
contagion-special-points-2-short = score 2 points
contagion-special-extra-action-short = take 1 more action
contagion-special-ignore-round-card-short = ignore this round’s card
contagion-special-infect-free-short = your next Infect is free
contagion-special-infect-plus-2-short = 2 more cubes in your next Infect
contagion-special-opponents-discard-1-short = each opponent discards 1 card
contagion-special-opponent-discard-2-short = one opponent discards 2 cards
contagion-special-steal-2-short = take 2 cards from one opponent
contagion-special-opponents-remove-1-short = each opponent removes 1 cube
contagion-special-remove-enemy-2-short = remove 2 cubes of one opponent
contagion-special-opponents-resistance-down-short = each opponent loses 1 Resistance

# What a choice would change.
contagion-change-seats-score = score
contagion-change-seats-hand = cards in hand
contagion-change-seats-dish = cubes left
contagion-change-turn-actions = actions left
contagion-change-cities-room = room left in the city
contagion-change-cities-rows-cubes = cubes in the city
contagion-change-seats-levels-0 = Incubation
contagion-change-seats-levels-1 = Infection
contagion-change-seats-levels-2 = Resistance
contagion-tie = mutation levels together
contagion-turn-actions = { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}
