"""What of a step was luck: its worth less the mean over the same step with chance cast anew.

Where no die was cast and nobody learned anything there is none. Chance cast anew means worlds as whoever chose could
imagine them; where several answered at the same time, the same answers before other dice.
"""

from __future__ import annotations

from random import Random

from regalia.bots.quick import quick_move
from regalia.core.game import Game
from regalia.review.chances import mean
from regalia.review.results import Part, Step, Vector, difference, fine, total
from regalia.review.walking import Answer, section_of
from regalia.review.worth import Worth, cast_anew


def has_luck(before: Game, after: Game, answers: list[Answer]) -> bool:
    """Whether something was cast or turned up in between; advice that was asked for is neither."""
    shown = after.state.shown - before.state.shown - sum(answer.is_hint for answer in answers)
    return bool(before.state.dice.drawn != after.state.dice.drawn or shown)


def of_choice(before: Game, answer: Answer, worth: Worth, worlds: int) -> Vector:
    """What a choice did to everybody's chance, on the mean."""
    seat = answer.line.seat
    assert seat is not None
    changes = []
    for number in range(worlds):
        name = f"luck/{answer.at}/{number}"
        world = before.imagine(seat, name, history=True)
        at_first = worth.played_out(world.clone(history=False), world.state, answer.at, Random(name))
        after = world.clone(history=False)
        after.enter(seat, answer.line.text)
        since = after.state.copy()
        changes.append(difference(worth.played_out(after, since, answer.at + 1, Random(name)), at_first))
    return mean(changes)


def of_answers(before: Game, answers: list[Answer], worth: Worth, worlds: int) -> list[Part]:
    """The same for answers that were given at the same time, seat by seat.

    Each seat's part is what its own answers change where those before it answered as they did and those after it
    without a thought; what all have in common, they share.
    """
    kinds = {answer.line.seat: answer.kind for answer in answers if answer.ask is not None}
    seats = [seat for seat in kinds if seat is not None]
    at_first = worth.open(before, answers[0].at)
    led = [_mean_after(before, answers, {*seats[:number]}, worth, worlds) for number in range(len(seats) + 1)]
    common = [change / len(seats) for change in difference(led[0], at_first)]
    return [
        Part(seat=seat, kind=kinds[seat], change=total([difference(led[at + 1], led[at]), common], before.seats))
        for at, seat in enumerate(seats)
    ]


def _mean_after(before: Game, answers: list[Answer], kept: set[int], worth: Worth, worlds: int) -> Vector:
    """Everybody's chance once all have answered: those in `kept` as they did, the others without a thought."""
    found = []
    for number in range(worlds):
        world = cast_anew(before, number)
        section = section_of(world)
        for answer in answers:
            if answer.ask is None or answer.line.seat in kept:
                world.enter(answer.line.seat, answer.line.text)
        while section is not None and section_of(world) is section:
            quick_move(world, world.rulebook.sense)
        found.append(worth.played_out(world, world.state.copy(), answers[-1].at + 1, Random(number)))
    return mean(found)


def step_of(
    before: Game, after: Game, answers: list[Answer], curve: tuple[Vector, Vector], worth: Worth, worlds: int
) -> Step:
    """A step with its luck and what each seat's choices did; the curve before and after it is given."""
    change, last, lucky = difference(curve[1], curve[0]), answers[-1], has_luck(before, after, answers)
    parts: list[Part] = []
    if len(answers) > 1 and any(answer.ask is not None for answer in answers):
        parts = [_fine(part) for part in of_answers(before, answers, worth, worlds if lucky else 1)]
        if not lucky:
            parts[-1] = _completed(parts, change)
    elif last.line.seat is not None:
        done = fine(of_choice(before, last, worth, worlds)) if lucky and len(answers) == 1 else change
        parts = [Part(seat=last.line.seat, kind=last.kind, change=done)]
    done = total([part.change for part in parts], before.seats)
    return Step(at=answers[0].at, until=last.at + 1, luck=difference(change, done), parts=parts)


def _fine(part: Part) -> Part:
    return Part(seat=part.seat, kind=part.kind, change=fine(part.change))


def _completed(parts: list[Part], change: Vector) -> Part:
    """The last part, such that all add up to the change: what is left of a grain is nobody's luck."""
    rest = difference(change, total([part.change for part in parts[:-1]], len(change)))
    return Part(seat=parts[-1].seat, kind=parts[-1].kind, change=rest)
