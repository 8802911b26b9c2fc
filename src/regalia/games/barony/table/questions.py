"""Barony's questions on the table: for each option what to click, and what it leads to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from regalia.core.asking import Ask, Option, refuse
from regalia.core.words import Argument, Message, SeatName, both, seat_names
from regalia.games.barony.notation import DONE, PASS
from regalia.games.barony.pieces.hexes import Hex
from regalia.games.barony.pieces.numbers import (
    ACTION_LETTERS,
    ACTIONS,
    CITY,
    GOLD,
    KNIGHT,
    NO_BUILDING,
    PIECES,
    POINTS,
    SILVER,
    TITLE_COST,
    TITLES,
    TOKENS,
    VILLAGE,
)
from regalia.games.barony.rules.construction import building_sites
from regalia.games.barony.rules.turn import why_not_act
from regalia.games.barony.state import OTHERS, Barony
from regalia.games.barony.table import matters, warnings
from regalia.games.barony.table.seating import token_id
from regalia.games.barony.words import wording
from regalia.scene.clicks import button, closed
from regalia.scene.types import Choice, Closed, SceneAsk, Sign, Target

Path = tuple[Target, ...]

ACTION_OF = {action: action for action in ACTIONS} | {"move_again": "move", "plunder": "move"}
"""Which action a question is part of."""


def ask(ask: Ask) -> SceneAsk:
    """The question of a seat: each option with its clicks, and the actions that are closed, with the reason."""
    kind = ask.kind.id
    action = ACTION_OF.get(kind)
    return SceneAsk(
        kind=kind,
        title=Message(f"action-{action}") if action else None,
        letter=ACTION_LETTERS[action] if action else "",
        question=matters.question(ask),
        about=matters.about(ask),
        explains=matters.explains(ask),
        warns=warnings.warns(ask),
        place=matters.place(ask),
        rule=matters.RULES[kind],
        choices=tuple(_choice(ask, option) for option in ask.options),
        closed=tuple(CLOSED[kind](ask)) if kind in CLOSED else (),
        any_order=kind == "title",
        sums=_paid(ask.state) if kind == "title" else None,
    )


def _choice(ask: Ask, option: Option) -> Choice:
    path = (_done(ask),) if option == DONE else PATHS[ask.kind.id](ask, option)
    return Choice(text=ask.text(option), name=wording.option(ask, option), path=path)


def _closed(ask: Ask) -> Iterator[Closed]:
    for action in ACTIONS:
        if action not in ask.options:
            refusal = why_not_act(ask.state, ask.seat, action)
            if refusal is not None:
                yield closed(_action(action), wording.fact, ask.state, refusal)


def _staying(ask: Ask) -> Iterator[Closed]:
    """Knights that cannot go anywhere: the one that has just moved, and those with nothing open around them."""
    s: Barony = ask.state
    moving = {option[0] for option in ask.options if not isinstance(option, str)}
    for hex in sorted(s.where[ask.seat]):
        if hex in moving:
            continue
        target = Target(at=f"place:{_label(s, hex)}", name=Message("hex-name", {"hex": _label(s, hex)}))
        if hex in ask.args:
            yield closed(target, wording.fact, s, refuse("R5.3", hex=hex))
        else:
            yield Closed(target=target, rule="R5.4", reason=Message("stays-shut_in", {"hex": _label(s, hex)}))


CLOSED: dict[str, Callable[[Ask], Iterator[Closed]]] = {"action": _closed, "move": _staying, "move_again": _staying}


# --- things to click ----------------------------------------------------------------------------------------------


def _label(s: Barony, hex: Hex) -> str:
    return str(s.board.shape.labels[hex])


def _place(s: Barony, hex: Hex, sign: Sign = "legal", note: Message | None = None, ghost: int | None = None) -> Target:
    art = "" if ghost is None else PIECES[ghost]
    return Target(at=f"place:{_label(s, hex)}", sign=sign, note=note, ghost=art)


def _action(action: str) -> Target:
    art = "step" if action == PASS else f"action-{action.replace('_', '-')}"
    return button(
        action, Message(f"action-{action}"), art, letter=ACTION_LETTERS.get(action, ""), explain=_explained(action)
    )


def _explained(action: str) -> str:
    return "" if action == PASS else f"action-{action}"


def _done(ask: Ask) -> Target:
    """What is given up by it is said beforehand."""
    s: Barony = ask.state
    made = button(DONE, Message(f"option-{ask.kind.id}-done"), "check")
    if ask.kind.id == "build":
        hexes = ", ".join(_label(s, hex) for hex in building_sites(s, ask.seat))
        return replace(made, note=Message("note-could_build", {"hexes": hexes}))
    return replace(made, warn=warnings.of_no_second_step(ask))


# --- starting cities and actions ----------------------------------------------------------------------------------


def _to_first_city(ask: Ask, hex: Hex) -> Path:
    s: Barony = ask.state
    lands = [s.board.terrain[near] for near in s.board.shape.neighbours[hex]]
    around = wording.tokens_counted(lands.count(kind) for kind in range(len(TOKENS)))
    name = "note-place" if around else "note-place-lakes"
    note = Message(name, {"lands": around, "count": s.board.recruits[hex]})
    return (_place(s, hex, note=note, ghost=CITY),)


def _to_action(ask: Ask, action: str) -> Path:
    s: Barony = ask.state
    made = _action(action)
    if action == PASS:
        return (replace(made, note=Message("note-pass")),)
    return (replace(made, note=_foretold(s, ask.seat, action), warn=_warned(s, ask.seat, action)),)


def _foretold(s: Barony, seat: int, action: str) -> Message:
    """What there is to act with, or what it brings."""
    count = {
        "recruit": s.reserve[seat][KNIGHT],
        "move": sum(s.knights[seat]),
        "build": len(building_sites(s, seat)),
        "new_city": _city_points(s, seat),
    }
    if action == "title":
        return Message("note-action-title", {"title": Message(f"title-{TITLES[s.titles[seat] + 1]}")})
    return Message(f"note-action-{action}", {"count": count.get(action, 1)})


def _warned(s: Barony, seat: int, action: str) -> Message | None:
    if action == "expedition" and warnings.takes_last_knights(s, seat):
        return Message("warn-last_knights.short")
    if action != "title":
        return None
    if warnings.behind_as_duke(s, seat) is not None:
        return Message("warn-behind.short")
    over = warnings.least_overpaid(s, seat)
    return Message("warn-overpaid.short", {"over": over}) if over else None


# --- recruitment and movement -------------------------------------------------------------------------------------


def _to_recruits(ask: Ask, option: tuple[Hex, int]) -> Path:
    hex, number = option
    s: Barony = ask.state
    most = min(s.board.recruits[hex], s.reserve[ask.seat][KNIGHT])
    city = _place(s, hex, note=Message("note-recruit", {"count": most}))
    asks = Message("ask-recruit-number", {"hex": _label(s, hex), "count": most})
    name = Message("button-recruit", {"count": number})
    return replace(city, asks=asks), button(str(number), name, PIECES[KNIGHT], ghost=PIECES[KNIGHT])


def _to_step(ask: Ask, option: tuple[Hex, Hex]) -> Path:
    s: Barony = ask.state
    origin, target = option
    sign, note = _welcome(s, ask.seat, target)
    warn = warnings.of_step(s, ask.seat, origin, target)
    picked = replace(_place(s, origin), asks=_where_to(ask, origin))
    return picked, replace(_place(s, target, sign, note, KNIGHT), warn=warn)


def _where_to(ask: Ask, origin: Hex) -> Message:
    """The question about the picked knight: how many ways are open to it, and of what kind."""
    s: Barony = ask.state
    signs = [_sign(s, ask.seat, step[1]) for step in ask.options if step != DONE and step[0] == origin]
    kinds = {sign: signs.count(sign) for sign in ("legal", "shared", "war") if sign in signs}
    ways = tuple(Message(f"ways-{sign}", {"count": count}) for sign, count in kinds.items())
    return Message("ask-move-from", {"hex": _label(s, origin), "ways": ways})


def _welcome(s: Barony, seat: int, target: Hex) -> tuple[Sign, Message | None]:
    """What awaits a knight there (R6.1, R6.2)."""
    sign = _sign(s, seat, target)
    if sign == "legal":
        return sign, None
    others = [other for other in range(s.seats) if other != seat and s.pieces(other, target)]
    if sign == "war":
        return sign, Message("note-war", {"losses": tuple(_losses(s, others, target))})
    return sign, Message("note-shared", {"others": both(seat_names(others))})


def _sign(s: Barony, seat: int, target: Hex) -> Sign:
    if not s.present[target] & OTHERS[seat]:
        return "legal"
    return "war" if s.present[target] >> seat & 1 else "shared"


def _losses(s: Barony, others: list[int], hex: Hex) -> Iterator[Message]:
    for other in others:
        if s.knights[other][hex]:
            yield Message("loss-knight", {"seat": SeatName(other)})
        if s.building[hex] != NO_BUILDING and s.owner[hex] == other:
            robbed = "-token" if any(s.tokens[other]) else ""  # R6.4
            yield Message(f"loss-village{robbed}", {"seat": SeatName(other)})


def _to_loot(ask: Ask, kind: int) -> Path:
    victim = ask.args[0]
    return (_token(victim, kind),)


# --- building -----------------------------------------------------------------------------------------------------


def _to_building(ask: Ask, option: tuple[Hex, int]) -> Path:
    hex, building = option
    s: Barony = ask.state
    land = s.board.terrain[hex]
    is_token_left = s.variants.resource_supply == "unlimited" or s.stock[land] > 0
    facts: dict[str, Argument] = {"token": Message(f"token-{TOKENS[land]}"), "gold": GOLD[land]}
    note = Message("note-token" if is_token_left else "note-no_token", facts)
    asks = Message("ask-build-what", {"hex": _label(s, hex), "gain": note})
    return replace(_place(s, hex, note=note), asks=asks), _building(s, ask.seat, hex, building)


def _building(s: Barony, seat: int, hex: Hex, building: int) -> Target:
    piece = PIECES[building]
    note = Message(f"note-build-{piece}", {"count": s.reserve[seat][building]})
    made = button(piece, Message(f"button-{piece}"), piece, note, ghost=piece, explain=f"piece-{piece}")
    return replace(made, warn=warnings.of_village(s, seat, hex)) if building == VILLAGE else made


def _to_new_city(ask: Ask, hex: Hex) -> Path:
    note = Message("note-points", {"points": _city_points(ask.state, ask.seat)})
    return (_place(ask.state, hex, note=note, ghost=CITY),)


def _city_points(s: Barony, seat: int) -> int:
    """What one more new city brings (R8.4); there are no more than the score board has rows (R8.5)."""
    points, cities = POINTS[s.titles[seat]], s.new_cities[seat]
    return points[min(cities + 1, len(points) - 1)] - points[cities]


def _to_landing(ask: Ask, hex: Hex) -> Path:
    s: Barony = ask.state
    land = s.board.terrain[hex]
    note = Message("note-landing", {"token": Message(f"token-{TOKENS[land]}"), "gold": GOLD[land]})
    return (replace(_place(s, hex, note=note, ghost=KNIGHT), warn=warnings.of_landing(s, ask.seat, hex)),)


# --- paying -------------------------------------------------------------------------------------------------------


def _to_payment(ask: Ask, payment: tuple[int, ...]) -> Path:
    """Token by token, in any order."""
    return tuple(_token(ask.seat, kind) for kind, count in enumerate(payment) for _ in range(count))


def _token(seat: int, kind: int) -> Target:
    art = f"token-{TOKENS[kind]}"
    note = Message("note-worth", {"gold": GOLD[kind], "silver": SILVER[kind]})
    name = Message("option-token", {"token": Message(art)})
    return Target(at=f"counter:{token_id(seat, kind)}", name=name, art=art, note=note, explain=art, adds=GOLD[kind])


def _paid(s: Barony) -> Message:
    """What the picked tokens make; how much of it is too much (R10.4)."""
    name = "paid" if s.variants.overpay == "minimal" else "paid-any"
    return Message(name, {"sum": 0, "cost": TITLE_COST})


PATHS: dict[str, Callable[[Ask, Any], Path]] = {
    "place": _to_first_city,
    "action": _to_action,
    "recruit": _to_recruits,
    "move": _to_step,
    "move_again": _to_step,
    "plunder": _to_loot,
    "build": _to_building,
    "new_city": _to_new_city,
    "expedition": _to_landing,
    "title": _to_payment,
}
