"""Samples of the parts of 3Domino."""

from tests.cad.samples.types import Samples

SAMPLES: Samples = {
    "chip": {
        "2-5": {},
        "3-6, numerals, larger": {"first": 3, "second": 6, "mark": "numerals", "cube": 20},
    },
    "rack": {"six": {}, "nine, close together": {"places": 9, "between": 2, "lean": 20}},
}

LONG: Samples = {
    "chip": {
        "0-0": {"first": 0, "second": 0},
        "6-6": {"first": 6, "second": 6},
        "6-6, 17.1": {"first": 6, "second": 6, "cube": 17.1},
        "6-6, 19": {"first": 6, "second": 6, "cube": 19},
        "6-6, 25": {"first": 6, "second": 6, "cube": 25},
        "1-2, numerals": {"first": 1, "second": 2, "mark": "numerals"},
        "4-5, numerals": {"first": 4, "second": 5, "mark": "numerals"},
        "1-2, numerals 25": {"first": 1, "second": 2, "mark": "numerals", "cube": 25},
        "3-4, numerals 25": {"first": 3, "second": 4, "mark": "numerals", "cube": 25},
        "6-5, numerals 25": {"first": 6, "second": 5, "mark": "numerals", "cube": 25},
    },
    "rack": {
        "five of the largest": {"places": 5, "cube": 25, "lean": 5},
        "eight, upright": {"places": 8, "between": 7, "lean": 5, "fit": 0.5},
    },
}
