## Что берут.
explorer-title = Что берут люди
explorer-about = По законченным партиям здешних людей: что они берут и как с этим играют. Никогда меньше чем по тридцати партиям и ничего о тех, кто свои цифры скрыл.
explorer-players = Игроков
explorer-band = Рейтинг перед партией
explorer-any = любой
explorer-band-low = ниже 1400
explorer-band-middle = от 1400 до 1599
explorer-band-high = 1600 и выше
explorer-too-few = Тридцати таких партий ещё нет.
explorer-all = Партий: { $games }. Всего люди выигрывали { $won } раз из 100.
explorer-thing = Что
explorer-games = Партий
explorer-taken = Брали, из 100
explorer-won = Побед с этим, из 100
explorer-legend = ± — стандартная ошибка: два раза из трёх правда в её пределах. Пунктир — сколько выигрывали всего. Кто берёт что-то, часто и в другом выбирает хорошо: это идёт вместе, но не причина.
explorer-open = Что берут люди
