"""The settings of a sheet in a form."""

from __future__ import annotations

from collections.abc import Mapping

from boardroom.base.words import say
from boardroom.window.form import Form
from boardroom.window.sheets.entries import Entry
from boardroom.window.sheets.setting_field import SettingField
from sheets.settings import read_settings


class SheetForm(Form[str]):
    """Of one entry of the catalogue."""

    def __init__(self, entry: Entry, values: Mapping[str, str]) -> None:
        fields = {each.name: SettingField(each) for each in entry.settings}
        super().__init__(
            say("Settings"),
            say("All settings as usual"),
            fields,
            lambda values: read_settings(entry.kind, values),
            values,
        )
