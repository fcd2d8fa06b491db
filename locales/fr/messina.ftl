# Messina 1347 : ce que lisent les joueurs.
messina-title = Messina 1347
messina-blurb = La peste noire débarque dans un port sicilien. Sauvez ses citoyens, brûlez la peste et rendez la vie à la ville.
messina-win = Ayez le plus de points après six manches. Avancez sur les registres de la Ville, de l’Église et de popularité, repeuplez les quartiers, montez vos parchemins et évitez les rats.

messina-option-players = Joueurs
messina-option-advanced = Jeu avancé : un domaine différent pour chacun
messina-option-priority = Tuile priorité de registre
messina-option-errata = Un incendie majeur vaut deux incendies

messina-place-estate = Domaine
messina-place-reserve = Réserve
messina-place-gone = Perdu

messina-action-use = Utiliser le lieutenant ici : { $place }
messina-action-go = Aller ici : { $place }
messina-action-sail = Prendre le bateau : { $ship }
messina-action-recall = Rappeler le lieutenant et gagner 1 pièce
messina-action-house = Loger un citoyen : { $space }
messina-action-shelter = Quarantaine : { $class }, { $cabin }
messina-action-release = Laisser partir : { $class }
messina-payment = Brûler un cube ({ $price })
messina-payment-second = Brûler deux cubes ({ $price })
messina-payment-beside = Brûler un cube ici et un autre là : { $place } ({ $price })
messina-action-rat = Prendre un rat avec le bateau
messina-action-action = Utiliser l’action de l’hexagone
messina-action-repopulate = Repeupler le quartier
messina-action-purchase = Acheter une avancée : { $register }
messina-action-step = Avancer : { $register }
messina-action-scroll = Avancer le cube sur la piste de parchemin { $number }
messina-action-upgrade = Améliorer le citoyen : { $spot }
messina-action-promote = Améliorer le contremaître : { $foreman }
messina-stride = Avancer : { $foreman }
messina-stride-skip = Avancer en sautant une étape : { $foreman }
messina-stride-left = Avancer à gauche : { $foreman }
messina-stride-right = Avancer à droite : { $foreman }
messina-stride-skip-left = Avancer à gauche en sautant une étape : { $foreman }
messina-stride-skip-right = Avancer à droite en sautant une étape : { $foreman }
messina-action-activate = Activer le citoyen : { $space }
messina-action-refresh = Changer les { $group } (prix : { $fee })
messina-action-keep = Laisser les tuiles en place
messina-action-build = Construire : { $tile }
messina-action-decline = Ne rien construire
messina-action-furnish = Poser l’amélioration ici : { $cabin }
messina-action-settle = Rendre le citoyen : { $spot }
messina-action-give-up = Renoncer au lieutenant : { $place }
messina-action-leave = De { $cabin } vers : { $space }
messina-action-dismiss = Laisser partir le citoyen : { $cabin }
messina-action-staff = Affecter quelqu’un à l’atelier : { $workshop }
messina-action-worker = Ce citoyen : { $space }
messina-action-stop = Terminé
messina-action-end = Finir le tour
messina-bundle-go = { $does } (d’abord : { $first })
messina-bundle-advance = { $does } – { $woken }
messina-bundle-wake = { $woken }
messina-bundle-onward = { $does } (d’abord : { $first })
messina-action-burn = { $payment }
messina-action-resolve = { $entry }
messina-action-pick = { $side }
messina-action-advance = { $stride }
messina-group-cabins = améliorations de cabane
messina-group-workshops = ateliers

messina-effects = { $effects }
messina-gain-coin = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
messina-gain-beam = { $count ->
    [one] { $count } poutre
   *[other] { $count } poutres
}
messina-gain-fire = { $count ->
    [one] { $count } jeton incendie
   *[other] { $count } jetons incendie
}
messina-gain-major-fire = { $count ->
    [one] { $count } jeton incendie majeur
   *[other] { $count } jetons incendie majeur
}
messina-gain-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
messina-gain-lieutenant = { $count ->
    [one] { $count } lieutenant
   *[other] { $count } lieutenants
}

messina-entry-city = Avancer sur la Ville
messina-entry-church = Avancer sur l’Église
messina-entry-city-or-church = Avancer sur la Ville ou l’Église
messina-entry-scroll = Avancer sur le parchemin
messina-entry-upgrade-citizen = Améliorer un citoyen
messina-entry-upgrade-foreman = Améliorer un contremaître
messina-entry-build = Construire
messina-entry-foreman = Avancer un contremaître
messina-entry-foreman-named = Avancer : { $foreman }
messina-entry-foreman-skip = Avancer un contremaître, en sautant une étape si l’on veut
messina-entry-foreman-named-skip = Avancer, en sautant une étape si l’on veut : { $foreman }
messina-entry-choice = { $options }

