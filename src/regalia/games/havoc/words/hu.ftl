### Havoc: A százéves háború

game-name = Havoc
game-about = Toborozz újoncokat, kiálts Havocot a kellő pillanatban, és rakj le erősebb lapokat a százéves háború csatáiban!

## Nevek

card-blue = kék { $value }
    .short = K{ $value }
card-green = zöld { $value }
    .short = Z{ $value }
card-yellow = sárga { $value }
    .short = S{ $value }
card-orange = narancs { $value }
    .short = N{ $value }
card-grey = szürke { $value }
    .short = Ü{ $value }
card-black = fekete { $value }
    .short = F{ $value }
card-dog = harci eb
    .short = eb
card-back = rejtett lap
    .short = ?

john = John of Gaunt

battle-sluys = Sluys
battle-crecy = Crécy
battle-poitiers = Poitiers
battle-najera = Nájera
battle-agincourt = Agincourt
battle-verneuil = Verneuil
battle-orleans = Orléans
battle-formigny = Formigny
battle-castillon = Castillon
battle-calais_to_tours = Chevauchées: Calais-tól Tours-ig
battle-tours_to_bordeaux = Chevauchées: Tours-tól Bordeaux-ig

value-of =
    { $value ->
        [0] 0-s
        [3] 3-as
        [5] 5-ös
        [6] 6-os
        [8] 8-as
        [13] 13-as
        [15] 15-ös
        [16] 16-os
        [18] 18-as
       *[other] { $value }-es
    }
hand-nothing = semmi
hand-six_straight_flush = 6-os színsor, a teteje { $first }
hand-six_of_a_kind = hat darab { $first }
hand-five_straight_flush = 5-ös színsor, a teteje { $first }
hand-five_of_a_kind = öt darab { $first }
hand-big_house = nagy full: négy { $first } és két { $second }
hand-four_of_a_kind = négy darab { $first }
hand-trios = tercek: három { $first } és három { $second }
hand-six_flush = 6-os flös, a teteje { $first }
hand-full_house = full: három { $first } és két { $second }
hand-six_straight = 6-os sor, a teteje { $first }
hand-five_flush = 5-ös flös, a teteje { $first }
hand-three_pairs = három pár: { $first }, { $second } és { $third }
hand-five_straight = 5-ös sor, a teteje { $first }
hand-three_of_a_kind = { $first } terc
hand-two_pairs = két pár: { $first } és { $second }
hand-pair = { $first } pár
hand-high_card = { $first } magas lap

## Kérdések

ask-turn = Újoncozol, vagy Havocot kiáltasz?
ask-recruit_step = Mi az újoncozásod következő lépése?
ask-recruit_step-first = Az első lapod: vegyél el egy újoncot, vagy húzz a pakliból!
ask-recruit_step-full = Az újoncok helye betelt: az első lapod csak újonc lehet.
ask-recruit_step-second = A második lapod: vegyél el egy újoncot, vagy húzz a pakliból!
ask-recruit_step-place = Most rakj le egy lapot a kezedből újoncnak!
ask-catch_target = Melyik lapot kapja el az ebed?
ask-rob_pick = Melyik lapot veszed el a dobott lapok közül?
ask-peace_discard = Egy év béke: melyik lapot dobod el?
ask-open_battle = Mely lapokkal nyitod meg a csatát? Legalább kettő kell.
ask-join = Részt veszel a csatában? Rakj le legalább két lapot, vagy maradj ki, és húzz egyet!
ask-join-john = John of Gaunt hív: rakj le legalább két lapot!
ask-lay = Raksz le még lapot, vagy passzolsz?
ask-dogs_out = Hány ebed nem vesz részt a harcban?
ask-activate = Mit hozzanak el a harci ebeid?
ask-next_battle = Melyik legyen a következő csata?
ask-swap = Hány ebet cserélsz új lapra?
ask-final = Mely lapokat rakod le Castillonnál? Legfeljebb hatot.

## Válaszok

option-turn-recruit = Újoncozás
option-turn-havoc = Havoc!
option-draw_deck = Húzás a pakliból
option-take_recruit = Újonc elvétele: { $card }
option-place = Lerakás újoncnak: { $card }
option-catch = Kapd el! Egy eb eldobása egy további lapért
option-rob = Hullarablás: két eb egy dobott lapért
option-catch-deck = A húzópakli legfelső lapja
option-card = { CAPITAL($card) }
option-scavenge = Dögevés: { $card }
option-activate-done = Az ebek pihennek
option-open_battle-done = Kész, kezdődjön a csata
option-join-done = Kész, irány a csata
option-join-stay_out = Kimaradok, és húzok egy lapot
option-lay-done = Kész, ennyit rakok le
option-lay-pass = Passz
option-final-done = Kész
option-dogs_out =
    { $count ->
        [0] Minden eb harcol: { $combination }
       *[other] { $count } eb harcon kívül: { $combination }
    }
