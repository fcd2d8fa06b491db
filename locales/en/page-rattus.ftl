# Rattus on the page.
rattus-zone-map = Map
rattus-zone-cards = Classes
rattus-supply = { $rats ->
    [one] { $rats } rat left
   *[other] { $rats } rats left
}
rattus-turned = { $count ->
    [one] { $count } rat turned over
   *[other] { $count } rats turned over
}
rattus-aside = { $count ->
    [one] { $count } rat set aside unseen
   *[other] { $count } rats set aside unseen
}
rattus-never-seen = Never seen in this game:
rattus-card-free = nobody’s
rattus-card-held = held by { $seat }
rattus-card-used = used
rattus-region-rats = { $rats ->
    [0] no rats
    [one] { $rats } rat
   *[other] { $rats } rats
}
rattus-region-nobody = nobody lives there
rattus-region-plague = the plague is here
rattus-region-out = { $region } is out of play
rattus-rat-at = Rat { $number } in { $region }: { $face }
rattus-strike-count = { $people ->
    [one] { $people } person, limit { $limit }.
   *[other] { $people } people, limit { $limit }.
}
rattus-strike-hits = The plague strikes
rattus-strike-misses = Too few: nobody dies
rattus-strike-loss = { $seat }: −{ $cubes }
rattus-far = { $rats ->
    [one] { $rats } rat until the end
   *[other] { $rats } rats until the end
}
rattus-standing = reserve { $reserve }

# What a choice would change.
rattus-change-seats-score = score
rattus-change-seats-reserve = reserve
rattus-change-seats-castle = in the castle
rattus-change-supply = rats in the supply
rattus-change-regions-cubes = cubes there
rattus-region-neighbours = next to { $regions }
