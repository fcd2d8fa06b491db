# The lessons: what is said, and what other choices are answered with.

lesson-pest-1-title = Les recueillir, les guérir
lesson-pest-1-1 = Les guéris sont ici, chacun vaut la couronne dessous. Après six ans, la maison la plus renommée gagne : trouvez qui guérir.
lesson-pest-1-2 = On joue en plaçant un assistant. Une case donne deux actions, celle du dessus et celle d’à côté : prenez Déplacer avec Guérir.
lesson-pest-1-2-not-place = Une belle paire, un autre jour. Aujourd’hui, on marche et on guérit.
lesson-pest-1-3 = Vos lits sont vides : marchez d’abord. Votre docteur a deux pas.
lesson-pest-1-3-not-start-heal = Personne à guérir encore. Marchez d’abord.
lesson-pest-1-4 = Un malade à Gollor. Le premier de chaque lieu vient pour rien.
lesson-pest-1-4-not-step = Personne n’y attend. Suivez les figurines rouges.
lesson-pest-1-5 = Deux à Garrim : le premier est gratuit, le second mange une de vos vivres.
lesson-pest-1-5-not = Il reste un pas, et deux personnes attendent à Garrim.
lesson-pest-1-6 = La marche finit ici. Là, on ramasse un bien du lieu : des herbes, ce qu’il faut aux guérisseurs.
lesson-pest-1-7 = Guérissez. Payez les herbes au-dessus de la case suivante, et quelqu’un passe du lit à la piste.
lesson-pest-1-7-not-done = Il vous reste de quoi faire : guérissez aussi le second.
lesson-pest-1-done = Deux guéris, 2 de renommée. Le troisième garde un lit jusqu’à la prochaine herbe : vous venez de jouer un tour entier.

lesson-pest-2-title = Une maison qui travaille pour vous
lesson-pest-2-1 = Votre docteur est dans une ville de bois. Mettez-y une maison et quelqu’un dedans : Construire et Affecter partagent une case.
lesson-pest-2-1-not-place = Il vous faut une maison et quelqu’un dedans : Construire au-dessus, Affecter à côté.
lesson-pest-2-2 = Un quartier coûte 1 bois et 1 pierre. Pas de pierre, mais une pièce remplace n’importe quel bien.
lesson-pest-2-2-not-start-assign = Pas encore de maison. Construisez d’abord.
lesson-pest-2-3 = La première maison d’une ville apporte 2 d’influence. Le plus d’influence à la fin vaut 5.
lesson-pest-2-4 = Envoyez un guéri au travail. La piste perd 1 de renommée, mais la maison donnera du bois toute la partie.
lesson-pest-2-4-not-assign-capital = La Capitale est une course à part, plus tard. Votre maison est vide.
lesson-pest-2-5 = Cette case est prise jusqu’à la fin de l’an. Neuf cases, une fois par an chacune : choisissez des paires dont vous n’aurez plus besoin.
lesson-pest-2-6 = Récoltez avec votre second assistant. N’importe quelle case sous Produire convient.
lesson-pest-2-6-not = Bien, mais votre récolte attend sous Produire.
lesson-pest-2-done = De la pierre du château, du bois du quartier, et une fiole car quelqu’un est sur la case de la fiole. Voilà un moteur.

lesson-pest-3-title = Sept lits
lesson-pest-3-1 = Trois lits sont inoffensifs, et tous sont pleins. Les quatre autres sont sur vos actions et votre réserve.
lesson-pest-3-2 = Deux autres attendent à Garrim, où poussent les herbes. Allez les chercher et voyez ce que fait la foule.
lesson-pest-3-2-not-place = Garrim a des malades et des herbes. Allez-y avec Déplacer et Guérir.
lesson-pest-3-2-not-step = Ils attendent à Garrim.
lesson-pest-3-3 = Choisissez un lit pour chacun. Sur une action, il la gêne tant qu’il y est ; le cimetière coûte de la renommée à chaque fin d’ère.
lesson-pest-3-3-not-lay-cemetery = Une tombe ne se vide jamais et se paie jusqu’à trois fois. Trouvez-lui un lit.
lesson-pest-3-3-not-lay = C’est permis aussi. Pour cette leçon, mettez-le sur Produire : vous verrez comment le pousser.
lesson-pest-3-3-not-lay-cemetery-2 = Une tombe ne se vide jamais et se paie jusqu’à trois fois. Trouvez-lui un lit.
lesson-pest-3-3-not-lay-2 = C’est permis aussi. Ici, mettez-le sur Construire, dont vous n’avez pas besoin.
lesson-pest-3-4 = Arrêtez-vous pour une herbe et guérissez aussitôt. Tant que les lits débordent, on guérit sur une case gênante : libérez Construire.
lesson-pest-3-4-not-heal = C’est permis aussi. Ici, libérez d’abord Construire.
lesson-pest-3-5 = Il en reste un au mauvais endroit. Quand une action commence, vous pouvez le pousser ailleurs, et l’action marche à plein.
lesson-pest-3-5-not-decline = Gêné : un bien de moins. Poussez-le plutôt.
lesson-pest-3-done = Deux pierres, un bois, personne d’enterré. Ce n’est qu’avec sept lits pleins que tout boite.

