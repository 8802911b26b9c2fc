"""What a seat does in its game: choose, act, ask why not, speak."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from regalia.core.asking import Ask
from regalia.core.errors import IllegalChoice
from regalia.core.game import Game
from regalia.core.words import Message
from regalia.scene.types import Foretold
from regalia.server.keeping.rows import Change, ChatRow
from regalia.server.limits import CHAT, OPTION_TEXT, SERIES, clean
from regalia.server.messages import Foreseen, WhyNot
from regalia.server.refusing import Refusing, Stale
from regalia.server.showing.connections import Connection
from regalia.server.table import consent, following, learning, telling
from regalia.server.table.following import Line, in_turn
from regalia.server.table.live_table import LiveTable, still_held

SNAPSHOT_EVERY = 30


async def choose(table: LiveTable, seat: int, texts: list[str], at: int, hold: bool = False) -> None:
    """Answers the seat's ask, or a series of them; with `hold` the bots wait while the choice can be taken back."""

    async def answer() -> None:
        game = own_game(table, seat)
        ask = table.shower.asked(game, seat)
        if ask is None:
            raise Stale("You are not asked anything now.", 409, code="not-asked")
        if not table.asked_at.get(seat, 0) <= at <= table.number:
            raise Stale("The table has changed since; look again and choose anew.", 409, code="stale")
        if len(texts) > 1:
            _check_series(table, game, ask, texts)
        entered = rehearse(table, game, seat, texts) if len(texts) > 1 else [_checked(table, ask, texts[0])]
        learning.refuse_wrong(table, game, seat, entered)
        await enter(table, seat, entered, hold and table.flow.learning is None)

    await in_turn(table, answer)


def rehearse(table: LiveTable, game: Game, seat: int, texts: list[str]) -> list[str]:
    """What has to be entered for a series, if all of it is allowed: answers that make themselves are left out.

    A series goes on only while nobody learns anything by it; otherwise its refusal would give away what comes.
    """
    if len(texts) > SERIES:
        raise Refusing("This is too long for a choice.", code="too-long")
    trial, rest, entered = game.clone(), list(texts), list[str]()
    end = _end_of_series(table, game, seat)
    while rest:
        ask = table.shower.asked(trial, seat)
        if ask is None or is_revealing(game, trial):
            raise Refusing("This is no answer to what is asked.", code="no-answer")
        entered.append(_checked(table, ask, rest.pop(0)))
        if rest:
            trial.forced.clear()
            trial.state.news = []  # answers that make themselves are noted where somebody listens
            trial.enter(seat, entered[-1])
            trial.state.news = None
            for answer in trial.forced:
                if answer.seat == seat and answer.text in rest:
                    rest.remove(answer.text)
            if rest == [end] and is_revealing(game, trial):
                break  # with nothing left to gather, the series has ended by itself
    return entered


def _check_series(table: LiveTable, game: Game, ask: Ask, texts: list[str]) -> None:
    """The question must ask for a series or offer just this one, and no rule may forbid these together."""
    shown = table.shower.ask(game, ask.seat, may_undo=False)
    if shown is not None and any([choice.text, *choice.more] == texts for choice in shown.choices):
        return
    end = _end_of_series(table, game, ask.seat)
    if not end:
        raise Refusing("This is no answer to what is asked.", code="no-answer")
    what = _foretold(table, ask, [text for text in texts if text != end])
    if what.rule:
        raise Refusing(f"This is not allowed ({what.rule}).", 409, what.rule, what.text)


def _end_of_series(table: LiveTable, game: Game, seat: int) -> str:
    """The text that ends a series; empty where the question does not ask for one."""
    asked = table.shower.ask(game, seat, may_undo=False)
    if asked is None:
        return ""
    return asked.gather.end if asked.gather is not None else asked.dials.end if asked.dials is not None else ""


def is_revealing(before: Game, after: Game) -> bool:
    """Whether somebody has learnt something in between."""
    old, new = before.state, after.state
    return bool(new.shown != old.shown or new.dice.drawn != old.dice.drawn)


async def act(table: LiveTable, seat: int, text: str) -> None:
    """Does a free act."""

    async def do() -> None:
        game = own_game(table, seat)
        ask = table.shower.free_act(game, seat, text)
        if ask is None:
            raise Refusing("There is no such free act now.", 409, code="no-act")
        entered = [_checked(table, ask, text)]
        learning.refuse_wrong(table, game, seat, entered)
        await enter(table, seat, entered)

    await in_turn(table, do)


def own_game(table: LiveTable, seat: int) -> Game:
    """The game, while it runs and the seat's holder plays it themselves."""
    game = table.running()
    if game.over:
        raise Refusing("The game is over.", 409, code="over")
    if table.is_played_by_bot(seat):
        raise Refusing("A bot plays for this seat; take it back first.", 409, code="bot-plays")
    return game


