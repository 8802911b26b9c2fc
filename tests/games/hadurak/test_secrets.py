"""Section 7 of the rules: plans, battle hands, votes and decks are hidden; what all have seen is not; bad input."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from tests.games.hadurak.helpers import Board, play, refused
from tests.rules import rule

import regalia
from regalia.core.game import Game
from regalia.games.hadurak.pieces.board import CITY
from regalia.games.hadurak.pieces.cards import NEUTRAL_CARDS
from regalia.games.hadurak.state import KNOWERS, KNOWN, UNKNOWN, Hadurak


def test_battle_hands_are_seen_by_their_drawer_only() -> None:
    board = Board().card(0, "versatile").noble("0.square", "reedmarsh", "english_200")
    board.noble("1.star", "reedmarsh", "swiss_200")
    game = play(board.execute(), "versatile_option:battle", "start_battle:reedmarsh=field=madder=0")
    assert game.view(0).fate_hands == [game.state.fate_hands[0], [-1] * 4]
    assert game.view(None).fate_hands == [[-1] * 4, [-1] * 4]
    worlds = [game.imagine(0, seed).state for seed in range(20)]
    assert all(world.fate_hands[0] == game.state.fate_hands[0] for world in worlds)
    assert len({tuple(world.fate_hands[1]) for world in worlds}) > 10
    play(game, f"0>{game.pending[0].texts()[-1]}")
    assert game.view(1).fate_hands[1] == game.state.fate_hands[1]  # the other's answer is sealed


def test_fate_cards_that_all_have_seen_keep_their_places() -> None:
    game = Board().city(0, "kovel", "monz", "isar").fate(1, 2, 3).begin(("rebellions",))
    s = game.state
    assert s.fate_marks[-3:] == [KNOWN] * 3
    for seed in range(10):
        world = game.imagine(1, seed).state
        assert world.fate[-3:] == s.fate[-3:]
    assert game.view(1).fate[-3:] == [0, 1, 2] and {*game.view(1).fate[:-3]} == {-1}


def test_others_plans_are_imagined_from_what_they_hold() -> None:
    game = Board().begin()
    for seat in range(3):
        play(game, *[f"{seat}>plan_cards:{cards}" for cards in ("bargain+mobilize", "versatile", "none")])
    s = game.state
    seen = game.view(0)
    assert all(card == -1 for pile in seen.piles for owner, card in pile if owner != 0)
    held = set()
    for seed in range(40):
        world = game.imagine(0, seed).state
        for seat in range(3):
            before = Counter(s.hands[seat]) + Counter(card for pile in s.piles for owner, card in pile if owner == seat)
            after = Counter(world.hands[seat])
            after += Counter(card for pile in world.piles for owner, card in pile if owner == seat)
            assert before == after
        held.add(world.hands[1])
        assert world.hands[0] == s.hands[0]
    assert len(held) > 10


def worlds_of(game: Game, seat: int) -> list[Hadurak]:
    return [game.imagine(seat, seed).state for seed in range(30)]


def in_piles(s: Hadurak, seat: int) -> list[int]:
    return [card for pile in s.piles for owner, card in pile if owner == seat]


def test_cards_that_all_have_seen_in_this_round_are_not_imagined_in_a_pile() -> None:
    """Versatile Strategy goes back to the hand, a field is emptied, a neutral card lies in its deck again."""
    game, random, held, back = regalia.new("hadurak", seats=3, seed=4), Random(4), list[Counter[int]](), 0
    while game.state.round < 5:
        s = game.state
        if game.pending[0].kind.id == "plan_cards" and len(game.pending) == 3 and not any(s.plans):
            held = [Counter(hand) for hand in s.hands]
        ask = random.choice(game.pending)
        game.play(random.choice(ask.options), ask.seat)
        if not held or not any(s.piles):
            continue
        told = game.news(None)
        began = max(number for number, event in enumerate(told) if event.name == "planned")
        seen = [Counter[int]() for _ in range(4)]  # by seat; the last are the neutral cards
        for event in told[began:]:
            if event.name in ("card", "neutral_card"):
                seen[event.facts.get("seat", -1)][event.facts["action"]] += 1
        world = game.imagine(2, random.random().hex()).state
        for other in (0, 1):
            assert Counter(in_piles(world, other)) <= held[other] - seen[other]
            back += len(s.returned[other])
        shown = seen[-1] - Counter([s.card] if s.card_owner == -1 else [])
        assert Counter(world.neutral[2:]) == shown
        assert Counter(in_piles(world, -1)) <= Counter(NEUTRAL_CARDS) - seen[-1]
    assert back > 100


def test_a_baron_remembers_what_he_threw_away_and_others_do_not() -> None:
    board = Board().card(0, "versatile").noble("0.square", "reedmarsh", "english_200")
    board.noble("1.star", "reedmarsh", "swiss_200")
    game = play(board.execute(), "versatile_option:battle", "start_battle:reedmarsh=field=madder=0")
    held = {*game.state.fate_hands[0]}
    for ask in tuple(game.pending):
        game.play(max(ask.options, key=sum), ask.seat)  # everything
    s = game.state
    thrown = {card for card, mark in zip(s.fate, s.fate_marks, strict=True) if mark[-1] > 0 and mark[-1] % KNOWERS == 0}
    assert thrown == held and len(held) == 4
    place = [at for at, card in enumerate(s.fate) if card in held]
    assert all({world.fate[at] for at in place} == held for world in worlds_of(game, 0))
    assert len({world.fate[place[0]] for world in worlds_of(game, 2)}) > 5


def test_a_known_fate_card_drawn_into_a_hand_stays_known() -> None:
    board = Board().card(0, "versatile").noble("0.square", "reedmarsh", "english_200").fate(24, 23, 22, 21, 20, 19)
    board.noble("1.star", "reedmarsh", "swiss_200")
    game = play(board.execute(), "versatile_option:battle", "start_battle:reedmarsh=field=madder=0")
    assert game.state.fate_hands[0] == [20, 21, 22, 23]
    for world in worlds_of(game, 2):
        assert world.fate_hands[0] == [20, 21, 22, 23]
        assert {18, 19} <= {*world.fate_hands[1]}
    assert len({tuple(world.fate_hands[1]) for world in worlds_of(game, 2)}) > 5


def test_a_known_fate_card_drawn_and_thrown_away_unseen_is_known_to_lie_there() -> None:
    """All knew six cards; Madder drew two of them and two others, and showed none."""
    board = Board().card(0, "versatile").noble("0.square", "reedmarsh", "english_200").fate(24, 23, 22, 21, 20, 19)
    board.noble("1.star", "reedmarsh", "swiss_200")
    game = play(board.execute(), "versatile_option:battle", "start_battle:reedmarsh=field=madder=0")
    held = {*game.state.fate_hands[1]}
    for ask in tuple(game.pending):
        game.play(max(ask.options, key=sum), ask.seat)  # everything
    s = game.state
    theirs, his = ([at for at, card in enumerate(s.fate) if card in cards] for cards in ({20, 21, 22, 23}, held))
    worlds = worlds_of(game, 2)
    assert all({world.fate[at] for at in theirs} == {20, 21, 22, 23} for world in worlds)
    assert all({18, 19} < {world.fate[at] for at in his} for world in worlds)
    assert len({world.fate[his[0]] for world in worlds}) > 5
    assert len({tuple(sorted(world.fate[at] for at in his)) for world in worlds}) > 5
    assert all({world.fate[at] for at in his} == held for world in worlds_of(game, 1))
    assert {*game.view(2).fate} == {-1} and {len(mark) for mark in game.view(2).fate_marks} == {1}


def test_a_card_thrown_away_twice_may_be_wherever_it_could_have_gone() -> None:
    """Seat 0 threw away the last cards but one, among them one that all knew; seat 1 drew one of them, threw it too."""
    first, second = KNOWERS + 0, 2 * KNOWERS + 1
    board = Board()
    board.s.fate_groups = 2
    board.s.fate_marks[20:] = [(*UNKNOWN, first), (*KNOWN, first), (*UNKNOWN, first, second), (*UNKNOWN, second)]
    game = board.begin()
    card, thrown = game.state.fate[21], {*game.state.fate[20:23]}
    assert {world.fate.index(card) for world in worlds_of(game, 2)} == {20, 21, 22, 23}
    for world in worlds_of(game, 0):
        assert {*world.fate[20:22]} < thrown < {*world.fate[20:]}
    for world in worlds_of(game, 1):
        assert {*world.fate[22:]} == {*game.state.fate[22:]} and card in world.fate[20:22]


def test_what_is_imagined_can_be_imagined_again() -> None:
    """The same seed leads to the same world from the true game and from a world that looks the same."""
    game, random = regalia.new("hadurak", seats=3, seed=8), Random(8)
    compared = 0
    while not game.over:
        ask = random.choice(game.pending)
        game.play(random.choice(ask.options), ask.seat)
        if any(len(mark) > 1 for mark in game.state.fate_marks) and random.random() < 0.05:
            seat = random.randrange(3)
            world = game.imagine(seat, "first")
            assert world.imagine(seat, "second").state == game.imagine(seat, "second").state
            compared += 1
    assert compared > 20


def test_committed_votes_are_sealed() -> None:
    board = Board().urgent("amnesty")
    board.s.votes[:] = [5, 5, 5]
    game = board.begin(("assembly",))
    play(game, "0>commit_votes:4")
    assert game.state.committed == [0, 0, 0] and game.imagine(1, 3).ask_of(0) is not None  # open again to others
    assert [ask.seat for ask in game.pending] == [1, 2]


@rule("hadurak", "R1.10")
def test_a_razed_city_is_nothing() -> None:
    board = Board().city(-2, "froli").card(0, "versatile").noble("0.square", "froli", "vassal_50")
    assert board.s.site_at(13) == -1
    assert "battle" not in [text.partition(":")[2] for text in board.execute().pending[0].texts()]
    assert CITY["cadiz"] >= 17  # overseas


def test_bad_input_is_refused_with_its_rule_and_changes_nothing() -> None:
    game = Board().begin()
    play(game, "0>plan_cards:mobilize+mobilize")
    assert refused(game, "0>plan_cards:mobilize") == "R3.1"
    for text in ("plan_cards:gold", "plan_cards", "move_noble:emerande.star=kovel", "plan_cards:bargain+", ""):
        before = game.state.copy()
        with pytest.raises(regalia.IllegalChoice):
            game.play_text(text, 0)
        assert game.state.copy() == before
