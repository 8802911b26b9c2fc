### Havoc: The Hundred Years War

game-name = Havoc
game-about = Recruit your band, cry Havoc at the right moment, and lay the stronger cards in the battles of the Hundred Years War.

## Names

card-blue = blue { $value }
    .short = B{ $value }
card-green = green { $value }
    .short = G{ $value }
card-yellow = yellow { $value }
    .short = Y{ $value }
card-orange = orange { $value }
    .short = O{ $value }
card-grey = grey { $value }
    .short = S{ $value }
card-black = black { $value }
    .short = K{ $value }
card-dog = dog of war
    .short = dog
card-back = hidden card
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
battle-calais_to_tours = Chevauchées: Calais to Tours
battle-tours_to_bordeaux = Chevauchées: Tours to Bordeaux

value-of = { $value }
hand-nothing = nothing
hand-six_straight_flush = straight flush of 6 up to { $first }
hand-six_of_a_kind = six { $first }s
hand-five_straight_flush = straight flush of 5 up to { $first }
hand-five_of_a_kind = five { $first }s
hand-big_house = big house: four { $first }s and two { $second }s
hand-four_of_a_kind = four { $first }s
hand-trios = trios: three { $first }s and three { $second }s
hand-six_flush = flush of 6, { $first } high
hand-full_house = full house: three { $first }s and two { $second }s
hand-six_straight = straight of 6 up to { $first }
hand-five_flush = flush of 5, { $first } high
hand-three_pairs = three pairs: { $first }s, { $second }s and { $third }s
hand-five_straight = straight of 5 up to { $first }
hand-three_of_a_kind = three { $first }s
hand-two_pairs = two pairs: { $first }s and { $second }s
hand-pair = pair of { $first }s
hand-high_card = high card { $first }

## Questions

ask-turn = Do you recruit, or do you cry Havoc?
ask-recruit_step = What do you do next in your recruiting?
ask-recruit_step-first = Take a first card: a recruit, or one from the draw pile.
ask-recruit_step-full = The recruits are full: your first card must be a recruit.
ask-recruit_step-second = Take a second card: a recruit, or one from the draw pile.
ask-recruit_step-place = Now place one card of your hand as a recruit.
ask-catch_target = Which card does your dog catch?
ask-rob_pick = Which card do you take from the discard pile?
ask-peace_discard = A year of peace: which card do you discard?
ask-open_battle = Which cards do you lay to open the battle? At least two.
ask-join = Do you join the battle? Lay at least two cards, or stay out and draw one.
ask-join-john = John of Gaunt calls: lay at least two cards.
ask-lay = Do you lay more cards, or pass?
ask-dogs_out = How many of your dogs are out of combat?
ask-activate = What do your dogs of war fetch?
ask-next_battle = Which battle is fought next?
ask-swap = How many dogs do you swap for new cards?
ask-final = Which cards do you lay at Castillon? At most six.

## Options

option-turn-recruit = Recruit
option-turn-havoc = Havoc!
option-draw_deck = Draw from the draw pile
option-take_recruit = Take the recruit { $card }
option-place = Place { $card } as a recruit
option-catch = Catch! Discard a dog for another card
option-rob = Rob corpses: two dogs for a card of the discard pile
option-catch-deck = The top card of the draw pile
option-card = { CAPITAL($card) }
option-scavenge = Scavenge { $card }
option-activate-done = Let the dogs rest
option-open_battle-done = Done, the battle begins
option-join-done = Done, into the battle
option-join-stay_out = Stay out and draw a card
option-lay-done = Done laying
option-lay-pass = Pass
option-final-done = Done
option-dogs_out =
    { $count ->
        [0] All dogs fight: { $combination }
        [one] { $count } dog out: { $combination }
       *[other] { $count } dogs out: { $combination }
    }
option-swap =
    { $count ->
        [0] None
        [one] { $count } dog
       *[other] { $count } dogs
    }
option-battle = { $battle }

## What happened

