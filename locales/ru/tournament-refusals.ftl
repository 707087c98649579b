# Почему на соревновании в чём-то отказано.

tournament-refused-no-instructions = Положения о соревновании ещё нет.
tournament-refused-instructions-stand = Положение нельзя изменить, когда регистрация закрыта или участники получили номера.
tournament-refused-not-approved = Положение ещё не утверждено.
tournament-refused-instructions-games = Во встрече может быть от 1 до { $games } партий.
tournament-refused-instructions-points = Выигрыш должен стоить больше ничьей, а ничья не меньше проигрыша.
tournament-refused-same-field = { $what } ничего не решает, если все встречаются со всеми: у равных были одни и те же соперники.
tournament-refused-not-everybody-met = { $what } сравнивает результаты в партиях с одними и теми же соперниками, а здесь с ними встречаются не все.
tournament-refused-no-points = { $what } требует таблицы очков, а в системе с выбыванием её нет.
tournament-refused-no-judge = Судья не назначен.
tournament-refused-missing = Отсутствует: { $what }.
tournament-refused-unreadable = Это нельзя принять: { $what }. Текст длиннее { $number } байт, содержит невидимые знаки, вертикальную черту или пробелы по краям.
tournament-refused-committed = Организатор уже связал себя секретом.
tournament-refused-not-committed = Организатор должен опубликовать обязательство до закрытия регистрации.
tournament-refused-too-late-to-commit = Регистрация закрыта: выбранным сейчас секретом можно было бы повлиять на жребий.
tournament-refused-same-name = «{ $name }» уже в списке. Чтобы различить участников, добавьте клуб или год рождения.
tournament-refused-closed = Регистрация закрыта.
tournament-refused-not-closed = Регистрация ещё открыта.
tournament-refused-too-few = Участников: { $number }; нужно не меньше { $least }.
tournament-refused-too-many = Участников: { $number }; может быть не больше { $most }.
tournament-refused-no-player = Игрока с номером { $number } нет.
tournament-refused-has-left = Игрок с номером { $number } выбыл из соревнования.
tournament-refused-have-numbers = Участники уже получили номера.
tournament-refused-no-numbers = У участников ещё нет номеров: проведите жеребьёвку или присвойте номера по рейтингу.
tournament-refused-secret-length = Секрет состоит из { $least }–{ $most } случайных байт, а здесь их { $number }.
tournament-refused-secret-digits = Секрет записывается шестнадцатеричными цифрами, по две на байт; ошибка в байте { $number }.
tournament-refused-wrong-secret = Секрет не соответствует опубликованному обязательству.
tournament-refused-draw-no-words = Для жеребьёвки нужны слова, названные публично.
tournament-refused-draw-no-entries = Жребий тянуть не из чего.
tournament-refused-draw-blank = Жребий { $number } пуст или имеет пробелы по краям.
tournament-refused-draw-control = «{ $text }» содержит невидимые знаки.
tournament-refused-draw-twice = Два жребия одинаковы: «{ $text }».
tournament-refused-not-by-lot = Номера присвоены не по жребию, поэтому и тур по жребию выбрать нельзя.
tournament-refused-no-table-to-draw-from = Тур можно определить жребием только по таблице кругового турнира.
tournament-refused-no-round = Тура { $number } нет.
tournament-refused-paired = Пары тура { $number } уже составлены.
tournament-refused-all-paired = Пары всех туров составлены; туров: { $number }.
tournament-refused-unfinished = Партия { $place } не окончена. { $why }
tournament-refused-unfinished-more = Партия { $place } не окончена; всего неоконченных партий: { $number }. { $why }
tournament-awaited-next-round = Пары следующего тура составляются по результатам; результат отложенной партии можно предположить.
tournament-awaited-last-round = Партии предыдущих туров должны быть доиграны до последнего тура.
tournament-awaited-next-game = В матче новую партию начинают после окончания предыдущей.
tournament-awaited-knockout = Проигравший выбывает, поэтому сначала нужен исход каждой встречи.
tournament-awaited-report = В отчёте должны быть все результаты.
tournament-refused-no-game = Партии { $place } нет.
tournament-refused-has-result = У партии { $place } уже есть результат; исправьте его и укажите причину.
tournament-refused-no-result = У партии { $place } нет результата.
tournament-refused-not-adjourned = Партия { $place } не отложена.
tournament-refused-annulled = Партия { $place } аннулирована.
tournament-refused-paired-by = Это уже учтено в парах тура { $number }; пары сыгранных партий заново не составляют.
tournament-refused-not-free = Свободный тур даётся с очками за ничью (H), за выигрыш (F) или без очков (Z).
tournament-refused-pairing-keeps-apart = Развести двух игроков можно только в швейцарской системе.
tournament-refused-pairing-lets-off = Освободить игрока от тура можно только в швейцарской системе; здесь перенесите партию.
tournament-refused-pairing-participants = Таблица рассчитана на 2–{ $most } участников, а не на { $number }.
tournament-refused-pairing-cycles = Все могут встречаться со всеми от 1 до { $most } раз, а не { $number }.
tournament-refused-pairing-order = Порядок туров таблицы неверен, ошибка здесь: тур { $number }.
tournament-refused-pairing-drawn = Встреча на доске { $number } закончилась вничью; добавьте партию.
tournament-refused-pairing-other-round = Изменённые пары должны относиться к тому же туру таблицы.
tournament-refused-pairing-twice = Кто-то стоит в парах дважды.
tournament-refused-pairing-other-players = В изменённых парах должны быть те же игроки, что и в туре.
tournament-refused-pairing-misfit = Это не согласуется с тем, что уже записано ({ $why }).
tournament-refused-unpairable-few = Участников в туре: { $number }; нужно хотя бы двое.
tournament-refused-unpairable-over = Пары всех туров составлены; туров: { $number }.
tournament-refused-unpairable-criteria = Ни один вариант пар не отвечает абсолютным критериям C1–C3: как ни составлять остальные пары, без допустимого соперника остаются номера: { $numbers }.
tournament-refused-unpairable-criteria-odd = Ни один вариант пар не отвечает абсолютным критериям C1–C3, хотя один игрок, ещё не бывший свободным, может остаться без пары: как ни составлять остальные пары, без допустимого соперника остаются номера: { $numbers }.
tournament-refused-unpairable-scores = Разных сумм очков слишком много: рассчитать пары нельзя.
tournament-refused-not-pairable-rounds = Число туров неизвестно.
tournament-refused-not-pairable-color = Неизвестно, кто начинает белыми.
tournament-refused-not-pairable-result = Тур { $round }: у партии игрока { $number } нет результата.
tournament-refused-not-pairable-system = Система составления пар — { $what }, а не голландская система ФИДЕ.
tournament-refused-not-pairable-baku = Бакинское ускорение возможно, когда ничья стоит половину выигрыша, а проигрыш ничего не даёт.
tournament-refused-not-equal = Встреча на доске { $number } решена или не окончена: партия не добавляется.
tournament-refused-in-urn = Предстоит жеребьёвка: имена, клубы и годы рождения уже в урне и не меняются.
tournament-refused-no-outcome = Такого исхода у партии не бывает.
tournament-refused-rounds-left = Осталось сыграть туров: { $number }.
tournament-refused-no-event = Записи { $number } в журнале нет.
tournament-refused-undone = Запись { $number } уже отменена.
tournament-refused-rests-on-it = Запись { $event } нельзя отменить: на неё опирается запись { $rests }. { $why }
tournament-rests-done-anew = Отменённое делается заново новой записью.
tournament-rests-known-by-number = Игроков различают по номерам; отметьте, что этот игрок выбыл.
tournament-rests-have-numbers = Участники получили номера.
tournament-rests-numbers-drawn = Тогда номера были определены жребием.
tournament-rests-approved = Положение было утверждено.
tournament-rests-numbers-given = Номера даны по этому положению.
tournament-rests-numbers-without = Номера даны без этого игрока.
tournament-rests-paired-by = По отменяемой записи составлены пары тура.
tournament-rests-paired-without = Пары тура составлены без этого игрока.
tournament-rests-later-round = Составлены пары более позднего тура.
tournament-rests-has-results = У партий тура есть результаты.
tournament-rests-misfit = Без отменяемой записи она невозможна ({ $why }).
tournament-refused-over = Соревнование окончено.

