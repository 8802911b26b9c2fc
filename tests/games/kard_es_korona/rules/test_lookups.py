"""What the rules look up in tables agrees with the rules themselves, told slowly."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

import regalia
from regalia.core.game import Game
from regalia.games.kard_es_korona.bot.priors import likeliest, prior
from regalia.games.kard_es_korona.checking import check
from regalia.games.kard_es_korona.pieces.board import bits, load_board
from regalia.games.kard_es_korona.rules.march.limits import (
    fits_castle,
    is_mixed,
    room_before_castle,
    room_in_castle,
    takes_one,
)
from regalia.games.kard_es_korona.rules.march.movers import is_complete
from regalia.games.kard_es_korona.state import Army, Variants

READINGS = ("four_or_half", "strict_half")
TABLES = [
    (4, {}),
    (6, {"ruleset": "advanced"}),
    (3, {"arm_limit_reading": "strict_half", "besieger_arm_limit": True}),
    (2, {"turn_mode": "traditional", "pinning": True, "reverse_pinning": True}),
]


def variants(arm_limit: bool, reading: str) -> Variants:
    options = {"castle_arm_limit": arm_limit, "arm_limit_reading": reading}
    found: Variants = regalia.new("kard_es_korona", seats=2, seed=1, options=options).state.variants
    return found


def grown(army: Army, arm: int, number: int) -> Army:
    i, a, c = (many + number * (at == arm) for at, many in enumerate(army))
    return i, a, c


def test_a_set_of_counties_is_told_in_order() -> None:
    random = Random(1)
    for _ in range(200):
        counties = sorted(random.sample(range(70), random.randrange(40)))
        assert bits(sum(1 << county for county in counties)) == counties


@pytest.mark.parametrize("arm_limit", [True, False])
def test_room_in_castles(arm_limit: bool) -> None:
    rules = {reading: variants(arm_limit, reading) for reading in READINGS}
    for army in product(range(6), range(6), range(6)):
        for arm, reading in product(range(3), READINGS):
            assert takes_one(army, arm_limit, reading)[arm] == fits_castle(grown(army, arm, 1), rules[reading])
        if fits_castle(army, rules["four_or_half"]):
            for arm in range(3):
                fitting = [n for n in range(9) if fits_castle(grown(army, arm, n), rules["four_or_half"])]
                assert room_in_castle(army, arm_limit)[arm] == max(fitting)


def test_room_for_besiegers() -> None:
    for army in product(range(7), range(7), range(7)):
        if is_mixed(army, "four_or_half"):
            for arm in range(3):
                fitting = [n for n in range(40) if is_mixed(grown(army, arm, n), "four_or_half")]
                assert room_before_castle(army)[arm] == max(fitting)


@pytest.mark.parametrize("ruleset", ["basic", "advanced"])
def test_ways_past_closed_counties(ruleset: str) -> None:
    land, random = load_board(ruleset), Random(2)
    for _ in range(300):
        road = random.choice(random.choice(land.roads))
        origin, closed = random.randrange(land.size), random.getrandbits(land.size)
        reached = 0
        for target, ways in road.ways[origin].items():
            entries = tuple(entry for entry, needs in ways if any(not need & closed for need in needs))
            assert road.doors[origin][target].past(closed).entries == entries
            assert road.origins[target] >> origin & 1
            reached |= bool(entries) << target
        assert road.reach[origin].past(closed) == reached


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_is_remembered_of_a_step_follows_from_the_board(seats: int, options: dict[str, object]) -> None:
    random, drafts = Random(seats), 0
    game = regalia.new("kard_es_korona", seats=seats, seed=7, options=options, news=False)
    while not game.over:
        ask = game.pending[0]
        if ask.kind.id == "movers":
            assert check(game.state) == []
            if game.state.draft and len(ask.options) > 1:
                drafts += 1
                assert ("done" in ask.options) == is_complete(game.state, ask.seat)
        if ask.kind.id == "step_or_pass":
            same_step(game)
        game.play(random.choice(ask.options), ask.seat)
    assert drafts > 10


def same_step(game: Game) -> None:
    """The quick way to the likeliest step finds the first one of the highest weight."""
    ask = game.pending[0]
    weights = prior(ask)
    assert weights[ask.options.index(likeliest(ask))] == max(weights)
