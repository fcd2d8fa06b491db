# La ville de Messine et les domaines en mots.
told-messina-round = La manche
told-messina-when = Manche { $round }. Ordre du tour : { $order }. Cubes peste restants : { $cubes }. Jetons par cube : { $cost } ; points par cube : { $points }.
told-messina-register = { $register }, du premier au dernier : { $order }.
told-messina-pending = Reste à faire : { $what }.
told-messina-automaton = Adversaire virtuel : Popularité { $popularity } ; lieutenants restants : { $lieutenants }.
told-messina-town = Ville et quais
told-messina-plague = { $cubes ->
    [0] aucun cube peste
   *[other] cubes peste : { $cubes }
}
told-messina-citizens = citoyens : { $citizens }
told-messina-lieutenant = { $used ->
    [0] un lieutenant ({ $seat })
   *[other] un lieutenant ({ $seat }), utilisé cette manche-ci
}
told-messina-automaton-here = un lieutenant de l’adversaire virtuel
told-messina-owner = repeuplé par { $seat }
told-messina-plague-comes = cubes peste à venir à la prochaine manche : { $cubes }
told-messina-citizens-come = citoyens à venir à la prochaine manche : { $citizens }
told-messina-way = y aller coûte { $coins }
told-messina-here = le lieutenant de ce tour est ici
told-messina-ships = bateaux : { $ships }
told-messina-ship-sick = { $ship } avec la peste à bord
told-messina-market = Marché
told-messina-workshops = Ateliers visibles : { $tiles }.
told-messina-cabins = Améliorations de cabane visibles : { $tiles }.
told-messina-carts = Chariots visibles : { $tiles }.
told-messina-golden = { $what } (amélioré)
told-messina-foreman = { $foreman } : étape { $step }
told-messina-patient = { $citizen } : { $cabin } (manches restantes : { $rounds })
told-messina-staffed = { $workshop } (quelqu’un y travaille)
told-messina-player = Points sur la piste { $points }, score actuel { $score }. Pièces { $coins }, poutres { $beams }, incendies { $fires }, incendies majeurs { $major }, rats { $rats }.
told-messina-registers = Popularité { $popularity }, Ville { $city }, Église { $church }.
told-messina-lieutenants = Lieutenants pas encore utilisés : { $places }.
told-messina-residents = Citoyens : { $citizens }.
told-messina-quarantine = En quarantaine : { $patients }.
told-messina-foremen = Contremaîtres : { $foremen }.
told-messina-buildings = Ateliers et améliorations : { $tiles }.
told-messina-holds = Chariots, bateaux et quartiers repeuplés : { $tiles }.
