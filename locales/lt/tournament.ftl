# Varžybos popieriuje: poros, rezultatai, lentelės, normos ir protokolas.

tournament-pairings = { $number } rato poros
tournament-results = { $number } rato rezultatai
tournament-cross-table = Turnyro lentelė
tournament-progress = Lentelė pagal ratus
tournament-standings = Rikiuotė
tournament-why = Dviejų žaidėjų palyginimas
tournament-norm-report = Normų ataskaita
tournament-protocol = Varžybų protokolas

# Kas yra virš stulpelių.

tournament-board = Lenta
tournament-number = Nr
tournament-name = Vardas
tournament-points = Taškai
tournament-result = Rezultatas
tournament-rank = Vieta
tournament-reason = Priežastis
tournament-class = Atskyris
tournament-federation = Federacija
tournament-club = Klubas
tournament-born = Gimęs
tournament-rating = Reitingas
tournament-percent = Procentai
tournament-article = Straipsnis
tournament-what = Kas
tournament-total = Iš viso
tournament-event = Įrašas
tournament-when = Laikas ({ $zone })
tournament-author = Kieno
tournament-round-number = { $number } ratas
tournament-points-before = Taškai prieš ratą
tournament-points-behind = Taškai po rato
tournament-standing-assumed = * su numanomu rezultatu
tournament-standing-unfinished = nebaigtų partijų: { $count }
tournament-round-under-way = Vyksta { $number } ratas
tournament-behind-rounds =
    { PLURAL($count) ->
        [one] Po { $count } rato
        [few] Po { $count } ratų
       *[other] Po { $count } ratų
    }
tournament-white-short = b
tournament-black-short = j

# Kas laisvas ir kodėl.

tournament-free = Laisvi šiame rate
tournament-free-short = laisvas
tournament-free-no-opponent = šiame rate neturi priešininko
tournament-free-goes-on = be žaidimo patenka į kitą ratą
tournament-free-full = laisvas, su pergalės taškais
tournament-free-half = laisvas savo prašymu, su lygiųjų taškais
tournament-free-zero = laisvas savo prašymu, be taškų
tournament-free-left-over = sudarant poras liko be poros
tournament-free-absent = nedalyvauja

# Partijos būsena.

tournament-state-postponed = nukelta
tournament-state-adjourned = atidėta
tournament-state-assumed = atidėta, rezultatas numanomas
tournament-state-adjudicated = įvertinta pagal padėtį
tournament-state-annulled = anuliuota
tournament-state-unrated = reitingui neskaičiuojama
tournament-note-adjudicated = { $number } lenta: partiją įvertino teisėjas kartu su komisija „{ $commission }“.
tournament-note-annulled = { $number } lenta: partija anuliuota; jos rezultatas buvo { $was }.
tournament-legend-forfeit = + ir − žymi nežaistą partiją: + pergalė, − pralaimėjimas.
tournament-legend-assumed = Skliaustuose: nebaigtos partijos numanomas rezultatas.
tournament-legend-unfinished = Trys taškai: partija atidėta arba nukelta.
tournament-legend-knockout = Atkrintamųjų sistemoje eilę lemia pasiektas ratas: pralaimėjusieji tame pačiame rate dalijasi vietomis.
tournament-legend-progress = Kiekviename rate: priešininko numeris, spalva (b baltieji, j juodieji) ir rezultatas; po to turimi taškai.
tournament-legend-place = Partija vadinama pagal ratą ir lentą: 3.2 yra 3 ratas, 2 lenta.

# Kas pasitraukė.

tournament-not-in-table = Ne lentelėje
tournament-gone = { $name }: { $leaving }. Priežastis: „{ $why }“.
tournament-leaving-not-numbered = pasitraukė prieš suteikiant numerius
tournament-leaving-draw-anew = pasitraukė prieš pradžią, burtai traukiami iš naujo
tournament-leaving-number-free = pasitraukė prieš pradžią, numeris lieka laisvas
tournament-leaving-rest-is-lost = pasitraukė sužaidęs pusę partijų ar daugiau, likusios laimėtos priešininkams
tournament-leaving-all-is-annulled = pasitraukė sužaidęs mažiau nei pusę partijų, visos partijos anuliuotos
tournament-leaving-not-paired = pasitraukė, į poras nebeįtraukiamas
tournament-leaving-match-lost = pasitraukė, mačas pralaimėtas

