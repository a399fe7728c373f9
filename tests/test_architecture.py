"""The page on the architecture names every module and every folder there is, and no other."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGE, _, CLIENT = (ROOT / "docs/ARCHITECTURE.md").read_text().partition("## The browser client")
PYTHON = ROOT / "src/novatable"
SAME_NAMES = {"novaraiders": "afternova"}
"""Packages of which only what differs is listed."""


def folder_of(name: str) -> Path:
    """A package, possibly of the server."""
    return next(place for place in (PYTHON / name, PYTHON / "server" / name) if place.exists())


def modules(folder: Path) -> set[str]:
    """The modules and packages directly in a package."""
    found = {file.stem for file in folder.glob("*.py") if not file.name.startswith("_")}
    return found | {place.name for place in folder.iterdir() if (place / "__init__.py").exists()}


def named(row: str) -> set[str]:
    """The modules in a row: plain words in backticks (`table.apply` and `novatable admin` are none)."""
    return set(re.findall(r"`(\w+)/?`", row))


PACKAGES: dict[str, str] = dict(re.findall(r"^\| `([\w/]+)/` (.*)", PAGE, flags=re.MULTILINE))
"""The packages that the page lists, each with its row."""


@pytest.mark.parametrize("package", PACKAGES)
def test_every_module_is_named(package: str) -> None:
    there, listed = modules(folder_of(package)), named(PACKAGES[package])
    known = listed | named(PACKAGES.get(SAME_NAMES.get(package, ""), ""))
    assert there <= known, f"not on the page: {sorted(there - known)}"
    assert listed <= there, f"on the page, but not in {package}/: {sorted(listed - there)}"


def test_every_package_has_a_row() -> None:
    packages = {file.parent for file in PYTHON.glob("*/__init__.py")}
    packages |= {file.parent for file in (PYTHON / "server").glob("*/__init__.py")}
    assert {place.name for place in packages} == set(PACKAGES)


def test_every_folder_of_the_client_has_a_row() -> None:
    folders = {place.name for place in (ROOT / "web/src").iterdir() if place.is_dir()}
    listed = set(re.findall(r"`(\w+)/`", CLIENT.partition("\n## ")[0]))
    assert folders <= listed, f"not on the page: {sorted(folders - listed)}"
