### What the lessons of Kard és Korona say.

## Your first year

lesson-first-year = Your first year
lesson-first-year-about = An army, a lord, a step, an attack, taxes: from nothing to a whole year.
lesson-first-year-crown = Hungary, 1301: the king is dead. You are Csák Máté, one of the great lords, and you want the crown. With four players, whoever holds 7 of the 14 castles has it at once; there are other ways, but castles are the plainest.
lesson-first-year-home = This is your province, with the castles of Pozsony and Trencsén. A county is yours while at least one of your units stands there; a county that everybody has left belongs to nobody. Twelve units are placed already: infantry, archers and cavalry.
lesson-first-year-lord = Only your lord is missing: you yourself. He makes an army stronger, but whoever loses him may be out of the game. So put him behind walls: click on one of your castles, then on the lord.
lesson-first-year-lord-not-border = Hont is where your cavalry will ride out from, and enemies may come to the same place. Your lord is safer behind walls.
lesson-first-year-lord-not-open = He could stand there, but in the open anybody may fall upon him. Choose one of the two castles.
lesson-first-year-occupy = Now all of you make one step each, round after round: you have 2 steps a year and one more for each castle, so 4 now. A step takes any number of units into one county. Liptó, in the mountains, is still empty: click on it, and your whole province is yours.
lesson-first-year-occupy-not-war = There stands a soldier of the king. We will come to that; an empty county is to be had without a fight. Take Liptó first.
lesson-first-year-occupy-not-pass = Whoever passes makes no more steps this year. You have four: use them.
lesson-first-year-who = Now choose who goes: one unit is enough. From Zólyom one can go and another stay. Foot has 2 movement points, cavalry 4; a mountain or a marsh costs 2 of them, flat land 1, a thick river 1 more. Then “{ dials-step }”.
lesson-first-year-attack = With somebody in each county you hold the whole province: at tax time that is worth 4 groats more. Now to war! A single foot soldier of the king stands in Nógrád. Click on that county.
lesson-first-year-attack-not-castle = In Buda there are three men behind walls, and the archers on the wall shoot first. The next lesson is about that. Begin with Nógrád.
lesson-first-year-attack-not-pass = You still have steps, and Nógrád is within reach. Attack it first.
lesson-first-year-riders = Send riders from Hont: on flat land cavalry hits foot with a 4 or more, while foot hits cavalry only with a 6. Leave somebody in Hont, or you lose that county. Then “{ dials-attack }”.
lesson-first-year-pass = The swords on the map say that there will be a battle: it is fought when everybody has passed. You may stop before your steps are used up. Choose “{ option-step_or_pass-pass }”. If your lord is with the riders, say, too, which arm he leads.
lesson-first-year-pass-not-more = You may do that in a real game. Now let us see how the battle ends: pass.
lesson-first-year-recruit = The battles are over, a new year has begun, and your counties have paid: 1 groat each, 3 with a castle, 4 more for the whole province. Spend some: click on one of your castles, then on a unit. Infantry and archers cost 5 groats, cavalry 9.
lesson-first-year-recruit-not-done = You may keep your money, but Trencsén has hardly any guard. Buy at least one unit first.
lesson-first-year-end = That is a year: event, taxes and recruiting, steps, battles, and now and then an election. So it goes on, eight times. In the next lesson you besiege a castle.

## Before the walls

lesson-siege = Before the walls
lesson-siege-about = How a castle is taken: infantry, the archers on the wall, and whom to hit first.
lesson-siege-walls = Your lord stands before Buda with 3 infantry and 2 archers; inside are one infantry, one archer and one rider. In each round the archers on the wall shoot first and hit with a 4 or more. Then all others roll together, and here everybody needs a 5; cavalry fights on foot.
lesson-siege-second = The others have passed, but you still have steps. A second army waits in Zólyom, and the castle of Gönc, in Abaúj, is held by three men of the absent lord. Send the army against it.
lesson-siege-second-not-empty = An empty county is good for a groat a year; a castle pays 3, gives one more step, and counts for the crown. Go for Gönc in Abaúj.
lesson-siege-second-not-pass = Your army in Zólyom would stand idle for a year. Send it against Gönc first.
lesson-siege-army = Without infantry or your lord nobody storms a wall, and when the last of them falls while a defender lives, the army must go home. So take plenty: 4 infantry and 2 archers win nine times out of ten against three such men, 3 infantry alone not even four times.
lesson-siege-pass = There are two pairs of swords on the map now. Pass, so that the battles begin.
lesson-siege-pass-not-more = The two sieges are enough for this lesson. Pass now.
lesson-siege-lead = Battles with a lord come first: Buda. Your lord leads one arm, and each die of that arm counts 1 more until the end. Which one?
lesson-siege-lead-not-archer = Your archers do not shoot first here, they storm with the others; and there are fewer of them. Let him lead the larger arm.
lesson-siege-hits = The arrow from the wall has cost you an infantryman, but your assault has hit, too. Whoever hits chooses who falls. Think of what happens at the beginning of the next round.
lesson-siege-hits-not-infantry = Then the archer would shoot again from the wall, before anybody else, and with a 4. First silence the wall.
lesson-siege-hits-not-cavalry = Behind walls a rider is no more than a man on foot. The archer is the dangerous one: he shoots first, and hits with a 4.
lesson-siege-end = Buda is yours: a castle more, and a step more from next year on. Remember for when you defend: there take off the besiegers' infantry first. Without it, or a lord, the siege is over.

