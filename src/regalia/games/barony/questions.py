"""Barony's questions on the table: for each option what to click, and what it leads to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from regalia.core.asking import Ask, Option, Refusal
from regalia.core.words import Message, SeatName
from regalia.games.barony import rules, wording
from regalia.games.barony.constants import (
    ACTION_LETTERS,
    ACTIONS,
    CITY,
    GOLD,
    KNIGHT,
    NO_BUILDING,
    PIECES,
    POINTS,
    TOKENS,
)
from regalia.games.barony.notation import DONE
from regalia.games.barony.state import Barony
from regalia.games.barony.table import token_id
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
        question=Message(f"ask-{kind}"),
        choices=tuple(_choice(ask, option) for option in ask.options),
        closed=tuple(_closed(ask)) if kind == "action" else (),
        any_order=kind == "title",
    )


def _choice(ask: Ask, option: Option) -> Choice:
    path = (_done(ask),) if option == DONE else PATHS[ask.kind.id](ask, option)
    return Choice(text=ask.text(option), name=wording.option(ask, option), path=path)


def _closed(ask: Ask) -> Iterator[Closed]:
    for action in ACTIONS:
        if action not in ask.options:
            refusal = rules.why_not_act(ask.state, ask.seat, action)
            if refusal is not None:
                yield Closed(target=_action(action), rule=refusal.rule, reason=_reason(ask.state, refusal))


def _reason(s: Barony, refusal: Refusal) -> Message:
    facts = {name: wording.fact(s, name, value) for name, value in refusal.facts.items()}
    return Message(refusal.message_id, facts)


# --- things to click ----------------------------------------------------------------------------------------------


def _place(s: Barony, hex: int, sign: Sign = "legal", note: Message | None = None, ghost: int | None = None) -> Target:
    art = "" if ghost is None else PIECES[ghost]
    return Target(at=f"place:{s.board.shape.labels[hex]}", sign=sign, note=note, ghost=art)


def _button(id: str, name: Message, art: str = "", letter: str = "", ghost: str = "") -> Target:
    return Target(at=f"button:{id}", name=name, art=art, letter=letter, ghost=ghost)


def _action(action: str) -> Target:
    art = "step" if action == rules.PASS else f"action-{action.replace('_', '-')}"
    return _button(action, Message(f"action-{action}"), art, ACTION_LETTERS.get(action, ""))


def _done(ask: Ask) -> Target:
    return _button(DONE, Message(f"option-{ask.kind.id}-done"), "check")


# --- a path for each kind of option -------------------------------------------------------------------------------


def _to_first_city(ask: Ask, hex: int) -> Path:
    return (_place(ask.state, hex, ghost=CITY),)


def _to_landing(ask: Ask, hex: int) -> Path:
    return (_place(ask.state, hex, ghost=KNIGHT),)


def _to_new_city(ask: Ask, hex: int) -> Path:
    s: Barony = ask.state
    title, cities = s.titles[ask.seat], s.new_cities[ask.seat]
    gain = POINTS[title][cities + 1] - POINTS[title][cities]
    return (_place(s, hex, note=Message("note-points", {"points": gain}), ghost=CITY),)


def _to_action(ask: Ask, action: str) -> Path:
    return (_action(action),)


def _to_recruits(ask: Ask, option: tuple[int, int]) -> Path:
    hex, number = option
    s: Barony = ask.state
    most = min(s.board.recruits[hex], s.reserve[ask.seat][0])
    name = Message("button-recruit", {"count": number})
    note = Message("note-recruit", {"count": most})
    return _place(s, hex, note=note), _button(str(number), name, PIECES[KNIGHT], ghost=PIECES[KNIGHT])


def _to_step(ask: Ask, option: tuple[int, int]) -> Path:
    origin, target = option
    sign, note = _welcome(ask.state, ask.seat, target)
    return _place(ask.state, origin), _place(ask.state, target, sign, note, KNIGHT)


def _welcome(s: Barony, seat: int, target: int) -> tuple[Sign, Message | None]:
    """What awaits a knight there (R6.1, R6.2)."""
    others = [other for other in range(s.seats) if other != seat and s.pieces(other, target)]
    if not others:
        return "legal", None
    if s.pieces(seat, target):
        return "war", Message("note-war", {"losses": tuple(_losses(s, others, target))})
    hosts = tuple(Message("note-host", {"seat": SeatName(other)}) for other in others)
    return "shared", Message("note-shared", {"others": hosts})


def _losses(s: Barony, others: list[int], hex: int) -> Iterator[Message]:
    for other in others:
        if s.knights[other][hex]:
            yield Message("loss-knight", {"seat": SeatName(other)})
        if s.building[hex] != NO_BUILDING and s.owner[hex] == other:
            yield Message("loss-village", {"seat": SeatName(other)})


def _to_loot(ask: Ask, kind: int) -> Path:
    (victim,) = ask.args
    return (_token(victim, kind),)


def _to_building(ask: Ask, option: tuple[int, int]) -> Path:
    hex, building = option
    s: Barony = ask.state
    land = s.board.terrain[hex]
    is_token_left = s.variants.resource_supply == "unlimited" or s.stock[land] > 0
    note = Message("note-token" if is_token_left else "note-no_token", {"token": Message(f"token-{TOKENS[land]}")})
    name = Message(f"button-{PIECES[building]}")
    return _place(s, hex, note=note), _button(PIECES[building], name, PIECES[building], ghost=PIECES[building])


def _to_payment(ask: Ask, payment: tuple[int, ...]) -> Path:
    """Token by token, in any order."""
    return tuple(_token(ask.seat, kind, _worth(kind)) for kind, count in enumerate(payment) for _ in range(count))


def _token(seat: int, kind: int, note: Message | None = None) -> Target:
    art = f"token-{TOKENS[kind]}"
    return Target(at=f"counter:{token_id(seat, kind)}", name=Message(art), art=art, note=note)


def _worth(kind: int) -> Message:
    return Message("note-gold", {"gold": GOLD[kind]})


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
