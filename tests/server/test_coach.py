"""The coach at a server: only where it is allowed, and by what the player can see."""

from itertools import islice

import pytest

from novatable.core.game import Game
from novatable.review.coach import word
from novatable.review.reviewing import judge_of
from novatable.review.walk import last_choice
from tests.review.planted import planted
from tests.server.harness import Page, RunningServer

pytestmark = pytest.mark.anyio


async def my_turn(page: Page) -> None:
    while page.turn() is None:
        await page.next()


@pytest.mark.parametrize("game", ["afternova", "novaraiders"])
async def test_advice_against_computer_players(server: RunningServer, game: str) -> None:
    mia = await server.guest("Mia")
    opened = await mia.post(
        "/api/tables", {"game": game, "seats": [{"who": "me"}, *[{"who": "computer"}] * 2]}
    )
    table = opened["table"]["id"]
    await mia.start(table)
    async with mia.at(table) as page:
        await my_turn(page)
        if page.looks[0]["view"]["phase"] == "directives":
            answer = await page.play(0, page.looks[0]["legal"][0])
            await page.until_seq(answer["seq"])
            await my_turn(page)
        told = await mia.post(f"/api/tables/{table}/coach", {"seat": 0})
        assert 1 <= len(told) <= 3
        assert told[0]["worth"] == 1
        assert [each["behind"] for each in told] == sorted(each["behind"] for each in told)
        checked = await page.request("check", seat=0, action=told[0]["action"])
        assert checked.get("rule") is None
        assert await mia.post(f"/api/tables/{table}/coach/word", {"seat": 0}) is None


async def test_no_coach_among_people_unless_agreed(server: RunningServer) -> None:
    mia, ben = await server.guests("Mia", "Ben")
    for coach, status in ((False, 409), (True, 200)):
        table = await mia.open("me", "open", "cadet", coach=coach, options={"first": 0})
        await ben.join(table, await mia.link(table, "join"))
        await mia.start(table)
        answer = await mia.ask("POST", f"/api/tables/{table}/coach", {"seat": 0, "level": "trader"})
        assert answer.status_code == status
        others = await ben.ask("POST", f"/api/tables/{table}/coach", {"seat": 0})
        assert others.json()["code"] == "coach-seat"


def test_a_blunder_gets_a_word_and_the_better_choice_none() -> None:
    for game in islice(planted(), 3):
        cut = Game.replay("\n".join(game.record.splitlines()[: game.step + 2]))
        turns = judge_of(cut.name).whole_turns
        before, actions = last_choice(cut, game.seat, turns)
        said = word(before.view(game.seat), actions)
        assert said is not None
        assert said.decision.better is not None
        better = said.decision.better.actions
        assert set(game.right) & {action["type"] for action in better}
        if not turns:
            assert word(before.view(game.seat), [cut.actions.from_json(action) for action in better]) is None
