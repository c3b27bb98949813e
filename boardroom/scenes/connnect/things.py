"""The things on the Connnect table, and whose sheet is which of them."""

from __future__ import annotations

from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsRectItem

from boardroom.games.connnect.state import ConnnectView
from boardroom.scenes import look
from boardroom.scenes.base import TableScene
from boardroom.scenes.connnect import places
from boardroom.scenes.connnect.ink import Ink
from boardroom.scenes.connnect.plan import fit
from boardroom.scenes.connnect.seeing import Seen, seen_sheet
from boardroom.scenes.connnect.sprites import Sprites
from boardroom.scenes.connnect.steps import Path
from boardroom.scenes.thing import Thing

_OTHERS = 3


class ConnnectThings(TableScene):
    """Everything that lies there, before it is put in its place."""

    view: ConnnectView | None

    def __init__(self, theme: look.Theme = look.LIGHT) -> None:
        super().__init__(theme)
        self.shown: ConnnectView | None = None
        """The position that the sheets show: while a move is shown, still the one before it."""
        self.home = 0
        """The seat whose sheet is the large one."""
        self.path: Path | None = None
        """How far the person has come on the way to a move; None out of turn."""
        self.enlarged: int | None = None
        """The seat whose sheet lies over the table."""
        self.at_claim = 0
        """The claim that is looked at, counted from 1; 0 for none."""
        self.plan, self.layout = fit(self.size, self.ratio, 1)
        self.sprites = Sprites(self.layout.space, self.ratio, theme)
        self._wood = QGraphicsPixmapItem()
        self._wood.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.addItem(self._wood)
        self.sheet = Thing(self, 2, centred=False)
        self.thumbs = [Thing(self, 2, centred=False) for _ in range(_OTHERS)]
        self.shape_cards = [Thing(self, 2) for _ in range(4)]
        self.score_card = Thing(self, 2, centred=False)
        self.leaving = Thing(self, 9, centred=False)
        self.goals = [Thing(self, 2, centred=False) for _ in range(3)]
        self._dice_card = Thing(self, 2, centred=False)
        self._task = Thing(self, 2, centred=False)
        self._counter = Thing(self, 2, centred=False)
        self.buttons = {
            place: Thing(self, 3, centred=False)
            for place in (places.PREVIOUS, places.NEXT, places.DONE)
        }
        self.marks = Thing(self, 4, centred=False)
        self.ink = Ink(5)
        self.addItem(self.ink)
        self.dice = [Thing(self, 8) for _ in range(3)]
        self.picker: dict[str, Thing] = {}
        self.frame = Thing(self, 22)
        self.hinting = Thing(self, 22)
        self.badge = Thing(self, 21)
        self._veil = QGraphicsRectItem()
        self._veil.setZValue(29)
        self._veil.hide()
        self.addItem(self._veil)
        self._large = Thing(self, 30, centred=False)

    # What is seen of the position.

    @property
    def others(self) -> tuple[int, ...]:
        """The seats whose sheets are small, from the left of the own one."""
        if self.shown is None:
            return ()
        seats = self.shown.seats
        return tuple((self.home + step) % seats for step in range(1, seats))

    @property
    def way(self) -> Path | None:
        """The path while something can be chosen: what is shown is then what it begins at."""
        return self.path if self.can_choose else None

    def colour_of(self, seat: int) -> str:
        """The pencil of a seat."""
        return self.seat_colours[seat % len(self.seat_colours)]

    def seen(self, view: ConnnectView, seat: int) -> Seen:
        """The sheet of a seat as it lies there."""
        last = self.last if view is self.view else None
        name, colour = self.seat_name(seat), self.colour_of(seat)
        return seen_sheet(view, seat, name, colour, last, self.won(view))

    def won(self, view: ConnnectView) -> tuple[int, ...] | None:
        """The seats that won once the game is over, which it is not before its last move has
        been shown."""
        return self.winners if view is self.view else None
