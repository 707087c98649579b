# Партия по правилам соревнований: что происходит, чем она кончается и почему просьба отклонена. $why — то, что написал человек.

# Говорится за доской.

conduct-say-offer = предлагаю ничью
conduct-say-agree = согласен
conduct-say-decline = не согласен
conduct-say-adjust = поправляю

# Состояние партии.

conduct-phase-waiting = Ещё не началась
conduct-phase-playing = Играется
conduct-phase-adjourning = Откладывается
conduct-phase-adjourned = Отложена
conduct-phase-closed = Доигрывается, конверт ещё не вскрыт
conduct-phase-in-doubt = Смысл записанного хода неясен
conduct-phase-envelope-lost = Конверт утерян
conduct-phase-over = Окончена

# Игра.

conduct-event-begun = Партия началась.
conduct-event-arrived =
    { $side ->
        [white] Белые на месте.
       *[black] Чёрные на месте.
    }
conduct-event-left =
    { $side ->
        [white] Белые ушли.
       *[black] Чёрные ушли.
    }
conduct-event-played =
    { $side ->
        [white] Ход белых: { $move }.
       *[black] Ход чёрных: { $move }.
    }
conduct-event-touched =
    { $side ->
        [white] Белые тронули { $square }; ход нужно сделать с этого поля.
       *[black] Чёрные тронули { $square }; ход нужно сделать с этого поля.
    }
conduct-event-adjusting =
    { $side ->
        [white] Белые: «{ conduct-say-adjust }».
       *[black] Чёрные: «{ conduct-say-adjust }».
    }
conduct-event-adjusted =
    { $side ->
        [white] Белые закончили поправлять расстановку.
       *[black] Чёрные закончили поправлять расстановку.
    }
conduct-event-draw-offered =
    { $side ->
        [white] Белые: «{ conduct-say-offer }».
       *[black] Чёрные: «{ conduct-say-offer }».
    }
conduct-event-draw-declined =
    { $side ->
        [white] Белые: «{ conduct-say-decline }».
       *[black] Чёрные: «{ conduct-say-decline }».
    }
conduct-event-takeback-asked =
    { $side ->
        [white] Белые просят разрешения взять ход назад.
       *[black] Чёрные просят разрешения взять ход назад.
    }
conduct-event-saved =
    { $side ->
        [white] Белые сохранили партию.
       *[black] Чёрные сохранили партию.
    }
conduct-event-takeback-declined =
    { $side ->
        [white] Белые не согласны, чтобы ход был взят назад.
       *[black] Чёрные не согласны, чтобы ход был взят назад.
    }
conduct-event-taken-back-to-start = Ходы взяты назад по соглашению; партия продолжается с начала.
conduct-event-taken-back = Ходы взяты назад по соглашению; партия продолжается с позиции после отметки № { $number } в записи партии.
conduct-event-claim-made =
    { $side ->
        [white] Белые требуют ничью; судья проверяет требование.
       *[black] Чёрные требуют ничью; судья проверяет требование.
    }
conduct-event-claim-made-with =
    { $side ->
        [white] Белые требуют ничью ходом { $move }; судья проверяет требование.
       *[black] Чёрные требуют ничью ходом { $move }; судья проверяет требование.
    }
conduct-event-end-confirmed = Судья подтвердил окончание партии.
conduct-event-claim-failed =
    { $side ->
        [white] Требование ничьей, заявленное белыми, не подтвердилось.
       *[black] Требование ничьей, заявленное чёрными, не подтвердилось.
    }

# Часы. Время пишется так: 1:05:09.

conduct-event-clock-forward =
    { $side ->
        [white] Часы белых переведены вперёд на { $time }: «{ $why }».
       *[black] Часы чёрных переведены вперёд на { $time }: «{ $why }».
    }
conduct-event-clock-back =
    { $side ->
        [white] Часы белых переведены назад на { $time }: «{ $why }».
       *[black] Часы чёрных переведены назад на { $time }: «{ $why }».
    }
conduct-event-clock-fault = Отмечена неисправность часов, время остаётся прежним: «{ $why }».
conduct-event-clock-complaint =
    { $side ->
        [white] Заявление белых о часах: «{ $why }».
       *[black] Заявление чёрных о часах: «{ $why }».
    }
