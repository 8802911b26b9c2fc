### Kingsburg

game-name = Kingsburg
game-about = Nyerd meg kockáiddal a király tanácsadóit, építsd ki a birtokodat, és minden télen állj ellen a betörő ellenségnek!

## Nevek

good-gold = arany
good-wood = fa
good-stone = kő
goods-counted = { $count } { $good }
soldiers-counted = { $count } katona
points-counted = { $count } GP
plus2 = +2
market-up = piac +1
market-down = piac −1
die-own = { $face }
die-white = fehér { $face }
seat-name = { $seat }

season-spring = tavasz
season-summer = nyár
season-autumn = ősz
season-winter = tél

advisor-none = senki
advisor-numbered = { $number } { $advisor }
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

envoy-influence = befolyásolásra
envoy-build = építésre
envoy-none = semmire

placement = { $number } { $advisor }: { $dice }
placement-envoy = { $number } { $advisor }: { $dice }, a király követével

## Kérdések

ask-aid_good = Királyi segítség: melyik nyersanyagot kéred?
ask-envoy_declare = Nálad van a király követe. Mire használod az ősszel?
ask-reroll = Dobsz újra?
ask-set_aside = Melyik kockát teszed félre?
ask-influence = Melyik tanácsadót befolyásolod?
ask-advisor_choice = Mit kérsz a tanácsadótól?
ask-alchemist = Alkimista: melyik nyersanyagot adod a másik kettőből egy-egyért?
ask-build = Mit építesz?
ask-town_hall = Mire használod a városházt?
ask-recruit = Hány katonát képezel ki, és mivel fizetsz?
ask-victory_good = Melyik nyersanyagot kéred zsákmányul?
ask-defeat_goods = Mely nyersanyagokat veszíted el?
ask-defeat_building = Melyik épületedet veszíted el?

## Lehetőségek

option-good = { CAPITAL($good) }
option-goods = { $goods }
option-die = { $die }
option-placement = { $placement }
option-influence-pass = Passzolok erre az évszakra
option-envoy_declare-influence = Foglalt tanácsadó befolyásolása
option-envoy_declare-build = Második építés
option-envoy_declare-none = Semmire
option-reroll-statue = Szobor: ezt a kockát dobom újra: { $die }
option-reroll-chapel = Kápolna: minden kockát újradobok
option-reroll-done = Megtartom a kockákat
option-advisor_choice-none = Semmit, és nem fizetek pontot
option-alchemist = Odaadok 1 egységet: { $good }
option-alchemist-none = Nem cserélek
option-building =
    { $points ->
        [0] { CAPITAL($building) }, ára { $goods }
       *[other] { CAPITAL($building) }, ára { $goods } ({ $points } GP)
    }
option-build-pass = Nem építek
option-town_hall-token = Elveszek egy +2 jelölőt
option-town_hall-trade = 1 { $good } 1 GP-re cserélve
option-town_hall-pay_token = Egy +2 jelölőt fizetek 1 GP-ért
option-town_hall-pay = 1 { $good } fizetség 1 GP-ért
option-town_hall-none = Semmire
option-recruit = { $count } katona, ára { $goods }
option-recruit-pass = Nem képezek ki katonát
option-lost_building =
    { $points ->
        [0] { CAPITAL($building) }
       *[other] { CAPITAL($building) } (−{ $points } GP)
    }

## Események

