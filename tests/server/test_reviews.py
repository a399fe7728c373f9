"""Reviews at a server: made in the background, kept, and never before the game is over."""

import asyncio
from typing import Any

import msgspec
import pytest

from novatable import Game
from novatable.players import make
from novatable.players.match import Match
from novatable.review.report import Figure, Part, Point
from novatable.server.clerks import reviews
from novatable.server.clerks.errands import review_order
from tests.patience import PATIENCE
from tests.server.harness import Guest, RunningServer

pytestmark = pytest.mark.anyio


def record(rounds: int = 1) -> str:
    """A short whole game."""
    game = Game.new("afternova", players=3, seed=8, round_limit=rounds)
    Match(game, [make("random", seed=seat) for seat in range(3)]).run()
    return game.record()


@pytest.fixture
def _quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "USUAL", "quick")


async def finished(mia: Guest, table: str) -> tuple[dict[str, Any], list[int]]:
    """The last state, and how many turns were done each time it was asked for."""
    state = await mia.post(f"/api/tables/{table}/review")
    done: list[int] = []
    for _ in range(int(10 * PATIENCE)):
        if state["review"] is not None:
            done.append(state["review"]["done"])
        if state["status"] != "running":
            return state, done
        await asyncio.sleep(0.1)
        state = await mia.get(f"/api/tables/{table}/review")
    raise AssertionError(f"not finished: {state['status']}")


@pytest.mark.usefixtures("_quickly")
async def test_a_game_is_reviewed_in_the_background_and_kept(server: RunningServer) -> None:
    mia, stranger = await server.guests("Mia", "Stranger")
    table = (await mia.post("/api/tables/import", {"record": record()}))["table"]["id"]
    assert (await mia.get(f"/api/tables/{table}/review"))["status"] == "none"
    state, done = await finished(mia, table)
    review = state["review"]
    assert state["status"] == "done"
    assert review["done"] == review["turns"] == 3
    assert not review["rough"]
    assert done == sorted(done)
    assert len(review["points"]) == review["turns"] + 1
    assert all(abs(sum(c["value"] for c in point["chances"]) - 1) < 0.01 for point in review["points"])
    assert [standing["seat"] for standing in review["standings"]] == [0, 1, 2]
    assert await mia.post(f"/api/tables/{table}/review") == state  # kept, not made again
    assert (await stranger.ask("GET", f"/api/tables/{table}/review")).status_code == 404
    page = await mia.ask("GET", f"/api/tables/{table}/review/page?language=de")
    assert page.status_code == 200
    assert 'lang="de"' in page.text
    assert "http://" not in page.text.partition('<script type="application/json"')[0]


def test_what_decided_the_game_is_judged_first() -> None:
    points = [
        Point(step, step, 1, 0, (Figure(chance), Figure(1 - chance)), (0, 0))
        for step, chance in enumerate((0.5, 0.6, 0.2, 0.25))
    ]
    shares = (points[:2], points[2:3], points[3:])
    parts = [Part(turn, tuple(share), (), (), None) for turn, share in enumerate(shares)]
    assert review_order([msgspec.json.encode(each) for each in parts]) == [1, 0, 2]


async def test_nothing_is_reviewed_before_the_game_is_over(server: RunningServer) -> None:
    mia = await server.guest("Mia")
    table = (await mia.post("/api/play-now", {"game": "afternova", "players": 3}))["table"]["id"]
    for method in ("GET", "POST"):
        answer = await mia.ask(method, f"/api/tables/{table}/review")
        assert answer.status_code == 409
        assert answer.json()["code"] == "review-not-over"


async def test_a_review_can_be_stopped_and_begun_again(server: RunningServer) -> None:
    mia = await server.guest("Mia")
    table = (await mia.post("/api/tables/import", {"record": record(3)}))["table"]["id"]
    await mia.post(f"/api/tables/{table}/review")
    while (await mia.get(f"/api/tables/{table}/review"))["review"] is None:
        await asyncio.sleep(0.1)
    assert (await mia.ask("DELETE", f"/api/tables/{table}/review")).status_code == 204
    stopped = await mia.get(f"/api/tables/{table}/review")
    assert stopped["status"] == "stopped"
    assert stopped["review"]["done"] < stopped["review"]["turns"]
    assert (await mia.post(f"/api/tables/{table}/review"))["status"] == "running"
    await mia.ask("DELETE", f"/api/tables/{table}/review")
