# Võistlusfail: kuidas seda loetakse, kirjutatakse, pitseeritakse ja parandatakse.

tournament-head = Võistlusfaili räsi (SHA-256): { $head }
tournament-file-torn = Faili { $file } rida { $line } jäi lõpuni kirjutamata: ketas sai täis või arvuti seiskus. Poolik osa jäetakse kõrvale. Kopeeritud või kärbitud failist võib puududa rohkemgi: seda näitab verify --head viimase prinditud lehe räsiga.
tournament-file-cut = Poolik osa eemaldati võistlusfailist ja hoiti alles failis { $file }.
tournament-file-line-ends = Tekstiredaktori muudetud realõpud taastati; senine fail on alles nimega { $file }.
tournament-file-end-added = Viimasele reale lisati realõpp.
tournament-file-nothing = Parandada ei ole midagi.

tournament-seal-none = Fail on versioonist 1 ja selle ridadel ei ole räsisid. Järgmine muudatus pitseerib kõik senise.
tournament-seal-whole = Alates reast { $line } sobivad kõik räsid.
tournament-seal-changed = Rida { $line } on muudetud või on selle järele ridu lisatud või sealt eemaldatud: real { $at } olev räsi ei sobi.
tournament-seal-own-hash = Real { $line } on muudetud räsi.
tournament-seal-no-hash = Real { $line } ei ole räsi: see on käsitsi lisatud või ümber kirjutatud.
tournament-seal-editor = Muutunud on ainult realõpud, nagu seda teevad tekstiredaktorid; repair-file taastab need.
tournament-clock-back = Võistlusfaili viimane rida on kirjutatud { $last }, kuid arvuti kell näitab { $now }: kontrollige kella.
tournament-moment-back = Kande { $number } aeg on varasem kui mõnel eelmisel kandel: { $at }.
tournament-moment-ahead = Kande { $number } aeg on praegusest üle ööpäeva ees: { $at }.
tournament-head-found = Selline oli faili räsi pärast rida { $line } (kokku { $count }): kõik kuni selle reani on muutmata.
tournament-head-unknown = Failil ei ole sellist räsi kunagi olnud: faili on pärast räsi trükkimist muudetud või kuulub räsi teisele failile.

tournament-refused-file-open = faili ei saa avada ({ $why })
tournament-refused-file-locked = faili ei saa lukustada ({ $why })
tournament-refused-file-read = faili ei saa lugeda ({ $why })
tournament-refused-file-begin = faili ei saa luua ({ $why })
tournament-refused-out-kept = seda faili ei saa üle kirjutada: see on võistlusfail, saladus või karjäärifail või loeb seda sama käsk
tournament-refused-file-write = midagi ei kirjutatud ({ $why }); võistlusfail on endine
tournament-refused-file-half = muudatust ei õnnestunud kirjutada ({ $why }); järgmine käsk eemaldab pooliku rea
tournament-refused-file-meanwhile = teine programm on faili vahepeal muutnud; midagi ei kirjutatud
tournament-refused-file-long = fail on võistlusfaili jaoks liiga pikk
tournament-refused-file-doubtful = real { $line } puudub realõpp ja pole teada, kas rida oli pikem: { $text } — käivitage repair-file võtmega --keep-last, kui rida on õige, või võtmega --drop-last, kui ei ole
tournament-refused-file-kept = { $file } on juba olemas; tõstke see enne mujale
tournament-refused-file-newer = fail on versioonist { $version }; selle kirjutas uuem programm
tournament-refused-file-heading = see ei ole võistlusfail (real 1 peab olema „{ $expected }“)
tournament-refused-file-line = rida { $line } ei saa lugeda: { $why }

tournament-head-broken = Võistlusfaili rida { $line } ei ole selline, nagu see kirjutati.
tournament-redrawn-line = Kanne { $event }, { $what }: { $said }
tournament-redrawn-numbers = numbrite loosimine
tournament-redrawn-round = { $round }. voorus mängitava tabelivooru loosimine
tournament-redrawn-openings = { $round }. vooru avangute loosimine
tournament-redrawn-same = tulemus on sama
tournament-redrawn-differ = tulemus on teine
tournament-redrawn-none = Midagi ei ole loositud.

tournament-place-and-date = Koht ja kuupäev: { $place }
tournament-list-skipped = Neid veerge ei tunta ja need jäeti vahele: { $what }
tournament-dry-run = See on proov: midagi ei kirjutatud.
tournament-zone-set = Ajad trükitakse ajavööndis { $zone }.
tournament-refused-nothing-to-undo = tagasi võtta ei ole midagi
tournament-refused-nothing-to-amend = parandada ei ole midagi: kõik, mis anti, on juba nii kirjas
tournament-refused-no-name-column = nimekirja esimesel real puudub veerg „name“
tournament-refused-column-twice = veerg „{ $name }“ on nimekirjas kaks korda
tournament-refused-list-class = järk on meister (master), meistrikandidaat (candidate), I, II, III, IV või V, mitte „{ $text }“
tournament-refused-list-rating = reiting on täisarv, mitte „{ $text }“
tournament-refused-list-sex = „{ $text }“ ei ole sugu; oodati: { $words }
tournament-refused-list-quote = rida { $line }: jutumärk avatakse, aga ei suleta
tournament-refused-hall-gap = Kellaaega { $text } vööndis { $zone } ei ole: kell keeratakse siis edasi.
tournament-refused-list-beyond = „{ $text }“ ei seisa üheski pealkirjaga veerus
tournament-refused-list-encoding = nimekirja ei saa kodeeringus { $encoding } lugeda; õige kodeering andke võtmega --encoding
tournament-refused-no-results = ühtegi tulemust ei antud; midagi ei kirjutatud
tournament-refused-result-line = rida { $line }: oodati partiid ja tulemust, näiteks „3 1-0“, aga seal on „{ $text }“
tournament-refused-result-twice = rida { $line }: partiil { $game } on selles nimekirjas juba tulemus
tournament-publish = Avaldage see kohe: { $commitment }
