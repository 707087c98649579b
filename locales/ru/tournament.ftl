# Соревнования на бумаге: пары, результаты, таблицы, нормы и протокол.

tournament-pairings = Пары { $number }-го тура
tournament-results = Результаты { $number }-го тура
tournament-cross-table = Турнирная таблица
tournament-progress = Таблица по турам
tournament-standings = Положение участников
tournament-why = Сравнение двух игроков
tournament-norm-report = Отчёт о нормах
tournament-protocol = Протокол соревнования

# Что стоит над столбцами.

tournament-board = Доска
tournament-number = №
tournament-name = Имя
tournament-points = Очки
tournament-result = Результат
tournament-rank = Место
tournament-reason = Причина
tournament-class = Разряд
tournament-federation = Федерация
tournament-club = Клуб
tournament-born = Год рождения
tournament-rating = Рейтинг
tournament-percent = Процент
tournament-article = Статья
tournament-what = Что
tournament-total = Всего
tournament-event = Запись
tournament-when = Время ({ $zone })
tournament-author = Кто
tournament-round-number = Тур { $number }
tournament-points-before = Очки до тура
tournament-points-behind = Очки после тура
tournament-standing-assumed = * с предположенным результатом
tournament-standing-unfinished = неоконченных партий: { $count }
tournament-round-under-way = Идёт тур { $number }
tournament-behind-rounds =
    { PLURAL($count) ->
        [one] После { $count } тура
        [few] После { $count } туров
        [many] После { $count } туров
       *[other] После { $count } тура
    }
tournament-white-short = б
tournament-black-short = ч

# Кто свободен и почему.

tournament-free = Свободны в этом туре
tournament-free-short = св
tournament-free-no-opponent = в этом туре нет соперника
tournament-free-goes-on = выходит в следующий тур без игры
tournament-free-full = свободен, с очками за выигрыш
tournament-free-half = свободен по своей просьбе, с очками за ничью
tournament-free-zero = свободен по своей просьбе, без очков
tournament-free-left-over = остался без пары при составлении пар
tournament-free-absent = отсутствует

# Состояние партии.

tournament-state-postponed = перенесена
tournament-state-adjourned = отложена
tournament-state-assumed = отложена, результат предположен
tournament-state-adjudicated = присуждена
tournament-state-annulled = аннулирована
tournament-state-unrated = без учёта рейтинга
tournament-note-adjudicated = Доска { $number }: партию присудил судья вместе с комиссией «{ $commission }».
tournament-note-annulled = Доска { $number }: партия аннулирована; её результат был { $was }.
tournament-legend-forfeit = + и − означают партию, которая не игралась: + выигрыш, − проигрыш.
tournament-legend-assumed = В скобках: предположенный результат неоконченной партии.
tournament-legend-unfinished = Три точки: партия отложена или перенесена.
tournament-legend-knockout = В системе с выбыванием порядок определяет тур, до которого дошёл участник: проигравшие в одном туре делят места.
tournament-legend-progress = В каждом туре: номер соперника, цвет (б белые, ч чёрные) и результат; затем очки после тура.
tournament-legend-place = Партия названа по туру и доске: 3.2 означает тур 3, доска 2.

# Кто выбыл.

tournament-not-in-table = Вне таблицы
tournament-gone = { $name }: { $leaving }. Причина: «{ $why }».
tournament-leaving-not-numbered = выбыл до присвоения номеров
tournament-leaving-draw-anew = выбыл до начала, жеребьёвка проводится заново
tournament-leaving-number-free = выбыл до начала, номер остаётся свободным
tournament-leaving-rest-is-lost = выбыл, сыграв половину партий или больше, остальные выиграны для соперников
tournament-leaving-all-is-annulled = выбыл, сыграв меньше половины партий, все партии аннулированы
tournament-leaving-not-paired = выбыл, в пары больше не включается
tournament-leaving-match-lost = выбыл, матч проигран

# Что решает между равными.

