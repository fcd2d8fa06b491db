# Мессина 1347: то, что читают игроки.
messina-title = Мессина 1347
messina-blurb = Чёрная смерть сходит на берег в сицилийском порту. Спасайте жителей, выжигайте чуму и верните город к жизни.
messina-win = Наберите за шесть раундов больше всех очков. Поднимайтесь по летописям города, церкви и популярности, заселяйте кварталы, поднимайте свитки и не копите крыс.

messina-option-players = Игроки
messina-option-advanced = Продвинутая игра: у каждого своё имение
messina-option-priority = Тайл приоритета летописей
messina-option-errata = Жетон пожара считается за два жетона огня

messina-place-estate = Имение
messina-place-reserve = Резерв
messina-place-gone = вне игры

messina-action-use = Использовать лейтенанта: { $place }
messina-action-go = Идти сюда: { $place }
messina-action-sail = Взять корабль: { $ship }
messina-action-recall = Отозвать лейтенанта и получить 1 монету
messina-action-house = Поселить жителя: { $space }
messina-action-shelter = На карантин: { $class }, { $cabin }
messina-action-release = Нет места, отпустить: { $class }
messina-payment = Сжечь кубик ({ $price })
messina-payment-second = Сжечь два кубика ({ $price })
messina-payment-beside = Сжечь кубик здесь и ещё один рядом: { $place } ({ $price })
messina-action-rat = Взять крысу
messina-action-action = Использовать этот гекс
messina-action-repopulate = Заселить этот квартал
messina-action-purchase = Купить шаг: { $register }
messina-action-step = Сделать шаг: { $register }
messina-action-scroll = Сдвинуть кубик на дорожке свитка { $number }
messina-action-upgrade = Улучшить жителя: { $spot }
messina-action-promote = Улучшить надсмотрщика: { $foreman }
messina-stride = Продвинуть: { $foreman }
messina-stride-skip = Перескочить через шаг: { $foreman }
messina-stride-left = Продвинуть налево: { $foreman }
messina-stride-right = Продвинуть направо: { $foreman }
messina-stride-skip-left = Перескочить через шаг, налево: { $foreman }
messina-stride-skip-right = Перескочить через шаг, направо: { $foreman }
messina-action-activate = Активировать жителя: { $space }
messina-action-refresh = Обновить { $group } ({ $fee })
messina-action-keep = Оставить тайлы как есть
messina-action-build = Построить: { $tile }
messina-action-decline = Ничего не строить
messina-action-furnish = Положить улучшение: { $cabin }
messina-action-settle = Вернуть в город: { $spot }
messina-action-give-up = Отдать лейтенанта: { $place }
messina-action-leave = { $cabin } → { $space }
messina-action-dismiss = Нет места, отпустить жителя: { $cabin }
messina-action-staff = Поставить работника: { $workshop }
messina-action-worker = Этот житель: { $space }
messina-action-stop = Готово
messina-action-end = Закончить ход
messina-bundle-go = { $does } (сначала: { $first })
messina-bundle-advance = { $does } — { $woken }
messina-bundle-wake = { $woken }
messina-bundle-onward = { $does } (сначала: { $first })
messina-action-burn = { $payment }
messina-action-resolve = { $entry }
messina-action-pick = { $side }
messina-action-advance = { $stride }
messina-group-cabins = улучшения хижин
messina-group-workshops = мастерские

messina-effects = { $effects }
messina-gain-coin = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[other] { $count } монет
}
messina-gain-beam = { $count ->
    [one] { $count } брус
    [few] { $count } бруса
   *[other] { $count } брусьев
}
messina-gain-fire = { $count ->
    [one] { $count } жетон огня
    [few] { $count } жетона огня
   *[other] { $count } жетонов огня
}
messina-gain-major-fire = { $count ->
    [one] { $count } жетон пожара
    [few] { $count } жетона пожара
   *[other] { $count } жетонов пожара
}
messina-gain-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}
messina-gain-lieutenant = { $count ->
    [one] { $count } лейтенант
    [few] { $count } лейтенанта
   *[other] { $count } лейтенантов
}

messina-entry-city = Шаг по летописи города
messina-entry-church = Шаг по летописи церкви
messina-entry-city-or-church = Шаг по летописи города или церкви
messina-entry-scroll = Шаг по свитку
messina-entry-upgrade-citizen = Улучшить жителя
messina-entry-upgrade-foreman = Улучшить надсмотрщика
messina-entry-build = Строительство
messina-entry-foreman = Продвинуть надсмотрщика
messina-entry-foreman-named = Продвинуть: { $foreman }
messina-entry-foreman-skip = Продвинуть надсмотрщика (можно перескочить через шаг)
messina-entry-foreman-named-skip = Продвинуть (можно перескочить через шаг): { $foreman }
messina-entry-choice = На выбор: { $options }

