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
lesson-first-turn-end = Ennyi az egész: toborzás, mozgás, építés. 15 aranyat érő zsetonokért megveheted a következő címedet, és azzal 15 pontot. Ha valaki Herceg lesz, a kör végén a legtöbb pont dönt. A következő leckékben kiderül, hogyan vész el egy falu, és hogyan védheted meg.

## Kettő egy ellen

lesson-war = Kettő egy ellen
lesson-war-about = Hogyan esik el egy falu, és mit vehetsz el a gazdájától.
lesson-war-two = Itt áll az ellenfeled egyik faluja, teljesen egyedül. Egy lovagod békében megállhat mellette. De ha egy hatszögön valakinek két bábuja van, onnan mindenki más magányos bábuját kiűzi.
lesson-war-enter = Két lovagod is a szomszédban áll. Válaszd ezt: „{ action-move }”, és küldd az elsőt a falu hatszögére! Még nem történik semmi.
lesson-war-enter-not-build = Jó dolog a saját falu, de ráér. Az ellenfeledé viszont nem: a következő fordulóban kiléphet mellé egy lovag a városból, és megvédi.
lesson-war-enter-not-recruit = Van elég lovagod, és jó helyen állnak. A következő fordulóban a falu talán már nem lesz védtelen.
lesson-war-burn = Béke van: egy bábu a tiéd, egy az övé. Most léptesd a második lovagot is ugyanoda, és kitör a háború!
lesson-war-burn-not-done = Akkor a lovagod egyedül marad ott, és az ellenfeled következő bábuja kiűzi. Hozd most a másodikat!
lesson-war-plunder = A falu elesett, és a gazdájától elvehetsz egy zsetont, amelyiket csak akarod. 17 aranya van, épp elég egy címre. Vedd el a legdrágábbat!
lesson-war-plunder-not-less = A szántóföld 5 aranyat ér, többet mindegyiknél. Nélküle az ellenfelednek csak 12 marad, és nem vehet címet.
lesson-war-settle = A két lovagod tartja a hatszöget: oda most senki sem léphet. Az egyikből legyen falu, a másik pedig őrizze!
lesson-war-settle-not-recruit = Lovagot később is szerezhetsz. Előbb kezdj valamit a meghódított földdel!
lesson-war-settle-not-move = Maradjanak együtt: ketten itt biztonságban vannak. Az egyikből legyen falu!
lesson-war-end = Ez neked két zsetont hozott, az ellenfelednek két fordulójába került. Minden forduló előtt nézd meg: melyik magányos bábut éred el két lovaggal, és a tieid közül melyiket érik el mások?

## Pajzsok

lesson-shield = Pajzsok
lesson-shield-about = Őrség, erőd és hegység: amit nem lehet megtámadni.
lesson-shield-danger = A falud az F3 hatszögön egyedül áll, és az ellenfeled két lovagja is mellette van. A következő fordulóban mindkettő beléphet, és feldúlhatják. Két bábud kell egy hatszögre, hogy senki se jöhessen be.
lesson-shield-move = Elég egy lovag a falu mellé. Válaszd ezt: „{ action-move }”
lesson-shield-move-not-build = Aranyat hozna, de a következő fordulóban elesik a falud, és vele egy zsetonod is odalesz. Előbb védd meg!
lesson-shield-move-not-recruit = Az új lovagok egy városban jelennek meg, nem a falu mellett. Van lovagod a közelben: léptesd azt!
lesson-shield-guard = Léptess egy lovagot a két szomszédos város valamelyikéből az F3 hatszögre!
lesson-shield-guard-not-field = Ez szántóföldön áll, és ott még szükséged lesz rá. A városokból nyugodtan elvehetsz egyet.
lesson-shield-second = Falu és lovag együtt: ide már senki sem léphet be. Léphetsz még egy lovaggal, vagy megállhatsz. Csak az E2 hatszögön állót hagyd a helyén!
lesson-shield-second-not-field = Szántóföldön áll, a leggazdagabb földön. Hagyd ott!
lesson-shield-threat = Most mindkét ellenséges lovag az F2 hatszögön áll, a magányos lovagod mellett (E2). Ne fuss el: válaszd ezt: „{ action-build }”
lesson-shield-threat-not-recruit = Akkor a következő fordulóban kiűzik a lovagodat a szántóföldről. Előbb csinálj belőle valami biztosat!
lesson-shield-threat-not-move = Ha elmész, a lovag megmenekül, de a föld nem. Van jobb megoldás: építs!
lesson-shield-stronghold = A falut a két lovag feldúlná. Az erőd ugyanazt a zsetont hozza, és soha nem eshet el; az egész játékban kettő van belőle. Ez jó hely az egyiknek.
lesson-shield-stronghold-not-village = Két ellenséges lovag áll mellette: a következő fordulóban ez a falu elesne. Erődöt építs!
lesson-shield-end = Biztonságban van minden város és erőd, két bábud egymás mellett, és egyetlen bábu is, ha hegységen áll, például a D2 hatszögön. A hegység kevés aranyat hoz, de ingyen fal.

## Út a címhez

