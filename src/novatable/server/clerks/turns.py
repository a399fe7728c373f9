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

    async def run(self, payer: Payer, work: Callable[[], T]) -> T:
        """What the work gives, when this payer's turn has come."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queues.setdefault(payer, deque()).append(Waiting(work, done))
        self._begin()
        return await done

    def _begin(self) -> None:
        while self.free and self._queues and not self._closed:
            payer, queue = self._queues.popitem(last=False)
            work, done = queue.popleft()
            if queue:
                self._queues[payer] = queue  # behind all others
            if done.done():  # nobody waits any more
                continue
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
            for _, done in queue:
                done.cancel()
