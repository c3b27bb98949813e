"""Where the frozen ``boardroom`` begins: the command line, and every child of the window.

On Linux ``boardroom-window`` is a link to it, which saves a second copy of all modules.
"""

import sys
from pathlib import Path

from boardroom.cli import main, window_main

# Modules are read from the executable until the end. Under its name there is another one, or none,
# once a newer version has taken its place, or it was removed, while it runs.
if sys.platform == "linux":
    sys.modules["pyimod02_importers"].pyz_archive._filename = "/proc/self/exe"

if Path(sys.argv[0]).name == "boardroom-window":
    window_main()
else:
    main()
