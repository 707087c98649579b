# Võistlused paberil: paarid, tulemused, tabelid, normid ja protokoll.

tournament-pairings = { $number }. vooru paarid
tournament-results = { $number }. vooru tulemused
tournament-cross-table = Turniiritabel
tournament-progress = Edenemistabel
tournament-standings = Paremusjärjestus
tournament-why = Kahe mängija võrdlus
tournament-norm-report = Normide aruanne
tournament-protocol = Võistluse protokoll

# Mis seisab tulpade kohal.

tournament-board = Laud
tournament-number = Nr
tournament-name = Nimi
tournament-points = Punktid
tournament-result = Tulemus
tournament-rank = Koht
tournament-reason = Põhjus
tournament-class = Järk
tournament-federation = Liit
tournament-club = Klubi
tournament-born = Sündinud
tournament-rating = Reiting
tournament-percent = Protsent
tournament-article = Paragrahv
tournament-what = Mis
tournament-total = Kokku
tournament-event = Kanne
tournament-when = Aeg ({ $zone })
tournament-author = Kes
tournament-round-number = { $number }. voor
tournament-points-before = Punktid enne vooru
tournament-points-behind = Punktid pärast vooru
tournament-standing-assumed = * oletatud tulemusega
tournament-standing-unfinished = lõpetamata partiisid: { $count }
tournament-round-under-way = { $number }. voor on pooleli
tournament-behind-rounds =
    { PLURAL($count) ->
        [one] Pärast { $count } vooru
       *[other] Pärast { $count } vooru
    }
tournament-white-short = v
tournament-black-short = m

# Kes on mänguvaba ja miks.

tournament-free = Selles voorus mänguvabad
tournament-free-short = vaba
tournament-free-no-opponent = selles voorus vastast ei ole
tournament-free-goes-on = pääseb mänguta järgmisse vooru
tournament-free-full = mänguvaba, võidupunktidega
tournament-free-half = omal soovil mänguvaba, viigipunktidega
tournament-free-zero = omal soovil mänguvaba, punktideta
tournament-free-left-over = jäi paaride koostamisel paariliseta
tournament-free-absent = puudub

# Partii seis.

tournament-state-postponed = edasi lükatud
tournament-state-adjourned = katkestatud
tournament-state-assumed = katkestatud, tulemus oletatud
tournament-state-adjudicated = otsustatud seisu järgi
tournament-state-annulled = tühistatud
tournament-state-unrated = reitingut ei arvestata
tournament-note-adjudicated = { $number }. laud: partii otsustas kohtunik koos komisjoniga „{ $commission }“.
tournament-note-annulled = { $number }. laud: partii on tühistatud; tulemus oli { $was }.
tournament-legend-forfeit = + ja − tähistavad partiid, mida ei mängitud: + võit, − kaotus.
tournament-legend-assumed = Sulgudes: lõpetamata partii oletatud tulemus.
tournament-legend-unfinished = Kolm punkti: partii on katkestatud või edasi lükatud.
tournament-legend-knockout = Väljalangemissüsteemis määrab järjestuse voor, kuhu jõuti: samas voorus kaotanud jagavad kohti.
tournament-legend-progress = Igas voorus: vastase number, värv (v valge, m must) ja tulemus; seejärel senised punktid.
tournament-legend-place = Partii nimetuseks on voor ja laud: 3.2 on 3. voor, 2. laud.

# Kes lahkus.

tournament-not-in-table = Tabelist väljas
tournament-gone = { $name }: { $leaving }. Põhjus: „{ $why }“.
tournament-leaving-not-numbered = lahkus enne numbrite andmist
tournament-leaving-draw-anew = lahkus enne algust, loositakse uuesti
tournament-leaving-number-free = lahkus enne algust, number jääb vabaks
tournament-leaving-rest-is-lost = lahkus, olles mänginud pooled partiid või rohkem, ülejäänud loetakse vastastele võidetuks
tournament-leaving-all-is-annulled = lahkus, olles mänginud alla poole partiidest, kõik partiid on tühistatud
tournament-leaving-not-paired = lahkus, paaridesse enam ei panda
tournament-leaving-match-lost = lahkus, matš on kaotatud

