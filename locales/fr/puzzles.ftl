# Problèmes : la liste, celui du jour, et ce qui est dit à qui en résout un.
puzzles-title = Problèmes
puzzles-intro = Des positions tirées de vraies parties. Un choix est nettement meilleur que celui qui paraît le meilleur : trouvez-le.
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
puzzle-ask = À vous de jouer : le choix qui paraît le meilleur ne l’est pas. Lequel l’est ?
puzzle-tempting = Ce choix paraît le meilleur, mais il donne { $chosen } % de chances de victoire contre { $best } % pour le bon. Il est annulé. Voici ce qui parle pour le bon :
puzzle-wrong = Ce choix donne { $chosen } % de chances de victoire contre { $best } % pour le meilleur. Il est annulé : essayez encore.
puzzle-solved = Bien vu : { $best } % de chances de victoire. Le choix qui paraissait le meilleur (« { $choice } ») en donne { $tempting } %.
puzzle-next = Problème suivant
