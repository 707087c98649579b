# `peatee tables`: кто выигрывает, когда шашек мало.

tables-wins =
    { $winner ->
        [white] Белые выигрывают
       *[black] Чёрные выигрывают
    } { PLURAL($count) ->
        [one] за { $count } ход.
        [few] за { $count } хода.
        [many] за { $count } ходов.
       *[other] за { $count } хода.
    }
tables-won =
    { $winner ->
        [white] Белые выиграли.
       *[black] Чёрные выиграли.
    }
tables-draw = Ничья при лучшей игре.
# Говорится под оценкой.
tables-not-counted = Ничьи по числу ходов и по повторению позиции не учитываются.
tables-none = Этой позиции в таблицах нет; таблицы есть до { $pieces } шашек.
# Рядом с ходом, исхода которого нет ни в одной таблице.
tables-unknown = Неизвестно.
# $classes — имена файлов, $command — командная строка.
tables-missing = Не хватает таблиц: { $classes }. Их строит команда «{ $command }».
# $class — имя файла: дамки и простые.
tables-mended = Файл { $class } был повреждён и построен заново.
tables-built = { $rules }: таблицы до { $pieces } шашек. Позиций: { $positions }. Кто выигрывает: { $verdicts } ({ $bits } бита на позицию); за сколько ходов: { $distances }.
tables-right = Проверено позиций: { $count }. Ошибок не найдено.
# $told и $found — предложения без точки.
tables-wrong = Ошибка: { $fen }. По таблицам: { $told }; на самом деле: { $found }.
