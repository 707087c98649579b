# `peatee play` terminale. Komandų žodžiai visomis kalbomis angliški.

play-welcome = { $rules }. Įveskite ėjimą arba komandą help.
play-you-are =
    { $side ->
        [white] Jūs žaidžiate baltaisiais.
       *[black] Jūs žaidžiate juodaisiais.
    }
play-opponent-computer = Priešininkas – kompiuteris, lygis { $level }.
# A chess or draughts program that was named on the command line.
play-opponent-engine = Priešininkas – { $name }.
play-engine-failed = { $name } toliau nebežaidžia: { $error }. Partiją tęsia kompiuteris, lygis { $level }.
play-opponent-person = Prie šios lentos žaidžia du žaidėjai.
play-prompt =
    { $side ->
        [white] Baltieji
       *[black] Juodieji
    }>{ " " }
play-computer-thinks = Kompiuteris mąsto.
play-computer-plays = Kompiuterio ėjimas: { $move }.
# Apie šaškių ėjimą.
play-captured =
    { PLURAL($count) ->
        [one] kerta { $count } šaškę
        [few] kerta { $count } šaškes
       *[other] kerta { $count } šaškių
    }
play-moves =
    { PLURAL($count) ->
        [one] { $count } galimas ėjimas:
        [few] { $count } galimi ėjimai:
       *[other] { $count } galimų ėjimų:
    }
play-hint = Užuomina: { $move }.
play-no-hint = Šioje padėtyje užuominos nėra.
play-undone = Ėjimas atšauktas.
play-nothing-to-undo = Nėra ėjimo, kurį būtų galima atšaukti.
play-saved = Partija įrašyta į failą „{ $path }“.
play-save-failed = Partijos nepavyko įrašyti į failą „{ $path }“: { $error }.
play-save-needs-name = Nurodykite failo vardą: save FILE.
play-resign-sure = Jei norite pasiduoti, dar kartą įveskite resign.
play-offer-sent = Jūs siūlote lygiąsias; kompiuteris svarsto.
play-offer-accepted = Lygiųjų pasiūlymas priimtas.
play-offer-declined = Lygiųjų pasiūlymas atmestas.
play-offer-made-by =
    { $side ->
        [white] Baltieji siūlo lygiąsias.
       *[black] Juodieji siūlo lygiąsias.
    } Priešininkas gali atsakyti accept arba decline.
play-offer-none = Nėra lygiųjų pasiūlymo, į kurį būtų galima atsakyti.
play-offer-not-again = Dar kartą siūlyti lygiąsias galima tik priešininkui jas pasiūlius.
play-computer-offers = Kompiuteris siūlo lygiąsias. Atsakykite accept arba decline.
play-computer-resigns = Kompiuteris pasiduoda.
play-claim-made = Pareikalauta lygiųjų.
play-claim-refused = Dabar lygiųjų reikalauti negalima.
play-unknown = „{ $text }“ nėra nei ėjimas, nei komanda; pagalba: help.
play-help =
    32-28, c3:e5  padaryti ėjimą
    moves         išvardyti galimus ėjimus
    board         parodyti lentą
    flip          apsukti lentą
    names         parodyti arba paslėpti tuščių langelių žymenis
    hint          prašyti užuominos
    undo          atšaukti ėjimą
    draw          siūlyti lygiąsias
    accept        priimti lygiųjų pasiūlymą
    decline       atmesti lygiųjų pasiūlymą
    claim         reikalauti lygiųjų, taip pat dar nepadarytu ėjimu: claim c3-d4
    resign        pasiduoti
    save FILE     įrašyti partiją į failą
    help          parodyti šį sąrašą
    quit          išeiti
play-over = Partija baigta. Galimos komandos: save FILE, undo, board, quit.
play-goodbye = Viso gero.
