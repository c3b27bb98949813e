"""The kinds of arrays that pictures are made of."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float32]
"""What there is much of: pixels, corners, colours."""

Exact = NDArray[np.float64]
"""Single places and directions."""

Indexes = NDArray[np.int64]
"""Numbers of points, triangles and pixels."""
