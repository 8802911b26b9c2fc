### Kard és Korona

game-name = Kard és Korona
game-about = Magyarország, 1301: meghalt a király, és hat tartományúr tör a koronára. Foglalj várakat, szerezz tisztségeket, és vigyázz a hadurad életére!
    .short = Magyarország, 1301: hat tartományúr és egy üres trón.

## Nevek

arm-infantry = gyalogos
    .short = Gy
arm-archer = íjász
    .short = Íj
arm-cavalry = lovas
    .short = Lo
arm-lord = a hadúr
    .short = H
units-infantry = { $count } gyalogos
units-archer = { $count } íjász
units-cavalry = { $count } lovas
units-lord = a hadúr
amount-groats = { $amount } garas
office-judge = országbíró
office-treasurer = tárnokmester
office-palatine = nádor
terrain-plain = síkság
terrain-mountain = hegyvidék
terrain-marsh = mocsár
lord-none = még nincs tartományura
holder-royal = a király seregei
holder-idle = { $lord } seregei
status-out = kiesett
status-captive = fogságban; { $year } előtt váltható ki
status-vassal = { $other } hűbérese
status-captive-short = fogságban
status-out-short = kiesett
status-waiting = nincs a térképen
clash-shot = Az íjászok lövése
clash-first = Első közelharc
clash-melee = Közelharc
clash-wall = A várvédő íjászok lövése
clash-assault = Roham
clash-pursuit = Üldözés
clash-shot-name = Nyitó lövés
    .short = Lövés
clash-first-name = Első közelharc
    .short = Közelharc
clash-melee-name = Közelharc
clash-wall-name = Lövés a falról
    .short = Fal
clash-assault-name = Roham
clash-pursuit-name = Üldözés
clash-way-name = Nehéz út
    .short = Út
clash-way = A nehéz út
dice-of =
    { $hits ->
        [0] { $arm } { $need }: { $dice }, nincs találat
       *[other] { $arm } { $need }: { $dice }, { $hits } találat
    }
dice-cast = támadó: { $attackers }; védő: { $defenders }
dice-attackers = támadó: { $attackers }
dice-defenders = védő: { $defenders }

## Eseménykártyák

event-text-cehek_megerosodese = Minden váras vármegye 1 garassal többet fizet, a játék végéig.
event-text-kiralyvalasztas = Az év végén rendkívüli tisztségviselő-választás lesz.
event-text-parasztlazadas = Mindenki elveszít egy sereget minden harmadik vár nélküli vármegyéje után; országrészenként egy semleges vár is elveszít egy gyalogost.
event-text-pestisjarvany = Mindenki elveszíti seregeinek ötödét; minden semleges várban eggyel kevesebb gyalogos marad.
event-text-veres_kard = Minden várba ingyen gyalogos kerül, a semlegesekbe is.
event-text-szuret = A támadók minden dobása eggyel többet ér.
event-text-esos_osz = Minden ostrom előtt dob a támadó: 1-esre és 2-esre az ostrom elmarad.
event-text-bo_termes = A vár nélküli vármegyék 2 garast fizetnek.
event-text-aszaly = Minden bevétel megfeleződik.
event-text-aradas = A vastag folyókon 1 helyett 2 ponttal drágább az átkelés.
event-text-szaraz_nyar = A folyókon átkelni nem kerül semmibe, a mocsár is csak 1 pont.
event-text-zsoldosok = Legfeljebb 2 toborzott gyalogos vagy íjász bármelyik saját vármegyébe kerülhet.
event-text-isten_bekeje = Játékos várát nem szabad megtámadni.
event-text-lovagi_torna = A legnagyobbat dobó ingyen lovast kap.
event-text-penzrontas = Mindenki befizeti kincstára harmadát a királyi kincstárba.
event-text-kiralyi_hadiszemle = A király várai a királyi tartományban egy-egy íjászt és gyalogost kapnak.

## Kérdések

title-place_army = A sereged
title-recruit = Toborzás
title-step_or_pass = Mozgás
title-gift = Pénzt adok
title-resign = Feladom
ask-choose_province = Melyik országrész ura leszel? Kattints rá itt, vagy egy várára a térképen!
typed-ask-choose_province = Melyik országrész ura leszel?
ask-place_army = Melyik sereget teszed le, és hová?
ask-place_neutral = Melyik semleges sereget teszed le, és hová?
ask-event_remove = Melyik seregedet veszíted el?
ask-event_place = Melyik váradba kerüljön az ingyen kapott sereg?
ask-event_neutral = Melyik semleges vár veszítsen el egy gyalogost?
ask-recruit = Mit toborzol, és hol?
ask-auction_bid = Licitálsz a tisztségre?
ask-move_first_or_last = Elsőként vagy utolsóként lépsz ebben az évben?
ask-step_or_pass = Hová lépsz?
ask-movers = Kik vesznek részt a lépésben?
ask-veto = Engedélyezed a hűbéresed lépését?
ask-choose_battle = Melyik csatádat vívod meg most?
ask-lead_arm = Melyik fegyvernemet vezeti a hadurad?
ask-reroll = Újradobsz országbíróként?
ask-assign_hits = Kit érjenek a találatok?
ask-retreat = Visszavonulsz a csatából?
ask-retreat_losses = Kik vesszenek oda a nehéz úton?
ask-garrison = Kik vonuljanak be a várba?
ask-retreat_to = Hová vonuljon vissza a sereg?
ask-escape = Megpróbál elmenekülni a legyőzött hadurad?
ask-offer_oath = Felajánlod a hűbéresküt a győztesnek?
ask-accept_oath = Elfogadod a legyőzött hűbéresküjét?
ask-inherit = Melyik sereget teszed a kiesett játékos helyére?
ask-victor_step = Győzött a hadurad: hogyan lépsz?
ask-lord_return = Hová kerüljön a hadurad?
ask-bid = Mennyit ajánlasz a tisztségért?
ask-tie_break = Egyenlők az ajánlatok: kié legyen a tisztség?
ask-gift = Kinek adsz pénzt, és mennyit?
ask-resign = Feladod a játékot?

## Lehetőségek

option-sell = Eladom: { $office }
option-amount = { $amount } garas
option-player = { $seat }
option-gift = { $amount } garas { RAG($other, "nak") }
option-recruit = { $county }: { $arm } ({ $amount } garas)
option-recruit-done = Kész a toborzás
option-recruit-ransom = A 20 garas váltságdíj kifizetése
option-unit = { $county }: { $mover }
option-step-siege = { $county }: ostrom
option-step-attack = { $county }: támadás
option-step-join = { $county }: csatlakozás a saját seregekhez
option-step-occupy = { $county }: elfoglalás
option-step_or_pass-pass = Passz erre az évre
option-movers = { $army } { $county } vármegyéből
option-movers-via = { $army } { $county } vármegyéből, { $entry } felől
option-movers-done = Mehet a lépés
option-victor-go = A hadúr { $county } vármegyébe megy
option-victor_step-none = Nincs lépés
option-victor_step-done = Kész
option-losses = Elesik: { $army }
option-garrison = Bent marad: { $army }
option-garrison-in = Bent marad a hadúrral: { $army }
option-garrison-out = Bent marad: { $army }; a hadúr visszavonul a többiekkel
option-county = { $county }
option-auction_bid-drop = Kiszállok
option-veto-allow = Engedélyezem
option-veto-forbid = Megtiltom
option-reroll-reroll = Újradobom
option-reroll-keep = Marad a dobás
option-retreat-stay = Tovább harcolok
option-escape-no = Nem próbálja meg
option-escape-to = Menekülés ide: { $county }
option-retreat-to = Visszavonulás ide: { $county }
option-offer_oath-yes = Felajánlom
option-offer_oath-no = Nem esküszöm
option-accept_oath-yes = Elfogadom
option-accept_oath-no = Elutasítom
option-inherit-none = Maradjon üresen
option-move_first_or_last-first = Elsőként
option-move_first_or_last-last = Utolsóként
option-resign-yes = Feladom

## Események

