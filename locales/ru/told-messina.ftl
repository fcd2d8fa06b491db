# Город и имения Messina словами.
told-messina-round = Раунд
told-messina-when = Раунд { $round }. Порядок хода: { $order }. Осталось кубиков чумы: { $cubes }. Жетонов за кубик: { $cost }; очков за кубик: { $points }.
told-messina-register = { $register }, от первого к последнему: { $order }.
told-messina-pending = Осталось сделать: { $what }.
told-messina-automaton = Автома: популярность { $popularity }; осталось лейтенантов: { $lieutenants }.
told-messina-town = Город и причалы
told-messina-plague = { $cubes ->
    [0] чумы нет
   *[other] кубиков чумы: { $cubes }
}
told-messina-citizens = жители: { $citizens }
told-messina-lieutenant = { $used ->
    [0] лейтенант ({ $seat })
   *[other] лейтенант ({ $seat }), в этом раунде уже использован
}
told-messina-automaton-here = лейтенант автомы
told-messina-owner = квартал заселён (владелец — { $seat })
told-messina-plague-comes = кубиков чумы в следующем раунде: { $cubes }
told-messina-citizens-come = жители в следующем раунде: { $citizens }
told-messina-way = цена пути { $coins }
told-messina-here = здесь лейтенант этого хода
told-messina-ships = корабли: { $ships }
told-messina-ship-sick = { $ship } с чумой на борту
told-messina-market = Рынок
told-messina-workshops = Мастерские сверху: { $tiles }.
told-messina-cabins = Улучшения хижин сверху: { $tiles }.
told-messina-carts = Повозки сверху: { $tiles }.
told-messina-golden = { $what } (улучшено)
told-messina-foreman = { $foreman }: шаг { $step }
told-messina-patient = { $citizen }: { $cabin } (осталось раундов: { $rounds })
told-messina-staffed = { $workshop } (есть работник)
told-messina-player = Очков на дорожке { $points }, счёт сейчас { $score }. Монеты { $coins }, брусья { $beams }, огонь { $fires }, пожар { $major }, крысы { $rats }.
told-messina-registers = Популярность { $popularity }, город { $city }, церковь { $church }.
told-messina-lieutenants = Лейтенанты, ещё не использованные: { $places }.
told-messina-residents = Жители: { $citizens }.
told-messina-quarantine = На карантине: { $patients }.
told-messina-foremen = Надсмотрщики: { $foremen }.
told-messina-buildings = Мастерские и улучшения: { $tiles }.
told-messina-holds = Повозки, корабли и заселённые кварталы: { $tiles }.
