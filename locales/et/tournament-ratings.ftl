# Ratings: the report of a competition, and lists that ratings are taken from.
tournament-rating-report = Reitinguaruanne
tournament-rating-arithmetic = Reitingute arvutus
tournament-rating-changes = Reitingute muutused
tournament-rating-system = Reitingusüsteem
tournament-rating-source = Väärtuste allikas
tournament-rating-fide-version = B.02, loetud 2026
tournament-rating-fide-source = B.02 8.1 tabelid; kordajad ja piirid teistest allikatest
tournament-rating-changed-source = B.02 8.1 tabelid; muudetud korraldaja andmetel
tournament-rating-fmjd-name = FMJD eeskujul
tournament-rating-fmjd-source = poolitatud kordaja: lisa 9, 1.2.2.2; kõik muu korraldaja andmetel
tournament-rating-curve = Oodatavad punktid
tournament-rating-curve-fide = FIDE tabeli järgi
tournament-rating-curve-logistic = logistilise kõvera järgi
tournament-rating-curve-normal = normaaljaotuse järgi
tournament-rating-cap = Reitingute vahed
tournament-rating-cap-none = arvestatakse täielikult
tournament-rating-cap-most = arvestatakse kuni { $count }
tournament-rating-cap-lifted = täielikult neile, kelle reiting on { $rating } või kõrgem
tournament-rating-factors = Arengukordaja K
tournament-rating-k-games = varasemaid partiisid < { $count }
tournament-rating-k-age = vanus ≤ { $age }
tournament-rating-k-below = reiting < { $rating }
tournament-rating-k-peak = kõrgeim reiting ≥ { $rating }
tournament-rating-k-most = K × partiid ≤ { $count }
tournament-rating-k-percent = sellest läheb arvesse { $percent } %
tournament-rating-k-win = võit annab { $count }
tournament-rating-first = Esimene reiting
tournament-rating-first-none = ei anta
tournament-rating-first-games = partiisid reitinguga vastastega ≥ { $count }
tournament-rating-first-fictitious = lisatud viigipartiisid: { $count }, vastase reiting { $rating }
tournament-rating-first-floor = alla { $rating } ei anta
tournament-rating-first-most = mitte üle { $rating }
tournament-rating-before = Enne
tournament-rating-after = Pärast
tournament-rating-change = Muutus
tournament-rating-scored = saadud punktid
tournament-rating-expected = oodatavad punktid
tournament-rating-factor = arengukordaja
tournament-rating-is-first = esimene reiting
tournament-rating-round = Voor
tournament-rating-opponent = Vastane
tournament-rating-difference = reitingute vahe
tournament-rating-uncounted = reitinguta, arvesse ei lähe
tournament-rating-legend = W: saadud punktid; We: oodatavad punktid; K: arengukordaja; Ra: vastaste keskmine reiting; Rp: soorituse reiting; D: reitingute vahe.
tournament-rating-counts = Arvesse lähevad lõppenud partiid, mis mängiti laua taga reitinguga vastase vastu. Võit annab 1 ja viik ½ ka siis, kui võistlusel arvestatakse punkte teisiti; vabad voorud, partiid, kuhu keegi ei ilmunud, tühistatud partiid ja partiid, mille tulemus on ainult oletatud, arvesse ei lähe.
tournament-rating-no-careers = Varasemate arvestuspartiide arvu ja kõrgeimat reitingut siin üheski nimekirjas ei ole: kedagi ei peeta uustulnukaks ja kõrgeimaks loetakse praegune reiting.
tournament-rating-so-far = Võistlus ei ole lõppenud; need on senised partiid.
tournament-rating-nothing = Ükski partii ei lähe arvesse.
tournament-rating-sum = Muutus: { $factor } × ({ $scored } − { $expected }) = { $change }; { $before } { $difference } = { $after }.
tournament-rating-reduced = K on partiide rohkuse tõttu väiksem: partiisid { $games } × K ≤ { $most }.
tournament-rating-capped = { "" }* Suurem vahe loetakse märgitud suuruseks.
tournament-rating-unlisted = Reitinguga alla { $rating } nimekirja ei võeta.
tournament-rating-performance = Sooritus: { $percent } % punktidest, { $average } { $difference } = { $rating }.
tournament-rating-new = Esimene reiting: partiisid { $games }, neist lisatud { $fictitious }; vastaste keskmine { $average }; punkte { $points } = { $percent } %; { $average } { $difference } = { $sum }; antakse: { $rating }.
tournament-rating-no-factor = Süsteemis ei ole selle mängija jaoks arengukordajat.
tournament-rating-no-first = Süsteem esimesi reitinguid ei anna.
tournament-rating-few-games = Esimest reitingut ei anta: partiisid reitinguga vastastega { $found }, vaja { $least }.
tournament-rating-nothing-scored = Esimest reitingut ei anta: reitinguga vastaste vastu punkte ei saadud.
tournament-rating-below-floor = Esimest reitingut ei anta: { $rating } on alla { $floor }.

# A list is taken.
tournament-ratings-taken = Muudetud reitinguid: { $changed }, muutumata: { $same }, nimekirjast reitingut ei saanud: { $missing }.
tournament-ratings-no-id = liidu numbrit ei ole
tournament-ratings-not-listed = nimekirjas ei ole
tournament-ratings-several = nimekirjas on mitu sellenimelist
tournament-ratings-not-rated = nimekirjas ilma reitinguta
tournament-ratings-left = on lahkunud
