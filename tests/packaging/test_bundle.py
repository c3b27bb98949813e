"""The bundle: what goes in, what counts to what, and the page about it."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from bundle import contents, make, sizes
from tests.packaging.test_elf import calling, told
from tests.tools import ROOT, run_python


def test_only_machine_code_counts_as_a_library_and_each_file_once(tmp_path: Path) -> None:
    (tmp_path / "libone.so.1").write_bytes(b"\x7fELF")
    (tmp_path / "libone.so").symlink_to("libone.so.1")
    (tmp_path / "notes.so.txt").write_bytes(b"no machine code")
    assert make.shared_libraries(tmp_path) == [tmp_path / "libone.so.1"]


def test_every_file_counts_once_to_what_it_belongs_to(tmp_path: Path) -> None:
    inside = tmp_path / "_internal"
    for place, size in {
        "boardroom": 7,
        "_internal/OCP/OCP.so": 100,
        "_internal/cadquery_ocp_novtk.libs/libTK.so": 20,
        "_internal/PySide6/Qt/lib/libQt6Core.so.6": 50,
        "_internal/libunheard.so": 3,
    }.items():
        file = tmp_path / place
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(bytes(size))
    (inside / "libQt6Core.so.6").symlink_to("PySide6/Qt/lib/libQt6Core.so.6")
    found = {title: size for title, size in sizes.weigh(tmp_path).items() if size}
    assert list(found.values()) == [120, 50, 7, 3]
    assert next(iter(found)).startswith("the kernel of the printable parts")
    assert list(found)[-1] == "other libraries"


def test_the_table_takes_its_place_on_the_page_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"before\n{sizes.BEGIN}old\n{sizes.END}after\n")
    monkeypatch.setattr(sizes, "PAGE", page)
    sizes.write_table({"this": 1_500_000, "that": 500_000})
    assert page.read_text() == (
        f"before\n{sizes.BEGIN}| component | size |\n|---|--:|\n| this | 1.5 MB |\n"
        f"| that | 0.5 MB |\n| **together** | 2.0 MB |\n{sizes.END}after\n"
    )
    written = page.read_text()
    sizes.write_table({"this": 1_100_000, "that": 1_400_000})  # true within a megabyte
    assert page.read_text() == written
    sizes.write_table({"this": 2_600_000, "that": 500_000})
    assert "| this | 2.6 MB |" in page.read_text()


def test_the_bundle_of_the_page_is_as_small_as_promised_and_its_rows_add_up() -> None:
    rows = re.findall(r"^\| (.+) \| ([\d.]+) MB \|$", sizes.PAGE.read_text("utf-8"), re.MULTILINE)
    *parts, (last, total) = rows
    assert last == "**together**"
    assert float(total) * 1_000_000 <= sizes.LARGEST
    # Each row is rounded to 0.1 MB.
    assert sum(float(size) for _, size in parts) == pytest.approx(float(total), abs=0.5)


def test_of_the_papers_of_a_library_only_its_version_comes_along() -> None:
    papers = "boardroom-0.1.0.dist-info"
    assert contents.wanted(f"{papers}/METADATA", "venv/METADATA")
    assert not contents.wanted(f"{papers}/RECORD", "venv/RECORD")
    # It tells where the checkout lay.
    assert not contents.wanted(f"{papers}/direct_url.json", "venv/direct_url.json")


def test_what_the_self_test_tells_of_and_the_font_of_the_sheets_come_along() -> None:
    data = contents.data()
    places = {place for _, place in data}
    assert any(place.startswith("boardroom-") for place in places)
    assert any(place.startswith("reportlab-") for place in places)
    weights = sorted(Path(source).stem for source, _ in data if source.endswith(".ttf"))
    assert weights == ["SourceSansPro-Black", "SourceSansPro-Bold", "SourceSansPro-Regular"]


def test_a_sheet_is_drawn_with_what_stands_in_the_bundle_for_pillow(tmp_path: Path) -> None:
    done = run_python(
        f"import sys; sys.path.insert(0, {str(make.STAND_INS)!r})\n"
        "from pathlib import Path\n"
        "import PIL\n"
        "from sheets.export import export\n"
        "assert Path(PIL.__file__).is_relative_to(sys.path[0])\n"
        "print(export('player-sheet', Path(sys.argv[1])))\n",
        str(tmp_path / "sheet.pdf"),
    )
    assert done.stdout == "1\n", done.stderr


@pytest.mark.parametrize(
    ("place", "source", "wanted"),
    [
        ("PySide6/Qt/lib/libQt6Core.so.6", "venv/libQt6Core.so.6", True),
        ("PySide6/Qt/lib/libQt6Network.so.6", "venv/libQt6Network.so.6", False),
        ("libQt6Network.so.6", "PySide6/Qt/lib/libQt6Network.so.6", False),
        ("PySide6/Qt/translations/qtbase_de.qm", "venv/qtbase_de.qm", False),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", "venv/libqxcb.so", True),
        ("PySide6/Qt/plugins/platforms/libqvnc.so", "venv/libqvnc.so", False),
    ],
)
def test_of_qt_only_what_the_window_needs_comes_along(
    place: str, source: str, wanted: bool
) -> None:
    assert contents.wanted(place, source) is wanted


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere no library is the system's")
@pytest.mark.parametrize(
    ("place", "source", "wanted"),
    [
        ("libX11.so.6", "/usr/lib/x86_64-linux-gnu/libX11.so.6", False),
        ("libpython3.11.so.1.0", "/usr/lib/x86_64-linux-gnu/libpython3.11.so.1.0", True),
        # A module of the Python that came with Debian.
        ("python3.11/lib-dynload/_json.so", "/usr/lib/python3.11/lib-dynload/_json.so", True),
    ],
)
def test_of_the_system_only_python_comes_along(place: str, source: str, wanted: bool) -> None:
    assert contents.wanted(place, source) is wanted


def test_what_is_left_out_is_no_library_that_the_program_names() -> None:
    named = (ROOT / "pyproject.toml").read_text("utf-8").partition("dependencies = [")[2]
    names = set(re.findall(r'^    "([A-Za-z0-9-]+)', named.partition("\n]")[0], re.MULTILINE))
    assert "reportlab" in names
    assert not {name.lower().replace("-", "_") for name in names} & set(contents.EXCLUDED)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere libraries are of another form")
def test_what_nothing_calls_stays_out_with_all_that_it_asks_for_itself(tmp_path: Path) -> None:
    libs = tmp_path / "_internal" / "parts.libs"
    libs.mkdir(parents=True)
    kept = calling(b"libfreeimage-3.so", [b"FreeImage_Load"], b"own")
    for place, code in {
        "parts.so": told((1, b"libTKService-1.so"), (1, b"libc.so.6")),
        "parts.libs/libTKService-1.so": kept,
        "parts.libs/libfreeimage-3.so": told((1, b"libtiff-5.so")),
        "parts.libs/libtiff-5.so": told((1, b"libjbig-0.so")),
        "parts.libs/libjbig-0.so": told(),
    }.items():
        (tmp_path / "_internal" / place).write_bytes(code)
    for name in ("libTKService-1.so", "libjbig-0.so"):
        (tmp_path / "_internal" / name).symlink_to(f"parts.libs/{name}")
    make.lightened(tmp_path)
    left = [path.relative_to(tmp_path / "_internal").as_posix() for path in tmp_path.rglob("*.so*")]
    assert sorted(left) == ["libTKService-1.so", "parts.libs/libTKService-1.so", "parts.so"]
    assert (libs / "libTKService-1.so").read_bytes() != kept
