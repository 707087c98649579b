# Записи партий и печатные диаграммы.

sheet-title = Запись партии
sheet-competition = Соревнование
sheet-place = Место
sheet-date = Дата
sheet-round = Тур
sheet-board = Доска
sheet-time = Контроль времени
sheet-number = №
sheet-used = Затрачено
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
diagram-no-ply = Такой позиции в этой партии нет: в ней полуходов: { $plies }.

# Просмотр партии.

web-steps = Предыдущие позиции
web-step-first = Начальная позиция
web-step-back = На один ход назад
web-step-on = На один ход вперёд
web-step-last = Текущая позиция
web-say-viewing = Позиция после хода { $move }.
web-say-viewing-start = Начальная позиция.
web-action-live = Вернуться к текущей позиции
