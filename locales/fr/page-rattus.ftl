# Rattus sur la page.
rattus-zone-map = Plateau
rattus-zone-cards = Classes
rattus-supply = { $rats ->
    [one] { $rats } rat en réserve
   *[other] { $rats } rats en réserve
}
rattus-turned = { $count ->
    [one] { $count } rat retourné
   *[other] { $count } rats retournés
}
rattus-aside = { $count ->
    [one] { $count } rat écarté sans être vu
   *[other] { $count } rats écartés sans être vus
}
rattus-never-seen = Jamais vus dans cette partie :
rattus-card-free = libre
rattus-card-held = à { $seat }
rattus-card-used = utilisée
rattus-region-rats = { $rats ->
    [0] aucun rat
    [one] { $rats } rat
   *[other] { $rats } rats
}
rattus-region-nobody = aucun cube
rattus-region-plague = la Peste est ici
rattus-region-out = Hors jeu : { $region }
rattus-rat-at = Rat { $number } en { $region } : { $face }
rattus-strike-count = { $people ->
    [one] { $people } cube, valeur limite { $limit }.
   *[other] { $people } cubes, valeur limite { $limit }.
}
rattus-strike-hits = Contamination
rattus-strike-misses = Trop peu : personne ne meurt
rattus-strike-loss = { $seat } : −{ $cubes }
rattus-far = { $rats ->
    [one] encore { $rats } rat avant la fin
   *[other] encore { $rats } rats avant la fin
}
rattus-standing = { $reserve } en réserve

# What a choice would change.
rattus-change-seats-score = points
rattus-change-seats-reserve = en réserve
rattus-change-seats-castle = au Château
rattus-change-supply = rats en réserve
rattus-change-regions-cubes = cubes sur place
rattus-region-neighbours = voisines : { $regions }
rattus-tie = ordre du tour suivant
rattus-turn-card = prendre une carte
rattus-turn-cubes = placer des cubes
rattus-turn-plague = envoyer la Peste plus loin
