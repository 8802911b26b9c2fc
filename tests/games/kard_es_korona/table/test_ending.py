"""The ledger of a finished game: which of its numbers decided."""

from __future__ import annotations

from typing import Any

from tests.games.kard_es_korona.helpers import Held, of, situation
from tests.rules import rule

from regalia.games.kard_es_korona.state import Kard
from regalia.games.kard_es_korona.table.ending import ledger

LAND: dict[str, Held] = {
    "pozsony": (0, 1, 0, 0),
    "nyitra": (0, 1, 0, 0),
    "abauj": (1, 1, 0, 0),
    "zemplen": (1, 0, 0, 1),
    "kolozs": (2, 1, 0, 0),
}


def ended(*winners: int, land: dict[str, Held] = LAND, **more: Any) -> Kard:
    state = of(situation(land, seats=3, lords={0: "pozsony", 1: "abauj", 2: "kolozs"}, **more))
    state.winners = winners
    return state


def decided(state: Kard) -> dict[int, str]:
    """By seat the column that its place hangs on."""
    told = ledger(state)
    assert told.decided is not None
    return {seat: told.columns[column].name.id for seat, column in told.decided.items()}


@rule("kard_es_korona", "V5")
def test_each_place_hangs_on_the_first_number_that_differs_from_the_next() -> None:
    """Two have a castle and two counties, one of them cavalry; the third has only a county."""
    assert decided(ended(1)) == {1: "ending-cavalry", 0: "ending-counties"}


@rule("kard_es_korona", "V2")
def test_whoever_won_at_once_stands_first_by_that() -> None:
    state = ended(2, offices={"judge": 2, "treasurer": 2, "palatine": 2})
    assert decided(state) == {2: "ending-offices", 1: "ending-cavalry"}


def test_whoever_is_equal_or_the_last_has_nothing_that_decided() -> None:
    state = ended(0, 1, land={**LAND, "zemplen": (1, 1, 0, 0)})
    assert decided(state) == {1: "ending-counties"}, "the two who share the victory are equal"
    state.out = 1 << 2
    assert decided(state) == {}
