"""`regalia lessons`: the lessons of the games, for those who take and those who write them."""

from __future__ import annotations

import click

from regalia import games
from regalia.cli.shared import language_option
from regalia.core.errors import RegaliaError
from regalia.core.game import Game
from regalia.core.words import Words
from regalia.lessons.checking import check
from regalia.lessons.goals import Played
from regalia.lessons.lesson import Lesson, begun, folder_of, lessons_of
from regalia.lessons.teaching import At, enter, let_others_reply, read_on


@click.command()
@click.argument("game", required=False)
@click.argument("lesson", required=False)
@language_option
def lessons(game: str | None, lesson: str | None, language: str) -> None:
    """Check the lessons of all games, or of GAME, and list them; with LESSON show it step by step.

    A step shows what can be chosen, the solution, and the events that it brings: whoever writes a lesson finds there
    what a goal may name.
    """
    for name in [game] if game else games.names():
        rulebook = games.find(name)
        taught = lessons_of(name)
        if not taught:
            click.echo(f"{name}: no lessons")
            continue
        words = Words(language, [rulebook.folder / "words", folder_of(rulebook)])
        if lesson is not None and lesson not in taught:
            raise RegaliaError(f"{name} has no lesson {lesson!r}; there are: {', '.join(taught)}")
        for one in [taught[lesson]] if lesson else taught.values():
            if lesson:
                _show(one, words)
            check(one)
            click.echo(f"{name} {one.id}: {words.say(one.said())} ({one.written.minutes} min, {len(one.steps)} steps)")


def _show(lesson: Lesson, words: Words) -> None:
    game, at = begun(lesson), At()
    for number, step in enumerate(lesson.steps):
        message = lesson.said(step.id)
        click.echo(f"\n{number + 1}. {step.id}: {words.say(message) if words.has(message.id) else '(no words)'}")
        if step.goal is None:
            at = read_on(lesson, at)
            continue
        at = let_others_reply(lesson, game, at, _tell)
        _show_options(lesson, game)
        for text in step.solution:
            try:
                at = enter(lesson, game, at, lesson.seat, text, _tell)
            except RegaliaError as error:
                _show_options(lesson, game)
                raise lesson.wrong(f"{text!r} of the solution: {error}", step) from error
            at = let_others_reply(lesson, game, at, _tell)
        click.echo(f"   → step {at.step + 1}")


def _show_options(lesson: Lesson, game: Game) -> None:
    ask = game.ask_of(lesson.seat)
    if ask is None:
        click.echo("   the learner is not asked")
        return
    texts = [ask.text(option) for option in ask.options]
    click.echo(f"   {ask.kind.id}: {', '.join(texts)}")
    acts = [act.text(option) for act in game.acts(lesson.seat) for option in act.options]
    if acts:
        click.echo(f"   free acts: {', '.join(acts)}")


def _tell(played: Played) -> None:
    told = "; ".join(f"{event.name} {event.facts}" for event in played.events)
    click.echo(f"   seat {played.seat} {played.text}   [{told}]")
