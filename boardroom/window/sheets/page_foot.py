"""Below the pages: which of how many is looked at, the way to the others, and their size."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from boardroom.base.words import say
from boardroom.window.pieces import button, icon_button, label
from boardroom.window.sheets.page_view import PageView


class PageFoot(QWidget):
    """Turns the pages of a view."""

    def __init__(self, view: PageView) -> None:
        super().__init__()
        self._view = view
        self.earlier = icon_button(say("Earlier page"), "previous")
        self.later = icon_button(say("Later page"), "next")
        self.place = label("")
        self.place.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.zoom = button("", "larger", role="quiet")
        self._lay_out()
        self.earlier.clicked.connect(lambda: view.turn_to(view.number - 1))
        self.later.clicked.connect(lambda: view.turn_to(view.number + 1))
        self.zoom.clicked.connect(lambda: view.set_zoom("full" if view.zoom == "fit" else "fit"))
        view.turned.connect(self._read)
        self._read()

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        # The arrows stay where they are, whatever stands between them.
        self.place.setMinimumWidth(self.place.fontMetrics().horizontalAdvance(_place(500, 500)))
        row.addWidget(self.earlier)
        row.addWidget(self.place)
        row.addWidget(self.later)
        row.addStretch(1)
        row.addWidget(self.zoom)

    @property
    def stops(self) -> list[QWidget]:
        """What Tab goes to, in order."""
        return [self.earlier, self.later, self.zoom]

    def _read(self) -> None:
        pages, number = self._view.pages, self._view.number
        count = pages.count if pages is not None else 0
        self.place.setText(_place(number + 1, count) if count else "")
        self.earlier.setEnabled(number > 0)
        self.later.setEnabled(number + 1 < count)
        self.zoom.setEnabled(count > 0)
        self.zoom.setText(say("Full size") if self._view.zoom == "fit" else say("Whole page"))


def _place(number: int, count: int) -> str:
    return say("{number} of {count}", number=number, count=count)
