# Messina 1347: what people read.
messina-title = Messina 1347
messina-blurb = The Black Death lands in a Sicilian port. Rescue its people, burn out the plague, and bring the town back to life.

messina-option-players = Players
messina-option-advanced = Advanced game: a different estate for everyone
messina-option-priority = Register priority tile
messina-option-errata = Major fire counts as two fires

messina-place-estate = Estate
messina-place-reserve = Reserve
messina-place-gone = Given up

messina-action-use = Use the lieutenant here: { $place }
messina-action-go = Go to { $place }
messina-action-sail = Take the ship: { $ship }
messina-action-recall = Recall the lieutenant for 1 coin
messina-action-house = House a citizen: { $space }
messina-action-shelter = Quarantine: { $class }, { $cabin }
messina-action-release = Let go: { $class }
messina-payment = Burn a cube ({ $price })
messina-payment-second = Burn two cubes ({ $price })
messina-payment-beside = Burn a cube here and one there: { $place } ({ $price })
messina-action-rat = Take a rat with the ship
messina-action-action = Use the action of the hex
messina-action-repopulate = Repopulate the district
messina-action-purchase = Buy a step: { $register }
messina-action-step = Take the step: { $register }
messina-action-scroll = Move the cube of scroll track { $number }
messina-action-upgrade = Upgrade the citizen: { $spot }
messina-action-promote = Upgrade the foreman: { $foreman }
messina-stride = Advance: { $foreman }
messina-stride-skip = Skip a step: { $foreman }
messina-stride-left = Advance to the left: { $foreman }
messina-stride-right = Advance to the right: { $foreman }
messina-stride-skip-left = Skip a step, to the left: { $foreman }
messina-stride-skip-right = Skip a step, to the right: { $foreman }
messina-action-activate = Activate the citizen: { $space }
messina-action-refresh = Refresh the { $group }; fee: { $fee }
messina-action-keep = Leave the tiles as they are
messina-action-build = Build: { $tile }
messina-action-decline = Build nothing
messina-action-furnish = Lay the upgrade here: { $cabin }
messina-action-settle = Send back the citizen: { $spot }
messina-action-give-up = Give up the lieutenant: { $place }
messina-action-leave = From { $cabin } to: { $space }
messina-action-dismiss = Let the citizen go: { $cabin }
messina-action-staff = Put somebody to work: { $workshop }
messina-action-worker = This citizen: { $space }
messina-action-stop = Done
messina-action-end = End the turn
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
messina-entry-upgrade-citizen = Upgrade a citizen
messina-entry-upgrade-foreman = Upgrade a foreman
messina-entry-build = Build
messina-entry-foreman = Advance a foreman
messina-entry-foreman-named = Advance: { $foreman }
messina-entry-foreman-skip = Advance a foreman, who may skip a step
messina-entry-foreman-named-skip = Advance, a step may be skipped: { $foreman }
messina-entry-choice = Choose one: { $options }

