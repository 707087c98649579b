# Почему ход в шахматах не принят.
#
# $square — первое поле, которое называет причина, $other — остальные, $squares — все.

# Название фигуры; другие формы — в атрибутах.
chess-piece =
    { $piece ->
        [pawn] пешка
        [knight] конь
        [bishop] слон
        [rook] ладья
        [queen] ферзь
       *[king] король
    }
    .genitive =
        { $piece ->
            [pawn] пешки
            [knight] коня
            [bishop] слона
            [rook] ладьи
            [queen] ферзя
           *[king] короля
        }
    .accusative =
        { $piece ->
            [pawn] пешку
            [knight] коня
            [bishop] слона
            [rook] ладью
            [queen] ферзя
           *[king] короля
        }
    .instrumental =
        { $piece ->
            [pawn] пешкой
            [knight] конём
            [bishop] слоном
            [rook] ладьёй
            [queen] ферзём
           *[king] королём
        }
    .own =
        { $piece ->
            [pawn] своя пешка
            [knight] свой конь
            [bishop] свой слон
            [rook] своя ладья
            [queen] свой ферзь
           *[king] свой король
        }

chess-unreadable = Запись «{ $text }» нельзя прочесть как ход; чтение прервалось на { $position }-м знаке.
chess-no-such-square = На этой доске нет поля { $square }.
chess-game-over = Партия окончена.

chess-empty-square = На поле { $square } нет фигуры.
chess-opponents-piece = На поле { $square } стоит { chess-piece } противника.
chess-other-piece =
    На поле { $square } стоит { chess-piece }, а не { $said ->
        [pawn] пешка
        [knight] конь
        [bishop] слон
        [rook] ладья
        [queen] ферзь
       *[king] король
    }.
chess-no-such-piece-move = Ход { chess-piece.instrumental } на поле { $square } невозможен.
chess-ambiguous = Ход { chess-piece.instrumental } туда возможен с разных полей: { $squares }. Укажите исходное поле.

chess-stays-put = Фигура осталась бы на поле { $square }; пропускать ход нельзя.
chess-own-piece-there = На поле { $square } стоит { chess-piece.own }.
chess-king-cannot-be-captured = Короля на поле { $square } взять нельзя.
chess-nothing-to-capture = На поле { $square } нечего брать.

chess-wrong-movement = Так { chess-piece } не ходит: с поля { $square } на поле { $other }.
chess-blocked = Фигура на поле { $square } стоит на пути { chess-piece.genitive }.
chess-pawn-forward-blocked = Пешка не может пойти вперёд: поле { $square } занято.
chess-pawn-double-blocked = Пешка ходит на два поля, только если оба свободны; поле { $square } занято.
chess-pawn-double-not-first = Пешка ходит на два поля только своим первым ходом; пешка на поле { $square } уже ходила.
chess-pawn-diagonal-needs-capture = Пешка ходит по диагонали только при взятии; поле { $square } свободно.
chess-pawn-backwards = Пешка не ходит назад; ход с поля { $square } на поле { $other } ведёт назад.
chess-no-en-passant-in-leaflet = В памятке нет взятия на проходе; пешку на поле { $square } так взять нельзя.
chess-en-passant-not-now = Взятие на проходе возможно только сразу после хода пешки на два поля; пешку на поле { $square } так взять нельзя.

chess-king-to-attacked = Королю нельзя идти на поле { $square }: оно под атакой с { $other }.
chess-pinned = На поле { $square } { chess-piece } закрывает короля от фигуры на поле { $other } и не может уйти с этой линии.
chess-exposes-king = Этот ход открыл бы короля на поле { $square } для атаки с { $other }.
chess-in-check-must-be-met = Король на поле { $square } под шахом; после этого хода шах с { $other } остался бы.

chess-promotion-missing = Пешка, достигшая поля { $square }, превращается в ферзя, ладью, слона или коня; укажите новую фигуру.
chess-promotion-not-allowed = На поле { $square } превращения нет: превращается только пешка, достигшая последней горизонтали.
chess-promotion-piece = Пешка не превращается в { chess-piece.accusative }; она превращается в ферзя, ладью, слона или коня.

chess-castling-king-moved = Рокировка невозможна: король уже ходил.
chess-castling-rook-moved = Рокировка невозможна: ладья на поле { $square } уже ходила.
chess-castling-right-lost = Рокировка невозможна: король или ладья уже ходили.
chess-castling-no-rook = Рокировка невозможна: на поле { $square } нет своей ладьи.
chess-castling-not-empty = Рокировка невозможна: поля между королём и ладьёй должны быть свободны; занято: { $squares }.
chess-castling-in-check = Рокировка невозможна: король под шахом с { $other }.
chess-castling-through-check = Рокировка невозможна: король прошёл бы через поле { $square }, находящееся под атакой с { $other }.
chess-castling-into-check = Рокировка невозможна: король попал бы на поле { $square }, находящееся под атакой с { $other }.
