# The board of Messina 1347 on the page.
page-messina-zone-city = Ville
page-messina-zone-estate = Domaine
page-messina-zone-hall = Plateau principal
page-messina-zone-families = Familles
page-messina-whose = Quel domaine

# The town.
page-messina-hex-action = Action : { $effects }.
page-messina-hex-plague = Cubes peste : { $count }.
page-messina-hex-citizens = Citoyens : { $citizens }.
page-messina-hex-automaton = L’adversaire virtuel est ici.
page-messina-hex-owner = Repeuplé ({ $seat }) : chaque visite y rapporte 2 points.
page-messina-hex-plague-comes = Prochaine manche : { $count ->
    [one] { $count } cube peste
   *[other] { $count } cubes peste
}.
page-messina-hex-citizens-come = Prochaine manche, citoyens : { $citizens }.
page-messina-hex-repopulate = Pour repeupler : { $cost } ; { $citizens }. Vaut { $points } points à la fin.
page-messina-going-price = { $count ->
    [0] Le trajet est gratuit.
    [one] Le trajet coûte { $count } pièce.
   *[other] Le trajet coûte { $count } pièces.
}
page-messina-going-quarantine = La peste est ici : les citoyens sauvés vont en quarantaine.
page-messina-going-sector = Les citoyens sauvés vont tout droit dans votre domaine.
page-messina-going-fight = { $cost ->
    [one] Brûler un cube coûte { $cost } incendie
   *[other] Brûler un cube coûte { $cost } incendies
}{ $points ->
    [0] { "" }
    [one] {" "}et rapporte { $points } point
   *[other] {" "}et rapporte { $points } points
}. Chaque cube laissé vous donne un rat.
page-messina-going-visit = { $seat } marque 2 points pour la visite.
page-messina-counted = { $what } × { $count }
page-messina-upgraded = { $citizen } (amélioré)
page-messina-lieutenant = un lieutenant
page-messina-pawn-standing = { $seat } : un lieutenant debout
page-messina-pawn-lying = { $seat } : un lieutenant couché
page-messina-dock = { $count ->
    [0] Aucun bateau n’est amarré ici.
    [one] { $count } bateau est amarré ici.
   *[other] { $count } bateaux sont amarrés ici.
}
page-messina-ship = Marchandise : { $good }. Donne { $effects }.
page-messina-ship-plague = La peste est à bord : brûlez-la ou prenez un rat.
page-messina-gate = Lieutenants dans les domaines.
page-messina-gate-title = Domaines
page-messina-gate-row = { $seat } : { $unused } au domaine, { $used } déjà rappelés, { $reserve } en réserve.
page-messina-wheel-next = Prochaine manche ({ $round }) : { $what }
page-messina-wheel-stops = La roue ne tournera plus.
page-messina-wheel-plague = Peste sur : { $rats }.
page-messina-wheel-pair = { $citizen } – { $colour }
page-messina-wheel-citizens = Nouveaux citoyens : { $pairs }.
page-messina-wheel-nobody = Pas de nouveaux citoyens.

# Estates.
page-messina-space-action = À l’activation : { $effects }.
page-messina-space-once = Une seule fois par partie.
page-messina-space-door = Une porte l’a fermée.
page-messina-space-empty = Personne ici.
page-messina-space-taken = Un citoyen est ici.
page-messina-space-upgraded = Un citoyen amélioré est ici.
page-messina-foreman-step = Étape { $step } sur 6.
page-messina-foreman-upgraded = Amélioré.
page-messina-foreman-plain = Pas encore amélioré.
page-messina-foreman-next = À l’étape suivante, il atteint : { $what }.
page-messina-foreman-fork = À l’étape suivante, il atteint à gauche : { $left } ; à droite : { $right }.
page-messina-foreman-nobody = personne
page-messina-foreman-centre = Au centre. Le chemin s’arrête ici.
page-messina-node-adjacent = Étape d’un chemin. Active l’un des deux citoyens reliés ; un contremaître amélioré, les deux.
page-messina-node-zone = Étape d’un chemin. Active un citoyen de la zone ; un contremaître amélioré, deux.
page-messina-node-two-zones = Étape d’un chemin. Active un citoyen dans chacune des deux zones de la frontière ; un contremaître amélioré, deux dans la sienne.
page-messina-node-any-three = Le centre. Active trois citoyens n’importe où.
page-messina-cabins = Quarantaine
page-messina-cabin-citizen = { $citizen } : { $rounds ->
    [one] encore { $rounds } manche
   *[other] encore { $rounds } manches
} en quarantaine.
page-messina-cabin-upgrade = À chaque manche, tant que quelqu’un y est : { $effects }.
page-messina-workshops = Ateliers
page-messina-workshop-era-1 = Pour : { $citizen }. Rapporte à chaque manche.
page-messina-workshop-era-2 = Pour : { $citizen }. Rapporte une fois, dès que quelqu’un y travaille.
page-messina-workshop-plain = Avec un citoyen : { $effects }.
page-messina-workshop-upgraded = Avec un citoyen amélioré : { $effects }.
page-messina-workshop-spent = A déjà rapporté.
page-messina-scroll-now = Chacun vaut { $points } pour l’instant.
page-messina-scroll-next = Une case plus haut : { $points }.
page-messina-carts = Chariots : { $count }, prêts cette manche : { $ready }.
page-messina-ships = Bateaux : { $ships }.
page-messina-ships-none = Pas encore de bateau.
page-messina-tiles-left = Tuiles repeuplement restantes : { $count }.

