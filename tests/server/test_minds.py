"""Computer players: never on the event loop, and never in the way of a table."""

import asyncio
import os
import signal
from random import Random
from typing import Any

import msgspec
import pytest

from novatable import Game
from novatable.players import levels_of
from novatable.players.budget import Budget
from novatable.server.clerks.worker import Worker
from novatable.server.live import minds
from novatable.server.live.minds import Decision, MindFailed, Minds, Question, think
from novatable.server.operating.settings import Settings
from tests.server import broken_minds
from tests.server.harness import play_on, serving

pytestmark = pytest.mark.anyio


def question(level: str) -> Question:
    game = Game.new("afternova", players=3, seed=2, first=0)
    return Question(level, "afternova", 1, game.view(0), game.legal(0))


async def test_a_worker_that_dies_or_gets_stuck_is_replaced_and_the_decision_taken_again() -> None:
    workers = Minds(1, seconds=3)
    try:
        decision = await workers.decide(question("random"))
        assert decision == think(question("random"))
        assert isinstance(decision, Decision)
        assert decision.why is not None
        for how in (signal.SIGKILL, signal.SIGSTOP):
            first = workers._idle[0].process
            assert first.pid is not None
            os.kill(first.pid, how)
            deciding = asyncio.create_task(workers.decide(question("random")))
            ticks = 0
            while not deciding.done():
                ticks += 1
                await asyncio.sleep(0.0005)
            assert await deciding == decision
            assert ticks > 1
            assert workers._idle[0].process is not first
    finally:
        workers.close()


@pytest.mark.parametrize(("level", "why"), [("crashing", "crashed"), ("slow", "slow"), ("failing", "failed")])
async def test_who_fails_twice_is_not_asked_again(
    level: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An error in a player's code would only happen again."""
    monkeypatch.setattr(minds, "serve_questions", broken_minds.serve)
    asked: list[str] = []
    ask = Worker.ask

    def noted(worker: Worker, question: tuple[Any, ...], seconds: float) -> Any:
        asked.append(question[0])  # servers of other tests may still have work for theirs
        return ask(worker, question, seconds)

    monkeypatch.setattr(Worker, "ask", noted)
    workers = Minds(1, seconds=1 if why == "slow" else 20)
    try:
        with pytest.raises(MindFailed, match=why):
            await workers.decide(question(level))
    finally:
        workers.close()
    assert asked.count(level) == (1 if why == "failed" else 2)


async def test_the_more_questions_wait_the_less_time_each_has(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    given: list[float] = []

    def ask(asked: Question) -> Decision:
        given.append(asked.seconds)
        return Decision(None, None)

    workers = Minds(2, seconds=20)
    monkeypatch.setattr(workers, "_ask", ask)
    try:
        await workers.decide(question("random"))
        await asyncio.gather(*[workers.decide(question("random")) for _ in range(8)])
        await workers.decide(question("random"))
    finally:
        workers.close()
    assert given[0] == given[-1] == Budget().seconds
    assert min(given) < 0.4 * Budget().seconds
    assert sorted(given[3:]) == given[3:]  # the first two found both workers free


async def test_players_remember_how_everybody_dealt(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With every question comes what everybody saw, and an answer can depend on it."""
    asked: list[Question] = []

    def ask(question: Question) -> Decision:
        asked.append(question)
        return think(question)

    game = Game.new("afternova", players=4, seed=2, first=1, round_limit=3)  # one with many deals
    async with serving(settings) as server:
        monkeypatch.setattr(server.app.minds, "_ask", ask)  # not those of a server that others' tables are at
        mia = await server.guest("Mia")
        body = {"record": game.record(), "seats": [{"who": "computer", "level": "trader"}] * 4}
        table = (await mia.post("/api/tables/import", body))["table"]["id"]
        async with mia.at(table) as hers:
            await play_on(hers, Random(1))
    dealt = [len(question.answers) for question in asked]
    assert dealt == sorted(dealt)
    assert dealt[-1] > 3
    assert any(think(question) != think(question._replace(answers=())) for question in asked)


async def test_a_table_goes_on_with_simpler_players_and_says_so(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each broken player is replaced by the one below it, down to one that can play."""
    monkeypatch.setattr(minds, "serve_questions", broken_minds.serve)
    levels = {"random": levels_of("afternova")["random"], **broken_minds.BROKEN}
    monkeypatch.setattr("novatable.players.afternova.LEVELS", levels)
    async with serving(msgspec.structs.replace(settings, mind_seconds=3.0)) as server:
        mia = await server.guest("Mia")
        table = await mia.open("me", "cheating", "random", options={"round_limit": 1, "first": 1})
        async with mia.at(table) as hers:
            await mia.start(table)
            await play_on(hers, Random(1))
        told = [face["news"] for frame in hers.got for face in frame.get("faces", ())]
        replaced = [
            (news["seat"], news["before"], news["why"], news["level"])
            for news in told
            if news["kind"] == "replaced"
        ]
        assert replaced == [
            (1, "cheating", "impossible", "failing"),
            (1, "failing", "failed", "crashing"),
            (1, "crashing", "crashed", "slow"),
            (1, "slow", "slow", "random"),
        ]
        assert hers.table["seats"][1]["level"] == "random"


async def test_where_no_worker_can_be_had_the_first_legal_action_is_played(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_worker(*_given: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(Worker, "__init__", no_worker)
    async with serving(settings) as server:
        mia = await server.guest("Mia")
        table = await mia.open("me", "random", "random", options={"round_limit": 1})
        async with mia.at(table) as hers:
            await mia.start(table)
            await play_on(hers, Random(1))
        assert hers.over()
