# Partijas lapa un tās skripti. Vērtības ieliek skripts, tāpēc no tām nedrīkst būt atkarīga neviena vārda forma. Teikumi ir tie, kuru atslēga sākas ar web-say-.

# Galdiņš un ko saka par lauciņu: „b4, baltais kauliņš, šurp var iet”.

web-board = Galdiņš
web-square-empty = tukšs
web-square-target = šurp var iet
web-piece-white-man = baltais kauliņš
web-piece-white-crowned = baltā dāma
web-piece-white-pawn = baltais bandinieks
web-piece-white-knight = baltais zirdziņš
web-piece-white-bishop = baltais laidnis
web-piece-white-rook = baltais tornis
web-piece-white-queen = baltā dāma
web-piece-white-king = baltais karalis
web-piece-black-man = melnais kauliņš
web-piece-black-crowned = melnā dāma
web-piece-black-pawn = melnais bandinieks
web-piece-black-knight = melnais zirdziņš
web-piece-black-bishop = melnais laidnis
web-piece-black-rook = melnais tornis
web-piece-black-queen = melnā dāma
web-piece-black-king = melnais karalis
web-promotion = Par ko pārvēršas bandinieks
web-say-unclear = Tur beidzas vairāki sitieni: noklikšķiniet uz nākamā lauciņa ceļā.

# Pulksteņi, gājieni un spēlētāji.

web-clock-white = Balto pulkstenis
web-clock-black = Melno pulkstenis
web-clock-control = Gājieni līdz kontrolei: { $count }
web-clock-days = { $count } d. { $time }
web-moves = Gājieni
web-counters = Neizšķirta skaitītāji
web-computer = Dators, līmenis { $level }
web-away = nav savienojuma
web-watchers = Skatītāji: { $count }
web-article = Punkts { $article }
web-next-game = Nākamā partija

# Partijas stāvoklis.

web-say-your-move = Jūsu gājiens.
web-say-move-white = Baltie izdara gājienu.
web-say-move-black = Melnie izdara gājienu.
web-say-offer-white = Baltie piedāvā neizšķirtu.
web-say-offer-black = Melnie piedāvā neizšķirtu.
web-say-offer-yours = Jūs piedāvājāt neizšķirtu.
web-say-offer-declined = Pretinieks noraidīja neizšķirtu, izdarot gājienu (002:§16.8).
web-say-takeback-passed = Pretinieks noraidīja gājiena atsaukšanu, izdarot gājienu.
web-say-takeback-white = Baltie lūdz atļauju atsaukt gājienu.
web-say-takeback-black = Melnie lūdz atļauju atsaukt gājienu.
web-say-takeback-yours = Jūs lūdzāt atļauju atsaukt gājienu.
web-say-adjournment-white = Baltie vēlas partiju atlikt.
web-say-adjournment-black = Melnie vēlas partiju atlikt.
web-say-adjournment-yours = Jūs lūdzāt partiju atlikt.
web-say-seal = Izdariet gājienu uz galdiņa vai pierakstiet to, tad apstipriniet. Pretinieks to neredzēs.
web-say-seal-confirm = { $move } vēl nav aploksnē: apstipriniet to zemāk.
web-say-claim = Ar kuru gājienu pieprasāt neizšķirtu? Parādiet to uz galdiņa; ar to gājiens vēl nav izdarīts. Vai arī pieprasiet neizšķirtu šajā pozīcijā.
web-say-phase-waiting = Partija vēl nav sākusies.
web-say-phase-adjourning = Partija tiek atlikta; tiek pierakstīts gājiens.
web-say-saved = Partija ir saglabāta. Pulkstenis ir apturēts; partiju atradīsiet sadaļā „Manas partijas”.
web-say-phase-adjourned = Partija ir atlikta.
web-say-phase-closed = Partija tiek turpināta; aploksne vēl nav atvērta.
web-say-phase-in-doubt = Pierakstītā gājiena nozīme nav skaidra.
web-say-choose = Pierakstītā gājiena nozīme nav skaidra. Izvēlieties, kuru gājienu tas nozīmē; pēc 24 stundām spēkā ir pirmais.
web-say-choosing = Jūsu pierakstītā gājiena nozīme nav skaidra: pretinieks izvēlas starp { $moves }.
web-say-resume-at = Partiju turpinās { $time }.
web-say-resume-asked = Pretinieks piedāvā turpināt { $time }.
web-say-resume-asked-now = Pretinieks piedāvā turpināt tagad.
web-say-resume-yours = Jūs piedāvājāt turpināt { $time }.
web-say-resume-yours-now = Jūs piedāvājāt turpināt tagad.
web-say-phase-envelope-lost = Aploksne ir pazudusi. Gājiena pierakstītājs var uzrādīt kvīti; bez tās partiju anulē servera uzturētājs.
web-say-envelope-white = Baltie pierakstīja gājienu Nr. { $number }.
web-say-envelope-black = Melnie pierakstīja gājienu Nr. { $number }.
web-say-instead = Iespējams: { $moves }.
web-say-why-asked = Tas jau ir lūgts.
web-say-why-offer = Neizšķirta piedāvājums gaida atbildi.
web-say-why-takeback = Lūgums atsaukt gājienu gaida atbildi.
web-say-why-offered-before = Vēlreiz piedāvāt neizšķirtu drīkst tikai pēc tam, kad to piedāvājis pretinieks.
web-say-why-not-playing = Tas iespējams tikai spēles laikā.
web-say-why-turn = Tas iespējams tikai tad, kad ir jūsu gājiens.
web-say-why-no-moves = Vēl nav gājiena, ko ņemt atpakaļ.
web-say-why-away = Pretinieks vēl var atgriezties: pagaidiet, līdz laiks beidzas.

