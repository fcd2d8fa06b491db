# Pandemic: Contagion: what the players read.
contagion-title = Pandemic: Contagion
contagion-blurb = You are the disease. Spread through the great cities, mutate, and outlive the World Health Organization.

contagion-option-players = Players
contagion-option-neutral = Neutral disease (3 or 4 players)
contagion-option-neutral-about = A disease that nobody plays spreads by itself and takes places in the cities.
contagion-option-head-start-about = Points for the seats that play before others in every round: without them the last seat wins more often than its share.
contagion-option-rotating-first-player-about = The first turn passes on from round to round, so that nobody always has the last word.

contagion-neutral = Neutral disease
contagion-cards = { $card } × { $n }
contagion-n-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
contagion-n-cubes = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
contagion-n-levels = { $n ->
    [one] { $n } level
   *[other] { $n } levels
}

contagion-action-draw = Draw Cards
contagion-action-infect = Infect { $city }
contagion-action-mutate = Mutate: { $track }
contagion-action-play = Play the kept card { $city }
contagion-action-pass = Draw one card and pass
contagion-action-place = Place here: { $city }
contagion-action-from = Take cubes from { $city }
contagion-action-to = Bring them to { $city }
contagion-action-cubes = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
contagion-action-match = { $n ->
    [0] No card of the city’s colour, pairs only
    [one] { $n } card of the city’s colour
   *[other] { $n } cards of the city’s colour
}
contagion-action-card = One card: { $card }
contagion-action-lose = Lose cubes in { $city }
contagion-action-protect = Step down and protect { $what }
contagion-action-lower = Lower { $track }
contagion-action-raise = Raise { $track }
contagion-action-climb = Take the top row in { $city }
contagion-action-opponent = { $seat }
contagion-action-use = Use it
contagion-action-decline = Decline
contagion-action-stop = Stop here
contagion-action-continue = Go on
contagion-action-end = End the turn

contagion-ask-setup-place-cube = Choose the city of your starting cube.
contagion-ask-opening = Play a kept City card before the card of the round takes effect?
contagion-ask-choose-action = { $left ->
    [one] Choose your last action: draw cards, infect a city or mutate.
   *[other] Choose an action ({ $left } left): draw cards, infect a city or mutate.
}
contagion-ask-closing = Play a kept City card before your turn ends?
contagion-ask-choose-cubes = { $city }: how many cubes do you place?
contagion-ask-choose-payment = { $cost ->
    [one] { $city } costs { $cost } card of the colour { $card }. How many of that colour do you pay? { $joker } others stand for each one missing.
   *[other] { $city } costs { $cost } cards of the colour { $card }. How many of that colour do you pay? { $joker } others stand for each one missing.
}
contagion-ask-choose-jokers = { $left ->
    [one] { $city }: which other card do you pay?
   *[other] { $city }: { $left } other cards to pay. Which is next?
}
contagion-ask-choose-paid-cards = { $left ->
    [one] { $track }: which card do you pay?
   *[other] { $track }: { $left } cards to pay. Which is next?
}
contagion-ask-discard-to-limit = { $left ->
    [one] You may hold { $limit } cards: discard one.
   *[other] You may hold { $limit } cards: { $left } must go. Which is next?
}
contagion-ask-use-city-action = You eradicated { $city }. Use its action? { $action }
contagion-ask-effect-opponent = { $city }: which opponent? { $action }
contagion-ask-effect-place = Where do you place your cubes?
contagion-ask-effect-place-cubes = { $city }: how many cubes do you place?
contagion-ask-effect-move-from = From which city do you move cubes?
contagion-ask-effect-move-to = To which city do the cubes from { $city } go?
contagion-ask-effect-move-cubes = { $city }: how many cubes arrive?
contagion-ask-effect-remove-enemy = From which city do you remove cubes of { $seat }?
contagion-ask-effect-remove-enemy-cubes = { $city }: how many cubes of { $seat } do you remove?
contagion-ask-effect-level-up = Which mutation do you raise?
contagion-ask-effect-climb = In which city does your row go to the top?
contagion-ask-choose-loss-city = Several cities hold most of your cubes. In which do you lose them?
contagion-ask-use-resistance = You are about to lose { $what }. Use Resistance (level { $level })?
contagion-ask-choose-lost-cards = { $left ->
    [one] Which card do you lose?
   *[other] { $left } cards to lose. Which is next?
}
contagion-ask-choose-lost-cubes = { $left ->
    [one] In which city do you lose a cube?
   *[other] { $left } cubes to lose. In which city is the next?
}
contagion-ask-choose-lost-levels = { $left ->
    [one] Which mutation goes down?
   *[other] { $left } levels to lose. Which mutation is next?
}

