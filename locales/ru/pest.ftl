# Pest: то, что читают игроки.
pest-title = Чума
pest-blurb = Токайская империя гибнет от чумы. Пошлите доктора к больным, лечите их, дайте им работу и прославьте свой дом.
pest-win = Соберите за шесть лет больше всех славы. Лечите больных, стройте, покупайте технологии и выполняйте закон каждой эпохи; покойники отнимают славу.

pest-option-players = Игроки
pest-option-duel = Вариант для двоих
pest-option-duel-off = нет: обычная игра вдвоём
pest-option-duel-on = да: нейтральные люди и закрытые деления влияния
pest-option-advanced-setup-off = нет: ресурсы как на поле
pest-option-advanced-setup-on = да: случайные ресурсы на поле
pest-option-edition-about = Два издания этой игры расходятся в десятке мелочей; «сведённые правила» берут каждый раз более ясное прочтение. Книга правил, карты и памятка стола следуют вашему выбору.
pest-option-edition-canonical = сведённые правила
pest-option-edition-fr = французские правила
pest-option-edition-ru = русские правила

pest-good-wood = дерево
pest-good-stone = камень
pest-good-food = пища
pest-good-herbs = травы
pest-good-coin = монеты
pest-size-village = деревня
pest-size-town = посёлок
pest-size-city = город
pest-act-move = перемещение
pest-act-build = строительство
pest-act-produce = производство
pest-act-research = исследование
pest-act-heal = лечение
pest-act-assign = назначение
pest-slot-regular = обычная ячейка
pest-slot-move = ячейка над перемещением
pest-slot-build = ячейка над строительством
pest-slot-produce = ячейка над производством
pest-slot-storage = ячейка хранилища
pest-slot-cemetery = кладбище
pest-shelf-top = верхняя ячейка
pest-shelf-middle = средняя ячейка
pest-shelf-bottom = нижняя ячейка
pest-way-food = за пищу
pest-way-mask = за пищу, оставив одного
pest-way-camp = с помощью лагеря
pest-level-hindered = ослаблено
pest-level-normal = обычное
pest-level-improved = усилено
pest-level-mixed = ослаблено и усилено
pest-favour-left = слева
pest-favour-middle = в середине
pest-favour-right = справа
pest-place-first = первое место
pest-place-second = второе место
pest-place-third = третье место
pest-choice-a = награда с карты столицы
pest-choice-b = один здоровый возвращается из столицы
pest-post-capital = столица
pest-post-track = шкала здорового населения
pest-pair = { $first } + { $second }
pest-cell = { $top } + { $left }
pest-road-between = { $a } – { $b }

pest-action-castle = Поставить замок { $location-in }
pest-action-doctor = Поставить доктора { $location-in }
pest-action-shield = Применить
pest-action-lay = Поместить больного: { $slot }
pest-action-take = Взять 1: { $good }
pest-action-store = Хранить больше: { $good }
pest-action-coins = { $n ->
    [0] Без монет, только ресурс: { $good }
    [one] Заплатить { $n } монету вместо ресурса: { $good }
    [few] Заплатить { $n } монеты вместо ресурса: { $good }
   *[other] Заплатить { $n } монет вместо ресурса: { $good }
}
pest-action-place = Поставить мортуса: { $cell }
pest-action-trials = Медицинские испытания: 2 здоровых за 3 травы
pest-action-again = Доза адреналина: ещё раз { $cell }
pest-action-start = { $act }
pest-action-clear = Переложить больного: { $slot }
pest-action-improve = Усилить за 1 жетон исследования
pest-action-step = Идти { $location-to }
pest-action-clone = Перенестись { $location-to }
pest-action-camp = Поставить здесь лагерь
pest-action-collect = Забрать больных { $way }
pest-action-heal-at-camp = Сразу вылечить одного
pest-action-admit = Поместить одного на карту
pest-action-build = Построить: { $building } { $location-in }
pest-action-erect = Построить в столице: { $building }
pest-action-more = Заплатить на 1 больше: { $good }
pest-action-less = Заплатить на 1 меньше: { $good }
pest-action-lose = Отказаться от 1: { $good }
pest-action-extra = Получить ещё 1: { $good }
pest-action-buy = Купить: { $technology } ({ $shelf })
pest-action-refresh = Обновить рынок за 1 жетон исследования
pest-action-advance = Лечить пациента
pest-action-experts = Отправить специалиста: { $post }
pest-action-scholars = Вернуть человека из столицы: { $post }
pest-action-laboratory = { $n ->
    [one] Обменять здорового на { $n } больного
    [few] Обменять здорового на { $n } больных
   *[other] Обменять здорового на { $n } больных
}
pest-action-displace = Переложить больного с карты: { $slot }
pest-action-pull-in = Освободить: { $slot }
pest-action-workshop = Передвижная мастерская производит: { $good }
pest-action-heal = Вылечить: { $slot }
pest-action-inhale = Вернуть в запас: { $slot }
pest-action-assign = Назначить человека: { $post }
pest-action-transfer = Перевести работника: { $from } → { $to }
pest-action-reward = Взять жетон: { $token }
pest-action-choice = Выбрать: { $choice }
pest-action-decline = Не нужно
pest-action-stop = Остановиться здесь
pest-action-done = Готово
pest-action-end = Закончить ход
pest-action-exchange = Обменять на 1 монету: { $pair }
pest-action-shift = Освободить хранилище: { $slot }
pest-bundle-begin = { $place } — сначала { $act }{ $improved ->
    [yes] , усилено за 1 жетон исследования
   *[no] {""}
}
pest-bundle-start = { $act }{ $improved ->
    [yes] , усилено за 1 жетон исследования
   *[no] {""}
}
pest-bundle-walk = { $does } — { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
}
pest-bundle-walk-camp = { $does } — { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
}, с лагерем
pest-bundle-heal = { $n ->
    [one] Вылечить { $n }
    [few] Вылечить { $n }
   *[other] Вылечить { $n }
}
pest-bundle-extra = { $does } — { $extra }
pest-bundle-pay = { $paid }
pest-bundle-onward = { $does }