conduct-event-clocks-stopped = Часы обоих игроков остановлены: «{ $why }».
conduct-event-clocks-started = Часы снова пущены.
conduct-event-clocks-set = Часы установлены заново: белые { $white }, чёрные { $black } («{ $why }»).
conduct-event-flag-fell =
    { $side ->
        [white] Флажок белых упал.
       *[black] Флажок чёрных упал.
    }

# Неправильности и нарушения порядка. $made — то, что сделано, как это кто-то записал.

conduct-event-reported =
    Неправильность, допущенная { $side ->
        [white] белыми
       *[black] чёрными
    }: { $breach ->
        [two-moves] { conduct-breach-two-moves }
        [illegal-move] { conduct-breach-illegal-move }
        [touched-other] { conduct-breach-touched-other }
        [took-back] { conduct-breach-took-back }
        [moved-opponent-piece] { conduct-breach-moved-opponent-piece }
        [missed-capture] { conduct-breach-missed-capture }
        [removed-without-reason] { conduct-breach-removed-without-reason }
        [wrong-capture-count] { conduct-breach-wrong-capture-count }
        [stopped-capture] { conduct-breach-stopped-capture }
        [early-removal] { conduct-breach-early-removal }
        [removed-too-few] { conduct-breach-removed-too-few }
        [removed-uncaptured] { conduct-breach-removed-uncaptured }
        [paused-removal] { conduct-breach-paused-removal }
        [removed-own] { conduct-breach-removed-own }
        [not-crowned] { conduct-breach-not-crowned }
        [moved-uncrowned] { conduct-breach-moved-uncrowned }
        [two-hands] { conduct-breach-two-hands }
        [unclear-capture] { conduct-breach-unclear-capture }
        [wrong-start] { conduct-breach-wrong-start }
       *[on-light-square] { conduct-breach-on-light-square }
    } («{ $made }»).
conduct-event-decided =
    Инцидент № { $number }: { $decision ->
        [pending] { conduct-decision-pending }
        [corrected] { conduct-decision-corrected }
        [let-stand] { conduct-decision-let-stand }
        [replayed] { conduct-decision-replayed }
       *[noted] { conduct-decision-noted }
    }.
conduct-event-misconduct =
    Нарушение порядка { $side ->
        [white] белыми
       *[black] чёрными
    }: { $misconduct ->
        [touched-out-of-turn] { conduct-misconduct-touched-out-of-turn }
        [advice] { conduct-misconduct-advice }
        [left-board] { conduct-misconduct-left-board }
        [analysis] { conduct-misconduct-analysis }
        [pointing] { conduct-misconduct-pointing }
        [disturbance] { conduct-misconduct-disturbance }
        [help] { conduct-misconduct-help }
       *[other] { conduct-misconduct-other }
    } («{ $why }»).
conduct-event-accident = Позиция на доске нарушена не по вине игроков и восстановлена: «{ $why }».
conduct-event-displaced =
    { $side ->
        [white] Белые нарушили позицию на доске и восстанавливают её за счёт своего времени: «{ $why }».
       *[black] Чёрные нарушили позицию на доске и восстанавливают её за счёт своего времени: «{ $why }».
    }
conduct-event-restored = Позиция на доске восстановлена.
conduct-event-compliance-demanded =
    { $side ->
        [white] Белые требуют соблюдения правил: «{ $why }».
       *[black] Чёрные требуют соблюдения правил: «{ $why }».
    }
conduct-event-replayed-from-start = Партия переигрывается с начала: «{ $why }».
# Каждый ход любой стороны — одна отметка.
conduct-event-replayed = Партия переигрывается с позиции после отметки № { $number } в записи партии: «{ $why }».
conduct-event-penalised =
    Взыскание { $side ->
        [white] белым
       *[black] чёрным
    }: { $penalty ->
        [warning] { conduct-penalty-warning }
        [reprimand] { conduct-penalty-reprimand }
        [loss] { conduct-penalty-loss }
       *[exclusion] { conduct-penalty-exclusion }
    } («{ $why }»).
