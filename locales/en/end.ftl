# The end of a game, and where it was won.
as-table = as a table
table-step = step
axis-step = step { $step }

# Alone.
end-best-first = Your first game of this kind. It is your best so far.
end-best-new = A new best! Your best so far was { $before }.
end-best-level = As good as your best so far: { $best }.
end-best-stands = Your best so far: { $best }.

# What next.
end-ribbon = Chance to win, step by step, out of 100.
end-play-on = Play on from step { $step }
end-nothing-to-mend = Nothing to mend
end-nothing-to-mend-why = { $count ->
    [one] You made 1 choice, and nothing better could be shown.
   *[other] You made { $count } choices, and nothing better could be shown for any of them.
} Try a puzzle instead.
end-puzzles = Go to the puzzles
next-lesson-begin = Begin
next-lesson-position = Show my position
rematch-ready = { $count ->
    [one] { $names } is ready.
   *[other] { $names } are ready.
}
rematch-silent = Not heard from yet: { $names }.
rematch-begun = The rematch has begun.
end-rating-now = Your rating moves by { $gained }, to { $after } (± { $since }).
end-rating-early = Too early to say. There will be a figure when more of your games are known.
end-rating-stays = { $rating } ± { $doubt } stays as it was.
end-rating-before = before
end-rating-after = after

# How far the analysis is.
analysis-underway = Being looked through: { $done } of { $of } steps.
analysis-longer-underway = Looking longer: { $done } of { $of } steps.
analysis-may-leave = You may leave: it will be kept.
analysis-offline = The connection is lost. The score sheet stays on this device; where it was won follows when the connection is back.
analysis-busy = Many games are waiting to be looked through. This page asks again by itself.
analysis-record = This record belongs to no table of this server, so it can be shown but not analysed here. The program can do it: lazaret analyse.
analysis-look-longer = Look four times as long
analysis-looked-longer = This has been looked at four times as long already.

# Figures and pictures.
analysis-curve-ends = at the start { $first }; at the end { $end }
analysis-doubt = ± { $doubt } in 100
analysis-from-to = { $first } at the start, { $end } at the end, in 100
analysis-at-step = step { $step }
analysis-played-cost = played { $cost }
analysis-arrows = What is drawn on the board
analysis-which-played = Played
analysis-which-better = Better
analysis-which-both = Both
analysis-unseen = Not to be seen on the curve: cards were hidden. The choice is judged by what its player could know, the curve by all cards.
analysis-left-out = { $count ->
    [one] 1 left out
   *[other] { $count } left out
}
analysis-left-out-decided = Left out because the game was decided by then.
analysis-left-out-dear = Left out because it would have cost more than there was to lose.
chances-title = Your chance, and what might have been
chances-label = Your chance to win in 100: { $first } at the start, { $now } at this step, { $end } at the end.
chances-might = If “{ $choice }”: { $share } ± { $doubt } in 100.
chances-about = Out of 100, with all cards known. Thin lines: the other players. Red line: the moment on the board. Dots with a band: the better choice.
point-inaccuracy = { $who }: “{ $choice }”. Better: “{ $best }”.
point-mistake = { $who }, a mistake: “{ $choice }”. Better: “{ $best }”.
point-blunder = { $who }, a blunder: “{ $choice }”. Better: “{ $best }”.
point-lucky = { $who }, “{ $choice }”: luck helped { $whom }.
point-unlucky = { $who }, “{ $choice }”: luck was against { $whom }.

# Ten parts.
parts-of-ten = Of ten parts: { $said }.
parts-mostly-own = Mostly own choices.
parts-mostly-others = Mostly the opponents.
parts-mostly-luck = Mostly luck.
parts-mostly-mixed = A bit of everything.
parts-between = { $parts ->
    [one] 1 part may belong to own choices or to the opponents: cards were hidden.
   *[other] { $parts } parts may belong to own choices or to the opponents: cards were hidden.
}
parts-unsure-title = This cannot be split up.
parts-certain = { $count ->
    [one] Certain is turning point { $points }.
   *[other] Certain are the turning points { $points }.
}
parts-certain-none = No single choice or draw is certain either.
trust-sure = sure
trust-fairly = fairly sure
trust-unsure = unsure