# Почему в чём-то отказано команде.

tournament-refused-instructions-matches = Выигранный матч должен стоить больше ничейного, а ничейный не меньше проигранного.
tournament-refused-of-teams = { $what } учитывает матчи и доски команд, а это соревнование личное.
tournament-refused-not-of-teams = { $what } учитывает партии отдельных игроков, а это соревнование командное.
tournament-rests-board-order = Игроков команды различают по местам в порядке досок.
tournament-rests-played-by = По отменяемой записи сыграны партии.
tournament-refused-team-none = По положению соревнование личное: команд в нём нет.
tournament-refused-team-games = В матче не больше { $most } партий: число досок, умноженное на число партий на каждой.
tournament-refused-team-bye = Очки на досках за свободный тур могут быть от нуля до выигрыша на всех досках.
tournament-refused-team-has-members = В команду { $number } уже внесены игроки: в положении должно быть указано число досок в матче.
tournament-refused-team-nobody = В команде { $number } ещё нет игроков: назовите их в порядке досок.
tournament-refused-team-full = Команда { $number } уже укомплектована; игроков может быть не больше { $most }.
tournament-refused-team-no-member = В команде { $number } нет игрока { $member }: последний номер в порядке досок { $last }.
tournament-refused-team-order-stands = Порядок досок команды { $number } менять нельзя: пары тура { $round } уже составлены.
tournament-refused-team-lined-up = Порядок досок команды { $number } менять нельзя: состав на тур { $round } уже подан.
tournament-refused-team-not-everybody = В порядке досок каждый игрок команды должен стоять один раз; игроков: { $number }.
tournament-refused-team-empty = Состав пуст: неявившейся команде засчитывается проигрыш матча.
tournament-refused-team-too-many = Игроков в составе: { $number }; досок в матче: { $boards }.
tournament-refused-team-out-of-order = Состав нарушает порядок досок: { $name }, номер { $member } в команде, не может играть на доске { $board } ниже номера { $above }.
tournament-refused-team-twice = В составе дважды стоит номер { $member } команды: { $name }.
tournament-refused-team-no-match = У команды { $number } нет матча в туре { $round }.
tournament-refused-team-round-over = Тур { $round } сыгран: составы не меняются.
tournament-refused-team-begun = Матч начался: у партии { $place } есть результат, или она отложена.
tournament-refused-team-vacant = На доске { $place } у одной из команд нет игрока: партия не игралась.
tournament-refused-team-no-forfeit = Несыгранный матч записывается как +:-, -:+ или -:-.

