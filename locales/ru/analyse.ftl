# `peatee analyse`: ошибки целых партий.

# Над столбцами ходов; оценки даны за белых.
analyse-column-move = Ход
analyse-column-score = За белых
analyse-column-depth = Глубина
analyse-column-better = Лучше
# Вместо глубины: позиция есть в таблице окончаний.
analyse-by-table = таблица
analyse-looked-at = Просмотрено позиций: { $count }.
# $weighed — число ходов, когда был выбор; $loss — доля очка в процентах.
analyse-side =
    { $side ->
        [white] Белые
       *[black] Чёрные
    } ({ $player }): рассмотрено ходов: { $weighed }.
analyse-kinds = Неточностей: { $doubtful }, ошибок (?): { $weak }, грубых ошибок (??): { $worse }.
analyse-loss = Средняя потеря за ход: { $loss } % очка.
analyse-no-moves = В партии { $game } нет ходов.
analyse-setup = Партия { $game } продолжается здесь с другой позиции; такие партии не анализируются.
# $said и $asked — имена правил в командной строке.
analyse-other-rules = Партия { $game } анализируется по правилам { $said }, как сказано в файле, а не { $asked }.
analyse-no-such-game =
    { PLURAL($games) ->
        [one] { $file }: партии { $wanted } нет; в файле { $games } партия.
        [few] { $file }: партии { $wanted } нет; в файле { $games } партии.
        [many] { $file }: партии { $wanted } нет; в файле { $games } партий.
       *[other] { $file }: партии { $wanted } нет; в файле { $games } партии.
    }
analyse-refused =
    { PLURAL($count) ->
        [one] Не удалось проанализировать { $count } партию.
        [few] Не удалось проанализировать { $count } партии.
        [many] Не удалось проанализировать { $count } партий.
       *[other] Не удалось проанализировать { $count } партии.
    }

# Страница разбора партии.

review-title = Разбор
review-what = Компьютер просматривает партию: насколько хорошо играла каждая сторона, какие ходы были ошибками и что было лучше. Это занимает около полуминуты.
review-ask = Разобрать партию
review-queued = Ожидание. Партий впереди: { $count }.
review-running = Компьютер просматривает партию.
review-progress = Просмотрено ходов
review-failed = Разбор не удался. Попробуйте ещё раз.
review-under-way = Партию можно разобрать, когда она закончена.
review-no-moves = В этой партии не сделано ни одного хода: разбирать нечего.
review-too-long = В этой партии слишком много ходов для разбора.
review-not-followed = Эту партию нельзя разобрать: одна из её позиций возникла не в результате ходов.
review-busy = Разбора ждёт слишком много партий. Попробуйте через несколько минут.
review-too-many = Ожидает слишком много разборов, о которых просили Вы или кто-то из Вашей сети. Попробуйте снова, когда один из них будет готов.
review-old = Этот разбор сделан более ранней версией программы.
review-again = Разобрать ещё раз
review-accuracy = Точность
review-doubtful = Сомнительные ходы
review-weak = Слабые ходы (?)
review-very-weak = Очень слабые ходы (??)
review-graph = Ход партии
review-graph-sides = Белые вверху, чёрные внизу
review-turning = Переломные моменты
review-no-turning = Ни одна из сторон не отдала много.
review-loss = Отдано { $loss } % очка.
review-better = Лучше: { $line }
review-moves = Все ходы
review-scores = Оценка: + в пользу белых, - в пользу чёрных.
