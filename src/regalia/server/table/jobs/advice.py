"""Advice is a job: whoever takes it thinks as bots do, and appends the line that says that it was asked for."""

from __future__ import annotations

import msgspec

from regalia.core.past.history import HINT
from regalia.review.advice import Advice
from regalia.server.keeping import logbook
from regalia.server.messages import Advised
from regalia.server.refusing import Refusing
from regalia.server.table import playing
from regalia.server.table.following import in_turn
from regalia.server.table.live_table import LiveTable
from regalia.server.work.bots_at_work import LONG, BotsAtWork
from regalia.server.work.jobs import Job, Kind


class AdviceWish(msgspec.Struct, frozen=True):
    """Which seat asks, after which entry of the log."""

    table: str
    number: int
    seat: int


class Found(msgspec.Struct, frozen=True):
    """An option, what it is worth, and what it would tell the seat, as logs are written."""

    text: str
    chance: float
    told: str


class Counsel(msgspec.Struct, frozen=True):
    options: list[Found]


ADVISE = Kind("advise", AdviceWish, Counsel)


def job_of(table: LiveTable, wish: AdviceWish, person: str) -> Job[AdviceWish, Counsel]:
    return Job(ADVISE, wish, person, table.id, LONG)


def refuse(table: LiveTable, seat: int) -> None:
    """Refuses where nobody may ask, or has nothing to ask about."""
    game = playing.own_game(table, seat)
    if table.flow.learning is not None:
        raise Refusing("A lesson is taught here; its own words help you.", 409, code="no-advice-lesson")
    if not table.may_advise:
        raise Refusing("Others play here, and hints were not allowed when it was opened.", 403, code="no-advice")
    if game.ask_of(seat) is None:
        raise Refusing("You are not asked anything now.", 409, code="not-asked")


def is_asked_still(table: LiveTable, wish: AdviceWish) -> None:
    """Others may have answered meanwhile, where all answer at the same time."""
    if table.broken or not table.asked_at.get(wish.seat, 0) <= wish.number <= table.number:
        raise Refusing("The table has gone on meanwhile; nothing was said.", 409, code="advice-late")
    refuse(table, wish.seat)


async def give(table: LiveTable, wish: AdviceWish, bots: BotsAtWork) -> Counsel:
    """Thinks, and writes down that it was asked for, if it still is then."""
    is_asked_still(table, wish)
    found = await bots.advise(table.running(), wish.seat)

    async def write() -> None:
        is_asked_still(table, wish)
        await playing.enter(table, None, [f"{HINT.id}:{wish.seat}"])

    await in_turn(table, write)
    return Counsel([Found(one.text, round(one.chance, 3), logbook.write_told(one.leads)) for one in found])


def said(table: LiveTable, wish: AdviceWish, counsel: Counsel) -> Advised:
    """In the game's own words, over what the seat itself sees."""
    shower, game = table.shower, table.running()
    ask, view = shower.asked(game, wish.seat), game.view(wish.seat)
    if ask is None:
        raise Refusing("The table has gone on meanwhile; nothing was said.", 409, code="advice-late")
    found = (Advice(one.text, one.chance, [*logbook.read_told(one.told)]) for one in counsel.options)
    return Advised(at=wish.number + 1, options=[shower.advised(ask, view, one) for one in found])
