"""A language model plays through the MCP SDK's own client, and is told what its seat sees and no more."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest
from mcp import Client
from tests.server.conftest import quick, serving
from tests.server.helpers import Browser

import regalia
from regalia.cli import main
from regalia.cli.model.here import SeatHere
from regalia.cli.model.server import make_server
from regalia.core.game import Game

Say = Callable[..., Awaitable[str]]


def talk(told: Callable[[Say], Awaitable[None]], language: str = "en") -> None:
    """One conversation with a new server, in memory."""

    async def run() -> None:
        async with Client(make_server(language)) as client:

            async def say(tool: str, **wish: Any) -> str:
                answer = await client.call_tool(tool, wish)
                return "".join(part.text for part in answer.content if part.type == "text")

            await told(say)

    asyncio.run(run())


def first_option(text: str) -> str:
    """The number of the first line that can be chosen."""
    found = re.search(r"^(\w+)\) .*\[[^\]]+\]$", text, re.MULTILINE)
    assert found, text
    return found[1]


def test_a_model_plays_a_whole_game_against_bots() -> None:
    async def told(say: Say) -> None:
        seen = await say("new_game", game="tiny", seats=3, bot="random", seed="5", seat=1)
        while "[" in seen:
            seen = await say("choose", answer=first_option(seen))
        assert "The game is over" in seen
        assert (await say("choose", answer="1")).startswith("The game is over")

    talk(told)


def test_a_model_asks_why_not_and_what_is_that() -> None:
    async def told(say: Say) -> None:
        assert "begin with new_game" in await say("look")
        assert "barony: 2–4 seats" in await say("list_games")
        await say("new_game", game="havoc", seats=3, bot="random", seed="5")
        assert "R" in await say("rules", text="R1")
        assert len((await say("rules")).splitlines()) > 5
        assert await say("explain", text="recruit")
        assert "[" not in await say("choose", answer="a crown for me")

    talk(told)


@pytest.mark.parametrize(
    ("wish", "fault"),
    [
        ({"game": "chess", "seats": 2}, "there is no game 'chess'"),
        ({"game": "barony", "seats": 9}, "for 2 to 4 players"),
        ({"game": "barony", "seats": 2, "bot": "run:touch evil"}, "there is no bot"),
        ({"game": "barony", "seats": 2, "seat": 2}, "there is no seat 2"),
    ],
)
def test_what_cannot_be_is_a_sentence(wish: dict[str, Any], fault: str) -> None:
    async def told(say: Say) -> None:
        assert fault in await say("new_game", **wish)
        assert "a link to a seat looks like" in await say("join_table", link="nowhere")

    talk(told)


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    with serving(quick(tmp_path_factory.mktemp("data"))) as address:
        browser = Browser(address)
        yield browser
        browser.close()


@pytest.mark.parametrize("language", ["en", "hu"])
def test_a_model_plays_at_a_table_of_a_server(host: Browser, language: str) -> None:
    table = host.open_table("me", "random")
    token = host.post(f"/api/tables/{table}/seats/0/token", {})["token"]

    async def told(say: Say) -> None:
        seen = await say("join_table", link=f"{host.address}/t/{table}#seat=0&token={token}")
        assert await say("why_not", text="no such thing")
        while "[" in seen:
            seen = await say("choose", answer=first_option(seen))
        assert ("The game is over" if language == "en" else "Vége a játéknak.") in seen

    talk(told, language)
    assert host.http.get(f"/api/tables/{table}").json()["over"]


@pytest.mark.parametrize("game", ["tiny", "havoc", "kingsburg"])
def test_a_model_is_told_the_same_in_worlds_that_look_alike(game: str) -> None:
    def seen(world: Game, seat: int) -> str:
        told = SeatHere(world, seat, ["random"] * 3, "en")
        told._looked = world.told  # the past of an imagined world is as it was
        return told.look()

    table = regalia.new(game, seats=3, seed=4)
    for number in range(24):
        if table.over:
            break
        ask = table.pending[0]
        if number % 6 == 0:
            assert seen(table.clone(), ask.seat) == seen(table.imagine(ask.seat, number), ask.seat)
        table.play(ask.options[number % len(ask.options)], ask.seat)


def test_mcp_is_a_command() -> None:
    assert "mcp" in main.commands
