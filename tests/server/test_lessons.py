"""Lessons at the table server: a private table, the script, what is refused, and how far one is."""

from typing import Any

import pytest

from novatable.lessons.library import Lessons
from tests.server.harness import Guest, Page, RunningServer

pytestmark = pytest.mark.anyio


async def begin(guest: Guest, lesson: str) -> str:
    told = await guest.post(f"/api/lessons/{lesson}/play")
    return str(told["table"]["id"])


async def settled(page: Page) -> dict[str, Any]:
    """The lesson, once it is the learner's turn to do something."""
    while page.table["lesson"]["state"] == "watch":
        await page.next()
    lesson: dict[str, Any] = page.table["lesson"]
    return lesson


@pytest.mark.parametrize("name", ["afternova-first", "novaraiders-first"])
async def test_a_guided_game_is_played_to_its_last_step(server: RunningServer, name: str) -> None:
    guest = await server.guest("Mia")
    table = await begin(guest, name)
    async with guest.at(table) as page:
        seen = set()
        while (lesson := await settled(page))["state"] != "free":
            number = lesson.get("page", 0)
            seen.add(number)
            assert lesson["step"]["text"]["en"]
            if lesson["state"] == "read":
                told = await page.request("turn", page=number + 1)
                assert told["type"] == "done", told
                await page.until_seq(told["seq"])
                continue
            action = lesson["step"]["solution"][0]
            told = await page.play(0, action)
            assert told["type"] == "done", told
            await page.until_seq(told["seq"])
        assert len(seen) == page.table["lesson"]["steps"] - 1
        names = [seat["name"] for seat in page.table["seats"]]
        assert names == ["Mia", "Cosima", "Dorian"], "texts speak of them"


async def test_other_tries_are_refused_kindly_and_change_nothing(server: RunningServer) -> None:
    guest = await server.guest("Mia")
    table = await begin(guest, "afternova-first")
    async with guest.at(table) as page:
        told = await page.play(0, {"type": "take", "card": 12})
        assert (told["type"], told["rule"], told["code"]) == ("refused", "lesson", "lesson-read")
        assert (await page.request("turn", page=2))["code"] == "lesson-page"
        for number in (1, 2, 3):
            await page.request("turn", page=number)
        told = await page.play(0, {"type": "take", "card": 8})
        assert (told["rule"], told["code"]) == ("lesson", "lesson-other")
        told = await page.play(0, {"type": "take", "card": 12})
        await page.until_seq(told["seq"])
        assert page.table["lesson"]["step"]["done"] == 1
        assert page.table["lesson"]["back"] == "undo"
        told = await page.request("undo", seq=page.seq, seat=0, actions=1)
        await page.until_seq(told["seq"])
        assert "done" not in page.table["lesson"]["step"]


async def test_an_exercise_is_solved_and_failed(server: RunningServer) -> None:
    guest = await server.guest("Mia")
    exercise = Lessons().find("an-01-fly-alone")
    assert exercise is not None
    table = await begin(guest, exercise.id)
    async with guest.at(table) as page:
        assert page.table["lesson"]["turns"] == 1
        assert len(page.table["lesson"]["hints"]) == 3
        for action in exercise.solution:
            told = await page.play(0, action)
            await page.until_seq(told["seq"])
        assert page.table["lesson"]["state"] == "solved"
    table = await begin(guest, exercise.id)
    async with guest.at(table) as page:
        for card in (3, 8, 28):
            told = await page.play(0, {"type": "take", "card": card})
            await page.until_seq(told["seq"])
        assert page.table["lesson"]["state"] == "failed"
        told = await page.play(0, {"type": "pass"})
        assert told["type"] == "refused"


async def test_cosima_answers_everybody_alike(server: RunningServer) -> None:
    """Computer players decide by the lesson, not by the table: a solution always holds."""
    guest = await server.guest("Mia")
    exercise = Lessons().find("an-05-first-deal")
    assert exercise is not None
    for _ in range(2):
        table = await begin(guest, exercise.id)
        async with guest.at(table) as page:
            await page.play(0, exercise.solution[0])
            await page.until(lambda _: "complete" in [a["type"] for a in page.looks[0].get("legal", [])])
            told = await page.play(0, exercise.solution[1])
            await page.until_seq(told["seq"])
            assert page.table["lesson"]["state"] == "solved"


async def test_lessons_survive_a_reload_and_are_not_among_my_games(server: RunningServer) -> None:
    guest = await server.guest("Mia")
    table = await begin(guest, "novaraiders-first")
    async with guest.at(table) as page:
        await page.request("turn", page=1)
        await page.play(0, {"type": "launch", "to": 15})
    async with guest.at(table) as page:
        assert page.table["lesson"]["page"] == 2
    assert table not in [line["table"] for line in await guest.get("/api/tables/mine")]


async def test_there_is_a_list_of_everything_to_learn(server: RunningServer) -> None:
    guest = await server.guest("Mia")
    games = await guest.get("/api/lessons")
    assert [each["game"] for each in games] == ["afternova", "novaraiders"]
    for each in games:
        assert each["guide"]["steps"][0]["en"]
        assert len(each["exercises"]) >= 12
        assert each["puzzle"]["kind"] == "puzzle"
    answer = await guest.ask("POST", "/api/lessons/none/play")
    assert answer.status_code == 404


async def test_nobody_opens_a_lesson_under_another_name(server: RunningServer) -> None:
    guest = await server.guest("Mia")
    config = {"game": "afternova", "seats": [{"who": "me"}] * 3, "lesson": "afternova-first"}
    answer = await guest.ask("POST", "/api/tables", config)
    assert answer.status_code == 400
