### Kingsburg

game-name = Kingsburg
game-about = Win the King's advisors with your dice, build up your province, and stand against an invader every winter.
    .short = Your dice win the King's advisors; winter tests your walls.

## Names

good-gold = gold
good-wood = wood
good-stone = stone
goods-counted = { $count } { $good }
soldiers-counted =
    { $count ->
        [one] { $count } soldier
       *[other] { $count } soldiers
    }
points-counted =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
points-worth =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
points-taken = and takes { points-counted }
plus2 = +2
market-up = Market +1
market-down = Market −1
die-own = { $face }
die-white = white { $face }

season-spring = spring
season-summer = summer
season-autumn = autumn
season-winter = winter

advisor-none = nobody
advisor-numbered = { $advisor } ({ $number })
advisor-jester = Jester
advisor-squire = Squire
advisor-architect = Architect
advisor-merchant = Merchant
advisor-sergeant = Sergeant
advisor-alchemist = Alchemist
advisor-astronomer = Astronomer
advisor-treasurer = Treasurer
advisor-master_hunter = Master Hunter
advisor-general = General
advisor-swordsmith = Swordsmith
advisor-duchess = Duchess
    .short = Duchess
advisor-champion = Champion
advisor-smuggler = Smuggler
advisor-inventor = Inventor
advisor-wizard = Wizard
advisor-queen = Queen
advisor-king = King

row-piety = Piety
row-trade = Trade
row-arms = Arms
row-walls = Walls
row-crown = Crown

building-statue = Statue
building-chapel = Chapel
building-church = Church
building-cathedral = Cathedral
building-inn = Inn
building-market = Market
building-farm = Farm
    .short = Farm
building-merchants_guild = Merchants' Guild
building-guard_tower = Guard Tower
building-blacksmith = Blacksmith
    .short = Blacksmith
building-barracks = Barracks
building-wizards_guild = Wizards' Guild
building-palisade = Palisade
building-stable = Stable
building-stone_wall = Stone Wall
building-fortress = Fortress
building-barricade = Barricade
building-crane = Crane
building-town_hall = Town Hall
building-embassy = Embassy
    .short = Embassy

enemy-goblins = Goblins
enemy-barbarians = Barbarians
enemy-orcs = Orcs
enemy-zombies = Zombies
enemy-demons = Demons
enemy-dragons = Dragons
enemy-named = { $kind } ({ $strength })
enemy-possible = { $kind } ({ $strength })

envoy-influence = to influence an occupied advisor
envoy-build = to build a second time
envoy-none = no use

placement = { $advisor } ({ $number }) with { $dice }
placement-envoy = { $advisor } ({ $number }) with { $dice }, and with the Envoy

## Questions

ask-aid_good = Aid from the King: which good do you take?
ask-aid_good-here = Which good do you take?
ask-envoy_declare = You hold the King's Envoy. What will you use it for this autumn?
ask-reroll = Do you reroll?
ask-reroll-here = You rolled { $total } in all. Do you reroll?
ask-set_aside = Which die do you set aside? You will not place it this season.
ask-influence = Which advisor do you influence?
ask-advisor_choice = What do you take from the advisor?
ask-advisor_choice-here = What do you take from the { $advisor }?
ask-alchemist = The Alchemist: which good do you give for one each of the other two?
ask-alchemist-here = Which good do you give?
ask-build = What do you build?
ask-town_hall = What do you do in the Town Hall?
ask-town_hall-here =
    { $rule ->
        [token_or_trade] Do you take a +2 token, or turn 1 good into 1 point?
       *[pay_for_vp] Do you turn a +2 token or 1 good into 1 point?
    }
ask-recruit = How many soldiers do you recruit, and what do you pay?
ask-recruit-here =
    { $count ->
        [one] How many soldiers do you recruit? Each costs { $count } good, you have { $goods }.
       *[other] How many soldiers do you recruit? Each costs { $count } goods, you have { $goods }.
    }
