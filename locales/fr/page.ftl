# La page elle-même.
home = Retour à l’étagère
close = Fermer
save = Enregistrer
loading = Un instant…
yes = oui
no = non
nowhere-title = Il n’y a rien ici.
error-unreachable = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.

# L’étagère.
shelf-eyebrow = Quatre jeux du temps de la peste, une seule table
shelf-motto = Lavez-vous les mains, barrez la porte et prenez place.
shelf-games = Jeux
shelf-mine = Vos tables
shelf-open = Tables ouvertes
shelf-none-open = Personne n’attend en ce moment. Ouvrez une table et envoyez le lien.
shelf-level = Robots
shelf-all-mine = { $count ->
    [0] Mes parties
   *[other] Toutes mes parties ({ $count } en cours)
}
games-title = Mes parties
games-running = En cours
games-over = Terminées
games-none-running = Vous n’avez aucune partie en cours.
games-none-over = Aucune de vos parties n’est encore terminée.
games-leave = Quitter
games-stay = Rester
games-result = { $points ->
    [one] { $place }, { $points } point
   *[other] { $place }, { $points } points
}
games-stood = { $points ->
    [one] fermée à { $points } point
   *[other] fermée à { $points } points
}
shelf-play-now = Jouer
shelf-play-now-game = Jouer tout de suite contre des robots : { $game }
shelf-host = Ouvrir une table
shelf-host-game = Ouvrir une table : { $game }
shelf-players = Joueurs
shelf-length = Durée
shelf-weight = Difficulté
shelf-rattus-length = 30–45 min
shelf-rattus-weight = faible
shelf-contagion-length = 30 min
shelf-contagion-weight = faible
shelf-pest-length = 120 min
shelf-pest-weight = élevée
shelf-messina-length = 60–140 min
shelf-messina-weight = élevée
shelf-footer = Les jeux appartiennent à leurs auteurs et éditeurs. Les textes et les dessins d’ici sont les nôtres.
status-waiting = attend des joueurs
status-playing = en cours
status-over = terminée

# Rejoindre et ouvrir.
join-title = Rejoindre avec un code
open-title = Ouvrir un enregistrement
open-hint = Choisissez le fichier d’une partie, d’une leçon ou d’un problème, ou déposez-le ici. Il est vérifié et affiché, mais pas conservé.
open-choose = Choisir un fichier
open-too-large = Le fichier est trop grand pour un enregistrement : { $limit } ko au plus.
join-label = Le code ou le lien qu’on vous a donné
join-go = Aller
host-title = Ouvrir une table : { $game }
host-seats = Places
host-seat = Place { $number }
host-friend = Une personne, sur invitation
host-clock = Temps de réflexion
host-public = Afficher la table parmi les tables ouvertes
host-position = Partir d’une position
host-position-script = Un script du langage de vérification : on en reprend la position, avec les options choisies ici
host-go = Ouvrir la table
option-players = Joueurs
option-on = oui
option-off = non
clock-none = Sans limite de temps
clock-live = En direct, avec incrément
clock-daily = Par correspondance
clock-minutes = Minutes par joueur
clock-increment = Secondes ajoutées par coup
clock-hours = Heures pour chaque coup
clock-window = Seulement à certaines heures de la journée
clock-opens = De
clock-closes = Jusqu’à
clock-left = Temps restant : { $left }