event-year_began = { $year }. év
event-aid_die = { $seat } a legszegényebb, ezért tavasszal eggyel több fehér kockával dob
event-aid_good = A király segítséget küld, { $seat } kap: 1 { $good }
event-season_began = { $year }. év, { $season }
event-envoy_given = A király követe ehhez a játékoshoz kerül: { $seat }
event-envoy_stays = Többen is egyformán szegények, így a király követét senki sem kapja meg
event-envoy_declared = { $seat } bejelenti, hogy a király követét { $use } használja
event-envoy_unused = A király követe dolga végezetlenül tér vissza, { $seat } nem használta
event-guild_paid = { $seat } 1 aranyat kap az üzletemberek céhétől
event-rolled = { $seat } dobása: { $dice }, összesen { $total }
event-rerolled_all = { $seat } a kápolnában imádkozik, és minden kockát újradob: { $dice }, összesen { $total }
event-rerolled_one = { $seat } a szobornál egy kockát újradob: { $dice }, összesen { $total }
event-order_set = Játékossorrend: { $seats }
event-blocked = A semleges kockák elfoglalják: { $advisors }
event-set_aside = { $seat } félretesz egy kockát: { $die }
event-placed = { $seat } befolyásol: { $placement }
event-passed = { $seat } passzol
event-must_pass = { $seat } a maradék kockáival nem tud mit kezdeni, ezért passzol
event-declined = { $seat } nem fogadja el a segítséget ({ $advisor })
event-traded = { $seat } cserél ({ $advisor }): odaad 1 egységet ({ $good }), és kap: { $goods }
event-helped = { CAPITAL($advisor) }: { $seat } kap: { $gains }
event-got_token = { CAPITAL($advisor) }: { $seat } kap egy +2 jelölőt
event-no_token = { $seat } nem kap +2 jelölőt, mert elfogyott
event-looked = { $seat } titokban megnézi az idei ellenséget
event-enemy_seen = Az idei ellenség: { $enemy }
event-built =
    { $points ->
        [0] { $seat } új épülete: { $building }
       *[other] { $seat } új épülete: { $building } ({ $points } GP)
    }
event-built_nothing = { $seat } nem épít
event-embassy = { $seat } 1 GP-t kap a nagykövetségért
event-inn = { $seat } egy +2 jelölőt kap a kocsmától
event-town_hall_token = { $seat } egy +2 jelölőt kap a városháztól
event-town_hall_traded = { $seat } a városházban nyersanyagot cserél 1 GP-re ({ $good })
event-town_hall_paid_token = { $seat } a városházban egy +2 jelölőt fizet 1 GP-ért
event-rewarded = A király ünnepén { $seat } 1 GP-t kap, mert nála áll a legtöbb épület
event-recruited = { $seat } { $count } katonát képez ki, ára { $goods }
event-enemy_revealed = Tél: jön az ellenség, { $enemy }
event-kings_die = { $seat } dob a király kockájával: mindenki { $number } katonát kap
event-won = { $seat } győz, hadereje { $strength }
event-drew = { $seat } kitart, hadereje { $strength }: állóháború
event-beaten = { $seat } vereséget szenved, hadereje { $strength }
event-spoils = { $seat } zsákmánya: { $gains }
event-fortress = { $seat } 1 GP-t kap az erődért
event-lost_goods = { $seat } vesztesége: { $goods }
event-lost_building =
    { $points ->
        [0] { $seat } elveszít egy épületet: { $building }
       *[other] { $seat } elveszít egy épületet: { $building } (−{ $points } GP)
    }
event-lost_points = { $seat } elveszít { $points } GP-t
event-strongest = { RAG($seat, "nak") } van a legerősebb serege: 1 GP
event-cathedral = { $seat } nyersanyagaiért { $points } GP-t kap a katedrálistól
event-lot = Minden holtverseny, a sorsolás győztese: { $seat }
event-game_ended = Vége a játéknak, győztes: { $seats }

## Miért nem?

