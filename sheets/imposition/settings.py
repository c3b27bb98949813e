"""What can be chosen for cards, beside what can be for every sheet. Known without ReportLab."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from boardroom.base.words import message
from sheets.imposition.impose import Correction, Edge, Plan, plan_of
from sheets.imposition.layouts import layout
from sheets.imposition.sizes import CARD_SIZES, LABEL, PAD
from sheets.paper import PAPERS, Paper
from sheets.settings import COPIES, PrintSettings, bad_setting, offer, offered

_OFFSET = (-10.0, 10.0)
"""mm; home printers miss by one to four."""

_TURN = (-5.0, 5.0)
"""Degrees."""


@dataclass(frozen=True, slots=True)
class BothSides(PrintSettings):
    """For pages that are printed on both sides. BadSetting for an impossible value."""

    flip: str = offer(
        "long",
        message("Turned on"),
        message("The edge on which the printer, or you, turn the paper."),
        choices=(("long", message("Long edge")), ("short", message("Short edge"))),
    )
    back_across: float = offer(
        0.0,
        message("Backs across"),
        message("How far backs are moved to the right, in mm; the calibration page tells."),
        measures=_OFFSET,
    )
    back_down: float = offer(
        0.0,
        message("Backs down"),
        message("How far backs are moved down, in mm."),
        measures=_OFFSET,
    )
    back_turn: float = offer(
        0.0,
        message("Backs turned"),
        message("By how many degrees backs are turned clockwise."),
        measures=_TURN,
    )

    def __post_init__(self) -> None:
        PrintSettings.__post_init__(self)
        for setting in offered(type(self)):
            value = getattr(self, setting.name.replace("-", "_"))
            if type(value) is str and value not in dict(setting.choices):
                raise bad_setting(setting.name, value, setting.expected())
            if setting.measures is None:
                continue
            least, most = setting.measures
            if type(value) not in (int, float) or not least <= value <= most:
                raise bad_setting(setting.name, value, setting.expected())

    @property
    def edge(self) -> Edge:
        return cast(Edge, self.flip)

    @property
    def correction(self) -> Correction:
        return Correction(self.back_across, self.back_down, self.back_turn)


@dataclass(frozen=True, slots=True)
class CalibrationSettings(BothSides):
    """For the calibration page. BadSetting for an impossible value."""

    orientation: str = offer(
        "upright",
        message("Orientation"),
        message("Of the pages that it is for: printers shift a page that lies another way."),
        choices=(("upright", message("Upright")), ("lying", message("Lying on its side"))),
    )

    @property
    def page(self) -> Paper:
        paper = PAPERS[self.paper]
        return paper.turned() if self.orientation == "lying" else paper


@dataclass(frozen=True, slots=True)
class CardSettings(BothSides):
    """For cards. BadSetting for an impossible value."""

    copies: int = offer(1, message("Copies"), message("How many of each card."), numbers=COPIES)
    size: str = offer(
        "poker",
        message("Size"),
        message("How large the cards are."),
        choices=tuple((size.id, size.title) for size in CARD_SIZES.values()),
    )
    layout: str = offer(
        "plain",
        message("Layout"),
        message("How the cards lie on the pages."),
        choices=(
            ("plain", message("Edge to edge, the most to a page")),
            ("bleed", message("With bleed: colours reach the edge of every card")),
            ("fold", message("Front and back on one side, to be folded and glued")),
            ("single", message("One card a page with its bleed, for a printing service")),
        ),
    )

    @property
    def plan(self) -> Plan:
        """How the cards lie on the pages. BadSetting when the layout has no place for them."""
        return _plan(self, self.layout, self.size)

    @property
    def page(self) -> Paper:
        return self.plan.page


@dataclass(frozen=True, slots=True)
class PadSettings(PrintSettings):
    """For sheets of pads, four to a page."""

    copies: int = offer(
        4, message("Copies"), message("How many sheets, four a page."), numbers=COPIES
    )

    @property
    def plan(self) -> Plan:
        return _plan(self, "pads", PAD.id)


@dataclass(frozen=True, slots=True)
class LabelSettings(PrintSettings):
    """For labels, ten to a page."""

    copies: int = offer(1, message("Copies"), message("How many of each label."), numbers=COPIES)

    @property
    def plan(self) -> Plan:
        return _plan(self, "pads", LABEL.id)


def _plan(settings: PrintSettings, name: str, piece: str) -> Plan:
    plan = plan_of(layout(name), settings.paper, piece)
    if plan is None:
        known = ", ".join(sorted({grid.piece for grid in layout(name).grids}))
        raise bad_setting("size", piece, known)
    return plan
