# `peatee analyse`: tervete partiide vead.

# Käikude veergude kohal; hinnangud on valge seisukohalt.
analyse-column-move = Käik
analyse-column-score = Valgele
analyse-column-depth = Sügavus
analyse-column-better = Parem
# Sügavuse asemel: seisu teab lõppmängutabel.
analyse-by-table = tabel
analyse-looked-at = Läbi vaadatud seise: { $count }.
# $weighed loeb käike, mille puhul oli valikut; $loss on osa punktist protsentides.
analyse-side =
    { $side ->
        [white] Valge
       *[black] Must
    } ({ $player }): kaalutud käike: { $weighed }.
analyse-kinds = Ebatäpsusi: { $doubtful }, vigu (?): { $weak }, jämedaid vigu (??): { $worse }.
analyse-loss = Keskmine kaotus käigu kohta: { $loss } % punktist.
analyse-no-moves = { $game }. partiis ei ole ühtegi käiku.
analyse-setup = { $game }. partii jätkub siin teisest seisust; selliseid partiisid analüüsida ei saa.
# $said ja $asked on reeglite nimed käsureal.
analyse-other-rules = { $game }. partiid analüüsitakse reeglite { $said } järgi, nagu on failis, mitte { $asked } järgi.
analyse-no-such-game =
    { PLURAL($games) ->
        [one] { $file }: { $wanted }. partiid ei ole; failis on { $games } partii.
       *[other] { $file }: { $wanted }. partiid ei ole; failis on { $games } partiid.
    }
analyse-refused =
    { PLURAL($count) ->
        [one] { $count } partiid ei saanud analüüsida.
       *[other] { $count } partiid ei saanud analüüsida.
    }
