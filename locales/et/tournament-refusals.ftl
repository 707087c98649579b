# Miks võistlusel midagi tagasi lükatakse.

tournament-refused-no-instructions = Võistlusjuhendit veel ei ole.
tournament-refused-instructions-stand = Juhendit ei saa muuta, kui registreerimine on lõpetatud või osavõtjatel on numbrid.
tournament-refused-not-approved = Juhend ei ole veel kinnitatud.
tournament-refused-instructions-games = Ühes kohtumises on 1 kuni { $games } partiid.
tournament-refused-instructions-points = Võit peab andma rohkem kui viik ja viik mitte vähem kui kaotus.
tournament-refused-same-field = { $what } ei otsusta midagi, kui kõik kohtuvad kõigiga: võrdsetel on olnud samad vastased.
tournament-refused-not-everybody-met = { $what } võrdleb tulemusi samade vastastega, aga siin kõik nendega ei kohtu.
tournament-refused-no-points = { $what } vajab punktitabelit, aga väljalangemissüsteemis seda ei ole.
tournament-refused-no-judge = Kohtunikku ei ole määratud.
tournament-refused-missing = Puudub: { $what }.
tournament-refused-unreadable = Seda ei saa vastu võtta: { $what }. Tekst on pikem kui { $number } baiti, sisaldab nähtamatuid märke või püstkriipsu või on selle otstes tühikud.
tournament-refused-committed = Korraldaja on end juba saladusega sidunud.
tournament-refused-not-committed = Korraldaja peab sidumuse avaldama enne registreerimise lõppu.
tournament-refused-too-late-to-commit = Registreerimine on lõpetatud: nüüd valitud saladusega saaks loosi suunata.
tournament-refused-same-name = „{ $name }“ on juba registreeritud. Eristamiseks lisage klubi või sünniaasta.
tournament-refused-closed = Registreerimine on lõpetatud.
tournament-refused-not-closed = Registreerimine on alles avatud.
tournament-refused-too-few = Osavõtjaid: { $number }; vaja on vähemalt { $least }.
tournament-refused-too-many = Osavõtjaid: { $number }; osaleda saab kõige rohkem { $most }.
tournament-refused-no-player = Mängijat numbriga { $number } ei ole.
tournament-refused-has-left = Mängija numbriga { $number } on võistluselt lahkunud.
tournament-refused-have-numbers = Osavõtjatel on numbrid juba olemas.
tournament-refused-no-numbers = Osavõtjatel ei ole veel numbreid: loosige või järjestage reitingu järgi.
tournament-refused-secret-length = Saladuses on { $least } kuni { $most } juhuslikku baiti, selles on { $number }.
tournament-refused-secret-digits = Saladus peab olema kuueteistkümnendnumbrites, kaks numbrit baidi kohta; viga on baidis { $number }.
tournament-refused-wrong-secret = Saladus ei vasta avaldatud sidumusele.
tournament-refused-draw-no-words = Loosimiseks on vaja avalikult öeldud sõnu.
tournament-refused-draw-no-entries = Ei ole, mille hulgast loosida.
tournament-refused-draw-blank = Sedel { $number } on tühi või on selle otstes tühikud.
tournament-refused-draw-control = „{ $text }“ sisaldab nähtamatuid märke.
tournament-refused-draw-twice = Kaks sedelit on ühesugused: „{ $text }“.
tournament-refused-not-by-lot = Numbreid ei loositud, seepärast ei saa ka vooru loosida.
tournament-refused-no-round = Vooru { $number } ei ole.
tournament-refused-paired = Vooru { $number } paarid on juba koostatud.
tournament-refused-all-paired = Kõigi voorude paarid on koostatud, voore on { $number }.
tournament-refused-unfinished = Partii { $place } ei ole lõpetatud. { $why }
tournament-refused-unfinished-more = Partii { $place } ei ole lõpetatud; koos sellega on lõpetamata partiisid { $number }. { $why }
tournament-awaited-next-round = Järgmise vooru paarid koostatakse tulemuste järgi; katkestatud partii tulemust võib oletada.
tournament-awaited-last-round = Varasemate voorude partiid tuleb lõpetada enne viimast vooru.
tournament-awaited-next-game = Matšis lõpetatakse enne eelmine partii.
tournament-awaited-knockout = Kaotaja langeb välja, seepärast peab iga kohtumine olema enne otsustatud.
tournament-awaited-report = Aruandes peavad olema kõik tulemused.
tournament-refused-no-game = Partiid { $place } ei ole.
tournament-refused-has-result = Partiil { $place } on tulemus juba olemas; parandage see ja öelge põhjus.
tournament-refused-no-result = Partiil { $place } ei ole tulemust.
tournament-refused-not-adjourned = Partii { $place } ei ole katkestatud.
tournament-refused-annulled = Partii { $place } on tühistatud.
tournament-refused-paired-by = Selle järgi on koostatud vooru { $number } paarid; mängitut uuesti paari panna ei saa.
tournament-refused-not-free = Mänguvaba voor antakse viigi (H) või võidu (F) punktidega või ilma (Z).
tournament-refused-pairing-keeps-apart = Ainult Šveitsi süsteemis saab kaht mängijat lahus hoida.
tournament-refused-pairing-lets-off = Ainult Šveitsi süsteemis saab mängija voorust vabastada: lükake partii edasi.
tournament-refused-pairing-participants = Tabel on 2 kuni { $most } osavõtjale, mitte { $number }.
tournament-refused-pairing-cycles = Kõik saavad kõigiga kohtuda 1 kuni { $most } korda, mitte { $number }.
tournament-refused-pairing-order = Tabeli voorud ei klapi: { $number }.
tournament-refused-pairing-drawn = Kohtumine laual { $number } on viigis; lisage partii.
tournament-refused-pairing-other-round = Muudetud paarid peavad olema samast tabeli voorust.
tournament-refused-pairing-twice = Keegi on paarides kaks korda.
tournament-refused-pairing-other-players = Muudetud paarides peavad olema sama vooru mängijad.
tournament-refused-pairing-misfit = See ei sobi juba olemasolevaga ({ $why }).
tournament-refused-unpairable-few = Voorus osaleb { $number }; vaja on kaht.
tournament-refused-unpairable-over = Kõigi voorude paarid on koostatud, voore on { $number }.
tournament-refused-unpairable-criteria = Ükski paaride kooslus ei täida absoluutseid kriteeriume C1–C3: kuidas teisi ka paari panna, ei leidu lubatud vastast numbritele { $numbers }.
tournament-refused-unpairable-criteria-odd = Ükski paaride kooslus ei täida absoluutseid kriteeriume C1–C3, kuigi üks mängija, kes pole varem mänguvaba olnud, võib paariliseta jääda: kuidas teisi ka paari panna, ei leidu lubatud vastast numbritele { $numbers }.
tournament-refused-unpairable-scores = Võistlusel on kaalumiseks liiga palju erinevaid punktisummasid.
tournament-refused-not-pairable-rounds = Voorude arv ei ole teada.
tournament-refused-not-pairable-color = Ei ole teada, kes alustab valgetega.
tournament-refused-not-pairable-result = Voor { $round }: mängija { $number } partiil ei ole tulemust.
tournament-refused-not-pairable-system = Paaride süsteem on { $what }, mitte FIDE Hollandi süsteem.
tournament-refused-not-pairable-baku = Bakuu kiirendus eeldab, et viik annab pool võidust ja kaotus mitte midagi.
tournament-refused-not-equal = Kohtumine laual { $number } on otsustatud või lõpetamata: partiid ei lisata.
tournament-refused-in-urn = Loosimine on ees: nimed, klubid ja sünniaastad jäävad urni nii, nagu need on.
tournament-refused-no-outcome = Nii ei lõpe ükski partii.
tournament-refused-rounds-left = Mängida on veel voore: { $number }.
tournament-refused-no-event = Kannet { $number } logis ei ole.
tournament-refused-undone = Kanne { $number } on juba tagasi võetud.
tournament-refused-rests-on-it = Kannet { $event } ei saa tagasi võtta, sest sellele tugineb kanne { $rests }. { $why }
tournament-rests-done-anew = Tagasivõetu tehakse uuesti uue kandena.
tournament-rests-known-by-number = Mängijaid tuntakse numbri järgi; märkige see mängija lahkunuks.
tournament-rests-have-numbers = Osavõtjatel on numbrid.
tournament-rests-numbers-drawn = Numbrid loositi siis.
tournament-rests-approved = Juhend kinnitati.
tournament-rests-numbers-given = Numbrid anti selle juhendi järgi.
tournament-rests-numbers-without = Numbrid anti ilma selle mängijata.
tournament-rests-paired-by = Selle järgi koostati vooru paarid.
tournament-rests-paired-without = Vooru paarid koostati ilma selle mängijata.
tournament-rests-later-round = Hilisema vooru paarid on koostatud.
tournament-rests-has-results = Vooru partiidel on tulemused.
tournament-rests-misfit = See ei klapiks enam ({ $why }).
tournament-refused-over = Võistlus on lõppenud.

