### The words that all games share.

seat-unnamed = Player { $number }
seat-name = { $seat }
seat-chose = { $seat }: { $what }
list-and = { $parts } and { $last }
list-or = { $parts } or { $last }

## Bots

bot-random = Random
bot-hasty = Hasty
bot-greedy = Greedy
bot-search = Search
bot-squire = Squire
bot-knight = Knight
bot-king = King
bot-emperor = Emperor

## Settings

setting-yes = yes
setting-no = no
setting-takes-one = { $number }
setting-takes-range = a whole number from { $least } to { $most }
setting-takes-from = a whole number from { $least } up
no-setting = “{ $setting }” cannot be “{ $value }”. Possible: { $possible }.
no-setting-more = “{ $setting }” cannot be “{ $value }”. Possible: { $possible }, or one of your own in the right form.
no-such-setting = This game has no setting “{ $setting }”.
no-such-seats = The number of players cannot be { $count }: for this game it is from { $least } to { $most }.

## Advice

event-hint_asked = { $seat } asked the King for advice

## Lessons

lesson-not-this = That is allowed, but it does not lead where this step wants to go. Nothing was played: try something else.

## Puzzles

puzzle = Puzzle { $number }
puzzle-about = One choice is clearly the best. Find it.
puzzle-find = One of the choices is clearly better than all others. Which one? Nothing is played before you find it.
puzzle-not-best = With this you would win about { $chance } times in 100. There is something clearly better.
puzzle-solved = That is it: { $best } wins about { $chance } times in 100. The next best, { $next }, only { $less }.
