### Kard és Korona (Sword and Crown)

game-name = Sword and Crown
game-about = Hungary, 1301: the king is dead, six great lords want the crown. Take castles, win offices, keep your lord alive!

## Names

arm-infantry = infantry
    .short = I
arm-archer = archers
    .short = A
arm-cavalry = cavalry
    .short = C
arm-lord = the lord
    .short = L
units-infantry = { $count } infantry
units-archer =
    { $count ->
        [one] { $count } archer
       *[other] { $count } archers
    }
units-cavalry = { $count } cavalry
units-lord = the lord
amount-groats =
    { $amount ->
        [one] { $amount } groat
       *[other] { $amount } groats
    }
office-judge = judge royal
office-treasurer = master of the treasury
office-palatine = palatine
terrain-plain = plain
terrain-mountain = mountain
terrain-marsh = marsh
lord-none = lord not chosen yet
holder-royal = the king's men
holder-idle = the men of { $lord }
status-out = out of the game
status-captive = captive, on { $year }
status-vassal = vassal of { $other }
status-waiting = not on the board
event-none = no event
clash-shot = The archers open the battle
clash-first = First melee
clash-melee = Melee
clash-wall = The archers on the wall shoot
clash-assault = Assault
clash-pursuit = Pursuit
dice-of = { $arm }: { $dice }
dice-cast = attackers { $attackers }; defenders { $defenders }

## Event cards

event-text-cehek_megerosodese = Every castle county pays 1 groat more, to the end of the game.
event-text-kiralyvalasztas = At the end of this year an extra election is held.
event-text-parasztlazadas = Every player loses a unit for each 3 counties without a castle; one neutral castle in each province loses an infantry.
event-text-pestisjarvany = Every player loses a fifth of his units; every neutral castle loses an infantry.
event-text-veres_kard = Every castle gets a free infantry, neutral ones too.
event-text-szuret = Attackers add 1 to all their dice.
event-text-esos_osz = Before each siege the attacker rolls: on 1 or 2 it is called off.
event-text-bo_termes = Counties without a castle pay 2 groats.
event-text-aszaly = All income is halved.
event-text-aradas = Crossing a thick river costs 2 more instead of 1.
event-text-szaraz_nyar = Rivers cost nothing more, and marshes only 1.
event-text-zsoldosok = Up to 2 recruited foot units may be placed in any own county.
event-text-isten_bekeje = No castle of a player may be attacked.
event-text-lovagi_torna = The highest roll wins a free cavalry.
event-text-penzrontas = Every player pays a third of his treasury to the bank.
event-text-kiralyi_hadiszemle = The king's castles in the royal province each get an archer and an infantry.

## Questions

title-place_army = Your army
title-recruit = Recruitment
title-step_or_pass = Movement
title-gift = Give money
title-resign = Give up
ask-choose_province = Which province do you come from?
ask-place_army = Which unit do you place, and where?
ask-place_neutral = Which idle troops do you place, and where?
ask-event_remove = Which unit do you lose?
ask-event_place = In which castle do you place the free unit?
ask-event_neutral = Which neutral castle loses an infantry?
ask-recruit = What do you recruit, and where?
ask-auction_bid = Do you bid for the office?
ask-move_first_or_last = Do you move first or last this year?
ask-step_or_pass = Where does your step lead?
ask-movers = Who takes part in the step?
ask-veto = Do you allow your vassal's step?
ask-choose_battle = Which of your battles is fought next?
ask-lead_arm = Which arm does your lord lead?
ask-reroll = Do you roll again as judge royal?
ask-assign_hits = Whom do the hits strike?
ask-retreat = Do you retreat from the battle?
ask-retreat_losses = Whom do you lose on the hard way?
ask-garrison = Who enters the castle?
ask-retreat_to = Where does the army withdraw to?
ask-escape = Does your beaten lord try to escape?
ask-offer_oath = Do you offer to swear fealty to the victor?
ask-accept_oath = Do you accept the beaten lord's oath?
ask-inherit = Which unit do you put in the fallen player's place?
ask-victor_step = Your lord has won: what step do you make?
ask-lord_return = Where does your lord go?
ask-bid = How much do you bid for the office?
ask-tie_break = The bids are equal: who gets the office?
ask-gift = Whom do you give money, and how much?
ask-resign = Do you give up the game?

