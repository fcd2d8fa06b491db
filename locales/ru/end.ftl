# Конец партии и где она решилась.
as-table = таблицей
table-step = шаг
axis-step = шаг { $step }

# В одиночку.
end-best-first = Ваша первая такая партия: пока это лучший результат.
end-best-new = Новый лучший результат! Прежний: { $before }.
end-best-level = Как лучший результат: { $best }.
end-best-stands = Лучший результат: { $best }.

# Что дальше.
end-ribbon = Шансы на победу по шагам, из 100.
end-play-on = Играть с шага { $step }
end-nothing-to-mend = Исправлять нечего
end-nothing-to-mend-why = { $count ->
    [one] У вас было { $count } решение, и лучшего найти не удалось.
    [few] У вас было { $count } решения, и ни для одного не удалось найти лучшего.
   *[other] У вас было { $count } решений, и ни для одного не удалось найти лучшего.
} Попробуйте задачу.
end-puzzles = К задачам
next-lesson-begin = Начать
next-lesson-position = Показать мою позицию
rematch-ready = { $count ->
    [1] Есть готовность: { $names }.
   *[other] Готовы: { $names }.
}
rematch-silent = Пока не ответили: { $names }.
rematch-begun = Новая партия началась.
end-rating-now = Рейтинг меняется на { $gained } и становится { $after } (± { $since }).
end-rating-early = Говорить рано. Число появится, когда станет известно больше ваших партий.
end-rating-stays = { $rating } ± { $doubt } — без изменений.
end-rating-before = до
end-rating-after = после

# Как далеко зашёл анализ.
analysis-underway = Идёт разбор: шагов { $done } из { $of }.
analysis-longer-underway = Идёт долгий разбор: шагов { $done } из { $of }.
analysis-may-leave = Можно уйти: разбор сохранится.
analysis-offline = Связи нет. Таблица очков остаётся на этом устройстве; где решилась партия, станет видно, когда связь вернётся.
analysis-busy = Разбора ждёт много партий. Страница спросит ещё раз сама.
analysis-record = Эта запись не принадлежит ни одному столу этого сервера: её можно посмотреть, но не разобрать здесь. Это умеет программа: lazaret analyse.
analysis-look-longer = Смотреть вчетверо дольше
analysis-looked-longer = Эту партию уже смотрели вчетверо дольше.

# Числа и картинки.
analysis-curve-ends = в начале { $first }; в конце { $end }
analysis-doubt = ± { $doubt } из 100
analysis-from-to = { $first } в начале, { $end } в конце, из 100
analysis-at-step = шаг { $step }
analysis-played-cost = сыграно { $cost }
analysis-arrows = Что нарисовано на поле
analysis-which-played = Сыграно
analysis-which-better = Лучше
analysis-which-both = Оба
analysis-unseen = На кривой этого не видно: карты были скрыты. Решение оценивается по тому, что игрок мог знать, кривая — по всем картам.
analysis-left-out = Не вошло: { $count }
analysis-left-out-decided = Не вошло, потому что всё уже решилось.
analysis-left-out-dear = Не вошло, потому что стоило бы больше, чем можно было потерять.
chances-title = Ваши шансы и что могло бы быть
chances-label = Ваши шансы на победу из 100: { $first } в начале, { $now } на этом шаге, { $end } в конце.
chances-might = Если «{ $choice }»: { $share } ± { $doubt } из 100.
chances-about = Из 100, если знать все карты. Тонкие линии — соперники. Красная черта — показанный шаг. Точки с полосой — лучшее решение.
point-inaccuracy = { $who }: «{ $choice }». Лучше: «{ $best }».
point-mistake = { $who }, ошибка: «{ $choice }». Лучше: «{ $best }».
point-blunder = { $who }, грубая ошибка: «{ $choice }». Лучше: «{ $best }».
point-lucky = { $who }, «{ $choice }»: жребий помог. Кому: { $whom }.
point-unlucky = { $who }, «{ $choice }»: жребий помешал. Кому: { $whom }.

# Десять частей.
parts-of-ten = Из десяти частей: { $said }.
parts-mostly-own = В основном свои решения.
parts-mostly-others = В основном соперники.
parts-mostly-luck = В основном везение.
parts-mostly-mixed = Всего понемногу.
parts-between = { $parts ->
    [one] { $parts } часть может относиться к своим решениям или к соперникам: карты были скрыты.
    [few] { $parts } части могут относиться к своим решениям или к соперникам: карты были скрыты.
   *[other] { $parts } частей могут относиться к своим решениям или к соперникам: карты были скрыты.
}
parts-unsure-title = Разделить нельзя.
parts-certain = { $count ->
    [1] Точно известен один переломный момент: { $points }.
   *[other] Точно известно: переломные моменты { $points }.
}
parts-certain-none = Ни одно решение и ни один жребий тоже не ясны.
trust-sure = уверенно
trust-fairly = довольно уверенно
trust-unsure = неясно
