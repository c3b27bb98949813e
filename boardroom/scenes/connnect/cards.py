"""The cards beside the sheet: shapes, the score cards, the objectives, the dice card."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from boardroom.base.words import say
from boardroom.games.connnect import layout, objectives
from boardroom.games.connnect.layout import SCORE_CARDS
from boardroom.scenes import look
from boardroom.scenes.connnect import signs
from boardroom.scenes.connnect.plan import SLOT, SLOT_MIDDLE, SLOTS
from boardroom.scenes.connnect.signs import SMALL
from boardroom.scenes.drawing import fade, mix
from boardroom.scenes.light import rounded, shadow, sloping

MARGIN = 0.14
"""Room around a card for its shadow."""

_LEFT = Qt.AlignmentFlag.AlignLeft
_WRAP = Qt.TextFlag.TextWordWrap
_SHAPES = {card.letter: card for card in layout.CONNECT_5}


@dataclass(frozen=True, slots=True)
class Goal:
    """An objective card as it lies there: its name, and the seats that have met it."""

    name: str
    met: tuple[int, ...]


def draw_card(
    painter: QPainter, size: QSizeF, theme: look.Theme, space: float, *, back: bool = False
) -> None:
    """An empty card; its upper left corner is the origin."""
    paper = look.PAPERS[theme.name]
    body = QRectF(QPointF(), size)
    edge = rounded(body, 0.12)
    colour = paper.back if back else paper.card
    if theme.flat:
        painter.setPen(QPen(QColor(paper.line), look.EDGE / space))
        painter.setBrush(QColor(colour))
        painter.drawPath(edge)
        return
    shadow(painter, edge, 0.1, 0.5)
    painter.fillPath(
        edge, sloping(body, mix(colour, "#ffffff", 0.12), mix(colour, "#3a2008", 0.06))
    )
    painter.setPen(QPen(fade("#5b4628", 0.35), 1.0 / space))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(edge)


def draw_shape_card(
    painter: QPainter, size: QSizeF, letter: str, theme: look.Theme, space: float, *, down: bool
) -> None:
    """A shape card, open or face down."""
    paper = look.PAPERS[theme.name]
    draw_card(painter, size, theme, space, back=down)
    body = QRectF(QPointF(), size)
    if down:
        inside = body.adjusted(0.14, 0.14, -0.14, -0.14)
        painter.setPen(QPen(fade(paper.card if not theme.flat else paper.line, 0.6), 0.03))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(inside, 0.08, 0.08)
        words = "#FFFFFF" if theme.flat else paper.card
        signs.text(painter, inside, letter, 0.36, fade(words, 0.85), bold=True)
        return
    signs.text(painter, QRectF(0.1, 0.06, 0.4, 0.4), letter, 0.3, paper.ink, bold=True)
    picture = body.adjusted(0.42, 0.16, -0.16, -0.16)
    signs.shape(painter, picture, _SHAPES[letter].spaces, paper.tint, paper.ink, 0.27)


def draw_score_cards(
    painter: QPainter, size: QSizeF, gone: int, theme: look.Theme, space: float
) -> None:
    """The top score card large, and what lies under it small."""
    paper = look.PAPERS[theme.name]
    draw_card(painter, size, theme, space)
    value = str(SCORE_CARDS[gone]) if gone < len(SCORE_CARDS) else "–"
    body = QRectF(QPointF(), size)
    number = QRectF(0.12, 0, 0.95, size.height())
    signs.text(painter, number, value, 0.55, paper.ink, bold=True)
    words = QRectF(1.1, 0.12, size.width() - 1.2, 0.32)
    signs.text(painter, words, say("for a Connect-5"), SMALL, paper.ink, flags=_LEFT)
    rest = "  ".join(map(str, SCORE_CARDS[gone + 1 :]))
    under = QRectF(1.1, body.bottom() - 0.46, size.width() - 1.2, 0.32)
    then = say("then {values}", values=rest) if rest else say("the last one")
    if gone >= len(SCORE_CARDS):
        then = say("none is left")
    signs.text(painter, under, then, SMALL, paper.ink, flags=_LEFT)


def draw_goal(
    painter: QPainter,
    size: QSizeF,
    goal: Goal,
    colours: tuple[str, ...],
    theme: look.Theme,
    space: float,
) -> None:
    """An objective with its words, its points, and the disc of each seat that met it."""
    paper = look.PAPERS[theme.name]
    card = objectives.CARDS[goal.name]
    draw_card(painter, size, theme, space)
    wide = size.width()
    signs.text(
        painter, QRectF(0.16, 0.12, 0.6, 0.36), goal.name, 0.27, paper.ink, bold=True, flags=_LEFT
    )
    if not card.published:
        house = QRectF(0.7, 0.15, wide - 1.4, 0.32)
        signs.text(painter, house, say("house card"), SMALL, paper.ink, flags=_LEFT)
    points = QRectF(wide - 0.68, 0.1, 0.54, 0.42)
    painter.setPen(QPen(QColor(paper.line), 0.03))
    painter.setBrush(QColor(paper.tint))
    painter.drawRoundedRect(points, 0.1, 0.1)
    signs.text(painter, points, str(card.points), 0.28, paper.ink, bold=True)
    words = QRectF(0.16, 0.56, wide - 0.3, size.height() - 1.02)
    signs.text(painter, words, objectives.words(card).show(), SMALL, paper.ink, flags=_LEFT | _WRAP)
    foot = QRectF(0.16, size.height() - 0.42, wide - 0.3, 0.32)
    when = say("at the end") if card.at_end else say("as soon as done")
    signs.text(painter, foot, when, SMALL, mix(paper.ink, paper.card, 0.15), flags=_LEFT)
    for number, seat in enumerate(goal.met):
        disc = QRectF(wide - 0.52 - 0.4 * number, size.height() - 0.46, 0.38, 0.38)
        signs.seat(painter, disc, seat, colours[seat], paper.ink, space)


def draw_dice_card(painter: QPainter, size: QSizeF, theme: look.Theme, space: float) -> None:
    """The card that tells zone die and number dice apart."""
    paper = look.PAPERS[theme.name]
    draw_card(painter, size, theme, space)
    pen = QPen(QColor(paper.line), (2 if theme.flat else 1.2) / space)
    places = [QRectF(x - SLOT / 2, SLOT_MIDDLE - SLOT / 2, SLOT, SLOT) for x in SLOTS]
    for number, place in enumerate(places):
        painter.setPen(pen)
        painter.setBrush(QColor(paper.tint) if number == 0 else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(place, 0.16, 0.16)
    for title, under in ((say("Zone"), places[0]), (say("Numbers"), places[1] | places[2])):
        head = QRectF(under.left() - 0.2, 0.06, under.width() + 0.4, 0.32)
        signs.text(painter, head, title, SMALL, paper.ink, bold=True)


def draw_die(
    painter: QPainter, width: float, number: int, theme: look.Theme, space: float, kind: str
) -> None:
    """An ivory die around the origin. ``kind``: ``plain``, ``chosen`` or ``written``."""
    paper = look.PAPERS[theme.name]
    area = QRectF(-width / 2, -width / 2, width, width)
    body = rounded(area, width * 0.2)
    if kind == "written":
        painter.setOpacity(0.42)
    if theme.flat:
        painter.setBrush(QColor(paper.die))
        painter.setPen(QPen(QColor(paper.accent if kind == "chosen" else "#000000"), 3 / space))
        painter.drawPath(body)
    else:
        shadow(painter, body, width * 0.12, 0.55)
        lit, shade = mix(paper.die, "#ffffff", 0.7), mix(paper.die, "#6a4a1e", 0.3)
        painter.fillPath(body, sloping(area, lit, shade))
        inset = area.adjusted(width * 0.07, width * 0.07, -width * 0.07, -width * 0.07)
        face = rounded(inset, width * 0.17)
        painter.fillPath(face, sloping(inset, mix(paper.die, "#ffffff", 0.4), QColor(paper.die)))
        if kind == "chosen":
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(paper.accent), max(3.0 / space, 0.055)))
            painter.drawRoundedRect(area, width * 0.2, width * 0.2)
    signs.pips(painter, QPointF(), width, number, paper.pip)
