"""Barony's events for the log, the motion, the sounds and the screen reader."""

from __future__ import annotations

from collections.abc import Callable

from regalia.games.barony.pieces.numbers import CITY, KNIGHT, PIECES, TITLES, TOKENS, VILLAGE
from regalia.games.barony.state import Barony
from regalia.games.barony.table.seating import box_id, reserve_id, token_id
from regalia.games.barony.table.trays import stock_id
from regalia.games.barony.words import wording
from regalia.scene.herald import Facts, Herald, Travels, paced
from regalia.scene.types import Travel

ART: dict[str, str | Callable[[Facts], str]] = {
    "placement_skipped": "box",
    "city_placed": "city",
    "passed": "step",
    "recruited": "action-recruit",
    "moved": "action-move",
    "knight_beaten": "sign-war",
    "village_burnt": "sign-war",
    "plundered": lambda facts: f"token-{TOKENS[facts['token']]}",
    "nothing_to_plunder": "cross",
    "built": "action-build",
    "built_without_token": "action-build",
    "city_founded": "action-new-city",
    "expedition_landed": "action-expedition",
    "title_bought": lambda facts: f"title-{TITLES[facts['title']]}",
    "last_round_began": "bell",
    "game_ended": "laurel",
}
SOUNDS = {
    "city_placed": "place",
    "recruited": "place",
    "moved": "move",
    "knight_beaten": "war",
    "village_burnt": "war",
    "plundered": "coin",
    "built": "build",
    "built_without_token": "build",
    "city_founded": "build",
    "expedition_landed": "place",
    "title_bought": "title",
    "last_round_began": "bell",
    "game_ended": "victory",
}


def _places(view: Barony, facts: Facts) -> tuple[str, ...]:
    return tuple(view.board.shape.labels[facts[name]] for name in wording.HEXES if name in facts)


# --- what went from where to where --------------------------------------------------------------------------------


def _at(view: Barony, hex: int) -> str:
    return f"place:{view.board.shape.labels[hex]}"


def _reserve(seat: int, piece: int) -> str:
    return f"counter:{reserve_id(seat, piece)}"


def _out(view: Barony, seat: int, piece: int, hex: int, count: int = 1) -> Travel:
    """From the reserve onto the board."""
    return Travel(art=PIECES[piece], seat=seat, count=count, start=_reserve(seat, piece), end=_at(view, hex))


def _home(view: Barony, seat: int, piece: int, hex: int) -> Travel:
    """From the board into the reserve."""
    return Travel(art=PIECES[piece], seat=seat, start=_at(view, hex), end=_reserve(seat, piece))


def _city_placed(view: Barony, facts: Facts) -> Travels:
    seat, hex = facts["seat"], facts["hex"]
    return _out(view, seat, CITY, hex), _out(view, seat, KNIGHT, hex)


def _recruited(view: Barony, facts: Facts) -> Travels:
    return (_out(view, facts["seat"], KNIGHT, facts["hex"], facts["count"]),)


def _moved(view: Barony, facts: Facts) -> Travels:
    start, end = _at(view, facts["origin"]), _at(view, facts["target"])
    return (Travel(art=PIECES[KNIGHT], seat=facts["seat"], start=start, end=end),)


def _knight_beaten(view: Barony, facts: Facts) -> Travels:
    return (_home(view, facts["victim"], KNIGHT, facts["hex"]),)


def _village_burnt(view: Barony, facts: Facts) -> Travels:
    return (_home(view, facts["victim"], VILLAGE, facts["hex"]),)


def _plundered(view: Barony, facts: Facts) -> Travels:
    kind = facts["token"]
    start, end = token_id(facts["victim"], kind), token_id(facts["seat"], kind)
    return (Travel(art=f"token-{TOKENS[kind]}", start=f"counter:{start}", end=f"counter:{end}"),)


def _built_without_token(view: Barony, facts: Facts) -> Travels:
    seat, hex = facts["seat"], facts["hex"]
    return _home(view, seat, KNIGHT, hex), _out(view, seat, facts["building"], hex)


def _built(view: Barony, facts: Facts) -> Travels:
    kind = facts["token"]
    is_counted = view.variants.resource_supply == "limited"
    start = f"counter:{stock_id(kind)}" if is_counted else _at(view, facts["hex"])
    end = f"counter:{token_id(facts['seat'], kind)}"
    return *_built_without_token(view, facts), Travel(art=f"token-{TOKENS[kind]}", start=start, end=end)


def _city_founded(view: Barony, facts: Facts) -> Travels:
    seat, hex = facts["seat"], facts["hex"]
    return _home(view, seat, VILLAGE, hex), _out(view, seat, CITY, hex)


def _expedition_landed(view: Barony, facts: Facts) -> Travels:
    seat = facts["seat"]
    given_up = Travel(art=PIECES[KNIGHT], seat=seat, start=_reserve(seat, KNIGHT), end=f"counter:{box_id(seat)}")
    return given_up, _out(view, seat, KNIGHT, facts["hex"])


def _title_bought(view: Barony, facts: Facts) -> Travels:
    """What was paid goes back to the stock, where it is counted."""
    if view.variants.resource_supply != "limited":
        return ()
    return tuple(
        Travel(
            art=f"token-{TOKENS[kind]}",
            count=count,
            start=f"counter:{token_id(facts['seat'], kind)}",
            end=f"counter:{stock_id(kind)}",
        )
        for kind, count in enumerate(facts["paid"])
        if count
    )


TRAVELS: dict[str, Callable[[Barony, Facts], Travels]] = {
    "city_placed": _city_placed,
    "recruited": _recruited,
    "moved": _moved,
    "knight_beaten": _knight_beaten,
    "village_burnt": _village_burnt,
    "plundered": _plundered,
    "built": _built,
    "built_without_token": _built_without_token,
    "city_founded": _city_founded,
    "expedition_landed": _expedition_landed,
    "title_bought": _title_bought,
}

# --- whom it touches, and how long it is looked at ----------------------------------------------------------------

PACES = paced(quick=("round_began",), slow=("knight_beaten", "village_burnt", "last_round_began"))


def _touches(view: Barony, facts: Facts) -> tuple[int, ...]:
    """Whoever loses something by it."""
    return (facts["victim"],) if "victim" in facts else ()


news = Herald(
    wording.fact,
    ART,
    SOUNDS,
    headings=("round_began",),
    travels=TRAVELS,
    places=_places,
    paces=PACES,
    touches=_touches,
).news
