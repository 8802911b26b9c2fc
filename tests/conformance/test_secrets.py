"""Who knows what: no view, ask, event or imagined world says more than a seat may know."""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from itertools import zip_longest
from random import Random
from types import BuiltinFunctionType, FunctionType, GeneratorType, ModuleType
from typing import Any

import pytest
from tests.conformance.checks.chance import TELL_TO, chance_leaks, deal_leaks
from tests.conformance.helpers import (
    asked,
    deal,
    decisions,
    every_table,
    for_seeds,
    is_brief,
    nothing_wrong,
    play_same,
    situation,
    sparsely,
    step,
    without_dice,
)
from tests.tiny import RULEBOOK as TINY
from tests.tiny import rules
from tests.tiny.state import Tiny

from regalia.core import game as game_module
from regalia.core.asking import Kind, Rules, together
from regalia.core.dice import Dice
from regalia.core.events import Event
from regalia.core.game import Game
from regalia.core.rulebook import Rulebook

WORLDS = 3
PLAYED_ON = 1_200
"""Choices for which an imagined game is played, if it does not end before."""

# --- what a seat sees -------------------------------------------------------------------------------------------------


def difference(one: Any, other: Any, path: str = "") -> str:
    """The first thing that differs: `hands[1][0] is 5, or 7`; nothing where both are the same."""
    if one == other:
        return ""
    if is_dataclass(one) and type(one) is type(other):
        parts = [(f".{part.name}", getattr(one, part.name), getattr(other, part.name)) for part in fields(one)]
    elif isinstance(one, Mapping) and isinstance(other, Mapping):
        parts = [(f"[{key!r}]", one.get(key), other.get(key)) for key in [*one, *other]]
    elif isinstance(one, list | tuple) and isinstance(other, list | tuple) and len(one) == len(other):
        parts = [(f"[{at}]", *pair) for at, pair in enumerate(zip(one, other, strict=True))]
    else:
        parts = []
    inner = (difference(mine, yours, f"{path}{name}") for name, mine, yours in parts)
    return next((found for found in inner if found), f"{path.removeprefix('.')} is {one!r}, or {other!r}")


def view_leaks(game: Game, world: Game, seat: int, watcher: int | None) -> list[str]:
    """A view is the same in every world that looks the same."""
    found = difference(game.view(watcher), world.view(watcher))
    who = "a spectator" if watcher is None else f"seat {watcher}"
    advice = (
        "hide it in secrets.view, or, if the seat has seen it, keep it in secrets.imagine: "
        "what was shown must be told by a field of the state"
    )
    return [f"{found} in the view of {who}, in worlds that seat {seat} imagines: {advice}"] if found else []


def ask_leaks(game: Game, world: Game, seat: int) -> list[str]:
    """A seat's own question is the same in every world that looks the same."""
    true, imagined = game.ask_of(seat), world.ask_of(seat)
    if true is None:
        return []
    advice = "what a seat is asked and may answer must follow from what its view shows"
    if imagined is None:
        return [f"{true.kind.id} of seat {seat} is asked in the true world, and not in one that it imagines: {advice}"]
    mine, others = ((ask.kind.id, ask.args, list(ask.options)) for ask in (true, imagined))
    found = difference(mine, others, "kind, arguments, options")
    return [f"{true.kind.id} of seat {seat} differs in a world that it imagines; {found}: {advice}"] if found else []


def heard(game: Game, option: Any, chooser: int, seat: int) -> tuple[Any, list[Event]]:
    """What the seat sees and hears after a choice."""
    game.state.news = news = list[Event]()
    game.play(option, chooser)
    return game.view(seat), [event for told in news if (event := told.seen_by(seat))]


def news_leaks(game: Game, world: Game, seat: int, random: Random) -> list[str]:
    """Where a choice looks the same in two worlds, it also sounds the same."""
    ask = random.choice(game.pending)
    option = random.choice(ask.options)
    other = world.ask_of(ask.seat)
    if other is None or option not in other.options:
        return []
    view, news = heard(game.clone(), option, ask.seat, seat)
    other_view, other_news = heard(world.clone(), option, ask.seat, seat)
    if view != other_view or news == other_news:
        return []
    pairs = zip_longest(news, other_news)
    mine, others = next(pair for pair in pairs if pair[0] != pair[1])
    return [f"after {ask.text(option)} seat {seat} hears {mine}, or in a world that it imagines {others}: {TELL_TO}"]


