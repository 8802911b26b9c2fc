"""Hadurak for learners."""

from __future__ import annotations

from collections.abc import Sequence

from regalia.core.encoding import Encoding, Features, around, bits, counted, one_hot, padded, relative, vocabulary
from regalia.games.hadurak import notation as n
from regalia.games.hadurak.pieces.board import CITIES, CITY_COUNT, TERRITORIES
from regalia.games.hadurak.pieces.cards import (
    ACTIONS,
    AGENDAS,
    BARONS,
    EVENTS,
    FIELDS,
    LAWS,
    NATIONS,
    PILES,
    SHAPES,
    TROOPS,
    VOYAGES,
)
from regalia.games.hadurak.rules import actions, upkeep
from regalia.games.hadurak.rules.assembly import agendas, laws
from regalia.games.hadurak.rules.war import walls
from regalia.games.hadurak.state import ARMIES, ASSAULT, AT_SEA, ATTACKER, DEFENDER, FIELD, SIEGE, Hadurak

VERBS = (
    "neutral", "sea", "all", "pay", "give", "return", "kill", "repair", "fortify", "unfortify", "breach", "none",
    "for", "against", "pardon", "repeal", "rule", "strip", "agenda", "adjourn", "troop", "city", "move", "lose",
    "restore", "buy", FIELD, ASSAULT, SIEGE,
)  # fmt: skip
ANSWERS = (
    n.DONE, n.PASS, n.NO, n.YES, walls.CONTROL, walls.RAZE, laws.OBEY, laws.DEFY, agendas.ACCEPTED, agendas.REFUSED,
    actions.EXECUTE, actions.DECLINE, actions.CROWNS, actions.VOTE, actions.MOVE, actions.BATTLE, actions.MARKER,
    upkeep.FAITH, upkeep.CROWNS, upkeep.LET_GO,
)  # fmt: skip
ASKED_ABOUT = ("standard", "ordnance", "urgent", "retreat", "casualties", "weakened", "death")
"""Words that questions, not options, name."""
WORDS = vocabulary(
    *VERBS, *ASKED_ABOUT, *ANSWERS, *n.UNITS, *BARONS, *TERRITORIES, *CITIES, *ACTIONS, *FIELDS, *NATIONS, *TROOPS,
    *VOYAGES, *AGENDAS, *LAWS.values(),
)  # fmt: skip
PLACES = len(TERRITORIES)
MOST_SPACES = 24
"""Of the Head of the Church's track, of piles and of offers: more than there are."""


def features(s: Hadurak, seat: int) -> Features:
    seats = around(seat, s.seats)
    yield "round", [s.round]
    yield "pool", [s.pool]
    yield "regent", [relative(s.regent, seat, s.seats)]
    yield "patron", [relative(s.patron, seat, s.seats)]
    yield "is_last", [s.is_last]
    yield "laws", bits(s.laws, max(LAWS) + 1)
    yield "pile", one_hot(s.pile, PILES)
    yield "card", one_hot(s.card, len(ACTIONS))
    yield "card_owner", [relative(s.card_owner, seat, s.seats)]
    yield "event", one_hot(s.event, len(EVENTS))
    yield "offer", counted(s.offer, len(TROOPS))
    yield "urgent", counted(s.urgent, len(AGENDAS))
    yield "truce", [s.truce]
    yield "track", padded([relative(other, seat, s.seats) for other in s.track], MOST_SPACES)
    yield "decks", [len(s.fate), len(s.mercenaries), len(s.events), len(s.agendas)]
    for at, field in enumerate(FIELDS):
        yield f"field.{field}", [len(s.fields[at])]
    for number, pile in enumerate(s.piles):
        for at, other in enumerate(seats):
            yield f"pile.{number}.{at}", [sum(owner == other for owner, _ in pile)]
    for city in range(CITY_COUNT):
        yield f"city.{CITIES[city]}", [relative(s.control[city], seat, s.seats), s.fortified[city]]
    for at, voyage in enumerate(VOYAGES):
        yield f"voyage.{voyage}", [s.voyage[at], s.blessed[at]]
    for at, other in enumerate(seats):
        yield from _baron(s, other, at, is_own=other == seat)
    yield from _battle(s, seat)
    yield from _assembly(s, seat)


def _baron(s: Hadurak, seat: int, at: int, is_own: bool) -> Features:
    yield f"baron.{at}", one_hot(s.barons[seat], len(BARONS))
    yield f"gone.{at}", [s.gone[seat]]
    yield f"wealth.{at}", [s.crowns[seat], s.votes[seat], s.faith[seat], s.influence[seat]]
    yield f"banned.{at}", [s.banned[seat], s.pardoned[seat]]
    yield f"titles.{at}", counted(s.titles[seat], len(AGENDAS))
    yield f"castle_site.{at}", [s.breaches[CITY_COUNT + seat], s.siege[CITY_COUNT + seat]]
    yield f"hand.{at}", [len(s.hands[seat]), *counted(s.hands[seat], len(ACTIONS))]
    if is_own:
        yield "plans", [float(sum(plan.count(card) for plan in s.plans[seat])) for card in range(len(ACTIONS))]
        yield "planned", [len(s.plans[seat])]
    yield f"unassigned.{at}", counted(s.unassigned[seat], len(TROOPS))
    for shape, name in enumerate((*SHAPES, "castle")):
        yield from _army(s, ARMIES * seat + shape, f"{name}.{at}")


def _army(s: Hadurak, army: int, name: str) -> Features:
    place = s.place[army]
    yield f"place.{name}", one_hot(place if place < AT_SEA else place - AT_SEA, PLACES)
    yield f"at_sea.{name}", [place >= AT_SEA]
    yield f"troops.{name}", counted(s.troops[army], len(TROOPS))
    yield f"state.{name}", [s.tokens[army], s.rested[army], s.out[army], s.strength(army)]
    yield f"office.{name}", one_hot(s.office[army], len(AGENDAS))


def _battle(s: Hadurak, seat: int) -> Features:
    is_fought = bool(s.battle)
    yield "battle", [float(s.battle == kind) for kind in (FIELD, ASSAULT, SIEGE)]
    yield "battle_place", one_hot(s.battle_place if is_fought else -1, PLACES)
    for side, who, name in ((ATTACKER, s.attacker, "attacker"), (DEFENDER, s.defender, "defender")):
        yield f"side.{name}", [relative(who, seat, s.seats) if is_fought else -1]
        yield f"forces.{name}", [sum(s.strength(army) for army in _side(s.forces, side))]
        yield f"fate.{name}", [len(_side(s.fate_hands, side)), len(_side(s.shown_cards, side))]
        yield f"losses.{name}", [s.losses[side] if side < len(s.losses) else 0]


def _side(lists: Sequence[list[int]], side: int) -> list[int]:
    return lists[side] if side < len(lists) else []


def _assembly(s: Hadurak, seat: int) -> Features:
    yield "in_session", [s.in_session, s.is_sealed]
    yield "chair", [relative(s.chair, seat, s.seats)]
    for at, other in enumerate(around(seat, s.seats)):
        yield f"attends.{at}", [other in s.attending]
        yield f"committed.{at}", [s.committed[other] if other < len(s.committed) else 0]


ENCODING = Encoding(1, WORDS, features)
