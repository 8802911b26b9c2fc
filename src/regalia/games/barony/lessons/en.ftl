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

## Two against one

lesson-war = Two against one
lesson-war-about = How a village burns, and what you take from its owner.
lesson-war-two = Here stands a village of your rival, all alone. One knight of yours may stand beside it in peace. But as soon as two pieces of one player are on a hex, everybody else's single pieces there are driven out.
lesson-war-enter = Two of your knights are next to it. Choose “{ action-move }”, and send the first one onto the village's hex. Nothing will happen yet.
lesson-war-enter-not-build = A village for yourself is good, but it can wait. This one of your rival's cannot: next turn a knight may come out of the city and guard it.
lesson-war-enter-not-recruit = You have knights enough, and they stand in the right place. Next turn the village may be guarded.
lesson-war-burn = Peace: one piece of yours, one of theirs. Now move the second knight to the same hex, and it is war!
lesson-war-burn-not-done = Then your knight stands there alone, and your rival's next piece drives it out. Bring the second one now.
lesson-war-plunder = The village is gone, and you take one of its owner's tokens, whichever you like. Your rival has 17 gold, enough for a title. Take the dearest!
lesson-war-plunder-not-less = A field is worth 5 gold, more than any other. Without it your rival has only 12 and cannot buy a title.
lesson-war-settle = Your two knights hold the hex: nobody can enter it now. Make one of them a village, so that the other one guards it.
lesson-war-settle-not-recruit = More knights later. First make something of the land that you have conquered.
lesson-war-settle-not-move = Stay together: two of yours are safe here. Make one of them a village.
lesson-war-end = That was worth two tokens to you and cost your rival two turns. So look before every turn: which lone piece of the others can I reach with two knights, and which of mine can they?

## Shields

lesson-shield = Shields
lesson-shield-about = Guards, strongholds and mountains: what cannot be attacked.
lesson-shield-danger = Your village on F3 stands alone, and two knights of your rival are next to it. In the next turn both could step in and burn it. It takes two of your pieces on a hex to keep everybody out.
lesson-shield-move = A knight beside the village is enough. Choose “{ action-move }”.
lesson-shield-move-not-build = That would bring gold, but next turn the village burns, and one of your tokens goes with it. Guard it first.
lesson-shield-move-not-recruit = New knights appear in a city, not beside the village. You have knights close by: move one.
lesson-shield-guard = Move a knight from one of the two cities next to it onto F3.
lesson-shield-guard-not-field = This one stands on a field, and you will need it there. The cities have knights to spare.
lesson-shield-second = Village and knight: now nobody gets in. You may move a second knight, or stop here. Only leave the one on E2 where it stands.
lesson-shield-second-not-field = It stands on a field, the richest land. Leave it there.
lesson-shield-threat = Now both enemy knights stand together on F2, beside your lone knight on E2. Do not run: choose “{ action-build }”.
lesson-shield-threat-not-recruit = Then your knight is driven from the field in the next turn. Make something safe of it first.
lesson-shield-threat-not-move = Going away would save the knight, but not the field. There is a better way: build.
lesson-shield-stronghold = A village would fall to the two knights. A stronghold brings the same token and can never be taken; you have two of them in the whole game. This is a good place for one.
lesson-shield-stronghold-not-village = Two enemy knights are next to it: in the next turn this village would burn. Build the stronghold.
lesson-shield-end = Safe are: cities, strongholds, any two pieces of yours together, and a single piece on a mountain, such as D2. Mountains bring little gold, but they are walls that cost nothing.

## The way to a title

lesson-harvest = The way to a title
lesson-harvest-about = Build several at once, buy early, and pay with the right tokens.
lesson-harvest-gold = Titles are the straight way up: each costs tokens worth 15 gold and brings 15 points. You have 10 gold, and two knights stand on fields, 5 gold each.
lesson-harvest-first = Choose “{ action-build }”, and build on one of the two fields.
lesson-harvest-first-not-recruit = Your knights stand where the gold is. Harvest first; the knights come back to your reserve by it.
lesson-harvest-first-not-move = They could not stand better: fields are the richest land. Build.
lesson-harvest-more = One turn, but as many buildings as you have knights for. Build on the other field, too.
lesson-harvest-more-not-done = You would have to spend a whole turn on it later. In the same turn it costs you nothing.
lesson-harvest-title = 20 gold! Do not sit on it: whoever burns a village of yours takes one of your tokens. Choose “{ action-title }”.
lesson-harvest-title-not-wait = Tokens in your hand can be plundered, titles cannot. Buy now.
lesson-harvest-pay = Two payments make exactly 15: three fields, or two fields with the forest and the mountain. Think of what is left: a field is worth 3 points at the end, a forest 1, a mountain nothing.
lesson-harvest-pay-not-fields = Then you keep forest and mountain: also 5 gold, but only 1 point at the end, and two tokens instead of one to pay with. Keep a field.
lesson-harvest-end = Viscount! You have 15 points, and the field that is left is a third of your next title. Pay exactly whenever you can: no change is given.

## New cities

lesson-new-city = New cities
lesson-new-city-about = 10 points for one turn, if the place is right.
lesson-new-city-sites = A village may become a city: 10 points. But not in a forest (I6), not next to any city (D3), and not while another player's knight is on the hex (J4). So none of your three villages is ready.
lesson-new-city-drive = J4 would be perfect. Your knight on J3 can help: together with the village it makes two. Choose “{ action-move }”, and drive the stranger out.
lesson-new-city-drive-not-recruit = New knights are far away from J4. The one on J3 is next to it.
lesson-new-city-drive-not-build = A village on the mountain brings 2 gold, and the stranger stays on J4. Drive it out: then there are 10 points.
lesson-new-city-found = The way is free. Choose “{ action-new_city }” before somebody comes back.
lesson-new-city-found-not-recruit = Later, and then in the new city. Found it now, while nobody stands in the way.
lesson-new-city-lake = 10 points more, and knights can be recruited here from now on, close to where you need them. J4 lies beside a lake: recruit three knights there at once.
lesson-new-city-lake-not-move = One knight alone will not go far. Fetch three at once: only a city beside a lake can do that.
lesson-new-city-end = You can found two new cities in a game: 20 points, more than a title. So when you build villages, think of the place: no forest, and one hex of distance to every city.

## The crown

lesson-crown = The crown
lesson-crown-about = Who becomes Duke ends the game. Count before you do it.
lesson-crown-score = You are Marquis with one new city: 55 points. Your rival is Marquis with two: 65. You have 19 gold and could become Duke at once; then this round is the last, and your rival has one more turn.
lesson-crown-city = Count: as Duke you would have 70, and 2 for the plain you keep. Your rival has 65, and 4 for two plains, and can build on a field for 3 more: 72 each. Of equals, whoever comes later in turn order wins, and that is not you. But your rival has only 8 gold. Found the city on C2 first!
lesson-crown-city-not-title = 72 for you, and 72 for your rival after building on the field; the tie is your rival's. You have a turn to spare, because 8 gold do not buy a title: use it for 10 points more.
lesson-crown-city-not-recruit = Knights bring no points any more. The village on C2 can become a city: 10 points.
lesson-crown-duke = Now you have 65, and your rival has built on the field: 13 gold, still no title. Become Duke!
lesson-crown-duke-not-recruit = Every turn that you wait may bring your rival the 2 gold that are missing. Now is the time.
lesson-crown-end = 80 points for Duke and two cities, and 2 in silver: 82 against 72. You are King! Remember: it is not the Duke who wins, but the most points when the round is over.
