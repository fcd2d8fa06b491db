# Pandemic: Contagion: what the players read.
contagion-title = Pandemic: Contagion
contagion-blurb = You are the disease. Spread through the great cities, mutate, and outlive the World Health Organization.
contagion-win = Score the most points. A city scores when it is full: most cubes take the big number, the next two a smaller one; death tolls and your mutation levels add the rest.

contagion-option-players = Players
contagion-option-neutral = Neutral disease (3 or 4 players)
contagion-option-neutral-about = A disease that no one plays spreads by itself and takes rows in the cities.
contagion-option-head-start-about = Points for the seats that play before others in every round: without them the last seat wins more often than its share.
contagion-option-rotating-first-player-about = The first turn passes on from round to round, so that no one always has the last word.

contagion-neutral = Neutral disease
contagion-cards = { $n } { $card }
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

contagion-action-draw = Draw cards
contagion-action-infect = Infect { $city }
contagion-action-mutate = Mutate { $track }
contagion-action-play = Play { $city }
contagion-action-pass = Pass and draw one card
contagion-action-place = Place in { $city }
contagion-action-from = Move cubes out of { $city }
contagion-action-to = Move them to { $city }
contagion-action-cubes = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
contagion-action-match = { $n ->
    [0] Other cards only
   *[other] { $n } of the city’s colour
}
contagion-action-card = { $card } card
contagion-action-lose = Lose cubes in { $city }
contagion-action-protect = Save { $what }: Resistance drops by one
contagion-action-lower = Lower { $track }
contagion-action-raise = Raise { $track }
contagion-action-climb = Top row in { $city }
contagion-action-opponent = { $seat }
contagion-action-use = Use it
contagion-action-decline = Skip it
contagion-action-stop = No more
contagion-action-continue = Continue
contagion-action-end = End the turn
contagion-bundle-infect = { $does }: { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} for { $cards ->
    [0] nothing
    [one] { $cards } card
   *[other] { $cards } cards
}
contagion-bundle-pay = { $does }: { $cards ->
    [0] for nothing
    [one] for { $cards } card
   *[other] for { $cards } cards
}

contagion-ask-setup-place-cube = Where does your first cube go?
contagion-ask-opening = Play a kept city card before this round’s card hits you?
contagion-ask-choose-action = { $left ->
    [one] Last action: draw, infect or mutate?
   *[other] { $left } actions: draw, infect or mutate?
}
contagion-ask-closing = Play a kept city card before your turn ends?
contagion-ask-choose-cubes = How many cubes in { $city }?
contagion-ask-choose-payment = { $city } costs { $cost } { $card }. How many { $card } do you pay? Each missing one costs { $joker } other cards.
contagion-ask-choose-jokers = { $left ->
    [one] { $city }: choose 1 other card to pay.
   *[other] { $city }: choose { $left } other cards to pay.
}
contagion-ask-choose-paid-cards = { $left ->
    [one] { $track }: choose 1 card to pay. Any colour counts.
   *[other] { $track }: choose { $left } cards to pay. Any colour counts.
}
contagion-ask-discard-to-limit = { $left ->
    [one] Your limit is { $limit } cards. Discard one.
   *[other] Your limit is { $limit } cards. Discard { $left }.
}
contagion-ask-use-city-action = { $city } is yours. Use its action now? { $action }
contagion-ask-effect-opponent = { $city }: { $action } Who is hit?
contagion-ask-effect-place = Which city gets your cubes?
contagion-ask-effect-place-cubes = How many cubes in { $city }?
contagion-ask-effect-move-from = Which city do your cubes leave?
contagion-ask-effect-move-to = Where do your cubes from { $city } go?
contagion-ask-effect-move-cubes = How many cubes move to { $city }?
contagion-ask-effect-remove-enemy = Where does { $seat } lose cubes?
contagion-ask-effect-remove-enemy-cubes = How many cubes does { $seat } lose in { $city }?
contagion-ask-effect-level-up = Which mutation rises for free?
contagion-ask-effect-climb = In which city do you take the top row?
contagion-ask-choose-loss-city = Your largest cities are tied. Which one do you give up?
contagion-ask-use-resistance = You are about to lose { $what }. Lower Resistance by one to save up to { $level }?
contagion-ask-choose-lost-cards = { $left ->
    [one] Discard 1 card. Which?
   *[other] Discard { $left } cards. Which?
}
contagion-ask-choose-lost-cubes = { $left ->
    [one] Remove 1 of your cubes. Where?
   *[other] Remove { $left } of your cubes. Where?
}
contagion-ask-choose-lost-levels = { $left ->
    [one] One mutation drops. Which?
   *[other] { $left } mutation levels drop. Which first?
}