## Options

option-sell = Put an office up for auction: { $office }
option-amount =
    { $amount ->
        [one] { $amount } groat
       *[other] { $amount } groats
    }
option-player = { $seat }
option-gift = { $amount ->
        [one] { $amount } groat
       *[other] { $amount } groats
    } for { $other }
option-recruit = { $county }: { $arm } ({ $amount ->
        [one] { $amount } groat
       *[other] { $amount } groats
    })
option-recruit-done = Done recruiting
option-recruit-ransom = Pay the ransom of 20 groats
option-unit = { $county }: { $mover }
option-step-siege = { $county }: siege
option-step-attack = { $county }: attack
option-step-join = { $county }: join own troops
option-step-occupy = { $county }: occupy
option-step_or_pass-pass = Pass for this year
option-movers = { $army } from { $county }
option-movers-via = { $army } from { $county } through { $entry }
option-movers-done = Make the step
option-victor-go = The lord goes to { $county }
option-victor_step-none = No step
option-victor_step-done = Done
option-losses = They lose: { $army }
option-garrison = { $army } stay
option-garrison-in = { $army } and the lord stay
option-garrison-out = { $army } stay, the lord leaves with the rest
option-county = { $county }
option-auction_bid-drop = Drop out
option-veto-allow = Allow it
option-veto-forbid = Forbid it
option-reroll-reroll = Roll again
option-reroll-keep = Keep the roll
option-retreat-stay = Fight on
option-escape-no = Do not try
option-offer_oath-yes = Offer the oath
option-offer_oath-no = No oath
option-accept_oath-yes = Accept the oath
option-accept_oath-no = Refuse
option-inherit-none = Leave the county empty
option-move_first_or_last-first = Move first
option-move_first_or_last-last = Move last
option-resign-yes = Give up the game

## Events

event-province_chosen = { $seat } comes from { $province }
event-placed = { $seat } places: { $county }, { $mover }
event-garrisons_placed = Neutral garrisons man the castles
event-neutral_placed = { $seat } places idle troops: { $county }, { $mover }
event-year_began = The year { $year } begins
event-contest_roll = { $seat } rolls { $number }
event-rerolled_die = { $seat } rolls again as judge royal: { $number }
event-starts = { $seat } is the start player
event-moves_first = { $seat } moves first
event-moves_last = { $seat } moves last
event-event_drawn = Event of the year: { $event }
event-unit_lost = { $seat } loses a unit: { $county }, { $arm }
event-unit_gained = { $seat } gains a unit: { $county }, { $arm }
event-neutral_lost = The neutral castle loses an infantry: { $county }
event-neutral_gained = A neutral castle grows stronger: { $county }, { $arm }
event-tournament_won = { $seat } wins the tournament
event-prize_lost = { $seat } has no room for the prize of the tournament
event-coins_debased =
    { $seat } loses { $amount ->
        [one] { $amount } groat
       *[other] { $amount } groats
    } to bad coinage
event-taxed =
    { $seat } collects { $amount ->
        [one] { $amount } groat
       *[other] { $amount } groats
    } of taxes
