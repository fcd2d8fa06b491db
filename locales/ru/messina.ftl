# Мессина 1347: то, что читают игроки.
messina-title = Мессина 1347
messina-blurb = Чёрная смерть сходит на берег в сицилийском порту. Спасайте жителей, выжигайте чуму и верните город к жизни.

messina-option-players = Игроки
messina-option-advanced = Продвинутая игра: у каждого своё имение
messina-option-priority = Тайл приоритета летописей
messina-option-errata = Пожар считается за два возгорания

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
messina-payment = Сжечь кубик (возгорание { $fire }, пожар { $major })
messina-payment-second = Сжечь два кубика (возгорание { $fire }, пожар { $major })
messina-payment-beside = Сжечь кубик здесь и ещё один тут: { $place } (возгорание { $fire }, пожар { $major })
messina-action-rat = Взять крысу вместе с кораблём
messina-action-action = Выполнить действие гекса
messina-action-repopulate = Заселить квартал
messina-action-purchase = Купить шаг: { $register }
messina-action-step = Сделать шаг: { $register }
messina-action-scroll = Сдвинуть кубик на дорожке свитка { $number }
messina-action-upgrade = Улучшить жителя: { $spot }
messina-action-promote = Улучшить надсмотрщика: { $foreman }
messina-stride = Продвинуть: { $foreman }
messina-stride-skip = Через шаг: { $foreman }
messina-stride-left = Продвинуть налево: { $foreman }
messina-stride-right = Продвинуть направо: { $foreman }
messina-stride-skip-left = Через шаг налево: { $foreman }
messina-stride-skip-right = Через шаг направо: { $foreman }
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
    [one] { $count } жетон возгорания
    [few] { $count } жетона возгорания
   *[other] { $count } жетонов возгорания
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
messina-entry-foreman-skip = Продвинуть надсмотрщика, можно через шаг
messina-entry-foreman-named-skip = Продвинуть, можно через шаг: { $foreman }
messina-entry-choice = На выбор: { $options }

