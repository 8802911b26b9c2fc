### Amit a Kingsburg leckéi mondanak.

## Az első évszakod

lesson-first-season = Az első évszakod
lesson-first-season-about = Kockák, tanácsadók és az első épület: a semmitől egy teljes évszakig.
lesson-first-season-court = Egy határ menti tartomány ura vagy, és a királyi udvar segít neked: tizennyolc tanácsadó, az udvari bolondtól magáig a királyig. Mindegyik mást ad. Öt éved van, hogy minél többet építs, és minden télen betör egy ellenség.
lesson-first-season-aid = Az év ajándékkal kezdődik. Még senkinek sincs semmije, ezért mindenki elvesz egy nyersanyagot. Válassz kedvedre; az első épületek többségéhez arany vagy fa kell.
lesson-first-season-dice = Tavasz van, mindenki dobott három kockával. A tieid: 1, 4 és 5. Ez összesen 10, a legkevesebb, ezért te kezdesz: a rossz dobásnak is megvan a jó oldala.
lesson-first-season-influence = Tegyél kockákat egy tanácsadóra! Az összegüknek pontosan ki kell adnia a tanácsadó számát, és utána oda más már nem mehet. Kattints a 4-esedre és az 5-ösödre, aztán a vadászmesterre (9)! A 9-et mindkét ellenfeled is ki tudná rakni.
lesson-first-season-influence-not-jester = Rajtad kívül senki sem dobott 1-est, az udvari bolond tehát megvár. Előbb azt vidd el, amit mások is elérnek: a 9-est!
lesson-first-season-influence-not-all = Ezzel minden kockád egyetlen tanácsadóra menne el. Itt kettő többet ad: előbb a 9-es a 4-gyel és az 5-tel, aztán az 1-es.
lesson-first-season-influence-not-pass = Aki passzol, ebben az évszakban nem tesz le több kockát. Neked pedig még három van.
lesson-first-season-again = Látod: a 7-es és a 14-es már foglalt, de az 1-eshez senki sem nyúlhatott. Az utolsó kockád menjen az udvari bolondra!
lesson-first-season-again-not-pass = Amelyik kockát nem teszed le, az semmit sem hoz. Kár volna érte.
lesson-first-season-help = Ha már senki sem tesz le kockát, a tanácsadók számuk sorrendjében segítenek. Az udvari bolondtól kaptál 1 pontot. A vadászmesternél választhatsz: a fa mellé aranyat vagy követ kérsz.
lesson-first-season-build = Az évszak végén egy épületet emelhetsz. Mind az öt sorban balról kell kezdeni. Válassz egyet, amit ki tudsz fizetni!
lesson-first-season-build-not-pass = Gyűjtögetni ráérsz később. Nincs gyakoribb pazarlás, mint az évszak, amelyben nem épül semmi.
lesson-first-season-end = Ez volt egy teljes évszak: dobás, befolyásolás, ajándékok, építés. A tavaszt nyár és ősz követi, aztán jön a tél az ellenséggel. Hogy azt miként fogadd, a következő lecke mutatja meg.

## Jön a tél

lesson-winter = Jön a tél
lesson-winter-about = Haderő, katonák és a király kockája: így fogadd az év ellenségét.
lesson-winter-strength = Vége a második év őszének. Télen egy rejtett ellenség támad; ebben az évben 3, 4 vagy 5 az ereje. Az őrtornyodtól 1 a haderőd, és a király kockája mindenkinek ugyanannyi, 1–6 katonát küld majd.
lesson-winter-recruit = Most katonákat képezhetsz ki, darabját 2 tetszőleges nyersanyagért. Így, ahogy állsz, csak körülbelül minden második esetben győznél. A gombok mellett ott az esély: képezz ki két katonát, és 80% lesz!
lesson-winter-recruit-not-none = Így csak körülbelül minden második esetben győznél. Egy vereség idén nyersanyagba és épületbe is kerülhet; két katona olcsóbb ennél.
lesson-winter-recruit-not-one = Egy katonával 63% az esélyed, kettővel 80%. Az ellenség érkezése előtt ennél jobbra már nem költheted a nyersanyagot.
lesson-winter-battle = A goblinok 4-es erővel jöttek, a király kockája 2-t mutatott. A te 1 + 2 + 2 = 5 haderőd győzelem: 1 kő a zsákmányod. Eggyel kevesebb katonával döntetlen lett volna, az nem hoz semmit; katona nélkül aranyat és épületet vesztesz. A katonák most mind hazamentek.
lesson-winter-look = Harmadik év, tavasz: a következő ellenség ereje 4 és 6 közt lesz. A főparancsnok (10) 2 katonát ad, és titokban megnézheted az ellenség kártyáját. Érj oda elsőként: a 10-et a másik kettő is ki tudja rakni!
lesson-winter-look-not-duchess = A nyersanyag is jó, de akkor nem tudod meg, ki jön. A főparancsnokhoz elég a 4-esed és a 6-osod.
lesson-winter-look-not-pass = Aki passzol, ebben az évszakban nem tesz le több kockát. A 4-esed és a 6-osod pontosan 10.
lesson-winter-rest = A tiéd. A megmaradt 2-est tedd a földesúrra: az arany mindig jól jön! Utána a tanácsadók segítenek, és te megláthatod a kártyát.
lesson-winter-seen = Orkok, 5-ös erővel: ezt csak te tudod. A 2 katonával és a toronnyal már 3 a haderőd, így a győzelemhez a király kockáján legalább 3 kell. A többieket is figyeld: aki megnézte a kártyát, és utána sok katonát képez ki, az tudja, miért.

