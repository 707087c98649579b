# `peatee conduct run`: scenārija stāsts. Pats scenārijs un tā kļūdas ir angļu valodā.

scenario-consultation = konsultāciju partija
scenario-session = spēles laiks { $time }
scenario-unusual-session = Spēles laiks ir { $time }; partijai paredzētas 4 līdz 6 stundas.
# $asked ir scenārija rinda, $why — vesels teikums.
scenario-refused = „{ $asked }” tiek noraidīts. { $why }
scenario-result = Rezultāts: { $score }.
scenario-unfinished = Partija nav beigusies.
scenario-clocks = Patērētais laiks: baltie { $white }, melnie { $black }.
scenario-as-expected = Viss noritēja tā, kā teikts scenārijā.
scenario-not-as-expected = { $line }. rinda „{ $text }” nenoritēja tā, kā teikts scenārijā: { $problem }.
