### Barony

game-name = Barony
game-about = Vezesd lovagjaidat, népesítsd be az országot, és emelkedj Báróból Királlyá – itt nem a szerencse dönt!

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
title-count = Gróf
title-marquis = Márki
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
option-move-shared = { $origin } → { $target } (békében másokkal)
option-move-war = { $origin } → { $target } (háború!)
option-move_again-done = Kész, nem lépek többet
option-build = { $hex }: { $building } ({ $token })
option-build-done = Kész, nem építek többet
option-title = Fizetek: { $tokens } ({ $gold } arany)

## Események

event-placement_skipped = { $seat } városának nem jut hely, ezért a dobozba kerül
event-city_placed = { $seat } várost rak le egy lovaggal: { $hex }
event-round_began = Kezdődik { AZ($round) }. kör
event-passed = { $seat } passzol
event-recruited = { $seat } { $count } lovagot toboroz: { $hex }
event-moved = { $seat } lép: { $origin } → { $target }
event-knight_beaten = { $seat } legyőzi { $victim } lovagját ({ $hex })
event-village_burnt = { $seat } támad, és elesik { $victim } faluja ({ $hex })
event-nothing_to_plunder = { RAG($victim, "nak") } nincs zsetonja, így { $seat } nem kap semmit
event-plundered = { $seat } elvesz egy { $token }zsetont { RAG($victim, "tól") }
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
event-expedition_landed = { $seat } lovagot küld felfedezésre ({ $hex }), egy másik a dobozba kerül
event-title_bought = { $seat } { $gold } aranyat fizet, és mostantól { $title }
event-last_round_began = { $seat } Herceg lett, ez az utolsó kör
event-game_ended = Vége a játéknak: { $seat } a Király, { $points } ponttal

## Miért nem?

no-R2-2 = { CAPITAL(AZ($hex)) } hatszögön { $terrain } van; kezdőváros sem erdőbe, sem tóra nem kerülhet.
no-R2-3 = { CAPITAL(AZ($hex)) } hatszögön vagy mellette már áll egy város, ezért kezdőváros nem kerülhet oda.
no-R3-3 = Legalább egy lépést meg kell tenned, mielőtt befejezed.
no-R3-4 = Van végrehajtható akciód, ezért nem passzolhatsz.
no-R4-1 = Csak a saját városodban toborozhatsz, és legalább egy lovagot.
no-R4-1-action = Nincs a táblán városod, amelyben toborozhatnál.
    .short = nincs városod
no-R4-2 = { CAPITAL(AZ($hex)) } hatszögön álló városban egyszerre legfeljebb { $count } lovagot toborozhatsz.
no-R4-3 = Nincs elég lovag a készletedben.
    .short = nincs lovag a készletben
no-R5-1 = { CAPITAL(AZ($origin)) } hatszögről nem léphet lovagod { AZ($target) } hatszögre: a lovag mindig szomszédos hatszögre lép.
no-R5-1-action = Egyik lovagod mellett sincs olyan hatszög, amely nyitva állna előtte.
    .short = nincs szabad út
no-R5-3 = { CAPITAL(AZ($hex)) } hatszögön csak az a lovagod áll, amelyik az előbb lépett, és ugyanaz a lovag nem léphet kétszer.
no-R5-4a = { CAPITAL(AZ($hex)) } hatszögön tó van, oda lovag nem léphet.
no-R5-4b = { CAPITAL(AZ($hex)) } hatszögön álló { $building } gazdája { $seat }, ezért a lovagod nem léphet oda.
no-R5-4c = { RAG($seat, "nak") } legalább két bábuja van { AZ($hex) } hatszögön, ezért a lovagod nem léphet oda.
no-R5-4d = { CAPITAL(AZ($hex)) } hegységen { RAG($seat, "nak") } már bábuja van, ezért a lovagod nem léphet oda.
no-R6-4 = { RAG($victim, "nak") } nincs { $token }zsetonja.
no-R7-2 = { CAPITAL(AZ($hex)) } hatszögön nincs lovagod, aki falut vagy erődöt építhetne.
no-R7-2-action = Nincs a táblán lovagod, aki építhetne.
    .short = nincs lovagod a táblán
