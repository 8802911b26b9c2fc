"""Action, fate, event, agenda and troop cards, as small numbers in the order of the data."""

from __future__ import annotations

from collections.abc import Iterable

from regalia.games.hadurak.pieces.board import CITY, read_data

_actions = read_data("actions")
_fate = read_data("fate")["cards"]
_events = read_data("events")["cards"]
_agendas = read_data("agendas")["cards"]
_troops = read_data("troops")
_barons = read_data("barons")
_expeditions = read_data("expeditions")

_NUMBERS = (
    "breach", "casualties", "crowns", "discount", "faith", "fortify_cost", "influence", "min_strength", "repair_cost",
    "votes",
)  # fmt: skip


def _numbers(card: dict[str, int]) -> dict[str, int]:
    """Those that the texts of cards name."""
    return {name: int(card[name]) for name in _NUMBERS if name in card}


# --- barons and nobles ------------------------------------------------------------------------------------------------

BARONS: tuple[str, ...] = tuple(each["id"] for each in _barons["barons"])
SHAPES = ("square", "star", "circle", "triangle")
SQUARE, STAR, CIRCLE, TRIANGLE = range(4)
NOBLES: tuple[tuple[str, ...], ...] = tuple(
    tuple(
        next(each["id"] for each in _barons["nobles"] if each["baron"] == baron and each["shape"] == shape)
        for shape in SHAPES
    )
    for baron in BARONS
)
"""The noble of each baron and shape."""

CASTLE_WALLS = 400
MARKERS = 8
CROWNS_AT_START = 15

# --- troops -----------------------------------------------------------------------------------------------------------

