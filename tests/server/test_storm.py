"""All connections are cut, and everybody comes back at once: all are current soon, and others play on."""

import asyncio
import time
from random import Random

import pytest

from tests.conftest import Work
from tests.server.harness import Guest, Json, Page, RunningServer, choose, page

pytestmark = pytest.mark.anyio

CURRENT_WITHIN = 30.0
"""Seconds."""
LONGEST = 10.0
"""Seconds that others may wait for an answer meanwhile, on a machine that does other things as well."""


async def table_of_three(server: RunningServer) -> tuple[Guest, str]:
    mia = await server.guest("Mia")
    table = await mia.open("me", "me", "me", options={"round_limit": 1_000_000})
    await mia.start(table)
    return mia, table


async def act(hers: Page, rng: Random) -> Json:
    seat = hers.turn()
    assert seat is not None
    answer = await hers.play(seat, choose(hers.looks[seat], rng))
    await hers.until_seq(answer["seq"])
    return answer


async def cut_off(server: RunningServer, mia: Guest, table: str, pages: int) -> int:
    """Pages that all lose their connection after the same entry; gives its number."""
    seqs = []
    for _ in range(pages):
        async with page(server.url, table, token=mia.token) as hers:
            seqs.append(hers.seq)
            hers.socket.transport.abort()
    assert len(set(seqs)) == 1
    return seqs[0]


async def come_back(server: RunningServer, mia: Guest, table: str, after: int, last: int) -> None:
    async with page(server.url, table, token=mia.token, after=after) as hers:
        await hers.until_seq(last, CURRENT_WITHIN)
        seen = [message["seq"] for message in hers.got if message["type"] == "happened"]
        assert seen == list(range(after + 1, last + 1))


async def test_everybody_comes_back_at_once(server: RunningServer, work: Work) -> None:
    rng = Random(5)
    lost = []
    for _ in range(work.amount(10, 400)):
        mia, table = await table_of_three(server)
        after = await cut_off(server, mia, table, 5)
        async with mia.at(table) as hers:
            for _ in range(5):
                await act(hers, rng)
            lost.append((mia, table, after, hers.seq))
            work.did(5, "pages back at once")
    ben, quiet = await table_of_three(server)
    waits: list[float] = []

    async def play_on() -> None:
        async with ben.at(quiet) as his:
            while True:
                began = time.monotonic()
                await act(his, rng)
                waits.append(time.monotonic() - began)

    async def another_answer() -> None:
        answered = len(waits)
        async with asyncio.timeout(LONGEST):
            while len(waits) == answered and not playing.done():
                await asyncio.sleep(0.005)

    playing = asyncio.create_task(play_on())
    await another_answer()
    async with asyncio.timeout(CURRENT_WITHIN):
        await asyncio.gather(another_answer(), *[come_back(server, *one) for one in lost for _ in range(5)])
    playing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await playing
    assert max(waits) < LONGEST
