## Soirées.
evenings-title = Soirées
evenings-about = Plusieurs rondes de tables avec un classement : Lazaret place tout le monde de façon à éviter autant que possible les rencontres répétées, et chacun occupe chaque place aussi souvent que les autres.
evenings-none = Aucune soirée n’est prévue.
shelf-evenings = Soirées avec rondes et classement
evening-new = Organiser une soirée
evening-new-go = Créer la soirée
evening-name = Nom
evening-game = Jeu { $number }
evening-game-none = Pas d’autre jeu
evening-game-more = Un autre jeu à la ronde suivante
evening-rounds = Rondes
evening-best = Personnes par table, si possible
evening-least = Au moins
evening-most = Au plus
evening-seating = Qui rencontre qui
evening-seating-mixed = Le plus d’autres personnes possible
evening-seating-like = Niveaux proches, jamais deux fois
evening-minutes = Minutes par personne à une table (0 : sans pendule)
evening-pause = Minutes entre les rondes
evening-starts = Commence d’elle-même le (ou vous la lancez)
evening-public = Tout le monde la trouve dans la liste
evening-people = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
  }
evening-nobody = Personne ne s’est encore inscrit. Envoyez l’adresse de cette page.
evening-somebody = Quelqu’un
evening-left = n’est plus là
evening-join = Participer
evening-leave = Quitter la soirée
evening-remove = Retirer { $name }
evening-begin = Commencer la ronde { $number }
evening-begun = La ronde { $number } a commencé.
evening-cancel = Annuler la soirée
evening-cancel-why = Pourquoi ? Tout le monde le lira.
evening-cancel-sure = Annuler
evening-cancelled = La soirée est annulée : { $note }
evening-screen = Grand écran
evening-status-draft = brouillon
evening-status-gathering = inscriptions ouvertes
evening-status-playing = ronde { $round } sur { $rounds }
evening-status-pausing = pause après la ronde { $round } sur { $rounds }
evening-status-over = terminée après { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
  }
evening-status-cancelled = annulée
evening-next-at = La prochaine ronde commence à { $time }, { $minutes ->
    [0] dans un instant
    [one] dans { $minutes } minute
   *[other] dans { $minutes } minutes
  }.
evening-next-tables = { $people } personnes, réparties en { $tables }{ $byes ->
    [0] {""}
    [one] , et une personne passe son tour
   *[other] , et { $byes } passent leur tour
  }.
