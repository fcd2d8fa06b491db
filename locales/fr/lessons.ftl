# Lessons: the list, and what stands around every lesson.
learn-title = Leçons
learn-game = Apprendre { $game } : les leçons
learn-intro = De courtes leçons, quelques choix chacune, sur le vrai plateau. Commencez où vous voulez ; partez et revenez quand bon vous semble.
learn-every = Tous les jeux
learn-none = Il n’y a pas de leçons pour ce jeu.
learn-all = Toutes les leçons
learn-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
learn-begun = commencée
lesson-learner = Robin
lesson-restart = Recommencer
lesson-passed = { $passed } sur { $asked }
lesson-says = La leçon
lesson-before = Retour
lesson-on = Suite
lesson-hint = Indice
lesson-try = Essayez ceci : { $choice }.
lesson-left = { $left ->
    [one] Il vous reste { $left } choix pour y arriver.
   *[other] Il vous reste { $left } choix pour y arriver.
}
lesson-next = Leçon suivante
lesson-stars = { $stars ->
    [0] pas encore faite
    [one] { $stars } étoile sur trois
   *[other] { $stars } étoiles sur trois
}
lesson-otherwise = C’est permis, mais ce n’est pas le sujet de cette leçon. Le choix a été annulé : essayez autre chose.
lesson-stray = « { $choice } » ne fait pas partie de cette leçon à cet endroit.
lesson-again = Cette leçon a changé depuis votre visite : elle recommence.

# Les leçons que d’autres ont écrites.
lesson-own = { $text }
learn-own = De ce club
own-lesson-none = Ce fichier ne contient ni leçon ni problème.
own-lesson-second = Un fichier contient une leçon ou un problème ; voici le deuxième.
own-lesson-word = Le mot d’une leçon s’écrit en minuscules et en chiffres, 40 au plus.
own-lesson-no-title = Une leçon à vous a un titre : une ligne qui commence par le mot title.
own-lesson-title = Un titre est une phrase entre guillemets derrière le mot title.
own-lesson-open-quote = Un guillemet est ouvert ici et n’est pas fermé sur cette ligne.
own-lesson-empty = Il n’y a rien entre ces guillemets.
own-lesson-long = Une phrase entre guillemets a { $most } caractères au plus.
own-lesson-unquoted = Ce qui est dit est entre guillemets droits.
own-lesson-fault = Ligne { $line }, colonne { $column } : { $why }
own-lesson-large = Une leçon fait { $limit } Kio au plus.
own-lesson-unread = Lecture impossible : { $why }
own-lesson-twice = Un autre fichier contient déjà la leçon { $word }.
own-lesson-folder = Le dossier des leçons n’a pas pu être lu : { $why }
own-lesson-thing = Il n’y a pas de { $kind } « { $id } » sur ce plateau.
