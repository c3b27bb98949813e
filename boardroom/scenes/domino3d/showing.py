"""How a position of 3Domino is shown at rest."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from boardroom.games.domino3d import SETS, DominoView, Laid, PlaceMove
from boardroom.games.domino3d.cells import Point
from boardroom.games.domino3d.notation import read_lie
from boardroom.scenes import look
from boardroom.scenes.base import TableScene
from boardroom.scenes.domino3d import flight as flying
from boardroom.scenes.domino3d import ground, painting, shadow, words
from boardroom.scenes.domino3d.camera import Subject, around
from boardroom.scenes.domino3d.eye import Eye
from boardroom.scenes.domino3d.faces import Half, Skin, halves_of
from boardroom.scenes.domino3d.flight import Flight
from boardroom.scenes.domino3d.layout import LIFT, Layout
from boardroom.scenes.domino3d.painted import Painted
from boardroom.scenes.domino3d.places import PASS, lies_of
from boardroom.scenes.domino3d.stones import Inks, Stones
from boardroom.scenes.wood import table


class Showing(TableScene):
    """Everything that is seen on the table; what is done with it is up to the scene."""

    view: DominoView | None

    def __init__(self, theme: look.Theme = look.LIGHT) -> None:
        super().__init__(theme)
        self.layout = Layout.fit(self.size)
        self.eye = Eye(self, self._eye_moved)
        self.inks = Inks(theme)
        self.lying: tuple[PlaceMove, ...] = ()
        """The chips that are seen to lie."""
        self.lies: dict[str, tuple[PlaceMove, ...]] = {}
        """The places of each chip that may be played now."""
        self.picked = ""
        """The chip of the hand that has been chosen."""
        self.held = 0
        """By which half it is held."""
        self.previewed: Laid | None = None
        self.scored: Laid | None = None
        """What has just been laid, while its points are shown."""
        self.flight: Flight | None = None
        self.caption = ""
        self.stones = Stones(())
        self.hidden = ""
        """A chip of the hand that is on its way there."""
        self.carried: tuple[QPointF, bool] | None = None
        self.dropped: tuple[QPointF, bool] | None = None
        """Where the chip was let go that is now played."""
        self.hinted = self.cursor_at = ""
        self._shaken = ("", 0.0)
        self.beat = 0.0
        self._begun = False
        self._wood = QGraphicsPixmapItem()
        self._wood.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.addItem(self._wood)
        self.ground = self._layer(painting.paint_ground, 1.0)
        self.chips = self._layer(painting.paint_chips, 1.1)
        self.words = self._layer(painting.paint_told, 1.2)
        self.plates = self._layer(painting.paint_plates, 2)
        self.knobs = self._layer(painting.paint_knobs, 2)
        self.bag = self._layer(painting.paint_bag, 3)
        self.count = self._layer(painting.paint_count, 4)
        self.rack = self._layer(painting.paint_rack, 3)
        self.moving = self._layer(painting.paint_moving, 20)
        self.moving.keep(False)

    def _layer(self, paint: Callable[[QPainter, Showing], None], height: float) -> Painted:
        item = Painted(lambda painter: paint(painter, self), height)
        self.addItem(item)
        return item

    # What is there.

    @property
    def hand(self) -> tuple[str, ...]:
        """The chips that the person at the screen sees in their hand."""
        view = self.view
        if view is None or view.seat is None or self.layout.small:
            return ()
        return view.hands[view.seat] or ()

    @property
    def passing(self) -> bool:
        """The person can only pass."""
        return self.can_choose and self.moves == (PASS,)

    @property
    def active(self) -> str:
        """The chip whose places are shown: pointed at, or else chosen."""
        if not self.can_choose:
            return ""
        for place in (self.under, self.cursor_at):
            if place in self.hand:
                return place
        return self.picked

    @property
    def told(self) -> Laid | None:
        """What chip the words over the board are about."""
        return self.previewed or self.scored

    def move_from(self, text: str) -> PlaceMove | None:
        """The chip and place of a move text; None for another text."""
        return PlaceMove(read_lie(text, "move", SETS["28"])) if "@" in text else None

    def front_of(self, chip: str) -> QRectF:
        """Where a chip of the hand is seen from the front."""
        front = self.layout.slot(self.hand.index(chip), len(self.hand))
        lifted = chip in (self.picked, self.active) or chip == self.chip_of(self.hinted)
        name, off = self._shaken
        return front.translated(
            off * front.width() if name == chip else 0.0,
            -LIFT * front.width() if lifted and self.can_choose else 0.0,
        )

    def chip_at(self, point: QPointF) -> str:
        """The chip of the hand at a point; "" for none."""
        for chip in reversed(self.hand):
            wide = self.front_of(chip).width()
            if self.front_of(chip).adjusted(-2, -0.22 * wide, 2, LIFT * wide).contains(point):
                return chip
        return ""

    def seen_area(self, move: PlaceMove) -> QRectF:
        """Where a chip is seen that lies so."""
        return around(flying.laid(move, self.eye.now)[0].reshape(-1, 2))

    def chip_of(self, text: str) -> str:
        """The chip of a place."""
        return text.split("@")[0]

    # As it stands.

    def _draw(self, *, sharp: bool) -> None:
        self.layout = Layout.fit(self.size)
        self.eye.fit(self.layout.room)
        whole = QRectF(QPointF(), self.size)
        if sharp:
            self.inks = Inks(self.theme)
            # All of it is painted anew for every frame in which the board turns: that is faster
            # without an alpha channel.
            wood = table(self.size, self.ratio, self.theme).toImage()
            wood.convertTo(QImage.Format.Format_RGB32)
            self._wood.setPixmap(QPixmap.fromImage(wood))
            self._wood.setTransform(QTransform())
        else:
            old = self._wood.pixmap().deviceIndependentSize()
            wide, high = self.size.width() / old.width(), self.size.height() / old.height()
            self._wood.setTransform(QTransform.fromScale(wide, high))
        layout = self.layout
        self.words.cover(whole)
        self._cover_board()
        self.plates.cover(QRectF(0, 0, whole.width(), layout.seats.bottom() + 12))
        self.bag.cover(layout.bag.adjusted(-16, -8, 16, 16))
        self.count.cover(layout.bag)
        self.rack.cover(layout.rack.adjusted(-16, -64, 16, whole.height() - layout.rack.bottom()))
        knobs = QRectF()
        for area in layout.knobs().values():
            knobs = knobs.united(area)
        self.knobs.cover(knobs.adjusted(-6, -6, 6, 6))
        if layout.small:
            for item in (self.plates, self.knobs, self.bag, self.count, self.rack):
                item.hide()
        self._follow_moving()

    def _stand(self) -> None:
        self.flight = self.scored = self.previewed = None
        self.caption = self.hidden = ""
        self.carried = None
        if self.view is None:
            return
        self.lying = self.view.placed
        self.lies = lies_of(self.moves)
        if self.picked not in self.lies or not self.can_choose:
            self.picked = ""
        if len(self.lies) == 1:
            self.picked = next(iter(self.lies))
        if self.passing:
            self.caption = words.must_pass().show()
        self._look_around()
        self.show_marks()
        self.show_counts()
        self._follow_moving()

    def _look_around(self) -> None:
        """Bring all chips into view."""
        cells = [cell for move in self.view.placed for cell in move.cells] if self.view else []
        self.eye.look_at(Subject.around(cells), self.speed if self._begun else 0.0)
        self._begun = True

    def show_marks(self) -> None:
        """Show the board and the rack with what is pointed at, chosen and possible now."""
        self.stones = Stones(self._halves())
        self._cover_chips()
        self.rack.update()

    def show_counts(self) -> None:
        """Show what each seat has, and what is in the bag."""
        self.plates.update()
        self.count.update()
        self.bag.setOpacity(1.0 if self.view is None or self.view.bag else 0.45)

    def _halves(self) -> list[Half]:
        shown = self.told
        lit = {each.lying_cell for each in shown.contacts if each.points} if shown else set()
        last = self.last.chip if isinstance(self.last, Laid) and shown is None else ""
        if self.scored is not None:
            last = self.scored.chip
        found: list[Half] = []
        for move in self.lying:
            for half in halves_of(move, Skin.LAST if move.chip == last else Skin.SOLID):
                skin = Skin.LIT if half.cell in lit else half.skin
                found.append(Half(half.cell, half.number, half.mate, skin))
        taken = self._taken()
        return found + taken + self._ghosts({half.cell for half in taken})

    def _taken(self) -> list[Half]:
        """The chip where it would come to lie."""
        if self.previewed is None:
            return []
        shown = self.previewed
        move = next(
            each
            for each in self.lies[shown.chip]
            if each.cells == shown.cells and each.numbers == shown.numbers
        )
        return list(halves_of(move, Skin.TAKEN))

    def _ghosts(self, but: set[Point]) -> list[Half]:
        """Marks in all cells where the chip in hand could go."""
        cells = {cell for lie in self.lies.get(self.active, ()) for cell in lie.cells}
        skin = Skin.FAINT if but else Skin.GHOST
        return [Half(cell, 0, -1, skin) for cell in sorted(cells - but)]

    def _eye_moved(self) -> None:
        self.ground.keep(False)
        self.chips.keep(False)
        self._cover_board()
        self._follow_moving()
        if not self.eye.gliding:
            self._rest_eye()

    def _cover_board(self) -> None:
        """Paint the board and all on it, and nothing around."""
        self.ground.cover(ground.area(self.eye.now) & QRectF(QPointF(), self.size))
        self._cover_chips()

    def _cover_chips(self) -> None:
        area = shadow.area(self.stones.heap, self.eye.now)
        self.chips.cover(area & QRectF(QPointF(), self.size))
        self.words.setVisible(self.told is not None or bool(self.caption))
        self.words.update()

    def _rest_eye(self) -> None:
        """The board is seen from one side for a while."""
        resting = not self.eye.gliding and self._interaction is None
        self.ground.keep(resting)
        self.chips.keep(resting)
        if not self.eye.gliding:
            self.respoken.emit()

    # What moves.

    def carried_front(self, point: QPointF) -> QRectF:
        """Where a chip is seen that is carried at a point."""
        wide = self.layout.chip
        front = QRectF(0, 0, wide, 2 * wide)
        # It hangs from the half by which it is held.
        front.moveCenter(point + QPointF(0, wide * (0.5 if self.held == 0 else -0.5)))
        return front

    def _follow_moving(self) -> None:
        area = QRectF()
        if self.flight is not None:
            area = self.flight.area()
        elif self.carried is not None:
            wide = self.layout.chip
            area = self.carried_front(self.carried[0]).adjusted(-wide, -wide, wide, wide)
        self.moving.cover(area)

    def show_carried(self, point: QPointF | None, *, over: bool) -> None:
        """Show the chosen chip at the pointer, seen through over a place; None: in the rack."""
        if point is not None and self.under in self.hand:
            self.under = ""
        before, self.carried = self.carried, None if point is None else (point, over)
        if (before is None) != (point is None):
            self.show_marks()
        self._follow_moving()