# Mis otsustab võrdsete vahel.

tournament-count-direct = omavaheline kohtumine, punktid võrdsete omavahelistest partiidest
tournament-count-wins = võidud, laua taga või mängimata
tournament-count-games-won = laua taga võidetud partiid
tournament-count-berger = Sonneborni-Bergeri koefitsient, oma punktid korda iga vastase punktid
tournament-count-buchholz = Buchholzi koefitsient, vastaste punktid
tournament-count-fore-buchholz = Fore-Buchholzi koefitsient, vastaste punktid, nagu oleksid viimase vooru partiid viigid
tournament-count-average-buchholz = laua taga kohatud vastaste keskmine Buchholzi koefitsient
tournament-count-solkoff = Solkoffi koefitsient, laua taga kohatud vastaste punktid
tournament-count-koya = Koya koefitsient, punktid vastastelt, kellel on pool kõigist punktidest või rohkem
tournament-count-progressive = progressiivne arvestus, punktid pärast iga vooru liidetuna
tournament-count-average = vastaste keskmine reiting
tournament-count-performance = soorituse reiting
tournament-count-perfect-performance = täiuslik soorituse reiting, madalaim reiting, millega oleks seda tulemust oodata
tournament-count-game-points = üksikpartiide punktid
tournament-count-black = mustaga mängitud partiid
tournament-count-lots = koht loosi järgi
tournament-cut-low = { $what } (madalaimaid väärtusi ära jäetud: { $count })
tournament-cut-high = { $what } (kõrgeimaid väärtusi ära jäetud: { $count })
tournament-cut-first = { $what } (esimesi voore ära jäetud: { $count })
tournament-count-unrated-as = { $what } (reitinguta vastase reitinguks loetakse { $rating })

# Miks üks on teisest eespool.

tournament-why-place = { $name }: koht { $place }.
tournament-why-next = Järgmine: { $name }.
tournament-why-caption = Voorude kaupa; sulgudes vastase number
tournament-why-equal = Võrdsed; järgneb järgmine võrdlus.
tournament-why-decides = See otsustab: eespool on { $name }.
tournament-why-open = See ei otsusta.
tournament-why-nothing = Siin ei ole midagi võrrelda.
tournament-round-reached = Voor, kuhu jõuti; viimase vooru võitjal üks rohkem
tournament-why-shared = Miski ei erista neid kahte; nad jagavad kohti.
tournament-why-among = Võrdseks jäänute vahel otsustavad omavahelised partiid: eespool on { $name }.
tournament-why-cut = Nurksulgudes väärtused on ära jäetud.

# Järgud ja normid.

