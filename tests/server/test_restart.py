"""The server is killed or stopped in mid-game and starts again: nothing confirmed is lost or doubled."""

import asyncio
import json
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import ClassVar

import pytest
from websockets.exceptions import ConnectionClosed

from novatable.server.store import Store
from novatable.server.table import entries
from tests.conftest import Work
from tests.patience import PATIENCE
from tests.server.exactly_once import assert_exactly_once
from tests.server.faulty import FaultyPlayer
from tests.server.harness import Json, Page, page, play_on
from tests.server.playable import PLAYABLE_AGAIN, playable_again
from tests.server.processes import METRICS_TOKEN, ServerProcess
from tests.server.test_example_bot import EXAMPLES

pytestmark = pytest.mark.anyio


@pytest.fixture
async def process(tmp_path: Path) -> AsyncIterator[ServerProcess]:
    server = ServerProcess(tmp_path)
    server.start_quickly()
    async with server.http:
        yield server
    server.kill()


@asynccontextmanager
async def started(folder: Path, die: str | None = None) -> AsyncIterator[ServerProcess]:
    """A server that may die at any moment."""
    folder.mkdir()
    process = ServerProcess(folder)
    process.start_quickly(die)
    try:
        async with process.http:
            yield process
    finally:
        process.kill()


async def log_of(server: ServerProcess, table: str) -> list[entries.Entry]:
    store = await Store.open(server.environment["NOVATABLE_DATABASE"])
    try:
        return [entries.decode(row.body) for row in await store.read(table)]
    finally:
        await store.close()


async def play_through(player: FaultyPlayer, process: ServerProcess, deaths: Iterator[str | None]) -> int:
    """Play on, and start the server whenever it dies, to die next as `deaths` says. How often it did."""
    playing = asyncio.create_task(player.play(len(player.decided) + 1))
    died = 0
    dies = True
    again: Again | None = None
    while not playing.done() or dies:
        await asyncio.sleep(0.002)
        if again is not None:
            again.check()
        if playing.done() and dies:
            await playing
            playing = asyncio.create_task(player.play(len(player.decided) + 10))
        if process.process is not None and process.process.poll() is not None:
            died += 1
            how = next(deaths)
            dies = how is not None
            again = Again(player)
            process.start_quickly(how)
    await playing
    return died


class Again:
    """After a restart the player's next request is answered in time. `took` has how long it was each time."""

    took: ClassVar[list[float]] = []

    def __init__(self, player: FaultyPlayer) -> None:
        self.player = player
        self.answered = player.answered
        self.began: float | None = time.monotonic()

    def check(self) -> None:
        if self.began is None:
            return
        waited = time.monotonic() - self.began
        if self.player.answered > self.answered:
            self.took.append(waited)
            self.began = None
        assert waited < playable_again(), "not playable again in time"


def told(kills: int) -> None:
    """For `pytest -rP`."""
    took = sorted(Again.took)
    print(f"{kills} kills; {len(took)} times answered again after a median of {took[len(took) // 2]:.2f} s,")
    print(f"{sum(1 for seconds in took if seconds < PLAYABLE_AGAIN)} within {PLAYABLE_AGAIN:.0f} s")
    Again.took.clear()


async def three_seats(process: ServerProcess, rng: Random) -> FaultyPlayer:
    """A player of a game without end."""
    mia = await process.guest("Mia")
    table = await mia.open("me", "me", "me", options={"round_limit": 1_000_000})
    await mia.start(table)
    return FaultyPlayer(mia, table, rng)


async def check(process: ServerProcess, player: FaultyPlayer) -> None:
    process.stop()
    log = await log_of(process, player.table)
    assert_exactly_once(log, player.decided, player.confirmed, player.given_up)


async def test_what_was_confirmed_survives_kills_at_random(tmp_path: Path, work: Work) -> None:
    rng = Random(11)
    for number, kills in enumerate(shares(work.amount(3, 1_500))):
        async with started(tmp_path / f"{number}") as process:
            player = await three_seats(process, rng)
            for _ in range(kills):
                playing = asyncio.create_task(play_through(player, process, iter([None])))
                await asyncio.sleep(rng.random() * 0.05)
                assert process.process is not None
                process.process.kill()
                assert await playing == 1
            await check(process, player)
    told(work.amount(3, 1_500))
    work.did(work.amount(3, 1_500), "kills of a server")


async def test_what_was_confirmed_survives_a_kill_at_every_step(tmp_path: Path, work: Work) -> None:
    """Between checking, committing, confirming and showing: playable again, nothing lost or doubled."""
    rng = Random(12)
    steps = ("before_commit", "after_commit", "after_done", "after_show")
    for number, kills in enumerate(shares(work.amount(4, 1_500))):
        deaths = [f"{steps[kill % 4]}:{rng.randint(1, 9)}" for kill in range(kills)]
        async with started(tmp_path / f"{number}", deaths[0]) as process:
            player = await three_seats(process, rng)
            assert await play_through(player, process, iter([*deaths[1:], None])) == kills
            await check(process, player)
    told(work.amount(4, 1_500))
    work.did(work.amount(4, 1_500), "kills of a server")


