"""The numbers of the game, read from the data files."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

DATA = Path(__file__).parent.parent / "data"


def _load(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / name).read_text(encoding="utf-8"))


_game = _load("game.toml")
_lords = _load("lords.toml")

ARMS = ("infantry", "archer", "cavalry")
INFANTRY, ARCHER, CAVALRY = range(3)
LORD = 3
"""Where a lord stands beside the arms: in a placement or among the movers of a step."""

MOVERS = (*ARMS, "lord")
COST = tuple(int(_game["arms"][arm]["cost"]) for arm in ARMS)
COST_PALATINE = tuple(int(_game["arms"][arm]["cost_palatine"]) for arm in ARMS)
FOOT_POINTS = int(_game["arms"]["infantry"]["movement"])
HORSE_POINTS = int(_game["arms"]["cavalry"]["movement"])
SUPPLY = tuple(int(_game["supply"][f"lord_{arm}"]) for arm in ARMS)

RANSOM_PRICE = int(_game["lord"]["ransom"])
CAPTIVITY_YEARS = int(_game["lord"]["captivity_years"])
ESCAPE_ON = int(_game["lord"]["escape_on"])
DUEL_HIT_ON = int(_game["lord"]["duel_hit_on"])

_movement = _game["movement"]
STEPS_BASE, STEPS_MAX = int(_movement["steps_base"]), int(_movement["steps_max"])
ENTER = tuple(int(_movement[f"enter_{terrain}"]) for terrain in ("plain", "mountain", "marsh"))
RIVER = int(_movement["river_extra"])

CAPACITY, SAME_ARM = int(_game["castle"]["capacity"]), int(_game["castle"]["same_arm_max"])

_income = _game["income"]
COUNTY_TAX, CASTLE_TAX = int(_income["county"]), int(_income["castle_county"])
TREASURER_TAX, PROVINCE_TAX = int(_income["castle_county_treasurer"]), int(_income["complete_province"])

OFFICES = tuple(str(office) for office in _game["offices"]["order"])
JUDGE, TREASURER, PALATINE = range(3)
VACANT = -1

TERRAINS = ("plain", "mountain", "marsh")
PLAIN, MOUNTAIN, MARSH = range(3)

RING = tuple(str(province) for province in _lords["ring"])
PROVINCES = (*RING, "kiralyi")
ROYAL = len(RING)
SZLAVONIA = PROVINCES.index("szlavonia")
LORDS = tuple(str(lord) for lord in _lords["lords"])
OPEN_WHEN_CLOSED = frozenset(_lords["open_when_closed"])
SETS = {str(name): tuple(RING.index(province) for province in ids) for name, ids in _game["player_sets"].items()}
ROYAL_EXTRA = {str(county): ARMS.index(arm) for county, arm in _game["royal_extra"].items()}
FIRST_YEAR = int(_game["basic"]["first_year"])

_cards = _load("events.toml")["event"]
EVENTS = tuple(str(card["id"]) for card in _cards)
(
    GUILDS, KINGS_ELECTION, REVOLT, PLAGUE, BLOODY_SWORD, VINTAGE, RAINY_AUTUMN, RICH_HARVEST, DROUGHT, FLOODS,
    DRY_SUMMER, MERCENARIES, TRUCE, TOURNAMENT, DEBASED_COINAGE, ROYAL_MUSTER,
) = range(16)  # fmt: skip
NO_EVENT = -1
RAIN_ON = int(_cards[RAINY_AUTUMN]["threshold"])
MERCENARY_UNITS = int(_cards[MERCENARIES]["free_placement"])


class Ruleset:
    """What the basic and the advanced game count differently."""

    def __init__(self, name: str) -> None:
        data = _game[name]
        self.id = name
        self.years = int(data["years"])
        self.election_years = frozenset(year - FIRST_YEAR + 1 for year in data["election_years"])
        self.start_units = tuple(int(data["start_units"][arm]) for arm in ARMS)
        self.start_counties = int(data.get("start_counties_exact", 0))  # 0: any number
        self.start_castles = int(data["start_castles_max"])
        self.idle_units = tuple(int(data["idle_county_garrison"][arm]) for arm in ARMS)
        self.castles_to_win = {int(seats): int(castles) for seats, castles in data["castles_to_win"].items()}
        self.knights_per_castle = int(data["knights_per_castle_per_year"])
        self.knights_per_player = int(data.get("knights_per_player_per_year", 99))

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return Ruleset, (self.id,)


RULESETS = {name: Ruleset(name) for name in ("basic", "advanced")}
PROVINCES_TO_WIN = {int(seats): int(number) for seats, number in _game["provinces_to_win"].items()}
FEWEST_PLAYERS, MOST_PLAYERS = min(PROVINCES_TO_WIN), max(PROVINCES_TO_WIN)
