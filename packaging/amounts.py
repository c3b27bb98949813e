"""What prints weigh and how long they take, made anew after a part was changed.

python packaging/amounts.py
"""

from __future__ import annotations

import sys
from pathlib import Path

from boardroom.base.files import write_bytes
from cad.amounts import FILE, file_bytes

PLACE = Path(__file__).resolve().parent.parent / "resources" / FILE


def main() -> int:
    """Build every line of every print set, and write the file."""
    write_bytes(PLACE, file_bytes())
    sys.stdout.write(f"Wrote {PLACE}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
