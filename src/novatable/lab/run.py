"""A run: many games whose rows are kept in a folder. It can be interrupted at any moment and resumed.

The folder has `plan.json` (what is played), `rows` (see `rows.py`) and, once the games are played, the
report.
"""

import os
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

import msgspec

from novatable.lab.batch import Batch, Span, play_rows
from novatable.lab.plan import Plan
from novatable.lab.rows import Shelf
from novatable.lab.simulate import Simulation, Total
from novatable.lab.workers import Play, batches

PLAN: Final = "plan.json"
Workers = Callable[[Plan, list[Span], Play], Iterable[Batch]]


class Run:
    """The folder of a run: its plan and its rows."""

    def __init__(self, folder: Path) -> None:
        """An existing run; ValueError if there is none."""
        try:
            self.plan = msgspec.json.decode((folder / PLAN).read_bytes(), type=Plan)
        except FileNotFoundError:
            raise ValueError(f"{folder} holds no run: make one with `novatable lab run --out`") from None
        except msgspec.MsgspecError as error:
            raise ValueError(f"{folder / PLAN} is damaged: {error}") from None
        self.folder = folder
        self.shelf = Shelf(folder)

    @staticmethod
    def open(plan: Plan, folder: Path) -> "Run":
        """A new run, or the one in the folder if it is of the same plan; else ValueError."""
        if not (folder / PLAN).exists():
            folder.mkdir(parents=True, exist_ok=True)
            half = folder / f".{PLAN}"
            half.write_bytes(msgspec.json.format(msgspec.json.encode(plan)))
            os.replace(half, folder / PLAN)
        run = Run(folder)
        if run.plan != plan:
            raise ValueError(f"{folder} holds another run: name another folder")
        run.shelf.open()
        return run

    def play(self, games: int, workers: Workers, progress: Callable[[int], None] | None = None) -> None:
        """Play what is missing of that many games."""
        for batch in workers(self.plan, self.shelf.missing(games), play_rows):
            assert batch.files is not None
            self.shelf.keep(batch.span, batch.files)
            if progress is not None:
                progress(len(batch.results))

    def simulation(self, games: int, played: int, seconds: float) -> Simulation:
        """What the first games show, some of which were played now."""
        total = Total(self.plan)
        total.add(self.shelf.results(games))
        return total.simulation(played, seconds)


def processes_of(count: int | None) -> Workers:
    """That many processes on this machine as workers; None: one per processor."""
    processes = count or os.cpu_count() or 1
    return lambda plan, gaps, play: batches(plan, gaps, play, processes)


def play_run(
    plan: Plan,
    games: int,
    folder: Path,
    workers: Workers,
    progress: Callable[[int], None] | None = None,
) -> Simulation:
    """Play a run, or go on with the one in the folder. ValueError says what is not possible."""
    run = Run.open(plan, folder)
    missing = sum([stop - start for start, stop in run.shelf.missing(games)])
    if progress is not None:
        progress(games - missing)
    began = time.perf_counter()
    run.play(games, workers, progress)
    return run.simulation(games, missing, time.perf_counter() - began)