conduct-event-penalised-for-incident =
    Взыскание { $side ->
        [white] белым
       *[black] чёрным
    } за инцидент № { $number }: { $penalty ->
        [warning] { conduct-penalty-warning }
        [reprimand] { conduct-penalty-reprimand }
        [loss] { conduct-penalty-loss }
       *[exclusion] { conduct-penalty-exclusion }
    } («{ $why }»).

# Откладывание и доигрывание.

conduct-event-session-ended = Время игры истекло; партию нужно отложить.
conduct-event-adjournment-asked =
    { $side ->
        [white] Белые хотят отложить партию.
       *[black] Чёрные хотят отложить партию.
    }
conduct-event-adjournment-allowed = Судья согласен отложить партию; остаток времени игры относится на счёт игрока, чей сейчас ход.
conduct-event-adjournment-ordered = Судья откладывает партию: «{ $why }».
conduct-event-move-sealed =
    { $side ->
        [white] Белые записали ход и сдали его в конверте.
       *[black] Чёрные записали ход и сдали его в конверте.
    }
conduct-event-adjournment-declined =
    { $side ->
        [white] Белые не согласны отложить партию.
       *[black] Чёрные не согласны отложить партию.
    }
conduct-event-adjournment-agreed = Игроки согласились отложить партию.
conduct-event-resumption-proposed =
    { $side ->
        [white] Белые предлагают время доигрывания.
       *[black] Чёрные предлагают время доигрывания.
    }
conduct-event-resumption-proposed-now =
    { $side ->
        [white] Белые предлагают продолжить партию сейчас.
       *[black] Чёрные предлагают продолжить партию сейчас.
    }
conduct-event-resumption-declined =
    { $side ->
        [white] Белые не согласны с этим временем.
       *[black] Чёрные не согласны с этим временем.
    }
conduct-event-resumption-appointed = Время доигрывания назначено.
conduct-event-sealed-chosen =
    { $side ->
        [white] Белые выбирают, что означает записанный ход: { $move }.
       *[black] Чёрные выбирают, что означает записанный ход: { $move }.
    }
conduct-event-sealed-stands = Никто не выбрал вовремя; записанным ходом считается { $move }.
conduct-event-adjourned-openly = Партия отложена; последний ход сделан открыто.
conduct-event-resumed =
    Доигрывание началось; { $present ->
        [both] присутствуют оба игрока
        [white] присутствуют только белые
        [black] присутствуют только чёрные
       *[neither] оба игрока отсутствуют
    }.
conduct-event-resumed-for =
    Доигрывание началось, время игры — { $time }; { $present ->
        [both] присутствуют оба игрока
        [white] присутствуют только белые
        [black] присутствуют только чёрные
       *[neither] оба игрока отсутствуют
    }.
conduct-event-envelope-opened = Конверт вскрыт; в нём записано «{ $text }».
conduct-event-sealed-played =
    { $side ->
        [white] Записанный ход белых: { $move }.
       *[black] Записанный ход чёрных: { $move }.
    }
conduct-event-sealed-played-slip =
    Записанный ход { $side ->
        [white] белых
       *[black] чёрных
    }: { $move } (описка: { $slip ->
        [turned] { conduct-slip-turned }
        [one-character] { conduct-slip-one-character }
        [short] { conduct-slip-short }
        [touched] { conduct-slip-touched }
       *[capture] { conduct-slip-capture }
    }).
conduct-event-sealed-in-doubt = Смысл записанного хода неясен; возможно, это: { $moves }.
conduct-event-sealed-unreadable = Смысл записанного хода неясен; записи не соответствует ни один возможный ход.
conduct-event-sealed-read = Судья определил записанный ход: { $move }.
conduct-event-envelope-lost = Конверт утерян: «{ $why }».
conduct-event-reconstructed = Партия восстановлена: записанный ход { $move }; затраченное время: белые { $white }, чёрные { $black }.
conduct-event-reconstructed-position = Партия восстановлена: позиция { $fen }; записанный ход { $move }; затраченное время: белые { $white }, чёрные { $black }.

# Протесты, жалобы и записи партии.

conduct-event-protested =
    { $side ->
        [white] Белые подали протест: «{ $why }».
       *[black] Чёрные подали протест: «{ $why }».
    }
