"""The player sheet as it comes out of the printer: read from the rendered page and its text."""

from __future__ import annotations

import gettext
import re
from collections import Counter
from contextlib import nullcontext
from pathlib import Path

import numpy as np
import pytest

from boardroom.games.connnect import layout
from sheets import pen
from sheets.export import export
from sheets.inks import COLOUR
from sheets.paper import PAPERS
from sheets.pen import Type
from sheets.player_settings import PlayerSheetSettings
from tests.sheets.conftest import Exported
from tests.sheets.readers import Patch, Picture, Word, ink, patches, rendered, run, words

DPI = 100
PIXEL = 25.4 / DPI  # mm
BOTH = pytest.mark.parametrize("paper", PAPERS)


def setup_patches(picture: Picture) -> list[Patch]:
    """The tinted spaces: the only tinted squares wider than 12 mm."""
    return [patch for patch in patches(picture, COLOUR.mark) if min(patch.size) * PIXEL > 12]


def setup_spaces(picture: Picture) -> set[str]:
    """Their names; each stands alone in its row and column, so its rank is its name."""
    centres = [patch.centre for patch in setup_patches(picture)]
    across, down = (sorted(centre[axis] for centre in centres) for axis in (0, 1))
    assert len(set(across)) == len(set(down)) == 6
    return {"abcdef"[across.index(x)] + str(1 + down.index(y)) for x, y in centres}


def grid_lines(picture: Picture) -> tuple[list[float], list[float]]:
    """Centres of the columns and of the rows in mm."""
    centres = [patch.centre for patch in setup_patches(picture)]
    across, down = (sorted(centre[axis] * PIXEL for centre in centres) for axis in (0, 1))
    return across, down


def at(picture: Picture, x: float, y: float) -> tuple[int, ...]:
    """The colour at a place in mm."""
    return tuple(int(part) for part in picture[round(y / PIXEL), round(x / PIXEL)])


@BOTH
def test_setup_spaces_lie_where_the_rules_put_them(exported: Exported, paper: str) -> None:
    assert setup_spaces(rendered(exported(paper))) == {"b1", "d2", "f3", "a4", "c5", "e6"}


def test_the_sheet_follows_the_layout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(layout, "SETUP_SPACES", ("a1", "c2", "e3", "b4", "d5", "f6"))
    monkeypatch.setattr(layout, "FREE_ACTIONS", (0, 2, 4, 8, 16, 32, 64))
    monkeypatch.setattr(layout, "ROUNDS", 10)
    file = tmp_path / "corrected.pdf"
    export("player-sheet", file)
    assert setup_spaces(rendered(file)) == {"a1", "c2", "e3", "b4", "d5", "f6"}
    printed = Counter(word.text for word in words(file))
    assert printed["16"] == printed["32"] == printed["64"] == 1
    assert printed["12"] == printed["21"] == 0


@BOTH
def test_spaces_are_even_squares_large_enough_to_write_in(exported: Exported, paper: str) -> None:
    across, down = grid_lines(rendered(exported(paper)))
    for centres in (across, down):
        steps = np.diff(centres)
        assert min(steps) >= 11
        assert max(steps) - min(steps) <= 2 * PIXEL


@BOTH
def test_nine_circles_stand_between_their_four_spaces(exported: Exported, paper: str) -> None:
    picture = rendered(exported(paper))
    across, down = grid_lines(picture)
    for column in range(5):
        for row in range(5):
            x = (across[column] + across[column + 1]) / 2
            y = (down[row] + down[row + 1]) / 2
            empty = all(
                at(picture, x + dx, y + dy) == (255, 255, 255)
                for dx in (-1, 0, 1)
                for dy in (-1, 0, 1)
            )
            # Between a and b, c and d, e and f, and likewise down.
            assert empty is (column % 2 == 0 and row % 2 == 0), (column, row)


