"""R2 The fate deck, and the other decks (R1.9, R1.14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from regalia.games.hadurak.pieces.cards import FATE_BARON, FATE_NATION, FATE_SHAPE, NATION
from regalia.games.hadurak.state import EVERYBODY, KNOWERS, KNOWN, NONE, UNKNOWN, Army, Hadurak, Mark, Seat

Sign = Literal["baron", "shape", "city", "nation", "rebellion", "voyage"]
"""Which part of a card decides."""


def turn_fate(s: Hadurak, sign: Sign, about: int = NONE) -> int:
    """The top card is turned up for all to see, and goes to the bottom (R2.1); `about`: which city or fleet."""
    card = _turn(s)
    s.tell("fate", fate=card, shows=(sign, card, about))
    return card


def _turn(s: Hadurak) -> int:
    if not s.fate:
        return_shown(s)  # R2.5
    card = s.fate.pop(0)
    del s.fate_marks[0]
    s.fate.append(card)
    s.fate_marks.append(KNOWN)
    s.reveal()
    return card


def turn_until(s: Hadurak, sign: Sign, fits: Callable[[int], bool]) -> int:
    """The first card that fits; NONE without drawing when none in the deck could (R2.2)."""
    if not s.fate:
        return_shown(s)
    if not any(map(fits, s.fate)):
        return NONE
    while True:
        card = turn_fate(s, sign)
        if fits(card):
            return card


def first_fitting(s: Hadurak, fits: Callable[[int], bool]) -> int:
    """The first card that fits, before the first shuffle: what it decides is told, and not each card."""
    while True:
        card = _turn(s)
        if fits(card):
            return card


def take_fate(s: Hadurak, count: int) -> list[tuple[int, Mark]]:
    """The top cards with their marks, in the order of their numbers."""
    taken = sorted(zip(s.fate[:count], s.fate_marks[:count], strict=True))
    del s.fate[:count], s.fate_marks[:count]
    return taken


def put_back(s: Hadurak, cards: list[tuple[int, Mark]], knower: Seat) -> None:
    """Cards returned together, with what was known of them before, go to the bottom in random order (R2.4)."""
    if not cards:
        return
    s.dice.mix(cards)
    s.fate_groups += 1
    group = KNOWERS * s.fate_groups + knower
    is_known = len(cards) == 1 and knower == EVERYBODY
    s.fate += [card for card, _ in cards]
    s.fate_marks += [KNOWN if is_known else (*mark, group) for _, mark in cards]


def return_shown(s: Hadurak) -> None:
    """The shown cards of a battle (R2.5, R13.13)."""
    together = s.shown_cards[0] + s.shown_cards[1]
    s.shown_cards[0].clear()
    s.shown_cards[1].clear()
    put_back(s, [(card, ()) for card in together], EVERYBODY)


def shuffle_fate(s: Hadurak) -> None:
    s.dice.mix(s.fate)
    s.fate_marks[:] = [UNKNOWN] * len(s.fate)


def fated_seat(s: Hadurak, among: tuple[Seat, ...]) -> Seat:
    """One of these barons by fate."""
    if len(among) == 1:
        return among[0]
    card = turn_until(
        s, "baron", lambda card: s.barons.index(FATE_BARON[card]) in among if FATE_BARON[card] in s.barons else False
    )
    return s.barons.index(FATE_BARON[card]) if card >= 0 else among[0]


def fated_noble(s: Hadurak, seat: Seat, among: tuple[Army, ...]) -> Army:
    """One of these nobles of a known baron: only the shape counts (R2.3)."""
    if not among:
        return NONE
    card = turn_until(s, "shape", lambda card: s.nobles(seat)[FATE_SHAPE[card]] in among)
    return s.nobles(seat)[FATE_SHAPE[card]] if card >= 0 else NONE


def fated_nation(s: Hadurak, seat: Seat) -> int:
    """Whatever nation the next card shows."""
    return FATE_NATION[turn_fate(s, "nation")]


# --- mercenaries ------------------------------------------------------------------------------------------------------


def return_to_deck(s: Hadurak, troops: list[int]) -> None:
    """Deserters, and whoever is dismissed (R1.14)."""
    if troops:
        s.mercenaries += troops
        s.dice.mix(s.mercenaries)


def draw_mercenary(s: Hadurak) -> int:
    """The top card; NONE when deck and discards are empty (R1.9)."""
    if not s.mercenaries:
        return_to_deck(s, s.merc_discard[:])
        s.merc_discard.clear()
    if not s.mercenaries:
        return NONE
    s.reveal()
    return s.mercenaries.pop()


def fill_offer(s: Hadurak) -> None:
    """n + 1 cards (S6, R9.5, R9.7)."""
    while len(s.offer) <= s.players():
        card = draw_mercenary(s)
        if card == NONE:
            break
        s.offer.append(card)
    s.offer.sort()
    s.tell("offer", troops=tuple(s.offer))


def remove_troop(s: Hadurak, army: Army, troop: int) -> None:
    troops = list(s.troops[army])
    troops.remove(troop)
    s.troops[army] = tuple(troops)


def add_troop(s: Hadurak, army: Army, troop: int) -> None:
    s.troops[army] = tuple(sorted((*s.troops[army], troop)))


def of_nation(s: Hadurak, army: Army, nation: int) -> list[int]:
    """The different cards of a nation in an army."""
    return sorted({troop for troop in s.troops[army] if NATION[troop] == nation})


# --- events and agendas -----------------------------------------------------------------------------------------------


def rebuild_events(s: Hadurak) -> None:
    if not s.events and s.event_discard:
        s.events += sorted(s.event_discard)
        s.event_discard.clear()
        s.dice.shuffle(s.events)
        s.reveal()


def turn_agendas(s: Hadurak, most: int) -> None:
    """Fills the urgent agendas (S7, R10.10, R10.23, R10.31)."""
    turned = []
    while len(s.urgent) < most:
        if not s.agendas:
            if not s.agenda_discard:
                break
            s.agendas += sorted(s.agenda_discard)
            s.agenda_discard.clear()
            s.dice.shuffle(s.agendas)
        s.reveal()
        turned.append(s.agendas[-1])
        s.urgent.append(s.agendas.pop())
    if turned:
        s.tell("agendas", agendas=tuple(turned))
