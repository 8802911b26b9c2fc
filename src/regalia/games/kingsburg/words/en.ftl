### Kingsburg

game-name = Kingsburg
game-about = Win the King's advisors with your dice, build up your province, and stand against an invader every winter.

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
points-counted = { $count } VP
plus2 = +2
market-up = Market +1
market-down = Market −1
die-own = { $face }
die-white = white { $face }
seat-name = { $seat }

season-spring = spring
season-summer = summer
season-autumn = autumn
season-winter = winter

advisor-none = nobody
advisor-numbered = { $number } { $advisor }
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

envoy-influence = to influence
envoy-build = to build
envoy-none = for nothing

placement = { $number } { $advisor }: { $dice }
placement-envoy = { $number } { $advisor }: { $dice }, with the Envoy

## Questions

ask-aid_good = Aid from the King: which good do you take?
ask-envoy_declare = You hold the King's Envoy. What will you use it for this autumn?
ask-reroll = Do you reroll?
ask-set_aside = Which die do you set aside?
ask-influence = Which advisor do you influence?
ask-advisor_choice = What do you take from the advisor?
ask-alchemist = The Alchemist: which good do you give for one each of the other two?
ask-build = What do you build?
ask-town_hall = What do you do in the Town Hall?
ask-recruit = How many soldiers do you recruit, and what do you pay?
ask-victory_good = Which good do you take as spoils?
ask-defeat_goods = Which goods do you lose?
ask-defeat_building = Which building do you lose?

## Options

option-good = { CAPITAL($good) }
option-goods = { $goods }
option-die = { $die }
option-placement = { $placement }
option-influence-pass = Pass for this season
option-envoy_declare-influence = Influence an occupied advisor
option-envoy_declare-build = Build a second time
option-envoy_declare-none = Nothing
option-reroll-statue = Statue: reroll the { $die }
option-reroll-chapel = Chapel: reroll all dice
option-reroll-done = Keep the dice
option-advisor_choice-none = Nothing, and pay no point
option-alchemist = Give 1 { $good }
option-alchemist-none = No trade
option-building =
    { $points ->
        [0] { $building } for { $goods }
       *[other] { $building } for { $goods } ({ $points } VP)
    }
option-build-pass = Build nothing
option-town_hall-token = Take a +2 token
option-town_hall-trade = Trade 1 { $good } for 1 VP
option-town_hall-pay_token = Pay a +2 token for 1 VP
option-town_hall-pay = Pay 1 { $good } for 1 VP
option-town_hall-none = Nothing
option-recruit =
    { $count ->
        [one] { $count } soldier for { $goods }
       *[other] { $count } soldiers for { $goods }
    }
option-recruit-pass = No soldiers
option-lost_building =
    { $points ->
        [0] { $building }
       *[other] { $building } (−{ $points } VP)
    }

## What happened

event-year_began = Year { $year } begins
event-aid_die = { $seat } is the poorest and gets a white die for the spring
event-aid_good = The King sends { $seat } 1 { $good }
event-season_began = Year { $year }, { $season }
event-envoy_given = The King's Envoy goes to { $seat }
event-envoy_stays = Several are equally poor: nobody gets the King's Envoy
event-envoy_declared = { $seat } declares the King's Envoy { $use }
event-envoy_unused = The King's Envoy returns from { $seat } unused
event-guild_paid = The Merchants' Guild pays { $seat } 1 gold
event-rolled = { $seat } rolls { $dice }: { $total } in all
event-rerolled_all = { $seat } prays in the Chapel and rerolls all dice: { $dice }, { $total } in all
event-rerolled_one = { $seat } rerolls a die before the Statue: { $dice }, { $total } in all
event-order_set = Turn order: { $seats }
event-blocked = Neutral dice block { $advisors }
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
       *[other] { $seat } builds: { $building } ({ $points } VP)
    }
