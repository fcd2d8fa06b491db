# Rattus : ce que lisent les joueurs.
rattus-title = Rattus
rattus-blurb = L’Europe en 1347. Installez-vous là où sont les rats, et soyez ailleurs quand la Peste arrive.
rattus-win = Ayez le plus de cubes sur le plateau et au Château à la fin. La partie s’achève quand les rats s’épuisent ou quand une place a tous ses cubes en jeu ; chaque rat frappe alors une dernière fois.

rattus-option-players = Joueurs

rattus-action-settle = S’installer ici : { $region }
rattus-action-take = Prendre la carte { $class }
rattus-action-place = Placer des cubes : { $region }
rattus-action-place-extra = Placer des cubes : { $region }, un de plus avec le Paysan
rattus-action-use = Utiliser la carte { $class }
rattus-action-from = Déplacer des cubes de cette région : { $region }
rattus-action-shift = { $cubes ->
    [one] Déplacer { $cubes } cube vers : { $region }
   *[other] Déplacer { $cubes } cubes vers : { $region }
}
rattus-action-drive = Déplacer le rat { $rat }
rattus-action-to = Le déplacer vers : { $region }
rattus-action-look = Regarder le rat { $rat }
rattus-action-swap = Échanger les deux rats
rattus-action-keep = Les laisser en place
rattus-action-shelter = Envoyer au Château un cube de cette région : { $region }
rattus-action-move = Déplacer la Peste vers : { $region }
rattus-action-spread = Poser le nouveau rat ici : { $region }
rattus-action-bonus = Compter l’emblème de la Peste pour deux cubes
rattus-action-flip = Retourner le rat { $rat }
rattus-action-add = Ajouter un cube ici : { $region }
rattus-action-ride = Déplacer l’emblème de la Peste vers : { $region }
rattus-action-stop = Terminé
rattus-bundle-power = { $power } – { $does }

rattus-ask-settle = Choisissez une région pour deux de vos cubes.
rattus-ask-turn = Placez des cubes là où il y a des rats. Vous pouvez aussi prendre une carte et utiliser vos pouvoirs.
rattus-ask-turn-placed = Déplacez la Peste pour finir votre tour. Avant cela, vous pouvez encore prendre une carte ou utiliser vos pouvoirs.
rattus-ask-merchant-from = Marchand : quelle région vos cubes quittent-ils ?
rattus-ask-merchant-to = Marchand : où vont les cubes ({ $region }), et combien ?
rattus-ask-monk-rat = Moine : quel rat déplacez-vous ?
rattus-ask-monk-to = Moine : où va le rat { $rat } ?
rattus-ask-witch-first = Sorcière : quel rat regardez-vous ?
rattus-ask-witch-second = Sorcière : regardez un second rat, ou arrêtez-vous là.
rattus-ask-witch-swap = Sorcière : échanger les rats { $first } et { $second } ?
rattus-ask-king = Roi : de quelle région un cube part-il au Château ?
rattus-ask-spread = { $left ->
    [one] La Peste se propage : où va le nouveau rat ?
   *[other] La Peste se propage : { $left } nouveaux rats. Où va le prochain ?
}
rattus-ask-bonus = Chevalier : compter l’emblème de la Peste pour deux cubes neutres ? Sinon, les rats sont retournés tels quels.
rattus-ask-ravage = La Peste ravage la région : { $region }. Quel rat est retourné ensuite ?
rattus-ask-king-after = Roi : envoyer un cube au Château maintenant ? Sinon, votre tour se termine.
rattus-ask-final = Dernière manche : utilisez encore une fois chacun de vos pouvoirs, ou arrêtez-vous.
rattus-ask-final-peasant = Paysan : où ajoutez-vous un dernier cube ?
rattus-ask-final-knight = Chevalier : où va l’emblème de la Peste ? Il y compte pour deux cubes.

