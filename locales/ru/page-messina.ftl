# The board of Messina 1347 on the page.
page-messina-zone-city = Город
page-messina-zone-estate = Имение
page-messina-zone-hall = Главное поле
page-messina-zone-families = Семьи
page-messina-whose = Чьё имение

# The town.
page-messina-hex-action = Действие: { $effects }.
page-messina-hex-plague = Кубики чумы: { $count }.
page-messina-hex-citizens = Жители: { $citizens }.
page-messina-hex-automaton = Здесь стоит автома.
page-messina-hex-owner = Квартал заселён (владелец — { $seat }): владельцу 2 очка за каждый визит.
page-messina-hex-plague-comes = В следующем раунде: { $count ->
    [one] { $count } кубик чумы
    [few] { $count } кубика чумы
   *[many] { $count } кубиков чумы
}.
page-messina-hex-citizens-come = В следующем раунде придут: { $citizens }.
page-messina-hex-repopulate = Чтобы заселить: { $cost }; { $citizens }. В конце игры приносит очков: { $points }.
page-messina-going-price = Цена пути: { $count ->
    [0] бесплатно
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
}.
page-messina-going-quarantine = Здесь чума: спасённые идут на карантин.
page-messina-going-sector = Спасённые идут прямо в имение.
page-messina-going-fight = Сжечь кубик: { $cost ->
    [one] { $cost } жетон огня
    [few] { $cost } жетона огня
   *[other] { $cost } жетонов огня
}{ $points ->
    [0] { "" }
    [one] {" "}(+{ $points } очко)
    [few] {" "}(+{ $points } очка)
   *[other] {" "}(+{ $points } очков)
}. Каждый оставшийся даёт вам крысу.
page-messina-going-visit = За визит 2 очка получает { $seat }.
page-messina-counted = { $what } × { $count }
page-messina-upgraded = { $citizen } (улучшение)
page-messina-lieutenant = лейтенант
page-messina-pawn-standing = { $seat }: лейтенант стоит здесь
page-messina-pawn-lying = { $seat }: лейтенант лежит здесь
page-messina-dock = { $count ->
    [0] Кораблей здесь нет.
    [one] Здесь стоит { $count } корабль.
    [few] Здесь стоят { $count } корабля.
   *[many] Здесь стоят { $count } кораблей.
}
page-messina-ship = Товар: { $good }. Даёт: { $effects }.
page-messina-ship-plague = На борту чума: сожгите её или возьмите крысу.
page-messina-gate = Лейтенанты в имениях.
page-messina-gate-title = Имения
page-messina-gate-row = { $seat }: в имении { $unused }, отозвано { $used }, в резерве { $reserve }.
page-messina-wheel-next = Следующий раунд ({ $round }): { $what }
page-messina-wheel-stops = Больше колесо не повернётся.
page-messina-wheel-plague = Чума придёт на гексы со знаком: { $rats }.
page-messina-wheel-pair = { $citizen } — { $colour }
page-messina-wheel-citizens = Новые жители: { $pairs }.
page-messina-wheel-nobody = Новых жителей не будет.

# Estates.
page-messina-space-action = При активации: { $effects }.
page-messina-space-once = Один раз за игру.
page-messina-space-door = Место закрыто дверью.
page-messina-space-empty = Здесь никого нет.
page-messina-space-taken = Здесь житель.
page-messina-space-upgraded = Здесь улучшенный житель.
page-messina-foreman-step = Шаг { $step } из 6.
page-messina-foreman-upgraded = Улучшен.
page-messina-foreman-plain = Ещё не улучшен.
page-messina-foreman-next = На следующем шаге рядом: { $what }.
page-messina-foreman-fork = На следующем шаге рядом: слева — { $left }, справа — { $right }.
page-messina-foreman-nobody = никого
page-messina-foreman-centre = В центре: дальше пути нет.
page-messina-node-adjacent = Шаг пути. Активирует одного из двух связанных жителей; улучшенный надсмотрщик — обоих.
page-messina-node-zone = Шаг пути. Активирует одного жителя зоны; улучшенный надсмотрщик — двоих.
page-messina-node-two-zones = Шаг пути. Активирует по одному жителю в двух зонах у границы; улучшенный надсмотрщик — двоих в своей.
page-messina-node-any-three = Центр. Активирует любых трёх жителей.
page-messina-cabins = Карантин
page-messina-cabin-citizen = { $citizen }: на карантине ещё { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
}.
page-messina-cabin-upgrade = Каждый раунд, пока здесь кто-то живёт: { $effects }.
page-messina-workshops = Мастерские
page-messina-workshop-era-1 = Для кого: { $citizen }. Даёт доход каждый раунд.
page-messina-workshop-era-2 = Для кого: { $citizen }. Даёт доход один раз, как только здесь начнут работать.
page-messina-workshop-plain = С жителем: { $effects }.
page-messina-workshop-upgraded = С улучшенным жителем: { $effects }.
page-messina-workshop-spent = Доход уже получен.
page-messina-scroll-now = Сейчас каждый приносит { $points }.
page-messina-scroll-next = На шаг выше: { $points }.
page-messina-carts = Повозки: { $count }, готовы в этом раунде: { $ready }.
page-messina-ships = Корабли: { $ships }.
page-messina-ships-none = Кораблей пока нет.
page-messina-tiles-left = Осталось тайлов заселения: { $count }.

