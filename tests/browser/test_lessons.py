"""Lessons in the browser: found in the lobby, read, played by their solution, finished; by mouse and by finger."""

from __future__ import annotations

import json
import re
from datetime import UTC, datetime
from functools import partial
from itertools import takewhile
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect
from tests.browser.helpers import Visitor, Visitors
from tests.browser.test_access import bad_things
from tests.shipped import SHIPPED

from regalia.core.words import Words
from regalia.games import find
from regalia.lessons.lesson import Lesson, Step, folder_of, lessons_of
from regalia.lessons.puzzles import collection_of, puzzles_of

ALL = [lesson for game in SHIPPED for lesson in lessons_of(game).values()]
FIRST = [lesson for lesson in ALL if lesson.id == next(iter(lessons_of(lesson.game)))]
TODAY = {"en": "Today’s puzzle", "hu": "A mai feladvány"}
SOME_DAY = datetime(2026, 11, 19, 12, tzinfo=UTC)
SIGHTS = {"wide": ((1280, 800), "en"), "phone": ((390, 844), "hu")}


class Learner:
    """Clicks what a solution says; what can be clicked is heard from the line, as the page hears it."""

    def __init__(self, visitor: Visitor, lesson: Lesson) -> None:
        self.visitor, self.page, self.lesson = visitor, visitor.page, lesson
        self.ask: dict[str, Any] | None = None
        self.has_answered = False
        self.ended_with: str | None = None
        self.page.on("websocket", self._listen)

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", self._hear)
        line.on("framesent", self._note)

    def _note(self, frame: str | bytes) -> None:
        self.has_answered = json.loads(frame)["do"] in ("choose", "act")

    def _hear(self, frame: str | bytes) -> None:
        word = json.loads(frame)
        if word["is"] in ("fresh", "update"):
            self.ask = word["ask"]

    def comes(self) -> None:
        """From the lobby."""
        game, id = self.lesson.game, self.lesson.id
        self.page.goto(f"{self.visitor.address}/?game={game}")
        self.page.locator(".card.on .learn").click()
        names = [*lessons_of(game)]
        self.page.locator("dialog .lesson").nth(names.index(id)).click()
        expect(self.page.locator(".lesson .said")).to_be_visible()

    def reads(self, step: Step, language: str) -> None:
        words = Words(language, [find(self.lesson.game).folder / "words", folder_of(find(self.lesson.game))])
        said = words.say(self.lesson.said(step.id))
        card = self.page.locator(".lesson .said")
        self.visitor.waits_until(lambda: self.has_read_reports() and card.inner_text().strip() == said, said)
        if step.goal is None:
            self.page.locator(".lesson .button.main").click()

    def plays(self, texts: list[str]) -> None:
        """One after the other; what numbers are set to is said together."""
        rest = list(texts)
        while rest:
            self.visitor.waits_until(
                lambda: self.has_read_reports() and self.visitor.is_asked(), f"to be asked: {rest}"
            )
            self.visitor.waits_for_something_to_do()
            before = self.ask
            assert before is not None, rest
            if gathered := list(takewhile(_gathered(before).__contains__, rest)):
                end = (before["gather"].get("end") or "",)
                del rest[: len(gathered) + (tuple(rest[len(gathered) : len(gathered) + 1]) == end)]
                self.gives(gathered)
            elif _path(before, rest[0]) is not None:
                self.tries(rest.pop(0))
            else:
                said = (
                    rest[: rest.index(before["dials"]["end"]) + 1] if before["dials"].get("end") in rest else rest[:1]
                )
                del rest[: len(said)]
                self._sets(before["dials"], said)
                self.ended_with = before["dials"].get("end")
            self.visitor.waits_until(partial(self._is_asked_anew, before), f"an answer before {rest}")

    def _is_asked_anew(self, before: dict[str, Any]) -> bool:
        return self.ask is not before

    def has_read_reports(self) -> bool:
        """What came of something is put away first: a lesson goes on when it was read."""
        self.visitor.reads_the_report()
        return True

    def tries(self, text: str) -> None:
        self.visitor.waits_for_something_to_do()
        path = _path(self.ask or {}, text)
        assert path is not None, text
        self.has_answered = False
        for at in path:
            self._clicks(at)
        confirm = self.page.locator(".ask .button.main:visible")
        self.visitor.waits_until(lambda: self.has_answered or confirm.count() > 0, f"an answer, or a button: {text}")
        if not self.has_answered:  # what is gathered is confirmed
            confirm.first.click()

    def gives(self, texts: list[str]) -> None:
        """What is gathered before it is an answer; nothing of an earlier try is left."""
        self.visitor.waits_for_something_to_do()
        while (left := self.page.locator('.ask .button.clear, [data-at][aria-pressed="true"]:visible')).count():
            left.first.click()
        self.has_answered = False
        for text in texts:
            for at in _path(self.ask or {}, text) or []:
                self._clicks(at)
                expect(self.page.locator(f'[data-at="{at}"]').first).to_have_attribute("aria-pressed", "true")
        self.page.locator(".ask .button.main:visible").first.click()
        self.visitor.waits_until(lambda: self.has_answered, f"an answer: {texts}")

    def _sets(self, dials: dict[str, Any], texts: list[str]) -> None:
        for index, dial in enumerate(dials["dials"]):
            shape = re.escape(dials.get("text") or dial["text"]).replace("\\#", "#").replace("#", "([0-9]+)")
            found = [match for match in (re.fullmatch(shape, text) for text in texts) if match]
            number = found[0][index + 1 if dials.get("text") else 1] if found else "0"
            self.page.locator(f'[data-index="{index}"] button:not([disabled])').first.focus()
            self.page.keyboard.type(number)
        self.page.locator("button[form=dials]").click()

    def _clicks(self, at: str) -> None:
        thing = self.page.locator(f'[data-at="{at}"]').first
        expect(thing).to_be_attached()
        if at.startswith(("place:", "piece:")):  # which may be out of the camera's sight
            if thing.get_attribute("aria-pressed") == "true":  # there was nothing else to take
                return
            thing.focus()
            self.page.keyboard.press("Enter")
        elif at.startswith("card:"):  # the next one in a full hand may lie over its right side
            thing.click(position={"x": 6, "y": 16})
        else:
            self.visitor.waits_until(lambda: self.has_read_reports() and thing.is_visible(), f"to see {at}")
            thing.click()


