# Le programme dans le terminal.

# Aide.
cli-usage = Usage
cli-commands = Commandes
cli-command = COMMANDE
cli-options = Options
cli-arguments = Arguments
cli-lazaret = Quatre jeux de société au temps de la peste : jouer dans le terminal, simuler, comparer des robots, vérifier parties et règles.
cli-lazaret-examples = Exemples :
  {"  "}lazaret games                         les jeux proposés
  {"  "}lazaret play rattus                   vous contre deux robots
  {"  "}lazaret rules rattus RAT-31           ce que dit une règle
  {"  "}lazaret COMMANDE --help               en savoir plus sur une commande
cli-games = Liste les jeux, leurs nombres de joueurs et leurs options.
cli-games-examples = Exemples :
  {"  "}lazaret games
  {"  "}lazaret games --json
cli-play = Joue une partie dans le terminal, entre personnes et robots.
cli-play-examples = Exemples :
  {"  "}lazaret play rattus
  {"  "}lazaret play rattus --bots person,11,1 --names Anna
  {"  "}lazaret play rattus --players 4 --options auto_flip=on --seed 7
  {"  "}lazaret play --load rattus-1.game
cli-sim = Joue de nombreuses parties entre robots sur tous les cœurs et en fait le bilan.
cli-sim-examples = Exemples :
  {"  "}lazaret sim rattus --games 10000 --players 4
  {"  "}lazaret sim rattus --bots greedy,random,random --seed 1 --json
  {"  "}lazaret sim rattus --games 100 --records parties/
cli-arena = Oppose des robots en changeant de places et les classe.
cli-arena-examples = Exemples :
  {"  "}lazaret arena rattus --bots 11,greedy,greedy --games 200
  {"  "}lazaret arena rattus --bots 12,11 --json
  {"  "}lazaret arena rattus --bots 9,9 --weights mine.toml
  {"  "}lazaret arena rattus --bots 9,9 --net mine.net
  {"  "}lazaret arena rattus --bots 11,"cmd:python3 docs/own_bot.py"
cli-ladder = Oppose chaque niveau de robots au niveau inférieur, dans chaque jeu et à chaque nombre de joueurs.
cli-ladder-examples = Exemples :
  {"  "}lazaret ladder rattus --games 100
  {"  "}lazaret ladder --players 2 --write docs/bots.md
  {"  "}lazaret ladder pest messina --games 40 --json
cli-tune = Cherche par le jeu de meilleurs poids pour le jugement des robots, et les garde s’ils gagnent.
cli-tune-examples = Exemples :
  {"  "}lazaret tune rattus --rounds 200 --keep rattus.climb
  {"  "}lazaret tune pest --level 7 --weights crates/bots/weights/pest.toml
cli-calibrate = Compare les chances de victoire que promet le jugement des robots à ce qui arrive ensuite.
cli-calibrate-examples = Exemples :
  {"  "}lazaret calibrate rattus --games 2000
  {"  "}lazaret calibrate pest --weights crates/bots/weights/pest.toml
cli-levels = Place chaque niveau des robots un pas au-dessus du précédent, en les faisant jouer.
cli-levels-examples = Exemples :
  {"  "}lazaret levels rattus --below 63 --above 63
  {"  "}lazaret levels pest --games 400 --weights crates/bots/weights/pest.toml
cli-values = Fait de parties terminées des lignes dont un jugement peut apprendre : des positions, et qui a gagné.
cli-values-examples = Exemples :
  {"  "}lazaret sim rattus --bots 9,9 --players 2 --games 3000 --seed 1 --records rattus-9/
  {"  "}lazaret values rattus rattus-9/ --out rattus.rows
cli-lab = Mène une étude : de nombreuses parties entre robots, mesurées, gardées et mises en rapport.
cli-lab-examples = Exemples :
  {"  "}lazaret lab studies/rattus.toml
  {"  "}lazaret lab studies/rattus.toml --out rattus.lab --threads 2
  {"  "}lazaret lab compare avant.lab apres.lab
  {"  "}lazaret lab record studies/rattus.toml --cell 1 --game 17
cli-lab-compare = Compare des configurations donne par donne : celles d’une étude, ou de deux.
cli-lab-compare-examples = Exemples :
  {"  "}lazaret lab compare avant.lab apres.lab
