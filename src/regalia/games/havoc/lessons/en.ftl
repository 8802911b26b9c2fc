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

## Cry Havoc!

lesson-cry-havoc = Cry Havoc!
lesson-cry-havoc-about = Your first battle: open it, answer, and know when to stop.
lesson-cry-havoc-sluys = The next battle is { battle-sluys }: 5 points to the best, 3 to the second, nothing to the others. Whoever cries Havoc begins it, and gets cards afterwards, win or lose.
lesson-cry-havoc-havoc = You hold three 9s. That is enough for an early battle: choose “{ option-turn-havoc }”.
lesson-cry-havoc-havoc-not-recruit = You could go on gathering, but then somebody else chooses the moment. Three 9s are good enough for { battle-sluys }.
lesson-cry-havoc-open = A battle is opened with at least two cards, face up. Lay two of your 9s, and keep the third in your hand for now: nobody knows about it.
lesson-cry-havoc-open-not-twelve = A single high card frightens nobody: any pair beats it. Open with two 9s.
lesson-cry-havoc-open-not-dog = Dogs have their hour after the battle; the next lesson shows it. Open with two 9s.
lesson-cry-havoc-answer = Two captains have stayed out and drawn a card each. One has joined with two 10s and leads. Now comes your third 9: three of a kind beat every pair.
lesson-cry-havoc-answer-not-pass = Whoever passes lays no more, so you would be second, with 3 points instead of 5. Lay the third 9.
lesson-cry-havoc-answer-not-twelve = A 12 beside your 9s is still a pair of 9s, and the pair of 10s stays ahead. The third 9 is what you need.
lesson-cry-havoc-win = Your rival has passed: nobody can overtake you any more. Pass, and { battle-sluys } is yours.
lesson-cry-havoc-win-not-more = You lead already, and all laid cards are discarded after the battle. Every further card would be wasted.
lesson-cry-havoc-end = 5 points! Your three 9s are gone, but { battle-sluys } deals a card to everybody and one more to who began it. You are Peacekeeper now, and it is your turn again: you could even cry Havoc for { battle-crecy } at once.

## The dogs of war

lesson-dogs = The dogs of war
lesson-dogs-about = They count for nothing, and bring you the best cards on the table.
lesson-dogs-two = You hold two dogs of war. Their value is 0, of any colour you like. But they fetch: while you recruit, and after a battle in which they were laid.
lesson-dogs-catch = You have taken your two cards, but a third 8 still lies among the recruits. Send a dog: choose “{ button-catch }”, and then the green 8.
lesson-dogs-catch-not-place = Placing a card ends your turn, and the next captain takes the 8. Your dog can bring it to you first.
lesson-dogs-catch-not-rob = Robbing brings a card of the discard pile, but it costs both dogs. For an open recruit one dog is enough.
lesson-dogs-place = Three 8s! Now place a card that you do not need, and keep the second dog.
lesson-dogs-place-not-eight = You have just spent a dog for three 8s. Give away something else.
lesson-dogs-place-not-dog = Others like dogs, too. Give away a card that fits nothing.
lesson-dogs-place-not-catch = Keep this one: in a moment it will be worth more.
lesson-dogs-join = Somebody cries Havoc for { battle-crecy } with two 12s; the others stay out. Join with your three 8s.
lesson-dogs-join-not-out = You would draw a card, but three 8s beat two 12s: 5 points lie here.
lesson-dogs-lay = You lead, and your rival has passed. One thing more before you pass yourself: lay the dog beside your 8s. Only dogs that were laid may fetch afterwards.
lesson-dogs-lay-not-pass = You would win, but without a dog on the table nothing is fetched, and your three 8s are gone. Lay the dog first.
lesson-dogs-pass = That is enough: pass. Then you are asked whether your dog fights: in combat it is a 0, sometimes just what a row or a colour needs; out of combat it spoils nothing. Here both win, and either way it may fetch.
lesson-dogs-pass-not-more = You lead already, and laid cards are discarded. Keep the rest for the next battle.
lesson-dogs-fetch = The battle is yours, and your dog may fetch one open card: from anybody's laid cards, your own too, or from the recruits. Take what is most useful to you.
lesson-dogs-fetch-not-done = Then the dog is discarded for nothing. Take a 12, or get one of your 8s back.
lesson-dogs-end = So a dog laid in a battle is hardly ever lost: it comes back as the best card on the table. Lay one in nearly every battle you enter. Two dogs can also rob the discard pile for a card of your choice, which everybody will see.
