# Почему ход в шашках не принят. Номер пункта добавляет программа.

reason-game-over = Партия окончена.
reason-empty-square = На поле { $square } нет шашки.
reason-opponents-piece = На поле { $square } стоит шашка противника.
reason-no-piece-on-file = У игрока, чей сейчас ход, нет шашек на вертикали { $file }.
reason-same-square = Шашка осталась бы на поле { $square }; ход должен вести на другое поле.
reason-off-diagonal = Поля { $from } и { $to } не лежат на одной диагонали.
reason-occupied = Поле { $square } занято.
reason-backwards = Простая шашка ходит только вперёд; ход с поля { $from } на поле { $to } ведёт назад.
reason-captures-forwards-only = Простая шашка бьёт только вперёд; с поля { $from } шашку на поле { $over } пришлось бы бить назад.
reason-too-far = Простая шашка ходит на одно поле, на два — только при взятии; поле { $to } слишком далеко от поля { $from }.
reason-blocked = Шашка на поле { $square } стоит на пути дамки.
reason-own-piece-jumped = Через свои шашки перескакивать нельзя; на поле { $square } стоит своя шашка.
reason-no-free-square-behind = Шашку на поле { $square } побить нельзя: поле { $behind } за ней занято.
reason-nothing-captured = Взятие продолжается только через шашку противника; между полями { $from } и { $to } её нет.
reason-captured-again = Шашка на поле { $square } уже побита этим ходом, и второй раз перескакивать через неё нельзя; с доски её снимают только после хода.
reason-crowned-stops = Простая шашка, ставшая дамкой при взятии, останавливается: взятие заканчивается на поле { $square }.
reason-capture-compulsory = Взятие возможно и потому обязательно. Бить можно с поля: { $squares }.
reason-more-pieces =
    Этим ходом бьют { PLURAL($takes) ->
        [one] { $takes } шашку
        [few] { $takes } шашки
        [many] { $takes } шашек
       *[other] { $takes } шашки
    }; нужно побить { PLURAL($must) ->
        [one] { $must } шашку
        [few] { $must } шашки
        [many] { $must } шашек
       *[other] { $must } шашки
    }.
reason-king-first = Бить может дамка, поэтому простой шашкой бить нельзя. Бить нужно с поля: { $squares }.
reason-capture-continues = Взятие не закончено: с поля { $square } нужно бить дальше.
reason-wrong-landing = Дамке здесь нельзя остановиться на поле { $square }; остановиться можно только на поле: { $better }.
reason-stuck = Фигура на поле { $square } не может ходить: ни одно поле, куда она могла бы пойти, не свободно.
reason-ambiguous = Записи соответствует несколько ходов: { $routes }. Запишите ход полностью.
# To a player without a board: nothing about what stands where.
reason-hidden = Этот ход невозможен по правилам.
reason-hidden-ambiguous = Записи соответствует несколько ходов. Запишите ход полностью.

# Почему текст не ход.

reason-no-such-square = На этой доске нет поля { $square }.
reason-light-square = Поле { $square } белое; игра ведётся только на чёрных полях.
reason-unreadable = Запись «{ $text }» нельзя прочесть как ход; чтение прервалось на { $position }-м знаке.
# Замечание, а не отказ.
slip-separator = Ход понят, хотя написано «{ $written }»; правильно — «{ $right }».

# Ответ о ходе. `article` — надпись рядом с предложением.

legal-move = Ход { $move } правильный.
not-legal = Ход { $move } неправильный.
instead = Здесь можно: { $moves }.
article = Пункт { $article }

# Почему позицию нельзя играть.

setup-overlap = На одном поле стоят две шашки: { $squares }.
setup-man-on-crown-row =
    { $side ->
        [white] Белая простая шашка не может стоять на последней горизонтали, где она была бы дамкой: { $squares }.
       *[black] Чёрная простая шашка не может стоять на последней горизонтали, где она была бы дамкой: { $squares }.
    }
setup-too-many =
    { $side ->
        [white] У белых
       *[black] У чёрных
    } { PLURAL($count) ->
        [one] { $count } шашка
        [few] { $count } шашки
        [many] { $count } шашек
       *[other] { $count } шашки
    }; допускается не больше { $limit }.
setup-no-pieces = На доске нет ни одной шашки.
