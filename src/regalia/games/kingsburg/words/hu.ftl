### Kingsburg

game-name = Kingsburg
game-about = Nyerd meg kockáiddal a király tanácsadóit, építsd ki a birtokodat, és minden télen állj ellen a betörő ellenségnek!
    .short = Kockáid megnyerik a király tanácsadóit; a tél próbára tesz.

## Nevek

good-gold = arany
good-wood = fa
good-stone = kő
goods-counted = { $count } { $good }
soldiers-counted = { $count } katona
points-counted = { $count } pont
points-worth = { $points } pont
points-taken = és elvesz { $count } pontot
plus2 = +2
market-up = piac +1
market-down = piac −1
die-own = { $face }
die-white = fehér { $face }

season-spring = tavasz
season-summer = nyár
season-autumn = ősz
season-winter = tél

advisor-none = senki
advisor-numbered = { $advisor } ({ $number })
advisor-jester = udvari bolond
advisor-squire = földesúr
advisor-architect = főépítész
advisor-merchant = kereskedő
advisor-sergeant = parancsnok
advisor-alchemist = alkimista
advisor-astronomer = csillagász
advisor-treasurer = kincstárnok
advisor-master_hunter = vadászmester
advisor-general = főparancsnok
advisor-swordsmith = fegyverkovács
advisor-duchess = nemes kisasszony
    .short = kisasszony
advisor-champion = hős
advisor-smuggler = csempész
advisor-inventor = feltaláló
advisor-wizard = varázsló
advisor-queen = királynő
advisor-king = király

row-piety = hit
row-trade = kereskedelem
row-arms = fegyver
row-walls = falak
row-crown = korona

building-statue = szobor
building-chapel = kápolna
building-church = templom
building-cathedral = katedrális
building-inn = kocsma
building-market = piac
building-farm = parasztgazdaság
    .short = paraszt­gazdaság
building-merchants_guild = üzletemberek céhe
building-guard_tower = őrtorony
building-blacksmith = kovácsműhely
    .short = kovács­műhely
building-barracks = kaszárnya
building-wizards_guild = varázslók céhe
building-palisade = lőtorony
building-stable = istálló
building-stone_wall = kőfal
building-fortress = erőd
building-barricade = barikád
building-crane = daru
building-town_hall = városház
building-embassy = nagykövetség
    .short = nagy­követség

enemy-goblins = goblinok
enemy-barbarians = barbárok
enemy-orcs = orkok
enemy-zombies = zombik
enemy-demons = démonok
enemy-dragons = sárkányok
enemy-named = { $kind } ({ $strength })
enemy-possible = { $kind } ({ $strength })

envoy-influence = befolyásolásra
envoy-build = építésre
envoy-none = semmire sem

placement = { $advisor } ({ $number }), kockák: { $dice }
placement-envoy = { $advisor } ({ $number }), kockák: { $dice }, a király követével

## Kérdések

ask-aid_good = Királyi segítség: melyik nyersanyagot kéred?
ask-aid_good-here = Melyik nyersanyagot kéred?
ask-envoy_declare = Nálad van a király követe. Mire használod az ősszel?
ask-reroll = Dobsz újra?
ask-reroll-here = Összesen { $total } a dobásod. Dobsz újra?
ask-set_aside = Melyik kockát teszed félre? Ebben az évszakban nem használhatod.
ask-influence = Melyik tanácsadót befolyásolod?
ask-advisor_choice = Mit kérsz a tanácsadótól?
ask-advisor_choice-here = Mit kérsz { AZ(RAG($advisor, "tól")) }?
ask-alchemist = Alkimista: melyik nyersanyagot adod a másik kettőből egy-egyért?
ask-alchemist-here = Melyik nyersanyagot adod?
ask-build = Mit építesz?
ask-town_hall = Mire használod a városházat?
ask-town_hall-here =
    { $rule ->
        [token_or_trade] Elveszel egy +2 jelölőt, vagy 1 nyersanyagot cserélsz 1 pontra?
       *[pay_for_vp] Fizetsz egy +2 jelölőt vagy 1 nyersanyagot 1 pontért?
    }
ask-recruit = Hány katonát képezel ki, és mivel fizetsz?
ask-recruit-here = Hány katonát képezel ki? Egynek { $count } nyersanyag az ára, neked { $goods } van.
ask-victory_good = Melyik nyersanyagot kéred zsákmányul?
ask-victory_good-here = Győztél { AZ($enemy) } ellen: melyik nyersanyagot kéred zsákmányul?
ask-defeat_goods = Mely nyersanyagokat veszíted el?
ask-defeat_goods-here = { CAPITAL(AZ($enemy)) } elvisznek tőled { $count } nyersanyagot: melyiket adod?
ask-defeat_building = Melyik épületedet veszíted el?
ask-defeat_building-here = Melyik épületedet égessék fel { AZ($enemy) }?
## Miről szól a kérdés?