messina-ask-lieutenant = Your turn: which lieutenant do you use?
messina-ask-goal = Where does the lieutenant go? Now: { $place }. Choose a hex or a ship, or recall him.
messina-ask-rescue = Rescue the citizens of { $place }: where do they live?
messina-ask-rescue-quarantine = { $place } has plague: its citizens go to quarantine. Which cabin?
messina-ask-burn = { $cost ->
    [one] Fight the plague in { $place }: { $cost } token a cube. Whatever is left brings rats.
   *[other] Fight the plague in { $place }: { $cost } tokens a cube. Whatever is left brings rats.
}
messina-ask-ship-fight = { $cost ->
    [one] The plague is on board ({ $ship }): pay { $cost } token, or take a rat.
   *[other] The plague is on board ({ $ship }): pay { $cost } tokens, or take a rat.
}
messina-ask-act = { $place }: use its action ({ $effects }) or repopulate it; all else in any order.
messina-ask-act-rest = { $place }: resolve effects, buy register steps and staff workshops in any order, then end the turn.
messina-ask-settle = Resolve what you have earned, or stop; the rest is lost.
messina-ask-pick-option = Which of these do you take?
messina-ask-pick-register = City or Church?
messina-ask-pick-scroll = Which scroll cube moves up?
messina-ask-pick-citizen = Which citizen do you upgrade?
messina-ask-pick-foreman = Which foreman do you upgrade?
messina-ask-advance = Which foreman advances?
messina-ask-advance-skip = Which foreman advances? He may skip a step.
messina-ask-activate = { $foreman }: which citizen is activated?
messina-ask-refresh = Build: pay one token or point to see new tiles first?
messina-ask-tile = Which tile do you build? You may build nothing.
messina-ask-tile-compulsory = Which tile do you build? After a refresh you must build one.
messina-ask-pick-cabin = Which cabin gets the upgrade ({ $upgrade })?
messina-ask-settler = Who goes back to the district? Asked for: { $class }
messina-ask-settler-upgraded = Who goes back to the district? Asked for, upgraded: { $class }
messina-ask-give-up = Which unused lieutenant do you give up for good?
messina-ask-worker = Who works there? { $workshop }
messina-ask-staffing = Production: put citizens to work first, or go on.
messina-ask-quarantine = Quarantine is over for some: where do they live?

messina-event-round = Round { $round }. Order of play: { $order }.
messina-event-died = { $count ->
    [one] The plague kills { $count } citizen in { $site }.
   *[other] The plague kills { $count } citizens in { $site }.
}
messina-event-new-workshops = Advanced workshops replace the starting ones.
messina-event-ship-arrived = { $ship } arrives: { $dock }.
messina-event-ship-arrived-infected = { $ship } arrives with the plague on board: { $dock }.
messina-event-hex-laid = The town grows: { $site }.
messina-event-wheel-turned = The population wheel turns to { $position }.
messina-event-plague-came = Plague: { $site }.
messina-event-citizen-came = { $class } arrives: { $site }.
messina-event-travelled = { $seat } sends a lieutenant to { $to } (from: { $from }; coins: { $cost }).
messina-event-recalled = { $seat } recalls a lieutenant (from: { $from }).
messina-event-visited = { $owner } scores for a visit to { $site }.
messina-event-housed = { $seat } houses a citizen: { $class }, { $space }.
messina-event-sheltered = { $seat } sends a citizen to quarantine: { $class }, { $cabin }.
messina-event-released = { $count ->
    [one] { $seat } has no room for { $count } citizen: { $class }.
   *[other] { $seat } has no room for { $count } citizens: { $class }.
}
messina-event-burnt = { $seat } burns a plague cube: { $site }.
messina-event-burnt-ship = { $seat } burns the plague on board: { $ship }.
messina-event-rats = { $count ->
    [one] { $seat } takes { $count } rat.
   *[other] { $seat } takes { $count } rats.
}
messina-event-gained = { $seat }: { $gain }.
messina-event-recruited = { $seat } gains a lieutenant.
messina-event-pending = { $seat } earns: { $entry } × { $count }.
messina-event-forfeited = { $count ->
    [one] { $seat } leaves { $count } effect unused.
   *[other] { $seat } leaves { $count } effects unused.
}
messina-event-ship-taken = { $seat } takes a ship: { $ship }.
messina-event-hex-used = { $seat } uses the action of { $site }.
messina-event-bought = { $price ->
    [one] { $seat } buys a step for { $price } coin: { $register }.
   *[other] { $seat } buys a step for { $price } coins: { $register }.
}
messina-event-stepped = { $seat } is on space { $space }: { $register }.
messina-event-scrolled = { $seat } moves the cube of scroll track { $track } to place { $index }.
messina-event-upgraded = { $seat } upgrades a citizen: { $spot }.
messina-event-promoted = { $seat } upgrades a foreman: { $foreman }.
messina-event-foreman-moved = { $seat } advances a foreman: { $foreman }.
messina-event-activated = { $seat } activates a citizen: { $space }.
messina-event-door-closed = A door closes a space of { $seat }: { $space }.
messina-event-refreshed = { $seat } refreshes the { $group }; fee: { $fee }.
messina-event-built = { $seat } builds: { $tile }.
messina-event-furnished = { $seat } upgrades { $cabin }: { $upgrade }.
messina-event-turned-up = Now on offer: { $tile }.
messina-event-staffed = { $seat } puts a citizen to work: { $workshop } (from: { $space }).
messina-event-rewarded = { $workshop } rewards { $seat }.
messina-event-repopulating = { $seat } begins to repopulate { $site }.
messina-event-settled = A citizen of { $seat } returns to the town (from: { $spot }).
messina-event-given-up = { $seat } gives up a lieutenant (from: { $from }).
messina-event-repopulated = { $seat } has repopulated { $site }.
messina-event-producing = The estate of { $seat } produces.
messina-event-left-quarantine = { $seat }: quarantine is over for a citizen: { $class }, { $cabin }; now: { $space }.
messina-event-automaton-drew = The automaton draws: { $tile }.
messina-event-automaton-went = The automaton goes to { $site }.
messina-event-automaton-burnt = The automaton removes a plague cube ({ $site }) and is on space { $space } of Popularity.
messina-event-automaton-idle = The automaton finds no free district.
messina-event-removed = Out of the game: { $tile }.
messina-event-ship-removed = The ship leaves the game: { $ship }.
messina-event-scored = { $points ->
    [one] { $seat } has { $points } point.
   *[other] { $seat } has { $points } points.
}

