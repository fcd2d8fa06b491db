# Messina 1347: what people read.
messina-title = Messina 1347
messina-blurb = The Black Death lands in a Sicilian port. Rescue its people, burn out the plague, and bring them home again.
messina-win = Have the most points after six rounds. Climb City, Church and Popularity, bring citizens back to the districts, raise your scrolls, and keep rats away.

messina-option-players = Players
messina-option-advanced = Advanced game: a different estate for everyone
messina-option-priority = Register priority tile
messina-option-errata = A major fire counts as two fires

messina-place-estate = Estate
messina-place-reserve = Reserve
messina-place-gone = left the game

messina-action-use = Use the lieutenant in { $place }
messina-action-go = Go to { $place }
messina-action-sail = Board { $ship }
messina-action-recall = Bring the lieutenant home (+1 coin)
messina-action-house = House in { $space }
messina-action-shelter = { $class } to { $cabin }
messina-action-release = No room: let the { $class } go
messina-payment = Burn 1 cube for { $price }
messina-payment-second = Burn 2 cubes for { $price }
messina-payment-beside = Burn 1 cube here and 1 in { $place } for { $price }
messina-action-rat = Take a rat
messina-action-action = Use this hex
messina-action-repopulate = Repopulate this district
messina-action-purchase = Buy a step: { $register }
messina-action-step = Take the step: { $register }
messina-action-scroll = Raise scroll { $number }
messina-action-upgrade = Make golden: { $spot }
messina-action-promote = Make golden: { $foreman }
messina-stride = { $foreman } advances
messina-stride-skip = { $foreman } advances, skipping a step
messina-stride-left = { $foreman } advances left
messina-stride-right = { $foreman } advances right
messina-stride-skip-left = { $foreman } advances left, skipping a step
messina-stride-skip-right = { $foreman } advances right, skipping a step
messina-action-activate = Wake { $space }
messina-action-refresh = New { $group } for { $fee }
messina-action-keep = Keep these tiles
messina-action-build = Build: { $tile }
messina-action-decline = Build nothing
messina-action-furnish = Lay it on { $cabin }
messina-action-settle = Send home: { $spot }
messina-action-give-up = Give up the lieutenant in { $place }
messina-action-leave = From { $cabin } to { $space }
messina-action-dismiss = No room: let the citizen of { $cabin } go
messina-action-staff = Find a worker for { $workshop }
messina-action-worker = Worker from { $space }
messina-action-stop = Done
messina-action-end = End the turn
messina-bundle-go = { $does } (first: { $first })
messina-bundle-advance = { $does } – { $woken }
messina-bundle-wake = { $woken }
messina-bundle-onward = { $does } (first: { $first })
messina-action-burn = { $payment }
messina-action-resolve = { $entry }
messina-action-pick = { $side }
messina-action-advance = { $stride }
messina-group-cabins = cabin upgrades
messina-group-workshops = workshops

messina-effects = { $effects }
messina-gain-coin = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
messina-gain-beam = { $count ->
    [one] { $count } beam
   *[other] { $count } beams
}
messina-gain-fire = { $count ->
    [one] { $count } fire token
   *[other] { $count } fire tokens
}
messina-gain-major-fire = { $count ->
    [one] { $count } major fire token
   *[other] { $count } major fire tokens
}
messina-gain-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
messina-gain-lieutenant = { $count ->
    [one] { $count } lieutenant
   *[other] { $count } lieutenants
}

messina-entry-city = City step
messina-entry-church = Church step
messina-entry-city-or-church = City or Church step
messina-entry-scroll = Scroll step
messina-entry-upgrade-citizen = Make a citizen golden
messina-entry-upgrade-foreman = Make a foreman golden
messina-entry-build = Build
messina-entry-foreman = Advance a foreman
messina-entry-foreman-named = Advance: { $foreman }
messina-entry-foreman-skip = Advance a foreman, who may skip a step
messina-entry-foreman-named-skip = Advance, a step may be skipped: { $foreman }
messina-entry-choice = Choose one: { $options }