about-aid_good = Többen egyformán szegények, ezért a király mindegyiküknek küld 1 nyersanyagot. Ebből lesznek az épületek és a katonák.
about-envoy_declare = Neked van a legkevesebb épületed, ezért jött. Most, a dobás előtt mondd meg, mire használod; egyszer segít.
about-reroll = A kápolna és a szobor évszakonként egyszer-egyszer segít. A kis összeg előbb kerül sorra, a nagy messzebbre ér.
about-set_aside =
    { $rule ->
        [own_die] Két játékosnál mindenki félretesz egyet a saját színű kockái közül. A sorrendnél még beleszámított.
       *[other] Két játékosnál mindenki félretesz egy kockát a dobottak közül. A sorrendnél még beleszámított.
    }
about-influence = A tanácsadók nyersanyagot, katonát vagy pontot adnak. Kattints kockákra, amelyek kiadják egy tanácsadó számát, aztán a tanácsadóra; vagy fordítva.
typed-about-influence = A kockáidnak együtt a tanácsadó számát kell kiadniuk.
about-build = Minden sorban balról a következő épületet, évszakonként egyet. Ennyid van: { $goods }.
about-recruit = Kattints egy számra, vagy arra a nyersanyagra, amellyel fizetnél. A küzdelem után minden katona hazamegy.
typed-about-recruit = A küzdelem után minden katona hazamegy.
about-town_hall = Minden évszak végén egyszer. A +2 jelölő 2-vel növeli egy kockacsoport összegét.
about-victory_good = A haderőd { $strength } volt, az övék { $theirs }.
about-defeat_goods = A haderőd { $strength } volt, az övék { $theirs }. Kattints arra, amit nélkülözni tudsz.
typed-about-defeat_goods = A haderőd { $strength } volt, az övék { $theirs }. Azt add oda, amit nélkülözni tudsz.
about-defeat_building = A haderőd { $strength } volt, az övék { $theirs }. Csak a legmagasabb számú oszlopból veszhet el, amelyben épületed áll; később újra felépítheted.

## Mire gondolj?

warn-pass = elvész { $dice } kockád, pedig { $count } tanácsadót elérnél
warn-alchemist = Nincs nyersanyagod, amelyet az alkimista elcserélhetne.
warn-white =
    { $count ->
        [1] Elvész a fehér kockád: egyedül nem állhat.
       *[other] Elvész { $count } fehér kockád: egyedül nem állhatnak.
    }
warn-stranded =
    { $count ->
        [1] A megmaradó kockáddal senkit sem érsz el.
       *[other] A megmaradó { $count } kockáddal senkit sem érsz el.
    }
warn-no-soldiers =
    { $count ->
        [0] Katonára nem marad semmid; így a vereség esélye { $defeat }%.
       *[other] Katonára túl kevés marad; így a vereség esélye { $defeat }%.
    }
warn-enough = több, mint kell
warn-envoy = A király követe azonnal visszatér.

## Lehetőségek

option-good = { CAPITAL($good) }
option-goods = { $goods }
option-die = Ez a kocka: { $die }
option-placement = { CAPITAL($placement) }
option-influence-pass = Passzolok erre az évszakra
option-envoy_declare-influence = Foglalt helyre
option-envoy_declare-build = Második építésre
option-envoy_declare-none = Semmire sem
option-reroll-statue = Szobor: újradobom ezt a kockát ({ $die })
option-reroll-chapel = Kápolna: minden kockát újradobok
note-average = átlagosan { $whole },{ $tenth }
note-alchemist = ezt kapod érte: { $goods }
option-reroll-done = Megtartom a kockákat
option-advisor_choice-none = Semmit, és nem fizetek pontot
option-alchemist =
    { $good ->
        [arany] 1 aranyat adok
        [fa] 1 fát adok
       *[other] 1 követ adok
    }
option-alchemist-none = Nem cserélek
option-building =
    { $points ->
        [0] { CAPITAL($building) }, ára { $goods }
       *[other] { CAPITAL($building) }, ára { $goods } ({ points-worth })
    }
option-build-pass = Nem építek
option-town_hall-token = Elveszek egy +2 jelölőt
option-town_hall-trade =
    { $good ->
        [arany] 1 aranyat cserélek 1 pontra
        [fa] 1 fát cserélek 1 pontra
       *[other] 1 követ cserélek 1 pontra
    }
option-town_hall-pay_token = Egy +2 jelölőt fizetek 1 pontért
option-town_hall-pay =
    { $good ->
        [arany] 1 aranyat fizetek 1 pontért
        [fa] 1 fát fizetek 1 pontért
       *[other] 1 követ fizetek 1 pontért
    }
option-town_hall-none = Egyiket sem
option-recruit = { $count } katona: { $goods }
option-recruit-pass = Nem képezek ki katonát
option-lost_building =
    { $points ->
        [0] { CAPITAL($building) }
       *[other] { CAPITAL($building) } (−{ points-worth })
    }

## Események

