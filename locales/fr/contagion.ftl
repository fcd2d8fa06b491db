# Pandémie : Contagion : ce que lisent les joueurs.
contagion-title = Pandémie : Contagion
contagion-blurb = La maladie, c’est vous. Gagnez les grandes villes, mutez et tenez tête à l’Organisation mondiale de la Santé.
contagion-win = Marquez le plus de points. Une ville pleine est éradiquée et rapporte : le plus à qui y a le plus de cubes, moins aux deux suivants ; les bilans des morts et vos mutations ajoutent le reste.

contagion-option-players = Joueurs
contagion-option-neutral = Maladie neutre (3 ou 4 joueurs)
contagion-option-neutral-about = Une maladie que personne ne joue se propage seule et prend des rangées dans les villes.
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
contagion-action-infect = Infecter { $city }
contagion-action-mutate = Renforcer la maladie : { $track }
contagion-action-play = Jouer la carte conservée ({ $city })
contagion-action-pass = Piocher une carte et passer
contagion-action-place = Placer { $city-in }
contagion-action-from = Prendre des cubes { $city-in }
contagion-action-to = Les amener { $city-to }
contagion-action-cubes = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
contagion-action-match = { $n ->
    [0] Aucune carte de la couleur de la ville, seulement des paires
    [one] { $n } carte de la couleur de la ville
   *[other] { $n } cartes de la couleur de la ville
}
contagion-action-card = 1 carte ({ $card })
contagion-action-lose = Perdre des cubes { $city-in }
contagion-action-protect = Baisser la Résistance et sauver { $what }
contagion-action-lower = Baisser : { $track }
contagion-action-raise = Monter : { $track }
contagion-action-climb = Prendre la première rangée { $city-in }
contagion-action-opponent = { $seat }
contagion-action-use = Utiliser
contagion-action-decline = Ne pas l’utiliser
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

contagion-ask-setup-place-cube = Dans quelle ville va votre premier cube ?
contagion-ask-opening = Jouer une carte Ville conservée avant que la carte de la manche ne vous touche ?
contagion-ask-choose-action = { $left ->
    [one] Dernière action : piocher, infecter ou renforcer la maladie ?
   *[other] { $left } actions : piocher, infecter ou renforcer la maladie ?
}
contagion-ask-closing = Jouer une carte Ville conservée avant la fin de votre tour ?
contagion-ask-choose-cubes = Combien de cubes placez-vous { $city-in } ?
contagion-ask-choose-payment = { $cost ->
    [one] { $city } coûte { $cost } carte ({ $card }). La payez-vous de cette couleur ? Sinon, elle coûte { $joker } autres cartes.
   *[other] { $city } coûte { $cost } cartes ({ $card }). Combien en payez-vous de cette couleur ? Chaque carte qui manque coûte { $joker } autres cartes.
}
contagion-ask-choose-jokers = { $left ->
    [one] { $city } : choisissez 1 autre carte à payer.
   *[other] { $city } : choisissez { $left } autres cartes à payer.
}
contagion-ask-choose-paid-cards = { $left ->
    [one] { $track } : choisissez 1 carte à payer, de n’importe quelle couleur.
   *[other] { $track } : choisissez { $left } cartes à payer, de n’importe quelles couleurs.
}
contagion-ask-discard-to-limit = { $left ->
    [one] Votre limite est de { $limit } cartes. Défaussez-en une.
   *[other] Votre limite est de { $limit } cartes. Défaussez-en { $left }.
}
contagion-ask-use-city-action = Vous avez éradiqué { $city }. Utiliser son action maintenant ? { $action }
contagion-ask-effect-opponent = { $city } : { $action } Qui touchez-vous ?
contagion-ask-effect-place = Quelle ville reçoit vos cubes ?
contagion-ask-effect-place-cubes = Combien de cubes { $city-in } ?
contagion-ask-effect-move-from = Quelle ville vos cubes quittent-ils ?
contagion-ask-effect-move-to = Où vont vos cubes { $city-from } ?
contagion-ask-effect-move-cubes = Combien de cubes arrivent { $city-in } ?
contagion-ask-effect-remove-enemy = Où retirez-vous des cubes ({ $seat }) ?
contagion-ask-effect-remove-enemy-cubes = Combien de cubes retirez-vous { $city-in } ({ $seat }) ?
contagion-ask-effect-level-up = Quelle mutation monte sans rien coûter ?
contagion-ask-effect-climb = Dans quelle ville prenez-vous la première rangée ?
contagion-ask-choose-loss-city = Vos plus grandes villes sont à égalité. Dans laquelle perdez-vous vos cubes ?
contagion-ask-use-resistance = Vous allez perdre { $what }. Baisser la Résistance d’un niveau pour en sauver jusqu’à { $level } ?
contagion-ask-choose-lost-cards = { $left ->
    [one] Défaussez 1 carte. Laquelle ?
   *[other] Défaussez { $left } cartes. Lesquelles ?
}
contagion-ask-choose-lost-cubes = { $left ->
    [one] Retirez 1 de vos cubes. De quelle ville ?
   *[other] Retirez { $left } de vos cubes. De quelles villes ?
}
contagion-ask-choose-lost-levels = { $left ->
    [one] Une mutation baisse d’un niveau. Laquelle ?
   *[other] Vos mutations perdent { $left } niveaux. Laquelle d’abord ?
}

