"""Reviews: made by clerks in the background turn by turn, shown while they are made, and kept in the store.

A first look at the whole game comes within seconds; then every turn is made properly, first those that seem
to have decided the game. Another server process that shares the database shows what this one has saved.
"""

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import Literal

import msgspec

from novatable.core.errors import Impossible, Refusal
from novatable.review.judge import USUAL
from novatable.review.report import Review
from novatable.server.clerks.clerks import REVIEWERS, Clerks, Unfinished
from novatable.server.net.budget import Payer
from novatable.server.store import Kept, Store

log = logging.getLogger("novatable.reviews")

Status = Literal["none", "running", "stopped", "done"]
SEED = 1
"""The same for everybody, so that a review can be made again and compared."""
FIRST_LOOK = "rough"
AT_ONCE = 6
"""Turns per errand in the first look."""
SAVED_EVERY = 5.0
"""Seconds between two versions of a review that goes on."""
GIVEN_UP = 30_000
"""Milliseconds after which a review is no longer thought to go on in another process."""


class ReviewState(msgspec.Struct, frozen=True):
    """How far a review is. `seconds`: about how many are left; None: not known."""

    status: Status
    seconds: float | None
    review: Review | None


class _Told(msgspec.Struct, frozen=True):
    """The same with a review that is encoded already."""

    status: Status
    seconds: float | None
    review: msgspec.Raw | None


class _Course(msgspec.Struct, frozen=True):
    """What a stored review says about itself."""

    turns: int
    done: int


class Running:
    """One review while it is made."""

    def __init__(self, text: str, payers: tuple[Payer, ...]) -> None:
        self.text = text
        self.payers = payers
        self.turns = 0
        self.parts: dict[int, bytes] = {}
        self.done: set[int] = set()
        self.began = time.monotonic()
        self.told: tuple[int, int, bytes] | None = None
        """How many parts there were, how many of them done, and the review they made."""
        self.task: asyncio.Task[None] | None = None

    def seconds(self) -> float | None:
        """About how long it will take from now on."""
        if not self.done:
            return None
        return (time.monotonic() - self.began) / len(self.done) * (self.turns - len(self.done))


class Reviews:
    """The reviews of finished games, one at most for each table."""

    def __init__(self, store: Store, clerks: Clerks, writers: Clerks) -> None:
        """`clerks` try things out; `writers` put together what is there, which must not wait for them."""
        self._store = store
        self._clerks = clerks
        self._writers = writers
        self._running: dict[str, Running] = {}

    async def state(self, table: str) -> bytes:
        """`ReviewState` as JSON."""
        running = self._running.get(table)
        if running is not None:
            told = await self._so_far(running)
            return _encoded("running", running.seconds(), told)
        kept = await self._store.review(table)
        if kept is None:
            return _encoded("none", None, None)
        course = msgspec.json.decode(kept.body, type=_Course)
        if course.done == course.turns:
            return _encoded("done", 0.0, kept.body)
        elsewhere = kept.made > _now() - GIVEN_UP
        return _encoded("running" if elsewhere else "stopped", None, kept.body)

    async def page(self, table: str, text: str, language: str, *payers: Payer) -> bytes:
        """The review as one HTML page; Impossible if it is not done."""
        kept = await self._store.review(table)
        if kept is None:
            raise Impossible(Refusal("status", "review-not-done"))
        return bytes(await self._writers.run(payers, "review_page", text, kept.body, language))

    async def start(self, table: str, text: str, *payers: Payer) -> None:
        """Begin, unless it is done or running. Impossible: this game cannot be reviewed."""
        if table in self._running or await self._is_kept(table):
            return
        running = self._running[table] = Running(text, (*payers, Payer("table", table)))
        try:
            running.turns = await self._writers.run(running.payers, "review_turns", text)
        except BaseException:
            del self._running[table]
            raise
        running.task = asyncio.create_task(self._make(table, running))

    async def stop(self, table: str) -> None:
        """End one that is going on; what there is of it is kept."""
        running = self._running.pop(table, None)
        if running is not None and running.task is not None:
            running.task.cancel()
            told = await self._so_far(running)
            if told is not None:
                await self._store.put_review(table, Kept(told, 0))

    def close(self) -> None:
        for running in self._running.values():
            if running.task is not None:
                running.task.cancel()

    async def _is_kept(self, table: str) -> bool:
        kept = await self._store.review(table)
        if kept is None:
            return False
        course = msgspec.json.decode(kept.body, type=_Course)
        return course.done == course.turns or kept.made > _now() - GIVEN_UP

    async def _make(self, table: str, running: Running) -> None:
        try:
            turns = range(running.turns)
            some = [turns[first : first + AT_ONCE] for first in turns[::AT_ONCE]]
            await self._work(table, running, some, FIRST_LOOK)
            running.began = time.monotonic()
            looks = [running.parts[number] for number in turns]
            order = await self._writers.run(running.payers, "review_order", looks)
            await self._work(table, running, [[number] for number in order], USUAL)
            told = await self._so_far(running)
            assert told is not None
            await self._store.put_review(table, Kept(told, _now()))
        except* (Unfinished, Impossible) as problems:  # what there is of it is kept
            log.warning("review not finished", extra={"table": table, "why": str(problems.exceptions[0])})
            await self._save(table, running)
        finally:
            self._running.pop(table, None)

    async def _work(
        self, table: str, running: Running, batches: Sequence[Sequence[int]], quality: str
    ) -> None:
        """Have all batches made, as many at once as there are clerks."""
        left = list(reversed(batches))
        saved = time.monotonic()

        async def one_clerk() -> None:
            nonlocal saved
            while left:
                numbers = left.pop()
                args = (running.text, tuple(numbers), quality, SEED)
                made = await self._clerks.run(running.payers, "review_parts", *args)
                running.parts.update(zip(numbers, made, strict=True))
                if quality != FIRST_LOOK:
                    running.done.update(numbers)
                if time.monotonic() - saved > SAVED_EVERY:
                    saved = time.monotonic()
                    await self._save(table, running)

        async with asyncio.TaskGroup() as group:
            for _ in range(REVIEWERS):
                group.create_task(one_clerk())

    async def _save(self, table: str, running: Running) -> None:
        told = await self._so_far(running)
        if told is not None:
            await self._store.put_review(table, Kept(told, _now()))

    async def _so_far(self, running: Running) -> bytes | None:
        """The review so far; None: there is nothing yet."""
        if not running.parts:
            return None
        counts = len(running.parts), len(running.done)
        if running.told is None or running.told[:2] != counts:
            args = (running.text, list(running.parts.values()), USUAL, SEED, counts[1])
            told = await self._writers.run(running.payers, "review_so_far", *args)
            running.told = (*counts, bytes(told))
        return running.told[2]


def _now() -> int:
    return int(1000 * time.time())


def _encoded(status: Status, seconds: float | None, review: bytes | None) -> bytes:
    raw = None if review is None else msgspec.Raw(review)
    return msgspec.json.encode(_Told(status, None if seconds is None else round(seconds, 1), raw))
