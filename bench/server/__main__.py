"""`make bench-server`: our server, every action durable, beside boardgame.io's in memory, in one run.

The server has one core, the load generator the other; they speak over loopback. At ours two people (and Bot)
play AfterNova at each table, at boardgame.io's a card game of 200 turns. Both play random legal actions. No
machine is always as fast, so they take short turns, and each turn of ours is compared with the one of
boardgame.io's just before. Ours is there twice: as `make run` starts it, and with compiled rules, as
`make serve` does; the bars are for the latter, and for the median of its turns. The last row is ours alone,
compiled: many tables where little happens, then everybody coming back at once. A bar that is missed
is said, and ends in an error. The figures are written into docs/OPERATING.md.
"""

import argparse
import asyncio
import os
import resource
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

import uvloop
from rich.console import Console

from bench.server.match import Contestant
from bench.server.memory import kib_per_table
from bench.server.ours import Ours
from bench.server.peer import BoardgameIO
from bench.server.process import LOAD_CORE
from bench.server.report import Results, all_missed, load_grid, saturated_grid, write
from bench.server.rows import Load, Saturated, Side, load

BUILD = Path(__file__).resolve().parent.parent.parent / "build" / "bench-server"
SEATS = 4
"""Players at each table of the load; one more watches."""


class Size(NamedTuple):
    """How much is measured."""

    tables: tuple[int, ...]
    turns: int
    """How often they take turns at each number of tables."""
    many: int
    """The load: tables, actions a second at all of them together, and for how long."""
    rate: float
    seconds: float


WHOLE = Size((50, 500), 7, 2000, 200.0, 20.0)
SHORT = Size((5,), 1, 20, 20.0, 2.0)
"""Whether the command works; its figures mean nothing."""


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--short", action="store_true", help="only try the command; no bars, nothing written")
    reader.add_argument("--turns", type=int, default=WHOLE.turns, help="of each server, at each size")
    asked = reader.parse_args()
    short = asked.short
    size = SHORT if short else WHOLE._replace(turns=asked.turns)
    if len(os.sched_getaffinity(0)) < 2:
        sys.exit("this needs two cores: one for the server, one for the load")
    os.sched_setaffinity(0, {LOAD_CORE})
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    BUILD.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=BUILD) as folder:
        results = uvloop.run(measure(Path(folder), size, Console(width=170)))
    if short:
        return
    missed = all_missed(results, WHOLE.rate)
    write(results, missed)
    if missed:
        sys.exit("missed: " + "; ".join(missed))


async def measure(folder: Path, size: Size, console: Console) -> Results:
    task = asyncio.current_task()
    wrong: list[BaseException] = []

    def failed(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Something went wrong in a player: then nothing measured is worth anything."""
        wrong.append(context.get("exception") or RuntimeError(context["message"]))
        assert task is not None
        task.cancel()

    asyncio.get_running_loop().set_exception_handler(failed)
    rows: list[list[Saturated]] = []
    memory: dict[str, tuple[float, float]] = {}
    try:
        for tables in size.tables:
            (folder / str(tables)).mkdir()
            rows.append(await saturated(folder / str(tables), tables, size.turns))
            console.print(saturated_grid(*rows[-1]))
        for name in ("afternova", "novaraiders"):
            kib, actions = memory[name] = kib_per_table(name)
            console.print(f"{name}: {kib:.0f} KiB per table after a whole game of {actions:.0f} actions")
        (folder / "load").mkdir()
        many = await load_row(folder / "load", size)
        console.print(load_grid(many))
    except asyncio.CancelledError:
        raise (wrong[0] if wrong else KeyboardInterrupt) from None
    return Results(rows, memory, many)


async def saturated(folder: Path, tables: int, turns: int) -> list[Saturated]:
    """The rows of boardgame.io, ours, and ours compiled."""
    ours = [Ours(folder), Ours(folder, compiled=True)]
    servers: list[Contestant] = [BoardgameIO(folder, BUILD / "node_modules"), *ours]
    try:
        for one in ours:
            await one.register()
        sides = [Side(server, tables) for server in servers]
        for side in sides:
            await side.prepare()
        for _ in range(turns):
            for side in sides:
                await side.turn()
        return [side.row() for side in sides]
    finally:
        for server in servers:
            server.stop()


async def load_row(folder: Path, size: Size) -> Load:
    server = Ours(folder, SEATS, watched=True, compiled=True)
    try:
        await server.register()
        return await load(server, size.many, size.rate, size.seconds)
    finally:
        server.stop()


if __name__ == "__main__":
    main()
