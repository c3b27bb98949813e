"""Where the frozen ``boardroom`` begins: the command line, and every child of the window.

On Linux ``boardroom-window`` is a link to it, which saves a second copy of all modules.
"""

import sys
from pathlib import Path

from boardroom.cli import main, window_main

if Path(sys.argv[0]).name == "boardroom-window":
    window_main()
else:
    main()
