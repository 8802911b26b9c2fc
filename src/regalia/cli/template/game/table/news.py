"""What happened, for the log, the sounds and the screen reader."""

from __future__ import annotations

from regalia.core import plain
from regalia.scene.herald import Herald

HERALD = Herald(
    plain.fact,
    art={"lifted": "new-game-cup", "game_ended": "laurel"},
    sounds={"cast": "dice", "cast_again": "dice", "claimed": "place", "lifted": "bell", "game_ended": "victory"},
    headings=("round_began",),
)