no-R3-4 = A szobor csak akkor segít, ha minden kockád ugyanazt mutatja.
no-R3-4-none = Nincs szobrod.
no-R3-4-die = Nincs ilyen kockád: { $die }.
no-R3-5 = A kápolna csak legfeljebb 7-es összegnél segít, a tiéd pedig { $total }.
no-R3-5-none = Nincs önállóan működő kápolnád.
no-R3-6 = Ezt az épületet ebben az évszakban már használtad.
no-R4-2 = Ezeknek a kockáknak az összege { $number }, pedig pontosan a tanácsadó számát kell elérned ({ $advisor }).
no-R4-2-dice = Ezek a kockák nincsenek nálad.
no-R4-2-reach = A kockáidból nem jön ki ez az összeg: { $number }.
no-R4-3 = Legalább egy saját színű kocka kell hozzá.
no-R4-4 = Ezt a tanácsadót már befolyásolja valaki: { $advisor }.
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
no-R5-2 = Ezt nem kérheted ettől a tanácsadótól: { $advisor }.
no-R5-3 = Ezt a segítséget nem utasíthatod vissza: { $advisor }.
no-R5-4 = Ebből nincs mit odaadnod: { $good }.
no-R5-5 = Ennél a tanácsadónál más a nyersanyagok száma, vagy csak egyfélét kérhetsz: { $advisor }.
no-R6-2 = Nem tudod kifizetni: { $building }. Hiányzik: { $goods }.
no-R6-3 = Még nem épülhet fel: { $building }. Előbb ez kell: { $before }.
no-R6-3-stands = Ez már áll: { $building }.
no-R7-2 = Ebből nincs mit cserélned: { $good }.
no-R7-2-supply = Elfogytak a +2 jelölők.
no-R7-2-token = A városházban csak nyersanyagot cserélhetsz pontra, +2 jelölőt nem.
no-R7-2-verb = A városházban nyersanyagot cserélsz pontra.
no-R7-3 = Ebből nincs mivel fizetned: { $good }.
no-R7-3-none = Nincs +2 jelölőd, amellyel fizethetnél.
no-R7-3-token = Ebben a játékban a városház nem ad +2 jelölőt.
no-R7-3-verb = A városházban nyersanyaggal fizetsz.
no-R9-5 = Nincs nálad a király követe, hogy foglalt tanácsadót befolyásolhass.
no-R9-5-free = Ez a tanácsadó szabad, nem kell hozzá a király követe: { $advisor }.
no-R10-1 = Minden katona pontosan { $count } nyersanyagba kerül neked.
no-R10-2 = Legalább egy katonát kell mondanod, különben passzolj.
no-R10-2-held = Ezek a nyersanyagok nincsenek meg nálad.
no-R11-6 = Pontosan { $count } nyersanyagodat kell elveszítened.
no-R11-7 = Ez a sor nem ér el addig az oszlopig, ameddig a legtávolabbi épületed: { $row }.
no-R13-4 = Nem dobtál ilyen kockát: { $die }.
no-R13-4-own = Saját színű kockát kell félretenned.

## Az asztal

heading-season = { $year }. év, { $season }
heading-over = Letelt az öt év
table-court = A királyi udvar
table-province = { $seat } birtoka
table-ending = Miből lett a pont?
ending-advisors = Tanácsadók
ending-buildings = Épületek
ending-season_ends = Nagykövetség és városház
ending-rewards = A király ünnepe
ending-battles = Küzdelmek
ending-cathedral = Katedrális
table-growth = Évszakról évszakra
growth-year = { $year }. év
table-luck = Szerencse
luck-pips = Dobott pontok
luck-expected = Várható pontok
luck-rerolls = Újradobások
luck-king = A király kockái: { $dice }
counter-gold = Arany: { $count }
counter-wood = Fa: { $count }
counter-stone = Kő: { $count }
counter-plus2 = +2 jelölő: { $count }
counter-soldiers = Katona: { $count }
counter-buildings = Épület: { $count }
badge-envoy = Nála van a király követe
badge-aid = Tavasszal segítő fehér kockával is dob
badge-looked = Látta az idei ellenséget
phase-aid = segítség
phase-reward = ünnep
phase-envoy = követ
phase-recruit = kiképzés
word-or = vagy
note-envoy = a király követével
note-recruit = { $goods }; a győzelem esélye { $chance } %
button-plus2 = +2 jelölő
dice-make = Ez együtt { $sum }.
title-aid_good = Királyi segítség
title-envoy_declare = A király követe
title-reroll = Újradobás
title-set_aside = Félretett kocka
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
table-rolled = Dobott: { $total }
    .short = { $total }
