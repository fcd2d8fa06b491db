# Messina 1347 : ce que lisent les joueurs.
messina-title = Messina 1347
messina-blurb = La peste noire débarque dans un port sicilien. Sauvez ses citoyens, brûlez la peste et rendez la vie à la ville.
messina-win = Ayez le plus de points après six manches. Avancez sur les registres de la Ville, de l’Église et de popularité, repeuplez des quartiers, montez vos parchemins et évitez les rats.

messina-option-players = Joueurs
messina-option-advanced = Jeu avancé : chaque domaine est différent
messina-option-priority = Tuile priorité de registre
messina-option-errata = Un incendie majeur vaut deux incendies

messina-place-estate = Domaine
messina-place-reserve = Réserve
messina-place-gone = hors jeu

messina-action-use = Utiliser le lieutenant ici : { $place }
messina-action-go = Aller ici : { $place }
messina-action-sail = Prendre le bateau : { $ship }
messina-action-recall = Rappeler le lieutenant et gagner 1 pièce
messina-action-house = Loger un citoyen : { $space }
messina-action-shelter = Quarantaine : { $class }, { $cabin }
messina-action-release = Pas de place, laisser partir : { $class }
messina-payment = Brûler un cube ({ $price })
messina-payment-second = Brûler deux cubes ({ $price })
messina-payment-beside = Brûler un cube ici et un autre là : { $place } ({ $price })
messina-action-rat = Prendre un rat
messina-action-action = Utiliser cet hexagone
messina-action-repopulate = Repeupler ce quartier
messina-action-purchase = Acheter une avancée : { $register }
messina-action-step = Avancer : { $register }
messina-action-scroll = Monter le parchemin { $number }
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
messina-action-keep = Garder ces tuiles
messina-action-build = Construire : { $tile }
messina-action-decline = Ne rien construire
messina-action-furnish = Poser l’amélioration ici : { $cabin }
messina-action-settle = Rendre le citoyen : { $spot }
messina-action-give-up = Renoncer au lieutenant : { $place }
messina-action-leave = De { $cabin } vers : { $space }
messina-action-dismiss = Pas de place, laisser partir le citoyen : { $cabin }
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
messina-entry-foreman-skip = Avancer un contremaître, qui peut sauter une étape
messina-entry-foreman-named-skip = Avancer, une étape peut être sautée : { $foreman }
messina-entry-choice = Au choix : { $options }

messina-ask-lieutenant = Quel lieutenant utilisez-vous ?
messina-ask-goal = Votre lieutenant est ici : { $place }. Où va-t-il ? Le rappeler rapporte 1 pièce.
messina-ask-rescue = { $place } : où logez-vous dans le domaine les citoyens sauvés ?
messina-ask-rescue-quarantine = { $place }, peste : les citoyens sauvés vont en quarantaine. Quelle cabane ?
messina-ask-burn = { $cost ->
    [one] Brûler la peste ({ $place }) ? { $cost } incendie par cube. Chaque cube laissé vous donne un rat.
   *[other] Brûler la peste ({ $place }) ? { $cost } incendies par cube. Chaque cube laissé vous donne un rat.
}
messina-ask-ship-fight = { $cost ->
    [one] La peste est à bord ({ $ship }). La brûler pour { $cost } incendie, ou prendre un rat ?
   *[other] La peste est à bord ({ $ship }). La brûler pour { $cost } incendies, ou prendre un rat ?
}
messina-ask-act = { $place } : utilisez l’hexagone ({ $effects }) ou repeuplez-le. Le reste, dans l’ordre voulu.
messina-ask-act-rest = { $place } : utilisez vos effets, achetez des avancées, affectez des citoyens. Puis finissez le tour.
messina-ask-settle = Utilisez ce que vous venez de gagner. Ce que vous laissez est perdu.
messina-ask-pick-option = Que prenez-vous ?
messina-ask-pick-register = Ville ou Église ?
messina-ask-pick-scroll = Quel parchemin montez-vous ?
messina-ask-pick-citizen = Quel citoyen améliorez-vous ?
messina-ask-pick-foreman = Quel contremaître améliorez-vous ?
messina-ask-advance = Quel contremaître avance ?
messina-ask-advance-skip = Quel contremaître avance ? Il peut sauter une étape.
messina-ask-activate = { $foreman } : quel citoyen active-t-il ?
messina-ask-refresh = Construire : payer pour voir d’autres tuiles ? Il faudra alors construire.
messina-ask-tile = Que construisez-vous ? Vous pouvez ne rien construire.
messina-ask-tile-compulsory = Vous avez payé de nouvelles tuiles : laquelle construisez-vous ?
messina-ask-pick-cabin = Quelle cabane reçoit l’amélioration ({ $upgrade }) ?
messina-ask-settler = Qui rentre en ville ? Demandé : { $class }
messina-ask-settler-upgraded = Qui rentre en ville ? Demandé, amélioré : { $class }
messina-ask-give-up = À quel lieutenant inutilisé renoncez-vous pour toujours ?
messina-ask-worker = Qui travaille ici ? { $workshop }
messina-ask-staffing = Avant que votre domaine produise : affectez des citoyens, ou continuez.
messina-ask-quarantine = Sortie de quarantaine : où logez-vous ces citoyens ?

