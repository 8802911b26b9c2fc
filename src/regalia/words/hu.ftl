### A minden játékban közös szavak.

seat-unnamed = { $number }. játékos

## Botok

bot-random = Véletlen
bot-greedy = Mohó
bot-search = Kereső
bot-squire = Apród
bot-knight = Lovag
bot-king = Király

## Játék a terminálban

cli-your-choice = A választásod (szám; ? miért nem, u visszavonás, h súgó, q kilépés):
cli-help =
    Írd be a választott lehetőség számát, és nyomj Entert.
    ?  miért nem szabad valami
    u  az utolsó döntésed visszavonása
    h  ez a súgó
    q  kilépés
cli-turn-of = { $seat } következik
cli-why-which = Melyik lehetőségre vagy kíváncsi? Írd be a szövegét, például: move:E6-F6
cli-allowed = Ezt szabad.
cli-no-reason = Ez itt nem választható, de nincs egyetlen konkrét szabály, amely tiltaná.
cli-rule = { $rule } szabály
cli-undone = Visszavonva, újra { $seat } dönt.
cli-cannot-undo = Most nem lehet semmit visszavonni.
cli-bad-number = Írj be egy számot 1-től { $count }-ig.
cli-saved = A játszmát elmentettem ide: { $path }
cli-game-over = Vége a játéknak.
cli-result-line = { $place }. { $seat }: { $points } pont
cli-curtain = Add át a billentyűzetet { RAG($seat, "nak") }, ő pedig nyomjon Entert!
cli-goodbye = Viszlát!
