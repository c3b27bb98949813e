"""Colorpop as it is played: ten chutes behind a frame, and what everyone has taken around it."""

from boardroom.scenes.colorpop.scene import ColorpopScene

__all__ = ["ColorpopScene"]
