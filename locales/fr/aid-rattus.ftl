# Rattus : ce qu’on cherche pendant une partie.
rattus-aid-cards = Les six cartes
rattus-aid-rat = Lire un rat
rattus-aid-take = Prendre une carte : si vous voulez, une par tour, libre ou prise à quelqu’un. Avant ou après le placement.
rattus-aid-place = Placer : choisissez une région avec des rats. Autant de vos cubes y viennent de votre réserve qu’elle a de rats.
rattus-aid-move = Déplacer la Peste : en dernier, dans une région voisine. Elle ne reste jamais sur place.
rattus-aid-breed = Propagation : un rat dans la région infectée en amène { $breed_one }, deux ou plus en amènent { $breed_more }, dans les régions voisines de votre choix. Une région en contient { $full } au plus.
rattus-aid-strike = Ravage : tant qu’il y a des rats et des cubes dans la région infectée, on retourne un rat après l’autre. Vous choisissez l’ordre.
rattus-aid-powers = Pouvoirs : chacune de vos cartes une fois par tour, avant la Peste. Le Chevalier agit pendant le déplacement, le Roi aussi après.
rattus-aid-limit = Valeur limite : il faut autant de cubes dans la région, tous joueurs confondus ; sinon le rat ne fait rien.
rattus-aid-class = Symbole d’une carte : qui la possède perd un cube dans la région. Si personne ne l’a, il ne se passe rien.
rattus-aid-sum = Les symboles s’additionnent : chacun qui vous touche coûte un cube, tant qu’il vous en reste là. Les cubes perdus rentrent dans votre réserve.
rattus-aid-win = Pour gagner : avoir à la fin le plus de cubes dans les régions et au Château.
rattus-aid-castle = Château : un cube y est à l’abri pour de bon et compte comme les autres.
rattus-aid-end = Fin : quand un tour s’achève avec la réserve de rats vide, ou avec les { $cubes } cubes de qui vient de jouer tous en jeu.
rattus-aid-last = Dernière manche : tout le monde, sauf qui a joué le dernier tour, utilise encore une fois chacun de ses pouvoirs. Le Chevalier déplace la Peste de { $steps } régions au plus, et elle compte alors pour { $neutral } cubes.
rattus-aid-final = Ravage final : tous les rats de toutes les régions sont retournés, dans un ordre tiré au hasard. Aucun pouvoir n’y peut rien.
rattus-aid-tie = Égalité : gagne la personne dont le tour serait venu le plus tôt.

# Images du livret.
rattus-picture-take = Rouge peut prendre n’importe quelle carte libre, ou le Paysan à Vert.
rattus-picture-as-many = Ce qui brille peut être choisi : il vient autant de cubes qu’il y a de rats ; une région sans rat reste sombre.
rattus-picture-merchant = Rouge emmène des cubes hors d’Italia : trois au plus, tous dans la même région voisine.
rattus-picture-monk = Un rat de Polonia a été choisi. Il peut aller à côté, là où il y en a moins de trois.
rattus-picture-witch = Vert a regardé le rat de Gallia, et personne d’autre n’en voit la face. Vert peut en regarder un second.
rattus-picture-king = Italia n’a pas de rat : un cube peut partir de là au Château. De Gallia, non.
rattus-picture-neighbours = D’ici, la Peste peut franchir une frontière ou suivre une flèche, rien d’autre.
rattus-picture-knight = Avec le Chevalier, la Peste va deux fois plus loin ; elle ne peut pas revenir en Italia.
rattus-picture-breed = Trois rats en Gallia en amènent deux autres. Rouge dit dans quelles régions voisines.
rattus-picture-full = Anglia et Gallia sont pleines, avec trois rats chacune. Seule Italia a de la place.
rattus-picture-order = Trois rats, un cube. Bleu a déplacé la Peste et choisit le rat qu’on retourne d’abord.
rattus-picture-majority = Rouge et Bleu ont deux cubes chacun, Vert un seul. Le symbole Majorité touche Rouge et Bleu, pas Vert.
rattus-picture-last-knight = La dernière manche : le Chevalier porte la Peste, et là où elle s’arrête elle compte pour deux cubes.

# Notes d’une première partie : aux questions, puis à ce qui arrive.
rattus-guide-settle = Deux de vos cubes s’installent ensemble. Près des rats, c’est bien : ils vous en amèneront d’autres. À côté de la Peste, non.
rattus-guide-turn = Choisissez une région avec des rats : un cube y arrive par rat. Vous pouvez d’abord prendre une carte : elle donne un pouvoir, et les rats vous cherchent.
rattus-guide-turn-placed = Envoyez maintenant la Peste dans une région voisine. Les rats s’y multiplient et des gens peuvent mourir. Cherchez où les autres sont nombreux et vous peu.
rattus-guide-merchant-from = Le Marchand emmène jusqu’à trois des vôtres à côté : hors de danger, ou vers un meilleur endroit.
rattus-guide-monk-rat = Le Moine déplace un rat à côté, face cachée. Loin de vous, ou vers quelqu’un d’autre.
rattus-guide-witch-first = La Sorcière ne montre les rats qu’à vous. Une petite valeur frappe presque toujours, une grande demande une foule.
rattus-guide-king = Le Roi envoie un cube au Château. Il y est à l’abri et compte toujours. Il ne part que d’une région sans rat.
rattus-guide-spread = Vous choisissez où vont les nouveaux rats. Près de vous, ils amèneront des cubes au prochain tour, et du danger.
rattus-guide-bonus = Avec le Chevalier, la Peste compte pour deux cubes de plus : les rats frappent plus facilement. Utile si les autres ont plus à perdre ici.
rattus-guide-ravage = La valeur limite d’un rat est la foule qu’il lui faut ; ses symboles disent qui perd un cube. Vous choisissez l’ordre, et chaque perte réduit la foule.
rattus-guide-final = Dernière manche : chaque pouvoir sert encore une fois. Puis tous les rats du plateau sont retournés : sauvez qui vous pouvez.
rattus-guide-event-took-from = À son tour, quelqu’un peut vous prendre une carte, et vous ne pouvez pas refuser. Au vôtre, vous pouvez en prendre une aussi.
rattus-guide-event-struck = Le rat a frappé : la foule était assez grande. Les cubes perdus retournent en réserve et pourront revenir.
rattus-guide-event-missed = Trop peu de monde : personne n’est mort. Le rat quitte quand même la partie.
