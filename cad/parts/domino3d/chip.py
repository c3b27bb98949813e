"""The chip of 3Domino: two cubes side by side, each with its number on all of its faces."""

from __future__ import annotations

from dataclasses import dataclass

from boardroom.base.words import message
from boardroom.games.domino3d import CHIPS, NUMBERS
from boardroom.games.options import Choice
from cad import colours
from cad.parameters import check_limits, choice, number
from cad.part import Body, Expected, Part, Printing
from cad.parts.domino3d.cube import Cube, check_cube, cube_size
from cad.parts.domino3d.faces import faces
from cad.parts.domino3d.numerals import Numerals
from cad.parts.domino3d.pips import Pips


@dataclass(frozen=True, slots=True)
class ChipParameters:
    """WrongParameter when a value is out of range, or the chip would be too small."""

    first: float = number(
        message("First number"),
        message("Of one half."),
        2,
        low=0,
        high=NUMBERS - 1,
        unit="",
        whole=True,
    )
    second: float = number(
        message("Second number"),
        message("Of the other half."),
        5,
        low=0,
        high=NUMBERS - 1,
        unit="",
        whole=True,
    )
    cube: float = cube_size()
    mark: str = choice(
        message("Mark"),
        message("How a number is shown; 0 is an empty face."),
        Choice("pips", message("Pips"), message("As many hollows as the number.")),
        Choice("numerals", message("Numerals"), message("The number as an engraved numeral.")),
    )

    def __post_init__(self) -> None:
        check_limits(self)
        check_cube(self.cube)

    @property
    def half(self) -> Cube:
        """Either half, without its marks."""
        return Cube(self.cube)

    @property
    def marks(self) -> Pips | Numerals:
        """What the faces carry."""
        return Pips(self.half) if self.mark == "pips" else Numerals(self.half)

    @property
    def numbers(self) -> tuple[int, int]:
        """Of the two halves."""
        return round(self.first), round(self.second)


def printing(parameters: ChipParameters) -> Printing:
    """How to print it."""
    return Printing(
        False,
        message("Print without supports, lying on a long side; ink the marks with a pen."),
    )


def expect(parameters: ChipParameters) -> tuple[Expected, ...]:
    """Two cubes, less the marks on five faces of each."""
    half, marks = parameters.half, parameters.marks
    lost = 5 * sum(marks.volume(each) for each in parameters.numbers)
    return (Expected(2 * half.volume - lost, (2 * half.edge, half.edge, half.edge)),)


def build(parameters: ChipParameters) -> tuple[Body, ...]:
    """The chip in the middle of the bed along x, its first half at smaller x."""
    from cad.kernel import one_solid

    half, marks, numbers = parameters.half, parameters.marks, parameters.numbers
    chip = one_solid(half.build(-half.edge).fuse(half.build(0)))
    tools = [
        tool
        for side, shown in enumerate(numbers)
        for face in faces(side, half.edge)
        for tool in marks.tools(shown, face)
    ]
    small, large = sorted(numbers)
    marked = one_solid(chip.cut(*tools)) if tools else chip
    return (Body(f"Chip {small}-{large}", colours.IVORY, marked),)


CHIP = Part(
    id="chip",
    title=message("Chip"),
    about=message(
        "The playing piece of 3Domino: {count} of them, each with another pair of numbers.",
        count=len(CHIPS),
    ),
    games=("domino3d",),
    Parameters=ChipParameters,
    printing=printing,
    expect=expect,
    build=build,
)