def _gathered(ask: dict[str, Any]) -> list[str]:
    """What is only chosen together with others."""
    return [one["text"] for one in ask["choices"] if ask.get("gather") and one["path"][0]["at"].startswith("card:")]


def _path(ask: dict[str, Any], text: str) -> list[str] | None:
    """What is clicked for a choice; None where it is said by numbers. What offers several at once is left out."""
    same = [choice for choice in ask["choices"] if choice["text"] == text and not choice.get("more")]
    paths = [[target["at"] for target in choice["path"]] for choice in same]
    return max(paths, key=lambda path: sum(at.startswith("place:") for at in path), default=None)


def solved(visitors: Visitors, lesson: Lesson, sight: str) -> Learner:
    size, language = SIGHTS[sight]
    visitor = visitors.come(size=size, language=language)
    learner = Learner(visitor, lesson)
    learner.comes()
    for step in lesson.steps:
        if step.solution == [learner.ended_with]:  # said together with the numbers of the step before
            continue
        learner.ended_with = None
        learner.reads(step, language)
        learner.plays(step.solution)
    finished = learner.page.locator(".lesson .said b")
    visitor.waits_until(lambda: learner.has_read_reports() and finished.is_visible(), "the lesson to be finished")
    return learner


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("lesson", FIRST, ids=lambda lesson: f"{lesson.game}-{lesson.id}")
def test_the_first_lesson_of_a_game(visitors: Visitors, lesson: Lesson, sight: str) -> None:
    learner = solved(visitors, lesson, sight)
    learner.page.goto(f"{learner.visitor.address}/?game={lesson.game}")
    learner.page.locator(".card.on .learn").click()
    expect(learner.page.locator("dialog .number.done")).to_have_count(1)


