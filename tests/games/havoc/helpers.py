"""Situations of Havoc for tests; cards are written as letter and value, `b12` for blue 12, `D` for a dog.

Letters: b blue, g green, y yellow, o orange, s grey (silver), k black.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any

import pytest

import regalia
from regalia import Game
from regalia.core.words import LANGUAGES, Message, Words
from regalia.games.havoc.pieces.cards import CARDS, DOG, JOHN, NAMES, PACKS, Card

COLOURS = {"b": "blue", "g": "green", "y": "yellow", "o": "orange", "s": "grey", "k": "black"}
FIRST_EIGHT = ["sluys", "crecy", "poitiers", "najera", "agincourt", "verneuil", "orleans", "formigny"]


def names(text: str) -> list[str]:
    """`"b12 D"` as the names of cards."""
    return ["dog" if sign == "D" else f"{COLOURS[sign[0]]}_{sign[1:]}" for sign in text.split()]


def cards(text: str) -> list[Card]:
    """`"b12 D"` as cards, in order."""
    return sorted(CARDS[name] for name in names(text))


def short(numbers: Iterable[Card]) -> str:
    """Cards as they are written in tests, in their own order."""
    letters = {colour: letter for letter, colour in COLOURS.items()}
    return " ".join("D" if card == DOG else letters[NAMES[card].split("_")[0]] + str(card >> 3) for card in numbers)


def whole_pack(seats: int, john: bool = False) -> list[str]:
    pack = PACKS[seats]
    return [NAMES[card] for card in [*pack.ordinary, *[DOG] * pack.dogs, *[JOHN] * john]]


def situation(
    hands: Sequence[str],
    *,
    recruits: str = "",
    deck: str = "",
    discard: str = "",
    laid: Mapping[int, str] | None = None,
    known: Mapping[int, str] | None = None,
    buried: Sequence[tuple[int, str]] = (),
    rest: str | int = "deck",
    john_at: int | None = None,
    options: Mapping[str, Any] | None = None,
    players: Mapping[int, Mapping[str, Any]] | None = None,
    seed: int | str = 1,
    **state: Any,
) -> dict[str, Any]:
    """A position: `deck` begins with the top; cards named nowhere go under it, or to `rest`: discard or a seat.

    With `john_at` John of Gaunt is that many cards below the top.
    """
    seats = len(hands)
    people: list[dict[str, Any]] = [
        {
            "hand": names(hand),
            "laid": names((laid or {}).get(seat, "")),
            "known": names((known or {}).get(seat, "")),
            **(players or {}).get(seat, {}),
        }
        for seat, hand in enumerate(hands)
    ]
    piles: dict[str, list[str]] = {"deck": names(deck), "discard": names(discard), "recruits": names(recruits)}
    face_down = [{"seat": seat, "card": names(card)[0], "knows": [seat]} for seat, card in buried]
    left = whole_pack(seats)
    used = [card for pile in piles.values() for card in pile] + [str(each["card"]) for each in face_down]
    for person in people:
        used += person["hand"] + person["laid"]
    for card in used:
        left.remove(card)
    Random(seed).shuffle(left)
    if isinstance(rest, int):
        people[rest]["hand"] += left
    else:
        piles[rest] += left
    if john_at is not None:
        piles["deck"].insert(john_at, NAMES[JOHN])
    whole = {"free_turn": False, **piles, "buried": face_down, "players": people, **state}
    return {"seats": seats, "options": dict(options or {}), "seed": seed, "state": whole}


def start(hands: Sequence[str], **more: Any) -> Game:
    """A game from a situation."""
    return regalia.from_position("havoc", situation(hands, **more))


def choose(game: Game, *texts: str, seat: int | None = None) -> None:
    """Answers one question after the other; the same kind of question needs no name: `lay:b5`."""
    for text in texts:
        kind, _, answer = text.partition(":")
        verb, equals, card = answer.rpartition("=")
        signs = card.split() if card and card[0] in COLOURS and card[1:].isdecimal() else []
        if card == "D" or signs:
            answer = f"{verb}{equals}{names(card)[0]}"
        asked = seat if seat is not None else game.pending[0].seat
        game.play_text(f"{kind}:{answer}", asked)


def lay(game: Game, seat: int, text: str) -> None:
    """Lays these cards, whatever the question is called; the last word makes itself where nothing else fits."""
    kind, news = asked(game, seat), game.told
    for answer in (*names(text), "done"):
        ask = game.ask_of(seat)
        if ask is None or ask.kind.id != kind or any(event.name == "laid" for event in game.news(None, news)):
            break  # the last card or word was the only one left, and has made itself
        game.play_text(f"{kind}:{answer}", seat)
    laid = next(event.facts for event in game.news(None, news) if event.name == "laid")
    assert (laid["seat"], laid["cards"]) == (seat, tuple(cards(text)))


def asked(game: Game, seat: int | None = None) -> str:
    """The kind of question that the seat, or whoever is asked, has to answer."""
    ask = game.pending[0] if seat is None else game.ask_of(seat)
    assert ask is not None, f"seat {seat} is not asked but {game.waiting()}"
    return ask.kind.id


def who(game: Game) -> int:
    return game.pending[0].seat


def answers(game: Game, seat: int | None = None) -> list[str]:
    """What may be answered, without the name of the question."""
    ask = game.pending[0] if seat is None else game.ask_of(seat)
    assert ask is not None
    return [text.partition(":")[2] for text in ask.texts()]


def hand(game: Game, seat: int) -> str:
    return short(game.state.hands[seat])


def events(game: Game, seat: int | None = None) -> list[str]:
    return [event.name for event in game.news(seat)]


def told(game: Game, name: str) -> dict[str, Any]:
    """The facts of the last event of that name."""
    return next(event.facts for event in reversed(game.news(None)) if event.name == name)


def refused(game: Game, text: str, rule: str, seat: int | None = None, case: str | None = None) -> None:
    """The answer is refused by this rule (and case), in words of both languages, and nothing has changed."""
    before = game.state.copy(), game.waiting()
    with pytest.raises(regalia.IllegalChoice) as caught:
        choose(game, text, seat=seat)
    refusal = caught.value.refusal
    assert refusal is not None and refusal.rule == rule, caught.value
    assert case is None or refusal.case == case, refusal
    assert rule in str(caught.value)
    facts = {name: game.rulebook.wording.fact(game.state, name, value) for name, value in refusal.facts.items()}
    for language in LANGUAGES:
        assert Words(language, [game.rulebook.folder / "words"]).say(Message(refusal.message_id, facts))
    assert (game.state.copy(), game.waiting()) == before


def recruit_quickly(game: Game) -> None:
    """Whoever is asked takes a whole recruiting turn: draws what is there, and places what they can."""
    if asked(game) == "turn":
        choose(game, "turn:recruit")
    finish_recruiting(game)


def finish_recruiting(game: Game) -> None:
    seat = who(game)
    while game.pending and game.ask_of(seat) and asked(game, seat) == "recruit_step":
        game.play_text(f"recruit_step:{_dull(answers(game, seat))}", seat)


def _dull(possible: list[str]) -> str:
    places = [answer for answer in possible if answer.startswith("place=")]
    return places[-1] if places else "draw_deck" if "draw_deck" in possible else possible[0]


def pass_all(game: Game) -> None:
    """Everybody in the battle passes, and declares dogs as the table proposes."""
    while game.pending and asked(game) in ("lay", "dogs_out"):
        choose(game, "lay:pass" if asked(game) == "lay" else f"dogs_out:{answers(game)[0]}")


def play_at_random(game: Game, random: Random) -> None:
    while not game.over:
        ask = random.choice(game.pending)
        game.play(random.choice(ask.options), ask.seat)
