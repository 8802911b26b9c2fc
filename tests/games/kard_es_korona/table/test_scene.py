"""What the table tells in a battle, and when the game is over."""

from __future__ import annotations

import re
from importlib.resources import files
from random import Random

import pytest

import regalia
from regalia import games
from regalia.core.events import Event
from regalia.core.words import SeatName, seat_names
from regalia.games.kard_es_korona.pieces.board import load_board
from regalia.games.kard_es_korona.pieces.numbers import ARMS
from regalia.games.kard_es_korona.rules.battle import sides
from regalia.games.kard_es_korona.state import Kard
from regalia.games.kard_es_korona.table.surface import surface
from regalia.scene.types import Host, Ledger


@pytest.mark.parametrize("seed", range(8))
def test_the_end_says_by_what_it_was_won(seed: int) -> None:
    game, random = regalia.new("kard_es_korona", seats=2 + seed % 3, seed=seed), Random(seed)
    while not game.over:
        ask = random.choice(game.pending)
        game.play(random.choice(ask.options), ask.seat)
    told = [(event.name, event.facts["seat"]) for event in game.news(None) if event.name.startswith("won_by_")]
    scene = games.table("kard_es_korona").scene(game.view(None), None)
    (ledger,) = (item for item in scene.items.values() if isinstance(item, Ledger))
    assert told
    assert [(note.id, note.args["seat"]) for note in ledger.notes if note.id != "ending-out"] == [
        (name.replace("won_by_", "ending-by-"), SeatName(seat)) for name, seat in told
    ]
    out = [seat for seat in range(game.seats) if not game.state.is_in(seat)]
    assert [note.args["seats"] for note in ledger.notes if note.id == "ending-out"] == [seat_names(out)] * bool(out)


@pytest.mark.parametrize("id", ["basic", "advanced"])
def test_names_keep_off_the_castles_that_the_map_shows(id: str) -> None:
    art = (files("regalia.games.kard_es_korona") / "art" / "kard-es-korona.svg").read_text(encoding="utf-8")
    picture = art[art.index(f'id="kk-map-{id}"') :].split("</symbol>")[0]
    feet = {(float(x), float(y)) for x, y in re.findall(r'"#mk-castle" x="([\d.]+)" y="([\d.]+)"', picture)}
    boxes = [place.drawn for place in surface(load_board(id)).places if place.drawn]
    assert {(x + width / 2, y + height) for x, y, width, height in boxes} == feet
    assert len(boxes) == sum(map(bool, load_board(id).castle))


class Watched(list[Event]):
    """News that are looked at as they are told, together with the battle on the table."""

    def __init__(self, state: Kard) -> None:
        super().__init__()
        self.state = state
        self.losses = 0
        self.began = [(0, 0, 0), (0, 0, 0)]

    def append(self, event: Event) -> None:
        super().append(event)
        self.losses += event.name == "losses"
        if event.name == "battle_began":
            self.began = [event.facts["army"][:3], event.facts["defenders"]]
        scene = games.table("kard_es_korona").scene(self.state.copy(), None)
        for side, host in enumerate(item for item in scene.items.values() if isinstance(item, Host)):
            army = sides.army_of(self.state, side)
            for rank in host.ranks:
                arm = ARMS.index(rank.counter.id.rpartition("-")[2])
                assert rank.counter.count == army[arm] - self.state.losses[side][arm], event
                assert rank.counter.count + rank.lost == self.began[side][arm], event
                assert 0 <= rank.struck <= rank.lost, event
                assert len(rank.dice) == sum(die.face > 0 for die in rank.dice), event
                assert rank.hits == (sum(die.strong for die in rank.dice) if rank.dice else None), event
            assert [rank.counter.id for rank in host.ranks] == [
                f"{('attacker', 'defender')[side]}-{ARMS[arm]}" for arm in range(3) if self.began[side][arm]
            ], event


@pytest.mark.parametrize("seed", range(4))
def test_the_battle_shows_as_many_as_there_are_at_every_word_of_the_news(seed: int) -> None:
    game, random = regalia.new("kard_es_korona", seats=4, seed=seed, options={"retreat": True}), Random(seed)
    game.state.news = watched = Watched(game.state)
    while not game.over:
        ask = random.choice(game.pending)
        game.play(random.choice(ask.options), ask.seat)
    assert watched.losses > 10
