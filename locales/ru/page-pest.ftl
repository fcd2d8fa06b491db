# Pest: то, что говорит только её поле.
pest-zone-realm = Карта
pest-zone-mat = Планшеты
pest-zone-court = Двор
pest-zone-market = Рынок
# How the rulebook names the readings of others.
pest-reading-fr = Французские правила
pest-reading-ru = Русские правила
pest-capital = Столица
pest-capital-sector = { $seat }: людей в столице — { $n }
pest-capital-neutral = нейтральных: { $n }
pest-location-ports = гавани: { $roads }
pest-location-destroyed = разрушена
pest-location-sick = больных: { $sick }
pest-location-doctor = доктор игрока { $seat }
pest-location-camp = лагерь игрока { $seat }
pest-location-buildings = здания игрока { $seat }: { $n }
pest-location-fare = { $points ->
    [one] Путь сюда: пища { $food }, { $points } очко
    [few] Путь сюда: пища { $food }, { $points } очка
   *[other] Путь сюда: пища { $food }, { $points } очков
}
pest-location-fare-camp = { $points ->
    [one] С лагерем: пища { $food }, { $points } очко
    [few] С лагерем: пища { $food }, { $points } очка
   *[other] С лагерем: пища { $food }, { $points } очков
}
pest-route-red-letter = С
pest-route-blue-letter = Ю
pest-route-black-letter = Ч
pest-year-of = Эпоха { $era }, год { $year }
pest-plague-card = Чума этого года
pest-favour-card = Помощь этого года (влияние: наибольшее, остальные, наименьшее)
pest-agenda = Цель
pest-imperative = Приказ
pest-imperative-track = Шкала приказа: слава и влияние каждого уровня
pest-neutral = нейтральный
pest-capital-building-about = { $building }: цена — дерево { $wood }, камень { $stone }, пища { $food }; даёт славу { $renown }, влияние { $influence }
pest-reward-tokens = Жетоны наград
pest-influence-track = Шкала влияния
pest-market = Рынок технологий; осталось в колоде: { $deck }
pest-good-held = { $good }: { $n } из { $limit }
pest-research-held = Жетоны исследования: { $n }
pest-grid = Действия
pest-heal-next = { $herbs ->
    [one] Следующее лечение: { $herbs } трава
    [few] Следующее лечение: { $herbs } травы
   *[other] Следующее лечение: { $herbs } трав
}
pest-hampered-move = Ослаблено: на 1 очко меньше
pest-hampered-build = Ослаблено: на 1 дерево или камень дороже
pest-hampered-produce = Ослаблено: на 1 ресурс меньше
pest-hampered-clear = Сначала больного можно переложить
pest-outlook-move = { $points ->
    [one] { $points } очко перемещения
    [few] { $points } очка перемещения
   *[other] { $points } очков перемещения
}
pest-outlook-build = { $sites ->
    [0] Строить негде
   *[other] { $n ->
        [0] Заплатить нечем
        [one] На выбор { $n } здание
        [few] На выбор { $n } здания
       *[other] На выбор { $n } зданий
    }
}; { $capital ->
    [0] в столице ни одного
   *[other] в столице { $capital }
}
pest-outlook-made = { $good } { $n }
pest-outlook-research = { $n ->
    [0] Жетонов исследования: { $research }, на технологию не хватит
    [one] Жетонов исследования: { $research }, хватит на { $n } технологию
    [few] Жетонов исследования: { $research }, на выбор { $n } технологии
   *[other] Жетонов исследования: { $research }, на выбор { $n } технологий
}
pest-outlook-heal = { $sick ->
    [0] Лечить некого
   *[other] Можно вылечить { $n } из { $sick }
}
pest-outlook-assign = { $healed ->
    [0] Назначать некого
   *[other] Здоровых: { $healed }, свободных рабочих мест: { $places }
}
pest-outlook-improve = 1 жетон исследования усиливает его
pest-slot-of = Ячейка карантина над действием «{ $act }»
pest-cell-taken = занято
pest-quarantine = Карантин: больных { $sick }, обычных ячеек { $regular }
pest-cemetery = Кладбище: { $n } из { $slots }
pest-healed = Здоровых: { $n }
pest-healed-space = Лечить до деления { $n }
pest-building-about = { $building }: цена — дерево { $wood }, камень { $stone }; слава { $renown }; { $where }; { $worker }
pest-building-unbuilt = ещё не построено
pest-building-worker = с работником
pest-building-empty = нужен работник
pest-score-now = { $seat }: если закончить сейчас, славы { $score }; из неё за место по влиянию { $lead }
pest-reward-nothing = ничего
pest-gain-wood = дерево
pest-gain-stone = камень
pest-gain-food = пища
pest-gain-herbs = травы
pest-gain-coin = монеты
pest-gain-research = жетон исследования
pest-gain-renown = слава
pest-gain-influence = влияние
pest-gain-any = любой ресурс
pest-gain-recall-healed = здоровые, возвращённые из столицы

