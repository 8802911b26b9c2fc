### Amit a Havoc leckéi mondanak.

## Az első újoncaid

lesson-first-recruits = Az első újoncaid
lesson-first-recruits-about = Lapok, újoncok, csaták: a semmitől egy teljes fordulóig.
lesson-first-recruits-war = Zsoldosok kapitánya vagy a százéves háborúban. Kilenc csata sorakozik előtted Sluystól Castillonig, és mindegyik kártyáján ott áll, hány pontot fizet a legjobbaknak. Akinek az utolsó után a legtöbb pontja van, azt megkoronázzák.
lesson-first-recruits-hand = A kezedben tartott lapok a csapatod. Csatában az egyforma számok, a hosszú sorok és az egyszínű lapok erősek, nagyjából úgy, mint a pókerben. A legjobb, amid most van, ez a két 9-es.
lesson-first-recruits-turn = Ha te jössz, vagy újoncozol, vagy Havocot kiáltasz, és azzal csata kezdődik. A csapatod még gyenge, ezért válaszd ezt: „{ option-turn-recruit }”!
lesson-first-recruits-turn-not-havoc = Amit egy csatában leraksz, az utána elvész, és egy 9-es párt könnyű legyőzni. Előbb újoncozz!
lesson-first-recruits-first = Újoncozáskor két lapot szerzel, és egyet adsz. Az újoncok közt ott fekszik egy harmadik 9-es: vedd el!
lesson-first-recruits-first-not-deck = A húzópakli meglepetés, és mire megint te jössz, a 9-es talán már nem lesz ott. Előbb azt vedd el, ami illik a lapjaidhoz!
lesson-first-recruits-first-not-thirteen = A 13-as magában csak egy nagy szám. Három egyforma lap messze erősebb nála: vedd el a 9-est!
lesson-first-recruits-first-not-eight = Jó szemed van: a 8-assal 5-től 9-ig érő sorod lenne. Csakhogy az öt lapot vinne el egyetlen csatában; a három 9-es olcsóbb. Előbb a 9-est vedd el, utána jöhet a 8-as, ha szeretnéd.
lesson-first-recruits-first-not-catch = Az ebed is hozna egy lapot, de akkor elveszítenéd. A 9-es ingyen a tiéd lehet: egyszerűen vedd el!
lesson-first-recruits-second = Három 9-es! Jöhet a második lap: egy másik újonc, vagy a húzópakli felső lapja, amelyet csak te látsz. Mindkettő jó.
lesson-first-recruits-second-not-catch = Az ebedet most tartsd meg! A második lap úgyis jár neked.
lesson-first-recruits-place = Most rakj le egy lapot a kezedből az újoncok közé! Onnan bárki elveheti, ezért azt add oda, amire a legkevésbé van szükséged.
lesson-first-recruits-place-not-nine = A három 9-es a csapatod szíve. Olyat adj, ami semmihez sem illik!
lesson-first-recruits-place-not-dog = A harci eb értéke csak 0, de csata után lapokat hoz vissza. Adj helyette valami unalmasabbat!
lesson-first-recruits-end = Ez volt egy teljes forduló; most a többiek teszik ugyanezt. A kezedben tartott lapokkal már érdemes harcolni. A következő leckében Havocot kiáltasz.

## Kiálts Havocot!

lesson-cry-havoc = Kiálts Havocot!
lesson-cry-havoc-about = Az első csatád: kezdd el, válaszolj, és tudd, mikor elég.
lesson-cry-havoc-sluys = A következő csata Sluys: a legjobbnak 5 pont jár, a másodiknak 3, a többinek semmi. Aki Havocot kiált, az kezdi, és utána mindenképp lapot kap, akár nyer, akár veszít.
lesson-cry-havoc-havoc = Három 9-es van a kezedben. Egy korai csatához ez elég: válaszd ezt: „{ option-turn-havoc }”
lesson-cry-havoc-havoc-not-recruit = Gyűjthetnél tovább is, de akkor más választja meg a pillanatot. Sluyshoz jó lesz a három 9-es.
lesson-cry-havoc-open = A csatát legalább két nyílt lappal kell kezdeni. Rakj le két 9-est, a harmadikat pedig tartsd még a kezedben: arról senki sem tud.
lesson-cry-havoc-open-not-twelve = Egyetlen magas laptól senki sem ijed meg: bármelyik pár legyőzi. Kezdd két 9-essel!
lesson-cry-havoc-open-not-dog = Az ebek ideje a csata után jön el; ezt a következő lecke mutatja meg. Kezdd két 9-essel!
lesson-cry-havoc-answer = Két kapitány kimaradt, és húzott egy-egy lapot. A harmadik két 10-essel szállt be, és vezet. Most jöhet a harmadik 9-esed: a terc minden párt legyőz.
lesson-cry-havoc-answer-not-pass = Aki passzol, nem rak le többet: így második lennél, 5 pont helyett 3-mal. Rakd le a harmadik 9-est!
lesson-cry-havoc-answer-not-twelve = A 9-eseid egy 12-essel együtt is csak 9-es párt adnak, és a 10-es pár előtted marad. A harmadik 9-es kell.
lesson-cry-havoc-win = Az ellenfeled passzolt: már senki sem előzhet meg. Passzolj, és tiéd Sluys!
lesson-cry-havoc-win-not-more = Már te vezetsz, és csata után minden lerakott lap a dobottak közé kerül. Minden további lap kárba veszne.
lesson-cry-havoc-end = 5 pont! A három 9-es elveszett, de Sluys után mindenki kap egy lapot, a kezdeményező pedig még egyet. Mostantól te vagy a Béke őre, és megint te jössz: akár azonnal Havocot kiálthatsz a következő csatáért is.

