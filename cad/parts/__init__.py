"""The printable parts, one file a part."""
