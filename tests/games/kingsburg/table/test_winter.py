"""The winter on the table: strengths part by part, verdicts, gains and losses, and the report for everybody."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.games.kingsburg.helpers import start
from tests.rules import rule

import regalia
from regalia.core.asking import Ask
from regalia.core.game import Game
from regalia.core.words import Words
from regalia.games.kingsburg import RULEBOOK, TABLE
from regalia.games.kingsburg.pieces.enemies import ENEMIES, OF_YEAR
from regalia.scene.types import Report, Sheet, Tally, Track, Tray
from regalia.server.keeping.logbook import witnessed
from regalia.server.showing.sight import over_view


def number(text: str) -> int:
    return int(text.replace("−", "-"))


def reports(seats: int, seed: int) -> list[tuple[Any, Report]]:
    """Every winter of a game at random, with the table as it stood."""
    game, random, found = regalia.new("kingsburg", seats=seats, seed=seed), Random(seed), []
    while not game.over:
        ask = game.pending[0]
        for moment in witnessed(game, ask.seat, ask.text(random.choice(ask.options))):
            if moment.event.name in TABLE.reported and TABLE.report:
                told = TABLE.report(RULEBOOK.view(moment.state, None), moment.event)
                assert told
                found.append((moment.state, told))
    return found


@rule("kingsburg", "R11.3", "R11.4")
def test_the_report_adds_up_every_strength_and_says_who_won() -> None:
    told = [one for seed in range(4) for one in reports(4, seed)]
    assert len(told) == 4 * 5
    moods = set()
    for state, report in told:
        (tally,) = report.shows
        assert isinstance(tally, Tally) and report.seats == () and report.verdict
        enemy = ENEMIES[state.enemy()].strength
        assert [row.seat for row in tally.rows] == [*state.order]
        for row in tally.rows:
            parts = sum(number(part.value) for part in row.parts if not part.is_void)
            assert row.total == str(parts) == str(state.fates[row.seat].strength)
            assert row.mood == ("good" if parts > enemy else "bad" if parts < enemy else row.mood)
            moods.add(row.mood)
    assert moods == {"good", "even", "bad"}


@rule("kingsburg", "R11.6", "R11.7")
def test_what_was_won_and_lost_stands_in_its_row() -> None:
    fallen = 0
    for state, report in (one for seed in range(3) for one in reports(3, seed)):
        (tally,) = report.shows
        assert isinstance(tally, Tally)
        for row in tally.rows:
            fate = state.fates[row.seat]
            points = [counter.count for counter in row.gains if counter.art == "kb-vp"]
            points += [-counter.count for counter in row.losses if counter.art == "kb-vp"]
            assert sum(points) == fate.points
            burnt = [counter for counter in row.losses if counter.art.startswith("kb-building")]
            assert len(burnt) == (fate.building >= 0)
            fallen += len(burnt)
    assert fallen


def losing_a_building(seed: int) -> Iterator[tuple[Game, Ask]]:
    """Whoever builds what they can loses something worth a choice sooner or later."""
    game, random = regalia.new("kingsburg", seats=5, seed=seed), Random(seed)
    while not game.over:
        ask = game.pending[0]
        if ask.kind.id == "defeat_building":
            yield game, ask
        built = [option for option in ask.options if ask.kind.id == "build" and not isinstance(option, str)]
        game.play(random.choice(built or ask.options), ask.seat)


@rule("kingsburg", "R11.7")
def test_a_lost_building_is_chosen_in_the_province_or_by_its_number() -> None:
    game, ask = next(found for seed in range(20) for found in losing_a_building(seed))
    choices = TABLE.ask(over_view(game, ask.kind, ask.seat, ask.args)).choices
    ends = [choice.path[-1] for choice in choices]
    numbers = [end.letter for end in ends if end.at.startswith("button:")]
    assert numbers == [str(number) for number in range(1, len(ask.options) + 1)]
    assert sum(end.at.startswith("cell:") for end in ends) == len(ask.options)


@rule("kingsburg", "R11.1")
def test_the_battle_is_on_the_stage_from_the_card_to_the_last_loss() -> None:
    game = regalia.new("kingsburg", seats=3, seed=8)
    random, staged = Random(8), []
    while game.state.year == 1:
        ask = game.pending[0]
        for moment in witnessed(game, ask.seat, ask.text(random.choice(ask.options))):
            scene = TABLE.scene(RULEBOOK.view(moment.state, 0), 0)
            staged.append((moment.event.name, [stage.id for stage in scene.stages]))
    names = dict(staged)
    assert names["enemy_revealed"] == names["kings_die"] == names["winter_over"] == ["winter-1"]
    assert names["rolled"] == names["built_nothing"] == []


@rule("kingsburg", "R11.1", "R11.2", "R11.8")
def test_a_winter_goes_from_the_card_to_the_strongest() -> None:
    """Its line of steps never goes back; with a strongest victor it reaches the end."""
    game, random, told = regalia.new("kingsburg", seats=4, seed=5), Random(5), dict[int, dict[str, int]]()
    begun: dict[int, set[int]] = {}
    while not game.over:
        ask = game.pending[0]
        for moment in witnessed(game, ask.seat, ask.text(random.choice(ask.options))):
            line = TABLE.scene(RULEBOOK.view(moment.state, 0), 0).items.get("winter-steps")
            if isinstance(line, Track):
                steps = told.setdefault(moment.state.year, {})
                assert line.now >= max(steps.values(), default=0)
                begins = {at for at, names in enumerate(line.news) if f"event-{moment.event.name}" in names}
                assert begins <= {line.now} | begun.setdefault(moment.state.year, set())
                begun[moment.state.year] |= begins
                steps[moment.event.name] = line.now
    assert len(told) == 5
    for steps in told.values():
        assert (steps["enemy_revealed"], steps["kings_die"]) == (0, 1)
        if "strongest" in steps or "lost_goods" in steps:
            assert steps["winter_over"] == (4 if "strongest" in steps else 3)
    assert {steps["winter_over"] for steps in told.values()} >= {3, 4}
    assert {*range(5)} in begun.values()


def test_before_anybody_has_looked_all_five_may_come_and_whoever_looked_sees_one() -> None:
    game, random = regalia.new("kingsburg", seats=3, seed=21), Random(21)
    while not game.state.looked:
        game.play(random.choice(game.pending[0].options), game.pending[0].seat)
    year, looked = game.state.year, game.state.looked
    for seat in range(3):
        items = TABLE.scene(game.view(seat), seat).items
        if looked >> seat & 1:
            assert "may-come" not in items and "spoils" in items
        else:
            tray = items["may-come"]
            assert isinstance(tray, Tray) and "spoils" not in items
            assert [counter.count for counter in tray.counters] == [ENEMIES[card].strength for card in OF_YEAR[year]]
    assert "may-come" in TABLE.scene(game.view(None), None).items


@rule("kingsburg", "R10.1")
def test_recruiting_says_the_odds_against_each_enemy_with_so_many_soldiers() -> None:
    game = start(["4g", "", ""], phase="recruit")
    scene = TABLE.scene(game.view(0), 0)
    sheet = scene.items["forecast"]
    assert isinstance(sheet, Sheet) and [stage.shows for stage in scene.stages] == [("forecast",)]
    words = Words("en", [RULEBOOK.folder / "words"])
    cells = [[words.say(cell.text) for cell in row if cell.text] for row in sheet.cells]
    assert cells[0][0] == "takes 1 good of any kind · gives 1 gold"  # Barbarians (2); there is no building to lose
    assert [row[1:] for row in cells] == [
        ["67%", "83%", "100%"],  # Barbarians 2
        ["67%", "83%", "100%"],  # Goblins 2
        ["50%", "67%", "83%"],  # Goblins 3
        ["50%", "67%", "83%"],  # Orcs 3
        ["33%", "50%", "67%"],  # Zombies 4
        ["53%", "70%", "87%"],
    ]
    question = TABLE.ask(game.pending[0])
    buttons = {path.at: path for choice in question.choices for path in choice.path if path.at.startswith("button")}
    assert [*buttons] == ["button:soldiers-1", "button:soldiers-2", "button:soldiers-0"]
    assert [part.value for part in buttons["button:soldiers-1"].odds.parts] == [70, 17, 13]  # type: ignore[union-attr]


def test_of_buildings_in_the_highest_column_one_or_the_other_falls() -> None:
    game = start(["4g A2 C2", "", ""], phase="recruit", year=3)
    sheet = TABLE.scene(game.view(0), 0).items["forecast"]
    assert isinstance(sheet, Sheet)
    words = Words("en", [RULEBOOK.folder / "words"])
    takes = [words.say(row[0].text) for row in sheet.cells if row[0].text]
    assert any("Blacksmith or Crane" in text for text in takes)


def test_a_number_of_soldiers_says_its_price_and_the_strength_with_them() -> None:
    game = start(["4g", "", ""], phase="recruit")
    words = Words("en", [RULEBOOK.folder / "words"])
    buttons = [target for choice in TABLE.ask(game.pending[0]).choices for target in choice.path if target.letter]
    assert [(words.say(each.name), words.say(each.note)) for each in buttons if each.name and each.note] == [
        ("1 soldier for 2 gold", "strength 1"),
        ("2 soldiers for 4 gold", "strength 2"),
        ("No soldiers", "strength 0"),
    ]