evening-round = Ronde { $number } · { $game }
evening-table = Table { $number }
evening-ended = terminée
evening-to-mine = À ma table
evening-watch = Regarder
evening-result = rang { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
evening-not-to-the-end = n’a pas joué jusqu’au bout
evening-corrected = Corrigé : { $note }
evening-byes = { $count ->
    [one] { $names } passe son tour.
   *[other] { $names } passent leur tour.
  }
evening-standings = Classement
evening-standings-final = Classement final
evening-place = Rang
evening-person = Nom
evening-points = Points
evening-score = Points dans la partie
evening-wins = Victoires
evening-beaten = Devancés
evening-beaten-about = Les points des personnes devancées, et la moitié des points des personnes à égalité
evening-share = Part
evening-share-about = La part de tous les points marqués à ses tables
evening-percent = { $number } %
evening-order = Une victoire vaut 1, la dernière place 0, les autres également entre les deux ; une place partagée partage les points. À égalité : { $ties ->
    [0] un tirage au sort scellé décide.
   *[other] { $ties }, puis tirage au sort scellé.
}
evening-tie-wins = tables gagnées
evening-tie-beaten = points des personnes devancées
evening-tie-share = part des points marqués à ses tables
evening-ties = À égalité de points, dans cet ordre
evening-tie-sooner = Plus tôt : { $tie }
evening-tie-lot = Un tirage au sort scellé vient en dernier.
evening-options = Options : { $game }
evening-round-minutes = Minutes pour une ronde (0 : le temps qu’il faut)
evening-round-ends = Cette ronde doit finir à { $time } : { $minutes ->
    [one] il reste une minute.
   *[other] il reste { $minutes } minutes.
}
evening-round-over = Le temps de cette ronde est écoulé. La personne qui organise peut trancher ce qui se joue encore.
evening-decided-wins = { $upper } et { $lower } ont autant de points : { $upper } compte plus de victoires.
evening-decided-beaten = { $upper } et { $lower } sont à égalité : { $upper } a devancé des personnes qui ont plus de points.
evening-decided-share = { $upper } et { $lower } sont à égalité : { $upper } avait la plus grande part des points à ses tables.
evening-decided-lot = { $upper } et { $lower } sont à égalité en tout : le sort a placé { $upper } devant.
evening-correct = Corriger la table { $number }
evening-correct-title = Corriger une table
evening-correct-about = Dites comment la table s’est terminée. Tout le monde voit la correction et votre raison.
evening-correct-counts = a joué jusqu’au bout
evening-correct-why = Pourquoi ?
evening-correct-go = Corriger
evening-fair = L’équité en chiffres
evening-fair-met = { $times ->
    [0] { $pairs ->
        [one] { $pairs } paire ne s’est pas rencontrée
       *[other] { $pairs } paires ne se sont pas rencontrées
    }.
    [one] { $pairs ->
        [one] { $pairs } paire s’est rencontrée
       *[other] { $pairs } paires se sont rencontrées
    } une fois.
   *[other] { $pairs ->
        [one] { $pairs } paire s’est rencontrée
       *[other] { $pairs } paires se sont rencontrées
    } { $times } fois.
  }
evening-fair-best = { $repeats ->
    [0] Personne n’a rencontré quelqu’un deux fois.
    [one] Une rencontre a été répétée ; on ne pouvait faire moins.
   *[other] { $repeats } rencontres ont été répétées ; on ne pouvait faire moins.
  }
evening-fair-least = { $repeats } rencontres ont été répétées ; { $least } au moins étaient inévitables.
evening-fair-seats = { $gap ->
    [0] Chacun a occupé chaque place aussi souvent.
    [one] Personne n’a occupé une place plus d’une fois de plus qu’une autre.
   *[other] Quelqu’un a occupé une place { $gap } fois de plus qu’une autre.
  }
evening-fair-byes = { $gap ->
    [0] Personne n’a passé son tour plus souvent que les autres.
    [one] Personne n’a passé son tour plus d’une fois de plus que les autres.
   *[other] Quelqu’un a passé son tour { $gap } fois de plus que les autres.
}
evening-fair-proof = Preuve
evening-fair-sealed = Tables et tirages viennent d’un secret scellé avant toute inscription. Une fois la soirée terminée, il est ouvert, et chacun peut refaire toutes les tables.
evening-fair-opened = Ce secret a été scellé avant toute inscription : avec lui, chacun peut refaire toutes les tables et tous les tirages.
evening-record = La soirée en un seul fichier
evening-tie-later = Plus tard : { $tie }
evening-tie-moved = { $tie } : désormais au rang { $place }.
evening-ties-how = Faites glisser, utilisez les flèches du clavier ou les boutons.
evening-ties-explained = Ce qui décide, en toutes lettres
evening-wins-about = Tables gagnées ; une victoire partagée compte pour sa part.
evening-bye-about = Passer un tour rapporte votre moyenne, et une demi-victoire au moins : cela ne coûte jamais rien.
evening-sat-out = Tour passé
evening-round-short = Ronde { $number }
evening-hatched = hachuré : l’état actuel des tables, pour autant que le public puisse le savoir
evening-your-place = Vous êtes maintenant au rang { $place }.
evening-yours = la vôtre
evening-kind = Ce qu’il faut organiser
evening-kind-evening = Une soirée
evening-kind-league = Une ligue sur plusieurs semaines
evening-keep-draft = Garder en brouillon
evening-draft = C’est un brouillon : personne d’autre ne le voit ni ne peut encore s’inscrire.
evening-announce = Annoncer
evening-expected = Personnes attendues
evening-gives = Ce que cela donne
evening-gives-none = Autant de personnes ne peuvent pas s’asseoir à de telles tables.
evening-gives-repeats = { $repeats ->
    [0] À ne faire que compter, personne n’a besoin de rencontrer quelqu’un deux fois.
    [one] Une paire doit se retrouver : c’est inévitable.
   *[other] { $repeats } rencontres doivent se répéter : c’est inévitable.
  }
evening-gives-long = Durée
evening-gives-round = Ronde { $number } : { $time }
evening-gives-ends = Fin au plus tard : { $time }
evening-after-minutes = { $minutes ->
    [0] aussitôt
    [one] au bout d’une minute
   *[other] au bout de { $minutes } minutes
  }
evening-gives-table = Table de { $size }
evening-gives-points = Une victoire compte autant à toutes les tables ; une place partagée partage les points.
evening-why-level = Avant cette ronde, tout le monde à cette table avait { $points }.
evening-why-points = Avant cette ronde, les personnes de cette table avaient entre { $least } et { $most }.
evening-why-nobody-met = Ces personnes ne s’étaient encore jamais rencontrées.
evening-why-you-met = Vous avez déjà rencontré { $names }.
evening-why-met = { $pairs ->
    [one] Une paire s’était déjà rencontrée.
   *[other] { $pairs } paires s’étaient déjà rencontrées.
  }
evening-why-first-seat = Vous êtes à la place { $seat } : c’est votre première table.
evening-why-new-seat = Vous étiez à la place { $last } la dernière fois, vous êtes donc à la place { $seat }.
evening-why-seat = Vous êtes à la place { $seat }, comme une fois déjà ; la dernière fois, c’était la place { $last }.
evening-disputed = { $name } conteste : { $note }. La personne qui organise décide.
evening-dispute = Ce résultat est faux
evening-dispute-about = Dites ce qui ne va pas. Tout le monde le lira, et la personne qui organise tranchera.
evening-dispute-go = Le signaler
evening-correct-short = Corriger
evening-fair-this = ces tables
evening-fair-possible = le mieux possible
evening-fair-lot = au hasard, d’ordinaire
evening-fair-again = paires qui se sont revues
evening-fair-same-seat = même place de nouveau
evening-verify = Pour vérifier : lazaret verify { $file }
evening-after-last = Après la dernière ronde
evening-takes = { $name } remporte la soirée
evening-worth = À revoir
evening-closest = Table la plus serrée : table { $number } de la ronde { $round }, { $upper } devant { $lower } de { $points }.
evening-show = Voir
evening-records = Toutes les parties
evening-record-of = Ronde { $round }, table { $number }
evening-as-table = En tableau
names-title = Inviter par le nom
names-about = Toute personne qui a ici un compte. Elle reçoit un avis, et participe si elle le souhaite.
names-add = Ajouter
names-take = Ajouter { $name }
names-taken = { $name } est sur la liste.
names-drop = Retirer { $name } de la liste
names-ask = { $count ->
    [0] Inviter
    [one] Inviter une personne
   *[other] Inviter { $count } personnes
  }
names-awaited = Invitations sans réponse
names-asked = { $name } vous invite.
names-look = Voir
