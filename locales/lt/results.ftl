# Kaip partija baigiasi ir kiek iki to liko.

win-no-pieces =
    { $winner ->
        [white] Baltieji laimėjo: juodieji nebeturi nė vienos šaškės.
       *[black] Juodieji laimėjo: baltieji nebeturi nė vienos šaškės.
    }
win-no-move =
    { $winner ->
        [white] Baltieji laimėjo: juodieji neturi nė vieno ėjimo.
       *[black] Juodieji laimėjo: baltieji neturi nė vieno ėjimo.
    }
win-checkmate =
    { $winner ->
        [white] Baltieji laimėjo: juodiesiems paskelbtas matas.
       *[black] Juodieji laimėjo: baltiesiems paskelbtas matas.
    }
win-resignation =
    { $winner ->
        [white] Baltieji laimėjo: juodieji pasidavė.
       *[black] Juodieji laimėjo: baltieji pasidavė.
    }

draw-agreement = Lygiosios susitarus.
draw-repetition = Lygiosios: ta pati padėtis, kai eiti turi ta pati pusė, susidarė trečią kartą.
draw-king-moves-only = Lygiosios: nustatytas ėjimų skaičius padarytas tik damomis ir be kirtimo.
draw-three-against-king = Lygiosios: trimis šaškėmis prieš vienintelę damą per 16 ėjimų nelaimėta.
draw-two-against-king = Lygiosios: dviem šaškėmis ar viena prieš vienintelę damą per 5 ėjimus nelaimėta.
draw-two-against-king-compulsory = Privalomos lygiosios: dviem šaškėmis ar viena prieš vienintelę damą per 5 ėjimus nepasiekta laimėta padėtis.
draw-kings-against-king = Lygiosios: per nustatytą ėjimų skaičių damos nenukirto vienintelės damos.
draw-main-road-held = Privalomos lygiosios: vienintelė dama 5 ėjimus išlaikė didįjį kelią prieš tris šaškes.
draw-not-played-out = Privalomos lygiosios: kai už kiekvieną ėjimą laiko nepridedama, ši baigmė iki galo nežaidžiama.
draw-unchanged-force = Lygiosios: per nustatytą ėjimų skaičių jėgų santykis nepasikeitė.
draw-no-capture = Lygiosios: per 15 ėjimų nebuvo nė vieno kirtimo.
draw-stalemate = Lygiosios (patas): pusė, kurios dabar ėjimas, neturi nė vieno galimo ėjimo, o jos karaliui šachas nepaskelbtas.
draw-fivefold-repetition = Lygiosios: ta pati padėtis, kai eiti turi ta pati pusė, susidarė penktą kartą.
draw-fifty-moves = Lygiosios: kiekviena pusė padarė 50 ėjimų be pėstininko ėjimo ir be kirtimo.
draw-seventy-five-moves = Lygiosios: kiekviena pusė padarė 75 ėjimus be pėstininko ėjimo ir be kirtimo.
draw-dead-position = Lygiosios: jokia galimų ėjimų seka neveda į matą.

# Einamieji skaičiavimai.

counter-repetition = Trigubas padėties pasikartojimas: { $done } iš { $limit }.
counter-king-moves-only = Ėjimai tik damomis: { $done } iš { $limit }.
counter-three-against-king = Trys šaškės prieš damą: { $done } iš { $limit }.
counter-two-against-king = Dvi šaškės ar viena prieš damą: { $done } iš { $limit }.
counter-kings-against-king = Damos prieš vienintelę damą: { $done } iš { $limit }.
counter-main-road-held = Vienintelė dama didžiajame kelyje: { $done } iš { $limit }.
counter-not-played-out = Baigmė, kuri iki galo nežaidžiama: { $done } iš { $limit }.
counter-unchanged-force = Nepakitęs jėgų santykis: { $done } iš { $limit }.
counter-no-capture = Ėjimai be kirtimo: { $done } iš { $limit }.
counter-fivefold-repetition = Penkiagubas padėties pasikartojimas: { $done } iš { $limit }.
counter-fifty-moves = 50 ėjimų taisyklė: { $done } iš { $limit }.
counter-seventy-five-moves = 75 ėjimų taisyklė: { $done } iš { $limit }.

# Lygiosios, kurių reikia reikalauti.

claim-nothing-counts = Nė vienas skaičiavimas iki lygiųjų dar neprasidėjo.
claim-not-enough = Skaičiavimas dar nebaigtas.
claim-repetition = Galima reikalauti lygiųjų: ta pati padėtis, kai eiti turi ta pati pusė, susidaro trečią kartą.
claim-unchanged-force = Galima reikalauti lygiųjų: per 30 ėjimų jėgų santykis nepasikeitė.
claim-fifty-moves = Galima reikalauti lygiųjų: kiekviena pusė padarė 50 ėjimų be pėstininko ėjimo ir be kirtimo.

# Pusės ir taisyklės.

side-white = Baltieji
side-black = Juodieji
to-move =
    { $side ->
        [white] Baltųjų ėjimas.
       *[black] Juodųjų ėjimas.
    }

rules-international = Tarptautinės šaškės
rules-russian = Rusiškos šaškės
rules-brazilian = Braziliškos šaškės
rules-russian-1953 = Rusiškos šaškės (1953)
rules-hundred-1953 = Šimtalangės šaškės (1953)
rules-home = Namų šaškės
rules-home-next = Namų šaškės (dama sustoja artimiausiame langelyje)
rules-home-continue = Namų šaškės (nauja dama kerta toliau)
rules-home-next-continue = Namų šaškės (dama sustoja artimiausiame langelyje, nauja dama kerta toliau)
rules-chess = Šachmatai
rules-chess-leaflet = Šachmatai (lapelis)
