"""R3 Claims, and R4 Doubts."""

from __future__ import annotations

from regalia.cli.template.game.notation import ANSWER, DOUBT
from regalia.cli.template.game.pieces import FACES, SIDES
from regalia.cli.template.game.rules.ending import end_round
from regalia.cli.template.game.state import NO_CLAIM, NewGame
from regalia.core.asking import Kind, Refusal, Rules, refuse

Answer = int | str


def why_not(s: NewGame, seat: int, answer: Answer) -> Refusal | None:
    if answer == DOUBT:
        return refuse("R3.2") if s.claim == NO_CLAIM else None
    return None if answer in FACES and int(answer) > s.claim else refuse("R3.1", least=s.claim + 1, most=SIDES)


def answers(s: NewGame, seat: int) -> list[Answer]:
    return [answer for answer in (*FACES, DOUBT) if why_not(s, seat, answer) is None]


TURN = Kind("turn", answers, why_not, ANSWER)


def turn(s: NewGame) -> Rules:
    """One player's turn: a higher claim, or a doubt (R3)."""
    answer = yield TURN(s.active)
    if answer == DOUBT:
        doubt(s, s.active)
    else:
        s.claim, s.claimant = answer, s.active
        s.tell("claimed", seat=s.active, claim=answer)
        s.active = s.after(s.active)


def doubt(s: NewGame, doubter: int) -> None:
    """The cup is lifted for all to see, and somebody wins a point (R4.1, R4.2)."""
    s.tell("doubted", seat=doubter, other=s.claimant, claim=s.claim)
    s.lifted, s.showed = s.claimant, s.faces[s.claimant]
    s.reveal()
    s.tell("lifted", seat=s.lifted, face=s.showed)
    if s.showed >= s.claim:
        s.stood[s.claimant] += 1
        s.tell("stood", seat=s.claimant)
    else:
        s.caught[doubter] += 1
        s.tell("caught", seat=doubter, other=s.claimant)
    end_round(s)