pest-ask-castle = Где вы построите замок?
pest-ask-doctor = Где рядом с замком начнёт ваш доктор?
pest-ask-shield = Чума поражает локацию ({ $location }). Применить технологию «{ $technology }»?
pest-ask-receive = { $n ->
    [one] Прибывает больной: куда его положить?
    [few] Прибывают { $n } больных: куда положить следующего?
   *[other] Прибывают { $n } больных: куда положить следующего?
}
pest-ask-resource = Какой ресурс вы берёте?
pest-ask-container = Больше 5 можно хранить только одного вида. Какого?
pest-ask-pay = К оплате: { $good } × { $n }. Сколько монет вместо этого?
pest-ask-place = Поставьте мортуса: он даёт два действия.
pest-ask-action = Какое действие теперь? Ход можно и закончить.
pest-ask-clear = Больной ослабляет действие: { $act }. Сначала переложить его?
pest-ask-improve = Потратить 1 жетон исследования и усилить действие: { $act }?
pest-ask-step = { $points ->
    [0] Очков не осталось: только бесплатный шаг или остановка.
    [one] Осталось { $points } очко перемещения. Куда?
    [few] Осталось { $points } очка перемещения. Куда?
   *[other] Осталось { $points } очков перемещения. Куда?
}
pest-ask-collect = Как вы заберёте больных { $location-from }?
pest-ask-camp-heal = Вылечить одного из них сразу?
pest-ask-admit = Принять одного из них как пациента?
pest-ask-build = Что и где вы строите?
pest-ask-more = Строительство ослаблено: чем доплатить?
pest-ask-less = Строительство усилено: на чём сэкономить?
pest-ask-lose = Производство ослаблено: от какого ресурса отказаться?
pest-ask-extra = Производство усилено: какой ресурс получить ещё?
pest-ask-research = Купите технологию, примените свойства или закончите.
pest-ask-displace = На старой карте был больной. Куда его переложить?
pest-ask-pull-in = У вас новая обычная ячейка. Какую из других освободить?
pest-ask-workshop = Что будет производить передвижная мастерская?
pest-ask-heal = Кого вылечить следующим? Можно остановиться.
pest-ask-assign = Кого и куда назначить? Можно остановиться.
pest-ask-reward = Выберите жетон награды.
pest-ask-choice = Первое место в столице: какая ещё награда?

