"""The checks of kinds, words and tables bite: faults planted in the tiny game are found, with a sentence that helps."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import structs
from tests.conformance.checks import faults
from tests.conformance.checks.moments import Met, Moment, meet, never_asked
from tests.conformance.checks.refusing import Pace, unpaired, wrong_refusals
from tests.conformance.checks.telling import told
from tests.conformance.test_secrets import leaks_of
from tests.conformance.test_table import settings_of
from tests.tiny import RULEBOOK as TINY
from tests.tiny import rules
from tests.tiny.refusals import VIOLATED
from tests.tiny.state import Tiny
from tests.tiny.table import TABLE

from regalia.core.asking import WHOLE, Ask, Kind, Option, refuse
from regalia.core.events import Event
from regalia.core.game import Game
from regalia.core.rulebook import Rulebook
from regalia.core.state import OVER
from regalia.core.words import Message, Say
from regalia.scene.table import Table
from regalia.scene.types import (
    Badge,
    Choice,
    Counter,
    Gauge,
    Host,
    Ledger,
    NewsItem,
    Odds,
    Part,
    Rank,
    Scene,
    SceneAsk,
    SeatPanel,
    Stage,
    Tally,
    TallyPart,
    TallyRow,
    Tray,
)


def met(rulebook: Rulebook) -> Met:
    return meet(rulebook, {})


def found(rulebook: Rulebook, check: Callable[[Moment], list[str]]) -> str:
    """What a check of moments says of a game."""
    return "\n".join(fault for moment in met(rulebook).all_moments() for fault in check(moment))


def in_scenes(table: Table) -> str:
    looked = [faults.looked_at(moment.game, table, None) for moment in met(TINY).firsts()]
    scenes = [scene for scene, _ in looked if scene]
    return "\n".join([*(fault for _, wrong in looked for fault in wrong), *faults.never_shown(scenes)])


def without(tmp_path: Path, language: str, start: str) -> Rulebook:
    """The tiny game, in one language without the messages that begin so."""
    shutil.copytree(TINY.folder, tmp_path / "tiny", ignore=shutil.ignore_patterns("__pycache__"))
    file = tmp_path / "tiny" / "words" / f"{language}.ftl"
    kept = [line for line in file.read_text("utf-8").splitlines() if not line.startswith(start)]
    file.write_text("\n".join(kept), encoding="utf-8")
    return replace(TINY, folder=tmp_path / "tiny")


def test_nothing_is_found_where_nothing_is_planted() -> None:
    for check in (faults.wrong_codec, faults.wrong_wording, faults.wrong_prior):
        assert found(TINY, check) == ""
    assert found(TINY, lambda moment: faults.wrong_question(moment, TABLE)) == in_scenes(TABLE) == ""
    assert faults.wrong_news(met(TINY), TINY, TABLE) == faults.unwritten(TINY) == never_asked(TINY, met(TINY)) == []


# --- kinds ------------------------------------------------------------------------------------------------------------


def test_a_kind_that_is_never_asked() -> None:
    rulebook = replace(TINY, kinds=(*TINY.kinds, Kind("sing", lambda s, seat: ["la", "li"])))
    (fault,) = never_asked(rulebook, met(rulebook))
    assert fault.startswith("tiny: nobody was asked 'sing' in")
    assert "RARE['sing'] in tests/games/tiny/rare.py" in fault


def test_a_situation_that_asks_something_else() -> None:
    begin = met(TINY).moments["bid"][0].game.clone
    with pytest.raises(AssertionError, match=r"RARE\['draw'\] of tiny asks .*'bid'"):
        meet(TINY, {"draw": begin})


def test_a_kind_whose_codec_is_of_another_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules.STAKE, "codec", WHOLE)
    assert "the codec of 'stake' fails on 'keep'" in found(TINY, faults.wrong_codec)


def test_a_kind_without_a_prior() -> None:
    def prior(ask: Ask) -> list[float]:
        return {"plan": [1.0] * len(ask.options)}[ask.kind.id]

    said = found(replace(TINY, sense=replace(TINY.sense, prior=prior)), faults.wrong_prior)
    assert "Sense.prior does not know 'stake': KeyError('stake'). Give each of its options a weight" in said


def test_a_prior_of_another_length() -> None:
    said = found(replace(TINY, sense=replace(TINY.sense, prior=lambda ask: [1.0])), faults.wrong_prior)
    assert "Sense.prior gives 1 weights for 2 options" in said


def test_a_kind_without_lines_for_its_options() -> None:
    def option(ask: Ask, option: Option) -> Message:
        if ask.kind.id == "stake":
            raise LookupError(option)
        return TINY.wording.option(ask, option)

    said = found(replace(TINY, wording=replace(TINY.wording, option=option)), faults.wrong_wording)
    assert "Wording.option does not know 'stake': LookupError('keep') (words/wording.py)" in said


def test_options_that_read_alike() -> None:
    wording = replace(TINY.wording, option=lambda ask, option: Message("option-draw-deck"))
    assert "several options read 'From the deck'" in found(replace(TINY, wording=wording), faults.wrong_wording)


# --- refusals ---------------------------------------------------------------------------------------------------------


def in_refusals(violated: Any = VIOLATED) -> str:
    return "\n".join(wrong_refusals(TINY, violated, [*met(TINY).all_moments()], Pace(6, 2, 20)).found.values())


def test_nothing_is_found_where_every_refusal_is_true() -> None:
    assert in_refusals() == "" and unpaired(TINY, VIOLATED) == []


def test_a_refusal_by_the_wrong_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has planned a card already is told that it is not in the hand."""
    monkeypatch.setattr(rules.PLAN, "why_not", lambda s, seat, card: refuse("R3.1", card=card))
    said = in_refusals()
    assert said.startswith("tiny, plan of seat ") and "seats, options {" in said
    assert "is refused by R3.1 (R3-1), which it does not violate. Mend why_not of 'plan', or, if it is right," in said