## Hogy kijöjjön az összeg

lesson-sums = Hogy kijöjjön az összeg
lesson-sums-about = Fehér kocka, +2 jelölő és piac: így jutsz el ahhoz a tanácsadóhoz, akit szeretnél.
lesson-sums-white = A parasztgazdaságodtól egy negyedik, fehér kockát is kaptál. Bármelyik csoportodhoz odateheted, de magában nem állhat: kell mellé egy saját színű kocka. Aki előbb elhasználja a sajátjait, az elpazarolja a fehéret.
lesson-sums-token = A +2 jelölő 2-vel növeli egy csoport összegét; egy csoporthoz legfeljebb annyi tehető, ahány kocka van benne. A királynő (17) 3 pontot és 2 nyersanyagot ad, és megmutatja az ellenséget. Juss el hozzá, és vidd magaddal a fehér kockát is!
lesson-sums-token-not-alone = Ez valóban 17, de így csak a fehér kockád marad, az pedig magában nem állhat. Ide a fehér 4-est tedd, és a saját 4-esedet tartsd meg!
lesson-sums-token-not-inventor = A 15 sem rossz. De a +2 jelölővel ugyanez a három kocka 17-et ad, és a királynő többet ér.
lesson-sums-token-not-king = A királyra mindened rámenne: az összes kockád, vagy a jelölő és a piac egyszerre. A királynő mellett marad egy kockád, amely még elér valakit.
lesson-sums-token-not-pass = Még négy kockád és egy +2 jelölőd van. Próbáld meg a királynőt!
lesson-sums-market = Egy saját kockád maradt, a kereskedő (4) viszont foglalt. A piacod évszakonként egyszer segít: egy csoport összege 1-gyel többnek vagy kevesebbnek számít. Tedd le a kockát, ahová szeretnéd!
lesson-sums-market-not-pass = Ez a kocka még elér valakit. Azzal, hogy megtartod, nem nyersz semmit.
lesson-sums-queen = Mindkettő sikerült. A királynő két egyforma nyersanyagot ad: azt válaszd, ami a következő épületedhez hiányzik!
lesson-sums-end = A kereskedelem sora a kockáidat javítja: a kocsma minden nyáron jelölőt ad, a piac igazít az összegen, a parasztgazdaság pedig egy kockával többet ad (csatában viszont 1-be kerül). Az ilyen épület akkor fizetődik ki, ha korán felépül.

## Hosszú sorok

lesson-rows = Hosszú sorok
lesson-rows-about = Tervezz két épülettel előre, és inkább fejezz be néhány sort, mint hogy mindet elkezdd.
lesson-rows-sheet = Minden sor balról jobbra épül, és a legjobb épületek a végén állnak. A darud miatt a harmadik és a negyedik oszlopban minden 1 arannyal olcsóbb, így a városház neked csak 1 arany, 1 fa és 1 kő.
lesson-rows-help = A vadászmester azt kérdezi, mit kérsz. 2 aranyad és 1 fád van. Azt vedd el, ami a városházhoz még hiányzik!
lesson-rows-help-not-gold = Aranyad van. Kő nélkül viszont ebben az évszakban nem lesz városház; előbb számolj, aztán válassz!
lesson-rows-build = Minden együtt van. Építsd fel a városházat!
lesson-rows-build-not-inn = Megtehetnéd, de akkor a kő parlagon hever, és a hosszú sor várhat. Évszakonként csak egyszer építesz.
lesson-rows-build-not-defence = Ez jól jönne télen, de a városház mostantól minden évszak végén fizet. Minél előbb áll, annál jobb.
lesson-rows-build-not-pass = Pontosan erre gyűjtöttél. Építsd fel most: már ebben az évszakban hasznot hajt!
lesson-rows-hall = Máris működik: minden évszak végén elvehetsz egy +2 jelölőt, vagy egy nyersanyagot 1 pontra válthatsz. Válassz!
lesson-rows-hall-not-none = A jelölő nem kerül semmibe. Ajándékot sose hagyj ott!
lesson-rows-end = Ebben a sorban a nagykövetség jön: 4 pont, és minden évszak végén még 1. Ha a harmadik év első évszakában felépül, a játék végéig 9 ilyen pontot hoz. Ami évszakonként ad valamit, az a korai évekbe való; ami csak pontot ér, mint a katedrális, az várhat.

