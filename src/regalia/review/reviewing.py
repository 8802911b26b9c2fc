"""From the record of a finished game to its review: a function of the record and the budget, and of nothing else."""

from __future__ import annotations

from collections.abc import Callable

from regalia import games
from regalia.core.errors import BadRecord
from regalia.core.files.record import Record
from regalia.core.files.replay import verify
from regalia.core.game import Game
from regalia.core.rulebook import Rulebook
from regalia.review import luck
from regalia.review.results import (
    ByKind,
    Choice,
    Review,
    SeatReview,
    Step,
    Turn,
    Vector,
    fine,
)
from regalia.review.walking import Answer, begun, read_answer, step_ends
from regalia.review.weighing import weigh
from regalia.review.worth import Worth

BUDGET = 64
"""Playouts for each choice."""
LEAST_BUDGET = 4
RECAST = 4
"""For each of so many playouts of the budget a moment is played on once, and a step cast anew once."""
TURNS = 6
"""Turning points that are named, at most."""
SMALLEST_TURN = 0.04

Report = Callable[[float], None]
"""Is told how much is done, from 0 to 1."""


def unheard(done: float) -> None:
    """Nobody wants to know how far it is."""


class NotOver(BadRecord):
    """A game that is not over can be reviewed as one seat knows it."""


def review(record: Record, budget: int = BUDGET, report: Report = unheard) -> Review:
    """BadRecord says what is wrong with a record, or that its game is not over."""
    check_budget(budget)
    rulebook = games.find(record.game)
    end = verify(rulebook, record)
    if not end.over:
        asked = ", ".join(f"seat {seat} is asked {kind!r}" for seat, kind in end.waiting())
        raise NotOver(f"this game is not over: after its {len(record.lines)} choices {asked}")
    walk = _Walk(rulebook, record, budget)
    for first, until in step_ends(rulebook, record):
        walk.step(first, until)
        report(until / len(record.lines))
    return walk.review()


def check_budget(budget: int) -> None:
    if budget < LEAST_BUDGET:
        raise BadRecord(f"a review needs a budget of {LEAST_BUDGET} playouts at least, not {budget}")


def rated(game: Game, answer: Answer, worth: Worth, budget: int) -> list[Choice]:
    """A choice that the game is about to see; none where nothing was asked."""
    ask = answer.ask
    if ask is None:
        return []
    found = weigh(game, ask.seat, answer.option, worth, answer.at, f"review/{answer.at}", budget)
    return [
        Choice(
            at=answer.at,
            seat=ask.seat,
            kind=ask.kind.id,
            chosen=answer.line.text,
            best=ask.text(found.best),
            loss=round(found.loss, 6),
            doubt=round(found.doubt, 6),
            options=len(ask.options),
        )
    ]


class _Walk:
    """Plays the record over, and looks at every choice before it is made."""

    def __init__(self, rulebook: Rulebook, record: Record, budget: int) -> None:
        self._record, self._budget = record, budget
        self._worlds = max(1, budget // RECAST)
        self._game = begun(rulebook, record)
        self._worth = Worth(rulebook, record.seats, self._worlds)
        self._curve = [fine(self._worth.open(self._game, 0))]
        self._choices: list[Choice] = []
        self._steps: list[Step] = []

    def step(self, first: int, until: int) -> None:
        before = self._game.clone(history=True)
        answers = []
        for at in range(first, until):
            answer = read_answer(self._game, at, self._record.lines[at])
            self._choices += rated(self._game, answer, self._worth, self._budget)
            self._game.enter(answer.line.seat, answer.line.text)
            answers.append(answer)
        is_played = not all(answer.is_hint for answer in answers)
        after = fine(self._worth.open(self._game, until)) if is_played else self._curve[-1]
        curve = self._curve[-1], after
        self._steps.append(luck.step_of(before, self._game, answers, curve, self._worth, self._worlds))
        self._curve += [self._curve[-1]] * (until - first - 1) + [after]

    def review(self) -> Review:
        return Review(
            game=self._record.game,
            rules=self._record.rules,
            seal=self._record.seal,
            budget=self._budget,
            seats=[self._seat(seat) for seat in range(self._record.seats)],
            choices=self._choices,
            curve=self._curve,
            steps=self._steps,
            turns=turning_points(self._steps),
        )

    def _seat(self, seat: int) -> SeatReview:
        parts = [part for step in self._steps for part in step.parts]
        lucky = sum(step.luck[seat] for step in self._steps)
        end = self._curve[-1][seat]
        choices = [choice for choice in self._choices if choice.seat == seat]
        return SeatReview(
            start=self._curve[0][seat],
            end=end,
            luck=lucky,
            own=sum(part.change[seat] for part in parts if part.seat == seat),
            others=sum(part.change[seat] for part in parts if part.seat != seat),
            without_luck=end - lucky,
            loss=round(sum(choice.loss for choice in choices), 6),
            kinds=by_kind(seat, choices, self._steps),
            choices=worst_first(choices),
        )


def worst_first(choices: list[Choice]) -> list[Choice]:
    return sorted(choices, key=lambda choice: (-choice.loss, choice.at))


def by_kind(seat: int, choices: list[Choice], steps: list[Step]) -> dict[str, ByKind]:
    """What a seat's answers did and gave away, by the kind of question; and the luck that it had after its own."""
    found: dict[str, ByKind] = {}
    for choice in choices:
        kind = found.setdefault(choice.kind, ByKind())
        kind.asked += 1
        kind.loss = round(kind.loss + choice.loss, 6)
    for step in steps:
        for part in step.parts:
            if part.seat == seat:
                kind = found.setdefault(part.kind, ByKind())
                kind.own += part.change[seat]
                kind.luck += step.luck[seat]
    return dict(sorted(found.items()))


def turning_points(steps: list[Step]) -> list[Turn]:
    """The steps that moved somebody's chance most, in the order of the game."""
    return furthest([_turn(step) for step in steps])


def furthest(turns: list[Turn]) -> list[Turn]:
    far = sorted((turn for turn in turns if abs(turn.change) >= SMALLEST_TURN), key=lambda turn: -abs(turn.change))
    return sorted(far[:TURNS], key=lambda turn: turn.at)


def _turn(step: Step) -> Turn:
    change = step.change
    seat = most_moved(change)
    return Turn(at=step.at, until=step.until, seat=seat, change=change[seat], luck=step.luck[seat])


def most_moved(change: Vector) -> int:
    return max(range(len(change)), key=lambda seat: abs(change[seat]))
