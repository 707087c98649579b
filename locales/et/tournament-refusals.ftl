# Miks võistlusel midagi tagasi lükatakse.

tournament-refused-no-instructions = Võistlusjuhendit veel ei ole.
tournament-refused-instructions-stand = Juhendit ei saa muuta, kui registreerimine on lõpetatud või osavõtjatel on numbrid.
tournament-refused-not-approved = Juhend ei ole veel kinnitatud.
tournament-refused-instructions-games = Ühes kohtumises on 1 kuni { $games } partiid.
tournament-refused-instructions-points = Võit peab andma rohkem kui viik ja viik mitte vähem kui kaotus.
tournament-refused-same-field = { $what } ei otsusta midagi, kui kõik kohtuvad kõigiga: võrdsetel on olnud samad vastased.
tournament-refused-not-everybody-met = { $what } võrdleb tulemusi samade vastaste vastu, aga siin ei kohtu nendega kõik.
tournament-refused-no-points = { $what } vajab punktitabelit, aga väljalangemissüsteemis seda ei ole.
tournament-refused-no-judge = Kohtunikku ei ole määratud.
tournament-refused-missing = Puudub: { $what }.
tournament-refused-unreadable = Seda ei saa vastu võtta: { $what }. Tekst on pikem kui { $number } baiti, sisaldab nähtamatuid märke või püstkriipsu või on selle otstes tühikud.
tournament-refused-committed = Korraldaja on end juba saladusega sidunud.
tournament-refused-not-committed = Korraldaja peab sidumuse avaldama enne registreerimise lõppu.
tournament-refused-too-late-to-commit = Registreerimine on lõpetatud: nüüd valitud saladusega saaks loosi mõjutada.
tournament-refused-same-name = „{ $name }“ on juba registreeritud. Eristamiseks lisage klubi või sünniaasta.
tournament-refused-closed = Registreerimine on lõpetatud.
tournament-refused-not-closed = Registreerimine on veel avatud.
tournament-refused-too-few = Osavõtjaid: { $number }; vaja on vähemalt { $least }.
tournament-refused-too-many = Osavõtjaid: { $number }; osaleda võib kuni { $most }.
tournament-refused-no-player = Mängijat numbriga { $number } ei ole.
tournament-refused-has-left = Mängija numbriga { $number } on võistluselt lahkunud.
tournament-refused-have-numbers = Osavõtjatel on numbrid juba olemas.
tournament-refused-no-numbers = Osavõtjatel ei ole veel numbreid: loosige need või andke reitingu järgi.
tournament-refused-secret-length = Saladuses on { $least } kuni { $most } juhuslikku baiti, selles on { $number }.
tournament-refused-secret-digits = Saladus peab olema kuueteistkümnendnumbrites, kaks numbrit baidi kohta; viga on baidis { $number }.
tournament-refused-wrong-secret = Saladus ei vasta avaldatud sidumusele.
tournament-refused-draw-no-words = Loosimiseks on vaja avalikult öeldud sõnu.
tournament-refused-draw-no-entries = Loosimiseks ei ole ühtegi sedelit.
tournament-refused-draw-blank = Sedel { $number } on tühi või on selle otstes tühikud.
tournament-refused-draw-control = „{ $text }“ sisaldab nähtamatuid märke.
tournament-refused-draw-twice = Kaks sedelit on ühesugused: „{ $text }“.
tournament-refused-not-by-lot = Numbreid ei loositud, seepärast ei saa ka vooru loosida.
tournament-refused-no-table-to-draw-from = Vooru saab loosida ainult ringsüsteemi tabelist.
tournament-refused-no-round = { $number }. vooru ei ole.
tournament-refused-paired = { $number }. vooru paarid on juba koostatud.
tournament-refused-all-paired = Kõigi voorude paarid on koostatud; voore: { $number }.
tournament-refused-unfinished = Partii { $place } ei ole lõpetatud. { $why }
tournament-refused-unfinished-more = Partii { $place } ei ole lõpetatud; lõpetamata partiisid kokku: { $number }. { $why }
tournament-awaited-next-round = Järgmise vooru paarid koostatakse tulemuste järgi; katkestatud partii tulemust võib oletada.
tournament-awaited-last-round = Varasemate voorude partiid tuleb lõpetada enne viimast vooru.
tournament-awaited-next-game = Matšis tuleb enne lõpetada eelmine partii.
tournament-awaited-knockout = Kaotaja langeb välja, seepärast peab iga kohtumine olema enne otsustatud.
tournament-awaited-report = Aruandes peavad olema kõik tulemused.
tournament-refused-no-game = Partiid { $place } ei ole.
tournament-refused-has-result = Partiil { $place } on tulemus juba olemas; parandage see ja märkige põhjus.
tournament-refused-no-result = Partiil { $place } ei ole tulemust.
tournament-refused-not-adjourned = Partii { $place } ei ole katkestatud.
tournament-refused-annulled = Partii { $place } on tühistatud.
tournament-refused-paired-by = Selle järgi on koostatud { $number }. vooru paarid; mängitud partiide paare uuesti ei koostata.
tournament-refused-not-free = Mänguvaba voor antakse viigi (H) või võidu (F) punktidega või punktideta (Z).
tournament-refused-pairing-keeps-apart = Ainult šveitsi süsteemis saab kaht mängijat lahus hoida.
tournament-refused-pairing-lets-off = Ainult šveitsi süsteemis saab mängija voorust vabastada; siin lükake partii edasi.
tournament-refused-pairing-participants = Tabelis võib olla 2 kuni { $most } osavõtjat, mitte { $number }.
tournament-refused-pairing-cycles = Kõik saavad kõigiga kohtuda 1 kuni { $most } korda, mitte { $number }.
tournament-refused-pairing-order = Tabeli voorude järjekord on vale, viga on siin: { $number }. voor.
tournament-refused-pairing-drawn = { $number }. laua kohtumine jäi viiki; lisage partii.
tournament-refused-pairing-other-round = Muudetud paarid peavad olema samast tabeli voorust.
tournament-refused-pairing-twice = Keegi on paarides kaks korda.
tournament-refused-pairing-other-players = Muudetud paarides peavad olema samad mängijad, kes on selles voorus.
tournament-refused-pairing-misfit = See ei sobi sellega, mis on juba kirjas ({ $why }).
tournament-refused-unpairable-few = Voorus osalejaid: { $number }; vaja on vähemalt kaht.
tournament-refused-unpairable-over = Kõigi voorude paarid on koostatud; voore: { $number }.
tournament-refused-unpairable-criteria = Ükski paaride variant ei täida absoluutseid kriteeriume C1–C3: kuidas teisi ka paari ei panda, jäävad lubatud vastaseta numbrid: { $numbers }.
tournament-refused-unpairable-criteria-odd = Ükski paaride variant ei täida absoluutseid kriteeriume C1–C3, kuigi üks mängija, kes ei ole varem mänguvaba olnud, võib paariliseta jääda: kuidas teisi ka paari ei panda, jäävad lubatud vastaseta numbrid: { $numbers }.
tournament-refused-unpairable-scores = Erinevaid punktisummasid on liiga palju: paare ei saa arvutada.
tournament-refused-not-pairable-rounds = Voorude arv ei ole teada.
tournament-refused-not-pairable-color = Ei ole teada, kes alustab valgetega.
tournament-refused-not-pairable-result = { $round }. voor: mängija { $number } partiil ei ole tulemust.
tournament-refused-not-pairable-system = Paaride koostamise süsteem on { $what }, mitte FIDE hollandi süsteem.
tournament-refused-not-pairable-baku = Bakuu kiirendus eeldab, et viik annab poole võidu punktidest ja kaotus ei anna midagi.
tournament-refused-not-equal = { $number }. laua kohtumine on otsustatud või lõpetamata: partiid ei lisata.
tournament-refused-in-urn = Loosimine seisab ees: nimed, klubid ja sünniaastad on juba urnis ja neid ei muudeta.
tournament-refused-no-outcome = Nii ei lõpe ükski partii.
tournament-refused-rounds-left = Mängida on veel voore: { $number }.
tournament-refused-no-event = Kannet { $number } päevikus ei ole.
tournament-refused-undone = Kanne { $number } on juba tagasi võetud.
tournament-refused-rests-on-it = Kannet { $event } ei saa tagasi võtta, sest sellele tugineb kanne { $rests }. { $why }
tournament-rests-done-anew = Tagasivõetu tehakse uuesti uue kandena.
tournament-rests-known-by-number = Mängijaid eristatakse numbri järgi; märkige see mängija lahkunuks.
tournament-rests-have-numbers = Osavõtjatel on numbrid.
tournament-rests-numbers-drawn = Siis loositi numbrid.
tournament-rests-approved = Juhend kinnitati.
tournament-rests-numbers-given = Numbrid anti selle juhendi järgi.
tournament-rests-numbers-without = Numbrid anti ilma selle mängijata.
tournament-rests-paired-by = Tagasivõetava kande järgi koostati vooru paarid.
tournament-rests-paired-without = Vooru paarid koostati ilma selle mängijata.
tournament-rests-later-round = Hilisema vooru paarid on koostatud.
tournament-rests-has-results = Vooru partiidel on tulemused.
tournament-rests-misfit = Ilma tagasivõetava kandeta ei oleks see võimalik ({ $why }).
tournament-refused-over = Võistlus on lõppenud.

