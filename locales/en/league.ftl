## Leagues: divisions that play for some weeks.
leagues-title = Leagues
league-about = Divisions play for some weeks, a table a week with time for every move; at the end the first go up and the last go down.
league-new = Set up a league
league-new-go = Set up the league
league-weeks = Weeks
league-weeks-all = The weeks
league-days = Days from one week to the next
league-division-size = People in a division, about
league-moves = How many go up and down
league-table = People at a table
league-hours = Hours for each move (0: no clock)
league-status-draft = draft
league-status-gathering = people are joining
league-status-playing = week { $week } of { $weeks }
league-status-pausing = week { $week } of { $weeks }
league-status-over = over after { $weeks ->
    [one] { $weeks } week
   *[other] { $weeks } weeks
  }
league-status-cancelled = called off
league-next-at = the next week begins { $time }
league-ends-at = from { $time } on, the host may settle tables still in play
league-ended-at = the last week ended { $time }: the host may settle tables still in play
league-catch-up = catch up
league-cancelled = The league was called off: { $note }
league-before = The season before
league-next-season = To the next season
league-open-next = Open the next season
league-begin = Begin week { $week }
league-begun = Week { $week } has begun.
league-leave = Leave the league
league-you-wait = You are in from the next season on.
league-divisions = Divisions
league-division = Division { $number }
league-sizes = Divisions as things stand: { $sizes }.
league-goes-up = goes up
league-goes-down = goes down
league-up = { $count ->
    [one] The first goes up when the season is over.
   *[other] The first { $count } go up when the season is over.
  }
league-down = { $count ->
    [one] The last goes down when the season is over.
   *[other] The last { $count } go down when the season is over.
  }
league-cross = Cross-table
league-cross-about = 1 for finishing ahead, ½ for being level. Weeks to come are as planned; if someone leaves, they are planned again, and it is said here.
league-now = now
league-in-week = w{ $week }
league-not-met = not yet met
league-race = The race
league-start = start
league-week = Week { $week }
league-week-title = Week { $week } · { $game }
league-replanned = Someone left, so the weeks from these on were planned again: { $weeks }.
league-duty = Your table
league-duty-with = { $game } with { $names }
league-duty-until = week { $week }, to be over by { $time }
league-no-duty = No table of yours is open.
league-need = What you need
league-need-tables = { $count ->
    [0] You have played all your tables.
    [one] One table is still to come for you.
   *[other] { $count } tables are still to come for you.
  }
league-need-up = To go up
league-need-stay = At least to stay
league-need-nothing = There is only one division: nobody goes up or down.
league-with-all-reached = Win all of them: it is certain, whatever the other players do.
league-with-all-open = Win all of them: it still depends on the other players.
league-with-all-lost = Even winning all of them is not enough any more.
league-with-none-reached = It is certain already, whatever happens.
league-with-none-open = Without more points it depends on the other players.
league-with-none-lost = Without more points it is out of reach.
league-chance = { $chance } in 100, ± { $error } (two times in three), if every result to come were as likely as any other
league-record = The season as one file
league-agreed = Agreed: { $time }
league-suit = { $count ->
    [one] One evening suits { $players ->
        [2] you both
       *[other] you all
      }:
   *[other] { $count } evenings suit { $players ->
        [2] you both
       *[other] you all
      }:
  }
league-suit-none = Nothing suits everyone yet. Tick more hours, or play move by move.
league-wish = { $name } would like { $time }.
league-missing = { $count ->
    [one] { $names } has not said when yet.
   *[other] { $names } have not said when yet.
  }
league-unagreed = If you agree on no time, the table is played move by move.
league-when = When I can play
league-when-about = Only hours that suit everyone are shown to the others.
league-when-save = These hours suit me
league-agreed-table = agreed: { $time }