event-province_chosen = { $seat } országrésze: { $province }
event-placed = { $seat } sereget állít fel: { $county }, { $mover }
event-set_up = { $seat } felállította a seregét
event-garrisons_placed = A gazdátlan várakba semleges őrség kerül
event-neutral_placed = { $seat } semleges sereget állít fel: { $county }, { $mover }
event-year_began = Kezdődik { AZ($year) }. év
event-contest_roll = { $seat } dobása: { $number }
event-contest_roll-start = Ki kezdi az évet? { $seat } dobása: { $number }
event-contest_roll-tournament = Lovagi torna: { $seat } dobása: { $number }
event-contest_roll-tie = Egyenlő licitek: { $seat } dobása: { $number }
event-rerolled_die = { $seat } országbíróként újradob: { $number }
event-starts = { $seat } a kezdőjátékos
event-moves_first = { $seat } elsőként lép
event-moves_last = { $seat } utolsóként lép
event-event_drawn = Az év eseménye: { $event }
event-unit_lost = { $seat } sereget veszít: { $county }, { $arm }
event-unit_gained = { $seat } sereget kap: { $county }, { $arm }
event-neutral_lost = Egy semleges vár gyalogost veszít: { $county }
event-neutral_gained = Erősödik egy semleges vár: { $county }, { $arm }
event-tournament_won = { $seat } nyeri a lovagi tornát
event-prize_lost = { $seat } nem tudja hová tenni a lovagi torna díját
event-coins_debased = { $seat } { $amount } garast veszít a pénzrontáson
event-taxed = { $seat } adóbevétele: { $amount } garas
event-recruited = { $seat } toboroz: { $county }, { $arm } ({ $amount } garas)
event-ransomed = { $seat } { $amount } garas váltságdíjat fizet
event-office_offered = { $seat } tisztséget árverez: { $office }
event-bid_raised = { $seat } ajánlata: { $amount } garas
event-dropped_out = { $seat } kiszáll az árverésből
event-office_sold = { $seat } { $amount } garasért megveszi { RAG($other, "tól") } a tisztséget: { $office }
event-passed = { $seat } passzol
event-stepped = { $seat } lép: { $movers } → { $county } ({ $army })
event-attacked = { $seat } támad: { $movers } → { $county } ({ $army })
event-vetoed = { $seat } megtiltja hűbéresének ({ $other }) a lépést: { $county }
event-battle_began = Csata kezdődik ({ $county }): { $seat } támad ({ $army }), a védők: { $defenders }
event-called_off = { $seat } felhagy a támadással: { $county }
event-rain_roll =
    { $number ->
        [1] { $seat } az időjárásra dob: 1 (legalább 3 kell), az ostromot elmossa az eső
        [2] { $seat } az időjárásra dob: 2 (legalább 3 kell), az ostromot elmossa az eső
       *[other] { $seat } az időjárásra dob: { $number } (legalább 3 kell), az ostrom megkezdődik
    }
event-led = { $seat } hadura ezt a fegyvernemet vezeti: { $arm }
event-clash = { $kind } – { $strikes }
event-rerolled = { $seat } országbíróként újradob ({ $arm }) – { $strikes }
event-losses = A támadók vesztesége: { $army }; a védőké: { $defenders }
event-losses-attackers = A támadók vesztesége: { $army }
event-losses-defenders = A védők vesztesége: { $defenders }
event-losses-nobody = Senki sem esik el
event-retreats = { $seat } visszavonul: { $origin } → { $county }
event-lost_on_the_way = { $seat } az úton elveszít: { $army }
event-battle_ended = Véget ért a csata: { $county }. Maradt – támadó: { $army }; védő: { $defenders }
event-battle_ended-attackers = A támadók győztek: { $county }; megmaradt { $army }
event-battle_ended-defenders = A védők győztek: { $county }; megmaradt { $defenders }
event-battle_ended-nobody = Véget ért a csata: { $county }; senki sem maradt életben
event-occupied = { $seat } elfoglalja: { $county }
event-withdrew = { $seat } serege visszavonul: { $origin } → { $county } ({ $army })
event-got_away = { $seat } serege elhagyja a csatát: { $origin } → { $county } ({ $army })
event-forced_attack = { $seat } kiút híján támad: { $origin } → { $county } ({ $army })
event-vanished = { $seat } serege nem tud hová menni, és odavész: { $army }
event-duel_roll = Párviadal: { $seat } dobása { $number }, { $other } dobása { $against }
event-duel_won = { $seat } párviadalban megöli ellenfelét ({ $other })
event-escape_rolled = { $seat } menekülni próbál, dobása: { $number } (6-os kell)
event-escaped = { $seat } hadura elmenekül: { $origin } → { $county }
event-captured = { $seat } hadura fogságba esik; { $year } előtt váltható ki
event-died_captive = { $seat } hadura meghal a fogságban
event-went_out = { $seat } kiesik a játékból
event-freed = { $seat } többé nem hűbéres
event-eliminated = { $other } kiejti ellenfelét ({ $seat }), és { $amount } garast szerez
event-inherited = { $seat } átveszi: { $county }, { $arm }
event-oath_offered = { $seat } hűbéresküt ajánl legyőzőjének ({ $other })
event-oath_refused = { $seat } elutasítja { $other } hűbéresküjét
event-sworn = { $seat } hűbéresküt tesz; hűbérura { $other } lesz, aki { $amount } garast kap
event-lord_went = { $seat } hadura továbbmegy: { $origin } → { $county }
event-joined_lord = { $seat } sereget küld a hadurához: { $origin } → { $county } ({ $army })
event-lord_returned = { $seat } hadura visszatér: { $county }
event-election_began = Tisztségviselő-választás, { $year }
event-treasury_stated = { $seat } kincstára: { $amount } garas
event-bid_opened =
    { $amount ->
        [-1] { $seat } felfedi az ajánlatát ({ $office })
       *[other] { $seat } ajánlata ({ $office }): { $amount } garas
    }
event-office_stays = Senki sem licitált, marad minden a régiben: { $office }
event-elected =
    { $amount ->
        [-1] { $seat } elnyeri a tisztséget: { $office }
       *[other] { $seat } { $amount } garasért elnyeri a tisztséget: { $office }
    }
event-half_returned =
    { $amount ->
        [-1] { $seat } visszakapja az ajánlata felét
       *[other] { $seat } visszakap { $amount } garast
    }
event-election_ended = Véget ért a választás
event-gave = { $seat } { $amount } garast ad { RAG($other, "nak") }
event-resigned = { $seat } feladja a játékot
event-won_by_standing = { $seat } az utolsó talpon maradt tartományúr, és megnyeri a játékot
event-won_by_offices = { $seat } mindhárom tisztséget megszerezte, és megnyeri a játékot
event-won_by_castles = { $seat } elég várat birtokol, és megnyeri a játékot
event-won_by_provinces = { $seat } elég országrészt birtokol, és megnyeri a játékot
event-won_by_years = { $seat } áll a legjobban az utolsó év végén, és megnyeri a játékot

## Elutasítások

