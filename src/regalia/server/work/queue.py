"""The jobs of all processes that share a PostgreSQL, in a queue there; whoever has a place takes the next one.

Nothing in it is the truth about a table. It has a schema of its own, named for its form: another version of the library
makes itself another one, and a job that was lost is ordered again by whoever waits for it.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from hashlib import blake2b
from typing import Any

import msgspec
from sqlalchemy import URL

from regalia.core.errors import RegaliaError
from regalia.server.keeping.database import ALIVE, PATIENCE, SILENCE, UPGRADING
from regalia.server.refusing import FAILED, Refusing, log
from regalia.server.work import refusals
from regalia.server.work.jobs import Doers, Job, R, Report, unheard

try:
    import psycopg
    from procrastinate import App, JobContext, PsycopgConnector
    from procrastinate.exceptions import AlreadyEnqueued, ConnectorException
    from procrastinate.jobs import Job as Kept
    from procrastinate.jobs import Status
    from procrastinate.retry import BaseRetryStrategy, RetryDecision
    from psycopg.sql import SQL, Identifier, Literal
    from psycopg_pool import PoolTimeout
except ModuleNotFoundError:
    raise RegaliaError("several servers need packages: pip install 'regalia[hosting]' brings them") from None

ANY, ONLY_QUICK = "any", "quick"
"""Two queues: some places are for the quick jobs alone."""
FAULTS = (ConnectorException, psycopg.Error, PoolTimeout, OSError)
CONNECTIONS = 4
SIGNS_OF_LIFE = {
    "keepalives_idle": 5,
    "keepalives_interval": 5,
    "keepalives_count": 2,
    "tcp_user_timeout": int(1000 * PATIENCE),
}
"""So that a process notices within seconds that PostgreSQL's whole machine has gone."""
TRYING = 2.0
"""Seconds after which a connection that is refused is tried as if for the first time: the pool waits twice as long
after every try, and would not notice for a minute that a database is back which was away for one."""
LOOK, LOOK_AT_SHARED = 0.1, 1.0
"""Seconds between looks for an answer; for one that many wait for, and long."""
TRIES = 3
"""So many processes may die over a job; then it is left undone."""
PARTS = 4
"""Of a second: a job's turn is written in these, which last until 2043."""
SINCE = datetime(2026, 1, 1, tzinfo=UTC).timestamp()
OUTCOMES = """
CREATE TABLE outcomes (
    job text PRIMARY KEY, progress real NOT NULL, result bytea, refused bytea,
    at timestamptz NOT NULL DEFAULT now()
)"""
REPORTED = """
INSERT INTO outcomes (job, progress, result, refused) VALUES (%(job)s, %(progress)s, %(result)s, %(refused)s)
ON CONFLICT (job) DO UPDATE SET progress = %(progress)s, result = %(result)s, refused = %(refused)s, at = now()"""
FOUND = "SELECT progress, result, refused FROM outcomes WHERE job = %(job)s"
TAKEN = "DELETE FROM outcomes WHERE job = %(job)s"
SETTLED = TAKEN + " AND (result IS NOT NULL OR refused IS NOT NULL)"
UNDER_WAY = FOUND + " AND at > now() - interval '30 seconds'"
FORGOTTEN = "DELETE FROM outcomes WHERE at < now() - interval '1 hour'"


class HandedBack(BaseRetryStrategy):
    """What a process that goes down has in hand is for another one to do."""

    def get_retry_decision(self, *, exception: BaseException, job: Kept) -> RetryDecision | None:
        return RetryDecision() if isinstance(exception, asyncio.CancelledError) else None


def schema_name() -> str:
    return f"regalia_jobs_{blake2b((_form() + OUTCOMES).encode(), digest_size=4).hexdigest()}"


def _form() -> str:
    from procrastinate.schema import SchemaManager

    return SchemaManager.get_schema()


def _conninfo(url: URL) -> str:
    """The address as libpq reads it, which has another name for TLS."""
    query = {("sslmode" if name == "ssl" else name): value for name, value in url.query.items()}
    return url.set(drivername="postgresql", query=query).render_as_string(hide_password=False)


