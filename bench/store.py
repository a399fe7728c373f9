"""`python -m bench.store [URL]`: durably committed entries per second, by how many tables write at once.

Each table appends 200-byte entries, one after the other, as a table in play does. Without a URL: SQLite in a
fresh file. CPU time is the whole process's, so it is what an entry costs the server.
"""

import asyncio
import sys
import tempfile
import time

from novatable.server.store import Store

SECONDS = 3.0
BODY = bytes(200)


async def measure(store: Store, tables: int) -> str:
    until = time.perf_counter() + SECONDS
    waits: list[float] = []

    async def play(table: str) -> None:
        seq = 0
        while (start := time.perf_counter()) < until:
            seq += 1
            await store.append(table, seq, BODY)
            waits.append(time.perf_counter() - start)

    busy = time.process_time()
    start = time.perf_counter()
    await asyncio.gather(*(play(f"{tables}-{n}-{start}") for n in range(tables)))
    took = time.perf_counter() - start
    busy = time.process_time() - busy
    waits.sort()
    p50, p99 = (1000 * waits[int(len(waits) * share)] for share in (0.5, 0.99))
    return (
        f"{tables:5} tables: {len(waits) / took:8,.0f} entries/s, p50 {p50:6.2f} ms, p99 {p99:6.2f} ms, "
        f"{1e6 * busy / len(waits):4.0f} us CPU per entry"
    )


async def main(url: str) -> None:
    store = await Store.open(url)
    for tables in (1, 10, 100, 1000):
        print(await measure(store, tables), flush=True)
    await store.close()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(dir=".") as folder:
        asyncio.run(main(sys.argv[1] if len(sys.argv) > 1 else f"sqlite:///{folder}/novatable.db"))
