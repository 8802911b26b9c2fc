### The words that all games share.

seat-unnamed = Player { $number }

## Bots

bot-random = Random
bot-greedy = Greedy
bot-search = Search
bot-squire = Squire
bot-knight = Knight
bot-king = King

## Playing in the terminal

cli-your-choice = Your choice (a number; ? why not, u undo, h help, q quit):
cli-help =
    Type the number of an option and press Enter.
    ?  ask why something is not allowed
    u  take back your last choice
    h  show this help
    q  quit
cli-turn-of = { $seat } to play
cli-why-which = Which option do you ask about? Type its text, e.g. move:E6-F6
cli-allowed = That is allowed.
cli-no-reason = That is no option here, and there is no single rule to name.
cli-rule = rule { $rule }
cli-undone = Taken back; { $seat } chooses again.
cli-cannot-undo = Nothing can be taken back now.
cli-bad-number = Type a number from 1 to { $count }.
cli-saved = The game is saved in { $path }
cli-game-over = The game is over.
cli-result-line =
    { $points ->
        [one] { $place }. { $seat }: { $points } point
       *[other] { $place }. { $seat }: { $points } points
    }
cli-curtain = Hand the keyboard to { $seat }, who presses Enter.
cli-goodbye = Goodbye!
