"""An answer that makes itself is told like a chosen one, after a breath like a bot's."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.server.conftest import serving
from tests.server.helpers import Browser, Seat

import regalia
from regalia.core.events import Event, Forced
from regalia.server.keeping.logbook import Moment
from regalia.server.messages import NewTable, SeatWish, TableInfo
from regalia.server.settings import Settings
from regalia.server.showing import pacing
from regalia.server.table import playing, telling
from regalia.server.table.keeper import Keeper

People = Callable[[], Browser]
PAUSE = 0.05


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    settings = Settings(data=tmp_path_factory.mktemp("data"), bot_pause=PAUSE, bot_workers=0)
    with serving(settings) as found:
        yield found


def heard(count: int) -> list[Moment]:
    return [Moment(Event(str(number), {}), None) for number in range(count)]


def test_parts_end_where_an_answer_made_itself() -> None:
    parts = pacing.parts(heard(4), [Forced(1, 2, "stake"), Forced(3, 1, "draw"), Forced(3, 0, "draw")])
    assert [[moment.event.name for moment in part.moments] for part in parts] == [["0"], ["1", "2"], [], ["3"]]
    waiting = [[one.seat for one in part.waiting] for part in parts if part.waiting is not None]
    assert waiting == [[2], [0, 1], [0]] and parts[-1].waiting is None


def test_who_was_shown_as_ready_takes_no_second_breath() -> None:
    ready = {1}
    forced = [Forced(0, 0, "bid"), Forced(0, 1, "bid"), Forced(2, 1, "stake")]
    assert pacing.unseen(forced, ready) == [forced[0], forced[2]] and not ready


def test_the_engine_notes_answers_that_made_themselves() -> None:
    game = regalia.new("tiny", seats=2, seed=1)
    game.act_text("give:1-5", 0)
    plan(game)
    plan(game)
    assert game.forced == []
    game.play_text("bid:9", 1)
    assert [(answer.seat, answer.kind) for answer in game.forced] == [(0, "bid")]
    assert game.state.news[game.forced[0].told].name == "bid_opened", "before anything is opened"


def plan(game: Any) -> None:
    for seat in range(2):
        if game.ask_of(seat):
            game.play(game.ask_of(seat).options[0], seat)


def with_no_coins(me: Browser, *holders: str) -> tuple[Seat, Seat]:
    """Two seats at the bids; the first has given all its coins to the second."""
    table = me.open_table("me", "me", *holders)
    poor, rich = me.look(table, 0), me.look(table, 1)
    poor.wish("act", text="give:1-5")
    poor.hear_kind("update")
    rich.hear_kind("update")
    for _ in range(2):
        poor.choose()
        rich.hear_until(lambda word: rich.at == poor.at)
    for _ in range(2):
        rich.choose()
    assert rich.ask and rich.ask["kind"] == "bid"
    return poor, rich


def test_a_bid_that_makes_itself_is_waited_for(person: People) -> None:
    """The last bid is in, but first the one who had nothing to choose seems to think, as if they had."""
    _, rich = with_no_coins(person())
    assert [one["seat"] for one in rich.last["waiting"]] == [0, 1]
    rich.choose()
    assert rich.last["steps"] == [] and rich.last["ask"] is None
    assert [(one["seat"], one["kind"]) for one in rich.last["waiting"]] == [(0, "bid")]
    opened = rich.hear_kind("update")
    assert opened["at"] == rich.at and opened["steps"][0]["news"]["text"]["id"] == "event-bid_opened"


def test_a_bot_with_nothing_to_choose_is_ready_like_the_others(person: People) -> None:
    me = person()
    poor, rich = with_no_coins(me)
    me.post(f"/api/tables/{poor.table['id']}/seats/0", {"do": "bot", "level": "random"})
    rich.hear_until(lambda word: [one["seat"] for one in word.get("waiting", [])] == [1])
    rich.choose("bid:1")
    assert rich.last["steps"][0]["news"]["text"]["id"] == "event-bid_opened", "it has taken its breath before"


def test_a_forced_stake_is_told_after_a_breath(person: People) -> None:
    """Who bids all coins leads and has no coin left to double with."""
    _, rich = with_no_coins(person())
    rich.choose("bid:10")
    words = [rich.last]
    while rich.ask is None:
        words.append(rich.hear_kind("update"))
    waiting = [[(one["seat"], one["kind"]) for one in word["waiting"]] for word in words]
    assert waiting == [[(0, "bid")], [(1, "stake")], [(1, "lead")]]
    told = [[step["news"]["text"]["id"] for step in word["steps"]] for word in words]
    assert told[1][-1] == "event-die_cast" and told[2][0] == "event-staked"


def test_whoever_comes_in_between_learns_nothing_early(person: People) -> None:
    me = person()
    poor, rich = with_no_coins(me)
    rich.wish("choose", text="bid:10", at=rich.at)
    late = me.look(poor.table["id"], 0)
    later = late.last["waiting"]
    assert [(one["seat"], one["kind"]) for one in later] in ([(0, "bid"), (1, "bid")], [(1, "lead")])


def test_no_way_of_asking_is_quicker_than_the_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the line shows somebody as thinking, so do the table's page and the list of tables."""
    seen: list[TableInfo] = []

    async def play() -> None:
        keeper = Keeper(Settings(data=tmp_path, bot_pause=PAUSE, bot_workers=0))
        await keeper.open()
        table = await keeper.create("me", NewTable(game="tiny", seats=[SeatWish(holder="me")] * 2))

        async def look(seconds: float) -> None:
            seen.append(table.info("me"))
            assert table.asked("me") == [] and table.waits_since("me") is None

        monkeypatch.setattr(telling, "asyncio", SimpleNamespace(sleep=look))
        await playing.act(table, 0, "give:1-5")
        while table.running().pending[0].kind.id == "plan":
            ask = table.running().pending[0]
            await playing.choose(table, ask.seat, [ask.text(ask.options[0])], table.number)
        seen.clear()
        await playing.choose(table, 1, ["bid:10"], table.number)
        seen.append(table.info("me"))
        await keeper.close()

    asyncio.run(play())
    assert [info.waiting for info in seen] == [[0], [1], [1]]
