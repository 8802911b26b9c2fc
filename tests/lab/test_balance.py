"""Sides counted over outcomes, and drawn."""

from __future__ import annotations

from xml.etree import ElementTree

from regalia.lab.balance import by_side, plot, table
from regalia.lab.simulate import Outcome, Plan, simulate


def outcome(number: int, ranking: list[int], sides: list[str]) -> Outcome:
    return Outcome(number, "s", ("greedy",) * len(sides), [0] * len(sides), ranking, 1, sides)


def test_a_side_is_counted_wherever_it_sits() -> None:
    games = [
        outcome(0, [1, 2], ["red", "blue"]),
        outcome(1, [2, 1], ["blue", "red"]),
        outcome(2, [1, 1], ["blue", "green"]),
    ]
    tallies = by_side(games)
    assert list(tallies) == ["blue", "green", "red"]
    assert {side: (tally.games, tally.wins) for side, tally in tallies.items()} == {
        "blue": (3, 0.5),
        "green": (1, 0.5),
        "red": (2, 2.0),
    }


def test_the_table_and_the_drawing_name_every_side() -> None:
    tallies = by_side([outcome(0, [1, 2], ["r<d", "blue"])])
    assert "| blue | 1 | 0 | 0.0% |" in table(tallies)
    drawing = ElementTree.fromstring(plot(tallies, "two & two"))
    words = [text.text for text in drawing.iter("{http://www.w3.org/2000/svg}text")]
    assert {"r<d", "blue", "two & two"} <= {*words}


def test_the_lords_of_a_real_game_are_told() -> None:
    (played,) = simulate(Plan("kard_es_korona", "one", (("random",) * 6,)), 1)
    assert len({*played.sides}) == 6 and "csak_mate" in played.sides