cli-lab-worker = Joue avec des cartes modifiées pour une étude ; le programme l’appelle lui-même.
cli-lab-record = Écrit l’enregistrement d’une partie d’une étude.
cli-lab-record-examples = Exemples :
  {"  "}lazaret lab record studies/rattus.toml --cell 1 --game 17 > rattus-17.game
cli-bench = Mesure la vitesse des jeux sur un seul fil d’exécution.
cli-bench-examples = Exemples :
  {"  "}lazaret bench
  {"  "}lazaret bench rattus --json
cli-clicks = Compte les clics que demande une partie sur la page, sur des parties entre robots.
cli-clicks-examples = Exemples :
  {"  "}lazaret clicks
  {"  "}lazaret clicks pest --games 20 --json
cli-analyse = Dit où une partie enregistrée s’est gagnée : choix, chance, et ce que les autres ont fait.
cli-analyse-examples = Exemples :
  {"  "}lazaret analyse kept/rattus-3-0.game
  {"  "}lazaret analyse my.game --depth 4 --json
cli-puzzles = Trouve des problèmes : des positions de parties entre robots où un choix gagne nettement plus de parties finies que tous les autres.
cli-puzzles-examples = Exemples :
  {"  "}lazaret puzzles rattus --seed 7
  {"  "}lazaret puzzles rattus --games 200 --keep 12 --seed 7 --out puzzles/
  {"  "}lazaret puzzles rattus --confirm --seed 8
  {"  "}lazaret puzzles rattus --solve 3
cli-replay = Montre une partie enregistrée étape par étape.
cli-replay-examples = Exemples :
  {"  "}lazaret replay rattus-1.game
  {"  "}lazaret replay rattus-1.game --step 40 --seat 2
  {"  "}lazaret replay rattus-1.game --step 40 --script
  {"  "}lazaret replay rattus-1.game --parts
cli-story = Mesure la longueur du récit d’une partie : évènement par évènement, en phrases, et dans les rappels.
cli-story-examples = Exemples :
  {"  "}lazaret story rattus --games 20 --seed 7
  {"  "}lazaret story kept/
  {"  "}lazaret story pest --turns 30 --seed 7
cli-open = Montre dans le navigateur un enregistrement ou une partie d’une étude, d’où qu’ils viennent. Rien n’est gardé.
cli-open-examples = Exemples :
  {"  "}lazaret open rattus-1.game
  {"  "}lazaret open rattus.lab --cell 1 --game 17
cli-verify = Rejoue des parties enregistrées et contrôle leurs preuves : dit ce qui vaut pour chacune et où elle s’écarte des règles.
cli-verify-examples = Exemples :
  {"  "}lazaret verify rattus-1.game
  {"  "}lazaret verify parties/ --json
  {""}
  Codes de sortie ; de plusieurs parties, la pire compte, dans cet ordre depuis la pire :
  {"  "}5  falsifiée : la preuve est démentie par l’enregistrement même
  {"  "}1  divergente : les règles la jouent autrement
  {"  "}2  illisible : pas un enregistrement, ou pas de ces règles
  {"  "}4  incomplète : la partie ou la preuve n’est pas entière
  {"  "}3  jouée selon les règles, sans preuve
  {"  "}0  prouvée : engagement, nombres de tous, graine et jeu concordent
cli-check = Exécute des scripts du langage de vérification : positions, choix, refus et faits en toutes lettres.
cli-check-examples = Exemples :
  {"  "}lazaret check crates/rattus/tests/rules/turn.check
cli-words = Affiche les mots du langage de vérification pour un jeu : positions, faits, choix, places, annonces, motifs.
cli-words-examples = Exemples :
  {"  "}lazaret words rattus
  {"  "}lazaret words rattus --json
cli-rules = Affiche le livret d’un jeu, une règle, ou ce qui y est dit d’un sujet.
cli-rules-examples = Exemples :
  {"  "}lazaret rules rattus
  {"  "}lazaret rules rattus RAT-31
  {"  "}lazaret rules rattus --search chevalier emblème
