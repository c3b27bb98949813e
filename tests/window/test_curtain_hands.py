"""Behind the curtain of 3Domino: nothing tells one hand of chips from another."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations_with_replacement
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from boardroom.games import game
from boardroom.games.domino3d import DominoState
from boardroom.play.match import Match
from boardroom.play.record import write_record
from tests.scenes.test_secrets import reachable
from tests.window.hands import ANNA, BEN, LEFT, PATIENCE, Hands
from tests.window.test_curtain import CTRL, PRESSED, announced, everything, press_each

__all__ = ["announced"]

HELD = ("0-1,2-3|0-2,4-5", "0-1,2-4|0-2,3-5")
"""Two ways in which hands of two chips can be dealt; the first seat holds 0-1 in both."""

Pictures = list[object]


def text_of(held: str) -> str:
    """A position with the double blank on the table, and seat 1 to move."""
    gone = {"0-0", *held.replace("|", ",").split(",")}
    chips = (f"{low}-{high}" for low, high in combinations_with_replacement(range(6), 2))
    bag = ",".join(chip for chip in chips if chip not in gone)
    return f"0-0@0,0,0+x 1/2 {held} {bag} 0,0 0"


@dataclass
class Dealt:
    """Opens positions whose hands are known to the test."""

    hands: Hands
    folder: Path

    def open(self, held: str) -> Hands:
        kind = game("domino3d")
        options = kind.Options(chips="21")
        record = Match.new(kind, options, (ANNA, BEN), seed=1).record()
        path = self.folder / "dealt.boardroom"
        write_record(path, replace(record, start=text_of(held)))
        self.hands.window.open_file(path)
        self.hands.settle()
        assert self.hands.page.curtain.isVisible()
        return self.hands


@pytest.fixture
def dealt(hands: Hands, tmp_path: Path) -> Dealt:
    return Dealt(hands, tmp_path)


def lift(hands: Hands) -> None:
    QTest.mouseClick(hands.page.curtain.lift, LEFT)
    hands.settle()


def tour(dealt: Dealt, held: str, said: list[str]) -> list[tuple[list[str], Pictures, tuple]]:
    """What can be known while the curtain is down: at the start, after a move, after each key."""
    QApplication.clipboard().clear()
    hands = dealt.open(held)
    said.clear()
    hands.settle_sharp()
    found: list[tuple[list[str], Pictures, tuple]] = []

    def note(*, whole: bool = False) -> None:
        assert hands.page.scene.view.seat is None
        pictures: Pictures = [hands.page.view.grab().toImage()]
        if whole:
            pictures += [hands.page.grab().toImage(), hands.page.picture()]
        found.append((everything(hands), pictures, tuple(said)))

    note(whole=True)
    lift(hands)
    hands.page.scene.choose("2-3" if "2-3" in held.split("|")[0] else "2-4")
    said.clear()
    hands.key(Qt.Key.Key_C, CTRL)  # what is copied now can be pasted behind the curtain
    move = next(str(each) for each in hands.match.now.moves() if str(each).startswith("0-1"))
    hands.page.scene.choose(move)
    hands.bot.waitUntil(hands.page.curtain.isVisible, timeout=PATIENCE)
    note(whole=True)
    assert reachable(hands.page.scene, DominoState) == []
    press_each(hands, note)
    note(whole=True)
    return found


def test_nothing_tells_the_hands_apart_behind_the_curtain(
    dealt: Dealt, announced: list[str]
) -> None:
    one, other = (tour(dealt, held, announced) for held in HELD)
    assert len(one) == len(other) > len(PRESSED)
    for first, second in zip(one, other, strict=True):
        assert first == second


def test_the_search_finds_a_hand_that_is_shown(dealt: Dealt) -> None:
    seen = []
    for held in HELD:
        hands = dealt.open(held)
        lift(hands)
        seen.append((everything(hands), hands.page.grab().toImage()))
    assert seen[0][0] != seen[1][0]
    assert seen[0][1] != seen[1][1]


def test_the_start_page_shows_no_hand(dealt: Dealt) -> None:
    pictures = []
    for held in HELD:
        hands = dealt.open(held)
        lift(hands)
        move = next(str(each) for each in hands.match.now.moves() if str(each).startswith("0-1"))
        hands.page.scene.choose(move)
        hands.click("Back to the start page")
        page = hands.window.start_page
        hands.bot.waitUntil(lambda page=page: bool(page.rows), timeout=PATIENCE)
        box = page.rows[0].picture
        # It is drawn once more when the page has found its size.
        hands.bot.waitUntil(lambda box=box: box.image.size() == box.size(), timeout=PATIENCE)
        pictures.append(box.image)
        hands.window.throw_away(page.rows[0].game.path)
    assert pictures[0] == pictures[1]