messina-ask-lieutenant = Quel lieutenant utilisez-vous ?
messina-ask-goal = Où va le lieutenant ? Il est ici : { $place }. Choisissez un hexagone ou un bateau, ou rappelez-le.
messina-ask-rescue = Sauvez les citoyens ({ $place }) : où habiteront-ils ?
messina-ask-rescue-quarantine = Il y a la peste ({ $place }) : les citoyens vont en quarantaine. Quelle cabane ?
messina-ask-burn = { $cost ->
    [one] Combattez la peste ({ $place }) : { $cost } jeton par cube. Ce qui reste amène des rats.
   *[other] Combattez la peste ({ $place }) : { $cost } jetons par cube. Ce qui reste amène des rats.
}
messina-ask-ship-fight = { $cost ->
    [one] La peste est à bord ({ $ship }) : payez { $cost } jeton ou prenez un rat.
   *[other] La peste est à bord ({ $ship }) : payez { $cost } jetons ou prenez un rat.
}
messina-ask-act = { $place } : utilisez l’action ({ $effects }) ou repeuplez ; le reste, dans l’ordre de votre choix.
messina-ask-act-rest = { $place } : réglez les effets, achetez des avancées et affectez des citoyens aux ateliers dans l’ordre de votre choix, puis finissez le tour.
messina-ask-settle = Réglez ce que vous avez gagné, ou arrêtez ; le reste est perdu.
messina-ask-pick-option = Que choisissez-vous ?
messina-ask-pick-register = Ville ou Église ?
messina-ask-pick-scroll = Quel cube de parchemin avance ?
messina-ask-pick-citizen = Quel citoyen améliorez-vous ?
messina-ask-pick-foreman = Quel contremaître améliorez-vous ?
messina-ask-advance = Quel contremaître avance ?
messina-ask-advance-skip = Quel contremaître avance ? Il peut sauter une étape.
messina-ask-activate = { $foreman } : quel citoyen active-t-il ?
messina-ask-refresh = Construire : payer 1 jeton ou 1 point pour changer les tuiles ?
messina-ask-tile = Quelle tuile construisez-vous ? Vous pouvez ne rien construire.
messina-ask-tile-compulsory = Quelle tuile construisez-vous ? Après un changement, il faut construire.
messina-ask-pick-cabin = Quelle cabane reçoit l’amélioration ({ $upgrade }) ?
messina-ask-settler = Quel citoyen rendez-vous au quartier ? Demandé : { $class }
messina-ask-settler-upgraded = Quel citoyen amélioré rendez-vous au quartier ? Demandé : { $class }
messina-ask-give-up = À quel lieutenant inutilisé renoncez-vous pour toujours ?
messina-ask-worker = Quel citoyen affectez-vous à cet atelier ? { $workshop }
messina-ask-staffing = Production : affectez d’abord des citoyens à vos ateliers, ou continuez.
messina-ask-quarantine = La quarantaine est finie pour certains : où habiteront-ils ?

