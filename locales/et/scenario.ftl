# `peatee conduct run`: stsenaariumi lugu. Stsenaarium ise ja selle vead on inglise keeles.

scenario-consultation = konsulteeritud partii
scenario-session = mänguaeg { $time }
scenario-unusual-session = Mänguaeg on { $time }; partii jaoks on ette nähtud 4–6 tundi.
# $asked on stsenaariumi rida, $why terve lause.
scenario-refused = „{ $asked }“ lükatakse tagasi. { $why }
scenario-result = Tulemus: { $score }.
scenario-unfinished = Partii ei ole lõppenud.
scenario-clocks = Kulutatud aeg: valge { $white }, must { $black }.
scenario-as-expected = Kõik läks nii, nagu stsenaarium ütleb.
scenario-not-as-expected = Rida { $line }, „{ $text }“, ei läinud nii, nagu stsenaarium ütleb: { $problem }.
