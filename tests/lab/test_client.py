"""Programs play whole games over the network, as the page about it shows."""

from __future__ import annotations

import re
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from socket import SHUT_RDWR
from typing import Any

import pytest
from click.testing import CliRunner
from tests.server.conftest import quick, serving
from tests.server.helpers import Browser

from regalia.cli import main
from regalia.core.errors import RegaliaError
from regalia.lab import client
from regalia.lab.client import Lost, NetworkSeat, Refused, at_random, play, read_link

PAGE = Path(__file__).parents[2] / "docs" / "network_seats.md"


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    with serving(quick(tmp_path_factory.mktemp("data"))) as address:
        browser = Browser(address)
        yield browser
        browser.close()


def seated(host: Browser, *holders: str, game: str = "tiny", seat: int = 0, **options: Any) -> str:
    """A table with a link to one of its seats."""
    table = host.open_table(*holders, game=game, **options)
    token = host.post(f"/api/tables/{table}/seats/{seat}/token", {})["token"]
    return f"{host.address}/t/{table}#seat={seat}&token={token}"


def test_a_program_plays_a_whole_game_against_bots(host: Browser) -> None:
    table = play(seated(host, "me", "random", game="havoc"), at_random(5))
    assert table["over"] and sorted(table["ranking"]) == [1, 2]


def test_two_programs_play_each_other(host: Browser) -> None:
    first = seated(host, "open", "open")
    table = read_link(first).table
    token = host.post(f"/api/tables/{table}/seats/1/token", {})["token"]
    second = f"{host.address}/t/{table}#seat=1&token={token}"
    thread = threading.Thread(target=play, args=(second, at_random(2)))
    thread.start()
    assert play(first, at_random(1))["over"]
    thread.join()


def test_the_example_of_the_page_plays_a_whole_game(host: Browser) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)
    names: dict[str, Any] = {}
    exec(example.replace("LINK", repr(seated(host, "me", "random", game="tiny"))), names)
    assert names["table"]["over"]


def test_a_program_of_lines_plays_over_the_network(host: Browser, tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text("import json, sys\nfor line in sys.stdin:\n    print(json.loads(line)['options'][0], flush=True)\n")
    link = seated(host, "me", "random")
    done = CliRunner().invoke(main, ["join", link, "--bot", f"{sys.executable} {bot}"])
    assert re.fullmatch(r"seat 0: place [12], \d+ points\n", done.output)


def test_why_not_and_what_is_that(host: Browser) -> None:
    with NetworkSeat(seated(host, "me", "me")) as seat:
        asked = seat.wait()
        assert asked is not None and asked.options and asked.drawn and asked.view
        with pytest.raises(Refused):
            seat.answer("a crown for me")
        assert seat.why(asked.options[0])["rule"] == ""
        assert seat.explain("nothing")["what"] is None
        assert seat.answer(asked.options[0])
        assert seat.wait(0.2) is None or not seat.over


@pytest.mark.parametrize(
    "link", ["", "http://host/t/abc", "ftp://host/t/a#seat=1&token=x", "http://h/x#seat=1&token=x"]
)
def test_what_is_no_link_is_refused(link: str) -> None:
    with pytest.raises(RegaliaError, match="a link to a seat looks like"):
        read_link(link)


def test_a_seat_that_is_lost_is_named(host: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    link = seated(host, "me", "me")
    table = read_link(link).table
    with NetworkSeat(link) as seat:
        host.http.delete(f"/api/tables/{table}/seats/0/token")
        with pytest.raises(Lost, match="taken back"):
            while True:
                seat.wait()
                seat._hear()
    with pytest.raises(Lost, match="not yours"):
        NetworkSeat(link)
    monkeypatch.setattr(client, "TRIES", 2)
    with pytest.raises(Lost, match=r"there is no server at 127\.0\.0\.1:1"):
        NetworkSeat(f"http://127.0.0.1:1/t/{table}#seat=0&token=x")


def test_a_lost_line_is_opened_anew(host: Browser) -> None:
    with NetworkSeat(seated(host, "me", "random")) as seat:
        cut = set[int]()
        while not seat.over:
            asked = seat.wait()
            if asked is not None:
                if asked.at not in cut and asked.at % 3 == 0:
                    cut.add(asked.at)
                    seat._socket.socket.shutdown(SHUT_RDWR)
                seat.answer(asked.options[0])
        assert cut
    assert seat.table["ranking"]