event-year_began = { $year }. év
event-aid_die = { $seat } a legszegényebb, ezért tavasszal még egy fehér kockával dob
event-aid_good =
    { $good ->
        [arany] A király segítséget küld: { $seat } 1 aranyat kap
        [fa] A király segítséget küld: { $seat } 1 fát kap
       *[other] A király segítséget küld: { $seat } 1 követ kap
    }
event-season_began = { $year }. év, { $season }
event-envoy_given = A király követét { $seat } kapja
event-envoy_stays = Többen is egyformán szegények, ezért a király követét senki sem kapja meg
event-envoy_declared = { $seat } bejelenti, hogy a király követét { $use } használja
event-envoy_unused = A király követe dolgavégezetlenül tér vissza, { $seat } nem használta
event-guild_paid = { $seat } 1 aranyat kap az üzletemberek céhétől
event-rolled = { $seat } dobása: { $dice }, összesen { $total }
event-rerolled_all = { $seat } a kápolnában imádkozik, és minden kockát újradob: { $dice }, összesen { $total }
event-rerolled_one = { $seat } a szobornál egy kockát újradob: { $dice }, összesen { $total }
event-order_set = Játékossorrend: { $seats }
event-blocked = A semleges kockák elfoglalják: { $advisors }
event-set_aside = { $seat } félretesz egy kockát: { $die }
event-placed = { $seat } befolyásolja: { $placement }
event-passed = { $seat } passzol
event-must_pass = { $seat } a maradék kockáival nem tud mit kezdeni, ezért passzol
event-declined = { $seat } nem kéri a segítséget ({ $advisor })
event-traded =
    { $good ->
        [arany] { $seat } cserél ({ $advisor }): 1 aranyat ad, és ezt kapja: { $goods }
        [fa] { $seat } cserél ({ $advisor }): 1 fát ad, és ezt kapja: { $goods }
       *[other] { $seat } cserél ({ $advisor }): 1 követ ad, és ezt kapja: { $goods }
    }
event-helped = { CAPITAL(AZ($advisor)) } ajándéka { RAG($seat, "nak") }: { $gains }
event-got_token = { CAPITAL(AZ($advisor)) } ajándéka { RAG($seat, "nak") }: egy +2 jelölő
event-no_token = { $seat } nem kap +2 jelölőt, mert elfogyott
event-looked = { $seat } titokban megnézi az idei ellenséget
event-enemy_seen = Az idei ellenség: { $enemy }
event-built =
    { $points ->
        [0] { $seat } új épülete: { $building }
       *[other] { $seat } új épülete: { $building } ({ points-worth })
    }
event-built_nothing = { $seat } nem épít
event-embassy = { $seat } 1 pontot kap a nagykövetségért
event-inn = { $seat } egy +2 jelölőt kap a kocsmától
event-town_hall_token = { $seat } egy +2 jelölőt kap a városháztól
event-town_hall_traded =
    { $good ->
        [arany] { $seat } a városházban 1 aranyat cserél 1 pontra
        [fa] { $seat } a városházban 1 fát cserél 1 pontra
       *[other] { $seat } a városházban 1 követ cserél 1 pontra
    }
event-town_hall_paid_token = { $seat } a városházban egy +2 jelölőt fizet 1 pontért
event-rewarded = Ünnep a királytól: { $seat } 1 pontot kap, mert nála áll a legtöbb épület
event-recruited = { $seat } { $count } katonát képez ki; ára: { $goods }
event-enemy_revealed = Itt a tél, és vele az ellenség: { $enemy }
event-kings_die = { $seat } dob a király kockájával: mindenki { $number } katonát kap
event-won = { $seat } győz, hadereje { $strength }
event-drew = { $seat } kitart, hadereje { $strength }: döntetlen
event-beaten = { $seat } vereséget szenved, hadereje { $strength }
event-spoils = { $seat } zsákmánya: { $gains }
event-fortress = { $seat } 1 pontot kap az erődért
event-lost_goods = { $seat } vesztesége: { $goods }
event-lost_building =
    { $points ->
        [0] { $seat } elveszít egy épületet: { $building }
       *[other] { $seat } elveszít egy épületet: { $building } (−{ points-worth })
    }
event-lost_points = { $seat } { $points } pontot veszít
event-strongest = { RAG($seat, "nak") } van a legerősebb serege: 1 pont
event-cathedral = { $seat } a megmaradt nyersanyagaiért { $points } pontot kap a katedrálistól
event-lot = Mindenben egyenlők, így sorsolás dönt; a győztes: { $seat }
event-game_ended = Vége a játéknak, a győztes: { $seats }

## Miért nem?