tournament-class-master = Meistersportlane
tournament-class-candidate = Meistrikandidaat
tournament-class-first = I järk
tournament-class-second = II järk
tournament-class-third = III järk
tournament-class-fourth = IV järk
tournament-class-fifth = V järk
tournament-class-none = Järguta
tournament-class-numbers = Korraldaja määratud järgunumbrid
tournament-class-second-at-three = II järgule kehtib koefitsiendi 3,00 korral tabel
tournament-norm-arithmetic = Koefitsient ja normid
tournament-norm-reached = Saavutatud ja kinnitatud järgud
tournament-norm-compared = Iga osavõtja punktid normide vastu
tournament-norm-points = Normides loetakse võit 1 ja viik ½ punktiks, olenemata sellest, kuidas võistlus punkte loeb.
tournament-norm-free = Vastaseta voorud normi täitmiseks punkte ei anna; pluss loetakse võiduks (002:§37.2).
tournament-norm-so-far = Võistlus ei ole lõppenud; need on senised punktid.
tournament-norm-attained = Saavutatud
tournament-norm-kept = Kinnitatud
tournament-norm-met = täidetud
tournament-norm-missed = täitmata
tournament-norm-column = { $class }: vaja punkte { $points }
tournament-norm-product = { $class }: osavõtjaid { $count } × järgu number { $number } = { $product }.
tournament-norm-quotient = Summa { $sum } jagatud osavõtjate arvuga { $count } = { $quotient }.
tournament-norm-coefficient = Kahe kümnendkohani ümardatuna on koefitsient { $coefficient }.
tournament-norm-beginners = Algajate turniir, koefitsiendita; osavõtjaid: { $count }.
tournament-norm-outside = Koefitsient { $coefficient } ei kuulu ühessegi tabeli osasse: järke I–V saavutada ei saa.
tournament-norm-row = Koefitsient on tabeli osas { $part }, reas { $from } kuni { $to }.
tournament-norm-percent = { $class }: vaja on { $percent } protsenti punktidest.
tournament-norm-percent-named = { $class }: vaja on { $percent } protsenti punktidest; tekst nimetab siin järku: { $other }.
tournament-norm-needed = { $class }: partiisid { $games } × { $percent } % = { $exact }; vaja punkte: { $points }.
tournament-norm-scored = { $class }: saadud { $points } ≥ vaja { $needed }.
tournament-norm-short = { $class }: saadud { $points } < vaja { $needed }.
tournament-norm-own-class = { $class }, oma järgu turniir: saadud { $points }, partiisid { $games }, vaja on poolt.
tournament-norm-not-given = { $class }: punktidest piisab, kuid see antakse ainult selle või kõrgema järgu mängijale: { $other }. Mängija: { $held }.
tournament-norm-below = { $class }: selle norm on täidetud. See loeb siis, kui mängija oma järk lõpeb: { $held }.
tournament-norm-participations = Osavõtt meistrivõistlustest { $first } ja { $second }; teine loeb kuni { $until }.
tournament-norm-masters = { $date }: meistersportlasi { $masters }, osavõtjaid { $count }, vaja on kaht kolmandikku.
tournament-norm-against = { $date }: partiisid järgu „{ $class }“ vastu: { $games }, punkte { $points }, vaja { $percent } %.
tournament-norm-match = { $date }: matš järgu „{ $class }“ vastu: partiisid { $games }, punkte { $points }.
tournament-norm-first-class = { $date }: koefitsient { $coefficient }, partiisid { $games }, punkte { $points }, vaja { $percent } %.
tournament-norm-counted = Arvestatavaid turniire: { $count }, vaja: { $needed }.
tournament-norm-holds = { $class }: alates { $date }, kehtib kuni { $until }.
tournament-norm-holds-always = { $class }: alates { $date }, tähtajatult.
tournament-norm-no-participants = Turniiril, kus osavõtjaid on { $count }, norme ei ole.
tournament-norm-no-games = Turniiril, kus igaühel on partiisid { $games }, norme ei ole.
tournament-norm-no-number = { $class }: osavõtjaid { $count }, aga järgunõuded neile numbrit ei anna; selle peab määrama korraldaja.

# Protokoll.

tournament-competition = Võistlus
tournament-site = Toimumiskoht
tournament-dates = Toimumisaeg
tournament-rules = Mängureeglid
tournament-control = Ajakontroll
tournament-system = Süsteem
tournament-meeting = Kohtumine
tournament-scoring = Punktiarvestus
tournament-tie-breaks = Võrdsete eristamine
tournament-late = Hilinemise eest kaotus
tournament-instructions = Võistlusjuhend
tournament-state = Seisund
tournament-approved = kinnitatud
tournament-draft = veel kinnitamata
tournament-over = lõppenud
tournament-over-early = lõpetatud enne viimast vooru; mängitud voore: { $number }/{ $all } ({ $why })
tournament-open = kestab
tournament-late-minutes =
    { PLURAL($count) ->
        [one] { $count } minuti pärast
       *[other] { $count } minuti pärast
    }
