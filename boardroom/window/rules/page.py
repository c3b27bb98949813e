"""The page of a game as it is written: a small, strict form of Markdown, read into blocks.

A page begins with ``# Title`` and a paragraph that leads into it; each ``## Section`` and
``### Part`` below has an anchor made of its title, for links such as ``[the end](#the-end)``.
Blocks are paragraphs, lists, tables and pictures:

    ```picture
    position: ROWS 1/2 M D11M6W11 1/1:1;0,0;0,0
    move: 3>
    caption: What it shows.
    ```

``move`` is previewed if it is given; ``options`` (``fill=stay board=7x7``) are those of the game.
In a text stand ``**strong**`` and ``*stressed*`` words, links, and marks such as
``[ruling CH-07]``, whose kind says where a point comes from; see :data:`KINDS`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal, get_args

from boardroom.base import resources

Kind = Literal["ruling", "reading", "option"]
KINDS: tuple[Kind, ...] = get_args(Kind)
"""A ruling of ours where the published rules are silent, our reading of a published rule, and
what players agree on. What carries no mark stands in the published rules."""

SECTIONS = ("The aim", "Setting up", "A turn", "The end", "Options")
"""What every page has, in this order, whatever else stands between them."""

MARK = re.compile(rf"\[({'|'.join(KINDS)}) ([A-Z0-9]{{2}}-[0-9]{{2}})\]")
LINK = re.compile(r"\[([^\[\]]+)\]\(#([a-z0-9-]+)\)")


@dataclass(frozen=True, slots=True)
class Heading:
    """``level`` 2 is a section, 3 a part of one."""

    level: int
    title: str
    anchor: str


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Lines of text."""

    text: str


@dataclass(frozen=True, slots=True)
class Items:
    """A list; ``numbered`` where the order counts."""

    numbered: bool
    texts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of cells, each as long as ``head``."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Picture:
    """A position in the notation of the game, and a move that is previewed, or ""."""

    position: str
    caption: str
    move: str = ""
    options: tuple[tuple[str, str], ...] = ()


Block = Heading | Paragraph | Items | Table | Picture


@dataclass(frozen=True, slots=True)
class Page:
    """The rules of one game."""

    game: str
    title: str
    lead: str
    blocks: tuple[Block, ...]

    @property
    def headings(self) -> tuple[Heading, ...]:
        return tuple(block for block in self.blocks if isinstance(block, Heading))

    @property
    def pictures(self) -> tuple[Picture, ...]:
        return tuple(block for block in self.blocks if isinstance(block, Picture))


class PageError(Exception):
    """A page is not in the form; the line is named."""


def read_page(game: str) -> Page:
    """The page that comes with the program; FileNotFoundError when there is none."""
    return parse(game, resources.file(f"rules/{game}.md").read_text("utf-8"))


def parse(game: str, text: str) -> Page:
    """A page from its text; PageError when it is not in the form."""
    lines = _Lines(text.splitlines())
    title = lines.expect("# ", "a title")
    lead = _paragraph(lines).text
    blocks: list[Block] = []
    while lines.more:
        blocks.append(_block(lines))
    page = Page(game, title, lead, tuple(blocks))
    _check(page, lines)
    return page


@dataclass(slots=True)
class _Lines:
    """The lines that have not been read; blank ones count only as ends."""

    lines: list[str]
    place: int = field(default=0)

    @property
    def more(self) -> bool:
        while self.place < len(self.lines) and not self.lines[self.place].strip():
            self.place += 1
        return self.place < len(self.lines)

    @property
    def now(self) -> str:
        """The next line; empty at the end."""
        return self.lines[self.place] if self.place < len(self.lines) else ""

    def take(self) -> str:
        self.place += 1
        return self.lines[self.place - 1]

    def expect(self, beginning: str, what: str) -> str:
        if not self.more or not self.now.startswith(beginning):
            raise self.wrong(what)
        return self.take().removeprefix(beginning).strip()

    def wrong(self, expected: str) -> PageError:
        return PageError(f"line {self.place + 1}: expected {expected}, found {self.now!r}")

    def while_beginning(self, beginning: str) -> Iterator[str]:
        while self.now.startswith(beginning):
            yield self.take()