messina-ask-lieutenant = Which lieutenant do you use?
messina-ask-goal = Your lieutenant is in { $place }. Go where? Coming home gains 1 coin.
messina-ask-rescue = { $place }: where on your estate do the rescued people live?
messina-ask-rescue-quarantine = Plague in { $place }: the rescued go into quarantine. Which cabin?
messina-ask-burn = { $cost ->
    [one] Burn plague in { $place }? { $cost } fire per cube. Every cube left gives you a rat.
   *[other] Burn plague in { $place }? { $cost } fires per cube. Every cube left gives you a rat.
}
messina-ask-ship-fight = { $cost ->
    [one] Plague aboard { $ship }. Burn it for { $cost } fire, or take a rat?
   *[other] Plague aboard { $ship }. Burn it for { $cost } fires, or take a rat?
}
messina-ask-act = { $place }: use it ({ $effects }) or repopulate it. Everything else in any order.
messina-ask-act-rest = { $place }: use what you earned, buy steps, place workers. Then end your turn.
messina-ask-settle = Use what you just earned. Whatever you leave is lost.
messina-ask-pick-option = Which one do you take?
messina-ask-pick-register = City or Church?
messina-ask-pick-scroll = Which scroll do you raise?
messina-ask-pick-citizen = Which citizen turns golden?
messina-ask-pick-foreman = Which foreman turns golden?
messina-ask-advance = Which foreman advances?
messina-ask-advance-skip = Which foreman advances? Skipping a step is allowed.
messina-ask-activate = { $foreman }: which citizen wakes?
messina-ask-refresh = Build: pay to see new tiles first? Then you must build one.
messina-ask-tile = What do you build? Building nothing is fine.
messina-ask-tile-compulsory = You paid for new tiles. Which one do you build?
messina-ask-pick-cabin = Which cabin gets the { $upgrade }?
messina-ask-settler = Who goes home? Wanted: { $class }
messina-ask-settler-upgraded = Who goes home? Wanted: a golden { $class }
messina-ask-give-up = Which unused lieutenant do you give up for good?
messina-ask-worker = Who works in { $workshop }?
messina-ask-staffing = Before your estate produces: place workers, or go on.
messina-ask-quarantine = Out of quarantine: where do they live?

