# Pest : ce que seul son plateau dit.
pest-zone-realm = Plateau
pest-zone-mat = Plateaux joueur
pest-zone-court = Cour
pest-zone-market = Marché
pest-capital = Capitale
pest-capital-sector = { $n ->
    [one] { $seat } : { $n } Sujet à la Capitale
   *[other] { $seat } : { $n } Sujets à la Capitale
}
pest-capital-neutral = Sujets Neutres : { $n }
pest-location-ports = ports : { $roads }
pest-location-destroyed = détruit
pest-location-sick = Malades : { $sick }
pest-location-doctor = Médecin ({ $seat })
pest-location-camp = Camp ({ $seat })
pest-location-buildings = Bâtiments ({ $seat }) : { $n }
pest-location-fare = pour y aller, Nourriture : { $food }, mouvements : { $points }
pest-location-fare-camp = avec le Camp en chemin, Nourriture : { $food }, mouvements : { $points }
pest-route-red-letter = N
pest-route-blue-letter = S
pest-route-black-letter = G
pest-year-of = Ère { $era }, année { $year }
pest-plague-card = Carte Peste de l’année
pest-favour-card = Carte Faveur de l’année (plus grande Influence, autres, plus faible)
pest-agenda = Agenda
pest-imperative = Impératif
pest-imperative-track = Piste d’Impératif : Renommée et Influence de chaque niveau
pest-neutral = Neutre
pest-capital-building-about = { $building } : coûte Bois { $wood }, Pierre { $stone }, Nourriture { $food } ; rapporte Renommée { $renown }, Influence { $influence }
pest-reward-tokens = Jetons Récompense
pest-influence-track = Piste d’Influence
pest-market = Technologies, { $deck } dans la pioche
pest-good-held = { $good } : { $n } sur { $limit }
pest-research-held = jetons Recherche : { $n }
pest-grid = Actions
pest-heal-next = le prochain Sujet guéri coûte en Herbes : { $herbs }
pest-hampered-move = entravée par un Malade : 1 mouvement de moins
pest-hampered-build = entravée par un Malade : 1 Bois ou 1 Pierre de plus
pest-hampered-produce = entravée par un Malade : 1 ressource de moins
pest-hampered-clear = on peut d’abord déplacer le Malade vers un emplacement libre
pest-outlook-move = mouvements : { $points }
pest-outlook-build = lieux où construire : { $sites }, à votre portée : { $n } ; à la Capitale : { $capital }
pest-outlook-made = { $good } { $n }
pest-outlook-research = jetons Recherche : { $research }, à votre portée : { $n }
pest-outlook-heal = Sujets à guérir : { $n } sur { $sick }
pest-outlook-assign = Guéris : { $healed }, places de travail libres : { $places }
pest-outlook-improve = un jeton Recherche l’améliore
pest-slot-of = Emplacement de Quarantaine de l’action { $act }
pest-cell-taken = occupée
pest-quarantine = { $sick ->
    [one] Quarantaine : { $sick } Malade, { $regular } emplacements ordinaires
   *[other] Quarantaine : { $sick } Malades, { $regular } emplacements ordinaires
}
pest-cemetery = Cimetière : { $n } sur { $slots }
pest-healed = Guéris : { $n }
pest-healed-space = Guérir jusqu’à la case { $n }
pest-building-about = { $building } : Bois { $wood }, Pierre { $stone }, Renommée { $renown } ; { $where } ; { $worker }
pest-building-unbuilt = pas construit
pest-building-worker = avec un Sujet affecté
pest-building-empty = sans Sujet affecté
pest-score-now = { $seat } : { $score } points si la partie s’arrêtait là, dont { $lead } pour le rang en Influence
pest-reward-nothing = rien
pest-gain-wood = Bois
pest-gain-stone = Pierre
pest-gain-food = Nourriture
pest-gain-herbs = Herbes
pest-gain-coin = Pièces
pest-gain-research = Recherche
pest-gain-renown = Renommée
pest-gain-influence = Influence
pest-gain-any = ressource au choix
pest-gain-recall-healed = Sujets Guéris rappelés de la Capitale

# What a choice would change.
pest-change-seats-score = points
pest-change-seats-research = Recherche
pest-change-seats-sick = Malades
pest-change-seats-healed = Guéris
pest-change-seats-cemetery = Cimetière
pest-change-seats-renown = Renommée
pest-change-seats-negative = Renommée Négative
pest-change-seats-influence = Influence
pest-change-seats-experts = Experts de la peste
pest-change-run-points = mouvements restants
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
pest-unhampered = normale
pest-gist-move = { $points ->
    [one] { $points } lieu
   *[other] { $points } lieux
}
pest-gist-of = { $n } sur { $of }
pest-gist-assign = { $places ->
    [one] { $places } place
   *[other] { $places } places
}
pest-stores = Stockage
pest-camp-ready = le Camp est prêt
pest-assistants-left = Assistants à placer cette année
pest-sick-held = Malades en Quarantaine
pest-shelf-empty = emplacement { $shelf }
pest-shelf-only = { $shelf } seulement
pest-healed-title = Guéris
pest-cemetery-title = Cimetière
pest-agenda-now = Pour l’heure : { $standing }.
pest-decree-over = Terminé :
pest-column-bonus = les trois :
pest-influence-about = Grisé : 1 Renommée à la fin par case atteinte ou dépassée. Les autres récompenses se prennent aussitôt. À la fin, la plus grande Influence vaut 5, la deuxième 3 ; la plus faible joue en premier.
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
pest-payment-own = { $good } de votre stockage : payer une Pièce à la place
pest-payment-coin = une Pièce à la place de : { $good } ; payer de votre stockage
pest-payment-coins = { $n ->
    [0] Aucune Pièce en remplacement ; vous en avez { $held }.
    [one] { $n } Pièce en remplacement ; vous en avez { $held }.
   *[other] { $n } Pièces en remplacement ; vous en avez { $held }.
}
pest-payment-missing = { $n ->
    [one] Il manque une Pièce : payez davantage de votre stockage.
   *[other] Il manque { $n } Pièces : payez davantage de votre stockage.
}
pest-payment-pay = Payer
pest-location-roads = routes vers { $places }
pest-road-on = { $place } ({ $road })
pest-tie = influence
