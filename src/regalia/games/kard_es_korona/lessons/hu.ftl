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
lesson-first-year-pass = A kardok a térképen azt jelzik, hogy ott csata lesz: akkor vívjátok meg, amikor már mindenki passzolt. Nem kell minden lépésedet felhasználnod. Válaszd ezt: „{ option-step_or_pass-pass }”! Ha a hadurad is velük ment, mondd meg majd azt is, kiket vezet.
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

## Adó és katona

lesson-taxes = Adó és katona
lesson-taxes-about = Mennyit ér egy vármegye, miért ne maradjon lyuk az országrészeden, és mikor tartsd meg a pénzed.
lesson-taxes-income = Jövőre a vármegyéid adót fizetnek: 1 garast, várral 3-at, és ha egy országrész egészen a tiéd, még 4-et. Az üres vármegye semmit sem fizet. Most a két várból 6, a többiből 4 jönne: összesen 10. Liptó üresen áll.
lesson-taxes-whole = A többiek már mind passzoltak. Melyik az az egy lépés, amely a legtöbbet hozza?
lesson-taxes-whole-not-nograd = Nógrádért csatáznod kellene, és 1 garast fizetne. Van egy vármegye, amely 5-öt hoz.
lesson-taxes-whole-not-elsewhere = Az 1 garassal több. Van egy üres vármegye, amely 5-öt hoz: az, amelyik az országrészedből hiányzik.
lesson-taxes-whole-not-pass = Egyetlen lépés, és másfélszer annyi jönne be. Nézd meg, mi hiányzik az országrészedből!
lesson-taxes-who = Liptó: 1 garas önmagáért, és 4 a teljes országrészért. De ki menjen? Onnan vigyél valakit, ahol más is marad!
lesson-taxes-who-not-hole = Ő az egyetlen Zólyomban: betömnél egy lyukat, és ütnél egy másikat. Trencsén és Hont nélkülözhet valakit.
lesson-taxes-go = Jó lesz. Ő elég is: mehet a lépés!
lesson-taxes-pass = Most passzolj! Véget ér az év, és befolyik az adó.
lesson-taxes-pass-not-more = Folytathatnád, de ez a lecke a pénzről szól. Passzolj!
lesson-taxes-buy = 15 garas, ha egyik vármegyéd sem maradt üresen, a meglévő 8 mellé. Az új seregek a váraidba kerülnek: egy várban legfeljebb 7 lehet, egy fegyvernemből 4. Pozsonyban már négy gyalogos van, oda több nem fér. Vegyél egy sereget, ahol csak jónak látod!
lesson-taxes-buy-not-done = Valamennyit tarts meg, de ne az egészet: amelyik sereg nem nő, az lemarad. Előbb vegyél egyet!
lesson-taxes-save = Vehetnél még. Csakhogy jövőre, 1303-ban a nagy tisztségekre licitáltok, és aki üres kincstárral érkezik, annak nem jut. Aki licitálni akar, addigra 10–20 garast félretesz. Most az egyszer állj meg itt!
lesson-taxes-save-not-all = Nem hiba, de akkor üres kézzel mégy a választásra. Most tartsd meg a maradékot!
lesson-taxes-end = Amit nem költesz el, az megmarad. Jegyezd meg: előbb tömd be a lyukakat az országrészeden, aztán foglalj várakat; és ott toborozz, ahová az ellenség jöhet.

## A fogoly hadúr

lesson-captive = A fogoly hadúr
lesson-captive-about = Mi történik, ha legyőzik a hadurad: menekülés, fogság, váltságdíj és egy biztos hely.
lesson-captive-beaten = A hadurad túl kevesekkel vonult Buda ellen: 2 gyalogossal és 1 íjásszal. Mind elestek, ő pedig egyedül áll a király emberei előtt. Ha egy másik hadúr győzte volna le, most kiesnél a játékból, vagy a hűbérese lennél.
lesson-captive-escape = Egy remény maradt: a szomszédos Hontban és Barsban vannak seregeid. Ha 6-ost dobsz, a hadúr elmenekül hozzájuk. Próbáld meg!
lesson-captive-escape-not-no = Ha meg sem próbálja, biztosan elfogják. A dobás nem kerül semmibe.
lesson-captive-ransom = Nem lett 6-os: fogságba esett, és ha eljön 1305, meghal. 1303-ban vagy 1304-ben, toborzáskor válthatod ki, 20 garasért. Most 23 garasod van. Mit teszel?
lesson-captive-ransom-not-wait = Jövőre lenne még egy esélyed, de ki tudja, lesz-e akkor 20 garasod. Ráadásul akinek a hadura fogoly, az az év végi választáson sem licitálhat. Fizess!
lesson-captive-ransom-not-units = Akkor már nem telik a váltságdíjra, és jövőre lesz az utolsó esélyed. A hadurad az első.
lesson-captive-home = Kiszabadult. Te választod meg, melyik vármegyében jelenjen meg a seregeid közt. Kőszegi négy lovasa Győrben vár, és egy lovasnak 4 mozgáspontja van: gondold meg, hová nem juthatnak el!
lesson-captive-home-not-danube = Győrből Pozsonyba csak a Dunán kell átkelniük: 2 pont. Két ember a falakon kevés négy lovas ellen, ha a hadúrral jönnek.
lesson-captive-home-not-border = Az épp a határ mellett van, nyílt terepen: a négy lovas csak erre vár.
lesson-captive-end = Trencsénben falak mögött van, és az ellenség nem vonulhat át olyan vármegyén, amelyet te tartasz. Csak akkor vidd csatába a hadurad, ha szinte biztos a győzelem: tízből kilencnél is jobb eséllyel.

