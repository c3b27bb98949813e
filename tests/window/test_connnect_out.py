"""Games of Connnect in which players go out, by mouse: until nobody is left, and until one is."""

from __future__ import annotations

from typing import Any

from PySide6.QtGui import QColor

from boardroom.games.connnect import ConnnectState
from boardroom.games.game import OVER
from boardroom.scenes.look import LIGHT
from tests.games.connnect_positions import Block, filling, grid, zone_of
from tests.window.hands import ANNA, BEN, Hands
from tests.window.test_connnect import TableHands
from tests.window.test_connnect_odd import CLEO, begin_at

FULL = grid(zone_of(1) + " a1=. b1=1 a4=4")
"""Zone 1 has one free space left."""


def last_space(*free: int) -> ConnnectState:
    """Everybody is to write 2 and 5 into zone 1; so many free actions were used by each."""
    return filling(*[Block(FULL, free=used) for used in free], dice="1:25")


def told(table: TableHands) -> dict[str, str]:
    """What the table says of the sheets, by the name of who writes on them."""
    found = {}
    for each in table.scene.spoken():
        about, _, state = each.name.partition(" points, ")
        if "sheet" in about:
            found[about.split(",")[0].rpartition(" ")[2].rpartition(":")[2]] = state
    return found


def words(table: TableHands) -> list[str]:
    """The line that says what is to be done."""
    return [each.name for each in table.scene.spoken()][1:2]


def turn_rings(hands: Hands) -> int:
    """How many pixels of the table are in the accent of whose turn it is, and what one may."""
    image, accent = hands.page.view.grab().toImage(), QColor(LIGHT.accent).rgb()
    size = image.size()
    return sum(
        image.pixel(x, y) == accent for x in range(size.width()) for y in range(size.height())
    )


def test_everybody_goes_out_and_nobody_wins(hands: Hands) -> None:
    table = begin_at(hands, last_space(7, 7, 7), ANNA, BEN, CLEO)
    assert turn_rings(hands) > 500
    table.make("a1=2")
    hands.wait_for_turn()
    assert hands.match.now.turn == 1
    assert told(table) == {"Ben": "round 6", "Cleo": "waiting", "Anna": "out of the game"}
    table.make("a1=5")
    hands.wait_for_turn()
    assert hands.match.now.turn == 2
    assert told(table) == {"Cleo": "round 6", "Anna": "out of the game", "Ben": "out of the game"}
    table.make("a1=2")
    hands.bot.waitUntil(hands.page.result.isVisible)
    assert hands.match.now.turn == OVER
    assert hands.page.result.head.text() == "Nobody wins"
    assert set(told(table).values()) == {"out of the game"}
    assert words(table) == ["The game is over"]
    assert turn_rings(hands) < 50  # bolts are printed in it
    # Column a has its 3 points, three circles are filled and two of them joined: 3 + 3 + 2 - 28.
    assert hands.match.now.scores() == (-20, -20, -20)


def test_the_last_one_left_plays_on_alone(hands: Hands) -> None:
    table = begin_at(hands, last_space(7, 6, 7), ANNA, BEN, CLEO)
    for move in ("a1=2", "a1=2", "free 5 -", "a1=5"):
        hands.wait_for_turn()
        table.make(move)
    hands.wait_for_turn()
    alone = {"Ben": "round 6", "Cleo": "out of the game", "Anna": "out of the game"}
    assert told(table) == alone
    assert words(table) == ["Claim, or be done"]
    table.make("done")
    hands.wait_for_turn()
    # Nobody else rolls, picks or claims: the next round is Ben's as well.
    state: Any = hands.match.now
    assert (state.round, state.turn) == (7, 1)
    assert words(table) == ["Choose the zone die"]
    assert told(table) == alone | {"Ben": "round 7"}
