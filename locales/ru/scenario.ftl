# `peatee conduct run`: рассказ сценария. Сам сценарий и его ошибки — по-английски.

scenario-consultation = консультационная партия
scenario-session = время игры { $time }
scenario-unusual-session = Время игры — { $time }; на партию даётся от 4 до 6 часов.
# $asked — строка сценария, $why — целое предложение.
scenario-refused = «{ $asked }» — отклонено. { $why }
scenario-result = Результат: { $score }.
scenario-unfinished = Партия не окончена.
scenario-clocks = Затрачено времени: белые { $white }, чёрные { $black }.
scenario-as-expected = Всё прошло так, как записано в сценарии.
scenario-not-as-expected = Строка { $line }, «{ $text }»: получилось не так, как записано в сценарии: { $problem }.