event-peace_turned = { $seat } turns the Peace card to { $number }
event-year_of_peace = { $seat } announces a year of peace: { $battle } will not be fought, and the others discard a card each
event-discarded = { $seat } discards a card face down
event-card_discarded = You discard { $card }
event-skipped = { $seat } can neither recruit nor fight
event-drew = { $seat } draws a card
event-card_drawn = You draw { $card }
event-took_recruit = { $seat } takes the recruit { $card }
event-placed = { $seat } places { $card } as a recruit
event-turned_up = A new recruit: { $card }
event-caught = { $seat } plays a dog of war: Catch!
event-robbed = { $seat } sends two dogs of war to rob the corpses
event-took_corpse = { $seat } takes { $card } from the discard pile
event-reshuffled = The discard pile is shuffled: a new draw pile of { $count } cards
event-havoc = { $seat } cries Havoc! The battle of { $battle } begins
event-laid = { $seat } lays { $cards }
event-stayed_out = { $seat } stays out
event-passed = { $seat } passes
event-dogs_out =
    { $count ->
        [0] All dogs of { $seat } fight
        [one] { $count } dog of { $seat } is out of combat
       *[other] { $count } dogs of { $seat } are out of combat
    }
event-ranked =
    { $points ->
        [one] Place { $place }: { $seat } with { $combination }, { $points } point
       *[other] Place { $place }: { $seat } with { $combination }, { $points } points
    }
event-scavenged = A dog of { $seat } scavenges { $card }
event-dogs_rest = { $seat } lets the dogs rest
event-keeps_peace = { $seat } is Peacekeeper, with the card on 1
event-next_battle = The next battle: { $battle }
event-last_deal = No more turns: { $seat } deals two cards to everybody
event-swapped =
    { $count ->
        [0] { $seat } swaps no dog
        [one] { $seat } swaps { $count } dog
       *[other] { $seat } swaps { $count } dogs
    }
event-castillon = The final battle, Castillon: everybody lays the strongest cards
event-game_ended =
    { $points ->
        [one] The game is over; the best has { $points } point
       *[other] The game is over; the best has { $points } points
    }
event-john_drawn = { $seat } has drawn John of Gaunt, who waits for the next turn
event-john_cries_havoc = John of Gaunt, at the left hand of { $seat }, cries Havoc!
event-battle_put_aside = { $battle } is put aside for Chevauchées
event-turned_up_for_john = Turned up: { $card }
event-chevauchees = { $battle }. John lays three 9s, and everybody with two cards must fight
event-john_passed = John of Gaunt passes
event-john_left = John of Gaunt goes home to England

## Why not

no-R1-2 = To cry Havoc you need at least two cards in hand.
    .short = two cards needed
no-R1-3 = There are not enough cards left to recruit, so you must cry Havoc.
    .short = no cards to recruit
no-R2-1-draw_first = Draw two cards before you place one.
no-R2-1-drawn = You have made both draws; now place a card.
no-R2-2 = { CAPITAL($card) } is not among the recruits.
no-R2-3 = The recruits area is full, so your first card must be a recruit.
no-R2-4-limit = You may play at most two dogs in a turn.
no-R2-4-catch = You have no dog of war in hand.
no-R2-4-rob = Robbing takes two dogs of war from your hand.
no-R2-4-target = { CAPITAL($card) } is not among the recruits.
no-R2-5 = There is nothing but dogs in the discard pile, so there is nobody to rob.
no-R2-5-dog = A dog of war cannot be taken from the discard pile.
no-R2-5-pile = { CAPITAL($card) } is not in the discard pile.
no-R2-9 = { CAPITAL($card) } is not in your hand.
no-R3-2 = There is no card left to draw.
no-R4-3 = { CAPITAL($card) } is not in your hand.
no-R5-2-few = Lay at least two cards to open a battle.
no-R5-2-hand = { CAPITAL($card) } is not in your hand.
no-R5-3 = A layout has at most six cards in combat, and two dogs out of it.
no-R5-4-few = Lay at least two cards to join a battle.
no-R5-4-hand = { CAPITAL($card) } is not in your hand.
no-R5-4-begun = You have chosen cards to join with; take them back before you stay out.
no-R5-4-leave = Whoever has joined a battle stays in it.
no-R5-6-nothing = Lay at least one card, or pass.
no-R5-6-begun = You have chosen cards to lay; take them back before you pass.
no-R5-6-hand = { CAPITAL($card) } is not in your hand.
no-R5-10 = Between { $least } and { $most } of your dogs can be out of combat.
no-R7-4 = { CAPITAL($card) } does not lie face up on the table.
no-R7-4-dog = A dog of war cannot be scavenged.
no-R7-4-rob = Robbing takes two of your laid dogs, and at most two dogs are activated in all.
no-R7-5 = There is nothing but dogs in the discard pile, so there is nobody to rob.
no-R8-4 = You can swap from 0 to { $count } dogs.
no-R8-5 = At Castillon you lay at most six cards.
no-R8-6-nothing = Lay at least one card.
no-R8-6-hand = { CAPITAL($card) } is not in your hand.
no-R9-8 = Against John of Gaunt everybody with two cards must fight.
no-V4 = { $battle } cannot be the next battle.

