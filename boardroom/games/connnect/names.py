"""How bonuses and shapes are called in a sentence."""

from __future__ import annotations

from boardroom.base.words import Message, message
from boardroom.games.connnect.bonuses import BONUSES
from boardroom.games.connnect.layout import CONNECT_5

CARD_SHAPES = {card.letter: card.shape for card in CONNECT_5}


def bonus_words(name: str) -> Message:
    """A bonus as it stands within a sentence."""
    bonus = BONUSES[name]
    return {
        "write": message("write {number}", number=bonus.number),
        "any2": message("write any two numbers"),
        "move": message("cross out and write"),
        "switch": message("switch zone die"),
        "step": message("plus or minus"),
        "again": message("claimed number again"),
        "six": message("score six points"),
    }[bonus.effect]


def shape_words(size: int, shape: str) -> Message:
    """A claim as it is called within a sentence."""
    if size == 3:
        return message("Connect-3")
    if size == 4:
        return message("Connect-4 {shape}", shape=shape)
    return message("Connect-5 {letter}", letter=shape)
