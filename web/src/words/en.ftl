### The words of the client itself.

seat-unnamed = Player { $number }
bot-squire = Squire
bot-knight = Knight
bot-king = King
bot-emperor = Emperor
bot-random = Random
bot-hasty = Hasty
bot-greedy = Greedy
bot-search = Search
bot-others = Other
token-make = Let my own program play
token-about = A program of yours plays this seat with this command. It is shown only once; a new one ends it.
token-copy = Copy command
token-end = It plays no longer
token-name = Bot
bot-name-0 = Sir Oswin
bot-name-1 = Lady Maud
bot-name-2 = Sir Rolf
bot-name-3 = Lady Edith
bot-name-4 = Sir Hugo
bot-name-5 = Lady Blanche

## Lobby

lobby-title = Choose a game
lobby-line = No account, no download. Play at once against bots, or send a link to your friends.
lobby-empty = No games are laid out here yet.
lobby-loading = Laying the tables…
players-range =
    { $least ->
       *[other] { $least }–{ $most }
    }
players-spoken = { $least } to { $most } players
minutes = { $count } min
weight-spoken = weight { $weight } of 5
seats = Who plays
seat-count = Players
the-game = How we play
your-tables = Your tables
no-tables = Tables you sit at will wait for you here.
holder = Who sits here
holder-me-short = Me
holder-me-too = Me too
holder-me-too-line = another person at this screen
holder-bot = Bot
holder-open = Friend
seat-name = Name
level = Level
open-table = Open the table
open-table-busy = Opening…
sealed-line = The shuffle is sealed: anyone can check it after the game.
expert-option = For experts: your own data, as JSON
option-not-json = This is not JSON.
option-own = as given
option-idle = With the other settings it changes nothing.
colour = Colour
tincture-azure = blue
tincture-or = yellow
tincture-vert = green
tincture-gules = red
tincture-sable = black
tincture-purpure = purple
tincture-argent = silver
upload-record = Open a saved game
table-your-turn = Your turn
table-waiting-for = { $name } is choosing
table-waiting-seats = Waiting for players
table-finished = Finished
table-finished-place = Finished · your place: { $place }
table-running = Under way

## Laying a table

bot-squire-about = Still learning: does what looks good at first sight, and makes mistakes. For your first games. Answers at once.
bot-knight-about = Plays soundly: weighs what its whole turn leads to. A fair opponent. Answers at once.
bot-king-about = Strong: thinks hundreds of games through before each choice. Takes about a second.
bot-emperor-about = Our strongest: a King who takes six seconds for each choice.
seats-hint = A friend does not come? Until the deal you can give the seat to a bot.
seats-hint-colour = Choose a shield to change its colour. A friend does not come? Until the deal you can give the seat to a bot.
open-with-link = Open and copy the link
learn = Learn to play
learn-game = { $game }: learn to play
rules-sets = Whole sets of rules
rules-usual-short = Usual rules
rules-as-usual = as in the rulebook
rules-first = First game
rules-first-note = easier to begin with
rules-last = Last time
rules-differ =
    { $count ->
        [one] { $count } other rule
       *[other] { $count } other rules
    }
rules-changed =
    { $count ->
        [one] but for { $count } rule
       *[other] but for { $count } rules
    }
rules-usual = Everything as in the rulebook
rules-usual-but =
    { $count ->
        [one] { $count } rule is not the usual one
       *[other] { $count } rules are not the usual ones
    }
rules-unfold = Change something
rules-usually = usual: { $value }
rules-back = Back to the usual rules
option-help = Point at a rule to learn what it does.
number-less = One less
number-more = One more
number-from = from { $least } up
number-range = { $least } to { $most }
table-your-turn-minutes =
    { $count ->
        [one] Your turn for { $count } minute
       *[other] Your turn for { $count } minutes
    }
table-your-turn-hours =
    { $count ->
        [one] Your turn for { $count } hour
       *[other] Your turn for { $count } hours
    }
