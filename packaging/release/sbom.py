"""What the bundle carries, as a list that other programs read: an SBOM in CycloneDX 1.6.

    make sbom

writes `dist/boardroom-VERSION-SYSTEM-MACHINE.cdx.json` from the list of licences in the bundle, and
the hashes of the lock. The same commit and bundle give the same bytes.
"""

from __future__ import annotations

import platform
import re
import sys
import uuid
from collections.abc import Iterable
from typing import Final

from cyclonedx.model import (
    ExternalReference,
    ExternalReferenceType,
    HashAlgorithm,
    HashType,
    XsUri,
)
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.model.license import LicenseExpression
from cyclonedx.output.json import JsonV1Dot6
from packageurl import PackageURL
from packaging.utils import canonicalize_name

from about import address
from about.commit import moment
from boardroom import __version__
from boardroom.base import licences
from boardroom.base.licences import OF_THE_SYSTEM
from bundle.make import BUNDLE
from licences.files import listed_in
from making import making
from system import ROOT

LOCK: Final = ROOT / "requirements" / "lock.txt"
SYSTEM: Final = {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")
MACHINE: Final = {"AMD64": "x86_64"}.get(platform.machine(), platform.machine())


def make() -> str:
    """Write the list; where, and of how many."""
    found = listed_in(BUNDLE)
    path = BUNDLE.parent / f"boardroom-{__version__}-{SYSTEM}-{MACHINE}.cdx.json"
    path.write_text(text(found, LOCK.read_text("utf-8")), "utf-8")
    return f"{path}: {len(found)} components"


def text(found: Iterable[licences.Component], lock: str) -> str:
    """The list as JSON; ``lock`` is the text of the lock."""
    bom = Bom(serial_number=uuid.uuid5(uuid.NAMESPACE_URL, f"{address.home()}#{moment()}"))
    bom.metadata.timestamp = moment()
    program = Component(
        type=ComponentType.APPLICATION,
        name="boardroom",
        version=__version__,
        bom_ref="boardroom",
        licenses=[LicenseExpression("MIT")],
        external_references=[_reference(ExternalReferenceType.VCS, address.home())],
    )
    bom.metadata.component = program
    own = hashes(lock)
    made = {each.name: component(each, own.get(each.wheel, ())) for each in found}
    top = []
    for each in found:
        if each.part_of:
            made[each.part_of].components.add(made[each.name])
        else:
            bom.components.add(made[each.name])
            top.append(made[each.name])
    bom.register_dependency(program, top)
    return str(JsonV1Dot6(bom).output_as_string(indent=1)) + "\n"


def component(told: licences.Component, archives: Iterable[str]) -> Component:
    """One entry; ``archives`` are the SHA-256 of those that the lock allows for its version."""
    version = "" if told.version == OF_THE_SYSTEM else told.version
    package = PackageURL("pypi", None, told.wheel, version) if told.wheel else None
    references = [_reference(ExternalReferenceType.VCS, told.source)]
    if package:
        comment = "The archives of this version that the lock allows: one of them was installed."
        where = _reference(ExternalReferenceType.DISTRIBUTION, str(package), comment, archives)
        references.append(where)
    return Component(
        type=ComponentType.LIBRARY,
        name=told.name,
        version=version or None,
        bom_ref=str(package or f"{told.part_of or 'boardroom'}/{told.name}"),
        purl=package,
        licenses=[LicenseExpression(told.licence)],
        copyright="\n".join(told.copyright) or None,
        external_references=references,
        description=told.note or None,
    )


def _reference(
    kind: ExternalReferenceType, url: str, comment: str | None = None, archives: Iterable[str] = ()
) -> ExternalReference:
    return ExternalReference(
        type=kind,
        url=XsUri(url),
        comment=comment,
        hashes=[HashType(alg=HashAlgorithm.SHA_256, content=each) for each in archives],
    )


def hashes(lock: str) -> dict[str, list[str]]:
    """The SHA-256 of the archives of each package in the lock, by its name."""
    found: dict[str, list[str]] = {}
    for entry in re.split(r"\n(?=\S)", lock):
        if name := re.match(r"([\w.-]+)==", entry):
            of_it = found.setdefault(canonicalize_name(name[1]), [])
            of_it += re.findall(r"--hash=sha256:([0-9a-f]{64})", entry)
    return found


if __name__ == "__main__":
    sys.exit(making(make))