pest-event-start-card = Начальная карта: { $card }.
pest-event-castle = { $seat } ставит замок { $location-in }.
pest-event-doctor = { $seat } ставит доктора { $location-in }.
pest-event-year = Год { $year }.
pest-event-plague = Чума этого года: { $card }.
pest-event-sick = { $n ->
    [one] { $location }: появляется { $n } больной.
    [few] { $location }: появляются { $n } больных.
   *[other] { $location }: появляются { $n } больных.
}
pest-event-road-sick = { $n ->
    [one] Дорога { $road }: появляется { $n } больной.
    [few] Дорога { $road }: появляются { $n } больных.
   *[other] Дорога { $road }: появляются { $n } больных.
}
pest-event-stopped = { $location }: чума остановлена.
pest-event-delivered = { $n ->
    [one] { $seat } принимает { $n } больного { $location-from }.
    [few] { $seat } принимает { $n } больных { $location-from }.
   *[other] { $seat } принимает { $n } больных { $location-from }.
}
pest-event-shielded = { $location }: { $seat } применяет технологию «{ $technology }».
pest-event-camp-returned = { $location }: лагерь игрока { $seat } снят.
pest-event-camp-stayed = { $location }: лагерь игрока { $seat } остаётся.
pest-event-received = { $seat } кладёт больного: { $slot }.
pest-event-died = { $seat } теряет больного: он умирает.
pest-event-destroyed = { $location }: локация разрушена чумой.
pest-event-favour-card = Помощь на будущий год: { $card }.
pest-event-favoured = { $card }: { $seat } получает награду { $place }.
pest-event-gained = { $seat } получает: { $good } × { $n }.
pest-event-lost = { $seat } теряет лишнее: { $good } × { $n }.
pest-event-paid = { $seat } платит: { $good } × { $n }.
pest-event-researched = { $n ->
    [one] { $seat } получает { $n } жетон исследования.
    [few] { $seat } получает { $n } жетона исследования.
   *[other] { $seat } получает { $n } жетонов исследования.
}
pest-event-renown = { $n ->
    [one] { $seat } получает { $n } жетон славы.
    [few] { $seat } получает { $n } жетона славы.
   *[other] { $seat } получает { $n } жетонов славы.
}
pest-event-negative = { $n ->
    [one] { $seat } получает { $n } жетон дурной славы.
    [few] { $seat } получает { $n } жетона дурной славы.
   *[other] { $seat } получает { $n } жетонов дурной славы.
}
pest-event-influence = { $seat }: влияние растёт с { $from } до { $to }.
pest-event-imperative = Приказ ({ $decree }): { $seat } достигает уровня { $level }.
pest-event-neutral = Нейтральных людей в столице: { $n }.
pest-event-order = Порядок хода: { $seats }.
pest-event-placed = { $seat } ставит мортуса: { $cell }.
pest-event-trials = { $n ->
    [one] { $seat } проводит медицинские испытания: { $n } здоровый на шкалу.
    [few] { $seat } проводит медицинские испытания: { $n } здоровых на шкалу.
   *[other] { $seat } проводит медицинские испытания: { $n } здоровых на шкалу.
}
pest-event-again = { $seat } ещё раз выполняет: { $cell }.
pest-event-started = { $seat }: { $act } ({ $level }).
pest-event-exchanged = { $seat } меняет на 1 монету: { $first } и { $second }.
pest-event-moved = { $seat } перекладывает больного: { $from } → { $to }.
pest-event-stepped = { $seat }: { $from } → { $to }.
pest-event-stepped-through-capital = { $seat } через столицу: { $from } → { $to }.
pest-event-cloned = { $seat } переносится { $from-from } { $to-to }.
pest-event-camped = { $seat } ставит лагерь { $location-in }.
pest-event-collected-on-road = { $n ->
    [one] { $seat } забирает { $n } больного с дороги { $road }.
    [few] { $seat } забирает { $n } больных с дороги { $road }.
   *[other] { $seat } забирает { $n } больных с дороги { $road }.
}
pest-event-collected = { $n ->
    [one] { $seat } забирает { $n } больного { $location-from }.
    [few] { $seat } забирает { $n } больных { $location-from }.
   *[other] { $seat } забирает { $n } больных { $location-from }.
}
pest-event-healed-at-camp = { $seat } лечит одного больного в лагере.
pest-event-admitted = { $seat } принимает пациента.
pest-event-patient-moved = { $seat } сдвигает пациента.
pest-event-patient-healed = { $seat } вылечивает пациента.
pest-event-built = { $seat } строит: { $building } { $location-in }.
pest-event-erected = { $seat } строит в столице: { $building }.
pest-event-discarded = { $seat } сбрасывает: { $technology }.
pest-event-bought = { $seat } покупает: { $technology } ({ $shelf }).
pest-event-dealt = Новое на рынке: { $technology }.
pest-event-refreshed = Рынок обновлён.
pest-event-workshop = { $seat }: передвижная мастерская будет производить: { $good }.
pest-event-traded = { $n ->
    [one] { $seat } меняет здорового на { $n } больного.
    [few] { $seat } меняет здорового на { $n } больных.
   *[other] { $seat } меняет здорового на { $n } больных.
}
pest-event-healed = { $seat } лечит больного ({ $slot }).
pest-event-inhaled = { $seat } возвращает больного в запас ({ $slot }).
pest-event-assigned = { $seat } назначает здорового: { $from } → { $to }.
pest-event-reward = { $seat } берёт жетон: { $token }.
pest-event-agenda = { $n ->
    [one] Цель «{ $decree }»: { $seat } получает { $n } жетон славы.
    [few] Цель «{ $decree }»: { $seat } получает { $n } жетона славы.
   *[other] Цель «{ $decree }»: { $seat } получает { $n } жетонов славы.
}
pest-event-podium = Столица: { $seat } — { $place }.
pest-event-choice = { $seat }: { $choice }.
pest-event-era-ended = Эпоха { $era } закончена.
pest-event-ranked = { $seat }: слава { $total }, титул — { $rank }.

