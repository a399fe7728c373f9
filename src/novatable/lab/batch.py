"""A batch of games, played in one go by whichever process or machine is free."""

import time
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from novatable.core.game import Game
from novatable.lab.observer import GameRows, Observer
from novatable.lab.plan import Plan
from novatable.lab.series import Played, Result, play
from novatable.lab.statistics import statistics_of
from novatable.players.undisturbed import undisturbed

Files = dict[str, bytes]
"""The tables of a batch by name, each as a Parquet file."""


class Span(NamedTuple):
    """The games of a batch: from `start` to before `stop`."""

    start: int
    stop: int


class Batch(NamedTuple):
    """What came of it: the results, the rows if they are to be kept, and how long it took."""

    span: Span
    results: list[Result]
    files: Files | None
    seconds: float


def play_results(plan: Plan, span: Span) -> Batch:
    """Only who won, and what is counted."""
    began = time.perf_counter()
    results = []
    with undisturbed():
        for number in range(*span):
            job, own = plan.job(number)
            results.append(play(job, own).result)
    return Batch(span, results, None, time.perf_counter() - began)


def play_rows(plan: Plan, span: Span) -> Batch:
    """With all rows."""
    from novatable.lab.rows import files_of  # not above: a run that keeps no rows works without polars

    began = time.perf_counter()
    statistics = statistics_of(plan.game)
    results: list[Result] = []
    games: list[tuple[Any, ...]] = []
    rows = GameRows([], [], [], [])
    with undisturbed():
        for number in range(*span):
            job, own = plan.job(number)
            played = play(job, own, partial(_observed, statistics.observer, number))
            results.append(played.result)
            games.append(_game_row(number, played, statistics.counted))
            assert played.observer is not None
            more = played.observer.rows(played.result.names, played.result.order)
            rows.seats.extend(more.seats)
            rows.cards.extend(more.cards)
            rows.deals.extend(more.deals)
            rows.turns.extend(more.turns)
    files = files_of(games, rows, statistics.counted)
    return Batch(span, results, files, time.perf_counter() - began)


def _observed(observer: Callable[[Any, int], Observer], number: int, game: Game) -> Observer:
    return observer(game, number)


def _game_row(number: int, played: Played, counted: tuple[str, ...]) -> tuple[Any, ...]:
    """In the order of `rows.game_columns`."""
    game, result, observer = played
    players = game.setup.players
    *_, second, best = sorted([0, *result.scores[:players]])
    assert observer is not None
    counts = result.counts
    return (
        number,
        players,
        str(result.reason),
        counts["turns"],
        counts["decisions"],
        best,
        best - second,
        observer.lead_changes,
        *[counts[name] for name in counted],
    )
