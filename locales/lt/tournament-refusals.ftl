# Kodėl varžybose kas nors atmetama.

tournament-refused-no-instructions = Varžybų nuostatų dar nėra.
tournament-refused-instructions-stand = Nuostatų keisti nebegalima: registracija baigta arba dalyviai jau turi numerius.
tournament-refused-not-approved = Nuostatai dar nepatvirtinti.
tournament-refused-instructions-games = Viename susitikime galima žaisti nuo 1 iki { $games } partijų.
tournament-refused-instructions-points = Už pergalę turi būti skiriama daugiau taškų nei už lygiąsias, o už lygiąsias – ne mažiau nei už pralaimėjimą.
tournament-refused-same-field = Rodiklis { $what } nieko nelemia, kai visi žaidžia su visais: po lygiai taškų surinkę dalyviai turėjo tuos pačius priešininkus.
tournament-refused-not-everybody-met = Rodiklis { $what } lygina rezultatus prieš tuos pačius priešininkus, o čia su jais žaidžia ne visi.
tournament-refused-no-points = Rodikliui { $what } reikia taškų lentelės, o atkrintamųjų sistemoje jos nėra.
tournament-refused-no-judge = Teisėjas nepaskirtas.
tournament-refused-missing = Trūksta: { $what }.
tournament-refused-unreadable = Tokio teksto priimti negalima: { $what }. Jis ilgesnis nei { $number } baitų, jame yra nematomų ženklų ar vertikalus brūkšnys arba jo pradžioje ar pabaigoje yra tarpų.
tournament-refused-committed = Rengėjas įsipareigojimą jau paskelbė.
tournament-refused-not-committed = Rengėjas įsipareigojimą turi paskelbti prieš baigiantis registracijai.
tournament-refused-too-late-to-commit = Registracija baigta: dabar pasirinkta paslaptimi būtų galima paveikti burtų traukimą.
tournament-refused-same-name = Dalyvis „{ $name }“ jau užregistruotas. Kad abu būtų galima atskirti, pridėkite klubą arba gimimo metus.
tournament-refused-closed = Registracija baigta.
tournament-refused-not-closed = Registracija dar vyksta.
tournament-refused-too-few = Dalyvių: { $number }; reikia bent { $least }.
tournament-refused-too-many = Dalyvių: { $number }; gali dalyvauti ne daugiau kaip { $most }.
tournament-refused-no-player = Žaidėjo Nr. { $number } nėra.
tournament-refused-has-left = Žaidėjas Nr. { $number } pasitraukė iš varžybų.
tournament-refused-have-numbers = Dalyviai jau turi numerius.
tournament-refused-no-numbers = Dalyviai dar neturi numerių: traukite burtus arba suteikite numerius pagal reitingą.
tournament-refused-secret-length = Paslaptį turi sudaryti nuo { $least } iki { $most } atsitiktinių baitų, o čia jų { $number }.
tournament-refused-secret-digits = Paslaptis rašoma šešioliktainiais skaitmenimis, po du kiekvienam baitui; klaidos vieta: { $number }.
tournament-refused-wrong-secret = Paslaptis neatitinka paskelbto įsipareigojimo.
tournament-refused-draw-no-words = Burtams traukti reikia viešai pasakytų žodžių.
tournament-refused-draw-no-entries = Nėra iš ko traukti burtų.
tournament-refused-draw-blank = Burtas { $number } tuščias arba jo pradžioje ar pabaigoje yra tarpų.
tournament-refused-draw-control = Tekste „{ $text }“ yra nematomų ženklų.
tournament-refused-draw-twice = Du burtai vienodi: „{ $text }“.
tournament-refused-not-by-lot = Numeriai nebuvo ištraukti burtais, todėl ir rato burtais traukti negalima.
tournament-refused-no-table-to-draw-from = Ratą burtais galima ištraukti tik iš ratų sistemos lentelės.
tournament-refused-no-round = { $number } rato nėra.
tournament-refused-paired = { $number } rato poros jau sudarytos.
tournament-refused-all-paired = Visų ratų poros sudarytos; ratų: { $number }.
tournament-refused-unfinished = Partija { $place } nebaigta. { $why }
tournament-refused-unfinished-more = Partija { $place } nebaigta; iš viso nebaigtų partijų: { $number }. { $why }
tournament-awaited-next-round = Kito rato poros sudaromos pagal rezultatus; atidėtai partijai galima įrašyti numanomą rezultatą.
tournament-awaited-last-round = Ankstesnių ratų partijos turi būti baigtos prieš paskutinį ratą.
tournament-awaited-next-game = Mače pirmiausia turi būti baigta ankstesnė partija.
tournament-awaited-knockout = Pralaimėjęs iškrinta, todėl pirmiausia turi paaiškėti kiekvieno susitikimo nugalėtojas.
tournament-awaited-report = Ataskaitoje turi būti visi rezultatai.
tournament-refused-no-game = Partijos { $place } nėra.
tournament-refused-has-result = Partija { $place } jau turi rezultatą; pataisykite jį ir nurodykite priežastį.
tournament-refused-no-result = Partija { $place } neturi rezultato.
tournament-refused-not-adjourned = Partija { $place } neatidėta.
tournament-refused-annulled = Partija { $place } anuliuota.
tournament-refused-paired-by = Pagal tai sudarytos { $number } rato poros; sužaisto rato poros iš naujo nesudaromos.
tournament-refused-not-free = Laisvas ratas suteikiamas su lygiųjų (H) ar pergalės (F) taškais arba be taškų (Z).
tournament-refused-pairing-keeps-apart = Tik šveicariškojoje sistemoje galima nustatyti, kad du žaidėjai nesusitiktų.
tournament-refused-pairing-lets-off = Atleisti žaidėją nuo rato galima tik šveicariškojoje sistemoje; čia partiją nukelkite.
tournament-refused-pairing-participants = Lentelėje gali būti nuo 2 iki { $most } dalyvių, o čia jų { $number }.
tournament-refused-pairing-cycles = Visi su visais gali žaisti nuo 1 iki { $most } kartų; nurodytas skaičius: { $number }.
tournament-refused-pairing-order = Lentelės ratų tvarka netinka: klaida ties { $number } ratu.
tournament-refused-pairing-drawn = Susitikimas prie { $number } lentos baigėsi lygiosiomis; pridėkite papildomą partiją.
tournament-refused-pairing-other-round = Pakeistos poros turi būti to paties lentelės rato.
tournament-refused-pairing-twice = Kažkuris žaidėjas porose įrašytas du kartus.
tournament-refused-pairing-other-players = Pakeistose porose turi būti tie patys rato žaidėjai.
tournament-refused-pairing-misfit = Tai nedera su tuo, kas jau įrašyta ({ $why }).
tournament-refused-unpairable-few = Rate dalyvauja: { $number }; reikia bent dviejų.
tournament-refused-unpairable-over = Visų ratų poros sudarytos; ratų: { $number }.
tournament-refused-unpairable-criteria = Porų pagal absoliučiuosius kriterijus C1–C3 sudaryti neįmanoma: kad ir kaip būtų poruojami kiti, leistino priešininko nėra šiems numeriams: { $numbers }.
tournament-refused-unpairable-criteria-odd = Porų pagal absoliučiuosius kriterijus C1–C3 sudaryti neįmanoma, nors vienas žaidėjas, dar nebuvęs laisvas, gali likti be poros: kad ir kaip būtų poruojami kiti, leistino priešininko nėra šiems numeriams: { $numbers }.
tournament-refused-unpairable-scores = Varžybose per daug skirtingų taškų sumų, kad sudarant poras būtų galima į visas atsižvelgti.
tournament-refused-not-pairable-rounds = Ratų skaičius nežinomas.
tournament-refused-not-pairable-color = Nežinoma, kas pradeda baltaisiais.
tournament-refused-not-pairable-result = { $round } ratas: žaidėjo Nr. { $number } partija neturi rezultato.
tournament-refused-not-pairable-system = Porų sudarymo sistema yra { $what }, o ne FIDE olandiškoji.
tournament-refused-not-pairable-baku = Taikant Baku pagreitinimą, už lygiąsias turi būti skiriama pusė pergalės taškų, o už pralaimėjimą – 0 taškų.
tournament-refused-not-equal = Susitikimas prie { $number } lentos jau turi nugalėtoją arba dar nebaigtas: papildoma partija nepridedama.
tournament-refused-in-urn = Burtai dar neištraukti: vardų, klubų ir gimimo metų urnoje keisti negalima.
tournament-refused-no-outcome = Partija tokiu rezultatu baigtis negali.
tournament-refused-rounds-left = Dar liko sužaisti ratų: { $number }.
tournament-refused-no-event = Įrašo { $number } žurnale nėra.
tournament-refused-undone = Įrašas { $number } jau atšauktas.
tournament-refused-rests-on-it = Įrašo { $event } atšaukti negalima, nes juo remiasi įrašas { $rests }. { $why }
tournament-rests-done-anew = Tai, kas atšaukta, pakartojama nauju įrašu.
tournament-rests-known-by-number = Žaidėjai atpažįstami pagal numerį; pažymėkite, kad šis žaidėjas pasitraukė.
tournament-rests-have-numbers = Dalyviai turi numerius.
tournament-rests-numbers-drawn = Tada buvo ištraukti numeriai.
tournament-rests-approved = Nuostatai buvo patvirtinti.
tournament-rests-numbers-given = Numeriai suteikti pagal šiuos nuostatus.
tournament-rests-numbers-without = Numeriai suteikti be šio žaidėjo.
tournament-rests-paired-by = Pagal jį sudarytos rato poros.
tournament-rests-paired-without = Rato poros sudarytos be šio žaidėjo.
tournament-rests-later-round = Sudarytos vėlesnio rato poros.
tournament-rests-has-results = Rato partijos turi rezultatus.
tournament-rests-misfit = Jis nebederėtų su kitais įrašais ({ $why }).
tournament-refused-over = Varžybos baigėsi.

