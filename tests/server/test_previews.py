"""A preview never closes a page, blocks nobody, has a budget, and works on a crowded table."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any

import msgspec
import pytest

from novatable.core.game import Game
from novatable.server.clerks import errands
from novatable.server.clerks.clerks import PREVIEW_SECONDS, Clerks, Errand, Result, Unfinished
from novatable.server.net import wire
from novatable.server.net.answers import MOST_PREVIEWS
from novatable.server.net.budget import PATIENCE, Budgets, Payer
from novatable.server.operating.settings import Settings
from tests.conftest import Work
from tests.server.attackers import PROPOSALS, crowded_record, standing
from tests.server.harness import Guest, Json, Page, RunningServer, choose, serving

pytestmark = pytest.mark.anyio

UNFORESEEN = {"type": "checked", "unforeseen": True}


async def dealt(server: RunningServer, **config: Any) -> tuple[Guest, str]:
    mia = await server.guest("Mia")
    table = await mia.open("me", "me", options={"first": 0}, **config)
    await mia.start(table)
    return mia, table


def a_preview(page: Page, name: str) -> Json:
    look = next(look for seat, look in page.looks.items() if seat in look["view"]["waiting_for"])
    action = look["legal"][0]
    return {"type": "check", "id": name, "seat": look["seat"], "action": action, "preview": True}


async def foresee(page: Page, name: str) -> Json:
    await page.send(**a_preview(page, name))
    return await page.until(lambda message: message.get("id") == name)


@asynccontextmanager
async def previews_by(server: RunningServer, clerks: Clerks) -> AsyncIterator[None]:
    """The server's previews are made by these clerks."""
    office = server.app.office
    usual, office.previews = office.previews, clerks
    try:
        yield
    finally:
        office.previews = usual
        clerks.close()


# ---- a crowded table


def test_everything_on_a_crowded_table_can_be_foreseen(work: Work) -> None:
    """Also in time: that is measured for a release, on a machine that does nothing else."""
    game = Game.replay(crowded_record())
    assert len(standing(game)) == PROPOSALS == 76
    (seat, *_) = game.waiting_for()
    view = game.view(seat)
    for action in game.legal(seat):
        began = time.perf_counter()
        told = msgspec.json.decode(errands.foresee("x", view, (action.to_json(),), True))
        assert not work.full or time.perf_counter() - began < PREVIEW_SECONDS
        assert "unforeseen" not in told
        assert told["events"] or any(event.surprises for event in game.copy().play(seat, action))


async def test_many_pages_at_a_crowded_table_hold_up_nobody(server: RunningServer) -> None:
    """Each of their previews is answered, every page stays open, and another table plays on meanwhile."""
    eva, crowded = await crowd(server)
    mia, table = await dealt(server)
    async with AsyncExitStack() as stack:
        pages = [await stack.enter_async_context(eva.at(crowded)) for _ in range(10)]
        hers = await stack.enter_async_context(mia.at(table))
        names = [f"p{number}" for number in range(4)]
        for page in pages:
            for name in names:
                await page.send(**a_preview(page, f"{id(page)}{name}"))
        for number in range(5):
            seat = hers.turn()
            assert seat is not None
            answer = await hers.play(seat, choose(hers.looks[seat], Random(number)))
            assert answer["type"] == "done"
            await hers.until_seq(answer["seq"])
        for page in pages:
            left = {f"{id(page)}{name}" for name in names}
            while left:
                told = await page.until_type("checked")
                assert told.get("unforeseen") or "rule" not in told
                left.discard(told["id"])
            await page.send(type="ping")
            await page.until_type("pong")


async def crowd(server: RunningServer) -> tuple[Guest, str]:
    eva = await server.guest("Eva")
    record = await asyncio.to_thread(crowded_record)
    return eva, (await eva.post("/api/tables/import", {"record": record}))["table"]["id"]


# ---- nobody waits


class Stuck(Clerks):
    """They come to no end until they are let."""

    def __init__(self, patience: float | None = None) -> None:
        super().__init__(1, 60.0, Budgets(), "foreseeing", patience)
        self.let = asyncio.Event()
        self._loop = asyncio.get_running_loop()

    def _run(self, errand: Errand) -> Result:
        asyncio.run_coroutine_threadsafe(self.let.wait(), self._loop).result(60)
        return Result(wire.encode(wire.Checked(errand.args[0])), None, 1.0)


async def test_a_page_plays_on_while_its_preview_is_made(server: RunningServer) -> None:
    mia, table = await dealt(server)
    stuck = Stuck()
    async with previews_by(server, stuck), mia.at(table) as hers:
        await hers.send(**a_preview(hers, "slow"))
        done = await hers.play(0, choose(hers.looks[0], Random(1)))
        assert done["type"] == "done"
        assert not [message for message in hers.got if message.get("id") == "slow"]
        stuck.let.set()
        told = await hers.until(lambda message: message.get("id") == "slow")
        assert told == {"type": "checked", "id": "slow"}


async def test_a_page_has_only_so_many_previews_made_at_a_time(server: RunningServer) -> None:
    mia, table = await dealt(server)
    stuck = Stuck()
    async with previews_by(server, stuck), mia.at(table) as hers:
        for number in range(MOST_PREVIEWS):
            await hers.send(**a_preview(hers, f"p{number}"))
        assert await foresee(hers, "more") == {**UNFORESEEN, "id": "more"}
        stuck.let.set()
        waiting = {f"p{number}" for number in range(MOST_PREVIEWS)}
        while waiting:
            waiting.discard((await hers.until_type("checked"))["id"])
        assert "unforeseen" not in await foresee(hers, "again")


