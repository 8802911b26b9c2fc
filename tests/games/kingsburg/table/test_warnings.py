"""What is said before a click that one would regret."""

from __future__ import annotations

from tests.games.kingsburg.helpers import influencing, start
from tests.rules import rule

from regalia.games.kingsburg import TABLE
from regalia.scene.types import SceneAsk, Target


def warned(ask: SceneAsk) -> dict[str, str]:
    """The id of what is said, by the thing that is clicked last."""
    lasts: list[Target] = [choice.path[-1] for choice in ask.choices]
    return {target.at: target.warn.id for target in lasts if target.warn}


@rule("kingsburg", "R4.8")
def test_passing_with_dice_that_reach_somebody_is_warned_of() -> None:
    ask = TABLE.ask(influencing(["2 3", "1"]).pending[0])
    target = next(choice.path[0] for choice in ask.choices if choice.text.endswith("pass"))
    assert target.warn and target.warn.id == "warn-pass"
    assert dict(target.warn.args) == {"dice": 2, "count": 3}  # 2, 3 and both together


@rule("kingsburg", "R4.3", "R4.4")
def test_dice_that_would_reach_nobody_are_warned_of() -> None:
    court = [{"advisor": 3, "seat": 1, "dice": ["3"]}]
    found = warned(TABLE.ask(influencing(["2 3", "1"], court=court).pending[0]))
    assert found["cell:advisor-2"] == "warn-stranded", "the 3 is left, and somebody sits there"
    assert "cell:advisor-5" not in found, "both dice are used"
    found = warned(TABLE.ask(influencing(["2 w3", "1"]).pending[0]))
    assert found["cell:advisor-2"] == "warn-white" and "cell:advisor-5" not in found


@rule("kingsburg", "R5.4")
def test_the_alchemist_with_nothing_to_trade_is_warned_of() -> None:
    poor, rich = influencing(["6", "1"]), influencing(["6", "1"], ["1g", ""])
    assert warned(TABLE.ask(poor.pending[0]))["cell:advisor-6"] == "warn-alchemist"
    assert "cell:advisor-6" not in warned(TABLE.ask(rich.pending[0]))


@rule("kingsburg", "R10.1")
def test_soldiers_beyond_a_certain_victory_are_warned_of() -> None:
    found = warned(TABLE.ask(start(["10g", "", ""], phase="recruit").pending[0]))
    assert found == {"button:soldiers-5": "warn-enough"}, "with 4 and the King's die every enemy of year I is beaten"


@rule("kingsburg", "R6.2")
def test_spending_the_last_goods_before_a_winter_that_will_be_lost_is_warned_of() -> None:
    autumn = TABLE.ask(start(["2g", "", ""], phase="build", season="autumn", year=5).pending[0])
    assert warned(autumn) == {"cell:p0-statue": "warn-no-soldiers"}
    summer = TABLE.ask(start(["2g", "", ""], phase="build", season="summer", year=5).pending[0])
    assert warned(summer) == {}