contagion-event-laid-out = The first cities: { $cities }.
contagion-event-head-start = { $seat } starts with +{ $points }.
contagion-event-revealed = Round { $round }: { $card }.
contagion-event-new-city = New city: { $city }.
contagion-event-skull = Skull { $count }.
contagion-event-death-toll = Death toll: the leader in each city scores.
contagion-event-led = { $city }: { $owner } leads, +{ $points }.
contagion-event-neutral-cards = The neutral disease turns over { $cards }.
contagion-event-neutral-idle = The neutral disease finds no city.
contagion-event-placed = { $n ->
    [one] { $owner } places { $n } cube in { $city }.
   *[other] { $owner } places { $n } cubes in { $city }.
}
contagion-event-removed = { $n ->
    [one] { $owner } loses { $n } cube in { $city }.
   *[other] { $owner } loses { $n } cubes in { $city }.
}
contagion-event-moved = { $n ->
    [one] { $seat } moves { $n } cube from { $from } to { $to }.
   *[other] { $seat } moves { $n } cubes from { $from } to { $to }.
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
    [one] { $n } card is shuffled back into the draw pile.
   *[other] { $n } cards are shuffled back into the draw pile.
}
contagion-event-discarded = { $seat } discards { $n } { $card }.
contagion-event-stole = { $n ->
    [one] { $seat } steals { $n } card from { $victim }.
   *[other] { $seat } steals { $n } cards from { $victim }.
}
contagion-event-stole-cards = { $n ->
    [one] { $seat } steals { $n } card from { $victim }: { $cards }.
   *[other] { $seat } steals { $n } cards from { $victim }: { $cards }.
}
contagion-event-mutated = { $seat } reaches { $track } { $level }.
contagion-event-weakened = { $seat } drops to { $track } { $level }.
contagion-event-resisted = { $seat } drops to Resistance { $level } and saves { $what }.
contagion-event-passed = { $seat } has no possible action and passes.
contagion-event-eradicated = { $city } falls!
contagion-event-ranked = { $city }, rank { $place }: { $owner } scores +{ $points }.
contagion-event-used = { $seat } uses the action of { $city }.
contagion-event-declined = { $seat } skips the action of { $city }.
contagion-event-kept = { $seat } keeps { $city } for later.
contagion-event-played = { $seat } plays { $city }.
contagion-event-scored = { $seat } scores +{ $points }.
contagion-event-extra-action = { $n ->
    [one] { $seat } takes { $n } extra action.
   *[other] { $seat } takes { $n } extra actions.
}
contagion-event-ignored = { $card } doesn’t affect { $seat } this round.
contagion-event-last-round-who = The last WHO card. This is the last round.
contagion-event-last-round-cities = Only two cities are left. This is the last round.
contagion-event-final-scoring = Final scoring: the leader in each remaining city scores.
contagion-event-final-levels = { $seat }: +{ $points } for mutations.

