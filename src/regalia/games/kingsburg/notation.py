"""Options as canonical short texts and back: `influence:12=4,5,w1,t1`, `recruit:2=gold3+wood1`, `build:guard_tower`.

In a placement `4` is a die of one's own, `w1` a white one, `t2` two "+2" tokens, `m+1` and `m-1` the Market, `envoy`
the Envoy.
"""

from __future__ import annotations

import re
from typing import Any

from regalia.core.asking import Codec, words
from regalia.games.kingsburg.pieces.advisors import ADVISOR_NUMBERS
from regalia.games.kingsburg.pieces.goods import NOTHING, Good, Goods
from regalia.games.kingsburg.pieces.numbers import FACES, GOODS
from regalia.games.kingsburg.pieces.placements import Placement
from regalia.games.kingsburg.pieces.provinces import BUILDING_NUMBERS, BUILDINGS, ROWS, BuildingNumber

PASS, DONE, NONE = "pass", "done", "none"
BY_CHAPEL = "chapel"
TOKEN, PAY_TOKEN = "token", "pay_token"

WHITE = FACES
"""Added to the face of a white die, where own and white dice are told apart by one number."""

DieNumber = int
Recruits = tuple[int, Goods]
"""How many soldiers, and the goods paid for them."""

Trade = tuple[str, Good]
"""At the Town Hall: `("trade", GOLD)` or `("pay", GOLD)`."""
TRADE, PAY = "trade", "pay"


# --- goods ------------------------------------------------------------------------------------------------------------


def read_good(text: str) -> Good:
    if text not in GOODS:
        raise ValueError(f"there is no good {text!r}: {', '.join(GOODS)}")
    return GOODS.index(text)


def write_goods(goods: Goods) -> str:
    return "+".join(f"{name}{count}" for name, count in zip(GOODS, goods, strict=True) if count) or NONE


def read_goods(text: str) -> Goods:
    counts = list(NOTHING)
    for part in text.split("+"):
        match = re.fullmatch(r"([a-z]+)([1-9][0-9]{0,3})", part, re.ASCII)
        if match is None or match[1] not in GOODS:
            raise ValueError(f"{part!r} is not a number of goods such as gold2")
        counts[GOODS.index(match[1])] += int(match[2])
    return counts[0], counts[1], counts[2]


def _goods_or(*words: str) -> Codec:
    def write(s: Any, option: Goods | str) -> str:
        return option if isinstance(option, str) else write_goods(option)

    def read(s: Any, text: str) -> Goods | str:
        return text if text in words else read_goods(text)

    return Codec(write, read)


def _good_or(*words: str) -> Codec:
    def write(s: Any, option: Good | str) -> str:
        return option if isinstance(option, str) else GOODS[option]

    def read(s: Any, text: str) -> Good | str:
        return text if text in words else read_good(text)

    return Codec(write, read)


def _write_recruits(s: Any, option: Recruits | str) -> str:
    return option if isinstance(option, str) else f"{option[0]}={write_goods(option[1])}"


def _read_recruits(s: Any, text: str) -> Recruits | str:
    if text == PASS:
        return PASS
    number, _, goods = text.partition("=")
    if re.fullmatch("[1-9][0-9]{0,3}", number, re.ASCII) is None:
        raise ValueError(f"{number!r} is not a number of soldiers")
    return int(number), read_goods(goods)


def _write_town_hall(s: Any, option: Trade | str) -> str:
    return option if isinstance(option, str) else f"{option[0]}={GOODS[option[1]]}"


def _read_town_hall(s: Any, text: str) -> Trade | str:
    if text in (TOKEN, PAY_TOKEN, NONE):
        return text
    verb, _, good = text.partition("=")
    if verb not in (TRADE, PAY):
        raise ValueError(f"it is {TOKEN}, {TRADE}=GOOD, {PAY_TOKEN}, {PAY}=GOOD or {NONE}")
    return verb, read_good(good)


