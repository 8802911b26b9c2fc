### Barony

game-name = Barony
game-about = Lead your knights, settle the land and buy your way from Baron to the crown, with no luck to blame.
    .short = Knights, villages, titles, and no luck at all. A good first game.

## Names

terrain-field = field
    .short = fld
terrain-plain = plain
    .short = pln
terrain-forest = forest
    .short = for
terrain-mountain = mountain
    .short = mtn
terrain-lake = lake
    .short = lake

token-field = field
token-plain = plain
token-forest = forest
token-mountain = mountain
tokens-counted =
    { $count ->
        [one] { $count } { $token }
       *[other] { $count } { $token }s
    }

piece-knight = knight
    .short = K
piece-village = village
    .short = V
piece-stronghold = stronghold
    .short = S
piece-city = city
    .short = C

title-baron = Baron
title-viscount = Viscount
    .short = Visc.
title-count = Count
title-marquis = Marquis
    .short = Marq.
title-duke = Duke

## Questions

ask-place = Where do you place your city?
ask-action = Which action do you take?
ask-recruit = In which city do you recruit, and how many knights?
ask-move = Which knight moves, and where to?
ask-move_again = Do you move another knight?
ask-plunder = Which token do you take?
ask-build = What do you build, and where?
ask-new_city = Which village becomes a city?
ask-expedition = Where on the edge does your knight appear?
ask-title = Which tokens do you pay for the title? It costs 15 gold.

ask-place-next = Where do you place city { $number } of { $count }? A knight comes with it.
ask-recruit-where =
    { $count ->
        [one] In which city do you recruit? You have { $count } knight in reserve.
       *[other] In which city do you recruit? You have { $count } knights in reserve.
    }
ask-recruit-number =
    { $count ->
        [one] How many knights do you recruit on { $hex }? Only { $count } is possible.
       *[other] How many knights do you recruit on { $hex }? Up to { $count } are possible.
    }
ask-move-from = Where does your knight on { $hex } go? Open to it: { $ways }.
ways-legal =
    { $count ->
        [one] { $count } free hex
       *[other] { $count } free hexes
    }
ways-shared = { $count } shared in peace
ways-war = { $count } with war
ask-move_again-after = Your knight has reached { $hex }. Does another one move, too?
ask-plunder-of = { $victim }'s village on { $hex } has fallen. Which of their tokens do you take?
ask-build-where = Where do you build?
ask-build-more = Where else do you build? Or are you done?
ask-build-what = What does your knight build on { $hex }? { $gain }
ask-title-of = Which tokens do you pay to become { $title }? It costs { $cost } gold.
paid =
    { $sum ->
        [15] { $sum } of { $cost } gold: exactly enough
        [16] { $sum } gold: 1 more than { $cost }, and no change is given
        [17] { $sum } gold: 2 more than { $cost }, and no change is given
        [18] { $sum } gold: 3 more than { $cost }, and no change is given
       *[other] { $sum } of { $cost } gold
    }
paid-any =
    { $sum ->
        [15] { $sum } of { $cost } gold: exactly enough
       *[other] { $sum } gold paid; at least { $cost } are needed, and no change is given
    }

## What a question is about

about-place = Knights are recruited in cities. Good ones have fields and plains around them; beside a lake they recruit { $recruits_at_lake } knights at a time instead of { $recruits }. No city stands in a forest or next to another one.
about-action = One action, then it is the next player's turn. Point at one, or hold it, to read what it does.
about-recruit = Knights come from your reserve into one of your cities: up to { $recruits }, beside a lake up to { $recruits_at_lake }.
about-move = One or two different knights move one hex each. Whoever brings a second piece onto a hex drives out all single knights and villages of others there; one piece alone shares it in peace.
about-move_again = The same knight does not move twice. A second piece on a hex drives out single knights and villages of others.
about-plunder = Tokens pay for titles in gold; those kept to the end are worth their silver in points.
about-build = The knight goes back to your reserve; its building brings a token of the land at once.
about-new_city = The village becomes a city: it brings points, you can recruit there, and nobody can burn it any more. No city stands in a forest or next to another one.
about-expedition = One knight from your reserve appears on an empty hex at the edge; another one goes to the box and never comes back.
about-title = A title brings 15 points. The tokens go back to the stock, and no change is given.

