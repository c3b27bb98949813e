"""The window with every game on its table, and with its printable parts and sheets, to be looked
at: each theme, two sizes, three moments of each game.

    make screenshots [ARGS="[GAME ...] [--out FOLDER]"]

writes `GAME-MOMENT-THEME-WIDTHxHEIGHT.png`, `parts-NAME-THEME-WIDTHxHEIGHT.png` and
`sheets-NAME-THEME-WIDTHxHEIGHT.png` files into `build/screenshots`. Random bots play, as few as can
at the start and in the middle, as many as can at the end.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path

from PySide6.QtCore import QSize

from boardroom.games import GAMES, Game
from boardroom.play.moments import MOMENTS, plies, with_a_person
from boardroom.play.record import Record
from boardroom.play.simulate import bots_game
from boardroom.scenes import has_scene
from boardroom.window.pictures import write_parts, write_sheets, write_window
from boardroom.window.settings import ThemeChoice
from cad import PARTS
from sheets import SHEETS
from system import ROOT

FOLDER = ROOT / "build" / "screenshots"
THEMES: tuple[ThemeChoice, ...] = ("light", "dark", "contrast")
SIZES = (QSize(1024, 720), QSize(1920, 1080))
SEED = 7


def main(words: Sequence[str]) -> int:
    """Draw what the words name, or all."""
    known = [game_id for game_id in GAMES if has_scene(game_id)]
    parser = argparse.ArgumentParser(description="The window with every game on its table.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(known)}")
    parser.add_argument("--out", type=Path, default=FOLDER, help="the folder to write into")
    chosen = parser.parse_args(words)
    unknown = set(chosen.games) - set(known)
    if unknown:
        parser.error(f"no table for {', '.join(sorted(unknown))}")
    chosen.out.mkdir(parents=True, exist_ok=True)
    for path, record, size, theme in screenshots(chosen.games or known, chosen.out):
        write_window(path, record, size, theme)
        sys.stdout.write(f"Wrote {path}\n")
    for path, name, size, theme in part_screenshots(chosen.games or known, chosen.out):
        write_parts(path, name, size, theme, apart=50)
        sys.stdout.write(f"Wrote {path}\n")
    for path, name, size, theme in sheet_screenshots(chosen.games or known, chosen.out):
        write_sheets(path, name, size, theme)
        sys.stdout.write(f"Wrote {path}\n")
    return 0


def screenshots(
    games: Sequence[str], folder: Path
) -> Iterator[tuple[Path, Record, QSize, ThemeChoice]]:
    """Each picture with the game that is seen on it."""
    for game_id in games:
        for moment in MOMENTS:
            record = _at(GAMES[game_id], moment)
            for theme in THEMES:
                for size in SIZES:
                    name = f"{game_id}-{moment}-{_ending(theme, size)}"
                    yield folder / name, record, size, theme


def part_screenshots(
    games: Sequence[str], folder: Path
) -> Iterator[tuple[Path, str, QSize, ThemeChoice]]:
    """Each picture with the game, or the first of its parts, that is seen on it."""
    for game_id in games:
        part = next(each.id for each in PARTS.values() if game_id in each.games)
        for name, theme, size in product((game_id, part), THEMES, SIZES):
            yield folder / f"parts-{name}-{_ending(theme, size)}", name, size, theme


def sheet_screenshots(
    games: Sequence[str], folder: Path
) -> Iterator[tuple[Path, str, QSize, ThemeChoice]]:
    """Each picture with the sheet that is seen on it."""
    names = [each.id for each in SHEETS.values() if {*each.games} & {*games}]
    for name, theme, size in product(names, THEMES, SIZES):
        yield folder / f"sheets-{name}-{_ending(theme, size)}", name, size, theme


def _ending(theme: ThemeChoice, size: QSize) -> str:
    return f"{theme}-{size.width()}x{size.height()}.png"


def _at(kind: Game, moment: str) -> Record:
    seats = kind.seats[-1 if moment == "end" else 0]
    match = bots_game(kind, kind.Options(), ["random"] * seats, SEED)
    match.rewind(plies(match)[moment])
    return with_a_person(match)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
