"""Colours that every eye tells apart, and texts that can be read."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest
from PySide6.QtGui import QPalette
from pytestqt.qtbot import QtBot

from boardroom.scenes import look
from boardroom.scenes.look import BOXES, THEMES, Box, Palette, Theme

# Machado, Oliveira, Fernandes: A Physiologically-based Model for Simulation of Color Vision
# Deficiency, IEEE TVCG 15 (6), 2009; matrices of severity 1.0 for linear RGB.
EYES = {
    "normal": np.eye(3),
    "protanopic": [
        [0.152286, 1.052583, -0.204868],
        [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
    ],
    "deuteranopic": [
        [0.367322, 0.860646, -0.227968],
        [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
    ],
    "tritanopic": [
        [1.255528, -0.076749, -0.178779],
        [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
    ],
}

PALETTES = {name: value for name, value in vars(look).items() if isinstance(value, Palette)}


def linear(colour: str) -> np.ndarray:
    """Linear RGB of sRGB (IEC 61966-2-1)."""
    values = np.array([int(colour[at : at + 2], 16) for at in (1, 3, 5)]) / 255
    return np.where(values <= 0.04045, values / 12.92, ((values + 0.055) / 1.055) ** 2.4)


def lab(rgb: np.ndarray) -> np.ndarray:
    """CIELAB under D65 of linear RGB."""
    to_xyz = np.array(
        [
            [0.4124564, 0.3575761, 0.1804375],
            [0.2126729, 0.7151522, 0.0721750],
            [0.0193339, 0.1191920, 0.9503041],
        ]
    )
    share = to_xyz @ np.clip(rgb, 0, 1) / to_xyz.sum(axis=1)
    root = np.where(share > (6 / 29) ** 3, np.cbrt(share), share / (3 * (6 / 29) ** 2) + 4 / 29)
    return np.array([116 * root[1] - 16, 500 * (root[0] - root[1]), 200 * (root[1] - root[2])])


def distance(first: str, second: str, eye: str) -> float:
    """How far apart two colours are for an eye, as CIELAB distance."""
    seen = [lab(np.array(EYES[eye]) @ linear(colour)) for colour in (first, second)]
    return float(np.linalg.norm(seen[0] - seen[1]))


def contrast(first: str, second: str) -> float:
    """Contrast of WCAG 2.2: 1 to 21."""
    bright = [float(linear(colour) @ [0.2126, 0.7152, 0.0722]) + 0.05 for colour in (first, second)]
    return max(bright) / min(bright)


def test_the_measures_agree_with_published_values() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21.0)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)  # the well-known grey
    assert lab(linear("#FF0000")) == pytest.approx([53.24, 80.09, 67.20], abs=0.02)
    # Red and green of one lightness nearly fall together for deuteranopic eyes.
    assert distance("#C04040", "#707000", "deuteranopic") < distance("#C04040", "#707000", "normal")


def test_the_palettes_are_found() -> None:
    assert "CHOCOLATE" in PALETTES


@pytest.mark.parametrize("name", PALETTES)
@pytest.mark.parametrize("eye", EYES)
def test_any_two_pieces_of_a_palette_stay_apart(name: str, eye: str) -> None:
    fills = PALETTES[name].fills
    near = {
        (first, second): distance(fills[first], fills[second], eye)
        for first, second in combinations(fills, 2)
    }
    assert min(near.values()) >= 35, near


@pytest.mark.parametrize("name", PALETTES)
def test_each_piece_carries_a_sign_that_stands_out(name: str) -> None:
    palette = PALETTES[name]
    assert palette.signs.keys() == palette.fills.keys()
    for piece, fill in palette.fills.items():
        assert contrast(fill, palette.signs[piece]) >= 3, piece


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_texts_can_be_read(theme: Theme) -> None:
    for ground in (theme.panel, theme.raised):
        for text in (theme.text, theme.quiet, theme.refusal):
            assert contrast(text, ground) >= 4.5, (text, ground)
    assert contrast(theme.on_accent, theme.accent) >= 4.5
    assert contrast(theme.accent, theme.panel) >= 4.5  # links and the words of whose turn it is
    for wood in theme.table:
        assert contrast(theme.on_table, wood) >= 4.5


@pytest.mark.parametrize("name", BOXES)
def test_the_signs_of_the_box_can_be_seen(name: str) -> None:
    box, theme = BOXES[name], THEMES[name]
    assert contrast(box.label, box.rim) >= 4.5
    assert contrast(theme.accent, box.rim) >= 3  # open entries
    assert contrast(box.idle, box.rim) >= 3  # the others, and the bar of full lines
    if not theme.flat:
        for fill in look.CHOCOLATE.fills.values():
            assert contrast(fill, box.well) >= 1.4, fill


def test_every_theme_has_a_box() -> None:
    assert BOXES.keys() == THEMES.keys()
    assert all(isinstance(box, Box) for box in BOXES.values())


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_the_palette_of_widgets_is_readable_in_every_group(theme: Theme, qtbot: QtBot) -> None:
    roles, groups = QPalette.ColorRole, QPalette.ColorGroup
    palette = look.palette(theme)
    pairs = [
        (roles.WindowText, roles.Window),
        (roles.Text, roles.Base),
        (roles.ButtonText, roles.Button),
        (roles.HighlightedText, roles.Highlight),
        (roles.ToolTipText, roles.ToolTipBase),
        (roles.PlaceholderText, roles.Base),
        (roles.Link, roles.Window),
    ]
    for group in (groups.Active, groups.Inactive, groups.Disabled):
        for text, ground in pairs:
            names = [palette.color(group, role).name() for role in (text, ground)]
            assert contrast(*names) >= 4.5, (group, text)


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_the_ghosts_of_chips_can_be_seen_on_the_felt(theme: Theme) -> None:
    stone = look.STONES[theme.name]
    assert contrast(stone.ghost, stone.felt) >= 3
