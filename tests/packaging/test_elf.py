"""Libraries of Linux: which may be stripped, and where they look for others."""

from __future__ import annotations

import struct

import pytest

from bundle import elf

LOADED, DYNAMIC = 1, 2
NEEDED, STRINGS, SYMBOLS, RPATH, RUNPATH, GNU_HASH = 1, 5, 6, 15, 29, 0x6FFFFEF5
WEAK, FUNCTION = 0x20, 2


def library(*segments: tuple[int, int, int, int, int]) -> bytes:
    """The begin of a 64-bit ELF file with segments: kind, offset, address, size, alignment."""
    head = bytearray(64)
    head[:4] = b"\x7fELF"
    struct.pack_into("<Q", head, 32, 64)
    struct.pack_into("<HH", head, 54, 56, len(segments))
    table = (
        struct.pack("<IIQQQQQQ", kind, 5, offset, address, address, size, size, align)
        for kind, offset, address, size, align in segments
    )
    return bytes(head) + b"".join(table)


def told(*entries: tuple[int, bytes]) -> bytes:
    """A library whose loader is told these things; all of it lies 4096 bytes further in memory."""
    strings = b"\0" + b"".join(text + b"\0" for _, text in entries)
    size = (len(entries) + 2) * 16
    begin = 64 + 2 * 56
    end = begin + size + len(strings)
    table, place = [(STRINGS, 4096 + begin + size)], 1
    for tag, text in entries:
        table.append((tag, place))
        place += len(text) + 1
    table.append((0, 0))
    head = library((LOADED, 0, 4096, end, 4096), (DYNAMIC, begin, 4096 + begin, size, 8))
    return head + b"".join(struct.pack("<QQ", *each) for each in table) + strings


def calling(needed: bytes, others: list[bytes], own: bytes) -> bytes:
    """A library that asks for one library, calls functions of others, and has one of its own."""
    names = [b"", *others, own]
    strings = b"\0".join([*names, needed, b""])
    begin = 64 + 2 * 56
    symbols = begin + 5 * 16
    hashes = symbols + len(names) * 24
    text = hashes + 16
    table = struct.pack(
        "<10Q",
        *(NEEDED, strings.index(needed), STRINGS, 4096 + text, SYMBOLS, 4096 + symbols),
        *(GNU_HASH, 4096 + hashes, 0, 0),
    )
    for name in names:  # bound globally, which is 1
        table += struct.pack("<IBBHQQ", strings.index(name), 0x10 | FUNCTION, 0, 0, 0, 0)
    table += struct.pack("<4I", 1, 1 + len(others), 1, 0) + strings
    size = begin + len(table)
    return library((LOADED, 0, 4096, size, 4096), (DYNAMIC, begin, 4096 + begin, 80, 8)) + table


def bound(code: bytes, count: int) -> list[int]:
    """How the symbols are bound, with their kinds."""
    first = 64 + 2 * 56 + 5 * 16
    return [code[first + 24 * each + 4] for each in range(count)]


def test_a_library_that_nothing_calls_is_no_longer_asked_for_nor_its_functions_missed() -> None:
    made = calling(b"libfree-1.so", [b"Free_Load", b"malloc"], b"Free_Own")
    assert elf.asked_for(made) == [b"libfree-1.so"]
    mended = elf.without_library(made, b"libfree-", b"Free_")
    assert elf.asked_for(mended) == []
    usual = 0x10 | FUNCTION
    # The function of the other library may be missing; those of others and its own may not.
    assert bound(mended, 4) == [usual, WEAK | FUNCTION, usual, usual]
    assert len(mended) == len(made)


def test_a_library_is_asked_for_where_it_is_another() -> None:
    made = calling(b"libfreetype.so.6", [b"FT_Load"], b"own")
    assert elf.without_library(made, b"libfree-", b"Free_") == made


def test_a_library_is_on_pages_when_file_and_memory_agree_within_a_page() -> None:
    assert elf.on_pages(library((1, 0, 0, 9, 0x1000), (1, 0x2340, 0x5340, 9, 0x1000)))
    assert not elf.on_pages(library((1, 0, 0, 9, 0x1000), (1, 0x2340, 0x5348, 9, 0x1000)))
    assert elf.on_pages(library((2, 0x2340, 0x5348, 9, 0x1000)))  # not loaded: nobody cares
    assert elf.on_pages(library((1, 5, 9, 9, 0)))  # no alignment is asked for


@pytest.mark.parametrize("tag", [RPATH, RUNPATH])
def test_a_place_on_the_machine_that_made_it_is_forgotten(tag: int) -> None:
    made = told((NEEDED, b"libc.so.6"), (tag, b"/somewhere/lib"), (NEEDED, b"libm.so.6"))
    assert elf.search_places(made) == [b"/somewhere/lib"]
    mended = elf.without_outside_places(made)
    assert elf.search_places(mended) == []
    # What stood behind it moved up, and nothing else changed its place.
    needed = [mended.index(struct.pack("<QQ", NEEDED, place)) for place in (1, 26)]
    assert needed == [64 + 2 * 56 + 16, 64 + 2 * 56 + 32]
    assert len(mended) == len(made)
    assert mended.endswith(b"\0libc.so.6\0/somewhere/lib\0libm.so.6\0")


def test_a_place_beside_the_library_stays() -> None:
    made = told((RUNPATH, b"$ORIGIN/../numpy.libs"), (NEEDED, b"libc.so.6"))
    assert elf.without_outside_places(made) == made
    assert elf.search_places(made) == [b"$ORIGIN/../numpy.libs"]


def test_a_file_that_tells_the_loader_nothing_stays_as_it_is() -> None:
    plain = library((LOADED, 0, 0, 64, 4096))
    assert elf.search_places(plain) == []
    assert elf.without_outside_places(plain) == plain
