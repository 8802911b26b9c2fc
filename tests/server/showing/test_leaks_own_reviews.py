"""A review of what a seat knew tells nothing else: no card that it has not seen, no seed, in no byte of its answers."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from tests.server.conftest import quick, serving, unlimited
from tests.server.helpers import Browser, Seat, some_choice
from tests.server.showing.test_leaks import Traffic, end_quickly, enemies, soldiers
from tests.server.table.test_own_reviews import reviewed
from tests.shipped import SHIPPED

from regalia import games, read_record
from regalia.review.own_telling import Heard

People = Callable[[], Browser]

SPOKEN = re.compile(r"[Cc]ard (?:is )?(\d+)")
"""A card of the tiny game on a page."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with unlimited(), serving(replace(quick(tmp_path_factory.mktemp("own")), review_budget=4)) as found:
        yield found


def play_for_a_while(seat: Seat, choices: int, random: Random) -> bool:
    """Until the seat is asked again after so many choices; whether it is, and the game not over."""
    while (seat.at < choices or seat.ask is None) and not seat.table["over"]:
        if seat.ask is None:
            seat.hear()
        else:
            seat.choose(some_choice(random, seat.ask))
            if seat.last["is"] == "no":  # a bot was quicker: the table is shown anew
                assert seat.last["code"] in ("stale", "not-asked"), seat.last
                seat.hear()
    return not seat.table["over"]


def told_in(person: People, game: str, choices: int) -> tuple[Traffic, dict[str, Any], int]:
    """All that a person among random bots is told of what their seat knew, and what must not be in it."""
    one, random = person(), Random(choices)
    is_asked = False
    while not is_asked:
        table = one.open_table("me", *["random"] * (min(4, games.find(game).seats[-1]) - 1), game=game)
        seat = one.look(table, 0)
        is_asked = play_for_a_while(seat, choices, random)
    at = seat.at
    found = reviewed(one, table, 0, at)
    address = f"/api/tables/{table}/review/own/page?seat=0&until={at}&language="
    frames = [json.dumps(found), *(one.http.get(address + language).text for language in ("en", "hu"))]
    end_quickly(table, [one], person().look(table))
    proof = one.http.get(f"/api/tables/{table}/verify").json()
    record = read_record(one.http.get(f"/api/tables/{table}/record").content)
    secrets = {"server's secret": proof["secret"], "seed": proof["seed"], "cookie": one.secret}
    secrets |= {f"nonce {number}": nonce for number, nonce in enumerate(proof["nonces"])}
    return Traffic(0, frames, record, secrets), found, at


def leaks(traffic: Traffic, found: dict[str, Any], at: int) -> list[str]:
    wrong = [name for name, secret in traffic.forbidden.items() if any(secret in frame for frame in traffic.frames)]
    match traffic.record.game:
        case "tiny":
            read = {int(card) for card in SPOKEN.findall(traffic.frames[1])}
            wrong += [f"card {card}" for card in (traffic.cards(found) | read) - traffic.known(at)]
        case "havoc":
            wrong += [f"card {card}" for card in soldiers(found) - traffic.soldiers_known(at)]
        case "kingsburg" if enemies(found):
            wrong += [f"card {enemy}" for enemy in enemies(found) - traffic.enemies_known(at)]
    return wrong


@pytest.mark.parametrize("game", ["tiny", *SHIPPED])
def test_a_review_of_what_a_seat_knew_tells_nothing_else(person: People, game: str) -> None:
    traffic, found, at = told_in(person, game, 20)
    assert len(found["curve"]) > 1 and not leaks(traffic, found, at)


def test_what_others_were_told_is_found(person: People, monkeypatch: pytest.MonkeyPatch) -> None:
    def all_of_it(teller: Any, since: int) -> list[Heard]:
        game = teller._game
        items = ((event, teller._table.news(game.state, event)) for event in game._events[since:])
        return [Heard(event, item.text) for event, item in items if item is not None]

    monkeypatch.setattr("regalia.review.own_telling._Teller._heard", all_of_it)
    assert leaks(*told_in(person, "tiny", 12))