no-S2 = Ez az országrész nincs játékban.
no-S3 = Ennek az országrésznek már van ura.
no-S5 = A sereged a saját országrészedben indul, és ez nem tartozik hozzá: { $county }.
no-S5-none = Ebből már nincs mit letenni ({ $mover }).
no-S5-lord = A hadúr ott állhat, ahol sereged is van; itt nincs: { $county }.
no-S5-group = A sereg 6 összefüggő vármegyében áll, köztük legfeljebb egy várral; ez nem illik közéjük: { $county }.
no-S5-each = Mind a 6 vármegyébe kell sereg, ezért ide most nem kerülhet: { $county }.
no-S6-3 = Semleges sereg üres, vár nélküli síkságra kerül; ez nem olyan: { $county }.
no-S6-3-province = Most ebbe az országrészbe kerül sereg: { $province }.
no-S6-3-arm = Ebben az országrészben ebből már nincs mit letenni ({ $mover }).
no-S7 = Öt játékosnál le van zárva: { $county }.
no-R1-6 = A várban legfeljebb 7 sereg fér el: { $county }.
no-R1-6-arm = A várban egy fegyvernemből legfeljebb 4 sereg lehet: { $county }.
no-R1-6-half = 4 sereg fölött a várban egy fegyvernem legfeljebb eggyel lehet több, mint a többi együtt: { $county }.
no-R3-5 = A hadúr utolsó kísérője nem veszhet el: { $county }.
no-R3-7 = Nincs ilyen sereged itt: { $county }.
no-R3-8 = A lázadás vármegyénként egy sereget visz el, innen már elvitt egyet: { $county }.
no-R3-8-walls = A lázadás várból nem visz el sereget, innen sem: { $county }.
no-R3-8-castle = Ez nem gyalogossal védett semleges vár ebben az országrészben: { $county }.
no-R3-9 = Az ingyen kapott sereg saját várba kerül; ez nem az: { $county }.
no-R3-9-once = Minden várba egy ingyen kapott sereg kerül, ide már került: { $county }.
no-R3-10 = A díjul kapott lovas saját várba kerül; ez nem az: { $county }.
no-R3-12 = Idén csak két sereg kerülhet váron kívülre.
no-R3-13 = Isten békéjének évében játékos várát nem lehet megtámadni, ezt sem: { $county }.
no-R5-1 = Gyalogost, íjászt és lovast lehet toborozni, mást nem.
no-R5-2 = Toborozni saját várban lehet; ez nem az: { $county }.
no-R5-3 = Hitel nincs, ez pedig { $amount } garasba kerül.
no-R5-5 = Elfogyott a korongod ebből a fegyvernemből ({ $arm }).
no-R5-6 = Idén itt már nem toborozhatsz több lovast: { $county }.
no-R5-6-player = Idén már { $count } lovast toboroztál, többet nem lehet.
no-R5-7 = Az idei lovagkeret elfogyott.
no-R6-5 = Nincs ennyi ilyen sereged itt: { $county }.
no-R6-5-empty = A lépéshez kell valaki, aki megteszi.
no-R6-5-there = A lépés máshonnan hoz ide sereget, ők pedig már itt vannak: { $county }.
no-R6-5-others = A lépés másik vármegyéből hoz ide sereget, de máshol nincs sereged: { $county }.
no-R6-5-lord = Nem itt van a hadurad: { $county }.
no-R6-5-lord_going = A hadurad már úton van.
no-R6-5-one_lord = Csak egy hadurad van.
no-R6-7 = Túl messze van, nem elég hozzá a mozgáspont: { $county }.
no-R6-8 = Oda csak olyan vármegyén át vezet út, amelyen nem lehet áthaladni: { $county }.
no-R6-9 = Egy sereg évente egyszer mozog, az itteniek már mozogtak, vagy épp indulnak: { $county }.
no-R6-9-all = Egy sereg évente egyszer mozog, és aki ideérhetne, mind mozgott már: { $county }.
no-R6-9-lord = A hadurad idén már mozgott.
no-R6-10 = A hadúr sosem maradhat sereg nélkül, itt pedig egyedül állna: { $county }.
no-R6-14 = Ahol csata vár, ott nem érhet véget lépés: { $county }.
no-R6-15 = Innen nem léphetnek be: { $county }.
no-R6-15-same = Egy vármegye egy fegyverneme egyazon vármegyéből lép be, és most ez az: { $county }.
no-R7-1 = A támadáshoz legalább egy sereg kell, a hadúr egyedül nem támadhat: { $county }.
no-R7-2 = Várat csak gyalogossal vagy a hadúrral lehet megtámadni, ezt is: { $county }.
no-R7-4 = Akit megtámadtak, az idén már nem mozoghat; támadás alatt áll: { $county }.
no-R7-4-all = Aki még ideérhetne, azt megtámadták, és idén már nem mozoghat: { $county }.
no-R8-2 = Itt nincs megvívandó csatád: { $county }.
no-R8-3 = Előbb jönnek a nyílt ütközetek, aztán az ostromok; most nem ez következik: { $county }.
no-R9-4 = Így nem oszthatod el a találatokat: egy sem veszhet kárba, amíg van, akit érhet.
no-R12-2 = A várban annyian maradnak, ahányan beférnek, és többen is beférnének: { $county }.
no-R12-2-few = Nincs ennyi a seregben.
no-R12-2-lord = Nincs hadúr ezzel a sereggel, aki kint maradhatna.
no-R12-3 = A várban legalább egy seregnek maradnia kell: { $county }.
no-R12-4 = A sereg oda vonul vissza, ahonnan jött, nem ide: { $county }.
no-R12-5 = A sereg olyan szomszédos saját vagy üres vármegyébe vonul vissza, ahol nincs csata; ez nem az: { $county }.
no-R12-6 = Kiút híján a seregnek szomszédos ellenséges vármegyét kell megtámadnia; ez nem az: { $county }.
no-R12-6-castle = Gyalogos és hadúr nélkül a sereg nem támadhat meg várat, ezt sem: { $county }.
no-R12-8 = Egyikük sem fér be a várba: { $county }.
no-R13-2 = A hadúr csak jelen lévő fegyvernemet vezethet, ez pedig nincs itt: { $arm }.
no-R13-7 = A hadúr olyan szomszédos, csata nélküli vármegyébe menekülhet, ahol saját serege áll; ez nem az: { $county }.
no-R13-10 = A győztes lépése saját sereget hoz a hadúrhoz, vagy a hadurat viszi saját seregéhez, a mozgáspontokon belül.
no-R13-10-begun = A hadúrhoz már sereg tart: jöhet még több, vagy kész a lépés.
no-R13-11 = A hadúr a legközelebbi saját sereghez kerül; itt nincs sereged: { $county }.
no-R13-11-farther = A hadúr a legközelebbi saját sereghez kerül; ez messzebb van: { $county }.
no-R14-3 = A hadurad nem fogoly, nincs kiért váltságdíjat fizetni.
no-R14-3-money = A váltságdíj { $amount } garas, és neked nincs ennyi.
no-R14-3-place = A hadúr oda tér vissza, ahol sereged van; itt nincs: { $county }.
no-R15-2 = Ide csak olyan fegyvernem kerülhet, amilyen itt állt: { $county }.
no-R15-3 = Itt csata vár, ezért kötelező sereget letenni: { $county }.
no-R16-4 = Hűbérurad idénre megtiltotta ezt a célt: { $county }.
no-R16-5 = Hűbérúr és hűbéres nem léphet egymás vármegyéibe; itt { $other } az úr: { $county }.
no-R16-8 = A hadúr oda tér vissza, ahol sereged van; itt nincs: { $county }.
no-R17-4 = 0-tól a teljes kincstáradig licitálhatsz, az pedig { $amount } garas.
no-R17-6 = A tisztség csak azoké lehet, akik a legtöbbet, egyforma összeget ajánlottak.
no-R18-2 = Az országbíró a saját kockáit dobhatja újra, olyan fegyverneméit, amely dobott.
no-R18-2-arm = Csatában az országbíró megmondja, melyik fegyvernem dob újra.
no-R18-6 = Csak saját tisztséget adhatsz el, ez nem a tiéd: { $office }.
no-R18-6-buyers = Nincs, aki licitálhatna rá.
no-R18-6-once = Egy körödben csak egy árverést tarthatsz.
no-R18-6-more = Többet kell ajánlanod, mint { $amount } garas.
no-R18-6-treasury = Legfeljebb a kincstáradat ajánlhatod fel, az pedig { $amount } garas.
no-R19-2-election = Választás közben pénz nem cserélhet gazdát.
no-R19-2-auction = Árverés közben pénz nem cserélhet gazdát.
no-R19-2-out = Kiestél a játékból, nincs mit adnod.
no-R19-2-nobody = Ajándékot másik, még játékban lévő játékos kaphat.
no-R19-2-treasury = 1 garastól a teljes kincstáradig adhatsz, az pedig { $amount } garas.
no-R21-1 = Akkor adhatod fel, amikor épp te döntesz.
no-R22-1 = Túl sok sereg van egy fegyvernemből az ostromlók közt: { $county }. Négy lehet, vagy az összes fele, felfelé kerekítve.
no-R22-1-half = 4 ostromló fölött egy fegyvernem legfeljebb eggyel lehet több, mint a többi együtt, itt is: { $county }.
no-R22-4 = A támadók a saját létszámuk kétszeresét kötik le, csak a többlet mehet el: { $county }.
no-R22-7 = Ez a sereg nem vonulhat vissza ide: { $county }.
no-R22-8 = Pontosan a felük vész oda: { $count }.
no-R22-8-few = Nincs ennyi a seregben valamelyik fegyvernemből.
no-R23-6 = Aki idén már harcolt, nem támadhat, ide sem: { $county }.
text-start = Kezdőjátékos: { $start }
text-no_event = Még nincs esemény; kezdőjátékos: { $start }
text-legend = Jelek: [vár] birtokos gyalogos/íjász/lovas, * a hadúrral; { $mountain } hegy, { $marsh } mocsár, a többi síkság
text-legend-steps = Mozgáspontok: a gyalogosoknak és íjászoknak { $foot }, a lovasoknak és a hadúrnak { $horse } van; síkságra lépni { $enter_plain }, hegyre { $enter_mountain }, mocsárba { $enter_marsh } pont, vastag folyón át még { $river } (az m minden szomszédot elmond)
text-legend-units = Árak garasban: gyalogos { $infantry }, íjász { $archer }, lovas { $cavalry }; a nádornak { $infantry_palatine }, { $archer_palatine }, { $cavalry_palatine }
land-county = { $province }
land-castle = { $province }, { $terrain }
land-neighbours = szomszédai (és hány mozgáspont oda belépni): { $counties }
land-next = { $county } { $points }
land-river = { $county } { $points } (vastag folyón át)
score-counted = várak: { $count }
typed-question-place_army = Melyik sereget teszed le, és hová? Hátravan: { $army }
typed-question-recruit-mercenaries = Mit toborzol, és hová? { $count } gyalogos vagy íjász bármelyik vármegyédbe kerülhet. { $amount } garasod van
typed-question-recruit = Mit toborzol, és hová? Van { $amount } garasod
typed-question-step_or_pass = Hová lépsz? Még { $count } lépésed van.

## Szöveg és asztal

