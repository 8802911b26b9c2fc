### What the lessons of Hadurak say.

## Your first round

lesson-first-round = Your first round
lesson-first-round-about = Plan cards, take a city, watch the cards come up: from nothing to a whole round.
lesson-first-round-realm = A kingdom without a king, and you are one of its barons. Whoever holds more than half of the cities of the kingdom when a round ends is king at once. Otherwise influence decides: each city brings 1 every round.
lesson-first-round-yours = Your armies are led by nobles. Ernesto di Celadon stands at your castle in Goldfield with 250 men; Gautier de Sinople waits before the city of Gedze with 150. You have four nobles in all, but only those with troops stand on the board.
lesson-first-round-first-pile = A round begins with a plan: in secret everybody puts two cards into each of three piles, which are then shuffled and turned up one by one. To march or fight you need “{ action-mobilize }”. Put it into the first pile, with a second card, such as “{ action-bargain }”.
lesson-first-round-first-pile-not-none = An empty pile is allowed, but then you only watch the others. Choose two cards, with “{ action-mobilize }” among them.
lesson-first-round-first-pile-not-peace = Money is good, but the first pile comes first, and a small city lies right beside you. Let “{ action-mobilize }” be one of the two.
lesson-first-round-second-pile = Now the second pile, any two cards. “{ action-gather_support }” gives 2 votes for the Assembly, “{ action-serve_the_church }” gives 1 faith, with which bad events can be averted.
lesson-first-round-second-pile-not-none = You have cards enough: put two into this pile.
lesson-first-round-third-pile = And the third one. “{ action-requisition }” brings 1 crown for each territory where a noble of yours stands; “{ action-versatile }” does one of five things and comes back to your hand.
lesson-first-round-third-pile-not-none = You have cards enough: put two into this pile, too.
lesson-first-round-march = The piles are shuffled, and your “{ action-mobilize }” comes up. It leads to one territory. Semlik has walls of only 100: choose it, then Ernesto, who is to march there. Should another card of yours come up before it, just play that one first.
lesson-first-round-march-not-strong = The walls of Vecht are 300 strong: Ernesto would more likely be beaten there. Semlik has only 100.
lesson-first-round-march-not-pass = Then the card is used up, and nobody has marched. Choose Semlik.
lesson-first-round-storm = Ernesto is at Semlik. With the same card he may fight at once: choose the assault.
lesson-first-round-storm-not-siege = A siege costs no men, but the city falls only when you repeat it in a later round. With 250 men against walls of 100 an assault takes it today.
lesson-first-round-storm-not-pass = He has just arrived, and the walls are weak. Assault them.
lesson-first-round-cards = Everybody draws a fate card for each full 100 of strength, and 2 more for a commander; then you throw two away. Keep what wins: a hit breaks the wall, a victory drives the defender out. If you are asked about the star of Ernesto, use it: it is one more hit.
lesson-first-round-keep = Semlik has fallen! A city that you keep pays 2 crowns at each Taxation, gives a vote in the Assembly and 1 influence every round. Choose “{ option-capture-control }”.
lesson-first-round-keep-not-raze = Razing pays three times its income once, and then the city is gone for good: no influence, no votes. Keep it.
lesson-first-round-field = A card that has been used goes to one of three fields. When 6 cards lie on a field, two for each of three barons, its phase comes: Taxation, Wages or the Assembly. You have marched and fought, so you may choose between two of them.
lesson-first-round-end = That is how every card is turned up and used. After the last one comes Upkeep: one influence for each city, and your nobles are rested. Then all plan anew, until the pool of influence is empty. Play on as you like, or besiege a city in the next lesson.

## The long siege