conduct-event-protest-upheld = Протест № { $number } удовлетворён: «{ $why }».
conduct-event-protest-rejected = Протест № { $number } отклонён: «{ $why }».
conduct-event-appealed =
    { $side ->
        [white] Белые обжаловали судейское решение № { $number }: «{ $why }».
       *[black] Чёрные обжаловали судейское решение № { $number }: «{ $why }».
    }
conduct-event-appeal-upheld = Жалоба № { $number } удовлетворена: «{ $why }».
conduct-event-appeal-rejected = Жалоба № { $number } отклонена: «{ $why }».
conduct-event-handed-in =
    { $side ->
        [white] Белые сдали запись партии.
       *[black] Чёрные сдали запись партии.
    }
conduct-event-signed-own =
    { $side ->
        [white] Белые подписали свою запись партии.
       *[black] Чёрные подписали свою запись партии.
    }
conduct-event-signed-other =
    { $side ->
        [white] Белые подписали запись партии, сделанную чёрными.
       *[black] Чёрные подписали запись партии, сделанную белыми.
    }
conduct-event-sheets-accepted = Судья принял записи партии без недостающих подписей: «{ $why }».
conduct-event-colours-swapped = Игроки поменялись цветами.
conduct-event-next-round-begun = Начался следующий тур; результат этой партии остаётся в силе.

# Чем ещё кончается партия.

conduct-end-time =
    { $winner ->
        [white] Белые выиграли: чёрные просрочили время.
       *[black] Чёрные выиграли: белые просрочили время.
    }
conduct-end-time-draw =
    { $side ->
        [white] Ничья: белые просрочили время, но чёрные не могут поставить мат.
       *[black] Ничья: чёрные просрочили время, но белые не могут поставить мат.
    }
conduct-end-absence =
    { $winner ->
        [white] Белые выиграли: чёрные не явились вовремя.
       *[black] Чёрные выиграли: белые не явились вовремя.
    }
conduct-end-both-absent = Проигрыш засчитан обоим: ни один из игроков не явился.
conduct-end-abandoned = За 90 дней никто не сделал хода: партия закончена без результата.
conduct-end-left =
    { $winner ->
        [white] Белые выиграли: чёрные слишком долго отсутствовали при своём ходе.
       *[black] Чёрные выиграли: белые слишком долго отсутствовали при своём ходе.
    }
conduct-end-aborted =
    { $side ->
        [white] Белые прервали партию до того, как обе стороны сделали ход; партия осталась без результата.
       *[black] Чёрные прервали партию до того, как обе стороны сделали ход; партия осталась без результата.
    }
conduct-end-sealed-move =
    { $winner ->
        [white] Белые выиграли: смысл записанного хода чёрных установить не удалось.
       *[black] Чёрные выиграли: смысл записанного хода белых установить не удалось.
    }
conduct-end-refusal =
    { $winner ->
        [white] Белые выиграли по решению судьи: чёрные отказываются соблюдать правила («{ $why }»).
       *[black] Чёрные выиграли по решению судьи: белые отказываются соблюдать правила («{ $why }»).
    }
conduct-end-discipline =
    { $winner ->
        [white] Белые выиграли по решению судьи: чёрные нарушили дисциплину соревнования («{ $why }»).
       *[black] Чёрные выиграли по решению судьи: белые нарушили дисциплину соревнования («{ $why }»).
    }
conduct-end-neither-can-win = Ничья по решению судьи: ни один из игроков не может выиграть («{ $why }»).
conduct-end-claim-upheld = Ничья по решению судьи: требование ничьей подтвердилось.
conduct-end-ruled-win =
    { $winner ->
        [white] Белые выиграли по решению судьи: «{ $why }».
       *[black] Чёрные выиграли по решению судьи: «{ $why }».
    }
conduct-end-ruled-draw = Ничья по решению судьи: «{ $why }».
conduct-end-ruled-forfeit =
    { $winner ->
        [white] Белые выиграли по решению судьи без игры: «{ $why }».
       *[black] Чёрные выиграли по решению судьи без игры: «{ $why }».
    }