text-seat = { $seat } ({ $lord }, { $place }): várak { $castles }/{ $needed }, vármegyék { $counties }, országrészek { $provinces }, garas { $money }, lépések { $steps }, tisztségek: { $offices }
text-hidden = titkos
text-holder = { $holder }
text-bids = Ajánlatok ({ $office }): { $bids }
text-bid = { $seat } { $amount }
text-battle = { $seat } támad: { $county } ({ $army })
heading-over = Vége a játéknak
table-map = Magyarország térképe
piece-units = { $holder }: { $army }
piece-lord = { $seat } hadura
place-county = { $county }, { $terrain }
place-castle = { $county }, vár: { $castle }
badge-office = { $office }
badge-start = kezdőjátékos
badge-passed = passzolt
badge-vassal = { $other } hűbérese
badge-captive = fogságban; { $year } előtt váltható ki
badge-out = kiesett
note-event = { $card }: { $text }
note-guilds = { $card }: a várak 1 garassal többet adnak.

## Az asztal a böngészőben

question-place_army = Kattints egy vármegyére, aztán egy seregre! Hátravan: { $army }
question-recruit = Kattints egy várra, aztán egy fegyvernemre! { $amount } garasod van.
question-recruit-mercenaries = Kattints egy várra ({ $count } gyalogoshoz vagy íjászhoz bármelyik vármegyédre), aztán egy fegyvernemre! { $amount } garasod van.
question-place_neutral = Semleges seregek ({ $province }): kattints egy vármegyére, aztán egy seregre! Hátravan: { $army }
typed-question-place_neutral = Semleges seregek ({ $province }): melyiket teszed le, és hová? Hátravan: { $army }
question-event_remove = Melyik seregedet veszíted el? Kattints egy vármegyére, aztán a seregre! Hátravan: { $count }
typed-question-event_remove = Melyik seregedet veszíted el, és hol? Hátravan: { $count }
question-event_place = Melyik váradba kerüljön az ingyen kapott sereg ({ $arm })?
question-event_neutral = Melyik semleges vár veszítsen el egy gyalogost ({ $province })?
title-bid = Licit: { $office }
question-bid = Mennyit ajánlasz titokban? { $amount } garasod van.
question-auction_bid = { $seat } eladja { AZ($office) } tisztségét; { $other } vezet { $amount } garassal. Többet ajánlasz?
question-auction_bid-first = { $seat } eladja { AZ($office) } tisztségét; még senki sem ajánlott érte. Licitálsz?
question-tie_break = Egyformán { $amount } garast ajánlottak: { $seats }. Nádorként te döntesz: ki legyen { AZ($office) }?
about-choose_province = Itt áll fel a sereged. Minden hadúr ugyanazt tudja; a föld és a szomszédok mások.
about-place_army = { $province } az otthonod. Amelyik várad üresen marad, abba semleges őrség kerül; a hadurad egyik sereged mellé kerül.
about-place_neutral = Ahol nincs játékos, ott semleges seregek állnak: sosem mozognak, de védekeznek. Aki a földet akarja, annak le kell győznie őket.
about-event_remove = Az év kártyája sereget visz el. Te választod ki, melyiket; a hadúr utolsó kísérője nem veszhet el.
about-event_place = A sereg ingyen van. Egy várba legfeljebb 7 sereg fér, egy fegyvernemből 4.
about-event_neutral = Az év kártyája országrészenként egy semleges várat gyengít: talán épp azt, amelyiket ostromolni akarod.
about-recruit = A gyalogos { $infantry }, az íjász { $archer }, a lovas { $cavalry } garas. Egy várba legfeljebb 7 sereg fér, egy fegyvernemből 4. Az új seregek idén már mozoghatnak.
about-recruit-election = A gyalogos { $infantry }, az íjász { $archer }, a lovas { $cavalry } garas; egy várba 7 sereg fér, egy fegyvernemből 4. Az év végén választás lesz: abból licitálhatsz, amit megtartasz.
about-bid = A legtöbbet ajánlóé a tisztség; mindenki fizet, a vesztesek is.
about-tie_break = Akit megnevezel, az kapja a tisztséget, és fizet; a többiek visszakapják az ajánlatuk felét.
about-auction_bid = Sorban mindenki többet ajánl, vagy kiszáll; az utolsó kifizeti az eladót, és azonnal övé a tisztség.
about-move_first_or_last = Aki elsőként lép, elsőként választ célt; aki utolsóként, az már látja, mit tettek a többiek.
about-gift = Az ajándék azonnal gazdát cserél, és senkit sem kötelez: amit érte ígértek, azt senki sem kényszerítheti ki.
about-resign = A seregeid semlegesek lesznek, a többiek nélküled játszanak tovább.
warn-empty_castle = Még nem áll itt sereged: { $counties }. Semleges őrség kerülne oda.
warn-ransom = A hadurad { $year } elején meghal a fogságban, ha addig nem fizeted ki a váltságdíjat: { $amount } garas.
zone-outbid = { $seat } kincstára { $amount } garas, többet ajánlhat
zone-tie = döntetlen, ha { $seat } mindenét felajánlja: { $decided }
zone-nothing = nem veszel részt; ha senki sem licitál, marad minden a régiben
zone-safe = senki sem ajánlhat többet
note-lord = { $province }: { $lord }
note-room = { $county }: még { $count } sereg fér be
note-offices = tisztségei: { $count }/{ $most }

## Választás és árverés

near-office = a harmadik tisztséggel győz
near-castle = még egy várral győz ({ $count }/{ $needed })
near-province = még egy országrésszel győz ({ $count }/{ $needed })
stage-election = Választás, { $year }
    .short = Választás
election-stations = Hol tart a választás
election-stated-all = Kincstárak bemondva
    .short = Kincstár
election-held = most { $seat } viseli
    .short = { $seat }
election-now-sealed = titkos ajánlatok
    .short = titkos licit
election-now-open = nyitva az ajánlatok
    .short = nyitva
election-now-tie = egyenlő ajánlatok
    .short = egyenlő
election-gives = mit ad?
    .short = mit ad?
election-wins-now = { $seat } viseli a másik két tisztséget: ha ő lesz { AZ($office) }, megnyeri a játékot.
election-wins-later = { $seat } viseli a másik két tisztséget: ha ezt is elnyeri, és azokat megtartja, megnyeri a játékot.
election-bids = Kincstárak és ajánlatok
election-treasury = kincstár
election-head-judge = Országbíró
    .short = Bíró
election-head-treasurer = Tárnokmester
    .short = Tárnok
election-head-palatine = Nádor
election-holder = viselője
election-vacant = még senkié
election-row-elector = { $seat }
election-row-captive = { $seat }: hadura fogoly, nem licitál
    .short = { $seat }
election-row-vassal = { $seat }: hűbéres, nem licitál
    .short = { $seat }
election-stated = bemondta
election-of = volt { $amount }
election-secret = titkos
election-sealed = lepecsételve
election-thinks = gondolkodik
election-keeps = megtartja
election-wins = elnyeri
election-tie = egyenlő
election-back = vissza: { $amount }
tie-holder = a viselője tartja meg ({ $seat })
tie-palatine = a nádor dönt ({ $seat })
tie-dice = a kocka dönt
report-election = { CAPITAL($holders) }
report-election-holder = { $seat } ({ $offices })
report-election-vacant = betöltetlen ({ $offices })
report-election-none = { CAPITAL($office) }: senki sem licitált, marad minden a régiben.
report-election-most = { CAPITAL($office) }: { $seat } ajánlotta a legtöbbet, { $amount } garast (a következő { $second }).
report-election-tie = { CAPITAL($office) }: egyforma, { $amount } garasos ajánlatok – { $decided }.
report-election-from = { $why } Eddigi viselője: { $other }.
change-two_offices = { $seat } két tisztséget visel: a harmadikkal megnyeri a játékot
stage-auction = Árverés: { $office }
    .short = Árverés
auction-seller = eladó: { $seat }
auction-wins = { $seat } viseli a másik két tisztséget: ha megveszi { AZ($office) } tisztségét, azonnal győz.
auction-office = { CAPITAL($office) }: { $text }
auction-poor = nincs rá pénze
auction-bids = Kincstárak és ajánlatok
auction-bid = ajánlat
auction-leads = vezet
auction-dropped = kiszállt
auction-thinks = gondolkodik
auction-waits = még licitálhat
report-sale = { $seat } megveszi { AZ($office) } tisztségét (eladó: { $other })
report-sale-why = Senki sem ajánlott { $amount } garasnál többet.
change-paid = { $seat } { $amount } garast fizet { RAG($other, "nak") }
stage-contest-start = Ki kezdi az évet?
    .short = Kocka
stage-contest-tournament = Lovagi torna
    .short = Kocka
stage-contest-tie = Egyenlő ajánlatok: a kocka dönt
contest-die = kocka
contest-best = legnagyobb
contest-tied = Egyforma a legnagyobb dobás: újra dobnak.

