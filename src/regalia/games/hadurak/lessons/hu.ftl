### Amit a Hadurak leckéi mondanak.

## Az első fordulód

lesson-first-round = Az első fordulód
lesson-first-round-about = Tervezés, egy város bevétele, lapról lapra: a semmitől egy teljes fordulóig.
lesson-first-round-realm = Egy király nélküli királyság egyik bárója vagy. Aki egy forduló végén a királyság városainak több mint felét uralja, azonnal király lesz. Ha senkinek sem sikerül, a befolyás dönt: minden város fordulónként 1-et hoz.
lesson-first-round-yours = Seregeidet nemesek vezetik. Ernesto di Celadon a kastélyodnál áll, Aranymezőn, 250 emberrel; Gautier de Sinople 150-nel Gedze városa alatt vár. Négy nemesed van, de csak az áll a táblán, akinek csapata is van.
lesson-first-round-first-pile = A forduló tervezéssel kezdődik: titokban mindenki két-két lapot tesz három pakliba; ezeket megkeverik, és lapról lapra felcsapják. Aki vonulni vagy harcolni akar, annak ez a lap kell: „{ action-mobilize }”. Tedd az első pakliba, mellé pedig egy másikat, például ezt: „{ action-bargain }”!
lesson-first-round-first-pile-not-none = Üresen is hagyhatod a paklit, de akkor csak nézed a többieket. Válassz két lapot, és az egyik ez legyen: „{ action-mobilize }”!
lesson-first-round-first-pile-not-peace = A pénz is jól jön, de az első pakli kerül sorra először, és egy gyenge város fekszik melletted. Az egyik lap ez legyen: „{ action-mobilize }”!
lesson-first-round-second-pile = Jöhet a második pakli, bármelyik két lappal. A „{ action-gather_support }” 2 szavazatot ad a Tanácsba, „{ action-serve_the_church }” 1 hitet, amellyel rossz eseményeket háríthatsz el.
lesson-first-round-second-pile-not-none = Van elég lapod: tégy ide is kettőt!
lesson-first-round-third-pile = És a harmadik. A „{ action-requisition }” 1 koronát hoz minden területért, ahol nemesed áll; az „{ action-versatile }” öt dolog közül egyre jó, és utána visszakerül a kezedbe.
lesson-first-round-third-pile-not-none = Van elég lapod: tégy ide is kettőt!
lesson-first-round-march = Megkeverték a paklikat, és előkerült ez a lapod: „{ action-mobilize }”. Egyetlen területre vezet. Semlik falai csak 100-asak: válaszd azt, aztán Ernestót, hogy odavonuljon! Ha előbb egy másik lapod kerül elő, játszd ki nyugodtan azt.
lesson-first-round-march-not-strong = Vecht falai 300-asak: ott Ernestót inkább visszavernék. Semliké csak 100-asak.
lesson-first-round-march-not-pass = Akkor elmegy a lapod, és senki sem vonult sehová. Válaszd Semliket!
lesson-first-round-storm = Ernesto Semliknél áll. Ugyanezzel a lappal azonnal harcolhat is: válaszd a rohamot!
lesson-first-round-storm-not-siege = Az ostromzár nem kerül emberéletbe, de a város csak akkor esik el, ha egy későbbi fordulóban megismétled. 250 ember a 100-as falakat ma is beveszi rohammal.
lesson-first-round-storm-not-pass = Most ért oda, és a falak gyengék. Rohamozz!
lesson-first-round-cards = Mindenki annyi sorskártyát húz, ahány teljes százas az ereje, a parancsnokért még kettőt; aztán kettőt el kell dobnod. Azt tartsd meg, amivel nyersz: a találat rést üt a falon, a győzelem kiűzi a védőt. Ha Ernesto csillagáról kérdeznek, használd: ez is egy találat.
lesson-first-round-keep = Elesett Semlik! Ha megtartod, minden adóztatáskor 2 koronát fizet, a Tanácsban egy szavazatot ad, és fordulónként 1 befolyást hoz. Válaszd ezt: „{ option-capture-control }”!
lesson-first-round-keep-not-raze = Ha elpusztítod, egyszer megkapod a bevétele háromszorosát, de a városnak örökre vége: se befolyás, se szavazat. Tartsd meg!
lesson-first-round-field = A kijátszott lap a három mező egyikére kerül. Ha egy mezőn 6 lap összegyűlt, vagyis bárónként kettő, sorra kerül a szakasza: adóztatás, zsoldfizetés vagy tanácsülés. Vonultál is, harcoltál is, ezért két mező közül választhatsz.
lesson-first-round-end = Így kerül sorra minden lap. Az utolsó után a fenntartás jön: városonként egy befolyás, és a nemeseid kipihenik magukat. Aztán mindenki újra tervez, amíg el nem fogy a befolyáskészlet. Játszd tovább a fordulót, vagy ostromolj a következő leckében!

