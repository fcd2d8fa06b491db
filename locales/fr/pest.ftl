# Pest : ce que lisent les joueurs.
pest-title = Peste
pest-blurb = L’empire de Thokaia se meurt de la peste. Envoyez votre Médecin auprès des Malades, guérissez-les, mettez-les au travail et faites la Renommée de votre maison.
pest-win = Ayez le plus de Renommée après six années. Guérissez les Malades, construisez, achetez des Technologies et suivez le Décret de chaque Ère ; vos Sujets Décédés en coûtent.

pest-option-players = Joueurs
pest-option-duel = Variante Duel
pest-option-duel-off = non : la partie de base à deux
pest-option-duel-on = oui : Sujets Neutres et cases d’Influence couvertes
pest-option-advanced-setup-off = non : ressources imprimées
pest-option-advanced-setup-on = oui : ressources tirées au hasard
pest-option-edition-about = Deux livrets de ce jeu diffèrent sur une douzaine de détails ; « réconciliées » prend à chaque fois la lecture la plus claire. Le livret, les cartes et l’aide de la table suivent votre choix.
pest-option-edition-canonical = règles réconciliées
pest-option-edition-fr = règles françaises
pest-option-edition-ru = règles russes

pest-good-wood = Bois
pest-good-stone = Pierre
pest-good-food = Nourriture
pest-good-herbs = Herbes
pest-good-coin = Pièce
pest-size-village = Village
pest-size-town = Ville
pest-size-city = Cité
pest-act-move = Déplacement
pest-act-build = Construction
pest-act-produce = Production
pest-act-research = Recherche
pest-act-heal = Guérir
pest-act-assign = Affecter
pest-slot-regular = emplacement ordinaire
pest-slot-move = emplacement de Déplacement
pest-slot-build = emplacement de Construction
pest-slot-produce = emplacement de Production
pest-slot-storage = emplacement du stockage
pest-slot-cemetery = Cimetière
pest-shelf-top = en haut
pest-shelf-middle = au milieu
pest-shelf-bottom = en bas
pest-way-food = avec de la Nourriture
pest-way-mask = avec de la Nourriture, en laissant un Sujet
pest-way-camp = avec le Camp
pest-level-hindered = entravée
pest-level-normal = normale
pest-level-improved = améliorée
pest-level-mixed = entravée et améliorée
pest-favour-left = à gauche
pest-favour-middle = au milieu
pest-favour-right = à droite
pest-place-first = première place
pest-place-second = deuxième place
pest-place-third = troisième place
pest-choice-a = le gain indiqué sur la carte de la Capitale
pest-choice-b = un Sujet guéri revenu de la Capitale
pest-post-capital = la Capitale
pest-post-track = la piste de Population Guérie
pest-pair = { $first } + { $second }
pest-cell = { $top } + { $left }
pest-road-between = { $a } – { $b }

pest-action-castle = Placer le Château à { $location }
pest-action-doctor = Placer le Médecin à { $location }
pest-action-shield = Utiliser cette Technologie
pest-action-lay = Placer le Malade ici : { $slot }
pest-action-take = Prendre 1 ressource : { $good }
pest-action-store = Stocker davantage : { $good }
pest-action-coins = { $n ->
    [0] Sans Pièce, tout en ressource ({ $good })
    [one] Payer { $n } Pièce à la place ({ $good })
   *[other] Payer { $n } Pièces à la place ({ $good })
}
pest-action-place = Placer un Assistant : { $cell }
pest-action-trials = Essais cliniques : 3 Herbes pour 2 Sujets Guéris
pest-action-again = Piqûre d’adrénaline : rejouer { $cell }
pest-action-start = { $act }
pest-action-clear = Déplacer le Malade : { $slot }
pest-action-improve = Dépenser 1 jeton Recherche
pest-action-step = Aller à { $location }
pest-action-clone = Réapparaître à { $location }
pest-action-camp = Poser le Camp ici
pest-action-collect = Récupérer les Malades { $way }
pest-action-heal-at-camp = En guérir un tout de suite
pest-action-admit = En placer un sur la carte
pest-action-build = Construire : { $building }, à { $location }
pest-action-erect = Construire à la Capitale : { $building }
pest-action-more = Payer 1 de plus : { $good }
pest-action-less = Payer 1 de moins : { $good }
pest-action-lose = Renoncer à 1 : { $good }
pest-action-extra = Gagner 1 de plus : { $good }
pest-action-buy = Acheter : { $technology } ({ $shelf })
pest-action-refresh = Renouveler le marché pour 1 jeton Recherche
pest-action-advance = Soigner le patient
pest-action-experts = Envoyer un Expert : { $post }
pest-action-scholars = Rappeler un Sujet de la Capitale : { $post }
pest-action-laboratory = { $n ->
    [one] Échanger un Sujet Guéri contre { $n } Malade
   *[other] Échanger un Sujet Guéri contre { $n } Malades
}
pest-action-displace = Déplacer le Malade de la carte : { $slot }
pest-action-pull-in = Libérer cet emplacement : { $slot }
pest-action-workshop = L’Atelier mobile produit : { $good }
pest-action-heal = Guérir un Malade : { $slot }
pest-action-inhale = Renvoyer un Malade : { $slot }
pest-action-assign = Affecter un Sujet : { $post }
pest-action-transfer = Réaffecter un Sujet : { $from } → { $to }
pest-action-reward = Prendre le jeton : { $token }
pest-action-choice = Prendre { $choice }
pest-action-decline = S’en passer
pest-action-stop = S’arrêter ici
pest-action-done = Terminé
pest-action-end = Finir le tour
pest-action-exchange = Échanger contre 1 Pièce : { $pair }
pest-action-shift = Libérer le stockage : { $slot }
pest-bundle-begin = { $place } – d’abord { $act }{ $improved ->
    [yes] , avec 1 jeton Recherche
   *[no] {""}
}
pest-bundle-start = { $act }{ $improved ->
    [yes] , avec 1 jeton Recherche
   *[no] {""}
}
pest-bundle-walk = { $does } – { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}
pest-bundle-walk-camp = { $does } – { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}, avec le Camp
pest-bundle-heal = { $n ->
    [one] Guérir { $n } Malade
   *[other] Guérir { $n } Malades
}
pest-bundle-extra = { $does } – { $extra }
pest-bundle-pay = { $paid }
pest-bundle-onward = { $does }

