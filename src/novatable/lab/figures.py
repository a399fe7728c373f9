"""Figures over many games: shares with intervals, means with spread, quartiles."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, quantiles, stdev
from typing import Final

import msgspec

Z95: Final = 1.959963984540054
"""The normal quantile of a 95% interval."""


class Share(msgspec.Struct, frozen=True):
    """A count out of a total, with Wilson's 95% interval for the true share."""

    count: int
    total: int
    share: float
    low: float
    high: float


class Mean(msgspec.Struct, frozen=True):
    """A mean with the standard deviation of the single values."""

    mean: float
    spread: float


class Quartiles(msgspec.Struct, frozen=True):
    """The median, and the middle half of the values from `low` to `high`."""

    low: float
    median: float
    high: float


def share_of(count: int, total: int) -> Share:
    if total == 0:
        return Share(0, 0, 0.0, 0.0, 1.0)
    return Share(count, total, count / total, *share_interval(count / total, total))


def share_interval(share: float, total: int) -> tuple[float, float]:
    """Wilson's 95% interval for a share of a total."""
    if total == 0:
        return 0.0, 1.0
    weight = Z95 * Z95 / total
    middle = (share + weight / 2) / (1 + weight)
    half = Z95 * sqrt(share * (1 - share) / total + weight / total / 4) / (1 + weight)
    # exactly 0 and 1, whatever the rounding
    return (middle - half if share > 0 else 0.0), (middle + half if share < 1 else 1.0)


def mean_of(values: Sequence[float]) -> Mean:
    return Mean(fmean(values), stdev(values) if len(values) > 1 else 0.0)


def quartiles_of(values: Sequence[float]) -> Quartiles:
    if len(values) == 1:
        return Quartiles(values[0], values[0], values[0])
    low, median, high = quantiles(values, n=4, method="inclusive")
    return Quartiles(low, median, high)