contagion-event-laid-out = Cities on the table: { $cities }.
contagion-event-head-start = { $seat }: +{ $points } as a head start.
contagion-event-revealed = Round { $round }: { $card }.
contagion-event-new-city = A new city: { $city }.
contagion-event-skull = Skull number { $count }.
contagion-event-death-toll = Death toll: the leader of every city scores.
contagion-event-led = { $owner } leads in { $city }: +{ $points }.
contagion-event-neutral-cards = Cards turned over for the neutral disease: { $cards }.
contagion-event-neutral-idle = No card can bring the neutral disease to a city.
contagion-event-placed = { $n ->
    [one] { $owner } places { $n } cube in { $city }.
   *[other] { $owner } places { $n } cubes in { $city }.
}
contagion-event-removed = { $n ->
    [one] { $owner } loses { $n } cube in { $city }.
   *[other] { $owner } loses { $n } cubes in { $city }.
}
contagion-event-moved = { $n ->
    [one] { $seat } moves { $n } cube: { $from } → { $to }.
   *[other] { $seat } moves { $n } cubes: { $from } → { $to }.
}
contagion-event-climbed = { $seat } takes the top row in { $city }.
contagion-event-drew = { $n ->
    [one] { $seat } draws { $n } card.
   *[other] { $seat } draws { $n } cards.
}
contagion-event-drew-cards = { $n ->
    [one] { $seat } draws { $n } card: { $cards }.
   *[other] { $seat } draws { $n } cards: { $cards }.
}
contagion-event-reshuffled = { $n ->
    [one] The discard pile ({ $n } card) becomes the draw pile.
   *[other] The discard pile ({ $n } cards) becomes the draw pile.
}
contagion-event-discarded = { $seat } discards { $card } × { $n }.
contagion-event-stole = { $n ->
    [one] { $seat } takes { $n } card from { $victim }.
   *[other] { $seat } takes { $n } cards from { $victim }.
}
contagion-event-stole-cards = { $n ->
    [one] { $seat } takes { $n } card from { $victim }: { $cards }.
   *[other] { $seat } takes { $n } cards from { $victim }: { $cards }.
}
contagion-event-mutated = { $seat }: { $track } rises to { $level }.
contagion-event-weakened = { $seat }: { $track } falls to { $level }.
contagion-event-resisted = { $seat } steps Resistance down to { $level } and protects { $what }.
contagion-event-passed = { $seat } cannot act.
contagion-event-eradicated = { $city } is eradicated!
contagion-event-ranked = { $city }, place { $place }: { $owner } +{ $points }.
contagion-event-used = { $seat } uses the action of { $city }.
contagion-event-declined = { $seat } declines the action of { $city }.
contagion-event-kept = { $seat } keeps the card { $city }.
contagion-event-played = { $seat } plays the kept card { $city }.
contagion-event-scored = { $seat } scores { $points }.
contagion-event-extra-action = { $n ->
    [one] { $seat } has { $n } more action this turn.
   *[other] { $seat } has { $n } more actions this turn.
}
contagion-event-ignored = { $seat } ignores the card { $card } for this round.
contagion-event-last-round-who = The last WHO card is out: this is the last round.
contagion-event-last-round-cities = Only two cities are left: this is the last round.
contagion-event-final-scoring = Final scoring: the leader of every city still standing scores.
contagion-event-final-levels = { $seat }: +{ $points } for mutation levels.

