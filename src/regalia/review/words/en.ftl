### What a review of a game says.

review-title = Review: { $game }
review-about = Chances to win with all cards open, reckoned from { $budget } playouts for each choice.
review-share = { $percent }%
review-change = { $sign ->
    [minus] −{ $percent } points
   *[plus] +{ $percent } points
}
review-result = Luck and choices
review-result-about = Start, luck, own choices and others’ choices add up to the end.
review-seat = Player
review-start = Start
review-luck = Luck
review-own = Own choices
review-others = Others’ choices
review-end = End
review-without-luck = Without luck
review-given-away = Given away
review-curve = Chances over the game
review-curve-about = Each line is a player. The marks are turning points and lead to the table below.
review-turns = Turning points
review-no-turns = Nothing moved anybody’s chance far at once.
review-turn = { $heading }: { $seat }, { $change }
review-turn-luck = of which luck: { $change }
review-worst = What could have been better
review-worst-of = { $seat }
review-flawless = No choice gave anything away that could be measured.
review-at = Choice
review-when = When
review-chosen = Chosen
review-better = Better
review-kinds = By kind of question
review-kind = Question
review-asked = Answers
review-moments = Every moment
review-moments-about = Everybody’s chance after each choice.
review-who = Who
review-what = What
review-deal = The deal
review-act = { $what }
review-moment = Choice { $number }
review-line = { $seat }: { $start } at the start, luck { $luck }, own choices { $own }, others’ choices { $others }, { $end } at the end; given away { $loss }.
review-choice-line = Choice { $at } ({ $heading }): { $chosen } – better: { $best } ({ $change })
review-own-title = Review of what { $seat } knew: { $game }
review-own-about = Chances to win as { $seat } could know them: { $budget } playouts for each choice, in worlds that they could imagine. Only their own choices are rated.
review-own-line = { $seat }: { $start } at the start, { $now } after choice { $at }; given away { $loss }.
review-now = Now
