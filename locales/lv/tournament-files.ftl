# Sacensību fails: kā to lasa, raksta, apzīmogo un labo.

tournament-head = Sacensību faila jaucējvērtība (SHA-256): { $head }
tournament-file-torn = Faila { $file } { $line }. rinda nav ierakstīta līdz galam: disks bija pilns vai dators apstājās. Nepabeigtā daļa netiek ņemta vērā. Nokopētā vai apgrieztā failā var trūkt arī vairāk: to parāda verify --head ar jaucējvērtību no pēdējās izdrukātās lapas.
tournament-file-cut = Nepabeigtā daļa ir izņemta no sacensību faila un saglabāta failā { $file }.
tournament-file-line-ends = Redaktora mainītie rindu gali ir atjaunoti; iepriekšējais fails saglabāts kā { $file }.
tournament-file-end-added = Pēdējai rindai pievienots rindas gals.
tournament-file-nothing = Labot nav ko.

tournament-seal-none = Šis ir 1. versijas fails, un tā rindās nav jaucējvērtību. Nākamā izmaiņa apzīmogos visu līdzšinējo.
tournament-seal-whole = Sākot ar { $line }. rindu visas jaucējvērtības ir pareizas.
tournament-seal-changed = { $line }. rinda ir mainīta vai aiz tās rindas pievienotas vai izņemtas: jaucējvērtība { $at }. rindā neatbilst.
tournament-seal-own-hash = { $line }. rindā ir mainīta jaucējvērtība.
tournament-seal-no-hash = { $line }. rindā nav jaucējvērtības: tā pievienota vai pārrakstīta ar roku.
tournament-seal-editor = Mainīti tikai rindu gali, kā to dara redaktori; repair-file tos atjauno.
tournament-clock-back = Sacensību faila pēdējā rinda ierakstīta { $last }, bet datora pulkstenis rāda { $now }: pārbaudiet pulksteni.
tournament-moment-back = Ieraksta { $number } laiks ir agrāks nekā kādam no iepriekšējiem: { $at }.
tournament-moment-ahead = Ieraksta { $number } laiks apsteidz pašreizējo par vairāk nekā diennakti: { $at }.
tournament-head-found = Šāda jaucējvērtība failam bija pēc { $line }. rindas (pavisam { $count }): viss līdz tai nav mainīts.
tournament-head-unknown = Šādas jaucējvērtības failam nekad nav bijis: fails ir mainīts pēc tās izdrukāšanas vai arī tā ir cita faila jaucējvērtība.

tournament-refused-file-open = failu nevar atvērt ({ $why })
tournament-refused-file-locked = failu nevar bloķēt ({ $why })
tournament-refused-file-read = failu nevar nolasīt ({ $why })
tournament-refused-file-begin = failu nevar izveidot ({ $why })
tournament-refused-out-kept = šo failu pārrakstīt nevar: tas ir sacensību fails, noslēpums vai karjeras fails, vai arī to lasa pati komanda
tournament-refused-file-write = nekas nav ierakstīts ({ $why }); sacensību fails ir tāds, kāds bija
tournament-refused-file-half = izmaiņu neizdevās ierakstīt ({ $why }); nākamā komanda izņems nepabeigto rindu
tournament-refused-file-meanwhile = cita programma pa to laiku ir mainījusi failu; nekas nav ierakstīts
tournament-refused-file-long = fails ir pārāk garš sacensību failam
tournament-refused-file-doubtful = { $line }. rindai nav gala, un nav zināms, vai tā nebija garāka: { $text } — palaidiet repair-file ar --keep-last, ja rinda ir pareiza, vai ar --drop-last, ja nav
tournament-refused-file-kept = fails { $file } jau ir; vispirms pārvietojiet to
tournament-refused-file-newer = fails ir { $version }. versijas, to rakstījusi jaunāka programma
tournament-refused-file-heading = šis nav sacensību fails (1. rindā jābūt „{ $expected }”)
tournament-refused-file-line = { $line }. rindu nevar nolasīt: { $why }

tournament-head-broken = Sacensību faila { $line }. rinda nav tāda, kāda tika ierakstīta.
tournament-redrawn-line = Ieraksts { $event }, { $what }: { $said }
tournament-redrawn-numbers = numuru izloze
tournament-redrawn-round = { $round }. kārtā spēlētās tabulas kārtas izloze
tournament-redrawn-openings = { $round }. kārtas atklātņu izloze
tournament-redrawn-same = rezultāts ir tas pats
tournament-redrawn-differ = rezultāts ir cits
tournament-redrawn-none = Nekas nav izlozēts.

tournament-place-and-date = Vieta un datums: { $place }
tournament-list-skipped = Šīs ailes nav zināmas un tika izlaistas: { $what }
tournament-dry-run = Šis ir mēģinājums: nekas nav ierakstīts.
tournament-zone-set = Laiks tiek drukāts laika joslā { $zone }.
tournament-refused-nothing-to-undo = nav ko atsaukt
tournament-refused-nothing-to-amend = nav ko labot: viss norādītais jau ir tā pierakstīts
tournament-refused-no-name-column = saraksta pirmajā rindā nav ailes „name”
tournament-refused-column-twice = aile „{ $name }” sarakstā ir divreiz
tournament-refused-list-class = klase ir meistars (master), kandidāts (candidate), I, II, III, IV vai V, nevis „{ $text }”
tournament-refused-list-rating = reitings ir vesels skaitlis, nevis „{ $text }”
tournament-refused-list-sex = „{ $text }” nav dzimums; jābūt: { $words }
tournament-refused-list-quote = { $line }. rinda: pēdiņas ir atvērtas un nav aizvērtas
tournament-refused-hall-gap = Laika { $text } joslā { $zone } nav: pulksteni tad pagriež uz priekšu.
tournament-refused-list-beyond = „{ $text }” neatrodas nevienā ailē ar virsrakstu
tournament-refused-list-encoding = sarakstu nevar nolasīt kodējumā { $encoding }; pareizo norādiet ar --encoding
tournament-refused-no-results = nav ievadīts neviens rezultāts; nekas nav ierakstīts
tournament-refused-result-line = { $line }. rinda: bija jābūt partijai un rezultātam, piemēram, „3 1-0”, bet tur ir „{ $text }”
tournament-refused-result-twice = { $line }. rinda: partijai { $game } šajā sarakstā jau ir rezultāts
tournament-publish = Publicējiet to tūlīt: { $commitment }