messina-ask-lieutenant = Какого лейтенанта вы используете?
messina-ask-goal = Ваш лейтенант здесь: { $place }. Куда он пойдёт? Отозвав его, вы получите 1 монету.
messina-ask-rescue = { $place }: где в имении поселить спасённых?
messina-ask-rescue-quarantine = Здесь чума ({ $place }): спасённые идут на карантин. В какую хижину?
messina-ask-burn = { $cost ->
    [one] Сжечь чуму ({ $place })? { $cost } жетон огня за кубик. Каждый оставшийся даёт вам крысу.
    [few] Сжечь чуму ({ $place })? { $cost } жетона огня за кубик. Каждый оставшийся даёт вам крысу.
   *[other] Сжечь чуму ({ $place })? { $cost } жетонов огня за кубик. Каждый оставшийся даёт вам крысу.
}
messina-ask-ship-fight = { $cost ->
    [one] На борту чума ({ $ship }). Сжечь её за { $cost } жетон огня или взять крысу?
    [few] На борту чума ({ $ship }). Сжечь её за { $cost } жетона огня или взять крысу?
   *[other] На борту чума ({ $ship }). Сжечь её за { $cost } жетонов огня или взять крысу?
}
messina-ask-act = { $place }: используйте гекс ({ $effects }) или заселите его. Всё остальное — в любом порядке.
messina-ask-act-rest = { $place }: используйте заработанное, покупайте шаги, ставьте работников. Затем закончите ход.
messina-ask-settle = Используйте то, что заработали. Что оставите, пропадёт.
messina-ask-pick-option = Что вы берёте?
messina-ask-pick-register = Город или церковь?
messina-ask-pick-scroll = Какой свиток поднять?
messina-ask-pick-citizen = Какого жителя улучшить?
messina-ask-pick-foreman = Какого надсмотрщика улучшить?
messina-ask-advance = Какой надсмотрщик идёт дальше?
messina-ask-advance-skip = Какой надсмотрщик идёт дальше? Через шаг можно перескочить.
messina-ask-activate = { $foreman }: какого жителя активировать?
messina-ask-refresh = Строительство: сначала заплатить и увидеть новые тайлы? Тогда один придётся построить.
messina-ask-tile = Что вы строите? Можно не строить ничего.
messina-ask-tile-compulsory = Вы заплатили за новые тайлы. Какой строите?
messina-ask-pick-cabin = Какую хижину улучшить ({ $upgrade })?
messina-ask-settler = Кто вернётся домой? Требуется: { $class }
messina-ask-settler-upgraded = Кто вернётся домой? Требуется улучшенный житель: { $class }
messina-ask-give-up = Какого неиспользованного лейтенанта отдать навсегда?
messina-ask-worker = Кто будет здесь работать? { $workshop }
messina-ask-staffing = Пока имение не дало дохода: поставьте работников или продолжайте.
messina-ask-quarantine = Карантин окончен: где поселить жителей?

