# Pest: what only its board says.
pest-zone-realm = Map
pest-zone-mat = Boards
pest-zone-court = Court
pest-zone-market = Market
pest-capital = Capital
pest-capital-sector = { $seat }: { $n } in the Capital
pest-capital-neutral = neutral: { $n }
pest-location-ports = ports: { $roads }
pest-location-destroyed = destroyed
pest-location-sick = sick: { $sick }
pest-location-doctor = the Doctor of { $seat }
pest-location-camp = the Camp of { $seat }
pest-location-buildings = buildings of { $seat }: { $n }
pest-location-fare = the way there costs food: { $food }, movement points: { $points }
pest-location-fare-camp = with the Camp on the way, food: { $food }, movement points: { $points }
pest-route-red-letter = N
pest-route-blue-letter = S
pest-route-black-letter = G
pest-year-of = Era { $era }, year { $year }
pest-plague-card = Plague of the year
pest-favour-card = Favour of the year (most, middle, least influence)
pest-agenda = Agenda
pest-imperative = Imperative
pest-imperative-track = Imperative track: renown and influence of each level
pest-neutral = neutral
pest-capital-building-about = { $building }: costs wood { $wood }, stone { $stone }, food { $food }; gives renown { $renown }, influence { $influence }
pest-reward-tokens = Reward tokens
pest-influence-track = Influence track
pest-market = Technologies, { $deck } left in the deck
pest-good-held = { $good }: { $n } of { $limit }
pest-research-held = research tokens: { $n }
pest-grid = Actions
pest-heal-next = the next healing costs herbs: { $herbs }
pest-hampered-move = hampered by a sick subject: 1 point less
pest-hampered-build = hampered by a sick subject: 1 wood or stone more
pest-hampered-produce = hampered by a sick subject: 1 resource less
pest-hampered-clear = the sick subject can first be moved to a free slot
pest-outlook-move = points: { $points }
pest-outlook-build = sites: { $sites }, within means: { $n }; in the Capital: { $capital }
pest-outlook-made = { $good } { $n }
pest-outlook-research = tokens: { $research }, within means: { $n }
pest-outlook-heal = can be healed: { $n } of { $sick }
pest-outlook-assign = healed: { $healed }, empty work places: { $places }
pest-outlook-improve = a research token improves it
pest-slot-of = Quarantine slot of the action: { $act }
pest-cell-taken = taken
pest-quarantine = Quarantine: { $sick } sick, { $regular } harmless slots
pest-cemetery = Cemetery: { $n } of { $slots }
pest-healed = Healed: { $n }
pest-building-about = { $building }: wood { $wood }, stone { $stone }, renown { $renown }; { $where }; { $worker }
pest-building-unbuilt = not built
pest-building-worker = with a worker
pest-building-empty = without a worker
pest-score-now = { $seat }: { $score } points if the game ended now, { $lead } of them for the place in influence
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
pest-gain-recall-healed = healed subjects back from the Capital

# What a choice would change.
pest-change-seats-score = score
pest-change-seats-research = research
pest-change-seats-sick = sick
pest-change-seats-healed = healed
pest-change-seats-cemetery = dead
pest-change-seats-renown = renown
pest-change-seats-negative = negative points
pest-change-seats-influence = influence
pest-change-seats-experts = experts
pest-change-run-points = movement left
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
pest-hampered = hampered
pest-unhampered = free
pest-gist-move = { $points ->
    [one] { $points } step
   *[other] { $points } steps
}
pest-gist-of = { $n } of { $of }
pest-gist-assign = { $places ->
    [one] { $places } post
   *[other] { $places } posts
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
pest-influence-about = Shaded: a crown at the end for each one passed. Others: taken at once. At the end the most influence is worth 5, the second 3; the least acts first.
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
pest-payment-own = { $good } out of your stores: pay a coin instead
pest-payment-coin = a coin instead of { $good }: pay it out of your stores
pest-payment-coins = { $n ->
    [0] No coin stands in; you hold { $held }.
    [one] { $n } coin stands in; you hold { $held }.
   *[other] { $n } coins stand in; you hold { $held }.
}
pest-payment-missing = { $n ->
    [one] One coin is missing: pay more out of your stores.
   *[other] { $n } coins are missing: pay more out of your stores.
}
pest-payment-pay = Pay
pest-location-roads = roads to { $places }
pest-road-on = { $place } ({ $road })
