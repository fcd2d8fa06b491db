# Rattus: what people read.
rattus-title = Rattus
rattus-blurb = Europe, 1347. Settle where the rats are, and be elsewhere when the plague arrives.
rattus-win = Have the most cubes on the map and in the castle when the game ends. It ends when the supply of rats is empty or someone ends a turn with all their cubes in play; then all rats on the board are turned.

rattus-option-players = Players

rattus-action-settle = Settle in { $region }
rattus-action-take = Take the { $class }
rattus-action-place = Settle in { $region }
rattus-action-place-extra = Settle in { $region } with the Peasant’s extra cube
rattus-action-use = Use the { $class }
rattus-action-from = Lead cubes out of { $region }
rattus-action-shift = { $cubes ->
    [one] { $cubes } cube to { $region }
   *[other] { $cubes } cubes to { $region }
}
rattus-action-drive = Move rat { $rat }
rattus-action-to = To { $region }
rattus-action-look = Look at rat { $rat }
rattus-action-swap = Swap the two rats
rattus-action-keep = Don’t swap
rattus-action-shelter = Save a cube from { $region }
rattus-action-move = Send the plague to { $region }
rattus-action-spread = New rat in { $region }
rattus-action-bonus = Yes, count it as two cubes
rattus-action-flip = Turn rat { $rat }
rattus-action-add = Add a cube in { $region }
rattus-action-ride = Take the plague to { $region }
rattus-action-stop = Done
rattus-bundle-power = { $power } – { $does }

rattus-ask-settle = Where do your first two cubes settle?
rattus-ask-turn = Settle in a region with rats: one cube per rat. You may also take a card and use your powers.
rattus-ask-turn-placed = Send the plague on to end your turn. First you may still take a card or use a power.
rattus-ask-merchant-from = Merchant: which region do your cubes leave?
rattus-ask-merchant-to = Merchant: how many cubes leave { $region }, and for where?
rattus-ask-monk-rat = Monk: which rat do you move?
rattus-ask-monk-to = Monk: where does rat { $rat } go?
rattus-ask-witch-first = Witch: which rat do you look at?
rattus-ask-witch-second = Witch: look at a second rat, or stop?
rattus-ask-witch-swap = Witch: swap rats { $first } and { $second }?
rattus-ask-king = King: from which region do you save a cube?
rattus-ask-spread = { $left ->
    [one] One new rat. Which neighbouring region gets it?
   *[other] { $left } new rats. Which neighbouring region gets the next?
}
rattus-ask-bonus = Knight: count the plague as two extra cubes here? Rats then strike more easily.
rattus-ask-ravage = Plague in { $region }: which rat do you turn next?
rattus-ask-king-after = King: save one more cube, or end your turn?
rattus-ask-final = Last round: use each power once more, or stop.
rattus-ask-final-peasant = Peasant: where do you add a cube?
rattus-ask-final-knight = Knight: where does the plague go? It counts as two cubes there.

rattus-event-opened = The plague starts in { $region }. { $seat } goes first.
rattus-event-settled = { $seat } starts in { $region }.
rattus-event-turn = { $seat }’s turn.
rattus-event-took = { $seat } takes the { $class }.
rattus-event-took-from = { $seat } takes the { $class } from { $from }.
rattus-event-placed = { $cubes ->
    [one] { $seat } settles { $cubes } cube in { $region }.
   *[other] { $seat } settles { $cubes } cubes in { $region }.
}
rattus-event-shifted = { $cubes ->
    [one] Merchant: { $seat } leads { $cubes } cube from { $from } to { $to }.
   *[other] Merchant: { $seat } leads { $cubes } cubes from { $from } to { $to }.
}
rattus-event-drove = Monk: { $seat } moves rat { $rat } from { $from } to { $to }.
rattus-event-looked = Witch: { $seat } looks at rat { $rat } in { $region }.
rattus-event-saw = Witch: { $seat } looks at rat { $rat } in { $region }: { $token }.
rattus-event-swapped = Witch: { $seat } swaps rats { $first } and { $second }.
rattus-event-sheltered = King: { $seat } saves a cube from { $region }.
rattus-event-moved = { $seat } sends the plague to { $region }.
rattus-event-spread = New rat { $rat } in { $region }.
rattus-event-bonus = Knight: { $seat } counts the plague as two cubes here.
rattus-event-struck = { $region }: rat { $rat } is turned ({ $token }) and strikes. Cubes here: { $people }.
rattus-event-missed = { $region }: rat { $rat } is turned ({ $token }). Cubes here: { $people }, too few, nobody dies.
rattus-event-lost = { $cubes ->
    [one] { $seat } loses { $cubes } cube in { $region }.
   *[other] { $seat } loses { $cubes } cubes in { $region }.
}
rattus-event-final-round = The last round begins. { $last } has had the last turn.
rattus-event-added = Peasant: { $seat } adds a cube in { $region }.
rattus-event-rode = Knight: { $seat } takes the plague to { $region }. It counts as two cubes there.
rattus-event-final-plague = The last plague: every rat is turned.