## What to think of

warn-last_turn = { $seats } can become Duke after you in this round: this may be your last turn.
warn-last_knights = This takes the last two knights in your reserve: no more can be recruited until some come back.
    .short = your last two
warn-behind =
    { $points ->
        [one] As Duke you end the game with this round, and { $seat } is ahead: { $points } point, you would have { $own }.
       *[other] As Duke you end the game with this round, and { $seat } is ahead: { $points } points, you would have { $own }.
    }
    .short = you would be behind
warn-overpaid = Your tokens do not make exactly { $cost }: at least { $over } gold is lost.
    .short = { $over } gold too much
warn-both = { $first } { $second }
warn-alone = Alone there, your knight could be driven out by { $seats } next turn.
warn-left-knight = The knight that stays on { $hex } could be driven out by { $seats } next turn.
warn-left-village = Your village on { $hex } would be left alone, and { $seats } could burn it next turn.
warn-village = { $seats } could burn it next turn.
warn-no_war = You pass up a war on { $hexes }.

## Options

action-recruit = Recruitment
action-move = Movement
action-build = Construction
action-new_city = New City
action-expedition = Expedition
action-title = Noble Title
action-pass = Pass

option-hex = { $hex } ({ $terrain })
option-recruit =
    { $count ->
        [one] { $hex }: { $count } knight
       *[other] { $hex }: { $count } knights
    }
option-move-free = { $origin } → { $target }
option-move-shared = { $origin } → { $target } (in peace with others)
option-move-war = { $origin } → { $target } (war!)
option-move_again-done = Done, no second move
option-build = { $hex }: { $building } ({ $token })
option-build-done = Done building
option-title = Pay { $tokens } ({ $gold } gold)
option-title-over = Pay { $tokens } ({ $gold } gold, { $over } too much)

## What happened

event-placement_skipped = { $seat } finds no place for a city, so it goes to the box
event-city_placed = { $seat } places a city and a knight on { $hex }
event-round_began = Round { $round } begins
event-passed = { $seat } passes
event-recruited =
    { $count ->
        [one] { $seat } recruits { $count } knight on { $hex }
       *[other] { $seat } recruits { $count } knights on { $hex }
    }
event-moved = { $seat } moves { $origin } → { $target }
event-knight_beaten = { $seat } defeats { $victim }'s knight on { $hex }
event-village_burnt = { $seat } attacks, and { $victim }'s village on { $hex } falls
event-nothing_to_plunder = { $victim } has no token, so { $seat } gets none
event-plundered = { $seat } takes a { $token } token from { $victim } for the village on { $village }
event-built = { $seat } builds a { $building } on { $hex } and gets a { $token } token
event-built_without_token = { $seat } builds a { $building } on { $hex }, but there is no { $token } token left
event-city_founded = { $seat } turns the village on { $hex } into a city: 10 points
event-expedition_landed = { $seat } sends an expedition to { $hex }; another knight goes to the box
event-title_bought = { $seat } pays { $gold } gold and is now { $title }
event-last_round_began = { $seat } is Duke, so this round is the last
event-game_ended =
    { $points ->
        [one] The game is over: { $seat } is King with { $points } point
       *[other] The game is over: { $seat } is King with { $points } points
    }

## Why not

no-R2-2 = { $hex } is a { $terrain }; a starting city may not stand in a forest or on a lake.
no-R2-3 = There is a city on { $hex } already.
no-R2-3-near = There is a city next to { $hex }, so no starting city may stand there.
no-R3-3 = You must carry out at least one step before you are done.
no-R3-4 = You can still carry out an action, so you may not pass.
no-R4-1 = You have no city on { $hex }; you recruit only in a city of your own.
no-R4-1-nobody = Recruit at least one knight.
no-R4-1-action = You have no city on the board to recruit in.
    .short = no city