# Kodėl kas nors atmetama komandai.

tournament-refused-instructions-matches = Už laimėtą mačą turi būti skiriama daugiau taškų nei už baigtą lygiosiomis, o už šį – ne mažiau nei už pralaimėtą.
tournament-refused-of-teams = Rodiklis { $what } skirtas komandų mačams ir lentoms, o čia dalyvauja pavieniai žaidėjai.
tournament-refused-not-of-teams = Rodiklis { $what } skirtas pavienių žaidėjų partijoms, o čia dalyvauja komandos.
tournament-rests-board-order = Komandos žaidėjai atpažįstami pagal vietą lentų tvarkoje.
tournament-rests-played-by = Pagal jį sužaistos partijos.
tournament-refused-team-none = Nuostatuose komandos nenumatytos: dalyvauja pavieniai žaidėjai.
tournament-refused-team-games = Didžiausias partijų skaičius mače: { $most } (lentų skaičius, padaugintas iš partijų skaičiaus prie vienos lentos).
tournament-refused-team-bye = Už laisvą ratą galima skirti lentų taškų nuo nulio iki pergalės visose lentose.
tournament-refused-team-has-members = Komandai Nr. { $number } jau paskirti žaidėjai: nuostatuose turi būti nurodytas lentų skaičius mače.
tournament-refused-team-nobody = Komanda Nr. { $number } dar neturi žaidėjų: išvardykite juos lentų tvarka.
tournament-refused-team-full = Komanda Nr. { $number } jau sukomplektuota; žaidėjų gali būti ne daugiau kaip { $most }.
tournament-refused-team-no-member = Komandoje Nr. { $number } nėra žaidėjo, kurio numeris { $member }: paskutinis numeris lentų tvarkoje yra { $last }.
tournament-refused-team-order-stands = Komandos Nr. { $number } lentų tvarkos keisti nebegalima: { $round } rato poros jau sudarytos.
tournament-refused-team-lined-up = Komandos Nr. { $number } lentų tvarkos keisti nebegalima: sudėtis { $round } ratui jau pateikta.
tournament-refused-team-not-everybody = Lentų tvarkoje kiekvienas komandos žaidėjas turi būti nurodytas vieną kartą; žaidėjų: { $number }.
tournament-refused-team-empty = Sudėtis tuščia: neatvykusi komanda mačą pralaimi nežaidusi.
tournament-refused-team-too-many = Žaidėjų sudėtyje: { $number }; lentų mače: { $boards }.
tournament-refused-team-out-of-order = Sudėtis neatitinka lentų tvarkos: { $name } (numeris komandoje: { $member }) negali žaisti prie { $board } lentos po numerio { $above }.
tournament-refused-team-twice = Sudėtyje du kartus nurodytas tas pats žaidėjas: { $name } (numeris komandoje: { $member }).
tournament-refused-team-no-match = Komanda Nr. { $number } mačo { $round } rate neturi.
tournament-refused-team-round-over = { $round } ratas jau sužaistas: sudėčių keisti nebegalima.
tournament-refused-team-begun = Mačas jau prasidėjo: partija { $place } turi rezultatą arba yra atidėta.
tournament-refused-team-vacant = Prie lentos { $place } viena iš komandų neturi žaidėjo: partija nebuvo žaista.
tournament-refused-team-no-forfeit = Dėl neatvykimo neįvykęs mačas įrašomas kaip +:-, -:+ arba -:-.