# Kas lemia tarp lygių.

tournament-count-direct = tarpusavio susitikimas, taškai iš lygiųjų dalyvių tarpusavio partijų
tournament-count-wins = pergalės, prie lentos arba nežaidus
tournament-count-games-won = prie lentos laimėtos partijos
tournament-count-berger = Zoneborno ir Bergerio koeficientas, savo taškai, padauginti iš kiekvieno priešininko taškų
tournament-count-buchholz = Bucholco koeficientas, priešininkų taškai
tournament-count-fore-buchholz = Fore-Bucholco koeficientas, priešininkų taškai, lyg paskutinio rato partijos būtų baigtos lygiosiomis
tournament-count-average-buchholz = prie lentos sutiktų priešininkų vidutinis Bucholco koeficientas
tournament-count-solkoff = Solkofo koeficientas, prie lentos sutiktų priešininkų taškai
tournament-count-koya = Kojos koeficientas, taškai prieš priešininkus, turinčius pusę visų taškų ar daugiau
tournament-count-progressive = progresinis skaičiavimas, sudėti taškai po kiekvieno rato
tournament-count-average = priešininkų vidutinis reitingas
tournament-count-performance = pasiekto rezultato reitingas
tournament-count-perfect-performance = tikslusis pasiekto rezultato reitingas, mažiausias reitingas, su kuriuo toks rezultatas būtų laukiamas
tournament-count-game-points = atskirų partijų taškai
tournament-count-black = juodaisiais žaistos partijos
tournament-count-lots = vieta burtų keliu
tournament-cut-low = { $what } (atmesta mažiausių reikšmių: { $count })
tournament-cut-high = { $what } (atmesta didžiausių reikšmių: { $count })
tournament-cut-first = { $what } (atmesta pirmųjų ratų: { $count })
tournament-count-unrated-as = { $what } (priešininko be reitingo reitingu laikoma { $rating })

# Kodėl vienas yra aukščiau už kitą.

tournament-why-place = { $name }: vieta { $place }.
tournament-why-next = Toliau: { $name }.
tournament-why-caption = Pagal ratus; skliaustuose priešininko numeris
tournament-why-equal = Po lygiai; toliau kitas palyginimas.
tournament-why-decides = Tai lemia: aukščiau yra { $name }.
tournament-why-open = Tai nelemia.
tournament-why-nothing = Čia nėra ką lyginti.
tournament-round-reached = Pasiektas ratas; paskutinio rato nugalėtojui vienu daugiau
tournament-why-shared = Niekas šių dviejų neskiria; jie dalijasi vietomis.
tournament-why-among = Tarp likusių lygių lemia tarpusavio partijos: aukščiau yra { $name }.
tournament-why-cut = Reikšmės laužtiniuose skliaustuose atmestos.

# Atskyriai ir normos.