contagion-reason-not-now = Something else is asked now.
contagion-reason-eradicated = { $city } is eradicated.
contagion-reason-not-on-table = { $city } is not on the table.
contagion-reason-start-would-fill = Your starting cube would fill { $city }.
contagion-reason-nothing-to-draw = Your Incubation is 0: you draw no cards.
contagion-reason-nothing-to-place = Your Infection is 0: you place no cubes.
contagion-reason-dish-empty = Your Petri dish is empty.
contagion-reason-infect-limit = The card of the round allows no more infections this turn.
contagion-reason-new-city-banned = The card of the round forbids new cities, and you are not present in { $city }.
contagion-reason-cannot-pay = { $cost ->
    [one] { $city } costs { $cost } card ({ $card }), or two others. Your hand cannot pay that.
   *[other] { $city } costs { $cost } cards ({ $card }), or two others for each. Your hand cannot pay that.
}
contagion-reason-top-level = { $track } is at the top.
contagion-reason-cannot-mutate = { $cost ->
    [one] The next level of { $track } costs { $cost } card; you hold { $hand }.
   *[other] The next level of { $track } costs { $cost } cards; you hold { $hand }.
}
contagion-reason-not-kept = You do not keep the card { $city }.
contagion-reason-no-effect = The action of { $city } would do nothing now.
contagion-reason-cannot-ignore = The card { $city } has nothing left to ignore this round.
contagion-reason-can-act = You can act, so you may not pass.
contagion-reason-actions-left = { $left ->
    [one] You have { $left } action left.
   *[other] You have { $left } actions left.
}
contagion-reason-at-least-one-cube = At least one cube.
contagion-reason-beyond-infection = { $max ->
    [one] Your Infection allows { $max } cube.
   *[other] Your Infection allows { $max } cubes.
}
contagion-reason-beyond-dish = { $max ->
    [one] Your dish holds { $max } cube.
   *[other] Your dish holds { $max } cubes.
}
contagion-reason-beyond-room = { $max ->
    [one] { $city } has room for { $max } cube.
   *[other] { $city } has room for { $max } cubes.
}
contagion-reason-beyond-effect = { $max ->
    [one] At most { $max } cube here.
   *[other] At most { $max } cubes here.
}
contagion-reason-beyond-cost = { $cost ->
    [one] The cost is { $cost } card.
   *[other] The cost is { $cost } cards.
}
contagion-reason-too-few-matching = { $held ->
    [0] You hold no { $card } card.
    [one] You hold { $held } { $card } card.
   *[other] You hold { $held } { $card } cards.
}
contagion-reason-too-few-others = { $needed ->
    [one] That takes { $needed } card of other colours; you hold { $held }.
   *[other] That takes { $needed } cards of other colours; you hold { $held }.
}
contagion-reason-not-in-hand = You hold no { $card } card.
contagion-reason-no-pair = This card has the city’s colour ({ $card }): it counts alone and is no part of a pair.
contagion-reason-card-order = Cards are picked colour by colour, in the order of the hand: { $card } is past, or would leave too few.
contagion-reason-city-order = Cubes are picked city by city, in the order of the list: { $city } is past, or would leave too few.
contagion-reason-not-present = You have no cube in { $city }.
contagion-reason-already-present = You are present in { $city } already.
contagion-reason-already-served = { $city } has had its turn in this effect.
contagion-reason-same-city = The cubes come from { $city }.
contagion-reason-already-accepted = You have accepted this: at least one cube.
contagion-reason-nothing-placed = Place a cube first.
contagion-reason-not-an-opponent = Choose an opponent.
contagion-reason-nothing-to-lose = { $seat } has nothing to lose here.
contagion-reason-victim-not-there = { $seat } has no cube in { $city }.
contagion-reason-track-not-named = The card does not name { $track }.
contagion-reason-already-on-top = You have the top row in { $city } already.
contagion-reason-not-largest = You have more cubes in another city than in { $city }.
contagion-reason-protect-nothing = A step must protect something.
contagion-reason-beyond-resistance = { $level ->
    [one] Resistance { $level } protects { $level } element a step.
   *[other] Resistance { $level } protects { $level } elements a step.
}
contagion-reason-beyond-loss = You are about to lose { $what }, no more.

contagion-ending-last-who = The last WHO card was revealed.
contagion-ending-two-cities = Only two cities were left.

contagion-score-head-start = Head start
contagion-score-death-tolls = Death tolls
contagion-score-eradications = Eradicated cities
contagion-score-city-actions = City actions
contagion-score-final-cities = Cities led at the end
contagion-score-mutations = Mutation levels

