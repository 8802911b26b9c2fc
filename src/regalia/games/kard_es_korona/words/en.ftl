### Kard és Korona (Sword and Crown)

game-name = Sword and Crown
game-about = Hungary, 1301: the king is dead, six great lords want the crown. Take castles, win offices, keep your lord alive!
    .short = Hungary, 1301: six great lords and an empty throne.

## Names

arm-infantry = infantry
    .short = I
arm-archer = archer
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
status-captive = captive; ransom due before { $year }
status-vassal = vassal of { $other }
status-captive-short = captive
status-out-short = out
status-waiting = not on the board
clash-shot = The archers open the battle
clash-first = First melee
clash-melee = Melee
clash-wall = The archers on the wall shoot
clash-assault = Assault
clash-pursuit = Pursuit
clash-shot-name = Opening shot
    .short = Shot
clash-first-name = First melee
    .short = Melee
clash-melee-name = Melee
clash-wall-name = Wall shot
    .short = Wall
clash-assault-name = Assault
clash-pursuit-name = Pursuit
clash-way-name = Hard way
    .short = Way
clash-way = The hard way
dice-of =
    { $hits ->
        [0] { $arm } { $need }: { $dice }, no hit
        [one] { $arm } { $need }: { $dice }, 1 hit
       *[other] { $arm } { $need }: { $dice }, { $hits } hits
    }
dice-cast = attackers: { $attackers }; defenders: { $defenders }
dice-attackers = attackers: { $attackers }
dice-defenders = defenders: { $defenders }

## Event cards

event-text-cehek_megerosodese = Every castle county pays 1 groat more, to the end of the game.
event-text-kiralyvalasztas = At the end of this year an extra election is held.
event-text-parasztlazadas = Every player loses a unit for each 3 counties without a castle; one neutral castle in each province loses an infantry unit.
event-text-pestisjarvany = Every player loses a fifth of their units; every neutral castle loses an infantry unit.
event-text-veres_kard = Every castle gets a free infantry unit, neutral ones too.
event-text-szuret = Attackers add 1 to all their dice.
event-text-esos_osz = Before each siege the attacker rolls: on 1 or 2 it is called off.
event-text-bo_termes = Counties without a castle pay 2 groats.
event-text-aszaly = All income is halved.
event-text-aradas = Crossing a thick river costs 2 movement points more instead of 1.
event-text-szaraz_nyar = Rivers cost nothing more, and marshes only 1.
event-text-zsoldosok = Up to 2 recruited foot units may be placed in any own county.
event-text-isten_bekeje = No castle of a player may be attacked.
event-text-lovagi_torna = Whoever rolls highest wins a free cavalry unit.
event-text-penzrontas = Every player pays a third of their treasury to the bank.
event-text-kiralyi_hadiszemle = The king's castles in the royal province each get an archer and an infantry unit.

## Questions

title-place_army = Your army
title-recruit = Recruitment
title-step_or_pass = Movement
title-gift = Give money
title-resign = Give up
ask-choose_province = Which province do you come from? Click it here, or a castle of it on the map.
typed-ask-choose_province = Which province do you come from?
ask-place_army = Which unit do you place, and where?
ask-place_neutral = Which neutral troops do you place, and where?
ask-event_remove = Which unit do you lose?
ask-event_place = In which castle do you place the free unit?
ask-event_neutral = Which neutral castle loses an infantry unit?
ask-recruit = What do you recruit, and where?
ask-auction_bid = Do you bid for the office?
ask-move_first_or_last = Do you move first or last this year?
ask-step_or_pass = Where do you step?
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
ask-gift = To whom do you give money, and how much?
ask-resign = Do you give up the game?

## Options

option-sell = Sell office: { $office }
option-amount = { amount-groats }
option-player = { $seat }
option-gift = { amount-groats } for { $other }
option-recruit = { $county }: { $arm } ({ amount-groats })
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
option-losses = Lost: { $army }
option-garrison = Staying: { $army }
option-garrison-in = Staying with the lord: { $army }
option-garrison-out = Staying: { $army }; the lord leaves with the rest
option-county = { $county }
option-auction_bid-drop = Drop out
option-veto-allow = Allow it
option-veto-forbid = Forbid it
option-reroll-reroll = Roll again
option-reroll-keep = Keep the roll
option-retreat-stay = Fight on
option-escape-no = Do not try
option-escape-to = Try to reach { $county }
option-retreat-to = Retreat to { $county }
option-offer_oath-yes = Offer the oath
option-offer_oath-no = No oath
option-accept_oath-yes = Accept the oath
option-accept_oath-no = Refuse
option-mover = { CAPITAL($arm) }
option-inherit-none = Leave the county empty
option-move_first_or_last-first = Move first
option-move_first_or_last-last = Move last
option-resign-yes = Give up the game

## Events

event-province_chosen = { $seat } comes from { $province }
event-placed = { $seat } places: { $county }, { $mover }
event-set_up = { $seat } has set up their army
event-garrisons_placed = Neutral garrisons man the castles
event-neutral_placed = { $seat } places neutral troops: { $county }, { $mover }
event-year_began = The year { $year } begins
event-contest_roll = { $seat } rolls { $number }
event-contest_roll-start = Who begins the year: { $seat } rolls { $number }
event-contest_roll-tournament = Tournament: { $seat } rolls { $number }
event-contest_roll-tie = Equal bids: { $seat } rolls { $number }
event-rerolled_die = { $seat } rolls again as judge royal: { $number }
event-starts = { $seat } is the start player
event-moves_first = { $seat } moves first
event-moves_last = { $seat } moves last
event-event_drawn = Event of the year: { $event }
event-unit_lost = { $seat } loses a unit: { $county }, { $arm }
event-unit_gained = { $seat } gains a unit: { $county }, { $arm }
event-neutral_lost = A neutral castle loses an infantry unit: { $county }
event-neutral_gained = A neutral castle grows stronger: { $county }, { $arm }
event-tournament_won = { $seat } wins the tournament
event-prize_lost = { $seat } has no room for the prize of the tournament
event-coins_debased = { $seat } loses { amount-groats } to bad coinage
event-taxed = { $seat } collects { amount-groats } of taxes
event-recruited = { $seat } recruits: { $county }, { $arm } ({ amount-groats })
event-ransomed = { $seat } pays a ransom of { amount-groats }
event-office_offered = { $seat } puts an office up for auction: { $office }
event-bid_raised = { $seat } bids { amount-groats }
event-dropped_out = { $seat } drops out
event-office_sold = { $seat } buys an office from { $other } for { amount-groats }: { $office }
event-passed = { $seat } passes
event-stepped = { $seat } moves from { $movers } to { $county }: { $army }
event-attacked = { $seat } attacks { $county } from { $movers }: { $army }
event-vetoed = { $seat } forbids the step of { $other }: { $county }
event-battle_began = Battle for { $county }: { $seat } with { $army } against { $defenders }
event-called_off = { $seat } gives up the attack on { $county }
event-rain_roll =
    { $number ->
        [1] { $seat } rolls 1 for the weather (needs 3 or more): the siege is rained off
        [2] { $seat } rolls 2 for the weather (needs 3 or more): the siege is rained off
       *[other] { $seat } rolls { $number } for the weather (needs 3 or more): the siege goes on
    }
