"""Any situation as readable JSON that can be edited by hand: for tests, puzzles, lessons and bug reports."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import msgspec

from regalia.core.dice import MOST_DRAWN, MOST_KEY_BYTES, MOST_SEED_LETTERS, Dice, is_endless
from regalia.core.errors import BadPosition

if TYPE_CHECKING:
    from regalia.core.game import Game

FORMAT = "regalia-position"
VERSION = 1


MOST_SINCE = 2_000
"""Lines since the checkpoint: a phase is a short piece of play."""
Text = Annotated[str, msgspec.Meta(max_length=300)]


class DiceAt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    key: Text
    drawn: int


class Position(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What `Game.position` writes; by hand only `seats` and `state` are needed.

    `version` numbers this outer shape, `form` the shape of the game's own `state`: each changes without the other.
    """

    format: str = FORMAT
    version: int = VERSION
    game: str | None = None
    rules: int | None = None
    form: int = 0
    seats: int
    options: dict[str, Any] = {}
    seed: int | str = "position"
    dice: DiceAt | None = None
    state: dict[str, Any]
    since: Annotated[list[tuple[int | None, Text]], msgspec.Meta(max_length=MOST_SINCE)] = []

    def make_dice(self) -> Dice:
        if self.dice is None:
            if is_endless(self.seed):
                raise BadPosition(f"a seed has at most {MOST_SEED_LETTERS} letters or digits")
            return Dice.seeded(self.seed)
        try:
            key = bytes.fromhex(self.dice.key)
        except ValueError:
            raise BadPosition("the key of the dice is not hexadecimal") from None
        if len(key) > MOST_KEY_BYTES or not 0 <= self.dice.drawn < MOST_DRAWN:
            raise BadPosition("the dice have too long a key, or an impossible number of bytes drawn")
        return Dice(key, self.dice.drawn)


def write(game: Game, state: Any, since: list[tuple[int | None, str]]) -> dict[str, Any]:
    position = Position(
        game=game.rulebook.id,
        rules=game.rulebook.rules_version,
        form=game.rulebook.form.number,
        seats=game.seats,
        options=dict(game.setup.options),
        dice=DiceAt(state.dice.key.hex(), state.dice.drawn),
        state=game.rulebook.form.written(state),
        since=since,
    )
    built: dict[str, Any] = msgspec.to_builtins(position)
    del built["seed"]  # the dice say more
    if position.form == 1:
        del built["form"]  # as it was written when forms were not numbered yet
    return built


def read(data: Any, game: str, rules: int) -> Position:
    """The position in plain data; BadPosition says what is wrong with its outer shape."""
    try:
        position = msgspec.convert(data, Position)
    except (msgspec.ValidationError, OverflowError, RecursionError) as error:
        raise BadPosition(f"this position is broken: {error}") from None
    if position.format != FORMAT:
        raise BadPosition(f"this is not a position but {position.format!r}")
    if position.version > VERSION:
        raise BadPosition(f"this position is of version {position.version}, newer than this Regalia reads ({VERSION})")
    if position.game not in (None, game):
        raise BadPosition(f"this is a position of {position.game}, not of {game}")
    if position.rules is not None and position.rules > rules:  # an older situation is played on by the rules of today
        raise BadPosition(f"this position is of rules version {position.rules} of {game}; this Regalia plays {rules}")
    return position
