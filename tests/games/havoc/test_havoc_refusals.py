"""Bad input: refused with the rule, in words, and nothing changed; and options agree with the reasons."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.games.havoc.table import asked, choose, lay, refused, start
from tests.rules import rule

import regalia
from regalia.core.asking import put
from regalia.core.words import LANGUAGES, Message, Words
from regalia.games.havoc.cards import CARDS, JOHN
from regalia.games.havoc.notation import CATCH, DECK, DONE, DRAW_DECK, PASS, PLACE, ROB, STAY_OUT

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


WORDS = (DRAW_DECK, CATCH, ROB, DECK, DONE, PASS, STAY_OUT, "recruit", "havoc")
EVERYTHING = (*CARDS.values(), *(PLACE + card for card in CARDS.values()), *WORDS)
CARD_KINDS = {
    "recruit_step", "catch_target", "rob_pick", "peace_discard", "open_battle", "join", "lay", "activate", "final",
}  # fmt: skip


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_whatever_is_not_offered_is_refused_with_words(seats: int) -> None:
    """Every card and word against every question of random games: offered, or forbidden by a rule that can be said."""
    said = [Words(language, [fresh().rulebook.folder / "words"]) for language in LANGUAGES]
    for seed in range(3):
        random = Random(seed)
        options = {"john_of_gaunt": True, "final_laydown": "manual", "battle_order": "winner_chooses"}
        game = regalia.new("havoc", seats=seats, seed=seed, options=options, news=False)
        while not game.over:
            ask = random.choice(game.pending)
            for option in random.sample(EVERYTHING, 12):
                if option in ask.options or (isinstance(option, str) and ask.kind.id not in CARD_KINDS):
                    continue
                refusal = put((ask.kind, ask.seat)).kind.why_not(game.state, ask.seat, option)
                if refusal is None:
                    assert isinstance(option, str), (ask.kind.id, option)
                    continue
                fact = game.rulebook.wording.fact
                if "card" in refusal.facts and not isinstance(refusal.facts["card"], int):
                    continue
                if refusal.facts.get("card", 0) in (JOHN, PLACE + JOHN) or refusal.facts.get("card", 0) >= PLACE:
                    continue  # no person can say that
                if ask.kind.id == "next_battle":
                    continue
                facts = {name: fact(game.state, name, value) for name, value in refusal.facts.items()}
                for words in said:
                    assert words.say(Message(refusal.message_id, facts))
            game.play(random.choice(ask.options), ask.seat)