tournament-class-master = Sporto meistras
tournament-class-candidate = Kandidatas į meistrus
tournament-class-first = I atskyris
tournament-class-second = II atskyris
tournament-class-third = III atskyris
tournament-class-fourth = IV atskyris
tournament-class-fifth = V atskyris
tournament-class-none = Be atskyrio
tournament-class-numbers = Rengėjo nustatyti atskyrių numeriai
tournament-class-second-at-three = II atskyriui, kai koeficientas 3,00, taikoma lentelė
tournament-norm-arithmetic = Koeficientas ir normos
tournament-norm-reached = Įgyti ir patvirtinti atskyriai
tournament-norm-compared = Kiekvieno dalyvio taškai ir normos
tournament-norm-points = Normoms pergalė skaičiuojama kaip 1, lygiosios kaip ½ taško, kad ir kaip skaičiuotų pačios varžybos.
tournament-norm-free = Ratai be priešininko normai taškų neduoda; pliusas skaičiuojamas kaip pergalė (002:§37.2).
tournament-norm-so-far = Varžybos nebaigtos; tai iki šiol surinkti taškai.
tournament-norm-attained = Įgytas
tournament-norm-kept = Patvirtintas
tournament-norm-met = įvykdyta
tournament-norm-missed = neįvykdyta
tournament-norm-column = { $class }: reikia taškų { $points }
tournament-norm-product = { $class }: dalyvių { $count } × atskyrio numeris { $number } = { $product }.
tournament-norm-quotient = Suma { $sum }, padalyta iš dalyvių skaičiaus { $count } = { $quotient }.
tournament-norm-coefficient = Suapvalinus iki dviejų ženklų, koeficientas yra { $coefficient }.
tournament-norm-beginners = Pradedančiųjų turnyras be koeficiento; dalyvių: { $count }.
tournament-norm-outside = Koeficientas { $coefficient } nepatenka į jokią lentelės dalį: I–V atskyrio įgyti negalima.
tournament-norm-row = Koeficientas yra { $part } lentelės dalyje, eilutėje nuo { $from } iki { $to }.
tournament-norm-percent = { $class }: reikia { $percent } % taškų.
tournament-norm-percent-named = { $class }: reikia { $percent } % taškų; tekstas čia mini atskyrį: { $other }.
tournament-norm-needed = { $class }: partijų { $games } × { $percent } % = { $exact }; reikia taškų: { $points }.
tournament-norm-scored = { $class }: surinkta { $points } ≥ reikia { $needed }.
tournament-norm-short = { $class }: surinkta { $points } < reikia { $needed }.
tournament-norm-own-class = { $class }, savo atskyrio turnyras: surinkta { $points }, partijų { $games }, reikia pusės.
tournament-norm-not-given = { $class }: taškų pakanka, bet jis suteikiamas tik šio ar aukštesnio atskyrio žaidėjui: { $other }. Žaidėjas: { $held }.
tournament-norm-below = { $class }: norma įvykdyta. Ji galios, kai baigsis paties žaidėjo atskyris: { $held }.
tournament-norm-participations = Dalyvavimas čempionate { $first } ir { $second }; antrasis skaičiuojamas iki { $until }.
tournament-norm-masters = { $date }: meistrų { $masters }, dalyvių { $count }, reikia dviejų trečdalių.
tournament-norm-against = { $date }: partijų prieš atskyrį „{ $class }“: { $games }, taškų { $points }, reikia { $percent } %.
tournament-norm-match = { $date }: mačas prieš atskyrį „{ $class }“: partijų { $games }, taškų { $points }.
tournament-norm-first-class = { $date }: koeficientas { $coefficient }, partijų { $games }, taškų { $points }, reikia { $percent } %.
tournament-norm-counted = Skaičiuojamų turnyrų: { $count }, reikia: { $needed }.
tournament-norm-holds = { $class }: nuo { $date }, galioja iki { $until }.
tournament-norm-holds-always = { $class }: nuo { $date }, be termino.
tournament-norm-no-participants = Turnyrui normų nėra; dalyvių skaičius { $count } neleistinas.
tournament-norm-no-games = Turnyrui normų nėra; kiekvieno dalyvio partijų skaičius { $games } neleistinas.
tournament-norm-no-number = { $class }: dalyvių { $count }, bet reikalavimai jiems numerio neduoda; jį turi nustatyti rengėjas.

# Protokolas.

tournament-competition = Varžybos
tournament-site = Varžybų vieta
tournament-dates = Varžybų laikas
tournament-rules = Žaidimo taisyklės
tournament-control = Laiko kontrolė
tournament-system = Sistema
tournament-meeting = Susitikimas
tournament-scoring = Taškų skaičiavimas
tournament-tie-breaks = Papildomi rodikliai
tournament-late = Pralaimėjimas dėl vėlavimo po
tournament-instructions = Varžybų nuostatai
tournament-state = Būsena
tournament-approved = patvirtinti
tournament-draft = dar nepatvirtinti
tournament-over = baigtos
tournament-over-early = baigtos prieš paskutinį ratą; sužaista ratų: { $number } iš { $all } ({ $why })
tournament-open = vyksta
tournament-late-minutes =
    { PLURAL($count) ->
        [one] { $count } minutės
        [few] { $count } minučių
       *[other] { $count } minučių
    }
