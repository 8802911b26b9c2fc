"""Moves to and fro are found."""

from __future__ import annotations

from regalia.lab.idling import play_idling, taken_back


def test_a_move_that_takes_back_another_is_counted() -> None:
    assert taken_back(["move:A1-B1", "action:move", "move:B1-A1", "build:A1=village"]) == (2, 1)
    assert taken_back(["move:A1-B1", "move:B1-C1", "move:C1-A1", "pass"]) == (3, 0)


def test_a_move_long_ago_may_be_undone() -> None:
    assert taken_back(["move:A1-B1", "move:C1-C2", "move:C2-C3", "move:C3-C4", "move:B1-A1"]) == (5, 0)


def test_knights_of_barony_come_to_an_end() -> None:
    """In this game two knights shuffled for more than a hundred rounds, where building and a title win by force."""
    found = play_idling("barony", "greedy", 2, "null 2")
    assert found.is_over and found.moves and found.taken_back <= found.moves // 5
