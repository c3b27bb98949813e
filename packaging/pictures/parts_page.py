"""The page about the printable parts, written from the parts themselves.

    make pictures

writes `docs/parts.md` with the pictures of `parts.py` and the amounts of `amounts.py`.
"""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterator
from itertools import pairwise

import cad
from boardroom.base.files import write_bytes
from boardroom.games import GAMES
from cad import colours, fits
from cad.amounts import amount
from cad.estimate import NOTHING, Estimate, time_words, weight_words
from cad.parameters import Parameter, Selection
from cad.part import Part
from cad.sets import Line, PrintSet
from system import ROOT

PLACE = ROOT / "docs" / "parts.md"

_HEAD = """\
# The printable parts

![Connect the Colors, taken apart](../resources/parts/connect-colors-exploded.png)

All that the five games need can be printed at home: {parts} parts, each with parameters of its own,
in {sets} print sets. This page is made by `make pictures` from the parts themselves; the pictures
show each part with its usual parameters.

    boardroom parts plates connect-colors --bed {bed}   # a whole game, one colour a plate
    boardroom parts export ball --set form=halves           # one part
    boardroom parts check FOLDER                            # what was exported, once more

## How to print

- **Filament.** PLA does for everything. A plate holds one colour, so that no printer needs to mix
  any; a 3MF file carries names and colours of its bodies, an STL file only their shape.
- **Settings.** A nozzle of {nozzle} mm, layers of {layer} mm, the first {first} mm as PrusaSlicer
  begins with, three perimeters, 20 % infill.
- **Orientation.** Every body lies in its file as it is printed: the faces that matter are up or
  upright, chamfers and no fillets are at the bed. Do not turn it.
- **Supports.** Leave them off. Every part is made to print without, but for: {exceptions}.
  Tests slice each part with these settings and supports allowed, and the slicer draws none. Where
  the first layer is as thin as the others it draws some at the very bed, which are not needed.
- **Time and weight** below are estimates for these settings: PrusaSlicer 2.5 says the same to
  within a fifth for time, and an eighth for weight.
- **Begin small**, with a chute and a token, or a die and its tray: where something is tight, give
  its `fit` a little more. Every fit is a parameter.

## The fits, and why

All in one file, [cad/fits.py](../cad/fits.py); mm, where nothing else is said.

{fits}

What goes together shares no room, and has this much air; tests measure it on the solids.

{pairs}
"""

_TOGETHER = {
    "connect-colors": "Lay the board into the frame from above; its lip keeps the balls in. Balls "
    "with a flat are played as they come; of halves, glue two over a piece of filament. Where the "
    "bed is small, `--set tiles=4` gives the board in four pieces that are pushed together from "
    "above.",
    "connnect": "Nothing to put together.",
    "colorpop": "Push the frame into its two feet, and stand the chutes in it side by side. Fill "
    "each from the top with ten tokens, signs to the front and the rounder corners up. A finger "
    "through the hole behind a token pushes it out, and those above it slide down. A chute is "
    "lifted a little by its head and taken out forward; carry it upright. Lay the markers down "
    "with their signs underneath.",
    "domino3d": "Nothing to put together. Stand chips in a rack with the open side to you.",
    "choconnect": "Nothing to put together. The bag that tiles are drawn from is not printed.",
}
"""By hand: what comes after the printer."""


def page() -> str:
    """The whole page."""
    exceptions = [
        f"{part.title} with `{name}={value}`"
        for part in cad.PARTS.values()
        for name, value in _with_supports(part)
    ]
    head = _HEAD.format(
        parts=len(cad.PARTS),
        sets=len(cad.SETS),
        bed="x".join(f"{side:g}" for side in fits.BED),
        nozzle=f"{fits.NOZZLE:g}",
        layer=f"{fits.LAYER:g}",
        first=f"{fits.FIRST_LAYER:g}",
        exceptions=", ".join(exceptions),
        fits=_table(("fit", "", "why, and where from"), _fits()),
        pairs=_table(("what", "air, mm", "where it touches in use"), _pairs()),
    )
    return head + "".join(f"\n{text}\n" for game in cad.ASSEMBLIES for text in _game(game))