messina-event-round = Manche { $round }. Ordre du tour : { $order }.
messina-event-died = { $count ->
    [one] La peste tue { $count } citoyen : { $site }.
   *[other] La peste tue { $count } citoyens : { $site }.
}
messina-event-new-workshops = Les ateliers avancés remplacent ceux du début.
messina-event-ship-arrived = Un bateau arrive : { $ship } ({ $dock }).
messina-event-ship-arrived-infected = Un bateau arrive, la peste à bord : { $ship } ({ $dock }).
messina-event-hex-laid = La ville s’agrandit d’un hexagone : { $site }.
messina-event-wheel-turned = La roue de population passe à { $position }.
messina-event-plague-came = Un cube peste arrive : { $site }.
messina-event-citizen-came = { $class } à sauver : { $site }.
messina-event-travelled = { $cost ->
    [0] { $seat } envoie un lieutenant : { $from } → { $to }.
    [one] { $seat } envoie un lieutenant : { $from } → { $to } ({ $cost } pièce).
   *[other] { $seat } envoie un lieutenant : { $from } → { $to } ({ $cost } pièces).
}
messina-event-recalled = { $seat } rappelle un lieutenant ({ $from }) et gagne 1 pièce.
messina-event-visited = { $owner } marque 2 points pour une visite : { $site }.
messina-event-housed = { $seat } loge un citoyen ({ $class }) : { $space }.
messina-event-sheltered = { $seat } met un citoyen en quarantaine ({ $class }) : { $cabin }.
messina-event-released = { $count ->
    [one] { $seat } laisse partir { $count } citoyen : { $class }.
   *[other] { $seat } laisse partir { $count } citoyens : { $class }.
}
messina-event-burnt = { $seat } brûle un cube peste : { $site }.
messina-event-burnt-ship = { $seat } brûle la peste à bord : { $ship }.
messina-event-rats = { $count ->
    [one] { $seat } prend { $count } rat.
   *[other] { $seat } prend { $count } rats.
}
messina-event-gained = { $seat } gagne { $gain }.
messina-event-recruited = { $seat } gagne un lieutenant.
messina-event-pending = { $count ->
    [one] { $seat } obtient : { $entry }.
   *[other] { $seat } obtient { $count } fois : { $entry }.
}
messina-event-forfeited = { $count ->
    [one] { $seat } laisse perdre { $count } effet.
   *[other] { $seat } laisse perdre { $count } effets.
}
messina-event-ship-taken = { $seat } prend un bateau : { $ship }.
messina-event-hex-used = { $seat } utilise l’action : { $site }.
messina-event-bought = { $price ->
    [one] { $seat } achète une avancée pour { $price } pièce : { $register }.
   *[other] { $seat } achète une avancée pour { $price } pièces : { $register }.
}
messina-event-stepped = { $register } : { $seat } arrive sur la case { $space }.
messina-event-scrolled = { $seat } avance sur la piste de parchemin { $track } : case { $index }.
messina-event-upgraded = { $seat } améliore un citoyen : { $spot }.
messina-event-promoted = { $seat } améliore un contremaître : { $foreman }.
messina-event-foreman-moved = { $seat } avance un contremaître : { $foreman }.
messina-event-activated = { $seat } active un citoyen : { $space }.
messina-event-door-closed = { $seat } : une porte ferme cette case : { $space }.
messina-event-refreshed = { $seat } change les { $group } (prix : { $fee }).
messina-event-built = { $seat } construit : { $tile }.
messina-event-furnished = { $seat } pose une amélioration : { $upgrade } ({ $cabin }).
messina-event-turned-up = Nouvelle tuile au sommet d’une pile : { $tile }.
messina-event-staffed = { $seat } affecte un citoyen à l’atelier : { $workshop } (depuis : { $space }).
messina-event-rewarded = { $seat } reçoit la récompense de l’atelier : { $workshop }.
messina-event-repopulating = { $seat } repeuple ce quartier : { $site }.
messina-event-settled = { $seat } rend un citoyen à la ville ({ $spot }).
messina-event-given-up = { $seat } renonce pour toujours à un lieutenant ({ $from }).
messina-event-repopulated = { $seat } a repeuplé : { $site }.
messina-event-producing = { $seat } : le domaine produit.
messina-event-left-quarantine = { $seat } : sortie de quarantaine ({ $class }, { $cabin }) → { $space }.
messina-event-automaton-drew = L’adversaire virtuel pioche : { $tile }.
messina-event-automaton-went = L’adversaire virtuel va ici : { $site }.
messina-event-automaton-burnt = L’adversaire virtuel retire un cube peste ({ $site }) et arrive sur la case { $space } de la popularité.
messina-event-automaton-idle = L’adversaire virtuel ne trouve aucun quartier libre.
messina-event-removed = Tuile retirée du jeu : { $tile }.
messina-event-ship-removed = Le bateau quitte le jeu : { $ship }.
messina-event-scored = { $points ->
    [one] { $seat } termine avec { $points } point.
   *[other] { $seat } termine avec { $points } points.
}

