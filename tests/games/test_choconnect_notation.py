"""The texts of Choconnect: what is read, what is refused, and why."""

from __future__ import annotations

import pickle
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardroom.games import CHANCE, OVER, IllegalMove, NotationError
from boardroom.games.choconnect import ChoconnectOptions
from boardroom.games.choconnect.moves import MOVES
from boardroom.games.options import OptionError
from tests.games.choconnect_positions import (
    ADVANCED,
    CHOCONNECT,
    DRAWN,
    LAST,
    board,
    play,
    position,
    position_text,
)
from tests.games.fuzzing import check_played_on, readings, slips

EMPTY = board()
SINGLE = "1/1:1;0,0;0,0"


@pytest.mark.parametrize(
    ("text", "options", "turn"),
    [
        (f"{EMPTY} 1/2 - D12M12W12 {SINGLE}", None, CHANCE),
        (f"{EMPTY} 2/2 M D12M11W12 {SINGLE}", None, 1),
        (f"{EMPTY} 4/4 - D12M12W12 1/1:4;0,0,0,0;0,0,0,0", None, CHANCE),
        (f"{EMPTY} 2/4 - D12M12W12 2/4:2;3,2,1,0;1,0,0,0", ADVANCED, CHANCE),
        (f"{EMPTY} 2/4 - D12M12W12 2/4:2;0,0,0,0;0,0,0,0", ADVANCED, CHANCE),
        (f"{board('DDD')} over/2 - D9M12W12 1/1:1;0,1;0,1", None, OVER),
        (f"{board('DDD')} over/2 - D9M12W12 2/2:2;1,1;1,1", ADVANCED, OVER),
        (f"{DRAWN} over/4 - - 1/1:1;0,0,0,0;0,0,0,0", None, OVER),
        (f"{LAST} 1/2 W - {SINGLE}", None, 0),
        (f"{LAST} 1/2 - W1 {SINGLE}", None, CHANCE),
        # Nobody asks whether play could have led here.
        (f"{board('', '..DD')} 1/3 W D10M12W11 1/1:3;0,0,0;0,0,0", None, 0),
        # Options: another split, a named first player.
        (f"{EMPTY} 1/2 - D3M4W29 {SINGLE}", ChoconnectOptions(tiles="D3M4W29"), CHANCE),
        (f"{EMPTY} 1/2 - D12M12W12 {SINGLE}", ChoconnectOptions(first="1"), CHANCE),
        (
            f"{EMPTY} 1/3 - D12M12W12 3/3:1;0,0,0;0,0,0",
            ChoconnectOptions(first="2", rounds="advanced"),
            CHANCE,
        ),
    ],
)
def test_a_position_reads_and_writes_itself(
    text: str, options: ChoconnectOptions | None, turn: int
) -> None:
    state = CHOCONNECT.read(text, options=options)
    assert state.text() == text
    assert state.turn == turn