pest-ask-castle = Où construisez-vous votre Château ?
pest-ask-doctor = Où commence votre Médecin, à côté du Château ?
pest-ask-shield = { $location } va être frappé : utiliser cette Technologie ? { $technology }
pest-ask-receive = { $n ->
    [one] Un Malade arrive : où le placez-vous ?
   *[other] { $n } Malades arrivent : où va le prochain ?
}
pest-ask-resource = Quelle ressource prenez-vous ?
pest-ask-container = Vous pouvez dépasser 5 pour un seul type : lequel ?
pest-ask-pay = À payer : { $good } × { $n }. Combien de Pièces à la place ?
pest-ask-place = Placez un Assistant : il vous donne deux actions.
pest-ask-action = Quelle action maintenant ? Vous pouvez aussi finir votre tour.
pest-ask-clear = Un Malade entrave cette action : { $act }. Le déplacer d’abord ?
pest-ask-improve = Dépenser 1 jeton Recherche pour améliorer cette action : { $act } ?
pest-ask-step = { $points ->
    [0] Plus de mouvement : seulement un lieu gratuit, ou arrêtez-vous.
    [one] Il reste { $points } mouvement. Où allez-vous ?
   *[other] Il reste { $points } mouvements. Où allez-vous ?
}
pest-ask-collect = Des Malades à { $location } : comment les récupérez-vous ?
pest-ask-camp-heal = Guérir tout de suite l’un des Malades récupérés ?
pest-ask-admit = Prendre en charge l’un des Malades récupérés ?
pest-ask-build = Que construisez-vous, et où ?
pest-ask-more = Construction entravée : que payez-vous en plus ?
pest-ask-less = Construction améliorée : qu’économisez-vous ?
pest-ask-lose = Production entravée : à quelle ressource renoncez-vous ?
pest-ask-extra = Production améliorée : quelle ressource gagnez-vous en plus ?
pest-ask-research = Achetez une Technologie, utilisez vos effets, ou terminez.
pest-ask-displace = Un Malade était sur l’ancienne carte : où va-t-il ?
pest-ask-pull-in = Vous gagnez un emplacement ordinaire : lequel des autres videz-vous ?
pest-ask-workshop = Que produira l’Atelier mobile ?
pest-ask-heal = Qui guérissez-vous ensuite ? Vous pouvez vous arrêter.
pest-ask-assign = Qui affectez-vous, et où ? Vous pouvez vous arrêter.
pest-ask-reward = Choisissez un jeton Récompense.
pest-ask-choice = Première place à la Capitale : quelle récompense en plus ?