table-your-turn-days =
    { $count ->
        [one] Your turn for { $count } day
       *[other] Your turn for { $count } days
    }
table-stood-in = A bot plays for you
table-play = Play
table-look = Look
tables-more =
    { $count ->
        [one] { $count } more table
       *[other] { $count } more tables
    }
gate-bot = Or a bot
gate-bot-here = A bot in this seat, { $seat }
gate-bot-away = Free the seat
given-up = You have given up; a bot plays on
bot-plays-for-me = A bot plays for you
take-seat-back = Take my seat back
no-unsaid = The server did not accept this.

## Shell

brand = Regalia
settings = Settings
close = Close
language = Language
language-en = English
language-hu = Magyar
theme = Appearance
theme-light = light
theme-dark = dark
theme-system = like the system
speed = Animation
speed-half = slow
speed-normal = normal
speed-double = fast
speed-off = off
clear = Clear
helper = Hints at the table
helper-on = tell me
helper-off = let me find out
result-place = { $place }.
result-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
sound = Sound
sound-on = on
sound-off = off
text-size = Text size
text-size-small = small
text-size-normal = normal
text-size-large = large
text-size-huge = very large
notify = Tell me when it is my turn and the page is hidden
hold = After my turn, bots wait
hold-wait = until I end it
hold-short = five seconds
hold-off = no
your-name = Your name
name-hint = Others see it at the table.
your-name-unset = Your name
lesson = Lesson
lesson-step = Step { $step } of { $of }
lesson-read-on = Go on
lesson-your-turn = Your turn: try it at the table.
lesson-again = Start over
lesson-next = Next lesson
lesson-done = Done! You have finished this lesson.
lesson-was-done = Finished.
lesson-fold = Fold or unfold the lesson
lessons-first = Learn it first
lessons-line = Short lessons at the real table. You play, and you are told at once what a choice means.
lessons-book = The rulebook
puzzles = Puzzles
puzzles-line = One choice is clearly the best. Which one?
puzzle-number = Puzzle { $number }
puzzle-solved-number = Puzzle { $number }, solved
puzzle-next = Next puzzle
puzzle-today = Today’s puzzle:
table-lesson = Lesson: { $title }
no-lesson = That is allowed, but not what the lesson is about now.
no-no-lesson = No lesson is taught at this table.
no-was-lesson = This was a lesson. Open a new table to play.
no-not-dealt = This game began from a given situation, so there was no promise about its shuffle.
to-lobby = To the lobby
not-found = There is nothing at this address.
wrong = That did not work: { $error }
offline = No answer from the server. Trying again…
theme-switch = Light or dark

## Table

your-turn = Your turn
turn-of = { $name } is choosing
turn-of-several = { $names } are choosing
watching = You are watching
game-over = The game is over
watch-only = You are watching; the others play.
waiting-title = Waiting
wait-for = Waiting for { $name }.
held-question = Done? You can still take it back.
end-turn = End turn
cell-closed = closed
gathered = What you have gathered
give-back = Give back { $thing } ({ $count })
advice-ask = Ask the King
advice-thinking = The King is thinking…
advice-title = What the King would do
advice-about = So likely you win after it. Click one to see it on the board.
advice-chance = { $percent }%
hints-allow = Anybody may ask the King for advice
hints-here = Hints are allowed here: whoever plays may ask the King for advice, and everybody is told.
why-not = Why not?
why-mode = Choose anything to learn why it is closed.
why-nothing = There is nothing to choose here now: look for what is ringed.
step-again = { $step }: look at it again
why-later = That comes next: first choose one of those that are ringed.
not-with-these = What you have picked does not lead there.
closed-thing = Closed: { $thing }
missing =
    { $count ->
        [one] Pick at least one more first.
       *[other] Pick at least { $count } more first.
    }