messina-ask-lieutenant = Ваш ход: какого лейтенанта используете?
messina-ask-goal = Куда идёт лейтенант? Сейчас: { $place }. Выберите гекс или корабль либо отзовите его.
messina-ask-rescue = Спасите жителей ({ $place }): где они поселятся?
messina-ask-rescue-quarantine = Здесь чума ({ $place }): жители идут на карантин. В какую хижину?
messina-ask-burn = { $cost ->
    [one] Боритесь с чумой ({ $place }): { $cost } жетон за кубик. За остальное придут крысы.
    [few] Боритесь с чумой ({ $place }): { $cost } жетона за кубик. За остальное придут крысы.
   *[other] Боритесь с чумой ({ $place }): { $cost } жетонов за кубик. За остальное придут крысы.
}
messina-ask-ship-fight = { $cost ->
    [one] На борту чума ({ $ship }): заплатите { $cost } жетон или возьмите крысу.
    [few] На борту чума ({ $ship }): заплатите { $cost } жетона или возьмите крысу.
   *[other] На борту чума ({ $ship }): заплатите { $cost } жетонов или возьмите крысу.
}
messina-ask-act = { $place }: выполните действие ({ $effects }) или заселите квартал; применяйте эффекты, покупайте шаги и ставьте работников в любом порядке, затем закончите ход.
messina-ask-act-dock = { $place }: применяйте эффекты, покупайте шаги и ставьте работников в любом порядке, затем закончите ход.
messina-ask-settle = Примените заработанное или остановитесь; остальное пропадёт.
messina-ask-pick-option = Что вы выбираете?
messina-ask-pick-register = Город или церковь?
messina-ask-pick-scroll = Какой кубик свитка сдвинуть?
messina-ask-pick-citizen = Какого жителя улучшить?
messina-ask-pick-foreman = Какого надсмотрщика улучшить?
messina-ask-advance = Какой надсмотрщик идёт дальше?
messina-ask-advance-skip = Какой надсмотрщик идёт дальше? Он может перескочить через шаг.
messina-ask-activate = { $foreman }: какого жителя активировать?
messina-ask-refresh = Строительство: заплатить жетон или очко и сначала обновить тайлы?
messina-ask-tile = Какой тайл строите? Можно не строить ничего.
messina-ask-tile-compulsory = Какой тайл строите? После обновления построить нужно.
messina-ask-pick-cabin = Какую хижину улучшить ({ $upgrade })?
messina-ask-settler = Кто вернётся в квартал? Нужен: { $class }
messina-ask-settler-upgraded = Кто вернётся в квартал? Нужен улучшенный: { $class }
messina-ask-give-up = Какого неиспользованного лейтенанта отдать навсегда?
messina-ask-worker = Кто будет здесь работать? { $workshop }
messina-ask-staffing = Производство: сначала поставьте работников или продолжайте.
messina-ask-quarantine = Для некоторых карантин окончен: где они поселятся?

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
messina-event-travelled = { $seat }: лейтенант идёт сюда: { $to } (откуда: { $from }; монеты: { $cost }).
messina-event-recalled = { $seat } отзывает лейтенанта (откуда: { $from }).
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
messina-event-gained = { $seat }: { $gain }.
messina-event-recruited = { $seat } получает лейтенанта.
messina-event-pending = { $seat } зарабатывает: { $entry } × { $count }.
messina-event-forfeited = { $count ->
    [one] { $seat } не использует { $count } эффект.
    [few] { $seat } не использует { $count } эффекта.
   *[other] { $seat } не использует { $count } эффектов.
}
messina-event-ship-taken = { $seat } берёт корабль: { $ship }.
messina-event-hex-used = { $seat } выполняет действие: { $site }.
messina-event-bought = { $price ->
    [one] { $seat } покупает шаг за { $price } монету: { $register }.
    [few] { $seat } покупает шаг за { $price } монеты: { $register }.
   *[other] { $seat } покупает шаг за { $price } монет: { $register }.
}
messina-event-stepped = { $seat } теперь на месте { $space }: { $register }.
messina-event-scrolled = { $seat } сдвигает кубик на дорожке свитка { $track }, место { $index }.
messina-event-upgraded = { $seat } улучшает жителя: { $spot }.
messina-event-promoted = { $seat } улучшает надсмотрщика: { $foreman }.
messina-event-foreman-moved = { $seat } продвигает надсмотрщика: { $foreman }.
messina-event-activated = { $seat } активирует жителя: { $space }.
messina-event-door-closed = { $seat }: место закрыто дверью: { $space }.
messina-event-refreshed = { $seat } обновляет { $group }; плата: { $fee }.
messina-event-built = { $seat } строит: { $tile }.
messina-event-furnished = { $seat } улучшает: { $cabin }, { $upgrade }.
messina-event-turned-up = Теперь доступно: { $tile }.
messina-event-staffed = { $seat } ставит работника: { $workshop } (откуда: { $space }).
messina-event-rewarded = { $seat } получает награду: { $workshop }.
messina-event-repopulating = { $seat } начинает заселять: { $site }.
messina-event-settled = { $seat }: житель возвращается в город (откуда: { $spot }).
messina-event-given-up = { $seat } отдаёт лейтенанта (откуда: { $from }).
messina-event-repopulated = { $seat } заселяет: { $site }.
messina-event-producing = Имение производит: { $seat }.
messina-event-left-quarantine = { $seat }: карантин окончен: { $class }, { $cabin }; теперь: { $space }.
messina-event-automaton-drew = Автома берёт тайл: { $tile }.
messina-event-automaton-went = Автома идёт сюда: { $site }.
messina-event-automaton-burnt = Автома убирает кубик чумы ({ $site }) и занимает место { $space } летописи популярности.
messina-event-automaton-idle = Автома не находит свободного квартала.
messina-event-removed = Выбывает из игры: { $tile }.
messina-event-ship-removed = Корабль выбывает из игры: { $ship }.
messina-event-scored = { $points ->
    [one] { $seat }: { $points } очко.
    [few] { $seat }: { $points } очка.
   *[other] { $seat }: { $points } очков.
}

