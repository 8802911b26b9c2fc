"""S1 to S11 and R3: barons, razed cities, first troops, castles, nobles, and the piles."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.hadurak.helpers import RULEBOOK, asked, refused
from tests.rules import rule

import regalia
from regalia.core.game import Game
from regalia.games.hadurak.pieces.board import KINGDOM_CITIES, OUTER
from regalia.games.hadurak.pieces.cards import FULL_HAND, NATION, STRENGTH, VASSALS, colour_of, is_mercenary
from regalia.games.hadurak.state import NOBODY, RAZED, UNKNOWN


def new(seats: int, seed: int = 1, **options: object) -> Game:
    return regalia.new("hadurak", seats=seats, seed=seed, options=options)


def to(game: Game, *kinds: str) -> Game:
    """First options until one of these kinds is asked."""
    while game.pending[0].kind.id not in kinds:
        ask = game.pending[0]
        game.play(ask.options[0], ask.seat)
    return game


@rule("hadurak", "S1")
def test_barons_are_dealt_or_chosen() -> None:
    s = new(4).state
    assert len({*s.barons}) == 4 and s.crowns == [15] * 4 and s.hands == [FULL_HAND] * 4
    assert s.votes == s.faith == s.influence == [0] * 4 and all(s.rested)
    game = new(3, baron_choice="choose")
    assert asked(game) == [(0, "choose_baron")]
    game.play_text("choose_baron:viola")
    assert refused(game, "choose_baron:viola") == "S1"
    game.play_text("choose_baron:limon")
    game.play_text("choose_baron:zobel")
    assert game.state.barons == (5, 4, 3)


@rule("hadurak", "S2")
def test_the_colour_of_the_top_event_is_seen_and_nothing_else_of_the_decks() -> None:
    game = new(3)
    seen = game.view(0)
    assert colour_of(seen.events[-1]) == colour_of(game.state.events[-1])
    assert {*seen.events[:-1], *seen.agendas, *seen.mercenaries, *seen.neutral[:2]} == {-1}


@rule("hadurak", "S3", "R21.1")
@pytest.mark.parametrize("share", [8, 10, 12, 15])
def test_the_pool_grows_with_the_players(share: int) -> None:
    assert new(4, influence_per_player=share).state.pool == 4 * share


@rule("hadurak", "S4")
@pytest.mark.parametrize(("seats", "razed"), [(2, 11), (3, 7), (4, 5), (5, 3), (6, 0)])
def test_razed_cities_e19(seats: int, razed: int) -> None:
    for seed in range(3):
        control = new(seats, seed).state.control
        assert sum(control[city] == RAZED for city in KINGDOM_CITIES) == razed
        assert RAZED not in control[len(KINGDOM_CITIES) :]


@rule("hadurak", "S5")
def test_regent_and_head_of_the_church_are_two_barons() -> None:
    for seed in range(20):
        s = new(3, seed).state
        assert s.regent != s.patron
        assert {*s.fate_marks} == {UNKNOWN}  # shuffled afterwards


@rule("hadurak", "S6", "S7", "S8")
def test_first_troops_are_assigned_in_secret_before_the_offer_is_seen() -> None:
    game = to(new(3), "assign_initial")
    s = game.state
    for troops in s.unassigned:
        assert troops[:4] == VASSALS
        assert [STRENGTH[troop] for troop in troops[4:]] == [100, 50] and all(map(is_mercenary, troops[4:]))
    assert s.offer == [] and s.urgent == []
    game.play_text("assign_initial:square+square+castle", 0)
    assert game.state.assigned[0] and not game.view(1).assigned[0]
    assert len(game.pending) == 3
    to(game, "place_castle")
    assert len(game.state.offer) == 4 and len(game.state.urgent) == 3
    assert sum(map(len, game.state.troops)) == 18


@rule("hadurak", "S6")
@pytest.mark.parametrize("strength", [100, 50])
def test_the_first_mercenaries_are_dealt_at_random_from_all_nations(strength: int) -> None:
    """Four of 24 cards: any two barons have the same nation in 3 of 23 deals, and any nation comes as often."""
    deals = 300
    dealt = []
    for seed in range(deals):
        hired = [troop for troops in new(4, seed).state.unassigned for troop in troops[4:]]
        dealt.append([NATION[troop] for troop in hired if STRENGTH[troop] == strength])
    alike = sum(nations[0] == nations[1] for nations in dealt)
    assert 0.5 * 3 / 23 < alike / deals < 2 * 3 / 23
    nations = Counter(nation for each in dealt for nation in each)
    assert all(0.7 < count / (4 * deals / 6) < 1.3 for count in nations.values()) and len(nations) == 6


@rule("hadurak", "S9")
def test_castles_keep_away_from_cities_and_with_few_players_from_the_rim() -> None:
    few, many = to(new(3), "place_castle"), to(new(5), "place_castle")
    assert few.pending[0].seat == few.state.regent
    assert not {*few.pending[0].options} & OUTER
    assert {*many.pending[0].options} & OUTER
    assert refused(few, "place_castle:cape_morn") == "S9"
    assert refused(few, "place_castle:cadiz") == "S9"
    first = few.pending[0].options[0]
    few.play(first)
    assert first not in few.pending[0].options
    assert few.pending[0].seat == (few.state.regent + 1) % 3


@rule("hadurak", "S10", "S11")
def test_nobles_enter_counter_clockwise_one_by_one_until_all_with_troops_stand() -> None:
    game = to(new(4), "assign_initial")
    while game.pending[0].kind.id == "assign_initial":
        ask = game.pending[0]
        spread = {0: "square+star+circle", 1: "triangle+square", 2: "star"}[ask.args[0]]
        game.play_text(f"assign_initial:{spread}", ask.seat)
    to(game, "enter_noble")
    last = game.state.in_order()[-1]
    order = []
    while game.pending[0].kind.id == "enter_noble":
        ask = game.pending[0]
        order.append(ask.seat)
        game.play(ask.options[0], ask.seat)
    assert order[:5] == [(last - step) % 4 for step in range(5)] and len(order) == 16
    assert asked(game) == [(seat, "plan_cards") for seat in range(4)] and game.state.round == 1


@rule("hadurak", "S10")
def test_a_noble_does_not_enter_where_another_baron_stands() -> None:
    game = to(new(2, 3), "enter_noble")
    ask = game.pending[0]
    theirs = game.state.castle_place(1 - ask.seat)
    assert all(place != theirs for _, place in ask.options)
    game.play(ask.options[0], ask.seat)
    taken = ask.options[0][1]
    following = game.pending[0]
    assert (following.seat == ask.seat) or all(place != taken for _, place in following.options)


@rule("hadurak", "R3.1")
def test_plans_are_secret_and_may_be_short() -> None:
    game = to(new(3), "plan_cards")
    game.play_text("plan_cards:bargain+mobilize", 0)
    assert refused(game, "0>plan_cards:bargain+bargain") == "R3.1"
    game.play_text("plan_cards:none", 0)
    assert game.view(1).plans[0] == () and len(game.view(1).hands[0]) == 12
    assert game.view(0).plans[0] == ((1, 4), ())
    game.play_text("plan_cards:versatile", 0)
    assert [ask.seat for ask in game.pending] == [1, 2]


@rule("hadurak", "R3.2")
def test_two_neutral_cards_join_each_pile() -> None:
    game = to(new(6), "plan_cards")
    while any(ask.kind.id == "plan_cards" for ask in game.pending):
        ask = game.pending[0]
        game.play(ask.options[-1], ask.seat)
    s = game.state
    piles = [len(pile) for pile in s.piles]
    turned = 1 if s.card >= 0 else 0
    assert sum(piles) + turned + len(s.neutral) - 2 >= 41 and piles[2] == 14  # E4: fourteen cards with six barons
    neutral = [owner for pile in s.piles for owner, _ in pile].count(NOBODY)
    assert neutral + len(s.neutral) + (s.card >= 0 and s.card_owner == NOBODY) == 8
    assert Counter(owner for owner, _ in s.piles[2])[NOBODY] == 2


def test_every_option_of_the_specification_is_declared() -> None:
    assert {option.id for option in RULEBOOK.options} == {
        "influence_per_player",
        "private_motion_scope",
        "hostage_heirs",
        "elimination",
        "right_of_might",
        "baron_choice",
        "battle_draw_cap",
        "two_player_win_cities",
        "max_rounds",
    }
