"""«Why not» can be trusted: a refusal names a rule that the refused answer really violates."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.conformance.checks.moments import met_in
from tests.conformance.checks.refusing import Pace, unpaired, violated_in, wrong_refusals
from tests.conformance.helpers import is_long, nothing_wrong

from regalia import games
from regalia.core.asking import Refusal

every_game = pytest.mark.parametrize("name", games.names())

QUICK = Pace(games=10, every=6, tries=20)
QUICK_WHERE_LONG = Pace(games=4, every=20, tries=15)
FULL = Pace(games=60, every=5, tries=25)
ONLY_MOMENTS = Pace(games=0, every=1, tries=4)


@every_game
def test_every_refusal_has_a_predicate(name: str) -> None:
    nothing_wrong(unpaired(games.find(name), violated_in(name)))


@every_game
def test_a_refusal_names_what_is_really_violated(name: str) -> None:
    pace = QUICK_WHERE_LONG if is_long(name) else QUICK
    search = wrong_refusals(games.find(name), violated_in(name), [*met_in(name).all_moments()], pace)
    nothing_wrong(search.found.values())
    assert search.met, f"{name}: no answer was refused with a reason"


@every_game
def test_reasons_that_change_places_are_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted in every kind that refuses for several reasons: each answer gets the reason of another."""
    rulebook, moments = games.find(name), [*met_in(name).all_moments()]
    reasons: dict[str, dict[str, Refusal]] = {}
    for kind in (*rulebook.kinds, *rulebook.free_acts):
        monkeypatch.setattr(kind, "why_not", noted(kind.why_not, reasons.setdefault(kind.id, {})))
    wrong_refusals(rulebook, violated_in(name), moments, ONLY_MOMENTS)
    several = {id: told for id, told in reasons.items() if len(told) > 1}
    for kind in (*rulebook.kinds, *rulebook.free_acts):
        if kind.id in several:
            monkeypatch.setattr(kind, "why_not", exchanged(kind.why_not, dict(several[kind.id])))
    found = wrong_refusals(rulebook, violated_in(name), moments, ONLY_MOMENTS).found
    assert {kind for kind, _ in found} == {*several}


WhyNot = Callable[..., Refusal | None]


def noted(why_not: WhyNot, told: dict[str, Refusal]) -> WhyNot:
    """Remembers every reason that is given."""

    def remember(*asked: Any) -> Refusal | None:
        refusal = why_not(*asked)
        if refusal is not None:
            told.setdefault(refusal.message_id, refusal)
        return refusal

    return remember


def exchanged(why_not: WhyNot, told: dict[str, Refusal]) -> WhyNot:
    """Gives the next reason instead of the right one."""
    ids = sorted(told)
    following = {id: told[ids[at - 1]] for at, id in enumerate(ids)}

    def mistake(*asked: Any) -> Refusal | None:
        refusal = why_not(*asked)
        return refusal and following.get(refusal.message_id, refusal)

    return mistake


@pytest.mark.soak
@every_game
def test_a_refusal_names_what_is_really_violated_in_many_games(name: str) -> None:
    moments = [*met_in(name).all_moments()]
    nothing_wrong(wrong_refusals(games.find(name), violated_in(name), moments, FULL).found.values())
