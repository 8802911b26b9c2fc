"""The open question: what is asked, and a button for each answer that is not clicked elsewhere."""

from __future__ import annotations

from dataclasses import dataclass

from regalia.core.words import Message
from regalia.scene.svg.elements import Block, Pen, at, box, centred, middle, symbol, text, titled, width_of, wrapped
from regalia.scene.types import Choice, Scene, SceneAsk, Sign, Target

PAD = 14.0
GAP = 8.0
TALL, LOW = 90.0, 44.0


@dataclass(frozen=True, slots=True)
class Button:
    target: Target
    reason: Message | None = None  # why it is closed


def shared_clicks(choices: tuple[Choice, ...]) -> int:
    """How many first clicks all choices have in common; the last click of a path is always left."""
    depth = min((len(choice.path) for choice in choices), default=1) - 1
    for click in range(depth):
        if len({choice.path[click].at for choice in choices}) > 1:
            return click
    return depth


def pen_for(pen: Pen, scene: Scene, ask: SceneAsk) -> Pen:
    """The same pen with everything marked that may be clicked next."""
    if ask.any_order:
        every = {click.at: click.sign for choice in ask.choices for click in choice.path}
        return Pen(scene, pen.words, every, frozenset(), frozenset())
    depth = shared_clicks(ask.choices)
    targets: dict[str, Sign] = {}
    selectable = set()
    for choice in ask.choices:
        next_click = choice.path[depth]
        if len(choice.path) > depth + 1:
            selectable.add(next_click.at)
        else:
            targets[next_click.at] = next_click.sign
    chosen = {click.at for choice in ask.choices for click in choice.path[:depth]}
    return Pen(scene, pen.words, targets, frozenset(selectable), frozenset(chosen))


def buttons(ask: SceneAsk) -> list[Button]:
    """Those of the next click, and the closed ones; by letter where they have letters."""
    depth = 0 if ask.any_order else shared_clicks(ask.choices)
    clicks = {choice.path[depth].at: choice.path[depth] for choice in ask.choices}
    found = [Button(click) for at, click in clicks.items() if at.startswith("button:")]
    found += [Button(closed.target, closed.reason) for closed in ask.closed if closed.target.at.startswith("button:")]
    return sorted(found, key=lambda button: button.target.letter or "~")


def question(pen: Pen, ask: SceneAsk, width: float) -> Block:
    inside = width - 2 * PAD
    heading = _heading(pen, ask, inside)
    rows = _buttons(pen, buttons(ask), inside)
    height = 2 * PAD + heading.height + (rows.height + 10 if rows.height else 0)
    drawn = at(PAD, PAD, heading.drawing, at(0, heading.height + 10, rows.drawing))
    return Block(height, box(0, 0, width, height, "panel question", 10) + drawn)


def _heading(pen: Pen, ask: SceneAsk, width: float) -> Block:
    """«B Movement Where does the knight go?», on two lines if one is too short."""
    x, drawn = 0.0, ""
    if ask.letter:
        drawn, x = text(0, 20, ask.letter, "question-letter"), 24.0
    if ask.title is not None:
        title = pen.say(ask.title)
        drawn += text(x, 20, title, "question-title")
        x += width_of(title, 21) + 14
    asked = pen.say(ask.question)
    if x + width_of(asked, 17) <= width:
        return Block(26, drawn + text(x, 20, asked, "question-text"))
    below = wrapped(asked, 17, width)
    first = 46.0 if drawn else 20.0
    return Block(
        first + 6 + 22 * (len(below) - 1),
        drawn + "".join(text(0, first + 22 * row, content, "question-text") for row, content in enumerate(below)),
    )


def _buttons(pen: Pen, shown: list[Button], width: float) -> Block:
    if not shown:
        return Block(0, "")
    has_letters = any(button.target.letter for button in shown)
    height = TALL if has_letters else LOW
    per_row = _per_row(pen, shown, width, has_letters)
    step = (width + GAP) / per_row
    parts = []
    for place, button in enumerate(shown):
        draw = _tall if has_letters else _low
        drawn = draw(pen, button, step - GAP)
        parts.append(at(place % per_row * step, place // per_row * (height + GAP), drawn))
    rows = -(-len(shown) // per_row)
    return Block(rows * (height + GAP) - GAP, "".join(parts))


def _per_row(pen: Pen, shown: list[Button], width: float, has_letters: bool) -> int:
    widest = max(width_of(_name(pen, button), 16) + (16 if has_letters else 64) for button in shown)
    return max(1, min(int((width + GAP) // (max(112.0, widest) + GAP)), max(len(shown), 4)))


def _name(pen: Pen, button: Button) -> str:
    return pen.say(button.target.name) if button.target.name else ""


def _tall(pen: Pen, button: Button, width: float) -> str:
    """Letter, picture, name; a closed one keeps them pale and says why."""
    target, name = button.target, _name(pen, button)
    ground = box(0, 0, width, TALL, "button-closed" if button.reason else "button", 7)
    letter = text(9, 20, target.letter, "button-letter")
    if button.reason is None:
        return titled(
            name, ground, letter, centred(target.art, width / 2, 33, 32), middle(width / 2, 73, name, "button-name")
        )
    reason = wrapped(pen.brief(button.reason), 13, width - 8)[:2]
    pale = centred(target.art, width / 2, 22, 25, opacity=0.5)
    pale += middle(width / 2, 52, name, "button-name", opacity=0.5)
    top = 68.0 if len(reason) > 1 else 72.0
    words = "".join(middle(width / 2, top + 14 * row, part, "button-reason") for row, part in enumerate(reason))
    return titled(pen.say(button.reason), ground, letter, pale, words)


def _low(pen: Pen, button: Button, width: float) -> str:
    """A picture before the name, both in the middle."""
    name, art = _name(pen, button), button.target.art
    icon = 30.0 if art else 0.0
    left = max(8.0, (width - icon - width_of(name, 16)) / 2)
    seat = pen.seat_class(pen.scene.you) if pen.scene.you is not None else None
    parts = [box(0, 0, width, LOW, "button", 7)]
    if art:
        parts.append(symbol(art, left, 9, 26))
    return titled(name, *parts, text(left + icon, 28, name, "button-name"), class_=seat)