tournament-system-round-robin = Ratų sistema
tournament-system-cycles = Ratų sistema, kartų: { $count }
tournament-system-swiss = Šveicariškoji sistema, ratų: { $count }
tournament-system-accelerated = Pagreitintoji šveicariškoji sistema, ratų: { $count }
tournament-system-match = Mačas, partijų: { $count }
tournament-system-knockout = Atkrintamųjų sistema
tournament-meeting-match = partijų: { $count }, skaičiuojamos kaip viena
tournament-meeting-sum = partijų: { $count }, taškai sudedami
tournament-scoring-line = pergalė { $win }, lygiosios { $draw }, pralaimėjimas { $loss }
tournament-officials = Pareigūnai
tournament-role-organiser = Organizacinis komitetas
tournament-role-chief-judge = Vyriausiasis teisėjas
tournament-role-judge = Teisėjas
tournament-role-staff = Techninis personalas
tournament-participants = Dalyviai
tournament-participants-caption = Pagal numerius
tournament-lots = Burtų traukimas
tournament-lots-how = Numeriai ištraukti burtais. Kiekvienas gali juos perskaičiuoti iš čia pateiktų duomenų, kaip aprašyta docs/lots.md.
tournament-lots-rating = Numeriai suteikti pagal reitingą, aukščiausias pirmas.
tournament-lots-given = Numeriai perimti iš kitos programos.
tournament-lots-none = Numeriai dar nesuteikti.
tournament-lots-commitment = Įsipareigojimas
tournament-lots-secret = Paslaptis
tournament-lots-name = Varžybų pavadinimas
tournament-lots-words = Viešai pasakyti žodžiai
tournament-lots-purpose = Paskirtis
tournament-lots-serial = Kelintas traukimas
tournament-lots-entry = Burtas
tournament-lots-entries = Burtai urnoje, ištraukta tvarka
tournament-lots-count = Burtų traukimų skaičius: { $count }. Lentelėje nurodyta, kas kaskart urnoje buvo pasikeitę.
tournament-lots-drawings = Visi burtų traukimai, taip pat atšaukti
tournament-lots-changed = Pokyčiai urnoje
tournament-lots-unchanged = nėra
tournament-lots-gone = išimta: { $entries }
tournament-lots-come = įdėta: { $entries }
tournament-lots-new-secret = nauja paslaptis
tournament-lots-stands = galioja
tournament-lots-replaced = pakartotas
tournament-lots-taken-back = atšauktas

tournament-openings = Debiutai
tournament-opening-table = Debiutų lentelė (SHA-256)
tournament-openings-for-round = traukiami burtais, vienas visam ratui; debiutų lentelėje: { $count }
tournament-openings-for-board = traukiami burtais, kiekvienai lentai savas; debiutų lentelėje: { $count }
tournament-openings-played = susitikimo partijų su tuo pačiu debiutu, keičiant spalvas: { $count }
tournament-openings-own = kiekviena susitikimo partija turi savo debiutą
tournament-openings-not-drawn = Šio rato debiutai dar neištraukti.
tournament-openings-all-boards = Visos lentos
tournament-openings-board = { $number } lenta
tournament-openings-games = partijos { $games }
tournament-opening-number = Debiutas { $number }
tournament-openings-how = Debiutai ištraukti burtais, kiekviename rate pagal savą raktą, kurio iš anksto niekas negalėjo žinoti. Kiekvienas gali juos perskaičiuoti iš čia pateiktų duomenų, kaip aprašyta docs/lots.md.
tournament-openings-commitment = Įsipareigojimas dėl debiutų
tournament-openings-round = Ratas
tournament-openings-key = Raktas
tournament-happened = Sprendimai, nuobaudos ir pataisos
tournament-nothing-happened = Jų nebuvo.
tournament-penalties = Nuobaudos
tournament-penalty-warning = įspėjimas
tournament-penalty-reprimand = papeikimas
tournament-penalty-loss = partijos pralaimėjimas
tournament-penalty-exclusion = pašalinimas
tournament-leavers = Pasitraukę dalyviai
tournament-decisions = Sprendimai ir pastabos
tournament-corrections = Pataisos ir atšaukti įrašai
tournament-signatures = Parašai

# Kas įvyko.

