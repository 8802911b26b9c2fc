"""One guest among others: whatever they send, the work that it makes is counted and ends."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.conftest import quick, serving
from tests.server.helpers import Browser, is_closed

from regalia.server.company.allowances import Allowances
from regalia.server.keeping.flow import Flow
from regalia.server.limits import RATES, SHARING, SOCKETS_OF_ONE
from regalia.server.messages import ChangeSeat, Everything, Fresh, NewTable, SeatWish
from regalia.server.showing import past
from regalia.server.showing.connections import Connection
from regalia.server.table import attendance, telling
from regalia.server.table.keeper import Keeper
from regalia.server.table.seats import seating

Person = Callable[[], Browser]
ME = "me"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(quick(tmp_path_factory.mktemp("data"))) as found:
        yield found


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[int | None]:
    """For whom everything was made, each time that it was."""
    calls: list[int | None] = []
    make = telling.everything

    def counted(table: Any, viewer: int | None) -> Everything:
        calls.append(viewer)
        return make(table, viewer)

    monkeypatch.setattr(telling, "everything", counted)
    return calls


def test_stale_choices_are_answered_by_a_sentence(person: Person, made: list[int | None]) -> None:
    """Eight lines that choose for a question of long ago: each is shown the table once, not every time."""
    me = person()
    table = me.open_table("me", "me")
    lines = [me.look(table, 0) for _ in range(8)]
    lines[0].choose()
    made.clear()
    for _ in range(2):
        for line in lines:
            line.wish("choose", text="plan:1", at=-1)
            assert line.hear_kind("no")["code"] == "stale"
    shown = [sum('"is":"fresh"' in frame for frame in line.frames) for line in lines]
    assert shown == [2] * 8, "when it opened, and for the first stale choice"
    assert made == [0] * me.servers, "made once for all of them"


def test_all_who_look_from_one_seat_are_shown_the_same_words(tmp_path: Path, made: list[int | None]) -> None:
    """A seat that is given to a bot and taken back: work for each viewer, not for each line."""

    async def toggle() -> None:
        keeper = Keeper(quick(tmp_path))
        await keeper.open()
        table = await keeper.create(ME, NewTable(game="tiny", seats=[SeatWish(holder="me")] * 2))
        lines = [Connection(ME, number % 2) for number in range(100)]
        for line in lines:
            await attendance.join(table, line)
        made.clear()
        for do in ("bot", "back", "bot"):
            await seating.change(table, ME, 0, ChangeSeat(do=do))
        assert sorted(made, key=str) == [0, 0, 0, 1, 1, 1]
        await keeper.close()

    asyncio.run(toggle())


def test_a_seat_given_to_a_bot_twice_leaves_everybody_at_the_table(tmp_path: Path) -> None:
    """Nothing has changed, so nothing is made anew; what happens next is still told by what it changes."""

    async def give_twice() -> None:
        keeper = Keeper(quick(tmp_path))
        await keeper.open()
        table = await keeper.create(ME, NewTable(game="tiny", seats=[SeatWish(holder="me")] * 2))
        line = Connection(ME, 1)
        await attendance.join(table, line)
        for _ in range(2):
            await seating.change(table, ME, 0, ChangeSeat(do="bot"))
        await telling.asks(table)
        assert not line.closing
        await keeper.close()

    asyncio.run(give_twice())


def test_what_is_kept_for_a_viewer_is_what_would_be_made(tmp_path: Path) -> None:
    """Each word that says everything has all fields that a client knows."""

    async def look() -> None:
        keeper = Keeper(quick(tmp_path))
        await keeper.open()
        table = await keeper.create(ME, NewTable(game="tiny", seats=[SeatWish(holder="me")] * 2))
        for viewer in (0, 1, None):
            text = telling.fresh_text(table, viewer, ME)
            word = msgspec.json.decode(text)
            assert {*word} == {"is", *Fresh.__struct_fields__} and word["is"] == "fresh"
            assert telling.fresh_text(table, viewer, ME) == text
        before = table.moment()
        table.flow = Flow(held=frozenset({0}))
        assert table.moment() != before and '"held":[0]' in telling.fresh_text(table, 0, ME)
        await keeper.close()

    asyncio.run(look())


def test_wishes_are_counted_by_person_not_by_line(person: Person) -> None:
    """Also the person's other lines hear that it was too much."""
    me, other = person(), person()
    table = me.open_table("me", "me")
    lines = [me.look(table, 0) for _ in range(4)]
    most = RATES["wish"][1]
    refused = 0
    for number in range(4 * most):
        lines[number % 4].socket.send('{"do":"why","text":"nonsense"}')
    for line in lines:
        refused += sum(line.hear_kind("no")["code"] == "too-often" for _ in range(most))
    assert refused > most
    place = other.open_table("me", "me")
    line = other.look(place, 0)
    line.choose()
    assert line.last["is"] == "update"


def test_a_person_has_so_many_lines(person: Person) -> None:
    me = person()
    table = me.open_table("me", "me")
    lines = [me.look(table, 0) for _ in range(SOCKETS_OF_ONE + 1)]
    assert lines[-1].last["code"] == "too-many-lines" and is_closed(lines[-1]) == 4409
    me.leave()
    friend = person()
    assert friend.look(table).last["is"] == "fresh"


def test_reading_is_limited_too(person: Person) -> None:
    me = person()
    table = me.open_table("me", "me")
    address = f"/api/tables/{table}/replay/0"
    assert me.http.get(address).status_code == 200
    with ThreadPoolExecutor(8) as hands:  # one after the other, a slow machine asks no faster than it may
        answers = hands.map(lambda _: me.http.get(address).status_code, range(4 * RATES["costly"][1]))
        assert 429 in answers
    assert person().http.get(f"/api/tables/{table}/replay/0").status_code == 200, "others read on"


def test_a_new_cookie_for_every_request_helps_nobody() -> None:
    allowances = Allowances()
    rate, burst = RATES["costly"]
    taken = sum(allowances.take("costly", f"person {number}", "192.0.2.1") for number in range(2 * SHARING * burst))
    assert SHARING * burst <= taken < SHARING * (burst + rate)
    assert allowances.take("costly", "somebody", "192.0.2.2")


def test_a_moment_of_the_past_is_played_over_once(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []
    play = past.Past.played

    def counted(self: past.Past, at: int) -> past.Played:
        played.append(at)
        return play(self, at)

    monkeypatch.setattr(past.Past, "played", counted)
    me, friend = person(), person()
    table = me.open_table("me", "me")
    line = me.look(table, 0)
    line.choose()
    answers = {who.http.get(f"/api/tables/{table}/replay/1").content for who in (me, friend) for _ in range(5)}
    assert len(answers) == 1 and played == [1]
    line.choose()
    assert me.http.get(f"/api/tables/{table}/replay/1").json()["of"] == 2