no-R7-3 = { CAPITAL(AZ($hex)) } hatszögön nem építhetsz: már áll ott épület, vagy más játékos lovagja is ott van.
no-R7-3-action = Ahol lovagod áll, ott mindenhol van már épület, vagy más játékos lovagja is ott van.
    .short = nincs hol építeni
no-R7-6 = Nincs már { $building } a készletedben.
no-R7-6-action = Sem falu, sem erőd nem maradt a készletedben.
    .short = elfogytak az épületek
no-R8-1 = { CAPITAL(AZ($hex)) } hatszögön nincs falud, márpedig csak a saját faludból lehet város.
no-R8-1-action = Nincs falud, amelyből város lehetne.
    .short = nincs falud
no-R8-2 = { CAPITAL(AZ($hex)) } hatszögön álló faludból nem lehet város: erdőben áll, város van mellette, vagy más játékos lovagja is ott van.
no-R8-2-action = Minden falud erdőben áll, város van mellette, vagy más játékos lovagja is ott van.
    .short = nincs alkalmas falu
no-R8-5 = Nincs már város a készletedben.
    .short = elfogytak a városok
no-R9-1 = A Felfedezéshez legalább két lovag kell a készletedben.
no-R9-2 = A Felfedezés célja csak üres szárazföldi hatszög lehet a tábla szélén; { AZ($hex) } nem ilyen.
no-R9-3 = A Felfedezéshez két lovag kell a készletedben, és egy üres szárazföldi hatszög a tábla szélén.
    .short = két lovag és szabad szegély kell
no-R10-2 = Ezek a zsetonok csak { $gold } aranyat érnek, a nemesi cím pedig legalább 15-be kerül.
no-R10-5 = Ez { $gold } arany, és van benne fölösleges zseton: nélküle is meglenne a 15.
no-R10-5-not_held = Nincs nálad minden zseton ezek közül.
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
ending-tie = { $seats }: egyaránt { $points } pont. Holtversenynél az áll előrébb, aki a sorrendben később következik: { $best } (R11.5).
place-hex = { $hex }, { $terrain }
heading-placement = Kezdővárosok
heading-round = { $round }. kör
banner-last_round = Ez az utolsó kör

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
counter-gold-duke = Arany: { $count }, ennyiből már Herceg lehet
counter-silver = Ezüst a játék végén: { $count }
counter-box = A dobozban: { $count }
reserve-knight = Lovag a készletben: { $count }
reserve-village = Falu a készletben: { $count }
reserve-stronghold = Erőd a készletben: { $count }
reserve-city = Város a készletben: { $count }
badge-first_player = Kezdő játékos
badge-turn = Ő következik
badge-king = Király
score-new_cities = { $count } új város
    .short = { $count }

button-recruit = { $count } lovag
button-village = Falu
button-stronghold = Erőd
note-recruit = Itt legfeljebb { $count } lovagot toborozhatsz.
note-shared = Békében állsz meg { $others } mellett.
note-host = { $seat }
note-war = Háború! Innen távozik: { $losses }.
loss-knight = { $seat } lovagja
loss-village = { $seat } faluja
note-token = Kapsz érte egy { $token }zsetont.
note-no_token = Zsetont nem kapsz érte, mert { AZ($token) }zseton elfogyott.
note-points = { $points } pont
note-title = { $title } leszel.
note-gold = { $gold } arany

## A tábla szövegként

board-legend = { $knight } lovag, { $village } falu, { $stronghold } erőd, { $city } város; előttük a játékos száma áll
seat-line = { $number } { $seat }: { $title }, { $points } pont | zsetonok: { $tokens } = { $gold } arany | készlet: { $knights } lovag, { $villages } falu, { $strongholds } erőd, { $cities } város
stock-line = { $round }. kör | közös raktár: { $tokens }

## Beállítások

setting-first_player = Kezdő játékos
    .help = Ki rakja le az első várost, és kié az első forduló.
setting-first_player-random = sorsolással
setting-map = Játéktábla
    .help = Véletlen tábla, valamelyik mintatábla vagy saját térkép.
setting-map-random = véletlen
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
    .help = Fizethetsz-e több zsetonnal, mint amennyi a címhez kell; visszajáró sosincs.
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
