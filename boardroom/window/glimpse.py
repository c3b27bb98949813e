"""Small pictures of tables for the start page, of what everyone may see."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from boardroom.base.errors import BoardroomError
from boardroom.games.game import Game
from boardroom.scenes import has_scene
from boardroom.scenes.look import Theme

_TABLE = 560
"""Height of a table on which everything has its place, in pixels."""


@dataclass(frozen=True, slots=True)
class Glimpse:
    """A game in a journal: its table, and how it stands in words."""

    picture: QImage
    words: str


def small_table(
    game_id: str,
    view: object,
    size: QSize,
    theme: Theme,
    ratio: float,
    winners: tuple[int, ...] | None = None,
) -> QImage:
    """A table drawn as large as tables are and shown ``size`` large, with ``ratio`` device pixels
    to each pixel; ``winners`` once the game is over. A null image for a game without a table."""
    from boardroom.scenes.picture import picture

    if not has_scene(game_id):
        return QImage()
    scale = max(1.0, _TABLE / size.height())
    return picture(game_id, view, size * scale, theme, ratio=ratio / scale, winners=winners)


def sample(game: Game, size: QSize, theme: Theme, ratio: float) -> QImage:
    """The game as it is played."""
    from boardroom.window.sample import sample_view

    return small_table(game.id, sample_view(game), size, theme, ratio)


def glimpse(path: Path, size: QSize, theme: Theme, ratio: float) -> Glimpse | None:
    """The game in this journal as everyone may see it; None when it cannot be shown."""
    from boardroom.play.resume import retell
    from boardroom.window.standing import standing

    try:
        match = retell(path)
    except BoardroomError:  # the list says so, or whoever wants to continue it
        return None
    picture = small_table(
        match.game.id, match.view(None), size, theme, ratio, match.winners_at(len(match.moves))
    )
    return Glimpse(picture, standing(match).show())
