"""The match: the only owner of "now".

A match holds the line of play, the seats and the review cursor. Whoever shows it subscribes;
whoever plays it calls :meth:`Match.play` with a move text. Each accepted move is in the journal
before anyone is told.

Playing, undo, redo and rewind are always about the last position, never about the one that is
looked at. The cursor goes with them, except that a move leaves it alone while someone looks
back: a bot's reply does not pull a person away from what they study.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

from msgspec.structs import replace

from boardroom import __version__
from boardroom.base.words import Message, message
from boardroom.games.game import CHANCE, OVER, Game, IllegalMove, State, View
from boardroom.games.options import as_dict
from boardroom.play import entries
from boardroom.play.events import (
    Event,
    JournalTrouble,
    Looked,
    Played,
    Redone,
    Resigned,
    SeatChanged,
    Undone,
)
from boardroom.play.journal import Journal
from boardroom.play.line import Line, Piece
from boardroom.play.listeners import Listeners
from boardroom.play.record import FORMAT, MOST_MOVES, Record, now, replay, result_of
from boardroom.play.revealing import reveals
from boardroom.play.seat import Seat, check_bots, check_seats

MOST_SEED = 2**63 - 1


class Match:
    """One game being played: from the first position to now, and what was taken back.

    Seats are counted from 0. ``seed`` is what start and chance are drawn from; ``takebacks``
    counts how often play went back past something revealed.
    """

    def __init__(
        self, game: Game, start: State, seats: Sequence[Seat], *, seed: int, takebacks: int = 0
    ) -> None:
        """A match at this position. SeatError, or ValueError for an impossible seed.

        :meth:`new`, :meth:`from_record` and ``resume`` of :mod:`boardroom.play.resume` are the
        ways to one.
        """
        check_seats(game, seats)
        if not 0 <= seed <= MOST_SEED:
            raise ValueError(f"seed={seed}: expected 0 to {MOST_SEED}")
        self.game = game
        self.seats = tuple(seats)
        self.seed = seed
        self.takebacks = takebacks
        self.cursor = 0
        self.resigned: int | None = None
        """The seat that gave the game up."""
        self._line = Line(start)
        self._undone: list[Piece] = []
        self._journal: Journal | None = None
        self._told: Message | None = None
        self._closed = False
        self._listeners = Listeners()

    @classmethod
    def new(
        cls,
        game: Game,
        options: Any,
        seats: Sequence[Seat],
        rng: Random | None = None,
        *,
        seed: int | None = None,
        journal: Path | None = None,
    ) -> Match:
        """Begin a game. The same seed with the same options deals and draws the same.

        Without ``seed`` one is taken from ``rng``. ``journal`` is the folder to keep a journal
        in. SeatError, or ValueError for options that do not go together.
        """
        check_seats(game, seats)
        check_bots(game, seats)
        if seed is None:
            seed = (rng or Random()).randrange(MOST_SEED + 1)
        match = cls(game, game.start(len(seats), options, Random(seed)), seats, seed=seed)
        if journal is not None:
            match._keep_in(journal)
        return match

    @classmethod
    def from_record(
        cls,
        record: Record,
        name: str = "record",
        *,
        seed: int | None = None,
        journal: Path | None = None,
    ) -> Match:
        """Go on with a saved game. RecordError names ``name``, the move and the reason."""
        played = replay(record, name)
        if seed is None:
            seed = Random().randrange(MOST_SEED + 1)
        match = cls(
            played.game, played.states[0], record.seats, seed=seed, takebacks=record.takebacks
        )
        for move, state in zip(played.moves, played.states[1:], strict=True):
            match._line.push(move, state)
        match.cursor = len(match.moves)
        match.resigned = record.resigned - 1 if record.resigned else None
        if journal is not None:
            match._keep_in(journal)
        return match

    # Now, and what led to it.

    @property
    def states(self) -> Sequence[State]:
        """Every position; ``states[k]`` stands after ``k`` plies."""
        return self._line.states

    @property
    def moves(self) -> Sequence[Any]:
        """The moves that stand; ``moves[k]`` was played in ``states[k]``."""
        return self._line.moves

    @property
    def texts(self) -> Sequence[str]:
        """The same moves as texts."""
        return self._line.texts

    @property
    def now(self) -> State:
        return self._line.states[-1]

    @property
    def options(self) -> Any:
        return self.now.options

    @property
    def shown(self) -> State:
        """The position that is looked at."""
        return self.states[self.cursor]

    @property
    def live(self) -> bool:
        """Whether the last position is the one that is looked at."""
        return self.cursor == len(self.moves)

    @property
    def turn(self) -> int:
        """The seat to move now, CHANCE, or OVER, also once a seat has resigned."""
        return self.now.turn if self.resigned is None else OVER

    @property
    def over(self) -> bool:
        return self.turn == OVER

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seats; () while the game goes on, or when nobody won."""
        result = result_of(self.now, self._resigned)
        return tuple([seat - 1 for seat in result.winners]) if result is not None else ()

    def winners_at(self, ply: int) -> tuple[int, ...] | None:
        """The winning seats where the game is over after ``ply`` plies; None where it goes on."""
        return self.winners if self.over and ply == len(self.moves) else None

    def view(self, seat: int | None) -> View:
        """What that seat may know now; None: what everyone sees."""
        return self.now.view(seat)

    def view_at(self, ply: int, seat: int | None) -> View:
        """What that seat could know after ``ply`` plies."""
        return self.states[ply].view(seat)

    def masked(self, seat: int | None) -> tuple[str, ...]:
        """The moves that stand, as that seat may read them."""
        return tuple(
            state.mask(move, seat) for state, move in zip(self.states, self.moves, strict=False)
        )

    def bot_seed(self) -> int:
        """A seed for whoever thinks about this position; it tells nothing about chance."""
        return self._line.number(self.seed, "bot")

    # Playing.

    def play(self, text: str) -> None:
        """Play a move, or enter a chance outcome by hand. NotationError or IllegalMove."""
        self._need_open()
        if len(self.moves) >= MOST_MOVES:
            raise IllegalMove(message("A game has at most {most} moves.", most=MOST_MOVES))
        if self.resigned is not None:
            raise IllegalMove(message("The game is over."))
        move = self.now.read_move(text)
        after = self.now.play(move)
        self._write(entries.Play(str(move)), len(self.moves) + 1, after.turn)
        was_live = self.live
        self._forget_undone(str(move))
        self._line.push(move, after)
        if was_live:
            self.cursor = len(self.moves)
        self._tell(Played(len(self.moves)))

    def draw(self) -> bool:
        """Play the chance outcome that is due; False when none is.

        The same continuation meets the same outcome again, another one draws anew.
        """
        if self.turn != CHANCE:
            return False
        self.play(self._line.outcome(self.seed))
        return True

    def look(self, cursor: int) -> None:
        """Look at the position after so many plies; beyond an end is at that end."""
        cursor = max(0, min(cursor, len(self.moves)))
        if cursor != self.cursor:
            self.cursor = cursor
            self._tell(Looked(cursor))

    def seat_player(self, seat: int, player: str) -> None:
        """Let a person or a bot take over a seat. SeatError for an unknown bot; IndexError."""
        self._need_open()
        seats = list(self.seats)
        seats[seat] = replace(seats[seat], player=player)
        check_bots(self.game, [seats[seat]])
        if seats[seat] != self.seats[seat]:
            self._write(entries.Sit(seat, player), len(self.moves), self.turn)
            self.seats = tuple(seats)
            self._tell(SeatChanged(seat))

    def resign(self, seat: int) -> None:
        """Let one of two seats give the game up: the other one wins. ValueError otherwise."""
        self._need_open()
        if len(self.seats) != 2 or seat not in (0, 1) or self.over:
            raise ValueError(f"seat={seat}: one of two seats can resign while the game goes on")
        self._write(entries.Resign(seat), len(self.moves), OVER)
        self.resigned = seat
        self._tell(Resigned(seat))

    # Taking back.

    @property
    def can_undo(self) -> bool:
        return self._undo_ply() is not None

    @property
    def can_redo(self) -> bool:
        return bool(self._undone) and self.resigned is None

    def rewind_reveals(self, ply: int) -> bool:
        """Whether going back to ``ply`` goes past something revealed."""
        seat = self.states[ply].turn if self.states[ply].turn >= 0 else None
        return any(
            reveals(self.states[each], self.moves[each], self.states[each + 1], seat)
            for each in range(ply, len(self.moves))
        )

    def undo(self) -> bool:
        """Go back to before the last decision of a person; False when there is none.

        A bot's reply is taken back too, and so is the chance that followed. To resign is a
        decision as well.
        """
        self._need_open()
        ply = self._undo_ply()
        if ply is None:
            return False
        self._go_back(ply, entries.Undo())
        return True

    def rewind(self, ply: int) -> bool:
        """Go back to the position after ``ply`` plies, where no seat has resigned; False when
        that is now. ValueError."""
        self._need_open()
        if not 0 <= ply <= len(self.moves):
            raise ValueError(f"ply={ply}: expected 0 to {len(self.moves)}")
        if ply == len(self.moves) and self.resigned is None:
            return False
        self._go_back(ply, entries.Rewind(ply))
        return True

    def redo(self) -> bool:
        """Play again what was last taken back; False when there is nothing."""
        self._need_open()
        if not self.can_redo:
            return False
        piece = self._undone[-1]
        before = len(self.moves)
        self._write(entries.Redo(), before + len(piece.moves), piece.states[-1].turn)
        self._line.put_back(self._undone.pop())
        self.cursor = len(self.moves)
        self._tell(Redone(before, len(self.moves)))
        return True

    def _undo_ply(self) -> int | None:
        """The last ply, before now, in which a person decided."""
        if self.resigned is not None:
            return len(self.moves)
        for ply in reversed(range(len(self.moves))):
            turn = self.states[ply].turn
            if turn >= 0 and not self.seats[turn].is_bot:
                return ply
        return None

    def _go_back(self, ply: int, act: entries.Act) -> None:
        revealed = self.rewind_reveals(ply)
        before = len(self.moves)
        self._write(act, ply, self.states[ply].turn)
        self.takebacks += revealed
        self.resigned = None
        if ply < before:
            self._undone.append(self._line.cut(ply))
        self.cursor = ply
        self._tell(Undone(before, ply, revealed))

    def _forget_undone(self, text: str) -> None:
        """Keep what can be redone only where this move begins it."""
        if self._undone and self._undone[-1].texts[0] == text:
            rest = self._undone[-1].rest()
            if rest is None:
                self._undone.pop()
            else:
                self._undone[-1] = rest
        else:
            self._undone.clear()

    # Saving.

    def record(self) -> Record:
        """The game as a save file holds it."""
        return Record(
            boardroom=FORMAT,
            game=self.game.id,
            options=as_dict(self.options),
            seats=self.seats,
            start=self.states[0].text(),
            moves=tuple(self.texts),
            result=result_of(self.now, self._resigned),
            saved=now(),
            program=__version__,
            takebacks=self.takebacks,
            resigned=self._resigned,
        )

    @property
    def _resigned(self) -> int:
        """The seat that gave up as a save has it: counted from 1, 0 for none."""
        return 0 if self.resigned is None else self.resigned + 1

    def _keep_in(self, folder: Path) -> None:
        header = entries.header_of(self.record(), self.seed, self.turn)
        self.keep(Journal.create(folder, header))

    def keep(self, journal: Journal) -> None:
        """Write everything from now on to this journal, which belongs to the match."""
        self._journal = journal
        self._tell()

    @property
    def journal(self) -> Path | None:
        """The file of the journal."""
        return self._journal.path if self._journal else None

    @property
    def trouble(self) -> Message | None:
        """Why the game is not being saved at the moment; None while it is, or need not be."""
        return self._journal.trouble if self._journal else None

    def close(self) -> None:
        """Let go of the journal. The game can be continued, unless it is over."""
        if self._journal is not None and not self._closed:
            if self.over:
                self._journal.finish()
            else:
                self._journal.close()
        self._closed = True

    def discard(self) -> None:
        """Throw the game away, with its journal."""
        if self._journal is not None and not self._closed:
            self._journal.discard()
        self._closed = True

    def _need_open(self) -> None:
        if self._closed:
            raise RuntimeError("this match was closed")

    def _write(self, act: entries.Act, ply: int, turn: int) -> None:
        if self._journal is not None:
            self._journal.append(act, ply, turn)

    # Listening.

    def subscribe(self, listener: Callable[[Event], None]) -> Callable[[], None]:
        """Call ``listener`` with every event; call what is returned to stop that."""
        return self._listeners.subscribe(listener)

    def _tell(self, *events: Event) -> None:
        trouble = () if self.trouble == self._told else (JournalTrouble(self.trouble),)
        self._told = self.trouble
        self._listeners.tell(*trouble, *events)
