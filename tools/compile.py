"""Compile the rules with mypyc into a separate tree, build/compiled: PYTHONPATH=build/compiled runs it.

The source tree stays untouched, so compiled and interpreted code never mix there.
"""

import ast
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

PACKAGES = ("core", "afternova", "novaraiders", "players")

# Not compiled, by file name: they run only when cards are read or words are needed for people.
EXCLUDED = frozenset(
    {"__init__.py", "cardfile.py", "compiling.py", "words.py", "player.py", "match.py", "talk.py"}
)

# Classes whose children are not compiled either.
PLAIN = frozenset({"Struct", "Player", "Cadet", "Pilot", "Trader"})

# Calls from one module into another are most calls here, so the compiler should see them all at once.
OPTIMISED = ["-flto=auto", "-fno-semantic-interposition"] if sys.platform == "linux" else []

CHECK = """
import importlib, sys
for name in sys.argv[1:]:
    file = importlib.import_module(name).__file__
    if file.endswith(".py"):
        sys.exit(f"{name} was imported from {file}, which is not compiled")
"""


def main() -> None:
    for folder in (TREE, SCRATCH):
        shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT / "src", TREE, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    os.chdir(TREE)  # mypyc names modules by their path from here
    found = [path for package in PACKAGES for path in sorted(Path("novatable", package).rglob("*.py"))]
    sources = [path for path in found if path.name not in EXCLUDED and not stays_plain(path)]
    compile_in_place(sources)
    check_imports(sources)
    left = ", ".join(str(path) for path in found if path not in sources)
    print(f"{len(sources)} modules compiled (not {left}); run them with PYTHONPATH={TREE.relative_to(ROOT)}")


def stays_plain(source: Path) -> bool:
    """Whether a msgspec Struct or a player is declared here.

    mypyc drops the keywords of a class statement: the Struct would lose `frozen`, `tag` and the like.
    Players are made to be derived from, which compiled classes are not; what they think with is compiled.
    """
    classes = [node for node in ast.walk(ast.parse(source.read_text())) if isinstance(node, ast.ClassDef)]
    return any(node.keywords or not PLAIN.isdisjoint(map(last_name, node.bases)) for node in classes)


def last_name(base: ast.expr) -> str:
    return ast.unparse(base).partition("[")[0].rpartition(".")[2]


def compile_in_place(sources: list[Path]) -> None:
    """Put the compiled module beside each source; an import prefers it to the source."""
    extensions = mypycify(
        ["--config-file=", f"--cache-dir={SCRATCH / 'mypy'}", *map(str, sources)],
        opt_level="3",
        multi_file=True,
        target_dir=str(SCRATCH / "c"),
        group_name="novatable",
    )
    for extension in extensions:
        extension.extra_compile_args += OPTIMISED
        extension.extra_link_args += OPTIMISED
    command = ["--quiet", "build_ext", "--inplace", f"--build-lib={SCRATCH}", f"--build-temp={SCRATCH}"]
    setup(name="novatable", packages=[], ext_modules=extensions, script_args=command)


def check_imports(sources: list[Path]) -> None:
    """Every module must import, and really be the compiled one."""
    modules = [".".join(path.with_suffix("").parts) for path in sources]
    environment = os.environ | {"PYTHONPATH": str(TREE)}
    subprocess.run([sys.executable, "-c", CHECK, *modules], check=True, env=environment)


if __name__ == "__main__":
    main()
