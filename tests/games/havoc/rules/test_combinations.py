"""The ranking of combinations (R6), held against a slow reader that tries every condition as it is written."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from tests.games.havoc import slow_reader
from tests.games.havoc.helpers import cards
from tests.rules import rule

from regalia.games.havoc.pieces.cards import PACKS, Card
from regalia.games.havoc.rules.combinations import (
    COMBINATIONS,
    best_out,
    best_reading,
    combination,
    compared,
    fewest_out,
    most_out,
    strength,
    strongest,
)

SAMPLE, SOAK = 3_000, 100_000


def reading(laid: list[Card]) -> tuple[int, tuple[int, ...]]:
    strong = strength(laid)
    return (COMBINATIONS.index(combination(strong)) + 1 if strong else 0), compared(strong)


def random_layout(random: Random) -> list[Card]:
    """Often with equal values, one colour, a run or dogs, which mere chance seldom makes; within R5.3."""
    top = random.choice([pack.max_value for pack in PACKS.values()])
    size, dogs = random.randint(0, 6), random.choice([0, 0, 0, 1, 1, 2, 2, 3, 4, 8])
    values = random.sample(range(1, top + 1), random.choice([1, 2, 3, top]))
    if random.random() < 0.3:
        first = random.randint(1, max(1, top - 5))
        values = list(range(first, min(first + 6, top + 1)))
    colours = random.sample(range(6), random.choice([1, 1, 2, 6]))
    pack = [value * 8 + colour for value in values for colour in colours]
    chosen = random.sample(pack, min(size, len(pack)))
    while dogs and len(chosen) + max(0, dogs - 2) > 6:
        dogs -= 1
    return sorted(chosen + [0] * dogs)


def disagreements(number: int, seed: int) -> list[list[Card]]:
    """Layouts on which the quick reader and the slow one differ: as they are, with dogs out, and beside each other."""
    random, wrong, before = Random(seed), list[list[Card]](), list[Card]()
    for _ in range(number):
        laid = random_layout(random)
        slow = slow_reader.best(laid)
        quick = best_reading(laid)
        same = slow == ((COMBINATIONS.index(combination(quick)) + 1 if quick else 0), compared(quick))
        chosen = slow_reader.read(laid[best_out(laid) :])
        ordered = (quick > best_reading(before)) == (slow > slow_reader.best(before))
        fighting = laid[fewest_out(laid) :][:6]
        if not same or chosen != slow or not ordered or reading(fighting) != slow_reader.read(fighting):
            wrong.append(laid)
        before = laid
    return wrong


@rule("havoc", "R6.1")
def test_the_reader_agrees_with_the_slow_one() -> None:
    assert disagreements(SAMPLE, 1) == []


@pytest.mark.soak
def test_the_reader_agrees_with_the_slow_one_on_many_layouts() -> None:
    assert disagreements(SOAK, 2) == []


def test_random_layouts_show_every_combination_with_and_without_dogs() -> None:
    """The comparison above would miss what never comes up."""
    random = Random(1)
    seen = {(slow_reader.best(laid)[0], 0 in laid) for laid in (random_layout(random) for _ in range(SAMPLE))}
    assert {number for number, has_dogs in seen if not has_dogs} == set(range(18))
    assert {number for number, has_dogs in seen if has_dogs} >= set(range(1, 18)) - {16}


# E1: one line for each combination, the strongest first; Q2: two of them have a card twice, which no pack has.
LADDER = [
    "g12 g11 g10 g9 g8 g7",
    "b10 g10 y10 o10 s10 k10",
    "b4 b3 b2 b1 D",
    "b11 g11 y11 o11 s11",
    "b12 g12 b6 g6 y6 o6",
    "b5 g5 y5 o5",
    "b4 g4 y4 b7 g7 y7",
    "k12 k8 k3 k3 k2 D",
    "b13 g13 y13 b1 g1",
    "D b1 g2 y3 o4 s5",
    "b8 b3 b3 b2 D",
    "b12 g12 b4 g4 b7 g7",
    "b1 g2 y3 o4 s5",
    "b9 g9 y9",
    "b8 g8 D D",
    "b10 g10",
    "b13",
    "",
]


@rule("havoc", "R6.1")
def test_each_line_of_the_table_beats_the_next_one() -> None:
    strengths = [strength(cards(line)) for line in LADDER]
    assert [combination(strong) for strong in strengths[:-1]] == [*reversed(COMBINATIONS)]
    assert all(higher > lower for higher, lower in pairwise(strengths))


@rule("havoc", "R6.6")
@pytest.mark.parametrize(
    ("higher", "lower"),
    [
        ("b5 g5", "b1 g1"),
        ("b2 g2 y2 b1 g1", "b1 g1 y1 b7 g7"),
        ("b1 g1 y1 b8 g3 y2", "b1 g1 y1 b7 g6 y5"),
        ("b9 g9 y9 b2 g2 y2", "b8 g8 y8 b7 g7 y7"),
        ("b6 g6 y6 o6 b2 g2", "b5 g5 y5 o5 b13 g13"),
        ("k12 k9 k3 k2 k1", "b12 b8 b7 b6 b5"),
        ("b9 g9 b4 g4 b13", "b9 g9 b3 g3 y13"),
        ("b8 g8 b5 g5 b4 g4", "b8 g8 b5 g5 b3 g3"),
        ("b13 g2", "g12 b11"),
    ],
)
def test_equal_combinations_are_compared_by_their_values(higher: str, lower: str) -> None:
    assert strength(cards(higher)) > strength(cards(lower))


@rule("havoc", "R6.2")
def test_a_straight_or_flush_needs_every_card_in_combat() -> None:
    """O1: five of a straight flush among six cards are a high card; a dog could be left out instead."""
    assert combination(strength(cards("b4 b5 b6 b7 b8 s2"))) == "high_card"
    assert compared(strength(cards("b4 b5 b6 b7 b8 s2"))) == (8, 7, 6, 5, 4, 2)
    assert combination(strength(cards("b1 g2 y3 o4 s5 k13"))) == "high_card"
    with_dog = cards("b4 b5 b6 b7 b8 D")
    assert (best_out(with_dog), combination(best_reading(with_dog))) == (1, "five_straight_flush")
    assert compared(best_reading(with_dog))[0] == 8


@rule("havoc", "R6.3", "R6.7")
def test_sets_may_have_leftovers_and_any_leftover_beats_none() -> None:
    """O2: a dog in combat is a leftover of 0."""
    alone, with_dog = cards("b7 g7"), cards("y7 o7 D")
    assert combination(strength(with_dog)) == "pair"
    assert strength(with_dog) > strength(alone) == strength(with_dog[1:])
    assert best_out(with_dog) == 0
    assert strength(cards("b7 g7 y3 s1")) > strength(cards("y7 o7 b3"))
    assert strength(cards("b7 g7 y3")) > strength(cards("y7 o7 b2 g1"))


@rule("havoc", "R6.4")
@pytest.mark.parametrize(
    ("laid", "made", "values"),
    [
        ("D b1 g2 y3 o4", "five_straight", (4,)),
        ("b1 g2 y3 o4 s5 D", "six_straight", (5,)),  # E3
        ("D D D", "three_of_a_kind", (0,)),  # E6
        ("D D b10 g10 y10", "full_house", (10, 0)),  # E6
        ("D D", "pair", (0,)),
        ("D D b1 g2 y3 o4", "pair", (0, 4, 3, 2, 1)),
        ("b15 g16 y17 o18 s1", "high_card", (18, 17, 16, 15, 1)),
        ("b1 g9 y10 o11 s12 k13", "high_card", (13, 12, 11, 10, 9, 1)),
    ],
)
def test_0_is_a_value_and_nothing_wraps_around(laid: str, made: str, values: tuple[int, ...]) -> None:
    strong = strength(cards(laid))
    assert (combination(strong), compared(strong)) == (made, values)


@rule("havoc", "R6.5")
@pytest.mark.parametrize(
    ("laid", "made"),
    [
        ("k12 k8 k3 k2 D", "five_flush"),
        ("k12 k8 k3 k2 D D", "six_flush"),
        ("k12 k8 D D D", "five_flush"),
        ("k12 k8 k3 g2 D", "high_card"),
        ("D D D D D", "five_of_a_kind"),
        ("D D D D D D", "six_of_a_kind"),
        ("b1 b2 b3 b4 D", "five_straight_flush"),
    ],
)
def test_a_dog_has_the_colour_that_is_needed(laid: str, made: str) -> None:
    assert combination(strength(cards(laid))) == made


@rule("havoc", "R6.8")
def test_colours_and_order_do_not_matter_otherwise() -> None:
    assert strength(cards("b9 g9 y2")) == strength(cards("o9 s9 k2"))
    shuffled = cards("b9 g9 y2 o5 s7 k13")
    Random(1).shuffle(shuffled)
    assert strength(shuffled) == strength(cards("o9 s9 b2 g5 y7 b13"))


@rule("havoc", "R5.10", "R5.11")
def test_dogs_out_of_combat_count_for_nothing() -> None:
    """E4: with the dog a flush of six, without it a straight flush of five."""
    laid = cards("D b5 b6 b7 b8 b9")
    assert combination(strength(laid)) == "six_flush"
    assert combination(strength(laid[1:])) == "five_straight_flush"
    assert best_out(laid) == 1
    assert (fewest_out(laid), most_out(laid)) == (0, 1)
    assert (fewest_out(cards("D D D b1 g2 y3 o4 s6")), most_out(cards("D D D b1"))) == (2, 2)  # E8


# --- the strongest layout of a hand -----------------------------------------------------------------------------------


def random_hand(random: Random) -> list[Card]:
    pack = PACKS[random.randint(2, 6)]
    values = range(1, random.choice([3, 6, pack.max_value]) + 1)
    cards = [value * 8 + colour for value in values for colour in range(random.choice([2, 6]))] + [0] * pack.dogs
    return sorted(random.sample(cards, min(random.randint(0, 11), len(cards))))


@rule("havoc", "R8.5", "R8.6")
def test_the_strongest_layout_is_the_best_of_all() -> None:
    random = Random(3)
    for _ in range(250):
        hand = random_hand(random)
        laid = strongest(hand)
        assert (slow_reader.read(laid), len(laid)) == slow_reader.strongest(hand), hand


@pytest.mark.soak
def test_the_strongest_layout_is_the_best_of_all_for_many_hands() -> None:
    random = Random(4)
    for _ in range(5_000):
        hand = random_hand(random)
        laid = strongest(hand)
        assert (slow_reader.read(laid), len(laid)) == slow_reader.strongest(hand), hand


@rule("havoc", "R8.6")
def test_of_equal_layouts_the_first_colours_are_laid() -> None:
    assert strongest(cards("b5 b6 b7 b8 b9 g5 g6 g7 g8 g9")) == cards("b5 b6 b7 b8 b9")
    assert strongest(cards("k9 g9 y9 b2")) == cards("g9 y9 k9 b2")
    assert strongest(cards("k3 s4 s13 o13 y13 g13 b13")) == cards("b13 g13 y13 o13 s13 s4")
