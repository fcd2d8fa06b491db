# Pest : ce que seul son plateau dit.
pest-zone-realm = Carte
pest-zone-mat = Plateaux
pest-zone-court = Cour
pest-zone-market = Marché
pest-capital = Capitale
pest-capital-sector = { $seat } : { $n } dans la Capitale
pest-capital-neutral = neutres : { $n }
pest-location-ports = ports : { $roads }
pest-location-destroyed = détruit
pest-location-sick = malades : { $sick }
pest-location-doctor = le Médecin ({ $seat })
pest-location-camp = le Camp ({ $seat })
pest-location-buildings = bâtiments ({ $seat }) : { $n }
pest-location-fare = le chemin jusque-là coûte en nourriture : { $food }, en points de mouvement : { $points }
pest-location-fare-camp = avec le Camp en chemin, nourriture : { $food }, points de mouvement : { $points }
pest-route-red-letter = N
pest-route-blue-letter = S
pest-route-black-letter = G
pest-year-of = Ère { $era }, année { $year }
pest-plague-card = Peste de l’année
pest-favour-card = Faveur de l’année (plus, moyen, moins d’influence)
pest-agenda = Programme
pest-imperative = Impératif
pest-imperative-track = Piste d’impératif : renommée et influence de chaque niveau
pest-neutral = neutre
pest-capital-building-about = { $building } : coûte bois { $wood }, pierre { $stone }, nourriture { $food } ; rapporte renommée { $renown }, influence { $influence }
pest-reward-tokens = Jetons de récompense
pest-influence-track = Piste d’influence
pest-market = Technologies, { $deck } dans la pioche
pest-good-held = { $good } : { $n } sur { $limit }
pest-research-held = jetons Recherche : { $n }
pest-grid = Actions
pest-heal-next = la prochaine guérison coûte en herbes : { $herbs }
pest-hampered-move = gênée par un malade : 1 point de moins
pest-hampered-build = gênée par un malade : 1 bois ou pierre de plus
pest-hampered-produce = gênée par un malade : 1 ressource de moins
pest-hampered-clear = le malade peut d’abord être déplacé vers un emplacement libre
pest-outlook-move = points : { $points }
pest-outlook-build = terrains : { $sites }, abordables : { $n } ; dans la Capitale : { $capital }
pest-outlook-made = { $good } { $n }
pest-outlook-research = jetons : { $research }, abordables : { $n }
pest-outlook-heal = guérisons possibles : { $n } sur { $sick }
pest-outlook-assign = guéris : { $healed }, postes libres : { $places }
pest-outlook-improve = un jeton Recherche l’améliore
pest-slot-of = Emplacement de quarantaine de l’action : { $act }
pest-cell-taken = occupée
pest-quarantine = Quarantaine : { $sick } malades, { $regular } emplacements sans effet
pest-cemetery = Cimetière : { $n } sur { $slots }
pest-healed = Guéris : { $n }
pest-building-about = { $building } : bois { $wood }, pierre { $stone }, renommée { $renown } ; { $where } ; { $worker }
pest-building-unbuilt = pas construit
pest-building-worker = avec un ouvrier
pest-building-empty = sans ouvrier
pest-score-now = { $seat } : { $score } points si la partie s’arrêtait là, dont { $lead } pour le rang en Influence
pest-reward-nothing = rien
pest-gain-wood = bois
pest-gain-stone = pierre
pest-gain-food = nourriture
pest-gain-herbs = herbes
pest-gain-coin = pièces
pest-gain-research = recherche
pest-gain-renown = renommée
pest-gain-influence = influence
pest-gain-any = ressource au choix
pest-gain-recall-healed = sujets guéris rappelés de la Capitale

# What a choice would change.
pest-change-seats-score = points
pest-change-seats-research = recherche
pest-change-seats-sick = malades
pest-change-seats-healed = guéris
pest-change-seats-cemetery = morts
pest-change-seats-renown = renommée
pest-change-seats-negative = points négatifs
pest-change-seats-influence = influence
pest-change-seats-experts = experts
pest-change-run-points = mouvement restant
pest-change-seats-goods-0 = { pest-good-wood }
pest-change-seats-goods-1 = { pest-good-stone }
pest-change-seats-goods-2 = { pest-good-food }
pest-change-seats-goods-3 = { pest-good-herbs }
pest-change-seats-goods-4 = { pest-good-coin }

pest-zone-players = Joueurs
pest-tab-decree = Décret
pest-tab-buildings = Bâtiments
pest-tab-market = Marché
pest-tab-capital = Capitale
pest-tab-influence = Influence
pest-era = Ère { $era }
pest-fare-free = gratuit
pest-quarantine-title = Quarantaine
pest-hampered = entravée
pest-unhampered = libre
pest-gist-move = { $points } pas
pest-gist-of = { $n } sur { $of }
pest-gist-assign = { $places ->
    [one] { $places } poste
   *[other] { $places } postes
}
pest-stores = Réserves
pest-camp-ready = le Camp est prêt
pest-assistants-left = Assistants à placer cette année
pest-sick-held = malades en Quarantaine
pest-shelf-empty = emplacement { $shelf }
pest-shelf-only = { $shelf } seulement
pest-healed-title = Guéris
pest-cemetery-title = Cimetière
pest-agenda-now = Pour l’heure : { $standing }.
pest-decree-over = Terminé :
pest-column-bonus = les trois :
pest-influence-about = Grisé : une couronne à la fin pour chaque case dépassée. Le reste se prend aussitôt. À la fin la plus grande influence vaut 5, la deuxième 3 ; la plus faible joue en premier.
# Les têtes de la grille : un mot court chacune.
pest-head-move = Aller
pest-head-build = Bâtir
pest-head-produce = Produire
pest-head-research = Étudier
pest-head-heal = Guérir
pest-head-assign = Affecter
# Le panneau d’un paiement.
pest-payment = À payer
pest-payment-due = { $good } × { $n }
pest-payment-own = { $good } de vos réserves : payer une pièce à la place
pest-payment-coin = une pièce à la place de : { $good } ; payer de vos réserves
pest-payment-coins = { $n ->
    [0] Aucune pièce en remplacement ; vous en avez { $held }.
    [one] { $n } pièce en remplacement ; vous en avez { $held }.
   *[other] { $n } pièces en remplacement ; vous en avez { $held }.
}
pest-payment-missing = { $n ->
    [one] Il manque une pièce : payez davantage de vos réserves.
   *[other] Il manque { $n } pièces : payez davantage de vos réserves.
}
pest-payment-pay = Payer
pest-location-roads = routes vers { $places }
pest-road-on = { $place } ({ $road })
