# Pest : ce que seul son plateau dit.
pest-zone-realm = Plateau
pest-zone-mat = Plateaux joueur
pest-zone-court = Cour
pest-zone-market = Marché
# How the rulebook names the readings of others.
pest-reading-fr = Règles françaises
pest-reading-ru = Règles russes
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
pest-location-fare = Pour y aller : { $food ->
    [one] { $food } Nourriture
   *[other] { $food } Nourritures
  }, { $points ->
    [one] { $points } mouvement
   *[other] { $points } mouvements
}
pest-location-fare-camp = Avec le Camp : { $food ->
    [one] { $food } Nourriture
   *[other] { $food } Nourritures
  }, { $points ->
    [one] { $points } mouvement
   *[other] { $points } mouvements
}
pest-route-red-letter = N
pest-route-blue-letter = S
pest-route-black-letter = G
pest-year-of = Ère { $era }, année { $year }
pest-plague-card = Peste de l’année
pest-favour-card = Faveur de l’année (plus grande Influence, les autres, plus faible)
pest-agenda = Agenda
pest-imperative = Impératif
pest-imperative-track = Piste d’Impératif : Renommée et Influence de chaque niveau
pest-neutral = Neutre
pest-capital-building-about = { $building } : coûte { $wood } Bois, { $stone ->
    [one] { $stone } Pierre
   *[other] { $stone } Pierres
  }, { $food ->
    [one] { $food } Nourriture
   *[other] { $food } Nourritures
  } ; rapporte { $renown } de Renommée, { $influence } d’Influence
pest-reward-tokens = Jetons Récompense
pest-influence-track = Piste d’Influence
pest-market = Technologies, { $deck } dans la pioche
pest-good-held = { $good } : { $n } sur { $limit }
pest-research-held = Jetons Recherche : { $n }
pest-grid = Actions
pest-heal-next = { $herbs ->
    [one] Prochain Guéri : { $herbs } Herbe
   *[other] Prochain Guéri : { $herbs } Herbes
}
pest-hampered-move = Entravée : 1 mouvement de moins
pest-hampered-build = Entravée : 1 Bois ou 1 Pierre de plus
pest-hampered-produce = Entravée : 1 ressource de moins
pest-hampered-clear = Vous pouvez d’abord déplacer le Malade
pest-outlook-move = { $points ->
    [one] { $points } mouvement
   *[other] { $points } mouvements
}
pest-outlook-build = { $sites ->
    [0] Aucun lieu où construire
   *[other] { $n ->
        [0] Rien que vous puissiez payer
        [one] { $n } Bâtiment au choix
       *[other] { $n } Bâtiments au choix
    }
} ; { $capital ->
    [0] aucun à la Capitale
   *[other] { $capital } à la Capitale
}
pest-outlook-made = { $good } { $n }
pest-outlook-research = { $research ->
    [one] { $research } jeton Recherche
   *[other] { $research } jetons Recherche
  } : { $n ->
    [0] pas assez pour une Technologie
    [one] assez pour { $n } Technologie
   *[other] { $n } Technologies au choix
}
pest-outlook-heal = { $sick ->
    [0] Personne à guérir
   *[other] Vous pouvez en guérir { $n } sur { $sick }
}
pest-outlook-assign = { $healed ->
    [0] Personne à affecter
   *[other] Guéris : { $healed } ; places de travail libres : { $places }
}
pest-outlook-improve = 1 jeton Recherche l’améliore
pest-slot-of = Emplacement de Quarantaine : entrave { $act }
pest-cell-taken = occupée
pest-quarantine = { $sick ->
    [one] Quarantaine : { $sick } Malade, { $regular } emplacements ordinaires
   *[other] Quarantaine : { $sick } Malades, { $regular } emplacements ordinaires
}
pest-cemetery = Cimetière : { $n } sur { $slots }
pest-healed = Guéris : { $n }
pest-healed-space = Guérir jusqu’à la case { $n }
pest-building-about = { $building } : coûte { $wood } Bois, { $stone ->
    [one] { $stone } Pierre
   *[other] { $stone } Pierres
  } ; { $renown } de Renommée ; { $where } ; { $worker }
pest-building-unbuilt = pas encore construit
pest-building-worker = avec un Sujet affecté
pest-building-empty = attend un Sujet affecté
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
pest-gain-recall-healed = Guéris rappelés de la Capitale

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
    [one] { $points } mouvement
   *[other] { $points } mouvements
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
pest-influence-about = Cases grisées : 1 de Renommée à la fin pour chacune atteinte ou dépassée. Les autres récompenses se prennent tout de suite. La plus grande Influence à la fin vaut 5, la deuxième 3. La plus faible joue en premier chaque année.
# Les têtes de la grille.
pest-head-move = Déplacement
pest-head-build = Construction
pest-head-produce = Production
pest-head-research = Recherche
pest-head-heal = Guérir
pest-head-assign = Affecter
# Le panneau d’un paiement.
pest-payment = À payer
pest-payment-due = { $good } × { $n }
pest-payment-own = { $good } de votre stockage. Touchez pour payer une Pièce à la place
pest-payment-coin = Une Pièce à la place ({ $good }). Touchez pour payer de votre stockage
pest-payment-coins = { $n ->
    [0] Sans Pièce. Vous en avez { $held }.
    [one] { $n } Pièce à la place. Vous en avez { $held }.
   *[other] { $n } Pièces à la place. Vous en avez { $held }.
}
pest-payment-missing = { $n ->
    [one] Il manque 1 Pièce. Payez plus de votre stockage.
   *[other] Il manque { $n } Pièces. Payez plus de votre stockage.
}
pest-payment-pay = Payer
pest-location-roads = routes vers { $places }
pest-road-on = { $place } ({ $road })
pest-tie = Influence