messina-story-who = { $seat } ·
messina-story-go = { $cost ->
    [0] { $seat } va ici : { $the }.
    [one] { $seat } va ici pour { $cost } pièce : { $the }.
   *[other] { $seat } va ici pour { $cost } pièces : { $the }.
}
messina-story-rescues = Sauve { $citizens }.
messina-story-quarantine = En quarantaine : { $citizens }.
messina-story-no-room = Pas de place pour { $citizens }.
messina-story-gains = Gagne { $gain }.
messina-story-visit = { $owner } marque 2 points pour la visite.
messina-story-burns = { $n ->
    [one] Brûle { $n } cube peste : { $gain }.
   *[other] Brûle { $n } cubes peste : { $gain }.
}
messina-story-burns-only = { $n ->
    [one] Brûle { $n } cube peste.
   *[other] Brûle { $n } cubes peste.
}
messina-story-rats = { $n ->
    [one] Prend { $n } rat.
   *[other] Prend { $n } rats.
}
messina-story-hex = { $site } : { $gain }.
messina-story-foreman = { $foreman } avance : { $gain }.
messina-story-foreman-idle = { $foreman } avance.
messina-story-buys = { $price ->
    [one] Achète { $what } pour { $price } pièce : { $gain }.
   *[other] Achète { $what } pour { $price } pièces : { $gain }.
}
messina-story-buys-only = { $price ->
    [one] Achète { $what } pour { $price } pièce.
   *[other] Achète { $what } pour { $price } pièces.
}
messina-story-builds = Construit : { $tiles }.
messina-story-builds-gains = Construit { $tiles } : { $gain }.
messina-story-new-tiles = Paie pour changer les tuiles.
messina-story-worker = Un citoyen va à l’atelier : { $workshop }.
messina-story-worker-pays = Un citoyen va à l’atelier ({ $workshop }) : { $gain }.
messina-story-golden = Améliorés : { $who }.
messina-story-golden-citizen = un citoyen ({ $spot })
messina-story-scroll = Piste de parchemin { $track } : case { $index }.
messina-story-repopulates = { $n ->
    [one] Repeuple avec { $n } citoyen ({ $the }) : { $gain }.
   *[other] Repeuple avec { $n } citoyens ({ $the }) : { $gain }.
}
messina-story-repopulates-only = { $n ->
    [one] Repeuple avec { $n } citoyen : { $the }.
   *[other] Repeuple avec { $n } citoyens : { $the }.
}
messina-story-ship = { $seat } prend un bateau ({ $ship }) : { $gain }.
messina-story-lost = { $n ->
    [one] Laisse perdre { $n } effet.
   *[other] Laisse perdre { $n } effets.
}
messina-story-estate = Domaine de { $seat } : { $gain }.
messina-story-released = Sortie de quarantaine : { $citizens }.
messina-story-dead = { $n ->
    [one] La peste tue { $n } citoyen : { $sites }.
   *[other] La peste tue { $n } citoyens : { $sites }.
}
messina-story-new = Nouveau en ville : { $what }.
messina-story-ships = { $n ->
    [one] { $n } bateau
   *[other] { $n } bateaux
}
messina-story-plague-ships = { $n ->
    [one] { $n } bateau avec la peste
   *[other] { $n } bateaux avec la peste
}
messina-story-plague = La peste arrive : { $sites }.
messina-story-citizens = Citoyens à sauver : { $groups }.
messina-story-group = { $who } ({ $sites })
messina-story-points = Points : { $scores }.
messina-story-score = { $seat } { $points }
messina-some-artisan = { $n ->
    [1] un artisan
   *[other] { $n } artisans
}
messina-some-aristocrat = { $n ->
    [1] un aristocrate
   *[other] { $n } aristocrates
}
messina-some-nun = { $n ->
    [1] une nonne
   *[other] { $n } nonnes
}
messina-reach-popularity = Popularité { $space }
messina-reach-city = Ville { $space }
messina-reach-church = Église { $space }
messina-steps-popularity = { $n ->
    [one] { $n } avancée (Popularité)
   *[other] { $n } avancées (Popularité)
}
messina-steps-city = { $n ->
    [one] { $n } avancée (Ville)
   *[other] { $n } avancées (Ville)
}
messina-steps-church = { $n ->
    [one] { $n } avancée (Église)
   *[other] { $n } avancées (Église)
}
messina-the-market-square = { messina-district-market-square }
messina-the-lumber-yard = { messina-district-lumber-yard }
messina-the-charcoal-yard = { messina-district-charcoal-yard }
messina-the-builders-lodge = { messina-district-builders-lodge }
messina-the-smithy = { messina-district-smithy }
messina-the-town-hall = { messina-district-town-hall }
messina-the-cathedral = { messina-district-cathedral }
messina-the-stewards-court = { messina-district-stewards-court }
messina-the-scriptorium = { messina-district-scriptorium }
messina-the-charity-house = { messina-district-charity-house }
messina-the-builders-guild = { messina-district-builders-guild }
messina-the-bakers-row = { messina-district-bakers-row }
messina-the-courthouse = { messina-district-courthouse }
messina-the-foremens-lodge = { messina-district-foremens-lodge }
messina-the-hospital = { messina-district-hospital }
messina-the-bailiffs-tower = { messina-district-bailiffs-tower }
messina-the-basilica = { messina-district-basilica }
messina-the-arsenal = { messina-district-arsenal }
messina-the-library = { messina-district-library }
messina-the-royal-palace = { messina-district-royal-palace }