## A választás

lesson-election = A választás
lesson-election-about = Titkos licit a három nagy tisztségre, és egy ellenfél, aki épp ezekkel készül nyerni.
lesson-election-offices = 1306, választási év. Három tisztség, egymás után, mindegyikre titkos ajánlat: országbíró, tárnokmester, nádor. A legtöbbet ajánlóé a tisztség, de mindenki kifizeti, amit ajánlott, a vesztesek is. Akié mindhárom, az megnyeri a játékot.
lesson-election-judge = Elsőként az országbíró, aki csatában néhány kockát újradobhat. Most Kőszegi az, sőt ő a nádor is. Neki 14 garasa van, neked 16. Itt ne szórd a pénzt: legfeljebb 2-t ajánlj!
lesson-election-judge-not-dear = Amit itt odaadsz, akkor is elvész, ha nem nyersz, és a következő tisztségnél hiányozni fog. Ott dől el minden. Legfeljebb 2-t ajánlj!
lesson-election-treasurer = Kőszegi maradt az országbíró; 4 garasába került. Most a tárnokmester jön, akinek a várai 3 helyett 5 garast fizetnek: a te négy váraddal ez évente 8-cal több. Ha pedig Kőszegié lesz, mindhárom az övé. 10 garasa maradt. Mennyi elég biztosan?
lesson-election-treasurer-not-nothing = Ha senki sem áll az útjába, övé a harmadik tisztség, a másik kettőt megtartja, és ő a király. Licitáld túl!
lesson-election-treasurer-not-little = Ez kevés lehet: 10 garasa maradt. Egyenlőségnél pedig a nádor dönt, és az épp ő. Ajánlj annyit, amennyinél többet nem tud adni!
lesson-election-palatine = Tiéd a tárnokmesterség, és így már nem lehet övé mindhárom. Utoljára a nádor jön, aki olcsóbban toboroz, és egyenlőségnél dönt. Amit most megtartasz, abból jövőre katonát vehetsz. Ajánlj, amennyit jónak látsz!
lesson-election-end = Vége a választásnak, és a váraid mostantól többet fizetnek. Jegyezd meg: nézd meg, kinek mennyije van az első licit előtt, és számolj vele! Akinek már két tisztsége van, attól a harmadik többet ér, mint amennyinek látszik.

## A hetedik vár

lesson-crown = A hetedik vár
lesson-crown-about = Hogyan lehet nyerni: figyeld, kinek hiányzik már csak egy vár, és sétálj be oda, ahol senki sincs otthon.
lesson-crown-ways = 1307. Négy játékosnál 7 vár azonnal győz, akár az év közepén is. Kőszeginek 6 van, neked 5. Szolnok vára üresen áll, és az ő emberei épp mellette vannak, Kunságban.
lesson-crown-block = Te lépsz, és ő jön utánad. Minek kell most történnie?
lesson-crown-block-not-fejer = Heten és egy hadúr a falak mögött: ahhoz nagy sereg kell, a csata pedig csak az év végén jön. Addigra ő rég Szolnokban van.
lesson-crown-block-not-kunsag = Nem rossz: akit megtámadtak, az már nem mozdulhat. De jöhetne más serege is, és neked továbbra is csak 5 várad volna. Van egy vár, amelyet harc nélkül megkaphatsz.
lesson-crown-block-not-pass = Akkor ő bemegy Szolnokba, 7 vára lesz, és vége a játéknak.
lesson-crown-guard = Úgy van: az üres várba bárki bemehet, íjász és lovas is, és azonnal a tiéd. Küldj valakit Szabolcsból; ha egy ott marad, azt a vármegyét is megtartod.
lesson-crown-empty = Most 6 várad van. Kőszegi passzolt, Kán pedig az imént kivitte Kolozsvárról az egész őrségét Biharba. Nézd meg jól a térképet: hol a hetedik?
lesson-crown-empty-not-fejer = Hét ember és egy hadúr ostroma rosszul is elsülhet, és csak az év végén kerül rá sor. Van egy vár, amelyben senki sincs.
lesson-crown-empty-not-pass = Egyetlen lépésre vagy a koronától. Valahol nyitva áll egy vár.
lesson-crown-ride = A máramarosi lovasaid Dobokán át odaérnek. Lóra!
lesson-crown-end = Hét vár: tiéd a Szent Korona. Minden lépésednél nézd meg hát az összes várat, a többiekét és a magadét is: aki egyet őrség nélkül hagy, azon a játékot is elveszítheti.
