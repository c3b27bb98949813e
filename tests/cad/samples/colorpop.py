"""Samples of the parts of Colorpop."""

from tests.cad.samples.types import Samples

SAMPLES: Samples = {
    "chute": {"of 16": {}},
    "chute-frame": {"of 16": {}},
    "foot": {"upright": {}},
    "token": {
        "green": {},
        "large joker": {"colour": "joker", "size": 18},
    },
    "marker": {"blue": {"colour": "blue"}},
}

LONG: Samples = {
    "chute": {
        "of 18, loose": {"token": 18, "thickness": 8, "fit": 0.5},
        "of 15, thin, tight": {"token": 15, "thickness": 5, "fit": 0.15},
    },
    "chute-frame": {"widest": {"token": 18, "thickness": 8}},
    "foot": {
        "leaning far": {"lean": 25, "thickness": 8},
        "steep, thin": {"lean": 8, "thickness": 5, "width": 10},
    },
    "token": {
        "yellow": {"colour": "yellow"},
        "pink": {"colour": "pink"},
        "orange": {"colour": "orange"},
        "blue, small": {"colour": "blue", "size": 15, "relief": 1.2},
    },
    "marker": {
        "green": {},
        "yellow, large": {"colour": "yellow", "diameter": 40, "height": 8},
        "orange, small": {"colour": "orange", "diameter": 16, "height": 3},
        "pink": {"colour": "pink"},
    },
}
