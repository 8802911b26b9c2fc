"""Options of section 6 that change limits, in play."""

from __future__ import annotations

from tests.games.kard_es_korona.helpers import RECRUITMENT, army, lord, play, refused, situation, texts
from tests.rules import rule

COUNTIES = {"pozsony": (0, 4, 0, 0), "nyitra": (0, 4, 3, 0), "kolozs": (1, 1, 0, 0)}
LORDS = {0: "nyitra", 1: "kolozs"}


@rule("kard_es_korona", "R1.6")
def test_without_the_limit_of_arms_a_castle_takes_seven_of_any() -> None:
    limited = situation(COUNTIES, lords=LORDS)
    play(limited, "step_or_pass:pozsony")
    assert refused(limited, "movers:nyitra-infantry-1") == "R1.6"
    free = situation(COUNTIES, lords=LORDS, options={"castle_arm_limit": False})
    play(free, "step_or_pass:pozsony")
    assert refused(free, "movers:nyitra-infantry-4") == "R1.6"
    play(free, "movers:nyitra-infantry-3", "movers:done")
    assert army(free, "pozsony") == (7, 0, 0)


@rule("kard_es_korona", "R1.6", "R5.2")
def test_without_the_limit_of_arms_a_fifth_of_an_arm_is_recruited() -> None:
    rich = {0: {"treasury": 30}}
    for limit, fits in ((True, False), (False, True)):
        game = situation(
            COUNTIES, lords=LORDS, players=rich, agenda=RECRUITMENT, year=2, options={"castle_arm_limit": limit}
        )
        assert ("recruit:pozsony-infantry" in texts(game)) is fits


@rule("kard_es_korona", "R1.6", "R22.1")
def test_the_strict_reading_in_a_castle() -> None:
    """Above four units no arm may exceed the rest by more than one; who begins must be evened out."""
    game = situation(COUNTIES, lords=LORDS, options={"arm_limit_reading": "strict_half"})
    play(game, "step_or_pass:pozsony")
    assert "movers:nyitra-infantry-1" not in texts(game)
    play(game, "movers:nyitra-archer-1")
    assert "movers:done" not in texts(game), "4 and 1: one arm exceeds the rest by three"
    assert refused(game, "movers:done") == "R1.6"
    play(game, "movers:nyitra-archer-2", "movers:done")
    assert army(game, "pozsony") == (4, 3, 0)


@rule("kard_es_korona", "R22.1")
def test_the_strict_reading_before_a_castle() -> None:
    counties = {"nyitra": (0, 4, 3, 0), "trencsen": ("kiralyi", 1, 1, 1), "kolozs": (1, 1, 0, 0)}
    strict = {"arm_limit_reading": "strict_half", "besieger_arm_limit": True}
    game = situation(counties, lords=LORDS, options=strict)
    play(game, "step_or_pass:trencsen", "movers:nyitra-infantry-4", "movers:nyitra-archer-1")
    assert refused(game, "movers:done") == "R22.1"


@rule("kard_es_korona", "R1.6", "R6.10")
def test_a_step_that_could_never_be_evened_out_is_not_begun() -> None:
    """Three archers would do, but one stays with the lord; nobody has forbidden anything."""
    game = situation(
        {"pozsony": (0, 4, 0, 0), "nyitra": (0, 0, 3, 0), "kolozs": (1, 1, 0, 0)}, lords=LORDS,
        players={0: {"lord_moved": True}}, options={"arm_limit_reading": "strict_half"},
    )  # fmt: skip
    assert "step_or_pass:pozsony" not in texts(game)
    assert refused(game, "step_or_pass:pozsony") == "R1.6"


@rule("kard_es_korona", "R22.1")
def test_a_large_army_can_be_evened_out_before_a_castle() -> None:
    counties = {"nyitra": (0, 10, 9, 0), "trencsen": ("kiralyi", 1, 1, 1), "kolozs": (1, 1, 0, 0)}
    strict = {"arm_limit_reading": "strict_half", "besieger_arm_limit": True}
    game = situation(counties, lords=LORDS, options=strict)
    play(game, "step_or_pass:trencsen", "movers:nyitra-infantry-10")
    assert refused(game, "movers:done") == "R22.1"
    play(game, "movers:nyitra-archer-9")
    assert "movers:done" not in texts(game), "the lord goes too"


@rule("kard_es_korona", "R1.6", "R6.10")
def test_a_lord_alone_joins_a_garrison_that_losses_have_made_one_sided() -> None:
    game = situation(
        {"pozsony": (0, 5, 0, 0), "nyitra": (0, 1, 1, 0), "kolozs": (1, 1, 0, 0)},
        lords=LORDS,
        options={"arm_limit_reading": "strict_half"},
    )
    play(game, "step_or_pass:pozsony")  # nobody else can go
    assert lord(game, 0) == "pozsony"
