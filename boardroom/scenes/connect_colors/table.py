"""What lies on the table: board, arrows, balls and trays, for one position."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from boardroom.games.connect_colors import COLOURS, ConnectColorsView, Deal, Slide
from boardroom.games.grid import Cell
from boardroom.scenes import look
from boardroom.scenes.base import Ask, TableScene
from boardroom.scenes.connect_colors.counting import Count, counted
from boardroom.scenes.connect_colors.plan import Plan, fit, owners
from boardroom.scenes.connect_colors.preview import Preview
from boardroom.scenes.connect_colors.sprites import Sprites, board_area, mark_area, tray_area
from boardroom.scenes.doors import Door
from boardroom.scenes.spaces import Layout, middle
from boardroom.scenes.thing import Thing
from boardroom.scenes.wood import table

_BALL = 6
"""How high a ball that lies is stacked."""

_TRAYS = 4


class ConnectColorsTable(TableScene):
    """Everything that stands still, drawn for a size and a position."""

    view: ConnectColorsView | None

    def __init__(self, theme: look.Theme = look.LIGHT) -> None:
        super().__init__(theme)
        self._shape: tuple[int, int, tuple[tuple[int, ...], ...]] = (6, 8, ((0,), (1,)))
        """Rows, columns and whose trays there are."""
        self._front = 0
        """The seat whose tray lies before the board."""
        self.plan, self.layout = self._fit()
        self.sprites = Sprites(self.layout.space, self.ratio, theme)
        self._wood = QGraphicsPixmapItem()
        self._wood.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.addItem(self._wood)
        self._board = Thing(self, 1, centred=False)
        self.trays = [Thing(self, 2, centred=False) for _ in range(_TRAYS)]
        self.mark = Thing(self, 4, centred=False)
        self.arrows: dict[str, Thing] = {}
        self.pieces: dict[Cell, Thing] = {}
        self._arrows: dict[str, Thing] = {}
        self._pieces: dict[Cell, Thing] = {}
        self.preview = Preview(self, 8)
        self.frame = Thing(self, 12)
        self.hinting = Thing(self, 12)
        self._set_up()

    def _fit(self) -> tuple[Plan, Layout]:
        rows, columns, seats = self._shape
        return fit(rows, columns, seats, self._front, self.size, self.ratio)

    def _set_up(self) -> None:
        """Arrows and balls for the board of now.

        Those of another board stay hidden: what is put away while Qt still has something to do
        with it takes the program down.
        """
        for thing in (*self.arrows.values(), *self.pieces.values()):
            thing.hide()
        self._arrows |= {
            line: Thing(self, 3) for line in self.plan.ring.places if line not in self._arrows
        }
        cells = [
            (row, column) for row in range(self.plan.rows) for column in range(self.plan.columns)
        ]
        self._pieces |= {cell: Thing(self, _BALL) for cell in cells if cell not in self._pieces}
        self.arrows = {line: self._arrows[line] for line in self.plan.ring.places}
        self.pieces = {cell: self._pieces[cell] for cell in cells}

    def _take(self, view: Any, moves: tuple[str, ...], ask: Ask | None, last: Any) -> None:
        super()._take(view, moves, ask, last)
        shape = (len(view.rows), len(view.rows[0]), owners(view))
        if shape == self._shape:
            return
        other_board = shape[:2] != self._shape[:2]
        self._shape, self._front = shape, 0
        self.plan, self.layout = self._fit()
        if other_board:
            self._set_up()
        self._draw(sharp=True)

    # Drawing.

    def _draw(self, *, sharp: bool) -> None:
        self.plan, self.layout = self._fit()
        if sharp:
            self.sprites = Sprites(self.layout.space, self.ratio, self.theme)
            self._wood.setPixmap(table(self.size, self.ratio, self.theme))
            self._wood.setTransform(QTransform())
            plan = self.plan
            self._board.wear(lambda sprites: sprites.board(plan))
            self._board.put(board_area(plan).topLeft())
        else:
            old = self._wood.pixmap().deviceIndependentSize()
            self._wood.setTransform(
                QTransform.fromScale(
                    self.size.width() / old.width(), self.size.height() / old.height()
                )
            )
        self._show_trays()
        for item in self.items():
            if isinstance(item, Thing):
                if sharp:
                    item.refresh()
                item.place()

    def _stand(self) -> None:
        if self.view is None:
            return
        self._choose_front()
        self._show_trays()
        self._lay_balls()
        self._show_arrows()
        self._show_mark()

    def _choose_front(self) -> None:
        """The tray of the person at the screen lies before the board."""
        seat = self.view.seat if self.view is not None else None
        if seat is not None and seat != self._front:
            self._front = seat
            self.plan, self.layout = self._fit()

    @property
    def counts(self) -> tuple[Count, ...]:
        """What lies in each tray."""
        if self.view is None:
            return ()
        slide = self.last if isinstance(self.last, Slide) else None
        fresh = [0] * len(COLOURS)
        for group in slide.groups if slide is not None else ():
            fresh[COLOURS.index(group.colour)] += len(group.cells)
        fresh_seat = slide.seat if slide is not None else None
        return counted(self.view, fresh_seat, tuple(fresh), self.seat_colours, self.winners)

    def _show_trays(self) -> None:
        counts = self.counts
        for thing in self.trays[len(counts) :]:
            thing.hide()
        for thing, tray, count in zip(self.trays, self.plan.trays, counts, strict=False):
            thing.wear(partial(Sprites.tray, tray=tray, count=count))
            thing.put(tray_area(tray).topLeft())

    def _lay_balls(self) -> None:
        """Every ball on its field."""
        if self.view is None:
            return
        for (row, column), piece in self.pieces.items():
            colour = self.view.rows[row][column]
            piece.setZValue(_BALL)
            if colour == ".":
                piece.kind = ""
                piece.hide()
                continue
            if piece.kind != colour:
                piece.kind = colour
                piece.wear(partial(Sprites.ball, colour=colour))
            piece.put(middle((row, column)))

    def _show_arrows(self) -> None:
        for line in self.arrows:
            self._show_arrow(line, self.arrow_state(line))

    def _show_arrow(self, line: str, state: Door) -> None:
        thing = self.arrows[line]
        if thing.kind != state.value:
            thing.kind = state.value
            thing.wear(partial(Sprites.arrow, state=state, line=line))
        thing.put(self.plan.arrow(line))

    def arrow_state(self, line: str) -> Door:
        """What an arrow shows now."""
        raise NotImplementedError

    def _show_mark(self) -> None:
        """The line that was slid last."""
        shown = isinstance(self.last, Slide)
        self.mark.setVisible(shown)
        if isinstance(self.last, Slide):
            area = self.plan.line(self.last.line)
            self.mark.wear(lambda sprites: sprites.mark(area))
            self.mark.put(mark_area(area).topLeft())

    def _to_mark(self, effects: Any) -> Any:
        return self.last if isinstance(effects, Deal) else effects

    @property
    def board_rect(self) -> QRectF:
        return self.layout.area(self.plan.board)

    def spot_at(self, point: QPointF) -> QPointF:
        """A point of the scene in fields."""
        return self.layout.back(point)
