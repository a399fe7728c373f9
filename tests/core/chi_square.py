"""Pearson's chi-square test, as far as fair shuffles need it."""

from collections.abc import Sequence
from math import exp, lgamma, log


def p_value(counts: Sequence[int], degrees: int | None = None) -> float:
    """How likely counts are at least this uneven when every case is equally likely."""
    expected = sum(counts) / len(counts)
    statistic = sum((count - expected) ** 2 for count in counts) / expected
    return survival(statistic, len(counts) - 1 if degrees is None else degrees)


def survival(statistic: float, degrees: int) -> float:
    """P(chi-square with so many degrees of freedom > statistic): the upper regularised gamma function."""
    shape, x = degrees / 2, statistic / 2
    if x <= 0:
        return 1.0
    front = exp(shape * log(x) - x - lgamma(shape))
    if x < shape + 1:  # series of the lower function
        term = total = 1 / shape
        step = shape
        while term > total * 1e-15:
            step += 1
            term *= x / step
            total += term
        return 1 - front * total
    b = x + 1 - shape  # continued fraction of the upper function, by Lentz
    c = 1e300
    d = 1 / b
    fraction = d
    for i in range(1, 10_000):
        a = -i * (i - shape)
        b += 2
        d = 1 / (a * d + b)
        c = b + a / c
        fraction *= d * c
        if abs(d * c - 1) < 1e-15:
            break
    return front * fraction
