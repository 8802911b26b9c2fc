### Havoc: A százéves háború

game-name = Havoc
game-about = Toborozz újoncokat, kiálts Havocot a kellő pillanatban, és rakj le erősebb lapokat a százéves háború csatáiban!
    .short = A legerősebb lapjaidat tartsd meg a kellő csatára!

## Nevek

card-blue = kék { $value }
card-green = zöld { $value }
card-yellow = sárga { $value }
card-orange = narancs { $value }
card-grey = szürke { $value }
card-black = fekete { $value }
card-dog = harci eb
card-back = rejtett lap

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
hand-big_house = nagy full, négy { $first } és két { $second }
hand-four_of_a_kind = négy darab { $first }
hand-trios = tercek, három { $first } és három { $second }
hand-six_flush = 6-os flös, a teteje { $first }
hand-full_house = full, három { $first } és két { $second }
hand-six_straight = 6-os sor, a teteje { $first }
hand-five_flush = 5-ös flös, a teteje { $first }
hand-three_pairs = három pár, { $first }, { $second } és { $third }
hand-five_straight = 5-ös sor, a teteje { $first }
hand-three_of_a_kind = { $first } terc
hand-two_pairs = két pár, { $first } és { $second }
hand-pair = { $first } pár
hand-high_card = { $first } magas lap

## Kérdések

ask-turn = Újoncozol, vagy Havocot kiáltasz?
ask-turn-of = Újoncozol, vagy Havocot kiáltasz, és megvívod a következő csatát ({ $battle }: { $prizes })?
ask-recruit_step = Mi az újoncozásod következő lépése?
ask-recruit_step-first = Az első lapod: vegyél el egy újoncot, vagy húzz a pakliból!
ask-recruit_step-full = Az újoncozási terület megtelt: az első lapod csak újonc lehet.
ask-recruit_step-second = A második lapod: vegyél el egy újoncot, vagy húzz a pakliból!
ask-recruit_step-place = Most rakj le egy lapot a kezedből újoncnak!
ask-catch_target = Kapd el! Mit hozzon az ebed: egy újoncot, vagy a húzópakli felső lapját?
ask-rob_pick = Melyik dobott lapot hozza el a két ebed? Mindenki látni fogja.
ask-peace_discard = Egy év béke: melyik lapot dobod el?
ask-peace_discard-by = { $seat } egy év békét hirdet: melyik lapot dobod el?
ask-open_battle-of = Havocot kiáltasz! Mely lapokkal kezded a csatát ({ $battle })? Legalább kettő kell.
ask-open_battle = Mely lapokkal kezded a csatát? Legalább kettő kell.
ask-join = Részt veszel a csatában? Rakj le legalább két lapot, vagy maradj ki, és húzz egyet!
ask-join-of = { $seat } Havocot kiált ({ $battle }: { $prizes }). Raksz le legalább két lapot, vagy kimaradsz, és húzol egyet?
ask-join-john = John of Gaunt csatába hív ({ $battle }; { $prizes }): rakj le legalább két lapot!
ask-chosen-few = { $battle }: már kiválasztottad: { $cards }. Legalább még egy lap kell.
ask-open_battle-chosen = { $battle }: már kiválasztottad: { $cards } – { $combination }. Teszel hozzá még egyet, vagy ezekkel kezded a csatát?
ask-join-chosen = { $battle }: már kiválasztottad: { $cards } – { $combination }. Teszel hozzá még egyet, vagy ezekkel szállsz be?
ask-lay-chosen = { $battle }: már kiválasztottad: { $cards }; a lerakottakkal együtt { $combination }. Teszel hozzá még egyet, vagy ezeket rakod le?
ask-final-chosen = { $battle }: már kiválasztottad: { $cards } – { $combination }. Teszel hozzá még egyet, vagy ennyi?
ask-lay = Raksz le még lapot, vagy passzolsz?
ask-lay-leading = { $battle }: te vezetsz ({ $combination }). Raksz le még lapot, vagy passzolsz?
ask-lay-behind = { $battle }: { $seat } vezet ({ $combination }). Raksz le még lapot, vagy passzolsz?
ask-lay-alone = Rajtad kívül senki sem harcol ({ $battle }): ha passzolsz, a tiéd. Raksz le mégis több lapot?
ask-lay-level = { $battle }: többen vezetnek ({ $combination }). Raksz le még lapot, vagy passzolsz?
ask-dogs_out-of =
    { $count ->
        [one] { $battle }: harcol a lerakott ebed, vagy harcon kívül marad?
       *[other] { $battle }: { AZ($count) } lerakott ebed közül hány maradjon harcon kívül?
    }
