"""How good a policy is, by the protocol of docs/LEARN.md: fixed seeds, every seat in turn, an interval."""

from typing import Any, NamedTuple

import numpy as np

from novatable.lab.figures import share_interval
from novatable.learn.sampler import Array, Policy, Sampler

ROUNDS = 250
"""Games on each seat, with seeds from 0."""


class Score(NamedTuple):
    """Of so many games, the share that was won (a shared win counts in part), with its 95% interval."""

    games: int
    mean: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.mean:.1%} ({self.low:.1%} to {self.high:.1%}) of {self.games} games"


class Greedy:
    """Always takes the likeliest step of a policy."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def chances(self, observations: Array, masks: Array) -> Array:
        chances = self.policy.chances(observations, masks)
        best = np.zeros_like(chances)
        best[np.arange(len(best)), chances.argmax(axis=1)] = 1
        return best


def evaluate(
    policy: Policy,
    game: str,
    players: int = 4,
    opponents: str = "cadet",
    *,
    rounds: int = ROUNDS,
    processes: int = 1,
    **options: Any,
) -> Score:
    """`rounds` games on each seat against one level of computer players."""
    won: list[float] = []
    for seat in range(players):
        with Sampler(game, players, opponents, seat=seat, processes=processes, **options) as sampler:
            won += [float(game.rewards.sum()) for game in sampler.play(policy, range(rounds))]
    mean = sum(won) / len(won)
    return Score(len(won), mean, *share_interval(mean, len(won)))