messina-event-round = Раунд { $round }. Порядок хода: { $order }.
messina-event-died = { $count ->
    [one] Чума уносит { $count } жителя: { $site }.
    [few] Чума уносит { $count } жителей: { $site }.
   *[other] Чума уносит { $count } жителей: { $site }.
}
messina-event-new-workshops = Мастерские эпохи I сменяются мастерскими эпохи II.
messina-event-ship-arrived = Прибывает { $ship }: { $dock }.
messina-event-ship-arrived-infected = Прибывает { $ship } с чумой на борту: { $dock }.
messina-event-hex-laid = Новое в городе: { $site }.
messina-event-wheel-turned = Колесо населения: положение { $position }.
messina-event-plague-came = Чума: { $site }.
messina-event-citizen-came = { $site }: приходит новый житель ({ $class }).
messina-event-travelled = { $cost ->
    [0] { $seat } посылает лейтенанта: { $from } → { $to }.
    [one] { $seat } посылает лейтенанта: { $from } → { $to }, за { $cost } монету.
    [few] { $seat } посылает лейтенанта: { $from } → { $to }, за { $cost } монеты.
   *[other] { $seat } посылает лейтенанта: { $from } → { $to }, за { $cost } монет.
}
messina-event-recalled = { $seat } отзывает лейтенанта в имение ({ $from }).
messina-event-visited = { $owner } получает 2 очка за визит ({ $site }).
messina-event-housed = { $seat } селит жителя: { $class }, { $space }.
messina-event-sheltered = { $seat } отправляет жителя на карантин: { $class }, { $cabin }.
messina-event-released = { $count ->
    [one] { $seat } отпускает { $count } жителя: { $class }.
    [few] { $seat } отпускает { $count } жителей: { $class }.
   *[other] { $seat } отпускает { $count } жителей: { $class }.
}
messina-event-burnt = { $seat } сжигает кубик чумы: { $site }.
messina-event-burnt-ship = { $seat } сжигает чуму на борту: { $ship }.
messina-event-rats = { $count ->
    [one] { $seat } получает { $count } крысу.
    [few] { $seat } получает { $count } крысы.
   *[other] { $seat } получает { $count } крыс.
}
messina-event-gained = { $seat } получает: { $gain }.
messina-event-recruited = { $seat } получает лейтенанта.
messina-event-pending = { $count ->
    [1] { $seat } зарабатывает: { $entry }.
   *[other] { $seat } зарабатывает: { $entry } × { $count }.
}
messina-event-forfeited = { $count ->
    [one] { $seat } теряет { $count } неиспользованный эффект.
    [few] { $seat } теряет { $count } неиспользованных эффекта.
   *[other] { $seat } теряет { $count } неиспользованных эффектов.
}
messina-event-ship-taken = { $seat } берёт корабль: { $ship }.
messina-event-hex-used = { $seat } выполняет действие: { $site }.
messina-event-bought = { $price ->
    [one] { $seat } покупает шаг за { $price } монету: { $register }.
    [few] { $seat } покупает шаг за { $price } монеты: { $register }.
   *[other] { $seat } покупает шаг за { $price } монет: { $register }.
}
messina-event-stepped = { $register }: { $seat } поднимается на деление { $space }.
messina-event-scrolled = { $seat } поднимает кубик свитка: дорожка { $track }, деление { $index }.
messina-event-upgraded = { $seat } улучшает жителя: { $spot }.
messina-event-promoted = { $seat } улучшает надсмотрщика: { $foreman }.
messina-event-foreman-moved = { $seat } продвигает надсмотрщика: { $foreman }.
messina-event-activated = { $seat } активирует жителя: { $space }.
messina-event-door-closed = { $seat } закрывает место дверью: { $space }.
messina-event-refreshed = { $seat } платит и обновляет { $group } ({ $fee }).
messina-event-built = { $seat } строит: { $tile }.
messina-event-furnished = { $seat } улучшает хижину: { $cabin } — { $upgrade }.
messina-event-turned-up = Теперь доступен тайл: { $tile }.
messina-event-staffed = { $seat } отправляет жителя работать: { $space } → { $workshop }.
messina-event-rewarded = { $seat } получает награду: { $workshop }.
messina-event-repopulating = { $seat } начинает заселять: { $site }.
messina-event-settled = { $seat } возвращает жителя в город ({ $spot }).
messina-event-given-up = { $seat } навсегда отдаёт лейтенанта ({ $from }).
messina-event-repopulated = { $seat } заселяет: { $site }.
messina-event-producing = { $seat }: производство в имении.
messina-event-left-quarantine = { $seat }: карантин окончен ({ $class }): { $cabin } → { $space }.
messina-event-automaton-drew = Автома берёт тайл: { $tile }.
messina-event-automaton-went = Автома идёт сюда: { $site }.
messina-event-automaton-burnt = Автома убирает кубик чумы ({ $site }); летопись популярности: деление { $space }.
messina-event-automaton-idle = Автома не находит свободного квартала.
messina-event-removed = Выбывает из игры: { $tile }.
messina-event-ship-removed = Корабль выбывает из игры: { $ship }.
messina-event-scored = { $points ->
    [one] { $seat }: итог — { $points } очко.
    [few] { $seat }: итог — { $points } очка.
   *[other] { $seat }: итог — { $points } очков.
}

