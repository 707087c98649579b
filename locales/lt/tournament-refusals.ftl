# Kodėl varžybose kas nors atmetama.

tournament-refused-no-instructions = Varžybų nuostatų dar nėra.
tournament-refused-instructions-stand = Nuostatų negalima keisti, kai registracija baigta arba dalyviai turi numerius.
tournament-refused-not-approved = Nuostatai dar nepatvirtinti.
tournament-refused-instructions-games = Viename susitikime būna nuo 1 iki { $games } partijų.
tournament-refused-instructions-points = Už pergalę turi būti skiriama daugiau nei už lygiąsias, o už lygiąsias ne mažiau nei už pralaimėjimą.
tournament-refused-same-field = { $what } nieko nenulemia, kai visi žaidžia su visais: lygieji turėjo tuos pačius priešininkus.
tournament-refused-not-everybody-met = { $what } lygina rezultatus prieš tuos pačius priešininkus, o čia su jais žaidžia ne visi.
tournament-refused-no-points = { $what } reikalauja taškų lentelės, o atkrintamosiose varžybose jos nėra.
tournament-refused-no-judge = Teisėjas nepaskirtas.
tournament-refused-missing = Trūksta: { $what }.
tournament-refused-unreadable = To negalima priimti: { $what }. Tekstas ilgesnis nei { $number } baitų, turi nematomų ženklų, vertikalų brūkšnį arba tarpų kraštuose.
tournament-refused-committed = Rengėjas jau įsipareigojo paslaptimi.
tournament-refused-not-committed = Rengėjas įsipareigojimą turi paskelbti prieš baigiantis registracijai.
tournament-refused-too-late-to-commit = Registracija baigta: dabar pasirinkta paslaptimi būtų galima paveikti burtus.
tournament-refused-same-name = „{ $name }“ jau užregistruotas. Kad būtų galima atskirti, pridėkite klubą arba gimimo metus.
tournament-refused-closed = Registracija baigta.
tournament-refused-not-closed = Registracija dar vyksta.
tournament-refused-too-few = Dalyvių: { $number }; reikia bent { $least }.
tournament-refused-too-many = Dalyvių: { $number }; gali dalyvauti ne daugiau kaip { $most }.
tournament-refused-no-player = Žaidėjo numeriu { $number } nėra.
tournament-refused-has-left = Žaidėjas numeriu { $number } pasitraukė iš varžybų.
tournament-refused-have-numbers = Dalyviai jau turi numerius.
tournament-refused-no-numbers = Dalyviai dar neturi numerių: traukite burtus arba suskirstykite pagal reitingą.
tournament-refused-secret-length = Paslaptį sudaro nuo { $least } iki { $most } atsitiktinių baitų, o čia jų { $number }.
tournament-refused-secret-digits = Paslaptis rašoma šešioliktainiais skaitmenimis, po du baitui; klaida baite { $number }.
tournament-refused-wrong-secret = Paslaptis neatitinka paskelbto įsipareigojimo.
tournament-refused-draw-no-words = Burtams reikia viešai pasakytų žodžių.
tournament-refused-draw-no-entries = Nėra iš ko traukti.
tournament-refused-draw-blank = Burtas { $number } tuščias arba turi tarpų kraštuose.
tournament-refused-draw-control = „{ $text }“ turi nematomų ženklų.
tournament-refused-draw-twice = Du burtai vienodi: „{ $text }“.
tournament-refused-not-by-lot = Numeriai nebuvo ištraukti burtais, todėl negalima burtais rinkti ir rato.
tournament-refused-no-round = Rato { $number } nėra.
tournament-refused-paired = Rato { $number } poros jau sudarytos.
tournament-refused-all-paired = Visų ratų poros sudarytos; ratų: { $number }.
tournament-refused-unfinished = Partija { $place } nebaigta. { $why }
tournament-refused-unfinished-more = Partija { $place } nebaigta; iš viso nebaigtų partijų: { $number }. { $why }
tournament-awaited-next-round = Kito rato poros sudaromos pagal rezultatus; atidėtos partijos rezultatą galima numanyti.
tournament-awaited-last-round = Ankstesnių ratų partijos turi būti baigtos prieš paskutinį ratą.
tournament-awaited-next-game = Mače pirmiausia baigiama ankstesnė partija.
tournament-awaited-knockout = Pralaimėjęs iškrinta, todėl pirmiausia turi būti nuspręstas kiekvienas susitikimas.
tournament-awaited-report = Ataskaitoje turi būti visi rezultatai.
tournament-refused-no-game = Partijos { $place } nėra.
tournament-refused-has-result = Partija { $place } jau turi rezultatą; pataisykite jį ir nurodykite priežastį.
tournament-refused-no-result = Partija { $place } neturi rezultato.
tournament-refused-not-adjourned = Partija { $place } neatidėta.
tournament-refused-annulled = Partija { $place } anuliuota.
tournament-refused-paired-by = Pagal tai sudarytos rato { $number } poros; to, kas sužaista, iš naujo poruoti negalima.
tournament-refused-not-free = Laisvas ratas suteikiamas su lygiųjų (H) ar pergalės (F) taškais arba be taškų (Z).
tournament-refused-pairing-keeps-apart = Tik šveicariškojoje sistemoje galima dviejų žaidėjų nesuvesti.
tournament-refused-pairing-lets-off = Tik šveicariškojoje sistemoje žaidėją galima atleisti nuo rato: nukelkite partiją.
tournament-refused-pairing-participants = Lentelė skirta nuo 2 iki { $most } dalyvių, ne { $number }.
tournament-refused-pairing-cycles = Visi su visais gali žaisti nuo 1 iki { $most } kartų, ne { $number }.
tournament-refused-pairing-order = Lentelės ratai nesutampa: { $number }.
tournament-refused-pairing-drawn = Susitikimas lentoje { $number } baigėsi lygiosiomis; pridėkite partiją.
tournament-refused-pairing-other-round = Pakeistos poros turi būti to paties lentelės rato.
tournament-refused-pairing-twice = Kažkas porose yra du kartus.
tournament-refused-pairing-other-players = Pakeistose porose turi būti tie patys rato žaidėjai.
tournament-refused-pairing-misfit = Tai nedera su tuo, kas jau yra ({ $why }).
tournament-refused-unpairable-few = Rate dalyvauja: { $number }; reikia dviejų.
tournament-refused-unpairable-over = Visų ratų poros sudarytos; ratų: { $number }.
tournament-refused-unpairable-criteria = Jokios poros neatitinka absoliučiųjų kriterijų C1–C3: kad ir kaip sudarytume kitas poras, leistino priešininko nėra numeriams { $numbers }.
tournament-refused-unpairable-criteria-odd = Jokios poros neatitinka absoliučiųjų kriterijų C1–C3, nors vienas žaidėjas, dar nebuvęs laisvas, gali likti be poros: kad ir kaip sudarytume kitas poras, leistino priešininko nėra numeriams { $numbers }.
tournament-refused-unpairable-scores = Varžybose per daug skirtingų taškų sumų, kad būtų galima jas pasverti.
tournament-refused-not-pairable-rounds = Ratų skaičius nežinomas.
tournament-refused-not-pairable-color = Nežinoma, kas pradeda baltaisiais.
tournament-refused-not-pairable-result = Ratas { $round }: žaidėjo { $number } partija neturi rezultato.
tournament-refused-not-pairable-system = Porų sistema yra { $what }, o ne FIDE olandiškoji.
tournament-refused-not-pairable-baku = Baku pagreitinimui reikia, kad lygiosios duotų pusę pergalės, o pralaimėjimas nieko.
tournament-refused-not-equal = Susitikimas lentoje { $number } nulemtas arba nebaigtas: partija nepridedama.
tournament-refused-in-urn = Burtai dar bus traukiami: vardai, klubai ir gimimo metai urnoje lieka, kokie yra.
tournament-refused-no-outcome = Taip partija nesibaigia.
tournament-refused-rounds-left = Dar liko sužaisti ratų: { $number }.
tournament-refused-no-event = Įrašo { $number } žurnale nėra.
tournament-refused-undone = Įrašas { $number } jau atšauktas.
tournament-refused-rests-on-it = Įrašo { $event } atšaukti negalima, nes juo remiasi įrašas { $rests }. { $why }
tournament-rests-done-anew = Kas atšaukta, daroma iš naujo nauju įrašu.
tournament-rests-known-by-number = Žaidėjai žinomi pagal numerį; pažymėkite, kad šis pasitraukė.
tournament-rests-have-numbers = Dalyviai turi numerius.
tournament-rests-numbers-drawn = Tada buvo ištraukti numeriai.
tournament-rests-approved = Nuostatai buvo patvirtinti.
tournament-rests-numbers-given = Numeriai suteikti pagal šiuos nuostatus.
tournament-rests-numbers-without = Numeriai suteikti be šio žaidėjo.
tournament-rests-paired-by = Pagal jį sudarytos rato poros.
tournament-rests-paired-without = Rato poros sudarytos be šio žaidėjo.
tournament-rests-later-round = Sudarytos vėlesnio rato poros.
tournament-rests-has-results = Rato partijos turi rezultatus.
tournament-rests-misfit = Jis nebederėtų ({ $why }).
tournament-refused-over = Varžybos baigėsi.

