"""The command line: one command, one file a verb.

Nothing heavy is imported before the verb that needs it runs, and nothing at all before Ctrl-C can
be answered.
"""

from __future__ import annotations

import multiprocessing
import signal
import sys
from pathlib import Path


def main() -> None:
    """The ``boardroom`` command."""
    multiprocessing.freeze_support()  # first, or a frozen program spawns itself for ever
    try:
        from boardroom.cli.program import run

        status = run()
    except KeyboardInterrupt:
        status = 128 + signal.SIGINT
    sys.exit(status)


def window_main() -> None:
    """The ``boardroom-window`` command of the desktop: no console; a file may be given."""
    multiprocessing.freeze_support()
    from typer import Exit

    from boardroom.cli.open import open_window

    files = [Path(name) for name in sys.argv[1:2]]
    try:
        open_window(files[0] if files else None)
    except Exit as ended:
        sys.exit(ended.exit_code)