ask-victory_good = Which good do you take as spoils?
ask-victory_good-here = You have beaten the { $enemy }: which good do you take as spoils?
ask-defeat_goods = Which goods do you lose?
ask-defeat_goods-here =
    { $count ->
        [one] The { $enemy } take { $count } good of your choice: which?
       *[other] The { $enemy } take { $count } goods of your choice: which?
    }
ask-defeat_building = Which building do you lose?
ask-defeat_building-here = Which building do the { $enemy } burn?
## What a question is about

about-aid_good = Several are equally poor, so the King sends each of them 1 good. Goods pay for buildings and soldiers.
about-envoy_declare = It came because you have the fewest buildings. Say now, before the roll, what it is for; it serves once.
about-reroll = Chapel and Statue help once a season each. A low total goes first in turn order, a high one reaches further.
about-set_aside =
    { $rule ->
        [own_die] With two players each sets one rolled die of their own colour aside. It has counted for the turn order.
       *[other] With two players each sets one rolled die aside. It has counted for the turn order.
    }
about-influence = Advisors give goods, soldiers or points. Click dice that add up to an advisor's number, then the advisor; or the advisor first.
typed-about-influence = Your dice on an advisor have to add up to the advisor's number.
about-build = In each row the next building from the left, one a season. You have { $goods }.
about-recruit = Click a number, or the goods with which you want to pay. All soldiers go home after the battle.
typed-about-recruit = All soldiers go home after the battle.
about-town_hall = Once at the end of every season. A +2 token raises the sum of a group of dice by 2.
about-victory_good = Your strength was { $strength }, theirs { $theirs }.
about-defeat_goods = Your strength was { $strength }, theirs { $theirs }. Click the goods that you can do without.
typed-about-defeat_goods = Your strength was { $strength }, theirs { $theirs }. Choose the goods that you can do without.
about-defeat_building = Your strength was { $strength }, theirs { $theirs }. It is one from the highest-numbered column in which you have a building; you can build it again.

## What to think of

warn-pass =
    { $dice ->
        [one] gives up { $dice } die
       *[other] gives up { $dice } dice
    }; { $count ->
        [one] { $count } advisor is in reach
       *[other] { $count } advisors are in reach
    }
warn-alchemist = You have no good that the Alchemist could trade.
warn-white =
    { $count ->
        [one] Your white die is then lost: it cannot stand alone.
       *[other] Your { $count } white dice are then lost: they cannot stand alone.
    }
warn-stranded =
    { $count ->
        [one] Your last die then reaches nobody.
       *[other] Your other { $count } dice then reach nobody.
    }
warn-no-soldiers =
    { $count ->
        [0] Leaves nothing for soldiers; defeat { $defeat }% as you stand.
       *[other] Leaves too little for soldiers; defeat { $defeat }% as you stand.
    }
warn-enough = more than needed
warn-envoy = The Envoy goes back at once.

## Options

option-good = { CAPITAL($good) }
option-goods = { $goods }
option-die = The die that shows { $die }
option-placement = { $placement }
option-influence-pass = Pass for this season
option-envoy_declare-influence = An occupied advisor
option-envoy_declare-build = A second building
option-envoy_declare-none = Nothing
option-reroll-statue = Statue: reroll the { $die }
option-reroll-chapel = Chapel: reroll all dice
note-average = { $whole }.{ $tenth } on average
note-alchemist = you get { $goods }
option-reroll-done = Keep the dice
option-advisor_choice-none = Nothing, and pay no point
option-alchemist = Give 1 { $good }
option-alchemist-none = No trade
option-building =
    { $points ->
        [0] { $building } for { $goods }
       *[other] { $building } for { $goods } ({ points-worth })
    }
option-build-pass = Build nothing
option-town_hall-token = Take a +2 token
option-town_hall-trade = Trade 1 { $good } for 1 point
option-town_hall-pay_token = Pay a +2 token for 1 point
option-town_hall-pay = Pay 1 { $good } for 1 point
option-town_hall-none = Neither
option-recruit =
    { $count ->
        [one] { $count } soldier for { $goods }
       *[other] { $count } soldiers for { $goods }
    }
option-recruit-pass = No soldiers
option-lost_building =
    { $points ->
        [0] { $building }
       *[other] { $building } (−{ points-worth })
    }

