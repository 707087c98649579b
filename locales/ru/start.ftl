# The start page, the lobby, the position editor and the simultaneous display.

# The start page.

start-board = Доска новой партии
start-first-move = Доска готова: сделайте ход, и партия начнётся.
start-opponent-anyone = Любой желающий, через зал ожидания
start-go-computer = Играть с компьютером
start-go-friend = Пригласить друга
start-go-anyone = Разместить вызов
start-go-screen = Начать партию
start-strength-1 = очень легко
start-strength-2 = легко
start-strength-3 = средне
start-strength-4 = трудно
start-strength-5 = очень трудно
start-to-lobby = Зал ожидания: открытые вызовы
start-time-custom = Свой…
start-custom = Свой контроль времени
start-custom-stages = По этапам
start-custom-days = По переписке
start-stage = Этап { $number }
start-moves = Ходов
start-minutes = Минут
start-stages-help = Этап без числа ходов — до конца партии. Если у последнего этапа число ходов есть, он начинается заново.
start-bonus = Дополнительно за каждый ход
start-bonus-none = Ничего
start-bonus-increment = Добавление Фишера
start-bonus-delay = Задержка
start-seconds = Секунд
start-days = Дней на каждый ход
start-form = Форма игры
start-form-ordinary = Обычная
start-form-odds = С форой
start-form-blindfold = Вслепую
start-form-blind = С незрячим игроком
# Several people play one side together (002:§3.1).
terms-consultation = консультационная партия
start-consult = Кто играет вместе с вами
start-consult-other = Кто играет вместе на другой стороне
start-consult-help = Имена через запятую. Если за одну сторону играют несколько человек, это консультационная партия.
start-form-side = Кто даёт фору или не видит доски
start-odds-without = Поля, которые остаются пустыми
start-odds-help = В партии с форой более сильный игрок начинает с меньшим числом шашек. Напишите поля или выберите шашки на доске.
start-finer = Дополнительно

# The position editor.

start-editor = Расставить позицию
start-editor-help = Выберите шашку и щёлкайте по полям; перетаскивайте шашки по доске или за её край. С клавиатуры: стрелки ведут от поля к полю, Enter ставит выбранную шашку, Delete снимает; { $letters } ставят белую, с Shift — чёрную.
start-editor-help-chess = Выберите фигуру и щёлкайте по полям; перетаскивайте фигуры по доске или за её край. С клавиатуры: стрелки ведут от поля к полю, Enter ставит выбранную фигуру, Delete снимает; { $letters } ставят белую, с Shift — чёрную.
start-editor-turn = Чей ход
start-editor-clear = Очистить доску
start-editor-first = Начальная позиция
start-editor-flip = Повернуть доску
start-position = Позиция (FEN)
start-position-help = Пусто — начальная позиция. Можно вставить FEN или тег из файла PDN.

# What is agreed, in words.

terms-title = Условия
terms-position = С расставленной позиции
terms-absence = Если тот, чей ход, отсутствует { $time }, противник вправе потребовать победу
terms-odds =
    { $side ->
        [white] Белые дают фору
       *[black] Чёрные дают фору
    }
terms-blindfold =
    { $side ->
        [white] Белые играют вслепую
       *[black] Чёрные играют вслепую
    }
terms-simultaneous =
    { $side ->
        [white] Белые дают сеанс одновременной игры
       *[black] Чёрные дают сеанс одновременной игры
    }
terms-blindfold-simultaneous =
    { $side ->
        [white] Белые дают сеанс вслепую
       *[black] Чёрные дают сеанс вслепую
    }
terms-blind =
    { $side ->
        [white] Белыми играет незрячий
       *[black] Чёрными играет незрячий
    }
terms-blind-both = Оба игрока незрячие

# Time controls in words. Units are short; $control and $time are such words themselves.

control-untimed = Без часов
control-game = { $time } на партию
control-rest = { $time } до конца партии
control-moves-hour =
    { PLURAL($moves) ->
        [one] { $moves } ход в час
        [few] { $moves } хода в час
        [many] { $moves } ходов в час
       *[other] { $moves } хода в час
    }
control-stage =
    { PLURAL($moves) ->
        [one] { $moves } ход — { $time }
        [few] { $moves } хода — { $time }
        [many] { $moves } ходов — { $time }
       *[other] { $moves } хода — { $time }
    }