messina-event-round = Round { $round }. Turn order: { $order }.
messina-event-died = { $count ->
    [one] The plague kills { $count } citizen in { $site }.
   *[other] The plague kills { $count } citizens in { $site }.
}
messina-event-new-workshops = New workshops are on offer.
messina-event-ship-arrived = { $ship } docks: { $dock }.
messina-event-ship-arrived-infected = { $ship } docks with plague aboard: { $dock }.
messina-event-hex-laid = New in town: { $site }.
messina-event-wheel-turned = The wheel turns to { $position }.
messina-event-plague-came = Plague in { $site }.
messina-event-citizen-came = { $site }: someone arrives ({ $class }).
messina-event-travelled = { $cost ->
    [0] { $seat } sends a lieutenant: { $from } → { $to }.
    [one] { $seat } sends a lieutenant: { $from } → { $to }, for { $cost } coin.
   *[other] { $seat } sends a lieutenant: { $from } → { $to }, for { $cost } coins.
}
messina-event-recalled = { $seat } brings a lieutenant home ({ $from }).
messina-event-visited = { $owner } scores +2 for the visit to { $site }.
messina-event-housed = { $seat } rescues a citizen ({ $class }): { $space }.
messina-event-sheltered = { $seat } rescues a citizen into quarantine ({ $class }): { $cabin }.
messina-event-released = { $count ->
    [one] { $seat } has no room for { $count } { $class }.
   *[other] { $seat } has no room for { $count }: { $class }.
}
messina-event-burnt = { $seat } burns a plague cube in { $site }.
messina-event-burnt-ship = { $seat } burns the plague aboard { $ship }.
messina-event-rats = { $count ->
    [one] { $seat } takes { $count } rat.
   *[other] { $seat } takes { $count } rats.
}
messina-event-gained = { $seat } gains { $gain }.
messina-event-recruited = { $seat } gains a lieutenant.
messina-event-pending = { $count ->
    [one] { $seat } earns: { $entry }.
   *[other] { $seat } earns { $count } times: { $entry }.
}
messina-event-forfeited = { $count ->
    [one] { $seat } leaves { $count } effect unused.
   *[other] { $seat } leaves { $count } effects unused.
}
messina-event-ship-taken = { $seat } takes { $ship }.
messina-event-hex-used = { $seat } uses { $site }.
messina-event-bought = { $price ->
    [one] { $seat } buys a step on the { $register } for { $price } coin.
   *[other] { $seat } buys a step on the { $register } for { $price } coins.
}
messina-event-stepped = { $seat } reaches space { $space } of the { $register }.
messina-event-scrolled = { $seat } raises scroll { $track } to step { $index }.
messina-event-upgraded = { $seat } makes a citizen golden: { $spot }.
messina-event-promoted = { $seat } makes the { $foreman } golden.
messina-event-foreman-moved = { $seat }’s { $foreman } advances.
messina-event-activated = { $seat } wakes a citizen: { $space }.
messina-event-door-closed = A door closes one of { $seat }’s spaces: { $space }.
messina-event-refreshed = { $seat } pays for new { $group } ({ $fee }).
messina-event-built = { $seat } builds { $tile }.
messina-event-furnished = { $seat } adds the { $upgrade } to { $cabin }.
messina-event-turned-up = Now on offer: { $tile }.
messina-event-staffed = { $seat } puts a worker in { $workshop } (from: { $space }).
messina-event-rewarded = { $workshop } pays { $seat } its reward.
messina-event-repopulating = { $seat } starts to repopulate { $site }.
messina-event-settled = One of { $seat }’s citizens goes home ({ $spot }).
messina-event-given-up = { $seat } gives up a lieutenant ({ $from }).
messina-event-repopulated = { $seat } has repopulated { $site }.
messina-event-producing = { $seat }’s estate produces.
messina-event-left-quarantine = { $seat }: out of quarantine ({ $class }), { $cabin } → { $space }.
messina-event-automaton-drew = The automaton draws: { $tile }.
messina-event-automaton-went = The automaton goes to { $site }.
messina-event-automaton-burnt = The automaton burns a plague cube in { $site }: Popularity { $space }.
messina-event-automaton-idle = The automaton finds no free district.
messina-event-removed = Out of the game: { $tile }.
messina-event-ship-removed = The ship leaves the game: { $ship }.
messina-event-scored = { $points ->
    [one] { $seat }: { $points } point.
   *[other] { $seat }: { $points } points.
}