## A harc ebei

lesson-dogs = A harc ebei
lesson-dogs-about = Nem érnek semmit, és elhozzák neked az asztal legjobb lapjait.
lesson-dogs-two = Két harci eb van a kezedben. Az értékük 0, a színük pedig az, ami épp kell. Viszont lapot hoznak: újoncozás közben, és olyan csata után, amelyben leraktad őket.
lesson-dogs-catch = Már elvetted a két lapodat, de az újoncok közt ott fekszik még egy harmadik 8-as. Küldd érte az ebedet: válaszd ezt: „{ button-catch }”, aztán a zöld 8-ast!
lesson-dogs-catch-not-place = Ha lapot raksz le, véget ér a fordulód, és a 8-ast elviszi a következő kapitány. Előbb hozasd el az ebeddel!
lesson-dogs-catch-not-rob = A hullarablás a dobott lapok közül hoz egyet, de mindkét ebedbe kerül. Egy nyílt újoncért egy eb is elég.
lesson-dogs-place = Három 8-as! Most rakj le egy lapot, amelyre nincs szükséged, a második ebedet pedig tartsd meg!
lesson-dogs-place-not-eight = Az imént egy ebet adtál a három 8-asért. Mást rakj le!
lesson-dogs-place-not-dog = Az eb másnak is jól jönne. Olyan lapot adj, ami semmihez sem illik!
lesson-dogs-place-not-catch = Ezt most tartsd meg: mindjárt többet fog érni.
lesson-dogs-join = Valaki Havocot kiált Crécyért, két 12-essel; a többiek kimaradnak. Szállj be a három 8-assal!
lesson-dogs-join-not-out = Húzhatnál egy lapot, de a három 8-as legyőzi a két 12-est: itt 5 pont hever.
lesson-dogs-lay = Te vezetsz, és az ellenfeled passzolt. Mielőtt te is passzolsz, még valami: rakd le az ebet a 8-asok mellé! Csak az az eb hozhat utána lapot, amelyet leraktál.
lesson-dogs-lay-not-pass = Győznél, de ha nincs eb az asztalon, semmi sem jön vissza, és a három 8-asod elvész. Előbb rakd le az ebet!
lesson-dogs-pass = Ennyi elég: passzolj! Utána megmondod, harcol-e az ebed: ha harcol, 0-nak számít, és néha épp ez hiányzik egy sorból vagy egy színből; ha nem, semmit sem ront el. Itt mindkettő győz, és így is, úgy is hozhat lapot.
lesson-dogs-pass-not-more = Már vezetsz, a lerakott lapok pedig a dobottak közé kerülnek. A többit tartsd meg a következő csatára!
lesson-dogs-fetch = Tiéd a csata, és az ebed elhozhat egy nyílt lapot: bárki lerakott lapjai közül, akár a sajátjaidból, vagy az újoncok közül. Vidd el, ami neked a leghasznosabb!
lesson-dogs-fetch-not-done = Akkor az eb semmiért kerül a dobottak közé. Vigyél el egy 12-est, vagy szerezd vissza az egyik 8-asodat!
lesson-dogs-end = A csatában lerakott eb tehát szinte sosem vész kárba: az asztal legjobb lapja jön vissza érte. Szinte minden csatádban rakj le egyet! Két eb a dobott lapok közül is hozhat egyet, kedved szerint; azt mindenki meglátja.

## Egy év béke

lesson-peace = Egy év béke
lesson-peace-about = A Béke őrének kártyája: hogyan tűnhet el egy csata, és kinek jó ez.
lesson-peace-keeper = Te nyerted az utolsó csatát, ezért te vagy a Béke őre: előtted fekszik a békekártya. Minden újoncozásodkor eggyel feljebb lép, és most már 3-on áll, ez az utolsó száma. A következő csata Poitiers, 6 és 4 ponttal.
lesson-peace-year = 10 ponttal vezetsz, de kevés és gyenge lapod van. Ha most újoncozol, nincs nagyobb szám: egy év béke következik! Poitiers elmarad, és rajtad kívül mindenki eldob egy lapot. Tedd meg: „{ option-turn-recruit }”!
lesson-peace-year-not-havoc = Két 11-essel három teli kéz ellen? Te vezetsz: hagyd elmaradni a csatát, és fizessenek érte a többiek!
lesson-peace-take = Poitiers elveszett a pontjaival együtt, és vele három lap is. Te pedig a szokott módon újoncozol: az újoncok közt ott egy harmadik 11-es. Vedd el!
lesson-peace-take-not-catch = Még mindkét húzásod megvan. A 11-es ingyen a tiéd; az ebet tartsd meg!
lesson-peace-place = Vedd el a második lapodat is, ha még jár, aztán rakd le azt, amelyikre a legkevésbé van szükséged!
lesson-peace-end = Te maradsz a Béke őre, a kártya megint 1-esen áll. Aki Havocot kiált, elveszi tőled ezt a tisztet, és a csata győztese kapja meg. Figyeld hát a számot: ha egy vezető ellenfeled kártyája az utolsó számon áll, harcolj, mielőtt a csata elmarad!