messina-event-round = Manche { $round }. Ordre du tour : { $order }.
messina-event-died = { $count ->
    [one] La peste tue { $count } citoyen : { $site }.
   *[other] La peste tue { $count } citoyens : { $site }.
}
messina-event-new-workshops = Les ateliers de l’époque II remplacent ceux de l’époque I.
messina-event-ship-arrived = Un bateau arrive : { $ship } ({ $dock }).
messina-event-ship-arrived-infected = Un bateau arrive, la peste à bord : { $ship } ({ $dock }).
messina-event-hex-laid = Nouveau en ville : { $site }.
messina-event-wheel-turned = La roue tourne : position { $position }.
messina-event-plague-came = Peste : { $site }.
messina-event-citizen-came = { $class } à sauver : { $site }.
messina-event-travelled = { $cost ->
    [0] { $seat } envoie un lieutenant : { $from } → { $to }.
    [one] { $seat } envoie un lieutenant : { $from } → { $to } ({ $cost } pièce).
   *[other] { $seat } envoie un lieutenant : { $from } → { $to } ({ $cost } pièces).
}
messina-event-recalled = { $seat } rappelle un lieutenant ({ $from }) et gagne 1 pièce.
messina-event-visited = { $owner } marque 2 points pour la visite ({ $site }).
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
messina-event-scrolled = { $seat } monte le parchemin { $track } à la case { $index }.
messina-event-upgraded = { $seat } améliore un citoyen : { $spot }.
messina-event-promoted = { $seat } améliore un contremaître : { $foreman }.
messina-event-foreman-moved = { $seat } avance un contremaître : { $foreman }.
messina-event-activated = { $seat } active un citoyen : { $space }.
messina-event-door-closed = { $seat } : une porte ferme cette case : { $space }.
messina-event-refreshed = { $seat } paie pour changer les { $group } ({ $fee }).
messina-event-built = { $seat } construit : { $tile }.
messina-event-furnished = { $seat } pose une amélioration : { $upgrade } ({ $cabin }).
messina-event-turned-up = Tuile maintenant visible : { $tile }.
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
    [0] { $seat } va { $the-to }.
    [one] { $seat } va { $the-to } pour { $cost } pièce.
   *[other] { $seat } va { $the-to } pour { $cost } pièces.
}
messina-story-rescues = Sauve { $citizens }.
messina-story-quarantine = En quarantaine : { $citizens }.
messina-story-no-room = Pas de place pour { $citizens }.
messina-story-gains = Gagne { $gain }.
messina-story-visit = { $owner } marque 2 points pour la visite.
messina-recap-visit = { $seat } visite votre hexagone : vous marquez 2 points.
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
messina-story-foreman = { $foreman }, une étape de plus : { $gain }.
messina-story-foreman-idle = { $foreman } : une étape de plus.
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
messina-story-golden = Amélioration : { $who }.
messina-story-golden-citizen = un citoyen ({ $spot })
messina-story-scroll = Parchemin { $track } : case { $index }.
messina-story-repopulates = { $n ->
    [one] Repeuple { $the } avec { $n } citoyen : { $gain }.
   *[other] Repeuple { $the } avec { $n } citoyens : { $gain }.
}
messina-story-repopulates-only = { $n ->
    [one] Repeuple { $the } avec { $n } citoyen.
   *[other] Repeuple { $the } avec { $n } citoyens.
}
messina-story-ship = { $seat } prend un bateau ({ $ship }) : { $gain }.
messina-story-lost = { $n ->
    [one] Laisse perdre { $n } effet.
   *[other] Laisse perdre { $n } effets.
}
messina-story-estate = Le domaine ({ $seat }) donne { $gain }.
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
messina-the-market-square = la Place du marché
messina-the-lumber-yard = le Chantier de bois
messina-the-charcoal-yard = la Charbonnerie
messina-the-builders-lodge = la Loge des bâtisseurs
messina-the-smithy = la Forge
messina-the-town-hall = l’Hôtel de ville
messina-the-cathedral = la Cathédrale
messina-the-stewards-court = la Cour de l’intendant
messina-the-scriptorium = le Scriptorium
messina-the-charity-house = la Maison de charité
messina-the-builders-guild = la Guilde des bâtisseurs
messina-the-bakers-row = la Rue des boulangers
messina-the-courthouse = le Palais de justice
messina-the-foremens-lodge = la Loge des contremaîtres
messina-the-hospital = l’Hôpital
messina-the-bailiffs-tower = la Tour du bailli
messina-the-basilica = la Basilique
messina-the-arsenal = l’Arsenal
messina-the-library = la Bibliothèque
messina-the-royal-palace = le Palais royal