tournament-system-round-robin = Ringsüsteem
tournament-system-cycles = Ringsüsteem, ringe: { $count }
tournament-system-swiss = Šveitsi süsteem, voore: { $count }
tournament-system-accelerated = Kiirendatud šveitsi süsteem, voore: { $count }
tournament-system-match = Matš, partiisid: { $count }
tournament-system-knockout = Väljalangemissüsteem
tournament-meeting-match = partiisid: { $count }, loetakse üheks
tournament-meeting-sum = partiisid: { $count }, punktid liidetakse
tournament-scoring-line = võit { $win }, viik { $draw }, kaotus { $loss }
tournament-officials = Ametnikud
tournament-role-organiser = Organiseerimiskomitee
tournament-role-chief-judge = Peakohtunik
tournament-role-judge = Kohtunik
tournament-role-staff = Tehniline personal
tournament-participants = Osavõtjad
tournament-participants-caption = Numbrite järgi
tournament-lots = Loosimine
tournament-lots-how = Numbrid loositi. Igaüks saab need siin toodu põhjal üle arvutada nii, nagu kirjeldab docs/lots.md.
tournament-lots-rating = Numbrid on reitingu järgi, kõrgeim esimesena.
tournament-lots-given = Numbrid on üle võetud teisest programmist.
tournament-lots-none = Numbreid ei ole veel antud.
tournament-lots-commitment = Sidumus
tournament-lots-secret = Saladus
tournament-lots-name = Võistluse nimi
tournament-lots-words = Avalikult öeldud sõnad
tournament-lots-purpose = Otstarve
tournament-lots-serial = Mitmes loosimine
tournament-lots-entry = Sedel
tournament-lots-entries = Sedelid urnis, loositud järjekorras
tournament-lots-count = Loosimiste arv: { $count }. Tabelist on näha, mis urnis iga kord muutunud oli.
tournament-lots-drawings = Kõik loosimised, ka tagasi võetud
tournament-lots-changed = Muutus urnis
tournament-lots-unchanged = ei ole
tournament-lots-gone = välja võetud: { $entries }
tournament-lots-come = juurde pandud: { $entries }
tournament-lots-new-secret = uus saladus
tournament-lots-stands = kehtib
tournament-lots-replaced = loositud uuesti
tournament-lots-taken-back = tagasi võetud

tournament-openings = Avangud
tournament-opening-table = Avangute tabel (SHA-256)
tournament-openings-for-round = loositakse, üks kogu vooru kohta; tabelis avanguid: { $count }
tournament-openings-for-board = loositakse, üks iga laua kohta; tabelis avanguid: { $count }
tournament-openings-played = ühe avanguga partiisid kohtumises, värve vahetades: { $count }
tournament-openings-own = kohtumise igal partiil on oma avang
tournament-openings-not-drawn = Selle vooru avangud on veel loosimata.
tournament-openings-all-boards = Kõik lauad
tournament-openings-board = { $number }. laud
tournament-openings-games = partiid { $games }
tournament-opening-number = Avang { $number }
tournament-openings-how = Avangud loositi, iga voor oma võtmega, mida keegi ei saanud ette teada. Igaüks saab need siin toodu põhjal üle arvutada nii, nagu kirjeldab docs/lots.md.
tournament-openings-commitment = Avangute sidumus
tournament-openings-round = Voor
tournament-openings-key = Võti
tournament-happened = Otsused, karistused ja parandused
tournament-nothing-happened = Neid ei olnud.
tournament-penalties = Karistused
tournament-penalty-warning = hoiatus
tournament-penalty-reprimand = noomitus
tournament-penalty-loss = partii kaotus
tournament-penalty-exclusion = väljaheitmine
tournament-leavers = Lahkunud osavõtjad
tournament-decisions = Otsused ja märkused
tournament-corrections = Parandused ja tagasivõetu
tournament-signatures = Allkirjad

# Mis juhtus.