cli-arg-game = Le jeu, tel que « lazaret games » le nomme
cli-arg-games = Nombre de parties : 1000 en simulation et 200 dans l’arène sans indication ; pour bench : les jeux à mesurer
cli-arg-parts = Choix par choix, avec chaque évènement ; sans cette option, ce qui s’est passé en phrases
cli-arg-story = Le jeu, que des robots jouent alors ; ou une partie enregistrée, ou un dossier de parties
cli-arg-story-games = Nombre de parties : 200 par défaut
cli-arg-story-turns = Affiche ce nombre de tours de la première partie, évènement par évènement et en phrases, en tableau pour un document
cli-arg-story-from = Le premier tour affiché : 1, sauf indication contraire
cli-arg-ladder-games = Quels jeux ; tous sauf indication
cli-arg-clicks-games = Combien de parties : 60 sauf indication
cli-arg-write = Écrit le tableau de chaque jeu dans ce document, entre « <!-- ladder JEU --> » et « <!-- end of ladder --> »
cli-arg-level = Le niveau des robots qui jouent : 10 sauf indication contraire
cli-arg-rounds = Nombre de rondes : 200 sauf indication contraire
cli-arg-round-games = Nombre de parties par ronde : 16 sauf indication contraire
cli-arg-judge = Nombre de parties que les nouveaux poids jouent à la fin contre les anciens : 400 sauf indication contraire
cli-arg-climb = Garde l’avancement dans ce fichier après chaque ronde ; la même commande reprend de là
cli-arg-judging = Un fichier de poids selon lequel juge le premier robot, au lieu de ceux de la maison
cli-arg-judging-net = Un fichier de réseau selon lequel le premier robot juge les positions, au lieu de termes pesés
cli-arg-weights = Le fichier de poids, écrit si les nouveaux sont meilleurs sans aucun doute
cli-arg-calibrate-games = Nombre de parties : 2000 sauf indication contraire
cli-arg-values-out = Le fichier où sont écrites les lignes
cli-arg-fitted = Le fichier de poids où le meilleur ajustement est écrit
cli-arg-calibration-write = Écrit le tableau dans ce document, entre « <!-- calibration GAME --> » et « <!-- end of calibration --> »
cli-arg-below = Combien de parties sur cent un niveau jusqu’à 7 doit gagner contre le précédent : 66 sauf indication contraire
cli-arg-above = Combien de parties sur cent un niveau au-dessus de 7 doit gagner contre le précédent : 68 sauf indication contraire
cli-arg-margin = À combien de parties sur cent près : 2 sauf indication contraire
cli-arg-levels-games = Nombre de parties de chaque essai : 400 sauf indication contraire
cli-arg-placed = Le fichier de poids où les niveaux sont écrits
cli-arg-puzzle-games = Combien de parties sont parcourues au plus : 100 sauf indication contraire ; avec --confirm, combien sont finies après chaque choix par chaque niveau
cli-arg-keep = Combien de problèmes sont voulus : 12 sauf indication contraire
cli-arg-part = Le tiers de la partie qui est parcouru : 1 le début, 2 le milieu, 3 la fin, le plus rapide ; ils alternent sauf indication contraire
cli-arg-puzzle-out = Le dossier où les problèmes sont écrits, un fichier chacun ; sans lui, ils sont affichés
cli-arg-confirm = Finit des parties après chaque choix des problèmes, du jeu ou d’un dossier, et dit s’ils tiennent
cli-arg-solve = Vous soumet le problème de ce numéro
cli-arg-depth = Combien de fois la réflexion habituelle, de 1 à 100
cli-arg-players = Nombre de joueurs
cli-arg-options = Options du jeu, sous la forme clé=valeur, séparées par des virgules
cli-arg-seed = Rend le hasard reproductible ; sinon chaque partie diffère
cli-arg-bots = Qui joue à chaque place, dans l’ordre : un niveau de 1 à 12, random ou greedy (play : aussi person ; sim, arena : aussi cmd:PROGRAMME, votre propre robot, docs/own-bot.md)
cli-arg-choice-ms = Combien de millisecondes votre propre robot peut prendre pour un choix : 1000 sauf indication
cli-arg-names = Noms des personnes, dans l’ordre des places
cli-arg-load = Reprend la partie enregistrée dans ce fichier
cli-arg-save = Fichier où la partie est écrite quand vous partez
cli-arg-force = Remplace les fichiers qui existent déjà
cli-arg-public = Seulement les parties finies des tables d’accord, sans noms, discussion ni heure, un dossier par mois
cli-arg-json = Affiche un seul document JSON et rien d’autre
cli-arg-threads = Nombre de fils d’exécution ; le résultat n’en dépend pas
cli-arg-records = Le dossier où s’écrivent les parties
cli-arg-file = Une partie enregistrée
cli-arg-opened = L’enregistrement d’une partie, ou le dossier d’une étude
cli-arg-files = Des scripts, ou des dossiers de scripts
cli-arg-paths = Des parties enregistrées, ou des dossiers qui en contiennent
cli-arg-step = Montre la table après ce nombre d’étapes
cli-arg-seat = Montre ce que voit cette place, à partir de 1
cli-arg-draws = Affiche chaque tirage : flux, nombre d’issues, issue ; docs/verify.py les contrôle
cli-arg-script = Écrit la position comme un script pour « lazaret check » ; avec --seat, seulement ce que sait cette place
cli-arg-rule = Le numéro d’une règle, par exemple RAT-31
cli-arg-search = Trouve les paragraphes qui contiennent tous ces mots
cli-arg-patch = Pose ce correctif sur les données du jeu : un fichier TOML, voir docs/laboratory.md
cli-arg-study = L’étude, un fichier TOML ; docs/laboratory.md dit ce qu’il contient
cli-arg-out = Le dossier des résultats ; sans indication NOM.lab ici. La même commande reprend là où elle s’est arrêtée
cli-arg-into = Met les tableaux dans ce fichier Markdown, là où il a une place pour l’étude
cli-arg-first = Le dossier d’une étude
cli-arg-second = Le dossier d’une autre étude ; sans lui, on compare les cases de la première
cli-arg-cells = Deux cases par leurs numéros dans le rapport, à partir de 1 : la seconde est comparée à la première
cli-arg-cell = Le numéro de la case dans le rapport, à partir de 1
cli-arg-number = Le numéro de la partie, à partir de 0
cli-arg-lang = La langue : en, fr ou ru
cli-arg-help = Explique cette commande
cli-arg-version = Affiche la version
cli-no-command = Il n’y a pas de commande « { $command } ». Voir lazaret --help.
cli-unknown-argument = « { $arg } » n’est pas compris ici. Voir --help.
cli-missing = Il manque : { $arg }. Voir --help.
cli-conflict = « { $arg } » ne va pas avec le reste. Voir --help.
cli-no-value = Il manque une valeur après « { $arg } ». Voir --help.
cli-bad-value = « { $arg } » ne peut pas être « { $value } ». Voir --help.

