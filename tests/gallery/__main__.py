"""Pictures of every scene of every game, and one page with all of them: `python -m tests.gallery` or `make gallery`."""

from __future__ import annotations

import multiprocessing
from pathlib import Path

import click
from tests.gallery import moments, page, texts
from tests.gallery.looking import SIZES, Sight
from tests.gallery.shooting import ROOT, shoot

from regalia import games


@click.command()
@click.argument("game", nargs=-1)
@click.option("--only", default="", help="Only moments whose name contains this.")
@click.option("--sizes", default="1280,1920,390", help="Widths, with commas between.")
@click.option("--languages", default="en,hu")
@click.option("--dark", is_flag=True, help="By candlelight, too.")
@click.option("--out", type=click.Path(path_type=Path), default=ROOT / "screenshots" / "gallery")
@click.option("--beside", type=click.Path(path_type=Path, exists=True), help="Pictures of the same name stand beside.")
@click.option("--jobs", default=2)
@click.option("--texts", "only_texts", is_flag=True, help="No pictures: a page with all that can be read.")
def main(
    game: tuple[str, ...],
    only: str,
    sizes: str,
    languages: str,
    dark: bool,
    out: Path,
    beside: Path | None,
    jobs: int,
    only_texts: bool,
) -> None:
    """Take pictures of every scene of every GAME, and write one HTML page with all of them."""
    out.mkdir(parents=True, exist_ok=True)
    wanted = [each for name in game or games.names() for each in moments.of(name) if only in each.id]
    if only_texts:
        click.echo(f"{len(wanted)} moments: {texts.write(out, wanted)}")
        return
    sights = [Sight(size, language) for size in sizes.split(",") if size in SIZES for language in languages.split(",")]
    if dark:
        sights += [Sight(sight.size, sight.language, dark=True) for sight in sights]
    shares = [share for share in (wanted[at::jobs] for at in range(jobs)) if share]
    with multiprocessing.get_context("spawn").Pool(len(shares) or 1) as pool:
        taken = [
            picture for some in pool.starmap(shoot, [(share, sights, out) for share in shares]) for picture in some
        ]
    written = page.write(out, taken, beside)
    wrong = sum(bool(picture.faults) for picture in taken)
    click.echo(f"{len(taken)} pictures of {len(wanted)} moments, {wrong} with faults: {written}")


if __name__ == "__main__":
    main()