lesson-pest-4-title = La peste vient par carte
lesson-pest-4-1 = Trois malades à Gothar. Si une carte en amène un quatrième, la ville tombe pour toujours et la peste gagne ses voisines.
lesson-pest-4-2 = Pas de vivres, mais vous avez un camp. Où vous le plantez, tout le monde vient pour rien.
lesson-pest-4-2-not-place = Plus tard. Videz d’abord Gothar : Déplacer avec Guérir.
lesson-pest-4-2-not-step = Plus tard. Videz d’abord Gothar.
lesson-pest-4-3 = Une herbe en réserve, une de Gothar : videz deux lits.
lesson-pest-4-4 = La carte vient au changement d’année. Un docteur l’arrête, un camp aussi, une fois ; une maison seule recueille le malade : marchez vers Karvess.
lesson-pest-4-4-not-place = C’est permis, mais Karvess recueillerait un malade. Rentrer ne coûte rien.
lesson-pest-4-4-not-step = Votre maison est à Karvess, et sans garde.
lesson-pest-4-5 = La carte dit : villes d’artisans. À Gothar, votre camp tient et rentre ; à Karvess, votre docteur tient.
lesson-pest-4-6 = Tessarin en avait trois. Elle tombe, et en envoie un à Elbar, où votre château le recueille.
lesson-pest-4-done = Une ville sauvée, une perdue. Sans garde, vous auriez perdu les deux et recueilli trois personnes.

lesson-pest-5-title = Les ordres de l’Empereur
lesson-pest-5-1 = La faveur de l’an passé paie. Le moins d’influence prend le côté droit, le meilleur : 2 bois et un bien au choix.
lesson-pest-5-1-not-take = Avec cela, une seule maison. Deux demandent 2 pierres.
lesson-pest-5-2 = L’escalier : chaque fois que vous le faites, montez. Construire monte d’un pas par emplacement du lieu : trois en ville, un au village.
lesson-pest-5-3 = Vous pouvez bâtir où est votre docteur et où est votre camp. Cela fait deux maisons en une action.
lesson-pest-5-3-not-place = Construire est l’ordre de cette ère ; ici, prenez-le avec Guérir.
lesson-pest-5-4 = La ville d’abord : 3 d’influence. La case 3 paie un bien au choix, puis l’escalier commence.
lesson-pest-5-4-not-build = Oldas convient aussi. Mais voyez ce que la ville apporte : un quartier à Ombrath.
lesson-pest-5-5 = Encore une maison, et l’escalier est fini.
lesson-pest-5-5-not-done = Votre camp à Oldas est aussi un lieu à bâtir.
lesson-pest-5-done = Le haut de l’escalier, 7 de renommée à la fin. Le sablier d’un décret compte une fois, en fin d’ère : lisez les trois avant de prévoir.

lesson-pest-6-title = Les fioles
lesson-pest-6-1 = Quatre lieux, un malade chacun : tous gratuits. Mais ils sont à quatre pas, et vous en avez deux.
lesson-pest-6-2 = Une fiole améliore une fois Déplacer, Construire ou Produire, ou paie une technologie. Prenez Déplacer avec Rechercher.
lesson-pest-6-2-not-place = Il faut marcher et penser : Déplacer avec Rechercher.
lesson-pest-6-3 = La recherche d’abord : une carte neuve sert dès l’action suivante. Ces fers donnent 4 pas pour de bon.
lesson-pest-6-3-not-start-move = Avec une fiole, trois pas. Quatre valent mieux : la recherche d’abord.
lesson-pest-6-3-not-buy = Utile, mais sans pas de plus, ou pas à cette place : les fers, en haut.
lesson-pest-6-4 = Il reste une fiole. Quatre pas suffisent : gardez-la.
lesson-pest-6-4-not-improve = Cinq pas, quatre malades. C’est permis, mais la fiole est partie.
lesson-pest-6-5 = Marchez : Cressil, Meskar, Blessir, Terras.
lesson-pest-6-done = Quatre malades, sans vivres. La carte vaut aussi 2 à la fin, et une ancienne que l’on recouvre paie aussitôt.

lesson-pest-7-title = La dernière année
lesson-pest-7-1 = La dernière année, 41 à 41 : une vraie partie contre Lucia. Avec ce décret, chaque Guérir qui guérit monte d’un pas.
lesson-pest-7-done = C’était toute une dernière année. Décrets, guéris et influence en décident : essayez autrement.
lesson-pest-7-won = Vous avez gagné une vraie dernière année. Vous voilà prêt pour six.
