"""«Why not» can be trusted: a refusal names a rule that the refused answer really violates."""

from __future__ import annotations

import pytest
from tests.conformance.checks.moments import met_in
from tests.conformance.checks.refusing import Pace, unpaired, violated_in, wrong_refusals
from tests.conformance.helpers import is_long, nothing_wrong

from regalia import games

every_game = pytest.mark.parametrize("name", games.names())

QUICK = Pace(games=10, every=6, tries=20)
QUICK_WHERE_LONG = Pace(games=4, every=20, tries=15)
FULL = Pace(games=60, every=5, tries=25)


@every_game
def test_every_refusal_has_a_predicate(name: str) -> None:
    nothing_wrong(unpaired(games.find(name), violated_in(name)))


@every_game
def test_a_refusal_names_what_is_really_violated(name: str) -> None:
    pace = QUICK_WHERE_LONG if is_long(name) else QUICK
    search = wrong_refusals(games.find(name), violated_in(name), [*met_in(name).all_moments()], pace)
    nothing_wrong(search.found.values())
    assert search.met, f"{name}: no answer was refused with a reason"


@pytest.mark.soak
@every_game
def test_a_refusal_names_what_is_really_violated_in_many_games(name: str) -> None:
    moments = [*met_in(name).all_moments()]
    nothing_wrong(wrong_refusals(games.find(name), violated_in(name), moments, FULL).found.values())
