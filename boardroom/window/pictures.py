"""Pictures of games and of the program itself, taken without a screen and without a person."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QEventLoop, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from boardroom.base import folders
from boardroom.play.match import Match
from boardroom.play.record import SUFFIX, Record, write_record
from boardroom.scenes.picture import picture
from boardroom.scenes.view import TableView
from boardroom.window.appearance import Appearance
from boardroom.window.eyes import last_effects
from boardroom.window.files import write_picture
from boardroom.window.keeper import Keeper
from boardroom.window.main_window import MainWindow
from boardroom.window.picture_box import PictureBox
from boardroom.window.settings import ThemeChoice
from boardroom.window.sheets.entries import PLAYED

TABLE = QSize(980, 720)
"""The table as the window of ordinary size shows it."""
WINDOW = QSize(1280, 800)
RATIO = 2.0
"""Device pixels to each pixel of the table, so that it is sharp on every screen."""
_SEED = 1
"""Of the bots that give hints."""


def write_table(path: Path, match: Match, ply: int) -> None:
    """The table after ``ply`` plies, as everyone may see it, as a PNG file.

    FileTrouble when the disk refuses.
    """
    _application()
    last = last_effects(match, ply, None)
    view, winners = match.view_at(ply, None), match.winners_at(ply)
    image = picture(match.game.id, view, TABLE, last_effects=last, ratio=RATIO, winners=winners)
    write_picture(path, image)


def write_window(
    path: Path, record: Record, size: QSize = WINDOW, theme: ThemeChoice = "light"
) -> None:
    """The whole window with this game on its table, as a PNG file.

    The window lives in a home of its own meanwhile: no setting and no journal of the person is
    touched. FileTrouble when the disk refuses.
    """
    with _opened(size, theme) as (window, home):
        _open(window, home, record)
        window.show()
        _let_stand(window)
        image = _grabbed(window)
    write_picture(path, image)


def write_hint(
    path: Path, record: Record, size: QSize = WINDOW, theme: ThemeChoice = "light"
) -> None:
    """The window with this game, in which the person to move has asked for a hint, as a PNG file.

    Otherwise as :func:`write_window`; ValueError when no person is to move.
    """
    with _opened(size, theme) as (window, _):
        window.resume_game(_left(record))
        window.show()
        page = window.game_page
        if page is None or not page.conductor.waiting:
            raise ValueError("a hint is for a person who is to move")
        _let_stand(window)
        page.hint()
        _process_until(lambda: not page.conductor.hinting.looking)
        _let_stand(window)
        image = _grabbed(window)
    write_picture(path, image)


def write_start(
    path: Path, records: Sequence[Record], size: QSize = WINDOW, theme: ThemeChoice = "light"
) -> None:
    """The start page after the last moves of these games were played, the last game last, as a PNG
    file. Otherwise as :func:`write_window`."""
    with _opened(size, theme) as (window, _):
        for record in records:
            _left(record)
        window.show()
        page = window.start_page
        _process_until(lambda: len(page.rows) + len(page.finished) == len(records))
        QApplication.processEvents()  # all have their places now
        _process_until(lambda: all(box.at_rest for box in page.findChildren(PictureBox)))
        image = _grabbed(window)
    write_picture(path, image)


def write_parts(
    path: Path, id: str, size: QSize = WINDOW, theme: ThemeChoice = "light", apart: int = 0
) -> None:
    """The window with a printable part or a game on the page of parts, as a PNG file. The bodies
    of a game are moved ``apart`` % of their way. Otherwise as :func:`write_window`."""
    with _opened(size, theme) as (window, _):
        window.show()
        window.show_parts()
        page = window.parts.page
        assert page is not None
        page.open_at(id)
        page.apart.setValue(apart)
        _process_until(lambda: page.at_rest)
        image = _grabbed(window)
    write_picture(path, image)


def write_sheets(
    path: Path,
    id: str = PLAYED,
    size: QSize = WINDOW,
    theme: ThemeChoice = "light",
    record: Record | None = None,
) -> None:
    """The window with a printable sheet on the page of sheets, as a PNG file; ``PLAYED`` are those
    of the game of Connnect in ``record``, as they stand. Otherwise as :func:`write_window`."""
    with _opened(size, theme) as (window, home):
        if record is not None:
            _open(window, home, record)
        window.show()
        window.show_sheets()
        page = window.sheets.page
        assert page is not None
        page.open_at(id)
        _process_until(lambda: page.at_rest)
        QApplication.processEvents()  # what stands around the page is laid out for its words
        image = _grabbed(window)
    write_picture(path, image)


@contextmanager
def _opened(size: QSize, theme: ThemeChoice) -> Iterator[tuple[MainWindow, Path]]:
    """A window that nobody sees, and its home; both are gone afterwards."""
    app = _application()
    with _home() as home:
        appearance = Appearance(app)
        appearance.choose(theme)
        window = MainWindow(Keeper(home / "settings.json"), appearance)
        try:
            window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
            window.resize(size)
            yield window, home
        finally:
            window.close()
            # Now, not when Python next collects garbage: perhaps while Qt walks through all
            # widgets to dress them in the theme of the next window.
            window.deleteLater()
            app.sendPostedEvents(window, QEvent.Type.DeferredDelete.value)


def _left(record: Record) -> Path:
    """Play the last move of a game, and leave it as a person would who goes on later; its journal.
    What is told of it is the same on every run."""
    *moves, last = record.moves
    before = replace(record, moves=tuple(moves), result=None)
    match = Match.from_record(before, seed=_SEED, journal=folders.journals())
    journal = match.journal
    assert journal is not None
    match.play(last)
    match.close()
    return journal


def _open(window: MainWindow, home: Path, record: Record) -> None:
    """Open a game in the window, as a person would who has it in a file."""
    game = home / f"game{SUFFIX}"
    write_record(game, record)
    window.open_file(game)


def _grabbed(window: QWidget) -> QImage:
    image = QImage(window.size(), QImage.Format.Format_RGB32)
    window.render(image)
    return image


def _let_stand(window: QWidget) -> None:
    """Wait until every table is drawn for its size, and has shown what it has begun to show."""
    QApplication.processEvents()
    scenes = [view.table for view in window.findChildren(TableView)]
    _process_until(lambda: all(not scene.busy and scene.sharp for scene in scenes))


def _process_until(done: Callable[[], bool]) -> None:
    while not done():
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


def _application() -> QApplication:
    """The running application, or a new one that needs no screen."""
    app = QApplication.instance()
    if isinstance(app, QApplication):
        return app
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    return QApplication(["boardroom"])


@contextmanager
def _home() -> Iterator[Path]:
    """A home for the program that is gone afterwards."""
    before = os.environ.get("BOARDROOM_HOME")
    with TemporaryDirectory(prefix="boardroom-") as folder:
        os.environ["BOARDROOM_HOME"] = folder
        try:
            yield Path(folder)
        finally:
            if before is None:
                del os.environ["BOARDROOM_HOME"]
            else:
                os.environ["BOARDROOM_HOME"] = before
