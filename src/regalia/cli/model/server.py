"""The MCP server: tools through which a language model sits at a table and plays."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Any

from mcp.server import MCPServer

import regalia
from regalia import bots, games
from regalia.cli.model.here import SeatHere
from regalia.cli.model.seat import ModelSeat
from regalia.cli.model.there import SeatThere
from regalia.core.errors import RegaliaError

INSTRUCTIONS = """You can play board games here. Begin with new_game (a game here, against bots) or join_table (a seat
of a running server, by its link). Then look, and answer what you are asked with choose: the number before a line, or
the text in brackets. Ask why_not before you doubt a rule, explain for a card, place or piece by its name, and rules for
the rulebook."""
NOBODY = "You sit at no table yet: begin with new_game or join_table."


class Host:
    """At most one seat at a time; what is asked of it one after the other, each in a thread of its own."""

    def __init__(self, seat: ModelSeat | None = None) -> None:
        self._seat = seat
        self._turn = asyncio.Lock()

    async def sit(self, make: Callable[[], ModelSeat]) -> str:
        """Gets up from the last table, and looks at the new one."""
        async with self._turn:
            try:
                seat = await asyncio.to_thread(make)
            except RegaliaError as error:
                return str(error)
            if self._seat is not None:
                self._seat.close()
            self._seat = seat
        return await self.do(lambda seat: seat.look())

    async def do(self, wish: Callable[[ModelSeat], str]) -> str:
        """What the seat answers; every fault is a sentence."""
        async with self._turn:
            if self._seat is None:
                return NOBODY
            try:
                return await asyncio.to_thread(wish, self._seat)
            except RegaliaError as error:
                return str(error)


def make_server(language: str = "en", seat: ModelSeat | None = None) -> MCPServer[Any]:
    """With all tools; `seat`: where the model sits from the beginning."""
    server: MCPServer[Any] = MCPServer("regalia", instructions=INSTRUCTIONS, version=regalia.__version__)
    host = Host(seat)

    @server.tool()
    def list_games() -> str:
        """The games and bots that there are."""
        lines = [
            f"{id}: {rulebook.seats[0]}–{rulebook.seats[-1]} seats"
            for id in games.names()
            if (rulebook := games.find(id))
        ]
        return "\n".join([*lines, f"bots: {', '.join(bots.names())}"])

    @server.tool()
    async def new_game(game: str, seats: int, bot: str = "knight", seed: str = "", seat: int = 0) -> str:
        """Deals a game here; you take the seat (0 is the first), bots of that name the others."""

        def deal() -> ModelSeat:
            if bot not in bots.names():
                raise RegaliaError(f"there is no bot {bot!r}; bots: {', '.join(bots.names())}")
            dealt = regalia.new(game, seats=seats, seed=seed or secrets.randbelow(10**9))
            if not 0 <= seat < seats:
                raise RegaliaError(f"there is no seat {seat}: seats are 0 to {seats - 1}")
            return SeatHere(dealt, seat, [bot] * seats, language)

        return await host.sit(deal)

    @server.tool()
    async def join_table(link: str) -> str:
        """Sits down at a table of a running server: http://host/t/TABLE#seat=1&token=TOKEN."""
        return await host.sit(lambda: SeatThere(link, language))

    @server.tool()
    async def look() -> str:
        """What happened since you last looked, the table as your seat sees it, and what you are asked."""
        return await host.do(lambda seat: seat.look())

    @server.tool()
    async def choose(answer: str) -> str:
        """Answers what you are asked: the number before a line, the text in brackets, or words of the line."""
        return await host.do(lambda seat: seat.choose(answer))

    @server.tool()
    async def why_not(text: str) -> str:
        """The rule that forbids something, in the form of the options' texts."""
        return await host.do(lambda seat: seat.why_not(text))

    @server.tool()
    async def explain(text: str) -> str:
        """What is known about a card, a place, a piece or a word, by its name."""
        return await host.do(lambda seat: seat.explain(text))

    @server.tool()
    async def rules(text: str = "") -> str:
        """The rulebook at a rule (R5.4) or about a word; its headings for nothing."""
        return await host.do(lambda seat: seat.rules(text))

    return server
