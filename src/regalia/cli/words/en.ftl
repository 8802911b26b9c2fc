### What only the terminal says.

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