REFUSED = [
    # the form of the board
    ("", "position"),
    (f"{EMPTY} 1/2 - D12M12W12", "position"),
    (f"{EMPTY} 1/2 - D12M12W12 {SINGLE} x", "position"),
    (f"{EMPTY}  1/2 - D12M12W12 {SINGLE}", "position"),
    (f" {EMPTY} 1/2 - D12M12W12 {SINGLE}", "position"),
    (f"{EMPTY} 1/2 - D12M12W12 {SINGLE}\n", "SERIES won"),
    (f"{EMPTY}/ 1/2 - D12M12W12 {SINGLE}", "ROWS"),
    (f"{EMPTY[:-1]} 1/2 - D12M12W12 {SINGLE}", "ROWS row 6"),
    (f"{EMPTY}. 1/2 - D12M12W12 {SINGLE}", "ROWS row 6"),
    (f"{EMPTY[:-7]} 1/2 - D12M12W12 {SINGLE}", "ROWS"),
    (f"{board('', 'd')} 1/2 - D11M12W12 {SINGLE}", "ROWS row 2"),
    (f"{board('', '', '?')} 1/2 - D11M12W12 {SINGLE}", "ROWS row 3"),
    # the seat
    (f"{EMPTY} 1/5 - D12M12W12 1/1:1;0,0,0,0,0;0,0,0,0,0", "SEAT"),
    (f"{EMPTY} 1/1 - D12M12W12 1/1:1;0;0", "SEAT"),
    (f"{EMPTY} 0/2 - D12M12W12 {SINGLE}", "SEAT"),
    (f"{EMPTY} 3/2 - D12M12W12 {SINGLE}", "SEAT"),
    (f"{EMPTY} 01/2 - D12M12W12 {SINGLE}", "SEAT"),
    (f"{EMPTY} 1 - D12M12W12 {SINGLE}", "SEAT"),
    (f"{EMPTY} 1/ - D12M12W12 {SINGLE}", "SEAT"),
    (f"{EMPTY} 1/2/2 - D12M12W12 {SINGLE}", "SEAT"),
    (f"{EMPTY} ²/2 - D12M12W12 {SINGLE}", "SEAT"),
    (f"{EMPTY} Over/2 - D12M12W12 {SINGLE}", "SEAT"),
    (f"{EMPTY} draw:1/2 - D12M12W12 {SINGLE}", "SEAT"),
    # the hand
    (f"{EMPTY} 1/2 d D11M12W12 {SINGLE}", "HAND"),
    (f"{EMPTY} 1/2 DM D11M11W12 {SINGLE}", "HAND"),
    (f"{EMPTY} 1/2 ? D12M12W12 {SINGLE}", "HAND"),
    (f"{EMPTY} 1/2 . D12M12W12 {SINGLE}", "HAND"),
    # the bag, and the tiles in all
    (f"{EMPTY} 1/2 - - {SINGLE}", "BAG"),
    (f"{EMPTY} 1/2 - D12M12 {SINGLE}", "BAG"),
    (f"{EMPTY} 1/2 - D11M12W12 {SINGLE}", "BAG"),
    (f"{EMPTY} 1/2 D D12M12W12 {SINGLE}", "BAG"),
    (f"{board('D')} 1/2 - D12M12W12 {SINGLE}", "BAG"),
    (f"{EMPTY} 1/2 - M12D12W12 {SINGLE}", "BAG"),
    (f"{EMPTY} 1/2 - D012M12W12 {SINGLE}", "BAG"),
    (f"{EMPTY} 1/2 - D12M12W12W1 {SINGLE}", "BAG"),
    (f"{EMPTY} 1/2 - D99999M12W12 {SINGLE}", "BAG"),
    (f"{board('DD.DD', '', 'DD.DD', '', 'DD.DD')} 1/2 - D0M12W12 {SINGLE}", "BAG"),
    (f"{board('DD.DD', '', 'DD.DD', '', 'DD.DD', 'D')} 1/2 - M12W12 {SINGLE}", "ROWS and HAND"),
    (f"{board('DD.DD', '', 'DD.DD', '', 'DD.DD')} 1/2 D M12W12 {SINGLE}", "ROWS and HAND"),
    (f"{LAST} 1/2 D W1 {SINGLE}", "ROWS and HAND"),
    # over exactly where the rules end the game
    (f"{EMPTY} over/2 - D12M12W12 {SINGLE}", "SEAT"),
    (f"{board('DDD')} 1/2 - D9M12W12 {SINGLE}", "SEAT"),
    (f"{board('DDD')} 1/2 M D9M11W12 {SINGLE}", "SEAT"),
    (f"{DRAWN} 1/2 - - {SINGLE}", "SEAT"),
    (f"{board('DDD')} over/2 M D9M11W12 1/1:1;0,1;0,1", "HAND"),
    # the series: its form
    (f"{EMPTY} 1/2 - D12M12W12 1/1:1;0,0", "SERIES"),
    (f"{EMPTY} 1/2 - D12M12W12 1/1;1;0,0;0,0", "SERIES"),
    (f"{EMPTY} 1/2 - D12M12W12 1/1:1:0,0:0,0", "SERIES"),
    (f"{EMPTY} 1/2 - D12M12W12 1:1;0,0;0,0", "SERIES"),
    (f"{EMPTY} 1/2 - D12M12W12 {SINGLE};", "SERIES"),
    (f"{EMPTY} 1/2 - D12M12W12 1/1:1;0,0,0;0,0", "SERIES points"),
    (f"{EMPTY} 1/2 - D12M12W12 1/1:1;0,0;0", "SERIES won"),
    (f"{EMPTY} 1/2 - D12M12W12 1/1:1;00,0;0,0", "SERIES points"),
    (f"{EMPTY} 1/2 - D12M12W12 1/1:1;-0,0;0,0", "SERIES points"),
    (f"{EMPTY} 1/2 - D12M12W12 1/1:0;0,0;0,0", "SERIES first"),
    (f"{EMPTY} 1/2 - D12M12W12 1/1:3;0,0;0,0", "SERIES first"),
    (f"{EMPTY} 1/2 - D12M12W12 0/1:1;0,0;0,0", "SERIES round"),
    (f"{EMPTY} 1/2 - D12M12W12 2/1:1;0,0;0,0", "SERIES round"),
    (f"{EMPTY} 1/2 - D12M12W12 1/2:1;0,0;0,0", "SERIES rounds"),
    # the series: what it says
    (f"{EMPTY} 1/2 - D12M12W12 1/1:1;1,0;1,0", "SERIES won"),
    (f"{EMPTY} 1/2 - D12M12W12 1/1:1;1,0;0,0", "SERIES points"),
    (f"{board('DDD')} over/2 - D9M12W12 {SINGLE}", "SERIES won"),
    (f"{board('DDD')} over/2 - D9M12W12 1/1:1;1,1;1,1", "SERIES won"),
    (f"{DRAWN} over/2 - - 1/1:1;1,0;1,0", "SERIES won"),
]