pest-event-start-card = Carte de départ : { $card }.
pest-event-castle = { $seat } place le Château à { $location }.
pest-event-doctor = { $seat } place le Médecin à { $location }.
pest-event-year = Année { $year }.
pest-event-plague = Peste de l’année : { $card }.
pest-event-sick = { $n ->
    [one] { $location } : { $n } Malade.
   *[other] { $location } : { $n } Malades.
}
pest-event-road-sick = { $n ->
    [one] Route { $road } : { $n } Malade.
   *[other] Route { $road } : { $n } Malades.
}
pest-event-stopped = { $location } arrête la peste.
pest-event-delivered = { $n ->
    [one] { $seat } reçoit { $n } Malade { $location-from }.
   *[other] { $seat } reçoit { $n } Malades { $location-from }.
}
pest-event-shielded = { $seat } protège { $location } ({ $technology }).
pest-event-camp-returned = { $location } : le Camp rentre ({ $seat }).
pest-event-camp-stayed = { $location } : le Camp reste ({ $seat }).
pest-event-received = { $seat } place un Malade : { $slot }.
pest-event-died = { $seat } : un Malade meurt.
pest-event-destroyed = { $location } : le lieu est détruit par la peste.
pest-event-favour-card = Faveur de l’an prochain : { $card }.
pest-event-favoured = { $card } : { $seat } prend la récompense { $place }.
pest-event-gained = { $seat } gagne : { $good } × { $n }.
pest-event-lost = { $seat } perd, faute de place : { $good } × { $n }.
pest-event-paid = { $seat } paie : { $good } × { $n }.
pest-event-researched = { $n ->
    [one] { $seat } gagne { $n } jeton Recherche.
   *[other] { $seat } gagne { $n } jetons Recherche.
}
pest-event-renown = { $n ->
    [one] { $seat } prend { $n } jeton Renommée.
   *[other] { $seat } prend { $n } jetons Renommée.
}
pest-event-negative = { $n ->
    [one] { $seat } prend { $n } jeton Renommée Négative.
   *[other] { $seat } prend { $n } jetons Renommée Négative.
}
pest-event-influence = { $seat } : Influence { $from } → { $to }.
pest-event-imperative = Impératif ({ $decree }) : { $seat } atteint le niveau { $level }.
pest-event-neutral = Sujets Neutres à la Capitale : { $n }.
pest-event-order = Ordre du tour : { $seats }.
pest-event-placed = { $seat } place un Assistant : { $cell }.
pest-event-trials = { $n ->
    [one] { $seat } mène des Essais cliniques : { $n } Sujet Guéri.
   *[other] { $seat } mène des Essais cliniques : { $n } Sujets Guéris.
}
pest-event-again = { $seat } rejoue { $cell } grâce à la Piqûre d’adrénaline.
pest-event-started = { $seat } : { $act } (action { $level }).
pest-event-exchanged = { $seat } échange contre 1 Pièce : { $first } + { $second }.
pest-event-moved = { $seat } déplace un Malade : { $from } → { $to }.
pest-event-stepped = { $seat } : { $from } → { $to }.
pest-event-stepped-through-capital = { $seat } traverse la Capitale : { $from } → { $to }.
pest-event-cloned = { $seat } disparaît et réapparaît : { $from } → { $to }.
pest-event-camped = { $seat } pose le Camp à { $location }.
pest-event-collected-on-road = { $n ->
    [one] { $seat } récupère { $n } Malade sur la route { $road }.
   *[other] { $seat } récupère { $n } Malades sur la route { $road }.
}
pest-event-collected = { $n ->
    [one] { $seat } récupère { $n } Malade à { $location }.
   *[other] { $seat } récupère { $n } Malades à { $location }.
}
pest-event-healed-at-camp = { $seat } guérit un Malade au Camp.
pest-event-admitted = { $seat } prend un patient en charge.
pest-event-patient-moved = { $seat } : le patient va mieux.
pest-event-patient-healed = { $seat } : le patient est guéri.
pest-event-built = { $seat } construit : { $building }, à { $location }.
pest-event-erected = { $seat } construit à la Capitale : { $building }.
pest-event-discarded = { $seat } défausse une Technologie : { $technology }.
pest-event-bought = { $seat } achète une Technologie : { $technology } ({ $shelf }).
pest-event-dealt = Nouveau au marché : { $technology }.
pest-event-refreshed = Le marché est renouvelé.
pest-event-workshop = { $seat } : l’Atelier mobile produira { $good }.
pest-event-traded = { $n ->
    [one] { $seat } échange un Sujet Guéri contre { $n } Malade.
   *[other] { $seat } échange un Sujet Guéri contre { $n } Malades.
}
pest-event-healed = { $seat } guérit un Malade ({ $slot }).
pest-event-inhaled = { $seat } renvoie un Malade ({ $slot }).
pest-event-assigned = { $seat } affecte un Guéri : { $from } → { $to }.
pest-event-reward = { $seat } prend un jeton : { $token }.
pest-event-agenda = { $n ->
    [one] Agenda ({ $decree }) : { $n } jeton Renommée pour { $seat }.
   *[other] Agenda ({ $decree }) : { $n } jetons Renommée pour { $seat }.
}
pest-event-podium = Capitale : { $place } pour { $seat }.
pest-event-choice = { $seat } prend { $choice }.
pest-event-era-ended = L’Ère { $era } est terminée.
pest-event-ranked = { $total ->
    [one] { $seat } termine avec { $total } point : { $rank }.
   *[other] { $seat } termine avec { $total } points : { $rank }.
}