event-led =
    { $arm ->
        [archer] { $seat }'s lord leads the archers
       *[other] { $seat }'s lord leads the { $arm }
    }
event-clash = { $kind } – { $strikes }
event-rerolled = { $seat } rolls again as judge royal ({ $arm }) – { $strikes }
event-losses = The attackers lose { $army }, the defenders { $defenders }
event-losses-attackers = The attackers lose { $army }
event-losses-defenders = The defenders lose { $defenders }
event-losses-nobody = Nobody falls
event-retreats = { $seat } retreats from { $origin } to { $county }
event-lost_on_the_way = { $seat } loses on the way: { $army }
event-battle_ended = The battle for { $county } is over. Left: attackers { $army }; defenders { $defenders }
event-battle_ended-attackers = The attackers win the battle for { $county }; they have { $army } left
event-battle_ended-defenders = The defenders win the battle for { $county }; they have { $defenders } left
event-battle_ended-nobody = The battle for { $county } is over, and nobody is left
event-occupied = { $seat } takes { $county }
event-withdrew = { $seat } withdraws from { $origin } to { $county }: { $army }
event-got_away = { $seat } gets away from { $origin } to { $county }: { $army }
event-forced_attack = { $seat } has no way out of { $origin } and attacks { $county }: { $army }
event-vanished = { $seat } has nowhere to go and loses { $army }
event-duel_roll = Duel: { $seat } rolls { $number }, { $other } { $against }
event-duel_won = { $seat } kills { $other } in the duel
event-escape_rolled = { $seat } tries to escape and rolls { $number } (needs 6)
event-escaped = { $seat }'s lord escapes from { $origin } to { $county }
event-captured = { $seat }'s lord is captured; the ransom is due before { $year }
event-died_captive = { $seat }'s lord dies in captivity
event-went_out = { $seat } is out of the game
event-freed = { $seat } is nobody's vassal any more
event-eliminated = { $other } eliminates { $seat } and takes { amount-groats }
event-inherited = { $seat } takes over: { $county }, { $arm }
event-oath_offered = { $seat } offers { $other } the oath of fealty
event-oath_refused = { $seat } refuses the oath of { $other }
event-sworn = { $seat } swears fealty to { $other }, who gets { amount-groats }
event-lord_went = { $seat }'s lord goes from { $origin } to { $county }
event-joined_lord = { $seat } sends units from { $origin } to their lord in { $county }: { $army }
event-lord_returned = { $seat }'s lord returns: { $county }
event-election_began = The election of { $year } begins
event-treasury_stated = { $seat } states a treasury of { amount-groats }
event-bid_opened =
    { $amount ->
        [-1] { $seat } opens a bid ({ $office })
       *[other] { $seat } has bid { amount-groats } ({ $office })
    }
event-office_stays = Nobody bids; the office stays as it was: { $office }
event-elected =
    { $amount ->
        [-1] { $seat } gets the office: { $office }
       *[other] { $seat } gets the office for { amount-groats }: { $office }
    }
event-half_returned =
    { $amount ->
        [-1] { $seat } gets half of the bid back
       *[other] { $seat } gets { amount-groats } back
    }
event-election_ended = The election is over
event-gave = { $seat } gives { $other } { amount-groats }
event-resigned = { $seat } gives up
event-won_by_standing = { $seat } is the last lord standing and wins
event-won_by_offices = { $seat } holds all three offices and wins
event-won_by_castles = { $seat } holds enough castles and wins
event-won_by_provinces = { $seat } holds enough provinces and wins
event-won_by_years = { $seat } stands best at the end and wins

## Refusals