contagion-story-mutate = { $seat } pays { $paid }: { $track } { $level }.
contagion-story-infect = { $n ->
    [one] { $seat } pays { $paid } and places { $n } cube in { $city }.
   *[other] { $seat } pays { $paid } and places { $n } cubes in { $city }.
}
contagion-story-discards = { $seat } discards { $what }.
contagion-story-fall = { $city } is full and falls: { $scores }.
contagion-story-score = { $owner } +{ $points }
contagion-story-fall-used = { $seat } uses its action: { $effect }.
contagion-story-fall-kept = { $seat } keeps its card.
contagion-story-fall-skipped = { $seat } skips its action.
contagion-story-play = { $seat } plays { $city }: { $effect }.
contagion-story-draw-twice = { $seat } draws cards: { $first }, then { $second }.
contagion-story-toll = Death toll: { $scores }.
contagion-story-toll-nobody = Death toll: no one leads a city.
contagion-story-final-cities = Cities at the end: { $scores }.
contagion-story-final-levels = Mutations at the end: { $scores }.
contagion-story-loss = { $owner } loses { $what }.
contagion-story-all-saved = { $owner } loses nothing.
contagion-story-saved = Resistance drops to { $level } and saves { $saved }.
contagion-story-neutral = The neutral disease reaches { $city }.
contagion-story-cubes = { $n ->
    [one] { $n } cube in { $city }
   *[other] { $n } cubes in { $city }
}
contagion-story-victim = { $owner } loses { $what }
contagion-story-level = { $track } { $level }
contagion-story-level-lost = a level ({ $track } { $level } now)
contagion-story-points = +{ $points }
contagion-story-more-actions = { $n ->
    [one] one more action
   *[other] { $n } more actions
}
contagion-story-ignored = { $card } does nothing
contagion-story-moved = { $n ->
    [one] { $n } cube from { $from } to { $to }
   *[other] { $n } cubes from { $from } to { $to }
}
contagion-story-stole = { $n ->
    [one] { $n } card from { $victim }
   *[other] { $n } cards from { $victim }
}
contagion-story-climbed = top row in { $city }
contagion-paid-yellow = { $n ->
    [1] yellow
   *[other] { $n } yellow
}
contagion-paid-green = { $n ->
    [1] green
   *[other] { $n } green
}
contagion-paid-purple = { $n ->
    [1] purple
   *[other] { $n } purple
}
contagion-paid-orange = { $n ->
    [1] orange
   *[other] { $n } orange
}
contagion-paid-red = { $n ->
    [1] red
   *[other] { $n } red
}
contagion-paid-blue = { $n ->
    [1] blue
   *[other] { $n } blue
}

contagion-recap-fell = { $city } is full and falls: you score +{ $points }.
contagion-recap-stole = { $n ->
    [one] { $seat } uses { $city } and steals a card from you.
   *[other] { $seat } uses { $city } and steals { $n } cards from you.
}
contagion-recap-card = { $seat } uses { $city }: you lose { $what }.

