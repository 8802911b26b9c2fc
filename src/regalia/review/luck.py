"""What of a step was luck: its worth less the mean over the same step with chance cast anew.

Where no die was cast and nobody learned anything there is none. Chance cast anew means worlds as whoever chose could
imagine them; where several answered at the same time, the same answers before other dice.
"""

from __future__ import annotations

from regalia.bots.quick import quick_move
from regalia.core.dice import key_of
from regalia.core.game import Game
from regalia.review.chances import mean
from regalia.review.results import Part, Step, Vector, difference, fine, total
from regalia.review.walking import Answer, opened_at
from regalia.review.worth import Worth


def has_luck(before: Game, after: Game) -> bool:
    """Whether something was cast or turned up in between."""
    return before.state.dice.drawn != after.state.dice.drawn or before.state.shown != after.state.shown


def of_choice(before: Game, answer: Answer, worth: Worth, worlds: int) -> Vector:
    """What a choice did to everybody's chance, on the mean."""
    seat = answer.line.seat
    assert seat is not None
    changes = []
    for number in range(worlds):
        name = f"luck/{answer.at}/{number}"
        world = before.imagine(seat, name, history=True)
        at_first = worth.played_out(world.clone(history=False), world, answer.at, name)
        after = world.clone(history=True)
        after.enter(seat, answer.line.text)
        changes.append(difference(worth.played_out(after.clone(history=False), after, answer.at + 1, name), at_first))
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
        world = before.clone(history=True)
        world.state.dice.reseed(key_of(f"luck/{answers[0].at}/{number}"))
        opened = opened_at(world)
        for answer in answers:
            if answer.ask is None or answer.line.seat in kept:
                world.enter(answer.line.seat, answer.line.text)
        while not world.over and opened is not None and opened_at(world) == opened:
            quick_move(world, world.rulebook.sense)
        found.append(worth.played_out(world.clone(history=False), world, answers[-1].at + 1, f"{number}"))
    return mean(found)


def step_of(
    before: Game, after: Game, answers: list[Answer], curve: tuple[Vector, Vector], worth: Worth, worlds: int
) -> Step:
    """A step with its luck and what each seat's choices did; the curve before and after it is given."""
    change, last = difference(curve[1], curve[0]), answers[-1]
    parts: list[Part] = []
    if len(answers) > 1:
        parts = [_fine(part) for part in of_answers(before, answers, worth, worlds if has_luck(before, after) else 1)]
        if not has_luck(before, after):
            parts[-1] = _completed(parts, change)
    elif last.line.seat is not None:
        done = fine(of_choice(before, last, worth, worlds)) if has_luck(before, after) else change
        parts = [Part(seat=last.line.seat, kind=last.kind, change=done)]
    done = total([part.change for part in parts], before.seats)
    return Step(at=answers[0].at, until=last.at + 1, luck=difference(change, done), parts=parts)


def _fine(part: Part) -> Part:
    return Part(seat=part.seat, kind=part.kind, change=fine(part.change))


def _completed(parts: list[Part], change: Vector) -> Part:
    """The last part, such that all add up to the change: what is left of a grain is nobody's luck."""
    rest = difference(change, total([part.change for part in parts[:-1]], len(change)))
    return Part(seat=parts[-1].seat, kind=parts[-1].kind, change=rest)
