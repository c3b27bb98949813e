"""What macOS is told of the program: its `Info.plist`. Not run here yet."""

from __future__ import annotations

from typing import Final

from about import address
from boardroom import __version__
from boardroom.play.record import SUFFIX

APPLICATION: Final = "Boardroom.app"
"""What the bundle is called there."""

OLDEST: Final = "15.0"
"""The oldest macOS for which each locked library has a wheel; pikepdf is the one that decides."""


def identifier() -> str:
    """The name by which macOS tells the program from all others; it may have no underscores."""
    return address.component().replace("_", "-")


def information() -> dict[str, object]:
    """The keys of `Info.plist` that differ from what PyInstaller writes."""
    game_type = f"{identifier()}.game"  # application/x-boardroom, as macOS names types
    return {
        # Of the two executables that of the window; the other is for terminals, and its child.
        "CFBundleExecutable": "boardroom-window",
        "CFBundleName": "Boardroom",
        "CFBundleDisplayName": "Boardroom",
        "CFBundleShortVersionString": __version__,
        "CFBundleVersion": __version__,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Boardroom game",
                "CFBundleTypeIconFile": "boardroom.icns",
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [game_type],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": game_type,
                "UTTypeDescription": "Boardroom game",
                "UTTypeConformsTo": ["public.json"],
                "UTTypeIconFile": "boardroom.icns",
                "UTTypeTagSpecification": {
                    "public.filename-extension": [SUFFIX.removeprefix(".")],
                    "public.mime-type": ["application/x-boardroom"],
                },
            }
        ],
        "LSBackgroundOnly": False,  # PyInstaller takes it for a program of the terminal
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": OLDEST,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "Boardroom contributors, MIT licence",
        "NSRequiresAquaSystemAppearance": False,  # it has a dark theme of its own
    }