# Un nom, un compte, des réglages.
name-title = Comment vous appelez-vous ?
name-label = Nom
name-go = S’asseoir
account-of = Vous êtes { $name }
account-none = Vous n’avez pas encore de nom
account-why = Avec un mot de passe, vous gardez vos places sur tous vos appareils.
account-password = Mot de passe
account-register = Garder mon nom
account-log-in = Se connecter
account-log-out = M’oublier sur cet appareil
account-move-code = Code pour un autre appareil
account-have-code = Code d’un autre appareil
account-move-here = Continuer ici
notices-title = M’avertir en mon absence
notices-webhook = Adresse de webhook (Discord, Slack, ntfy)
notices-email = Courriel
notices-saved = Enregistré.
account-old-password = Mot de passe actuel
account-new-password = Nouveau mot de passe
account-change-password = Changer le mot de passe
account-password-changed = Changé. Tous les autres appareils sont déconnectés.
account-devices = Mes appareils
account-device-here = celui-ci
account-device-unknown = appareil inconnu
account-device-seen = dernier usage : { $when }
account-device-end = Déconnecter
account-log-out-everywhere = Se déconnecter partout
account-blocks = Personnes masquées
account-unblock = Ne plus masquer
account-delete = Effacer tout ce qui me concerne
account-delete-why = Votre nom, vos adresses et vos paroles sont oubliés, les parties en cours abandonnées. Les parties finies restent ; votre place y est celle de « quelqu’un ».
account-delete-sure = Effacer vraiment
notices-confirm = Un courriel avec un lien part à cette adresse. Les avis y arriveront quand vous l’aurez suivi.
notices-confirmed = Cette adresse est confirmée.
settings-title = Réglages
settings-language = Langue
settings-theme = Thème
settings-speed = Animation des pièces
settings-sound = Son
settings-text = Taille du texte
settings-text-size = { $size } %
settings-end-asks = Confirmer avant de finir mon tour
end-asks-always = toujours
end-asks-lost = si quelque chose se perd
end-asks-never = jamais
settings-touch = Sur écran tactile, le premier appui ne fait que regarder
settings-confirm = Montrer l’effet de chaque choix avant de le faire
settings-notify = M’avertir hors de la page quand c’est mon tour
theme-light = Plein jour
theme-dark = À la chandelle
theme-to-light = Passer en plein jour
theme-to-dark = Passer à la chandelle
speed-slow = lente
speed-normal = normale
speed-fast = rapide
speed-off = aucune

# Places.
seat-open = Place libre
seat-bot = { $name } · { $level }
seat-bot-level = Robot ({ $level })
seat-machine = { $name } (robot)
seat-machine-of = robot créé par { $owner }
seat-somebody = Quelqu’un
seat-you = vous
seat-absent = n’est pas là
seat-resigned = a abandonné
seat-asked = doit choisir
seat-stand-in = un robot joue à sa place ({ $level })
levels-all = Tous les niveaux
levels-number = Niveau { $level }
seat-summon = Faire jouer un robot
seat-replaced-soon = un robot va bientôt jouer à sa place

# Avant le début.
waiting-title = Qui joue à quelle place
waiting-sit = Prendre cette place
waiting-stand = Quitter ma place
waiting-start = Lancer la partie
waiting-holder = Qui joue : { $seat }
waiting-for = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
waiting-host = La personne qui a ouvert la table lance la partie.
waiting-nonces = La partie commence quand le navigateur de chaque personne a apporté son nombre au tirage, dans dix secondes au plus tard.
waiting-watch = Vous regardez. Demandez le lien pour vous asseoir.
invite-sit = Inviter quelqu’un à s’asseoir
invite-watch = Laisser quelqu’un regarder
invite-join = Inviter à participer
invite-phone = Cette page sur votre téléphone
invite-copy = Copier le lien
invite-share = Partager
invite-copied = Le lien est copié.
invite-copy-failed = Le navigateur a refusé la copie. Sélectionnez le lien et copiez-le à la main.
invite-qr = Le lien en image pour un téléphone