ask-dogs_out = Hány ebed nem vesz részt a harcban?
ask-activate = Mit hozzanak el a harci ebeid?
ask-activate-dogs =
    { $count ->
        [one] { $battle }: a lerakott ebed elhozhat egy lapot. Melyiket?
       *[other] { $battle }: a lerakott ebeid közül még { $count } hozhat el egy-egy lapot. Most melyiket?
    }
ask-next_battle-won = Tiéd a győzelem ({ $battle }). Melyik legyen a következő csata?
ask-next_battle = Melyik legyen a következő csata?
ask-swap-dogs = Castillon előtt: hány ebet cserélsz új lapra? { $count } eb van a kezedben.
ask-final-of = { $battle }, a végső csata ({ $prizes }): mely lapokat rakod le? Legfeljebb hatot; mindenki egyszerre rak le.
ask-swap = Hány ebet cserélsz le új lapra?
ask-final = Mely lapokat rakod le Castillonnál? Legfeljebb hatot.

about-turn = Az újoncozás két lapot hoz egyért; csatában a legerősebb kombináció győz, és a lerakott lapok elvesznek. A legerősebb kombinációd most: { $combination }.
about-recruit_step-draw = Az újoncokat mindenki látja, a húzópakli lapját csak te. Két lap után egyet a kezedből újoncnak raksz le.
about-recruit_step-dogs = Az újoncokat mindenki látja, a húzópakli lapját csak te. A két húzásodon felül egy eb eldobásával további lapot szerezhetsz.
about-recruit_step-place = Mindenki látja, és a következő játékos elveheti.
about-catch_target = Az ebed ezért a dobott lapok közé került. Ez nem számít bele a két húzásodba.
about-rob_pick = Az ebeid ezért a dobott lapok közé kerültek; ebet nem vehetsz el.
about-peace_discard = Képpel lefelé: senki sem látja. A Béke őrén kívül mindenki eldob egyet, és az eddig soron következő csata elmarad.
about-open_battle = A többiek ezután beszállnak vagy kimaradnak. A legerősebb kombináció győz; utána minden lerakott lap a dobottak közé kerül.
about-join = Akárki győz, minden lerakott lap a dobottak közé kerül. Aki kimarad, ebbe a csatába már nem szállhat be.
about-lay = Aki passzol, nem rak le többet, de a csatában benne marad. A csata akkor ér véget, ha mindenki passzolt.
about-dogs_out = A harcoló eb bármilyen színű 0-nak számít, a harcon kívüli semminek. Utána mindkettő hozhat lapot.
about-activate = Kattints bármelyik nyílt lapra: a lerakottak vagy az újoncok egyikére. Ami lerakva marad, a dobottak közé kerül.
typed-about-activate = Bármelyik nyílt lap: a lerakottak vagy az újoncok egyike. Ami lerakva marad, a dobottak közé kerül.
about-next_battle = Kattints fent az egyik csatakártyára! Castillon marad az utolsó. Pontok: { $battles }.
typed-about-next_battle = Castillon marad az utolsó. Pontok: { $battles }.
prizes = a győztesnek { $first } pont, utána { $rest }
prizes-first = a győztesnek { $first } pont
battle-prizes = { $battle } ({ $prizes })
about-swap = Castillonnál az eb bármilyen színű 0-nak számít, és semmit sem hoz. A legerősebb kombinációd most: { $combination }.
about-final = Nincs miért tartalékolni: ezzel a csatával véget ér a játék. A legerősebb kombinációd most: { $combination }.

## Válaszok

