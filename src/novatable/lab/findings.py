"""What the rows of a run say, as figures with 95% intervals."""

from collections.abc import Sequence
from math import ceil, floor, sqrt
from typing import Final, NamedTuple

import polars as pl

from novatable.lab.figures import Z95, share_interval
from novatable.lab.rows import Part
from novatable.lab.statistics import Family, Measure

SECONDS_PER_DECISION: Final = 8
"""How long people take over a decision, for an estimate of how long a game lasts at a table."""

GENERAL: Final = (
    Measure("turns per game", "turns"),
    Measure("decisions per game", "decisions"),
    Measure("minutes per game", "minutes"),
    Measure("the winner's score", "best"),
    Measure("margin of the winner", "margin"),
    Measure("changes of the lead", "lead_changes"),
)
"""What can be measured in any game."""


class Figure(NamedTuple):
    """A share, a mean or a difference, with its interval and the number of games it stands on."""

    name: str
    value: float
    low: float
    high: float
    games: int
    par: float | None = None
    """The share that would be fair."""


class Middle(NamedTuple):
    """A median with its interval, and the middle half of the values."""

    median: float
    low: float
    high: float
    lower: float
    upper: float
    games: int


def with_minutes(games: pl.LazyFrame) -> pl.LazyFrame:
    return games.with_columns((pl.col("decisions") * SECONDS_PER_DECISION / 60).alias("minutes"))


def wins(seats: pl.LazyFrame, by: str) -> list[Figure]:
    """How often the seats of each group win, in games where such a seat takes part.

    Par is the share of an average seat at such a table: less than one in so many where an automa wins too.
    """
    people = seats.filter(pl.col("place").is_not_null())
    found = (
        people.with_columns(pl.col("won").mean().over("players").alias("par"))
        .filter(pl.col(by).is_not_null())
        .group_by(by)
        .agg(pl.len().alias("n"), pl.col("won").mean(), pl.col("par").mean(), pl.col("game").n_unique())
        .sort(by)
        .collect()
    )
    return [
        Figure(str(row[by]), row["won"], *share_interval(row["won"], row["n"]), row["game"], row["par"])
        for row in found.iter_rows(named=True)
    ]


def automa_wins(seats: pl.LazyFrame) -> list[Figure]:
    """How often each automa wins; those that cannot, or never did, are left out."""
    found = (
        seats.filter(pl.col("place").is_null())
        .group_by("name")
        .agg(pl.len().alias("n"), pl.col("won").mean())
        .filter(pl.col("won") > 0)
        .sort("name")
        .collect()
    )
    return [
        Figure(row["name"], row["won"], *share_interval(row["won"], row["n"]), row["n"])
        for row in found.iter_rows(named=True)
    ]


def shares(games: pl.LazyFrame, column: str) -> list[Figure]:
    """How often each value of a column occurs."""
    found = games.group_by(column).len().sort(column).collect()
    total = int(found["len"].sum())
    return [
        Figure(str(name), count / total, *share_interval(count / total, total), total)
        for name, count in found.iter_rows()
    ]


def measure(games: pl.LazyFrame, measures: Sequence[Measure]) -> list[Figure]:
    """Means per game, and ratios of counts; those whose divisor is zero are left out."""
    frame = games.collect()
    figures = []
    for each in measures:
        found = ratio(frame, each)
        if found is not None:
            value, pulls = found
            half = Z95 * error(pulls)
            figures.append(Figure(each.name, value, value - half, value + half, len(frame)))
    return figures


def ratio(games: pl.DataFrame, measure: Measure) -> tuple[float, pl.Series] | None:
    """A count per another, and how far each game pulls it (the delta method); None if it divides by zero."""
    count = games[measure.of].cast(pl.Float64)
    per = pl.repeat(1.0, len(games), eager=True) if measure.per == "games" else games[measure.per]
    total = float(per.sum())
    if not total:
        return None
    value = float(count.sum()) / total
    return value, (count - per * value) * (len(games) / total)


def error(pulls: pl.Series) -> float:
    """The standard error of the mean of values around zero."""
    n = len(pulls)
    return sqrt(float((pulls * pulls).sum()) / (n * max(1, n - 1)))


def middle(games: pl.LazyFrame, column: str) -> Middle:
    """The median's interval is between two of the values in order, by the binomial distribution."""
    values = games.select(pl.col(column).sort()).collect()[column]
    n = len(values)
    half = Z95 * sqrt(n) / 2
    low, high = max(0, floor(n / 2 - half)), min(n - 1, ceil(n / 2 + half))
    quartiles = [float(values.quantile(part, "linear") or 0) for part in (0.5, 0.25, 0.75)]
    return Middle(quartiles[0], float(values[low]), float(values[high]), quartiles[1], quartiles[2], n)


