"""What can be chosen for player sheets, beside what can be for every sheet."""

from __future__ import annotations

from dataclasses import dataclass

from boardroom.base.words import message
from sheets.paper import PAPERS, Paper
from sheets.settings import PrintSettings, bad_setting, offer, switch

_LONGEST_NAME = 30  # characters: what the name box holds in the smallest type
_LONGEST_NAMES = 400


@dataclass(frozen=True, slots=True)
class PlayerSheetSettings(PrintSettings):
    """BadSetting for an impossible value."""

    per_page: int = offer(
        1,
        message("Sheets a page"),
        message("One in full size, or two side by side to be cut apart."),
        numbers=range(1, 3),
    )
    names: str = offer(
        "",
        message("Names"),
        message("Who plays, with commas between: a sheet for each, as often as there are copies."),
        longest=_LONGEST_NAMES,
    )
    solo: bool = switch(
        message("One player"),
        message("For one player alone: without what only others can take from you."),
    )
    fillable: bool = switch(
        message("To type in"),
        message("One sheet with fields, for a tablet or a computer."),
    )

    def __post_init__(self) -> None:
        PrintSettings.__post_init__(self)
        if type(self.per_page) is not int or self.per_page not in (1, 2):
            raise bad_setting("per-page", self.per_page, "1 to 2")
        if type(self.names) is not str or len(self.names) > _LONGEST_NAMES:
            raise bad_setting("names", self.names, f"up to {_LONGEST_NAMES} characters")
        for name in self.players():
            if not 0 < len(name) <= _LONGEST_NAME or not name.isprintable():
                raise bad_setting("names", name, f"names of 1 to {_LONGEST_NAME} characters")
        for setting, value in (("solo", self.solo), ("fillable", self.fillable)):
            if type(value) is not bool:
                raise bad_setting(setting, value, "yes or no")
        if self.fillable and max(self.copies, self.per_page, len(self.players())) > 1:
            raise bad_setting("fillable", "yes", "one sheet")

    @property
    def page(self) -> Paper:
        """Upright for one sheet, lying on its side for two."""
        paper = PAPERS[self.paper]
        return paper.turned() if self.per_page == 2 else paper

    def players(self) -> tuple[str, ...]:
        """The names one by one; none when none were given."""
        return tuple(name.strip() for name in self.names.split(",")) if self.names else ()