@pytest.mark.parametrize("sight", SIGHTS)
def test_a_wrong_choice_is_told_why_and_axe_finds_nothing_bad(visitors: Visitors, sight: str) -> None:
    size, language = SIGHTS[sight]
    learner = Learner(visitors.come(size=size, language=language), FIRST[0])
    learner.comes()
    found = bad_things(learner.page)
    tempted = next(step for step in FIRST[0].steps if step.wrong)
    words = Words(language, [find(FIRST[0].game).folder / "words", folder_of(find(FIRST[0].game))])
    learner.tries(tempted.wrong[0].choice)
    said = words.say(FIRST[0].said(tempted.id, "not", tempted.wrong[0].say))
    expect(learner.page.locator(".ask")).to_contain_text(said)
    assert not [*found, *bad_things(learner.page)]


def solves(learner: Learner, puzzle: Lesson, language: str) -> None:
    """A wrong choice is answered and not played; the best one is explained, and that was it."""
    page, step = learner.page, puzzle.steps[0]
    learner.visitor.waits_for_something_to_do()
    words, ask = Words(language, [find(puzzle.game).folder / "words"]), learner.ask or {}
    least = (ask.get("gather") or {}).get("least", 1)
    gathered = _gathered(ask)
    for number, text in enumerate(wrong_of(puzzle)):
        if text not in gathered and _path(ask, text) is not None:
            learner.tries(text)
            expect(page.locator(".ask")).to_contain_text(words.say(puzzle.said(step.id, "not", f"{number}")))
            break
    if step.solution[0] in gathered:
        learner.gives([*step.solution, *(text for text in gathered if text not in step.solution)][: max(1, least)])
    else:
        learner.plays(step.solution)
    said = words.say(puzzle.said(puzzle.steps[-1].id))
    shape = re.sub(r"Player\\ [0-9]+|az?\\ [0-9]+\\\.\\ játékos", ".+", re.escape(said))  # named at the table
    card = page.locator(".lesson .said")
    learner.visitor.waits_until(
        lambda: learner.has_read_reports() and re.fullmatch(shape, card.inner_text().strip()) is not None, said
    )
    expect(page.locator(".lesson .tools a")).to_be_visible()


def wrong_of(puzzle: Lesson) -> list[str]:
    kept = collection_of(puzzle.game)
    assert kept is not None
    return kept.puzzles[int(puzzle.id.removeprefix("puzzle-")) - 1].wrong


@pytest.mark.parametrize("sight", SIGHTS)
def test_todays_puzzle_is_found_in_the_lobby_and_solved(visitors: Visitors, sight: str) -> None:
    size, language = SIGHTS[sight]
    visitor = visitors.come(size=size, language=language)
    visitor.page.clock.set_fixed_time(SOME_DAY)
    learner = Learner(visitor, FIRST[0])
    visitor.goes_to_lobby()
    today = visitor.page.get_by_role("button", name=TODAY[language])
    today.click()
    visitor.page.wait_for_url("**/t/*")
    expect(visitor.page.locator(".lesson .said")).to_be_visible()
    assert not bad_things(visitor.page)
    table = visitor.context.request.get(visitor.page.url.replace("/t/", "/api/tables/")).json()
    solves(learner, puzzles_of(table["game"])[table["lesson"]["id"]], language)
    visitor.page.locator(".lesson .tools a").click()
    today.click()
    expect(visitor.page.locator(".lesson .said")).to_be_visible()


@pytest.mark.soak
@pytest.mark.parametrize("game", [game for game in SHIPPED if puzzles_of(game)])
def test_every_puzzle(visitors: Visitors, game: str) -> None:
    visitor = visitors.come()
    learner = Learner(visitor, FIRST[0])
    visitor.context.request.get(f"{visitor.address}/api/me")
    for id, puzzle in puzzles_of(game).items():
        table = visitor.context.request.post(f"{visitor.address}/api/games/{game}/lessons/{id}").json()["id"]
        visitor.goes_to(table)
        solves(learner, puzzle, "en")
        visitor.context.request.delete(f"{visitor.address}/api/tables/{table}")


@pytest.mark.soak
@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: f"{lesson.game}-{lesson.id}")
def test_every_lesson(visitors: Visitors, lesson: Lesson, sight: str) -> None:
    solved(visitors, lesson, sight)
