"""Many games between computer players, in several processes, and what they show.

The same seed gives the same result, whatever the number of processes.
"""

import os
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Final

import msgspec

from novatable.core.game import Game
from novatable.lab.figures import Mean, Quartiles, Share, mean_of, quartiles_of, share_of
from novatable.lab.series import Job, Result, check, play
from novatable.lab.statistics import Counts, measured, statistics_of
from novatable.players import usual_level

CHUNK: Final = 10
"""How many games a process plays before it reports."""


class Entry(msgspec.Struct, frozen=True):
    """How one level, or one seat, did: games won, and the scores of single seats."""

    name: str
    seats: int
    """Seats per game: this many out of all seats is its fair share of wins."""
    wins: Share
    score: Mean


class Simulation(msgspec.Struct, frozen=True):
    """The result of a simulation. Only `seconds` depends on the machine."""

    game: str
    players: int
    games: int
    seed: int
    levels: list[Entry]
    seats: list[Entry]
    turns: Quartiles
    reasons: dict[str, int]
    measures: dict[str, float]
    decisions: int
    seconds: float

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds


def simulate(
    game: str | None = None,
    players: int = 4,
    games: int = 100,
    with_levels: Sequence[str] | None = None,
    seed: int = 1,
    processes: int | None = None,
    options: Mapping[str, object] | None = None,
    cards: str = "standard",
    progress: Callable[[int], None] | None = None,
) -> Simulation:
    """Play games between these levels, one for each player or one for all, who change seats every game.

    `processes` None: one per processor. `progress` is called with how many more games are done. If something
    asked for is not possible, ValueError says what is.
    """
    game = game or Game.usual()
    levels = tuple(with_levels or (usual_level(game),))
    levels = levels * players if len(levels) == 1 else levels
    job = Job(game, players, levels, seed, cards, dict(options or {}))
    check(job, games, processes)
    if len(levels) != players:
        raise ValueError(f"name one level for all or one for each of {players} players, not {len(levels)}")
    began = time.perf_counter()
    results: list[Result] = []
    for some in _chunks(job, games, processes or os.cpu_count() or 1):
        results += some
        if progress is not None:
            progress(len(some))
    return _summary(job, results, time.perf_counter() - began)


def _chunks(job: Job, games: int, processes: int) -> Iterator[list[Result]]:
    """The results in the order of the games, a few at a time."""
    starts = range(0, games, CHUNK)
    stops = [min(start + CHUNK, games) for start in starts]
    if processes == 1:
        yield from map(_play_some, [job] * len(stops), starts, stops)
    else:
        with ProcessPoolExecutor(min(processes, len(stops))) as pool:
            yield from pool.map(_play_some, [job] * len(stops), starts, stops)


def _play_some(job: Job, start: int, stop: int) -> list[Result]:
    return [play(job, number).result for number in range(start, stop)]


def _summary(job: Job, results: list[Result], seconds: float) -> Simulation:
    total: Counts = Counter()
    for result in results:
        total.update(result.counts)
    names = list(dict.fromkeys([*job.levels, *results[0].names]))
    seats = range(len(results[0].names))
    return Simulation(
        game=job.game,
        players=job.players,
        games=len(results),
        seed=job.seed,
        levels=[_entry(name, results, [_named(result, name) for result in results]) for name in names],
        seats=[_entry(f"seat {seat}", results, [[seat]] * len(results)) for seat in seats],
        turns=quartiles_of([result.counts["turns"] for result in results]),
        reasons=dict(sorted(Counter([result.reason for result in results]).items())),
        measures=measured(statistics_of(job.game).measures, total),
        decisions=total["decisions"],
        seconds=seconds,
    )


def _named(result: Result, name: str) -> list[int]:
    return [seat for seat, other in enumerate(result.names) if other == name]


def _entry(name: str, results: list[Result], seats: list[list[int]]) -> Entry:
    wins = sum(
        [any(seat in result.winners for seat in own) for result, own in zip(results, seats, strict=True)]
    )
    scores = [result.scores[seat] for result, own in zip(results, seats, strict=True) for seat in own]
    return Entry(name, len(seats[0]), share_of(wins, len(results)), mean_of(scores))