# The main board.
page-messina-rounds = Manches
page-messina-round = Manche { $round }.
page-messina-round-order = Ordre du tour selon : { $register }.
page-messina-round-ships = { $count ->
    [one] { $count } bateau arrive.
   *[other] { $count } bateaux arrivent.
}
page-messina-round-fire = { $cost ->
    [one] Un cube coûte { $cost } incendie
   *[other] Un cube coûte { $cost } incendies
}{ $points ->
    [0] { "" }
    [one] {" "}et rapporte { $points } point
   *[other] {" "}et rapporte { $points } points
}.
page-messina-round-era-1 = Ateliers de l’époque I.
page-messina-round-era-2 = Ateliers de l’époque II.
page-messina-registers = Registres
page-messina-register-space = { $register }, case { $space }.
page-messina-register-nothing = Pas de récompense.
page-messina-register-worth = { $points ->
    [one] À la fin : { $points } point.
   *[other] À la fin : { $points } points.
}
page-messina-register-at = { $seat } : case { $space }.
page-messina-register-next = Ensuite : { $what }
page-messina-register-price = { $count ->
    [one] Une avancée coûte { $count } pièce.
   *[other] Une avancée coûte { $count } pièces.
}
page-messina-popularity-ranks = Points selon le rang à la fin : { $points }.
page-messina-market-workshops = Ateliers
page-messina-market-cabins = Améliorations de cabane
page-messina-market-carts = Chariots
page-messina-piles-workshops = Les trois piles d’ateliers. On peut payer pour en voir d’autres avant de construire.
page-messina-piles-cabins = Les trois piles d’améliorations de cabane. On peut payer pour en voir d’autres avant de construire.
page-messina-cart = Sert à repeupler les quartiers. Rapporte { $points } tout de suite.
page-messina-cost = Coût : { $cost }.
page-messina-free = rien
page-messina-pile-hidden = Tuiles inconnues dessous : { $count }.
page-messina-pile-known = Tout en dessous : { $tiles }.
page-messina-supply-cubes = Cubes peste dans la réserve : { $count }.
page-messina-supply-ships = Bateaux à venir : { $one } de valeur 1, { $two } de valeur 2, { $three } de valeur 3.
page-messina-supply-hexes = Hexagones à venir : { $count }.

# What is to do, and what things are.
page-messina-todo = À faire
page-messina-todo-action = ou repeupler
page-messina-turn-action = utiliser cet hexagone, ou le repeupler
page-messina-todo-choice = Au choix
page-messina-todo-none = Plus rien à faire.
page-messina-far = Manche { $round } sur 6
page-messina-standing = { $coin ->
    [one] { $coin } pièce
   *[other] { $coin } pièces
}, { $rats ->
    [one] { $rats } rat
   *[other] { $rats } rats
}

# Alone.
page-messina-automaton = L’adversaire virtuel
page-messina-automaton-state = L’adversaire virtuel. Popularité : case { $space }. Lieutenants restants cette manche : { $count }.
page-messina-solo-none = L’adversaire virtuel y va.
page-messina-solo-remove-cart = L’adversaire virtuel y va ; le premier chariot quitte la partie.
page-messina-solo-remove-workshop = L’adversaire virtuel y va ; le premier atelier quitte la partie. Classe : { $citizen }.
page-messina-solo-remove-cabins = L’adversaire virtuel y va ; le dessus de chaque pile de cabanes quitte la partie.
page-messina-solo-remove-ship = L’adversaire virtuel y va ; le bateau le plus proche quitte la partie.

# What a choice would change.
messina-change-players-coin = pièces
messina-change-players-beam = poutres
messina-change-players-fire = jetons incendie
messina-change-players-major-fire = jetons incendie majeur
messina-change-players-points = points
messina-change-players-rats = rats
messina-change-players-tiles = tuiles repeuplement
messina-change-players-registers-0 = registre de popularité
messina-change-players-registers-1 = registre de la Ville
messina-change-players-registers-2 = registre de l’Église
messina-change-players-citizens = citoyens du domaine
messina-change-players-ships = bateaux
messina-change-cubes = cubes peste en réserve
page-messina-search-alike = quarantaine cabane cabanes / secourir secours citoyen citoyens / contremaître contremaîtres / peste incendie brûler
messina-tie-rats = rats
messina-tie-popularity = rang au registre de popularité