tournament-count-direct = личная встреча, очки из партий равных между собой
tournament-count-wins = победы, за доской или без игры
tournament-count-games-won = партии, выигранные за доской
tournament-count-berger = коэффициент Зоннеборна – Бергера, свои очки, умноженные на очки каждого соперника
tournament-count-buchholz = коэффициент Бухгольца, очки соперников
tournament-count-fore-buchholz = предварительный коэффициент Бухгольца (Fore Buchholz), очки соперников, как если бы партии последнего тура закончились вничью
tournament-count-average-buchholz = средний коэффициент Бухгольца соперников, встреченных за доской
tournament-count-solkoff = коэффициент Солкофа, очки соперников, встреченных за доской
tournament-count-koya = коэффициент Койя, очки против соперников, у которых половина всех очков или больше
tournament-count-progressive = прогрессивный счёт, сумма очков после каждого тура
tournament-count-average = средний рейтинг соперников
tournament-count-performance = рейтинг за результат
tournament-count-perfect-performance = точный рейтинг за результат, наименьший рейтинг, при котором такой результат ожидаем
tournament-count-game-points = очки в отдельных партиях
tournament-count-black = партии, сыгранные чёрными
tournament-count-lots = место по жребию
tournament-cut-low = { $what } (отброшено наименьших значений: { $count })
tournament-cut-high = { $what } (отброшено наибольших значений: { $count })
tournament-cut-first = { $what } (отброшено первых туров: { $count })
tournament-count-unrated-as = { $what } (рейтинг соперников без рейтинга считается равным { $rating })

# Почему один стоит выше другого.

tournament-why-place = { $name }: место { $place }.
tournament-why-next = Далее: { $name }.
tournament-why-caption = По турам; в скобках номер соперника
tournament-why-equal = Поровну; следует следующее сравнение.
tournament-why-decides = Это решает: выше стоит { $name }.
tournament-why-open = Это не решает.
tournament-why-nothing = Здесь нечего сравнивать.
tournament-round-reached = Тур, до которого дошёл участник; у победителя последнего тура на один больше
tournament-why-shared = Ничто не различает этих двоих; они делят места.
tournament-why-among = Среди оставшихся равными решают их партии между собой: выше стоит { $name }.
tournament-why-cut = Значения в квадратных скобках отброшены.

# Разряды и нормы.

tournament-class-master = Мастер спорта
tournament-class-candidate = Кандидат в мастера
tournament-class-first = I разряд
tournament-class-second = II разряд
tournament-class-third = III разряд
tournament-class-fourth = IV разряд
tournament-class-fifth = V разряд
tournament-class-none = Без разряда
tournament-class-numbers = Номера разрядов, назначенные организатором
tournament-class-second-at-three = для II разряда при коэффициенте 3,00 действует таблица
tournament-norm-arithmetic = Коэффициент и нормы
tournament-norm-reached = Полученные и подтверждённые разряды
tournament-norm-compared = Очки каждого участника и нормы
tournament-norm-points = Для норм выигрыш считается за 1 очко, ничья за ½, как бы ни считало само соревнование.
tournament-norm-free = Туры без соперника очков для нормы не дают; плюс считается выигрышем (002:§37.2).
tournament-norm-so-far = Соревнование не завершено; это очки на данный момент.
tournament-norm-attained = Получен
tournament-norm-kept = Подтверждён
tournament-norm-met = выполнено
tournament-norm-missed = не выполнено
tournament-norm-column = { $class }: нужно очков { $points }
tournament-norm-product = { $class }: участников { $count } × номер разряда { $number } = { $product }.
tournament-norm-quotient = Сумма { $sum }, делённая на число участников { $count } = { $quotient }.
tournament-norm-coefficient = После округления до двух знаков коэффициент равен { $coefficient }.
tournament-norm-beginners = Турнир начинающих, без коэффициента; участников: { $count }.
tournament-norm-outside = Коэффициент { $coefficient } не входит ни в одну часть таблицы: получить разряд с I по V нельзя.
tournament-norm-row = Коэффициент находится в части { $part } таблицы, в строке от { $from } до { $to }.
tournament-norm-percent = { $class }: нужно набрать { $percent } % очков.
tournament-norm-percent-named = { $class }: нужно набрать { $percent } % очков; в тексте здесь назван: { $other }.
tournament-norm-needed = { $class }: партий { $games } × { $percent } % = { $exact }; нужно очков: { $points }.
tournament-norm-scored = { $class }: набрано { $points } ≥ нужно { $needed }.
tournament-norm-short = { $class }: набрано { $points } < нужно { $needed }.
tournament-norm-own-class = { $class }, турнир своего разряда: набрано { $points }, партий { $games }, нужна половина.
tournament-norm-not-given = { $class }: очков достаточно, но он присваивается только игрокам этого разряда или выше: { $other }. Игрок: { $held }.
tournament-norm-below = { $class }: норма выполнена. Она будет действовать, когда закончится собственный разряд игрока: { $held }.
tournament-norm-participations = Участие в чемпионате { $first } и { $second }; второе засчитывается до { $until }.
tournament-norm-masters = { $date }: мастеров { $masters }, участников { $count }, нужны две трети.
tournament-norm-against = { $date }: партий против разряда «{ $class }»: { $games }, очков { $points }, нужно { $percent } %.
tournament-norm-match = { $date }: матч против разряда «{ $class }»: партий { $games }, очков { $points }.
tournament-norm-first-class = { $date }: коэффициент { $coefficient }, партий { $games }, очков { $points }, нужно { $percent } %.
tournament-norm-counted = Засчитанных турниров: { $count }, нужно: { $needed }.
tournament-norm-holds = { $class }: с { $date }, действует до { $until }.
tournament-norm-holds-always = { $class }: с { $date }, бессрочно.
tournament-norm-no-participants = Норм для турнира нет; участников: { $count }, это вне допустимого.
tournament-norm-no-games = Норм для турнира нет; партий у каждого участника: { $games }, это вне допустимого.
tournament-norm-no-number = { $class }: участников { $count }, а требования не дают им номера; его должен назначить организатор.