option-turn-recruit = Újoncozás
option-turn-havoc = Havoc!
option-draw_deck = Húzás a pakliból
option-take_recruit = Újonc elvétele: { $card }
option-place = Lerakás újoncnak: { $card }
option-catch = Kapd el! Egy eb eldobása egy további lapért
option-rob = Hullarablás: két eb eldobása egy dobott lapért
option-catch-deck = A húzópakli legfelső lapja
option-card = { CAPITAL($card) }
option-scavenge = Dögevés, az eb ezt hozza el: { $card }
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
event-reshuffled = A megkevert dobott lapokból új, { $count } lapos húzópakli készül
event-havoc = { $seat } Havocot kiált! A csata helyszíne: { $battle }
event-laid = { $seat } lerakja: { $cards }
event-laid-makes = { $seat } lerakja: { $cards } – { $combination }
event-laid-leads = { $seat } lerakja: { $cards }, és átveszi a vezetést – { $combination }
event-stayed_out = { $seat } kimarad
event-passed = { $seat } passzol
event-dogs_out =
    { $count ->
        [0] { $seat } minden lerakott ebe harcol
       *[other] { $seat } { $count } ebe nem vesz részt a harcban
    }
event-ranked =
    { $points ->
        [0] { $place }. hely: { $seat } ({ $combination }), pont nélkül
       *[other] { $place }. hely: { $seat } ({ $combination }), { $points } pont
    }
event-scavenged = { $seat } ebe elhozza: { $card }
event-dogs_rest = { $seat } pihenni hagyja az ebeit
event-keeps_peace = { $seat } a Béke őre, a kártya 1-esen áll
event-next_battle = A következő csata: { $battle }
event-last_deal = Nincs több forduló: { $seat } mindenkinek két lapot oszt
event-swapped =
    { $count ->
        [0] { $seat } nem cserél le ebet
       *[other] { $seat } { $count } ebet cserél le
    }
event-castillon = A végső csata, Castillon: mindenki egyszerre rak le
event-game_ended = Vége a játéknak; a legjobb eredmény { $points } pont
event-game_ended-by = Vége a játéknak! { $crowned }
event-john_drawn = { $seat } felhúzta John of Gauntot, aki a következő fordulóra vár
event-john_cries_havoc = John of Gaunt { $seat } balján Havocot kiált!
event-battle_put_aside = Elmarad, mert a Chevauchées lép a helyére: { $battle }
event-turned_up_for_john = A felcsapott lap: { $card }
event-chevauchees = { $battle }. John három 9-est rak le, és mindenkinek harcolnia kell, akinek van legalább két lapja
event-john_passed = John of Gaunt passzol
event-john_left = John of Gaunt hazatér Angliába

## Miért nem?

no-R2-1-draw_first = Előbb húzz két lapot, csak azután rakhatsz le újoncot.
no-R2-1-drawn = Mindkét húzásodon túl vagy; most rakj le egy lapot újoncnak.
no-R2-2 = { CAPITAL(AZ($card)) } nincs az újoncok között.
no-R2-3 = Az újoncozási terület megtelt, ezért az első lapodat onnan kell elvenned.
no-R2-4-limit = Egy fordulóban legfeljebb két harci ebet játszhatsz ki.
no-R2-4-catch = Nincs a kezedben harci eb.
no-R2-4-rob = A hullarabláshoz két harci eb kell a kezedből.
no-R2-4-target = { CAPITAL(AZ($card)) } nincs az újoncok között.
no-R2-5 = A dobott lapok között csak ebek vannak, nincs kit kirabolni.
no-R2-5-empty = Nincsenek dobott lapok, nincs kit kirabolni.
no-R2-5-dog = A dobott lapok közül ebet nem vehetsz el.
no-R2-5-pile = { CAPITAL(AZ($card)) } nincs a dobott lapok között.
no-R2-9 = { CAPITAL(AZ($card)) } nincs a kezedben.
no-R3-2 = Nincs több húzható lap.
no-R4-3 = { CAPITAL(AZ($card)) } nincs a kezedben.
no-R5-2-few = A csatát legalább két lappal kell kezdened.
no-R5-2-chosen = { CAPITAL(AZ($card)) } már a kiválasztott lapjaid között van.
no-R5-2-hand = { CAPITAL(AZ($card)) } nincs a kezedben.
no-R5-3 = Legfeljebb hat lapod harcolhat, és mellettük még legfeljebb két ebed feküdhet harcon kívül.
no-R5-4-few = A részvételhez legalább két lapot kell leraknod.
no-R5-4-chosen = { CAPITAL(AZ($card)) } már a kiválasztott lapjaid között van.
no-R5-4-hand = { CAPITAL(AZ($card)) } nincs a kezedben.
no-R5-4-begun = Már választottál lapokat; vond vissza őket, ha ki akarsz maradni.
no-R5-4-leave = Aki beszállt a csatába, az már benne marad.
no-R5-6-nothing = Rakj le legalább egy lapot, vagy passzolj.
no-R5-6-begun = Már választottál lapokat; vond vissza őket, ha passzolni akarsz.
no-R5-6-chosen = { CAPITAL(AZ($card)) } már a kiválasztott lapjaid között van.
no-R5-6-hand = { CAPITAL(AZ($card)) } nincs a kezedben.
no-R5-10 =
    { $least ->
        [0] Legfeljebb { $most } ebed maradhat harcon kívül.
       *[other] Legalább { $least }, de legfeljebb { $most } ebednek kell harcon kívül maradnia.
    }
