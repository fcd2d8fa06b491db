# Contagion: what one looks up during a game.
contagion-aid-round = A round: a card is revealed; it may bring a city and a skull. Then everyone takes a turn.
contagion-aid-kept = Kept city cards: play any of them before, between or after your actions. That is no action.
contagion-aid-actions = Your actions: { $actions } out of draw, infect, mutate. The same one twice is fine.
contagion-aid-when = This round’s card: acts in your turn, before your actions (start), during them, or after them (end).
contagion-aid-forced = Nothing possible: draw { $forced } card and lose your other actions.
contagion-aid-draw = Draw: as many cards as your Incubation. You hold { $hand } at most.
contagion-aid-infect = Infect: up to your Infection in cubes into one city. It costs { $new } cards where you are new, { $present } where you are present.
contagion-aid-pay = Pay: in the colour of the city; { $joker } other cards replace one you don’t have.
contagion-aid-mutate = Mutate: raise one mutation a level. Any cards pay.
contagion-aid-incubation = Incubation: how many cards you draw. The levels cost { $incubation }.
contagion-aid-infection = Infection: how many cubes you place. The levels cost { $infection }.
contagion-aid-resistance = Resistance: before a loss from a round card, step down and save as many things as the level you leave. The levels cost { $resistance }.
contagion-aid-win = To win: have the most points when the game ends.
contagion-aid-eradicate = A city falls: when it is full. Most cubes score the first number, the next two the others; the player who filled it gets its action.
contagion-aid-toll = Death toll: with skulls { $skulls } the leader of each city scores its smallest number. Cubes stay.
contagion-aid-rows = Ties: the higher row counts as more. Who came first is higher.
contagion-aid-last = At the end: the leader of each city left scores its smallest number; then everyone adds their three levels.
contagion-aid-end = The end comes: with round { $rounds }, or when { $left } cities or fewer are left. The round is played out.
contagion-aid-cube = Cube: a part of your disease. You have { $dish } for cities.
contagion-aid-dish = Cubes left: what you can still place.
contagion-aid-skull = Skull: one step nearer to a death toll.
contagion-aid-new-city = New city: the next city comes to the table.
contagion-aid-at-once = Lightning: the action of the city is used now or never.
contagion-aid-keep = Ribbon: keep the card and play it once, later.
contagion-aid-who = WHO: a card against you; every fourth round.

# Pictures of the rulebook.
contagion-picture-newcomer = { $a } is new in Jakarta: two cards. The row below { $b } would be theirs. In Mumbai they are present already: one card.
contagion-picture-pay = Jakarta costs two cards. { $a } may give blue ones, or two others for each that is missing.
contagion-picture-room = Sydney has room for one more cube only, whatever { $a }’s Infection.
contagion-picture-closed = { $b } has lost the only cube in Tokyo: the rows below have moved up, and to come back is to enter a new city.
contagion-picture-banned = The card closes the airports all turn long. Tokyo, where { $a } is present, shines; Cairo would be a new city.
contagion-picture-mutate = Incubation 3: the next level costs four cards, of any colours.
contagion-picture-resist = { $a } is about to lose three cubes. A step down from Resistance 2 saves two of them, the next step one more.
contagion-picture-tie = Two cubes each in London: { $c } stands in the higher row and counts as the leader.
contagion-picture-falls = One more cube fills New York. { $b } has most and would score the first number, { $a } the second, { $c } the third.
contagion-picture-action = { $c } filled the city. It is gone, and its action is { $c }’s: now or never.
contagion-picture-two-cities = Two cities are left, so this round is the last.
contagion-picture-leaders = At the end the leaders score: { $a } in Tokyo, and { $b } in Cairo, where the higher row decides.

# Notes of a first game: for questions, then for what happens.
contagion-guide-setup-place-cube = Your first cube is free. Small cities fall soon; big ones pay more.
contagion-guide-choose-action = You have two actions: draw cards, infect a city, or mutate. Cards pay for everything, so raising Incubation early helps all game.
contagion-guide-opening = You have kept a city card. You may play it now, before this round’s card hits you. It costs no action.
contagion-guide-closing = Your actions are done. You may still play a kept city card, or save it.
contagion-guide-choose-cubes = More cubes take the lead. Filling the city makes it fall: you get its action, it scores, and all cubes go home.
contagion-guide-choose-payment = Pay in the city’s colour if you can. Each card you lack costs two others.
contagion-guide-choose-paid-cards = Any cards pay for a mutation. Give up colours you don’t need for a city nearby.
contagion-guide-discard-to-limit = Too many cards. Keep several of one colour: they pay for a city in one go.
contagion-guide-use-city-action = You filled the city, so its action is yours, on top of the points.
contagion-guide-choose-loss-city = You lose cubes in one city. Give up one you don’t lead.
contagion-guide-use-resistance = Resistance drops by one and saves as many things as the level it leaves. Each level is also a point at the end.
contagion-guide-event-revealed = A new card each round. It hits every player on their own turn: at the start, all turn, or at the end. The card says when.
contagion-guide-event-skull = A skull. The second, fourth and sixth each bring a death toll: the leader of each city scores its smallest number.
contagion-guide-event-eradicated = The city is full and falls. The players with most cubes score, and all cubes go home.