no-S2 = This province is not in play.
no-S3 = This province has a lord already.
no-S5 = Your army starts in your home province, and { $county } is not part of it.
no-S5-none = No such unit is left to place ({ $mover }).
no-S5-lord = Your lord stands where you have a unit; there is none in { $county }.
no-S5-group = The army stands in one connected group of 6 counties with at most one castle; { $county } does not fit.
no-S5-each = Each of the 6 counties needs a unit, so { $county } cannot get this one.
no-S6-3 = Neutral troops go to an empty plain county without a castle; { $county } is none.
no-S6-3-province = Troops are placed in { $province } now.
no-S6-3-arm = No such unit is left for this province ({ $mover }).
no-S7 = With five players { $county } is closed.
no-R1-6 = The castle of { $county } holds 7 units at most.
no-R1-6-arm = The castle of { $county } holds 4 units of one arm at most.
no-R1-6-half = Above 4 units no arm in the castle of { $county } may outnumber the others by more than one.
no-R3-5 = The last unit beside your lord may not be lost: { $county }.
no-R3-7 = You have no such unit in { $county }.
no-R3-8 = The revolt takes one unit per county, and one is gone from { $county } already.
no-R3-8-walls = The revolt takes no unit from castles, so none from { $county }.
no-R3-8-castle = { $county } is no neutral castle with infantry in this province.
no-R3-9 = The free unit goes to a castle of yours; { $county } is none.
no-R3-9-once = Each castle gets one free unit, and { $county } has had it.
no-R3-10 = The prize goes to a castle of yours; { $county } is none.
no-R3-12 = Only two units may be placed outside castles this year.
no-R3-13 = In the year of the Truce of God nobody attacks a player's castle, so not { $county }.
no-R5-1 = Infantry, archers and cavalry can be recruited, nothing else.
no-R5-2 = Units are recruited in own castles; { $county } is none.
no-R5-3 = There is no credit, and this costs { amount-groats }.
no-R5-5 = You have no disc of this arm left ({ $arm }).
no-R5-6 = No more cavalry can be recruited in { $county } this year.
no-R5-6-player = You have recruited { $count } cavalry this year, and may recruit no more.
no-R5-7 = The quota of knights for this year is used up.
no-R6-5 = You do not have so many of them in { $county }.
no-R6-5-empty = A step needs somebody who makes it.
no-R6-5-there = A step brings others to { $county }; they are there already.
no-R6-5-others = A step brings units from other counties to { $county }, and you have none elsewhere.
no-R6-5-lord = Your lord is not in { $county }.
no-R6-5-lord_going = Your lord is going already.
no-R6-5-one_lord = You have only one lord.
no-R6-7 = { $county } is too far: the movement points do not reach that far.
no-R6-8 = The way to { $county } leads through a county that cannot be passed.
no-R6-9 = Units move once a year, and those in { $county } have moved or are going already.
no-R6-9-all = Units move once a year, and all that could reach { $county } have moved already.
no-R6-9-lord = Your lord has moved already this year.
no-R6-10 = A lord never stands alone, and in { $county } he would.
no-R6-14 = No step ends where a battle waits, so not in { $county }.
no-R6-15 = They cannot enter from { $county }.
no-R6-15-same = Units of one arm that start together enter from the same county, and that is { $county } here.
no-R7-1 = An attack needs at least one unit; a lord cannot attack { $county } alone.
no-R7-2 = A castle can be attacked only with infantry or with the lord; { $county } is one.
no-R7-4 = Units under attack cannot move any more this year; { $county } is under attack.
no-R7-4-all = The units that could still go to { $county } are under attack and cannot move any more.
no-R8-2 = You have no battle of yours waiting in { $county }.
no-R8-3 = Open battles come before sieges; { $county } is not next.
no-R9-4 = The hits cannot be dealt out like this: none may be wasted while there is somebody it can strike.
no-R12-2 = As many as fit stay in the castle of { $county }, and more would fit.
no-R12-2-few = The army does not have so many.
no-R12-2-lord = There is no lord with this army to stay outside.
no-R12-3 = At least one unit stays in the castle of { $county }.
no-R12-4 = The army goes back to where it came from, not to { $county }.
no-R12-5 = The army goes to a neighbouring county that is its own or empty, without a battle; { $county } is not.
no-R12-6 = Without a way out the army attacks a neighbour that it can attack; { $county } is none.
no-R12-6-castle = Without infantry and without the lord the army cannot attack a castle, so not { $county }.
no-R12-8 = The castle of { $county } has no room for any of them.
no-R13-2 =
    { $arm ->
        [archer] The lord leads an arm that is there, and there are no archers.
       *[other] The lord leads an arm that is there, and there is no { $arm }.
    }
no-R13-7 = The lord flees to a neighbouring county with own units and no battle; { $county } is none.
no-R13-10 = The victor's step brings own units to the lord, or the lord to own units, within the movement points.
no-R13-10-begun = Units are coming to the lord: more of them may come, or the step is done.
no-R13-10-nobody = Nobody has come to the lord yet: say who comes, or that there is no step.
no-R13-11 = The lord goes to the nearest county with own units; there are none in { $county }.
no-R13-11-farther = The lord goes to the nearest county with own units; { $county } is farther.
no-R14-3 = Your lord is not captive, so there is no ransom to pay.
no-R14-3-money = The ransom costs { amount-groats }, and you do not have so much.
no-R14-3-place = The lord returns to a county with own units; there are none in { $county }.
no-R15-2 = Only an arm that stood in { $county } can be placed there.
no-R15-3 = A battle waits in { $county }, so a unit has to be placed.
no-R16-4 = Your liege has forbidden { $county } for this year.
no-R16-5 = Liege and vassal keep out of each other's counties, and { $county } is held by { $other }.
no-R16-8 = The lord returns to a county with own units; there are none in { $county }.
no-R17-4 = You bid from 0 up to your whole treasury, which is { amount-groats }.
no-R17-6 = Only those with the equal highest bids can get the office.
no-R18-2 = As judge royal you roll only dice of your own again, of an arm that has rolled.
no-R18-2-arm = In a battle the judge royal says which arm rolls again.
no-R18-6 = You can sell an office that you hold, and this one you do not: { $office }.
no-R18-6-buyers = Nobody could bid for it.
no-R18-6-once = You may hold one auction per turn.
no-R18-6-more = You have to bid more than { amount-groats }.
no-R18-6-treasury = You can bid up to your treasury, which is { amount-groats }.
no-R19-2-election = No money changes hands during an election.
no-R19-2-auction = No money changes hands during an auction.
no-R19-2-out = You are out of the game and have nothing to give.
no-R19-2-nobody = Gifts go to another player who is in the game.
no-R19-2-treasury = You can give from 1 groat up to your treasury, which is { amount-groats }.
no-R21-1 = You can give up when you have a decision to make.
no-R22-1 = Too many besiegers of one arm before { $county }: 4, or half of the army rounded up, is the most.
no-R22-1-half = Above 4 besiegers no arm may outnumber the others by more than one, before { $county } too.
no-R22-4 = The attackers of { $county } hold twice their number; only the surplus may leave.
no-R22-7 = This army cannot retreat to { $county }.
no-R22-8 = Exactly half of them are lost, that is { $count }.
no-R22-8-few = The army does not have so many of an arm.
no-R23-6 = Units that have fought this year may not attack, so not { $county }.

## Text and table

text-start = Start player: { $start }
text-no_event = No event yet; start player: { $start }
text-legend = Signs: [castle] holder infantry/archers/cavalry, * with a lord; { $mountain } mountain, { $marsh } marsh, the others are plains
text-legend-steps = Movement points: foot has { $foot }, cavalry and lords { $horse }; entering a plain takes { $enter_plain }, a mountain { $enter_mountain }, a marsh { $enter_marsh }, across a thick river { $river } more (m tells all neighbours)
text-legend-units = Prices in groats: infantry { $infantry }, archer { $archer }, cavalry { $cavalry }; for the palatine { $infantry_palatine }, { $archer_palatine }, { $cavalry_palatine }
land-county = { $province }
land-castle = { $province }, { $terrain }
land-neighbours = neighbours, with the points to enter them: { $counties }
land-next = { $county } { $points }
land-river = { $county } { $points } (across a thick river)
score-counted = castles: { $count }
typed-question-place_army = Which unit do you place, and where? Still to place: { $army }
typed-question-recruit-mercenaries = What do you recruit, and where? { $count } foot units may be placed in any county of yours. You have { amount-groats }
typed-question-recruit = What do you recruit, and where? You have { $amount ->
        [one] { $amount } groat
       *[other] { $amount } groats
    }
