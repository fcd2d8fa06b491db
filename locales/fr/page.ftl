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
shelf-eyebrow = Quatre jeux du temps de la peste à une même table
shelf-motto = Lavez-vous les mains, barrez la porte et prenez place.
shelf-games = Jeux
shelf-mine = Vos tables
shelf-open = Tables ouvertes
shelf-none-open = Personne n’attend de joueurs en ce moment. Ouvrez une table et envoyez le lien.
shelf-level = Bots
shelf-all-mine = { $count ->
    [0] Mes parties
   *[other] Toutes mes parties ({ $count } en cours)
}
games-title = Mes parties
games-running = En cours
games-over = Terminées
games-none-running = Vous ne jouez à rien en ce moment.
games-none-over = Aucune de vos parties n’est encore finie.
games-leave = Quitter
games-stay = Rester
games-result = { $points ->
    [one] { $place }, { $points } point
   *[other] { $place }, { $points } points
}
shelf-play-now = Jouer
shelf-play-now-game = Jouer à { $game } maintenant, contre des robots
shelf-host = Ouvrir une table
shelf-host-game = Ouvrir une table de { $game }
shelf-players = Joueurs
shelf-length = Durée
shelf-weight = Difficulté
shelf-rattus-length = 30–45 min
shelf-rattus-weight = facile
shelf-contagion-length = 30 min
shelf-contagion-weight = facile
shelf-pest-length = 120 min
shelf-pest-weight = exigeant
shelf-messina-length = 60–140 min
shelf-messina-weight = exigeant
shelf-footer = Les jeux appartiennent à leurs auteurs et éditeurs. Les textes et les dessins d’ici sont les nôtres.
status-waiting = attend des joueurs
status-playing = en cours
status-over = terminée

# Rejoindre et ouvrir.
join-title = Rejoindre avec un code
open-title = Ouvrir un enregistrement
open-hint = Choisissez le fichier de n’importe quelle partie, ou déposez-le ici. Il est vérifié et montré, mais pas gardé.
open-choose = Choisir un fichier
open-too-large = Le fichier est trop grand pour un enregistrement : { $limit } ko au plus.
join-label = Le code qu’on vous a lu, ou le lien
join-go = Aller
host-title = Ouvrir une table : { $game }
host-seats = Places
host-seat = Place { $number }
host-friend = Un ami, sur invitation
host-clock = Temps
host-public = Montrer la table dans la salle
host-position = Commencer à partir d’une position
host-position-script = Un script du langage de vérification : sa position est reprise, avec les options choisies ici
host-go = Dresser la table
option-players = Joueurs
option-on = oui
option-off = non
clock-none = Sans pendule
clock-live = En direct, avec ajout
clock-daily = Tant d’heures par coup
clock-minutes = Minutes par joueur
clock-increment = Secondes ajoutées par coup
clock-hours = Heures par coup
clock-window = Seulement dans une plage quotidienne
clock-opens = De
clock-closes = À
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
notices-title = Avis quand je suis absent
notices-webhook = Adresse de webhook (Discord, Slack)
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
account-blocks = Personnes que je ne veux pas entendre
account-unblock = Entendre à nouveau
account-delete = Effacer tout ce qui me concerne
account-delete-why = Votre nom, vos adresses et vos paroles sont oubliés, les parties en cours abandonnées. Les parties finies restent ; votre place y est celle de « quelqu’un ».
account-delete-sure = Effacer vraiment
notices-confirm = Un courriel avec un lien part à cette adresse. Les avis y arriveront quand vous l’aurez suivi.
notices-confirmed = Cette adresse est confirmée.
settings-title = Réglages
settings-language = Langue
settings-theme = Lumière
settings-speed = Les pièces bougent
settings-sound = Son
settings-text = Taille du texte
settings-text-size = { $size } %
settings-end-asks = Demander avant de finir mon tour
end-asks-always = toujours
end-asks-lost = si quelque chose se perd
end-asks-never = jamais
settings-touch = Sur un écran tactile, toucher une fois ne fait que regarder
settings-confirm = Montrer chaque choix avant de le faire
settings-notify = M’avertir hors de la page quand c’est mon tour
theme-light = Lumière du jour
theme-dark = Chandelle
theme-to-light = Passer à la lumière du jour
theme-to-dark = Passer à la chandelle
speed-slow = lentement
speed-normal = normalement
speed-fast = vite
speed-off = pas du tout