option-swap =
    { $count ->
        [0] Egyet sem
       *[other] { $count } ebet
    }
option-battle = { $battle }

## Mi történt?

event-peace_turned = { $seat } a békekártyát { RAG($number, "ra") } fordítja
event-year_of_peace = { $seat } egy év békét hirdet: elmarad a következő csata ({ $battle }), és a többiek eldobnak egy-egy lapot
event-discarded = { $seat } képpel lefelé eldob egy lapot
event-card_discarded = Az eldobott lapod: { $card }
event-skipped = { $seat } sem újoncozni, sem harcolni nem tud
event-drew = { $seat } húz egy lapot
event-card_drawn = Az új lapod: { $card }
event-took_recruit = { $seat } elvesz egy újoncot: { $card }
event-placed = { $seat } újoncot rak le: { $card }
event-turned_up = Új újonc: { $card }
event-caught = { $seat } kijátszik egy harci ebet: Kapd el!
event-robbed = { $seat } két harci ebet küld hullarablásra
event-took_corpse = { $seat } zsákmánya a dobott lapok közül: { $card }
event-reshuffled = A dobott lapokból { $count } lapos új húzópakli készül
event-havoc = { $seat } Havocot kiált! A csata helyszíne: { $battle }
event-laid = { $seat } lerak: { $cards }
event-stayed_out = { $seat } kimarad
event-passed = { $seat } passzol
event-dogs_out =
    { $count ->
        [0] { $seat } minden lerakott ebe harcol
       *[other] { $seat } { $count } ebe nem vesz részt a harcban
    }
event-ranked = { $place }. hely: { $seat } ({ $combination }), { $points } pont
event-scavenged = { $seat } ebe elhozza: { $card }
event-dogs_rest = { $seat } pihenni hagyja az ebeit
event-keeps_peace = { $seat } a Béke őre, a kártya 1-esen áll
event-next_battle = A következő csata: { $battle }
event-last_deal = Nincs több forduló: { $seat } mindenkinek két lapot oszt
event-swapped =
    { $count ->
        [0] { $seat } nem cserél ebet
       *[other] { $seat } { $count } ebet cserél
    }
event-castillon = A végső csata, Castillon: mindenki lerakja a legerősebb lapjait
event-game_ended = Vége a játéknak; a legjobb eredmény { $points } pont
event-john_drawn = { $seat } felhúzta John of Gauntot, aki a következő fordulóra vár
event-john_cries_havoc = John of Gaunt { $seat } balján Havocot kiált!
event-battle_put_aside = A Chevauchées kiszorít egy csatát: { $battle }
event-turned_up_for_john = A felcsapott lap: { $card }
event-chevauchees = { $battle }. John három 9-est rak le, és mindenkinek harcolnia kell, akinek van két lapja
event-john_passed = John of Gaunt passzol
event-john_left = John of Gaunt hazatér Angliába

## Miért nem?

no-R1-2 = Havocot csak az kiálthat, akinek legalább két lap van a kezében.
    .short = két lap kell hozzá
no-R1-3 = Nincs elég lap az újoncozáshoz, ezért Havocot kell kiáltanod.
    .short = nincs mit újoncozni
