"""Besides the updates: replays, refusals, reasons, lists, chat, a person with two seats: no byte tells too much."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.conftest import quick, serving, unlimited
from tests.server.helpers import Browser, Seat
from tests.server.showing.test_leaks import Traffic, _while_running, end_quickly

import regalia
from regalia import games, read_record
from regalia.core.dice import key_of
from regalia.core.events import Event
from regalia.core.files.record import Record
from regalia.scene.difference import plain
from regalia.server.door.people import person_of
from regalia.server.showing import replaying
from regalia.server.showing.past import Past
from regalia.server.showing.replaying import Look
from regalia.server.showing.sight import Shower
from regalia.server.table import playing
from regalia.server.table.live_table import LiveTable

People = Callable[[], Browser]

WORLDS = 2


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with unlimited(), serving(quick(tmp_path_factory.mktemp("leaks"))) as found:
        yield found


@dataclass
class Ear:
    """Keeps every answer that a person gets over HTTP: where it came from, and all its bytes but their own cookie."""

    browser: Browser
    answers: list[tuple[str, str]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.browser.http.event_hooks["response"].append(self._hear)

    def _hear(self, answer: httpx.Response) -> None:
        answer.read()
        headers = [f"{name}: {value}" for name, value in answer.headers.items() if name != "set-cookie"]
        self.answers.append((str(answer.url), "\n".join([*headers, answer.text])))


@dataclass
class Reason:
    """What a seat was told when it asked why not."""

    seat: int
    at: int
    word: dict[str, Any]


@dataclass
class Visit:
    """A running game looked at in every way, by those who play and by one who watches."""

    record: Record
    traffic: list[Traffic]
    answers: list[list[tuple[str, str]]]
    reasons: list[Reason]
    secrets: list[dict[str, str]]

    def leaks(self) -> list[str]:
        found = [f"update: {leak}" for traffic in self.traffic for leak in traffic.leaks()]
        for answers, secrets in zip(self.answers, self.secrets, strict=True):
            found += [f"{name} in {url}" for url, text in answers for name, one in secrets.items() if one in text]
        found += [leak for answers in self.answers for answer in answers for leak in self._shown_wrongly(*answer)]
        return found + [f"reason at {one.at}" for one in self.reasons if not self._is_honest(one)]

    def _shown_wrongly(self, url: str, text: str) -> Iterator[str]:
        """A replay shows what every imagined world shows; nothing else over HTTP names a card."""
        address = httpx.URL(url)
        body = json.loads(text.rpartition("\n")[2]) if "application/json" in text else {}
        seat = address.params.get("seat")
        viewer = None if seat is None else int(seat)
        if "/replay/" in address.path and "scene" in body and "event" not in address.params:
            yield from self._replayed_wrongly(body, viewer)
        elif ("/replay/" in address.path or "/log" in address.path) and "error" not in body:
            yield from self._told_wrongly(body, viewer, int(address.params.get("before", body.get("at", 0))))
        elif self.record.game == "tiny" and "error" not in body and self.traffic[0].cards(body):
            yield f"a card in {url}"

    def _replayed_wrongly(self, body: dict[str, Any], viewer: int | None) -> Iterator[str]:
        game, table = regalia.replay(self.record, body["at"]), games.table(self.record.game)
        for seed in range(WORLDS):
            view = game.imagine(viewer or 0, seed).view(viewer)
            if json.loads(msgspec.json.encode(plain(table.scene(view, viewer)))) != body["scene"]:
                yield f"replay at {body['at']} for {viewer}"
        traffic = next(one for one in self.traffic if one.viewer == viewer)
        if self.record.game == "tiny" and traffic.cards(body["news"]) - traffic.known(body["at"]):
            yield f"news of the replay at {body['at']} for {viewer}"

    def _told_wrongly(self, body: dict[str, Any], viewer: int | None, at: int) -> Iterator[str]:
        """A moment and the old lines of the log name no card that the viewer did not know by then."""
        traffic = next(one for one in self.traffic if one.viewer == viewer)
        if self.record.game == "tiny" and traffic.cards(body) - traffic.known(at):
            yield f"a card of the past before {at} for {viewer}"

    def _is_honest(self, one: Reason) -> bool:
        """In every imagined world the same reason is given."""
        game, shower = regalia.replay(self.record, one.at), Shower.of(self.record.game)
        for seed in range(WORLDS):
            world = game.imagine(one.seat, seed)
            ask = world.ask_of(one.seat)
            assert ask is not None
            rule, reason = shower.reason(ask.state, ask.why_not(ask.read(one.word["text"])))
            if (rule, json.loads(msgspec.json.encode(reason))) != (one.word["rule"], one.word["reason"]):
                return False
        return True


def visited(people: People, game: str, choices: int, texts: list[str]) -> Visit:
    """One person holds two seats, another the third, somebody watches; they look everywhere while they play."""
    host, guest, third = people(), people(), people()
    persons = (host, guest, third)
    table = host.open_table("me", "me", "open", game=game)
    ears = [Ear(one) for one in persons]
    guest.sit(table, 2, "Guest")
    seats = [host.look(table, 0), host.look(table, 1), guest.look(table, 2)]
    watcher = third.look(table)
    reasons: list[Reason] = []
    while seats[0].at < choices and not seats[0].table["over"]:
        asked = next(seat for seat in seats if seat.ask)
        reasons += _ask_why(asked, seats.index(asked), texts)
        asked.choose()
        for seat in (*seats, watcher):
            while seat.at < asked.at:
                seat.hear()
        if asked.at % 4 == 0:
            _look_around(persons, table, asked.at)
    for seat in (*seats, watcher):
        seat.wish("say", text="hello")
        seat.hear_kind("said")
    frames = [_while_running(seat) for seat in (*seats, watcher)]
    answers = [ear.answers[:] for ear in ears]
    if not seats[0].table["over"]:
        end_quickly(table, [host, host, guest], watcher)
    return _put_together(persons, table, frames, answers, reasons)


def _ask_why(seat: Seat, number: int, texts: list[str]) -> list[Reason]:
    found = []
    for text in texts:
        seat.wish("why", text=text)
        word = seat.hear_until(lambda word: word["is"] in ("why", "no"))
        if word["is"] == "why":
            found.append(Reason(number, seat.at, word))
        seat.wish("choose", text=f"{text}-", at=seat.at)
        seat.hear_kind("no")
    return found


def _look_around(persons: tuple[Browser, ...], table: str, at: int) -> None:
    for number, one in enumerate(persons):
        own = ([0, 1], [2], [])[number]
        for path in ("/api/me", "/api/games", f"/api/tables/{table}"):
            assert one.http.get(path).status_code == 200
        for path in ("record", "verify", "nothing", f"replay/{at + 1}", f"replay/{at}?seat={7}"):
            assert one.http.get(f"/api/tables/{table}/{path}").status_code in (404, 409)
        for then in {0, at // 2, at}:
            for path in (f"replay/{then}", f"replay/{then}?event=0", f"log?before={then}"):
                assert one.http.get(f"/api/tables/{table}/{path}").status_code == 200
                for seat in range(3):
                    more = f"{'&' if '?' in path else '?'}seat={seat}"
                    status = one.http.get(f"/api/tables/{table}/{path}{more}").status_code
                    assert status == (200 if seat in own else 403)
        assert one.http.post(f"/api/tables/{table}/rematch").status_code == 409
        if not own:
            for seat in range(3):
                assert one.http.post(f"/api/tables/{table}/sit", json={"seat": seat}).status_code == 409
                assert one.http.post(f"/api/tables/{table}/seats/{seat}", json={"do": "back"}).status_code == 403


def _put_together(
    persons: tuple[Browser, ...], table: str, frames: list[list[str]], answers: list[Any], reasons: list[Reason]
) -> Visit:
    proof = persons[0].http.get(f"/api/tables/{table}/verify").json()
    record = read_record(persons[0].http.get(f"/api/tables/{table}/record").content)
    common = {"server's secret": proof["secret"], "seed": proof["seed"], "key": key_of(proof["seed"]).hex()}
    common |= {f"nonce {seat}": nonce for seat, nonce in enumerate(proof["nonces"])}
    common |= {f"cookie {at}": one.secret for at, one in enumerate(persons)}
    common |= {f"person {at}": person_of(one.secret) for at, one in enumerate(persons)}
    viewers = (0, 1, 2, None)
    traffic = [Traffic(viewer, sent, record, common) for viewer, sent in zip(viewers, frames, strict=True)]
    return Visit(record, traffic, answers, reasons, [common] * len(persons))


TINY_WHY = [*(f"plan:{card}" for card in range(1, 17, 3)), "lead:3", "lead:16", "bid:99", "draw:deck", "stake:double"]


def tiny(people: People, choices: int = 5) -> Visit:
    return visited(people, "tiny", choices, TINY_WHY)


def test_nothing_is_told_elsewhere(person: People) -> None:
    visit = tiny(person, 14)
    assert visit.leaks() == []
    assert len(visit.reasons) > 50 and sum(len(answers) for answers in visit.answers) > 150


def test_nothing_is_told_elsewhere_in_barony(person: People) -> None:
    visit = visited(person, "barony", 8, ["move:E6-F6", "recruit:E6", "place:A1"])
    assert visit.leaks() == []


# --- planted ----------------------------------------------------------------------------------------------------------


def test_a_replay_of_everything_is_found(person: People, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Shower, "scene", lambda self, state, viewer: Shower.whole_scene(self, state, viewer))
    assert any(leak.startswith("replay") for leak in tiny(person).leaks())


def test_news_of_a_replay_to_all_are_found(person: People, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = replaying.replayed

    def leaky(past: Past, shower: Shower, at: Look, n: int, event: int | None, seat: int | None, whole: bool) -> bytes:
        made = msgspec.json.decode(honest(past, shower, at, n, event, seat, whole))
        view = shower.view(past.state(n), seat)
        made["news"] = [item for event in past.entries[n].told if (item := shower.table.news(view, event))]
        return msgspec.json.encode(made)

    monkeypatch.setattr(replaying, "replayed", leaky)
    assert any(leak.startswith("news") for leak in tiny(person).leaks())


def test_old_lines_to_all_are_found(person: People, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(self: Shower, view: Any, viewer: int | None, at: int, number: int, event: Event) -> Any:
        return self.table.news(view, event)

    monkeypatch.setattr(Shower, "line", leaky)
    assert any(leak.startswith("a card of the past") for leak in tiny(person, 9).leaks())


def test_a_reason_that_knows_too_much_is_found(person: People, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = playing.why

    def leaky(table: LiveTable, seat: int, text: str) -> Any:
        word = honest(table, seat, text)
        word.rule = f"R{table.running().state.deck[-1]}"
        return word

    monkeypatch.setattr(playing, "why", leaky)
    assert any(leak.startswith("reason") for leak in tiny(person).leaks())


@pytest.mark.parametrize("secret", ["seed", "nonce", "person", "card"])
def test_a_list_that_tells_too_much_is_found(person: People, monkeypatch: pytest.MonkeyPatch, secret: str) -> None:
    honest = LiveTable.info

    def leaky(self: LiveTable, asking: str | None) -> Any:
        info = honest(self, asking)
        tells = {
            "seed": self.row.seed,
            "nonce": self.seats[0].nonce,
            "person": self.seats[0].person,
            "card": self.game and f"plan:{next(iter(self.game.state.deck), 0)}",
        }
        info.options = {"leak": tells[secret]}
        return info

    monkeypatch.setattr(LiveTable, "info", leaky)
    assert any(secret in leak and "/api/me" in leak for leak in tiny(person).leaks())


def test_a_seat_shown_to_its_neighbour_is_found(person: People, monkeypatch: pytest.MonkeyPatch) -> None:
    """One person holds both, and yet each screen shows one hand only."""
    honest = Shower.view

    def leaky(self: Shower, state: Any, viewer: int | None) -> Any:
        seen = honest(self, state, viewer)
        if viewer in (0, 1):
            seen.hands[1 - viewer] = state.hands[1 - viewer][:]
        return seen

    monkeypatch.setattr(Shower, "view", leaky)
    assert any(leak.startswith("update: scene") for leak in tiny(person).leaks())