async def test_what_waits_too_long_for_its_turn_is_given_up_and_not_paid_for() -> None:
    stuck = Stuck(patience=0.05)
    first, second = Payer("table", "a"), Payer("table", "b")
    running = asyncio.create_task(stuck.run((first,), "foresee", "x"))
    await asyncio.sleep(0)
    before = stuck._budgets.left(second, "foresight")
    with pytest.raises(Unfinished, match="turn did not come"):
        await stuck.run((second,), "foresee", "y")
    assert stuck._budgets.left(second, "foresight") >= before
    stuck.let.set()
    assert await running
    stuck.close()


async def test_a_page_that_leaves_before_its_preview_is_made_harms_nothing(
    server: RunningServer, caplog: pytest.LogCaptureFixture
) -> None:
    mia, table = await dealt(server)
    stuck = Stuck()
    async with previews_by(server, stuck):
        async with mia.at(table) as hers:
            await hers.send(**a_preview(hers, "slow"))
            await hers.send(type="ping")
            await hers.until_type("pong")
        stuck.let.set()
        async with mia.at(table) as hers:
            assert "unforeseen" not in await foresee(hers, "again")
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


# ---- a budget of its own


class Endless(Clerks):
    """Everything takes too long, and is paid for."""

    def _run(self, errand: Errand) -> Result:
        raise Unfinished(f"{errand.name} took longer than {self.seconds:g} seconds")


async def test_previews_that_take_too_long_never_close_a_page(settings: Settings) -> None:
    """Their cost is a debt of many seconds: it is paid from a purse of its own, and moves are not slowed."""
    async with serving(msgspec.structs.replace(settings, allowance=1.0)) as server:
        budgets = server.app.doors.budgets
        mia, table = await dealt(server)
        async with (
            previews_by(server, Endless(1, PREVIEW_SECONDS, budgets, "foreseeing")),
            mia.at(table) as hers,
        ):
            for number in range(50):
                assert await foresee(hers, f"p{number}") == {**UNFORESEEN, "id": f"p{number}"}
            payer = Payer("person", mia.id)
            assert -budgets.left(payer, "foresight") / 100 > PATIENCE
            assert budgets.left(payer, "work") > 1000
            began = time.monotonic()
            done = await hers.play(0, choose(hers.looks[0], Random(1)))
            assert done["type"] == "done"
            assert time.monotonic() - began < PATIENCE


async def test_whoever_has_nothing_left_is_told_at_once_that_nothing_can_be_foreseen(
    settings: Settings,
) -> None:
    async with serving(msgspec.structs.replace(settings, allowance=1.0)) as server:
        budgets = server.app.doors.budgets
        mia, table = await dealt(server)
        async with previews_by(server, Stuck()), mia.at(table) as hers:
            budgets.charge("foreseeing", Payer("person", mia.id), times=10_000)
            assert await foresee(hers, "p") == {**UNFORESEEN, "id": "p"}
            refused = await hers.request("check", seat=0, action={"type": "pass"}, preview=True)
            assert refused["rule"] == "AN-3.3"  # what needs no foresight is still told


def test_work_and_foresight_are_paid_from_different_purses() -> None:
    budgets, mia = Budgets(clock=lambda: 0.0), Payer("person", "mia")
    budgets.charge("foreseeing", mia, times=60_000)
    assert budgets.pay("play", mia) == 0
    owed = budgets.left(mia, "foresight")
    budgets.charge("foreseeing", mia, times=60_000)
    assert budgets.left(mia, "foresight") == owed  # deep in debt already


# ---- whatever goes wrong


async def test_a_clerk_that_dies_is_told_as_unforeseen_and_replaced(server: RunningServer) -> None:
    mia, table = await dealt(server)
    async with mia.at(table) as hers:
        assert "unforeseen" not in await foresee(hers, "first")
        clerk = server.app.office.previews._all[-1]
        clerk.process.kill()
        clerk.process.join()
        assert await foresee(hers, "dead") == {**UNFORESEEN, "id": "dead"}
        assert "unforeseen" not in await foresee(hers, "again")


async def test_an_error_in_a_preview_ends_the_clerk_and_not_the_page(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Planted: a view that nothing can be imagined from."""
    mia, table = await dealt(server)
    async with mia.at(table) as hers:
        run = Clerks.run

        async def broken(self: Clerks, payers: tuple[Payer, ...], name: str, *args: Any) -> Any:
            request, _, actions = args
            return await run(self, payers, name, request, None, actions)

        monkeypatch.setattr(Clerks, "run", broken)
        assert await foresee(hers, "broken") == {**UNFORESEEN, "id": "broken"}
        monkeypatch.undo()
        assert "unforeseen" not in await foresee(hers, "again")


async def test_an_error_beside_the_clerk_is_logged_and_the_page_stays_open(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    mia, table = await dealt(server)

    async def fails(*_: Any) -> Any:
        raise KeyError("planted")

    async with mia.at(table) as hers:
        monkeypatch.setattr(Clerks, "run", fails)
        assert await foresee(hers, "p") == {**UNFORESEEN, "id": "p"}
        assert [record.message for record in caplog.records if record.levelname == "ERROR"] == [
            "not foreseen"
        ]
        done = await hers.play(0, choose(hers.looks[0], Random(1)))
        assert done["type"] == "done"