messina-story-who = { $seat } ·
messina-story-go = { $cost ->
    [0] { $seat } идёт { $the-to }.
    [one] { $seat } идёт { $the-to } за { $cost } монету.
    [few] { $seat } идёт { $the-to } за { $cost } монеты.
   *[other] { $seat } идёт { $the-to } за { $cost } монет.
}
messina-story-rescues = В имение: { $citizens }.
messina-story-quarantine = На карантин: { $citizens }.
messina-story-no-room = Места нет: { $citizens }.
messina-story-gains = Получает: { $gain }.
messina-story-visit = { $owner } получает 2 очка за визит.
messina-recap-visit = { $seat } посещает ваш гекс: вам 2 очка.
messina-story-burns = { $n ->
    [one] Сжигает { $n } кубик чумы: { $gain }.
    [few] Сжигает { $n } кубика чумы: { $gain }.
   *[other] Сжигает { $n } кубиков чумы: { $gain }.
}
messina-story-burns-only = { $n ->
    [one] Сжигает { $n } кубик чумы.
    [few] Сжигает { $n } кубика чумы.
   *[other] Сжигает { $n } кубиков чумы.
}
messina-story-rats = { $n ->
    [one] Получает { $n } крысу.
    [few] Получает { $n } крысы.
   *[other] Получает { $n } крыс.
}
messina-story-hex = { $site }: { $gain }.
messina-story-foreman = { $foreman } продвигается: { $gain }.
messina-story-foreman-idle = { $foreman } продвигается.
messina-story-buys = { $price ->
    [one] Покупает { $what } за { $price } монету: { $gain }.
    [few] Покупает { $what } за { $price } монеты: { $gain }.
   *[other] Покупает { $what } за { $price } монет: { $gain }.
}
messina-story-buys-only = { $price ->
    [one] Покупает { $what } за { $price } монету.
    [few] Покупает { $what } за { $price } монеты.
   *[other] Покупает { $what } за { $price } монет.
}
messina-story-builds = Строительство: { $tiles }.
messina-story-builds-gains = Строительство ({ $tiles }): { $gain }.
messina-story-new-tiles = Платит за новые тайлы.
messina-story-worker = { $workshop }: теперь там есть работник.
messina-story-worker-pays = { $workshop }: теперь там есть работник, награда — { $gain }.
messina-story-golden = Улучшение: { $who }.
messina-story-golden-citizen = житель ({ $spot })
messina-story-scroll = Свиток { $track }: деление { $index }.
messina-story-repopulates = { $n ->
    [one] Возвращает { $n } жителя { $the-to }: { $gain }.
    [few] Возвращает { $n } жителей { $the-to }: { $gain }.
   *[other] Возвращает { $n } жителей { $the-to }: { $gain }.
}
messina-story-repopulates-only = { $n ->
    [one] Возвращает { $n } жителя { $the-to }.
    [few] Возвращает { $n } жителей { $the-to }.
   *[other] Возвращает { $n } жителей { $the-to }.
}
messina-story-ship = { $seat } берёт корабль ({ $ship }): { $gain }.
messina-story-lost = { $n ->
    [one] Теряет { $n } неиспользованный эффект.
    [few] Теряет { $n } неиспользованных эффекта.
   *[other] Теряет { $n } неиспользованных эффектов.
}
messina-story-estate = Имение игрока { $seat } даёт: { $gain }.
messina-story-released = Карантин окончен: { $citizens }.
messina-story-dead = { $n ->
    [one] Чума уносит { $n } жителя: { $sites }.
    [few] Чума уносит { $n } жителей: { $sites }.
   *[other] Чума уносит { $n } жителей: { $sites }.
}
messina-story-new = Новое в городе: { $what }.
messina-story-ships = { $n ->
    [one] { $n } корабль
    [few] { $n } корабля
   *[other] { $n } кораблей
}
messina-story-plague-ships = { $n ->
    [one] { $n } корабль с чумой
    [few] { $n } корабля с чумой
   *[other] { $n } кораблей с чумой
}
messina-story-plague = Чума приходит: { $sites }.
messina-story-citizens = Прибывают жители: { $groups }.
messina-story-group = { $who } ({ $sites })
messina-story-points = Очки: { $scores }.
messina-story-score = { $seat } { $points }
messina-some-artisan = { $n ->
    [1] ремесленник
    [one] { $n } ремесленник
    [few] { $n } ремесленника
   *[other] { $n } ремесленников
}
messina-some-aristocrat = { $n ->
    [1] аристократ
    [one] { $n } аристократ
    [few] { $n } аристократа
   *[other] { $n } аристократов
}
messina-some-nun = { $n ->
    [1] монахиня
    [one] { $n } монахиня
    [few] { $n } монахини
   *[other] { $n } монахинь
}
messina-reach-popularity = популярность { $space }
messina-reach-city = город { $space }
messina-reach-church = церковь { $space }
messina-steps-popularity = { $n ->
    [one] { $n } шаг (популярность)
    [few] { $n } шага (популярность)
   *[other] { $n } шагов (популярность)
}
messina-steps-city = { $n ->
    [one] { $n } шаг (город)
    [few] { $n } шага (город)
   *[other] { $n } шагов (город)
}
messina-steps-church = { $n ->
    [one] { $n } шаг (церковь)
    [few] { $n } шага (церковь)
   *[other] { $n } шагов (церковь)
}
messina-the-market-square = { messina-district-market-square }
messina-the-lumber-yard = { messina-district-lumber-yard }
messina-the-charcoal-yard = { messina-district-charcoal-yard }
messina-the-builders-lodge = { messina-district-builders-lodge }
messina-the-smithy = { messina-district-smithy }
messina-the-town-hall = { messina-district-town-hall }
messina-the-cathedral = { messina-district-cathedral }
messina-the-stewards-court = { messina-district-stewards-court }
messina-the-scriptorium = { messina-district-scriptorium }
messina-the-charity-house = { messina-district-charity-house }
messina-the-builders-guild = { messina-district-builders-guild }
messina-the-bakers-row = { messina-district-bakers-row }
messina-the-courthouse = { messina-district-courthouse }
messina-the-foremens-lodge = { messina-district-foremens-lodge }
messina-the-hospital = { messina-district-hospital }
messina-the-bailiffs-tower = { messina-district-bailiffs-tower }
messina-the-basilica = { messina-district-basilica }
messina-the-arsenal = { messina-district-arsenal }
messina-the-library = { messina-district-library }
messina-the-royal-palace = { messina-district-royal-palace }