# Kodėl kas nors atmetama komandai.

tournament-refused-instructions-matches = Už laimėtą mačą turi būti skiriama daugiau nei už lygų, o už šį ne mažiau nei už pralaimėtą.
tournament-refused-of-teams = { $what } skaičiuoja komandų mačus ir lentas, o čia dalyvauja pavieniai žaidėjai.
tournament-refused-not-of-teams = { $what } skaičiuoja pavienių žaidėjų partijas, o čia dalyvauja komandos.
tournament-rests-board-order = Komandos žaidėjai žinomi pagal vietą lentų tvarkoje.
tournament-rests-played-by = Pagal jį sužaistos partijos.
tournament-refused-team-none = Nuostatuose komandų nėra: dalyvauja pavieniai žaidėjai.
tournament-refused-team-games = Mače yra ne daugiau kaip { $most } partijų: lentų skaičius, padaugintas iš partijų kiekvienoje.
tournament-refused-team-bye = Laisvo rato lentų taškai yra tarp nulio ir pergalės visose lentose.
tournament-refused-team-has-members = Komandai { $number } paskirti žaidėjai: nuostatuose turi būti lentų skaičius mače.
tournament-refused-team-nobody = Komanda { $number } dar neturi žaidėjų: išvardykite juos lentų tvarka.
tournament-refused-team-full = Komanda { $number } jau pilna; žaidėjų gali būti ne daugiau kaip { $most }.
tournament-refused-team-no-member = Komandoje { $number } nėra žaidėjo { $member }: lentų tvarka siekia { $last }.
tournament-refused-team-order-stands = Komandos { $number } lentų tvarka galioja nuo rato { $round } porų sudarymo.
tournament-refused-team-lined-up = Komandos { $number } lentų tvarka galioja nuo sudėties ratui { $round } pateikimo.
tournament-refused-team-not-everybody = Tvarkoje kiekvienas komandos žaidėjas minimas kartą; žaidėjų: { $number }.
tournament-refused-team-empty = Sudėtis tuščia: neatvykusi komanda pralaimi mačą.
tournament-refused-team-too-many = Žaidėjų sudėtyje: { $number }; lentų mače: { $boards }.
tournament-refused-team-out-of-order = Sudėtis pažeidžia lentų tvarką: { $name }, komandos numeris { $member }, negali sėdėti prie lentos { $board } po numerio { $above }.
tournament-refused-team-twice = Sudėtyje du kartus minimas komandos numeris { $member }: { $name }.
tournament-refused-team-no-match = Komanda { $number } rate { $round } mačo neturi.
tournament-refused-team-round-over = Ratas { $round } sužaistas: sudėtys galioja.
tournament-refused-team-begun = Mačas prasidėjo: partija { $place } turi rezultatą arba yra atidėta.
tournament-refused-team-vacant = Prie lentos { $place } viena komanda neturi žaidėjo: partija nebuvo žaista.
tournament-refused-team-no-forfeit = Nesužaistas mačas rašomas +:-, -:+ arba -:-.