# The main board.
page-messina-rounds = Раунды
page-messina-round = Раунд { $round }.
page-messina-round-order = Порядок хода определяет: { $register }.
page-messina-round-ships = Прибудет кораблей: { $count }.
page-messina-round-fire = Кубик стоит: { $cost ->
    [one] { $cost } жетон огня
    [few] { $cost } жетона огня
   *[other] { $cost } жетонов огня
}{ $points ->
    [0] { "" }
    [one] {" "}(+{ $points } очко)
    [few] {" "}(+{ $points } очка)
   *[other] {" "}(+{ $points } очков)
}.
page-messina-round-era-1 = Мастерские эпохи I.
page-messina-round-era-2 = Мастерские эпохи II.
page-messina-registers = Летописи
page-messina-register-space = { $register }, деление { $space }.
page-messina-register-nothing = Без награды.
page-messina-register-worth = В конце игры очков: { $points }.
page-messina-register-at = { $seat }: деление { $space }.
page-messina-register-next = Дальше: { $what }
page-messina-register-price = Купленный шаг стоит { $count ->
    [one] { $count } монету
    [few] { $count } монеты
   *[many] { $count } монет
}.
page-messina-popularity-ranks = Очки за место в конце игры: { $points }.
page-messina-market-workshops = Мастерские
page-messina-market-cabins = Улучшения хижин
page-messina-market-carts = Повозки
page-messina-piles-workshops = Три стопки мастерских. Перед строительством можно заплатить и увидеть другие.
page-messina-piles-cabins = Три стопки улучшений хижин. Перед строительством можно заплатить и увидеть другие.
page-messina-cart = Нужна для заселения кварталов. Очки сразу: { $points }.
page-messina-cost = Цена: { $cost }.
page-messina-free = бесплатно
page-messina-pile-hidden = Неизвестных тайлов под ним: { $count }.
page-messina-pile-known = В самом низу: { $tiles }.
page-messina-supply-cubes = Кубики чумы в запасе: { $count }.
page-messina-supply-ships = Ещё прибудут корабли: номинала 1 — { $one }, номинала 2 — { $two }, номинала 3 — { $three }.
page-messina-supply-hexes = Ещё появится гексов: { $count }.

# What is to do, and what things are.
page-messina-todo = Осталось сделать
page-messina-todo-action = или заселить
page-messina-turn-action = использовать этот гекс или заселить его
page-messina-todo-choice = На выбор
page-messina-todo-none = Всё сделано.
page-messina-far = Раунд { $round } из 6
page-messina-standing = { $coin ->
    [one] { $coin } монета
    [few] { $coin } монеты
   *[other] { $coin } монет
}, { $rats ->
    [one] { $rats } крыса
    [few] { $rats } крысы
   *[other] { $rats } крыс
}

# Alone.
page-messina-automaton = Автома
page-messina-automaton-state = Автома. Популярность: деление { $space }. Осталось лейтенантов в этом раунде: { $count }.
page-messina-solo-none = Автома идёт туда.
page-messina-solo-remove-cart = Автома идёт туда; верхняя повозка выходит из игры.
page-messina-solo-remove-workshop = Автома идёт туда; верхняя мастерская выходит из игры. Класс: { $citizen }.
page-messina-solo-remove-cabins = Автома идёт туда; верхний тайл каждой стопки хижин выходит из игры.
page-messina-solo-remove-ship = Автома идёт туда; ближайший корабль выходит из игры.

# What a choice would change.
messina-change-players-coin = монеты
messina-change-players-beam = брусья
messina-change-players-fire = жетоны огня
messina-change-players-major-fire = жетоны пожара
messina-change-players-points = очки
messina-change-players-rats = крысы
messina-change-players-tiles = тайлы заселения
messina-change-players-registers-0 = летопись популярности
messina-change-players-registers-1 = летопись города
messina-change-players-registers-2 = летопись церкви
messina-change-players-citizens = жители в имении
messina-change-players-ships = корабли
messina-change-cubes = кубики чумы в запасе
page-messina-search-alike = карантин хижина хижины хижине / спасение спасать житель жители / надсмотрщик надсмотрщики / чума огонь сжечь
messina-tie-rats = крысы
messina-tie-popularity = место в летописи популярности