event-recruited = { $seat } recruits: { $county }, { $arm } (for { $amount })
event-ransomed = { $seat } pays { $amount } groats of ransom
event-office_offered = { $seat } puts an office up for auction: { $office }
event-bid_raised = { $seat } bids { $amount }
event-dropped_out = { $seat } drops out
event-office_sold = { $seat } buys the office from { $other } for { $amount }: { $office }
event-passed = { $seat } passes
event-stepped = { $seat } moves to { $county }: { $army }
event-attacked = { $seat } attacks { $county }: { $army }
event-vetoed = { $seat } forbids the step of { $other }: { $county }
event-battle_began = Battle for { $county }: { $seat } with { $army } against { $defenders }
event-called_off = { $seat } gives up the attack on { $county }
event-rain_roll = { $seat } rolls for the weather: { $number }
event-led = The lord of { $seat } leads: { $arm }
event-clash = { $kind }: { $rolls }
event-rerolled = { $seat } rolls again as judge royal ({ $arm }): { $rolls }
event-losses = Losses: attackers { $army }, defenders { $defenders }
event-retreats = { $seat } retreats to { $county }
event-lost_on_the_way = { $seat } loses on the way: { $army }
event-battle_ended = The battle for { $county } is over; left are attackers { $army }, defenders { $defenders }
event-occupied = { $seat } takes { $county }
event-withdrew = { $seat } withdraws to { $county }: { $army }
event-forced_attack = { $seat } has no way out and attacks { $county }: { $army }
event-vanished = { $seat } has nowhere to go and loses { $army }
event-duel_roll = Duel: { $seat } rolls { $number }, { $other } { $against }
event-duel_won = { $seat } kills { $other } in the duel
event-escape_rolled = { $seat } tries to escape and rolls { $number }
event-escaped = The lord of { $seat } escapes to { $county }
event-captured = The lord of { $seat } is captured; without ransom he dies in { $year }
event-died_captive = The lord of { $seat } dies in captivity
event-went_out = { $seat } is out of the game
event-freed = { $seat } is nobody's vassal any more
event-eliminated = { $other } eliminates { $seat } and takes { $amount } groats
event-inherited = { $seat } takes over: { $county }, { $arm }
event-oath_offered = { $seat } offers { $other } the oath of fealty
event-oath_refused = { $seat } refuses the oath of { $other }
event-sworn = { $seat } swears fealty to { $other }, who gets { $amount } groats
event-lord_went = The lord of { $seat } goes to { $county }
event-joined_lord = { $seat } sends units to the lord in { $county }: { $army }
event-lord_returned = The lord of { $seat } returns: { $county }
event-election_began = The election of { $year } begins
event-treasury_stated = { $seat } states a treasury of { $amount }
event-bid_opened = { $seat } has bid { $amount } ({ $office })
event-office_stays = Nobody bids, the office stays as it was: { $office }
event-elected = { $seat } gets the office: { $office }
event-half_returned = { $seat } gets { $amount } back
event-election_ended = The election is over
event-gave =
    { $seat } gives { $other } { $amount ->
        [one] { $amount } groat
       *[other] { $amount } groats
    }
event-resigned = { $seat } gives up
event-won_by_standing = { $seat } is the last lord standing and wins
event-won_by_offices = { $seat } holds all three offices and wins
event-won_by_castles = { $seat } holds enough castles and wins
event-won_by_provinces = { $seat } holds enough provinces and wins
event-won_by_years = { $seat } stands best at the end and wins

## Refusals

