### Amit a Kard és Korona leckéi mondanak.

## Az első éved

lesson-first-year = Az első éved
lesson-first-year-about = Sereg, hadúr, lépés, támadás, adó: a semmitől egy teljes évig.
lesson-first-year-crown = Magyarország, 1301: meghalt a király. Te Csák Máté vagy, a nagyurak egyike, és a koronára pályázol. Négy játékosnál azonnal az nyer, aki a 14 várból 7-et megszerez; más út is van, de ez a legegyenesebb.
lesson-first-year-home = Ez a te országrészed, Pozsony és Trencsén várával. Egy vármegye addig a tiéd, amíg legalább egy sereged ott áll; amelyikből mindenki elment, az senkié. Tizenkét sereged már a helyén van: gyalogosok, íjászok és lovasok.
lesson-first-year-lord = Már csak a hadurad hiányzik, vagyis te magad. Erősebbé teszi a sereget, de aki őt elveszíti, ki is eshet a játékból. Küldd hát falak mögé: kattints az egyik váradra, aztán a hadúrra!
lesson-first-year-lord-not-border = Hontból indulnak majd a lovasaid, de oda az ellenség is eljuthat. A hadurad falak mögött van nagyobb biztonságban.
lesson-first-year-lord-not-open = Állhatna ott is, de a nyílt terepen bárki rátámadhat. Válaszd a két vár egyikét!
lesson-first-year-occupy = Most körről körre mindenki egyet lép: évente 2 lépésed van, és váranként még egy, tehát most 4. Egy lépéssel akárhány sereget vihetsz, de csak egyetlen vármegyébe. A hegyek közt Liptó még üres: kattints rá, és tiéd az egész országrész!
lesson-first-year-occupy-not-war = Ott a király egyik katonája áll. Arra is sor kerül; az üres vármegyéért viszont harcolni sem kell. Előbb Liptót foglald el!
lesson-first-year-occupy-not-pass = Aki passzol, az idén már nem lép többet. Négy lépésed van: használd őket!
lesson-first-year-who = Most válaszd ki, ki menjen: egyetlen sereg is elég. Zólyomból egy mehet, egy pedig ott marad. A gyalogosnak és az íjásznak 2 mozgáspontja van, a lovasnak 4; a hegyvidék és a mocsár 2 pontba kerül, a síkság 1-be, a vastag folyó még eggyel többe. Aztán: „{ dials-step }”.
lesson-first-year-attack = Ha minden vármegyédben áll valaki, tiéd az egész országrész: adózáskor ez 4 garassal többet hoz. Most pedig háborúra fel! Nógrádban a király egyetlen gyalogosa áll. Kattints arra a vármegyére!
lesson-first-year-attack-not-castle = Budán hárman állnak a falak mögött, és a várból az íjászok lőnek először. Erről szól a következő lecke. Kezdd Nógráddal!
lesson-first-year-attack-not-pass = Van még lépésed, és Nógrád elérhető. Előbb támadd meg!
lesson-first-year-riders = Küldj lovasokat Hontból: síkságon a lovas már 4-essel eltalálja a gyalogost, őt viszont csak a 6-os találja el. Valaki maradjon Hontban, különben elveszíted azt a vármegyét. Aztán: „{ dials-attack }”
lesson-first-year-pass = A kardok a térképen azt jelzik, hogy ott csata lesz: akkor vívjátok meg, amikor már mindenki passzolt. Nem kell minden lépésedet felhasználnod. Válaszd ezt: „{ option-step_or_pass-pass }”!
lesson-first-year-pass-not-more = Egy igazi játékban ezt is megtehetnéd. Most nézzük meg, hogyan végződik a csata: passzolj!
lesson-first-year-recruit = Lezajlottak a csaták, új év kezdődött, és a vármegyéid adót fizettek: 1 garast, várral 3-at, a teljes országrész pedig még 4-et. Költs is belőle: kattints az egyik váradra, aztán egy seregre! A gyalogos és az íjász 5 garas, a lovas 9.
lesson-first-year-recruit-not-done = Meg is tarthatod a pénzedet, de Trencsénnek alig van őrsége. Előbb vegyél legalább egy sereget!
lesson-first-year-end = Ez egy év: esemény, adó és toborzás, lépések, csaták, néha pedig választás. Így megy ez nyolcszor. A következő leckében várat ostromolsz.
