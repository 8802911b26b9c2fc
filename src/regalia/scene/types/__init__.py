"""The vocabulary of a table: small enough to keep in one head, rich enough for every game.

A game describes what a seat sees as a `Scene`; any client draws it. Ids stay the same while things move, so that
differences are small and pieces glide. Everything textual is a `Message` (an id with arguments); art is the id of an
SVG symbol in the frame's or the game's sprite.
"""

from __future__ import annotations

from regalia.scene.types.asks import Choice, Closed, Dial, Dials, Gather, Instead, SceneAsk, Target, Zone
from regalia.scene.types.basics import Art, Mood, Point, Sign, Tincture
from regalia.scene.types.items import (
    Badge,
    Card,
    Cell,
    Chart,
    Counter,
    Die,
    Gauge,
    Host,
    Item,
    Layer,
    Ledger,
    Measure,
    Note,
    Rank,
    SeatPanel,
    Sheet,
    Tally,
    TallyPart,
    TallyRow,
    Thinking,
    Track,
    Tray,
)
from regalia.scene.types.meaning import Explain, Odds, Outcome, Part, Stop, Weighing
from regalia.scene.types.news import Foretold, NewsItem, Travel
from regalia.scene.types.scenes import Change, Region, Report, ReportLine, Scene, Stage, TableArt
from regalia.scene.types.surfaces import Arrow, Danger, Near, Piece, Place, Plate, Surface

__all__ = [
    "Arrow",
    "Art",
    "Badge",
    "Card",
    "Cell",
    "Change",
    "Chart",
    "Choice",
    "Closed",
    "Counter",
    "Danger",
    "Dial",
    "Dials",
    "Die",
    "Explain",
    "Foretold",
    "Gather",
    "Gauge",
    "Host",
    "Instead",
    "Item",
    "Layer",
    "Ledger",
    "Measure",
    "Mood",
    "Near",
    "NewsItem",
    "Note",
    "Odds",
    "Outcome",
    "Part",
    "Piece",
    "Place",
    "Plate",
    "Point",
    "Rank",
    "Region",
    "Report",
    "ReportLine",
    "Scene",
    "SceneAsk",
    "SeatPanel",
    "Sheet",
    "Sign",
    "Stage",
    "Stop",
    "Surface",
    "TableArt",
    "Tally",
    "TallyPart",
    "TallyRow",
    "Target",
    "Thinking",
    "Tincture",
    "Track",
    "Travel",
    "Tray",
    "Weighing",
    "Zone",
]