# Darbības.

web-actions = Darbības
web-answers = Atbildes
web-action-draw = Piedāvāt neizšķirtu
web-action-draw-accept = Pieņemt neizšķirtu
web-action-draw-decline = Noraidīt neizšķirtu
web-action-claim = Pieprasīt neizšķirtu
web-action-claim-with = Pieprasīt neizšķirtu ar { $move }
web-action-claim-now = Pieprasīt šajā pozīcijā
web-action-claim-no = Atcelt
web-action-seal-move = Aploksnē: { $move }
web-action-seal-slip = Tomēr aploksnē: „{ $move }”
web-action-seal-no = Cits gājiens
web-action-takeback = Atsaukt gājienu
web-action-takeback-accept = Atļaut
web-action-takeback-decline = Noraidīt
web-action-save = Saglabāt un iziet
web-action-adjourn = Atlikt
web-action-adjourn-allow = Piekrītu atlikt
web-action-adjourn-decline = Spēlējam tālāk
web-action-resume-accept = Piekrītu
web-action-resume-decline = Nepiekrītu
web-action-reading = Nozīmē { $move }
web-resume-at = Turpināšanas laiks
web-resume-propose = Piedāvāt šo laiku
web-action-resume = Turpināt
web-action-adjust = Izlaboju
web-action-adjusted = Izlabots
web-action-claim-left = Pieprasīt uzvaru
web-action-claim-left-in = Uzvaru var pieprasīt pēc { $time }
web-action-abort = Pārtraukt partiju
web-action-abort-yes = Jā, pārtraukt
web-action-resign = Padoties
web-action-resign-yes = Jā, padodos
web-action-resign-no = Nē, spēlēju tālāk
web-action-rematch = Revanšs
web-action-rematch-accept = Pieņemt revanšu
web-entry = Gājiens
web-entry-chess = K karalis, Q dāma, R tornis, B laidnis, N zirdziņš
web-entry-button = Iet
web-entry-seal = Pierakstītais gājiens
web-entry-seal-button = Aploksnē
web-entry-receipt = Pierakstītā gājiena kvīts
web-entry-receipt-button = Uzrādīt
web-receipt = Jūsu pierakstītā gājiena kvīts

# Savienojums ar serveri.

web-say-connecting = Galdiņš tiek sagatavots.
web-say-lost = Savienojums pārtrūka. Jauns mēģinājums pēc { $count } s. Partija ir saglabāta.
web-say-trying = Savienojums pārtrūka. Notiek jauns mēģinājums.
web-say-clock-runs = Jūsu pulkstenis turpina iet.
web-say-not-sent = Jūsu gājiens vēl nav saņemts.
web-say-bye-restart = Serveris tiek restartēts un tūlīt būs atpakaļ.
web-say-bye-slow = Šī lapa atpalika un veido savienojumu no jauna.
web-say-bye-outdated = Ir jaunāka lapas versija: ielādējiet lapu no jauna.
web-say-bye-malformed = Serveris nesaprata šo lapu: ielādējiet to no jauna.
web-say-bye-flood = Pārāk daudz pieprasījumu uzreiz: nedaudz pagaidiet un ielādējiet lapu no jauna.
web-say-bye-elsewhere = Šī partija ir atvērta pārāk daudzos logos. Aizveriet kādu no tiem un ielādējiet lapu no jauna.
web-say-bye-signed-out = Jūs izrakstījāties: ielādējiet lapu no jauna.
web-say-noscript = Lai galdiņš darbotos, pārlūkā ieslēdziet skriptus.

# Lapa un iestatījumi.

web-skip = Uz galdiņu
web-settings = Iestatījumi
web-theme = Krāsas
web-theme-auto = Kā sistēmā
web-theme-light = Gaišas
web-theme-dark = Tumšas
web-coordinates = Koordinātas
web-coordinates-outside = Ap galdiņu
web-coordinates-inside = Uz lauciņiem
web-coordinates-none = Nerādīt
web-kings = Dāmas
web-kings-stacked = Divi kauliņi viens uz otra
web-kings-turned = Apgriezts kauliņš
web-sound = Skaņas
web-flip = Pagriezt galdiņu
web-blindfold = Spēlēt akli
web-say-no-board = Līdz partijas beigām jūs spēlējat bez galdiņa. Rakstiet gājienus zemāk.
web-last-move = Pēdējais gājiens: { $move }
