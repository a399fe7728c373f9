"""Long commands find the compiled rules of a checkout, but only if these are current."""

import os
import sys
from pathlib import Path

import pytest

from novatable.cli import compiled


class Started(Exception):
    """Instead of starting the command again."""


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with one source file, compiled just now."""
    source = tmp_path / "src" / "novatable.py"
    tree = tmp_path / "build" / "compiled"
    for folder in (source.parent, tree, tmp_path / "tools"):
        folder.mkdir(parents=True)
    for file in (source, tmp_path / "build" / "compiled.stamp", tmp_path / "tools" / "compile.py"):
        file.touch()
    os.utime(source, (1, 1))
    monkeypatch.setattr(compiled, "ROOT", tmp_path)
    monkeypatch.setattr(compiled, "TREE", tree)
    monkeypatch.setattr(compiled, "STAMP", tmp_path / "build" / "compiled.stamp")
    monkeypatch.delenv("NOVATABLE_PLAIN", raising=False)

    def start(_file: str, command: list[str], environment: dict[str, str]) -> None:
        assert command == [sys.executable, *sys.orig_argv[1:]]
        raise Started(environment["PYTHONPATH"])

    monkeypatch.setattr(os, "execve", start)
    return tmp_path


def test_a_long_command_starts_again_with_compiled_rules(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", "mine")
    with pytest.raises(Started, match=f"^{checkout / 'build' / 'compiled'}{os.pathsep}mine$"):
        compiled.hurry(["lab", "run", "afternova"])


@pytest.mark.parametrize("arguments", [[], ["play", "afternova"], ["lab", "run", "--help"]], ids=str)
@pytest.mark.usefixtures("checkout")
def test_a_short_command_does_not(arguments: list[str]) -> None:
    compiled.hurry(arguments)


def test_old_or_missing_compiled_rules_are_not_used(
    checkout: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shutil.which", lambda _name: "/usr/bin/cc")
    os.utime(checkout / "src" / "novatable.py")
    os.utime(checkout / "build" / "compiled.stamp", (2, 2))
    compiled.hurry(["tournament"])
    assert "make compiled" in capsys.readouterr().err
    (checkout / "build" / "compiled.stamp").unlink()
    compiled.hurry(["bench"])
    assert "make compiled" in capsys.readouterr().err


@pytest.mark.usefixtures("checkout")
def test_the_source_can_be_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NOVATABLE_PLAIN", "1")
    compiled.hurry(["lab", "run", "afternova"])