# Протокол.

tournament-competition = Соревнование
tournament-site = Место проведения
tournament-dates = Время проведения
tournament-rules = Правила игры
tournament-control = Контроль времени
tournament-system = Система
tournament-meeting = Встреча
tournament-scoring = Подсчёт очков
tournament-tie-breaks = Дополнительные показатели
tournament-late = Проигрыш за опоздание через
tournament-instructions = Положение о соревновании
tournament-state = Состояние
tournament-approved = утверждено
tournament-draft = ещё не утверждено
tournament-over = завершено
tournament-over-early = завершено до последнего тура; сыграно туров: { $number } из { $all } ({ $why })
tournament-open = продолжается
tournament-late-minutes =
    { PLURAL($count) ->
        [one] { $count } минуту
        [few] { $count } минуты
        [many] { $count } минут
       *[other] { $count } минуты
    }
tournament-system-round-robin = Круговая система
tournament-system-cycles = Круговая система, кругов: { $count }
tournament-system-swiss = Швейцарская система, туров: { $count }
tournament-system-accelerated = Ускоренная швейцарская система, туров: { $count }
tournament-system-match = Матч, партий: { $count }
tournament-system-knockout = Система с выбыванием
tournament-meeting-match = партий: { $count }, считаются за одну
tournament-meeting-sum = партий: { $count }, очки складываются
tournament-scoring-line = выигрыш { $win }, ничья { $draw }, проигрыш { $loss }
tournament-officials = Должностные лица
tournament-role-organiser = Организационный комитет
tournament-role-chief-judge = Главный судья
tournament-role-judge = Судья
tournament-role-staff = Технический персонал
tournament-participants = Участники
tournament-participants-caption = По номерам
tournament-lots = Жеребьёвка
tournament-lots-how = Номера определены жеребьёвкой. Каждый может пересчитать их по приведённым здесь данным, как описано в docs/lots.md.
tournament-lots-rating = Номера идут по рейтингу, начиная с высшего.
tournament-lots-given = Номера перенесены из другой программы.
tournament-lots-none = Номера ещё не присвоены.
tournament-lots-commitment = Обязательство
tournament-lots-secret = Секрет
tournament-lots-name = Название соревнования
tournament-lots-words = Слова, названные публично
tournament-lots-purpose = Назначение
tournament-lots-serial = Которая жеребьёвка
tournament-lots-entry = Жребий
tournament-lots-entries = Жребии в урне, в порядке жеребьёвки
tournament-lots-count = Число жеребьёвок: { $count }. В таблице указано, что каждый раз менялось в урне.
tournament-lots-drawings = Все жеребьёвки, в том числе отменённые
tournament-lots-changed = Изменения в урне
tournament-lots-unchanged = нет
tournament-lots-gone = убрано: { $entries }
tournament-lots-come = добавлено: { $entries }
tournament-lots-new-secret = новый секрет
tournament-lots-stands = действует
tournament-lots-replaced = проведена заново
tournament-lots-taken-back = отменена

