"""Learn what positions of Nova-Raiders are worth, and write players/novaraiders/weights.toml.

Each position at the end of a turn is told by the numbers of an `Evaluation`. It begins with weights that
seemed right (FIRST). Pilots with them play games, and in many turns several lines are tried in an imagined
world until the end of the player's next turn. The new weights are those that best explain, by where the lines
led, how much better or worse they did than the others of the same turn (least squares); with them the next
round begins. So what is worth something only because of what becomes of it finds its price. The seeds are
fixed, so the result is always the same.

Run it on compiled code: PYTHONPATH=build/compiled python tools/learn.py
"""

import argparse
import os
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from novatable import Game
from novatable.lab.series import seed_of
from novatable.novaraiders.game import NovaRaiders
from novatable.novaraiders.model import TURN, State
from novatable.players.budget import Budget
from novatable.players.novaraiders.chart import chart_of
from novatable.players.novaraiders.evaluation import Evaluation
from novatable.players.novaraiders.lookahead import Candidate, Future, play_line
from novatable.players.novaraiders.pilot import Pilot
from novatable.players.novaraiders.search import Search, foreseen
from novatable.players.novaraiders.weights import NAMES, Weights

FILE: Final = Path(__file__).parent.parent / "src/novatable/players/novaraiders/weights.toml"
HEAD: Final = """\
# What the numbers of a position (evaluation.py) are worth, in points of the lead at the end of the game: at
# the end of the Time Track, and how much more at its beginning.
# Made by tools/learn.py: do not edit.
"""
SIZE: Final = 2 * len(NAMES)
WIDTH: Final = 12
"""How widely pilots search while they learn."""
PEOPLE: Final = (3, 2, 3, 4)
"""How many play, in turn."""
ASTRAY: Final = 0.06
"""How often a player does anything at all."""
COMPARED: Final = 0.5
"""In how many turns lines are compared."""
BEST: Final = 4
OTHERS: Final = 4
ALL: Final = 100_000
"""Which lines: the best, and any others."""
RIDGE: Final = 300.0
"""How much doubt there is: weights that few positions tell of stay as they were."""

STEADY: Final = ("leader_points", "others_points")
"""What counts the same all game.

One's own turn does not change these numbers, so that they count more and more would only say what came of
turns in which time advanced, and would keep whoever is behind from unloading.
"""

FIRST: Final[tuple[dict[str, float], dict[str, float]]] = (
    {
        "constant": 0.0,
        "points": 1.5,
        "promise": 1.3,
        "directive": 1.3,
        "pairs": 0.6,
        "singles": 0.3,
        "usable": 0.2,
        "carried": 0.5,
        "homeward": 0.3,
        "at_home": 0.4,
        "unloadable": 0.3,
        "stacks": 0.0,
        "beside": -0.25,
        "same_ring": -0.05,
        "fetch": 0.3,
        "fetch_second": 0.15,
        "ships": 1.5,
        "docked": 0.0,
        "doomed_ships": -2.5,
        "doomed_stacks": -1.0,
        "stranded": -1.0,
        "new_cards": 0.2,
        "keep_unload": 0.5,
        "keep_jump": 0.3,
        "keep_hijack": 0.2,
        "keep_upgrade": 0.3,
        "keep_special": 0.5,
        "keep_dead": -0.2,
        "next_unload": 0.5,
        "leader_points": -0.9,
        "leader_carried": -0.9,
        "leader_homeward": -0.6,
        "leader_ships": -0.5,
        "others_points": -0.5,
        "others_carried": -0.5,
        "others_homeward": -0.3,
        "others_ships": -0.4,
        "others_doomed": 0.5,
        "prey": 0.3,
        "piles": 0.0,
    },
    {**dict.fromkeys(NAMES, 0.0), "usable": 0.6, "carried": 0.2, "new_cards": 0.3, "ships": 1.0},
)
"""What seemed right: at the end of the Time Track, and how much more at its beginning."""

Fit = list[float]
"""The weights at the end of the game, and after them how much more they are at its beginning."""


class Sums(NamedTuple):
    """What least squares needs of the positions seen."""

    products: list[list[float]]
    results: list[float]
    positions: int


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=48, help="per round")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--out", type=Path, default=FILE)
    asked = parser.parse_args()
    fit = [column[name] for column in FIRST for name in NAMES]
    with ProcessPoolExecutor(asked.processes) as pool:
        for number in range(asked.rounds):
            sums = added(pool.map(partial(compared, fit, number), range(asked.games), chunksize=4))
            fit = fitted(sums, fit)
            asked.out.write_text(written(fit), encoding="utf-8")
            print(f"round {number + 1}: {sums.positions} positions", flush=True)


