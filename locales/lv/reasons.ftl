# Kāpēc dambretes gājiens nav pieņemts. Punkta numuru pievieno programma.

reason-game-over = Partija ir beigusies.
reason-empty-square = Uz lauciņa { $square } nav kauliņa.
reason-opponents-piece = Uz lauciņa { $square } atrodas pretinieka kauliņš.
reason-no-piece-on-file = Spēlētājam, kuram jāizdara gājiens, nav kauliņu uz vertikāles { $file }.
reason-same-square = Kauliņš paliktu uz lauciņa { $square }; gājienam jāved uz citu lauciņu.
reason-off-diagonal = Lauciņi { $from } un { $to } neatrodas uz vienas diagonāles.
reason-occupied = Lauciņš { $square } ir aizņemts.
reason-backwards = Vienkāršais kauliņš iet tikai uz priekšu; gājiens no lauciņa { $from } uz lauciņu { $to } ved atpakaļ.
reason-captures-forwards-only = Vienkāršais kauliņš sit tikai uz priekšu; no lauciņa { $from } kauliņš uz lauciņa { $over } būtu jāsit atpakaļ.
reason-too-far = Vienkāršais kauliņš iet par vienu lauciņu, par diviem – tikai sitot; lauciņš { $to } ir pārāk tālu no lauciņa { $from }.
reason-blocked = Kauliņš uz lauciņa { $square } aizšķērso dāmas ceļu.
reason-own-piece-jumped = Pārlekt pāri saviem kauliņiem nedrīkst; uz lauciņa { $square } atrodas savs kauliņš.
reason-no-free-square-behind = Kauliņu uz lauciņa { $square } nevar nokaut: lauciņš { $behind } aiz tā ir aizņemts.
reason-nothing-captured = Sišana turpinās tikai pāri pretinieka kauliņam; starp lauciņiem { $from } un { $to } tāda nav.
reason-captured-again = Kauliņš uz lauciņa { $square } šajā gājienā jau ir nokauts, un otrreiz tam pārlekt pāri nedrīkst; no galdiņa to noņem tikai pēc gājiena.
reason-crowned-stops = Vienkāršais kauliņš, kas sitot kļuvis par dāmu, apstājas: sišana beidzas uz lauciņa { $square }.
reason-capture-compulsory = Sišana ir iespējama un tāpēc obligāta. Sist var no lauciņa: { $squares }.
reason-more-pieces =
    Ar šo gājienu sit { PLURAL($takes) ->
        [zero] { $takes } kauliņu
        [one] { $takes } kauliņu
       *[other] { $takes } kauliņus
    }; jāsit { PLURAL($must) ->
        [zero] { $must } kauliņu
        [one] { $must } kauliņš
       *[other] { $must } kauliņi
    }.
reason-king-first = Sist var dāma, tāpēc ar vienkāršo kauliņu sist nedrīkst. Jāsit no lauciņa: { $squares }.
reason-capture-continues = Sišana nav pabeigta: no lauciņa { $square } tā jāturpina.
reason-wrong-landing = Dāma šeit nedrīkst apstāties uz lauciņa { $square }; tā drīkst apstāties tikai uz lauciņa: { $better }.
reason-stuck = Figūra uz lauciņa { $square } nevar iet: neviens lauciņš, uz kuru tā varētu iet, nav brīvs.
reason-ambiguous = Pierakstam atbilst vairāki gājieni: { $routes }. Pierakstiet gājienu pilnībā.
# To a player without a board: nothing about what stands where.
reason-hidden = Šis gājiens pēc noteikumiem nav atļauts.
reason-hidden-ambiguous = Pierakstam atbilst vairāki gājieni. Pierakstiet gājienu pilnībā.

# Kāpēc teksts nav gājiens.

reason-no-such-square = Uz šī galdiņa nav lauciņa { $square }.
reason-light-square = Lauciņš { $square } ir balts; spēlē tikai uz melnajiem lauciņiem.
reason-unreadable = Pierakstu „{ $text }” nevar izlasīt kā gājienu; lasīšana apstājās pie { $position }. zīmes.
# Piezīme, nevis atteikums.
slip-separator = Gājiens ir saprasts, lai gan rakstīts „{ $written }”; pareizi ir „{ $right }”.

# Atbilde par gājienu. `article` ir uzraksts blakus teikumam.

legal-move = Gājiens { $move } ir pareizs.
not-legal = Gājiens { $move } ir nepareizs.
instead = Šeit iespējams: { $moves }.
article = Punkts { $article }

# Kāpēc pozīciju nevar spēlēt.

setup-overlap = Uz viena lauciņa atrodas divi kauliņi: { $squares }.
setup-man-on-crown-row =
    { $side ->
        [white] Balto vienkāršais kauliņš nevar atrasties pēdējā rindā, kur tas būtu dāma: { $squares }.
       *[black] Melno vienkāršais kauliņš nevar atrasties pēdējā rindā, kur tas būtu dāma: { $squares }.
    }
setup-too-many =
    { $side ->
        [white] Baltajiem
       *[black] Melnajiem
    } ir { PLURAL($count) ->
        [zero] { $count } kauliņu
        [one] { $count } kauliņš
       *[other] { $count } kauliņi
    }; atļauts ne vairāk kā { $limit }.
setup-no-pieces = Uz galdiņa nav neviena kauliņa.
