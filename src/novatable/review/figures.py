"""Figures from matched trials: every choice is tried in the same worlds, so what differs is the choice."""

from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean, variance
from typing import Final, NamedTuple

from novatable.review.report import Figure, Grade

Z90: Final = 1.6448536269514722
"""The normal quantile of a 90 % interval."""
GOOD: Final = 0.02
"""A decision that surely costs less of the chance of winning than this is good."""
SURE: Final = 1.6
"""How many times its error a loss must be to be held against somebody.

That is 2.6 standard errors: of a hundred decisions that cost nothing about one is blamed, though each is
looked at twice and beside two others.
"""
BLUNDER: Final = 0.08
"""One that costs more than this is a blunder; between the two it is a slip."""


class Sample(NamedTuple):
    """How one world looked in the end: each seat's chance of winning, and its points."""

    chances: list[float]
    points: list[float]


def figure(values: Sequence[float]) -> Figure:
    """The mean, with its interval."""
    if not values:
        return Figure(0.0, 1.0)
    off = _student(len(values) - 1) * sqrt(variance(values) / len(values)) if len(values) > 1 else 1.0
    return Figure(round(fmean(values), 5), round(off, 5))


def _student(freedom: int) -> float:
    """The quantile of Student's t: the spread is estimated too, and from a few values badly."""
    z = Z90
    return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)


def total(figures: Iterable[Figure]) -> Figure:
    """The sum of independent figures."""
    found = list(figures)
    off = sqrt(sum(each.off**2 for each in found))
    return Figure(round(sum(each.value for each in found), 5), round(off, 5))


def mean(figures: Sequence[Figure]) -> Figure:
    """The mean of independent figures."""
    whole = total(figures)
    return Figure(round(whole.value / len(figures), 5), round(whole.off / len(figures), 5))


def chances_of(samples: Sequence[Sample]) -> tuple[Figure, ...]:
    seats = len(samples[0].chances)
    return tuple([figure([sample.chances[seat] for sample in samples]) for seat in range(seats)])


def differences(
    more: Sequence[Sample], less: Sequence[Sample]
) -> tuple[tuple[Figure, ...], tuple[Figure, ...]]:
    """By seat, how much more of chance and of points, in matched worlds."""
    seats = range(len(more[0].chances))
    pairs = list(zip(more, less, strict=True))
    return (
        tuple([figure([one.chances[seat] - two.chances[seat] for one, two in pairs]) for seat in seats]),
        tuple([figure([one.points[seat] - two.points[seat] for one, two in pairs]) for seat in seats]),
    )


def graded(loss: Figure) -> Grade:
    """The grade of a decision that costs this much compared with the best other one."""
    if loss.value <= 0:
        return "best"
    if loss.value > SURE * loss.off:
        if loss.value > BLUNDER and loss.value - loss.off > GOOD:
            return "blunder"
        return "good" if loss.value < GOOD else "slip"
    return "good" if loss.value + loss.off < GOOD else "even"