class Table:
    """A game between players who learn."""

    def __init__(self, fit: Fit, number: int, game: int) -> None:
        people = PEOPLE[game % len(PEOPLE)]
        seed = seed_of(people, number, game)
        self.rng = Random(seed)
        table = Game.new("novaraiders", people, seed)
        assert isinstance(table, NovaRaiders)
        self.game = table
        self.chart = chart_of(table.view(None))
        self.track = len(table.state.rules.board.track)
        self.weights = Weights(fit[: len(NAMES)], fit[len(NAMES) :], self.track)
        self.players = [pilot(seed + seat, self.weights) for seat in range(people)]

    def at_leisure(self) -> bool:
        """Whether a player is between two cards."""
        return self.game.state.phase == TURN and not self.game.state.frames

    def step(self) -> None:
        seat = self.game.waiting_for()[0]
        legal = self.game.legal(seat)
        if self.at_leisure() and self.rng.random() < ASTRAY:
            self.game.play(seat, self.rng.choice(legal))
        else:
            self.game.play(seat, self.players[seat].decide(self.game.view(seat), legal))

    def eyes(self, game: NovaRaiders, seat: int) -> Evaluation:
        return Evaluation(game.state, seat, self.chart, self.weights)


def told(state: State, eyes: Evaluation) -> list[float]:
    """A position as a row: its numbers, and again by how much of the Time Track is left."""
    numbers = [round(number, 4) for number in eyes.numbers(state)]
    left = (eyes.track - state.time) / eyes.track
    more = [0.0 if name in STEADY else number * left for name, number in zip(NAMES, numbers, strict=True)]
    return [*numbers, *more]


def compared(fit: Fit, number: int, game: int) -> Sums:
    """A game: lines of its turns, each as far from the average of its turn as what came of it."""
    table = Table(fit, number, game)
    sums = nothing()
    positions = 0
    while table.game.outcome() is None:
        if table.at_leisure() and not table.game.state.row and table.rng.random() < COMPARED:
            rows = tried(table)
            add(sums, centred(rows))
            positions += len(rows)
        table.step()
    return sums._replace(positions=positions)


def tried(table: Table) -> list[tuple[list[float], float]]:
    """Some lines of a turn in an imagined world: where each leads, and what came of it in the next turn."""
    seat = table.game.state.active
    world = Game.imagine(table.game.view(seat), table.rng)
    assert isinstance(world, NovaRaiders)
    eyes = table.eyes(world, seat)
    search = Search(world, eyes, WIDTH, ALL)
    lines = search.courses(BEST) + table.rng.sample(search.found, min(OTHERS, len(search.found)))
    future = Future(seat, table.chart, table.weights)
    rows = []
    for line in lines:
        after = world.twin()
        play_line(after, eyes, line.actions)
        if after.state.outcome is None and after.state.turn == world.state.turn and after.state.phase == TURN:
            value = future.value(world.twin(), Candidate(line, foreseen(world.twin(), seat, line.actions)))
            rows.append((told(after.state, eyes), value))
    return rows


def pilot(seed: int, weights: Weights) -> Pilot:
    player = Pilot(seed)
    player.weights = weights
    player.budget = Budget(steps=WIDTH)
    return player


# ---- least squares


def nothing() -> Sums:
    return Sums([[0.0] * SIZE for _ in range(SIZE)], [0.0] * SIZE, 0)


def add(sums: Sums, rows: Sequence[tuple[list[float], float]]) -> None:
    for row, value in rows:
        there = [(place, number) for place, number in enumerate(row) if number]
        for place, number in there:
            products = sums.products[place]
            sums.results[place] += number * value
            for other, second in there:
                products[other] += number * second


def centred(rows: list[tuple[list[float], float]]) -> list[tuple[list[float], float]]:
    if not rows:
        return []
    means = [sum(column) / len(rows) for column in zip(*[row for row, _ in rows], strict=True)]
    mean = sum([value for _, value in rows]) / len(rows)
    return [([one - of for one, of in zip(row, means, strict=True)], value - mean) for row, value in rows]


def added(games: Iterable[Sums]) -> Sums:
    total = nothing()
    positions = 0
    for sums in games:
        positions += sums.positions
        for place in range(SIZE):
            own = total.products[place]
            for other, product in enumerate(sums.products[place]):
                own[other] += product
            total.results[place] += sums.results[place]
    return total._replace(positions=positions)


def fitted(sums: Sums, before: Fit, doubts: Sequence[float] = (RIDGE,) * SIZE) -> Fit:
    """The weights that explain the results best, not too far from those before where doubt is great."""
    rows = []
    for products, value in zip(sums.products, sums.results, strict=True):
        explained = sum([product * weight for product, weight in zip(products, before, strict=True)])
        rows.append([*products, value - explained])
    for place, doubt in enumerate(doubts):
        rows[place][place] += doubt
    for place in range(SIZE):
        pivot = rows[place]
        for other in range(place + 1, SIZE):
            factor = rows[other][place] / pivot[place]
            if factor:
                rows[other] = [value - factor * own for value, own in zip(rows[other], pivot, strict=True)]
    more = [0.0] * SIZE
    for place in reversed(range(SIZE)):
        rest = sum([rows[place][other] * more[other] for other in range(place + 1, SIZE)])
        more[place] = (rows[place][SIZE] - rest) / rows[place][place]
    return [weight + change for weight, change in zip(before, more, strict=True)]


def written(fit: Fit, head: str = HEAD) -> str:
    columns = zip(NAMES, fit[: len(NAMES)], fit[len(NAMES) :], strict=True)
    return head + "".join([f"{name} = [{last:.3f}, {more:.3f}]\n" for name, last, more in columns])


if __name__ == "__main__":
    main()
