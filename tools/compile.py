"""Compile the rules with mypyc into build/compiled, a tree of its own: PYTHONPATH=build/compiled runs it.

The source tree stays untouched, so compiled and interpreted code never mix there.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup

ROOT = Path(__file__).resolve().parent.parent
TREE = ROOT / "build" / "compiled"
SCRATCH = ROOT / "build" / "mypyc"

PACKAGES = ("core", "afternova", "novaraiders")

# Left interpreted, by file name: msgspec builds its Structs while a module loads, and mypyc's classes
# are no place for that; card files and words are read once, so compiling them gains nothing.
EXCLUDED = frozenset(
    {
        "__init__.py",
        "actions.py",
        "cardfile.py",
        "cards.py",
        "events.py",
        "terms.py",
        "view.py",
        "words.py",
    }
)


def main() -> None:
    shutil.rmtree(TREE, ignore_errors=True)
    shutil.rmtree(SCRATCH, ignore_errors=True)
    shutil.copytree(ROOT / "src", TREE, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    os.chdir(TREE)  # mypyc names modules by their path from here
    sources = [
        path
        for package in PACKAGES
        for path in sorted(Path("novatable", package).rglob("*.py"))
        if path.name not in EXCLUDED
    ]
    compile_in_place(sources)
    check_imports([".".join(path.with_suffix("").parts) for path in sources])
    print(f"{len(sources)} modules compiled; run them with PYTHONPATH={TREE.relative_to(ROOT)}")


def compile_in_place(sources: list[Path]) -> None:
    """Put the compiled module beside each source; an import prefers it to the source."""
    flags = ["--config-file=", f"--cache-dir={SCRATCH / 'mypy'}", "--strict"]
    extensions = mypycify(
        [*flags, *map(str, sources)],
        opt_level="3",
        multi_file=True,
        target_dir=str(SCRATCH / "c"),
        group_name="novatable",
    )
    command = ["--quiet", "build_ext", "--inplace", f"--build-lib={SCRATCH}", f"--build-temp={SCRATCH}"]
    setup(name="novatable", packages=[], ext_modules=extensions, script_args=command)


def check_imports(modules: list[str]) -> None:
    """Every module must import, and really be the compiled one."""
    program = "\n".join(
        [
            "import importlib, sys",
            "for name in sys.argv[1:]:",
            "    file = importlib.import_module(name).__file__",
            "    if file.endswith('.py'):",
            "        sys.exit(f'{name} was imported from {file}, which is not compiled')",
        ]
    )
    environment = os.environ | {"PYTHONPATH": str(TREE)}
    subprocess.run([sys.executable, "-c", program, *modules], check=True, env=environment)


if __name__ == "__main__":
    main()
