"""`regalia play GAME` opens the tables in the browser, at that game."""

from __future__ import annotations

import webbrowser
from collections.abc import Callable
from typing import Any

import pytest
from tests.cli.helpers import Run

from regalia.server import serve as server

ADDRESS = "http://127.0.0.1:8000/"


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses that the browser opens, with a server that is ready at once and ends."""
    found: list[str] = []

    def serve(settings: Any, host: str, port: int, on_ready: Callable[[list[str]], None]) -> None:
        on_ready([ADDRESS])

    monkeypatch.setattr(server, "serve", serve)
    monkeypatch.setattr(webbrowser, "open", found.append)
    return found


@pytest.mark.parametrize("game", ["barony", "havoc", "kingsburg", "kard_es_korona", "hadurak"])
def test_the_browser_opens_at_the_game(run: Run, opened: list[str], game: str) -> None:
    result = run("play", game)
    assert result.exit_code == 0
    assert opened == [f"{ADDRESS}?game={game}"]
    assert f"Regalia is at {ADDRESS}?game={game}" in result.stdout


def test_unknown_game_opens_nothing(run: Run, opened: list[str]) -> None:
    result = run("play", "zork")
    assert (result.exit_code, opened) == (1, [])
    assert "there is no game 'zork'" in result.stderr


@pytest.mark.parametrize("option", [("--seats", "3"), ("--seed", "5"), ("--me", "1"), ("--load", "x.json")])
def test_what_is_for_the_terminal_is_refused(run: Run, opened: list[str], option: tuple[str, str]) -> None:
    result = run("play", "barony", *option)
    assert (result.exit_code, opened) == (2, [])
    assert f"{option[0]} goes with --text" in result.stderr


def test_serve_opens_the_lobby(run: Run, opened: list[str]) -> None:
    run("serve")
    run("serve", "--no-open")
    assert opened == [ADDRESS]
