"""Bots think in processes of their own, about worlds that hold no secret of the true game."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass

from regalia import games
from regalia.bots import NAMES, Outlook, make_bot
from regalia.core.errors import RegaliaError
from regalia.core.game import Game
from regalia.core.seen import Seen, game_of, seen_by
from regalia.review.advice import Advice, advise
from regalia.server.refusing import log
from regalia.server.work.strangers import INSTEAD, Strangers
from regalia.server.work.workers import Workers

THREADS = 4
"""At most so many bots think at once where they have no processes."""

SECONDS = {"random": 0.02, "hasty": 0.05, "squire": 0.2, "knight": 0.2, "greedy": 0.2}
LONG = 2.0
"""How long bots of a level usually think at most, and all others: what a thought counts against its person."""
ADVISER = "king"


def seconds_of(level: str) -> float:
    return SECONDS.get(level, LONG)


@dataclass(frozen=True, slots=True)
class Thought:
    """What a thinking process is given."""

    game: str
    seat: int
    bot: str
    seed: str
    seen: Seen


def think(thought: Thought) -> str:
    """The canonical text of what the bot chooses."""
    return _choose(game_of(games.find(thought.game), thought.seen), thought.seat, thought.bot, thought.seed)


def counsel(asked: tuple[Thought, int]) -> list[Advice]:
    """What is worth most for the seat; so many choices have led there."""
    thought, choices = asked
    return advise(game_of(games.find(thought.game), thought.seen), thought.seat, thought.seed, choices)


def thought_for(game: Game, seat: int, bot: str, seed: str) -> Thought | None:
    """None if no world was found that could be given away."""
    try:
        return Thought(game.rulebook.id, seat, bot, seed, seen_by(game, seat, secrets.token_hex(16)))
    except RegaliaError as error:
        log.warning("a bot thinks in the server itself: %s", error)
        return None


def _choose(game: Game, seat: int, bot: str, seed: str) -> str:
    outlook = Outlook(game, seat)
    return outlook.ask.text(make_bot(bot, seed).choose(outlook))


class BotsAtWork:
    """At most `workers` processes, started when the first bot has to think; with none, bots think in threads."""

    def __init__(self, workers: int, modules: tuple[str, ...] = ()) -> None:
        self._workers = Workers(workers, modules)
        self._strangers = Strangers(modules)

    async def choose(self, game: Game, seat: int, bot: str) -> str:
        """What the bot answers for the seat; `game` must not change meanwhile."""
        is_ours = bot.partition(":")[0] in NAMES
        said = None if is_ours else await self._ask_stranger(game, seat, bot)
        return await self._choose(game, seat, bot if is_ours else INSTEAD) if said is None else said

    async def _ask_stranger(self, game: Game, seat: int, bot: str) -> str | None:
        """A bot of somebody else is never given the true game, not even where no other world was found."""
        thought = await asyncio.to_thread(thought_for, game, seat, bot, secrets.token_hex(8))
        return None if thought is None else await self._strangers.ask(think, thought, bot)

    async def _choose(self, game: Game, seat: int, bot: str) -> str:
        seed = secrets.token_hex(8)
        thought = await asyncio.to_thread(thought_for, game, seat, bot, seed) if self._workers.number else None
        if thought is None:
            return await asyncio.to_thread(_choose, game, seat, bot, seed)
        chosen: str = await self._workers.run(think, thought)
        return chosen

    async def advise(self, game: Game, seat: int) -> list[Advice]:
        """What a king would do in the seat's place; `game` must not change meanwhile."""
        seed = secrets.token_hex(8)
        thought = await asyncio.to_thread(thought_for, game, seat, ADVISER, seed) if self._workers.number else None
        if thought is None:
            return await asyncio.to_thread(advise, game, seat, seed, game.choices)
        found: list[Advice] = await self._workers.run(counsel, (thought, game.choices))
        return found

    def close(self) -> None:
        self._workers.close()
        self._strangers.close()
