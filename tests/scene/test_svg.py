"""Scenes as pictures: well-formed, complete, the same for every game."""

from __future__ import annotations

import re
from random import Random
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.barony.helpers import play, random_position, t19

import regalia
from regalia import Game, games
from regalia.core.words import LANGUAGES, Message, Words
from regalia.scene.svg import page
from regalia.scene.svg.elements import fitted, width_of, wrapped
from regalia.scene.svg.question import shared_clicks
from regalia.scene.types import (
    Badge,
    Card,
    Cell,
    Chart,
    Choice,
    Counter,
    Die,
    Gauge,
    Host,
    Item,
    Layer,
    Ledger,
    Note,
    Part,
    Rank,
    Region,
    Scene,
    Sheet,
    Tally,
    TallyPart,
    TallyRow,
    Target,
    Track,
    Tray,
)

SVG = "{http://www.w3.org/2000/svg}"
NAME = Message("game-name")


def words_of(game: str, language: str = "en") -> Words:
    return Words(language, [games.find(game).folder / "words"], ["Anna & <Co>", "Bence"])


def drawn(game: Game, *, theme: page.Theme = "light", width: int = 1280, language: str = "en") -> str:
    table, seat = games.table(game.rulebook.id), game.pending[0].seat
    question = table.ask(game.pending[0])
    scene, words = table.scene(game.view(seat), seat), words_of(game.rulebook.id, language)
    return page.draw(scene, question, words, table.art, theme=theme, width=width)


def parsed(picture: str) -> ElementTree.Element:
    """The picture as XML, in which everything that is used is there."""
    root = ElementTree.fromstring(picture)
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    used = {str(element.get("href")).removeprefix("#") for element in root.iter(f"{SVG}use")}
    assert used <= set(ids)
    assert "nan" not in picture
    return root


@given(st.integers(0, 10**6), st.integers(2, 4), st.sampled_from(LANGUAGES), st.sampled_from([390, 900, 1280, 1920]))
def test_any_situation_becomes_a_whole_picture(seed: int, seats: int, language: str, width: int) -> None:
    game = regalia.from_position("barony", random_position(Random(seed), seats, options={"passing": "always"}))
    if not game.over:
        root = parsed(drawn(game, width=width, language=language))
        assert root.get("width") == str(width)


def test_every_game_can_be_drawn() -> None:
    for id in games.names():
        game = regalia.new(id, seats=games.find(id).seats[0], seed=3)
        assert ElementTree.fromstring(drawn(game)).tag == f"{SVG}svg"


@pytest.mark.parametrize("theme", page.THEMES)
def test_the_theme_is_that_of_the_tokens(theme: page.Theme) -> None:
    assert parsed(drawn(t19({"0,0": "0CK"}), theme=theme)).get("data-theme") == theme


def test_names_are_written_as_they_are() -> None:
    root = parsed(drawn(t19({"0,0": "0CK", "2,0": "1CK"})))
    assert "Anna & <Co>" in {text.text for text in root.iter(f"{SVG}text")}


def test_pieces_have_the_tincture_of_their_seat_and_a_count() -> None:
    picture = drawn(t19({"0,0": "0CKKK", "2,0": "1CK"}))
    assert re.search(r'class="seat-azure"><title>[^<]*3 knights on C3</title><use href="#knight"', picture)
    assert 'class="count"' in picture


def test_targets_are_ringed_by_what_awaits_there() -> None:
    game = t19({"0,0": "0K 1V", "1,0": "0K", "1,1": "1K"})
    play(game, "action:move")
    assert 'class="may-select"' in drawn(game)
    lone = t19({"1,0": "0K", "0,0": "1V", "0,1": "0V"}, terrain={"2,0": "lake", "2,-1": "lake", "1,-1": "lake"})
    play(lone, "action:move")
    picture = drawn(lone)
    assert "sign-shared" in picture
    assert "sign-legal" in picture
    assert 'class="chosen-gold"' in picture


def test_a_closed_button_says_its_reason_in_short() -> None:
    game = t19({"0,0": "0CK", "2,0": "1CK"}, tokens={0: {"field": 2}})
    assert "10 / 15 gold" in drawn(game)


def test_only_symbols_that_are_used_are_carried_along() -> None:
    assert 'id="dice-cup"' not in drawn(t19({"0,0": "0CK"}))


def test_no_two_sprites_of_a_page_share_an_id() -> None:
    sprites = [page.ART / "frame.svg", games.table("barony").art]
    ids = [id for path in sprites for id in re.findall(r'\bid="([^"]+)"', path.read_text("utf-8"))]
    assert len(ids) == len(set(ids))


# --- the rest of the kit ------------------------------------------------------------------------------------------