no-S2 = S2: this province is not in play.
no-S3 = S3: this province has a lord already.
no-S5 = S5: your army starts in your home province, and { $county } is not part of it.
no-S5-none = S5: no such unit is left to place ({ $mover }).
no-S5-lord = S5: your lord stands where you have a unit; there is none in { $county }.
no-S5-group = S5: the army stands in one connected group of 6 counties with at most one castle; { $county } does not fit.
no-S5-each = S5: each of the 6 counties needs a unit, so { $county } cannot get this one.
no-S6-3 = S6.3: idle troops go to an empty plain county without a castle; { $county } is none.
no-S6-3-arm = S6.3: no such unit is left for this province ({ $mover }).
no-S7 = S7: with five players { $county } is closed.
no-R1-6 = R1.6: the castle of { $county } has no room: 7 units at most, and 4 of one arm.
no-R3-5 = R3.5: the last unit beside your lord stays; this is the one in { $county }.
no-R3-7 = R3.7: you have no such unit in { $county }.
no-R3-8 = R3.8: the revolt takes one unit per county, and none from castles; not in { $county }.
no-R3-8-castle = R3.8: { $county } is no neutral castle with infantry in this province.
no-R3-9 = R3.9: the free unit goes to a castle of yours, one to each; not to { $county }.
no-R3-12 = R3.12: only two units may be placed outside castles this year.
no-R3-13 = R3.13: in the year of the Truce of God nobody attacks a player's castle, so not { $county }.
no-R5-1 = R5.1: infantry, archers and cavalry can be recruited, nothing else.
no-R5-2 = R5.2: units are recruited in own castles; { $county } is none.
no-R5-3 = R5.3: there is no credit, and this costs { $amount } groats.
no-R5-5 = R5.5: you have no disc of this arm left ({ $arm }).
no-R5-6 = R5.6: no more cavalry can be recruited in { $county } this year.
no-R5-7 = R5.7: the quota of knights for this year is used up.
no-R6-3 = R6.3: you have no steps left.
no-R6-5 = R6.5: units move from your other counties; there are not so many in { $county }.
no-R6-5-empty = R6.5: a step needs somebody who makes it.
no-R6-5-lord = R6.5: your lord is not there, or is going already.
no-R6-7 = R6.7: that is too far: the movement points do not reach to { $county }.
no-R6-8 = R6.8: the way to { $county } leads through a county that cannot be passed.
no-R6-9 = R6.9: units move once a year, and those in { $county } have moved or are going already.
no-R6-10 = R6.10: a lord never stands alone; think of { $county }.
no-R6-14 = R6.14: no step ends where a battle waits, so not in { $county }.
no-R6-15 = R6.15: units of one arm from one county enter by one and the same county, and not through { $county }.
no-R7-1 = R7.1: an attack needs at least one unit; a lord cannot attack { $county } alone.
no-R7-2 = R7.2: a castle is attacked with infantry or with the lord, { $county } too.
no-R7-4 = R7.4: who is attacked cannot move any more; { $county } is under attack.
no-R8-2 = R8.2: you have no battle of yours waiting in { $county }.
no-R8-3 = R8.3: open battles come before sieges; { $county } is not next.
no-R9-4 = R9.4: the dice cannot take off exactly this: no die may be idle while it could hit something.
no-R12-2 = R12.2: as many as fit stay in the castle of { $county }, and only they.
no-R12-3 = R12.3: at least one unit stays in the castle of { $county }.
no-R12-4 = R12.4: the army goes back to where it came from, not to { $county }.
no-R12-5 = R12.5: the army goes to a neighbouring county that is its own or empty; { $county } is not.
no-R12-6 = R12.6: without a way out the army attacks a neighbour that it can attack; { $county } is none.
no-R13-2 = R13.2: the lord leads an arm that is there ({ $arm } are not).
no-R13-7 = R13.7: the lord flees to a neighbouring county with own units and no battle; { $county } is none.
no-R13-10 = R13.10: the victor's step brings own units to the lord, or the lord to own units, within the movement points.
no-R13-11-place = R13.11: the lord goes to the nearest county with own units; { $county } is farther.
no-R14-3 = R14.3: a ransom is paid for a captive lord, and costs { $amount } groats.
no-R14-3-place = R14.3: the lord returns to a county with own units; there are none in { $county }.
no-R15-2 = R15.2: only an arm that stood in { $county } can be placed there.
no-R15-3 = R15.3: a battle waits in { $county }, so a unit has to be placed.
no-R16-4 = R16.4: your liege has forbidden { $county } for this year.
no-R16-5 = R16.5: liege and vassal keep out of each other's counties, and { $county } is held by { $other }.
no-R17-4 = R17.4: you bid from 0 up to your whole treasury, which is { $amount }.
no-R17-6 = R17.6: only those with the equal highest bids can get the office.
no-R18-2 = R18.2: the judge royal rolls his own dice again, of an arm that has rolled.
no-R18-6 = R18.6: you can sell an office that you hold, and only to somebody who could bid; not this one: { $office }.
no-R18-6-once = R18.6: one auction per turn.
no-R18-6-more = R18.6: you have to bid more than { $amount }.
no-R18-6-treasury = R18.6: you can bid up to your treasury, which is { $amount }.
no-R19-2-election = R19.2: no money changes hands during an election.
no-R19-2-auction = R19.2: no money changes hands during an auction.
no-R19-2-nobody = R19.2: gifts go to another player who is in the game.
no-R19-2-treasury = R19.2: you can give from 1 up to your treasury, which is { $amount }.
no-R21-1 = R21.1: you can give up when you have a decision to make.
no-R22-1 = R22.1: too many besiegers of one arm before { $county }: 4, or half of the army.
no-R22-3 = R22.3: your lord is attacked, so you can only pass.
no-R22-4 = R22.4: the attackers of { $county } hold twice their number; only the surplus may leave.
no-R22-7 = R22.7: this army cannot retreat to { $county }.
no-R22-8 = R22.8: exactly half of them are lost: { $count }.
no-R23-6 = R23.6: who has fought this year may not attack, so not { $county }.

