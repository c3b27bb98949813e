"""What moves a match on: it shows each move to its end, then draws, lets a bot think, or asks
the person.

It hands the scene views, texts and masked effects, never a state, and takes move texts from it.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal

from boardroom.base.words import Message, say
from boardroom.bots import USUAL
from boardroom.games.game import CHANCE, OVER, IllegalMove, NotationError, State
from boardroom.play.events import (
    Event,
    JournalTrouble,
    Looked,
    Played,
    Resigned,
    SeatChanged,
    Undone,
)
from boardroom.play.match import Match
from boardroom.play.seat import BOT
from boardroom.play.thinker import Thinker
from boardroom.scenes.base import Ask, TableScene
from boardroom.window.deciding import Deciding
from boardroom.window.eyes import Eyes, last_effects
from boardroom.window.hinting import Hinting
from boardroom.window.pace import Pace


class Conductor(QObject):
    """``changed``: whose turn, seats, log or thinking must be read again."""

    changed = Signal()
    progressed = Signal()
    """The bot that thinks is further on."""
    played = Signal(int)
    """A move was played, or chance decided; it led to this ply."""
    showing = Signal(object)
    """A move begins to be shown: its effects, as the person may see them."""
    looked = Signal(int)
    """This ply is looked at now."""
    said = Signal(str)
    """A line for the person: what is pointed at."""
    advised = Signal(str)
    """A hint: the move, and on a second line the reason."""
    refused = Signal(str)
    """Why a move is not possible."""
    went_back = Signal(bool)
    """Moves were taken back; whether past something that had been revealed."""
    unsaved = Signal(str)
    """Why the game is not being saved; "" when it is again."""
    curtained = Signal(bool)
    """The screen has to be passed on to whose turn it is; or they have it now."""
    faltered = Signal(str)
    """Why the bot that is to move does not; the game waits."""
    ended = Signal()
    """The last move of the game has been shown."""

    def __init__(self, match: Match, scene: TableScene, thinker: Thinker, pace: Pace) -> None:
        super().__init__()
        self.match = match
        self.scene = scene
        self.pace = pace
        self.paused = False
        """A game among bots alone waits for the person to let it go on."""
        self.curtain = False
        """The screen is being passed on: the table shows what everyone may see."""
        self._eyes = Eyes(match)
        self._thinker = thinker
        self._showing = False
        self._single_step = False
        self.hinted = ""
        """The move that the last hint pointed out, until something is played."""
        self.hinting = Hinting(thinker, self)
        self.deciding = Deciding(thinker, self)
        self._unsubscribe = match.subscribe(self._hear)
        self.deciding.decided.connect(self._decided)
        self.deciding.progressed.connect(self.progressed)
        self.deciding.faltered.connect(self._faltered)
        self.hinting.found.connect(self._show_hint)
        self.hinting.progressed.connect(self.progressed)
        self.hinting.failed.connect(self._hint_failed)
        scene.chosen.connect(self._chosen)
        scene.pointed.connect(self._pointed)
        scene.settled.connect(self._settled)
        scene.set_speed(pace.motion)

    # What the page asks.

    def start(self) -> None:
        """Show the match as it stands, and go on with it."""
        if any(seat.is_bot for seat in self.match.seats):
            self._thinker.start()
        self._stand()
        self._go_on()

    def close(self) -> None:
        """Stop everything. The match is closed by whoever opened it."""
        self._unsubscribe()
        self.deciding.stop()
        self._forget_hint()
        self.scene.chosen.disconnect(self._chosen)
        self.scene.pointed.disconnect(self._pointed)
        self.scene.settled.disconnect(self._settled)

    def set_pace(self, pace: Pace) -> None:
        """Use another pace from now on."""
        self.pace = pace
        self.scene.set_speed(pace.motion)

    @property
    def viewer(self) -> int | None:
        """The seat whose eyes are at the screen; None when nobody's are, or everyone's."""
        return self._eyes.viewer

    @property
    def shared(self) -> bool:
        """Whether people pass the screen on to each other."""
        return self._eyes.shared

    def lift_curtain(self) -> None:
        """The person whose turn it is has the screen now."""
        if self.curtain and self.match.live:
            self._eyes.lift()
            self._stand()
            self.changed.emit()

    def cover(self, covered: bool) -> None:
        """Show nothing but what everyone may see while a dialog is open."""
        self._eyes.cover(covered)
        if self._eyes.hiding:
            self._forget_hint()
            self.said.emit("")
            self._stand()
            self.changed.emit()
            self._go_on()

    @property
    def bots_only(self) -> bool:
        return all(seat.is_bot for seat in self.match.seats)

    @property
    def waiting(self) -> bool:
        """Everything has been shown, and a person is to choose."""
        return self.asking and self.match.live and not self._showing

    def pause(self, paused: bool) -> None:
        """Hold a game among bots, or let it go on."""
        self.paused = paused
        self._single_step = False
        if paused:
            self.deciding.stop()
        else:
            self.match.look(len(self.match.moves))
        self._go_on()
        self.changed.emit()

    def step(self) -> None:
        """Let one bot decide, and hold the game again."""
        self.pause(False)
        self._single_step = True

    def undo(self) -> None:
        self.deciding.stop()
        self.match.undo()

    def redo(self) -> None:
        self.deciding.stop()
        self.match.redo()

    def rewind(self, ply: int) -> None:
        """Go on from the position after so many plies."""
        self.deciding.stop()
        self.match.rewind(ply)

    def look(self, ply: int) -> None:
        """Look at an earlier position, or at now again."""
        if self.bots_only and not self.match.over and ply < len(self.match.moves):
            self.pause(True)
        self.match.look(ply)

    def resign(self, seat: int) -> None:
        """Let a person give up: one of two the game, one of more the seat, to a bot."""
        self.deciding.stop()
        if len(self.match.seats) == 2:
            self.match.resign(seat)
        else:
            self.match.seat_player(seat, BOT + USUAL)

    def seat_player(self, seat: int, player: str) -> None:
        """Let a person or a bot take over a seat."""
        self.match.seat_player(seat, player)

    def hint(self) -> None:
        """Point out the best move, once it is thought over; asked again, the next best."""
        if not self.waiting or self.hinting.looking:
            return
        if self.hinting.hints:
            self._show_hint()
            return
        match, seat = self.match, self.match.now.turn
        self.hinting.look_for(match.view(seat), match.masked(seat), match.bot_seed())
        self.changed.emit()

    def _show_hint(self) -> None:
        """Point out the next hint, unless the person is no longer asked for a move."""
        if not self.waiting:
            self._forget_hint()
            self.changed.emit()
            return
        self.hinted, words = self.hinting.next(self.match)
        self.scene.hint(self.hinted)
        self.changed.emit()
        self.advised.emit(words)

    def _hint_failed(self, reason: str) -> None:
        self.changed.emit()
        self.refused.emit(say("There is no hint: {reason}", reason=reason))

    # What the match tells.

    def _hear(self, event: Event) -> None:
        if isinstance(event, JournalTrouble):
            self.unsaved.emit(event.message.show() if event.message else "")
            return
        if isinstance(event, Looked):
            self._stand()
            self.looked.emit(event.cursor)
        elif isinstance(event, Played):
            self._forget_hint()
            self._show_move(event.ply)
            self.played.emit(event.ply)
        else:
            self._forget_hint()
            self.deciding.stop()
            self.deciding.stuck = False
            self._stand()
        if isinstance(event, Undone):
            self.went_back.emit(event.revealed)
        if isinstance(event, SeatChanged):
            self._seat_changed()
        self.changed.emit()
        self._go_on()
        if isinstance(event, Resigned):
            self.ended.emit()

    def _seat_changed(self) -> None:
        if not self.bots_only:
            self.paused = False

    def _show_move(self, ply: int) -> None:
        match = self.match
        if not match.live:
            return
        before = match.states[ply - 1]
        effects = before.effects(match.moves[ply - 1], self.viewer)
        moves, ask = self._choices()
        self._showing = True
        self.showing.emit(effects)
        self.scene.animate(effects, match.view(self.viewer), moves, ask, match.winners_at(ply))

    def _stand(self) -> None:
        """Show the position that is looked at, without motion."""
        match = self.match
        self._showing = False
        self._draw_curtain()
        moves, ask = self._choices() if match.live else ((), None)
        last = last_effects(match, match.cursor, self.viewer)
        view, winners = match.view_at(match.cursor, self.viewer), match.winners_at(match.cursor)
        self.scene.show_position(view, moves, ask, last, winners)

    def _draw_curtain(self) -> None:
        """Close the curtain once it is another person's turn, or open it again."""
        down = self._eyes.curtain
        if down:
            self._eyes.look_away()
            self._forget_hint()
        if down != self.curtain:
            self.curtain = down
            self.curtained.emit(down)

    def _choices(self) -> tuple[tuple[str, ...], Ask | None]:
        """The moves of the person whose turn it is, and what the scene may ask about them."""
        if not self.asking:
            return (), None
        state, seat = self.match.now, self.match.now.turn

        def effects(text: str) -> Any:
            return state.effects(state.read_move(text), seat)

        def wording(text: str) -> Message:
            return state.wording(state.read_move(text), seat)

        def reason(text: str) -> Message | None:
            found = _reason(state, text)
            if found is not None:
                self.refused.emit(found.show())
            return found

        return tuple(map(str, state.moves())), Ask(effects, reason, wording)

    @property
    def asking(self) -> bool:
        """Whether it is a person who decides now, and has the screen."""
        turn = self.match.turn
        if turn < 0 or self.match.seats[turn].is_bot:
            return False
        return self.viewer == turn

    # What the scene tells.

    def _chosen(self, text: str) -> None:
        try:
            self.match.play(text)
        except (IllegalMove, NotationError) as error:
            reason = error.message.show()
            self.scene.refuse(text, reason)
            self.refused.emit(reason)

    def _pointed(self, words: str) -> None:
        self.said.emit(words)

    def _settled(self) -> None:
        self._showing = False
        if self._eyes.curtain and not self.curtain:
            self._stand()
        self._go_on()
        self.changed.emit()
        if self.match.over and self.match.live:
            self.ended.emit()

    # What comes next.

    def _go_on(self) -> None:
        """Do what is due once the table is at rest: draw, or let the bot think."""
        match = self.match
        waits = self.paused and self.bots_only
        if self._showing or waits or self.deciding.stuck or match.turn == OVER:
            return
        if match.now.turn == CHANCE:
            match.draw()
        elif match.seats[match.now.turn].is_bot and self.deciding.seat is None:
            self.deciding.ask(match, match.now.turn, self.pace.patience)
            self.changed.emit()

    def _decided(self, move: str) -> None:
        if self._single_step:
            self._single_step, self.paused = False, True
        self.match.play(move)

    def _faltered(self, reason: str) -> None:
        self.faltered.emit(reason)
        self.changed.emit()

    def ask_again(self) -> None:
        """Let the bot that faltered think once more."""
        self.deciding.stuck = False
        self._go_on()

    def _forget_hint(self) -> None:
        self.hinted = ""
        self.hinting.forget()


def _reason(state: State, text: str) -> Message | None:
    """Why a move is not possible; None when it is."""
    try:
        state.read_move(text)
    except (IllegalMove, NotationError) as error:
        return error.message
    return None