tournament-event-instructed = Pateikti varžybų nuostatai: „{ $name }“.
tournament-event-approved = Nuostatai patvirtinti.
tournament-event-appointed = Paskyrimas: { $name }, { $role }.
tournament-event-committed = Rengėjas įsipareigojo paslaptimi: { $commitment }.
tournament-event-registered = Užregistruotas dalyvis: { $name }.
tournament-event-admitted = Užregistruotas dalyvis: { $name }. Numeris pagal reitingą – { $number }; kas turėjo šį ar didesnį numerį, to numeris dabar vienetu didesnis.
tournament-event-amended = Pataisyti dalyvio duomenys: { $name }.
tournament-event-closed = Registracija baigta.
tournament-event-numbered = Dalyviai gavo numerius.
tournament-event-openings-committed = Rengėjas įsipareigojo debiutų raktais: { $commitment }.
tournament-event-openings-drawn = Ištraukti { $round } rato debiutai: { $numbers }.
tournament-event-freed = { $name }, { $round } ratas: { $how }.
tournament-event-freed-instead = { $name }, { $round } ratas: { $how }; iki šiol: { $before }.
tournament-event-forbidden = Į porą negalima dėti: { $name } ir { $other }.
tournament-event-paired = Sudarytos rato poros: { $pairs }.
tournament-event-repaired = Teisėjas sudarė poras kitaip, { $pairs }: „{ $why }“.
tournament-event-entered = Partija { $place }: rezultatas { $result }.
tournament-event-was-assumed = Anksčiau numanytas rezultatas { $result }.
tournament-event-corrected = Partija { $place }: rezultatas pataisytas į { $result }: „{ $why }“.
tournament-event-adjourned = Partija { $place } atidėta.
tournament-event-postponed = Partija { $place } nukelta.
tournament-event-assumed = Partija { $place }: poroms sudaryti numanytas rezultatas { $result }.
tournament-event-adjudicated = Partija { $place }: įvertinta { $result }.
tournament-event-replayed = Partija { $place } anuliuota ir žaidžiama iš naujo: „{ $why }“.
tournament-event-game-added = Papildoma partija: { $place }.
tournament-event-left = { $name }: { $leaving }: „{ $why }“.
tournament-event-left-lost = Pralaimėta nežaidus: { $games }.
tournament-event-penalised = { $name }: { $penalty-name }: „{ $why }“.
tournament-event-noted = Pastaba: „{ $text }“.
tournament-event-undone = Įrašas { $event } atšauktas: „{ $why }“. Tai buvo: { $was }
tournament-event-finished = Varžybos baigtos.
tournament-event-finished-early = Varžybos baigtos prieš paskutinį ratą: { $why }.

# Teams

tournament-team = Komanda
tournament-match = Mačas
tournament-match-number = { $number } mačas
tournament-match-points = Komandiniai taškai
tournament-board-points = Lentų taškai
tournament-match-points-short = KT
tournament-board-points-short = LT
tournament-why-teams = Dviejų komandų palyginimas
tournament-vacant = žaidėjo nėra
tournament-line-up-usual = Sudėtis nepateikta, įrašyti pirmieji žaidėjai pagal lentų tvarką: { $teams }.
tournament-teams = Komandos ir jų žaidėjai
tournament-team-order = Vieta lentų tvarkoje
tournament-boards = Rezultatai pagal lentas
tournament-board-number = { $number } lenta
tournament-games = Partijos
tournament-unplayed = Laimėta nežaidus
tournament-legend-boards = Skaičiuojamos tik sužaistos partijos; laimėtos priešininkui neatvykus yra atskirame stulpelyje. Aukščiau yra tas, kas turi daugiau taškų, po to tas, kas turi mažiau partijų.
tournament-legend-cross-teams = Lentelėje: kiekvieno mačo lentų taškai; daugtaškis: mačas dar nesibaigė.
tournament-legend-progress-teams = Kiekviename rate: priešininko numeris, spalva pirmojoje lentoje (b baltieji, j juodieji) ir lentų taškai, su daugtaškiu, kol mačas nesibaigė; po to turimi taškai.
tournament-legend-place-teams = Partija vadinama pagal ratą, mačą ir lentą: 3.2.4 yra 3 ratas, 2 mačas, 4 lenta; 3.2 yra jo pirmoji lenta.
tournament-team-match = Komandų mačas
tournament-team-match-line = lentų: { $count }; pirmosios įrašytos komandos spalvos pagal lentas: { $colors }
tournament-match-scoring = Taškai už mačą
tournament-standing-first = Pirmiausia vertinami
tournament-team-bye = Be poros likusios komandos lentų taškai
tournament-note-match-adjudicated = { $number } mačas, { $board } lenta: partiją įvertino teisėjas kartu su komisija „{ $commission }“.
tournament-note-match-annulled = { $number } mačas, { $board } lenta: partija anuliuota; jos rezultatas buvo { $was }.
tournament-count-match-points = komandiniai taškai
tournament-count-board-berger = komandų Zoneborno ir Bergerio koeficientas, savo lentų taškai, padauginti iš kiekvieno priešininko komandinių taškų
tournament-count-berlin = Berlyno sistema, lentų taškai su svoriu: pirmosios lentos svoris didžiausias, paskutinės – mažiausias
tournament-event-enlisted = { $name } žaidžia komandoje { $team }.
tournament-event-member-amended = { $team }: pataisyti žaidėjo duomenys: { $name }.
tournament-event-board-order = { $team }: nauja lentų tvarka: { $order }.
tournament-event-line-up = { $team }, sudėtis { $round } ratui: { $names }.
tournament-event-forfeited = Mačas { $place } neįvyko dėl neatvykimo: { $result }.
tournament-norm-teams = Normos nustatytos asmeniniams turnyrams; čia žaidžia komandos.

