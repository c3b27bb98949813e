"""A name is shown letter for letter, wherever it stands."""

from __future__ import annotations

import re
from html import unescape

from PySide6.QtGui import Qt
from PySide6.QtWidgets import QDialog, QMessageBox, QWidget

from boardroom.play.seat import Seat
from tests.window.hands import BEN, Hands

NAME = "<b>Zoe</b> & <i>"
"""A name that a text with markup would read as bold."""


def as_read(text: str) -> str:
    """What is on the screen of a tip."""
    if not Qt.mightBeRichText(text):
        return text
    return unescape(re.sub("<[^>]*>", "", text))


def test_tips_and_questions_read_no_markup_in_a_name(hands: Hands) -> None:
    hands.begin(Seat(NAME, "human", "red"), BEN)
    hands.wait_for_turn()
    hands.choose("3>")
    hands.wait_for_turn()
    page = hands.page
    tips = [each.toolTip() for each in page.findChildren(QWidget)]
    model = page.side.log.model
    tips += [
        str(model.data(model.index(row), Qt.ItemDataRole.ToolTipRole))
        for row in range(model.rowCount())
    ]
    named = [as_read(each) for each in tips if "Zoe" in each]
    assert len(named) >= 2  # the list of seats and the log
    assert all(NAME in each for each in named)

    seen: list[str] = []

    def look(dialog: QDialog) -> None:
        assert isinstance(dialog, QMessageBox)
        assert dialog.textFormat() is Qt.TextFormat.PlainText
        seen.append(dialog.text())

    hands.in_dialog(look, hands.window.actions_["resign"].trigger)
    assert NAME in seen[0]