# Order and sections of an event.

tournament-refused-order-game = Partija { $place }
tournament-refused-order-length = Trukmė turi būti nuo 1 minutės iki 24 valandų.
tournament-refused-order-rounds = Ratai turi eiti vienas po kito, o čia tvarka būtų pažeista: { $matter }, { $start }.
tournament-refused-order-no-rest = Žaidėjas Nr. { $number } turi kitą partiją: { $matter }, { $start }. Tarp dviejų partijų žaidėjui priklauso 15 minučių poilsis.
tournament-refused-order-at-once = Tuo pačiu metu vyksta kas kita: { $matter }, { $start }.
tournament-refused-order-rest-day = { $day } yra poilsio diena.
tournament-refused-order-played = Tą dieną žaidžiama: { $matter }, { $start }.
tournament-refused-order-hour = Partijai tęsti turi būti skirta ne mažiau kaip viena žaidimo valanda.
tournament-refused-order-not-waiting = Partija { $place } nėra nei atidėta, nei nukelta.
tournament-refused-order-before-round = Partiją galima tęsti tik pasibaigus jos ratui: { $round } ratas baigiasi { $end }.
tournament-refused-order-after-last = Ankstesnės partijos turi būti baigtos prieš tai: { $matter }, { $start }.
tournament-refused-order-twice = Partija { $place } tęsimo tvarkoje įrašyta du kartus.
tournament-refused-order-no-roll = Atvykimas dar netikrintas.
tournament-refused-order-is-here = Žaidėjo Nr. { $number } atvykimas jau pažymėtas.
tournament-refused-order-has-confirmed = Žaidėjas Nr. { $number } jau patvirtino, kad susipažino su nuostatais.
tournament-refused-order-which-round = Ši pareiga kartojasi kiekviename rate: nurodykite ratą.
tournament-refused-order-no-round = Ši pareiga nesusijusi su ratu.
tournament-refused-order-is-ticked = Ši pareiga jau pažymėta kaip atlikta.
tournament-refused-order-not-his-task = { $name } ({ $roles }) to daryti negali: tai kito pareigūno užduotis ({ $article }).
tournament-refused-order-one-chief = Vyriausiasis teisėjas yra { $name }: teisėjų kolegijoje jis gali būti tik vienas.
tournament-refused-order-appointed = { $name } šias pareigas jau eina.
tournament-refused-section-unknown = Grupės „{ $section }“ nėra. Yra šios grupės: { $all }.
tournament-refused-section-which = Varžybos vyksta grupėmis; nurodykite vieną iš jų: { $all }.
tournament-refused-section-too-late = Dalyviai jau užregistruoti be grupės; grupės sudaromos prieš registraciją.
tournament-refused-section-no-event = Pačios varžybos dar neturi nuostatų.
tournament-refused-section-too-many = Didžiausias grupių skaičius varžybose: { $most }.
tournament-refused-section-elsewhere = Įrašas { $event } ne iš šios grupės; jo vieta: { $section }.
tournament-refused-section-whole = visos varžybos
tournament-refused-section-twice = „{ $name }“ jau žaidžia grupėje „{ $section }“; jei taip numatyta, leiskite tai ir nurodykite priežastį.
tournament-refused-section-no-rest = „{ $name }“ žaidžia grupėje „{ $section }“: { $matter }, { $start }. Tarp dviejų partijų žaidėjui priklauso 15 minučių poilsis.

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
tournament-given-licence = numeris federacijoje
tournament-given-commission = komisija
tournament-given-note = pastaba
tournament-given-reason = priežastis
tournament-given-room = žaidimo patalpa
tournament-given-section = grupė
tournament-given-additions = papildymai