lesson-siege = The long siege
lesson-siege-about = How a city falls without a fight, and how 300 becomes more than 300.
lesson-siege-ring = In the last round Gautier laid siege to Gedze, and has not moved since. A siege costs no men and draws no cards. If you repeat it in a later round the city falls, walls and all. If your last noble leaves before that, it is broken.
lesson-siege-again = Your “{ action-mobilize }” has come up. Where do you use it?
lesson-siege-again-not-away = Then Gautier leaves Gedze, the siege is broken, and all begins anew. He should stay.
lesson-siege-again-not-later = Vecht does not run away; you have a second “{ action-mobilize }” in this pile. First bring in what is ripe: Gedze.
lesson-siege-again-not-pass = The city would fall right now. Choose Gedze.
lesson-siege-fall = Nobody needs to march: Gautier is there. Siege or assault?
lesson-siege-fall-not-assault = Assault walls of 300 with 150 men? You would more likely be thrown back. A second siege takes the city for certain, and without a loss.
lesson-siege-fall-not-pass = Do not stop now: the second siege brings it down.
lesson-siege-keep = Gedze is yours, without a breach in its walls. It pays 4 crowns at each Taxation.
lesson-siege-keep-not-raze = That would be 12 crowns at once. But a city brings influence round after round, and votes in the Assembly. Keep it.
lesson-siege-next = The second “{ action-mobilize }”! Vecht beside your castle is neutral, its walls are 300, and it pays 4 crowns. Ernesto leads 100 men; a commander counts for 200 more.
lesson-siege-next-not-small = Semlik would do, too, but it pays only 2 crowns, and Vecht is just as near. Try Vecht.
lesson-siege-next-not-pass = Do not waste the card: Ernesto is rested, and Vecht is next door.
lesson-siege-move = Send Ernesto to Vecht.
lesson-siege-move-not-pass = Nobody is at Vecht yet. Ernesto has to go there first.
lesson-siege-collect = To lay a siege you need more than the defender, and 100 with 200 are just 300. But whoever sets out from your castle may take men from its garrison along. Take some.
lesson-siege-collect-not-done = With 300 against 300 there is no siege: it must be more. Take men from the castle.
lesson-siege-lay = Now he has enough. Choose “{ option-collect_troops-done }”, and then lay siege to Vecht.
lesson-siege-end = If Ernesto stays there, Vecht falls in the next round. Small armies can besiege four cities at once like this; but look out for those who come to relieve them.

## A battle with cards

lesson-battle = A battle with cards
lesson-battle-about = Commanders, fate cards, hits and victories: how armies fight in the open.
lesson-battle-foe = In Crossford two of your nobles face one of Zobel's: Alan of Smalt with 100 men, Ernesto di Celadon with 250; the enemy, Sir John Dudley Black, has 250. He has marched already and is exhausted: he defends himself, but his own ability is of no use to him.
lesson-battle-here = Your “{ action-mobilize }” has come up. Strike while he is tired: choose Crossford.
lesson-battle-here-not-vecht = Walls of 300 can wait. The enemy in front of you is weaker today than he will be tomorrow.
lesson-battle-here-not-pass = In the next round he is rested, and it may be he who attacks. Choose Crossford.
lesson-battle-both = A field battle, then. You say who takes part. Each side draws a fate card for each full 100 of its strength, added up, and 2 more for a commander.
lesson-battle-both-not-alone = One alone draws fewer cards. Together you have 350: three cards, and two for the commander.
lesson-battle-both-not-pass = You have more men, and he is tired. A better day will not come.
lesson-battle-commander = Who leads? A rested commander brings his ability: the square of Alan prevents a hit, the star of Ernesto deals one more. The enemy's 250 men last for three hits.
lesson-battle-commander-not-square = A good choice if you want to save your own men. But today you want to destroy his army, and for that you need a third hit.
lesson-battle-cards = You have five cards and must throw away at least two. Hits cost the enemy 100 each; shields stop his hits. Only if both armies still have a noble are the victories compared. You want three hits with the star: keep both of yours.
lesson-battle-cards-not-hits = Without both hits even the star does not make three, and his army lives. Throw away something else.
lesson-battle-star = Both sides have shown their cards. Will Ernesto use his star?
lesson-battle-star-not-no = Without it two hits are left, and he still stands with 50 men. Use it: that is what Ernesto is here for.
lesson-battle-losses = He has hit you, too. You choose who bears it: each loss is 100 men, and whoever has none left dies. Alan has only 100, Ernesto 250.
lesson-battle-losses-not-dies = Alan has just 100 men: that would kill him. Ernesto can bear it.
lesson-battle-end = Should another loss be left, let Ernesto bear that, too. The enemy has fallen; his heir returns in Upkeep, but the hired men he lost are gone. And where both sides are still standing the victories decide: two more kill the beaten, one more makes them retreat.

