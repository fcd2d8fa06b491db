# The lessons: what is said, and what other choices are answered with.

lesson-pest-1-title = Bring them in, make them well
lesson-pest-1-1 = Healed people stand here, each worth the renown printed beneath. After six years the house with most renown wins: find someone to heal.
lesson-pest-1-2 = You play by placing an Assistant. A cell gives two actions, the one above it and the one beside it: take Move with Heal.
lesson-pest-1-2-not-place = A fine pair, another day. Today you walk and heal.
lesson-pest-1-3 = Nobody lies in your beds yet, so walk first. Your Doctor has two steps.
lesson-pest-1-3-not-start-heal = Nobody to heal yet. Walk first.
lesson-pest-1-4 = One sick in Gollor. The first person of every place comes along for nothing.
lesson-pest-1-4-not-step = Nobody is waiting there. Follow the red figures.
lesson-pest-1-5 = Two in Garrim: the first is free, the second costs 1 food.
lesson-pest-1-5-not = One step is left, and two people wait in Garrim.
lesson-pest-1-6 = Here the walk ends, and you gain the resource of the place: herbs, just what healing needs.
lesson-pest-1-7 = Now heal. Pay the herbs above the next space and someone goes from bed to track.
lesson-pest-1-7-not-done = You still have an action here: heal the second one too.
lesson-pest-1-done = Two healed, 2 renown; the third keeps a bed until you find another herb. You have just played a whole turn.

lesson-pest-2-title = A building that works for you
lesson-pest-2-1 = Your Doctor is in a town that gives wood. Put a building there and a person in it: Build and Assign share a cell.
lesson-pest-2-1-not-place = You want a building and someone in it: Build above, Assign beside.
lesson-pest-2-2 = A Quarter costs 1 wood and 1 stone. You have no stone, but a coin replaces any resource.
lesson-pest-2-2-not-start-assign = No building to work in yet. Build first.
lesson-pest-2-3 = The first building in a town brings 2 influence. Most influence at the end is worth 5.
lesson-pest-2-4 = Send one healed person to work. The track loses 1 renown, but the building will give wood all game long.
lesson-pest-2-4-not-assign-capital = The Capital is a race of its own, later. Your building stands empty.
lesson-pest-2-5 = That cell is taken until the year ends. Nine cells, each once a year: so choose pairs you will not want again.
lesson-pest-2-6 = Now harvest with your second Assistant. Any cell under Produce will do.
lesson-pest-2-6-not = Good, but your harvest waits under Produce.
lesson-pest-2-done = Stone from the Castle, wood from your Quarter, and 1 research because the laboratory space is taken. That is an engine.

lesson-pest-3-title = Three beds, four slots
lesson-pest-3-1 = Your three beds do no harm, and all are full. The four slots beyond them sit on your actions and your store.
lesson-pest-3-2 = Two more wait in Garrim, where herbs grow. Fetch them and see what crowding does.
lesson-pest-3-2-not-place = Garrim has sick people and herbs. Go there with Move and Heal.
lesson-pest-3-2-not-step = They wait in Garrim.
lesson-pest-3-3 = Choose a place for each. In a slot they hinder that action while they lie there; the Cemetery costs renown at every era’s end.
lesson-pest-3-3-not-lay-cemetery = The Cemetery is never emptied and costs renown up to three times. Find them another place.
lesson-pest-3-3-not-lay = That works too. For this lesson use the Produce slot: you will see how to free it.
lesson-pest-3-3-not-lay-cemetery-2 = The Cemetery is never emptied and costs renown up to three times. Find them another place.
lesson-pest-3-3-not-lay-2 = That works too. Here use the Build slot, which you do not need now.
lesson-pest-3-4 = Stop for a herb and heal at once. While beds overflow, healing takes someone from a harmful slot: free Build.
lesson-pest-3-4-not-heal = That works too. Here free Build first.
lesson-pest-3-5 = One is still in the wrong place. When an action begins, you may move them to another free slot, and the action runs at full strength.
lesson-pest-3-5-not-decline = Hindered: one resource less. Move them away instead.
lesson-pest-3-done = Two stone, one wood, nobody buried. Only with every bed and slot full are Move, Build and Produce all hindered.

