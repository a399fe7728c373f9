"""The measurements: of two servers that take turns, and of ours alone under the load."""

import asyncio
import os
import statistics
import time
from typing import NamedTuple

from bench.server.crowd import Spent, few_at_once, measure, pace, play_out
from bench.server.match import Contestant, Match, Meter
from bench.server.ours import Ours, Table

FIRST = 20
"""Games played before anything is measured, so that all code is loaded and caches are filled."""
SETTLE, SATURATED = 1.0, 2.0
"""Seconds of play as fast as it goes, at each turn of a server: before the meter is on, and with it."""
MISSED = 2
"""Entries that each page has missed when it comes back."""


class Saturated(NamedTuple):
    """Two players at each table; every action is sent as soon as the one before has been seen."""

    name: str
    tables: int
    turns: list[float]
    """Actions a second, at each turn."""
    p50: float
    p99: float
    microseconds: float
    """CPU time of the server per action."""
    kib_told: float
    """What the server told the two players per action."""
    server_share: float
    """Of its core, that the server got: less than all means idle, or that somebody else was there."""
    load_share: float
    opening: float
    """CPU milliseconds of the server to open a table: two people sit down, two pages open."""
    kib_per_table: float
    """With its pages open, after a whole game."""
    busy: float
    """The machine's load average."""

    @property
    def actions_per_second(self) -> float:
        return statistics.median(self.turns)


class Side:
    """A server with its tables open, which plays when it is its turn and rests while it is the other's."""

    def __init__(self, server: Contestant, tables: int) -> None:
        self.server = server
        self.tables = tables
        self.meter = Meter()
        self._spent: list[tuple[int, Spent]] = []
        """Actions of each turn, and what they took."""
        self._going = False
        self._fresh: list[Match] = []
        self._playing: set[Match] = set()

    async def prepare(self) -> None:
        server, meter = self.server, self.meter
        await play_out([await server.open(number, meter) for number in range(FIRST)])
        empty = server.process.memory()
        matches = await few_at_once(server.open(number, meter) for number in range(self.tables))
        await play_out(matches)
        self._memory = server.process.memory() - empty
        opening = server.process.busy()
        numbers = range(self.tables + server.reserve)
        self._fresh = await few_at_once(server.open(number, meter) for number in numbers)
        self._opening = 1e3 * (server.process.busy() - opening) / len(numbers)
        for _ in range(self.tables):
            self._next_game()

    def _next_game(self, ended: Match | None = None) -> None:
        """When a game is over, those at another table, opened before, begin: always as many are in play."""
        if ended is not None:
            self._playing.remove(ended)
        match = self._fresh.pop()
        match.ended = self._next_game
        self._playing.add(match)
        if self._going:
            match.go()

    async def turn(self) -> None:
        self._going = True
        for match in tuple(self._playing):
            match.go()
        await asyncio.sleep(SETTLE)
        before = self.meter.actions
        spent = await measure(self.server, self.meter, SATURATED)
        self._spent.append((self.meter.actions - before, spent))
        self._going = False
        for match in self._playing:
            match.eager = False
        while any(match.turn is None for match in self._playing):
            await asyncio.sleep(0.01)

    def row(self) -> Saturated:
        meter = self.meter
        clock, server, generator, heard = (
            sum(each) for each in zip(*[s for _, s in self._spent], strict=True)
        )
        return Saturated(
            name=self.server.name,
            tables=self.tables,
            turns=[actions / spent.clock for actions, spent in self._spent],
            p50=meter.quantile(0.5),
            p99=meter.quantile(0.99),
            microseconds=1e6 * server / meter.actions,
            kib_told=heard / 1024 / meter.actions,
            server_share=server / clock,
            load_share=generator / clock,
            opening=self._opening,
            kib_per_table=self._memory / 1024 / self.tables,
            busy=os.getloadavg()[0],
        )


class Load(NamedTuple):
    """Many tables, a few actions a second; then everybody comes back at once."""

    tables: int
    sockets: int
    actions_per_second: float
    p50: float
    p99: float
    server_share: float
    mib: float
    storm: float
    """Seconds until all pages are current again, after all connections were cut."""
    restart: float
    """The same after a restart, from the moment the server is told to stop."""
    back_load_share: float
    """Of its core, that the load generator used in these two: near all, it would be what is measured."""
    mib_after: float
    busy: float


async def load(server: Ours, tables: int, rate: float, seconds: float) -> Load:
    """Play for half that time as fast as it goes, then paced and measured."""
    meter = Meter()
    matches = await few_at_once(server.open(number, meter) for number in range(tables))
    for match in matches:
        match.go()
    await asyncio.sleep(seconds / 2)
    for match in matches:
        match.eager = False
    await asyncio.sleep(SETTLE)
    pacing = asyncio.create_task(pace([*matches], rate))
    await asyncio.sleep(SETTLE)
    spent = await measure(server, meter, seconds)
    pacing.cancel()
    mib = server.process.memory() / 2**20
    await asyncio.sleep(SETTLE)
    worked = time.process_time()
    storm = await come_back(server, matches)
    began = time.perf_counter()
    server.process.stop()
    server.start()
    restart = time.perf_counter() - began
    restart += await come_back(server, matches)
    worked = time.process_time() - worked
    return Load(
        tables=tables,
        sockets=sum(len(match.sockets) for match in matches),
        actions_per_second=meter.actions / spent.clock,
        p50=meter.quantile(0.5),
        p99=meter.quantile(0.99),
        server_share=spent.server / spent.clock,
        mib=mib,
        storm=storm,
        restart=restart,
        back_load_share=worked / (storm + restart),
        mib_after=server.process.memory() / 2**20,
        busy=os.getloadavg()[0],
    )


async def come_back(server: Ours, tables: list[Table]) -> float:
    """Cut all connections, connect all again at once; seconds until every page has what it missed."""
    pages = [page for table in tables for page in table.pages]
    for page in pages:
        page.socket.cut()
    await asyncio.sleep(0)
    began = time.perf_counter()
    await asyncio.gather(*[server.come_back(page, MISSED) for page in pages])
    took = time.perf_counter() - began
    for table in tables:
        table.sockets = [page.socket for page in table.pages]
        if len({page.seq for page in table.pages}) != 1:
            raise RuntimeError(f"not all pages at table {table.id} know the same")
    return took
