"""Box and tiles of Choconnect: what the rules say of them, and that no tile jams."""

import math

import pytest

import cad
from cad.block import Block
from cad.parameters import WrongParameter
from cad.parts.choconnect.box import BoxParameters
from cad.parts.choconnect.lane import POST_ROUND
from cad.parts.choconnect.tile import TileParameters
from tests.cad.geometry import distance


@pytest.mark.rule("CH-01", "CH-02", "CH-03")
def test_a_set_is_a_box_and_36_tiles_divided_as_the_game_offers():
    for id, counts in {"choconnect": [12, 12, 12], "choconnect-d10m12w14": [10, 12, 14]}.items():
        box, *tiles = cad.SETS[id].lines
        assert (box.part.id, box.count) == ("box", 1)
        assert [(each.part.id, each.values["kind"]) for each in tiles] == [
            *(("tile", "dark"), ("tile", "milk"), ("tile", "white"))
        ]
        assert [each.count for each in tiles] == counts
        assert sum(counts) == 36


@pytest.mark.rule("CH-01", "CH-06")
def test_the_box_has_six_by_six_spaces_and_24_entries_with_arrows_that_point_in():
    box = BoxParameters()
    assert box.floor_block.size[:2] == pytest.approx((6 * 28 + 2 * 12, 6 * 28 + 2 * 12))
    # One post, rail or corner at each of 7 x 7 crossings.
    crossings = [place for _, places in box.rails for place in places]
    assert len(set(crossings)) == 49
    entries = list(box.entries)
    assert len(entries) == 24
    for x, y, turn in entries:
        out = math.radians(turn)
        ahead = (-math.sin(out), math.cos(out))
        assert max(abs(x), abs(y)) == pytest.approx(3 * 28 + 6)
        # Ahead of the arrow is the middle line of the box.
        assert abs(x) * ahead[0] == pytest.approx(-x * abs(ahead[0]), abs=1e-9)
        assert abs(y) * ahead[1] == pytest.approx(-y * abs(ahead[1]), abs=1e-9)


@pytest.mark.rule("CH-09")
@pytest.mark.parametrize(("kind", "count"), [("dark", 3), ("milk", 4), ("white", 5)])
def test_an_ornament_has_as_many_separate_pieces_as_win_in_a_line(kind: str, count: int):
    ornament = TileParameters(kind=kind, pitch=22, corner=6.5).ornament
    pieces = ornament.build(face=0)
    assert len(pieces) == count == ornament.count
    # A line of plastic more than a nozzle wide between any two, also on the smallest tile.
    gaps = [distance(one, other) for one in pieces for other in pieces if one is not other]
    assert min(gaps) > 0.6
    face = 22 / 2 - 0.25 - 0.8
    boxes = [each.BoundingBox(1e-6) for each in pieces]
    assert max(max(-box.xmin, box.xmax, -box.ymin, box.ymax) for box in boxes) < face


def test_a_tile_is_made_for_the_posts_of_its_box():
    tile = TileParameters()
    assert tile.lane.body == pytest.approx(28 - 0.5)
    assert tile.lane.foot == pytest.approx(28 - 6 - 0.5)
    assert tile.lane.foot_height == pytest.approx(2.4)  # posts of 2, and two layers of air
    # Five tiles before it, half a millimetre of air before each.
    assert tile.lane.drift == pytest.approx(2.5)


def lean(round: float, aside: float) -> float:
    """Degrees by which the surfaces lean from the lane where a foot that lies too far to the
    side, and is pushed along the lane, meets a post: felt at two places a hair apart."""
    post = Block(6, 6, 2, POST_ROUND).build()
    foot = Block(21.5, 21.5, 2, round).build()

    def met(shift: float) -> float:
        """How far along the lane the foot comes when it lies that much further to the side."""
        x, y = -(3 + 0.25 + 21.5 / 2) + shift, -30.0
        while (left := distance(foot.translate((x, y, 0)), post)) > 1e-7:
            y += left
        return y

    return math.degrees(math.atan2(0.01, met(aside) - met(aside + 0.01)))


def test_the_last_tile_of_a_full_line_glides_between_the_posts_across():
    # Foot with corners of 4, post with corners of 1, 2.5 aside with 0.25 of air: the arcs meet
    # where cos(lean) = 1 - 2.25 / 5.
    assert lean(4, 2.5) == pytest.approx(math.degrees(math.acos(1 - 2.25 / 5)), abs=1)
    assert TileParameters().lane.least_corner - 3 == pytest.approx(3.5)
    assert lean(3.5, 2.5) == pytest.approx(60, abs=1)
    assert lean(2, 2.5) > 75  # would be caught


WRONG = {
    "corner 6 is caught at a post when a line has drifted 2.5 mm; 6.5 needed with fit 0.25": {
        "corner": 6
    },
    "corner 11 leaves 5.5 mm of straight side to push with; 8 needed with pitch 28": {"corner": 11},
    "height 6 leaves -0.2 mm of upright side with rail 6 and rise 2; 1.2 needed": {"height": 6},
    "height 6.18 leaves 0 mm of upright side with rail 6 and rise 2; 1.2 needed": {"height": 6.18},
    "corner=13: expected a number from 4 to 12 mm.": {"corner": 13},
}


@pytest.mark.parametrize("said", WRONG)
def test_a_tile_that_cannot_be_played_is_refused_by_name(said: str):
    with pytest.raises(WrongParameter) as caught:
        TileParameters(**WRONG[said])
    assert str(caught.value) == said


def test_a_box_larger_than_the_bed_is_refused():
    with pytest.raises(WrongParameter) as caught:
        BoxParameters(pitch=34)
    assert str(caught.value) == ("pitch 34 and apron 12 make a box of 228 mm; the bed takes 220")
    assert BoxParameters(pitch=33, apron=11).floor_block.width == pytest.approx(220)