# Ce que toute commande peut dire.
terminal-io = La lecture ou l’écriture a échoué : { $why }.
terminal-open = L’enregistrement est à { $link }. Ctrl+C met fin.
puzzles-seats = Les problèmes sont pour { $most } joueurs au plus, pas pour { $seats } : la page n’a pas de noms pour davantage.
puzzles-found = Problèmes trouvés : { $found } sur { $wanted } voulus.
puzzles-holds = { $puzzle } tient ({ $games } parties par choix et par niveau) : { $choices }
puzzles-fails = { $puzzle } ne tient pas ({ $games } parties par choix et par niveau) : { $choices }
puzzles-came = { $choice } promettait { $promised }, a gagné { $won }
puzzles-how = Répondez par un numéro ou un choix ; « hint » aide un peu plus à chaque fois.
puzzles-no-number = Il n’y a pas de problème { $number } : ils vont de 1 à { $last }.
terminal-no-game = Il n’y a pas de jeu « { $game } ». Il y a : { $games }.
terminal-no-level = Il n’y a pas de robot « { $level } ». Il y a les niveaux 1 à 12, random et greedy.
terminal-no-chance = Le système ne fournit pas de nombres aléatoires ; indiquez --seed.
terminal-cannot-read = { $file } ne peut pas être lu : { $why }.
terminal-cannot-write = { $file } ne peut pas être écrit : { $why }.
terminal-why-not-found = ce fichier ou ce dossier n’existe pas
terminal-why-denied = l’accès est refusé
terminal-why-not-text = ce n’est pas un texte
terminal-why-too-large = il dépasse { $limit } Mio, ce que ne fait aucune partie ni aucun script
terminal-why-other = { $why }
terminal-exists = { $file } existe déjà et reste tel quel ; --force (ou save!) le remplace.
terminal-no-free-name = Il y a ici trop de parties enregistrées de { $game }.
terminal-no-record = Ce n’est pas l’enregistrement d’une partie d’un des jeux.
terminal-bad-record = { $file }, ligne { $line } : { $why }
terminal-no-seat = Il n’y a pas de place { $seat } : les places vont de 1 à { $seats }.
terminal-no-step = Il n’y a pas d’étape { $step } : la partie en compte { $steps }.
terminal-left = reste :
terminal-players = Joueurs : { $range }

