"""The pictures of one size, ratio and theme, each drawn once when it is first needed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from boardroom.base.words import figure
from boardroom.scenes import look
from boardroom.scenes.connnect import buttons, cards, page, paper, pencil, signs, written
from boardroom.scenes.connnect.marks import Marks, draw_marks
from boardroom.scenes.connnect.plan import DIE, LABEL
from boardroom.scenes.connnect.seeing import Seen
from boardroom.scenes.drawing import canvas, fade
from boardroom.scenes.store import Store

Draw = Callable[[QPainter], None]

_KEPT, _SHEETS = 80, 8
"""How many pictures are kept, and how many of the size of a sheet: they change with every move."""


class Sprites:
    """All pictures of the scene. ``space`` is the width of a space in them, in pixels."""

    def __init__(self, space: float, ratio: float, theme: look.Theme) -> None:
        self.space, self.ratio, self.theme = space, ratio, theme
        self._pictures = Store(_KEPT)
        self._sheets = Store(_SHEETS)

    @property
    def paper(self) -> look.Paper:
        """The colours of the paper."""
        return look.PAPERS[self.theme.name]

    def over(self, area: QRectF, draw: Draw) -> QPixmap:
        """A picture of an area in spaces; the painter measures in spaces."""
        pixmap = canvas(area.width() * self.space, area.height() * self.space, self.ratio)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(self.space, self.space)
        painter.translate(-area.topLeft())
        draw(painter)
        painter.end()
        return pixmap

    # Sheets.

    def _printed(self) -> QPixmap:
        def draw(painter: QPainter) -> None:
            paper.draw_ground(painter, page.PAPER, self.theme, self.space)
            paper.draw_grid(painter, self.theme, self.space)
            paper.draw_ends(painter, self.theme, self.space)
            paper.draw_rows(painter, self.theme, self.space)

        return self._pictures.once("printed", lambda: self.over(sheet_area(), draw))

    def sheet(self, seen: Seen) -> QPixmap:
        """A whole sheet; covers ``sheet_area``."""

        def draw(painter: QPainter) -> None:
            painter.save()
            painter.resetTransform()
            painter.drawPixmap(QPointF(), self._printed())
            painter.restore()
            pencils = written.Pencils.of(self.theme, seen.colour)
            if seen.marked:
                self._mark(painter, seen.marked)
            written.draw_grid(painter, seen.sheet, pencils)
            written.draw_rows(painter, seen.sheet, pencils, seen.objectives, seen.rounds)
            self._head(painter, seen, pencils)

        return self._sheets.once(("sheet", seen), lambda: self.over(sheet_area(), draw))

    def _mark(self, painter: QPainter, spaces: tuple[str, ...]) -> None:
        """Where the last move has left something."""
        for name in spaces:
            inside = page.without_circles(name, 0.07 if self.theme.flat else 0.03)
            if self.theme.flat:
                painter.strokePath(inside, QPen(QColor(self.theme.glow), 3 / self.space))
            else:
                painter.fillPath(inside, fade("#FFC83C", 0.36))

    def _head(self, painter: QPainter, seen: Seen, pencils: written.Pencils) -> None:
        ink = self.paper.ink
        signs.seat(painter, page.DISC, seen.seat, seen.colour, ink, self.space)
        title = signs.shortened(seen.name, 0.29, page.NAME.width(), bold=True)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        signs.text(painter, page.NAME, title, 0.29, ink, bold=True, flags=left)
        box = page.SCORE
        painter.setBrush(QColor(self.paper.tint))
        painter.setPen(QPen(QColor(self.paper.line), 1.5 / self.space))
        painter.drawRoundedRect(box, 0.12, 0.12)
        inside = box.adjusted(0, 0.1, 0, -0.1)
        strokes = pencil.writing(str(seen.score), inside, "score")
        pencil.draw(painter, strokes, pencils.graphite, written.GRAPHITE * 0.85)

    def thumb(self, seen: Seen, width: float) -> QPixmap:
        """A small sheet, ``width`` spaces wide, with its words; covers ``thumb_area``."""

        def draw(painter: QPainter) -> None:
            paper.draw_ground(painter, QRectF(0, 0, width, width + LABEL), self.theme, self.space)
            painter.save()
            scale = (width - 0.16) / page.CUT.width()
            painter.translate(0.08, 0.08)
            painter.scale(scale, scale)
            painter.translate(-page.CUT.topLeft())
            paper.draw_grid(painter, self.theme, self.space * scale, far=True)
            if seen.marked:
                self._mark(painter, seen.marked)
            pencils = written.Pencils.of(self.theme, seen.colour)
            written.draw_grid(painter, seen.sheet, pencils, far=True)
            if seen.sheet.out:  # it stays in view (CN-26), and steps back
                veil = 0.35 if self.theme.flat else 0.55
                painter.fillRect(page.CUT, fade(self.paper.ground, veil))
            painter.restore()
            self._label(painter, seen, width)

        return self._pictures.once(
            ("thumb", seen, width), lambda: self.over(thumb_area(width), draw)
        )

    def _label(self, painter: QPainter, seen: Seen, width: float) -> None:
        ink = self.paper.ink
        top = width - 0.02
        signs.seat(painter, thumb_disc(width), seen.seat, seen.colour, ink, self.space)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        row = QRectF(0.58, top, width - 0.76, 0.38)
        score = figure(seen.score)
        room = row.width() - signs.width_of(score, 0.29, bold=True) - 0.1
        name = signs.shortened(seen.name, 0.25, room, bold=True)
        signs.text(painter, row, name, 0.25, ink, bold=True, flags=left)
        signs.text(painter, row, score, 0.29, ink, bold=True, flags=right)
        foot = QRectF(0.17, top + 0.36, width - 0.35, 0.32)
        colour = self.paper.accent if seen.acting else ink
        signs.text(painter, foot, seen.state, signs.SMALL, colour, bold=seen.acting, flags=left)
        if seen.acting:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(self.theme.accent), max(3 / self.space, 0.06)))
            painter.drawRoundedRect(QRectF(0, 0, width, width + LABEL), 0.08, 0.08)

    def marks(self, marks: Marks, colour: str) -> QPixmap:
        """What is pointed out on the large sheet; covers ``sheet_area``."""

        def draw(painter: QPainter) -> None:
            pencils = written.Pencils.of(self.theme, colour)
            draw_marks(painter, marks, pencils, self.theme, self.space)

        return self._sheets.once(("marks", marks, colour), lambda: self.over(sheet_area(), draw))

    # Cards and dice.

    def card(self, key: object, size: QSizeF, draw: Draw) -> QPixmap:
        """A card; covers ``card_area`` of its size."""
        whole = (key, size.width(), size.height())
        return self._pictures.once(whole, lambda: self.over(card_area(size), draw))

    def shape_card(self, letter: str, size: QSizeF, down: bool) -> QPixmap:
        """A shape card, open or face down, around its middle."""

        def draw(painter: QPainter) -> None:
            cards.draw_shape_card(painter, size, letter, self.theme, self.space, down=down)

        return self.card(("shape", letter, down), size, draw)

    def score_cards(self, gone: int, size: QSizeF) -> QPixmap:
        """The score cards once so many are gone."""

        def draw(painter: QPainter) -> None:
            cards.draw_score_cards(painter, size, gone, self.theme, self.space)

        return self.card(("score", gone), size, draw)

    def goal(self, goal: cards.Goal, colours: tuple[str, ...], size: QSizeF) -> QPixmap:
        """An objective card."""

        def draw(painter: QPainter) -> None:
            cards.draw_goal(painter, size, goal, colours, self.theme, self.space)

        return self.card(("goal", goal, colours), size, draw)

    def dice_card(self, size: QSizeF) -> QPixmap:
        """The card under the dice."""

        def draw(painter: QPainter) -> None:
            cards.draw_dice_card(painter, size, self.theme, self.space)

        return self.card("dice card", size, draw)

    def die(self, number: int, kind: str) -> QPixmap:
        """A die around its middle."""
        reach = DIE * 0.72
        area = QRectF(-reach, -reach, 2 * reach, 2 * reach)

        def draw(painter: QPainter) -> None:
            cards.draw_die(painter, DIE, number, self.theme, self.space, kind)

        return self._pictures.once(("die", number, kind), lambda: self.over(area, draw))

    # Buttons, words, what is pointed out.

    def button(self, size: QSizeF, words: str, kind: str, arrow: str = "") -> QPixmap:
        """A button. ``kind``: ``primary``, ``plain`` or ``idle``; ``arrow``: ``<``, ``>`` or ""."""
        draw = partial(buttons.draw_button, size=size, words=words, kind=kind, arrow=arrow)
        return self.card(("button", words, kind, arrow), size, self._looking(draw))

    def words(self, size: QSizeF, head: str, body: str) -> QPixmap:
        """What is to be done, and a line under it, directly on the wood."""
        draw = partial(buttons.draw_words, size=size, head=head, body=body)
        return self.card(("words", head, body), size, self._looking(draw))

    def counter(self, size: QSizeF, words: str) -> QPixmap:
        """The number of claims between the arrows, on the wood."""
        draw = partial(buttons.draw_counter, size=size, words=words)
        return self.card(("counter", words), size, self._looking(draw))

    def badge(self, words: str) -> QPixmap:
        """A few words in the accent, around their middle."""
        area = buttons.badge_area(words).adjusted(-0.1, -0.1, 0.1, 0.1)
        draw = self._looking(partial(buttons.draw_badge, words=words))
        return self._pictures.once(("badge", words), lambda: self.over(area, draw))

    def picker(self, words: str) -> QPixmap:
        """One field of a picker, around its middle."""
        area = QRectF(-0.4, -0.4, 0.8, 0.8)
        draw = self._looking(partial(buttons.draw_field, words=words))
        return self._pictures.once(("picker", words), lambda: self.over(area, draw))

    def frame(self, size: QSizeF) -> QPixmap:
        """The cursor around a place of this size, around its middle."""
        reach = buttons.REACH
        half = QPointF(size.width() / 2 + reach, size.height() / 2 + reach)
        area = QRectF(-half, half)
        draw = self._looking(partial(buttons.draw_frame, area=area))
        key = ("frame", round(size.width(), 3), round(size.height(), 3))
        return self._pictures.once(key, lambda: self.over(area, draw))

    def _looking(self, draw: Callable[[QPainter, look.Theme, float], None]) -> Draw:
        """A drawing that is told the theme, and how many pixels there are to a space."""
        return lambda painter: draw(painter, self.theme, self.space)


def sheet_area() -> QRectF:
    """What the picture of a sheet covers, from the corner of its paper."""
    return page.PAPER.adjusted(-paper.MARGIN, -paper.MARGIN, paper.MARGIN, paper.MARGIN)


def thumb_area(width: float) -> QRectF:
    """What the picture of a small sheet covers, from the corner of its paper."""
    margin = paper.MARGIN
    return QRectF(0, 0, width, width + LABEL).adjusted(-margin, -margin, margin, margin)


def thumb_disc(width: float) -> QRectF:
    """The mark of the seat on a small sheet, from the corner of its paper."""
    return QRectF(0.14, width - 0.01, 0.36, 0.36)


def card_area(size: QSizeF) -> QRectF:
    """What the picture of a card covers, from its corner."""
    margin = cards.MARGIN
    return QRectF(QPointF(), size).adjusted(-margin, -margin, margin, margin)
