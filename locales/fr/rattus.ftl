# Rattus : ce que lisent les joueurs.
rattus-title = Rattus
rattus-blurb = L’Europe en 1347. Installez-vous là où sont les rats, et soyez ailleurs quand la Peste arrive.
rattus-win = Ayez le plus de cubes dans les régions et au Château à la fin. La partie s’achève quand la réserve de rats est vide ou quand quelqu’un finit son tour avec tous ses cubes en jeu ; tous les rats du plateau sont alors retournés.

rattus-option-players = Joueurs

rattus-action-settle = S’installer en { $region }
rattus-action-take = Prendre la carte { $class }
rattus-action-place = Placer des cubes en { $region }
rattus-action-place-extra = Placer des cubes en { $region }, un de plus avec le Paysan
rattus-action-use = Utiliser la carte { $class }
rattus-action-from = Emmener des cubes { $region-from }
rattus-action-shift = { $cubes ->
    [one] Emmener { $cubes } cube en { $region }
   *[other] Emmener { $cubes } cubes en { $region }
}
rattus-action-drive = Déplacer le rat { $rat }
rattus-action-to = Le déplacer en { $region }
rattus-action-look = Regarder le rat { $rat }
rattus-action-swap = Échanger les deux rats
rattus-action-keep = Les laisser en place
rattus-action-shelter = Envoyer au Château un cube { $region-from }
rattus-action-move = Déplacer la Peste en { $region }
rattus-action-spread = Poser le nouveau rat en { $region }
rattus-action-bonus = Oui, la compter pour deux cubes
rattus-action-flip = Retourner le rat { $rat }
rattus-action-add = Ajouter un cube en { $region }
rattus-action-ride = Déplacer la Peste en { $region }
rattus-action-stop = Terminé
rattus-bundle-power = { $power } – { $does }

rattus-ask-settle = Où s’installent vos deux premiers cubes ?
rattus-ask-turn = Placez des cubes dans une région qui a des rats : un par rat. Vous pouvez aussi prendre une carte et utiliser vos pouvoirs.
rattus-ask-turn-placed = Envoyez la Peste plus loin pour finir. Avant, vous pouvez prendre une carte ou utiliser un pouvoir.
rattus-ask-merchant-from = Marchand : quelle région vos cubes quittent-ils ?
rattus-ask-merchant-to = Marchand : combien de cubes partent { $region-from }, et pour où ?
rattus-ask-monk-rat = Moine : quel rat déplacez-vous ?
rattus-ask-monk-to = Moine : où va le rat { $rat } ?
rattus-ask-witch-first = Sorcière : quel rat regardez-vous ?
rattus-ask-witch-second = Sorcière : regarder un second rat, ou vous arrêter là ?
rattus-ask-witch-swap = Sorcière : échanger les rats { $first } et { $second } ?
rattus-ask-king = Roi : de quelle région un cube part-il au Château ?
rattus-ask-spread = { $left ->
    [one] Un nouveau rat arrive : dans quelle région voisine ?
   *[other] { $left } nouveaux rats arrivent : dans quelle région voisine va le prochain ?
}
rattus-ask-bonus = Chevalier : compter la Peste pour deux cubes de plus ici ? Les rats frapperont plus facilement.
rattus-ask-ravage = La Peste ravage { $region } : quel rat retournez-vous ensuite ?
rattus-ask-king-after = Roi : envoyer encore un cube au Château, ou finir votre tour ?
rattus-ask-final = Dernière manche : utilisez encore une fois chacun de vos pouvoirs, ou arrêtez-vous là.
rattus-ask-final-peasant = Paysan : où va votre dernier cube ?
rattus-ask-final-knight = Chevalier : où va la Peste ? Elle y comptera pour deux cubes.

