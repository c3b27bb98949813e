"""What a reader is told beside the drawing: what each part of a page is, and in which order.

Voices read it aloud and programs find their way by it. ReportLab has no means for it, so the
finished file is opened once more.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO

from pikepdf import Array, Dictionary, Name, Object, ObjectStreamMode, Pdf, String

from sheets.fields import Field, add_fields


@dataclass(frozen=True, slots=True)
class Tag:
    """What a drawing is: a standard structure type (``Figure``, ``H1``), and what it shows."""

    role: str
    says: str


PageTags = tuple[Tag, ...]
"""The tags of a page in reading order; the place of each is its marked content id."""


def with_structure(data: bytes, pages: Sequence[PageTags], fields: Sequence[Field] = ()) -> bytes:
    """The file with its structure, packed; the same bytes for the same file and tags.

    ``pages`` are the tags of each page, whose content marks as many parts. ``fields`` are those
    of the last page.
    """
    with Pdf.open(BytesIO(data)) as pdf:
        _share_contents(pdf)
        _add_tree(pdf, pages)
        if fields:
            _tag_fields(pdf, add_fields(pdf, pdf.pages[-1], fields))
        packed = BytesIO()
        pdf.save(
            packed,
            deterministic_id=True,
            object_stream_mode=ObjectStreamMode.generate,
            recompress_flate=True,
        )
    return packed.getvalue()


def _share_contents(pdf: Pdf) -> None:
    """Let pages that say the same show the same stream: copies differ only in their number."""
    known: dict[bytes, object] = {}
    for page in pdf.pages:
        contents = page.obj.Contents
        page.obj.Contents = known.setdefault(contents.read_raw_bytes(), contents)


def _add_tree(pdf: Pdf, pages: Sequence[PageTags]) -> None:
    """Document, in it a section for each page, in it its drawings."""
    root = pdf.make_indirect(Dictionary(Type=Name.StructTreeRoot))
    document = pdf.make_indirect(Dictionary(Type=Name.StructElem, S=Name.Document, P=root))
    sections, parents = Array(), Array()
    # Each once: copies of a sheet say the same.
    said = dict.fromkeys(tag.says for tags in pages for tag in tags)
    words = {says: pdf.make_indirect(String(says)) for says in said}
    for number, (page, tags) in enumerate(zip(pdf.pages, pages, strict=True)):
        section = pdf.make_indirect(
            Dictionary(Type=Name.StructElem, S=Name.Sect, P=document, Pg=page.obj)
        )
        section.K = Array(
            [
                pdf.make_indirect(
                    Dictionary(
                        Type=Name.StructElem,
                        S=Name("/" + tag.role),
                        P=section,
                        Pg=page.obj,
                        K=place,
                        Alt=words[tag.says],
                    )
                )
                for place, tag in enumerate(tags)
            ]
        )
        sections.append(section)
        parents.append(number)
        parents.append(section.K)
        page.obj.StructParents = number
        page.obj.Tabs = Name.S
    document.K = sections
    root.K = document
    root.ParentTree = pdf.make_indirect(Dictionary(Nums=parents))
    root.ParentTreeNextKey = len(pages)
    pdf.Root.StructTreeRoot = root
    pdf.Root.MarkInfo = Dictionary(Marked=True)


def _tag_fields(pdf: Pdf, widgets: Sequence[Object]) -> None:
    """Let the fields of the last page be read after what is drawn on it."""
    root = pdf.Root.StructTreeRoot
    page, section = pdf.pages[-1].obj, root.K.K[-1]
    for widget in widgets:
        shown = Dictionary(Type=Name.OBJR, Obj=widget, Pg=page)
        element = pdf.make_indirect(
            Dictionary(Type=Name.StructElem, S=Name.Form, P=section, Pg=page, K=shown)
        )
        section.K.append(element)
        widget.StructParent = int(root.ParentTreeNextKey)
        root.ParentTree.Nums.append(root.ParentTreeNextKey)
        root.ParentTree.Nums.append(element)
        root.ParentTreeNextKey = widget.StructParent + 1