## Text and table

text-year = { $year } – { $card }; start player: { $start }
text-seat = { $number }. { $seat } ({ $lord }, { $place }): castles { $castles }/{ $needed }, counties { $counties }, provinces { $provinces }, groats { $money }, steps { $steps }, offices: { $offices }
text-hidden = hidden
text-holder = { $holder }
text-battle = { $seat } before { $county }: { $army }
heading-over = The game is over
table-map = Map of Hungary
piece-units = { $holder }: { $army }
piece-lord = the lord of { $seat }
place-county = { $county }, { $terrain }
place-castle = { $county }, castle of { $castle }
badge-office = { $office }
badge-start = start player
badge-passed = has passed
badge-vassal = vassal of { $other }
badge-captive = captive, on { $year }
badge-out = out of the game
note-event = { $card }: { $text }

## The table in the browser

question-place_army = Click a county, then a unit. Left: { $army }
question-recruit = Click a castle, then a unit. You have { $amount } groats
question-step_or_pass = Click a county, or an army and where it goes ({ $count ->
        [one] one step left
       *[other] { $count } steps left
    })
question-movers = Who goes to { $county }?
question-veto = Do you allow your vassal's step? { $seat } to { $county }: { $army }
question-bid = How much do you bid, sealed? Your treasury: { $amount }
question-auction_bid = Do you bid for the office? { $amount ->
        [0] Nobody has bid yet
       *[other] The highest bid is { $amount }
    }
question-inherit = Which unit do you put in the fallen player's place in { $county }?
question-offer_oath = Do you offer to swear fealty to { $other }?
question-accept_oath = Do you accept the oath of { $other }?
question-movers-attack = Who attacks { $county }?

heading-year = { $year } · { $season }
season-setup = setting up
season-event = event
season-income = taxes and recruitment
season-movement = movement
season-battles = battles
season-election = election
banner-last = The last year: after it the castles decide
banner-crowned = The Holy Crown goes to { $winners }
table-years = Years
year-plain = { $year }
year-election = { $year }
year-captive = { $year }
table-crown = Ways to the crown
table-ending = How it ended
crown-castles = castles, { $count } win
    .short = / { $count }
crown-provinces = provinces, { $count } win
    .short = / { $count }
crown-offices = offices, { $count } win
    .short = / { $count }
crown-note = { $castles } castles, { $provinces } whole provinces or all three offices win at once.
ending-castles = castles
ending-counties = counties
ending-cavalry = cavalry
ending-money = groats
counter-money = { $count ->
        [one] { $count } groat
       *[other] { $count } groats
    }
counter-castles = castles: { $count } of { $needed }
counter-counties = { $count ->
        [one] { $count } county
       *[other] { $count } counties
    }
counter-provinces = { $count ->
        [one] { $count } complete province
       *[other] { $count } complete provinces
    }
counter-infantry = { $count } infantry
counter-archer = { $count ->
        [one] { $count } archer
       *[other] { $count } archers
    }
counter-cavalry = { $count } cavalry
counter-steps = { $count ->
        [one] { $count } step left
       *[other] { $count } steps left
    }
