"""Behaviour cloning of whole actions, deals included: a bargainer learns to choose as traders do.

    python examples/bargainer.py --games 200 --rounds 2 --curve bargainer.csv --out bargainer.npz
    BARGAINER=bargainer.npz PYTHONPATH=examples .venv/bin/novatable tournament afternova \\
        --with bargainer:Bargainer,cadet,cadet,cadet --seed 61 --games 300

It first sees games among traders. In each round after that it plays against cadets itself, and a trader says
what it would do in its place. After each round it prints its wins against three cadets.
"""

import argparse
import csv
import os
import time
from pathlib import Path

import numpy as np

from novatable import Game
from novatable.lab.figures import share_interval
from novatable.learn.afternova.menu import NAMES
from novatable.learn.evaluation import Score
from novatable.learn.ranker import Ranker
from novatable.learn.ranking import Described, Ranking, joined, new_weights, stored_weights
from novatable.players import make
from novatable.players.match import Match

GAME = "afternova"
TEACHER = "trader"
BATCH = 256
FIRST_SEED = 100_000  # far from the seeds that players are compared with
CURVE = ("round", "seconds", "steps", "agreement", "games", "wins", "low", "high")


class Bargainer(Ranker):
    """For tournaments, the lab and remote bots: its weights are in the file named by BARGAINER."""

    def __init__(self, seed: int) -> None:
        weights = stored_weights(os.environ["BARGAINER"])
        assert weights is not None, "these are weights of another kind of policy"
        super().__init__(seed, Ranking(weights))


def shown(players: int, seed: int) -> Described:
    """What traders choose in a game among themselves."""
    watched = [Ranker(seat, None, make(TEACHER, GAME, seed * players + seat)) for seat in range(players)]
    Match(Game.new(GAME, players=players, seed=seed), watched).run()
    return joined([one.learned() for one in watched])


def corrected(ranking: Ranking, players: int, seed: int) -> Described:
    """What a trader would choose in the place of the learner, in a game of that one against cadets."""
    pupil = Ranker(seed, ranking, make(TEACHER, GAME, seed))
    against(pupil, "cadet", players, seed, seed % players)
    return pupil.learned()


def against(player: Ranker, level: str, players: int, seed: int, seat: int) -> float:
    """One for a win, a part of it for a shared one."""
    seated = [make(level, GAME, seed * players + each) for each in range(players)]
    seated[seat] = player
    outcome = Match(Game.new(GAME, players=players, seed=seed), seated).run()
    return (seat in outcome.winners) / max(len(outcome.winners), 1)


def judged(ranking: Ranking, level: str, players: int, seeds: range) -> Score:
    """Its wins in the games of these seeds, on every seat in turn."""
    won = [
        against(Ranker(seed, ranking), level, players, seed, seat)
        for seed in seeds
        for seat in range(players)
    ]
    mean = sum(won) / len(won)
    return Score(len(won), mean, *share_interval(mean, len(won)))


def study(ranking: Ranking, lessons: Described, passes: int, seed: int) -> None:
    """Go through all lessons so many times."""
    rng = np.random.default_rng(seed)
    batches = max(1, len(lessons.starts) // BATCH)
    for number in range(passes):
        for done, batch in enumerate(np.array_split(rng.permutation(len(lessons.starts)), batches)):
            ranking.rate = 2e-3 * (1 - (number + done / batches) / passes) + 1e-5
            ranking.learn(lessons.some(batch))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=200, help="games among traders to begin with")
    parser.add_argument("--corrected", type=int, default=160, help="games of the learner in each round")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--hidden", type=int, default=64)
    parser.add_argument("--passes", type=int, default=8)
    parser.add_argument("--evaluate", type=int, default=50, help="games on each seat after each round")
    parser.add_argument("--final", type=int, default=100, help="games on each seat in the end")
    parser.add_argument("--curve", type=Path, help="a CSV file for the figures of each round")
    parser.add_argument("--out", default="bargainer.npz")
    asked = parser.parse_args()
    began = time.process_time()
    last = FIRST_SEED + asked.games
    games = [shown(asked.players, seed) for seed in range(FIRST_SEED, last)]
    held, lessons = joined(games[: max(1, asked.games // 20)]), games[max(1, asked.games // 20) :]
    rows: list[list[float]] = []
    testing = 0.0
    ranking = Ranking(new_weights(len(NAMES), asked.hidden))
    for number in range(asked.rounds + 1):
        if number:
            lessons += [corrected(ranking, asked.players, last + game) for game in range(asked.corrected)]
            last += asked.corrected
            ranking = Ranking(new_weights(len(NAMES), asked.hidden))  # anew: only the lessons count
        everything = joined(lessons)
        study(ranking, everything, asked.passes, number)
        ranking.save(asked.out)
        before = time.process_time()
        # Other seeds than in the end: whoever chooses a round by these figures is not misled by them.
        score = judged(ranking, "cadet", asked.players, range(50_000, 50_000 + asked.evaluate))
        testing += time.process_time() - before
        spent = time.process_time() - began - testing
        steps, agreement = len(everything.starts), ranking.judged(held)[1]
        rows.append([number, round(spent), steps, round(agreement, 4), *score])
        print(
            f"round {number}: {spent:.0f} s, {steps} choices, agreement {agreement:.1%}, {score}", flush=True
        )
    if asked.curve:
        with asked.curve.open("w", newline="") as file:
            csv.writer(file).writerows([CURVE, *rows])
    print(f"trained in {time.process_time() - began - testing:.0f} s of CPU time")
    for level in ("random", "cadet"):
        score = judged(ranking, level, asked.players, range(asked.final))
        print(f"against {asked.players - 1} x {level}: wins {score}", flush=True)


if __name__ == "__main__":
    main()
