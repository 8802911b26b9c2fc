### Havoc: The Hundred Years War

game-name = Havoc
game-about = Recruit your band, cry Havoc at the right moment, and lay the stronger cards in the battles of the Hundred Years War.
    .short = Keep your strongest cards for the battle that is worth them.

## Names

card-blue = blue { $value }
card-green = green { $value }
card-yellow = yellow { $value }
card-orange = orange { $value }
card-grey = grey { $value }
card-black = black { $value }
card-dog = dog of war
card-back = hidden card

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
hand-big_house = big house, four { $first }s and two { $second }s
hand-four_of_a_kind = four { $first }s
hand-trios = trios, three { $first }s and three { $second }s
hand-six_flush = flush of 6, { $first } high
hand-full_house = full house, three { $first }s and two { $second }s
hand-six_straight = straight of 6 up to { $first }
hand-five_flush = flush of 5, { $first } high
hand-three_pairs = three pairs, { $first }s, { $second }s and { $third }s
hand-five_straight = straight of 5 up to { $first }
hand-three_of_a_kind = three { $first }s
hand-two_pairs = two pairs, { $first }s and { $second }s
hand-pair = pair of { $first }s
hand-high_card = high card { $first }

## Questions

ask-turn = Do you recruit, or do you cry Havoc?
ask-turn-of = Do you recruit, or do you cry Havoc and fight for { $battle } ({ $prizes })?
ask-recruit_step = What do you do next in your recruiting?
ask-recruit_step-first = Take a first card: a recruit, or one from the draw pile.
ask-recruit_step-full = The recruits are full: your first card must be a recruit.
ask-recruit_step-second = Take a second card: a recruit, or one from the draw pile.
ask-recruit_step-place = Now place one card of your hand as a recruit.
ask-catch_target = Catch! Which card does your dog bring: a recruit, or the top card of the draw pile?
ask-rob_pick = Which card of the discard pile do your two dogs bring? Everybody will see it.
ask-peace_discard = A year of peace: which card do you discard?
ask-peace_discard-by = { $seat } announces a year of peace: which card do you discard?
ask-open_battle-of = You cry Havoc! Which cards do you lay at { $battle }? At least two.
ask-open_battle = Which cards do you lay to open the battle? At least two.
ask-join = Do you join the battle? Lay at least two cards, or stay out and draw one.
ask-join-of = { $seat } cries Havoc at { $battle } ({ $prizes }). Do you lay at least two cards, or stay out and draw one?
ask-join-john = John of Gaunt calls you to battle ({ $battle }; { $prizes }): lay at least two cards.
ask-chosen-few = You have chosen { $cards } for { $battle }. At least one more card is needed.
ask-open_battle-chosen = You have chosen { $cards } for { $battle }: { $combination }. Do you add a card, or begin the battle with these?
ask-join-chosen = You have chosen { $cards } for { $battle }: { $combination }. Do you add a card, or join with these?
ask-lay-chosen = You have chosen { $cards } for { $battle }; with what lies there that makes { $combination }. Do you add a card, or lay these?
ask-final-chosen = You have chosen { $cards } for { $battle }: { $combination }. Do you add a card, or is that all?
ask-lay = Do you lay more cards, or pass?
ask-lay-leading = You lead at { $battle } ({ $combination }). Do you lay more, or pass?
ask-lay-behind = { $seat } leads at { $battle } ({ $combination }). Do you lay more, or pass?
ask-lay-alone = Nobody else fights for { $battle }: pass, and it is yours. Do you lay more all the same?
ask-lay-level = Several lead at { $battle } ({ $combination }). Do you lay more, or pass?
ask-dogs_out-of =
    { $count ->
        [one] Your laid dog at { $battle }: does it fight, or stay out of combat?
       *[other] Your { $count } laid dogs at { $battle }: how many stay out of combat?
    }
ask-dogs_out = How many of your dogs are out of combat?
ask-activate = What do your dogs of war fetch?
ask-activate-dogs =
    { $count ->
        [one] Your dog, laid at { $battle }, may fetch a card: which one?
       *[other] { $count } of your dogs, laid at { $battle }, may still fetch a card each: which one now?
    }
