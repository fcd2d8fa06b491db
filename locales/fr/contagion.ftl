# Pandémie : Contagion : ce que lisent les joueurs.
contagion-title = Pandémie : Contagion
contagion-blurb = La maladie, c’est vous. Gagnez les grandes villes, mutez et tenez tête à l’Organisation mondiale de la Santé.
contagion-win = Marquez le plus de points. Une ville pleine est éradiquée : qui y a le plus de cubes marque le grand nombre, les deux suivants un plus petit ; les bilans des morts et vos mutations ajoutent le reste.

contagion-option-players = Joueurs
contagion-option-neutral = Maladie neutre (3 ou 4 joueurs)
contagion-option-neutral-about = Une maladie que personne ne joue se propage seule et prend des places dans les villes.
contagion-option-head-start-about = Des points pour les places qui jouent avant les autres à chaque manche : sans eux, la dernière place gagne plus souvent que sa part.
contagion-option-rotating-first-player-about = Le premier tour passe de main en main, pour que personne n’ait toujours le dernier mot.

contagion-neutral = Maladie neutre
contagion-cards = { $card } × { $n }
contagion-n-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
contagion-n-cubes = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
contagion-n-levels = { $n ->
    [one] { $n } niveau
   *[other] { $n } niveaux
}

contagion-action-draw = Piocher des cartes
contagion-action-infect = Infecter la ville : { $city }
contagion-action-mutate = Renforcer la maladie : { $track }
contagion-action-play = Jouer la carte conservée : { $city }
contagion-action-pass = Piocher une carte et passer
contagion-action-place = Placer ici : { $city }
contagion-action-from = Prendre des cubes ici : { $city }
contagion-action-to = Les amener ici : { $city }
contagion-action-cubes = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
contagion-action-match = { $n ->
    [0] Aucune carte de la couleur de la ville, seulement des paires
    [one] { $n } carte de la couleur de la ville
   *[other] { $n } cartes de la couleur de la ville
}
contagion-action-card = Une carte : { $card }
contagion-action-lose = Perdre des cubes ici : { $city }
contagion-action-protect = Descendre d’un niveau et protéger { $what }
contagion-action-lower = Diminuer : { $track }
contagion-action-raise = Augmenter : { $track }
contagion-action-climb = Passer en première rangée : { $city }
contagion-action-opponent = { $seat }
contagion-action-use = Utiliser
contagion-action-decline = Renoncer
contagion-action-stop = S’arrêter là
contagion-action-continue = Continuer
contagion-action-end = Terminer le tour
contagion-bundle-infect = { $does } – { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} { $cards ->
    [0] sans rien payer
    [one] pour { $cards } carte
   *[other] pour { $cards } cartes
}
contagion-bundle-pay = { $does } – { $cards ->
    [0] sans rien payer
    [one] pour { $cards } carte
   *[other] pour { $cards } cartes
}

