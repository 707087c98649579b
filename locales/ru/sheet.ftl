# Записи партий и печатные диаграммы.

sheet-title = Запись партии
sheet-competition = Соревнование
sheet-place = Место
sheet-date = Дата
sheet-round = Тур
sheet-board = Доска
sheet-time = Контроль времени
sheet-kind = Вид партии
sheet-number = №
sheet-used = Время
sheet-start = Начальная позиция: { $fen }
sheet-after = После хода { $move }:
sheet-before = До первого хода:
sheet-sealed = записанный ход
sheet-legend-offer = (=) предложена ничья
sheet-legend-sealed = (s) записанный ход
sheet-legend-control = (c) последний ход перед контролем времени
sheet-remarks = Примечания
sheet-result = Результат
sheet-under-way = Партия не окончена.
sheet-times = Затраченное время: белые { $white }, чёрные { $black }.
sheet-signature-white = Белые
sheet-signature-black = Чёрные
sheet-signature-judge = Судья
sheet-as-text = Сохранить как текст
sheet-back = Назад к партии
sheet-papers = Сохранить и напечатать
diagram-title = Диаграмма
diagram-start = Начальная позиция.
diagram-after = Позиция после хода { $move }.
diagram-as-svg = Сохранить как SVG
diagram-turn = Повернуть доску
diagram-no-ply = Такой позиции в этой партии нет: число полуходов в ней — { $plies }.

# Просмотр партии.

web-steps = Предыдущие позиции
web-step-first = Начальная позиция
web-step-back = На один ход назад
web-step-on = На один ход вперёд
web-step-last = Текущая позиция
web-say-viewing = Позиция после хода { $move }.
web-say-viewing-start = Начальная позиция.
web-action-live = Вернуться к текущей позиции

# Сеансы одновременной игры.

simul-new = Сеанс одновременной игры
simul-what = Один игрок играет сразу с несколькими противниками, переходя от доски к доске.
simul-side = Ваш цвет
simul-side-white = Сеансёр играет белыми
simul-side-black = Сеансёр играет чёрными
simul-side-turns = Сеансёр играет белыми и чёрными поочерёдно
simul-choose-white = Белые на всех досках
simul-choose-black = Чёрные на всех досках
simul-choose-turns = Белые и чёрные поочерёдно
simul-choose-blindfold = Играю вслепую: без доски и без записи партий
simul-blindfold = вслепую
simul-places = Мест
simul-open = Открыть сеанс
simul-wrong-side = Такого выбора цвета нет.
simul-wrong-places = В сеансе может быть от 1 до 50 мест.
simul-by = Сеанс одновременной игры, сеансёр { $name }
simul-share = Отправьте эту ссылку участникам. Начинайте, когда все соберутся.
simul-link = Ссылка для отправки
simul-participants = Участники
simul-nobody = Пока никто не присоединился.
simul-join = Участвовать
simul-leave = Покинуть сеанс
simul-joined = Вы участвуете. Партия начнётся, как только сеансёр начнёт сеанс.
simul-full = Все места заняты. Вы можете смотреть.
simul-late = Сеанс начался. Вы можете смотреть.
simul-start = Начать
simul-look = Обновить
simul-boards = Доски
simul-own = Ваша доска
simul-next = Следующая доска
simul-all = Все доски
simul-next-key = Клавиша N: следующая доска, которая вас ждёт
simul-score = Счёт сеансёра
simul-wins = Выигрыши
simul-draws = Ничьи
simul-losses = Проигрыши
simul-open-games = Не окончены
web-simul-your-move = Ваш ход
web-simul-waits = Ждёт сеансёра
web-simul-longest = Ждёт дольше всех
web-simul-thinks = Ход противника
web-say-simul-lost = Сервер не отвечает. Пробуем ещё раз.