event-built_nothing = { $seat } builds nothing
event-embassy = The Embassy brings { $seat } 1 VP
event-inn = The Inn gives { $seat } a +2 token
event-town_hall_token = The Town Hall gives { $seat } a +2 token
event-town_hall_traded = The Town Hall turns 1 { $good } of { $seat } into 1 VP
event-town_hall_paid_token = The Town Hall turns a +2 token of { $seat } into 1 VP
event-rewarded = The King rewards { $seat } with 1 VP for the most buildings
event-recruited =
    { $count ->
        [one] { $seat } recruits { $count } soldier for { $goods }
       *[other] { $seat } recruits { $count } soldiers for { $goods }
    }
event-enemy_revealed = Winter: the enemy is { $enemy }
event-kings_die =
    { $number ->
        [one] { $seat } rolls the King's die: { $number } soldier for everybody
       *[other] { $seat } rolls the King's die: { $number } soldiers for everybody
    }
event-won = { $seat } wins with a strength of { $strength }
event-drew = { $seat } holds out with a strength of { $strength }: a draw
event-beaten = { $seat } is beaten with a strength of { $strength }
event-spoils = Spoils for { $seat }: { $gains }
event-fortress = The Fortress brings { $seat } 1 VP
event-lost_goods = { $seat } loses { $goods }
event-lost_building =
    { $points ->
        [0] { $seat } loses a building: { $building }
       *[other] { $seat } loses a building: { $building } (−{ $points } VP)
    }
event-lost_points = { $seat } loses { $points } VP
event-strongest = { $seat } has the strongest army: 1 VP
event-cathedral = The Cathedral turns goods of { $seat } into { $points } VP
event-lot = Everything is level; the lot falls to { $seat }
event-game_ended = The game is over; the winner: { $seats }

## Why not

no-R3-4 = The Statue helps only when all your dice show the same number.
no-R3-4-none = You have no Statue.
no-R3-4-die = You have no such die: { $die }.
no-R3-5 = The Chapel helps only up to a total of 7, and yours is { $total }.
no-R3-5-none = You have no Chapel that works by itself.
no-R3-6 = You have used this building already this season.
no-R4-2 = These dice make { $number }, but the { $advisor } wants exactly its own number.
no-R4-2-dice = You do not have these dice to place.
no-R4-2-reach = No group of your dice makes { $number }.
no-R4-3 = A group needs at least one die of your own colour.
no-R4-4 = There are dice on the { $advisor } already.
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
no-R4-5-season = You may use one +2 token in a season.
no-R4-6 = The Market changes a sum by 1 only.
no-R4-6-none = You have no Market.
no-R4-6-used = You have used your Market this season.
no-R4-9 = There is no advisor with the number { $number }.
no-R5-2 = The { $advisor } does not give that.
no-R5-3 = You cannot decline the help of the { $advisor }.
no-R5-4 = You have no { $good } to give.
no-R5-5 = The { $advisor } gives another number of goods, or goods of one kind only.
no-R6-2 = You cannot pay for the { $building }: missing { $goods }.
no-R6-3 = The { $building } can be built only after the { $before }.
no-R6-3-stands = The { $building } stands already.
no-R7-2 = You have no { $good } to trade.
no-R7-2-supply = There is no +2 token left in the supply.
no-R7-2-token = The Town Hall takes goods for a point, no +2 tokens.
no-R7-2-verb = The Town Hall trades goods for points.
no-R7-3 = You have no { $good } to pay.
no-R7-3-none = You have no +2 token to pay.
no-R7-3-token = In this game the Town Hall gives no +2 tokens.
no-R7-3-verb = The Town Hall takes goods as a payment.
no-R9-5 = You have no Envoy to influence an occupied advisor with.
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
        [one] You must lose exactly { $count } good that you have.
       *[other] You must lose exactly { $count } goods that you have.
    }
no-R11-7 = { $row } does not reach the highest column in which you have a building.
no-R13-4 = You have not rolled this die: { $die }.
no-R13-4-own = You must set aside a die of your own colour.

## The table

