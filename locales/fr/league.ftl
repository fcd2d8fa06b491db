## Ligues : des divisions qui jouent plusieurs semaines.
leagues-title = Ligues
league-about = Des divisions jouent pendant plusieurs semaines, une table par semaine avec du temps pour chaque coup ; à la fin, les premières places montent et les dernières descendent.
league-new = Organiser une ligue
league-new-go = Créer la ligue
league-weeks = Semaines
league-weeks-all = Les semaines
league-days = Jours d’une semaine à la suivante
league-division-size = Personnes par division, environ
league-moves = Combien montent et descendent
league-table = Personnes par table
league-hours = Heures par coup (0 : sans pendule)
league-status-draft = brouillon
league-status-gathering = inscriptions ouvertes
league-status-playing = semaine { $week } sur { $weeks }
league-status-pausing = semaine { $week } sur { $weeks }
league-status-over = terminée après { $weeks ->
    [one] { $weeks } semaine
   *[other] { $weeks } semaines
  }
league-status-cancelled = annulée
league-next-at = la semaine suivante commence le { $time }
league-ends-at = ce qui sera encore en jeu alors, la personne qui organise peut le trancher : { $time }
league-ended-at = la dernière semaine s’est achevée le { $time } : la personne qui organise peut trancher ce qui est encore en jeu
league-catch-up = rattrapage
league-cancelled = La ligue est annulée : { $note }
league-before = La saison précédente
league-next-season = Vers la saison suivante
league-open-next = Ouvrir la saison suivante
league-begin = Commencer la semaine { $week }
league-begun = La semaine { $week } a commencé.
league-leave = Quitter la ligue
league-you-wait = Vous jouerez à partir de la saison suivante.
league-divisions = Divisions
league-division = Division { $number }
league-sizes = Divisions en l’état : { $sizes }.
league-goes-up = monte
league-goes-down = descend
league-up = { $count ->
    [one] La première place monte à la fin de la saison.
   *[other] Les { $count } premières places montent à la fin de la saison.
  }
league-down = { $count ->
    [one] La dernière place descend à la fin de la saison.
   *[other] Les { $count } dernières places descendent à la fin de la saison.
  }
league-cross = Tableau croisé
league-cross-about = 1 pour avoir fini devant, ½ à égalité. Les semaines à venir sont celles du plan ; si quelqu’un part, elles sont refaites, et c’est dit ici.
league-now = en jeu
league-in-week = s{ $week }
league-not-met = pas encore rencontré
league-race = La course
league-start = début
league-week = Semaine { $week }
league-week-title = Semaine { $week } · { $game }
league-replanned = Quelqu’un est parti : le plan a été refait à partir de ces semaines : { $weeks }.
league-duty = Votre table
league-duty-with = { $game } avec { $names }
league-duty-until = semaine { $week }, à finir avant le { $time }
league-no-duty = Aucune de vos tables n’est ouverte.
league-need = Ce qu’il vous faut
league-need-tables = { $count ->
    [0] Vous avez joué toutes vos tables.
    [one] Il vous reste une table.
   *[other] Il vous reste { $count } tables.
  }
league-need-up = Pour monter
league-need-stay = Pour rester au moins
league-need-nothing = Il n’y a qu’une division : personne ne monte ni ne descend.
league-with-all-reached = Gagnez-les toutes : c’est certain, quoi que fassent les autres.
league-with-all-open = Gagnez-les toutes : cela dépend encore des autres.
league-with-all-lost = Même en les gagnant toutes, cela ne suffit plus.
league-with-none-reached = C’est déjà certain, quoi qu’il arrive.
league-with-none-open = Sans autre point, cela dépend des autres.
league-with-none-lost = Sans autre point, c’est hors d’atteinte.
league-chance = { $chance } sur 100, ± { $error } (deux fois sur trois), si tous les résultats à venir étaient aussi probables
league-record = La saison en un fichier
league-agreed = Convenu : { $time }
league-suit = { $count ->
    [one] Un soir { $players ->
        [2] vous convient à tous deux
       *[other] vous convient à tous
      } :
   *[other] { $count } soirs { $players ->
        [2] vous conviennent à tous deux
       *[other] vous conviennent à tous
      } :
  }
league-suit-none = Rien ne convient encore à toute la table. Cochez d’autres heures, ou jouez coup par coup.
league-wish = { $name } préfère : { $time }.
league-missing = { $count ->
    [one] { $names } n’a pas encore dit quand.
   *[other] { $names } n’ont pas encore dit quand.
  }
league-unagreed = Sans accord sur une heure, la table se joue coup par coup.
league-when = Quand je peux jouer
league-when-about = Les autres ne voient que les heures qui conviennent à toute la table.
league-when-save = Ces heures me conviennent
league-agreed-table = convenu : { $time }
