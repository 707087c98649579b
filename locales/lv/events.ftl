# Nama sacensības: saraksti, augšupielāde, publiskā lapa.

events-title = Sacensības
events-mine = Manas sacensības
events-mine-none = Jums šeit vēl nav sacensību. Augšupielādējiet zemāk kādu sacensību failu.
events-running = Notiek
events-running-none = Šobrīd sacensības nenotiek.
events-past = Beigušās
events-sign-in = Ienāciet un augšupielādējiet savas
events-upload = Augšupielādēt sacensības
events-upload-what = Komandas peatee tournament sacensību fails (.peatee). Katra rinda tiek izspēlēta; ja kāda neder, nekas netiek saglabāts.
events-upload-file = Sacensību fails
events-upload-button = Augšupielādēt
events-upload-new = Augšupielādēt kā jaunas sacensības
events-more = Vēl
events-all = Visas sacensības
events-out = izsniegtas
events-no-file = Vispirms izvēlieties failu.
events-not-taken = Fails nav pieņemts: { $why }
events-torn = Rinda { $line } nav uzrakstīta līdz galam. Salabojiet failu ar peatee tournament repair-file un augšupielādējiet vēlreiz.
events-too-much = Sacensības šim serverim ir par lielas; to fails izlasīts līdz rindai { $line }.
events-nothing-kept = Nekas nav saglabāts.
events-full = Vietas vairāk nav: kontā ir līdz 50 sacensībām, kopā 32 MB, katras līdz 4 MB.
events-long-title = Fails ir par garu
events-long = Sacensību fails ir ne lielāks par 4 MB.
events-forbidden-title = Nav atļauts
events-forbidden = To var darīt tikai šo sacensību rīkotājs.

# Publiskā lapa.

events-in-play = notiek
events-over = beigušās
events-ahead = nav sākušās
events-open =
    { PLURAL($count) ->
        [zero] nepabeigtas { $count } partijas
        [one] nepabeigta { $count } partija
       *[other] nepabeigtas { $count } partijas
    }
events-sections = Grupas
events-whole = Visas grupas
events-rounds = Kārtas
events-on-page = Šajā lapā
events-papers = Dokumenti
events-why = Atveriet rindu, lai redzētu, kāpēc spēlētājs ir pirms nākamā.
events-no-rounds = Vēl nevienai kārtai nav pāru.

# Ko dara īpašnieks.

events-desk = Jūs rīkojat šīs sacensības
events-game = Partija { $game }
events-other-result = Cits rezultāts
events-enter = Ievadīt
events-entered = Partijas { $game } rezultāts ievadīts: { $result }.
events-changed = { $by } bija ātrāks ({ $at }): { $what }
events-changed-unknown = Tas pa šo laiku ir mainījies; paskatieties vēlreiz.
events-not-kept = Nekas nav saglabāts: datubāze neatbild. Pēc brīža mēģiniet vēlreiz.
events-draft = { $count }. kārta ir melnraksts: par to zināt tikai Jūs.
events-is-out = Sacensības ir izsniegtas. Vispirms augšupielādējiet to failu vai ņemiet tās atpakaļ.
events-out-since = Izsniegtas kopš { $at } (UTC). Šeit neko nevar ievadīt, kamēr fails nav augšupielādēts vai sacensības nav ņemtas atpakaļ.
events-take-back = Ņemt atpakaļ
events-check-out = Izsniegt
events-check-out-what = Lai turpinātu bez tīkla: šeit nekas netiek ievadīts, kamēr fails neatgriežas.
events-download = Lejupielādēt sacensību failu
events-continue = Turpināt pēc faila
events-continue-what = Šeit lejupielādētais fails ar to, kas kopš tā laika pievienots.
events-same = Failā nav nekā jauna.
events-added =
    { PLURAL($count) ->
        [zero] Pievienotas { $count } rindas.
        [one] Pievienota { $count } rinda.
       *[other] Pievienotas { $count } rindas.
    }
events-older =
    { PLURAL($count) ->
        [zero] Sacensības šeit ir turpinājušās: failā trūkst pēdējo { $count } rindu. Vispirms lejupielādējiet to.
        [one] Sacensības šeit ir turpinājušās: failā trūkst pēdējās { $count } rindas. Vispirms lejupielādējiet to.
       *[other] Sacensības šeit ir turpinājušās: failā trūkst pēdējo { $count } rindu. Vispirms lejupielādējiet to.
    }
events-parts = Faila rinda { $line } nav tā, kas glabājas šeit: abi faili ir šķīrušies.
