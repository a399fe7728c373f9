"""`make bench-server`: our server, every action durable, beside boardgame.io's in memory, in one run.

The server has one core, the load generator the other; they speak over loopback. At ours two people (and Bot)
play AfterNova at each table, at boardgame.io's a card game of 200 turns. Both play random legal actions. No
machine is always as fast, so they take turns, and the bars are for the pair in the middle. The last rows are
ours alone: many tables where little happens, then everybody coming back at once. A bar that is missed is
said, and ends in an error.
"""

import asyncio
import os
import resource
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import uvloop
from rich.console import Console
from rich.table import Table as Grid

from bench.server.ours import Ours
from bench.server.peer import BoardgameIO
from bench.server.process import LOAD_CORE, SERVER_CORE
from bench.server.rows import Load, Saturated, load, saturated

BUILD = Path(__file__).resolve().parent.parent.parent / "build" / "bench-server"
TABLES = (50, 500)
ROUNDS = 3
"""How often the two take turns at each number of tables."""
MANY, SEATS, RATE = 2000, 4, 200.0
"""The load: tables, players at each (one more watches), actions a second at all of them together."""

Pair = tuple[Saturated, Saturated]
"""boardgame.io's row and ours, one right after the other."""

TIMES_FASTER, MOST_KIB = 2.0, 150.0
LOAD_P99, LOAD_MIB, BACK_WITHIN = 150.0, 1024.0, 30.0
"""The bars."""


def main() -> None:
    if len(os.sched_getaffinity(0)) < 2:
        sys.exit("this needs two cores: one for the server, one for the load")
    os.sched_setaffinity(0, {LOAD_CORE})
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    BUILD.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=BUILD) as folder:
        missed = uvloop.run(measure(Path(folder), Console(width=140)))
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
            pairs = [await pair(folder / f"{tables}-{number}", tables) for number in range(ROUNDS)]
            console.print(saturated_grid(pairs))
            missed += missed_in_saturation(*sorted(pairs, key=times_faster)[ROUNDS // 2])
        (folder / "load").mkdir()
        many = await load_row(folder / "load")
        console.print(load_grid(many))
    except asyncio.CancelledError:
        raise (wrong[0] if wrong else KeyboardInterrupt) from None
    return missed + missed_in_load(many)


async def pair(folder: Path, tables: int) -> Pair:
    folder.mkdir()
    return await peer_row(folder, tables), await our_row(folder, tables)


def times_faster(pair: Pair) -> float:
    peer, ours = pair
    return ours.actions_per_second / peer.actions_per_second


async def peer_row(folder: Path, tables: int) -> Saturated:
    server = BoardgameIO(folder, BUILD / "node_modules")
    try:
        return await saturated(server, tables)
    finally:
        server.stop()


async def our_row(folder: Path, tables: int) -> Saturated:
    server = Ours(folder)
    try:
        await server.register()
        return await saturated(server, tables)
    finally:
        server.stop()


async def load_row(folder: Path) -> Load:
    server = Ours(folder, SEATS, watched=True)
    try:
        await server.register()
        return await load(server, MANY, RATE)
    finally:
        server.stop()


# ---- telling


def saturated_grid(pairs: list[Pair]) -> Grid:
    title = f"{time.strftime('%Y-%m-%d %H:%M')}, server on core {SERVER_CORE}, load on core {LOAD_CORE}"
    grid = Grid("server", title=title)
    for heading in (
        "tables", "actions/s", "times", "p50 ms", "p99 ms", "CPU us/action", "KiB/action",
        "server busy", "load busy", "ms/opening", "KiB/table", "load average",
    ):  # fmt: skip
        grid.add_column(heading, justify="right")
    for pair in pairs:
        for row in pair:
            grid.add_row(
                row.name,
                str(row.tables),
                f"{row.actions_per_second:,.0f}",
                f"{row.actions_per_second / pair[0].actions_per_second:.2f}",
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
        f"{at} {TIMES_FASTER:.0f} times the actions/s": times_faster((peer, ours)) >= TIMES_FASTER,
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
