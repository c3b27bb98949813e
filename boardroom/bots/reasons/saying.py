"""What reasons are made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from boardroom.base.words import Message, message

Reason = Callable[[Any], Message]
"""Gives a legal move the reason for it: what it wins, and what it prevents. True by the rules
alone, and told of nothing that the seat to move may not know."""


def seat_words(seat: int) -> Message:
    """A seat as a reason calls it; whoever shows the reason may put a name in its place."""
    return message("seat {seat}", seat=seat + 1)


def named(words: Message, names: Sequence[str]) -> Message:
    """The words with the names of the seats in place of their numbers."""
    values: list[tuple[str, object]] = []
    for name, value in words.values:
        if isinstance(value, Message):
            found: object = named(value, names)
            for seat, each in enumerate(names):
                if value == seat_words(seat):
                    found = each
            values.append((name, found))
        else:
            values.append((name, value))
    return Message(words.id, tuple(values), words.plural, words.count)


def sentences(parts: Sequence[Message]) -> Message:
    """The first two of these as sentences: a hint is read at one glance."""
    if len(parts) == 1:
        return message("{sentence}.", sentence=parts[0])
    return message("{first}. {second}.", first=parts[0], second=parts[1])


def either(items: Sequence[Message]) -> Message:
    """``dark or milk``."""
    return _listed(items, "{first} or {last}")


def both(items: Sequence[Message]) -> Message:
    """``red, green and blue``."""
    return _listed(items, "{first} and {last}")


def _listed(items: Sequence[Message], last: str) -> Message:
    if len(items) == 1:
        return items[0]
    if len(items) == 2:
        return message(last, first=items[0], last=items[1])
    return message("{first}, {rest}", first=items[0], rest=_listed(items[1:], last))
