# The map of Rattus in words.
told-rattus-regions = Regions
told-rattus-cards = Class cards
told-rattus-rats = { $rats ->
    [0] no rats
    [one] 1 rat
   *[other] { $rats } rats
}
told-rattus-people = cubes: { $people }
told-rattus-known = rat { $rat } is known: { $face }
told-rattus-plague = the plague is here
told-rattus-card-free = { $card }: nobody has it.
told-rattus-card-held = { $used ->
    [0] { $card }: { $seat } has it.
   *[other] { $card }: { $seat } has it and has used it this turn.
}
told-rattus-player = { $seat }: { $score } on the board, { $castle } of them in the castle; { $reserve } in reserve.
told-rattus-supply = Rats in the supply: { $rats }. Turned so far: { $turned }.
