# Rattus: what people read.
rattus-title = Rattus
rattus-blurb = Europe, 1347. Settle where the rats are, and be elsewhere when the plague arrives.

rattus-option-players = Players

rattus-action-settle = Settle in { $region }
rattus-action-take = Take the { $class }
rattus-action-place = Place cubes in { $region }
rattus-action-place-extra = Place cubes in { $region }, one more with the Peasant
rattus-action-use = Use the { $class }
rattus-action-from = Move cubes out of { $region }
rattus-action-shift = { $cubes ->
    [one] Move { $cubes } cube to { $region }
   *[other] Move { $cubes } cubes to { $region }
}
rattus-action-drive = Move rat { $rat }
rattus-action-to = Move it to { $region }
rattus-action-look = Look at rat { $rat }
rattus-action-swap = Swap the two rats
rattus-action-keep = Leave them as they lie
rattus-action-shelter = Send a cube from { $region } to the castle
rattus-action-move = Move the plague to { $region }
rattus-action-spread = Put the new rat in { $region }
rattus-action-bonus = Count the emblem as two cubes
rattus-action-flip = Turn over rat { $rat }
rattus-action-add = Add a cube in { $region }
rattus-action-ride = Move the emblem to { $region }
rattus-action-stop = Done

rattus-ask-settle = Choose a region for two of your cubes.
rattus-ask-turn = Your turn: place cubes where there are rats. You may also take a card and use powers.
rattus-ask-turn-placed = Move the plague to end your turn. Before that you may still take a card or use powers.
rattus-ask-merchant-from = Merchant: out of which region do your cubes move?
rattus-ask-merchant-to = Merchant: where do the cubes of { $region } go, and how many?
rattus-ask-monk-rat = Monk: which rat do you move?
rattus-ask-monk-to = Monk: where does rat { $rat } go?
rattus-ask-witch-first = Witch: which rat do you look at?
rattus-ask-witch-second = Witch: look at a second rat, or stop here.
rattus-ask-witch-swap = Witch: swap rats { $first } and { $second }?
rattus-ask-king = King: out of which region does a cube go to the castle?
rattus-ask-spread = { $left ->
    [one] The plague spreads: where does the new rat go?
   *[other] The plague spreads: { $left } new rats. Where does the next one go?
}
rattus-ask-bonus = Knight: does the emblem count as two neutral cubes? If not, the rats are turned over as they are.
rattus-ask-ravage = The plague ravages { $region }: which rat is turned over next?
rattus-ask-king-after = King: send a cube to the castle now? If not, your turn ends.
rattus-ask-final = Final round: use each of your powers once more, or stop.
rattus-ask-final-peasant = Peasant: where do you add a last cube?
rattus-ask-final-knight = Knight: where does the emblem go? It counts as two cubes there.

rattus-event-opened = The plague begins in { $region }; { $seat } starts.
rattus-event-settled = { $seat } settles in { $region }.
rattus-event-turn = { $seat } is to play.
rattus-event-took = { $seat } takes the { $class }.
rattus-event-took-from = { $seat } takes the { $class } from { $from }.
rattus-event-placed = { $cubes ->
    [one] { $seat } places { $cubes } cube in { $region }.
   *[other] { $seat } places { $cubes } cubes in { $region }.
}
rattus-event-shifted = { $cubes ->
    [one] { $seat } moves { $cubes } cube from { $from } to { $to }.
   *[other] { $seat } moves { $cubes } cubes from { $from } to { $to }.
}
rattus-event-drove = { $seat } moves rat { $rat } from { $from } to { $to }.
rattus-event-looked = { $seat } looks at rat { $rat } in { $region }.
rattus-event-saw = { $seat } looks at rat { $rat } in { $region }: { $token }.
rattus-event-swapped = { $seat } swaps rats { $first } and { $second }.
rattus-event-sheltered = { $seat } sends a cube from { $region } to the castle.
rattus-event-moved = { $seat } moves the plague to { $region }.
rattus-event-spread = Rat { $rat } appears in { $region }.
rattus-event-bonus = { $seat } counts the emblem as two cubes.
rattus-event-struck = { $region }: rat { $rat } is turned over ({ $token }) and strikes; cubes in the region: { $people }.
rattus-event-missed = { $region }: rat { $rat } is turned over ({ $token }); cubes in the region: { $people }, too few, nobody dies.
rattus-event-lost = { $cubes ->
    [one] { $seat } loses { $cubes } cube in { $region }.
   *[other] { $seat } loses { $cubes } cubes in { $region }.
}
rattus-event-final-round = The final round begins; { $last } has played the last turn.
rattus-event-added = { $seat } adds a cube in { $region }.
rattus-event-rode = { $seat } moves the emblem to { $region }, where it counts as two cubes.
rattus-event-final-plague = The final plague: every rat is turned over.

rattus-reason-out-of-play = { $region } is not in play with so few players.
rattus-reason-own-card = You own this card already: { $class }.
rattus-reason-card-taken = You have taken a card this turn.
rattus-reason-placed = You have placed your cubes this turn.
rattus-reason-no-rats = There is no rat in { $region }: cubes go where rats are.
rattus-reason-no-peasant = Only the owner of the Peasant places one cube more.
rattus-reason-extra-moot = Your reserve is too small for one cube more.
rattus-reason-empty-reserve = Your reserve is empty.
rattus-reason-no-cube-to-add = Your reserve holds no cube to add.
rattus-reason-place-first = Place your cubes first; the plague moves last.
rattus-reason-too-far = The plague cannot reach { $region } from where it is.
rattus-reason-must-leave = The plague must leave its region.
rattus-reason-not-your-card = You do not own this card: { $class }.
rattus-reason-used = You have used this card this turn: { $class }.
rattus-reason-not-by-itself = This power is not used by itself: { $class }. It works when you place cubes or move the plague.
rattus-reason-no-cubes = You have no cube in any region.
rattus-reason-no-cubes-there = You have no cube in { $region }.
rattus-reason-too-many-cubes = The Merchant moves at most { $most } cubes, and no more than you have there.
rattus-reason-not-neighbours = { $region } is not a neighbour of the region the cubes leave.
rattus-reason-rat-too-far = { $region } is not a neighbour of the rat’s region.
rattus-reason-full = { $region } is full: a region holds at most { $most } rats.
rattus-reason-no-rat-moves = No rat has a neighbouring region with room.
rattus-reason-rat-stuck = Every neighbour of this rat’s region is full.
rattus-reason-no-such-rat = That rat is not on the board.
rattus-reason-just-seen = You have just looked at that rat.
rattus-reason-rats-there = There are rats in { $region }: the King takes cubes only from regions without rats.
rattus-reason-nobody-to-shelter = You have no cube in { $region } to send to the castle.
rattus-reason-no-safe-cube = None of your cubes is in a region without rats.
rattus-reason-not-next-to-plague = { $region } is not next to the plague region.
rattus-reason-not-in-plague-region = Only rats of the plague region are turned over.
rattus-reason-castle = Only the King brings cubes into the castle, and they stay there.
rattus-reason-not-now = That is not what is asked now.

rattus-ending-supply = The rats ran out.
rattus-ending-cubes = A player had all cubes on the board.
rattus-ending-both = The rats ran out, and a player had all cubes on the board.

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
rattus-term-plague-more = { $seat } has less to fear from the plague.
rattus-term-plague-less = { $seat } has more to fear from the plague.
rattus-term-powers-more = { $seat } can do more with class cards.
rattus-term-powers-less = { $seat } can do less with class cards.
rattus-term-turns-more = { $seat } has more placements to come.
rattus-term-turns-less = { $seat } has fewer placements to come.