heading-season = Year { $year }, { $season }
heading-over = The five years are over
table-court = The King's court
table-province = Province of { $seat }
table-ending = Where the points came from
ending-advisors = Advisors
ending-buildings = Buildings
ending-season_ends = Embassy and Town Hall
ending-rewards = The King's Reward
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
counter-wood = Wood: { $count }
counter-stone = Stone: { $count }
counter-plus2 = +2 tokens: { $count }
counter-soldiers = Soldiers: { $count }
counter-buildings = Buildings: { $count }
badge-envoy = Holds the King's Envoy
badge-aid = Rolls the aid die in spring
badge-looked = Has seen this year's enemy
phase-aid = aid
phase-reward = reward
phase-envoy = envoy
phase-recruit = recruiting
word-or = or
note-envoy = with the King's Envoy
note-recruit = { $goods }; chance of victory { $chance } %
button-plus2 = +2 token
dice-make = These make { $sum }.
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
table-own-dice = Your dice: { $total } in all
banner-winner = { $seats } – { $points } VP
badge-winner = Winner
counter-any = Goods of choice: { $count }
counter-trade = Trade a good
counter-look = Look at the enemy
counter-strength = Strength without the King's die: { $count }
everybody = everybody
favours =
    Most buildings, so the King's Reward: { $leaders }.
    Poorest, so the King's help: { $poorest }.
favours-shared =
    Most buildings, so the King's Reward: { $leaders }.
    Equally poor: { $poorest }.
enemy-is = This year's enemy: { $enemy }
enemy-odds = Enemy: { $enemy } · your strength { $strength }
enemy-range = { $least }–{ $most }
enemy-spoils = Victory: { $victory }. Defeat: { $defeat }.
goods-of-choice =
    { $count ->
        [one] { $count } good of choice
       *[other] { $count } goods of choice
    }
buildings-counted =
    { $count ->
        [one] { $count } building
       *[other] { $count } buildings
    }
part-victory = victory
part-draw = draw
part-defeat = defeat
report-title = Winter of year { $year }: { $enemy }
report-die =
    { $number ->
        [one] The King's die gave everybody { $number } soldier.
       *[other] The King's die gave everybody { $number } soldiers.
    }
report-victory = Victory: { $soldiers } own + { $die } of the King + { $bonus } from buildings = { $strength }
report-draw = Draw: { $soldiers } own + { $die } of the King + { $bonus } from buildings = { $strength }
report-defeat = Defeat: { $soldiers } own + { $die } of the King + { $bonus } from buildings = { $strength }
report-gained = Spoils: { $gains }
report-lost = Lost: { $losses }
tie-shared = Points, goods and buildings are level: { $seats } share the victory.
tie-goods = Points are level; { $seat } has more goods.
tie-buildings = Points and goods are level; { $seat } has more buildings.
tie-lot = Everything is level; the lot fell to { $seat }.

## What advisors give

gives-jester = 1 VP
gives-squire = 1 gold
gives-architect = 1 wood
gives-merchant = 1 gold or 1 wood
gives-sergeant = 1 soldier
gives-alchemist = Trade 1 good for one each of the other two kinds
gives-astronomer = 1 good of choice and a +2 token
gives-treasurer = 2 gold
gives-master_hunter = 1 wood and 1 gold, or 1 wood and 1 stone
gives-general = 2 soldiers, and a look at this year's enemy
gives-swordsmith = 1 stone and 1 wood, or 1 stone and 1 gold
gives-duchess =
    { $kind ->
        [single_kind] 2 goods of one kind, of choice, and a +2 token
       *[any_mix] 2 goods of choice and a +2 token
    }
gives-champion = 3 stone
gives-smuggler =
    { $kind ->
        [single_kind] 3 goods of one kind, of choice; { $points } VP
       *[any_mix] 3 goods of choice; { $points } VP
    }
gives-inventor = 1 gold, 1 wood and 1 stone
gives-wizard = 4 gold
gives-queen =
    { $kind ->
        [single_kind] 2 goods of one kind, of choice, 3 VP, and a look at this year's enemy
       *[any_mix] 2 goods of choice, 3 VP, and a look at this year's enemy
    }
