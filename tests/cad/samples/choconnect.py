"""Samples of the parts of Choconnect."""

from tests.cad.samples.types import Samples

SAMPLES: Samples = {
    "box": {"usual": {}},
    "tile": {
        "dark": {},
        "milk": {"kind": "milk"},
        "white, smallest": {
            "kind": "white",
            "pitch": 22,
            "rail": 4,
            "rise": 1.2,
            "height": 6,
            "corner": 4.6,
            "relief": 0.6,
            "fit": 0.2,
        },
    },
}

LONG: Samples = {
    "box": {
        "as large as the bed": {"pitch": 33, "apron": 11, "rail": 8, "rise": 3, "floor": 6},
        "small": {"pitch": 22, "apron": 9, "rail": 4, "rise": 1.2, "floor": 1.6},
    },
    "tile": {
        "white, largest": {"kind": "white", "pitch": 34, "rail": 8, "corner": 12, "height": 14},
        "milk, tight": {"kind": "milk", "corner": 4, "fit": 0.1},
    },
}