# Simulations et arène.
sim-head = { $games ->
    [one] 1 partie, { $choices } choix, { $seconds } s
   *[other] { $games } parties, { $choices } choix par partie, { $seconds } s
}
sim-seat = place
sim-bot = robot
sim-wins = victoires
sim-mean = points
sim-sd = écart type
sim-fingerprint = Empreinte : { $fingerprint }
clicks-game = jeu
clicks-choices = choix
clicks-clicks = clics
clicks-bundles = d’un coup
clicks-picked = parmi plusieurs
clicks-gathered = payés
arena-weights-ours = Les poids et les réseaux sont pour un de nos robots : que le premier soit un niveau.
arena-head = { $games ->
    [one] 1 partie, { $seconds } s
   *[other] { $games } parties, { $seconds } s
}
arena-rate = victoires (95 %)
arena-elo = Elo (95 %)
ladder-levels = niveaux
ladder-turn = tour : moyenne / maximum (ms)
ladder-no-table = Aucun jeu ne se joue à ce nombre : l’échelle demande au moins deux joueurs.
marked-no-place = { $file } n’a pas de place pour le tableau : la ligne « { $mark } » et, plus bas, « { $end } ».
marked-made = Fait par `{ $command }`.
tune-weight = poids
tune-before = avant
tune-after = après
tune-not-for-two = Les poids se cherchent dans des parties à deux, et ce jeu ne se joue pas à deux.
tune-malformed = { $file } n’est pas une recherche gardée : ligne { $line }, colonne { $column }.
tune-another = { $file } contient une recherche avec d’autres réglages ou d’autres poids de départ. Nommez un autre fichier, ou supprimez-le pour recommencer.
tune-better = Les nouveaux poids ont gagné { $wins } parties sur { $games } contre les anciens ({ $low }–{ $high } %) : meilleurs sans aucun doute. Avec --weights FILE, ils sont écrits.
tune-written = Les nouveaux poids ont gagné { $wins } parties sur { $games } contre les anciens ({ $low }–{ $high } %) : meilleurs sans aucun doute, et écrits dans { $file }.
tune-no-better = Les nouveaux poids ont gagné { $wins } parties sur { $games } contre les anciens ({ $low }–{ $high } %) : un doute demeure, rien n’a donc été écrit.
weights-malformed = Ce ne sont pas des poids : { $what }
weights-unknown = Il n’y a pas de poids « { $name } ».
weights-missing = Le poids « { $name } » manque.
weights-beyond = « { $name } » sort des limites.
value-no-net = Ce fichier n’est pas un réseau de Lazaret.
value-not-whole = Ce réseau pour { $game } n’est pas entier : son chiffre de contrôle n’est pas celui de ses octets.
value-other-game = Ce réseau est pour un autre jeu, pas pour { $game }.
value-other-rules = Ce réseau a appris avec d’autres règles de { $game } que la version { $rules }.
value-other-sizes = Ce réseau pour { $game } a d’autres couches que celles qui peuvent être lues.
value-other-counts = Ce réseau pour { $game } a été fait pour d’autres comptes : lancez « make values ».
calibrate-alone = En solo, il n’y a pas de chances de victoire : l’étalonnage demande au moins deux places.
calibrate-bucket = part
calibrate-seats = places
calibrate-promised = promis
calibrate-got = advenu
calibrate-seat = place
calibrate-turn = tour
calibrate-own = le sien
calibrate-others = d’un autre
calibrate-worst-cell = La case la plus éloignée au-delà du hasard (place { $seat }, cinquième { $fifth }) : { $cell } %.
calibrate-no-cell = Aucune case ne s’écarte plus que le hasard ne l’explique.
calibrate-summary = Plus grand écart : { $worst } points. { $cell } Meilleur ajustement : now { $now }, early { $early }.
calibrate-net = Ce qui est annoncé vient du réseau { $net }.
calibrate-by-hand = Ce qui est annoncé vient du jugement fait à la main : il n’y a pas de réseau pour ces cartes.
calibrate-truth = Perte logarithmique { $loss } ({ $hand } à la main, réajusté ; gain { $gain } ± { $error }). Écart moyen { $apart } points ({ $hand-apart }). Dérive pendant ses propres tours { $drift } ({ $hand-drift }).
values-other-game = { $file } n’est pas une partie de { $game }.
values-written = { $positions } positions de { $games } parties ont été écrites dans { $file }.
levels-figure = flou ou itérations
story-head-what = lignes
story-head-count = nombre
story-head-mean = moyenne
story-head-median = médiane
story-head-ninety = 9 sur 10
story-head-most = maximum
story-of-turn-events = tours, évènement par évènement
story-of-turn-lines = tours, en phrases
story-of-table-events = la table, évènement par évènement
story-of-table-lines = la table, en phrases
story-of-recap = rappels
story-table-whose = tour
story-table-events = évènement par évènement
story-table-sentences = en phrases
story-whose-table = la table