no-R4-2 =
    { $count ->
        [one] The city on { $hex } recruits at most { $count } knight at a time.
       *[other] The city on { $hex } recruits at most { $count } knights at a time.
    }
no-R4-3 = There are not enough knights in your reserve.
    .short = no knights in reserve
no-R5-1 = You have no knight on { $hex }.
no-R5-1-far = { $target } is not next to { $origin }; a knight moves to an adjacent hex.
no-R5-1-nobody = You have no knight on the board.
    .short = no knight on the board
no-R5-1-action = There is no open hex beside any of your knights.
    .short = no open hex
stays-shut_in = No hex around { $hex } is open to your knight.
no-R5-3 = Your knight on { $hex } has just moved and stands alone; the same knight cannot move twice.
no-R5-4a = { $hex } is a lake, so no knight may enter.
no-R5-4b = { $seat } has a { $building } on { $hex }, so your knight may not enter.
no-R5-4c = { $seat } has two or more pieces on { $hex }, so your knight may not enter.
no-R5-4d = { $hex } is a mountain where { $seat } has a piece, so your knight may not enter.
no-R6-4 = { $victim } has no { $token } token.
no-R7-2 = You have no knight on { $hex } to build a village or a stronghold there.
no-R7-2-kind = Construction makes villages and strongholds only.
no-R7-2-action = You have no knight on the board to build with.
    .short = no knight on the board
no-R7-3 = There is a building on { $hex } already.
no-R7-3-knight = { $seat } has a knight on { $hex }, so you cannot build there.
no-R7-3-action = Wherever you have a knight there is a building or a knight of another player.
    .short = nowhere to build
no-R7-6 = There is no { $building } left in your reserve.
no-R7-6-action = There is neither a village nor a stronghold left in your reserve.
    .short = no building left
no-R8-1 = You have no village on { $hex }; only a village of your own can become a city.
no-R8-1-action = You have no village that could become a city.
    .short = no village
no-R8-2-forest = { $hex } is a forest, and no city may stand there.
no-R8-2-near = There is a city next to { $hex }, so the village there cannot become one.
no-R8-2-knight = { $seat } has a knight on { $hex }, so the village there cannot become a city.
no-R8-2-action = Each of your villages stands in a forest, beside a city, or with a knight of another player.
    .short = no suitable village
no-R8-5 = There is no city left in your reserve.
    .short = no city left
no-R8-5-most =
    { $count ->
        [one] You have founded { $count } new city, and no more can be founded.
       *[other] You have founded { $count } new cities, and no more can be founded.
    }
    .short = no more new cities
no-R9-1 = An Expedition needs at least two knights in your reserve.
    .short = two knights needed
no-R9-2 = { $hex } is not empty; an Expedition ends where there is no piece at all.
no-R9-2-lake = { $hex } is a lake; an Expedition ends on land.
no-R9-2-inland = { $hex } is not on the edge of the board, where an Expedition ends.
no-R9-3 = There is no empty land hex on the edge of the board for an Expedition.
    .short = no free hex on the edge
no-R10-2 = These tokens are worth { $gold } gold; a title costs at least 15.
no-R10-5 = That makes { $gold } gold, and one of the tokens is superfluous: without it you would still pay 15.
no-R10-5-not_held = You do not have all of these tokens.
no-R10-6 = A title costs at least 15 gold; you have { $gold }.
    .short = { $gold } / 15 gold
no-R10-6-duke = You are a Duke; there is no higher title.
    .short = already Duke

## The table