# Places.
seat-open = Place libre
seat-bot = Robot ({ $level })
seat-machine = { $name } (robot)
seat-machine-of = robot créé par { $owner }
seat-somebody = Quelqu’un
seat-you = vous
seat-absent = absent
seat-resigned = a abandonné
seat-asked = doit choisir
seat-stand-in = un robot joue ({ $level })
seat-summon = Appeler un robot
seat-replaced-soon = un robot va le remplacer
level-random = hasard
level-easy = 1 facile
level-level2 = niveau 2
level-level3 = niveau 3
level-level4 = niveau 4
level-level5 = niveau 5
level-level6 = niveau 6
level-greedy = 7 glouton
level-level8 = niveau 8
level-level9 = niveau 9
level-medium = 10 moyen
level-hard = 11 fort
level-expert = 12 expert

# Avant le début.
waiting-title = Qui s’assoit où
waiting-sit = S’asseoir ici
waiting-stand = Se lever
waiting-start = Commencer la partie
waiting-holder = Qui joue : { $seat }
waiting-for = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
waiting-host = L’hôte commence la partie.
waiting-nonces = La partie commence quand le navigateur de chacun a ajouté son nombre au hasard, dans dix secondes au plus tard.
waiting-watch = Vous regardez. Demandez le lien pour vous asseoir.
invite-sit = Inviter quelqu’un à s’asseoir
invite-watch = Laisser quelqu’un regarder
invite-copy = Copier le lien
invite-share = Partager
invite-copied = Le lien est copié.
invite-copy-failed = Le navigateur a refusé la copie. Sélectionnez le lien et copiez-le à la main.
invite-qr = Le lien en image pour un téléphone

# Hasard loyal.
fair-title = Hasard loyal
fair-before = Voici le sceau du secret du serveur. Chaque place ajoute son propre secret ; le hasard naît des deux. Après la partie, chacun peut vérifier.
fair-check = Vérifier la loyauté du hasard
fair-verdict = Hasard : { $verdict }.
fair-kept = Le secret est bien celui qui fut scellé avant le début.
fair-derived = Le hasard vient de ce secret et de l’apport des places.
fair-included = L’apport de ce navigateur y figure.
fair-remembered = Le sceau est celui que ce navigateur a vu en premier.
fair-complete = Chaque personne à la table a ajouté un nombre.
fair-ended = La partie a été jouée jusqu’au bout.
fair-play = Les choix eux-mêmes se vérifient en rejouant l’enregistrement : lazaret verify.
fair-exchanged = Le sceau de cette table n’est pas celui que ce navigateur a vu en premier. Ne vous fiez pas à son hasard.
fair-yes = oui
fair-no = non

# La barre des choix.
offer-bar = Ce qui est demandé
offer-yours = C’est à vous
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
offer-seals = sans retour possible
offer-some-seal = Sceau ou trait brisé : sans retour possible.
offer-sending = envoi…
offer-typed = Numéro { $number }… Entrée pour choisir
stage-skip = Passer
offer-plays = { $names } joue
offer-goes-on = La partie continue
offer-thinks = { $count ->
    [one] { $names } réfléchit…
   *[other] { $names } réfléchissent…
}
stage-pace = Vitesse du récit
stage-pause = Suspendre un instant
stage-go-on = Reprendre
stage-normal = À vitesse normale
stage-fast = Deux fois plus vite
stage-first-see = Les tours des autres sont encore montrés. La barre d’espace passe à la fin.
recap-title = Depuis votre dernier choix
recap-turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
recap-show = Revoir le tour de { $seat }
recap-all = Tout revoir
recap-enough = Compris
rail-title = À côté du plateau
rail-open = Déplier le récit
rail-fold = Replier le récit
seat-points = Points
popover-title = Regarder d’abord
preview-chance = Puis le hasard décide.
preview-end = Puis la partie est finie.
preview-seals = ne peut pas être repris
preview-undo = peut être repris
preview-only-looking = Je regarde seulement
ending-title = Ceci serait perdu :
ending-unused = Vous pouvez encore faire quelque chose pendant ce tour.
ending-back = Revenir
ending-never = Ne plus demander
undo-free = Reprendre
undo-ask = Demander à reprendre
consent-title = { $seat } voudrait reprendre un choix
consent-waiting = Doivent encore répondre : { $names }
consent-agree = D’accord
consent-refuse = Refuser
consent-withdraw = Tant pis
watching = Vous regardez
watching-cannot-choose = Vous regardez : seuls ceux qui sont assis choisissent.
spectators = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}