# Organisation

tournament-schedule = Tvarkaraštis
tournament-programme = Programa ir nuostatai
tournament-check-in = Atvykusiųjų sąrašas
tournament-duties = Teisėjo ir komiteto pareigos
tournament-equipment = Inventorius
tournament-desk = Teisėjo stalas
tournament-decision-log = Sprendimai ir komiteto žurnalas
tournament-section = Grupė
tournament-every-section = visos
tournament-day = Diena
tournament-time = Laikas
tournament-held = Kas vyksta
tournament-room = Patalpa
tournament-times-of-place = Nurodytas varžybų vietos laikas.
tournament-schedule-none = Laikas dar nenustatytas.
tournament-matter-registration = Registracija
tournament-matter-opening = Atidarymas
tournament-matter-meeting = Dalyvių susirinkimas ir burtų traukimas
tournament-matter-adjourned = Atidėtų partijų tęsimas
tournament-matter-game = Partija { $place }: { $white } – { $black }
tournament-matter-rest-day = Poilsio diena
tournament-matter-closing = Uždarymas
tournament-weekday-1 = pirmadienis
tournament-weekday-2 = antradienis
tournament-weekday-3 = trečiadienis
tournament-weekday-4 = ketvirtadienis
tournament-weekday-5 = penktadienis
tournament-weekday-6 = šeštadienis
tournament-weekday-7 = sekmadienis
tournament-weekday-short-1 = Pr
tournament-weekday-short-2 = An
tournament-weekday-short-3 = Tr
tournament-weekday-short-4 = Kt
tournament-weekday-short-5 = Pn
tournament-weekday-short-6 = Št
tournament-weekday-short-7 = Sk
tournament-left-open = Ankstesnių ratų partijos be rezultato
tournament-waiting = Atidėtos ir nukeltos partijos
tournament-waiting-caption = Tęsimo tvarka
tournament-resumption-order = Eilė
tournament-game = Partija
tournament-continued = Tęsimas
tournament-no-time = laikas nenustatytas
tournament-warnings = Atkreiptinas dėmesys
tournament-warning-length =
    { PLURAL($minutes) ->
        [one] { $round } ratas trunka { $minutes } minutę; partijai skiriama nuo 4 iki 6 valandų.
        [few] { $round } ratas trunka { $minutes } minutes; partijai skiriama nuo 4 iki 6 valandų.
       *[other] { $round } ratas trunka { $minutes } minučių; partijai skiriama nuo 4 iki 6 valandų.
    }
tournament-warning-rest =
    { PLURAL($minutes) ->
        [one] Prieš { $round } ratą žaidėjai ilsisi { $minutes } minutę; priklauso 15 minučių.
        [few] Prieš { $round } ratą žaidėjai ilsisi { $minutes } minutes; priklauso 15 minučių.
       *[other] Prieš { $round } ratą žaidėjai ilsisi { $minutes } minučių; priklauso 15 minučių.
    }
