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

## Winter is coming

lesson-winter = Winter is coming
lesson-winter-about = Strength, soldiers and the King's die: how to meet the enemy of the year.
lesson-winter-strength = Autumn of year II is over. A hidden enemy comes in winter; in this year its strength is 3, 4 or 5. Your { building-guard_tower } gives you strength 1, and the King's die will send everybody the same 1 to 6 soldiers.
lesson-winter-recruit = Now you may buy soldiers, each for 2 goods of any kind. As you stand you win only about every second time. The table shows the chance beside each number: recruit two soldiers and it is 80%.
lesson-winter-recruit-not-none = Then you would win only about every second time. A defeat in this year may cost you goods and a building; two soldiers are cheaper than that.
lesson-winter-recruit-not-one = One soldier makes 63%, the second one 80%. You have nothing better to do with these goods before the enemy comes.
lesson-winter-battle = The { enemy-goblins } came with strength 4, and the King's die showed 2. Your 1 + 2 + 2 = 5 is a victory: 1 stone. With one soldier less it would have been a draw, which brings nothing; with none you would have lost gold and a building. All soldiers have gone home now.
lesson-winter-look = Year III, spring: the next enemy will have 4 to 6. The { advisor-general } (10) gives 2 soldiers, and you may look at the card in secret. Get there before the others: both of them can make a 10.
lesson-winter-look-not-duchess = Goods are fine, but then you will not know who is coming. The { advisor-general } needs only your 4 and 6.
lesson-winter-look-not-pass = Whoever passes places nothing more in this season. Your 4 and 6 make exactly 10.
lesson-winter-rest = Yours. Put the 2 that is left on the { advisor-squire }: a gold is a gold. Then the advisors help, and the card is shown to you.
lesson-winter-seen = { enemy-orcs }, strength 5: only you know it. With 2 soldiers and the tower you have 3 already, so the King's die has to show 3 or more. Watch the others, too: whoever has looked and then recruits hard knows why.

## Making the sum fit

lesson-sums = Making the sum fit
lesson-sums-about = White dice, +2 tokens and the Market: how to reach the advisor you want.
lesson-sums-white = Your { building-farm } has given you a fourth, white die. It may join any of your groups, but it never stands alone: beside it there must be a die of your own colour. Whoever uses up the own dice first throws it away.
lesson-sums-token = A { thing-plus2 } raises a group by 2, one for each die of the group at most. The { advisor-queen } (17) gives 3 points, 2 goods and a look at the enemy. Reach her, and take the white die along.
lesson-sums-token-not-alone = That makes 17, but then only the white die is left, and it cannot stand alone. Use the white 4 here and keep your own 4.
lesson-sums-token-not-inventor = 15 is not bad. With your { thing-plus2 } the same three dice make 17, and the { advisor-queen } is worth more.
lesson-sums-token-not-king = For the { advisor-king } you would spend everything: all your dice, or token and Market at once. The { advisor-queen } leaves you a die that still reaches somebody.
lesson-sums-token-not-pass = You still have four dice and a { thing-plus2 }. Try for the { advisor-queen }.
lesson-sums-market = One own die is left, and the { advisor-merchant } (4) is taken. Your { building-market } helps once a season: it counts a group as 1 more or 1 less. Place the die wherever you like.
lesson-sums-market-not-pass = This die still reaches somebody. Nothing is gained by keeping it.
lesson-sums-queen = Both have worked. The { advisor-queen } gives two goods of one kind: choose what your next building lacks.
lesson-sums-end = The row “{ row-trade }” makes your dice better: the { building-inn } gives a token every summer, the { building-market } bends a sum, the { building-farm } adds a die (but costs 1 in battle). Such buildings pay when they come early.

## Long rows

