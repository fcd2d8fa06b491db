# Pest: what people read.
pest-title = Pest
pest-blurb = Plague is emptying the empire of Thokaia. Send your Doctor to the sick, heal them, give them work, and make your house famous.
pest-win = Have the most renown after six years. Heal the sick, build, buy technologies, and do what each era’s decree asks; your dead cost you renown.

pest-option-players = Players
pest-option-duel = Duel variant
pest-option-duel-off = off: the basic game for two
pest-option-duel-on = on: neutral people and covered influence spaces
pest-option-advanced-setup-off = off: resources as printed
pest-option-advanced-setup-on = on: random resources on the map
pest-option-edition-about = Two rulebooks of this game differ in a dozen small rules; “reconciled” takes the clearer reading of each. Rulebook, cards and player aid of the table follow what you choose.
pest-option-edition-canonical = reconciled rules
pest-option-edition-fr = French rulebook
pest-option-edition-ru = Russian rulebook

pest-good-wood = wood
pest-good-stone = stone
pest-good-food = food
pest-good-herbs = herbs
pest-good-coin = coins
pest-size-village = village
pest-size-town = town
pest-size-city = city
pest-act-move = Move
pest-act-build = Build
pest-act-produce = Produce
pest-act-research = Research
pest-act-heal = Heal
pest-act-assign = Assign
pest-slot-regular = bed
pest-slot-move = Move slot
pest-slot-build = Build slot
pest-slot-produce = Produce slot
pest-slot-storage = storage slot
pest-slot-cemetery = Cemetery
pest-shelf-top = top
pest-shelf-middle = middle
pest-shelf-bottom = bottom
pest-way-food = and pay food
pest-way-mask = and pay food, leaving one there
pest-way-camp = with your Camp
pest-level-hindered = hindered
pest-level-normal = normal
pest-level-improved = improved
pest-level-mixed = hindered and improved
pest-favour-left = left
pest-favour-middle = middle
pest-favour-right = right
pest-place-first = first
pest-place-second = second
pest-place-third = third
pest-choice-a = the reward on the Capital card
pest-choice-b = one of your people back from the Capital
pest-post-capital = the Capital
pest-post-track = the healed track
pest-pair = { $first } + { $second }
pest-cell = { $top } + { $left }
pest-road-between = { $a } – { $b }

pest-action-castle = Castle in { $location }
pest-action-doctor = Doctor to { $location }
pest-action-shield = Use it
pest-action-lay = Put them here: { $slot }
pest-action-take = Take 1 { $good ->
    [herbs] herb
   *[other] { $good }
}
pest-action-store = Keep extra { $good }
pest-action-coins = { $n ->
    [0] Pay all { $good }
    [one] Use { $n } coin for { $good }
   *[other] Use { $n } coins for { $good }
}
pest-action-place = Assistant: { $cell }
pest-action-trials = Clinical Trials: 3 herbs heal 2
pest-action-again = Adrenaline Shot: { $cell } again
pest-action-start = { $act }
pest-action-clear = Move them here: { $slot }
pest-action-improve = Improve for 1 research
pest-action-step = Go to { $location }
pest-action-clone = Jump to { $location }
pest-action-camp = Set up the Camp here
pest-action-collect = Take the sick along { $way }
pest-action-heal-at-camp = Heal one right away
pest-action-admit = Take one in as a patient
pest-action-build = Build { $building } in { $location }
pest-action-erect = Build the { $building } in the Capital
pest-action-more = Pay 1 more { $good }
pest-action-less = Pay 1 { $good } less
pest-action-lose = Skip 1 { $good ->
    [herbs] herb
   *[other] { $good }
}
pest-action-extra = Take 1 extra { $good ->
    [herbs] herb
   *[other] { $good }
}
pest-action-buy = Buy { $technology } for the { $shelf } slot
pest-action-refresh = New market for 1 research
pest-action-advance = Treat the patient
pest-action-experts = Plague Expert to { $post }
pest-action-scholars = Bring one back from the Capital to { $post }
pest-action-laboratory = { $n ->
    [one] Trade 1 healed for { $n } sick
   *[other] Trade 1 healed for { $n } sick
}
pest-action-displace = Move them here: { $slot }
pest-action-pull-in = Free the { $slot }
pest-action-workshop = Make { $good }
pest-action-heal = Heal: { $slot }
pest-action-inhale = Send home: { $slot }
pest-action-assign = Send one to { $post }
pest-action-transfer = Move a worker from { $from } to { $to }
pest-action-reward = Take { $token }
pest-action-choice = Take { $choice }
pest-action-decline = Skip it
pest-action-stop = Stop here
pest-action-done = Done
pest-action-end = End the turn
pest-action-exchange = Trade { $pair } for 1 coin
pest-action-shift = Free the storage, move them here: { $slot }
pest-bundle-begin = { $place } – first { $act }{ $improved ->
    [yes] , improved for 1 research
   *[no] {""}
}
pest-bundle-start = { $act }{ $improved ->
    [yes] , improved for 1 research
   *[no] {""}
}
pest-bundle-walk = { $does }: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
pest-bundle-walk-camp = { $does }: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}, with the Camp
pest-bundle-heal = Heal { $n }
pest-bundle-extra = { $does } – { $extra }
pest-bundle-pay = { $paid }
pest-bundle-onward = { $does }

