"""A battle as a scene of its own: the two sides with their armies, cards and losses."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.core.words import Argument, Message
from regalia.games.hadurak import wording
from regalia.games.hadurak.cards import FATE_SYMBOL, SYMBOLS
from regalia.games.hadurak.faces import army_art, fate_card, hidden_card
from regalia.games.hadurak.realm import CITY_COUNT
from regalia.games.hadurak.rules.fighting import WITH_COMMANDER, side_of, total_strength
from regalia.games.hadurak.state import ASSAULT, ATTACKER, DEFENDER, NONE, SIEGE, Hadurak
from regalia.scene.types import Card, Counter, Note, Stage, Tray

SIDES = ("attacker", "defender")


def is_on(view: Hadurak) -> bool:
    return view.battle not in ("", SIEGE)


def stack_id(symbol: int) -> str:
    """Cards of one symbol in an own hand lie on one another."""
    return f"stack-{SYMBOLS[symbol]}"


def items(view: Hadurak, you: int | None) -> list[Tray | Note]:
    place = wording.place_name(view, view.battle_place)
    about = Message(f"battle-about-{view.battle}", {"place": place})
    return [
        _side(view, you, ATTACKER),
        _side(view, you, DEFENDER),
        Note(id="battle-about", text=about, art="hd-fate-deal-100"),
    ]


def stage(view: Hadurak) -> Stage:
    is_castle = view.battle == ASSAULT and view.site >= CITY_COUNT
    where = wording.site_name(view, view.site) if is_castle else wording.place_name(view, view.battle_place)
    title = Message(f"stage-{view.battle}", {"place": where})
    return Stage(id="battle", title=title, shows=(*(f"side-{side}" for side in SIDES), "battle-about"))


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
    id = "side-strength-led" if view.commander[side] != NONE else "side-strength"
    return Message(id, {"strength": total_strength(view, side), "cards": WITH_COMMANDER})


def _forces(view: Hadurak, side: int) -> Iterator[Counter]:
    for army in view.forces[side]:
        yield Counter(
            id=f"fights-{army}",
            art=army_art(army),
            count=view.strength(army),
            name=wording.army_line(view, army),
            seat=side_seat(view, side),
            strong=view.commander[side] == army,
        )
    if side == DEFENDER and view.battle == ASSAULT:
        walls = view.walls(view.site)
        art = "hd-castle" if view.site >= CITY_COUNT else "hd-fortified"
        name = Message("counter-walls", {"count": walls})
        yield Counter(id="walls", art=art, count=walls, name=name, seat=side_seat(view, side))


def side_seat(view: Hadurak, side: int) -> int | None:
    seat = view.attacker if side == ATTACKER else view.defender
    return seat if seat >= 0 else None


def _cards(view: Hadurak, you: int | None, side: int) -> Iterator[Card]:
    """Before the reveal the own hand by symbols and the other's backs; then what is shown."""
    hand = view.fate_hands[side]
    if hand and you is not None and side_of(view, you) == side and you in (view.attacker, view.defender):
        for symbol in range(len(SYMBOLS)):
            alike = [card for card in hand if FATE_SYMBOL[card] == symbol]
            if alike:
                yield fate_card(view, stack_id(symbol), alike[0], len(alike))
    else:
        yield from (hidden_card(f"back-{side}-{at}", None) for at in range(len(hand)))
    for at, card in enumerate(view.shown_cards[side]):
        yield fate_card(view, f"shown-{side}-{at}", card)


def _sums(view: Hadurak, side: int) -> Message | None:
    """What the shown cards amount to, and the losses still to be dealt out."""
    shown = view.shown_cards[side]
    if not shown:
        return None
    facts: dict[str, Argument] = {
        name: sum(FATE_SYMBOL[card] == symbol for card in shown)
        for symbol, name in enumerate(("deal", "prevent", "won"))
    }
    if view.losses[side]:
        return Message("side-sums-losses", {**facts, "losses": view.losses[side]})
    return Message("side-sums", facts)