ask-next_battle-won = You have won { $battle }: which battle is fought next?
ask-next_battle = Which battle is fought next?
ask-swap-dogs = Before Castillon: how many dogs do you swap for new cards? You hold { $count ->
        [one] one dog
       *[other] { $count } dogs
    }.
ask-final-of = { $battle }, the last battle ({ $prizes }): which cards do you lay? At most six; everybody lays at the same time.
ask-swap = How many dogs do you swap for new cards?
ask-final = Which cards do you lay at Castillon? At most six.

about-turn = Recruiting brings two cards for one; in a battle the strongest combination wins, and laid cards are gone. Your strongest now: { $combination }.
about-recruit_step-draw = Recruits lie open; of the draw pile only you will see the card. After two cards you place one of your hand as a recruit.
about-recruit_step-dogs = Recruits lie open; of the draw pile only you will see the card. Besides your two draws a dog can be discarded for another card.
about-recruit_step-place = It lies open, and whoever comes next may take it.
about-catch_target = Your dog has gone to the discard pile for it. This is none of your two draws.
about-rob_pick = Your dogs have gone to the discard pile for it; a dog cannot be taken.
about-peace_discard = Face down: nobody sees it. Everybody but the Peacekeeper discards one, and the battle that was next is not fought.
about-open_battle = The others then join or stay out. The strongest combination wins; all laid cards are discarded afterwards.
about-join = All laid cards are discarded afterwards, whoever wins. Whoever stays out cannot come back into this battle.
about-lay = Whoever passes lays no more, but stays in the battle. It ends when all have passed.
about-dogs_out = A dog in combat counts as a 0 of any colour, one out of combat for nothing. Either may fetch a card afterwards.
about-activate = Click any open card: a laid one or a recruit. The laid cards that nobody fetches are discarded.
typed-about-activate = Any open card: a laid one or a recruit. The laid cards that nobody fetches are discarded.
about-next_battle = Click one of the battle cards above. Castillon stays the last. Points: { $battles }.
typed-about-next_battle = Castillon stays the last. Points: { $battles }.
prizes = { $first } points to the winner, then { $rest }
prizes-first = { $first } points to the winner
battle-prizes = { $battle } ({ $prizes })
about-swap = At Castillon a dog counts as a 0 of any colour and fetches nothing. Your strongest now: { $combination }.
about-final = Nothing is kept for later: the game ends with this battle. Your strongest now: { $combination }.

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
option-scavenge = Scavenge: fetch { $card }
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
event-card_discarded = You discard: { $card }
event-skipped = { $seat } can neither recruit nor fight
event-drew = { $seat } draws a card
event-card_drawn = You draw: { $card }
event-took_recruit = { $seat } takes the recruit { $card }
event-placed = { $seat } places { $card } as a recruit
event-turned_up = A new recruit: { $card }
event-caught = { $seat } plays a dog of war: Catch!
event-robbed = { $seat } sends two dogs of war to rob the corpses
event-took_corpse = { $seat } takes { $card } from the discard pile
event-reshuffled =
    { $count ->
        [one] The discard pile is shuffled: a new draw pile of { $count } card
       *[other] The discard pile is shuffled: a new draw pile of { $count } cards
    }
event-havoc = { $seat } cries Havoc! The battle of { $battle } begins
event-laid = { $seat } lays { $cards }
event-laid-makes = { $seat } lays { $cards }: { $combination }
event-laid-leads = { $seat } lays { $cards } and takes the lead: { $combination }
event-stayed_out = { $seat } stays out
event-passed = { $seat } passes
event-dogs_out =
    { $count ->
        [0] All of { $seat }'s dogs fight
        [one] { $count } of { $seat }'s dogs is out of combat
       *[other] { $count } of { $seat }'s dogs are out of combat
    }