pest-ask-castle = Where do you build your Castle?
pest-ask-doctor = Where next to your Castle does your Doctor start?
pest-ask-shield = { $location } is about to be struck. Use { $technology }?
pest-ask-receive = { $n ->
    [one] A sick person arrives. Bed, slot or Cemetery?
   *[other] { $n } sick arrive. Where does the next one go?
}
pest-ask-resource = Which resource do you take?
pest-ask-container = You may store more than 5 of one kind. Which?
pest-ask-pay = { $n ->
    [one] Pay { $n } { $good ->
        [coins] coin
        [herbs] herb
       *[other] { $good }
    }. How many coins do you use instead?
   *[other] Pay { $n } { $good }. How many coins do you use instead?
}
pest-ask-place = Place an Assistant: it gives you two actions.
pest-ask-action = Which action now? You may also end your turn.
pest-ask-clear = A sick person hinders { $act }. Move them first?
pest-ask-improve = Spend 1 research to improve { $act }?
pest-ask-step = { $points ->
    [0] No steps left. Free steps only, or stop.
    [one] { $points } step left. Where to?
   *[other] { $points } steps left. Where to?
}
pest-ask-collect = Sick in { $location }. How do you take them along?
pest-ask-camp-heal = Heal one of them right away?
pest-ask-admit = Take one of them in as a patient?
pest-ask-build = What do you build, and where?
pest-ask-more = Build is hindered. Which extra resource do you pay?
pest-ask-less = Build is improved. Which resource do you save?
pest-ask-lose = Produce is hindered. Which resource do you skip?
pest-ask-extra = Produce is improved. Which extra resource do you get?
pest-ask-research = Buy one technology, use your effects, or finish.
pest-ask-displace = A sick person was on the old card. Where to now?
pest-ask-pull-in = You gain a bed. Which slot do you empty into it?
pest-ask-workshop = What does the Mobile Workshop make from now on?
pest-ask-heal = Who is healed next? You may stop at any time.
pest-ask-assign = Who works where? You may stop at any time.
pest-ask-reward = Choose a reward token.
pest-ask-choice = First in the Capital: which extra reward?