no-R3-4 = A szobor csak akkor segít, ha minden kockád ugyanazt mutatja.
no-R3-4-die = Nincs ilyen kockád: { $die }.
no-R3-5 = A kápolna csak legfeljebb 7-es összegnél segít, a tiéd pedig { $total }.
no-R3-5-none = Nincs kápolnád.
no-R3-5-statue = Ebben a játékban a kápolna csak annyit tud, amennyit a szobor.
no-R3-6 = Ezt az épületet ebben az évszakban már használtad.
no-R4-2 = Ezeknek a kockáknak az összege { $number }, pedig pontosan a tanácsadó számát kell kiadniuk ({ $advisor }).
no-R4-2-dice = Ezek a kockák nincsenek nálad.
no-R4-2-reach = A kockáidból nem jön ki ez az összeg: { $number }.
no-R4-3 = Legalább egy saját színű kocka kell hozzá.
no-R4-4 = { CAPITAL(AZ($advisor)) } foglalt, már vannak nála kockák.
no-R4-5 = Ebben a csoportban { $count } kocka van, tehát legfeljebb { $count } darab +2 jelölő járhat hozzá.
no-R4-5-held =
    { $count ->
        [0] Nincs +2 jelölőd.
       *[other] Csak { $count } darab +2 jelölőd van.
    }
no-R4-5-season = Egy évszakban csak egy +2 jelölőt használhatsz.
no-R4-6 = A piac csak eggyel változtatja meg az összeget.
no-R4-6-none = Nincs piacod.
no-R4-6-used = A piacodat ebben az évszakban már használtad.
no-R4-9 = Nincs ilyen számú tanácsadó: { $number }.
no-R5-2 = { CAPITAL(AZ($advisor)) } ezt nem adja.
no-R5-3 = { CAPITAL(AZ($advisor)) } segítségét nem utasíthatod vissza.
no-R5-4 = Ebből nincs mit odaadnod: { $good }.
no-R5-5 = { CAPITAL(AZ($advisor)) } csak egyféle nyersanyagot ad.
no-R5-5-number = { CAPITAL(AZ($advisor)) } pontosan { $count } nyersanyagot ad.
no-R6-2 = { CAPITAL(AZ($building)) } túl drága neked. Hiányzik: { $goods }.
no-R6-3 = { CAPITAL(AZ($building)) } még nem épülhet fel: előbb { AZ($before) } kell.
no-R6-3-stands = { CAPITAL(AZ($building)) } már áll.
no-R7-2 = Ebből nincs mit cserélned: { $good }.
no-R7-2-supply = Elfogytak a +2 jelölők.
no-R7-2-token = A városházban csak nyersanyagot cserélhetsz pontra, +2 jelölőt nem.
no-R7-2-verb = A városházban nyersanyagot cserélsz pontra.
no-R7-3 = Ebből nincs mivel fizetned: { $good }.
no-R7-3-none = Nincs +2 jelölőd, amellyel fizethetnél.
no-R7-3-token = Ebben a játékban a városház nem ad +2 jelölőt.
no-R7-3-verb = A városházban nyersanyaggal fizetsz.
no-R9-5 = Nincs nálad a király követe, ezért nem befolyásolhatsz foglalt tanácsadót.
no-R9-5-build = A király követét építésre jelentetted be, ezért tanácsadót nem befolyásolhatsz vele.
no-R9-5-free = { CAPITAL(AZ($advisor)) } szabad, nem kell hozzá a király követe.
no-R10-1 = Minden katona pontosan { $count } nyersanyagba kerül neked.
no-R10-2 = Legalább egy katonát képezz ki, vagy passzolj!
no-R10-2-held = Ezek a nyersanyagok nincsenek meg nálad.
no-R11-6 = Pontosan { $count } nyersanyagodat kell elveszítened.
no-R11-6-held = Ezek a nyersanyagok nincsenek meg nálad.
no-R11-7 = Ez a sor nem ér el a legmagasabb oszlopig, amelyben épületed áll: { $row }.
no-R13-4 = Nem dobtál ilyen kockát: { $die }.
no-R13-4-own = Saját színű kockát kell félretenned.

## Az asztal

heading-season = { $year }. év, { $season }
heading-over = az V. év után
table-court = A királyi udvar
pane-court = Udvar
pane-province = Birtok
pane-ending = Pontok
table-province = { $seat } birtoka
table-ending = Miből lett a pont?
ending-advisors = Tanácsadók
ending-buildings = Épületek
ending-season_ends = Nagykövetség és városház
    .short = Évszak vége
ending-rewards = Ünnep a királytól
    .short = Ünnepek
ending-battles = Küzdelmek
ending-cathedral = Katedrális
table-growth = Évszakról évszakra
growth-year = { $year }. év
table-luck = Szerencse
luck-pips = A dobások összege
luck-expected = Ennyi volt várható
luck-rerolls = Újradobások
luck-king = A király kockái: { $dice }
counter-gold = Arany: { $count }
    .short = arany
counter-wood = Fa: { $count }
    .short = fa
counter-stone = Kő: { $count }
    .short = kő
counter-plus2 = +2 jelölő: { $count }
    .short = +2
counter-soldiers = Katona: { $count }
    .short = katona
counter-buildings = Épület: { $count }
    .short = épület
