### What the lessons of Havoc say.

## Your first recruits

lesson-first-recruits = Your first recruits
lesson-first-recruits-about = Cards, recruits and battles: from nothing to a whole turn.
lesson-first-recruits-war = You lead a band of mercenaries in the Hundred Years War. Nine battles lie in a row, from { battle-sluys } to { battle-castillon }, each with the points it pays to the best. Whoever has the most points after the last one is crowned.
lesson-first-recruits-hand = Your band is your hand. In a battle equal numbers, long rows and cards of one colour are strong, much as in poker. The best you have is this pair of 9s.
lesson-first-recruits-turn = When it is your turn you either recruit or cry Havoc, which begins a battle. Your band is still weak: choose “{ option-turn-recruit }”.
lesson-first-recruits-turn-not-havoc = Whatever you lay in a battle is gone afterwards, and a pair of 9s is easily beaten. Recruit first.
lesson-first-recruits-first = Recruiting means: take two cards, give one. Among the open recruits there is a third 9. Take it!
lesson-first-recruits-first-not-deck = The draw pile is a surprise, and the 9 might be gone when your turn comes again. Take what fits first.
lesson-first-recruits-first-not-thirteen = A 13 alone is only a high number. Three cards of one number beat it by far: take the 9.
lesson-first-recruits-first-not-eight = Well seen: with the 8 you would have a row from 5 to 9. But that takes five cards in a single battle; three 9s are cheaper. Take the 9 first, and the 8 afterwards if you like.
lesson-first-recruits-first-not-catch = Your dog would bring a card, too, but then it is gone. The 9 costs you nothing: simply take it.
lesson-first-recruits-second = Three 9s! Now the second card: another recruit, or the top card of the draw pile, which only you will see. Both are fine.
lesson-first-recruits-second-not-catch = Keep your dog for now. You have a second card free.
lesson-first-recruits-place = Now place one card of your hand among the recruits. Everybody can take it from there, so give away what you need least.
lesson-first-recruits-place-not-nine = Your three 9s are the heart of your band. Give away something that fits nothing.
lesson-first-recruits-place-not-dog = A dog of war counts for 0, but it brings cards back after a battle. Give away something duller.
lesson-first-recruits-end = That is a whole turn; now the others do the same. You have a hand worth fighting with. In the next lesson you cry Havoc.
