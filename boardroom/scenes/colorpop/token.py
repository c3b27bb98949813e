"""The tokens: lacquered discs with a raised sign, and the pearl joker with a rim of all colours."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QConicalGradient, QPainter, QPainterPath, QPen, QRadialGradient

from boardroom.games.colorpop import COLOURS, JOKER
from boardroom.scenes import look
from boardroom.scenes.drawing import fade, mix
from boardroom.scenes.light import rim, shadow, sloping
from boardroom.scenes.signs import sign

RADIUS = 0.44
"""Of a token, as a share of the width of its space."""

MARGIN = 0.2
"""Room around the space in a picture of a token, for its shadow."""

SIGNS = {"G": "square", "Y": "circle", "O": "diamond", "B": "drop", "P": "heart", JOKER: "star"}

_FACE = 0.345
_SIGN = 0.225
_JOKER_FACE = 0.315
_LAMP = "#fff4e0"


def draw_token(
    painter: QPainter, kind: str, space: float, theme: look.Theme, height: float = 1.0
) -> None:
    """One token around the origin of the painter; ``height`` is how far above the ground."""
    painter.setPen(Qt.PenStyle.NoPen)
    body = disc(space * RADIUS)
    if theme.flat:
        _draw_flat(painter, body, kind, space, theme)
        return
    shadow(painter, body, space * 0.09 * height, 0.5)
    if kind == JOKER:
        _draw_joker(painter, body, space)
    else:
        _draw_coloured(painter, body, kind, space)
    _draw_gloss(painter, body, space)


def disc(radius: float) -> QPainterPath:
    """A round around the origin."""
    path = QPainterPath()
    path.addEllipse(QPointF(), radius, radius)
    return path


def fill_of(kind: str) -> str:
    """The colour of a token."""
    return look.PEARL if kind == JOKER else look.COLORPOP.fills[kind]


def ink_of(kind: str) -> str:
    """The colour of its sign."""
    return look.PEARL_SIGN if kind == JOKER else look.COLORPOP.signs[kind]


def _draw_flat(
    painter: QPainter, body: QPainterPath, kind: str, space: float, theme: look.Theme
) -> None:
    painter.setPen(QPen(QColor(theme.text), min(look.EDGE, space * 0.06)))
    painter.setBrush(QColor(fill_of(kind)))
    painter.drawPath(body)
    if kind == JOKER:
        painter.setPen(Qt.PenStyle.NoPen)
        _fill_rim(painter, space * 0.41)
        painter.fillPath(disc(space * _JOKER_FACE), QColor(look.PEARL))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(sign(SIGNS[kind], space * _SIGN * 1.1), QColor(ink_of(kind)))


def _draw_coloured(painter: QPainter, body: QPainterPath, kind: str, space: float) -> None:
    fill = QColor(look.COLORPOP.fills[kind])
    area = body.boundingRect()
    painter.fillPath(body, sloping(area, mix(fill, _LAMP, 0.42), mix(fill, "#000000", 0.4)))
    rim(painter, body, fade("#ffffff", 0.35), fade("#000000", 0.35), space * 0.014)
    face = disc(space * _FACE)
    painter.fillPath(
        face, sloping(face.boundingRect(), mix(fill, "#000000", 0.10), mix(fill, _LAMP, 0.10))
    )
    rim(painter, face, fade("#000000", 0.28), fade("#ffffff", 0.34), space * 0.02)
    _raise_sign(painter, kind, fill, space * _SIGN, space)


def _draw_joker(painter: QPainter, body: QPainterPath, space: float) -> None:
    _fill_rim(painter, space * RADIUS)
    area = body.boundingRect()
    painter.fillPath(body, sloping(area, fade("#ffffff", 0.34), fade("#000000", 0.26)))
    face = disc(space * _JOKER_FACE)
    inside = face.boundingRect()
    pearl = QColor(look.PEARL)
    painter.fillPath(face, pearl)
    # Mother of pearl: a breath of rose and of sea.
    for at, colour in ((QPointF(-0.12, 0.14), "#ffd3ea"), (QPointF(0.16, 0.10), "#cfeaf4")):
        shimmer = QRadialGradient(at * space, space * 0.24)
        shimmer.setColorAt(0.0, fade(colour, 0.75))
        shimmer.setColorAt(1.0, fade(colour, 0.0))
        painter.fillPath(face, shimmer)
    rim(painter, face, fade("#000000", 0.35), fade("#ffffff", 0.9), space * 0.022)
    painter.fillPath(face, sloping(inside, fade("#ffffff", 0.25), fade("#3a2a4a", 0.10)))
    _raise_sign(painter, JOKER, pearl, space * _SIGN * 0.94, space)


def _fill_rim(painter: QPainter, radius: float) -> None:
    """Five fields of colour around the origin, hard against each other."""
    colours = QConicalGradient(QPointF(), 90)
    share = 1 / len(COLOURS)
    for number, colour in enumerate(COLOURS):
        fill = QColor(look.COLORPOP.fills[colour])
        colours.setColorAt(number * share + 1e-4, fill)
        colours.setColorAt((number + 1) * share - 1e-4, fill)
    painter.fillPath(disc(radius), colours)


def _raise_sign(painter: QPainter, kind: str, fill: QColor, radius: float, space: float) -> None:
    """The sign in relief: its own small shadow below, a lit edge above."""
    shape = sign(SIGNS[kind], radius)
    ink = QColor(ink_of(kind))
    bright = ink.lightnessF() > 0.5
    painter.fillPath(
        shape.translated(space * 0.014, space * 0.018),
        fade("#000000" if bright else "#ffffff", 0.3),
    )
    painter.fillPath(
        shape.translated(-space * 0.010, -space * 0.010),
        mix(ink, fill, 0.25) if bright else mix(ink, "#000000", 0.4),
    )
    painter.fillPath(shape, sloping(shape.boundingRect(), mix(ink, "#ffffff", 0.10), ink))


def _draw_gloss(painter: QPainter, body: QPainterPath, space: float) -> None:
    """The lamp mirrored in the lacquer."""
    painter.save()
    painter.setClipPath(body)
    glow = QRadialGradient(QPointF(), space * 0.3)
    glow.setColorAt(0.0, fade("#ffffff", 0.55))
    glow.setColorAt(0.4, fade("#ffffff", 0.18))
    glow.setColorAt(1.0, fade("#ffffff", 0.0))
    painter.translate(-space * 0.2, -space * 0.26)
    painter.rotate(-38)
    painter.scale(1.3, 0.5)
    painter.fillRect(QRectF(-space, -space, 2 * space, 2 * space), glow)
    painter.restore()