class Queue:
    """Seen from one process: it orders jobs, and, where it has places, does what others ordered as well."""

    faults = FAULTS
    """What ordering raises while the database is away, or too busy."""

    def __init__(self, url: URL, doers: Doers) -> None:
        # A job that is lost with the database's memory is ordered again: nobody has to wait for the disk.
        settings = {"search_path": schema_name(), "synchronous_commit": "off", **ALIVE}
        options = " ".join(f"-c {name}={value}" for name, value in settings.items())
        self._address = _conninfo(url)
        self._how: dict[str, Any] = {
            "options": options,
            "connect_timeout": int(PATIENCE),
            **SIGNS_OF_LIFE,
            "application_name": "regalia jobs",
        }
        self._connector = PsycopgConnector(
            conninfo=self._address,
            kwargs=self._how,
            min_size=1,
            max_size=CONNECTIONS,
            timeout=SILENCE,
            reconnect_timeout=TRYING,
        )
        self.app = App(connector=self._connector)
        self._doers = {kind.name: (kind, doer) for kind, doer in doers.items()}
        self.own_places = {kind.name: kind.places for kind in doers if kind.places is not None}
        self._ahead: defaultdict[str, float] = defaultdict(
            float
        )  # by person: seconds of work that are ordered and not done
        self._in_hand: set[int] = set()
        self._names: set[int] = set()  # under which this process has taken jobs
        self._missed: set[int] = set()  # at the last look: said to be done here, and not in hand
        for name in self._doers:
            self.app.task(name=name, pass_context=True, retry=HandedBack())(self._do)

    async def open(self) -> None:
        await self.make()
        await self.app.open_async()

    async def close(self) -> None:
        await self.app.close_async()

    async def make(self) -> None:
        """The first process to come makes what all use; what is against it is said in one sentence."""
        try:
            await self._make()
        except FAULTS as error:
            raise RegaliaError(f"the database cannot hold the queue of jobs: {error}") from error

    async def _make(self) -> None:
        async with await psycopg.AsyncConnection.connect(self._address, **self._how) as connection:
            await connection.execute(SQL("SELECT pg_advisory_xact_lock({})").format(Literal(UPGRADING)))
            made = await connection.execute("SELECT to_regclass('procrastinate_jobs') IS NOT NULL")
            if not (await made.fetchone() or (False,))[0]:
                await connection.execute(SQL("CREATE SCHEMA IF NOT EXISTS {}").format(Identifier(schema_name())))
                await connection.execute(_form().encode())
                await connection.execute(OUTCOMES.encode())

    # --- ordering -----------------------------------------------------------------------------------------------

    @contextmanager
    def counted(self, job: Job[Any, Any]) -> Iterator[None]:
        """While it lasts, other jobs of the person come after those of other persons."""
        self._ahead[job.person] += job.seconds
        try:
            yield
        finally:
            self._ahead[job.person] -= job.seconds
            if self._ahead[job.person] < 1e-6:
                del self._ahead[job.person]

    async def order(self, job: Job[Any, Any], answer: str = "") -> int | None:
        """It will be done by somebody, once where it waits already; its number, where it did not."""
        due = time.time() + max(0.0, self._ahead.get(job.person, 0.0) - job.seconds)
        arguments = msgspec.json.encode(job.arguments).decode()
        task = self.app.configure_task(
            job.kind.name,
            queue=job.kind.name if job.kind.places is not None else ONLY_QUICK if job.is_quick else ANY,
            priority=-int((due - SINCE) * PARTS),
            lock=job.about,
            queueing_lock=answer or f"{job.about} {blake2b(arguments.encode(), digest_size=8).hexdigest()}",
        )
        try:
            return await task.defer_async(arguments=arguments, answer=answer)
        except AlreadyEnqueued:
            return None

    async def cancel(self, number: int) -> None:
        """Nobody wants it any more: it is not begun, if it was not."""
        await self.app.job_manager.cancel_job_by_id_async(number, delete_job=True)

    async def answer(self, job: Job[Any, R], report: Report = unheard) -> R:
        """What comes of the job; it is told how far it is."""
        kind = job.kind
        name, heard = job.about if kind.is_shared else secrets.token_hex(16), 0.0
        with self.counted(job):
            if not (kind.is_shared and await self._is_under_way(name)):
                await self.order(job, name)
            ends = time.monotonic() + kind.patience
            while time.monotonic() < ends:
                await asyncio.sleep(LOOK_AT_SHARED if kind.is_shared else LOOK)
                for found in await self._connector.execute_query_all_async(FOUND, job=name):
                    if found["refused"] is not None or found["result"] is not None:
                        if not kind.is_shared:  # others may be waiting for it, too
                            await self._connector.execute_query_async(TAKEN, job=name)
                        if found["refused"] is not None:
                            raise refusals.read(found["refused"])
                        return msgspec.json.decode(found["result"], type=kind.result)
                    if found["progress"] != heard:
                        heard = found["progress"]
                        ends = time.monotonic() + kind.patience
                        report(heard)
        raise Refusing("The server is too busy for this now; please try again later.", 503, code="busy")

    async def _is_under_way(self, name: str) -> bool:
        """Somebody has the job in hand, and said so just now; what came of an earlier one is forgotten."""
        await self._connector.execute_query_async(SETTLED, job=name)
        return bool(await self._connector.execute_query_all_async(UNDER_WAY, job=name))

    async def waiting(self, kind: str) -> int:
        """Jobs of the kind that nobody has begun, of all processes."""
        return sum(found["todo"] for found in await self.app.job_manager.list_tasks_async(task=kind))

    # --- doing --------------------------------------------------------------------------------------------------

    async def _do(self, context: JobContext, arguments: str, answer: str) -> None:
        """Does what another process may have ordered; it never fails, since what goes wrong is told."""
        with self._held(context.job):
            await self._do_now(context, arguments, answer)

    @contextmanager
    def _held(self, kept: Kept) -> Iterator[None]:
        assert kept.id is not None and kept.worker_id is not None
        self._names.add(kept.worker_id)
        self._in_hand.add(kept.id)
        try:
            yield
        finally:
            self._in_hand.discard(kept.id)

    async def _do_now(self, context: JobContext, arguments: str, answer: str) -> None:
        kind, doer = self._doers[context.job.task_name]
        told: set[asyncio.Task[None]] = set()

        def report(progress: float) -> None:
            if answer and not told:
                task = asyncio.create_task(self._tell(answer, progress))
                told.add(task)
                task.add_done_callback(told.discard)

        try:
            result = await doer(msgspec.json.decode(arguments, type=kind.arguments), report)
        except Exception as error:
            if not answer:
                log.error("a job failed: %s", kind.name, exc_info=error)
                return
            outcome = {"refused": refusals.written(error)}
        else:
            outcome = {"result": msgspec.json.encode(result)}
        await asyncio.gather(*told, return_exceptions=True)
        if answer:
            await self._tell(answer, 1.0, **outcome)

    async def _tell(self, job: str, progress: float, result: bytes | None = None, refused: bytes | None = None) -> None:
        await self._connector.execute_query_async(REPORTED, job=job, progress=progress, result=result, refused=refused)

    async def put_back(self, silent: float) -> int:
        """What those had in hand who gave no sign of life for so many seconds is for others; how much that was."""
        stalled = list(await self.app.job_manager.get_stalled_jobs(seconds_since_heartbeat=silent))
        for kept in stalled:
            await self._put_back(kept)
        return len(stalled)

    async def forget(self) -> None:
        """Answers for which nobody has come in an hour."""
        await self._connector.execute_query_async(FORGOTTEN)

    async def put_back_missed(self) -> int:
        """What this process is said to do, and did not have in hand at this look nor at the last one, is for anybody.

        So it is where a job was done, and the database was lost before it knew that for good.
        """
        said = await self.app.job_manager.list_jobs_async(status=Status.DOING.value)
        missing = {
            kept.id: kept for kept in said if kept.id and kept.worker_id in self._names and kept.id not in self._in_hand
        }
        twice = self._missed & missing.keys()
        self._missed = missing.keys() - twice
        for number in twice:
            await self._put_back(missing[number])
        return len(twice)

    async def _put_back(self, kept: Kept) -> None:
        try:
            if kept.attempts + 1 >= TRIES:
                await self._leave_undone(kept)
            else:
                await self.app.job_manager.retry_job(kept)
        except ConnectorException:  # another process was first, or it was ordered again meanwhile
            with suppress(ConnectorException):
                await self.app.job_manager.finish_job(kept, Status.ABORTED, delete_job=True)

    async def _leave_undone(self, kept: Kept) -> None:
        log.error("a job is left undone, since whoever took it died: %s", kept.task_name)
        await self.app.job_manager.finish_job(kept, Status.FAILED, delete_job=True)
        answer = str(kept.task_kwargs["answer"])
        if answer:
            await self._tell(answer, 1.0, refused=refusals.written(Refusing(FAILED, 500, code="failed")))