contagion-event-laid-out = Les premières villes : { $cities }.
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
    [one] { $owner } place { $n } cube { $city-in }.
   *[other] { $owner } place { $n } cubes { $city-in }.
}
contagion-event-removed = { $n ->
    [one] { $owner } perd { $n } cube { $city-in }.
   *[other] { $owner } perd { $n } cubes { $city-in }.
}
contagion-event-moved = { $n ->
    [one] { $seat } déplace { $n } cube { $from-from } { $to-to }.
   *[other] { $seat } déplace { $n } cubes { $from-from } { $to-to }.
}
contagion-event-climbed = { $seat } prend la première rangée { $city-in }.
contagion-event-drew = { $n ->
    [one] { $seat } pioche { $n } carte.
   *[other] { $seat } pioche { $n } cartes.
}
contagion-event-drew-cards = { $n ->
    [one] { $seat } pioche { $n } carte : { $cards }.
   *[other] { $seat } pioche { $n } cartes : { $cards }.
}
contagion-event-reshuffled = { $n ->
    [one] La défausse ({ $n } carte), mélangée, devient la pioche.
   *[other] La défausse ({ $n } cartes), mélangée, devient la pioche.
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
contagion-event-mutated = { $seat } passe à { $track } { $level }.
contagion-event-weakened = { $seat } redescend à { $track } { $level }.
contagion-event-resisted = { $seat } redescend à Résistance { $level } et sauve { $what }.
contagion-event-passed = { $seat } ne peut pas agir et pioche 1 carte.
contagion-event-eradicated = { $city } est pleine et éradiquée !
contagion-event-ranked = { $points ->
    [one] { $city }, { $place ->
        [1] 1re
       *[other] { $place }e
    } place : { $owner } marque { $points } point.
   *[other] { $city }, { $place ->
        [1] 1re
       *[other] { $place }e
    } place : { $owner } marque { $points } points.
}
contagion-event-used = { $seat } utilise l’action de la ville ({ $city }).
contagion-event-declined = { $seat } renonce à l’action de la ville ({ $city }).
contagion-event-kept = { $seat } conserve la carte ({ $city }).
contagion-event-played = { $seat } joue une carte conservée ({ $city }).
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
    [one] { $seat } paie { $paid } et place { $n } cube { $city-in }.
   *[other] { $seat } paie { $paid } et place { $n } cubes { $city-in }.
}
contagion-story-discards = { $seat } défausse { $what }.
contagion-story-fall = { $city } est pleine et éradiquée : { $scores }.
contagion-story-score = { $owner } +{ $points }
contagion-story-fall-used = { $seat } utilise son action : { $effect }.
contagion-story-fall-kept = { $seat } conserve sa carte.
contagion-story-fall-skipped = { $seat } renonce à son action.
contagion-story-play = { $seat } joue la carte { $city } : { $effect }.
contagion-story-draw-twice = { $seat } pioche des cartes : { $first }, puis { $second }.
contagion-story-toll = Bilan des morts : { $scores }.
contagion-story-toll-nobody = Bilan des morts : personne n’est en tête d’une ville.
contagion-story-final-cities = Villes à la fin : { $scores }.
contagion-story-final-levels = Mutations à la fin : { $scores }.
contagion-story-loss = { $owner } perd { $what }.
contagion-story-all-saved = { $owner } ne perd rien.
contagion-story-saved = La Résistance redescend à { $level } et sauve { $saved }.
contagion-story-neutral = La maladie neutre arrive { $city-in }.
contagion-story-cubes = { $n ->
    [one] { $n } cube { $city-in }
   *[other] { $n } cubes { $city-in }
}
contagion-story-victim = { $owner } perd { $what }
contagion-story-level = { $track } { $level }
contagion-story-level-lost = un niveau ({ $track } { $level } maintenant)
contagion-story-points = +{ $points }
contagion-story-more-actions = { $n ->
    [one] une action de plus
   *[other] { $n } actions de plus
}
contagion-story-ignored = { $card } ne fait rien
contagion-story-moved = { $n ->
    [one] { $n } cube { $from-from } { $to-to }
   *[other] { $n } cubes { $from-from } { $to-to }
}
contagion-story-stole = { $n ->
    [one] { $n } carte prise à { $victim }
   *[other] { $n } cartes prises à { $victim }
}
contagion-story-climbed = première rangée { $city-in }
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

