# Ratings: the report of a competition, and lists that ratings are taken from.
tournament-rating-report = Отчёт о рейтингах
tournament-rating-arithmetic = Расчёт рейтингов
tournament-rating-changes = Изменения рейтингов
tournament-rating-system = Система рейтинга
tournament-rating-source = Источник значений
tournament-rating-fide-version = B.02, по состоянию на 2026 год
tournament-rating-fide-source = таблицы B.02 8.1; коэффициенты и границы — по вторичным источникам
tournament-rating-changed-source = таблицы B.02 8.1; изменено по данным организатора
tournament-rating-fmjd-name = по образцу ФМЖД
tournament-rating-fmjd-source = половинный коэффициент: приложение 9, 1.2.2.2; остальное по данным организатора
tournament-rating-curve = Ожидаемые очки
tournament-rating-curve-fide = по таблице ФИДЕ
tournament-rating-curve-logistic = по логистической кривой
tournament-rating-curve-normal = по нормальному распределению
tournament-rating-cap = Разности рейтингов
tournament-rating-cap-none = учитываются полностью
tournament-rating-cap-most = учитываются в пределах { $count }
tournament-rating-cap-lifted = полностью для тех, чей рейтинг { $rating } или выше
tournament-rating-factors = Коэффициент развития K
tournament-rating-k-games = прежних партий < { $count }
tournament-rating-k-age = возраст ≤ { $age }
tournament-rating-k-below = рейтинг < { $rating }
tournament-rating-k-peak = высший рейтинг ≥ { $rating }
tournament-rating-k-most = K × число партий ≤ { $count }
tournament-rating-k-percent = из него засчитывается { $percent } %
tournament-rating-k-win = победа даёт { $count }
tournament-rating-first = Первый рейтинг
tournament-rating-first-none = не присваивается
tournament-rating-first-games = партий с соперниками, имеющими рейтинг, ≥ { $count }
tournament-rating-first-fictitious = добавляется ничьих: { $count }, рейтинг соперника { $rating }
tournament-rating-first-floor = ниже { $rating } не присваивается
tournament-rating-first-most = не выше { $rating }
tournament-rating-before = До
tournament-rating-after = После
tournament-rating-change = Изменение
tournament-rating-scored = набранные очки
tournament-rating-expected = ожидаемые очки
tournament-rating-factor = коэффициент развития
tournament-rating-is-first = первый рейтинг
tournament-rating-round = Тур
tournament-rating-opponent = Соперник
tournament-rating-difference = разность рейтингов
tournament-rating-uncounted = без рейтинга, не засчитывается
tournament-rating-legend = W: набранные очки; We: ожидаемые очки; K: коэффициент развития; Ra: средний рейтинг соперников; Rp: рейтинг за результат; D: разность рейтингов.
tournament-rating-counts = Засчитываются оконченные партии, сыгранные за доской с соперником, имеющим рейтинг. Победа даёт 1, ничья ½, как бы ни считались очки в соревновании; свободные туры, партии, на которые кто-то не явился, а также аннулированные партии и партии с лишь предполагаемым результатом не засчитываются.
tournament-rating-no-careers = Числа прежних рейтинговых партий и высшего рейтинга нет ни в одном списке: никто не считается новичком, а высшим считается нынешний рейтинг.
tournament-rating-so-far = Соревнование не завершено; учтены партии, сыгранные до сих пор.
tournament-rating-nothing = Ни одна партия не засчитывается.
tournament-rating-sum = Изменение: { $factor } × ({ $scored } − { $expected }) = { $change }; { $before } { $difference } = { $after }.
tournament-rating-reduced = K уменьшен из-за большого числа партий: партий { $games } × K ≤ { $most }.
tournament-rating-capped = { "" }* Бо́льшая разность считается равной указанной.
tournament-rating-unlisted = Игроков с рейтингом ниже { $rating } в список не включают.
tournament-rating-performance = Результат: { $percent } % очков, { $average } { $difference } = { $rating }.
tournament-rating-new = Первый рейтинг: партий { $games }, из них добавлено { $fictitious }; средний рейтинг соперников { $average }; очков { $points } = { $percent } %; { $average } { $difference } = { $sum }; присваивается: { $rating }.
tournament-rating-no-factor = В системе нет коэффициента развития для этого игрока.
tournament-rating-no-first = Система не присваивает первых рейтингов.
tournament-rating-few-games = Первый рейтинг не присваивается: партий с соперниками, имеющими рейтинг, { $found }, нужно { $least }.
tournament-rating-nothing-scored = Первый рейтинг не присваивается: против соперников с рейтингом очков не набрано.
tournament-rating-below-floor = Первый рейтинг не присваивается: { $rating } ниже { $floor }.

# A list is taken.
tournament-ratings-taken = Рейтингов изменено: { $changed }, осталось прежними: { $same }, не получили рейтинга из списка: { $missing }.
tournament-ratings-no-id = нет номера федерации
tournament-ratings-not-listed = нет в списке
tournament-ratings-several = в списке несколько человек с этим именем
tournament-ratings-not-rated = в списке без рейтинга
tournament-ratings-left = выбыл