contagion-reason-not-now = Not now. Answer the question first.
contagion-reason-eradicated = { $city } has already fallen.
contagion-reason-not-on-table = { $city } is not in play yet.
contagion-reason-start-would-fill = Your first cube can’t fill a city. { $city } has only one place left.
contagion-reason-nothing-to-draw = Your Incubation is 0: you draw no cards.
contagion-reason-nothing-to-place = Your Infection is 0: you place no cubes.
contagion-reason-dish-empty = All your cubes are out. They come home when a city falls.
contagion-reason-infect-limit = This round’s card allows no more infections this turn.
contagion-reason-new-city-banned = This round’s card closes new cities, and you have no cube in { $city }.
contagion-reason-cannot-pay = { $city } costs { $cost } { $card }, or two other cards for each. Your hand can’t pay that.
contagion-reason-top-level = { $track } is already at its top level.
contagion-reason-cannot-mutate = { $cost ->
    [one] The next level of { $track } costs { $cost } card. You have { $hand }.
   *[other] The next level of { $track } costs { $cost } cards. You have { $hand }.
}
contagion-reason-not-kept = You don’t have the { $city } card.
contagion-reason-no-effect = The { $city } card would do nothing right now.
contagion-reason-cannot-ignore = Nothing is left of this round’s card for { $city } to cancel.
contagion-reason-can-act = You still have a possible action, so you can’t pass.
contagion-reason-actions-left = { $left ->
    [one] You still have { $left } action.
   *[other] You still have { $left } actions.
}
contagion-reason-at-least-one-cube = Place at least one cube.
contagion-reason-beyond-infection = { $max ->
    [one] Your Infection places { $max } cube at most.
   *[other] Your Infection places { $max } cubes at most.
}
contagion-reason-beyond-dish = { $max ->
    [one] You have { $max } cube left.
   *[other] You have { $max } cubes left.
}
contagion-reason-beyond-room = { $max ->
    [one] { $city } has room for { $max } more cube.
   *[other] { $city } has room for { $max } more cubes.
}
contagion-reason-beyond-effect = { $max ->
    [one] At most { $max } cube here.
   *[other] At most { $max } cubes here.
}
contagion-reason-beyond-cost = It costs only { $cost }.
contagion-reason-too-few-matching = { $held ->
    [0] You hold no { $card } card.
    [one] You hold { $held } { $card } card.
   *[other] You hold { $held } { $card } cards.
}
contagion-reason-too-few-others = { $needed ->
    [one] That takes { $needed } other card. You have { $held }.
   *[other] That takes { $needed } other cards. You have { $held }.
}
contagion-reason-not-in-hand = You hold no { $card } card.
contagion-reason-no-pair = { $card } already is the city’s colour. It pays alone, never as part of a pair.
contagion-reason-card-order = Choose colours from left to right. { $card } is no longer possible.
contagion-reason-city-order = Choose cities from top to bottom. { $city } is no longer possible.
contagion-reason-not-present = You have no cube in { $city }.
contagion-reason-already-present = You are present in { $city } already.
contagion-reason-already-served = { $city } is done. Choose another city.
contagion-reason-same-city = The cubes come from { $city }. Choose another city.
contagion-reason-already-accepted = You said yes, so at least one cube must go.
contagion-reason-nothing-placed = Place a cube first.
contagion-reason-not-an-opponent = Choose an opponent.
contagion-reason-nothing-to-lose = { $seat } has nothing to lose here.
contagion-reason-victim-not-there = { $seat } has no cube in { $city }.
contagion-reason-track-not-named = This card doesn’t touch { $track }.
contagion-reason-already-on-top = You have the top row in { $city } already.
contagion-reason-not-largest = Choose the city where you have most cubes. { $city } isn’t it.
contagion-reason-protect-nothing = Save at least one thing, or keep your Resistance.
contagion-reason-beyond-resistance = { $level ->
    [one] Resistance { $level } saves { $level } thing per step.
   *[other] Resistance { $level } saves { $level } things per step.
}
contagion-reason-beyond-loss = You only lose { $what }.

contagion-ending-last-who = The last WHO card was revealed.
contagion-ending-two-cities = Only two cities were left.

contagion-score-head-start = Head start
contagion-score-death-tolls = Death tolls
contagion-score-eradications = Fallen cities
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
contagion-check-started = While starting cubes are placed, { $seat } has { $there } on the table; { $cubes } are laid out.
contagion-check-no-start = Somebody has no starting cube, or there is no place for it.
contagion-audit-level = A mutation of { $seat } is above { $top }.
contagion-audit-known = { $seat } knows of a card that is not there.
contagion-audit-cards = { $card } cards: { $there } of { $all }.
contagion-audit-cubes = { $disease } cubes: { $there } of { $all }.
contagion-audit-city = { $city } cannot hold { $cubes } cubes now.
contagion-audit-cities = City cards: { $there } of { $all }.
contagion-audit-kept = The card { $city } is kept and lies elsewhere too, or may not be kept.

# What a choice does for somebody, against another: the terms of the judgement.
contagion-term-points-more = { $seat } has more points right away.
contagion-term-points-less = { $seat } has fewer points right away.
contagion-term-levels-more = { $seat } has stronger mutations.
contagion-term-levels-less = { $seat } has weaker mutations.
contagion-term-cards-more = { $seat } holds better cards.
contagion-term-cards-less = { $seat } holds worse cards.
contagion-term-places-more = { $seat } is better placed in cities about to fall.
contagion-term-places-less = { $seat } is worse placed in cities about to fall.
contagion-term-leads-more = { $seat } leads more cities at the next death toll.
contagion-term-leads-less = { $seat } leads fewer cities at the next death toll.
contagion-term-spread-more = { $seat } has spread more widely.
contagion-term-spread-less = { $seat } has spread less widely.
contagion-term-turns-more = { $seat } gets more done in the turns ahead.
contagion-term-turns-less = { $seat } gets less done in the turns ahead.