messina-reason-no-lieutenant = Aucun de vos lieutenants inutilisés n’est là.
messina-reason-town-first = Utilisez d’abord les lieutenants couchés à Messine.
messina-reason-not-in-town = Cet hexagone n’est pas dans la ville.
messina-reason-occupied = Un lieutenant y est debout : l’hexagone est pris pour cette manche.
messina-reason-dock-by-ship = On rejoint un quai en prenant l’un de ses bateaux : choisissez le bateau.
messina-reason-not-at-dock = Ce bateau n’est à aucun quai.
messina-reason-nobody-waits = Personne de cette classe n’attend ici.
messina-reason-space-taken = Cette case est occupée.
messina-reason-no-plague = Il n’y a pas de peste ici : le citoyen va dans son secteur.
messina-reason-infected = Il y a la peste ici : le citoyen doit aller en quarantaine.
messina-reason-cabin-taken = Cette cabane est occupée.
messina-reason-still-room = Il y a de la place : on ne renvoie personne.
messina-reason-needs-major = Seul un paiement entièrement en incendies majeurs atteint un hexagone voisin.
messina-reason-not-beside = Cet hexagone n’est pas adjacent, ou n’a pas de cube peste.
messina-reason-no-such-payment = On ne peut pas payer un cube avec ces jetons.
messina-reason-no-extra-cube = À bord, on ne peut brûler que le cube du bateau.
messina-reason-no-second-cube = Un incendie majeur ne retire un second cube que d’un hexagone voisin.
messina-reason-nothing-pending = Aucun effet de ce genre n’attend.
messina-reason-useless = Cet effet ne peut rien faire maintenant.
messina-reason-main-used = Vous avez déjà utilisé l’hexagone ce tour-ci.
messina-reason-only-dock = Un quai n’a pas d’action.
messina-reason-no-district = Seuls les quartiers peuvent être repeuplés.
messina-reason-repopulated = Ce quartier est déjà repeuplé.
messina-reason-no-tile = Vous n’avez plus de tuile repeuplement.
messina-reason-no-cart = Vous n’avez pas de chariot prêt.
messina-reason-district-cost = Vous ne pouvez pas payer le coût de ce quartier.
messina-reason-no-settlers = Vos secteurs et ateliers n’ont pas les citoyens demandés.
messina-reason-none-to-give-up = Il faut un lieutenant inutilisé à céder.
messina-reason-not-sold = On n’achète et ne choisit d’avancées que sur la Ville et l’Église.
messina-reason-track-full = Le marqueur est sur la dernière case.
messina-reason-scroll-full = Ce cube est au sommet de sa piste.
messina-reason-no-plain-citizen = Il n’y a pas là de citoyen ordinaire à vous.
messina-reason-foreman-upgraded = Ce contremaître est déjà amélioré.
messina-reason-in-centre = Le chemin s’arrête au centre.
messina-reason-other-foreman = C’est un autre contremaître qui avance.
messina-reason-no-skip = On ne peut pas sauter d’étape maintenant.
messina-reason-branching = On choisit la branche en atteignant la deuxième étape, et seulement alors.
messina-reason-nobody-there = Personne n’est sur cette case.
messina-reason-out-of-reach = De là où il se trouve, le contremaître n’atteint pas ce citoyen.
messina-reason-enough-there = Le contremaître a déjà activé autant de citoyens qu’il le peut dans cette partie du domaine.
messina-reason-activated-before = Ce citoyen a déjà été activé pendant cette avancée.
messina-reason-door-there = Une porte couvre cette case : son action a servi.
messina-reason-no-fee = Vous n’avez pas de quoi payer ainsi.
messina-reason-nothing-below = Aucune de ces piles n’a de deuxième tuile.
messina-reason-must-build = Vous avez payé un changement : construisez une tuile.
messina-reason-not-on-top = Cette tuile n’est pas au sommet d’une pile.
messina-reason-tile-cost = Vous ne pouvez pas payer cette tuile.
messina-reason-no-cabin-free = Toutes vos cabanes ont une amélioration.
messina-reason-cabin-furnished = Cette cabane a déjà une amélioration.
messina-reason-not-fitting = Ce n’est pas un citoyen que demande le quartier.
messina-reason-not-owned = Cet atelier n’est pas à vous.
messina-reason-staffed = Quelqu’un y travaille déjà.
messina-reason-spent = Cet atelier a déjà donné sa récompense.
messina-reason-no-worker = Aucun citoyen de la bonne classe n’est sur cette case du secteur.
messina-reason-not-leaving = Personne ne quitte la quarantaine ainsi maintenant.
messina-reason-too-far = { $cost ->
    [one] Le trajet coûte { $cost } pièce ; vous en avez { $coin }.
   *[other] Le trajet coûte { $cost } pièces ; vous en avez { $coin }.
}
messina-reason-too-dear = { $price ->
    [one] Une avancée coûte { $price } pièce : autant que vos lieutenants en jeu.
   *[other] Une avancée coûte { $price } pièces : autant que vos lieutenants en jeu.
}
messina-reason-no-tokens = { $cost ->
    [one] Un cube coûte { $cost } jeton, et vous n’avez pas ceux-ci.
   *[other] Un cube coûte { $cost } jetons, et vous n’avez pas ceux-ci.
}
messina-reason-not-now = Ce n’est pas la question.