lesson-pest-4-title = The plague comes by card
lesson-pest-4-1 = Three sick in Gothar. If a card brings a fourth, the city lies in ruins for good and the plague spreads to its neighbours.
lesson-pest-4-2 = You have no food, but you have a Camp. Where you set it up, everyone comes along for nothing.
lesson-pest-4-2-not-place = Later. First empty Gothar: Move with Heal.
lesson-pest-4-2-not-step = Later. First empty Gothar.
lesson-pest-4-3 = One herb in store, one from Gothar: empty two beds.
lesson-pest-4-4 = The card comes when the year turns. A Doctor keeps it out, so does a Camp, once; a lone building takes the sick in: walk to Karvess.
lesson-pest-4-4-not-place = It works, but Karvess would take in someone sick. Walking home costs nothing.
lesson-pest-4-4-not-step = Your building is in Karvess, and it is unguarded.
lesson-pest-4-5 = The card says Craft Towns. In Gothar your Camp holds and goes home; in Karvess your Doctor holds.
lesson-pest-4-6 = Tessarin had three. It falls into ruins and spreads one to Elbar, where your Castle takes it in.
lesson-pest-4-done = One city saved, one lost. Unguarded, you would have lost both and taken in three people.

lesson-pest-5-title = The decree
lesson-pest-5-1 = Last year’s favour card pays now. Least influence takes the right side, the best one: 2 wood and any one resource.
lesson-pest-5-1-not-take = You could build only one building with that. Two need 2 stone.
lesson-pest-5-2 = The imperative: each time you do this, you climb. Building climbs one level for each building place there: a city three, a village one.
lesson-pest-5-3 = You may build where your Doctor is and where your Camp is. That makes two buildings in one action.
lesson-pest-5-3-not-place = Build is the imperative of this era; here take it with Heal.
lesson-pest-5-4 = City first: 3 influence. Space 3 gives any resource, and then the imperative climbs.
lesson-pest-5-4-not-build = Oldas will do too. But see what the city brings: a Quarter in Ombrath.
lesson-pest-5-5 = One building more, and you are at the top.
lesson-pest-5-5-not-done = Your Camp in Oldas is a building place too.
lesson-pest-5-done = The top level, with 7 renown at the end. The agenda of a decree counts once, when the era ends: read all three before you plan.

lesson-pest-6-title = Research
lesson-pest-6-1 = Four places, one sick person each: every one of them free. But they are four steps away and you have two.
lesson-pest-6-2 = Research improves Move, Build or Produce once, pays for a technology, or renews the market. Take Move with Research.
lesson-pest-6-2-not-place = You need both: Move with Research.
lesson-pest-6-3 = Research first, since a new card works from the next action on. These horseshoes give 4 steps for good.
lesson-pest-6-3-not-start-move = With 1 research you get three steps. Four are better: research first.
lesson-pest-6-3-not-buy = Useful, but it adds no step, or not in this slot: the Horseshoes on top.
lesson-pest-6-4 = 1 research is left. Four steps are enough, so keep it.
lesson-pest-6-4-not-improve = Five steps, four sick people. It works, but the research is gone.
lesson-pest-6-5 = Now walk: Cressil, Meskar, Blessir, Terras.
lesson-pest-6-done = Four sick people, no food spent. The card also scores 2 at the end, and a card you replace gives its renown right away.

lesson-pest-7-title = The last year
lesson-pest-7-1 = The last year, 41 to 41: a real game against Lucia. Healthy Nation: every Heal that heals someone and leaves 5 or more on your track climbs a level.
lesson-pest-7-done = That was a whole last year. Decrees, healed people and influence decide it: try another way.
lesson-pest-7-won = You have won a real last year. You are ready for six of them.
