"""Long work outside the event loop: worker processes, with queues that are fair to those who wait.

Threads would not do: they share one interpreter with the event loop. What a clerk can be asked for is in
`errands`. One that takes too long is killed, one that crashes is replaced; `Unfinished` says so.
"""

import asyncio
import multiprocessing
import signal
import time
from collections import OrderedDict, deque
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from novatable.server.net.budget import Budgets, Overdrawn, Payer

SPAWN = multiprocessing.get_context("spawn")

START_SECONDS = 60.0
PREVIEW_SECONDS = 5.0
RECORD_SECONDS = 20.0
"""Seconds that a clerk may take to start, and for one errand."""


class Unfinished(Exception):
    """An errand was not finished; the message says why."""


class Errand(NamedTuple):
    name: str
    args: tuple[Any, ...]


class Result(NamedTuple):
    """The result of an errand: an answer or, as a ValueError, why there is none. `ms` of work it took."""

    answer: Any
    problem: str | None
    ms: float


def run_errands(connection: "Connection[Any, Any]") -> None:
    """The life of a clerk. It ends when the server closes its end, or dies."""
    from novatable.server.clerks import errands  # slow to import: only in the worker process

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its clerks
    connection.send("ready")
    while True:
        try:
            name, args = connection.recv()
        except EOFError:
            return
        began = time.process_time()
        answer: Any = None
        problem: str | None = None
        try:
            answer = getattr(errands, name)(*args)
        except (ValueError, RecursionError) as error:
            problem = str(error)[:1000] or type(error).__name__
        connection.send((answer, problem, 1000 * (time.process_time() - began)))


class Clerk:
    """One process. Its methods block, so they run in a thread."""

    def __init__(self) -> None:
        self.connection, theirs = SPAWN.Pipe()
        self.process = SPAWN.Process(target=run_errands, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()
        if not self.connection.poll(START_SECONDS):
            self.end()
            raise RuntimeError("a clerk does not begin")
        self.connection.recv()

    def run(self, errand: Errand, seconds: float) -> Result:
        try:
            self.connection.send(tuple(errand))
            answered = self.connection.poll(seconds)
            told = self.connection.recv() if answered else None
        except (EOFError, OSError):
            self.end()
            raise Unfinished("the server could not finish this") from None
        if told is None:
            self.end()
            raise Unfinished(f"this took longer than {seconds:g} seconds")
        return Result(*told)

    @property
    def alive(self) -> bool:
        return not self.connection.closed

    def end(self) -> None:
        self.connection.close()
        self.process.kill()
        self.process.join()


class Clerks:
    """A few clerks for one kind of work, started when first needed."""

    def __init__(self, workers: int, seconds: float, budgets: Budgets) -> None:
        self.seconds = seconds
        self._budgets = budgets
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="clerks")
        self._free = workers
        self._idle: list[Clerk] = []
        self._all: list[Clerk] = []
        self._queues: OrderedDict[Payer, deque[tuple[Errand, asyncio.Future[Result]]]] = OrderedDict()
        self._closed = False

    async def run(self, payers: tuple[Payer, ...], name: str, *args: Any) -> Any:
        """Run an errand when the turn of its first payer comes: one turn each, however much they ask for.

        All payers pay for the time it took, with debt if need be. ValueError says why there is no answer.
        Unfinished: it took too long.
        """
        waiting: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._queues.setdefault(payers[0], deque()).append((Errand(name, args), waiting))
        self._begin()
        ms = 1000 * self.seconds
        try:
            answer, problem, ms = await waiting
        finally:
            with suppress(Overdrawn):  # they are deep in debt already
                self._budgets.pay("millisecond", *payers, times=ms)
        if problem is not None:
            raise ValueError(problem)
        return answer

    def _begin(self) -> None:
        while self._free and self._queues and not self._closed:
            key, queue = self._queues.popitem(last=False)
            errand, waiting = queue.popleft()
            if queue:
                self._queues[key] = queue  # behind all others
            if waiting.done():  # nobody waits any more
                continue
            self._free -= 1
            running = asyncio.get_running_loop().run_in_executor(self._threads, self._run, errand)
            running.add_done_callback(lambda done, waiting=waiting: self._finish(done, waiting))  # type: ignore[misc]

    def _finish(self, running: asyncio.Future[Result], waiting: asyncio.Future[Result]) -> None:
        self._free += 1
        error = (
            None if running.cancelled() else running.exception()
        )  # retrieved, even if nobody waits any more
        if not waiting.done():
            if running.cancelled():
                waiting.cancel()
            elif error is not None:
                waiting.set_exception(error)
            else:
                waiting.set_result(running.result())
        self._begin()

    def _run(self, errand: Errand) -> Result:
        try:
            clerk = self._idle.pop() if self._idle else self._hire()
        except (EOFError, OSError, RuntimeError) as error:
            raise Unfinished("the server has nobody who could do this now") from error
        try:
            return clerk.run(errand, self.seconds)
        finally:
            (self._idle if clerk.alive else []).append(clerk)

    def _hire(self) -> Clerk:
        self._all = [clerk for clerk in self._all if clerk.alive]
        clerk = Clerk()
        self._all.append(clerk)
        return clerk

    def close(self) -> None:
        self._closed = True
        self._threads.shutdown(wait=False, cancel_futures=True)
        for queue in self._queues.values():
            for _, waiting in queue:
                waiting.cancel()
        for clerk in self._all:
            clerk.process.kill()


class Office:
    """The clerks of a server. Long records do not hold up what people at the table wait for."""

    def __init__(self, budgets: Budgets) -> None:
        self.previews = Clerks(1, PREVIEW_SECONDS, budgets)
        self.records = Clerks(1, RECORD_SECONDS, budgets)

    def close(self) -> None:
        self.previews.close()
        self.records.close()
