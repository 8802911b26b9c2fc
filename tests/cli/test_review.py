"""`regalia review`: as text, JSON and a page; what cannot be reviewed is named with its file."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from pathlib import Path

import pytest
from tests.cli.helpers import Run
from tests.review.games import played

BUDGET = ("--budget", "4")


@pytest.fixture
def tiny_file(tmp_path: Path) -> Path:
    path = tmp_path / "tiny.json"
    path.write_bytes(played("tiny", 3, 11).to_json())
    return path


def test_json_has_seats_and_choices(run: Run, tiny_file: Path) -> None:
    found = json.loads(run("review", tiny_file, *BUDGET, "--json").stdout)
    assert len(found["seats"]) == 3
    for seat in found["seats"]:
        assert seat["start"] + seat["luck"] + seat["own"] + seat["others"] == seat["end"]
    for choice in (*found["choices"], *(choice for seat in found["seats"] for choice in seat["choices"])):
        assert {"at", "seat", "chosen", "best", "loss"} <= {*choice}


@pytest.mark.parametrize(("language", "said"), [("en", "Turning points"), ("hu", "Fordulópontok")])
def test_text_names_turning_points_and_worst_choices(run: Run, tiny_file: Path, language: str, said: str) -> None:
    text = run("review", tiny_file, *BUDGET, "--language", language).stdout
    assert said in text and "Anna" not in text
    assert "Anna" in run("review", tiny_file, *BUDGET, "--language", language, "--names", "Anna,Béla,Cili").stdout


class Page(HTMLParser):
    """What a page links to, what it has, and what it would load."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.ids: set[str] = set()
        self.loads: list[str] = []
        self.rows = 0
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "a":
            self.links.add(given["href"] or "")
        if given.get("id"):
            self.ids.add(f"#{given['id']}")
        if tag in ("script", "link", "img", "iframe"):
            self.loads.append(tag)
        self.rows += tag == "tr"


@pytest.mark.parametrize("language", ["en", "hu"])
def test_the_page_stands_alone_and_its_links_lead_somewhere(run: Run, tiny_file: Path, language: str) -> None:
    result = run("review", tiny_file, *BUDGET, "--html", "review.html", "--language", language)
    assert result.exit_code == 0 and not result.stdout
    text = Path("review.html").read_text(encoding="utf-8")
    page = Page(text)
    assert f'<html lang="{language}">' in text and "http" not in text
    assert page.links and page.links <= page.ids and not page.loads
    lines = len(json.loads(tiny_file.read_text(encoding="utf-8"))["lines"])
    assert page.rows > lines, "every moment stands in the table behind the curve"


def test_an_unfinished_game_is_refused_by_name(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "half.json"
    path.write_bytes(played("tiny", 2, 3, choices=3).to_json())
    result = run("review", path)
    assert result.exit_code == 1
    assert "half.json: this game is not over: after its 3 choices" in result.stderr
    assert "`--seat N` reviews it as seat N knows it" in result.stderr


@pytest.mark.parametrize(("language", "said"), [("en", "Review of what Béla knew"), ("hu", "amit Béla tudhatott")])
def test_an_unfinished_game_is_reviewed_as_a_seat_knows_it(run: Run, tmp_path: Path, language: str, said: str) -> None:
    path, record = tmp_path / "half.json", played("tiny", 3, 3, choices=20)
    path.write_bytes(record.to_json())
    seat = "--seat", "1", "--names", "Anna,Béla,Cili"
    found = json.loads(run("review", path, *BUDGET, *seat, "--json").stdout)
    assert found["format"] == "regalia-own-review" and {choice["seat"] for choice in found["choices"]} == {1}
    assert record.seal not in json.dumps(found)
    assert said in run("review", path, *BUDGET, *seat, "--language", language).stdout
    result = run("review", path, *BUDGET, *seat, "--language", language, "--html", "own.html")
    assert result.exit_code == 0
    page = Page(Path("own.html").read_text(encoding="utf-8"))
    assert page.links <= page.ids and not page.loads
    assert page.rows > len(found["curve"]), "every moment stands in the table behind the curve"


def test_a_seat_that_is_not_there_is_named(run: Run, tiny_file: Path) -> None:
    result = run("review", tiny_file, "--seat", "3")
    assert result.exit_code == 1 and "tiny.json: there is no seat 3: seats are 0 to 2" in result.stderr


def test_a_broken_file_is_named_with_its_place(run: Run, tiny_file: Path) -> None:
    broken = json.loads(tiny_file.read_text(encoding="utf-8"))
    broken["lines"][2][1] = "plan:99"
    tiny_file.write_text(json.dumps(broken), encoding="utf-8")
    assert "tiny.json: line 3 (plan:99) was altered" in run("review", tiny_file).stderr
    tiny_file.write_text("{", encoding="utf-8")
    assert "tiny.json: this is not a record" in run("review", tiny_file).stderr
    assert "cannot read nowhere.json" in run("review", "nowhere.json").stderr