messina-story-who = { $seat } ·
messina-story-go = { $cost ->
    [0] { $seat } goes to { $the }.
    [one] { $seat } goes to { $the } for { $cost } coin.
   *[other] { $seat } goes to { $the } for { $cost } coins.
}
messina-story-rescues = Rescues { $citizens }.
messina-story-quarantine = Into quarantine: { $citizens }.
messina-story-no-room = No room for { $citizens }.
messina-story-gains = Gains { $gain }.
messina-story-visit = { $owner } scores +2 for the visit.
messina-recap-visit = { $seat } visits your hex: you score +2.
messina-story-burns = { $n ->
    [one] Burns { $n } plague cube: { $gain }.
   *[other] Burns { $n } plague cubes: { $gain }.
}
messina-story-burns-only = { $n ->
    [one] Burns { $n } plague cube.
   *[other] Burns { $n } plague cubes.
}
messina-story-rats = { $n ->
    [one] Takes { $n } rat.
   *[other] Takes { $n } rats.
}
messina-story-hex = { $site }: { $gain }.
messina-story-foreman = { $foreman } advances: { $gain }.
messina-story-foreman-idle = { $foreman } advances.
messina-story-buys = { $price ->
    [one] Buys { $what } for { $price } coin: { $gain }.
   *[other] Buys { $what } for { $price } coins: { $gain }.
}
messina-story-buys-only = { $price ->
    [one] Buys { $what } for { $price } coin.
   *[other] Buys { $what } for { $price } coins.
}
messina-story-builds = Builds { $tiles }.
messina-story-builds-gains = Builds { $tiles }: { $gain }.
messina-story-new-tiles = Pays for new tiles.
messina-story-worker = { $workshop } gets a worker.
messina-story-worker-pays = { $workshop } gets a worker and pays { $gain }.
messina-story-golden = Golden now: { $who }.
messina-story-golden-citizen = a citizen ({ $spot })
messina-story-scroll = Scroll { $track }: step { $index }.
messina-story-repopulates = { $n ->
    [one] Repopulates { $the } with { $n } citizen: { $gain }.
   *[other] Repopulates { $the } with { $n } citizens: { $gain }.
}
messina-story-repopulates-only = { $n ->
    [one] Repopulates { $the } with { $n } citizen.
   *[other] Repopulates { $the } with { $n } citizens.
}
messina-story-ship = { $seat } takes { $ship }: { $gain }.
messina-story-lost = { $n ->
    [one] Leaves { $n } effect unused.
   *[other] Leaves { $n } effects unused.
}
messina-story-estate = { $seat }’s estate gives { $gain }.
messina-story-released = Out of quarantine: { $citizens }.
messina-story-dead = { $n ->
    [one] The plague kills { $n } citizen: { $sites }.
   *[other] The plague kills { $n } citizens: { $sites }.
}
messina-story-new = New in town: { $what }.
messina-story-ships = { $n ->
    [one] { $n } ship
   *[other] { $n } ships
}
messina-story-plague-ships = { $n ->
    [one] { $n } ship with plague
   *[other] { $n } ships with plague
}
messina-story-plague = Plague comes to { $sites }.
messina-story-citizens = Citizens come: { $groups }.
messina-story-group = { $who } ({ $sites })
messina-story-points = Points: { $scores }.
messina-story-score = { $seat } { $points }
messina-some-artisan = { $n ->
    [1] an artisan
   *[other] { $n } artisans
}
messina-some-aristocrat = { $n ->
    [1] an aristocrat
   *[other] { $n } aristocrats
}
messina-some-nun = { $n ->
    [1] a nun
   *[other] { $n } nuns
}
messina-reach-popularity = Popularity { $space }
messina-reach-city = City { $space }
messina-reach-church = Church { $space }
messina-steps-popularity = { $n ->
    [one] { $n } Popularity step
   *[other] { $n } Popularity steps
}
messina-steps-city = { $n ->
    [one] { $n } City step
   *[other] { $n } City steps
}
messina-steps-church = { $n ->
    [one] { $n } Church step
   *[other] { $n } Church steps
}
messina-the-market-square = Market Square
messina-the-lumber-yard = the Lumber Yard
messina-the-charcoal-yard = the Charcoal Yard
messina-the-builders-lodge = the Builders’ Lodge
messina-the-smithy = the Smithy
messina-the-town-hall = the Town Hall
messina-the-cathedral = the Cathedral
messina-the-stewards-court = the Steward’s Court
messina-the-scriptorium = the Scriptorium
messina-the-charity-house = the Charity House
messina-the-builders-guild = the Builders’ Guild
messina-the-bakers-row = Bakers’ Row
messina-the-courthouse = the Courthouse
messina-the-foremens-lodge = the Foremen’s Lodge
messina-the-hospital = the Hospital
messina-the-bailiffs-tower = the Bailiff’s Tower
messina-the-basilica = the Basilica
messina-the-arsenal = the Arsenal
messina-the-library = the Library
messina-the-royal-palace = the Royal Palace

