"""Break the program on purpose, one small change at a time: do the tests notice?

    python tools/mutants.py                    # a sample of every group, as `make mutants` runs it
    python tools/mutants.py --only identity    # one group
    python tools/mutants.py --share 1          # every mutant there is; takes hours

A group is some modules with the tests that should notice a change to them, the quickest first. Each mutant
runs in a copy of the source that comes first on Python's path. The sample depends on the seed alone. A
survivor that cannot be noticed is named in tests/mutants.toml with the reason.
"""

import argparse
import ast
import os
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from random import Random
from typing import NamedTuple, TextIO

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "novatable"
EXCUSES = ROOT / "tests" / "mutants.toml"
TOLD = ROOT / "build" / "mutants.txt"
PATIENCE = 5
"""A mutant that makes tests take this many times as long counts as noticed: it runs for ever."""


class Group(NamedTuple):
    """Modules, the tests for them, how many mutants a sample has, and the share that must be noticed."""

    modules: tuple[str, ...]
    tests: tuple[str, ...]
    sample: int
    bar: float


AN = ("tests/rules/test_an_*.py", "tests/records", "tests/leaks", "tests/properties")
NR = ("tests/rules/test_nr_*.py", "tests/records", "tests/leaks", "tests/properties")
SERVER = tuple(
    f"tests/server/test_{name}.py"
    for name in (
        *("house", "manners", "undo", "plays", "requests", "handover", "entry", "lobby", "protocol"),
        *("tables", "driver", "workers"),
    )
)
GROUPS = {
    "view filter": Group(
        ("*/cut_view.py",), ("tests/rules/test_*_views.py", "tests/leaks", "tests/rules"), 10_000, 1
    ),
    "AfterNova": Group(("afternova/*.py",), AN, 80, 0.9),
    "Nova-Raiders": Group(("novaraiders/*.py",), NR, 80, 0.9),
    "record": Group(
        ("core/record.py", "core/chance.py"),
        ("tests/core/test_record.py", "tests/core", "tests/records"),
        40,
        0.9,
    ),
    "identity": Group(("server/live/identity.py",), SERVER, 40, 0.9),
    "house": Group(("server/table/house.py",), SERVER, 40, 0.9),
}
ELSEWHERE = {"words.py", "cut_view.py", "__init__.py"}
"""Sentences are tested by their own tests; the view filter has its own group."""


class Mutant(NamedTuple):
    """One change: a piece of a module's code, and what replaces it."""

    module: str
    line: int
    start: int
    end: int
    text: str
    """The line of code that it begins on."""
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.module}: {self.text}: {self.before} -> {self.after}"


COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
REPLACED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


def changed(node: ast.AST) -> Iterator[ast.AST]:
    """What could replace a node."""
    match node:
        case ast.Compare(left, [op], [right]) if type(op) in COMPARED:
            yield ast.Compare(left, [COMPARED[type(op)]()], [right])
        case ast.BoolOp(op, values):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
        case ast.BinOp(left, op, right) if type(op) in REPLACED:
            yield ast.BinOp(left, REPLACED[type(op)](), right)
        case ast.UnaryOp(ast.Not(), operand):
            yield operand
        case ast.Constant(bool() as value):
            yield ast.Constant(not value)
        case ast.Constant(int() as value):
            yield ast.Constant(value + 1)
        case ast.Return(ast.expr() as value) if not isinstance(value, ast.Constant):
            yield ast.Return(ast.Constant(None))
        case ast.Expr(ast.Call()):
            yield ast.Pass()
        case ast.IfExp(test, body, orelse):
            yield ast.IfExp(test, orelse, body)


def mutants(module: Path) -> Iterator[Mutant]:
    """Every mutant of a module; types, docstrings and messages are left alone."""
    text = module.read_text("utf-8")
    starts = [0]
    for line in text.encode().splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    raw, lines = text.encode(), text.splitlines()

    def visit(node: ast.AST, spoken: bool) -> Iterator[Mutant]:
        if isinstance(node, ast.Raise | ast.Assert | ast.JoinedStr) or _is_refusal(node):
            spoken = True
        if isinstance(node, ast.expr | ast.stmt) and not spoken:
            start = starts[node.lineno - 1] + node.col_offset
            end = starts[(node.end_lineno or 1) - 1] + (node.end_col_offset or 0)
            for other in changed(node):
                after = ast.unparse(ast.fix_missing_locations(other))
                if isinstance(other, ast.expr):
                    after = f"({after})"
                before = " ".join(raw[start:end].decode().split())
                name, line = str(module.relative_to(SOURCE)), lines[node.lineno - 1].strip()
                yield Mutant(name, node.lineno, start, end, line, before, after)
        for name, value in ast.iter_fields(node):
            if name in ("annotation", "returns", "decorator_list", "type_params"):
                continue
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from visit(child, spoken)

    yield from visit(ast.parse(text), False)


