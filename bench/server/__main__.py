"""`make bench-server`: our server, every action durable, beside boardgame.io's in memory, in one run.

The server has one core, the load generator the other; they speak over loopback. At ours two people (and Bot)
play AfterNova at each table, at boardgame.io's a card game of 200 turns. Both play random legal actions. No
machine is always as fast, so they take short turns, and each turn of ours is compared with the one of
boardgame.io's just before. Ours is there twice: as `make run` starts it, and with compiled rules, as
`make serve` does; the bars are for the latter, and for the median of its turns. The last rows are ours alone
and not compiled: many tables where little happens, then everybody coming back at once. A bar that is missed
is said, and ends in an error.
"""

import asyncio
import os
import resource
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import uvloop
from rich.console import Console
from rich.table import Column
from rich.table import Table as Grid

from bench.server.match import Contestant
from bench.server.memory import kib_per_table
from bench.server.ours import Ours
from bench.server.peer import BoardgameIO
from bench.server.process import LOAD_CORE, SERVER_CORE
from bench.server.rows import Load, Saturated, Side, load

BUILD = Path(__file__).resolve().parent.parent.parent / "build" / "bench-server"
TABLES = (50, 500)
TURNS = 7
"""How often they take turns at each number of tables."""
MANY, SEATS, RATE = 2000, 4, 200.0
"""The load: tables, players at each (one more watches), actions a second at all of them together."""

TIMES_FASTER, MOST_KIB = 2.5, 150.0
LOAD_P99, LOAD_MIB, BACK_WITHIN = 100.0, 1024.0, 10.0
"""The bars."""


def main() -> None:
    if len(os.sched_getaffinity(0)) < 2:
        sys.exit("this needs two cores: one for the server, one for the load")
    os.sched_setaffinity(0, {LOAD_CORE})
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    BUILD.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=BUILD) as folder:
        missed = uvloop.run(measure(Path(folder), Console(width=170)))
    if missed:
        sys.exit("missed: " + "; ".join(missed))


async def measure(folder: Path, console: Console) -> list[str]:
    task = asyncio.current_task()
    wrong: list[BaseException] = []

    def failed(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Something went wrong in a player: then nothing measured is worth anything."""
        wrong.append(context.get("exception") or RuntimeError(context["message"]))
        assert task is not None
        task.cancel()

    asyncio.get_running_loop().set_exception_handler(failed)
    missed: list[str] = []
    try:
        for tables in TABLES:
            (folder / str(tables)).mkdir()
            peer, plain, compiled = await saturated(folder / str(tables), tables)
            console.print(saturated_grid(peer, plain, compiled))
            missed += missed_in_saturation(peer, compiled)
        for name in ("afternova", "novaraiders"):
            kib, actions = kib_per_table(name)
            console.print(f"{name}: {kib:.0f} KiB per table after a whole game of {actions:.0f} actions")
            if kib > MOST_KIB:
                missed.append(f"{MOST_KIB:.0f} KiB per table after a game of {name}")
        (folder / "load").mkdir()
        many = await load_row(folder / "load")
        console.print(load_grid(many))
    except asyncio.CancelledError:
        raise (wrong[0] if wrong else KeyboardInterrupt) from None
    return missed + missed_in_load(many)


async def saturated(folder: Path, tables: int) -> list[Saturated]:
    """The rows of boardgame.io, ours, and ours compiled."""
    ours = [Ours(folder), Ours(folder, compiled=True)]
    servers: list[Contestant] = [BoardgameIO(folder, BUILD / "node_modules"), *ours]
    try:
        for one in ours:
            await one.register()
        sides = [Side(server, tables) for server in servers]
        for side in sides:
            await side.prepare()
        for _ in range(TURNS):
            for side in sides:
                await side.turn()
        return [side.row() for side in sides]
    finally:
        for server in servers:
            server.stop()


def times_faster(peer: Saturated, ours: Saturated) -> list[float]:
    """At each turn, the least first."""
    return sorted(mine / theirs for theirs, mine in zip(peer.turns, ours.turns, strict=True))


async def load_row(folder: Path) -> Load:
    server = Ours(folder, SEATS, watched=True)
    try:
        await server.register()
        return await load(server, MANY, RATE)
    finally:
        server.stop()


# ---- telling


def saturated_grid(peer: Saturated, *ours: Saturated) -> Grid:
    title = f"{time.strftime('%Y-%m-%d %H:%M')}, server on core {SERVER_CORE}, load on core {LOAD_CORE}"
    grid = Grid(Column("server", no_wrap=True), title=title)
    for heading in (
        "tables", "actions/s", "times", "from, to", "p50 ms", "p99 ms", "CPU us", "KiB told",
        "server busy", "load busy", "ms to open", "KiB/table", "load average",
    ):  # fmt: skip
        grid.add_column(heading, justify="right")
    for row in (peer, *ours):
        times = times_faster(peer, row)
        grid.add_row(
            row.name,
            str(row.tables),
            f"{row.actions_per_second:,.0f}",
            f"{statistics.median(times):.2f}",
            f"{times[0]:.2f}, {times[-1]:.2f}",
            f"{row.p50:.1f}",
            f"{row.p99:.1f}",
            f"{row.microseconds:.0f}",
            f"{row.kib_told:.1f}",
            f"{row.server_share:.0%}",
            f"{row.load_share:.0%}",
            f"{row.opening:.1f}",
            f"{row.kib_per_table:.0f}",
            f"{row.busy:.1f}",
        )
    return grid


def load_grid(row: Load) -> Grid:
    grid = Grid("the load", title=f"{row.tables:,} tables, {row.sockets:,} sockets")
    grid.add_column("", justify="right")
    grid.add_row("actions/s", f"{row.actions_per_second:.0f}")
    grid.add_row("p50, p99", f"{row.p50:.1f}, {row.p99:.1f} ms")
    grid.add_row("server busy", f"{row.server_share:.0%}")
    grid.add_row("memory", f"{row.mib:.0f} MiB")
    grid.add_row("all connections cut, all current again", f"{row.storm:.1f} s")
    grid.add_row("server restarted, all current again", f"{row.restart:.1f} s")
    grid.add_row("memory then", f"{row.mib_after:.0f} MiB")
    grid.add_row("load average", f"{row.busy:.1f}")
    return grid


def missed_in_saturation(peer: Saturated, ours: Saturated) -> list[str]:
    at = f"at {ours.tables} tables"
    bars = {
        f"{at} {TIMES_FASTER} times the actions/s": statistics.median(times_faster(peer, ours))
        >= TIMES_FASTER,
        f"{at} a lower p99": ours.p99 < peer.p99,
        f"{at} {MOST_KIB:.0f} KiB per table": ours.kib_per_table <= MOST_KIB,
    }
    return [bar for bar, held in bars.items() if not held]


def missed_in_load(row: Load) -> list[str]:
    bars = {
        f"the load's {RATE:.0f} actions/s": row.actions_per_second >= 0.95 * RATE,
        f"the load's p99 of {LOAD_P99:.0f} ms": row.p99 <= LOAD_P99,
        f"the load within {LOAD_MIB:.0f} MiB": row.mib <= LOAD_MIB,
        f"all back within {BACK_WITHIN:.0f} s": max(row.storm, row.restart) <= BACK_WITHIN,
    }
    return [bar for bar, held in bars.items() if not held]


if __name__ == "__main__":
    main()
