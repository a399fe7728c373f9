"""The package as people install it: the engine alone, then with the server, in an environment of its own."""

import os
import re
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

import httpx
import pytest

from tests.server.processes import ROOT, ServerProcess

ENGINE = """
from novatable import Game
from novatable.players import make
game = Game.new("novaraiders", players=2, seed=1)
player = make("cadet", "novaraiders", seed=1)
for _ in range(20):
    seat = game.waiting_for()[0]
    game.play(seat, player.decide(game.view(seat), game.legal(seat)))
refusal = game.check(0, {"type": "nothing"})
print(refusal.message)
"""


def run(*command: object) -> subprocess.CompletedProcess[str]:
    words = [str(word) for word in command]
    outside = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run(words, cwd=ROOT, env=outside, capture_output=True, text=True, check=False)


def succeed(*command: object) -> str:
    done = run(*command)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sdist")
    succeed(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", folder)
    return next(folder.glob("*.tar.gz"))


@pytest.fixture(scope="module")
def wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Made from the sdist, as it is where no wheel fits."""
    folder = tmp_path_factory.mktemp("wheel")
    pip = (sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check")
    succeed(*pip, "--no-deps", "--no-build-isolation", "--wheel-dir", folder, sdist)
    return next(folder.glob("*.whl"))


def test_both_have_the_pages_and_nothing_built_elsewhere(sdist: Path, wheel: Path) -> None:
    with tarfile.open(sdist) as archive:
        within = {name.partition("/src/")[2] for name in archive.getnames() if "/src/" in name}
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    for packed in (within, names):
        assert "novatable/server/site/index.html" in packed
        assert "novatable/printing/drawn/drawings.js" in packed
        assert "novatable/review/client/review.js" in packed
        assert "novatable/printing/layout/afternova.typ" in packed
        assert not [name for name in packed if name.endswith(".so") or "__pycache__" in name]
    assert "novatable/docs/rules/afternova.md" in names


def test_the_engine_needs_one_package_and_extras_say_what_they_bring(wheel: Path, tmp_path: Path) -> None:
    """Then, with the server installed, its page opens."""
    venv.create(tmp_path / "env")
    python, novatable = tmp_path / "env/bin/python", tmp_path / "env/bin/novatable"
    versions = tmp_path / "versions.txt"
    locked = (ROOT / "requirements/run.txt").read_text()
    versions.write_text("\n".join(re.findall(r"^([\w.-]+==[^ \\]+)", locked, flags=re.MULTILINE)))
    pip = (sys.executable, "-m", "pip", "--python", python, "--disable-pip-version-check")
    install = (*pip, "install", "--quiet", "--no-compile", "-c", versions)

    succeed(*install, wheel)
    listed = succeed(*pip, "list", "--format=freeze")
    assert {line.partition("==")[0] for line in listed.split()} == {"msgspec", "novatable"}
    assert "not an action" in succeed(python, "-c", ENGINE)
    assert "pip install 'novatable[learn]'" in run(python, "-c", "import novatable.learn").stderr
    assert re.fullmatch(r"novatable \d+\.\d+\.\d+\n", succeed(novatable, "--version"))
    for command, extra in (("play", "terminal"), ("serve", "server"), ("admin", "server"), ("lab", "lab")):
        refused = run(novatable, command)
        assert refused.returncode == 1
        assert refused.stderr.strip().endswith(f"pip install 'novatable[{extra}]'")

    succeed(*install, f"{wheel}[terminal]")
    assert re.fullmatch(r"novatable \d+\.\d+\.\d+\n", succeed(novatable, "--version"))
    assert "pip install 'novatable[server]'" in run(novatable, "serve").stderr

    succeed(*install, f"{wheel}[server]")
    server = ServerProcess(tmp_path, PYTHONPATH="")
    server.command = (novatable, "serve")
    server.start(seconds=60)
    try:
        page = httpx.get(f"http://127.0.0.1:{server.port}/")
        script = re.search(r'src="([^"]+\.js)"', page.text)
        assert script is not None
        assert httpx.get(f"http://127.0.0.1:{server.port}{script[1]}").status_code == 200
    finally:
        server.stop()
