### What the lessons of Kingsburg say.

## Your first season

lesson-first-season = Your first season
lesson-first-season-about = Dice, advisors and the first building: from nothing to a whole season.
lesson-first-season-court = You govern a province at the border, and the King's court helps you: 18 advisors, from the { advisor-jester } to the { advisor-king } himself. Each gives something else. In five years you build as much as you can, and every winter an enemy comes.
lesson-first-season-aid = The year begins with a gift. Nobody has anything yet, so everybody takes one good. Take what you like; gold and wood fit most of the first buildings.
lesson-first-season-dice = Spring: everybody has rolled three dice. Yours show 1, 4 and 5. With 10 in all you have the lowest total, so you go first; a bad roll has its good side.
lesson-first-season-influence = Put dice on an advisor: together they must make exactly the advisor's number, and then nobody else gets in. Click your 4 and your 5, and then the { advisor-master_hunter } (9). Both rivals could make a 9, too.
lesson-first-season-influence-not-jester = Nobody else rolled a 1, so the { advisor-jester } will wait for you. Take first what the others can also reach: the 9.
lesson-first-season-influence-not-all = That would use up all your dice on one advisor. Two advisors give more here: first the 9 with 4 and 5, then the 1.
lesson-first-season-influence-not-pass = Whoever passes places no more dice in this season. You still have three of them.
lesson-first-season-again = You see: the 7 and the 14 are taken now, but nobody could touch the 1. Your last die goes to the { advisor-jester }.
lesson-first-season-again-not-pass = A die that is not placed brings nothing. Nobody will thank you for keeping it.
lesson-first-season-help = When all have placed, the advisors help in the order of their numbers. The { advisor-jester } has given you 1 point. The { advisor-master_hunter } lets you choose: wood with gold, or wood with stone.
lesson-first-season-build = At the end of a season you may build one thing. In each of the five rows you begin at the left. Choose a building that you can pay for.
lesson-first-season-build-not-pass = Save up later. A season without a building is the commonest waste in this game.
lesson-first-season-end = That was a whole season: roll, place, take, build. After spring come summer and autumn, then the winter with its enemy. How you meet that one is shown in the next lesson.
