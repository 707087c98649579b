# Maja võistlused: loetelud, üleslaadimine, avalik leht.

events-title = Võistlused
events-mine = Minu võistlused
events-mine-none = Teil ei ole siin veel võistlusi. Laadige allpool üles mõne võistluse fail.
events-running = Käimas
events-running-none = Ükski võistlus ei ole käimas.
events-past = Lõppenud
events-sign-in = Logige sisse ja laadige üles
events-upload = Võistluse üleslaadimine
events-upload-what = Käsu peatee tournament võistlusfail (.peatee). Iga rida mängitakse läbi; kui mõni ei sobi, ei jäeta midagi alles.
events-upload-file = Võistlusfail
events-upload-button = Laadi üles
events-upload-new = Laadi üles uue võistlusena
events-more = Veel
events-all = Kõik võistlused
events-out = välja antud
events-no-file = Valige kõigepealt fail.
events-not-taken = Faili ei võeta vastu: { $why }
events-torn = Rida { $line } jäi lõpuni kirjutamata. Parandage fail käsuga peatee tournament repair-file ja laadige uuesti üles.
events-too-much = Võistlus on selle serveri jaoks liiga suur; selle fail loeti kuni reani { $line }.
events-nothing-kept = Midagi ei jäetud alles.
events-full = Rohkem ei mahu: kontol on kuni 50 võistlust, kokku 32 MB, igaüks kuni 4 MB.
events-long-title = Fail on liiga pikk
events-long = Võistluse fail on kuni 4 MB.
events-forbidden-title = Ei ole lubatud
events-forbidden = Seda saab teha ainult selle võistluse korraldaja.

# Avalik leht.

events-in-play = käimas
events-over = lõppenud
events-ahead = algamata
events-open =
    { PLURAL($count) ->
        [one] { $count } partii pooleli
       *[other] { $count } partiid pooleli
    }
events-sections = Turniirirühmad
events-whole = Kõik rühmad
events-rounds = Voorud
events-on-page = Sellel lehel
events-papers = Dokumendid
events-why = Avage rida, et näha, miks mängija on järgmisest eespool.
events-no-rounds = Ükski voor ei ole veel paaritatud.

# Mida teeb omanik.

events-desk = Teie korraldate seda võistlust
events-game = Partii { $game }
events-other-result = Muu tulemus
events-enter = Sisesta
events-entered = Partii { $game } tulemus on sisestatud: { $result }.
events-changed = { $by } jõudis ette ({ $at }): { $what }
events-changed-unknown = See on vahepeal muutunud; vaadake uuesti.
events-not-kept = Midagi ei salvestatud: andmebaas ei vasta. Proovige hetke pärast uuesti.
events-draft = Voor { $count } on mustand: sellest teate ainult Teie.
events-is-out = Võistlus on välja antud. Laadige enne üles selle fail või võtke võistlus tagasi.
events-out-since = Välja antud alates { $at } (UTC). Siin ei saa midagi sisestada, kuni fail üles laaditakse või võistlus tagasi võetakse.
events-take-back = Võta tagasi
events-check-out = Anna välja
events-check-out-what = Ilma võrguta jätkamiseks: siin ei sisestata midagi, kuni fail tagasi tuleb.
events-download = Laadi võistlusfail alla
events-continue = Jätka failiga
events-continue-what = Siit alla laaditud fail koos sellega, mis on vahepeal lisatud.
events-same = Failis ei ole midagi uut.
events-added =
    { PLURAL($count) ->
        [one] Lisati { $count } rida.
       *[other] Lisati { $count } rida.
    }
events-older =
    { PLURAL($count) ->
        [one] Võistlus on siin edasi läinud: failist puudub { $count } viimane rida. Laadige see enne alla.
       *[other] Võistlus on siin edasi läinud: failist puudub { $count } viimast rida. Laadige see enne alla.
    }
events-parts = Faili rida { $line } ei ole see, mis on siin: need kaks on läinud eri teed.