# What a choice would change.
pest-change-seats-score = слава, итог
pest-change-seats-research = жетоны исследования
pest-change-seats-sick = больных
pest-change-seats-healed = здоровые
pest-change-seats-cemetery = покойники
pest-change-seats-renown = жетоны славы
pest-change-seats-negative = дурная слава
pest-change-seats-influence = влияние
pest-change-seats-experts = специалисты
pest-change-run-points = очки перемещения
pest-change-seats-goods-0 = { pest-good-wood }
pest-change-seats-goods-1 = { pest-good-stone }
pest-change-seats-goods-2 = { pest-good-food }
pest-change-seats-goods-3 = { pest-good-herbs }
pest-change-seats-goods-4 = { pest-good-coin }

pest-zone-players = Игроки
pest-tab-decree = Закон
pest-tab-buildings = Здания
pest-tab-market = Рынок
pest-tab-capital = Столица
pest-tab-influence = Влияние
pest-era = Эпоха { $era }
pest-fare-free = бесплатно
pest-quarantine-title = Карантин
pest-hampered = ослаблено
pest-unhampered = не ослаблено
pest-gist-move = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
pest-gist-of = { $n } из { $of }
pest-gist-assign = { $places ->
    [one] { $places } место
    [few] { $places } места
   *[other] { $places } мест
}
pest-stores = Хранилище
pest-camp-ready = лагерь готов
pest-assistants-left = мортусов осталось в этом году
pest-sick-held = больных в карантине
pest-shelf-empty = { $shelf }
pest-shelf-only = только { $shelf }
pest-healed-title = Здоровые
pest-cemetery-title = Кладбище
pest-agenda-now = Сейчас: { $standing }.
pest-decree-over = Итог:
pest-column-bonus = за все три:
pest-influence-about = Тёмные деления: в конце 1 слава за каждое достигнутое или пройденное. Остальные награды — сразу. Наибольшее влияние в конце приносит 5, второе — 3. Каждый год сначала ходят те, у кого влияния меньше.
# Заголовки таблицы действий.
pest-head-move = Перемещение
pest-head-build = Строительство
pest-head-produce = Производство
pest-head-research = Исследование
pest-head-heal = Лечение
pest-head-assign = Назначение
# Панель оплаты.
pest-payment = К оплате
pest-payment-due = { $good } × { $n }
pest-payment-own = { $good } из хранилища. Коснитесь, чтобы заплатить монетой
pest-payment-coin = Монета вместо ресурса ({ $good }). Коснитесь, чтобы платить из хранилища
pest-payment-coins = { $n ->
    [0] Без монет; у вас их { $held }.
    [one] { $n } монета взамен; у вас их { $held }.
    [few] { $n } монеты взамен; у вас их { $held }.
   *[many] { $n } монет взамен; у вас их { $held }.
}
pest-payment-missing = { $n ->
    [one] Не хватает { $n } монеты: платите больше из хранилища.
    [few] Не хватает { $n } монет: платите больше из хранилища.
   *[many] Не хватает { $n } монет: платите больше из хранилища.
}
pest-payment-pay = Заплатить
pest-location-roads = дороги: { $places }
pest-road-on = { $place } ({ $road })
pest-tie = влияние
