# `peatee play` terminālī. Komandu vārdi visās valodās ir angliski.

play-welcome = { $rules }. Ievadiet gājienu vai komandu help.
play-you-are =
    { $side ->
        [white] Jūs spēlējat ar baltajiem.
       *[black] Jūs spēlējat ar melnajiem.
    }
play-opponent-computer = Pretinieks ir dators, līmenis { $level }.
# A chess or draughts program that was named on the command line.
play-opponent-engine = Pretinieks ir { $name }.
play-engine-failed = { $name } tālāk nespēlē: { $error }. Partiju turpina dators, līmenis { $level }.
play-opponent-person = Pie šī galdiņa spēlē divi spēlētāji.
play-prompt =
    { $side ->
        [white] Baltie
       *[black] Melnie
    }>{ " " }
play-computer-thinks = Dators domā.
play-computer-plays = Datora gājiens: { $move }.
# Par dambretes gājienu.
play-captured =
    { PLURAL($count) ->
        [zero] sit { $count } kauliņu
        [one] sit { $count } kauliņu
       *[other] sit { $count } kauliņus
    }
play-moves =
    { PLURAL($count) ->
        [zero] { $count } iespējamu gājienu:
        [one] { $count } iespējams gājiens:
       *[other] { $count } iespējami gājieni:
    }
play-hint = Padoms: { $move }.
play-no-hint = Šajā pozīcijā padoma nav.
play-undone = Gājiens ir atsaukts.
play-nothing-to-undo = Nav gājiena, ko atsaukt.
play-saved = Partija ir saglabāta failā „{ $path }”.
play-save-failed = Partiju neizdevās saglabāt failā „{ $path }”: { $error }.
play-save-needs-name = Norādiet faila nosaukumu: save FILE.
play-resign-sure = Lai padotos, vēlreiz ievadiet resign.
play-offer-sent = Jūs piedāvājat neizšķirtu; dators domā.
play-offer-accepted = Neizšķirta piedāvājums ir pieņemts.
play-offer-declined = Neizšķirta piedāvājums ir noraidīts.
play-offer-made-by =
    { $side ->
        [white] Baltie piedāvā neizšķirtu.
       *[black] Melnie piedāvā neizšķirtu.
    } Pretinieks var atbildēt accept vai decline.
play-offer-none = Nav neizšķirta piedāvājuma, uz kuru atbildēt.
play-offer-not-again = Vēlreiz piedāvāt neizšķirtu drīkst tikai pēc tam, kad to piedāvājis pretinieks.
play-computer-offers = Dators piedāvā neizšķirtu. Atbildiet accept vai decline.
play-computer-resigns = Dators padodas.
play-claim-made = Neizšķirts ir pieprasīts.
play-claim-refused = Pašlaik neizšķirtu pieprasīt nevar.
play-unknown = „{ $text }” nav ne gājiens, ne komanda; palīdzība: help.
play-help =
    32-28, c3:e5  izdarīt gājienu
    moves         uzskaitīt iespējamos gājienus
    board         parādīt galdiņu
    flip          pagriezt galdiņu
    names         parādīt vai paslēpt tukšo lauciņu apzīmējumus
    hint          lūgt padomu
    undo          atsaukt gājienu
    draw          piedāvāt neizšķirtu
    accept        pieņemt neizšķirta piedāvājumu
    decline       noraidīt neizšķirta piedāvājumu
    claim         pieprasīt neizšķirtu, arī ar vēl neizdarītu gājienu: claim c3-d4
    resign        padoties
    save FILE     saglabāt partiju failā
    help          parādīt šo sarakstu
    quit          iziet
play-over = Partija ir beigusies. Pieejamās komandas: save FILE, undo, board, quit.
play-goodbye = Uz redzēšanos.