messina-reason-no-lieutenant = Здесь нет вашего неиспользованного лейтенанта.
messina-reason-town-first = Сначала используйте лейтенантов, которые лежат в городе.
messina-reason-not-in-town = Этого гекса нет в городе.
messina-reason-occupied = Там стоит лейтенант. Место освободится в следующем раунде.
messina-reason-dock-by-ship = Чтобы попасть на причал, выберите один из его кораблей.
messina-reason-not-at-dock = Этого корабля нет у причалов.
messina-reason-nobody-waits = Никто из этого класса здесь не ждёт.
messina-reason-space-taken = Это место занято.
messina-reason-no-plague = Чумы здесь нет: спасённые идут прямо в свой сектор.
messina-reason-infected = Здесь чума: спасённые идут на карантин.
messina-reason-cabin-taken = Эта хижина занята.
messina-reason-still-room = Место есть, отпускать никого нельзя.
messina-reason-needs-major = Чтобы сжечь и кубик по соседству, платите одними жетонами пожара.
messina-reason-not-beside = Этот гекс не соседний, или на нём нет кубиков чумы.
messina-reason-no-such-payment = Эти жетоны не составляют цену кубика.
messina-reason-no-extra-cube = На корабле можно сжечь только его собственный кубик.
messina-reason-no-second-cube = Второй кубик пожар убирает только с соседнего гекса.
messina-reason-nothing-pending = Такого эффекта у вас сейчас нет.
messina-reason-useless = Сейчас это ничего не даст.
messina-reason-main-used = В этот ход гекс уже использован.
messina-reason-only-dock = У причала нет действия.
messina-reason-no-district = Заселять можно только кварталы.
messina-reason-repopulated = Этот квартал уже заселён.
messina-reason-no-tile = У вас не осталось тайлов заселения.
messina-reason-no-cart = Нужна готовая повозка. Повозки снова готовы в следующем раунде.
messina-reason-district-cost = Заплатить за этот квартал вам пока нечем.
messina-reason-no-settlers = В ваших секторах и мастерских нет жителей, которых требует квартал.
messina-reason-none-to-give-up = Нужен неиспользованный лейтенант, которого можно отдать.
messina-reason-not-sold = Шаги покупают и выбирают только в летописях города и церкви.
messina-reason-track-full = Вы уже на самом верху.
messina-reason-scroll-full = Этот свиток уже на самом верху.
messina-reason-no-plain-citizen = Все ваши жители там уже улучшены.
messina-reason-foreman-upgraded = Этот надсмотрщик уже улучшен.
messina-reason-in-centre = Этот надсмотрщик уже в центре.
messina-reason-other-foreman = Сейчас идёт другой надсмотрщик.
messina-reason-no-skip = Сейчас нельзя перескочить через шаг.
messina-reason-branching = На втором шаге путь раздваивается: там и выбирают, налево или направо.
messina-reason-nobody-there = На этом месте никого нет.
messina-reason-out-of-reach = Отсюда надсмотрщик до этого жителя не достаёт.
messina-reason-enough-there = Больше жителей здесь активировать нельзя.
messina-reason-activated-before = На этом шаге житель уже активирован.
messina-reason-door-there = Это место уже использовано: его закрыла дверь.
messina-reason-no-fee = Платить за это вам нечем.
messina-reason-nothing-below = Ни в одной из этих стопок нет второго тайла.
messina-reason-must-build = Вы заплатили за новые тайлы: постройте один.
messina-reason-not-on-top = Этот тайл не лежит сверху стопки.
messina-reason-tile-cost = Заплатить за этот тайл вам пока нечем.
messina-reason-no-cabin-free = Все ваши хижины уже улучшены.
messina-reason-cabin-furnished = Эта хижина уже улучшена.
messina-reason-not-fitting = Этому кварталу нужен кто-то другой.
messina-reason-not-owned = Это не ваша мастерская.
messina-reason-staffed = Там уже кто-то работает.
messina-reason-spent = Эта мастерская своё уже дала.
messina-reason-no-worker = В секторе на этом месте нет жителя нужного класса.
messina-reason-not-leaving = Так сейчас никто не покидает карантин.
messina-reason-too-far = { $cost ->
    [one] Путь стоит { $cost } монету; у вас { $coin }.
    [few] Путь стоит { $cost } монеты; у вас { $coin }.
   *[other] Путь стоит { $cost } монет; у вас { $coin }.
}
messina-reason-too-dear = { $price ->
    [one] Шаг стоит { $price } монету: по одной за каждого вашего лейтенанта.
    [few] Шаг стоит { $price } монеты: по одной за каждого вашего лейтенанта.
   *[other] Шаг стоит { $price } монет: по одной за каждого вашего лейтенанта.
}
messina-reason-no-tokens = { $cost ->
    [one] Кубик стоит { $cost } жетон огня. Столько у вас нет.
    [few] Кубик стоит { $cost } жетона огня. Столько у вас нет.
   *[other] Кубик стоит { $cost } жетонов огня. Столько у вас нет.
}
messina-reason-not-now = Не сейчас. Сначала ответьте на вопрос.

