"""Draws how cost grows, one drawing (SVG) for each question; needs matplotlib, which comes with `regalia[plots]`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from io import BytesIO
from typing import TYPE_CHECKING, Any

from regalia.core.errors import RegaliaError
from regalia.lab.speed.growth import Growth

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

WIDE, HIGH = 11.0, 2.9
"""Inches of a row of five."""
PAPER, INK = "#fbf6e9", "#2a211a"


def drawn(growths: Sequence[Growth]) -> dict[str, bytes]:
    """The drawings by name."""
    return {
        "seats": _figure(growths, _by_seats, "seats", "decisions/s, played out"),
        "decisions": _figure(growths, _decisions, "choices so far", "µs a decision"),
        "clones": _figure(growths, _clones, "choices so far", "µs a clone"),
        "memory": _figure(growths, _memory, "choices so far", "kB"),
    }


def _by_seats(axes: Axes, growth: Growth) -> None:
    axes.plot(list(growth.by_seats), list(growth.by_seats.values()), marker="o")
    axes.set_xticks(list(growth.by_seats))


def _decisions(axes: Axes, growth: Growth) -> None:
    for mode in growth.ages[0].decision_us:
        axes.plot(_choices(growth), [age.decision_us[mode] for age in growth.ages], label=mode)


def _clones(axes: Axes, growth: Growth) -> None:
    axes.plot(_choices(growth), [age.clone_us for age in growth.ages], label="for simulation")
    axes.plot(_choices(growth), [age.clone_with_history_us for age in growth.ages], label="with history")


def _memory(axes: Axes, growth: Growth) -> None:
    parts = list(growth.ages[0].bytes)
    axes.stackplot(_choices(growth), [[age.bytes[part] / 1000 for age in growth.ages] for part in parts], labels=parts)


def _choices(growth: Growth) -> list[int]:
    return [age.choices for age in growth.ages]


def _figure(growths: Sequence[Growth], draw: Callable[[Axes, Growth], None], across: str, up: str) -> bytes:
    """One small drawing for each game, side by side, each from zero."""
    pyplot = _pyplot()
    figure: Figure
    figure, rows = pyplot.subplots(1, len(growths), figsize=(WIDE, HIGH), squeeze=False, layout="constrained")
    for axes, growth in zip(rows[0], growths, strict=True):
        draw(axes, growth)
        axes.set_title(growth.game, fontsize=9)
        axes.set_xlabel(across, fontsize=8)
        axes.set_ylim(bottom=0)
        axes.tick_params(labelsize=7, colors=INK)
        axes.set_facecolor(PAPER)
    rows[0][0].set_ylabel(up, fontsize=8)
    handles, labels = rows[0][0].get_legend_handles_labels()
    if labels:
        figure.legend(handles, labels, loc="outside lower center", ncols=len(labels), fontsize=8, frameon=False)
    written = BytesIO()
    figure.savefig(written, format="svg", facecolor=PAPER, metadata={"Date": None})
    pyplot.close(figure)
    return written.getvalue()


def _pyplot() -> Any:
    try:
        import matplotlib
        import matplotlib.pyplot
    except ModuleNotFoundError as missing:
        raise RegaliaError("drawings need matplotlib; pip install 'regalia[plots]' brings it") from missing
    matplotlib.use("svg")
    matplotlib.rcParams.update({"svg.hashsalt": "regalia", "svg.fonttype": "none"})
    return matplotlib.pyplot
