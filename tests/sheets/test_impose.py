"""Backs lie behind their fronts, told by the identity of each card.

A full sheet looks alike in every wrong arrangement, so partial ones are laid out as well.
"""

from __future__ import annotations

from itertools import pairwise
from math import cos, isclose, radians, sin
from pathlib import Path

import pytest

from boardroom.base.progress import quiet
from boardroom.base.words import message
from sheets.imposition.impose import Correction, Edge, PageSide, Plan, Spot, corrected, impose
from sheets.imposition.piece import Back, Draw, Face, Piece
from sheets.imposition.printing import print_pieces
from sheets.imposition.settings import CardSettings, LabelSettings, PadSettings
from sheets.imposition.sizes import CARD_SIZES
from sheets.inks import COLOUR
from sheets.page import Document
from sheets.paper import PAPERS, Paper
from sheets.pen import BOLD, Pen, Type
from tests.sheets.printed import Line, lines

COUNTS = (1, 4, 8, 9, 10, 27)
EDGES: tuple[Edge, ...] = ("long", "short")
LAYOUTS = ("plain", "bleed", "fold", "single")


def plans(layout: str) -> list[Plan]:
    return [
        CardSettings(paper=paper, layout=layout, size=size).plan
        for paper in PAPERS
        for size in CARD_SIZES
    ]


def through(x: float, y: float, page: Paper, edge: Edge) -> tuple[float, float]:
    """What lies behind a place of the other side, once the paper is turned on that edge."""
    long_is_upright = page.height > page.width
    turned_like_a_book = long_is_upright if edge == "long" else not long_is_upright
    return (page.width - x, y) if turned_like_a_book else (x, page.height - y)


def is_behind(front: Spot[object], back: Spot[object], page: Paper, edge: Edge) -> bool:
    """Whether a back covers its front, and is upright when the card is turned like a page."""
    x, y = back.middle
    up = (x + sin(radians(back.turn)), y - cos(radians(back.turn)))
    right = (x + cos(radians(back.turn)), y + sin(radians(back.turn)))
    seen = [through(*place, page, edge) for place in (back.middle, up, right)]
    wanted = [
        front.middle,
        (front.middle[0], front.middle[1] - 1),  # its head is at the head of the front
        (front.middle[0] - 1, front.middle[1]),  # its right side behind the left of the front
    ]
    return all(
        isclose(have, want, abs_tol=1e-6)
        for pair in zip(seen, wanted, strict=True)
        for have, want in zip(*pair, strict=True)
    )


