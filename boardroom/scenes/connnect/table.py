"""What lies on the Connnect table for one position: sheets, dice, cards, words and buttons."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QTransform

from boardroom.base.words import say
from boardroom.games.connnect.effects import Rolled
from boardroom.games.connnect.shapes import SPACE
from boardroom.games.connnect.state import ConnnectView
from boardroom.scenes.connnect import places, signs, words
from boardroom.scenes.connnect.cards import Goal
from boardroom.scenes.connnect.marks import Marks
from boardroom.scenes.connnect.plan import fit
from boardroom.scenes.connnect.seeing import dice_of
from boardroom.scenes.connnect.sprites import Sprites, card_area, sheet_area, thumb_area
from boardroom.scenes.connnect.things import ConnnectThings
from boardroom.scenes.drawing import fade
from boardroom.scenes.thing import Thing
from boardroom.scenes.wood import table

LEANING = (-7.0, 5.0, -3.0)
"""Degrees by which dice lean that have just been thrown."""

_NAME = 0.6
"""How much of the words a name may take, of their width."""


class ConnnectTable(ConnnectThings):
    """Everything that stands still, drawn for a size and a position."""

    # Standing.

    def _fit(self) -> None:
        others = self.view.seats - 1 if self.view is not None else 1
        before = self.plan.dice_card.topLeft()
        self.plan, self.layout = fit(self.size, self.ratio, others)
        for die in self.dice:  # wherever they lie or roll to, it is on their card
            die.spot += self.plan.dice_card.topLeft() - before

    def _draw(self, *, sharp: bool) -> None:
        self._fit()
        if sharp:
            self.sprites = Sprites(self.layout.space, self.ratio, self.theme)
            self._wood.setPixmap(table(self.size, self.ratio, self.theme))
            self._wood.setTransform(QTransform())
            self._wear()
        else:
            old = self._wood.pixmap().deviceIndependentSize()
            self._wood.setTransform(
                QTransform.fromScale(
                    self.size.width() / old.width(), self.size.height() / old.height()
                )
            )
        self._put()
        for item in self.items():
            if isinstance(item, Thing):
                if sharp:
                    item.refresh()
                item.place()
        self._show_large()

    def _stand(self) -> None:
        view = self.view
        if view is None:
            return
        if view.seat is not None:
            self.home = view.seat
        self.home %= view.seats
        self.shown = view
        if self.plan.others != view.seats - 1:
            self._fit()
        self.ink.clear()
        self.leaving.hide()
        self._wear()
        self._put()
        self._lay_dice()
        self.refresh_marks()
        self._show_large()

    def _wear(self) -> None:
        """Draw what stands still."""
        view, plan = self.shown, self.plan
        self._dice_card.wear(lambda sprites: sprites.dice_card(plan.dice_card.size()))
        if view is None:
            return
        own = self.seen(view, self.home)
        self.sheet.wear(partial(Sprites.sheet, seen=own))
        for thing, seat, area in zip(self.thumbs, self.others, plan.thumbs(), strict=False):
            thing.wear(partial(Sprites.thumb, seen=self.seen(view, seat), width=area.width()))
        self._wear_cards(view)
        self.show_words()

    def _wear_cards(self, view: ConnnectView) -> None:
        plan, cards = self.plan, view.cards
        for thing, letter in zip(self.shape_cards, cards.shapes, strict=True):
            down = letter in cards.down
            thing.kind = f"{letter} down" if down else letter
            thing.wear(partial(Sprites.shape_card, letter=letter, size=plan.shape_card, down=down))
        self.score_card.wear(
            partial(Sprites.score_cards, gone=cards.gone, size=plan.score_card.size())
        )
        colours = tuple(self.colour_of(seat) for seat in range(view.seats))
        for thing, name, area in zip(self.goals, cards.objectives, plan.objectives(), strict=True):
            met = tuple(
                seat for seat, sheet in enumerate(view.sheets) if name[0] in sheet.met
            )  # fmt: skip
            goal = Goal(name, met)
            thing.wear(partial(Sprites.goal, goal=goal, colours=colours, size=area.size()))

    def _put(self) -> None:
        """Lay what stands still where it belongs."""
        plan = self.plan
        self._put_card(self._dice_card, plan.dice_card)
        self.ink.setPos(self.layout.at(plan.sheet.topLeft()))
        self.ink.setScale(self.layout.space)
        if self.shown is None:
            return
        corner = plan.sheet.topLeft() + sheet_area().topLeft()
        self.sheet.put(corner)
        self.marks.move(corner)
        for thing in self.thumbs[len(self.others) :]:
            thing.hide()
        for thing, area in zip(self.thumbs, plan.thumbs(), strict=False):
            thing.put(area.topLeft() + thumb_area(area.width()).topLeft())
        for thing, area in zip(self.shape_cards, plan.shape_cards(), strict=True):
            thing.put(area.center())
        self._put_card(self.score_card, plan.score_card)
        for thing, area in zip(self.goals, plan.objectives(), strict=True):
            self._put_card(thing, area)
        self._put_card(self._task, plan.words)
        for place, button in self.buttons.items():
            button.move(self._corner(plan.button(place)))
        self._counter.move(self._corner(plan.stepper))

    def _put_card(self, thing: Thing, area: QRectF) -> None:
        thing.put(self._corner(area))

    def _corner(self, area: QRectF) -> QPointF:
        """Where the picture of a card that lies there begins."""
        return area.topLeft() + card_area(area.size()).topLeft()

    def _lay_dice(self) -> None:
        """The dice where they belong, as they can be chosen now."""
        view = self.shown
        if view is None:
            return
        found = dice_of(view, self.home)
        path = self.path
        writing = path is not None and (not path.taken or path.taken[0] in SPACE)
        chosen = path.die if path is not None and writing else 0
        for thing in self.dice[len(found) :]:
            thing.hide()
            thing.kind = ""
        for place, (thing, (number, role)) in enumerate(zip(self.dice, found, strict=False)):
            kind = "written" if role == "written" else "plain"
            if role == "open" and number == chosen:
                kind, chosen = "chosen", 0
            elif role == "thrown" and self.way is not None:
                kind = "chosen"
            thing.kind = f"{number} {role}"
            thing.setRotation(0.0 if view.dice.zone else LEANING[place])
            thing.wear(partial(Sprites.die, number=number, kind=kind))
            thing.put(self.die_spot(place))

    def die_spot(self, place: int) -> QPointF:
        """Where a die lies, by its place among the dice."""
        picked = self.shown is not None and self.shown.dice.zone
        return (self.plan.slots() if picked else self.plan.thrown())[place]

    # Words and buttons.

    def show_words(self) -> None:
        """What is to be done, and the buttons that go with it."""
        view = self.shown
        if view is None:
            return
        path = self.way
        name = self.seat_name(max(view.turn, 0))
        short = signs.shortened(name, 0.3, self.plan.words.width() * _NAME, bold=True)
        winners = self.won(view)
        head = words.task(view, self.home, path, short, over=winners is not None).show()
        foot = words.advice(view, self.home, path, winners).show()
        self._task.wear(partial(Sprites.words, size=self.plan.words.size(), head=head, body=foot))
        self._task.kind = head
        claiming = path is not None and not path.taken and places.DONE in path.options
        count = len(path.steps.claims) if path is not None and claiming else 0
        self._counter.setVisible(claiming)
        if claiming:
            text = words.counted(self.at_claim, count).show()
            self._counter.wear(partial(Sprites.counter, size=self.plan.stepper.size(), words=text))
            self._put_card(self._counter, self.plan.stepper)
        for place, area, title, arrow in (
            (places.PREVIOUS, self.plan.previous, "", "<"),
            (places.NEXT, self.plan.next, "", ">"),
            (places.DONE, self.plan.done, say("Done claiming"), ""),
        ):
            kind = "plain" if arrow else "primary"
            if arrow and not count:
                kind = "idle"
            button = self.buttons[place]
            button.setVisible(claiming)
            if claiming:
                button.wear(
                    partial(Sprites.button, size=area.size(), words=title, kind=kind, arrow=arrow)
                )
                self._put_card(button, area)

    # What is pointed out.

    def marks_now(self) -> Marks:
        """What is pointed out on the large sheet now."""
        return Marks()

    def refresh_marks(self) -> None:
        """Point out what can be chosen now, and what is pointed at."""
        marks = self.marks_now()
        self.marks.setVisible(marks != Marks() and self.shown is not None)
        if self.marks.isVisible():
            colour = self.colour_of(self.home)
            self.marks.wear(partial(Sprites.marks, marks=marks, colour=colour))
            self.marks.put(self.plan.sheet.topLeft() + sheet_area().topLeft())

    # A small sheet, enlarged.

    def enlarge(self, seat: int | None) -> None:
        """Lay the sheet of another seat over the table, or take it away."""
        self.enlarged = seat
        self._show_large()
        self.respoken.emit()

    def _show_large(self) -> None:
        view, seat = self.shown, self.enlarged
        there = view is not None and seat is not None and seat < view.seats
        self._veil.setVisible(there)
        self._large.setVisible(there)
        if view is None or seat is None or not there:
            return
        self._veil.setRect(QRectF(QPointF(), self.size))
        self._veil.setBrush(fade("#000000", 0.82 if self.theme.flat else 0.55))
        self._veil.setPen(QColor(0, 0, 0, 0))
        self._large.wear(partial(Sprites.sheet, seen=self.seen(view, seat)))
        self._large.put(self.plan.sheet.topLeft() + sheet_area().topLeft())

    @property
    def board_rect(self) -> QRectF:
        return self.layout.area(self.plan.sheet)

    def _to_mark(self, effects: Any) -> Any:
        return self.last if isinstance(effects, Rolled) else effects
