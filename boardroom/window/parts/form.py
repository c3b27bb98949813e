"""The parameters of a part in a form."""

from __future__ import annotations

from collections.abc import Mapping

from boardroom.base.words import say
from boardroom.window.form import Form
from boardroom.window.parts.fields import Field, Value
from cad.part import Part


class PartForm(Form[Value]):
    """Of one part."""

    def __init__(self, part: Part, values: Mapping[str, Value]) -> None:
        fields = {each.name: Field(each) for each in part.parameters}
        usual = say("All sizes as usual")
        super().__init__(say("Sizes"), usual, fields, part.read, values)
        self.part = part
