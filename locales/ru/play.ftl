# `peatee play` в терминале. Слова команд во всех языках английские.

play-welcome = { $rules }. Введите ход или команду help.
play-you-are =
    { $side ->
        [white] Вы играете белыми.
       *[black] Вы играете чёрными.
    }
play-opponent-computer = Противник — компьютер, уровень { $level }.
# A chess or draughts program that was named on the command line.
play-opponent-engine = Противник — { $name }.
play-engine-failed = { $name } больше не играет: { $error }. Партию продолжает компьютер, уровень { $level }.
play-opponent-person = За этой доской играют два игрока.
play-prompt =
    { $side ->
        [white] Белые
       *[black] Чёрные
    }>{ " " }
play-computer-thinks = Компьютер думает.
play-computer-plays = Ход компьютера: { $move }.
# О ходе в шашках.
play-captured =
    { PLURAL($count) ->
        [one] бьёт { $count } шашку
        [few] бьёт { $count } шашки
        [many] бьёт { $count } шашек
       *[other] бьёт { $count } шашки
    }
play-moves =
    { PLURAL($count) ->
        [one] { $count } возможный ход:
        [few] { $count } возможных хода:
        [many] { $count } возможных ходов:
       *[other] { $count } возможного хода:
    }
play-hint = Подсказка: { $move }.
play-no-hint = В этой позиции подсказки нет.
play-undone = Ход взят назад.
play-nothing-to-undo = Нет хода, который можно взять назад.
play-saved = Партия сохранена в файл «{ $path }».
play-save-failed = Не удалось сохранить партию в файл «{ $path }»: { $error }.
play-save-needs-name = Укажите имя файла: save FILE.
play-resign-sure = Чтобы сдаться, введите resign ещё раз.
play-offer-sent = Вы предлагаете ничью; компьютер думает.
play-offer-accepted = Предложение ничьей принято.
play-offer-declined = Предложение ничьей отклонено.
play-offer-made-by =
    { $side ->
        [white] Белые предлагают ничью.
       *[black] Чёрные предлагают ничью.
    } Противник может ответить accept или decline.
play-offer-none = Нет предложения ничьей, на которое можно ответить.
play-offer-not-again = Снова предложить ничью можно только после того, как её предложит противник.
play-computer-offers = Компьютер предлагает ничью. Ответьте accept или decline.
play-computer-resigns = Компьютер сдаётся.
play-claim-made = Заявлено требование ничьей.
play-claim-refused = Сейчас требовать ничью нельзя.
play-unknown = «{ $text }» — не ход и не команда; справка: help.
play-help =
    32-28, c3:e5  сделать ход
    moves         перечислить возможные ходы
    board         показать доску
    flip          повернуть доску
    names         показать или скрыть обозначения пустых полей
    hint          попросить подсказку
    undo          взять ход назад
    draw          предложить ничью
    accept        принять предложение ничьей
    decline       отклонить предложение ничьей
    claim         потребовать ничью, в том числе ходом, который ещё не сделан: claim c3-d4
    resign        сдаться
    save FILE     сохранить партию в файл
    help          показать этот список
    quit          выйти
play-over = Партия окончена. Доступные команды: save FILE, undo, board, quit.
play-goodbye = До свидания.
