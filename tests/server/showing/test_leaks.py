"""No byte sent to a seat tells what the seat may not know; the check bites when a leak is planted."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest
from tests.server.helpers import Browser, Seat, hear_any, play_on, some_choice
from tests.shipped import SHIPPED

import regalia
from regalia import games, read_record
from regalia.core.files.record import Record
from regalia.games.havoc.pieces.cards import NAMES
from regalia.games.kingsburg.pieces.enemies import ENEMIES, HIDDEN
from regalia.games.kingsburg.pieces.numbers import ENEMY_KINDS
from regalia.scene.difference import apply, plain
from regalia.server.showing.sight import Shower
from regalia.server.table.live_table import LiveTable
from regalia.server.table.seats import fair

People = Callable[[], Browser]

CARD = re.compile(r'card-(\d+)|"card": ?(\d+)|(?:plan|lead):(\d+)')
SUIT = "(blue|green|yellow|orange|grey|black)"
SOLDIER = re.compile(rf'{SUIT}_(\d+)|"card-{SUIT}(?:\.short)?", "args": {{"value": (\d+)')
"""A card of Havoc by its id, or in words."""
ENEMY = re.compile(r'"enemy-named", "args": {"kind": {"id": "enemy-(\w+)"(?:, "args": {})?}, "strength": (\d+)')
"""An enemy of Kingsburg in words."""


@dataclass
class Traffic:
    """Everything that one viewer was sent while the game ran, and what must not be in it."""

    viewer: int | None
    frames: list[str]
    record: Record
    forbidden: dict[str, str] = field(default_factory=dict)
    soldiers_met: list[set[str]] = field(default_factory=list)  # up to each choice, as far as was looked

    def leaks(self) -> list[str]:
        found = [name for name, secret in self.forbidden.items() if any(secret in frame for frame in self.frames)]
        scene: dict[str, Any] = {}
        at = 0
        for frame in self.frames:
            word = json.loads(frame)
            if word["is"] == "fresh":
                scene = word["scene"]
            for step in word.get("steps", ()):
                scene = apply(scene, step["change"])
            if word["is"] in ("fresh", "update"):
                at = word["at"]
                found += self._wrong(word, scene)
            elif self.record.game == "havoc":
                found += [f"card {card} foreseen at {at}" for card in soldiers(word) - self.soldiers_known(at)]
        return found

    def _wrong(self, word: dict[str, Any], scene: dict[str, Any]) -> list[str]:
        """In every world that looks to the viewer like the true one, the same is shown and asked."""
        found = []
        game, table = regalia.replay(self.record, word["at"]), games.table(self.record.game)
        watcher = 0 if self.viewer is None else self.viewer
        for seed in range(2):
            view = game.imagine(watcher, seed).view(self.viewer)
            if json.loads(json.dumps(plain(table.scene(view, self.viewer)))) != scene:
                found.append(f"scene at {word['at']}")
        if word["ask"] and (self.viewer is None or word["ask"]["kind"] not in str(game.ask_of(self.viewer))):
            found.append(f"ask at {word['at']}")
        if self.record.game == "tiny":
            found += [f"card {card} at {word['at']}" for card in self.cards(word) - self.known(word["at"])]
        if self.record.game == "kingsburg" and (named := enemies(word)):
            found += [f"card {enemy} at {word['at']}" for enemy in named - self.enemies_known(word["at"])]
        if self.record.game == "havoc":
            found += [f"card {card} at {word['at']}" for card in soldiers(word) - self.soldiers_known(word["at"])]
        return found

    def enemies_known(self, at: int) -> set[tuple[str, str]]:
        """Enemies of Kingsburg that were revealed to all, or looked at by the viewer, up to then."""
        views = [regalia.replay(self.record, until).view(self.viewer) for until in range(at + 1)]
        seen = [ENEMIES[card] for view in views for card in view.enemies if card != HIDDEN]
        return {(ENEMY_KINDS[enemy.kind], str(enemy.strength)) for enemy in seen}

    def soldiers_known(self, at: int) -> set[str]:
        """Every card of Havoc that lay open, was told of, or was in the viewer's own hand up to then."""
        for until in range(len(self.soldiers_met), at + 1):
            view = regalia.replay(self.record, until).view(self.viewer)
            seen = [view.recruits, *view.laid, *view.hands, *view.chosen, view.discard]
            met = {NAMES[card] for cards in seen for card in cards if card in NAMES}
            met |= {NAMES[card] for _, card, _ in view.buried if card in NAMES}
            self.soldiers_met.append(met.union(*self.soldiers_met[-1:]))
        return self.soldiers_met[at]

    def cards(self, word: Any) -> set[int]:
        return {int(next(filter(None, found))) for found in CARD.findall(json.dumps(word))}

    def known(self, at: int) -> set[int]:
        """Every card that the viewer has seen up to then."""
        known: set[int] = set()
        for until in range(at + 1):
            game = regalia.replay(self.record, until)
            view = game.view(self.viewer)
            known |= {view.market, *view.discard, *(card for hand in view.hands for card in hand)}
        told = regalia.replay(self.record, at).news(self.viewer)
        return known | {event.facts["card"] for event in told if "card" in event.facts}