messina-reason-no-lieutenant = No unused lieutenant of yours is there.
messina-reason-town-first = First use the lieutenants who lie in Messina.
messina-reason-not-in-town = This hex is not in the town now.
messina-reason-occupied = A lieutenant stands there: the hex is taken this round.
messina-reason-dock-by-ship = A dock is reached with one of its ships: choose the ship.
messina-reason-not-at-dock = This ship lies at no dock.
messina-reason-nobody-waits = Nobody of that class waits here.
messina-reason-space-taken = This space is taken.
messina-reason-no-plague = There is no plague here: the citizen goes to his sector.
messina-reason-infected = There is plague here: the citizen must go to quarantine.
messina-reason-cabin-taken = Somebody lives in this cabin.
messina-reason-still-room = There is room: nobody may be sent away.
messina-reason-needs-major = Only a payment of major fires alone reaches a neighbouring hex.
messina-reason-not-beside = That hex is not adjacent, or has no plague cube.
messina-reason-no-such-payment = These tokens cannot be paid together for a cube.
messina-reason-no-extra-cube = On a ship nothing but its own cube can be burnt.
messina-reason-no-second-cube = A major fire removes a second cube only from a neighbouring hex.
messina-reason-nothing-pending = You have no such effect waiting.
messina-reason-useless = This effect could do nothing now.
messina-reason-main-used = You have used the hex this turn.
messina-reason-only-dock = A dock has no action.
messina-reason-no-district = Only districts can be repopulated.
messina-reason-repopulated = This district is repopulated already.
messina-reason-no-tile = You have no repopulation tile left.
messina-reason-no-cart = You have no cart ready.
messina-reason-district-cost = You cannot pay what repopulating costs here.
messina-reason-no-settlers = The citizens this district asks for are not in your sectors and workshops.
messina-reason-none-to-give-up = You need an unused lieutenant to give up.
messina-reason-not-sold = Steps are bought and chosen on City and Church only.
messina-reason-track-full = The marker is on the last space.
messina-reason-scroll-full = This cube is at the top of its track.
messina-reason-no-plain-citizen = There is no plain citizen of yours.
messina-reason-foreman-upgraded = This foreman is upgraded already.
messina-reason-in-centre = The path ends in the centre.
messina-reason-other-foreman = Another foreman advances now.
messina-reason-no-skip = No step may be skipped now.
messina-reason-branching = The branch is chosen when the second step is reached, and only then.
messina-reason-nobody-there = Nobody stands on this space.
messina-reason-out-of-reach = The foreman does not reach this citizen from where he stands.
messina-reason-enough-there = The foreman has activated as many citizens as he may in this part of the estate.
messina-reason-activated-before = This citizen was already activated in this advance.
messina-reason-door-there = A door covers this space: its action was used.
messina-reason-no-fee = You do not have what this fee asks for.
messina-reason-nothing-below = None of these piles has a second tile.
messina-reason-must-build = You paid for a refresh: build a tile.
messina-reason-not-on-top = This tile does not lie on top of a pile.
messina-reason-tile-cost = You cannot pay for this tile.
messina-reason-no-cabin-free = All your cabins have an upgrade.
messina-reason-cabin-furnished = This cabin has an upgrade.
messina-reason-not-fitting = This is not a citizen the district asks for.
messina-reason-not-owned = This workshop is not yours.
messina-reason-staffed = Somebody works there.
messina-reason-spent = This workshop has paid its reward.
messina-reason-no-worker = Nobody of the right class stands there in the sector.
messina-reason-not-leaving = Nobody leaves quarantine that way now.
messina-reason-too-far = { $cost ->
    [one] The way costs { $cost } coin; you have { $coin }.
   *[other] The way costs { $cost } coins; you have { $coin }.
}
messina-reason-too-dear = { $price ->
    [one] A step costs { $price } coin: as many as you have lieutenants.
   *[other] A step costs { $price } coins: as many as you have lieutenants.
}
messina-reason-no-tokens = { $cost ->
    [one] A cube costs { $cost } token, and you do not have these.
   *[other] A cube costs { $cost } tokens, and you do not have these.
}
messina-reason-not-now = That is not what is asked now.

