"""The page of a game: the table, and beside it whose turn it is, the log and the actions."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QImage, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QStackedWidget,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from boardroom.base.words import Message, say
from boardroom.play.match import Match
from boardroom.play.thinker import Thinker
from boardroom.scenes import accessible, scene_for
from boardroom.scenes.look import BETWEEN, INSIDE, NARROW_BELOW, PANEL_NARROW, PANEL_WIDTH
from boardroom.scenes.view import TableView
from boardroom.window.appearance import Appearance
from boardroom.window.conductor import Conductor
from boardroom.window.curtain import Curtain
from boardroom.window.eyes import last_effects
from boardroom.window.icons import wear_icon
from boardroom.window.keeper import Keeper
from boardroom.window.leaving import ask_to_resign, resigning_seat
from boardroom.window.notices import Notices, Toasts
from boardroom.window.pace import PACES
from boardroom.window.pieces import TwoLines, frame, icon_button, restyle
from boardroom.window.player import Player
from boardroom.window.result_panel import ResultPanel
from boardroom.window.review_keys import ReviewKeys
from boardroom.window.seat_colours import seat_fills
from boardroom.window.shortcuts import PROGRAM, shown
from boardroom.window.side_panel import SidePanel
from boardroom.window.sounding import Sounding

_PICTURE = QSize(1000, 800)
"""Of a saved picture, which has two pixels for each of these."""

_LINES = 40
"""Height of what is said below the table, in pixels: two lines."""


@cache
def _speak_tables() -> None:
    """Let screen readers find what lies on the tables; once for the whole program."""
    accessible.install()


class GamePage(QWidget):
    """``left`` when the person wants the start page; the others ask the window for more."""

    left = Signal()
    rematch = Signal()
    new_game = Signal()
    save = Signal()
    sheets = Signal()
    saved = Signal()
    """Something of the game has been written to a file."""
    changed = Signal()

    def __init__(
        self,
        match: Match,
        thinker: Thinker,
        appearance: Appearance,
        keeper: Keeper,
        notices: Notices,
        player: Player,
    ) -> None:
        super().__init__()
        self.match = match
        self.file: Path | None = None
        """The save file that the game came from or was last saved to."""
        self._kept: tuple[str, ...] | None = None
        _speak_tables()
        self._appearance = appearance
        self._keeper = keeper
        self._notices = notices
        self.scene = scene_for(match.game.id)(appearance.theme)
        self.view = TableView(self.scene)
        self.scene.setParent(self.view)  # they go together
        self.toasts = Toasts(self.view)
        self.curtain = Curtain(self.view)
        self.conductor = Conductor(match, self.scene, thinker, PACES[keeper.now.speed])
        self.side = SidePanel(self.conductor, lambda: appearance.theme)
        self.result = ResultPanel()
        self.status = TwoLines()
        self.mute = icon_button(say("Mute"), "sound")
        self._player = player
        self._panel = frame("panel")
        self._stack = QStackedWidget()
        self._lay_out()
        self._connect()
        ReviewKeys(self, self._panel, self.look)

    def start(self) -> None:
        """Begin, or go on, once the page is on the screen."""
        if self.match.trouble is not None:
            self._unsaved(self.match.trouble.show())
        self.conductor.start()
        self.read()
        if self.match.over:
            self.show_result()
        self._focus_table()

    def _focus_table(self) -> None:
        """The keys are for the table, or for the curtain before it."""
        (self.curtain.lift if self.conductor.curtain else self.view).setFocus()

    def close_match(self) -> None:
        """Stop the bots and let go of the journal; the game can be continued."""
        self.conductor.close()
        self.match.close()
        self._appearance.changed.disconnect(self._redraw)
        self._keeper.changed.disconnect(self._take_settings)
        for key in ("unsaved", "bot"):
            self._notices.clear(key)

    def _lay_out(self) -> None:
        self.setProperty("role", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        strip = frame("strip")
        row = QHBoxLayout(strip)
        row.setContentsMargins(BETWEEN, 0, BETWEEN, 0)
        row.addWidget(self.status)
        row.addWidget(self.mute)
        self.mute.setProperty("role", "small")
        self.status.setAccessibleName(say("What is pointed at"))
        self.status.setFixedHeight(_LINES)  # however much is said, the table keeps its size
        table = QVBoxLayout()
        table.setSpacing(0)
        table.addWidget(self.view, 1)
        table.addWidget(strip)
        self._stack.addWidget(self.side)
        self._stack.addWidget(self.result)
        inside = self._inside = QVBoxLayout(self._panel)
        inside.setContentsMargins(BETWEEN, BETWEEN, BETWEEN, 12)
        inside.addWidget(self._stack)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(table, 1)
        whole.addWidget(self._panel)

    def _connect(self) -> None:
        conductor, side, result = self.conductor, self.side, self.result
        conductor.setParent(self)
        Sounding(conductor, self._player.play)
        conductor.changed.connect(self.read)
        conductor.progressed.connect(side.read_progress)
        conductor.played.connect(self._speak)
        conductor.looked.connect(self._speak)
        conductor.said.connect(self._say)
        conductor.advised.connect(self._tell)
        conductor.refused.connect(lambda words: self._say(words, refusal=True))
        conductor.went_back.connect(self._went_back)
        conductor.curtained.connect(self._curtained)
        self.curtain.lifted.connect(conductor.lift_curtain)
        conductor.unsaved.connect(self._unsaved)
        conductor.faltered.connect(self._faltered)
        conductor.ended.connect(self.show_result)
        side.seats.taken_over.connect(conductor.seat_player)
        side.log.jumped.connect(conductor.look)
        side.undo.clicked.connect(self.undo)
        side.redo.clicked.connect(self.redo)
        side.hint.clicked.connect(self.hint)
        side.pause.clicked.connect(self.pause)
        side.step.clicked.connect(self.step)
        side.here.clicked.connect(self.go_on_from_here)
        side.result.clicked.connect(self.show_result)
        side.back.clicked.connect(self.left)
        result.inspect.connect(self.inspect)
        result.rematch.connect(self.rematch)
        result.new_game.connect(self.new_game)
        result.save.connect(self.save)
        result.sheets.connect(self.sheets)
        result.leave.connect(self.left)
        self.mute.clicked.connect(self._keeper.mute)
        self._read_sound()
        self._appearance.changed.connect(self._redraw)
        self._keeper.changed.connect(self._take_settings)

    # What is kept of the game.

    @property
    def unsaved(self) -> Message | None:
        """Why the moves are neither in the journal nor in a file; None while they are."""
        match = self.match
        if not match.moves or self._kept == tuple(match.texts):
            return None
        return match.trouble

    def note_saved(self) -> None:
        """The game as it stands is in a file."""
        self._kept = tuple(self.match.texts)

    def position(self) -> str:
        """The position that is looked at, as the person may know it: what is copied at a shared
        screen would still be there for the next one."""
        seat = None if self.conductor.shared else self.conductor.viewer
        return self.match.view_at(self.match.cursor, seat).text()

    # What can be done here; the menu of the window does the same.

    def undo(self) -> None:
        self.inspect()
        self.conductor.undo()

    def redo(self) -> None:
        self.conductor.redo()

    def hint(self) -> None:
        self.conductor.hint()

    def resign(self) -> None:
        """Give the game up, or among more than two the seat, once the person has confirmed it."""
        seat = resigning_seat(self.match)
        if seat is not None and ask_to_resign(self.match, seat, self):
            self.conductor.resign(seat)

    def pause(self) -> None:
        """Hold a game among bots, or let it go on."""
        if self.conductor.bots_only and not self.match.over:
            self.conductor.pause(not self.conductor.paused)

    def step(self) -> None:
        """Let one bot of a game among bots decide."""
        if self.conductor.bots_only and not self.match.over:
            self.conductor.step()

    def look(self, where: str) -> None:
        """Look at the ``first`` position, one ``back`` or ``forward``, or ``now``."""
        cursor, last = self.match.cursor, len(self.match.moves)
        self.inspect()
        ply = {"first": 0, "back": cursor - 1, "forward": cursor + 1, "now": last}[where]
        self.conductor.look(max(0, min(ply, last)))

    def go_on_from_here(self) -> None:
        """Take back everything after the position that is looked at."""
        self.inspect()
        self.conductor.rewind(self.match.cursor)

    def abilities(self) -> dict[str, bool]:
        """Which actions make sense now, by their names in the menu."""
        match, conductor = self.match, self.conductor
        watching = conductor.bots_only and not match.over
        return {
            "undo": match.can_undo,
            "redo": match.can_redo,
            "hint": conductor.waiting,
            "resign": resigning_seat(match) is not None,
            "pause": watching,
            "step": watching,
            "first": match.cursor > 0,
            "back": match.cursor > 0,
            "forward": not match.live,
            "now": not match.live,
        }

    def picture(self) -> QImage:
        """The table as it is looked at, large and sharp."""
        from boardroom.scenes.picture import picture

        match, seat = self.match, self.conductor.viewer
        return picture(
            match.game.id,
            match.view_at(match.cursor, seat),
            _PICTURE,
            self._appearance.theme,
            last_effects(match, match.cursor, seat),
            ratio=2.0,
            winners=match.winners_at(match.cursor),
        )

    def show_result(self) -> None:
        """Show who won and the count, beside the board as it ended."""
        theme = self._appearance.theme
        self.result.show_result(self.match, theme)
        self._stack.setCurrentWidget(self.result)
        self.result.again.setFocus()
        self.changed.emit()

    def inspect(self) -> None:
        """Show the log again instead of the result."""
        if self._stack.currentWidget() is self.result:
            self._stack.setCurrentWidget(self.side)
            self._focus_table()

    def read(self) -> None:
        """Show what has changed."""
        names = tuple(seat.name for seat in self.match.seats)
        self.scene.set_seats(names, seat_fills(self.match.seats))
        self.side.read()
        if not self.conductor.deciding.stuck:
            self._notices.clear("bot")
        self._read_curtain()
        self.changed.emit()

    def _read_curtain(self) -> None:
        """The curtain hangs before now; where one looks back lies only what everyone saw."""
        match = self.match
        if self.conductor.curtain and match.live:
            self.curtain.come_down(match.seats[match.now.turn].name)
        else:
            self.curtain.go_up()

    # What the conductor tells.

    def _say(self, words: str, *, refusal: bool = False) -> None:
        if words != self.status.whole:
            QToolTip.hideText()  # the tip would go on telling what the line tells no more
        self.status.show_text(words)
        role = "error" if refusal else "text"
        if self.status.property("role") != role:
            self.status.setProperty("role", role)
            restyle(self.status)

    def _curtained(self, down: bool) -> None:
        if down:  # in words for everyone: what the player before read is not for the next
            self._say(self._words(self.match.cursor))
        self._read_curtain()

    def _speak(self, ply: int) -> None:
        """Say what led to a position."""
        self._tell(self._words(ply))

    def _tell(self, words: str) -> None:
        """Say this below the table, and to a screen reader."""
        self._say(words)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.view, words))

    def _words(self, ply: int) -> str:
        if ply == 0:
            return say("Start")
        state, move = self.match.states[ply - 1], self.match.moves[ply - 1]
        words = state.wording(move, self.conductor.viewer)
        if state.turn < 0:
            return words.show()
        return say("{name}: {move}", name=self.match.seats[state.turn].name, move=words)

    def _went_back(self, revealed: bool) -> None:
        self._say("")
        if revealed:
            self.toasts.show_notice(
                "rewound",
                say("You went back past a draw. The record counts it."),
            )

    def _unsaved(self, reason: str) -> None:
        if reason:
            self._notices.show_notice("unsaved", reason, "trouble", say("Save…"), self.save.emit)
        else:
            self._notices.clear("unsaved")

    def _faltered(self, reason: str) -> None:
        again = self.conductor.ask_again
        self._notices.show_notice("bot", reason, "trouble", say("&Ask again"), again)

    # What the window tells.

    def cover(self, covered: bool) -> None:
        """A dialog lies over the window, or has gone."""
        self.conductor.cover(covered)

    def _redraw(self) -> None:
        self.scene.set_theme(self._appearance.theme)
        self.read()
        if self._stack.currentWidget() is self.result:
            self.show_result()

    def _take_settings(self) -> None:
        self.conductor.set_pace(PACES[self._keeper.now.speed])
        self._read_sound()

    def _read_sound(self) -> None:
        """Let the button by the table show whether sounds are on, and say what it does."""
        muted = self._keeper.now.muted
        self.mute.setAccessibleName(say("Unmute") if muted else say("Mute"))
        keys = shown(PROGRAM["mute"].keys)
        self.mute.setToolTip(say("{action} ({keys})", action=self.mute.accessibleName(), keys=keys))
        wear_icon(self.mute, "muted" if muted else "sound")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self.window().width() >= NARROW_BELOW
        self._panel.setFixedWidth(PANEL_WIDTH if wide else PANEL_NARROW)
        side = BETWEEN if wide else INSIDE
        self._inside.setContentsMargins(side, BETWEEN, side, 12)