# Le lien avec le serveur.
line-lost = La connexion est perdue. Le plateau reste tel quel ; nous essayons de revenir.
line-back = Connexion rétablie.
line-kept-choice = Pas de connexion : votre choix est gardé et sera envoyé.
line-sent-again = Votre choix vient d’être envoyé.
line-had-arrived = Votre choix était arrivé.
line-not-made = La partie a continué sans votre choix. Veuillez choisir de nouveau.

# Une table qui ne peut pas être montrée.
table-shut = Cette table ne peut pas être montrée
stranded-why = Personne ne peut la poursuivre ici. Celles et ceux qui y sont assis peuvent la fermer ; sa partie peut alors être emportée vers un programme qui connaît ces règles.
stranded-close = Fermer la table
stranded-closed = La table est fermée. Voici sa partie, avec la preuve de son hasard.

# Journal, discussion, regard en arrière.
log-title = Récit
log-filter = Montrer
log-all = Tout le monde
log-rounds = Manches
log-all-rounds = Toutes manches
log-round = Manche { $number }
log-none = Il ne s’est encore rien passé.
log-to-now = Au présent
log-notes = Notes de la table
log-jump = Voir l’étape { $step }
log-undo = { $seat } reprend un choix.
log-undo-agreed = { $seat } reprend un choix ; tous étaient d’accord.
chat-title = Discussion
chat-say = Dire quelque chose
chat-send = Envoyer
chat-none = Personne n’a encore rien dit.
chat-said = { $name } dit : { $text }
chat-about = { $name } : que faire
chat-mute = Laisser regarder en silence
chat-remove = Faire sortir
chat-block = Ne plus entendre
chat-report = Signaler
chat-report-why = Que s’est-il passé ? La personne qui tient le serveur le lira, avec les dernières paroles de cette personne.
watchers-title = Spectateurs
watchers-none = Personne ne regarde.
watchers-nameless = quelqu’un sans nom
watchers-muted = en silence
watchers-removed = sorti
watchers-readmit = Admettre à nouveau
spectators-may = Les spectateurs peuvent
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
zoom = Taille de la carte
zoom-in = Agrandir
zoom-out = Réduire
zoom-whole = Toute la carte
notice-your-turn = À vous de jouer

# Le menu.
menu-title = Table
menu-hand-over = Laisser un robot jouer pour moi
menu-level = Sa force
menu-take-back = Rejouer moi-même
menu-resign = Abandonner
menu-resign-sure = Abandonner vraiment
menu-rules = Livret de règles
menu-replay = Revoir la partie
menu-record = Télécharger la partie
menu-wrong = C’est faux…
menu-wrong-said = La position, votre dernier clic et la réponse sous forme de script : remplacez la dernière ligne par ce qui devrait être, et envoyez-le à qui tient les règles.
table-from-position = Cette partie commence à partir d’une position disposée par quelqu’un. Son hasard n’est pas prouvé.

# Règles.
rules-title = Règles
rules-of = Règles de { $game }
rules-open = Lire la règle { $rule }
rules-search = Chercher
rules-contents = Sommaire
rules-words = Les mots pour écrire un script sur ce jeu
rules-words-of = Mots des scripts sur { $game }
rules-back = Retour aux règles

# Revoir.
patch-title = Cartes modifiées
patch-note = Ce serveur joue avec des cartes différentes de l’original :
replay-title = Revoir
replay-eyes = Par quels yeux
replay-eyes-all = En spectateur
replay-eyes-of = Vu par { $seat }
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
branch-title = Continuer d’ici
branch-why = Une nouvelle table commence à l’étape { $step } ; des robots prennent les autres places.
branch-as = Jouer pour { $seat }

# La fin.
end-title = La fin
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
    [1] 1er
   *[other] { $place }e
}
end-total = Total
end-rematch = Revanche
end-to-rematch = Vers la revanche
curve-title = Scores
moments-title = Moments à retenir
moment-fall = { $points ->
    [one] { $seat } perd { $points } point d’un coup
   *[other] { $seat } perd { $points } points d’un coup
}
moment-leap = { $points ->
    [one] { $seat } gagne { $points } point d’un coup
   *[other] { $seat } gagne { $points } points d’un coup
}
moment-lead = { $seat } prend la tête et ne la rend plus

