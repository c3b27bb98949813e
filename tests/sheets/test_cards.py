"""The cards as they come out of the printer: read from the file and its pages."""

from __future__ import annotations

import gettext
import re
from collections import Counter
from io import BytesIO
from math import ceil
from pathlib import Path
from time import process_time

import numpy as np
import pikepdf
import pypdfium2
import pytest

from boardroom.games.connnect import layout, objectives
from sheets import SHEETS
from sheets.cards.connnect import cards
from sheets.export import export
from sheets.imposition.settings import CardSettings
from sheets.imposition.sizes import CARD_SIZES, LABEL, PAD, Size
from sheets.settings import read_settings
from tests.sheets.printed import MM, Line, lines, pictures, printed
from tests.sheets.readers import ink, run
from tests.sheets.test_pen import contrast

CARDS = ("connnect-cards", "colorpop-cards")
PADS = ("connect-colors-pad", "domino3d-pad", "choconnect-pad", "box-labels")
OURS = (*CARDS, *PADS, "calibration")
BLEED = 3.0


def card_texts(id: str = "connnect-cards", **settings: str) -> list[list[str]]:
    """What stands on each face, front and back by turns."""
    return [
        [line.text for line in found]
        for _, found in lines(printed(id, layout="single", **settings))
    ]


@pytest.mark.rule("CN-08", "CN-11", "CN-13")
def test_the_deck_is_that_of_the_rules() -> None:
    fronts = card_texts()[::2]
    badges = [next(text for text in front if re.fullmatch(r"[A-H]|\d|[ABC]\d", text))
              for front in fronts[:-1]]  # fmt: skip
    assert badges == [*"ABCDEFGH", *"1234", *(card.name for card in layout.OBJECTIVES)]
    assert [[text for text in front if text in ("16", "14", "13", "12")]
            for front in fronts[8:12]] == [["16"], ["14"], ["13"], ["12"]]  # fmt: skip
    assert {"Zone die", "Number dice"} <= set(fronts[-1])
    assert len(fronts) == 8 + 4 + 14 + 1 == len(cards())


@pytest.mark.rule("CN-13")
def test_objectives_say_goal_points_time_and_whose_card_it_is() -> None:
    for card, front in zip(layout.OBJECTIVES, card_texts()[24:52:2], strict=True):
        together = " ".join(front)
        assert objectives.words(card).show() in re.sub(r"\s+", " ", together)
        assert str(card.points) in front
        assert ("house card" in front) is not card.published
        assert objectives.when(card).show() in front
    assert sum(card.published for card in layout.OBJECTIVES) == 3


def test_cards_follow_a_corrected_layout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    changed = layout.ObjectiveCard("C9", "circles", 6, 7, at_end=True, published=True)
    monkeypatch.setattr(layout, "OBJECTIVES", (*layout.OBJECTIVES[:-1], changed))
    monkeypatch.setattr(layout, "SCORE_CARDS", (20, 15))
    file = tmp_path / "corrected.pdf"
    export("connnect-cards", file, CardSettings(layout="single"))
    faces = [[line.text for line in found] for _, found in lines(file.read_bytes())]
    assert len(faces) == 2 * (8 + 2 + 14 + 1)
    assert "20" in faces[16]
    assert {"C9", "7", "Fill at least 6 circles."} <= set(faces[2 * (8 + 2 + 13)])


def test_each_deck_has_one_back_that_tells_it_apart() -> None:
    with pikepdf.open(BytesIO(printed("connnect-cards", layout="single"))) as pdf:
        drawn = [next(iter(page.Resources.XObject.values())).objgen for page in pdf.pages]
    fronts, backs = drawn[::2], drawn[1::2]
    assert len(set(fronts)) == 27
    assert list(Counter(backs).values()) == [8, 4, 5, 5, 4, 1]
    assert set(fronts).isdisjoint(backs)
    pages = pictures(printed("connnect-cards", layout="single"), 25)
    looks = {backs[index]: pages[2 * index + 1].convert("L").tobytes() for index in range(27)}
    assert len(set(looks.values())) == 6  # in grey, too


@pytest.mark.rule("CP-02", "CP-03")
def test_colorpop_has_a_card_of_each_colour_and_an_aid_for_each_player() -> None:
    faces = card_texts("colorpop-cards")
    heads = [front[0] for front in faces[::2]]
    assert heads == ["Green", "Yellow", "Orange", "Blue", "Pink", *["Colorpop"] * 5]
    # Nobody can tell the colours apart from behind, nor take an aid for one.
    backs = [tuple(back) for back in faces[1::2]]
    assert len(set(backs[:5])) == len(set(backs[5:])) == 1
    assert backs[0] != backs[5]