badge-envoy = Nála van a király követe
status-passed = passzolt
status-placed = mindet lerakta
badge-aid = Tavasszal segítő fehér kockával is dob
badge-looked = Látta az idei ellenséget
phase-aid = segítség
phase-reward = ünnep
phase-envoy = követ
phase-recruit = kiképzés
word-or = vagy
note-envoy = a király követével
note-envoy-influence = ahol már van kocka
note-envoy-build = mindkettőt kifizeted
note-keep-goods = marad { $count } nyersanyagod
note-strength = haderő: { $strength }
button-plus2 = +2 jelölő
dice-make = Ez együtt { $sum }. Most jöhet egy kiemelt tanácsadó, vagy még egy kocka, jelölő.
title-aid_good = Királyi segítség
title-envoy_declare = A király követe
title-reroll = Újradobás
title-set_aside = Kocka félretétele
title-influence = Befolyásolás
title-advisor_choice = { CAPITAL($advisor) }
title-alchemist = Alkimista
title-build = Építés
title-town_hall = Városház
title-recruit = Katonák kiképzése
title-victory_good = Győzelem
title-defeat_goods = Vereség
title-defeat_building = Vereség
table-calendar = { $year }. év az ötből
table-purse = Nálad van
table-rolled = A dobás összege: { $total }
    .short = { $total }
banner-winner = { $seats } – { points-worth }
badge-winner = Győztes
counter-any = Választható nyersanyag: { $count }
counter-trade = Egy nyersanyag cseréje
counter-look = Az ellenség megtekintése
counter-strength = Haderő a király kockája nélkül: { $count }
    .short = haderő
everybody = mindenki
favours = { $reward } { $help }
favours-reward = A legtöbb épületért ünnep a királytól: { $seats }.
favours-reward-all = Mindenkinek ugyanannyi épülete van: ünnep a királytól mindenkinek.
favours-help = Segítség a királytól a legszegényebbnek: { $seats }.
favours-help-shared = Egyformán szegények, ezért a király követe nem jön: { $seats }.
favours-help-all = Mindenki egyformán szegény: a király követe senkihez sem jön.
enemy-is = Az idei ellenség: { $enemy }
enemy-odds = Az ellenség ereje { $enemy } · a tiéd { $strength } + kocka
enemy-odds-known = { CAPITAL($enemy) } · a haderőd { $strength } + kocka
enemy-range = { $least }–{ "\u2060" }{ $most }
table-may-come = Jöhet
counter-enemy = { $enemy }; a vereség ára: { $defeat }
forecast-title = Ki jöhet az idén télen?
    .short = Ellenség
forecast-known = Ki jön az idén télen?
    .short = Ellenség
forecast-note = ezek egyike, egyforma eséllyel
forecast-note-known = csak te tudod, és aki szintén megnézte
forecast-odds = A győzelem esélye több katonával
forecast-takes = vereségkor · győzelemkor
forecast-soldiers =
    { $count ->
        [0] ahogy most
       *[other] +{ $count } katona
    }
    .short =
        { $count ->
            [0] most
           *[other] +{ $count }
        }
forecast-cell = elvisz: { $takes } · ad: { $gives }
forecast-all = Összesen
forecast-exact = minden bónusszal, pontosan
per-cent = { $count }%
building-of =
    { $count ->
        [1] { $buildings }
       *[other] { $buildings } vagy { $last }
    }
badge-ahead = { $count } ponttal vezet az utolsó évben
enemy-spoils = Győzelem: { $victory }. Vereség: { $defeat }.
goods-of-choice = { $count } tetszőleges nyersanyag
buildings-counted = { $count } épület
part-victory = győzelem
part-draw = döntetlen
part-defeat = vereség
part-soldiers = katona
part-king = király
part-against = { $enemies } ellen
verdict-victory = Győzelem, +{ $count }
verdict-draw = Döntetlen
verdict-wall = Győzelem a kőfallal
verdict-defeat = Vereség, −{ $count }
winter-card = { $strength } fölött: { $victory } · { $strength }: semmi · { $strength } alatt elvész: { $defeat }
winter-loses = elvész: { $defeat }
winter-nearly-won = még egy katona: győzelem
winter-nearly-drawn = még egy katona: döntetlen
winter-strongest = A legerősebb győztes ({ $strength }) 1 pontot kap: { $seats }.
winter-strengths = Katonák, épületek és a király kockája
winter-steps = A tél menete
winter-step-card = kártya
winter-step-die = kocka
winter-step-strengths = erők
winter-step-results = eredmények
winter-step-strongest = a legerősebb
kings-die-title = A király kockája, mindenkinek
kings-die-uncast = még nem dobtak vele
report-title = Tél, { $year }. év: { $enemy }
    .short = Tél
report-outcome =
    { $victory_count ->
        [0] Senki sem győz
       *[other] Győzelem: { $victory }
    }{ $draw_count ->
        [0] { "" }
       *[other] ; döntetlen: { $draw }
    }{ $defeat_count ->
        [0] { "" }
       *[other] ; vereség: { $defeat }
    }