messina-reason-no-lieutenant = You have no unused lieutenant there.
messina-reason-town-first = Lieutenants lying in town go first. Use one of those.
messina-reason-not-in-town = This hex is not in town.
messina-reason-occupied = A lieutenant stands there. Free again next round.
messina-reason-dock-by-ship = To reach a dock, choose one of its ships.
messina-reason-not-at-dock = This ship is not in port.
messina-reason-nobody-waits = No one of that class waits here.
messina-reason-space-taken = This space is taken.
messina-reason-no-plague = No plague here: rescued citizens go straight to their sector.
messina-reason-infected = Plague here: rescued citizens go into quarantine.
messina-reason-cabin-taken = This cabin is taken.
messina-reason-still-room = You have room, so no one can be sent away.
messina-reason-needs-major = To burn next door as well, pay with major fires only.
messina-reason-not-beside = That hex isn’t next door, or has no plague.
messina-reason-no-such-payment = These fires don’t add up to a cube.
messina-reason-no-extra-cube = On a ship only its own cube can be burnt.
messina-reason-no-second-cube = A major fire removes a second cube only from a neighbouring hex.
messina-reason-nothing-pending = You have no such effect waiting.
messina-reason-useless = This would do nothing right now.
messina-reason-main-used = You have already used this hex this turn.
messina-reason-only-dock = A dock has no action of its own.
messina-reason-no-district = Only districts can be repopulated.
messina-reason-repopulated = This district is already repopulated.
messina-reason-no-tile = You have placed all your repopulation tiles.
messina-reason-no-cart = You need a cart that is ready. Carts are ready again next round.
messina-reason-district-cost = You can’t pay for this district yet.
messina-reason-no-settlers = You don’t have the citizens this district wants, in your sectors or workshops.
messina-reason-none-to-give-up = You need an unused lieutenant to give up.
messina-reason-not-sold = Steps are bought and chosen on City and Church only.
messina-reason-track-full = You are already at the top.
messina-reason-scroll-full = This scroll is already at the top.
messina-reason-no-plain-citizen = All your citizens there are golden.
messina-reason-foreman-upgraded = This foreman is already golden.
messina-reason-in-centre = This foreman is already in the centre.
messina-reason-other-foreman = Another foreman advances now.
messina-reason-no-skip = No skipping this time.
messina-reason-branching = The path forks at the second step. Choose left or right there.
messina-reason-nobody-there = No one stands on this space.
messina-reason-out-of-reach = The foreman can’t reach this citizen from here.
messina-reason-enough-there = The foreman has woken as many as allowed here.
messina-reason-activated-before = This citizen has already been woken in this step.
messina-reason-door-there = This space was used up. A door covers it.
messina-reason-no-fee = You don’t have what this fee asks for.
messina-reason-nothing-below = None of these piles has a second tile.
messina-reason-must-build = You paid for new tiles, so build one.
messina-reason-not-on-top = This tile isn’t on top of a pile.
messina-reason-tile-cost = You can’t pay for this tile yet.
messina-reason-no-cabin-free = All your cabins have an upgrade.
messina-reason-cabin-furnished = This cabin has an upgrade.
messina-reason-not-fitting = This district wants someone else.
messina-reason-not-owned = This workshop is not yours.
messina-reason-staffed = Someone already works there.
messina-reason-spent = This workshop has already paid.
messina-reason-no-worker = No one of the right class stands there in the sector.
messina-reason-not-leaving = No one leaves quarantine that way now.
messina-reason-too-far = { $cost ->
    [one] That costs { $cost } coin. You have { $coin }.
   *[other] That costs { $cost } coins. You have { $coin }.
}
messina-reason-too-dear = { $price ->
    [one] A step costs { $price } coin: 1 per lieutenant you have.
   *[other] A step costs { $price } coins: 1 per lieutenant you have.
}
messina-reason-no-tokens = { $cost ->
    [one] A cube costs { $cost } fire. You don’t have that.
   *[other] A cube costs { $cost } fires. You don’t have that.
}
messina-reason-not-now = Not now. Answer the question first.

messina-ending-complete = The sixth round is over.
messina-ending-plague = The plague wins.
messina-ending-survivors = You are among the survivors.
messina-ending-saviours = You are the saviours of Messina.

messina-score-track = Points during the game
messina-score-city = City register
messina-score-church = Church register
messina-score-popularity = Popularity
messina-score-districts = Repopulated districts
messina-score-scroll = Scroll board
messina-score-rats = Rats

