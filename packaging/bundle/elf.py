"""Libraries of Linux, as far as the bundle reads and mends them: the form of 64-bit ELF files.

Offsets and numbers are those of `elf.h`.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass

MAGIC = b"\x7fELF"
_LOADED, _DYNAMIC = 1, 2
"""Kinds of segments: what is loaded into memory, and what the loader is told."""
_END, _STRINGS, _RPATH, _RUNPATH = 0, 5, 15, 29
"""What an entry for the loader says."""
_HERE = b"$ORIGIN"
_ENTRY = struct.Struct("<QQ")


@dataclass(frozen=True, slots=True)
class _Segment:
    kind: int
    offset: int
    address: int
    size: int
    align: int


def on_pages(code: bytes) -> bool:
    """Whether each segment of a library lies in the file as it will lie in memory."""
    return not any(
        each.kind == _LOADED and (each.offset - each.address) % max(each.align, 1)
        for each in _segments(code)
    )


def search_places(code: bytes) -> list[bytes]:
    """Where a library looks for others, before the system does."""
    return [place for _, place in _searching(code)]


def without_outside_places(code: bytes) -> bytes:
    """The library as it was, but that it looks for no other outside its own surroundings: a place
    on the machine where it was made belongs to somebody else on all others."""
    outside = {at for at, place in _searching(code) if not place.startswith(_HERE)}
    if not outside:
        return code
    table = _loader_table(code)
    kept = b"".join(code[at : at + _ENTRY.size] for at in table if at not in outside)
    made = bytearray(code)
    made[table.start : table.stop] = kept.ljust(len(table) * _ENTRY.size, b"\0")
    return bytes(made)


def _segments(code: bytes) -> list[_Segment]:
    (table,) = struct.unpack_from("<Q", code, 32)
    size, count = struct.unpack_from("<HH", code, 54)
    return [
        _Segment(*struct.unpack_from("<I4xQQ8xQ8xQ", code, at))
        for at in range(table, table + size * count, size)
    ]


def _loader_table(code: bytes) -> range:
    """Where the entries for the loader begin in the file."""
    for each in _segments(code):
        if each.kind == _DYNAMIC:
            return range(each.offset, each.offset + each.size, _ENTRY.size)
    return range(0, 0, _ENTRY.size)


def _searching(code: bytes) -> list[tuple[int, bytes]]:
    """The entries that say where to look: their offset, and the place."""
    entries = []
    for at in _loader_table(code):
        tag, value = _ENTRY.unpack_from(code, at)
        if tag == _END:
            break
        entries.append((at, tag, value))
    strings = next((_offset(code, value) for _, tag, value in entries if tag == _STRINGS), 0)
    found = []
    for at, tag, value in entries:
        if tag in (_RPATH, _RUNPATH):
            begin = strings + value
            found.append((at, code[begin : code.index(b"\0", begin)]))
    return found


def _offset(code: bytes, address: int) -> int:
    """Where an address in memory lies in the file."""
    for each in _segments(code):
        if each.kind == _LOADED and 0 <= address - each.address < each.size:
            return address - each.address + each.offset
    raise ValueError(f"no segment holds the address {address:#x}")
