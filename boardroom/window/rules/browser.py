"""A page of rules on the screen: pictures are drawn when they come into sight, and kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPoint, QSize, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QImage,
    QResizeEvent,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QWheelEvent,
)
from PySide6.QtWidgets import QTextBrowser, QTextEdit

from boardroom.base.words import say
from boardroom.scenes import has_scene
from boardroom.scenes.look import AROUND, LARGE, LIGHT, Theme
from boardroom.window.rules import pictures
from boardroom.window.rules.html import PICTURE, RATIO, Print, html
from boardroom.window.rules.page import Page

SIZES = (0.75, 0.875, 1.0, 1.125, 1.25, 1.5, 1.75, 2.0)
"""Steps of the text size."""

COLUMN = 620
"""Widest line at the ordinary text size, in pixels; about 80 letters."""

_SETTLE = 120
"""Milliseconds without a new size before a page is laid out for it."""


class RulesBrowser(QTextBrowser):
    """Shows a page; ``resized`` when its text has got another size."""

    resized = Signal()

    def __init__(self, theme: Callable[[], Theme]) -> None:
        super().__init__()
        self._theme = theme
        self._page: Page | None = None
        self._step = SIZES.index(1.0)
        self._width = 0
        """Of this widget when the page was laid out."""
        self._picture_size = QSize()
        self._found: list[QTextCursor] = []
        self._current = 0
        self._words = ""
        self._drawn: dict[tuple[object, ...], QImage] = {}
        self._wanted: list[int] = []
        self.setProperty("role", "rules")
        self.setOpenLinks(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.document().setDocumentMargin(0)
        self.setAccessibleName(say("Rules"))
        self.anchorClicked.connect(lambda url: self.scrollToAnchor(url.fragment()))
        self._drawing = QTimer(self)
        self._drawing.setInterval(0)
        self._drawing.timeout.connect(self._draw_one)
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.setInterval(_SETTLE)
        self._settling.timeout.connect(self.lay_out)

    # The page.

    def show_page(self, page: Page) -> None:
        """Show a page from its top."""
        self._page, self._words = page, ""
        self.lay_out()
        self.verticalScrollBar().setValue(0)

    def redraw(self) -> None:
        """Show the same in another theme."""
        self._drawn.clear()
        self.lay_out()

    def lay_out(self) -> None:
        """Set the page for this width, size and theme; what was in sight stays there."""
        if self._page is None:
            return
        self._settling.stop()
        self._width = self.width()
        in_sight = self.cursorForPosition(QPoint()).position()
        bar = self.verticalScrollBar()
        column = min(self.width() - 2 * AROUND - bar.sizeHint().width(), round(COLUMN * self.scale))
        side = max(AROUND, (self.width() - column) // 2)
        self.setViewportMargins(side, 0, max(0, side - bar.sizeHint().width()), 0)
        self._wanted = []
        if column != self._picture_size.width():
            self._drawn.clear()
        how = Print(self._theme(), round(LARGE * self.scale), column, has_scene(self._page.game))
        self._picture_size = QSize(column, round(column * RATIO))
        self.document().clear()  # the pictures of another page or size
        self.setHtml(html(self._page, how))
        edge = self.document().rootFrame().frameFormat()
        edge.setTopMargin(AROUND)
        edge.setBottomMargin(AROUND)
        self.document().rootFrame().setFrameFormat(edge)
        self.document().size()  # lays everything out at once, or the bar would not know its length
        self._look()
        if in_sight:
            there = QTextCursor(self.document())
            there.setPosition(min(in_sight, self.document().characterCount() - 1))
            bar.setValue(bar.value() + self.cursorRect(there).top())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.width() != self._width:
            self._settling.start()

    # The size of the text.

    @property
    def scale(self) -> float:
        return SIZES[self._step]

    def enlarge(self, steps: int) -> None:
        """Make the text larger by so many steps, or smaller; 0 takes it back to what is usual."""
        step = self._step + steps if steps else SIZES.index(1.0)
        step = max(0, min(step, len(SIZES) - 1))
        if step != self._step:
            self._step = step
            self.lay_out()
            self.resized.emit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() != Qt.KeyboardModifier.ControlModifier:
            super().wheelEvent(event)
        elif event.angleDelta().y():
            self.enlarge(1 if event.angleDelta().y() > 0 else -1)

    # Pictures.

    def loadResource(self, kind: int, url: QUrl | str) -> Any:
        """A picture when it comes into sight: drawn already, or soon to be drawn."""
        address = QUrl(url)
        if self._page is None or address.scheme() != PICTURE:
            return None
        number = int(address.path())
        drawn = self._drawn.get(self._key(number))
        if drawn is not None:
            return drawn
        if number not in self._wanted:
            self._wanted.append(number)
            self._drawing.start()
        return self._blank()

    def _draw_one(self) -> None:
        """Draw one picture that is wanted, between two things that the person does."""
        if self._page is None or not self._wanted:
            self._drawing.stop()
            return
        number = self._wanted.pop(0)
        image = pictures.paint(
            self._page.game,
            self._page.pictures[number],
            self._picture_size,
            self._theme(),
            self.devicePixelRatioF(),
        )
        self._drawn[self._key(number)] = image
        kind = QTextDocument.ResourceType.ImageResource
        self.document().addResource(kind, QUrl(f"{PICTURE}:{number}"), image)
        self.viewport().update()

    @property
    def resting(self) -> bool:
        """Whether the page fits its width, and all pictures in sight are drawn."""
        return not self._settling.isActive() and not self._wanted

    def _key(self, number: int) -> tuple[object, ...]:
        game = self._page.game if self._page is not None else ""
        return game, number, self._picture_size.width(), self.devicePixelRatioF()

    def _blank(self) -> QImage:
        ratio = self.devicePixelRatioF()
        image = QImage(self._picture_size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(self._theme().line)
        return pictures.framed(image, self._theme())

    # Finding.

    @property
    def found(self) -> tuple[int, int]:
        """Which of the places found is shown, from 1, and how many there are."""
        return (self._current + 1 if self._found else 0), len(self._found)

    def find_all(self, words: str) -> None:
        """Mark every place where these words stand, and go to the first in sight or below."""
        self._words, self._current = words, 0
        self._look()
        if self._found:
            seen = self.cursorForPosition(QPoint()).position()
            below = [at for at, each in enumerate(self._found) if each.selectionStart() >= seen]
            self._go_to(below[0] if below else 0)

    def _look(self) -> None:
        """Find and mark the words on the page as it is laid out now."""
        self._found = []
        place = QTextCursor(self.document())
        while self._words and not (place := self.document().find(self._words, place)).isNull():
            self._found.append(QTextCursor(place))
        self._mark_found()

    def find_next(self, steps: int = 1) -> None:
        """Go to the next place found, or the one before; after the last comes the first."""
        if self._found:
            self._go_to((self._current + steps) % len(self._found))

    def _go_to(self, number: int) -> None:
        self._current = number
        self._mark_found()
        shown = QTextCursor(self._found[number])
        shown.clearSelection()
        self.setTextCursor(shown)
        self.ensureCursorVisible()

    def _mark_found(self) -> None:
        marks = []
        for at, place in enumerate(self._found):
            mark = QTextEdit.ExtraSelection()
            mark.cursor, mark.format = place, self._mark(here=at == self._current)
            marks.append(mark)
        self.setExtraSelections(marks)

    def _mark(self, *, here: bool) -> QTextCharFormat:
        """How a place looks that was found; the one that is shown stands out."""
        theme, form = self._theme(), QTextCharFormat()
        ground, ink = (theme.accent, theme.on_accent) if here else (theme.text, theme.panel)
        if not here and not theme.flat:
            ground, ink = theme.glow, LIGHT.text
        form.setBackground(QColor(ground))
        form.setForeground(QColor(ink))
        return form
