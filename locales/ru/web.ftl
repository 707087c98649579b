# Страница партии и её скрипты. Значения подставляет скрипт, поэтому от них не должна зависеть форма ни одного слова. Предложения — те, чей ключ начинается с web-say-.

# Доска и что говорится о поле: «b4, белая простая, сюда можно пойти».

web-board = Доска
web-square-empty = пусто
web-square-target = сюда можно пойти
web-piece-white-man = белая простая
web-piece-white-crowned = белая дамка
web-piece-white-pawn = белая пешка
web-piece-white-knight = белый конь
web-piece-white-bishop = белый слон
web-piece-white-rook = белая ладья
web-piece-white-queen = белый ферзь
web-piece-white-king = белый король
web-piece-black-man = чёрная простая
web-piece-black-crowned = чёрная дамка
web-piece-black-pawn = чёрная пешка
web-piece-black-knight = чёрный конь
web-piece-black-bishop = чёрный слон
web-piece-black-rook = чёрная ладья
web-piece-black-queen = чёрный ферзь
web-piece-black-king = чёрный король
web-promotion = Во что превращается пешка
web-say-unclear = Там заканчивается несколько взятий: нажмите следующее поле пути.

# Часы, ходы и игроки.

web-clock-white = Часы белых
web-clock-black = Часы чёрных
web-clock-control = Ходов до контроля: { $count }
web-clock-days = { $count } дн. { $time }
web-moves = Ходы
web-counters = Счётчики ничьей
web-computer = Компьютер, уровень { $level }
web-away = нет на связи
web-watchers = Зрителей: { $count }
web-article = Пункт { $article }
web-next-game = Следующая партия

# Состояние партии.

web-say-your-move = Ваш ход.
web-say-move-white = Ход белых.
web-say-move-black = Ход чёрных.
web-say-offer-white = Белые предлагают ничью.
web-say-offer-black = Чёрные предлагают ничью.
web-say-offer-yours = Вы предложили ничью.
web-say-offer-declined = Противник отклонил ничью, сделав ход (002:§16.8).
web-say-takeback-passed = Противник сделал ход и тем самым не дал взять ход назад.
web-say-takeback-white = Белые просят разрешения взять ход назад.
web-say-takeback-black = Чёрные просят разрешения взять ход назад.
web-say-takeback-yours = Вы попросили разрешения взять ход назад.
web-say-adjournment-white = Белые хотят отложить партию.
web-say-adjournment-black = Чёрные хотят отложить партию.
web-say-adjournment-yours = Вы попросили отложить партию.
web-say-seal = Сделайте ход на доске или запишите его, затем подтвердите. Противник его не увидит.
web-say-seal-confirm = { $move } ещё не в конверте: подтвердите ход ниже.
web-say-claim = С каким ходом вы требуете ничью? Покажите его на доске; сделан он этим не будет. Или требуйте ничью в этой позиции.
web-say-phase-waiting = Партия ещё не началась.
web-say-phase-adjourning = Партия откладывается; записывается ход.
web-say-saved = Партия сохранена. Часы остановлены; вы найдёте её в разделе «Мои партии».
web-say-phase-adjourned = Партия отложена.
web-say-phase-closed = Партия доигрывается; конверт ещё не вскрыт.
web-say-phase-in-doubt = Смысл записанного хода неясен.
web-say-choose = Смысл записанного хода неясен. Выберите, какой ход он означает; через 24 часа принимается первый.
web-say-choosing = Смысл вашего записанного хода неясен: противник выбирает между { $moves }.
web-say-resume-at = Партия будет продолжена { $time }.
web-say-resume-asked = Противник предлагает продолжить партию { $time }.
web-say-resume-asked-now = Противник предлагает продолжить партию сейчас.
web-say-resume-yours = Вы предложили продолжить партию { $time }.
web-say-resume-yours-now = Вы предложили продолжить партию сейчас.
web-say-phase-envelope-lost = Конверт утерян. Записавший ход может предъявить квитанцию; без неё администратор сервера аннулирует партию.
web-say-envelope-white = Белые записали ход № { $number }.
web-say-envelope-black = Чёрные записали ход № { $number }.
web-say-instead = Возможно: { $moves }.
web-say-why-asked = Об этом уже попросили.
web-say-why-offer = Предложение ничьей ждёт ответа.
web-say-why-takeback = Просьба взять ход назад ждёт ответа.
web-say-why-offered-before = Снова предложить ничью можно только после того, как её предложит противник.
web-say-why-not-playing = Это возможно только во время игры.
web-say-why-turn = Это возможно только при вашем ходе.
web-say-why-no-moves = Ещё нет хода, который можно взять назад.
web-say-why-away = Противник ещё может вернуться: дождитесь конца срока.

