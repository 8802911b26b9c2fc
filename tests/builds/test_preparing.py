"""What mypyc is given in the place of a source: the same program, its constants, copiers and classes said aloud."""

from __future__ import annotations

import pytest
from building.preparing import prepared
from building.rooms import ROOT, groups

pytestmark = pytest.mark.pure  # sources are prepared by the pure build alone

HEAD = "from __future__ import annotations\n"


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("NOBODY = -1", "NOBODY: Final = -1"),
        ("_HIDDEN = 'ő', 1", "_HIDDEN: Final = 'ő', 1"),
        ("NAMES: dict[int, str] = {}", "NAMES: Final[dict[int, str]] = {}"),
        ("T = TypeVar('T')", "T = TypeVar('T')"),
        ("Army = tuple[int, int]", "Army = tuple[int, int]"),
        ("known = 5", "known = 5"),
    ],
)
def test_constants_are_final(line: str, expected: str) -> None:
    assert prepared("some.py", f"{HEAD}{line}\n").splitlines()[1] == expected


def test_of_what_is_not_compiled_only_plain_constants_are_final() -> None:
    made = prepared("some.py", f"{HEAD}ONE = -1\nALL = tuple(range(3))\n", is_compiled=False).splitlines()
    assert made[1:] == ["ONE: Final = -1", "ALL = tuple(range(3))"]


def test_what_is_bound_twice_is_no_constant() -> None:
    assert "Final =" not in prepared("some.py", f"{HEAD}LEVEL = 1\nLEVEL = 2\n")


def test_constants_of_one_line_stand_by_themselves() -> None:
    source = (ROOT / "src/regalia/games/havoc/state.py").read_text(encoding="utf-8")
    assert "UNDECIDED: Final = 0; IN: Final = 1; PASSED: Final = 2; OUT: Final = 3\n" in prepared(
        "regalia/games/havoc/state.py", source
    )


def test_constants_of_several_lines_too_and_what_follows_keeps_its_place() -> None:
    file = "regalia/games/kard_es_korona/pieces/numbers.py"
    source = (ROOT / "src" / file).read_text(encoding="utf-8")
    made = prepared(file, source)
    assert "GUILDS: Final = 0; KINGS_ELECTION: Final = 1; REVOLT: Final = 2; " in made
    assert made.splitlines().index("NO_EVENT: Final = -1") == source.splitlines().index("NO_EVENT = -1")


def test_a_copier_is_written_out_and_the_class_completed() -> None:
    source = (ROOT / "src/regalia/games/havoc/state.py").read_text(encoding="utf-8")
    made = prepared("regalia/games/havoc/state.py", source)
    assert "copier(Havoc)" not in made
    assert "    made.hands = [x0.copy() for x0 in s.hands]\n" in made
    assert "regalia.builds.complete(Havoc, {'variants': 'Variants'" in made


def test_lines_stay_where_they_are_but_for_opened_classes_and_copiers() -> None:
    for file in [file for group in groups().values() for file in group]:
        source = (ROOT / "src" / file).read_text(encoding="utf-8")
        made = prepared(file, source).splitlines()
        if "copier(" not in source and "/core/" not in file:
            assert len([line for line in made if "builds.complete" not in line]) == len(source.splitlines()), file


def test_every_game_is_compiled() -> None:
    assert set(groups()) == {"engine", "barony", "havoc", "kingsburg", "kard_es_korona", "hadurak"}
    assert "regalia/games/hadurak/rules/war/fighting.py" in groups()["hadurak"]
    assert "regalia/games/hadurak/table/scene.py" not in groups()["hadurak"]
