"""The measurements. Each takes a server that has just been started, and about a minute at most."""

import asyncio
import os
import time
from typing import NamedTuple

from bench.server.crowd import few_at_once, measure, pace, play_out
from bench.server.match import Contestant, Match, Meter
from bench.server.ours import Ours, Table

FIRST = 20
"""Games played before anything is measured, so that all code is loaded and caches are filled."""
SETTLE, SATURATED = 1.0, 8.0
"""Seconds of play as fast as it goes: before the meter is on, and with it."""
WARM_UP, LOAD = 10.0, 20.0
"""Seconds of play at many tables: as fast as it goes, then paced and measured."""
MISSED = 2
"""Entries that each page has missed when it comes back."""


class Saturated(NamedTuple):
    """Two players at each table; every action is sent as soon as the one before has been seen.

    When a game is over, those at another table, opened before, begin: always as many are in play.
    """

    name: str
    tables: int
    actions_per_second: float
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


async def saturated(server: Contestant, tables: int) -> Saturated:
    meter = Meter()
    await play_out([await server.open(number, meter) for number in range(FIRST)])
    empty = server.process.memory()
    matches = await few_at_once(server.open(number, meter) for number in range(tables))
    await play_out(matches)
    full = server.process.memory()
    opening = server.process.busy()
    fresh = await few_at_once(server.open(number, meter) for number in range(tables + server.reserve))
    opening = 1e3 * (server.process.busy() - opening) / len(fresh)

    def next_game(_ended: Match | None = None) -> None:
        match = fresh.pop()
        match.ended = next_game
        match.go()

    for _ in range(tables):
        next_game()
    await asyncio.sleep(SETTLE)
    spent = await measure(server, meter, SATURATED)
    return Saturated(
        name=server.name,
        tables=tables,
        actions_per_second=meter.actions / spent.clock,
        p50=meter.quantile(0.5),
        p99=meter.quantile(0.99),
        microseconds=1e6 * spent.server / meter.actions,
        kib_told=spent.heard / 1024 / meter.actions,
        server_share=spent.server / spent.clock,
        load_share=spent.generator / spent.clock,
        opening=opening,
        kib_per_table=(full - empty) / 1024 / tables,
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
    mib_after: float
    busy: float


async def load(server: Ours, tables: int, rate: float) -> Load:
    meter = Meter()
    matches = await few_at_once(server.open(number, meter) for number in range(tables))
    for match in matches:
        match.go()
    await asyncio.sleep(WARM_UP)
    for match in matches:
        match.eager = False
    await asyncio.sleep(SETTLE)
    pacing = asyncio.create_task(pace([*matches], rate))
    await asyncio.sleep(SETTLE)
    spent = await measure(server, meter, LOAD)
    pacing.cancel()
    mib = server.process.memory() / 2**20
    await asyncio.sleep(SETTLE)
    storm = await come_back(server, matches)
    began = time.perf_counter()
    server.process.stop()
    server.start()
    restarted = time.perf_counter() - began
    return Load(
        tables=tables,
        sockets=sum(len(match.sockets) for match in matches),
        actions_per_second=meter.actions / spent.clock,
        p50=meter.quantile(0.5),
        p99=meter.quantile(0.99),
        server_share=spent.server / spent.clock,
        mib=mib,
        storm=storm,
        restart=restarted + await come_back(server, matches),
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
