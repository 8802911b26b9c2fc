### Tiny

game-name = Tiny
game-about = Sixteen cards, a few coins and one die: a game for tests.

## Questions

ask-plan = Which card do you plan next?
ask-bid = How many coins do you bid?
ask-stake = Do you double the prize for a coin?
ask-lead = Which card do you play?
ask-draw = Where do you take your new card from?
ask-give = To whom do you give coins?

## Options

option-card = Card { $card }
option-bid =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
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
event-crowned = { $seat } has { $points } points and wins at once
event-drew = { $seat } draws a card
event-card_drawn = Your new card is { $card }
event-took = { $seat } takes card { $card } from the market
event-market_opened = Card { $card } comes to the market
event-game_ended = The game ends; the best has { $points } points
event-gave =
    { $coins ->
        [one] { $seat } gives { $other } { $coins } coin
       *[other] { $seat } gives { $other } { $coins } coins
    }

## Refusals

no-R3-1 = Card { $card } is not in your hand.
no-R3-2 = Card { $card } is in your plan already.
no-R4-1 = You can bid from 0 to { $coins } coins.
no-R5-1 = Doubling costs a coin, and you have none.
no-R5-2 = Card { $card } is not in your hand.
no-R7-1 = The deck is empty.
no-R7-2 = No card lies open.
no-R9-1 = Nobody gives coins while bids are open.
no-R9-2 = This game is played without gifts.
no-R9-3 = Give to another player.
no-R9-4 = You can give from 1 to { $coins } coins.

## The table as text

table-market = The open card
table-die = The die
table-hand = { $seat }: hand
table-plan = { $seat }: plan
sort-value = by value
sort-reverse = highest first
table-line = Round { $round } · deck { $deck } · market { $market }
seat-line = { $seat }: { $points } points, { $coins } coins, cards { $cards }
