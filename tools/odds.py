"""Learn how the chance of winning a game of Nova-Raiders follows from what the position is worth to each.

    python tools/odds.py

Quick players play games from fixed seeds; at every third turn it is noted what the position is worth to each
player, and who won in the end. Then the slopes LATE and EARLY of `review/novaraiders.py` are found that make
those who won likeliest to win.
"""

import argparse
from math import exp, log
from typing import NamedTuple

from novatable import Game
from novatable.novaraiders.game import NovaRaiders
from novatable.novaraiders.model import TURN
from novatable.review.novaraiders import JUDGE, left_of, worths_of

TABLES = (2, 3, 4, 4)
STEP = 0.01


class Noted(NamedTuple):
    """A position: how much of the game is left, what it is worth to each; who won; how much it counts."""

    left: float
    worths: list[float]
    winner: int
    weight: float


def noted(number: int) -> list[Noted]:
    game = Game.new("novaraiders", TABLES[number % len(TABLES)], 1000 + number)
    assert isinstance(game, NovaRaiders)
    found: list[tuple[float, list[float]]] = []
    while game.state.outcome is None:
        if game.state.phase == TURN and game.state.turn % 3 == 0:
            found.append((left_of(game.state), worths_of(game)))
        JUDGE.play_on(game, game.state.turn + 1)
    winner = game.state.outcome.winners[0]
    return [Noted(left, worths, winner, 1 / len(found)) for left, worths in found]


def likelihood(positions: list[Noted], late: float, early: float) -> float:
    total = 0.0
    for left, worths, winner, weight in positions:
        slope = late + (early - late) * left
        most = max(worths)
        total += weight * (
            slope * (worths[winner] - most) - log(sum(exp(slope * (w - most)) for w in worths))
        )
    return total


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=60)
    asked = parser.parse_args()
    positions = [position for number in range(asked.games) for position in noted(number)]
    slopes = [(late * STEP, early * STEP) for late in range(1, 31) for early in range(21)]
    late, early = max(slopes, key=lambda pair: likelihood(positions, *pair))
    print(f"LATE = {late:.2f}, EARLY = {early:.2f}, from {len(positions)} positions of {asked.games} games")


if __name__ == "__main__":
    main()