def soldiers(word: Any) -> set[str]:
    return {f"{suit or spoken}_{value or said}" for suit, value, spoken, said in SOLDIER.findall(json.dumps(word))}


def enemies(word: Any) -> set[tuple[str, str]]:
    return {*ENEMY.findall(json.dumps(word))}


def some_answer(random: Random, ask: dict[str, Any]) -> tuple[str, list[str]]:
    """A choice at random; where cards are gathered, a few of them and the word that ends it; or any numbers."""
    gather = ask.get("gather")
    cards = [choice["text"] for choice in ask["choices"] if choice["path"][0]["at"].startswith("card:")]
    least = (gather or {}).get("least", 1)
    if gather is None or len(cards) < least or random.random() < 0.2:
        return some_choice(random, ask), []
    first, *rest = [*random.sample(cards, least), gather["end"]]
    return first, rest


def play_at_random(seats: list[Seat], choices: int, seed: int) -> None:
    """Battles too; whoever gathers cards first asks what they would make."""
    random = Random(seed)
    while seats[0].at < choices:
        asking = next((seat for seat in seats if seat.ask), None)
        if asking is None:
            hear_any(seats)
            continue
        text, more = some_answer(random, asking.ask or {})
        if more:
            asking.wish("wonder", texts=[text, *more[:-1]])
            assert asking.hear_kind("foreseen")["what"]
        asking.choose(text, more=more)
        while asking.last.get("code") == "too-often":
            time.sleep(0.1)
            asking.choose(text, more=more)
        assert asking.last["is"] == "update", asking.last
        for seat in seats:
            while seat.at < asking.at:
                seat.hear()


def play_an_election(seats: list[Seat], choices: int, seed: int) -> None:
    """Whoever can does nothing until the first election of Kard és Korona; there so many bids are made."""
    bids = 0
    while bids < choices:
        asking = next((seat for seat in seats if seat.ask), None)
        if asking is None:
            hear_any(seats)
            continue
        ask = asking.ask or {}
        texts = [choice["text"] for choice in ask["choices"]]
        if ask["kind"] == "bid":
            texts = [f"bid:{2 + (seats.index(asking) + bids // 2) % 2}"]
            bids += 1
        idle = [text for text in texts if text in ("step_or_pass:pass", "recruit:done")]
        asking.choose((idle or texts)[0])
        for seat in seats:
            while seat.at < asking.at:
                seat.hear()


PLAYS = {
    "havoc": play_at_random,
    "hadurak": play_at_random,
    "kingsburg": play_at_random,
    "kard_es_korona": play_an_election,
}
"""Games with tests of their own here, for what must have come up; every other is played as it comes."""


def recorded(people: People, game: str, choices: int, *bots: str, seed: int = 1, **options: Any) -> list[Traffic]:
    """Two persons play, a third watches; what each was sent until the game was over."""
    host, guest, third = people(), people(), people()
    table = host.open_table("me", "open", *bots, game=game, **options)
    guest.sit(table, 1)
    seats = [host.look(table, 0), guest.look(table, 1), third.look(table)]
    if game in PLAYS:
        PLAYS[game](seats[:2], choices, seed)
    else:
        play_on(seats[:2], until=lambda: seats[0].at >= choices)
    while seats[2].at < seats[0].at:
        seats[2].hear()
    frames = [list(_while_running(seat)) for seat in seats]
    if not seats[0].table["over"]:
        end_quickly(table, [host, guest], seats[2])
    proof = host.http.get(f"/api/tables/{table}/verify").json()
    record = read_record(host.http.get(f"/api/tables/{table}/record").content)
    secrets = {"server's secret": proof["secret"], "seed": proof["seed"]}
    secrets |= {f"nonce {seat}": nonce for seat, nonce in enumerate(proof["nonces"])}
    secrets |= {f"cookie {at}": one.secret for at, one in enumerate((host, guest, third))}
    return [Traffic(viewer, sent, record, secrets) for viewer, sent in zip((0, 1, None), frames, strict=True)]


