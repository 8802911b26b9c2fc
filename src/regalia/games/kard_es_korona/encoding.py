"""Kard és Korona for learners."""

from __future__ import annotations

from regalia.core.encoding import Encoding, Features, around, bits, one_hot, padded, relative, vocabulary
from regalia.games.kard_es_korona import notation as n
from regalia.games.kard_es_korona.pieces.board import load_board
from regalia.games.kard_es_korona.pieces.numbers import (
    ARMS,
    EVENTS,
    MOVERS,
    OFFICES,
    PROVINCES,
    RULESETS,
    TERRAINS,
)
from regalia.games.kard_es_korona.state import ATTACKER, DEFENDER, NEUTRAL, NO_ARMY, Kard

COUNTIES = [county for ruleset in RULESETS for county in load_board(ruleset).ids]
WORDS = vocabulary(
    n.DONE, n.PASS, n.DROP, n.STAY, n.NONE, n.NO, n.YES, n.AGAIN, n.KEEP, n.ALLOW, n.FORBID, n.FIRST, n.LAST, n.RANSOM,
    "sell", "go", n.INSIDE, n.OUTSIDE, *OFFICES, *MOVERS, *PROVINCES, *COUNTIES,
)  # fmt: skip


def features(s: Kard, seat: int) -> Features:
    board, seats = s.board, around(seat, s.seats)
    yield "year", [s.year]
    yield "event", one_hot(s.event, len(EVENTS))
    yield "drawn", [float(event in s.drawn) for event in range(len(EVENTS))]
    yield "start", [relative(s.start, seat, s.seats)]
    yield "active", [relative(s.active, seat, s.seats)]
    yield "election", [s.election, s.elections]
    yield "bank", [s.bank]
    yield "target", one_hot(s.target, board.size)
    yield "to_place", padded(s.to_place, len(MOVERS), 0.0)
    for at, terrain in enumerate(TERRAINS):
        yield f"land.{terrain}", [float(land == at) for land in board.terrain]
    yield "castles", [float(castle) for castle in board.castle]
    for arm, name in enumerate(ARMS):
        yield f"units.{name}", s.units[arm::3]
        yield f"moved.{name}", s.moved[arm::3]
        yield f"fought.{name}", s.fought[arm::3]
    for province, name in enumerate(PROVINCES):
        yield f"neutral.{name}", [float(holder == NEUTRAL + province) for holder in s.holder]
    for office, holder in zip(OFFICES, s.offices, strict=True):
        yield f"office.{office}", one_hot(relative(holder, seat, s.seats), s.seats)
    for at, other in enumerate(seats):
        yield f"home.{at}", one_hot(s.home[other], len(PROVINCES))
        yield f"lands.{at}", bits(s.lands[other], board.size)
        yield f"lord.{at}", one_hot(s.lord_at[other], board.size)
        yield f"treasury.{at}", [s.treasury[other]]
        yield f"bid.{at}", [s.bids[other] if s.bids else -1]
        yield f"steps.{at}", [s.steps[other]]
        yield f"captive.{at}", [s.captive[other]]
        yield f"liege.{at}", one_hot(relative(s.liege[other], seat, s.seats), s.seats)
        yield f"discs.{at}", s.discs[3 * other : 3 * other + 3]
        yield f"knights.{at}", [s.knights_of[other] if s.knights_of else 0]
        flags = (s.out, s.passed, s.lord_moved, s.asked)
        yield f"flags.{at}", [float(flag >> other & 1) for flag in flags]
        attacks = [0.0] * (len(ARMS) * board.size)
        for battle in s.battles:
            if battle.attacker == other:
                for arm, number in enumerate(battle.army):
                    attacks[len(ARMS) * battle.county + arm] += number
        yield f"attacks.{at}", attacks
    yield from _fight(s, seat)


def _fight(s: Kard, seat: int) -> Features:
    fight = s.fight
    yield "fight", one_hot(fight.county if fight else -1, s.board.size)
    yield "attacker", [relative(fight.attacker, seat, s.seats) if fight else -1]
    yield "defender", [relative(s.foe, seat, s.seats) if fight else -1]
    yield "army", fight.army if fight else NO_ARMY
    yield "attacking_lord", [fight.lord if fight else 0]
    yield "round", [s.round, s.stage]
    yield "led", s.led
    yield "rerolled", bits(s.rerolled, 2)
    for side, name in ((ATTACKER, "attacker"), (DEFENDER, "defender")):
        yield f"losses.{name}", s.losses[side]
        for arm in range(len(ARMS)):
            at = len(ARMS) * side + arm
            cast = s.rolls[at] if at < len(s.rolls) else ()
            yield f"rolls.{name}.{ARMS[arm]}", [float(cast.count(face)) for face in range(1, 7)]


ENCODING = Encoding(1, WORDS, features)
