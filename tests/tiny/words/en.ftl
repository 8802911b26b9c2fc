### Tiny

game-name = Tiny
game-about = Sixteen cards, a few coins and one die: a game for tests.
    .short = A small game for tests.

## Questions

ask-plan = Which card do you plan next?
ask-bid = How many coins do you bid?
ask-stake = Do you double the prize for a coin?
ask-lead = Which card do you play?
ask-draw = Where do you take your new card from?
ask-give = To whom do you give coins?

## Options

option-plan = Card { $option }
option-lead = Card { $option }
option-bid =
    { $option ->
        [one] { $option } coin
       *[other] { $option } coins
    }
option-stake-keep = Keep the prize as it is
option-stake-double = Double it for a coin
option-draw-deck = From the deck
option-draw-market = The open card
option-give =
    { $coins ->
        [one] { $coins } coin to { $other }
       *[other] { $coins } coins to { $other }
    }

## What happens

event-round_began = Round { $round } begins
event-planned = You plan card { $card }
event-bid_opened =
    { $coins ->
        [one] { $seat } has bid { $coins } coin
       *[other] { $seat } has bid { $coins } coins
    }
event-leads = { $seat } leads
event-die_cast = The die shows { $die }
event-staked = { $seat } plays for { $points }
event-led = { $seat } plays card { $card }
event-shown = { $seat } shows card { $card }
event-prize_won =
    { $points ->
        [one] { $seat } wins { $points } point
       *[other] { $seat } wins { $points } points
    }
event-crowned =
    { $points ->
        [one] { $seat } has { $points } point and wins at once
       *[other] { $seat } has { $points } points and wins at once
    }
event-drew = { $seat } draws a card
event-card_drawn = Your new card is { $card }
event-took = { $seat } takes card { $card } from the market
event-market_opened = Card { $card } comes to the market
event-game_ended =
    { $points ->
        [one] The game ends; the best has { $points } point
       *[other] The game ends; the best has { $points } points
    }
event-gave =
    { $coins ->
        [one] { $seat } gives { $other } { $coins } coin
       *[other] { $seat } gives { $other } { $coins } coins
    }

## Refusals

no-R3-1 = Card { $card } is not in your hand.
no-R3-2 = Card { $card } is in your plan already.
no-R4-1 = You can bid at most { $coins } of your coins.
no-R5-1 = Doubling costs a coin, and you have none.
no-R5-2 = Card { $card } is not in your hand.
no-R7-1 = The deck is empty.
no-R7-2 = No card lies open.
no-R9-1 = Nobody gives coins while bids are open.
no-R9-2 = This game is played without gifts.
no-R9-3 = Give to another player.
no-R9-4 = You can give from 1 to { $coins } of your coins.

## The table as text

table-market = The open card
table-die = The die
table-die-hidden = The die is not cast yet
table-card = Card { $card }
table-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
table-hand = { $seat }: hand
table-plan = { $seat }: plan
sort-value = by value
sort-reverse = highest first
table-line = Round { $round } · deck { $deck } · market { $market }
seat-line = { $seat }: points { $points }, coins { $coins }, cards { $cards }

## Settings

setting-ruleset = Rules
    .help = A game of the usual length, a short one, or one with more coins.
setting-ruleset-normal = usual
setting-ruleset-short = one round
setting-ruleset-rich = nine coins each
setting-rounds = Rounds
    .help = How many rounds are played.
setting-coins = Coins
    .help = How many coins each player begins with.
setting-gifts = Gifts
    .help = Whether coins may be given away.
setting-first_player = First player
    .help = Who wins the first tied bids.
setting-first_player-random = by lot

explain-card = The best card takes the prize.
explain-card-yours = It is in your hand.
