### Amit csak a terminál mond.

cli-your-choice = A választásod (szám vagy szavak; ? miért nem, i magyarázat, u visszavonás, h súgó, q kilépés):
cli-help =
    Írd be a választott sor számát vagy néhány szavát, és nyomj Entert.
    ?  miért nem szabad valami
    i  egy dolog magyarázata a neve alapján: kártya, épület, hely, esemény
    g  a szabályok (g R5.4: az a szabály; g SZÓ: a róla szóló szabályok)
    t  az egész asztal, minden, ami látható rajta
    m  a térkép, helyről helyre
    u  az utolsó döntésed visszavonása
    h  ez a súgó
    q  kilépés
cli-why-which = Mire vagy kíváncsi? Írd be úgy, ahogy a képernyőn áll.
cli-allowed = Ezt szabad.
cli-warns = (!) { $text }
cli-odds = { $parts }
cli-odds-about = kb. { $parts }
cli-odds-part = { $value }% { $name }
cli-no-reason = Ez itt nincs a választható lehetőségek között.
cli-rule = { $rule } szabály
cli-undone = Visszavonva, újra { $seat } dönt.
cli-cannot-undo = Most nem lehet semmit visszavonni.
cli-bad-number = Írj be egy számot 1-től { $count }-ig!
cli-bad-key = Azt írd be, ami a választott sor előtt áll: { $keys }.
cli-saved = A játszmát elmentettem ide: { $path }
cli-game-over = Vége a játéknak.
cli-result-line = { $place }. hely: { $seat } – { $score }
cli-points = { $count } pont
cli-full = { $value } / { $most }
cli-cell-costs = ára: { $costs }
cli-cell-dice = kockák: { $dice }
cli-fallen = elesett: { $count }
cli-need = talál: { $need }
cli-curtain = Add át a billentyűzetet { RAG($seat, "nak") }, ő pedig nyomjon Entert!
cli-goodbye = Viszlát!
cli-help-more =
    Miért nem: ? { $label }
    Röviden, ahogy a feljegyzésekben áll: { $text }
    a  mit tehetsz anélkül, hogy kérdeznének
    s  a játszma mentése (s FÁJL: abba a fájlba)
cli-help-series = Egyszerre több: a számok szóközzel elválasztva, például 1 3; ezzel a választás véget is ér.
cli-series = Egyszerre többet is választhatsz: írd be a számukat, például 1 3.
cli-one-only = Egy számot írj be: ezek közül csak egyet lehet választani.
cli-which-of-these = Több sorban is szerepelnek ezek a szavak. Írd be a sor számát:
cli-closed = Most nem lehet – { $line }
cli-see-rule = (Bővebben: g { $rule })
cli-explain-which = Az i után írj egy nevet, amelyet a képernyőn látsz.
cli-explain-yours = Neked: { $text }
cli-explain-unknown = Itt semminek sincs ilyen neve: „{ $text }”.
cli-in-rules = Ezek a szabályok szólnak erről („{ $text }”): { $rules } (írd be: g és a szám)
cli-guide-which = A g után írj egy szabályszámot vagy egy szót, például: g R1.
cli-guide-unknown = A szabályokban nincs ilyen: „{ $text }”.
cli-no-map = Ennek a játéknak nincs felsorolható térképe.
cli-seed = Kezdőérték: { $seed }
cli-from-position = A játszma egy megadott állásból indult.
cli-seated-bot = Bot játszik: { $seat } ({ $bot })
cli-news = Ami azóta történt, hogy utoljára láttad:
cli-example = Például: { $text }
cli-no-acts = Most semmit sem tehetsz anélkül, hogy kérdeznének.
cli-which-act = Melyiket (Enter: egyiket sem)?
cli-save-offer = Elmentsem a játszmát ide: { $path }? (i/n)
cli-undo-nothing = Még nem döntöttél semmiről.
cli-undo-chosen = Azóta más is döntött.
cli-undo-learned = Azóta valaki megtudott valamit.
cli-undo-dice = Azóta már gurult a kocka.
cli-model-waits = Még nem te következel: a többiek választanak. Nézd meg kicsit később újra.