tournament-openings = Дебюты
tournament-opening-table = Таблица дебютов (SHA-256)
tournament-openings-for-round = по жребию, один на весь тур; дебютов в таблице: { $count }
tournament-openings-for-board = по жребию, свой на каждой доске; дебютов в таблице: { $count }
tournament-openings-played = партий встречи с одним дебютом, со сменой цвета: { $count }
tournament-openings-own = у каждой партии встречи свой дебют
tournament-openings-not-drawn = Дебюты этого тура ещё не определены жребием.
tournament-openings-all-boards = Все доски
tournament-openings-board = Доска { $number }
tournament-openings-games = партии { $games }
tournament-opening-number = Дебют { $number }
tournament-openings-how = Дебюты определены жребием, в каждом туре по своему ключу, которого заранее никто не мог знать. Каждый может пересчитать их по приведённым здесь данным, как описано в docs/lots.md.
tournament-openings-commitment = Обязательство для дебютов
tournament-openings-round = Тур
tournament-openings-key = Ключ
tournament-happened = Решения, наказания и исправления
tournament-nothing-happened = Их не было.
tournament-penalties = Наказания
tournament-penalty-warning = предупреждение
tournament-penalty-reprimand = выговор
tournament-penalty-loss = проигрыш партии
tournament-penalty-exclusion = исключение
tournament-leavers = Выбывшие участники
tournament-decisions = Решения и замечания
tournament-corrections = Исправления и отменённое
tournament-signatures = Подписи

# Что произошло.

tournament-event-instructed = Дано положение о соревновании «{ $name }».
tournament-event-approved = Положение утверждено.
tournament-event-appointed = Назначение: { $name }, { $role }.
tournament-event-committed = Организатор связал себя секретом: { $commitment }.
tournament-event-registered = Регистрация участника: { $name }.
tournament-event-admitted = Регистрация участника: { $name }. Номер по рейтингу — { $number }; у кого был этот или больший номер, у того он теперь на единицу больше.
tournament-event-amended = Исправлены данные участника: { $name }.
tournament-event-closed = Регистрация закрыта.
tournament-event-numbered = Участники получили номера.
tournament-event-openings-committed = Организатор связал себя ключами дебютов: { $commitment }.
tournament-event-openings-drawn = Определены жребием дебюты { $round }-го тура: { $numbers }.
tournament-event-freed = { $name }, тур { $round }: { $how }.
tournament-event-freed-instead = { $name }, тур { $round }: { $how }; раньше было: { $before }.
tournament-event-forbidden = Нельзя сводить в пару: { $name } и { $other }.
tournament-event-paired = Составлены пары тура: { $pairs }.
tournament-event-repaired = Судья составил пары иначе, { $pairs }: «{ $why }».
tournament-event-entered = Партия { $place }: результат { $result }.
tournament-event-was-assumed = Прежде предполагался результат { $result }.
tournament-event-corrected = Партия { $place }: результат исправлен на { $result }: «{ $why }».
tournament-event-adjourned = Партия { $place } отложена.
tournament-event-postponed = Партия { $place } перенесена.
tournament-event-assumed = Партия { $place }: для составления пар предположен результат { $result }.
tournament-event-adjudicated = Партия { $place }: присуждено { $result }.
tournament-event-replayed = Партия { $place } аннулирована и переигрывается: «{ $why }».
tournament-event-game-added = Дополнительная партия: { $place }.
tournament-event-left = { $name }: { $leaving }: «{ $why }».
tournament-event-left-lost = Проиграно без игры: { $games }.
tournament-event-penalised = { $name }: { $penalty-name }: «{ $why }».
tournament-event-noted = Замечание: «{ $text }».
tournament-event-undone = Запись { $event } отменена: «{ $why }». Было: { $was }
tournament-event-finished = Соревнование завершено.
tournament-event-finished-early = Соревнование завершено до последнего тура: { $why }.

