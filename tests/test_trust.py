"""`make trust` can be interrupted, goes on where it was, and writes its own table."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import Work
from tests.patience import PATIENCE
from tools import trust

ROOT = Path(__file__).parents[1]
CONFTEST = """
import pytest
def pytest_addoption(parser):
    parser.addoption("--trust", action="store_true")
    parser.addoption("--share", type=float, default=1.0)
@pytest.fixture
def work(request, record_property):
    assert request.config.getoption("--trust")
    record_property("pairs", round(1200 * request.config.getoption("--share")))
    record_property("answers", "7 ms")
    record_property("answers", "4 ms")
"""
LONG = f"""
from __future__ import annotations
from pathlib import Path
HERE = Path(__file__).parent.parent
def test_long({trust.MARK}):
    with (HERE / "ran").open("a") as file:
        file.write("x")
    assert not (HERE / "fails").exists()
"""
STOPPED = f"""
from __future__ import annotations
import os, signal, time
from pathlib import Path
HERE = Path(__file__).parent.parent
def test_interrupted({trust.MARK}):
    if (HERE / "interrupt").exists():
        os.kill(os.getppid(), signal.SIGINT)
        time.sleep(60)
"""
RUNNER = """
import sys
from tools import trust
trust.ended([sys.executable, "-c", sys.argv[1]])
"""
TIDY = """
import pathlib, time
print("ready", flush=True)
try:
    time.sleep(600)
except KeyboardInterrupt:
    time.sleep(0.5)
    print("tidied up", flush=True)
"""
PAGE = f"before\n{trust.BEGIN}{trust.END}after\n"


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for folder in ("docs", "tests"):
        (tmp_path / folder).mkdir()
    (tmp_path / "docs" / "TRUST.md").write_text(PAGE)
    (tmp_path / "tests" / "conftest.py").write_text(CONFTEST)
    (tmp_path / "tests" / "test_long.py").write_text(LONG)
    (tmp_path / "tests" / "test_stopped.py").write_text(STOPPED)
    (tmp_path / "tests" / "test_short.py").write_text("def test_short(): pass\n")
    subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)
    monkeypatch.setattr(trust, "ROOT", tmp_path)
    monkeypatch.setattr(trust, "RESULTS", tmp_path / "build" / "trust")
    monkeypatch.setattr(trust, "PAGE", tmp_path / "docs" / "TRUST.md")
    monkeypatch.setattr(sys, "argv", ["trust.py", "--jobs", "1"])
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # nine runs: only what they need
    monkeypatch.setenv("PYTEST_PLUGINS", "xdist.plugin")
    return tmp_path


def row(project: Path, part: str) -> list[str]:
    lines = (project / "docs" / "TRUST.md").read_text().splitlines()
    (found,) = [line for line in lines if line.startswith(f"| {part} |")]
    return [cell.strip() for cell in found.strip("|").split("|")]


def test_an_interrupted_run_goes_on_where_it_was(project: Path) -> None:
    (project / "interrupt").touch()
    with pytest.raises(SystemExit, match=r"before the end of test_stopped\.py"):
        trust.main()
    assert row(project, "test_long.py")[1:5] == ["1", "1,200 pairs, answers within 7 ms", "passed", "100%"]
    assert row(project, "test_stopped.py")[3] == row(project, trust.REST)[3] == "not run"
    (project / "interrupt").unlink()
    long = trust.kept("test_long.py").read_bytes()
    assert trust.main() == 0
    assert trust.kept("test_long.py").read_bytes() == long
    assert row(project, "test_stopped.py")[3] == row(project, trust.REST)[3] == "passed"
    page = (project / "docs" / "TRUST.md").read_text()
    assert page.startswith("before\n")
    assert page.endswith("after\n")
    assert trust.main() == 0
    assert (project / "ran").read_text() == "x"


def test_what_it_has_started_can_tidy_up_when_it_is_interrupted() -> None:
    command = [sys.executable, "-c", RUNNER, TIDY]
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as runner:
        assert runner.stdout is not None
        assert runner.stdout.readline() == "ready\n"
        runner.send_signal(signal.SIGINT)
        said, _ = runner.communicate(timeout=PATIENCE)
    assert said == "tidied up\n"
    assert runner.returncode


def test_what_failed_is_told_and_run_again(project: Path) -> None:
    (project / "fails").touch()
    assert trust.main() == 1
    assert row(project, "test_long.py")[3] == "1 failed"
    (project / "fails").unlink()
    assert trust.main() == 0
    assert row(project, "test_long.py")[3] == "passed"


def test_what_passed_with_another_source_does_not_count(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert trust.main() == 0
    (project / "tests" / "test_short.py").write_text("def test_short(): assert True\n")
    monkeypatch.setattr(sys, "argv", ["trust.py", "--jobs", "1", "--only", "long"])
    assert trust.main() == 1
    assert row(project, trust.REST)[3] == "passed, on an earlier version"
    assert row(project, "test_long.py")[3] == "passed"
    assert (project / "ran").read_text() == "xx"


def test_a_part_of_it_is_said_and_does_not_stand_for_the_whole(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["trust.py", "--jobs", "1", "--share", "0.1"])
    assert trust.main() == 0
    assert row(project, "test_long.py")[1:5] == ["1", "120 pairs, answers within 7 ms", "passed", "10%"]
    monkeypatch.setattr(sys, "argv", ["trust.py", "--jobs", "1"])
    assert trust.main() == 0
    assert row(project, "test_long.py")[1:5] == ["1", "1,200 pairs, answers within 7 ms", "passed", "100%"]
    assert (project / "ran").read_text() == "xx"


def test_a_part_of_a_release_is_between_a_change_and_a_release() -> None:
    for share, count, step, seconds, ways in (
        (0.0, 3, 7, 0.3, "one"),
        (0.1, 20, 7, 6.0, "one"),
        (0.5, 100, 2, 30.0, "one"),
        (1.0, 200, 1, 60.0, "all"),
    ):
        work = Work(share, [])
        done = work.amount(3, 200), work.amount(7, 1), work.amount(0.3, 60.0), work.amount("one", "all")
        assert done == (count, step, seconds, ways)
