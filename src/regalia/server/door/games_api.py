"""What a client loads about the games: options, words, guides, art."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import cast

from litestar import MediaType, get
from litestar.params import FromPath

from regalia import bots, games
from regalia.bots import elsewhere
from regalia.core.errors import BadSetup, UnknownGame
from regalia.core.game_options import Data, GameOption, SeatNumber, Whole
from regalia.core.rulebook import Rulebook
from regalia.core.words import COMMON, LANGUAGES
from regalia.lessons.lesson import folder_of
from regalia.scene.types import Tincture
from regalia.server.messages import BotInfo, GameInfo, LessonBrief, OptionInfo
from regalia.server.refusing import Refusing, log
from regalia.server.showing.lessons import lessons_of, puzzles_of


def option_info(option: GameOption, rulebook: Rulebook) -> OptionInfo:
    ranges = [one for one in option.accepts if isinstance(one, Whole) and one.least != one.most]
    return OptionInfo(
        id=option.id,
        choices={seats: option.choices(seats) for seats in rulebook.seats},
        whole=(ranges[0].least, ranges[0].most) if ranges else None,
        seat=any(isinstance(one, SeatNumber) for one in option.accepts),
        data=any(isinstance(one, Data) for one in option.accepts),
        default={seats: option.default_for(seats) for seats in rulebook.seats},
        presets={word: dict(preset) for word, preset in (option.presets or {}).items()},
        needs=list(option.needs),
        seats=[seats for seats in rulebook.seats if option.only_for is None or seats in option.only_for],
    )


@cache
def game_info(game: str) -> GameInfo:
    rulebook, table = games.find(game), games.table(game)
    return GameInfo(
        id=game,
        seats=list(rulebook.seats),
        tinctures=[cast(Tincture, tincture) for tincture in rulebook.tinctures],
        minutes=table.minutes,
        weight=table.weight,
        has_secrets=rulebook.has_secrets,
        chooses_colour=table.chooses_colour,
        options=[option_info(option, rulebook) for option in rulebook.options],
        first={seats: dict(table.first_game(seats)) for seats in rulebook.seats},
        things=sorted(table.things),
        lessons=[LessonBrief(id=id, minutes=lesson.written.minutes) for id, lesson in lessons_of(game).items()],
        puzzles=[*puzzles_of(game)],
    )


def shown_games() -> list[str]:
    """Those that have a table; a game of a package that cannot be loaded is named in the log, and left out."""
    found = []
    for game in games.names():
        try:
            games.table(game)
        except AttributeError:
            continue
        except UnknownGame as error:
            log.warning("%s", error)
            continue
        found.append(game)
    return found


@cache
def bot_infos() -> list[BotInfo]:
    """The levels, then what packages have brought; one that cannot be loaded is named in the log, and left out."""
    found = [BotInfo(id=level, level=True) for level in bots.LEVELS]
    for name in bots.names():
        if name not in bots.NAMES:
            try:
                told = elsewhere.described(name)
                found.append(BotInfo(id=name, level=False, names=dict(told.names), about=dict(told.about)))
            except BadSetup as error:
                log.warning("%s", error)
    return found


def text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError:
        raise Refusing("There is nothing like that for this game.", 404, code="nothing-here") from None


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        raise Refusing(
            f"There are no words in this language, only in {', '.join(LANGUAGES)}.", 404, code="nothing-here"
        )
    return language


@get("/api/games", sync_to_thread=False)
def all_games() -> list[GameInfo]:
    return [game_info(game) for game in shown_games()]


@get("/api/bots", sync_to_thread=False)
def all_bots() -> list[BotInfo]:
    return bot_infos()


@get("/api/games/{id:str}/words/{language:str}", media_type=MediaType.TEXT, sync_to_thread=False)
def words(id: FromPath[str], language: FromPath[str]) -> str:
    """The common words, the game's own and those of its lessons, as one Fluent file."""
    check_language(language)
    rulebook = games.find(id)
    folders = [COMMON, rulebook.folder / "words", *([folder_of(rulebook)] if lessons_of(id) else [])]
    return "\n".join(text_of(path / f"{language}.ftl") for path in folders)


def guide_page(folder: Path, language: str) -> str:
    """What a newcomer reads, the tables of numbers and the numbered rules, as one page; only the rules are a must."""
    before = [folder / f"{part}.{language}.md" for part in ("overview", "tables")]
    rules = text_of(folder / f"rules.{language}.md")
    return "\n".join([*(text_of(path) for path in before if path.is_file()), rules])


@get("/api/games/{id:str}/guide/{language:str}", media_type="text/markdown", sync_to_thread=False)
def guide(id: FromPath[str], language: FromPath[str]) -> str:
    return guide_page(games.find(id).folder / "guide", check_language(language))


@get("/api/games/{id:str}/art", media_type="image/svg+xml", sync_to_thread=False)
def art(id: FromPath[str]) -> str:
    """The game's symbols."""
    games.find(id)
    return text_of(games.table(id).art)


def cover_of(id: str) -> Path:
    """The game's picture in the lobby, 320 by 200."""
    return games.find(id).folder / "art" / "cover.svg"


def as_symbol(name: str, drawing: str) -> str:
    return drawing.strip().replace("<svg", f'<symbol id="{name}"', 1).removesuffix("</svg>") + "</symbol>"


@get("/api/covers", media_type="image/svg+xml", sync_to_thread=False)
def covers() -> str:
    """The pictures of all games that have one, each a symbol."""
    drawn = [id for id in shown_games() if cover_of(id).is_file()]
    symbols = [as_symbol(f"cover-{id.replace('_', '-')}", text_of(cover_of(id))) for id in drawn]
    return "\n".join(['<svg xmlns="http://www.w3.org/2000/svg">', *symbols, "</svg>"])


ROUTES = [all_games, all_bots, words, guide, art, covers]
