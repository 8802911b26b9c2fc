"""What a host can do with a database: look, delete, export, back up, restore, move; over SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple
from uuid import uuid4

import pytest
from click.testing import CliRunner
from sqlalchemy import Connection, inspect
from tests.server import postgres
from tests.server.conftest import quick, serving
from tests.server.helpers import Browser, Seat, is_closed, play_on
from tests.server.keeping.test_keeping import NEWEST, TABLE, check_goes_on, restored

from regalia import read_record, verify
from regalia.cli import main
from regalia.server.keeping.folder import FILE
from regalia.server.keeping.places import place_named, place_of
from regalia.server.settings import Settings
from regalia.server.showing.connections import GONE, NOT_FOUND

KINDS = ["sqlite", "postgres"]


class Held(NamedTuple):
    """A database with a finished table, one in the middle of its game and one that waits, and whose they are."""

    settings: Settings
    secret: str
    over: str
    playing: str
    waiting: str

    @property
    def place(self) -> str:
        return self.settings.database or str(self.settings.data)

    @property
    def options(self) -> list[str]:
        return options_of(self.place)

    @contextmanager
    def served(self) -> Iterator[Browser]:
        with serving(self.settings) as address, closing(Browser(address, self.secret)) as me:
            yield me


def options_of(place: str) -> list[str]:
    return ["--database", place] if "://" in place else ["--data", place]


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with postgres.running() as address:
        yield address


def empty_place(kind: str, request: pytest.FixtureRequest, folder: Path) -> str:
    """A folder or a database in which nothing is yet."""
    if kind == "sqlite":
        return str(folder / "data")
    return postgres.made(request.getfixturevalue("server"), f"admin_{uuid4().hex}")


@pytest.fixture(scope="module")
def originals() -> dict[str, Held]:
    """By kind of database: one whose games were played."""
    return {}


@pytest.fixture(params=KINDS)
def held(
    request: pytest.FixtureRequest,
    originals: dict[str, Held],
    tmp_path: Path,
    tmp_path_factory: pytest.TempPathFactory,
) -> Held:
    kind = request.param
    if kind not in originals:
        folder = tmp_path_factory.mktemp(kind)
        originals[kind] = played(folder / "data", empty_place(kind, request, folder))
    return copied(originals[kind], tmp_path / "data")


def played(data: Path, place: str) -> Held:
    settings = replace(quick(data), allowance=100, database=place if "://" in place else None, redis=None)
    with serving(settings) as address, closing(Browser(address)) as me:
        me.http.put("/api/me", json={"name": "Ann"})
        over = me.open_table("me", "me", "me", coins=9)
        play_on(looking(me, over))
        return Held(settings, me.secret, over, half_played(me), me.open_table("me", "random", "open"))


def copied(held: Held, data: Path) -> Held:
    """The same in a folder or a database of its own."""
    database = held.settings.database
    if database is None:
        shutil.copytree(held.settings.data, data)
    else:
        server, _, name = database.rpartition("/")
        database = postgres.made(server, f"admin_{uuid4().hex}", like=name)
    return held._replace(settings=replace(held.settings, data=data, database=database))


def half_played(me: Browser) -> str:
    """A table that is not over after 33 entries; one in which somebody won before is deleted."""
    while True:
        table = me.open_table("me", "me", "me", coins=9)
        seats = looking(me, table)
        seats[0].wish("say", text="hello")
        play_on(seats, until=partial(has_heard, seats[0], 33))
        if seats[0].at == 33 and not seats[0].table["over"]:
            return table
        me.http.delete(f"/api/tables/{table}")


def has_heard(seat: Seat, at: int) -> bool:
    return seat.at >= at


def looking(me: Browser, table: str) -> list[Seat]:
    return [me.look(table, seat) for seat in range(3)]


def admin(*words: object, status: int = 0) -> str:
    done = CliRunner(env={"COLUMNS": "200"}).invoke(main, ["admin", *(str(word) for word in words)])
    assert done.exit_code == status, done.output
    assert len(done.stderr.splitlines()) == (status != 0), done.stderr
    return done.output


def names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_tables_are_listed_by_the_beginning_of_their_keys(held: Held) -> None:
    seen = json.loads(admin("tables", *held.options, "--json"))
    assert seen["tables"] == 3
    states = {one["id"]: (one["game"], one["state"], one["holders"]) for one in seen["listed"]}
    assert states == {
        held.over[:6]: ("tiny", "over", {"person": 3}),
        held.playing[:6]: ("tiny", "playing", {"person": 3}),
        held.waiting[:6]: ("tiny", "waiting", {"person": 1, "bot": 1, "open": 1}),
    }
    assert next(one["entries"] for one in seen["listed"] if one["state"] == "playing") == 33
    said = admin("tables", *held.options, "--most", 2)
    assert "2 of 3 tables" in said and "1 bot, 1 open, 1 person" in said
    assert held.waiting not in said and held.waiting in admin("tables", *held.options, "--whole")


def test_persons_are_listed_without_what_would_be_theirs_alone(held: Held) -> None:
    (ann,) = json.loads(admin("persons", *held.options, "--json"))
    assert (ann["name"], ann["opened"], ann["seats"]) == ("Ann", 3, 7) and len(ann["id"]) == 12
    assert "Ann" in admin("persons", *held.options) and held.secret not in admin("persons", *held.options)


def test_a_table_is_deleted_while_somebody_plays_there(held: Held) -> None:
    with held.served() as me:
        seats = looking(me, held.playing)
        assert "deleted" in admin("delete", held.playing[:6], *held.options)
        asked = next(seat for seat in seats if seat.ask)
        asked.choose()
        assert asked.last["is"] == "no"
        assert [is_closed(seat) for seat in seats] == [GONE] * 3
        assert me.http.get(f"/api/tables/{held.playing}").status_code == 404
        assert is_closed(me.look(held.playing, 0)) == NOT_FOUND
        play_on(looking(me, me.open_table("me", "me", "me", coins=3)))
    assert admin("delete", held.playing, *held.options, status=1) == f"regalia: there is no table {held.playing[:6]}\n"


@pytest.mark.parametrize("named", ["", "abc", "'; --", "%%%%%%", "______", "\0" * 6])
def test_what_is_no_table_deletes_nothing(held: Held, named: str) -> None:
    admin("delete", named, *held.options, status=1)
    assert json.loads(admin("tables", *held.options, "--json"))["tables"] == 3


def test_records_are_exported_while_the_server_runs(held: Held, tmp_path: Path) -> None:
    with held.served():
        assert verify(read_record(admin("export", held.over[:6], *held.options).encode())).over
        admin("export", held.playing, "--out", tmp_path / "game.json", *held.options)
        assert len(read_record((tmp_path / "game.json").read_bytes()).lines) == 33
        said = admin("export", "--all", tmp_path / "all", *held.options)
    assert "2 records; 1 games have not begun" in said
    assert names_in(tmp_path / "all") == sorted([f"tiny-{held.over}.json", f"tiny-{held.playing}.json"])
    assert "has not begun" in admin("export", held.waiting, *held.options, status=1)
    assert "name one table" in admin("export", *held.options, status=2)


def test_a_game_that_cannot_be_replayed_does_not_keep_the_others_from_being_exported(tmp_path: Path) -> None:
    folder = restored(NEWEST, tmp_path / "data")
    with closing(sqlite3.connect(folder / FILE)) as connection, connection:
        for table, key in (("tables", "id"), ("seats", "table_id")):
            columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
            same = ", ".join(f"'broken' || {key}" if column == key else column for column in columns)
            connection.execute(f"INSERT INTO {table} SELECT {same} FROM {table}")
        connection.execute("INSERT INTO entries VALUES ('broken' || ?, 1, 0, 'nonsense', '[]', 0)", (TABLE,))
    done = CliRunner().invoke(main, ["admin", "export", "--all", str(tmp_path / "all"), "--data", str(folder)])
    assert done.exit_code == 1 and "1 tables could not be exported" in done.stderr and "table broken" in done.stderr
    assert names_in(tmp_path / "all") == [f"tiny-{TABLE}.json"]


def rows_of(place: str) -> dict[str, list[tuple[Any, ...]]]:
    """Everything that is in a database."""

    def read(connection: Connection) -> dict[str, list[tuple[Any, ...]]]:
        names = inspect(connection).get_table_names()
        return {
            name: sorted((tuple(row) for row in connection.exec_driver_sql(f"SELECT * FROM {name}")), key=repr)
            for name in names
        }

    async def look() -> dict[str, list[tuple[Any, ...]]]:
        async with place_named(place).looked_at() as connection:
            return await connection.run_sync(read)

    return asyncio.run(look())


def check_plays_on(held: Held, place: str, folder: Path) -> None:
    """The game that was in the middle goes to its end there."""
    settings = replace(held.settings, data=folder, database=place if "://" in place else None)
    with held._replace(settings=settings).served() as me:
        assert me.http.get("/api/me").json()["name"] == "Ann"
        seats = looking(me, held.playing)
        assert seats[0].at == 33 and seats[0].last["chat"][0]["text"] == "hello"
        play_on(seats)
        assert me.http.get(f"/api/tables/{held.playing}/verify").json()["good"]


@pytest.mark.parametrize("kind", KINDS)
def test_a_backup_of_a_running_server_is_restored(
    held: Held, kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    """From either kind of database into either."""
    file, before = tmp_path / "backups" / "monday.sqlite", rows_of(held.place)
    with held.served():
        assert "3 tables" in admin("backup", file, *held.options)
    assert file.stat().st_mode & 0o777 == 0o600 and names_in(file.parent) == [file.name]
    target = empty_place(kind, request, tmp_path / "new")
    assert "3 tables" in admin("restore", file, *options_of(target))
    assert rows_of(target) == before
    assert "already" in admin("restore", file, *options_of(target), status=1)
    assert rows_of(target) == before
    check_plays_on(held, target, tmp_path / "new" / "data")


@pytest.mark.parametrize("kind", KINDS)
def test_everything_is_moved_into_another_database(
    held: Held, kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    target, before = empty_place(kind, request, tmp_path / "new"), rows_of(held.place)
    said = admin("move", "--from", held.place, "--to", target)
    assert "3 tables" in said and "9 seats" in said and "1 people" in said
    assert rows_of(target) == rows_of(held.place) == before
    assert "already" in admin("move", "--from", held.place, "--to", target, status=1)
    assert rows_of(target) == before
    check_plays_on(held, target, tmp_path / "new" / "data")


def test_nothing_is_moved_while_a_server_runs_or_onto_itself(held: Held, tmp_path: Path) -> None:
    with held.served():
        assert "another Regalia is using" in admin("move", "--from", held.place, "--to", tmp_path / "new", status=1)
    assert "the same database" in admin("move", "--from", held.place, "--to", held.place, status=1)
    assert not (tmp_path / "new").exists()


def test_a_move_that_fails_in_the_middle_leaves_nothing(held: Held, tmp_path: Path) -> None:
    """The last rows are refused by the target."""
    target = tmp_path / "new"

    async def make() -> None:
        async with place_of(target, None).alone() as connection:
            await connection.exec_driver_sql(
                "CREATE TRIGGER full BEFORE INSERT ON snapshots BEGIN SELECT RAISE(ABORT, 'the disk is full'); END"
            )

    asyncio.run(make())
    said = admin("move", "--from", held.place, "--to", target, status=1)
    assert f"the database in {target} cannot be used: the disk is full" in said
    assert not any(rows for name, rows in rows_of(str(target)).items() if name != "alembic_version")


def test_a_backup_of_an_older_version_is_brought_up_to_date(tmp_path: Path) -> None:
    old = restored(1, tmp_path / "old") / FILE
    before = old.read_bytes()
    admin("restore", old, "--data", tmp_path / "new")
    assert old.read_bytes() == before
    check_goes_on(tmp_path / "new")


def test_a_backup_writes_over_nothing(tmp_path: Path) -> None:
    folder = restored(NEWEST, tmp_path / "data")
    (tmp_path / "copy").write_text("precious")
    assert "is there already" in admin("backup", tmp_path / "copy", "--data", folder, status=1)
    assert (tmp_path / "copy").read_text() == "precious"
    assert "cannot be written" in admin("backup", tmp_path / "copy" / "x", "--data", folder, status=1)


@pytest.mark.parametrize(
    "command",
    [("tables",), ("persons",), ("delete", TABLE), ("export", TABLE), ("backup", "copy")],
    ids=lambda words: words[0],
)
def test_where_there_is_no_database_none_is_made(
    tmp_path: Path, command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert "there is no database in" in admin(*command, "--data", tmp_path / "nowhere", status=1)
    (tmp_path / "empty").mkdir()
    assert "there is no database in" in admin(*command, "--data", tmp_path / "empty", status=1)
    assert names_in(tmp_path) == ["empty"] and names_in(tmp_path / "empty") == []


def test_a_broken_backup_is_not_restored(tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    broken.write_bytes(b"this is no database " * 200)
    assert "file is not a database" in admin("restore", broken, "--data", tmp_path / "data", status=1)
    with closing(sqlite3.connect(tmp_path / "strange")) as connection, connection:
        connection.execute("CREATE TABLE meta (name TEXT, value TEXT)")
        connection.execute("INSERT INTO meta VALUES ('schema', '99')")
    assert "newer Regalia" in admin("restore", tmp_path / "strange", "--data", tmp_path / "data", status=1)
    assert "there is no backup" in admin("restore", tmp_path / "nothing", "--data", tmp_path / "data", status=1)
    assert names_in(tmp_path / "data") == []


def test_a_database_of_another_version_is_not_looked_at(tmp_path: Path) -> None:
    folder = restored(NEWEST, tmp_path / "data")
    for version, why in (("99", "newer Regalia"), ("3", "older than this Regalia")):
        with closing(sqlite3.connect(folder / FILE)) as connection, connection:
            connection.execute("UPDATE alembic_version SET version_num = ?", (version,))
        assert why in admin("tables", "--data", folder, status=1)


def test_a_database_that_is_not_there_is_named_without_its_password() -> None:
    said = admin("tables", "--database", "postgresql://ann:secret@127.0.0.1:1/regalia", status=1)
    assert "cannot be used" in said and "secret" not in said
