# La fin d’une partie, et où elle s’est jouée.
as-table = en tableau
table-step = étape
axis-step = étape { $step }

# Seul.
end-best-first = Votre première partie de ce genre : c’est votre meilleur résultat.
end-best-new = Nouveau record ! Votre meilleur résultat était { $before }.
end-best-level = Aussi bien que votre meilleur résultat : { $best }.
end-best-stands = Votre meilleur résultat : { $best }.

# Et maintenant ?
end-ribbon = Chances de victoire, étape par étape, sur 100.
end-play-on = Rejouer à partir de l’étape { $step }
end-nothing-to-mend = Rien à corriger
end-nothing-to-mend-why = { $count ->
    [one] Vous avez fait { $count } choix, et rien de mieux n’a pu être montré.
   *[other] Vous avez fait { $count } choix, et rien de mieux n’a pu être montré pour aucun d’eux.
} Essayez plutôt un problème.
end-puzzles = Voir les problèmes
next-lesson-begin = Commencer
next-lesson-position = Montrer ma position
rematch-ready = { $count ->
    [one] Prêt : { $names }.
   *[other] Prêts : { $names }.
}
rematch-silent = Sans réponse : { $names }.
rematch-begun = La revanche a commencé.
end-rating-now = Votre cote évolue de { $gained } et passe à { $after } (± { $since }).
end-rating-early = Trop tôt pour le dire. Un chiffre viendra quand davantage de vos parties seront connues.
end-rating-stays = { $rating } ± { $doubt } reste inchangé.
end-rating-before = avant
end-rating-after = après

# Où en est l’analyse.
analysis-underway = Analyse en cours : { $done } étapes sur { $of }.
analysis-longer-underway = Analyse plus longue : { $done } étapes sur { $of }.
analysis-may-leave = Vous pouvez partir : elle sera gardée.
analysis-offline = La connexion est perdue. La feuille de score reste sur cet appareil ; la suite viendra avec la connexion.
analysis-busy = Beaucoup de parties attendent leur analyse. Cette page redemande d’elle-même.
analysis-record = Cet enregistrement n’appartient à aucune table de ce serveur : on peut le voir, mais pas l’analyser ici. Le programme le peut : lazaret analyse.
analysis-look-longer = Chercher quatre fois plus longtemps
analysis-looked-longer = On a déjà cherché quatre fois plus longtemps.

# Chiffres et images.
analysis-curve-ends = au début { $first } ; à la fin { $end }
analysis-doubt = ± { $doubt } sur 100
analysis-from-to = { $first } au début, { $end } à la fin, sur 100
analysis-at-step = étape { $step }
analysis-played-cost = joué { $cost }
analysis-arrows = Ce qui est dessiné sur le plateau
analysis-which-played = Joué
analysis-which-better = Mieux
analysis-which-both = Les deux
analysis-unseen = Ne se voit pas sur la courbe : des cartes étaient cachées. Le choix est jugé d’après ce que l’on pouvait savoir, la courbe d’après toutes les cartes.
analysis-left-out = { $count ->
    [one] { $count } laissé de côté
   *[other] { $count } laissés de côté
}
analysis-left-out-decided = Laissé de côté : la partie était déjà décidée.
analysis-left-out-dear = Laissé de côté : cela aurait coûté plus qu’il n’y avait à perdre.
chances-title = Vos chances, et ce qui aurait pu être
chances-label = Vos chances de victoire sur 100 : { $first } au début, { $now } à cette étape, { $end } à la fin.
chances-might = Avec « { $choice } » : { $share } ± { $doubt } sur 100.
chances-about = Sur 100, toutes cartes connues. Traits fins : les autres. Trait rouge : l’étape affichée. Pointillé avec une bande : le meilleur choix.
point-inaccuracy = { $who } : « { $choice } ». Mieux : « { $best } ».
point-mistake = { $who }, une erreur : « { $choice } ». Mieux : « { $best } ».
point-blunder = { $who }, une grosse erreur : « { $choice } ». Mieux : « { $best } ».
point-lucky = { $who }, « { $choice } » : le hasard a aidé { $whom }.
point-unlucky = { $who }, « { $choice } » : le hasard a desservi { $whom }.

# Dix parts.
parts-of-ten = Sur dix parts : { $said }.
parts-mostly-own = Surtout des choix personnels.
parts-mostly-others = Surtout les autres.
parts-mostly-luck = Surtout la chance.
parts-mostly-mixed = Un peu de tout.
parts-between = { $parts ->
    [one] { $parts } part peut revenir aux choix personnels ou aux autres : des cartes étaient cachées.
   *[other] { $parts } parts peuvent revenir aux choix personnels ou aux autres : des cartes étaient cachées.
}
parts-unsure-title = Impossible de départager.
parts-certain = { $count ->
    [one] Ce qui est sûr : le tournant { $points }.
   *[other] Ce qui est sûr : les tournants { $points }.
}
parts-certain-none = Aucun choix ni tirage n’est sûr non plus.
trust-sure = sûr
trust-fairly = assez sûr
trust-unsure = incertain
