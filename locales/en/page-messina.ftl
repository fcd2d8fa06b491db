# The board of Messina 1347 on the page.
page-messina-zone-city = Town
page-messina-zone-estate = Estate
page-messina-zone-hall = Main board
page-messina-zone-families = Families
page-messina-whose = Whose estate

# The town.
page-messina-hex-action = Action: { $effects }.
page-messina-hex-plague = Plague cubes: { $count }.
page-messina-hex-citizens = Citizens: { $citizens }.
page-messina-hex-automaton = The automaton stands here.
page-messina-hex-owner = { $seat } repopulated it: 2 points for them at every visit.
page-messina-hex-plague-comes = Next round: { $count ->
    [one] { $count } plague cube
   *[other] { $count } plague cubes
}.
page-messina-hex-citizens-come = Next round: { $citizens } arrive.
page-messina-hex-repopulate = To repopulate: { $cost }; { $citizens }. Worth { $points } points at the end.
page-messina-going-price = { $count ->
    [0] Free
    [one] Costs { $count } coin
   *[other] Costs { $count } coins
}.
page-messina-going-quarantine = Plague here: rescued citizens go into quarantine.
page-messina-going-sector = Rescued citizens go straight to your estate.
page-messina-going-fight = Burning a cube costs { $cost ->
    [one] { $cost } fire
   *[other] { $cost } fires
}{ $points ->
    [0] { "" }
   *[other] {" "}and scores { $points }
}. Each cube left gives you a rat.
page-messina-going-visit = { $seat } scores 2 points for the visit.
page-messina-counted = { $what } × { $count }
page-messina-upgraded = { $citizen } (golden)
page-messina-lieutenant = a lieutenant
page-messina-pawn-standing = { $seat }: a lieutenant stands here
page-messina-pawn-lying = { $seat }: a lieutenant lies here
page-messina-dock = { $count ->
    [0] No ship is moored here.
    [one] { $count } ship is moored here.
   *[other] { $count } ships are moored here.
}
page-messina-ship = Goods: { $good }. Gives { $effects }.
page-messina-ship-plague = Plague aboard: burn it, or take a rat.
page-messina-gate = Lieutenants on the estates.
page-messina-gate-title = Estates
page-messina-gate-row = { $seat }: { $unused } at home, { $used } recalled, { $reserve } in reserve.
page-messina-wheel-next = Next round ({ $round }): { $what }
page-messina-wheel-stops = The wheel does not turn again.
page-messina-wheel-plague = Plague on: { $rats }.
page-messina-wheel-pair = { $citizen } – { $colour }
page-messina-wheel-citizens = New citizens: { $pairs }.
page-messina-wheel-nobody = No new citizens.

# Estates.
page-messina-space-action = When woken: { $effects }.
page-messina-space-once = Once a game.
page-messina-space-door = A door has closed it.
page-messina-space-empty = No one is here.
page-messina-space-taken = A citizen is here.
page-messina-space-upgraded = A golden citizen is here.
page-messina-foreman-step = Step { $step } of 6.
page-messina-foreman-upgraded = Golden.
page-messina-foreman-plain = Not golden yet.
page-messina-foreman-next = Next step reaches: { $what }.
page-messina-foreman-fork = Next step reaches { $left } (left) or { $right } (right).
page-messina-foreman-nobody = no one
page-messina-foreman-centre = In the centre. The path ends here.
page-messina-node-adjacent = Step of a path. Wakes one of the two linked citizens; a golden foreman both.
page-messina-node-zone = Step of a path. Wakes one citizen of the zone; a golden foreman two.
page-messina-node-two-zones = Step of a path. Wakes one citizen in each of the two zones beside the border; a golden foreman two in its own.
page-messina-node-any-three = The centre. Wakes three citizens anywhere.
page-messina-cabins = Quarantine
page-messina-cabin-citizen = { $citizen }: { $rounds ->
    [one] { $rounds } more round
   *[other] { $rounds } more rounds
} in quarantine.
page-messina-cabin-upgrade = Each round while someone stays here: { $effects }.
page-messina-workshops = Workshops
page-messina-workshop-era-1 = For: { $citizen }. Pays every round.
page-messina-workshop-era-2 = For: { $citizen }. Pays once, as soon as someone works here.
page-messina-workshop-plain = With a citizen: { $effects }.
page-messina-workshop-upgraded = With a golden citizen: { $effects }.
page-messina-workshop-spent = Already paid.
page-messina-scroll-now = Worth { $points } each now.
page-messina-scroll-next = One step further: { $points }.
page-messina-carts = Carts: { $count }, ready this round: { $ready }.
page-messina-ships = Ships: { $ships }.
page-messina-ships-none = No ships yet.
page-messina-tiles-left = Repopulation tiles left: { $count }.

