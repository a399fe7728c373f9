"""Behaviour cloning with corrections (DAgger): an apprentice plays, and its teacher says what it would do.

    python examples/apprentice.py afternova trader --curve apprentice.csv --out apprentice.npz

Unlike examples/clone.py it does not learn a number for every step: each possible step, and each deal that
could be proposed, is described by what it means (`novatable.learn.scorer`), so it needs few games. It first
sees games among its teachers; in each round after that it plays against --against itself, and a teacher says
what it would do in its place. It prints how often its first choice is the teacher's, and its wins; --curve
keeps these figures.
"""

import argparse
import csv
import time
from itertools import count
from pathlib import Path

import numpy as np

from novatable import Game
from novatable.learn.evaluation import Greedy, evaluate
from novatable.learn.ranking import Described, joined
from novatable.learn.scorer import Scorer, describer_for, load
from novatable.learn.teaching import corrections, demonstrations

BATCH = 256
SIDE_BY_SIDE = 16
FIRST_SEED = 100_000  # far from the seeds that players are compared with
CURVE = ("round", "seconds", "steps", "agreement", "games", "wins", "low", "high")


def study(scorer: Scorer, lessons: Described, passes: int, rate: float, seed: int) -> None:
    """Go through all lessons so many times."""
    rng = np.random.default_rng(seed)
    batches = max(1, len(lessons.starts) // BATCH)
    for number in range(passes):
        for done, batch in enumerate(np.array_split(rng.permutation(len(lessons.starts)), batches)):
            scorer.rate = rate * (1 - (number + done / batches) / passes) + 1e-5
            scorer.learn(lessons.some(batch))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("teacher", help="a level of computer players, such as cadet or trader")
    parser.add_argument("--against", default="cadet", help="the level that the apprentice plays against")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=100, help="games among teachers to begin with")
    parser.add_argument("--corrected", type=int, default=128, help="games of the apprentice in each round")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--hidden", type=int, default=96)
    parser.add_argument("--passes", type=int, default=10)
    parser.add_argument("--evaluate", type=int, default=20, help="games on each seat after each round")
    parser.add_argument("--final", type=int, default=75, help="games on each seat in the end, if any")
    parser.add_argument("--curve", type=Path, help="a CSV file for the figures of each round")
    parser.add_argument("--start", help="weights to begin with")
    parser.add_argument("--first-seed", type=int, default=FIRST_SEED)
    parser.add_argument("--out", default="apprentice.npz")
    asked = parser.parse_args()
    game, players = asked.game, asked.players
    began = time.process_time()
    cards = Game.new(game, players=players, seed=0).setup.cards
    scorer = Scorer.new(describer_for(game, players, cards), asked.hidden)
    if asked.start:
        started = load(asked.start, game, players)
        assert isinstance(started, Scorer), "these are weights of another kind of policy"
        scorer = started
    seeds = count(asked.first_seed)
    shown = [
        scorer.described(list(demonstrations(game, players, asked.teacher, next(seeds))))
        for _ in range(asked.games)
    ]
    held, lessons = joined(shown[: max(1, asked.games // 20)]), shown[max(1, asked.games // 20) :]
    rows: list[list[float]] = []
    testing = 0.0
    for number in range(asked.rounds + 1):
        if number:
            for done in range(0, asked.corrected, SIDE_BY_SIDE):
                those = [next(seeds) for _ in range(min(SIDE_BY_SIDE, asked.corrected - done))]
                samples = corrections(
                    Greedy(scorer), game, players, asked.teacher, those, against=asked.against
                )
                lessons.append(scorer.described(samples))
        everything = joined(lessons)
        study(scorer, everything, asked.passes, 2e-3 if number == 0 and not asked.start else 1e-3, number)
        scorer.save(asked.out)
        agreement = scorer.judged(held)[1]
        before = time.process_time()
        score = evaluate(Greedy(scorer), game, players, asked.against, rounds=asked.evaluate)
        testing += time.process_time() - before
        spent = time.process_time() - began - testing
        steps = len(everything.starts)
        rows.append([number, round(spent), steps, round(agreement, 4), *score])
        print(f"round {number}: {spent:.0f} s, {steps} steps, agreement {agreement:.1%}, {score}", flush=True)
    if asked.curve:
        with asked.curve.open("w", newline="") as file:
            csv.writer(file).writerows([CURVE, *rows])
    print(f"trained in {time.process_time() - began - testing:.0f} s of CPU time")
    for level in ("random", "cadet") if asked.final else ():
        score = evaluate(Greedy(scorer), game, players, level, rounds=asked.final)
        print(f"against {players - 1} x {level}: wins {score}", flush=True)


if __name__ == "__main__":
    main()