rattus-event-opened = L’emblème de la Peste commence ici : { $region } ; { $seat } joue le premier tour.
rattus-event-settled = { $seat } s’installe : { $region }.
rattus-event-turn = Tour de jeu : { $seat }.
rattus-event-took = { $seat } prend la carte { $class }.
rattus-event-took-from = { $seat } prend la carte { $class } à { $from }.
rattus-event-placed = { $cubes ->
    [one] { $seat } place { $cubes } cube : { $region }.
   *[other] { $seat } place { $cubes } cubes : { $region }.
}
rattus-event-shifted = { $cubes ->
    [one] { $seat } déplace { $cubes } cube : { $from } → { $to }.
   *[other] { $seat } déplace { $cubes } cubes : { $from } → { $to }.
}
rattus-event-drove = { $seat } déplace le rat { $rat } : { $from } → { $to }.
rattus-event-looked = { $seat } regarde le rat { $rat } ({ $region }).
rattus-event-saw = { $seat } regarde le rat { $rat } ({ $region }) : { $token }.
rattus-event-swapped = { $seat } échange les rats { $first } et { $second }.
rattus-event-sheltered = { $seat } envoie un cube au Château (région : { $region }).
rattus-event-moved = { $seat } déplace la Peste vers : { $region }.
rattus-event-spread = Un nouveau rat arrive (n° { $rat }) : { $region }.
rattus-event-bonus = { $seat } compte l’emblème pour deux cubes.
rattus-event-struck = { $region } : le rat { $rat } est retourné ({ $token }). Cubes dans la région : { $people } ; la contamination frappe.
rattus-event-missed = { $region } : le rat { $rat } est retourné ({ $token }). Cubes dans la région : { $people } ; c’est trop peu, personne ne meurt.
rattus-event-lost = { $cubes ->
    [one] { $seat } perd { $cubes } cube : { $region }.
   *[other] { $seat } perd { $cubes } cubes : { $region }.
}
rattus-event-final-round = La dernière manche commence ; le dernier tour était à { $last }.
rattus-event-added = { $seat } ajoute un cube : { $region }.
rattus-event-rode = { $seat } déplace l’emblème de la Peste vers : { $region } ; il y compte pour deux cubes.
rattus-event-final-plague = Ravage final : tous les rats sont retournés.

rattus-story-settle = { $cubes ->
    [one] { $seat } place { $cubes } cube : { $region }.
   *[other] { $seat } place { $cubes } cubes : { $region }.
}
rattus-story-take-settle = { $cubes ->
    [one] { $seat } prend la carte { $class } et place { $cubes } cube : { $region }.
   *[other] { $seat } prend la carte { $class } et place { $cubes } cubes : { $region }.
}
rattus-story-take-from-settle = { $cubes ->
    [one] { $seat } prend la carte { $class } à { $from } et place { $cubes } cube : { $region }.
   *[other] { $seat } prend la carte { $class } à { $from } et place { $cubes } cubes : { $region }.
}
rattus-story-plague = { $seat } envoie la Peste ici : { $region }.
rattus-story-new-rats = { $n ->
    [one] Nouveau rat : { $regions }.
   *[other] Nouveaux rats : { $regions }.
}
rattus-story-knight = Grâce au Chevalier, la Peste compte pour deux cubes.
rattus-story-strike = { $turned ->
    [one] { $region } : le rat frappe. { $losses }.
   *[other] { $region } : rats qui frappent, { $struck } sur { $turned }. { $losses }.
}
rattus-story-loss = { $cubes ->
    [one] { $seat } perd { $cubes } cube
   *[other] { $seat } perd { $cubes } cubes
}
rattus-story-spared = { $turned ->
    [one] { $region } : un rat est retourné. Personne ne meurt.
   *[other] { $region } : { $turned } rats sont retournés. Personne ne meurt.
}
rattus-story-witch = { $n ->
    [one] Sorcière : { $seat } regarde un rat ({ $regions }).
   *[other] Sorcière : { $seat } regarde des rats ({ $regions }).
}
rattus-story-witch-swaps = Et les échange.

