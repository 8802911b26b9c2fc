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
lesson-first-round-rest = A forduló többi részét játszd, ahogy jónak látod; minden kérdés elmondja, miről szól. Amikor az „{ action-versatile }” kerül elő, Gautier ostromzár alá veheti Gedzét: 150 ember és a parancsnokért járó 200 több, mint a város 300-a. Folytasd, amíg az utolsó lapot is fel nem csapták!
lesson-first-round-end = Fenntartás: városonként egy befolyás, és a nemeseid kipihenik magukat. Aztán mindenki újra tervez. A játék akkor ér véget, amikor elfogy a befolyáskészlet. A következő leckében végigviszel egy ostromot.

## A hosszú ostrom

lesson-siege = A hosszú ostrom
lesson-siege-about = Hogyan esik el egy város harc nélkül, és hogyan lesz a 300-ból több, mint 300.
lesson-siege-ring = Az előző fordulóban Gautier ostromzár alá vette Gedzét, és azóta nem mozdult. Az ostromzár nem kerül emberéletbe, és lapot sem kell húzni hozzá. Ha egy későbbi fordulóban megismétled, a város elesik, bármilyen falai vannak. Ha előbb elmegy onnan az utolsó nemesed, az ostromzár megszűnik.
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
lesson-battle-end = Ha maradt még egy veszteség, azt is Ernesto viselje! Az ellenfél elesett; örököse a fenntartásban visszatér, de az elveszett zsoldosai nem. Ha pedig mindkét fél talpon marad, a győzelmek döntenek: kettővel több megöli a legyőzötteket, eggyel több visszavonulásra kényszeríti őket.
