"""News of a game's events, from its words alone or with what the game adds."""

from __future__ import annotations

from regalia.core import plain
from regalia.core.events import Event
from regalia.core.words import Message, SeatName
from regalia.scene.herald import Facts, Herald, Travels
from regalia.scene.types import NewsItem, Travel


def test_words_alone_make_news() -> None:
    said = Message("event-gave", {"seat": SeatName(1), "coins": 2})
    assert Herald(plain.fact).news(None, Event("gave", {"seat": 1, "coins": 2})) == NewsItem(text=said, seat=1)


def test_nobody_is_no_seat() -> None:
    """Games write -1 for what has no owner."""
    assert Herald(plain.fact).news(None, Event("freed", {"seat": -1})).seat is None


def test_a_game_adds_what_is_seen_and_heard() -> None:
    coin = Travel(art="coin", start="counter:bank", end="counter:purse-1")

    def paid(view: str, facts: Facts) -> Travels:
        return (coin,) * int(facts["coins"])

    herald = Herald(
        plain.fact,
        art={"paid": "coin", "won": lambda facts: f"prize-{facts['prize']}"},
        sounds={"paid": "clink"},
        headings=("won",),
        travels={"paid": paid},
        places=lambda view, facts: (view,),
    )
    item = herald.news("hill", Event("paid", {"coins": 2}))
    assert (item.art, item.sound, item.travels, item.places, item.heading) == (
        "coin", "clink", (coin, coin), ("hill",), False,
    )  # fmt: skip
    item = herald.news("hill", Event("won", {"prize": 3}))
    assert (item.art, item.sound, item.travels, item.heading) == ("prize-3", "", (), True)