## What happened

event-year_began = Year { $year } begins
event-aid_die = { $seat } is the poorest and gets a white die for the spring
event-aid_good = The King sends { $seat } 1 { $good }
event-season_began = Year { $year }, { $season }
event-envoy_given = The King's Envoy goes to { $seat }
event-envoy_stays = Several are equally poor: nobody gets the King's Envoy
event-envoy_declared = { $seat } announces the use of the King's Envoy this autumn: { $use }
event-envoy_unused = The King's Envoy returns from { $seat } unused
event-guild_paid = The Merchants' Guild pays { $seat } 1 gold
event-rolled = { $seat } rolls { $dice }: { $total } in all
event-rerolled_all = { $seat } prays in the Chapel and rerolls all dice: { $dice } – { $total } in all
event-rerolled_one = { $seat } rerolls a die before the Statue: { $dice } – { $total } in all
event-order_set = Turn order: { $seats }
event-blocked = Neutral dice occupy { $advisors }
event-set_aside = { $seat } sets aside: { $die }
event-placed = { $seat } influences { $placement }
event-passed = { $seat } passes
event-must_pass = { $seat } cannot use the remaining dice, and passes
event-declined = { $seat } takes nothing from the { $advisor }
event-traded = { $seat } gives the { $advisor } 1 { $good } and gets { $goods }
event-helped = The { $advisor } gives { $seat } { $gains }
event-got_token = The { $advisor } gives { $seat } a +2 token
event-no_token = There is no +2 token left for { $seat }
event-looked = { $seat } looks at this year's enemy in secret
event-enemy_seen = This year's enemy: { $enemy }
event-built =
    { $points ->
        [0] { $seat } builds: { $building }
       *[other] { $seat } builds: { $building } ({ points-worth })
    }
event-built_nothing = { $seat } builds nothing
event-embassy = The Embassy brings { $seat } 1 point
event-inn = The Inn gives { $seat } a +2 token
event-town_hall_token = The Town Hall gives { $seat } a +2 token
event-town_hall_traded = The Town Hall turns 1 { $good } of { $seat } into 1 point
event-town_hall_paid_token = The Town Hall turns a +2 token of { $seat } into 1 point
event-rewarded = The King rewards { $seat } with 1 point for the most buildings
event-recruited =
    { $count ->
        [one] { $seat } recruits { $count } soldier for { $goods }
       *[other] { $seat } recruits { $count } soldiers for { $goods }
    }
event-enemy_revealed = Winter brings the enemy: { $enemy }
event-kings_die =
    { $number ->
        [one] { $seat } rolls the King's die: { $number } soldier for everybody
       *[other] { $seat } rolls the King's die: { $number } soldiers for everybody
    }
event-won = { $seat } wins with a strength of { $strength }
event-drew = { $seat } holds out with a strength of { $strength }: a draw
event-beaten = { $seat } is beaten with a strength of { $strength }
event-spoils = Spoils for { $seat }: { $gains }
event-fortress = The Fortress brings { $seat } 1 point
event-lost_goods = { $seat } loses { $goods }
event-lost_building =
    { $points ->
        [0] { $seat } loses a building: { $building }
       *[other] { $seat } loses a building: { $building } (−{ points-worth })
    }
event-lost_points = { $seat } loses { points-worth }
event-strongest = { $seat } has the strongest army: 1 point
event-winter_over = Winter is over: everybody has met the enemy, { $enemy }
event-cathedral = The Cathedral turns goods of { $seat } into { points-worth }
event-lot = Everything is level; the lot falls to { $seat }
event-game_ended = The game is over; it is won by { $seats }

## Why not

no-R3-4 = The Statue helps only when all your dice show the same number.
no-R3-4-die = You have no such die: { $die }.
no-R3-5 = The Chapel helps only up to a total of 7, and yours is { $total }.
no-R3-5-none = You have no Chapel.
no-R3-5-statue = In this game the Chapel does only what the Statue does.
no-R3-6 = You have used this building already this season.
no-R4-2 = These dice make { $number }, but a group must make exactly the number of the { $advisor }.
no-R4-2-dice = You do not have these dice to place.
no-R4-2-reach = No group of your dice makes { $number }.
no-R4-3 = A group needs at least one die of your own colour.
no-R4-4 = The { $advisor } is occupied by dice already.
no-R4-5 =
    { $count ->
        [one] This group has { $count } die, so it takes at most { $count } +2 token.
       *[other] This group has { $count } dice, so it takes at most { $count } +2 tokens.
    }
