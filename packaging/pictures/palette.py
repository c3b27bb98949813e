"""Pictures with few colours, for small files: each pixel gets the nearest of 255 colours that are
chosen for the picture, by median cut and a few rounds of k-means."""

from __future__ import annotations

import heapq

import numpy as np
from numpy.typing import NDArray
from PIL import Image

COLOURS = 255
"""And one more, for what is transparent."""

ROUNDS = 3
"""How often colours move to the middle of the pixels nearest to them; more change little."""

FILLED = 0.005
"""A colour that has more of a picture than this share is a surface of one colour, and kept."""

Values = NDArray[np.float64]


def reduced(picture: NDArray[np.uint8]) -> Image.Image:
    """A picture (height, width, 4) of red, green and blue, premultiplied with the opacity beside
    them. What is transparent stays so."""
    pixels = picture.reshape(-1, 4)
    seen = pixels[:, 3] > 0
    kinds, places, counts = np.unique(pixels[seen], axis=0, return_inverse=True, return_counts=True)
    numbers = np.zeros(len(pixels), np.uint8)
    palette = np.zeros((1, 4))
    if len(kinds):
        # By the root of how many they are: a small thing has its own colours too.
        filled = np.flatnonzero(counts > FILLED * len(pixels))
        fills = kinds[filled[np.argsort(counts[filled])]].astype(np.float64)
        chosen, nearest = _chosen(kinds.astype(np.float64), np.sqrt(counts), fills)
        palette = np.concatenate([palette, chosen])
        numbers[seen] = nearest[places.reshape(-1)] + 1
    image = Image.fromarray(numbers.reshape(picture.shape[:2]), "P")
    opacity = palette[:, 3:]
    colours = np.clip(np.round(palette[:, :3] * 255 / np.maximum(opacity, 1)), 0, 255)
    image.putpalette(colours.astype(np.uint8).tobytes())
    image.info["transparency"] = opacity.astype(np.uint8).tobytes()
    return image


def _chosen(kinds: Values, weights: Values, fills: Values) -> tuple[Values, NDArray[np.int64]]:
    """The colours (n, 4) to draw with, those of ``fills`` (f, 4) among them, and for each kind of
    pixel (k, 4) which of them it gets."""
    colours = np.array([_middle(kinds[box], weights[box]) for box in _boxes(kinds, weights)])
    for _ in range(ROUNDS):
        nearest = _nearest(kinds, colours)
        sums = np.bincount(nearest, weights, len(colours))
        for channel in range(4):
            found = np.bincount(nearest, weights * kinds[:, channel], len(colours))
            colours[:, channel] = np.where(sums > 0, found / np.maximum(sums, 1e-9), 0)
    colours = np.round(colours)
    colours[_nearest(fills, colours)] = fills  # of two that come to one place the larger, the last
    return colours, _nearest(kinds, colours)


def _boxes(kinds: Values, weights: Values) -> list[NDArray[np.int64]]:
    """Kinds in groups: the one that is spread most widely is cut in two, again and again."""
    everything = np.arange(len(kinds))
    queue = [(-_spread(kinds, weights).sum(), 0, everything)]
    while len(queue) < min(COLOURS, len(kinds)):
        _, _, box = heapq.heappop(queue)
        inside, heavy = kinds[box], weights[box]
        axis = int(_spread(inside, heavy).argmax())
        low = inside[:, axis] <= _middle(inside, heavy)[axis]
        for half in (box[low], box[~low]):
            spread = float(_spread(kinds[half], weights[half]).sum())
            heapq.heappush(queue, (-spread, int(half[0]), half))
    return [box for *_, box in queue]


def _middle(kinds: Values, weights: Values) -> Values:
    found: Values = np.average(kinds, axis=0, weights=weights)
    return found


def _spread(kinds: Values, weights: Values) -> Values:
    """By channel: how far kinds lie from their middle, squared and added up."""
    found: Values = weights @ (kinds - _middle(kinds, weights)) ** 2
    return found


def _nearest(kinds: Values, colours: Values) -> NDArray[np.int64]:
    distances = (colours**2).sum(axis=1) - 2 * kinds @ colours.T
    found: NDArray[np.int64] = distances.argmin(axis=1)
    return found
