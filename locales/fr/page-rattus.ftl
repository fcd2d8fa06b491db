# Rattus sur la page.
rattus-zone-map = Carte
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
rattus-card-free = à personne
rattus-card-held = chez { $seat }
rattus-card-used = utilisée
rattus-region-rats = { $rats ->
    [0] aucun rat
    [one] { $rats } rat
   *[other] { $rats } rats
}
rattus-region-nobody = personne n’y vit
rattus-region-plague = la Peste est ici
rattus-region-out = Hors jeu : { $region }
rattus-rat-at = Rat { $number }, région { $region } : { $face }
rattus-strike-count = { $people ->
    [one] { $people } habitant, seuil { $limit }.
   *[other] { $people } habitants, seuil { $limit }.
}
rattus-strike-hits = La Peste frappe
rattus-strike-misses = Trop peu : personne ne meurt
rattus-strike-loss = { $seat } : −{ $cubes }
rattus-far = { $rats ->
    [one] { $rats } rat avant la fin
   *[other] { $rats } rats avant la fin
}
rattus-standing = réserve { $reserve }

# What a choice would change.
rattus-change-seats-score = points
rattus-change-seats-reserve = réserve
rattus-change-seats-castle = au château
rattus-change-supply = rats dans la réserve
rattus-change-regions-cubes = cubes sur place
rattus-region-neighbours = voisine de { $regions }
