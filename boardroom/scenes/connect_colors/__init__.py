"""Connect the Colors as it is played: balls on a printed board."""

from boardroom.scenes.connect_colors.scene import ConnectColorsScene

__all__ = ["ConnectColorsScene"]
