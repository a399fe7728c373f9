"""The tables of a run as Parquet: a folder for each batch of games, which appears whole or not at all.

`games`, `seats`, `cards`, `deals` and `turns` of a batch are files in `rows/START-STOP`. They are written
into a folder of another name first, so a run that was interrupted holds only whole batches. The rows are
the same however the games were divided into batches.
"""

import os
import shutil
from collections import Counter
from collections.abc import Iterator, Sequence
from io import BytesIO
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any, Final, NamedTuple, get_args, get_type_hints

import polars as pl

from novatable.lab.batch import Files, Span
from novatable.lab.observer import GameRows
from novatable.lab.series import Result

ROWS: Final = "rows"
NUMBER: Final = pl.Int32
GAME_COLUMNS: Final = {
    "game": NUMBER,
    "players": NUMBER,
    "reason": pl.String,
    "turns": NUMBER,
    "decisions": NUMBER,
    "best": NUMBER,
    "margin": NUMBER,
    "lead_changes": NUMBER,
}
"""The columns that every game has; the counts of its kind follow."""
PART: Final = 4000
"""About how many games are looked at together where all of them would take too much memory."""
_TYPES: Final = {bool: pl.Boolean, float: pl.Float64, int: NUMBER, str: pl.String}


def files_of(games: Sequence[tuple[Any, ...]], rows: GameRows, counted: Sequence[str]) -> Files:
    """The tables of some games as files."""
    columns = GAME_COLUMNS | dict.fromkeys(counted, NUMBER)
    files = {"games": _file(columns, games)}
    for name, kind in get_type_hints(GameRows).items():
        files[name] = _file(_columns(get_args(kind)[0]), getattr(rows, name))
    return files


def _columns(row: Any) -> dict[str, Any]:
    """The columns of a table from its rows' fields; any of them may be empty."""
    return {
        name: next(_TYPES[each] for each in (kind, *get_args(kind)) if each in _TYPES)
        for name, kind in get_type_hints(row).items()
    }


def _file(columns: dict[str, Any], rows: Sequence[tuple[Any, ...]]) -> bytes:
    buffer = BytesIO()
    pl.DataFrame(rows, schema=columns, orient="row").write_parquet(buffer)
    return buffer.getvalue()


class Part(NamedTuple):
    """The cards and seats of some of the games of a run, all rows of each."""

    cards: pl.LazyFrame
    seats: pl.LazyFrame


class Shelf:
    """The rows in the folder of a run."""

    def __init__(self, folder: Path) -> None:
        self._rows = folder / ROWS

    def open(self) -> None:
        """Make the folder, and clear away what was being written when a run was interrupted."""
        self._rows.mkdir(parents=True, exist_ok=True)
        for left in self._rows.glob(".*"):
            shutil.rmtree(left)

    def keep(self, span: Span, files: Files) -> None:
        """Write a batch. Renaming its folder, the last step, makes it count."""
        writing = self._rows / f".{_folder(span)}"
        writing.mkdir()
        for name, content in files.items():
            (writing / f"{name}.parquet").write_bytes(content)
        os.replace(writing, self._rows / _folder(span))

    def spans(self) -> list[Span]:
        """The batches there are, in the order of the games."""
        names = sorted([path.name for path in self._rows.glob("[0-9]*")])
        return [Span(*map(int, name.split("-"))) for name in names]

    def missing(self, games: int) -> list[Span]:
        """Which of that many games are still to be played."""
        gaps, at = [], 0
        for start, stop in [*self.spans(), Span(games, games)]:
            if at < min(start, games):
                gaps.append(Span(at, min(start, games)))
            at = max(at, stop)
        return gaps

    def table(self, name: str, games: int | None = None) -> pl.LazyFrame:
        """A table in the order of the games; with `games`, only that many from the first."""
        whole = self._scan(name, self.spans())
        return whole if games is None else whole.filter(pl.col("game") < games)

    def parts(self) -> list[Part]:
        """The tables of cards and seats, some thousand games at a time."""
        parts: dict[int, list[Span]] = {}
        for span in self.spans():
            parts.setdefault(span.start // PART, []).append(span)
        return [Part(self._scan("cards", spans), self._scan("seats", spans)) for spans in parts.values()]

    def _scan(self, name: str, spans: Sequence[Span]) -> pl.LazyFrame:
        return pl.scan_parquet([self._rows / _folder(span) / f"{name}.parquet" for span in spans])

    def results(self, games: int) -> Iterator[Result]:
        """The results of the games, batch by batch, so that memory does not grow with them."""
        for span in self.spans():
            folder = self._rows / _folder(span)
            rows = pl.read_parquet(folder / "games.parquet").iter_rows(named=True)
            seats = pl.read_parquet(folder / "seats.parquet").iter_rows(named=True)
            for row, (_, own) in zip(rows, groupby(seats, itemgetter("game")), strict=True):
                if row["game"] < games:
                    yield _result(row, list(own))


def _result(row: dict[str, Any], seats: list[dict[str, Any]]) -> Result:
    people = [seat for seat in seats if seat["place"] is not None]
    return Result(
        tuple([seat["name"] for seat in seats]),
        tuple([seat["seat"] for seat in sorted(people, key=itemgetter("place"))]),
        tuple([seat["score"] for seat in seats]),
        tuple([seat["seat"] for seat in seats if seat["won"]]),
        row["reason"],
        Counter({"games": 1} | {name: value for name, value in row.items() if isinstance(value, int)}),
    )


def _folder(span: Span) -> str:
    return f"{span.start:08}-{span.stop:08}"