contagion-ask-setup-place-cube = Choisissez la ville de votre cube de départ.
contagion-ask-opening = Jouer une carte Ville conservée avant l’effet de la carte de la manche ?
contagion-ask-choose-action = { $left ->
    [one] Choisissez votre dernière action : piocher, infecter une ville ou renforcer la maladie.
   *[other] Choisissez une action (il en reste { $left }) : piocher, infecter une ville ou renforcer la maladie.
}
contagion-ask-closing = Jouer une carte Ville conservée avant la fin de votre tour ?
contagion-ask-choose-cubes = { $city } : combien de cubes placez-vous ?
contagion-ask-choose-payment = { $cost ->
    [one] { $city } coûte { $cost } carte (couleur : { $card }). Combien en payez-vous de cette couleur ? Pour chacune qui manque, { $joker } autres cartes.
   *[other] { $city } coûte { $cost } cartes (couleur : { $card }). Combien en payez-vous de cette couleur ? Pour chacune qui manque, { $joker } autres cartes.
}
contagion-ask-choose-jokers = { $left ->
    [one] { $city } : quelle autre carte payez-vous ?
   *[other] { $city } : encore { $left } autres cartes à payer. Laquelle maintenant ?
}
contagion-ask-choose-paid-cards = { $left ->
    [one] { $track } : quelle carte payez-vous ?
   *[other] { $track } : encore { $left } cartes à payer. Laquelle maintenant ?
}
contagion-ask-discard-to-limit = { $left ->
    [one] Vous pouvez garder { $limit } cartes : défaussez-en une.
   *[other] Vous pouvez garder { $limit } cartes : il faut en défausser { $left }. Laquelle maintenant ?
}
contagion-ask-use-city-action = Ville éradiquée : { $city }. Utiliser son action ? { $action }
contagion-ask-effect-opponent = { $city } : quel adversaire ? { $action }
contagion-ask-effect-place = Où placez-vous vos cubes ?
contagion-ask-effect-place-cubes = { $city } : combien de cubes placez-vous ?
contagion-ask-effect-move-from = De quelle ville déplacez-vous des cubes ?
contagion-ask-effect-move-to = Départ : { $city }. Vers quelle ville vont les cubes ?
contagion-ask-effect-move-cubes = { $city } : combien de cubes arrivent ?
contagion-ask-effect-remove-enemy = De quelle ville retirez-vous des cubes ({ $seat }) ?
contagion-ask-effect-remove-enemy-cubes = { $city } : combien de cubes retirez-vous ({ $seat }) ?
contagion-ask-effect-level-up = Quelle mutation augmentez-vous ?
contagion-ask-effect-climb = Dans quelle ville votre rangée passe-t-elle en tête ?
contagion-ask-choose-loss-city = Plusieurs villes portent le plus grand nombre de vos cubes. Dans laquelle les perdez-vous ?
contagion-ask-use-resistance = Vous allez perdre { $what }. Utiliser la Résistance (niveau { $level }) ?
contagion-ask-choose-lost-cards = { $left ->
    [one] Quelle carte perdez-vous ?
   *[other] Encore { $left } cartes à perdre. Laquelle maintenant ?
}
contagion-ask-choose-lost-cubes = { $left ->
    [one] Dans quelle ville perdez-vous un cube ?
   *[other] Encore { $left } cubes à perdre. Dans quelle ville maintenant ?
}
contagion-ask-choose-lost-levels = { $left ->
    [one] Quelle mutation diminue ?
   *[other] Encore { $left } niveaux à perdre. Quelle mutation maintenant ?
}

