"""3Domino as it is played: ivory chips in space, on a board that turns under the lamp."""

from boardroom.scenes.domino3d.scene import DominoScene

__all__ = ["DominoScene"]
