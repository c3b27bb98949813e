"""Every kind of move that Connnect refuses, and the reason that a player reads."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from boardroom.games import IllegalMove, NotationError
from boardroom.games.connnect import ConnnectState, moves
from tests.games.connnect_positions import (
    GAPS,
    Block,
    all_fours,
    claiming,
    filling,
    grid,
    play,
    started,
    through,
    zone_of,
)

CORNER = "a1=1 a2=1 a3=1"
FULL_ZONE = zone_of(1, "5") + " b1=1 a4=4"
EIGHT = "b3=1 b5=1 d4=1 d6=1 f1=1 f5=1 c2=1 e4=1"


def rolling() -> ConnnectState:
    return through(started(first=0))


def setting_up() -> ConnnectState:
    return play(started(first=0), "roll 1 3 4", "b1=3")


def picking() -> ConnnectState:
    return play(rolling(), "roll 2 4 4")


def writing() -> ConnnectState:
    return filling(grid(CORNER), dice="1:25")


def holding(bonus: str) -> ConnnectState:
    return filling(Block(grid(CORNER), bonuses=bonus, claims="a1a2a3"), dice="1:25")


def crossed() -> ConnnectState:
    """f1 is crossed out; move3 is used and step3 held."""
    block = Block(
        grid(f"{CORNER} f1=x e4=1 e5=1 d4=1"), bonuses="(move3),step3", claims="a1a2a3,d4e4e5"
    )
    return filling(block, dice="3:25")


def claims(spaces: str = "d4=2 e4=2 f4=2") -> ConnnectState:
    return claiming(grid(f"{spaces} {CORNER}"))


def with_claim() -> ConnnectState:
    return claiming(
        Block(grid(f"{CORNER} b3=1 c3=1 d4=2 e4=2 f4=2"), bonuses="switch3", claims="a1a2a3")
    )


def with_again() -> ConnnectState:
    return claiming(
        Block(grid(f"{CORNER} b3=1 c3=1"), bonuses="again", claims="a1a2a3b3", marks=".*...")
    )


def pending(bonus: str) -> ConnnectState:
    state = claiming(grid("c4=2 d4=2 e4=2 f4=2"), dice="3:24")
    spaces = "c4d4e4f4" if bonus == "any2" else "d4e4f4"
    return play(state, f"claim {spaces} {bonus}")


def without_the_card() -> ConnnectState:
    return claiming(grid("b6=2 c6=3 d6=4 e6=5 f6=6"), cards="BCDE")


def full() -> ConnnectState:
    """No space is free, and d6 is not claimed yet."""
    names = [*(f"(write{number})" for number in range(1, 7)), "move3"]
    threes = "a1b1c1,a2b2c2,a3b3c3,a4b4c4,a5b5c5,d1e1f1,d2e2f2"
    rows = "111111/222222/333333/444444/555555/666666"
    return claiming(Block(rows, bonuses=",".join(names), claims=threes))


def between() -> ConnnectState:
    """One of any two numbers is written, and a switch is held."""
    block = Block(grid(f"{CORNER} c4=2 d4=2 e4=2 f4=2"), bonuses="switch3", claims="a1a2a3")
    return play(claiming(block, dice="1:34"), "claim c4d4e4f4 any2", "write a5=6")


def over() -> ConnnectState:
    return play(claiming(Block("111222/111222/333444/333444/555.66/....6.")), "done")


REFUSED: list[tuple[Callable[[], ConnnectState], str, str]] = [
    # whose turn it is, and for what
    (rolling, "zone 4", "The dice are rolled first."),
    (rolling, "a1=1", "The dice are rolled first."),
    (setting_up, "roll 1 2 3", "The dice have been rolled already."),
    (setting_up, "done", "The setup numbers are written first."),
    (setting_up, "free 1 a4=2", "The setup numbers are written first."),
    (picking, "a1=4", "One of the dice is picked as zone die first."),
    (picking, "done", "One of the dice is picked as zone die first."),
    (writing, "zone 2", "The zone die has been picked already."),
    (writing, "done", "Both number dice are written before anything is claimed."),
    (writing, "claim a1a2a3 move3", "Both number dice are written before anything is claimed."),
    (writing, "write b2=1", "No lightning bonus is waiting to be carried out."),
    (claims, "b2=1", "Both number dice are written: this is the Claim phase."),
    (claims, "free 2 b2=1", "Both number dice are written: this is the Claim phase."),
    (claims, "write b2=1", "No lightning bonus is waiting to be carried out."),
    # the setup
    (setting_up, "a4=3", "No die that is still to be written shows 3."),
    (setting_up, "a1=4", "a1 is not a setup space."),
    (setting_up, "b1=4", "b1 is taken: a number stays for good."),
    # the zone
    (picking, "zone 3", "None of the dice shows 3."),
    # writing
    (writing, "b2=3", "No die that is still to be written shows 3."),
    (writing, "c1=2", "c1 is not in zone 1."),
    (writing, "a1=2", "a1 is taken: a number stays for good."),
    (crossed, "f1=2", "f1 is crossed out and never written again."),
    # free actions
    (writing, "free 3 b2=1", "No die that is still to be written shows 3."),
    (writing, "free 2 b2=2", "A free action writes another number than the die shows."),
    (writing, "free 2 c1=3", "c1 is not in zone 1."),
    (writing, "free 2 a1=3", "a1 is taken: a number stays for good."),
    (writing, "free 2 -", "Zone 1 has a free space: a number is written."),
    (
        lambda: filling(grid(FULL_ZONE), dice="1:25"),
        "free 2 c1=3",
        "Zone 1 is full: a free action writes nothing.",
    ),
    (
        lambda: filling(grid(FULL_ZONE), dice="1:25"),
        "free 3 -",
        "No die that is still to be written shows 3.",
    ),
    (
        lambda: filling(Block(grid(EIGHT), free=7), dice="1:25"),
        "free 2 b2=3",
        "All free actions are used.",
    ),
    # claiming: spaces
    (claims, "claim d4f4d6 move3", "The spaces are not next to each other."),
    (claims, "claim a1b1a2c5 move4", "The spaces are not next to each other."),
    (claims, "claim d3d4e4f4e5 -", "No shape card shows this shape of five spaces."),
    (claims, "claim e3d4e4f4e5 -", "No shape card shows this shape of five spaces."),  # a cross
    (claims, "claim d5e5f5 move3", "d5 holds no number."),
    (
        lambda: play(crossed(), "e1=2", "e2=5"),
        "claim d1e1f1 move3",
        "d1 holds no number.",
    ),
    (lambda: play(crossed(), "e1=2", "e2=5"), "claim e1f1e2 move3", "f1 is crossed out."),
    # claiming: order
    (
        lambda: claims("d4=3 e4=5 f4=4"),
        "claim d4e4f4 move3",
        "The numbers do not follow each other from space to space.",
    ),
    (
        lambda: claims("d4=1 e4=2 d5=3 e5=4"),
        "claim d4e4d5e5 six",
        "The numbers do not follow each other from space to space.",
    ),
    (
        lambda: claims("d4=1 e4=2 f4=3 e5=4"),
        "claim d4e4f4e5 six",
        "The numbers do not follow each other from space to space.",
    ),
    (
        lambda: claims("d4=2 e4=3 f4=3"),
        "claim d4e4f4 move3",
        "The numbers are neither equal nor a run such as 2 3 4.",
    ),
    (
        lambda: claims("d4=2 e4=4 f4=6"),
        "claim d4e4f4 move3",
        "The numbers are neither equal nor a run such as 2 3 4.",
    ),
    (
        lambda: claims("d4=5 e4=6 f4=1"),
        "claim d4e4f4 move3",
        "The numbers are neither equal nor a run such as 2 3 4.",
    ),
    (
        lambda: claiming(grid("d4=2 e4=3 f4=3"), options=GAPS),
        "claim d4e4f4 move3",
        "The numbers are neither equal nor all different.",
    ),
    # claiming: numbers claimed before
    (with_claim, "claim a3b3c3 move3", "The number on a3 is claimed already."),
    (with_claim, "claim a3b3c3 again=a3 move3", "There is no unused bonus “claimed number again”."),
    (with_again, "claim a3b3c3 again=c3 move3", "The number on c3 is not claimed yet."),
    (with_again, "claim a3b3c3 again=a3 move3", "The number on b3 is claimed already."),
    # claiming: cards
    (without_the_card, "claim b6c6d6e6f6 -", "Shape card A (I) is not in this game."),
    (
        lambda: claiming(
            Block(
                grid("a1=3 b1=3 c1=3 d1=3 e1=3 b6=6 c6=6 d6=6 f6=6"),
                boxes="A16",
                claims="a1b1c1d1e1",
            ),
            cards="(A)BCD",
            score="14",
        ),
        "claim b6c6d6e6f6 -",
        "Shape card A (I) lies face down.",
    ),
    (
        lambda: claiming(
            Block(
                grid("a1=3 b1=3 c1=3 d1=3 e1=3 b6=6 c6=6 d6=6 f6=6"),
                boxes="A16",
                claims="+a1b1c1d1e1",
            ),
        ),
        "claim b6c6d6e6f6 -",
        "Shape card A (I) is claimed on this sheet already.",
    ),
    # claiming: bonuses
    (claims, "claim d4e4f4 -", "A bonus of the Connect-3 part is chosen."),
    (
        claims,
        "claim d4e4f4 six",
        "The bonus “score six points” does not belong to the Connect-3 part.",
    ),
    (
        lambda: claims("c4=2 d4=2 e4=2 f4=2"),
        "claim c4d4e4f4 move3",
        "The bonus “cross out and write” does not belong to the Connect-4 part.",
    ),
    (
        lambda: claiming(
            Block(grid(f"{CORNER} d4=2 e4=2 f4=2"), bonuses="(write1)", claims="a1a2a3")
        ),
        "claim d4e4f4 write1",
        "The bonus “write 1” has been chosen already.",
    ),
    (
        lambda: claiming(grid("b6=2 c6=3 d6=4 e6=5 f6=6")),
        "claim b6c6d6e6f6 six",
        "A Connect-5 brings no bonus.",
    ),
    (all_fours, "claim a5b5c5d5 six", "No bonus of the Connect-4 part is left: claim without one."),
    # cross out and write
    (
        writing,
        "use move3 b1 b2",
        "There is no unused bonus “cross out and write” of the Connect-3 part.",
    ),
    (
        lambda: holding("move3"),
        "use move4 b1 b2",
        "There is no unused bonus “cross out and write” of the Connect-4 part.",
    ),
    (lambda: holding("move3"), "use move3 b2 b3", "b2 holds no number."),
    (
        lambda: holding("move3"),
        "use move3 a1 b2",
        "The number on a1 is claimed and cannot be changed.",
    ),
    (lambda: holding("move3"), "use move3 b1 d2", "d2 is taken: a number stays for good."),
    (lambda: holding("move3"), "use move3 b1 b1", "b1 is taken: a number stays for good."),
    (crossed, "use step3 f1 +1", "f1 is crossed out."),
    (full, "use move3 d6 e6", "No space is free to write the number into."),
    # switch zone die
    (writing, "use switch3 2", "There is no unused bonus “switch zone die” of the Connect-3 part."),
    (lambda: holding("switch3"), "use switch3 1", "No die that is still to be written shows 1."),
    (with_claim, "use switch3 6", "No number die shows 6."),
    (
        between,
        "use switch3 3",
        "The zone die is switched before the first of the two numbers is written.",
    ),
    # plus or minus
    (writing, "use step3 b1 +1", "There is no unused bonus “plus or minus” of the Connect-3 part."),
    (lambda: holding("step3"), "use step3 b2 +1", "b2 holds no number."),
    (
        lambda: holding("step3"),
        "use step3 a1 +1",
        "The number on a1 is claimed and cannot be changed.",
    ),
    (lambda: holding("step3"), "use step3 die 3 +1", "No die that is still to be written shows 3."),
    # lightning
    (lambda: pending("write5"), "write a1=4", "This bonus writes 5."),
    (lambda: pending("write5"), "write b1=5", "b1 is taken: a number stays for good."),
    (lambda: pending("write5"), "done", "The lightning bonus “write 5” is carried out first."),
    (
        lambda: pending("write5"),
        "claim c4d4e4f4 six",
        "The lightning bonus “write 5” is carried out first.",
    ),
    (
        lambda: pending("any2"),
        "done",
        "The lightning bonus “write any two numbers” is carried out first.",
    ),
    (lambda: pending("any2"), "write a1=4", "a1 is not in zone 3."),
    (lambda: pending("any2"), "write f3=4", "f3 is taken: a number stays for good."),
    # after the end
    *(
        (over, text, "The game is over.")
        for text in ("done", "roll 1 2 3", "a1=1", "zone 4", "claim a1b1c1 move3")
    ),
]


@pytest.mark.parametrize(
    ("state", "text", "reason"), REFUSED, ids=[f"{text}: {reason}" for _, text, reason in REFUSED]
)
def test_an_illegal_move_is_refused_with_its_reason(
    state: Callable[[], ConnnectState], text: str, reason: str
) -> None:
    position = state()
    assert text not in [str(move) for move in position.moves()]
    for ask, move in ((position.read_move, text), (position.check, moves.read(text))):
        with pytest.raises(IllegalMove) as refusal:
            ask(move)
        assert str(refusal.value) == reason


NOT_WRITTEN = [
    # dice and numbers
    *("roll 1 2", "roll 2 1 3", "roll 1 2 7", "roll 0 1 2", "roll 1  2 3", "roll 1 2 3 4"),
    *("zone 0", "zone 7", "zone", "zone 44", "Zone 4"),
    # spaces
    *("g1=1", "a7=1", "a0=1", "A1=1", "a1=7", "a1=0", "a1 = 1", "a1=1 ", " a1=1", "a1=1\n", "a1="),
    *("free 5", "free 7 a1=1", "free 5 a1", "free 5 a7=1", "free 5 a1=9", "free - a1=1"),
    # claims
    *("claim a1b1 move3", "claim a1b1c1d1e1f1 -", "claim a1b1c1", "claim a1b1c1 move5"),
    *("claim b1a1c1 move3", "claim a2a1a3 move3", "claim a1a1b1 move3", "claim a1b1c1 again=d4 -"),
    *("claim a1b1c1 again= move3", "claim a1b1c1 move3 again=a1", "claim a1 b1 c1 move3"),
    # bonuses
    *("use move3", "use move3 a1", "use move3 5", "use move3 a1 c4 d4", "use move5 a1 b1"),
    *("use write3 a1", "use again a1", "use six", "use any2 a1=1", "use switch3 a1"),
    *("use switch3 7", "use step3 a1", "use step3 a1 +0", "use step3 a1 +3", "use step3 a1 2"),
    *("use step3 die 5", "use step3 5 +1", "use step3 die 7 +1", "use switch3 die 5"),
    *("write a1", "write 3", "write a7=3", "writes a1=3", "done!", "Done", "pass"),
    # look-alikes
    *("a１=1", "а1=1", "zone ４", "use step3 a1 −1"),  # wide digits, Cyrillic a, minus sign
]


@pytest.mark.parametrize("text", NOT_WRITTEN)
def test_what_is_not_in_the_notation_is_bad_form_anywhere(text: str) -> None:
    for state in (rolling(), setting_up(), picking(), writing(), claims(), pending("any2")):
        with pytest.raises(NotationError, match="move: expected"):
            state.read_move(text)


@pytest.mark.parametrize("state", [rolling, setting_up, picking, writing, claims])
def test_a_move_of_something_else_is_refused(state: Callable[[], ConnnectState]) -> None:
    things: list[object] = ["a1=1", None, 5, moves.Write("a7", 1), moves.Write("a1", 7)]
    things += [moves.Write([], 1), moves.Claim("b1a1c1", "move3"), moves.Roll((3, 2, 1))]
    things += [moves.Switch("move3", 4), moves.StepDie("step3", 5, 3), moves.Write("a1", "1")]
    for thing in things:
        with pytest.raises(IllegalMove, match="not a move of Connnect"):
            state().check(thing)


def test_nothing_is_rolled_once_the_game_is_over() -> None:
    state = over()
    assert state.moves() == ()
    assert state.odds() == ()
    with pytest.raises(ValueError, match="no roll is due"):
        state.chance(None)