control-again =
    { PLURAL($moves) ->
        [one] { $moves } ход — { $time }, и так до конца партии
        [few] { $moves } хода — { $time }, и так до конца партии
        [many] { $moves } ходов — { $time }, и так до конца партии
       *[other] { $moves } хода — { $time }, и так до конца партии
    }
control-then = { $first }, затем { $next }
control-increment = { $control } + { $time } за ход
control-delay = { $control }, задержка { $time } на ход
control-each-move = По переписке: { $time } на ход
control-carried = Сэкономленное время переносится дальше.
unit-days =
    { PLURAL($count) ->
        [one] { $count } день
        [few] { $count } дня
        [many] { $count } дней
       *[other] { $count } дня
    }
unit-hours =
    { PLURAL($count) ->
        [one] { $count } час
        [few] { $count } часа
        [many] { $count } часов
       *[other] { $count } часа
    }
unit-minutes =
    { PLURAL($count) ->
        [one] { $count } минута
        [few] { $count } минуты
        [many] { $count } минут
       *[other] { $count } минуты
    }
unit-seconds =
    { PLURAL($count) ->
        [one] { $count } секунда
        [few] { $count } секунды
        [many] { $count } секунд
       *[other] { $count } секунды
    }

# Challenges and the lobby.

challenge-open-title = Открытый вызов
challenge-waiting-anyone = Ждём противника. Вызов остаётся в зале ожидания, пока открыта эта страница.
challenge-waiting-days = Ждём противника. Вызов остаётся в зале ожидания две недели; эту страницу можно закрыть.
challenge-copy = Скопировать ссылку
challenge-accepted = Этот вызов принят.
challenge-to-game = Перейти к партии
challenge-withdraw = Отозвать вызов
challenge-taken-title = Кто-то вас опередил
challenge-taken = Этот вызов уже принял другой игрок.
challenge-gone = Этот вызов уже закрыт.
lobby-title = Зал ожидания
lobby-lead = Игроки, которые ждут противника.
lobby-others = Открытые вызовы
lobby-own = Ваши вызовы
lobby-none = Сейчас никто не ждёт.
lobby-newest = Последние вызовы
lobby-older = Более ранние вызовы
lobby-put-up = Разместить вызов
lobby-accept = Принять
lobby-accept-of = Принять вызов: { $name }
lobby-withdraw = Отозвать

# What is wrong with a form.

start-wrong = Партия не создана. Проверьте, пожалуйста, отмеченное.
start-wrong-form = Форму прочесть не удалось.
start-wrong-side = Такого цвета нет.
start-wrong-level = Такого уровня нет.
start-wrong-name = Имя слишком длинное или содержит недопустимые знаки.
start-wrong-consult-many = Назвать можно не больше чем { $most } человек.
start-wrong-consult-taken = Имя «{ $name }» здесь использовать нельзя: под ним кто-то зарегистрирован или оно зарезервировано.
start-wrong-form-of-play = Такой формы игры нет.
start-wrong-short-time = На часах должна быть хотя бы одна минута, а в игре по переписке — хотя бы сутки на ход.
start-wrong-one-form = У партии одна форма: по переписке, с форой или вслепую, а не две сразу.
start-wrong-odds-position = Фора даётся с начальной позиции; другую позицию не указывайте.
start-wrong-over = В этой позиции партия уже окончена.
start-wrong-over-article = Пункт { $article }.
start-wrong-over-small = С добавлением времени такие окончания разыгрываются. Или выберите для них «доигрываются» в разделе «Правила подробнее».
start-wrong-long = Для позиции это слишком длинно.
start-wrong-number = Здесь нужно целое число от { $least } до { $most }.
start-wrong-many = У вас уже наибольшее допустимое число открытых вызовов. Сначала отзовите один.
start-wrong-many-here = Из вашей сети уже открыто наибольшее допустимое число вызовов. Примите один из них или подождите.
terms-wrong-letter = При игре по переписке на каждый ход или этап даётся не меньше дня.
terms-wrong-nobody-blind = Ни один из игроков не является незрячим.
terms-wrong-session = Время игры может быть от минуты до суток.
control-wrong-stages = В контроле времени может быть от 1 до { $most } этапов.
control-wrong-not-last = До конца партии может быть только последний этап.
control-wrong-time = Время должно быть больше нуля и не больше года.
control-wrong-moves = Число ходов должно быть не меньше 1.
control-wrong-unreadable = Такого контроля времени нет.
odds-no-square = В партии с форой хотя бы одно поле остаётся пустым.
odds-unknown-square = На этой доске нет поля { $square }.
odds-empty = На поле { $square } ничего нет.
odds-opponents = Поле { $square } занято противником.
odds-twice = Поле { $square } названо дважды.
odds-king = Короля на поле { $square } дать в фору нельзя.
odds-nothing-left = На доске ничего не осталось бы.

