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
