"""``python -m boardroom`` is the same as ``boardroom``."""

from boardroom.cli import main

if __name__ == "__main__":
    main()