# Order and sections of an event.

tournament-refused-order-game = Partija { $place }
tournament-refused-order-length = Trukmė turi būti nuo 1 minutės iki 24 valandų.
tournament-refused-order-rounds = Ratai eina vienas po kito, o čia taip nebūtų: { $matter }, { $start }.
tournament-refused-order-no-rest = Žaidėjas numeriu { $number } turi kitą partiją: { $matter }, { $start }. Tarp dviejų partijų žaidėjas ilsisi 15 minučių.
tournament-refused-order-at-once = Tuo pačiu metu vyksta kita: { $matter }, { $start }.
tournament-refused-order-rest-day = { $day } yra poilsio diena.
tournament-refused-order-played = Tą dieną žaidžiama: { $matter }, { $start }.
tournament-refused-order-hour = Partijos tęsimui skiriama ne mažiau kaip viena žaidimo valanda.
tournament-refused-order-not-waiting = Partija { $place } nei atidėta, nei perkelta.
tournament-refused-order-before-round = Tos partijos ratas { $round } baigiasi { $end }.
tournament-refused-order-after-last = Ankstesnės partijos turi būti baigtos prieš tai: { $matter }, { $start }.
tournament-refused-order-twice = Partija { $place } eilėje yra du kartus.
tournament-refused-order-no-roll = Atvykimas dar netikrintas.
tournament-refused-order-is-here = Žaidėjo numeriu { $number } atvykimas jau pažymėtas.
tournament-refused-order-has-confirmed = Žaidėjas numeriu { $number } nuostatus jau patvirtino.
tournament-refused-order-which-round = Ši pareiga kartojasi kiekviename rate: nurodykite ratą.
tournament-refused-order-no-round = Ši pareiga nesusijusi su ratu.
tournament-refused-order-is-ticked = Ši pareiga jau pažymėta kaip atlikta.
tournament-refused-order-not-his-task = { $name } ({ $roles }) to daryti negali: tai kito pareigūno užduotis ({ $article }).
tournament-refused-order-one-chief = Vyriausiasis teisėjas yra { $name }: teisėjų kolegijoje jis vienas.
tournament-refused-order-appointed = { $name } į šias pareigas jau paskirtas.
tournament-refused-section-unknown = Grupės „{ $section }“ nėra. Yra grupės: { $all }.
tournament-refused-section-which = Varžybose yra grupės; nurodykite vieną: { $all }.
tournament-refused-section-too-late = Dalyviai užregistruoti be grupės; grupės atveriamos prieš tai.
tournament-refused-section-no-event = Pačios varžybos dar neturi nuostatų.
tournament-refused-section-too-many = Didžiausias grupių skaičius varžybose: { $most }.
tournament-refused-section-elsewhere = Įrašas { $event } priklauso kitur: { $section }.
tournament-refused-section-twice = „{ $name }“ jau žaidžia grupėje „{ $section }“; jei taip norima, leiskite tai ir nurodykite priežastį.
tournament-refused-section-no-rest = „{ $name }“ žaidžia grupėje „{ $section }“: { $matter }, { $start }. Tarp dviejų partijų žaidėjas ilsisi 15 minučių.

