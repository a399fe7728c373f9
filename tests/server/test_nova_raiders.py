"""The server knows no game: a table of Nova-Raiders is a table like any other."""

import asyncio
from random import Random

import pytest

from tests.server.harness import Page, RunningServer

pytestmark = pytest.mark.anyio


async def play_some(page: Page, rng: Random, until_turn: int) -> None:
    while not page.over() and page.looks[page.seats[0]]["view"]["turn"] < until_turn:
        seat = page.turn()
        if seat is None:
            await page.next(30)
            continue
        answer = await page.play(seat, rng.choice(page.looks[seat]["legal"]))
        if answer["type"] == "done":
            await page.until_seq(answer["seq"])


async def test_two_people_play_nova_raiders(server: RunningServer) -> None:
    mia, ben = await server.guests("Mia", "Ben")
    table = await mia.open("me", "open", game="novaraiders")
    await ben.join(table, await mia.link(table, "join"))
    await mia.start(table)
    async with mia.at(table) as hers, ben.at(table) as his:
        await asyncio.gather(play_some(hers, Random(1), 6), play_some(his, Random(2), 6))
        await asyncio.gather(hers.quiet(), his.quiet())
        assert hers.looks[0]["view"]["turn"] == his.looks[1]["view"]["turn"] == 6
        assert hers.looks[0]["view"]["players"][1] != his.looks[1]["view"]["players"][1]
