"""The names of the places that can be touched on the table.

A space of the grid is called as on the sheet: ``c4``. The others are a kind and what is chosen
there: ``die:5``, ``bonus:move3``, ``number:2``, ``change:-1``, ``seat:2`` (counted from 0), and
``free``, ``done``, ``previous``, ``next`` stand alone.
"""

from __future__ import annotations

from typing import Final

FREE: Final = "free"
DONE: Final = "done"
PREVIOUS: Final = "previous"
NEXT: Final = "next"


def die(number: int) -> str:
    """A die that shows a number."""
    return f"die:{number}"


def bonus(name: str) -> str:
    """The boxes of a bonus."""
    return f"bonus:{name}"


def number(value: int) -> str:
    """A number of the picker."""
    return f"number:{value}"


def change(value: int) -> str:
    """A change of the picker."""
    return f"change:{value:+d}"


def seat(place: int) -> str:
    """The sheet of another seat."""
    return f"seat:{place}"


def claim(spaces: str) -> str:
    """A claim that has been drawn, whose bonus may still have to be chosen."""
    return f"claim:{spaces}"


def kind_of(place: str) -> str:
    """``die``, ``bonus``, ``number``, ``change``, ``seat``, ``claim`` or the place itself."""
    return place.partition(":")[0]


def rest_of(place: str) -> str:
    """What is chosen there, such as ``move3``; "" for places that stand alone."""
    return place.partition(":")[2]


def spaces_in(claim: str) -> tuple[str, ...]:
    """The spaces of a claim one by one."""
    return tuple(claim[at : at + 2] for at in range(0, len(claim), 2))