def _is_refusal(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("Refusal", "Refused", "demand")


def chosen(group: Group, share: float | None, seed: int) -> list[Mutant]:
    files = sorted({file for pattern in group.modules for file in SOURCE.glob(pattern)})
    if group.modules != ("*/cut_view.py",):
        files = [file for file in files if file.name not in ELSEWHERE]
    every = [mutant for file in files for mutant in mutants(file)]
    count = min(group.sample, len(every)) if share is None else round(share * len(every))
    return sorted(Random(seed).sample(every, count))


def failing(pattern: str, place: Path, seconds: float | None = None) -> str | None:
    """The first test of a set that fails with the source at this place, or takes longer than this."""
    files = [str(file) for file in sorted(ROOT.glob(pattern))]
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *files]
    environment = {**os.environ, "PYTHONPATH": str(place), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=seconds, check=False
        )
    except subprocess.TimeoutExpired:
        return f"{pattern} takes for ever"
    if done.returncode == 0:
        return None
    said = [line for line in done.stdout.splitlines() if line.startswith(("FAILED tests", "ERROR tests"))]
    return said[0] if said else f"{pattern} cannot start"


def unharmed(tests: tuple[str, ...], place: Path) -> dict[str, float]:
    """How long each set of tests takes in a copy with nothing broken, in seconds."""
    took = {}
    for pattern in tests:
        began = time.monotonic()
        if test := failing(pattern, place):
            raise SystemExit(f"with nothing broken: {test}")
        took[pattern] = time.monotonic() - began
    return took


def noticed(mutant: Mutant, tests: dict[str, float], place: Path) -> str | None:
    """The test that fails with it: one set of tests after the other, as the first notices most."""
    target = place / "novatable" / mutant.module
    original = target.read_bytes()
    target.write_bytes(original[: mutant.start] + mutant.after.encode() + original[mutant.end :])
    try:
        found = (failing(pattern, place, 30 + PATIENCE * took) for pattern, took in tests.items())
        return next(filter(None, found), None)
    finally:
        target.write_bytes(original)


def run(group: Group, sample: list[Mutant], jobs: int) -> list[Mutant]:
    """The survivors; which test noticed which mutant is added to build/mutants.txt."""
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(jobs) as pool, told() as out:
        places: SimpleQueue[Path] = SimpleQueue()
        for number in range(jobs):
            place = Path(folder) / str(number)
            shutil.copytree(SOURCE, place / "novatable", ignore=shutil.ignore_patterns("__pycache__"))
            places.put(place)
        tests = unharmed(group.tests, Path(folder) / "0")

        def one(mutant: Mutant) -> bool:
            place = places.get()
            try:
                test = noticed(mutant, tests, place)
            finally:
                places.put(place)
            print(f"{mutant.line:4} {mutant}: {test or 'SURVIVES'}", file=out, flush=True)
            return test is not None

        return [mutant for mutant, found in zip(sample, pool.map(one, sample), strict=True) if not found]


def told() -> TextIO:
    TOLD.parent.mkdir(exist_ok=True)
    return TOLD.open("a", encoding="utf-8")


def main() -> int:
    reader = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    reader.add_argument("--jobs", type=int, default=2, help="mutants at a time")
    reader.add_argument("--only", help="the group with this name")
    reader.add_argument("--share", type=float, help="of all mutants, instead of the usual sample")
    reader.add_argument("--seed", type=int, default=1)
    asked = reader.parse_args()
    excuses: dict[str, str] = tomllib.loads(EXCUSES.read_text("utf-8"))["equivalent"]
    missed = False
    for name, group in GROUPS.items():
        if asked.only and asked.only != name:
            continue
        sample = chosen(group, asked.share, asked.seed)
        left = run(group, sample, asked.jobs)
        excused = [mutant for mutant in left if str(mutant) in excuses]
        real = [mutant for mutant in left if str(mutant) not in excuses]
        counted = len(sample) - len(excused)
        found = counted - len(real)
        held = found >= group.bar * counted
        missed = missed or not held
        print(f"{name}: {found} of {counted} noticed ({found / counted:.1%}, bar {group.bar:.0%}), "
              f"{len(excused)} equivalent{'' if held else ', MISSED'}", flush=True)  # fmt: skip
        for mutant in real:
            print(f"  line {mutant.line}, {mutant}", flush=True)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
