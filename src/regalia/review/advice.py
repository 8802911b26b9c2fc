"""What a king would do in a seat's place: the best options, what each is worth, and what is sure to come of it.

All of it is found in worlds as the seat may imagine them.
"""

from __future__ import annotations

from itertools import takewhile
from time import thread_time
from typing import NamedTuple

from regalia.bots.outlook import Outlook
from regalia.core.asking import Option
from regalia.core.events import Event
from regalia.core.game import Game
from regalia.review.ranking import ranked
from regalia.review.worth import Worth

BEST = 3
"""Options that are named, at most."""
SECONDS = 1.2
"""Of the processor, for all worlds together."""
WORLDS = 48
"""At most; a quick game needs no more."""
LEADS = 2
"""Events that are told of an option, at most."""
SURE_IN = 3
"""What happens in the same way in so many worlds is sure to come of an option."""


class Advice(NamedTuple):
    """An option as it is written, the seat's chance to win with it, and what it leads to."""

    text: str
    chance: float
    leads: list[Event]


def advise(game: Game, seat: int, seed: str, choices: int, seconds: float = SECONDS, chosen: str = "") -> list[Advice]:
    """The best first, and after them what was chosen, if it is none of them; `choices` have led here."""
    worth, ends = Worth(game.rulebook, game.seats, 1), thread_time() + seconds
    also = [chosen] if chosen else []
    found = ranked(game, seat, worth, seed, WORLDS, choices=choices, is_enough=lambda: thread_time() > ends, also=also)
    told = [*found[:BEST], *(one for one in found[BEST:] if one.text == chosen)]
    return [Advice(one.text, one.chance, sure_leads(game, seat, one.option, seed)) for one in told]


def sure_leads(game: Game, seat: int, option: Option, seed: str) -> list[Event]:
    """What the seat would be told first, as far as it is the same in several worlds: no dice, no hidden card."""
    outlook = Outlook(game, seat)
    stories = [_told(outlook, option, f"{seed}/lead {number}") for number in range(SURE_IN)]
    alike = takewhile(lambda told: all(event == told[0] for event in told), zip(*stories, strict=False))
    return [told[0] for told in alike][:LEADS]


def _told(outlook: Outlook, option: Option, seed: str) -> list[Event]:
    world, heard = outlook.imagine(seed), list[Event]()
    world.state.news = heard
    world.play(option, outlook.seat)
    seen = (event.seen_by(outlook.seat) for event in heard)
    return [event for event in seen if event is not None]
