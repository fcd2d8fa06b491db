# Rattus on the page.
rattus-zone-map = Map
rattus-zone-cards = Classes
rattus-supply = { $rats ->
    [one] { $rats } rat left
   *[other] { $rats } rats left
}
rattus-turned = { $count ->
    [one] { $count } rat turned
   *[other] { $count } rats turned
}
rattus-aside = { $count ->
    [one] { $count } rat left out, unseen
   *[other] { $count } rats left out, unseen
}
rattus-never-seen = Never seen in this game:
rattus-card-free = free
rattus-card-held = held by { $seat }
rattus-card-used = used
rattus-region-rats = { $rats ->
    [0] no rats
    [one] { $rats } rat
   *[other] { $rats } rats
}
rattus-region-nobody = no cubes
rattus-region-plague = the plague is here
rattus-region-out = { $region } is out of play
rattus-rat-at = Rat { $number } in { $region }: { $face }
rattus-strike-count = { $people ->
    [one] { $people } cube here, needs { $limit }.
   *[other] { $people } cubes here, needs { $limit }.
}
rattus-strike-hits = The plague strikes
rattus-strike-misses = Too few cubes: nobody dies
rattus-strike-loss = { $seat }: −{ $cubes }
rattus-far = { $rats ->
    [one] { $rats } rat to the end
   *[other] { $rats } rats to the end
}
rattus-standing = { $reserve } in reserve

# What a choice would change.
rattus-change-seats-score = points
rattus-change-seats-reserve = in reserve
rattus-change-seats-castle = in the castle
rattus-change-supply = rats left
rattus-change-regions-cubes = cubes there
rattus-region-neighbours = next to { $regions }
rattus-tie = who would have played next
rattus-turn-card = take a card
rattus-turn-cubes = place cubes
rattus-turn-plague = send the plague on
