# Положение словами: общее для всех игр.
told-position = Положение
told-line = { $text }
told-nothing = ничего
told-count = { $what } { $count }
told-pair = { $one } и { $other }
told-of = { $what } ({ $seat })
told-place = { $place }: { $facts }.
told-card = { $card }: { $text }
told-next-to = рядом: { $places }
told-players = Игроки
told-mat = { $seat }
