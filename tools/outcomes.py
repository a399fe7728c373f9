"""Learn what positions of Nova-Raiders come to, and write players/novaraiders/outcomes.toml.

Pilots play whole games; now and then one takes another line than its best. Each position at the end of a turn
is told by the numbers of an `Evaluation`. The weights are those with which a position is worth, on average,
what the player's next one is, and the last one what the game brought (least squares for temporal differences,
with traces). So they say what a position comes to in the end, where those of tools/learn.py say what it comes
to a turn later. The seeds are fixed, so the result is always the same.

Run it on compiled code: PYTHONPATH=build/compiled python -m tools.outcomes
"""

import argparse
import os
import tomllib
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

from novatable import Game
from novatable.lab.series import seed_of
from novatable.novaraiders.game import NovaRaiders
from novatable.novaraiders.row import END_TURN
from novatable.novaraiders.view import View
from novatable.players.budget import Budget
from novatable.players.novaraiders.chart import chart_of
from novatable.players.novaraiders.evaluation import Evaluation
from novatable.players.novaraiders.pilot import Pilot
from novatable.players.novaraiders.search import Line
from novatable.players.novaraiders.weights import NAMES, result, weights_for
from novatable.players.undisturbed import undisturbed
from tools.learn import FILE, SIZE, Fit, Sums, added, fitted, nothing, told, written

OUT: Final = FILE.with_name("outcomes.toml")
HEAD: Final = """\
# What the numbers of a position (evaluation.py) come to in the lead at the end of the game, with what winning
# counts more (`result`): at the end of the Time Track, and how much more at its beginning.
# Made by tools/outcomes.py: do not edit.
even = 38.0
"""
"""With this `even` the worth of a position, bent by tanh, is what such positions came to."""
PEOPLE: Final = (3, 3, 3, 3, 2, 4)
"""How many play, in turn."""
SEED: Final = 900
WIDTH: Final = 8
"""How widely pilots search."""
ASIDE: Final = 0.12
"""How often a pilot takes another line than its best."""
DOWN: Final = 6.0
"""How far down the list of lines that one is, on average."""
TRACE: Final = 0.8
"""How much of what comes of a position counts for the one before it."""
DOUBTS: Final = [0.0 if name == "constant" else 1000.0 for name in NAMES] * 2
"""As `RIDGE` in tools/learn.py, for results that scatter more; what a game brings anyway is left open."""


class Wanderer(Pilot):
    """A pilot that now and then takes another line, so that there is something to compare."""

    def _lines(self, world: NovaRaiders, view: View) -> list[Line]:
        lines = super()._lines(world, view)
        if self.rng.random() < ASIDE and len(lines) > 1:
            lines.insert(0, lines[min(int(self.rng.expovariate(1 / DOWN)) + 1, len(lines) - 1)])
        return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=396)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--out", type=Path, default=OUT)
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.processes) as pool:
        sums = added(pool.map(played, range(asked.games), chunksize=4))
    asked.out.write_text(written(fitted(sums, read(FILE), DOUBTS), HEAD), encoding="utf-8")
    print(f"{sums.positions} positions")


def read(file: Path) -> Fit:
    weights = tomllib.loads(file.read_text("utf-8"))
    return [weights[name][column] for column in (0, 1) for name in NAMES]


def played(number: int) -> Sums:
    """A game: every player's positions at the end of its turns, and what it brought."""
    people = PEOPLE[number % len(PEOPLE)]
    seed = seed_of(SEED, number)
    game = Game.new("novaraiders", people, seed)
    assert isinstance(game, NovaRaiders)
    chart = chart_of(game.view(None))
    weights = weights_for(len(chart.board.track))
    players = [wanderer(seed + 7 * seat + 1) for seat in range(people)]
    turns: list[list[list[float]]] = [[] for _ in players]
    with undisturbed():
        while game.state.outcome is None:
            seat = game.waiting_for()[0]
            action = players[seat].decide(game.view(seat), game.legal(seat))
            if action == END_TURN:
                turns[seat].append(told(game.state, Evaluation(game.state, seat, chart, weights)))
            game.play(seat, action)
    sums = nothing()
    for seat in range(people):
        follow(sums, turns[seat], result(game.state.outcome, seat, people))
    return sums._replace(positions=sum([len(rows) for rows in turns]))


def wanderer(seed: int) -> Wanderer:
    player = Wanderer(seed)
    player.budget = Budget(steps=WIDTH)
    return player


def follow(sums: Sums, turns: list[list[float]], end: float) -> None:
    """Add a player's positions: each explains the next one, and the last what the game brought."""
    trace = [0.0] * SIZE
    for now, then in zip(turns, [*turns[1:], [0.0] * SIZE], strict=True):
        trace = [TRACE * old + new for old, new in zip(trace, now, strict=True)]
        changes = [(place, now[place] - then[place]) for place in range(SIZE) if now[place] != then[place]]
        for products, weight in zip(sums.products, trace, strict=True):
            for place, change in changes:
                products[place] += weight * change
    for place, weight in enumerate(trace):
        sums.results[place] += weight * end


if __name__ == "__main__":
    main()
