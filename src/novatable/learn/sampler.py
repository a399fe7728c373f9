"""Many games at once for training, in several processes: a policy in, what it saw, did and earned out."""

import multiprocessing
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from novatable.learn.host import Host, Reward
from novatable.learn.single import LearnerEnv
from novatable.learn.stepped import Observation

Array = npt.NDArray[Any]
TOGETHER = 16
"""How many games a process plays side by side, so that the policy is asked about many at once."""


class Policy(Protocol):
    """Says how likely each step is. It is sent to the processes, so it must be possible to pickle it."""

    def chances(self, observations: Array, masks: Array) -> Array:
        """Per row, the chance of each step, none for those that the mask rules out."""
        ...


class Anything:
    """The policy that takes any possible step."""

    def chances(self, _observations: Array, masks: Array) -> Array:
        chances: Array = masks / masks.sum(axis=1, keepdims=True)
        return chances


class Trajectory(NamedTuple):
    """What the learner saw, the steps it took, and what each of them earned, in one game."""

    seat: int
    observations: Array
    masks: Array
    steps: Array
    rewards: Array


class Sampler:
    """Plays games of one learner against computer players, by the same rules as `gym_env`.

    A game depends on its seed and the policy, not on the number of processes.
    """

    def __init__(
        self,
        game: str,
        players: int = 4,
        opponents: str | Sequence[str] = "cadet",
        *,
        seat: int | None = None,
        reward: Reward = "win",
        max_cycles: int | None = None,
        processes: int = 1,
        **options: Any,
    ) -> None:
        """`processes`: 1 plays here, without others. The rest is as in `gym_env`."""
        self._made = game, players, opponents, seat, reward, max_cycles, options
        self.codec = _env(self._made).host.codec  # says so if something is not possible
        self._pool = None
        self.processes = processes
        if processes > 1:
            # A fork could copy locks that a thread of ours holds.
            self._pool = ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"))

    def play(self, policy: Policy, seeds: Sequence[int]) -> list[Trajectory]:
        """The games of these seeds, in their order."""
        parts = [seeds[at : at + TOGETHER] for at in range(0, len(seeds), TOGETHER)]
        if self._pool is None:
            found = [_play(self._made, policy, part) for part in parts]
        else:
            found = list(self._pool.map(_play, [self._made] * len(parts), [policy] * len(parts), parts))
        return [trajectory for part in found for trajectory in part]

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown()

    def __enter__(self) -> "Sampler":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


Made = tuple[str, int, str | Sequence[str], int | None, Reward, int | None, dict[str, Any]]


def _env(made: Made) -> LearnerEnv:
    game, players, opponents, seat, reward, max_cycles, options = made
    return LearnerEnv(Host(game, players, reward, options), opponents, seat, max_cycles, None)


class Desk:
    """One of the games that are played side by side."""

    def __init__(self, made: Made, seed: int) -> None:
        self.env = _env(made)
        self.rng = np.random.default_rng(seed)
        self.seen: Observation
        self.seen, _ = self.env.reset(seed=seed)
        self.over = self.env.table.game.outcome() is not None
        self.taken: list[tuple[Array, Array, int, float]] = []

    def step(self, chances: Array) -> None:
        """Take a step by these chances."""
        sums = np.cumsum(chances)
        step = int(np.searchsorted(sums, self.rng.random() * sums[-1], side="right"))
        seen, mask = self.seen["observation"], self.seen["action_mask"]
        self.seen, reward, over, cut, _ = self.env.step(step)
        self.taken.append((seen, mask, step, reward))
        self.over = over or cut

    def trajectory(self) -> Trajectory:
        seen, masks, steps, rewards = zip(*self.taken, strict=True)
        return Trajectory(
            self.env.seat, np.array(seen), np.array(masks), np.array(steps), np.array(rewards, np.float32)
        )


def _play(made: Made, policy: Policy, seeds: Sequence[int]) -> list[Trajectory]:
    desks = [Desk(made, seed) for seed in seeds]
    while step_all(desks, policy):
        pass
    return [desk.trajectory() for desk in desks]


def step_all(desks: Sequence[Desk], policy: Policy) -> bool:
    """Let a policy take one step in each game that goes on; whether there was one."""
    busy = [desk for desk in desks if not desk.over]
    if busy:
        seen = np.array([desk.seen["observation"] for desk in busy])
        masks = np.array([desk.seen["action_mask"] for desk in busy])
        for desk, chances in zip(busy, policy.chances(seen, masks), strict=True):
            desk.step(chances)
    return bool(busy)