# Le conseiller.
advice-ask = Consulter le conseiller
advice-title = Les trois choix du conseiller
advice-share = Votre part de la partie après chaque choix. Le trait est le doute.
advice-figure = { $share } % ± { $doubt }
advice-nothing = Rien ne parle pour lui que les autres n’aient aussi.
advice-show = Montrer sur le plateau : { $choice }
advice-honest = Le conseiller joue comme le robot expert et ne sait que ce que vous voyez. Parties essayées : { $tried }. Le récit dit que vous l’avez consulté.
advice-thinks = Le conseiller réfléchit…
advice-ready = Le conseiller a répondu.
advice-agreed = Ici, chacun peut consulter le conseiller.
host-advice = Permettre à tous de consulter le conseiller, même entre personnes

# Où s’est jouée la partie.
analysis-tab = Analyse
analysis-title = Où s’est jouée la partie
analysis-curve = Part de la partie
analysis-curve-about = Les chances de chaque place, toutes cartes connues. Le trait rouge est ce qui est montré.
analysis-turning = Tournants
analysis-even = Aucun choix ni aucun tirage ne peut être tenu pour décisif.
analysis-in-round = Manche { $round },
analysis-show = Montrer
analysis-play-on = Rejouer à partir d’ici
analysis-seats = Ce qui a compté pour chaque place
analysis-sound-choices = choix justes
analysis-choices = choix
analysis-chance = chance
analysis-the-others = les autres
analysis-rest = inexpliqué
analysis-honest = Un choix est jugé d’après ce que la place pouvait savoir ; ce qui reste sous deux fois l’erreur passe pour juste. Les chiffres après ± valent dans 95 cas sur 100.
analysis-waiting = La partie est à l’étude. Cela prend d’une seconde à une demi-minute, et plus longtemps tant que des robots réfléchissent…

# Robots à soi.
machines-title = Mes propres robots
machines-why = Un programme à vous joue aux tables de ce serveur, reconnu par un jeton. Tout le monde voit que c’est un robot, et à qui il est.
machines-name = Nom du robot
machines-make = Créer un robot
machines-token = Son jeton. Il n’est montré que maintenant : donnez-le à votre programme et à personne d’autre.
machines-copy = Copier le jeton
machines-copied = Le jeton est copié.
machines-copy-failed = Le navigateur ne laisse pas la page copier. Sélectionnez le jeton et copiez-le vous-même.
machines-made = créé le { $when }
machines-seen = vu le { $when }
machines-never-seen = n’est pas encore venu
machines-revoke = Retirer
machines-revoke-which = Retirer { $name }
# Ce qu’une reprise défait.
consent-alone = Personne d’autre n’a choisi depuis.
consent-others = Sont aussi défaits : { $choices }.
consent-of = { $choices ->
    [one] { $choices } choix de { $seat }
   *[other] { $choices } choix de { $seat }
}
consent-chance = Ce que le hasard a donné depuis est tiré de nouveau.

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
shelf-offline = L’étagère est telle qu’à votre dernière connexion.

# Reprendre une partie finie à une étape.
branch-seat = Vous jouez
branch-level = Contre
branch-begin = Commencer

# À la fin.
end-tied = Points égaux : le départage des règles tranche entre { $names }.
end-unscored = La partie a été abandonnée avant qu’un point soit marqué.
end-you-won = Vous gagnez avec { $points ->
    [one] { $points } point d’avance
   *[other] { $points } points d’avance
}.
end-you-shared = Vous partagez la victoire.
end-you-behind = Vous finissez { $place }, { $points ->
    [0] à égalité de points avec le vainqueur
    [one] à { $points } point du vainqueur
   *[other] à { $points } points du vainqueur
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
keys-undo = reprendre le dernier choix
keys-space = passer ce qui est montré
keys-escape = fermer ce qui est ouvert, revenir au présent
keys-tab = aller aux éléments du plateau et aux boutons
keys-sheet = montrer cette feuille
keys-steps = un choix en arrière, un en avant
keys-ends = au début, à la fin
keys-play = lire, mettre en pause
settings-keys = Choisir et reprendre par touches seules
settings-show-keys = Raccourcis clavier…
skip-to-question = Aller à la question
heading-board = Plateau
thing-open = { $thing } (peut être choisi)

# Pourquoi pas.
why-not-title = Pourquoi pas
why-not-instead = Que puis-je choisir ?
