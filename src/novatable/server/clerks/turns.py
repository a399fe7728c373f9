"""Work in threads, with a queue that is fair to those who wait: one turn each, however much they ask for."""

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple, TypeVar

from novatable.server.net.budget import Payer

T = TypeVar("T")


class Waiting(NamedTuple):
    work: Callable[[], Any]
    done: "asyncio.Future[Any]"
    patience: asyncio.TimerHandle | None


def timed(work: Callable[[], T]) -> tuple[T, float]:
    """What the work gives, and the milliseconds that this thread took for it."""
    began = time.thread_time()
    return work(), 1000 * (time.thread_time() - began)


class Turns:
    """A few threads for one kind of work."""

    def __init__(self, threads: int, name: str) -> None:
        self.free = threads
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._queues: OrderedDict[Payer, deque[Waiting]] = OrderedDict()
        self._closed = False

    async def run(self, payer: Payer, work: Callable[[], T], patience: float | None = None) -> T:
        """What the work gives, when this payer's turn has come.

        TimeoutError: it did not come within `patience` seconds, and the work was not begun.
        """
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        timer = None if patience is None else loop.call_later(patience, _give_up, done)
        self._queues.setdefault(payer, deque()).append(Waiting(work, done, timer))
        self._begin()
        return await done

    def _begin(self) -> None:
        while self.free and self._queues and not self._closed:
            payer, queue = self._queues.popitem(last=False)
            work, done, patience = queue.popleft()
            if queue:
                self._queues[payer] = queue  # behind all others
            if done.done():  # nobody waits any more
                continue
            if patience is not None:
                patience.cancel()
            self.free -= 1
            running = asyncio.get_running_loop().run_in_executor(self._threads, work)
            running.add_done_callback(partial(self._finish, done))

    def _finish(self, done: "asyncio.Future[Any]", running: "asyncio.Future[Any]") -> None:
        self.free += 1
        error = None if running.cancelled() else running.exception()  # retrieved, even if nobody waits
        if not done.done():
            if running.cancelled():
                done.cancel()
            elif error is not None:
                done.set_exception(error)
            else:
                done.set_result(running.result())
        self._begin()

    def close(self) -> None:
        self._closed = True
        self._threads.shutdown(wait=False, cancel_futures=True)
        for queue in self._queues.values():
            for waiting in queue:
                waiting.done.cancel()


def _give_up(done: "asyncio.Future[Any]") -> None:
    if not done.done():
        done.set_exception(TimeoutError())
