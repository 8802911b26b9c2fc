### New game

game-name = New game
game-about = A die under every cup, claims that rise, and somebody who doubts.
    .short = Dice under cups, bold claims, and doubt.

## Settings

setting-rounds = Rounds
    .help = How many rounds are played.

## Questions

ask-recast = Do you keep your die?
ask-turn = What do you claim your die shows, or do you doubt?

## Options

option-recast-keep = Keep it
option-recast-again = Cast it again
option-turn = At least { $option }
option-turn-doubt = I doubt it

## What happens

event-round_began = Round { $round }
event-cast = Your die shows { $face }
event-cast_again = { $seat } casts again
event-claimed = { $seat } claims at least { $claim }
event-doubted = { $seat } doubts that { $other } has at least { $claim }
event-lifted = { $seat } lifts the cup: { $face }
event-stood = The claim of { $seat } stands
event-caught = { $seat } has caught { $other }
event-game_ended =
    { $points ->
        [one] The game ends; the best has { $points } point
       *[other] The game ends; the best has { $points } points
    }

## Refusals

no-R3-1 = A claim is a number from { $least } to { $most }.
no-R3-2 = There is no claim yet to be doubted.

## The table

heading-round = Round { $round } of { $rounds }
claim-none = Nobody has claimed anything
claim-now = { $seat } claims at least { $claim }
claim-face = at least { $face }
claim-last = at least { $face }, the last claim
cups = Under the cups
die-hidden = a die under its cup
die-face = a die that shows { $face }
ending = Points
ending-stood = Claims that stood
ending-caught = Lies that were caught
seat-line =
    { $points ->
        [one] { $seat }: { $points } point, { $die }
       *[other] { $seat }: { $points } points, { $die }
    }