lesson-harvest = Út a címhez
lesson-harvest-about = Építs egyszerre többet, vásárolj korán, és a megfelelő zsetonokkal fizess.
lesson-harvest-gold = Felfelé a címeken át vezet az egyenes út: mindegyik 15 aranyat érő zsetonba kerül, és 15 pontot hoz. 10 aranyad van, és két lovagod szántóföldön áll; ez darabonként 5 arany.
lesson-harvest-first = Válaszd ezt: „{ action-build }”, és építs az egyik szántóföldön!
lesson-harvest-first-not-recruit = A lovagjaid ott állnak, ahol az arany van. Előbb arass; közben a lovagok is visszakerülnek a készletedbe.
lesson-harvest-first-not-move = Ennél jobb helyen nem állhatnának: a szántóföld a leggazdagabb. Építs!
lesson-harvest-more = Egy forduló, de annyi épület, ahány lovagod futja. Építs a másik szántóföldön is!
lesson-harvest-more-not-done = Később egy egész fordulódba kerülne. Most, ugyanabban a fordulóban, ingyen van.
lesson-harvest-title = 20 arany! Ne ülj rajta: aki feldúlja egy faludat, elveszi egy zsetonodat. Válaszd ezt: „{ action-title }”
lesson-harvest-title-not-wait = A zsetonjaidat elrabolhatják, a címedet nem. Vásárolj most!
lesson-harvest-pay = Kétféleképpen fizethetsz pontosan 15-öt: három szántófölddel, vagy két szántófölddel, az erdővel és a hegységgel. Gondolj arra, mi marad: a végén a szántóföld 3 pontot ér, az erdő 1-et, a hegység semmit.
lesson-harvest-pay-not-fields = Akkor az erdő és a hegység marad nálad: az is 5 arany, de a végén csak 1 pont. Inkább egy szántóföldet tarts meg!
lesson-harvest-end = Vicomte vagy! 15 pontod van, és a megmaradt szántóföld már a következő címed harmada. Ha csak lehet, pontosan fizess: visszajáró nincs.

## Új városok

lesson-new-city = Új városok
lesson-new-city-about = 10 pont egyetlen fordulóért, ha jó a hely.
lesson-new-city-sites = Egy faluból város lehet, és az 10 pont. De nem erdőben (I6), nem egy város mellett (D3), és addig sem, amíg más lovagja áll a hatszögön (J4). Így a három falud közül most egyik sem alkalmas.
lesson-new-city-drive = A J4 tökéletes volna. A szomszédos lovagod (J3) segíthet: a faluval együtt már ketten vannak. Válaszd ezt: „{ action-move }”, és űzd ki az idegent!
lesson-new-city-drive-not-recruit = Az új lovagok messze lennének onnan. A J3 hatszögön álló viszont szomszédos.
lesson-new-city-drive-not-build = Egy falu a hegységen 2 aranyat hoz, az idegen pedig ott marad. Űzd ki, és 10 pont lesz belőle!
lesson-new-city-found = Szabad az út. Válaszd ezt: „{ action-new_city }”, mielőtt valaki visszajön!
lesson-new-city-found-not-recruit = Majd később, és akkor már az új városban. Most alapítsd meg, amíg senki sem áll az útjában!
lesson-new-city-lake = 10 ponttal több, és mostantól itt is toborozhatsz, közel ahhoz, ahol a lovagok kellenek. A J4 tó mellett fekszik: toborozz ott egyszerre három lovagot!
lesson-new-city-lake-not-move = Egyetlen lovag nem jut messzire. Hozz egyszerre hármat: erre csak a tó melletti város képes.
lesson-new-city-end = Egy játékban két új várost alapíthatsz: 20 pont, több, mint egy cím. Ezért már a falvak építésekor gondolj a helyre: ne erdő legyen, és minden várostól maradjon egy hatszög távolság.

## A korona

lesson-crown = A korona
lesson-crown-about = Aki Herceg lesz, véget vet a játéknak. Előtte számolj!
lesson-crown-score = Márki vagy egy új várossal: 55 pont. Az ellenfeled Márki kettővel: 65. 19 aranyad van, akár azonnal Herceg lehetnél; akkor ez az utolsó kör, és az ellenfeled még egyszer lép.
lesson-crown-city = Számolj: Hercegként 70 pontod lenne, és 2 a megmaradó mezőért. Az ellenfelednek 65 van, 4 a két mezőért, és egy szántóföldön építve még 3: így 72–72. Egyenlőségnél az nyer, aki később jön a sorban, és az nem te vagy. Csakhogy neki most mindössze 8 aranya van. Előbb alapíts várost a C2 hatszögön!
lesson-crown-city-not-title = Neked 72, és az ellenfelednek is 72, ha épít a szántóföldön; az egyenlőség pedig az övé. Van egy fölös fordulód, mert 8 aranyból nem lesz cím: szerezz vele még 10 pontot!
lesson-crown-city-not-recruit = A lovag már nem hoz pontot. A C2 hatszögön álló faluból viszont város lehet: 10 pont.
lesson-crown-duke = Most 65 pontod van. Az ellenfeled épített a szántóföldön: 13 aranya van, címre még mindig nem elég. Légy Herceg!
lesson-crown-duke-not-recruit = Ha vársz, az ellenfeled bármikor megszerezheti a hiányzó 2 aranyat. Most jött el az ideje.
lesson-crown-end = 80 pont a hercegi címért és két városért, meg 2 ezüst: 82–72. Te vagy a Király! Jegyezd meg: nem a Herceg nyer, hanem az, akinek a kör végén a legtöbb pontja van.
