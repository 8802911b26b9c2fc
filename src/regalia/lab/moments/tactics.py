"""Tactics: positions in which some options win and others do not, or some lose and others do not, for certain.

They are met in quick games and found by trying every option out, the last moments of a game first:

- **surely**: the option wins whatever the others choose, to the end of the game; the others can stop whoever takes
  another. Only where all of that can be tried out;
- **at once**: the option wins before anybody else chooses; or it loses before one's own next turn: the next to choose
  has a line that wins.

What is hidden or cast must make no difference: in each of a few imagined worlds the same options are right. So nobody
has to guess, and whoever looks finds them.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from itertools import islice
from random import Random

import regalia
from regalia import games
from regalia.bots import Outlook, make_bot
from regalia.bots.endings import TooWide, Trial
from regalia.core.asking import Ask, Option
from regalia.core.game import Game
from regalia.lab.simulate import seated
from regalia.lab.workers import Crew, Processes

WORLDS = 6
"""Imagined worlds in which an option must come to the same."""

LONGEST = 4000
"""Choices after which a game is left as it stands."""

OF_ONE_GAME = 3
"""Positions that are taken from one game at most: the last moments of a game resemble each other."""

LAST_CHOICES = 24
"""So many choices before the end are looked at, the last first."""

WORLDS_AT_FIRST, LINES, LONGEST_LINE = 3, 2, 60
"""Lines by chance after every option, which say where it is worth while to try everything out."""

MOST_TRIED = 1500
"""Choices that are tried out in a world to know for certain."""

FARTHEST = 40
"""Choices one after the other before it is given up, too."""

PATIENCE = 2
"""Moments one after the other that are too wide, before no earlier one of that game is looked through to the end."""

GAMES_OF_A_BATCH = 8

SURE, WINS, LOSES = "surely", "wins", "loses"


@dataclass(frozen=True, slots=True)
class Tactic:
    """A position: the log up to it, who is to choose, whether options win or lose there, and which are right."""

    seed: str
    seats: int
    log: tuple[tuple[int, str], ...]
    seat: int
    about: str
    right: frozenset[str]
    options: int


@dataclass(frozen=True, slots=True)
class Hunt:
    """Where positions are looked for: games of so many players in turn, played by a quick bot."""

    game: str
    seats: tuple[int, ...]
    seed: int | str
    by: str = "hasty"


# --- what is right ----------------------------------------------------------------------------------------------------


def forces(game: Game, seat: int, trial: Trial, depth: int = 0) -> bool:
    """Whether the seat wins whatever the others choose, who see what it answers at the same time."""
    if game.over:
        return game.ranking[seat] == 1
    if depth == FARTHEST:
        raise TooWide
    ask = game.ask_of(seat) or game.pending[0]
    own = ask.seat == seat
    for option in ask.options:
        if forces(trial.after(game, option, ask.seat), seat, trial, depth + 1) == own:
            return own
    return not own


def sure(game: Game, seat: int) -> frozenset[str]:
    """The options of the seat after which it wins whatever the others choose."""
    ask, trial = _asked(game, seat), _long_trial()
    return frozenset(ask.text(each) for each in ask.options if forces(trial.after(game, each, seat), seat, trial))


def winning(game: Game, seat: int) -> frozenset[str]:
    """The options of the seat that win before anybody else chooses, if it goes on well."""
    return _winning(game, seat, Trial())


def _winning(game: Game, seat: int, trial: Trial) -> frozenset[str]:
    ask = _asked(game, seat)
    return frozenset(ask.text(option) for option in ask.options if _wins(trial.after(game, option, seat), seat, trial))


def _wins(game: Game, seat: int, trial: Trial) -> bool:
    if game.over:
        return game.ranking[seat] == 1
    ask = game.ask_of(seat)
    if ask is None or len(game.pending) > 1:
        return False
    return any(_wins(trial.after(game, option, seat), seat, trial) for option in ask.options)


def losing(game: Game, seat: int) -> frozenset[str]:
    """The options after which the game is lost, or somebody else who chooses next wins, however one goes on."""
    ask, trial = _asked(game, seat), Trial()
    return frozenset(ask.text(option) for option in ask.options if _loses(trial.after(game, option, seat), seat, trial))


def _loses(game: Game, seat: int, trial: Trial) -> bool:
    if game.over:
        return game.ranking[seat] != 1
    if len(game.pending) > 1:
        return False
    ask = game.pending[0]
    if ask.seat != seat:
        return bool(_winning(game, ask.seat, trial))
    return all(_loses(trial.after(game, option, seat), seat, trial) for option in ask.options)


def _long_trial() -> Trial:
    trial = Trial()
    trial.left = MOST_TRIED
    return trial


def _asked(game: Game, seat: int) -> Ask:
    ask = game.ask_of(seat)
    assert ask is not None
    return ask


def judged(game: Game, seat: int) -> tuple[str, frozenset[str]] | None:
    """Whether there is a tactic here, what it is about, and which options are right; None where there is none."""
    try:
        found = surely(game, seat)
    except TooWide:
        found = None
    return found or at_once(game, seat)


def surely(game: Game, seat: int) -> tuple[str, frozenset[str]] | None:
    """What surely wins, where something else does not; TooWide where there is more to try out than is worth it."""
    right = _alike(game, seat, sure) if is_promising(game, seat) else None
    return None if right is None else (SURE, right)


def at_once(game: Game, seat: int) -> tuple[str, frozenset[str]] | None:
    """What wins at once, or does not lose at once."""
    if len(game.pending) > 1:
        return None
    every = frozenset(_asked(game, seat).texts())
    for about, found in ((WINS, winning), (LOSES, losing)):
        with suppress(TooWide):
            marked = _alike(game, seat, found)
            if marked is not None:
                return about, marked if about == WINS else every - marked
    return None


def _alike(game: Game, seat: int, found: Callable[[Game, int], frozenset[str]]) -> frozenset[str] | None:
    """What is found in every world, if it is some of the options and always the same."""
    marked, every = None, frozenset(_asked(game, seat).texts())
    for number in range(WORLDS):
        seen = found(game.imagine(seat, f"world {number}", history=True), seat)
        if seen in (frozenset(), every) or marked not in (None, seen):
            return None
        marked = seen
    return marked


def is_promising(game: Game, seat: int) -> bool:
    """Whether lines by chance all end soon, some are lost, and after some option half of them win in every world."""
    ask, random, lost = _asked(game, seat), Random(0), False
    hopeful = set(range(len(ask.options)))
    for number in range(WORLDS_AT_FIRST):
        world = game.imagine(seat, f"world {number}", history=True)
        for at, option in enumerate(_asked(world, seat).options):
            results = [_by_chance(world, seat, option, random) for _ in range(LINES)]
            if None in results:
                return False
            lost |= False in results
            if 2 * results.count(True) < LINES:
                hopeful.discard(at)
        if not (hopeful and lost):
            return False
    return True


def _by_chance(world: Game, seat: int, option: Option, random: Random) -> bool | None:
    """Whether the seat has won, if it goes on by chance; None where that takes long."""
    line = world.clone()
    line.play(option, seat)
    for _ in range(LONGEST_LINE):
        if line.over:
            return line.ranking[seat] == 1
        ask = line.pending[0]
        line.play(random.choice(ask.options), ask.seat)
    return None


# --- where it is met --------------------------------------------------------------------------------------------------


def find(hunt: Hunt, numbers: range, jobs: int | Crew = 1) -> Iterator[list[Tactic]]:
    """What is met in the games of these numbers, in their order."""
    crew = Processes(jobs) if isinstance(jobs, int) else jobs
    batches = [numbers[at : at + GAMES_OF_A_BATCH] for at in range(0, len(numbers), GAMES_OF_A_BATCH)]
    for found in crew.in_order(partial(_batch, hunt), batches):
        yield from found


def _batch(hunt: Hunt, numbers: range) -> list[list[Tactic]]:
    return [list(islice(_met(hunt, number), OF_ONE_GAME)) for number in numbers]


def _met(hunt: Hunt, number: int) -> Iterator[Tactic]:
    seed, seats = f"{hunt.seed}/{number}", hunt.seats[number % len(hunt.seats)]
    log, last = _played(hunt, seed, seats)
    too_wide, turn_before = 0, _turns_back(log, 2)
    for at, table in reversed(last):
        seat, found = log[at][0], None
        if too_wide < PATIENCE:
            try:
                found, too_wide = surely(table, seat), 0
            except TooWide:
                too_wide += 1
        found = found or (at_once(table, seat) if at >= turn_before else None)
        if found is not None:
            yield Tactic(seed, seats, tuple(log[:at]), seat, *found, len(_asked(table, seat).options))


def _played(hunt: Hunt, seed: str, seats: int) -> tuple[list[tuple[int, str]], Sequence[tuple[int, Game]]]:
    """What was chosen in a game, and its last moments; none where it was not brought to its end."""
    table = regalia.new(hunt.game, seats=seats, seed=seed, news=False)
    bots = [make_bot(hunt.by, f"{seed}/{seat}") for seat in range(seats)]
    log, last = list[tuple[int, str]](), deque[tuple[int, Game]](maxlen=LAST_CHOICES)
    while not table.over and len(log) < LONGEST:
        ask = table.pending[0]
        last.append((len(log), table.clone()))
        option = bots[ask.seat].choose(Outlook(table, ask.seat))
        log.append((ask.seat, ask.text(option)))
        table.play(option, ask.seat)
    return log, last if table.over else ()


def _turns_back(log: Sequence[tuple[int, str]], turns: int) -> int:
    """Where the last but so many began: choices of one seat after the other are a turn."""
    begun = [at for at in range(len(log)) if not at or log[at][0] != log[at - 1][0]]
    return begun[-turns] if len(begun) >= turns else 0


def position(game: str, tactic: Tactic) -> Game:
    """The position, played anew."""
    table = regalia.new(game, seats=tactic.seats, seed=tactic.seed, news=False)
    for seat, text in tactic.log:
        table.play_text(text, seat)
    return table


def solved(game: str, tactic: Tactic, bot: str) -> bool:
    """Whether the bot chooses right."""
    return answer(game, tactic, bot) in tactic.right


def answer(game: str, tactic: Tactic, bot: str) -> str:
    """What the bot chooses there."""
    outlook = Outlook(position(game, tactic), tactic.seat)
    return outlook.ask.text(seated(bot, game, f"{tactic.seed}/tactics").choose(outlook))


def seats_to_try(game: str) -> int:
    """Four, or as many as can sit."""
    return min(4, games.find(game).seats[-1])
