## L’explorateur.
explorer-title = Ce que l’on prend
explorer-about = Tiré des parties terminées des gens d’ici : ce qu’ils prennent, et ce que cela leur rapporte. Jamais sur moins de trente parties, et rien de qui garde ses chiffres pour soi.
explorer-players = Joueurs
explorer-band = Cote avant la partie
explorer-any = toutes
explorer-band-low = moins de 1400
explorer-band-middle = de 1400 à 1599
explorer-band-high = 1600 et plus
explorer-too-few = Il n’y a pas encore trente parties de ce genre.
explorer-all = { $games ->
    [one] Une partie
   *[other] { $games } parties
  }. Au total, les gens ont gagné { $won } fois sur 100.
explorer-thing = Quoi
explorer-games = Parties
explorer-taken = Pris, sur 100
explorer-won = Gagné avec, sur 100
explorer-legend = ± est l’erreur type : deux fois sur trois, la vérité s’y trouve. Le trait pointillé est le total. Qui prend une chose a souvent bien choisi par ailleurs : cela va ensemble, ce n’est pas une cause.
explorer-open = Ce que l’on prend
