"""Asking for files: where to save, what to open. Names and folders are remembered."""

from __future__ import annotations

import re
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray
from PySide6.QtGui import QImage, QImageWriter
from PySide6.QtWidgets import QFileDialog, QWidget

from boardroom.base import folders
from boardroom.base.files import is_folder, write_bytes
from boardroom.base.words import say
from boardroom.play.record import SUFFIX
from boardroom.window.keeper import Keeper


def ask_open(keeper: Keeper, parent: QWidget) -> Path | None:
    """The saved game that the person chose."""
    dialog = QFileDialog(parent, say("Open a game"), str(_folder(keeper)), _games())
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    return _ask(dialog, keeper)


def ask_save(keeper: Keeper, title: str, parent: QWidget) -> Path | None:
    """Where to save a game; the name ends as saved games do."""
    dialog = QFileDialog(parent, say("Save the game"), str(_folder(keeper)), _games())
    return _ask(dialog, keeper, title, SUFFIX)


def ask_picture(keeper: Keeper, title: str, parent: QWidget) -> Path | None:
    """Where to save a picture."""
    form = say("Pictures (*.png)")
    dialog = QFileDialog(parent, say("Save a picture"), str(_folder(keeper)), form)
    return _ask(dialog, keeper, title, ".png")


def ask_sheets(keeper: Keeper, title: str, parent: QWidget) -> Path | None:
    """Where to save sheets."""
    form = say("PDF files (*.pdf)")
    dialog = QFileDialog(parent, say("Save the sheets"), str(_folder(keeper)), form)
    return _ask(dialog, keeper, title, ".pdf")


def ask_folder(title: str, folder: Path, parent: QWidget) -> Path | None:
    """The folder that the person chose; the dialog opens at ``folder``, or above it."""
    there = (each for each in (folder, *folder.parents) if is_folder(each))
    place = next(there, Path.home())
    dialog = QFileDialog(parent, title, str(place))
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    dialog.setOption(QFileDialog.Option.ShowDirsOnly)
    accepted = dialog.exec() == QFileDialog.DialogCode.Accepted
    names = dialog.selectedFiles()
    dialog.deleteLater()
    return Path(names[0]) if accepted and names else None


def _games() -> str:
    return say("Games of Boardroom (*{suffix})", suffix=SUFFIX)


def _ask(dialog: QFileDialog, keeper: Keeper, title: str = "", suffix: str = "") -> Path | None:
    """The file that was chosen; the dialog itself asks before one is replaced."""
    if suffix:
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(suffix.removeprefix("."))
        dialog.selectFile(file_name(title) + suffix)
    accepted = dialog.exec() == QFileDialog.DialogCode.Accepted
    names = dialog.selectedFiles()
    dialog.deleteLater()
    if not accepted or not names:
        return None
    path = Path(names[0])
    keeper.change(folder=str(path.parent))
    return path


def file_name(title: str) -> str:
    """A title with the time, without what file systems do not take."""
    plain = re.sub(r"[^\w\- ]", "", title)
    return f"{plain} {datetime.now():%Y-%m-%d %H-%M}"


def _folder(keeper: Keeper) -> Path:
    """Where the person was last, or where saves belong: made, so that a dialog can open there."""
    last = Path(keeper.now.folder) if keeper.now.folder else None
    if last is not None and is_folder(last):
        return last
    home = folders.saves()
    try:
        home.mkdir(parents=True, exist_ok=True)
    except OSError:
        return Path.home()
    return home


def write_picture(path: Path, picture: QImage) -> None:
    """Put a picture at ``path`` as PNG, whole or not at all. FileTrouble when the disk refuses."""
    data = QBuffer()
    data.open(QBuffer.OpenModeFlag.WriteOnly)
    QImageWriter(data, QByteArray(b"png")).write(picture)
    write_bytes(path, bytes(data.data().data()))