# --- the file --------------------------------------------------------------------------------


def all_settings(id: str) -> list[dict[str, str]]:
    """Every layout and paper of a sheet, once with saved ink."""
    if id in CARDS:
        return [
            {"layout": name, "paper": paper, "flip": flip}
            for name, paper, flip in (
                ("plain", "a4", "long"),
                ("bleed", "letter", "short"),
                ("fold", "a4", "long"),
                ("single", "a4", "long"),
            )
        ]
    return [{"paper": "a4"}, {"paper": "letter"}]


@pytest.mark.parametrize("id", OURS)
def test_pages_are_exact_and_boxes_and_fonts_right(id: str) -> None:
    points = {"a4": (595.27559, 841.88976), "letter": (612.0, 792.0)}
    for settings in all_settings(id):
        width, height = points[settings["paper"]]
        cut = 0.0
        if settings.get("layout") in ("bleed", "fold"):
            width, height = height, width
        if settings.get("layout") == "single":
            # 63 by 88 mm and three at each edge.
            width, height, cut = 69 * MM, 94 * MM, 3 * MM
        with pikepdf.open(BytesIO(printed(id, **settings))) as pdf:
            for page in pdf.pages:
                near = pytest.approx
                assert [*map(float, page.MediaBox)] == near([0, 0, width, height], abs=0.005)
                assert [*map(float, page.BleedBox)] == near([0, 0, width, height], abs=0.005)
                trim = [cut, cut, width - cut, height - cut]
                assert [*map(float, page.TrimBox)] == near(trim, abs=0.005)
            found = [obj for obj in pdf.objects if isinstance(obj, pikepdf.Dictionary)]
            fonts = [obj for obj in found if obj.get("/Type") == "/Font"]
            assert fonts
            for font in fonts:
                assert "/FontFile2" in font.FontDescriptor
                assert re.match(r"/[A-Z]{6}\+SourceSansPro-", str(font.BaseFont))


def test_readers_are_told_title_outline_page_names_and_what_cards_show() -> None:
    data = printed("colorpop-cards")
    with pypdfium2.PdfDocument(data) as document:
        assert [document.get_page_label(page) for page in range(4)] == [
            *("Front 1", "Back 1", "Front 2", "Back 2")
        ]
        assert [entry.get_title() for entry in document.get_toc()] == ["Colorpop cards"]
        assert document.get_metadata_value("Title") == "Colorpop cards"
    with pypdfium2.PdfDocument(printed("domino3d-pad", copies="9")) as document:
        assert [document.get_page_label(page) for page in range(3)] == [
            *("Page 1", "Page 2", "Page 3")
        ]
    with pikepdf.open(BytesIO(data)) as pdf:
        found = [obj for obj in pdf.objects if isinstance(obj, pikepdf.Dictionary)]
        says = Counter(str(obj.Alt) for obj in found if obj.get("/S") == "/Figure")
    assert says["Green"] == says["Pink"] == 1
    assert says["Player aid"] == says["Back: Player aid"] == says["Back: Secret colour"] == 5


def test_qpdf_finds_nothing_wrong(tmp_path: Path) -> None:
    file = tmp_path / "one.pdf"
    for id in OURS:
        file.write_bytes(printed(id, **all_settings(id)[0]))
        assert "No syntax or stream encoding errors" in run("qpdf", "--check", file)


def test_the_same_settings_give_the_same_bytes(tmp_path: Path) -> None:
    for id in OURS:
        settings = all_settings(id)[-1]
        file = tmp_path / f"{id}.pdf"
        export(id, file, read_settings(SHEETS[id].settings, settings))
        assert file.read_bytes() == printed(id, **settings)


def test_all_cards_take_half_a_second_at_most(tmp_path: Path) -> None:
    settings = CardSettings()
    export("connnect-cards", tmp_path / "warm.pdf", settings)  # fonts are read once in a process
    began = process_time()
    export("connnect-cards", tmp_path / "cards.pdf", settings)
    assert process_time() - began < 0.5
    assert (tmp_path / "cards.pdf").stat().st_size < 200_000


def test_a_card_is_stored_once_however_many_copies_there_are() -> None:
    one, nine = (printed("colorpop-cards", copies=copies) for copies in ("1", "9"))
    assert len(nine) - len(one) < 20_000
    with pikepdf.open(BytesIO(nine)) as pdf:
        assert len(pdf.pages) == 2 * 10  # 90 cards, nine a page


# --- the drawing -----------------------------------------------------------------------------


