"""The server knows no game: a table of Nova-Raiders is a table like any other."""

import asyncio
from collections.abc import Iterator
from random import Random

import pytest

from novatable import Game
from novatable.server.live import faces
from novatable.server.net.wire import Face, Look
from novatable.server.table.table import Happening, Viewer
from tests.server.harness import Json, Page, RunningServer, page

pytestmark = pytest.mark.anyio


async def play_some(one: Page, rng: Random, until_turn: int) -> None:
    while not one.over() and one.looks[one.seats[0]]["view"]["turn"] < until_turn:
        seat = one.turn()
        if seat is None:
            await one.next(30)
            continue
        answer = await one.play(seat, rng.choice(one.looks[seat]["legal"]))
        if answer["type"] == "done":
            await one.until_seq(answer["seq"])


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


def secrets(message: Json, seat: int | None) -> Iterator[str]:
    """What somebody who holds this seat (None: who watches) gets of others' secrets in a message."""
    got = message.get("faces", [])
    for look in [*message.get("looks", []), *[face["look"] for face in got if "look" in face]]:
        view = look["view"]
        yield from [name for name in ("seed", "bag", "academy_deck", "draw") if view.get(name) is not None]
        for player in view["players"]:
            hidden = ("draw",) if player["seat"] == seat else ("draw", "hand", "unseen", "dealt", "directive")
            yield from [f"{name} of {player['seat']}" for name in hidden if player[name] is not None]
    for event in [event for face in got for event in face.get("events", [])]:
        name = {"directive_kept": "directive", "drew": "cards", "took_unseen": "card"}.get(event["type"])
        if name is not None and event["seat"] != seat and event[name] is not None:
            yield f"what was {event['type']}"


async def test_nobody_gets_a_secret_of_others(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Live, when coming back, and of those who only watch; frames that are not cut are found."""
    mia, ben = await server.guests("Mia", "Ben")
    table = await mia.open("me", "open", game="novaraiders")
    await ben.join(table, await mia.link(table, "join"))
    watch = await mia.link(table, "watch")
    async with mia.at(table) as hers, ben.at(table) as his, page(server.url, table, watch=watch) as theirs:
        await mia.start(table)
        for one in (hers, his):
            while not one.looks:
                await one.next()
        await asyncio.gather(play_some(hers, Random(1), 8), play_some(his, Random(2), 8))
        await theirs.until_seq(hers.seq)
        for after in (0, None):
            async with ben.at(table, after=after) as again:
                await again.until_seq(hers.seq)
                assert [found for message in again.got for found in secrets(message, 1)] == []
        assert [found for message in his.got for found in secrets(message, 1)] == []
        assert [found for message in theirs.got for found in secrets(message, None)] == []
        drawn = [found for message in hers.got for found in secrets(message, None)]
        assert "what was drew" in drawn  # she has seen her own
        assert "hand of 0" in drawn
        monkeypatch.setattr(faces, "face", _uncut)
        async with ben.at(table, after=0) as again:
            await again.until_seq(hers.seq)
            assert [found for message in again.got for found in secrets(message, 1)]


def _uncut(happening: Happening, viewer: Viewer, newest: Look | None, _since: int = 0) -> Face:
    return Face(viewer, faces.news(happening.entry, viewer), happening.events, newest)


async def test_an_action_can_be_planned_together_with_the_link_before_it(server: RunningServer) -> None:
    """What the preview of a link promises is what can be done once it is played (NR-3.5)."""
    mia = await server.guest("Mia")
    dealt = Game.new("novaraiders", players=2, seed=1, first=0, directives=False)  # two cards that orbit
    table = (await mia.post("/api/tables/import", {"record": dealt.record()}))["table"]["id"]
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
        then = await hers.request("check", seat=0, action=[chains[0], orbits[0]], preview=True)
        assert [event["use"] for event in then["events"][:2]] == ["chain", "orbit"]
        wrong = await hers.request("check", seat=0, action=[orbits[0], chains[0]])
        assert (wrong["rule"], wrong["which"]) == ("NR-3.5", 0)
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
        refused = await hers.request("check", seat=0, action=[draw, draw])
        assert refused["type"] == "checked"
        assert (refused["rule"], refused["which"]) == ("unforeseen", 0)


async def test_a_preview_looks_one_step_further(server: RunningServer) -> None:
    """Pages that want hints get those on the game as it would be; others get none."""
    (mia,) = await server.guests("Mia")
    table = await mia.open("me", "cadet", game="novaraiders", options={"directives": False, "first": 0})
    await mia.start(table)
    for hints in (True, False):
        async with page(server.url, table, token=mia.token, hints=hints) as hers:
            launch = next(action for action in hers.looks[0]["legal"] if action["type"] == "launch")
            seen = await hers.request("check", seat=0, action=launch, preview=True)
            assert seen["legal"]
            assert ("hints" in seen) == hints
            if hints:
                assert seen["hints"]["coming"] == hers.looks[0]["hints"]["coming"]
