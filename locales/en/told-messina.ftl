# The town of Messina and the estates in words.
told-messina-round = The round
told-messina-when = Round { $round }. Order of play: { $order }. Plague cubes left: { $cubes }. A cube costs { $cost } fire and scores { $points }.
told-messina-register = { $register }, first to last: { $order }.
told-messina-pending = Still to do: { $what }.
told-messina-automaton = Automaton: Popularity { $popularity }; lieutenants left: { $lieutenants }.
told-messina-town = Town and docks
told-messina-plague = { $cubes ->
    [0] no plague
   *[other] plague cubes: { $cubes }
}
told-messina-citizens = citizens: { $citizens }
told-messina-lieutenant = { $used ->
    [0] a lieutenant of { $seat }
   *[other] a lieutenant of { $seat }, used this round
}
told-messina-automaton-here = a lieutenant of the automaton
told-messina-owner = repopulated by { $seat }
told-messina-plague-comes = plague cubes that come next round: { $cubes }
told-messina-citizens-come = citizens who come next round: { $citizens }
told-messina-way = the way there costs { $coins }
told-messina-here = the lieutenant of this turn is here
told-messina-ships = ships: { $ships }
told-messina-ship-sick = { $ship } with plague on board
told-messina-market = Market
told-messina-workshops = Workshops on top: { $tiles }.
told-messina-cabins = Cabin upgrades on top: { $tiles }.
told-messina-carts = Carts on top: { $tiles }.
told-messina-golden = { $what } (golden)
told-messina-foreman = { $foreman } at step { $step }
told-messina-patient = { $citizen } in { $cabin } (rounds left: { $rounds })
told-messina-staffed = { $workshop } with a worker
told-messina-player = Points on the track { $points }, score now { $score }. Coins { $coins }, beams { $beams }, fire { $fires }, major fire { $major }, rats { $rats }.
told-messina-registers = Popularity { $popularity }, City { $city }, Church { $church }.
told-messina-lieutenants = Lieutenants not used this round: { $places }.
told-messina-residents = Citizens: { $citizens }.
told-messina-quarantine = In quarantine: { $patients }.
told-messina-foremen = Foremen: { $foremen }.
told-messina-buildings = Workshops and cabin upgrades: { $tiles }.
told-messina-holds = Carts, ships and repopulated districts: { $tiles }.