event-ranked =
    { $points ->
        [0] Place { $place }: { $seat } ({ $combination }), no points
        [one] Place { $place }: { $seat } ({ $combination }), { $points } point
       *[other] Place { $place }: { $seat } ({ $combination }), { $points } points
    }
event-scavenged = { $seat }'s dog fetches { $card }
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
event-castillon = The final battle, Castillon: everybody lays at the same time
event-game_ended =
    { $points ->
        [one] The game is over; the best has { $points } point
       *[other] The game is over; the best has { $points } points
    }
event-game_ended-by = The game is over: { $crowned }
event-john_drawn = { $seat } has drawn John of Gaunt, who waits for the next turn
event-john_cries_havoc = John of Gaunt, at the left hand of { $seat }, cries Havoc!
event-battle_put_aside = { $battle } is put aside for Chevauchées
event-turned_up_for_john = Turned up: { $card }
event-chevauchees = { $battle }. John lays three 9s, and everybody with at least two cards must fight
event-john_passed = John of Gaunt passes
event-john_left = John of Gaunt goes home to England

## Why not

no-R2-1-draw_first = Draw two cards before you place one.
no-R2-1-drawn = Both your draws are over; now place a card.
no-R2-2 = { CAPITAL($card) } is not among the recruits.
no-R2-3 = The recruits area is full, so your first card must be a recruit.
no-R2-4-limit = You may play at most two dogs in a turn.
no-R2-4-catch = You have no dog of war in hand.
no-R2-4-rob = Robbing takes two dogs of war from your hand.
no-R2-4-target = { CAPITAL($card) } is not among the recruits.
no-R2-5 = There is nothing but dogs in the discard pile, so there is nobody to rob.
no-R2-5-empty = The discard pile is empty, so there is nobody to rob.
no-R2-5-dog = A dog of war cannot be taken from the discard pile.
no-R2-5-pile = { CAPITAL($card) } is not in the discard pile.
no-R2-9 = { CAPITAL($card) } is not in your hand.
no-R3-2 = There is no card left to draw.
no-R4-3 = { CAPITAL($card) } is not in your hand.
no-R5-2-few = Lay at least two cards to open a battle.
no-R5-2-chosen = You have chosen { $card } already.
no-R5-2-hand = { CAPITAL($card) } is not in your hand.
no-R5-3 = At most six of your cards fight; beside them up to two of your dogs may lie out of combat.
no-R5-4-few = Lay at least two cards to join a battle.
no-R5-4-chosen = You have chosen { $card } already.
no-R5-4-hand = { CAPITAL($card) } is not in your hand.
no-R5-4-begun = You have chosen cards to join with; take them back before you stay out.
no-R5-4-leave = Whoever has joined a battle stays in it.
no-R5-6-nothing = Lay at least one card, or pass.
no-R5-6-begun = You have chosen cards to lay; take them back before you pass.
no-R5-6-chosen = You have chosen { $card } already.
no-R5-6-hand = { CAPITAL($card) } is not in your hand.
no-R5-10 =
    { $least ->
        [0] At most { $most } of your dogs can be out of combat.
       *[other] At least { $least } and at most { $most } of your dogs can be out of combat.
    }
no-R7-4 = { CAPITAL($card) } does not lie face up on the table.
no-R7-4-dog = A dog cannot fetch another dog.
no-R7-4-rob = Robbing takes two dogs that you have laid in this battle.
no-R7-4-limit = One of your dogs has fetched a card already; robbing takes two dogs, and at most two of yours may do anything after a battle.
no-R7-5 = There is nothing but dogs in the discard pile, so there is nobody to rob.
no-R7-5-empty = The discard pile is empty, so there is nobody to rob.
no-R8-4 = You can swap at most { $count } of your dogs.
no-R8-5 = At Castillon you lay at most six cards.
no-R8-6-nothing = Lay at least one card.
no-R8-6-chosen = You have chosen { $card } already.
no-R8-6-hand = { CAPITAL($card) } is not in your hand.
no-R9-8 = Against John of Gaunt everybody with at least two cards must fight.
no-V4 = { $battle } is not among the battles still to come.
no-V4-last = { $battle } is always the last battle.