@BOTH
def test_dice_at_the_top_and_left_name_the_zones(exported: Exported, paper: str) -> None:
    picture = rendered(exported(paper), dpi=200)
    fine = 25.4 / 200
    across, down = grid_lines(rendered(exported(paper)))
    faces = [
        patch
        for patch in patches(picture, COLOUR.zone, tolerance=8)
        if all(7 <= side * fine <= 8.2 for side in patch.size)
        and patch.centre[1] * fine > 30  # below the name of the game
    ]
    named: dict[int, tuple[float, float]] = {}
    for face in faces:
        rim = round(0.8 / fine)  # the paper outside of the round corners
        inside = picture[face.top + rim : face.bottom - rim, face.left + rim : face.right - rim]
        pips = [spot for spot in patches(inside, "#FFFFFF", 60) if min(spot.size) * fine > 0.7]
        named[len(pips)] = (face.centre[0] * fine, face.centre[1] * fine)
    assert sorted(named) == [1, 2, 3, 4, 5, 6]
    for zone in (1, 2, 3):  # over the middle of two columns
        first = 2 * (zone - 1)
        assert named[zone][0] == pytest.approx((across[first] + across[first + 1]) / 2, abs=0.5)
        assert named[zone][1] < down[0] - 9
    for zone in (4, 5, 6):  # beside the middle of two rows
        first = 2 * (zone - 4)
        assert named[zone][1] == pytest.approx((down[first] + down[first + 1]) / 2, abs=0.5)
        assert named[zone][0] < across[0] - 9


@BOTH
def test_arrow_lines_are_the_odd_rows_and_every_other_column(
    exported: Exported, paper: str
) -> None:
    file = exported(paper)
    across, down = grid_lines(rendered(file))
    right = [word for word in words(file) if word.x > across[-1] + 9 and word.y < down[-1] + 9]
    below = [
        word
        for word in words(file)
        if down[-1] + 9 < word.y < down[-1] + 22 and word.x > across[0] - 9
    ]
    assert Counter(word.text for word in right) == Counter(word.text for word in below)
    assert Counter(word.text for word in right) == {"8": 3, "6": 3, "3": 3}
    rows = sorted(word.centre[1] for word in right if word.text == "6")
    columns = sorted(word.centre[0] for word in below if word.text == "6")
    assert rows == pytest.approx([down[0], down[2], down[4]], abs=0.7)  # rows 1, 3, 5
    assert columns == pytest.approx([across[0], across[2], across[4]], abs=0.7)  # a, c, e


def row_of(printed: list[Word], text: str) -> list[str]:
    """All words on the line of a word that stands only once, from the left."""
    (there,) = (word for word in printed if word.text == text)
    line = [word for word in printed if abs(word.centre[1] - there.centre[1]) < 1]
    return [word.text for word in sorted(line, key=lambda word: word.x)]


@BOTH
def test_every_area_of_the_sheet_is_there(exported: Exported, paper: str) -> None:
    printed = words(exported(paper))
    found = Counter(word.text for word in printed)
    assert found["Name"] == found["Rounds"] == found["Total"] == 1
    # As an area, and in the score; objectives, lines and free actions likewise.
    assert found["Connect-3"] == found["Connect-4"] == found["Connect-5"] == 2
    assert found["Objectives"] == found["Lines"] == found["Free"] == 2
    # Six write, two and one that move, switch and step, and one each of the others.
    assert [found[name] for name in ("write", "move", "switch", "step")] == [6, 3, 3, 3]
    assert [found[name] for name in ("any", "again", "score")] == [2, 1, 1]  # a line in any order
    # A tile each of -1, +1, up to two times.
    assert found["±1"] == 3


def test_the_free_action_track_reads_from_0_to_28(exported: Exported) -> None:
    printed = [word for word in words(exported()) if word.x < 105]
    assert row_of(printed, "28") == ["0", "1", "3", "6", "10", "15", "21", "28"]


def test_twelve_rounds_stand_in_a_column(exported: Exported) -> None:
    printed = words(exported())
    (twelve,) = (word for word in printed if word.text == "12")
    (title,) = (word for word in printed if word.text == "Rounds")
    column = [
        word.text
        for word in sorted(printed, key=lambda word: word.y)
        if abs(word.centre[0] - twelve.centre[0]) < 2 and title.y < word.centre[1] < twelve.y + 4
    ]
    assert [text for text in column if text.isdigit()] == [str(number) for number in range(1, 13)]