badge-purse = the treasury is secret until the election is over
piece-attackers = attackers, { $holder }: { $army }
piece-battle = { $seat } attacks
piece-siege = { $seat } besieges the castle
about-reach = Within reach in a year: { $coming }
about-coming = { $seat } with { $army }
clash-none = before the first clash
stage-open = Battle in { $place } – { $clash }
stage-rough = Battle in { $place }, hard ground – { $clash }
stage-siege = Siege of { $place } – { $clash }
host-attacker = { $holder }: attack
host-defender = { $holder }: defence
host-lord = the lord is here
host-leads = the lord leads: { $arm }, +1
rank-units = { $army }
rank-waits = do not roll now
die-hit = { $face }, a hit
die-miss = { $face }, a miss
target-hit = { $arm } (of { $count })
option-place-rest = Place the rest for me
option-step-whole = { $army }
option-step-choose = Choose who goes
note-step-choose = county by county
note-step-points = { $what } ({ $points ->
        [one] { $points } movement point
       *[other] { $points } movement points
    })
note-army = the army in { $county }
note-odds = wins in about { $percent } %
note-quiet = nobody is there to resist
note-plan = enough, and the castles stay guarded
foretold-army = { $army }
dials-from = From { $county }
dials-via = { $mover } through { $county }
dials-step = { $count ->
        [0] Make the step
       *[other] Make the step with { $count }
    }
dials-amount = groats
dials-bid = Seal the bid: { $count }
dials-auction_bid = Bid { $count }
dials-gift = Give { $count }

## Settings

setting-ruleset = Rules
    .help = The basic game has 8 years and 49 counties, the advanced one 12 years, 70 counties and more rules.
setting-ruleset-basic = basic
setting-ruleset-advanced = advanced
setting-province_set = Provinces in play
    .help = Which provinces have players; with two players any two.
setting-province_set-random = drawn by lot
setting-province_set-three_a = Upper Hungary, Transylvania, Slavonia
setting-province_set-three_b = Tisza Uplands, Southern March, Pannonia
setting-province_set-four_a = Transylvania, Southern March, Pannonia, Upper Hungary
setting-province_set-four_b = Upper Hungary, Tisza Uplands, Southern March, Slavonia
setting-province_set-four_c = Tisza Uplands, Transylvania, Slavonia, Pannonia
setting-province_set-five = all but Slavonia
setting-province_set-six = all six
setting-lord_assignment = Lords
    .help = Whether the lords are dealt, or chosen in seat order.
setting-lord_assignment-random = dealt by lot
setting-lord_assignment-choice = chosen by the players
setting-turn_mode = Turn order
    .help = One step each round after round, or all steps and battles of a player in one turn.
setting-turn_mode-rounds = step by step
setting-turn_mode-traditional = traditional
setting-vassalage = Vassals
    .help = A beaten player may swear fealty instead of being eliminated.
setting-castle_arm_limit = At most 4 of one arm in a castle
    .help = Off: only the limit of 7 units holds.
setting-arm_limit_reading = Reading of the arm limit
    .help = Four or half of the army; or, above four units, no arm more than one above the rest.
setting-arm_limit_reading-four_or_half = four, or half
setting-arm_limit_reading-strict_half = strictly half
setting-knight_cap = Knights per castle and year
    .help = Limits new cavalry for each castle, and in the basic game for each player.
setting-knight_quota = Quota of knights for all
    .help = All players together recruit only as many cavalry as years have gone by.
setting-besieger_arm_limit = Arm limit for besiegers
    .help = Of one arm an army before a castle may have four units, or half of its number.
setting-pinning = Pinning
    .help = Twice as many attackers let their friends pass through.
setting-lord_freeze = An attacked lord stops his player
    .help = Whose lord is attacked can only pass.
setting-reverse_pinning = Reverse pinning
    .help = Attackers hold only twice their number; others may still leave.
setting-retreat = Retreat from battle
    .help = After each round a side may leave, pursued by the other.
setting-victor_move = The victor's step
    .help = When a victorious lord may make an extra step.
setting-victor_move-lord_vs_lord = after beating a lord
setting-victor_move-any_lord_victory = after any victory
setting-victor_move-duel_only = after a duel
setting-neutral_hits = Hits of neutral troops
    .help = Who chooses what neutral troops hit.