# Koks tai tekstas.

tournament-given-author = autorius
tournament-given-name = vardas arba pavadinimas
tournament-given-place = vieta
tournament-given-dates = datos
tournament-given-rule-set = taisyklės
tournament-given-control = laiko kontrolė
tournament-given-federation = federacija
tournament-given-club = klubas
tournament-given-birth = gimimo data
tournament-given-title = titulas
tournament-given-licence = federacijos numeris
tournament-given-commission = komisija
tournament-given-note = pastaba
tournament-given-reason = priežastis
tournament-given-room = žaidimo patalpa
tournament-given-section = grupė
tournament-given-additions = papildymai

# Ko neranda komandinė eilutė.

tournament-refused-unknown-name = Žaidėjo „{ $name }“ nėra.
tournament-refused-which-name = „{ $name }“ tinka keliems žaidėjams: { $all }.
tournament-refused-outcome-text = „{ $text }“ nėra rezultatas; reikia 1-0, ½-½ (arba =), 0-1, +:-, -:+ arba -:-.
tournament-refused-not-paired = Rato { $number } poros dar nesudarytos.
tournament-refused-not-in-table = Vieno iš dviejų lentelėje nėra.
tournament-refused-only-swiss = Pagal taškus poros sudaromos tik šveicariškojoje sistemoje; čia susitikimus nustato lentelė.
tournament-refused-trf-games = TRF faile rate viena partija, o čia susitikime jų { $games }.

# Kas perimta iš kitos programos.

tournament-imported = Perimta: žaidėjų { $players }, ratų { $rounds }.
tournament-imported-without = Įrašai, kuriems įvykių faile nėra vietos, praleisti: { $what }.

# Ką pažeidžia pakeistos poros.

tournament-warning-unknown = Numerio { $number } turnyre nėra.
tournament-warning-away = { $name } rate nedalyvauja.
tournament-warning-twice = { $name } porose yra kelis kartus.
tournament-warning-missing = { $name } liko be vietos.
tournament-warning-have-met = { $name } ir { $other } jau buvo susitikę (C1).
tournament-warning-forbidden = { $name } ir { $other } neturi susitikti.
tournament-warning-second-bye = { $name } jau buvo likęs be poros arba gavęs pergalės taškus nežaidęs (C2).
tournament-warning-same-color = { $name } ir { $other } abu turi gauti tą pačią spalvą (C3).
tournament-warning-third-white = { $name } trečią kartą iš eilės žaidžia baltaisiais.
tournament-warning-third-black = { $name } trečią kartą iš eilės žaidžia juodaisiais.
tournament-warning-difference = { $name }: spalvų skirtumas būtų { $difference } (baltieji minus juodieji).
tournament-warning-differs = Šveicariškoji sistema rato poras sudaro kitaip.
tournament-warning-other-pair = { $name } ir { $other } nėra šio rato pora.
tournament-warning-other-colors = { $name } ir { $other } šiame rate žaidžia priešingomis spalvomis.
tournament-warning-confirm = Pakeitimas neatliktas. Jei jis vis dėlto reikalingas, pakartokite komandą su --anyway.
