"""Havoc's table: it shows what a seat may know, every option can be clicked, and all has words in both languages."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import msgspec
import pytest
from tests.conformance.helpers import some_options
from tests.games.havoc.helpers import choose, lay, names, pass_all, play_at_random, short, start
from tests.rules import rule
from tests.scene.helpers import arts, messages

import regalia
from regalia import Game, games
from regalia.core.asking import Ask
from regalia.core.words import LANGUAGES, Message, Words
from regalia.games.havoc.pieces.cards import CARDS, DOG, NAMES
from regalia.games.havoc.table.questions import LAYING, RULES
from regalia.scene.difference import apply, difference, plain
from regalia.scene.svg import page
from regalia.scene.types import Card, Ledger, Report, Scene, SeatPanel, Sheet, Tray
from regalia.server.showing.sight import over_view

RULEBOOK, TABLE = games.find("havoc"), games.table("havoc")
WORDS = [
    Words(language, [RULEBOOK.folder / "words"], ["Anna", "Bence", "Ödön", "Kata", "Éva", "Ottó"])
    for language in LANGUAGES
]
ENGLISH = WORDS[0]
SYMBOLS = {
    found[1] for path in (page.ART / "frame.svg", TABLE.art) for found in page.SYMBOL.finditer(path.read_text("utf-8"))
}


def scene_of(game: Game, you: int | None = None) -> Scene:
    return TABLE.scene(game.view(you), you)


def ask_of(game: Game, seat: int) -> Ask:
    pending = game.ask_of(seat)
    assert pending is not None
    return over_view(game, pending.kind, seat, pending.args)


def panel_of(game: Game, seat: int, you: int | None = None) -> SeatPanel:
    panel = scene_of(game, you).items[f"seat-{seat}"]
    assert isinstance(panel, SeatPanel)
    return panel


def note_of(game: Game, seat: int) -> str:
    before = panel_of(game, seat).before
    return "" if before is None or before.note is None else ENGLISH.say(before.note)


def cards_in(scene: Scene) -> list[Card]:
    trays = [item for item in scene.items.values() if isinstance(item, Tray)]
    trays += [item.before for item in scene.items.values() if isinstance(item, SeatPanel) and item.before]
    return [card for tray in trays for card in tray.cards]


def clickable(scene: Scene) -> set[str]:
    cells = [cell for item in scene.items.values() if isinstance(item, Sheet) for row in item.cells for cell in row]
    return {f"card:{card.id}" for card in cards_in(scene)} | {f"cell:{cell.id}" for cell in cells if cell.id}


def random_game(seats: int, seed: int) -> tuple[Game, Random]:
    random = Random(seed)
    return regalia.new("havoc", seats=seats, seed=seed, options=some_options(RULEBOOK, seats, random)), random


def said(message: Message | None) -> str:
    return "" if message is None else ENGLISH.say(message)


# --- every game ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", RULEBOOK.seats)
def test_a_whole_game_can_be_shown_asked_and_said(seats: int) -> None:
    game, random = random_game(seats, 30 + seats)
    found: dict[str, Message] = {}
    drawn: set[str] = set()
    while not game.over:
        ask = random.choice(game.pending)
        if random.random() < 0.25:
            scene, asked = scene_of(game, ask.seat), TABLE.ask(ask_of(game, ask.seat))
            things = clickable(scene) | {f"card:{card.id}" for tray in asked.shows for card in tray.cards}
            for choice in asked.choices:
                assert all(target.at in things or target.at.startswith("button:") for target in choice.path)
            ids = [card.id for card in cards_in(scene)]
            assert len({*ids}) == len(ids)
            for each in (scene, asked):
                found |= {message.id: message for message in messages(each)}
                drawn |= {*arts(each)}
        game.play(random.choice(ask.options), ask.seat)
    for viewer in (None, *range(seats)):
        told = [TABLE.news(game.view(viewer), event) for event in game.news(viewer)]
        found |= {message.id: message for message in messages(told)}
        drawn |= {*arts(told)}
    found |= {message.id: message for message in messages(scene_of(game))}
    assert not drawn - SYMBOLS
    for words in WORDS:
        for message in found.values():
            assert words.say(message).strip()


@pytest.mark.parametrize("seats", (2, 4, 6))
def test_every_option_has_something_to_click_or_ends_a_series(seats: int) -> None:
    game, random = random_game(seats, seats)
    while not game.over:
        ask = game.pending[0]
        asked = TABLE.ask(ask_of(game, ask.seat))
        texts = {choice.text for choice in asked.choices}
        if asked.gather is not None:
            texts.add(asked.gather.end)
        assert {*ask.texts()} <= texts
        game.play(random.choice(ask.options), ask.seat)


def test_differences_lead_from_scene_to_scene() -> None:
    game, random = random_game(4, 7)
    before = scene_of(game, 1)
    shown = plain(before)
    while not game.over:
        ask = game.pending[0]
        game.play(random.choice(ask.options), ask.seat)
        after = scene_of(game, 1)
        shown = apply(shown, msgspec.to_builtins(difference(before, after)))
        before = after
    assert shown == plain(scene_of(game, 1))


# --- secrets ------------------------------------------------------------------------------------------------------


def test_a_seat_sees_its_own_hand_and_no_other() -> None:
    game = regalia.new("havoc", seats=4, seed=5)
    for you in range(4):
        ids = {card.id for card in cards_in(scene_of(game, you))}
        own = {NAMES[card] for card in game.state.hands[you] if card != DOG}
        others = {NAMES[card] for seat in range(4) if seat != you for card in game.state.hands[seat] if card != DOG}
        assert own <= ids and not others & ids


def test_a_spectator_sees_no_hand() -> None:
    game = regalia.new("havoc", seats=3, seed=5)
    scene = scene_of(game)
    assert "hand" not in scene.items
    assert {card.id for card in cards_in(scene) if not card.face_down} == {NAMES[card] for card in game.state.recruits}


def test_chosen_cards_lie_before_their_owner_only() -> None:
    game = start(["b5 g5 y1", "b7 g7 y2"], active=0)
    choose(game, "turn:havoc", "open_battle:b5")
    assert layout(game, 0, you=0) == ["blue_5"]
    for other in (1, None):
        assert layout(game, 0, you=other) == []
        assert panel_of(game, 0, other).rows[0][0].count == 3


def test_the_discard_pile_is_open_to_who_robs_it_and_only_then() -> None:
    game = start(["D D y1", "b7 g7 y2"], active=0, discard="k3 o4", recruits="b1 b2 b3")
    choose(game, "turn:recruit")
    assert not TABLE.ask(ask_of(game, 0)).shows
    choose(game, "recruit_step:rob")
    (window,) = TABLE.ask(ask_of(game, 0)).shows
    assert [card.id for card in window.cards] == ["black_3", "orange_4"]
    for you in (0, 1, None):
        assert not {"black_3", "orange_4"} & {card.id for card in cards_in(scene_of(game, you))}


# --- what is made, and who leads ----------------------------------------------------------------------------------


def battle(hands: list[str], *laid: str, **more: Any) -> Game:
    """The first player has cried Havoc, and the first few have laid these."""
    game = start(hands, active=0, **more)
    choose(game, "turn:havoc")
    for seat, cards in enumerate(laid):
        lay(game, seat, cards)
    return game


def layout(game: Game, seat: int, you: int | None = None) -> list[str]:
    before = panel_of(game, seat, you).before
    assert before is not None
    return [card.id for card in before.cards]


def test_the_question_says_which_cards_are_chosen_already() -> None:
    game = start(["b5 g5 y1", "b7 g7 y2"], active=0, row=["sluys", "castillon"])
    choose(game, "turn:havoc", "open_battle:b5")
    assert said(TABLE.ask(ask_of(game, 0)).question) == (
        "You have chosen blue 5 for Sluys. At least one more card is needed."
    )
    choose(game, "open_battle:g5", "open_battle:done", "join:b7", "join:g7")
    assert said(TABLE.ask(ask_of(game, 1)).question) == (
        "You have chosen blue 7 and green 7 for Sluys: pair of 7s. Do you add a card, or join with these?"
    )


def test_a_hand_is_plates_where_there_is_little_room_and_layouts_are_not() -> None:
    game = start(["D b6 g7", "b7 g6 y2"], active=0)
    own = scene_of(game, 0).items["hand"]
    assert isinstance(own, Tray) and own.plated
    assert [[layer.text or layer.art for layer in card.plate] for card in own.cards] == [
        ["hv-card-plate", "0", "hv-dog-head"],
        ["hv-card-plate", "6", "hv-suit-blue"],
        ["hv-card-plate", "7", "hv-suit-green"],
    ]
    assert not any(card.plate for card in cards_in(scene_of(game, None)))


def test_layouts_say_what_they_make_and_who_leads() -> None:
    game = battle(["b9 g9 y1", "b10 g8 y2", "b1 g1 y3"], "b9 g9", "b10 g8")
    assert (note_of(game, 0), note_of(game, 1), note_of(game, 2)) == ("Leads: pair of 9s", "High card 10", "")
    assert [before_of(game, seat).strong for seat in range(3)] == [True, False, False]
    assert "9-es pár" in WORDS[1].say(before_of(game, 0).note or Message(""))


def before_of(game: Game, seat: int) -> Tray:
    before = panel_of(game, seat).before
    assert before is not None
    return before


def test_the_news_of_laid_cards_say_what_they_make_and_who_takes_the_lead() -> None:
    game = battle(["b9 g9 y1", "b10 g8 y10", "b1 g1 y3"], "b9 g9", "b10 g8")
    choose(game, "join:stay_out", "lay:pass")
    lay(game, 1, "y10")
    told = [TABLE.news(game.view(None), event) for event in game.news(None) if event.name == "laid"]
    assert [said(item.text) for item in told if item is not None] == [
        "Anna lays blue 9, green 9: pair of 9s",
        "Bence lays green 8, blue 10: high card 10",
        "Bence lays yellow 10 and takes the lead: pair of 10s",
    ]


def test_of_equals_who_has_fewer_cards_left_leads() -> None:
    game = battle(["b9 g9 y1", "o9 k9", "b1 g1 y3"], "b9 g9", "o9 k9")
    assert [before_of(game, seat).strong for seat in range(2)] == [False, True]


def test_the_list_of_combinations_marks_who_stands_where() -> None:
    game = battle(["b9 g9 y1", "b10 g8 y2", "b1 g1 y3"], "b9 g9", "b10 g8")
    listed = scene_of(game).items["combinations"]
    assert isinstance(listed, Sheet)
    here = {said(row.name): cells[0] for row, cells in zip(listed.rows, listed.cells, strict=True)}
    assert here["Pair"].seats == (0,) and here["Pair"].state == "now"
    assert here["High card"].seats == (1,) and here["High card"].state == "plain"


def test_every_open_card_explains_its_sign() -> None:
    game = battle(["b9 g9 y1 y2", "b10 g8 k3", "b1 g1 y3"], "b9 g9", recruits="y8 D o4")
    keys = [card.explain for card in cards_in(scene_of(game, 0)) if not card.face_down and card.id != "office"]
    assert {"card-blue_9", "card-orange_4", "card-dog"} <= {*keys}
    assert TABLE.explain is not None
    told = TABLE.explain(game.view(0), 0, "card-yellow_8")
    assert told is not None and told.yours is not None
    assert said(told.kind) == "sign: eagle · values 1 to 10, one card of each"
    assert said(told.yours) == "of this colour you hold yellow 1, yellow 2."
    watching = TABLE.explain(game.view(None), None, "card-yellow_8")
    assert watching is not None and watching.yours is None


def test_after_the_war_castillon_is_a_battle_like_the_others() -> None:
    game = ended(["b9 g9", "b8 g8", "b7 g7", "b6 g6"], "0", "0", "0", "0")
    line = scene_of(game).items["row"]
    assert isinstance(line, Sheet)
    castillon = line.cells[0][-1]
    assert (castillon.id, castillon.state, castillon.seats) == ("battle-castillon", "owned", (0,))


def test_before_castillon_it_is_said_who_is_ahead() -> None:
    game = start(["b7 g7", "D b8 g8"], row=["castillon"], phase="swap", players={0: {"points": 7}, 1: {"points": 3}})
    assert [(near.seat, said(near.text)) for near in scene_of(game).near] == [
        (0, "ahead by 4 points; Castillon brings 11")
    ]


# --- the hand helper ----------------------------------------------------------------------------------------------


def foretold(game: Game, seat: int, cards: str) -> tuple[str, str, bool]:
    ask = ask_of(game, seat)
    assert TABLE.foretell is not None
    what = TABLE.foretell(ask, [CARDS[name] for name in names(cards)])
    return said(what.text), said(what.more), what.good


def test_the_helper_says_what_cards_would_make_and_whether_that_leads() -> None:
    game = battle(["b9 g9 y1", "b10 g10 y9 k9", "b1 g1 y3"], "b9 g9")
    assert foretold(game, 1, "b10") == (
        "This makes high card 10",
        "place 2, no points; Anna would still lead",
        False,
    )
    assert foretold(game, 1, "b10 g10") == (
        "Together: pair of 10s",
        "place 1, 5 points, ahead of Anna",
        True,
    )
    assert foretold(game, 1, "y9 k9")[1] == "place 2, no points; Anna would still lead"
    assert foretold(game, 1, "") == (
        "Best now: two pairs, 10s and 9s (green 10, blue 10, black 9, yellow 9)",
        "place 1, 5 points, ahead of Anna",
        True,
    )


def test_the_helper_says_what_the_best_cards_of_the_hand_are_worth_here_or_that_there_are_none() -> None:
    behind = battle(["b9 g9 y9 y1", "b10 g10 y2", "b1 g1 y3"], "b9 g9 y9")
    assert foretold(behind, 1, "") == (
        "Best now: pair of 10s (green 10, blue 10)",
        "place 2, no points; Anna would still lead",
        False,
    )
    spent = battle(["b9 g9 y1", "b10 g10 y2", "b1 g1 y3"], "b9 g9", "b10 g10")
    choose(spent, "join:stay_out")
    assert foretold(spent, 0, "")[0] == "None of your cards makes it stronger."


def test_before_a_seat_without_cards_stands_that_it_stays_out_or_what_it_has_won() -> None:
    game = battle(["b9 g9 y1", "o10 k8 y2", "k1 k2 k3"], "b9 g9")
    choose(game, "join:stay_out")
    assert note_of(game, 1) == "Stays out of Sluys and has drawn a card"
    assert note_of(game, 2) == ""  # not asked yet
    choose(game, "join:stay_out")
    pass_all(game)
    assert note_of(game, 0) == "Has won Sluys" and note_of(game, 1) == ""


def test_a_button_for_cards_says_so_before_any_is_chosen() -> None:
    game = battle(["b9 g9 y1", "o10 k8 y2", "k1 k2 k3"], "b9 g9")
    gather = TABLE.ask(ask_of(game, 1)).gather
    assert gather is not None and said(gather.name) == "Join"


def test_every_question_links_to_its_rule() -> None:
    guide = (RULEBOOK.folder / "guide" / "rules.en.md").read_text("utf-8")
    assert {*RULES} == {kind.id for kind in RULEBOOK.kinds}
    assert not {*RULES.values()} - {*re.findall(r"\*\*([RV][0-9.]+)\*\*", guide)}


@rule("havoc", "R5.12")
def test_the_helper_counts_the_cards_left_in_hand_of_equals() -> None:
    game = battle(["b9 g9 y1", "o9 k9 y2", "b1 g1 y3"], "b9 g9")
    assert foretold(game, 1, "o9 k9") == (
        "Together: pair of 9s",
        "level with Anna: place 1 would be shared",
        False,
    )
    fewer = battle(["b9 g9 y1", "o9 k9", "b1 g1 y3"], "b9 g9")
    assert foretold(fewer, 1, "o9 k9")[1:] == ("place 1, 5 points, ahead of Anna", True)
    more = battle(["b9 g9 y1", "o9 k9 y2 y4", "b1 g1 y3"], "b9 g9")
    assert foretold(more, 1, "o9 k9")[1] == "place 2, no points; Anna would still lead"
    among_equals = battle(["b9 g9 y1 y2", "o9 k9 y4", "y9 s9 y5 y6", "b1 g1"], "b9 g9", "o9 k9")
    assert "Bence would still lead" in foretold(among_equals, 2, "y9 s9")[1]
    choose(more, "join:orange_9")  # what is chosen already is not in the hand any more, and not yet on the table
    assert "Anna would still lead" in foretold(more, 1, "k9")[1]


def test_the_planned_hand_has_its_place_in_the_list_of_combinations() -> None:
    game = battle(["b9 g9 y1", "b10 g10 y8 k8 o7", "b1 g1 y3"], "b9 g9")
    assert TABLE.foretell is not None
    above, below, none = (
        TABLE.foretell(ask_of(game, 1), [CARDS[name] for name in names(cards)])
        for cards in ("b10 g10", "y8 k8", "o7 y8")
    )
    assert (above.at, above.is_above, said(above.stands)) == (
        "cell:combination-pair",
        True,
        "you, if you lay these: place 1",
    )
    assert (below.at, below.is_above, said(below.stands)) == (
        "cell:combination-pair",
        False,
        "you, if you lay these: place 2",
    )
    assert (none.at, none.is_above) == ("cell:combination-high_card", False)
    assert {above.at, none.at} <= clickable(scene_of(game, 1))


@rule("havoc", "R6.2")
def test_a_card_too_many_is_warned_of() -> None:
    game = battle(["b1 b2 b3 b4 b5 k9", "b10 g10 y8", "g1 k1 y3"])
    assert TABLE.foretell is not None
    whole = TABLE.foretell(ask_of(game, 0), [CARDS[name] for name in names("b1 b2 b3 b4 b5")])
    spoilt = TABLE.foretell(ask_of(game, 0), [CARDS[name] for name in names("b1 b2 b3 b4 b5 k9")])
    assert not whole.warns
    assert [said(warn) for warn in spoilt.warns] == [
        "Without black 9 it would be stronger: straight flush of 5 up to 5."
    ]


def test_cards_that_lie_already_count() -> None:
    game = battle(["b9 g9 y9 y1", "b10 g10", "b1 g1 y3"], "b9 g9", "b10 g10")
    choose(game, "join:stay_out")
    assert foretold(game, 0, "y9")[0] == "Together: three 9s"
    assert foretold(game, 0, "")[0] == "Best now: three 9s (yellow 9)"


def test_the_helper_knows_no_more_than_its_seat() -> None:
    """In every world that the seat thinks possible it says the same."""
    game = regalia.new("havoc", seats=3, seed=8, options={"first_player": 0})
    choose(game, "turn:havoc")
    hand = " ".join(short(game.state.hands[0]).split()[:3])
    for seed in range(4):
        assert foretold(game.imagine(0, seed), 0, hand) == foretold(game, 0, hand)


# --- results ------------------------------------------------------------------------------------------------------


def test_the_report_says_who_made_what_and_why() -> None:
    game = battle(["b9 g9 y1", "o9 k9 y2", "b1 g1 y3 y4"], "b9 g9", "o9 k9")
    choose(game, "join:stay_out")
    reports: list[Report | None] = []
    game.state.news = Watcher(game, reports)
    pass_all(game)
    assert [report is None for report in reports] == [True, False], "the last place that is told brings it"
    report = next(report for report in reports if report is not None)
    assert said(report.title) == "Sluys: how it ended"
    told = [(line.place, line.seat, said(line.text), line.points) for line in report.lines]
    assert told == [(1, 0, "Pair of 9s", 2), (1, 1, "Pair of 9s", 2)]
    assert said(report.lines[0].note) == "Equal cards and 1 left in hand: the places are shared"
    assert [card.name for card in report.lines[0].cards]
    assert said(report.verdict) == "Anna, Bence share the victory: 2 points each"
    assert report.seats == (0, 1), "whoever stays out is not kept waiting"
    assert [said(change.text) for change in report.changes] == [
        "Anna: 2 points more, 2 now",
        "Bence: 2 points more, 2 now",
        "Anna becomes Peacekeeper, with the card on 1",
        "Everybody draws 1 card",
        "Anna, who cried Havoc, draws 1 more",
    ]


def reported(game: Game) -> Report:
    reports: list[Report | None] = []
    choose(game, *["join:stay_out"] * (game.state.phase == "join"))
    game.state.news = Watcher(game, reports)
    pass_all(game)
    return next(report for report in reports if report is not None)


def test_the_report_says_what_decided() -> None:
    stronger = reported(battle(["b9 g9 y1", "o10 k8 y2", "k1 k2"], "b9 g9", "o10 k8"))
    assert said(stronger.verdict) == "Anna wins Sluys: 5 points"
    assert said(stronger.why) == "Pair of 9s against Bence's high card 10."
    leftover = reported(battle(["b9 g9 y10 y1", "o9 k9 y2", "k1 k2"], "b9 g9 y10", "o9 k9 y2"))
    assert said(leftover.why) == "Anna and Bence have the same combination; the next card decides, 10 against 2."
    more = reported(battle(["b9 g9 y1 y3", "o9 k9 y2", "k1 k2"], "b9 g9", "o9 k9 y2"))
    assert said(more.why) == "Bence and Anna have the same combination; Bence has a further card beside it."
    hand = reported(battle(["b9 g9 y1 y3", "o9 k9 y2", "k1 k2"], "b9 g9", "o9 k9"))
    assert said(hand.why) == "Bence and Anna have equal cards; Bence has fewer left in hand, 1 against 2."


def test_of_a_battle_without_an_opponent_no_cards_are_compared() -> None:
    game = battle(["b9 g9 y1", "o10 k8 y2", "k1 k2"], "b9 g9")
    choose(game, "join:stay_out")
    report = reported(game)
    assert said(report.verdict) == "Anna wins Sluys alone: 5 points"
    assert not report.lines and said(report.why) == "Nobody else came, so nothing was compared."


@rule("havoc", "R7.4", "R7.5")
def test_dogs_say_whether_they_may_fetch_or_why_they_rest() -> None:
    game = battle(["D D b8", "D g8 k7 y2"], "D D b8", "D g8 k7")
    pass_all(game)
    assert (note_of(game, 0), note_of(game, 1)) == ("2 dogs may fetch a card each", "A dog may fetch a card")
    rest = next(choice.path[0] for choice in TABLE.ask(ask_of(game, 0)).choices if choice.text == "activate:done")
    assert said(rest.warn) == "2 of your dogs could still fetch a card each, and are discarded either way"
    choose(game, "activate:done")
    assert note_of(game, 0).startswith("The dog rests: two fetch at most")


def test_the_report_names_the_leftover_card_that_decided() -> None:
    game = battle(["b9 g9 y10 y1", "o9 k9 y2", "g8 k8 o4 b4"], "b9 g9 y10", "o9 k9 y2")
    choose(game, "join:green_8", "join:black_8", "join:done")
    reports: list[Report | None] = []
    game.state.news = Watcher(game, reports)
    pass_all(game)
    report = next(report for report in reports if report is not None)
    assert [(line.seat, said(line.text)) for line in report.lines] == [
        (0, "Pair of 9s"),
        (1, "Pair of 9s"),
        (2, "Pair of 8s"),
    ]
    assert said(report.lines[0].note) == "Otherwise equal: the next card decides, here 10"
    assert said(report.lines[1].note) == "Otherwise equal: the next card decides, here 2"
    assert report.lines[2].note is None


def test_the_report_says_where_there_is_no_leftover_card() -> None:
    game = battle(["b9 g9 y10 y1", "o9 k9 y2", "g8 k8 o4 b4"], "b9 g9", "o9 k9 y2")
    choose(game, "join:stay_out")
    reports: list[Report | None] = []
    game.state.news = Watcher(game, reports)
    pass_all(game)
    report = next(report for report in reports if report is not None)
    assert [(line.seat, said(line.note)) for line in report.lines] == [
        (1, "Otherwise equal: the next card decides, here 2"),
        (0, "Otherwise equal, but no further card here"),
    ]


def test_places_are_told_from_the_last_to_the_first() -> None:
    game = battle(["b9 g9 y10 y1", "o9 k9 y2", "g8 k8 o4 b4"], "b9 g9", "o9 k9 y2")
    choose(game, "join:green_8", "join:black_8", "join:done")
    pass_all(game)
    assert [event.facts["seat"] for event in game.news(None) if event.name == "ranked"] == [2, 0, 1]


class Watcher(list[Any]):
    """Has the report made at every event that may have one."""

    def __init__(self, game: Game, reports: list[Report | None]) -> None:
        self.game, self.reports = game, reports

    def append(self, event: Any) -> None:
        super().append(event)
        if event.name in TABLE.reported:
            assert TABLE.report is not None
            self.reports.append(TABLE.report(RULEBOOK.view(self.game.state, None), event))


@pytest.mark.parametrize("seed", range(6))
def test_the_ledger_adds_up(seed: int) -> None:
    game, random = random_game(4, seed)
    play_at_random(game, random)
    ledger = scene_of(game).items["ending"]
    assert isinstance(ledger, Ledger)
    for seat, numbers in ledger.rows.items():
        assert sum(numbers) == game.state.points[seat] and min(numbers) >= 0


@rule("havoc", "R7.2", "R9.9")
@pytest.mark.parametrize(("side", "points"), [("k1", 2), ("k2", 2)])
def test_the_ledger_knows_that_john_shared_the_first_place(side: str, points: int) -> None:
    """Calais to Tours pays 5/0/3, Tours to Bordeaux 0/5/0: half of the first two places either way."""
    game = start(
        ["b5 g5", "b9 g9 y9", "b7 g7", "b8 g8"],
        row=["formigny", "castillon"],
        deck=f"{side} k3 k4 k5 k6 k7 k8 k10 k11 k12 k13 s1 s2 s3 s4 s5 s6 s7 s8 s10 s11",
        john="waiting",
        john_after=0,
        options={"john_of_gaunt": True},
    )
    for seat, cards in ((1, "b9 g9 y9"), (2, "b7 g7"), (3, "b8 g8"), (0, "b5 g5")):
        lay(game, seat, cards)
    assert game.over
    castillon = game.state.variants.points[9][game.state.place[1] - 1]
    ledger = scene_of(game).items["ending"]
    assert isinstance(ledger, Ledger) and ledger.rows[1] == (points, 0, castillon)


def ended(hands: list[str], *won: str) -> Game:
    """Castillon is fought; before it each had won these battles, for so many points: `"sluys crecy 9"`."""
    players = {
        seat: {"won": battles.split()[:-1], "points": int(battles.split()[-1])} for seat, battles in enumerate(won)
    }
    return start(hands, row=["castillon"], phase="castillon", players=players)


def notes(game: Game) -> list[str]:
    ledger = scene_of(game).items["ending"]
    assert isinstance(ledger, Ledger)
    return [ENGLISH.say(note) for note in ledger.notes]


@rule("havoc", "R8.9")
def test_a_shared_victory_crowns_all_who_share_it() -> None:
    game = ended(["b9 g9", "y9 o9", "b7 g7", "b6 g6"], "0", "0", "0", "0")
    assert game.ranking == [1, 1, 3, 4]
    for words in WORDS:
        banner = words.say(scene_of(game).banner or Message(""))
        assert "Anna" in banner and "Bence" in banner and "9" in banner
    assert said(scene_of(game).banner) == "Anna and Bence share the crown of France, with 9 points each"


@rule("havoc", "R8.9")
def test_the_notes_say_who_shares_and_who_is_behind_by_what() -> None:
    """Castillon brings 9, 9, 5 and 3: those who share it are level in everything with each other only."""
    behind = ended(["b9 g9", "y9 o9", "b7 g7", "b6 g6"], "0", "0", "sluys 4", "0")
    assert behind.ranking == [1, 1, 3, 4] and behind.state.points == [9, 9, 9, 3]
    assert notes(behind) == [
        "Anna, Bence: 9 points each, and equal in everything else: they share the place.",
        "Anna, Bence, Ödön: 9 points each, and as many battles won. Anna, Bence were better placed at Castillon.",
    ]
    in_turn = ended(["b9 g9", "b8 g8", "b7 g7", "b6 g6"], "0", "sluys 3", "6", "0")
    assert in_turn.ranking == [1, 2, 3, 4] and in_turn.state.points == [11, 11, 11, 3]
    assert notes(in_turn) == [
        "Anna, Bence: 11 points each, and as many battles won. Anna was better placed at Castillon.",
        "Bence, Ödön: 11 points each. Bence has won more battles.",
    ]


# --- questions ----------------------------------------------------------------------------------------------------


def test_dogs_are_all_clickable_and_one_option() -> None:
    game = start(["D D y1", "b7 g7 y2"], active=0)
    choose(game, "turn:havoc")
    asked = TABLE.ask(ask_of(game, 0))
    assert [choice.path[0].at for choice in asked.choices if choice.text == "open_battle:dog"] == [
        "card:dog-s0-0",
        "card:dog-s0-1",
    ]
    assert asked.gather is not None and asked.gather.least == LAYING["open_battle"] and asked.gather.foretells


def test_the_peacekeeper_is_told_what_recruiting_does() -> None:
    game = start(["b1 b2 b3", "b7 g7 y2"], active=0, peacekeeper=0, peace=3)
    recruit = TABLE.ask(ask_of(game, 0)).choices[0].path[0]
    assert said(recruit.note) == "Year of peace: Sluys is not fought, the others discard"


# --- the picture --------------------------------------------------------------------------------------------------


def test_the_picture_is_drawn() -> None:
    game = battle(["b9 g9 y1", "b10 g8 y2", "b1 g1 y3"], "b9 g9", "b10 g8")
    drawn = page.draw(scene_of(game, 2), TABLE.ask(ask_of(game, 2)), ENGLISH, TABLE.art)
    assert "Leads: pair of 9s" in drawn and "hv-suit-green" in drawn


def test_the_last_line_of_the_log_says_who_is_king() -> None:
    game, random = random_game(3, 11)
    play_at_random(game, random)
    last = TABLE.news(game.view(None), game.news(None)[-1])
    banner = scene_of(game).banner
    assert last is not None and said(last.text) == f"The game is over: {said(banner)}"
    assert "king of France" in said(last.text) or "crown of France" in said(last.text)


@rule("havoc", "R5.6")
def test_whoever_is_left_alone_is_told_that_passing_wins() -> None:
    game = battle(["b5 g5 y1", "b7 g7 y2"], "b5 g5", row=["sluys", "castillon"])
    choose(game, "join:stay_out")
    asked_now = TABLE.ask(ask_of(game, 0))
    assert (
        said(asked_now.question) == "Nobody else fights for Sluys: pass, and it is yours. Do you lay more all the same?"
    )
    (passing,) = (choice for choice in asked_now.choices if choice.text == "lay:pass")
    assert said(passing.path[0].note) == "you win Sluys"


def test_what_a_battle_is_worth_is_a_sentence_where_one_decides_to_fight() -> None:
    game = start(["b5 g5 y1", "b7 g7 y2"], active=0, row=["sluys", "castillon"])
    assert said(TABLE.ask(ask_of(game, 0)).question).endswith("fight for Sluys (5 points to the winner)?")
