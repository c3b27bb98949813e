"""Secrets at one screen: the curtain between people, and that nothing is known behind it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit

from boardroom.games import game
from boardroom.games.colorpop import ColorpopState
from boardroom.play.match import Match
from boardroom.play.record import write_record
from boardroom.play.seat import Seat
from boardroom.scenes import surface
from boardroom.window import curtain, game_page, notices
from boardroom.window.log_model import LINE
from tests.scenes.test_secrets import reachable
from tests.window.hands import ANNA, BEN, LEFT, PATIENCE, Hands
from tests.window.slow import PONDERING

CLARA = Seat("Clara", "human", "green")
ROBOT = Seat("Robot", "bot:random", "yellow")

# Five tokens of each colour are left, so no count tells one colour from another.
ROWS = "/".join((*(("..........",) * 7), "GYOBP.....", "GYOBPGYOBP", "GYOBPGYOBP"))
TAKEN = "G14Y14O14B14P14*5"
HELD = ("G,Y,O", "B,P,G")
"""Two ways in which three seats can hold secret colours."""

COLOURS = ("green", "yellow", "orange", "blue", "pink")
CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
NONE = Qt.KeyboardModifier.NoModifier


@dataclass
class Shared:
    """Opens positions whose secrets are known to the test, at a table of these seats."""

    hands: Hands
    folder: Path

    def open(self, *seats: Seat, held: str = HELD[0], turn: int = 1) -> Hands:
        colorpop = game("colorpop")
        secrets = ",".join(held.split(",")[: len(seats)])
        taken = ",".join([TAKEN] + ["-"] * (len(seats) - 1))
        text = f"{ROWS} {turn}/{len(seats)} {secrets} {taken}"
        record = Match.new(colorpop, colorpop.Options(), seats, seed=1).record()
        path = self.folder / "secret.boardroom"
        write_record(path, replace(record, start=text))
        self.hands.window.open_file(path)
        self.hands.settle()
        assert self.hands.match.states[0].text() == text
        return self.hands


@pytest.fixture
def shared(hands: Hands, tmp_path: Path) -> Shared:
    return Shared(hands, tmp_path)


def shows(hands: Hands) -> int | None:
    """The seat that the table is shown to."""
    view = hands.page.scene.view
    assert view == hands.match.view_at(hands.match.cursor, view.seat)
    return view.seat  # type: ignore[no-any-return]


def down(hands: Hands, name: str) -> bool:
    """Whether the curtain hangs before the table and asks for this player."""
    panel = hands.page.curtain
    return (
        panel.isVisible()
        and panel.title.text() == f"Pass the screen to {name}"
        and shows(hands) is None
        and not hands.page.scene.can_choose
    )


def lift(hands: Hands) -> None:
    QTest.mouseClick(hands.page.curtain.lift, LEFT)
    hands.settle()


def take(hands: Hands, place: str) -> None:
    """The group of a token is taken with the mouse."""
    before, move = len(hands.match.moves), str(hands.match.now.read_move(place))
    hands.choose(place)
    assert hands.match.texts[before] == move  # a bot may have answered already
    hands.settle()


def test_a_game_between_people_begins_behind_the_curtain(shared: Shared) -> None:
    hands = shared.open(ANNA, BEN)
    assert down(hands, "Anna")
    assert QApplication.focusWidget() is hands.page.curtain.lift
    lift(hands)
    assert not hands.page.curtain.isVisible()
    assert shows(hands) == 0
    assert hands.page.scene.can_choose
    assert hands.page.view.hasFocus()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_key_lifts_the_curtain(shared: Shared, key: Qt.Key) -> None:
    hands = shared.open(ANNA, BEN)
    hands.key(key)
    if hands.page.curtain.isVisible():  # with the focus on the curtain beside its button
        QTest.keyClick(hands.page.curtain, key)
        hands.settle()
    assert shows(hands) == 0


def test_it_falls_after_each_move_and_names_the_next_player(shared: Shared) -> None:
    hands = shared.open(ANNA, BEN, CLARA)
    for place, name, after in (("a8", "Anna", "Ben"), ("a8", "Ben", "Clara")):
        assert down(hands, name)
        lift(hands)
        take(hands, place)
        assert down(hands, after)


def test_clicks_on_the_table_do_nothing_behind_it(shared: Shared) -> None:
    hands = shared.open(ANNA, BEN)
    spot = hands.page.view.mapTo(hands.window, hands.place("a8"))
    under = hands.window.childAt(spot)
    assert under is hands.page.curtain or hands.page.curtain.isAncestorOf(under)
    QTest.mouseClick(under, LEFT, NONE, under.mapFrom(hands.window, spot))
    hands.choose("a8")
    assert len(hands.match.moves) == 0
    assert down(hands, "Anna")


def test_one_person_among_bots_needs_no_curtain(shared: Shared) -> None:
    hands = shared.open(ANNA, ROBOT)
    for _ in range(2):
        hands.wait_for_turn()
        if hands.match.over:
            break
        assert shows(hands) == 0
        assert not hands.page.curtain.isVisible()
        take(hands, str(hands.match.now.moves()[-1]))


def test_while_bots_move_the_table_stays_that_of_who_looked_last(
    shared: Shared, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boardroom.play.thinker.Thinker", PONDERING)
    hands = shared.open(ANNA, Seat("Robot", "bot:random", "green"), BEN)
    lift(hands)
    take(hands, "a8")
    hands.bot.waitUntil(lambda: hands.page.conductor.deciding.seat == 1, timeout=PATIENCE)
    assert shows(hands) == 0
    assert not hands.page.curtain.isVisible()


def test_the_curtain_falls_after_the_bot_before_another_person(shared: Shared) -> None:
    hands = shared.open(ANNA, ROBOT, BEN)
    lift(hands)
    # Nobody holds pink, and two groups of each colour lie there: no move of the bot ends the game.
    take(hands, "e8")
    hands.bot.waitUntil(lambda: down(hands, "Ben"), timeout=PATIENCE)
    lift(hands)
    assert shows(hands) == 2


def test_a_move_is_shown_to_its_end_before_the_curtain_falls(shared: Shared) -> None:
    hands = shared.open(ANNA, BEN)
    lift(hands)
    hands.page.scene.set_speed(1.0)
    hands.choose("a8")
    assert hands.page.scene.busy
    assert shows(hands) == 0
    assert not hands.page.curtain.isVisible()
    hands.bot.waitUntil(lambda: down(hands, "Ben"), timeout=PATIENCE)


def test_a_game_without_secrets_has_no_curtain(hands: Hands) -> None:
    hands.begin(ANNA, BEN)
    for entry in ("1>", "2>"):
        hands.wait_for_turn()
        assert not hands.page.curtain.isVisible()
        hands.choose(entry)


def test_at_the_end_everything_is_shown_and_undo_hides_it_again(shared: Shared) -> None:
    hands = shared.open(ANNA, BEN)  # green, yellow
    for place in ("a8", "e9"):  # first the one green group, then the other
        lift(hands)
        take(hands, place)
    assert hands.match.over
    assert not hands.page.curtain.isVisible()
    assert hands.page.scene.view.secrets == ("G", "Y")
    assert hands.page.result.isVisible()
    hands.key(Qt.Key.Key_Z, CTRL)
    assert down(hands, "Ben")


def test_looking_back_behind_the_curtain_shows_what_everyone_saw(shared: Shared) -> None:
    hands = shared.open(ANNA, BEN)
    lift(hands)
    take(hands, "a8")
    assert down(hands, "Ben")
    hands.click("To the start")
    assert hands.match.cursor == 0
    assert not hands.page.curtain.isVisible()
    assert shows(hands) is None
    hands.click("To now")
    assert down(hands, "Ben")


def test_a_seat_given_to_a_bot_does_not_lift_the_curtain_for_another(shared: Shared) -> None:
    hands = shared.open(ANNA, BEN)
    hands.page.conductor.seat_player(1, "bot:random")
    hands.settle()
    assert down(hands, "Anna")
    lift(hands)
    take(hands, "a8")
    hands.wait_for_turn()
    assert not hands.page.curtain.isVisible()  # nobody else is there any more
    assert shows(hands) == 0


# Dialogs.


@pytest.mark.parametrize(
    "action", ["shortcuts", "settings", "new", "save as", "open", "picture", "resign"]
)
def test_no_secret_is_shown_while_a_dialog_is_open(shared: Shared, action: str) -> None:
    hands = shared.open(ANNA, BEN)
    lift(hands)
    QTest.keyPress(hands.page.view, Qt.Key.Key_P)
    assert hands.page.scene.peeking
    seen: list[tuple[int | None, bool, str]] = []

    def look(dialog: QDialog) -> None:
        seen.append((shows(hands), hands.page.scene.peeking, hands.page.status.text()))
        for field in dialog.findChildren(QLineEdit):
            if field.isVisible() and not field.isReadOnly():
                field.setFocus()
                hands.type("P")
                break
        seen.append((shows(hands), hands.page.scene.peeking, hands.page.status.text()))

    hands.in_dialog(look, hands.window.actions_[action].trigger)
    words = seen[0][2]
    assert seen == [(None, False, words)] * 2
    assert not any(colour in words for colour in COLOURS)
    assert down(hands, "Anna")  # others have read the dialog: Anna says when she looks again


def test_a_lone_person_has_the_cards_back_when_the_dialog_goes(shared: Shared) -> None:
    hands = shared.open(ANNA, ROBOT)
    seen: list[int | None] = []
    hands.in_dialog(
        lambda dialog: seen.append(shows(hands)), hands.window.actions_["shortcuts"].trigger
    )
    assert seen == [None]
    assert shows(hands) == 0
    assert hands.page.scene.can_choose


# Whatever is read or pressed while the curtain is down: two tables that differ in nothing but
# their secrets must not differ in anything.


def accessible(node: QAccessibleInterface) -> Iterator[str]:
    """All that a screen reader can read below a node."""
    for kind in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value):
        yield node.text(kind)
    for number in range(node.childCount()):
        child = node.child(number)
        if child is not None:
            yield from accessible(child)


def everything(hands: Hands) -> list[str]:
    """Every text of the window: shown, in tips, in the log, for screen readers, to be pasted."""
    page = hands.page
    texts = list(accessible(QAccessible.queryAccessibleInterface(hands.window)))
    for widget in page.findChildren(object):
        for name in ("text", "toolTip", "accessibleName", "accessibleDescription", "statusTip"):
            read = getattr(widget, name, None)
            if callable(read):
                try:
                    texts.append(f"{type(widget).__name__}.{name}: {read()}")
                except TypeError:
                    continue  # a method that asks for more
    model = page.side.log.model
    texts += [repr(model.data(model.index(row), LINE)) for row in range(model.rowCount())]
    texts += [f"{each.name} {each.place}" for each in page.scene.spoken()]
    texts += [page.scene.bubble.words, page.scene.under, repr(page.scene.moves)]
    texts += [QApplication.clipboard().text(), page.position(), hands.window.windowTitle()]
    texts += [repr(page.scene.view), repr(page.scene.last), repr(page.abilities())]
    return texts


@pytest.fixture
def announced(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that is said to screen readers. Words on the screen stay: how long a machine takes would
    decide at which step they go."""
    for module, stay in ((notices, "NEWS_STAY"), (surface, "WORDS_STAY")):
        monkeypatch.setattr(module, stay, 3_600_000)
    said: list[str] = []
    for module in (game_page, curtain, notices):
        real = module.QAccessibleAnnouncementEvent

        def hear(widget: object, words: str, real: Callable[..., object] = real) -> object:
            said.append(words)
            return real(widget, words)

        monkeypatch.setattr(module, "QAccessibleAnnouncementEvent", hear)
    return said


