### Barony

game-name = Barony
game-about = Vezesd lovagjaidat, népesítsd be az országot, és emelkedj Báróból Királlyá – itt nem a szerencse dönt!
    .short = Lovagok, falvak, címek – és semmi szerencse. Jó első játéknak.

## Nevek

terrain-field = szántóföld
    .short = föld
terrain-plain = mező
    .short = mező
terrain-forest = erdő
    .short = erdő
terrain-mountain = hegység
    .short = hegy
terrain-lake = tó
    .short = tó

token-field = szántóföld
token-plain = mező
token-forest = erdő
token-mountain = hegység
tokens-counted = { $count } { $token }

piece-knight = lovag
    .short = L
piece-village = falu
    .short = F
piece-stronghold = erőd
    .short = E
piece-city = város
    .short = V

title-baron = Báró
title-viscount = Vicomte
    .short = Vicomte
title-count = Gróf
title-marquis = Márki
    .short = Márki
title-duke = Herceg

## Kérdések

ask-place = Hová kerüljön a városod?
ask-action = Melyik akciót választod?
ask-recruit = Melyik városodban toborzol, és hány lovagot?
ask-move = Melyik lovagod lépjen, és hová?
ask-move_again = Lépsz még egy lovaggal?
ask-plunder = Melyik zsetont veszed el?
ask-build = Mit építesz, és hol?
ask-new_city = Melyik faludból legyen város?
ask-expedition = Hol bukkanjon fel a lovagod a tábla szélén?
ask-title = Mely zsetonokkal fizetsz a nemesi címért? Az ára 15 arany.

ask-place-next = Hová kerüljön { AZ($number) }. városod ({ $count } közül)? Egy lovag is jár vele.
ask-recruit-where = Melyik városodban toborzol? { $count } lovag van a készletedben.
ask-recruit-number = Hány lovagot toborzol { AZ($hex) } hatszögön? Legfeljebb { $count } lehet.
ask-move-from = Hová lépjen a lovagod { AZ($hex) } hatszögről? Nyitva áll előtte: { $ways }.
ways-legal = { $count } szabad hatszög
ways-shared = { $count } békésen megosztott
ways-war = { $count } háborúval
ask-move_again-after = A lovagod megérkezett { AZ($hex) } hatszögre. Lép még egy másik is?
ask-plunder-of = { $victim } faluja elesett ({ $hex }). Melyik zsetonját veszed el?
ask-build-where = Hol építesz?
ask-build-more = Hol építesz még? Vagy kész vagy?
ask-build-what = Mit építsen a lovagod { AZ($hex) } hatszögön? { $gain }
ask-title-of = Következő címed { $cost } aranyba kerül: { $title }. Mely zsetonokkal fizetsz?
paid =
    { $sum ->
        [15] { $sum } arany: éppen elég
        [16] { $sum } arany: 1-gyel több, mint { $cost }, és nincs visszajáró
        [17] { $sum } arany: 2-vel több, mint { $cost }, és nincs visszajáró
        [18] { $sum } arany: 3-mal több, mint { $cost }, és nincs visszajáró
       *[other] { $sum } arany megvan, { $cost } kell
    }
paid-any =
    { $sum ->
        [15] { $sum } arany: éppen elég
       *[other] { $sum } arany; legalább { $cost } kell, és nincs visszajáró
    }

## Miről szól a kérdés

about-place = A városokban toborozhatsz lovagokat. Jó helyen szántóföldek és mezők veszik körül a várost, tó mellett pedig egyszerre { $recruits } helyett { $recruits_at_lake } lovag toborozható. Erdőbe és másik város mellé nem kerülhet.
about-action = Egy akció, és a következő játékos jön. Mutass rá az egyikre, vagy tartsd nyomva, és elolvashatod, mire való.
about-recruit = A lovagok a készletedből egyik városodba kerülnek: legfeljebb { $recruits }, tóparti városba legfeljebb { $recruits_at_lake }.
about-move = Egy vagy két különböző lovagod lép egy-egy hatszöget. Aki a második bábuját viszi egy hatszögre, onnan kiűzi a többiek magányos lovagjait és faluját; egyetlen bábu békében osztozik a helyen.
about-move_again = Ugyanaz a lovag nem lép kétszer. Aki a második bábuját viszi egy hatszögre, kiűzi onnan a többiek magányos bábuit.
about-plunder = A zsetonok aranya a nemesi címekre való; ami a végéig nálad marad, annak az ezüstje ér pontot.
about-build = A lovag visszakerül a készletedbe; az épületért azonnal jár a terep zsetonja.
about-new_city = A faluból város lesz: pontot hoz, toborozhatsz benne, és többé senki sem dúlhatja fel. Erdőbe és másik város mellé nem kerülhet.
about-expedition = Egy lovagod a készletből a tábla szélén, egy üres hatszögön bukkan fel; egy másik a dobozba kerül, és nem tér vissza.
about-title = Egy cím 15 pontot hoz. A zsetonok visszakerülnek a raktárba, visszajáró nincs.

