"""Boardroom: five tabletop games at one screen, and their real components."""

__version__ = "0.1.0"