def test_a_free_act_that_is_refused_by_the_wrong_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    """Gifts are off, and the giver is told of their purse."""

    def why_not(s: Tiny, seat: int, gift: tuple[int, int]) -> Any:
        return refuse("R9.4", coins=s.coins[seat])

    monkeypatch.setattr(rules.GIVE, "why_not", why_not)
    assert "is refused by R9.4 (R9-4), which it does not violate. Mend why_not of 'give'" in in_refusals()


def test_a_refusal_of_what_is_allowed_elsewhere_without_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules.LEAD, "why_not", lambda s, seat, card: None)
    assert "is refused without a reason. It is allowed elsewhere: let why_not of 'lead' say" in in_refusals()


def test_a_reason_that_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules.BID, "why_not", lambda s, seat, coins: 1 // 0)
    assert "why_not fails: ZeroDivisionError" in in_refusals()


def test_a_refusal_without_a_predicate() -> None:
    fewer = {key: violated for key, violated in VIOLATED.items() if key != "R4-1"}
    assert "(R4-1), which has no predicate. Write VIOLATED['R4-1'] into tests.tiny.refusals" in in_refusals(fewer)
    (fault,) = unpaired(TINY, fewer)
    assert fault.startswith("tiny: the refusal no-R4-1 has no predicate")
    (fault,) = unpaired(TINY, {**VIOLATED, "R4-9": VIOLATED["R4-1"]})
    assert "there is no sentence no-R4-9" in fault


def test_a_predicate_that_fails() -> None:
    assert "the predicate of 'R4-1' fails: KeyError" in in_refusals({**VIOLATED, "R4-1": lambda s, ask, o: {}[o]})


# --- words ------------------------------------------------------------------------------------------------------------


def test_a_missing_word_of_an_option(tmp_path: Path) -> None:
    said = found(without(tmp_path, "hu", "option-stake-double"), faults.wrong_wording)
    assert "no words for 'option-stake-double' in 'hu': see words/hu.ftl of tiny" in said


def test_a_missing_question(tmp_path: Path) -> None:
    assert "no words for 'ask-bid' in 'en'" in found(without(tmp_path, "en", "ask-bid"), faults.wrong_wording)


def test_a_missing_refusal(tmp_path: Path) -> None:
    assert faults.unwritten(without(tmp_path, "hu", "no-R9-3")) == [
        "tiny: rules.py names the message 'no-R9-3', which words/hu.ftl does not have"
    ]


def test_a_missing_setting(tmp_path: Path) -> None:
    rulebook = without(tmp_path, "en", "setting-ruleset-rich")
    (fault,) = faults.unsaid(rulebook, settings_of(rulebook))
    assert fault.startswith("no words for 'setting-ruleset-rich' in 'en'")


def test_a_missing_line_of_news(tmp_path: Path) -> None:
    rulebook = without(tmp_path, "hu", "event-led")
    said = faults.wrong_news(met(rulebook), rulebook, TABLE)
    assert any("the news of 'led': no words for 'event-led' in 'hu'" in fault for fault in said)


