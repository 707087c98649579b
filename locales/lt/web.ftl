# Partijos puslapis ir jo scenarijai. Reikšmes įrašo scenarijus, todėl nuo jų negali priklausyti jokia žodžio forma. Sakiniai yra tie, kurių raktas prasideda web-say-.

# Lenta ir kas sakoma apie langelį: „b4, baltoji paprastoji šaškė, čia galima eiti“.

web-board = Lenta
web-square-empty = tuščias
web-square-target = čia galima eiti
web-piece-white-man = baltoji paprastoji šaškė
web-piece-white-crowned = baltoji dama
web-piece-white-pawn = baltasis pėstininkas
web-piece-white-knight = baltasis žirgas
web-piece-white-bishop = baltasis rikis
web-piece-white-rook = baltasis bokštas
web-piece-white-queen = baltoji karalienė
web-piece-white-king = baltasis karalius
web-piece-black-man = juodoji paprastoji šaškė
web-piece-black-crowned = juodoji dama
web-piece-black-pawn = juodasis pėstininkas
web-piece-black-knight = juodasis žirgas
web-piece-black-bishop = juodasis rikis
web-piece-black-rook = juodasis bokštas
web-piece-black-queen = juodoji karalienė
web-piece-black-king = juodasis karalius
web-promotion = Kuo pavirsta pėstininkas
web-say-unclear = Ten baigiasi keli kirtimai: spustelėkite kitą kelio langelį.

# Laikrodžiai, ėjimai ir žaidėjai.

web-clock-white = Baltųjų laikrodis
web-clock-black = Juodųjų laikrodis
web-clock-control = Ėjimai iki kontrolės: { $count }
web-clock-days = { $count } d. { $time }
web-moves = Ėjimai
web-counters = Lygiųjų skaitikliai
web-computer = Kompiuteris, lygis { $level }
web-away = nėra ryšio
web-watchers = Žiūrovai: { $count }
web-article = Punktas { $article }
web-next-game = Kita partija

# Partijos būsena.

web-say-your-move = Jūsų ėjimas.
web-say-move-white = Baltųjų ėjimas.
web-say-move-black = Juodųjų ėjimas.
web-say-offer-white = Baltieji siūlo lygiąsias.
web-say-offer-black = Juodieji siūlo lygiąsias.
web-say-offer-yours = Jūs pasiūlėte lygiąsias.
web-say-offer-declined = Priešininkas lygiąsias atmetė padarydamas ėjimą (002:§16.8).
web-say-takeback-passed = Priešininkas atmetė ėjimo atšaukimą padarydamas ėjimą.
web-say-takeback-white = Baltieji prašo leisti atšaukti ėjimą.
web-say-takeback-black = Juodieji prašo leisti atšaukti ėjimą.
web-say-takeback-yours = Jūs paprašėte leisti atšaukti ėjimą.
web-say-adjournment-white = Baltieji nori atidėti partiją.
web-say-adjournment-black = Juodieji nori atidėti partiją.
web-say-adjournment-yours = Jūs paprašėte atidėti partiją.
web-say-seal = Padarykite ėjimą lentoje arba užrašykite jį, tada patvirtinkite. Priešininkas jo nematys.
web-say-seal-confirm = { $move } dar ne voke: patvirtinkite jį žemiau.
web-say-claim = Su kuriuo ėjimu reikalaujate lygiųjų? Parodykite jį lentoje; tuo jis dar neatliekamas. Arba reikalaukite lygiųjų šioje padėtyje.
web-say-phase-waiting = Partija dar neprasidėjo.
web-say-phase-adjourning = Partija atidedama; užrašomas ėjimas.
web-say-saved = Partija išsaugota. Laikrodis sustabdytas; partiją rasite skyriuje „Mano partijos“.
web-say-phase-adjourned = Partija atidėta.
web-say-phase-closed = Partija tęsiama; vokas dar neatplėštas.
web-say-phase-in-doubt = Užrašyto ėjimo prasmė neaiški.
web-say-choose = Užrašyto ėjimo prasmė neaiški. Pasirinkite, kurį ėjimą jis reiškia; po 24 valandų galioja pirmasis.
web-say-choosing = Jūsų užrašyto ėjimo prasmė neaiški: priešininkas renkasi iš { $moves }.
web-say-resume-at = Partija bus tęsiama { $time }.
web-say-resume-asked = Priešininkas siūlo tęsti { $time }.
web-say-resume-asked-now = Priešininkas siūlo tęsti dabar.
web-say-resume-yours = Jūs pasiūlėte tęsti { $time }.
web-say-resume-yours-now = Jūs pasiūlėte tęsti dabar.
web-say-phase-envelope-lost = Vokas dingo. Užrašęs ėjimą žaidėjas gali pateikti kvitą; be jo partiją anuliuoja serverio prižiūrėtojas.
web-say-envelope-white = Baltieji užrašė ėjimą Nr. { $number }.
web-say-envelope-black = Juodieji užrašė ėjimą Nr. { $number }.
web-say-instead = Galima: { $moves }.
web-say-why-asked = To jau paprašyta.
web-say-why-offer = Lygiųjų pasiūlymas laukia atsakymo.
web-say-why-takeback = Prašymas atšaukti ėjimą laukia atsakymo.
web-say-why-offered-before = Dar kartą siūlyti lygiąsias galima tik priešininkui jas pasiūlius.
web-say-why-not-playing = Tai galima tik žaidžiant partiją.
web-say-why-turn = Tai galima tik tada, kai jūsų ėjimas.
web-say-why-no-moves = Dar nėra ėjimo, kurį būtų galima atsiimti.
web-say-why-away = Priešininkas dar gali grįžti: palaukite, kol baigsis laikas.