pest-event-start-card = Starting card: { $card }.
pest-event-castle = { $seat } builds the Castle in { $location }.
pest-event-doctor = { $seat }’s Doctor sets out from { $location }.
pest-event-year = Year { $year }.
pest-event-plague = This year’s plague: { $card }.
pest-event-sick = { $location }: { $n } sick.
pest-event-road-sick = On the road { $road }: { $n } sick.
pest-event-stopped = { $location } keeps the plague out.
pest-event-delivered = { $seat } takes in { $n } sick from { $location }.
pest-event-shielded = { $seat } protects { $location } with { $technology }.
pest-event-camp-returned = { $seat }’s Camp goes home from { $location }.
pest-event-camp-stayed = { $seat }’s Camp stays in { $location }.
pest-event-received = { $seat } takes in a sick person ({ $slot }).
pest-event-died = One of { $seat }’s sick dies.
pest-event-destroyed = { $location } falls into ruins.
pest-event-favour-card = Next year’s favour: { $card }.
pest-event-favoured = { $card }: { $seat } gets the { $place } reward.
pest-event-gained = { $n ->
    [one] { $seat } gains { $n } { $good ->
        [coins] coin
        [herbs] herb
       *[other] { $good }
    }.
   *[other] { $seat } gains { $n } { $good }.
}
pest-event-lost = { $n ->
    [one] { $seat } has no room for { $n } { $good ->
        [coins] coin
        [herbs] herb
       *[other] { $good }
    }.
   *[other] { $seat } has no room for { $n } { $good }.
}
pest-event-paid = { $n ->
    [one] { $seat } pays { $n } { $good ->
        [coins] coin
        [herbs] herb
       *[other] { $good }
    }.
   *[other] { $seat } pays { $n } { $good }.
}
pest-event-researched = { $seat } gains { $n } research.
pest-event-renown = { $seat } gains { $n } renown.
pest-event-negative = { $seat } takes −{ $n } renown.
pest-event-influence = { $seat }: influence { $from } → { $to }.
pest-event-imperative = { $decree }: { $seat } climbs to level { $level }.
pest-event-neutral = Neutral people in the Capital: { $n }.
pest-event-order = Turn order: { $seats }.
pest-event-placed = { $seat } plays { $cell }.
pest-event-trials = Clinical Trials: { $seat } heals { $n }.
pest-event-again = Adrenaline Shot: { $seat } plays { $cell } again.
pest-event-started = { $seat }: { $act } ({ $level }).
pest-event-exchanged = { $seat } trades { $first } and { $second } for 1 coin.
pest-event-moved = { $seat } moves a sick person: { $from } → { $to }.
pest-event-stepped = { $seat }’s Doctor goes from { $from } to { $to }.
pest-event-stepped-through-capital = { $seat }’s Doctor goes from { $from } through the Capital to { $to }.
pest-event-cloned = { $seat }’s Doctor jumps from { $from } to { $to }.
pest-event-camped = { $seat } sets up the Camp in { $location }.
pest-event-collected-on-road = { $seat } takes { $n } sick from the road { $road }.
pest-event-collected = { $seat } takes { $n } sick from { $location }.
pest-event-healed-at-camp = { $seat } heals one right at the Camp.
pest-event-admitted = { $seat } takes in a patient.
pest-event-patient-moved = { $seat }’s patient is getting better.
pest-event-patient-healed = { $seat }’s patient is healed.
pest-event-built = { $seat } builds { $building } in { $location }.
pest-event-erected = { $seat } builds the { $building } in the Capital.
pest-event-discarded = { $seat } gives up { $technology }.
pest-event-bought = { $seat } buys { $technology } ({ $shelf } slot).
pest-event-dealt = New in the market: { $technology }.
pest-event-refreshed = A new market is dealt.
pest-event-workshop = { $seat }’s Mobile Workshop now makes { $good }.
pest-event-traded = { $seat } trades 1 healed for { $n } sick.
pest-event-healed = { $seat } heals one of the sick ({ $slot }).
pest-event-inhaled = { $seat } sends a sick person home ({ $slot }).
pest-event-assigned = { $seat } assigns one of the healed: { $from } → { $to }.
pest-event-reward = { $seat } takes a token: { $token }.
pest-event-agenda = { $decree }: { $seat } gains { $n } renown.
pest-event-podium = In the Capital { $seat } is { $place }.
pest-event-choice = { $seat } takes { $choice }.
pest-event-era-ended = Era { $era } is over.
pest-event-ranked = { $seat } ends with { $total } points: { $rank }.

