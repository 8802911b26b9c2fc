"""Takes the pictures: a server and a browser of its own, and a planted table for every moment."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import click
from playwright.sync_api import Error, Page, sync_playwright
from tests.browser.launching import launch
from tests.gallery import geometry
from tests.gallery.looking import Sight, eyes, look_at, open_look_back, play_on
from tests.gallery.moments import Moment
from tests.gallery.planting import plant

from regalia.server.serve import run

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True, slots=True)
class Picture:
    """One moment in one sight, with what is wrong with it."""

    moment: str
    sight: str
    file: str
    faults: tuple[str, ...]


def shoot(moments: Sequence[Moment], sights: Sequence[Sight], out: Path) -> list[Picture]:
    """Pictures of these moments, by a server and a browser of their own."""
    taken: list[Picture] = []
    with tempfile.TemporaryDirectory() as folder:
        plant(Path(folder), moments)
        with run(Path(folder), "--bot-pause", "0", folder=ROOT) as (address, _), sync_playwright() as playwright:
            browser = launch(playwright)
            for moment in moments:
                if moment.plays_on:
                    play_on(address, moment)
            for sight in sights:
                with eyes(browser, sight) as page:
                    for moment in moments:
                        picture = _take(page, address, moment, sight, out)
                        taken.append(picture)
                        if picture.faults:
                            click.echo(f"{picture.file}: {len(picture.faults)} faults, e.g. {picture.faults[0]}")
            browser.close()
    return taken


def _take(page: Page, address: str, moment: Moment, sight: Sight, out: Path) -> Picture:
    file = f"{moment.id}.{sight.id}.png"
    try:
        look_at(page, address, moment)
        if moment.looks_back:
            open_look_back(page)
        page.screenshot(path=out / file)
        found = geometry.faults(page)
    except Error as error:
        found = [f"no picture: {error.message.splitlines()[0]}"]
    return Picture(moment.id, sight.id, file, tuple(found))
