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