contagion-event-laid-out = Villes sur la table : { $cities }.
contagion-event-head-start = { $points ->
    [one] { $seat } commence avec { $points } point d’avance.
   *[other] { $seat } commence avec { $points } points d’avance.
}
contagion-event-revealed = Manche { $round } : { $card }.
contagion-event-new-city = Nouvelle ville : { $city }.
contagion-event-skull = Tête de mort n° { $count }.
contagion-event-death-toll = Bilan des morts : la maladie en tête de chaque ville marque.
contagion-event-led = { $points ->
    [one] { $city } : { $owner } est en tête et marque { $points } point.
   *[other] { $city } : { $owner } est en tête et marque { $points } points.
}
contagion-event-neutral-cards = Cartes dévoilées pour la maladie neutre : { $cards }.
contagion-event-neutral-idle = Aucune carte ne peut amener la maladie neutre dans une ville.
contagion-event-placed = { $n ->
    [one] { $owner } place { $n } cube : { $city }.
   *[other] { $owner } place { $n } cubes : { $city }.
}
contagion-event-removed = { $n ->
    [one] { $owner } perd { $n } cube : { $city }.
   *[other] { $owner } perd { $n } cubes : { $city }.
}
contagion-event-moved = { $n ->
    [one] { $seat } déplace { $n } cube : { $from } → { $to }.
   *[other] { $seat } déplace { $n } cubes : { $from } → { $to }.
}
contagion-event-climbed = { $seat } passe en première rangée : { $city }.
contagion-event-drew = { $n ->
    [one] { $seat } pioche { $n } carte.
   *[other] { $seat } pioche { $n } cartes.
}
contagion-event-drew-cards = { $n ->
    [one] { $seat } pioche { $n } carte : { $cards }.
   *[other] { $seat } pioche { $n } cartes : { $cards }.
}
contagion-event-reshuffled = { $n ->
    [one] La défausse ({ $n } carte) devient la pioche.
   *[other] La défausse ({ $n } cartes) devient la pioche.
}
contagion-event-discarded = { $n ->
    [one] { $seat } défausse { $n } carte : { $card }.
   *[other] { $seat } défausse { $n } cartes : { $card }.
}
contagion-event-stole = { $n ->
    [one] { $seat } prend { $n } carte à { $victim }.
   *[other] { $seat } prend { $n } cartes à { $victim }.
}
contagion-event-stole-cards = { $n ->
    [one] { $seat } prend { $n } carte à { $victim } : { $cards }.
   *[other] { $seat } prend { $n } cartes à { $victim } : { $cards }.
}
contagion-event-mutated = { $seat } : { $track } passe au niveau { $level }.
contagion-event-weakened = { $seat } : { $track } descend au niveau { $level }.
contagion-event-resisted = { $seat } descend sa Résistance au niveau { $level } et protège : { $what }.
contagion-event-passed = { $seat } ne peut pas agir et pioche 1 carte.
contagion-event-eradicated = Ville éradiquée : { $city } !
contagion-event-ranked = { $points ->
    [one] { $city }, rang { $place } : { $owner } marque { $points } point.
   *[other] { $city }, rang { $place } : { $owner } marque { $points } points.
}
contagion-event-used = { $seat } utilise l’action de la ville : { $city }.
contagion-event-declined = { $seat } renonce à l’action de la ville : { $city }.
contagion-event-kept = { $seat } conserve la carte : { $city }.
contagion-event-played = { $seat } joue la carte conservée : { $city }.
contagion-event-scored = { $points ->
    [one] { $seat } marque { $points } point.
   *[other] { $seat } marque { $points } points.
}
contagion-event-extra-action = { $n ->
    [one] { $seat } a { $n } action de plus ce tour-ci.
   *[other] { $seat } a { $n } actions de plus ce tour-ci.
}
contagion-event-ignored = { $seat } ignore la carte de cette manche : { $card }.
contagion-event-last-round-who = La dernière carte OMS est révélée : c’est la dernière manche.
contagion-event-last-round-cities = Il ne reste que deux villes : c’est la dernière manche.
contagion-event-final-scoring = Décompte final : la maladie en tête de chaque ville restante marque.
contagion-event-final-levels = { $points ->
    [one] { $seat } marque { $points } point pour ses niveaux de mutation.
   *[other] { $seat } marque { $points } points pour ses niveaux de mutation.
}

contagion-story-mutate = { $seat } paie { $paid } : { $track } { $level }.
contagion-story-infect = { $n ->
    [one] { $seat } paie { $paid } et place { $n } cube : { $city }.
   *[other] { $seat } paie { $paid } et place { $n } cubes : { $city }.
}
contagion-story-discards = { $seat } défausse { $what }.
contagion-story-fall = Ville pleine, donc éradiquée ({ $city }) : { $scores }.
contagion-story-score = { $owner } +{ $points }
contagion-story-fall-used = { $seat } utilise son action : { $effect }.
contagion-story-fall-kept = { $seat } conserve sa carte.
contagion-story-fall-skipped = { $seat } renonce à son action.
contagion-story-play = { $seat } joue la carte { $city } : { $effect }.
contagion-story-draw-twice = { $seat } pioche { $first } puis { $second } cartes.
contagion-story-toll = Bilan des morts : { $scores }.
contagion-story-toll-nobody = Bilan des morts : personne n’est en tête d’une ville.
contagion-story-final-cities = Villes à la fin : { $scores }.
contagion-story-final-levels = Mutations à la fin : { $scores }.
contagion-story-loss = { $owner } perd { $what }.
contagion-story-all-saved = { $owner } ne perd rien.
contagion-story-saved = La Résistance descend à { $level } et protège { $saved }.
contagion-story-neutral = La maladie neutre arrive ici : { $city }.
contagion-story-cubes = { $n ->
    [one] { $n } cube ({ $city })
   *[other] { $n } cubes ({ $city })
}
contagion-story-victim = { $owner } perd { $what }
contagion-story-level = { $track } { $level }
contagion-story-level-lost = un niveau ({ $track } { $level })
contagion-story-points = +{ $points }
contagion-story-more-actions = { $n ->
    [one] une action de plus
   *[other] { $n } actions de plus
}
contagion-story-ignored = { $card } ne fait rien
contagion-story-moved = { $n ->
    [one] { $n } cube, { $from } → { $to }
   *[other] { $n } cubes, { $from } → { $to }
}
contagion-story-stole = { $n ->
    [one] { $n } carte prise à { $victim }
   *[other] { $n } cartes prises à { $victim }
}
contagion-story-climbed = première rangée ({ $city })
contagion-paid-yellow = { $n ->
    [1] 1 carte jaune
   *[other] { $n } cartes jaunes
}
contagion-paid-green = { $n ->
    [1] 1 carte verte
   *[other] { $n } cartes vertes
}
contagion-paid-purple = { $n ->
    [1] 1 carte violette
   *[other] { $n } cartes violettes
}
contagion-paid-orange = { $n ->
    [1] 1 carte orange
   *[other] { $n } cartes orange
}
contagion-paid-red = { $n ->
    [1] 1 carte rouge
   *[other] { $n } cartes rouges
}
contagion-paid-blue = { $n ->
    [1] 1 carte bleue
   *[other] { $n } cartes bleues
}

