### Új játék

game-name = Új játék
game-about = Pohár alatt kocka, egyre merészebb állítások, és valaki, aki kételkedik.
    .short = Kockák pohár alatt, merész állítások és kétely.

## Beállítások

setting-rounds = Fordulók
    .help = Hány fordulóból áll a játék.

## Kérdések

ask-recast = Megtartod a kockádat?
ask-turn = Mennyit állítasz a kockádról, vagy kételkedsz?

## Lehetőségek

option-recast-keep = Megtartom
option-recast-again = Újra dobok
option-turn = Legalább { $option }
option-turn-doubt = Kételkedem

## Ami történik

event-round_began = { $round }. forduló
event-cast = A kockád értéke: { $face }
event-cast_again = { $seat } újra dob
event-claimed = { $seat } állítása: legalább { $claim }
event-doubted = { $seat } kételkedik { $other } állításában: legalább { $claim }
event-lifted = { $seat } felemeli a poharat: { $face }
event-stood = { $seat } állítása igaz
event-caught = { $seat } leleplezte a hazugságot: { $other }
event-game_ended = Vége a játéknak; a legjobb eredmény { $points } pont

## Tiltások

no-R3-1 = Legalább { $least }, legfeljebb { $most } lehet az állítás.
no-R3-2 = Még nincs állítás, amelyben kételkedni lehetne.

## Az asztal

heading-round = { $round }. forduló ({ $rounds } közül)
claim-none = Még senki sem állított semmit
claim-now = { $seat } állítása: legalább { $claim }
claim-face = legalább { $face }
claim-last = legalább { $face }, az utolsó állítás
cups = A poharak alatt
die-hidden = kocka a pohár alatt
die-face = kocka, értéke { $face }
ending = Pontok
ending-stood = Igaz állítások
ending-caught = Leleplezett hazugságok
seat-line = { $seat }: { $points } pont, { $die }
