"""What a client loads about the games: options, words, guides, art."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from litestar import MediaType, get
from litestar.params import FromPath

from regalia import games
from regalia.core.game_options import Data, Flag, GameOption, SeatNumber, Whole, Word
from regalia.core.rulebook import Rulebook
from regalia.core.words import COMMON, LANGUAGES
from regalia.server.messages import GameInfo, OptionInfo
from regalia.server.refusing import Refusing


def option_info(option: GameOption, rulebook: Rulebook) -> OptionInfo:
    info = OptionInfo(id=option.id, default={seats: option.default_for(seats) for seats in rulebook.seats})
    for accepts in option.accepts:
        match accepts:
            case Word():
                info.words = [*info.words, *accepts.words]
            case Whole():
                info.whole = (accepts.least, accepts.most)
            case SeatNumber():
                info.seat = True
            case Flag():
                info.flag = True
            case Data():
                info.data = True
    return info


@cache
def game_info(id: str) -> GameInfo:
    rulebook, table = games.find(id), games.table(id)
    return GameInfo(
        id=id,
        seats=list(rulebook.seats),
        tinctures=list(rulebook.tinctures),
        minutes=table.minutes,
        weight=table.weight,
        has_secrets=rulebook.has_secrets,
        options=[option_info(option, rulebook) for option in rulebook.options],
    )


def shown_games() -> list[str]:
    """Those that have a table."""
    found = []
    for id in games.names():
        try:
            games.table(id)
        except AttributeError:
            continue
        found.append(id)
    return found


def text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError:
        raise Refusing("There is nothing like that for this game.", 404) from None


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        raise Refusing(f"There are no words in this language, only in {', '.join(LANGUAGES)}.", 404)
    return language


@get("/api/games", sync_to_thread=False)
def all_games() -> list[GameInfo]:
    return [game_info(id) for id in shown_games()]


@get("/api/games/{id:str}/words/{language:str}", media_type=MediaType.TEXT, sync_to_thread=False)
def words(id: FromPath[str], language: FromPath[str]) -> str:
    """The common words and the game's own, as one Fluent file."""
    check_language(language)
    folder = games.find(id).folder / "words"
    return "\n".join(text_of(path / f"{language}.ftl") for path in (COMMON, folder))


@get("/api/games/{id:str}/guide/{language:str}", media_type="text/markdown; charset=utf-8", sync_to_thread=False)
def guide(id: FromPath[str], language: FromPath[str]) -> str:
    """The players' reference."""
    return text_of(games.find(id).folder / "guide" / f"rules.{check_language(language)}.md")


@get("/api/games/{id:str}/art", media_type="image/svg+xml", sync_to_thread=False)
def art(id: FromPath[str]) -> str:
    """The game's symbols."""
    games.find(id)
    return text_of(games.table(id).art)


ROUTES = [all_games, words, guide, art]
