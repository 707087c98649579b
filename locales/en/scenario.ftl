# `peatee conduct run`: the story of a scenario. The scenario itself, and what is wrong with it, are English.

scenario-consultation = consultation game
scenario-session = session of { $time }
scenario-unusual-session = The session lasts { $time }; a game should be given 4 to 6 hours.
# $asked is a line of the scenario, $why a whole sentence.
scenario-refused = “{ $asked }” is refused. { $why }
scenario-result = Result: { $score }.
scenario-unfinished = The game is not over.
scenario-clocks = Time used: White { $white }, Black { $black }.
scenario-as-expected = Everything went as the scenario says.
scenario-not-as-expected = Line { $line }, “{ $text }”, did not go as the scenario says: { $problem }.