no-R2-1-draw_first = Előbb húzz két lapot, csak azután rakhatsz le újoncot.
no-R2-1-drawn = Mindkét lapot megszerezted már; most rakj le egyet újoncnak.
no-R2-2 = { CAPITAL(AZ($card)) } nincs az újoncok között.
no-R2-3 = Az újoncozási terület tele van, ezért az első lapodat onnan kell elvenned.
no-R2-4-limit = Egy fordulóban legfeljebb két harci ebet játszhatsz ki.
no-R2-4-catch = Nincs a kezedben harci eb.
no-R2-4-rob = A hullarabláshoz két harci eb kell a kezedből.
no-R2-4-target = { CAPITAL(AZ($card)) } nincs az újoncok között.
no-R2-5 = A dobott lapok között csak ebek vannak, nincs kit kirabolni.
no-R2-5-dog = A dobott lapok közül ebet nem vehetsz el.
no-R2-5-pile = { CAPITAL(AZ($card)) } nincs a dobott lapok között.
no-R2-9 = { CAPITAL(AZ($card)) } nincs a kezedben.
no-R3-2 = Nincs több húzható lap.
no-R4-3 = { CAPITAL(AZ($card)) } nincs a kezedben.
no-R5-2-few = A csatát legalább két lappal kell megnyitnod.
no-R5-2-hand = { CAPITAL(AZ($card)) } nincs a kezedben.
no-R5-3 = Legfeljebb hat lapod harcolhat, és mellettük még két ebed fekhet harcon kívül.
no-R5-4-few = A részvételhez legalább két lapot kell leraknod.
no-R5-4-hand = { CAPITAL(AZ($card)) } nincs a kezedben.
no-R5-4-begun = Már választottál lapokat; vond vissza őket, ha ki akarsz maradni.
no-R5-4-leave = Aki beszállt a csatába, az már benne marad.
no-R5-6-nothing = Rakj le legalább egy lapot, vagy passzolj.
no-R5-6-begun = Már választottál lapokat; vond vissza őket, ha passzolni akarsz.
no-R5-6-hand = { CAPITAL(AZ($card)) } nincs a kezedben.
no-R5-10 = Legalább { $least }, legfeljebb { $most } ebed maradhat harcon kívül.
no-R7-4 = { CAPITAL(AZ($card)) } nem fekszik képpel felfelé az asztalon.
no-R7-4-dog = Ebet nem lehet dögevéssel elvenni.
no-R7-4-rob = A hullarabláshoz két lerakott ebed kell, és összesen legfeljebb kettőt aktiválhatsz.
no-R7-5 = A dobott lapok között csak ebek vannak, nincs kit kirabolni.
no-R8-4 = Legfeljebb { $count } ebet cserélhetsz.
no-R8-5 = Castillonnál legfeljebb hat lapot rakhatsz le.
no-R8-6-nothing = Rakj le legalább egy lapot.
no-R8-6-hand = { CAPITAL(AZ($card)) } nincs a kezedben.
no-R9-8 = John of Gaunt ellen mindenkinek harcolnia kell, akinek van két lapja.
no-V4 = Ez nem lehet a következő csata: { $battle }.

## Az asztal

suit-blue = K
suit-green = Z
suit-yellow = S
suit-orange = N
suit-grey = Ü
suit-black = F
combination-six_straight_flush = 6-os színsor
combination-six_of_a_kind = 6 ugyanolyan lap
combination-five_straight_flush = 5-ös színsor
combination-five_of_a_kind = 5 ugyanolyan lap
combination-big_house = Nagy full (4 + 2)
combination-four_of_a_kind = 4 ugyanolyan lap
combination-trios = Tercek (3 + 3)
combination-six_flush = 6-os flös
combination-full_house = Full (3 + 2)
combination-six_straight = 6-os sor
combination-five_flush = 5-ös flös
combination-three_pairs = Három pár
combination-five_straight = 5-ös sor
combination-three_of_a_kind = Terc
combination-two_pairs = Két pár
combination-pair = Pár
combination-high_card = Magas lap
heading-battle = { $number }. csata a 9-ből
heading-fight = Csata: { $battle }
heading-last = az utolsó csaták
heading-over = véget ért a háború
banner-king = Franciaország királya { $points } ponttal: { $seat }
table-recruits = Újoncok: { $count } / { $limit }
table-hand = A kezed
table-laid = { $seat } lerakott lapjai
table-row = A kilenc csata
table-deck = Húzópakli
table-discard = Dobott
table-combinations = Kombinációk
table-john = John of Gaunt, { $seat } bal oldalán
table-corpses = A dobott lapok
table-ending = Miből lett a pont?
sort-value = érték szerint
sort-colour = szín szerint
recruits-full = megtelt
hand-empty = üres
counter-deck = Húzópakli: { $count }
counter-discard = Dobott lapok: { $count }
counter-hand = Lap a kézben: { $count }
counter-won = Megnyert csata: { $count }
counter-place = { $place }. hely: { $points } pont
counter-deal-all = Utána mindenkinek { $count } lap
counter-deal-initiator = Utána a kezdeményezőnek még { $count } lap
badge-king = Franciaország királya
card-havoc = Havoc! Ő kezdte a csatát
card-peace =
    { $number ->
        [0] A Béke őre: a békekártya még nem fordult, { $most } után egy év béke jön
       *[other] A Béke őre: a békekártya állása { $number }, { $most } után egy év béke jön
    }
card-johns = John { $value } értékű lapja
card-battle = { $battle }, { $year }: { $points } pont
card-battle-won = { $battle }, { $year }: megvívták, { $points } pontért
card-battle-lost = { $battle }, { $year }: már nem vívják meg
status-in = harcban
status-began = ő kezdte
status-passed = passzolt
status-out = kimarad
status-place =
    { $points ->
        [0] { $place }. hely
       *[other] { $place }. hely, +{ $points }
    }
