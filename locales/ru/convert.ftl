# `peatee convert`: что говорится помимо записываемых партий.

convert-summary = Прочитано партий: { $read }, записано: { $written }, с неправильными ходами: { $illegal }.
convert-left-out = Партия { $game } пропущена.
# Далее следует причина.
convert-illegal = Партия { $game }: ход { $move } неправильный.
convert-setup = Позицию партии { $game } использовать нельзя: { $error }.
convert-unknown-rules = Правила партии { $game } неизвестны: { $error }.
convert-two-results = Партия { $game }: в теге Result указан результат { $tag }, а после ходов — { $end }; остаётся { $end }.
convert-no-chess = Партия { $game } пропущена: шахматы нельзя записать с параметром --to { $to }.
convert-no-letters = Партия { $game } пропущена: поля её доски обозначены только номерами, а для --to { $to } нужны буквы.
convert-other-kind = Партия { $game } пропущена: шахматам место в файле .pgn, шашкам — в файле .pdn.
convert-exists = «{ $path }» уже существует; чтобы записать поверх, добавьте --force.
convert-is-input = «{ $path }» — один из исходных файлов; записывать поверх него нельзя.
convert-is-folder = «{ $path }» — папка; чтобы записать в неё файлы, добавьте --split.
convert-not-folder = «{ $path }» — не папка, а для --split нужна папка.
convert-standard-twice = Стандартный ввод можно прочитать только один раз.
position-lists =
    Белые — { $white }; чёрные — { $black }; ход { $side ->
        [white] белых
       *[black] чёрных
    }.