pest-story-who = { $seat } ·
pest-story-act = Действие: { $act }.
pest-story-move = Перемещение: { $path }.
pest-story-move-stays = Перемещение: доктор остаётся на месте.
pest-story-way = { $from } → { $to }
pest-story-improved = Усилено.
pest-story-hindered = Ослаблено.
pest-story-home = { $n ->
    [one] Привозит { $n } больного.
    [few] Привозит { $n } больных.
   *[other] Привозит { $n } больных.
}
pest-story-home-paid = { $n ->
    [one] Привозит { $n } больного; плата: { $paid }.
    [few] Привозит { $n } больных; плата: { $paid }.
   *[other] Привозит { $n } больных; плата: { $paid }.
}
pest-story-camp = Ставит лагерь { $location-in }.
pest-story-gains = Получает: { $gain }.
pest-story-build = Строительство: { $what }; плата: { $paid }.
pest-story-build-free = Строительство: { $what }.
pest-story-building = { $building } { $location-in }
pest-story-capital-building = { $building } в столице
pest-story-produce = Производство: { $gain }.
pest-story-research = Исследование: покупает «{ $technology }».
pest-story-research-drops = Сбрасывает «{ $technology }».
pest-story-market = Исследование: рынок обновлён.
pest-story-heal = { $n ->
    [one] Лечение: { $n } больной; плата: { $paid }.
    [few] Лечение: { $n } больных; плата: { $paid }.
   *[other] Лечение: { $n } больных; плата: { $paid }.
}
pest-story-heal-free = { $n ->
    [one] Лечение: { $n } больной.
    [few] Лечение: { $n } больных.
   *[other] Лечение: { $n } больных.
}
pest-story-sent-home = Лечение: возвращено в запас — { $n }.
pest-story-assign = Назначение: { $posts }.
pest-story-assign-capital = { $n } в столицу
pest-story-assign-work = { $n } на работу
pest-story-token = Берёт жетон: { $token }.
pest-story-influence = Влияние { $from } → { $to }.
pest-story-decree = Приказ: уровень { $level }.
pest-story-no-room = Не хватает места: { $lost }.
pest-story-trade = { $coins ->
    [one] Меняет ресурсы ({ $n }) на { $coins } монету.
    [few] Меняет ресурсы ({ $n }) на { $coins } монеты.
   *[other] Меняет ресурсы ({ $n }) на { $coins } монет.
}
pest-story-dies = { $n ->
    [one] { $seat }: умирает { $n } больной.
    [few] { $seat }: умирают { $n } больных.
   *[other] { $seat }: умирают { $n } больных.
}
pest-story-year = Год { $year }. Порядок хода: { $seats }.
pest-story-plague = { $n ->
    [one] Чума: { $card }. Появляется { $n } больной ({ $places }).
    [few] Чума: { $card }. Появляются { $n } больных ({ $places }).
   *[other] Чума: { $card }. Появляются { $n } больных ({ $places }).
}
pest-story-plague-roads = Чума: { $card }. Больных на дорогах ({ $roads }): { $n }.
pest-story-plague-places-roads = Чума: { $card }. Больных: { $n } ({ $places }; дороги: { $roads }).
pest-story-kept-out = Чума остановлена: { $places }.
pest-story-takes-in = { $n ->
    [one] { $seat } принимает { $n } больного ({ $places }).
    [few] { $seat } принимает { $n } больных ({ $places }).
   *[other] { $seat } принимает { $n } больных ({ $places }).
}
pest-recap-takes-in = { $n ->
    [one] Вы принимаете { $n } больного ({ $places }).
    [few] Вы принимаете { $n } больных ({ $places }).
   *[other] Вы принимаете { $n } больных ({ $places }).
}
pest-story-ruins = { $n ->
    [1] Локация разрушена чумой: { $places }.
   *[other] Локации разрушены чумой: { $places }.
}
pest-story-favour = Помощь ({ $card }): { $gains }.
pest-story-favour-gain = { $seat } ({ $gain })
pest-story-agenda = Цель «{ $decree }»: { $gains }.
pest-story-agenda-gain = { $seat } +{ $n }
pest-story-podium = Столица: { $places }.
pest-story-podium-place = { $seat } — { $place }
pest-story-podium-gains = Награды: { $gains }.
pest-amount-wood = { $n ->
    [one] { $n } дерево
    [few] { $n } дерева
   *[other] { $n } дерева
}
pest-amount-stone = { $n ->
    [one] { $n } камень
    [few] { $n } камня
   *[other] { $n } камней
}
pest-amount-food = { $n ->
    [one] { $n } пища
    [few] { $n } пищи
   *[other] { $n } пищи
}
pest-amount-herbs = { $n ->
    [one] { $n } трава
    [few] { $n } травы
   *[other] { $n } трав
}
pest-amount-coin = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[other] { $n } монет
}
pest-amount-research = { $n ->
    [one] { $n } жетон исследования
    [few] { $n } жетона исследования
   *[other] { $n } жетонов исследования
}
pest-amount-renown = { $n ->
    [one] { $n } слава
    [few] { $n } славы
   *[other] { $n } славы
}
pest-amount-influence = { $n ->
    [one] { $n } влияние
    [few] { $n } влияния
   *[other] { $n } влияния
}

