# `peatee check`: что найдено в файлах партий.

# По строке на партию; $players — «Белые – Чёрные» (вместо неизвестного имени «?»).
check-game =
    { PLURAL($plies) ->
        [one] партия { $number }, { $players }: { $rules }, { $plies } ход
        [few] партия { $number }, { $players }: { $rules }, { $plies } хода
        [many] партия { $number }, { $players }: { $rules }, { $plies } ходов
       *[other] партия { $number }, { $players }: { $rules }, { $plies } хода
    }
check-game-foreign = партия { $number }, { $players }: не проверена
check-right = ошибок нет
check-faults =
    { PLURAL($count) ->
        [one] { $count } ошибка
        [few] { $count } ошибки
        [many] { $count } ошибок
       *[other] { $count } ошибки
    }
check-stated = результат { $score }
check-no-result = результат не указан

# Откуда известны правила, если в файле они не указаны.
check-because-given = как задано
check-because-squares = судя по полям

# Что найдено. $how и $why — целые предложения.
check-illegal = { $move } — неправильный ход. { $why }
check-illegal-aside = В варианте ход { $move } неправильный. { $why }
check-unclear = { $move } — запись неоднозначна. { $why }
check-unknown-move = Этот ход не записан, поэтому следующие за ним ходы не проверены.
check-after-end = Партия закончилась ещё до этого хода. { $how }
check-result-differs = В файле указан результат { $stated }, а по ходам получается другой. { $how }
check-two-results = В теге Result указан результат { $tag }, а после ходов — { $end }.
check-setup = Позицию использовать нельзя. { $why }
check-kind = Правила этой партии неизвестны: { $why }.

# Как записан файл.
check-written-unknown = Это не часть записи партии: «{ $text }».
check-written-tag = Тег записан неправильно; нужно, например, так: [Event "название"].
check-written-quote = Кавычки в этой строке не закрыты.
check-written-comment = Комментарий не закрыт.
check-written-variation = Вариант не закрыт.
check-written-bracket = У скобки «{ $text }» нет пары.
check-written-variation-first = Перед этим вариантом нет ни одного хода.
check-written-mark-first = Перед этим знаком нет ни одного хода.
check-written-setup = Позиция записана неправильно; нужно, например, так: /FEN "W:W31:B20"/.
check-written-deep = Варианты вложены слишком глубоко; самые глубокие пропущены.
check-written-long = Текст слишком длинный; конец отброшен.
check-written-many = Слишком много ошибок; остаток партии пропущен.
check-written-other = Это записано неправильно.

# О файлах в целом.
check-encoding = { $file }: кодировка { $encoding }.
check-no-games = { $file }: в файле нет ни одной партии.
check-summary-games =
    { PLURAL($games) ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    }
check-summary-right =
    { PLURAL($count) ->
        [one] { $count } без ошибок
        [few] { $count } без ошибок
        [many] { $count } без ошибок
       *[other] { $count } без ошибок
    }
check-summary-wrong =
    { PLURAL($count) ->
        [one] { $count } с ошибками
        [few] { $count } с ошибками
        [many] { $count } с ошибками
       *[other] { $count } с ошибками
    }
check-summary-unread =
    { PLURAL($count) ->
        [one] не удалось прочитать { $count } файл
        [few] не удалось прочитать { $count } файла
        [many] не удалось прочитать { $count } файлов
       *[other] не удалось прочитать { $count } файла
    }
check-summary-moves =
    { PLURAL($plies) ->
        [one] проверен { $plies } ход
        [few] проверено { $plies } хода
        [many] проверено { $plies } ходов
       *[other] проверено { $plies } хода
    }