# Miks võistkonna kohta midagi tagasi lükatakse.

tournament-refused-instructions-matches = Võidetud matš peab andma rohkem kui viigistatud ja see mitte vähem kui kaotatud.
tournament-refused-of-teams = { $what } loeb võistkondade matše ja laudu, aga siin osalevad üksikmängijad.
tournament-refused-not-of-teams = { $what } loeb üksikmängijate partiisid, aga siin osalevad võistkonnad.
tournament-rests-board-order = Võistkonna mängijaid tuntakse nende koha järgi laudade järjekorras.
tournament-rests-played-by = Selle järgi on mängitud partiisid.
tournament-refused-team-none = Juhendis ei ole võistkondi: osalevad üksikmängijad.
tournament-refused-team-games = Matšis on kõige rohkem { $most } partiid: laudade arv korda partiid igal laual.
tournament-refused-team-bye = Mänguvaba vooru lauapunktid on nulli ja kõigi laudade võidu vahel.
tournament-refused-team-has-members = Võistkonnal { $number } on mängijad nimetatud: juhend peab ütlema, mitu lauda matšis on.
tournament-refused-team-nobody = Võistkonnal { $number } ei ole veel mängijaid: nimetage need laudade järjekorras.
tournament-refused-team-full = Võistkonnal { $number } on mängijad koos; neid võib olla kuni { $most }.
tournament-refused-team-no-member = Võistkonnal { $number } ei ole mängijat { $member }: laudade järjekord ulatub arvuni { $last }.
tournament-refused-team-order-stands = Võistkonna { $number } laudade järjekord kehtib { $round }. vooru paaride koostamisest alates.
tournament-refused-team-lined-up = Võistkonna { $number } laudade järjekord kehtib { $round }. vooru koosseisu esitamisest alates.
tournament-refused-team-not-everybody = Järjekord peab nimetama iga võistkonna mängija üks kord; mängijaid: { $number }.
tournament-refused-team-empty = Koosseis on tühi: võistkond, kes ei tule, kaotab matši.
tournament-refused-team-too-many = Koosseisus mängijaid: { $number }; matšis laudu: { $boards }.
tournament-refused-team-out-of-order = Koosseis rikub laudade järjekorda: { $name }, võistkonna number { $member }, ei saa istuda laual { $board } numbrist { $above } tagapool.
tournament-refused-team-twice = Koosseisus on { $name }, võistkonna number { $member }, kaks korda.
tournament-refused-team-no-match = Võistkonnal { $number } ei ole { $round }. voorus matši.
tournament-refused-team-round-over = { $round }. voor on mängitud: koosseisud kehtivad.
tournament-refused-team-begun = Matš on alanud: partiil { $place } on tulemus või see on katkestatud.
tournament-refused-team-vacant = Laual { $place } ei ole ühel võistkonnal mängijat: partiid ei mängitud.
tournament-refused-team-no-forfeit = Mängimata matši tulemus on +:-, -:+ või -:-.