typed-question-step_or_pass = Where do you step? ({ $count ->
        [one] one step left
       *[other] { $count } steps left
    })
text-seat = { $seat } ({ $lord }, { $place }): castles { $castles } of { $needed }, counties { $counties }, provinces { $provinces }, groats { $money }, steps { $steps }, offices: { $offices }
text-hidden = hidden
text-holder = { $holder }
text-bids = Bids for the { $office }: { $bids }
text-bid = { $seat } { $amount }
text-battle = { $seat } before { $county }: { $army }
heading-over = The game is over
table-map = Map of Hungary
piece-units = { $holder }: { $army }
piece-lord = { $seat }'s lord
place-county = { $county }, { $terrain }
place-castle = { $county }, castle of { $castle }
badge-office = { $office }
badge-start = start player
badge-passed = has passed
badge-vassal = vassal of { $other }
badge-captive = captive; ransom due before { $year }
badge-out = out of the game
note-event = { $card }: { $text }
note-guilds = { $card }: castles pay 1 more.

## The table in the browser

question-place_army = Click a county, then a unit. Left: { $army }
question-recruit = Click a castle, then a unit. You have { amount-groats }.
question-recruit-mercenaries = Click a castle (for { $count } foot units any county of yours), then a unit. You have { amount-groats }.
question-place_neutral = Neutral troops of { $province }: click a county, then a unit. Left: { $army }
typed-question-place_neutral = Neutral troops of { $province }: which unit do you place, and where? Left: { $army }
question-event_remove = Which unit do you lose? Click a county, then the unit. Still to lose: { $count }
typed-question-event_remove = Which unit do you lose, and where? Still to go: { $count }
question-event_place = In which of your castles do you place the free unit ({ $arm })?
question-event_neutral = Which neutral castle loses an infantry unit ({ $province })?
title-bid = Bid for the office of { $office }
question-bid = How much do you bid, in secret? You have { amount-groats }.
question-auction_bid = { $seat } sells the office of { $office }; { $other } leads with { amount-groats }. Do you bid more?
question-auction_bid-first = { $seat } sells the office of { $office }; nobody has bid yet. Do you bid?
question-tie_break = { $seats } have bid the same, { amount-groats }. As palatine you decide: who becomes { $office }?
about-choose_province = Your army starts there. All lords can do the same; land and neighbours differ.
about-place_army = { $province } is your home. A castle that you leave empty gets a neutral garrison; your lord must stand with one of your units.
about-place_neutral = Lands without a player get troops that never move, but defend themselves. Whoever wants the land must beat them.
about-event_remove = The card of the year takes units. You choose which; the last unit beside your lord cannot be taken.
about-event_place = The unit is free. At most 7 units fit into a castle, 4 of one arm.
about-event_neutral = The card of the year weakens one neutral castle in each province: perhaps one that you want to besiege.
about-recruit = Infantry { $infantry }, archers { $archer }, cavalry { $cavalry } groats. A castle holds at most 7 units, 4 of one arm. New units may move this year.
about-recruit-election = Infantry { $infantry }, archers { $archer }, cavalry { $cavalry } groats; a castle holds 7, 4 of one arm. The year ends with an election: what you keep is what you can bid.
about-bid = The highest bid wins; everybody pays what they bid, the losers too.
about-tie_break = Whoever you name gets the office and pays; the others get half of their bid back.
about-auction_bid = Each in turn bids more or drops out; the last one pays the seller and gets the office at once.
about-move_first_or_last = Whoever moves first chooses their targets first, whoever moves last sees what the others did.
about-gift = A gift goes at once and binds nobody: what was promised for it, nobody can enforce.
about-resign = Your units become neutral, and the others play on without you.
warn-empty_castle = Still without your units: { $counties }. A neutral garrison would move in.
warn-ransom = Your lord dies in captivity in { $year } unless the ransom of { amount-groats } is paid before.
zone-outbid = { $seat } has { amount-groats } and can bid more
zone-tie = a tie if { $seat } bids everything: { $decided }
zone-nothing = you do not take part; if nobody bids, all stays as it is
zone-safe = nobody can bid more
note-lord = { $province }: { $lord }
note-room = { $county }: room for { $count } more
note-offices = offices: { $count } of { $most }

## Elections and sales

near-office = wins with the third office
near-castle = wins with one more castle ({ $count } of { $needed })
near-province = wins with one more province ({ $count } of { $needed })
stage-election = Election of { $year }
    .short = Election
election-stations = How far the election is
election-stated-all = Treasuries stated
    .short = Stated
election-held = held by { $seat }
    .short = { $seat }
election-now-sealed = sealed bids
    .short = sealed bids
election-now-open = the bids lie open
    .short = bids open
election-now-tie = equal bids
    .short = equal bids
election-gives = what it gives
    .short = gives
election-wins-now = { $seat } holds the other two offices: as { $office } they win the game.
election-wins-later = { $seat } holds the other two offices: if they take this one too and keep those, they win the game.
election-bids = Treasuries and bids
election-treasury = treasury
election-head-judge = Judge royal
    .short = Judge
election-head-treasurer = Master of the treasury
    .short = Treasury
election-head-palatine = Palatine
election-holder = holder
election-vacant = nobody yet
election-row-elector = { $seat }
election-row-captive = { $seat }: the lord is captive, no bid
    .short = { $seat }
election-row-vassal = { $seat }: a vassal does not bid
    .short = { $seat }
election-stated = stated
election-of = of { $amount }
election-secret = secret
election-sealed = sealed
election-thinks = thinking
election-keeps = keeps it
election-wins = gets it
election-tie = tie
election-back = tie: { $amount } back
tie-holder = the holder keeps it ({ $seat })
tie-palatine = the palatine decides ({ $seat })
tie-dice = the dice decide
report-election = { CAPITAL($holders) }
report-election-holder = { $seat } ({ $offices })
report-election-vacant = vacant ({ $offices })
report-election-none = { CAPITAL($office) }: nobody bid, so it stays as it was.
report-election-most = { CAPITAL($office) }: { $seat } bid most, { $amount } against { $second }.
report-election-tie = { CAPITAL($office) }: equal bids of { $amount } – { $decided }.
report-election-from = { $why } Until now it was held by { $other }.
change-two_offices = { $seat } has two offices: the third wins the game
stage-auction = Auction: { $office }
    .short = Auction