pest-story-who = { $seat } ·
pest-story-act = { $act }.
pest-story-move = Déplacement : { $path }.
pest-story-move-stays = Déplacement : le Médecin ne bouge pas.
pest-story-way = { $from } → { $to }
pest-story-improved = Action améliorée.
pest-story-hindered = Action entravée.
pest-story-home = { $n ->
    [one] Récupère { $n } Malade.
   *[other] Récupère { $n } Malades.
}
pest-story-home-paid = { $n ->
    [one] Récupère { $n } Malade pour { $paid }.
   *[other] Récupère { $n } Malades pour { $paid }.
}
pest-story-camp = Pose le Camp à { $location }.
pest-story-gains = Gagne { $gain }.
pest-story-build = Construction : { $what } pour { $paid }.
pest-story-build-free = Construction : { $what }.
pest-story-building = { $building } à { $location }
pest-story-capital-building = { $building } à la Capitale
pest-story-produce = Production : { $gain }.
pest-story-research = Recherche : achète { $technology }.
pest-story-research-drops = Défausse { $technology }.
pest-story-market = Recherche : le marché est renouvelé.
pest-story-heal = { $n ->
    [one] Guérir : { $n } Malade pour { $paid }.
   *[other] Guérir : { $n } Malades pour { $paid }.
}
pest-story-heal-free = { $n ->
    [one] Guérir : { $n } Malade.
   *[other] Guérir : { $n } Malades.
}
pest-story-sent-home = { $n ->
    [one] Guérir : { $n } Malade renvoyé.
   *[other] Guérir : { $n } Malades renvoyés.
}
pest-story-assign = Affecter : { $posts }.
pest-story-assign-capital = { $n } à la Capitale
pest-story-assign-work = { $n } au travail
pest-story-token = Prend un jeton : { $token }.
pest-story-influence = Influence { $from } → { $to }.
pest-story-decree = Impératif : niveau { $level }.
pest-story-no-room = Pas de place pour { $lost }.
pest-story-trade = { $coins ->
    [one] Échange { $n } ressources contre { $coins } Pièce.
   *[other] Échange { $n } ressources contre { $coins } Pièces.
}
pest-story-dies = { $n ->
    [one] { $seat } : { $n } Malade meurt.
   *[other] { $seat } : { $n } Malades meurent.
}
pest-story-year = Année { $year }. Ordre du tour : { $seats }.
pest-story-plague = { $n ->
    [one] Peste : { $card }. { $n } Malade ({ $places }).
   *[other] Peste : { $card }. { $n } Malades ({ $places }).
}
pest-story-plague-roads = { $roads ->
    [one] Peste : { $card }. { $n } Malades sur { $roads } route.
   *[other] Peste : { $card }. { $n } Malades sur { $roads } routes.
}
pest-story-plague-places-roads = { $roads ->
    [one] Peste : { $card }. { $n } Malades ({ $places } ; { $roads } route).
   *[other] Peste : { $card }. { $n } Malades ({ $places } ; { $roads } routes).
}
pest-story-kept-out = Lieux protégés : { $places }.
pest-story-takes-in = { $n ->
    [one] { $seat } reçoit { $n } Malade ({ $places }).
   *[other] { $seat } reçoit { $n } Malades ({ $places }).
}
pest-recap-takes-in = { $n ->
    [one] Vous recevez { $n } Malade ({ $places }).
   *[other] Vous recevez { $n } Malades ({ $places }).
}
pest-story-ruins = { $n ->
    [one] Lieu détruit par la peste : { $places }.
   *[other] Lieux détruits par la peste : { $places }.
}
pest-story-favour = Faveur ({ $card }) : { $gains }.
pest-story-favour-gain = { $seat } ({ $gain })
pest-story-agenda = Agenda ({ $decree }) : { $gains }.
pest-story-agenda-gain = { $seat } +{ $n }
pest-story-podium = Capitale : { $places }.
pest-story-podium-place = { $seat } { $place }
pest-story-podium-gains = Gains : { $gains }.
pest-amount-wood = { $n } Bois
pest-amount-stone = { $n ->
    [one] { $n } Pierre
   *[other] { $n } Pierres
}
pest-amount-food = { $n ->
    [one] { $n } Nourriture
   *[other] { $n } Nourritures
}
pest-amount-herbs = { $n ->
    [one] { $n } Herbe
   *[other] { $n } Herbes
}
pest-amount-coin = { $n ->
    [one] { $n } Pièce
   *[other] { $n } Pièces
}
pest-amount-research = { $n ->
    [one] { $n } jeton Recherche
   *[other] { $n } jetons Recherche
}
pest-amount-renown = { $n } de Renommée
pest-amount-influence = { $n } d’Influence

