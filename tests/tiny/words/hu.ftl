### Apró

game-name = Apró
game-about = Tizenhat lap, néhány érme és egy kocka: próbajáték.
    .short = Kis próbajáték.

## Kérdések

ask-plan = Melyik lap a terved következő lapja?
ask-bid = Hány érmét ajánlasz?
ask-stake = Megduplázod a díjat egy érméért?
ask-lead = Melyik lapot játszod ki?
ask-draw = Honnan veszed az új lapodat?
ask-give = Kinek adsz érmét?

## Lehetőségek

option-plan = { $option }. lap
option-lead = { $option }. lap
option-bid = { $option } érme
option-stake-keep = A díj marad
option-stake-double = Duplázás egy érméért
option-draw-deck = A pakliból
option-draw-market = A nyitott lap
option-give = { RAG($other, "nak") } { $coins } érme

## Ami történik

event-round_began = Kezdődik { AZ($round) }. forduló
event-planned = A tervedbe került ez a lap: { $card }
event-bid_opened = { $seat } ajánlata: { $coins } érme
event-leads = { $seat } vezet
event-die_cast = A kocka értéke: { $die }
event-staked = { $seat } tétje: { $points }
event-led = { $seat } kijátssza ezt a lapot: { $card }
event-shown = { $seat } felfedi ezt a lapot: { $card }
event-prize_won = { $seat } nyer { $points } pontot
event-crowned = { RAG($seat, "nak") } { $points } pontja van, és azonnal győz
event-drew = { $seat } lapot húz
event-card_drawn = Az új lapod: { $card }
event-took = { $seat } elveszi a nyitott lapot: { $card }
event-market_opened = Új nyitott lap: { $card }
event-game_ended = Vége a játéknak; a legjobb eredmény { $points } pont
event-gave = { $seat } { RAG($other, "nak") } ad { $coins } érmét

## Tiltások

no-R3-1 = Nincs a kezedben ilyen lap: { $card }.
no-R3-2 = Már a tervedben van ez a lap: { $card }.
no-R4-1 = Legalább 0, legfeljebb { $coins } érmét ajánlhatsz.
no-R5-1 = A duplázás egy érmébe kerül, és neked nincs.
no-R5-2 = Nincs a kezedben ilyen lap: { $card }.
no-R7-1 = A pakli üres.
no-R7-2 = Nincs nyitott lap.
no-R9-1 = Nyitott licit közben senki sem adhat érmét.
no-R9-2 = Ebben a játékban nincs ajándékozás.
no-R9-3 = Másik játékosnak adj.
no-R9-4 = Legalább 1, legfeljebb { $coins } érmét adhatsz.

## Az asztal szövegként

table-market = A nyitott lap
table-die = A kocka
table-die-hidden = A kockával még nem dobtak
table-card = { $card }. lap
table-coins = { $count } érme
table-hand = { $seat }: kézben
table-plan = { $seat }: terv
sort-value = érték szerint
sort-reverse = a legnagyobb elöl
table-line = { $round }. forduló · pakli { $deck } · nyitott lap { $market }
seat-line = { $seat }: { $points } pont, { $coins } érme, lapok { $cards }

## Beállítások

setting-ruleset = Szabályok
    .help = Szokásos hosszúságú játék, rövid játék, vagy több érme.
setting-ruleset-normal = szokásos
setting-ruleset-short = egy forduló
setting-ruleset-rich = kilenc érme fejenként
setting-rounds = Fordulók
    .help = Hány fordulóból áll a játék.
setting-coins = Érmék
    .help = Hány érmével kezd mindenki.
setting-gifts = Ajándékok
    .help = Lehet-e érmét ajándékozni.
setting-first_player = Kezdőjátékos
    .help = Ki nyeri az első döntetlen licitet.
setting-first_player-random = sorsolás

explain-card = A legjobb lap viszi a díjat.
explain-card-yours = A kezedben van.
