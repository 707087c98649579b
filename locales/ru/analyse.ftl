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
