# The lessons: what is said, and what other choices are answered with.

lesson-pest-1-title = Les récupérer, les guérir
lesson-pest-1-1 = Ici se tiennent vos Guéris : chacun vaut la Renommée inscrite dessous. Après six années, la maison la plus renommée gagne : trouvez quelqu’un à guérir.
lesson-pest-1-2 = On joue en plaçant un Assistant. Une case donne deux actions, celle du haut et celle de gauche : prenez Déplacement avec Guérir.
lesson-pest-1-2-not-place = Une belle paire, un autre jour. Aujourd’hui, Déplacement et Guérir.
lesson-pest-1-3 = Votre Quarantaine est vide : commencez par le Déplacement. Votre Médecin a deux mouvements.
lesson-pest-1-3-not-start-heal = Il n’y a encore personne à guérir. Déplacez-vous d’abord.
lesson-pest-1-4 = Un Malade à Gollor. Le premier de chaque lieu ne coûte rien.
lesson-pest-1-4-not-step = Personne n’y attend. Suivez les figurines rouges.
lesson-pest-1-5 = Deux Malades à Garrim : le premier est gratuit, le second coûte 1 Nourriture.
lesson-pest-1-5-not = Il reste un mouvement, et deux Malades attendent à Garrim.
lesson-pest-1-6 = Le Déplacement finit ici. On gagne alors la ressource du lieu : une Herbe, juste ce qu’il faut pour guérir.
lesson-pest-1-7 = Guérissez : payez les Herbes indiquées au-dessus de la case suivante, et un Malade passe de la Quarantaine à la piste.
lesson-pest-1-7-not-done = Vous pouvez encore agir : guérissez aussi le second.
lesson-pest-1-done = Deux Guéris, 2 de Renommée. Le troisième reste en Quarantaine jusqu’à la prochaine Herbe : vous venez de jouer un tour entier.

lesson-pest-2-title = Un Bâtiment qui travaille pour vous
lesson-pest-2-1 = Votre Médecin est dans une Ville à Bois. Construisez-y, puis affectez quelqu’un : Construction et Affecter partagent une case.
lesson-pest-2-1-not-place = Il vous faut un Bâtiment et quelqu’un dedans : Construction en haut, Affecter à gauche.
lesson-pest-2-2 = Un Atelier coûte 1 Bois et 1 Pierre. Vous n’avez pas de Pierre, mais une Pièce remplace n’importe quelle ressource.
lesson-pest-2-2-not-start-assign = Pas encore de Bâtiment. Construisez d’abord.
lesson-pest-2-3 = Le premier Bâtiment d’une Ville apporte 2 d’Influence. Avoir le plus d’Influence à la fin vaut 5.
lesson-pest-2-4 = Affectez un Guéri à l’Atelier. La piste perd 1 de Renommée, mais il donnera du Bois toute la partie.
lesson-pest-2-4-not-assign-capital = La Capitale est une course à part, pour plus tard. Votre Atelier est vide.
lesson-pest-2-5 = Cette case est prise jusqu’à la fin de l’année. Neuf cases, une fois par année chacune : choisissez des paires dont vous n’aurez plus besoin.
lesson-pest-2-6 = Produisez avec votre second Assistant. N’importe quelle case sous Production convient.
lesson-pest-2-6-not = Bien, mais vos ressources attendent sous Production.
lesson-pest-2-done = La Pierre du Château, le Bois de l’Atelier, et un jeton Recherche parce qu’un Laboratoire est occupé. Voilà une affaire qui tourne.

lesson-pest-3-title = Sept emplacements
lesson-pest-3-1 = Les trois emplacements ordinaires de Quarantaine n’entravent rien, et ils sont pleins. Les quatre autres sont sur vos actions et votre stockage.
lesson-pest-3-2 = Deux autres Malades attendent à Garrim, qui donne des Herbes. Allez les récupérer et voyez ce qu’il se passe quand elle déborde.
lesson-pest-3-2-not-place = Garrim a des Malades et des Herbes. Allez-y avec Déplacement et Guérir.
lesson-pest-3-2-not-step = Ils attendent à Garrim.
lesson-pest-3-3 = Placez chaque Malade. Sur une action, il l’entrave tant qu’il y est ; au Cimetière, il coûte de la Renommée à chaque fin d’Ère.
lesson-pest-3-3-not-lay-cemetery = Le Cimetière ne se vide jamais et se paie jusqu’à trois fois. Trouvez-lui un autre emplacement.
lesson-pest-3-3-not-lay = C’est permis aussi. Pour cette leçon, placez-le sur Production : vous verrez comment l’en écarter.
lesson-pest-3-3-not-lay-cemetery-2 = Le Cimetière ne se vide jamais et se paie jusqu’à trois fois. Trouvez-lui un autre emplacement.
lesson-pest-3-3-not-lay-2 = C’est permis aussi. Ici, placez-le sur Construction, dont vous n’avez pas besoin.
lesson-pest-3-4 = Arrêtez-vous pour une Herbe et guérissez aussitôt. Tant que la Quarantaine déborde, on guérit d’abord là où un Malade entrave : libérez Construction.
lesson-pest-3-4-not-heal = C’est permis aussi. Ici, libérez d’abord Construction.
lesson-pest-3-5 = Il en reste un au mauvais endroit. Quand une action commence, vous pouvez le déplacer ailleurs, et l’action redevient normale.
lesson-pest-3-5-not-decline = Entravée : une ressource de moins. Déplacez-le plutôt.
lesson-pest-3-done = Deux Pierres, un Bois, personne au Cimetière. Déplacement, Construction et Production ne sont tous entravés que si les sept emplacements sont pleins.

