# `peatee convert`: что говорится помимо записываемых партий.

convert-summary = Прочитано партий: { $read }, записано: { $written }, с неправильными ходами: { $illegal }.
# Далее следует причина.
convert-illegal = Партия { $game }: ход { $move } неправильный.
convert-setup = Партия { $game }: её позицию нельзя расставить: { $error }.
convert-unknown-rules = Партия { $game }: её правила здесь неизвестны: { $error }.
convert-two-results = Партия { $game }: в теге Result стоит { $tag }, а после ходов — { $end }; остаётся последнее.
convert-no-chess = Партия { $game } пропущена: шахматы нельзя записать в виде { $to }.
convert-no-letters = Партия { $game } пропущена: у полей её доски есть только номера, а не обозначения, нужные для { $to }.
convert-other-kind = Партия { $game } пропущена: шахматам место в файле .pgn, шашкам — в файле .pdn.
convert-exists = «{ $path }» уже существует; чтобы записать поверх, добавьте --force.
convert-is-input = «{ $path }» — один из исходных файлов, поверх него записать нельзя.
convert-is-folder = «{ $path }» — папка; чтобы записать в неё файлы, добавьте --split.
convert-not-folder = «{ $path }» — не папка, а она нужна для --split.
convert-standard-twice = Стандартный ввод можно прочитать только один раз.