@pytest.mark.parametrize(("text", "place"), REFUSED)
def test_what_cannot_be_is_refused_with_its_place(text: str, place: str) -> None:
    with pytest.raises(NotationError) as refusal:
        CHOCONNECT.read(text)
    assert str(refusal.value).startswith(f"{place}: expected ")


@pytest.mark.parametrize(
    ("text", "options", "place"),
    [
        (f"{EMPTY} 1/2 - D12M12W12 {SINGLE}", ADVANCED, "SERIES rounds"),
        (f"{EMPTY} 1/2 - D12M12W12 3/2:1;0,0;0,0", ADVANCED, "SERIES round"),
        # A win before any round has ended; two in one round.
        (f"{EMPTY} 1/2 - D12M12W12 1/2:1;1,0;1,0", ADVANCED, "SERIES won"),
        (f"{EMPTY} 1/2 - D12M12W12 2/2:1;1,1;1,1", ADVANCED, "SERIES won"),
        # Three seats: one round won by seat 1 is worth 2,1,0.
        (f"{EMPTY} 2/3 - D12M12W12 2/3:2;2,0,0;1,0,0", ADVANCED, "SERIES points"),
        # A series goes on after its first round.
        (f"{board('DDD')} over/2 - D9M12W12 1/2:1;1,0;1,0", ADVANCED, "SEAT"),
        (f"{DRAWN} over/2 - - 1/2:1;0,0;0,0", ADVANCED, "SEAT"),
        # The last round was drawn, so one round at most has a winner.
        (f"{DRAWN} over/2 - - 2/2:2;1,1;1,1", ADVANCED, "SERIES won"),
        # A named first player, who moves on each round.
        (f"{EMPTY} 1/2 - D12M12W12 {SINGLE}", ChoconnectOptions(first="2"), "SERIES first"),
        (f"{EMPTY} 1/2 - D12M12W12 {SINGLE}", ChoconnectOptions(first="3"), "SERIES first"),
        (
            f"{EMPTY} 2/2 - D12M12W12 2/2:2;0,0;0,0",
            ChoconnectOptions(first="2", rounds="advanced"),
            "SERIES first",
        ),
        (f"{EMPTY} 1/2 - D12M12W12 {SINGLE}", ChoconnectOptions(tiles="D10M12W14"), "BAG"),
    ],
)
def test_what_the_options_rule_out_is_refused(
    text: str, options: ChoconnectOptions, place: str
) -> None:
    with pytest.raises(NotationError) as refusal:
        CHOCONNECT.read(text, options=options)
    assert str(refusal.value).startswith(f"{place}: expected ")


OFF_THE_BOARD = "0> 7> 10> 1 > 1v 3^ g^ gv c> c< > < v ^ >3 vc 3>> 3><"
WRONG_CASE = "C^ Cv CV cV d m w DD D1"
LOOK_ALIKES = "３> ３＞ а^ 3› ⅽv"  # wide digit and arrow, Cyrillic a, quotation mark, Roman hundred
NO_MOVES = " ".join((OFF_THE_BOARD, WRONG_CASE, LOOK_ALIKES)).split(" ")