messina-reason-no-lieutenant = Там нет вашего неиспользованного лейтенанта.
messina-reason-town-first = Сначала используйте лейтенантов, лежащих в Мессине.
messina-reason-not-in-town = Этого гекса сейчас нет в городе.
messina-reason-occupied = Там стоит лейтенант: в этом раунде гекс занят.
messina-reason-dock-by-ship = На причал попадают, забирая его корабль: выберите корабль.
messina-reason-not-at-dock = Этого корабля нет у причалов.
messina-reason-nobody-waits = Здесь нет жителей этого класса.
messina-reason-space-taken = Это место занято.
messina-reason-no-plague = Здесь нет чумы: житель идёт в свой сектор.
messina-reason-infected = Здесь чума: житель должен пройти карантин.
messina-reason-cabin-taken = Эта хижина занята.
messina-reason-still-room = Место есть: отпускать нельзя.
messina-reason-needs-major = До соседнего гекса достаёт только плата одними пожарами.
messina-reason-not-beside = Этот гекс не соседний, или на нём нет кубиков чумы.
messina-reason-no-such-payment = Так заплатить за кубик нельзя.
messina-reason-no-extra-cube = На корабле можно сжечь только его собственный кубик.
messina-reason-no-second-cube = Пожар убирает второй кубик только с соседнего гекса.
messina-reason-nothing-pending = Такого эффекта в ожидании нет.
messina-reason-useless = Сейчас этот эффект ничего не даст.
messina-reason-main-used = В этот ход гекс уже использован.
messina-reason-only-dock = У причала нет действия.
messina-reason-no-district = Заселять можно только кварталы.
messina-reason-repopulated = Этот квартал уже заселён.
messina-reason-no-tile = У вас не осталось тайлов заселения.
messina-reason-no-cart = У вас нет готовой повозки.
messina-reason-district-cost = Вам не хватает на стоимость заселения.
messina-reason-no-settlers = В ваших секторах и мастерских нет нужных жителей.
messina-reason-none-to-give-up = Нужен неиспользованный лейтенант, которого можно отдать.
messina-reason-not-sold = Шаги покупают и выбирают только в летописях города и церкви.
messina-reason-track-full = Маркер на последнем месте.
messina-reason-scroll-full = Этот кубик уже на вершине дорожки.
messina-reason-no-plain-citizen = Там нет вашего обычного жителя.
messina-reason-foreman-upgraded = Этот надсмотрщик уже улучшен.
messina-reason-in-centre = Путь кончается в центре.
messina-reason-other-foreman = Сейчас идёт другой надсмотрщик.
messina-reason-no-skip = Сейчас нельзя перескочить через шаг.
messina-reason-branching = Ветвь выбирают при выходе на второй шаг, и только тогда.
messina-reason-nobody-there = На этом месте никого нет.
messina-reason-out-of-reach = Оттуда, где стоит надсмотрщик, он не достаёт до этого жителя.
messina-reason-enough-there = В этой части имения надсмотрщик уже активировал столько жителей, сколько может.
messina-reason-activated-before = Этот житель уже активирован за это продвижение.
messina-reason-door-there = Место закрыто дверью: его действие использовано.
messina-reason-no-fee = Вам нечем так заплатить.
messina-reason-nothing-below = Ни в одной из этих стопок нет второго тайла.
messina-reason-must-build = Вы заплатили за обновление: постройте тайл.
messina-reason-not-on-top = Этот тайл не лежит сверху стопки.
messina-reason-tile-cost = Вам не хватает на этот тайл.
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
messina-reason-not-now = Сейчас спрашивают не об этом.

messina-ending-complete = Шесть раундов сыграны.
messina-ending-plague = Победила чума.
messina-ending-survivors = Вы среди выживших.
messina-ending-saviours = Вы — спасители Мессины.

messina-score-track = Очки за игру
messina-score-city = Летопись города
messina-score-church = Летопись церкви
messina-score-popularity = Популярность
messina-score-districts = Заселённые кварталы
messina-score-scroll = Планшет свитков
messina-score-rats = Крысы