# Order and sections of an event.

tournament-refused-order-game = Партия { $place }
tournament-refused-order-length = Продолжительность должна быть от 1 минуты до 24 часов.
tournament-refused-order-rounds = Туры идут по порядку; так он был бы нарушен: { $matter }, { $start }.
tournament-refused-order-no-rest = У игрока с номером { $number } есть другая партия: { $matter }, { $start }. Между партиями положено 15 минут отдыха.
tournament-refused-order-at-once = На это время уже назначено: { $matter }, { $start }.
tournament-refused-order-rest-day = { $day } — день отдыха.
tournament-refused-order-played = На этот день назначена игра: { $matter }, { $start }.
tournament-refused-order-hour = На доигрывание партии отводится не меньше одного часа игры.
tournament-refused-order-not-waiting = Партия { $place } не отложена и не перенесена.
tournament-refused-order-before-round = Тур { $round }, к которому относится эта партия, заканчивается { $end }.
tournament-refused-order-after-last = Более ранние партии должны быть закончены до этого: { $matter }, { $start }.
tournament-refused-order-twice = Партия { $place } стоит в порядке доигрывания дважды.
tournament-refused-order-no-roll = Явка ещё не проверялась.
tournament-refused-order-is-here = Явка игрока с номером { $number } уже отмечена.
tournament-refused-order-has-confirmed = Игрок с номером { $number } уже подтвердил, что ознакомлен с положением.
tournament-refused-order-which-round = Эта обязанность повторяется в каждом туре: назовите тур.
tournament-refused-order-no-round = Эта обязанность не относится к туру.
tournament-refused-order-is-ticked = Выполнение этой обязанности уже отмечено.
tournament-refused-order-not-his-task = { $name } ({ $roles }) не вправе этого делать: это обязанность другого должностного лица ({ $article }).
tournament-refused-order-one-chief = Главный судья — { $name }: в судейской коллегии он один.
tournament-refused-order-appointed = { $name } уже занимает эту должность.
tournament-refused-section-unknown = Группы «{ $section }» нет. Есть группы: { $all }.
tournament-refused-section-which = Соревнование разделено на группы; назовите одну: { $all }.
tournament-refused-section-too-late = Участники уже зарегистрированы без группы; группы открывают до регистрации.
tournament-refused-section-no-event = У самого соревнования ещё нет положения.
tournament-refused-section-too-many = В соревновании может быть не больше { $most } групп.
tournament-refused-section-elsewhere = Запись { $event } относится не к этой группе, а сюда: { $section }.
tournament-refused-section-whole = всё соревнование
tournament-refused-section-twice = «{ $name }» уже играет в группе «{ $section }»; если так и нужно, разрешите это и укажите причину.
tournament-refused-section-no-rest = «{ $name }» играет в группе «{ $section }»: { $matter }, { $start }. Между партиями положено 15 минут отдыха.