messina-reason-no-lieutenant = Vous n’avez pas de lieutenant inutilisé ici.
messina-reason-town-first = Utilisez d’abord les lieutenants couchés en ville.
messina-reason-not-in-town = Cet hexagone n’est pas dans la ville.
messina-reason-occupied = Un lieutenant y est debout. Libre à la prochaine manche.
messina-reason-dock-by-ship = Pour rejoindre un quai, choisissez l’un de ses bateaux.
messina-reason-not-at-dock = Ce bateau n’est à aucun quai.
messina-reason-nobody-waits = Personne de cette classe n’attend ici.
messina-reason-space-taken = Cette case est occupée.
messina-reason-no-plague = Il n’y a pas de peste ici : le citoyen va dans son secteur.
messina-reason-infected = Il y a la peste ici : le citoyen doit aller en quarantaine.
messina-reason-cabin-taken = Cette cabane est occupée.
messina-reason-still-room = Vous avez de la place : personne ne peut être renvoyé.
messina-reason-needs-major = Pour brûler aussi un cube voisin, payez seulement en incendies majeurs.
messina-reason-not-beside = Cet hexagone n’est pas adjacent, ou n’a pas de cube peste.
messina-reason-no-such-payment = Ces incendies ne font pas le compte d’un cube.
messina-reason-no-extra-cube = À bord, on ne peut brûler que le cube du bateau.
messina-reason-no-second-cube = Un incendie majeur ne retire un second cube que d’un hexagone voisin.
messina-reason-nothing-pending = Vous n’avez pas cet effet en attente.
messina-reason-useless = Cela ne ferait rien maintenant.
messina-reason-main-used = Vous avez déjà utilisé l’hexagone ce tour-ci.
messina-reason-only-dock = Un quai n’a pas d’action.
messina-reason-no-district = Seuls les quartiers peuvent être repeuplés.
messina-reason-repopulated = Ce quartier est déjà repeuplé.
messina-reason-no-tile = Vous avez posé toutes vos tuiles repeuplement.
messina-reason-no-cart = Il faut un chariot prêt. Les chariots le redeviennent à la prochaine manche.
messina-reason-district-cost = Vous ne pouvez pas encore payer ce quartier.
messina-reason-no-settlers = Vous n’avez pas, dans vos secteurs et ateliers, les citoyens que demande ce quartier.
messina-reason-none-to-give-up = Il faut un lieutenant inutilisé auquel renoncer.
messina-reason-not-sold = On n’achète et ne choisit d’avancées que sur la Ville et l’Église.
messina-reason-track-full = Vous êtes déjà tout en haut.
messina-reason-scroll-full = Ce parchemin est déjà tout en haut.
messina-reason-no-plain-citizen = Tous vos citoyens de là sont déjà améliorés.
messina-reason-foreman-upgraded = Ce contremaître est déjà amélioré.
messina-reason-in-centre = Ce contremaître est déjà au centre.
messina-reason-other-foreman = C’est le tour d’un autre contremaître.
messina-reason-no-skip = On ne saute pas d’étape cette fois.
messina-reason-branching = Le chemin bifurque à la deuxième étape : choisissez-y gauche ou droite.
messina-reason-nobody-there = Personne n’est sur cette case.
messina-reason-out-of-reach = Le contremaître n’atteint pas ce citoyen d’ici.
messina-reason-enough-there = Le contremaître a activé ici autant de citoyens que permis.
messina-reason-activated-before = Ce citoyen a déjà été activé pendant cette avancée.
messina-reason-door-there = Cette case a servi : une porte la couvre.
messina-reason-no-fee = Vous n’avez pas de quoi payer.
messina-reason-nothing-below = Aucune de ces piles n’a de deuxième tuile.
messina-reason-must-build = Vous avez payé de nouvelles tuiles : construisez-en une.
messina-reason-not-on-top = Cette tuile n’est pas au sommet d’une pile.
messina-reason-tile-cost = Vous ne pouvez pas encore payer cette tuile.
messina-reason-no-cabin-free = Toutes vos cabanes ont une amélioration.
messina-reason-cabin-furnished = Cette cabane a déjà une amélioration.
messina-reason-not-fitting = Ce quartier demande quelqu’un d’autre.
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
    [one] Une avancée coûte { $price } pièce : 1 par lieutenant que vous avez.
   *[other] Une avancée coûte { $price } pièces : 1 par lieutenant que vous avez.
}
messina-reason-no-tokens = { $cost ->
    [one] Un cube coûte { $cost } incendie. Vous n’avez pas cela.
   *[other] Un cube coûte { $cost } incendies. Vous n’avez pas cela.
}
messina-reason-not-now = Pas maintenant. Répondez d’abord à la question.

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
messina-term-tokens-more = { $seat } a plus de pièces, de poutres et d’incendies.
messina-term-tokens-less = { $seat } a moins de pièces, de poutres et d’incendies.
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

