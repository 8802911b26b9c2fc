"""The placement generator against a brute force over all subsets of dice and tokens."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.kingsburg.slow_placements import slow_placements
from tests.rules import rule

from regalia.core.dice import Dice
from regalia.core.game import check_setup
from regalia.games.kingsburg import RULEBOOK
from regalia.games.kingsburg.notation import PASS
from regalia.games.kingsburg.pieces.placements import Placement
from regalia.games.kingsburg.pieces.provinces import province
from regalia.games.kingsburg.rules.influence import placements, why_not_place
from regalia.games.kingsburg.setup import empty_table
from regalia.games.kingsburg.state import NEUTRAL, NOT_DECLARED, TO_BUILD, TO_INFLUENCE, Kingsburg

SAMPLE, SOAK = 400, 20_000


def random_position(random: Random) -> Kingsburg:
    """Any dice, tokens, Market, Envoy and court, possible or not: the generator must not care how it came to be."""
    limit = random.choice(["per_die", "one_per_season"])
    setup = check_setup(RULEBOOK, random.choice([2, 3, 4, 5]), {"plus2_limit": limit})
    s = empty_table(setup, Dice.seeded(1))
    s.phase = "influence"
    seat = random.randrange(s.seats)
    s.waiting = (seat,)
    s.own[seat] = tuple(sorted(random.choices(range(1, 7), k=random.randint(0, 3))))
    s.white[seat] = tuple(sorted(random.choices(range(1, 7), k=random.choice([0, 0, 1, 2]))))
    s.plus2[seat] = random.choice([0, 0, 1, 2, 3, 6])
    s.provinces[seat] = province((0, random.randint(0, 4), 0, 0, 0))
    for advisor in random.sample(range(1, 19), random.randint(0, 12)):
        owner = random.choice([seat, (seat + 1) % s.seats, NEUTRAL])
        tokens, market = random.choice([0, 0, 1]), random.choice([0, 0, 0, 1])
        s.court += ((owner, Placement(advisor, (1,), (), tokens, market, False)),)
        s.taken |= 1 << advisor
    if random.random() < 0.4:
        s.envoy = random.choice([seat, (seat + 1) % s.seats])
        s.envoy_use = random.choice([NOT_DECLARED, TO_INFLUENCE, TO_BUILD])
    return s


def differences(number: int, seed: int) -> list[str]:
    random, wrong = Random(seed), []
    for _ in range(number):
        s = random_position(random)
        seat = s.waiting[0]
        *found, last = placements(s, seat)
        if last != PASS or len({*found}) != len(found) or {*found} != slow_placements(s, seat):
            wrong.append(f"{s.own[seat]} {s.white[seat]} {s.plus2[seat]} {s.taken:b}")
    return wrong


@rule("kingsburg", "R4.2", "R4.3", "R4.4", "R4.5", "R4.6", "R4.9", "R4.11", "R9.5")
def test_every_placement_is_listed_once() -> None:
    assert differences(SAMPLE, 1) == []


@pytest.mark.soak
def test_every_placement_is_listed_once_in_many_positions() -> None:
    assert differences(SOAK, 2) == []


def test_the_options_are_those_that_no_reason_forbids() -> None:
    """Any placement at all, legal or not, against the reasons."""
    random, legal = Random(3), 0
    for _ in range(SAMPLE):
        s = random_position(random)
        seat = s.waiting[0]
        offered = placements(s, seat)
        for _ in range(20):
            tried = random_placement(s, seat, random)
            legal += tried in offered
            assert (why_not_place(s, seat, tried) is None) == (tried in offered), tried
    assert legal > 200


def random_placement(s: Kingsburg, seat: int, random: Random) -> Placement:
    """Mostly with the dice that are there, and mostly with the sum that they make."""
    own = tuple(sorted(random.sample(s.own[seat], random.randint(0, len(s.own[seat])))))
    white = tuple(sorted(random.sample(s.white[seat], random.randint(0, len(s.white[seat])))))
    if random.random() < 0.1:
        own = tuple(sorted((*own, random.randint(1, 6))))
    tokens, market = random.choice([0, 0, 1, 2, 3]), random.choice([0, 0, 0, 1, -1])
    advisor = sum(own) + sum(white) + 2 * tokens + market + (random.random() < 0.1)
    return Placement(advisor, own, white, tokens, market, random.random() < 0.3)


@rule("kingsburg", "R4.9")
def test_nineteen_counts_as_eighteen_with_the_market_and_one_never_as_nothing() -> None:
    s = random_position(Random(5))
    seat = s.waiting[0]
    s.own[seat], s.white[seat], s.plus2[seat] = (1, 6, 6), (6,), 0
    s.court, s.taken = (), 0
    s.provinces[seat] = province((0, 3, 0, 0, 0))
    options = placements(s, seat)
    assert Placement(18, (1, 6, 6), (6,), 0, -1, False) in options
    assert all(isinstance(each, str) or 1 <= each.advisor <= 18 for each in options)
    refusal = why_not_place(s, seat, Placement(19, (1, 6, 6), (6,), 0, 0, False))
    assert refusal is not None and refusal.rule == "R4.9"
    refusal = why_not_place(s, seat, Placement(0, (1,), (), 0, -1, False))
    assert refusal is not None and refusal.rule == "R4.9"