# Действия.

web-actions = Действия
web-answers = Ответы
web-action-draw = Предложить ничью
web-action-draw-accept = Принять ничью
web-action-draw-decline = Отклонить ничью
web-action-claim = Потребовать ничью
web-action-claim-with = Потребовать ничью ходом { $move }
web-action-claim-now = Ничья в этой позиции
web-action-claim-no = Отмена
web-action-seal-move = В конверт: { $move }
web-action-seal-slip = Всё равно в конверт: «{ $move }»
web-action-seal-no = Другой ход
web-action-takeback = Взять ход назад
web-action-takeback-accept = Разрешить
web-action-takeback-decline = Отклонить
web-action-save = Сохранить и выйти
web-action-adjourn = Отложить
web-action-adjourn-allow = Согласен отложить
web-action-adjourn-decline = Играем дальше
web-action-resume-accept = Согласен
web-action-resume-decline = Не согласен
web-action-reading = Означает { $move }
web-resume-at = Время доигрывания
web-resume-propose = Предложить это время
web-action-resume = Доиграть
web-action-adjust = Поправляю
web-action-adjusted = Поправлено
web-action-claim-left = Потребовать победу
web-action-claim-left-in = Потребовать победу можно через { $time }
web-action-abort = Прервать партию
web-action-abort-yes = Да, прервать
web-action-resign = Сдаться
web-action-resign-yes = Да, сдаюсь
web-action-resign-no = Нет, играю дальше
web-action-rematch = Реванш
web-action-rematch-accept = Принять реванш
web-entry = Ход
web-entry-chess = K король, Q ферзь, R ладья, B слон, N конь
web-entry-button = Пойти
web-entry-seal = Записанный ход
web-entry-seal-button = В конверт
web-entry-receipt = Квитанция записанного хода
web-entry-receipt-button = Предъявить
web-receipt = Квитанция вашего записанного хода

# Связь с сервером.

web-say-connecting = Доска готовится.
web-say-lost = Связь прервалась. Новая попытка через { $count } с. Партия сохранена.
web-say-trying = Связь прервалась. Пробуем снова.
web-say-clock-runs = Ваши часы продолжают идти.
web-say-not-sent = Ваш ход ещё не доставлен.
web-say-bye-restart = Сервер перезапускается и сейчас вернётся.
web-say-bye-slow = Эта страница отстала и подключается заново.
web-say-bye-outdated = Есть новая версия этой страницы: загрузите её заново.
web-say-bye-malformed = Сервер не понял эту страницу: загрузите её заново.
web-say-bye-flood = Слишком много запросов сразу: подождите немного и загрузите страницу заново.
web-say-bye-elsewhere = Эта партия открыта в слишком многих окнах. Закройте одно из них и загрузите страницу заново.
web-say-bye-signed-out = Вы вышли: загрузите страницу заново.
web-say-noscript = Чтобы доска работала, включите в браузере скрипты.

# Страница и настройки.

web-skip = К доске
web-settings = Настройки
web-theme = Цвета
web-theme-auto = Как в системе
web-theme-light = Светлые
web-theme-dark = Тёмные
web-coordinates = Координаты
web-coordinates-outside = Вокруг доски
web-coordinates-inside = На полях
web-coordinates-none = Не показывать
web-kings = Дамки
web-kings-stacked = Две шашки одна на другой
web-kings-turned = Перевёрнутая шашка
web-sound = Звуки
web-flip = Повернуть доску
web-blindfold = Играть вслепую
web-say-no-board = До конца партии вы играете без доски. Записывайте ходы внизу.
web-last-move = Последний ход: { $move }