messina-given-round = The round, before everything else; from V on the workshops are those of era II.
messina-given-order = The order of play, every seat once, before it is said whose turn it is.
messina-given-wheel = What the population wheel shows, 1 to 12.
messina-given-hex = A hex on a slot; what lay there changes places with it or goes to the pile.
messina-given-cubes = Plague cubes on a hex, out of the supply.
messina-given-citizens = Citizens of a class on a district.
messina-given-owner = Whose repopulation tile lies on a district.
messina-given-moored = A ship at a dock, with the plague on board or not.
messina-given-docks = The dock tiles that are left in their pile.
messina-given-top = A tile turned up on the first pile it fits that shows none.
messina-given-pending = Pending effects of a kind.
messina-given-turn = Who moves next.
messina-given-act = The step of actions of a seat whose lieutenant stands there.
messina-given-production = The end of the round.
messina-given-over = The end of the game.
messina-given-automaton = The automaton: its space on Popularity, lieutenants left, to move next or not.
messina-given-automaton-at = The districts where lieutenants of the automaton stand.
messina-given-tokens = Coins, beams, fires, major fires, points and rats of a seat.
messina-given-register = A marker on a register, on top of those that are on the space.
messina-given-estate = The estate board of a seat; whoever had it takes the other.
messina-given-scroll-board = The scroll board of a seat; whoever had it takes the other.
messina-given-scroll = The places of the three scroll cubes, 0 to 3.
messina-given-citizen = A citizen on a space, in a workshop or in a cabin; there with the class, on space I or leaving.
messina-given-cabin = An upgrade on a cabin.
messina-given-workshop = A workshop owned, its reward paid or not.
messina-given-cart = A cart owned, used this round or ready.
messina-given-ship = A ship owned.
messina-given-foreman = A foreman on a step; from the second one on with the branch.
messina-given-door = A door on a space whose action works once.
messina-given-lieutenants = All lieutenants of a seat; + behind a place means used, the rest of the five are in reserve.
messina-given-workshops = The tiles of a workshop pile that everybody has seen: the top, then those at the bottom.
messina-given-gone = A tile or a ship that has left the game; in the order in which they went.
messina-given-cabins = A pile of cabin upgrades by its number: how many lie face down, the top, then those at the bottom. Comes after all other upgrades.
messina-given-carts = The carts on top of their piles.
messina-given-automaton-drew = The solo tiles drawn this round, in order.
messina-given-automaton-before = The solo tiles drawn in the round before, in order.

messina-fact-round = The round.
messina-fact-order = The order of play.
messina-fact-turn = Whose turn or production it is.
messina-fact-site = Where the lieutenant of the turn is, or nowhere.
messina-fact-main = Whether the hex can still be used.
messina-fact-cost = Coins for the way there; none while nobody is about to go.
messina-fact-wheel = What the wheel shows.
messina-fact-supply = Plague cubes in the supply.
messina-fact-cubes = Plague cubes on a hex.
messina-fact-citizens = Citizens of a class on a hex.
messina-fact-owner = Whose repopulation tile lies there, or nobody.
messina-fact-hex = The hex on a slot, or nothing.
messina-fact-hexes = How many hexes the town has.
messina-fact-hex-pile = Hexes in the pile.
messina-fact-dock = The dock behind the port on a slot, or nothing.
messina-fact-dock-tiles = Dock tiles left in their pile.
messina-fact-docked = How many ships lie at a dock.
messina-fact-moored = The dock of a ship, with cube if the plague is on board, or nowhere.
messina-fact-top = The tile on top of a pile, or nothing: of a class, cabin 1 to 3, cart 1 or 2.
messina-fact-pile = How many tiles a pile has: of a class, or cabin 1 to 3.
messina-fact-pending = How often an effect is pending.
messina-fact-ranks = The seats on a register, foremost first.
messina-fact-automaton = The automaton: popularity, lieutenants left, tiles drawn, the districts where it stands.
messina-fact-coin = Coins.
messina-fact-beam = Beams.
messina-fact-fire = Fire tokens.
messina-fact-major-fire = Major fire tokens.
messina-fact-points = Points on the track.
messina-fact-rats = Rats.
messina-fact-ready = Carts ready to be used.
messina-fact-tiles = Repopulation tiles left.
messina-fact-price = Coins for a register step.
messina-fact-estate = The estate board.
messina-fact-scroll-board = The scroll board.
messina-fact-carts = Carts owned, or none.
messina-fact-ships = Ships owned, or none.
messina-fact-space = The space on a register.
messina-fact-scroll = The places of the three scroll cubes.
messina-fact-citizen = Who stands on a space: nobody, plain or upgraded.
messina-fact-residents = Citizens in the sectors.
messina-fact-door = Whether a door covers a space.
messina-fact-cabin = Who lives in a cabin: empty, or class and space.
messina-fact-upgrade = The upgrade of a cabin, or none.
messina-fact-workshop = A workshop: none, empty, plain or upgraded, and spent.
messina-fact-foreman = The node of a foreman or start, and upgraded.
messina-fact-lieutenants = The places of the five lieutenants; + means used.
messina-fact-score = A line of the score sheet.
messina-fact-total = What the game is worth now.

