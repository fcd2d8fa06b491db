# Rattus на странице.
rattus-zone-map = Карта
rattus-zone-cards = Сословия
rattus-supply = { $rats ->
    [one] Осталась { $rats } крыса
    [few] Осталось { $rats } крысы
   *[other] Осталось { $rats } крыс
}
rattus-turned = { $count ->
    [one] Вскрыта { $count } крыса
    [few] Вскрыто { $count } крысы
   *[other] Вскрыто { $count } крыс
}
rattus-aside = { $count ->
    [one] Отложена втёмную { $count } крыса
    [few] Отложено втёмную { $count } крысы
   *[other] Отложено втёмную { $count } крыс
}
rattus-never-seen = Так и не показались:
rattus-card-free = ничья
rattus-card-held = у игрока { $seat }
rattus-card-used = использована
rattus-region-rats = { $rats ->
    [0] крыс нет
    [one] { $rats } крыса
    [few] { $rats } крысы
   *[other] { $rats } крыс
}
rattus-region-nobody = никто не живёт
rattus-region-plague = здесь Чума
rattus-region-out = Вне игры: { $region }
rattus-rat-at = Крыса { $number }, область { $region }: { $face }
rattus-strike-count = { $people ->
    [one] { $people } житель, предел { $limit }.
    [few] { $people } жителя, предел { $limit }.
   *[other] { $people } жителей, предел { $limit }.
}
rattus-strike-hits = Чума разит
rattus-strike-misses = Слишком мало: никто не гибнет
rattus-strike-loss = { $seat }: −{ $cubes }
rattus-far = { $rats ->
    [one] до конца { $rats } крыса
    [few] до конца { $rats } крысы
   *[many] до конца { $rats } крыс
}
rattus-standing = запас { $reserve }

# What a choice would change.
rattus-change-seats-score = очки
rattus-change-seats-reserve = запас
rattus-change-seats-castle = в замке
rattus-change-supply = крыс в запасе
rattus-change-regions-cubes = кубики там
rattus-region-neighbours = соседи: { $regions }
