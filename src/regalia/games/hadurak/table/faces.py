"""Cards as they are drawn: actions, troops, armies and fate cards, in layers on a paper ground."""

from __future__ import annotations

from collections.abc import Hashable

from regalia.core.words import Argument, Message
from regalia.games.hadurak.pieces.board import CITY_COUNT
from regalia.games.hadurak.pieces.cards import (
    ACTIONS,
    ASSEMBLY,
    FATE_SYMBOL,
    FIELDS,
    MOBILIZE,
    NATION,
    NATIONS,
    SHAPES,
    STRENGTH,
    SYMBOLS,
    WAGE,
    WAGES,
    is_mercenary,
)
from regalia.games.hadurak.rules.actions import GOES_TO
from regalia.games.hadurak.state import ARMIES, AT_SEA, GARRISON, OFF, Hadurak
from regalia.games.hadurak.table.explaining import SYMBOL_ART, army_key
from regalia.games.hadurak.words import wording
from regalia.scene.remembering import remembered_by
from regalia.scene.types import Card, Layer

BACK_ART = "hd-card-back"
GROUND, OWN_GROUND = Layer(art="hd-card"), Layer(art="hd-card-owned")
MAY_GO_TO = {**GOES_TO, MOBILIZE: (WAGES, ASSEMBLY)}
"""The fields on which a card may lie after it was played; the others go back to the hand or to the neutral cards."""


def _picture(art: str, top: float = 60, size: float = 150) -> Layer:
    return Layer(art=art, x=125 - size / 2, y=top, width=size, height=size)


def action_art(card: int) -> str:
    return f"hd-action-{ACTIONS[card].replace('_', '-')}"


def troop_art(troop: int) -> str:
    return f"hd-nation-{NATIONS[NATION[troop]]}" if is_mercenary(troop) else "hd-vassal"


def army_art(army: int) -> str:
    return "hd-castle" if army % ARMIES == GARRISON else f"hd-noble-{SHAPES[army % ARMIES]}"


def symbol_art(symbol: int) -> str:
    return SYMBOL_ART[SYMBOLS[symbol]]


def action_card(
    view: Hadurak, card_id: str, card: int, seat: int | None, count: int | None = None, says: Message | None = None
) -> Card:
    """With the colours of the fields on which it may end; what it `says` stands on it where there is room."""
    flags = MAY_GO_TO.get(card, ())
    left = 125 - 22 * len(flags)
    shown = [OWN_GROUND if seat is not None else GROUND, _picture(action_art(card))]
    fields = [
        Layer(art=f"hd-flag-{FIELDS[field]}", x=left + 44 * at + 4, y=306, width=36, height=26)
        for at, field in enumerate(flags)
    ]
    brief = Message(f"brief-{ACTIONS[card]}")
    return Card(
        id=card_id,
        art=action_art(card),
        name=brief if says else wording.action_name(view, card),
        explain=f"action-{ACTIONS[card]}",
        layers=(*shown, Layer(says=brief, x=125, y=268, height=46), *fields),
        small=(shown[0], _picture(action_art(card), 78, 190), *fields),
        seat=seat,
        count=count,
        says=says,
    )


def hidden_card(card_id: str, seat: int | None, count: int | None = None) -> Card:
    return Card(
        id=card_id, art=BACK_ART, back=BACK_ART, face_down=True, name=Message("card-hidden"), seat=seat, count=count
    )


def troop_card(view: Hadurak, card_id: str, troop: int) -> Card:
    """Nation, strength, and what it costs."""
    layers = (
        GROUND,
        _picture(troop_art(troop), 18, 130),
        Layer(text=str(STRENGTH[troop]), x=125, y=232, height=88),
        Layer(art="hd-crown-coin", x=130, y=252, width=76, height=76),
        Layer(text=str(WAGE[troop]), x=88, y=318, height=76),
    )
    return Card(
        id=card_id,
        art=troop_art(troop),
        name=wording.troop_name(view, troop),
        layers=layers,
        small=layers,
        explain=troop_key(troop),
        says=Message("brief-offer", {"crowns": WAGE[troop]}),
    )