## Amire érdemes gondolni

warn-last_turn = { $seats } még ebben a körben utánad Herceg lehet: talán ez az utolsó fordulód.
warn-last_knights = Ez elviszi a készletedből az utolsó két lovagot: amíg vissza nem kerül egy, nem toborozhatsz.
    .short = az utolsó kettő
warn-behind = Ha Herceg leszel, ezzel a körrel vége a játéknak, és { $seat } vezet: { $points } pontja van, neked { $own } lenne.
    .short = lemaradásban lennél
warn-overpaid = A zsetonjaidból nem jön ki pontosan { $cost }: legalább { $over } arany elvész.
    .short = { $over } arany elvész
warn-both = { $first } { $second }
warn-alone = Egyedül állna ott a lovagod: { $seats } a következő fordulójában kiűzheti.
warn-left-knight = Egyedül marad egy lovagod { AZ($hex) } hatszögön: { $seats } a következő fordulójában kiűzheti.
warn-left-village = Egyedül marad a falud { AZ($hex) } hatszögön: { $seats } a következő fordulójában feldúlhatja.
warn-village = { $seats } a következő fordulójában feldúlhatja.
warn-no_war = Kihagysz egy háborút ({ $hexes }).

## Lehetőségek

action-recruit = Toborzás
action-move = Mozgás
action-build = Építkezés
action-new_city = Új város
action-expedition = Felfedezés
action-title = Nemesi cím
action-pass = Passz

option-hex = { $hex } ({ $terrain })
option-recruit = { $hex }: { $count } lovag
option-move-free = { $origin } → { $target }
option-move-shared = { $origin } → { $target } (békében, másokkal együtt)
option-move-war = { $origin } → { $target } (háború!)
option-move_again-done = Kész, nem lépek többet
option-build = { $hex }: { $building } ({ $token })
option-build-done = Kész, nem építek többet
option-title = Fizetek: { $tokens } ({ $gold } arany)
option-title-over = Fizetek: { $tokens } ({ $gold } arany, ebből { $over } fölösleg)

## Események

event-placement_skipped = { $seat } városának már nem jut hely, ezért a város a dobozba kerül
event-city_placed = { $seat } várost rak le egy lovaggal: { $hex }
event-round_began = Kezdődik { AZ($round) }. kör
event-passed = { $seat } passzol
event-recruited = { $seat } { $count } lovagot toboroz: { $hex }
event-moved = { $seat } lép: { $origin } → { $target }
event-knight_beaten = { $seat } legyőzi { $victim } lovagját ({ $hex })
event-village_burnt = { $seat } támad, és elesik { $victim } faluja ({ $hex })
event-nothing_to_plunder = { RAG($victim, "nak") } nincs zsetonja, így { $seat } nem kap semmit
event-plundered = { $seat } elvesz egy { $token }zsetont { RAG($victim, "tól") } a faluért ({ $village })
# Építeni csak falut és erődöt lehet.
event-built =
    { $building ->
        [falu] { $seat } falut épít ({ $hex }), és kap egy { $token }zsetont
       *[other] { $seat } erődöt épít ({ $hex }), és kap egy { $token }zsetont
    }
event-built_without_token =
    { $building ->
        [falu] { $seat } falut épít ({ $hex }), de { AZ($token) }zseton elfogyott
       *[other] { $seat } erődöt épít ({ $hex }), de { AZ($token) }zseton elfogyott
    }
