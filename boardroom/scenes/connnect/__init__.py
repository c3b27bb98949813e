"""How Connnect looks and is touched."""

from boardroom.scenes.connnect.scene import ConnnectScene

__all__ = ["ConnnectScene"]