no-R7-4 = { CAPITAL(AZ($card)) } nem fekszik képpel felfelé az asztalon.
no-R7-4-dog = Eb nem hozhat el másik ebet.
no-R7-4-rob = A hullarabláshoz két olyan eb kell, amelyet ebben a csatában raktál le.
no-R7-4-limit = Egyik ebed már elhozott egy lapot; a hullarabláshoz két eb kell, és egy csata után legfeljebb két ebedet használhatod.
no-R7-5 = A dobott lapok között csak ebek vannak, nincs kit kirabolni.
no-R7-5-empty = Nincsenek dobott lapok, nincs kit kirabolni.
no-R8-4 = Legfeljebb { $count } ebet cserélhetsz le.
no-R8-5 = Castillonnál legfeljebb hat lapot rakhatsz le.
no-R8-6-nothing = Rakj le legalább egy lapot.
no-R8-6-chosen = { CAPITAL(AZ($card)) } már a kiválasztott lapjaid között van.
no-R8-6-hand = { CAPITAL(AZ($card)) } nincs a kezedben.
no-R9-8 = John of Gaunt ellen mindenkinek harcolnia kell, akinek van legalább két lapja.
no-V4 = Ez nincs a hátralévő csaták között: { $battle }.
no-V4-last = Ez a csata mindig az utolsó: { $battle }.

## Az asztal

suit-blue = liliom
suit-green = vadkan
suit-yellow = sas
suit-orange = oroszlán
suit-grey = torony
suit-black = rózsa
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
banner-kings = Osztozik Franciaország koronáján, egyaránt { $points } ponttal: { $seats }
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
sort-value = Rendezés érték szerint
    .short = érték szerint
sort-colour = Rendezés szín szerint
    .short = szín szerint
recruits-full = megtelt
hand-empty = üres
counter-deck = Húzópakli: { $count }
counter-discard = Dobott lapok: { $count }
counter-hand = Lap a kézben: { $count }
counter-won = Megnyert csata: { $count }
counter-place = { $place }. hely: { $points } pont
    .short = { $place }.
counter-deal-all = Utána mindenkinek { $count } lap
    .short = mind húz
counter-deal-initiator = Utána a kezdeményezőnek még { $count } lap
    .short = kezdő húz
badge-king = Franciaország királya
card-havoc = Havoc! Ő kezdte a csatát
card-peace =
    { $number ->
        [0] A Béke őre: a békekártya még nem fordult; { AZ($most) } után egy év béke jön
       *[other] A Béke őre: a békekártya állása { $number }; { AZ($most) } után egy év béke jön
    }
card-johns = John { $value } értékű lapja
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
dogs-may-fetch =
    { $count ->
        [one] Egy eb elhozhat egy lapot
       *[other] { $count } eb elhozhat egy-egy lapot
    }
