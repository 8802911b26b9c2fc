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