## In the open field

lesson-open-battle = In the open field
lesson-open-battle-about = What each arm is good for, where cavalry should not go, and how to use a good die.
lesson-open-battle-arms = Your lord is about to fight Borsa's men in Kunság. On flat land cavalry hits men on foot with a 4, infantry and archers with a 5; a rider is hit only with a 6, by whomever. Archers shoot once before the melee begins.
lesson-open-battle-where = You have three more riders in Hont. In Nógrád stand one infantry and two archers, in Szepes, among the mountains, three infantry. Where do you attack?
lesson-open-battle-where-not-mountain = In mountains and marshes your riders must dismount: they need a 5, while the defenders hit them with a 4. Flat land is where cavalry belongs.
lesson-open-battle-where-not-castle = Riders alone cannot storm a wall: that takes infantry, or your lord. Look for men on foot on flat land.
lesson-open-battle-where-not-pass = Three riders with nothing to do? There are men on foot within reach, on flat land.
lesson-open-battle-riders = Right: on the plain of Nógrád. If only riders go, the archers there do not even get their first shot, for arrows do no harm to armour from afar. Leave the infantry in Hont, so that the county stays yours.
lesson-open-battle-pass = Now pass, and the battles begin.
lesson-open-battle-pass-not-more = These two battles are enough for now. Pass.
lesson-open-battle-lead = Kunság comes first, since your lord is there. All dice of the arm that he leads count 1 more. You have three riders, two archers and one infantry: whom does he lead?
lesson-open-battle-lead-not-infantry = That is a single die. Three riders profit three times as much.
lesson-open-battle-lead-not-archer = The archers shoot once, and then stand aside in the first melee. Three riders fight in every round.
lesson-open-battle-shot = Both sides' archers have shot, and yours have hit. Arrows reach only men on foot. Choose who falls; either will do.
lesson-open-battle-die = The first melee: a 3 and a 5 of your riders hit. With your lord they count as 4 and 6: the 4 is good only against foot, the 6 against a rider, too. Make both of them tell.
lesson-open-battle-die-not-foot = Then the good die takes the man on foot, and the other finds nobody it could hit: one of two hits is wasted. Use the better die on a rider.
lesson-open-battle-end = Well done: first the hardest target for your best die, then the rest. It goes on until one side has nobody left; losses of a round are taken off together, so even those who fall have struck.

## Taxes and troops

lesson-taxes = Taxes and troops
lesson-taxes-about = What a county is worth, why no hole should stay in your province, and when to keep your money.
lesson-taxes-income = Next year your counties pay: 1 groat each, 3 with a castle, and 4 more if you hold a whole province. An empty county pays nothing. Now that is 6 for the two castles and 4 for the rest: 10. Liptó is empty.
lesson-taxes-whole = All the others have passed. Which one step brings you most?
lesson-taxes-whole-not-nograd = Nógrád would cost you a battle and pay 1 groat. There is a county that brings 5.
lesson-taxes-whole-not-elsewhere = That is 1 groat more. There is an empty county that brings 5: the one that your province lacks.
lesson-taxes-whole-not-pass = One step, and you would get half as much again. Look at what your province lacks.
lesson-taxes-who = Liptó: 1 groat for itself, and 4 for the whole province. Now who goes? Take somebody from where another stays behind.
lesson-taxes-who-not-hole = He is the only one in Zólyom: you would fill one hole and make another. Trencsén and Hont can spare somebody.
lesson-taxes-go = Good. That one is enough: make the step.
lesson-taxes-pass = Now pass. The year ends, and the taxes come in.
lesson-taxes-pass-not-more = You could go on, but this lesson is about money. Pass.
lesson-taxes-buy = 15 groats, if no county was left empty, beside the 8 that you had. New units appear in your castles: at most 7 in one castle, and 4 of an arm. Pozsony has four infantry already, so there are no more to be had there. Buy one unit, wherever you like.
lesson-taxes-buy-not-done = Keep something, yes, but not all: an army that does not grow falls behind. Buy one unit first.
lesson-taxes-save = You could go on buying. But next year, in 1303, the great offices are voted on, and those who come with an empty purse get none. Whoever means to bid keeps 10 to 20 groats by then. Stop here for once.
lesson-taxes-save-not-all = It is not wrong, but then you come to the election with empty hands. This time keep the rest.
lesson-taxes-end = Unspent money stays with you. Remember: first close the holes in your province, then take castles; and buy where the enemy may come.