missing-one = Pick a number of one kind first, and of one only.
take-back = Take back
free-acts = Any time
seats-above = Further up: { $names }
seats-below = Further down: { $names }
seat-you = you
seat-bot = bot · { $level }
seat-online = at the table
seat-offline = away
seat-open = free
seat-stood-in = a bot plays for them · { $level }
seat-resigned = gave up
on-turn = is choosing
head-points = points
head-rolled = rolled
points-spoken =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
place-holding = { $name }: { $pieces }
sign-legal = free
sign-shared = shared in peace
sign-war = costly or hostile
legend = Signs
zoom-in = Closer
zoom-out = Farther
zoom-fit = Whole board
panes = Panes
tab-board = Board
tab-players = Players
tab-score = Score
tab-hand = Hand
tab-log = Log
tab-chat = Chat
tab-rules = Rules
log-empty = Nothing has happened yet.
chat-empty = Nobody has said anything yet.
chat-say = Say something…
chat-send = Send
guide = Rules
guide-loading = Opening the book…
guide-search = Search the rules
guide-contents = Contents
guide-found =
    { $count ->
        [0] Nothing found.
        [one] { $count } place found.
       *[other] { $count } places found.
    }
menu = Menu
table-rules = Rules of this table
table-rules-usual = Everything is as usual.
table-rules-count =
    { $count ->
        [one] { $count } other rule
       *[other] { $count } other rules
    }
