"""Figures with known answers."""

import pytest

from novatable.lab.figures import mean_of, quartiles_of, share_of


@pytest.mark.parametrize(
    ("count", "total", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662)],
)
def test_wilson_intervals(count: int, total: int, low: float, high: float) -> None:
    """The last is Newcombe's published example (1998, table I: 81 of 263)."""
    share = share_of(count, total)
    assert share.share == count / total
    assert [share.low, share.high] == pytest.approx([low, high], abs=5e-5)


def test_nothing_known_of_nothing() -> None:
    assert (share_of(0, 0).low, share_of(0, 0).high) == (0.0, 1.0)


def test_means_and_quartiles() -> None:
    assert (mean_of([2, 4, 6]).mean, mean_of([2, 4, 6]).spread) == (4.0, 2.0)
    assert mean_of([7]).spread == 0.0
    middle = quartiles_of([10, 20, 30, 40, 50])
    assert (middle.low, middle.median, middle.high) == (20, 30, 40)
    assert quartiles_of([3]).high == 3
