"""The one visual language: every colour, size and duration that scenes and window share.

Colours are data here and nowhere else. Any two fills of a palette stay at least 35 apart (CIELAB
distance) for normal, protanopic, deuteranopic and tritanopic eyes after Machado, Oliveira and
Fernandes 2009, severity 1; texts keep a contrast of at least 4.5, signs and large texts of 3.
Tests hold both.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor, QPalette


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of everything that is not a piece. All colours are ``#RRGGBB``."""

    name: str
    table: tuple[str, str]
    """The wood where the lamp shines, and far from it."""
    panel: str
    raised: str
    """Buttons, cards and fields on the panel."""
    line: str
    """Hairlines between things on the panel; carries no meaning."""
    text: str
    quiet: str
    """Text that steps back: captions, hints."""
    accent: str
    """You may, chosen, whose turn."""
    on_accent: str
    refusal: str
    """The word beside a shake: never colour alone."""
    glow: str
    """What has just been won."""
    on_table: str
    """Text that lies directly on the wood."""
    flat: bool = False
    """No light and no shadow; edges of EDGE pixels instead."""


LIGHT = Theme(
    name="light",
    table=("#D9B98A", "#C9A470"),
    panel="#FBF7F0",
    raised="#FFFFFF",
    line="#E2D8C9",
    text="#2A211B",
    quiet="#6B5D50",
    accent="#1F7A8C",
    on_accent="#FFFFFF",
    refusal="#A3260B",
    glow="#FFD873",
    on_table="#2A211B",
)

DARK = Theme(
    name="dark",
    table=("#3A2A20", "#2C1F18"),
    panel="#1F1A17",
    raised="#2C2521",
    line="#3D342E",
    text="#F1E9DF",
    quiet="#B9AA9B",
    accent="#58C4D6",
    on_accent="#10201F",
    refusal="#FF9C85",
    glow="#FFD873",
    on_table="#F1E9DF",
)

CONTRAST = Theme(
    name="contrast",
    table=("#000000", "#000000"),
    panel="#000000",
    raised="#000000",
    line="#FFFFFF",
    text="#FFFFFF",
    quiet="#FFFFFF",
    accent="#FFE100",
    on_accent="#000000",
    refusal="#FFFFFF",
    glow="#FFE100",
    on_table="#FFFFFF",
    flat=True,
)

THEMES = {theme.name: theme for theme in (LIGHT, DARK, CONTRAST)}


@dataclass(frozen=True, slots=True)
class Palette:
    """The fills of pieces that must be told apart, by their letter in the notation.

    ``signs`` are the colours of the sign that each piece carries besides its hue.
    """

    fills: dict[str, str]
    signs: dict[str, str]


# Dark, milk and white chocolate. Milk is a shade lighter than the chocolate one would match it
# to (#8A5A36), which comes as near as 29.6 to dark for tritanopic eyes; this one keeps 35.9.
CHOCOLATE = Palette(
    fills={"D": "#3B2018", "M": "#9C673C", "W": "#F3E6C8"},
    signs={"D": "#C08A58", "M": "#FBE6C0", "W": "#8A5A36"},
)


# The balls of Connect the Colors, red to purple, found by search for all four kinds of eye.
BALLS = Palette(
    fills={
        "R": "#B42807",
        "O": "#FFAF07",
        "Y": "#EEFAAF",
        "G": "#14595C",
        "B": "#48BDFF",
        "P": "#5D0694",
    },
    signs={
        "R": "#FFF1E6",
        "O": "#4A2400",
        "Y": "#56610F",
        "G": "#E6FBF7",
        "B": "#06304F",
        "P": "#F6E9FF",
    },
)


@dataclass(frozen=True, slots=True)
class Print:
    """A printed board of one theme, and the trays beside it."""

    rim: str
    """The frame around the fields, and the body of the trays."""
    plate: str
    """The sunk ground between the fields."""
    dimple: str
    label: str
    """Row numbers, column letters and counts."""
    idle: str
    """The chevron of a line that cannot be chosen now."""
    pressed: str
    """The signs in lanes of a tray that are still empty."""


PRINTS = {
    "light": Print("#F4EDE1", "#D5C9B6", "#BBAE99", "#5E5145", "#A08F7A", "#75685A"),
    "dark": Print("#574C43", "#8C8073", "#71665B", "#F1E9DF", "#A3968A", "#3E3127"),
    "contrast": Print("#000000", "#000000", "#000000", "#FFFFFF", "#9A9A9A", "#B2B2B2"),
}


@dataclass(frozen=True, slots=True)
class Box:
    """The chocolate box of one theme: rim with the entries, tray with the wells."""

    rim: str
    foil: str
    """The thin line of foil around the rim, and the edges of the notches."""
    tray: str
    well: str
    cloth: str
    """The bag."""
    label: str
    """Row numbers and column letters printed on the rim."""
    idle: str
    """The chevron of an entry that cannot be chosen now."""


BOXES = {
    "light": Box("#F8F0E2", "#B98E4B", "#DCC9B2", "#B9C0AE", "#7A3E48", "#6B5D50", "#8C7A62"),
    "dark": Box("#4A332A", "#B98E4B", "#8F8371", "#9BA08F", "#6A3640", "#D9C9B4", "#A68D7B"),
    "contrast": Box("#000000", "#FFFFFF", "#000000", "#000000", "#000000", "#FFFFFF", "#9A9A9A"),
}

COLORPOP = Palette(
    fills={"G": "#25A47C", "Y": "#FFF73C", "O": "#D65E14", "B": "#3C35BB", "P": "#E889E8"},
    signs={"G": "#06301F", "Y": "#5E4600", "O": "#3A1500", "B": "#EDEBFF", "P": "#5A0F66"},
)

