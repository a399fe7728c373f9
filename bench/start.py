"""How a server starts with many stored games: `python -m bench.start [GAMES ...]` (100 and 100,000).

The games are copies of one in mid-game at which a person is waited for, as abandoned games are; one in a
hundred has a clock that runs. The database is an SQLite file in a temporary folder.
"""

import asyncio
import os
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random

import httpx
import msgspec

from novatable import Game
from novatable.server.live.live_table import now_ms
from novatable.server.store import Store
from novatable.server.store.chain import NOTHING, link
from novatable.server.store.schema import entries as stored
from novatable.server.store.schema import heads, listings, members
from novatable.server.table import entries
from novatable.server.table.config import CardSets, Config, SeatPlan, settled

ACTIONS = 20
BATCH = 500


def a_game() -> list[bytes]:
    """The log of a game in mid-game."""
    config = settled(Config(game="afternova", seats=(SeatPlan("me"), SeatPlan("me"))), CardSets(None))
    game = Game.new("afternova", players=2, seed=1)
    log: list[entries.Entry] = [entries.Opened(at=1, by="mia", config=config)]
    log += [entries.Sat(at=1, by="mia", seat=seat, holder="mia", name="Mia") for seat in (0, 1)]
    log.append(entries.Started(at=1, by="mia", setup=game.setup))
    rng = Random(1)
    for _ in range(ACTIONS):
        seat = game.waiting_for()[0]
        action = rng.choice(game.legal(seat))
        game.play(seat, action)
        log.append(entries.Acted(at=1, by="mia", seat=seat, action=action))
    return [entries.encode(entry) for entry in log]


async def fill(url: str, games: int) -> None:
    store = await Store.open(url)
    bodies = a_game()
    told = msgspec.json.encode({"name": "Bench", "seats": [], "talk": "free", "rematch": None})
    now = now_ms()
    for first in range(0, games, BATCH):
        names = [f"{number:020}" for number in range(first, min(first + BATCH, games))]

        def write(connection, names=names):  # type: ignore[no-untyped-def]
            rows, tops, lines, sitting = [], [], [], []
            for number, name in enumerate(names):
                head = NOTHING
                for body in bodies:
                    head = link(name, head, body)
                    rows.append({"table_id": name, "seq": head.seq, "body": body, "hash": head.hash})
                wake = now + 3_600_000 if number % 100 == 0 else None
                tops.append({"table_id": name, "seq": head.seq, "hash": head.hash, "at": now, "wake": wake})
                line = {"table_id": name, "game": "afternova", "listed": False, "status": "playing"}
                lines.append({**line, "seats": told, "updated": now})
                sitting.append({"table_id": name, "person_id": "mia"})
            for table, some in ((stored, rows), (heads, tops), (listings, lines), (members, sitting)):
                connection.execute(table.insert(), some)

        await store.change(write)
    await store.close()


def start(url: str) -> tuple[float, float, int]:
    """Seconds until it is ready, those of them that it worked, and the most memory until 5 s later, in MB."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    environment = {**os.environ, "NOVATABLE_PORT": str(port), "NOVATABLE_DATABASE": url}
    began = time.monotonic()
    process = subprocess.Popen([sys.executable, "-m", "novatable.server.serve"], env=environment)
    try:
        while True:
            try:
                if httpx.get(f"http://127.0.0.1:{port}/readyz", timeout=30).status_code == 200:
                    break
            except httpx.TransportError:
                time.sleep(0.01)
        took, worked = time.monotonic() - began, cpu(process.pid)
        time.sleep(5)
        return took, worked, memory(process.pid)
    finally:
        process.terminate()
        process.wait(30)


def cpu(pid: int) -> float:
    """Seconds of processor time, which other work on the machine does not change."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> int:
    """The most that it has had, in MB."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmHWM")).split()[1]) // 1024


def main() -> None:
    for games in [int(word) for word in sys.argv[1:]] or [100, 100_000]:
        with tempfile.TemporaryDirectory() as folder:
            url = f"sqlite:///{folder}/novatable.db"
            asyncio.run(fill(url, games))
            size = Path(folder, "novatable.db").stat().st_size / 1e6
            runs = [start(url) for _ in range(3)]
            took = min(run[0] for run in runs)
            worked = min(run[1] for run in runs)
            peak = max(run[2] for run in runs)
            ready = f"ready after {took:.2f} s ({worked:.2f} s of work)"
            print(f"{games} stored games ({size:.0f} MB): {ready}, at most {peak} MB", flush=True)


if __name__ == "__main__":
    main()