table-board = The board
table-score = Score board
table-stock = Common stock
table-ending = Final score
ending-titles = Titles
ending-new_cities = New cities
ending-silver = Silver
ending-duke = The game ended after round { $round } because there is a Duke: { $seats } (R11.1).
ending-limit = The game ended after round { $round }, the agreed limit (R11.7).
ending-passed = The game ended after round { $round } because everybody passed (R11.6).
ending-tie =
    { $points ->
        [one] { $seats } are equal at { $points } point. Of equals, whoever comes latest in turn order is ahead: { $best } (R11.5).
       *[other] { $seats } are equal at { $points } points. Of equals, whoever comes latest in turn order is ahead: { $best } (R11.5).
    }
table-growth = Points round by round
growth-round = { $to }
growth-rounds = { $from }–{ $to }
hex-name = { $hex }
place-hex = { $hex }, { $terrain }
heading-placement = Starting cities
heading-round = Round { $round }
heading-round-of = Round { $round } of { $most }
banner-king =
    { $points ->
        [one] { $seat } is King with { $points } point
       *[other] { $seat } is King with { $points } points
    }
banner-last_round = The last round
banner-round_limit = The last round: the limit

on-board-knight =
    { $count ->
        [one] { $seat }'s knight on { $hex }
       *[other] { $seat }'s { $count } knights on { $hex }
    }
on-board-village = { $seat }'s village on { $hex }
on-board-stronghold = { $seat }'s stronghold on { $hex }
on-board-city = { $seat }'s city on { $hex }

counter-token = { CAPITAL($token) } tokens: { $count }
counter-gold = Gold: { $count }
counter-gold-duke = Gold: { $count }, enough to become Duke
counter-silver = Silver at the end: { $count }
counter-box = In the box: { $count }
reserve-knight = Knights in reserve: { $count }
reserve-village = Villages in reserve: { $count }
reserve-stronghold = Strongholds in reserve: { $count }
reserve-city = Cities in reserve: { $count }
badge-first_player = First player
badge-turn = To play
badge-king = King
status-places = { $count } to place
status-last_turn = last turn
status-done = no more turns
near-duke = can become Duke: last round
near-gold = { $missing } gold short of Duke
near-king =
    { $points ->
        [one] leads with { $points } point, silver included
       *[other] leads with { $points } points, silver included
    }
danger-knight = { $seats } can drive your lone knight out of { $hex } next turn. A second piece of yours there would save it.
danger-village = { $seats } can burn your lone village on { $hex } next turn. A knight of yours there would save it.
danger-village-token = { $seats } can burn your lone village on { $hex } next turn and take one of your tokens. A knight of yours there would save it.
score-new_cities =
    { $count ->
        [one] { $count } new city
       *[other] { $count } new cities
    }
    .short = { $count }

button-recruit =
    { $count ->
        [one] { $count } knight
       *[other] { $count } knights
    }
button-village = Village
button-stronghold = Stronghold
note-recruit =
    { $count ->
        [one] You can recruit { $count } knight here.
       *[other] You can recruit up to { $count } knights here.
    }
note-shared = You share the hex in peace with { $others }.
note-war = War! You clear the hex of { $losses }.
loss-knight = { $seat }'s knight
loss-village = { $seat }'s village
loss-village-token = { $seat }'s village (and take one of their tokens)
note-token = You get a { $token } token ({ $gold } gold).
note-no_token = There is no { $token } token left for it.
option-token = { CAPITAL($token) }
note-could_build = You could still build on { $hexes }.
note-build-village = can become a city or be burnt
note-build-stronghold = never falls; { $count } left
note-landing = Building here would bring a { $token } token ({ $gold } gold).
note-place =
    { $count ->
        [one] Around it: { $lands }. It recruits { $count } knight at a time.
       *[other] Around it: { $lands }. It recruits up to { $count } knights at a time.
    }
note-place-lakes =
    { $count ->
        [one] There are only lakes around it. It recruits { $count } knight at a time.
       *[other] There are only lakes around it. It recruits up to { $count } knights at a time.
    }
note-action-recruit = { $count } in reserve
note-action-move =
    { $count ->
        [one] { $count } knight
       *[other] { $count } knights
    }