pest-reason-not-now = Pas maintenant. Répondez d’abord à la question.
pest-reason-no-technology = Vous n’avez pas cette Technologie : { $technology }.
pest-reason-used-up = Déjà utilisée pendant cette action : { $technology }.
pest-reason-too-new = Achetée à l’instant : elle sert dès la prochaine action ({ $technology }).
pest-reason-needs-food = { $n ->
    [one] Il vous faudrait { $n } Nourriture (les Pièces comptent) ou votre Camp.
   *[other] Il vous faudrait { $n } Nourritures (les Pièces comptent) ou votre Camp.
}
pest-reason-road-needs-food = { $n ->
    [one] Les Malades de la route coûtent { $n } Nourriture (les Pièces comptent) ; le Camp n’y aide pas.
   *[other] Les Malades de la route coûtent { $n } Nourritures (les Pièces comptent) ; le Camp n’y aide pas.
}
pest-reason-slot-taken = Cet emplacement est pris.
pest-reason-storage-slot-empty = Aucun Sujet n’occupe l’emplacement du stockage.
pest-reason-not-beside-castle = Le Médecin commence à côté de votre Château.
pest-reason-regular-full = Tous les emplacements ordinaires sont occupés.
pest-reason-coin-no-resource = Les Pièces ne sont pas une ressource. Choisissez Bois, Pierre, Nourriture ou Herbes.
pest-reason-store-full = Il n’y a plus de place dans votre stockage.
pest-reason-not-above-five = Vous n’en avez pas plus de 5.
pest-reason-coins-stay-coins = Une Pièce ne redevient jamais une ressource.
pest-reason-coins-full = Vous n’avez plus de place pour une Pièce.
pest-reason-two-resources = L’Échange demande deux ressources que vous possédez.
pest-reason-ruins = Ce lieu est détruit.
pest-reason-not-on-card = Ce lieu n’est pas sur votre carte de départ.
pest-reason-other-card = Prenez un lieu libre de l’autre carte.
pest-reason-not-a-starting-village = Vous commencez dans un Village de départ.
pest-reason-too-few-coins = Vous n’en avez pas assez : mettez plus de Pièces.
pest-reason-too-many-coins = Trop de Pièces : mettez-en moins.
pest-reason-assistant-there = Un Assistant occupe déjà cette carte.
pest-reason-cell-taken = Vous avez déjà joué cette paire d’actions cette année.
pest-reason-no-herbs = Vous n’avez pas assez d’Herbes.
pest-reason-track-full = La piste de Population Guérie est pleine. Affectez d’abord quelqu’un.
pest-reason-not-played-this-year = Vous n’avez pas joué cette paire d’actions cette année.
pest-reason-action-done = Vous avez déjà fait cette action.
pest-reason-not-in-combination = Votre Assistant donne d’autres actions ce tour-ci.
pest-reason-you-are-here = Votre Médecin y est déjà.
pest-reason-no-road = Aucune route n’y mène d’ici.
pest-reason-entered-already = Votre Médecin y est déjà passé ce tour-ci.
pest-reason-no-points = Vous n’avez plus de mouvement.
pest-reason-clone-first = Le clonage ne se fait qu’en premier, et coûte 2 mouvements.
pest-reason-other-size = Le clonage mène à un autre lieu de même taille.
pest-reason-camp-out = Votre Camp est déjà sur le plateau.
pest-reason-camp-no-room = Il n’y a pas de place pour votre Camp ici.
pest-reason-built-already = Ce Bâtiment est déjà construit.
pest-reason-own-building-there = Vous y avez déjà un Bâtiment.
pest-reason-location-full = Il n’y a plus de place pour un Bâtiment.
pest-reason-not-a-site = Vous construisez là où sont votre Médecin ou votre Camp, une fois chacun.
pest-reason-cannot-pay = Vous ne pouvez pas le payer.
pest-reason-map-or-capital = Construisez sur le plateau ou à la Capitale, pas les deux.
pest-reason-capital-building-gone = Quelqu’un l’a déjà construit.
pest-reason-not-that-material = Seul un Bois ou une Pierre de ce prix peut changer.
pest-reason-not-produced = Rien de ce type n’est produit.
pest-reason-not-from-buildings = Aucun de vos Bâtiments n’en donne.
pest-reason-no-research = Vous n’avez pas assez de jetons Recherche.
pest-reason-nobody-in-capital = Vous n’avez personne à la Capitale.
pest-reason-one-to-three = Prenez un, deux ou trois Malades.
pest-reason-nobody-on-track = Personne sur votre piste de Population Guérie. Guérissez d’abord quelqu’un.
pest-reason-bought-already = Une seule Technologie par action.
pest-reason-not-in-market = Elle n’est pas au marché.
pest-reason-wrong-shelf = Elle ne va pas dans cet emplacement.
pest-reason-holds-patient = Un patient occupe l’ancienne carte.
pest-reason-holds-assistant = Un Assistant occupe l’ancienne carte.
pest-reason-holds-sick = Les Malades de l’ancienne carte n’ont pas d’autre place.
pest-reason-no-patient = Vous n’avez pas de patient.
pest-reason-patient-moved = Le patient a déjà avancé pendant cette action.
pest-reason-no-experts = Personne n’attend chez les Experts.
pest-reason-experts-work-in-buildings = Les Experts vont aux Bâtiments ou à la Capitale.
pest-reason-not-built = Ce Bâtiment n’est pas encore construit.
pest-reason-no-worker-place = Ce Bâtiment n’a besoin de personne.
pest-reason-place-taken = Quelqu’un y travaille déjà.
pest-reason-experts-full = La carte est pleine.
pest-reason-nobody-sick = Il n’y a personne dans votre Quarantaine.
pest-reason-not-that-slot = Guérissez d’abord un Malade qui entrave une action.
pest-reason-slot-empty = Il n’y a personne.
pest-reason-nobody-returns = Les Sujets affectés ne retournent ni sur la piste ni à la Capitale.
pest-reason-place-changed = Cette place de travail a déjà changé pendant cette action.
pest-reason-nobody-works-there = Personne n’y travaille.
pest-reason-token-face-down = Ce jeton est face cachée.
pest-reason-recall-needs-room = Votre piste de Population Guérie est pleine : personne ne peut revenir.

pest-ending-sixth-year = La sixième année est terminée.

pest-score-tokens = Jetons Renommée
pest-score-imperatives = Impératifs
pest-score-healed = Sujets Guéris
pest-score-buildings = Bâtiments et colonnes
pest-score-technologies = Technologies
pest-score-influence = Icônes Renommée de la piste d’Influence
pest-score-most-influence = Plus grande Influence
pest-score-covered = Cases couvertes dépassées
pest-score-capital-buildings = Plus grand nombre de Bâtiments de la Capitale
pest-score-quarantine = Plus grand nombre de Malades
pest-score-neutral = Sujets Neutres restants
pest-score-cemetery = Cimetière
pest-score-resources = Ressources
pest-score-coins = Pièces
pest-score-negative = Renommée Négative

