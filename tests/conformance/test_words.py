"""Everything that a game says or asks can be said in every language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse
from tests.conformance.checks.faults import unsaid, worded, words_in
from tests.conformance.helpers import deal, decisions, every_table, for_seeds, nothing_wrong, sparsely

from regalia import games
from regalia.core.asking import Ask, Refusal, put
from regalia.core.events import Event
from regalia.core.game import Game
from regalia.core.words import COMMON, LANGUAGES, Message

FOLDERS = {"common": COMMON} | {name: games.find(name).folder / "words" for name in games.names()}
TRIED = 20
"""Earlier options that are tried at a question."""


def of_event(game: Game, event: Event) -> Message:
    return worded(game.rulebook, game.state, f"event-{event.name}", event.facts)


def of_refusal(game: Game, refusal: Refusal) -> Message:
    return worded(game.rulebook, game.state, refusal.message_id, refusal.facts)


def of_ask(game: Game, ask: Ask) -> list[Message]:
    question = worded(game.rulebook, game.state, f"ask-{ask.kind.id}", {"seat": ask.seat})
    return [question, *(game.rulebook.wording.option(ask, option) for option in ask.options)]


@pytest.mark.soak
@every_table
@for_seeds(2)
def test_every_question_and_option_has_words(name: str, seats: int, seed: int) -> None:
    game, random = deal(name, seats, seed)
    found: dict[tuple[str, ...], Message] = {}
    for _ in decisions(game, random):
        acts = game.acts(random.randrange(seats))
        for ask in [*game.pending, *acts]:
            for each in of_ask(game, ask):
                found[each.id, *(key for key, value in each.args.items())] = each
    nothing_wrong(unsaid(game.rulebook, found.values()))


@every_table
@for_seeds(2)
def test_options_of_one_question_are_said_differently(name: str, seats: int, seed: int) -> None:
    game, random = deal(name, seats, seed)
    words = words_in(game.rulebook.folder / "words")
    for _ in decisions(game, random, 2 * sparsely(game)):
        for ask in game.pending:
            said = [words[0].say(game.rulebook.wording.option(ask, option)) for option in ask.options]
            assert len({*said}) == len(said)


@every_table
@for_seeds(3)
def test_every_event_has_words_for_whoever_sees_it(name: str, seats: int, seed: int) -> None:
    game, random = deal(name, seats, seed)
    for _ in decisions(game, random):
        pass
    found: dict[tuple[str, ...], Message] = {}
    for seat in (None, *range(seats)):
        for event in game.news(seat):
            found[event.name, *event.facts] = of_event(game, event)
    nothing_wrong(unsaid(game.rulebook, found.values()))


@every_table
@for_seeds(3)
def test_every_refusal_has_words(name: str, seats: int, seed: int) -> None:
    """Options of earlier asks and acts, refused now, name the rules."""
    game, random = deal(name, seats, seed)
    seen: dict[str, dict[Any, None]] = {}
    found: dict[tuple[str, ...], Message] = {}
    for _ in decisions(game, random):
        acts = [put(act(seat)) for act in game.rulebook.free_acts for seat in range(seats)]
        for act in acts:
            act.compute(game.state)
        for ask in [*game.pending, *acts]:
            earlier = seen.setdefault(ask.kind.id, {})
            for option in random.sample([*earlier], min(TRIED, len(earlier))):
                refusal = None if option in ask.options else game.why_not(ask, option)
                if refusal:
                    found[refusal.rule, *refusal.facts] = of_refusal(game, refusal)
            if len(earlier) < 100:
                earlier |= dict.fromkeys(ask.options)
    nothing_wrong(unsaid(game.rulebook, found.values()))


@every_table
def test_the_table_can_be_drawn_as_text_for_everybody(name: str, seats: int) -> None:
    game, random = deal(name, seats, 1)
    for _ in decisions(game, random, 3 * sparsely(game)):
        for words in words_in(game.rulebook.folder / "words"):
            for seat in (None, *range(seats)):
                drawn = game.rulebook.wording.draw(game.view(seat), words.say)
                assert drawn.strip() and "{" not in drawn and "None" not in drawn


# --- the files themselves ---------------------------------------------------------------------------------------------


@cache
def entries(folder: Path, language: str) -> list[ast.EntryType]:
    body: list[ast.EntryType] = parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body
    return body


def ids(folder: Path, language: str) -> list[str]:
    """The ids of all messages and terms, with their attributes."""
    found = []
    for entry in entries(folder, language):
        if isinstance(entry, ast.Message | ast.Term):
            found += [entry.id.name, *(f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes)]
    return found


def variables(node: Any) -> Iterator[str]:
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    elif isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            yield from variables(value)
    elif isinstance(node, list):
        for part in node:
            yield from variables(part)


@pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS)
def test_all_languages_have_the_same_messages(folder: Path) -> None:
    first, *others = ({*ids(folder, language)} for language in LANGUAGES)
    for other in others:
        assert first ^ other == set()


@pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_words_file_has_no_faults_and_says_nothing_twice(folder: Path, language: str) -> None:
    """The reader of these files leaves out silently what it cannot read, and what it has read before."""
    assert [entry.content for entry in entries(folder, language) if isinstance(entry, ast.Junk)] == []
    found = ids(folder, language)
    assert [id for id in found if found.count(id) > 1] == []
    if folder != COMMON:
        assert {*found} & {*ids(COMMON, language)} == set()


@pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS)
def test_a_message_speaks_of_the_same_things_in_all_languages(folder: Path) -> None:
    """Or of fewer: what one language must not name, the other may."""
    known: dict[str, set[str]] = {}
    for language in LANGUAGES:
        for entry in entries(folder, language):
            if isinstance(entry, ast.Message):
                named = {*variables(entry)}
                other = known.setdefault(entry.id.name, named)
                assert named <= other or other <= named, entry.id.name