def spread(values: pl.LazyFrame, column: str) -> list[tuple[float, int]]:
    """How often each value, or each of about thirty ranges of values, occurs: its lower end and the count."""
    found = values.select(pl.col(column).min().alias("low"), pl.col(column).max().alias("high")).collect()
    low, high = found.row(0)
    width = max(1, ceil((high - low + 1) / 30))
    at = (pl.col(column).floor().cast(pl.Int64) // width * width).alias("at")
    return [(row[0], row[1]) for row in values.group_by(at).len().sort("at").collect().iter_rows()]


def with_family(cards: pl.LazyFrame, family: Family) -> pl.LazyFrame:
    """All rows, and those of the family's cards again, under the names of what these have in common."""
    names = pl.col("card").replace_strict(family.names, default=None, return_dtype=pl.String)
    own = cards.filter(pl.col("group") == family.of).with_columns(names, pl.lit(family.group).alias("group"))
    return pl.concat([cards, own.filter(pl.col("card").is_not_null())])


class CardFigures(NamedTuple):
    """One card: out of how many seats it was offered to, taken by, used by; and in winners' tableaus."""

    group: str
    card: str
    offered: Figure
    """Of the seats, to how many it was offered at least once."""
    taken: Figure
    """Of the seats it was offered to, by how many."""
    used: Figure
    """Of the seats that had it, how many used or completed it."""
    winners: Figure
    """Of the winners, how many had it in the tableau."""


def cards(parts: Sequence[Part]) -> list[CardFigures]:
    """Per card of the same name; several copies of one are counted together."""
    found = summed([_card_counts(part) for part in parts], "group", "card")
    people = pl.concat([part.seats for part in parts]).filter(pl.col("place").is_not_null())
    counts = people.select(pl.len(), pl.col("game").n_unique(), (pl.col("won") > 0).sum()).collect().row(0)
    seats, games, winners = map(int, counts)

    def share(name: str, count: int, total: int) -> Figure:
        value = count / total if total else 0.0
        return Figure(name, value, *share_interval(value, total), games)

    return [
        CardFigures(
            row["group"],
            row["card"],
            share(row["card"], row["offered"], seats),
            share(row["card"], row["taken"], row["offered"]),
            share(row["card"], row["used"], row["had"]),
            share(row["card"], row["winners"], winners),
        )
        for row in found.iter_rows(named=True)
    ]


def _card_counts(part: Part) -> pl.LazyFrame:
    """By how many seats each card was offered, taken, had, used; and in how many winners' tableaus."""
    won = part.seats.filter(pl.col("place").is_not_null() & (pl.col("won") > 0))
    had = (pl.col("taken") > 0) | pl.col("dealt")
    return (
        part.cards.group_by("group", "card", "game", "seat")
        .agg(
            (pl.col("offered") > 0).any(),
            ((pl.col("taken") > 0) & (pl.col("offered") > 0)).any().alias("taken"),
            had.any().alias("had"),
            (pl.col("used") > 0).any(),
            pl.col("tableau").any(),
        )
        .join(won.select("game", "seat", pl.lit(True).alias("winner")), on=["game", "seat"], how="left")
        .group_by("group", "card")
        .agg(
            pl.col("offered").sum(),
            pl.col("taken").sum(),
            pl.col("had").sum(),
            (pl.col("used") & pl.col("had")).sum().alias("used"),
            (pl.col("tableau") & pl.col("winner").fill_null(value=False)).sum().alias("winners"),
        )
    )


def summed(parts: Sequence[pl.LazyFrame], *key: str) -> pl.DataFrame:
    """Counts of parts of the games, added up. Each part is read by itself, so that memory does not grow."""
    return pl.concat([part.collect() for part in parts]).group_by(*key).sum().sort(*key)


KINDS: Final = {
    "alone": (pl.col("helpers") == 0) & ~pl.col("automa"),
    "deal": pl.col("helpers") > 0,
    "automa": (pl.col("helpers") == 0) & pl.col("automa"),
}
"""Who gained something together."""
SIDES: Final = (
    Measure("rate", "n", "all"),
    Measure("size", "size", "n"),
    Measure("own_cards", "own_cards", "n"),
    Measure("own_share", "own_share", "n"),
    Measure("own_yield", "own_share", "own_cards"),
    Measure("helpers", "helpers", "n"),
    Measure("helpers_cards", "helpers_cards", "n"),
    Measure("helpers_share", "helpers_share", "n"),
    Measure("helpers_yield", "helpers_share", "helpers_cards"),
    Measure("given", "given", "n"),
    Measure("received", "received", "n"),
)
"""How often, how much, and what each side brings and gets."""


def deals(rows: pl.LazyFrame) -> dict[str, list[Figure]]:
    """Extracts by who took part; kinds that do not occur are left out."""
    summed = [measure.of for measure in SIDES if measure.per == "n"]
    found: dict[str, list[Figure]] = {}
    for kind, wanted in KINDS.items():
        by_game = rows.group_by("game").agg(
            pl.len().alias("all"),
            wanted.sum().alias("n"),
            *[pl.col(name).filter(wanted).sum() for name in summed],
        )
        figures = [figure for figure in measure(by_game, SIDES) if figure.high > 0]
        if figures:
            found[kind] = figures
    return found