rattus-story-settle = { $cubes ->
    [one] { $seat } settles { $cubes } cube in { $region }.
   *[other] { $seat } settles { $cubes } cubes in { $region }.
}
rattus-story-take-settle = { $cubes ->
    [one] { $seat } takes the { $class } and settles { $cubes } cube in { $region }.
   *[other] { $seat } takes the { $class } and settles { $cubes } cubes in { $region }.
}
rattus-story-take-from-settle = { $cubes ->
    [one] { $seat } takes the { $class } from { $from } and settles { $cubes } cube in { $region }.
   *[other] { $seat } takes the { $class } from { $from } and settles { $cubes } cubes in { $region }.
}
rattus-story-plague = { $seat } sends the plague to { $region }.
rattus-story-new-rats = { $n ->
    [one] New rat: { $regions }.
   *[other] New rats: { $regions }.
}
rattus-story-knight = The Knight makes the plague count as two cubes.
rattus-story-strike = { $turned ->
    [one] { $region }: the rat strikes. { $losses }.
   *[other] { $region }: { $struck } of { $turned } rats strike. { $losses }.
}
rattus-story-strike-there = { $turned ->
    [one] The rat strikes. { $losses }.
   *[other] { $struck } of { $turned } rats strike. { $losses }.
}
rattus-story-loss = { $cubes ->
    [one] { $seat } loses { $cubes } cube
   *[other] { $seat } loses { $cubes } cubes
}
rattus-story-spared = { $turned ->
    [one] { $region }: one rat is turned. Nobody dies.
   *[other] { $region }: { $turned } rats are turned. Nobody dies.
}
rattus-story-spared-there = { $turned ->
    [one] One rat is turned. Nobody dies.
   *[other] { $turned } rats are turned. Nobody dies.
}
rattus-story-witch = { $n ->
    [one] Witch: { $seat } looks at a rat in { $regions }.
   *[other] Witch: { $seat } looks at rats in { $regions }.
}
rattus-story-witch-swaps = And swaps them.

rattus-recap-took = { $seat } takes the { $class } from you.
rattus-recap-took-settled = { $cubes ->
    [one] { $seat } takes the { $class } from you and settles { $cubes } cube in { $region }.
   *[other] { $seat } takes the { $class } from you and settles { $cubes } cubes in { $region }.
}
rattus-recap-struck = { $cubes ->
    [one] The plague strikes { $region }: you lose { $cubes } cube.
   *[other] The plague strikes { $region }: you lose { $cubes } cubes.
}

rattus-reason-out-of-play = { $region } is not used with this many players.
rattus-reason-own-card = You already have the { $class }.
rattus-reason-card-taken = One card per turn, and you have taken yours.
rattus-reason-placed = You have already settled this turn.
rattus-reason-no-rats = No rats in { $region }. You can only settle where rats are.
rattus-reason-no-peasant = The extra cube needs the Peasant.
rattus-reason-extra-moot = No cube left in your reserve for the Peasant.
rattus-reason-empty-reserve = Your reserve is empty.
rattus-reason-no-cube-to-add = Your reserve holds no cube to add.
rattus-reason-place-first = Settle first. Sending the plague on ends your turn.
rattus-reason-too-far = { $region } is too far for the plague.
rattus-reason-must-leave = The plague can’t stay. Send it to a neighbouring region.
rattus-reason-not-your-card = You don’t have the { $class }.
rattus-reason-used = You have used the { $class } this turn.
rattus-reason-not-by-itself = The { $class } works by itself when you settle or send the plague.
rattus-reason-no-cubes = You have no cube in any region.
rattus-reason-no-cubes-there = You have no cube in { $region }.
rattus-reason-too-many-cubes = The Merchant leads up to { $most } cubes, and only cubes you have there.
rattus-reason-not-neighbours = { $region } doesn’t border the region the cubes leave.
rattus-reason-rat-too-far = { $region } doesn’t border this rat’s region.
rattus-reason-full = { $region } already has { $most } rats, the most a region holds.
rattus-reason-no-rat-moves = No rat has room next door.
rattus-reason-rat-stuck = All regions next to this rat are full.
rattus-reason-no-such-rat = That rat is not on the board.
rattus-reason-just-seen = You have just seen this rat. Choose another.
rattus-reason-rats-there = The King saves cubes only where there are no rats. { $region } has some.
rattus-reason-nobody-to-shelter = You have no cube in { $region } to send to the castle.
rattus-reason-no-safe-cube = The King needs one of your cubes in a region without rats. You have none.
rattus-reason-not-next-to-plague = New rats go next to the plague. { $region } is too far.
rattus-reason-not-in-plague-region = Only rats of the plague region are turned.
rattus-reason-castle = Only the King brings cubes to the castle, and they stay there.
rattus-reason-not-now = Not now. Answer the question first.

