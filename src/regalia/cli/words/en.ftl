### What only the terminal says.

cli-your-choice = Your choice (a number or words; ? why not, i explain, u undo, h help, q quit):
cli-help =
    Type the number of a line, or words of it, and press Enter.
    ?  why something is not allowed
    i  explain a thing by its name: a card, a building, a place, an event
    g  the rules (g R5.4: that rule; g WORD: rules that speak of it)
    t  the whole table, every panel
    m  the map, place by place
    u  take back your last choice
    h  show this help
    q  quit
cli-help-more =
    Why not: ? { $label }
    In short, as in records: { $text }
    a  what you may do without being asked
    s  save the game (s FILE: in that file)
cli-help-series = Several at once: their numbers with spaces between them, e.g. 1 3; that ends the choice.
cli-series = Several at once: type their numbers, e.g. 1 3.
cli-one-only = One number, please: only one of these can be chosen.
cli-which-of-these = Several lines have these words. Type the number:
cli-closed = Closed – { $line }
cli-see-rule = (More: g { $rule })
cli-explain-which = Type i and a name that you see on the screen.
cli-explain-yours = For you: { $text }
cli-explain-unknown = Nothing here is called «{ $text }».
cli-in-rules = Rules that speak of «{ $text }»: { $rules } (type g and the number)
cli-guide-which = Type g and a rule or a word, e.g. g R1.
cli-guide-unknown = The rules have no «{ $text }».
cli-no-map = This game has no map to tell.
cli-why-which = What do you ask about? Type what it is called on the screen.
cli-example = For example: { $text }
cli-allowed = That is allowed.
cli-warns = (!) { $text }
cli-odds = { $parts }
cli-odds-about = about { $parts }
cli-odds-part = { $value }% { $name }
cli-no-reason = That is not among the options here.
cli-rule = rule { $rule }
cli-undone = Taken back; { $seat } chooses again.
cli-cannot-undo = Nothing can be taken back now.
cli-bad-number = Type a number from 1 to { $count }.
cli-bad-key = Type what stands before a line: { $keys }.
cli-saved = The game is saved in { $path }
cli-game-over = The game is over.
cli-result-line = { $place }. { $seat }: { $score }
cli-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
cli-full = { $value } of { $most }
cli-cell-costs = costs { $costs }
cli-cell-dice = dice { $dice }
cli-fallen =
    { $count ->
        [one] { $count } fallen
       *[other] { $count } fallen
    }
cli-need = hits on { $need }
cli-curtain = Hand the keyboard to { $seat }, who presses Enter.
cli-goodbye = Goodbye!
cli-seed = Seed: { $seed }
cli-from-position = The game began from a given position.
cli-seated-bot = { $seat } is played by a bot: { $bot }
cli-news = Since your last look:
cli-no-acts = There is nothing that you may do without being asked.
cli-which-act = Which one (Enter: none)?
cli-save-offer = Save the game in { $path }? (y/n)
cli-undo-nothing = You have not chosen anything yet.
cli-undo-chosen = Somebody else has chosen since.
cli-undo-learned = Somebody has learned something since.
cli-undo-dice = Dice have been cast since.
cli-model-waits = You are not asked yet: the others are choosing. Look again in a while.
