"""Every promise at the size of a release, part by part; writes its own table into docs/TRUST.md.

A part is a file of tests that do more at a release; all other tests are one more part. A part that has passed
with the present source and tests is not run again, so a run can be interrupted and goes on where it was.
`--share 0.1` does a tenth of everything that can be divided, and says so in the table.
"""

import argparse
import hashlib
import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path
from xml.etree import ElementTree

import msgspec

ROOT = Path(__file__).parent.parent
RESULTS = ROOT / "build" / "trust"
PAGE = ROOT / "docs" / "TRUST.md"
BEGIN, END = "<!-- written by make trust -->\n", "<!-- end of what make trust writes -->\n"
REST = "all other tests"
MARK = "work: Work"
"""What the tests that do more at a release have in common."""
TIMED = {"server/test_attackers.py"}
"""Parts that measure response times: they come last, and nothing runs at the same time."""


class Result(msgspec.Struct):
    """The result of one part."""

    source: str
    date: str
    minutes: float
    tests: int
    failed: int
    skipped: int
    did: dict[str, int]
    took: dict[str, int]
    """The longest, in milliseconds."""
    share: float = 1.0
    """Of what is done at a release."""


def parts() -> dict[str, list[str]]:
    """The files of each part, in the order in which they run."""
    files = sorted((ROOT / "tests").rglob("test_*.py"))
    long = [file for file in files if MARK in file.read_text("utf-8")]
    own = {str(file.relative_to(ROOT / "tests")): [str(file)] for file in long}
    every = {**own, REST: [str(file) for file in files if file not in long]}
    return dict(sorted(every.items(), key=lambda part: part[0] in TIMED))


def source() -> str:
    """Identifies the present code and tests."""
    listed = [
        "git",
        "ls-files",
        "--cached",
        "--others",
        "--exclude-standard",
        "src",
        "tests",
        "web",
        "requirements",
    ]
    names = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    whole = hashlib.sha256()
    for name in sorted(names):
        if (ROOT / name).is_file():
            whole.update(f"{name}\0".encode() + (ROOT / name).read_bytes())
    return whole.hexdigest()


def kept(part: str) -> Path:
    return RESULTS / f"{part.replace('/', '.').replace(' ', '-')}.json"


def earlier(part: str) -> Result | None:
    try:
        return msgspec.json.decode(kept(part).read_bytes(), type=Result)
    except (OSError, msgspec.MsgspecError):
        return None


def run(part: str, files: list[str], jobs: str, share: float, now: str) -> Result:
    report = kept(part).with_suffix(".xml")
    report.unlink(missing_ok=True)
    began = time.monotonic()
    spread = ["-n", jobs, "--maxschedchunk", "2"]
    much = ["--trust", f"--share={share}"]
    command = [sys.executable, "-m", "pytest", "-q", *spread, *much, f"--junitxml={report}", *files]
    code = ended(command)
    if code not in (0, 1):  # passed, or some failed
        raise SystemExit(f"pytest ended with {code} before the end of {part}; make trust goes on from here")
    result = read(report)
    result.source, result.minutes, result.share = now, (time.monotonic() - began) / 60, share
    kept(part).write_bytes(msgspec.json.encode(result))
    return result


def ended(command: list[str]) -> int:
    """Its exit code. If we are interrupted it is too, and is given the time to stop what it has started."""
    with subprocess.Popen(command, cwd=ROOT, start_new_session=True) as process:
        try:
            return process.wait()
        except KeyboardInterrupt:
            os.killpg(process.pid, signal.SIGINT)
            process.wait()
            raise


def read(report: Path) -> Result:
    """What pytest reports; what `work` was told are properties of the tests."""
    suite = ElementTree.parse(report).getroot()[0]
    did: Counter[str] = Counter()
    took: dict[str, int] = {}
    for told in suite.iter("property"):
        what, (number, *unit) = told.attrib["name"], told.attrib["value"].split()
        if unit:
            took[what] = max(int(number), took.get(what, 0))
        else:
            did[what] += int(number)
    tests, skipped = int(suite.attrib["tests"]), int(suite.attrib["skipped"])
    failed = int(suite.attrib["failures"]) + int(suite.attrib["errors"])
    return Result("", f"{datetime.now(UTC):%Y-%m-%d}", 0, tests, failed, skipped, dict(did), took)


def row(part: str, result: Result | None, now: str) -> str:
    if result is None:
        return f"| {part} | | | not run | | | |\n"
    counts = [f"{count:,} {what}" for what, count in result.did.items()]
    did = ", ".join(counts + [f"{what} within {longest} ms" for what, longest in result.took.items()])
    passed = f"{result.failed} failed" if result.failed else "passed"
    if result.skipped:
        passed += f", {result.skipped} skipped"
    if result.source != now:
        passed += ", on an earlier version"
    much = f"{result.share:.0%}"
    return (
        f"| {part} | {result.tests:,} | {did} | {passed} | {much} | {result.minutes:.0f} | {result.date} |\n"
    )


def write(results: dict[str, Result | None], now: str) -> None:
    """Put the table into the page, between its marks."""
    headings = ("tests", "number", "what they did", "result", "of a release", "minutes", "date")
    table = f"| {' | '.join(headings)} |\n{'|---' * len(headings)}|\n"
    table += "".join(row(part, result, now) for part, result in results.items())
    before, rest = PAGE.read_text("utf-8").split(BEGIN)
    PAGE.write_text(before + BEGIN + "\n" + table + "\n" + END + rest.split(END)[1], "utf-8")


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--jobs", default="2", help="processes at a time")
    reader.add_argument("--only", help="run only the parts with this in their name")
    reader.add_argument("--share", type=float, default=1.0, help="do only this part of it, such as 0.1")
    asked = reader.parse_args()
    RESULTS.mkdir(parents=True, exist_ok=True)
    now = source()
    todo = parts()
    results = {part: earlier(part) for part in todo}

    def is_open(part: str) -> bool:
        done = results[part]
        return done is None or done.source != now or done.share < asked.share or done.failed > 0

    for number, (part, files) in enumerate(todo.items(), 1):
        if asked.only and asked.only not in part:
            continue
        if not is_open(part):
            print(f"[{number}/{len(todo)}] {part}: passed before")
            continue
        print(f"[{number}/{len(todo)}] {part}", flush=True)
        share = 1.0 if part == REST else asked.share
        results[part] = run(part, files, "1" if part in TIMED else asked.jobs, share, now)
        write(results, now)
    write(results, now)
    open_parts = [part for part in todo if is_open(part)]
    print(json.dumps({"parts": len(todo), "not passed": open_parts}, indent=1))
    return 1 if open_parts else 0


if __name__ == "__main__":
    for stop in (signal.SIGINT, signal.SIGTERM):  # also in the background, where shells ignore the first
        signal.signal(stop, signal.default_int_handler)
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("interrupted; make trust goes on from here")
