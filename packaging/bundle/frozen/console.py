"""Where the frozen ``boardroom`` begins: the command line, and every child of the window.

On Linux ``boardroom-window`` is a link to it, which saves a second copy of all modules.
"""

import os
import sys
from pathlib import Path

from boardroom.cli import main, window_main

# Modules are read from the executable until the end. Under its name there is another one, or none,
# once a newer version has taken its place, or it was removed, while it runs.
if sys.platform == "linux":
    sys.modules["pyimod02_importers"].pyz_archive._filename = "/proc/self/exe"

# By now the loader has been led to the libraries of the bundle, and Qt knows where its plugins are.
# What the program starts, such as a slicer or a file manager, needs those of the system; an own
# process of the program is led anew.
if sys.platform == "linux":
    before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
    led = ("LD_LIBRARY_PATH", "QT_PLUGIN_PATH", "QML2_IMPORT_PATH")
    for name in [each for each in os.environ if each.startswith("_PYI_") or each in led]:
        del os.environ[name]
    if before is not None:
        os.environ["LD_LIBRARY_PATH"] = before

if Path(sys.argv[0]).name == "boardroom-window":
    window_main()
else:
    main()