# The words of the check language
pest-given-year = L’année, de 1 à 6 ; les années précédentes ont des cartes sans importance.
pest-given-order = L’ordre du tour, chaque place une fois.
pest-given-turn = À qui c’est le tour ; l’année continue à partir de là.
pest-given-decree = Un Décret sur la table, pour son Ère.
pest-given-capital-card = La carte Capitale.
pest-given-tokens = Les jetons Récompense en jeu, ceux après `down` face cachée.
pest-given-market = Les cinq Technologies du marché.
pest-given-start-cards = Les cartes de départ révélées, dans l’ordre.
pest-given-sick = Des Malades dans un lieu ou sur une route ; après une place, en Quarantaine, avec les emplacements d’action et de stockage occupés.
pest-given-destroyed = Un lieu détruit.
pest-given-resource = Ce que rapporte un lieu.
pest-given-neutral-sector = Les Sujets Neutres dans leur secteur de la Capitale.
pest-given-neutral-spaces = Les cases d’Influence qui portent encore un Sujet Neutre.
pest-given-neutral-levels = Une Ère, puis ses niveaux d’Impératif qui portent encore un Sujet Neutre.
pest-given-neutral-works = Les Bâtiments de la Capitale qui ont encore un Sujet Neutre ; les autres sont construits.
pest-given-plague = Cette carte Peste frappe maintenant.
pest-given-plagues = Les cartes Peste révélées jusqu’ici, celle de l’année en dernier.
pest-given-favour = La carte Faveur de l’année passée.
pest-given-favours = Les cartes Faveur révélées jusqu’ici, celle de l’année en dernier.
pest-given-receive = Cette place reçoit d’abord tant de Malades.
pest-given-gain = Cette place gagne d’abord tant d’Influence.
pest-given-then = Où la partie reprend : carte Faveur, fin de l’année, fin de l’Ère, année suivante.
pest-given-wood = Le Bois en stock.
pest-given-stone = La Pierre en stock.
pest-given-food = La Nourriture en stock.
pest-given-herbs = Les Herbes en stock.
pest-given-coin = Les Pièces en stock.
pest-given-research = Les jetons Recherche.
pest-given-healed = Les Sujets sur la piste de Population Guérie.
pest-given-patient = Les déplacements qui manquent au patient de la Technologie 1 ou 14.
pest-given-experts = Les Sujets Guéris sur les Experts de la peste.
pest-given-workshop = Ce que produit l’Atelier mobile, et s’il est occupé.
pest-given-cemetery = Les Sujets au Cimetière.
pest-given-capital = Les Sujets dans son secteur de la Capitale.
pest-given-doctor = Où se trouve le Médecin.
pest-given-camp = Où se trouve le Camp ; sinon sur le plateau.
pest-given-building = Un Bâtiment sur le plateau, et s’il est occupé.
pest-given-works = Les Bâtiments de la Capitale construits par cette place.
pest-given-technology = Une Technologie sur un emplacement ; `busy` si un Assistant s’y trouve.
pest-given-cells = Les cases avec un Assistant de cette année.
pest-given-placed = Les Assistants placés cette année, où qu’ils soient : les tours joués.
pest-given-renown = Les jetons Renommée.
pest-given-negative = Les jetons Renommée Négative.
pest-given-influence = La case du marqueur d’Influence.
pest-given-imperatives = Les niveaux d’Impératif des trois Ères.
pest-fact-sick = Les Malades dans un lieu ou sur une route ; après une place, en Quarantaine.
pest-fact-destroyed = Combien de lieux sont détruits, ou si celui-ci l’est.
pest-fact-resource = Ce que rapporte un lieu.
pest-fact-order = L’ordre du tour.
pest-fact-actor = À qui c’est le tour.
pest-fact-year = L’année.
pest-fact-era = L’Ère.
pest-fact-points = Les mouvements restants.
pest-fact-level = Le niveau de l’action.
pest-fact-left = Les actions du tour qui restent.
pest-fact-reach = Combien de lieux le Médecin peut encore atteindre.
pest-fact-fare = Le moins de Nourriture et de mouvements jusqu’à un lieu, puis avec le Camp.
pest-fact-market = Les Technologies au marché.
pest-fact-deck = Les Technologies dans la pioche.
pest-fact-in-market = Si une Technologie est au marché.
pest-fact-tokens = Les jetons Récompense en jeu.
pest-fact-face-up = Les jetons Récompense face visible.
pest-fact-token = Si un jeton Récompense est visible, caché ou hors du jeu.
pest-fact-capital-card = La carte Capitale.
pest-fact-capital-buildings = Les Bâtiments de la Capitale encore disponibles.
pest-fact-plague-cards = Combien de cartes Peste sont révélées.
pest-fact-favour-cards = Combien de cartes Faveur sont révélées.
pest-fact-plague-card = La carte Peste d’une année, ou `none`.
pest-fact-favour-card = La carte Faveur d’une année, ou `none`.
pest-fact-start-cards = Les cartes Lieu de départ révélées.
pest-fact-decree = Le Décret d’une Ère.
pest-fact-neutral = Les Sujets Neutres dans leur secteur de la Capitale.
pest-fact-neutral-influence = Combien de cases d’Influence personne ne peut occuper.
pest-fact-neutral-spaces = Les cases d’Influence que personne ne peut occuper.
pest-fact-neutral-levels = Les niveaux d’une Ère avec un Sujet Neutre.
pest-fact-neutral-works = Les Bâtiments de la Capitale avec un Sujet Neutre.
pest-fact-slots = Les emplacements d’action et de stockage occupés.
pest-fact-regular = Les emplacements ordinaires de Quarantaine.
pest-fact-workshop = Ce que produit l’Atelier mobile.
pest-fact-workshop-worker = Si l’Atelier mobile est occupé.
pest-fact-imperative = Le niveau d’Impératif d’une Ère.
pest-fact-score = Les points si la partie s’arrêtait là, ou une de leurs lignes.
pest-fact-rank = Le rang en solitaire.
pest-fact-agenda = Ce que vaut l’Agenda de l’Ère maintenant.
pest-fact-outlook = Ce que feraient les actions maintenant.
pest-fact-assistants = Les Assistants à placer cette année.
pest-fact-cells = Les cases avec un Assistant, par paires d’actions.
pest-fact-limit = Combien d’un type tiennent dans le stockage.
pest-fact-buildings = Les Bâtiments sur le plateau.
pest-fact-works = Les Bâtiments de la Capitale construits.
pest-fact-worker = Si un Bâtiment est occupé.
pest-fact-output = Ce que produit un Bâtiment.
pest-fact-technology = La Technologie d’un emplacement.
pest-fact-wood = Le Bois en stock.
pest-fact-stone = La Pierre en stock.
pest-fact-food = La Nourriture en stock.
pest-fact-herbs = Les Herbes en stock.
pest-fact-coin = Les Pièces en stock.
pest-fact-research = Les jetons Recherche.
pest-fact-healed = Les Sujets sur la piste de Population Guérie.
pest-fact-patient = Les déplacements qui manquent au patient de la Technologie 1 ou 14.
pest-fact-experts = Les Sujets Guéris sur les Experts de la peste.
pest-fact-cemetery = Les Sujets au Cimetière.
pest-fact-capital = Les Sujets dans son secteur de la Capitale.
pest-fact-doctor = Où se trouve le Médecin.
pest-fact-camp = Où se trouve le Camp ; sinon sur le plateau.
pest-fact-renown = Les jetons Renommée.
pest-fact-negative = Les jetons Renommée Négative.
pest-fact-influence = La case du marqueur d’Influence.
pest-fact-in-deck = Si une Technologie est dans la pioche.
pest-fact-plague-deck = Les cartes Peste encore à venir.
pest-fact-favour-deck = Les cartes Faveur qui ne sont pas révélées.
pest-fact-placed = Les Assistants placés cette année : les tours joués.
pest-fact-busy = Les emplacements dont la Technologie porte un Assistant.