messina-ending-complete = Les six manches sont jouées.
messina-ending-plague = La peste l’emporte.
messina-ending-survivors = Vous avez survécu.
messina-ending-saviours = Vous avez sauvé Messine.

messina-score-track = Points en cours de partie
messina-score-city = Registre de la Ville
messina-score-church = Registre de l’Église
messina-score-popularity = Popularité
messina-score-districts = Quartiers repeuplés
messina-score-scroll = Plateau parchemin
messina-score-rats = Rats

messina-given-round = La manche, avant tout le reste ; à partir de V, les ateliers sont ceux de l’époque II.
messina-given-order = L’ordre du tour, chaque place une fois, avant de dire à qui est le tour.
messina-given-wheel = Ce que montre la roue de population, de 1 à 12.
messina-given-hex = Un hexagone sur un emplacement ; ce qui s’y trouvait change de place avec lui ou va dans la pile.
messina-given-cubes = Des cubes peste sur un hexagone, pris dans la réserve.
messina-given-citizens = Des citoyens d’une classe sur un quartier.
messina-given-owner = À qui est la tuile repeuplement d’un quartier.
messina-given-moored = Un bateau à quai, avec ou sans peste à bord.
messina-given-docks = Les tuiles de quai qui restent dans leur pile.
messina-given-top = Une tuile révélée sur la première pile convenable qui n’en montre pas.
messina-given-pending = Des effets en attente d’une sorte.
messina-given-turn = Qui joue ensuite.
messina-given-act = L’étape d’actions d’une place dont le lieutenant s’y tient.
messina-given-production = La fin de la manche.
messina-given-over = La fin de la partie.
messina-given-automaton = L’adversaire virtuel : sa case de popularité, ses lieutenants restants, s’il joue ensuite.
messina-given-automaton-at = Les quartiers où se tiennent des lieutenants de l’adversaire virtuel.
messina-given-tokens = Pièces, poutres, incendies, incendies majeurs, points et rats d’une place.
messina-given-register = Un marqueur sur un registre, au-dessus de ceux de la case.
messina-given-estate = Le plateau domaine d’une place ; qui l’avait prend l’autre.
messina-given-scroll-board = Le plateau parchemin d’une place ; qui l’avait prend l’autre.
messina-given-scroll = Les places des trois cubes parchemin, de 0 à 3.
messina-given-citizen = Un citoyen sur une case, dans un atelier ou une cabane ; là avec sa classe, en case I ou sur le départ.
messina-given-cabin = Une amélioration sur une cabane.
messina-given-workshop = Un atelier possédé, sa récompense versée ou non.
messina-given-cart = Un chariot possédé, utilisé cette manche ou prêt.
messina-given-ship = Un bateau possédé.
messina-given-foreman = Un contremaître sur une étape ; dès la deuxième, avec sa branche.
messina-given-door = Une porte sur une case dont l’action ne sert qu’une fois.
messina-given-lieutenants = Tous les lieutenants d’une place ; + après un lieu signifie utilisé, le reste des cinq est en réserve.
messina-given-workshops = Les tuiles d’une pile d’ateliers que tout le monde a vues : le dessus, puis celles du dessous.
messina-given-gone = Une tuile ou un bateau sorti du jeu ; dans l’ordre des départs.
messina-given-cabins = Une pile d’améliorations de cabane par son numéro : combien face cachée, le dessus, puis celles du dessous. Vient après toutes les autres améliorations.
messina-given-carts = Les chariots au-dessus de leurs piles.
messina-given-automaton-drew = Les tuiles solo piochées cette manche, dans l’ordre.
messina-given-automaton-before = Les tuiles solo piochées la manche précédente, dans l’ordre.

