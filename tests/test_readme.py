"""What the README and the other pages promise runs."""

import doctest
import re
from pathlib import Path

import pytest

from novatable.cli.app import app

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text()


def test_the_code_runs(capsys: pytest.CaptureFixture[str]) -> None:
    for code in re.findall(r"```python\n(.*?)```", README, flags=re.DOTALL):
        exec(compile(code, "README.md", "exec"), {})
    assert "Outcome(scores=" in capsys.readouterr().out


def test_the_examples_of_the_interface_run() -> None:
    failed, tried = doctest.testfile(str(ROOT / "docs/api.md"), module_relative=False)
    assert (failed, tried > 20) == (0, True)


def test_links_lead_somewhere() -> None:
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "SECURITY.md", *ROOT.glob("docs/**/*.md")]
    for page in pages:
        for link in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text()):
            assert (page.parent / link).exists(), f"{page.name} links to {link}"


def test_the_commands_exist() -> None:
    named = set(re.findall(r"`novatable (\w+)", README))
    known = {command.name or getattr(command.callback, "__name__", "") for command in app.registered_commands}
    known |= {group.name for group in app.registered_groups}
    assert named <= known