# --- dice -------------------------------------------------------------------------------------------------------------


def write_die(die: DieNumber) -> str:
    return f"w{die - WHITE}" if die > WHITE else str(die)


def read_die(text: str) -> DieNumber:
    match = re.fullmatch("(w?)([1-6])", text, re.ASCII)
    if match is None:
        raise ValueError(f"{text!r} is no die: own dice are 1 to 6, white ones w1 to w6")
    return int(match[2]) + (WHITE if match[1] else 0)


def _write_reroll(s: Any, option: DieNumber | str) -> str:
    return option if isinstance(option, str) else f"statue={write_die(option)}"


def _read_reroll(s: Any, text: str) -> DieNumber | str:
    if text in (BY_CHAPEL, DONE):
        return text
    verb, _, die = text.partition("=")
    if verb != "statue":
        raise ValueError(f"it is statue=DIE, {BY_CHAPEL} or {DONE}")
    return read_die(die)


def _write_placement(s: Any, option: Placement | str) -> str:
    if isinstance(option, str):
        return option
    advisor, own, white, tokens, market, envoy = option
    parts = [str(face) for face in own] + [f"w{face}" for face in white]
    parts += [f"t{tokens}"] * bool(tokens) + [f"m{market:+d}"] * bool(market) + ["envoy"] * envoy
    return f"{advisor}={','.join(parts)}"


def _read_placement(s: Any, text: str) -> Placement | str:
    if text == PASS:
        return PASS
    where, equals, group = text.partition("=")
    if not equals:
        raise ValueError("a placement is written as an advisor and dice: 9=4,5")
    own, white, tokens, market, envoy = list[int](), list[int](), 0, 0, False
    for part in group.split(","):
        if part == "envoy":
            envoy = True
        elif part in ("m+1", "m-1"):
            market += int(part[1:])
        elif re.fullmatch("t[1-9]", part, re.ASCII):
            tokens += int(part[1:])
        else:
            die = read_die(part)
            (white if die > WHITE else own).append(die - WHITE if die > WHITE else die)
    return Placement(_read_advisor(where), tuple(sorted(own)), tuple(sorted(white)), tokens, market, envoy)


def _read_advisor(text: str) -> int:
    """By number or by name."""
    if text in ADVISOR_NUMBERS:
        return ADVISOR_NUMBERS[text]
    if re.fullmatch("[0-9]{1,3}", text, re.ASCII) is None:
        raise ValueError(f"there is no advisor {text!r}")
    return int(text)


# --- buildings --------------------------------------------------------------------------------------------------------


def _write_building(s: Any, option: BuildingNumber | str) -> str:
    return option if isinstance(option, str) else BUILDINGS[option].id


def _read_building(s: Any, text: str) -> BuildingNumber | str:
    if text == PASS:
        return PASS
    if text not in BUILDING_NUMBERS:
        raise ValueError(f"there is no building {text!r}")
    return BUILDING_NUMBERS[text]


def _read_row(s: Any, text: str) -> int:
    if text not in ROWS:
        raise ValueError(f"there is no row {text!r}: {', '.join(ROWS)}")
    return ROWS.index(text)


GOOD = _good_or()
GOOD_OR_NONE = _good_or(NONE)
BUNDLE = _goods_or()
BUNDLE_OR_NONE = _goods_or(NONE)
RECRUITS = Codec(_write_recruits, _read_recruits)
TRADE_OR_WORD = Codec(_write_town_hall, _read_town_hall)
DIE = Codec(lambda s, die: write_die(die), lambda s, text: read_die(text))
DIE_OR_WORD = Codec(_write_reroll, _read_reroll)
PLACEMENT = Codec(_write_placement, _read_placement)
BUILDING = Codec(_write_building, _read_building)
ROW = Codec(lambda s, row: ROWS[row], _read_row)
ENVOY_USE = words("influence", "build", NONE)