tournament-warning-no-time = { $round } rato laikas dar nenustatytas.
tournament-warning-not-continued = Partijos { $place } laikas dar nenustatytas; ankstesnės partijos baigiamos prieš paskutinį ratą.
tournament-warning-at-night = Partija { $place } paskirta naktį: { $when }.
tournament-warning-not-confirmed = Nepatvirtinta, kad susipažinta su nuostatais: { $name }.
tournament-warning-absent = Atvykimas nepažymėtas: { $name }.
tournament-additions = Taisyklių papildymai
tournament-spectators = Žiūrovai
tournament-spectators-yes = Partijos atviros žiūrovams
tournament-spectators-no = Partijos žaidžiamos be žiūrovų
tournament-discipline = Ko privalo laikytis kiekvienas dalyvis
tournament-discipline-finish = Kiekvienas dalyvis privalo baigti varžybas ir laikytis drausmės.
tournament-discipline-programme = Kiekvienas dalyvis privalo žinoti varžybų programą ir tvarką.
tournament-discipline-ignorance = Taisyklių ar sąlygų nežinojimas nieko nepateisina; registruodamasis kiekvienas dalyvis patvirtina, kad susipažino su nuostatais.
tournament-here = Atvyko
tournament-confirmed = Su nuostatais susipažino
tournament-signature = Parašas
tournament-check-in-caption = ✓ atvyko, ☐ atvykimas nepažymėtas
tournament-check-in-not-called = Atvykimas dar netikrintas.
tournament-check-in-count = Atvyko: { $here }; atvykimas nepažymėtas: { $absent }.
tournament-phase-before = Prieš varžybas
tournament-phase-round = { $number } ratas
tournament-phase-after = Pabaigoje
tournament-duty = Pareiga
tournament-whose = Atsakingas
tournament-done = Atlikta
tournament-duty-instructions = Nuostatai parengti ir patvirtinti
tournament-duty-preparation = Visi parengiamieji darbai atlikti
tournament-duty-committee = Teisėjas dalyvauja komiteto darbe
tournament-duty-timetable = Žaidimo dienos ir laiko kontrolė nustatytos
tournament-duty-room = Žaidimo patalpa ir jos įranga patikrintos
tournament-duty-boards = Lentos yra nustatyto dydžio
tournament-duty-staff = Techninis personalas instruktuotas
tournament-duty-meeting = Dalyvių susirinkimas įvyko, nuostatai paskelbti
tournament-duty-lots = Burtai ištraukti
tournament-duty-ready = Lentos, laikrodžiai ir blankai paruošti
tournament-duty-course = Žaidimo eiga stebima
tournament-duty-results = Rezultatai įrašyti į lentelę
tournament-duty-resumption = Partijų tęsimo tvarka nustatyta
tournament-duty-disputes = Sprendimai dėl ginčų, pasitraukimų ir nuobaudų priimti ir įrašyti į žurnalą
tournament-duty-questions = Organizaciniai klausimai išspręsti
tournament-duty-closing = Baigiamasis susirinkimas įvyko, rezultatai paskelbti
tournament-duty-report = Ataskaita perduota rengėjui
tournament-count = Kiekis
tournament-remark = Pastaba
tournament-equipment-caption = Dabartiniam dalyvių skaičiui
tournament-equipment-boards = Lentos
tournament-equipment-sets = Šaškių komplektai
tournament-equipment-clocks = Kontroliniai laikrodžiai
tournament-equipment-forms-round = Partijų užrašų blankai vienam ratui
tournament-equipment-forms = Partijų užrašų blankai visiems ratams
tournament-equipment-envelopes = Vokai užrašytiems ėjimams
tournament-equipment-size = langelių: { $squares }; kraštinė { $from }–{ $to } cm
tournament-equipment-men = paprastųjų šaškių kiekvienai pusei: { $men }
tournament-log-judges = Teisėjų sprendimai
tournament-log-committee = Organizacinio komiteto žurnalas
tournament-event-scheduled = Tvarkaraštis: { $what }, { $start }.
tournament-event-ordered = Tęsimo tvarka: { $games }.
tournament-event-roll-called = Pradėtas atvykimo tikrinimas.
tournament-event-checked-in = Atvyko: { $name }.
tournament-event-confirmed = Susipažinimas su nuostatais patvirtintas: { $name }.
tournament-event-ticked = Atlikta: { $duty }.
tournament-event-ticked-round = Atlikta { $round } rate: { $duty }.
tournament-event-allowed = Leista žaisti keliose grupėse: { $name }: „{ $why }“.
tournament-event-elsewhere = Grupėje „{ $section }“.