table-own-dice = A kockáid: összesen { $total }
banner-winner = { $seats } – { $points } GP
badge-winner = Győztes
counter-any = Választható nyersanyag: { $count }
counter-trade = Egy nyersanyag cseréje
counter-look = Az ellenség megtekintése
counter-strength = Haderő a király kockája nélkül: { $count }
everybody = mindenki
favours =
    Legtöbb épület, tehát ünnep a királytól: { $leaders }.
    Legszegényebb, tehát segítség a királytól: { $poorest }.
favours-shared =
    Legtöbb épület, tehát ünnep a királytól: { $leaders }.
    Egyformán szegény: { $poorest }.
enemy-is = Az idei ellenség: { $enemy }
enemy-odds = Ellenség: { $enemy } · a haderőd { $strength }
enemy-range = { $least }–{ $most }
enemy-spoils = Győzelem: { $victory }. Vereség: { $defeat }.
goods-of-choice = { $count } választott nyersanyag
buildings-counted = { $count } épület
part-victory = győzelem
part-draw = döntetlen
part-defeat = vereség
report-title = Tél, { $year }. év: { $enemy }
report-die = A király kockája mindenkinek { $number } katonát adott.
report-victory = Győzelem: { $soldiers } saját + { $die } a királytól + { $bonus } az épületekből = { $strength }
report-draw = Döntetlen: { $soldiers } saját + { $die } a királytól + { $bonus } az épületekből = { $strength }
report-defeat = Vereség: { $soldiers } saját + { $die } a királytól + { $bonus } az épületekből = { $strength }
report-gained = Zsákmány: { $gains }
report-lost = Veszteség: { $losses }
tie-shared = Pontban, nyersanyagban és épületben is egyenlők, a győzelem közös: { $seats }.
tie-goods = Pontban egyenlők; több nyersanyaga van: { $seat }.
tie-buildings = Pontban és nyersanyagban egyenlők; több épülete van: { $seat }.
tie-lot = Mindenben egyenlők; a sorsolás győztese: { $seat }.

## Mit adnak a tanácsadók?

gives-jester = 1 GP
gives-squire = 1 arany
gives-architect = 1 fa
gives-merchant = 1 arany vagy 1 fa
gives-sergeant = 1 katona
gives-alchemist = 1 nyersanyagért a másik kettőből egyet-egyet ad
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
        [single_kind] 3 egyforma, választott nyersanyag; { $points } GP
       *[any_mix] 3 választott nyersanyag; { $points } GP
    }
gives-inventor = 1 arany, 1 fa és 1 kő
gives-wizard = 4 arany
gives-queen =
    { $kind ->
        [single_kind] 2 egyforma, választott nyersanyag, 3 GP, és megnézheted az idei ellenséget
       *[any_mix] 2 választott nyersanyag, 3 GP, és megnézheted az idei ellenséget
    }
gives-king = 1 arany, 1 fa, 1 kő és 1 katona

## Mit tudnak az épületek?

does-statue = Ha minden kockád egyformát mutat, egyet újradobhatsz. { $points } GP
does-chapel =
    { $rule ->
        [low_total] Ha a dobásod összege legfeljebb 7, minden kockádat újradobhatod. { $points } GP
       *[as_statue] Azt tudja, amit a szobor, és ahhoz nem ad hozzá. { $points } GP
    }