def end_quickly(table: str, holders: list[Browser], watcher: Seat) -> None:
    """Bots play on when nobody looks any more."""
    for seat, browser in enumerate(holders):
        browser.post(f"/api/tables/{table}/seats/{seat}", {"do": "resign", "level": "random"})
    for browser in holders:
        browser.leave()
    watcher.close()
    while not holders[0].http.get(f"/api/tables/{table}").json()["over"]:
        time.sleep(0.05)


def _while_running(seat: Seat) -> list[str]:
    return [frame for frame in seat.frames if '"over":true' not in frame]


def test_nothing_leaks_from_the_tiny_game(person: People) -> None:
    for traffic in recorded(person, "tiny", 1000, "random"):
        assert len(traffic.frames) > 5 and not traffic.leaks()


@pytest.mark.parametrize("game", [game for game in SHIPPED if game not in PLAYS])
def test_nothing_leaks(person: People, game: str) -> None:
    for traffic in recorded(person, game, 12):
        assert len(traffic.frames) > 5 and not traffic.leaks()


@pytest.fixture
def same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without bots, who choose as they like, every run plays the same game."""
    monkeypatch.setattr(fair, "seed", lambda secret, nonces: "always the same deal")


def test_nothing_leaks_from_havoc(person: People, same_deal: None) -> None:
    for traffic in recorded(person, "havoc", 40, seed=7):
        told = "".join(traffic.frames)
        assert '"event-drew"' in told and '"event-laid' in told, "cards were drawn in secret and laid in battle"
        assert not traffic.leaks()


def test_nothing_leaks_from_hadurak(person: People, same_deal: None) -> None:
    for traffic in recorded(person, "hadurak", 45, max_rounds=1):
        told = "".join(traffic.frames)
        assert '"event-planned"' in told and '"event-card"' in told, "plans were made in secret and cards turned up"
        assert not traffic.leaks()


def test_nothing_leaks_from_kingsburg(person: People, same_deal: None) -> None:
    for traffic in recorded(person, "kingsburg", 40, seed=9):
        told = "".join(traffic.frames)
        assert '"event-looked"' in told and '"event-enemy_revealed"' in told, "somebody looked, and later all saw"
        assert not traffic.leaks()


def test_nothing_leaks_from_an_election(person: People, same_deal: None) -> None:
    """Bids and treasuries of Kard és Korona: what one seat has paid or sealed is not in another's frames."""
    for traffic in recorded(person, "kard_es_korona", 5):
        told = "".join(traffic.frames)
        assert "event-bid_opened" in told, "an election was held"
        assert not traffic.leaks()


def test_a_shown_treasury_is_found(person: People, monkeypatch: pytest.MonkeyPatch, same_deal: None) -> None:
    monkeypatch.setattr(Shower, "view", lambda self, state, viewer: state.copy())
    leaks = [leak for traffic in recorded(person, "kard_es_korona", 5) for leak in traffic.leaks()]
    assert any(leak.startswith("scene") for leak in leaks)


@pytest.mark.parametrize(
    ("game", "choices", "bots"), [("tiny", 1000, ["random"]), ("havoc", 12, []), ("kingsburg", 6, [])]
)
def test_a_shown_hand_is_found(
    person: People, monkeypatch: pytest.MonkeyPatch, same_deal: None, game: str, choices: int, bots: list[str]
) -> None:
    """Somebody cries Havoc and picks their cards one by one, which nobody else may see before they lay them."""
    monkeypatch.setattr(Shower, "view", lambda self, state, viewer: state.copy())
    leaks = [leak for traffic in recorded(person, game, choices, *bots, seed=7) for leak in traffic.leaks()]
    assert any(leak.startswith("scene") for leak in leaks) and any(leak.startswith("card") for leak in leaks)


def test_a_shown_seed_is_found(person: People, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = LiveTable.info

    def leaky(self: LiveTable, person: str | None) -> Any:
        info = honest(self, person)
        info.options = {"seed": self.row.seed}
        return info

    monkeypatch.setattr(LiveTable, "info", leaky)
    assert any("seed" in traffic.leaks() for traffic in recorded(person, "tiny", 1000, "random"))