# Positions that cannot be
pest-check-last-year = L’année { $year } est la dernière.
pest-check-no-era-end = Aucune Ère ne se termine l’année { $year }.
pest-check-no-assistant = { $seat } a placé tous ses Assistants de l’année.
pest-check-no-neutrals = Cette partie n’a pas de Sujets Neutres.
pest-check-not-solo = Seule la partie en solitaire a des Sujets Neutres à cet endroit.
pest-check-no-neutral-space = Aucun Sujet Neutre ne commence sur cette case.
pest-check-first-year = La première année n’a pas de carte Faveur avant elle.
pest-check-order = L’ordre du tour nomme { $named } joueurs sur { $players }.
pest-check-sector = Sujets Neutres à la Capitale : { $sector } ; l’année { $year } d’un duel, il n’y en a pas plus de { $most }.
pest-check-goes-on = La partie continue déjà ailleurs.
pest-check-ruins-already = Ce lieu est déjà détruit.
pest-check-year-first = L’année se place avant ses cartes.
pest-check-too-many-cards = L’année { $year } n’a pas d’autre carte.
pest-check-plagues = Cartes Peste révélées : { $laid } ; il y en a une par année, et c’est l’année { $year }.
pest-check-favours = Cartes Faveur révélées : { $laid } ; à ce moment de l’année { $year }, il y en a { $there }.
pest-check-turns = Assistants placés par { $seat } : { $placed } ; tours joués par { $seat } cette année : { $turns }.
pest-check-no-turn = { $seat } a placé des Assistants, mais aucun tour n’est en cours.
pest-check-own-building = { $seat } a déjà un Bâtiment à { $location }.
pest-check-tokens = Jetons Récompense
pest-audit-technologies = Une Technologie manque ou se trouve à deux endroits.
pest-audit-works = Un Bâtiment de la Capitale manque ou existe deux fois.
pest-audit-tokens = { $laid } jetons Récompense sont posés ; il y en a { $most } dans cette partie.
pest-audit-card-twice = Une carte Peste ou Faveur se trouve dans deux années.
pest-audit-decrees = Un Décret n’est pas de son Ère ou pas dans cette partie.
pest-audit-neutrals = Sujets Neutres : { $sector } à la Capitale et { $left } ailleurs. Cette partie ne les a pas ainsi.
pest-audit-slots = { $seat } a { $sick } Malades et { $regular } emplacements ordinaires : { $slots } emplacements d’action et de stockage occupés, c’est impossible.
pest-audit-limit = { $seat } a { $good } × { $n } ; le stockage en contient { $limit }.
pest-audit-track = { $seat } a { $n } Sujets sur une piste de { $most }.
pest-audit-cemetery = { $seat } a { $n } Sujets dans un Cimetière de { $most }.
pest-audit-shelf = { $technology } ne va pas dans l’emplacement « { $shelf } » ({ $seat }).
pest-audit-busy = Aucune Technologie de l’emplacement « { $shelf } » ne prend d’Assistant ({ $seat }).
pest-audit-no-technology = { $seat } a un Sujet sur une Technologie absente.
pest-audit-assistants = { $seat } a { $lying } Assistants sur son plateau, { $placed } placés cette année et { $most } en tout.
pest-audit-influence = { $seat } a { $n } d’Influence ; la piste s’arrête à { $most }.
pest-audit-space = Un marqueur d’Influence ne peut pas être sur la case { $space } ({ $seat }) : elle est prise.
pest-audit-level = { $seat } a un niveau d’Impératif supérieur à { $most }.
pest-audit-worker = Personne ne peut travailler pour { $seat } dans { $building }.
pest-audit-two-buildings = { $seat } a deux Bâtiments à { $location }.
pest-audit-owners = Les Bâtiments à { $location } ne concordent pas avec leurs propriétaires.
pest-audit-ruins = { $location } est détruit, mais quelque chose s’y trouve.
pest-audit-too-many-buildings = { $location } a { $most } places de construction ; { $n } Bâtiments s’y trouvent.
pest-audit-camp-in-full-place = { $location } est complet, aucun Camp ne peut s’y trouver.
pest-audit-resource = { $location } ne peut pas rapporter de Pièces.
pest-audit-year = Les cartes révélées ne vont pas avec l’année { $year }.
pest-audit-pile = Trois cartes Peste d’une même pile sont révélées ; à un ou deux joueurs, deux seulement sont en jeu.
pest-audit-behind = Un Sujet Neutre reste sur la case { $space }, que ce marqueur a dépassée : { $seat }.
pest-audit-level-behind = Un Sujet Neutre reste au niveau { $level }, déjà atteint par { $seat }.
pest-audit-patient = Un patient ({ $seat }) a besoin de { $n } avances ; la carte en a { $most }.