event-city_founded = { $seat } falujából város lesz ({ $hex }): 10 pont
event-expedition_landed = { $seat } lovagja felbukkan a tábla szélén ({ $hex }), egy másik a dobozba kerül
event-title_bought = { $seat } { $gold } aranyat fizet, új címe: { $title }
event-last_round_began = { $seat } Herceg lett, ez az utolsó kör
event-game_ended = Vége a játéknak: { $seat } a Király, { $points } ponttal

## Miért nem?

no-R2-2 = { CAPITAL(AZ($hex)) } hatszögön { $terrain } van; kezdőváros sem erdőbe, sem tóra nem kerülhet.
no-R2-3 = { CAPITAL(AZ($hex)) } hatszögön már áll egy város.
no-R2-3-near = { CAPITAL(AZ($hex)) } hatszög mellett már áll egy város, ezért kezdőváros nem kerülhet oda.
no-R3-3 = Legalább egy lépést meg kell tenned, mielőtt befejezed.
no-R3-4 = Van végrehajtható akciód, ezért nem passzolhatsz.
no-R4-1 = { CAPITAL(AZ($hex)) } hatszögön nincs városod, márpedig csak a saját városodban toborozhatsz.
no-R4-1-nobody = Legalább egy lovagot kell toboroznod.
no-R4-1-action = Nincs a táblán városod, amelyben toborozhatnál.
    .short = nincs városod
no-R4-2 = { CAPITAL(AZ($hex)) } hatszögön álló városban egyszerre legfeljebb { $count } lovagot toborozhatsz.
no-R4-3 = Nincs elég lovag a készletedben.
    .short = nincs lovag a készletben
no-R5-1 = { CAPITAL(AZ($hex)) } hatszögön nincs lovagod.
no-R5-1-far = { CAPITAL(AZ($target)) } hatszög nem szomszédos { AZ($origin) } hatszöggel, márpedig a lovag mindig szomszédos hatszögre lép.
no-R5-1-nobody = Nincs a táblán lovagod, aki léphetne.
    .short = nincs lovagod a táblán
no-R5-1-action = Egyik lovagod mellett sincs olyan hatszög, amelyre ráléphetne.
    .short = nincs szabad út
stays-shut_in = { CAPITAL(AZ($hex)) } hatszög körül egyetlen hatszög sincs nyitva a lovagod előtt.
no-R5-3 = { CAPITAL(AZ($hex)) } hatszögön csak az a lovagod áll, amelyik az előbb lépett, és ugyanaz a lovag nem léphet kétszer.
no-R5-4a = { CAPITAL(AZ($hex)) } hatszögön tó van, oda lovag nem léphet.
no-R5-4b = { CAPITAL(AZ($hex)) } hatszögön álló { $building } gazdája { $seat }, ezért a lovagod nem léphet oda.
no-R5-4c = { RAG($seat, "nak") } legalább két bábuja van { AZ($hex) } hatszögön, ezért a lovagod nem léphet oda.
no-R5-4d = { CAPITAL(AZ($hex)) } hegységen { RAG($seat, "nak") } már van bábuja, ezért a lovagod nem léphet oda.
no-R6-4 = { RAG($victim, "nak") } nincs { $token }zsetonja.
no-R7-2 = { CAPITAL(AZ($hex)) } hatszögön nincs lovagod, aki falut vagy erődöt építhetne.
no-R7-2-kind = Építkezéssel csak falut vagy erődöt emelhetsz.
no-R7-2-action = Nincs a táblán lovagod, aki építhetne.
    .short = nincs lovagod a táblán
no-R7-3 = { CAPITAL(AZ($hex)) } hatszögön már áll épület.
no-R7-3-knight = { CAPITAL(AZ($hex)) } hatszögön { RAG($seat, "nak") } is van lovagja, ezért ott nem építhetsz.
no-R7-3-action = Ahol lovagod áll, ott mindenhol van már épület, vagy más játékos lovagja is ott van.
    .short = nincs hol építeni
no-R7-6 = Nincs már { $building } a készletedben.
no-R7-6-action = Sem falu, sem erőd nem maradt a készletedben.
    .short = elfogytak az épületek
