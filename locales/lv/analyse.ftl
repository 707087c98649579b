# `peatee analyse`: veselu partiju kļūdas.

# Virs gājienu slejām; vērtējumi ir no balto viedokļa.
analyse-column-move = Gājiens
analyse-column-score = Baltajiem
analyse-column-depth = Dziļums
analyse-column-better = Labāk
# Dziļuma vietā: pozīcija ir galotņu tabulā.
analyse-by-table = tabula
analyse-looked-at = Apskatīto pozīciju skaits: { $count }.
# $weighed skaita gājienus, kuros bija izvēle; $loss ir punkta daļa procentos.
analyse-side =
    { $side ->
        [white] Baltie
       *[black] Melnie
    } ({ $player }): izvērtēti gājieni: { $weighed }.
analyse-kinds = Neprecizitātes: { $doubtful }, kļūdas (?): { $weak }, rupjas kļūdas (??): { $worse }.
analyse-loss = Vidējais zaudējums gājienā: { $loss } % punkta.
analyse-no-moves = { $game }. partijā nav gājienu.
analyse-setup = { $game }. partija šeit turpinās no citas pozīcijas; šādas partijas netiek analizētas.
# $said un $asked ir noteikumu nosaukumi komandrindā.
analyse-other-rules = { $game }. partija tiek analizēta pēc noteikumiem { $said }, kā teikts failā, nevis pēc { $asked }.
analyse-no-such-game =
    { PLURAL($games) ->
        [zero] { $file }: { $wanted }. partijas nav; failā ir { $games } partiju.
        [one] { $file }: { $wanted }. partijas nav; failā ir { $games } partija.
       *[other] { $file }: { $wanted }. partijas nav; failā ir { $games } partijas.
    }
analyse-refused =
    { PLURAL($count) ->
        [zero] Neizdevās analizēt { $count } partiju.
        [one] Neizdevās analizēt { $count } partiju.
       *[other] Neizdevās analizēt { $count } partijas.
    }

# Partijas analīzes lapa.

review-title = Analīze
review-what = Dators izskata partiju: cik labi spēlēja katra puse, kuri gājieni bija kļūdas un kas būtu bijis labāk. Tas aizņem apmēram pusminūti.
review-ask = Analizēt partiju
review-queued = Gaida. Vispirms analizējamo partiju skaits: { $count }.
review-running = Dators izskata partiju.
review-progress = Izskatītie gājieni
review-failed = Analīze neizdevās. Mēģiniet vēlreiz.
review-under-way = Partiju var analizēt, kad tā ir beigusies.
review-no-moves = Šajā partijā nav izdarīts neviens gājiens: nav ko analizēt.
review-too-long = Šajā partijā ir pārāk daudz gājienu, lai to analizētu.
review-not-followed = Šo partiju nevar analizēt: kāda tās pozīcija nav radusies no gājieniem.
review-busy = Analīzi gaida pārāk daudz partiju. Mēģiniet pēc dažām minūtēm.
review-too-many = Gaida pārāk daudz analīžu, ko lūdzāt jūs vai kāds no jūsu tīkla. Mēģiniet vēlreiz, kad kāda no tām būs gatava.
review-old = Šo analīzi veica programmas vecāka versija.
review-again = Analizēt vēlreiz
review-accuracy = Precizitāte
review-doubtful = Apšaubāmi gājieni
review-weak = Vāji gājieni (?)
review-very-weak = Ļoti vāji gājieni (??)
review-graph = Partijas gaita
review-graph-sides = Augšā baltie, apakšā melnie
review-turning = Pagrieziena punkti
review-no-turning = Neviena puse daudz neatdeva.
review-loss = Atdots { $loss } % punkta.
review-better = Labāk: { $line }
review-moves = Visi gājieni
review-scores = Vērtējums: + ir labāk baltajiem, - melnajiem.
