"""A third game at a table of the server, with a computer player, somebody who watches, undo and replay."""

from pathlib import Path
from random import Random

import pytest

from novatable import Game
from tests.server.conftest import usual_settings
from tests.server.harness import page, play_on, serving

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def test_people_and_computers_play_it(tmp_path: Path) -> None:
    async with serving(usual_settings(tmp_path)) as server:
        mia = await server.guest("Mia")
        listed = {game["game"]: game for game in await mia.get("/api/games")}
        assert listed["stones"]["title"] == "Last Stone"
        assert listed["stones"]["levels"] == ["random"]
        assert listed["stones"]["players"] == [2, 3, 4]
        table = await mia.open("me", "random", game="stones", reasons=True)
        watch = await mia.link(table, "watch")
        await mia.start(table)
        async with mia.at(table) as hers, page(server.url, table, watch=watch) as theirs:
            await hers.quiet()
            refused = await hers.request("check", seat=0, action={"type": "take", "stones": 9})
            assert refused["code"] == "so-many-stones"
            ahead = await hers.request("check", seat=0, action={"type": "take", "stones": 1}, preview=True)
            assert ahead["events"][0] == {"type": "took", "seat": 0, "stones": 1}
            await play_on(hers, Random(1))
            await theirs.quiet()
            assert theirs.looks[None]["view"]["outcome"] == hers.looks[0]["view"]["outcome"]
        told = await mia.get(f"/api/tables/{table}/replay?seat=0")
        assert told["steps"][-1]["scores"] == told["outcome"]["scores"]
        assert [step["turn"] for step in told["steps"]] == sorted(step["turn"] for step in told["steps"])
        [moment] = await mia.get(f"/api/tables/{table}/replay/views?first=1&last=1&seat=1")
        assert moment["views"][0]["heap"] > 0
        record = await mia.ask("GET", f"/api/tables/{table}/record")
        assert Game.replay(record.text).outcome() is not None
        assert await mia.get(f"/api/tables/{table}/cards") == {"name": "standard", "hash": "no cards"}
        described = (await mia.get("/api/docs/openapi.json"))["components"]["schemas"]
        assert "heap" in described["StonesView"]["properties"]
        no_rules = await mia.ask("GET", "/api/rules/stones")
        assert no_rules.status_code == 400
        assert "no rules to read" in no_rules.text