tournament-event-instructed = Anti võistlusjuhend: „{ $name }“.
tournament-event-approved = Võistlusjuhend kinnitati.
tournament-event-appointed = Määrati ametisse { $name }: { $role }.
tournament-event-committed = Korraldaja sidus end saladusega: { $commitment }.
tournament-event-registered = Registreeriti: { $name }.
tournament-event-admitted = Registreeriti: { $name }. Reitingu järgi on number { $number }; kellel oli see või suurem number, selle oma on nüüd ühe võrra suurem.
tournament-event-amended = Osavõtja andmed parandati: { $name }.
tournament-event-closed = Registreerimine lõpetati.
tournament-event-numbered = Osavõtjad said numbrid.
tournament-event-openings-committed = Korraldaja sidus end avangute võtmetega: { $commitment }.
tournament-event-openings-drawn = Loositi { $round }. vooru avangud: { $numbers }.
tournament-event-freed = { $name }, { $round }. voor: { $how }.
tournament-event-freed-instead = { $name }, { $round }. voor: { $how }; seni: { $before }.
tournament-event-forbidden = Paari ei tohi panna: { $name } ja { $other }.
tournament-event-paired = Koostati vooru paarid: { $pairs }.
tournament-event-repaired = Kohtunik koostas vooru paarid teisiti, { $pairs }: „{ $why }“.
tournament-event-entered = Partii { $place }: tulemus { $result }.
tournament-event-was-assumed = Varem oletati tulemuseks { $result }.
tournament-event-corrected = Partii { $place }: tulemus parandati, õige on { $result }: „{ $why }“.
tournament-event-adjourned = Partii { $place } katkestati.
tournament-event-postponed = Partii { $place } lükati edasi.
tournament-event-assumed = Partii { $place }: paaride koostamiseks oletati tulemus { $result }.
tournament-event-adjudicated = Partii { $place }: otsustati seisu järgi { $result }.
tournament-event-replayed = Partii { $place } tühistati ja mängitakse uuesti: „{ $why }“.
tournament-event-game-added = Lisapartii: { $place }.
tournament-event-left = { $name }: { $leaving }: „{ $why }“.
tournament-event-left-lost = Mängimata kaotatud: { $games }.
tournament-event-penalised = { $name }: { $penalty-name }: „{ $why }“.
tournament-event-noted = Märkus: „{ $text }“.
tournament-event-undone = Kanne { $event } võeti tagasi: „{ $why }“. See oli: { $was }
tournament-event-finished = Võistlus lõpetati.
tournament-event-finished-early = Võistlus lõpetati enne viimast vooru: { $why }.

# Teams

tournament-team = Võistkond
tournament-match = Matš
tournament-match-number = { $number }. matš
tournament-match-points = Võistkonnapunktid
tournament-board-points = Lauapunktid
tournament-match-points-short = VP
tournament-board-points-short = LP
tournament-why-teams = Kahe võistkonna võrdlus
tournament-vacant = mängijat ei ole
tournament-line-up-usual = Koosseisu ei esitatud, nimetatud on esimesed mängijad laudade järjekorras: { $teams }.
tournament-teams = Võistkonnad ja nende mängijad
tournament-team-order = Koht laudade järjekorras
tournament-boards = Tulemused laudade kaupa
tournament-board-number = { $number }. laud
tournament-games = Partiisid
tournament-unplayed = Mängimata võite
tournament-legend-boards = Arvesse lähevad ainult mängitud partiid; vastase puudumise tõttu võidetud on omaette tulbas. Eespool on see, kellel on rohkem punkte, seejärel see, kellel on vähem partiisid.
tournament-legend-cross-teams = Tabelis: iga matši lauapunktid; mõttepunktid: matš ei ole veel lõppenud.
tournament-legend-progress-teams = Igas voorus: vastase number, värv esimesel laual (v valge, m must) ja lauapunktid, mõttepunktidega, kuni matš kestab; seejärel senised punktid.
tournament-legend-place-teams = Partii nimetuseks on voor, matš ja laud: 3.2.4 on 3. voor, 2. matš, 4. laud; 3.2 on selle matši esimene laud.
tournament-team-match = Võistkondade matš
tournament-team-match-line = laudu: { $count }; esimesena nimetatud võistkonna värvid laudade kaupa: { $colors }
tournament-match-scoring = Matšide punktiarvestus
tournament-standing-first = Paremusjärjestuses loevad esmalt
tournament-team-bye = Paariliseta jäänud võistkonna lauapunktid
tournament-note-match-adjudicated = { $number }. matš, { $board }. laud: partii otsustas kohtunik koos komisjoniga „{ $commission }“.
tournament-note-match-annulled = { $number }. matš, { $board }. laud: partii on tühistatud; tulemus oli { $was }.
tournament-count-match-points = võistkonnapunktid
tournament-count-board-berger = võistkondade Sonneborni-Bergeri koefitsient, oma lauapunktid korda iga vastase võistkonnapunktid
tournament-count-berlin = Berliini süsteem, lauapunktid kaaluga: esimesel laual on suurim kaal, viimasel väikseim
tournament-event-enlisted = { $name } mängib võistkonnas { $team }.
tournament-event-member-amended = { $team }, mängija andmed parandati: { $name }.
tournament-event-board-order = { $team }, uus laudade järjekord: { $order }.
tournament-event-line-up = { $team }, koosseis { $round }. vooruks: { $names }.
tournament-event-forfeited = Matš { $place } jäi mängimata: { $result }.
tournament-norm-teams = Normid kehtivad individuaalturniiridel; siin võistlevad võistkonnad.

