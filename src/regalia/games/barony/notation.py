"""How options are written: place:E6, recruit:E6x2, move:E6-F6, build:E6=village, plunder:field, title:field2+plain2.

A hex may be given by its label or by its coordinates: move:0,0-1,0.
"""

from __future__ import annotations

from regalia.core.asking import Codec
from regalia.games.barony.pieces.hexes import Hex, Step
from regalia.games.barony.pieces.numbers import PIECES, TOKENS
from regalia.games.barony.pieces.payments import Payment
from regalia.games.barony.state import Barony

DONE, PASS = "done", "pass"


def write_hex(s: Barony, hex: Hex) -> str:
    return s.board.shape.labels[hex]


def read_hex(s: Barony, text: str) -> Hex:
    """A label or "q,r"."""
    try:
        return s.board.shape.by_name[text]
    except KeyError:
        raise ValueError(f"there is no hex {text!r} on this board") from None


def _read_two(text: str, sign: str) -> tuple[str, str]:
    """The parts around the sign; a leading minus belongs to the first part (-1,0)."""
    at = text.find(sign, 1)
    if at < 0:
        raise ValueError(f"there is no {sign!r} in it")
    return text[:at], text[at + 1 :]


def _read_step(s: Barony, text: str) -> Step | str:
    if text == DONE:
        return DONE
    for at in (at for at, sign in enumerate(text) if sign == "-"):  # -1,0-0,0 has three
        if text[:at] in s.board.shape.by_name:
            return read_hex(s, text[:at]), read_hex(s, text[at + 1 :])
    raise ValueError("a step is written from-to, with two hexes of the board")


def _write_step(s: Barony, option: Step | str) -> str:
    return option if isinstance(option, str) else f"{write_hex(s, option[0])}-{write_hex(s, option[1])}"


def _read_recruits(s: Barony, text: str) -> tuple[Hex, int]:
    hex, number = _read_two(text, "x")
    if not number.isdecimal():
        raise ValueError(f"{number!r} is not a number of knights")
    return read_hex(s, hex), int(number)


def _write_recruits(s: Barony, option: tuple[Hex, int]) -> str:
    return f"{write_hex(s, option[0])}x{option[1]}"


def _read_build(s: Barony, text: str) -> tuple[Hex, int] | str:
    if text == DONE:
        return DONE
    hex, kind = _read_two(text, "=")
    if kind not in PIECES:
        raise ValueError(f"{kind!r} is no building")
    return read_hex(s, hex), PIECES.index(kind)


def _write_build(s: Barony, option: tuple[Hex, int] | str) -> str:
    return option if isinstance(option, str) else f"{write_hex(s, option[0])}={PIECES[option[1]]}"


def _read_token(s: Barony, text: str) -> int:
    if text not in TOKENS:
        raise ValueError(f"{text!r} is no resource token")
    return TOKENS.index(text)


def _write_payment(s: Barony, payment: Payment) -> str:
    return "+".join(f"{name}{count}" for name, count in zip(TOKENS, payment, strict=True) if count)


def _read_payment(s: Barony, text: str) -> Payment:
    counts = [0, 0, 0, 0]
    for part in text.split("+"):
        name = part.rstrip("0123456789")
        number = part[len(name) :]
        if name not in TOKENS or not number:
            raise ValueError(f"{part!r} is not a number of tokens such as field2")
        counts[TOKENS.index(name)] += int(number)
    return counts[0], counts[1], counts[2], counts[3]


HEX = Codec(write_hex, read_hex)
STEP = Codec(_write_step, _read_step)
RECRUITS = Codec(_write_recruits, _read_recruits)
TOKEN = Codec(lambda s, kind: TOKENS[kind], _read_token)
BUILDING = Codec(_write_build, _read_build)
PAYMENT = Codec(_write_payment, _read_payment)