conduct-end-ruled-both-lost = По решению судьи проигрыш засчитан обоим: «{ $why }».
conduct-end-ruled-both-forfeit = По решению судьи проигрыш без игры засчитан обоим: «{ $why }».
conduct-end-ruled-no-result = По решению судьи партия окончена без результата: «{ $why }».
conduct-end-annulled-board = Партия аннулирована и будет переиграна: доска была положена неправильно («{ $why }»).
conduct-end-annulled-envelope = Партия аннулирована и будет переиграна: конверт утерян, и восстановить партию нельзя («{ $why }»).
conduct-end-annulled = Партия аннулирована и будет переиграна: «{ $why }».

# Почему просьба отклонена.

conduct-refused-not-begun = Партия ещё не началась.
conduct-refused-begun = Партия уже началась.
conduct-refused-over = { reason-game-over }
conduct-refused-not-over = Партия ещё не окончена.
conduct-refused-not-on-move =
    { $side ->
        [white] Сейчас ход белых.
       *[black] Сейчас ход чёрных.
    }
conduct-refused-clocks-stopped = Часы остановлены.
conduct-refused-not-stopped = Судья не останавливал часы.
conduct-refused-not-again = { play-offer-not-again }
conduct-refused-no-offer = { play-offer-none }
conduct-refused-no-claim = Нет требования ничьей, которое нужно проверить.
conduct-refused-claim-not-shown = Ничто в записи партии не подтверждает это требование ничьей.
conduct-refused-claim-pending = Сначала нужно проверить требование ничьей.
conduct-refused-no-end = Позиция на доске не заканчивает партию.
conduct-refused-no-result = Решение должно называть результат партии.
conduct-refused-is-there =
    { $side ->
        [white] Белые уже на месте.
       *[black] Чёрные уже на месте.
    }
conduct-refused-clock-untimed = Эта партия играется без часов.
conduct-refused-clock-stopped = Часы не идут.
conduct-refused-clock-running = Часы идут.
conduct-refused-clock-flag =
    { $side ->
        [white] Флажок белых уже упал.
       *[black] Флажок чёрных уже упал.
    }
conduct-refused-clock-beyond-control =
    { $side ->
        [white] У белых не осталось бы времени до контроля.
       *[black] У чёрных не осталось бы времени до контроля.
    }
conduct-refused-clock-too-little-left = После такого исправления до контроля времени осталось бы { $time }; должно остаться не меньше { $least }.
conduct-refused-clock-too-late = Заявлять о неисправности часов и исправлять время уже поздно.
conduct-refused-not-resumed = Установить часы заново можно только после начала доигрывания.
conduct-refused-backwards = Время не может идти назад: этот момент на { $time } раньше последнего события.
# $version и $now — числа событий партии.
conduct-refused-stale = Партия тем временем продолжилась (команда относилась к версии { $version }, сейчас версия { $now }).
conduct-refused-nothing = Ничего не изменилось.
conduct-refused-too-long = Текст слишком длинный: длина в байтах — { $count }, допускается не больше { $limit }.
conduct-refused-no-reason = Нужно указать причину.
conduct-refused-no-touch-move = В этой партии прикосновение ни к чему не обязывает.
# $square — то, что написано; это может быть и не поле.
conduct-refused-no-duty = «{ $square }»: оттуда у игрока нет ни одного хода.
conduct-refused-touched-other = Тронуто { $square }: ход нужно сделать с этого поля.
conduct-refused-touched-out-of-turn =
    { $side ->
        [white] Сейчас ход белых: чёрные ничего на доске не трогают.
       *[black] Сейчас ход чёрных: белые ничего на доске не трогают.
    }
conduct-refused-adjusts =
    { $side ->
        [white] Белые сказали «{ conduct-say-adjust }»: пока они не закончили, прикосновение ни к чему не обязывает.
       *[black] Чёрные сказали «{ conduct-say-adjust }»: пока они не закончили, прикосновение ни к чему не обязывает.
    }
conduct-refused-not-adjusting =
    { $side ->
        [white] Белые ничего не поправляют.
       *[black] Чёрные ничего не поправляют.
    }
