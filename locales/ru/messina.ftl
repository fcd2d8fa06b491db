# Мессина 1347: то, что читают игроки.
messina-title = Мессина 1347
messina-blurb = Чёрная смерть сходит на берег в сицилийском порту. Спасайте жителей, выжигайте чуму и верните город к жизни.
messina-win = Наберите больше всех очков за шесть раундов. Поднимайтесь по летописям города, церкви и популярности, заселяйте кварталы, двигайте свитки и не копите крыс.

messina-option-players = Игроки
messina-option-advanced = Продвинутая игра: у каждого своё имение
messina-option-priority = Тайл приоритета летописей
messina-option-errata = Жетон пожара считается за два жетона огня

messina-place-estate = Имение
messina-place-reserve = Резерв
messina-place-gone = Отдан

messina-action-use = Использовать лейтенанта: { $place }
messina-action-go = Идти сюда: { $place }
messina-action-sail = Взять корабль: { $ship }
messina-action-recall = Отозвать лейтенанта и получить 1 монету
messina-action-house = Поселить жителя: { $space }
messina-action-shelter = На карантин: { $class }, { $cabin }
messina-action-release = Отпустить: { $class }
messina-payment = Сжечь кубик ({ $price })
messina-payment-second = Сжечь два кубика ({ $price })
messina-payment-beside = Сжечь кубик здесь и ещё один рядом: { $place } ({ $price })
messina-action-rat = Взять крысу вместе с кораблём
messina-action-action = Выполнить действие гекса
messina-action-repopulate = Заселить квартал
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
messina-action-refresh = Обновить { $group }; плата: { $fee }
messina-action-keep = Оставить тайлы как есть
messina-action-build = Построить: { $tile }
messina-action-decline = Ничего не строить
messina-action-furnish = Положить улучшение: { $cabin }
messina-action-settle = Отправить жителя: { $spot }
messina-action-give-up = Отдать лейтенанта: { $place }
messina-action-leave = { $cabin } → { $space }
messina-action-dismiss = Отпустить жителя: { $cabin }
messina-action-staff = Поставить работника: { $workshop }
messina-action-worker = Этот житель: { $space }
messina-action-stop = Готово
messina-action-end = Закончить ход
messina-bundle-go = { $does } (сначала: { $first })
messina-bundle-advance = { $does } – { $woken }
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

messina-ask-lieutenant = Ваш ход: какого лейтенанта используете?
messina-ask-goal = Куда пойдёт лейтенант (сейчас: { $place })? Выберите гекс или корабль либо отзовите его.
messina-ask-rescue = Спасите жителей ({ $place }): где их поселить?
messina-ask-rescue-quarantine = Здесь чума ({ $place }): жители идут на карантин. В какую хижину?
messina-ask-burn = { $cost ->
    [one] Боритесь с чумой ({ $place }): { $cost } жетон за кубик. Каждый оставшийся — крыса.
    [few] Боритесь с чумой ({ $place }): { $cost } жетона за кубик. Каждый оставшийся — крыса.
   *[other] Боритесь с чумой ({ $place }): { $cost } жетонов за кубик. Каждый оставшийся — крыса.
}
messina-ask-ship-fight = { $cost ->
    [one] На борту чума ({ $ship }): заплатите { $cost } жетон или возьмите крысу.
    [few] На борту чума ({ $ship }): заплатите { $cost } жетона или возьмите крысу.
   *[other] На борту чума ({ $ship }): заплатите { $cost } жетонов или возьмите крысу.
}
messina-ask-act = { $place }: действие ({ $effects }) или заселение; всё прочее — в любом порядке.
messina-ask-act-rest = { $place }: применяйте эффекты, покупайте шаги и ставьте работников в любом порядке, затем закончите ход.
messina-ask-settle = Примените заработанное или остановитесь; остальное пропадёт.
messina-ask-pick-option = Что вы выбираете?
messina-ask-pick-register = Город или церковь?
messina-ask-pick-scroll = Какой кубик свитка поднять?
messina-ask-pick-citizen = Какого жителя улучшить?
messina-ask-pick-foreman = Какого надсмотрщика улучшить?
messina-ask-advance = Какой надсмотрщик идёт дальше?
messina-ask-advance-skip = Какой надсмотрщик идёт дальше? Он может перескочить через шаг.
messina-ask-activate = { $foreman }: какого жителя активировать?
messina-ask-refresh = Строительство: заплатить жетон или очко и сначала обновить тайлы?
messina-ask-tile = Какой тайл строите? Можно не строить ничего.
messina-ask-tile-compulsory = Какой тайл строите? После обновления построить нужно.
messina-ask-pick-cabin = Какую хижину улучшить ({ $upgrade })?
messina-ask-settler = Кто вернётся в квартал? Требуется: { $class }.
messina-ask-settler-upgraded = Кто вернётся в квартал? Требуется улучшенный житель: { $class }.
messina-ask-give-up = Какого неиспользованного лейтенанта отдать навсегда?
messina-ask-worker = Кто будет здесь работать? { $workshop }
messina-ask-staffing = Производство: сначала поставьте работников или продолжайте.
messina-ask-quarantine = Карантин окончен: где поселить жителей?

