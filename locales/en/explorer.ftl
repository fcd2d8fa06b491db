## The explorer.
explorer-title = What people take
explorer-about = What people took in the finished games here, and how they fared with it. Shown from thirty games on, and without people who keep their statistics to themselves.
explorer-players = Players
explorer-band = Rating before the game
explorer-any = any
explorer-band-low = below 1400
explorer-band-middle = 1400 to 1599
explorer-band-high = 1600 and above
explorer-too-few = There are not thirty such games yet.
explorer-all = { $games ->
    [one] One game
   *[other] { $games } games
  }. All in all, people won { $won } in 100 of their seats.
explorer-thing = What
explorer-games = Games
explorer-taken = Taken, in 100
explorer-won = Won with it, in 100
explorer-legend = ± is the standard error: two times in three the truth is within it. The dashed line is what people won all in all. Who takes something often chose well otherwise, too: this is what went together, not what caused it.
explorer-open = What people take