conduct-refused-not-recorded = Это возможно, только когда записывается партия на настоящей доске.
conduct-refused-may-be-taken-first = Если простая шашка бьёт одну простую шашку, побитую можно снять и до прыжка; это не ошибка.
# $why — сообщение программы.
conduct-refused-position = Такую позицию поставить нельзя: { $why }.
conduct-refused-no-incident = Инцидента № { $number } нет.
conduct-refused-nobodys-fault = В инциденте № { $number } никто не виноват.
conduct-refused-not-his-doing =
    { $side ->
        [white] В инциденте № { $number } белые не виноваты.
       *[black] В инциденте № { $number } чёрные не виноваты.
    }
conduct-refused-decided = Об инциденте № { $number } больше нечего решать.
conduct-refused-only-opponent = Потребовать исправления неправильности или оставить её в силе может только противник.
conduct-refused-judge-replays = По этим правилам противник не выбирает: партия переигрывается по решению судьи.
conduct-refused-no-such-ply = Отметок в записи партии: { $count }; отметки № { $number } нет.
conduct-refused-result-stands = Слишком поздно: результат остаётся в силе.
conduct-refused-restoring = Сначала нужно восстановить позицию на доске.
conduct-refused-nothing-to-restore = Восстанавливать нечего.
conduct-refused-colours-stay = Чёрные уже ответили; цвета остаются прежними.
conduct-refused-played-so = Партия окончена; цвета остаются прежними.
conduct-refused-control-not-reached = Контрольное число ходов ({ $count }) ещё не сделано.
conduct-refused-no-session = Продолжительность игры не установлена.
conduct-refused-rest-too-long = Остаток времени игры нельзя отнести на счёт игрока: времени до следующего контроля не осталось бы.
conduct-refused-not-asked = Никто не просил отложить партию.
conduct-refused-not-adjourning = Партия не откладывается; сдавать ход в конверте не нужно.
conduct-refused-adjourned = Партия отложена или откладывается.
conduct-refused-not-adjourned = Партия не отложена.
conduct-refused-too-short = Доигрывать партию можно, только если время игры — не меньше { $least }.
conduct-refused-envelope-closed = Конверт с записанным ходом ещё не вскрыт.
conduct-refused-not-yet-resumed = Конверт вскрывают только при доигрывании партии.
conduct-refused-envelope-lost = Конверт утерян; сначала партию нужно восстановить или аннулировать.
conduct-refused-envelope-not-lost = Конверт не утерян.
conduct-refused-no-envelope = Закрытого конверта нет.
conduct-refused-answerer-absent =
    { $side ->
        [white] Белые должны ответить на записанный ход, но отсутствуют.
       *[black] Чёрные должны ответить на записанный ход, но отсутствуют.
    }
conduct-refused-not-what-was-sealed = Это не тот ход, который был записан.
conduct-refused-must-seal = Противник отсутствует; ответный ход нужно записать и сдать в конверте.
conduct-refused-touched-to-seal = Ваш ход нужно записать; не трогайте ничего на доске.
conduct-refused-in-doubt = Смысл записанного хода неясен; сначала это нужно решить.
conduct-refused-asked-before = В одной и той же позиции это можно предложить только один раз.
conduct-refused-nothing-proposed = Время доигрывания не предложено.
conduct-refused-resumption-time = Время должно быть в будущем, не позже чем через год.
conduct-refused-not-a-reading = Записанный ход не может означать этот ход.
conduct-refused-not-in-doubt = Нет записанного хода, смысл которого был бы неясен.
conduct-refused-not-in-competition = В соревновании это невозможно.
conduct-refused-recorded = Это невозможно, когда записывается партия на настоящей доске.
conduct-refused-nothing-to-take-back = У игрока нет своего хода, который можно взять назад.
conduct-refused-not-back-again = Просить разрешения взять ход назад в одной и той же позиции можно только один раз.
conduct-refused-takeback-pending = Противник просит разрешения взять ход назад и ждёт ответа.
conduct-refused-no-takeback = Нет просьбы взять ход назад, на которую можно ответить.
conduct-refused-offer-pending = Сначала нужно ответить на предложение ничьей.
conduct-refused-no-time-to-go-back =
    { $side ->
        [white] Если взять ход назад, у белых не останется времени.
       *[black] Если взять ход назад, у чёрных не останется времени.
    }
