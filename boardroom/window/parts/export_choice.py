"""What to export and where to: the form of a game, formats, the bed of the printer, the folder."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QSpinBox, QVBoxLayout, QWidget

from boardroom.base import folders
from boardroom.base.errors import BoardroomError
from boardroom.base.words import Message, message, say
from boardroom.window.keeper import Keeper
from boardroom.window.parts.fields import Value
from boardroom.window.parts.orders import Form, Order, part_order, set_order
from boardroom.window.pieces import ElidedLabel, icon_button, label, tip
from boardroom.window.settings import ExportChoice, PartFormat
from cad.part import Part
from cad.plate import LEAST_BED, MOST_BED, Bed
from cad.plating import check_bed
from cad.sets import PrintSet

FORMATS: dict[PartFormat, Message] = {
    "3mf": message("For slicers: with colours and names"),
    "stl": message("For slicers of every kind: the bare shape"),
    "step": message("For CAD programs: exact, to be changed"),
}


class ExportChoosing(QWidget):
    """``changed`` whenever ``order`` is another one; what is chosen is kept for the next time."""

    changed = Signal()

    def __init__(self, keeper: Keeper) -> None:
        super().__init__()
        self._keeper = keeper
        kept = keeper.now.export
        self._part: Part | None = None
        self._values: dict[str, Value] = {}
        self._set: PrintSet | None = None
        self._fault: Message | None = None
        self.form = QComboBox()
        self.form.setAccessibleName(say("What to export"))
        for each in Form:
            self.form.addItem(each.title.show(), each)
        self.formats = {name: QCheckBox(name.upper()) for name in FORMATS}
        self.bed = (QSpinBox(), QSpinBox())
        self.folder = ElidedLabel()
        self.choose = icon_button(say("Choose the folder"), "folder")
        self.trouble = label("", "small", wrap=True)
        self._lay_out(kept)
        self._show_folder()
        self.form.currentIndexChanged.connect(self._read)
        for knob in self.formats.values():
            knob.clicked.connect(self._keep)
        for side in self.bed:
            side.valueChanged.connect(self._keep)
        self.choose.clicked.connect(self._ask_folder)

    def _lay_out(self, kept: ExportChoice) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.form)
        self._format_row, self._bed_row = QWidget(), QWidget()
        row = QHBoxLayout(self._format_row)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        for name, knob in self.formats.items():
            knob.setChecked(name in kept.formats)
            knob.setToolTip(FORMATS[name].show())
            knob.setAccessibleDescription(FORMATS[name].show())
            row.addWidget(knob)
        row.addStretch(1)
        row = QHBoxLayout(self._bed_row)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(label(say("Bed")), 1)
        titles = (say("Width of the bed"), say("Depth of the bed"))
        for side, title, length in zip(self.bed, titles, kept.bed, strict=True):
            side.setRange(LEAST_BED, MOST_BED)
            side.setSingleStep(10)
            side.setValue(length)
            side.setKeyboardTracking(False)
            side.setAccessibleName(title)
            side.setAlignment(Qt.AlignmentFlag.AlignRight)
            row.addWidget(side)
            row.addWidget(label("×" if side is self.bed[0] else say("mm")))
        column.addWidget(self._format_row)
        column.addWidget(self._bed_row)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.folder, 1)
        row.addWidget(self.choose)
        column.addLayout(row)
        column.addWidget(self.trouble)

    @property
    def stops(self) -> list[QWidget]:
        """What Tab goes to, in order."""
        return [self.form, *self.formats.values(), *self.bed, self.choose]

    def offer_part(self, part: Part, values: dict[str, Value], fault: Message | None) -> None:
        """A part with these parameters; ``fault`` when they do not go together."""
        self._part, self._values, self._fault, self._set = part, values, fault, None
        self._read()

    def offer_set(self, chosen: PrintSet) -> None:
        """All that is to be printed for a game."""
        self._part, self._set, self._fault = None, chosen, None
        self._read()

    @property
    def order(self) -> Order | None:
        """What is to be done; None while something keeps it from being done."""
        if self.reason is not None:
            return None
        formats, folder = self._chosen_formats, self._folder
        if self._part is not None:
            return part_order(self._part, self._values, formats, folder)
        assert self._set is not None
        return set_order(self._set, self._form, formats, self._bed, folder)

    @property
    def reason(self) -> Message | None:
        """What keeps it from being exported."""
        if self._part is None and self._set is None:
            return message("Choose a part.")
        if self._fault is not None:
            return message("First put right what is marked above.")
        if self._takes_formats and not self._chosen_formats:
            return message("Choose a format.")
        if self._set is not None and self._form is Form.PLATES:
            lines = [(line, line.parameters) for line in self._set.lines]
            try:
                check_bed(lines, Bed(*self._bed))
            except BoardroomError as error:
                return error.message
        return None

    @property
    def _form(self) -> Form:
        chosen: Form = self.form.currentData()
        return chosen

    @property
    def _takes_formats(self) -> bool:
        return self._part is not None or self._form is Form.FILES

    @property
    def _chosen_formats(self) -> tuple[PartFormat, ...]:
        return tuple(name for name, knob in self.formats.items() if knob.isChecked())

    @property
    def _bed(self) -> tuple[int, int]:
        width, depth = (side.value() for side in self.bed)
        return width, depth

    @property
    def _folder(self) -> Path:
        kept = self._keeper.now.export.folder
        return Path(kept) if kept else folders.exports()

    def _read(self) -> None:
        whole = self._set is not None
        self.form.setVisible(whole)
        self._format_row.setVisible(self._takes_formats)
        self._bed_row.setVisible(whole and self._form is Form.PLATES)
        reason = self.reason
        self.trouble.setText(reason.show() if reason else "")
        self.trouble.setVisible(reason is not None)
        self.changed.emit()

    def _keep(self) -> None:
        """Remember the choice for the next time."""
        self._keeper.change(
            export=ExportChoice(self._keeper.now.export.folder, self._chosen_formats, self._bed)
        )
        self._read()

    def _ask_folder(self) -> None:
        from boardroom.window.files import ask_folder

        chosen = ask_folder(say("Where the files go"), self._folder, self)
        if chosen is not None:
            kept = self._keeper.now.export
            self._keeper.change(export=ExportChoice(str(chosen), kept.formats, kept.bed))
            self._show_folder()
            self._read()

    def _show_folder(self) -> None:
        into = say("Into {folder}", folder=self._folder)
        self.folder.show_text(say("Into {folder}", folder=_short(self._folder)))
        self.folder.setToolTip(tip(into))
        self.choose.setAccessibleDescription(into)


def _short(path: Path) -> str:
    """The end of a path, by which people know it."""
    ends = path.parts[-2:]
    return str(path) if len(path.parts) <= len(ends) + 1 else str(Path("…", *ends))
