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
puzzle-solved-already = Vous l’avez résolu
puzzle-ask = C’est à vous, et le choix qui paraît le meilleur ne l’est pas. Lequel l’est ?
puzzle-tempting = Cela paraît le meilleur, mais promet { $chosen } % de la partie là où le meilleur choix promet { $best } %. C’est repris. Ce qui parle pour le meilleur choix :
puzzle-wrong = Cela promet { $chosen } % de la partie là où le meilleur choix promet { $best } %. C’est repris : essayez encore.
puzzle-solved = Juste : { $best } % de la partie. Ce qui paraît le meilleur d’abord (« { $choice } ») promet { $tempting } %.
puzzle-next = Problème suivant
