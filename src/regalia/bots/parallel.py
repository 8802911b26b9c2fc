"""One search in several processes: each looks on its own, by a seed of its own, and what they find is added up.

They are given what may leave the process (`core/seen.py`): a game as the seat may think it to be, with nothing hidden
of the true one. They stay for the next choice, and end with whoever started them.
"""

from __future__ import annotations

import os
import pickle
import queue
import subprocess
import sys
import threading
import time
import weakref
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import IO, Any

from regalia import games
from regalia.bots.outlook import Outlook
from regalia.bots.search import SearchBot
from regalia.bots.searching.found import UNSEEN, Found, Looked
from regalia.core.asking import Option
from regalia.core.errors import RegaliaError
from regalia.core.seen import Seen, game_of

MOST = 64
"""Processes of a search."""

OFTEN = 0.5
"""What was looked at less than this part as often as another option has not stood its trial."""

START = "import sys; from regalia.bots.parallel import work; work(sys.argv[1:])"


@dataclass(frozen=True, slots=True)
class Task:
    """What a process is given."""

    game: str
    seat: int
    seen: Seen
    seed: str
    bot: dict[str, Any]


class ParallelBot:
    """Thinks in so many processes; `bot` is what each `SearchBot` there is made of.

    Same view, seed and iterations: same choice, as with one.
    """

    def __init__(self, seed: int | str, processes: int, **bot: Any) -> None:
        self._seed, self._processes, self._bot = seed, processes, bot
        self.seconds_elsewhere = 0.0

    def choose(self, outlook: Outlook) -> Option:
        seeds = [f"{self._seed}*{number}" for number in range(self._processes)]
        look = self._look_here if outlook.is_imagined else self._look_apart
        found = added_up(look(outlook, seeds))
        if outlook.is_together:
            return Random(str(self._seed)).choices(list(found), [looked.visits for looked in found.values()])[0]
        return favourite(found)

    def _look_apart(self, outlook: Outlook, seeds: Sequence[str]) -> list[Found]:
        seen = outlook.seen(f"{self._seed}/apart")
        tasks = [Task(outlook.rulebook.id, outlook.seat, seen, seed, self._bot) for seed in seeds]
        answers = crew(len(seeds), os.getpid()).look(tasks)
        self.seconds_elsewhere += sum(seconds for _, seconds in answers)
        return [found for found, _ in answers]

    def _look_here(self, outlook: Outlook, seeds: Sequence[str]) -> list[Found]:
        """One after the other: a world that is only imagined cannot be given away."""
        return [SearchBot(seed, **self._bot).look(outlook) for seed in seeds]


def added_up(every: Sequence[Found]) -> Found:
    whole: Found = {}
    for found in every:
        for option, looked in found.items():
            before = whole.get(option, UNSEEN)
            whole[option] = Looked(before.visits + looked.visits, before.total + looked.total)
    return whole


def favourite(found: Found) -> Option:
    """The best by what it brought, of those that were looked at often."""
    most = max(looked.visits for looked in found.values())
    often = [option for option, looked in found.items() if looked.visits and looked.visits >= OFTEN * most]
    return max(often, key=lambda option: found[option].total / found[option].visits, default=next(iter(found)))


# --- the processes ------------------------------------------------------------------------------------------------


class Apart:
    """Processes that think, kept for the next choice; for one choice at a time."""

    def __init__(self, number: int) -> None:
        self._turn = threading.Lock()
        self._number = number
        self._processes: list[subprocess.Popen[bytes]] = []
        weakref.finalize(self, _stop, self._processes)

    def look(self, tasks: Sequence[Task]) -> list[tuple[Found, float]]:
        """What each finds, and how many seconds of the processor that took."""
        with self._turn:
            try:
                while len(self._processes) < self._number:
                    self._processes.append(_started())
                for process, task in zip(self._processes, tasks, strict=True):
                    _tell(process, task)
                answers = [_heard(process) for process in self._processes]
            except BaseException:  # also where somebody wants to wait no longer
                _stop(self._processes)
                raise
        faults = [answer for answer in answers if isinstance(answer, str)]
        if faults:
            raise RegaliaError(f"a process of the search failed: {faults[0]}")
        return answers


@cache
def crew(number: int, owner: int) -> Apart:
    """So many, for all searches of the process `owner`: whoever is forked from it starts its own."""
    return Apart(number)


def _started() -> subprocess.Popen[bytes]:
    there = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    return subprocess.Popen(
        [sys.executable, "-P", "-c", START, *games.registered()],
        env=there,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        start_new_session=True,  # Ctrl-C is for the parent alone
    )


def _tell(process: subprocess.Popen[bytes], task: Task) -> None:
    assert process.stdin is not None
    try:
        pickle.dump(task, process.stdin)
        process.stdin.flush()
    except OSError:
        raise RegaliaError("a process of the search has ended") from None


def _heard(process: subprocess.Popen[bytes]) -> Any:
    assert process.stdout is not None
    try:
        return pickle.load(process.stdout)
    except (EOFError, pickle.UnpicklingError):
        raise RegaliaError("a process of the search has ended") from None


def _stop(processes: list[subprocess.Popen[bytes]]) -> None:
    while processes:
        process = processes.pop()
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                with suppress(OSError):  # where something was still to be said
                    pipe.close()


def work(modules: Sequence[str]) -> None:
    """Runs in a process of the search: answers task after task, until there is nobody to ask any more."""
    asked, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever is printed here is no answer
    games.meet(modules)
    tasks: queue.SimpleQueue[Task] = queue.SimpleQueue()
    threading.Thread(target=_read, args=(asked, tasks), daemon=True).start()
    while True:
        pickle.dump(_answer(tasks.get()), answers)
        answers.flush()


def _read(asked: IO[bytes], tasks: queue.SimpleQueue[Task]) -> None:
    """Reads on while the search goes on: at the end of all tasks nobody waits for it any more."""
    try:
        while True:
            tasks.put(pickle.load(asked))
    finally:
        os._exit(0)


def _answer(task: Task) -> tuple[Found, float] | str:
    """What is found, or what went wrong."""
    begun = time.thread_time()
    try:
        game = game_of(games.find(task.game), task.seen)
        found = SearchBot(task.seed, **task.bot).look(Outlook(game, task.seat))
    except Exception as error:
        return repr(error)
    return found, time.thread_time() - begun
