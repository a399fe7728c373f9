"""`make bench-server`: our server, every action durable, beside boardgame.io's in memory, in one run.

The server has one core, the load generator the other; they speak over loopback. At ours two people (and Bot)
play AfterNova at each table, at boardgame.io's a card game of 200 turns. Both play random legal actions. No
machine is always as fast, so they take short turns, and each turn of ours is compared with the one of
boardgame.io's just before; the bar is for the median. The last rows are ours alone: many tables where little
happens, then everybody coming back at once. A bar that is missed is said, and ends in an error.
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
from rich.table import Table as Grid

from bench.server.ours import Ours
from bench.server.peer import BoardgameIO
from bench.server.process import LOAD_CORE, SERVER_CORE
from bench.server.rows import Load, Saturated, Side, load

BUILD = Path(__file__).resolve().parent.parent.parent / "build" / "bench-server"
TABLES = (50, 500)
TURNS = 7
"""How often the two take turns at each number of tables."""
MANY, SEATS, RATE = 2000, 4, 200.0
"""The load: tables, players at each (one more watches), actions a second at all of them together."""

Pair = tuple[Saturated, Saturated]
"""boardgame.io's row and ours."""

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
            (folder / str(tables)).mkdir()
            pair = await saturated(folder / str(tables), tables)
            console.print(saturated_grid(pair))
            console.print(f"turn by turn: {', '.join(f'{times:.2f}' for times in times_faster(pair))} times")
            missed += missed_in_saturation(pair)
        (folder / "load").mkdir()
        many = await load_row(folder / "load")
        console.print(load_grid(many))
    except asyncio.CancelledError:
        raise (wrong[0] if wrong else KeyboardInterrupt) from None
    return missed + missed_in_load(many)


async def saturated(folder: Path, tables: int) -> Pair:
    peer, ours = BoardgameIO(folder, BUILD / "node_modules"), Ours(folder)
    try:
        await ours.register()
        sides = Side(peer, tables), Side(ours, tables)
        for side in sides:
            await side.prepare()
        for _ in range(TURNS):
            for side in sides:
                await side.turn()
        return sides[0].row(), sides[1].row()
    finally:
        peer.stop()
        ours.stop()


def times_faster(pair: Pair) -> list[float]:
    """At each turn."""
    peer, ours = pair
    return [mine / theirs for theirs, mine in zip(peer.turns, ours.turns, strict=True)]


async def load_row(folder: Path) -> Load:
    server = Ours(folder, SEATS, watched=True)
    try:
        await server.register()
        return await load(server, MANY, RATE)
    finally:
        server.stop()


# ---- telling


def saturated_grid(pair: Pair) -> Grid:
    title = f"{time.strftime('%Y-%m-%d %H:%M')}, server on core {SERVER_CORE}, load on core {LOAD_CORE}"
    grid = Grid("server", title=title)
    for heading in (
        "tables", "actions/s", "times", "p50 ms", "p99 ms", "CPU us/action", "KiB/action",
        "server busy", "load busy", "ms/opening", "KiB/table", "load average",
    ):  # fmt: skip
        grid.add_column(heading, justify="right")
    for row in pair:
        grid.add_row(
            row.name,
            str(row.tables),
            f"{row.actions_per_second:,.0f}",
            f"{statistics.median(times_faster((pair[0], row))):.2f}",
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


def missed_in_saturation(pair: Pair) -> list[str]:
    peer, ours = pair
    at = f"at {ours.tables} tables"
    bars = {
        f"{at} {TIMES_FASTER:.0f} times the actions/s": statistics.median(times_faster(pair)) >= TIMES_FASTER,
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