# Hasard loyal.
fair-title = Hasard vérifiable
fair-before = Voici le sceau du secret du serveur. Chaque place y joint son propre secret, et les tirages naissent des deux. Après la partie, tout le monde peut vérifier.
fair-check = Vérifier que le hasard n’a pas été truqué
fair-verdict = Hasard : { $verdict }.
fair-kept = Le secret est bien celui qui a été scellé avant le début.
fair-derived = Les tirages viennent de ce secret et de l’apport des places.
fair-included = L’apport de ce navigateur y figure.
fair-remembered = Le sceau est celui que ce navigateur a vu en premier.
fair-complete = Chaque personne à la table a apporté un nombre.
fair-ended = La partie a été jouée jusqu’au bout.
fair-play = Les choix eux-mêmes se vérifient en rejouant l’enregistrement : lazaret verify.
fair-exchanged = Le sceau de cette table n’est pas celui que ce navigateur a vu en premier. Ne vous fiez pas à ses tirages.
fair-yes = oui
fair-no = non

# La barre des choix.
offer-bar = Votre choix
offer-yours = À vous de jouer
offer-theirs = { $count ->
    [one] Doit choisir : { $names }
   *[other] Doivent choisir : { $names }
}
offer-asked = La question : « { $ask } »
offer-over = La partie est terminée
offer-list = Tous les choix
offer-all = { $count ->
    [0] Aucun choix
    [one] { $count } choix
   *[other] { $count } choix
}
offer-menu = Choix ici
offer-at-once = D’un coup
offer-step-by-step = Pas à pas
offer-seals = ne pourra pas être annulé
offer-some-seal = Sceau ou contour brisé : ce choix ne pourra pas être annulé.
offer-sending = envoi…
offer-typed = Numéro { $number }… Entrée pour choisir
stage-skip = Passer
offer-plays = { $names } joue
offer-goes-on = La partie continue
offer-thinks = { $count ->
    [one] { $names } réfléchit…
   *[other] { $names } réfléchissent…
}
stage-pace = Vitesse de lecture
stage-pause = Mettre en pause
stage-go-on = Reprendre la lecture
stage-normal = À vitesse normale
stage-fast = Deux fois plus vite
stage-first-see = Les tours des autres défilent encore. La barre d’espace va droit à la fin.
recap-title = Depuis votre dernier choix
recap-points = Vos points : { $then } → { $now }
recap-show = Revoir ce tour : { $seat }
recap-show-table = Revoir ce qui est arrivé à la table
recap-all = Tout revoir
recap-enough = Compris
rail-title = À côté du plateau
rail-open = Afficher le récit
rail-fold = Masquer le récit
seat-points = Points
popover-title = Aperçu
preview-chance = Puis le hasard décide.
preview-figure = { $what } : { $before }, puis { $after }
preview-span = de { $least } à { $most }
preview-span-same = inchangé { $same } fois sur 100
preview-end = Puis la partie est finie.
preview-seals = ne pourra pas être annulé
preview-undo = pourra être annulé
preview-in-detail = pas à pas
preview-points = Points en l’état
preview-only-looking = Regarder seulement
ending-title = Ceci serait perdu :
ending-unused = Il vous reste quelque chose à faire pendant ce tour.
ending-back = Revenir
ending-never = Ne plus demander
undo-free = Annuler mon choix
undo-ask = Demander à annuler
undo-all = Annuler { $choices } choix
undo-ask-all = Demander à annuler { $choices } choix
consent-title = { $seat } demande à annuler un choix
consent-waiting = Doivent encore répondre : { $names }
consent-agree = D’accord
consent-refuse = Refuser
consent-withdraw = Retirer ma demande
hands-title = Le public peut-il voir votre main ?
hands-what = Les personnes qui regardent verraient toutes les mains, { $delay }.
hands-shown = Montrés : vos cartes et vos choix, après le délai, et votre nom ; et, aussi tard, ce que les robots pensent de la partie et de vos choix.
hands-never = Jamais montrés : vos notes, quoi que ce soit aux personnes de cette table, ni rien d’avant l’accord de toute la table.
hands-one-no = Un seul non suffit, et personne n’apprend qui l’a dit. Vous pouvez cacher les mains à tout moment ; ce qui n’a pas été montré ne le sera pas.
hands-open = Montrer ma main
hands-keep = Non, la garder cachée
hands-menu = Mains visibles du public
hands-menu-said = Pour les commentaires : si toute la table est d’accord, le public voit toutes les mains avec un délai. Une seule personne peut y mettre fin.
hands-delay = Délai
hands-ask = Demander à la table
hands-asked = On demande à toute la table si le public peut voir toutes les mains, { $delay }.
hands-are-open = Le public voit toutes les mains, { $delay }.
hands-close = Cacher les mains
hands-eyes = La main que vous voyez
hands-now = La table telle qu’elle est
hands-of = Main : { $seat }, { $delay }
hands-soon = Les mains sont montrées { $delay }. Rien n’est encore assez ancien.
hands-awaited = { $agreed } sur { $count } acceptent de montrer leur main
hands-closed = Les mains sont fermées : quelqu’un à la table y a mis fin. Ce qui n’a pas encore été montré reste caché.
broadcast-title = Chances et choix
broadcast-chances = Chances sur 100 : { $chances }
broadcast-chances-about = Chances sur 100, toutes les mains connues. Selon les robots.
broadcast-could = Choix possibles : { $name }
broadcast-shown = montrés
broadcast-thinks = Les robots réfléchissent …
broadcast-share = { $share } ± { $doubt }
broadcast-best = le meilleur
broadcast-by-bots = Chances sur 100 après ce choix, d’après ce que { $name } peut savoir ; ± pour 95 cas sur 100. Selon les robots.
broadcast-will = Que va faire { $name } ?
broadcast-guesses = { $count ->
    [0] Personne n’a encore deviné.
    [one] Une personne a deviné.
   *[other] { $count } personnes ont deviné.
  }