# Ce qu’un choix apporte à quelqu’un, comparé à un autre : les termes du jugement.
pest-term-renown-more = { $seat } a plus de Renommée assurée.
pest-term-renown-less = { $seat } a moins de Renommée assurée.
pest-term-goods-more = { $seat } a un stockage mieux garni.
pest-term-goods-less = { $seat } a un stockage moins garni.
pest-term-knowledge-more = { $seat } tire plus de la Recherche et des Technologies.
pest-term-knowledge-less = { $seat } tire moins de la Recherche et des Technologies.
pest-term-influence-more = { $seat } a plus d’Influence.
pest-term-influence-less = { $seat } a moins d’Influence.
pest-term-health-more = { $seat } a plus de Guéris et moins de Malades.
pest-term-health-less = { $seat } a moins de Guéris et plus de Malades.
pest-term-buildings-more = { $seat } a des Bâtiments qui produisent plus.
pest-term-buildings-less = { $seat } a des Bâtiments qui produisent moins.
pest-term-goals-more = { $seat } avance mieux vers l’Agenda, l’Impératif et la Capitale.
pest-term-goals-less = { $seat } avance moins bien vers l’Agenda, l’Impératif et la Capitale.
pest-term-turn-more = { $seat } peut encore faire plus pendant ce tour.
pest-term-turn-less = { $seat } peut faire moins pendant ce tour.

# Les lieux : d’où l’on vient.
pest-location-blessir-from = de Blessir
pest-location-drakkor-from = de Drakkor
pest-location-gothar-from = de Gothar
pest-location-irrendar-from = d’Irrendar
pest-location-kordas-from = de Kordas
pest-location-mordaval-from = de Mordaval
pest-location-ombrath-from = d’Ombrath
pest-location-selvane-from = de Selvane
pest-location-tessarin-from = de Tessarin
pest-location-valmir-from = de Valmir
pest-location-askar-from = d’Askar
pest-location-brennor-from = de Brennor
pest-location-corvas-from = de Corvas
pest-location-delmir-from = de Delmir
pest-location-esker-from = d’Esker
pest-location-farras-from = de Farras
pest-location-gollor-from = de Gollor
pest-location-grellin-from = de Grellin
pest-location-hestor-from = de Hestor
pest-location-jolmar-from = de Jolmar
pest-location-karvess-from = de Karvess
pest-location-lindas-from = de Lindas
pest-location-morrek-from = de Morrek
pest-location-nessir-from = de Nessir
pest-location-terras-from = de Terras
pest-location-almas-from = d’Almas
pest-location-bervik-from = de Bervik
pest-location-cressil-from = de Cressil
pest-location-dorrim-from = de Dorrim
pest-location-elbar-from = d’Elbar
pest-location-fessik-from = de Fessik
pest-location-garrim-from = de Garrim
pest-location-hollin-from = de Hollin
pest-location-meskar-from = de Meskar
pest-location-oldas-from = d’Oldas
pest-location-pellor-from = de Pellor
pest-location-quessin-from = de Quessin
pest-location-rathil-from = de Rathil
pest-location-sorrin-from = de Sorrin
pest-location-tarsk-from = de Tarsk
pest-location-ulmir-from = d’Ulmir
pest-location-vessik-from = de Vessik
pest-location-wendas-from = de Wendas
pest-location-yarrol-from = de Yarrol
pest-location-zethir-from = de Zethir