PRESSED = (
    *((key, NONE) for key in (Qt.Key.Key_P, Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Left)),
    *((key, NONE) for key in (Qt.Key.Key_Up, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp)),
    *((key, ALT) for key in (Qt.Key.Key_Home, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_End)),
    *((key, CTRL) for key in (Qt.Key.Key_H, Qt.Key.Key_Z, Qt.Key.Key_Y, Qt.Key.Key_Space)),
    (Qt.Key.Key_C, CTRL),
)
"""All keys of a game but those that lift the curtain or open a dialog."""


def press_each(hands: Hands, note: Callable[[], None]) -> None:
    """Press every key at the table, and note what can be known while it is held."""
    for key, modifiers in PRESSED:
        hands.page.view.setFocus()
        QTest.keyPress(hands.page.view, key, modifiers)
        hands.settle()
        note()
        QTest.keyRelease(hands.page.view, key, modifiers)


def tour(shared: Shared, held: str, announced: list[str]) -> list[object]:
    """What can be known of a table while its curtain is down: at the start, after a hasty move,
    after each key, and under a pressed mouse."""
    announced.clear()
    QApplication.clipboard().clear()
    hands = shared.open(ANNA, BEN, CLARA, held=held)
    hands.settle_sharp()
    found: list[object] = []

    def note(*, whole: bool = False) -> None:
        assert hands.page.scene.view.seat is None
        pictures = [hands.page.view.grab().toImage()]
        if whole:
            pictures += [hands.page.grab().toImage(), hands.page.picture()]
        found.append((everything(hands), pictures))

    note(whole=True)
    lift(hands)
    QTest.keyPress(hands.page.view, Qt.Key.Key_P)
    hands.key(Qt.Key.Key_H, CTRL)
    announced.clear()
    take(hands, "c8")
    note(whole=True)
    assert reachable(hands.page.scene, ColorpopState) == []
    press_each(hands, note)
    for spot in (hands.page.scene.places.cards[0][0], hands.page.scene.tokens[9, 0]):
        at = hands.page.view.mapFromScene(spot.pos())
        QTest.mouseMove(hands.page.view.viewport(), at)
        QTest.mousePress(hands.page.view.viewport(), LEFT, NONE, at)
        note()
        QTest.mouseRelease(hands.page.view.viewport(), LEFT, NONE, at)
    note(whole=True)
    found.append(tuple(announced))
    return found


def test_nothing_secret_can_be_known_behind_the_curtain(
    shared: Shared, announced: list[str]
) -> None:
    one, other = (tour(shared, held, announced) for held in HELD)
    assert len(one) == len(other) > len(PRESSED)
    for first, second in zip(one, other, strict=True):
        assert first == second


def test_the_search_finds_a_secret_that_is_there(shared: Shared, announced: list[str]) -> None:
    seen = []
    for held in HELD:
        hands = shared.open(ANNA, BEN, CLARA, held=held)
        lift(hands)
        QTest.keyPress(hands.page.view, Qt.Key.Key_P)
        seen.append((everything(hands), hands.page.grab().toImage()))
    assert seen[0][0] != seen[1][0]
    assert seen[0][1] != seen[1][1]
    assert any("green" in text and "secret colour is" in text for text in seen[0][0])


def test_secret_points_are_not_told_before_the_end(shared: Shared) -> None:
    hands = shared.open(ANNA, BEN)
    lift(hands)
    take(hands, "b8")
    lift(hands)
    assert [line.points.text() for line in hands.page.side.seats.lines] == ["", ""]