## A captive lord

lesson-captive = A captive lord
lesson-captive-about = What happens when your lord is beaten: escape, captivity, ransom, and a safe place.
lesson-captive-beaten = Your lord went against Buda with too few: 2 infantry and 1 archer. All have fallen, and he stands alone before the king's men. Had another lord beaten him, you would be out of the game, or that lord's vassal.
lesson-captive-escape = One hope is left: you have troops in neighbouring Hont and Bars. If you roll a 6, he gets away to them. Try it.
lesson-captive-escape-not-no = If you do not try he is caught for certain. The roll costs nothing.
lesson-captive-ransom = No 6: he is a captive, and he dies when 1305 comes. You can free him in 1303 or 1304, for 20 groats, when you recruit. You have 23 now. What do you do?
lesson-captive-ransom-not-wait = There is one more chance next year, but who knows whether you will have 20 groats then. And a lord in prison may not bid for the offices at the end of this year. Pay.
lesson-captive-ransom-not-units = Then the ransom is no longer there, and next year is your last chance. Your lord comes first.
lesson-captive-home = He is free. You choose the county with your own troops where he appears. Four riders of Kőszegi wait in Győr, and a rider has 4 movement points: think of where they cannot get.
lesson-captive-home-not-danube = From Győr to Pozsony they just cross the Danube: 2 points. Two men on the walls are not enough against four riders with their lord.
lesson-captive-home-not-border = That is right at the border, in the open: nothing would please the four riders more.
lesson-captive-end = In Trencsén he is behind walls, and no enemy can pass through counties that you hold. Take your lord into a battle only when you are almost certain to win it: above nine chances out of ten.

## The election

lesson-election = The election
lesson-election-about = Sealed bids for the three great offices, and a rival who is about to win by them.
lesson-election-offices = 1306, election year. Three offices, one after the other, each with a sealed bid: judge royal, master of the treasury, palatine. The highest bid gets the office, but all pay what they have bid, the losers, too. Whoever holds all three wins the game.
lesson-election-judge = First the judge royal, who may roll some dice of a battle again. Kőszegi holds this office, and he is palatine, too. He has 14 groats, you have 16. Do not throw much away here: bid 2 at most.
lesson-election-judge-not-dear = Whatever you give here is gone even if you lose, and you will miss it at the next office. There everything is at stake. Bid 2 at most.
lesson-election-treasurer = Kőszegi stays judge; it has cost him 4. Now the master of the treasury, whose castles pay 5 groats instead of 3: with your four that is 8 more a year. And if Kőszegi gets it he will have all three. He has 10 groats left. How much is certain to be enough?
lesson-election-treasurer-not-nothing = If nobody stands in his way he gets the third office, keeps the other two, and is king. Outbid him.
lesson-election-treasurer-not-little = That may not do: he has 10 groats left. And in a tie the palatine decides, and that is he himself. Bid so much that he cannot have more.
lesson-election-palatine = The treasury is yours, and he cannot have all three any more. Last the palatine, who recruits cheaper and decides ties. What you keep now you can spend on troops next year. Bid as you like.
lesson-election-end = The election is over, and your castles pay more from now on. Remember: note how much everybody has before the first bid, and count along. If somebody has two offices, the third is worth more to you than it seems.

## The seventh castle

lesson-crown = The seventh castle
lesson-crown-about = How one wins: watch who is one castle short, and walk in where nobody is at home.
lesson-crown-ways = 1307. With four players 7 castles win at once, in the middle of a year, without waiting for anything. Kőszegi has 6, you have 5. The castle of Szolnok stands empty, and his men are in Kunság, right beside it.
lesson-crown-block = You are to move, and he comes after you. What must happen now?
lesson-crown-block-not-fejer = Seven men and a lord behind walls: that takes a great army, and the battle comes only at the end of the year. By then he will long be in Szolnok.
lesson-crown-block-not-kunsag = Not bad: attacked units may not move any more. But others of his might come, and you would still have only 5 castles. There is a castle to be had without a fight.
lesson-crown-block-not-pass = Then he steps into Szolnok, has 7 castles, and the game is over.
lesson-crown-guard = Right: into an empty castle anybody may walk, archers and riders, too, and it is yours at once. Send somebody from Szabolcs; if one stays there, you keep that county as well.
lesson-crown-empty = You have 6 castles now. Kőszegi has passed, and Kán has just taken his whole garrison from Kolozsvár to Bihar. Look closely at the map: where is the seventh?
lesson-crown-empty-not-fejer = A siege of seven men and a lord may go wrong, and is fought only at the end of the year. There is a castle with nobody in it.
lesson-crown-empty-not-pass = You are one step from the crown. Somewhere a castle stands open.
lesson-crown-ride = Your riders in Máramaros get there through Doboka. Ride!
lesson-crown-end = Seven castles: the Holy Crown is yours. So look at every castle at each of your steps, the others' and your own: who leaves one without a garrison may lose the game by it.
