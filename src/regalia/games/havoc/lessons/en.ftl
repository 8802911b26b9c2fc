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

## A year of peace

lesson-peace = A year of peace
lesson-peace-about = The Peacekeeper's card: how a battle can vanish, and who gains by it.
lesson-peace-keeper = You have won the last battle, so you are Peacekeeper: the Peace card lies before you. With each of your recruitings it goes up by one, and it stands on 3, its last number. The next battle is { battle-poitiers }, with 6 and 4 points.
lesson-peace-year = You lead with 10 points, but your hand is small and weak. If you recruit now, there is no higher number: a year of peace! { battle-poitiers } is not fought at all, and everybody but you discards a card. Do it: “{ option-turn-recruit }”.
lesson-peace-year-not-havoc = With two 11s against three full hands? You lead: let the battle lapse, and let the others pay for it.
lesson-peace-take = { battle-poitiers } is gone with its points, and three cards with it. You go on recruiting as usual: a third 11 lies among the recruits. Take it!
lesson-peace-take-not-catch = You still have both of your draws. The 11 is free for you; keep the dog.
lesson-peace-place = Take a second card if you still may, and then place the one that you need least.
lesson-peace-end = You remain Peacekeeper, with the card on 1 again. Whoever cries Havoc takes the office away from you, and the winner of the battle gets it. So mind the number: when a rival who leads has the card on its last number, fight before the battle is gone.

## What a battle is worth

lesson-worth = What a battle is worth
lesson-worth-about = Stay out of what you cannot win, and strike when the others have spent their cards.
lesson-worth-prize = This battle is { battle-agincourt }, and it is special: 8 points to the winner, nothing to anybody else. Who comes second there has laid cards for nothing.
lesson-worth-out = A rival cries Havoc and lays four 10s at once! Your three 12s are strong, but four of a kind are stronger. Stay out: that even brings you a card.
lesson-worth-out-not-twelves = Three 12s lose to four 10s, and a second place pays nothing here. You would only lose your best cards.
lesson-worth-hands = Nobody wanted to fight, so the 8 points are your rival's. But look: the four 10s are gone, while you still hold your three 12s, and { battle-agincourt } has dealt two cards to everybody. Now it is your turn.
lesson-worth-havoc = { battle-verneuil } pays 7, 4 and 2 points. The strongest hand has just been spent: this is your moment.
lesson-worth-havoc-not-recruit = Then the rival who has just spent four 10s gets time to recover. Strike now, while your 12s are the best that is left.
lesson-worth-open = In your first battle you hid a card. Now do the opposite: lay all three 12s at once, to keep the others out.
lesson-worth-win = It has worked: nobody dares. You are alone, so pass, and { battle-verneuil } is yours.
lesson-worth-win-not-more = There is nobody left to beat. Pass, and keep your cards.
lesson-worth-end = 7 points for three cards, and two new cards for having begun the battle. Before you join, always ask: which places pay, who is still to come, and what will I have left? Where a third place pays, a cheap pair may be enough.

## Castillon

lesson-castillon = Castillon
lesson-castillon-about = The last two battles: what to spend, what to keep, and what to do with the dogs.
lesson-castillon-hand = Only { battle-formigny } and { battle-castillon } are left. At { battle-castillon } everybody fights, for 11, 8, 5 and 3 points. Look at your green 1, 2, 3 and 4: with the dog as a green 0 they are a straight flush of 5, third best of all combinations!
lesson-castillon-third = At { battle-formigny } somebody has laid three 12s, another two 11s; the third captain has stayed out. The third place pays 3 points, and nobody else is left to take it. Join with what you do not need for { battle-castillon }: your two 9s.
lesson-castillon-third-not-out = You would draw one unknown card. Your two 9s take the third place for certain, and that is 3 points.
lesson-castillon-third-not-green = Do not break your row! All five cards of it are needed at { battle-castillon }.
lesson-castillon-third-not-dog = This dog is the 0 of your row. It is needed at { battle-castillon }.
lesson-castillon-pass = The two others have passed. You cannot reach them without your green cards, so pass, too.
lesson-castillon-pass-not-more = The second place is worth 6 here, but your row brings 11 at { battle-castillon }. Keep it whole and pass.
lesson-castillon-swap = There are no more turns: everybody has got two more cards, and may swap up to two dogs for new ones. Mostly that is right, because a dog fetches nothing at { battle-castillon }. But yours is part of your row: swap none.
lesson-castillon-swap-not-one = Without the 0 your four green cards are no row any more: it takes five. Keep the dog.
lesson-castillon-end = The straight flush wins { battle-castillon }: 11 points, and with the 3 from { battle-formigny } you have 33, one more than the next. Whoever plans the end early is crowned.