# Veiksmai.

web-actions = Veiksmai
web-answers = Atsakymai
web-action-draw = Siūlyti lygiąsias
web-action-draw-accept = Priimti lygiąsias
web-action-draw-decline = Atmesti lygiąsias
web-action-claim = Reikalauti lygiųjų
web-action-claim-with = Reikalauti lygiųjų ėjimu { $move }
web-action-claim-now = Reikalauti šioje padėtyje
web-action-claim-no = Atšaukti
web-action-seal-move = Į voką: { $move }
web-action-seal-slip = Vis tiek į voką: „{ $move }“
web-action-seal-no = Kitas ėjimas
web-action-takeback = Atšaukti ėjimą
web-action-takeback-accept = Leisti
web-action-takeback-decline = Atmesti
web-action-save = Išsaugoti ir išeiti
web-action-adjourn = Atidėti
web-action-adjourn-allow = Sutinku atidėti
web-action-adjourn-decline = Žaidžiame toliau
web-action-resume-accept = Sutinku
web-action-resume-decline = Nesutinku
web-action-reading = Reiškia { $move }
web-resume-at = Tęsimo laikas
web-resume-propose = Siūlyti šį laiką
web-action-resume = Tęsti
web-action-adjust = Taisau
web-action-adjusted = Pataisyta
web-action-claim-left = Reikalauti pergalės
web-action-claim-left-in = Pergalės galima reikalauti po { $time }
web-action-abort = Nutraukti partiją
web-action-abort-yes = Taip, nutraukti
web-action-resign = Pasiduoti
web-action-resign-yes = Taip, pasiduodu
web-action-resign-no = Ne, žaidžiu toliau
web-action-rematch = Revanšas
web-action-rematch-accept = Priimti revanšą
web-entry = Ėjimas
web-entry-chess = K karalius, Q karalienė, R bokštas, B rikis, N žirgas
web-entry-button = Eiti
web-entry-seal = Užrašytas ėjimas
web-entry-seal-button = Į voką
web-entry-receipt = Užrašyto ėjimo kvitas
web-entry-receipt-button = Pateikti
web-receipt = Jūsų užrašyto ėjimo kvitas

# Ryšys su serveriu.

web-say-connecting = Lenta ruošiama.
web-say-lost = Ryšys nutrūko. Bus bandoma vėl po { $count } s. Partija išsaugota.
web-say-trying = Ryšys nutrūko. Bandoma iš naujo.
web-say-clock-runs = Jūsų laikrodis eina toliau.
web-say-not-sent = Jūsų ėjimas dar negautas.
web-say-bye-restart = Serveris paleidžiamas iš naujo ir tuoj vėl veiks.
web-say-bye-slow = Šis puslapis atsiliko ir jungiasi iš naujo.
web-say-bye-outdated = Yra naujesnė puslapio versija: įkelkite jį iš naujo.
web-say-bye-malformed = Serveris nesuprato šio puslapio: įkelkite jį iš naujo.
web-say-bye-flood = Per daug užklausų vienu metu: truputį palaukite ir įkelkite puslapį iš naujo.
web-say-bye-elsewhere = Ši partija atverta per daug langų. Uždarykite kurį nors ir įkelkite puslapį iš naujo.
web-say-bye-signed-out = Jūs atsijungėte: įkelkite puslapį iš naujo.
web-say-noscript = Kad lenta veiktų, naršyklėje įjunkite scenarijus.

# Puslapis ir nustatymai.

web-skip = Prie lentos
web-settings = Nustatymai
web-theme = Spalvos
web-theme-auto = Kaip sistemoje
web-theme-light = Šviesios
web-theme-dark = Tamsios
web-coordinates = Koordinatės
web-coordinates-outside = Šalia lentos
web-coordinates-inside = Langeliuose
web-coordinates-none = Nerodyti
web-kings = Damos
web-kings-stacked = Dvi šaškės viena ant kitos
web-kings-turned = Apversta šaškė
web-sound = Garsai
web-flip = Apsukti lentą
web-blindfold = Žaisti aklai
web-say-no-board = Iki partijos pabaigos žaidžiate be lentos. Ėjimus rašykite žemiau.
web-last-move = Paskutinis ėjimas: { $move }