def _checked(table: LiveTable, ask: Ask, text: str) -> str:
    """The option's canonical text; what is not among the options is refused, with the rule that the seat may know."""
    if len(text) > OPTION_TEXT:
        raise Refusing("This is too long for a choice.", code="too-long")
    option = _read(ask, text)
    if option in ask.options:
        return ask.text(option)
    rule, reason = _reason(table, ask, option)
    raise Refusing("This is not allowed" + (f" ({rule})." if rule else "."), 409, rule, reason)


def _read(ask: Ask, text: str) -> object:
    try:
        return ask.read(text)
    except IllegalChoice:
        raise Refusing("This is no answer to what is asked.", code="no-answer") from None
    except (ValueError, TypeError, LookupError, AttributeError):
        raise Refusing("This cannot be read as a choice.", code="no-answer") from None


def _reason(table: LiveTable, ask: Ask, option: object) -> tuple[str, Message | None]:
    """The rule over the seat's view; none where the option has not even the right shape."""
    try:
        return table.shower.reason(ask.state, ask.why_not(option))
    except (ValueError, TypeError, LookupError, AttributeError):
        return "", None


async def enter(table: LiveTable, seat: int | None, texts: Sequence[str], hold: bool = False) -> None:
    """Plays lines on a copy, makes them durable, all or none, then lets everybody know; the table is locked."""
    game, before, ready, lines = table.running(), table.flow, table.flow.ready, list[Line]()
    for number, text in enumerate(texts, table.number + 1):
        lines.append(following.written(game, table.id, number, seat, text))
        game, ready = lines[-1].game, following.ready_after(ready, lines[-1])
    held = still_held(game, table.seats, before.held | {seat} if hold and seat is not None else before.held)
    flow = replace(before, held=held, ready=ready, learning=learning.after(table, lines)).after("lapsed")
    is_due = any(line.row.number % SNAPSHOT_EVERY == 0 for line in lines)
    change = Change(
        table.next_row(flow, over=int(game.over)),
        entries=[line.row for line in lines],
        snapshot=msgspec.json.encode(game.position()).decode() if is_due else None,
    )
    await table.keep(change)
    for line in lines:
        await following.apply(table, line, before, is_told=line is lines[-1])
    consent.tell_since(table, before)
    learning.tell_since(table, before)


def why(table: LiveTable, seat: int, text: str) -> WhyNot:
    """The rule that forbids an option; no rule where it is allowed or none can be named."""
    game = own_game(table, seat)
    ask = table.shower.free_act(game, seat, text) or table.shower.asked(game, seat)
    if ask is None:
        raise Refusing("You are not asked anything now.", 409, code="not-asked")
    if len(text) > OPTION_TEXT:
        raise Refusing("This is too long for a choice.", code="too-long")
    rule, reason = _reason(table, ask, _read(ask, text))
    return WhyNot(text=text, rule=rule, reason=reason)


def foresee(table: LiveTable, seat: int, texts: list[str]) -> Foreseen:
    """What options gathered for a series would make, from what the seat itself may know."""
    ask = table.shower.asked(own_game(table, seat), seat)
    if ask is None:
        raise Refusing("You are not asked anything now.", 409, code="not-asked")
    return Foreseen(texts=texts, what=_foretold(table, ask, texts))


def _foretold(table: LiveTable, ask: Ask, texts: list[str]) -> Foretold:
    if len(texts) > SERIES or any(len(text) > OPTION_TEXT for text in texts):
        raise Refusing("This is too long for a choice.", code="too-long")
    options = [_read(ask, text) for text in texts]
    if any(option not in ask.options for option in options):
        raise Refusing("This is no answer to what is asked.", code="no-answer")
    foretell = table.shower.table.foretell
    return Foretold() if foretell is None else foretell(ask, options)


async def say(table: LiveTable, connection: Connection, text: str) -> None:
    """A line in the chat, kept and told to everybody."""
    said = clean(text, CHAT)
    if not said:
        raise Refusing("There is nothing to say in this.", code="nothing-said")
    if connection.person is None:
        raise Refusing("Open the page before you speak, so that the others know who you are.", 403, code="nameless")
    own_name = await table.storage.name_of(connection.person)

    async def speak() -> None:
        seat = connection.viewer
        name = table.seats[seat].name if seat is not None else own_name
        row = ChatRow(table.id, table.chat_number + 1, seat, name, said)
        await table.keep(Change(table.next_row(), chat=row))
        telling.said(table, row)

    await in_turn(table, speak)