note-action-build =
    { $count ->
        [one] on { $count } hex
       *[other] on { $count } hexes
    }
note-action-new_city = +{ $count } points
note-action-expedition = costs a knight
note-action-title = { $title }, +15
note-pass = you do nothing
note-worth = { $gold } gold, { $silver } silver
note-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Reports

report-war = War on { $hex }
report-knights = { $seat } drives out { $losses }
report-village = { $seat } burns { $victim }'s village
report-village-token = { $seat } burns { $victim }'s village and takes a { $token } token
report-why-knight = { $seat } brought a second knight to { $hex }: two pieces of one player drive out everybody's single ones (R6.2).
report-why-own_village = { $seat } has a village on { $hex } and brought a knight to it: two pieces of one player drive out everybody's single ones (R6.2).
report-why-village = { $seat } brought two knights to { $hex }, and the village stood alone (R6.2, R6.7).
report-returned-knight =
    { $count ->
        [one] { $seat }'s knight goes back to the reserve, where there is now { $count }.
       *[other] { $seat }'s knight goes back to the reserve, where there are now { $count }.
    }
report-returned-village =
    { $count ->
        [one] { $seat }'s village goes back to the reserve, where there is now { $count }.
       *[other] { $seat }'s village goes back to the reserve, where there are now { $count }.
    }
report-no_token = { $victim } has no token that could be taken.
report-poorer = { $seat } loses { $worth } gold and has { $gold } now.
report-richer = { $seat } gains { $worth } gold and has { $gold } now.
report-lesson = Two pieces together, a city, a stronghold and any piece on a mountain cannot be attacked (R6.7).

## The table as text

board-legend = { $knight } knight, { $village } village, { $stronghold } stronghold, { $city } city; the number before them is the player
seat-line = { $seat } (number { $number }), { $title }{ $first }: points { $points } | tokens: { $tokens } = { $gold } gold, { $silver } silver at the end | reserve: knights { $knights }, villages { $villages }, strongholds { $strongholds }, cities { $cities } | in the box: { $box }
is-first_player = , first player
is-not_first_player = { "" }
stock-line = Common stock: { $tokens }
board-legend-land = Land: { $land }
legend-terrain =
    { $short ->
       *[other] { $terrain }
    }
legend-terrain-token = { $short } = { $terrain } ({ $gold } gold, { $silver } silver)
hex-beside = beside { $hexes }

## What explains itself