# pataisymai ir nuobaudos
tournament-event-corrected-from = Partija { $place }: rezultatas pataisytas, { $change }: „{ $why }“.
tournament-effect-pairing-stands = { $round } rato poros lieka galioti.
tournament-effect-re-paired = { $round } rato poros sudarytos iš naujo.
tournament-effect-rating-only = Įskaitoma tik į reitingą.
tournament-event-penalised-game = { $name }: nuobauda – pralaimėjimas partijoje { $place }, rezultatas { $result }: „{ $why }“.
tournament-event-published = Paskelbtos { $round } rato poros.
tournament-event-round-begun = Prasidėjo { $round } ratas.
tournament-footnote-corrected = † { $place }: { $change }, „{ $why }“; { $by }, { $at }.
tournament-footnote-assumed = † { $place }: { $change }, atidėtos partijos rezultatas buvo numanomas; { $by }, { $at }.
tournament-footnote-penalty = † { $place }: { $result }, dėl nuobaudos pralaimėjo { $name }, „{ $why }“; { $by }, { $at }.
tournament-footnote-penalty-plain = † { $place }: { $result }, dėl nuobaudos pralaimėjo { $name }; { $by }, { $at }.
tournament-note-draft = Juodraštis: poros dar nepaskelbtos.
tournament-note-pairing-number = Rato poros, { $number } sudarymas; jis pakeičia sudarytą { $at }.
tournament-note-as-paired = Nurodyti taškai, pagal kuriuos sudarytos poros; nuo tada pataisyti rezultatai:
tournament-late-corrections = Vėlyvi pataisymai
tournament-late-corrections-standings = įskaitomi į rikiuotę ir pasibaigus kitam ratui

# klasės ir vardai per metus
tournament-titles = Atskyriai ir vardai pagal metus
tournament-titles-on = Galioja { $date }
tournament-titles-none = { $date } negalioja joks atskyris ar vardas.
tournament-titles-nobody = Nėra apie ką pranešti.
tournament-titles-since = Patvirtinta
tournament-titles-until = Iki
tournament-titles-no-end = neterminuotai
tournament-titles-event = Varžybos
tournament-titles-looked-at = Kas palyginta
tournament-titles-registered = { $class }: žinoma tik iš registracijos { $date } ir skaičiuojama nuo tos dienos.
tournament-titles-no-coefficient = { $date }: turnyro koeficientas nežinomas, todėl atskyrio jis neduoda (002:N.12).
tournament-titles-had-ended = { $class }: nurodyta registruojantis { $date }, nors terminas tuo metu jau buvo pasibaigęs.
tournament-titles-not-finished = { $event }: nebaigtos ir neįskaitomos.
tournament-titles-no-date = { $event }: paskutinė diena nežinoma, neįskaitomos.
tournament-titles-of-teams = { $event }: komandinės varžybos, neįskaitomos.
tournament-norm-ended = { $class }: paskutinį kartą patvirtinta { $date }, galiojimas baigėsi po { $until }.
tournament-norm-titles = Vardai: kam šios varžybos įskaitomos
tournament-championship = Čempionatas
tournament-championship-yes = dalyvavimas įskaitomas į sporto meistro vardą
tournament-last-day = Paskutinė diena
tournament-time-zone = Laiko juosta

# The head of a page.

tournament-summary-players =
    { PLURAL($count) ->
        [one] { $count } žaidėjas
        [few] { $count } žaidėjai
       *[other] { $count } žaidėjų
    }
tournament-summary-teams =
    { PLURAL($count) ->
        [one] { $count } komanda
        [few] { $count } komandos
       *[other] { $count } komandų
    }