watching = Vous regardez
watching-cannot-choose = Vous regardez : seules les personnes assises à la table choisissent.
spectators = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}

# Le lien avec le serveur.
line-lost = La connexion est perdue. Le plateau reste tel quel ; nouvelle tentative en cours.
line-back = Connexion rétablie.
line-kept-choice = Pas de connexion : votre choix est conservé et partira dès qu’elle reviendra.
line-sent-again = Votre choix vient d’être envoyé.
line-had-arrived = Votre choix était arrivé.
line-not-made = La partie a continué sans votre choix. Veuillez choisir de nouveau.

# Une table qui ne peut pas être montrée.
table-shut = Cette table ne peut pas être montrée
stranded-why = Personne ne peut poursuivre cette partie ici. Quand toutes les personnes assises sont d’accord, la table se ferme ; son enregistrement peut alors être ouvert par un programme qui connaît ces règles.
stranded-close = Fermer la table
stranded-waiting = Vous voulez la fermer. Il manque encore l’accord de : { $names }.
stranded-closed = La table est fermée. Voici son enregistrement, avec la preuve de ses tirages.

# Journal, discussion, regard en arrière.
log-title = Récit
log-filter = Montrer
log-all = Tout le monde
log-rounds = Manches
log-all-rounds = Toutes les manches
log-round = Manche { $number }
log-none = Il ne s’est encore rien passé.
log-to-now = Revenir au présent
log-notes = Notes de la table
log-jump = Voir l’étape { $step }
log-parts = Détail : { $count } évènements
log-undo = { $seat } annule un choix.
log-undo-agreed = { $seat } annule un choix ; tout le monde était d’accord.
chat-title = Discussion
chat-say = Dire quelque chose
chat-send = Envoyer
chat-none = Personne n’a encore rien dit.
chat-said = { $name } dit : { $text }
chat-about = { $name } : que faire ?
chat-mute = Laisser regarder en silence
chat-remove = Faire sortir
chat-block = Masquer ses messages
chat-report = Signaler
chat-report-why = Que s’est-il passé ? La personne qui tient le serveur lira votre message et les dernières paroles de cette personne.
watchers-title = Public
watchers-none = Personne ne regarde.
watchers-nameless = quelqu’un sans nom
watchers-muted = en silence
watchers-removed = ne peut plus regarder
watchers-readmit = Admettre à nouveau
spectators-may = Le public peut
spectators-open = regarder et parler
spectators-silent = regarder en silence
spectators-closed = ne pas regarder
look-step = Regard en arrière : étape { $step }
look-at = Étape { $step } sur { $now }
look-back = Une étape en arrière
look-on = Une étape en avant
look-return = Revenir au présent
look-first-return = Vous regardez en arrière. Revenez au présent pour choisir.
zones = Parties de la table
zone-table = Table
zoom = Taille du plateau
zoom-in = Agrandir
zoom-out = Réduire
zoom-whole = Tout le plateau
notice-your-turn = À vous de jouer