messina-fact-round = La manche.
messina-fact-order = L’ordre du tour.
messina-fact-turn = À qui est le tour ou la production.
messina-fact-site = Où est le lieutenant du tour, ou nowhere.
messina-fact-main = Si l’hexagone peut encore servir.
messina-fact-cost = Le prix du chemin en pièces ; none si personne ne part.
messina-fact-wheel = Ce que montre la roue.
messina-fact-supply = Les cubes peste de la réserve.
messina-fact-cubes = Les cubes peste d’un hexagone.
messina-fact-citizens = Les citoyens d’une classe sur un hexagone.
messina-fact-owner = À qui est la tuile repeuplement, ou nobody.
messina-fact-hex = L’hexagone d’un emplacement, ou nothing.
messina-fact-hexes = Le nombre d’hexagones de la ville.
messina-fact-hex-pile = Les hexagones de la pile.
messina-fact-dock = Le quai derrière le port d’un emplacement, ou nothing.
messina-fact-dock-tiles = Les tuiles de quai restantes.
messina-fact-docked = Le nombre de bateaux à quai.
messina-fact-moored = Le quai d’un bateau, avec cube si la peste est à bord, ou nowhere.
messina-fact-top = La tuile du dessus d’une pile, ou nothing : d’une classe, cabin 1 à 3, cart 1 ou 2.
messina-fact-pile = Le nombre de tuiles d’une pile : d’une classe, ou cabin 1 à 3.
messina-fact-pending = Combien de fois un effet attend.
messina-fact-ranks = Les places sur un registre, la première en tête.
messina-fact-automaton = L’adversaire virtuel : popularité, lieutenants restants, tuiles piochées, quartiers où il se tient.
messina-fact-coin = Les pièces.
messina-fact-beam = Les poutres.
messina-fact-fire = Les jetons incendie.
messina-fact-major-fire = Les jetons incendie majeur.
messina-fact-points = Les points sur la piste.
messina-fact-rats = Les rats.
messina-fact-ready = Les chariots prêts.
messina-fact-tiles = Les tuiles repeuplement restantes.
messina-fact-price = Le prix d’une avancée sur un registre.
messina-fact-estate = Le plateau domaine.
messina-fact-scroll-board = Le plateau parchemin.
messina-fact-carts = Les chariots possédés, ou none.
messina-fact-ships = Les bateaux possédés, ou none.
messina-fact-space = La case sur un registre.
messina-fact-scroll = Les places des trois cubes parchemin.
messina-fact-citizen = Qui est sur une case : nobody, plain ou upgraded.
messina-fact-residents = Les citoyens des secteurs.
messina-fact-door = Si une porte couvre une case.
messina-fact-cabin = Qui loge dans une cabane : empty, ou classe et case.
messina-fact-upgrade = L’amélioration d’une cabane, ou none.
messina-fact-workshop = Un atelier : none, empty, plain ou upgraded, et spent.
messina-fact-foreman = Le nœud d’un contremaître ou start, et upgraded.
messina-fact-lieutenants = Les lieux des cinq lieutenants ; + signifie utilisé.
messina-fact-score = Une ligne de la feuille de score.
messina-fact-total = Ce que vaut la partie maintenant.

