"""Kard és Korona in numbers."""

from __future__ import annotations

from tests.guides.page import DASH, Page, or_dash

from regalia.games.kard_es_korona.pieces import numbers as n
from regalia.games.kard_es_korona.pieces.board import OPEN, ROUGH, SIEGE, Board
from regalia.games.kard_es_korona.rules.battle.hits import NEVER, needs
from regalia.games.kard_es_korona.state import ATTACKER, DEFENDER

GROUNDS = (
    (OPEN, ATTACKER, "Plain, either side", "Síkság, bármelyik fél"),
    (ROUGH, ATTACKER, "Mountain or marsh, attacker", "Hegyvidék vagy mocsár, támadó"),
    (ROUGH, DEFENDER, "Mountain or marsh, defender", "Hegyvidék vagy mocsár, védő"),
    (SIEGE, ATTACKER, "Siege, attacker", "Ostrom, támadó"),
    (SIEGE, DEFENDER, "Siege, defender", "Ostrom, védő"),
)
OFFICES = {
    "judge": (
        "once in each of their battles all their dice of one arm may be rolled again, "
        "and once each of their other rolls",
        "minden csatájában egyszer egy fegyverneme összes kockáját újradobhatja, "
        "és egyszer-egyszer minden más dobását is",
    ),
    "treasurer": (
        f"their castles pay {n.TREASURER_TAX} instead of {n.CASTLE_TAX}",
        f"a várai {n.CASTLE_TAX} helyett {n.TREASURER_TAX} garast fizetnek",
    ),
    "palatine": (
        "cheaper units, and the last word when bids are equal",
        "olcsóbb seregek, és övé a döntő szó, ha egyenlők az ajánlatok",
    ),
}


def write(page: Page) -> None:
    page.title("Tables", "Táblázatok")
    arms(page)
    hits(page)
    movement(page)
    money(page)
    offices(page)
    events(page)
    rulesets(page)
    for ruleset in n.RULESETS:
        counties(page, ruleset)


def arms(page: Page) -> None:
    page.heading("Arms", "Fegyvernemek")
    head = page.head(
        ("Arm", "Fegyvernem"),
        ("Price in groats", "Ára garasban"),
        ("For the palatine", "A nádornak"),
        ("Movement points", "Mozgáspont"),
        ("Discs", "Korong"),
    )
    points = (n.FOOT_POINTS, n.FOOT_POINTS, n.HORSE_POINTS)
    rows = [
        (page.name(f"arm-{arm}"), n.COST[i], n.COST_PALATINE[i], points[i], n.SUPPLY[i]) for i, arm in enumerate(n.ARMS)
    ]
    page.table(head, [*rows, (page.either("Lord", "Hadúr"), DASH, DASH, n.HORSE_POINTS, 1)])
    page.text("A denar is 5 groats, a forint 10.", "Egy dénár 5, egy forint 10 garas.")


def hits(page: Page) -> None:
    page.heading("What a die needs to hit", "Mennyitől talál a kocka?")
    head = [page.either("Where and who", "Hol és ki"), *(page.name(f"arm-{arm}") for arm in n.ARMS)]
    rows = []
    for ground, side, english, hungarian in GROUNDS:
        cells = [page.either(english, hungarian)]
        for arm in range(len(n.ARMS)):
            foot, horse = needs(ground, side, arm)
            both = page.either(f"{foot}+ foot, {horse} cavalry", f"gyalog {foot}+, lovas {horse}")
            cells.append(f"{foot}+" if foot == horse else both)
        rows.append(cells)
    page.table(head, rows)
    assert needs(OPEN, ATTACKER, n.ARCHER, opening=True)[1] == NEVER
    page.text(
        "The arm led by the lord adds 1 to its dice, attackers in a Vintage year add 1. The opening shot of the "
        "archers never hits mounted cavalry; outside the plains cavalry is dismounted and counts as foot.",
        "A hadúr vezette fegyvernem kockái +1-et kapnak, a Szüret évében a támadóké is. Az íjászok nyitó lövése "
        "lóháton ülő lovast sosem talál; síkságon kívül a lovas leszáll, és gyalogosnak számít.",
    )


def movement(page: Page) -> None:
    page.heading("Movement", "Mozgás")
    head = page.head(("Entering", "Belépés"), ("Points", "Mozgáspont"))
    rows: list[tuple[str, object]] = [
        (page.name(f"terrain-{terrain}"), cost) for terrain, cost in zip(n.TERRAINS, n.ENTER, strict=True)
    ]
    page.table(head, [*rows, (page.either("over a thick river", "vastag folyón át"), f"+{n.RIVER}")])
    page.text(
        f"Steps in a year: {n.STEPS_BASE}, one more for each castle, at most {n.STEPS_MAX}. In a castle: at most "
        f"{n.CAPACITY} units, {n.SAME_ARM} of one arm.",
        f"Lépések egy évben: {n.STEPS_BASE}, váranként eggyel több, legfeljebb {n.STEPS_MAX}. Egy várban legfeljebb "
        f"{n.CAPACITY} sereg fér el, egy fegyvernemből {n.SAME_ARM}.",
    )


