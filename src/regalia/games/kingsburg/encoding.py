"""Kingsburg for learners."""

from __future__ import annotations

from regalia.core.encoding import Encoding, Features, around, bits, counted, one_hot, relative, vocabulary
from regalia.games.kingsburg import notation
from regalia.games.kingsburg.pieces.advisors import LAST
from regalia.games.kingsburg.pieces.enemies import ENEMIES
from regalia.games.kingsburg.pieces.numbers import FACES, GOODS, SEASONS, YEARS
from regalia.games.kingsburg.pieces.provinces import BUILDINGS, ROWS
from regalia.games.kingsburg.state import TO_BUILD, TO_INFLUENCE, Kingsburg

DICE = tuple(f"w{face}" for face in range(1, FACES + 1))
TOKENS = tuple(f"t{number}" for number in range(1, 10))
WORDS = vocabulary(
    notation.PASS, notation.DONE, notation.NONE, notation.BY_CHAPEL, notation.TOKEN, notation.PAY_TOKEN, notation.TRADE,
    notation.PAY, "influence", "build", "envoy", "m+1", "m-1", *DICE, *TOKENS, *GOODS, *ROWS,
    *(building.id for building in BUILDINGS),
)  # fmt: skip


def features(s: Kingsburg, seat: int) -> Features:
    yield "year", one_hot(s.year - 1, YEARS)
    yield "season", one_hot(s.season, len(SEASONS))
    yield "aid", [relative(s.aid, seat, s.seats)]
    yield "envoy", [relative(s.envoy, seat, s.seats)]
    yield "envoy_use", [float(s.envoy_use == TO_INFLUENCE), float(s.envoy_use == TO_BUILD)]
    yield "supply", [s.supply]
    yield "taken", bits(s.taken, LAST + 1)
    yield "is_revealed", [s.is_revealed]
    yield "enemy", one_hot(s.enemy(), len(ENEMIES))
    yield "enemy_is_hidden", [s.enemy() < 0]
    yield "kings_dice", [sum(s.kings_dice)]
    for at, other in enumerate(around(seat, s.seats)):
        yield f"order.{at}", one_hot(s.order.index(other), s.seats)
        yield f"waiting.{at}", one_hot(s.waiting.index(other) if other in s.waiting else -1, s.seats)
        yield f"dice.{at}", counted(s.own[other], FACES + 1)[1:]
        yield f"white.{at}", counted(s.white[other], FACES + 1)[1:]
        yield f"aside.{at}", [s.aside[other]]
        yield f"total.{at}", [s.totals[other]]
        placed = [group.advisor for owner, group in s.court if owner == other]
        yield f"court.{at}", counted(placed, LAST + 1)
        helped = [group.advisor for owner, group in s.serving if owner == other]
        yield f"serving.{at}", counted(helped, LAST + 1)
        yield f"goods.{at}", s.goods[other]
        yield f"plus2.{at}", [s.plus2[other]]
        yield f"soldiers.{at}", [s.soldiers[other]]
        yield f"points.{at}", [s.points[other]]
        yield f"stands.{at}", s.provinces[other].stands
        yield f"bonus.{at}", s.provinces[other].against
        yield f"looked.{at}", [float(s.looked >> other & 1)]
        yield f"rerolls.{at}", [s.rerolls[other]]


ENCODING = Encoding(1, WORDS, features)