messina-check-round-first = La manche vient avant tout le reste d’une position.
messina-check-begun = Ce qui se joue ensuite a déjà été dit.
messina-check-no-lieutenant = { $seat } n’a pas de lieutenant pour cela : aucun ne s’y tient, aucun n’est disponible au domaine.
messina-check-slot = { $place } ne peut pas se trouver sur cet emplacement maintenant.
messina-check-cubes = cubes peste
messina-check-tiles = tuiles repeuplement
messina-check-lieutenants = lieutenants
messina-check-gap = L’emplacement { $slot } est vide : les quartiers du départ occupent tous les leurs.
messina-check-shown = Aucune pile pour cette tuile n’est sans tuile révélée.
messina-check-pile-class = Cet atelier se trouve dans une autre pile.
messina-check-era = Cet atelier n’est pas sur le plateau dans cette manche.
messina-check-never-spent = Un atelier de l’époque I produit à chaque manche et n’est jamais épuisé.
messina-check-solo = Seule la partie en solo a un adversaire virtuel.
messina-check-side = La face b est pour la partie avancée, la face a pour les autres.
messina-check-branch = Dès la deuxième étape un contremaître a une branche, avant il n’en a pas.
messina-check-no-door = L’action de cette case ne s’épuise pas : aucune porte n’y est posée.
messina-check-unused = Seuls les lieutenants au domaine ou en ville sont utilisés.
messina-check-none-left = { $seat } garde toujours un lieutenant en jeu.
messina-check-automaton = L’adversaire virtuel a utilisé { $there } lieutenants ; { $laid } se tiennent en ville.

messina-audit-cubes = Il y a { $there } cubes peste ; le jeu en a { $all }.
messina-audit-tile = { $tile } s’y trouve { $count } fois.
messina-audit-pile = Une pile ne contient pas les tuiles que personne n’a vues.
messina-audit-golden = Un citoyen amélioré manque ({ $seat }).
messina-audit-worker = Un citoyen travaille dans un atelier que sa place ne possède pas ({ $seat }).
messina-audit-spent = Un atelier épuisé n’est pas possédé ({ $seat }).
messina-audit-unpaid = Un atelier a gagné sa récompense et n’est pas épuisé ({ $seat }).
messina-audit-carts = { $seat } a plus de chariots prêts que possédés.
messina-audit-foremen = Un contremaître est hors du chemin, ou sans branche ({ $seat }).
messina-audit-doors = Une porte couvre une case dont l’action ne s’épuise pas ({ $seat }).
messina-audit-points = { $seat } a moins de 0 point en cours de partie.
messina-audit-repopulation = { $seat } a perdu ou doublé une tuile repeuplement.
messina-audit-boards = { $seat } a le même plateau que quelqu’un d’autre.
messina-audit-lieutenants = Les lieutenants ne sont pas comme ils peuvent être ({ $seat }) : cinq, dont au moins un en jeu.
messina-audit-away = Un lieutenant ({ $seat }) est sur { $place }, qui n’est pas dans la ville.
messina-audit-register = Les marqueurs ne sont pas empilés dans l’ordre : { $register }.
messina-audit-order = L’ordre du tour n’a pas chaque place une fois.
messina-audit-not-laid = Quelque chose se trouve sur { $place }, qui n’est pas dans la ville.
messina-audit-hex-twice = { $place } est dans la ville et dans la pile.
messina-audit-standing = { $count } lieutenants se tiennent sur un même hexagone : { $place }.

# Ce qu’un choix apporte à quelqu’un, comparé à un autre : les termes du jugement.
messina-term-points-more = { $seat } marque plus de points tout de suite.
messina-term-points-less = { $seat } marque moins de points tout de suite.
messina-term-registers-more = { $seat } avance mieux sur les registres.
messina-term-registers-less = { $seat } avance moins bien sur les registres.
messina-term-tokens-more = { $seat } a davantage de jetons à dépenser.
messina-term-tokens-less = { $seat } a moins de jetons à dépenser.
messina-term-turns-more = { $seat } a plus de tours à venir.
messina-term-turns-less = { $seat } a moins de tours à venir.
messina-term-people-more = { $seat } a plus de citoyens que les contremaîtres activeront.
messina-term-people-less = { $seat } a moins de citoyens que les contremaîtres activeront.
messina-term-buildings-more = { $seat } tire plus de ses ateliers et de ses cabanes.
messina-term-buildings-less = { $seat } tire moins de ses ateliers et de ses cabanes.
messina-term-districts-more = { $seat } peut repeupler de meilleurs quartiers.
messina-term-districts-less = { $seat } peut repeupler de moins bons quartiers.
messina-term-scrolls-more = { $seat } tire plus de son plateau parchemin.
messina-term-scrolls-less = { $seat } tire moins de son plateau parchemin.
messina-term-rats-more = { $seat } perd moins de points à cause des rats.
messina-term-rats-less = { $seat } perd plus de points à cause des rats.
messina-term-in-hand-more = { $seat } peut encore faire plus pendant ce tour.
messina-term-in-hand-less = { $seat } peut faire moins pendant ce tour.
