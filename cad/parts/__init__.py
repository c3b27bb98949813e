"""The printable parts: one room a game, one file a part."""