# The check language: position words, facts, and positions that cannot be.
contagion-given-city = A city on the table, with its rows from the top.
contagion-given-dish = Exactly so many cubes in the dish; the others stand in this city, which lies on the table. Comes after the cities.
contagion-given-eradicated = A city that was eradicated.
contagion-given-kept = A City card that a player keeps.
contagion-given-city-pile = The cities of the face-down pile; those laid out nowhere are eradicated. Comes after the cities.
contagion-given-hand = Cards out of the draw pile into a hand.
contagion-given-discard = Cards out of the draw pile onto the discard pile.
contagion-given-pile = The cards of the draw pile; what else is left goes onto the discard pile. Comes after the hands.
contagion-given-levels = Incubation, Infection, Resistance.
contagion-given-score = Points, counted as eradications.
contagion-given-card = The card of the round.
contagion-given-round = The round, from 1.
contagion-given-skulls = Skulls revealed so far.
contagion-given-last-round = This round is the last, and why; without a reason because of the last WHO card.
contagion-given-turn = Whose turn it is.
contagion-given-actions = Actions left in this turn.
contagion-given-infections = Infections taken in this turn.
contagion-given-ignoring = The card of the round is ignored in this turn.
contagion-given-phase = Where play begins: setup (the player whose turn it is places a starting cube), round (the next one begins), or a part of the turn.
contagion-given-unknown = So many cards more in a hand, whichever they are. Comes after all other cards.
contagion-given-shown = Cards that everybody has seen this player discard.
contagion-given-known = What the first player knows for certain of the hand of the second.
contagion-given-points = Points of a category.
contagion-given-gone = A card of an earlier round.
contagion-fact-round = The round; 0 during set-up.
contagion-fact-card = The card of the round, or none.
contagion-fact-skulls = Skulls revealed so far.
contagion-fact-last-round = Why this round is the last, or no.
contagion-fact-who-in = Rounds until the next WHO card, or none.
contagion-fact-turn = Whose turn it is, or nobody.
contagion-fact-actions = Actions left in this turn.
contagion-fact-infections = Infections taken in this turn.
contagion-fact-ignoring = Whether the card of the round is ignored in this turn.
contagion-fact-cities = The cities on the table, or none.
contagion-fact-city-pile = Cards in the city pile.
contagion-fact-eradicated = The eradicated cities, or none.
contagion-fact-rows = The rows of a city from the top, empty, or off the table.
contagion-fact-cost = What infecting a city costs the player whose turn it is, or none.
contagion-fact-pile = Cards in the draw pile.
contagion-fact-discard = Cards in the discard pile, all or those of a colour.
contagion-fact-hand = Cards in a hand.
contagion-fact-cards = Cards of a colour in a hand that the viewer knows of.
contagion-fact-dish = Cubes in a dish.
contagion-fact-score = The score as it stands.
contagion-fact-points = One line of the score sheet.
contagion-fact-level = The level of a mutation.
contagion-fact-kept = The City cards that a player keeps, or none.
contagion-check-cubes = cubes
contagion-check-neutral-cubes = neutral cubes
contagion-check-cards = { $card } cards
contagion-check-full = { $city } stays on the table with { $most } cubes at most.
contagion-check-immediate = The action of { $city } is used at once: the card is never kept.
contagion-check-hand = { $seat } holds { $cards } cards; the limit is { $limit }.
contagion-check-pile-empty = The draw pile has no more cards.
contagion-check-set-up = The set-up comes before the first round.
contagion-check-neutral = One neutral cube comes a round: in round { $rounds } there cannot be { $cubes } on the table.
contagion-check-nothing-to-ignore = There is no card of the round to ignore.
contagion-check-no-round = This round is the last: no other begins.
contagion-check-no-start = Somebody has no starting cube, or there is no place for it.
contagion-audit-level = A mutation of { $seat } is above { $top }.
contagion-audit-known = { $seat } knows of a card that is not there.
contagion-audit-cards = { $card } cards: { $there } of { $all }.
contagion-audit-cubes = { $disease } cubes: { $there } of { $all }.
contagion-audit-city = { $city } cannot hold { $cubes } cubes now.
contagion-audit-cities = City cards: { $there } of { $all }.
contagion-audit-kept = The card { $city } is kept and lies elsewhere too, or may not be kept.

# What a choice does for somebody, against another: the terms of the judgement.
contagion-term-points-more = { $seat } has more points at once.
contagion-term-points-less = { $seat } has fewer points at once.
contagion-term-levels-more = { $seat } has mutated further.
contagion-term-levels-less = { $seat } has mutated less far.
contagion-term-cards-more = { $seat } holds better cards.
contagion-term-cards-less = { $seat } holds worse cards.
contagion-term-places-more = { $seat } holds better places in cities that will fall.
contagion-term-places-less = { $seat } holds worse places in cities that will fall.
contagion-term-leads-more = { $seat } leads more where the death toll is counted.
contagion-term-leads-less = { $seat } leads less where the death toll is counted.
contagion-term-spread-more = { $seat } has spread more widely.
contagion-term-spread-less = { $seat } has spread less widely.
contagion-term-turns-more = { $seat } has more actions to come.
contagion-term-turns-less = { $seat } has fewer actions to come.
