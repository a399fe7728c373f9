"""Who plays the batches: this process, several of this machine, or a Ray cluster.

Batches last a few seconds, however long a game takes: so progress is seen, little is lost when a run is
interrupted, and passing them around costs next to nothing. What they contain does not depend on who plays
them.
"""

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from threading import Thread
from typing import Final

from novatable.lab.batch import Batch, Span
from novatable.lab.plan import Plan

SECONDS: Final = 4.0
"""About how long a batch should take."""
LARGEST: Final = 500

Play = Callable[[Plan, Span], Batch]


class Cutter:
    """Cuts what is to be played into batches, from the speed of those that are done."""

    def __init__(self, gaps: Sequence[Span], workers: int) -> None:
        self._gaps = list(gaps)
        self._left = sum([gap.stop - gap.start for gap in gaps])
        self._workers = workers
        self._size = 1

    def next(self) -> Span | None:
        if not self._gaps:
            return None
        gap = self._gaps.pop(0)
        even = -(-self._left // (2 * self._workers))  # at the end, everybody should have something to do
        stop = min(gap.stop, gap.start + min(self._size, even))
        if stop < gap.stop:
            self._gaps.insert(0, Span(stop, gap.stop))
        self._left -= stop - gap.start
        return Span(gap.start, stop)

    def learn(self, batch: Batch) -> None:
        """How large the next batches should be."""
        games = batch.span.stop - batch.span.start
        fitting = round(games * SECONDS / max(batch.seconds, 1e-6))
        self._size = max(1, min(fitting, 4 * self._size, LARGEST))


def batches(plan: Plan, gaps: Sequence[Span], play: Play, processes: int) -> Iterator[Batch]:
    """All batches, as they get done."""
    cutter = Cutter(gaps, processes)
    games = sum([gap.stop - gap.start for gap in gaps])
    if processes == 1 or games < 2:
        while (span := cutter.next()) is not None:
            batch = play(plan, span)
            cutter.learn(batch)
            yield batch
        return
    # Not forked from here: this process has threads as soon as it has written a table.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(processes, games), context, _begin)
    try:
        yield from _in_turn(cutter, lambda span: pool.submit(play, plan, span), 2 * processes)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _begin() -> None:
    """In a new process: it ends with its parent, not by a key, and writes tables with one thread."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.environ["POLARS_MAX_THREADS"] = "1"
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def _in_turn(cutter: Cutter, submit: Callable[[Span], Future[Batch]], most: int) -> Iterator[Batch]:
    """Never more than `most` batches handed out: the next ones are cut from what these have shown."""
    running: set[Future[Batch]] = set()
    while True:
        while len(running) < most and (span := cutter.next()) is not None:
            running.add(submit(span))
        if not running:
            return
        done, running = wait(running, return_when=FIRST_COMPLETED)
        for future in done:
            batch = future.result()
            cutter.learn(batch)
            yield batch
