# Positions in words: what all games share.
told-position = Position
told-line = { $text }
told-nothing = nothing
told-count = { $what } { $count }
told-pair = { $one } and { $other }
told-of = { $what } of { $seat }
told-place = { $place }: { $facts }.
told-card = { $card }: { $text }
told-next-to = next to { $places }
told-players = Players
told-mat = { $seat }
