"""The page of parts with the processes that really build: one way from the list to a file."""

from __future__ import annotations

import struct

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from boardroom.base import folders
from boardroom.window.boxes import NumberBox
from boardroom.window.exporting import ExportChild
from boardroom.window.geometry import LEAST
from boardroom.window.parts import door
from boardroom.window.parts.child import PartsChild
from tests.window.hands import LEFT, Hands

PATIENCE = 120_000
"""Milliseconds that a process may take to load CadQuery and build on a busy machine."""


def test_a_ball_is_found_changed_seen_and_exported(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "children", lambda: (PartsChild(), ExportChild()))
    hands.window.resize(LEAST)  # the smaller the preview, the sooner it is drawn
    hands.click("Print the components")
    page = hands.window.parts.page
    assert page is not None
    page.catalogue.search.setFocus()
    hands.type("playing piece of Connect")
    hands.key(Qt.Key.Key_Return)
    assert page.entry.id == "ball"
    hands.bot.waitUntil(lambda: page.facts["size"] == "14 × 14 × 14 mm", timeout=PATIENCE)
    hands.bot.waitUntil(lambda: not page.preview.image.isNull(), timeout=PATIENCE)
    before = page.preview.image
    assert page.form is not None
    box = page.form.fields["diameter"].box
    assert isinstance(box, NumberBox)
    box.setFocus()
    box.selectAll()
    QTest.keyClicks(box, "18")
    hands.bot.waitUntil(lambda: page.facts["size"] == "18 × 18 × 18 mm", timeout=PATIENCE)
    hands.bot.waitUntil(lambda: page.preview.image != before, timeout=PATIENCE)
    QTest.mouseClick(page.exporting.choosing.formats["3mf"], LEFT)
    QTest.mouseClick(page.exporting.choosing.formats["stl"], LEFT)
    hands.click("Export", page)
    file = folders.exports() / "ball.stl"
    hands.bot.waitUntil(page.exporting.open.isVisible, timeout=PATIENCE)
    assert page.exporting.outcome.text() == f"Wrote 1 file into {folders.exports()}."
    data = file.read_bytes()
    (triangles,) = struct.unpack_from("<I", data, 80)
    assert len(data) == 84 + 50 * triangles
    heights = [struct.unpack_from("<3f", data, 84 + 50 * n + 12)[2] for n in range(triangles)]
    assert max(heights) == pytest.approx(18, abs=0.1)
