"""Libraries of Linux, as far as the bundle reads and mends them: the form of 64-bit ELF files.

Offsets and numbers are those of `elf.h`.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass

MAGIC = b"\x7fELF"
_LOADED, _DYNAMIC = 1, 2
"""Kinds of segments: what is loaded into memory, and what the loader is told."""
_END, _NEEDED, _STRINGS, _SYMBOLS, _RPATH, _RUNPATH, _HASHES = 0, 1, 5, 6, 15, 29, 0x6FFFFEF5
"""What an entry for the loader says; the last is that of GNU."""
_WEAK = 2
"""How a symbol is bound that may be nowhere."""
_HERE = b"$ORIGIN"
_ENTRY = struct.Struct("<QQ")
_SYMBOL = 24
"""Bytes of one in the table of symbols."""


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


def asked_for(code: bytes) -> list[bytes]:
    """The names of the libraries that a library asks for."""
    return [name for _, tag, name in _texts(code) if tag == _NEEDED]


def search_places(code: bytes) -> list[bytes]:
    """Where a library looks for others, before the system does."""
    return [place for _, tag, place in _texts(code) if tag in (_RPATH, _RUNPATH)]


def without_outside_places(code: bytes) -> bytes:
    """The library as it was, but that it looks for no other outside its own surroundings: a place
    on the machine where it was made belongs to somebody else on all others."""
    places = [(at, place) for at, tag, place in _texts(code) if tag in (_RPATH, _RUNPATH)]
    return _without(code, {at for at, place in places if not place.startswith(_HERE)})


def without_library(code: bytes, name: bytes, functions: bytes) -> bytes:
    """The library as it was, but that it asks for no other whose name begins so, and is loaded
    although the functions that begin so are nowhere. Nothing may call them."""
    entries = _texts(code)
    dropped = {at for at, tag, each in entries if tag == _NEEDED and each.startswith(name)}
    made = bytearray(_without(code, dropped))
    told = {tag: value for _, tag, value in _entries(code)}
    symbols, strings, hashes = (_offset(code, told[each]) for each in (_SYMBOLS, _STRINGS, _HASHES))
    # Those of others stand before the first that the table of hashes leads to.
    (own,) = struct.unpack_from("<I", code, hashes + 4)
    for at in range(symbols, symbols + own * _SYMBOL, _SYMBOL):
        (place,) = struct.unpack_from("<I", code, at)
        if code.startswith(functions, strings + place):
            made[at + 4] = _WEAK << 4 | made[at + 4] & 0xF
    return bytes(made)


def _without(code: bytes, dropped: set[int]) -> bytes:
    """The library without some of the entries for the loader."""
    if not dropped:
        return code
    table = _loader_table(code)
    kept = b"".join(code[at : at + _ENTRY.size] for at in table if at not in dropped)
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


def _entries(code: bytes) -> list[tuple[int, int, int]]:
    """What the loader is told: where it stands, what it is, and its value."""
    entries = []
    for at in _loader_table(code):
        tag, value = _ENTRY.unpack_from(code, at)
        if tag == _END:
            break
        entries.append((at, tag, value))
    return entries


def _texts(code: bytes) -> list[tuple[int, int, bytes]]:
    """The entries whose value is a text."""
    entries = _entries(code)
    strings = next((_offset(code, value) for _, tag, value in entries if tag == _STRINGS), 0)
    found = []
    for at, tag, value in entries:
        if tag in (_NEEDED, _RPATH, _RUNPATH):
            begin = strings + value
            found.append((at, tag, code[begin : code.index(b"\0", begin)]))
    return found


def _offset(code: bytes, address: int) -> int:
    """Where an address in memory lies in the file."""
    for each in _segments(code):
        if each.kind == _LOADED and 0 <= address - each.address < each.size:
            return address - each.address + each.offset
    raise ValueError(f"no segment holds the address {address:#x}")
