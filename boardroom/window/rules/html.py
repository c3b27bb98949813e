"""A page of rules in the HTML that Qt lays out, in the colours of a theme."""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import escape

from boardroom.base.words import Message, message, say
from boardroom.scenes import look
from boardroom.scenes.look import Theme
from boardroom.window.rules.page import (
    LINK,
    MARK,
    Block,
    Heading,
    Items,
    Kind,
    Page,
    Paragraph,
    Picture,
    Table,
    texts,
)

PICTURE = "picture"
"""Scheme of the addresses of pictures: ``picture:3`` is the fourth of the page."""

BADGES: dict[Kind, Message] = {
    "ruling": message("our ruling"),
    "reading": message("our reading"),
    "option": message("option"),
}

RATIO = 0.72
"""Height of a picture in its widths."""


@dataclass(frozen=True, slots=True)
class Print:
    """How a page is printed: ``size`` of its text and ``width`` of its pictures, in pixels."""

    theme: Theme
    size: int
    width: int
    pictured: bool
    """Whether the game has a table that pictures can be drawn of."""


def html(page: Page, how: Print) -> str:
    """The whole page."""
    parts = [f'<p class="title">{escape(page.title)}</p>', f"<p>{inline(page.lead)}</p>"]
    parts += [_legend(page), _contents(page)]
    number = 0
    for block in page.blocks:
        if isinstance(block, Picture):
            parts.append(_picture(block, number, how) if how.pictured else "")
            number += 1
        else:
            parts.append(_block(block))
    return f"<html><head><style>{_style(how)}</style></head><body>{''.join(parts)}</body></html>"


def inline(text: str) -> str:
    """A text with its strong words, links and badges."""
    made = escape(text, quote=False)
    made = re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", made)
    made = re.sub(r"\*(.+?)\*", r"<i>\1</i>", made)
    made = LINK.sub(r'<a href="#\2">\1</a>', made)
    return MARK.sub(lambda found: badge(found[1], found[2]), made)


def badge(kind: str, number: str = "") -> str:
    """The mark of a point that is not simply a published rule."""
    words = BADGES[kind].show()  # type: ignore[index] # MARK finds no other kind
    # Blanks that do not break hold the badge together.
    text = f" {words} {number}".rstrip().replace(" ", "&nbsp;")
    return f'<span class="{kind}">{text}&nbsp;</span>'


def _legend(page: Page) -> str:
    """What the marks mean; those that the page has."""
    meanings: dict[Kind, str] = {
        "ruling": say("the published rules leave this open; this is how we play it"),
        "reading": say("the published rules can be read in several ways; this is ours"),
        "option": say("you agree on it before the game"),
    }
    used = {found[1] for text in texts(page) for found in MARK.finditer(text)}
    lines = [
        f"{badge(kind)}&nbsp; {escape(words)}" for kind, words in meanings.items() if kind in used
    ]
    rest = escape(say("What carries no mark stands in the published rules."))
    return f'<p class="legend">{"<br>".join([*lines, rest])}</p>'


def _contents(page: Page) -> str:
    links = [
        f'<a href="#{each.anchor}">{escape(each.title)}</a>'
        for each in page.headings
        if each.level == 2
    ]
    return f"<p>{' &nbsp;·&nbsp; '.join(links)}</p>"


def _block(block: Block) -> str:
    if isinstance(block, Heading):
        name = f'<a name="{block.anchor}"></a>'
        kind = "section" if block.level == 2 else "part"
        return f'<p class="{kind}">{name}{escape(block.title)}</p>'
    if isinstance(block, Paragraph):
        return f"<p>{inline(block.text)}</p>"
    if isinstance(block, Items):
        kind = "ol" if block.numbered else "ul"
        items = "".join(f"<li>{inline(text)}</li>" for text in block.texts)
        return f"<{kind}>{items}</{kind}>"
    assert isinstance(block, Table)
    head = "".join(f"<th>{inline(cell)}</th>" for cell in block.head)
    rows = "".join(
        f"<tr>{''.join(f'<td>{inline(cell)}</td>' for cell in row)}</tr>" for row in block.rows
    )
    return f'<table cellspacing="0" cellpadding="6"><tr>{head}</tr>{rows}</table>'


def _picture(picture: Picture, number: int, how: Print) -> str:
    height = round(how.width * RATIO)
    image = f'<img src="{PICTURE}:{number}" width="{how.width}" height="{height}">'
    return f'<p class="image">{image}</p><p class="caption">{inline(picture.caption)}</p>'


# Headings are paragraphs of a class: Qt would take no size for <h1> but its own.


def _style(how: Print) -> str:
    theme, size = how.theme, how.size
    small = round(size * look.TEXT / look.LARGE)
    return f"""
    body {{ font-size: {size}px; color: {theme.text}; }}
    p, li {{ line-height: 135%; margin-top: 0px; margin-bottom: {size * 5 // 8}px; }}
    li {{ margin-bottom: {size // 4}px; }}
    ul, ol {{ margin-top: 0px; margin-bottom: {size * 5 // 8}px; margin-left: -16px; }}
    .title {{ font-size: {round(size * look.HEAD / look.LARGE)}px; font-weight: 600;
          margin-top: 0px; margin-bottom: {size // 2}px; }}
    .section {{ font-size: {round(size * look.TITLE / look.LARGE)}px; font-weight: 600;
          margin-top: {size * 3 // 2}px; margin-bottom: {size // 2}px; }}
    .part {{ font-size: {size}px; font-weight: 700; margin-top: {size}px;
          margin-bottom: {size // 4}px; }}
    a {{ color: {theme.accent}; text-decoration: underline; }}
    th {{ text-align: left; font-weight: 600; border-bottom: 1px solid {theme.quiet}; }}
    td {{ border-bottom: 1px solid {theme.line}; }}
    table {{ margin-bottom: {size}px; border-collapse: collapse; }}
    .image {{ margin-top: {size // 2}px; margin-bottom: {size // 4}px; line-height: 100%; }}
    .caption {{ font-size: {small}px; color: {theme.quiet}; margin-bottom: {size}px; }}
    .legend {{ font-size: {small}px; color: {theme.quiet}; }}
    .ruling {{ background-color: {theme.accent}; color: {theme.on_accent};
               font-size: {small}px; font-weight: 600; }}
    .reading {{ background-color: {theme.accent}; color: {theme.on_accent};
                font-size: {small}px; font-weight: 600; }}
    .option {{ background-color: {theme.quiet}; color: {theme.panel};
               font-size: {small}px; font-weight: 600; }}
    """
