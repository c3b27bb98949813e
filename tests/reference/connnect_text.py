"""The position of the slow Connnect in the notation."""

from __future__ import annotations

from tests.reference.connnect import Table
from tests.reference.connnect_shapes import SPACES
from tests.reference.connnect_sheet import POINTS, Sheet


def text_of(table: Table) -> str:
    who = "over" if table.over else str(table.seat() + 1)
    seat = ("roll:" if table.step() == "roll" else "") + f"{who}/{len(table.sheets)}"
    stage = f"{table.round or 'setup'}:{table.active + 1}"
    cards = "".join(
        f"({letter})" if letter in table.face_down else letter for letter in table.shapes
    )
    value = str(table.score_cards[0]) if table.score_cards else "-"
    rolled = dice(table.zone, table.rolled or [], [])
    header = [seat, stage, rolled, cards, value, "".join(table.objectives)]
    running = 0 if table.over else table.round  # claims of the last round are settled
    return " | ".join([" ".join(header), *(block(sheet, running) for sheet in table.sheets)])


def dice(zone: int, to_write: list[int], written: list[int]) -> str:
    if not to_write and not written:
        return "-"
    text = f"{zone}:" if zone else ""
    text += "".join(str(die) for die in sorted(to_write))
    if written:
        text += "(" + "".join(str(die) for die in sorted(written)) + ")"
    return text


def block(sheet: Sheet, round: int) -> str:
    signs = "".join(sheet.spaces[space] for space in SPACES)
    return " ".join(
        [
            "/".join(signs[place : place + 6] for place in range(0, 36, 6)),
            dice(sheet.zone, sheet.to_write, sheet.written),
            bonuses(sheet),
            claims(sheet, round),
            "".join(mark(sheet, shape) for shape in "ILOST"),
            ",".join(f"{letter}{value}" for letter, value in sheet.boxes) or "-",
            "".join(sorted(name[0] for name in sheet.met)) or "-",
            "out" if sheet.out else str(sheet.used_free),
        ]
    )


def bonuses(sheet: Sheet) -> str:
    names = [*POINTS[3], *POINTS[4]]
    order = {"pending": 0, "held": 1, "used": 2}
    found = sorted(sheet.bonuses, key=lambda bonus: (names.index(bonus.name), order[bonus.state]))
    texts = {
        "pending": lambda bonus: bonus.name + "!" * bonus.numbers,
        "held": lambda bonus: bonus.name,
        "used": lambda bonus: f"({bonus.name})",
    }
    return ",".join(texts[bonus.state](bonus) for bonus in found) or "-"


def claims(sheet: Sheet, round: int) -> str:
    earlier = sorted("".join(claim.spaces) for claim in sheet.claims if claim.round != round)
    fresh = sorted("".join(claim.spaces) for claim in sheet.claims if claim.round == round)
    return ",".join(earlier) + ("+" + ",".join(fresh) if fresh else "") or "-"


def mark(sheet: Sheet, shape: str) -> str:
    return sheet.marks.get(shape, "x" if shape in sheet.crossed else ".")
