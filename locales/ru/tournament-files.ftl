# Файл соревнования: как он читается, пишется, заверяется и исправляется.

tournament-head = Хеш файла соревнования (SHA-256): { $head }
tournament-file-torn = Строка { $line } файла { $file } записана не до конца: диск был полон или компьютер остановился. Незаконченная часть не учитывается. В скопированном или обрезанном файле может недоставать и большего: это покажет verify --head с хешем последней распечатанной страницы.
tournament-file-cut = Незаконченная часть удалена из файла соревнования и сохранена в { $file }.
tournament-file-line-ends = Концы строк, изменённые редактором, восстановлены; прежний файл сохранён как { $file }.
tournament-file-end-added = К последней строке добавлен конец строки.
tournament-file-nothing = Исправлять нечего.

tournament-seal-none = Это файл версии 1, в его строках нет хешей. Следующее изменение заверит всё, что записано до него.
tournament-seal-whole = Начиная со строки { $line } все хеши верны.
tournament-seal-changed = Строка { $line } изменена, либо после неё добавлены или удалены строки: хеш в строке { $at } не сходится.
tournament-seal-own-hash = Изменён хеш в строке { $line }.
tournament-seal-no-hash = В строке { $line } нет хеша: она добавлена или переписана вручную.
tournament-seal-editor = Изменены только концы строк, как это делают редакторы; команда repair-file восстановит их.
tournament-clock-back = Последняя строка файла соревнования записана { $last }, а часы компьютера показывают { $now }: проверьте часы.
tournament-moment-back = Время записи { $number } раньше, чем у одной из предыдущих: { $at }.
tournament-moment-ahead = Время записи { $number } опережает часы более чем на сутки: { $at }.
tournament-head-found = Такой хеш был у файла после строки { $line } (всего { $count }): всё до неё включительно не изменено.
tournament-head-unknown = Такого хеша у файла никогда не было: файл изменён после печати хеша, либо это хеш другого файла.

tournament-refused-file-open = не удаётся открыть файл ({ $why })
tournament-refused-file-locked = не удаётся заблокировать файл ({ $why })
tournament-refused-file-read = не удаётся прочитать файл ({ $why })
tournament-refused-file-begin = не удаётся создать файл ({ $why })
tournament-refused-out-kept = этот файл перезаписать нельзя: это файл соревнования, секрет или файл карьеры, либо его читает сама команда
tournament-refused-file-write = ничего не записано ({ $why }); файл соревнования остался прежним
tournament-refused-file-half = изменение не удалось записать ({ $why }); следующая команда удалит незаконченную строку
tournament-refused-file-meanwhile = другая программа тем временем изменила файл; ничего не записано
tournament-refused-file-long = файл слишком велик для файла соревнования
tournament-refused-file-doubtful = у строки { $line } нет конца, и неизвестно, не была ли она длиннее: { $text } — запустите repair-file с ключом --keep-last, если строка верна, или --drop-last, если нет
tournament-refused-file-kept = файл { $file } уже есть; сначала переместите его
tournament-refused-file-newer = файл версии { $version } записан более новой программой
tournament-refused-file-heading = это не файл соревнования (в строке 1 ожидается «{ $expected }»)
tournament-refused-file-line = строку { $line } не удаётся прочитать: { $why }

tournament-head-broken = Строка { $line } файла соревнования не такая, какой была записана.
tournament-redrawn-line = Запись { $event }, { $what }: { $said }
tournament-redrawn-numbers = жеребьёвка номеров
tournament-redrawn-round = жеребьёвка тура таблицы, сыгранного как тур { $round }
tournament-redrawn-openings = жеребьёвка дебютов тура { $round }
tournament-redrawn-same = результат тот же
tournament-redrawn-differ = результат другой
tournament-redrawn-none = По жребию ничего не разыгрывалось.

tournament-place-and-date = Место и дата: { $place }
tournament-list-skipped = Эти столбцы неизвестны и пропущены: { $what }
tournament-dry-run = Это проба: ничего не записано.
tournament-zone-set = Время печатается в часовом поясе { $zone }.
tournament-refused-nothing-to-undo = отменять нечего
tournament-refused-nothing-to-amend = исправлять нечего: всё указанное уже так и записано
tournament-refused-no-name-column = в первой строке списка нет столбца «name»
tournament-refused-column-twice = столбец «{ $name }» встречается в списке дважды
tournament-refused-list-class = разряд — это мастер (master), кандидат (candidate), I, II, III, IV или V, а не «{ $text }»
tournament-refused-list-rating = рейтинг — целое число, а не «{ $text }»
tournament-refused-list-sex = «{ $text }» — не пол; ожидалось: { $words }
tournament-refused-list-quote = строка { $line }: кавычка открыта и не закрыта
tournament-refused-hall-gap = Времени { $text } в поясе { $zone } нет: часы тогда переводят вперёд.
tournament-refused-list-beyond = «{ $text }» не стоит ни в одном столбце с заголовком
tournament-refused-list-encoding = список не читается в кодировке { $encoding }; укажите нужную ключом --encoding
tournament-refused-no-results = не введено ни одного результата; ничего не записано
tournament-refused-result-line = строка { $line }: ожидалась партия и её результат, например «3 1-0», а там «{ $text }»
tournament-refused-result-twice = строка { $line }: для партии { $game } в этом списке уже есть результат
tournament-publish = Опубликуйте это сейчас: { $commitment }
