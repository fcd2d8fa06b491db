# Contagion : ce qu’on cherche pendant une partie.
contagion-aid-round = Une manche : une carte est révélée ; elle peut amener une ville et une tête de mort. Puis tout le monde joue un tour.
contagion-aid-kept = Cartes Ville conservées : jouez-les avant, entre ou après vos actions. Ce n’est pas une action.
contagion-aid-actions = Vos actions : { $actions } parmi piocher, infecter, renforcer. Deux fois la même est permis.
contagion-aid-when = La carte de la manche : agit à votre tour, avant vos actions (début), pendant, ou après (fin).
contagion-aid-forced = Rien de possible : piochez { $forced } carte et perdez vos autres actions.
contagion-aid-draw = Piocher : autant de cartes que votre Incubation. { $hand } en main au plus.
contagion-aid-infect = Infecter : placez dans une ville au plus autant de cubes que votre Infection. Une nouvelle ville coûte { $new } cartes ; une ville où vous avez des cubes, { $present }.
contagion-aid-pay = Payer : dans la couleur de la ville ; { $joker } cartes d’autres couleurs remplacent une carte qui manque.
contagion-aid-mutate = Renforcer : montez une mutation d’un niveau. Toutes les cartes conviennent.
contagion-aid-incubation = Incubation : combien de cartes vous piochez. Les niveaux coûtent { $incubation }.
contagion-aid-infection = Infection : combien de cubes vous placez. Les niveaux coûtent { $infection }.
contagion-aid-resistance = Résistance : avant une perte due à la carte de la manche, descendez d’un niveau et sauvez autant d’éléments que le niveau quitté. Les niveaux coûtent { $resistance }.
contagion-aid-win = Pour gagner : avoir le plus de points à la fin.
contagion-aid-eradicate = Éradication : dès que la ville est pleine. La maladie qui a le plus de cubes marque le premier nombre, les deux suivantes les autres ; qui l’a remplie reçoit son action.
contagion-aid-toll = Bilan des morts : aux têtes de mort { $skulls }, la maladie en tête de chaque ville marque le plus petit nombre. Les cubes restent.
contagion-aid-rows = Égalités : la rangée la plus haute l’emporte. Qui arrive tôt est plus haut.
contagion-aid-last = À la fin : la maladie en tête de chaque ville restante marque le plus petit nombre ; puis tout le monde ajoute ses trois niveaux.
contagion-aid-end = Fin : à la manche { $rounds }, ou quand il reste { $left } villes ou moins. La manche est jouée jusqu’au bout.
contagion-aid-cube = Cube : une part de votre maladie. Vous en avez { $dish } pour les villes.
contagion-aid-dish = Cubes restants : ceux que vous pouvez encore placer.
contagion-aid-skull = Tête de mort : un bilan des morts se rapproche.
contagion-aid-new-city = Nouvelle ville : la ville suivante arrive sur la table.
contagion-aid-at-once = Éclair : l’action de la ville se joue tout de suite ou jamais.
contagion-aid-keep = Ruban : conservez la carte et jouez-la une fois, au moment voulu.
contagion-aid-who = OMS : une carte contre toutes les maladies, une manche sur quatre.

# Images du livret.
contagion-picture-newcomer = { $a } arrive à Jakarta : deux cartes. La rangée sous { $b } serait la sienne. À Bombay, { $a } a déjà des cubes : une carte.
contagion-picture-pay = Jakarta coûte deux cartes. { $a } peut en donner des bleues, ou deux autres pour chacune qui manque.
contagion-picture-room = Sydney n’a plus de place que pour un cube, quelle que soit l’Infection ({ $a }).
contagion-picture-closed = { $b } a perdu son seul cube à Tokyo : les rangées du dessous sont remontées ; y revenir, c’est entrer dans une nouvelle ville.
contagion-picture-banned = La carte interdit les nouvelles villes pendant tout le tour. Tokyo, où { $a } a des cubes, brille ; Le Caire serait une nouvelle ville.
contagion-picture-mutate = Incubation 3 : le niveau suivant coûte quatre cartes, de n’importe quelles couleurs.
contagion-picture-resist = { $a } va perdre trois cubes. Descendre depuis la Résistance 2 en sauve deux, la descente suivante un de plus.
contagion-picture-tie = Deux cubes partout à Londres : { $c } est dans la rangée la plus haute et passe devant.
contagion-picture-falls = Un cube de plus remplit New York. { $b } en a le plus et marquerait le premier nombre, { $a } le deuxième, { $c } le troisième.
contagion-picture-action = { $c } a rempli la ville. Elle a disparu, et son action est à { $c } : maintenant ou jamais.
contagion-picture-two-cities = Il reste deux villes : cette manche est la dernière.
contagion-picture-leaders = À la fin, les maladies en tête marquent : { $a } à Tokyo, et { $b } au Caire, où la rangée la plus haute décide.

# Notes d’une première partie : aux questions, puis à ce qui arrive.
contagion-guide-setup-place-cube = Votre premier cube est gratuit. Les petites villes se remplissent vite ; les grandes rapportent plus.
contagion-guide-choose-action = Vous avez deux actions : piocher, infecter une ville ou renforcer la maladie. Les cartes paient tout : monter tôt l’Incubation aide toute la partie.
contagion-guide-opening = Vous avez conservé une carte Ville. Vous pouvez la jouer avant que la carte de la manche ne vous touche ; ce n’est pas une action.
contagion-guide-closing = Vos actions sont finies. Vous pouvez encore jouer une carte Ville conservée, ou la garder.
contagion-guide-choose-cubes = Plus de cubes mettent en tête. Remplir la ville l’éradique : vous recevez son action, elle rapporte, et tous les cubes rentrent.
contagion-guide-choose-payment = Payez dans la couleur de la ville si vous le pouvez. Chaque carte qui manque en coûte deux autres.
contagion-guide-choose-paid-cards = Toutes les cartes paient une mutation. Donnez les couleurs dont aucune ville proche n’a besoin.
contagion-guide-discard-to-limit = Trop de cartes. Gardez-en plusieurs d’une même couleur : elles paient une ville d’un coup.
contagion-guide-use-city-action = Vous avez rempli la ville : son action est à vous, en plus des points.
contagion-guide-choose-loss-city = Vous perdez des cubes dans une ville. Sacrifiez-en une où vous ne menez pas.
contagion-guide-use-resistance = La Résistance descend d’un niveau et sauve autant d’éléments que le niveau quitté. Chaque niveau vaut aussi un point à la fin.
contagion-guide-event-revealed = Une carte nouvelle à chaque manche. Elle touche chaque maladie à son tour : au début, pendant ou à la fin, comme elle le dit.
contagion-guide-event-skull = Une tête de mort. La deuxième, la quatrième et la sixième entraînent un bilan des morts : la maladie en tête de chaque ville marque le plus petit nombre.
contagion-guide-event-eradicated = La ville est pleine, donc éradiquée. Les maladies qui ont le plus de cubes marquent, et tous les cubes rentrent.
