"""Hadurak's table: it shows what a seat may know, every option can be clicked, and all has words in both languages."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from tests.conformance.helpers import some_options
from tests.games.hadurak.helpers import Board, army, play
from tests.record_golden import path_of
from tests.rules import rule
from tests.scene.helpers import arts, messages

import regalia
from regalia import Game, games
from regalia.core.asking import Ask
from regalia.core.words import LANGUAGES, Message, Words
from regalia.games.hadurak.pieces.cards import FATE_SYMBOL
from regalia.games.hadurak.rules import KINDS
from regalia.games.hadurak.table.ending import ledger
from regalia.games.hadurak.table.questions import RULES
from regalia.scene.difference import apply, difference, plain
from regalia.scene.svg import page
from regalia.scene.types import Card, Chart, Gauge, Ledger, Scene, SceneAsk, SeatPanel, Sheet, Tray
from regalia.server.showing.sight import over_view

RULEBOOK, TABLE = games.find("hadurak"), games.table("hadurak")
NAMES = ["Anna", "Bence", "Ödön", "Kata", "Éva", "Ottó"]
WORDS = [Words(language, [RULEBOOK.folder / "words"], NAMES) for language in LANGUAGES]
ENGLISH = WORDS[0]
SYMBOLS = {
    found[1] for path in (page.ART / "frame.svg", TABLE.art) for found in page.SYMBOL.finditer(path.read_text("utf-8"))
}


def scene_of(game: Game, you: int | None = None) -> Scene:
    return TABLE.scene(game.view(you), you)


def ask_of(game: Game, seat: int) -> SceneAsk:
    pending = game.ask_of(seat)
    assert pending is not None
    return TABLE.ask(over_view(game, pending.kind, seat, pending.args))


def clickable(scene: Scene) -> set[str]:
    """A stage covers the map."""
    staged = [id for stage in scene.stages for id in stage.shows]
    surfaces = [surface for id, surface in scene.surfaces.items() if not staged or id in staged]
    places = {f"place:{place.id}" for surface in surfaces for place in surface.places}
    trays = [item for item in scene.items.values() if isinstance(item, Tray)]
    return places | {f"card:{card.id}" for tray in trays for card in tray.cards}


def tray(scene: Scene, id: str) -> Tray:
    found = scene.items[id]
    assert isinstance(found, Tray)
    return found


def random_game(seats: int, seed: int) -> tuple[Game, Random]:
    random = Random(seed)
    return regalia.new("hadurak", seats=seats, seed=seed, options=some_options(RULEBOOK, seats, random)), random


def said(message: Message | None) -> str:
    return "" if message is None else ENGLISH.say(message)


# --- every game -------------------------------------------------------------------------------------------------------


def check_question(asked: SceneAsk, ask: Ask, scene: Scene) -> None:
    there = clickable(scene) | {f"card:{card.id}" for shown in asked.shows for card in shown.cards}
    if asked.dials:
        dial = asked.dials.dials[0]
        assert [asked.dials.text.replace("#", str(n)) for n in range(dial.least, dial.most + 1)] == [*ask.texts()]
        return
    within_reach = {
        choice.text
        for choice in asked.choices
        if all(target.at.startswith("button:") or target.at in there for target in choice.path)
    }
    assert within_reach == set(ask.texts()), ask.kind.id
    ways: dict[tuple[str, ...], str] = {}
    for choice in asked.choices:
        assert choice.path, choice.text
        way = tuple(sorted(target.at for target in choice.path) if asked.any_order else (t.at for t in choice.path))
        assert ways.setdefault(way, choice.text) == choice.text, f"{way} means {ways[way]} and {choice.text}"


@pytest.mark.parametrize("seats", RULEBOOK.seats)
def test_every_option_has_a_way_of_clicks_of_its_own_and_everything_is_drawn_and_said(seats: int) -> None:
    game, random = random_game(seats, seats)
    found: dict[tuple[str, ...], Message] = {}
    seen: set[str] = set()
    steps = 0
    while game.pending:
        pending = random.choice(game.pending)
        steps += 1
        if steps % 15 == 0 or pending.kind.id not in seen:
            seen.add(pending.kind.id)
            ask = over_view(game, pending.kind, pending.seat, pending.args)
            scene = scene_of(game, pending.seat)
            asked = TABLE.ask(ask)
            check_question(asked, ask, scene)
            news = [item for event in game.news(None)[-4:] if (item := TABLE.news(game.view(None), event))]
            for thing in (scene, asked, *news):
                assert {*arts(thing)} <= SYMBOLS, {*arts(thing)} - SYMBOLS
                for message in messages(thing):
                    found[message.id, *sorted(message.args)] = message
        game.play(random.choice(pending.options), pending.seat)
    scene = scene_of(game, 0)
    found |= {(message.id, *sorted(message.args)): message for message in messages(scene)}
    for words in WORDS:
        for message in found.values():
            text = words.say(message)
            assert text.strip() and "{" not in text, f"{message} in {words.language}"
    assert isinstance(scene.items["ending"], Ledger)


def test_every_kind_of_question_names_its_rule_and_what_it_is_about() -> None:
    assert {*RULES} == {kind.id for kind in KINDS} | {act.id for act in RULEBOOK.free_acts}
    guide = (RULEBOOK.folder / "guide" / "rules.en.md").read_text("utf-8")
    for kind, number in RULES.items():
        assert f"**{number}**" in guide, f"{kind} points at {number}"


def test_differences_between_scenes_bring_one_to_the_other() -> None:
    game, random = random_game(3, 7)
    before = scene_of(game, 1)
    shown = plain(before)
    for _ in range(150):
        pending = random.choice(game.pending)
        game.play(random.choice(pending.options), pending.seat)
        after = scene_of(game, 1)
        shown = apply(shown, msgspec.to_builtins(difference(before, after)))
        assert shown == plain(after)
        before = after


# --- secrets ----------------------------------------------------------------------------------------------------------


def test_plans_are_shown_to_their_owner_alone() -> None:
    game = Board(3).begin()
    play(game, "0>plan_cards:mobilize+bargain")
    own = tray(scene_of(game, 0), "plan-0")
    assert [card.name.id for card in own.cards] == ["action-bargain", "action-mobilize"]
    assert own.slots == 2
    for you in (1, 2, None):
        text = msgspec.json.encode(scene_of(game, you)).decode()
        assert "plan-0-0" not in text


def test_a_battle_is_a_stage_where_each_sees_his_own_cards() -> None:
    board = Board(3).noble("0.square", "froli", "vassal_100", "vassal_50").noble("1.star", "froli", "vassal_100")
    board.card(0, "mobilize").fate(2, 1, 3, 7, 9, 11)
    game = play(board.execute(), "mobilize_target:froli", "start_battle:froli=field=madder=0")
    assert game.pending[0].kind.id == "battle_discard"
    scene = scene_of(game, 0)
    assert [stage.id for stage in scene.stages] == ["battle"]
    mine, theirs = tray(scene, "side-attacker"), tray(scene, "side-defender")
    assert sum(card.count or 1 for card in mine.cards) == len(game.state.fate_hands[0]) == 3
    assert {card.face_down for card in mine.cards} == {False}
    assert all(card.face_down for card in theirs.cards) and len(theirs.cards) == 3
    assert all(
        card.face_down for side in ("attacker", "defender") for card in tray(scene_of(game, None), f"side-{side}").cards
    )
    assert {FATE_SYMBOL[card] for card in game.state.fate_hands[0]}


# --- what is shown ----------------------------------------------------------------------------------------------------


def test_fields_say_how_near_a_phase_is() -> None:
    board = Board(3).field(0, (0, "requisition"), (0, "requisition"), (1, "requisition"), (1, "requisition"))
    gauges: tuple[Gauge, ...] = tray(scene_of(board.begin()), "fields").gauges
    assert [(gauge.value, gauge.most, gauge.strong) for gauge in gauges] == [
        (4, 6, True),
        (0, 6, False),
        (0, 6, False),
        (0, 4, False),
    ]


def test_armies_cities_sieges_and_breaches_stand_on_the_map() -> None:
    board = Board(3).noble("0.circle", "monz", "polish_100", tokens=0, rested=False).siege(0, "monz")
    board.city(1, "vecht", fortified=True, breaches=1)
    pieces = scene_of(board.begin()).pieces
    noble = pieces[f"army-{army('0.circle')}"]
    assert (noble.place, noble.plate, noble.pale, noble.seat) == ("monz", "100", True, 0)
    assert {piece.place for piece in pieces.values() if piece.art == "hd-siege"} == {"monz"}
    assert {piece.place for piece in pieces.values() if piece.art == "hd-breach"} == {"vecht"}
    walls = next(piece for piece in pieces.values() if piece.place == "vecht" and piece.art == "hd-city-300")
    assert (walls.plate, walls.seat) == ("300", 1)


def test_panels_and_lists_tell_everybody_what_an_army_holds() -> None:
    board = Board(3).noble("2.triangle", "sea:cadiz", "swiss_150").office("2.triangle", "marshal")
    scene = scene_of(board.begin(), 0)
    panel = scene.items["seat-2"]
    assert isinstance(panel, SeatPanel)
    (line,) = [counter for row in panel.rows for counter in row if counter.id == f"strength-{army('2.triangle')}"]
    assert line.count == 300
    assert "at sea (Cadiz)" in said(line.name) and "Swiss 150, Marshal" in said(line.name)
    listed = scene.items["armies-2"]
    assert isinstance(listed, Sheet)
    assert any("Swiss 150, Marshal" in said(row[0].text) for row in listed.cells)


def test_the_assembly_is_a_stage_with_a_chair_for_each_baron() -> None:
    board = Board(3).urgent("income_tax", "fine", "herald").title(2, "ambassador")
    board.s.votes[:] = [3, 2, 0]
    game = play(board.begin(("assembly",)), "agenda_order:123")
    scene = scene_of(game, 0)
    assert [stage.id for stage in scene.stages] == ["council"]
    assert {f"chair-{seat}" for seat in range(3)} <= {place.id for place in scene.surfaces["hall"].places}
    assert scene.pieces["arms-2"].pale
    play(game, "0>commit_votes:3", "1>commit_votes:1")
    assert scene_of(game).pieces["votes-0"].plate == "3"
    play(game, "declare_vote:for")
    sums = scene_of(game).pieces
    assert (sums["sum-6"].plate, sums["sum-7"].plate) == ("3", "0")


def test_planning_is_by_taps_on_cards_in_any_order() -> None:
    game = Board(3).begin()
    asked = ask_of(game, 0)
    assert asked.any_order
    two = next(choice for choice in asked.choices if choice.text == "plan_cards:mobilize+mobilize")
    assert [target.at for target in two.path] == ["card:hand-4", "card:hand-4"]
    hand: tuple[Card, ...] = tray(scene_of(game, 0), "hand").cards
    assert [card.count for card in hand] == [2] * 6


def test_the_question_of_a_battle_says_what_a_siege_would_need() -> None:
    board = Board(3).noble("0.star", "bingen", "vassal_50").card(0, "mobilize")
    game = play(board.execute(), "mobilize_target:bingen")
    assert said(ask_of(game, 0).about).startswith("Bingen: you 250 against 400")


def test_whoever_may_cancel_an_event_is_told_what_fate_has_shown() -> None:
    board = Board(3).city(0, "kovel").fate(11)
    board.s.faith[:] = [1, 1, 0]
    about = said(ask_of(board.resolve("arson", 1), 0).about)
    assert about.startswith("Fate shows: Kovel. ")


def test_a_new_session_shows_votes_in_hand_and_none_of_the_last_one() -> None:
    board = Board(3).urgent("income_tax", "fine", "herald")
    board.s.committed[:], board.s.declared[:] = [2, 1, 0], [6, 7, -1]
    game = board.begin(("assembly",))
    scene = scene_of(game, 0)
    assert not {id for id in scene.pieces if id.startswith(("votes-", "said-", "sum-"))}
    assert [counter.count for counter in tray(scene, "votes-in-hand").counters] == list(game.state.votes)


def test_the_head_of_the_church_is_told_the_colour_of_the_event() -> None:
    for event, colour in (("scandal", "red"), ("pilgrimage", "green"), ("arson", "blue")):
        board = Board(3).event(event)
        board.s.faith[1] = 1
        assert f"is {colour}" in said(ask_of(board.begin(("important_event",)), 1).about)


def test_a_second_siege_is_said_to_take_the_place() -> None:
    board = Board(3).noble("0.star", "monz", "vassal_100").siege(0, "monz", 1).card(0, "mobilize")
    board.s.round = 2
    game = play(board.execute(), "mobilize_target:monz")
    assert "since round 1" in said(ask_of(game, 0).about)


def test_a_siege_that_strength_does_not_forbid_is_not_called_too_weak() -> None:
    """Besieged in this round already, by oneself or by another baron."""
    for besieger in (0, 1):
        board = Board(3).noble("0.star", "monz", "vassal_100").noble("1.star", "monz", "vassal_50")
        game = play(board.siege(besieger, "monz", 1).card(0, "mobilize").execute(), "mobilize_target:monz")
        about = ask_of(game, 0).about
        assert about is not None and about.id == "about-start_battle"


@rule("hadurak", "R13.7")
def test_whoever_discards_is_told_that_the_lot_falls_among_alike_cards() -> None:
    board = Board(3).card(0, "versatile").noble("0.square", "reedmarsh", "english_200")
    board.noble("1.star", "reedmarsh", "swiss_200").fate(2, 4, 7, 3, 9, 14, 5, 1)  # three deal 100, one prevent 100
    game = play(board.execute(), "versatile_option:battle", "start_battle:reedmarsh=field=madder=0")
    assert "by lot" in said(ask_of(game, 0).about)
    kept = set()
    for seed in range(12):
        world = game.imagine(0, seed)
        play(world, "0>battle_discard:2.0.0.0", *(f"1>{ask.texts()[-1]}" for ask in world.pending if ask.seat == 1))
        shown = world.state.shown_cards[0][:2]
        assert sorted(FATE_SYMBOL[card] for card in shown) == [0, 1] and 2 in shown
        kept.update(shown)
    assert kept == {1, 3, 6, 2}


def test_panels_say_how_many_cards_of_each_baron_lie_in_each_pile() -> None:
    game = Board(3).begin()
    for seat in range(3):
        play(game, f"{seat}>plan_cards:mobilize+bargain", f"{seat}>plan_cards:versatile", f"{seat}>plan_cards:none")
    panel = scene_of(game, None).items["seat-1"]
    assert isinstance(panel, SeatPanel)
    (planned,) = [counter for row in panel.rows for counter in row if counter.id == "planned-1"]
    left = [sum(owner == 1 for owner, _ in pile) for pile in game.state.piles]
    assert planned.count == sum(left) and " / ".join(map(str, left)) in said(planned.name)


def test_the_end_shows_how_influence_grew_round_by_round() -> None:
    record = regalia.read_record(path_of("hadurak", 1).read_bytes())
    game = regalia.replay(record)
    items = TABLE.scene(game.view(None), None).items
    chart, decided = items["growth"], items["ending"]
    assert isinstance(chart, Chart) and isinstance(decided, Ledger)
    assert {len(line) for line in chart.lines.values()} == {game.state.round + 1}
    assert {seat: line[-1] for seat, line in chart.lines.items()} == dict(enumerate(game.scores))
    assert [*chart.lines] == [*decided.rows]


@pytest.mark.parametrize("options", [{}, {"right_of_might": True, "max_rounds": 8}], ids=["influence", "might"])
def test_one_column_of_the_end_is_the_points(options: dict[str, int]) -> None:
    state = Board(3, **options).city(0, "acre", "isar").city(2, "lenz").s
    state.influence[:] = [4, 9, 7]
    told = ledger(state)
    assert told.counts is not None
    assert {seat: row[told.counts] for seat, row in told.rows.items()} == dict(enumerate(RULEBOOK.scores(state)))
