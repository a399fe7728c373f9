"""Many tables at once: opening them, playing them out, and watching the clocks meanwhile."""

import asyncio
import gc
import time
from collections.abc import Coroutine, Iterable
from random import Random
from typing import Any, NamedTuple, TypeVar

from bench.server.match import Contestant, Match, Meter

AT_ONCE = 32
"""Tables that are being opened at the same time."""

T = TypeVar("T")


async def few_at_once(tasks: Iterable[Coroutine[Any, Any, T]]) -> list[T]:
    """As gather, but those who came first are done first."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(task: Coroutine[Any, Any, T]) -> T:
        async with gate:
            return await task

    return await asyncio.gather(*[one(task) for task in tasks])


async def play_out(matches: list[Match]) -> None:
    """Every match to its end."""
    over = asyncio.Event()
    left = len(matches)

    def ended(_match: Match) -> None:
        nonlocal left
        left -= 1
        if not left:
            over.set()

    for match in matches:
        match.ended = ended
        match.go()
    await over.wait()


async def pace(matches: list[Match], rate: float) -> None:
    """For ever, `rate` actions a second at random moments, each at a table where somebody can act."""
    rng = Random(0)
    due = time.perf_counter()
    while True:
        due += rng.expovariate(rate)
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        match = rng.choice(matches)
        while match.turn is None:
            match = rng.choice(matches)
        match.act()


class Spent(NamedTuple):
    """Seconds by the clock, CPU seconds of the server and of the load generator, bytes heard."""

    clock: float
    server: float
    generator: float
    heard: int


async def measure(server: Contestant, meter: Meter, seconds: float) -> Spent:
    """Meter on for a while. Our own garbage is left lying meanwhile: its collection would look like lag."""
    gc.collect()
    gc.disable()
    before = _now(server, meter)
    meter.on = True
    await asyncio.sleep(seconds)
    meter.on = False
    after = _now(server, meter)
    gc.enable()
    return Spent(
        after.clock - before.clock,
        after.server - before.server,
        after.generator - before.generator,
        after.heard - before.heard,
    )


def _now(server: Contestant, meter: Meter) -> Spent:
    return Spent(time.perf_counter(), server.process.busy(), time.process_time(), meter.heard)
