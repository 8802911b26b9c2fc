"""What the OpenAPI says beyond the routes' own types: every refusal, and answers that are made by hand.

Messages for people hold one another (`core.words.Message`), which no schema made from types can say; here they are
plain objects.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from msgspec import Struct

REFUSALS = {
    400: "This cannot be understood, or cannot be.",
    403: "It is not for this person, or comes from another site.",
    404: "There is no such thing.",
    405: "This address does not know the method.",
    409: "Not now: the table does not stand so.",
    413: "It is too long.",
    429: "Too much, or too often.",
}
"""Every status of a «no»."""


class RefusedShape(Struct, kw_only=True):
    """`messages.Refused`."""

    error: str
    rule: str
    reason: dict[str, Any] | None


class ReplayedShape(Struct, kw_only=True):
    """`messages.Replayed`."""

    at: int
    of: int
    scene: dict[str, Any]
    news: list[dict[str, Any]]
    over: bool


class LogLinesShape(Struct, kw_only=True):
    """`messages.LogLines`."""

    lines: list[dict[str, Any]]
    start: int


class ExplainedShape(Struct, kw_only=True):
    """`messages.Explained`."""

    of: str
    what: dict[str, Any] | None


class ReviewedShape(Struct, kw_only=True):
    """`messages.Reviewed`."""

    budget: int
    curve: list[list[float]]
    seats: list[dict[str, Any]]
    worst: list[dict[str, Any]]
    turns: list[dict[str, Any]]
    seat: int | None


class RecalledShape(Struct, kw_only=True):
    """`messages.Recalled`."""

    at: int
    heading: dict[str, Any]
    options: list[dict[str, Any]]
    chosen: str
    path: list[str]


EXPLAINED = ResponseSpec(ExplainedShape, description="What it was then.", generate_examples=False)
LOG_LINES = ResponseSpec(LogLinesShape, description="Lines of the log.", generate_examples=False)
REPORT = ResponseSpec(dict[str, Any], description="The report.", generate_examples=False)
REPLAYED = ResponseSpec(ReplayedShape, description="The table as it stood.", generate_examples=False)
RECALLED = ResponseSpec(RecalledShape, description="What it saw.", generate_examples=False)
REVIEWED = ResponseSpec(ReviewedShape, description="The review.", generate_examples=False)
RECORD = ResponseSpec(dict[str, Any], description="The record.", generate_examples=False)


def documented(routes: Iterable[HTTPRouteHandler]) -> list[HTTPRouteHandler]:
    """The routes, with every refusal in their OpenAPI."""
    specs = {
        status: ResponseSpec(RefusedShape, description=why, generate_examples=False) for status, why in REFUSALS.items()
    }
    found = list(routes)
    for route in found:
        route.responses = {**specs, **(route.responses or {})}
    return found