bench-game = jeu
bench-players = joueurs
bench-choices = choix/s
bench-games = parties/s
bench-search = itérations de recherche/s
bench-state = position (octets)
bench-action = choix (octets)
bench-replay = relecture / choix

# Un robot à soi.
program-unnamed = Quel programme ? Écrivez cmd: suivi de sa ligne de commande, par exemple cmd:./monrobot.
program-fault = Le robot « { $program } » { $why }
program-place = a échoué à la partie { $game }, à son choix { $choice } : { $why }
program-not-started = ne peut pas être lancé : { $why }.
program-start = n’est pas arrivé à sa première partie : { $why }
program-ended = il s’est arrêté avec le code de sortie { $code }.
program-killed = il a été arrêté par un signal.
program-closed = il a fermé sa sortie.
program-silent = il n’a pas répondu en { $time } ms.
program-unasked = il a écrit « { $line } » sans qu’on lui demande rien.
program-no-line = il a écrit autre chose qu’une ligne de texte.
program-garbage = la réponse « { $line } » est inconnue du protocole.
program-illegal = « { $choice } » ne fait pas partie des options.

# Où une partie s’est gagnée. $choice et $best sont des phrases du jeu sous forme de choix.
analysis-not-over = { $file } est l’enregistrement d’une partie inachevée : il n’y a encore rien à analyser.
analysis-other-rules = { $file } a été jouée selon la version { $rules } des règles. Le détail chiffré de chaque étape n’existe que pour les règles du programme ; sans --json, l’analyse dit où la partie s’est jouée.
analysis-who = place
analysis-start = au départ
analysis-decided = choix
analysis-luck = chance
analysis-others = les autres
analysis-unexplained = part inexpliquée
analysis-missed = manqué
analysis-sound = choix justes
analysis-nothing = Aucun choix ni aucun tirage à lui seul n’a fait basculer la partie de façon démontrable.
analysis-round = Manche { $round }, { $told }

# Enregistrements et scripts.
verify-step = étape { $step }
verify-unfinished = La partie n’est pas jouée jusqu’au bout.
verify-evening-unfinished = Elle n’est pas terminée.
verify-evening-line = Cette ligne n’est pas un fait d’une soirée ni d’une ligue, ou ne va pas avec celles qui précèdent.
verify-evening-forged = Ce qui a été tiré ici n’est pas ce que donne le secret.
verify-shares-missing = La preuve ne contient rien des places { $seats }.
verify-sum = Prouvées : { $proved }. Jouées selon les règles, sans preuve : { $no-proof }. Incomplètes : { $incomplete }. Illisibles : { $unreadable }. Divergentes : { $diverged }. Falsifiées : { $forged }.
check-nothing = Il n’y a pas de script dans ce dossier : rien ne finit par .check, .game, .lesson ou .puzzle.
check-held = { $file } : { $cases ->
    [one] un cas est confirmé.
   *[other] { $cases } cas sont confirmés.
}
rules-no-rule = Il n’y a pas de règle { $rule }.
rules-nothing = Le livret ne dit rien de : { $words }.
replay-setup = Mise en place
replay-secret = choisit en secret
replay-undo = { $count ->
    [one] annule un choix
   *[other] annule { $count } choix
}
replay-taken-back = annulé
replay-unfinished = La partie n’est pas terminée.

