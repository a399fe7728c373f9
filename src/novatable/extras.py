"""What has to be installed besides the engine: for the terminal, the lab, learning, printing, the server."""

from importlib.metadata import PackageNotFoundError, requires
from typing import Final

SMALLEST_FIRST: Final = (
    "terminal",
    "lab",
    "ray",
    "learn",
    "openspiel",
    "textarena",
    "print",
    "server",
    "postgres",
)
NAMES: Final = {
    "fluent": "fluent.runtime",
    "pyspiel": "open-spiel",
    "quickjs": "quickjs-ng",
    "vl_convert": "vl-convert-python",
}
"""Packages that are imported by another name than they are installed by."""
NEEDS_MORE: Final = {"serve": "server", "admin": "server", "lab": "lab"}
"""Commands that need a larger extra than the terminal's, which is part of it."""


def advice(missing: ModuleNotFoundError, command: str = "") -> str | None:
    """What to install for a module that was not found; None if no extra of ours would bring it."""
    module = (missing.name or "").partition(".")[0]
    package = NAMES.get(module, module)
    for extra in SMALLEST_FIRST:
        if package in _brought_by(extra):
            extra = NEEDS_MORE.get(command, extra) if extra == "terminal" else extra
            return f"This needs {package}, which is not installed: pip install 'novatable[{extra}]'"
    return None


def _brought_by(extra: str) -> set[str]:
    """The packages of an extra, as pyproject.toml declares them."""
    try:
        declared = requires("novatable") or []
    except PackageNotFoundError:  # a source tree that was never installed
        return set()
    wanted = f"extra == '{extra}'"
    return {_package(line) for line in declared if wanted in line.replace('"', "'")}


def _package(requirement: str) -> str:
    """The name at the beginning of a requirement: "psycopg" of "psycopg[binary]>=3.2"."""
    end = next((at for at, char in enumerate(requirement) if char in "[<>=!~; "), len(requirement))
    return requirement[:end]