def sheets_of(sides: list[PageSide[object]]) -> list[tuple[list[Spot[object]], list[Spot[object]]]]:
    """Fronts and backs of each paper."""
    if sides[0].face == "both":
        return [
            (
                [spot for spot in side.spots if spot.face == "front"],
                [spot for spot in side.spots if spot.face == "back"],
            )
            for side in sides
        ]
    assert [side.face for side in sides] == ["front", "back"] * (len(sides) // 2)
    return [
        (list(front.spots), list(back.spots))
        for front, back in zip(sides[::2], sides[1::2], strict=True)
    ]


@pytest.mark.parametrize("edge", EDGES)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_each_back_lies_behind_its_own_front(layout: str, edge: Edge) -> None:
    for plan in plans(layout):
        for count in COUNTS:
            cards = [object() for _ in range(count)]
            single = layout == "single"
            sides = list(impose(plan, cards) if single else impose(plan, cards, edge))
            papers = sheets_of(sides)
            assert [front.piece for fronts, _ in papers for front in fronts] == cards
            assert len(papers) == -(-count // plan.places)  # and so no empty page
            for fronts, backs in papers:
                assert len(fronts) == len(backs) > 0
                behind = {id(back.piece): back for back in backs}
                for front in fronts:
                    # Folding down is turning about a level axis: that of a lying paper's long edge.
                    turned: Edge = edge
                    if layout == "fold":
                        turned = "long" if plan.page.width > plan.page.height else "short"
                    elif single:
                        turned = "long"
                    assert is_behind(front, behind[id(front.piece)], plan.page, turned)


def boxes(plan: Plan, side: PageSide[object]) -> list[tuple[float, float, float, float]]:
    wide, high = plan.cell
    return [(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)
            for x, y in (spot.middle for spot in side.spots)]  # fmt: skip


@pytest.mark.parametrize("layout", [*LAYOUTS, "pads"])
def test_pieces_never_overlap_and_keep_the_margins_of_a_printer(layout: str) -> None:
    found = plans(layout) if layout != "pads" else []
    for paper in PAPERS if layout == "pads" else ():
        found += [PadSettings(paper=paper).plan, LabelSettings(paper=paper).plan]
    for plan in found:
        margin = 0 if layout == "single" else 5
        for side in impose(plan, range(plan.places)):
            placed = boxes(plan, side)
            for left, top, right, bottom in placed:
                assert left >= margin - 1e-6
                assert top >= margin - 1e-6
                assert right <= plan.page.width - margin + 1e-6
                assert bottom <= plan.page.height - margin + 1e-6
            for index, one in enumerate(placed):
                for other in placed[index + 1 :]:
                    apart = (
                        one[2] <= other[0] + 1e-6
                        or other[2] <= one[0] + 1e-6
                        or one[3] <= other[1] + 1e-6
                        or other[3] <= one[1] + 1e-6
                    )
                    assert apart


def test_a_fold_line_keeps_five_millimetres_from_every_bleed() -> None:
    for plan in plans("fold"):
        (side,) = impose(plan, range(plan.places))
        for _, top, _, bottom in boxes(plan, side):
            above, below = top - plan.page.height / 2, bottom - plan.page.height / 2
            assert above * below > 0
            assert min(abs(above), abs(below)) >= 5 - 1e-6


def test_twenty_seven_cards_are_three_papers() -> None:
    assert len(list(impose(CardSettings().plan, range(27)))) == 6


def test_a_correction_turns_about_the_middle_and_moves_right_and_down() -> None:
    page = PAPERS["a4"]
    top = Spot("card", "back", (105.0, 48.5))  # 100 mm above the middle
    moved = corrected(top, page, Correction(1.5, -0.5, 90.0))
    # A quarter clockwise: from the top to the right.
    assert moved.middle == pytest.approx((205.0 + 1.5, 148.5 - 0.5))
    assert moved.turn == 90.0


def test_fronts_are_never_corrected() -> None:
    plan, moved = CardSettings().plan, Correction(2.0, 3.0, 1.0)
    plain, other = list(impose(plan, range(9))), list(impose(plan, range(9), "long", moved))
    assert plain[0] == other[0]
    for before, after in zip(plain[1].spots, other[1].spots, strict=True):
        assert after == corrected(before, plan.page, moved)


# --- read from the file itself ---------------------------------------------------------------


def marked(name: str) -> Draw:
    """A face that only says which it is, above its middle: so its head can be told from its
    foot."""

    def draw(pen: Pen, face: Face) -> None:
        pen.text(name, face.trim.top(face.trim.height / 4), Type(BOLD, 12.0, "#000000"))

    return draw


def told_apart(count: int) -> list[Piece]:
    """Cards each with a back of its own."""
    return [
        Piece(
            f"f{number}",
            message("front"),
            marked(f"F{number}"),
            Back(f"b{number}", message("back"), marked(f"B{number}")),
        )
        for number in range(count)
    ]


def written(file: Path, plan: Plan, count: int, edge: Edge) -> list[dict[str, Line]]:
    """The names on each page of a file."""
    document = Document(file, plan.page, "", "")
    print_pieces(document, plan, told_apart(count), message("x"), quiet, inks=COLOUR, edge=edge)
    document.save()
    return [
        {line.text: line for line in found if line.text[1:].isdigit()}
        for _, found in lines(file.read_bytes())
    ]


@pytest.mark.parametrize(
    ("layout", "edge", "paper"),
    [
        ("plain", "long", "a4"),
        ("plain", "short", "letter"),
        ("bleed", "long", "letter"),
        ("bleed", "short", "a4"),
        ("fold", "long", "a4"),
        ("single", "short", "a4"),
    ],
)
def test_the_file_has_the_name_of_each_card_behind_it(
    tmp_path: Path, layout: str, edge: Edge, paper: str
) -> None:
    plan = CardSettings(paper=paper, layout=layout).plan
    page, fold = plan.page, layout == "fold"
    for count in COUNTS:
        pages = written(tmp_path / f"{count}.pdf", plan, count, edge)
        papers = [(one, one) for one in pages] if fold else list(pairwise(pages))[::2]
        if not fold:
            assert len(pages) == 2 * -(-count // plan.places)
        seen = []
        for fronts, backs in papers:
            names = [name for name in fronts if name[0] == "F"]
            seen += names
            for name in names:
                front, back = fronts[name], backs["B" + name[1:]]
                turned: Edge = "long" if fold or layout == "single" else edge
                # The names stand in the upper quarter of both faces.
                assert through(*back.middle, page, turned)[1] == pytest.approx(
                    front.middle[1], abs=0.3
                )
                assert through(*back.middle, page, turned)[0] == pytest.approx(
                    front.middle[0], abs=0.6
                )
        assert sorted(seen) == sorted(f"F{number}" for number in range(count))