status-john-waits = vár
status-john-fights = Havocot kiáltott
status-john-keeps = őrzi a békét
amounts = { CAPITAL($combination) }
amounts-leading = Vezet – { $combination }
report-title = { $battle }: így ért véget
report-name = { $seat }
report-hand = Egyforma lapok: az a jobb, akinek kevesebb lapja maradt (itt { $count })
report-shared = Egyforma lapok, és kézben is egyformán { $count }: a helyeken osztoznak
report-leftover = Egyforma: a következő lap dönt, itt { $value }
report-no-leftover = Egyforma, de itt nincs több lap
report-dogs_out = { $count } eb nem vett részt a harcban
ending-first = A megnyert csaták pontjai
    .short = első helyek
ending-other = A második és harmadik helyek pontjai
    .short = többi hely
ending-castillon = Pontok Castillonnál
    .short = Castillon
ending-tie-won = { $seats }: egyaránt { $points } pont. A több megnyert csata döntött, az első: { $best }.
ending-tie-castillon = { $seats }: egyaránt { $points } pont és ugyanannyi megnyert csata. A castilloni helyezés döntött, az első: { $best }.
ending-tie-shared = { $seats }: egyaránt { $points } pont, és minden másban is egyenlők: osztoznak a helyen.
button-open_battle = Kezdés { $count } lappal
button-join = Beszállás { $count } lappal
button-lay = { $count } lap lerakása
button-final = { $count } lap lerakása
button-stay_out = Kimaradok (+1 lap)
button-pass = Passz
button-catch = Kapd el!
button-rob = Hullarablás
note-catch = egy eb egy lapért
note-rob = két eb egy dobott lapért
note-best = a legerősebb
note-peace = a békekártya új állása: { $number }
note-year_of_peace = Egy év béke: { $battle } elmarad, a többiek dobnak
note-havoc = csata: { $battle }
foretell-cards =
    { $count ->
        [one] Ez így { $combination }
       *[other] Együtt – { $combination }
    }
foretell-leads = ezzel vezetnél, a második: { $seat }
foretell-level = ez holtverseny lenne, az ellenfél: { $seat }
foretell-behind = így is { $seat } vezetne
foretell-best = A legjobb most – { $combination } ({ $cards })

## Az asztal szövegként

row-line = Csaták: { $battles }
row-battle = { $battle } ({ $points })
peace-line = A Béke őre: { $seat }, a kártya állása: { $number }
havoc-line = Csata: { $battle }; a kezdeményező: { $seat }
piles-line = Húzópakli: { $deck }, dobott lapok: { $discard }, újoncok: { $recruits }
seat-line = { $number } { $seat }: { $points } pont, { $won } győzelem, { $count } lap a kézben
seat-line-hand = { $number } { $seat }: { $points } pont, { $won } győzelem, kéz: { $cards }
laid-line = { "  " }lerakva: { $cards } ({ $combination })
chosen-line = { "  " }kiválasztva: { $cards } ({ $combination })

## Beállítások

setting-first_player = Kezdő játékos
    .help = Ki a Béke első őre, és kié az első forduló.
setting-first_player-random = sorsolással
setting-few_players_scoring = Pontok kevés játékosnál
    .help = 2-3 játékosnál a csatakártyák második helye nem ér pontot, a harmadik lép a helyére.
setting-peace_card = Békekártya
    .help = A csak 1-est és 2-est mutató kártyával hamarabb jön el az egy év béke, mint azzal, amelyen 3-as is van.
setting-peace_card-auto = a játékosok száma szerint
setting-peace_card-two = mindig az 1-2-es kártya
setting-battle_order = A csaták sorrendje
    .help = Milyen sorrendben jön az első nyolc csata; Castillon mindig az utolsó.
setting-battle_order-historical = évszám szerint
setting-battle_order-random = megkeverve
setting-battle_order-winner_chooses = a győztes választ
setting-john_of_gaunt = John of Gaunt
    .help = A kiegészítő: egy hadvezér a húzópakliban, aki saját csatát kezd.
setting-chevauchees = Chevauchées
    .help = John csatája a soron következő csata helyére lép-e, vagy azon felül vívják meg.
setting-chevauchees-replaces = egy csata helyett
setting-chevauchees-extra = a csatákon felül
setting-final_laydown = Castillon
    .help = A végső csatában a program rakja-e le mindenki legerősebb lapjait, vagy ti választotok.
setting-final_laydown-auto = a program rakja le
setting-final_laydown-manual = ti választotok
setting-declare_dogs = Harcon kívüli ebek
    .help = Te mondod-e meg, hány lerakott ebed marad ki a harcból, vagy a program a legjobbat választja.
setting-declare_dogs-auto = a program a legjobbat választja
setting-declare_dogs-manual = te mondod meg