# Le menu.
menu-title = Table
menu-hand-over = Laisser un robot jouer pour moi
menu-level = Sa force
menu-take-back = Reprendre la main
menu-resign = Abandonner
menu-resign-sure = Abandonner vraiment
menu-rules = Livret de règles
menu-replay = Revoir la partie
menu-record = Télécharger l’enregistrement
menu-wrong = Signaler une erreur de règle…
menu-wrong-said = Voici la position, votre dernier clic et la réponse du jeu, sous forme de script. Écrivez à la dernière ligne ce qui aurait dû se passer, puis envoyez-le à la personne qui s’occupe des règles.
table-from-position = Cette partie commence d’une position préparée. Ses tirages ne sont pas prouvés.

# Règles.
rules-title = Règles
rules-of = Règles : { $game }
rules-open = Lire la règle { $rule }
rules-here = À cette table :
rules-search = Chercher
rules-contents = Sommaire
rules-words = Les mots pour écrire un script sur ce jeu
rules-words-of = Mots des scripts : { $game }
rules-back = Retour aux règles

# Revoir.
patch-title = Cartes modifiées
patch-note = Ce serveur joue avec des cartes qui diffèrent de l’édition imprimée :
replay-title = Revoir
replay-eyes = Point de vue
replay-eyes-all = Public
replay-eyes-of = { $seat }
replay-first = Au début
replay-last = À la fin
replay-back = Un choix en arrière
replay-on = Un choix en avant
replay-turn-back = Un tour en arrière
replay-turn-on = Un tour en avant
replay-play = Lecture
replay-pause = Pause
replay-step = Étape { $step } sur { $last }
replay-link = Copier le lien vers cette étape
replay-panel-more = Plus
branch-title = Rejouer à partir d’ici
branch-why = Une nouvelle table s’ouvre à l’étape { $step } ; des robots prennent les autres places.
branch-as = Jouer cette place : { $seat }

# La fin.
end-title = Fin de partie
end-show = Feuille de score
end-sheet = Feuille de score
end-winner = { $count ->
    [one] Victoire : { $names }
   *[other] Victoire partagée : { $names }
}
end-alone = { $points ->
    [one] { $name } : { $points } point
   *[other] { $name } : { $points } points
}
end-category = Catégorie
end-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
}
end-total = Total
end-rematch = Revanche
end-to-rematch = Rejoindre la revanche
curve-title = Scores
moments-title = Moments marquants
moment-fall = { $points ->
    [one] { $seat } perd { $points } point d’un coup
   *[other] { $seat } perd { $points } points d’un coup
}
moment-leap = { $points ->
    [one] { $seat } gagne { $points } point d’un coup
   *[other] { $seat } gagne { $points } points d’un coup
}
moment-lead = { $seat } prend la tête et ne la quitte plus

# Le conseiller.
advice-ask = Consulter le conseiller
advice-title = Les trois choix du conseiller
advice-share = Vos chances de victoire après chaque choix. Le trait montre la marge d’erreur.
advice-figure = { $share } % ± { $doubt }
advice-nothing = Aucun avantage que les autres choix n’aient aussi.
advice-show = Montrer sur le plateau : { $choice }
advice-honest = Le conseiller ne sait que ce que vous voyez. Parties essayées : { $tried }. Le récit indique que vous l’avez consulté.
advice-thinks = Le conseiller réfléchit…
advice-ready = Le conseiller a répondu.
advice-agreed = Ici, tout le monde peut consulter le conseiller.
host-advice = Permettre à tout le monde de consulter le conseiller, même entre personnes