NATIONS: tuple[str, ...] = tuple(each["id"] for each in _troops["nations"])
SIZES = (50, 100, 150, 200)
VASSAL_50 = len(NATIONS) * len(SIZES)
VASSAL_100 = VASSAL_50 + 1
TROOPS: tuple[str, ...] = (*(f"{nation}_{size}" for nation in NATIONS for size in SIZES), "vassal_50", "vassal_100")
"""Cards of one nation and size are alike; vassals never leave their baron."""
TROOP = {name: number for number, name in enumerate(TROOPS)}
STRENGTH: tuple[int, ...] = (*(size for _ in NATIONS for size in SIZES), 50, 100)
WAGE = tuple(strength // 50 for strength in STRENGTH)
NATION: tuple[int, ...] = (*(nation for nation in range(len(NATIONS)) for _ in SIZES), -1, -1)
MERCENARIES: tuple[int, ...] = tuple(TROOP[f"{each['nation']}_{each['strength']}"] for each in _troops["mercenaries"])
VASSALS = (VASSAL_50, VASSAL_50, VASSAL_50, VASSAL_100)


def is_mercenary(troop: int) -> bool:
    return troop < VASSAL_50


def wage(troops: Iterable[int]) -> int:
    """What they cost together, when hired and at each Wages."""
    return sum(WAGE[troop] for troop in troops)


# --- action cards -----------------------------------------------------------------------------------------------------

ACTIONS: tuple[str, ...] = tuple(each["id"] for each in (*_actions["baron_actions"], *_actions["neutral_actions"]))
REQUISITION, BARGAIN, GATHER_SUPPORT, SERVE_THE_CHURCH, MOBILIZE, VERSATILE = range(6)
IMPORTANT_EVENT, EXPEDITIONS, FORTIFICATIONS, RECRUITING, UNCERTAIN_TIMES = range(6, 11)
FULL_HAND: tuple[int, ...] = tuple(
    number for number, each in enumerate(_actions["baron_actions"]) for _ in range(each["count_per_baron"])
)
NEUTRAL_CARDS: tuple[int, ...] = tuple(
    len(_actions["baron_actions"]) + number
    for number, each in enumerate(_actions["neutral_actions"])
    for _ in range(each["count"])
)
FIELDS = ("tax", "wages", "assembly")
TAX, WAGES, ASSEMBLY = range(3)
TRACK_COST: tuple[int, ...] = tuple(each["cost"] for each in _actions["mercenary_track"])
TRACK_PLAYERS: tuple[int, ...] = tuple(each["min_players"] for each in _actions["mercenary_track"])
PILES = 3
MOST_IN_PILE = 2

# --- fate -------------------------------------------------------------------------------------------------------------

FATE_COUNT = len(_fate)
FATE_BARON: tuple[int, ...] = tuple(BARONS.index(each["baron"]) for each in _fate)
FATE_SHAPE: tuple[int, ...] = tuple(SHAPES.index(each["shape"]) for each in _fate)
FATE_REBELLION: tuple[bool, ...] = tuple(each["rebellion"] for each in _fate)
SYMBOLS = ("deal_100", "prevent_100", "victory_1", "draw_more")
DEAL, PREVENT, VICTORY, DRAW_MORE = range(4)
FATE_SYMBOL: tuple[int, ...] = tuple(SYMBOLS.index(each["battle"]) for each in _fate)
FATE_CITY: tuple[int, ...] = tuple(CITY[each["city"]] if each["city"] else -1 for each in _fate)
FATE_NATION: tuple[int, ...] = tuple(NATIONS.index(each["nation"]) for each in _fate)

VOYAGES: tuple[str, ...] = tuple(each["id"] for each in _expeditions["expeditions"])
MOST_STAKE: int = _expeditions["max_stake"]
LAST_SPACE: int = _expeditions["spaces"]
LOST, NO_NEWS = -2, -1
"""Results of an expedition; others are how many times the stake is paid: the greater the better (R6.5)."""
_RESULTS = {"lost": LOST, "no_news": NO_NEWS, "x1": 1, "x2": 2, "x3": 3, "x4": 4}
FATE_VOYAGE: tuple[tuple[int, ...], ...] = tuple(
    tuple(_RESULTS[each["expeditions"][voyage]] for voyage in VOYAGES) for each in _fate
)

# --- events -----------------------------------------------------------------------------------------------------------

EVENTS: tuple[str, ...] = tuple(each["id"] for each in _events)
EVENT = {name: number for number, name in enumerate(EVENTS)}
COLOURS = ("red", "green", "blue")
RED, GREEN, BLUE = range(3)
EVENT_COLOUR: tuple[int, ...] = tuple(COLOURS.index(each["color"]) for each in _events)
CANCEL_FAITH: tuple[int, ...] = tuple(each["cancel_faith"] or 0 for each in _events)
EVENT_LASTS: tuple[bool, ...] = tuple(each["lasting"] for each in _events)


_EVENT_NUMBERS = tuple(_numbers(each["params"]) for each in _events)


def event_number(card: int, name: str) -> int:
    """A number that the card's text names."""
    return _EVENT_NUMBERS[card][name]


def colour_of(card: int) -> int:
    """The colour of a back too: backs are -1, -2, -3."""
    return EVENT_COLOUR[card] if card >= 0 else -1 - card


# --- agendas ----------------------------------------------------------------------------------------------------------

AGENDAS: tuple[str, ...] = tuple(each["id"] for each in _agendas)
AGENDA = {name: number for number, name in enumerate(AGENDAS)}
PRIVATE_MOTION, MOTION, LAW, TITLE, OFFICE = "private_motion", "motion", "law", "title", "office"
AGENDA_TYPE: tuple[str, ...] = tuple(each["type"] for each in _agendas)
NAMES_BARON: tuple[bool, ...] = tuple(each["vote"] == "baron" for each in _agendas)
TITLE_INCOME: tuple[int, ...] = tuple(each.get("income", 0) for each in _agendas)
RETINUE: tuple[int, ...] = tuple(each.get("retinue", 0) for each in _agendas)
KEEPS_AWAY: tuple[bool, ...] = tuple(each.get("absent", False) for each in _agendas)
MOST_TITLES = 3
URGENT = 3


_AGENDA_NUMBERS = tuple(_numbers(each) for each in _agendas)


def agenda_number(card: int, name: str) -> int:
    """A number that the card's text names."""
    return _AGENDA_NUMBERS[card][name]


PAYMASTER, PRIMATE = AGENDA["paymaster"], AGENDA["primate"]
SPEAKER, HERALD, MASTER_OF_WORKS = AGENDA["speaker"], AGENDA["herald"], AGENDA["master_of_works"]
MASTER_OF_HORSE, WARDEN, MASTER_OF_ORDNANCE = AGENDA["master_of_horse"], AGENDA["warden"], AGENDA["master_of_ordnance"]
STANDARD_BEARER, PROVOST = AGENDA["standard_bearer"], AGENDA["provost"]
NEW_REGENT, SYNOD = AGENDA["new_regent"], AGENDA["synod"]
INCOME_TAX, OPEN_ROADS, NO_RAZING = AGENDA["income_tax"], AGENDA["open_roads"], AGENDA["no_razing"]
DRAFT_LIMIT, TITHE, CASTLE_PEACE = AGENDA["draft_limit"], AGENDA["tithe"], AGENDA["castle_peace"]
LAW_OF_CHIVALRY, CITY_MILITIA, ESTATES = AGENDA["law_of_chivalry"], AGENDA["city_militia"], AGENDA["estates"]

FREE_RULES = ("ban_siege", "ban_roads", "ban_sea", "ban_expeditions", "ban_fortify", "double_tax")
"""What a private motion may make a law with the option `private_motion_scope` (R21.2); numbered after the agendas."""
BAN_SIEGE, BAN_ROADS, BAN_SEA, BAN_EXPEDITIONS, BAN_FORTIFY, DOUBLE_TAX = (
    len(AGENDAS) + number for number in range(len(FREE_RULES))
)
LAWS: dict[int, str] = {
    **{number: name for number, name in enumerate(AGENDAS) if AGENDA_TYPE[number] == LAW},
    **{len(AGENDAS) + number: name for number, name in enumerate(FREE_RULES)},
}
LAW_NUMBER = {name: number for number, name in LAWS.items()}
FOR, AGAINST = 6, 7
"""Answers to a vote beside the seats 0 to 5."""
