"""The same checks for many more seeds; run by `make soak`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from tests.conformance import test_keeping, test_play, test_secrets, test_undoing
from tests.conformance.helpers import SEEDS, every_table, whole_games

CHECKS: list[Any] = [
    test_play.test_nothing_is_lost_or_made,
    test_play.test_a_clone_stands_as_its_original,
    test_play.test_options_are_plain_values_with_texts_of_their_own,
    test_keeping.test_a_record_read_back_replays_to_the_same_game,
    test_keeping.test_verify_names_the_place_that_was_touched,
    test_keeping.test_a_game_goes_on_from_its_position,
    test_keeping.test_a_game_from_a_position_has_a_record_that_verifies,
    test_secrets.test_a_view_looks_the_same_in_every_imagined_world,
    test_secrets.test_the_same_view_and_seed_give_the_same_world,
    test_secrets.test_imagined_games_play_to_the_end,
    test_secrets.test_rules_keep_no_lists_of_their_own_while_they_wait,
    test_undoing.test_undo_and_redo_lead_to_the_same_game,
    test_undoing.test_by_consent_any_choice_can_be_taken_back_but_dice_stay_cast,
    test_undoing.test_undo_is_offered_only_while_nobody_has_learned_anything,
    test_undoing.test_nobody_takes_back_behind_anothers_choice,
]


@pytest.mark.soak
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@every_table
@settings(settings.get_profile("soak"))
@given(seed=SEEDS)
def test_it_holds_for_many_seeds(name: str, seats: int, check: Any, seed: int) -> None:
    holds: Callable[..., None] = check.hypothesis.inner_test
    with whole_games():
        holds(name=name, seats=seats, seed=seed)
