"""Drawing: a text that has no room or no glyphs is refused, never cut and never boxes."""

from __future__ import annotations

from pathlib import Path

import pytest

from boardroom.base.errors import BoardroomError
from sheets.box import Box
from sheets.inks import COLOUR, CREAM, INK_SAVER, WHITE, Inks
from sheets.page import Document
from sheets.paper import PAPERS
from sheets.pen import BOLD, REGULAR, Pen, TextOverflow, Type, text_width

BLACK_INK = "#000000"


@pytest.fixture
def pen(tmp_path: Path) -> Pen:
    document = Document(tmp_path / "unused.pdf", PAPERS["a4"], "", "")
    found: list[Pen] = []
    document.store("drawing", found.append)
    return found[0]


def test_figures_are_all_as_wide_and_as_the_font_says(pen: Pen) -> None:
    # 497 of 1000 units an em: 4.97 points at 10 points; 528 in bold.
    for figure in "0123456789":
        assert text_width(figure, REGULAR, 10) == pytest.approx(4.97 * 25.4 / 72)
        assert text_width(figure, BOLD, 10) == pytest.approx(5.28 * 25.4 / 72)


def test_a_text_that_fits_is_set_as_wide_as_it_is(pen: Pen) -> None:
    style = Type(REGULAR, 10, BLACK_INK)
    assert pen.text("12345", Box(0, 0, 20, 5), style) == pytest.approx(24.85 * 25.4 / 72)


def test_a_text_that_is_too_wide_is_set_smaller(pen: Pen) -> None:
    # 24.85 points at 10: in 22.68 points (8 mm) it is 9.13 points high.
    style = Type(REGULAR, 10, BLACK_INK)
    assert pen.text("12345", Box(0, 0, 8, 5), style) == pytest.approx(8)


def test_a_text_is_never_set_smaller_than_can_be_read(pen: Pen) -> None:
    # At 6 points it is 14.91 points wide: 5.26 mm.
    style = Type(REGULAR, 10, BLACK_INK)
    pen.text("12345", Box(0, 0, 5.27, 5), style)
    with pytest.raises(TextOverflow, match=r"'12345' .*5\.2 x 5\.0 mm"):
        pen.text("12345", Box(0, 0, 5.25, 5), style)


def test_a_text_that_is_too_high_is_refused(pen: Pen) -> None:
    # Figures of 20 points are 13.2 points high: 4.66 mm.
    style = Type(REGULAR, 20, BLACK_INK)
    pen.text("1", Box(0, 0, 20, 4.67), style)
    with pytest.raises(TextOverflow):
        pen.text("1", Box(0, 0, 20, 4.6), style)


def test_words_go_to_the_next_line_and_no_further(pen: Pen) -> None:
    style = Type(REGULAR, 7, BLACK_INK)
    pen.lines("Connected lines", Box(0, 0, 14, 6), style, most=2)
    with pytest.raises(TextOverflow):
        pen.lines("Connected lines", Box(0, 0, 14, 6), style, most=1)
    with pytest.raises(TextOverflow, match="higher"):
        pen.lines("Connected lines", Box(0, 0, 14, 4), style, most=2)


def test_what_the_font_cannot_write_is_refused_by_name(pen: Pen) -> None:
    with pytest.raises(BoardroomError, match="cannot write 太 郎 in") as caught:
        pen.text("太郎 Anna", Box(0, 0, 90, 9), Type(REGULAR, 10, BLACK_INK))
    assert "太郎 Anna" in str(caught.value)


@pytest.mark.parametrize("inks", [COLOUR, CREAM, INK_SAVER], ids=["colour", "cream", "saver"])
def test_all_text_stands_out_from_what_it_is_printed_on(inks: Inks) -> None:
    for ground in (WHITE, inks.page or WHITE, inks.panel or WHITE):
        for colour in (inks.text, inks.quiet, inks.points_text):
            assert contrast(colour, ground) >= 4.5, (colour, ground)
        for colour in (inks.zone, inks.now, inks.points, inks.line):
            assert contrast(colour, ground) >= 2.5, (colour, ground)
    assert contrast(inks.quiet, inks.mark) >= 4.5
    assert contrast(inks.zone_pips, inks.zone_fill) >= 3


def contrast(one: str, other: str) -> float:
    """The contrast ratio of WCAG 2.2."""

    def light(colour: str) -> float:
        parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
        red, green, blue = (
            part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)
