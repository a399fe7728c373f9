"""`make bench-learn`: steps per second of the learning environments, beside three of PettingZoo's own.

All are AEC environments in which random agents play: `last()` with observation and mask, a possible step,
`step()`. Every contestant runs in a fresh process, by turns, several times, on one core; figures are medians
by CPU time, so what else the machine does falls on all alike. The bar: ahead of all three.
"""

import json
import os
import statistics
import subprocess
import sys
import time
from importlib import import_module
from random import Random
from typing import Any

import numpy as np

from novatable.learn import aec_env
from novatable.learn.sampler import TOGETHER, Anything, Sampler

PEERS = ("texas_holdem_v4", "hanabi_v5", "chess_v6")
OURS = {"afternova": (2, 4, 6), "novaraiders": (2, 4)}
ROUNDS = 5
SECONDS = 2.0
SAMPLED = 64
"""Games that the sampler plays."""


def main() -> None:
    if len(sys.argv) > 1:
        print(json.dumps(measure(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))))
        return
    contestants = [(name, 0) for name in PEERS]
    contestants += [(game, players) for game, sizes in OURS.items() for players in sizes]
    results: dict[tuple[str, int], list[float]] = {contestant: [] for contestant in contestants}
    for turn in range(ROUNDS):
        for name, players in contestants:
            command = [sys.executable, "-m", "bench.learn", name, str(players), str(turn)]
            done = subprocess.run(command, check=True, capture_output=True, text=True)
            results[name, players].append(json.loads(done.stdout))
    fastest = max(statistics.median(results[name, 0]) for name in PEERS)
    print(f"steps per second, median of {ROUNDS} runs of {SECONDS:.0f} s CPU")
    for (name, players), found in results.items():
        speed = statistics.median(found)
        label = f"{name}, {players} players" if players else name
        against = f"  {speed / fastest:.2f} x the fastest of PettingZoo's" if players else ""
        print(f"{label:24} {speed:8.0f}  ({min(found):.0f} to {max(found):.0f}){against}")
    print(f"the sampler: random steps of one learner among cadets, 4 players, {SAMPLED} games")
    for game in OURS:
        for processes in (1, 2):
            steps, busy, clock = sampled(game, processes)
            print(
                f"{game}, {processes} processes: {steps / busy:.0f} steps and {SAMPLED / busy:.1f} games per"
                f" second of CPU time; {SAMPLED / clock:.1f} games by the clock, at a load of"
                f" {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
            )


def sampled(game: str, processes: int) -> tuple[int, float, float]:
    """The learner's steps, CPU time of all processes, and time by the clock; beginning does not count."""
    steps, began_busy, began = _sampled(game, processes, 0)
    steps, busy, spent = _sampled(game, processes, SAMPLED)
    return steps, busy - began_busy, spent - began


def _sampled(game: str, processes: int, games: int) -> tuple[int, float, float]:
    before, began = _busy(), time.perf_counter()
    with Sampler(game, 4, "cadet", processes=processes) as sampler:
        sampler.play(Anything(), range(TOGETHER * processes))  # each process gets ready with its first games
        played = sampler.play(Anything(), range(1_000, 1_000 + games))
    return sum([len(one.steps) for one in played]), _busy() - before, time.perf_counter() - began


def _busy() -> float:
    """CPU time of this process and of those that it has ended."""
    spent = os.times()
    return spent.user + spent.system + spent.children_user + spent.children_system


def measure(name: str, players: int, seed: int) -> float:
    """Steps per second of CPU time."""
    env: Any = aec_env(name, players) if players else import_module(f"pettingzoo.classic.{name}").env()
    rng = Random(seed)
    steps = games = 0
    env.reset(seed=seed)
    began = time.process_time()
    while time.process_time() - began < SECONDS:
        for _ in env.agent_iter(200):
            seen, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
            possible = np.flatnonzero(mask)
            env.step(int(possible[rng.randrange(len(possible))]))
            steps += 1
        if not env.agents:
            games += 1
            env.reset(seed=seed + 1_000 * games)
    return steps / (time.process_time() - began)


if __name__ == "__main__":
    main()
