"""The table as a screen reader meets it, asked through Qt's own interface."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from pytestqt.qtbot import QtBot

from boardroom.scenes import accessible
from boardroom.scenes.choconnect import ChoconnectScene
from boardroom.scenes.view import TableView
from tests.scenes.table import BUSY, FULL_LINES, Table, position

Name = QAccessible.Text.Name


@pytest.fixture(scope="module", autouse=True)
def _installed() -> None:
    accessible.install()


def children(table: Table) -> Iterator[QAccessibleInterface]:
    root = QAccessible.queryAccessibleInterface(table.view)
    for number in range(root.childCount()):
        yield root.child(number)


def names(table: Table) -> list[str]:
    return [child.text(Name) for child in children(table)]


def test_everything_that_lies_there_is_named(table: Table) -> None:
    table.show(position("...M../....../....../..W.../....../.....D", "D"))
    found = names(table)
    assert found[:2] == ["in hand: dark chocolate", "in the bag: 10 dark, 11 milk, 11 white"]
    assert found[2:5] == [
        "milk chocolate at d1",
        "white chocolate at c4",
        "dark chocolate at f6",
    ]


def test_every_entry_is_named_and_says_whether_it_is_full(table: Table) -> None:
    table.show(position(FULL_LINES))
    found = names(table)
    for name in (
        "row 2 from the left, full",
        "row 2 from the right, full",
        "column a from the top, full",
        "column f from the bottom, full",
        "row 3 from the left, open",
        "column c from the bottom, open",
    ):
        assert found.count(name) == 1
    entries = [name for name in found if name.endswith((", open", ", full"))]
    assert len(entries) == 24
    assert sum(name.endswith(", full") for name in entries) == 6


def test_each_lies_where_it_is_seen(table: Table) -> None:
    table.show(position(BUSY))
    where = {child.text(Name): child.rect() for child in children(table)}
    piece = table.view.mapFromScene(table.scene.pieces[3, 5].pos())
    assert where["milk chocolate at f4"].contains(table.view.viewport().mapToGlobal(piece))
    entry = table.view.mapFromScene(table.scene.doors["c^"].pos())
    assert where["column c from the bottom, open"].contains(
        table.view.viewport().mapToGlobal(entry)
    )
    screen = table.view.rect()
    screen.moveTopLeft(table.view.mapToGlobal(QPoint(0, 0)))
    assert all(screen.contains(rect) for rect in where.values())


def test_what_lies_at_a_point_is_found(table: Table) -> None:
    table.show(position(BUSY))
    root = QAccessible.queryAccessibleInterface(table.view)
    spot = table.view.viewport().mapToGlobal(
        table.view.mapFromScene(table.scene.pieces[3, 5].pos())
    )
    child = root.childAt(spot.x(), spot.y())
    assert child.text(Name) == "milk chocolate at f4"
    assert root.indexOfChild(child) == names(table).index("milk chocolate at f4")


def test_entries_are_buttons_and_the_cursor_has_the_focus(table: Table) -> None:
    table.show(position(FULL_LINES))
    table.scene._move_cursor("3>")
    by_name = {child.text(Name): child for child in children(table)}
    entry = by_name["row 3 from the left, open"]
    assert entry.role() == QAccessible.Role.PushButton
    assert entry.state().focused
    assert not entry.state().disabled
    assert by_name["row 2 from the left, full"].state().disabled
    assert not by_name["row 4 from the left, open"].state().focused
    root = QAccessible.queryAccessibleInterface(table.view)
    assert root.focusChild() is entry
    assert by_name["in hand: dark chocolate"].role() == QAccessible.Role.Graphic


def test_names_follow_the_position(table: Table) -> None:
    table.show(position(BUSY))
    before = names(table)
    state = position(BUSY)
    table.animate(state, "3>")
    after = names(table)
    assert "dark chocolate at b3" not in before
    assert "dark chocolate at b3" in after
    assert "milk chocolate at c3" in after
    assert not any(name.startswith("in hand") for name in after)


def test_places_follow_the_size(table: Table) -> None:
    table.show(position(BUSY))
    small = next(children(table)).rect()
    table.view.resize(1200, 900)
    assert next(children(table)).rect().width() > small.width()


def test_events_of_the_cursor_and_of_a_new_position_name_real_children(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[object, str]] = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(
        QAccessible,
        "updateAccessibility",
        lambda event: told.append((event.type(), event.accessibleInterface().text(Name))),
    )
    table.show(position(BUSY))
    assert told == [(QAccessible.Event.ObjectReorder, "Table")]
    table.key(Qt.Key.Key_Right)
    table.key(Qt.Key.Key_Home)
    assert told[-1][0] == QAccessible.Event.Focus
    spoken = {each.place: each.name for each in table.scene.spoken()}
    assert told[-1][1] == spoken[table.scene.cursor]


def test_tables_come_and_go_while_a_screen_reader_listens(qtbot: QtBot) -> None:
    for _ in range(20):
        scene = ChoconnectScene()
        view = TableView(scene)
        scene.show_position(position(BUSY).view(0))
        root = QAccessible.queryAccessibleInterface(view)
        assert root.child(3).text(Name)
        view.close()
        view.deleteLater()
        del root, view, scene
        qtbot.wait(1)
        gc.collect()