no-R4-5-held =
    { $count ->
        [0] You have no +2 token.
        [one] You have only { $count } +2 token.
       *[other] You have only { $count } +2 tokens.
    }
no-R4-5-season = You may use only one +2 token in a season.
no-R4-6 = The Market changes a sum by 1 and no more.
no-R4-6-none = You have no Market.
no-R4-6-used = You have used your Market this season.
no-R4-9 = There is no advisor with the number { $number }.
no-R5-2 = The { $advisor } does not give that.
no-R5-3 = You cannot decline the help of the { $advisor }.
no-R5-4 = You have no { $good } to give.
no-R5-5 = The { $advisor } gives goods of one kind only.
no-R5-5-number =
    { $count ->
        [one] The { $advisor } gives exactly { $count } good.
       *[other] The { $advisor } gives exactly { $count } goods.
    }
no-R6-2 = You cannot pay for the { $building }: missing { $goods }.
no-R6-3 = The { $building } can be built only after the { $before }.
no-R6-3-stands = The { $building } stands already.
no-R7-2 = You have no { $good } to trade.
no-R7-2-supply = There is no +2 token left in the supply.
no-R7-2-token = The Town Hall trades goods for points, but not +2 tokens.
no-R7-2-verb = In this game the Town Hall trades goods for points.
no-R7-3 = You have no { $good } to pay.
no-R7-3-none = You have no +2 token to pay.
no-R7-3-token = In this game the Town Hall gives no +2 tokens.
no-R7-3-verb = In this game you pay the Town Hall in goods.
no-R9-5 = You have no Envoy to influence an occupied advisor with.
no-R9-5-build = You have declared the Envoy for building, so it does not influence an advisor.
no-R9-5-free = The { $advisor } is free: no Envoy is needed.
no-R10-1 =
    { $count ->
        [one] Every soldier costs you exactly { $count } good.
       *[other] Every soldier costs you exactly { $count } goods.
    }
no-R10-2 = Name at least one soldier, or pass.
no-R10-2-held = You do not have these goods.
no-R11-6 =
    { $count ->
        [one] You must lose exactly { $count } good.
       *[other] You must lose exactly { $count } goods.
    }
no-R11-6-held = You do not have these goods.
no-R11-7 = { $row } does not reach the highest column in which you have a building.
no-R13-4 = You have not rolled this die: { $die }.
no-R13-4-own = You must set aside a die of your own colour.

## The table

heading-season = Year { $year }, { $season }
heading-over = After year V
table-court = The King's court
pane-court = Court
pane-province = Province
pane-ending = Points
table-province = Province of { $seat }
table-ending = Where the points came from
ending-advisors = Advisors
ending-buildings = Buildings
ending-season_ends = Embassy and Town Hall
    .short = Season ends
ending-rewards = The King's Reward
    .short = Rewards
ending-battles = Battles
ending-cathedral = Cathedral
table-growth = From season to season
growth-year = Year { $year }
table-luck = Luck
luck-pips = Pips rolled
luck-expected = Pips expected
luck-rerolls = Rerolls
luck-king = The King's dice: { $dice }
counter-gold = Gold: { $count }
    .short = gold
counter-wood = Wood: { $count }
    .short = wood
counter-stone = Stone: { $count }
    .short = stone
counter-plus2 = +2 tokens: { $count }
    .short = +2
counter-soldiers = Soldiers: { $count }
    .short = soldiers
counter-buildings = Buildings: { $count }
    .short = built
