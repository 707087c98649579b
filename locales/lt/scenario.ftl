# `peatee conduct run`: scenarijaus pasakojimas. Pats scenarijus ir jo klaidos – anglų kalba.

scenario-consultation = konsultacinė partija
scenario-session = žaidimo laikas { $time }
scenario-unusual-session = Žaidimo laikas – { $time }; partijai skiriama nuo 4 iki 6 valandų.
# $asked – scenarijaus eilutė, $why – visas sakinys.
scenario-refused = „{ $asked }“ atmetama. { $why }
scenario-result = Rezultatas: { $score }.
scenario-unfinished = Partija nebaigta.
scenario-clocks = Sunaudotas laikas: baltieji { $white }, juodieji { $black }.
scenario-as-expected = Viskas vyko taip, kaip nurodyta scenarijuje.
scenario-not-as-expected = { $line } eilutė „{ $text }“ vyko ne taip, kaip nurodyta scenarijuje: { $problem }.
