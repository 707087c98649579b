# Partii leht ja selle skriptid. Argumendid lisab skript, seega ei tohi ükski sõnavorm neist sõltuda. Lause on see, mille võti algab sõnadega web-say-.

# Laud ja mida välja kohta öeldakse: „b4, valge kivi, siia saab käia“.

web-board = Mängulaud
web-square-empty = tühi
web-square-target = siia saab käia
web-piece-white-man = valge kivi
web-piece-white-crowned = valge kabe
web-piece-white-pawn = valge ettur
web-piece-white-knight = valge ratsu
web-piece-white-bishop = valge oda
web-piece-white-rook = valge vanker
web-piece-white-queen = valge lipp
web-piece-white-king = valge kuningas
web-piece-black-man = must kivi
web-piece-black-crowned = must kabe
web-piece-black-pawn = must ettur
web-piece-black-knight = must ratsu
web-piece-black-bishop = must oda
web-piece-black-rook = must vanker
web-piece-black-queen = must lipp
web-piece-black-king = must kuningas
web-promotion = Milleks ettur muundub
web-say-unclear = Seal lõpeb mitu lööki: klõpsake tee järgmisel väljal.

# Kellad, käigud ja mängijad.

web-clock-white = Valge kell
web-clock-black = Musta kell
web-clock-control = Käike ajakontrollini: { $count }
web-clock-days = { $count } p { $time }
web-moves = Käigud
web-counters = Viigiloendused
web-computer = Arvuti, tase { $level }
web-away = ei ole ühenduses
web-watchers = Vaatajaid: { $count }
web-article = Punkt { $article }
web-next-game = Järgmine partii

# Partii olek.

web-say-your-move = Teie käik.
web-say-move-white = Valge käigul.
web-say-move-black = Must käigul.
web-say-offer-white = Valge pakub viiki.
web-say-offer-black = Must pakub viiki.
web-say-offer-yours = Te pakkusite viiki.
web-say-offer-declined = Vastane lükkas viigipakkumise käiguga tagasi (002:§16.8).
web-say-takeback-passed = Vastane lükkas tagasivõtmise palve käiguga tagasi.
web-say-takeback-white = Valge palub luba käik tagasi võtta.
web-say-takeback-black = Must palub luba käik tagasi võtta.
web-say-takeback-yours = Te palusite luba käik tagasi võtta.
web-say-adjournment-white = Valge soovib partii katkestada.
web-say-adjournment-black = Must soovib partii katkestada.
web-say-adjournment-yours = Te soovisite partii katkestada.
web-say-seal = Tehke salakäik laual või kirjutage see üles ja kinnitage. Vastane seda ei näe.
web-say-seal-confirm = { $move } ei ole veel ümbrikus: kinnitage see allpool.
web-say-claim = Millise käiguga taotlete viiki? Näidake see laual; sellega käiku veel ei tehta. Või taotlege viiki praeguses seisus.
web-say-phase-waiting = Partii ei ole veel alanud.
web-say-phase-adjourning = Partii katkestatakse; kirjutatakse üles salakäiku.
web-say-saved = Partii on salvestatud. Kell seisab; partii leiate lehelt „Minu partiid“.
web-say-phase-adjourned = Partii on katkestatud.
web-say-phase-closed = Partii jätkub; ümbrik on veel avamata.
web-say-phase-in-doubt = Salakäigu tähendus on ebaselge.
web-say-choose = Salakäigu tähendus on ebaselge. Valige, millist käiku see tähendab; 24 tunni pärast läheb arvesse esimene.
web-say-choosing = Teie salakäigu tähendus on ebaselge: vastane valib, milline neist see on: { $moves }.
web-say-resume-at = Partiid jätkatakse { $time }.
web-say-resume-asked = Vastane soovib partiid jätkata { $time }.
web-say-resume-asked-now = Vastane soovib partiid kohe jätkata.
web-say-resume-yours = Te pakkusite jätkamiseks { $time }.
web-say-resume-yours-now = Te pakkusite partiid kohe jätkata.
web-say-phase-envelope-lost = Ümbrik on kadunud. Salakäigu teinud mängija võib näidata kviitungit; ilma selleta tühistab partii serveri haldaja.
web-say-envelope-white = Valge salakäik on käik nr { $number }.
web-say-envelope-black = Musta salakäik on käik nr { $number }.
web-say-instead = Võimalik: { $moves }.
web-say-why-asked = Seda on juba palutud.
web-say-why-offer = Viigipakkumine ootab vastust.
web-say-why-takeback = Käigu tagasivõtmise palve ootab vastust.
web-say-why-offered-before = Uuesti võib viiki pakkuda alles pärast seda, kui vastane on viiki pakkunud.
web-say-why-not-playing = See on võimalik ainult mängu ajal.
web-say-why-turn = See on võimalik ainult siis, kui on teie käik.
web-say-why-no-moves = Veel pole käiku, mida tagasi võtta.
web-say-why-away = Vastane võib veel tagasi tulla: oodake, kuni aeg täis saab.

