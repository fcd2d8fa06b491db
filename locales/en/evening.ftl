## Evenings.
evenings-title = Evenings
evenings-about = Several rounds of tables with standings: Lazaret seats everyone so that people meet as rarely twice as can be, and sit in every seat equally often.
evenings-none = No evening is planned.
shelf-evenings = Evenings with rounds and standings
evening-new = Set up an evening
evening-new-go = Set up the evening
evening-name = Name
evening-game = Game { $number }
evening-game-none = No other game
evening-game-more = Another game in the next round
evening-rounds = Rounds
evening-best = People at a table, if possible
evening-least = At the least
evening-most = At the most
evening-seating = Who meets whom
evening-seating-mixed = As many others as possible
evening-seating-like = Like meets like, nobody twice
evening-minutes = Minutes for each at a table (0: no clock)
evening-pause = Minutes between rounds
evening-starts = Begins by itself on (or you begin it)
evening-public = Everyone finds it in the list
evening-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
  }
evening-nobody = No one has joined yet. Send the address of this page.
evening-somebody = Someone
evening-left = has left
evening-join = Take part
evening-leave = Leave the evening
evening-remove = Remove { $name }
evening-begin = Begin round { $number }
evening-begun = Round { $number } has begun.
evening-cancel = Call it off
evening-cancel-why = Why? Everyone reads it.
evening-cancel-sure = Call it off
evening-cancelled = The evening was called off: { $note }
evening-screen = Big screen
evening-status-draft = draft
evening-status-gathering = people are joining
evening-status-playing = round { $round } of { $rounds }
evening-status-pausing = break after round { $round } of { $rounds }
evening-status-over = over after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
  }
evening-status-cancelled = called off
evening-next-at = The next round begins at { $time }, { $minutes ->
    [0] in a moment
    [one] in { $minutes } minute
   *[other] in { $minutes } minutes
  }.
evening-next-tables = { $people } people sit as { $tables }{ $byes ->
    [0] {""}
    [one] , and one sits out
   *[other] , and { $byes } sit out
  }.
evening-round = Round { $number } · { $game }
evening-table = Table { $number }
evening-ended = over
evening-to-mine = To my table
evening-watch = Watch
evening-result = { $points ->
    [one] place { $place }, { $points } point
   *[other] place { $place }, { $points } points
  }
evening-not-to-the-end = did not play to the end
evening-corrected = Corrected: { $note }
evening-byes = { $count ->
    [one] { $names } sits out.
   *[other] { $names } sit out.
  }
evening-standings = Standings
evening-standings-final = Final standings
evening-place = Place
evening-person = Name
evening-points = Points
evening-score = Points in the game
evening-wins = Wins
evening-beaten = Beaten
evening-beaten-about = The points of those one finished ahead of, and half of those one was level with
evening-share = Share
evening-share-about = One’s part of all points scored at one’s tables
evening-percent = { $number } %
evening-order = A win counts 1, last place 0, the others evenly between; a shared place shares. Level on points: { $ties ->
    [0] a lot from the sealed seed decides.
   *[other] { $ties }, then a lot from the sealed seed.
}
evening-tie-wins = tables won
evening-tie-beaten = points of those one finished ahead of
evening-tie-share = part of the scores at one’s tables
evening-ties = Level on points, decided in this order by
evening-tie-sooner = Sooner: { $tie }
evening-tie-lot = A lot out of the sealed seed comes last.
evening-options = Options of { $game }
evening-round-minutes = Minutes for a round (0: as long as it takes)
evening-round-ends = This round is meant to end at { $time }: { $minutes ->
    [one] one minute left.
   *[other] { $minutes } minutes left.
}
evening-round-over = The time of this round is over. The host may settle tables still in play.
evening-decided-wins = { $upper } and { $lower } are level on points: { $upper } has more wins.
evening-decided-beaten = { $upper } and { $lower } are level: those { $upper } finished ahead of have more points.
evening-decided-share = { $upper } and { $lower } are level: { $upper } had the larger share of the points at the tables.
evening-decided-lot = { $upper } and { $lower } are level in everything: the lot put { $upper } first.
evening-correct = Correct table { $number }
evening-correct-title = Correct a table
evening-correct-about = Say how the table ended. Everyone sees the correction and your reason.
evening-correct-counts = played to the end
evening-correct-why = Why?
evening-correct-go = Correct it
evening-fair = How fair it is
evening-fair-met = { $times ->
    [0] { $pairs } pairs have not met.
    [one] { $pairs } pairs met once.
   *[other] { $pairs } pairs met { $times } times.
  }