conduct-refused-too-late-to-abort = Прервать партию без результата можно только до того, как обе стороны сделают ход.
conduct-refused-no-leave-time = В этой партии не установлено время, после которого ушедший игрок проигрывает.
conduct-refused-clock-decides = Здесь решают часы: отсутствие стоит времени на часах и ничего больше.
conduct-refused-was-adjourned = Отложенную однажды партию никто не проигрывает из-за отсутствия.
conduct-refused-break-off-instead = Оба игрока ещё не сделали хода: прервите партию, результата не будет.
conduct-refused-is-away =
    { $side ->
        [white] Белые отсутствуют.
       *[black] Чёрные отсутствуют.
    }
conduct-refused-opponent-is-there = Противник на месте.
conduct-refused-has-not-come =
    { $side ->
        [white] Белые ещё не пришли.
       *[black] Чёрные ещё не пришли.
    }
conduct-refused-not-long-enough = Противник ещё может вернуться; осталось ждать { $time }.
conduct-refused-no-such-number = Под номером { $number } нет ничего, на что можно ответить или что можно обжаловать.
conduct-refused-no-sheet =
    { $side ->
        [white] Белые не сдали запись партии.
       *[black] Чёрные не сдали запись партии.
    }
conduct-refused-official = Результат уже официальный.
conduct-refused-signed = Запись партии уже подписана.

# Неправильности за доской.

conduct-breach-two-moves = два хода подряд
conduct-breach-illegal-move = неправильный ход
conduct-breach-touched-other = тронута одна шашка, ход сделан другой
conduct-breach-took-back = ход взят назад
conduct-breach-moved-opponent-piece = ход шашкой противника
conduct-breach-missed-capture = другой ход при возможном взятии
conduct-breach-removed-without-reason = шашка снята с доски без основания
conduct-breach-wrong-capture-count = побито меньше или больше шашек, чем было возможно
conduct-breach-stopped-capture = остановка при взятии нескольких шашек
conduct-breach-early-removal = побитые шашки сняты до окончания взятия
conduct-breach-removed-too-few = снято меньше шашек, чем побито
conduct-breach-removed-uncaptured = сняты непобитые шашки
conduct-breach-paused-removal = остановка при снятии шашек
conduct-breach-removed-own = после взятия сняты свои шашки
conduct-breach-not-crowned = простая шашка оставлена некоронованной
conduct-breach-moved-uncrowned = ход некоронованной дамкой
conduct-breach-two-hands = использованы обе руки
conduct-breach-unclear-capture = взятие показано неясно
conduct-breach-wrong-start = начальная позиция расставлена неправильно
conduct-breach-on-light-square = шашка на белом поле

# Нарушения порядка.

conduct-misconduct-touched-out-of-turn = шашки тронуты или поправлены при ходе противника
conduct-misconduct-advice = использование советов или записей
conduct-misconduct-left-board = уход от доски при своём ходе
conduct-misconduct-analysis = анализ партии на доске
conduct-misconduct-pointing = указание на поля
conduct-misconduct-disturbance = помехи игре
conduct-misconduct-help = посторонняя помощь в записи, счёте ходов или пуске часов
conduct-misconduct-other = другое нарушение

# Взыскания.

conduct-penalty-warning = предупреждение
conduct-penalty-reprimand = выговор
conduct-penalty-loss = проигрыш партии
conduct-penalty-exclusion = проигрыш партии и исключение из соревнования

# Чем кончился инцидент.

conduct-decision-pending = ещё не решено
conduct-decision-corrected = исправлено
conduct-decision-let-stand = оставлено в силе
conduct-decision-replayed = партия переигрывается с этого места
conduct-decision-noted = отмечено

# Описки в записанном ходе.

conduct-slip-none = описки нет
conduct-slip-turned = записано с другой стороны доски
conduct-slip-one-character = неверный знак
conduct-slip-capture = вместо обязательного взятия записан другой ход
conduct-slip-short = записано не полной нотацией
conduct-slip-touched = вместо хода тронутой шашкой записан другой ход
