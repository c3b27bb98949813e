"""Strict reading of the notation: what is not exactly the form is refused, with its place."""

from __future__ import annotations

import re
from collections.abc import Sequence

from boardroom.base.words import message
from boardroom.games.game import OVER, NotationError

_NUMBER = re.compile(r"0|[1-9][0-9]{0,3}")
_SHOWN = 40


def wrong(place: str, expected: str, found: object) -> NotationError:
    """The error that names the place, what was expected there, and what stands there.

    ``place`` and ``expected`` are in the terms of the notation, which no language changes.
    """
    if not isinstance(found, str):
        text = type(found).__name__
    elif len(found) > _SHOWN:
        text = f"{found[:_SHOWN]!r}..."
    else:
        text = repr(found)
    return NotationError(
        message(
            "{place}: expected {expected}, found {found}",
            place=place,
            expected=expected,
            found=text,
        )
    )


def fields(text: object, names: Sequence[str], longest: int) -> list[str]:
    """The fields of a position, separated by one blank each. NotationError otherwise."""
    form = " ".join(names)
    if not isinstance(text, str) or len(text) > longest:
        raise wrong("position", form, text)
    found = text.split(" ")
    if len(found) != len(names):
        raise wrong("position", form, text)
    return found


def number(text: str, place: str, lowest: int, highest: int) -> int:
    """A whole number in plain digits without leading zeros. NotationError otherwise."""
    if _NUMBER.fullmatch(text) is None or not lowest <= int(text) <= highest:
        raise wrong(place, f"a number from {lowest} to {highest}", text)
    return int(text)


def numbers(text: str, place: str, count: int, highest: int) -> tuple[int, ...]:
    """As many numbers as asked, with commas between. NotationError otherwise."""
    found = text.split(",")
    if len(found) != count:
        raise wrong(place, f"{count} numbers with commas between", text)
    return tuple(number(each, place, 0, highest) for each in found)


def seat_of(text: str, seats: range) -> tuple[int, int]:
    """``2/4`` is seat 1 (counted from 0) of 4, ``over/4`` is OVER of 4. NotationError otherwise."""
    who, slash, of = text.partition("/")
    if not slash:
        raise wrong("SEAT", "a seat such as 1/2, or over/2", text)
    count = number(of, "SEAT", seats[0], seats[-1])
    if who == "over":
        return OVER, count
    return number(who, "SEAT", 1, count) - 1, count


def write_seat(seat: int, seats: int) -> str:
    """The text that :func:`seat_of` reads."""
    return f"over/{seats}" if seat == OVER else f"{seat + 1}/{seats}"


def counts(text: str, place: str, letters: str, highest: int) -> tuple[int, ...]:
    """``D2W11`` of the letters DMW is (2, 0, 11); ``-`` is nothing at all.

    Letters stand in their order and zero counts are left out. NotationError otherwise.
    """
    if text == "-":
        return (0,) * len(letters)
    pattern = "".join(f"(?:{re.escape(letter)}([1-9][0-9]{{0,3}}))?" for letter in letters)
    match = re.fullmatch(pattern, text)
    if match is None or not text:
        raise wrong(place, f"{letters} with their counts in this order, or -", text)
    found = tuple(int(each or 0) for each in match.groups())
    if max(found) > highest:
        raise wrong(place, f"counts up to {highest}", text)
    return found


def write_counts(letters: str, found: Sequence[int]) -> str:
    """The text that :func:`counts` reads."""
    pairs = zip(letters, found, strict=True)
    return "".join(f"{letter}{count}" for letter, count in pairs if count) or "-"
