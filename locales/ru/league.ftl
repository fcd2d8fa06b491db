## Лиги: дивизионы, которые играют несколько недель.
leagues-title = Лиги
league-about = Дивизионы играют несколько недель, по столу в неделю и со временем на каждый ход; в конце первые поднимаются, последние опускаются.
league-new = Устроить лигу
league-new-go = Создать лигу
league-weeks = Недель
league-weeks-all = Недели
league-days = Дней от недели до недели
league-division-size = Человек в дивизионе, примерно
league-moves = Сколько поднимаются и опускаются
league-table = Человек за столом
league-hours = Часов на ход (0: без часов)
league-status-draft = набросок
league-status-gathering = идёт запись
league-status-playing = неделя { $week } из { $weeks }
league-status-pausing = неделя { $week } из { $weeks }
league-status-over = закончена, недель: { $weeks }
league-status-cancelled = отменена
league-next-at = следующая неделя начнётся { $time }
league-ends-at = чем кончилось то, что ещё играют, решит хозяин лиги: { $time }
league-ended-at = последняя неделя закончилась { $time }: хозяин лиги может решить, чем кончились столы, за которыми ещё играют
league-catch-up = доиграть
league-cancelled = Лига отменена: { $note }
league-before = Прошлый сезон
league-next-season = К следующему сезону
league-open-next = Открыть следующий сезон
league-begin = Начать неделю { $week }
league-begun = Началась неделя { $week }.
league-leave = Уйти из лиги
league-you-wait = Вы играете со следующего сезона.
league-divisions = Дивизионы
league-division = Дивизион { $number }
league-sizes = Дивизионы пока такие: { $sizes }.
league-goes-up = поднимается
league-goes-down = опускается
league-up = В конце сезона поднимаются первые: { $count }.
league-down = В конце сезона опускаются последние: { $count }.
league-cross = Кто с кем
league-cross-about = 1, если вы впереди, ½ поровну. Недели впереди — по плану; если кто-то уйдёт, план составят заново, и здесь это будет сказано.
league-now = сейчас
league-in-week = н{ $week }
league-not-met = ещё не встречались
league-race = Гонка
league-start = старт
league-week = Неделя { $week }
league-week-title = Неделя { $week } · { $game }
league-replanned = Кто-то ушёл, и план составлен заново с этих недель: { $weeks }.
league-duty = Ваш стол
league-duty-with = { $game }: { $names }
league-duty-until = неделя { $week }, закончить до { $time }
league-no-duty = Открытых столов у вас нет.
league-need = Что вам нужно
league-need-tables = { $count ->
    [0] Вы сыграли за всеми своими столами.
   *[other] Столов впереди: { $count }.
  }
league-need-up = Чтобы подняться
league-need-stay = Чтобы хотя бы остаться
league-need-nothing = Дивизион один: никто не поднимается и не опускается.
league-with-all-reached = Победите за всеми столами: этого точно хватит, что бы ни делали другие.
league-with-all-open = Победите за всеми столами: всё ещё зависит от других.
league-with-all-lost = Даже всех побед уже не хватит.
league-with-none-reached = Это уже точно, что бы ни случилось.
league-with-none-open = Без новых очков всё зависит от других.
league-with-none-lost = Без новых очков уже не достать.
league-chance = { $chance } из 100, ± { $error } (два раза из трёх), если все исходы впереди одинаково вероятны
league-record = Сезон одним файлом
league-agreed = Договорились: { $time }
league-suit = { $count ->
    [one] { $players ->
        [2] Вам обоим
       *[other] Всем вам
      } подходит { $count } вечер:
    [few] { $players ->
        [2] Вам обоим
       *[other] Всем вам
      } подходят { $count } вечера:
   *[other] { $players ->
        [2] Вам обоим
       *[other] Всем вам
      } подходит { $count } вечеров:
  }
league-suit-none = Пока нет времени, которое подходит всем. Отметьте больше часов или играйте ход за ходом.
league-wish = { $name } предпочитает: { $time }.
league-missing = { $count ->
    [one] Ждём, когда выберет время { $names }.
   *[other] Ждём, когда выберут время { $names }.
  }
league-unagreed = Если о времени не договориться, за столом играют ход за ходом.
league-when = Когда я могу играть
league-when-about = Остальные видят только часы, которые подходят всем.
league-when-save = Эти часы мне подходят
league-agreed-table = договорились: { $time }
