## Вечера.
evenings-title = Вечера
evenings-about = Несколько туров за столами и общая таблица: Lazaret рассаживает всех так, чтобы люди как можно реже встречались дважды и сидели на каждом месте одинаково часто.
evenings-none = Вечеров пока не намечено.
shelf-evenings = Вечера с турами и таблицей
evening-new = Устроить вечер
evening-new-go = Создать вечер
evening-name = Название
evening-game = Игра { $number }
evening-game-none = Больше игр нет
evening-game-more = Другая игра в следующем туре
evening-rounds = Туров
evening-best = Человек за столом, если получится
evening-least = Не меньше
evening-most = Не больше
evening-seating = Кто с кем встречается
evening-seating-mixed = С как можно большим числом людей
evening-seating-like = Равные с равными, дважды ни с кем
evening-minutes = Минут на каждого за столом (0: без часов)
evening-pause = Минут между турами
evening-starts = Начнётся само (или начнёте вы)
evening-public = Вечер виден всем в списке
evening-people = { $count ->
    [one] { $count } человек
    [few] { $count } человека
   *[other] { $count } человек
  }
evening-nobody = Пока никто не записался. Отправьте адрес этой страницы.
evening-somebody = Кто-то
evening-left = больше не участвует
evening-join = Участвовать
evening-leave = Уйти с вечера
evening-remove = Убрать: { $name }
evening-begin = Начать тур { $number }
evening-begun = Начался тур { $number }.
evening-cancel = Отменить вечер
evening-cancel-why = Почему? Это прочтут все.
evening-cancel-sure = Отменить
evening-cancelled = Вечер отменён: { $note }
evening-screen = Большой экран
evening-status-draft = набросок
evening-status-gathering = идёт запись
evening-status-playing = тур { $round } из { $rounds }
evening-status-pausing = перерыв после тура { $round } из { $rounds }
evening-status-over = закончен, туров: { $rounds }
evening-status-cancelled = отменён
evening-next-at = Следующий тур начнётся в { $time }, { $minutes ->
    [0] вот-вот
    [one] через { $minutes } минуту
    [few] через { $minutes } минуты
   *[other] через { $minutes } минут
  }.
evening-next-tables = Человек: { $people }, столы: { $tables }{ $byes ->
    [0] {""}
   *[other] , пропускают тур: { $byes }
  }.
evening-round = Тур { $number } · { $game }
evening-table = Стол { $number }
evening-ended = закончен
evening-to-mine = К моему столу
evening-watch = Смотреть
evening-result = место { $place }, очки: { $points }
evening-not-to-the-end = до конца не доиграно
evening-corrected = Исправлено: { $note }
evening-byes = { $count ->
    [one] Тур пропускает { $names }.
    [few] Тур пропускают { $names }.
   *[other] Тур пропускают { $names }.
  }
evening-standings = Таблица
evening-standings-final = Итоговая таблица
evening-place = Место
evening-person = Имя
evening-points = Очки
evening-score = Очки в партии
evening-wins = Победы
evening-beaten = Обойдены
evening-beaten-about = Очки тех, кого удалось обойти, и половина очков тех, с кем ничья
evening-share = Доля
evening-share-about = Доля всех очков, набранных за своими столами
evening-percent = { $number } %
evening-order = Победа — 1 очко, последнее место — 0, остальные поровну между ними; за общее место очки делятся. При равенстве: { $ties ->
    [0] решает запечатанный жребий.
   *[other] { $ties }, затем запечатанный жребий.
}
evening-tie-wins = выигранные столы
evening-tie-beaten = очки тех, кого удалось обойти
evening-tie-share = доля очков за своими столами
evening-ties = При равенстве очков, в таком порядке
evening-tie-sooner = Раньше: { $tie }
evening-tie-lot = Последним решает запечатанный жребий.
evening-options = Правила партии: { $game }
evening-round-minutes = Минут на тур (0: сколько понадобится)
evening-round-ends = Тур должен закончиться в { $time }, осталось { $minutes ->
    [one] { $minutes } минута.
    [few] { $minutes } минуты.
   *[many] { $minutes } минут.
}
evening-round-over = Время тура вышло. Хозяин вечера может решить, чем кончились столы, за которыми ещё играют.
evening-decided-wins = { $upper } и { $lower }: очков поровну, но у первого имени больше побед.
evening-decided-beaten = { $upper } и { $lower }: всё поровну, но у обойдённых первым именем больше очков.
evening-decided-share = { $upper } и { $lower }: всё поровну, но у первого имени больше доля очков за столами.
evening-decided-lot = { $upper } и { $lower }: поровну всё, порядок определил жребий.
evening-correct = Исправить стол { $number }
evening-correct-title = Исправить итог стола
evening-correct-about = Скажите, чем закончилась партия. Исправление и причину увидят все.
evening-correct-counts = доиграно до конца
evening-correct-why = Почему?
evening-correct-go = Исправить
evening-fair = Насколько всё честно
evening-fair-met = { $times ->
    [0] Не встретились пар: { $pairs }.
    [one] Встретились один раз, пар: { $pairs }.
    [few] Встретились несколько раз ({ $times }), пар: { $pairs }.
   *[other] Встретились несколько раз ({ $times }), пар: { $pairs }.
  }
