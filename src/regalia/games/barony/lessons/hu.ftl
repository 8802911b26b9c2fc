### Amit a Barony leckéi mondanak.

## Az első köröd

lesson-first-turn = Az első köröd
lesson-first-turn-about = Városok, lovagok és az első falu: a semmitől egy teljes körig.
lesson-first-turn-board = Ez itt egy hatszögekből álló ország: mezők, síkságok, erdők, hegyek és tavak. Báró vagy, és király szeretnél lenni. A címekért nyersanyaggal fizetsz, nyersanyagot pedig építkezéssel szerzel.
lesson-first-turn-yours = Ez a három város a tiéd, és mindegyikben egy-egy lovagod áll. A városaidat nem vehetik el. Minden munkát a lovagok végeznek.
lesson-first-turn-recruit = Ha te jössz, pontosan egy dolgot tehetsz. Kezdd a leggyakoribbal, a toborzással! Válaszd ezt: „{ action-recruit }”, majd az egyik városodat: két új lovag jelenik meg ott.
lesson-first-turn-recruit-not-move = Mozogni szabad, de városonként egyetlen lovaggal hamar kifogynál belőlük. Előbb toborozz!
lesson-first-turn-recruit-not-expedition = Az expedíció egy lovagba kerül, egy másikat pedig a tábla szélére tesz. Ez majd később jön. Előbb toborozz!
lesson-first-turn-move = Az ellenfeled is toborzott, és megint te jössz. Most válaszd ezt: „{ action-move }”, és léptess ki egy lovagot a városából egy szomszédos mezőre! Tóra nem lehet lépni.
lesson-first-turn-move-not-recruit = Most van elég lovagod. Léptess ki egyet a városából!
lesson-first-turn-second = Egy mozgással két különböző lovag léphet. Léptess egy másikat is, hogy ő is előrébb jusson!
lesson-first-turn-second-not-done = Megállhatnál itt, de a második lépés ingyen van. Használd ki!
lesson-first-turn-build = Válaszd ezt: „{ action-build }”: egy városon kívül álló lovagod ott, ahol áll, faluvá (vagy erőddé) alakul. A táj nyersanyagát kapod érte: a hegyé 2, az erdőé 3, a síkságé 4, a mezőé 5 aranyat ér.
lesson-first-turn-build-not-recruit = A lovag magában nem hoz semmit. Alakíts faluvá egyet, aki a városon kívül áll!
lesson-first-turn-build-not-move = Jó helyen állnak már. Alakítsd faluvá az egyiket!
lesson-first-turn-end = Ennyi az egész: toborzás, mozgás, építés. Ha 15 aranyat érő nyersanyagod van, megveheted a következő címedet, és aki király lesz, azzal kezdődik az utolsó forduló. A következő leckék megmutatják, hogyan védd a falvaidat, és hogyan veszíthetsz el egyet.