pest-reason-not-now = Не сейчас. Сначала ответьте на вопрос.
pest-reason-no-technology = Технологии «{ $technology }» у вас нет.
pest-reason-used-up = Технология «{ $technology }» в этом действии уже использована.
pest-reason-too-new = Технология «{ $technology }» новая: она действует со следующего действия.
pest-reason-needs-food = Нужна пища: { $n } (монеты тоже годятся) или лагерь.
pest-reason-road-needs-food = За больных на дороге нужна пища: { $n } (монеты тоже годятся); лагерь на дороге не помогает.
pest-reason-slot-taken = Эта ячейка занята.
pest-reason-storage-slot-empty = В ячейке хранилища никого нет.
pest-reason-not-beside-castle = Доктор начинает рядом с замком.
pest-reason-regular-full = Все ваши обычные ячейки заняты.
pest-reason-coin-no-resource = Монеты — не ресурс. Выберите дерево, камень, пищу или травы.
pest-reason-store-full = В вашем хранилище нет места.
pest-reason-not-above-five = Этого у вас и так не больше 5.
pest-reason-coins-stay-coins = Монеты не меняют обратно на ресурсы.
pest-reason-coins-full = Больше монет хранить нельзя.
pest-reason-two-resources = Для обмена нужны два ресурса, которые у вас есть.
pest-reason-ruins = Эта локация разрушена.
pest-reason-not-on-card = Этой локации нет на вашей начальной карте.
pest-reason-other-card = Выберите свободную локацию на другой карте.
pest-reason-not-a-starting-village = Начинать надо в деревне с отметкой начала.
pest-reason-too-few-coins = Этого ресурса мало: добавьте монет.
pest-reason-too-many-coins = Монет слишком много: уберите лишние.
pest-reason-assistant-there = На этой карте уже есть мортус.
pest-reason-cell-taken = Эту пару действий вы в этом году уже использовали.
pest-reason-no-herbs = Не хватает трав.
pest-reason-track-full = Шкала здорового населения заполнена. Сначала назначьте кого-нибудь.
pest-reason-not-played-this-year = Этой пары действий в этом году вы не выполняли.
pest-reason-action-done = Это действие в этот ход уже выполнено.
pest-reason-not-in-combination = Ваш мортус даёт в этот ход другие действия.
pest-reason-you-are-here = Доктор уже здесь.
pest-reason-no-road = Отсюда туда нет дороги.
pest-reason-entered-already = Доктор там уже был в этот ход.
pest-reason-no-points = Очков перемещения не осталось.
pest-reason-clone-first = Перенос возможен только первым шагом и стоит 2 очка.
pest-reason-other-size = Перенос ведёт в другую локацию того же типа.
pest-reason-camp-out = Ваш лагерь уже на поле.
pest-reason-camp-no-room = Для лагеря здесь нет места.
pest-reason-built-already = Это здание уже построено.
pest-reason-own-building-there = Там уже есть ваше здание.
pest-reason-location-full = Для здания там больше нет места.
pest-reason-not-a-site = Строят там, где доктор или лагерь, по одному разу.
pest-reason-cannot-pay = Вам нечем заплатить.
pest-reason-map-or-capital = Стройте либо на поле, либо в столице.
pest-reason-capital-building-gone = Кто-то его уже построил.
pest-reason-not-that-material = В этой цене можно изменить только дерево или камень.
pest-reason-not-produced = Ничего такого не производится.
pest-reason-not-from-buildings = Ваши здания этого не дают.
pest-reason-no-research = Не хватает жетонов исследования.
pest-reason-nobody-in-capital = В столице нет ваших людей.
pest-reason-one-to-three = Возьмите от одного до трёх больных.
pest-reason-nobody-on-track = На вашей шкале никого нет. Сначала вылечите кого-нибудь.
pest-reason-bought-already = За действие можно купить одну технологию.
pest-reason-not-in-market = Её нет на рынке.
pest-reason-wrong-shelf = В эту ячейку она не подходит.
pest-reason-holds-patient = На старой карте пациент.
pest-reason-holds-assistant = На старой карте мортус.
pest-reason-holds-sick = Больным со старой карты некуда перейти.
pest-reason-no-patient = У вас нет пациента.
pest-reason-patient-moved = Пациент уже сдвинут в этом действии.
pest-reason-no-experts = На карте специалистов никого нет.
pest-reason-experts-work-in-buildings = Специалисты идут в здания или в столицу.
pest-reason-not-built = Это здание ещё не построено.
pest-reason-no-worker-place = Этому зданию работник не нужен.
pest-reason-place-taken = Там уже кто-то работает.
pest-reason-experts-full = Карта заполнена.
pest-reason-nobody-sick = В карантине никого нет.
pest-reason-not-that-slot = Сначала лечат больного, который мешает действию.
pest-reason-slot-empty = Здесь никого нет.
pest-reason-nobody-returns = Работники не возвращаются на шкалу и не идут в столицу.
pest-reason-place-changed = Это место уже менялось в этом действии.
pest-reason-nobody-works-there = Здесь никто не работает.
pest-reason-token-face-down = Этот жетон уже перевёрнут.
pest-reason-recall-needs-room = Шкала здорового населения заполнена: вернуть некуда.

pest-ending-sixth-year = Шестой год закончен.

pest-score-tokens = Жетоны славы
pest-score-imperatives = Приказы
pest-score-healed = Здоровые люди
pest-score-buildings = Здания и полные колонки
pest-score-technologies = Технологии
pest-score-influence = Символы славы на шкале влияния
pest-score-most-influence = Наибольшее влияние
pest-score-covered = Пройденные закрытые деления
pest-score-capital-buildings = Больше всех столичных зданий
pest-score-quarantine = Больше всех больных
pest-score-neutral = Оставшиеся нейтральные люди
pest-score-cemetery = Кладбище
pest-score-resources = Ресурсы
pest-score-coins = Монеты
pest-score-negative = Дурная слава

