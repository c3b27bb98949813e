"""Sheets filled in as a game left them: what stands where, read from the printed page."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

import numpy as np
import pytest

from boardroom.games import OVER
from boardroom.games.connnect import CONNNECT
from boardroom.games.connnect.moves import PickZone, Roll
from boardroom.games.connnect.scoring import areas, score
from boardroom.games.game import CHANCE
from sheets.box import Box
from sheets.export import export_played
from sheets.inks import COLOUR
from sheets.played import Played, played
from sheets.player_marks import marks_in_words
from sheets.player_places import places_on
from sheets.player_settings import PlayerSheetSettings
from tests.games.connnect_positions import WORKED, WORKED_NUMBERS
from tests.sheets.printed import Line, lines, pictures
from tests.sheets.readers import ink

ROUNDS = ((4, 2, 5), (1, 6, 6))
SHEET = Played("Юлия", WORKED.sheets[0], ROUNDS, WORKED.cards.objectives)
PLACES = places_on(210.0, 297.0)
DOTS = 144


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    file = tmp_path_factory.mktemp("played") / "sheet.pdf"
    export_played(file, [SHEET])
    return file.read_bytes()


@pytest.fixture(scope="module")
def picture(page: bytes) -> np.ndarray:
    return np.asarray(pictures(page, DOTS)[0].convert("RGB")).astype(int)


@cache
def texts(page: bytes) -> list[Line]:
    ((_, found),) = lines(page)
    return found


def inside(page: bytes, box: Box) -> list[str]:
    """The texts whose middle lies in a place."""
    return [
        line.text
        for line in texts(page)
        if box.x <= line.middle[0] <= box.right and box.y <= line.middle[1] <= box.bottom
    ]


def colour(picture: np.ndarray, x: float, y: float) -> str:
    red, green, blue = picture[round(y / 25.4 * DOTS), round(x / 25.4 * DOTS)]
    return f"#{red:02X}{green:02X}{blue:02X}"


def drawn(picture: np.ndarray, wanted: str, x: float, y: float) -> bool:
    """Whether a colour is found within a third of a millimetre of a place."""
    near = (-0.3, -0.15, 0.0, 0.15, 0.3)
    return any(colour(picture, x + dx, y + dy) == wanted for dx in near for dy in near)


def test_numbers_stand_in_their_spaces(page: bytes) -> None:
    rows = WORKED_NUMBERS.split("/")
    for row, signs in zip("123456", rows, strict=True):
        for column, sign in zip("abcdef", signs, strict=True):
            found = inside(page, PLACES.space(column + row).inset(4))
            assert found == ([] if sign == "." else [sign]), column + row


def test_the_name_the_rounds_and_the_boxes_are_written(page: bytes) -> None:
    assert inside(page, PLACES.name) == ["Name", "Юлия"]
    rows = list(PLACES.round_rows())
    for dice, (_, fields) in zip((*ROUNDS, ()), rows[:3], strict=True):
        assert [text for place in fields for text in inside(page, place)] == list(map(str, dice))
    (letter, points), *others = PLACES.letters()
    assert (inside(page, letter), inside(page, points)) == (["A"], ["16"])
    assert [inside(page, each) for pair in others for each in pair] == [[]] * 6


def test_the_score_is_written_part_by_part(page: bytes) -> None:
    *parts, total = [inside(page, place.inset(1, 4)) for _, place in PLACES.score_fields(8)]
    assert parts == [["6"], ["15"], ["16"], ["12"], ["5"], ["1"], ["0"], ["1"]]
    assert total == ["55"]


def test_claims_are_outlined_in_the_colour_of_their_size(picture: np.ndarray) -> None:
    for space, size in (("a1", 5), ("a2", 4), ("a3", 3), ("a5", 3)):
        box = PLACES.space(space)
        assert drawn(picture, COLOUR.claims[size - 3], box.x + 1.5, box.y + 9.5), space
    inner = PLACES.space("b2")  # in the middle of a claim
    assert not drawn(picture, COLOUR.claims[1], inner.x + 1.5, inner.y + 9.5)


def test_chosen_bonuses_are_ringed_and_used_ones_crossed(picture: np.ndarray) -> None:
    rings: dict[str, list[bool]] = {}
    crosses: dict[str, list[bool]] = {}
    for bonus, tile in PLACES.bonuses():
        ring = drawn(picture, COLOUR.pencil, tile.x - 0.7, tile.y + 6)
        cross = drawn(picture, COLOUR.pencil, tile.x + 2.6, tile.y + 3.9)
        rings.setdefault(bonus.name, []).append(ring)
        crosses.setdefault(bonus.name, []).append(cross)
    assert {name: found for name, found in rings.items() if any(found)} == {
        "write1": [True],
        "move3": [True, False],
        "switch3": [True, False],
        "switch4": [True],
        "six": [True],
    }
    assert {name for name, found in crosses.items() if any(found)} == {"write1", "six"}


def test_circles_lines_and_free_actions_are_marked(picture: np.ndarray) -> None:
    filled = [colour(picture, x, y) == COLOUR.pencil for x, y in PLACES.circles()]
    assert filled == [block_is_full(x, y) for y in (0, 2, 4) for x in (0, 2, 4)]
    assert sum(filled) == 5
    ringed = set()
    for line, _, fields in PLACES.tabs():
        for points, place in zip((8, 6, 3), fields, strict=True):
            # To the side where no other number stands.
            x, y = place.centre
            x, y = (x + 2.7, y) if line.isdigit() else (x, y + 2.7)
            if drawn(picture, COLOUR.pencil, x, y):
                ringed.add((line, points))
    assert ringed == {("1", 3), ("a", 3), ("c", 6)}
    free = [
        drawn(picture, COLOUR.pencil, place.x + 1.4, place.y + 1.4) for place in PLACES.free_boxes()
    ]
    assert free == [True] + [False] * 7


def block_is_full(column: int, row: int) -> bool:
    rows = WORKED_NUMBERS.split("/")
    return "." not in rows[row][column : column + 2] + rows[row + 1][column : column + 2]


def test_what_is_written_is_told_in_words() -> None:
    said = marks_in_words(SHEET)
    assert said.startswith("What Юлия has written. The rows from the top: 5 5 5 5 5 2, 6 6 6 6 - -")
    assert "a1b1c1d1e1" in said
    assert said.endswith("Free actions used: 1. Points: 55.")


def test_the_round_tracker_shows_what_was_rolled_and_chosen() -> None:
    rng = Random(5)
    states, rounds, rolled = [CONNNECT.start(seats=2, rng=rng)], [], ()
    while states[-1].turn != OVER and states[-1].round < 4:
        state = states[-1]
        move = state.chance(rng) if state.turn == CHANCE else rng.choice(state.moves())
        if isinstance(move, Roll):
            rolled = move.dice
        if isinstance(move, PickZone):
            others = list(rolled)
            others.remove(move.number)
            rounds.append((move.number, *others))
        states.append(state.play(move))
    one, two = played(states, ["Ann", "Bea"])
    assert one.rounds == two.rounds == tuple(rounds)
    assert len(rounds) == 3
    assert (one.name, two.name, two.sheet) == ("Ann", "Bea", states[-1].sheets[1])
    assert not one.solo


def test_the_parts_of_a_score_add_up_to_it_in_any_game() -> None:
    rng = Random(11)
    for seats in (1, 2):
        state = CONNNECT.start(seats=seats, rng=rng).playout(rng)
        names = state.cards.objectives
        for seat, sheet in enumerate(state.sheets):
            assert sum(areas(sheet, names)) == score(sheet, names) == state.scores()[seat]
            assert sum(row.points for row in state.tallies(seat)) == state.scores()[seat]


def test_a_filled_in_sheet_saves_ink_too(tmp_path: Path) -> None:
    file = tmp_path / "saving.pdf"
    export_played(file, [SHEET], PlayerSheetSettings(ink_saver=True))
    ((cyan, magenta, yellow, black),) = ink(file, "inkcov")
    assert (cyan, magenta, yellow) == (0, 0, 0)
    assert black < 0.05
