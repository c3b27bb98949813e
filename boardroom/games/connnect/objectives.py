"""The objective cards: what they ask for, and whether a sheet meets them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from boardroom.base.words import Message, message
from boardroom.games.connnect import layout
from boardroom.games.connnect.layout import ObjectiveCard
from boardroom.games.connnect.shapes import MASKS, SHAPES, SIZES, named, spaces_of
from boardroom.games.connnect.sheet import FIRST_MARK, Sheet

CARDS: Final = {card.name: card for card in layout.OBJECTIVES}
DECKS: Final = tuple(layout.OBJECTIVE_DECKS)
PUBLISHED: Final = tuple(card.name for card in layout.OBJECTIVES if card.published)
"""The cards that the published text shows, one of each deck (CN-14)."""

LINE_MASKS: Final = {line: named(spaces) for line, spaces in layout.ARROW_LINES.items()}


def drawn(published: bool, rng: Random) -> tuple[str, ...]:
    """One card of each deck (CN-16), or those that are published (CN-14)."""
    if published:
        return PUBLISHED
    return tuple(
        rng.choice([card.name for card in layout.OBJECTIVES if card.name[0] == deck])
        for deck in DECKS
    )


def filled_lines(sheet: Sheet) -> int:
    """How many arrow lines have no free space left."""
    return sum(sheet.grid.taken & mask == mask for mask in LINE_MASKS.values())


def _used_steps(sheet: Sheet) -> int:
    return sum(
        sheet.used(bonus.name) for bonus in layout.CONNECT_3_BONUSES if bonus.effect == "step"
    )


def _claimed_at_once(sheet: Sheet, *sizes: int) -> list[int]:
    """How many claims of each size were made in this round."""
    found = Counter(SIZES[place] for place in sheet.claims.fresh)
    return [found[size] for size in sizes]


def is_equal(sheet: Sheet, place: int) -> bool:
    """Whether the numbers of a claim are equal, rather than in order."""
    spaces = spaces_of(MASKS[place])
    return len({sheet.grid.values[space] for space in spaces}) == 1


GOALS: Final[Mapping[str, Callable[[Sheet], int]]] = {
    "connect-3": lambda sheet: len(sheet.claims.of_size(3)),
    "connect-4": lambda sheet: len(sheet.claims.of_size(4)),
    "connected-lines": lambda sheet: len(sheet.grid.connected_lines()),
    "circles": lambda sheet: len(sheet.grid.circles()),
    "cross-circles": lambda sheet: len({*sheet.grid.circles()} & {*layout.CROSS_CIRCLES}),
    "arrow-lines": filled_lines,
    "step-3": _used_steps,
    "connect-3-at-once": lambda sheet: _claimed_at_once(sheet, 3)[0],
    "equal-and-ordered": lambda sheet: len(
        {is_equal(sheet, place) for place in sheet.claims.of_size(3)}
    ),
    "same-connect-4": lambda sheet: max(
        Counter(SHAPES[place] for place in sheet.claims.of_size(4)).values(), default=0
    ),
    "first-marks": lambda sheet: sheet.claims.marks.count(FIRST_MARK),
    "connect-4-and-5-at-once": lambda sheet: sum(map(bool, _claimed_at_once(sheet, 4, 5))),
}
"""What each goal counts on a sheet."""


def is_met(card: ObjectiveCard, sheet: Sheet) -> bool:
    """Whether a sheet meets an objective now."""
    return GOALS[card.goal](sheet) >= card.count


def met(sheet: Sheet, names: tuple[str, ...], last: bool) -> str:
    """The letters of the objectives that a sheet has scored once a round is over (CN-58)."""
    return "".join(
        name[0]
        for name in names
        if name[0] in sheet.met or ((last or not CARDS[name].at_end) and is_met(CARDS[name], sheet))
    )


def words(card: ObjectiveCard) -> Message:
    """What a card asks for."""
    texts = {
        "connect-3": message("Claim at least {count} Connect-3.", count=card.count),
        "connect-4": message("Claim at least {count} Connect-4.", count=card.count),
        "connected-lines": message("Create at least {count} connected lines.", count=card.count),
        "circles": message("Fill at least {count} circles.", count=card.count),
        "cross-circles": message("Fill the middle circle and the four corner circles."),
        "arrow-lines": message("Fill at least {count} arrow lines.", count=card.count),
        "step-3": message("Use both plus-or-minus bonuses of the Connect-3 part."),
        "connect-3-at-once": message("Claim {count} Connect-3 in one round.", count=card.count),
        "equal-and-ordered": message(
            "Claim a Connect-3 of equal numbers and one of numbers in order."
        ),
        "same-connect-4": message("Claim {count} Connect-4 of the same shape.", count=card.count),
        "first-marks": message("Hold {count} first-claim marks.", count=card.count),
        "connect-4-and-5-at-once": message("Claim a Connect-4 and a Connect-5 in one round."),
    }
    return texts[card.goal]


def title(card: ObjectiveCard) -> Message:
    """How a card is called; the cards that were made for this project say so (CN-13)."""
    if card.published:
        return message("Objective {name}", name=card.name)
    return message("Objective {name} (house card)", name=card.name)


def when(card: ObjectiveCard) -> Message:
    """When a card is judged."""
    if card.at_end:
        return message("At the end of the game")
    return message("As soon as it is done")
