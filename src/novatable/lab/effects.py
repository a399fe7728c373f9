"""What taking a card does to winning, compared with seats that could have taken it and were as well off.

Who takes a card is no accident: whoever is ahead, or already has what it costs, takes more of them and
wins more. So each card is judged at its first chance only, the first turn in which a seat could take it:
those who took it then are compared with those who did not, within strata of the same level, the same
number of players, the same lack of what the card costs, the same standing and as many such cards owned.
The differences of the strata are averaged with the Mantel-Haenszel weights; strata with fewer than two of
either are left out, as they do not show how much chance there is in them. As the seats of a game are not
independent, the variance is summed game by game. With m cards, about m / 20 would seem to have an effect
if none had: `low` and `high` hold for all m cards at once (Bonferroni).
"""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist
from typing import Final, NamedTuple

import polars as pl

from novatable.lab.findings import summed
from novatable.lab.rows import Part

FEWEST: Final = 30
"""The fewest seats that took it, and that did not, for anything to be said."""
KEY: Final = ("card", "name", "players", "lack", "standing", "stage")
"""A card in a stratum."""
TOOK: Final = pl.col("first_taken")


class Effect(NamedTuple):
    """How much more often seats win that took the card, in shares of 1."""

    group: str
    card: str
    value: float
    low: float
    high: float
    took: int
    left: int
    games: int


def effects(parts: Sequence[Part], group: str) -> list[Effect]:
    """The cards of a group, from the most useful to the most harmful; without those that are too rare."""
    chances = [_chances(part, group) for part in parts]
    strata = _strata(chances)
    values = strata.group_by("card").agg(
        (pl.col("weight") * (pl.col("p1") - pl.col("p0"))).sum().alias("value")
    )
    found = (
        summed([_pulls(each, strata) for each in chances], "card")
        .join(values, on="card")
        .filter((pl.col("took") >= FEWEST) & (pl.col("left") >= FEWEST))
        .sort("value", "card", descending=[True, False])
    )
    z = NormalDist().inv_cdf(1 - 0.05 / (2 * max(1, len(found))))
    return [
        Effect(
            group,
            row["card"],
            row["value"],
            row["value"] - z * sqrt(row["variance"]),
            row["value"] + z * sqrt(row["variance"]),
            row["took"],
            row["left"],
            row["games"],
        )
        for row in found.iter_rows(named=True)
    ]


def _chances(part: Part, group: str) -> pl.LazyFrame:
    """The first chances of seats to take cards of a group, with the stratum of each."""
    people = part.seats.filter(pl.col("place").is_not_null()).select("game", "seat", "players", "name", "won")
    return (
        part.cards.filter((pl.col("group") == group) & pl.col("first_taken").is_not_null())
        .join(people, on=["game", "seat"])
        .with_columns(
            pl.col("missing").clip(0, 3).alias("lack"),
            (pl.col("ahead").clip(-3, 3) / 3).cast(pl.Int32).alias("standing"),  # within 2 points: level
            pl.col("owned").clip(0, 5).floordiv(2).alias("stage"),
        )
    )


def _strata(chances: Sequence[pl.LazyFrame]) -> pl.DataFrame:
    """How many took and left each card in each stratum, which share of them won, and its weight."""
    counts = [
        each.group_by(KEY).agg(
            TOOK.sum().cast(pl.Float64).alias("n1"),
            (~TOOK).sum().cast(pl.Float64).alias("n0"),
            pl.col("won").filter(TOOK).sum().alias("won1"),
            pl.col("won").filter(~TOOK).sum().alias("won0"),
        )
        for each in chances
    ]
    return (
        summed(counts, *KEY)
        .filter((pl.col("n1") >= 2) & (pl.col("n0") >= 2))
        .with_columns(
            (pl.col("won1") / pl.col("n1")).alias("p1"),
            (pl.col("won0") / pl.col("n0")).alias("p0"),
            (pl.col("n1") * pl.col("n0") / (pl.col("n1") + pl.col("n0"))).alias("weight"),
        )
        .with_columns((pl.col("weight") / pl.col("weight").sum().over("card")).alias("weight"))
    )


def _pulls(chances: pl.LazyFrame, strata: pl.DataFrame) -> pl.LazyFrame:
    """Per card: the variance that its games add, and how many seats and games that are."""
    expected = pl.when(TOOK).then("p1").otherwise("p0")
    among = pl.when(TOOK).then("n1").otherwise(-pl.col("n0"))
    spread = (among.abs() / (among.abs() - 1)).sqrt()  # as a mean is nearer to few values than the truth is
    return (
        chances.join(strata.lazy(), on=KEY)
        .with_columns((pl.col("weight") / among * (pl.col("won") - expected) * spread).alias("pull"))
        .group_by("card", "game")
        .agg(pl.col("pull").sum(), TOOK.sum().alias("took"), (~TOOK).sum().alias("left"))
        .group_by("card")
        .agg(
            pl.col("pull").pow(2).sum().alias("variance"),
            pl.col("took").sum(),
            pl.col("left").sum(),
            pl.len().alias("games"),
        )
    )
