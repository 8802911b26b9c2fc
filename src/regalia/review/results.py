"""What a review finds, as plain data: it travels between processes and is kept as JSON.

All chances are multiples of `GRAIN`, so that sums of them are exact.
"""

from __future__ import annotations

import msgspec

GRAIN = 2.0**-20

Vector = list[float]
"""A number for each seat."""


def fine(vector: Vector) -> Vector:
    """To the grain."""
    return [round(number / GRAIN) * GRAIN for number in vector]


def difference(after: Vector, before: Vector) -> Vector:
    return [one - other for one, other in zip(after, before, strict=True)]


def total(vectors: list[Vector], seats: int) -> Vector:
    return [sum(vector[seat] for vector in vectors) for seat in range(seats)]


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """A rated choice: `at` so many lines of the record it was asked; `loss` is the chance given away against `best`.

    `chosen` and `best` are written as in records; `doubt` is the standard error of what `loss` was measured by, and
    already taken off it.
    """

    at: int
    seat: int
    kind: str
    chosen: str
    best: str
    loss: float
    doubt: float
    options: int


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """What the choices of a seat did to everybody's chance within a step."""

    seat: int
    kind: str
    change: Vector


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """From `at` to `until` lines: one choice and what followed, or all sealed answers to one question.

    What changed is the luck and the parts together.
    """

    at: int
    until: int
    luck: Vector
    parts: list[Part]

    @property
    def change(self) -> Vector:
        return total([self.luck, *(part.change for part in self.parts)], len(self.luck))


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """A turning point: the step, the seat that it moved most, how far, and what of that was luck, where it was looked
    for."""

    at: int
    until: int
    seat: int
    change: float
    luck: float | None = None


class ByKind(msgspec.Struct, kw_only=True):
    """A seat's answers to one kind of question: what they gave away, what they did, and the luck that followed them."""

    asked: int = 0
    loss: float = 0.0
    own: float = 0.0
    luck: float = 0.0


class SeatReview(msgspec.Struct, frozen=True, kw_only=True):
    """start + luck + own + others = end; `choices` has the worst first; `without_luck` is the end less the luck."""

    start: float
    end: float
    luck: float
    own: float
    others: float
    without_luck: float
    loss: float
    kinds: dict[str, ByKind]
    choices: list[Choice]


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """`curve` has everybody's chance after every line of the record, all cards open, from the deal to the end."""

    format: str = "regalia-review"
    version: int = 1
    game: str
    rules: int
    seal: str
    budget: int
    seats: list[SeatReview]
    choices: list[Choice]
    curve: list[Vector]
    steps: list[Step]
    turns: list[Turn]


class OwnReview(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat knew: everybody's chance after every line, over worlds that it could imagine, and its own choices.

    `curve` ends with the last step that was complete; `loss` is what all its choices gave away together.
    """

    format: str = "regalia-own-review"
    version: int = 1
    game: str
    rules: int
    budget: int
    seat: int
    loss: float
    choices: list[Choice]
    curve: list[Vector]
    turns: list[Turn]
