"""Compiled rules, if there are any: the same source, only faster."""

import os
import shutil
import sys
from pathlib import Path
from typing import Final

HEAVY: Final = ("lab", "simulate", "tournament", "bench")
"""The commands that are worth it."""
ROOT: Final = Path(__file__).parents[3]
TREE: Final = ROOT / "build" / "compiled"
STAMP: Final = ROOT / "build" / "compiled.stamp"


def hurry(arguments: list[str]) -> None:
    """Start again with the compiled tree of this checkout if it is current and the command takes long.

    `make compiled` makes the tree; an installed package has none. NOVATABLE_PLAIN=1 prevents it.
    """
    heavy = arguments and arguments[0] in HEAVY and not {"--help", "-h"}.intersection(arguments)
    if not heavy or os.environ.get("NOVATABLE_PLAIN"):
        return
    if is_current():
        path = os.pathsep.join(filter(None, [str(TREE), os.environ.get("PYTHONPATH")]))
        os.execve(sys.executable, [sys.executable, *sys.orig_argv[1:]], os.environ | {"PYTHONPATH": path})
    if (ROOT / "tools" / "compile.py").exists() and shutil.which("cc"):
        print(
            "The rules run as plain Python. `make compiled` makes this about twice as fast.", file=sys.stderr
        )


def is_current() -> bool:
    """Whether there is a compiled tree, and nothing has changed since."""
    if not (TREE.is_dir() and STAMP.exists()):
        return False
    made = STAMP.stat().st_mtime
    sources = [*(ROOT / "src").rglob("*.py"), *(ROOT / "src").rglob("*.toml"), *(ROOT / "src").rglob("*.ftl")]
    return all(source.stat().st_mtime <= made for source in sources)
