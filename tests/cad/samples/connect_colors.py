"""Samples of the parts of Connect the Colors."""

from tests.cad.samples.types import Samples

SAMPLES: Samples = {
    "board": {
        "6x8": {},
        "7x7, two tiles": {"fields": "7x7", "tiles": "2"},
    },
    "frame": {"6x8": {}, "7x7, thin": {"fields": "7x7", "wall": 2, "fit": 0.5}},
    "ball": {
        "whole": {},
        "flat": {"form": "flat"},
        "flat 20, least": {"form": "flat", "diameter": 20, "flat": 11.6},
        "halves": {"form": "halves"},
        "halves 20, no hole": {"form": "halves", "diameter": 20, "pin": 0},
    },
    "collecting-tray": {"eight": {}, "two of large balls": {"lanes": 2, "ball": 20}},
}

LONG: Samples = {
    "board": {
        "7x7, grooves": {"fields": "7x7", "surface": "grooves"},
        "6x8, four tiles": {"tiles": "4"},
        "7x7, two tiles, grooves": {"fields": "7x7", "surface": "grooves", "tiles": "2"},
    },
    "ball": {
        "whole 10": {"diameter": 10},
        "whole 20": {"diameter": 20},
        "flat 10, least": {"form": "flat", "diameter": 10, "flat": 5.72},
        "flat 12, least": {"form": "flat", "diameter": 12, "flat": 6.86},
        "flat, wide": {"form": "flat", "flat": 11},
        "flat 17, least": {"form": "flat", "diameter": 17, "flat": 9.8},
        "halves 10": {"form": "halves", "diameter": 10},
        "halves, widest hole": {"form": "halves", "pin": 4, "fit": 0.4},
        "halves, no hole": {"form": "halves", "pin": 0},
        "halves 20, wide pin": {"form": "halves", "diameter": 20, "pin": 4},
    },
}