# --- tables -----------------------------------------------------------------------------------------------------------


def asking(change: Callable[[SceneAsk], SceneAsk]) -> Table:
    return replace(TABLE, ask=lambda ask: change(TABLE.ask(ask)))


def showing(change: Callable[[Scene], Scene]) -> Table:
    return replace(TABLE, scene=lambda view, you: change(TABLE.scene(view, you)))


def in_questions(table: Table) -> str:
    return found(TINY, lambda moment: faults.wrong_question(moment, table))


def pointed_elsewhere(asked: SceneAsk) -> SceneAsk:
    first, *others = asked.choices
    lost = structs.replace(first, path=(structs.replace(first.path[0], at="card:hand-7"),))
    return structs.replace(asked, choices=(lost, *others))


def test_a_target_that_does_not_exist() -> None:
    said = in_questions(asking(pointed_elsewhere))
    assert "the target 'card:hand-7' does not exist: the scene of the asked seat shows nothing of that id" in said
    assert "there is nothing to click for the option 'bid:0'" in said


def test_an_option_that_cannot_be_clicked() -> None:
    said = in_questions(asking(lambda asked: structs.replace(asked, choices=asked.choices[1:])))
    assert "there is nothing to click for the option 'stake:keep'" in said


def test_two_options_behind_the_same_click() -> None:
    def alike(asked: SceneAsk) -> SceneAsk:
        path = asked.choices[0].path
        return structs.replace(asked, choices=tuple(structs.replace(choice, path=path) for choice in asked.choices))

    assert "mean both 'stake:keep' and 'stake:double'" in in_questions(asking(alike))


def test_a_symbol_that_does_not_exist() -> None:
    def crwn(scene: Scene) -> Scene:
        crown = structs.replace(scene.pieces["crown"], art="crwn")
        return structs.replace(scene, pieces={"crown": crown})

    assert "there is no symbol 'crwn', neither in art.svg nor in frame.svg" in in_scenes(showing(crwn))


def test_a_symbol_that_does_not_exist_on_a_button_of_later_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """A word that no opening turn offers is looked at, too."""
    every = rules.DRAW.options

    def later(s: Tiny, seat: int) -> list[str]:
        return [*every(s, seat), *(["swap"] if s.round > 1 and s.deck and s.market else [])]

    def swapping(asked: SceneAsk) -> SceneAsk:
        wrong = {choice.text: drawn(choice, "dubt") for choice in asked.choices if choice.text == "draw:swap"}
        return structs.replace(asked, choices=tuple(wrong.get(choice.text, choice) for choice in asked.choices))

    monkeypatch.setattr(rules.DRAW, "options", later)
    assert "there is no symbol 'dubt', neither in art.svg nor in frame.svg" in in_questions(asking(swapping))


def drawn(choice: Choice, art: str) -> Choice:
    return structs.replace(choice, path=(structs.replace(choice.path[0], art=art),))


def test_a_symbol_of_the_news_that_does_not_exist() -> None:
    def news(view: Any, event: Any) -> NewsItem | None:
        item = TABLE.news(view, event)
        return None if item is None else structs.replace(item, art="trumpet")

    said = faults.wrong_news(met(TINY), TINY, replace(TABLE, news=news))
    assert any("the news of 'leads': there is no symbol 'trumpet'" in fault for fault in said)


def test_a_piece_on_a_place_that_does_not_exist() -> None:
    def astray(scene: Scene) -> Scene:
        return structs.replace(scene, pieces={"crown": structs.replace(scene.pieces["crown"], place="seat-9")})

    assert "piece 'crown' names 'seat-9', and there is no such place" in in_scenes(showing(astray))


def test_a_region_that_shows_what_no_scene_has() -> None:
    def astray(scene: Scene) -> Scene:
        first, *others = scene.regions
        return structs.replace(scene, regions=(structs.replace(first, shows=("curt",)), *others))

    assert "Region 'middle' shows 'curt', and no scene has such an item or surface" in in_scenes(showing(astray))


def test_a_message_of_the_scene_without_words() -> None:
    table = showing(lambda scene: structs.replace(scene, heading=Message("heading-lost")))
    assert "no words for 'heading-lost' in 'hu'" in in_scenes(table)


# --- numbers after each event -----------------------------------------------------------------------------------------


