# Contagion : ce qu’on cherche pendant une partie.
contagion-aid-round = Une manche : une carte est révélée ; elle peut amener une ville et une tête de mort. Puis chacun joue son tour.
contagion-aid-kept = Cartes Ville conservées : jouez-en avant, entre ou après vos actions. Ce n’est pas une action.
contagion-aid-actions = Vos actions : { $actions } parmi piocher, infecter, renforcer. Deux fois la même est permis.
contagion-aid-when = La carte de la manche : agit à votre tour, avant vos actions (début), pendant, ou après (fin).
contagion-aid-forced = Rien n’est possible : piochez { $forced } carte ; vos autres actions sont perdues.
contagion-aid-draw = Piocher : autant de cartes que votre Incubation. { $hand } en main au plus.
contagion-aid-infect = Infecter : jusqu’à votre Infection en cubes dans une ville. Une nouvelle ville coûte { $new } cartes ; une ville où vous avez déjà des cubes, { $present }.
contagion-aid-pay = Payer : dans la couleur de la ville ; { $joker } cartes d’autres couleurs remplacent une carte qui manque.
contagion-aid-mutate = Renforcer : montez d’un niveau. Toutes les cartes conviennent.
contagion-aid-incubation = Incubation : combien de cartes vous piochez. Les niveaux coûtent { $incubation }.
contagion-aid-infection = Infection : combien de cubes vous placez. Les niveaux coûtent { $infection }.
contagion-aid-resistance = Résistance : avant une perte due à la carte de la manche, descendez d’un niveau et sauvez autant d’éléments que le niveau quitté. Les niveaux coûtent { $resistance }.
contagion-aid-win = Pour gagner : avoir le plus de points à la fin.
contagion-aid-eradicate = Éradication : dès que la ville est pleine. La maladie qui a le plus de cubes marque le premier nombre, les deux suivantes les autres ; qui l’a remplie reçoit son action.
contagion-aid-toll = Bilan des morts : aux têtes de mort { $skulls }, la maladie en tête de chaque ville marque le plus petit nombre. Les cubes restent.
contagion-aid-rows = Égalités : la rangée la plus haute passe devant. Qui arrive tôt est plus haut.
contagion-aid-last = À la fin : la maladie en tête de chaque ville restante marque le plus petit nombre ; puis chacun ajoute ses trois niveaux.
contagion-aid-end = Fin : à la manche { $rounds }, ou quand il reste { $left } villes ou moins. La manche est jouée jusqu’au bout.
contagion-aid-cube = Cube : une part de votre maladie. Vous en avez { $dish } pour les villes.
contagion-aid-dish = Boîte de Pétri : les cubes que vous pouvez encore placer.
contagion-aid-skull = Tête de mort : un pas de plus vers un bilan des morts.
contagion-aid-new-city = Nouvelle ville : la ville suivante arrive sur la table.
contagion-aid-at-once = Éclair : l’action de la ville se joue immédiatement, ou jamais.
contagion-aid-keep = Ruban : conservez la carte et jouez-la une fois, au moment voulu.
contagion-aid-who = OMS : une carte contre toutes les maladies, une manche sur quatre.

# Images du livret.
contagion-picture-newcomer = { $a } arrive à Jakarta : deux cartes. La rangée sous { $b } serait la sienne. À Bombay, { $a } a déjà des cubes : une carte.
contagion-picture-pay = Jakarta coûte deux cartes. { $a } peut en donner des bleues, ou deux autres pour chacune qui manque.
contagion-picture-room = Sydney n’a plus de place que pour un cube, quelle que soit l’Infection ({ $a }).
contagion-picture-closed = { $b } a perdu son seul cube à Tokyo : les rangées du dessous sont remontées, et qui revient est un nouveau venu.
contagion-picture-banned = La carte interdit les nouvelles villes pendant tout le tour. Tokyo, où { $a } a des cubes, brille ; Le Caire serait une nouvelle ville.
contagion-picture-mutate = Incubation 3 : le niveau suivant coûte quatre cartes, de n’importe quelles couleurs.
contagion-picture-resist = { $a } va perdre trois cubes. Descendre depuis la Résistance 2 en sauve deux, la descente suivante un de plus.
contagion-picture-tie = Deux cubes chacun à Londres : { $c } est dans la rangée la plus haute et passe devant.
contagion-picture-falls = Un cube de plus remplit New York. { $b } en a le plus et marquerait le premier nombre, { $a } le deuxième, { $c } le troisième.
contagion-picture-action = { $c } a rempli la ville. Elle a disparu, et son action est à { $c } : maintenant ou jamais.
contagion-picture-two-cities = Il reste deux villes : cette manche est la dernière.
contagion-picture-leaders = À la fin, les maladies en tête marquent : { $a } à Tokyo, et { $b } au Caire, où la rangée la plus haute décide.

# Notes d’une première partie : aux questions, puis à ce qui arrive.
contagion-guide-setup-place-cube = Vous êtes une maladie. Votre premier cube est gratuit : une ville peu occupée, ou une petite qui tombera vite.
contagion-guide-choose-action = Deux actions : piocher, infecter une ville ou renforcer. Les cartes paient tout : au début, une meilleure Incubation vaut son prix.
contagion-guide-opening = Vous avez une carte Ville conservée. Vous pouvez la jouer avant que la carte de la manche n’agisse ; ce n’est pas une action.
contagion-guide-closing = Vos actions sont finies, mais une carte Ville conservée peut encore être jouée. Vous pouvez aussi la garder.
contagion-guide-choose-cubes = Combien de cubes ? Plus il y en a, mieux vous menez. Mais qui remplit la ville reçoit son action, et tous les cubes rentrent quand elle tombe.
contagion-guide-choose-payment = Payez si possible dans la couleur de la ville : deux autres cartes pour une qui manque, c’est cher.
contagion-guide-choose-paid-cards = On peut renforcer avec n’importe quelles cartes. Donnez les couleurs qui ne vous servent dans aucune ville.
contagion-guide-discard-to-limit = Votre main est pleine. Gardez plusieurs cartes d’une même couleur : elles paient une ville d’un coup.
contagion-guide-use-city-action = Vous avez rempli la ville : son action est à vous, en plus des points.
contagion-guide-choose-loss-city = Vous perdez des cubes dans une de vos villes. Sacrifiez celle où vous ne menez pas.
contagion-guide-use-resistance = La Résistance descend d’un niveau et sauve autant d’éléments que le niveau quitté. Chaque niveau vaut aussi un point à la fin.
contagion-guide-event-revealed = Chaque manche a sa carte. Elle agit au tour de chacun : avant, pendant ou après les actions, comme elle le dit.
contagion-guide-event-skull = Une tête de mort. La deuxième, la quatrième et la sixième entraînent un bilan des morts : la maladie en tête de chaque ville marque le plus petit nombre.
contagion-guide-event-eradicated = Une ville pleine est éradiquée : jusqu’à trois maladies ont marqué, et tous les cubes sont rentrés pour resservir.