evening-fair-best = { $repeats ->
    [0] Никто ни с кем не встретился дважды.
   *[other] Повторных встреч: { $repeats }; меньше быть не могло.
  }
evening-fair-least = Повторных встреч: { $repeats }; неизбежны были { $least }.
evening-fair-seats = { $gap ->
    [0] Все сидели на каждом месте одинаково часто.
    [one] Никто не сидел на одном месте чаще, чем на другом, больше чем на один раз.
    [few] Кто-то сидел на одном месте чаще, чем на другом; разница: { $gap }.
   *[other] Кто-то сидел на одном месте чаще, чем на другом; разница: { $gap }.
  }
evening-fair-byes = { $gap ->
    [0] Все пропускали туры одинаково часто.
    [one] Никто не пропустил больше чем на один тур больше других.
    [few] Кто-то пропустил туров больше других; разница: { $gap }.
   *[other] Кто-то пропустил туров больше других; разница: { $gap }.
  }
evening-fair-proof = Доказательство
evening-fair-sealed = Столы и жребий получаются из секрета, запечатанного до того, как кто-либо записался. Когда вечер закончится, его откроют, и любой сможет составить все столы заново.
evening-fair-opened = Этот секрет был запечатан до того, как кто-либо записался: по нему любой может заново составить все столы и весь жребий.
evening-record = Вечер одним файлом
evening-tie-later = Позже: { $tie }
evening-tie-moved = { $tie }: теперь на месте { $place }.
evening-ties-how = Перетащите, передвиньте стрелками или кнопками.
evening-ties-explained = Что решает, словами
evening-wins-about = Выигранные столы; общая победа засчитывается своей частью.
evening-bye-about = Пропуск тура даёт столько, сколько у вас в среднем, и не меньше половины победы: он ничего не стоит.
evening-sat-out = Пропуск
evening-round-short = Тур { $number }
evening-hatched = заштриховано: как дела за столами сейчас, насколько это видно зрителю
evening-your-place = Теперь вы на месте { $place }.
evening-yours = ваш
evening-kind = Что устроить
evening-kind-evening = Один вечер
evening-kind-league = Лига на несколько недель
evening-keep-draft = Оставить наброском
evening-draft = Это набросок: видите его только вы, и записаться пока нельзя.
evening-announce = Объявить
evening-expected = Ожидается человек
evening-gives = Что получится
evening-gives-none = Столько человек за такие столы не посадить.
evening-gives-repeats = { $repeats ->
    [0] По подсчёту, никому не придётся встретиться с кем-то дважды.
   *[other] Неизбежных повторных встреч: { $repeats }.
  }
evening-gives-long = Сколько времени
evening-gives-round = Тур { $number }: { $time }
evening-gives-ends = Закончится не позже: { $time }
evening-after-minutes = { $minutes ->
    [0] сразу
    [one] через { $minutes } минуту
    [few] через { $minutes } минуты
   *[other] через { $minutes } минут
  }
evening-gives-table = Стол на { $size }
evening-gives-points = Победа стоит одинаково за любым столом; за общее место очки делятся.
evening-why-level = Перед этим туром у всех было по { $points }.
evening-why-points = Перед этим туром у них было от { $least } до { $most }.
evening-why-nobody-met = Никто из них раньше не встречался.
evening-why-you-met = Вы уже встречались: { $names }.
evening-why-met = Уже встречались, пар: { $pairs }.
evening-why-first-seat = Вы на месте { $seat }: это ваш первый стол.
evening-why-new-seat = В прошлый раз вы были на месте { $last }, поэтому теперь на месте { $seat }.
evening-why-seat = Вы на месте { $seat }, как уже однажды; в прошлый раз было место { $last }.
evening-disputed = { $name }: итог неверен. { $note }. Решает хозяин вечера.
evening-dispute = Этот итог неверен
evening-dispute-about = Скажите, что не так. Это прочтут все, а решит хозяин вечера.
evening-dispute-go = Сказать хозяину
evening-correct-short = Исправить
evening-fair-this = эта рассадка
evening-fair-possible = лучшая возможная
evening-fair-lot = по жребию, обычно
evening-fair-again = пары встретились снова
evening-fair-same-seat = снова то же место
evening-verify = Проверить: lazaret verify { $file }
evening-after-last = После последнего тура
evening-takes = { $name } выигрывает вечер
evening-worth = Стоит посмотреть
evening-closest = Самый близкий исход: стол { $number } тура { $round }, { $upper } впереди, { $lower } позади, разница: { $points }.
evening-show = Показать
evening-records = Все записи партий
evening-record-of = Тур { $round }, стол { $number }
evening-as-table = Таблицей
names-title = Пригласить по имени
names-about = Всех, у кого здесь есть учётная запись. Они получат уведомление и придут, если захотят.
names-add = Добавить
names-take = Добавить: { $name }
names-taken = В списке: { $name }.
names-drop = Убрать из списка: { $name }
names-ask = { $count ->
    [0] Пригласить
    [one] Пригласить { $count } человека
    [few] Пригласить { $count } человек
   *[other] Пригласить { $count } человек
  }
names-awaited = Приглашены, но ещё не ответили
names-asked = { $name } приглашает вас.
names-look = Посмотреть
