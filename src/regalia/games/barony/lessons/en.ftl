### What the lessons of Barony say.

## Your first turn

lesson-first-turn = Your first turn
lesson-first-turn-about = Cities, knights, and the first village: from nothing to a whole turn.
lesson-first-turn-board = This is a land of hexes: fields, plains, forests, mountains and lakes. You are a Baron and want to become King. Higher titles are paid for with resources, and resources come from building.
lesson-first-turn-yours = These three cities are yours, and on each stands one of your knights. Cities cannot be taken from you. Knights do all the work.
lesson-first-turn-recruit = In your turn you do exactly one thing. Begin with the commonest: recruit. Choose “{ action-recruit }”, then one of your cities, and how many: two new knights may appear there, beside a lake even three.
lesson-first-turn-recruit-not-move = Moving is allowed, but with a single knight in each city you would soon run out of them. Recruit first.
lesson-first-turn-recruit-not-expedition = “{ action-expedition }” costs you a knight for good, and lands another at the edge of the board. That comes later. Recruit first.
lesson-first-turn-move = Your rival has recruited, too, and it is your turn again. Now choose “{ action-move }”, and let a knight step from its city to a neighbouring hex. A lake cannot be entered.
lesson-first-turn-move-not-recruit = You have knights enough for now. Move one of them out of its city.
lesson-first-turn-second = In one turn two different knights may step. Move another one, so that it gets somewhere, too.
lesson-first-turn-second-not-done = You may stop here, but the second step costs nothing. Use it.
lesson-first-turn-build = Choose “{ action-build }”: a knight outside your cities turns into a village (or a stronghold) where it stands. You get a token of that land: a mountain is worth 2 gold, a forest 3, a plain 4, a field 5.
lesson-first-turn-build-not-recruit = Knights alone earn nothing. Turn one that stands outside into a village.
lesson-first-turn-build-not-move = They stand well already. Turn one of them into a village.
lesson-first-turn-end = That was it: recruit, move, build. Tokens worth 15 gold buy your next title and 15 points. When somebody becomes Duke, the round is played to its end, and the most points make the King. The next lessons show how villages are lost, and how they are protected.
