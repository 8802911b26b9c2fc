"""Barony's table: the scene shows the state, every option can be clicked, and every word is there in both languages."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.barony.helpers import play, random_position, t19, wander
from tests.scene.helpers import arts, clickable, counters, messages

import regalia
from regalia import Game, games
from regalia.core.words import LANGUAGES, Words
from regalia.games.barony.pieces.numbers import PIECES, TOKENS
from regalia.games.barony.state import Barony
from regalia.scene.difference import apply, difference, plain
from regalia.scene.svg import page
from regalia.scene.types import Ledger, Scene, SceneAsk, SeatPanel, Sheet, Surface, Tray

TABLE = games.table("barony")
WORDS = [
    Words(language, [games.find("barony").folder / "words"], ["Anna", "Bence", "Ödön", "Kata"])
    for language in LANGUAGES
]
SYMBOLS = {
    found[1] for path in (page.ART / "frame.svg", TABLE.art) for found in page.SYMBOL.finditer(path.read_text("utf-8"))
}
seeds = st.integers(0, 10**6)
seat_counts = st.integers(2, 4)


def scene_of(game: Game, you: int | None = None) -> Scene:
    return TABLE.scene(game.view(you), you)


def question_of(game: Game) -> SceneAsk:
    return TABLE.ask(game.pending[0])


def board_of(game: Game) -> Surface:
    return scene_of(game).surfaces["board"]


def panel_of(game: Game, seat: int) -> SeatPanel:
    panel = scene_of(game).items[f"seat-{seat}"]
    assert isinstance(panel, SeatPanel)
    return panel


def counts_of(game: Game, seat: int) -> dict[str, int]:
    return {counter.id: counter.count for row in panel_of(game, seat).rows for counter in row}


def new_game(seats: int, seed: int, **options: object) -> Game:
    return regalia.new("barony", seats=seats, seed=seed, options=options)


# --- the scene ----------------------------------------------------------------------------------------------------


def pieces_of_state(s: Barony) -> Counter[tuple[str, str, int]]:
    found: Counter[tuple[str, str, int]] = Counter()
    for hex, label in enumerate(s.board.shape.labels):
        if s.building[hex]:
            found[label, PIECES[s.building[hex]], s.owner[hex]] += 1
        for seat in range(s.seats):
            found[label, "knight", seat] += s.knights[seat][hex]
    return +found


@given(seeds, seat_counts)
def test_the_pieces_are_those_of_the_state(seed: int, seats: int) -> None:
    game = regalia.from_position("barony", random_position(Random(seed), seats))
    shown: Counter[tuple[str, str, int]] = Counter()
    scene = scene_of(game)
    for id, piece in scene.pieces.items():
        assert id == piece.id
        assert piece.seat is not None
        shown[piece.place, piece.art, piece.seat] += piece.count
    assert shown == pieces_of_state(game.state)


@given(seeds, seat_counts)
def test_the_panels_are_those_of_the_state(seed: int, seats: int) -> None:
    game = regalia.from_position("barony", random_position(Random(seed), seats))
    s = game.state
    for seat in range(seats):
        counts = counts_of(game, seat)
        assert [counts[f"s{seat}-token-{token}"] for token in TOKENS] == list(s.tokens[seat])
        assert [counts[f"s{seat}-{piece}"] for piece in PIECES] == list(s.reserve[seat])
        assert counts.get(f"s{seat}-box", 0) == sum(s.box[seat])
        assert counts[f"s{seat}-gold"] == s.gold[seat]
    score = scene_of(game).items["score"]
    assert isinstance(score, Sheet)
    markers = {seat: cell.number for row in score.cells for cell in row for seat in cell.seats}
    assert markers == {seat: panel_of(game, seat).points for seat in range(seats)}


@given(seeds, seat_counts)
def test_ids_are_unique_and_regions_show_what_there_is(seed: int, seats: int) -> None:
    scene = scene_of(regalia.from_position("barony", random_position(Random(seed), seats)))
    found = counters(scene)
    assert len(found) == len(set(found))
    shown = [id for region in scene.regions for id in region.shows]
    assert sorted(shown) == sorted([*scene.surfaces, *scene.items])


def test_the_scene_needs_only_a_view_and_leaves_it_as_it_was() -> None:
    game = new_game(3, 5)
    view = game.view(1)
    before = view.copy()
    scene = TABLE.scene(view, 1)
    assert view == before
    assert scene == TABLE.scene(view, 1)
    assert scene.you == 1


def test_panels_stand_in_turn_order_with_their_badges() -> None:
    game = new_game(3, 5, first_player=1)
    left = scene_of(game).regions[0]
    assert left.shows == ("seat-1", "seat-2", "seat-0")
    assert [badge.art for badge in panel_of(game, 1).badges] == ["first-player", "turn"]
    assert panel_of(game, 2).badges == ()


def test_a_marquis_with_fifteen_gold_is_worth_noticing() -> None:
    rich = t19({"0,0": "0C"}, titles={0: "marquis", 1: "count"}, tokens={0: {"field": 3}, 1: {"field": 3}})
    strong = {counter.id for seat in (0, 1) for row in panel_of(rich, seat).rows for counter in row if counter.strong}
    assert strong == {"s0-gold"}


def test_the_last_round_and_the_end_are_announced() -> None:
    game = t19({"0,0": "0CK", "2,0": "1CK"}, titles={0: "marquis"}, tokens={0: {"field": 3}})
    assert scene_of(game).banner is None
    play(game, "action:title")
    assert WORDS[0].say(scene_of(game).banner or scene_of(game).heading) == "The last round"
    while not game.over:
        game.play(game.pending[0].options[0])
    assert "Anna is King" in WORDS[0].say(scene_of(game).banner or scene_of(game).heading)
    assert any(badge.art == "laurel" for badge in panel_of(game, 0).badges)


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_end_says_what_the_points_came_from_and_how_a_tie_was_broken(first: int) -> None:
    game = t19(
        {"0,0": "0C", "2,-2": "2C"},
        seats=3,
        first=first,
        phase="over",
        last_round=True,
        titles={0: "duke", 1: "duke", 2: "duke"},
        new_cities={0: 1, 2: 1},
        tokens={0: {"plain": 2}, 1: {"field": 3, "forest": 1}, 2: {"field": 1, "forest": 1}},
    )
    scene = scene_of(game)
    ending = scene.items["ending"]
    assert isinstance(ending, Ledger)
    assert ending.rows == {0: (60, 10, 4), 1: (60, 0, 10), 2: (60, 10, 4)}
    assert {seat: sum(points) for seat, points in ending.rows.items()} == dict(enumerate(game.scores))
    assert [game.ranking[seat] for seat in ending.rows] == [1, 2, 3]
    winner = WORDS[0].name(game.ranking.index(1))
    why, tie = ending.notes
    assert "there is a Duke: Anna, Bence, Ödön" in WORDS[0].say(why)
    assert "74 points" in WORDS[0].say(tie) and WORDS[0].say(tie).endswith(f"{winner} (R11.5).")
    assert "ending" in next(region for region in scene.regions if region.pane == "score").shows


def test_before_the_end_there_is_no_final_score() -> None:
    assert "ending" not in scene_of(new_game(2, 5)).items


def test_an_endless_stock_is_not_shown() -> None:
    assert "stock" not in scene_of(new_game(2, 5, resource_supply="unlimited")).items
    assert isinstance(scene_of(new_game(2, 5)).items["stock"], Tray)


# --- the board ----------------------------------------------------------------------------------------------------


def test_the_rim_goes_once_around_the_board() -> None:
    board = board_of(t19({"0,0": "0C"}))
    assert len(board.rim) == 1
    assert len(board.rim[0]) == 30
    assert len(set(board.rim[0])) == 30


def test_letters_stand_above_the_columns() -> None:
    assert [letter for _, letter in board_of(t19({"0,0": "0C"})).marks] == ["A", "B", "C", "D", "E"]


@given(seeds, seat_counts)
def test_arrow_keys_lead_the_way_they_point(seed: int, seats: int) -> None:
    places = {place.id: place for place in board_of(new_game(seats, seed)).places}
    for place in places.values():
        for key, id in place.neighbours.items():
            (x, y), (to_x, to_y) = place.center, places[id].center
            assert (to_x > x) == ("right" in key)
            assert (to_x < x) == ("left" in key)
            assert "up" not in key or to_y < y
            assert "down" not in key or to_y > y


@given(seeds, seat_counts)
def test_straight_to_the_right_and_back_is_where_one_was(seed: int, seats: int) -> None:
    places = {place.id: place for place in board_of(new_game(seats, seed)).places}
    for place in places.values():
        if len(place.neighbours) == 8 and len(places[place.neighbours["right"]].neighbours) == 8:
            assert places[place.neighbours["right"]].neighbours["left"] == place.id


# --- whole games --------------------------------------------------------------------------------------------------


def check_question(game: Game) -> SceneAsk:
    ask, question, scene = game.pending[0], question_of(game), scene_of(game, game.pending[0].seat)
    assert [choice.text for choice in question.choices] == ask.texts()
    paths = [tuple(target.at for target in choice.path) for choice in question.choices]
    if question.any_order:
        assert len({tuple(sorted(path)) for path in paths}) == len(paths)
    else:
        assert len(set(paths)) == len(paths)
        assert all(path[:length] not in paths for path in paths for length in range(1, len(path)))
    clicks = {at for path in paths for at in path if not at.startswith("button:")}
    assert clicks <= clickable(scene)
    return question


@given(seeds, seat_counts)
def test_every_option_can_be_clicked_in_one_way(seed: int, seats: int) -> None:
    game = new_game(seats, seed, overpay="any")
    check_question(game)
    for _ in wander(game, Random(seed)):
        if not game.over:
            check_question(game)


@given(seeds, seat_counts)
def test_every_situation_can_be_clicked_and_said(seed: int, seats: int) -> None:
    game = regalia.from_position("barony", random_position(Random(seed), seats))
    for _, events in zip(range(60), wander(game, Random(seed)), strict=False):
        scene = scene_of(game, 0)
        told = [TABLE.news(game.view(0), event) for event in events]
        asked = [check_question(game)] if not game.over else []
        assert set(arts([scene, told, asked])) <= SYMBOLS
        for message in messages([scene, told, asked]):
            for words in WORDS:
                assert words.say(message)


@given(seeds, seat_counts)
def test_differences_lead_from_scene_to_scene(seed: int, seats: int) -> None:
    game = new_game(seats, seed)
    scene = scene_of(game)
    shown = plain(scene)
    for _ in wander(game, Random(seed)):
        before, scene = scene, scene_of(game)
        changed = msgspec.to_builtins(difference(before, scene))
        assert "surfaces" not in changed
        shown = apply(shown, changed)
        assert shown == plain(scene)


@given(seeds, seat_counts)
def test_news_points_at_what_is_on_the_table(seed: int, seats: int) -> None:
    game = new_game(seats, seed)
    for events in wander(game, Random(seed)):
        seen = clickable(scene_of(game))
        for event in events:
            item = TABLE.news(game.view(None), event)
            assert item is not None
            assert {f"place:{place}" for place in item.places} <= seen
            assert {end for travel in item.travels for end in (travel.start, travel.end)} <= seen
            assert item.heading == (event.name == "round_began")


@given(seeds)
def test_travels_carry_every_piece_that_came_or_went(seed: int) -> None:
    """What the travels say is what the scene changed by, piece for piece."""
    game = new_game(3, seed)
    before = _lying(scene_of(game))
    for events in wander(game, Random(seed)):
        for event in events:
            item = TABLE.news(game.view(None), event)
            for travel in item.travels if item is not None else ():
                if travel.art in PIECES:
                    before[travel.start, travel.art, travel.seat] -= travel.count
                    before[travel.end, travel.art, travel.seat] += travel.count
        now = _lying(scene_of(game))
        on_board = {key: count for key, count in before.items() if key[0].startswith("place:") and count}
        assert on_board == dict(now)
        before = now


def _lying(scene: Scene) -> Counter[tuple[str, str, int | None]]:
    lying: Counter[tuple[str, str, int | None]] = Counter()
    for piece in scene.pieces.values():
        lying[f"place:{piece.place}", piece.art, piece.seat] += piece.count
    return lying


# --- questions ----------------------------------------------------------------------------------------------------


def test_a_closed_action_keeps_its_letter_and_says_why() -> None:
    game = t19({"0,0": "0CK", "2,0": "1CK"}, tokens={0: {"field": 2}})
    closed = {item.target.letter: item for item in question_of(game).closed}
    assert {"C", "D", "F"} <= closed.keys()
    assert closed["F"].rule == "R10.6"
    assert WORDS[0].say(closed["F"].reason) == "A title costs at least 15 gold; you have 10."
    assert closed["F"].target.art == "action-title"


def test_a_step_into_war_says_what_it_costs_the_others() -> None:
    game = t19({"0,0": "0K 1V", "1,0": "0K", "0,1": "0K", "1,1": "1K"})
    play(game, "action:move")
    steps = {choice.text: choice.path[-1] for choice in question_of(game).choices}
    labels = game.state.board.shape
    into_war = f"move:{labels.labels[labels.by_name['1,0']]}-{labels.labels[labels.by_name['0,0']]}"
    in_peace = f"move:{labels.labels[labels.by_name['1,0']]}-{labels.labels[labels.by_name['1,1']]}"
    assert steps[into_war].sign == "war"
    said = WORDS[0].say(steps[into_war].note or question_of(game).question)
    assert said == "War! You clear the hex of Bence's village."
    assert steps[in_peace].sign == "shared"


@pytest.mark.parametrize(("action", "letter"), [("move", "B"), ("recruit", "A"), ("expedition", "E")])
def test_a_question_says_which_action_it_belongs_to(action: str, letter: str) -> None:
    game = t19({"0,0": "0CK", "2,0": "1CK"})
    play(game, f"action:{action}")
    assert question_of(game).letter == letter


def test_plunder_is_a_click_on_a_token_of_the_victim() -> None:
    game = t19({"0,0": "0K 1V", "1,0": "0K", "2,0": "0K"}, tokens={1: {"plain": 1, "field": 1}})
    play(game, "action:move", "move:1,0-0,0")
    clicks = [choice.path[0].at for choice in question_of(game).choices]
    assert clicks == ["counter:s1-token-field", "counter:s1-token-plain"]


def test_a_title_is_paid_token_by_token_in_any_order() -> None:
    game = t19({"0,0": "0C", "2,0": "1C"}, tokens={0: {"field": 2, "plain": 2, "mountain": 2}})
    play(game, "action:title")
    question = question_of(game)
    assert question.any_order
    clicks = {choice.text: [target.at.rpartition("-")[2] for target in choice.path] for choice in question.choices}
    assert ["field", "field", "plain", "plain"] in clicks.values()
    assert len(clicks) == 3 and all("mountain" in path for path in clicks.values() if len(set(path)) == 3)


def test_a_click_shows_beforehand_what_would_stand_there() -> None:
    game = t19({"0,0": "0CK", "2,0": "1CK"})
    play(game, "action:move")
    assert {choice.path[1].ghost for choice in question_of(game).choices if len(choice.path) > 1} == {"knight"}
