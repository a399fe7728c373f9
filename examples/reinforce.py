"""Policy gradient (REINFORCE with a baseline): a small network learns from the points that its games brought.

    python examples/reinforce.py novaraiders --players 2 --against random --updates 150 --out learner.npz
    python examples/reinforce.py afternova --start apprentice.npz --against cadet --games 48 --rate 6e-4

With --start it goes on from weights that examples/clone.py or examples/apprentice.py has trained. Every ten
updates it prints the mean points of the games played last.
"""

import argparse
import time

import numpy as np

from novatable.learn.evaluation import Greedy, evaluate
from novatable.learn.network import Array, Network
from novatable.learn.sampler import Sampler, Trajectory
from novatable.learn.scorer import Scorer, load

ENTROPY = 0.004
LONGEST = 50  # times 20 steps
FIRST_SEED = 200_000  # far from the seeds that players are compared with


def to_come(rewards: Array, discount: float) -> Array:
    """What each step and those after it earned; what comes later counts less."""
    sums = np.zeros_like(rewards)
    total = 0.0
    for at in range(len(rewards) - 1, -1, -1):
        total = rewards[at] + discount * total
        sums[at] = total
    return sums


class Usual:
    """What is usually earned from a moment on: a linear guess from what is known of it."""

    def __init__(self) -> None:
        self.seen: Array | None = None
        self.earned: Array | None = None

    def surprise(self, moments: Array, returns: Array) -> Array:
        """How much more was earned than usual, in standard deviations; older games count less and less."""
        moments = np.column_stack([moments, np.ones(len(moments))])
        seen, earned = moments.T @ moments, moments.T @ returns
        self.seen = seen if self.seen is None else 0.8 * self.seen + seen
        self.earned = earned if self.earned is None else 0.8 * self.earned + earned
        worth = returns - moments @ np.linalg.solve(self.seen + 5 * np.eye(len(seen)), self.earned)
        surprise: Array = (worth - worth.mean()) / (worth.std() + 1e-6)
        return surprise


def update(learner: Network | Scorer, usual: Usual, games: list[Trajectory], discount: float) -> None:
    """Make steps likelier that were followed by more points than usual."""
    returns = np.concatenate([to_come(game.rewards, discount) for game in games])
    seen, masks = np.concatenate([g.observations for g in games]), np.concatenate([g.masks for g in games])
    steps = np.concatenate([g.steps for g in games])
    chosen = np.flatnonzero(masks.sum(axis=1) > 1)  # nothing is learned where there was no choice
    seen, masks, steps, returns = seen[chosen], masks[chosen], steps[chosen], returns[chosen]
    parts = np.array_split(np.random.default_rng(0).permutation(len(steps)), max(1, len(steps) // 1500))
    if isinstance(learner, Network):
        times = np.concatenate([np.arange(len(game.steps)) for game in games])[chosen] // 20
        worth = usual.surprise(np.eye(LONGEST)[np.minimum(times, LONGEST - 1)], returns)
        for part in parts:
            learner.learn(seen[part], masks[part], steps[part], worth[part], ENTROPY)
    else:
        moments = learner.moments(seen, masks, steps)
        worth = usual.surprise(moments.traits[moments.starts, learner.describer.moment], returns)
        for part in parts:
            learner.learn(moments.some(part), worth[part], ENTROPY)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--against", default="random")
    parser.add_argument("--start", help="weights to begin with")
    parser.add_argument("--updates", type=int, default=150)
    parser.add_argument("--games", type=int, default=16, help="games for each update")
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=50, help="games on each seat to see how good it is")
    parser.add_argument("--out", default="learner.npz")
    asked = parser.parse_args()
    began = time.process_time()
    with Sampler(
        asked.game, asked.players, asked.against, reward="points", max_cycles=3_000, processes=asked.processes
    ) as sampler:
        codec = sampler.codec
        learner: Network | Scorer
        if asked.start:
            learner = load(asked.start, asked.game, asked.players)
        else:
            learner = Network.new(len(codec.legend), len(codec.actions))
        learner.rate = asked.rate
        usual = Usual()
        points: list[float] = []
        for number in range(asked.updates):
            first = FIRST_SEED + number * asked.games
            games = sampler.play(learner, range(first, first + asked.games))
            points += [float(game.rewards.sum()) for game in games]
            update(learner, usual, games, discount=0.985)
            if (number + 1) % 10 == 0:
                recent = points[-10 * asked.games :]
                print(f"update {number + 1}: {np.mean(recent):.1f} points a game", flush=True)
                learner.save(asked.out)
    learner.save(asked.out)
    print(f"trained in {time.process_time() - began:.0f} s of CPU time")
    for level in ("random", "cadet"):
        score = evaluate(Greedy(learner), asked.game, asked.players, level, rounds=asked.rounds)
        print(f"against {asked.players - 1} x {level}: wins {score}")


if __name__ == "__main__":
    main()