rattus-event-opened = La Peste commence en { $region }. Premier tour : { $seat }.
rattus-event-settled = { $seat } s’installe en { $region }.
rattus-event-turn = Tour de jeu : { $seat }.
rattus-event-took = { $seat } prend la carte { $class }.
rattus-event-took-from = { $seat } prend la carte { $class } à { $from }.
rattus-event-placed = { $cubes ->
    [one] { $seat } place { $cubes } cube en { $region }.
   *[other] { $seat } place { $cubes } cubes en { $region }.
}
rattus-event-shifted = { $cubes ->
    [one] Marchand : { $seat } emmène { $cubes } cube { $from-from } en { $to }.
   *[other] Marchand : { $seat } emmène { $cubes } cubes { $from-from } en { $to }.
}
rattus-event-drove = Moine : { $seat } déplace le rat { $rat } { $from-from } en { $to }.
rattus-event-looked = Sorcière : { $seat } regarde le rat { $rat } en { $region }.
rattus-event-saw = Sorcière : { $seat } regarde le rat { $rat } en { $region } : { $token }.
rattus-event-swapped = Sorcière : { $seat } échange les rats { $first } et { $second }.
rattus-event-sheltered = Roi : { $seat } envoie au Château un cube { $region-from }.
rattus-event-moved = { $seat } envoie la Peste en { $region }.
rattus-event-spread = Nouveau rat en { $region } (n° { $rat }).
rattus-event-bonus = Chevalier : { $seat } compte la Peste pour deux cubes ici.
rattus-event-struck = { $region } : le rat { $rat } est retourné ({ $token }) et frappe. Cubes ici : { $people }.
rattus-event-missed = { $region } : le rat { $rat } est retourné ({ $token }). Cubes ici : { $people }, trop peu : personne ne meurt.
rattus-event-lost = { $cubes ->
    [one] { $seat } perd { $cubes } cube en { $region }.
   *[other] { $seat } perd { $cubes } cubes en { $region }.
}
rattus-event-final-round = La dernière manche commence. Le dernier tour était à { $last }.
rattus-event-added = Paysan : { $seat } ajoute un cube en { $region }.
rattus-event-rode = Chevalier : { $seat } emmène la Peste en { $region }. Elle y compte pour deux cubes.
rattus-event-final-plague = Ravage final : tous les rats sont retournés.

rattus-story-settle = { $cubes ->
    [one] { $seat } place { $cubes } cube en { $region }.
   *[other] { $seat } place { $cubes } cubes en { $region }.
}
rattus-story-take-settle = { $cubes ->
    [one] { $seat } prend la carte { $class } et place { $cubes } cube en { $region }.
   *[other] { $seat } prend la carte { $class } et place { $cubes } cubes en { $region }.
}
rattus-story-take-from-settle = { $cubes ->
    [one] { $seat } prend la carte { $class } à { $from } et place { $cubes } cube en { $region }.
   *[other] { $seat } prend la carte { $class } à { $from } et place { $cubes } cubes en { $region }.
}
rattus-story-plague = { $seat } envoie la Peste en { $region }.
rattus-story-new-rats = { $n ->
    [one] Nouveau rat : { $regions }.
   *[other] Nouveaux rats : { $regions }.
}
rattus-story-knight = Grâce au Chevalier, la Peste compte pour deux cubes.
rattus-story-strike = { $turned ->
    [one] { $region } : le rat frappe. { $losses }.
   *[other] { $region } : { $struck ->
        [one] { $struck } rat sur { $turned } frappe
       *[other] { $struck } rats sur { $turned } frappent
    }. { $losses }.
}
rattus-story-strike-there = { $turned ->
    [one] Le rat frappe. { $losses }.
   *[other] { $struck ->
        [one] { $struck } rat sur { $turned } frappe
       *[other] { $struck } rats sur { $turned } frappent
    }. { $losses }.
}
rattus-story-loss = { $cubes ->
    [one] { $seat } perd { $cubes } cube
   *[other] { $seat } perd { $cubes } cubes
}
rattus-story-spared = { $turned ->
    [one] { $region } : un rat est retourné. Personne ne meurt.
   *[other] { $region } : { $turned } rats sont retournés. Personne ne meurt.
}
rattus-story-spared-there = { $turned ->
    [one] Un rat est retourné. Personne ne meurt.
   *[other] { $turned } rats sont retournés. Personne ne meurt.
}
rattus-story-witch = { $n ->
    [one] Sorcière : { $seat } regarde un rat ({ $regions }).
   *[other] Sorcière : { $seat } regarde des rats ({ $regions }).
}
rattus-story-witch-swaps = Puis les échange.

rattus-recap-took = { $seat } vous prend la carte { $class }.
rattus-recap-took-settled = { $cubes ->
    [one] { $seat } vous prend la carte { $class } et place { $cubes } cube en { $region }.
   *[other] { $seat } vous prend la carte { $class } et place { $cubes } cubes en { $region }.
}
rattus-recap-struck = { $cubes ->
    [one] La Peste frappe en { $region } : vous perdez { $cubes } cube.
   *[other] La Peste frappe en { $region } : vous perdez { $cubes } cubes.
}

