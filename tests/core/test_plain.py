"""What the house does for a game that has nothing of its own to say."""

from __future__ import annotations

import pytest
from tests.core.helpers import at_phase

from regalia.bots import LEVELS, Outlook, make_bot
from regalia.core import plain
from regalia.core.asking import refuse
from regalia.core.dice import Dice
from regalia.core.plain import best_first, places
from regalia.core.rulebook import Sense
from regalia.core.wording import counted, reason, worded
from regalia.core.words import Message, SeatName, seat_names


def test_facts_are_players_words_or_numbers() -> None:
    assert plain.fact(None, "other", 2) == SeatName(2)
    assert plain.fact(None, "seats", (0, 2)) == seat_names((0, 2))
    assert plain.fact(None, "season", "spring") == Message("season-spring")
    assert plain.fact(None, "coins", 3) == 3
    assert plain.fact(None, "faces", (2, 5)) == plain.fact(None, "faces", [2, 5]) == "2, 5"
    assert plain.fact(None, "faces", ()) == "–"


def test_a_sentence_names_its_facts() -> None:
    said = Message("event-gave", {"seat": SeatName(1), "coins": 2})
    assert worded(plain.fact, None, "event-gave", seat=1, coins=2) == said
    assert reason(plain.fact, None, refuse("R9.4", "few", coins=2)) == Message("no-R9-4-few", {"coins": 2})


@pytest.mark.parametrize(
    ("phase", "option", "line"), [("bid", 2, "option-bid"), ("battle", "keep", "option-stake-keep")]
)
def test_options_by_their_kind(phase: str, option: int | str, line: str) -> None:
    ask = at_phase(phase).pending[0]
    args = {} if isinstance(option, str) else {"option": option}
    assert plain.option(ask, option) == Message(line, args)


def test_an_option_of_several_parts_is_said_as_it_is_written() -> None:
    (gift,) = at_phase("plan").acts(0)
    assert plain.option(gift, (1, 2)) == Message("option-give", {"option": "1-2"})


def test_only_what_there_is_is_counted() -> None:
    first, last = Message("arm-0"), Message("arm-2")
    said = counted("units", [2, 0, 1], "arm", lambda at: Message(f"arm-{at}"))
    assert said == (Message("units", {"count": 2, "arm": first}), Message("units", {"count": 1, "arm": last}))


@pytest.mark.parametrize("level", LEVELS)
def test_bots_need_no_prior(level: str) -> None:
    game = at_phase("bid")
    seat = game.pending[0].seat
    without = Sense(game.rulebook.sense.values)
    assert without.prior is plain.prior
    assert make_bot(level, sense=without).choose(Outlook(game, seat)) in game.pending[0].options


def test_where_nothing_is_hidden_all_is_seen_and_nothing_dealt_anew() -> None:
    state = at_phase("bid").state
    seen = plain.view(state, 0)
    assert seen is not state and seen.hands == state.hands
    plain.imagine(seen, 0, Dice.seeded(1))
    assert seen.hands == state.hands


def test_equals_share_a_place() -> None:
    assert places([(3, 1), (5, 0), (3, 1), (0, 9)]) == [2, 1, 2, 4]
    assert best_first([2, 1, 2, 4]) == [1, 0, 2, 3]


def test_mixing_does_not_depend_on_how_the_cards_lay() -> None:
    one, other = [1, 2, 3, 4, 5], [4, 2, 5, 1, 3]
    Dice.seeded(1).mix(one)
    Dice.seeded(1).mix(other)
    assert one == other != [1, 2, 3, 4, 5]
