# Pest: what only its board says.
pest-zone-realm = Map
pest-zone-mat = Boards
pest-zone-court = Court
pest-zone-market = Market
# How the rulebook names the readings of others.
pest-reading-fr = French rules
pest-reading-ru = Russian rules
pest-capital = Capital
pest-capital-sector = { $seat }: { $n } in the Capital
pest-capital-neutral = neutral: { $n }
pest-location-ports = Ports: { $roads }
pest-location-destroyed = in ruins
pest-location-sick = sick: { $sick }
pest-location-doctor = the Doctor of { $seat }
pest-location-camp = the Camp of { $seat }
pest-location-buildings = buildings of { $seat }: { $n }
pest-location-fare = { $points ->
    [one] Way there: { $food } food, { $points } step
   *[other] Way there: { $food } food, { $points } steps
}
pest-location-fare-camp = { $points ->
    [one] With the Camp: { $food } food, { $points } step
   *[other] With the Camp: { $food } food, { $points } steps
}
pest-route-red-letter = N
pest-route-blue-letter = S
pest-route-black-letter = G
pest-year-of = Era { $era }, year { $year }
pest-plague-card = Plague of the year
pest-favour-card = Favour of the year (most influence, the rest, least)
pest-agenda = Agenda
pest-imperative = Imperative
pest-imperative-track = Imperative track: renown and influence of each level
pest-neutral = neutral
pest-capital-building-about = { $building }: costs { $wood } wood, { $stone } stone, { $food } food. Gives { $renown } renown, { $influence } influence
pest-reward-tokens = Reward tokens
pest-influence-track = Influence track
pest-market = Technologies, { $deck } left in the deck
pest-good-held = { $good }: { $n } of { $limit }
pest-research-held = Research: { $n }
pest-grid = Actions
pest-heal-next = { $herbs ->
    [one] Next healing: { $herbs } herb
   *[other] Next healing: { $herbs } herbs
}
pest-hampered-move = Hindered: 1 step less
pest-hampered-build = Hindered: 1 wood or stone more
pest-hampered-produce = Hindered: 1 resource less
pest-hampered-clear = You may move the sick person to another slot first
pest-outlook-move = { $points ->
    [one] { $points } step
   *[other] { $points } steps
}
pest-outlook-build = { $sites ->
    [0] No place to build
   *[other] { $n ->
        [0] Nothing you can pay for
        [one] { $n } building to choose
       *[other] { $n } buildings to choose from
    }
}; { $capital ->
    [0] none in the Capital
   *[other] { $capital } in the Capital
}
pest-outlook-made = { $good } { $n }
pest-outlook-research = { $n ->
    [0] { $research } research: not enough for a technology
    [one] { $research } research: enough for { $n } technology
   *[other] { $research } research: { $n } technologies to choose from
}
pest-outlook-heal = { $sick ->
    [0] No one to heal
   *[other] You can heal { $n } of { $sick }
}
pest-outlook-assign = { $healed ->
    [0] No one to assign
   *[other] { $healed } healed, { $places } free work places
}
pest-outlook-improve = 1 research improves it
pest-slot-of = Quarantine slot: hinders { $act }
pest-cell-taken = taken
pest-quarantine = Quarantine: { $sick } sick, { $regular } beds
pest-cemetery = Cemetery: { $n } of { $slots }
pest-healed = Healed: { $n }
pest-healed-space = Heal up to space { $n }
pest-building-about = { $building }: costs { $wood } wood, { $stone } stone; { $renown } renown; { $where }; { $worker }
pest-building-unbuilt = not built yet
pest-building-worker = with a worker
pest-building-empty = needs a worker
pest-score-now = { $seat }: { $score } points if the game ended now ({ $lead } for influence)
pest-reward-nothing = nothing
pest-gain-wood = wood
pest-gain-stone = stone
pest-gain-food = food
pest-gain-herbs = herbs
pest-gain-coin = coins
pest-gain-research = research
pest-gain-renown = renown
pest-gain-influence = influence
pest-gain-any = any resource
pest-gain-recall-healed = healed people back from the Capital

# What a choice would change.
pest-change-seats-score = score
pest-change-seats-research = research
pest-change-seats-sick = sick
pest-change-seats-healed = healed
pest-change-seats-cemetery = dead
pest-change-seats-renown = renown
pest-change-seats-negative = negative renown
pest-change-seats-influence = influence
pest-change-seats-experts = experts
pest-change-run-points = steps left
pest-change-seats-goods-0 = { pest-good-wood }
pest-change-seats-goods-1 = { pest-good-stone }
pest-change-seats-goods-2 = { pest-good-food }
pest-change-seats-goods-3 = { pest-good-herbs }
pest-change-seats-goods-4 = { pest-good-coin }

pest-zone-players = Players
pest-tab-decree = Decree
pest-tab-buildings = Buildings
pest-tab-market = Market
pest-tab-capital = Capital
pest-tab-influence = Influence
pest-era = Era { $era }
pest-fare-free = free
pest-quarantine-title = Quarantine
pest-hampered = hindered
pest-unhampered = not hindered
pest-gist-move = { $points ->
    [one] { $points } step
   *[other] { $points } steps
}
pest-gist-of = { $n } of { $of }
pest-gist-assign = { $places ->
    [one] { $places } place
   *[other] { $places } places
}
pest-stores = Stores
pest-camp-ready = the Camp is ready
pest-assistants-left = Assistants left this year
pest-sick-held = sick in Quarantine
pest-shelf-empty = { $shelf } slot
pest-shelf-only = { $shelf } slot only
pest-healed-title = Healed
pest-cemetery-title = Cemetery
pest-agenda-now = Now: { $standing }.
pest-decree-over = Over:
pest-column-bonus = all three:
pest-influence-about = Shaded spaces: 1 renown each at the end, once reached. Other signs: you get them right away. Most influence at the end is worth 5, second 3. Least influence goes first each year.
# The heads of the grid: one short word each.
pest-head-move = Move
pest-head-build = Build
pest-head-produce = Produce
pest-head-research = Research
pest-head-heal = Heal
pest-head-assign = Assign
# The panel of a payment.
pest-payment = To pay
pest-payment-due = { $good } × { $n }
pest-payment-own = { $good } from your store. Tap to pay a coin instead
pest-payment-coin = A coin instead of { $good }. Tap to pay from your store
pest-payment-coins = { $n ->
    [0] No coins used. You have { $held }.
    [one] { $n } coin used. You have { $held }.
   *[other] { $n } coins used. You have { $held }.
}
pest-payment-missing = { $n ->
    [one] 1 coin short. Pay more from your store.
   *[other] { $n } coins short. Pay more from your store.
}
pest-payment-pay = Pay
pest-location-roads = roads to { $places }
pest-road-on = { $place } ({ $road })
pest-tie = influence