def kit() -> dict[str, Item]:
    badge, card = Badge(art="seal", name=NAME), Card(id="c", art="laurel", name=NAME)
    hidden = Card(id="h", art="", name=NAME, face_down=True)
    number = Layer(text="17", x=50, y=70, height=60, twice=True)
    layered = Card(id="l", art="", name=NAME, layers=(Layer(art="laurel"), number), tones={"suit": "#2b62a3"})
    die, part = Die(id="d", face=5, name=NAME, seat=0), Part(value=2, name=NAME, mood="good")
    covered = Die(id="e", face=0, name=NAME, face_down=True)
    coin = Counter(id="g", art="coin", count=2, name=NAME)
    person = Cell(id="p", number=7, text=NAME, art="seal", dice=(die,), seats=(0, 1), costs=(coin,), gains=(coin, coin))
    closed = Cell(id="q", text=NAME, state="closed")
    men = Counter(id="m", art="trophy", count=2, name=NAME, seat=0)
    crowd = Counter(id="n", art="trophy", count=23, name=NAME, seat=0)
    ranks = (
        Rank(counter=men, lost=3, struck=1, need="5+", dice=(covered,), hits=1),
        Rank(counter=crowd, lost=1, note=NAME),
    )
    parts = tuple(TallyPart(art="coin", value=value, name=NAME, is_void=value == "0") for value in ("3", "+1", "0"))
    rows = (
        TallyRow(name=NAME, seat=0, parts=parts, total="4", verdict=NAME, mood="bad", gains=(coin,), losses=(coin,)),
        TallyRow(name=NAME, total="300 → 200", note=NAME),
    )
    return {
        "track": Track(id="track", title=NAME, steps=(badge, badge, badge), now=1),
        "gauge": Gauge(id="gauge", title=NAME, value=3, most=5, art="coin"),
        "empty": Gauge(id="empty", title=NAME, value=0, most=0),
        "ledger": Ledger(id="ledger", title=NAME, columns=(badge, badge), rows={0: (1, 2), 1: (3, 4)}),
        "chart": Chart(id="chart", title=NAME, spans=(NAME, NAME), lines={0: (0, 2, 1), 1: (0, 0, 3)}),
        "note": Note(id="note", text=NAME, art="bell", strong=True),
        "tray": Tray(id="tray", title=NAME, cards=(card,) * 9, note=NAME),
        "pile": Tray(id="pile", title=NAME, cards=(hidden, hidden, hidden), shape="pile"),
        "hand": Tray(id="hand", title=NAME, cards=(layered,), shape="fan"),
        "dice": Tray(id="dice", title=NAME, dice=(die, covered, die)),
        "shares": Gauge(id="shares", title=NAME, value=0, most=4, parts=(part, part)),
        "tie": Ledger(id="tie", title=NAME, columns=(badge,), rows={0: (1,)}, notes=(NAME, NAME)),
        "host": Host(id="host", title=NAME, seat=0, note=NAME, left=NAME, ranks=ranks),
        "tally": Tally(id="tally", title=NAME, rows=rows, note=NAME),
        "court": Sheet(id="court", title=NAME, cells=((person, closed), (person,))),
    }


@pytest.mark.parametrize("width", [400, 1280])
def test_everything_in_the_kit_can_be_drawn(width: int) -> None:
    items = kit()
    regions = [
        Region(id=side, side=side, pane="score", shows=tuple(items)) for side in ("left", "middle", "right", "top")
    ]
    scene = Scene(
        game="barony",
        you=None,
        tinctures=("azure", "or"),
        heading=NAME,
        banner=NAME,
        surfaces={},
        pieces={},
        items=items,
        regions=tuple(regions),
    )
    root = parsed(page.draw(scene, None, words_of("barony"), games.table("barony").art, width=width))
    used = [str(element.get("href")) for element in root.iter(f"{SVG}use")]
    assert used.count("#card-back") == len(regions), "of a pile only the last is seen"
    assert used.count("#die-5") == 4 * len(regions)
    assert used.count("#die-hidden") == 2 * len(regions) and "#die-0" not in used
    written = [str(element.text) for element in root.iter(f"{SVG}text")]
    assert written.count("17") == 2 * len(regions)
    assert used.count("#trophy") == (2 + 3 + 1 + 1) * len(regions), "a crowd is one figure with a number"
    assert written.count("×23") == len(regions) and written.count("300 → 200") == len(regions)


def test_long_words_are_wrapped_or_cut() -> None:
    sentence = "Each of your villages stands in a forest or beside a city"
    assert " ".join(wrapped(sentence, 13, 90)) == sentence
    assert all(width_of(line, 13) <= 90 for line in wrapped(sentence, 13, 90))
    assert width_of(fitted(sentence, 13, 90), 13) <= 90
    assert fitted("short", 13, 90) == "short"


def test_clicks_that_all_choices_share_are_taken_as_done() -> None:
    def choice(*path: str) -> Choice:
        return Choice(text="-".join(path), name=NAME, path=tuple(Target(at=at) for at in path))

    assert shared_clicks((choice("a", "b"), choice("a", "c"))) == 1
    assert shared_clicks((choice("a", "b"), choice("d", "c"))) == 0
    assert shared_clicks((choice("a", "b"), choice("d"))) == 0
    assert shared_clicks(()) == 0


@pytest.mark.parametrize(("seats", "is_shut"), [(5, True), (6, False)])
def test_land_out_of_play_is_veiled(seats: int, is_shut: bool) -> None:
    game = regalia.new("kard_es_korona", seats=seats, seed=1)
    scene = games.table("kard_es_korona").scene(game.view(0), 0)
    land = scene.surfaces["map"]
    in_play = {place.outline for place in land.places}
    assert bool(land.shut) is is_shut
    assert not in_play & set(land.shut)
    assert drawn(game).count('class="shut"') == len(land.shut)
