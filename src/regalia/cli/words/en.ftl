### What only the terminal says.

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
cli-help-more =
    You may also type the text of an option, e.g. { $text }
    ? and a text  ask why that is not allowed, e.g. ? { $text }
    a  what you may do without being asked
    s  save the game (s FILE: in that file)
cli-seed = Seed: { $seed }
cli-seated-bot = { $number } { $seat } – { $bot }
cli-news = Since your last look:
cli-example = In this question it looks like { $text }
cli-no-acts = There is nothing that you may do without being asked.
cli-which-act = Which one (Enter: none)?
cli-save-offer = Save the game in { $path }? (y/n)
cli-undo-nothing = You have not chosen anything yet.
cli-undo-chosen = Somebody else has chosen since.
cli-undo-learned = Somebody has learned something since.
cli-undo-dice = Dice have been cast since.