heading-year = { $year } · { $season }
season-setup = felállás
season-event = esemény
season-income = adó
season-movement = mozgás
season-battles = csaták
season-election = választás
banner-last = Az utolsó év
banner-crowned = A korona: { $winners }
part-setup = Felállás
part-event = Esemény
part-income = Adó
part-movement = Mozgás
part-battles = Csaták
part-election = Választás
pane-map = Térkép
pane-year = Esemény
table-season = Most
table-years = Évek
year-plain = { $year }
year-election = { $year }
year-captive = { $year }
table-crown = Utak a koronához
table-ending = Így ért véget
crown-castles = vár, { $count } kell a győzelemhez
    .short = / { $count }
crown-provinces = országrész, { $count } kell a győzelemhez
    .short = / { $count }
crown-offices = tisztség, { $count } kell a győzelemhez
    .short = / { $count }
crown-note = Azonnal győz { $castles } vár, { $provinces } teljes országrész vagy mindhárom tisztség.
crown-note-last = Ez az utolsó év: utána a legtöbb vár győz.
ending-castles = vár
ending-counties = vármegye
ending-provinces = országrész
ending-offices = tisztség
ending-cavalry = lovas
ending-money = garas
ending-by-standing = { $seat } győz ({ $year }): nem maradt más szabad úr.
ending-by-offices = { $seat } győz ({ $year }): mindhárom tisztség az övé.
ending-by-castles = { $seat } győz ({ $year }) a váraival: { $count } az övé, { $needed } kell.
ending-by-provinces = { $seat } győz ({ $year }) teljes országrészekkel: { $count } az övé, { $needed } kell.
ending-by-years = Letelt az utolsó év: { $seat } áll a legjobban. Előbb a várak számítanak, aztán a vármegyék, a lovasok és a garasok.
ending-out = Már a játék vége előtt kiesett: { $seats }.
table-growth = Várak évről évre
counter-money = { $count } garas a kincstárban
counter-castles = vár: { $count }, a győzelemhez { $needed } kell
counter-counties = { $count } vármegye
counter-provinces = { $count } teljes országrész
counter-infantry = { $count } gyalogos
counter-archer = { $count } íjász
counter-cavalry = { $count } lovas
counter-steps = { $count } hátralévő lépés
badge-purse = a kincstár a választás végéig titkos
piece-attackers = támadók, { $holder }: { $army }
piece-battle = { $seat } támad
piece-siege = { $seat } ostromolja a várat
about-reach = Egy év alatt ideér: { $coming }
about-coming = { $seat } ({ $army })
clash-none = az első összecsapás előtt
clash-loss = elesett: { $army }
clash-nobody = senki sem esik el
clash-now = most
table-clashes = Az eddigi összecsapások
stage-chances-roll = { $seat } esélye e dobás előtt { $about ->
        [1] kb. { $percent }%
       *[other] { $percent }%
    } volt.
stage-chances-roll-first = { $seat } esélye e dobás előtt { $about ->
        [1] kb. { $percent }%
       *[other] { $percent }%
    } volt, az első előtt { $first }%.
stage-chances-next = { $seat } esélye innen { $about ->
        [1] kb. { $percent }%
       *[other] { $percent }%
    }.
stage-chances-next-first = { $seat } esélye innen { $about ->
        [1] kb. { $percent }%
       *[other] { $percent }%
    }; az első dobás előtt { $first }% volt.
stage-open = Csata { $place } vármegyében
    .short = Csata
stage-rough = Csata { $place } vármegyében
    .short = Csata
stage-siege = { $place } ostroma
    .short = Ostrom
stage-note = { $number }. forduló · { $clash }
stage-note-rain = eső az ostrom előtt
stage-note-lead = az első összecsapás előtt
host-attacker = { CAPITAL($holder) }: támadók
    .short = { CAPITAL($holder) }
host-defender = { CAPITAL($holder) }: védők
    .short = { CAPITAL($holder) }
host-left = { $of } közül { $count } áll
host-lord = itt a hadúr
host-leads = a hadúr vezeti: { $arm }, +1
rank-units = { $army }
rank-gone = { $arm }: mind elesett
rank-waits-shot = először csak az íjászok lőnek
    .short = vár
rank-waits-first = már lőtt
rank-waits-melee = nem dob
rank-waits-wall = most csak a falról lőnek
rank-waits-assault = csak a roham előtt lő
rank-waits-pursuit = nem dob
why-lord = { $base }, hadúr +1
    .short = hadúr +1
why-vintage = { $base }, szüret +1
    .short = szüret +1
why-both = { $base }, hadúr +1, szüret +1
    .short = hadúr, szüret
why-wall = a falról
why-foot = gyalog
why-ground = terep +1
why-two = gyalog / lovas
    .short = gyalog / ló
die-hit = { $face }, talált
die-miss = { $face }, nem talált
target-hit = { $arm } ({ $count } van)
option-place-rest = A többit a program tegye le
option-step-whole = { $army }
option-step-choose = Kiválasztom, ki menjen
note-step-choose = vármegyénként
note-army = { $county } vármegye serege
asks-army = Hová menjen { $county } vármegye serege?
asks-step = { $note }. Kik menjenek?
note-plan = elég lesz, és a várak sem maradnak őrizetlenül
dials-from = { $county } vármegyéből
dials-via = { $county } vármegyéből, { $entry } vármegyén át
dials-step = Mehet a lépés
dials-attack = Támadás!
dials-amount = garas
dials-bid = Lepecsételem: { $count } garas
dials-auction_bid = Ajánlok { $count } garast
dials-gift = Odaadok { $count } garast

## Lépések és csaták kérdései

question-step_or_pass = Hová lépsz? Még { $count } lépésed van.
about-step_or_pass = Kattints egy vármegyére, vagy egy seregedre és a céljára! Piros, kardokkal: támadás; a csata akkor jön, ha már mindenki passzolt. Egy sereg évente egyszer mozoghat.
typed-about-step_or_pass = Aki más hadúr vármegyéjébe lép, az támad; a csata akkor jön, ha már mindenki passzolt. Egy sereg évente egyszer mozoghat.
question-movers = Kik mennek { $county } vármegyébe?
question-movers-attack = Kik támadják meg { $county } vármegyét? Ott áll: { $holder } ({ $defenders }).
about-movers = Koppints arra, aki megy, még egyszer arra, aki mégis marad! Ahol senki sem marad, az többé nem a tiéd.
about-movers-open = Síkság: a lovas lóháton harcol, a gyalogost és az íjászt legalább 4-essel találja el, őt csak a 6-os. Ahol senki sem marad, az többé nem a tiéd.
about-movers-rough = Hegy vagy mocsár: te legalább 5-össel találsz, a védő legalább 4-essel, és a lovas gyalog harcol. Ahol senki sem marad, az többé nem a tiéd.
about-movers-siege = Vár: a falról előbb az íjászok lőnek, és legalább 4-essel találnak, mindenki más 5-össel. A rohamhoz gyalogos vagy a hadúr kell. Ahol senki sem marad, az többé nem a tiéd.
question-veto = Engedélyezed hűbéresed, { $seat } lépését? { $movers } → { $county }: { $army }
about-veto = A hűbéres csatát kezdő vagy vármegyét kiürítő lépéséhez az engedélyed kell. Ha megtiltod, ide idén már nem léphet.
question-choose_battle = Melyik csatádat vívod meg most? Még { $count } van hátra.
about-choose_battle = Előbb a hadurak csatái, aztán a nyílt csaták, végül az ostromok; mindenki sorban választ azok közül, amelyeket ő kezdett.
question-lead_arm = { $place }: melyik fegyvernemet vezeti a hadurad?
about-lead_arm = Ennek a fegyvernemnek minden kockája +1-et kap a csata végéig. Ha az utolsó is elesik, a hadúr nem vezethet másikat.
question-reroll-clash = { $place }, { $clash }: újradobod egy fegyvernem kockáit?
question-reroll-rain = { $place }: az időjárásra { $number } jött ki. Újradobod?
question-reroll-escape = A hadurad menekülése ({ $county }): a dobás { $number }. Újradobod?
question-reroll-duel = Párviadal: a te dobásod { $number }, az ellenfeledé { $against }. Újradobod a kockádat?
question-reroll-start = Ki kezd? A te dobásod { $number }, a legnagyobb { $most }. Újradobod?
question-reroll-tournament = Lovagi torna: a te dobásod { $number }, a legnagyobb { $most }. Újradobod?
question-reroll-tie = Egyenlő ajánlatok: a te dobásod { $number }, a legnagyobb { $most }. Újradobod?
about-reroll = Országbíróként egyszer újradobhatsz; a második dobás számít. Az időjáráshoz legalább { $rain } kell, a meneküléshez és a párviadalhoz { $number }-os.
about-reroll-clash = Országbíróként csatánként egyszer: egy fegyvernem minden kockája, a találatok is. A második dobás számít.
question-assign_hits =
    { $count ->
        [one] { $place }, { $clash }: egy találat. Ki essen el { $holder } oldalán?
       *[other] { $place }, { $clash }: { $count } találat. Kik essenek el { $holder } oldalán?
    }