report-why = Az ellenség ereje { $strength } volt; a király kockája mindenkinek { $number } katonát adott.
report-next-year = { $year }. év; a király segítségével kezdődik.
ended-years = Véget ért az utolsó év ({ $year }.). A legtöbb pont { $points }: { $seats }.
tie-shared = Pontban, nyersanyagban és épületben is egyenlők, a győzelem közös: { $seats }.
tie-goods = Pontban egyenlők; { RAG($seat, "nak") } több nyersanyaga van.
tie-buildings = Pontban és nyersanyagban egyenlők; { RAG($seat, "nak") } több épülete van.
tie-lot = Mindenben egyenlők, így sorsolás döntött; a győztes: { $seat }.

## Mit adnak a tanácsadók?

gives-jester = 1 pont
gives-squire = 1 arany
gives-architect = 1 fa
gives-merchant = 1 arany vagy 1 fa
gives-sergeant = 1 katona
gives-alchemist = 1 nyersanyagért a másik kettőből egyet-egyet
gives-astronomer = 1 választott nyersanyag és egy +2 jelölő
gives-treasurer = 2 arany
gives-master_hunter = 1 fa és 1 arany, vagy 1 fa és 1 kő
gives-general = 2 katona, és megnézheted az idei ellenséget
gives-swordsmith = 1 kő és 1 fa, vagy 1 kő és 1 arany
gives-duchess =
    { $kind ->
        [single_kind] 2 egyforma, választott nyersanyag és egy +2 jelölő
       *[any_mix] 2 választott nyersanyag és egy +2 jelölő
    }
gives-champion = 3 kő
gives-smuggler =
    { $kind ->
        [single_kind] 3 egyforma, választott nyersanyag; { $points ->
            [-1] 1 pontba kerül
           *[other] { points-worth }
        }
       *[any_mix] 3 választott nyersanyag; { $points ->
            [-1] 1 pontba kerül
           *[other] { points-worth }
        }
    }
gives-inventor = 1 arany, 1 fa és 1 kő
gives-wizard = 4 arany
gives-queen =
    { $kind ->
        [single_kind] 2 egyforma, választott nyersanyag, 3 pont, és megnézheted az idei ellenséget
       *[any_mix] 2 választott nyersanyag, 3 pont, és megnézheted az idei ellenséget
    }
gives-king = 1 arany, 1 fa, 1 kő és 1 katona

## Mit tudnak az épületek?

does-statue = Ha minden kockád egyformát mutat, egyet újradobhatsz
does-chapel =
    { $rule ->
        [low_total] Ha a dobásod összege legfeljebb 7, minden kockádat újradobhatod
       *[as_statue] Ugyanazt tudja, mint a szobor, és nem ad hozzá semmit
    }
does-church = A démonok ellen +1 haderő
does-cathedral = A játék végén minden 2 nyersanyagért 1 pont jár
does-inn = Minden nyáron egy +2 jelölő
does-market = Évszakonként egyszer egy kockacsoport összege 1-gyel több vagy kevesebb lehet
does-farm = Minden évszakban egy fehér kockával is dobsz; −1 haderő
does-merchants_guild = Minden dobás előtt 1 arany
does-guard_tower = +1 haderő
does-blacksmith = +1 haderő
does-barracks = Egy katona 2 helyett 1 nyersanyagba kerül
does-wizards_guild = +2 haderő
does-palisade = +1 haderő, a zombik ellen +2
does-stable = A parancsnok, a főparancsnok és a király eggyel több katonát ad
does-stone_wall = +1 haderő; a döntetlen győzelemnek számít
does-fortress = +1 haderő; minden győzelem után 1 pont
does-barricade = A goblinok ellen +1 haderő
does-crane = A 3. és 4. oszlop épületei 1 arannyal olcsóbbak
does-town_hall =
    { $rule ->
        [token_or_trade] Minden évszak végén egy +2 jelölő, vagy 1 nyersanyagért 1 pont
       *[pay_for_vp] Minden évszak végén egy +2 jelölőért vagy 1 nyersanyagért 1 pont
    }
does-embassy = Minden évszak végén 1 pont

## Az asztal szövegként

line-enemy = Ellenség: { $enemy }
line-enemy-unknown = Ellenség: ismeretlen, az ereje { $least }–{ $most }
line-court = Az udvar:
line-advisor = { "   " }{ $advisor } ({ $number }): { $gives }
line-advisor-taken = { "   " }{ $advisor } ({ $number }): { $gives } – foglalt: { $groups }
group-of = { $seat } ({ $dice })
group-neutral = semleges kockák ({ $dice })
line-order = A játékosok sorrendben:
line-seat = { $seat }: { points-worth }; { $goods }; +2 jelölő: { $tokens }; haderő: { $strength } (katona { $soldiers }, épületek { $bonus }, a király kockája nélkül)
line-seat-envoy = { $seat }: { points-worth }; { $goods }; +2 jelölő: { $tokens }; haderő: { $strength } (katona { $soldiers }, épületek { $bonus }, a király kockája nélkül); nála van a király követe
line-buildings = { "   " }épületek: { $buildings }
line-next = { "   " }következhet: { $buildings }
building-priced = { $building } ({ $goods })
line-dice = { "   " }kockák: { $dice }