def _with_supports(part: Part) -> Iterator[tuple[str, str]]:
    """The choices of a part that are the reason why it needs supports: name and value."""
    for each in part.parameters:
        if isinstance(each, Selection):
            values = [choice.value for choice in each.choices]
            needing = [v for v in values if part.printing(part.read({each.name: v})).supports]
            if len(needing) < len(values):
                yield from ((each.name, value) for value in needing)


def _fits() -> Iterator[tuple[str, ...]]:
    """Each number of the file on fits, with what stands below it there."""
    body = ast.parse(inspect.getsource(fits)).body
    for statement, below in pairwise(body):
        if isinstance(statement, ast.Assign) and isinstance(below, ast.Expr):
            name = ast.unparse(statement.targets[0])
            value, reason = getattr(fits, name), ast.literal_eval(below.value)
            numbers = value if isinstance(value, tuple) else (value,)
            yield (
                name.lower().replace("_", " "),
                " × ".join(f"{number:g}" for number in numbers),
                " ".join(reason.split()),
            )


def _pairs() -> Iterator[tuple[str, ...]]:
    for game, assembly in cad.ASSEMBLIES.items():
        for pair in assembly.pairs:
            contact = str(pair.contact) if pair.contact else "nowhere"
            yield f"{GAMES[game].title}: {pair.name}", f"{pair.gap:g}", contact


# One game -----------------------------------------------------------------------------------


def _game(game: str) -> Iterator[str]:
    title = GAMES[game].title
    yield f"## {title}"
    yield f"![{title} on the table]({_picture(game)})"
    yield _TOGETHER[game]
    for each in cad.SETS.values():
        if each.game == game:
            yield f"**{each.title}** (`{each.id}`)"
            yield _set(each)
    for part in cad.PARTS.values():
        if part.games[0] == game:
            yield from _part(part)


def _picture(id: str) -> str:
    return f"../resources/parts/{id}.png"


def _set(chosen: PrintSet) -> str:
    rows = [_line(line) for line in chosen.lines]
    whole = sum((amount(line).estimate * line.count for line in chosen.lines), NOTHING)
    total = ("**all**", str(sum(line.count for line in chosen.lines)), "", *_amounts(whole), "")
    head = ("what", "prints", "colour", "weight of each", "time of each", "supports")
    return _table(head, [*rows, total])


def _line(line: Line) -> tuple[str, ...]:
    found = amount(line)
    return (
        f"`{line.name}`",
        str(line.count),
        ", ".join(colours.name(each) for each in found.colours),
        *_amounts(found.estimate),
        "yes" if line.part.printing(line.parameters).supports else "no",
    )


def _amounts(found: Estimate) -> tuple[str, str]:
    return str(weight_words(found.grams)), str(time_words(found.minutes))


def _part(part: Part) -> Iterator[str]:
    yield f"### {part.title}"
    yield f"![{part.title}]({_picture(part.id)})"
    yield f"{part.about} {part.printing(part.read({})).note}"
    rows = [_parameter(each) for each in part.parameters]
    yield _table((f"of `{part.id}`", "usual", "range", "what it is"), rows)


def _parameter(each: Parameter) -> tuple[str, ...]:
    usual = each.default if isinstance(each.default, str) else f"{each.default:g}"
    help = str(each.help)
    if each.needs:
        name, value = each.needs
        help += f" Only with `{name}={value}`."
    return f"`{each.name}`", usual, each.range, help


def _table(head: tuple[str, ...], rows: Iterator[tuple[str, ...]] | list[tuple[str, ...]]) -> str:
    lines = [head, tuple("---" for _ in head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def main() -> int:
    """Write the page."""
    write_bytes(PLACE, page().encode())
    sys.stdout.write(f"Wrote {PLACE}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