messina-ending-complete = Шесть раундов сыграны.
messina-ending-plague = Победила чума.
messina-ending-survivors = Вы среди выживших.
messina-ending-saviours = Вы — спасители Мессины.

messina-score-track = Очки, набранные по ходу игры
messina-score-city = Летопись города
messina-score-church = Летопись церкви
messina-score-popularity = Популярность
messina-score-districts = Заселённые кварталы
messina-score-scroll = Планшет свитков
messina-score-rats = Крысы

messina-given-round = Раунд, прежде всего остального; с V мастерские второй эпохи.
messina-given-order = Порядок хода, каждое место один раз, прежде чем сказано, чей ход.
messina-given-wheel = Что показывает колесо населения, от 1 до 12.
messina-given-hex = Гекс на месте карты; что там лежало, меняется с ним местами или уходит в стопку.
messina-given-cubes = Кубики чумы на гексе, из запаса.
messina-given-citizens = Жители класса в квартале.
messina-given-owner = Чей тайл заселения лежит в квартале.
messina-given-moored = Корабль у причала, с чумой на борту или без неё.
messina-given-docks = Тайлы причалов, оставшиеся в стопке.
messina-given-top = Тайл, открытый на первой подходящей стопке без открытого тайла.
messina-given-pending = Ожидающие эффекты одного вида.
messina-given-turn = Кто ходит следующим.
messina-given-act = Шаг действий места, чей лейтенант там стоит.
messina-given-production = Конец раунда.
messina-given-over = Конец партии.
messina-given-automaton = Автома: деление летописи популярности, оставшиеся лейтенанты, ходит ли следующей.
messina-given-automaton-at = Кварталы, где стоят лейтенанты автомы.
messina-given-tokens = Монеты, брусья, жетоны огня и пожара, очки и крысы места.
messina-given-register = Маркер на летописи, поверх стоящих на том же делении.
messina-given-estate = Планшет имения места; у кого он был, берёт другой.
messina-given-scroll-board = Планшет свитков места; у кого он был, берёт другой.
messina-given-scroll = Места трёх кубиков свитков, от 0 до 3.
messina-given-citizen = Житель на месте, в мастерской или в хижине; там с классом, на месте I или уходящий.
messina-given-cabin = Улучшение на хижине.
messina-given-workshop = Своя мастерская, с выплаченной наградой или без.
messina-given-cart = Своя повозка, использованная в этом раунде или готовая.
messina-given-ship = Свой корабль.
messina-given-foreman = Надсмотрщик на шаге; со второго — с ветвью.
messina-given-door = Дверь на месте с одноразовым действием.
messina-given-lieutenants = Все лейтенанты места; + после места — использован, остальные из пяти в резерве.
messina-given-workshops = Тайлы стопки мастерских, которые все видели: верхний, затем нижние.
messina-given-gone = Тайл или корабль, выбывший из игры; в порядке выбывания.
messina-given-cabins = Стопка улучшений хижин по номеру: сколько лежит лицом вниз, верхний, затем нижние. Пишется после всех остальных улучшений.
messina-given-carts = Верхние повозки стопок.
messina-given-automaton-drew = Соло-тайлы, вытянутые в этом раунде, по порядку.
messina-given-automaton-before = Соло-тайлы, вытянутые в прошлом раунде, по порядку.