drawer = Score and log
invite-title = Send the link to your friends
invite-line = The game begins when every seat is taken.
copy-link = Copy link
copied = Copied
sit-here = Sit here
sit-title = There is a free seat
resign = Give up
resign-sure = Give up for good? A bot plays on in your place.
bot-for-me = Let a bot play for me
i-am-back = I am back
replace-absent = Let a bot play for { $name }
rematch = Play again
rematch-go = To the next game
delete-table = Delete the table
delete-sure = Delete this table and its game for everybody?
download-record = Download the game
replay = Look back
replay-back = One step back
replay-on = One step on
replay-play = Play
replay-pause = Pause
verify = Check the shuffle
verify-good = The shuffle was fair: the sealed seed gives exactly this game.
verify-own = The shuffle was fair, and this browser’s own share is in it: the sealed seed gives exactly this game.
verify-altered = The shuffle is not what this browser was promised: the seal, or this browser’s own share of it, was changed.
verify-bad = The check failed: { $error }
commitment = Sealed shuffle
curtain-title = Hand over to { $name }
curtain-line = The others please look away.
curtain-open = I am { $name }
end-title = The game is over
end-winner = { $name } wins
end-winners = { $names } share the victory
end-look = Look at the board
end-decided = decided by
rank-place = { $place }.
rank = Place
name = Name
points = Points
yes = Yes
no = No
news-your-turn = Your turn: { $question }
connection-lost = The connection is lost; trying again…
table-gone = This table is gone.
holds = { $name } may still take it back.
leave-seat = Get up
take-back-ask = Ask to take back
take-back-more = Take back further
take-back-sure = Ask everybody to take back your last choice? What was chosen since then goes with it; dice once cast stay cast.
take-back-sure-alone = Take back your last choice? What the bots have chosen since then goes with it; dice once cast stay cast.
take-back-asks = { $name } asks to take back a choice.
take-back-waits = You have asked to take back a choice. Still to agree: { $names }.
take-back-agree = Agree
take-back-refuse = Refuse
take-back-withdraw = Never mind
take-back-agreed = All have agreed: { $name } has taken back a choice.
take-back-refused = { $other } has refused: nothing is taken back.
take-back-withdrawn = { $name } no longer asks to take back.
take-back-freely = { $name } has taken back the last choice.
take-back-lapsed = The game went on; nothing is taken back.
no-no-advice = Others play here, and hints were not allowed when the table was opened.
no-no-advice-lesson = This is a lesson: its own words help you.
no-advice-late = The table has gone on in the meantime: the King says nothing.
no-advice-asked = The King is thinking already.
no-stale = The table has changed in the meantime. Look again and choose anew.
no-not-asked = You have nothing to choose now.
no-no-answer = There is nothing to choose here now: look for what is ringed.
no-no-act = This cannot be done now.
no-over = The game is over.
no-bot-plays = A bot plays for you; say that you are back first.
no-begun = The game has begun. Let a bot play for you, or give up.
no-seat-taken = This seat is taken.
no-asked-already = Somebody has already asked to take back.
no-refused-already = The others have already refused this.
no-absent = Somebody is away; only those at the table can agree.
no-not-asked-any-more = Nobody asks for this any longer.
no-undo-nothing = There is nothing to take back.
no-undo-chosen = Somebody has chosen since then.
no-undo-learned = Somebody has learned something since then.
no-undo-dice = Dice have been cast since then.
no-no-table = There is no such table.
no-no-game = There is no such game here.
no-no-seat = There is no such seat.
no-no-token = There is no token for this seat.
no-token-ended = This token was taken back.
no-no-bot = There is no such bot.
no-no-colour = This game has no such colour.
no-no-colours = In this game colours are not chosen: they belong to what one plays.
no-same-colour = Two seats cannot have the same colour.
no-colour-taken = Somebody has this colour already.
no-too-many-tables = You have too many tables; delete some of them first.
no-too-many-lookers = Too many are looking at this table.
no-no-promise = The seal of this table has expired; please try again.
no-just-left = They have only just left; give them a minute.
no-not-random = Nobody else’s seat is given to a bot that plays at random.
no-too-many-lines = Too many of your tables are open at once; close some of them.
no-another-host = This server does not go by that name.
no-server-full = This server is full; ask whoever keeps it.
no-busy = The server is too busy for this now; please try again later.
no-too-often = That was too much at once; wait a moment.
no-too-long = This is too long.
no-not-understood = The server does not understand this; perhaps the page is old. Load it again.
no-another-site = This comes from another site.
no-nothing-here = There is nothing like that here.
no-not-begun = The game has not begun: a seat is still free.
no-not-over = The game is not over yet.
no-not-yours = This seat is not yours.
no-not-owner = Only whoever opened the table can do this.
no-seat-empty = Nobody sits there.
no-present = This player is here; a bot can only play for somebody who is away.
no-only-players = Only those who played can ask for another game.
no-uploaded = This is a saved game: it can be looked at, not played on.
no-uploaded-proof = This is a saved game: its seals are right, but nobody promised its shuffle before.
no-unfinished = This game is not over; only finished games can be opened here.
no-bad-record = This file is not a whole saved game of Regalia.
no-watching = You are watching; only those who sit at the table can do this.
no-no-answer = This is no answer to what is asked.
no-nothing-said = There is nothing to say in this.
no-nameless = Load the page again before you speak, so that the others know who you are.
no-failed = The server failed on this; nothing was changed.
no-answer-heard = no answer from the server.
zoom-own = Show my pieces
dial-less = One less: { $thing }
dial-more = One more: { $thing }
dial-all = All: { $thing }
figure-of = { $thing }, { $number } of { $most }
page-before = Back: { $name }
page-after = On: { $name }

# Sheets over the board: battles, winters, elections, and what came of them.
sheet-fold = Fold
sheet-more = There is more below
host-hits =
    { $count ->
        [one] { $count } hit
       *[other] { $count } hits
    }
host-standing = left
host-fallen = fallen
host-nobody = nobody
report-again = Again
report-changes = What changed
report-next = Next
report-put-away = Put away

## In time: reports, what others did since, looking back, the log
tempo = What others do
tempo-flow = as it comes
tempo-slower = slower
tempo-steps = step by step
play-step = Step
play-slower = Slower
play-skip = Skip
play-controls = How it is shown
report-open = report
since = Since your last move
since-at = { $n } of { $all }
since-all =
    { $all ->
        [one] { $all } thing
       *[other] { $all } things
    }