rattus-reason-out-of-play = { $region } n’est pas en jeu avec ce nombre de joueurs.
rattus-reason-own-card = Vous avez déjà cette carte : { $class }.
rattus-reason-card-taken = Une carte par tour, et vous avez pris la vôtre.
rattus-reason-placed = Vous avez déjà placé vos cubes ce tour-ci.
rattus-reason-no-rats = Pas de rat en { $region }. On ne place des cubes que là où sont les rats.
rattus-reason-no-peasant = Il faut avoir le Paysan pour placer un cube de plus.
rattus-reason-extra-moot = Il ne reste pas de cube dans votre réserve pour le Paysan.
rattus-reason-empty-reserve = Votre réserve est vide.
rattus-reason-no-cube-to-add = Votre réserve n’a plus de cube à ajouter.
rattus-reason-place-first = Placez d’abord vos cubes ; la Peste se déplace en dernier.
rattus-reason-too-far = { $region } est trop loin pour la Peste.
rattus-reason-must-leave = La Peste ne peut pas rester. Envoyez-la dans une région voisine.
rattus-reason-not-your-card = Vous n’avez pas cette carte : { $class }.
rattus-reason-used = Vous avez déjà utilisé cette carte ce tour-ci : { $class }.
rattus-reason-not-by-itself = Ce pouvoir ne s’utilise pas seul : { $class }. Il agit quand vous placez des cubes ou déplacez la Peste.
rattus-reason-no-cubes = Vous n’avez de cube dans aucune région.
rattus-reason-no-cubes-there = Vous n’avez pas de cube en { $region }.
rattus-reason-too-many-cubes = Le Marchand déplace au plus { $most } cubes, et pas plus que vous n’en avez là.
rattus-reason-not-neighbours = { $region } n’est pas voisine de la région que quittent les cubes.
rattus-reason-rat-too-far = { $region } n’est pas voisine de la région de ce rat.
rattus-reason-full = { $region } est pleine : { $most } rats, c’est le maximum.
rattus-reason-no-rat-moves = Aucun rat n’a de place dans une région voisine.
rattus-reason-rat-stuck = Toutes les régions voisines de ce rat sont pleines.
rattus-reason-no-such-rat = Ce rat n’est pas sur le plateau.
rattus-reason-just-seen = Vous venez de regarder ce rat. Choisissez-en un autre.
rattus-reason-rats-there = Il y a des rats en { $region }. Le Roi ne prend des cubes que dans les régions sans rat.
rattus-reason-nobody-to-shelter = Vous n’avez pas de cube en { $region } à envoyer au Château.
rattus-reason-no-safe-cube = Il faut au Roi un de vos cubes dans une région sans rat. Vous n’en avez pas.
rattus-reason-not-next-to-plague = Les nouveaux rats vont à côté de la Peste. { $region } est trop loin.
rattus-reason-not-in-plague-region = Seuls les rats de la région infectée sont retournés.
rattus-reason-castle = Seul le Roi fait entrer des cubes au Château, et ils y restent.
rattus-reason-not-now = Pas maintenant. Répondez d’abord à la question.

rattus-ending-supply = Il n’y a plus de rats en réserve.
rattus-ending-cubes = Quelqu’un a tous ses cubes sur le plateau.
rattus-ending-both = Il n’y a plus de rats en réserve, et quelqu’un a tous ses cubes sur le plateau.

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
rattus-given-card = À qui appartient une carte de Classe.
rattus-given-emblem = Où se trouve l’emblème de la Peste.
rattus-given-turn = À qui est le tour, et ce qui y a été fait.
rattus-given-plague = La Peste ravage la région de l’emblème : à qui est le tour, et si son Chevalier fait compter l’emblème comme des cubes.
rattus-given-final = La dernière manche : à qui c’est de jouer, qui joue en dernier, et si le Chevalier de la première place fait compter l’emblème comme des cubes.
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
rattus-fact-owner = À qui appartient une carte de Classe, ou nobody.
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
rattus-check-final = { $seat } a joué en dernier et ne participe pas à la dernière manche.
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
rattus-term-turns-more = { $seat } peut encore placer plus de cubes.
rattus-term-turns-less = { $seat } peut encore placer moins de cubes.

# Les régions : d’où l’on vient.
rattus-region-anglia-from = d’Anglia
rattus-region-gallia-from = de Gallia
rattus-region-germania-from = de Germania
rattus-region-hispania-from = d’Hispania
rattus-region-hungaria-from = d’Hungaria
rattus-region-italia-from = d’Italia
rattus-region-polonia-from = de Polonia
rattus-region-scandia-from = de Scandia
rattus-region-bulgaria-from = de Bulgaria
rattus-region-turcia-from = de Turcia
rattus-region-russia-from = de Russia
rattus-region-tartaria-from = de Tartaria