question-assign_hits-foot =
    { $any ->
        [0] { $place }, { $clash }: { $foot } találat, csak gyalogost vagy íjászt érhet. Kik essenek el { $holder } oldalán?
       *[other] { $place }, { $clash }: { $any } találat bárkit érhet, { $foot } csak gyalogost vagy íjászt. Kik essenek el { $holder } oldalán?
    }
question-assign_hits-neutral =
    { $count ->
        [one] { $place }, { $clash }: a semlegesek nevében te választasz ({ $holder }). Egy találat: ki essen el { $seat } oldalán?
       *[other] { $place }, { $clash }: a semlegesek nevében te választasz ({ $holder }). { $count } találat: kik essenek el { $seat } oldalán?
    }
about-assign_hits = Aki talál, az választja ki, ki esik el: kattints a csatalapon a seregekre, minden találatért egyszer!
typed-about-assign_hits = Aki talál, az választja ki, ki esik el.
question-retreat = { $place }, { $number }. forduló után: visszavonulsz? Nálad: { $army }; szemben: { $defenders }.
about-retreat = Mindenki együtt megy. Az ellenfél minden serege dob még egyet; vastag folyón át, hegyre vagy mocsárba a maradék fele is odavész.
question-retreat_losses =
    { $count ->
        [one] Nehéz az út { $county } felé: kit veszítesz el?
       *[other] Nehéz az út { $county } felé: melyik { $count } sereget veszíted el?
    }
about-retreat_losses = Ilyen úton a sereg fele odavész, lefelé kerekítve. Kattints a csatalapon a seregeidre!
typed-about-retreat_losses = Ilyen úton a sereg fele odavész, lefelé kerekítve.
question-garrison = { $castle } várába csak { $count } fér be ezek közül: { $army }. Kik maradjanak bent?
about-garrison = Egy várban 7 sereg fér el, egy fegyvernemből legfeljebb 4. A többiek továbbmennek egy szomszédos vármegyébe.
question-retreat_to = Hová vonuljon vissza { $county } vármegyéből a sereged ({ $army })?
question-retreat_to-forced = Nincs kiút { $county } vármegyéből. Melyik vármegyét támadja meg a sereged ({ $army })?
about-retreat_to = Mindenki együtt megy, elsősorban oda, ahonnan jöttek, veszteség nélkül. Ha körben csak ellenség van, támadniuk kell.
question-escape = A hadurad vereséget szenvedett ({ $county }). Megpróbál elmenekülni { $other } elől?
question-escape-captured = A hadurad vereséget szenvedett ({ $county }). Megpróbál elmenekülni a fogság elől?
about-escape = Egy kockával dobott { $number }-ossal eléri a csata melletti seregedet. A próba nem kerül semmibe.
question-offer_oath = A haduradat legyőzték. Felajánlod a hűbéresküt { RAG($other, "nak") }?
about-offer_oath = Hűbéresként megmaradnak a seregeid, a lépéseid és a bevételed fele, de nincs tisztséged, és nem győzhetsz. Eskü nélkül kiesel.
question-accept_oath = { $other } vereséget szenvedett, és hűbéresküt ajánl neked. Elfogadod?
about-accept_oath = Megkapod a kincstárát, földje neked is számít, és megtilthatod a támadásait. Ha elutasítod, kiesik, és te öröklöd a vármegyéit.
question-inherit = { $county }: melyik sereget teszed a kiesett játékos helyére?
about-inherit = Egy sereg olyan fegyvernemből, amilyen itt állt, ingyen. Nélküle a vármegye senkié sem lesz.
question-victor_step = A hadurad győzött ({ $county }). Seregek jönnek hozzá, vagy ő megy át másokhoz?
question-victor_step-more = Ki megy még a haduradhoz ({ $county })?
about-victor_step = Aki hadurat győz le, azonnal tehet még egy lépést; az is jöhet, aki idén már mozgott. Kattints egy vármegyére!
typed-about-victor_step = Aki hadurat győz le, azonnal tehet még egy lépést; az is jöhet, aki idén már mozgott.
question-lord_return = Melyik seregedhez tér vissza a hadurad?
question-lord_return-alone = A hadurad egyedül maradt. Melyik seregedhez megy?
about-lord_return = A hadúr mellett mindig állnia kell egy saját seregnek.
arrow-units = { $count }
option-lord-in = A hadúr bent marad
option-lord-out = A hadúr a többiekkel megy
note-goes = { $what }
note-goes-far = { $what } ({ $points } mozgáspont)
note-takes = { $what }: { $gains }
note-takes-far = { $what } ({ $points } mozgáspont): { $gains }
note-attacks = { $what }; ott áll: { $holder } ({ $defenders }). Ha győzöl: { $gains }
note-attacks-far = { $what } ({ $points } mozgáspont); ott áll: { $holder } ({ $defenders }). Ha győzöl: { $gains }
note-step-from = innen: { $counties }
note-battle = { $army }, szemben: { $defenders } ({ $holder })
note-nobody = senki
note-pass-first = jövőre te kezdenél
note-lead = { $percent }% eséllyel győz
note-lead-about = kb. { $percent }% eséllyel győz
note-reroll =
    { $hits ->
        [0] { $dice } ({ $need }): nincs találat
       *[other] { $dice } ({ $need }): { $hits } találat
    }
note-retreat = egyszer üldözik
note-retreat-hard = egyszer üldözik, a fele útközben odavész
note-escape-to = { $number }-os dobással
note-escape-no = a győztes kezében marad
note-offer_oath-yes = ha elfogadják, hűbéresként a játékban maradsz
note-offer_oath-no = kiesel a játékból
note-accept_oath-yes = kincstára, adója és földje neked számít
note-accept_oath-no = kiesik, és te öröklöd a vármegyéit
note-veto-allow = a lépés megtörténik
note-veto-forbid = ezt a vármegyét idén nem próbálhatja újra
odds-win = győzöl
odds-both = mindkét fél odavész
odds-rain = elmossa az eső
odds-lose = veszítesz
gain-castle = { $castle } vára ({ $count }/{ $needed })
gain-castle-wins = { $castle } vára, { AZ($count) }.: megnyered a játékot
gain-province = tiéd lesz az egész országrész: { $province }
gain-province-wins = tiéd lesz az egész országrész: { $province }. Megnyered a játékot
gain-income = +{ $amount } garas évente
gain-breaks = { $other } többé nem birtokolja az egész országrészt: { $province }
gain-lord = ott van { $other } hadura
warn-empty = { $county } vármegyében senki sem marad: többé nem a tiéd.
warn-empty-castle = { $county } vármegyében senki sem marad: { $castle } várába bárki besétálhat.
warn-empty-province = { $county } vármegyében senki sem marad: elveszíted a teljes országrészt ({ $province }), −{ $amount } garas évente.
warn-lord-alone = { $county } vármegyében csak egy sereg marad a hadurad mellett.
warn-lord-beaten = A hadurad is megy: ha veszítesz, őt is legyőzik, és kieshetsz.
warn-lord-captured = A hadurad is megy: ha veszítesz, fogságba esik.
warn-infantry = Csak { $count } gyalogos: ha az utolsó is elesik, vége az ostromnak.
foretold-army = { $army }
foretold-attack = { $army }, szemben: { $defenders }
instead-with_lord = a hadúrral: { $percent }%
instead-without_lord = a hadúr nélkül: { $percent }%
instead-keep = egy maradjon ({ $county }): { $percent }%

## Csatajelentések

report-taken = { $seat } elfoglalja: { $place }
report-left_to = A védők visszavonulnak: { $place } új ura { $seat }
report-held = { $place } kitart, { $seat } támadása elbukik
report-nobody = Mindkét fél odaveszett: { $place } senkié sem lett
report-given_up = { $seat } felhagy az ostrommal: { $place }
report-rained = Esik: { $seat } idén nem ostromol ({ $place })
report-retreated = { $seat } visszavonul innen: { $place }
report-why-rain = Esős ősszel az ostromló előbb dob; 1-esre és 2-esre az ostrom elmarad.
report-why-infantry = Gyalogos és hadúr nélkül nem lehet várat rohamozni: a többieknek el kell vonulniuk.
report-why-nobody = Nem maradt, aki ellenálljon.
report-why-decided = { CAPITAL(AZ($number)) }. forduló döntött ({ $clash }): elesett { $attackers } támadó és { $defenders } védő.
report-why-one_side = { CAPITAL(AZ($number)) }. forduló döntött ({ $clash }): elesett { $side ->
        [attacker] { $attackers } támadó, és egy védő sem
       *[defender] { $defenders } védő, és egy támadó sem
    }.
report-stood = { $seat } esélye az első összecsapás előtt { $about ->
        [1] kb. { $percent }%
       *[other] { $percent }%
    } volt.