dogs-rest-done = Az eb pihen: legfeljebb kettő hozhat lapot, és aki pihenni hagyja őket, nem jön többé sorra
dogs-rest-nothing = Az eb pihen, mert nincs nyílt lap, amit elhozhatna
amounts = { CAPITAL($combination) }
amounts-leading = Vezet – { $combination }
amounts-out = Kimarad ({ $battle }), és húzott egy lapot
amounts-won = Megnyert csatái: { $battles }
report-title = { $battle }: így ért véget
report-name = { $seat }
report-verdict =
    { $points ->
        [0] { $seat } győz ({ $battle })
       *[other] { $seat } győz ({ $battle }): { $points } pont
    }
report-verdict-john = John of Gaunt győz ({ $battle }), és a pontjai elvesznek
report-verdict-alone =
    { $points ->
        [0] { $seat } ellenfél nélkül győz ({ $battle })
       *[other] { $seat } ellenfél nélkül győz ({ $battle }): { $points } pont
    }
report-verdict-shared = Osztoznak a győzelmen: { $seats } – fejenként { $points } pont
report-why-shared = A lapjaik egyforma erősek, és a kezükben is egyaránt { $count } maradt.
report-why-alone = Senki más nem szállt be, ezért nem volt mit összehasonlítani.
report-why-hand = { $seat } és { $rival } lapjai egyforma erősek; { $seat } kezében kevesebb maradt: { $count }, a másikéban { $other }.
report-why-stronger = { CAPITAL($combination) } – ez erősebb, mint { $rival } lapjai ({ $other }).
report-why-leftover = { $seat } és { $rival } kombinációja egyforma; a következő lap dönt: { $value } – { $other }.
report-why-more = { $seat } és { $rival } kombinációja egyforma; { $seat } lapjai közt van még egy.
report-points = { $seat }: { $points } ponttal több, most { $all }
report-keeps = { $seat } lesz a Béke őre, a kártya 1-esen áll
report-deal-all = Mindenki húz { $count } lapot
report-deal-initiator = { $seat }, aki Havocot kiáltott, még { $count } lapot húz
report-next-dogs = a lerakott ebek lapot hoznak: { $seats }.
report-next-no-dogs = a lerakott ebek pihennek, mert nincs nyílt lap, amit elhozhatnának; a lerakott lapok a dobottak közé kerülnek.
report-next-deal = nem feküdt ott eb; a lerakott lapok a dobottak közé kerülnek.
report-hand = Egyforma erős lapok: az áll előrébb, akinek kevesebb maradt a kezében (itt { $count })
report-shared = Egyforma erős lapok, és kézben is egyaránt { $count } maradt: osztoznak a helyeken
report-leftover = Egyforma: a következő lap dönt, itt { $value }
report-no-leftover = Egyforma, de itt nincs több lap
report-dogs_out = { $count } eb nem vett részt a harcban
ending-first = A megnyert csaták pontjai
    .short = első helyek
ending-other = A második és harmadik helyekért járó pontok
    .short = többi hely
ending-castillon = Pontok Castillonnál
    .short = Castillon
ending-tie-won = { $seats }: egyaránt { $points } pont. A több megnyert csata döntött; előrébb végzett: { $best }.
ending-tie-castillon = { $seats }: egyaránt { $points } pont és ugyanannyi megnyert csata. A castilloni helyezés döntött; előrébb végzett: { $best }.
ending-tie-shared = { $seats }: egyaránt { $points } pont, és minden másban is egyenlők: osztoznak a helyen.
button-open_battle =
    { $count ->
        [0] Kezdés
       *[other] Kezdés { $count } lappal
    }
button-join =
    { $count ->
        [0] Beszállás
       *[other] Beszállás { $count } lappal
    }
button-lay =
    { $count ->
        [0] Lerakás
       *[other] { $count } lap lerakása
    }
button-final =
    { $count ->
        [0] Lerakás
       *[other] { $count } lap lerakása
    }
button-stay_out = Kimaradok (+1 lap)
button-pass = Passz
button-catch = Kapd el!
button-rob = Hullarablás
note-pass-wins = megnyered ({ $battle })
note-catch = eldobsz egy ebet, kapsz egy másik lapot
note-rob = két eb egy dobott lapért
note-best = a legerősebb
note-peace = a békekártya új állása: { $number }
note-year_of_peace = Egy év béke: { $battle } elmarad, a többiek lapot dobnak el
note-havoc = csata: { $battle }
foretell-cards =
    { $count ->
        [one] Ez így { $combination }
       *[other] Együtt – { $combination }
    }
