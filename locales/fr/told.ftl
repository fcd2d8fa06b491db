# Les positions en mots : ce que tous les jeux ont en commun.
told-position = Position
told-line = { $text }
told-nothing = rien
told-count = { $what } { $count }
told-pair = { $one } et { $other }
told-of = { $what } ({ $seat })
told-place = { $place } : { $facts }.
told-card = { $card } : { $text }
told-next-to = voisins : { $places }
told-players = Joueurs
told-mat = { $seat }
