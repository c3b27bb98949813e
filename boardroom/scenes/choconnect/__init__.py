"""Choconnect as it is played: a box of chocolates on a table."""

from boardroom.scenes.choconnect.scene import ChoconnectScene

__all__ = ["ChoconnectScene"]
