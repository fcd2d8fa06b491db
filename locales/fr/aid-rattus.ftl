# Rattus : ce qu’on cherche pendant une partie.
rattus-aid-cards = Les six cartes
rattus-aid-rat = Lire un rat
rattus-aid-take = Prendre une carte : si vous voulez, une par tour, libre ou prise à quelqu’un. Avant ou après le placement.
rattus-aid-place = Placer : choisissez une région avec des rats. Autant de vos cubes y viennent de la réserve qu’elle compte de rats.
rattus-aid-move = Déplacer la Peste : en dernier, dans une région voisine. Elle ne reste jamais sur place.
rattus-aid-breed = Propagation : un rat dans la région infectée en amène { $breed_one }, deux ou plus en amènent { $breed_more }, chez les voisines de votre choix. Une région en contient { $full } au plus.
rattus-aid-strike = Ravage : tant qu’il y a des rats et des cubes dans la région infectée, on retourne un rat après l’autre. Vous choisissez l’ordre.
rattus-aid-powers = Pouvoirs : chacune de vos cartes une fois par tour, avant la Peste. Le Chevalier agit pendant le déplacement, le Roi aussi après.
rattus-aid-limit = Valeur limite : il faut autant de cubes dans la région, tous joueurs confondus ; sinon le rat ne fait rien.
rattus-aid-class = Symbole d’une carte : qui la possède perd un cube dans la région. Si personne ne l’a, il ne se passe rien.
rattus-aid-sum = Les symboles s’additionnent : chacun qui vous touche coûte un cube, tant qu’il vous en reste là. Les cubes perdus rentrent dans votre réserve.
rattus-aid-win = Pour gagner : avoir à la fin le plus de cubes dans les régions et au Château.
rattus-aid-castle = Château : un cube y est à l’abri pour de bon et compte comme les autres.
rattus-aid-end = Fin : quand un tour s’achève avec la réserve de rats vide, ou avec les { $cubes } cubes de la place qui vient de jouer tous en jeu.
rattus-aid-last = Dernière manche : chacun, sauf la personne qui a joué le dernier tour, utilise encore une fois chacun de ses pouvoirs. Le Chevalier déplace la Peste de { $steps } régions au plus, et elle compte alors pour { $neutral } cubes.
rattus-aid-final = Ravage final : tous les rats de toutes les régions sont retournés, au hasard. Aucun pouvoir n’y peut rien.
rattus-aid-tie = Égalité : l’emporte la place dont le prochain tour serait venu le plus tôt.

# Images du livret.
rattus-picture-take = Rouge peut prendre n’importe quelle carte libre, ou le Paysan à Vert.
rattus-picture-as-many = Ce qui brille peut être choisi : il vient autant de cubes qu’il y a de rats ; une région sans rat reste sombre.
rattus-picture-merchant = Rouge emmène des cubes hors d’Italia : trois au plus, tous chez la même voisine.
rattus-picture-monk = Un rat de Polonia a été choisi. Il peut aller à côté, là où il y en a moins de trois.
rattus-picture-witch = Vert a regardé le rat de Gallia. Seul Vert en voit la face et peut en regarder un second.
rattus-picture-king = Italia n’a pas de rat : un cube peut partir de là au Château. De Gallia, non.
rattus-picture-neighbours = D’ici, la Peste peut franchir une frontière ou suivre une flèche, rien d’autre.
rattus-picture-knight = Avec le Chevalier, la Peste va deux fois plus loin ; elle ne peut pas revenir en Italia.
rattus-picture-breed = Trois rats en Gallia en amènent deux autres. Rouge dit chez quelles voisines.
rattus-picture-full = Anglia et Gallia sont pleines, avec trois rats chacune. Seule Italia a de la place.
rattus-picture-order = Trois rats, un cube. Bleu a déplacé la Peste et choisit le rat qu’on retourne d’abord.
rattus-picture-majority = Rouge et Bleu ont deux cubes chacun, Vert un seul. Le symbole Majorité touche Rouge et Bleu, pas Vert.
rattus-picture-last-knight = La dernière manche : le Chevalier porte la Peste, et là où elle s’arrête elle compte pour deux cubes.

# Notes d’une première partie : aux questions, puis à ce qui arrive.
rattus-guide-settle = Pour commencer, deux de vos cubes s’installent ensemble. Les rats en attireront d’autres, et la Peste part de son emblème : un peu de distance ne nuit pas.
rattus-guide-turn = Les gens suivent les rats : choisissez une région avec des rats, autant de vos cubes y arrivent. Trois rats, trois cubes. Vous pouvez d’abord prendre une carte : un pouvoir, qui fait aussi de vous une cible.
rattus-guide-turn-placed = Maintenant la Peste : avancez l’emblème d’une région. Là, les rats se multiplient et des gens peuvent mourir. Envoyez-la où les autres sont nombreux et vous non.
rattus-guide-merchant-from = Le Marchand emmène jusqu’à trois des vôtres à côté : hors de danger, ou vers un meilleur endroit.
rattus-guide-monk-rat = Le Moine déplace un rat à côté, face cachée. Loin des vôtres, ou vers ceux d’un autre.
rattus-guide-witch-first = La Sorcière regarde des rats pour vous seul. Un petit nombre frappe presque toujours, un grand demande une foule.
rattus-guide-king = Le Roi met un cube au Château, à l’abri pour de bon. Seulement depuis une région sans rat.
rattus-guide-spread = Les rats se multiplient à côté. Vous choisissez où : près des vôtres, ils amènent des cubes au prochain tour, et du danger.
rattus-guide-bonus = Le Chevalier peut compter l’emblème de la Peste pour deux cubes : les rats frappent plus facilement. Utile si les autres y perdent plus que vous.
rattus-guide-ravage = Un rat est retourné. Sa valeur limite est la foule qu’il lui faut ; ses symboles disent qui perd un cube. Vous choisissez l’ordre, et chaque perte réduit la foule.
rattus-guide-final = La dernière manche : chaque pouvoir sert encore une fois. Ensuite, tous les rats de partout sont retournés : sauvez qui vous pouvez.
rattus-guide-event-took-from = À son tour, chaque place peut prendre une carte, même la vôtre, sans refus possible. À votre tour, vous le pouvez aussi.
rattus-guide-event-struck = Le rat a frappé : sa valeur limite était atteinte. Les cubes perdus sont revenus dans la réserve et peuvent être placés de nouveau.
rattus-guide-event-missed = Ce rat demandait une plus grande foule : personne n’est mort. Il quitte quand même la partie.
