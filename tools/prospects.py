"""Learn what the chances of winning a game of AfterNova depend on, from games between computer players.

    python tools/prospects.py

At the beginning of every turn the features of each player are noted (`players/afternova/prospects.py`), with
all cards known. Then the weights are found that make those who won likeliest to win (a conditional logit),
and written to `players/afternova/prospects.toml`. The seeds are fixed: the same games give the same weights.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

from novatable import Game
from novatable.afternova.game import AfterNova
from novatable.lab.series import seed_of
from novatable.players import make
from novatable.players.afternova import prospects
from novatable.players.match import Match

FILE: Final = Path(__file__).parent.parent / "src/novatable/players/afternova/prospects.toml"
HEAD: Final = """\
# What each feature counts for the chance of winning: at the end of the game, and how much more at its start.
# Written by tools/prospects.py.
"""
TABLES: Final = (2, 3, 4, 4, 4, 6)
"""How many play, from game to game."""
RIDGE: Final = 3.0
"""How strongly weights are held near 0 without evidence, which keeps them from following single games."""
ROUNDS: Final = 12
"""Newton's steps; four are usually enough."""


class Position(NamedTuple):
    """The players of one turn, by their features for the end and for the beginning of the game; who won."""

    rows: list[list[float]]
    winner: int
    weight: float


def noted(number: int, level: str) -> list[Position]:
    """The positions of one game."""
    players = TABLES[number % len(TABLES)]
    game = Game.new("afternova", players, seed_of(77, number))
    assert isinstance(game, AfterNova)
    match = Match(game, [make(level, "afternova", seed_of(77, number, seat)) for seat in range(players)])
    rows: list[list[list[float]]] = []
    turn = 0
    while True:
        if game.state.turn != turn and game.outcome() is None:
            turn = game.state.turn
            left = prospects.time_left(game.state)
            found = prospects.features(game.state, left)
            rows.append([[*each, *[left * one for one in each]] for each in found])
        if match.step() is None:
            break
    outcome = game.outcome()
    assert outcome is not None
    return [Position(each, outcome.winners[0], 1 / len(rows)) for each in rows]


def fitted(positions: list[Position]) -> list[float]:
    """The weights that make the winners likeliest, by Newton's method; each game counts the same."""
    size = len(positions[0].rows[0])
    weights = [0.0] * size
    for _ in range(ROUNDS):
        slope = [-RIDGE * weight for weight in weights]
        curve = [[RIDGE if i == j else 0.0 for j in range(size)] for i in range(size)]
        for rows, winner, counts in positions:
            chances = _chances(rows, weights)
            mean = [sum(p * row[i] for p, row in zip(chances, rows, strict=True)) for i in range(size)]
            for p, row in zip(chances, rows, strict=True):
                off = [one - usual for one, usual in zip(row, mean, strict=True)]
                for i in range(size):
                    scaled = counts * 10 * p * off[i]
                    if scaled:
                        line = curve[i]
                        for j in range(size):
                            line[j] += scaled * off[j]
            for i in range(size):
                slope[i] += counts * 10 * (rows[winner][i] - mean[i])
        step = solved(curve, slope)
        weights = [weight + one for weight, one in zip(weights, step, strict=True)]
        if max(map(abs, step)) < 1e-6:
            break
    return weights


def _chances(rows: list[list[float]], weights: list[float]) -> list[float]:
    return prospects.softmax([sum(a * b for a, b in zip(row, weights, strict=True)) for row in rows])


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a system of linear equations, by elimination."""
    size = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda k: abs(rows[k][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for k in range(i + 1, size):
            factor = rows[k][i] / rows[i][i]
            for j in range(i, size + 1):
                rows[k][j] -= factor * rows[i][j]
    found = [0.0] * size
    for i in range(size - 1, -1, -1):
        known = sum(rows[i][j] * found[j] for j in range(i + 1, size))
        found[i] = (rows[i][size] - known) / rows[i][i]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=1200)
    parser.add_argument("--level", default="trader")
    parser.add_argument("--processes", type=int, default=2)
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.processes) as pool:
        games = list(pool.map(noted, range(asked.games), [asked.level] * asked.games, chunksize=4))
    weights = fitted([position for game in games for position in game])
    half = len(prospects.FEATURES)
    lines = [
        f"{name} = [{weights[i]:.4f}, {weights[half + i]:.4f}]" for i, name in enumerate(prospects.FEATURES)
    ]
    FILE.write_text(HEAD + "\n".join(lines) + "\n", encoding="utf-8")
    print("\n".join(lines))


if __name__ == "__main__":
    main()
