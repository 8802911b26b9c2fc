### Amit egy játszma elemzése mond.

review-title = Elemzés: { $game }
review-about = Győzelmi esélyek nyílt lapokkal, döntésenként { $budget } próbajátékból számolva.
review-share = { $percent }%
review-change = { $sign ->
    [minus] −{ $percent } százalékpont
   *[plus] +{ $percent } százalékpont
}
review-result = Szerencse és döntések
review-result-about = A kezdeti esély, a szerencse, a saját és a többiek döntései együtt kiadják a végeredményt.
review-seat = Játékos
review-start = Kezdet
review-luck = Szerencse
review-own = Saját döntések
review-others = A többiek döntései
review-end = Vége
review-without-luck = Szerencse nélkül
review-given-away = Elszalasztott esély
review-curve = Az esélyek a játszma során
review-curve-about = Minden vonal egy játékos. A jelek a fordulópontok, és a lenti táblázathoz vezetnek.
review-turns = Fordulópontok
review-no-turns = Semmi sem változtatta meg egyszerre nagyon senkinek az esélyét.
review-turn = { $heading }: { $seat }, { $change }
review-turn-luck = ebből szerencse: { $change }
review-worst = Amit jobban is lehetett volna
review-worst-of = { $seat }
review-flawless = Egyik döntés sem szalasztott el mérhető esélyt.
review-at = Döntés
review-when = Mikor
review-chosen = Választás
review-better = Jobb lett volna
review-kinds = A kérdések fajtái szerint
review-kind = Kérdés
review-asked = Válaszok
review-moments = Minden pillanat
review-moments-about = Mindenki esélye az egyes döntések után.
review-who = Ki
review-what = Mit
review-deal = Az osztás
review-act = { $what }
review-moment = { $number }. döntés
review-line = { $seat }: kezdetben { $start }, szerencse { $luck }, saját döntések { $own }, a többiek döntései { $others }, a végén { $end }; elszalasztott esély: { $loss }.
review-choice-line = { $at }. döntés ({ $heading }): { $chosen } – jobb lett volna: { $best } ({ $change })
review-own-title = { $game }: amit { $seat } tudhatott
review-own-about = Győzelmi esélyek, ahogyan { $seat } láthatta őket: döntésenként { $budget } próbajáték olyan világokban, amilyeneket elképzelhetett. Csak a saját döntéseit értékeli.
review-own-line = { $seat }: kezdetben { $start }, { $at } döntés után { $now }; elszalasztott esély: { $loss }.
review-now = Most
