### Amit csak a terminál mond.

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
cli-help-more =
    Egy lehetőség szövegét is beírhatod, például: { $text }
    ? és egy szöveg  miért nem szabad az, például: ? { $text }
    a  mit tehetsz anélkül, hogy kérdeznének
    s  a játszma mentése (s FÁJL: abba a fájlba)
cli-seed = Kezdőérték: { $seed }
cli-seated-bot = { $number } { $seat } – { $bot }
cli-news = Ami azóta történt, hogy utoljára láttad:
cli-example = Ennél a kérdésnél így néz ki: { $text }
cli-no-acts = Most semmit sem tehetsz anélkül, hogy kérdeznének.
cli-which-act = Melyiket (Enter: egyiket sem)?
cli-save-offer = Elmentsem a játszmát ide: { $path }? (i/n)
cli-undo-nothing = Még nem döntöttél semmiről.
cli-undo-chosen = Azóta más is döntött.
cli-undo-learned = Azóta valaki megtudott valamit.
cli-undo-dice = Azóta kockával dobtunk.
