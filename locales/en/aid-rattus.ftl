# Rattus: what one looks up during a game.
rattus-aid-cards = The six cards
rattus-aid-rat = Reading a rat
rattus-aid-take = Take a card: if you like, one a turn, a free one or a rival’s. Before or after settling.
rattus-aid-place = Settle: choose a region with rats. As many of your cubes come from your reserve as rats are there.
rattus-aid-move = Move the plague: last of all, to a neighbouring region. It never stays.
rattus-aid-breed = Rats breed: one rat in the plague’s region brings { $breed_one } new, two or more bring { $breed_more }, into neighbours of your choice. A region holds { $full } at most.
rattus-aid-strike = Rats are turned: while rats and cubes are both in the plague’s region, one rat after another. You choose the order.
rattus-aid-powers = Powers: each of your cards once a turn, before the plague moves. The Knight acts during the move, the King also after it.
rattus-aid-limit = The number: that many cubes must be in the region, everyone’s together, or the rat does nothing.
rattus-aid-class = Sign of a card: the owner of that card loses one cube there. If no one owns it, nothing happens.
rattus-aid-sum = Signs add up: each one that fits you costs a cube, as long as you have one there. Lost cubes return to your reserve.
rattus-aid-win = To win: have the most cubes on the map and in the castle at the end.
rattus-aid-castle = Castle: a cube there is safe for good and counts as any other.
rattus-aid-end = The end comes: when a turn ends with no rats in the supply, or with all { $cubes } cubes of the player whose turn it was in play.
rattus-aid-last = Last round: everyone but the last player may use each of their powers once more. The Knight moves the plague up to { $steps } regions, and it then counts as { $neutral } cubes.
rattus-aid-final = Last plague: every rat in every region is turned, in random order. Nothing helps any more.
rattus-aid-tie = Tie: the player whose next turn would have come sooner wins.

# Pictures of the rulebook.
rattus-picture-take = Red may take any free card, or the Peasant from Green.
rattus-picture-as-many = What shines can be chosen: as many cubes come as there are rats, so a region without rats stays dark.
rattus-picture-merchant = Red leads cubes out of Italia: up to three of them, all to one neighbour.
rattus-picture-monk = A rat of Polonia has been picked. It may go next door, where fewer than three live.
rattus-picture-witch = Green has looked at the rat of Gallia. Only Green sees its face, and may look at a second one.
rattus-picture-king = Italia has no rats: a cube may go from there to the castle. From Gallia it may not.
rattus-picture-neighbours = From here the plague may go over a border or along an arrow, and nowhere else.
rattus-picture-knight = With the Knight the plague reaches twice as far; it may not come back to Italia.
rattus-picture-breed = Three rats in Gallia breed two more. Red says which neighbours they go to.
rattus-picture-full = Anglia and Gallia are full, with three rats each. Only Italia has room.
rattus-picture-order = Three rats, one cube. Blue moved the plague and chooses which rat is turned first.
rattus-picture-majority = Red and Blue have two cubes each, Green one. The Majority symbol hits both, and not Green.
rattus-picture-last-knight = The last round: the Knight carries the plague, and where it stops it counts as two cubes.

# Notes of a first game: for questions, then for what happens.
rattus-guide-settle = Two of your cubes settle together. Near rats is good: they bring you more people. Next to the plague is not.
rattus-guide-turn = Choose a region with rats: one cube arrives per rat. You may take a card first. It gives you a power, and makes rats look for you.
rattus-guide-turn-placed = Now send the plague one region on. Rats breed there and people may die. Look for a region where rivals are many and you are few.
rattus-guide-merchant-from = The Merchant leads up to three of your cubes next door: out of danger, or into better company.
rattus-guide-monk-rat = The Monk moves one rat next door, unseen. Away from you, or towards a rival.
rattus-guide-witch-first = Only you see what the Witch sees. A small number strikes almost always; a big one needs a crowd.
rattus-guide-king = The King brings one cube to the castle. It is safe there and still counts. Regions with rats are out of reach.
rattus-guide-spread = You choose where the new rats go. Next to you they bring cubes next turn, and danger.
rattus-guide-bonus = With the Knight the plague counts as two extra cubes, so rats strike more easily. Good when rivals have more to lose here.
rattus-guide-ravage = The number on a rat is the crowd it needs. Its signs say who loses a cube. You choose the order, and every loss makes the crowd smaller.
rattus-guide-final = Last round: use each power once more. Then every rat on the map is turned, so save who you can.
rattus-guide-event-took-from = Another player can take a card from you on their turn, and you can’t say no. On yours you may take one too.
rattus-guide-event-struck = The rat struck because the crowd was big enough. Lost cubes go back to your reserve and can settle again.
rattus-guide-event-missed = Too few people here, so nobody died. The rat leaves the game anyway.