# Tegevused.

web-actions = Tegevused
web-answers = Vastused
web-action-draw = Paku viiki
web-action-draw-accept = Võta viik vastu
web-action-draw-decline = Lükka viik tagasi
web-action-claim = Taotle viiki
web-action-claim-with = Taotle viiki käiguga { $move }
web-action-claim-now = Taotle praeguses seisus
web-action-claim-no = Loobu
web-action-seal-move = Pane { $move } ümbrikusse
web-action-seal-slip = Pane „{ $move }“ siiski ümbrikusse
web-action-seal-no = Teine käik
web-action-takeback = Võta käik tagasi
web-action-takeback-accept = Luban tagasi võtta
web-action-takeback-decline = Lükka tagasi
web-action-save = Salvesta ja lahku
web-action-adjourn = Katkesta
web-action-adjourn-allow = Nõustun katkestamisega
web-action-adjourn-decline = Mängime edasi
web-action-resume-accept = Nõustun
web-action-resume-decline = Ei nõustu
web-action-reading = Tähendab { $move }
web-resume-at = Jätkamise aeg
web-resume-propose = Paku see aeg
web-action-resume = Jätka partiid
web-action-adjust = Kohendan
web-action-adjusted = Kohendatud
web-action-claim-left = Taotle võitu
web-action-claim-left-in = Võitu saab taotleda { $time } pärast
web-action-abort = Tühista partii
web-action-abort-yes = Jah, tühista
web-action-resign = Alistu
web-action-resign-yes = Jah, alistun
web-action-resign-no = Ei, mängin edasi
web-action-rematch = Revanš
web-action-rematch-accept = Võta revanš vastu
web-entry = Käik
web-entry-chess = K kuningas, Q lipp, R vanker, B oda, N ratsu
web-entry-button = Käi
web-entry-seal = Salakäik
web-entry-seal-button = Pane ümbrikusse
web-entry-receipt = Salakäigu kviitung
web-entry-receipt-button = Näita
web-receipt = Teie salakäigu kviitung

# Ühendus serveriga.

web-say-connecting = Lauda seatakse üles.
web-say-lost = Ühendus katkes. Uus katse { $count } s pärast. Partii on alles.
web-say-trying = Ühendus katkes. Proovitakse uuesti.
web-say-clock-runs = Teie kell käib edasi.
web-say-not-sent = Teie käik ei ole veel kohale jõudnud.
web-say-bye-restart = Server käivitub uuesti ja on kohe tagasi.
web-say-bye-slow = See leht jäi maha ja loob ühenduse uuesti.
web-say-bye-outdated = Lehest on uuem versioon: laadige leht uuesti.
web-say-bye-malformed = Server ei saanud lehest aru: laadige leht uuesti.
web-say-bye-flood = Korraga küsiti liiga palju: oodake veidi ja laadige leht uuesti.
web-say-bye-elsewhere = See partii on avatud liiga paljudes akendes. Sulgege mõni ja laadige leht uuesti.
web-say-bye-signed-out = Olete välja loginud: laadige leht uuesti.
web-say-noscript = Laua kasutamiseks lubage brauseris skriptid.

# Leht ja seaded.

web-skip = Mängulaua juurde
web-settings = Seaded
web-theme = Värvid
web-theme-auto = Nagu süsteemis
web-theme-light = Hele
web-theme-dark = Tume
web-coordinates = Koordinaadid
web-coordinates-outside = Laua kõrval
web-coordinates-inside = Väljadel
web-coordinates-none = Ei näidata
web-kings = Kabed
web-kings-stacked = Kaks kivi teineteise peal
web-kings-turned = Ümberpööratud kivi
web-sound = Helid
web-flip = Pööra laud ümber
web-blindfold = Mängi pimesi
web-say-no-board = Mängite partii lõpuni ilma lauata. Sisestage käigud allpool.
web-last-move = Viimane käik: { $move }
