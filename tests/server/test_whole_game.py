"""Two people and two computer players play a whole game over real sockets."""

import asyncio
from random import Random

import pytest

from novatable import Game
from tests.server.harness import RunningServer, play_on

pytestmark = pytest.mark.anyio


async def test_two_people_and_computers_play_to_the_end(server: RunningServer) -> None:
    mia = await server.guest("Mia")
    ben = await server.guest("Ben")
    table = await mia.open("me", "open", "random", "cadet", options={"round_limit": 8})
    secret = await mia.link(table, "join")
    assert await ben.join(table, secret) == 1
    async with mia.at(table) as hers, ben.at(table) as his:
        await mia.start(table)
        await asyncio.gather(play_on(hers, Random(1)), play_on(his, Random(2)))
        await hers.until(lambda message: message.get("faces", [{}])[0].get("news", {}).get("kind") == "ended")
    assert [frame["seq"] for frame in hers.got if frame["type"] == "happened"] == list(
        range(hers.got[0]["seq"] + 1, hers.seq + 1)
    )
    record = (await mia.ask("GET", f"/api/tables/{table}/record")).text
    game = Game.replay(record)
    outcome = game.outcome()
    assert outcome is not None
    assert list(outcome.scores) == hers.looks[0]["view"]["outcome"]["scores"]
