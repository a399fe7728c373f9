"""The server knows no game: a table of Nova-Raiders is a table like any other."""

import asyncio
from random import Random

import pytest

from tests.server.harness import Json, Page, RunningServer

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


async def test_an_action_can_be_planned_together_with_the_link_before_it(server: RunningServer) -> None:
    """What the preview of a link promises is what can be done once it is played (NR-3.5)."""
    mia = await server.guest("Mia")
    table = await mia.open("me", "random", game="novaraiders", options={"first": 0, "directives": False})
    await mia.start(table)
    async with mia.at(table) as hers:

        async def plays(kind: str) -> list[Json]:
            action = next(action for action in hers.looks[0]["legal"] if action["type"] == kind)
            await hers.until_seq((await hers.play(0, action))["seq"])
            legal: list[Json] = hers.looks[0]["legal"]
            return legal

        await plays("launch")
        chains = [action for action in await plays("orbit") if action["type"] == "chain"]
        promised = await hers.request("check", seat=0, action=chains[0], preview=True)
        assert promised["events"] == [
            {"type": "played", "seat": 0, "card": chains[0]["card"], "use": "chain"}
        ]
        orbits = [action for action in promised["legal"] if action["type"] == "orbit"]
        now = await hers.request("check", seat=0, action=orbits[0], preview=True)
        assert now["rule"] == "NR-3.5"
        then = await hers.request("check", seat=0, action=orbits[0], preview=True, first=[chains[0]])
        assert then["events"][0]["use"] == "orbit"
        wrong = await hers.request("check", seat=0, action=orbits[0], first=[orbits[0]])
        assert wrong["rule"] == "NR-3.5"
        assert await plays("chain") == promised["legal"]


async def test_nothing_is_planned_after_what_cannot_be_known(server: RunningServer) -> None:
    mia = await server.guest("Mia")
    table = await mia.open("me", "random", game="novaraiders", options={"first": 0, "directives": False})
    await mia.start(table)
    async with mia.at(table) as hers:
        end = {"type": "end_turn"}
        seen = await hers.request("check", seat=0, action=end, preview=True)
        assert "rule" not in seen
        await hers.until_seq((await hers.play(0, end))["seq"])
        draw = {"type": "draw"}
        unknown = await hers.request("check", seat=0, action=draw, preview=True)
        assert "legal" not in unknown
        refused = await hers.request("check", seat=0, action=draw, first=[draw])
        assert refused["type"] == "refused"
        assert refused["rule"] == "message"
