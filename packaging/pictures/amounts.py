"""What prints weigh and how long they take, made anew after a part was changed.

make pictures
"""

from __future__ import annotations

import sys

from boardroom.base.files import write_bytes
from cad.amounts import FILE, file_bytes
from system import ROOT

PLACE = ROOT / "resources" / FILE


def main() -> int:
    """Build every line of every print set, and write the file."""
    write_bytes(PLACE, file_bytes())
    sys.stdout.write(f"Wrote {PLACE}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