lesson-pest-4-title = La peste vient par carte
lesson-pest-4-1 = Trois Malades à Gothar. Si une carte en amène un quatrième, la Cité est détruite pour toujours et la peste gagne les lieux voisins.
lesson-pest-4-2 = Pas de Nourriture, mais vous avez un Camp. Là où vous le posez, tous les Malades sont gratuits.
lesson-pest-4-2-not-place = Plus tard. Videz d’abord Gothar : Déplacement avec Guérir.
lesson-pest-4-2-not-step = Plus tard. Videz d’abord Gothar.
lesson-pest-4-3 = Une Herbe en stock, une de Gothar : guérissez deux Malades.
lesson-pest-4-4 = La carte vient au changement d’année. Un Médecin l’arrête, un Camp aussi, une fois ; avec un seul Bâtiment, le Malade va dans votre Quarantaine : allez à Karvess.
lesson-pest-4-4-not-place = C’est permis, mais Karvess recevrait un Malade. Y rentrer ne coûte rien.
lesson-pest-4-4-not-step = Votre Atelier est à Karvess, et sans protection.
lesson-pest-4-5 = La carte Villes d’artisans frappe aussi les Cités à Herbes. À Gothar, votre Camp arrête la peste et rentre ; à Karvess, votre Médecin l’arrête.
lesson-pest-4-6 = Tessarin en avait trois. La Cité est détruite et en envoie un à Elbar, où votre Château le reçoit.
lesson-pest-4-done = Une Cité sauvée, une perdue. Sans protection, vous auriez perdu les deux et reçu trois Malades.

lesson-pest-5-title = Le Décret
lesson-pest-5-1 = La carte Faveur de l’an passé récompense. La plus faible Influence prend la droite, ici la meilleure : 2 Bois et une ressource au choix.
lesson-pest-5-1-not-take = Avec cela, un seul Bâtiment. Pour deux, il faut 2 Pierres.
lesson-pest-5-2 = L’Impératif : chaque fois que vous le remplissez, vous montez. Ici, chaque place du lieu où vous construisez compte un niveau : trois en Cité, un en Village.
lesson-pest-5-3 = Vous pouvez construire où sont votre Médecin et votre Camp. Cela fait deux Bâtiments en une action.
lesson-pest-5-3-not-place = Construire est l’Impératif de cette Ère ; ici, prenez Construction avec Guérir.
lesson-pest-5-4 = La Cité d’abord : 3 d’Influence. La case 3 donne une ressource au choix, puis l’Impératif monte.
lesson-pest-5-4-not-build = Oldas convient aussi. Mais voyez ce que la Cité apporte : un Atelier à Ombrath.
lesson-pest-5-5 = Encore un Bâtiment, et l’Impératif est au sommet.
lesson-pest-5-5-not-done = Votre Camp à Oldas permet aussi de construire.
lesson-pest-5-done = Le sommet de l’Impératif : 7 de Renommée à la fin. L’Agenda d’un Décret compte une fois, en fin d’Ère : lisez d’avance les trois Décrets.

lesson-pest-6-title = Les jetons Recherche
lesson-pest-6-1 = Quatre lieux, un Malade chacun : tous gratuits. Mais il faut quatre mouvements, et vous en avez deux.
lesson-pest-6-2 = Un jeton Recherche améliore une fois une action du haut, paie une Technologie ou renouvelle le marché. Prenez Déplacement avec Recherche.
lesson-pest-6-2-not-place = Il faut les deux : Déplacement avec Recherche.
lesson-pest-6-3 = La Recherche d’abord : une carte neuve sert dès l’action suivante. Le Fer à cheval en acier donne 4 mouvements pour de bon.
lesson-pest-6-3-not-start-move = Avec un jeton Recherche, trois mouvements. Quatre valent mieux : l’action Recherche d’abord.
lesson-pest-6-3-not-buy = Utile, mais sans mouvement de plus, ou pas à cet emplacement : le Fer à cheval en acier, en haut.
lesson-pest-6-4 = Il reste un jeton Recherche. Quatre mouvements suffisent : gardez-le.
lesson-pest-6-4-not-improve = Cinq mouvements, quatre Malades. C’est permis, mais le jeton Recherche est dépensé.
lesson-pest-6-5 = Allez à Cressil, Meskar, Blessir, puis Terras.
lesson-pest-6-done = Quatre Malades, sans Nourriture. La carte vaut aussi 2 à la fin, et celle que l’on remplace rapporte aussitôt sa Renommée.

lesson-pest-7-title = La dernière année
lesson-pest-7-1 = La dernière année, 41 à 41 : une vraie partie contre Lucia. Nation en bonne santé : chaque Guérir qui guérit et laisse au moins 5 Guéris sur la piste monte d’un niveau.
lesson-pest-7-done = C’était une vraie dernière année. Décrets, Guéris et Influence décident : essayez autrement.
lesson-pest-7-won = Vous avez gagné une vraie dernière année. À vous d’en jouer six.
