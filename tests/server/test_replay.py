"""A game step by step: exact, through the eyes that may see it, and cheap to scrub through."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from novatable.core.game import Game
from novatable.server.clerks.replay import KEPT_EVERY, Replay
from novatable.server.store import Row
from novatable.server.table import entries
from tests.server.folds import NOW, play, playing
from tests.server.harness import Guest, Json, Page, RunningServer, choose, play_on

pytestmark = pytest.mark.anyio


async def short_game(server: RunningServer, **config: Any) -> tuple[Guest, Guest, str]:
    mia, ben = await server.guests("Mia", "Ben")
    table = await mia.open("me", "open", "me", **config)
    await ben.join(table, await mia.link(table, "join"))
    await mia.start(table)
    return mia, ben, table


def plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def nothing_to_do(page: Page) -> Callable[[], bool]:
    return lambda: page.turn() is None


async def play_to_the_end(mia: Guest, ben: Guest, table: str) -> list[Json]:
    """Gives all that Ben's page got."""
    async with mia.at(table) as hers, ben.at(table) as his:
        while not hers.over():
            for page in (hers, his):
                await page.quiet(0.01)
                await play_on(page, Random(1), until=nothing_to_do(page))
        await his.quiet()
        return his.got


async def test_a_replay_is_what_the_seat_saw(server: RunningServer) -> None:
    mia, ben, table = await short_game(server, options={"round_limit": 2, "edition": "first", "first": 0})
    got = await play_to_the_end(mia, ben, table)
    told = await ben.get(f"/api/tables/{table}/replay?seat=1")
    steps = {step["seq"]: step for step in told["steps"]}
    looks = {}
    for first in range(0, told["count"], 7):
        path = f"/api/tables/{table}/replay/views?seat=1&first={first}&last={first + 6}"
        for moment in await ben.get(path):
            looks[told["steps"][moment["step"]]["seq"]] = moment["views"]
    compared = 0
    for message in got:
        for face in message.get("faces", ()):
            if "look" in face:
                compared += 1
                assert steps[message["seq"]]["events"] == face.get("events", [])
                assert looks[message["seq"]] == [face["look"]["view"]]
    assert compared > 10
    assert [step["step"] for step in told["steps"]] == list(range(told["count"]))
    last = told["steps"][-1]
    assert last["scores"] == told["outcome"]["scores"]


async def test_before_the_end_everybody_sees_through_their_own_eyes(server: RunningServer) -> None:
    mia, ben, table = await short_game(server, options={"first": 0, "edition": "first"})
    stranger = await server.guest("Stranger")
    watch = await mia.link(table, "watch")
    async with mia.at(table) as hers:
        for _ in range(3):
            legal = hers.looks[0]["legal"]
            drawing = next(action for action in legal if action["type"] == "draw")
            answer = await hers.play(0, drawing)
            await hers.until_seq(answer["seq"])
    replay = f"/api/tables/{table}/replay"
    own = await mia.get(replay)
    assert own["seat"] == 0
    drawn = [event for step in own["steps"] for event in step["events"] if event["type"] == "drew"]
    assert len(drawn) == 3
    assert all(event["card"] is not None for event in drawn)
    assert (await mia.get(replay + "?seat=2"))["seat"] == 2
    his = await ben.get(replay)
    assert his["seat"] == 1
    hidden = [event for step in his["steps"] for event in step["events"] if event["type"] == "drew"]
    assert [event["card"] for event in hidden] == [None] * 3
    assert "action" not in his["steps"][-1]
    views = await ben.get(replay + "/views?first=0&last=9")
    assert all(moment["views"][0]["players"][0]["known"] == [] for moment in views)
    for asked, status in (("?seat=0", 403), ("?seat=9", 403), ("?everything=true", 409)):
        assert (await ben.ask("GET", replay + asked)).status_code == status
        assert (await ben.ask("GET", f"{replay}/views{asked}&first=0&last=1")).status_code == status
    assert (await stranger.ask("GET", replay)).status_code == 404
    headers = {"Authorization": f"Watch {watch}"}
    watched = (await server.http.get(replay, headers=headers)).json()
    assert watched["seat"] is None
    assert [
        event for step in watched["steps"] for event in step["events"] if event["type"] == "drew"
    ] == hidden
    assert (await server.http.get(replay + "?seat=1", headers=headers)).status_code == 403
    assert (await server.http.get(replay)).status_code == 404
    newer = await ben.get(f"{replay}?after={his['count'] - 2}")
    assert newer["steps"] == his["steps"][-1:]


