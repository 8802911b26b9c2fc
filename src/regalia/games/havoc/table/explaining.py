"""What battles, combinations, dogs, offices and John are, and what they mean for the reader now."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from regalia.core.words import Message, SeatName
from regalia.games.havoc.pieces.battles import BATTLE_NUMBERS, BATTLES, CASTILLON, BattleNumber
from regalia.games.havoc.pieces.cards import BACK, CARDS, COLOURS, DOG, JOHN, NAMES, Card
from regalia.games.havoc.rules.combinations import COMBINATIONS
from regalia.games.havoc.state import HAVOC_SIDE, JOHN_SEAT, Havoc
from regalia.games.havoc.table.battle_standing import laid_by, winners
from regalia.games.havoc.words import wording
from regalia.scene.explaining import Plain
from regalia.scene.types import Explain

OFFICE_PEACE, OFFICE_HAVOC = "office-peace", "office-havoc"

PLAIN: dict[str, Plain] = {
    "card-dog": Plain("hv-dog-head", "explain-kind-card", "R2.4"),
    "john": Plain("hv-card-john", "explain-kind-john", "R9.4"),
    OFFICE_PEACE: Plain("hv-card-peace", "explain-kind-office", "R4.1"),
    OFFICE_HAVOC: Plain("hv-card-havoc", "explain-kind-office", "R5.2"),
    "thing-hand": Plain("hv-mark-hand", "", "R1.5"),
    "thing-won": Plain("hv-mark-crossed-swords", "", "R7.1"),
    "thing-deck": Plain("hv-card-back", "", "R2.2"),
    "thing-discard": Plain("hv-card-back", "", "R3.3"),
    "action-recruit": Plain("hv-mark-hand", "explain-kind-turn", "R2.1"),
    "action-havoc": Plain("hv-mark-crossed-swords", "explain-kind-turn", "R5.2"),
    "action-catch": Plain("hv-dog-head", "explain-kind-dogs", "R2.4a"),
    "action-rob": Plain("hv-dog-head", "explain-kind-dogs", "R2.4b"),
    "action-stay_out": Plain("hv-mark-out", "explain-kind-battle-step", "R5.4"),
    "action-pass": Plain("hv-mark-passed", "explain-kind-battle-step", "R5.6"),
}

THINGS = frozenset({
    *(f"battle-{battle.id}" for battle in BATTLES.values()),
    *(f"hand-{name}" for name in COMBINATIONS),
    "card-dog",
    "john",
})  # fmt: skip


def explain(view: Havoc, seat: int | None, key: str) -> Explain | None:
    kind, _, name = key.partition("-")
    if kind == "battle" and name in BATTLE_NUMBERS:
        return battle(view, BATTLE_NUMBERS[name])
    if kind == "hand" and name in COMBINATIONS:
        return _combination(view, name)
    if kind == "card" and name in CARDS and CARDS[name] not in (DOG, JOHN):
        return _soldier(view, seat, CARDS[name])
    if key not in PLAIN:
        return None
    told = PLAIN[key].explain(key)
    if key == "card-dog" and seat is not None and BACK not in view.hands[seat]:
        return replace(told, yours=Message("explain-card-dog-yours", {"count": view.hands[seat].count(DOG)}))
    if key in (OFFICE_PEACE, OFFICE_HAVOC) and view.keeper != JOHN_SEAT:
        return replace(told, holders=(view.keeper,), now=_peace(view))
    if key == "john":
        return replace(
            told, now=Message("table-john", {"seat": SeatName(view.john_after)}) if view.john_after >= 0 else None
        )
    return told


def _soldier(view: Havoc, seat: int | None, card: Card) -> Explain:
    """An ordinary card: what its sign means, and what the reader has in that colour."""
    colour = COLOURS[card & 7]
    return Explain(
        key=f"card-{NAMES[card]}",
        art=f"hv-suit-{colour}",
        name=wording.card_name(card),
        kind=Message("explain-kind-suit", {"suit": Message(f"suit-{colour}"), "most": view.variants.max_value}),
        text=Message("explain-suit", {"colour": colour}),
        yours=None if seat is None or BACK in view.hands[seat] else _of_colour(view.hands[seat], card & 7),
        rule="R6.2",
        is_lore=True,
    )


def _of_colour(hand: list[Card], colour: int) -> Message:
    cards = [card for card in hand if card != DOG and card & 7 == colour]
    return (
        Message("explain-suit-yours", {"cards": wording.card_names(cards)}) if cards else Message("explain-suit-none")
    )


def _peace(view: Havoc) -> Message | None:
    if view.peace == HAVOC_SIDE:
        return None
    return Message("explain-peace-now", {"number": max(view.peace, 0), "most": view.variants.peace_sides})


# --- battles ----------------------------------------------------------------------------------------------------------


def battle(view: Havoc, number: BattleNumber) -> Explain:
    card = BATTLES[number]
    won = winners(view, number)
    is_gone = number <= CASTILLON and number not in view.row and number != view.battle and not won
    return Explain(
        key=f"battle-{card.id}",
        art=f"hv-battle-{card.id if number <= CASTILLON else 'chevauchees'}",
        name=wording.battle_name(number),
        kind=_kind(number),
        text=_story(view, number, is_gone),
        holders=won,
        now=Message("explain-battle-won") if won else Message("explain-battle-gone") if is_gone else None,
        rule="R8.5" if number == CASTILLON else "R7.1" if number < CASTILLON else "R9.5",
    )


def _kind(number: BattleNumber) -> Message:
    year = str(BATTLES[number].year)
    if number > CASTILLON:
        return Message("explain-kind-chevauchees", {"year": year})
    return Message("explain-kind-battle", {"number": number, "count": CASTILLON, "year": year})


def _story(view: Havoc, number: BattleNumber, is_gone: bool) -> Message:
    """What happened there; of a battle that will not be fought it does not matter what it would have brought."""
    story = Message(f"story-{BATTLES[number].id}")
    return story if is_gone else Message("explain-battle", {"story": story, "brings": tuple(_brings(view, number))})


def _brings(view: Havoc, number: BattleNumber) -> Iterator[Message]:
    """The points of the places, and the cards that are dealt afterwards."""
    card = BATTLES[number]
    for place, points in enumerate(view.variants.points[number], 1):
        yield Message("explain-place", {"place": place, "points": points})
    if card.deal_all:
        yield Message("explain-deal-all", {"count": card.deal_all})
    if card.deal_initiator:
        yield Message("explain-deal-initiator", {"count": card.deal_initiator})


def _combination(view: Havoc, name: str) -> Explain:
    rank = len(COMBINATIONS) - COMBINATIONS.index(name)
    return Explain(
        key=f"hand-{name}",
        name=Message(f"combination-{name}"),
        kind=Message("explain-kind-combination", {"number": rank, "count": len(COMBINATIONS)}),
        text=Message(f"explain-hand-{name}"),
        holders=tuple(laid_by(view).get(name, ())),
        rule="R6.2" if "straight" in name or "flush" in name else "R6.3",
    )