# Miks võistkonna kohta midagi tagasi lükatakse.

tournament-refused-instructions-matches = Võidetud matš peab andma rohkem kui viigiline ja viigiline mitte vähem kui kaotatud.
tournament-refused-of-teams = { $what } arvestab võistkondade matše ja laudu, aga see on individuaalvõistlus.
tournament-refused-not-of-teams = { $what } arvestab üksikmängijate partiisid, aga see on võistkondlik võistlus.
tournament-rests-board-order = Võistkonna mängijaid eristatakse koha järgi laudade järjekorras.
tournament-rests-played-by = Tagasivõetava kande järgi on partiisid mängitud.
tournament-refused-team-none = Juhendi järgi on see individuaalvõistlus: võistkondi ei ole.
tournament-refused-team-games = Matšis on kõige rohkem { $most } partiid: laudade arv korda partiide arv laual.
tournament-refused-team-bye = Mänguvaba vooru eest võib lauapunkte anda nullist kuni võiduni kõigil laudadel.
tournament-refused-team-has-members = Võistkonna { $number } mängijad on juba nimetatud: juhendis peab olema, mitu lauda on matšis.
tournament-refused-team-nobody = Võistkonnal { $number } ei ole veel mängijaid: nimetage need laudade järjekorras.
tournament-refused-team-full = Võistkond { $number } on juba täis; mängijaid võib olla kuni { $most }.
tournament-refused-team-no-member = Võistkonnal { $number } ei ole mängijat { $member }: laudade järjekorra viimane number on { $last }.
tournament-refused-team-order-stands = Võistkonna { $number } laudade järjekorda ei saa muuta: { $round }. vooru paarid on juba koostatud.
tournament-refused-team-lined-up = Võistkonna { $number } laudade järjekorda ei saa muuta: koosseis { $round }. vooruks on juba esitatud.
tournament-refused-team-not-everybody = Laudade järjekorras peab võistkonna iga mängija olema üks kord; mängijaid: { $number }.
tournament-refused-team-empty = Koosseis on tühi: võistkond, kes kohale ei tule, kaotab matši mängimata.
tournament-refused-team-too-many = Koosseisus mängijaid: { $number }; matšis laudu: { $boards }.
tournament-refused-team-out-of-order = Koosseis rikub laudade järjekorda: { $name }, võistkonnas number { $member }, ei saa mängida { $board }. laual numbrist { $above } tagapool.
tournament-refused-team-twice = Koosseisus on { $name }, võistkonnas number { $member }, kaks korda.
tournament-refused-team-no-match = Võistkonnal { $number } ei ole { $round }. voorus matši.
tournament-refused-team-round-over = { $round }. voor on mängitud: koosseise enam ei muudeta.
tournament-refused-team-begun = Matš on alanud: partiil { $place } on tulemus või see on katkestatud.
tournament-refused-team-vacant = Laual { $place } ei ole ühel võistkonnal mängijat: partiid ei mängitud.
tournament-refused-team-no-forfeit = Mängimata matši tulemus on +:-, -:+ või -:-.