contagion-recap-fell = { $city } est pleine et éradiquée : vous marquez +{ $points }.
contagion-recap-stole = { $n ->
    [one] { $seat } utilise { $city } et vous prend une carte.
   *[other] { $seat } utilise { $city } et vous prend { $n } cartes.
}
contagion-recap-card = { $seat } utilise { $city } : vous perdez { $what }.

contagion-reason-not-now = Pas maintenant. Répondez d’abord à la question.
contagion-reason-eradicated = { $city } est déjà éradiquée.
contagion-reason-not-on-table = { $city } n’est pas encore en jeu.
contagion-reason-start-would-fill = Votre premier cube ne peut pas remplir une ville. Il n’y a plus qu’une place { $city-in }.
contagion-reason-nothing-to-draw = Votre Incubation est à 0 : vous ne piochez pas.
contagion-reason-nothing-to-place = Votre Infection est à 0 : vous ne placez pas de cube.
contagion-reason-dish-empty = Tous vos cubes sont sortis. Ils reviennent quand une ville est éradiquée.
contagion-reason-infect-limit = La carte de la manche n’autorise plus d’infection ce tour-ci.
contagion-reason-new-city-banned = La carte de la manche ferme les nouvelles villes, et vous n’avez pas de cube { $city-in }.
contagion-reason-cannot-pay = { $cost ->
    [one] { $city } coûte { $cost } carte ({ $card }) ou deux autres. Votre main ne le permet pas.
   *[other] { $city } coûte { $cost } cartes ({ $card }) ou deux autres pour chacune. Votre main ne le permet pas.
}
contagion-reason-top-level = { $track } : le niveau maximal est déjà atteint.
contagion-reason-cannot-mutate = { $cost ->
    [one] { $track } : le niveau suivant coûte { $cost } carte ; vous en avez { $hand }.
   *[other] { $track } : le niveau suivant coûte { $cost } cartes ; vous en avez { $hand }.
}
contagion-reason-not-kept = Vous n’avez pas la carte de cette ville : { $city }.
contagion-reason-no-effect = La carte ({ $city }) ne ferait rien maintenant.
contagion-reason-cannot-ignore = La carte de la manche n’a plus rien que cette ville ({ $city }) puisse annuler.
contagion-reason-can-act = Il vous reste une action possible : on ne passe pas.
contagion-reason-actions-left = { $left ->
    [one] Il vous reste { $left } action.
   *[other] Il vous reste { $left } actions.
}
contagion-reason-at-least-one-cube = Placez au moins un cube.
contagion-reason-beyond-infection = { $max ->
    [one] Votre Infection place { $max } cube au plus.
   *[other] Votre Infection place { $max } cubes au plus.
}
contagion-reason-beyond-dish = { $max ->
    [one] Il vous reste { $max } cube.
   *[other] Il vous reste { $max } cubes.
}
contagion-reason-beyond-room = { $max ->
    [one] Il ne reste que { $max } place { $city-in }.
   *[other] Il ne reste que { $max } places { $city-in }.
}
contagion-reason-beyond-effect = { $max ->
    [one] Ici, { $max } cube au plus.
   *[other] Ici, { $max } cubes au plus.
}
contagion-reason-beyond-cost = { $cost ->
    [one] Cela ne coûte que { $cost } carte.
   *[other] Cela ne coûte que { $cost } cartes.
}
contagion-reason-too-few-matching = { $held ->
    [0] Vous n’avez aucune carte de cette couleur : { $card }.
    [one] Vous n’avez que { $held } carte de cette couleur : { $card }.
   *[other] Vous n’avez que { $held } cartes de cette couleur : { $card }.
}
contagion-reason-too-few-others = { $needed ->
    [one] Il faut { $needed } carte d’une autre couleur ; vous en avez { $held }.
   *[other] Il faut { $needed } cartes d’autres couleurs ; vous en avez { $held }.
}
contagion-reason-not-in-hand = Vous n’avez pas de carte de cette couleur : { $card }.
contagion-reason-no-pair = Cette carte a la couleur de la ville ({ $card }) : elle compte seule, jamais dans une paire.
contagion-reason-card-order = Choisissez les couleurs de gauche à droite : { $card } n’est plus possible.
contagion-reason-city-order = Choisissez les villes de haut en bas : { $city } n’est plus possible.
contagion-reason-not-present = Vous n’avez pas de cube { $city-in }.
contagion-reason-already-present = Vous avez déjà des cubes { $city-in }.
contagion-reason-already-served = { $city } a eu son tour. Choisissez une autre ville.
contagion-reason-same-city = Les cubes viennent { $city-from }. Choisissez une autre ville.
contagion-reason-already-accepted = Vous avez dit oui : au moins un cube doit partir.
contagion-reason-nothing-placed = Placez d’abord un cube.
contagion-reason-not-an-opponent = Choisissez un adversaire.
contagion-reason-nothing-to-lose = { $seat } n’a rien à perdre ici.
contagion-reason-victim-not-there = { $seat } n’a pas de cube { $city-in }.
contagion-reason-track-not-named = La carte ne nomme pas cette mutation : { $track }.
contagion-reason-already-on-top = Vous avez déjà la première rangée { $city-in }.
contagion-reason-not-largest = Choisissez la ville où vous avez le plus de cubes : ce n’est pas { $city }.
contagion-reason-protect-nothing = Sauvez au moins un élément, ou gardez votre Résistance.
contagion-reason-beyond-resistance = { $level ->
    [one] Une Résistance de niveau { $level } sauve { $level } élément à la fois.
   *[other] Une Résistance de niveau { $level } sauve { $level } éléments à la fois.
}
contagion-reason-beyond-loss = Vous ne perdez que { $what }.

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
contagion-given-kept = Une carte Ville que conserve une place.
contagion-given-city-pile = Les villes de la pioche Ville ; celles qui ne sont nulle part sont éradiquées. Vient après les villes.
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
contagion-given-phase = Où commence la partie : setup (la place dont c’est le tour pose un cube de départ), round (la manche suivante commence), ou une partie du tour.
contagion-given-unknown = Tant de cartes de plus dans une main, quelles qu’elles soient. Vient après toutes les autres cartes.
contagion-given-shown = Les cartes que tout le monde a vu cette place défausser.
contagion-given-known = Ce que la première de ces places sait avec certitude de la main de la seconde.
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
contagion-fact-city-pile = Les cartes de la pioche Ville.
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
contagion-fact-kept = Les cartes Ville que conserve une place, ou none.
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
contagion-check-started = Pendant la pose des cubes de départ, { $seat } en a { $there } sur la table ; { $cubes } sont posés.
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
contagion-term-levels-more = { $seat } a des mutations plus hautes.
contagion-term-levels-less = { $seat } a des mutations moins hautes.
contagion-term-cards-more = { $seat } garde de meilleures cartes.
contagion-term-cards-less = { $seat } garde de moins bonnes cartes.
contagion-term-places-more = { $seat } tient de meilleures places dans les villes bientôt éradiquées.
contagion-term-places-less = { $seat } tient de moins bonnes places dans les villes bientôt éradiquées.
contagion-term-leads-more = { $seat } mène dans plus de villes pour le bilan des morts.
contagion-term-leads-less = { $seat } mène dans moins de villes pour le bilan des morts.
contagion-term-spread-more = { $seat } a des cubes dans plus de villes.
contagion-term-spread-less = { $seat } a des cubes dans moins de villes.
contagion-term-turns-more = { $seat } a plus d’actions à venir.
contagion-term-turns-less = { $seat } a moins d’actions à venir.

