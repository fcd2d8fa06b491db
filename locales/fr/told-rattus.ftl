# La carte de Rattus en mots.
told-rattus-regions = Régions
told-rattus-cards = Cartes de Classe
told-rattus-rats = { $rats ->
    [0] aucun rat
    [one] { $rats } rat
   *[other] { $rats } rats
}
told-rattus-people = cubes : { $people }
told-rattus-known = le rat { $rat } est connu : { $face }
told-rattus-plague = la Peste est ici
told-rattus-card-free = { $card } : personne ne l’a.
told-rattus-card-held = { $used ->
    [0] { $card } : à { $seat }.
   *[other] { $card } : à { $seat }, déjà utilisée ce tour-ci.
}
told-rattus-player = { $seat } : { $score } sur le plateau, dont { $castle } au Château ; { $reserve } en réserve.
told-rattus-supply = Rats dans la réserve : { $rats }. Retournés jusqu’ici : { $turned }.