# Order and sections of an event.

tournament-refused-order-game = Partii { $place }
tournament-refused-order-length = Kestus võib olla 1 minut kuni 24 tundi.
tournament-refused-order-rounds = Voorud toimuvad järjekorras; nii oleks see rikutud: { $matter }, { $start }.
tournament-refused-order-no-rest = Mängijal numbriga { $number } on ka teine partii: { $matter }, { $start }. Kahe partii vahel on ette nähtud 15 minutit puhkust.
tournament-refused-order-at-once = Sellele ajale on juba määratud: { $matter }, { $start }.
tournament-refused-order-rest-day = { $day } on puhkepäev.
tournament-refused-order-played = Sel päeval mängitakse: { $matter }, { $start }.
tournament-refused-order-hour = Partii jätkamiseks määratakse vähemalt üks tund mänguaega.
tournament-refused-order-not-waiting = Partii { $place } ei ole katkestatud ega edasi lükatud.
tournament-refused-order-before-round = { $round }. voor, kuhu see partii kuulub, lõpeb { $end }.
tournament-refused-order-after-last = Varasemad partiid tuleb lõpetada enne seda: { $matter }, { $start }.
tournament-refused-order-twice = Partii { $place } on jätkamise järjekorras kaks korda.
tournament-refused-order-no-roll = Kohalolekut ei ole veel kontrollitud.
tournament-refused-order-is-here = Mängija numbriga { $number } on juba kohale märgitud.
tournament-refused-order-has-confirmed = Mängija numbriga { $number } on juhendiga tutvumise juba kinnitanud.
tournament-refused-order-which-round = See ülesanne kordub igas voorus: nimetage voor.
tournament-refused-order-no-round = See ülesanne ei kuulu vooru juurde.
tournament-refused-order-is-ticked = See ülesanne on juba täidetuks märgitud.
tournament-refused-order-not-his-task = { $name } ({ $roles }) ei tohi seda teha: see on teise ametniku ülesanne ({ $article }).
tournament-refused-order-one-chief = Peakohtunik on { $name }: kohtunike kolleegiumil on üks peakohtunik.
tournament-refused-order-appointed = { $name } on sellesse ametisse juba määratud.
tournament-refused-section-unknown = Rühma „{ $section }“ ei ole. Olemas on: { $all }.
tournament-refused-section-which = Võistlus on jagatud rühmadeks; nimetage üks: { $all }.
tournament-refused-section-too-late = Osavõtjad on juba registreeritud ilma rühmata; rühmad avatakse enne registreerimist.
tournament-refused-section-no-event = Võistlusel endal ei ole veel juhendit.
tournament-refused-section-too-many = Võistlusel võib olla kuni { $most } rühma.
tournament-refused-section-elsewhere = Kanne { $event } ei kuulu sellesse rühma, vaid siia: { $section }.
tournament-refused-section-whole = kogu võistlus
tournament-refused-section-twice = „{ $name }“ mängib juba rühmas „{ $section }“; kui nii on soovitud, andke selleks luba ja märkige põhjus.
tournament-refused-section-no-rest = „{ $name }“ mängib rühmas „{ $section }“: { $matter }, { $start }. Kahe partii vahel on ette nähtud 15 minutit puhkust.

