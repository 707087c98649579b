# Namų varžybos: sąrašai, įkėlimas, viešasis puslapis.

events-title = Varžybos
events-mine = Mano varžybos
events-mine-none = Jūs čia dar neturite varžybų. Įkelkite žemiau kurių nors failą.
events-running = Vyksta
events-running-none = Šiuo metu varžybos nevyksta.
events-past = Pasibaigusios
events-sign-in = Prisijunkite ir įkelkite savo
events-upload = Įkelti varžybas
events-upload-what = Komandos peatee tournament varžybų failas (.peatee). Kiekviena eilutė atkartojama; jei nors viena netinka, niekas neišsaugoma.
events-upload-file = Varžybų failas
events-upload-button = Įkelti
events-upload-new = Įkelti kaip naujas varžybas
events-more = Daugiau
events-all = Visos varžybos
events-out = išduotos
events-no-file = Pirmiausia pasirinkite failą.
events-not-taken = Failas nepriimtas: { $why }
events-torn = Eilutė { $line } neparašyta iki galo. Pataisykite failą su peatee tournament repair-file ir įkelkite dar kartą.
events-too-much = Varžybos šiam serveriui per didelės; jų failas perskaitytas iki eilutės { $line }.
events-nothing-kept = Niekas neišsaugota.
events-full = Daugiau vietos nėra: paskyroje telpa iki 50 varžybų, kartu 32 MB, kiekvienos iki 4 MB.
events-long-title = Failas per didelis
events-long = Varžybų failas yra ne didesnis kaip 4 MB.
events-forbidden-title = Neleidžiama
events-forbidden = Tai gali tik šių varžybų rengėjas.

# Viešasis puslapis.

events-in-play = vyksta
events-over = pasibaigė
events-ahead = neprasidėjo
events-open =
    { PLURAL($count) ->
        [one] nebaigta { $count } partija
        [few] nebaigtos { $count } partijos
       *[other] nebaigta { $count } partijų
    }
events-sections = Grupės
events-whole = Visos grupės
events-rounds = Ratai
events-on-page = Šiame puslapyje
events-papers = Dokumentai
events-why = Atverkite eilutę ir pamatysite, kodėl žaidėjas yra aukščiau kito.
events-no-rounds = Dar nė vieno rato poros nesudarytos.

# Ką daro savininkas.

events-desk = Jūs rengiate šias varžybas
events-game = Partija { $game }
events-other-result = Kitas rezultatas
events-enter = Įrašyti
events-entered = Partijos { $game } rezultatas įrašytas: { $result }.
events-changed = { $by } buvo greitesnis ({ $at }): { $what }
events-changed-unknown = Tai tuo metu pasikeitė; pažiūrėkite dar kartą.
events-not-kept = Niekas neišsaugota: duomenų bazė neatsako. Netrukus pabandykite dar kartą.
events-draft = { $count } ratas yra juodraštis: apie jį žinote tik Jūs.
events-is-out = Varžybos išduotos. Pirmiausia įkelkite jų failą arba atsiimkite varžybas.
events-out-since = Išduotos nuo { $at } (UTC). Čia nieko negalima įrašyti, kol failas neįkeltas arba varžybos neatsiimtos.
events-take-back = Atsiimti
events-check-out = Išduoti
events-check-out-what = Kad būtų žaidžiama be tinklo: čia niekas neįrašoma, kol failas negrįš.
events-download = Atsisiųsti varžybų failą
events-continue = Tęsti pagal failą
events-continue-what = Čia atsisiųstas failas su tuo, kas nuo to laiko pridėta.
events-same = Faile nieko naujo nėra.
events-added =
    { PLURAL($count) ->
        [one] Pridėta { $count } eilutė.
        [few] Pridėtos { $count } eilutės.
       *[other] Pridėta { $count } eilučių.
    }
events-older =
    { PLURAL($count) ->
        [one] Varžybos čia pažengė toliau: faile trūksta { $count } paskutinės eilutės. Pirmiausia jį atsisiųskite.
        [few] Varžybos čia pažengė toliau: faile trūksta { $count } paskutinių eilučių. Pirmiausia jį atsisiųskite.
       *[other] Varžybos čia pažengė toliau: faile trūksta { $count } paskutinių eilučių. Pirmiausia jį atsisiųskite.
    }
events-parts = Failo eilutė { $line } nėra ta, kuri saugoma čia: failai išsiskyrė.
