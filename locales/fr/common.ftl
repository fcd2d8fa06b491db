# Ce que dit le noyau, quel que soit le jeu.

# Comment s’enchaînent plusieurs choses : « a, b et c ».
list-nothing = aucun
list-comma = { $first }, { $second }
list-and = { $first } et { $second }
list-or = { $first } ou { $second }

# Un choix est refusé.
refusal-over = La partie est terminée.
refusal-not-asked = Ce n’est pas à vous de choisir. On attend : { $seats }.
refusal-not-the-question = Pas maintenant. D’abord : { $ask }
refusal-not-understood = « { $choice } » n’est pas un choix compréhensible.
refusal-not-at-once = Ces choix ne peuvent pas se faire d’un coup : entre-temps quelque chose est révélé, ou quelqu’un d’autre doit choisir.

# Un choix ne peut être repris sans l’accord des autres.
undo-nothing = Vous n’avez fait aucun choix qui puisse être annulé.
undo-another-chose = Une autre personne a choisi depuis. Annuler demande l’accord de tout le monde.
undo-sealed = Quelque chose a été révélé depuis. Annuler demande l’accord de tout le monde.

# Options d’un jeu.
options-unknown-key = L’option « { $key } » n’existe pas.
options-unknown-value = L’option « { $key } » ne peut pas valoir « { $value } ». Valeurs possibles : { $values }.
options-twice = « { $key } » est indiqué deux fois.
options-not-a-pair = « { $part } » n’est pas de la forme option=valeur.
options-conflict = L’option « { $key } » ne va pas avec les autres.

# Un texte n’est pas l’enregistrement d’une partie. Les colonnes se comptent en caractères.
patch-no-data = ce jeu n’a pas de données qu’un correctif puisse changer.
patch-wrong = { $why }
patch-another = un autre correctif est déjà en vigueur, pour { $game } : un programme en a un seul.
patch-breaks = avec ce correctif, les règles s’effondrent en cours de partie.
patch-off = avec ce correctif, des pièces se perdent en cours de partie. { $what }
patch-endless = avec ce correctif, une partie n’arrive pas à sa fin.
record-error = Ligne { $line }, colonne { $column } : { $why }
record-format = un enregistrement commence par « lazaret 1 ».
record-missing = il manque la ligne « { $what } ».
record-other-game = c’est l’enregistrement d’un autre jeu : { $found }.
record-other-rules = l’enregistrement suit la version { $found } des règles ; ce programme joue la version { $expected }.
record-options = les options ne conviennent pas. { $why }
record-patch-hash = les changements du correctif ne sont pas ceux dont l’empreinte figure ici.
record-other-patch = la partie a été jouée avec d’autres cartes que celles en vigueur ici : avec un correctif, ou avec un autre, il faut un programme à part.
record-seat = cette place n’existe pas.
record-position = la position de départ ne peut pas être disposée. { $why }
position-error = Ligne { $line }, colonne { $column } de la position : { $why }
record-seed = la graine doit compter 64 chiffres hexadécimaux.
record-twice = il y a une seconde ligne « { $what } » ; un enregistrement n’en a qu’une.
record-notation = ce choix n’est pas écrit dans la notation du jeu.
record-line = un enregistrement n’a pas de ligne de cette sorte.

# Un enregistrement et les règles ne s’accordent pas.
divergence-refused = Les règles refusent ce choix. { $why }
divergence-not-automatic = Le choix est noté comme automatique, mais il y en avait plusieurs.
divergence-undo = L’enregistrement annule plus de choix qu’il n’est permis. { $why }
divergence-fingerprint = La position n’est pas celle de l’enregistrement : { $expected } attendu, { $found } trouvé.
divergence-result = La partie ne se termine pas comme le dit l’enregistrement.
divergence-not-over = L’enregistrement donne un résultat, mais la partie n’est pas terminée.

# Les robots prennent place.
bots-count = { $bots ->
    [one] { $bots } robot est indiqué
   *[other] { $bots } robots sont indiqués
} pour { $players } joueurs : il en faut un par place.

# Ce qui vaut pour une partie enregistrée, dans le programme et sur la page.
verdict-proved = Prouvée
verdict-no-proof = Conforme aux règles, sans preuve
verdict-incomplete = Incomplète
verdict-unreadable = Illisible
verdict-diverged = Divergente
verdict-forged = Falsifiée

advice-unclear = Le choix suivant est peut-être aussi bon : l’écart est trop faible pour trancher.

# Où une partie s’est gagnée. $choice et $best sont des phrases du jeu sous forme de choix.
analysis-inaccuracy = étape { $step }, { $who } : « { $choice } » a coûté { $share } de chances de victoire (± { $error }) ; « { $best } » valait mieux.
analysis-mistake = étape { $step }, { $who } : une erreur, « { $choice } » a coûté { $share } de chances de victoire (± { $error }) ; « { $best } » valait mieux.
analysis-blunder = étape { $step }, { $who } : une grosse erreur, « { $choice } » a coûté { $share } de chances de victoire (± { $error }) ; « { $best } » valait mieux.
analysis-lucky = étape { $step }, { $who }, « { $choice } » : le hasard a donné { $share } de chances de victoire à { $whom } (± { $error }).
analysis-unlucky = étape { $step }, { $who }, « { $choice } » : le hasard a retiré { $share } de chances de victoire à { $whom } (± { $error }).

# La force d’un robot : six mots, et des nombres pour qui les veut.
bot-strength =
    { $level ->
        [1] Novice
        [3] Tranquille
        [5] Stable
        [8] Habile
        [10] Redoutable
        [12] Virtuose
        [random] Au hasard
        [greedy] Un choix d’avance
       *[other] Niveau { $level }
    }

# À quoi s’attendre.
bot-strength-about =
    { $level ->
        [1] Voit de bons coups et en laisse souvent passer. Idéal pour commencer.
        [3] Joue simplement et se trompe franchement.
        [5] Perd rarement un tour, prévoit peu.
        [8] Voit un peu plus loin que la plupart.
        [10] Prévoit, et punit l’imprudence.
        [12] Réfléchit le plus longtemps et joue le mieux. Attendez-vous à perdre quelques parties.
       *[other] L’un des douze niveaux, du plus faible au plus fort.
    }

# Ceux qui jouent les places des robots : la personne, jamais une façon de jouer.
cast-1 = Lucia
cast-1-about = Tient une boutique de chandelles à Messine. Laisse la bougie allumée jusqu’au dernier coup.
cast-2 = Marco
cast-2-about = A cuisiné vingt ans à bord. A connu des ports bien pires.
cast-3 = Oda
cast-3-about = Élève des abeilles au bord du Rhin. Ne se presse jamais, n’oublie rien.
cast-4 = Bertran
cast-4-about = Chante de ville en ville. S’excuse poliment avant chaque coup bas.
cast-5 = Ysa
cast-5-about = Sage-femme. Compte deux fois, parle une fois.
cast-6 = Tomas
cast-6-about = Creuse des tombes, et rit plus que toute la table.
cast-7 = Wenna
cast-7-about = Vend de la laine à Bristol. Conclut tout d’une poignée de main.
cast-8 = Ansel
cast-8-about = Vient d’entrer au monastère. Se demande si les jeux sont permis.
cast-9 = Halka
cast-9-about = Tient une auberge à Cracovie. Connaît toutes les rumeurs de la route.
cast-10 = Pero
cast-10-about = Passeur à Raguse. Fait traverser tout le monde, une fois.