## A hosszú ostrom

lesson-siege = A hosszú ostrom
lesson-siege-about = Hogyan esik el egy város harc nélkül, és hogyan lesz a 300-ból több, mint 300.
lesson-siege-ring = Gautier az előző fordulóban ostromzár alá vette Gedzét. Ez nem kerül emberéletbe, és lapot sem kell húzni hozzá. Ha egy későbbi fordulóban megismétled, a város elesik, bármilyen falai vannak. Ha előbb elmegy onnan az utolsó nemesed, az ostromzár megszűnik.
lesson-siege-again = Előkerült ez a lapod: „{ action-mobilize }”. Hol használod?
lesson-siege-again-not-away = Akkor Gautier otthagyja Gedzét, megszűnik az ostromzár, és kezdheted elölről. Maradjon csak ott!
lesson-siege-again-not-later = Vecht nem szalad el; ebben a pakliban még egy ilyen lapod van: „{ action-mobilize }”. Előbb azt szedd le, ami megérett: Gedzét!
lesson-siege-again-not-pass = A város most rögtön elesne. Válaszd Gedzét!
lesson-siege-fall = Senkinek sem kell vonulnia: Gautier ott áll. Ostromzár vagy roham?
lesson-siege-fall-not-assault = Rohamra 150 emberrel, 300-as falak ellen? Inkább visszavernének. A második ostromzár viszont biztosan beveszi a várost, veszteség nélkül.
lesson-siege-fall-not-pass = Most ne hagyd abba: a második ostromzárra elesik.
lesson-siege-keep = Tiéd Gedze, és egyetlen rés sincs a falain. Minden adóztatáskor 4 koronát fizet.
lesson-siege-keep-not-raze = Az most 12 korona volna. De egy város fordulóról fordulóra befolyást hoz, a Tanácsban pedig szavazatot. Tartsd meg!
lesson-siege-next = Itt a második: „{ action-mobilize }”. A kastélyod mellett Vecht semleges, falai 300-asak, és 4 koronát fizet. Ernesto 100 embert vezet; a parancsnok még 200-at ér.
lesson-siege-next-not-small = Semlik is jó volna, de csak 2 koronát fizet, Vecht pedig ugyanolyan közel van. Próbáld meg Vechtet!
lesson-siege-next-not-pass = Ne pazarold el a lapot: Ernesto pihent, és Vecht a szomszédban van.
lesson-siege-move = Küldd Ernestót Vechtbe!
lesson-siege-move-not-pass = Vechtnél még senkid sincs. Előbb Ernestónak oda kell érnie.
lesson-siege-collect = Az ostromzárhoz több kell, mint a védőé, 100 meg 200 pedig épp csak 300. De aki a kastélyodból indul, vihet magával embereket az őrségből. Vigyen hát!
lesson-siege-collect-not-done = 300 a 300 ellen nem elég az ostromzárhoz: többnek kell lennie. Vigyél embereket a kastélyból!
lesson-siege-lay = Most már elegen vannak. Mondd azt, hogy „{ option-collect_troops-done }”, aztán vond ostromzár alá Vechtet!
lesson-siege-end = Ha Ernesto ott marad, Vecht a következő fordulóban elesik. Kis seregekkel így akár négy várost is ostromolhatsz egyszerre; de vigyázz, mert jöhet, aki felmenti őket.

## Csata lapokkal