auction-seller = sold by { $seat }
auction-wins = { $seat } holds the other two offices: if they buy the office of { $office }, they win at once.
auction-office = { CAPITAL($office) }: { $text }
auction-poor = cannot pay more
auction-bids = Treasuries and bids
auction-bid = bid
auction-leads = leads
auction-dropped = has dropped out
auction-thinks = is thinking
auction-waits = can still bid
report-sale = { $seat } buys the office of { $office } from { $other }
report-sale-why =
    { $amount ->
        [one] Nobody bid more than { $amount } groat.
       *[other] Nobody bid more than { $amount } groats.
    }
change-paid =
    { $amount ->
        [one] { $seat } pays { $amount } groat to { $other }
       *[other] { $seat } pays { $amount } groats to { $other }
    }
stage-contest-start = Who begins the year?
    .short = Dice
stage-contest-tournament = Knights' Tournament
    .short = Dice
stage-contest-tie = Equal bids: the dice decide
contest-die = die
contest-best = highest
contest-tied = The highest rolls are equal: they roll again.

heading-year = { $year } · { $season }
season-setup = setting up
season-event = event
season-income = taxes
season-movement = movement
season-battles = battles
season-election = election
banner-last = The last year
banner-crowned = The crown: { $winners }
part-setup = Set-up
part-event = Event
part-income = Taxes
part-movement = Movement
part-battles = Battles
part-election = Election
pane-map = Map
pane-year = Event
table-season = Now
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
crown-note-last = This is the last year: after it the most castles win.
ending-castles = castles
ending-counties = counties
ending-provinces = provinces
ending-offices = offices
ending-cavalry = cavalry
ending-money = groats
ending-by-standing = { $seat } wins in { $year }: no other free lord is left.
ending-by-offices = { $seat } wins in { $year } by holding all three offices.
ending-by-castles = { $seat } wins in { $year } by castles: { $count } held, { $needed } needed.
ending-by-provinces = { $seat } wins in { $year } by whole provinces: { $count } held, { $needed } needed.
ending-by-years = The last year is over: { $seat } stands best. Castles count first, then counties, cavalry and groats.
ending-out = Out of the game before the end: { $seats }.
table-growth = Castles from year to year
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
clash-loss = { $army } lost
clash-nobody = nobody falls
clash-now = now
table-clashes = The clashes so far
stage-chances-roll = Before this roll { $seat } had { $about ->
        [1] about { $percent }%
       *[other] { $percent }%
    } to win.
stage-chances-roll-first = Before this roll { $seat } had { $about ->
        [1] about { $percent }%
       *[other] { $percent }%
    } to win; before the first one { $first }%.
stage-chances-next = From here { $seat } has { $about ->
        [1] about { $percent }%
       *[other] { $percent }%
    } to win.
stage-chances-next-first = From here { $seat } has { $about ->
        [1] about { $percent }%
       *[other] { $percent }%
    } to win; before the first roll it was { $first }%.
stage-open = Battle in { $place }
    .short = Battle
stage-rough = Battle in { $place }
    .short = Battle
stage-siege = Siege of { $place }
    .short = Siege
stage-note = round { $number } · { $clash }
stage-note-rain = rain before the siege
stage-note-lead = before the first clash
host-attacker = { CAPITAL($holder) }: attack
    .short = { CAPITAL($holder) }
host-defender = { CAPITAL($holder) }: defence
    .short = { CAPITAL($holder) }
host-left = { $count } of { $of } left
host-lord = the lord is here
host-leads =
    { $arm ->
        [archer] the lord leads the archers, +1
       *[other] the lord leads the { $arm }, +1
    }
rank-units = { $army }
rank-gone = { $arm }: all fallen
rank-waits-shot = only archers shoot first
    .short = waits
rank-waits-first = has shot already
rank-waits-melee = does not roll
rank-waits-wall = only the wall shoots now
rank-waits-assault = shoots only before the assault
rank-waits-pursuit = does not roll
why-lord = { $base }, lord +1
    .short = lord +1
why-vintage = { $base }, vintage +1
    .short = vintage +1
why-both = { $base }, lord +1, vintage +1
    .short = lord, vintage
why-wall = from the wall
why-foot = on foot
why-ground = ground +1
why-two = foot / cavalry
    .short = foot / horse
die-hit = { $face }, a hit
die-miss = { $face }, a miss
target-hit = { $arm } ({ $count } there)
option-place-rest = Place the rest for me
option-step-whole = { $army }
option-step-choose = Choose who goes
note-step-choose = county by county
note-army = the army in { $county }
asks-army = Where does the army in { $county } go?
asks-step = { $note }. Who goes?
note-plan = enough, and the castles stay guarded
dials-from = From { $county }
dials-via = From { $county } through { $entry }
dials-step = Make the step
dials-attack = Attack
dials-amount = groats
dials-bid =
    { $count ->
        [one] Seal the bid: { $count } groat
       *[other] Seal the bid: { $count } groats
    }
dials-auction_bid =
    { $count ->
        [one] Bid { $count } groat
       *[other] Bid { $count } groats
    }
dials-gift =
    { $count ->
        [one] Give { $count } groat
       *[other] Give { $count } groats
    }

## Steps and battles, as they are asked

question-step_or_pass =
    Where do you step? { $count ->
        [one] { $count } step left.
       *[other] { $count } steps left.
    }
about-step_or_pass = Click a county; or one of your armies, then where it goes. Red with swords is an attack, fought when all have passed. Units move once a year.
typed-about-step_or_pass = A step into another lord's county is an attack, fought when all have passed. Units move once a year.
question-movers = Who goes to { $county }?
question-movers-attack = Who attacks { $county }? There: { $holder } with { $defenders }.
about-movers = Mark whoever goes; mark them once more, and they stay. A county that nobody stays in is nobody's any more.
about-movers-open = A plain: cavalry rides, hits foot with 4 or more and is hit only by a 6. A county that nobody stays in is nobody's any more.
about-movers-rough = Mountain or marsh: you hit with 5 or more, the defenders with 4 or more; cavalry fights on foot. A county that nobody stays in is nobody's any more.
about-movers-siege = A castle: archers on the wall shoot first, hitting with 4 or more; all others need 5. Only infantry or the lord can storm it. A county that nobody stays in is nobody's any more.
question-veto = Do you allow the step of your vassal { $seat }? { $army } from { $movers } to { $county }
about-veto = A vassal's step that begins a battle or empties a county needs your leave. Forbidden, the county is closed to them this year.
question-choose_battle =
    { $count ->
        [one] Which of your battles is fought next?
       *[other] Which of your battles is fought next? { $count } are waiting.
    }