def leaks(game: Game, random: Random) -> list[str]:
    """Everything by which some seat could tell the true world from one that it imagines."""
    found = []
    for seat in range(game.seats):
        for world in (game.imagine(seat, random.random().hex()) for _ in range(WORLDS)):
            for watcher in (seat, None):
                found += view_leaks(game, world, seat, watcher)
            found += ask_leaks(game, world, seat)
            found += news_leaks(game, world, seat, random)
    found += chance_leaks(game, random)
    return [f"{game.rulebook.id}: {leak}" for leak in found]


def leaks_of(rulebook: Rulebook, seats: int = 3, games: int = 6) -> list[str]:
    """What the check finds in a few games of a rulebook with something planted."""
    found: list[str] = []
    for seed in range(games):
        game, random = Game.new(rulebook, seats, seed), Random(seed)
        while not game.over and not found:
            found = leaks(game, random)
            step(game, random)
    return found


@every_table
@for_seeds(3)
def test_a_view_looks_the_same_in_every_imagined_world(name: str, seats: int, seed: int) -> None:
    game, random = deal(name, seats, seed)
    for _ in decisions(game, random, sparsely(game)):
        nothing_wrong(leaks(game, random))
    for seat in range(seats):
        nothing_wrong(view_leaks(game, game.imagine(seat, 1), seat, seat))


@every_table
@for_seeds(3)
def test_nobody_hears_of_the_deal_what_they_do_not_see(name: str, seats: int, seed: int) -> None:
    game, random = deal(name, seats, seed)
    nothing_wrong(f"{name}: {leak}" for leak in deal_leaks(game, random))


@every_table
@for_seeds(2)
def test_a_view_never_holds_the_key_of_the_dice(name: str, seats: int, seed: int) -> None:
    game, random = deal(name, seats, seed)
    for _ in decisions(game, random, 10 * sparsely(game)):
        for seat in (None, *range(seats)):
            assert game.view(seat).dice.key != game.state.dice.key


@every_table
@for_seeds(2)
def test_a_view_is_a_copy_that_can_be_scribbled_on(name: str, seats: int, seed: int) -> None:
    game, random = deal(name, seats, seed)
    for _ in decisions(game, random, 3 * sparsely(game)):
        before = situation(game)
        for seat in (None, *range(seats)):
            view = game.view(seat)
            for field in fields(view):
                _scribble(getattr(view, field.name))
        assert situation(game) == before


def _scribble(value: Any) -> None:
    """Changes every list, dict and bytearray, deep down."""
    if isinstance(value, list):
        for part in value:
            _scribble(part)
        value.clear()
    elif isinstance(value, dict):
        for part in value.values():
            _scribble(part)
        value.clear()
    elif isinstance(value, set | bytearray):
        value.clear()


@every_table
@for_seeds(2)
def test_secret_facts_reach_only_those_who_know(name: str, seats: int, seed: int) -> None:
    game, random = deal(name, seats, seed)
    while not game.over:
        step(game, random)
    for event in game._events:
        for seat in (None, *range(seats)):
            seen = event.seen_by(seat)
            if event.knows is not None and seat not in event.knows:
                assert seen is None or event.secret
                assert seen is None or not {*event.secret} & {*seen.facts}
            else:
                assert seen == event


# --- planted leaks: the checks above must bite ------------------------------------------------------------------------


def test_the_check_finds_a_view_that_shows_a_hidden_card() -> None:
    def leaky(s: Tiny, seat: int | None) -> Tiny:
        seen: Tiny = TINY.view(s, seat)
        seen.deck = s.deck[:]
        return seen

    assert any(line.startswith("tiny: deck[") for line in leaks_of(replace(TINY, view=leaky)))


