"""Situations of Kingsburg for tests, with dice that show what the test says.

Seats have the names of the worked examples: A(nna) 0, B(éla) 1, É(va) 2, D(ávid) 3. Goods are written `"2g 1w"`,
provinces by their rows: `"P2 T1"` are Statue, Chapel and Inn (P piety, T trade, A arms, W walls, C crown).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pytest

import regalia
from regalia import Game
from regalia.core.dice import Dice
from regalia.core.game import check_setup
from regalia.core.words import LANGUAGES, Message, Words
from regalia.games.kingsburg import RULEBOOK
from regalia.games.kingsburg.state import Kingsburg

ANNA, BELA, EVA, DAVID = range(4)
ROWS = {"P": "piety", "T": "trade", "A": "arms", "W": "walls", "C": "crown"}
GOODS = {"g": "gold", "w": "wood", "s": "stone"}
ROW_OF = {
    "statue": "P1", "chapel": "P2", "church": "P3", "cathedral": "P4", "inn": "T1", "market": "T2", "farm": "T3",
    "merchants_guild": "T4", "guard_tower": "A1", "blacksmith": "A2", "barracks": "A3", "wizards_guild": "A4",
    "palisade": "W1", "stable": "W2", "stone_wall": "W3", "fortress": "W4", "barricade": "C1", "crane": "C2",
    "town_hall": "C3", "embassy": "C4",
}  # fmt: skip
"""The least province in which a building stands."""

USUAL_ENEMIES = ["zombies_1_4", "zombies_2_5", "zombies_3_6", "zombies_4_7", "dragons_5_9"]


class Rigged(Dice):
    """Dice that show these faces first."""

    __slots__ = ("faces",)

    def __init__(self, faces: Sequence[int]) -> None:
        super().__init__(b"rigged")
        self.faces = list(faces)

    def below(self, n: int) -> int:
        return self.faces.pop(0) - 1 if self.faces else super().below(n)

    def several(self, n: int, count: int) -> list[int]:
        return [self.below(n) for _ in range(count)]

    def copy(self) -> Dice:
        twin = Rigged(self.faces)
        twin.drawn = self.drawn
        return twin


def player(text: str = "", **more: Any) -> dict[str, Any]:
    """`"2g 1w P1"`: goods and rows of one seat."""
    found: dict[str, Any] = {"goods": {}, "rows": {}}
    for sign in text.split():
        if sign[0] in ROWS:
            found["rows"][ROWS[sign[0]]] = int(sign[1:])
        else:
            found["goods"][GOODS[sign[-1]]] = int(sign[:-1])
    return {**found, **more}


def situation(players: Sequence[str | Mapping[str, Any]], **state: Any) -> dict[str, Any]:
    people = [player(each) if isinstance(each, str) else dict(each) for each in players]
    return {"players": people, **state}


def start(
    players: Sequence[str | Mapping[str, Any]],
    *,
    rolls: Sequence[int] = (),
    options: Mapping[str, Any] | None = None,
    **state: Any,
) -> Game:
    """A game from a situation; the dice show `rolls` first, neutral dice before the seats' own and white ones."""
    setup = check_setup(RULEBOOK, len(players), options or {})
    named = state.pop("enemies", [])
    enemies = [*named, *USUAL_ENEMIES[len(named) :]]
    made = RULEBOOK.form.state(situation(players, enemies=enemies, **state), setup, Rigged(rolls))
    return Game(RULEBOOK, setup, made)


def in_season(
    players: Sequence[str | Mapping[str, Any]], rolls: Sequence[int], season: str = "summer", **more: Any
) -> Game:
    """At the roll of a season."""
    return start(players, rolls=rolls, phase="season", season=season, **more)


def influencing(dice: Sequence[str], players: Sequence[str | Mapping[str, Any]] | None = None, **more: Any) -> Game:
    """In the influence step; dice are written `"4 5 w1"` for each seat."""
    people = [player(each) if isinstance(each, str) else dict(each) for each in players or [""] * len(dice)]
    for each, faces in zip(people, dice, strict=True):
        each["dice"] = faces.split()
    return start(people, phase="influence", season=more.pop("season", "summer"), **more)


def serving(groups: Sequence[tuple[int, int, str]], players: Sequence[str | Mapping[str, Any]], **more: Any) -> Game:
    """At the help step with (advisor, seat, dice) in the order of placing."""
    court = [{"advisor": advisor, "seat": seat, "dice": dice.split()} for advisor, seat, dice in groups]
    return start(players, phase="help", season=more.pop("season", "summer"), court=court, **more)


def choose(game: Game, *texts: str) -> None:
    for text in texts:
        game.play_text(text, game.pending[0].seat)


def asked(game: Game) -> tuple[int, str]:
    """Who is asked what."""
    return game.pending[0].seat, game.pending[0].kind.id


def answers(game: Game) -> list[str]:
    """What may be answered, without the name of the question."""
    return [text.partition(":")[2] for text in game.pending[0].texts()]


def goods(game: Game, seat: int) -> str:
    held: tuple[int, int, int] = game.state.goods[seat]
    return " ".join(f"{count}{sign}" for count, sign in zip(held, GOODS, strict=True) if count)


def told(game: Game, name: str, seat: int | None = None) -> dict[str, Any]:
    """The facts of the last event of that name."""
    return next(event.facts for event in reversed(game.news(seat)) if event.name == name)


def events(game: Game, seat: int | None = None) -> list[str]:
    return [event.name for event in game.news(seat)]


def refused(game: Game, text: str, rule: str, case: str | None = None) -> None:
    """The answer is refused by this rule (and case), in words of both languages, and nothing has changed."""
    before = game.state.copy(), game.waiting()
    with pytest.raises(regalia.IllegalChoice) as caught:
        choose(game, text)
    refusal = caught.value.refusal
    assert refusal is not None and refusal.rule == rule, (caught.value, refusal)
    assert case is None or refusal.case == case, refusal
    assert rule in str(caught.value)
    facts = {name: game.rulebook.wording.fact(game.state, name, value) for name, value in refusal.facts.items()}
    for language in LANGUAGES:
        assert Words(language, [game.rulebook.folder / "words"]).say(Message(refusal.message_id, facts))
    assert (game.state.copy(), game.waiting()) == before


def pass_all(game: Game, kind: str) -> None:
    """Everybody passes while this is asked."""
    while game.pending and game.pending[0].kind.id == kind:
        choose(game, f"{kind}:pass")


def play_at_random(game: Game, random: Random, until: str = "") -> None:
    """To the end, or until a phase."""
    while not game.over and game.state.phase != until:
        ask = game.pending[0]
        game.play(random.choice(ask.options), ask.seat)


def random_states(number: int, seats: int, seed: int, **options: Any) -> list[Kingsburg]:
    """States of random games in which somebody is asked."""
    found: list[Kingsburg] = []
    random = Random(seed)
    while len(found) < number:
        game = regalia.new("kingsburg", seats=seats, seed=random.getrandbits(32), options=options, news=False)
        while not game.over and len(found) < number:
            if random.random() < 0.2:
                found.append(game.state.copy())
            ask = game.pending[0]
            game.play(random.choice(ask.options), ask.seat)
    return found
