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
lesson-first-round-rest = Now play the rest of the round as you like; every question says what it is about. When “{ action-versatile }” comes up, Gautier may besiege Gedze: 150 men and 200 for a commander are more than its 300. Go on until the last card has been turned up.
lesson-first-round-end = Upkeep: for each city one influence, and your nobles are rested again. Then all plan anew. The game ends when the pool of influence is empty. In the next lesson you besiege a city to the end.
