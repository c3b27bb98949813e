"""Where the frozen ``boardroom-window`` begins: the program of the desktop, without a console."""

from boardroom.cli import window_main

window_main()
