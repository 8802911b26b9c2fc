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

## A falak alatt

lesson-siege = A falak alatt
lesson-siege-about = Hogyan vegyél be egy várat: a gyalogosok, a falon álló íjászok, és hogy kit vegyél le előbb.
lesson-siege-walls = A hadurad 3 gyalogossal és 2 íjásszal áll Buda alatt; a várban egy gyalogos, egy íjász és egy lovas van. Minden körben a falon álló íjászok lőnek először, és már 4-essel találnak. Aztán mindenki más egyszerre dob, és itt mindenkinek 5-ös kell; a lovas is gyalog harcol.
lesson-siege-second = A többiek már passzoltak, de neked van még lépésed. Zólyomban egy másik sereged vár, Abaújban pedig Gönc várát csak hárman védik. Küldd ellene a sereget!
lesson-siege-second-not-empty = Egy üres vármegye évi egy garast ér; egy vár hármat, ráadásul egy lépéssel többet ad, és a koronához is közelebb visz. Gönc ellen vonulj, Abaújba!
lesson-siege-second-not-pass = Akkor a zólyomi sereged egy évig tétlenül állna. Előbb küldd Gönc ellen!
lesson-siege-army = Gyalogos vagy hadúr nélkül senki sem rohamozhat falat, és ha az utolsó is elesik, amíg él védő, a sereg hazamegy. Vigyél hát eleget: ilyen három ember ellen 4 gyalogos és 2 íjász tízből kilencszer győz, 3 gyalogos egymaga négyszer sem.
lesson-siege-pass = Most már két helyen is kardok jelzik a csatát. Passzolj, hogy elkezdődhessenek!
lesson-siege-pass-not-more = Ehhez a leckéhez elég a két ostrom. Passzolj!
lesson-siege-lead = Előbb azok a csaták jönnek, amelyekben hadúr is van: tehát Buda. A hadurad egy fegyvernemet vezet, és annak minden kockája eggyel többet ér a csata végéig. Melyik legyen az?
lesson-siege-lead-not-archer = Az íjászaid itt nem lőnek előre, a többiekkel együtt rohamoznak; és kevesebben is vannak. A nagyobb csapatot vezesse!
lesson-siege-hits = A falról jött nyíl egy gyalogosodba került, de a rohamod is talált. Aki talál, az választja meg, ki esik el. Gondold meg, mi történik a következő kör elején!
lesson-siege-hits-not-infantry = Akkor az íjász megint mindenki előtt lőne a falról, és már 4-essel találna. Előbb a falat némítsd el!
lesson-siege-hits-not-cavalry = A lovas a falak mögött csak annyit ér, mint egy gyalogos. Az íjász a veszélyes: ő lő először, és már 4-essel talál.
lesson-siege-end = Tiéd Buda: eggyel több vár, és jövőre eggyel több lépés. Ha pedig te véded a várat, jegyezd meg: akkor az ostromlók gyalogosait vedd le előbb! Gyalogos és hadúr nélkül vége az ostromnak.

## Nyílt terepen

lesson-open-battle = Nyílt terepen
lesson-open-battle-about = Mire jó az egyik és mire a másik fegyvernem, hová ne vidd a lovasokat, és mire költs egy jó dobást.
lesson-open-battle-arms = A hadurad Kunságban készül megütközni Borsa embereivel. Síkságon a lovas már 4-essel eltalálja a gyalogost és az íjászt, azok egymást 5-össel; a lovast viszont bárki csak 6-ossal. Az íjászok a közelharc előtt egyszer lőnek.
lesson-open-battle-where = Hontban még három lovasod áll. Nógrádban egy gyalogos és két íjász van, Szepesben, a hegyek közt, három gyalogos. Hol támadsz?
lesson-open-battle-where-not-mountain = Hegyen és mocsárban a lovasaid leszállnak a lóról: 5-ös kell nekik, a védők viszont már 4-essel találnak. A lovas síkságra való.
lesson-open-battle-where-not-castle = Lovasok egymaguk nem rohamozhatnak várat: ahhoz gyalogos kell, vagy a hadurad. Keress gyalogosokat síkságon!
lesson-open-battle-where-not-pass = Három lovas, és ne legyen dolguk? Gyalogosok állnak a közelben, síkságon.
lesson-open-battle-riders = Úgy van: Nógrádban, a síkságon. Ha csak lovasok mennek, az ottani íjászok még a nyitó lövésüket sem adhatják le, messziről ugyanis a páncélnak nem árt a nyíl. A gyalogost hagyd Hontban, hogy a vármegye a tiéd maradjon!
lesson-open-battle-pass = Most passzolj, és kezdődnek a csaták!
lesson-open-battle-pass-not-more = Most elég lesz ez a két csata. Passzolj!
lesson-open-battle-lead = Kunság az első, mert ott a hadurad. Amelyik fegyvernemet vezeti, annak minden kockája eggyel többet ér. Három lovasod, két íjászod és egy gyalogosod van: kiket vezessen?
lesson-open-battle-lead-not-infantry = Az egyetlen kocka. Három lovassal háromszor annyit nyersz.
lesson-open-battle-lead-not-archer = Az íjászok egyszer lőnek, aztán az első közelharcból kimaradnak. A három lovas minden körben harcol.
lesson-open-battle-shot = Mindkét oldal íjászai lőttek, és a tieid találtak. A nyíl csak gyalog harcolót érhet. Válaszd ki, ki essen el; most mindegy, melyikük.
lesson-open-battle-die = Az első közelharc: a lovasaid egy 3-assal és egy 5-össel találtak. A hadúrral ez 4 és 6: a 4 csak gyalogos vagy íjász ellen jó, a 6 lovas ellen is. Úgy oszd el, hogy mindkettő érjen valamit!
lesson-open-battle-die-not-foot = Így a jobbik kocka veszi le a gyalog harcolót, a másik pedig nem talál senkit, akit levehetne: két találatból egy kárba vész. A jobbikat lovasra használd!
lesson-open-battle-end = Szép volt: a legjobb kockádat a legnehezebb célpontra, a többit a maradékra. Így megy tovább, míg az egyik oldalon senki sem marad; egy kör veszteségei egyszerre kerülnek le, tehát az is ütött, aki elesett.
