# Люди: их страницы, рейтинги, таблица лучших.
person-since = Впервые здесь: { $month }
person-hidden = { $name } никому не показывает эту страницу.
person-new = Завершённых партий пока нет: { $name }.
person-ratings = Рейтинги
person-rating = Рейтинг
person-rated-games = { $count ->
    [one] { $count } рейтинговая партия
    [few] { $count } рейтинговые партии
   *[other] { $count } рейтинговых партий
}
person-rating-new = пока неизвестно: виден после пяти рейтинговых партий
person-rating-about = около { $rating }
person-finding-out = ещё уточняется
person-former = Бывший участник
person-as-others = Как видят другие
person-rating-legend = ± охватывает настоящую силу примерно в 95 случаях из 100. С каждой рейтинговой партией он уменьшается, а без игры растёт. Боты шестого уровня стоят 1500; каждый уровень выше прибавляет 115. Жирная линия под холмом охватывает её два раза из трёх; место даётся, когда ± меньше 150.
person-reliability = Надёжность
person-standing-new = пока неизвестно
person-standing-reliable = высокая
person-standing-unreliable = низкая
person-finished = Доиграно последних партий с людьми: { $finished } из { $games }
person-reliability-legend = Высокая: из последних десяти партий с людьми до конца брошена не больше чем одна. Пока неизвестно: партий меньше трёх.
person-head-to-head = Личный счёт
person-ahead-legend = Сколько раз каждый финишировал впереди другого.
person-met = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
}
person-plays = Как играет { $name }
person-game = Игра
person-games = Партии
person-wins-in-100 = Побед на 100 партий
person-summary = { $games ->
    [one] { $games } партия, побед: { $wins }. Среднее место: { $place }.
    [few] { $games } партии, побед: { $wins }. Среднее место: { $place }.
   *[other] { $games } партий, побед: { $wins }. Среднее место: { $place }.
}
person-best = Лучший результат: { $points }, игроков: { $players } ({ $day }).
person-by-seat = Победы по местам за столом
person-by-players = Победы по числу игроков
person-seat = Место { $seat }
person-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}
person-too-few = слишком мало партий
person-beside = Очки по сравнению со средним за столом
person-shares-legend = Побед на 100 партий. Широкая черта охватывает правду в двух случаях из трёх; пунктир показывает, что дал бы жребий. Меньше пяти партий не рисуем.
person-history = Партии
person-all-games = Все игры
person-with = С кем
person-with-anybody = с кем угодно
person-with-name = с игроком { $name }
person-any-players = любое число игроков
person-won = победы
person-rated = рейтинговые
person-place = Место { $place } из { $players }
person-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
person-stand-in = играл бот
person-some-bot = Бот
person-no-games = Партий не найдено.
person-newer = Новее
person-older = Раньше
person-page = Страница { $page }
person-learned = Уроков пройдено: { $lessons } из { $allLessons }. Задач решено: { $puzzles } из { $allPuzzles }. Видно только вам.
person-data = Ваши данные
person-hide = Никому не показывать мои рейтинги и статистику
person-hide-why = Никто другой не видит вашу страницу, рейтинги и место в таблице лучших. В чужих списках партий ваше место стоит без имени.
person-show-here = Показывать другим, что я здесь
person-befriend = Добавить в друзья
person-unfriend = Убрать из друзей
person-export = Скачать всё одним файлом
person-export-why = Учётная запись, партии с записями, рейтинги, сообщения, заметки и уроки.
shelf-my-page = Моя страница
ladder-title = Таблица лучших
ladder-place = Место
ladder-empty = В таблице пока никого. Нужны учётная запись и пять рейтинговых партий.
ladder-legend = Где полосы перекрываются, силы примерно равны. Нужно пять рейтинговых партий.
club-here = Сейчас здесь
club-friend = в друзьях
club-friend-here = в друзьях, сейчас здесь
club-ladder-all = Вся таблица ({ $count })
list-rated = рейтинговая
list-clock-live = { $minutes } мин + { $increment } с
list-clock-daily = { $hours } ч на ход
host-unrated = Эта партия не рейтинговая
host-published = Запись можно опубликовать без имён, когда партия окончена
waiting-published = Когда партия закончится, её запись можно будет опубликовать: без имён, без чата и без времени.
waiting-unrated = Без рейтинга: { $why }.
unrated-solo = игра в одиночку
unrated-position = заданная позиция
unrated-branch = продолжение другой партии
unrated-changed = изменённые карты
unrated-agreed = так договорились до начала
unrated-advice = с советником
unrated-machine = с чужим ботом
unrated-bot = бот без уровня
unrated-stand-in = бот сел на замену
push-cannot = Этот браузер не получает уведомлений при закрытой странице. На iPhone или iPad сначала добавьте страницу на домашний экран.
push-start = Уведомлять на этом устройстве
push-stop = Больше не уведомлять на этом устройстве
push-on = На это устройство будут приходить уведомления.
push-off = На это устройство уведомления больше не приходят.
push-refused = Браузер не разрешает уведомления с этой страницы.
push-try = Отправить пробное
push-tried = Отправлено: { $taken }, не дошло: { $failed }.
push-devices = { $count ->
    [one] { $count } устройство
    [few] { $count } устройства
   *[other] { $count } устройств
}
account-forgotten = Не помню пароль
account-forgotten-sent = Если у этой учётной записи есть подтверждённый адрес, письмо уже в пути.