# The words of the check language
pest-given-year = Год, от 1 до 6; в прошлых годах лежат карты, которые ни на что не влияют.
pest-given-order = Порядок хода, каждое место по разу.
pest-given-turn = Чей сейчас ход; год продолжается отсюда.
pest-given-decree = Закон на столе, в своей эпохе.
pest-given-capital-card = Карта столицы.
pest-given-tokens = Жетоны наград в игре; те, что после `down`, лежат лицом вниз.
pest-given-market = Пять технологий рынка.
pest-given-start-cards = Открытые карты начальных локаций по порядку.
pest-given-sick = Больные в локации или на дороге; после места — в карантине, с занятыми вредными ячейками.
pest-given-destroyed = Разрушенная локация.
pest-given-resource = Что даёт локация.
pest-given-neutral-sector = Нейтральные люди в своём секторе столицы.
pest-given-neutral-spaces = Деления влияния, где ещё стоят нейтральные люди.
pest-given-neutral-levels = Эпоха и её уровни приказа, где ещё стоят нейтральные люди.
pest-given-neutral-works = Столичные здания, рядом с которыми ещё стоят нейтральные люди; остальные построил игрок.
pest-given-plague = Эта карта чумы разыгрывается сейчас.
pest-given-plagues = Открытые до сих пор карты чумы, последняя — этого года.
pest-given-favour = Карта помощи прошлого года.
pest-given-favours = Открытые до сих пор карты помощи, последняя — этого года.
pest-given-receive = Это место сначала принимает столько больных.
pest-given-gain = Это место сначала получает столько влияния.
pest-given-then = Откуда продолжается игра: карта помощи, конец года, конец эпохи, следующий год.
pest-given-wood = Дерево в запасе.
pest-given-stone = Камень в запасе.
pest-given-food = Пища в запасе.
pest-given-herbs = Травы в запасе.
pest-given-coin = Монеты в запасе.
pest-given-research = Жетоны исследования.
pest-given-healed = Люди на шкале здорового населения.
pest-given-patient = Сколько шагов осталось пациенту на технологии 1 или 14.
pest-given-experts = Здоровые люди на карте специалистов.
pest-given-workshop = Что производит передвижная мастерская и занята ли она.
pest-given-cemetery = Покойники на кладбище.
pest-given-capital = Люди в своём секторе столицы.
pest-given-doctor = Где находится доктор.
pest-given-camp = Где стоит лагерь; иначе он на планшете.
pest-given-building = Здание на поле и есть ли в нём работник.
pest-given-works = Столичные здания, построенные этим местом.
pest-given-technology = Технология в ячейке; `busy`, если на ней лежит мортус.
pest-given-cells = Клетки с мортусом этого года.
pest-given-placed = Мортусы, выставленные в этом году, где бы они ни были: сделанные ходы.
pest-given-renown = Жетоны славы.
pest-given-negative = Жетоны дурной славы.
pest-given-influence = Деление маркера влияния.
pest-given-imperatives = Уровни приказа трёх эпох.
pest-fact-sick = Больные в локации или на дороге; после места — в карантине.
pest-fact-destroyed = Сколько локаций разрушено, или разрушена ли эта.
pest-fact-resource = Что даёт локация.
pest-fact-order = Порядок хода.
pest-fact-actor = Чей сейчас ход.
pest-fact-year = Год.
pest-fact-era = Эпоха.
pest-fact-points = Оставшиеся очки перемещения.
pest-fact-level = Уровень действия.
pest-fact-left = Оставшиеся действия хода.
pest-fact-reach = Сколько локаций доктор ещё может достичь.
pest-fact-fare = Наименьшая плата пищей и очками до локации, затем с лагерем.
pest-fact-market = Технологии на рынке.
pest-fact-deck = Технологии в колоде.
pest-fact-in-market = Есть ли технология на рынке.
pest-fact-tokens = Жетоны наград в игре.
pest-fact-face-up = Жетоны наград лицом вверх.
pest-fact-token = Жетон награды лежит лицом вверх, вниз или не в игре.
pest-fact-capital-card = Карта столицы.
pest-fact-capital-buildings = Столичные здания, которых ещё никто не построил.
pest-fact-plague-cards = Сколько карт чумы открыто.
pest-fact-favour-cards = Сколько карт помощи открыто.
pest-fact-plague-card = Карта чумы некоторого года или `none`.
pest-fact-favour-card = Карта помощи некоторого года или `none`.
pest-fact-start-cards = Открытые карты начальных локаций.
pest-fact-decree = Закон эпохи.
pest-fact-neutral = Нейтральные люди в своём секторе столицы.
pest-fact-neutral-influence = Сколько делений влияния занять нельзя.
pest-fact-neutral-spaces = Деления влияния, которые занять нельзя.
pest-fact-neutral-levels = Уровни эпохи с нейтральными людьми.
pest-fact-neutral-works = Столичные здания с нейтральными людьми.
pest-fact-slots = Занятые вредные ячейки.
pest-fact-regular = Обычные ячейки карантина.
pest-fact-workshop = Что производит передвижная мастерская.
pest-fact-workshop-worker = Занята ли передвижная мастерская.
pest-fact-imperative = Уровень приказа эпохи.
pest-fact-score = Очки, если бы игра закончилась сейчас, или одна их строка.
pest-fact-rank = Титул в одиночной игре.
pest-fact-agenda = Сколько сейчас даёт цель эпохи.
pest-fact-outlook = Что сейчас дали бы действия.
pest-fact-assistants = Мортусы, которых ещё предстоит выставить в этом году.
pest-fact-cells = Клетки с мортусом, парами действий.
pest-fact-limit = Сколько этого ресурса помещается.
pest-fact-buildings = Здания на поле.
pest-fact-works = Построенные столичные здания.
pest-fact-worker = Есть ли в здании работник.
pest-fact-output = Что производит здание.
pest-fact-technology = Технология в ячейке.
pest-fact-wood = Дерево в запасе.
pest-fact-stone = Камень в запасе.
pest-fact-food = Пища в запасе.
pest-fact-herbs = Травы в запасе.
pest-fact-coin = Монеты в запасе.
pest-fact-research = Жетоны исследования.
pest-fact-healed = Люди на шкале здорового населения.
pest-fact-patient = Сколько шагов осталось пациенту на технологии 1 или 14.
pest-fact-experts = Здоровые люди на карте специалистов.
pest-fact-cemetery = Покойники на кладбище.
pest-fact-capital = Люди в своём секторе столицы.
pest-fact-doctor = Где находится доктор.
pest-fact-camp = Где стоит лагерь; иначе он на планшете.
pest-fact-renown = Жетоны славы.
pest-fact-negative = Жетоны дурной славы.
pest-fact-influence = Деление маркера влияния.
pest-fact-in-deck = Лежит ли технология в колоде.
pest-fact-plague-deck = Карты чумы, которые ещё впереди.
pest-fact-favour-deck = Карты помощи, которые не открыты.
pest-fact-placed = Мортусы, выставленные в этом году: сделанные ходы.
pest-fact-busy = Ячейки, на технологии которых стоит мортус.

