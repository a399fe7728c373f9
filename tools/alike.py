"""Let computer players play the same games on compiled and on plain code, and compare every action.

    python tools/alike.py novaraiders pilot,captain@16,cadet --games 3

needs `make compiled` first. Levels that think must have a number of steps for their budget.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from novatable.core.game import Game
from novatable.lab.tournament import RECORDS

ROOT: Final = Path(__file__).resolve().parent.parent
RUN: Final = "from novatable.cli import main; main()"
TREES: Final = {"plain": ROOT / "src", "compiled": ROOT / "build" / "compiled"}


def records(tree: Path, command: list[str]) -> list[str]:
    """The records of a tournament that is played with the code of a tree."""
    with TemporaryDirectory() as folder:
        environment = os.environ | {"PYTHONPATH": str(tree)}
        call = [sys.executable, "-c", RUN, "tournament", *command, "--out", folder]
        subprocess.run(call, check=True, env=environment, stdout=subprocess.DEVNULL)
        return [file.read_text("utf-8") for file in sorted(Path(folder, RECORDS).iterdir())]


def difference(one: str, other: str) -> int | None:
    """The number of the first line that differs; None if none does."""
    lines, others = one.splitlines(), other.splitlines()
    for number in range(max(len(lines), len(others))):
        if lines[number : number + 1] != others[number : number + 1]:
            return number + 1
    return None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", choices=list(Game.kinds))
    parser.add_argument("levels", help="one for each player, two different ones at least")
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    players = len(asked.levels.split(","))
    command = [asked.game, "--with", asked.levels, "--players", str(players)]
    command += ["--games", str(asked.games), "--seed", str(asked.seed)]
    plain, compiled = [records(tree, command) for tree in TREES.values()]
    for number, (one, other) in enumerate(zip(plain, compiled, strict=True)):
        line = difference(one, other)
        if line is not None:
            sys.exit(f"game {number} differs from line {line} of its record on")
    print(f"{len(plain)} games alike, {sum([len(text.splitlines()) for text in plain])} lines of records")


if __name__ == "__main__":
    main()
