"""A battle as a scene of its own: the two sides with their armies, cards and losses."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.core.words import Argument, Message
from regalia.games.hadurak.pieces.board import CITY_COUNT, TERRITORIES
from regalia.games.hadurak.pieces.cards import FATE_SYMBOL, SYMBOLS
from regalia.games.hadurak.rules.war.fighting import WITH_COMMANDER, side_of, total_strength
from regalia.games.hadurak.state import ASSAULT, ATTACKER, DEFENDER, NONE, SIEGE, Hadurak
from regalia.games.hadurak.table.explaining import army_key
from regalia.games.hadurak.table.faces import army_art, fate_card, hidden_card
from regalia.games.hadurak.table.war.battle_report import ART, battle_title
from regalia.games.hadurak.table.war.battle_tale import account
from regalia.games.hadurak.words import wording
from regalia.scene.types import Card, Counter, Note, Stage, Tray

SIDES = ("attacker", "defender")


def is_on(view: Hadurak) -> bool:
    return view.battle not in ("", SIEGE)


def stack_id(symbol: int) -> str:
    """Cards of one symbol in one's own hand lie on one another."""
    return f"stack-{SYMBOLS[symbol]}"


def items(view: Hadurak, you: int | None) -> list[Tray | Note]:
    """Before cards are drawn there is room to say what comes."""
    about = Note(id="battle-about", text=Message(f"battle-about-{view.battle}"), art="rules")
    sides: list[Tray | Note] = [_side(view, you, ATTACKER), _side(view, you, DEFENDER)]
    return sides if _has_cards(view) else [*sides, about]


def _has_cards(view: Hadurak) -> bool:
    return any(view.fate_hands) or any(view.shown_cards)


def stage(view: Hadurak) -> Stage:
    return Stage(
        id="battle",
        title=battle_title(view),
        shows=(*(f"side-{side}" for side in SIDES), *(() if _has_cards(view) else ("battle-about",))),
        place=TERRITORIES[view.battle_place],
        art=ART[view.battle],
        note=Message(f"battle-step-{_step(view)}"),
        seats=tuple(sorted(seat for seat in (view.attacker, view.defender) if seat >= 0)),
    )


def _step(view: Hadurak) -> str:
    """How far it has come (R13.5-R13.12)."""
    if any(view.fate_hands):
        return "cards"
    if not any(view.shown_cards):
        return "commanders"
    return "losses" if account(view).victories is None else "victories"


def _side(view: Hadurak, you: int | None, side: int) -> Tray:
    seat = view.attacker if side == ATTACKER else view.defender
    return Tray(
        id=f"side-{SIDES[side]}",
        title=Message(f"side-{SIDES[side]}", {"seat": wording.seat_name(view, seat)}),
        seat=seat if seat >= 0 else None,
        counters=tuple(_forces(view, side)),
        cards=tuple(_cards(view, you, side)),
        badge=_strength(view, side),
        note=_sums(view, side),
    )


def _strength(view: Hadurak, side: int) -> Message:
    """How many cards a side draws, and why (R13.6)."""
    says = "side-strength-led" if view.commander[side] != NONE and not view.shown_cards[side] else "side-strength"
    told = account(view)
    strength = told.after(side) if told.forces[side] else total_strength(view, side)
    return Message(says, {"strength": strength, "cards": WITH_COMMANDER})


def _forces(view: Hadurak, side: int) -> Iterator[Counter]:
    told = account(view)
    for army in told.forces[side] or view.forces[side]:
        if army in told.fell or army in told.fled:
            continue
        yield Counter(
            id=f"fights-{army}",
            art=army_art(army),
            count=view.strength(army),
            name=wording.army_line(view, army),
            seat=side_seat(view, side),
            strong=view.commander[side] == army,
            explain=army_key(view, army),
        )
    if side == DEFENDER and view.battle == ASSAULT:
        walls = view.walls(view.site)
        art = "hd-castle" if view.site >= CITY_COUNT else "hd-fortified"
        name = Message("counter-walls", {"count": walls})
        yield Counter(id="walls", art=art, count=walls, name=name, seat=side_seat(view, side), explain="thing-walls")


def side_seat(view: Hadurak, side: int) -> int | None:
    seat = view.attacker if side == ATTACKER else view.defender
    return seat if seat >= 0 else None


def _cards(view: Hadurak, you: int | None, side: int) -> Iterator[Card]:
    """Before the reveal one's own hand by symbols and the backs of the other's; then what is shown."""
    hand = view.fate_hands[side]
    if hand and you is not None and side_of(view, you) == side and you in (view.attacker, view.defender):
        for symbol in range(len(SYMBOLS)):
            alike = [card for card in hand if FATE_SYMBOL[card] == symbol]
            if alike:
                yield fate_card(view, stack_id(symbol), alike[0], len(alike) if len(alike) > 1 else None, True)
    else:
        yield from (hidden_card(f"back-{side}-{at}", None) for at in range(len(hand)))
    for at, card in enumerate(view.shown_cards[side]):
        yield fate_card(view, f"shown-{side}-{at}", card)


def _sums(view: Hadurak, side: int) -> Message | None:
    """What cards and commander amount to, and the losses still to be dealt out."""
    if not view.shown_cards[side]:
        return None
    told = account(view)
    facts: dict[str, Argument] = {
        "deal": told.dealt(side),
        "prevent": told.prevented(side),
        "won": told.won(side),
    }
    if view.losses[side]:
        return Message("side-sums-losses", {**facts, "losses": view.losses[side]})
    return Message("side-sums", facts)