def test_the_score_is_a_sum_less_the_free_actions(exported: Exported) -> None:
    printed = words(exported())
    assert row_of(printed, "=") == ["+", "+", "+", "+", "+", "+", "−", "="]
    (factor,) = (word for word in printed if word.text == "×2" and word.y > 250)
    (name,) = (word for word in printed if word.text == "Connected")
    assert name.x - 3 < factor.x < name.x + name.width  # a connected line counts two


def test_five_shapes_each_have_a_first_claim_mark_and_a_circle(exported: Exported) -> None:
    printed = words(exported())
    heading = next(word for word in printed if word.text == "mark")
    marks = [
        word.text
        for word in sorted(printed, key=lambda word: word.x)
        if word.x > 105 and 12 < word.y - heading.y < 22
    ]
    assert marks == ["4", "1"] * 5


@pytest.mark.parametrize("ink_saver", [True, False])
@BOTH
def test_the_outer_five_millimetres_stay_free(
    exported: Exported, paper: str, ink_saver: bool
) -> None:
    picture = rendered(exported(paper, ink_saver=ink_saver))
    edge = int(5 / PIXEL)
    inside = picture.copy()
    inside[edge:-edge, edge:-edge] = 255
    assert (inside == 255).all()


@BOTH
def test_the_sheet_stands_in_the_middle_of_the_page(exported: Exported, paper: str) -> None:
    inked = np.argwhere((rendered(exported(paper)) < 250).any(axis=2))
    (top, left), (bottom, right) = inked.min(axis=0), inked.max(axis=0)
    width, height = PAPERS[paper].width / PIXEL, PAPERS[paper].height / PIXEL
    assert left == pytest.approx(width - right, abs=4)
    assert top == pytest.approx(height - bottom, abs=4)
    assert (right - left) / width > 0.85
    assert (bottom - top) / height > 0.85


@BOTH
def test_saving_ink_takes_less_than_five_per_cent_of_every_page(
    exported: Exported, paper: str
) -> None:
    shares = ink(exported(paper, 3, ink_saver=True), "inkcov")
    assert len(shares) == 3
    for page in shares:
        assert page[:3] == (0, 0, 0)  # black alone
        assert page[3] < 0.05


def test_no_text_is_printed_smaller_than_can_be_read(exported: Exported, tmp_path: Path) -> None:
    plain = tmp_path / "plain.pdf"
    run("qpdf", "--qdf", exported(), plain)
    sizes = re.findall(rb"/F\S+ ([\d.]+) Tf", plain.read_bytes())
    assert len(sizes) > 80
    assert min(float(size) for size in sizes) >= 6.5


def test_every_text_is_set_in_the_size_it_was_designed_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shrunk = []
    fitting = pen._fitting

    def watched(text: str, box: pen.Box, style: Type, least: float) -> float:
        size = fitting(text, box, style, least)
        if size != style.size:
            shrunk.append(text)
        return size

    monkeypatch.setattr(pen, "_fitting", watched)
    for paper in PAPERS:
        export("player-sheet", tmp_path / "watched.pdf", PlayerSheetSettings(paper))
    assert shrunk == []


def test_all_words_of_the_sheet_can_be_translated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Accented(gettext.NullTranslations):
        def gettext(self, message: str) -> str:
            parts = re.split(r"(\{\w+\})", message)
            accents = str.maketrans("aeiou", "äëïöü")
            return "".join(part if part[:1] == "{" else part.translate(accents) for part in parts)

    monkeypatch.setattr("boardroom.base.words._catalogue", Accented())
    monkeypatch.setattr("sheets.export.speaking", lambda code: nullcontext())
    file = tmp_path / "accented.pdf"
    export("player-sheet", file)
    kept = {word.text for word in words(file) if re.search("[a-z]", word.text)}
    kept -= {word for word in kept if re.search("[äëïöü]", word)}
    assert kept == set("Connnect".replace("nnn", " n ").split())  # the name of the game
    assert len(words(file)) > 150