def in_numbers(table: Table = TABLE, rulebook: Rulebook = TINY) -> str:
    """What is found in a few games, watched from event to event."""
    games = [(Game.new(rulebook, 2 + seed % 3, seed), Random(seed)) for seed in range(6)]
    return "\n".join(fault for game, random in games for fault in told(game, table, random))


def altered(id: str, change: Callable[[Any], Any]) -> Table:
    """The tiny game's table with one item changed."""
    return showing(lambda scene: structs.replace(scene, items={**scene.items, id: change(scene.items[id])}))


def test_nothing_is_found_in_numbers_that_add_up() -> None:
    assert in_numbers() == ""


def test_what_was_paid_is_taken_off_twice() -> None:
    """The table subtracts a bid that the purse has paid already."""

    def scene(view: Tiny, you: int | None) -> Scene:
        early = view.copy()
        early.coins = [coins - bid for coins, bid in zip(view.coins, view.bids, strict=True)]
        return TABLE.scene(early, you)

    assert re.search(
        r"tiny, the scene after 'bid_opened': counter 'purse-\d' shows -\d", in_numbers(replace(TABLE, scene=scene))
    )


def test_a_counter_that_says_another_number_than_it_shows() -> None:
    def change(panel: SeatPanel) -> SeatPanel:
        purse = panel.rows[0][0]
        return structs.replace(panel, rows=((structs.replace(purse, count=purse.count + 1),),))

    assert "counter 'purse-0' shows 6, and its name says 5" in in_numbers(altered("seat-0", change))


def test_a_piece_that_stands_for_none() -> None:
    def none(scene: Scene) -> Scene:
        return structs.replace(scene, pieces={"crown": structs.replace(scene.pieces["crown"], count=0)})

    assert "piece 'crown' stands for 0 pieces" in in_numbers(showing(none))


def test_a_tray_that_counts_other_cards_than_it_shows() -> None:
    def change(tray: Tray) -> Tray:
        return structs.replace(tray, badge=Message("table-coins", {"count": len(tray.cards) + 1}))

    assert "tray 'hand-0' says 4 and shows 3 cards" in in_numbers(altered("hand-0", change))


def test_a_gauge_whose_parts_are_not_the_whole() -> None:
    parts = (Part(value=3, name=Message("game-name")), Part(value=4, name=Message("game-name")))
    gauge = Gauge(id="die", title=Message("game-name"), value=3, most=6, parts=parts)
    assert "gauge 'die' divides 6 into [3, 4]" in in_numbers(altered("die", lambda item: gauge))


def in_a_battle(**rank: Any) -> Table:
    men = Counter(id="men", art="crown", count=2, name=Message("game-name"))
    return altered("die", lambda item: Host(id="die", title=item.title, ranks=(Rank(counter=men, **rank),)))


def test_more_have_fallen_just_now_than_in_all() -> None:
    assert in_numbers(in_a_battle(lost=2, struck=2)) == ""
    assert "of rank 'men' 3 fell just now, and 2 in all" in in_numbers(in_a_battle(lost=2, struck=3))


def in_a_sum(total: str, *parts: tuple[str, bool]) -> Table:
    made = tuple(
        TallyPart(art="crown", value=value, name=Message("game-name"), is_void=is_void) for value, is_void in parts
    )
    row = TallyRow(name=Message("game-name"), parts=made, total=total)
    return altered("die", lambda item: Tally(id="die", title=item.title, rows=(row,)))


def test_a_sum_that_is_not_what_its_parts_make() -> None:
    assert in_numbers(in_a_sum("3", ("3", False), ("+1", False), ("−1", False), ("+2", True))) == ""
    assert in_numbers(in_a_sum("300 → 200", ("1", False))) == "" and in_numbers(in_a_sum("5", ("×2", False))) == ""
    assert "a sum of ['3', '+1'] makes 5" in in_numbers(in_a_sum("5", ("3", False), ("+1", False), ("+1", True)))


def test_odds_that_do_not_add_up() -> None:
    def odd(*values: int) -> Callable[[SceneAsk], SceneAsk]:
        odds = Odds(parts=tuple(Part(value=value, name=Message("game-name")) for value in values))

        def change(asked: SceneAsk) -> SceneAsk:
            first, *others = asked.choices
            path = (structs.replace(first.path[0], odds=odds), *first.path[1:])
            return structs.replace(asked, choices=(structs.replace(first, path=path), *others))

        return change

    assert in_numbers(asking(odd(60, 30, 10))) == ""
    assert "odds of [60, 30, 11] do not add up to 100" in in_numbers(asking(odd(60, 30, 11)))
    assert "odds of [101, -1] do not add up to 100" in in_numbers(asking(odd(101, -1)))