# Où s’est jouée la partie.
analysis-tab = Analyse
analysis-title = Où la partie s’est décidée
analysis-curve = Chances de victoire
analysis-curve-about = Les chances de victoire de chaque place, sur 100, toutes cartes connues. Le trait rouge marque l’étape affichée.
analysis-turning = Tournants
analysis-even = Aucun choix ni aucun tirage n’a, à lui seul, fait basculer la partie de façon démontrable.
analysis-in-round = Manche { $round },
analysis-show = Montrer
analysis-play-on = Rejouer à partir d’ici
analysis-seats = Ce qui a compté pour chaque place
analysis-sound-choices = choix justes
analysis-choices = choix
analysis-chance = chance
analysis-the-others = les autres
analysis-rest = part inexpliquée
analysis-honest = Un choix est jugé d’après ce que sa place pouvait savoir ; un écart inférieur à deux fois l’erreur compte comme un choix juste. Les marges ± valent dans 95 cas sur 100.
analysis-waiting = Analyse en cours : d’une seconde à une demi-minute, davantage tant que des robots réfléchissent…

# Robots à soi.
machines-title = Mes robots
machines-why = Votre programme joue aux tables de ce serveur ; un jeton l’identifie. Tout le monde voit que c’est un robot, et que c’est le vôtre.
machines-name = Nom du robot
machines-make = Créer un robot
machines-token = Son jeton. Il n’est montré que maintenant : donnez-le à votre programme et à personne d’autre.
machines-copy = Copier le jeton
machines-copied = Le jeton est copié.
machines-copy-failed = Le navigateur a refusé la copie. Sélectionnez le jeton et copiez-le à la main.
machines-made = créé le { $when }
machines-seen = vu le { $when }
machines-never-seen = pas encore venu
machines-revoke = Supprimer
machines-revoke-which = Supprimer { $name }
# Ce qu’une reprise défait.
consent-alone = Personne d’autre n’a choisi depuis.
consent-others = Seraient aussi annulés : { $choices }.
consent-of = { $choices } choix ({ $seat })
consent-chance = Ce qui a été tiré depuis sera tiré de nouveau.

# Chercher dans les règles.
rules-found = { $count ->
    [0] Aucune règle ne le dit avec ces mots. Essayez moins de mots, ou parcourez le sommaire.
    [one] { $count } règle
   *[other] { $count } règles
}
rules-nearest = Aucune règle ne contient tous ces mots. Voici les plus proches :
rules-search-small = comment est-ce que qui quoi quand où pourquoi je tu il on nous vous le la les un une des de du au aux et ou si dans sur avec pour mon ma mes son sa ses être est sont peut puis combien fait faire
rules-search-alike = gagner gagne gagnant gagnante victoire vainqueur / score marquer points point / fin finit terminer / mourir meurt mort perdre perd perdu / début commencer mise / égalité égal ex-aequo / tour tours

# Hors ligne.
offline-now = Vous êtes hors ligne. Les règles et les aides de jeu restent lisibles ; les tables et les leçons reviendront avec la connexion.
work-now = Un instant : votre navigateur montre que c’est sérieux…
restart-soon = { $minutes ->
    [0] Le serveur redémarre. Rien n’est perdu ; la page revient d’elle-même.
    [one] Le serveur redémarre dans { $minutes } minute. Rien n’est perdu ; la page revient d’elle-même.
   *[other] Le serveur redémarre dans { $minutes } minutes. Rien n’est perdu ; la page revient d’elle-même.
}
shelf-offline = L’étagère est telle qu’à votre dernière connexion.

