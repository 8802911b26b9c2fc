"""The odds that the table tells are those of the rules: against the law's figures, and against battles fought out."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from tests.games.kard_es_korona.helpers import BATTLES, Army, Held, attack, of, situation
from tests.rules import rule

from regalia.core.asking import Ask, Option
from regalia.core.dice import Dice
from regalia.games.kard_es_korona.advice.exact import NEXT, Case, Field, battle, count_of
from regalia.games.kard_es_korona.advice.odds import chance
from regalia.games.kard_es_korona.pieces.board import OPEN, ROUGH, SIEGE
from regalia.games.kard_es_korona.rules.battle.clash import hits_of
from regalia.games.kard_es_korona.rules.battle.hits import removals
from regalia.games.kard_es_korona.rules.march.limits import less
from regalia.games.kard_es_korona.state import ATTACKER, NEUTRAL, NOBODY, Kard
from regalia.games.kard_es_korona.table.war.foretelling import parts

GARRISON = (1, 1, 1)


@pytest.mark.parametrize(
    ("attackers", "lord", "percent"),
    [
        ((3, 0, 0), False, 37),
        ((3, 1, 0), False, 62),
        ((3, 2, 0), False, 77),
        ((3, 2, 1), False, 85),
        ((4, 2, 0), False, 93),
        ((4, 2, 1), False, 97),
        ((3, 2, 0), True, 94),
        ((0, 0, 4), True, 87),
    ],
)
def test_a_garrison_of_three_falls_as_often_as_it_should(attackers: Army, lord: bool, percent: int) -> None:
    """The figures are of 20 000 simulated battles each, in which both sides had a fixed preference."""
    found = battle(Case(SIEGE, lord, False, False), attackers, GARRISON, False)
    assert 100 * found.won == pytest.approx(percent, abs=1.5)


def test_one_against_one_is_a_matter_of_who_hits_first() -> None:
    """Each hits on 5 and 6: one hits alone with 2/9, both with 1/9, of 5/9 in which something happens."""
    found = battle(Case(OPEN, False, False, False), (1, 0, 0), (1, 0, 0), False)
    assert [found.won, found.both] == pytest.approx([2 / 5, 1 / 5])


@rule("kard_es_korona", "R9.2")
def test_vintage_helps_the_attackers_only() -> None:
    """They hit on 4: alone with 1/2 · 2/3, both with 1/2 · 1/3, of 2/3."""
    found = battle(Case(OPEN, False, True, False), (1, 0, 0), (1, 0, 0), False)
    assert [found.won, found.both] == pytest.approx([1 / 2, 1 / 4])


def best(s: Kard, ask: Ask) -> Option:
    """What a player takes off who has counted all out."""
    if ask.kind.id != "assign_hits":
        return ask.options[0]
    assert s.fight is not None
    ground = s.board.ground[s.fight.county]
    count = count_of(Case(ground, s.fight.lord, False, s.foe >= NEUTRAL and s.variants.neutral_hits == "auto"))
    ours, theirs = s.fight.army, s.army_in(s.fight.county)

    def worth(off: Army, theirs_off: Army) -> float:
        end = count.ends(Field(NEXT[s.clash], less(ours, off), s.led[0], less(theirs, theirs_off), s.led[1]))
        return end.won + end.both / 2

    if ask.args[0] != ATTACKER:
        return min(ask.options, key=lambda off: worth(off, s.losses[1]))
    answers = removals(ours, *hits_of(s, 1))
    return max(ask.options, key=lambda theirs_off: min(worth(off, theirs_off) for off in answers))


def won(where: str, attackers: Army, defenders: Held, lord: bool, seed: int) -> bool:
    game = situation(
        {"pozsony": (0, 1, 0, 0), "kolozs": (1, 1, 0, 0), where: defenders},
        lords={0: where if lord else "pozsony", 1: "kolozs"},
        battles=[attack(where, attackers, ("nyitra",), lord=lord)],
        agenda=[*BATTLES, ["move"]],
        players={0: {"steps": 0, "passed": True}, 1: {"steps": 1}},
        active=1,
    )
    game.state.dice = Dice.seeded(seed)
    game.play_text("step_or_pass:pass", 1)
    while of(game).fight is not None and game.pending and game.pending[0].kind.id in ("assign_hits", "lead_arm"):
        ask = game.pending[0]
        game.play(best(of(game), ask), ask.seat)
    return any(event.name == "battle_ended" and any(event.facts["army"]) for event in game.news(None))


@pytest.mark.parametrize(
    ("where", "ground", "attackers", "defenders", "lord"),
    [
        ("pilis", SIEGE, (3, 2, 0), (1, 2, 1, 0), False),
        ("nograd", OPEN, (2, 2, 1), (1, 2, 1, 1), False),
        ("lipto", ROUGH, (3, 1, 1), (1, 2, 1, 0), True),
    ],
)
def test_battles_fought_by_the_rules_end_as_they_were_counted_out(
    where: str, ground: int, attackers: Army, defenders: Held, lord: bool
) -> None:
    count, army = count_of(Case(ground, lord, False, False)), (defenders[1], defenders[2], defenders[3])
    led = 0 if lord else NOBODY  # the first arm is led
    clash = "wall" if ground == SIEGE else "shot"
    expected = count.ends(Field(clash, attackers, led, army, NOBODY)).won
    number = 800
    victories = sum(won(where, attackers, defenders, lord, seed) for seed in range(number))
    assert victories / number == pytest.approx(expected, abs=0.055)  # more than three standard deviations


@pytest.mark.parametrize("ground", [OPEN, ROUGH, SIEGE])
@pytest.mark.parametrize("lord", [False, True])
def test_the_quick_odds_of_small_fights_are_near_the_exact_ones(ground: int, lord: bool) -> None:
    """Which bots go by; besiegers without a lord have infantry (R11.3)."""
    attackers = [army for army in product(range(5), range(3), range(3)) if 0 < sum(army) < 7]
    pairs = Random(1).sample([*product(attackers, product(range(3), range(3), range(2)))], 150)
    gaps = [
        chance(ours, theirs, ground, lord) - battle(Case(ground, lord, False, False), ours, theirs, False).won
        for ours, theirs in pairs
        if any(theirs) and (lord or ground != SIEGE or ours[0])
    ]
    assert sum(map(abs, gaps)) / len(gaps) < 0.05
    assert abs(sum(gaps) / len(gaps)) < 0.03
    assert sum(abs(gap) > 0.15 for gap in gaps) < 0.08 * len(gaps)


def test_per_cents_are_whole_and_nothing_possible_is_called_impossible() -> None:
    for shares in ((0.997, 0.0, 0.0, 0.003), (0.333, 0.333, 0.0, 0.334), (0.005, 0.0, 1 / 3, 0.99 - 1 / 3)):
        told = parts(shares)
        assert sum(part.value for part in told) == 100
        assert all(part.value >= 1 for part in told)
    assert [part.value for part in parts((1.0, 0.0, 0.0, 0.0))] == [100, 0]