no-R8-1 = { CAPITAL(AZ($hex)) } hatszögön nincs falud, márpedig csak a saját faludból lehet város.
no-R8-1-action = Nincs falud, amelyből város lehetne.
    .short = nincs falud
no-R8-2-forest = { CAPITAL(AZ($hex)) } hatszögön erdő van, oda nem kerülhet város.
no-R8-2-near = { CAPITAL(AZ($hex)) } hatszög mellett már áll egy város, ezért az itteni faludból nem lehet város.
no-R8-2-knight = { CAPITAL(AZ($hex)) } hatszögön { RAG($seat, "nak") } is van lovagja, ezért az itteni faludból nem lehet város.
no-R8-2-action = Minden falud vagy erdőben áll, vagy város van mellette, vagy más játékos lovagja is ott van.
    .short = nincs alkalmas falu
no-R8-5 = Nincs már város a készletedben.
    .short = elfogytak a városok
no-R8-5-most = Már { $count } új várost alapítottál, többet nem lehet.
    .short = több új város nem lehet
no-R9-1 = A Felfedezéshez legalább két lovag kell a készletedben.
    .short = két lovag kell hozzá
no-R9-2 = { CAPITAL(AZ($hex)) } hatszög nem üres, márpedig a Felfedezés célján semmilyen bábu nem állhat.
no-R9-2-lake = { CAPITAL(AZ($hex)) } hatszögön tó van, a Felfedezés célja pedig csak szárazföld lehet.
no-R9-2-inland = { CAPITAL(AZ($hex)) } hatszög nem a tábla szélén van, a Felfedezés célja pedig csak ott lehet.
no-R9-3 = Nincs a tábla szélén üres szárazföldi hatszög, ahová a Felfedezés vezethetne.
    .short = nincs szabad hatszög a szélen
no-R10-2 = Ezek a zsetonok csak { $gold } aranyat érnek, a nemesi cím pedig legalább 15-be kerül.
no-R10-5 = Ez { $gold } arany, és van benne fölösleges zseton: nélküle is meglenne a 15.
no-R10-5-not_held = Ezek a zsetonok nincsenek mind nálad.
no-R10-6 = A nemesi cím legalább 15 aranyba kerül, neked pedig { $gold } aranyad van.
    .short = { $gold } / 15 arany
no-R10-6-duke = Herceg vagy, ennél magasabb cím nincs.
    .short = már Herceg vagy

## Az asztal

table-board = A játéktábla
table-score = Pontozótábla
table-stock = Közös raktár
table-ending = Végeredmény
ending-titles = Címek
ending-new_cities = Új városok
ending-silver = Ezüst
ending-duke = { CAPITAL(AZ($round)) }. kör után ért véget a játék, mert lett Herceg: { $seats } (R11.1).
ending-limit = Azért ért véget a játék, mert a megállapodás szerint { AZ($round) }. kör az utolsó (R11.7).
ending-passed = { CAPITAL(AZ($round)) }. kör után ért véget a játék, mert mindenki passzolt (R11.6).
ending-tie = { $seats }: egyaránt { $points } pont. Egyenlőségnél az áll előrébb, aki a sorrendben később következik: { $best } (R11.5).
table-growth = Pontok körről körre
growth-round = { $to }
growth-rounds = { $from }–{ $to }
hex-name = { $hex }
place-hex = { $hex }, { $terrain }
heading-placement = Kezdővárosok
heading-round = { $round }. kör
heading-round-of = { $round }. kör ({ $most } közül)
banner-king = { $seat } a Király, { $points } ponttal
banner-last_round = Ez az utolsó kör
banner-round_limit = Ez az utolsó kör, több nincs

on-board-knight =
    { $count ->
        [one] { $seat } lovagja ({ $hex })
       *[other] { $seat } { $count } lovagja ({ $hex })
    }
on-board-village = { $seat } faluja ({ $hex })
on-board-stronghold = { $seat } erődje ({ $hex })
on-board-city = { $seat } városa ({ $hex })

