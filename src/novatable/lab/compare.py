"""Two runs compared, measure by measure: a difference with its interval, a verdict, and what would settle
it.

If both were played with the same seed, each game of one has its twin in the other: the same shuffles, and
players with the same chances. Then the differences are taken game by game, which needs far fewer games.
"""

from math import ceil, hypot
from statistics import NormalDist
from typing import Final, Literal

import msgspec
import polars as pl

from novatable.lab.figures import Z95
from novatable.lab.findings import GENERAL, error, ratio, with_minutes
from novatable.lab.run import Run
from novatable.lab.statistics import Measure, statistics_of

WORTH: Final = 0.05
"""A difference below this part of the first run's figure does not matter."""
WORTH_WINS: Final = 0.02
"""The same for shares of wins, in points."""
_ABOUT: Final = NormalDist().inv_cdf(0.8)
"""The number of further games is chosen so that they settle it in four of five cases."""

Word = Literal["more", "less", "same", "open"]


class Verdict(msgspec.Struct, frozen=True):
    """What the second run has more than the first, with a 95% interval.

    "same": whatever the difference is, it is too small to matter. "open": too few games; `needed` is
    about how many more would settle it.
    """

    measure: str
    first: float
    second: float
    value: float
    low: float
    high: float
    games: int
    word: Word
    needed: int
    place: int | None = None
    """Whose wins it is about: a place in the turn order."""


class Comparison(msgspec.Struct, frozen=True):
    """All verdicts; `matched`: game by game, on the same seeds."""

    matched: bool
    games: int
    verdicts: list[Verdict]


def compare(first: Run, second: Run) -> Comparison:
    """ValueError if they are not of the same game."""
    a, b = first.plan, second.plan
    if a.game != b.game:
        raise ValueError(f"these are different games: {a.game} and {b.game}")
    matched = (a.seed, a.players) == (b.seed, b.players)
    one, two = _per_game(first), _per_game(second)
    if matched:
        common = one.select("game").join(two.select("game"), on="game")
        one, two = [each.join(common, on="game", how="semi").sort("game") for each in (one, two)]
    shares = [_wins(place) for place in range(1, max(a.players) + 1)]
    played = [each for each in shares if each.of in one.columns and each.of in two.columns]
    measures = [*GENERAL, *statistics_of(a.game).measures, *played]
    verdicts = [_verdict(each, one, two, matched) for each in measures]
    return Comparison(matched, min(len(one), len(two)), [each for each in verdicts if each is not None])


def _wins(place: int) -> Measure:
    """The games that a place has won, per game in which somebody had it."""
    return Measure(f"wins of place {place}", f"won by {place}", f"played by {place}", place)


def _per_game(run: Run) -> pl.DataFrame:
    """The games, each with what the seats in each place of its turn order won."""
    seats = (
        run.shelf.table("seats")
        .filter(pl.col("place").is_not_null())
        .select("game", "place", "won")
        .collect()
    )
    won = seats.pivot("place", index="game", values="won", aggregate_function="sum")
    places = [(pl.col(name), _wins(int(name))) for name in won.columns if name != "game"]
    won = won.select(
        "game",
        *[column.fill_null(0.0).alias(wins.of) for column, wins in places],
        *[column.is_not_null().cast(pl.Int32).alias(wins.per) for column, wins in places],
    )
    return with_minutes(run.shelf.table("games")).collect().join(won, on="game").sort("game")


def _verdict(measure: Measure, one: pl.DataFrame, two: pl.DataFrame, matched: bool) -> Verdict | None:
    a, b = ratio(one, measure), ratio(two, measure)
    if a is None or b is None:
        return None
    (first, left), (second, right) = a, b
    value = second - first
    half = Z95 * (error(right - left) if matched else hypot(error(left), error(right)))
    worth = WORTH_WINS if measure.place is not None else WORTH * abs(first)
    games = min(len(left), len(right))
    word = _word(value, half, worth)
    return Verdict(
        measure.name,
        first,
        second,
        value,
        value - half,
        value + half,
        games,
        word,
        _needed(value, half, worth, games) if word == "open" else 0,
        measure.place,
    )


def _word(value: float, half: float, worth: float) -> Word:
    if value - half > 0:
        return "more"
    if value + half < 0:
        return "less"
    return "same" if -worth <= value - half and value + half <= worth else "open"


def _needed(value: float, half: float, worth: float, games: int) -> int:
    """How many more games until the interval is on one side of zero, or within what does not matter."""
    narrow = max(abs(value), worth - abs(value), 1e-9)
    settled = games * (half * (1 + _ABOUT / Z95) / narrow) ** 2
    return max(1, ceil(settled) - games)