## The table

suit-blue = fleur-de-lis
suit-green = boar
suit-yellow = eagle
suit-orange = lion
suit-grey = tower
suit-black = rose
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
        [one] { $seat } is king of France: { $points } point
       *[other] { $seat } is king of France: { $points } points
    }
banner-kings =
    { $points ->
        [one] { $seats } share the crown of France, with { $points } point each
       *[other] { $seats } share the crown of France, with { $points } points each
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
sort-value = Sort by value
    .short = by value
sort-colour = Sort by colour
    .short = by colour
recruits-full = full
hand-empty = empty
counter-deck = Draw pile: { $count }
counter-discard = Discard pile: { $count }
counter-hand = Cards in hand: { $count }
counter-won = Battles won: { $count }
counter-place =
    { $points ->
        [one] Place { $place }: { $points } point
       *[other] Place { $place }: { $points } points
    }
    .short = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
counter-deal-all =
    { $count ->
        [one] Afterwards everybody gets { $count } card
       *[other] Afterwards everybody gets { $count } cards
    }
    .short = all draw
counter-deal-initiator =
    { $count ->
        [one] Afterwards whoever cried Havoc gets { $count } more card
       *[other] Afterwards whoever cried Havoc gets { $count } more cards
    }
    .short = caller draws
badge-king = King of France
card-havoc = Havoc! This player began the battle
card-peace =
    { $number ->
        [0] Peacekeeper: the Peace card is not yet turned, a year of peace comes after { $most }
       *[other] Peacekeeper: the Peace card shows { $number }, a year of peace comes after { $most }
    }
card-johns = John's { $value }
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
status-john-keeps = keeps peace
dogs-may-fetch =
    { $count ->
        [one] A dog may fetch a card
       *[other] { $count } dogs may fetch a card each
    }
dogs-rest-done = The dog rests: two fetch at most, and whoever lets them rest has no further go
dogs-rest-nothing = The dog rests, because nothing lies open to fetch
amounts = { CAPITAL($combination) }
amounts-leading = Leads: { $combination }
amounts-out = Stays out of { $battle } and has drawn a card
amounts-won = Has won { $battles }
report-title = { $battle }: how it ended
report-name = { $seat }
report-verdict =
    { $points ->
        [0] { $seat } wins { $battle }
        [one] { $seat } wins { $battle }: { $points } point
       *[other] { $seat } wins { $battle }: { $points } points
    }
report-verdict-john = John of Gaunt wins { $battle }, and his points are lost
report-verdict-alone =
    { $points ->
        [0] { $seat } wins { $battle } alone
        [one] { $seat } wins { $battle } alone: { $points } point
       *[other] { $seat } wins { $battle } alone: { $points } points
    }
report-verdict-shared =
    { $points ->
        [one] { $seats } share the victory: { $points } point each
       *[other] { $seats } share the victory: { $points } points each
    }
report-why-shared = Their cards are equally strong, and each has { $count } left in hand.
report-why-alone = Nobody else came, so nothing was compared.
report-why-hand = { $seat } and { $rival } have equal cards; { $seat } has fewer left in hand, { $count } against { $other }.
report-why-stronger = { CAPITAL($combination) } against { $rival }'s { $other }.
report-why-leftover = { $seat } and { $rival } have the same combination; the next card decides, { $value } against { $other }.
report-why-more = { $seat } and { $rival } have the same combination; { $seat } has a further card beside it.
report-points =
    { $points ->
        [one] { $seat }: { $points } point more, { $all } now
       *[other] { $seat }: { $points } points more, { $all } now
    }
report-keeps = { $seat } becomes Peacekeeper, with the card on 1
report-deal-all =
    { $count ->
        [one] Everybody draws { $count } card
       *[other] Everybody draws { $count } cards
    }
report-deal-initiator =
    { $count ->
        [one] { $seat }, who cried Havoc, draws { $count } more
       *[other] { $seat }, who cried Havoc, draws { $count } more
    }
report-next-dogs = laid dogs fetch cards: { $seats }.
report-next-no-dogs = the laid dogs rest, because nothing lies open to fetch; the laid cards are discarded.
report-next-deal = no dogs were laid; the laid cards are discarded.
report-hand = Equal cards: whoever has fewer left in hand is ahead (here { $count })
report-shared = Equal cards and { $count } left in hand: the places are shared
report-leftover = Otherwise equal: the next card decides, here { $value }
report-no-leftover = Otherwise equal, but no further card here
report-dogs_out =
    { $count ->
        [one] { $count } dog out of combat
       *[other] { $count } dogs out of combat
    }
ending-first = Points for battles won
    .short = first places
ending-other = Points for second and third places
    .short = other places
ending-castillon = Points at Castillon
    .short = Castillon
ending-tie-won =
    { $seats }: { $points ->
        [one] { $points } point each.
       *[other] { $points } points each.
    } { $best } { $count ->
        [one] has won more battles
       *[other] have won more battles
    }.
ending-tie-castillon =
    { $seats }: { $points ->
        [one] { $points } point each, and as many battles won.
       *[other] { $points } points each, and as many battles won.
    } { $best } { $count ->
        [one] was better placed at Castillon
       *[other] were better placed at Castillon
    }.
ending-tie-shared =
    { $points ->
        [one] { $seats }: { $points } point each, and equal in everything else: they share the place.
       *[other] { $seats }: { $points } points each, and equal in everything else: they share the place.
    }
button-open_battle =
    { $count ->
        [0] Begin
        [one] Begin with { $count } card
       *[other] Begin with { $count } cards
    }
button-join =
    { $count ->
        [0] Join
        [one] Join with { $count } card
       *[other] Join with { $count } cards
    }
button-lay =
    { $count ->
        [0] Lay cards
        [one] Lay { $count } card
       *[other] Lay { $count } cards
    }
button-final =
    { $count ->
        [0] Lay cards
        [one] Lay { $count } card
       *[other] Lay { $count } cards
    }
button-stay_out = Stay out (+1 card)
button-pass = Pass
button-catch = Catch!
button-rob = Rob corpses
note-pass-wins = you win { $battle }
note-catch = give up a dog, take another card
note-rob = two dogs for a discarded card
note-best = strongest
note-peace = turns the Peace card to { $number }
note-year_of_peace = Year of peace: { $battle } is not fought, the others discard
note-havoc = battle of { $battle }
foretell-cards =
    { $count ->
        [one] This makes { $combination }
       *[other] Together: { $combination }
    }
foretell-leads =
    { $points ->
        [one] place 1, { $points } point, ahead of { $seat }
       *[other] place 1, { $points } points, ahead of { $seat }
    }
foretell-level = level with { $seat }: place 1 would be shared
foretell-behind =
    { $points ->
        [0] place { $place }, no points; { $seat } would still lead
        [one] place { $place }, { $points } point; { $seat } would still lead
       *[other] place { $place }, { $points } points; { $seat } would still lead
    }
warn-weaker = Weaker than what you have already laid: { $combination }.
warn-spoils = Without { $card } it would be stronger: { $combination }.
warn-dogs-rest =
    { $count ->
        [one] Your dog could still fetch a card, and is discarded either way
       *[other] { $count } of your dogs could still fetch a card each, and are discarded either way
    }
near-castillon =
    { $ahead ->
        [one] ahead by { $ahead } point; Castillon brings { $points }
       *[other] ahead by { $ahead } points; Castillon brings { $points }
    }
list-leads = leads
list-planned = you, if you lay these
list-planned-place = you, if you lay these: place { $place }
pane-table = Table
pane-ranks = Ranks
foretell-best = Best now: { $combination } ({ $cards })
foretell-none = None of your cards makes it stronger.

## The table as text

row-line = Battles to come, with the points for the places and the cards they deal: { $battles }
row-battle = { $battle } ({ $points })
row-battle-deals = { $battle } ({ $points }; { $deals })
row-deal-all = deals { $count } to all
row-deal-initiator = { $count } more to whoever cried Havoc
peace-line = Peacekeeper: { $seat }; the Peace card is on { $number }, a year of peace comes after { $most }
havoc-line = Battle: { $battle }; Havoc was cried by { $seat }
piles-line = Draw pile { $deck }, discard pile { $discard }, recruits: { $recruits }
seat-line = { $seat }: points { $points }, battles won { $won }, cards in hand { $count }{ $status }
seat-line-hand = { $seat }: points { $points }, battles won { $won }, hand: { $cards }{ $status }
seat-status = { " " }– { $status }
seat-placed = { " " }– place { $place }
seat-idle = { "" }
laid-line = { "  " }laid: { $cards } ({ $combination })
left-line = { "  " }left of the cards laid: { $cards }
john-line = John of Gaunt, left of { $seat }: { $doing }
john-line-lays = John of Gaunt, left of { $seat }: { $doing }; laid: { $cards }
john-line-place = John of Gaunt, left of { $seat }: { $doing }; place { $place }
chosen-line = { "  " }chosen: { $cards } ({ $combination })

## What explains itself

office-peace = The Peace card
office-havoc = Havoc!
thing-hand = Cards in hand
thing-won = Battles won
thing-deck = Draw pile
thing-discard = Discard pile
action-recruit = Recruit
action-havoc = Cry Havoc
action-catch = Catch!
action-rob = Rob corpses
action-stay_out = Stay out
action-pass = Pass
explain-kind-card = card of value 0
explain-kind-john = captain of the expansion
explain-kind-office = office
explain-kind-turn = what you do in your turn
explain-kind-dogs = what dogs do while you recruit
explain-kind-battle-step = in a battle
explain-kind-battle = battle { $number } of { $count } · { $year }
explain-kind-chevauchees = expedition · { $year }
explain-kind-combination = combination · { $number } of { $count }, 1 is the strongest
explain-battle =
    { $story }
    { CAPITAL($brings) }.
explain-battle-won = Won by
explain-battle-gone = It will no longer be fought
explain-place =
    { $points ->
        [one] place { $place }: { $points } point
       *[other] place { $place }: { $points } points
    }
explain-deal-all =
    { $count ->
        [one] afterwards everybody gets { $count } card
       *[other] afterwards everybody gets { $count } cards
    }
explain-deal-initiator =
    { $count ->
        [one] whoever cried Havoc gets { $count } more
       *[other] whoever cried Havoc gets { $count } more
    }
explain-peace-now =
    { $number ->
        [0] Not turned yet; the year of peace comes after { $most }. Held by
       *[other] It shows { $number }; the year of peace comes after { $most }. Held by
    }
explain-kind-suit = sign: { $suit } · values 1 to { $most }, one card of each
explain-suit =
    { $colour ->
        [blue] Blue cards bear the fleur-de-lis.
        [green] Green cards bear the boar.
        [yellow] Yellow cards bear the eagle.
        [orange] Orange cards bear the lion.
        [grey] Grey cards bear the tower.
       *[other] Black cards bear the rose.
    } Cards of one value make pairs and sets in any colours; five or six of one colour make a flush, and in a row a straight flush.
explain-suit-yours = of this colour you hold { $cards }.
explain-suit-none = you hold no card of this colour.
explain-card-dog-yours =
    { $count ->
        [0] you hold none.
        [one] you hold { $count }.
       *[other] you hold { $count }.
    }
explain-card-dog = Counts as 0 in any colour you need. While you recruit, one fetches a card and two rob the discard pile; in a battle up to two may lie beside your six cards, and laid dogs fetch a card afterwards.
explain-john = When he is drawn he cries Havoc himself, with three 9s, and Chevauchées is fought instead of the next battle. Everybody with two cards must join. His points are lost; if he wins, he keeps the peace until somebody cries Havoc.
explain-office-peace = Its holder is Peacekeeper and turns it to the next number whenever they recruit. After the last number comes a year of peace: the next battle is not fought, and all others discard a card.
explain-office-havoc = Its holder cried Havoc and began this battle. The winner becomes the Peacekeeper.
explain-thing-hand = You may hold any number. Of equal combinations, whoever has fewer cards left in hand is ahead.
explain-thing-won = With equal points at the end, more battles won decide.
explain-thing-deck = Whoever draws here sees the card alone. When it is empty, the discard pile is shuffled anew.
explain-thing-discard = Nobody may look through it, except whoever robs it with two dogs.
explain-action-recruit = Draw two cards, from the draw pile or the open recruits, and lay one from your hand among the recruits.
explain-action-havoc = Begin the next battle: lay at least two cards. All others join or stay out, then cards are added in turn until everybody has passed.
explain-action-catch = Discard a dog and take any recruit, or the top card of the draw pile. It is none of your two draws.
explain-action-rob = Discard two dogs, look through the discard pile, and take a card that is no dog; everybody sees it.
explain-action-stay_out = You draw one card and have no further part in this battle.
explain-action-pass = You lay no more cards in this battle, but stay in it with what you have laid.
story-sluys = Edward III's fleet falls upon the French ships, moored side by side in the mouth of the Zwin, and destroys nearly all of them: from now on the war is fought on French soil.
story-crecy = On a hill in Picardy the English longbowmen break one charge of the French knights after another. Among the dead is the blind King John of Bohemia.
story-poitiers = The Black Prince, caught with his plunder by a much larger army, stands behind hedges and wins. King John II of France is led to London as a prisoner.
story-najera = In Castile the Black Prince fights for King Peter against his half-brother Henry, and takes du Guesclin prisoner. The campaign ruins his purse and his health.
story-agincourt = Henry V's tired and hungry army meets the French chivalry on a field of mud between two woods. Bowmen and mud decide within hours.
story-verneuil = The Duke of Bedford beats a French and Scottish army in hard fighting hand to hand. The Scots are almost wiped out; many call it a second Agincourt.
story-orleans = For half a year the English have lain before the town on the Loire. Then comes Joan of Arc, and nine days later they leave.
story-formigny = In Normandy two small French cannon lure the English archers out of their line, until Richemont's riders fall upon their flank. Within months Normandy is lost to England.
story-castillon = Old John Talbot charges a camp full of guns and falls. Bordeaux surrenders in the same autumn, and the Hundred Years War is over.
story-calais_to_tours = John of Gaunt rides out from Calais with some thousand men through the heart of France, burning and plundering. The French avoid battle and follow him.
story-tours_to_bordeaux = Winter, hunger and ambushes wear down John of Gaunt's army. Half of it, and hardly any horses, reach Bordeaux.
explain-hand-six_straight_flush = Exactly six cards of one colour with values in a row. The top value decides.
explain-hand-six_of_a_kind = Six cards of one value.
explain-hand-five_straight_flush = Exactly five cards of one colour with values in a row, and none besides. The top value decides.
explain-hand-five_of_a_kind = Five cards of one value; a sixth card may lie besides.
explain-hand-big_house = Four cards of one value and two of another. The four are compared first.
explain-hand-four_of_a_kind = Four cards of one value; others may lie besides.
explain-hand-trios = Two times three cards of one value. The higher three are compared first.
explain-hand-six_flush = Exactly six cards of one colour. All values are compared, highest first.
explain-hand-full_house = Three cards of one value and two of another; a sixth may lie besides. The three are compared first.
explain-hand-six_straight = Exactly six cards with values in a row, in any colours. The top value decides.
explain-hand-five_flush = Exactly five cards of one colour, and none besides. All values are compared, highest first.
explain-hand-three_pairs = Three pairs, compared highest first.
explain-hand-five_straight = Exactly five cards with values in a row, in any colours, and none besides. The top value decides.
explain-hand-three_of_a_kind = Three cards of one value; others may lie besides.
explain-hand-two_pairs = Two pairs; others may lie besides. The higher pair is compared first.
explain-hand-pair = Two cards of one value; others may lie besides.
explain-hand-high_card = Nothing of all that: the highest card counts, then the next.

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