foretell-leads = 1. hely, { $points } pont; megelőznéd: { $seat }
foretell-level = holtverseny az 1. helyen: { $seat }
foretell-behind =
    { $points ->
        [0] { $place }. hely, pont nélkül; így is { $seat } vezetne
       *[other] { $place }. hely, { $points } pont; így is { $seat } vezetne
    }
warn-weaker = Gyengébb, mint amit már leraktál: { $combination }.
warn-spoils = Erősebb lenne, ha kimaradna { AZ($card) }: { $combination }.
warn-dogs-rest =
    { $count ->
        [one] Az ebed még elhozhatna egy lapot, és így is, úgy is a dobottak közé kerül
       *[other] Még { $count } ebed elhozhatna egy-egy lapot, és így is, úgy is a dobottak közé kerülnek
    }
near-castillon = { $ahead } ponttal vezet; Castillon { $points } pontot hoz
list-leads = vezet
list-planned = te, ha ezeket lerakod
list-planned-place = te, ha ezeket lerakod: { $place }. hely
pane-table = Asztal
pane-ranks = Rangsor
foretell-best = A legjobb most – { $combination } ({ $cards })
foretell-none = Egyik lapod sem teszi erősebbé.

## Az asztal szövegként

row-line = A következő csaták, a helyek pontjaival és az utánuk osztott lapokkal: { $battles }
row-battle = { $battle } ({ $points })
row-battle-deals = { $battle } ({ $points }; { $deals })
row-deal-all = mindenkinek { $count } lap
row-deal-initiator = a kezdeményezőnek még { $count }
peace-line = A Béke őre: { $seat }; a békekártya állása: { $number }, { AZ($most) } után egy év béke jön
havoc-line = Csata: { $battle }; a kezdeményező: { $seat }
piles-line = Húzópakli: { $deck }, dobott lapok: { $discard }, újoncok: { $recruits }
seat-line = { $seat }: { $points } pont, megnyert csaták: { $won }, lapok a kézben: { $count }{ $status }
seat-line-hand = { $seat }: { $points } pont, megnyert csaták: { $won }, kéz: { $cards }{ $status }
seat-status = { " " }– { $status }
seat-placed = { " " }– { $place }. hely
seat-idle = { "" }
laid-line = { "  " }lerakva: { $cards } ({ $combination })
left-line = { "  " }a lerakott lapokból maradt: { $cards }
john-line = John of Gaunt, { $seat } bal oldalán: { $doing }
john-line-lays = John of Gaunt, { $seat } bal oldalán: { $doing }; lerakva: { $cards }
john-line-place = John of Gaunt, { $seat } bal oldalán: { $doing }; { $place }. hely
chosen-line = { "  " }kiválasztva: { $cards } ({ $combination })

## Ami elmagyarázza magát

office-peace = A békekártya
office-havoc = Havoc!
thing-hand = Lapok kézben
thing-won = Megnyert csaták
thing-deck = Húzópakli
thing-discard = Dobott lapok
action-recruit = Újoncozás
action-havoc = Havoc!
action-catch = Kapd el!
action-rob = Hullarablás
action-stay_out = Kimaradás
action-pass = Passz
explain-kind-card = 0 értékű lap
explain-kind-john = a kiegészítő hadvezére
explain-kind-office = tisztség
explain-kind-turn = amit a fordulódban tehetsz
explain-kind-dogs = amit az ebek újoncozáskor tudnak
explain-kind-battle-step = csatában
explain-kind-battle = { $number }. csata { AZ($count) } közül · { $year }
explain-kind-chevauchees = hadjárat · { $year }
explain-kind-combination = kombináció · { $count } közül { AZ($number) }., az 1. a legerősebb
explain-battle =
    { $story }
    { CAPITAL($brings) }.