pest-story-who = { $seat } ·
pest-story-act = { $act }.
pest-story-move = Move: { $path }.
pest-story-move-stays = Move: the Doctor stays.
pest-story-way = { $from } → { $to }
pest-story-improved = Improved.
pest-story-hindered = Hindered.
pest-story-home = Brings home { $n } sick.
pest-story-home-paid = Brings home { $n } sick for { $paid }.
pest-story-camp = The Camp goes up in { $location }.
pest-story-gains = Gains { $gain }.
pest-story-build = Build: { $what } for { $paid }.
pest-story-build-free = Build: { $what }.
pest-story-building = { $building } in { $location }
pest-story-capital-building = { $building } in the Capital
pest-story-produce = Produce: { $gain }.
pest-story-research = Research: buys { $technology }.
pest-story-research-drops = Gives up { $technology }.
pest-story-market = Research: a new market is dealt.
pest-story-heal = Heal: { $n } for { $paid }.
pest-story-heal-free = Heal: { $n }.
pest-story-sent-home = Heal: { $n } sent home.
pest-story-assign = Assign: { $posts }.
pest-story-assign-capital = { $n } to the Capital
pest-story-assign-work = { $n } to work
pest-story-token = Takes a token: { $token }.
pest-story-influence = Influence { $from } → { $to }.
pest-story-decree = Decree level { $level }.
pest-story-no-room = No room for { $lost }.
pest-story-trade = { $coins ->
    [one] Trades { $n } resources for { $coins } coin.
   *[other] Trades { $n } resources for { $coins } coins.
}
pest-story-dies = { $n ->
    [one] { $n } of { $seat }’s sick dies.
   *[other] { $n } of { $seat }’s sick die.
}
pest-story-year = Year { $year }. Order: { $seats }.
pest-story-plague = Plague: { $card }. { $n } sick in { $places }.
pest-story-plague-roads = { $roads ->
    [one] Plague: { $card }. { $n } sick on { $roads } road.
   *[other] Plague: { $card }. { $n } sick on { $roads } roads.
}
pest-story-plague-places-roads = { $roads ->
    [one] Plague: { $card }. { $n } sick in { $places } and on { $roads } road.
   *[other] Plague: { $card }. { $n } sick in { $places } and on { $roads } roads.
}
pest-story-kept-out = Kept out of { $places }.
pest-story-takes-in = { $seat } takes in { $n } sick from { $places }.
pest-recap-takes-in = You take in { $n } sick from { $places }.
pest-story-ruins = { $n ->
    [one] { $places } falls into ruins.
   *[other] { $places } fall into ruins.
}
pest-story-favour = Favour ({ $card }): { $gains }.
pest-story-favour-gain = { $seat } ({ $gain })
pest-story-agenda = { $decree }: { $gains }.
pest-story-agenda-gain = { $seat } +{ $n }
pest-story-podium = In the Capital: { $places }.
pest-story-podium-place = { $seat } { $place }
pest-story-podium-gains = It brings: { $gains }.
pest-amount-wood = { $n } wood
pest-amount-stone = { $n } stone
pest-amount-food = { $n } food
pest-amount-herbs = { $n ->
    [one] { $n } herb
   *[other] { $n } herbs
}
pest-amount-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
pest-amount-research = { $n } research
pest-amount-renown = { $n } renown
pest-amount-influence = { $n } influence