does-church = A démonok ellen +1 haderő. { $points } GP
does-cathedral = A játék végén minden 2 nyersanyag 1 GP. { $points } GP
does-inn = Minden nyáron egy +2 jelölő
does-market = Évszakonként egyszer egy kockacsoport összege 1-gyel több vagy kevesebb lehet. { $points } GP
does-farm = Minden évszakban eggyel több, fehér kocka; −1 haderő. { $points } GP
does-merchants_guild = Minden dobás előtt 1 arany. { $points } GP
does-guard_tower = +1 haderő. { $points } GP
does-blacksmith = +1 haderő. { $points } GP
does-barracks = Egy katona 2 helyett 1 nyersanyagba kerül. { $points } GP
does-wizards_guild = +2 haderő. { $points } GP
does-palisade = +1 haderő, zombik ellen +2
does-stable = A parancsnok, a főparancsnok és a király eggyel több katonát ad. { $points } GP
does-stone_wall = +1 haderő; a döntetlen győzelemnek számít. { $points } GP
does-fortress = +1 haderő; minden győzelem után 1 GP. { $points } GP
does-barricade = Goblinok ellen +1 haderő
does-crane = A 3. és 4. oszlop épületei 1 arannyal olcsóbbak. { $points } GP
does-town_hall =
    { $rule ->
        [token_or_trade] Minden évszak végén egy +2 jelölő, vagy 1 nyersanyagért 1 GP. { $points } GP
       *[pay_for_vp] Minden évszak végén egy +2 jelölőért vagy 1 nyersanyagért 1 GP. { $points } GP
    }
does-embassy = Minden évszak végén 1 GP. { $points } GP

## Az asztal szövegként

line-enemy = Ellenség: { $enemy }
line-enemy-unknown = Ellenség: ismeretlen, ereje { $least } és { $most } között
line-group = { $number } { $advisor }: { $seat } ({ $dice })
line-neutral = { $number } { $advisor }: foglalt ({ $dice })
line-seat = { $place }. { $seat } ({ $number }. szék): { $points } GP; { $goods }; +2 jelölő: { $tokens }; katona: { $soldiers }
line-seat-envoy = { $place }. { $seat } ({ $number }. szék): { $points } GP; { $goods }; +2 jelölő: { $tokens }; katona: { $soldiers }; a király követe
line-buildings = { "   " }épületek: { $buildings }
line-dice = { "   " }kockák: { $dice }

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
    .help = A csempész ad egy pontot, vagy elvesz egyet a nyersanyagért.
setting-smuggler_vp-1 = ad 1 GP-t
setting-smuggler_vp--1 = elvesz 1 GP-t
setting-chapel_effect = Kápolna
    .help = Mit tud a kápolna.
setting-chapel_effect-low_total = legfeljebb 7-es összeg újradobása
setting-chapel_effect-as_statue = ugyanazt, mint a szobor
setting-town_hall = Városház
    .help = Mit tud a városház az évszak végén.
setting-town_hall-token_or_trade = +2 jelölő, vagy nyersanyag 1 GP-re
setting-town_hall-pay_for_vp = +2 jelölő vagy nyersanyag 1 GP-ért
setting-plus2_limit = A +2 jelölők használata
    .help = Hány +2 jelölő használható befolyásoláskor.
setting-plus2_limit-per_die = kockánként egy
setting-plus2_limit-one_per_season = évszakonként egy
setting-plus2_supply = A +2 jelölők készlete
    .help = Csak 20 van-e belőlük.
setting-plus2_supply-limited = 20 jelölő
setting-plus2_supply-unlimited = korlátlan
setting-envoy_timing = A király követe
    .help = Mikor kell megmondani, mire használod, és meddig tarthatod meg.
setting-envoy_timing-declare = ősz elején bejelentve
setting-envoy_timing-free = ősszel bármikor
setting-envoy_timing-hold = a következő nyárig megtartható
setting-vp_floor = Legalacsonyabb pontszám
    .help = Lehet-e a pontszám nulla alatt.
setting-vp_floor-none = lehet negatív
setting-vp_floor-zero = nullánál megáll
setting-cathedral_goods = Katedrális
    .help = A pontra váltott nyersanyag számít-e még holtversenynél.
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
setting-final_tie = Végső holtverseny
    .help = Mi történik, ha pont, nyersanyag és épület szerint is egyenlő az állás.
setting-final_tie-shared = megosztott győzelem
setting-final_tie-lot = sorsolás
