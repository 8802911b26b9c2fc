"""Games made of another's checkpoints and log: clones, imagined worlds, and the game as it was before a choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from regalia.core.asking import FreeAct
from regalia.core.dice import Dice, key_of
from regalia.core.past.history import DICE, HINT, IMAGINED, NOBODY, STRIDE, Checkpoint, Entry, is_sealed_from
from regalia.core.state import State, put_in_place

if TYPE_CHECKING:
    from regalia.core.game import Game


def rebuilt(game: Game, own: int, since: list[Entry], *, history: bool, news: bool, stride: int = STRIDE) -> Game:
    """The game that the first `own` entries of this log and then others lead to, from the nearest checkpoint."""
    kept = game._kept("copy")
    nearest = kept.nearest(own)
    mark = kept.checkpoints[nearest]
    twin = game._twin(
        mark.state.copy(),
        kept.upto(nearest, stride) if history else None,
        game._events[: mark.events] if news else None,
    )
    for entry in (*kept.log[mark.entries : own], *since):
        twin.repeat(entry)
    return twin


def last_checkpoint(game: Game) -> Checkpoint:
    """The one at the beginning of the running phase; made now where it was left out."""
    history = game._kept("checkpoint")
    if history.is_untouched:
        history.mark(game.state, len(game._events))
    elif history.is_mark_due:
        twin = rebuilt(game, len(history.log), [], history=True, news=game._news, stride=0)
        history.keep(twin._kept("checkpoint").checkpoints[-1])
    return history.checkpoints[-1]


def cloned(game: Game, history: bool, news: bool) -> Game:
    last_checkpoint(game)
    return rebuilt(game, game.choices, [], history=history, news=news)


# --- imagining --------------------------------------------------------------------------------------------------------


def imagined(game: Game, seat: int, seed: int | str, history: bool) -> Game:
    """A clone without what is sealed from the seat, and with the hidden things dealt anew."""
    last_checkpoint(game)
    own = _open_since(game)
    since = game._kept("imagining").entries(own, own, seat)
    since.append((seat, IMAGINED, seed))
    return rebuilt(game, own, since, history=history, news=False)


def since_checkpoint(game: Game, seat: int) -> tuple[Any, list[Entry]]:
    """The state at the beginning of the running phase, and the entries since that are not sealed from the seat."""
    mark = last_checkpoint(game)
    return mark.state, game._kept("checkpoint").entries(mark.entries, _open_since(game), seat)


def _open_since(game: Game) -> int:
    """How many entries are everybody's: those of a section that is still open are not."""
    return game.choices if game._section is None else game._section_at


def deal_anew(game: Game, seat: int, seed: int | str | State) -> None:
    """Hidden things as a seed deals them, or as they lie in another state."""
    if isinstance(seed, State):
        put_in_place(game.state, seed)
        game._recompute()
        return
    game.state.dice.reseed(key_of(f"{seed}/dice"))
    if game.rulebook.has_secrets:
        game.rulebook.imagine(game.state, seat, Dice.seeded(f"{seed}/hidden"))
        game._recompute()


# --- taking back ------------------------------------------------------------------------------------------------------


def undone(game: Game, seat: int | None, by_consent: bool = False, whole: bool = True) -> Game | str:
    """The game as it would be after an undo, or why there is none; unless it is to be played on, not all of it."""
    history = game._kept("undo")
    at = history.last_entry(seat)
    if at is None:
        return "nothing"
    by, kind, _ = history.log[at]
    later = history.log[at + 1 :]
    is_act = isinstance(kind, FreeAct)
    sealed = game._section is not None and at >= game._section_at and not is_act
    if sealed:
        later = [entry for entry in later if not is_sealed_from(by, entry)]
    if not by_consent and any(kind is not DICE and kind is not HINT for _, kind, _ in later):
        return "chosen"
    kept = history.log[at + 1 :] if sealed else _hints(later) if by_consent else []
    earlier = rebuilt(game, at, kept, history=whole, news=whole and game._news)
    if not by_consent and earlier.state.shown != game.state.shown:
        return "learned"
    drawn = game.state.dice.drawn
    if drawn != earlier.state.dice.drawn:
        if not by_consent:
            return "dice"
        earlier.repeat((NOBODY, DICE, drawn))
    return earlier


def _hints(entries: list[Entry]) -> list[Entry]:
    """Whoever has asked for advice has heard it, whatever is taken back."""
    return [entry for entry in entries if entry[1] is HINT]
