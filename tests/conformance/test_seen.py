"""A game that leaves the process for a bot holds nothing that the bot's seat may not know, and looks to it the same."""

from __future__ import annotations

import pickle
from dataclasses import fields, replace
from random import Random
from typing import Any

from tests.conformance.helpers import deal, decisions, every_table, for_seeds, sparsely, step
from tests.tiny import RULEBOOK as TINY
from tests.tiny import rules
from tests.tiny.state import Tiny

from regalia import games
from regalia.core.asking import Rules
from regalia.core.dice import Dice, key_of
from regalia.core.game import Game
from regalia.core.seen import CastDice, ToldDice, game_of, seen_by


def sent(game: Game, seat: int, seed: int | str) -> tuple[bytes, Game]:
    """What goes over to a worker, and what the worker makes of it."""
    data = pickle.dumps(seen_by(game, seat, seed))
    return data, game_of(game.rulebook, pickle.loads(data))


def differs(game: Game, world: Game, seat: int) -> list[str]:
    true, seen = game.view(seat), world.view(seat)
    seen.shown = true.shown  # counts from the checkpoint on
    found = [one.name for one in fields(true) if getattr(true, one.name) != getattr(seen, one.name)]
    asked, other = game.ask_of(seat), world.ask_of(seat)
    assert asked is not None
    if other is None or (asked.kind, asked.args, list(asked.options)) != (other.kind, other.args, list(other.options)):
        found.append("ask")
    return found


@every_table
@for_seeds(4)
def test_it_looks_the_same_and_can_be_played_on(name: str, seats: int, seed: int) -> None:
    game, random = deal(name, seats, seed)
    for number in decisions(game, random, 4 * sparsely(game)):
        for ask in game.pending:
            data, world = sent(game, ask.seat, f"{seed} {number}")
            assert differs(game, world, ask.seat) == []
            assert game.state.dice.key not in data
            assert differs(game, world.clone(), ask.seat) == []
            imagined = world.imagine(ask.seat, 1)
            assert differs(game, imagined, ask.seat) == []
            while not imagined.over:
                step(imagined, random)


def test_hidden_things_are_others() -> None:
    """Over many games the true deck is hardly ever met, and a sealed answer is never passed on."""
    same = looks = 0
    for seed in range(30):
        game, random = deal("tiny", 3, seed)
        for _ in decisions(game, random, 2):
            for ask in game.pending:
                _, world = sent(game, ask.seat, seed)
                looks += 1
                hidden = [hand for seat, hand in enumerate(game.state.hands) if seat != ask.seat]
                dealt = [hand for seat, hand in enumerate(world.state.hands) if seat != ask.seat]
                same += world.state.deck == game.state.deck and hidden == dealt
    assert looks > 300 and same < looks / 20


def test_a_sealed_answer_is_not_passed_on() -> None:
    game = Game.new(TINY, 2, 1)
    ask = game.pending[0]
    game.play(ask.options[0], ask.seat)
    assert [choice for choice, _ in seen_by(game, 1 - ask.seat, 1).steps] == [None]


# --- a phase in which much is drawn, cast, shuffled and chosen in secret --------------------------------------------


def long_turn(s: Tiny) -> Rules:
    """Many cards for everybody, dice kept in a variable, a discard face down, another shuffle, a last question."""
    for seat in range(s.seats):
        for _ in range(4):
            rules.draw(s, seat)
    cast = [s.dice.roll() for _ in range(3)]
    s.die = cast[0]
    s.tell("die_cast", die=s.die)
    for seat in range(s.seats):
        buried = yield rules.LEAD(seat)
        s.hands[seat].remove(buried)
        s.deck.append(buried)
        s.dice.shuffle(s.deck)
    s.prize = sum(cast)
    s.die = s.dice.roll()
    for seat in range(s.seats):
        yield rules.LEAD(seat)
    rules.end_round(s)


LONG = replace(TINY, phases={**rules.PHASES, "plan": long_turn}, check=lambda state: [])


def test_much_may_be_learned_in_one_phase() -> None:
    for seed in range(10):
        game, random = Game.new(LONG, 2, seed, {"gifts": False, "rounds": 1}), Random(seed)
        while not game.over:
            ask = game.pending[0]
            _, world = sent(game, ask.seat, seed)
            assert differs(game, world, ask.seat) == []
            step(game, random)


def test_a_secret_choice_and_a_secret_shuffle_are_not_passed_on() -> None:
    told = shuffled = 0
    for seed in range(20):
        game = Game.new(LONG, 2, seed, {"gifts": False, "rounds": 1})
        ask = game.pending[0]
        option: Any = Random(seed).choice(ask.options)
        game.play(option, ask.seat)
        seen = seen_by(game, 1, seed)
        told += any(choice is not None and choice[2] == option for choice, _ in seen.steps)
        shuffled += game_of(LONG, seen).state.deck == game.state.deck
    assert told < 8 and shuffled < 5  # by chance they may be the same


def test_every_game_is_known_by_its_name_only() -> None:
    """Rulebooks hold functions; a worker has its own."""
    for name in games.names():
        game, _ = deal(name, games.find(name).seats[0], 1)
        assert b"why_not" not in sent(game, game.pending[0].seat, 1)[0]


def test_dice_show_again_what_was_cast_but_shuffle_otherwise() -> None:
    shuffles: dict[int, int] = {}
    cast, cards, other = CastDice(Dice.seeded(1), shuffles), list(range(30)), list(range(30))
    before = [cast.roll() for _ in range(9)]
    cast.shuffle(cards)
    after = cast.several(6, 9)
    true = Dice.seeded(1)
    told = ToldDice(key_of(2), 0, bytes(true.below(256) for _ in range(cast.drawn)), 0, shuffles).copy()
    assert [told.roll() for _ in range(9)] == before
    told.shuffle(other)
    assert other != cards and sorted(other) == sorted(cards)
    assert told.several(6, 9) == after and told.drawn == cast.drawn
    assert [told.roll() for _ in range(40)] != [cast.roll() for _ in range(40)]
    told.reseed(key_of(3))
    fresh = Dice.seeded(3)
    assert [told.roll() for _ in range(9)] == [fresh.roll() for _ in range(9)]
