# Kuidas partii lõpeb ja kui kaugel see on.

win-no-pieces =
    { $winner ->
        [white] Valge võitis: mustal ei ole enam ühtegi kabendit.
       *[black] Must võitis: valgel ei ole enam ühtegi kabendit.
    }
win-no-move =
    { $winner ->
        [white] Valge võitis: mustal ei ole ühtegi käiku.
       *[black] Must võitis: valgel ei ole ühtegi käiku.
    }
win-checkmate =
    { $winner ->
        [white] Valge võitis: must sai mati.
       *[black] Must võitis: valge sai mati.
    }
win-resignation =
    { $winner ->
        [white] Valge võitis: must alistus.
       *[black] Must võitis: valge alistus.
    }

draw-agreement = Viik vastastikusel kokkuleppel.
draw-repetition = Viik: sama seis on sama mängija käigul olles tekkinud kolmandat korda.
draw-king-moves-only = Viik: ettenähtud arv käike on tehtud ainult kabedega ja löömata.
draw-three-against-king = Viik: kolme kabendiga üksiku kabe vastu ei saavutatud 16 käigu jooksul võitu.
draw-two-against-king = Viik: kahe või ühe kabendiga üksiku kabe vastu ei saavutatud 5 käigu jooksul võitu.
draw-two-against-king-compulsory = Sundviik: kahe või ühe kabendiga üksiku kabe vastu ei saavutatud 5 käigu jooksul võitvat seisu.
draw-kings-against-king = Viik: kabed ei löönud üksikut kabet ettenähtud arvu käikude jooksul.
draw-main-road-held = Sundviik: üksik kabe hoidis kolme kabendi vastu 5 käiku peateed.
draw-not-played-out = Sundviik: kui iga käigu eest aega ei lisata, siis seda lõppmängu lõpuni ei mängita.
draw-unchanged-force = Viik: jõudude vahekord ei ole ettenähtud arvu käikude jooksul muutunud.
draw-no-capture = Viik: 15 käigu jooksul ei ole löödud ühtegi kabendit.
draw-stalemate = Viik pati tõttu: käigul oleval mängijal ei ole ühtegi lubatud käiku ja tema kuningas ei ole tule all.
draw-fivefold-repetition = Viik: sama seis on sama mängija käigul olles tekkinud viiendat korda.
draw-fifty-moves = Viik: kumbki mängija on teinud 50 käiku ilma etturikäigu ja löömiseta.
draw-seventy-five-moves = Viik: kumbki mängija on teinud 75 käiku ilma etturikäigu ja löömiseta.
draw-dead-position = Viik: ükski lubatud käikude jada ei vii matini.

# Jooksvad loendused.

counter-repetition = Seisu kolmekordne kordumine: { $done } / { $limit }.
counter-king-moves-only = Käigud ainult kabedega: { $done } / { $limit }.
counter-three-against-king = Kolm kabendit kabe vastu: { $done } / { $limit }.
counter-two-against-king = Kaks või üks kabend kabe vastu: { $done } / { $limit }.
counter-kings-against-king = Kabed üksiku kabe vastu: { $done } / { $limit }.
counter-main-road-held = Üksik kabe peateel: { $done } / { $limit }.
counter-not-played-out = Lõppmäng, mida lõpuni ei mängita: { $done } / { $limit }.
counter-unchanged-force = Muutumatu jõudude vahekord: { $done } / { $limit }.
counter-no-capture = Käigud löömata: { $done } / { $limit }.
counter-fivefold-repetition = Seisu viiekordne kordumine: { $done } / { $limit }.
counter-fifty-moves = 50 käigu reegel: { $done } / { $limit }.
counter-seventy-five-moves = 75 käigu reegel: { $done } / { $limit }.

# Viigid, mida tuleb taotleda.

claim-nothing-counts = Ükski viigini viiv loendus ei ole alanud.
claim-not-enough = Loendused ei ole täis.
claim-repetition = Viiki võib taotleda: sama seis tekib sama mängija käigul olles kolmandat korda.
claim-unchanged-force = Viiki võib taotleda: jõudude vahekord ei ole 30 käigu jooksul muutunud.
claim-fifty-moves = Viiki võib taotleda: kumbki mängija on teinud 50 käiku ilma etturikäigu ja löömiseta.

# Pooled ja reeglistikud.

side-white = Valge
side-black = Must
to-move =
    { $side ->
        [white] Valge käigul.
       *[black] Must käigul.
    }

rules-international = Rahvusvaheline kabe
rules-russian = Vene kabe
rules-brazilian = Brasiilia kabe
rules-russian-1953 = Vene kabe (1953)
rules-hundred-1953 = Sajaruuduline kabe (1953)
rules-home = Kodukabe
rules-home-next = Kodukabe (kabe peatub lähimal väljal)
rules-home-continue = Kodukabe (uus kabe lööb edasi)
rules-home-next-continue = Kodukabe (kabe peatub lähimal väljal, uus kabe lööb edasi)
rules-chess = Male
rules-chess-leaflet = Male (voldik)
