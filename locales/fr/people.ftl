# Les gens : leurs pages, les cotes, l’échelle.
person-since = Ici depuis { $month }
person-hidden = { $name } garde cette page pour soi.
person-new = { $name } n’a pas encore fini de partie.
person-ratings = Cotes
person-rating = Cote
person-rated-games = { $count ->
    [one] { $count } partie classée
   *[other] { $count } parties classées
}
person-rating-new = nouveau : visible après cinq parties classées
person-rating-about = environ { $rating }
person-finding-out = encore incertain
person-former = Ancien membre
person-as-others = Vue par les autres
person-rating-legend = ± contient la vraie force environ 95 fois sur 100. Il diminue à chaque partie classée et grandit quand on ne joue pas. Les robots de niveau 6 valent 1500 ; chaque niveau au-dessus, 115 de plus. Le trait épais sous une colline la contient deux fois sur trois ; un rang est donné en dessous de ± 150.
person-reliability = Fiabilité
person-standing-new = nouveau
person-standing-reliable = fiable
person-standing-unreliable = peu fiable
person-finished = Parties finies avec d’autres personnes : { $finished } sur les { $games } dernières
person-reliability-legend = Fiable : au plus une partie quittée avant la fin sur les dix dernières avec d’autres personnes. Nouveau : moins de trois.
person-head-to-head = Face à face
person-ahead-legend = Qui a fini devant, et combien de fois.
person-met = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
person-plays = Comment joue { $name }
person-game = Jeu
person-games = Parties
person-wins-in-100 = Victoires sur 100 parties
person-summary = { $games ->
    [one] { $games } partie, gagnées : { $wins }. Place moyenne : { $place }.
   *[other] { $games } parties, gagnées : { $wins }. Place moyenne : { $place }.
}
person-best = { $points ->
    [one] Record : { $points } point à { $players } ({ $day }).
   *[other] Record : { $points } points à { $players } ({ $day }).
}
person-by-seat = Victoires par place à table
person-by-players = Victoires par nombre de joueurs
person-seat = Place { $seat }
person-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
person-too-few = trop peu de parties
person-beside = Points comparés à la moyenne de la table
person-shares-legend = Victoires sur 100 parties. Le trait large contient la vérité deux fois sur trois ; la marque pointillée est ce que donnerait le hasard. Moins de cinq parties ne sont pas dessinées.
person-history = Parties
person-all-games = Tous les jeux
person-with = Avec
person-with-anybody = avec tout le monde
person-with-name = avec { $name }
person-any-players = tout nombre de joueurs
person-won = gagnées
person-rated = classées
person-place = Rang { $place } sur { $players }
person-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
person-stand-in = un robot a joué à sa place
person-some-bot = Robot
person-no-games = Aucune partie trouvée.
person-newer = Plus récentes
person-older = Plus anciennes
person-page = Page { $page }
person-learned = Leçons suivies : { $lessons } sur { $allLessons }. Problèmes résolus : { $puzzles } sur { $allPuzzles }. Personne d’autre ne le voit.
person-data = Vos données
person-hide = Garder mes cotes et mes statistiques pour moi
person-hide-why = Personne d’autre ne voit votre page, vos cotes ni votre rang sur l’échelle. Dans les listes des autres, votre place apparaît sans votre nom.
person-show-here = Montrer aux autres quand je suis ici
person-befriend = Ajouter aux amis
person-unfriend = Retirer des amis
person-export = Tout télécharger en un fichier
person-export-why = Compte, parties et leurs enregistrements, cotes, messages, notes et leçons.
shelf-my-page = Ma page
ladder-title = Échelle
ladder-place = Rang
ladder-empty = Personne n’est encore sur l’échelle. Il faut un compte et cinq parties classées.
ladder-legend = Là où les barres se recouvrent, les forces se valent à peu près. Il faut cinq parties classées.
club-here = Ici en ce moment
club-friend = dans vos amis
club-friend-here = dans vos amis, ici en ce moment
club-ladder-all = Toute l’échelle ({ $count })
list-rated = classée
list-clock-live = { $minutes } min + { $increment } s
list-clock-daily = { $hours } h par coup
host-unrated = Cette partie n’est pas classée
host-published = L’enregistrement peut être publié, sans noms, quand la partie est finie
waiting-published = Quand cette partie sera finie, son enregistrement pourra être publié : sans noms, sans la discussion, sans l’heure.
waiting-unrated = Non classée : { $why }.
unrated-solo = partie en solo
unrated-position = position préparée
unrated-branch = suite d’une autre partie
unrated-changed = cartes modifiées
unrated-agreed = convenu avant le début
unrated-advice = avec conseiller
unrated-machine = avec le robot de quelqu’un
unrated-bot = robot sans niveau
unrated-stand-in = un robot a pris le relais
push-cannot = Ce navigateur ne peut pas recevoir de messages quand la page est fermée. Sur un iPhone ou un iPad, ajoutez d’abord la page à l’écran d’accueil.
push-start = Me prévenir sur cet appareil
push-stop = Ne plus prévenir sur cet appareil
push-on = Cet appareil sera prévenu.
push-off = Cet appareil n’est plus prévenu.
push-refused = Votre navigateur n’autorise pas les messages de cette page.
push-try = Envoyer un essai
push-tried = Envoyé à { $taken }, échecs : { $failed }.
push-devices = { $count ->
    [one] { $count } appareil
   *[other] { $count } appareils
}
account-forgotten = Mot de passe oublié
account-forgotten-sent = Si ce compte a une adresse confirmée, un courriel est en route.