rattus-reason-out-of-play = { $region } : cette région n’est pas en jeu avec si peu de joueurs.
rattus-reason-own-card = Vous possédez déjà cette carte : { $class }.
rattus-reason-card-taken = Vous avez déjà pris une carte ce tour-ci.
rattus-reason-placed = Vous avez déjà placé vos cubes ce tour-ci.
rattus-reason-no-rats = { $region } : pas de rat ici ; les cubes vont là où sont les rats.
rattus-reason-no-peasant = Il faut avoir le Paysan pour placer un cube de plus.
rattus-reason-extra-moot = Votre réserve est trop petite pour un cube de plus.
rattus-reason-empty-reserve = Votre réserve est vide.
rattus-reason-no-cube-to-add = Votre réserve n’a plus de cube à ajouter.
rattus-reason-place-first = Placez d’abord vos cubes ; la Peste se déplace en dernier.
rattus-reason-too-far = { $region } : la Peste ne peut pas y aller d’où elle est.
rattus-reason-must-leave = La Peste doit quitter sa région.
rattus-reason-not-your-card = Vous ne possédez pas cette carte : { $class }.
rattus-reason-used = Vous avez déjà utilisé cette carte ce tour-ci : { $class }.
rattus-reason-not-by-itself = Ce pouvoir ne s’utilise pas seul : { $class }. Il agit quand vous placez des cubes ou déplacez la Peste.
rattus-reason-no-cubes = Vous n’avez de cube dans aucune région.
rattus-reason-no-cubes-there = { $region } : vous n’y avez pas de cube.
rattus-reason-too-many-cubes = Le Marchand déplace au plus { $most } cubes, et pas plus que vous n’en avez là.
rattus-reason-not-neighbours = { $region } : pas voisine de la région que quittent les cubes.
rattus-reason-rat-too-far = { $region } : pas voisine de la région du rat.
rattus-reason-full = { $region } : région pleine, { $most } rats au plus.
rattus-reason-no-rat-moves = Aucun rat n’a de région voisine avec de la place.
rattus-reason-rat-stuck = Toutes les régions voisines de ce rat sont pleines.
rattus-reason-no-such-rat = Ce rat n’est pas sur le plateau.
rattus-reason-just-seen = Vous venez de regarder ce rat.
rattus-reason-rats-there = { $region } : il y a des rats ; le Roi ne prend des cubes que dans les régions sans rat.
rattus-reason-nobody-to-shelter = { $region } : vous n’y avez pas de cube à envoyer au Château.
rattus-reason-no-safe-cube = Aucun de vos cubes n’est dans une région sans rat.
rattus-reason-not-next-to-plague = { $region } : pas voisine de la région infectée.
rattus-reason-not-in-plague-region = Seuls les rats de la région infectée sont retournés.
rattus-reason-castle = Seul le Roi fait entrer des cubes au Château, et ils y restent.
rattus-reason-not-now = Ce n’est pas ce qui est demandé maintenant.

rattus-ending-supply = Il n’y a plus de rats.
rattus-ending-cubes = Une place avait tous ses cubes sur le plateau.
rattus-ending-both = Il n’y a plus de rats, et une place avait tous ses cubes sur le plateau.

rattus-score-regions = Cubes dans les régions
rattus-score-castle = Cubes au Château

