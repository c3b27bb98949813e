"""Layouts are data: each is complete, and what cannot be is refused in one line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from boardroom.base import resources
from boardroom.base.errors import BoardroomError
from sheets.imposition.layouts import LayoutError, layout, read_layout
from sheets.imposition.settings import CardSettings
from sheets.imposition.sizes import CARD_SIZES
from sheets.paper import PAPERS
from sheets.settings import offered

CARD_LAYOUTS = ("plain", "bleed", "fold", "single")
GRID = {"paper": "a4", "piece": "poker", "columns": 3, "rows": 3}


def test_every_file_is_a_layout_and_all_for_cards_are_offered() -> None:
    names = {path.stem for path in resources.folder("layouts").iterdir()}
    assert names == {*CARD_LAYOUTS, "pads"}
    for name in names:
        assert read_layout(resources.file(f"layouts/{name}.json")) == layout(name)
    (setting,) = (each for each in offered(CardSettings) if each.name == "layout")
    assert tuple(value for value, _ in setting.choices) == CARD_LAYOUTS


@pytest.mark.parametrize("name", CARD_LAYOUTS)
@pytest.mark.parametrize("paper", PAPERS)
def test_cards_of_each_size_have_a_place_on_each_paper(name: str, paper: str) -> None:
    for size in CARD_SIZES:
        plan = CardSettings(paper=paper, layout=name, size=size).plan
        assert plan.size.id == size
        assert plan.backs


def test_nine_poker_cards_fit_without_bleed_and_eight_with_it() -> None:
    places = {
        (name, paper): (plan.places, plan.grid.bleed, plan.page.width > plan.page.height)
        for name in ("plain", "bleed", "fold")
        for paper in PAPERS
        for plan in [CardSettings(paper=paper, layout=name).plan]
    }
    assert places == {
        ("plain", "a4"): (9, 0, False),
        ("plain", "letter"): (9, 0, False),
        ("bleed", "a4"): (8, 3, True),
        ("bleed", "letter"): (8, 2, True),
        ("fold", "a4"): (4, 3, True),
        ("fold", "letter"): (4, 2, True),
    }


def test_what_is_printed_leaves_the_margins_that_were_computed_by_hand() -> None:
    # (297 - 4 x 69) / 2 and (210 - 2 x 94) / 2; (215.9 - 3 x 63) / 2 and (279.4 - 3 x 88) / 2.
    block = CardSettings(layout="bleed").plan.block
    assert (block.x, block.y) == (pytest.approx(10.5), pytest.approx(11.0))
    block = CardSettings(paper="letter").plan.block
    assert (block.x, block.y) == (pytest.approx(13.45), pytest.approx(7.7))


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("{", "Layout mine.json: Input data was truncated."),
        ({"grids": []}, "Layout mine.json: Expected `array` of length >= 1 - at `$.grids`."),
        (
            {"grids": [{**GRID, "columns": 0}]},
            "Layout mine.json: Expected `int` >= 1 - at `$.grids[0].columns`.",
        ),
        (
            {"grids": [{**GRID, "bleed": "3"}]},
            "Layout mine.json: Expected `float`, got `str` - at `$.grids[0].bleed`.",
        ),
        (
            {"grids": [GRID], "flod": 5},
            "Layout mine.json: Object contains unknown field `flod`.",
        ),
        (
            {"grids": [GRID], "fold": 4.9},
            "Layout mine.json: Expected `float` >= 5.0 - at `$.fold`.",
        ),
        (
            {"grids": [{**GRID, "paper": "a5"}]},
            "Layout mine.json: Invalid enum value 'a5' - at `$.grids[0].paper`.",
        ),
        (
            {"grids": [GRID, GRID]},
            "Layout mine.json: $.grids[1]: poker on a4 is there twice.",
        ),
        (
            # 3 x 69 mm; A4 less 5 mm at each side.
            {"grids": [{**GRID, "bleed": 3}]},
            "Layout mine.json: $.grids[0].columns: 3 take 207 mm, a4 has room for 200 mm.",
        ),
        (
            # Half of A4, less a margin and the distance to the fold.
            {"grids": [{**GRID, "rows": 2}], "backs": True, "fold": 6},
            "Layout mine.json: $.grids[0].rows: 2 take 176 mm, a4 has room for 137.5 mm.",
        ),
        (
            {"grids": [{**GRID, "paper": "own"}]},
            "Layout mine.json: $.grids[0]: a page of its own has one row and one column.",
        ),
    ],
)
def test_an_impossible_layout_is_one_line_with_file_and_field(
    tmp_path: Path, content: Any, said: str
) -> None:
    file = tmp_path / "mine.json"
    file.write_text(content if isinstance(content, str) else json.dumps(content), "utf-8")
    with pytest.raises(LayoutError) as caught:
        read_layout(file)
    assert str(caught.value) == said


def test_a_layout_that_is_not_there_is_one_line(tmp_path: Path) -> None:
    with pytest.raises(BoardroomError) as caught:
        read_layout(tmp_path / "none.json")
    assert str(caught.value) == "Layout none.json: No such file or directory."