counter-token = { CAPITAL($token) }zseton: { $count }
counter-gold = Arany: { $count }
counter-gold-duke = Arany: { $count }, ez már a hercegi címhez is elég
counter-silver = Ezüst a játék végén: { $count }
counter-box = A dobozban: { $count }
reserve-knight = Lovag a készletben: { $count }
reserve-village = Falu a készletben: { $count }
reserve-stronghold = Erőd a készletben: { $count }
reserve-city = Város a készletben: { $count }
badge-first_player = Kezdő játékos
badge-turn = Ő következik
badge-king = Király
status-places = { $count } hátra
status-last_turn = még lép
status-done = már nem lép
near-duke = Herceg lehet: utolsó kör
near-gold = { $missing } arany hiányzik, hogy Herceg legyen
near-king = vezet { $points } ponttal (az ezüsttel együtt)
danger-knight = { $seats } a következő fordulójában kiűzheti magányos lovagodat { AZ($hex) } hatszögről. Ha melléáll egy másik bábud, biztonságban lesz.
danger-village = { $seats } a következő fordulójában feldúlhatja magányos faludat ({ $hex }). Ha odaáll egy lovagod, biztonságban lesz.
danger-village-token = { $seats } a következő fordulójában feldúlhatja magányos faludat ({ $hex }), és elveheti egy zsetonodat. Ha odaáll egy lovagod, biztonságban lesz.
score-new_cities = { $count } új város
    .short = { $count }

button-recruit = { $count } lovag
button-village = Falu
button-stronghold = Erőd
note-recruit = Itt legfeljebb { $count } lovagot toborozhatsz.
note-shared = Békében osztoztok a hatszögön; ott van még: { $others }.
note-war = Háború! Visszatér a készletbe: { $losses }.
loss-knight = { $seat } lovagja
loss-village = { $seat } faluja
loss-village-token = { $seat } faluja (és elveszed egy zsetonját)
note-token = Kapsz érte egy { $token }zsetont ({ $gold } arany).
note-no_token = Zsetont nem kapsz érte, mert { AZ($token) }zseton elfogyott.
option-token = { CAPITAL($token) }
note-could_build = Itt még építhetnél: { $hexes }.
note-build-village = várossá válhat; feldúlhatják
note-build-stronghold = bevehetetlen; még { $count } van
note-landing = Ha itt építesz, egy { $token }zsetont kapsz ({ $gold } arany).
note-place = Körülötte: { $lands }. Egyszerre legfeljebb { $count } lovagot toborozhatsz benne.
note-place-lakes = Csak tavak vannak körülötte. Egyszerre legfeljebb { $count } lovagot toborozhatsz benne.
note-action-recruit = { $count } a készletben
note-action-move = { $count } lovag
note-action-build = { $count } hatszögön
note-action-new_city = +{ $count } pont
note-action-expedition = egy lovagba kerül
note-action-title = { $title }, +15
note-pass = nem lépsz
note-worth = { $gold } arany, { $silver } ezüst
note-points = { $points } pont

## Jelentések

report-war = Háború: { $hex }
report-knights = { $seat } győz; visszatér a készletbe: { $losses }
report-village = { $seat } feldúlja { $victim } faluját
report-village-token = { $seat } feldúlja { $victim } faluját, és elvesz egy { $token }zsetont
report-why-knight = { $seat } második lovagot vitt { AZ($hex) } hatszögre. Egy játékos két bábuja mindenki más magányos bábuját kiűzi (R6.2).
report-why-own_village = { $seat } a saját falujához vitt lovagot { AZ($hex) } hatszögre. Egy játékos két bábuja mindenki más magányos bábuját kiűzi (R6.2).
report-why-village = { $seat } két lovagot vitt { AZ($hex) } hatszögre, a falu pedig egyedül állt (R6.2, R6.7).
report-returned-knight = { $seat } lovagja visszakerül a készletbe, ahol most { $count } van.
report-returned-village = { $seat } faluja visszakerül a készletbe, ahol most { $count } van.
report-no_token = { RAG($victim, "nak") } nincs zsetonja, amelyet el lehetne venni.
report-poorer = { $seat } { $worth } aranyat veszít, most { $gold } aranya van.
report-richer = { $seat } { $worth } aranyat nyer, most { $gold } aranya van.
report-lesson = Két bábu együtt, a város, az erőd és a hegységben álló bábu nem támadható meg (R6.7).

## A tábla szövegként