report-stood-why = { $why } { $seat } esélye az első összecsapás előtt { $about ->
        [1] kb. { $percent }%
       *[other] { $percent }%
    } volt.
report-rank = { $arm }: { $of } közül { $count } maradt
luck-dice = { $dice } kocka
luck-hits =
    { $hits ->
        [0] nincs találat
       *[other] { $hits } találat
    }, várható { $whole },{ $tenth }
change-keeps = { $place } { $holder } kezén marad
change-nobody = { $place } többé senkié sem (eddigi ura: { $holder })
change-castle = { $place } új ura { $seat }: várai { $before } → { $after } (a győzelemhez { $needed } kell)
change-county = { $place } új ura { $seat }
change-castles-left = { $seat } kezén { $count } vár maradt
change-province-won = { $seat } most az egész országrész ura: { $province } (+{ $amount } garas évente)
change-province-lost = { $seat } már nem az egész országrész ura: { $province } (−{ $amount } garas évente)
change-beaten = { $seat } hadura mellől elesett az utolsó ember: legyőzték
next-battles = Hátravan még { $count } csata: { $places }.
next-election = Az idei választás következik.
next-withdraws = { $seat } megválasztja, hová vonul a sereg.
next-duel = { $seat } és { $other } hadura párviadalt vív: aki egyedül dob 6-ost, az győz, a másik meghal.
next-escape-captured = { $seat } hadura { $number }-ossal még elmenekülhet; különben fogságba esik.
next-escape-oath = { $seat } hadura { $number }-ossal még elmenekülhet; különben { $seat } hűséget esküszik a győztesnek ({ $holder }), vagy kiesik.
next-escape-out = { $seat } hadura { $number }-ossal még elmenekülhet; különben { $seat } kiesik.
next-captured = { $seat } hadurának nincs hová menekülnie: fogságba esik.
next-oath = { $seat } hadurának nincs hová menekülnie: { $seat } hűséget esküszik a győztesnek ({ $holder }), vagy kiesik.
next-out = { $seat } hadurának nincs hová menekülnie: { $seat } kiesik.
report-duel_won-title = A hadurak párviadala
report-duel_won = { $seat } párviadalban megöli ellenfelét ({ $other })
report-duel_won-why = Mindkét sereg az utolsó emberig elesett; párviadalban az győz, aki egyedül dob 6-ost.
change-duel_won-dead = { $other } hadura halott: se menekülés, se eskü nem segíthet
report-captured-title = Fogságba esett hadúr
report-captured = { $seat } hadura fogságba esik
report-captured-why = Semleges seregek győzték le, és nem sikerült elmenekülnie.
change-captured-offices = { $seat } minden tisztségét elveszíti, és amíg a hadura fogoly, újat sem kaphat
change-captured-ransom = { $ransom } garasért kiváltható, toborzáskor; ha { $year } előtt nem fizetik ki, meghal
report-eliminated-title = Egy hadúr vége
report-eliminated = { $other } kiejti ellenfelét ({ $seat })
report-eliminated-why = A legyőzött hadúr nem menekült el, és hűbéresküt sem tett.
change-eliminated-money = A kincstár új gazdája { $other }: { amount-groats }
change-eliminated-land = Ahol { $seat } seregei álltak, { $other } egy-egy sereget tehet, olyan fegyvernemből, amilyen ott volt
report-sworn-title = Hűbéreskü
report-sworn = { $seat } hűbérura ezentúl { $other }
report-sworn-why = A legyőzött hadúr nem menekült el, de esküjét elfogadták.
change-sworn-money = A kincstár új gazdája { $other }: { amount-groats }
change-sworn-bound = { $seat } seregei és lépései megmaradnak, de tisztsége nem lehet, és nem győzhet; földje a hűbérurának is számít ({ $other })

## Ami elmagyarázza magát

thing-river = vastag folyó
thing-castle = vár
thing-county = vármegye
thing-province = országrész
thing-money = kincstár
thing-steps = lépések
thing-purse = titkos kincstár
thing-start = kezdőjátékos
thing-passed = passzolt
thing-vassal = hűbéres
thing-captive = fogságba esett hadúr
thing-election = tisztségviselő-választás
thing-offices = a három tisztség
thing-battle = nyílt csata
thing-siege = ostrom
explain-kind-arm = fegyvernem
explain-kind-lord = tartományúr
explain-kind-terrain = terep
explain-kind-map = a térképen
explain-kind-movement = mozgás
explain-kind-election = választás
explain-kind-war = közelgő csata
explain-kind-event = az év eseménye
explain-kind-office = országos tisztség
explain-arm-infantry = { $cost } garasba kerül (a nádornak { $cheap }), és { $foot } mozgáspontja van. Síkon gyalogost és íjászt legalább 5-össel, lovast 6-ossal talál el, ostromban legalább 5-össel. Várat csak gyalogossal vagy a hadúrral lehet megtámadni.
explain-arm-archer = { $cost } garasba kerül (a nádornak { $cheap }), és { $foot } mozgáspontja van. Nyílt csatában az íjászok lőnek először, de lovast nem találnak el; a vár faláról minden roham előtt lőnek, és legalább 4-essel találnak.
explain-arm-cavalry = { $cost } garasba kerül (a nádornak { $cheap }), és { $horse } mozgáspontja van. Síkon gyalogost és íjászt legalább 4-essel, lovast 6-ossal talál el. Hegyen, mocsárban és ostromban gyalogosként harcol.
explain-arm-lord = Nem dob, és nem sebesül meg, de az általa vezetett fegyvernem minden dobása eggyel többet ér. { $horse } mozgáspontja van, és a végén mindig kell mellé sereg. Ha elesik mellőle az utolsó sereg, legyőzték: fogság, hűbéreskü vagy a vég következik.
explain-arm-yours = neked { $cost } garasba kerül; { $amount } garasod van.
explain-terrain-plain = A belépés { $plain } pont. Csatában a gyalogos és az íjász legalább 5-össel, a lovas legalább 4-essel talál el gyalogost és íjászt; lovast csak a 6-os.
explain-terrain-mountain = A belépés { $mountain } pont. Csatában a támadó legalább 5-össel, a védő legalább 4-essel talál, és a lovas gyalog harcol.
explain-terrain-marsh = A belépés { $marsh } pont. Csatában a támadó legalább 5-össel, a védő legalább 4-essel talál, és a lovas gyalog harcol.
explain-thing-river = A vastag folyón átkelni { $river } ponttal drágább. A vékony folyó nem kerül semmibe.
explain-thing-castle = Évente { $castle } garast fizet, itt lehet toborozni, és évente eggyel több lépést ad. Legfeljebb { $capacity } sereg fér bele, egy fegyvernemből { $same }. { $needed } vár győzelmet ér.
explain-castle-yours = { $count } vár a tiéd, { $needed } kell.
explain-thing-county = Azé, akinek serege áll benne; évente { $county } garast fizet, várral { $castle } garast. Ha elhagyják, senkié sem lesz.
explain-thing-province = Akié egy országrész minden vármegyéje, évente { $province } garassal többet kap. { $provinces } teljes országrész győzelmet ér.
explain-thing-money = Garas seregekre, licitre, váltságdíjra és ajándékra. Évente a vármegye { $county }, a vár { $castle } garast fizet, a teljes országrész még { $province } garast.
explain-money-yours = ahogy most állsz, a következő bevételed { $amount } garas volna.
explain-thing-steps = Évente { $steps }, és minden vár után még egy, legfeljebb { $most }. Egy lépés egy vagy több vármegyéből egyetlen másikba visz seregeket.
explain-steps-yours = { $count } lépésed maradt.
explain-thing-purse = Az első licit előtt mindenki bemondta a kincstárát; azóta a választás végéig titkos.
explain-thing-start = Idén ő kezd. Aki a mozgásban elsőnek passzol, az kezdi a következő évet.
explain-thing-passed = Idén már nem lép. Aki elsőnek passzol, az kezdi a következő évet.
explain-thing-vassal = Megmaradnak seregei, bevétele és lépései, de tisztsége nem lehet, és nem győzhet. Bevételének fele és egész földje a hűbérurának számít, aki megtilthatja a csatát kezdő vagy vármegyét kiürítő lépését.
explain-thing-captive = Nem játszik, amíg ki nem váltják { $ransom } garasért; { $years } év múlva meghal, és a játékosa kiesik. Addig tisztsége sem lehet.
explain-thing-election = Három titkos licit, tisztségenként egy. A legtöbbet ígérőé a tisztség a következő választásig; minden licit a királyi kincstárba kerül.
explain-thing-offices = Akié mindhárom tisztség, azonnal győz.
explain-thing-battle = Először az íjászok lőnek, aztán minden fegyvernem dob, összecsapásról összecsapásra, amíg az egyik fél el nem fogy.
explain-thing-siege = Minden fordulóban előbb a védő íjászai lőnek a falról, aztán a rohamban mindkét fél dob. Gyalogos vagy a hadúr kell hozzá; addig tart, amíg az egyik fél el nem fogy, vagy a támadó vissza nem vonul.
explain-office-judge = Minden saját csatájában egyszer újradobhatja egy fegyverneme összes kockáját, és egyszer bármely más saját dobását.
explain-office-treasurer = A várai { $castle } helyett { $treasurer } garast fizetnek.
explain-office-palatine = A gyalogost és az íjászt 4, a lovast 7 garasért kapja, és ő dönt az egyenlő licitek között.
gift-office-judge = csatánként egy újradobás
gift-office-treasurer = vára { $castle } helyett { $treasurer } garast ad
gift-office-palatine = gyalog { $infantry }, lovas { $cavalry }; egyenlőnél dönt
explain-office-wins = ezzel mindhárom tisztség a tiéd volna: győzöl.
explain-office-vacant = Senkié sem
explain-event-now = Ez az idei esemény
explain-event-lasts = Még mindig érvényes