thing-gold = Gold
thing-silver = Silver
thing-box = The box
thing-first_player = First player
explain-kind-terrain = land
explain-kind-token = resource token
explain-kind-piece = piece
explain-kind-building = building
explain-kind-sum = what your tokens are worth
explain-kind-action = action { $letter }
explain-kind-title = title { $number } of { $count }
explain-terrain-field = Whoever builds a village or a stronghold here gets a field token: { $gold } gold, or { $silver } silver at the end. Cities may stand here.
explain-terrain-plain = Whoever builds a village or a stronghold here gets a plain token: { $gold } gold, or { $silver } silver at the end. Cities may stand here.
explain-terrain-forest = Whoever builds a village or a stronghold here gets a forest token: { $gold } gold, or { $silver } silver at the end. No city may stand in a forest.
explain-terrain-mountain = A single piece closes it to all other players, so everything on it is safe. Building here brings a mountain token: { $gold } gold, nothing at the end.
explain-terrain-lake = No piece ever stands on it. A city beside a lake recruits up to { $recruits_at_lake } knights at a time instead of { $recruits }.
explain-token-field = Pays { $gold } gold towards a title; kept to the end it is worth { $silver } points.
explain-token-plain = Pays { $gold } gold towards a title; kept to the end it is worth { $silver } points.
explain-token-forest = Pays { $gold } gold towards a title; kept to the end it is worth { $silver } point.
explain-token-mountain = Pays { $gold } gold towards a title; kept to the end it is worth nothing.
explain-token-yours = you have { $count }, worth { $gold } gold.
explain-piece-knight = Moves to adjacent hexes and turns into villages and strongholds. A lone knight falls when another player gets a second piece onto its hex.
explain-piece-village = Brings a token when it is built, and can become a city. A lone village falls to two knights of another player, who then takes one of your tokens.
explain-piece-stronghold = Brings a token when it is built, stays for good, and keeps all other players out of its hex.
explain-piece-city = Knights are recruited here. It stays for good, keeps all others out, and no other city may stand next to it. A new one brings 10 points.
explain-piece-danger = { $count } of your { $all } in reserve. Can be attacked next turn: { $hexes }.
explain-piece-yours = { $count } of your { $all } in reserve.
explain-thing-gold = A noble title costs tokens worth at least { $cost } gold; no change is given.
explain-thing-silver = The tokens you still have when the game ends are worth this many points.
explain-thing-box = Pieces that are out of the game for good: one knight for each expedition.
explain-thing-first_player = Begins every round. Of equal scores at the end, whoever comes later in turn order is ahead.
explain-action-recruit = Put 1 or { $recruits } knights from your reserve into one of your cities; up to { $recruits_at_lake } where it lies beside a lake.
explain-action-move = Move one knight, or two different ones, to an adjacent hex each. Whoever brings a second piece onto a hex drives the others' single knights and villages out.
explain-action-build = Turn knights into villages or strongholds, as many as you like, where there is no building and nobody else. Each brings a token of its land.
explain-action-new_city = One of your villages becomes a city: 10 points. Not in a forest, not next to a city, not while another player's knight is there.
explain-action-expedition = Needs { $knights } knights in reserve: one goes to the box for good, the other appears on an empty hex at the edge of the board.
explain-action-title = Pay tokens worth at least { $cost } gold and rise by one title: 15 points. Whoever becomes Duke makes this round the last.
explain-title-baron = Everybody begins as Baron.
explain-title = Costs tokens worth at least { $cost } gold and brings 15 points: { $points } on the score board in all, without new cities.
explain-title-duke = Costs tokens worth at least { $cost } gold and brings 15 points. Whoever becomes Duke makes this round the last one; the most points win.
explain-title-enough = your next title; you have { $gold } gold, enough to pay for it.
explain-title-missing = your next title; you have { $gold } gold, { $missing } short.

## Settings

setting-first_player = First player
    .help = Who places the first city and takes the first turn.
setting-first_player-random = drawn by lot
setting-map = Board
    .help = A random board, one of the sample boards, or a map of your own.
setting-map-random = random
setting-map-sample_2_1 = sample board 1
setting-map-sample_2_2 = sample board 2
setting-map-sample_3_1 = sample board 1
setting-map-sample_3_2 = sample board 2
setting-map-sample_4_1 = sample board 1
setting-map-sample_4_2 = sample board 2
setting-board_check = Connected land
    .help = Whether a random board is dealt again when lakes cut the land in parts.
setting-board_check-connected = always connected
setting-board_check-none = as it comes
setting-lake_spacing = Lakes
    .help = Whether lakes of a random board may lie side by side.
setting-lake_spacing-free = anywhere
setting-lake_spacing-apart = never side by side
setting-placement = Starting cities
    .help = Whether the players place their starting cities or the program does it at random.
setting-placement-manual = placed by the players
setting-placement-auto = placed at random
setting-overpay = Paying for titles
    .help = Whether a payment may have superfluous tokens in it; change is never given.
setting-overpay-minimal = no superfluous token
setting-overpay-any = any tokens worth 15 gold or more
setting-resource_supply = Common stock
    .help = Whether the tokens in the stock can run out.
setting-resource_supply-limited = 20 of each kind
setting-resource_supply-unlimited = unlimited
setting-passing = Passing
    .help = When a player may pass instead of taking an action.
setting-passing-only_if_stuck = only if no action is possible
setting-passing-always = in any turn
setting-max_rounds = Round limit
    .help = The game ends after this many rounds even without a Duke; 0 means no limit.