# Organisation

tournament-schedule = Ajakava
tournament-programme = Programm ja võistlusjuhend
tournament-check-in = Kohalolijate nimekiri
tournament-duties = Kohtuniku ja komitee ülesanded
tournament-equipment = Varustus
tournament-desk = Kohtuniku laud
tournament-decision-log = Otsused ja komitee päevik
tournament-section = Turniirirühm
tournament-every-section = kõik
tournament-day = Päev
tournament-time = Kellaaeg
tournament-held = Mis toimub
tournament-room = Ruum
tournament-times-of-place = Kellaajad on võistluspaiga aja järgi.
tournament-schedule-none = Aegu ei ole veel määratud.
tournament-matter-registration = Registreerimine
tournament-matter-opening = Avamine
tournament-matter-meeting = Osavõtjate koosolek ja loosimine
tournament-matter-adjourned = Katkestatud partiid
tournament-matter-game = Partii { $place }: { $white } – { $black }
tournament-matter-rest-day = Puhkepäev
tournament-matter-closing = Lõpetamine
tournament-weekday-1 = esmaspäev
tournament-weekday-2 = teisipäev
tournament-weekday-3 = kolmapäev
tournament-weekday-4 = neljapäev
tournament-weekday-5 = reede
tournament-weekday-6 = laupäev
tournament-weekday-7 = pühapäev
tournament-weekday-short-1 = E
tournament-weekday-short-2 = T
tournament-weekday-short-3 = K
tournament-weekday-short-4 = N
tournament-weekday-short-5 = R
tournament-weekday-short-6 = L
tournament-weekday-short-7 = P
tournament-left-open = Varasemate voorude tulemuseta partiid
tournament-waiting = Katkestatud ja edasi lükatud partiid
tournament-waiting-caption = Jätkamise järjekorras
tournament-resumption-order = Järjekord
tournament-game = Partii
tournament-continued = Jätkamine
tournament-no-time = aeg määramata
tournament-warnings = Vajab tähelepanu
tournament-warning-length =
    { PLURAL($minutes) ->
        [one] { $round }. voor kestab { $minutes } minuti; partii jaoks on ette nähtud 4–6 tundi.
       *[other] { $round }. voor kestab { $minutes } minutit; partii jaoks on ette nähtud 4–6 tundi.
    }
tournament-warning-rest =
    { PLURAL($minutes) ->
        [one] Enne { $round }. vooru puhkavad mängijad { $minutes } minuti; ette on nähtud 15 minutit.
       *[other] Enne { $round }. vooru puhkavad mängijad { $minutes } minutit; ette on nähtud 15 minutit.
    }