explain-battle-won = Megnyerte:
explain-battle-gone = Már nem vívják meg
explain-place = { $place }. hely: { $points } pont
explain-deal-all = utána mindenki { $count } lapot kap
explain-deal-initiator = aki Havocot kiáltott, még { $count } lapot kap
explain-peace-now =
    { $number ->
        [0] Még nem fordult; { AZ($most) } után egy év béke jön. Nála van:
       *[other] Most { AZ($number) } áll felül; { AZ($most) } után egy év béke jön. Nála van:
    }
explain-kind-suit = jele: { $suit } · értékek 1-től { $most }-ig, mindből egy lap
explain-suit =
    { $colour ->
        [blue] A kék lapok jele a liliom.
        [green] A zöld lapok jele a vadkan.
        [yellow] A sárga lapok jele a sas.
        [orange] A narancs lapok jele az oroszlán.
        [grey] A szürke lapok jele a torony.
       *[other] A fekete lapok jele a rózsa.
    } Az egyforma értékű lapokból bármilyen színben pár, terc és több lesz; öt vagy hat egyszínű lap flös, ha az értékek is egymást követik, színsor.
explain-suit-yours = ilyen színű lapjaid: { $cards }.
explain-suit-none = nincs ilyen színű lapod.
explain-card-dog-yours =
    { $count ->
        [0] nincs ilyen lapod.
       *[other] { $count } van a kezedben.
    }