# Что это за текст.

tournament-given-author = автор
tournament-given-name = имя или название
tournament-given-place = место
tournament-given-dates = даты
tournament-given-rule-set = правила игры
tournament-given-control = контроль времени
tournament-given-federation = федерация
tournament-given-club = клуб
tournament-given-birth = дата рождения
tournament-given-title = звание
tournament-given-licence = номер в федерации
tournament-given-commission = комиссия
tournament-given-note = замечание
tournament-given-reason = причина
tournament-given-room = помещение
tournament-given-section = группа
tournament-given-additions = дополнения

# Чего не находит командная строка.

tournament-refused-unknown-name = Игрока «{ $name }» нет.
tournament-refused-which-name = «{ $name }» подходит нескольким игрокам: { $all }.
tournament-refused-outcome-text = «{ $text }» — не результат; допустимо 1-0, ½-½ (или =), 0-1, +:-, -:+ или -:-.
tournament-refused-not-paired = Пары тура { $number } ещё не составлены.
tournament-refused-not-in-table = Одного из двух нет в таблице.
tournament-refused-only-swiss = По очкам пары составляются только в швейцарской системе; здесь встречи определяет таблица.
tournament-refused-trf-games = В TRF одна партия в туре, а здесь во встрече их { $games }.

# Что перенесено из другой программы.

tournament-imported = Перенесено: игроков { $players }, туров { $rounds }.
tournament-imported-without = Записи, для которых в файле соревнования нет места, пропущены: { $what }.

# Что нарушают изменённые пары.

tournament-warning-unknown = Номера { $number } в турнире нет.
tournament-warning-away = { $name } не участвует в туре.
tournament-warning-twice = { $name } стоит в парах больше одного раза.
tournament-warning-missing = { $name } остаётся без места в парах.
tournament-warning-have-met = { $name } и { $other } уже встречались (C1).
tournament-warning-forbidden = { $name } и { $other } не должны встречаться.
tournament-warning-second-bye = { $name }: уже был тур без пары или очки за выигрыш без игры (C2).
tournament-warning-same-color = { $name } и { $other } должны играть одним и тем же цветом (C3).
tournament-warning-third-white = { $name } третий раз подряд играет белыми.
tournament-warning-third-black = { $name } третий раз подряд играет чёрными.
tournament-warning-difference = { $name }: разница цветов составила бы { $difference } (белые минус чёрные).
tournament-warning-differs = Швейцарская система составляет пары тура иначе.
tournament-warning-other-pair = { $name } и { $other } в этом туре не встречаются.
tournament-warning-other-colors = { $name } и { $other }: цвета в этом туре должны быть наоборот.
tournament-warning-confirm = Изменение не сделано. Если оно всё же нужно, повторите команду с --anyway.
