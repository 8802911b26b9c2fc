"""What everybody knows stays known; what nobody may know sways no bot; and a planted leak is found."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from random import Random

import pytest
from tests.conformance.test_secrets import leaks_of
from tests.games.havoc.helpers import cards, choose, lay, start
from tests.rules import rule

import regalia
from regalia import Game
from regalia.bots import Outlook, make_bot
from regalia.core.dice import Dice
from regalia.games.havoc import RULEBOOK, secrets
from regalia.games.havoc.pieces.cards import BACK, DOG, JOHN, Card
from regalia.games.havoc.rules import aftermath, battle, last_battles, recruiting
from regalia.games.havoc.state import Havoc

FOUR = ["b5 g5 y1", "b6 g6 y2", "b7 g7 y3", "b8 g8 y4"]
WORLDS = 25


def worlds(game: Game, seat: int, number: int = WORLDS) -> Iterator[Havoc]:
    for seed in range(number):
        state: Havoc = game.imagine(seat, seed).state
        yield state


def random_positions(seats: int, seed: int, every: int = 9) -> Iterator[Game]:
    """Moments of random games, with year-of-peace discards, robbed piles and new draw piles among them."""
    random = Random(seed)
    game = regalia.new("havoc", seats=seats, seed=seed, options={"john_of_gaunt": seed % 2 == 0}, news=False)
    step = 0
    while not game.over:
        step += 1
        if step % every == 0:
            yield game
        ask = random.choice(game.pending)
        quiet = [option for option in ask.options if option != "havoc"]
        game.play(random.choice(quiet if quiet and random.random() < 0.8 else list(ask.options)), ask.seat)


# --- knowledge --------------------------------------------------------------------------------------------------------


def test_a_card_openly_taken_is_never_imagined_elsewhere() -> None:
    game = start(FOUR, recruits="b9 o2 g12")
    choose(game, "turn:recruit", "recruit_step:take_recruit=b9", "recruit_step:draw_deck", "recruit_step:place=y1")
    for seat in (1, 2, 3):
        assert all(cards("b9")[0] in world.hands[0] for world in worlds(game, seat))
    choose(game, "turn:recruit", "recruit_step:draw_deck", "recruit_step:draw_deck", "recruit_step:place=y2")
    assert all(cards("b9")[0] in world.hands[0] for world in worlds(game, 3))


def test_a_card_is_known_until_it_is_played() -> None:
    game = start(FOUR, recruits="b9 o2 g12", known={0: "b5"})
    choose(game, "turn:havoc")
    lay(game, 0, "b5 g5")
    assert game.state.known[0] == []
    scavenged = start(["D b5 g5 y1", "b6", "b7", "b8"], recruits="b9 o2 g12")
    choose(scavenged, "turn:havoc")
    lay(scavenged, 0, "D b5 g5")
    choose(scavenged, "lay:pass", "dogs_out:1", "activate:scavenge=g12")
    assert all(cards("g12")[0] in world.hands[0] for world in worlds(scavenged, 2))


def test_a_robbed_card_is_known_and_what_was_buried_stays_secret_to_the_others() -> None:
    game = start(["D D k5", "b8", "g8", "y8"], recruits="b9 o2 g12", discard="k1", buried=[(1, "g3"), (2, "g4")])
    choose(game, "turn:recruit", "recruit_step:rob", "rob_pick:k1")
    assert all(cards("k1")[0] in world.hands[0] for world in worlds(game, 3))
    seen = [{card for _, card, _ in world.buried} for world in worlds(game, 0)]
    assert all(each == {*cards("g3 g4")} for each in seen)  # the robber has looked through the pile
    assert len({frozenset(card for _, card, _ in world.buried) for world in worlds(game, 3)}) > 10
    assert all((1, cards("g3")[0]) in [entry[:2] for entry in world.buried] for world in worlds(game, 1))


@rule("havoc", "R4.4")
def test_a_known_card_may_have_been_discarded_in_a_year_of_peace() -> None:
    """Nobody can tell: in imagined worlds it is in the hand or face down in the pile, and nowhere else."""
    game = start(["b5 g5", "b6 g6 y2", "b7 g7 y3", "b8 g8 y4"], recruits="b9 o2 g12", known={1: "g6"}, peace=3)
    choose(game, "turn:recruit")
    for seat, card in ((1, "g6"), (2, "b7"), (3, "y4")):
        choose(game, f"peace_discard:{card}", seat=seat)
    where = set()
    for world in worlds(game, 0, 60):
        buried = [card for owner, card, _ in world.buried if owner == 1]
        assert (cards("g6")[0] in world.hands[1]) != (cards("g6")[0] in buried)
        where.add(cards("g6")[0] in buried)
    assert where == {True, False}
    assert all((1, cards("g6")[0]) in [entry[:2] for entry in world.buried] for world in worlds(game, 1))


@rule("havoc", "R2.5")
@pytest.mark.parametrize(("buried", "expected"), [("D", False), ("k3", True)])
def test_whether_there_is_anything_to_rob_is_kept(buried: str, expected: bool) -> None:
    game = start(FOUR, recruits="b9 o2 g12", discard="D D", buried=[(1, buried)])
    assert game.view(0).has_corpse() is expected
    assert all(world.has_corpse() is expected for world in worlds(game, 0))


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_everything_known_is_kept_in_every_world(seats: int) -> None:
    checked = 0
    for seed in range(4):
        for game in random_positions(seats, seed):
            s: Havoc = game.state
            for seat in range(seats):
                for world in worlds(game, seat, 2):
                    assert world.hands[seat] == s.hands[seat] and world.chosen[seat] == s.chosen[seat]
                    assert (world.known, world.discard, world.recruits) == (s.known, s.discard, s.recruits)
                    assert world.has_corpse() == s.has_corpse()
                    for mine, theirs in zip(s.buried, world.buried, strict=True):
                        assert (mine[0], mine[2]) == (theirs[0], theirs[2])
                        assert mine[1] == theirs[1] or not mine[2] >> seat & 1
                    checked += bool(s.buried) + any(s.known)
    assert checked > 50


def test_hidden_cards_can_be_anywhere_unseen() -> None:
    game = start(FOUR, recruits="b9 o2 g12")
    held = {card for world in worlds(game, 0, 150) for card in world.hands[2]}
    seen = {*cards("b5 g5 y1 b9 o2 g12")}
    pack = {value * 8 + colour for value in range(1, 14) for colour in range(6)} | {DOG}
    assert held == pack - seen


def test_john_is_imagined_anywhere_in_the_draw_pile_and_nowhere_else() -> None:
    game = start(FOUR, recruits="b9 o2 g12", john_at=0, options={"john_of_gaunt": True})
    depths = {world.deck[::-1].index(JOHN) for world in worlds(game, 1, 60)}
    assert len(depths) > 20
    assert all(world.deck.count(JOHN) == 1 for world in worlds(game, 1))


# --- bots -------------------------------------------------------------------------------------------------------------


def twin_of(game: Game, seat: int) -> Game | None:
    """Another true state that looks the same to the seat: somebody's hidden card changes places with a deck card."""
    position = game.position()
    if position["since"]:
        return None
    state = position["state"]
    other = (seat + 1) % game.seats
    player = state["players"][other]
    hidden = [card for card in player["hand"] if card not in player["known"] and card != "dog"]
    below = [card for card in state["deck"] if card not in ("dog", "john_of_gaunt")]
    if not hidden or not below or state["buried"]:
        return None
    player["hand"][player["hand"].index(hidden[0])] = below[0]
    state["deck"][state["deck"].index(below[0])] = hidden[0]
    return regalia.from_position("havoc", position)


