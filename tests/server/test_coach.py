"""The coach at a server: only where it is allowed, and by what the player can see."""

from itertools import islice

import pytest

from novatable.afternova.actions import Agree, Propose
from novatable.afternova.terms import Icons
from novatable.core.game import Game
from novatable.review.coach import word
from novatable.review.reviewing import judge_of
from novatable.review.walk import last_choice
from tests.builders import afternova as an
from tests.review.planted import MOSS, PLUMMET, SABLE, planted
from tests.server.harness import Page, RunningServer

pytestmark = pytest.mark.anyio


async def my_turn(page: Page) -> None:
    while page.turn() is None:
        await page.next()


@pytest.mark.parametrize(("game", "measure"), [("afternova", "percent"), ("novaraiders", "points")])
async def test_advice_against_computer_players(server: RunningServer, game: str, measure: str) -> None:
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
        assert {each["measure"] for each in told} == {measure}
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


def test_the_word_says_to_whom_a_deal_gives_the_last_blueprint() -> None:
    """The rival has shown its sixth, and lacks the green Fragment; whoever agrees could fly there alone."""
    last, own = an.blueprint("KKG"), an.blueprint("WWO")
    digger, engineers = an.paw("extraction"), [an.paw("engineering", nth=nth) for nth in (0, 1)]
    others = [card for card in range(an.CARDS.n_paws, len(an.CARDS.cost)) if card not in (last, own)]
    others.sort(key=lambda card: an.CARDS.points[card])
    done = {seat: others[seat :: len(others) // 5][:5] for seat in (0, 1)}
    game = an.arrange(
        an.new(3, first=1),
        hands={0: [digger, engineers[0], own], 1: [engineers[1], last]},
        storage={0: "WW", 1: "KK"},
        completed=done,
        starships={0: an.starship("WO"), 1: an.starship("KG")},
        planets=[(MOSS, "WGO"), (SABLE, "PPO"), (PLUMMET, "WWOOO")],
        active=1,
    )
    for card in game.state.players[1].hand:
        game.state.seen[card] = game.state.everyone()
    promises: dict[int | None, Icons] = {1: an.icons(engineering=2), 0: an.icons(extraction=2)}
    game.play(1, Propose(an.terms(MOSS, promises, {1: "GO", 0: "W"}), (engineers[1],)))
    agreed = next(action for action in game.legal(0) if isinstance(action, Agree))
    said = word(game.view(0), [agreed])
    assert said is not None
    assert said.note.code == "gives-blueprint"
    assert said.note.args["seat"] == 1
    assert said.note.args["n"] == 6
