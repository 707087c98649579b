# Kā partija beidzas un cik līdz tam palicis.

win-no-pieces =
    { $winner ->
        [white] Baltie uzvarēja: melnajiem vairs nav neviena kauliņa.
       *[black] Melnie uzvarēja: baltajiem vairs nav neviena kauliņa.
    }
win-no-move =
    { $winner ->
        [white] Baltie uzvarēja: melnajiem nav neviena gājiena.
       *[black] Melnie uzvarēja: baltajiem nav neviena gājiena.
    }
win-checkmate =
    { $winner ->
        [white] Baltie uzvarēja: melnajiem pieteikts mats.
       *[black] Melnie uzvarēja: baltajiem pieteikts mats.
    }
win-resignation =
    { $winner ->
        [white] Baltie uzvarēja: melnie padevās.
       *[black] Melnie uzvarēja: baltie padevās.
    }

draw-agreement = Neizšķirts pēc vienošanās.
draw-repetition = Neizšķirts: viena un tā pati pozīcija, kurā gājiens jāizdara tai pašai pusei, radusies trešo reizi.
draw-king-moves-only = Neizšķirts: noteiktais skaits gājienu izdarīts tikai ar dāmām un bez sišanas.
draw-three-against-king = Neizšķirts: ar trim kauliņiem pret vienīgo dāmu 16 gājienos uzvara nav panākta.
draw-two-against-king = Neizšķirts: ar diviem kauliņiem vai vienu pret vienīgo dāmu 5 gājienos uzvara nav panākta.
draw-two-against-king-compulsory = Obligāts neizšķirts: ar diviem kauliņiem vai vienu pret vienīgo dāmu 5 gājienos nav sasniegta uzvarēta pozīcija.
draw-kings-against-king = Neizšķirts: noteiktajā gājienu skaitā dāmas nav nokāvušas vienīgo dāmu.
draw-main-road-held = Obligāts neizšķirts: vienīgā dāma 5 gājienus noturēja lielo ceļu pret trim kauliņiem.
draw-not-played-out = Obligāts neizšķirts: ja par katru gājienu laiku nepieskaita, šo galotni līdz galam neizspēlē.
draw-unchanged-force = Neizšķirts: spēku samērs noteiktajā gājienu skaitā nav mainījies.
draw-no-capture = Neizšķirts: 15 gājienos nav bijis neviena sitiena.
draw-stalemate = Neizšķirts (pats): pusei, kurai jāizdara gājiens, nav neviena iespējama gājiena, un tās karalim nav pieteikts šahs.
draw-fivefold-repetition = Neizšķirts: viena un tā pati pozīcija, kurā gājiens jāizdara tai pašai pusei, radusies piekto reizi.
draw-fifty-moves = Neizšķirts: katra puse izdarījusi 50 gājienus bez bandinieka gājiena un bez sišanas.
draw-seventy-five-moves = Neizšķirts: katra puse izdarījusi 75 gājienus bez bandinieka gājiena un bez sišanas.
draw-dead-position = Neizšķirts: neviena iespējamu gājienu virkne neved pie mata.

# Tekošā skaitīšana.

counter-repetition = Pozīcijas trīskārtēja atkārtošanās: { $done } no { $limit }.
counter-king-moves-only = Gājieni tikai ar dāmām: { $done } no { $limit }.
counter-three-against-king = Trīs kauliņi pret dāmu: { $done } no { $limit }.
counter-two-against-king = Divi kauliņi vai viens pret dāmu: { $done } no { $limit }.
counter-kings-against-king = Dāmas pret vienīgo dāmu: { $done } no { $limit }.
counter-main-road-held = Vienīgā dāma uz lielā ceļa: { $done } no { $limit }.
counter-not-played-out = Galotne, ko līdz galam neizspēlē: { $done } no { $limit }.
counter-unchanged-force = Nemainīgs spēku samērs: { $done } no { $limit }.
counter-no-capture = Gājieni bez sišanas: { $done } no { $limit }.
counter-fivefold-repetition = Pozīcijas pieckārtēja atkārtošanās: { $done } no { $limit }.
counter-fifty-moves = 50 gājienu noteikums: { $done } no { $limit }.
counter-seventy-five-moves = 75 gājienu noteikums: { $done } no { $limit }.

# Neizšķirti, kas jāpieprasa.

claim-nothing-counts = Neviena skaitīšana līdz neizšķirtam vēl nav sākusies.
claim-not-enough = Skaitīšana vēl nav pabeigta.
claim-repetition = Var pieprasīt neizšķirtu: viena un tā pati pozīcija, kurā gājiens jāizdara tai pašai pusei, rodas trešo reizi.
claim-unchanged-force = Var pieprasīt neizšķirtu: spēku samērs 30 gājienos nav mainījies.
claim-fifty-moves = Var pieprasīt neizšķirtu: katra puse izdarījusi 50 gājienus bez bandinieka gājiena un bez sišanas.

# Puses un noteikumi.

side-white = Baltie
side-black = Melnie
to-move =
    { $side ->
        [white] Baltie izdara gājienu.
       *[black] Melnie izdara gājienu.
    }

rules-international = Starptautiskā dambrete
rules-russian = Krievu dambrete
rules-brazilian = Brazīliešu dambrete
rules-russian-1953 = Krievu dambrete (1953)
rules-hundred-1953 = Simtlauciņu dambrete (1953)
rules-home = Mājas dambrete
rules-home-next = Mājas dambrete (dāma apstājas uz tuvākā lauciņa)
rules-home-continue = Mājas dambrete (jaunā dāma sit tālāk)
rules-home-next-continue = Mājas dambrete (dāma apstājas uz tuvākā lauciņa, jaunā dāma sit tālāk)
rules-chess = Šahs
rules-chess-leaflet = Šahs (pamācība)