# Teams

tournament-team = Команда
tournament-match = Матч
tournament-match-number = Матч { $number }
tournament-match-points = Командные очки
tournament-board-points = Очки на досках
tournament-match-points-short = КО
tournament-board-points-short = ОД
tournament-why-teams = Сравнение двух команд
tournament-vacant = нет игрока
tournament-line-up-usual = Состав не подан, названы первые игроки по порядку досок: { $teams }.
tournament-teams = Команды и их игроки
tournament-team-order = Место в порядке досок
tournament-boards = Результаты по доскам
tournament-board-number = Доска { $number }
tournament-games = Партий
tournament-unplayed = Выиграно без игры
tournament-legend-boards = Считаются только сыгранные партии; выигранные из-за неявки соперника вынесены в отдельный столбец. Выше стоит тот, у кого больше очков, затем тот, у кого меньше партий.
tournament-legend-cross-teams = В таблице: очки на досках в каждом матче; многоточие: матч ещё не окончен.
tournament-legend-progress-teams = В каждом туре: номер соперника, цвет на первой доске (б белые, ч чёрные) и очки на досках, с многоточием, пока матч не окончен; затем очки после тура.
tournament-legend-place-teams = Партия названа по туру, матчу и доске: 3.2.4 означает тур 3, матч 2, доска 4; 3.2 означает первую доску этого матча.
tournament-team-match = Командный матч
tournament-team-match-line = досок: { $count }; цвета команды, названной первой, по доскам: { $colors }
tournament-match-scoring = Подсчёт очков за матч
tournament-standing-first = Прежде всего учитываются
tournament-team-bye = Очки на досках команды, оставшейся без пары
tournament-note-match-adjudicated = Матч { $number }, доска { $board }: партию присудил судья вместе с комиссией «{ $commission }».
tournament-note-match-annulled = Матч { $number }, доска { $board }: партия аннулирована; её результат был { $was }.
tournament-count-match-points = командные очки
tournament-count-board-berger = командный коэффициент Зоннеборна – Бергера, свои очки на досках, умноженные на командные очки каждого соперника
tournament-count-berlin = берлинская система, очки на досках с весом: у первой доски наибольший вес, у последней наименьший
tournament-event-enlisted = { $name } играет за команду { $team }.
tournament-event-member-amended = { $team }, исправлены данные игрока: { $name }.
tournament-event-board-order = { $team }, новый порядок досок: { $order }.
tournament-event-line-up = { $team }, состав на тур { $round }: { $names }.
tournament-event-forfeited = Матч { $place } не состоялся из-за неявки: { $result }.
tournament-norm-teams = Нормы установлены для личных турниров; здесь играют команды.

# Organisation

tournament-schedule = Расписание
tournament-programme = Программа и положение
tournament-check-in = Явочный лист
tournament-duties = Обязанности судьи и комитета
tournament-equipment = Инвентарь
tournament-desk = Судейский стол
tournament-decision-log = Решения и журнал комитета
tournament-section = Группа
tournament-every-section = все
tournament-day = День
tournament-time = Время
tournament-held = Мероприятие
tournament-room = Помещение
tournament-times-of-place = Время указано по месту проведения.
tournament-schedule-none = Время ещё не назначено.
tournament-matter-registration = Регистрация
tournament-matter-opening = Открытие
tournament-matter-meeting = Собрание участников и жеребьёвка
tournament-matter-adjourned = Доигрывание отложенных партий
tournament-matter-game = Партия { $place }: { $white } – { $black }
tournament-matter-rest-day = День отдыха
tournament-matter-closing = Закрытие
tournament-weekday-1 = понедельник
tournament-weekday-2 = вторник
tournament-weekday-3 = среда
tournament-weekday-4 = четверг
tournament-weekday-5 = пятница
tournament-weekday-6 = суббота
tournament-weekday-7 = воскресенье
tournament-weekday-short-1 = пн
tournament-weekday-short-2 = вт
tournament-weekday-short-3 = ср
tournament-weekday-short-4 = чт
tournament-weekday-short-5 = пт
tournament-weekday-short-6 = сб
tournament-weekday-short-7 = вс
tournament-left-open = Партии прошлых туров без результата
tournament-waiting = Отложенные и перенесённые партии
tournament-waiting-caption = В порядке доигрывания
tournament-resumption-order = Очерёдность
tournament-game = Партия
tournament-continued = Доигрывание
tournament-no-time = время не назначено
tournament-warnings = Требует внимания
tournament-warning-length =
    { PLURAL($minutes) ->
        [one] Тур { $round } длится { $minutes } минуту; на партию даётся от 4 до 6 часов.
        [few] Тур { $round } длится { $minutes } минуты; на партию даётся от 4 до 6 часов.
        [many] Тур { $round } длится { $minutes } минут; на партию даётся от 4 до 6 часов.
       *[other] Тур { $round } длится { $minutes } минуты; на партию даётся от 4 до 6 часов.
    }