async def test_after_the_end_everything_can_be_laid_open(server: RunningServer) -> None:
    mia, ben, table = await short_game(server, options={"round_limit": 1, "edition": "first"})
    await play_to_the_end(mia, ben, table)
    replay = f"/api/tables/{table}/replay"
    everything = await ben.get(replay + "?everything=true")
    drawn = [event for step in everything["steps"] for event in step["events"] if event["type"] == "drew"]
    assert all(event["card"] is not None for event in drawn)
    game = Game.replay((await mia.ask("GET", f"/api/tables/{table}/record")).text)
    actions = [step["action"] for step in everything["steps"] if step["kind"] == "acted"]
    assert actions == plain([action for _, action in game.history])
    (moment,) = await ben.get(replay + "/views?everything=true&first=1&last=1")
    assert [view["seat"] for view in moment["views"]] == [0, 1, 2]
    assert all(view["hand"] for view in moment["views"])
    hers = await ben.get(replay + "?seat=0")
    assert hers["seat"] == 0
    assert (await ben.ask("GET", replay + "?seat=3")).status_code == 403


async def test_before_the_game_and_beyond_its_steps_there_is_nothing_to_see(server: RunningServer) -> None:
    mia, ben = await server.guests("Mia", "Ben")
    table = await mia.open("me", "open", "me")
    replay = f"/api/tables/{table}/replay"
    assert (await mia.ask("GET", replay)).status_code == 409
    await ben.join(table, await mia.link(table, "join"))
    await mia.start(table)
    assert await mia.get(replay + "/views?first=5&last=9") == []
    assert await mia.get(replay + "/views?first=9&last=5") == []
    assert len(await mia.get(replay + "/views?first=-5&last=5")) == 1
    too_many = await mia.ask("GET", replay + "/views?first=0&last=100")
    assert (too_many.status_code, too_many.json()["rule"]) == (400, "request")


async def test_an_imported_game_has_all_its_steps(server: RunningServer) -> None:
    game = Game.new("novaraiders", players=3, seed=3)
    rng = Random(3)
    while len(game.history) < 2 * KEPT_EVERY + 5:
        seat = game.waiting_for()[0]
        game.play(seat, rng.choice(game.legal(seat)))
    mia = await server.guest("Mia")
    told = await mia.post("/api/tables/import", {"record": game.record()})
    replay = f"/api/tables/{told['table']['id']}/replay"
    steps = (await mia.get(replay))["steps"]
    assert len(steps) == len(game.history) + 1
    (last,) = await mia.get(f"{replay}/views?first={len(steps) - 1}&last={len(steps) + 5}")
    assert last["views"] == plain([game.view(0)])


def test_a_replay_goes_back_where_the_game_was_taken_back() -> None:
    table = playing("p0", "p1", "p2")
    assert table.game is not None
    replay = Replay()
    log: list[entries.Entry] = [entries.Started(at=NOW, by="p0", setup=table.game.setup)]
    digests = [table.game.digest()]

    def note(entry: entries.Entry) -> None:
        assert table.game is not None
        log.append(entry)
        digests.append(table.game.digest())

    for number in range(3 * KEPT_EVERY):
        seat = table.waiting_for()[0]
        legal = [action.to_json() for action in table.game.legal(seat)]
        note(play(table, seat, choose({"legal": legal}, Random(number))["type"]).entry)
        if number % 9 == 8:
            undone = entries.Undone(at=NOW, by="p0", seat=seat, actions=1 + number % 3)
            table.apply(undone)
            note(undone)
    rows = [Row(number, entries.encode(entry)) for number, entry in enumerate(log, start=1)]
    replay.follow(rows[:50])
    replay.follow(rows[50:])
    assert replay.count == len(digests)
    assert [replay.game_at(step).digest() for step in range(replay.count)] == digests
    views = [moment.views[0] for moment in replay.moments(0, 60, None, everything=False)]
    assert views == [replay.game_at(step).view(None) for step in range(61)]
    kinds = [step.kind for step in replay.steps(-1, None, everything=False).steps]
    assert kinds.count("undone") == sum(isinstance(entry, entries.Undone) for entry in log) > 3
