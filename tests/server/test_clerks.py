"""Long work is done beside the event loop: fairly, within a time, and without holding up a table."""

import asyncio
import gc
import sys
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from random import Random
from types import SimpleNamespace
from typing import Any, NoReturn

import msgspec
import pytest

from novatable.core.game import Game
from novatable.server.application import TURN
from novatable.server.clerks import errands, worker
from novatable.server.clerks.clerks import Clerks, Errand, Result, Unfinished, run_errands
from novatable.server.net.budget import Budgets, Payer
from novatable.server.operating.settings import Settings
from tests.patience import PATIENCE
from tests.server.harness import RunningServer, choose, serving

pytestmark = pytest.mark.anyio

A, B = Payer("table", "a"), Payer("table", "b")


class Desk(Clerks):
    """Clerks that write down what they are asked for, and need no process for it."""

    def __init__(self) -> None:
        super().__init__(1, 1.0, Budgets())
        self.done: list[str] = []

    def _run(self, errand: Errand) -> Result:
        self.done.append(errand.name)
        return Result(errand.name, None, 100.0)


async def test_whoever_asks_for_much_waits_behind_who_asks_for_little() -> None:
    desk = Desk()
    asked = [desk.run((A,), f"a{number}") for number in range(5)] + [desk.run((B,), "b")]
    await asyncio.gather(*asked)
    assert desk.done.index("b") <= 2
    desk.close()


async def test_work_is_paid_for_by_the_time_it_took() -> None:
    desk = Desk()
    before = desk._budgets.left(A, "work")
    await desk.run((A, B), "a")
    assert before - desk._budgets.left(A, "work") == pytest.approx(100, abs=5)
    desk.close()


@asynccontextmanager
async def one_clerk(seconds: float) -> AsyncIterator[Clerks]:
    desk = Clerks(1, seconds, Budgets())
    try:
        yield desk
    finally:
        desk.close()


async def test_what_takes_too_long_is_ended_and_the_next_errand_is_done() -> None:
    view = Game.new("afternova", players=2, seed=7, first=0).view(0)
    async with one_clerk(60.0) as desk:
        desk.seconds = 0.0
        with pytest.raises(Unfinished, match="longer than 0 seconds"):
            await desk.run((A,), "foresee", "x", view, ({"type": "pass"},), False)
        desk.seconds = 60.0
        with pytest.raises(ValueError, match="line 1"):
            await desk.run((A,), "take_record", "no record")


async def test_a_clerk_that_dies_is_replaced() -> None:
    async with one_clerk(60.0) as desk:
        with pytest.raises(ValueError, match="line 1"):
            await desk.run((A,), "take_record", "no record")
        desk._all[0].process.kill()
        desk._all[0].process.join()
        with pytest.raises(Unfinished):
            await desk.run((A,), "take_record", "no record")
        with pytest.raises(ValueError, match="line 1"):
            await desk.run((A,), "take_record", "no record")


def test_a_clerk_that_does_not_start_is_no_clerk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "START_SECONDS", 0.0)
    with pytest.raises(RuntimeError, match="does not start"):
        worker.Worker(run_errands)


# ---- previews


def unlucky(_view: Any, *_step: object) -> NoReturn:
    raise ValueError("no world was found")


def test_what_cannot_be_foreseen_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """If no world is found that fits the view, there is an answer all the same, and the page stays open."""
    view: Any = Game.new("afternova", players=2, seed=7, first=0).view(0)
    action = {"type": "take", "card": view.paws[0]}
    monkeypatch.setattr(errands, "Game", SimpleNamespace(foresee=unlucky))
    for step in ((action,), (action, action)):
        told = msgspec.json.decode(errands.foresee("x", view, step, True))
        assert told == {"type": "checked", "id": "x", "unforeseen": True}


class NeverDone(Clerks):
    """They come to no end until they are let."""

    def __init__(self, budgets: Budgets) -> None:
        super().__init__(1, 60.0, budgets)
        self.asked = asyncio.Event()
        self.let = asyncio.Event()

    async def run(self, payers: tuple[Payer, ...], name: str, *args: Any) -> Any:  # noqa: ARG002
        self.asked.set()
        await self.let.wait()
        raise Unfinished("this took longer than 60 seconds")


