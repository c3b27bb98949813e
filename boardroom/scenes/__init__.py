"""How each game looks and is touched, one module a game. Needs Qt."""

from __future__ import annotations

import os
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from boardroom.scenes.base import TableScene

# Qt hands each fill that is seen through, or has a gradient, to a pool of threads. Waking them
# takes longer than most of our fills: without them a table is painted in half the time. Qt reads
# this when it first paints.
os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")

# A scene is imported when its game is opened.
_SCENES = {
    "choconnect": ("boardroom.scenes.choconnect", "ChoconnectScene"),
    "colorpop": ("boardroom.scenes.colorpop", "ColorpopScene"),
    "connect-colors": ("boardroom.scenes.connect_colors", "ConnectColorsScene"),
    "connnect": ("boardroom.scenes.connnect", "ConnnectScene"),
    "domino3d": ("boardroom.scenes.domino3d", "DominoScene"),
}


def has_scene(game_id: str) -> bool:
    """Whether a game can be shown on a table."""
    return game_id in _SCENES


def scene_for(game_id: str) -> type[TableScene]:
    """The scene of a game; KeyError lists the known ones."""
    if game_id not in _SCENES:
        raise KeyError(f"no scene for {game_id!r}: known are {', '.join(_SCENES)}")
    module, name = _SCENES[game_id]
    scene: type[TableScene] = getattr(import_module(module), name)
    return scene