since-next = Next of what the others did
since-previous = Previous of what the others did
log-to-come = Still to come
log-new = New lines
log-older = Older lines are loaded …
log-go = Go to this moment
looking-back = Looking back: { $when }
replay-event = event { $step } of { $all }
replay-round = round
replay-one = event
replay-speed = Speed
replay-to-end = Back to the game
replay-dealt = The table as it was dealt

## The board: signs, odds, what lies out of sight
legend-news = news, in order
legend-danger = yours, can be attacked
legend-pick = can be chosen
odds-share = { $value }%
odds-about = about { $value }%
odds-estimated = about
odds-part = { $value }% { $name }
overview = Overview: choose a spot to go there
pills-next = Next target
pills-more = { $count } more out of sight: go to the next target
sheet-unfold = Unfold the question
odds-value = { $value }%
near-title = One step from victory
tab-stage = Now
tab-own = Yours

## What explains itself
explain-for-you = For you:
explain-now-with = Now with
explain-keep = keep open
explain-click = click
explain-close = close
part-broken = This part of the table cannot be drawn now. Nothing is lost, and the game goes on.
part-again = Draw it again

## Looking at a finished game with a reckoner's eyes

review = Review
review-so-far = Review so far
review-about-own = The game so far as your seat could know it: chances to win reckoned from { $budget } playouts for each choice, in worlds that you could imagine.
review-waits-own = This takes from seconds to minutes. You can close this and come back: it goes on meanwhile.
review-till-now = Review up to now
review-whole = The game is over: review all of it
review-about = Chances to win with all cards open, reckoned from { $budget } playouts for each choice.
review-making = The game is being reviewed: { $share }
review-waits = This takes from seconds to minutes. You can close this and come back: it goes on, and is made once for everybody.
review-again = Try again
review-share = { $percent }%
review-points = { $change } points
review-curve = Chances over the game
review-after = After choice { $at } of { $all }
review-turns = Turning points
review-no-turns = Nothing moved anybody’s chance far at once.
review-of-luck = of which luck: { $change }
review-worst = What could have been better
review-flawless = No choice gave anything away that could be measured.
review-choice = Choice { $at } · { $heading }
review-chosen = Chosen:
review-better = Better:
review-better-here = Chosen: { $chosen }. Better: { $best } ({ $change })
review-result = Luck and choices
review-result-about = In points of the chance to win: start, luck, own and others’ choices add up to the end.
review-start = Start
review-luck = Luck
review-own = Own choices
review-others = Others’ choices
review-end = End
review-given-away = Given away
review-moments = All moments as a table
review-moment = Choice { $at }
review-what = Moment
review-keep = Save as a page
recall = Ask a bot
recall-about = About its last choice before the moment on the board: what it could see from its seat, and the chance to win.
recall-thinking = Thinking back…
recall-best = It chose what seemed best.
recall-other = Something else seemed better.
recall-chosen = chosen
branch = Play on from here
branch-about = { $at ->
    [0] You play on from the deal of this game, at a table of your own; knights play for the others. Nothing changes here.
   *[other] You play on as the game stood after { $at } choices, at a table of your own; knights play for the others. Nothing changes here.
}
branch-seat = Your seat
branch-next = Whoever is next to choose
branch-go = Play on
branches = What you tried from here
branch-from = From after choice { $at }
branch-runs = still runs
branch-origin = To the game that this one goes on from (choice { $at })
no-no-own-review = While others play on, a review would be advice: you can have it after giving up, or when the game is over.
no-own-review-over = The game is over: now all of it can be reviewed.
no-nothing-to-review = Nothing has been chosen yet that could be reviewed.
no-no-review = This game has not been reviewed yet.
no-chose-nothing = This seat had chosen nothing yet.
no-over-then = The game was over then: choose an earlier moment.
no-branch-proof = This game went on from another one: nobody promised its shuffle before.