evening-fair-best = { $repeats ->
    [0] Nobody met anyone twice.
    [one] One meeting was a second one; fewer were impossible.
   *[other] { $repeats } meetings were repeated; fewer were impossible.
  }
evening-fair-least = { $repeats } meetings were repeated; at least { $least } could not be avoided.
evening-fair-seats = { $gap ->
    [0] Everyone sat in every seat equally often.
    [one] Nobody sat in one seat more than once more often than in another.
   *[other] Someone sat in one seat { $gap } times more often than in another.
  }
evening-fair-byes = { $gap ->
    [0] Nobody sat out more often than anyone else.
    [one] Nobody sat out more than once more often than anyone else.
   *[other] Someone sat out { $gap } times more often than someone else.
  }
evening-fair-proof = Proof
evening-fair-sealed = Tables and lots come from a secret that was sealed before anyone joined. When the evening is over it is opened, and anyone can make every table again.
evening-fair-opened = This secret was sealed before anyone joined: with it anyone can make every table and every lot again.
evening-record = The evening as one file
evening-tie-later = Later: { $tie }
evening-tie-moved = { $tie }: now in place { $place }.
evening-ties-how = Drag them, move them with the arrow keys, or use the buttons.
evening-ties-explained = What decides, in words
evening-wins-about = Tables won; a shared win counts for its part.
evening-bye-about = Sitting out a round gives what you have on average, and half a win at least: it never costs anything.
evening-sat-out = Sat out
evening-round-short = Round { $number }
evening-hatched = hatched: as the tables stand now, so far as anyone watching can tell
evening-your-place = You are now in place { $place }.
evening-yours = yours
evening-kind = What to set up
evening-kind-evening = One evening
evening-kind-league = League over weeks
evening-keep-draft = Keep as a draft
evening-draft = This is a draft: only you can find it, and nobody can join yet.
evening-announce = Announce it
evening-expected = People expected
evening-gives = What this gives
evening-gives-none = That many people cannot sit at tables like these.
evening-gives-repeats = { $repeats ->
    [0] By counting alone, nobody has to meet anyone twice.
    [one] One pair has to meet again: it cannot be avoided.
   *[other] { $repeats } meetings have to be repeated: it cannot be avoided.
  }
evening-gives-long = How long
evening-gives-round = Round { $number }: { $time }
evening-gives-ends = Over at the latest: { $time }
evening-after-minutes = { $minutes ->
    [0] at once
    [one] after one minute
   *[other] after { $minutes } minutes
  }
evening-gives-table = Table of { $size }
evening-gives-points = A win counts the same at every table; a shared place shares the points.
evening-why-level = Before this round all of them had { $points }.
evening-why-points = Before this round they had between { $least } and { $most }.
evening-why-nobody-met = None of them had met before.
evening-why-you-met = You have met { $names } before.
evening-why-met = { $pairs ->
    [one] One pair had met before.
   *[other] { $pairs } pairs had met before.
  }
evening-why-first-seat = You sit in seat { $seat }: your first table.
evening-why-new-seat = You sat in seat { $last } last time, so you sit in seat { $seat } now.
evening-why-seat = You sit in seat { $seat }, as once before; last time it was seat { $last }.
evening-disputed = { $name } says this is not right: { $note }. The host decides.
evening-dispute = This result is wrong
evening-dispute-about = Say what is wrong. Everyone reads it, and the host settles the result.
evening-dispute-go = Tell the host
evening-correct-short = Correct
evening-fair-this = this seating
evening-fair-possible = best possible
evening-fair-lot = by lot, usually
evening-fair-again = pairs that met again
evening-fair-same-seat = same seat again
evening-verify = To check it: lazaret verify { $file }
evening-after-last = After the last round
evening-takes = { $name } wins the evening
evening-worth = Worth a look
evening-closest = Closest table: table { $number } of round { $round }, { $upper } ahead of { $lower } by { $points }.
evening-show = Show
evening-records = All records
evening-record-of = Round { $round }, table { $number }
evening-as-table = As a table
names-title = Invite by name
names-about = Anyone with an account here. They get a notice, and take part if they like.
names-add = Add
names-take = Add { $name }
names-taken = { $name } is on the list.
names-drop = Take { $name } off the list
names-ask = { $count ->
    [0] Invite
    [one] Invite one person
   *[other] Invite { $count } people
  }
names-awaited = Invited, no answer yet
names-asked = { $name } invites you.
names-look = Have a look
