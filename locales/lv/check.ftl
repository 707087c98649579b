# `peatee check`: kas atrasts partiju failos.

# Viena rindiņa katrai partijai; $players ir „Baltie – Melnie” (nezināma vārda vietā „?”).
check-game =
    { PLURAL($plies) ->
        [zero] { $number }. partija, { $players }: { $rules }, { $plies } gājienu
        [one] { $number }. partija, { $players }: { $rules }, { $plies } gājiens
       *[other] { $number }. partija, { $players }: { $rules }, { $plies } gājieni
    }
check-game-foreign = { $number }. partija, { $players }: nav pārbaudīta
check-right = kļūdu nav
check-faults =
    { PLURAL($count) ->
        [zero] { $count } kļūdu
        [one] { $count } kļūda
       *[other] { $count } kļūdas
    }
check-stated = rezultāts { $score }
check-no-result = rezultāts nav norādīts

# Kā noteikumi zināmi, ja failā tie nav norādīti.
check-because-given = kā izvēlēts
check-because-squares = spriežot pēc lauciņiem

# Kas atrasts. $how un $why ir veseli teikumi.
check-illegal = { $move } ir nepareizs gājiens. { $why }
check-illegal-aside = Varianta gājiens { $move } ir nepareizs. { $why }
check-unclear = { $move } nav viennozīmīgs pieraksts. { $why }
check-unknown-move = Šis gājiens nav pierakstīts, tāpēc nākamie gājieni nav pārbaudīti.
check-after-end = Partija bija beigusies jau pirms šī gājiena. { $how }
check-result-differs = Failā norādīts rezultāts { $stated }, bet, spriežot pēc gājieniem, tas ir cits. { $how }
check-two-results = Birkā Result norādīts rezultāts { $tag }, bet aiz gājieniem – { $end }.
check-setup = Pozīciju nevar izmantot. { $why }
check-kind = Šīs partijas noteikumi nav zināmi: { $why }.

# Kā fails pierakstīts.
check-written-unknown = Tas nepieder pie partijas pieraksta: „{ $text }”.
check-written-tag = Birka pierakstīta nepareizi; jābūt, piemēram, [Event "nosaukums"].
check-written-quote = Pēdiņas šajā rindiņā nav aizvērtas.
check-written-comment = Komentārs nav aizvērts.
check-written-variation = Variants nav aizvērts.
check-written-bracket = Iekavai „{ $text }” nav pāra.
check-written-variation-first = Pirms šī varianta nav neviena gājiena.
check-written-mark-first = Pirms šīs zīmes nav neviena gājiena.
check-written-setup = Pozīcija pierakstīta nepareizi; jābūt, piemēram, /FEN "W:W31:B20"/.
check-written-deep = Pārāk daudz variantu cits citā; dziļākie ir izlaisti.
check-written-long = Teksts ir pārāk garš; beigas ir nogrieztas.
check-written-many = Pārāk daudz kļūdu; pārējā partijas daļa ir izlaista.
check-written-other = Tas ir pierakstīts nepareizi.

# Par veseliem failiem.
check-encoding = { $file }: kodējums { $encoding }.
check-no-games = { $file }: failā nav nevienas partijas.
check-summary-games =
    { PLURAL($games) ->
        [zero] { $games } partiju
        [one] { $games } partija
       *[other] { $games } partijas
    }
check-summary-right =
    { PLURAL($count) ->
        [zero] { $count } bez kļūdām
        [one] { $count } bez kļūdām
       *[other] { $count } bez kļūdām
    }
check-summary-wrong =
    { PLURAL($count) ->
        [zero] { $count } ar kļūdām
        [one] { $count } ar kļūdām
       *[other] { $count } ar kļūdām
    }
check-summary-unread =
    { PLURAL($count) ->
        [zero] neizdevās nolasīt { $count } failu
        [one] neizdevās nolasīt { $count } failu
       *[other] neizdevās nolasīt { $count } failus
    }
check-summary-moves =
    { PLURAL($plies) ->
        [zero] { $plies } pārbaudītu gājienu
        [one] { $plies } pārbaudīts gājiens
       *[other] { $plies } pārbaudīti gājieni
    }