# Les quartiers : où l’on va.
messina-the-market-square-to = Place du marché
messina-the-lumber-yard-to = au Chantier de bois
messina-the-charcoal-yard-to = à la Charbonnerie
messina-the-builders-lodge-to = à la Loge des bâtisseurs
messina-the-smithy-to = à la Forge
messina-the-town-hall-to = à l’Hôtel de ville
messina-the-cathedral-to = à la Cathédrale
messina-the-stewards-court-to = à la Cour de l’intendant
messina-the-scriptorium-to = au Scriptorium
messina-the-charity-house-to = à la Maison de charité
messina-the-builders-guild-to = à la Guilde des bâtisseurs
messina-the-bakers-row-to = Rue des boulangers
messina-the-courthouse-to = au Palais de justice
messina-the-foremens-lodge-to = à la Loge des contremaîtres
messina-the-hospital-to = à l’Hôpital
messina-the-bailiffs-tower-to = à la Tour du bailli
messina-the-basilica-to = à la Basilique
messina-the-arsenal-to = à l’Arsenal
messina-the-library-to = à la Bibliothèque
messina-the-royal-palace-to = au Palais royal
messina-port-port-faro-to = au Port du Phare
messina-port-port-san-raineri-to = au Port de San Raineri
messina-port-port-ganzirri-to = au Port de Ganzirri
messina-port-port-tremestieri-to = au Port de Tremestieri
messina-dock-tile-dock-1-to = au Quai 1
messina-dock-tile-dock-2-to = au Quai 2
messina-dock-tile-dock-3-to = au Quai 3
messina-dock-tile-dock-4-to = au Quai 4