about-choose_battle = First come battles with a lord, then open ones, then sieges; everybody chooses in turn among those that they began.
question-lead_arm = { $place }: which arm does your lord lead?
about-lead_arm = Every die of that arm gets +1 to the end of the battle. If its last unit falls, he cannot lead another one.
question-reroll-clash = { $clash }, { $place }: do you roll the dice of an arm again?
question-reroll-rain = { $place }: the weather die shows { $number }. Do you roll it again?
question-reroll-escape = Your lord's escape to { $county }: the die shows { $number }. Do you roll it again?
question-reroll-duel = Duel: you rolled { $number }, your enemy { $against }. Do you roll your die again?
question-reroll-start = Who begins: you rolled { $number }, the highest is { $most }. Do you roll again?
question-reroll-tournament = Tournament: you rolled { $number }, the highest is { $most }. Do you roll again?
question-reroll-tie = Equal bids: you rolled { $number }, the highest is { $most }. Do you roll again?
about-reroll = As judge royal you may roll once more; the second roll stands. The weather needs { $rain } or more, an escape and a duel a { $number }.
about-reroll-clash = As judge royal, once in each battle of yours: all dice of one arm, hits too. The second roll stands.
question-assign_hits =
    { $count ->
        [one] { $clash }, { $place }: one hit. Who falls on the side of { $holder }?
       *[other] { $clash }, { $place }: { $count } hits. Who falls on the side of { $holder }?
    }
question-assign_hits-foot =
    { $any ->
        [0] { $clash }, { $place }: hits on infantry or archers only: { $foot }. Who falls on the side of { $holder }?
        [one] { $clash }, { $place }: { $any } hit on anybody, { $foot } on infantry or archers only. Who falls on the side of { $holder }?
       *[other] { $clash }, { $place }: { $any } hits on anybody, { $foot } on infantry or archers only. Who falls on the side of { $holder }?
    }
question-assign_hits-neutral =
    { $count ->
        [one] { $clash }, { $place }: you choose for { $holder }. One hit: who falls on the side of { $seat }?
       *[other] { $clash }, { $place }: you choose for { $holder }. { $count } hits: who falls on the side of { $seat }?
    }
about-assign_hits = Whoever hits chooses who falls: click the troops in the battle sheet, once for each hit.
typed-about-assign_hits = Whoever hits chooses who falls.
question-retreat = { $place } after round { $number }: do you retreat? You have { $army }; against you: { $defenders }.
about-retreat = All go together. Every enemy unit rolls once more; over a thick river, into mountain or marsh half of the rest is lost, too.
question-retreat_losses =
    { $count ->
        [one] The way to { $county } is hard: whom do you lose?
       *[other] The way to { $county } is hard: which { $count } do you lose?
    }
about-retreat_losses = Half of a retreating army is lost there, rounded down. Click your troops in the battle sheet.
typed-about-retreat_losses = Half of a retreating army is lost there, rounded down.
question-garrison = { $castle } holds only { $count } of these: { $army }. Who stays inside?
about-garrison = A castle takes 7 units, at most 4 of one arm. The others go on to a county next to it.
question-retreat_to = Where does your army withdraw to from { $county } ({ $army })?
question-retreat_to-forced = There is no way out of { $county }. Which county does your army attack ({ $army })?
about-retreat_to = All go together, first of all to where they came from, and nobody is lost. If all around is hostile, they must attack.
question-escape = Your lord is beaten in { $county }. Does he try to escape from { $other }?
question-escape-captured = Your lord is beaten in { $county }. Does he try to escape captivity?
about-escape = With a { $number } on one die he reaches troops of yours next to the battle. Trying costs nothing.
question-offer_oath = Your lord is beaten. Do you offer { $other } the oath of fealty?
about-offer_oath = A vassal keeps troops, steps and half of the income, but has no office and cannot win. Without the oath you are out.
question-accept_oath = { $other } is beaten and offers you the oath of fealty. Do you accept it?
about-accept_oath = The treasury is yours either way. Your vassal keeps the troops, but land and taxes count for you, and you may forbid attacks. If you refuse, { $other } is out, and you may put one unit into each county.
question-inherit = { $county }: which unit do you put in the fallen player's place?
question-inherit-battle = { $county }: which unit takes the fallen player's place in the battle?
about-inherit = One unit of an arm that stood there, at no price. Without one the county is nobody's.
about-inherit-battle = One unit of an arm that stood there, at no price. It fights the battle that waits here.
question-victor_step = Your lord has won in { $county }: do units come to him, or does he go to others?
question-victor_step-more = Who else comes to your lord in { $county }?
about-victor_step = Whoever beats a lord has one more step at once; units that have moved already may come, too. Click a county.
typed-about-victor_step = Whoever beats a lord has one more step at once; units that have moved already may come, too.
question-lord_return-ransomed = The ransom is paid, and your lord is free. To which of your armies does he come back?
question-lord_return-freed = You are nobody's vassal any more. To which of your armies does your lord come back?
question-lord_return-alone = Your lord stands alone. To which of your armies does he go?
about-lord_return = A lord always stands with units of his own. Where the last of them fall, he is beaten.
arrow-units = { $count }
option-lord-in = The lord stays inside
option-lord-out = The lord goes with the others
note-goes = { $what }
note-goes-far = { $what } ({ $points ->
        [one] { $points } movement point
       *[other] { $points } movement points
    })
note-takes = { $what }: { $gains }
note-takes-far = { $what } ({ $points ->
        [one] { $points } movement point
       *[other] { $points } movement points
    }): { $gains }
note-attacks = { $what }; there: { $holder } with { $defenders }. If you win: { $gains }
note-attacks-far = { $what } ({ $points ->
        [one] { $points } movement point
       *[other] { $points } movement points
    }); there: { $holder } with { $defenders }. If you win: { $gains }