messina-event-round = Раунд { $round }. Порядок хода: { $order }.
messina-event-died = { $count ->
    [one] Чума уносит { $count } жителя: { $site }.
    [few] Чума уносит { $count } жителей: { $site }.
   *[other] Чума уносит { $count } жителей: { $site }.
}
messina-event-new-workshops = Начальные мастерские сменяются продвинутыми.
messina-event-ship-arrived = Прибывает { $ship }: { $dock }.
messina-event-ship-arrived-infected = Прибывает { $ship } с чумой на борту: { $dock }.
messina-event-hex-laid = Город растёт: { $site }.
messina-event-wheel-turned = Колесо населения: положение { $position }.
messina-event-plague-came = Чума: { $site }.
messina-event-citizen-came = { $class } прибывает: { $site }.
messina-event-travelled = { $cost ->
    [0] { $seat } посылает лейтенанта: { $from } → { $to }.
    [one] { $seat } посылает лейтенанта: { $from } → { $to }, за { $cost } монету.
    [few] { $seat } посылает лейтенанта: { $from } → { $to }, за { $cost } монеты.
   *[other] { $seat } посылает лейтенанта: { $from } → { $to }, за { $cost } монет.
}
messina-event-recalled = { $seat } отзывает лейтенанта в имение ({ $from }).
messina-event-visited = { $owner } получает очки за визит: { $site }.
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
messina-event-stepped = { $register }: { $seat } занимает деление { $space }.
messina-event-scrolled = { $seat } поднимает кубик свитка: дорожка { $track }, деление { $index }.
messina-event-upgraded = { $seat } улучшает жителя: { $spot }.
messina-event-promoted = { $seat } улучшает надсмотрщика: { $foreman }.
messina-event-foreman-moved = { $seat } продвигает надсмотрщика: { $foreman }.
messina-event-activated = { $seat } активирует жителя: { $space }.
messina-event-door-closed = { $seat } закрывает место дверью: { $space }.
messina-event-refreshed = { $seat } обновляет { $group }; плата: { $fee }.
messina-event-built = { $seat } строит: { $tile }.
messina-event-furnished = { $seat } улучшает хижину: { $cabin } — { $upgrade }.
messina-event-turned-up = Открыт тайл: { $tile }.
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
    [0] { $seat } идёт сюда: { $the }.
    [one] { $seat } идёт сюда за { $cost } монету: { $the }.
    [few] { $seat } идёт сюда за { $cost } монеты: { $the }.
   *[other] { $seat } идёт сюда за { $cost } монет: { $the }.
}
messina-story-rescues = Спасены: { $citizens }.
messina-story-quarantine = На карантин: { $citizens }.
messina-story-no-room = Нет места: { $citizens }.
messina-story-gains = Получает: { $gain }.
messina-story-visit = { $owner } получает 2 очка за визит.
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
messina-story-builds = Строит: { $tiles }.
messina-story-builds-gains = Строит ({ $tiles }): { $gain }.
messina-story-new-tiles = Платит за новые тайлы.
messina-story-worker = Житель идёт работать: { $workshop }.
messina-story-worker-pays = Житель идёт работать ({ $workshop }): { $gain }.
messina-story-golden = Улучшены: { $who }.
messina-story-golden-citizen = житель ({ $spot })
messina-story-scroll = Дорожка свитка { $track }: деление { $index }.
messina-story-repopulates = { $n ->
    [one] Заселяет { $n } жителя ({ $the }): { $gain }.
    [few] Заселяет { $n } жителей ({ $the }): { $gain }.
   *[other] Заселяет { $n } жителей ({ $the }): { $gain }.
}
messina-story-repopulates-only = { $n ->
    [one] Заселяет { $n } жителя: { $the }.
    [few] Заселяет { $n } жителей: { $the }.
   *[other] Заселяет { $n } жителей: { $the }.
}
messina-story-ship = { $seat } берёт корабль ({ $ship }): { $gain }.
messina-story-lost = { $n ->
    [one] Теряет { $n } неиспользованный эффект.
    [few] Теряет { $n } неиспользованных эффекта.
   *[other] Теряет { $n } неиспользованных эффектов.
}
messina-story-estate = Имение ({ $seat }): { $gain }.
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
messina-story-plague = Приходит чума: { $sites }.
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

