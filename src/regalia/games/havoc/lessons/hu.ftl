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
