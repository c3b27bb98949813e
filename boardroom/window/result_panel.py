"""How a game ended: who won, and the count that led to it, row by row."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from boardroom.base.words import figure, say
from boardroom.games.game import public_scores
from boardroom.play.match import Match
from boardroom.scenes.look import Theme
from boardroom.window.eyes import keeps_secrets
from boardroom.window.icons import wear_icon
from boardroom.window.pieces import ElidedLabel, button, frame, label
from boardroom.window.seat_colours import marker, seat_colour
from boardroom.window.setup import deal_number
from boardroom.window.sheets.door import PLAYED_GAME
from boardroom.window.standing import outcome


class ResultPanel(QWidget):
    """Shown at the side, so that the board stays to be looked at."""

    rematch = Signal()
    new_game = Signal()
    save = Signal()
    sheets = Signal()
    inspect = Signal()
    leave = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.head = label("", "title", wrap=True)
        self.why = label("", wrap=True)
        self.deal = label("", "small", wrap=True)
        self.deal.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.again = button(say("Rema&tch"), "rematch", "primary")
        self.look = button(say("&Look back at the game"), "previous")
        self.sheets_button = button(say("&Print the sheets…"), "sheets")
        # Side by side in a narrow panel, there is room for their words alone.
        self.other = button(say("&New game…"))
        self.keep = button(say("&Save…"))
        self.back = button(say("&Back to the start page"), "home", "quiet")
        self._counts = QScrollArea()
        self._lay_out()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        top = QHBoxLayout()
        cup = label("")
        wear_icon(cup, "trophy")
        top.addWidget(label(say("The game is over"), "muted"), 1)
        top.addWidget(cup)
        column.addLayout(top)
        column.addWidget(self.head)
        column.addWidget(self.why)
        self._counts.setWidgetResizable(True)
        self._counts.setFrameShape(QFrame.Shape.NoFrame)
        self._counts.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._counts.setAccessibleName(say("The count"))
        column.addWidget(self._counts, 1)
        column.addWidget(self.deal)
        column.addWidget(self.again)
        column.addWidget(self.look)
        column.addWidget(self.sheets_button)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.other, 5)
        row.addWidget(self.keep, 4)
        column.addLayout(row)
        column.addWidget(self.back)
        for knob, signal in (
            (self.again, self.rematch),
            (self.look, self.inspect),
            (self.sheets_button, self.sheets),
            (self.other, self.new_game),
            (self.keep, self.save),
            (self.back, self.leave),
        ):
            knob.clicked.connect(signal)

    def show_result(self, match: Match, theme: Theme) -> None:
        """Show the end of a game."""
        self.head.setText(outcome(match.winners, match.seats).show())
        resigned = None if match.resigned is None else match.seats[match.resigned].name
        self.why.setText(say("{name} resigned.", name=resigned) if resigned else "")
        self.why.setVisible(resigned is not None)
        # To give up may be taken back, and the deal tells every hand.
        secret = match.resigned is not None and any(
            keeps_secrets(match.now, seat) for seat in range(len(match.seats))
        )
        deal = None if secret else deal_number(match)
        self.deal.setText("" if deal is None else say("Deal number {number}", number=deal))
        self.deal.setVisible(deal is not None)
        self.sheets_button.setVisible(match.game.id == PLAYED_GAME)
        self._counts.setWidget(_table(match, theme, self.devicePixelRatioF()))


def _table(match: Match, theme: Theme, ratio: float) -> QWidget:
    """The count of every seat: the seat with its score, below it a row for each tally.

    What is secret until the end of the game stays so when it is given up before.
    """
    state, seats = match.now, match.seats
    holder = QWidget()
    grid = QGridLayout(holder)
    grid.setContentsMargins(0, 4, 8, 4)
    grid.setHorizontalSpacing(10)
    grid.setVerticalSpacing(4)
    grid.setColumnStretch(1, 1)
    winners = match.winners
    scores = state.scores() if match.resigned is None else public_scores(state)
    row = 0
    for seat, who in enumerate(seats):
        disc = QLabel()
        fill = seat_colour(who.colour, seat).fill
        disc.setPixmap(marker(fill, seat, 24, ratio, theme.text))
        name = ElidedLabel("subheading" if seat in winners else "text")
        name.show_text(who.name)
        grid.addWidget(disc, row, 0)
        grid.addWidget(name, row, 1)
        score = scores[seat]
        if score is not None:
            grid.addWidget(_number(score, strong=True), row, 2)
        row += 1
        for tally in state.tallies(seat) if score is not None else ():
            grid.addWidget(label(tally.what.show(), "small", wrap=True), row, 1)
            grid.addWidget(_number(tally.points, strong=False), row, 2)
            row += 1
        grid.addWidget(frame("line"), row, 0, 1, 3)
        row += 1
    grid.setRowStretch(row, 1)
    return holder


def _number(points: int, *, strong: bool) -> QLabel:
    made = label(figure(points), "subheading" if strong else "small")
    made.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
    return made
