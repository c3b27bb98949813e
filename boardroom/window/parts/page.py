"""The page of printable parts: the catalogue, the part that is looked at, and its export."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QSlider, QWidget

from boardroom.base.words import say
from boardroom.window.appearance import Appearance
from boardroom.window.keeper import Keeper
from boardroom.window.parts import pictures
from boardroom.window.parts.catalogue import Catalogue
from boardroom.window.parts.entries import Entry, entries
from boardroom.window.parts.export_panel import ExportPanel
from boardroom.window.parts.facts import Facts
from boardroom.window.parts.fields import Value
from boardroom.window.parts.form import PartForm
from boardroom.window.parts.preview import Preview
from boardroom.window.parts.print_list import PrintList
from boardroom.window.pieces import label
from boardroom.window.side_page import SidePage

if TYPE_CHECKING:
    from boardroom.window.exporting import ExportChild
    from boardroom.window.parts.child import Answer, PartsChild

_SETTLE = 120
"""Milliseconds without another change before a part is built."""

_SIDE, _SIDE_NARROW = 300, 256
"""Width of the catalogue."""
_APART = 100
"""Steps of the slider that moves the bodies of a game apart."""


class PartsPage(SidePage):
    """The parts that can be printed; what is looked at is built by ``child``."""

    def __init__(
        self, keeper: Keeper, appearance: Appearance, child: PartsChild, exporter: ExportChild
    ) -> None:
        super().__init__(say("Printable parts"), _SIDE, _SIDE_NARROW)
        self._child = child
        self._values: dict[str, dict[str, Value]] = {}
        """What the person has changed of each part, by its id."""
        self.catalogue = Catalogue(entries(), lambda: appearance.theme)
        self.preview = Preview()
        self.apart = QSlider(Qt.Orientation.Horizontal)
        self.facts = Facts()
        self.form: PartForm | None = None
        self.prints: PrintList | None = None
        self.exporting = ExportPanel(keeper, exporter)
        self._waiting = False
        self._asking = QTimer(self)
        self._asking.setSingleShot(True)
        self._asking.timeout.connect(self._ask)
        middle = (self.preview, self._slider(), self.facts)
        self._compose(self.catalogue, middle, self.exporting)
        self.catalogue.chosen.connect(self._show)
        self.catalogue.entered.connect(self._enter)
        self.apart.valueChanged.connect(lambda steps: self.preview.set_apart(steps / _APART))
        child.warming.connect(lambda: self.preview.show_waiting(say("Starting CadQuery…")))
        child.progressed.connect(self._show_progress)
        child.answered.connect(self._take)
        child.failed.connect(self._fail)
        appearance.changed.connect(self.catalogue.list.viewport().update)

    def _slider(self) -> QWidget:
        self._apart_row = QWidget()
        self.apart.setRange(0, _APART)
        self.apart.setPageStep(_APART // 4)
        self.apart.setAccessibleName(say("How far the parts are moved apart"))
        row = QHBoxLayout(self._apart_row)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(label(say("Together"), "small"))
        row.addWidget(self.apart, 1)
        row.addWidget(label(say("Apart"), "small"))
        return self._apart_row

    def come(self, game_id: str) -> None:
        """Be looked at again, where it was left, unless that is about another game; "" is any."""
        if self.catalogue.entry is None:
            self.open_at(game_id or entries()[0].id)
        elif game_id not in ("", self.entry.game.id):
            self.open_at(game_id)
        elif self.form is not None:
            self._read_form()
        else:
            self._want()
        self.catalogue.list.setFocus()

    def open_at(self, id: str) -> None:
        """Show a part or a game by its id."""
        self.catalogue.show_entry(id)

    @property
    def entry(self) -> Entry:
        """What is looked at, once the page has come."""
        assert self.catalogue.entry is not None
        return self.catalogue.entry

    def rest(self) -> None:
        """Nobody looks at the page for now."""
        self._waiting = False
        self._asking.stop()
        self._child.close()

    @property
    def at_rest(self) -> bool:
        """Whether the preview shows what is chosen, or says why not."""
        return not self._waiting and self.preview.at_rest

    def may_close(self) -> bool:
        """Whether nothing would be lost that the person minds."""
        return self.exporting.may_close()

    def close_page(self) -> None:
        """End whatever works for this page."""
        self.rest()
        self.exporting.close_child()
        pictures.forget()

    def _show(self, entry: Entry) -> None:
        """Another entry is looked at."""
        self.exporting.forget()
        self.title.setText(entry.title.show())
        self.about.setText(entry.about.show())
        self.form = self.prints = None
        self._apart_row.setVisible(entry.part is None)
        self.apart.setValue(0)
        self.facts.show_measures((0, 0, 0), 0, 0)
        if entry.part is not None:
            self.form = PartForm(entry.part, self._values.get(entry.id, {}))
            self.form.changed.connect(self._read_form)
            self._put_in(self.form)
            self._read_form()
            if self.form.fault is not None:  # and of another part there is a picture
                self.preview.show_trouble(say("First put right what is marked."))
        else:
            self.prints = PrintList(entry.sets)
            self.prints.changed.connect(self._read_set)
            self._put_in(self.prints)
            self._read_set()
            self.facts.show_printing(None)
            self._want()

    def _put_in(self, inside: PartForm | PrintList) -> None:
        """Show a form or a list in the panel."""
        catalogue, export = self.catalogue, self.exporting
        stops: list[QWidget] = [catalogue.search, catalogue.list, self.preview, self.apart]
        stops += [*inside.stops, *export.choosing.stops]
        stops += [export.export, export.cancel, export.open]
        self._put(inside, stops)

    def _read_form(self) -> None:
        """Offer the part as it is now, and have it built once the person pauses."""
        assert self.form is not None
        part, values, fault = self.form.part, self.form.values, self.form.fault
        self._values[part.id] = values
        self.exporting.choosing.offer_part(part, values, fault)
        if fault is None:
            self.facts.show_printing(part.printing(part.read(values)))
            self._want(_SETTLE)
        else:
            self._waiting = False
            self._asking.stop()

    def _read_set(self) -> None:
        assert self.prints is not None
        self.exporting.choosing.offer_set(self.prints.chosen)

    def _want(self, pause: int = 0) -> None:
        """Have what is chosen built, once nothing has changed for so many milliseconds."""
        self._waiting = True
        self._asking.start(pause)

    def _ask(self) -> None:
        self.preview.show_waiting(say("Building…"))
        if self.form is not None:
            self._child.ask(self.form.part.id, self.form.values)
        else:
            self._child.ask_assembly(self.entry.game.id)

    def _show_progress(self, done: int, total: int, doing: str) -> None:
        words = say("{doing} ({done} of {total})", doing=doing, done=done, total=total)
        self.preview.show_waiting(words)

    def _take(self, answer: Answer) -> None:
        if self._asking.isActive():  # it comes too late: something else is wanted
            return
        self._waiting = False
        self.preview.show_shapes(answer.shapes)
        self.facts.show_measures(answer.size, answer.grams, answer.minutes)

    def _fail(self, words: str) -> None:
        if not self._asking.isActive():
            self._waiting = False
            self.preview.show_trouble(words)

    def _enter(self) -> None:
        """From the catalogue to what can be changed."""
        inside = self.form or self.prints
        if inside is not None:
            inside.focus_first()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.exporting.running:
            self.exporting.stop()
        else:
            self.left.emit()
