# Le langage de vérification : ce qui ne va pas dans un script, et ce qui s’est passé autrement.

# Mots inconnus.
check-did-you-mean = {" "}Vouliez-vous dire : { $near } ?
check-unknown-sentence = Aucune phrase ne commence par « { $word } ».{ $hint }
check-unknown-verb = « { $word } » ne suit pas une place.{ $hint }
check-unknown-game = Le jeu « { $word } » n’existe pas.{ $hint }
check-unknown-given = « { $word } » n’est pas un mot de position de ce jeu.{ $hint }
check-unknown-fact = « { $word } » n’est pas un fait de ce jeu.{ $hint }
check-unknown-word = « { $word } » n’est pas connu ici.{ $hint }
check-unknown-seat = « { $word } » n’est pas une place.{ $hint }
check-unknown-choice = « { $word } » n’est pas un choix de ce jeu.{ $hint }
check-unknown-background = Aucun décor « { $word } » ne précède.{ $hint }
check-unknown-key = Rien de ce que dit ce jeu ne s’appelle « { $word } ».{ $hint }

# Scripts illisibles.
check-no-game = Le script ne nomme pas de jeu : commencez-le par une ligne comme « game rattus ».
check-no-case = Le script ne contient aucun cas.
check-before-case = Les phrases appartiennent à un cas : commencez-en un par « case » et un titre.
check-nothing-stated = Ce cas n’affirme rien.
check-nothing-follows = La ligne devrait continuer, mais rien ne suit.
check-missing = Il manque un mot. Cela s’écrit : { $form }
check-too-many = « { $word } » est de trop. Cela s’écrit : { $form }
check-not-a-number = « { $word } » n’est pas un nombre.
check-out-of-range = { $word } est hors limites : de { $low } à { $high }.
check-absent-seat = Personne n’occupe « { $word } » : { $players ->
    [one] il y a un seul joueur.
   *[other] il y a { $players } joueurs.
}
check-not-in-play = « { $word } » n’est pas en jeu avec ces options.
check-twice = « { $word } » est déjà disposé.
check-pieces = { $piece } : il y en a { $there }, et { $laid } sont sur la table.
check-seat-pieces = { $piece } ({ $seat }) : { $there } en tout, et { $laid } sur la table.
check-impossible = Cette position est impossible : { $why }
check-late = « { $word } » vient trop tard : cela se place avant ce qui est joué et demandé.
check-background-twice = Il y a déjà un décor « { $word } ».
check-no-value = Il manque « = » et une valeur.
check-not-over = « { $word } » n’est connu que lorsque la partie est finie.
check-no-seeds = Une proportion demande « each of … seeds » dans son cas.
check-no-share = « { $word } » n’est pas une telle proportion : deux nombres de 0 à 1, au plus quatre chiffres après le point, le plus petit d’abord.
check-broken = Le programme a failli ici. La faute est nôtre : envoyez-nous ce script, s’il vous plaît.

# Scripts qui ne sont pas confirmés.
check-differs = « { $question } » vaut { $found }, et non { $wanted }.
check-not-offered = « { $choice } » n’est pas proposé. Proposés : { $offered }
check-also-offered = « { $choice } » est proposé aussi.
check-allowed = « { $choice } » est permis.
check-refused-by = Refusé par { $rule } : { $why }
check-refused = Refusé : { $why }
check-other-reason = La raison est autre, « { $found } » : { $why }
check-can-undo = Le dernier choix peut être annulé.
check-cannot-undo = Le dernier choix ne peut pas être annulé.
check-not-told = « { $word } » n’a pas été annoncé à cet endroit. Annoncés : { $told }
check-told = « { $word } » a été annoncé.
check-no-roll = Le hasard devait donner un nombre sur { $n }, mais aucun tirage n’est écrit.
check-high-roll = Le tirage { $roll } est écrit, mais il doit être inférieur à { $n }.
check-not-drawn = « { $name } » ne peut pas être tiré ici. Possibles : { $names }
check-rolls-left = { $count ->
    [one] Un tirage écrit n’a jamais été demandé.
   *[other] { $count } tirages écrits n’ont jamais été demandés.
}
check-lost = Des pièces ont été perdues ou doublées : { $why }
check-not-automatic = Cela ne se joue pas sans demander. Proposés : { $offered }
check-clicks = Le clic veut dire : { $found }
check-clicks-nothing = Le clic ne veut dire aucun choix : { $why }
check-share = « { $question } » a cette valeur avec { $hits } graines sur { $seeds }.

# Facts of every game.
check-fact-over = Si la partie est finie : yes (oui) ou no (non).
check-fact-asked = À qui de choisir : des places, ou nobody (personne).
check-fact-ending = Pourquoi la partie est finie.
check-fact-winner = Qui a gagné, quand la partie est finie.
check-fact-ranking = Toutes les places, de la première à la dernière, quand la partie est finie.

# The words of a game, as “lazaret words” and the page print them.
glossary-title = Mots des scripts sur { $game }
glossary-about = Ce qu’un script du langage de vérification peut dire de ce jeu ; « lazaret check FICHIER » l’exécute. Les mots en capitales tiennent lieu d’un mot de leur espèce. Ce qui est entre `[ ]` peut manquer, ce qui est entre `{"{"} {"}"}` peut venir plusieurs fois ou pas du tout ; `|` sépare des mots et « or » des formes entières, à choisir.
glossary-seats = Places : couleur, lettre ou numéro
glossary-given = Ce que l’on peut disposer
glossary-facts = Ce que l’on peut demander
glossary-choices = Choix
glossary-kinds = Mots en capitales
glossary-events = Ce qui peut être annoncé
glossary-reasons = Motifs de refus
glossary-count = Un nombre.
glossary-seat = Une place occupée.
glossary-example = Exemple : { $example }

# Lessons.
check-nothing-asked = « { $word } » répond ou aide là où rien n’est demandé : sa place est derrière « you: » ou « goal ».
check-no-lesson = Il manque une phrase à cette leçon : { $form }
check-no-puzzle = Il manque une phrase à ce problème : { $form }
check-unweighed = « { $choice } » peut être choisi, mais ce problème ne dit pas ce que cela vaut.
check-unclear = « { $choice } » n’est pas nettement moins bon que le meilleur choix : il doit gagner 100 millièmes et quatre erreurs types de moins des parties finies, et moins à chaque niveau.
check-puzzle-set-up = Un problème porte sur un tour, pas sur la mise en place.
check-puzzle-few = Un problème a au moins { $least } choix.
check-unsaid = « { $key } » n’est pas dit dans la langue { $language }.
check-never-met = « { $words } » n’arrive jamais dans cette leçon.
check-goal-missed = Les indices n’atteignent pas ce but en { $within } choix.
