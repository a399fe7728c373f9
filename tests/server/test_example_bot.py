"""The example bot plays a whole game in a process of its own."""

import asyncio
import sys
from pathlib import Path
from random import Random

import pytest

from tests.server.harness import RunningServer, play_on

pytestmark = pytest.mark.anyio

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


async def test_the_example_bot_plays_to_the_end(server: RunningServer) -> None:
    mia = await server.guest("Mia")
    table = await mia.open("me", "open", options={"round_limit": 2})
    token = await mia.link(table, "bot", 1)
    bot = await asyncio.create_subprocess_exec(sys.executable, str(BOT), server.url, table, token)
    try:
        async with mia.at(table) as hers:
            await mia.start(table)
            await play_on(hers, Random(3))
        async with asyncio.timeout(20):
            assert await bot.wait() == 0
    finally:
        if bot.returncode is None:
            bot.kill()
            await bot.wait()
    acted = [face["news"] for frame in hers.got for face in frame.get("faces", ())]
    assert any(news["kind"] == "acted" and news["how"] == "bot" and news["seat"] == 1 for news in acted)