note-step-from = from { $counties }
note-battle = { $army } against { $defenders } ({ $holder })
note-nobody = nobody
note-pass-first = you would begin next year
note-lead = { $percent }% to win
note-lead-about = about { $percent }% to win
note-reroll =
    { $hits ->
        [0] { $dice } ({ $need }): no hit
        [one] { $dice } ({ $need }): 1 hit
       *[other] { $dice } ({ $need }): { $hits } hits
    }; a new roll: { $whole }.{ $tenth } expected
note-army-there = { $county }: { $army }
note-garrison-leaves = going on: { $army }
note-retreat = pursued once
note-retreat-hard = pursued once, half lost on the way
note-escape-to = with a { $number } on one die
note-escape-no = he stays in their hands
note-offer_oath-yes = you stay in the game as a vassal, if it is accepted
note-offer_oath-no = you are out of the game
note-accept_oath-yes = a vassal, whose land and taxes count for you
note-accept_oath-no = out of the game; you take over the counties
note-veto-allow = the step is made
note-veto-forbid = this county is closed to them this year
odds-win = you win
odds-both = both fall
odds-rain = rained off
odds-lose = you lose
gain-castle = castle of { $castle } ({ $count } of { $needed })
gain-castle-wins = castle of { $castle }, the { $count }th: you win the game
gain-province = the whole province is yours: { $province }
gain-province-wins = the whole province is yours: { $province }. You win the game
gain-castle-vassal = castle of { $castle }, which counts for your liege { $other } ({ $count } of { $needed })
gain-castle-wins-vassal = castle of { $castle }, which counts for your liege: { $other } wins the game
gain-province-vassal = your liege { $other } has the whole province: { $province }
gain-province-wins-vassal = your liege { $other } has the whole province, { $province }, and wins the game
gain-income =
    { $amount ->
        [one] +1 groat a year
       *[other] +{ $amount } groats a year
    }
gain-breaks = { $other } no longer holds the whole province: { $province }
gain-lord = { $other }'s lord is there
warn-empty = Nobody stays in { $county }: it is not yours any more.
warn-empty-castle = Nobody stays in { $county }: anybody may walk into the castle of { $castle }.
warn-empty-province = Nobody stays in { $county }: you no longer hold the whole province ({ $province }), −{ $amount } groats a year.
warn-lord-alone = Only one unit stays with your lord in { $county }.
warn-lord-beaten = Your lord goes along: if you lose, he is beaten and you may be out.
warn-lord-captured = Your lord goes along: if you lose, he is captured.
warn-infantry = Only { $count } infantry: without the last one the siege is over.
foretold-army = { $army }
foretold-attack = { $army } against { $defenders }
instead-with_lord = with the lord: { $percent }% victory
instead-without_lord = without the lord: { $percent }% victory
instead-keep = keep one in { $county }: { $percent }% victory

## Reports of battles

report-taken = { $seat } takes { $place }
report-left_to = The defenders retreat and leave { $place } to { $seat }
report-held = { $place } holds out against { $seat }
report-nobody = Both armies are gone: { $place } belongs to nobody
report-given_up = { $seat } gives up the siege of { $place }
report-rained = Rain: { $seat } does not besiege { $place } this year
report-retreated = { $seat } retreats from { $place }
report-why-rain = In a Rainy Autumn the besieger rolls first; on 1 or 2 the siege is off.
report-why-infantry = Without infantry and without the lord nobody can storm a castle: the rest must withdraw.
report-why-nobody = Nobody was left to resist.
report-why-decided = Round { $number } decided ({ $clash }): { $attackers } of the attackers and { $defenders } of the defenders fell.
report-why-one_side = Round { $number } decided ({ $clash }): { $side ->
        [attacker] { $attackers } of the attackers fell
       *[defender] { $defenders } of the defenders fell
    }, and none on the other side.
report-stood = Before the first clash { $seat } had { $about ->
        [1] about { $percent }%
       *[other] { $percent }%
    } to win.
report-stood-why = { $why } Before the first clash { $seat } had { $about ->
        [1] about { $percent }%
       *[other] { $percent }%
    } to win.
