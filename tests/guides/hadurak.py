"""Hadurak in numbers."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from tests.guides.page import DASH, Page, or_dash

from regalia.games.hadurak.pieces import board, cards
from regalia.games.hadurak.rules.opening import RAZED_AT_START

EVENTS = {
    "red": ("Red events: they harm whoever draws them", "Vörös események: annak ártanak, aki felcsapja"),
    "green": ("Green events: they help whoever draws them", "Zöld események: annak használnak, aki felcsapja"),
    "blue": ("Blue events: they may hit anybody", "Kék események: bárkit érhetnek"),
}
AGENDAS = {
    "motion": ("Agendas: motions", "Teendők: indítványok"),
    "law": ("Agendas: laws", "Teendők: törvények"),
    "title": ("Agendas: titles", "Teendők: tisztségek"),
    "office": ("Agendas: offices", "Teendők: hivatalok"),
    "private_motion": ("Agendas: private motions", "Teendők: magánindítványok"),
}
BARON = ("on a baron", "egy báróról")
YES_OR_NO = ("for or against", "mellette vagy ellene")
RESULTS = (
    (cards.LOST, "lost", "elvész"),
    (cards.NO_NEWS, "no news", "semmi hír"),
    *((times, f"{times}×", f"{times}×") for times in (1, 2, 3, 4)),
)
SHAPES = {
    "square": (
        "as rested commander one more *shield*",
        "pihent parancsnokként eggyel több *kivédés*",
    ),
    "star": ("as rested commander one more *hit*", "pihent parancsnokként eggyel több *találat*"),
    "circle": ("his army needs no wages up to a strength of 400", "a serege 400-as erőig nem kér zsoldot"),
    "triangle": ("as rested commander one more victory", "pihent parancsnokként eggyel több győzelem"),
}
SHAPE_NAMES = {
    "square": ("Square", "Négyzet"),
    "star": ("Star", "Csillag"),
    "circle": ("Circle", "Kör"),
    "triangle": ("Triangle", "Háromszög"),
}
ACTIONS = {
    "requisition": ("1 crown for each territory with a noble of yours", "1 korona minden területért, ahol nemesed áll"),
    "bargain": ("a marker on the mercenary track", "egy címer a zsoldossávra"),
    "gather_support": ("2 votes, perhaps the regency", "2 szavazat, esetleg a régensség"),
    "serve_the_church": ("1 faith, perhaps the headship of the Church", "1 hit, esetleg a főkegyúri méltóság"),
    "mobilize": (
        "nobles move to one territory and may fight there",
        "nemeseid egy területre vonulnak, és ott harcolhatnak",
    ),
    "versatile": (
        "2 crowns, 1 vote, a move, a battle or a marker",
        "2 korona, 1 szavazat, egy mozgás, egy csata vagy egy címer",
    ),
    "important_event": ("an event card", "egy eseménykártya"),
    "expeditions": ("ships set sail, advance and come home", "hajók indulnak, haladnak és térnek haza"),
    "fortifications": (
        "everybody may repair breaches (2 crowns each) or fortify a city (4)",
        "mindenki réseket javíthat (darabja 2 korona), vagy várost erődíthet (4)",
    ),
    "recruiting": (
        "everybody may remove casualty tokens of one army (2 each)",
        "mindenki leveheti egy serege veszteségjelzőit (darabja 2)",
    ),
    "uncertain_times": ("the fate deck is shuffled", "megkeveritek a sorskártyákat"),
}
FIELDS = {
    "requisition": ("yellow", "sárga"),
    "bargain": ("red", "vörös"),
    "gather_support": ("blue", "kék"),
    "serve_the_church": ("any field", "bármelyik mező"),
    "mobilize": ("red or blue", "vörös vagy kék"),
    "versatile": ("back to the hand", "vissza a kézbe"),
}


def write(page: Page) -> None:
    page.title("Tables", "Táblázatok")
    actions(page)
    by_players(page)
    nobles(page)
    wages(page)
    track(page)
    cities(page)
    roads(page)
    fate(page)
    expeditions(page)
    events(page)
    agendas(page)


def actions(page: Page) -> None:
    page.heading("Action cards", "Akciókártyák")
    head = page.head(("Card", "Lap"), ("Copies", "Darab"), ("Effect", "Hatása"), ("Goes to", "Hová kerül"))
    own, neutral = Counter(cards.FULL_HAND), Counter(cards.NEUTRAL_CARDS)
    rows = []
    for number, action in enumerate(cards.ACTIONS):
        counted = own[number] or neutral[number]
        field = page.either(*FIELDS.get(action, ("the neutral deck", "a semleges pakli")))
        rows.append((page.name(f"action-{action}"), counted, page.either(*ACTIONS[action]), field))
    page.table(head, rows)
    page.text(
        "Copies: of the first six for each baron, of the others in all.",
        "Darab: az első hatból minden bárónak ennyi van, a többiből összesen ennyi.",
    )


def by_players(page: Page) -> None:
    page.heading("By number of players", "A játékosok száma szerint")
    head = page.head(
        ("Players", "Játékosok"),
        ("Razed cities", "Elpusztult város"),
        ("Standing kingdom cities", "Álló királysági város"),
        ("Cities that win at once", "Ennyi város azonnal győz"),
        ("Cards that fill a field", "Ennyi laptól telik meg egy mező"),
        ("Markers that bring the Draft", "Ennyi címer hoz toborzást"),
        ("Troops on offer", "Ajánlkozók"),
    )
    rows = []
    for seats, razed in RAZED_AT_START.items():
        left = len(board.KINGDOM_CITIES) - razed
        wins = 5 if seats == 2 else left // 2 + 1
        rows.append((seats, razed, left, wins, 2 * seats, seats + 1, seats + 1))
    page.table(head, rows)


def nobles(page: Page) -> None:
    page.heading("Nobles", "Nemesek")
    page.table(
        page.head(("Shape", "Alakzat"), ("What he can do", "Mire képes")),
        ((page.either(*SHAPE_NAMES[shape]), page.either(*SHAPES[shape])) for shape in cards.SHAPES),
    )
    head = [page.either("Baron", "Báró"), *(page.either(*SHAPE_NAMES[shape]) for shape in cards.SHAPES)]
    page.table(
        head,
        (
            [page.say(f"baron-{baron}"), *(page.say(f"noble-{noble}") for noble in cards.NOBLES[number])]
            for number, baron in enumerate(cards.BARONS)
        ),
    )


def wages(page: Page) -> None:
    page.heading("Troops and wages", "Csapatok és zsold")
    in_deck = Counter(cards.STRENGTH[card] for card in cards.MERCENARIES)
    own = Counter(cards.STRENGTH[card] for card in cards.VASSALS)
    wage = dict(zip(cards.STRENGTH, cards.WAGE, strict=True))
    head = page.head(
        ("Strength", "Erő"),
        ("Wage, and price at hiring", "Zsold, egyben foglaló"),
        ("Cards of each nation", "Nemzetenként"),
        ("Vassals of each baron", "Vazallus bárónként"),
    )
    rows = [(size, wage[size], in_deck[size] // len(cards.NATIONS), or_dash(own[size])) for size in cards.SIZES]
    page.table(head, rows)
    nations = ", ".join(page.say(f"nation-{nation}") for nation in cards.NATIONS)
    page.text(f"Nations: {nations}.", f"Nemzetek: {nations}.")


def track(page: Page) -> None:
    page.heading("Mercenary track", "Zsoldossáv")
    spaces = range(1, len(cards.TRACK_COST) + 1)
    page.table(
        [page.either("Space", "Hely"), *spaces],
        (
            [page.either("with so many players or more", "ennyi játékostól"), *cards.TRACK_PLAYERS],
            [page.either("price with Versatile Strategy", "ára Alkalmazkodással"), *cards.TRACK_COST],
        ),
    )


def cities(page: Page) -> None:
    page.heading("Cities", "Városok")
    head = page.head(
        ("City", "Város"), ("Strength", "Erő"), ("Income", "Bevétel"), ("Port", "Kikötő"), ("Realm", "Hol")
    )
    rows = []
    for city, id in enumerate(board.CITIES):
        realm = ("kingdom", "királyság") if board.IS_KINGDOM_CITY[city] else ("overseas", "tengerentúl")
        port = page.either("yes", "van") if board.IS_PORT[board.CITY_PLACE[city]] else DASH
        rows.append((page.say(f"place-{id}"), board.WALLS[city], board.INCOME[city], port, page.either(*realm)))
    page.table(head, rows)
    page.text(
        "Fortified: strength +100, income +1. A castle has 400.",
        "Erődítve: erő +100, bevétel +1. A kastély ereje 400.",
    )


def roads(page: Page) -> None:
    page.heading("Roads and borders", "Utak és határok")
    head = page.head(
        ("Territory", "Terület"),
        ("By road to", "Úton innen"),
        ("One step, no road", "Egy lépés, út nélkül"),
        ("Closed", "Zárt határ"),
    )
    rows = []
    for place in board.KINGDOM:
        road, near = set(board.ROADS[place]), set(board.NEIGHBOURS[place])
        closed = {there for here, there in board.BORDERS if here == place} - near
        name = named(page, [place]) + (" ⚓" if board.IS_PORT[place] else "")
        rows.append((name, *(or_dash(named(page, sorted(places))) for places in (road, near - road, closed))))
    page.table(head, rows)
    page.text(
        "⚓ is a port. Closed are mountains and rivers without a bridge. Overseas territories are reached by sea only.",
        "⚓: kikötő. Zárt a hegység és a híd nélküli folyó. A tengerentúli területekre csak hajón lehet eljutni.",
    )


def named(page: Page, places: list[int]) -> str:
    return ", ".join(page.say(f"place-{board.TERRITORIES[place]}") for place in places)


def fate(page: Page) -> None:
    page.heading("Fate cards", "Sorskártyák")
    counted = Counter(cards.FATE_SYMBOL)
    rows = [(page.name(f"symbol-{symbol}"), counted[number]) for number, symbol in enumerate(cards.SYMBOLS)]
    rows.append((page.either("Rebellion", "Lázadás"), sum(cards.FATE_REBELLION)))
    head = page.head(("On the card", "A lapon"), (f"Of {cards.FATE_COUNT} cards", f"{cards.FATE_COUNT} lapból"))
    page.table(head, rows)


def expeditions(page: Page) -> None:
    page.heading("Expeditions", "Expedíciók")
    page.text(
        "What comes of a fleet, in per cent with a freshly shuffled deck; a blessed one takes the better of two cards.",
        "Mi lesz a flottával, százalékban, frissen kevert paklinál; a megáldott két lapból a jobbikat kapja.",
    )
    head = [page.either("Fleet", "Flotta"), *(page.either(*names) for _, *names in RESULTS)]
    rows: list[list[object]] = []
    order = [result for result, *_ in sorted(RESULTS, key=lambda each: worth(each[0]))]
    for number, voyage in enumerate(cards.VOYAGES):
        drawn = [results[number] for results in cards.FATE_VOYAGE]
        better = [max(pair, key=order.index) for pair in combinations(drawn, 2)]
        blessed = page.either("blessed", "megáldva")
        rows.append([page.say(f"voyage-{voyage}"), *shares(drawn)])
        rows.append([f"{page.say(f'voyage-{voyage}')}, {blessed}", *shares(better)])
    page.table(head, rows)


def worth(result: int) -> int:
    """From the worst to the best (R6.5)."""
    return {cards.LOST: -2, cards.NO_NEWS: -1}.get(result, result)


def shares(results: list[int]) -> list[object]:
    counted = Counter(results)
    return [or_dash(round(100 * counted[result] / len(results))) for result, *_ in RESULTS]


def events(page: Page) -> None:
    for colour, kind in enumerate(cards.COLOURS):
        page.heading(*EVENTS[kind])
        rows = [
            (page.name(f"happening-{event}"), cards.CANCEL_FAITH[number], page.say(f"happening-{event}.text"))
            for number, event in enumerate(cards.EVENTS)
            if cards.EVENT_COLOUR[number] == colour
        ]
        if any(faith for _, faith, _ in rows):
            head = page.head(("Card", "Kártya"), ("Faith", "Hit"), ("Text", "Szövege"))
            page.text("Faith: so much cancels the card.", "Hit: ennyi érvényteleníti a lapot.")
            page.table(head, ((name, or_dash(faith), text) for name, faith, text in rows))
        else:
            page.table(page.head(("Card", "Kártya"), ("Text", "Szövege")), ((name, text) for name, _, text in rows))


def agendas(page: Page) -> None:
    for kind, names in AGENDAS.items():
        page.heading(*names)
        rows = {}
        for number, agenda in enumerate(cards.AGENDAS):
            if cards.AGENDA_TYPE[number] == kind:
                vote = BARON if cards.NAMES_BARON[number] else YES_OR_NO
                rows[page.name(f"agenda-{agenda}")] = (page.either(*vote), page.say(f"agenda-{agenda}.text"))
        if kind == "motion":
            head = page.head(("Card", "Kártya"), ("Vote", "Szavazás"), ("Text", "Szövege"))
            page.table(head, ((name, *row) for name, row in rows.items()))
        else:
            head = page.head(("Card", "Kártya"), ("Text", "Szövege"))
            page.table(head, ((name, text) for name, (_, text) in rows.items()))
    copies = cards.AGENDA_TYPE.count("private_motion")
    page.text(
        f"There are {copies} private motions, one of everything else. Titles and offices are voted on by naming a "
        "baron, laws are for or against.",
        f"Magánindítványból {copies} van, minden másból egy. Tisztségnél és hivatalnál egy bárót kell megnevezni, "
        "törvénynél mellette vagy ellene lehet szavazni.",
    )