badge-envoy = Holds the King's Envoy
status-passed = passed
status-placed = all placed
badge-aid = Rolls the aid die in spring
badge-looked = Has seen this year's enemy
phase-aid = aid
phase-reward = reward
phase-envoy = envoy
phase-recruit = recruiting
word-or = or
note-envoy = with the King's Envoy
note-envoy-influence = where dice lie already
note-envoy-build = you pay for both
note-keep-goods =
    { $count ->
        [one] keep your { $count } good
       *[other] keep your { $count } goods
    }
note-strength = strength { $strength }
button-plus2 = +2 token
dice-make = These make { $sum }. Now click a lit advisor, or add dice and tokens.
title-aid_good = Aid from the King
title-envoy_declare = The King's Envoy
title-reroll = Reroll
title-set_aside = Set a die aside
title-influence = Influence
title-advisor_choice = { $advisor }
title-alchemist = Alchemist
title-build = Build
title-town_hall = Town Hall
title-recruit = Recruit soldiers
title-victory_good = Victory
title-defeat_goods = Defeat
title-defeat_building = Defeat
table-calendar = Year { $year } of V
table-purse = You have
table-rolled = Rolled: { $total }
    .short = { $total }
banner-winner = { $seats } – { points-worth }
badge-winner = Winner
counter-any = Goods of choice: { $count }
counter-trade = Trade a good
counter-look = Look at the enemy
counter-strength = Strength without the King's die: { $count }
    .short = strength
everybody = everybody
favours = { $reward } { $help }
favours-reward = King's Reward for the most buildings: { $seats }.
favours-reward-all = All have equally many buildings: each would get the King's Reward.
favours-help = King's help for the poorest: { $seats }.
favours-help-shared = Equally poor, so the Envoy comes to none: { $seats }.
favours-help-all = All are equally poor: the Envoy comes to nobody.
enemy-is = This year's enemy: { $enemy }
enemy-odds = Enemy's strength { $enemy } · yours { $strength } + die
enemy-odds-known = { $enemy } · your strength { $strength } + die
enemy-range = { $least }–{ "\u2060" }{ $most }
table-may-come = May come
counter-enemy = { $enemy }; defeat costs { $defeat }
forecast-title = Who may come this winter
    .short = Enemies
forecast-known = Who comes this winter
    .short = Enemy
forecast-note = one of these, equally likely
forecast-note-known = only you and who else has looked know it
forecast-odds = Chance of victory with more soldiers
forecast-takes = in defeat · in victory
forecast-soldiers =
    { $count ->
        [0] as now
        [one] +1 soldier
       *[other] +{ $count } soldiers
    }
    .short =
        { $count ->
            [0] now
           *[other] +{ $count }
        }
forecast-cell = takes { $takes } · gives { $gives }
forecast-all = In all
forecast-exact = all bonuses counted, exact
per-cent = { $count }%
building-of =
    { $count ->
        [one] { $buildings }
       *[other] { $buildings } or { $last }
    }
badge-ahead = Leads by { points-counted } in the last year
enemy-spoils = Victory: { $victory }. Defeat: { $defeat }.
goods-of-choice =
    { $count ->
        [one] { $count } good of any kind
       *[other] { $count } goods of any kind
    }
buildings-counted =
    { $count ->
        [one] { $count } building
       *[other] { $count } buildings
    }
part-victory = victory
part-draw = draw
part-defeat = defeat
part-soldiers =
    { $count ->
        [one] soldier
       *[other] soldiers
    }
part-king = King
part-against = v. { $enemies }
verdict-victory = Victory by { $count }
verdict-draw = Draw
verdict-wall = Victory: Stone Wall
verdict-defeat = Defeat by { $count }
winter-card = above { $strength }: { $victory } · { $strength }: nothing · below { $strength }: loses { $defeat }
winter-loses = loses { $defeat }
winter-nearly-won = one soldier more: victory
winter-nearly-drawn = one soldier more: a draw
winter-strongest = Strongest victor with { $strength }, so 1 point more: { $seats }.
winter-strengths = Soldiers, buildings and the King's die
winter-steps = This winter
winter-step-card = card
winter-step-die = King's die
winter-step-strengths = strengths
winter-step-results = results
winter-step-strongest = the strongest
kings-die-title = King's die, for everybody
kings-die-uncast = not cast yet
report-title = Winter of year { $year }: { $enemy }
    .short = Winter
