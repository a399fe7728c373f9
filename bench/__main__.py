"""`make bench`: microseconds per decision of each game, plain and compiled, beside catanatron's.

Every contestant runs in a fresh process, by turns, several times; figures are medians of CPU time, so
what else the machine does falls on all alike. The bars: a fifth of its time plain, a twelfth compiled; and
300,000 actions a second, compiled, in an imagined game.
"""

import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from novatable import Game

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
ROUNDS = 5
SECONDS = "2"
PEER = "catanatron"
BARS = {"plain": 5.0, "compiled": 12.0}

Result = dict[str, Any]


def main() -> None:
    contestants = {PEER: ([sys.executable, "-m", "bench.catan", SECONDS], "")}
    for game in Game.kinds:
        command = [sys.executable, "-m", "bench.ours", game, SECONDS]
        contestants[f"{game} plain"] = (command, "")
        contestants[f"{game} compiled"] = (command, str(COMPILED))
    results: dict[str, list[Result]] = {name: [] for name in contestants}
    with Console(stderr=True).status("measuring") as status:
        for turn in range(ROUNDS):
            for name, (command, path) in contestants.items():
                status.update(f"round {turn + 1} of {ROUNDS}: {name}")
                results[name].append(run([*command, str(turn * 10_000)], path))
    for name, found in results.items():
        if name != PEER and any(result["compiled"] != name.endswith("compiled") for result in found):
            sys.exit(f"{name} did not run the code it names")
    Console().print(report(results))


def run(command: list[str], path: str) -> Result:
    environment = os.environ | {"PYTHONPATH": path}
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=environment, cwd=ROOT)
    result: Result = json.loads(done.stdout)
    return result


def report(results: dict[str, list[Result]]) -> Table:
    table = Table(title=f"random play, 4 seats, one core, median of {ROUNDS} runs of {SECONDS} s CPU")
    table.add_column("engine")
    for heading in (
        "us per decision",
        "range",
        "x faster",
        "bar",
        "copies/s",
        "imagined/s",
        "decisions/game",
    ):
        table.add_column(heading, justify="right")
    peer = statistics.median(result["us_per_decision"] for result in results[PEER])
    for name, found in results.items():
        times = sorted(result["us_per_decision"] for result in found)
        bar = BARS.get(name.split()[-1])
        imagined = statistics.median(result.get("imagined_per_second", 0) for result in found)
        table.add_row(
            name,
            f"{statistics.median(times):.2f}",
            f"{times[0]:.2f}-{times[-1]:.2f}",
            f"{peer / statistics.median(times):.1f}",
            "" if bar is None else f"{bar:.0f}",
            f"{statistics.median(result['copies_per_second'] for result in found):,.0f}",
            f"{imagined:,.0f}" if imagined else "",
            f"{sum(r['decisions'] for r in found) / sum(r['games'] for r in found):,.0f}",
        )
    return table


if __name__ == "__main__":
    main()