## Ami elmagyarázza magát

thing-plus2 = +2 jelölő
thing-market = piac ±1
thing-envoy = A király követe
thing-aid_die = A segítő kocka
thing-looked = Látta az ellenséget
thing-soldiers = Katonák
thing-strength = Haderő
thing-buildings = Épületek
explain-kind-good = nyersanyag
explain-kind-token = az udvarnál
explain-kind-army = a télre
explain-kind-province = a birtokon
explain-kind-phase = az év szakasza
explain-kind-advisor = { $number }. tanácsadó · királyi udvar
explain-kind-building = épület · { $row }, { $column }. oszlop
explain-kind-enemy = téli ellenség
explain-kind-enemy-year = ellenségkártya · ereje { $least } és { $most } között
explain-advisor = Ezt adja: { $gives }.
explain-advisor-reached = eléred ezzel: { $dice }.
explain-advisor-envoy = foglalt, de a király követével eléred: { $dice }.
explain-advisor-taken = foglalt: egy tanácsadóhoz csak egy kockacsoport mehet, hacsak nem segít a király követe.
explain-advisor-far = a kockáidból most nem jön ki pontosan { $number }.
explain-advisor-blocked = Semleges kockák foglalják el
explain-building =
    { $does }.
    { $points ->
        [0] Ára: { $goods }.
       *[other] Ára: { $goods }; { $points } pontot ér.
    }
explain-building-stands = már áll a birtokodon.
explain-building-later = csak ez után épülhet: { $before }; az ára neked { $goods } lesz.
explain-building-paid = ez következik a sorában; ára { $goods }, ennyid van.
explain-building-missing = ez következik a sorában; ára { $goods }, még hiányzik: { $missing }.
explain-built-by = Megépítette:
explain-built-by-nobody = Még senki sem építette meg
explain-enemy-name = Az ellenség, { $year }. év
explain-enemy-card = { $enemy }, { $year }. év (győzelem: { $victory }; vereség ára: { $defeat })
explain-enemy = { CAPITAL($cards) }.
explain-enemy-hidden = Ezek egyike, egyforma eséllyel: { $cards }.
explain-enemy-strength = a haderőd most { $strength } ellenük, és ehhez jön még a király kockája.
explain-kind-card = ellenség, { $year }. év · ereje { $strength }
explain-card = Ha erősebb vagy, ezt kapod: { $victory }. Ha ugyanolyan erős, nem történik semmi. Ha gyengébb, ezt veszíted el: { $defeat }.
explain-enemy-odds = ahogy most állsz: győzelem { $victory }%, döntetlen { $draw }%, vereség { $defeat }%; a király kockája, amely mindenkinek 1–6 erőt ad, benne van.
explain-soldiers-yours = kiképzéskor egy katona { $count } nyersanyagba kerül neked.
explain-good-gold = Épületekért és katonákért fizetsz vele. Ami a végén megmarad, azt csak a katedrális váltja pontra.
explain-good-wood = Épületekért és katonákért fizetsz vele. Ami a végén megmarad, azt csak a katedrális váltja pontra.
explain-good-stone = Épületekért és katonákért fizetsz vele. Ami a végén megmarad, azt csak a katedrális váltja pontra.
explain-thing-plus2 = Befolyásoláskor 2-vel növeli egy kockacsoport összegét, aztán visszakerül a készletbe. Nem nyersanyag.
explain-thing-market = A piac tulajdonosa évszakonként egyszer 1-gyel többnek vagy kevesebbnek veheti egy kockacsoportja összegét.
explain-thing-envoy = A nyár után az kapja, akinek egyedül a legkevesebb épülete (aztán a legkevesebb nyersanyaga) van. Egyszer használható: foglalt tanácsadó befolyásolására vagy második építésre.
explain-thing-aid_die = Tavasszal eggyel több, fehér kockával dob vele, akinek egyedül van a legkevesebb épülete és nyersanyaga.
explain-thing-looked = A főparancsnok vagy a királynő segítségével titokban megnézte az idei ellenségkártyát.
explain-thing-soldiers = A téli küzdelemben adják a haderőt, utána mind hazamennek. Tanácsadóktól, kiképzésből és a király kockájából jönnek.
explain-thing-strength = A katonák és az épületek harci értéke együtt. Télen ehhez jön a király kockája, és ami csak az adott ellenség ellen számít.
explain-thing-buildings = Minden sor balról épül. A legtöbb épületért ünnep jár a királytól, a legkevesebbért a segítsége és a követe.
explain-phase-aid = Akinek egyedül van a legkevesebb épülete (aztán a legkevesebb nyersanyaga), az tavasszal eggyel több, fehér kockával dob; ha többen állnak egyformán, mindegyikük 1 nyersanyagot kap.
explain-season-spring = Mindenki dob, sorrendben tanácsadókat befolyásol (a legkisebb összeg kezd), megkapja a segítségüket, és építhet.
explain-phase-reward = Akinek a legtöbb épülete van, 1 pontot kap; holtversenynél mindenki.
explain-season-summer = Mindenki dob, tanácsadókat befolyásol, megkapja a segítségüket, és építhet. A végén a kocsma egy +2 jelölőt ad.
explain-phase-envoy = Akinek egyedül van a legkevesebb épülete (aztán a legkevesebb nyersanyaga), az kapja a király követét.
explain-season-autumn = Akinél a király követe van, előbb megmondja, mire használja. Aztán mindenki dob, tanácsadókat befolyásol, megkapja a segítségüket, és építhet.
explain-phase-recruit = Sorrendben mindenki katonákat képezhet ki, 2 nyersanyagért egyet, kaszárnyával 1-ért.
explain-season-winter = Kiderül, ki az ellenség, és a király kockája mindenkinek katonákat ad. Aki erősebb nála, győz; aki ugyanolyan erős, döntetlent ér el; aki gyengébb, veszít. A legerősebb győztes 1 pontot kap.

