"""Bad input: refused with the rule, in words, and nothing changed; and options agree with the reasons."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from tests.games.havoc.helpers import asked, choose, lay, refused, start
from tests.games.havoc.refusals import VIOLATED
from tests.rules import rule

import regalia
from regalia.core.asking import Ask
from regalia.core.words import LANGUAGES, Message, Words
from regalia.games.havoc.notation import CATCH, DONE, DRAW_DECK, FROM_DECK, PASS, PLACE, ROB, STAY_OUT
from regalia.games.havoc.pieces.battles import BATTLE_NUMBERS
from regalia.games.havoc.pieces.cards import JOHN, NAMES

FOUR = ["D b5 g5 y1 o6 s7 k8 b10 g11", "b6 g6 y2", "b7 g7 y3", "b8 g8 y4"]


def fresh() -> regalia.Game:
    return start(FOUR, recruits="k9 o2 g12", deck="k1 k2 k3")


@rule("havoc", "R5.2", "R5.3", "R5.4", "R5.6")
def test_what_people_try_at_a_battle() -> None:
    game = fresh()
    choose(game, "turn:havoc")
    refused(game, "open_battle:k13", "R5.2")  # a card that is not held
    refused(game, "open_battle:done", "R5.2")  # laying nothing
    for card in ["b5", "g5", "y1", "o6", "s7", "k8"]:
        choose(game, f"open_battle:{card}")
    refused(game, "open_battle:b10", "R5.3")  # more than six in combat
    choose(game, "open_battle:done")
    refused(game, "join:k13", "R5.4")
    refused(game, "join:done", "R5.4")
    lay(game, 1, "b6 g6")
    choose(game, "join:stay_out", "join:stay_out")
    refused(game, "lay:stay_out", "R5.4")  # leaving a battle
    refused(game, "lay:done", "R5.6")
    refused(game, "lay:b10", "R5.3")


@rule("havoc", "R2.5", "R7.5")
def test_an_empty_pile_is_not_said_to_hold_dogs() -> None:
    game = start(["D D b5 k1", "b6", "b7", "b8"], recruits="k9 o2 g12")
    choose(game, "turn:recruit")
    refused(game, "recruit_step:rob", "R2.5", case="empty")
    game = start(["D D b5 k1", "b6", "b7", "b8"], recruits="k9 o2 g12")
    choose(game, "turn:havoc")
    lay(game, 0, "D D b5")
    choose(game, "lay:pass", "dogs_out:2")
    refused(game, "activate:rob", "R7.5", case="empty")
    only_dogs = start(["D D b5 k1", "b6", "b7", "b8"], recruits="k9 o2 g12", discard="D")
    choose(only_dogs, "turn:recruit")
    refused(only_dogs, "recruit_step:rob", "R2.5", case="")


@rule("havoc", "R7.4")
def test_why_the_dogs_do_not_rob() -> None:
    game = start(["D D b5 k1", "D b6 g6", "b7", "b8"], recruits="k9 o2 g12", discard="k2")
    choose(game, "turn:havoc")
    lay(game, 0, "D D b5")
    lay(game, 1, "D b6")
    choose(game, "lay:pass", "lay:pass", "dogs_out:2", "dogs_out:0", "activate:scavenge=k9")
    refused(game, "activate:rob", "R7.4", case="rob")  # only one dog was laid
    choose(game, "activate:scavenge=g12")
    refused(game, "activate:rob", "R7.4", case="limit")  # one of two has been activated


@rule("havoc", "R5.2", "R5.4", "R5.6", "R8.6")
def test_a_card_that_was_chosen_is_not_said_to_be_missing() -> None:
    game = fresh()
    choose(game, "turn:havoc", "open_battle:b5")
    refused(game, "open_battle:b5", "R5.2", case="chosen")
    choose(game, "open_battle:g5", "open_battle:done", "join:b6")
    refused(game, "join:b6", "R5.4", case="chosen")
    choose(game, "join:g6", "join:done", "join:stay_out", "join:stay_out", "lay:y1")
    refused(game, "lay:y1", "R5.6", case="chosen")
    refused(game, "lay:b5", "R5.6", case="hand")  # it lies on the table
    last = start(
        ["b5 b6", "b10 g9", "k1 k2"], row=["castillon"], phase="castillon", options={"final_laydown": "manual"}
    )
    choose(last, "final:b5", seat=0)
    refused(last, "final:b5", "R8.6", seat=0, case="chosen")


@rule("havoc", "V4")
def test_why_a_battle_is_not_the_next_one() -> None:
    options = {"battle_order": "winner_chooses"}
    game = start(["b5 g5 y1", "b6", "b7", "b8"], recruits="k9 o2 g12", options=options)
    choose(game, "turn:havoc")
    lay(game, 0, "b5 g5")
    choose(game, "lay:pass")
    refused(game, "next_battle:castillon", "V4", case="last")
    refused(game, "next_battle:sluys", "V4", case="")


@rule("havoc", "R7.4")
def test_a_third_dog_is_not_activated() -> None:
    game = start(["D D D b5 k1", "b6", "b7", "b8"], recruits="k9 o2 g12", discard="k2")
    choose(game, "turn:havoc")
    lay(game, 0, "D D D b5")
    choose(game, "lay:pass", "dogs_out:2", "activate:scavenge=k9")
    refused(game, "activate:rob", "R7.4")
    choose(game, "activate:scavenge=g12")
    before = game.state.copy()
    with pytest.raises(regalia.IllegalChoice):
        choose(game, "activate:scavenge=o2")
    assert game.state.copy() == before and asked(game) == "turn"


@pytest.mark.parametrize(
    "text",
    [
        "turn:", "turn:fight", "turn", "", "recruit_step:draw_deck", "turn:recruit ", "turn:RECRUIT",
    ],
)  # fmt: skip
def test_nonsense_is_refused_in_one_line(text: str) -> None:
    game = fresh()
    before = game.state.copy()
    with pytest.raises(regalia.IllegalChoice) as caught:
        game.play_text(text)
    assert "\n" not in str(caught.value) and game.state.copy() == before


@pytest.mark.parametrize(
    "text",
    [
        "take_recruit=blue_19", "take_recruit=", "place=john_of_gaunt", "place=dog_1", "take=blue_9", "blue_9", "256",
        "place=place=blue_5", "take_recruit=purple_3",
    ],
)  # fmt: skip
def test_cards_that_do_not_exist_cannot_be_named(text: str) -> None:
    game = fresh()
    choose(game, "turn:recruit")
    with pytest.raises(regalia.IllegalChoice):
        game.play_text(f"recruit_step:{text}")


@pytest.mark.parametrize("option", [None, -1, 10**9, 3.5, (), "x", True, JOHN, PLACE + JOHN, [1], {}])
def test_values_of_no_option_are_refused(option: Any) -> None:
    """Whatever a program sends: no rule breaks, nothing changes."""
    for kind in ("turn", "recruit_step", "open_battle"):
        game = fresh()
        if kind != "turn":
            choose(game, "turn:recruit" if kind == "recruit_step" else "turn:havoc")
        before = game.state.copy()
        with pytest.raises(regalia.IllegalChoice):
            game.play(option)
        assert game.state.copy() == before


NAMED = [name for card, name in NAMES.items() if card != JOHN]
ANSWERS = (
    *NAMED, *(f"{verb}={name}" for verb in ("take_recruit", "place", "scavenge") for name in NAMED),
    *BATTLE_NUMBERS, *map(str, range(5)), DRAW_DECK, CATCH, ROB, FROM_DECK, DONE, PASS, STAY_OUT, "recruit", "havoc",
)  # fmt: skip
OFTEN = (DRAW_DECK, CATCH, ROB, DONE, PASS, STAY_OUT, "dog", "scavenge=dog", "take_recruit=dog", "castillon")


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_whatever_is_not_offered_is_refused_with_words_that_are_true(seats: int) -> None:
    """Cards, words and numbers against every question: offered, or forbidden by a rule that it really violates."""
    said = [Words(language, [fresh().rulebook.folder / "words"]) for language in LANGUAGES]
    for seed in range(3):
        random = Random(seed)
        options = {"john_of_gaunt": True, "final_laydown": "manual", "battle_order": "winner_chooses"}
        game = regalia.new("havoc", seats=seats, seed=seed, options=options, news=False)
        while not game.over:
            ask = random.choice(game.pending)
            for option in readable(ask, [*OFTEN, *random.sample(ANSWERS, 12)]):
                refusal = ask.why_not(option)
                if refusal is None:
                    assert option in ask.options or isinstance(option, str), (ask.kind.id, option)
                    continue
                assert VIOLATED[refusal.message_id.removeprefix("no-")](game.state, ask, option), (ask, option)
                facts = {
                    name: game.rulebook.wording.fact(game.state, name, each) for name, each in refusal.facts.items()
                }
                assert all(words.say(Message(refusal.message_id, facts)) for words in said)
            game.play(random.choice(ask.options), ask.seat)


def readable(ask: Ask, texts: list[str]) -> Iterator[Any]:
    for text in texts:
        with suppress(regalia.IllegalChoice):
            yield ask.read(f"{ask.kind.id}:{text}")