def troop_key(troop: int) -> str:
    return f"nation-{NATIONS[NATION[troop]]}" if is_mercenary(troop) else "thing-vassal"


def army_facts(view: Hadurak, army: int) -> Hashable:
    """All that is shown of an army follows from these."""
    return (
        army, view.barons[army // ARMIES], view.place[army], view.troops[army], view.tokens[army], view.office[army],
        view.rested[army], view.childless == army,
    )  # fmt: skip


def _card_facts(view: Hadurak, army: int) -> Hashable:
    seat = army // ARMIES
    return army_facts(view, army), view.assigned[seat], view.unassigned[seat], view.breaches[CITY_COUNT + seat]


def _strength(view: Hadurak, army: int) -> int:
    """With the first troops that its baron has given it in secret (S8)."""
    seat, unit = divmod(army, ARMIES)
    promised = zip(view.assigned[seat], view.unassigned[seat], strict=False)
    return view.strength(army) + sum(STRENGTH[troop] for to, troop in promised if to == unit)


@remembered_by(_card_facts)
def army_card(view: Hadurak, army: int) -> Card:
    """A noble or the castle with its strength; an hourglass if he is exhausted."""
    layers = [
        OWN_GROUND,
        _picture(army_art(army), 52, 160),
        Layer(text=str(_strength(view, army)), x=125, y=316, height=92),
    ]
    if army % ARMIES != GARRISON and not view.rested[army]:
        layers.append(Layer(art="clock", x=166, y=160, width=72, height=72))
    if view.tokens[army]:
        layers.append(Layer(art="hd-casualty", x=12, y=160, width=72, height=72))
    return Card(
        id=army_card_id(army),
        art=army_art(army),
        name=Message("brief-castle") if army % ARMIES == GARRISON else wording.army_name(view, army),
        layers=tuple(layers),
        small=tuple(layers),
        seat=army // ARMIES,
        explain=army_key(view, army),
        says=_brief(view, army),
    )


def _brief(view: Hadurak, army: int) -> Message:
    """How strong, where, and in what state."""
    place, strength = view.place[army], _strength(view, army)
    if army % ARMIES != GARRISON and place == OFF and not strength:
        return Message("brief-army-none")
    where = Message("off-board") if place == OFF else wording.place_name(view, place % AT_SEA)
    parts = [Message("brief-at-sea", {"place": where}) if place >= AT_SEA else where]
    if view.tokens[army]:
        parts.append(Message("brief-casualties", {"count": view.tokens[army]}))
    if army % ARMIES != GARRISON and not view.rested[army] and place < AT_SEA:
        parts.append(Message("part-exhausted"))
    facts: dict[str, Argument] = {"strength": strength, "parts": tuple(parts)}
    if army % ARMIES != GARRISON or place == OFF:
        return Message("brief-army", facts)
    walls = view.walls(CITY_COUNT + army // ARMIES)
    if not strength:
        return Message("brief-army", {**facts, "strength": walls})
    return Message("brief-army-castle", {**facts, "walls": walls})


def army_card_id(army: int) -> str:
    return f"force-{army}"


def space_id(at: int) -> str:
    """Of the mercenary track."""
    return f"track-{at}"


def fate_card(view: Hadurak, card_id: str, card: int, count: int | None = None, is_named: bool = False) -> Card:
    """As it counts in battle; with its name below where it is chosen."""
    if card < 0:
        return hidden_card(card_id, None, count)
    art = symbol_art(FATE_SYMBOL[card])
    layers = (GROUND, _picture(art, 70, 200))
    name = wording.symbol_name(view, card)
    return Card(
        id=card_id,
        art=art,
        name=name,
        layers=layers,
        small=layers,
        count=count,
        explain=f"symbol-{SYMBOLS[FATE_SYMBOL[card]]}",
        says=name if is_named else None,
    )