def test_the_check_finds_a_view_that_shows_how_far_a_plan_has_got() -> None:
    def leaky(s: Tiny, seat: int | None) -> Tiny:
        seen: Tiny = TINY.view(s, seat)
        seen.plans = [[0] * len(plan) for plan in s.plans]
        return seen

    assert any(line.startswith("tiny: plans[") for line in leaks_of(replace(TINY, view=leaky)))


def test_the_check_finds_a_view_that_shows_the_dice() -> None:
    def leaky(s: Tiny, seat: int | None) -> Tiny:
        seen: Tiny = TINY.view(s, seat)
        seen.dice = s.dice.copy()
        return seen

    game = Game.new(replace(TINY, view=leaky), 2, 1)
    if game.view(0).dice.key == game.state.dice.key:  # the engine may blank them for all games
        assert any(line.startswith("tiny: dice is") for line in leaks(game, Random(1)))


def test_the_check_finds_options_that_depend_on_what_others_hold() -> None:
    def leaky(s: Tiny, seat: int) -> list[int]:
        return [coins for coins in range(s.coins[seat] + 1) if coins != s.hands[(seat + 1) % s.seats][0]]

    bid = Kind("bid", leaky, codec=rules.BID.codec)

    def bidding(s: Tiny) -> Rules:
        yield together({seat: bid(seat) for seat in range(s.seats)})
        s.reveal()
        s.phase = "battle"

    assert any(
        line.startswith("tiny: bid of seat")
        for line in leaks_of(replace(TINY, phases={**rules.PHASES, "bid": bidding}))
    )


def test_the_check_finds_an_event_that_tells_all_what_was_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(s: Tiny, seat: int) -> None:
        card = s.deck.pop()
        s.hands[seat].append(card)
        s.hands[seat].sort()
        s.reveal()
        s.tell("drew", seat=seat, card=card)

    monkeypatch.setattr(rules, "draw", leaky)
    assert any("hears" in line for line in leaks_of(TINY))


def swaps(is_leaky: bool) -> Rulebook:
    """The tiny game, in which everybody begins a round by swapping a card with the deck; nobody is asked."""

    def swap(s: Tiny, seat: int, mine: int) -> None:
        at = s.dice.below(len(s.deck))
        s.hands[seat].remove(mine)
        s.deck[at], card = mine, s.deck[at]
        insort(s.hands[seat], card)
        s.tell("swapped", to=None if is_leaky else (seat,), seat=seat, card=card)

    def swapping(s: Tiny) -> Rules:
        for seat in range(s.seats):
            unknown = [card for card in s.hands[seat] if card not in s.known[seat]]
            if unknown and s.deck:
                swap(s, seat, unknown[0])
        s.phase = "planning"
        yield from ()

    return replace(TINY, phases={**rules.PHASES, "plan": swapping, "planning": rules.plan})


@pytest.mark.parametrize("is_leaky", [False, True])
def test_the_check_finds_an_event_of_a_phase_that_asks_nobody(is_leaky: bool) -> None:
    """At the beginning, and after the choice that ends a round: always, not by luck."""
    looked = 0
    for seed in range(10):
        game, random = Game.new(swaps(is_leaky), 3, seed), Random(seed)
        assert any("swapped" in leak for leak in deal_leaks(game, random)) == is_leaky
        while not game.over and game.pending[0].kind is not rules.DRAW:
            step(game, random)
        if not game.over:
            assert any("swapped" in leak for leak in chance_leaks(game, random)) == is_leaky
            looked += 1
    assert looked > 5


def test_the_check_finds_imagined_worlds_that_lose_what_is_known() -> None:
    """The card that somebody took openly is dealt to somebody else."""

    def forgetful(s: Tiny, seat: int, dice: Dice) -> None:
        for known in s.known:
            known.clear()
        TINY.imagine(s, seat, dice)

    assert any(line.startswith(("tiny: known[", "tiny: hands[")) for line in leaks_of(replace(TINY, imagine=forgetful)))


# --- imagined worlds --------------------------------------------------------------------------------------------------


@every_table
@for_seeds(3)
def test_the_same_view_and_seed_give_the_same_world(name: str, seats: int, seed: int) -> None:
    """An imagined world looks like the true one, so what is imagined in it is the same too."""
    game, random = deal(name, seats, seed)
    for _ in decisions(game, random, sparsely(game)):
        for seat in range(seats):
            world = game.imagine(seat, "one")
            assert situation(game.imagine(seat, "one")) == situation(world)
            assert situation(game.imagine(seat, "two").imagine(seat, "one")) == situation(world)