lesson-battle = Csata lapokkal
lesson-battle-about = Parancsnokok, sorskártyák, találatok és győzelmek: így harcolnak a seregek nyílt mezőn.
lesson-battle-foe = Keresztréven két nemesed áll szemben Zobel egyik emberével: Alan of Smalt 100, Ernesto di Celadon 250 emberrel; az ellenfél, Sir John Dudley Black 250-et vezet. Ő már vonult, és kimerült: védekezik ugyan, de a saját képességét nem használhatja.
lesson-battle-here = Előkerült ez a lapod: „{ action-mobilize }”. Üss, amíg fáradt: válaszd Keresztrévet!
lesson-battle-here-not-vecht = A 300-as falak várhatnak. Az ellenfeled viszont ma gyengébb, mint holnap lesz.
lesson-battle-here-not-pass = A következő fordulóra kipiheni magát, és lehet, hogy ő támad. Válaszd Keresztrévet!
lesson-battle-both = Ütközet lesz hát. Te mondod meg, ki vesz részt benne. Mindkét fél annyi sorskártyát húz, ahány teljes százas az összes ereje, a parancsnokért pedig még kettőt.
lesson-battle-both-not-alone = Egyedül kevesebb lapot húz. Együtt 350-en vagytok: ez három lap, és kettő a parancsnokért.
lesson-battle-both-not-pass = Többen vagytok, és ő fáradt. Jobb alkalom nem lesz.
lesson-battle-commander = Ki vezessen? A pihent parancsnok a képességét is hozza: Alan négyzete kivéd egy találatot, Ernesto csillaga eggyel több találatot okoz. Az ellenfél 250 emberéhez három találat kell.
lesson-battle-commander-not-square = Jó választás, ha a saját embereidet kíméled. De ma az ő seregét akarod szétverni, és ahhoz kell a harmadik találat.
lesson-battle-cards = Öt lapod van, és legalább kettőt el kell dobnod. Egy találat 100 emberébe kerül az ellenfélnek; a kivédés az ő találatát állítja meg. A győzelmeket csak akkor mérik össze, ha mindkét félnek maradt nemese. A csillaggal együtt három találat kell: tartsd meg mindkettőt, amid van!
lesson-battle-cards-not-hits = A két találat nélkül a csillaggal sem lesz meg a három, és a serege megmarad. Mást dobj el!
lesson-battle-star = Mindketten felfedtétek a lapjaitokat. Használja Ernesto a csillagát?
lesson-battle-star-not-no = Nélküle csak két találat marad, és az ellenfél 50 emberrel talpon marad. Használd: ezért ő a parancsnok.
lesson-battle-losses = Ő is eltalált. Te döntöd el, ki viselje: minden veszteség 100 ember, és akinek nem marad, az meghal. Alannak csak 100 embere van, Ernestónak 250.
lesson-battle-losses-not-dies = Alannak épp 100 embere van: belehalna. Ernesto elbírja.
lesson-battle-end = Ha maradt még egy veszteség, azt is Ernesto viselje! Az ellenfél elesett; örököse a fenntartásban visszatér, de az elveszett zsoldosai nem. Ha mindkét fél talpon marad, a győzelmek döntenek: kettővel több megöli a legyőzötteket, eggyel több visszavonulást jelent.

## Zsold és zsoldosok