## Beállítások

setting-ruleset = Szabályok
    .help = Az alapjáték 8 év és 49 vármegye, a haladó 12 év, 70 vármegye és több szabály.
setting-ruleset-basic = alap
setting-ruleset-advanced = haladó
setting-province_set = Országrészek
    .help = Mely országrészeknek legyen ura; két játékosnál bármelyik kettőnek.
setting-province_set-random = sorsolt
setting-province_set-three_a = Felvidék, Erdély, Szlavónia
setting-province_set-three_b = Tiszahát, Délvidék, Pannónia
setting-province_set-four_a = Erdély, Délvidék, Pannónia, Felvidék
setting-province_set-four_b = Felvidék, Tiszahát, Délvidék, Szlavónia
setting-province_set-four_c = Tiszahát, Erdély, Szlavónia, Pannónia
setting-province_set-five = mind, kivéve Szlavóniát
setting-province_set-six = mind a hat
setting-lord_assignment = Tartományurak
    .help = A tartományurakat sorsolják-e, vagy ülésrendben választják.
setting-lord_assignment-random = sorsolva
setting-lord_assignment-choice = a játékosok választanak
setting-turn_mode = Lépésmód
    .help = Felváltva egy-egy lépés, vagy egy játékos összes lépése és csatája egymás után.
setting-turn_mode-rounds = felváltva
setting-turn_mode-traditional = hagyományos
setting-vassalage = Hűbéresek
    .help = A legyőzött játékos kiesés helyett hűbéresküt tehet.
setting-castle_arm_limit = Egy várban legfeljebb 4 egy fegyvernemből
    .help = Kikapcsolva csak a 7-es korlát él.
setting-arm_limit_reading = A fegyvernemi korlát értelmezése
    .help = Négy vagy a sereg fele; illetve négy sereg fölött egy fegyvernem legfeljebb eggyel lehet több, mint a többi együtt.
setting-arm_limit_reading-four_or_half = négy vagy a fele
setting-arm_limit_reading-strict_half = szigorúan a fele
setting-knight_cap = Lovaskorlát váranként
    .help = Korlátozza az új lovasokat váranként, alapjátékban játékosonként is.
setting-knight_quota = Közös lovagkeret
    .help = A játékosok együtt csak annyi lovast toborozhatnak, ahányadik év folyik.
setting-besieger_arm_limit = Fegyvernemi korlát az ostromlóknak
    .help = A várat támadó seregben egy fegyvernemből négy lehet, vagy az összes fele.
setting-pinning = Lekötés
    .help = Kétszeres túlerő mellett a támadó többi serege áthaladhat.
setting-lord_freeze = A megtámadott hadúr megköti a játékosát
    .help = Akinek a hadurát megtámadták, csak passzolhat.
setting-reverse_pinning = Fordított lekötés
    .help = A támadó csak a saját létszámának kétszeresét köti le, a többlet még elmehet.
setting-retreat = Visszavonulás a csatából
    .help = A csata minden teljes köre után visszavonulhat valamelyik fél, a másik pedig üldözi.
setting-victor_move = A győztes lépése
    .help = Mikor tehet a győztes hadúr még egy lépést.
setting-victor_move-lord_vs_lord = ha hadurat győzött le
setting-victor_move-any_lord_victory = a hadúr bármely győzelme után
setting-victor_move-duel_only = csak párviadal után
setting-neutral_hits = A semlegesek találatai
    .help = Ki dönti el, kit érnek a semleges seregek találatai.
setting-neutral_hits-proxy = a szomszéd játékos
setting-neutral_hits-auto = a program
setting-unit_supply = Korongok
    .help = Annyi-e, amennyi a dobozban van, vagy korlátlan.
setting-unit_supply-box = mint a dobozban
setting-unit_supply-unlimited = korlátlan
setting-events = Eseménykártyák
    .help = Minden év elején egy kártya.
setting-election_memory = Kincstárak választáskor
    .help = Az első licittől a választás végéig titkosak-e, vagy mindig láthatók.
setting-election_memory-hidden = titkosak
setting-election_memory-shown = láthatók

## Térkép

county-pozsony = Pozsony
county-trencsen = Trencsén
county-nyitra = Nyitra
county-bars = Bars
county-hont = Hont
county-zolyom = Zólyom
county-lipto = Liptó
county-szepes = Szepes
county-abauj = Abaúj
county-borsod = Borsod
county-zemplen = Zemplén
county-ung = Ung
county-szabolcs = Szabolcs
county-szatmar = Szatmár
county-maramaros = Máramaros
county-doboka = Doboka
county-kolozs = Kolozs
county-hunyad = Hunyad
county-kukullo = Küküllő
county-szeben = Szeben
county-szekelyfold = Székelyföld
county-bacs = Bács
county-csongrad = Csongrád
county-csanad = Csanád
county-arad = Arad
county-temes = Temes
county-torontal = Torontál
county-krasso = Krassó
county-baranya = Baranya
county-zagrab = Zágráb
county-koros = Kőrös
county-pozsega = Pozsega
county-valko = Valkó
county-szerem = Szerém
county-modrus = Modrus
county-sopron = Sopron
county-gyor = Győr
county-vas = Vas
county-veszprem = Veszprém
county-zala = Zala
county-somogy = Somogy
county-fejer = Fejér
county-pilis = Pilis
county-nograd = Nógrád
county-heves = Heves
county-kunsag = Kunság
county-szolnok = Szolnok
county-bihar = Bihar
county-tolna = Tolna
county-komarom = Komárom
county-turoc = Turóc
county-arva = Árva
county-saros = Sáros
county-bereg = Bereg
county-ugocsa = Ugocsa
county-torda = Torda
county-feher = Fehér
county-brasso = Brassó
county-csik = Csík
county-bodrog = Bodrog
county-zarand = Zaránd
county-keve = Keve
county-varasd = Varasd
county-veroce = Verőce
county-dubica = Dubica
county-moson = Moson
county-esztergom = Esztergom
county-segesd = Segesd
county-pest = Pest
county-gomor = Gömör
county-bekes = Békés
castle-pozsony = Pozsony
castle-trencsen = Trencsén
castle-abauj = Gönc
castle-ung = Ungvár
castle-kolozs = Kolozsvár
castle-hunyad = Déva
castle-bacs = Bács
castle-temes = Temesvár
castle-zagrab = Zágráb
castle-pozsega = Pozsega
castle-vas = Kőszeg
castle-fejer = Székesfehérvár
castle-pilis = Buda
castle-szolnok = Szolnok
castle-bars = Léva
castle-borsod = Diósgyőr
castle-brasso = Brassó
castle-arad = Solymos
castle-szerem = Újlak
castle-gyor = Győr
castle-heves = Eger
province-felvidek = Felvidék
province-tiszahat = Tiszahát
province-erdely = Erdély
province-delvidek = Délvidék
province-szlavonia = Szlavónia
province-pannonia = Pannónia
province-kiralyi = Királyi tartomány
lord-csak_mate = Csák Máté
lord-aba_amade = Aba Amadé
lord-kan_laszlo = Kán László
lord-borsa_kopasz = Borsa Kopasz
lord-subics_pal = Subics Pál
lord-koszegi_henrik = Kőszegi Henrik
card-cehek_megerosodese = Céhek megerősödése
card-kiralyvalasztas = Királyválasztás
card-parasztlazadas = Parasztlázadás
card-pestisjarvany = Pestisjárvány
card-veres_kard = Véres Kard
card-szuret = Szüret
card-esos_osz = Esős ősz
card-bo_termes = Bő termés
card-aszaly = Aszály
card-aradas = Áradás
card-szaraz_nyar = Száraz nyár
card-zsoldosok = Zsoldosok
card-isten_bekeje = Isten békéje
card-lovagi_torna = Lovagi torna
card-penzrontas = Pénzrontás
card-kiralyi_hadiszemle = Királyi hadiszemle