async def test_a_table_plays_on_while_a_preview_is_made(server: RunningServer) -> None:
    """Planted: a preview that comes to no end."""
    mia, ben = await server.guests("Mia", "Ben")
    table = await mia.open("me", "open", options={"first": 0})
    await ben.join(table, await mia.link(table, "join"))
    await mia.start(table)
    office = server.app.office
    usual, office.previews = office.previews, NeverDone(Budgets())
    try:
        async with ben.at(table) as his, mia.at(table) as hers, mia.at(table) as second:
            card = hers.looks[0]["view"]["paws"][0]
            action = {"type": "take", "card": card}
            await second.send(type="check", id="c", seat=0, action=action, preview=True)
            await office.previews.asked.wait()
            done = await hers.play(0, choose(hers.looks[0], Random(1)))
            assert done["type"] == "done"
            await his.until_seq(done["seq"])
            office.previews.let.set()
            told = await second.until(lambda message: message.get("id") == "c")
            assert told == {"type": "checked", "id": "c", "unforeseen": True}
    finally:
        office.previews = usual


# ---- records


async def test_a_record_has_a_longest(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.new("afternova", players=2, seed=7, first=0)
    game.play(0, game.legal(0)[0])
    monkeypatch.setattr(errands, "MOST_ACTIONS", 0)
    with pytest.raises(ValueError, match="at most 0 actions"):
        errands.take_record(game.record())
    monkeypatch.undo()
    assert len(errands.take_record(game.record()).actions) == 1
    mia = await server.guest("Mia")
    answer = await mia.ask("POST", "/api/tables/import", {"record": "x" * 1_000_001})
    assert answer.status_code == 400
    assert "1000000 characters" in answer.json()["message"]


async def test_an_import_is_paid_for(settings: Settings) -> None:
    game = Game.new("afternova", players=2, seed=7, first=0)
    async with serving(msgspec.structs.replace(settings, allowance=1.0)) as server:
        budgets = server.app.doors.budgets
        budgets._clock = lambda: 0.0  # nothing is refilled
        mia = await server.guest("Mia")
        await mia.post("/api/tables/import", {"record": game.record()})
        assert budgets.left(Payer("person", mia.id), "work") < 2000 - 190
        assert budgets.left(Payer("person", mia.id), "doors") < 30


async def test_the_event_loop_does_not_wait_long_for_a_thread(settings: Settings) -> None:
    """Tables are folded in one."""
    sys.setswitchinterval(0.005)
    async with serving(settings):
        assert sys.getswitchinterval() == pytest.approx(TURN)
    assert sys.getswitchinterval() == pytest.approx(0.005)


async def test_a_server_that_has_stopped_leaves_its_process_as_it_was(settings: Settings) -> None:
    """A computer player that thinks in a process with a frozen heap would take a hundred times as long."""
    gc.unfreeze()
    thresholds = gc.get_threshold()
    async with serving(settings):
        assert gc.get_freeze_count() > 0
    assert gc.get_freeze_count() == 0
    assert gc.get_threshold() == thresholds


async def test_an_errand_that_fails_when_nobody_waits_any_more_is_no_error() -> None:
    """As when the server stops in the middle of one."""
    begun, end = threading.Event(), threading.Event()

    class Dying(Desk):
        def _run(self, errand: Errand) -> Result:
            self.done.append(errand.name)
            begun.set()
            end.wait(PATIENCE)
            raise Unfinished("the server could not finish this")

    complaints: list[dict[str, Any]] = []
    loop = asyncio.get_running_loop()
    usual = loop.get_exception_handler()
    loop.set_exception_handler(lambda _, context: complaints.append(context))
    desk = Dying()
    waiting = asyncio.create_task(desk.run((A,), "one"))
    await asyncio.to_thread(begun.wait, 60)
    waiting.cancel()
    with suppress(asyncio.CancelledError):
        await waiting
    end.set()
    while not desk._turns.free:
        await asyncio.sleep(0.001)
    gc.collect()
    loop.set_exception_handler(usual)
    desk.close()
    assert complaints == []


# ---- the end of a process


def answers_too_late(pipe: worker.Pipe) -> None:
    """The life of a worker who works until the server has gone."""
    for _question in worker.questions(pipe):
        pipe.poll(None)
        worker.reply(pipe, "too late")


def test_a_process_that_outlives_the_server_ends_without_a_word(capfd: pytest.CaptureFixture[str]) -> None:
    """A log holds one JSON object per line, and no Traceback where nothing is wrong."""
    late = worker.Worker(answers_too_late)
    late.pipe.send("a question")
    late.pipe.close()
    late.process.join(PATIENCE)
    assert late.process.exitcode == 0
    assert capfd.readouterr().err == ""
