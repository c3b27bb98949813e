"""The page about the printable parts says what the parts say, and names all of them."""

import re

import cad
from cad import fits
from pictures import parts_page as script
from tests.tools import ROOT

PLACE = ROOT / "docs" / "parts.md"
TEXT = PLACE.read_text("utf-8")


def test_the_page_is_what_the_parts_say_today():
    assert script.page() == TEXT


def test_every_picture_of_a_part_and_a_game_is_shown_and_is_there():
    shown = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", TEXT)
    assert {path.rpartition("/")[2] for path in shown} >= {
        f"{id}.png" for id in (*cad.PARTS, *cad.ASSEMBLIES)
    }
    for path in shown:
        assert (PLACE.parent / path).is_file()


def test_every_parameter_and_every_fit_has_a_row():
    for part in cad.PARTS.values():
        _, _, own = TEXT.partition(f"| of `{part.id}` |")
        rows = re.findall(r"^\| `(\w+)` \|", own.partition("\n\n")[0], re.MULTILINE)
        assert rows == [each.name for each in part.parameters]
    numbers = [name for name in vars(fits) if name.isupper()]
    _, _, own = TEXT.partition("| fit |")
    assert len(own.partition("\n\n")[0].splitlines()) == len(numbers) + 2


def test_the_game_of_six_colours_of_eight_balls_is_counted():
    # Board, frame, two trays and 48 balls.
    _, _, own = TEXT.partition("(`connect-colors`)")
    assert "| **all** | 52 |" in own.partition("(`connect-colors-7x7`)")[0]


def test_the_only_supports_are_those_of_a_whole_ball():
    told = re.search(r"but for: ([^.]+)\.", TEXT)
    assert told is not None
    assert told[1] == "Ball with `form=whole`"