# The main board.
page-messina-rounds = Rounds
page-messina-round = Round { $round }.
page-messina-round-order = Order of play by: { $register }.
page-messina-round-ships = { $count ->
    [one] { $count } ship arrives.
   *[other] { $count } ships arrive.
}
page-messina-round-fire = A cube costs { $cost ->
    [one] { $cost } fire
   *[other] { $cost } fires
}{ $points ->
    [0] { "" }
   *[other] {" "}and scores { $points }
}.
page-messina-round-era-1 = Workshops of era I.
page-messina-round-era-2 = Workshops of era II.
page-messina-registers = Registers
page-messina-register-space = { $register }, space { $space }.
page-messina-register-nothing = No reward.
page-messina-register-worth = { $points ->
    [one] At the end: { $points } point.
   *[other] At the end: { $points } points.
}
page-messina-register-at = { $seat }: space { $space }.
page-messina-register-next = Next: { $what }
page-messina-register-price = A bought step costs { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}.
page-messina-popularity-ranks = At the end, by rank: { $points }.
page-messina-market-workshops = Workshops
page-messina-market-cabins = Cabin upgrades
page-messina-market-carts = Carts
page-messina-piles-workshops = The three piles of workshops. You can pay for new tiles before you build.
page-messina-piles-cabins = The three piles of cabin upgrades. You can pay for new tiles before you build.
page-messina-cart = For repopulating districts. Scores { $points } right away.
page-messina-cost = Cost: { $cost }.
page-messina-free = nothing
page-messina-pile-hidden = Unseen tiles below: { $count }.
page-messina-pile-known = At the bottom: { $tiles }.
page-messina-supply-cubes = Plague cubes in the supply: { $count }.
page-messina-supply-ships = Ships to come: { $one } of value 1, { $two } of value 2, { $three } of value 3.
page-messina-supply-hexes = Hexes to come: { $count }.

# What is to do, and what things are.
page-messina-todo = To do
page-messina-todo-action = or repopulate
page-messina-turn-action = use this hex, or repopulate it
page-messina-todo-choice = Choose one
page-messina-todo-none = Nothing left to do.
page-messina-far = Round { $round } of 6
page-messina-standing = { $coin ->
    [one] { $coin } coin
   *[other] { $coin } coins
}, { $rats ->
    [one] { $rats } rat
   *[other] { $rats } rats
}

# Alone.
page-messina-automaton = The automaton
page-messina-automaton-state = The automaton. On Popularity: space { $space }. Lieutenants left this round: { $count }.
page-messina-solo-none = The automaton goes there.
page-messina-solo-remove-cart = The automaton goes there; the top cart leaves the game.
page-messina-solo-remove-workshop = The automaton goes there; the top workshop leaves the game. Class: { $citizen }.
page-messina-solo-remove-cabins = The automaton goes there; the top tile of each cabin pile leaves the game.
page-messina-solo-remove-ship = The automaton goes there; the nearest ship leaves the game.

# What a choice would change.
messina-change-players-coin = coins
messina-change-players-beam = beams
messina-change-players-fire = fire tokens
messina-change-players-major-fire = major fire tokens
messina-change-players-points = points
messina-change-players-rats = rats
messina-change-players-tiles = repopulation tiles
messina-change-players-registers-0 = Popularity
messina-change-players-registers-1 = City register
messina-change-players-registers-2 = Church register
messina-change-players-citizens = citizens on the estate
messina-change-players-ships = ships
messina-change-cubes = plague cubes in the supply
page-messina-search-alike = quarantine cabin cabins / rescue rescued citizen citizens / foreman foremen / plague fire burn burnt
messina-tie-rats = rats
messina-tie-popularity = place on Popularity
