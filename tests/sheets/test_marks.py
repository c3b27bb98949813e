"""What stands around the pieces: cut lines, the fold line, and how to print."""

from __future__ import annotations

from io import BytesIO

import numpy as np
import pikepdf
import pytest

from sheets.imposition.calibration import crosses, turn_per_mm
from sheets.imposition.settings import CardSettings
from sheets.paper import PAPERS
from tests.sheets.printed import lines, pictures, printed

DOTS = 200
PIXEL = 25.4 / DOTS  # mm


def dark(id: str, page: int, **settings: str) -> np.ndarray:
    """Which dots of a page a line goes through."""
    (picture,) = pictures(printed(id, **settings), DOTS, slice(page, page + 1))
    found: np.ndarray = np.asarray(picture.convert("L")) < 190
    return found


def along(strip: np.ndarray) -> list[float]:
    """Where lines cross a strip of dots, in mm from its start; each once."""
    hits = np.flatnonzero(strip)
    groups = np.split(hits, np.flatnonzero(np.diff(hits) > 2) + 1)
    return [float(group.mean() + 0.5) * PIXEL for group in groups if group.size]


@pytest.mark.parametrize(
    ("layout", "columns", "rows"),
    [
        # Nine cards of 63 by 88 mm in the middle of A4.
        ("plain", (10.5, 73.5, 136.5, 199.5), (16.5, 104.5, 192.5, 280.5)),
        # Eight with 3 mm around each: two cuts between neighbours.
        (
            "bleed",
            (13.5, 76.5, 82.5, 145.5, 151.5, 214.5, 220.5, 283.5),
            (14.0, 102.0, 108.0, 196.0),
        ),
    ],
)
def test_cut_lines_run_through_the_whole_margin_at_every_edge(
    layout: str, columns: tuple[float, ...], rows: tuple[float, ...]
) -> None:
    page = dark("connnect-cards", 0, layout=layout)
    # At the edge of the paper, and just before the block.
    block = CardSettings(layout=layout).plan.block
    for y in (1.0, 4.0, block.y - 0.6, page.shape[0] * PIXEL - 1.0):
        assert along(page[round(y / PIXEL)]) == pytest.approx(columns, abs=0.15)
    for x in (1.0, 4.0, block.x - 0.6, page.shape[1] * PIXEL - 1.0):
        assert along(page[:, round(x / PIXEL)]) == pytest.approx(rows, abs=0.15)


def test_no_cut_line_touches_a_card_nor_stands_on_a_page_of_backs() -> None:
    block = CardSettings().plan.block
    # The gap between two cards of a row, where neither draws anything.
    front = dark("connnect-cards", 0)
    between = front[round(block.y / PIXEL) : round(block.bottom / PIXEL), round(73.5 / PIXEL)]
    assert along(between) == []
    back = dark("connnect-cards", 1)
    assert along(back[round(1.0 / PIXEL)]) == along(back[:, round(1.0 / PIXEL)]) == []


def test_a_fold_line_crosses_the_middle_of_the_page() -> None:
    page = dark("connnect-cards", 0, layout="fold")
    middle = page[round(105.0 / PIXEL) - 1 : round(105.0 / PIXEL) + 2].any(axis=0)
    dashes = along(middle)
    assert len(dashes) > 80  # dashes of 4 pt with 3 pt between them: 297 mm have 120
    assert dashes[0] < 3
    assert dashes[-1] > 294


@pytest.mark.parametrize(
    ("settings", "front", "back"),
    [
        (
            {"flip": "long"},
            "Connnect cards, fronts. Turn the paper on its long edge. Print at 100 %.",
            "Connnect cards, backs. Turn the paper on its long edge. Print at 100 %.",
        ),
        (
            {"flip": "short", "layout": "bleed", "paper": "letter"},
            "Connnect cards, fronts. Turn the paper on its short edge. Print at 100 %.",
            "Connnect cards, backs. Turn the paper on its short edge. Print at 100 %.",
        ),
        (
            {"layout": "fold"},
            "Connnect cards: fold here, printed side out, then cut. Print at 100 %.",
            "Connnect cards: fold here, printed side out, then cut. Print at 100 %.",
        ),
    ],
)
def test_each_page_says_how_it_is_printed(settings: dict[str, str], front: str, back: str) -> None:
    pages = [[line.text for line in found] for _, found in
             lines(printed("connnect-cards", **settings))]  # fmt: skip
    assert all(front in page for page in pages[::2])
    assert all(back in page for page in pages[1::2])


def test_the_print_dialog_is_asked_for_the_same_edge() -> None:
    for flip, name in (("long", "/DuplexFlipLongEdge"), ("short", "/DuplexFlipShortEdge")):
        for id in ("connnect-cards", "calibration"):
            with pikepdf.open(BytesIO(printed(id, flip=flip))) as pdf:
                assert pdf.Root.ViewerPreferences.Duplex == name
                assert pdf.Root.ViewerPreferences.PrintScaling == "/None"
    for settings in ({"layout": "fold"}, {"layout": "single"}):
        with pikepdf.open(BytesIO(printed("connnect-cards", **settings))) as pdf:
            assert "/Duplex" not in pdf.Root.ViewerPreferences


# --- the calibration page --------------------------------------------------------------------


@pytest.mark.parametrize("paper", PAPERS)
def test_rulers_are_as_long_as_they_say(paper: str) -> None:
    page = dark("calibration", 0, paper=paper)
    sheet = PAPERS[paper]
    # Just above its line a ruler is crossed by all its ticks, and by nothing else.
    for y, length, ticks in ((34.0, 100.0, 101), (18.0, 4 * 25.4, 33)):
        row = page[round((sheet.height / 2 - y - 1.2) / PIXEL)]
        found = [x for x in along(row) if abs(x - sheet.width / 2) < 60]
        assert len(found) == ticks
        assert found[-1] - found[0] == pytest.approx(length, abs=0.15)


def test_crosses_of_both_sides_meet_whichever_edge_is_turned() -> None:
    for paper in (*PAPERS.values(), *(paper.turned() for paper in PAPERS.values())):
        places = {(round(x, 3), round(y, 3)) for x, y in crosses(paper)}
        assert {(round(paper.width - x, 3), y) for x, y in places} == places
        assert {(x, round(paper.height - y, 3)) for x, y in places} == places


def test_backs_of_the_calibration_page_are_moved_as_those_of_cards() -> None:
    x, y = crosses(PAPERS["a4"])[4]
    moved = dark("calibration", 1, **{"back-across": "4", "back-down": "-3"})
    plain = dark("calibration", 1)
    left, top = round((x - 9) / PIXEL), round((y - 9) / PIXEL)
    side = round(18 / PIXEL)
    before = plain[top : top + side, left : left + side]
    right, down = round(4 / PIXEL), round(-3 / PIXEL)
    after = moved[top + down : top + down + side, left + right : left + right + side]
    assert before.any()
    assert (before != after).mean() < 0.03


def test_the_turn_that_a_millimetre_means_is_computed_from_the_crosses() -> None:
    # 1 mm over 297 - 2 x 34 = 229 mm: 0.2502 degrees.
    assert turn_per_mm(PAPERS["a4"]) == pytest.approx(0.2502, abs=0.0001)
    ((_, _), (_, back)) = lines(printed("calibration"))
    assert any("back-turn=0.25" in line.text for line in back)