# Le langage de vérification : mots de position, faits et positions impossibles.
rattus-given-rats = Des rats de la réserve commune : un nombre que personne n’a vu, ou ces jetons face cachée.
rattus-given-starters = Des rats de la mise en place : un nombre que personne n’a vu, ou ces jetons de départ face cachée.
rattus-given-seen = Cette place a regardé ce rat, dont le jeton est disposé par son nom, ou laissé ouvert (`unknown`).
rattus-given-cubes = Des cubes pris dans les réserves.
rattus-given-castle = Des cubes au Château, pris dans la réserve.
rattus-given-reserve = Exactement ce nombre dans la réserve ; le reste va au Château. Vient après les cubes.
rattus-given-supply = Exactement ce nombre de rats dans la réserve commune ; le reste est mis de côté. Vient après les rats.
rattus-given-card = À qui appartient une carte de classe.
rattus-given-emblem = Où se trouve l’emblème de la Peste.
rattus-given-turn = À qui est le tour, et ce qui y a été fait.
rattus-given-plague = La Peste ravage la région de l’emblème : à qui est le tour, et si son Chevalier fait compter l’emblème comme des cubes.
rattus-given-final = La dernière manche : à qui c’est de jouer, qui joue en dernier, et si le Chevalier du premier fait compter l’emblème comme des cubes.
rattus-given-rat = Un rat par son numéro, dans une région, avec son jeton si cela compte. Les plus petits numéros sont les rats de la mise en place.
rattus-given-turned = Un rat retourné, et ce qu’il montrait ; dans l’ordre où ils l’ont été.
rattus-given-start = Qui a commencé la partie.
rattus-given-step = Une autre étape du tour : les premiers cubes (tant de posés), les nouveaux rats encore à poser, la question du Chevalier, le ravage de la Peste, ou le Roi ensuite.
rattus-given-ending = Pourquoi la dernière manche a commencé.
rattus-fact-cubes = Cubes d’une place dans une région.
rattus-fact-rats = Rats dans une région.
rattus-fact-reserve = Cubes dans la réserve.
rattus-fact-castle = Cubes au Château.
rattus-fact-score = Le score du moment.
rattus-fact-supply = Rats dans la réserve commune.
rattus-fact-aside = Jetons mis de côté.
rattus-fact-turned = Jetons retournés et hors du jeu.
rattus-fact-regions = Régions en jeu.
rattus-fact-emblem = Où se trouve l’emblème de la Peste.
rattus-fact-active = À qui est le tour.
rattus-fact-bonus = Si l’emblème compte maintenant comme des cubes.
rattus-fact-owner = À qui appartient une carte de classe, ou nobody.
rattus-fact-token = Le jeton d’un rat, hidden s’il est caché, gone s’il n’est plus là.
rattus-fact-place = Où se trouve un rat, ou gone.
rattus-fact-starter = Si un rat est là depuis la mise en place, ou gone.
rattus-check-cubes = cubes
rattus-check-full = { $region } n’a de place que pour { $most } rats.
rattus-check-no-supply = Il ne reste aucun rat dans la réserve commune.
rattus-check-no-face = Ce rat n’est pas disposé avec son jeton.
rattus-check-no-starter = Tous les rats de la mise en place sont disposés.
rattus-check-not-starting = Ce jeton n’est pas un jeton de départ.
rattus-check-not-owned = { $seat } a utilisé une carte qui n’est pas la sienne ({ $class }).
rattus-check-settle = { $seat } n’a plus assez de cubes pour la mise en place.
rattus-check-handles = Il reste plus de rats dans la réserve commune qu’il n’en peut encore entrer.
rattus-audit-out-of-play = Quelque chose se trouve en { $region }, qui n’est pas en jeu.
rattus-audit-cubes = Cubes ({ $seat }) : { $cubes }.
rattus-audit-two-places = Un rat se trouve dans deux régions.
rattus-audit-tokens = Il y a { $all } jetons de rat ; { $tokens } sont disposés.
rattus-audit-faces = Un jeton se trouve à deux endroits ou manque.
rattus-audit-starters = Il ne reste pas de jeton de départ pour un rat de la mise en place.

# Ce qu’un choix apporte à quelqu’un, comparé à un autre : les termes du jugement.
rattus-term-cubes-more = { $seat } garde plus de cubes sur le plateau.
rattus-term-cubes-less = { $seat } garde moins de cubes sur le plateau.
rattus-term-castle-more = { $seat } a plus de cubes à l’abri au Château.
rattus-term-castle-less = { $seat } a moins de cubes à l’abri au Château.
rattus-term-plague-more = { $seat } a moins à craindre de la Peste.
rattus-term-plague-less = { $seat } a plus à craindre de la Peste.
rattus-term-powers-more = { $seat } tire plus de ses cartes de Classe.
rattus-term-powers-less = { $seat } tire moins de ses cartes de Classe.
rattus-term-turns-more = { $seat } a plus de tours de placement à venir.
rattus-term-turns-less = { $seat } a moins de tours de placement à venir.