messina-fact-round = Раунд.
messina-fact-order = Порядок хода.
messina-fact-turn = Чей ход или производство.
messina-fact-site = Где лейтенант этого хода, или nowhere.
messina-fact-main = Можно ли ещё использовать гекс.
messina-fact-cost = Цена пути в монетах; none, если никто не отправляется.
messina-fact-wheel = Что показывает колесо.
messina-fact-supply = Кубики чумы в запасе.
messina-fact-cubes = Кубики чумы на гексе.
messina-fact-citizens = Жители класса на гексе.
messina-fact-owner = Чей тайл заселения там лежит, или nobody.
messina-fact-hex = Гекс на месте карты, или nothing.
messina-fact-hexes = Сколько гексов в городе.
messina-fact-hex-pile = Гексы в стопке.
messina-fact-dock = Причал за портом на месте карты, или nothing.
messina-fact-dock-tiles = Тайлы причалов в стопке.
messina-fact-docked = Сколько кораблей у причала.
messina-fact-moored = Причал корабля, с cube, если на борту чума, или nowhere.
messina-fact-top = Верхний тайл стопки, или nothing: класса, cabin 1–3, cart 1 или 2.
messina-fact-pile = Сколько тайлов в стопке: класса или cabin 1–3.
messina-fact-pending = Сколько раз эффект ожидает.
messina-fact-ranks = Места на летописи, начиная с переднего.
messina-fact-automaton = Автома: популярность, оставшиеся лейтенанты, вытянутые тайлы, кварталы, где она стоит.
messina-fact-coin = Монеты.
messina-fact-beam = Брусья.
messina-fact-fire = Жетоны огня.
messina-fact-major-fire = Жетоны пожара.
messina-fact-points = Очки на шкале.
messina-fact-rats = Крысы.
messina-fact-ready = Готовые повозки.
messina-fact-tiles = Оставшиеся тайлы заселения.
messina-fact-price = Цена шага на летописи.
messina-fact-estate = Планшет имения.
messina-fact-scroll-board = Планшет свитков.
messina-fact-carts = Свои повозки, или none.
messina-fact-ships = Свои корабли, или none.
messina-fact-space = Деление летописи.
messina-fact-scroll = Места трёх кубиков свитков.
messina-fact-citizen = Кто на месте: nobody, plain или upgraded.
messina-fact-residents = Жители в секторах.
messina-fact-door = Закрыто ли место дверью.
messina-fact-cabin = Кто живёт в хижине: empty или класс и место.
messina-fact-upgrade = Улучшение хижины, или none.
messina-fact-workshop = Мастерская: none, empty, plain или upgraded, и spent.
messina-fact-foreman = Узел надсмотрщика или start, и upgraded.
messina-fact-lieutenants = Места пяти лейтенантов; + значит использован.
messina-fact-score = Строка листа очков.
messina-fact-total = Сколько партия стоит сейчас.

messina-check-round-first = Раунд указывают прежде всего остального.
messina-check-begun = Что играется дальше, уже сказано.
messina-check-no-lieutenant = У игрока { $seat } нет для этого лейтенанта: там никто не стоит, и в имении нет неиспользованного.
messina-check-slot = { $place } сейчас не может лежать на этом месте.
messina-check-cubes = кубики чумы
messina-check-tiles = тайлы заселения
messina-check-lieutenants = лейтенанты
messina-check-gap = Место { $slot } пусто: кварталы начала игры занимают все свои места.
messina-check-shown = Нет подходящей стопки без открытого тайла.
messina-check-pile-class = Эта мастерская лежит в другой стопке.
messina-check-era = Этой мастерской нет на поле в этом раунде.
messina-check-never-spent = Мастерская первой эпохи платит каждый раунд и не исчерпывается.
messina-check-solo = Автома есть только в одиночной игре.
messina-check-side = Сторона b — для продвинутой игры, сторона a — для остальных.
messina-check-branch = Со второго шага у надсмотрщика есть ветвь, до него — нет.
messina-check-no-door = Действие этого места не одноразовое: двери там не бывает.
messina-check-unused = Использованы бывают только лейтенанты в имении или в городе.
messina-check-none-left = У игрока { $seat } всегда остаётся лейтенант в игре.
messina-check-automaton = Автома использовала лейтенантов: { $there }; в городе стоит { $laid }.

