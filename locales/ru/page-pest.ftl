# Pest: то, что говорит только её поле.
pest-zone-realm = Карта
pest-zone-mat = Планшеты
pest-zone-court = Двор
pest-zone-market = Рынок
pest-capital = Столица
pest-capital-sector = { $seat }: в Столице { $n }
pest-capital-neutral = нейтральных: { $n }
pest-location-ports = порты: { $roads }
pest-location-destroyed = разрушено
pest-location-sick = больных: { $sick }
pest-location-doctor = Доктор игрока { $seat }
pest-location-camp = Лагерь игрока { $seat }
pest-location-buildings = здания игрока { $seat }: { $n }
pest-location-fare = путь сюда стоит еды: { $food }, очков движения: { $points }
pest-location-fare-camp = с Лагерем в пути еды: { $food }, очков движения: { $points }
pest-route-red-letter = С
pest-route-blue-letter = Ю
pest-route-black-letter = Т
pest-year-of = Эпоха { $era }, год { $year }
pest-plague-card = Чума этого года
pest-favour-card = Милость этого года (больше, средне, меньше влияния)
pest-agenda = Программа
pest-imperative = Императив
pest-imperative-track = Шкала императива: слава и влияние каждого уровня
pest-neutral = нейтральный
pest-capital-building-about = { $building }: стоит дерево { $wood }, камень { $stone }, еда { $food }; даёт славу { $renown }, влияние { $influence }
pest-reward-tokens = Жетоны наград
pest-influence-track = Шкала влияния
pest-market = Технологии, в колоде { $deck }
pest-good-held = { $good }: { $n } из { $limit }
pest-research-held = жетонов исследования: { $n }
pest-grid = Действия
pest-heal-next = следующее лечение стоит трав: { $herbs }
pest-hampered-move = мешает больной: на 1 очко меньше
pest-hampered-build = мешает больной: на 1 дерево или камень дороже
pest-hampered-produce = мешает больной: на 1 ресурс меньше
pest-hampered-clear = больного можно сперва перенести в свободную ячейку
pest-outlook-move = очков: { $points }
pest-outlook-build = мест: { $sites }, по средствам: { $n }; в Столице: { $capital }
pest-outlook-made = { $good } { $n }
pest-outlook-research = жетонов: { $research }, по средствам: { $n }
pest-outlook-heal = можно вылечить: { $n } из { $sick }
pest-outlook-assign = вылечено: { $healed }, свободных рабочих мест: { $places }
pest-outlook-improve = жетон исследования усиливает действие
pest-slot-of = Ячейка карантина у действия: { $act }
pest-cell-taken = занято
pest-quarantine = Карантин: больных { $sick }, безвредных ячеек { $regular }
pest-cemetery = Кладбище: { $n } из { $slots }
pest-healed = Вылечено: { $n }
pest-building-about = { $building }: дерево { $wood }, камень { $stone }, слава { $renown }; { $where }; { $worker }
pest-building-unbuilt = не построено
pest-building-worker = с работником
pest-building-empty = без работника
pest-score-now = { $seat }: очков { $score }, если бы игра закончилась сейчас; из них за место по влиянию: { $lead }
pest-reward-nothing = ничего
pest-gain-wood = дерево
pest-gain-stone = камень
pest-gain-food = еда
pest-gain-herbs = травы
pest-gain-coin = монеты
pest-gain-research = исследование
pest-gain-renown = слава
pest-gain-influence = влияние
pest-gain-any = любой ресурс
pest-gain-recall-healed = вылеченные, отозванные из Столицы

# What a choice would change.
pest-change-seats-score = очки
pest-change-seats-research = исследования
pest-change-seats-sick = больных
pest-change-seats-healed = излечено
pest-change-seats-cemetery = умерло
pest-change-seats-renown = слава
pest-change-seats-negative = штрафные очки
pest-change-seats-influence = влияние
pest-change-seats-experts = эксперты
pest-change-run-points = очков движения
pest-change-seats-goods-0 = { pest-good-wood }
pest-change-seats-goods-1 = { pest-good-stone }
pest-change-seats-goods-2 = { pest-good-food }
pest-change-seats-goods-3 = { pest-good-herbs }
pest-change-seats-goods-4 = { pest-good-coin }

pest-zone-players = Игроки
pest-tab-decree = Указ
pest-tab-buildings = Здания
pest-tab-market = Рынок
pest-tab-capital = Столица
pest-tab-influence = Влияние
pest-era = Эра { $era }
pest-fare-free = даром
pest-quarantine-title = Карантин
pest-hampered = помеха
pest-unhampered = свободно
pest-gist-move = { $points ->
    [one] { $points } шаг
    [few] { $points } шага
   *[other] { $points } шагов
}
pest-gist-of = { $n } из { $of }
pest-gist-assign = { $places ->
    [one] { $places } место
    [few] { $places } места
   *[other] { $places } мест
}
pest-stores = Запасы
pest-camp-ready = лагерь готов
pest-assistants-left = помощников осталось в этом году
pest-sick-held = больных в карантине
pest-shelf-empty = { $shelf }
pest-shelf-only = только { $shelf }
pest-healed-title = Здоровы
pest-cemetery-title = Кладбище
pest-agenda-now = Сейчас: { $standing }.
pest-decree-over = Итог:
pest-column-bonus = все три:
pest-influence-about = Тёмные деления: корона в конце за каждое пройденное. Остальное берут сразу. В конце наибольшее влияние даёт 5, второе — 3; наименьшее ходит первым.
# Заголовки таблицы действий: по одному короткому слову.
pest-head-move = Путь
pest-head-build = Стройка
pest-head-produce = Выпуск
pest-head-research = Наука
pest-head-heal = Лечение
pest-head-assign = Посты
# Панель оплаты.
pest-payment = К оплате
pest-payment-due = { $good } × { $n }
pest-payment-own = { $good } из запасов: заплатить монетой
pest-payment-coin = монета вместо ресурса ({ $good }): заплатить из запасов
pest-payment-coins = { $n ->
    [0] Без монет; у вас их { $held }.
    [one] { $n } монета взамен; у вас их { $held }.
    [few] { $n } монеты взамен; у вас их { $held }.
   *[many] { $n } монет взамен; у вас их { $held }.
}
pest-payment-missing = { $n ->
    [one] Не хватает { $n } монеты: платите больше из запасов.
    [few] Не хватает { $n } монет: платите больше из запасов.
   *[many] Не хватает { $n } монет: платите больше из запасов.
}
pest-payment-pay = Заплатить
pest-location-roads = дороги: { $places }
pest-road-on = { $place } ({ $road })
