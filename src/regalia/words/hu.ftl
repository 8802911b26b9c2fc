### A minden játékban közös szavak.

seat-unnamed = { $number }. játékos
seat-name = { $seat }
seat-chose = { $seat }: { $what }
list-and = { $parts } és { $last }
list-or = { $parts } vagy { $last }

## Botok

bot-random = Véletlen
bot-hasty = Hamarkodó
bot-greedy = Mohó
bot-search = Kereső
bot-squire = Apród
bot-knight = Lovag
bot-king = Király
bot-emperor = Császár

## Beállítások

setting-yes = igen
setting-no = nem
setting-takes-one = { $number }
setting-takes-range = egész szám { $least } és { $most } között
setting-takes-from = { $least } vagy nagyobb egész szám
no-setting = Nem jó érték („{ $setting }”): { $value }. Lehetséges: { $possible }.
no-setting-more = Nem jó érték („{ $setting }”): { $value }. Lehetséges: { $possible }, vagy egy saját érték a megfelelő alakban.
no-such-setting = Ebben a játékban nincs ilyen beállítás: „{ $setting }”.
no-such-seats = Ezt a játékot { $least }–{ $most } játékos játszhatja, nem { $count }.

## Tanács

event-hint_asked = { $seat } tanácsot kért a királytól

## Leckék

lesson-not-this = Ezt szabad, de nem oda vezet, ahová ez a lépés tart. Nem történt semmi: próbálj mást!

## Feladványok

puzzle = { $number }. feladvány
puzzle-about = Egyetlen választás messze a legjobb. Találd meg!
puzzle-find = Az egyik választás messze jobb a többinél. Melyik az? Amíg meg nem találod, nem történik semmi.
puzzle-not-best = Ezzel 100 játékból nagyjából { $chance } a tiéd. Van ennél sokkal jobb.
puzzle-solved = Ez az! Így 100 játékból nagyjából { $chance } a tiéd: { $best }. A következő legjobbal csak { $less }: { $next }.
