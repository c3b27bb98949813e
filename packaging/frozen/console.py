"""Where the frozen ``boardroom`` begins: the command line, and every child of the window."""

from boardroom.cli import main

main()
