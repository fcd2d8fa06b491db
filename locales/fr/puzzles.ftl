# Problèmes : la liste, celui du jour, et ce qui est dit à qui en résout un.
puzzles-title = Problèmes
puzzles-intro = Des positions tirées de vraies parties. Un choix gagne nettement plus de parties que tous les autres : des centaines de parties ont été jouées jusqu’au bout après chacun. Trouvez-le.
puzzles-every = Tous les jeux
puzzles-none = Il n’y a pas de problèmes pour ce jeu.
puzzles-all = Tous les problèmes
puzzle-title = { $game } : problème { $number }
puzzle-number = Problème { $number }
puzzle-grade = { $grade ->
    [1] facile
    [2] plus difficile
   *[3] difficile
}
puzzle-today = Problème du jour : { $game }
puzzle-solve = Le résoudre
puzzle-solved-already = Déjà résolu
puzzle-ask = À vous de jouer : un choix gagne nettement plus de parties que tous les autres. Lequel ?
puzzle-tempting = Tentant, mais non : ce choix a gagné { $chosen } ± { $chosen-error } parties sur 100, le meilleur { $best } ± { $best-error }. Il est annulé. Un indice :
puzzle-wrong = Pas tout à fait : ce choix a gagné { $chosen } ± { $chosen-error } parties sur 100, le meilleur { $best } ± { $best-error }. Il est annulé : essayez encore.
puzzle-solved = Bien vu : votre choix a gagné { $best } ± { $best-error } parties sur 100 ; « { $choice } » en a gagné { $tempting } ± { $tempting-error }.
puzzle-next = Problème suivant
puzzle-hint-where = Regardez ici : le meilleur choix concerne ce qui est marqué.
puzzle-hint-kind = C’est l’un de ceux-ci : { $choices }.
puzzle-on = Jouer la suite
puzzle-playing = Jouez la partie jusqu’au bout. Des robots de niveau facile prennent les autres places.
puzzle-played = La partie est finie, sans victoire cette fois. Le problème est résolu tout de même.
puzzle-played-won = Vous avez aussi gagné la partie !