report-outcome =
    { $victory_count ->
        [0] Nobody wins
       *[other] Victory: { $victory }
    }{ $draw_count ->
        [0] { "" }
       *[other] ; draw: { $draw }
    }{ $defeat_count ->
        [0] { "" }
       *[other] ; defeat: { $defeat }
    }
report-why =
    { $number ->
        [one] The enemy's strength was { $strength }; the King's die gave everybody { $number } soldier.
       *[other] The enemy's strength was { $strength }; the King's die gave everybody { $number } soldiers.
    }
report-next-year = year { $year } begins with the King's aid.
ended-years = Year { $year } is over. The most points, { $points }: { $seats }.
tie-shared = Points, goods and buildings are level: { $seats } share the victory.
tie-goods = Points are level; { $seat } has more goods.
tie-buildings = Points and goods are level; { $seat } has more buildings.
tie-lot = Everything is level; the lot fell to { $seat }.

## What advisors give

gives-jester = 1 point
gives-squire = 1 gold
gives-architect = 1 wood
gives-merchant = 1 gold or 1 wood
gives-sergeant = 1 soldier
gives-alchemist = 1 of each of the two other goods for 1 of yours
gives-astronomer = 1 good of your choice and a +2 token
gives-treasurer = 2 gold
gives-master_hunter = 1 wood and 1 gold, or 1 wood and 1 stone
gives-general = 2 soldiers, and a look at this year's enemy
gives-swordsmith = 1 stone and 1 wood, or 1 stone and 1 gold
gives-duchess =
    { $kind ->
        [single_kind] 2 goods of one kind, of your choice, and a +2 token
       *[any_mix] 2 goods of your choice and a +2 token
    }
gives-champion = 3 stone
gives-smuggler =
    { $kind ->
        [single_kind] 3 goods of one kind, of your choice; { $points ->
            [-1] costs 1 point
           *[other] { points-worth }
        }
       *[any_mix] 3 goods of your choice; { $points ->
            [-1] costs 1 point
           *[other] { points-worth }
        }
    }
gives-inventor = 1 gold, 1 wood and 1 stone
gives-wizard = 4 gold
gives-queen =
    { $kind ->
        [single_kind] 2 goods of one kind, of your choice, 3 points, and a look at this year's enemy
       *[any_mix] 2 goods of your choice, 3 points, and a look at this year's enemy
    }
gives-king = 1 gold, 1 wood, 1 stone and 1 soldier

## What buildings do

does-statue = When all your dice show the same number, you may reroll one of them
does-chapel =
    { $rule ->
        [low_total] When your dice total 7 or less, you may reroll them all
       *[as_statue] Does what the Statue does, and adds nothing to it
    }
does-church = +1 in battle against Demons
does-cathedral = At the end of the game every 2 goods become 1 point
does-inn = A +2 token every summer
does-market = Once a season a group of dice counts 1 more or less
does-farm = One more white die every season; −1 in battle
does-merchants_guild = 1 gold before every roll
does-guard_tower = +1 in battle
does-blacksmith = +1 in battle
does-barracks = Soldiers cost 1 good instead of 2
does-wizards_guild = +2 in battle
does-palisade = +1 in battle, +2 against Zombies
does-stable = One more soldier from Sergeant, General and King
does-stone_wall = +1 in battle; a draw is a victory
does-fortress = +1 in battle; 1 point for every victory
does-barricade = +1 in battle against Goblins
does-crane = Buildings of columns 3 and 4 cost 1 gold less
does-town_hall =
    { $rule ->
        [token_or_trade] At the end of every season a +2 token, or 1 point for 1 good
       *[pay_for_vp] At the end of every season 1 point for a +2 token or 1 good
    }
does-embassy = 1 point at the end of every season

## The table as text

