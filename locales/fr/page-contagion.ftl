# Contagion : ce que seul son plateau dit.
contagion-zone-world = Monde
contagion-city-row = { $cubes ->
    [one] { $owner } : { $cubes } cube, marquerait { $points }
   *[other] { $owner } : { $cubes } cubes, marquerait { $points }
}
contagion-city-room = { $room ->
    [one] encore { $room } place sur { $population }
   *[other] encore { $room } places sur { $population }
}
contagion-city-points = rapporte { $points }
contagion-city-cost = { $cards ->
    [one] coûte { $cards } carte
   *[other] coûte { $cards } cartes
}
contagion-city-immediate = une fois éradiquée : à jouer immédiatement
contagion-city-keep = une fois éradiquée : à jouer au moment voulu
contagion-round-of = Manche { $round } sur { $rounds }
contagion-round-ignored = Ignorée ce tour-ci
contagion-round-last = C’est la dernière manche.
contagion-pile = Piocher – pioche : { $cards }, défausse : { $discarded }
contagion-city-pile = Pioche Ville : { $cities }
contagion-hand = { $cards ->
    [one] Votre main : { $cards } carte sur { $limit }
   *[other] Votre main : { $cards } cartes sur { $limit }
}
contagion-hand-card = { $card } ({ $region }) : { $n }
contagion-kept = Conservées :
contagion-track-level = { $track } : niveau { $level }
contagion-track-top = niveau maximal
contagion-track-price = { $cards ->
    [one] le niveau suivant coûte { $cards } carte
   *[other] le niveau suivant coûte { $cards } cartes
}
contagion-seat = { $seat } – points : { $score }, cartes en main : { $cards }, cubes restants : { $cubes }
contagion-neutral-stands = points : { $score }, cubes restants : { $cubes }
contagion-zone-disease = Maladie
contagion-zone-players = Joueurs
contagion-ocean-atlantic = Océan Atlantique
contagion-ocean-indian = Océan Indien
contagion-ocean-pacific = Océan Pacifique
contagion-card-left = de libre
contagion-power-immediate = Tout de suite :
contagion-power-keep = Plus tard :
contagion-price-free = gratuit
contagion-barred-dish = plus de cubes
contagion-barred-infection = Infection à 0
contagion-barred-limit = limite d’infections atteinte
contagion-barred-new-city = nouvelles villes interdites
contagion-barred-price = pas assez de cartes
contagion-draw = piocher
contagion-draw-pile = pioche
contagion-discarded-short = défausse : { $cards }
contagion-cities-to-come = villes à venir
contagion-kind-event = Évènement
contagion-kind-who = OMS
contagion-moment-start = avant vos actions
contagion-moment-during = pendant tout votre tour
contagion-moment-end = après vos actions
contagion-round-none = La première carte de manche est encore à venir.
contagion-toll-none = Plus de bilan des morts à venir.
contagion-toll-next = { $skulls ->
    [one] Prochaine tête de mort : bilan des morts.
   *[other] Bilan des morts dans { $skulls } têtes de mort.
}
contagion-who-now = Carte OMS à cette manche
contagion-who-round = Carte OMS à la manche { $round }
contagion-hand-title = Votre main
contagion-hand-count = { $cards } sur { $limit }
contagion-hand-picked = { $cards ->
    [one] vous paierez avec { $cards } carte
   *[other] vous paierez avec { $cards } cartes
}
contagion-hand-empty = Aucune carte.
contagion-pay = Payer
contagion-discard = Défausser
contagion-pay-any = { $cards ->
    [one] Payez 1 carte de n’importe quelle couleur.
   *[other] Payez { $cards } cartes de n’importe quelles couleurs.
}
contagion-lose-any = { $cards ->
    [one] Choisissez 1 carte à défausser.
   *[other] Choisissez { $cards } cartes à défausser.
}
contagion-pay-color = { $n } × { $card }
contagion-pay-others = { $others } autres
contagion-pay-both = { $n } × { $card } et { $others } autres
contagion-pay-or = {" ou "}
contagion-pay-ways = Payez { $ways }.
contagion-more = encore { $cards }
contagion-disease-title = Votre maladie
contagion-disease-points = +1 point par niveau à la fin
contagion-does-incubation = { $n ->
    [0] ne pioche rien
    [one] pioche { $n } carte
   *[other] pioche { $n } cartes
}
contagion-does-infection = { $n ->
    [0] ne place rien
    [one] place { $n } cube
   *[other] place { $n } cubes
}
contagion-does-resistance = { $n ->
    [0] ne sauve rien
    [one] sauve { $n } élément
   *[other] sauve { $n } éléments
}
contagion-falls = { $city } : ville éradiquée
contagion-points = { $n ->
    [one] point
   *[other] points
}
contagion-region-yellow-short = Am. du N.
contagion-region-green-short = Am. du S.
contagion-region-purple-short = Europe
contagion-region-orange-short = Afrique
contagion-region-red-short = Asie
contagion-region-blue-short = Pacifique
# Sur une carte : 42 caractères au plus.
contagion-special-draw-2-short = piochez 2 cartes
contagion-special-draw-3-short = piochez 3 cartes
contagion-special-place-2-present-short = 2 cubes dans une ville où vous en avez
contagion-special-place-2-spread-short = 1 cube dans chacune de 2 de vos villes
contagion-special-place-1-new-short = 1 cube dans une nouvelle ville
contagion-special-place-1-any-short = 1 cube dans n’importe quelle ville
contagion-special-move-2-short = déplacez 2 de vos cubes ailleurs
contagion-special-climb-short = votre rangée passe en haut d’une ville
contagion-special-level-up-any-short = montez une mutation gratuitement
contagion-special-resistance-up-short = Résistance +1, gratuitement
contagion-special-points-2-short = marquez 2 points
contagion-special-extra-action-short = une action de plus
contagion-special-ignore-round-card-short = ignorez la carte de la manche
contagion-special-infect-free-short = votre prochaine infection est gratuite
contagion-special-infect-plus-2-short = 2 cubes de plus à l’infection suivante
contagion-special-opponents-discard-1-short = chaque adversaire défausse 1 carte
contagion-special-opponent-discard-2-short = un adversaire défausse 2 cartes
contagion-special-steal-2-short = prenez 2 cartes à un adversaire
contagion-special-opponents-remove-1-short = chaque adversaire retire 1 cube
contagion-special-remove-enemy-2-short = retirez 2 cubes d’un adversaire
contagion-special-opponents-resistance-down-short = adversaires : Résistance −1

# What a choice would change.
contagion-change-seats-score = points
contagion-change-seats-hand = cartes en main
contagion-change-seats-dish = cubes restants
contagion-change-turn-actions = actions restantes
contagion-change-cities-room = places libres en ville
contagion-change-cities-rows-cubes = cubes en ville
contagion-change-seats-levels-0 = { contagion-track-incubation }
contagion-change-seats-levels-1 = { contagion-track-infection }
contagion-change-seats-levels-2 = { contagion-track-resistance }
contagion-tie = total des niveaux de mutation
contagion-turn-actions = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}
