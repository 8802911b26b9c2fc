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
lesson-first-year-pass = The swords on the map say that there will be a battle: it is fought when everybody has passed. You may stop before your steps are used up. Choose “{ option-step_or_pass-pass }”.
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
