"""The dialog of a new game: who plays, by which options, and which deal."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from boardroom.base.words import Message, say
from boardroom.games.game import Game
from boardroom.games.options import offered
from boardroom.scenes.look import Theme
from boardroom.window.option_box import OptionBox
from boardroom.window.pieces import button, frame, label, restyle, scrolled
from boardroom.window.seat_row import SeatRow
from boardroom.window.settings import LastGame, SeatChoice
from boardroom.window.setup import (
    Fault,
    Setup,
    another_seat,
    known_options,
    known_seats,
    position_seats,
    prepare,
)


class NewGameDialog(QDialog):
    """After :meth:`exec` accepted, ``setup`` is the game to begin and ``last`` what to keep."""

    def __init__(
        self,
        game: Game,
        last: LastGame | None,
        theme: Theme,
        parent: QWidget | None = None,
        position: str = "",
    ) -> None:
        super().__init__(parent)
        self._game = game
        self._theme = theme
        self.setup: Setup | None = None
        self._faulty = ""
        """Where the fault is that keeps the game from beginning."""
        self.rows: list[SeatRow] = []
        self.options: dict[str, OptionBox] = {}
        self.seed = QLineEdit()
        self.seed_trouble = label("", "error", wrap=True)
        self.position = QLineEdit(position)
        self.position_trouble = label("", "error", wrap=True)
        self.trouble = label("", "error", wrap=True)
        self.add = button(say("&Add a seat"), "plus")
        self.start = button(say("&Start the game"), role="primary")
        self.setWindowTitle(say("New game of {game}", game=game.title))
        self._lay_out()
        count = position_seats(game, last, position) if position else None
        for choice in known_seats(game, last, count):
            self._add_row(choice)
        values = known_options(game, last)
        for name, box in self.options.items():
            box.show_value(values[name])
            box.changed.connect(self._check)
        self._renumber()
        self.rows[0].name.setFocus()
        self.rows[0].name.selectAll()

    @property
    def last(self) -> LastGame:
        """The seats and options as they stand, to be offered the next time."""
        return LastGame(
            tuple(row.choice for row in self.rows),
            {name: box.value for name, box in self.options.items()},
        )

    def _lay_out(self) -> None:
        whole = QVBoxLayout(self)
        whole.setContentsMargins(24, 20, 24, 20)
        whole.setSpacing(12)
        whole.addWidget(label(self._game.title, "title"))
        whole.addWidget(label(self._game.about.show(), "muted", wrap=True))
        columns = QHBoxLayout()
        columns.setSpacing(24)
        self._areas = (scrolled(self._players()), scrolled(self._rules()))
        for area, share in zip(self._areas, (12, 10), strict=True):
            columns.addWidget(area, share)
        whole.addLayout(columns, 1)
        whole.addWidget(frame("line"))
        foot = QHBoxLayout()
        cancel = button(say("Cancel"))
        cancel.clicked.connect(self.reject)
        self.start.setDefault(True)
        self.start.clicked.connect(self.accept)
        foot.addWidget(self.trouble)
        foot.addStretch(1)
        foot.addWidget(cancel)
        foot.addWidget(self.start)
        whole.addLayout(foot)
        room = self.screen().availableSize()
        self.resize(min(940, room.width() - 40), min(660, room.height() - 80))

    def _players(self) -> QWidget:
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(8)
        column.addWidget(label(say("Players"), "heading"))
        self._seats = QVBoxLayout()
        self._seats.setSpacing(8)
        column.addLayout(self._seats)
        column.addWidget(self.add, 0, Qt.AlignmentFlag.AlignLeft)
        self.add.clicked.connect(self._add_seat)
        column.addSpacing(16)
        words = say(
            "Leave this empty for a deal of chance. The same number with the same options "
            "brings the same deal again."
        )
        self._ask(column, say("Deal"), words, self.seed, say("Number of the deal"))
        column.addWidget(self.seed_trouble)
        column.addSpacing(16)
        words = say(
            "To begin from a position, paste it here. It was copied from a game, or is written "
            "by hand."
        )
        self._ask(column, say("Position"), words, self.position, say("Position to begin from"))
        column.addWidget(self.position_trouble)
        column.addStretch(1)
        return holder

    def _ask(
        self, column: QVBoxLayout, title: str, words: str, field: QLineEdit, name: str
    ) -> None:
        """A field that may be left empty, with what it is for."""
        column.addWidget(label(title, "heading"))
        column.addWidget(label(words, "muted", wrap=True))
        field.setAccessibleName(name)
        field.setAccessibleDescription(words)
        field.setPlaceholderText(name)
        field.textChanged.connect(self._check)
        column.addWidget(field)

    def _rules(self) -> QWidget:
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(16)
        column.addWidget(label(say("Rules"), "heading"))
        for option in offered(self._game.Options):
            box = self.options[option.name] = OptionBox(option)
            column.addWidget(box)
        column.addStretch(1)
        return holder

    def _add_row(self, choice: SeatChoice) -> SeatRow:
        row = SeatRow(self._game, self._theme)
        row.show_choice(choice)
        row.changed.connect(self._check)
        row.removed.connect(lambda: self._remove(row))
        self.rows.append(row)
        self._seats.addWidget(row)
        return row

    def _add_seat(self) -> None:
        row = self._add_row(another_seat(self._game, self.last.seats))
        self._renumber()
        row.name.setFocus()
        row.name.selectAll()

    def _remove(self, row: SeatRow) -> None:
        place = self.rows.index(row)
        self.rows.remove(row)
        row.hide()
        row.deleteLater()
        self._renumber()
        self.rows[min(place, len(self.rows) - 1)].name.setFocus()

    def _renumber(self) -> None:
        for number, row in enumerate(self.rows, 1):
            row.set_number(number, removable=len(self.rows) > self._game.seats[0])
        order: list[QWidget] = []
        for row in self.rows:
            order += [row.colour, row.name, row.player, row.remove]
        for before, after in zip(order, [*order[1:], self.add], strict=True):
            QWidget.setTabOrder(before, after)
        self.add.setEnabled(len(self.rows) < self._game.seats[-1])
        self._check()

    def _check(self) -> None:
        """Say at once what keeps the game from beginning, where it is."""
        found = prepare(
            self._game,
            self.last.seats,
            self.last.options,
            self.seed.text(),
            self.position.text(),
        )
        fault = found if isinstance(found, Fault) else None
        self.setup = found if isinstance(found, Setup) else None
        moved = fault is not None and fault.place != self._faulty
        self._faulty = fault.place if fault is not None else ""

        def at(place: str) -> Message | None:
            return fault.reason if fault is not None and fault.place == place else None

        for seat, row in enumerate(self.rows):
            row.show_trouble(at(f"seat {seat}"))
        for name, box in self.options.items():
            box.show_trouble(at(name))
        _tell(self.seed_trouble, at("seed"), self.seed)
        _tell(self.position_trouble, at("position"), self.position)
        _tell(self.trouble, at("seats"))
        self.start.setEnabled(fault is None)
        if moved:
            QTimer.singleShot(0, self, self._bring_into_sight)  # once the words have their place

    def _bring_into_sight(self) -> None:
        """Scroll to what keeps the game from beginning."""
        for area in self._areas:
            for words in area.findChildren(QLabel):
                if words.property("role") == "error" and words.isVisible():
                    area.ensureWidgetVisible(words, 0, 8)


def _tell(where: QLabel, reason: Message | None, field: QLineEdit | None = None) -> None:
    """Say what is wrong, and mark the field that it is about."""
    where.setText(reason.show() if reason else "")
    where.setVisible(reason is not None)
    if field is not None and field.property("wrong") != (reason is not None):
        field.setProperty("wrong", reason is not None)
        restyle(field)