pest-reason-not-now = Not now. Answer the question first.
pest-reason-no-technology = You don’t have { $technology }.
pest-reason-used-up = You have already used { $technology } in this action.
pest-reason-too-new = { $technology } is new. It works from your next action on.
pest-reason-needs-food = You need { $n } food or coins, or your Camp.
pest-reason-road-needs-food = The sick on this road cost { $n } food or coins. The Camp doesn’t help on roads.
pest-reason-slot-taken = That slot is taken.
pest-reason-storage-slot-empty = No one lies in the storage slot.
pest-reason-not-beside-castle = Your Doctor starts next to your Castle.
pest-reason-regular-full = All your beds are taken.
pest-reason-coin-no-resource = Coins are not a resource. Choose wood, stone, food or herbs.
pest-reason-store-full = Your store has no room for it.
pest-reason-not-above-five = You don’t have more than 5 of that.
pest-reason-coins-stay-coins = Coins can’t be traded back.
pest-reason-coins-full = You can’t hold more coins.
pest-reason-two-resources = A trade takes two resources you have.
pest-reason-ruins = This place lies in ruins.
pest-reason-not-on-card = That place is not on your starting card.
pest-reason-other-card = You must use the other card, and a free place.
pest-reason-not-a-starting-village = You start in a village with a starting mark.
pest-reason-too-few-coins = You don’t have enough of it. Use more coins.
pest-reason-too-many-coins = Too many coins: use fewer.
pest-reason-assistant-there = An Assistant is already on that card.
pest-reason-cell-taken = You have used this pair of actions this year.
pest-reason-no-herbs = Not enough herbs.
pest-reason-track-full = Your healed track is full. Assign someone first.
pest-reason-not-played-this-year = You haven’t played that pair this year.
pest-reason-action-done = You have done this action this turn.
pest-reason-not-in-combination = Your Assistant gives you other actions this turn.
pest-reason-you-are-here = Your Doctor is there.
pest-reason-no-road = No road leads there from here.
pest-reason-entered-already = Your Doctor has already been there this turn.
pest-reason-no-points = No steps left.
pest-reason-clone-first = The jump must be the first step, and it costs 2 steps.
pest-reason-other-size = The jump leads to another place of the same size.
pest-reason-camp-out = Your Camp is already on the map.
pest-reason-camp-no-room = There is no room for your Camp here.
pest-reason-built-already = You have already built this.
pest-reason-own-building-there = You already have a building there.
pest-reason-location-full = There is no room for another building.
pest-reason-not-a-site = You build where your Doctor is, or where your Camp is, once each.
pest-reason-cannot-pay = You can’t pay for it yet.
pest-reason-map-or-capital = Build on the map or in the Capital, not both.
pest-reason-capital-building-gone = Someone has already built it.
pest-reason-not-that-material = Only wood or stone of this price can change.
pest-reason-not-produced = Nothing of that kind is produced.
pest-reason-not-from-buildings = None of your buildings makes that.
pest-reason-no-research = Not enough research.
pest-reason-nobody-in-capital = You have no one in the Capital.
pest-reason-one-to-three = Take one, two or three sick people.
pest-reason-nobody-on-track = No one on your healed track. Heal someone first.
pest-reason-bought-already = One technology per action.
pest-reason-not-in-market = It is not in the market.
pest-reason-wrong-shelf = It doesn’t fit that slot.
pest-reason-holds-patient = A patient is on the old card.
pest-reason-holds-assistant = An Assistant is on the old card.
pest-reason-holds-sick = The sick on the old card have nowhere else to go.
pest-reason-no-patient = You have no patient.
pest-reason-patient-moved = The patient has already moved in this action.
pest-reason-no-experts = No one waits on Plague Experts.
pest-reason-experts-work-in-buildings = Plague Experts go to buildings or to the Capital.
pest-reason-not-built = You haven’t built that yet.
pest-reason-no-worker-place = That building needs no worker.
pest-reason-place-taken = Someone already works there.
pest-reason-experts-full = The card is full.
pest-reason-nobody-sick = No one is in your Quarantine.
pest-reason-not-that-slot = First heal someone in a slot that hinders an action.
pest-reason-slot-empty = No one is there.
pest-reason-nobody-returns = Workers never go back to the track or to the Capital.
pest-reason-place-changed = That work place has already changed in this action.
pest-reason-nobody-works-there = No one works there.
pest-reason-token-face-down = That token is face down.
pest-reason-recall-needs-room = Your healed track is full, so no one can come back.