lesson-wages = Zsold és zsoldosok
lesson-wages-about = Mibe kerül egy sereg, ki szolgál ingyen, és hogyan fogadhatsz fel egyszerre kettőt.
lesson-wages-purse = A katona zsoldot kér: minden zsoldfizetéskor 50 emberenként 1 koronát. Neked 9 koronád van. Ernesto 250 emberrel Vechtben áll, Cesare di Reseda 200-zal a kastélyodnál. Cesare kör alakzatú: őt 400 emberig zsold nélkül szolgálják.
lesson-wages-marker = Az „{ action-bargain }” ingyen tesz címert a zsoldossávra. Ez ott a negyedik, tehát jön a toborzás; a lap pedig a hatodik a vörös mezőn, tehát jön a zsoldfizetés is, sőt az lesz az első. Foglald el a helyet!
lesson-wages-marker-not-pass = A zsoldfizetés így is, úgy is eljön, mert a lap mindenképp a vörös mezőre kerül. De a címered nélkül most nem lesz toborzás. Foglald el a helyet, nem kerül semmibe!
lesson-wages-pay = A vazallusaid megkapták a zsoldjukat: 2 koronát. Cesare embereinek nem jár. Ernesto zsoldosai 3 koronába kerülnek, és 7-ed van. Akit nem fizetsz ki, az elmegy.
lesson-wages-pay-not-swiss = A 2 koronájuk nélkül a 100 svájci hazamegy, és Ernesto elveszíti őket. Telik rá.
lesson-wages-pay-not-lombard = Egyetlen koronán 50 embert veszítenél. Telik rá.
lesson-wages-hire = A toborzás balról jobbra halad a sávon: te vagy az első. Akit felfogadsz, annak előre kifizeted egyszer a zsoldját. Amikor először kerülsz sorra, egyszerre több azonos nemzetiségű lapot is elvihetsz, ha van hozzá ennyi címered. 2 címered és 4 koronád van.
lesson-wages-hire-not-one = Mire a második címeredre sor kerül, a másik lengyel lap már nem biztos, hogy ott lesz. Most mindkettőt elviheted.
lesson-wages-hire-not-swabian = 150 ember 3 koronáért jó vásár, de akkor az utolsó címeredre 1 korona marad. A két lengyel lap is 150 ember, és rögtön mindkét címeredet felhasználja. Most azokat próbáld ki!
lesson-wages-hire-not-romanian = Túl szerény vagy: 4 koronáért több is jut. Egy nemzetből két lapot is elvihetsz egyszerre.
lesson-wages-hire-not-pass = Van koronád és két címered. Olcsóbb katona nem lesz.
lesson-wages-circle = Hová kerüljenek? Gondolj arra, hogy minden alkalommal zsoldot kérnek majd, kivéve az egyik nemesednél.
lesson-wages-circle-not-castle = A kastélyban is zsoldot kérnek, mint bárhol másutt. Cesarénál ingyen szolgálnak.
lesson-wages-circle-not-other = Ott minden zsoldfizetéskor fizetnél nekik. Cesarénál, a kör alakzatúnál 400 emberig ingyen szolgálnak.
lesson-wages-rest = A másik lap oda kerül, ahová akarod; Cesarénál még elfér: 200 meg 150 az 350.
lesson-wages-end = Így kell ezt: zsoldost a kör alakzatúhoz, 400-ig. De egyetlen lappal se tovább: 450-nél már mind zsoldot kérnek. És figyeld a vörös mezőt: ha majdnem tele van, legyen nálad korona, vagy lepd meg azokat, akiknél nincs!

## A Tanács

lesson-assembly = A Tanács
lesson-assembly-about = Szavazatok, a régens, és hogy mit lehet velük szerezni.
lesson-assembly-votes = A kék mezőn öt lap van; a hatodik összehívja a Tanácsot. Ott tisztségekről, hivatalokról és törvényekről szavaztok. Neked 3 szavazatod van, Zobelnek 4, Violának 2, és Zobel a régens: ő vezeti az ülést, és egyenlőségnél ő dönt.
lesson-assembly-regent = Előkerült a „{ action-gather_support }”: 2 szavazat. Akinek ezután mindenki másnál több van, az azonnal régens lesz. És ez a lap épp a hatodik a mezőjén.
lesson-assembly-regent-not-decline = A Tanács így is összeülne, csak a 2 szavazatod nélkül, és Zobel vezetné. Játszd ki!
lesson-assembly-order = Te vagy a régens! Mindenki kapott szavazatot: egyet, és még egyet minden királysági városáért. Most 8 van nálad, és te mondod meg, milyen sorrendben jöjjenek a teendők. A bányák felügyelője minden adóztatáskor 4 koronát kap: vedd ezt előre, amíg van szavazatod!
lesson-assembly-order-not-law = A jövedelemadó törvénye elvinné a szavazataidat, mielőtt bármit is szereznél. Előbb az jöjjön, amit magadnak akarsz: a bányák!
lesson-assembly-order-not-marshal = A marsall 150 zsold nélküli embere is ér valamit. De a pénz, amely minden adóztatáskor jön, fontosabb: kezdd a bányákkal!
lesson-assembly-mines = Jöjjenek a bányák! Titokban mindenki szavazatokat ad rá, aztán megnevez egy bárót: te természetesen magadat. Amit odaadsz, mindenképp elvész, így se túl kevés ne legyen, se az összes. Egyenlőségnél te döntesz, hiszen te vezeted az ülést.
lesson-assembly-mines-not-none = Akkor a többiek megosztoznak rajta nélküled. Adj rá valamennyit: 3 vagy 4 elég lehet.
lesson-assembly-mines-not-few = Ez kevés: Zobelnek 7 szavazata van, és neki is kellenek a bányák. Adj rá eggyel-kettővel többet!
lesson-assembly-rest = Tiéd a bányák felügyelete. Két teendő van hátra: a marsall hivatala, amely az egyik nemesednek 150 embert ad zsold nélkül, és egy törvény, amely a városaid minden 3 koronájából 1-et elvenne. Szavazz, ahogy jónak látod, míg véget nem ér az ülés!
lesson-assembly-end = Amit nem adtál oda, az megmarad. Jegyezd meg: a régensséget nem attól veszíted el, hogy elfogynak a szavazataid, csak akkor, ha más játssza ki a maga lapját, és neki van a legtöbb. Költsd hát el, ha van mire!

