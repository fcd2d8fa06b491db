# Rattus на странице.
rattus-zone-map = Карта
rattus-zone-cards = Сословия
rattus-supply = { $rats ->
    [one] Осталась { $rats } крыса
    [few] Осталось { $rats } крысы
   *[other] Осталось { $rats } крыс
}
rattus-turned = { $count ->
    [one] Перевёрнута { $count } крыса
    [few] Перевёрнуты { $count } крысы
   *[other] Перевёрнуто { $count } крыс
}
rattus-aside = { $count ->
    [one] Отложена не глядя { $count } крыса
    [few] Отложены не глядя { $count } крысы
   *[other] Отложено не глядя { $count } крыс
}
rattus-never-seen = Остались неизвестны:
rattus-card-free = ничья
rattus-card-held = у игрока { $seat }
rattus-card-used = использована
rattus-region-rats = { $rats ->
    [0] крыс нет
    [one] { $rats } крыса
    [few] { $rats } крысы
   *[other] { $rats } крыс
}
rattus-region-nobody = кубиков нет
rattus-region-plague = здесь Чума
rattus-region-out = Вне игры: { $region }
rattus-rat-at = Крыса { $number } { $region-in }: { $face }
rattus-strike-count = { $people ->
    [one] { $people } кубик, порог { $limit }.
    [few] { $people } кубика, порог { $limit }.
   *[other] { $people } кубиков, порог { $limit }.
}
rattus-strike-hits = Заражение
rattus-strike-misses = Слишком мало: никто не гибнет
rattus-strike-loss = { $seat }: −{ $cubes }
rattus-far = { $rats ->
    [one] до конца { $rats } крыса
    [few] до конца { $rats } крысы
   *[many] до конца { $rats } крыс
}
rattus-standing = в запасе { $reserve }

# What a choice would change.
rattus-change-seats-score = очки
rattus-change-seats-reserve = в личном запасе
rattus-change-seats-castle = в Замке
rattus-change-supply = крысы в запасе
rattus-change-regions-cubes = кубики там
rattus-region-neighbours = соседи: { $regions }
rattus-tie = кто ходил бы следующим
rattus-turn-card = взять карту
rattus-turn-cubes = разместить кубики
rattus-turn-plague = отправить Чуму дальше
