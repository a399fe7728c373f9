"""Behaviour cloning: a small network learns to take the steps that computer players take.

    python examples/clone.py novaraiders pilot --games 200 --curve clone.csv --out clone.npz
    python examples/clone.py afternova trader --games 400 --curve clone.csv --out clone.npz

After each pass it prints how surprised the network is by the steps of games that it has not seen, how often
its first choice is theirs, and its wins against cadets; --curve keeps these figures. In the end it plays
against random and cadet players (docs/LEARN.md).
"""

import argparse
import csv
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from novatable.learn.evaluation import Greedy, evaluate
from novatable.learn.network import Network
from novatable.learn.teaching import demonstrations

BATCH = 256
FIRST_SEED = 100_000  # far from the seeds that players are compared with
CURVE = ("pass", "seconds", "steps", "surprise", "agreement", "games", "wins", "low", "high")


class Lessons(NamedTuple):
    """What teachers saw, could do and did, step by step."""

    seen: npt.NDArray[Any]
    masks: npt.NDArray[Any]
    steps: npt.NDArray[Any]


def gather(game: str, players: int, level: str, seeds: range) -> Lessons:
    """The steps of all players in the games of these seeds."""
    taken = [sample for seed in seeds for sample in demonstrations(game, players, level, seed)]
    return Lessons(
        np.array([sample.seen["observation"] for sample in taken]),
        np.array([sample.seen["action_mask"] for sample in taken]),
        np.array([sample.step for sample in taken]),
    )


def study(network: Network, taught: Lessons, seed: int) -> None:
    """Go through the lessons once."""
    order = np.random.default_rng(seed).permutation(len(taught.steps))
    for at in range(0, len(order), BATCH):
        batch = order[at : at + BATCH]
        network.learn(taught.seen[batch], taught.masks[batch], taught.steps[batch])


def judged(network: Network, held: Lessons) -> tuple[float, float]:
    """The mean surprise at steps, and how often the likeliest step was taken."""
    chances = network.chances(held.seen, held.masks)
    own = chances[np.arange(len(held.steps)), held.steps]
    return float(-np.log(np.maximum(own, 1e-12)).mean()), float((chances.argmax(1) == held.steps).mean())


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("teacher", help="a level of computer players, such as pilot or trader")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--hidden", type=int, default=192)
    parser.add_argument("--passes", type=int, default=6)
    parser.add_argument("--evaluate", type=int, default=25, help="games on each seat after each pass")
    parser.add_argument("--final", type=int, default=100, help="games on each seat in the end")
    parser.add_argument("--curve", type=Path, help="a CSV file for the figures of each pass")
    parser.add_argument("--out", default="clone.npz")
    asked = parser.parse_args()
    game, players = asked.game, asked.players
    began = time.process_time()
    held = max(1, asked.games // 20)
    last = FIRST_SEED + asked.games
    taught = gather(game, players, asked.teacher, range(FIRST_SEED, last - held))
    unseen = gather(game, players, asked.teacher, range(last - held, last))
    print(f"{len(taught.steps)} steps of {asked.games - held} games, {time.process_time() - began:.0f} s")
    network = Network.new(taught.seen.shape[1], taught.masks.shape[1], asked.hidden)
    rows: list[list[float]] = []
    testing = 0.0
    for number in range(asked.passes):
        network.rate = 1e-3 * (1 - number / asked.passes)
        study(network, taught, number)
        surprise, agreement = judged(network, unseen)
        before = time.process_time()
        score = evaluate(Greedy(network), game, players, "cadet", rounds=asked.evaluate)
        testing += time.process_time() - before
        spent, steps = time.process_time() - began - testing, (number + 1) * len(taught.steps)
        rows.append([number + 1, round(spent), steps, round(surprise, 4), round(agreement, 4), *score])
        told = f"surprise {surprise:.3f}, agreement {agreement:.1%}, wins {score}"
        print(f"pass {number + 1}: {spent:.0f} s, {told}", flush=True)
    network.save(asked.out)
    if asked.curve:
        with asked.curve.open("w", newline="") as file:
            csv.writer(file).writerows([CURVE, *rows])
    print(f"trained in {time.process_time() - began - testing:.0f} s of CPU time")
    for level in ("random", "cadet"):
        score = evaluate(Greedy(network), game, players, level, rounds=asked.final)
        print(f"against {players - 1} x {level}: wins {score}", flush=True)


if __name__ == "__main__":
    main()
