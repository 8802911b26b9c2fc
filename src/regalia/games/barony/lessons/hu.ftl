### Amit a Barony leckéi mondanak.

## Az első fordulód

lesson-first-turn = Az első fordulód
lesson-first-turn-about = Városok, lovagok és az első falu: a semmitől az első faluig.
lesson-first-turn-board = Ez itt egy hatszögekből álló ország: szántóföldek, mezők, erdők, hegységek és tavak. Báró vagy, és király szeretnél lenni. A magasabb címekért zsetonokkal fizetsz, zsetont pedig építkezéssel szerzel.
lesson-first-turn-yours = Ez a három város a tiéd, és mindegyikben egy-egy lovagod áll. A városaidat nem vehetik el. Minden munkát a lovagok végeznek.
lesson-first-turn-recruit = Ha te jössz, pontosan egy dolgot tehetsz. Kezdd a leggyakoribbal, a toborzással! Válaszd ezt: „{ action-recruit }”, majd az egyik városodat és a lovagok számát: két új lovag állhat oda, tó mellett akár három is.
lesson-first-turn-recruit-not-move = Mozogni szabad, de városonként egyetlen lovaggal hamar kifogynál belőlük. Előbb toborozz!
lesson-first-turn-recruit-not-expedition = A „{ action-expedition }” egy lovagodba kerül, egy másikat pedig a tábla szélére tesz. Ez majd később jön. Előbb toborozz!
lesson-first-turn-move = Az ellenfeled is toborzott, és megint te jössz. Most válaszd ezt: „{ action-move }”, és léptess ki egy lovagot a városából egy szomszédos hatszögre! Tóra nem lehet lépni.
lesson-first-turn-move-not-recruit = Most van elég lovagod. Léptess ki egyet a városából!
lesson-first-turn-second = Egy mozgással két különböző lovag léphet. Léptess egy másikat is, hogy ő is előrébb jusson!
lesson-first-turn-second-not-done = Megállhatnál itt, de a második lépés ingyen van. Használd ki!
lesson-first-turn-build = Válaszd ezt: „{ action-build }”: egy városon kívül álló lovagod ott, ahol áll, faluvá (vagy erőddé) alakul. A táj zsetonját kapod érte: a hegység 2, az erdő 3, a mező 4, a szántóföld 5 aranyat ér.
lesson-first-turn-build-not-recruit = A lovag magában nem hoz semmit. Alakíts faluvá egyet, aki a városon kívül áll!
lesson-first-turn-build-not-move = Jó helyen állnak már. Alakítsd faluvá az egyiket!
lesson-first-turn-end = Ennyi az egész: toborzás, mozgás, építés. Ha a zsetonjaid 15 aranyat érnek, megveheted a következő címedet, és azzal 15 pontot. Ha valaki Herceg lesz, még végigjátszátok a kört, és akinek a legtöbb pontja van, az a király. A következő leckék megmutatják, hogyan vész el egy falu, és hogyan védheted meg.