tournament-warning-rest =
    { PLURAL($minutes) ->
        [one] Перед туром { $round } игроки отдыхают { $minutes } минуту; положено 15 минут.
        [few] Перед туром { $round } игроки отдыхают { $minutes } минуты; положено 15 минут.
        [many] Перед туром { $round } игроки отдыхают { $minutes } минут; положено 15 минут.
       *[other] Перед туром { $round } игроки отдыхают { $minutes } минуты; положено 15 минут.
    }
tournament-warning-no-time = Время тура { $round } ещё не назначено.
tournament-warning-not-continued = Время доигрывания партии { $place } не назначено; более ранние партии заканчивают до последнего тура.
tournament-warning-at-night = Партия { $place } назначена на ночь: { $when }.
tournament-warning-not-confirmed = Не подтверждено ознакомление с положением: { $name }.
tournament-warning-absent = Явка не отмечена: { $name }.
tournament-additions = Дополнения к правилам соревнований
tournament-spectators = Зрители
tournament-spectators-yes = Партии открыты для публики
tournament-spectators-no = Партии закрыты для публики
tournament-discipline = Что обязан соблюдать каждый участник
tournament-discipline-finish = Каждый участник обязан доиграть соревнование до конца и соблюдать дисциплину.
tournament-discipline-programme = Каждый участник обязан знать программу и порядок соревнования.
tournament-discipline-ignorance = Незнание правил или условий никого не оправдывает; при регистрации каждый участник подтверждает, что ознакомлен с положением.
tournament-here = Явка
tournament-confirmed = С положением ознакомлен
tournament-signature = Подпись
tournament-check-in-caption = ✓ присутствует, ☐ явка не отмечена
tournament-check-in-not-called = Явка ещё не проверялась.
tournament-check-in-count = Присутствуют: { $here }; явка не отмечена: { $absent }.
tournament-phase-before = До соревнования
tournament-phase-round = Тур { $number }
tournament-phase-after = В конце
tournament-duty = Обязанность
tournament-whose = Ответственный
tournament-done = Выполнено
tournament-duty-instructions = Положение составлено и утверждено
tournament-duty-preparation = Вся подготовка закончена
tournament-duty-committee = Судья участвует в работе комитета
tournament-duty-timetable = Дни игры и контроль времени установлены
tournament-duty-room = Игровое помещение и его оборудование проверены
tournament-duty-boards = Доски имеют установленный размер
tournament-duty-staff = Технический персонал проинструктирован
tournament-duty-meeting = Собрание участников проведено, положение объявлено
tournament-duty-lots = Жеребьёвка проведена
tournament-duty-ready = Доски, часы и бланки готовы
tournament-duty-course = За ходом игры ведётся наблюдение
tournament-duty-results = Результаты внесены в таблицу
tournament-duty-resumption = Порядок доигрывания установлен
tournament-duty-disputes = Решения о спорах, выбытии и взысканиях приняты и внесены в журнал
tournament-duty-questions = Организационные вопросы решены
tournament-duty-closing = Заключительное собрание проведено, результаты объявлены
tournament-duty-report = Отчёт передан проводящей организации
tournament-count = Количество
tournament-remark = Примечание
tournament-equipment-caption = На нынешнее число участников
tournament-equipment-boards = Доски
tournament-equipment-sets = Комплекты шашек
tournament-equipment-clocks = Контрольные часы
tournament-equipment-forms-round = Бланки записи партий на тур
tournament-equipment-forms = Бланки записи партий на все туры
tournament-equipment-envelopes = Конверты для записанных ходов
tournament-equipment-size = клеток: { $squares }; сторона { $from }–{ $to } см
tournament-equipment-men = простых шашек у каждой стороны: { $men }
tournament-log-judges = Решения судей
tournament-log-committee = Журнал организационного комитета
tournament-event-scheduled = Расписание: { $what }, { $start }.
tournament-event-ordered = Порядок доигрывания: { $games }.
tournament-event-roll-called = Начата проверка явки.
tournament-event-checked-in = Явка отмечена: { $name }.
tournament-event-confirmed = Ознакомление с положением подтверждено: { $name }.
tournament-event-ticked = Выполнено: { $duty }.
tournament-event-ticked-round = Выполнено в туре { $round }: { $duty }.
tournament-event-allowed = { $name } имеет право играть в нескольких группах: «{ $why }».
tournament-event-elsewhere = В группе «{ $section }».