## Beállítások

setting-ruleset = Szabályváltozat
    .help = A magyar szabálykönyv (az elírásait kijavítva) vagy az eredeti kiadás szerint. Az alábbi beállításokat állítja be, de mindegyik külön is módosítható.
setting-ruleset-seed = magyar szabálykönyv
setting-ruleset-published = eredeti kiadás
setting-free_goods_kind = Választott nyersanyag
    .help = A nemes kisasszony, a csempész és a királynő 2 vagy 3 nyersanyaga csak egyféle lehet-e.
setting-free_goods_kind-single_kind = egyféle
setting-free_goods_kind-any_mix = tetszőleges összetétel
setting-smuggler_vp = Csempész
    .help = A csempész ad-e egy pontot, vagy elvesz egyet a nyersanyagért.
setting-smuggler_vp-1 = ad 1 pontot
setting-smuggler_vp--1 = elvesz 1 pontot
setting-chapel_effect = Kápolna
    .help = Mit tud a kápolna.
setting-chapel_effect-low_total = legfeljebb 7-es összeg újradobása
setting-chapel_effect-as_statue = ugyanazt, mint a szobor
setting-town_hall = Városház
    .help = Mit tud a városház az évszak végén.
setting-town_hall-token_or_trade = +2 jelölő, vagy nyersanyag 1 pontra
setting-town_hall-pay_for_vp = +2 jelölő vagy nyersanyag 1 pontért
setting-plus2_limit = A +2 jelölők használata
    .help = Hány +2 jelölő használható befolyásoláskor.
setting-plus2_limit-per_die = kockánként egy
setting-plus2_limit-one_per_season = évszakonként egy
setting-plus2_supply = A +2 jelölők készlete
    .help = Elfogyhatnak-e a jelölők.
setting-plus2_supply-limited = 20 jelölő
setting-plus2_supply-unlimited = korlátlan
setting-envoy_timing = A király követe
    .help = Mikor kell megmondanod, mire használod, és meddig tarthatod meg.
setting-envoy_timing-declare = ősz elején bejelentve
setting-envoy_timing-free = ősszel bármikor
setting-envoy_timing-hold = a következő nyárig megtartható
setting-vp_floor = Legalacsonyabb pontszám
    .help = Lehet-e a pontszám nulla alatti.
setting-vp_floor-none = lehet negatív
setting-vp_floor-zero = nullánál megáll
setting-cathedral_goods = Katedrális
    .help = A pontra váltott nyersanyag számít-e még egyenlőségnél.
setting-cathedral_goods-exchanged = a nyersanyag elvész
setting-cathedral_goods-kept = a nyersanyag még számít
setting-two_player_set_aside = Félretett kocka
    .help = Két játékosnál: melyik kockát kell félretenni a dobás után.
setting-two_player_set_aside-any_die = bármelyiket
setting-two_player_set_aside-own_die = egy saját színűt
setting-two_player_set_aside-none = egyiket sem
setting-initial_order = Kezdő sorrend
    .help = Milyen sorrendben állnak a jelölők az első dobás előtt.
setting-initial_order-random = sorsolva
setting-initial_order-seat = ahogy ültök
setting-final_tie = Egyenlőség a végén
    .help = Mi történik, ha pontban, nyersanyagban és épületben is egyenlők az élen állók.
setting-final_tie-shared = megosztott győzelem
setting-final_tie-lot = sorsolás
event-winter_over = Elmúlt a tél, mindenki megvívta a maga harcát; az ellenség: { $enemy }
