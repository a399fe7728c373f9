"""Bad input harms nothing: whatever comes in, the answer is in words and the table stands."""

import logging
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from novatable.server.clerks.folding import fold
from novatable.server.net.wire import Check
from novatable.server.table import entries, house
from novatable.server.table.table import Table
from tests.conftest import Work
from tests.server.harness import Guest, Json, RunningServer, page

pytestmark = pytest.mark.anyio

ODD: tuple[Any, ...] = (
    None,
    True,
    0,
    -1,
    2**63,
    10**40,
    1.5,
    "",
    "x",
    "\x00",
    "\U0001f680" * 50,
    "0" * 32,
    "y" * 5000,
    [],
    [[]],
    {},
    {"type": "take"},
    {"a": {"b": {"c": [1, 2, {"d": None}]}}},
)


def damaged(value: Any, rng: Random) -> Any:
    """The value with something in it changed, dropped, added or replaced."""
    chance = rng.random()
    if chance < 0.15 or not isinstance(value, dict | list) or not value:
        return rng.choice(ODD)
    if isinstance(value, list):
        place = rng.randrange(len(value))
        return [*value[:place], damaged(value[place], rng), *value[place + 1 :]]
    changed = dict(value)
    key = rng.choice(list(changed))
    if chance < 0.3:
        del changed[key]
    elif chance < 0.4:
        changed[str(rng.choice(ODD))[:20]] = rng.choice(ODD)
    else:
        changed[key] = damaged(changed[key], rng)
    return changed


def requests(look: Json, seq: int) -> list[Json]:
    action = look["legal"][0]
    return [
        {"type": "play", "id": "f", "seq": seq, "seat": 1, "action": action},
        {"type": "check", "id": "f", "seat": 0, "action": action, "preview": True},
        {"type": "check", "id": "f", "seat": 0, "action": [action, action]},
        {"type": "undo", "id": "f", "seq": seq, "seat": 1},
        {"type": "consent", "id": "f", "yes": True},
        {"type": "say", "id": "f", "seat": 1, "text": "hello", "to": [0]},
        {"type": "instruct", "id": "f", "seat": 1, "kinds": ["pass"], "only": True, "until_turn": False},
        {"type": "return", "id": "f", "seat": 1},
        {"type": "hello", "table": "x", "token": "y", "after": 1},
    ]


def in_words(answer: Json) -> bool:
    return bool(answer.get("rule") or answer.get("reason")) and bool(answer["message"])


async def dealt(server: RunningServer) -> tuple[Guest, str]:
    mia = await server.guest("Mia")
    table = await mia.open("me", "random", options={"first": 0})
    await mia.start(table)
    return mia, table


async def send_damaged_frames(mia: Guest, table: str, frames: int, rng: Random) -> int:
    """How many were carried out all the same: by chance some are possible."""
    async with mia.at(table) as hers:
        look, seq = hers.looks[0], hers.seq
    done = 0
    for _ in range(0, frames, 20):
        async with mia.at(table) as hers:
            for _ in range(20):  # a page is closed after more that cannot be read
                text = msgspec.json.encode(damaged(rng.choice(requests(look, seq)), rng)).decode()
                if rng.random() < 0.2:
                    place = rng.randrange(len(text))
                    text = text[:place] + rng.choice('{}[]",:x\x00') + text[place + rng.randrange(3) :]
                await hers.socket.send(text)
            for _ in range(20):
                answer = await hers.until_type("refused", "checked", "done")
                done += answer["type"] == "done"
                assert answer["type"] != "refused" or in_words(answer)
    return done


@pytest.mark.parametrize("part", [0, 1])
async def test_damaged_frames_harm_nothing(
    server: RunningServer, work: Work, caplog: pytest.LogCaptureFixture, part: int
) -> None:
    mia, table = await dealt(server)
    frames = work.amount(300, 480_000)
    assert await send_damaged_frames(mia, table, frames, Random(6 + part)) < frames / 5
    work.did(frames, "damaged frames")
    await stands(server, table)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_a_server_that_fails_at_a_frame_is_found_out(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Planted: without an action's type the server does not know what to do."""
    check = house.check

    def fails(table: Table, who: str, asked: Check) -> Any:
        assert all(action["type"] for action in entries.actions_of(asked.action))
        return check(table, who, asked)

    monkeypatch.setattr(house, "check", fails)
    mia, table = await dealt(server)
    with pytest.raises(ConnectionClosed):
        await send_damaged_frames(mia, table, 2_000, Random(6))


async def test_damaged_greetings_let_nobody_in(
    server: RunningServer, work: Work, caplog: pytest.LogCaptureFixture
) -> None:
    rng = Random(8)
    _, table = await dealt(server)
    stranger = await server.guest("Stranger")
    good = {"type": "hello", "table": table, "token": stranger.token, "watch": "0" * 32, "after": 1}
    for _ in range(work.amount(60, 20_000)):
        async with page(server.url, table, greet=False) as theirs:
            greeting = damaged(good, rng)
            await theirs.socket.send(msgspec.json.encode(greeting).decode())
            answer = await theirs.next()
            assert answer["type"] == "gone", greeting
            assert in_words(answer)
            work.did(1, "damaged greetings")
    await stands(server, table)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def stands(server: RunningServer, table: str) -> None:
    """The table in memory is what its log tells."""
    told, _, wrong = fold(table, await server.app.store.read(table))
    assert wrong is None
    assert told is not None
    assert told.game is not None
    game = server.app.tables.live[table].table.game
    assert game is not None
    assert game.digest() == told.game.digest()


async def test_damaged_requests_get_an_answer_in_words(
    server: RunningServer, work: Work, caplog: pytest.LogCaptureFixture
) -> None:
    rng = Random(7)
    mia, stranger = await server.guests("Mia", "Stranger")
    table = await mia.open("me", "open")
    described = (await server.http.get("/api/docs/openapi.json")).json()["paths"]
    bodies = _bodies(await mia.link(table, "join"))
    operations = [(path, method) for path, methods in described.items() for method in methods]
    for _ in range(work.amount(300, 30_000)):
        path, method = rng.choice(operations)
        if path == "/api/me/token":
            continue
        body = damaged(rng.choice(bodies), rng)
        filled = path.replace("{table_id}", rng.choice((table, "x", "%00", "a" * 300)))
        filled = filled.replace("{seat}", rng.choice(("0", "1", "99", "-1", "x")))
        guest: Guest = rng.choice((mia, stranger))
        answer = await guest.ask(method.upper(), filled + rng.choice(("", "?seat=x", "?before=-1")), body)
        assert answer.status_code < 500, (method, filled, body, answer.text)
        work.did(1, "damaged requests")
        if answer.status_code >= 400:
            assert set(answer.json()) == {"rule", "code", "args", "message"}, answer.text
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def _bodies(secret: str) -> list[Json]:
    return [
        {"name": "Mia"},
        {
            "game": "afternova",
            "seats": [{"who": "me"}, {"who": "computer", "level": "cadet"}],
            "listed": True,
        },
        {"game": "novaraiders", "seats": [{"who": "open"}] * 3, "options": {"first": 1}, "talk": "phrases"},
        {"secret": secret, "seat": 1},
        {"seat": 1},
        {"level": "cadet"},
        {"purpose": "seat", "seat": 1, "name": "Robo"},
        {"record": '{"novatable":1}\n', "seats": [{"who": "me"}]},
        {"url": "https://hooks.example/"},
    ]