def ending_with(ledger: Callable[[int], tuple[int, ...]]) -> Table:
    """A table that shows what the points came from, for the seats in turn, once the game is over."""

    def scene(view: Tiny, you: int | None) -> Scene:
        shown = TABLE.scene(view, you)
        badge = Badge(art="coin", name=Message("game-name"))
        rows = {seat: ledger(points) for seat, points in enumerate(view.points)}
        ending = Ledger(id="ending", title=Message("game-name"), columns=(badge, badge), rows=rows)
        return structs.replace(shown, items={**shown.items, "ending": ending}) if view.phase == OVER else shown

    return replace(TABLE, scene=scene)


def test_a_ledger_that_is_not_what_the_points_came_from() -> None:
    assert in_numbers(ending_with(lambda points: (points, 0))) == ""
    assert in_numbers(ending_with(lambda points: (points, 7))) == ""  # the other columns may break ties
    assert "ledger 'ending' has {0: (" in in_numbers(ending_with(lambda points: (points + 1, 1)))
    assert "who never lost a point" in in_numbers(ending_with(lambda points: (points + 1, -1)))


def test_a_panel_that_shows_other_points_at_the_end() -> None:
    table = altered("seat-1", lambda panel: structs.replace(panel, points=panel.points + 2))
    assert "tiny, the scene of the end: the panels show the points {0: " in in_numbers(table)


def test_losses_that_are_taken_off_twice() -> None:
    """A host whose fallen are gone from the army, and are subtracted from it again; then they are carried off."""

    def scene(view: Tiny, you: int | None) -> Scene:
        standing, fallen = {"plan": (3, 0), "bid": (2, 1), "battle": (1, 1)}.get(view.phase, (1, 0))
        men = Counter(id="men", art="crown", count=standing, name=Message("game-name"))
        host = Host(id="host", title=Message("game-name"), ranks=(Rank(counter=men, lost=fallen),))
        shown = TABLE.scene(view, you)
        stage = Stage(id=f"battle-{view.round}", title=Message("game-name"), shows=("host",))
        return structs.replace(shown, items={**shown.items, "host": host}, stages=(stage,))

    said = in_numbers(replace(TABLE, scene=scene))
    assert "3 stood" not in said and "now 1 stand and 0" not in said
    assert "in 'battle-1' of the rank 'men' 2 stood and 1 had fallen, now 1 stand and 1 have fallen" in said


def test_news_that_speak_of_what_has_changed_since() -> None:
    """The line of a prize names the points that its winner has, not those that they won."""

    def news(view: Tiny, event: Event) -> NewsItem | None:
        facts = (
            {**event.facts, "points": view.points[event.facts["seat"]]} if event.name == "prize_won" else event.facts
        )
        return TABLE.news(view, replace(event, facts=facts))

    said = in_numbers(replace(TABLE, news=news))
    assert "tiny, the news of 'prize_won': it was told as" in said and "and is told later as" in said


def test_news_of_a_negative_number() -> None:
    def news(view: Tiny, event: Event) -> NewsItem | None:
        return TABLE.news(view, replace(event, facts={**event.facts, "coins": -1, "card": -1}))

    assert "the news of 'led': 'event-led' says -1: '" in in_numbers(replace(TABLE, news=news))


def test_a_text_of_a_negative_number() -> None:
    def draw(view: Tiny, say: Say) -> str:
        return say(Message("table-line", {"round": view.round, "deck": len(view.deck) - 20, "market": view.market}))

    said = in_numbers(rulebook=replace(TINY, wording=replace(TINY.wording, draw=draw)))
    assert "tiny, the text after 'led': 'table-line' says" in said


# --- secrets ----------------------------------------------------------------------------------------------------------


def test_a_leak_names_the_first_thing_that_differs_and_what_to_do() -> None:
    def leaky(s: Tiny, seat: int | None) -> Tiny:
        seen: Tiny = TINY.view(s, seat)
        seen.hands = [hand[:] for hand in s.hands]
        return seen

    first = leaks_of(replace(TINY, view=leaky))[0]
    assert first.startswith("tiny: hands[") and " is " in first and ", or " in first
    assert "hide it in secrets.view, or, if the seat has seen it, keep it in secrets.imagine" in first
