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