## Mennyit ér egy csata?

lesson-worth = Mennyit ér egy csata?
lesson-worth-about = Maradj ki abból, amit nem nyerhetsz meg, és csapj le, ha a többiek elköltötték a lapjaikat.
lesson-worth-prize = Ez a csata Agincourt, és különleges: a győztesnek 8 pont jár, másnak semmi. Aki itt második, az hiába rakott le bármit.
lesson-worth-out = Egy ellenfeled Havocot kiált, és rögtön négy 10-est rak le! A három 12-esed erős, de a négy egyforma lap erősebb. Maradj ki: ezért még egy lapot is húzol.
lesson-worth-out-not-twelves = Három 12-es kikap négy 10-estől, és a második hely itt semmit sem ér. Csak a legjobb lapjaidat veszítenéd el.
lesson-worth-hands = Senki sem akart harcolni, így a 8 pont az ellenfeledé. De nézd csak: a négy 10-es elment, a te három 12-esed viszont megvan, és Agincourt után mindenki kapott két lapot. Most te jössz.
lesson-worth-havoc = A következő csata, Verneuil, 7, 4 és 2 pontot fizet. A legerősebb lapokat épp most költötték el: ez a te pillanatod.
lesson-worth-havoc-not-recruit = Akkor az, aki most adta oda a négy 10-esét, időt kap, hogy összeszedje magát. Csapj le most, amíg a 12-eseid a legjobbak!
lesson-worth-open = Az első csatádban elrejtettél egy lapot. Most tedd az ellenkezőjét: rakd le egyszerre mindhárom 12-est, hogy a többieket távol tartsd!
lesson-worth-win = Bevált: senki sem mer beszállni. Egyedül vagy, tehát passzolj, és tiéd Verneuil!
lesson-worth-win-not-more = Nincs már kit legyőzni. Passzolj, és tartsd meg a lapjaidat!
lesson-worth-end = 7 pont három lapért, és két új lap, mert te kezdted a csatát. Mielőtt beszállsz, mindig kérdezd meg magadtól: melyik hely fizet, ki jöhet még, és mi marad a kezedben? Ahol a harmadik hely is fizet, ott egy olcsó pár is elég lehet.

## Castillon

lesson-castillon = Castillon
lesson-castillon-about = Az utolsó két csata: mit költs el, mit tarts meg, és mi legyen az ebekkel.
lesson-castillon-hand = Már csak Formigny és Castillon van hátra. Castillonnál mindenki harcol, 11, 8, 5 és 3 pontért. Nézd a zöld 1-esedet, 2-esedet, 3-asodat és 4-esedet: az ebbel mint zöld 0-val ez 5-ös színsor, a harmadik legerősebb kombináció!
lesson-castillon-third = Formignynál valaki három 12-est rakott le, más két 11-est; a harmadik kapitány kimaradt. A harmadik hely 3 pontot ér, és rajtad kívül nincs, aki elvigye. Szállj be azzal, ami Castillonhoz nem kell: a két 9-essel!
lesson-castillon-third-not-out = Húznál egy ismeretlen lapot. A két 9-esed viszont biztosan harmadik, és az 3 pont.
lesson-castillon-third-not-green = Ne bontsd meg a sorodat! Mind az öt lapja kell Castillonnál.
lesson-castillon-third-not-dog = Ez az eb a sorod 0-ja. Castillonnál lesz rá szükség.
lesson-castillon-pass = A másik kettő passzolt. A zöld lapjaid nélkül nem éred utol őket, passzolj hát te is!
lesson-castillon-pass-not-more = A második hely itt 6 pontot ér, de a sorod Castillonnál 11-et hoz. Hagyd egyben, és passzolj!
lesson-castillon-swap = Nincs több forduló: mindenki kapott még két lapot, és legfeljebb két ebet új lapra cserélhet. Többnyire ez a jó, mert Castillonnál az eb semmit sem hoz. A tiéd azonban a sorod része: egyet se cserélj!
lesson-castillon-swap-not-one = A 0 nélkül a négy zöld lap már nem sor: ahhoz öt kell. Tartsd meg az ebet!
lesson-castillon-end = A színsor megnyeri Castillont: 11 pont, és Formigny 3 pontjával együtt 33-ad van, eggyel több, mint a következőnek. Akit megkoronáznak, az időben gondol a végére.
