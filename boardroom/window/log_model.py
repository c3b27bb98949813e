"""The moves of a match as lines of the log, in words and in notation, as one seat may read them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from boardroom.base.words import say
from boardroom.games.game import CHANCE, Move, State
from boardroom.window.pieces import tip

Index = QModelIndex | QPersistentModelIndex
_NO_PARENT = QModelIndex()

LINE = Qt.ItemDataRole.UserRole
"""The role under which a row holds its :class:`LogLine`."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """What led to position ``ply``. ``decided`` counts the decisions up to there; ``seat`` made
    this one, counted from 0, None for chance and the start."""

    ply: int
    decided: int
    seat: int | None
    name: str
    words: str
    notation: str

    @property
    def spoken(self) -> str:
        """The line as a screen reader says it."""
        if self.seat is None:
            return self.words
        return say(
            "{number}. {name}: {words} ({notation})",
            number=self.decided,
            name=self.name,
            words=self.words,
            notation=self.notation,
        )


def _start() -> LogLine:
    return LogLine(0, 0, None, "", say("Start"), "")


def _line(
    before: State, move: Move, last: LogLine, names: Sequence[str], viewer: int | None
) -> LogLine:
    """The line of the move that was made in the position ``before``."""
    seat = None if before.turn == CHANCE else before.turn
    decided = last.decided + (seat is not None)
    return LogLine(
        ply=last.ply + 1,
        decided=decided,
        seat=seat,
        name="" if seat is None else names[seat],
        words=before.wording(move, viewer).show(),
        notation=before.mask(move, viewer),
    )


class LogModel(QAbstractListModel):
    """A row for the start and each ply; the row is the ply."""

    def __init__(self) -> None:
        super().__init__()
        self.lines = [_start()]
        self._made: list[Move] = []
        self._for: tuple[tuple[str, ...], int | None] = ((), None)

    def show_moves(
        self,
        states: Sequence[State],
        moves: Sequence[Move],
        names: tuple[str, ...],
        viewer: int | None,
    ) -> None:
        """Show a line for the start and each move; ``states[k]`` stands after ``k`` plies.

        Lines that stay as they are keep their place in the view, and cost nothing.
        """
        same = 0
        if self._for == (names, viewer):
            for one, other in zip(self._made, moves, strict=False):
                if one != other:
                    break
                same += 1
        self._for = (names, viewer)
        if same < len(self._made):
            self.beginRemoveRows(_NO_PARENT, same + 1, len(self._made))
            del self.lines[same + 1 :], self._made[same:]
            self.endRemoveRows()
        if same < len(moves):
            self.beginInsertRows(_NO_PARENT, same + 1, len(moves))
            for before, move in zip(states[same:], moves[same:], strict=False):
                self.lines.append(_line(before, move, self.lines[-1], names, viewer))
                self._made.append(move)
            self.endInsertRows()

    def rowCount(self, parent: Index = _NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self.lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        line = self.lines[index.row()]
        if role == LINE:
            return line
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return line.spoken
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(line.spoken)
        return None
