"""Every event and every agenda is carried out often in random play; `python -m pytest -s -m soak` prints how often."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from tests.conformance.helpers import some_options

from regalia import Game, games
from regalia.games.hadurak.pieces.cards import AGENDA_TYPE, AGENDAS, EVENTS, PRIVATE_MOTION

RULEBOOK = games.find("hadurak")
TIMES = 20
GAMES = 500


def carried_out(number: int) -> tuple[Counter[str], Counter[str]]:
    """Events that were not cancelled, and agendas that were carried, in one game at random."""
    random = Random(number)
    seats = 2 + number % 5
    game = Game.new(RULEBOOK, seats, number, some_options(RULEBOOK, seats, random), history=False)
    while not game.over:
        ask = random.choice(game.pending)
        game.play(random.choice(ask.options), ask.seat)
    events: Counter[str] = Counter()
    agendas: Counter[str] = Counter()
    for event in game.news(None):
        match event.name:
            case "event_card":
                events[EVENTS[event.facts["event"]]] += 1
            case "event_cancelled":
                events[EVENTS[event.facts["event"]]] -= 1
            case "carried" | "carried_for":
                agendas[AGENDAS[event.facts["agenda"]]] += 1
            case "proposer":
                agendas[PRIVATE_MOTION] += 1
    return events, agendas


@pytest.mark.soak
def test_every_event_and_agenda_is_carried_out_often_in_random_play(capsys: pytest.CaptureFixture[str]) -> None:
    events: Counter[str] = Counter()
    agendas: Counter[str] = Counter()
    for number in range(GAMES):
        for total, found in zip((events, agendas), carried_out(number), strict=True):
            total.update(found)
    voted = {id for card, id in enumerate(AGENDAS) if AGENDA_TYPE[card] != PRIVATE_MOTION}
    with capsys.disabled():
        for name, total in (("events", events), ("agendas", agendas)):
            lines = ", ".join(f"{id} {count}" for id, count in sorted(total.items(), key=lambda pair: pair[1]))
            print(f"\n{name} in {GAMES} games: {lines}")  # noqa: T201 - the figures for the notes
    assert [id for id in EVENTS if events[id] < TIMES] == []
    assert [id for id in {*voted, PRIVATE_MOTION} if agendas[id] < TIMES] == []