# Positions that cannot be
pest-check-last-year = Год { $year } — последний.
pest-check-no-era-end = В год { $year } эпоха не заканчивается.
pest-check-no-assistant = { $seat }: все мортусы этого года уже выставлены.
pest-check-no-neutrals = В этой игре нет нейтральных людей.
pest-check-not-solo = Нейтральные люди стоят там только в одиночной игре.
pest-check-no-neutral-space = На этом делении нейтральных людей не бывает.
pest-check-first-year = До первого года карт помощи нет.
pest-check-order = В порядке хода названо игроков: { $named } из { $players }.
pest-check-sector = Нейтральных людей в столице: { $sector }; в год { $year } варианта для двоих их не больше { $most }.
pest-check-goes-on = Игра уже продолжается в другом месте.
pest-check-ruins-already = Эта локация уже разрушена.
pest-check-year-first = Год пишут перед его картами.
pest-check-too-many-cards = В год { $year } больше карт нет.
pest-check-plagues = Открыто карт чумы: { $laid }; их по одной на год, а год { $year }.
pest-check-favours = Открыто карт помощи: { $laid }; к этому моменту года { $year } их { $there }.
pest-check-turns = { $seat }: выставлено мортусов { $placed }, а ходов в этом году было { $turns }.
pest-check-no-turn = { $seat }: мортусы выставлены, хотя ходы сейчас не делают.
pest-check-own-building = { $seat }: в локации { $location } уже есть своё здание.
pest-check-tokens = Жетоны наград
pest-audit-technologies = Технологии не хватает, или она лежит в двух местах.
pest-audit-works = Столичного здания не хватает, или оно стоит дважды.
pest-audit-tokens = Выложено жетонов наград: { $laid }; в этой игре их { $most }.
pest-audit-card-twice = Карта чумы или помощи лежит в двух годах.
pest-audit-decrees = Закон не той эпохи или не участвует в этой игре.
pest-audit-neutrals = Нейтральные люди: в столице { $sector }, в других местах { $left }. В этой игре так не бывает.
pest-audit-slots = { $seat }: больных { $sick }, обычных ячеек { $regular }; занятых вредных ячеек не может быть { $slots }.
pest-audit-limit = { $seat }: { $good } — { $n }; помещается { $limit }.
pest-audit-track = { $seat }: людей на шкале { $n }, а делений { $most }.
pest-audit-cemetery = { $seat }: покойников { $n }, а мест на кладбище { $most }.
pest-audit-shelf = { $seat }: технологии «{ $technology }» не место в ячейке «{ $shelf }».
pest-audit-busy = { $seat }: в ячейке «{ $shelf }» нет технологии, на которую ставят мортуса.
pest-audit-no-technology = { $seat }: человек лежит на технологии, которой нет.
pest-audit-assistants = { $seat }: мортусов на планшете { $lying }, выставлено в этом году { $placed }, всего { $most }.
pest-audit-influence = { $seat }: влияние { $n }, а шкала кончается на { $most }.
pest-audit-space = { $seat }: маркер не может стоять на делении { $space } — оно занято.
pest-audit-level = { $seat }: уровень приказа выше { $most }.
pest-audit-worker = { $seat }: в здании «{ $building }» некому работать.
pest-audit-two-buildings = { $seat }: два здания в локации { $location }.
pest-audit-owners = { $location }: здания не совпадают с владельцами.
pest-audit-ruins = Локация { $location } разрушена, но там что-то есть.
pest-audit-too-many-buildings = { $location }: мест для зданий { $most }, а стоит { $n }.
pest-audit-camp-in-full-place = Локация { $location } застроена, лагеря там быть не может.
pest-audit-resource = { $location } не может давать монеты.
pest-audit-year = Открытые карты не подходят к году { $year }.
pest-audit-pile = Открыты три карты чумы из одной стопки; при одном или двух игроках в игре только две из них.
pest-audit-behind = { $seat }: нейтральный человек остался на делении { $space }, позади маркера.
pest-audit-level-behind = { $seat }: нейтральный человек остался на уровне { $level }, который уже достигнут.
pest-audit-patient = { $seat }: пациенту на карте осталось сдвигов — { $n }, а всего их { $most }.

# Что выбор даёт кому-то по сравнению с другим: слагаемые оценки.
pest-term-renown-more = { $seat }: больше славы, которая уже не пропадёт.
pest-term-renown-less = { $seat }: меньше славы, которая уже не пропадёт.
pest-term-goods-more = { $seat }: больше ресурсов и монет.
pest-term-goods-less = { $seat }: меньше ресурсов и монет.
pest-term-knowledge-more = { $seat }: больше пользы от жетонов исследования и технологий.
pest-term-knowledge-less = { $seat }: меньше пользы от жетонов исследования и технологий.
pest-term-influence-more = { $seat }: больше влияния.
pest-term-influence-less = { $seat }: меньше влияния.
pest-term-health-more = { $seat }: больше здоровых и меньше больных.
pest-term-health-less = { $seat }: меньше здоровых и больше больных.
pest-term-buildings-more = { $seat }: здания производят больше.
pest-term-buildings-less = { $seat }: здания производят меньше.
pest-term-goals-more = { $seat }: ближе к цели закона, приказу и наградам столицы.
pest-term-goals-less = { $seat }: дальше от цели закона, приказа и наград столицы.
pest-term-turn-more = { $seat }: больше возможностей до конца хода.
pest-term-turn-less = { $seat }: меньше возможностей до конца хода.

