"""Dependencies point one way; whoever turns an arrow is named."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.house.arrows import SOURCE, offences

MOST_IN_A_ROW = 16


def test_all_arrows_hold() -> None:
    found = offences()
    assert not found, "\n".join(map(str, found))


@pytest.mark.parametrize(
    ("file", "line", "offence"),
    [
        (
            "core/dice.py",
            "from regalia import games",
            "core/dice.py:1 imports regalia.games: core may use nothing of ours",
        ),
        (
            "bots/eager.py",
            "from regalia.server.app import make_app",
            "bots/eager.py:1 imports regalia.server.app: bots may use",
        ),
        ("games/x/rules/turn.py", "from regalia.games.x.table import scene", "rules may use pieces, state, notation"),
        ("games/x/bot/sense.py", "from regalia.games.x.words.wording import fact", "bot may use pieces"),
        ("games/x/table/scene.py", "import regalia.games.x.bot.sense", "table may use pieces"),
        ("games/x/state.py", "from regalia.games.y.state import State", "a game knows no other game"),
        ("games/x/hints.py", "from regalia.games.x.state import State", "hints is no room of a game"),
        ("server/keeping/log.py", "from regalia.server.door.guard import Guard", "keeping may use messages"),
    ],
)
def test_a_turned_arrow_is_named(tmp_path: Path, file: str, line: str, offence: str) -> None:
    planted = tmp_path / "regalia" / file
    planted.parent.mkdir(parents=True)
    planted.write_text(f"{line}\n")
    for module in ("games/__init__", "games/x/table/scene", "games/x/bot/sense", "games/x/words/wording",
                   "games/x/state", "games/y/state", "server/app", "server/door/guard"):  # fmt: skip
        path = tmp_path / "regalia" / f"{module}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    (found,) = offences(tmp_path)
    assert offence in str(found)


def test_no_room_is_a_long_row() -> None:
    """A folder's listing can be read aloud."""
    for folder in [SOURCE, *(path for path in SOURCE.rglob("*") if path.is_dir())]:
        modules = [path.name for path in folder.glob("*.py") if path.name != "__init__.py"]
        assert len(modules) <= MOST_IN_A_ROW, f"{folder} has {len(modules)} modules in a row: {', '.join(modules)}"
