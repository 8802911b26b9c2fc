"""Options as canonical short texts and back: `step_or_pass:pilis`, `movers:gyor-infantry-2`, `recruit:vas-archer`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from regalia.core.asking import Codec
from regalia.games.kard_es_korona.pieces.numbers import ARMS, MOVERS, OFFICES, PROVINCES
from regalia.games.kard_es_korona.state import Kard

DONE, PASS, DROP, STAY, NONE, NO, YES = "done", "pass", "drop", "stay", "none", "no", "yes"
AGAIN, KEEP, ALLOW, FORBID, FIRST, LAST = "reroll", "keep", "allow", "forbid", "first", "last"
RANSOM = "ransom"
SELL = tuple(f"sell={office}" for office in OFFICES)
INSIDE, OUTSIDE = "in", "out"


def _county(s: Kard, text: str) -> int:
    if text not in s.board.number:
        raise ValueError(f"there is no county {text!r} on this map")
    return s.board.number[text]


def _one_of(names: tuple[str, ...], text: str, what: str) -> int:
    if text not in names:
        raise ValueError(f"{text!r} is no {what}: {', '.join(names)}")
    return names.index(text)


def _number(text: str) -> int:
    if not text.isdecimal() or len(text) > 4:
        raise ValueError(f"{text!r} is not a whole number")
    return int(text)


def or_words(codec: Codec, *known: str) -> Codec:
    """A few words besides."""

    def write(s: Any, option: Any) -> str:
        return option if isinstance(option, str) else codec.write(s, option)

    return Codec(write, lambda s, text: text if text in known else codec.read(s, text))


def named(names: tuple[str, ...], what: str) -> Codec:
    return Codec(lambda s, option: names[option], lambda s, text: _one_of(names, text, what))


def _split(text: str, parts: int, form: str) -> list[str]:
    found = text.split("-")
    if len(found) != parts:
        raise ValueError(f"it is written {form}")
    return found


def _read_unit(s: Kard, text: str) -> tuple[int, int]:
    county, arm = _split(text, 2, "county-arm")
    return _county(s, county), _one_of(MOVERS, arm, "arm")


def _read_item(s: Kard, text: str) -> tuple[int, int, int, int]:
    """The entry county is left out where the movers come straight from their own."""
    route, at, entry = text.partition("@")
    origin, arm, number = _split(route, 3, "county-arm-number, or county-arm-number@entry")
    start = _county(s, origin)
    return start, _one_of(MOVERS, arm, "arm"), _number(number), _county(s, entry) if at else start


def _write_item(s: Kard, item: tuple[int, int, int, int]) -> str:
    origin, arm, number, entry = item
    end = "" if entry == origin else f"@{s.board.ids[entry]}"
    return f"{s.board.ids[origin]}-{MOVERS[arm]}-{number}{end}"


def _write_army(s: Any, army: tuple[int, ...]) -> str:
    return "-".join(map(str, army))


def _read_army(s: Any, text: str) -> tuple[int, ...]:
    return tuple(_number(part) for part in _split(text, 3, "infantry-archers-cavalry"))


def _write_army_and_lord(s: Any, option: tuple[tuple[int, ...], bool]) -> str:
    return f"{_write_army(s, option[0])}-{INSIDE if option[1] else OUTSIDE}"


def _read_army_and_lord(s: Any, text: str) -> tuple[tuple[int, ...], bool]:
    army, _, lord = text.rpartition("-")
    if lord not in (INSIDE, OUTSIDE):
        raise ValueError(f"it is written infantry-archers-cavalry-{INSIDE}, or …-{OUTSIDE}")
    return _read_army(s, army), lord == INSIDE


def _pair(first: Callable[[str], int], second: Callable[[str], int]) -> Callable[[Any, str], tuple[int, int]]:
    def read(s: Any, text: str) -> tuple[int, int]:
        one, other = _split(text, 2, "seat-amount")
        return first(one), second(other)

    return read


COUNTY = Codec(lambda s, option: s.board.ids[option], _county)
UNIT = Codec(lambda s, option: f"{s.board.ids[option[0]]}-{MOVERS[option[1]]}", _read_unit)
ITEM = Codec(_write_item, _read_item)
ARMY = Codec(_write_army, _read_army)
ARMY_AND_LORD = Codec(_write_army_and_lord, _read_army_and_lord)
PROVINCE = named(PROVINCES, "province")
ARM = named(ARMS, "arm")
NUMBER = Codec(lambda s, option: str(option), lambda s, text: _number(text))
SEAT_AND_AMOUNT = Codec(lambda s, option: f"{option[0]}-{option[1]}", _pair(_number, _number))

PURCHASE = or_words(UNIT, DONE, RANSOM, *SELL)
STEP = or_words(COUNTY, PASS, *SELL)
MOVER = or_words(ITEM, DONE)
ARM_OR_NONE = or_words(ARM, NONE)
COUNTY_OR_STAY = or_words(COUNTY, STAY)
COUNTY_OR_NO = or_words(COUNTY, NO)
BID_OR_DROP = or_words(NUMBER, DROP)
VICTOR = or_words(Codec(
    lambda s, option: f"go={s.board.ids[option]}" if isinstance(option, int) else _write_item(s, option),
    lambda s, text: _county(s, text[3:]) if text.startswith("go=") else _read_item(s, text),
), NONE, DONE)  # fmt: skip