async def test_a_server_that_confirms_before_it_commits_is_found_out(tmp_path: Path) -> None:
    async with started(tmp_path / "hasty", "told_early:3") as process:
        player = await three_seats(process, Random(13))
        assert await play_through(player, process, iter([None])) == 1
        with pytest.raises(AssertionError, match="lost"):
            await check(process, player)


def shares(kills: int) -> Iterator[int]:
    """So many kills, a hundred to a table: a longer log takes longer to load, and that is not the point."""
    for before in range(0, kills, 100):
        yield min(100, kills - before)


async def test_a_game_goes_on_after_a_stop_and_a_start(process: ServerProcess) -> None:
    """Pages are told to come back, and come back by themselves; computer players go on thinking."""
    mia = await process.guest("Mia")
    table = await mia.open("me", "open", "random", options={"round_limit": 3})
    token = await mia.link(table, "bot", 1)
    await mia.start(table)
    rng = Random(1)
    bot = await asyncio.create_subprocess_exec(
        sys.executable, str(EXAMPLES / "bot.py"), process.url, table, token
    )
    try:
        async with mia.at(table) as hers:
            await play_on(hers, rng, until=lambda: hers.looks[0]["view"]["round"] >= 2)
            process.stop()
            with pytest.raises(ConnectionClosed):
                await _read_on(hers)
            assert hers.socket.close_code == 1012
            assert (hers.got[-1]["type"], hers.got[-1]["reason"]) == ("gone", "stopping")
        began = time.monotonic()
        process.start_quickly()
        async with mia.at(table, after=hers.seq) as again:
            assert time.monotonic() - began < playable_again()
            assert again.got[0]["type"] == "resumed"
            async with mia.at(table) as fresh:
                again.looks, again.seq = fresh.looks, fresh.seq
            await play_on(again, rng)
            assert again.over()
        async with asyncio.timeout(PATIENCE):
            assert await bot.wait() == 0
    finally:
        if bot.returncode is None:
            bot.kill()
            await bot.wait()


async def test_a_restart_deals_nothing_anew_and_forgets_nothing(tmp_path: Path) -> None:
    """Killed in the middle of a turn: every seat and the spectators see what they saw, to the last byte."""
    async with started(tmp_path / "killed") as process:
        mia, ben = await process.guests("Mia", "Ben")
        options = {"first": 0, "edition": "first"}
        table = await mia.open("me", "open", "me", options=options, decision_seconds=3600, whispers=True)
        await ben.join(table, await mia.link(table, "join"))
        watch = await mia.link(table, "watch")
        await mia.start(table)
        async with mia.at(table) as hers:
            draw = next(action for action in hers.looks[0]["legal"] if action["type"] == "draw")
            drawn = await hers.play(0, draw)
            await hers.request("instruct", seat=2, kinds=["decline"], until_turn=True)
            await hers.request("undo", seat=0, seq=drawn["seq"])  # it has shown a card: Ben is asked
        before = await seen(process, table, mia.token, ben.token, watch)
        process.kill()
        process.start_quickly()
        assert await seen(process, table, mia.token, ben.token, watch) == before
        told = before[0]["looks"]
        assert [look["seat"] for look in told] == [0, 2]
        assert "instruction" in told[1]
        assert before[0]["table"]["undo"]["asked"] == [1]


async def seen(process: ServerProcess, table: str, *secrets: str) -> list[Json]:
    """What two people and a spectator are welcomed with, apart from the time and from who is away."""
    *tokens, watch = secrets
    greetings: list[Json] = [*[{"token": token} for token in tokens], {"watch": watch}]
    found = []
    for greeting in greetings:
        async with page(process.url, table, **greeting) as theirs:
            welcome = theirs.got[0]
        assert welcome["type"] == "welcome"
        for look in welcome["looks"]:
            look.pop("deadlines", None)  # nobody's time runs out while no server runs
        for seat in welcome["table"]["seats"]:
            seat.pop("away", None)
        found.append({key: welcome[key] for key in ("table", "seats", "looks")})
    return found


async def _read_on(open_page: Page) -> None:
    while True:
        await open_page.next()


async def test_logs_are_json_and_hold_no_secrets(process: ServerProcess) -> None:
    mia = await process.guest("Mia Secretname")
    table = await mia.open("me", "random", options={"round_limit": 1})
    watch = await mia.link(table, "watch")
    await mia.start(table)
    async with mia.at(table) as hers:
        await hers.request("say", seat=0, text="a whispered word")
        await hers.socket.send("nonsense")
        await play_on(hers, Random(1))
    await mia.ask("GET", "/api/nowhere")
    health = await process.http.get("/healthz")
    assert (health.status_code, health.text) == (200, "well\n")
    assert (await process.http.get("/metrics")).status_code == 404
    token = {"Authorization": f"Bearer {METRICS_TOKEN}"}
    measured = (await process.http.get("/metrics", headers=token)).text
    assert 'novatable_actions_total{worker="' in measured
    assert "novatable_commit_seconds_bucket" in measured
    process.stop()
    text = process.log.read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    assert {"started", "stopped"} <= {line["message"] for line in lines}
    for secret in (METRICS_TOKEN, mia.token, watch, "Secretname", "whispered"):
        assert secret not in text