messina-check-round-first = The round comes before everything else of a position.
messina-check-begun = What is played next was said already.
messina-check-no-lieutenant = { $seat } has no lieutenant for this: none stands there, and none is unused on the estate.
messina-check-slot = { $place } cannot lie on this slot now.
messina-check-cubes = plague cubes
messina-check-tiles = repopulation tiles
messina-check-lieutenants = lieutenants
messina-check-gap = The slot { $slot } is empty: the districts of the start fill all of theirs.
messina-check-shown = No pile for this tile is without a tile turned up.
messina-check-pile-class = That workshop lies in another pile.
messina-check-era = This workshop is not on the board in this round.
messina-check-never-spent = A workshop of era I pays every round and is never spent.
messina-check-solo = Only the solo game has an automaton.
messina-check-side = Side b is for the advanced game, side a for the others.
messina-check-branch = From the second step on a foreman has a branch, before it none.
messina-check-no-door = The action of this space is not used up: no door lies there.
messina-check-unused = Only lieutenants on the estate or in town are used.
messina-check-none-left = { $seat } always keeps a lieutenant in play.
messina-check-automaton = The automaton has used { $there } lieutenants; { $laid } stand in town.

messina-audit-cubes = { $there } plague cubes are there; the game has { $all }.
messina-audit-tile = { $tile } is there { $count } times.
messina-audit-pile = A pile does not hold the tiles that nobody has seen.
messina-audit-golden = A golden citizen of { $seat } is nowhere.
messina-audit-worker = A citizen of { $seat } works in a workshop that { $seat } does not own.
messina-audit-spent = A spent workshop of { $seat } is not owned.
messina-audit-unpaid = A workshop of { $seat } has earned its reward and is not spent.
messina-audit-carts = { $seat } has more carts ready than owned.
messina-audit-foremen = A foreman of { $seat } stands beyond the path, or without the branch.
messina-audit-doors = A door of { $seat } lies on a space whose action is not used up.
messina-audit-points = { $seat } has fewer than 0 points in play.
messina-audit-repopulation = { $seat } has lost or doubled a repopulation tile.
messina-audit-boards = { $seat } has the same board as someone else.
messina-audit-lieutenants = The lieutenants of { $seat } are not as they can be: five, at least one of them in play.
messina-audit-away = A lieutenant of { $seat } stands on { $place }, which is not in the town.
messina-audit-register = The markers are not stacked in order: { $register }.
messina-audit-order = The order of play does not have every seat once.
messina-audit-not-laid = Something lies on { $place }, which is not in the town.
messina-audit-hex-twice = { $place } is in the town and in the pile.
messina-audit-standing = { $count } lieutenants stand on one hex: { $place }.

# What a choice does for somebody, against another: the terms of the judgement.
messina-term-points-more = { $seat } has more points right away.
messina-term-points-less = { $seat } has fewer points right away.
messina-term-registers-more = { $seat } is further up on City, Church and Popularity.
messina-term-registers-less = { $seat } is further down on City, Church and Popularity.
messina-term-tokens-more = { $seat } has more coins, beams and fires.
messina-term-tokens-less = { $seat } has fewer coins, beams and fires.
messina-term-turns-more = { $seat } has more turns to come.
messina-term-turns-less = { $seat } has fewer turns to come.
messina-term-people-more = { $seat } has more citizens for foremen to wake.
messina-term-people-less = { $seat } has fewer citizens for foremen to wake.
messina-term-buildings-more = { $seat } gets more out of workshops and cabins.
messina-term-buildings-less = { $seat } gets less out of workshops and cabins.
messina-term-districts-more = { $seat } can repopulate better districts.
messina-term-districts-less = { $seat } can repopulate fewer good districts.
messina-term-scrolls-more = { $seat } gets more out of the scroll board.
messina-term-scrolls-less = { $seat } gets less out of the scroll board.
messina-term-rats-more = { $seat } suffers less from rats.
messina-term-rats-less = { $seat } suffers more from rats.
messina-term-in-hand-more = { $seat } can still do more this turn.
messina-term-in-hand-less = { $seat } can still do less this turn.
