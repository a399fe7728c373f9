"""The figures in words: on the screen, against the bars, and in docs/OPERATING.md."""

import statistics
import time
from pathlib import Path
from typing import NamedTuple

from rich.table import Column
from rich.table import Table as Grid

from bench.server.process import LOAD_CORE, SERVER_CORE
from bench.server.rows import Load, Saturated

PAGE = Path(__file__).resolve().parent.parent.parent / "docs" / "OPERATING.md"
BEGIN, END = "<!-- written by make bench-server -->\n", "<!-- end of what make bench-server writes -->\n"
TIMES_FASTER, MOST_KIB = 2.5, 150.0
LOAD_P99, LOAD_MIB, BACK_WITHIN = 100.0, 1024.0, 10.0
"""The bars."""


class Results(NamedTuple):
    saturated: list[list[Saturated]]
    """For each number of tables: boardgame.io, ours, ours compiled."""
    memory: dict[str, tuple[float, float]]
    """By game: KiB per table, actions per game."""
    load: Load


def times_faster(peer: Saturated, ours: Saturated) -> list[float]:
    """At each turn, the least first."""
    return sorted(mine / theirs for theirs, mine in zip(peer.turns, ours.turns, strict=True))


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
    grid.add_row("load busy until then", f"{row.back_load_share:.0%}")
    grid.add_row("memory then", f"{row.mib_after:.0f} MiB")
    grid.add_row("load average", f"{row.busy:.1f}")
    return grid


def all_missed(results: Results, rate: float) -> list[str]:
    """The bars that were missed; `rate`: actions a second that the load should have had."""
    load = results.load
    bars = {
        f"the load's {rate:.0f} actions/s": load.actions_per_second >= 0.95 * rate,
        f"the load's p99 of {LOAD_P99:.0f} ms": load.p99 <= LOAD_P99,
        f"the load within {LOAD_MIB:.0f} MiB": load.mib <= LOAD_MIB,
        f"all back within {BACK_WITHIN:.0f} s": max(load.storm, load.restart) <= BACK_WITHIN,
    }
    for game, (kib, _) in results.memory.items():
        bars[f"{MOST_KIB:.0f} KiB per table after a game of {game}"] = kib <= MOST_KIB
    for peer, _, ours in results.saturated:
        at = f"at {ours.tables} tables"
        times = statistics.median(times_faster(peer, ours))
        bars[f"{at} {TIMES_FASTER} times the actions/s"] = times >= TIMES_FASTER
        bars[f"{at} a lower p99"] = ours.p99 < peer.p99
        bars[f"{at} {MOST_KIB:.0f} KiB per table"] = ours.kib_per_table <= MOST_KIB
    return [bar for bar, held in bars.items() if not held]


def write(results: Results, missed: list[str]) -> None:
    """Put the figures into the page, between its marks."""
    lines = [
        f"Measured on {time.strftime('%Y-%m-%d')}; load average {results.load.busy:.1f}.",
        "",
        "| server, on one core | tables | actions per second | p50, p99 | memory per table | CPU, load CPU |",
        "|---|---|---|---|---|---|",
    ]
    for row in (row for rows in results.saturated for row in rows):
        told = (
            f"{row.actions_per_second:,.0f} | {row.p50:.1f}, {row.p99:.1f} ms | {row.kib_per_table:.0f} KiB "
            f"| {row.server_share:.0%}, {row.load_share:.0%} |"
        )
        lines.append(f"| {row.name} | {row.tables} | {told}")
    load = results.load
    many = (
        f"With {load.tables:,} tables, {load.sockets:,} open pages and {load.actions_per_second:.0f} actions "
        f"per second, p99 is {load.p99:.0f} ms, and the server uses {load.mib:.0f} MiB and "
        f"{load.server_share:.0%} of a core. If all connections break, all pages are up to date "
        f"{load.storm:.1f} s later; after a restart of the server, {load.restart:.1f} s. The load generator "
        f"uses {load.back_load_share:.0%} of its own core meanwhile."
    )
    lines += ["", many]
    for game, (kib, actions) in results.memory.items():
        lines += ["", f"A table takes {kib:.0f} KiB after a whole game of {game} ({actions:.0f} actions)."]
    if missed:
        lines += ["", f"Missed: {'; '.join(missed)}."]
    before, rest = PAGE.read_text("utf-8").split(BEGIN)
    PAGE.write_text(before + BEGIN + "\n" + "\n".join(lines) + "\n\n" + END + rest.split(END)[1], "utf-8")
