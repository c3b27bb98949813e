"""What the person chose, kept in one strict JSON file.

A file that cannot be read is renamed, never overwritten: whoever edited it by hand gets it back.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from boardroom.base.errors import BoardroomError
from boardroom.base.files import write_bytes
from boardroom.base.words import Message, message

ThemeChoice = Literal["system", "light", "dark", "contrast"]
Speed = Literal["slow", "normal", "fast", "off"]
PartFormat = Literal["step", "stl", "3mf"]


_Place = Annotated[int, msgspec.Meta(ge=-100_000, le=100_000)]
_Volume = Annotated[int, msgspec.Meta(ge=0, le=100)]
_Side = Annotated[int, msgspec.Meta(ge=50, le=1000)]
_Length = Annotated[int, msgspec.Meta(ge=1, le=100_000)]


class Geometry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the window stood, in device-independent pixels of the whole desktop."""

    x: _Place
    y: _Place
    width: _Length
    height: _Length
    maximized: bool = False


class SeatChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One seat as it was set up the last time: ``player`` is ``human`` or ``bot:LEVEL``."""

    name: str
    player: str
    colour: str = ""


class LastGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game was set up the last time."""

    seats: tuple[SeatChoice, ...] = ()
    options: dict[str, str] = {}


class ExportChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How parts were exported the last time. ``bed`` is that of the printer, width and depth in
    mm."""

    folder: str = ""
    formats: tuple[PartFormat, ...] = ("3mf",)
    bed: tuple[_Side, _Side] = (220, 220)


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that outlives the window. ``last`` is by the id of the game; ``sheets`` has what
    is chosen alike for all printed sheets, by the name of the setting."""

    theme: ThemeChoice = "system"
    speed: Speed = "normal"
    volume: _Volume = 60
    muted: bool = False
    geometry: Geometry | None = None
    folder: str = ""
    recent: str = ""
    last: dict[str, LastGame] = {}
    export: ExportChoice = ExportChoice()
    sheets: dict[str, str] = {}


def read_settings(path: Path) -> tuple[Settings, Message | None]:
    """The settings at ``path``, or the defaults and what was wrong with the file.

    A broken file is set aside under the name that the message tells.
    """
    try:
        return msgspec.json.decode(path.read_bytes(), type=Settings), None
    except FileNotFoundError:
        return Settings(), None
    except OSError as error:
        return Settings(), _set_aside(path, error.strerror or str(error))
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        return Settings(), _set_aside(path, str(error))


def write_settings(path: Path, settings: Settings) -> Message | None:
    """Put the settings on the disk whole; the reason when the disk refuses."""
    try:
        write_bytes(path, msgspec.json.format(msgspec.json.encode(settings), indent=2) + b"\n")
    except BoardroomError as error:
        return error.message
    return None


def _set_aside(path: Path, reason: str) -> Message:
    """Rename a broken file to the first free name beside it."""
    number = 1
    # Unlike Path.exists it does not mind a closed folder; renaming tells of that below.
    while os.path.lexists(aside := path.with_name(f"{path.stem}.broken-{number}{path.suffix}")):
        number += 1
    try:
        path.rename(aside)
    except OSError as error:
        return message(
            "The settings in {path} are broken ({reason}) and cannot be set aside: {trouble}.",
            path=str(path),
            reason=reason,
            trouble=error.strerror or str(error),
        )
    return message(
        "The settings file was broken ({reason}). It is kept as {name}; the defaults are used.",
        reason=reason,
        name=aside.name,
    )
