"""The example bots play whole games in processes of their own."""

import asyncio
import os
import sys
from pathlib import Path
from random import Random

import pytest

from novatable import Game
from novatable.learn.codecs import codec_of
from novatable.learn.network import Network
from tests.patience import PATIENCE
from tests.server.harness import RunningServer, play_on

pytestmark = pytest.mark.anyio

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def weights(tmp_path: Path) -> Path:
    """Those of a network that has learned nothing yet: what matters here is that it is asked."""
    codec = codec_of(Game.new("afternova", players=2, seed=0))
    Network.new(len(codec.legend), len(codec.actions), hidden=8).save(tmp_path / "weights.npz")
    return tmp_path / "weights.npz"


@pytest.mark.parametrize("script", ["bot.py", "trained.py"])
async def test_the_example_bot_plays_to_the_end(script: str, server: RunningServer, weights: Path) -> None:
    mia = await server.guest("Mia")
    table = await mia.open("me", "open", options={"round_limit": 2})
    token = await mia.link(table, "bot", 1)
    bot = await asyncio.create_subprocess_exec(
        sys.executable,
        str(EXAMPLES / script),
        server.url,
        table,
        token,
        env={**os.environ, "TRAINED": str(weights)},
    )
    try:
        async with mia.at(table) as hers:
            await mia.start(table)
            await play_on(hers, Random(3))
        async with asyncio.timeout(PATIENCE):
            assert await bot.wait() == 0
    finally:
        if bot.returncode is None:
            bot.kill()
            await bot.wait()
    acted = [face["news"] for frame in hers.got for face in frame.get("faces", ())]
    assert any(news["kind"] == "acted" and news["how"] == "bot" and news["seat"] == 1 for news in acted)