## The table

suit-blue = B
suit-green = G
suit-yellow = Y
suit-orange = O
suit-grey = S
suit-black = K
combination-six_straight_flush = Straight flush of 6
combination-six_of_a_kind = Six of a kind
combination-five_straight_flush = Straight flush of 5
combination-five_of_a_kind = Five of a kind
combination-big_house = Big house (4 + 2)
combination-four_of_a_kind = Four of a kind
combination-trios = Trios (3 + 3)
combination-six_flush = Flush of 6
combination-full_house = Full house (3 + 2)
combination-six_straight = Straight of 6
combination-five_flush = Flush of 5
combination-three_pairs = Three pairs
combination-five_straight = Straight of 5
combination-three_of_a_kind = Three of a kind
combination-two_pairs = Two pairs
combination-pair = Pair
combination-high_card = High card
heading-battle = battle { $number } of 9
heading-fight = Battle: { $battle }
heading-last = the last battles
heading-over = the war is over
banner-king =
    { $points ->
        [one] { $seat } is crowned king of France, with { $points } point
       *[other] { $seat } is crowned king of France, with { $points } points
    }
table-recruits = Recruits { $count } of { $limit }
table-hand = Your hand
table-laid = Cards laid by { $seat }
table-row = The nine battles
table-deck = Draw pile
table-discard = Discards
table-combinations = Combinations
table-john = John of Gaunt, left of { $seat }
table-corpses = The discard pile
table-ending = Where the points came from
sort-value = by value
sort-colour = by colour
recruits-full = full
hand-empty = empty
counter-deck = Draw pile: { $count }
counter-discard = Discard pile: { $count }
counter-hand = Cards in hand: { $count }
counter-won = Battles won: { $count }
counter-place = Place { $place }: { $points } points
counter-deal-all = Afterwards { $count } to everybody
counter-deal-initiator = Afterwards { $count } more to who cried Havoc
badge-king = King of France
card-havoc = Havoc! This player began the battle
card-peace =
    { $number ->
        [0] Peacekeeper: the Peace card is not yet turned, a year of peace comes after { $most }
       *[other] Peacekeeper: the Peace card shows { $number }, a year of peace comes after { $most }
    }
card-johns = John's { $value }
card-battle = { $battle }, { $year }: { $points } points
card-battle-won = { $battle }, { $year }: fought, for { $points } points
card-battle-lost = { $battle }, { $year }: will not be fought any more
status-in = in
status-began = began it
status-passed = passed
status-out = stays out
status-place =
    { $points ->
        [0] place { $place }
       *[other] place { $place }, +{ $points }
    }
status-john-waits = waits
status-john-fights = cried Havoc
status-john-keeps = keeps the peace
amounts = { CAPITAL($combination) }
amounts-leading = Leads with { $combination }
report-title = { $battle }: how it ended
report-name = { $seat }
report-hand =
    { $count ->
        [one] Equal cards: fewer left in hand decide (here { $count })
       *[other] Equal cards: fewer left in hand decide (here { $count })
    }
