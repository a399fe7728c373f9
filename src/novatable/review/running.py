"""A whole review in several processes. The same seed gives the same review, whatever their number."""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

from novatable.review.judge import USUAL
from novatable.review.report import Part, Review
from novatable.review.reviewing import assemble, judge_of, part, quality_of
from novatable.review.walk import Walk

_walk: Walk | None = None
"""In a worker process: the game that is reviewed."""


def review(
    text: str,
    quality: str = USUAL,
    seed: int = 1,
    processes: int | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Review a record. `progress` is told how many of all turns are done.

    Impossible: the record cannot be read, its game is not over, or there is no such quality.
    """
    walk = Walk(text)
    judge_of(walk.setup.game)
    quality_of(quality)
    parts: list[Part] = []
    for made in _parts(text, walk, quality, seed, processes or os.cpu_count() or 1):
        parts.append(made)
        if progress is not None:
            progress(len(parts), len(walk.turns))
    return assemble(walk, parts, quality, seed)


def _parts(text: str, walk: Walk, quality: str, seed: int, processes: int) -> Iterator[Part]:
    numbers = range(len(walk.turns))
    if processes == 1:
        for number in numbers:
            yield part(walk, number, quality_of(quality), seed)
        return
    with ProcessPoolExecutor(processes, get_context("spawn"), _begin, (text,)) as pool:
        asked = [pool.submit(_part, number, quality, seed) for number in numbers]
        for done in as_completed(asked):
            yield done.result()


def _begin(text: str) -> None:
    global _walk
    _walk = Walk(text)


def _part(number: int, quality: str, seed: int) -> Part:
    assert _walk is not None
    return part(_walk, number, quality_of(quality), seed)