rattus-ending-supply = The rats ran out.
rattus-ending-cubes = Someone has every cube on the board.
rattus-ending-both = The rats ran out, and someone has every cube on the board.

rattus-score-regions = Cubes in the regions
rattus-score-castle = Cubes in the castle

# The check language: position words, facts, and positions that cannot be.
rattus-given-rats = Rats out of the supply: so many that nobody has seen, or these tokens face down.
rattus-given-starters = Rats of the set-up: so many that nobody has seen, or these starting tokens face down.
rattus-given-seen = This seat has looked at that rat, whose token is laid out by name, or is left open (`unknown`).
rattus-given-cubes = Cubes out of the reserves.
rattus-given-castle = Cubes in the castle, out of the reserve.
rattus-given-reserve = Exactly so many in the reserve; the rest goes to the castle. Comes after the cubes.
rattus-given-supply = Exactly so many rats in the supply; the rest is set aside. Comes after the rats.
rattus-given-card = Who owns a class card.
rattus-given-emblem = Where the plague is.
rattus-given-turn = Whose turn it is, and what they have done in it.
rattus-given-plague = The plague is where the emblem lies and ravages: who is on turn, and whether their Knight makes the emblem count as cubes.
rattus-given-final = The final round: who is on turn, who plays last, and whether the Knight of the first makes the emblem count as cubes.
rattus-given-rat = One rat by its number, in a region, with its token if that matters. The lowest numbers are the rats of the set-up.
rattus-given-turned = A rat that was turned over, and what it showed; in the order in which they were turned.
rattus-given-start = Who began the game.
rattus-given-step = Another step of the turn: first cubes (so many placed), rats that still breed, the Knight's question, the strike, or the King after it.
rattus-given-ending = Why the final round began.
rattus-fact-cubes = Cubes of a seat in a region.
rattus-fact-rats = Rats in a region.
rattus-fact-reserve = Cubes in the reserve.
rattus-fact-castle = Cubes in the castle.
rattus-fact-score = The score as it stands.
rattus-fact-supply = Rats in the supply.
rattus-fact-aside = Tokens set aside.
rattus-fact-turned = Tokens turned over and out of the game.
rattus-fact-regions = Regions in play.
rattus-fact-emblem = Where the plague is.
rattus-fact-active = Whose turn it is.
rattus-fact-bonus = Whether the emblem counts as cubes now.
rattus-fact-owner = Who owns a class card, or nobody.
rattus-fact-token = The token of a rat, hidden, or gone.
rattus-fact-place = Where a rat lies, or gone.
rattus-fact-starter = Whether a rat lay there from the set-up on, or gone.
rattus-check-cubes = cubes
rattus-check-full = { $region } has room for { $most } rats and no more.
rattus-check-no-supply = No rat is left in the supply.
rattus-check-no-face = That rat is not laid out with its token.
rattus-check-no-starter = All rats of the set-up are laid out.
rattus-check-not-starting = That token is none of the starting ones.
rattus-check-not-owned = { $seat } has used a card of another ({ $class }).
rattus-check-final = { $seat } is the last player, who has no turn in the final round.
rattus-check-settle = { $seat } has too few cubes left for the set-up.
rattus-check-handles = More rats are left in the supply than can still enter.
rattus-audit-out-of-play = Something lies in { $region }, which is not in play.
rattus-audit-cubes = Cubes of { $seat }: { $cubes }.
rattus-audit-two-places = A rat lies in two regions.
rattus-audit-tokens = There are { $all } rat tokens; { $tokens } are laid out.
rattus-audit-faces = A token lies in two places or is lost.
rattus-audit-starters = A rat of the set-up has no starting token left.

# What a choice does for somebody, against another: the terms of the judgement.
rattus-term-cubes-more = { $seat } keeps more cubes on the map.
rattus-term-cubes-less = { $seat } keeps fewer cubes on the map.
rattus-term-castle-more = { $seat } has more cubes safe in the castle.
rattus-term-castle-less = { $seat } has fewer cubes safe in the castle.
rattus-term-plague-more = { $seat } is safer from the plague.
rattus-term-plague-less = { $seat } is more exposed to the plague.
rattus-term-powers-more = { $seat } has stronger cards.
rattus-term-powers-less = { $seat } has weaker cards.
rattus-term-turns-more = { $seat } can settle more cubes from here.
rattus-term-turns-less = { $seat } can settle fewer cubes from here.