def strays(data: bytes, size: Size, bleed: float) -> list[Line]:
    """Text beyond the safe zone of pages that are one piece each."""
    edge = bleed + size.safe - 0.05
    return [
        line
        for (width, height), found in lines(data)
        for line in found
        if line.x < edge
        or line.y < edge
        or line.right > width - edge
        or line.bottom > height - edge
    ]


@pytest.mark.parametrize("size", CARD_SIZES)
@pytest.mark.parametrize("id", CARDS)
def test_all_text_of_cards_stands_in_the_safe_zone(id: str, size: str) -> None:
    data = printed(id, layout="single", size=size)
    assert sum(len(found) for _, found in lines(data)) > 60
    assert strays(data, CARD_SIZES[size], BLEED) == []


@pytest.mark.parametrize("id", PADS)
def test_all_text_of_pads_and_labels_stands_in_the_safe_zone(id: str) -> None:
    settings = read_settings(SHEETS[id].settings, {})
    plan = settings.plan  # type: ignore[attr-defined]
    safe = (LABEL if id == "box-labels" else PAD).safe - 0.05
    ((_, found),) = lines(printed(id))
    inside = Counter(
        index
        for line in found
        for index, (x, y) in enumerate(plan.middles())
        if abs(line.middle[0] - x) + (line.right - line.x) / 2 <= plan.size.width / 2 - safe
        and abs(line.middle[1] - y) + (line.bottom - line.y) / 2 <= plan.size.height / 2 - safe
    )
    assert sum(inside.values()) == len(found) - 1  # all but the note above
    assert len(inside) == (5 if id == "box-labels" else 4)


@pytest.mark.parametrize("size", CARD_SIZES)
def test_translations_may_be_a_quarter_longer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: str
) -> None:
    class Longer(gettext.NullTranslations):
        def gettext(self, message: str) -> str:
            return message + "n" * ceil(len(re.sub(r"\{\w+\}", "", message)) / 4)

    monkeypatch.setattr("boardroom.base.words._catalogue", Longer())
    for id in CARDS:
        file = tmp_path / f"{id}.pdf"
        export(id, file, CardSettings(layout="single", size=size))
        assert strays(file.read_bytes(), CARD_SIZES[size], BLEED) == []
    for id in OURS if size == "poker" else ():  # cards with the line of words above
        export(id, tmp_path / f"{id}.pdf")


def test_no_text_is_smaller_than_six_points() -> None:
    for id in OURS:
        settings = {"size": "mini"} if id in CARDS else {}
        with pikepdf.open(BytesIO(printed(id, **settings))) as pdf:
            sizes = [
                float(size)
                for obj in pdf.objects
                if isinstance(obj, pikepdf.Stream) and obj.get("/Subtype") == "/Form"
                for size in re.findall(rb"/F\S+ ([\d.]+) Tf", obj.read_bytes())
            ]
        assert len(sizes) > 10
        assert min(sizes) >= 6


def luminance_extremes(crop: np.ndarray) -> tuple[str, str]:
    """The darkest and the lightest colour of a picture."""
    flat = crop.reshape(-1, 3)
    order = (flat * (0.299, 0.587, 0.114)).sum(axis=1)
    dark, light = (flat[pick(order)] for pick in (np.argmin, np.argmax))
    return "#{:02x}{:02x}{:02x}".format(*dark), "#{:02x}{:02x}{:02x}".format(*light)


@pytest.mark.parametrize("id", CARDS)
def test_all_text_stands_out_from_what_is_behind_it(id: str) -> None:
    data, dots = printed(id, layout="single"), 150
    faces = {
        tuple(line.text for line in found): (page, found)
        for page, (_, found) in enumerate(lines(data))
    }  # each back once
    assert len(faces) == (27 + 6 if id == "connnect-cards" else 5 + 1 + 2)
    for page, found in faces.values():
        (picture,) = pictures(data, dots, slice(page, page + 1))
        pixels = np.asarray(picture.convert("RGB"))
        for line in found:
            box = [round(edge / 25.4 * dots) for edge in (line.x, line.y, line.right, line.bottom)]
            crop = pixels[box[1] : box[3], box[0] : box[2]]
            dark, light = luminance_extremes(crop)
            assert contrast(dark, light) >= 4.5, line


def test_saving_ink_holds_on_every_page(tmp_path: Path) -> None:
    file = tmp_path / "saved.pdf"
    for id in (*CARDS, *PADS):
        file.write_bytes(printed(id, **{"ink-saver": "yes"}))
        for page in ink(file, "ink_cov"):
            assert sum(page) < 5, id
