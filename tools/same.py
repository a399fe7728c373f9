"""Whether compiled computer players decide as the plain ones do, game by game.

    make compiled && python tools/same.py

Both play the same games of every level, those that search with a number of steps instead of seconds. What
they did and the reasons they gave must agree in every move.
"""

import argparse
import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import Final

from novatable import Game
from novatable.lab.series import seed_of
from novatable.players import levels_of, make
from novatable.players.match import Match, Move

ROOT: Final = Path(__file__).resolve().parent.parent
COMPILED: Final = ROOT / "build" / "compiled"
STEPS: Final = 6
"""How much a player that searches thinks: enough to differ, if it would."""


def played(game: str, level: str, players: int, number: int) -> str:
    """A digest of all moves of a game and their reasons."""
    digest = sha256()

    def watch(move: Move) -> None:
        digest.update(repr((move.seat, move.action.to_json(), move.why)).encode())

    seats = [make(f"{level}@{STEPS}", game, seed_of(number, seat)) for seat in range(players)]
    Match(Game.new(game, players, seed_of(number, players)), seats, watch).run()
    return digest.hexdigest()[:16]


def lines(games: int) -> list[str]:
    """One line for each game that is played."""
    return [
        f"{game} {level} {players} players, game {number}: {played(game, level, players, number)}"
        for game in Game.kinds
        for level in levels_of(game)
        for players in (2, 4)
        for number in range(games)
    ]


def of_tree(tree: Path, games: int) -> list[str]:
    """The lines that the code in that tree prints."""
    command = [sys.executable, __file__, "--games", str(games), "--print"]
    environment = os.environ | {"PYTHONPATH": str(tree)}
    done = subprocess.run(command, check=True, env=environment, capture_output=True, text=True)
    return done.stdout.splitlines()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=1, help="for each level and number of players")
    parser.add_argument("--print", action="store_true", help="print the digests of this code's games")
    asked = parser.parse_args()
    if asked.print:
        print("\n".join(lines(asked.games)))
        return
    plain, compiled = of_tree(ROOT / "src", asked.games), of_tree(COMPILED, asked.games)
    differ = [line for line in compiled if line not in plain]
    print("\n".join(differ) or f"{len(plain)} games, the same in every move")
    sys.exit(1 if differ else 0)


if __name__ == "__main__":
    main()