board-legend = { $knight } lovag, { $village } falu, { $stronghold } erőd, { $city } város; előttük a játékos száma áll
seat-line = { $seat } (száma: { $number }), { $title }{ $first }: { $points } pont | zsetonok: { $tokens } = { $gold } arany, a végén { $silver } ezüst | készlet: { $knights } lovag, { $villages } falu, { $strongholds } erőd, { $cities } város | a dobozban: { $box }
is-first_player = , kezdő játékos
is-not_first_player = { "" }
stock-line = Közös raktár: { $tokens }
board-legend-land = Terepek: { $land }
# A tábla rövid neve csak a szántóföldnél (5) és a hegységnél (2) más, mint a teljes.
legend-terrain =
    { $short ->
       *[other] { $terrain }
    }
legend-terrain-token =
    { $gold ->
        [5] { $short } = { $terrain } ({ $gold } arany, { $silver } ezüst)
        [2] { $short } = { $terrain } ({ $gold } arany, { $silver } ezüst)
       *[other] { $short } ({ $gold } arany, { $silver } ezüst)
    }
hex-beside = szomszédai: { $hexes }

## Ami elmagyarázza magát

thing-gold = Arany
thing-silver = Ezüst
thing-box = A doboz
thing-first_player = Kezdő játékos
explain-kind-terrain = terep
explain-kind-token = erőforrás-zseton
explain-kind-piece = bábu
explain-kind-building = épület
explain-kind-sum = amennyit a zsetonjaid érnek
explain-kind-action = { $letter } akció
explain-kind-title = { $count } cím közül { AZ($number) }.
explain-terrain-field = Aki falut vagy erődöt épít ide, szántóföldzsetont kap: { $gold } arany, vagy a végén { $silver } ezüst. Város is állhat rajta.
explain-terrain-plain = Aki falut vagy erődöt épít ide, mezőzsetont kap: { $gold } arany, vagy a végén { $silver } ezüst. Város is állhat rajta.
explain-terrain-forest = Aki falut vagy erődöt épít ide, erdőzsetont kap: { $gold } arany, vagy a végén { $silver } ezüst. Erdőben nem állhat város.
explain-terrain-mountain = Egyetlen bábu is elzárja mindenki más elől, ezért ami rajta áll, biztonságban van. Az építkezésért hegységzseton jár: { $gold } arany, a végén semmi.
explain-terrain-lake = Sosem áll rajta bábu. A tóparti városban egyszerre { $recruits } helyett akár { $recruits_at_lake } lovag is toborozható.
explain-token-field = Nemesi címnél { $gold } aranyat ér; ha a végéig megtartod, { $silver } pontot.
explain-token-plain = Nemesi címnél { $gold } aranyat ér; ha a végéig megtartod, { $silver } pontot.
explain-token-forest = Nemesi címnél { $gold } aranyat ér; ha a végéig megtartod, { $silver } pontot.
explain-token-mountain = Nemesi címnél { $gold } aranyat ér; a játék végén semmit.
explain-token-yours = { $count } van nálad, összesen { $gold } aranyat ér.
explain-piece-knight = Szomszédos hatszögre lép, és falu vagy erőd lehet belőle. A magányos lovag elesik, ha egy másik játékosnak már két bábuja van a hatszögén.
explain-piece-village = Zsetont hoz, amikor felépül, és város lehet belőle. A magányos falut két idegen lovag feldúlja, és a gazdájuk elvesz egy zsetont.
explain-piece-stronghold = Zsetont hoz, amikor felépül; örökre megmarad, és senki mást nem enged a hatszögére.
explain-piece-city = Itt toborozhatsz lovagokat. Örökre megmarad, senki mást nem enged be, és mellé más város nem kerülhet. Az új város 10 pontot ér.
explain-piece-danger = { AZ($all) } közül { $count } van a készletedben. A következő fordulóban megtámadható: { $hexes }.
explain-piece-yours = { AZ($all) } közül { $count } van a készletedben.
explain-thing-gold = Egy nemesi cím legalább { $cost } aranyat érő zsetonba kerül; visszajáró nincs.
explain-thing-silver = Ennyi pontot érnek azok a zsetonok, amelyek a játék végén nálad maradnak.
explain-thing-box = Ami ide kerül, végleg kiesik a játékból: minden felfedezésért egy lovag.
explain-thing-first_player = Ő kezd minden kört. Ha a végén egyenlő az állás, az áll előrébb, aki a sorrendben később következik.
explain-action-recruit = Egyik városodba 1 vagy { $recruits } lovagot teszel a készletedből; tóparti városba akár { $recruits_at_lake } is kerülhet.
explain-action-move = Egy vagy két különböző lovagod lép egy-egy szomszédos hatszögre. Aki második bábuját viszi egy hatszögre, kiűzi onnan a többiek magányos lovagjait és faluját.
explain-action-build = Lovagjaidból falvak és erődök lesznek, egyszerre akár több is, de csak ott, ahol nincs épület, és más sem áll. Mindegyikért jár egy zseton a terep szerint.
explain-action-new_city = Egyik faludból város lesz: 10 pont. Nem lehet erdőben, város mellett, sem ott, ahol más játékos lovagja is áll.
explain-action-expedition = { $knights } lovag kell hozzá a készletedből: az egyik végleg a dobozba kerül, a másik a tábla szélén, egy üres hatszögön bukkan fel.
explain-action-title = Legalább { $cost } aranyat érő zsetonnal fizetsz, és egy ranggal feljebb lépsz: 15 pont. Ha valaki Herceg lesz, az a kör az utolsó.
explain-title-baron = Mindenki Báróként kezd.
explain-title = Legalább { $cost } aranyat érő zsetonba kerül, és 15 pontot hoz: új városok nélkül ez összesen { $points } pont.
explain-title-duke = Legalább { $cost } aranyat érő zsetonba kerül, és 15 pontot hoz. Ha valaki Herceg lesz, ez az utolsó kör; a legtöbb pont győz.
explain-title-enough = ez a következő címed; { $gold } aranyad van, ez elég rá.
explain-title-missing = ez a következő címed; { $gold } aranyad van, még { $missing } hiányzik.