messina-reason-no-lieutenant = Там нет вашего неиспользованного лейтенанта.
messina-reason-town-first = Сначала используйте лейтенантов, которые лежат в городе.
messina-reason-not-in-town = Этого гекса сейчас нет в городе.
messina-reason-occupied = Там стоит лейтенант: в этом раунде гекс занят.
messina-reason-dock-by-ship = К причалу идут за кораблём: выберите корабль.
messina-reason-not-at-dock = Этого корабля нет у причалов.
messina-reason-nobody-waits = Здесь нет жителей этого класса.
messina-reason-space-taken = Это место занято.
messina-reason-no-plague = Здесь нет чумы: житель идёт в свой сектор.
messina-reason-infected = Здесь чума: житель должен пройти карантин.
messina-reason-cabin-taken = Эта хижина занята.
messina-reason-still-room = Место есть: отпускать нельзя.
messina-reason-needs-major = Кубик на соседнем гексе можно сжечь, только если платить одними жетонами пожара.
messina-reason-not-beside = Этот гекс не соседний, или на нём нет кубиков чумы.
messina-reason-no-such-payment = Так заплатить за кубик нельзя.
messina-reason-no-extra-cube = На корабле можно сжечь только его собственный кубик.
messina-reason-no-second-cube = Второй кубик пожар убирает только с соседнего гекса.
messina-reason-nothing-pending = Такого эффекта у вас сейчас нет.
messina-reason-useless = Сейчас этот эффект ничего не даст.
messina-reason-main-used = В этот ход гекс уже использован.
messina-reason-only-dock = У причала нет действия.
messina-reason-no-district = Заселять можно только кварталы.
messina-reason-repopulated = Этот квартал уже заселён.
messina-reason-no-tile = У вас не осталось тайлов заселения.
messina-reason-no-cart = У вас нет готовой повозки.
messina-reason-district-cost = Вам не хватает жетонов, чтобы заселить этот квартал.
messina-reason-no-settlers = В ваших секторах и мастерских нет нужных жителей.
messina-reason-none-to-give-up = Нужен неиспользованный лейтенант, которого можно отдать.
messina-reason-not-sold = Шаги покупают и выбирают только в летописях города и церкви.
messina-reason-track-full = Маркер уже на последнем делении.
messina-reason-scroll-full = Этот кубик уже на верхнем делении дорожки.
messina-reason-no-plain-citizen = Там нет вашего обычного жителя.
messina-reason-foreman-upgraded = Этот надсмотрщик уже улучшен.
messina-reason-in-centre = Путь кончается в центре.
messina-reason-other-foreman = Сейчас идёт другой надсмотрщик.
messina-reason-no-skip = Сейчас нельзя перескочить через шаг.
messina-reason-branching = Ветвь выбирают на втором шаге, и только на нём.
messina-reason-nobody-there = На этом месте никого нет.
messina-reason-out-of-reach = Оттуда, где стоит надсмотрщик, он не достаёт до этого жителя.
messina-reason-enough-there = В этой части имения надсмотрщик больше никого активировать не может.
messina-reason-activated-before = За это продвижение житель уже активирован.
messina-reason-door-there = Место закрыто дверью: его действие использовано.
messina-reason-no-fee = Вам нечем так заплатить.
messina-reason-nothing-below = Ни в одной из этих стопок нет второго тайла.
messina-reason-must-build = Вы заплатили за обновление: постройте тайл.
messina-reason-not-on-top = Этот тайл не лежит сверху стопки.
messina-reason-tile-cost = Вам не хватает жетонов на этот тайл.
messina-reason-no-cabin-free = Все ваши хижины уже улучшены.
messina-reason-cabin-furnished = Эта хижина уже улучшена.
messina-reason-not-fitting = Кварталу нужен другой житель.
messina-reason-not-owned = Это не ваша мастерская.
messina-reason-staffed = Там уже кто-то работает.
messina-reason-spent = Эта мастерская уже дала награду.
messina-reason-no-worker = В секторе нет подходящего жителя.
messina-reason-not-leaving = Так сейчас никто не покидает карантин.
messina-reason-too-far = { $cost ->
    [one] Путь стоит { $cost } монету; у вас { $coin }.
    [few] Путь стоит { $cost } монеты; у вас { $coin }.
   *[other] Путь стоит { $cost } монет; у вас { $coin }.
}
messina-reason-too-dear = { $price ->
    [one] Шаг стоит { $price } монету: столько, сколько у вас лейтенантов.
    [few] Шаг стоит { $price } монеты: столько, сколько у вас лейтенантов.
   *[other] Шаг стоит { $price } монет: столько, сколько у вас лейтенантов.
}
messina-reason-no-tokens = { $cost ->
    [one] Кубик стоит { $cost } жетон, а таких у вас нет.
    [few] Кубик стоит { $cost } жетона, а таких у вас нет.
   *[other] Кубик стоит { $cost } жетонов, а таких у вас нет.
}
messina-reason-not-now = Сейчас вопрос о другом.

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
messina-check-slot = { $place } не может лежать на этом месте сейчас.
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