line-enemy = Enemy: { $enemy }
line-enemy-unknown = Enemy: unknown, of strength { $least } to { $most }
line-court = The court:
line-advisor = { "   " }{ $advisor } ({ $number }): { $gives }
line-advisor-taken = { "   " }{ $advisor } ({ $number }): { $gives } – taken: { $groups }
group-of = { $seat } with { $dice }
group-neutral = blocked with { $dice }
line-order = In turn order:
line-seat = { $seat }: { points-worth }; { $goods }; +2 tokens { $tokens }; strength { $strength } (soldiers { $soldiers }, buildings { $bonus }, without the King's die)
line-seat-envoy = { $seat }: { points-worth }; { $goods }; +2 tokens { $tokens }; strength { $strength } (soldiers { $soldiers }, buildings { $bonus }, without the King's die); holds the King's Envoy
line-buildings = { "   " }buildings: { $buildings }
line-next = { "   " }can come next: { $buildings }
building-priced = { $building } ({ $goods })
line-dice = { "   " }dice: { $dice }

## What explains itself

thing-plus2 = +2 token
thing-market = Market ±1
thing-envoy = The King's Envoy
thing-aid_die = The aid die
thing-looked = Has seen the enemy
thing-soldiers = Soldiers
thing-strength = Strength
thing-buildings = Buildings
explain-kind-good = good
explain-kind-token = at the court
explain-kind-army = for the winter
explain-kind-province = in the province
explain-kind-phase = part of the year
explain-kind-advisor = advisor { $number } · the King's court
explain-kind-building = building · { $row }, column { $column }
explain-kind-enemy = enemy of a winter
explain-kind-enemy-year = enemy card · strength { $least } to { $most }
explain-advisor = Gives { $gives }.
explain-advisor-reached = you can get there with { $dice }.
explain-advisor-envoy = taken, but with the Envoy you can get there with { $dice }.
explain-advisor-taken = taken: one set of dice on each advisor, unless the Envoy helps.
explain-advisor-far = none of your groups of dice makes exactly { $number } now.
explain-advisor-blocked = Blocked by neutral dice
explain-building =
    { $does }.
    { $points ->
        [0] Costs { $goods }.
       *[other] Costs { $goods } and is worth { points-worth }.
    }
explain-building-stands = it stands in your province.
explain-building-later = only after the { $before }; then it costs you { $goods }.
explain-building-paid = next in its row for { $goods }: you have that.
explain-building-missing = next in its row for { $goods }; you still lack { $missing }.
explain-built-by = Built by
explain-built-by-nobody = Nobody has built it yet
explain-enemy-name = The enemy of year { $year }
explain-enemy-card = { $enemy }, year { $year } (victory: { $victory }; defeat costs: { $defeat })
explain-enemy = { $cards }.
explain-enemy-hidden = One of these, equally likely: { $cards }.
explain-enemy-strength = your strength against them is { $strength } now, and the King's die comes on top.
explain-kind-card = enemy card of year { $year } · strength { $strength }
explain-card = Stronger than this enemy: you gain { $victory }. Equally strong: nothing happens. Weaker: you lose { $defeat }.
explain-enemy-odds = victory { $victory }%, draw { $draw }%, defeat { $defeat }% as you stand now; the King's die, which adds 1 to 6 to everybody, is counted.
explain-soldiers-yours =
    { $count ->
        [one] when recruiting, a soldier costs you { $count } good.
       *[other] when recruiting, a soldier costs you { $count } goods.
    }
explain-good-gold = Pays for buildings and soldiers. The Cathedral turns what is left at the end into points.
explain-good-wood = Pays for buildings and soldiers. The Cathedral turns what is left at the end into points.
explain-good-stone = Pays for buildings and soldiers. The Cathedral turns what is left at the end into points.
explain-thing-plus2 = Raises the sum of a group of dice by 2 when you influence an advisor, then goes back to the supply. It is not a good.
explain-thing-market = The owner of the Market may count one group of dice as 1 higher or 1 lower, once a season.
explain-thing-envoy = Goes after the summer to whoever alone has the fewest buildings (then the fewest goods). Used once: to influence an advisor that is occupied, or to build a second time.
explain-thing-aid_die = An extra white die in this spring's roll, for whoever alone has the fewest buildings and goods.
explain-thing-looked = Has looked at this year's enemy card in secret, with the General or the Queen.
explain-thing-soldiers = Count for the strength in the winter's battle; afterwards all go home. They come from advisors, from recruiting and from the King's die.
explain-thing-strength = Soldiers and battle bonuses of buildings. In winter the King's die comes on top, and what counts against this one enemy only.
explain-thing-buildings = Each row is built from the left. The most buildings bring the King's Reward, the fewest his aid and his Envoy.
explain-phase-aid = Whoever alone has the fewest buildings (then the fewest goods) rolls a white die more in spring; if several are level, each of them takes 1 good.
explain-season-spring = All roll, influence advisors in turn order (the lowest total first), get their help, and may build.
explain-phase-reward = Everybody with the most buildings gets 1 point.
explain-season-summer = All roll, influence advisors, get their help, and may build. At its end the Inn gives a +2 token.
explain-phase-envoy = Whoever alone has the fewest buildings (then the fewest goods) gets the King's Envoy.
explain-season-autumn = The Envoy's holder says first what it is for. Then all roll, influence advisors, get their help, and may build.
explain-phase-recruit = In turn order everybody may buy soldiers, 2 goods each, with Barracks 1.
explain-season-winter = The enemy is revealed and the King's die sends everybody soldiers. More than the enemy's strength is a victory, the same a draw, less a defeat. The strongest victor gets 1 point.

## Settings

setting-ruleset = Rules
    .help = The Hungarian rulebook with the slips put right, or the game as it was published elsewhere. Sets the options below; each can be changed.
setting-ruleset-seed = Hungarian rulebook
setting-ruleset-published = published elsewhere
setting-free_goods_kind = Goods of choice
    .help = Whether the 2 or 3 goods from Duchess, Smuggler and Queen are all of one kind.
setting-free_goods_kind-single_kind = one kind
setting-free_goods_kind-any_mix = any mix
setting-smuggler_vp = Smuggler
    .help = Whether the Smuggler gives a point, or takes one for the goods.
setting-smuggler_vp-1 = gives 1 point
setting-smuggler_vp--1 = takes 1 point
setting-chapel_effect = Chapel
    .help = What the Chapel does.
setting-chapel_effect-low_total = rerolls a total of 7 or less
setting-chapel_effect-as_statue = as the Statue
setting-town_hall = Town Hall
    .help = What the Town Hall does at the end of a season.
setting-town_hall-token_or_trade = a +2 token, or a good for 1 point
setting-town_hall-pay_for_vp = a +2 token or a good for 1 point
setting-plus2_limit = Use of +2 tokens
    .help = How many +2 tokens may be used to influence.
setting-plus2_limit-per_die = one for each die
setting-plus2_limit-one_per_season = one a season
setting-plus2_supply = Supply of +2 tokens
    .help = Whether the tokens can run out.
setting-plus2_supply-limited = 20 tokens
setting-plus2_supply-unlimited = no limit
setting-envoy_timing = King's Envoy
    .help = When its holder says what it is used for, and how long it may be kept.
setting-envoy_timing-declare = declared at the start of autumn
setting-envoy_timing-free = used when wanted, in autumn
setting-envoy_timing-hold = may be kept until the next summer
setting-vp_floor = Lowest score
    .help = Whether a score may fall below 0.
setting-vp_floor-none = may be negative
setting-vp_floor-zero = never below 0
setting-cathedral_goods = Cathedral
    .help = Whether goods that it has turned into points still count in a tie.
setting-cathedral_goods-exchanged = goods are spent
setting-cathedral_goods-kept = goods still count
setting-two_player_set_aside = Set-aside die
    .help = For two players: which die each of them sets aside after the roll.
setting-two_player_set_aside-any_die = any die
setting-two_player_set_aside-own_die = of your own colour
setting-two_player_set_aside-none = no die
setting-initial_order = First turn order
    .help = In which order the markers stand before the first roll.
setting-initial_order-random = drawn by lot
setting-initial_order-seat = as you sit
setting-final_tie = Last tie
    .help = What happens when points, goods and buildings are all level.
setting-final_tie-shared = shared victory
setting-final_tie-lot = drawn by lot
