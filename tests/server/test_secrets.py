"""Whoever watches gets no secret in any frame of a whole game; leaks planted on purpose are found."""

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from novatable.core.errors import Refusal
from novatable.server.live import faces
from novatable.server.net.wire import Face, Look, News
from novatable.server.table.entries import Entry
from novatable.server.table.table import Happening, Table, Viewer
from tests.server.harness import Json, Page, RunningServer, page, play_on

pytestmark = pytest.mark.anyio

WHISPER = "between you and me"


async def watched_game(server: RunningServer, seat: int | None = None) -> tuple[list[Json], list[str], str]:
    """All that a spectator (or Ben, who holds seat 1) gets of a game with drawing, showing and whispering.

    The messages, the same as text, and the seed.
    """
    mia, ben, eva = await server.guests("Mia", "Ben", "Eva")
    options = {"round_limit": 3, "edition": "first"}
    table = await mia.open("me", "open", "open", "random", options=options, whispers=True)
    join = await mia.link(table, "join")
    await ben.join(table, join)
    await eva.join(table, join)
    await mia.start(table)
    greeting: dict[str, Any] = (
        {"token": ben.token} if seat == 1 else {"watch": await mia.link(table, "watch")}
    )
    async with (
        page(server.url, table, **greeting) as theirs,
        mia.at(table) as hers,
        ben.at(table) as his,
        eva.at(table) as evas,
    ):
        await hers.request("say", seat=0, text=WHISPER, to=[2])
        hand = hers.looks[0]["view"]["hand"]
        await hers.play(0, {"type": "show", "cards": hand[:1], "to": [2]})
        players = [play_on(one, Random(number)) for number, one in enumerate((hers, his, evas))]
        await asyncio.gather(*players, _follow(theirs))
    return theirs.got, theirs.raw, hers.looks[0]["view"]["seed"]


async def _follow(theirs: Page) -> None:
    while not theirs.over():
        await theirs.next(30)


def leaks(got: list[Json], raw: list[str], seed: str, seat: int | None) -> Iterator[str]:
    """What a viewer has learnt that the seat may not know, before the game was over."""
    for message, text in zip(got, raw, strict=True):
        looks = message.get("looks", [])
        for face in message.get("faces", []):
            looks = looks + ([face["look"]] if "look" in face else [])
            if face["seat"] != seat:
                yield f"the face of seat {face['seat']}"
            for event in face.get("events", []):
                secret = event.get("card") if event["type"] == "drew" else event.get("cards")
                concerned = (event.get("seat"), *event.get("to", ()))
                if event["type"] in ("drew", "showed") and secret is not None and seat not in concerned:
                    yield f"what was {event['type']}"
        if any(look["view"]["outcome"] is not None for look in looks):
            return
        if seed in text:
            yield "the seed"
        if WHISPER in text:
            yield "a whisper"
        for look in looks:
            yield from _leaks_of_view(look, seat)


def _leaks_of_view(look: Json, seat: int | None) -> Iterator[str]:
    view = look["view"]
    if view["seat"] != seat or look["seat"] != seat:
        yield "somebody else's view"
    if seat is None and (view["hand"] or look.get("legal")):
        yield "a hand"
    if view["seed"] is not None:
        yield "the seed"
    if any(player["starship"] is not None for player in view["players"] if player["seat"] != seat):
        yield "an objective"


@pytest.mark.parametrize("seat", [None, 1])
async def test_nobody_gets_a_secret_of_others(server: RunningServer, seat: int | None) -> None:
    got, raw, seed = await watched_game(server, seat)
    assert len(got) > 20
    assert list(leaks(got, raw, seed, seat)) == []


def _uncut(happening: Happening, viewer: Viewer, newest: Look | None, _since: int = 0) -> Face:
    return Face(viewer, faces.news(happening.entry, viewer), happening.events, newest)


def _loud(entry: Entry, _viewer: Viewer) -> News:
    return News(str(entry.__struct_config__.tag), text=getattr(entry, "text", None))


def _wrong_eyes(table: Table, _viewer: Viewer) -> Any:
    assert table.game is not None
    return table.game.view(0)


def _talkative(table: Table, damaged: Refusal | None = None) -> Any:
    info = _TABLE_INFO(table, damaged)
    seed = "" if table.game is None else table.game.setup.seed
    return msgspec.structs.replace(info, damaged=Refusal("damaged", seed))


_TABLE_INFO = faces.table_info


@pytest.mark.parametrize(
    ("place", "name", "fault", "found"),
    [
        (faces, "face", _uncut, "what was"),
        (faces, "news", _loud, "a whisper"),
        (Table, "view", _wrong_eyes, "somebody else's view"),
        (faces, "table_info", _talkative, "the seed"),
    ],
)
async def test_a_planted_leak_is_found(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch, place: Any, name: str, fault: Any, found: str
) -> None:
    monkeypatch.setattr(place, name, fault)
    got, raw, seed = await watched_game(server)
    assert any(found in leak for leak in leaks(got, raw, seed, None))