# Локации: куда, где, откуда.
pest-location-blessir-to = в Блессир
pest-location-blessir-in = в Блессире
pest-location-blessir-from = из Блессира
pest-location-drakkor-to = в Драккор
pest-location-drakkor-in = в Драккоре
pest-location-drakkor-from = из Драккора
pest-location-gothar-to = в Готар
pest-location-gothar-in = в Готаре
pest-location-gothar-from = из Готара
pest-location-irrendar-to = в Иррендар
pest-location-irrendar-in = в Иррендаре
pest-location-irrendar-from = из Иррендара
pest-location-kordas-to = в Кордас
pest-location-kordas-in = в Кордасе
pest-location-kordas-from = из Кордаса
pest-location-mordaval-to = в Мордавал
pest-location-mordaval-in = в Мордавале
pest-location-mordaval-from = из Мордавала
pest-location-ombrath-to = в Омбрат
pest-location-ombrath-in = в Омбрате
pest-location-ombrath-from = из Омбрата
pest-location-selvane-to = в Сельван
pest-location-selvane-in = в Сельване
pest-location-selvane-from = из Сельвана
pest-location-tessarin-to = в Тессарин
pest-location-tessarin-in = в Тессарине
pest-location-tessarin-from = из Тессарина
pest-location-valmir-to = в Вальмир
pest-location-valmir-in = в Вальмире
pest-location-valmir-from = из Вальмира
pest-location-askar-to = в Аскар
pest-location-askar-in = в Аскаре
pest-location-askar-from = из Аскара
pest-location-brennor-to = в Бреннор
pest-location-brennor-in = в Бренноре
pest-location-brennor-from = из Бреннора
pest-location-corvas-to = в Корвас
pest-location-corvas-in = в Корвасе
pest-location-corvas-from = из Корваса
pest-location-delmir-to = в Дельмир
pest-location-delmir-in = в Дельмире
pest-location-delmir-from = из Дельмира
pest-location-esker-to = в Эскер
pest-location-esker-in = в Эскере
pest-location-esker-from = из Эскера
pest-location-farras-to = в Фаррас
pest-location-farras-in = в Фаррасе
pest-location-farras-from = из Фарраса
pest-location-gollor-to = в Голлор
pest-location-gollor-in = в Голлоре
pest-location-gollor-from = из Голлора
pest-location-grellin-to = в Греллин
pest-location-grellin-in = в Греллине
pest-location-grellin-from = из Греллина
pest-location-hestor-to = в Хестор
pest-location-hestor-in = в Хесторе
pest-location-hestor-from = из Хестора
pest-location-jolmar-to = в Йолмар
pest-location-jolmar-in = в Йолмаре
pest-location-jolmar-from = из Йолмара
pest-location-karvess-to = в Карвесс
pest-location-karvess-in = в Карвессе
pest-location-karvess-from = из Карвесса
pest-location-lindas-to = в Линдас
pest-location-lindas-in = в Линдасе
pest-location-lindas-from = из Линдаса
pest-location-morrek-to = в Моррек
pest-location-morrek-in = в Морреке
pest-location-morrek-from = из Моррека
pest-location-nessir-to = в Нессир
pest-location-nessir-in = в Нессире
pest-location-nessir-from = из Нессира
pest-location-terras-to = в Террас
pest-location-terras-in = в Террасе
pest-location-terras-from = из Терраса
pest-location-almas-to = в Алмас
pest-location-almas-in = в Алмасе
pest-location-almas-from = из Алмаса
pest-location-bervik-to = в Бервик
pest-location-bervik-in = в Бервике
pest-location-bervik-from = из Бервика
pest-location-cressil-to = в Крессиль
pest-location-cressil-in = в Крессиле
pest-location-cressil-from = из Крессиля
pest-location-dorrim-to = в Доррим
pest-location-dorrim-in = в Дорриме
pest-location-dorrim-from = из Доррима
pest-location-elbar-to = в Эльбар
pest-location-elbar-in = в Эльбаре
pest-location-elbar-from = из Эльбара
pest-location-fessik-to = в Фессик
pest-location-fessik-in = в Фессике
pest-location-fessik-from = из Фессика
pest-location-garrim-to = в Гаррим
pest-location-garrim-in = в Гарриме
pest-location-garrim-from = из Гаррима
pest-location-hollin-to = в Холлин
pest-location-hollin-in = в Холлине
pest-location-hollin-from = из Холлина
pest-location-meskar-to = в Мескар
pest-location-meskar-in = в Мескаре
pest-location-meskar-from = из Мескара
pest-location-oldas-to = в Олдас
pest-location-oldas-in = в Олдасе
pest-location-oldas-from = из Олдаса
pest-location-pellor-to = в Пеллор
pest-location-pellor-in = в Пеллоре
pest-location-pellor-from = из Пеллора
pest-location-quessin-to = в Квессин
pest-location-quessin-in = в Квессине
pest-location-quessin-from = из Квессина
pest-location-rathil-to = в Ратил
pest-location-rathil-in = в Ратиле
pest-location-rathil-from = из Ратила
pest-location-sorrin-to = в Соррин
pest-location-sorrin-in = в Соррине
pest-location-sorrin-from = из Соррина
pest-location-tarsk-to = в Тарск
pest-location-tarsk-in = в Тарске
pest-location-tarsk-from = из Тарска
pest-location-ulmir-to = в Ульмир
pest-location-ulmir-in = в Ульмире
pest-location-ulmir-from = из Ульмира
pest-location-vessik-to = в Вессик
pest-location-vessik-in = в Вессике
pest-location-vessik-from = из Вессика
pest-location-wendas-to = в Вендас
pest-location-wendas-in = в Вендасе
pest-location-wendas-from = из Вендаса
pest-location-yarrol-to = в Яррол
pest-location-yarrol-in = в Ярроле
pest-location-yarrol-from = из Яррола
pest-location-zethir-to = в Зетир
pest-location-zethir-in = в Зетире
pest-location-zethir-from = из Зетира