lesson-rows = Long rows
lesson-rows-about = Plan two buildings ahead, and finish few rows rather than start all of them.
lesson-rows-sheet = Each row is built from left to right, and its best buildings stand at the end. Your { building-crane } makes everything in the third and fourth columns 1 gold cheaper. So the { building-town_hall } costs you only 1 gold, 1 wood and 1 stone.
lesson-rows-help = The { advisor-master_hunter } asks what you want. You have 2 gold and 1 wood. Take what the { building-town_hall } still lacks.
lesson-rows-help-not-gold = Gold you have. Without stone there is no { building-town_hall } this season; count first, then choose.
lesson-rows-build = You have everything together. Build the { building-town_hall }!
lesson-rows-build-not-inn = You could, but then the stone lies idle and the long row has to wait. Each season you build only once.
lesson-rows-build-not-defence = That helps in winter, but the { building-town_hall } pays at the end of every season from now on. The earlier the better.
lesson-rows-build-not-pass = You have saved for exactly this. Build it now: it works from this very season.
lesson-rows-hall = It works at once: at the end of every season you take a { thing-plus2 }, or turn a good into a point. Choose one.
lesson-rows-hall-not-none = It costs you nothing to take a token. Never leave a gift lying.
lesson-rows-end = Next in this row is the { building-embassy }: 4 points, and 1 more at the end of every season. Built in the first season of year III it brings 9 of those by the end. Buildings that give something every season are for early years, plain points like the { building-cathedral } can wait.

## The King helps the poor

lesson-envoy = The King helps the poor
lesson-envoy-about = Aid die, Reward and Envoy: what the number of your buildings brings you.
lesson-envoy-poor = The King counts buildings three times a year. Before spring the poorest alone gets an extra white die. After spring whoever has the most gets 1 point. After summer the poorest alone gets his Envoy: that is you, with 2 buildings against 3 and 3.
lesson-envoy-declare = Before the autumn's roll you say what the Envoy is for: once to enter an occupied advisor, or to build a second time. You hold 2 gold and 3 wood, enough for two buildings. Choose “{ option-envoy_declare-build }”.
lesson-envoy-declare-not-influence = An occupied advisor is worth one gift. You hold goods for two buildings at once, and whoever is behind catches up by building.
lesson-envoy-declare-not-none = Then the Envoy goes home at once, and you have been poor for nothing.
lesson-envoy-place = Everybody has rolled; yours is the lowest total, so you begin. Place your dice as you like, and take what the advisors give, until it is time to build.
lesson-envoy-first = Now the first of your two buildings. Look at both prices together before you choose: a { building-blacksmith } (1 gold, 2 wood) and an { building-inn } (1 gold, 1 wood) fit what you had saved.
lesson-envoy-first-not-pass = That would give away what you asked the Envoy for. Build!
lesson-envoy-second = And the second one, paid for like any other.
lesson-envoy-second-not-pass = The Envoy comes only once a year, and you can still pay for something. Build!
lesson-envoy-end = You have caught up in one season. Good players sometimes stay one building behind on purpose, with goods for two in hand. But mind the tie: if two are equally poor, with equally few goods, nobody gets the Envoy.

## The last winter

lesson-last-year = The last winter
lesson-last-year-about = Nothing is kept for later any more: where the last points come from.
lesson-last-year-autumn = Autumn of year V: one building yet, then soldiers, then the last battle. After it goods are worth nothing, unless you have a { building-cathedral }. So everything you hold has to become points now.
lesson-last-year-enemy = With the { advisor-queen } you have seen the enemy: { enemy-demons }, strength 8. A defeat costs a building from your highest column and 2 points, a victory brings 2 points. You have strength 5 without the King's die.
lesson-last-year-church = The { building-church } is worth 7 points, and it gives 1 against { enemy-demons }. It costs 3 gold, 1 wood and 2 stone. Build it!
lesson-last-year-church-not-pass = Eight goods are four soldiers: more than you need, for 2 points of victory. The { building-church } alone is worth 7.
lesson-last-year-church-not-other = What it may bring in later years does not count any more. Look at the points: the { building-church } has 7, and it helps against just this enemy.
lesson-last-year-recruit = Two goods are left. Kept they are worth nothing; spent they are a soldier, and then only a 1 of the King's die could keep you from victory.
lesson-last-year-recruit-not-pass = There is no year VI. Goods that are left over win only ties.
lesson-last-year-end = The King's die showed 2: your 9 beats the { enemy-demons }' 8, and with 36 points the game is yours. In the last year compare points with points, and leave no good unspent.