## Beállítások

setting-first_player = Kezdő játékos
    .help = Ki rakja le az első várost, és kié az első forduló.
setting-first_player-random = sorsolással
setting-map = Játéktábla
    .help = Véletlen tábla, valamelyik mintatábla vagy saját térkép.
setting-map-random = véletlen
setting-map-sample_2_1 = 1. mintatábla
setting-map-sample_2_2 = 2. mintatábla
setting-map-sample_3_1 = 1. mintatábla
setting-map-sample_3_2 = 2. mintatábla
setting-map-sample_4_1 = 1. mintatábla
setting-map-sample_4_2 = 2. mintatábla
setting-board_check = Összefüggő szárazföld
    .help = Újraossza-e a program a véletlen táblát, ha a tavak részekre vágják a szárazföldet.
setting-board_check-connected = mindig összefügg
setting-board_check-none = ahogy sikerül
setting-lake_spacing = Tavak
    .help = Lehetnek-e szomszédos tavak a véletlen táblán.
setting-lake_spacing-free = bárhol
setting-lake_spacing-apart = soha egymás mellett
setting-placement = Kezdővárosok
    .help = A játékosok rakják-e le a kezdővárosokat, vagy a program teszi le őket véletlenszerűen.
setting-placement-manual = a játékosok rakják le
setting-placement-auto = véletlenszerűen
setting-overpay = Fizetés a címekért
    .help = Lehet-e fölösleges zseton a befizetettek között; visszajáró egyik esetben sincs.
setting-overpay-minimal = fölösleges zseton nélkül
setting-overpay-any = bármivel, ami legalább 15 aranyat ér
setting-resource_supply = Közös raktár
    .help = Elfogyhatnak-e a raktár zsetonjai.
setting-resource_supply-limited = fajtánként 20
setting-resource_supply-unlimited = korlátlan
setting-passing = Passzolás
    .help = Mikor passzolhat egy játékos ahelyett, hogy akciót hajtana végre.
setting-passing-only_if_stuck = csak ha nincs lehetséges akció
setting-passing-always = bármelyik fordulóban
setting-max_rounds = Legfeljebb ennyi kör
    .help = Ennyi kör után akkor is vége a játéknak, ha még senki sem Herceg; a 0 azt jelenti, hogy nincs korlát.