report-shared = Equal cards and { $count } left in hand: the places are shared
report-leftover = Otherwise equal: the next card decides, here { $value }
report-no-leftover = Otherwise equal, but no further card here
report-dogs_out =
    { $count ->
        [one] { $count } dog stood aside
       *[other] { $count } dogs stood aside
    }
ending-first = Points for battles won
    .short = first places
ending-other = Points for second and third places
    .short = other places
ending-castillon = Points at Castillon
    .short = Castillon
ending-tie-won = { $seats }: { $points } points each. { $best } has won more battles.
ending-tie-castillon = { $seats }: { $points } points and as many battles each. { $best } was better placed at Castillon.
ending-tie-shared = { $seats }: { $points } points each and equal in everything: they share the place.
button-open_battle =
    { $count ->
        [one] Begin with { $count } card
       *[other] Begin with { $count } cards
    }
button-join =
    { $count ->
        [one] Join with { $count } card
       *[other] Join with { $count } cards
    }
button-lay =
    { $count ->
        [one] Lay { $count } card
       *[other] Lay { $count } cards
    }
button-final =
    { $count ->
        [one] Lay { $count } card
       *[other] Lay { $count } cards
    }
button-stay_out = Stay out (+1 card)
button-pass = Pass
button-catch = Catch!
button-rob = Rob corpses
note-catch = a dog for a card
note-rob = two dogs for a discarded card
note-best = strongest
note-peace = turns the Peace card to { $number }
note-year_of_peace = Year of peace: { $battle } is lost, the others discard
note-havoc = battle of { $battle }
foretell-cards =
    { $count ->
        [one] This makes { $combination }
       *[other] Together: { $combination }
    }
foretell-leads = you would lead, ahead of { $seat }
foretell-level = level with { $seat }
foretell-behind = { $seat } would still lead
foretell-best = Best now: { $combination } ({ $cards })

## The table as text

row-line = Battles: { $battles }
row-battle = { $battle } ({ $points })
peace-line = Peacekeeper: { $seat }, card on { $number }
havoc-line = Battle of { $battle }; Havoc was cried by { $seat }
piles-line = Draw pile { $deck }, discard pile { $discard }, recruits: { $recruits }
seat-line = { $number } { $seat }: { $points } VP, { $won } won, { $count } cards in hand
seat-line-hand = { $number } { $seat }: { $points } VP, { $won } won, hand: { $cards }
laid-line = { "  " }laid: { $cards } ({ $combination })
chosen-line = { "  " }chosen: { $cards } ({ $combination })

## Settings

setting-first_player = First player
    .help = Who is the first Peacekeeper and takes the first turn.
setting-first_player-random = drawn by lot
setting-few_players_scoring = Points for few players
    .help = With 2 or 3 players the second places of the battle cards are struck and the third ones move up.
setting-peace_card = Peace card
    .help = The card with 1 and 2 brings a year of peace sooner than the one with 1, 2 and 3.
setting-peace_card-auto = by number of players
setting-peace_card-two = always the one with 1 and 2
setting-battle_order = Order of battles
    .help = In which order the first eight battles are fought; Castillon is always the last.
setting-battle_order-historical = by year
setting-battle_order-random = shuffled
setting-battle_order-winner_chooses = the winner chooses
setting-john_of_gaunt = John of Gaunt
    .help = The expansion: a captain in the draw pile who starts a battle of his own.
setting-chevauchees = Chevauchées
    .help = Whether John's battle takes the place of the next one or is fought besides.
setting-chevauchees-replaces = replaces a battle
setting-chevauchees-extra = an extra battle
setting-final_laydown = Castillon
    .help = Whether the program lays everybody's strongest cards in the final battle, or you choose them.
setting-final_laydown-auto = the program lays
setting-final_laydown-manual = you choose
setting-declare_dogs = Dogs out of combat
    .help = Whether you say how many of your laid dogs stay out of combat, or the program takes the best.
setting-declare_dogs-auto = the program takes the best
setting-declare_dogs-manual = you say it