@pytest.mark.parametrize("bot", ["random", "squire", "greedy", "search:6"])
def test_a_bot_chooses_the_same_in_two_true_states_that_look_alike(bot: str) -> None:
    compared = 0
    for game in chain(random_positions(4, 6, every=5), random_positions(4, 7, every=5)):
        seat = game.pending[0].seat
        twin = twin_of(game, seat)
        if twin is None or len(game.pending) > 1 or compared == 6:
            continue
        assert twin.state.hands != game.state.hands
        assert twin.view(seat).hands == game.view(seat).hands
        for seed in range(3):
            choices = [make_bot(bot, seed).choose(Outlook(each, seat)) for each in (game, twin)]
            assert choices[0] == choices[1]
        compared += 1
    assert compared == 6


# --- planted leaks: the leak test of the conformance suite bites ------------------------------------------------------


def test_a_view_that_shows_a_hand_is_found() -> None:
    def leaky(s: Havoc, seat: int | None) -> Havoc:
        seen = secrets.view(s, seat)
        seen.hands[0] = s.hands[0][:]
        return seen

    assert any(line.startswith("havoc: hands[") for line in leaks_of(replace(RULEBOOK, view=leaky), games=1))


def test_a_view_that_shows_the_top_of_the_draw_pile_is_found() -> None:
    def leaky(s: Havoc, seat: int | None) -> Havoc:
        seen = secrets.view(s, seat)
        seen.deck[-1:] = s.deck[-1:]
        return seen

    assert any(line.startswith("havoc: deck[") for line in leaks_of(replace(RULEBOOK, view=leaky), games=1))


def test_a_view_that_shows_chosen_cards_is_found() -> None:
    def leaky(s: Havoc, seat: int | None) -> Havoc:
        seen = secrets.view(s, seat)
        seen.chosen = [chosen[:] for chosen in s.chosen]
        return seen

    assert any(line.startswith("havoc: chosen[") for line in leaks_of(replace(RULEBOOK, view=leaky), games=2))


def test_a_draw_told_to_everybody_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(s: Havoc, seat: int) -> Card:
        card = s.take_top()
        if card not in (JOHN, -1):
            insort(s.hands[seat], card)
            s.reveal()
            s.tell("drew", seat=seat, card=card)
        return card

    for module in (recruiting, battle, aftermath, last_battles):
        monkeypatch.setattr(module, "draw_blind", leaky)
    assert any("hears" in line for line in leaks_of(RULEBOOK, games=3))


def test_imagined_worlds_that_forget_what_is_known_are_found() -> None:
    def forgetful(s: Havoc, seat: int, dice: Dice) -> None:
        for known in s.known:
            known.clear()
        secrets.imagine(s, seat, dice)

    assert any(line.startswith("havoc: known[") for line in leaks_of(replace(RULEBOOK, imagine=forgetful), games=1))


def test_backs_are_no_cards_that_anybody_has() -> None:
    for game in random_positions(3, 1, every=30):
        view = game.view(None)
        assert all(card == BACK for hand in view.hands for card in hand)
        assert {*view.deck} <= {BACK}
