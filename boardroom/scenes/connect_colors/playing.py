"""How a move is shown: balls slide, what touches lights up and rolls into a tray, gaps fill."""

from __future__ import annotations

from collections import Counter
from functools import partial

from PySide6.QtCore import QPointF

from boardroom.games.connect_colors import COLOURS, Deal, Slide
from boardroom.games.grid import Cell
from boardroom.scenes import look
from boardroom.scenes.connect_colors import motions
from boardroom.scenes.connect_colors.ball import BALL
from boardroom.scenes.connect_colors.counting import SMALL_BALL
from boardroom.scenes.connect_colors.sounds import sound_of
from boardroom.scenes.connect_colors.table import ConnectColorsTable
from boardroom.scenes.doors import Door
from boardroom.scenes.gestures import ends
from boardroom.scenes.motion import Track
from boardroom.scenes.sound import Sound
from boardroom.scenes.spaces import middle
from boardroom.scenes.thing import Thing


class ConnectColorsPlay(ConnectColorsTable):
    """The table while a move is shown."""

    def __init__(self, theme: look.Theme = look.LIGHT) -> None:
        super().__init__(theme)
        self._held: dict[Cell, QPointF] = {}
        """Where balls are that a hand has pushed, until their move is shown."""

    def sound_of(self, effects: Slide | Deal) -> Sound:
        return sound_of(effects)

    def _act(self, effects: Slide | Deal) -> tuple[Track, ...]:
        for line in self.arrows:
            self._show_arrow(line, Door.IDLE)
        self.frame.hide()
        self.mark.hide()
        return self._dealt(effects) if isinstance(effects, Deal) else self._slid(effects)

    def _slid(self, slide: Slide) -> tuple[Track, ...]:
        lying = {cell: piece for cell, piece in self.pieces.items() if piece.kind}
        ways: list[motions.Way] = []
        for shift in slide.slides:
            piece = lying.pop(shift.start)
            lying[shift.end] = piece
            start = self._held.get(shift.start, middle(shift.start))
            piece.move(start)
            ways.append((piece, start, middle(shift.end)))
        tracks = motions.slid(ways, 0.0)
        groups = self.preview.surround([(slide, True)])
        for group in groups:
            group.setOpacity(0.0)
        tracks += motions.lit(groups, ends(tracks))
        tracks += motions.taken(self._taken(slide, lying), groups, ends(tracks))
        drops = [
            (lying[shift.start], middle(shift.start), middle(shift.end)) for shift in slide.falls
        ]
        # Balls begin to fall while the last ones are still on their way into the tray.
        return tracks + motions.fallen(drops, ends(tracks) - look.TAKE * 0.6)

    def _taken(self, slide: Slide, lying: dict[Cell, Thing]) -> list[motions.Flight]:
        """Each ball that is collected, with where it goes to and its size there."""
        tray = self.plan.tray_of(slide.seat)
        brought: Counter[str] = Counter()
        for group in slide.groups:
            brought[group.colour] += len(group.cells)
        balls = self.counts[tray].balls
        free = {colour: balls[COLOURS.index(colour)] - count for colour, count in brought.items()}
        found: list[motions.Flight] = []
        for group in slide.groups:
            for cell in group.cells:
                slot = partial(self._slot, tray, COLOURS.index(group.colour), free[group.colour])
                found.append((lying[cell], slot, partial(self._small, tray)))
                free[group.colour] += 1
        return found

    def _slot(self, tray: int, colour: int, number: int) -> QPointF:
        return self.plan.trays[tray].slot(colour, number)

    def _small(self, tray: int) -> float:
        """How large a ball in a tray is, against one on the board."""
        return self.plan.trays[tray].pitch * SMALL_BALL / BALL

    def _dealt(self, deal: Deal) -> tuple[Track, ...]:
        """Every ball goes to the next field that was dealt to its colour."""
        waiting: dict[str, list[QPointF]] = {colour: [] for colour in COLOURS}
        for placed in deal.balls:
            waiting[placed.colour].append(middle(placed.cell))
        ways = [
            (piece, piece.spot, waiting[piece.kind].pop(0))
            for piece in self.pieces.values()
            if piece.kind
        ]
        return motions.dealt(ways)
