"""The start page: the games to begin, those to go on with, and those to look at again."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel, QWidget

from boardroom.base import folders
from boardroom.games import game
from boardroom.play.open_games import list_finished, list_open
from boardroom.scenes.look import LIGHT
from boardroom.window.game_card import Pose
from boardroom.window.geometry import LEAST
from boardroom.window.glimpse import small_table
from boardroom.window.new_game import NewGameDialog
from boardroom.window.open_games import GameRow
from boardroom.window.settings import ThemeChoice
from boardroom.window.setup import Setup
from boardroom.window.start_page import arrangement
from tests.window.hands import ANNA, BEN, LEFT, PATIENCE, Hands

NONE = Qt.KeyboardModifier.NoModifier


def leave(hands: Hands) -> None:
    hands.click("Back to the start page")
    hands.bot.waitUntil(lambda: bool(hands.window.start_page.rows), timeout=PATIENCE)


def touch(hands: Hands, widget: QWidget) -> None:
    QTest.mouseClick(widget, LEFT, NONE, widget.rect().center())
    hands.settle()


def play_out(hands: Hands) -> None:
    hands.wait_for_turn()
    while not hands.match.over:
        hands.choose(str(hands.match.now.moves()[0]))
        hands.wait_for_turn()


@pytest.mark.parametrize("game_id", ["domino3d", "colorpop"])
def test_a_game_to_go_on_with_shows_its_table_as_everyone_may_see_it(
    hands: Hands, game_id: str
) -> None:
    kind = game(game_id)
    hands.window.begin(Setup(kind, kind.Options(), (ANNA, BEN), 7))
    hands.settle()
    if hands.page.curtain.isVisible():
        touch(hands, hands.page.curtain.lift)
    hands.wait_for_turn()
    hands.page.conductor.match.play(str(hands.match.now.moves()[0]))
    hands.settle()
    stood, turn = hands.match.now, hands.match.now.turn
    leave(hands)
    (row,) = hands.window.start_page.rows
    box = row.picture
    ratio = box.devicePixelRatioF()

    def shows(view: object) -> bool:
        return box.image == small_table(game_id, view, box.size(), LIGHT, ratio)

    # It is drawn once more when the page has found its size.
    hands.bot.waitUntil(lambda: shows(stood.view(None)), timeout=PATIENCE)
    assert not shows(kind.start(rng=Random(7)).view(None))
    if turn >= 0:
        assert row.standing.whole == f"{(ANNA, BEN)[turn].name} to move"


def test_a_click_on_a_card_begins_its_game(hands: Hands) -> None:
    seen: list[str] = []

    def look(dialog: QDialog) -> None:
        assert isinstance(dialog, NewGameDialog)
        seen.append(dialog.windowTitle())

    hands.in_dialog(look, lambda: touch(hands, hands.card("colorpop").picture))
    assert seen == ["New game of Colorpop"]


def test_a_click_on_the_picture_of_a_game_goes_on_with_it(hands: Hands) -> None:
    hands.begin(ANNA, BEN)
    hands.play(["1>"])
    stood = hands.match.now
    leave(hands)
    touch(hands, hands.window.start_page.rows[0].picture)
    assert hands.match.now == stood


def test_a_press_that_ends_beside_a_card_begins_nothing(hands: Hands) -> None:
    card = hands.card("colorpop")
    QTest.mousePress(card, LEFT, NONE, QPoint(20, 20))
    QTest.mouseRelease(card, LEFT, NONE, QPoint(-20, -20))
    hands.settle()
    assert hands.window.game_page is None


def finished(hands: Hands) -> GameRow:
    hands.bot.waitUntil(lambda: bool(hands.window.start_page.finished), timeout=PATIENCE)
    (row,) = hands.window.start_page.finished
    return row


def test_a_finished_game_can_be_looked_at_again(hands: Hands) -> None:
    hands.begin(ANNA, BEN)
    play_out(hands)
    (winner,) = hands.match.now.winners()
    texts = list(hands.match.texts)
    hands.click("Back to the start page")
    row = finished(hands)
    name = (ANNA, BEN)[winner].name
    hands.bot.waitUntil(lambda: row.standing.whole == f"{name} wins", timeout=PATIENCE)
    hands.click("Look at Choconnect with Anna, Ben")
    assert list(hands.match.texts) == texts
    assert hands.page.result.isVisible()
    assert hands.reads(f"{name} wins")
    hands.click("Back to the start page")
    finished(hands)  # once, and as it was
    assert list_open(folders.journals()) == ()


def test_whoever_takes_back_in_a_finished_game_goes_on_in_a_new_one(hands: Hands) -> None:
    hands.begin(ANNA, BEN)
    play_out(hands)
    hands.click("Back to the start page")
    finished(hands)
    hands.click("Look at Choconnect with Anna, Ben")
    hands.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not hands.match.over
    leave(hands)
    assert len(list_open(folders.journals())) == 1
    assert len(list_finished(folders.journals(), 9)) == 1


def test_a_finished_game_is_thrown_away_after_a_question(hands: Hands) -> None:
    hands.begin(ANNA, BEN)
    play_out(hands)
    hands.click("Back to the start page")
    finished(hands)
    hands.in_dialog(
        lambda box: hands.click("Throw it away", box), lambda: hands.click("Throw away")
    )
    assert hands.window.start_page.finished == []
    assert list_finished(folders.journals(), 9) == ()


@pytest.mark.parametrize(
    ("cards", "room", "expected"),
    [
        # 292 x 270 upright with 16 between: three need 908, two lines of them 556.
        (5, QSize(908, 556), (3, Pose.UPRIGHT)),
        # 600 x 108 lying with 8 between: five need 572.
        (5, QSize(908, 555), (1, Pose.LOW)),
        (5, QSize(907, 572), (1, Pose.LYING)),
        (5, QSize(600, 572), (1, Pose.LYING)),
        (5, QSize(599, 572), (1, Pose.LOW)),
        (4, QSize(600, 556), (2, Pose.UPRIGHT)),
        (5, QSize(1524, 270), (5, Pose.UPRIGHT)),
        (1, QSize(292, 270), (1, Pose.UPRIGHT)),
        # Of 310, 473 and 560 in height, 160 are for words: tables of 1.3 times the rest are
        # 195 wide in two columns and 407 in three; five columns are 361 wide.
        (5, QSize(1872, 962), (3, Pose.UPRIGHT)),
        # Too small for all: as low as they get, and the rest is scrolled to.
        (5, QSize(400, 300), (1, Pose.LOW)),
    ],
)
def test_all_cards_are_in_sight_where_there_is_room(
    cards: int, room: QSize, expected: tuple[int, Pose]
) -> None:
    assert arrangement(cards, room) == expected


@pytest.mark.parametrize("theme", ["light", "contrast"])
@pytest.mark.parametrize("pose", Pose)
def test_a_card_needs_no_more_than_it_says(hands: Hands, pose: Pose, theme: ThemeChoice) -> None:
    hands.keeper.change(theme=theme)
    least = pose.value.least
    for card in hands.window.start_page.cards:
        card.take(pose)
        hands.settle()
        assert card.minimumSizeHint().width() <= least.width()
        assert card.layout().totalHeightForWidth(least.width()) <= least.height()


@pytest.mark.parametrize("kept", [False, True])
@pytest.mark.parametrize(
    ("size", "theme"),
    [
        ((900, 620), "light"),
        ((900, 620), "contrast"),
        ((1024, 720), "light"),
        ((1620, 1080), "light"),
    ],
)
def test_every_game_can_be_begun_without_scrolling(
    hands: Hands, size: tuple[int, int], theme: ThemeChoice, kept: bool
) -> None:
    """With a game to go on with, or without, and with a notice that takes room."""
    hands.keeper.change(theme=theme)
    hands.window.resize(*size)
    if kept:
        for game_id in ("connect-colors", "choconnect"):
            hands.begin(ANNA, BEN, of=game_id)
            hands.wait_for_turn()
            hands.match.play(str(hands.match.now.moves()[0]))
            leave(hands)
        hands.window.notices.clear("left")
    hands.window.tell("The disk is full.")
    hands.settle()
    page = hands.window.start_page
    for widget in (each for card in page.cards for each in (card, card.button, card.rules)):
        assert widget.visibleRegion().boundingRect() == widget.rect()
    for row in page.rows:
        assert row.minimumSizeHint().width() <= row.visibleRegion().boundingRect().width()


def test_on_the_smallest_screen_nothing_is_cut_in_a_wide_font(hands: Hands) -> None:
    """That of a Debian which has no other."""
    hands.window.resize(LEAST)
    page = hands.window.start_page
    page.setStyleSheet('* { font-family: "DejaVu Sans"; }')
    hands.settle()
    assert page.minimumSizeHint().width() <= LEAST.width()
    for each in (page.print, page.sheets_button, page.open):
        assert each.width() >= each.sizeHint().width()


@pytest.mark.parametrize("width", [1024, 1280, 1600])
def test_cards_beside_each_other_have_their_titles_on_one_line(hands: Hands, width: int) -> None:
    hands.window.resize(width, 1000)
    hands.settle()
    tops: dict[int, set[int]] = {}
    for card in hands.window.start_page.cards:
        title = next(each for each in card.findChildren(QLabel) if each.text() == card.game.title)
        tops.setdefault(card.y(), set()).add(title.mapTo(card, QPoint()).y())
    assert len(tops) == 2
    assert all(len(each) == 1 for each in tops.values())


def test_the_list_of_games_begins_at_its_top(hands: Hands) -> None:
    hands.window.resize(1024, 720)
    for seed in range(4):
        hands.begin(ANNA, BEN, seed=seed)
        hands.play(["1>"])
    hands.click("Back to the start page")
    page = hands.window.start_page
    hands.bot.waitUntil(lambda: len(page.rows) == 4, timeout=PATIENCE)
    bar = page._side.verticalScrollBar()
    hands.bot.waitUntil(lambda: bar.maximum() > 0, timeout=PATIENCE)
    hands.settle()
    assert bar.value() == 0
    assert page.rows[0].resume.hasFocus()