@every_table
@for_seeds(2)
def test_imagined_worlds_are_possible(name: str, seats: int, seed: int) -> None:
    game, random = deal(name, seats, seed)
    for _ in decisions(game, random, sparsely(game)):
        before = situation(game)
        for seat in range(seats):
            world = game.imagine(seat, random.random().hex())
            assert world.rulebook.check(world.state) == []
        assert situation(game) == before


@every_table
@for_seeds(2)
def test_imagined_games_play_to_the_end(name: str, seats: int, seed: int) -> None:
    game, random = deal(name, seats, seed)
    for _ in decisions(game, random, 3 * sparsely(game)):
        world = game.imagine(random.randrange(seats), random.random().hex(), history=random.random() < 0.5)
        for _ in range(PLAYED_ON):
            if world.over:
                break
            step(world, random)
            if is_brief(world):
                assert world.rulebook.check(world.state) == []
        assert world.rulebook.check(world.state) == []


@every_table
@for_seeds(3)
def test_a_clone_of_an_imagined_game_is_the_same_imagined_game(name: str, seats: int, seed: int) -> None:
    game, random = deal(name, seats, seed)
    for _ in decisions(game, random, sparsely(game)):
        world = game.imagine(random.randrange(seats), seed)
        for _ in range(random.randrange(4)):
            if not world.over:
                step(world, random)
        clone = world.clone()
        assert situation(clone) == situation(world)
        play_same(world, clone, random, 15)


@every_table
@for_seeds(2)
def test_every_imagined_world_has_other_dice(name: str, seats: int, seed: int) -> None:
    game, _ = deal(name, seats, seed)
    keys = {game.imagine(0, number).state.dice.key for number in range(20)}
    assert len(keys) == 20
    assert game.state.dice.key not in keys


@every_table
def test_what_is_hidden_is_really_dealt_anew(name: str, seats: int) -> None:
    """A game whose views hide something has imagined worlds that differ from the true one."""
    hidden = differs = False
    for seed in range(5):
        game, random = deal(name, seats, seed)
        for _ in decisions(game, random, sparsely(game)):
            seat = random.randrange(seats)
            view = game.view(seat)
            view.dice.reseed(b"")
            hidden = hidden or view != without_dice(game)
            differs = differs or without_dice(game.imagine(seat, 1)) != without_dice(game)
    assert hidden == differs


# --- the tiny game: what exactly is known -----------------------------------------------------------------------------


def tiny_positions() -> list[Game]:
    """Decisions of tiny games, some with a card taken openly into a hand."""
    found = []
    for seed in range(12):
        game, random = deal("tiny", 2 + seed % 3, seed)
        found += [game.clone() for _ in decisions(game, random)]
    return found


def test_known_cards_stay_where_they_are_known_to_be() -> None:
    with_known = [game for game in tiny_positions() if any(game.state.known)]
    assert len(with_known) > 20
    for game in with_known:
        for seat in range(game.seats):
            world = game.imagine(seat, 5).state
            assert world.known == game.state.known
            assert world.hands[seat] == game.state.hands[seat]
            assert all({*known} <= {*hand} for known, hand in zip(world.known, world.hands, strict=True))


def test_unknown_cards_can_be_anywhere_unseen() -> None:
    game = Game.new(TINY, 3, 1)
    held = {card for seed in range(200) for card in game.imagine(0, seed).state.hands[1]}
    assert held == {*range(1, 17)} - {*game.state.hands[0], game.state.market}