## Wages and mercenaries

lesson-wages = Wages and mercenaries
lesson-wages-about = What an army costs, who serves for nothing, and how to hire two at a time.
lesson-wages-purse = Soldiers want their pay: 1 crown for each 50 men whenever Wages come round. You have 9 crowns. Ernesto is in Vecht with 250 men, Cesare di Reseda at your castle with 200. Cesare is a circle: up to 400 men serve him without wages.
lesson-wages-marker = “{ action-bargain }” puts your arms on the mercenary track without payment. It is the fourth marker there, so the Draft comes; and the card is the sixth on the red field, so Wages come, too, even before that. Take the space.
lesson-wages-marker-not-pass = Wages come anyway, for the card goes to the red field all the same. But without the marker there would be no Draft now. Take the space: it costs nothing.
lesson-wages-pay = Your vassals have had their pay: 2 crowns. Cesare's men need none. Ernesto's mercenaries cost 3 crowns, and you have 7. Whoever is not paid is gone.
lesson-wages-pay-not-swiss = Without their 2 crowns the 100 Swiss go home, and Ernesto loses them. You can afford them.
lesson-wages-pay-not-lombard = For one crown you would lose 50 men. You can afford them.
lesson-wages-hire = The Draft goes along the track from the left: you are first. You pay a first wage for whom you hire. And at your first turn you may take several of one nation if you have as many markers. You have 2 markers and 4 crowns.
lesson-wages-hire-not-one = The other Polish card might be gone before your second marker is served. Now you can have both at once.
lesson-wages-hire-not-swabian = 150 men for 3 crowns is a good bargain, but then 1 crown is left for your other marker. The two Polish cards make 150, too, and use both markers at once. Try those now.
lesson-wages-hire-not-romanian = Too modest: for 4 crowns you get more. Two cards of one nation can be had at once.
lesson-wages-hire-not-pass = You have crowns and two markers. Cheaper soldiers will not come.
lesson-wages-circle = Where do they go? Remember that they will want wages every time, except with one of your nobles.
lesson-wages-circle-not-castle = In the castle they want pay like everywhere else. With Cesare they serve for nothing.
lesson-wages-circle-not-other = There you would pay them at every turn of Wages. With Cesare, the circle, they serve for nothing up to 400 men.
lesson-wages-rest = The other card goes to whom you like; Cesare still has room for it: 200 and 150 make 350.
lesson-wages-end = So it is done: mercenaries to the circle, up to 400. But not one card more: at 450 all of them want pay. And watch the red field: when it is nearly full, keep crowns ready, or let the others be caught without any.

## The Assembly