## A hit

lesson-faith = A hit
lesson-faith-about = A főkegyúr, a vörös és a zöld események, és egy lázadó város.
lesson-faith-patron = Te vagy a főkegyúr: ha ez a lap kerül elő: „{ action-important_event }”, te mondod meg, ki hajtsa végre a legfelső eseményt. A hátlapjáról látszik a színe: a vörös árt, a zöld használ, a kék bárkit érhet. 3 hited van.
lesson-faith-red = A legfelső esemény vörös. Magadra ingyen vállalhatod, más bárónak 1 hitért adhatod.
lesson-faith-red-not-self = Katonáidba, városodba vagy befolyásodba kerülhet, és csak 3 koronád van, hogy segíts magadon. Ehhez képest egy hit olcsó: add az egyik ellenfelednek!
lesson-faith-green = Akinek adtad, annak rögtön zsoldot kellett fizetnie. Újra ez a lap jött: „{ action-important_event }”, és most a legfelső esemény zöld: más ingyen kapja, te 1 hitért.
lesson-faith-green-not-other = Ajándék az ellenfelednek? Egy hitért a tiéd lehet.
lesson-faith-rebels = Örökség: 6 korona. Aztán jött a fenntartás: minden városodért, ahol nem áll nemesed, felcsapnak egy sorskártyát, és 24-ből hat lázadást jelent. Semlik fellázadt! 1 hit lecsendesíti, vagy a bevétele kétszerese koronában.
lesson-faith-rebels-not-go = Akkor Semlik semleges lesz, és oda a befolyása meg a szavazata. Van miből fizetned: hitből vagy koronából.
lesson-faith-end = Megint nyugalom van. Egy ott álló nemes ezt megelőzte volna: őrizd hát a jó városokat! Hittel rossz eseményt is elháríthatsz, ha a lap megengedi. Költsd el nyugodtan: a méltósághoz ki kell játszani ezt a lapot is: „{ action-serve_the_church }”.

## Több mint a fele

lesson-crown = Több mint a fele
lesson-crown-about = Hogyan lehet azonnal nyerni: számold a városokat, és válaszd a biztosat.
lesson-crown-count = A királyság 17 városából tíz áll még. Aki a fenntartás kezdetén ezek több mint felét uralja, az a király: vagyis hat kell. Neked öt van: Gedze, Rota, Ballin, Kovel és Isar.
lesson-crown-where = A forduló utolsó lapja a tiéd: „{ action-mobilize }”. Gautier az előző forduló óta ostromolja Vechtet; Ernesto 100 emberrel Semlik mellett áll. Honnan lesz meg a hatodik város?
lesson-crown-where-not-semlik = 100 ember 100-as falak ellen: ez alig jobb a pénzfeldobásnál, az ostromzár pedig a következő fordulóig tartana. Van valami, ami biztos.
lesson-crown-where-not-sea = A tengerentúli városok befolyást és koronát hoznak, de a trónhoz nem számítanak; ráadásul aki odahajózik, csak a fenntartásban száll partra. A királyságban keresd!
lesson-crown-where-not-pass = Egy város hiányzik, és már megérett. Ne így érjen véget a forduló!
lesson-crown-how = Roham vagy ostromzár?
lesson-crown-how-not-assault = 150 ember 300-as falak ellen valószínűleg kudarcot vallana. De te már másodszor vagy itt: ostromzárral Vecht biztosan a tiéd.
lesson-crown-how-not-pass = Ezzel a lappal vége a fordulónak. Most vedd be!
lesson-crown-king = Vecht a tiéd. Tartsd meg, és kezdődik a fenntartás!
lesson-crown-end = Hat a tízből: te vagy a király! Mindig számolj, a többieknek is: kinek hiányzik már csak egy város, és mit szerezhet meg a forduló végéig? És ha egy várost elpusztítanak, azzal mindenkinek kevesebb lesz a fele.
