"""What the 3Domino table says: on chips, places and their points."""

from __future__ import annotations

from collections.abc import Sequence

from boardroom.base.words import Message, message, messages
from boardroom.games.domino3d import Contact, Laid


def chips_held(count: int) -> Message:
    """How many chips somebody holds."""
    return messages("{count} chip", "{count} chips", count)


def chip_fits(chip: str, places: int) -> Message:
    """A chip of the hand, and how much can be done with it."""
    if not places:
        return fits_nowhere(chip)
    return messages(
        "{chip}: fits in {count} place", "{chip}: fits in {count} places", places, chip=chip
    )


def fits_nowhere(chip: str) -> Message:
    """Why a chip of the hand cannot be played."""
    return message("The chip {chip} fits nowhere now.", chip=chip)


def why_points(effects: Laid) -> Message:
    """What a chip would bring, pair by pair."""
    pairs = ", ".join(pair(contact) for contact in effects.contacts if contact.points)
    chip = effects.chip
    if effects.points:
        return messages(
            "{chip}: {count} point ({pairs})",
            "{chip}: {count} points ({pairs})",
            effects.points,
            chip=chip,
            pairs=pairs,
        )
    if not effects.contacts:
        return message("{chip}: the first chip, no points", chip=chip)
    if len(effects.contacts) == 1:
        return message("{chip}: no points, only one face touches", chip=chip)
    return message("{chip}: no points, no numbers that count are equal", chip=chip)


def pair(contact: Contact) -> str:
    """Two faces that touch and what they bring: ``3 on 3: 3``."""
    return message(
        "{number} on {other}: {points}",
        number=contact.number,
        other=contact.lying_number,
        points=contact.points,
    ).show()


def lying(chip: str, cells: Sequence[tuple[int, int, int]]) -> Message:
    """A chip that lies, as a screen reader meets it."""
    start, end = (",".join(map(str, cell)) for cell in cells)
    return message("{chip} from {start} to {end}", chip=chip, start=start, end=end)


def in_hand(chip: str, places: int) -> Message:
    """A chip of the hand as a screen reader meets it."""
    return message("in hand: {chip}", chip=chip_fits(chip, places))


def seat_line(name: str, chips: int, points: int) -> Message:
    """A seat as a screen reader meets it."""
    return message(
        "{seat}: {chips}, {points}",
        seat=name,
        chips=chips_held(chips),
        points=messages("{count} point", "{count} points", points),
    )


def bag_line(count: int) -> Message:
    """The bag as a screen reader meets it."""
    return messages("in the bag: {count} chip", "in the bag: {count} chips", count)


def pass_words() -> Message:
    """What the button of somebody says who can do nothing else."""
    return message("Pass")


def must_pass() -> Message:
    """Why one has to pass."""
    return message("Nothing in the hand fits, and the bag is empty.")


def passes(name: str) -> Message:
    """A seat that has just passed."""
    return message("{seat}: nothing fits, passed", seat=name)


def left_over(chips: Sequence[str]) -> Message:
    """What somebody still holds at the end."""
    return message("left: {chips}", chips=", ".join(chips))


def knob(name: str) -> Message:
    """A button that moves the eye."""
    return {
        "closer": message("Nearer"),
        "farther": message("Farther"),
        "reset": message("Look as at first"),
    }[name]
