"""Samples of the parts of Connect the Colors."""

from tests.cad.samples.types import Samples

SAMPLES: Samples = {
    "ball": {
        "whole": {},
        "whole 10": {"diameter": 10},
        "flat": {"form": "flat"},
        "flat 20, least": {"form": "flat", "diameter": 20, "flat": 11.43},
        "halves": {"form": "halves"},
        "halves 20, no hole": {"form": "halves", "diameter": 20, "pin": 0},
    },
}
