# `peatee play` terminalis. Käsusõnad on igas keeles ingliskeelsed.

play-welcome = { $rules }. Sisestage käik või käsk help.
play-you-are =
    { $side ->
        [white] Teie mängite valgetega.
       *[black] Teie mängite mustadega.
    }
play-opponent-computer = Vastane on arvuti, tase { $level }.
# A chess or draughts program that was named on the command line.
play-opponent-engine = Vastane on { $name }.
play-engine-failed = { $name } ei mängi edasi: { $error }. Mängu jätkab arvuti, tase { $level }.
play-opponent-person = Selle laua taga mängib kaks mängijat.
play-prompt =
    { $side ->
        [white] Valge
       *[black] Must
    }>{ " " }
play-computer-thinks = Arvuti mõtleb.
play-computer-plays = Arvuti käik: { $move }.
# Öeldakse kabekäigu kohta.
play-captured =
    { PLURAL($count) ->
        [one] lööb { $count } kabendi
       *[other] lööb { $count } kabendit
    }
play-moves =
    { PLURAL($count) ->
        [one] { $count } lubatud käik:
       *[other] { $count } lubatud käiku:
    }
play-hint = Vihje: { $move }.
play-no-hint = Selles seisus vihjet ei ole.
play-undone = Käik on tagasi võetud.
play-nothing-to-undo = Ei ole käiku, mida tagasi võtta.
play-saved = Partii on salvestatud faili „{ $path }“.
play-save-failed = Partiid ei õnnestunud salvestada faili „{ $path }“: { $error }.
play-save-needs-name = Lisage faili nimi: save FILE.
play-resign-sure = Alistumiseks sisestage veel kord resign.
play-offer-sent = Pakute viiki; arvuti kaalub.
play-offer-accepted = Viigipakkumine on vastu võetud.
play-offer-declined = Viigipakkumine on tagasi lükatud.
play-offer-made-by =
    { $side ->
        [white] Valge pakub viiki.
       *[black] Must pakub viiki.
    } Vastane võib vastata accept või decline.
play-offer-none = Ei ole viigipakkumist, millele vastata.
play-offer-not-again = Uuesti võib viiki pakkuda alles pärast seda, kui vastane on viiki pakkunud.
play-computer-offers = Arvuti pakub viiki. Vastake accept või decline.
play-computer-resigns = Arvuti alistub.
play-claim-made = Viiki on taotletud.
play-claim-refused = Praegu ei saa viiki taotleda.
play-unknown = „{ $text }“ ei ole käik ega käsk; abi saab käsuga help.
play-help =
    32-28, c3:e5  teha käik
    moves         loetleda lubatud käigud
    board         näidata lauda
    flip          pöörata laud ümber
    names         näidata või peita tühjade väljade nimetused
    hint          küsida vihjet
    undo          võtta käik tagasi
    draw          pakkuda viiki
    accept        võtta viigipakkumine vastu
    decline       lükata viigipakkumine tagasi
    claim         taotleda viiki, ka veel tegemata käiguga: claim c3-d4
    resign        alistuda
    save FILE     salvestada partii faili
    help          näidata seda loetelu
    quit          lahkuda
play-over = Partii on läbi. Võimalikud käsud: save FILE, undo, board, quit.
play-goodbye = Head aega.