gives-king = 1 gold, 1 wood, 1 stone and 1 soldier

## What buildings do

does-statue = When all your dice show the same number, you may reroll one of them. { $points } VP
does-chapel =
    { $rule ->
        [low_total] When your dice total 7 or less, you may reroll them all. { $points } VP
       *[as_statue] Does what the Statue does, and adds nothing to it. { $points } VP
    }
does-church = +1 in battle against Demons. { $points } VP
does-cathedral = At the end of the game every 2 goods become 1 VP. { $points } VP
does-inn = A +2 token every summer
does-market = Once a season a group of dice counts 1 more or less. { $points } VP
does-farm = One more white die every season; −1 in battle. { $points } VP
does-merchants_guild = 1 gold before every roll. { $points } VP
does-guard_tower = +1 in battle. { $points } VP
does-blacksmith = +1 in battle. { $points } VP
does-barracks = Soldiers cost 1 good instead of 2. { $points } VP
does-wizards_guild = +2 in battle. { $points } VP
does-palisade = +1 in battle, +2 against Zombies
does-stable = One more soldier from Sergeant, General and King. { $points } VP
does-stone_wall = +1 in battle; a draw is a victory. { $points } VP
does-fortress = +1 in battle; 1 VP for every victory. { $points } VP
does-barricade = +1 in battle against Goblins
does-crane = Buildings of columns 3 and 4 cost 1 gold less. { $points } VP
does-town_hall =
    { $rule ->
        [token_or_trade] At the end of every season a +2 token, or 1 VP for 1 good. { $points } VP
       *[pay_for_vp] At the end of every season 1 VP for a +2 token or 1 good. { $points } VP
    }
does-embassy = 1 VP at the end of every season. { $points } VP

## The table as text

line-enemy = Enemy: { $enemy }
line-enemy-unknown = Enemy: unknown, strength { $least } to { $most }
line-group = { $number } { $advisor }: { $seat } ({ $dice })
line-neutral = { $number } { $advisor }: blocked ({ $dice })
line-seat = { $place }. { $seat } (seat { $number }): { $points } VP; { $goods }; +2 tokens { $tokens }; soldiers { $soldiers }
line-seat-envoy = { $place }. { $seat } (seat { $number }): { $points } VP; { $goods }; +2 tokens { $tokens }; soldiers { $soldiers }; King's Envoy
line-buildings = { "   " }buildings: { $buildings }
line-dice = { "   " }dice: { $dice }

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
    .help = Whether the Smuggler gives a point or takes one for his goods.
setting-smuggler_vp-1 = gives 1 VP
setting-smuggler_vp--1 = takes 1 VP
setting-chapel_effect = Chapel
    .help = What the Chapel does.
setting-chapel_effect-low_total = rerolls a total of 7 or less
setting-chapel_effect-as_statue = as the Statue
setting-town_hall = Town Hall
    .help = What the Town Hall does at the end of a season.
setting-town_hall-token_or_trade = a +2 token, or a good for 1 VP
setting-town_hall-pay_for_vp = a +2 token or a good for 1 VP
setting-plus2_limit = Use of +2 tokens
    .help = How many +2 tokens may be used to influence.
setting-plus2_limit-per_die = one for each die
setting-plus2_limit-one_per_season = one a season
setting-plus2_supply = Supply of +2 tokens
    .help = Whether there are only 20 of them.
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
setting-two_player_set_aside-own_die = a die of one's own colour
setting-two_player_set_aside-none = no die
setting-initial_order = First turn order
    .help = In which order the markers stand before the first roll.
setting-initial_order-random = drawn by lot
setting-initial_order-seat = as you sit
setting-final_tie = Last tie
    .help = What happens when points, goods and buildings are all level.
setting-final_tie-shared = shared victory
setting-final_tie-lot = drawn by lot
