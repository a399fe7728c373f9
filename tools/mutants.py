"""Break the program on purpose, one small change at a time: do the tests notice?

    python tools/mutants.py                    # a sample of every group, as `make mutants` runs it
    python tools/mutants.py --only identity    # one group
    python tools/mutants.py --share 1          # every mutant there is; takes hours
    python tools/mutants.py --quick            # what only further tests would notice counts as not noticed

A group is some modules with the tests that should notice a change to them. They run once with nothing
broken, to see which lines each test runs; a mutant then meets those that run its line, the quickest first, in
a copy of the source that comes first on Python's path. If none notices it, it meets the others, and then the
further tests of the group, which take longer; one that fails there is run again with nothing broken. Which
test noticed a mutant is remembered, and is asked first the next time. What was found out with the present
source and tests is kept: a run can be interrupted and goes on where it was. The sample depends on the seed
alone. A survivor that cannot be noticed is named in tests/mutants.toml with the reason, and is spared the
further tests. The figures are written into docs/TRUST.md.
"""

import argparse
import ast
import compileall
import hashlib
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from queue import SimpleQueue
from random import Random
from typing import NamedTuple, TextIO, TypeVar
from xml.etree import ElementTree

import msgspec
from coverage import CoverageData

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "novatable"
EXCUSES = ROOT / "tests" / "mutants.toml"
TOLD = ROOT / "build" / "mutants.txt"
NOTICED = ROOT / "build" / "mutants-noticed.json"
KEPT = ROOT / "build" / "mutants"
FIGURES = ROOT / "build" / "mutants.json"
PAGE = ROOT / "docs" / "TRUST.md"
BEGIN, END = "<!-- written by make mutants -->\n", "<!-- end of what make mutants writes -->\n"
PATIENCE = 5
"""A mutant that makes tests take this many times as long counts as noticed: it runs for ever."""
LONGEST = 1200
"""Seconds of CPU time that further tests may take."""
CANNOT_START = "the tests cannot start"
HANGING = 20
"""How many times its CPU time a run may take by the clock."""
PYTEST = ("pytest", "-q", "-p", "no:cacheprovider", "-p", "anyio.pytest_plugin")
"""Other plugins are not loaded: that takes longer than most of the tests."""

T = TypeVar("T")


class Group(NamedTuple):
    """Modules, the tests for them, how many mutants a sample has, and the share that must be noticed.

    `other`: the game whose further tests are left out.
    """

    modules: tuple[str, ...]
    tests: tuple[str, ...]
    further: tuple[str, ...]
    sample: int
    bar: float
    other: str | None = None


OTHER = ("tests/cards", "tests/core/test_contract.py", "tests/core/test_options.py")
PLAYED = ("tests/records/test_golden.py", "tests/hints", "tests/properties", "tests/leaks")
RECORD = ("tests/core/test_record.py", "tests/core/test_chance.py", "tests/records/test_verify_shuffle.py")


def server(*names: str) -> tuple[str, ...]:
    return tuple([f"tests/server/test_{name}.py" for name in names])


GROUPS = {
    "view filter": Group(("*/cut_view.py",), ("tests/rules",), ("tests/leaks",), 10_000, 1),
    "AfterNova": Group(
        ("afternova/*.py",), ("tests/rules/test_an_*.py", *OTHER), PLAYED, 80, 0.9, "novaraiders"
    ),
    "Nova-Raiders": Group(
        ("novaraiders/*.py",), ("tests/rules/test_nr_*.py", *OTHER), PLAYED, 80, 0.9, "afternova"
    ),
    "record": Group(
        ("core/record.py", "core/chance.py"), RECORD, ("tests/core", "tests/records/test_golden.py"), 40, 0.9
    ),
    "identity": Group(
        ("server/live/identity.py",), server("entry", "handover"), server("lobby", "workers"), 40, 0.9
    ),
    "house": Group(
        ("server/table/house.py",),
        server("house", "manners", "undo", "plays", "handover"),
        server("entry", "lobby", "protocol", "tables", "driver", "lessons"),
        40,
        0.9,
    ),
}
ELSEWHERE = {"words.py", "cut_view.py", "__init__.py"}
"""Sentences are tested by their own tests; the view filter has its own group."""