# Order and sections of an event.

tournament-refused-order-game = Partii { $place }
tournament-refused-order-length = Kestus peab olema 1 minutist 24 tunnini.
tournament-refused-order-rounds = Voorud järgnevad üksteisele, see aga ei järgneks: { $matter }, { $start }.
tournament-refused-order-no-rest = Mängijal numbriga { $number } on teine partii: { $matter }, { $start }. Kahe partii vahel puhkab mängija 15 minutit.
tournament-refused-order-at-once = Samal ajal toimub muu: { $matter }, { $start }.
tournament-refused-order-rest-day = { $day } on puhkepäev.
tournament-refused-order-played = Sel päeval mängitakse: { $matter }, { $start }.
tournament-refused-order-hour = Partii pannakse jätkamisele vähemalt ühe tunni mänguajaga.
tournament-refused-order-not-waiting = Partii { $place } ei ole katkestatud ega edasi lükatud.
tournament-refused-order-before-round = Selle partii voor { $round } lõpeb { $end }.
tournament-refused-order-after-last = Varasemad partiid lõpetatakse enne seda: { $matter }, { $start }.
tournament-refused-order-twice = Partii { $place } on järjekorras kaks korda.
tournament-refused-order-no-roll = Kohalolekut ei ole veel kontrollitud.
tournament-refused-order-is-here = Mängija numbriga { $number } on juba kohale märgitud.
tournament-refused-order-has-confirmed = Mängija numbriga { $number } on juhendi juba kinnitanud.
tournament-refused-order-which-round = See ülesanne kordub igas voorus: nimetage voor.
tournament-refused-order-no-round = See ülesanne ei kuulu vooru juurde.
tournament-refused-order-is-ticked = See ülesanne on juba täidetuks märgitud.
tournament-refused-order-not-his-task = { $name } ({ $roles }) ei või seda teha: see on teise ametimehe ülesanne ({ $article }).
tournament-refused-order-one-chief = Peakohtunik on { $name }: kohtunike kogul on üks peakohtunik.
tournament-refused-order-appointed = { $name } on sellesse ametisse juba määratud.
tournament-refused-section-unknown = Rühma „{ $section }“ ei ole. Olemas on: { $all }.
tournament-refused-section-which = Võistlusel on rühmad; nimetage üks: { $all }.
tournament-refused-section-too-late = Osavõtjad on registreeritud ilma rühmata; rühmad avatakse enne seda.
tournament-refused-section-no-event = Võistlusel endal ei ole veel juhendit.
tournament-refused-section-too-many = Võistlusel on kõige rohkem { $most } rühma.
tournament-refused-section-elsewhere = Kanne { $event } kuulub mujale: { $section }.
tournament-refused-section-twice = „{ $name }“ mängib juba rühmas „{ $section }“; kui see on soovitud, lubage see ja öelge põhjus.
tournament-refused-section-no-rest = „{ $name }“ mängib rühmas „{ $section }“: { $matter }, { $start }. Kahe partii vahel puhkab mängija 15 minutit.

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
tournament-given-licence = liidu number
tournament-given-commission = komisjon
tournament-given-note = märkus
tournament-given-reason = põhjus
tournament-given-room = mänguruum
tournament-given-section = rühm
tournament-given-additions = lisad

