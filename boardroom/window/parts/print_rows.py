"""What to print for a game, in rows that a person can tick off: as rows, and as text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from boardroom.base.words import Message, message, messages
from cad.amounts import amount
from cad.estimate import NOTHING, Estimate, time_words, weight_words
from cad.parameters import Selection
from cad.part import Part
from cad.sets import Line, PrintSet


@dataclass(frozen=True)
class PrintRow:
    """``count`` prints of a part in one colour; where each of them is another one, all together.

    ``estimate`` is for all of them; ``colours`` as ``#RRGGBB``.
    """

    count: int
    part: Part
    title: Message
    colours: tuple[str, ...]
    estimate: Estimate
    supports: bool
    note: Message

    @property
    def facts(self) -> Message:
        """What they take."""
        weight = weight_words(self.estimate.grams)
        time = time_words(self.estimate.minutes)
        if self.supports:
            return message("{weight} · {time} · with supports", weight=weight, time=time)
        return message("{weight} · {time}", weight=weight, time=time)


def print_rows(chosen: PrintSet) -> tuple[PrintRow, ...]:
    """The rows of a set, in the order of the set."""
    groups: dict[tuple[str, Message], list[Line]] = {}
    for line in chosen.lines:
        groups.setdefault((line.part.id, _title(line, chosen)), []).append(line)
    return tuple(_row(title, lines) for (_, title), lines in groups.items())


def together(rows: Sequence[PrintRow]) -> Message:
    """All rows in one line."""
    amounts = sum((row.estimate for row in rows), NOTHING)
    return messages(
        "{count} print, {weight}, {time}",
        "{count} prints, {weight}, {time}",
        sum(row.count for row in rows),
        weight=weight_words(amounts.grams),
        time=time_words(amounts.minutes),
    )


def notes(rows: Sequence[PrintRow]) -> dict[str, str]:
    """What to know at the printer, by the title of the part."""
    return {row.part.title.show(): row.note.show() for row in rows}


def as_text(chosen: PrintSet, rows: Sequence[PrintRow]) -> str:
    """The list for a letter or a note."""
    lines = [chosen.title.show(), ""]
    lines += [f"{row.count} × {row.title.show()}: {row.facts.show()}" for row in rows]
    lines += ["", together(rows).show(), ""]
    lines += [f"{title}: {note}" for title, note in notes(rows).items()]
    return "\n".join(lines) + "\n"


def _row(title: Message, lines: Sequence[Line]) -> PrintRow:
    first = lines[0]
    printing = first.part.printing(first.parameters)
    amounts = [amount(line) for line in lines]
    return PrintRow(
        count=sum(line.count for line in lines),
        part=first.part,
        title=title,
        colours=tuple(dict.fromkeys(colour for each in amounts for colour in each.colours)),
        estimate=sum(
            (each.estimate * line.count for each, line in zip(amounts, lines, strict=True)), NOTHING
        ),
        supports=printing.supports,
        note=printing.note,
    )


def _title(line: Line, chosen: PrintSet) -> Message:
    """The part, and the choice by which it differs from others of the set."""
    same = [each for each in chosen.lines if each.part is line.part]
    for parameter in line.part.parameters:
        values = {each.values.get(parameter.name, parameter.default) for each in same}
        if isinstance(parameter, Selection) and len(values) > 1:
            value = line.values.get(parameter.name, parameter.default)
            (choice,) = (each for each in parameter.choices if each.value == value)
            return message("{part} · {choice}", part=line.part.title, choice=choice.title)
    return line.part.title
