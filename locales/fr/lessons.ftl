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
lesson-rival-1 = Lucia
lesson-rival-2 = Marco
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
