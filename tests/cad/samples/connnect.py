"""Samples of the parts of Connnect."""

from tests.cad.samples.types import Samples

SAMPLES: Samples = {
    "die": {"usual": {}},
    "dice-tray": {"usual": {}},
}

LONG: Samples = {
    "die": {
        "smallest": {"size": 12, "rounding": 1},
        "largest, round": {"size": 25, "rounding": 3.9},
    },
    "dice-tray": {
        "as large as the bed": {"die": 25, "width": 220, "rolling": 162, "lip": 24, "fit": 1},
        "small": {"die": 12, "width": 90, "rolling": 40, "lip": 4, "fit": 0.2},
    },
}