class Mutant(NamedTuple):
    """One change: a piece of a module's code, and what replaces it."""

    module: str
    line: int
    last: int
    statement: int
    """The lines of code that it begins and ends on, and the one that its statement begins on."""
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

    def visit(node: ast.AST, spoken: bool, statement: int) -> Iterator[Mutant]:
        if isinstance(node, ast.stmt):
            statement = node.lineno
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
                last = node.end_lineno or node.lineno
                yield Mutant(name, node.lineno, last, statement, start, end, line, before, after)
        for name, value in ast.iter_fields(node):
            if name in ("annotation", "returns", "decorator_list", "type_params"):
                continue
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from visit(child, spoken, statement)

    yield from visit(ast.parse(text), False, 1)


def _is_refusal(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("Refusal", "Refused", "demand")


def mutants_of(group: Group) -> list[Mutant]:
    files = sorted({file for pattern in group.modules for file in SOURCE.glob(pattern)})
    if group.modules != ("*/cut_view.py",):
        files = [file for file in files if file.name not in ELSEWHERE]
    return [mutant for file in files for mutant in mutants(file)]


def chosen(group: Group, every: list[Mutant], share: float | None, seed: int) -> list[Mutant]:
    count = min(group.sample, len(every)) if share is None else round(share * len(every))
    return sorted(Random(seed).sample(every, count))


class Tests(msgspec.Struct):
    """The tests of a group, by their function: `tests.core.test_record.test_name`."""

    source: str
    """What they were tried with, see `source`."""
    seconds: dict[str, float]
    """How long each takes with nothing broken."""
    runs: dict[str, set[str]]
    """For each line of a module (`core/record.py:7`), the tests that run it; "" if something else does, such
    as an import."""

    def of(self, mutant: Mutant) -> list[str]:
        """Those that can notice a change, the quickest first; all, if not only tests run it."""
        found: set[str] = set()
        for line in range(mutant.statement, mutant.last + 1):
            found |= self.runs.get(f"{mutant.module}:{line}", set())
        able = [test for test in self.seconds if test in found or "" in found]
        return sorted(able, key=self.seconds.__getitem__)


def ask(place: Path, *words: str, seconds: float | None = None) -> subprocess.CompletedProcess[str] | None:
    """Run Python with the source at this place; None: it took more than these seconds of CPU time, or hung.

    Not by the clock, as somebody else may be using the machine.
    """
    environment = {**os.environ, "PYTHONPATH": str(place), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    if seconds is not None:
        environment["PYTHONDONTWRITEBYTECODE"] = "1"  # nothing of a mutant is left behind
    command = [sys.executable, "-m", *words]
    with subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as process:
        if seconds is not None:
            resource.prlimit(process.pid, resource.RLIMIT_CPU, (round(seconds), round(seconds)))
        try:
            said, _ = process.communicate(timeout=None if seconds is None else HANGING * seconds)
        except subprocess.TimeoutExpired:
            process.kill()
            return None
    if process.returncode == -signal.SIGINT or "KeyboardInterrupt" in said:
        raise KeyboardInterrupt  # a test that was interrupted has not noticed anything
    if process.returncode in (-signal.SIGKILL, -signal.SIGXCPU):
        return None
    return subprocess.CompletedProcess(command, process.returncode, said, "")


def unharmed(group: Group, place: Path) -> Tests:
    """Run all tests in a copy with nothing broken, and watch which lines each of them runs."""
    data, settings = (place.parent / name for name in ("data", "coveragerc"))
    modules = [f"{place}/novatable/{pattern}" for pattern in group.modules]
    settings.write_text(f"[run]\ndynamic_context = test_function\ninclude = {','.join(modules)}\n")
    watched = ["coverage", "run", f"--rcfile={settings}", f"--data-file={data}", "-m"]
    seconds = timed(place, *watched, *PYTEST, *files(group.tests))
    seen = CoverageData(str(data))
    seen.read()
    runs = {
        f"{Path(file).relative_to(place / 'novatable')}:{line}": set(tests)
        for file in seen.measured_files()
        for line, tests in seen.contexts_by_lineno(file).items()
    }
    return Tests(source(), seconds, runs)


def files(patterns: tuple[str, ...]) -> list[str]:
    return [str(file) for pattern in patterns for file in sorted(ROOT.glob(pattern))]


def timed(place: Path, *words: str) -> dict[str, float]:
    """The seconds that each test function takes; the end of everything if one fails."""
    report = place.parent / "report.xml"
    done = ask(place, *words, f"--junitxml={report}")
    if done is None or done.returncode:
        raise SystemExit(f"with nothing broken:\n{'' if done is None else done.stdout[-2000:]}")
    seconds: dict[str, float] = {}
    for case in ElementTree.parse(report).getroot().iter("testcase"):
        test = f"{case.attrib['classname']}.{case.attrib['name'].partition('[')[0]}"
        seconds[test] = seconds.get(test, 0.0) + float(case.attrib["time"])
    return seconds


def noticed(mutant: Mutant, tests: Tests, further: list[str], place: Path, before: str | None) -> str | None:
    """The test that fails with it, or why none can be named. `before`: the one that failed last time."""
    target = place / "novatable" / mutant.module
    original = target.read_bytes()
    broken = original[: mutant.start] + mutant.after.encode() + original[mutant.end :]
    able = tests.of(mutant)
    others = [test for test in tests.seconds if test not in able]  # for what is made once and kept
    rounds: list[tuple[list[str], float]] = [
        ([before] if before else [], LONGEST),
        ([*map(node, able)], 30 + PATIENCE * sum(map(tests.seconds.__getitem__, able))),
        ([*map(node, others)], LONGEST),
        (further, LONGEST),
    ]
    for words, seconds in rounds:
        if not words:
            continue
        target.write_bytes(broken)
        try:
            test = failing(place, words, seconds)
        finally:
            target.write_bytes(original)
        gone = words == [before] and test == CANNOT_START
        if test is None or gone:
            continue
        if words is further and test.startswith("tests/") and failing(place, [test], LONGEST):
            raise SystemExit(f"with nothing broken: {test} fails")
        return test
    return None


def failing(place: Path, words: list[str], seconds: float) -> str | None:
    """Which of these tests fails first."""
    done = ask(place, *PYTEST, "-x", *words, seconds=seconds)
    if done is None:
        return "takes for ever"
    if done.returncode == 0:
        return None
    said = [line for line in done.stdout.splitlines() if line.startswith(("FAILED tests", "ERROR tests"))]
    return said[0].partition(" - ")[0].partition(" ")[2] if said else CANNOT_START


def node(test: str) -> str:
    """A test as pytest names it."""
    module, _, function = test.rpartition(".")
    return f"{module.replace('.', '/')}.py::{function}"


class Tried(msgspec.Struct):
    """The mutants of a group that were tried, and which test noticed each."""

    source: str
    found: dict[str, str | None] = {}


def run(name: str, group: Group, sample: list[Mutant], excused: set[str], jobs: int) -> list[Mutant]:
    """The survivors; which test noticed which mutant is added to build/mutants.txt."""
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(jobs) as pool, told() as out:
        places: SimpleQueue[Path] = SimpleQueue()
        for place in copies(Path(folder), jobs):
            places.put(place)
        now = source()
        known_tests, known_mutants = KEPT / f"{name}-tests.json", KEPT / f"{name}.json"
        tests = earlier(known_tests, Tests)
        if tests is None or tests.source != now:
            tests = unharmed(group, Path(folder) / "0")
            known_tests.write_bytes(msgspec.json.encode(tests))
        tried = earlier(known_mutants, Tried)
        if tried is None or tried.source != now:
            tried = Tried(now)
        found = tried.found
        further = files(group.further) + (["-k", f"not {group.other}"] if group.other else [])
        known = earlier(NOTICED, dict[str, str]) or {}

        def one(mutant: Mutant) -> bool:
            key = f"{mutant.line} {mutant}"
            if key in found:
                return found[key] is not None
            place = places.get()
            try:
                longer = [] if str(mutant) in excused else further
                test = noticed(mutant, tests, longer, place, known.get(str(mutant)))
            finally:
                places.put(place)
            if test is not None and test.startswith("tests/"):
                known[str(mutant)] = test
                NOTICED.write_bytes(msgspec.json.encode(known))
            if test is not None or group.further:  # else it may yet be noticed, without --quick
                found[key] = test
                known_mutants.write_bytes(msgspec.json.encode(tried))
            print(f"{key}: {test or 'SURVIVES'}", file=out, flush=True)
            return test is not None

        return [mutant for mutant, seen in zip(sample, pool.map(one, sample), strict=True) if not seen]


def copies(folder: Path, count: int) -> list[Path]:
    """Of the source, compiled: else each mutant would have Python compile all of it again."""
    places = [folder / str(number) for number in range(count)]
    shutil.copytree(SOURCE, places[0] / "novatable", ignore=shutil.ignore_patterns("__pycache__"))
    compileall.compile_dir(places[0], quiet=2)
    for place in places[1:]:
        shutil.copytree(places[0], place)
    return places


def source() -> str:
    """Identifies the present code and tests."""
    whole = hashlib.sha256()
    for folder in (SOURCE, ROOT / "tests"):
        for file in sorted(folder.rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts and file != EXCUSES:
                whole.update(f"{file.relative_to(ROOT)}\0".encode() + file.read_bytes())
    return whole.hexdigest()


def earlier(file: Path, kind: type[T]) -> T | None:
    """What an earlier run has written."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=kind)
    except (OSError, msgspec.MsgspecError):
        return None


def told() -> TextIO:
    TOLD.parent.mkdir(exist_ok=True)
    return TOLD.open("a", encoding="utf-8")


class Figure(msgspec.Struct):
    """What became of a group's mutants."""

    mutants: int
    tried: int
    noticed: int
    equivalent: int
    date: str

    @property
    def counted(self) -> int:
        return self.tried - self.equivalent

    @property
    def share(self) -> float:
        return self.noticed / self.counted


def write(figures: dict[str, Figure]) -> None:
    """Put the table into the page, between its marks."""
    headings = ("group", "mutants", "tried", "noticed", "equivalent", "of those that are not", "date")
    table = f"| {' | '.join(headings)} |\n{'|---' * len(headings)}|\n"
    for name in GROUPS:
        figure = figures.get(name)
        if figure is None:
            table += f"| {name} | | not run | | | | |\n"
        else:
            counts = figure.mutants, figure.tried, figure.noticed, figure.equivalent
            cells = (name, *[f"{count:,}" for count in counts], f"{figure.share:.1%}", figure.date)
            table += f"| {' | '.join(cells)} |\n"
    before, rest = PAGE.read_text("utf-8").split(BEGIN)
    PAGE.write_text(before + BEGIN + "\n" + table + "\n" + END + rest.split(END)[1], "utf-8")


def main() -> int:
    reader = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    reader.add_argument("--jobs", type=int, default=2, help="mutants at a time")
    reader.add_argument("--only", help="the group with this name")
    reader.add_argument("--share", type=float, help="of all mutants, instead of the usual sample")
    reader.add_argument("--quick", action="store_true", help="without further tests: a lower bound")
    reader.add_argument("--seed", type=int, default=1)
    asked = reader.parse_args()
    excuses: dict[str, str] = tomllib.loads(EXCUSES.read_text("utf-8"))["equivalent"]
    figures = earlier(FIGURES, dict[str, Figure]) or {}
    KEPT.mkdir(parents=True, exist_ok=True)
    for name, group in GROUPS.items():
        if asked.only and asked.only != name:
            continue
        every = mutants_of(group)
        sample = chosen(group, every, asked.share, asked.seed)
        if asked.quick:
            group = group._replace(further=(), other=None)
        left = run(name, group, sample, set(excuses), asked.jobs)
        real = [mutant for mutant in left if str(mutant) not in excuses]
        tried, excused = len(sample), len(left) - len(real)
        today = f"{datetime.now(UTC):%Y-%m-%d}"
        figures[name] = figure = Figure(len(every), tried, tried - len(left), excused, today)
        held = "" if figure.share >= group.bar else ", MISSED"
        share = f"{figure.share:.1%}, bar {group.bar:.0%}"
        print(f"{name}: {figure.noticed} of {figure.counted} noticed ({share}), {excused} equivalent{held}")
        for mutant in real:
            print(f"  line {mutant.line}, {mutant}", flush=True)
        FIGURES.write_bytes(msgspec.json.encode(figures))
        write(figures)
    done = [name for name in GROUPS if not asked.only or asked.only == name]
    return 1 if any(figures[name].share < GROUPS[name].bar for name in done) else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("interrupted; make mutants goes on from here")