def money(page: Page) -> None:
    page.heading("Income and prices", "Bevétel és árak")
    rows = (
        ("a county", "vármegye", n.COUNTY_TAX),
        ("a county with a castle", "váras vármegye", n.CASTLE_TAX),
        ("a castle of the master of the treasury", "a tárnokmester vára", n.TREASURER_TAX),
        ("a complete province, besides", "teljes országrész, ezen felül", n.PROVINCE_TAX),
        ("ransom for a captive lord", "egy fogoly hadúr váltságdíja", n.RANSOM_PRICE),
    )
    page.table(
        page.head(("What", "Mi"), ("Groats", "Garas")),
        ((page.either(english, hungarian), groats) for english, hungarian, groats in rows),
    )


def offices(page: Page) -> None:
    page.heading("Offices", "Tisztségek")
    head = page.head(("Office", "Tisztség"), ("What it gives", "Mit ad"))
    page.table(head, ((page.name(f"office-{office}"), page.either(*OFFICES[office])) for office in n.OFFICES))


def events(page: Page) -> None:
    page.heading("Events", "Események")
    head = page.head(("Card", "Kártya"), ("Effect in its year", "Hatása abban az évben"))
    page.table(head, ((page.name(f"card-{event}"), page.say(f"event-text-{event}")) for event in n.EVENTS))


def rulesets(page: Page) -> None:
    page.heading("Basic and advanced game", "Alapjáték és haladó játék")
    basic, advanced = n.RULESETS.values()
    both = (basic, advanced)
    head = page.head(("", ""), ("Basic", "Alapjáték"), ("Advanced", "Haladó"))
    rows: list[list[object]] = [
        [page.either("Years", "Évek"), *(f"{n.FIRST_YEAR}–{n.FIRST_YEAR + rules.years - 1}" for rules in both)],
        [page.either("Counties", "Vármegyék"), *(Board(rules.id, closed=False).size for rules in both)],
        [
            page.either("Elections", "Választások"),
            *(", ".join(str(n.FIRST_YEAR + year - 1) for year in sorted(rules.election_years)) for rules in both),
        ],
        [
            page.either("Starting army", "Induló sereg"),
            *(
                ", ".join(
                    page.say(f"units-{arm}", count=count) for arm, count in zip(n.ARMS, rules.start_units, strict=True)
                )
                for rules in both
            ),
        ],
    ]
    for seats in sorted(basic.castles_to_win):
        label = page.either(f"Castles to win, {seats} players", f"Ennyi vár győz, {seats} játékos")
        rows.append([label, *(rules.castles_to_win[seats] for rules in both)])
    for seats, provinces in sorted(n.PROVINCES_TO_WIN.items()):
        label = page.either(
            f"Complete provinces to win, {seats} players", f"Ennyi teljes országrész győz, {seats} játékos"
        )
        rows.append([label, provinces, provinces])
    page.table(head, rows)


def counties(page: Page, ruleset: str) -> None:
    page.heading(
        *{
            "basic": ("Provinces of the basic map", "Az alaptérkép országrészei"),
            "advanced": ("Provinces of the advanced map", "A haladó térkép országrészei"),
        }[ruleset]
    )
    board = Board(ruleset, closed=False)
    head = [
        *page.head(("Province", "Országrész"), ("Castles", "Várak")),
        *(page.name(f"terrain-{terrain}") for terrain in n.TERRAINS),
    ]
    rows: list[list[object]] = []
    for number, province in enumerate(n.PROVINCES):
        lord = f" ({page.say(f'lord-{n.LORDS[number]}')})" if number < len(n.LORDS) else ""
        here = [county for county in range(board.size) if board.province[county] == number]
        castles = [castle(page, board.ids[county]) for county in here if board.castle[county]]
        lands = [
            ", ".join(page.say(f"county-{board.ids[county]}") for county in here if board.terrain[county] == terrain)
            for terrain in range(len(n.TERRAINS))
        ]
        rows.append([page.name(f"province-{province}") + lord, or_dash(", ".join(castles)), *map(or_dash, lands)])
    page.table(head, rows)


def castle(page: Page, county: str) -> str:
    """«Abaúj: Gönc», or only the name if both have the same."""
    named, land = page.say(f"castle-{county}"), page.say(f"county-{county}")
    return named if named == land else f"{land}: {named}"