# Reprendre une partie finie à une étape.
branch-seat = Vous jouez
branch-level = Contre
branch-begin = Commencer

# À la fin.
end-tie-idle = Personne n’est à égalité de points : pas besoin de départage.
end-tie-shared = { $names } sont à égalité de points et de départage : la place est partagée.
end-tie-decided = { $names } sont à égalité de points. Le départage tranche : { $what }.
end-tie-win = au départage
end-rating-title = Votre cote
end-rating = De { $before } (± { $doubt }) à { $after } (± { $since }).
end-rating-up = Votre résultat : { $place } contre { $others }, mieux que les cotes ne l’annonçaient.
end-rating-down = Votre résultat : { $place } contre { $others }, moins bien que les cotes ne l’annonçaient.
end-rating-same = Votre résultat : { $place } contre { $others }, comme les cotes l’annonçaient.
end-rating-legend = En pointillé : avant la partie. Plus la colline est raide, plus la cote est sûre.
end-tie-line = Départage : { $what }, { $most ->
    [yes] le plus gagne
   *[other] le moins gagne
}
end-unscored = La partie a été abandonnée avant qu’un point soit marqué.
end-you-won = Vous gagnez avec { $points ->
    [one] { $points } point d’avance
   *[other] { $points } points d’avance
}.
end-you-shared = Vous partagez la victoire.
end-you-behind = Votre résultat : { $place }, { $points ->
    [0] à égalité de points avec la première
    [one] à { $points } point de la première
   *[other] à { $points } points de la première
}.
end-where-won = Où la partie s’est-elle jouée ?

# Une partie apportée.
record-sound = La partie a été rejouée depuis sa graine : ses { $steps } étapes suivent les règles et mènent à cette position.
record-alone = Elle n’appartient à aucune table de ce serveur : personne ne peut l’analyser, et aucune place n’y est à reprendre.

# Touches.
keys-title = Raccourcis clavier
keys-off = Les touches seules sont désactivées. Les flèches, Entrée, Espace et Échap restent actives.
keys-at-table = À une table
keys-in-replay = En revoyant une partie
keys-arrows = désigner un choix
keys-enter = faire le choix désigné
keys-digits = faire le choix de ce numéro
keys-undo = annuler le dernier choix
keys-undo-last = n’annuler que le dernier de plusieurs choix
keys-detail = faire étape par étape, et non d’un coup, ce qui est sous le pointeur
keys-space = passer ce qui est montré
keys-escape = fermer ce qui est ouvert, revenir au présent
keys-tab = aller aux éléments du plateau et aux boutons
keys-describe = décrire le plateau
keys-points = montrer la feuille de score actuelle
keys-sheet = montrer cette feuille
keys-steps = un choix en arrière, un en avant
keys-ends = au début, à la fin
keys-play = lire, mettre en pause
settings-keys = Choisir et annuler par touches seules
settings-show-keys = Raccourcis clavier…
skip-to-question = Aller à la question
heading-board = Plateau
thing-open = { $thing } (peut être choisi)
thing-at-once = { $thing }. D’un coup, { $steps } choix : { $does }

# Pourquoi pas.
why-not-title = Pourquoi pas
why-not-instead = Que puis-je choisir ?

# What a table says of itself.
sheet-now = Feuille de score actuelle
sheet-now-about = Si la partie s’arrêtait maintenant, avec ce qui est sur le plateau. Les points donnés à la fin sont comptés tels qu’ils seraient.
sheet-now-of = Si la partie s’arrêtait maintenant : { $name } et les autres.
told-board = Décrire le plateau
seat-sheet = { $name } : feuille de score actuelle

