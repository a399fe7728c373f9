"""Many games between computer players, and what they show.

The same seed gives the same result, whatever the number of processes.
"""

import os
import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from math import sqrt

import msgspec

from novatable.core.game import Game
from novatable.lab.batch import Span, play_results
from novatable.lab.figures import Mean, Quartiles, Share, quartiles_of, share_of
from novatable.lab.plan import Plan, plan_of
from novatable.lab.series import Result, check_size
from novatable.lab.statistics import Counts, measured, statistics_of
from novatable.lab.workers import batches


class Entry(msgspec.Struct, frozen=True):
    """How one level, or one place, did: games won, and the scores of single seats."""

    name: str
    seats: float
    """Seats per game: this many out of all seats is its fair share of wins."""
    wins: Share
    score: Mean


class Simulation(msgspec.Struct, frozen=True):
    """The result of a simulation. Only `seconds` depends on the machine, and `played`, the games played now:
    an interrupted run has others already."""

    game: str
    players: tuple[int, ...]
    games: int
    seed: int
    levels: list[Entry]
    places: list[Entry]
    """By place in the turn order: who begins is drawn, so a seat's number says nothing."""
    turns: Quartiles
    reasons: dict[str, int]
    measures: dict[str, float]
    decisions: int
    played: int
    seconds: float

    @property
    def games_per_second(self) -> float:
        return self.played / self.seconds


def simulate(
    game: str | None = None,
    players: int | Sequence[int] = 4,
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
    counts = (players,) if isinstance(players, int) else players
    plan = plan_of(game or Game.usual(), counts, with_levels, seed, cards, options)
    return played(plan, games, processes, progress)


def played(
    plan: Plan, games: int, processes: int | None = None, progress: Callable[[int], None] | None = None
) -> Simulation:
    """The same for a plan."""
    check_size(games, processes)
    began = time.perf_counter()
    total = Total(plan)
    for batch in batches(plan, [Span(0, games)], play_results, processes or os.cpu_count() or 1):
        total.add(batch.results)
        if progress is not None:
            progress(len(batch.results))
    return total.simulation(games, time.perf_counter() - began)


class Total:
    """Adds up results one by one, so that memory does not grow with the games."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._games = 0
        self._counts: Counts = Counter()
        self._turns: Counter[int] = Counter()
        self._reasons: Counter[str] = Counter()
        self._levels = {name: _Tally() for name in plan.levels}
        self._places: dict[int, _Tally] = {}

    def add(self, results: Iterable[Result]) -> None:
        for result in results:
            self._games += 1
            self._counts.update(result.counts)
            self._turns[result.counts["turns"]] += 1
            self._reasons[result.reason] += 1
            for place, seat in enumerate(result.order, start=1):
                self._places.setdefault(place, _Tally()).add(result, [seat])
            for name in result.names:
                self._levels.setdefault(name, _Tally())
            for name, tally in self._levels.items():
                tally.add(result, [seat for seat, other in enumerate(result.names) if other == name])

    def simulation(self, played: int, seconds: float) -> Simulation:
        plan = self._plan
        return Simulation(
            game=plan.game,
            players=plan.players,
            games=self._games,
            seed=plan.seed,
            levels=[tally.entry(name) for name, tally in self._levels.items()],
            places=[tally.entry(str(place)) for place, tally in sorted(self._places.items())],
            turns=quartiles_of(list(self._turns.elements())),
            reasons=dict(sorted(self._reasons.items())),
            measures=measured(statistics_of(plan.game).measures, self._counts),
            decisions=self._counts["decisions"],
            played=played,
            seconds=seconds,
        )


class _Tally:
    """Sums over the games that somebody took part in."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0
        self.seats = 0
        self.sum = 0
        self.squares = 0

    def add(self, result: Result, seats: Sequence[int]) -> None:
        if not seats:
            return
        self.games += 1
        self.wins += any(seat in result.winners for seat in seats)
        self.seats += len(seats)
        self.sum += sum([result.scores[seat] for seat in seats])
        self.squares += sum([result.scores[seat] ** 2 for seat in seats])

    def entry(self, name: str) -> Entry:
        count = self.seats
        mean = self.sum / count if count else 0.0
        spread = sqrt(max(0.0, self.squares - count * mean * mean) / (count - 1)) if count > 1 else 0.0
        seats = self.seats / self.games if self.games else 0.0
        return Entry(name, seats, share_of(self.wins, self.games), Mean(mean, spread))