def test_two_true_worlds_that_look_alike_are_imagined_alike() -> None:
    """The other's card and the top of the deck are swapped: seat 0 cannot know."""
    for game in tiny_positions():
        position = game.position()
        state = position["state"]
        hidden = [card for card in state["hands"][1] if card not in state["known"][1]]
        if position["since"] or state["phase"] != "plan" or not hidden or not state["deck"]:
            continue
        state["hands"][1].remove(hidden[0])
        state["hands"][1] = sorted([*state["hands"][1], state["deck"].pop()])
        state["deck"].append(hidden[0])
        other = game.rulebook.form.state(state, game.setup, game.state.dice.copy())
        twin = Game(game.rulebook, game.setup, other)
        assert without_dice(twin) != without_dice(game)
        assert twin.view(0).hands == game.view(0).hands and twin.view(0).deck == game.view(0).deck
        assert asked(twin.imagine(0, 9)) == asked(game.imagine(0, 9))
        assert twin.imagine(0, 9).state.hands == game.imagine(0, 9).state.hands
        assert twin.imagine(0, 9).state.deck == game.imagine(0, 9).state.deck


# --- no hidden value waits in a rule's variables ----------------------------------------------------------------------

PLAIN = int | bool | str | None
CODE = FunctionType | BuiltinFunctionType | ModuleType | Kind


def is_public(value: Any, state: Any, own: list[Any]) -> bool:
    """Plain values, the state, its own lists (by identity) and code may stay in a variable across a `yield`."""
    if value is state or isinstance(value, PLAIN | CODE):
        return True
    if isinstance(value, tuple):
        return all(isinstance(part, PLAIN | CODE | tuple) for part in value)
    return any(value is part for part in own)


def fields_of(state: Any) -> list[Any]:
    """Every field of the state, and the lists in its lists."""
    found = []
    for field in fields(state):
        value = getattr(state, field.name)
        found.append(value)
        if isinstance(value, list):
            found += [part for part in value if isinstance(part, list | bytearray | set | dict)]
    return found


def strays(flow: Any, state: Any, own: list[Any]) -> list[str]:
    """Variables of suspended rules that hold what they should not, down to the rule that asks."""
    found = []
    while isinstance(flow, GeneratorType):
        frame = flow.gi_frame
        if frame is None:
            break
        is_engine = frame.f_code.co_filename == game_module.__file__
        for name, value in ({} if is_engine else frame.f_locals).items():
            if value is flow.gi_yieldfrom:  # looked into below
                continue
            if isinstance(value, Mapping) and all(isinstance(part, GeneratorType) for part in value.values()):
                for procedure in value.values():
                    found += strays(procedure, state, own)
            elif not is_public(value, state, own):
                found.append(f"{flow.__name__}: {name} = {value!r}")
        flow = flow.gi_yieldfrom
    return found


@pytest.mark.pure
@every_table
@for_seeds(2)
def test_rules_keep_no_lists_of_their_own_while_they_wait(name: str, seats: int, seed: int) -> None:
    game, random = deal(name, seats, seed)
    for _ in decisions(game, random):
        assert strays(game._flow, game.state, fields_of(game.state)) == []


@pytest.mark.pure
def test_this_check_finds_a_list_kept_in_a_variable() -> None:
    def battle(s: Tiny) -> Rules:
        hand = s.hands[s.leader]
        top = s.deck[-2:]
        yield rules.LEAD(s.leader)
        hand.extend(top)

    game, random = Game.new(replace(TINY, phases={**rules.PHASES, "battle": battle}), 2, 1), Random(1)
    while game.state.phase != "battle":
        step(game, random)
    assert strays(game._flow, game.state, fields_of(game.state)) == [f"battle: top = {game.state.deck[-2:]}"]


def test_a_hidden_card_kept_in_a_variable_breaks_imagined_games() -> None:
    """A number in a variable may be a card; then the re-dealt world and the rule disagree, and `check` shows it."""

    def supply(s: Tiny) -> Rules:
        top = s.deck[-1]
        yield rules.DRAW(s.leader)
        s.deck.pop()
        s.hands[s.leader] = sorted([*s.hands[s.leader], top])
        s.reveal()
        rules.end_round(s)

    rulebook = replace(TINY, phases={**rules.PHASES, "supply": supply})
    broken = 0
    for seed in range(10):
        game, random = Game.new(rulebook, 2, seed), Random(seed)
        while not game.over and game.state.phase != "supply":
            step(game, random)
        if not game.over:
            world = game.imagine(0, seed)
            world.play("deck", world.pending[0].seat)
            broken += world.rulebook.check(world.state) != []
    assert broken
