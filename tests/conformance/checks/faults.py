"""What may be wrong with a game's words, codecs, priors and table, found and said in sentences that help."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from tests.conformance.checks.moments import Met, Moment
from tests.scene.helpers import arts, messages, parts

from regalia.core.asking import Ask, Refusal, put
from regalia.core.game import Game
from regalia.core.rulebook import Rulebook
from regalia.core.words import LANGUAGES, Message, Words
from regalia.scene.svg.page import ART, SYMBOL
from regalia.scene.table import Table
from regalia.scene.types import Card, Cell, Counter, Die, Piece, Place, Region, Scene, SceneAsk, Stage, Surface, Target

GIVEN = ("Anna", "Bence", "Ottó", "Zsófi")
"""Names of players; in Hungarian they take articles and suffixes."""

# --- words ------------------------------------------------------------------------------------------------------------


@cache
def words_in(folder: Path) -> tuple[Words, ...]:
    """Both languages, with and without names of players."""
    return tuple(Words(language, [folder], names) for language in LANGUAGES for names in (GIVEN, ()))


_said: set[tuple[Path, tuple[Any, ...]]] = set()
"""What has been said well before: scenes of one game say much of the same."""


def unsaid(rulebook: Rulebook, said: Iterable[Message]) -> list[str]:
    """The messages for which some language has no words, or words that speak of what they are not given."""
    found, folder = dict[tuple[str, str], str](), rulebook.folder / "words"
    for message in said:
        shape = folder, _shape(message)
        if shape in _said:
            continue
        faults = {words.language: fault for words in words_in(folder) if (fault := _unsaid(words, message))}
        for language, fault in faults.items():
            found[message.id, language] = f"{fault}: see words/{language}.ftl of {rulebook.id}"
        if not faults:
            _said.add(shape)
    return [*found.values()]


def _unsaid(words: Words, message: Message) -> str:
    try:
        text = words.say(message)
    except LookupError as error:
        return str(error.args[0])
    is_text = bool(text.strip()) and "{" not in text and (words.language == "en" or "None" not in text)
    return "" if is_text else f"{message.id!r} in {words.language!r} reads {text!r}"


def _shape(message: Message) -> tuple[Any, ...]:
    """Messages of one shape are said alike."""
    return message.id, *((name, *_shape_of(value)) for name, value in message.args.items())


def _shape_of(value: Any) -> tuple[Any, ...]:
    if isinstance(value, Message):
        return _shape(value)
    if isinstance(value, tuple):
        return tuple({_shape(part) for part in value})
    return (type(value).__name__, min(value, 2) if isinstance(value, int) else 0)  # one, or several


def worded(rulebook: Rulebook, state: Any, id: str, facts: Mapping[str, Any]) -> Message:
    return Message(id, {name: rulebook.wording.fact(state, name, value) for name, value in facts.items()})


# --- kinds ------------------------------------------------------------------------------------------------------------


def wrong_codec(moment: Moment) -> list[str]:
    """Every option has a text of its own, which reads back as that option."""
    ask, found, texts = moment.ask, list[str](), set[str]()
    for option in ask.options:
        try:
            text = ask.text(option)
            again = ask.read(text)
        except Exception as error:
            return [f"{moment}: the codec of {moment.kind!r} fails on {option!r}: {error!r} (notation.py)"]
        if again != option:
            found.append(f"{moment}: {option!r} is written {text!r}, which reads back as {again!r} (notation.py)")
        if text in texts:
            found.append(f"{moment}: two options are written {text!r} (notation.py)")
        if not text.isprintable() or len(text) >= 80:
            found.append(f"{moment}: {text!r} is no short printable text (notation.py)")
        texts.add(text)
    return found


def wrong_prior(moment: Moment) -> list[str]:
    """Every option has a weight; not all are 0."""
    ask, sense = moment.ask, moment.game.rulebook.sense
    try:
        weights = sense.prior(ask)
        quick = sense.quick(ask) if sense.quick else ask.options[0]
    except Exception as error:
        return [f"{moment}: Sense.prior does not know {moment.kind!r}: {error!r}. Give each of its options a weight"]
    if len(weights) != len(ask.options):
        return [f"{moment}: Sense.prior gives {len(weights)} weights for {len(ask.options)} options"]
    if min(weights) < 0 or sum(weights) <= 0:
        return [f"{moment}: weights of Sense.prior are 0 or more, and not all 0; they are {weights}"]
    return [] if quick in ask.options else [f"{moment}: Sense.quick takes {quick!r}, which is no option"]


def wrong_wording(moment: Moment) -> list[str]:
    """Every option has a line, and no two of them the same."""
    ask, rulebook = moment.ask, moment.game.rulebook
    question = worded(rulebook, moment.game.state, f"ask-{moment.kind}", {"seat": moment.seat})
    try:
        lines = [rulebook.wording.option(ask, option) for option in ask.options]
    except Exception as error:
        return [f"{moment}: Wording.option does not know {moment.kind!r}: {error!r} (words/wording.py)"]
    if found := unsaid(rulebook, [question, *lines]):
        return [f"{moment}: {fault}" for fault in found]
    said = [words_in(rulebook.folder / "words")[0].say(line) for line in lines]
    twice = sorted({line for line in said if said.count(line) > 1})
    return [f"{moment}: several options read {line!r} (words/wording.py)" for line in twice]


# --- scenes -----------------------------------------------------------------------------------------------------------


@cache
def symbols(art: Path) -> frozenset[str]:
    """What can be drawn: the frame's symbols and the game's."""
    return frozenset(
        found[1] for path in (ART / "frame.svg", art) for found in SYMBOL.finditer(path.read_text("utf-8"))
    )


def undrawn(table: Table, thing: Any) -> list[str]:
    missing = sorted({*arts(thing)} - symbols(table.art))
    return [f"there is no symbol {id!r}, neither in {table.art.name} nor in frame.svg" for id in missing]


def looked_at(game: Game, table: Table, viewer: int | None) -> tuple[Scene | None, list[str]]:
    """A scene, and what it speaks of, shows or points at that is not there."""
    who = "a spectator" if viewer is None else f"seat {viewer}"
    where = f"{game.rulebook.id}, the scene of {who} in {game.state.phase!r}"
    try:
        scene = table.scene(game.view(viewer), viewer)
    except Exception as error:
        return None, [f"{where}: Table.scene fails on this view: {error!r}"]
    faults = [*undrawn(table, scene), *lost(scene), *unsaid(game.rulebook, messages(scene))]
    return scene, [f"{where}: {fault}" for fault in faults]


def lost(scene: Scene) -> list[str]:
    """What a scene refers to and does not have."""
    places = {place.id for surface in scene.surfaces.values() for place in surface.places}
    named = [(f"piece {piece.id!r}", piece.place) for piece in scene.pieces.values()]
    named += [("an arrow", end) for arrow in scene.arrows for end in (arrow.start, arrow.end)]
    named += [("Scene.about", place) for place in scene.about or {}]
    return [f"{who} names {id!r}, and there is no such place" for who, id in named if id not in places]


def _showing(scene: Scene) -> tuple[Region | Stage, ...]:
    return *scene.regions, *scene.stages


def never_shown(scenes: Iterable[Scene]) -> list[str]:
    """What regions and stages name, and no scene has; that a thing is missing now and then is usual."""
    named, there = dict[str, str](), set[str]()
    for scene in scenes:
        there |= {*scene.items, *scene.surfaces}
        for part in _showing(scene):
            named |= {id: f"{type(part).__name__} {part.id!r}" for id in part.shows}
    return [
        f"{who} shows {id!r}, and no scene has such an item or surface" for id, who in named.items() if id not in there
    ]


TARGETS: dict[type, str] = {
    Place: "place", Piece: "piece", Counter: "counter", Card: "card", Die: "die", Cell: "cell",
}  # fmt: skip


def clickable(thing: Any) -> Iterator[str]:
    """Everything in it that a target may name: `place:E6`, `card:hand-2`."""
    return (f"{kind}:{part.id}" for part in parts(thing) if (kind := TARGETS.get(type(part))) and part.id)


def shown(scene: Scene) -> tuple[Any, ...]:
    """What stands somewhere on the screen."""
    ids = [id for part in _showing(scene) for id in part.shows]
    surfaces = [scene.surfaces[id] for id in ids if id in scene.surfaces]
    return (*surfaces, *(scene.items[id] for id in ids if id in scene.items), *scene.pieces.values())


def in_reach(scene: Scene) -> tuple[Any, ...]:
    """The same without the boards that a stage dims: one that is about no place."""
    over = [id for stage in scene.stages if not stage.place for id in stage.shows]
    if not over:
        return shown(scene)
    return tuple(thing for thing in shown(scene) if not isinstance(thing, Surface) or thing.id in over)


def wrong_question(moment: Moment, table: Table) -> list[str]:
    """Every option can be clicked, on things that are there, by a way of its own."""
    game = moment.game
    try:
        ask = over_view(game, moment)
        asked = table.ask(ask)
        scene = table.scene(game.view(moment.seat), moment.seat)
    except Exception as error:
        return [f"{moment}: Table.ask does not know {moment.kind!r}: {error!r} (table/questions.py)"]
    faults = [*undrawn(table, asked), *unsaid(game.rulebook, messages(asked))]
    faults += [*_targets_lost(asked, scene), *_options_lost(asked, ask, scene), *_alike(asked)]
    return [f"{moment}: {fault}" for fault in faults]


def over_view(game: Game, moment: Moment) -> Ask:
    """The same question over what its seat may know: that is what a table is given."""
    ask = put(moment.ask.kind(moment.seat, *moment.ask.args))
    ask.compute(game.view(moment.seat))
    return ask


def stands_beside(target: Target) -> bool:
    """Buttons, and counters that have a name, are offered beside the question, whatever lies on the table."""
    return target.at.startswith("button:") or (target.at.startswith("counter:") and target.name is not None)


def _targets_lost(asked: SceneAsk, scene: Scene) -> list[str]:
    there = {*clickable(shown(scene)), *clickable(asked.shows)}
    targets = [target for choice in asked.choices for target in choice.path] + [one.target for one in asked.closed]
    wanted = {target.at: None for target in targets if not stands_beside(target)}
    return [
        f"the target {at!r} does not exist: the scene of the asked seat shows nothing of that id in any region or stage"
        for at in wanted
        if at not in there
    ]


def _options_lost(asked: SceneAsk, ask: Ask, scene: Scene) -> list[str]:
    texts = {*ask.texts()}
    found = [f"the choice {choice.text!r} is no option" for choice in asked.choices if choice.text not in texts]
    if asked.dials:
        return found
    there = {*clickable(in_reach(scene)), *clickable(asked.shows)}
    ways = {
        choice.text
        for choice in asked.choices
        if choice.path and all(stands_beside(target) or target.at in there for target in choice.path)
    }
    ends = {asked.gather.end} if asked.gather else set()
    missing = sorted(texts - ways - ends)
    return found + [f"there is nothing to click for the option {text!r}" for text in missing[:3]]


def _alike(asked: SceneAsk) -> list[str]:
    ways: dict[tuple[str, ...], str] = {}
    found = []
    for choice in asked.choices:
        clicks = [target.at for target in choice.path]
        way = tuple(sorted(clicks) if asked.any_order else clicks)
        if ways.setdefault(way, choice.text) != choice.text:
            found.append(f"the clicks {', '.join(way)} mean both {ways[way]!r} and {choice.text!r}")
    return found


# --- news -------------------------------------------------------------------------------------------------------------


def wrong_news(met: Met, rulebook: Rulebook, table: Table) -> list[str]:
    """Every event that was heard has words, for the text and for the table, and points at places that are there."""
    found: list[str] = []
    for game, seat, event in met.events.values():
        view = game.view(seat)
        try:
            line = worded(rulebook, view, f"event-{event.name}", event.facts)
            item = table.news(view, event)
        except Exception as error:
            found.append(f"{rulebook.id}: Wording.fact or Table.news does not know the event {event.name!r}: {error!r}")
            continue
        faults = unsaid(rulebook, [line, *messages(item)])
        if item is not None:
            places = {place.id for surface in table.scene(view, seat).surfaces.values() for place in surface.places}
            faults += undrawn(table, item)
            faults += [f"there is no place {place!r}" for place in item.places if place not in places]
        found += [f"{rulebook.id}, the news of {event.name!r}: {fault}" for fault in faults]
    return found


# --- what stands in the code ------------------------------------------------------------------------------------------


def named_in_code(folder: Path) -> dict[str, str]:
    """By message that the code of a game names: the file that names it. Names that are put together are not found."""
    found = {}
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                found.update(dict.fromkeys(_named(node), path.relative_to(folder).as_posix()))
    return found


def _named(call: ast.Call) -> list[str]:
    """The messages that a call of `tell`, `refuse` or `Message` names."""
    function = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    names = _texts(call.args[0]) if call.args else []
    match function:
        case "tell":
            return [f"event-{name}" for name in names]
        case "Message":
            return names
        case "refuse":
            cases = _texts(call.args[1]) if len(call.args) > 1 else [""]
            return [Refusal(rule, {}, case).message_id for rule in names for case in cases]
    return []


def _texts(node: ast.expr) -> list[str]:
    if isinstance(node, ast.IfExp):
        return _texts(node.body) + _texts(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def unwritten(rulebook: Rulebook) -> list[str]:
    """Messages that some code names and some language does not have."""
    return [
        f"{rulebook.id}: {file} names the message {id!r}, which words/{words.language}.ftl does not have"
        for id, file in named_in_code(rulebook.folder).items()
        for words in words_in(rulebook.folder / "words")[::2]
        if not _has(words, id)
    ]


def _has(words: Words, id: str) -> bool:
    name, _, attribute = id.partition(".")
    if not words.has(name):
        return False
    return not attribute or attribute in words._bundle.get_message(name).attributes