lesson-assembly = The Assembly
lesson-assembly-about = Votes, the regent, and what can be had by them.
lesson-assembly-votes = Five cards lie on the blue field; the sixth calls the Assembly. There titles, offices and laws are voted on. You have 3 votes, Zobel 4, Viola 2, and Zobel is regent: he takes the chair and decides ties.
lesson-assembly-regent = “{ action-gather_support }” comes up: 2 votes. Whoever then has more than each of the others becomes regent at once. And the card is the sixth on its field.
lesson-assembly-regent-not-decline = The Assembly would meet all the same, but without your 2 votes, and with Zobel in the chair. Play it.
lesson-assembly-order = You are regent! All have been dealt votes: one each, and one for each city in the kingdom. You have 8 now, and you say in which order the agendas come. The Mines bring their holder 4 crowns at every Taxation: take them first, while you have votes.
lesson-assembly-order-not-law = A law on income taxes would cost you votes before anything can be gained. First what you want for yourself: the Mines.
lesson-assembly-order-not-marshal = The Marshal's 150 men without wages are worth something, too. But money at every Taxation comes first: begin with the Mines.
lesson-assembly-mines = Now the Mines. Everybody secretly commits votes and then names a baron: you, of course, yourself. What is committed is gone in any case, so neither too little nor everything. If it is a tie, you decide, since you are in the chair.
lesson-assembly-mines-not-none = Then the others share the Mines out between them. Commit some: 3 or 4 should do.
lesson-assembly-mines-not-few = That is too little: Zobel has 7 votes and wants the Mines as well. Commit one or two more.
lesson-assembly-rest = The Mines are yours. Two agendas are left: the office of Marshal, for a noble, with 150 men who need no wages, and a law by which you would have to pay 1 crown of every 3 that your cities bring. Vote as you like, until the session ends.
lesson-assembly-end = Votes that you did not use stay with you. Remember: the regency is not lost by spending votes, only when another baron plays his card and has the most. So spend them when something is worth it.

## Faith

lesson-faith = Faith
lesson-faith-about = The Head of the Church, red and green events, and a city in revolt.
lesson-faith-patron = You are Head of the Church: when “{ action-important_event }” comes up, you say who has to deal with the topmost event. Its back shows the colour: red does harm, green does good, blue may hit anybody. You have 3 faith.
lesson-faith-red = The topmost event is red. You may take it yourself for nothing, or give it to another baron for 1 faith.
lesson-faith-red-not-self = It may cost you soldiers, cities or influence, and you have only 3 crowns to help yourself with. One faith is cheap for that: give it to a rival.
lesson-faith-green = Whoever got it has had to pay his soldiers on the spot. Now another “{ action-important_event }”, and the topmost event is green: another gets it for nothing, you for 1 faith.
lesson-faith-green-not-other = A present for a rival? For one faith it is yours.
lesson-faith-rebels = An inheritance: 6 crowns. Then came Upkeep: for each city in whose territory you have no noble a fate card is turned up, and six out of 24 mean revolt. Semlik has risen! 1 faith calms it, or twice its income in crowns.
lesson-faith-rebels-not-go = Then Semlik is neutral, and its influence and its vote are gone. You can pay: with faith or with crowns.
lesson-faith-end = Calm again. A noble in the city would have prevented it: so guard the good cities. Bad events can be averted with faith as well, when the card says so. You may spend it freely: for the dignity one must also play “{ action-serve_the_church }”.

## More than half

lesson-crown = More than half
lesson-crown-about = How one wins at once: counting cities, and choosing what is certain.
lesson-crown-count = Of the 17 cities of the kingdom ten are standing. Whoever holds more than half of them when Upkeep begins is king: six, then. You have five: Gedze, Rota, Ballin, Kovel and Isar.
lesson-crown-where = The last card of the round is your “{ action-mobilize }”. Gautier has been besieging Vecht since the last round; Ernesto stands beside Semlik with 100 men. Where does the sixth city come from?
lesson-crown-where-not-semlik = 100 men against walls of 100: that is hardly better than a toss of a coin, and a siege would take until the next round. There is something certain.
lesson-crown-where-not-sea = Cities overseas bring influence and crowns, but they do not count for the crown; and who sails there lands only in Upkeep. Look in the kingdom.
lesson-crown-where-not-pass = One city is missing, and it is ripe. Do not let the round end like this.
lesson-crown-how = Assault or siege?
lesson-crown-how-not-assault = 150 men against walls of 300 would probably fail. But you are here for the second time: a siege takes Vecht for certain.
lesson-crown-how-not-pass = The round ends after this card. Take it now.
lesson-crown-king = Vecht is yours. Keep it, and Upkeep begins.
lesson-crown-end = Six of ten: you are king! Always count, for the others, too: who is one city short, and what could they have by the end of the round? And a city that is razed makes the half smaller for everybody.