# Why a text is no position. $position counts characters from 1.

fen-expected-turn = Знак { $position }: здесь должно быть W или B — чей ход.
fen-expected-colon = Знак { $position }: перед шашками другой стороны должно быть двоеточие.
fen-expected-color = Знак { $position }: перечень шашек начинается с W или B, каждая буква один раз.
fen-expected-square = Знак { $position }: здесь должно быть поле.
fen-no-such-square = Знак { $position }: такого поля на доске нет.
fen-light-square = Знак { $position }: это белое поле; играют только на чёрных.
fen-square-twice = Знак { $position }: это поле названо дважды.
fen-range-backwards = Знак { $position }: диапазон идёт от меньшего числа к большему.
fen-expected-delimiter = Знак { $position }: здесь должна быть запятая, двоеточие или конец.
fen-expected-counter = Знак { $position }: после шашек могут стоять только H и F, по одному разу и с числом.
fen-expected-letter = Знак { $position }: для каждого поля нужна одна из букв w, b, W, B, e и больше ничего.
chess-fen-piece-or-empty = Знак { $position }: здесь должна быть буква фигуры или число пустых полей, которое умещается на горизонтали.
chess-fen-slash = Знак { $position }: после восьми полей должна быть косая черта.
chess-fen-space = Знак { $position }: здесь должен быть один пробел.
chess-fen-side = Знак { $position }: здесь должно быть w или b — чей ход.
chess-fen-castling = Знак { $position }: для рокировки нужен дефис или буквы из KQkq в этом порядке.
chess-fen-en-passant = Знак { $position }: здесь должен быть дефис или поле третьей или шестой горизонтали.
chess-fen-half-moves = Знак { $position }: здесь должно быть число полуходов, от 0 до 65535.
chess-fen-move-number = Знак { $position }: здесь должен быть номер хода, от 1 до 65535.
chess-fen-end = Знак { $position }: здесь должен быть конец.
chess-setup-no-king =
    { $side ->
        [white] У белых нет короля.
       *[black] У чёрных нет короля.
    }
chess-setup-many-kings =
    { $side ->
        [white] У белых больше одного короля.
       *[black] У чёрных больше одного короля.
    }
chess-setup-pawn-on-end-row = Пешка не может стоять на первой или последней горизонтали: { $square }.
chess-setup-too-much-material =
    { $side ->
        [white] У белых больше фигур, чем может быть в партии.
       *[black] У чёрных больше фигур, чем может быть в партии.
    }
chess-setup-opponent-in-check =
    { $side ->
        [white] Белые под шахом, а ход чёрных.
       *[black] Чёрные под шахом, а ход белых.
    }
chess-setup-impossible-check = Таких шахов не мог дать ни один ход.
chess-setup-castling-right = Рокировка с ладьёй { $square } невозможна: король или ладья не на своих местах.
chess-setup-en-passant-square = Через поле { $square } только что не проходила ни одна пешка.

# Said by scripts.

web-palette = Что ставить
web-eraser = Снимать
web-say-position-moves = Возможных ходов: { $count }.
web-say-copied = Ссылка скопирована.
web-say-copy-by-hand = Ссылка выделена: скопируйте её клавишами Ctrl+C.
web-say-lobby = Открытых вызовов: { $count }.

start-readings = Правила подробнее
start-wrong-reading = Такого варианта нет.
start-reading-winning-position = Выигранная позиция (001:7.2.7, 7.2.8)
start-reading-winning-position-exact = по таблицам окончаний
start-reading-winning-position-narrow = только если дамку бьют или запирают следующим ходом
start-reading-kings-only-rule = Ходы одними дамками (001:7.2.5)
start-reading-kings-only-rule-literal = считаются всегда
start-reading-kings-only-rule-not-in-small-endings = не считаются при четырёх–семи шашках (7.2.6)
start-reading-small-endings = Малые окончания (001:7.2.9)
start-reading-small-endings-usual = по контролю времени
start-reading-small-endings-played-out = доигрываются
start-reading-small-endings-not-played-out = сразу ничья, если нет выигрыша
start-reading-home-counts = Пятнадцать ходов без взятия (003:19)
start-reading-home-counts-per-player = каждого игрока
start-reading-home-counts-plies = обоих вместе