# Ko neranda komandinė eilutė.

tournament-refused-unknown-name = Žaidėjo „{ $name }“ nėra.
tournament-refused-which-name = „{ $name }“ atitinka kelis žaidėjus: { $all }.
tournament-refused-outcome-text = „{ $text }“ nėra rezultatas; rašykite 1-0, ½-½ (arba =), 0-1, +:-, -:+ arba -:-.
tournament-refused-not-paired = { $number } rato poros dar nesudarytos.
tournament-refused-not-in-table = Vieno iš dviejų lentelėje nėra.
tournament-refused-only-swiss = Pagal taškus poros sudaromos tik šveicariškojoje sistemoje; čia priešininkus nustato lentelė.
tournament-refused-trf-games = TRF faile kiekviename rate yra viena partija, o čia susitikime jų yra { $games }.

# Kas perimta iš kitos programos.

tournament-imported = Perimta: žaidėjų – { $players }, ratų – { $rounds }.
tournament-imported-without = Praleisti įrašai, kuriems varžybų faile nėra vietos: { $what }.

# Ką pažeidžia pakeistos poros.

tournament-warning-unknown = Numerio { $number } turnyre nėra.
tournament-warning-away = { $name } rate nedalyvauja.
tournament-warning-twice = { $name } porose yra kelis kartus.
tournament-warning-missing = Porose trūksta: { $name }.
tournament-warning-have-met = { $name } ir { $other } jau buvo susitikę (C1).
tournament-warning-forbidden = { $name } ir { $other } negali žaisti tarpusavyje.
tournament-warning-second-bye = { $name } jau buvo likęs be poros arba gavęs pergalės taškus nežaidęs (C2).
tournament-warning-same-color = { $name } ir { $other }: abiem priklauso ta pati spalva (C3).
tournament-warning-third-white = { $name } trečią kartą iš eilės žaidžia baltaisiais.
tournament-warning-third-black = { $name } trečią kartą iš eilės žaidžia juodaisiais.
tournament-warning-difference = { $name }: spalvų skirtumas būtų { $difference } (baltieji minus juodieji).
tournament-warning-differs = Pagal šveicariškąją sistemą šio rato poros yra kitokios.
tournament-warning-other-pair = { $name } ir { $other } nėra šio rato pora.
tournament-warning-other-colors = { $name } ir { $other }: šiame rate spalvos yra atvirkščios.
tournament-warning-confirm = Pakeitimas neatliktas. Jei jis vis dėlto reikalingas, pakartokite komandą su --anyway.