# Les villes : où l’on va, où l’on est, d’où l’on vient.
contagion-city-mexico-city-to = à Mexico
contagion-city-mexico-city-in = à Mexico
contagion-city-mexico-city-from = de Mexico
contagion-city-new-york-to = à New York
contagion-city-new-york-in = à New York
contagion-city-new-york-from = de New York
contagion-city-los-angeles-to = à Los Angeles
contagion-city-los-angeles-in = à Los Angeles
contagion-city-los-angeles-from = de Los Angeles
contagion-city-toronto-to = à Toronto
contagion-city-toronto-in = à Toronto
contagion-city-toronto-from = de Toronto
contagion-city-sao-paulo-to = à São Paulo
contagion-city-sao-paulo-in = à São Paulo
contagion-city-sao-paulo-from = de São Paulo
contagion-city-rio-de-janeiro-to = à Rio de Janeiro
contagion-city-rio-de-janeiro-in = à Rio de Janeiro
contagion-city-rio-de-janeiro-from = de Rio de Janeiro
contagion-city-santiago-to = à Santiago
contagion-city-santiago-in = à Santiago
contagion-city-santiago-from = de Santiago
contagion-city-buenos-aires-to = à Buenos Aires
contagion-city-buenos-aires-in = à Buenos Aires
contagion-city-buenos-aires-from = de Buenos Aires
contagion-city-moscow-to = à Moscou
contagion-city-moscow-in = à Moscou
contagion-city-moscow-from = de Moscou
contagion-city-london-to = à Londres
contagion-city-london-in = à Londres
contagion-city-london-from = de Londres
contagion-city-paris-to = à Paris
contagion-city-paris-in = à Paris
contagion-city-paris-from = de Paris
contagion-city-madrid-to = à Madrid
contagion-city-madrid-in = à Madrid
contagion-city-madrid-from = de Madrid
contagion-city-lagos-to = à Lagos
contagion-city-lagos-in = à Lagos
contagion-city-lagos-from = de Lagos
contagion-city-cairo-to = au Caire
contagion-city-cairo-in = au Caire
contagion-city-cairo-from = du Caire
contagion-city-johannesburg-to = à Johannesburg
contagion-city-johannesburg-in = à Johannesburg
contagion-city-johannesburg-from = de Johannesburg
contagion-city-nairobi-to = à Nairobi
contagion-city-nairobi-in = à Nairobi
contagion-city-nairobi-from = de Nairobi
contagion-city-mumbai-to = à Bombay
contagion-city-mumbai-in = à Bombay
contagion-city-mumbai-from = de Bombay
contagion-city-tokyo-to = à Tokyo
contagion-city-tokyo-in = à Tokyo
contagion-city-tokyo-from = de Tokyo
contagion-city-hong-kong-to = à Hong Kong
contagion-city-hong-kong-in = à Hong Kong
contagion-city-hong-kong-from = de Hong Kong
contagion-city-riyadh-to = à Riyad
contagion-city-riyadh-in = à Riyad
contagion-city-riyadh-from = de Riyad
contagion-city-jakarta-to = à Jakarta
contagion-city-jakarta-in = à Jakarta
contagion-city-jakarta-from = de Jakarta
contagion-city-singapore-to = à Singapour
contagion-city-singapore-in = à Singapour
contagion-city-singapore-from = de Singapour
contagion-city-sydney-to = à Sydney
contagion-city-sydney-in = à Sydney
contagion-city-sydney-from = de Sydney
contagion-city-melbourne-to = à Melbourne
contagion-city-melbourne-in = à Melbourne
contagion-city-melbourne-from = de Melbourne