contagion-reason-not-now = Ce n’est pas ce qui est demandé maintenant.
contagion-reason-eradicated = Cette ville est éradiquée : { $city }.
contagion-reason-not-on-table = Cette ville n’est pas sur la table : { $city }.
contagion-reason-start-would-fill = Votre cube de départ remplirait cette ville : { $city }.
contagion-reason-nothing-to-draw = Votre Incubation est à 0 : vous ne piochez pas.
contagion-reason-nothing-to-place = Votre Infection est à 0 : vous ne placez pas de cube.
contagion-reason-dish-empty = Votre boîte de Pétri est vide.
contagion-reason-infect-limit = La carte de la manche n’autorise plus d’infection ce tour-ci.
contagion-reason-new-city-banned = La carte de la manche interdit les nouvelles villes, et vous n’avez pas de cube ici : { $city }.
contagion-reason-cannot-pay = { $cost ->
    [one] { $city } coûte { $cost } carte ({ $card }) ou deux autres. Votre main ne le permet pas.
   *[other] { $city } coûte { $cost } cartes ({ $card }) ou deux autres pour chacune. Votre main ne le permet pas.
}
contagion-reason-top-level = { $track } : le niveau maximum est atteint.
contagion-reason-cannot-mutate = { $cost ->
    [one] { $track } : le niveau suivant coûte { $cost } carte ; vous en avez { $hand }.
   *[other] { $track } : le niveau suivant coûte { $cost } cartes ; vous en avez { $hand }.
}
contagion-reason-not-kept = Vous ne conservez pas cette carte : { $city }.
contagion-reason-no-effect = L’action de cette carte n’aurait aucun effet maintenant : { $city }.
contagion-reason-cannot-ignore = { $city } : il n’y a plus rien à ignorer cette manche.
contagion-reason-can-act = Vous pouvez agir, donc pas passer.
contagion-reason-actions-left = { $left ->
    [one] Il vous reste { $left } action.
   *[other] Il vous reste { $left } actions.
}
contagion-reason-at-least-one-cube = Au moins un cube.
contagion-reason-beyond-infection = { $max ->
    [one] Votre Infection permet { $max } cube.
   *[other] Votre Infection permet { $max } cubes.
}
contagion-reason-beyond-dish = { $max ->
    [one] Votre boîte contient { $max } cube.
   *[other] Votre boîte contient { $max } cubes.
}
contagion-reason-beyond-room = { $max ->
    [one] { $city } : il reste de la place pour { $max } cube.
   *[other] { $city } : il reste de la place pour { $max } cubes.
}
contagion-reason-beyond-effect = { $max ->
    [one] Ici, { $max } cube au plus.
   *[other] Ici, { $max } cubes au plus.
}
contagion-reason-beyond-cost = { $cost ->
    [one] Le coût est de { $cost } carte.
   *[other] Le coût est de { $cost } cartes.
}
contagion-reason-too-few-matching = { $held ->
    [0] Vous n’avez aucune carte de cette couleur : { $card }.
    [one] Vous n’avez que { $held } carte de cette couleur : { $card }.
   *[other] Vous n’avez que { $held } cartes de cette couleur : { $card }.
}
contagion-reason-too-few-others = Il faut { $needed } cartes d’autres couleurs ; vous en avez { $held }.
contagion-reason-not-in-hand = Vous n’avez pas de carte de cette couleur : { $card }.
contagion-reason-no-pair = Cette carte a la couleur de la ville ({ $card }) : elle compte seule, jamais dans une paire.
contagion-reason-card-order = Les cartes se choisissent couleur par couleur, dans l’ordre de la main : il est trop tard pour { $card }, ou il en resterait trop peu.
contagion-reason-city-order = Les cubes se choisissent ville par ville, dans l’ordre de la liste : il est trop tard pour { $city }, ou il en resterait trop peu.
contagion-reason-not-present = Vous n’avez pas de cube ici : { $city }.
contagion-reason-already-present = Vous avez déjà des cubes ici : { $city }.
contagion-reason-already-served = Cette ville a déjà eu son tour : { $city }.
contagion-reason-same-city = Les cubes viennent de là : { $city }.
contagion-reason-already-accepted = Vous avez accepté : au moins un cube.
contagion-reason-nothing-placed = Placez d’abord un cube.
contagion-reason-not-an-opponent = Choisissez un adversaire.
contagion-reason-nothing-to-lose = { $seat } n’a rien à perdre ici.
contagion-reason-victim-not-there = { $seat } n’a pas de cube ici : { $city }.
contagion-reason-track-not-named = La carte ne nomme pas cette mutation : { $track }.
contagion-reason-already-on-top = Vous êtes déjà en première rangée : { $city }.
contagion-reason-not-largest = Une autre ville porte plus de vos cubes que celle-ci : { $city }.
contagion-reason-protect-nothing = Il faut protéger quelque chose.
contagion-reason-beyond-resistance = { $level ->
    [one] Une Résistance de niveau { $level } protège { $level } élément à la fois.
   *[other] Une Résistance de niveau { $level } protège { $level } éléments à la fois.
}
contagion-reason-beyond-loss = Vous allez perdre { $what }, pas davantage.