report-rank = { $arm }: { $count } of { $of } left
luck-dice =
    { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
luck-hits =
    { $hits ->
        [0] no hits
        [one] 1 hit
       *[other] { $hits } hits
    }, { $whole }.{ $tenth } expected
change-keeps = { $place } stays in the hands of { $holder }
change-nobody = Nobody holds { $place } any more (until now: { $holder })
change-castle = { $place } goes to { $seat }: castles { $before } → { $after } (needed: { $needed })
change-castle-vassal = { $place } goes to { $seat } and counts for the liege { $other }: castles { $before } → { $after } (needed: { $needed })
change-county = { $place } goes to { $seat }
change-counties-left =
    { $seat } loses { $place } and has { $count ->
        [one] 1 county left
       *[other] { $count } counties left
    }
change-castles-left =
    { $count ->
        [one] { $seat } has 1 castle left
       *[other] { $seat } has { $count } castles left
    }
change-province-won = { $seat } now holds the whole province: { $province } (+{ $amount } groats a year)
change-province-lost = { $seat } no longer holds the whole province: { $province } (−{ $amount } groats a year)
change-beaten = The last men beside { $seat }'s lord have fallen: he is beaten
next-battles =
    { $count ->
        [one] One battle is still to be fought: { $places }.
       *[other] { $count } battles are still to be fought: { $places }.
    }
next-election = The election of this year follows.
next-withdraws = { $seat } chooses where the army withdraws to.
next-duel = The lords of { $seat } and { $other } fight a duel: whoever alone rolls a 6 wins, the other dies.
next-escape-captured = With a { $number }, { $seat }'s lord can still escape; otherwise he is captured.
next-escape-oath = With a { $number }, { $seat }'s lord can still escape; otherwise { $seat } swears fealty to { $holder } or is out.
next-escape-out = With a { $number }, { $seat }'s lord can still escape; otherwise { $seat } is out.
next-captured = { $seat }'s lord has nowhere to escape to and is captured.
next-oath = { $seat }'s lord has nowhere to escape to: { $seat } swears fealty to { $holder } or is out.
next-out = { $seat }'s lord has nowhere to escape to: { $seat } is out.
report-duel_won-title = Duel of the lords
report-duel_won = { $seat } kills { $other } in the duel
report-duel_won-why = Both armies had fallen to the last man; in a duel whoever alone rolls a 6 wins.
change-duel_won-dead = { $other }'s lord is dead: neither escape nor oath is left
report-captured-title = A lord in captivity
report-captured = { $seat }'s lord is captured
report-captured-why = He was beaten by troops that nobody plays, and did not escape.
change-captured-offices = { $seat } loses every office and gets none while the lord is captive
change-captured-ransom = { $ransom } groats free him, when units are recruited; if they are not paid before { $year }, he dies
report-eliminated-title = The end of a lord
report-eliminated = { $other } puts { $seat } out of the game
report-eliminated-why = The beaten lord neither escaped nor swore fealty.
change-eliminated-money = { $other } gets the treasury: { amount-groats }
change-eliminated-land = Where troops of { $seat } stood, { $other } may put one unit of an arm that was there
report-sworn-title = An oath of fealty
report-sworn = { $seat } becomes the vassal of { $other }
report-sworn-why = The beaten lord did not escape, but his oath was accepted.
change-sworn-money = { $other } gets the treasury: { amount-groats }
change-sworn-bound = { $seat } keeps troops and steps, but holds no office and cannot win; the land counts for { $other } too

## What explains itself

thing-river = thick river
thing-castle = castle
thing-county = county
thing-province = province
thing-money = treasury
thing-steps = steps
thing-purse = secret treasury
thing-start = start player
thing-passed = has passed
thing-vassal = vassal
thing-captive = captive lord
thing-election = election
thing-offices = the three offices
thing-battle = open battle
thing-siege = siege
explain-kind-arm = arm
explain-kind-lord = lord of the land
explain-kind-terrain = land
explain-kind-map = on the map
explain-kind-movement = movement
explain-kind-election = election
explain-kind-war = battle to come
explain-kind-event = event of a year
explain-kind-office = office of the realm
explain-arm-infantry = Costs { $cost } groats (the palatine pays { $cheap }) and has { $foot } movement points. On plain it hits foot with 5 or more, cavalry with a 6; in a siege with 5 or more. Without infantry or the lord no castle can be attacked.
explain-arm-archer = Costs { $cost } groats (the palatine pays { $cheap }) and has { $foot } movement points. In open battle archers shoot first, at foot only; from a castle's wall they shoot before every assault and hit with 4 or more.
explain-arm-cavalry = Costs { $cost } groats (the palatine pays { $cheap }) and has { $horse } movement points. On plain it hits foot with 4 or more, cavalry with a 6. In mountains, marshes and sieges it fights as infantry.
explain-arm-lord = Has no die and is not hit, but the arm that he leads adds 1 to all its dice. Has { $horse } movement points, and must end with units of his own. If his last unit falls he is beaten: captivity, oath or the end.
explain-arm-yours = costs you { $cost } groats; you have { $amount } in the treasury.
explain-terrain-plain = Entering costs { $plain } point. In battle foot hits foot with 5 or more, cavalry hits foot with 4 or more; mounted cavalry is hit only by a 6.
explain-terrain-mountain = Entering costs { $mountain } points. In battle attackers hit with 5 or more, defenders with 4 or more, and cavalry fights on foot.
explain-terrain-marsh = Entering costs { $marsh } points. In battle attackers hit with 5 or more, defenders with 4 or more, and cavalry fights on foot.
explain-thing-river = Crossing a thick river costs { $river } more. Thin rivers cost nothing.
explain-thing-castle = Pays { $castle } groats a year, units are recruited there, and it brings one more step a year. At most { $capacity } units fit in, { $same } of one arm. Castles needed to win: { $needed }.
explain-castle-yours = you hold { $count } of { $needed }.
explain-thing-county = Held by whoever has units in it; pays { $county } groat a year, with a castle { $castle }. When its units leave, it is nobody's.
explain-thing-province = Whoever holds all counties of a province gets { $province } groats more each year. Whole provinces needed to win: { $provinces }.
explain-thing-money = Groats for units, bids, ransoms and gifts. Each year counties pay { $county }, castles { $castle }, whole provinces { $province } more.
explain-money-yours =
    { $amount ->
        [one] as you stand now, the next income would be { $amount } groat.
       *[other] as you stand now, the next income would be { $amount } groats.
    }
explain-thing-steps = { $steps } a year and one for each castle, at most { $most }. A step brings units from one or more counties into one other county.
explain-steps-yours =
    { $count ->
        [one] you have { $count } step left.
       *[other] you have { $count } steps left.
    }
explain-thing-purse = Before the first bid all treasuries were stated; from then on they are secret until the election is over.
explain-thing-start = Acts first this year. Whoever passes first in the movement starts the next year.
explain-thing-passed = Makes no more steps this year. The first to pass starts the next year.
explain-thing-vassal = Keeps troops, income and steps, but holds no office and cannot win. Half of the income and all the land count for the liege, who may forbid steps that begin a battle or empty a county.
explain-thing-captive = Out of play until { $ransom } groats of ransom are paid; after { $years } years he dies and his player is out. Meanwhile no offices.
explain-thing-election = Three sealed bids, one for each office. The highest bid gets it until the next election, and all bids go to the bank.
explain-thing-offices = Whoever holds all three offices wins the game at once.
explain-thing-battle = Archers shoot first, then all arms roll, melee after melee, until one side has no units left.
explain-thing-siege = In every round the defender's archers shoot from the wall first, then both sides roll in the assault. It needs infantry or the lord, and ends when a side has no units or the attacker retreats.
explain-office-judge = Once in each of their own battles the holder may roll again all dice of one arm, and once any other roll of their own.
explain-office-treasurer = The holder's castles pay { $treasurer } groats instead of { $castle }.
explain-office-palatine = Pays 4 groats for infantry and archers and 7 for cavalry, and decides between equal bids.
gift-office-judge = one arm rolls again, once a battle
gift-office-treasurer = castles pay { $treasurer } groats, not { $castle }
gift-office-palatine = foot for { $infantry }, cavalry for { $cavalry }; decides ties
explain-office-wins = with this one you would hold all three offices: you win.
explain-office-vacant = Nobody holds it
explain-event-now = This year's event
explain-event-lasts = Still in force

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
    .help = One step each, round after round, or all steps and battles of a player in one turn.
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
    .help = All players together recruit only as many cavalry as the number of the year.
setting-besieger_arm_limit = Arm limit for besiegers
    .help = An army before a castle may have four units of one arm, or half of its number.
setting-pinning = Pinning
    .help = Twice as many attackers let their friends pass through.
setting-lord_freeze = An attacked lord stops the player
    .help = A player whose lord is attacked can only pass.
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
lord-subics_pal = Paul Subics
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
