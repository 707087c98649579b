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