# Mida käsurealt ei leita.

tournament-refused-unknown-name = Mängijat „{ $name }“ ei ole.
tournament-refused-which-name = „{ $name }“ sobib mitmele mängijale: { $all }.
tournament-refused-outcome-text = „{ $text }“ ei ole tulemus; oodatakse 1-0, ½-½ (või =), 0-1, +:-, -:+ või -:-.
tournament-refused-not-paired = Vooru { $number } paare ei ole veel koostatud.
tournament-refused-not-in-table = Üks kahest ei ole tabelis.
tournament-refused-only-swiss = Ainult Šveitsi süsteemis koostatakse paarid punktide järgi; siin ütleb tabel, kes kellega kohtub.
tournament-refused-trf-games = TRF-is on voorus üks partii, siin on kohtumises { $games }.

# Mis teisest programmist üle võeti.

tournament-imported = Üle võetud: mängijaid { $players }, voore { $rounds }.
tournament-imported-without = Kirjed, millele sündmustefailis kohta ei ole, jäid välja: { $what }.

# Mida muudetud paarid rikuvad.

tournament-warning-unknown = Numbrit { $number } turniiril ei ole.
tournament-warning-away = { $name } voorus ei osale.
tournament-warning-twice = { $name } on paarides mitu korda.
tournament-warning-missing = { $name } on kohata.
tournament-warning-have-met = { $name } ja { $other } on juba kohtunud (C1).
tournament-warning-forbidden = { $name } ja { $other } ei tohi kohtuda.
tournament-warning-second-bye = { $name } on juba jäänud paariliseta või saanud võidupunktid mängimata (C2).
tournament-warning-same-color = { $name } ja { $other } peavad mõlemad saama sama värvi (C3).
tournament-warning-third-white = { $name } mängib kolmandat korda järjest valgetega.
tournament-warning-third-black = { $name } mängib kolmandat korda järjest mustadega.
tournament-warning-difference = { $name }: värvide vahe oleks { $difference } (valged miinus mustad).
tournament-warning-differs = Šveitsi süsteem paneb vooru paarid kokku teisiti.
tournament-warning-other-pair = { $name } ja { $other } ei ole selle vooru paar.
tournament-warning-other-colors = { $name } ja { $other } mängivad selles voorus vastupidiste värvidega.
tournament-warning-confirm = Muudatust ei tehtud. Kui see siiski jääb, korrake käsku lisandiga --anyway.