def _block(lines: _Lines) -> Block:
    now = lines.now
    if now.startswith("#"):
        return _heading(lines)
    if now.startswith("```"):
        return _picture(lines)
    if now.startswith("|"):
        return _table(lines)
    if _item(now):
        return _items(lines)
    return _paragraph(lines)


def _heading(lines: _Lines) -> Heading:
    level = len(lines.now) - len(lines.now.lstrip("#"))
    if level not in (2, 3):
        raise lines.wrong("a section or a part")
    title = lines.take()[level:].strip()
    return Heading(level, title, anchor(title))


def anchor(title: str) -> str:
    """What a link to a section names: ``The end`` is ``the-end``."""
    return re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")


def _paragraph(lines: _Lines) -> Paragraph:
    if not lines.more or _other(lines.now):
        raise lines.wrong("a paragraph")
    texts = []
    while lines.now.strip() and not _other(lines.now):
        texts.append(lines.take().strip())
    return Paragraph(" ".join(texts))


def _other(line: str) -> bool:
    return line.startswith(("#", "|", "```")) or bool(_item(line))


def _item(line: str) -> re.Match[str] | None:
    return re.match(r"(?:-|[0-9]+\.) +", line)


def _items(lines: _Lines) -> Items:
    numbered = not lines.now.startswith("-")
    texts: list[str] = []
    while begun := _item(lines.now):
        if numbered != (not lines.now.startswith("-")):
            raise lines.wrong("an item of the same list")
        text = [lines.take()[begun.end() :].strip()]
        text += [line.strip() for line in lines.while_beginning("  ")]
        texts.append(" ".join(text))
    return Items(numbered, tuple(texts))


def _table(lines: _Lines) -> Table:
    rows = [
        tuple(cell.strip() for cell in line.strip().strip("|").split("|"))
        for line in lines.while_beginning("|")
    ]
    head, ruler, *body = [*rows, ()][: len(rows)] if len(rows) > 2 else [(), ()]
    if not body or any(len(row) != len(head) for row in rows) or set("".join(ruler)) != {"-"}:
        raise lines.wrong("a table with a head, a ruler and rows of one length")
    return Table(head, tuple(body))


_FIELDS = ("position", "move", "options", "caption")


def _picture(lines: _Lines) -> Picture:
    lines.expect("```picture", "a picture")
    found: dict[str, str] = {}
    while lines.more and lines.now != "```":
        name, colon, value = lines.now.partition(": ")
        if not colon or name not in _FIELDS or name in found or not value.strip():
            raise lines.wrong(f"one of {', '.join(_FIELDS)}, each once")
        found[name] = value.strip()
        lines.take()
    lines.expect("```", "the end of the picture")
    if not {"position", "caption"} <= found.keys():
        raise lines.wrong("a position and a caption in the picture above")
    options = tuple(_option(each, lines) for each in found.get("options", "").split())
    return Picture(found["position"], found["caption"], found.get("move", ""), options)


def _option(text: str, lines: _Lines) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise lines.wrong(f"option=value above, not {text!r}")
    return name, value


def _check(page: Page, lines: _Lines) -> None:
    sections = [heading.title for heading in page.headings if heading.level == 2]
    if [each for each in sections if each in SECTIONS] != list(SECTIONS):
        raise lines.wrong(f"the sections {', '.join(SECTIONS)}")
    anchors = [heading.anchor for heading in page.headings]
    if len(set(anchors)) < len(anchors):
        raise lines.wrong("each title once")


def texts(page: Page) -> Iterator[str]:
    """Every text of a page that may hold marks and links, from the top."""
    yield page.lead
    for block in page.blocks:
        if isinstance(block, Paragraph):
            yield block.text
        elif isinstance(block, Items):
            yield from block.texts
        elif isinstance(block, Table):
            for row in (block.head, *block.rows):
                yield from row
        elif isinstance(block, Picture):
            yield block.caption