messina-audit-cubes = Кубиков чумы: { $there }; в игре их { $all }.
messina-audit-tile = { $tile }: встречается раз — { $count }.
messina-audit-pile = В стопке не те тайлы, которых никто не видел.
messina-audit-golden = Улучшенный житель игрока { $seat } нигде не стоит.
messina-audit-worker = Житель игрока { $seat } работает в чужой мастерской.
messina-audit-spent = Использованная мастерская не принадлежит игроку { $seat }.
messina-audit-unpaid = Мастерская игрока { $seat } заработала награду, но не отмечена использованной.
messina-audit-carts = У игрока { $seat } готовых повозок больше, чем всего.
messina-audit-foremen = Надсмотрщик игрока { $seat } стоит вне пути или без ветви.
messina-audit-doors = Дверь игрока { $seat } лежит на месте с многоразовым действием.
messina-audit-points = У игрока { $seat } меньше 0 очков.
messina-audit-repopulation = У игрока { $seat } пропал или удвоился тайл заселения.
messina-audit-boards = У игрока { $seat } тот же планшет, что и у другого.
messina-audit-lieutenants = Лейтенантов у игрока { $seat } должно быть пять, хотя бы один — в игре.
messina-audit-away = Лейтенант игрока { $seat } стоит там, чего нет в городе: { $place }.
messina-audit-register = Маркеры стоят не по порядку: { $register }.
messina-audit-order = В порядке хода не каждое место по одному разу.
messina-audit-not-laid = Что-то лежит там, чего нет в городе: { $place }.
messina-audit-hex-twice = { $place } есть и в городе, и в стопке.
messina-audit-standing = На одном гексе стоит лейтенантов: { $count }; { $place }.

# Что выбор даёт кому-то по сравнению с другим: слагаемые оценки.
messina-term-points-more = { $seat }: больше очков сразу.
messina-term-points-less = { $seat }: меньше очков сразу.
messina-term-registers-more = { $seat }: лучше положение на летописях.
messina-term-registers-less = { $seat }: хуже положение на летописях.
messina-term-tokens-more = { $seat }: больше монет, брусьев и огня.
messina-term-tokens-less = { $seat }: меньше монет, брусьев и огня.
messina-term-turns-more = { $seat }: больше ходов впереди.
messina-term-turns-less = { $seat }: меньше ходов впереди.
messina-term-people-more = { $seat }: больше жителей на пути надсмотрщиков.
messina-term-people-less = { $seat }: меньше жителей на пути надсмотрщиков.
messina-term-buildings-more = { $seat }: больше пользы от мастерских и хижин.
messina-term-buildings-less = { $seat }: меньше пользы от мастерских и хижин.
messina-term-districts-more = { $seat }: доступны более ценные кварталы.
messina-term-districts-less = { $seat }: доступны менее ценные кварталы.
messina-term-scrolls-more = { $seat }: больше очков от планшета свитков.
messina-term-scrolls-less = { $seat }: меньше очков от планшета свитков.
messina-term-rats-more = { $seat }: меньше потерь от крыс.
messina-term-rats-less = { $seat }: больше потерь от крыс.
messina-term-in-hand-more = { $seat }: больше возможностей до конца хода.
messina-term-in-hand-less = { $seat }: меньше возможностей до конца хода.

# Кварталы: куда.
messina-the-market-square-to = на Рыночную площадь
messina-the-lumber-yard-to = на Лесной двор
messina-the-charcoal-yard-to = на Угольный двор
messina-the-builders-lodge-to = в Дом строителей
messina-the-smithy-to = в Кузницу
messina-the-town-hall-to = в Ратушу
messina-the-cathedral-to = в Собор
messina-the-stewards-court-to = на Двор управляющего
messina-the-scriptorium-to = в Скрипторий
messina-the-charity-house-to = в Дом милосердия
messina-the-builders-guild-to = в Гильдию строителей
messina-the-bakers-row-to = в Хлебный ряд
messina-the-courthouse-to = в Здание суда
messina-the-foremens-lodge-to = в Дом надсмотрщиков
messina-the-hospital-to = в Госпиталь
messina-the-bailiffs-tower-to = в Башню бальи
messina-the-basilica-to = в Базилику
messina-the-arsenal-to = в Арсенал
messina-the-library-to = в Библиотеку
messina-the-royal-palace-to = в Королевский дворец
messina-port-port-faro-to = в Маячный порт
messina-port-port-san-raineri-to = в Порт Сан-Райнери
messina-port-port-ganzirri-to = в Порт Ганцирри
messina-port-port-tremestieri-to = в Порт Треместьери
messina-dock-tile-dock-1-to = к Причалу 1
messina-dock-tile-dock-2-to = к Причалу 2
messina-dock-tile-dock-3-to = к Причалу 3
messina-dock-tile-dock-4-to = к Причалу 4
