### Amit csak a terminál mond.

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