messina-ending-complete = Six rounds have passed.
messina-ending-plague = The plague wins.
messina-ending-survivors = You are among the survivors.
messina-ending-saviours = You are the saviours of Messina.

messina-score-track = Points in play
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
messina-audit-boards = { $seat } has the same board as somebody else.
messina-audit-lieutenants = The lieutenants of { $seat } are not as they can be: five, at least one of them in play.
messina-audit-away = A lieutenant of { $seat } stands on { $place }, which is not in the town.
messina-audit-register = The markers are not stacked in order: { $register }.
messina-audit-order = The order of play does not have every seat once.
messina-audit-not-laid = Something lies on { $place }, which is not in the town.
messina-audit-hex-twice = { $place } is in the town and in the pile.
messina-audit-standing = { $count } lieutenants stand on one hex: { $place }.

# What a choice does for somebody, against another: the terms of the judgement.
messina-term-points-more = { $seat } has more points at once.
messina-term-points-less = { $seat } has fewer points at once.
messina-term-registers-more = { $seat } stands better on the registers.
messina-term-registers-less = { $seat } stands worse on the registers.
messina-term-tokens-more = { $seat } has more to pay and to burn with.
messina-term-tokens-less = { $seat } has less to pay and to burn with.
messina-term-turns-more = { $seat } has more turns to come.
messina-term-turns-less = { $seat } has fewer turns to come.
messina-term-people-more = { $seat } has more citizens whom foremen will set to work.
messina-term-people-less = { $seat } has fewer citizens whom foremen will set to work.
messina-term-buildings-more = { $seat } gets more out of workshops and cabins.
messina-term-buildings-less = { $seat } gets less out of workshops and cabins.
messina-term-districts-more = { $seat } can repopulate better districts.
messina-term-districts-less = { $seat } can repopulate fewer good districts.
messina-term-scrolls-more = { $seat } gets more out of the scroll board.
messina-term-scrolls-less = { $seat } gets less out of the scroll board.
messina-term-rats-more = { $seat } suffers less from rats.
messina-term-rats-less = { $seat } suffers more from rats.
messina-term-in-hand-more = { $seat } still has more in hand this turn.
messina-term-in-hand-less = { $seat } has less in hand this turn.