pest-ending-sixth-year = The sixth year is over.

pest-score-tokens = Renown tokens
pest-score-imperatives = Imperatives
pest-score-healed = Healed
pest-score-buildings = Buildings and columns
pest-score-technologies = Technologies
pest-score-influence = Influence signs
pest-score-most-influence = Most influence
pest-score-covered = Covered spaces passed
pest-score-capital-buildings = Most Capital buildings
pest-score-quarantine = Most sick
pest-score-neutral = Neutral people left
pest-score-cemetery = Cemetery
pest-score-resources = Resources
pest-score-coins = Coins
pest-score-negative = Negative Renown

# The words of the check language
pest-given-year = The year, 1 to 6; cards that do not matter lie in the years before it.
pest-given-order = The turn order, every seat once.
pest-given-turn = Whose turn it is; the year goes on from there.
pest-given-decree = A decree on the table, for its era.
pest-given-capital-card = The Capital card.
pest-given-tokens = The reward tokens in the game, those behind `down` face down.
pest-given-market = The five technologies of the market.
pest-given-start-cards = The starting cards that were turned up, in order.
pest-given-sick = Sick subjects in a place or on a road; behind a seat, in Quarantine, with the harmful slots they lie on.
pest-given-destroyed = A place in ruins.
pest-given-resource = What a place yields.
pest-given-neutral-sector = Neutral subjects in their sector of the Capital.
pest-given-neutral-spaces = The influence spaces that still hold a neutral subject.
pest-given-neutral-levels = An era, then its imperative levels that still hold a neutral subject.
pest-given-neutral-works = The Capital buildings that still have a neutral subject; the player has built the others.
pest-given-plague = This plague card strikes now.
pest-given-plagues = The plague cards turned up so far, this year’s last.
pest-given-favour = Last year’s favour card.
pest-given-favours = The favour cards turned up so far, this year’s last.
pest-given-receive = This seat receives so many sick subjects first.
pest-given-gain = This seat gains so much influence first.
pest-given-then = Where play goes on: the favour card, the end of the year, the end of the era, the next year.
pest-given-wood = Wood in store.
pest-given-stone = Stone in store.
pest-given-food = Food in store.
pest-given-herbs = Herbs in store.
pest-given-coin = Coins in store.
pest-given-research = Research tokens.
pest-given-healed = Subjects on the healed track.
pest-given-patient = The moves that the patient on technology 1 or 14 still needs.
pest-given-experts = Healed subjects on Plague Experts.
pest-given-workshop = What the Mobile Workshop makes, and whether it is manned.
pest-given-cemetery = Subjects in the Cemetery.
pest-given-capital = Subjects in the own sector of the Capital.
pest-given-doctor = Where the Doctor is.
pest-given-camp = Where the Camp is; on the board otherwise.
pest-given-building = A building on the map, and whether it is manned.
pest-given-works = Capital buildings that this seat has built.
pest-given-technology = A technology on a shelf; `busy` if an Assistant lies on it.
pest-given-cells = Cells with an Assistant of this year.
pest-given-placed = Assistants placed this year, wherever they lie: the turns taken.
pest-given-renown = Renown tokens.
pest-given-negative = Negative Renown tokens.
pest-given-influence = The space of the influence marker.
pest-given-imperatives = The imperative levels of the three eras.
pest-fact-sick = Sick subjects in a place or on a road; behind a seat, in Quarantine.
pest-fact-destroyed = How many places are in ruins, or whether this one is.
pest-fact-resource = What a place yields.
pest-fact-order = The turn order.
pest-fact-actor = Whose turn it is.
pest-fact-year = The year.
pest-fact-era = The era.
pest-fact-points = Movement points left.
pest-fact-level = How well the action goes.
pest-fact-left = The actions of the turn that are left.
pest-fact-reach = How many places the Doctor can still get to.
pest-fact-fare = The least food and points to a place, then with the Camp.
pest-fact-market = Technologies in the market.
pest-fact-deck = Technologies in the deck.
pest-fact-in-market = Whether a technology is in the market.
pest-fact-tokens = Reward tokens in the game.
pest-fact-face-up = Reward tokens face up.
pest-fact-token = Whether a reward token is up, down, or out of the game.
pest-fact-capital-card = The Capital card.
pest-fact-capital-buildings = Capital buildings that nobody has built.
pest-fact-plague-cards = How many plague cards are turned up.
pest-fact-favour-cards = How many favour cards are turned up.
pest-fact-plague-card = The plague card of a year, or `none`.
pest-fact-favour-card = The favour card of a year, or `none`.
pest-fact-start-cards = Starting-location cards turned up.
pest-fact-decree = The decree of an era.
pest-fact-neutral = Neutral subjects in their sector of the Capital.
pest-fact-neutral-influence = How many influence spaces nobody can stand on.
pest-fact-neutral-spaces = The influence spaces nobody can stand on.
pest-fact-neutral-levels = The levels of an era with a neutral subject.
pest-fact-neutral-works = Capital buildings with a neutral subject.
pest-fact-slots = The harmful slots that are occupied.
pest-fact-regular = Regular Quarantine slots.
pest-fact-workshop = What the Mobile Workshop makes.
pest-fact-workshop-worker = Whether the Mobile Workshop is manned.
pest-fact-imperative = The imperative level of an era.
pest-fact-score = The points if the game ended now, or one line of them.
pest-fact-rank = The rank in the solo game.
pest-fact-agenda = What the agenda of the era is worth now.
pest-fact-outlook = What the actions would do now.
pest-fact-assistants = Assistants still to be placed this year.
pest-fact-cells = The cells with an Assistant, as pairs of actions.
pest-fact-limit = How many of a good fit.
pest-fact-buildings = Buildings on the map.
pest-fact-works = Capital buildings built.
pest-fact-worker = Whether a building is manned.
pest-fact-output = What a building makes.
pest-fact-technology = The technology on a shelf.
pest-fact-wood = Wood in store.
pest-fact-stone = Stone in store.
pest-fact-food = Food in store.
pest-fact-herbs = Herbs in store.
pest-fact-coin = Coins in store.
pest-fact-research = Research tokens.
pest-fact-healed = Subjects on the healed track.
pest-fact-patient = The moves that the patient on technology 1 or 14 still needs.
pest-fact-experts = Healed subjects on Plague Experts.
pest-fact-cemetery = Subjects in the Cemetery.
pest-fact-capital = Subjects in the own sector of the Capital.
pest-fact-doctor = Where the Doctor is.
pest-fact-camp = Where the Camp is; on the board otherwise.
pest-fact-renown = Renown tokens.
pest-fact-negative = Negative Renown tokens.
pest-fact-influence = The space of the influence marker.
pest-fact-in-deck = Whether a technology is in the deck.
pest-fact-plague-deck = Plague cards that are still to come.
pest-fact-favour-deck = Favour cards that are not turned up.
pest-fact-placed = Assistants placed this year: the turns taken.
pest-fact-busy = The shelves whose technology holds an Assistant.