# Une table dans le terminal.
play-seat = Place { $seat }
play-bot = { $name } · { $level }. { $about }
play-bad-names = Donnez au plus { $people ->
    [one] un nom, celui de la personne
   *[other] { $people } noms, un par personne
}, sans nom vide ni #.
play-pass-keyboard = { $seat } : à vous le clavier. Appuyez sur Entrée quand personne d’autre ne regarde.
play-no-number = Choisissez un numéro de 1 à { $most }, ou tapez help.
play-allowed = Ce choix est possible maintenant.
play-undo-agreed = Si tout le monde est d’accord : undo agreed.
play-saved = Enregistré : { $file }
play-kept = La partie est gardée dans { $file }. Pour continuer : lazaret play --load { $file }
play-place = place
play-points = points
play-advised = { $number }  { $choice } : { $share } % de chances de victoire (± { $doubt })
play-advice-tried = Parties essayées : { $tried }. Le conseiller sait ce que vous voyez, et rien de plus.
play-would-score = Points en l’état : { $before } → { $after }
play-help =
    Un numéro ou les mots entre crochets choisissent une option ; ! marque ce qui ne pourra pas être annulé.
    Une lettre fait d’un coup les choix entre ses crochets.
    a?  3?         ce que ferait une lettre ou un numéro
    Entrée         montre de nouveau la table
    describe       toute la position en mots, pour qui ne voit pas le plateau
    why X          pourquoi X ne peut pas être choisi (un choix ou un élément du plateau)
    undo           annule ce que vous venez de faire ; undo 1 : le dernier choix seul ; undo agreed : avec l’accord de tout le monde
    advise         ce que choisirait ici le conseiller, et pourquoi
    log            ce qui s’est passé jusqu’ici
    rules RAT-31   ce que dit une règle ; rules MOTS cherche dans le livret
    save FICHIER   écrit la partie dans un fichier ; save! FICHIER le remplace
    quit           quitte ; la partie est gardée dans un fichier

# Le plateau de Rattus en texte.
board-rattus-rats = rats
board-rattus-cards = Cartes
board-rattus-seat = { $letter } { $name } : { $score } sur le plateau, dont { $castle } au Château, { $reserve } en réserve
board-rattus-supply = Rats dans la réserve : { $supply }. Retournés : { $turned }. ☠ la Peste ; * vu par vous.
board-rattus-known = Rat { $rat } : à partir de { $limit ->
    [one] 1 cube
   *[other] { $limit } cubes
} : { $symbols }

board-contagion-round = Manche { $round } sur { $rounds } · têtes de mort : { $skulls }{ $toll ->
    [0] {""}
   *[other] , bilan à { $toll }
} · { $who ->
    [0] carte OMS maintenant
   *[other] carte OMS dans { $who }
}
board-contagion-last-round = C’est la dernière manche.
board-contagion-seat = { $letter } { $name } : score { $score } · main { $hand } · boîte { $dish }
board-contagion-neutral = { $letter } Maladie neutre : score { $score } · boîte { $dish }
board-contagion-kept = conservées
board-contagion-piles = Pioche { $pile } · pioche Ville { $cities } · défausse { $discard }

board-pest-year = Année { $year }, Ère { $era }
board-pest-decree = Décret : { $decree }
board-pest-cards = Peste : { $plague }. Faveur, à recevoir l’an prochain : { $favour }.
board-pest-market = Marché : { $market }
board-pest-capital = Capitale : { $works }. Jetons : { $tokens }. Sujets Neutres : { $neutral }.
board-pest-ruins = Lieux détruits : { $ruins }
board-pest-doctor = Médecin
board-pest-camp = Camp
board-pest-standing = { $score } points pour l’instant, dont { $lead } pour le rang en Influence ; Influence { $influence }, Renommée { $renown }, Renommée Négative { $negative }, Agenda { $agenda } ; Assistants restants : { $assistants }
board-pest-goods = { $goods } ; Recherche { $research }
board-pest-subjects = Malades { $sick }, emplacements ordinaires { $regular }, autres occupés : { $slots }. Guéris { $healed }, à la Capitale { $capital }, au Cimetière { $cemetery }
board-pest-mat = Cases utilisées : { $cells }. Technologies : { $technologies }. Sujets affectés : { $workers }.

board-messina-round = Manche { $round } · roue sur { $wheel } · cubes peste restants { $cubes } · jetons par cube { $cost } · ordre :
board-messina-seat = { $letter } { $name } : points { $points } · pièces { $coin } · poutres { $beam } · incendies { $fire } · incendies majeurs { $major } · rats { $rats } · Popularité { $popularity } · Ville { $city } · Église { $church } · lieutenants à utiliser { $unused }
board-messina-automaton = Adversaire virtuel : popularité { $popularity } · lieutenants restants { $lieutenants }
board-messina-workshops = Ateliers
board-messina-cabins = Améliorations de cabane
board-messina-carts = Chariots
board-messina-pending = À faire