## A király a szegényeket segíti

lesson-envoy = A király a szegényeket segíti
lesson-envoy-about = Segítő kocka, ünnep és követ: mit hoz neked az épületeid száma.
lesson-envoy-poor = A király évente háromszor megszámolja az épületeket. Tavasz előtt a legszegényebb egy fehér kockát kap. Tavasz után 1 pont jár annak, akinél a legtöbb áll. Nyár után pedig a legszegényebb kapja a követét: most te, mert neked 2 épületed van, a többieknek 3.
lesson-envoy-declare = Az őszi dobás előtt megmondod, mire használod a követet: egyszer foglalt tanácsadóhoz mész vele, vagy másodszor is építesz. 2 aranyad és 3 fád van, ez két épületre elég. Válaszd ezt: „{ option-envoy_declare-build }”!
lesson-envoy-declare-not-influence = Egy foglalt tanácsadó egyetlen ajándékot ér. A nyersanyagod viszont egyszerre két épületre is elég, és aki le van maradva, az építéssel zárkózik fel.
lesson-envoy-declare-not-none = Akkor a követ rögtön hazamegy, és hiába voltál te a legszegényebb.
lesson-envoy-place = Mindenki dobott; tiéd a legkisebb összeg, te kezdesz. Tedd le a kockáidat kedved szerint, és vedd el, amit a tanácsadók adnak, amíg el nem jön az építés ideje!
lesson-envoy-first = Jöhet a két épület közül az első. Választás előtt nézd a két árat együtt: egy kovácsműhely (1 arany, 2 fa) és egy kocsma (1 arany, 1 fa) éppen kijön abból, amit gyűjtöttél.
lesson-envoy-first-not-pass = Ezzel elajándékoznád, amire a követet kérted. Építs!
lesson-envoy-second = És a második, amelyért ugyanúgy fizetsz, mint bármelyikért.
lesson-envoy-second-not-pass = A követ évente csak egyszer jön, és van még miből fizetned. Építs!
lesson-envoy-end = Egyetlen évszak alatt felzárkóztál. A jó játékos néha szándékosan marad le egy épülettel, kettőre való nyersanyaggal a kezében. De vigyázz: ha ketten egyformán szegények, és nyersanyaguk is ugyanannyi, a követ senkihez sem megy.

## Az utolsó tél

lesson-last-year = Az utolsó tél
lesson-last-year-about = Már nincs mire tartalékolni: honnan jönnek az utolsó pontok.
lesson-last-year-autumn = Az ötödik év ősze: még egy épület, aztán a katonák, aztán az utolsó csata. Utána a nyersanyag már semmit sem ér, hacsak nincs katedrálisod. Mindenből, amid van, most kell pontot csinálnod.
lesson-last-year-enemy = A királynőnél láttad az ellenséget: démonok, 8-as erővel. A vereség egy épületbe kerül a legmagasabb oszlopodból, és 2 pontba; a győzelem 2 pontot hoz. A haderőd a király kockája nélkül 5.
lesson-last-year-church = A templom 7 pontot ér, és a démonok ellen még 1-et ad a haderődhöz. Az ára 3 arany, 1 fa és 2 kő. Építsd fel!
lesson-last-year-church-not-pass = Nyolc nyersanyag négy katona: több, mint amennyi kell, és a győzelem csak 2 pont. A templom egymaga 7.
lesson-last-year-church-not-other = Amit a későbbi években hozna, az már nem számít. Nézd a pontokat: a templom 7-et ér, és éppen ez ellen az ellenség ellen segít.
lesson-last-year-recruit = Két nyersanyagod maradt. Ha megtartod, semmit sem ér; ha elköltöd, egy katona lesz belőle, és akkor már csak a király kockájának 1-ese veheti el a győzelmedet.
lesson-last-year-recruit-not-pass = Hatodik év nincs. A megmaradt nyersanyag legfeljebb egyenlőségnél dönt.
lesson-last-year-end = A király kockája 2-t mutatott: a te 9-esed legyőzi a démonok 8-asát, és 36 ponttal tiéd a győzelem. Az utolsó évben mindig pontot ponttal vess össze, és egyetlen nyersanyagot se hagyj elköltetlenül!