@pytest.mark.parametrize("text", [*NO_MOVES, " 3>", "3> ", "3>\n", "\t", "1 >"])
@pytest.mark.parametrize("hand", ["-", "D"])
def test_a_line_that_is_not_on_the_board_is_bad_form(text: str, hand: str) -> None:
    with pytest.raises(NotationError, match="move: expected"):
        position(EMPTY, hand).read_move(text)


@pytest.mark.parametrize("text", ["D", "M", "W"])
def test_no_second_tile_is_drawn(text: str) -> None:
    with pytest.raises(IllegalMove, match="The tile in hand is placed before another is drawn"):
        position(EMPTY, "W").read_move(text)


@pytest.mark.parametrize("text", ["3>", "c^"])
def test_nothing_is_placed_before_the_draw(text: str) -> None:
    with pytest.raises(IllegalMove, match="drawn from the bag first"):
        position(EMPTY, "-").read_move(text)


@pytest.mark.parametrize("text", list(MOVES))
def test_nothing_is_legal_once_the_game_is_over(text: str) -> None:
    state = position(DRAWN, "-", "over/2")
    with pytest.raises(IllegalMove, match="The game is over"):
        state.read_move(text)
    with pytest.raises(IllegalMove, match="The game is over"):
        state.check(MOVES[text])
    assert state.odds() == ()
    with pytest.raises(ValueError, match="no draw is due"):
        state.chance(Random(1))


@pytest.mark.parametrize("hand", ["-", "D"])
def test_a_move_of_something_else_is_refused(hand: str) -> None:
    state = position(EMPTY, hand)
    draw, entry = MOVES["D"], MOVES["1>"]
    for thing in ("D", "1>", None, 5, type(draw)("X"), type(entry)("D"), type(entry)([])):
        with pytest.raises(IllegalMove, match="not a move of Choconnect"):
            state.check(thing)


def test_equal_positions_are_equal_however_they_came_about() -> None:
    start = CHOCONNECT.start(seats=2, options=ChoconnectOptions(first="1"))
    one = play(start, "D", "1>", "M", "6<")
    other = play(start, "M", "6<", "D", "1>")
    assert one == other
    assert hash(one) == hash(other)
    assert one != play(start, "D", "1>", "M", "5<")
    assert one != start
    # Options are part of a position.
    assert CHOCONNECT.read(one.text()) != one
    assert CHOCONNECT.read(one.text(), options=one.options) == one


def test_a_state_cannot_be_changed() -> None:
    state = CHOCONNECT.start(seats=2)
    for name in ("placer", "hand", "boards", "series", "options", "turn", "other"):
        with pytest.raises((AttributeError, TypeError)):
            setattr(state, name, 0)
    assert pickle.loads(pickle.dumps(state.view(0))) == state.view(0)


POSITIONS = (
    position_text(EMPTY, "-"),
    position_text(board("DM.W", "", "..D"), "W"),
    position_text(LAST, "W"),
    f"{board('DDD')} over/2 - D9M12W12 1/1:1;0,1;0,1",
    f"{DRAWN} over/2 - - {SINGLE}",
)


@given(text=slips(POSITIONS, "0123456789?²\n"))
def test_a_position_with_slips_is_read_as_itself_or_refused(text: str) -> None:
    for state in readings(CHOCONNECT, text, (ChoconnectOptions(), ADVANCED)):
        check_played_on(CHOCONNECT, state)


@given(text=st.text(max_size=3) | st.text(st.sampled_from("123456789abcdefgvDMW<>^ "), max_size=3))
def test_any_text_is_a_move_or_is_refused(text: str) -> None:
    for state in (position(EMPTY, "-"), position(board("DMDMDM"), "D"), position(LAST, "W")):
        try:
            move = state.read_move(text)
        except IllegalMove:
            assert text in MOVES
        except NotationError:
            assert text not in MOVES
        else:
            assert str(move) == text
            assert state.check(move) is None


@given(tiles=st.from_regex("D[0-9]{1,2}M[0-9]{1,2}W[0-9]{1,2}", fullmatch=True) | st.text())
def test_a_split_is_kept_as_typed_or_refused(tiles: str) -> None:
    try:
        options = ChoconnectOptions(tiles=tiles)
    except OptionError:
        return
    bag = CHOCONNECT.start(options=options).text().split(" ")[3]
    assert bag == options.tiles == tiles