explain-card-dog = 0-nak számít, bármelyik színben. Újoncozáskor egy eb elhoz egy lapot, kettő kirabolja a dobott lapokat; csatában legfeljebb kettő a hat lapod mellett is fekhet, és a lerakott ebek utána lapot hozhatnak.
explain-john = Amikor valaki felhúzza, maga kiált Havocot három 9-essel, és a következő csata helyett a Chevauchées zajlik le. Akinek van két lapja, annak harcolnia kell. A pontjai elvesznek; ha győz, ő őrzi a békét, amíg valaki Havocot nem kiált.
explain-office-peace = Akinél van, az a Béke őre: valahányszor újoncozik, a következő számra fordítja. Az utolsó szám után egy év béke jön: a következő csata elmarad, és mindenki más eldob egy lapot.
explain-office-havoc = Akinél van, az kiáltott Havocot, és kezdte ezt a csatát. A győztes lesz a Béke őre.
explain-thing-hand = Bármennyi lapod lehet. Egyenlő kombinációknál az áll előrébb, akinek kevesebb lap maradt a kezében.
explain-thing-won = Ha a végén egyenlő a pontszám, a több megnyert csata dönt.
explain-thing-deck = Aki innen húz, csak ő látja a lapot. Ha elfogy, a megkevert dobott lapok lépnek a helyébe.
explain-thing-discard = Senki sem nézheti át, csak aki két ebbel kirabolja.
explain-action-recruit = Két lapot húzol a pakliból vagy az újoncok közül, aztán egyet a kezedből az újoncokhoz teszel.
explain-action-havoc = Megkezded a következő csatát legalább két lappal. A többiek beszállnak vagy kimaradnak, aztán sorban raktok le lapokat, amíg mindenki nem passzol.
explain-action-catch = Eldobsz egy ebet, és elveszel egy újoncot vagy a húzópakli felső lapját. Nem számít bele a két húzásodba.
explain-action-rob = Eldobsz két ebet, átnézed a dobott lapokat, és elveszel közülük egyet, amely nem eb; ezt mindenki látja.
explain-action-stay_out = Húzol egy lapot, és ebben a csatában már nem veszel részt.
explain-action-pass = Ebben a csatában nem raksz le több lapot, de a lerakottakkal benne maradsz.
story-sluys = III. Edward flottája rátör a Zwin torkolatában egymáshoz láncolt francia hajókra, és szinte mindet megsemmisíti: ettől fogva francia földön folyik a háború.
story-crecy = Egy picardiai dombon az angol íjászok sorra megtörik a francia lovagok rohamait. Az elesettek között van János, a vak cseh király is.
story-poitiers = A Fekete Herceget zsákmányával együtt éri utol a sokkal nagyobb francia sereg, de ő a sövények mögött megáll és győz. II. János francia király fogolyként kerül Londonba.
story-najera = Kasztíliában a Fekete Herceg Péter királyért harcol annak féltestvére, Henrik ellen, és foglyul ejti du Guesclint. A hadjárat felemészti a pénzét és az egészségét.
story-agincourt = V. Henrik kimerült, éhes serege két erdő között, sártengerben ütközik meg a francia lovagokkal. Az íjászok és a sár órák alatt döntenek.
story-verneuil = Bedford hercege kemény közelharcban legyőzi a francia–skót sereget. A skótok szinte mind elesnek; sokan második Agincourt-nak mondják.
story-orleans = Az angolok fél éve ostromolják a Loire-parti várost. Ekkor megérkezik Jeanne d'Arc, és kilenc nap múlva elvonulnak.
story-formigny = Normandiában két kis francia ágyú csalja ki soraiból az angol íjászokat, míg Richemont lovasai oldalba nem kapják őket. Néhány hónap, és Anglia elveszti Normandiát.
story-castillon = Az öreg John Talbot ágyúkkal teli tábort rohamoz, és elesik. Bordeaux még azon az őszön megadja magát, és véget ér a százéves háború.
story-calais_to_tours = John of Gaunt néhány ezer emberével Calais-ból indul, és égetve-fosztogatva vonul át Franciaország szívén. A franciák nem bocsátkoznak csatába, csak követik.
story-tours_to_bordeaux = A tél, az éhség és a rajtaütések felőrlik John of Gaunt seregét. Csak a fele ér el Bordeaux-ba, és ló is alig marad.
explain-hand-six_straight_flush = Pontosan hat egyszínű lap, egymást követő értékekkel. A legnagyobb érték dönt.
explain-hand-six_of_a_kind = Hat egyforma értékű lap.
explain-hand-five_straight_flush = Pontosan öt egyszínű lap, egymást követő értékekkel, más lap nélkül. A legnagyobb érték dönt.
explain-hand-five_of_a_kind = Öt egyforma értékű lap; egy hatodik is lehet mellette.
explain-hand-big_house = Négy egyforma és még két egyforma lap. Előbb a négyes számít.
explain-hand-four_of_a_kind = Négy egyforma értékű lap; mások is lehetnek mellette.
explain-hand-trios = Kétszer három egyforma lap. Előbb a nagyobb hármas számít.
explain-hand-six_flush = Pontosan hat egyszínű lap. Minden érték számít, a legnagyobb előbb.
explain-hand-full_house = Három egyforma és még két egyforma lap; egy hatodik is lehet mellette. Előbb a hármas számít.
explain-hand-six_straight = Pontosan hat lap egymást követő értékekkel, bármilyen színben. A legnagyobb érték dönt.
explain-hand-five_flush = Pontosan öt egyszínű lap, más lap nélkül. Minden érték számít, a legnagyobb előbb.
explain-hand-three_pairs = Három pár; a nagyobb számít előbb.
explain-hand-five_straight = Pontosan öt lap egymást követő értékekkel, bármilyen színben, más lap nélkül. A legnagyobb érték dönt.
explain-hand-three_of_a_kind = Három egyforma értékű lap; mások is lehetnek mellette.
explain-hand-two_pairs = Két pár; mások is lehetnek mellette. Előbb a nagyobb pár számít.
explain-hand-pair = Két egyforma értékű lap; mások is lehetnek mellette.
explain-hand-high_card = Semmi más: a legnagyobb lap számít, aztán a következő.

## Beállítások

setting-first_player = Kezdő játékos
    .help = Ki a Béke első őre, és kié az első forduló.
setting-first_player-random = sorsolással
setting-few_players_scoring = Pontok kevés játékosnál
    .help = 2–3 játékosnál a csatakártyák második helye nem ér pontot, a harmadik lép a helyére.
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
    .help = A végső csatában a program rakja-e le mindenkinek a legerősebb lapjait, vagy ti választotok.
setting-final_laydown-auto = a program rakja le
setting-final_laydown-manual = ti választotok
setting-declare_dogs = Harcon kívüli ebek
    .help = Te mondod-e meg, hány lerakott ebed nem vesz részt a harcban, vagy a program választja a legjobbat.
setting-declare_dogs-auto = a program választja a legjobbat
setting-declare_dogs-manual = te mondod meg