tournament-warning-no-time = { $round }. vooru aeg on veel määramata.
tournament-warning-not-continued = Partii { $place } aeg on veel määramata; varasemad partiid lõpetatakse enne viimast vooru.
tournament-warning-at-night = Partii { $place } on määratud ööseks: { $when }.
tournament-warning-not-confirmed = { $name } ei ole võistlusjuhendiga tutvumist kinnitanud.
tournament-warning-absent = { $name } ei ole kohale märgitud.
tournament-additions = Võistlusmääruste täiendused
tournament-spectators = Pealtvaatajad
tournament-spectators-yes = Partiid on avalikud
tournament-spectators-no = Partiid ei ole avalikud
tournament-discipline = Mida iga osavõtja peab järgima
tournament-discipline-finish = Iga osavõtja peab võistluse lõpuni mängima ja hoidma distsipliini.
tournament-discipline-programme = Iga osavõtja peab tundma võistluse programmi ja korda.
tournament-discipline-ignorance = Keegi ei saa vabanduseks tuua, et ta reegleid või tingimusi ei tundnud; registreerimisel kinnitab iga osavõtja, et on võistlusjuhendiga tutvunud.
tournament-here = Kohal
tournament-confirmed = Juhendiga tutvunud
tournament-signature = Allkiri
tournament-check-in-caption = ✓ on kohal, ☐ ei ole kohale märgitud
tournament-check-in-not-called = Kohalolekut ei ole veel kontrollitud.
tournament-check-in-count = Kohal: { $here }; kohale märkimata: { $absent }.
tournament-phase-before = Enne võistlust
tournament-phase-round = { $number }. voor
tournament-phase-after = Lõpus
tournament-duty = Ülesanne
tournament-whose = Vastutaja
tournament-done = Tehtud
tournament-duty-instructions = Võistlusjuhend on koostatud ja kinnitatud
tournament-duty-preparation = Kõik ettevalmistused on tehtud
tournament-duty-committee = Kohtunik osaleb komitee töös
tournament-duty-timetable = Mängupäevad ja ajakontroll on määratud
tournament-duty-room = Mänguruum ja selle varustus on kontrollitud
tournament-duty-boards = Laudadel on ettenähtud suurus
tournament-duty-staff = Tehniline personal on juhendatud
tournament-duty-meeting = Osavõtjate koosolek on peetud ja juhend teatavaks tehtud
tournament-duty-lots = Loosimine on tehtud
tournament-duty-ready = Lauad, kellad ja blanketid on valmis
tournament-duty-course = Mängu käiku jälgitakse
tournament-duty-results = Tulemused on tabelisse kantud
tournament-duty-resumption = Katkestatud partiide jätkamise järjekord on määratud
tournament-duty-disputes = Vaidlused, lahkumised ja karistused on otsustatud ja päevikusse kantud
tournament-duty-questions = Korralduslikud küsimused on lahendatud
tournament-duty-closing = Lõpukoosolek on peetud ja tulemused teatavaks tehtud
tournament-duty-report = Aruanne on korraldavale organisatsioonile üle antud
tournament-count = Arv
tournament-remark = Märkus
tournament-equipment-caption = Praeguste osavõtjate jaoks
tournament-equipment-boards = Lauad
tournament-equipment-sets = Kabendikomplektid
tournament-equipment-clocks = Kontrollkellad
tournament-equipment-forms-round = Partiiprotokollide blanketid vooru jaoks
tournament-equipment-forms = Partiiprotokollide blanketid kõigi voorude jaoks
tournament-equipment-envelopes = Ümbrikud salakäikude jaoks
tournament-equipment-size = välju: { $squares }; külg { $from }–{ $to } cm
tournament-equipment-men = kive kummalgi poolel: { $men }
tournament-log-judges = Kohtunike otsused
tournament-log-committee = Organiseerimiskomitee päevik
tournament-event-scheduled = Ajakava: { $what }, { $start }.
tournament-event-ordered = Jätkamise järjekord: { $games }.
tournament-event-roll-called = Alustati kohaloleku kontrolli.
tournament-event-checked-in = Kohal: { $name }.
tournament-event-confirmed = Võistlusjuhendiga tutvumise kinnitas { $name }.
tournament-event-ticked = Tehtud: { $duty }.
tournament-event-ticked-round = Tehtud, { $round }. voor: { $duty }.
tournament-event-allowed = { $name } võib mängida mitmes rühmas: „{ $why }“.
tournament-event-elsewhere = Rühmas „{ $section }“.

