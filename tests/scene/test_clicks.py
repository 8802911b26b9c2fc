"""Plain questions: a button for every option, or the thing itself."""

from __future__ import annotations

from tests.core.helpers import at_phase

from regalia.core import plain
from regalia.core.asking import refuse
from regalia.core.words import Message
from regalia.scene.clicks import button, closed, plain_ask
from regalia.scene.types import Target


def test_every_option_is_a_button_that_says_it() -> None:
    asked = at_phase("battle").pending[0]
    shown = plain_ask(plain.option)(asked)
    assert shown.question == Message("ask-stake")
    assert [choice.text for choice in shown.choices] == asked.texts()
    keep = Message("option-stake-keep")
    assert shown.choices[0].name == keep and shown.choices[0].path == (button("stake:keep", keep),)


def test_a_thing_on_the_table_is_clicked_itself() -> None:
    asked = at_phase("bid").pending[0]
    shown = plain_ask(plain.option, lambda ask, coins: "" if coins else "counter:purse")(asked)
    first, second = (choice.path for choice in shown.choices[:2])
    assert first == (Target(at="counter:purse", name=Message("option-bid", {"option": 0})),)
    assert second[0].at == "button:bid:1"


def test_what_is_closed_says_why() -> None:
    target = button("double", Message("option-stake-double"))
    shut = closed(target, plain.fact, None, refuse("R5.1", coins=0))
    assert (shut.target, shut.rule, shut.reason) == (target, "R5.1", Message("no-R5-1", {"coins": 0}))