# Où la partie s’est jouée, dit à l’un de ceux qui y étaient.
analysis-about = Pour qui
analysis-mine = Moi
analysis-all = Tout le monde
analysis-even-mine = Rien de ce que vous avez fait ou tiré n’a nettement changé cette partie.
analysis-better = mieux
analysis-what-if = Et si ?
analysis-take-back = Revenir
analysis-ghost = Et si : { $choice }
analysis-line = La suite aurait été : { $line }
end-show-me = Me montrer sur le plateau
verdict-let-go = { $count ->
    [one] Une fois, elle vous a échappé.
   *[other] Elle vous a échappé { $count } fois.
}
verdict-let-go-why = À l’étape { $step }, votre choix a coûté environ { $cost ->
    [one] { $cost } partie
   *[other] { $cost } parties
  } sur 100 (± { $doubt }).
verdict-taken = On vous l’a prise.
verdict-taken-why = Ce que les autres ont fait vous a coûté plus que vos propres choix.
verdict-luck = La chance était contre vous.
verdict-luck-why = À l’étape { $step }, le tirage vous a coûté environ { $cost ->
    [one] { $cost } partie
   *[other] { $cost } parties
  } sur 100 (± { $doubt }).
verdict-close = Elle est restée serrée jusqu’au bout.
verdict-close-why = Aucun choix ni tirage ne l’a nettement décidée.
verdict-early = Elle s’est décidée tôt.
verdict-early-why = Pendant plus de la moitié de la partie, vous aviez moins de 5 chances sur 100.
verdict-won-choice = Vous avez pris ce que les autres ont laissé.
verdict-won-choice-why = À l’étape { $step }, un choix ({ $who }) a laissé environ { $cost ->
    [one] { $cost } partie
   *[other] { $cost } parties
  } sur 100 (± { $doubt }).
verdict-won-luck = La chance était avec vous.
verdict-won-luck-why = À l’étape { $step }, le tirage vous a donné environ { $cost ->
    [one] { $cost } partie
   *[other] { $cost } parties
  } sur 100 (± { $doubt }).
verdict-won-close = Vous l’avez gagnée pas à pas.
verdict-won-close-why = Aucun choix ni tirage ne l’a nettement décidée.
parts-own = choix personnels { $parts }
parts-others = les autres { $parts }
parts-luck = chance { $parts }
parts-rest = part inexpliquée { $parts }
parts-unsure = Trop de ce qui a changé ces chances dépendait de cartes cachées.
next-lesson = Votre prochaine leçon
next-lesson-why = { $of ->
    [one] Elle porte sur des choix comme le vôtre à l’étape { $step }.
   *[other] { $count ->
        [one] Elle porte sur des choix comme le vôtre à l’étape { $step }, un des { $of } qui ont coûté cher.
       *[other] { $count } de vos { $of } choix coûteux étaient de ce genre ; le plus coûteux à l’étape { $step }.
    }
}
chronicle-print = Imprimer une chronique
chronicle-title = Une partie : { $game }

# The course of a turn.
ribbon = Votre tour jusqu’ici
ribbon-done = fait
ribbon-may = possible
ribbon-must = requis
ribbon-asked = répondre à la question
ribbon-free = vous pouvez finir

# Une image du plateau, et une position comme lien.
share-title = Partager une image
share-format = Format
share-wide = Large, comme l’aperçu d’un lien
share-square = Carré
share-names = Avec les noms
share-seat = Place { $letter }
share-alt = { $title } : le plateau et le classement
share-failed = Votre navigateur n’a pas pu faire l’image. Une capture d’écran fera l’affaire.
share-here = L’image est faite ici, sur votre appareil. Les noms n’y figurent que si vous le demandez.
share-send = Partager
share-save = Enregistrer l’image
position-title = Une position
position-about = On vous a envoyé cette position. Choisissez une place et continuez contre des robots, ou à plusieurs sur cet appareil ; rien n’est gardé avant cela.
position-play = Continuer d’ici
position-none = Ce lien ne contient pas de position.
position-nobody = Personne n’a de choix à faire : la partie est finie.
position-link = Copier un lien vers cette seule position
position-middle = Ce moment se trouve au milieu d’une règle et ne tient pas dans un lien. Une étape avant ou après, c’est possible.
