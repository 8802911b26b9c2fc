"""What happened, and who may know it."""

from __future__ import annotations

import pytest
from tests.core.helpers import at_phase
from tests.tiny import RULEBOOK
from tests.tiny.state import Tiny

from regalia.core.events import Event
from regalia.core.game import Game

EVERYBODY = (None, 0, 1, 2)


@pytest.mark.parametrize("seat", EVERYBODY)
def test_an_open_event_is_seen_by_everybody(seat: int | None) -> None:
    event = Event("moved", {"seat": 1})
    assert event.seen_by(seat) == event


def test_an_event_for_one_seat_is_seen_by_nobody_else() -> None:
    event = Event("peeked", {"card": 5}, knows=(1,))
    assert [event.seen_by(seat) for seat in EVERYBODY] == [None, None, event, None]


def test_an_event_with_a_secret_is_seen_by_all_and_understood_by_some() -> None:
    event = Event("drew", {"seat": 1, "card": 5}, knows=(0, 1), secret=("card",))
    hidden = Event("drew", {"seat": 1})
    assert [event.seen_by(seat) for seat in EVERYBODY] == [hidden, event, event, hidden]


def test_what_is_left_of_an_event_does_not_say_who_knows_the_rest() -> None:
    seen = Event("drew", {"seat": 1, "card": 5}, knows=(1,), secret=("card",)).seen_by(0)
    assert seen is not None and seen.knows is None and seen.secret == ()


def listening() -> Tiny:
    state: Tiny = Game.new(RULEBOOK, 3, 1).state
    state.news = []
    return state


def test_telling_reaches_the_listener_in_order() -> None:
    state = listening()
    state.tell("first", seat=1)
    state.tell("second", to=(0, 2), card=3)
    assert state.news == [Event("first", {"seat": 1}), Event("second", {"card": 3}, (0, 2))]


def test_telling_when_nobody_listens_is_nothing() -> None:
    state = listening()
    state.news = None
    state.tell("first", seat=1)
    assert state.news is None


def test_a_secret_that_is_told_to_nobody_is_known_to_nobody() -> None:
    """Whoever writes `secret` without `to` does not mean everybody."""
    state = listening()
    state.tell("drew", secret=("card",), seat=1, card=3)
    assert isinstance(state.news, list)
    assert [event.seen_by(seat) for event in state.news for seat in EVERYBODY] == [Event("drew", {"seat": 1})] * 4


def test_news_can_be_read_from_where_one_stopped() -> None:
    game = at_phase("battle")
    told = game.told
    assert game.news(0, since=told) == []
    ask = game.pending[0]
    game.play(ask.options[0], ask.seat)
    assert game.news(0) == game.news(0, since=0)
    assert [event.name for event in game.news(None, since=told)][:1] == ["staked"]


def test_a_plan_is_heard_only_by_its_maker() -> None:
    game = Game.new(RULEBOOK, 2, 1)
    game.play(game.pending[0].options[0], 0)
    assert [event.name for event in game.news(0)] == ["round_began", "planned"]
    assert [event.name for event in game.news(1)] == [event.name for event in game.news(None)] == ["round_began"]


def test_a_game_without_news_tells_nothing() -> None:
    game = Game.new(RULEBOOK, 2, 1, news=False)
    game.play(game.pending[0].options[0], 0)
    assert game.news(0) == [] and game.told == 0
