"""Policy gradient (REINFORCE with a baseline): a small network learns from the points that its games brought.

    python examples/reinforce.py novaraiders --players 2 --against random --updates 150 --out learner.npz
    python examples/reinforce.py novaraiders --start clone.npz --against cadet

With --start it goes on from a network that examples/clone.py has trained. Every ten updates it prints the
mean points of the games played last.
"""

import argparse
import time

import numpy as np

from novatable.learn.evaluation import Greedy, evaluate
from novatable.learn.network import Array, Network
from novatable.learn.sampler import Sampler, Trajectory

FIRST_SEED = 200_000  # far from the seeds that players are compared with


def to_come(rewards: Array, discount: float) -> Array:
    """What each step and those after it earned; what comes later counts less."""
    sums = np.zeros_like(rewards)
    total = 0.0
    for at in range(len(rewards) - 1, -1, -1):
        total = rewards[at] + discount * total
        sums[at] = total
    return sums


def update(network: Network, games: list[Trajectory], discount: float, entropy: float) -> None:
    """Make steps likelier that were followed by more points than usual at that time of the game."""
    returns = [to_come(game.rewards, discount) for game in games]
    longest = max(len(own) for own in returns)
    sums, counts = np.zeros(longest), np.zeros(longest)
    for own in returns:
        sums[: len(own)] += own
        counts[: len(own)] += 1
    usual = sums / counts
    worth = np.concatenate([own - usual[: len(own)] for own in returns])
    worth /= worth.std() + 1e-6
    seen, masks = np.concatenate([g.observations for g in games]), np.concatenate([g.masks for g in games])
    steps = np.concatenate([g.steps for g in games])
    chosen = np.flatnonzero(masks.sum(axis=1) > 1)  # nothing is learned where there was no choice
    for part in np.array_split(chosen, max(1, len(chosen) // 2048)):
        network.learn(seen[part], masks[part], steps[part], worth[part], entropy)


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
        network = (
            Network.load(asked.start, asked.rate)
            if asked.start
            else Network.new(len(codec.legend), len(codec.actions), rate=asked.rate)
        )
        points: list[float] = []
        for number in range(asked.updates):
            first = FIRST_SEED + number * asked.games
            games = sampler.play(network, range(first, first + asked.games))
            points += [float(game.rewards.sum()) for game in games]
            update(network, games, discount=0.99, entropy=0.01)
            if (number + 1) % 10 == 0:
                recent = points[-10 * asked.games :]
                print(f"update {number + 1}: {np.mean(recent):.1f} points a game", flush=True)
                network.save(asked.out)
    network.save(asked.out)
    print(f"trained in {time.process_time() - began:.0f} s of CPU time")
    for level in ("random", "cadet"):
        score = evaluate(Greedy(network), asked.game, asked.players, level, rounds=asked.rounds)
        print(f"against {asked.players - 1} x {level}: wins {score}")


if __name__ == "__main__":
    main()
