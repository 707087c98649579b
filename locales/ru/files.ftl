# Что не так с файлом: почему он не открывается и что не так в его строках. Стоит внутри других предложений.

io-not-found = такого файла нет
io-denied = нет прав доступа
io-folder = это папка
io-not-a-folder = часть пути не является папкой
io-not-text = это не текст в UTF-8
io-exists = он уже существует
io-full = диск заполнен
io-too-large = он больше, чем разрешает система
io-read-only = на этот диск нельзя записывать
io-other = системная ошибка { $number }
io-unknown = система не сообщает причину

# Строки.
line-not-utf8 = она не в кодировке UTF-8
line-no-parts = ожидались время, имя и событие, между ними « | »
line-no-time = ожидалось время вида 2026-11-15T10:00:00Z, а там «{ $found }»
line-no-date = ожидалась дата вида 2026-12-06, а там «{ $found }»
line-no-name = нет имени
line-no-kind = слово «{ $found }» здесь неизвестно
line-no-field = ожидалось КЛЮЧ=ЗНАЧЕНИЕ, а там «{ $found }»
line-unclosed = кавычка после «{ $key }» не закрыта
line-twice = «{ $key }» стоит дважды
line-no-space = после «{ $key }» нет пробела
line-missing = в записи «{ $verb }» нет «{ $key }»
line-surplus = в записи «{ $verb }» не бывает «{ $key }»
line-value = запись «{ $verb }», поле «{ $key }»: ожидалось { $expected }, а там «{ $found }»
expected-one-of = одно из { $words }
expected-like = например { $example }
expected-number = число
expected-within = число от { $least } до { $most }
expected-digits = шестнадцатеричные цифры, всего { $count }
line-opening-hash = SHA-256 таблицы дебютов { $found }, а в строке { $given }
line-opening-table = таблица дебютов: { $why }
line-masters = мастеров ({ $masters }) больше, чем участников ({ $participants })
line-parts = результат с мастерами и кандидатами { $parts } не может быть частью общего результата { $all }
line-no-masters = партий с мастерами: { $games }, но среди участников нет ни одного мастера
line-ambiguous = имя «{ $name }» носят несколько человек ({ $count }); различить их помогут дата рождения или лицензия
line-heading = в первой строке ожидается «{ $expected }»
line-too-long = файл длиннее { $most } байт

# Что не согласуется с предыдущим.
tournament-refused-other-numbers = Номера не соответствуют участникам.
tournament-refused-stands-twice = Участник { $number } стоит в туре дважды.
tournament-refused-openings-count = Дебютов для тура { $round } должно быть { $wanted }, а не { $number }.
tournament-refused-openings-unknown = В таблице нет дебюта { $number }.

# Файлы партий.
games-file-binary = это не текст (байт { $at } равен нулю)
games-file-wide = этот файл в кодировке { $encoding }; сохраните его в UTF-8
games-file-none = это не файл партий: в первых строках нет ни тега, ни хода
games-folder-empty = в этой папке нет файлов .pdn или .pgn
games-kind-rules = набора правил «{ $name }» нет
games-kind-type = тег GameType не читается (байт { $at })
games-kind-other = тип игры { $number } не входит в здешние наборы правил
games-kind-variant = вариант «{ $name }» не входит в здешние наборы правил
games-kind-english = партия начинается как в английских шашках, которых нет среди здешних наборов правил
games-draws-tag = Тег Draws не читается: «{ $text }».

# Почему тур составлен так.
explain-title = Как составлены пары тура
explain-group = Очки: { $score }
explain-number = №
explain-points = Очки
explain-colors = Цвета
explain-wants = Желание
explain-bye = Свободен
explain-floats = Переходы
explain-game = Партия
explain-yes = да
explain-no = нет
explain-any = любой
explain-mild = слабое { $side }
explain-strong = сильное { $side }
explain-absolute = абсолютное { $side }
explain-white = Б
explain-black = Ч
explain-up = вверх
explain-down = вниз
explain-left-over = свободен
explain-bracket = Группа { $score }
explain-moved = опущены: { $numbers }
explain-pairs = пары: { $pairs }
explain-float-on = опускаются дальше: { $numbers }
explain-free = остаётся без пары: { $number }
line-not-one-of = ожидалось { $expected }, а там «{ $found }»
tournament-refused-no-name = соревнованию нужно название (--name)
tournament-refused-no-section = назовите группу ключом --section
tournament-refused-sections-empty = ни в одной группе пока нечего показывать
tournament-refused-no-random = система не даёт случайных чисел
tournament-refused-hall-time = ожидались день и время вида 2026-12-05 10:00, а там «{ $text }»
tournament-refused-event-twice = это соревнование указано дважды
tournament-refused-list-csv = строку { $line } списка не удаётся разобрать: полей больше или меньше, чем в заголовке, либо она не в UTF-8
tournament-refused-opening-table = таблицу дебютов использовать нельзя
tournament-refused-rating-system = строка { $line } не описывает систему рейтинга; «ratings --help» показывает, что бывает в таком файле
tournament-refused-rating-system-fmjd = система рейтинга fmjd: укажите --curve и --k, как они заданы федерацией

# Рейтинг-листы.
rating-list-line = строка { $line }: { $why }
rating-list-column = строка { $line }, столбец «{ $name }»: { $why }
rating-list-no-heading = нет заголовка с названиями столбцов
rating-list-no-names = в заголовке нет столбца «name»
rating-list-unknown-column = этот столбец неизвестен; известны name, id, federation, club, birth, games, peak, rating и rating с дисциплиной
rating-list-column-twice = этот столбец стоит дважды
rating-list-fields = полей { $found }, а в заголовке { $expected }
rating-list-no-name = нет имени
rating-list-control = в ней есть управляющие символы или незакрытая кавычка
rating-list-no-rating = «{ $found }» – не рейтинг
rating-list-no-games = «{ $found }» – не число партий
rating-list-no-birth = ожидались год или дата вида 1953-05-31, а там «{ $found }»
rating-list-unreadable = её не удаётся разобрать на поля
rating-list-id-twice = тот же id, что в строке { $first }
rating-list-empty = в списке нет рейтингов
rating-list-which = в списке есть рейтинги { $all }; выберите ключом --discipline
rating-list-not-there = в списке нет рейтингов «{ $name }», есть { $all }
