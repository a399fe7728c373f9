"""Hints and drafts over the wire: what a page is told, so that it has to know no rules."""

import pytest

from tests.server.harness import RunningServer, page

pytestmark = pytest.mark.anyio


async def test_a_draft_is_read_and_checked(server: RunningServer) -> None:
    mia, ben, eva = await server.guests("Mia", "Ben", "Eva")
    table = await mia.open("me", "open", "open", options={"first": 0})
    await ben.join(table, await mia.link(table, "join"))
    await eva.join(table, await mia.link(table, "join"))
    await mia.start(table)
    async with mia.at(table) as hers, ben.at(table) as his:
        planet = hers.looks[0]["view"]["planets"][0]["planet"]
        begin = {"type": "begin", "planet": planet}
        asked = {"changes": [begin, {"type": "bring", "side": 1}]}
        told = await hers.request("draft", seat=0, draft=asked)
        reading = told["reading"]
        assert reading["action"]["type"] == "propose"
        assert ("rule" in told) == bool(reading["problems"])
        again = await hers.request("draft", seat=0, draft={"draft": reading["draft"]})
        assert again["reading"] == reading
        assert (await his.request("draft", seat=0, draft={"changes": [begin]}))["rule"] == "seat"
        broken = {"draft": {**reading["draft"], "planet": 9999}}
        for nonsense in (broken, {}, {"changes": [{"type": "wish"}]}):
            told = await hers.request("draft", seat=0, draft=nonsense)
            assert (told["type"], told["rule"]) == ("refused", "message")


async def test_there_is_nothing_to_draft_in_nova_raiders(server: RunningServer) -> None:
    (mia,) = await server.guests("Mia")
    table = await mia.open("me", "cadet", game="novaraiders")
    await mia.start(table)
    async with mia.at(table) as hers:
        assert (await hers.request("draft", seat=0, draft={}))["rule"] == "message"


async def test_hints_come_with_looks_to_whoever_asks_for_them(server: RunningServer) -> None:
    mia, ben = await server.guests("Mia", "Ben")
    table = await mia.open("me", "open", options={"first": 0})
    await ben.join(table, await mia.link(table, "join"))
    await mia.start(table)
    async with page(server.url, table, token=mia.token, hints=True) as hers, ben.at(table) as his:
        assert hers.looks[0]["hints"]["offers_left"] > 0
        assert "hints" not in his.looks[1]
        takes = hers.looks[0]["hints"]["takes"]
        card = hers.looks[0]["view"]["paws"][0]
        done = await hers.play(0, {"type": "take", "card": card})
        await hers.until_seq(done["seq"])
        await his.until_seq(done["seq"])
        assert hers.looks[0]["hints"]["takes"] == takes - 1
        assert "hints" not in his.looks[1]
