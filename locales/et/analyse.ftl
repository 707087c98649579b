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

# Partii analüüsi leht.

review-title = Analüüs
review-what = Arvuti vaatab partii läbi: kui hästi kumbki pool mängis, millised käigud olid vead ja mis oleks olnud parem. See võtab umbes pool minutit.
review-ask = Analüüsi partiid
review-queued = Ootab. Enne analüüsitavaid partiisid: { $count }.
review-running = Arvuti vaatab partiid läbi.
review-progress = Läbi vaadatud käike
review-failed = Analüüs ei õnnestunud. Proovige uuesti.
review-under-way = Partiid saab analüüsida, kui see on lõppenud.
review-no-moves = Selles partiis ei tehtud ühtegi käiku: analüüsida ei ole midagi.
review-too-long = Selles partiis on analüüsimiseks liiga palju käike.
review-not-followed = Seda partiid ei saa analüüsida: üks selle seisudest ei tekkinud käikudest.
review-busy = Analüüsi ootab liiga palju partiisid. Proovige mõne minuti pärast uuesti.
review-too-many = Teie või Teie võrgu soovitud analüüse on ootel liiga palju. Proovige uuesti, kui mõni neist on valmis.
review-old = Selle analüüsi tegi programmi varasem versioon.
review-again = Analüüsi uuesti
review-accuracy = Täpsus
review-doubtful = Kahtlased käigud
review-weak = Nõrgad käigud (?)
review-very-weak = Väga nõrgad käigud (??)
review-graph = Partii kulg
review-graph-sides = Valge üleval, must all
review-turning = Pöördepunktid
review-no-turning = Kumbki pool ei andnud palju ära.
review-loss = Andis ära { $loss } % punktist.
review-better = Parem: { $line }
review-moves = Kõik käigud
review-scores = Hinnang: + on parem valgele, - mustale.