setting-neutral_hits-proxy = a neighbour chooses
setting-neutral_hits-auto = the program chooses
setting-unit_supply = Discs
    .help = As many as in the box, or without limit.
setting-unit_supply-box = as in the box
setting-unit_supply-unlimited = unlimited
setting-events = Event cards
    .help = A card at the start of every year.
setting-election_memory = Treasuries in an election
    .help = Hidden from the first bid to the end, or always shown.
setting-election_memory-hidden = hidden
setting-election_memory-shown = shown

## Map

county-pozsony = Pressburg
county-trencsen = Trenčín
county-nyitra = Nitra
county-bars = Bars
county-hont = Hont
county-zolyom = Zvolen
county-lipto = Liptov
county-szepes = Szepes (Spiš)
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
county-szeben = Szeben (Hermannstadt)
county-szekelyfold = Székely Land
county-bacs = Bács
county-csongrad = Csongrád
county-csanad = Csanád
county-arad = Arad
county-temes = Temes
county-torontal = Torontál
county-krasso = Krassó
county-baranya = Baranya
county-zagrab = Zagreb
county-koros = Kőrös (Križevci)
county-pozsega = Požega
county-valko = Valkó (Vukovar)
county-szerem = Syrmia
county-modrus = Modruš
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
county-kunsag = Cumania
county-szolnok = Szolnok
county-bihar = Bihar
county-tolna = Tolna
county-komarom = Komárom
county-turoc = Turóc
county-arva = Orava
county-saros = Sáros
county-bereg = Bereg
county-ugocsa = Ugocsa
county-torda = Torda
county-feher = Fehér (Alba)
county-brasso = Brassó (Kronstadt)
county-csik = Csík (Székely)
county-bodrog = Bodrog
county-zarand = Zaránd
county-keve = Keve
county-varasd = Varaždin
county-veroce = Verőce (Virovitica)
county-dubica = Dubica
county-moson = Moson
county-esztergom = Esztergom
county-segesd = Segesd
county-pest = Pest
county-gomor = Gömör
county-bekes = Békés
castle-pozsony = Pressburg
castle-trencsen = Trenčín
castle-abauj = Gönc
castle-ung = Ungvár (Uzhhorod)
castle-kolozs = Kolozsvár (Cluj)
castle-hunyad = Déva
castle-bacs = Bács
castle-temes = Temesvár (Timișoara)
castle-zagrab = Zagreb
castle-pozsega = Požega
castle-vas = Kőszeg
castle-fejer = Székesfehérvár
castle-pilis = Buda
castle-szolnok = Szolnok
castle-bars = Léva (Levice)
castle-borsod = Diósgyőr
castle-brasso = Brassó (Kronstadt)
castle-arad = Solymos (Șoimoș)
castle-szerem = Újlak (Ilok)
castle-gyor = Győr
castle-heves = Eger
province-felvidek = Upper Hungary
province-tiszahat = Tisza Uplands
province-erdely = Transylvania
province-delvidek = Southern March
province-szlavonia = Slavonia
province-pannonia = Pannonia
province-kiralyi = Royal Province
lord-csak_mate = Matthew Csák
lord-aba_amade = Amadeus Aba
lord-kan_laszlo = Ladislaus Kán
lord-borsa_kopasz = Kopasz Borsa
lord-subics_pal = Paul Šubić
lord-koszegi_henrik = Henry Kőszegi
card-cehek_megerosodese = Guilds Grow Strong
card-kiralyvalasztas = King's Election
card-parasztlazadas = Peasant Revolt
card-pestisjarvany = Plague
card-veres_kard = The Bloody Sword
card-szuret = Vintage
card-esos_osz = Rainy Autumn
card-bo_termes = Rich Harvest
card-aszaly = Drought
card-aradas = Floods
card-szaraz_nyar = Dry Summer
card-zsoldosok = Mercenaries
card-isten_bekeje = Truce of God
card-lovagi_torna = Knights' Tournament
card-penzrontas = Debased Coinage
card-kiralyi_hadiszemle = Royal Muster
