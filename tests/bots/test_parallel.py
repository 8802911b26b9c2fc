"""One search in several processes: what they find is added up, they are told what one seat knows, and they end."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
import textwrap
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import regalia
from regalia.bots import Bot, Outlook, make_bot
from regalia.bots.parallel import Apart, ParallelBot, Task, added_up, crew, favourite
from regalia.bots.search import SearchBot
from regalia.bots.searching.found import Looked
from regalia.core.game import Game
from regalia.core.seen import game_of


@pytest.fixture(autouse=True)
def no_process_is_left() -> Iterator[None]:
    yield
    crew.cache_clear()


def asked_for(kind: str, name: str, seats: int = 3) -> Game:
    game = regalia.new(name, seats=seats, seed=5, news=False)
    squires = [make_bot("squire", seat) for seat in range(seats)]
    while game.pending[0].kind.id != kind:
        seat = game.pending[0].seat
        game.play(squires[seat].choose(Outlook(game, seat)), seat)
    return game


@pytest.mark.parametrize(("name", "kind"), [("barony", "action"), ("havoc", "recruit_step"), ("kard_es_korona", "bid")])
def test_same_view_seed_and_iterations_same_choice(name: str, kind: str) -> None:
    """A tree, playouts, and a mix of what all answer at once; each time in processes of its own and in kept ones."""
    game = asked_for(kind, name)
    outlook = Outlook(game, game.pending[0].seat)
    chosen = []
    for _ in range(2):
        chosen += [make_bot("search:20*2", "one").choose(outlook) for _ in range(2)]
        crew.cache_clear()
    assert len({*chosen}) == 1 and chosen[0] in outlook.ask.options


def test_what_they_find_is_what_each_of_them_would_have_found_here() -> None:
    game = asked_for("recruit_step", "havoc")
    outlook = Outlook(game, game.pending[0].seat)
    seen = outlook.seen("one/apart")
    tasks = [Task("havoc", outlook.seat, seen, f"one*{number}", {"iterations": 40}) for number in range(2)]
    apart = [found for found, _ in Apart(2).look(tasks)]
    twin = game_of(game.rulebook, seen)
    here = [SearchBot(f"one*{number}", 40).look(Outlook(twin, outlook.seat)) for number in range(2)]
    assert apart == here and apart[0] != apart[1]
    assert make_bot("search:40*2", "one").choose(outlook) == favourite(added_up(here))


def test_in_a_world_that_is_only_imagined_they_look_one_after_the_other() -> None:
    game = asked_for("recruit_step", "havoc")
    seat = game.pending[0].seat
    worlds = [game.imagine(seat, seed) for seed in range(2)]
    chosen = [make_bot("search:20*2", "one").choose(Outlook(world, seat)) for world in (game, *worlds)]
    assert len({*chosen}) == 1 and crew.cache_info().currsize == 1
    crew.cache_clear()
    make_bot("search:20*2", "one").choose(Outlook(worlds[0], seat))
    assert crew.cache_info().currsize == 0


def test_what_was_looked_at_too_little_is_not_chosen() -> None:
    one, other = {"a": Looked(10, 4.0), "b": Looked(3, 3.0)}, {"a": Looked(2, 1.0), "c": Looked(9, 8.0)}
    whole = added_up([one, other])
    assert whole == {"a": Looked(12, 5.0), "b": Looked(3, 3.0), "c": Looked(9, 8.0)}
    assert favourite(whole) == "c"
    assert favourite({"a": Looked(0, 0.0)}) == "a"


def test_they_are_told_nothing_that_is_hidden_from_the_seat() -> None:
    game = asked_for("recruit_step", "havoc")
    seat = game.pending[0].seat
    told = pickle.dumps(Task("havoc", seat, Outlook(game, seat).seen(1), "1", {}))
    assert game.state.dice.key not in told
    deals = [game_of(game.rulebook, Outlook(game, seat).seen(seed)) for seed in range(5)]
    assert all(deal.view(seat) == game.view(seat) for deal in deals)
    assert len({str(deal.state.hands[1 - seat]) for deal in deals}) > 1


def processes_of(apart: Apart) -> list[subprocess.Popen[bytes]]:
    return [*apart._processes]


def choice(bot: Bot) -> None:
    game = regalia.new("kingsburg", seats=2, seed=1)
    bot.choose(Outlook(game, game.pending[0].seat))


def test_they_stay_for_the_next_choice_and_end_with_whoever_needed_them() -> None:
    bot = ParallelBot(1, 2, iterations=10)
    choice(bot)
    first = processes_of(crew(2, os.getpid()))
    choice(ParallelBot(2, 2, iterations=10))
    assert processes_of(crew(2, os.getpid())) == first and all(process.poll() is None for process in first)
    assert bot.seconds_elsewhere > 0
    crew.cache_clear()
    assert all(process.poll() is not None for process in first)


def test_one_that_was_ended_is_told_of_and_the_next_choice_starts_others() -> None:
    bot = ParallelBot(1, 2, iterations=10)
    choice(bot)
    one, other = processes_of(crew(2, os.getpid()))
    one.kill()
    one.wait()
    with pytest.raises(regalia.RegaliaError, match="a process of the search has ended"):
        choice(bot)
    assert other.poll() is not None
    choice(bot)


def test_what_fails_there_is_told_here() -> None:
    with pytest.raises(regalia.RegaliaError, match=r"a process of the search failed: .*iterationes"):
        choice(ParallelBot(1, 2, iterationes=10))


ASKER = """
import os, threading, time
import regalia
from regalia.bots import Outlook, make_bot
from regalia.bots.parallel import crew
game = regalia.new("kingsburg", seats=2, seed=1)
bot = make_bot("search:600s*2")
threading.Thread(target=bot.choose, args=[Outlook(game, game.pending[0].seat)], daemon=True).start()
apart = crew(2, os.getpid())
while len(apart._processes) < 2:
    time.sleep(0.02)
print(*(process.pid for process in apart._processes), flush=True)
time.sleep(600)
"""


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks processes up where Linux tells of them")
def test_they_end_in_the_middle_of_a_thought_when_who_asked_is_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", textwrap.dedent(ASKER)], stdout=subprocess.PIPE, text=True) as asker:
        assert asker.stdout is not None
        pids = [int(pid) for pid in asker.stdout.readline().split()]
        asker.kill()
    until = time.monotonic() + 20
    while any(map(is_running, pids)) and time.monotonic() < until:
        time.sleep(0.05)
    assert len(pids) == 2 and not any(map(is_running, pids))


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


@pytest.mark.parametrize("name", ["search:10*0", "search:10*65", "search:10*", "search:*2", "search:1*2*2", "king*2"])
def test_a_number_of_processes_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(regalia.BadSetup):
        make_bot(name)


def test_seconds_of_either_clock_and_the_emperor_may_have_several() -> None:
    for name in ("search:0.5s*2", "search:0.5cpu*2", "emperor:1s*3"):
        assert isinstance(make_bot(name), ParallelBot)
    assert isinstance(make_bot("search:5*1"), SearchBot)