# Positions that cannot be
pest-check-last-year = Year { $year } is the last.
pest-check-no-era-end = No era ends in year { $year }.
pest-check-no-assistant = { $seat } has placed every Assistant of the year.
pest-check-no-neutrals = This game has no neutral subjects.
pest-check-not-solo = Only the solo game has neutral subjects there.
pest-check-no-neutral-space = No neutral subject begins on that space.
pest-check-first-year = The first year has no favour card before it.
pest-check-order = The turn order names { $named } of { $players } players.
pest-check-sector = Neutral subjects in the Capital: { $sector }; in year { $year } of a duel there are no more than { $most }.
pest-check-goes-on = Play goes on somewhere else already.
pest-check-ruins-already = That place lies in ruins already.
pest-check-year-first = The year stands before its cards.
pest-check-too-many-cards = Year { $year } has no more cards.
pest-check-plagues = Plague cards turned up: { $laid }; there is one a year, and it is year { $year }.
pest-check-favours = Favour cards turned up: { $laid }; at this point of year { $year } there are { $there }.
pest-check-turns = Assistants that { $seat } has placed: { $placed }; turns that { $seat } has had this year: { $turns }.
pest-check-no-turn = { $seat } has placed Assistants, but no turns are being taken now.
pest-check-own-building = { $seat } has a building in { $location } already.
pest-check-tokens = reward tokens
pest-audit-technologies = A technology is missing or lies in two places.
pest-audit-works = A Capital building is missing or stands twice.
pest-audit-tokens = { $laid } reward tokens are laid out; there are { $most } in this game.
pest-audit-card-twice = A plague or favour card lies in two years.
pest-audit-decrees = A decree is not of its era, or not in this game.
pest-audit-neutrals = Neutral people: { $sector } in the Capital and { $left } elsewhere. This game does not have them so.
pest-audit-slots = { $seat } has { $sick } sick people and { $regular } beds, so { $slots } harmful slots cannot be occupied.
pest-audit-limit = { $seat } has { $n } of { $good }; the store holds { $limit }.
pest-audit-track = { $seat } has { $n } people on a track of { $most }.
pest-audit-cemetery = { $seat } has { $n } people in a Cemetery of { $most }.
pest-audit-shelf = { $technology } does not fit the shelf “{ $shelf }” of { $seat }.
pest-audit-busy = No technology on the shelf “{ $shelf }” of { $seat } takes an Assistant.
pest-audit-no-technology = { $seat } has a person on a technology that is not there.
pest-audit-assistants = { $seat } has { $lying } Assistants on the board, { $placed } placed this year and { $most } in all.
pest-audit-influence = { $seat } has { $n } influence; the track ends at { $most }.
pest-audit-space = The marker of { $seat } cannot stand on space { $space }: it is taken.
pest-audit-level = { $seat } has an imperative level above { $most }.
pest-audit-worker = Nobody can work for { $seat } in { $building }.
pest-audit-two-buildings = { $seat } has two buildings in { $location }.
pest-audit-owners = The buildings in { $location } do not agree with their owners.
pest-audit-ruins = { $location } is in ruins, but something is there.
pest-audit-too-many-buildings = { $location } has room for { $most } buildings; { $n } stand there.
pest-audit-camp-in-full-place = { $location } is full, so no Camp can be there.
pest-audit-resource = { $location } cannot yield coins.
pest-audit-year = The cards turned up do not fit year { $year }.
pest-audit-pile = Three plague cards of one pile are turned up; with one or two players only two of them are in the game.
pest-audit-behind = A neutral person is left on space { $space }, behind the marker of { $seat }.
pest-audit-level-behind = A neutral person is left on level { $level }, which { $seat } has reached.
pest-audit-patient = The patient of { $seat } needs { $n } moves; the card has { $most }.

# What a choice does for somebody, against another: the terms of the judgement.
pest-term-renown-more = { $seat } has more renown in the bag.
pest-term-renown-less = { $seat } has less renown in the bag.
pest-term-goods-more = { $seat } has more goods to work with.
pest-term-goods-less = { $seat } has fewer goods to work with.
pest-term-knowledge-more = { $seat } gets more out of research and technologies.
pest-term-knowledge-less = { $seat } gets less out of research and technologies.
pest-term-influence-more = { $seat } has more influence.
pest-term-influence-less = { $seat } has less influence.
pest-term-health-more = { $seat } has more healed and fewer sick.
pest-term-health-less = { $seat } has fewer healed and more sick.
pest-term-buildings-more = { $seat } has buildings that produce more.
pest-term-buildings-less = { $seat } has buildings that produce less.
pest-term-goals-more = { $seat } is closer to the decree and the Capital rewards.
pest-term-goals-less = { $seat } is further from the decree and the Capital rewards.
pest-term-turn-more = { $seat } can still do more in this turn.
pest-term-turn-less = { $seat } can do less in this turn.