contagion-ending-last-who = La dernière carte OMS a été révélée.
contagion-ending-two-cities = Il ne restait que deux villes.

contagion-score-head-start = Avance de départ
contagion-score-death-tolls = Bilans des morts
contagion-score-eradications = Villes éradiquées
contagion-score-city-actions = Actions de villes
contagion-score-final-cities = Villes menées à la fin
contagion-score-mutations = Niveaux de mutation

# Le langage de vérification : mots de position, faits, et positions impossibles.
contagion-given-city = Une ville sur la table, avec ses rangées de haut en bas.
contagion-given-dish = Exactement ce nombre de cubes dans la boîte ; les autres sont dans cette ville, qui est sur la table. Vient après les villes.
contagion-given-eradicated = Une ville éradiquée.
contagion-given-kept = Une carte Ville que conserve un joueur.
contagion-given-city-pile = Les villes de la pile face cachée ; celles qui ne sont nulle part sont éradiquées. Vient après les villes.
contagion-given-hand = Des cartes de la pioche dans une main.
contagion-given-discard = Des cartes de la pioche dans la défausse.
contagion-given-pile = Les cartes de la pioche ; ce qui en reste va à la défausse. Vient après les mains.
contagion-given-levels = Incubation, Infection, Résistance.
contagion-given-score = Des points, comptés comme éradications.
contagion-given-card = La carte de la manche.
contagion-given-round = La manche, à partir de 1.
contagion-given-skulls = Les têtes de mort révélées jusqu’ici.
contagion-given-last-round = Cette manche est la dernière, et pourquoi ; sans raison, à cause de la dernière carte OMS.
contagion-given-turn = À qui est le tour.
contagion-given-actions = Les actions qui restent dans ce tour.
contagion-given-infections = Les infections déjà faites dans ce tour.
contagion-given-ignoring = La carte de la manche est ignorée dans ce tour.
contagion-given-phase = Où commence la partie : setup (le joueur dont c’est le tour place un cube de départ), round (la manche suivante commence), ou une partie du tour.
contagion-given-unknown = Tant de cartes de plus dans une main, quelles qu’elles soient. Vient après toutes les autres cartes.
contagion-given-shown = Les cartes que tout le monde a vu ce joueur défausser.
contagion-given-known = Ce que le premier joueur sait avec certitude de la main du second.
contagion-given-points = Les points d’une catégorie.
contagion-given-gone = Une carte d’une manche précédente.
contagion-fact-round = La manche ; 0 pendant la mise en place.
contagion-fact-card = La carte de la manche, ou none.
contagion-fact-skulls = Les têtes de mort révélées jusqu’ici.
contagion-fact-last-round = Pourquoi cette manche est la dernière, ou no.
contagion-fact-who-in = Les manches avant la prochaine carte OMS, ou none.
contagion-fact-turn = À qui est le tour, ou nobody.
contagion-fact-actions = Les actions qui restent dans ce tour.
contagion-fact-infections = Les infections déjà faites dans ce tour.
contagion-fact-ignoring = Si la carte de la manche est ignorée dans ce tour.
contagion-fact-cities = Les villes sur la table, ou none.
contagion-fact-city-pile = Les cartes de la pile de villes.
contagion-fact-eradicated = Les villes éradiquées, ou none.
contagion-fact-rows = Les rangées d’une ville de haut en bas, empty, ou off the table.
contagion-fact-cost = Ce que coûte l’infection d’une ville à qui joue, ou none.
contagion-fact-pile = Les cartes de la pioche.
contagion-fact-discard = Les cartes de la défausse, toutes ou celles d’une couleur.
contagion-fact-hand = Les cartes d’une main.
contagion-fact-cards = Les cartes d’une couleur que l’on connaît dans une main.
contagion-fact-dish = Les cubes d’une boîte.
contagion-fact-score = Le score du moment.
contagion-fact-points = Une ligne de la feuille de score.
contagion-fact-level = Le niveau d’une mutation.
contagion-fact-kept = Les cartes Ville que conserve un joueur, ou none.
contagion-check-cubes = Cubes
contagion-check-neutral-cubes = Cubes neutres
contagion-check-cards = Cartes ({ $card })
contagion-check-full = { $city } ne reste sur la table qu’avec { $most } cubes au plus.
contagion-check-immediate = L’action de cette carte s’utilise aussitôt, elle n’est jamais conservée : { $city }.
contagion-check-hand = { $seat } tient { $cards } cartes ; la limite est de { $limit }.
contagion-check-pile-empty = La pioche n’a plus de cartes.
contagion-check-set-up = La mise en place vient avant la première manche.
contagion-check-neutral = Il vient un cube neutre par manche : à la manche { $rounds }, il ne peut pas y en avoir { $cubes } sur la table.
contagion-check-nothing-to-ignore = Il n’y a pas de carte de la manche à ignorer.
contagion-check-no-round = Cette manche est la dernière : aucune autre ne commence.
contagion-check-no-start = Il manque à quelqu’un un cube de départ, ou une place pour lui.
contagion-audit-level = Une mutation ({ $seat }) dépasse le niveau { $top }.
contagion-audit-known = { $seat } connaît une carte qui n’est pas là.
contagion-audit-cards = Cartes ({ $card }) : { $there } sur { $all }.
contagion-audit-cubes = Cubes ({ $disease }) : { $there } sur { $all }.
contagion-audit-city = { $city } ne peut pas porter { $cubes } cubes maintenant.
contagion-audit-cities = Cartes Ville : { $there } sur { $all }.
contagion-audit-kept = Cette carte est conservée et se trouve aussi ailleurs, ou ne peut pas être conservée : { $city }.

# Ce qu’un choix apporte à quelqu’un, comparé à un autre : les termes du jugement.
contagion-term-points-more = { $seat } marque plus de points tout de suite.
contagion-term-points-less = { $seat } marque moins de points tout de suite.
contagion-term-levels-more = { $seat } a muté davantage.
contagion-term-levels-less = { $seat } a moins muté.
contagion-term-cards-more = { $seat } garde de meilleures cartes.
contagion-term-cards-less = { $seat } garde de moins bonnes cartes.
contagion-term-places-more = { $seat } tient de meilleures places dans les villes qui vont tomber.
contagion-term-places-less = { $seat } tient de moins bonnes places dans les villes qui vont tomber.
contagion-term-leads-more = { $seat } est en tête de plus de villes pour le Bilan des morts.
contagion-term-leads-less = { $seat } est en tête de moins de villes pour le Bilan des morts.
contagion-term-spread-more = { $seat } s’étend plus largement.
contagion-term-spread-less = { $seat } s’étend moins largement.
contagion-term-turns-more = { $seat } a plus d’actions à venir.
contagion-term-turns-less = { $seat } a moins d’actions à venir.