# Mis tekst see on.

tournament-given-author = autor
tournament-given-name = nimi
tournament-given-place = koht
tournament-given-dates = kuupäevad
tournament-given-rule-set = mängureeglid
tournament-given-control = ajakontroll
tournament-given-federation = liit
tournament-given-club = klubi
tournament-given-birth = sünniaeg
tournament-given-title = tiitel
tournament-given-licence = number liidus
tournament-given-commission = komisjon
tournament-given-note = märkus
tournament-given-reason = põhjus
tournament-given-room = mänguruum
tournament-given-section = rühm
tournament-given-additions = täiendused

# Mida käsurealt ei leita.

tournament-refused-unknown-name = Mängijat „{ $name }“ ei ole.
tournament-refused-which-name = „{ $name }“ vastab mitmele mängijale: { $all }.
tournament-refused-outcome-text = „{ $text }“ ei ole tulemus; lubatud on 1-0, ½-½ (või =), 0-1, +:-, -:+ või -:-.
tournament-refused-not-paired = { $number }. vooru paare ei ole veel koostatud.
tournament-refused-not-in-table = Üht neist kahest tabelis ei ole.
tournament-refused-only-swiss = Ainult šveitsi süsteemis koostatakse paarid punktide järgi; siin määrab tabel, kes kellega kohtub.
tournament-refused-trf-games = TRF-is on voorus üks partii, siin on neid kohtumises { $games }.

# Mis teisest programmist üle võeti.

tournament-imported = Üle võetud: mängijaid { $players }, voore { $rounds }.
tournament-imported-without = Kirjed, millele võistluse failis kohta ei ole, jäid välja: { $what }.

# Mida muudetud paarid rikuvad.

tournament-warning-unknown = Numbrit { $number } turniiril ei ole.
tournament-warning-away = { $name } ei osale selles voorus.
tournament-warning-twice = { $name } on paarides mitu korda.
tournament-warning-missing = { $name } on paaridest välja jäänud.
tournament-warning-have-met = { $name } ja { $other } on juba kohtunud (C1).
tournament-warning-forbidden = { $name } ja { $other } ei tohi kohtuda.
tournament-warning-second-bye = { $name } on juba jäänud paariliseta või saanud võidupunktid mängimata (C2).
tournament-warning-same-color = { $name } ja { $other } peavad mõlemad saama sama värvi (C3).
tournament-warning-third-white = { $name } mängib kolmandat korda järjest valgetega.
tournament-warning-third-black = { $name } mängib kolmandat korda järjest mustadega.
tournament-warning-difference = { $name }: värvide vahe oleks { $difference } (valged miinus mustad).
tournament-warning-differs = Šveitsi süsteem annab selle vooru jaoks teised paarid.
tournament-warning-other-pair = { $name } ja { $other } selles voorus omavahel ei kohtu.
tournament-warning-other-colors = { $name } ja { $other } mängivad selles voorus vastupidiste värvidega.
tournament-warning-confirm = Muudatust ei tehtud. Kui soovite seda siiski, korrake käsku võtmega --anyway.
