### Barony

game-name = Barony
game-about = Lead your knights, settle the land and buy your way from Baron to the crown, with no luck to blame.

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
title-count = Count
title-marquis = Marquis
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
event-plundered = { $seat } takes a { $token } token from { $victim }
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
no-R2-3 = There is a city on { $hex } or next to it, so no starting city may stand there.
no-R3-3 = You must carry out at least one step before you are done.
no-R3-4 = You can still carry out an action, so you may not pass.
no-R4-1 = You recruit only in a city of your own, and at least one knight.
no-R4-1-action = You have no city on the board to recruit in.
    .short = no city
no-R4-2 = The city on { $hex } recruits at most { $count } knights at a time.
no-R4-3 = There are not enough knights in your reserve.
    .short = no knights in reserve
no-R5-1 = You have no knight on { $origin } that could step to { $target }: a knight moves to an adjacent hex.
no-R5-1-action = There is no open hex beside any of your knights.
    .short = no open hex
no-R5-3 = Your knight on { $hex } has just moved and stands alone; the same knight cannot move twice.
no-R5-4a = { $hex } is a lake, so no knight may enter.
no-R5-4b = { $seat } has a { $building } on { $hex }, so your knight may not enter.
no-R5-4c = { $seat } has two or more pieces on { $hex }, so your knight may not enter.
no-R5-4d = { $hex } is a mountain where { $seat } has a piece, so your knight may not enter.
no-R6-4 = { $victim } has no { $token } token.
no-R7-2 = You have no knight on { $hex } to build a village or a stronghold there.
no-R7-2-action = You have no knight on the board to build with.
    .short = no knight on the board
no-R7-3 = You cannot build on { $hex }: there is a building or a knight of another player.
no-R7-3-action = Wherever you have a knight there is a building or a knight of another player.
    .short = nowhere to build
no-R7-6 = There is no { $building } left in your reserve.
no-R7-6-action = There is neither a village nor a stronghold left in your reserve.
    .short = no building left
no-R8-1 = You have no village on { $hex }; only a village of your own can become a city.
no-R8-1-action = You have no village that could become a city.
    .short = no village
no-R8-2 = The village on { $hex } cannot become a city: it stands in a forest, beside a city, or with a knight of another player.
no-R8-2-action = Each of your villages stands in a forest, beside a city, or with a knight of another player.
    .short = no suitable village
no-R8-5 = There is no city left in your reserve.
    .short = no city left
no-R9-1 = An Expedition needs at least two knights in your reserve.
no-R9-2 = An Expedition ends on an empty land hex on the edge of the board; { $hex } is not one.
no-R9-3 = An Expedition needs two knights in your reserve and an empty land hex on the edge of the board.
    .short = two knights and a free edge needed
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
ending-tie = { $seats } are equal at { $points } points. Of equals, whoever comes latest in turn order is ahead: { $best } (R11.5).
place-hex = { $hex }, { $terrain }
heading-placement = Starting cities
heading-round = Round { $round }
banner-last_round = The last round

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
note-host = { $seat }
note-war = War! You drive out { $losses }.
loss-knight = { $seat }'s knight
loss-village = { $seat }'s village
note-token = You get a { $token } token.
note-no_token = There is no { $token } token left for it.
note-points = { $points } points
note-title = You become { $title }.
note-gold = { $gold } gold

## The table as text

board-legend = { $knight } knight, { $village } village, { $stronghold } stronghold, { $city } city; the number before them is the player
seat-line = { $number } { $seat }: { $title }, { $points } pts | tokens: { $tokens } = { $gold } gold | reserve: knights { $knights }, villages { $villages }, strongholds { $strongholds }, cities { $cities }
stock-line = Round { $round } | stock: { $tokens }

## Settings

setting-first_player = First player
    .help = Who places the first city and takes the first turn.
setting-first_player-random = drawn by lot
setting-map = Board
    .help = A random board, one of the sample boards, or a map of your own.
setting-map-random = random
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
    .help = Whether you may pay more tokens than a title needs; change is never given.
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