# исправления и наказания
tournament-event-corrected-from = Партия { $place }: результат исправлен, { $change }: «{ $why }».
tournament-effect-pairing-stands = Пары тура { $round } остаются в силе.
tournament-effect-re-paired = Пары тура { $round } составлены заново.
tournament-effect-rating-only = Учитывается только для рейтинга.
tournament-event-penalised-game = { $name }: поражение в партии { $place } в наказание, результат { $result }: «{ $why }».
tournament-event-published = Пары тура { $round } опубликованы.
tournament-event-round-begun = Тур { $round } начался.
tournament-footnote-corrected = † { $place }: { $change }, «{ $why }»; { $by }, { $at }.
tournament-footnote-assumed = † { $place }: { $change }, результат отложенной партии был предположен; { $by }, { $at }.
tournament-footnote-penalty = † { $place }: { $result }, поражение в наказание: { $name }, «{ $why }»; { $by }, { $at }.
tournament-footnote-penalty-plain = † { $place }: { $result }, поражение в наказание: { $name }; { $by }, { $at }.
tournament-note-draft = Черновик: пары ещё не опубликованы.
tournament-note-pairing-number = Жеребьёвка тура № { $number }; она заменяет составленную { $at }.
tournament-note-as-paired = Указаны очки, по которым составлены пары; с тех пор исправлены результаты:
tournament-late-corrections = Поздние исправления
tournament-late-corrections-standings = учитываются в положении и после окончания следующего тура

# разряды и звания за годы
tournament-titles = Разряды и звания по годам
tournament-titles-on = Действует на { $date }
tournament-titles-none = На { $date } ни разряд, ни звание не действует.
tournament-titles-nobody = Сообщить не о ком.
tournament-titles-since = Подтверждено
tournament-titles-until = По
tournament-titles-no-end = бессрочно
tournament-titles-event = Соревнование
tournament-titles-looked-at = Что сравнивалось
tournament-titles-registered = { $class }: известно только по регистрации { $date } и считается с этого дня.
tournament-titles-no-coefficient = { $date }: коэффициент турнира неизвестен, поэтому разряда он не даёт (002:N.12).
tournament-titles-had-ended = { $class }: указан при регистрации { $date }, хотя срок к тому времени истёк.
tournament-titles-not-finished = { $event }: не окончено и не учитывается.
tournament-titles-no-date = { $event }: последний день неизвестен, не учитывается.
tournament-titles-of-teams = { $event }: командное соревнование, не учитывается.
tournament-norm-ended = { $class }: последнее подтверждение { $date }, срок истёк после { $until }.
tournament-norm-titles = Звания: что даёт это соревнование
tournament-championship = Первенство
tournament-championship-yes = участие засчитывается для звания мастера
tournament-last-day = Последний день
tournament-time-zone = Часовой пояс

# The head of a page.

tournament-summary-players =
    { PLURAL($count) ->
        [one] { $count } участник
        [few] { $count } участника
        [many] { $count } участников
       *[other] { $count } участников
    }
tournament-summary-teams =
    { PLURAL($count) ->
        [one] { $count } команда
        [few] { $count } команды
        [many] { $count } команд
       *[other] { $count } команд
    }