# parandused ja karistused
tournament-event-corrected-from = Partii { $place }: tulemus parandati, { $change }: „{ $why }“.
tournament-effect-pairing-stands = { $round }. vooru paarid jäävad kehtima.
tournament-effect-re-paired = { $round }. vooru paarid on koostatud uuesti.
tournament-effect-rating-only = Parandus läheb arvesse ainult reitingus.
tournament-event-penalised-game = { $name }: karistuseks kaotus partiis { $place }, tulemus { $result }: „{ $why }“.
tournament-event-published = { $round }. vooru paarid avaldati.
tournament-event-round-begun = { $round }. voor algas.
tournament-footnote-corrected = † { $place }: { $change }, „{ $why }“; { $by }, { $at }.
tournament-footnote-assumed = † { $place }: { $change }, katkestatud partii tulemus oli oletatud; { $by }, { $at }.
tournament-footnote-penalty = † { $place }: { $result }, { $name } kaotas karistuseks, „{ $why }“; { $by }, { $at }.
tournament-footnote-penalty-plain = † { $place }: { $result }, { $name } kaotas karistuseks; { $by }, { $at }.
tournament-note-draft = Kavand: paarid ei ole veel avaldatud.
tournament-note-pairing-number = Vooru paarid, { $number }. koostamine; need asendavad { $at } koostatud paare.
tournament-note-as-paired = Punktid on need, mille järgi paarid koostati; pärast seda on parandatud tulemused:
tournament-late-corrections = Hilised parandused
tournament-late-corrections-standings = lähevad paremusjärjestuses arvesse ka pärast järgmise vooru lõppu

# järgud ja nimetused aastate lõikes
tournament-titles = Järgud ja nimetused aastate lõikes
tournament-titles-on = Kehtib { $date }
tournament-titles-none = { $date } ei kehti ükski järk ega nimetus.
tournament-titles-nobody = Kellestki ei ole midagi öelda.
tournament-titles-since = Kinnitatud
tournament-titles-until = Kuni
tournament-titles-no-end = tähtajata
tournament-titles-event = Võistlus
tournament-titles-looked-at = Mida võrreldi
tournament-titles-registered = { $class }: teada ainult registreerimisest { $date } ja arvestatud sellest päevast.
tournament-titles-no-coefficient = { $date }: turniiri koefitsient ei ole teada, seepärast ei anna see järku (002:N.12).
tournament-titles-had-ended = { $class }: märgitud registreerimisel { $date }, kuigi see oli selleks ajaks lõppenud.
tournament-titles-not-finished = { $event }: ei ole lõppenud ega lähe arvesse.
tournament-titles-no-date = { $event }: viimane päev ei ole teada, ei lähe arvesse.
tournament-titles-of-teams = { $event }: võistkondade võistlus, ei lähe arvesse.
tournament-norm-ended = { $class }: viimati kinnitatud { $date }, lõppes pärast { $until }.
tournament-norm-titles = Nimetused: milleks see võistlus loeb
tournament-championship = Meistrivõistlused
tournament-championship-yes = osavõtt loeb meistersportlase nimetuseks
tournament-last-day = Viimane päev
tournament-time-zone = Ajavöönd

# The head of a page.

tournament-summary-players =
    { PLURAL($count) ->
        [one] { $count } mängija
       *[other] { $count } mängijat
    }
tournament-summary-teams =
    { PLURAL($count) ->
        [one] { $count } võistkond
       *[other] { $count } võistkonda
    }