# White comes near to yellow for tritanopic eyes, so a joker is told by its rim of all five colours
# and its star, and is no part of the palette.
PEARL, PEARL_SIGN = "#F6F3F7", "#3A3340"


@dataclass(frozen=True, slots=True)
class Rack:
    """The frame with the ten chutes of Colorpop in one theme, and the trays beside it."""

    frame: str
    chute: str
    """The back of a chute, behind the tokens."""
    arrow: str
    """Printed on the back of each chute: this end up."""
    label: str
    """Column letters and row numbers on the frame."""
    tray: str
    card: str
    """The back of the card with a secret colour."""
    back: str
    """What is printed on it."""


RACKS = {
    "light": Rack("#F7EFE1", "#5B5261", "#6E6574", "#6B5D50", "#EFE3CF", "#3D3450", "#C9BFE0"),
    "dark": Rack("#4A3A31", "#2B2630", "#3B3541", "#D9C9B4", "#3F322A", "#544A6B", "#D6CCEB"),
    "contrast": Rack("#000000", "#000000", "#6A6A6A", "#FFFFFF", "#000000", "#000000", "#FFFFFF"),
}


@dataclass(frozen=True, slots=True)
class Stone:
    """The chips of 3Domino and the board under them, in one theme."""

    ivory: str
    shade: str
    """Ivory that no light falls on."""
    ink: str
    """The pips."""
    felt: str
    line: str
    """The lines between the cells on the felt."""
    rim: str
    """The wood around the felt, and the rack of the hand."""
    back: str
    """Chips that are turned away."""
    ghost: str
    """Where a chip may lie, on felt and on ivory alike."""


STONES = {
    "light": Stone(
        "#F8F0DC", "#8E7653", "#241A14", "#7A4048", "#8C5159", "#8A5A36", "#9A7B52", "#86DCEA"
    ),
    "dark": Stone(
        "#EFE4CC", "#6B573D", "#201610", "#4A2A30", "#5C383F", "#6A4630", "#7A6042", "#58C4D6"
    ),
    "contrast": Stone(
        "#FFFFFF", "#FFFFFF", "#000000", "#000000", "#6E6E6E", "#000000", "#5A5A5A", "#FFE100"
    ),
}


@dataclass(frozen=True, slots=True)
class Paper:
    """The sheets and cards of Connnect in one theme, and the pencils on them."""

    ground: str
    line: str
    """What is printed: lines and signs."""
    ink: str
    """Printed words."""
    tint: str
    """Setup spaces, and the place of the zone die."""
    pencil: str
    accent: str
    """You may, chosen, whose turn, where it lies on paper."""
    card: str
    back: str
    """Cards that lie face down."""
    die: str
    pip: str


PAPERS = {
    "light": Paper(
        "#FCF6E6", "#A79A86", "#5B4E42", "#EFE2C0", "#2F2E33", "#1F7A8C", "#FFFDF6", "#7A4048",
        "#FBF4E2", "#241A14",
    ),
    "dark": Paper(
        "#E9DFC9", "#94866F", "#463A30", "#D8C9A4", "#262529", "#17616F", "#EFE6D2", "#5E343B",
        "#EFE4CC", "#201610",
    ),
    "contrast": Paper(
        "#000000", "#FFFFFF", "#FFFFFF", "#000000", "#FFFFFF", "#FFE100", "#000000", "#000000",
        "#FFFFFF", "#000000",
    ),
}  # fmt: skip

SEATS = {
    "red": "#B42807",
    "blue": "#48BDFF",
    "orange": "#FFAF07",
    "green": "#14595C",
    "purple": "#5D0694",
}
"""The colours of seats by their names, in the order in which new seats get them."""

# Type sizes in pixels at 100 %.
SMALL, TEXT, LARGE, TITLE, HEAD = 12, 14, 16, 20, 28

# Space in pixels: steps of 4; inside a thing, between things, around everything.
INSIDE, BETWEEN, AROUND = 8, 16, 24
CORNER = 8
ICON = 20
EDGE = 3
"""Width of the edges in the flat theme."""

PANEL_WIDTH, PANEL_NARROW, NARROW_BELOW = 300, 240, 1100
"""The panel at the right of the table, and the window width under which it gets narrow."""

# Motion in milliseconds at normal speed; everything eases out.
SLIDE, FALL, TAKE, TAKE_GAP, CAMERA = 180, 220, 160, 25, 250


def palette(theme: Theme) -> QPalette:
    """What Qt's own widgets need to look like this theme.

    Without a screen Qt ignores a colour scheme, so the palette is always set whole.
    """
    roles = QPalette.ColorRole
    colours = {
        roles.Window: theme.panel,
        roles.WindowText: theme.text,
        roles.Base: theme.raised,
        roles.AlternateBase: theme.panel,
        roles.Text: theme.text,
        roles.Button: theme.raised,
        roles.ButtonText: theme.text,
        roles.BrightText: theme.refusal,
        roles.Highlight: theme.accent,
        roles.HighlightedText: theme.on_accent,
        roles.Accent: theme.accent,
        roles.Link: theme.accent,
        roles.LinkVisited: theme.accent,
        roles.ToolTipBase: theme.raised,
        roles.ToolTipText: theme.text,
        roles.PlaceholderText: theme.quiet,
        roles.Light: theme.raised,
        roles.Midlight: theme.line,
        roles.Mid: theme.line,
        roles.Dark: theme.line,
        roles.Shadow: theme.line,
    }
    result = QPalette()
    for role, colour in colours.items():
        result.setColor(role, QColor(colour))
    faint = QPalette.ColorGroup.Disabled
    for role in (roles.WindowText, roles.Text, roles.ButtonText):
        result.setColor(faint, role, QColor(theme.quiet))
    return result
