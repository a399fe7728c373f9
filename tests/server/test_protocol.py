"""Messages that are lost, repeated, late, stale or malformed; pages that come back."""

import asyncio
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosedError

from novatable.server.net import protocol
from novatable.server.operating.metrics import METRICS
from tests.server.harness import Guest, Json, Page, RunningServer, choose, page, without_end

pytestmark = pytest.mark.anyio


async def two_at_a_table(server: RunningServer, **config: Any) -> tuple[Guest, Guest, str]:
    mia = await server.guest("Mia")
    ben = await server.guest("Ben")
    table = await mia.open("me", "open", options={"first": 0}, **config)
    await ben.join(table, await mia.link(table, "join"))
    await mia.start(table)
    return mia, ben, table


async def play_some(hers: Page, his: Page, actions: int) -> None:
    rng = Random(5)
    for _ in range(actions):
        while hers.turn() is None and his.turn() is None:
            await his.next()  # how things look comes with the newest entry, which may be one of the house
        open_page = hers if hers.turn() is not None else his
        seat = open_page.turn()
        assert seat is not None
        answer = await open_page.play(seat, rng.choice(without_end(open_page.looks[seat])))
        assert answer["type"] == "done", answer
        await hers.until_seq(answer["seq"])
        await his.until_seq(answer["seq"])


def cut(frames: list[Json]) -> list[Json]:
    """Frames without what only the newest has."""
    return [
        {
            "seq": frame["seq"],
            "at": frame["at"],
            "faces": [
                {key: value for key, value in face.items() if key != "look"} for face in frame["faces"]
            ],
        }
        for frame in frames
        if frame["type"] == "happened"
    ]


@pytest.mark.parametrize("missed", [0, 1, 40])
async def test_who_reconnects_gets_exactly_what_was_missed(server: RunningServer, missed: int) -> None:
    mia, ben, table = await two_at_a_table(server)
    async with mia.at(table) as hers:
        async with ben.at(table) as his:
            await play_some(hers, his, 3)
        last = his.seq
        async with ben.at(table) as watching:  # the same seat on another device, never away
            await play_some(hers, watching, missed)
        async with ben.at(table, after=last) as again:
            first = again.got[0]
            assert first["type"] == "resumed"
            assert first["seq"] == last
            assert first["missed"] == watching.seq - last
            await again.until_seq(watching.seq)
            if missed:
                assert again.looks == watching.looks
                assert all("look" not in face for frame in again.got[1:-1] for face in frame["faces"])
            assert cut(again.got) == cut(watching.got)
            assert await again.quiet() == []


async def test_a_page_that_asks_whether_the_server_is_there_is_told_so(server: RunningServer) -> None:
    mia = await server.guest("Mia")
    table = await mia.open("me", "random")
    async with mia.at(table) as hers, page(server.url, table, watch=await mia.link(table, "watch")) as theirs:
        for one in (hers, theirs):
            await one.send(type="ping")
            assert await one.until_type("pong", "refused", "gone") == {"type": "pong"}


async def test_who_has_missed_very_much_is_welcomed_anew(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    mia, ben, table = await two_at_a_table(server)
    async with mia.at(table) as hers, ben.at(table) as his:
        await play_some(hers, his, 5)
        monkeypatch.setattr(protocol, "MOST_UNSENT", 1000)
        async with ben.at(table, after=0) as again:
            assert again.got[0]["type"] == "welcome"
            assert again.looks == his.looks
            await play_some(hers, again, 1)


async def test_the_whole_log_can_be_had_again(server: RunningServer) -> None:
    mia, ben, table = await two_at_a_table(server)
    async with mia.at(table) as hers, ben.at(table) as his:
        await play_some(hers, his, 4)
        await hers.request("say", seat=0, text="hello")
        async with mia.at(table, after=0) as again:
            await again.until_seq(hers.seq)
        assert [frame["seq"] for frame in again.got[1:]] == list(range(1, hers.seq + 1))
        assert cut(again.got)[-len(cut(hers.got)) :] == cut(hers.got)


async def test_a_sequence_from_the_future_gets_the_table_as_it_is(server: RunningServer) -> None:
    mia, _, table = await two_at_a_table(server)
    async with mia.at(table, after=10_000) as hers:
        assert hers.got[0]["type"] == "welcome"


async def test_a_repeated_request_is_answered_and_not_repeated(server: RunningServer) -> None:
    mia, _, table = await two_at_a_table(server)
    async with mia.at(table) as hers:
        action = choose(hers.looks[0], Random(1))
        made_at = hers.seq
        first = await hers.play(0, action, id="once")
        await hers.until_seq(first["seq"])
        again = await hers.play(0, action, id="once", seq=made_at)
        assert again == first
    async with mia.at(table) as hers:  # another connection, the same request
        assert await hers.play(0, action, id="once", seq=made_at) == first
        assert hers.seq == first["seq"]


async def test_who_acts_is_told_before_anybody_sees_it(server: RunningServer) -> None:
    mia, _, table = await two_at_a_table(server)
    async with mia.at(table) as hers:
        done = await hers.play(0, choose(hers.looks[0], Random(1)))
        await hers.until_seq(done["seq"])
        assert [message["type"] for message in hers.got[-2:]] == ["done", "happened"]
        assert [message["seq"] for message in hers.got[-2:]] == [done["seq"]] * 2


async def test_a_stale_action_is_refused_with_what_stands_now(server: RunningServer) -> None:
    mia, ben, table = await two_at_a_table(server)
    async with mia.at(table) as hers, ben.at(table) as his:
        made_at = hers.seq
        rng = Random(3)
        while his.turn() != 1 or hers.turn() == 0:
            await play_some(hers, his, 1)
        refused = await his.play(1, choose(his.looks[1], rng), seq=made_at)
        assert refused["rule"] == "stale"
        assert refused["seq"] == his.seq
        assert refused["looks"][0]["view"] == his.looks[1]["view"]


async def test_an_action_out_of_turn_is_refused_with_the_game_s_rule(server: RunningServer) -> None:
    _, ben, table = await two_at_a_table(server)
    async with ben.at(table) as his:
        refused = await his.play(1, {"type": "take", "card": his.looks[1]["view"]["paws"][0]})
        assert refused["rule"] == "AN-3.1"
        assert refused["message"] == "it is seat 0's turn"


async def test_check_says_whether_and_why_not_and_changes_nothing(server: RunningServer) -> None:
    mia, _, table = await two_at_a_table(server)
    async with mia.at(table) as hers:
        seq = hers.seq
        card = hers.looks[0]["view"]["paws"][0]
        yes = await hers.request("check", seat=0, action={"type": "take", "card": card})
        assert "rule" not in yes
        no = await hers.request("check", seat=0, action={"type": "take", "card": 9999})
        assert no["rule"] == "AN-5.1"
        assert no["message"]
        assert (await hers.request("say", seat=0, text="done"))["seq"] == seq + 1


async def test_check_foresees_what_the_seat_can_know(server: RunningServer) -> None:
    mia, _, table = await two_at_a_table(server)
    async with mia.at(table) as hers:
        card = hers.looks[0]["view"]["paws"][0]
        plain = await hers.request("check", seat=0, action={"type": "take", "card": card})
        assert "events" not in plain
        seen = await hers.request("check", seat=0, action={"type": "take", "card": card}, preview=True)
        assert seen["events"] == [{"type": "took", "seat": 0, "card": card}]
        no = await hers.request("check", seat=0, action={"type": "take", "card": 9999}, preview=True)
        assert no["rule"] == "AN-5.1"
        assert "events" not in no


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{}",
        '{"type":"play"}',
        '{"type":"nothing","id":"a"}',
        '{"type":"play","id":"a","seq":0,"seat":0,"action":7}',
        '{"type":"play","id":"a","seq":0,"seat":99,"action":{}}',
        '{"type":"play","id":"a","seq":-1,"seat":0,"action":{}}',
        '{"type":"play","id":"","seq":0,"seat":0,"action":{}}',
        '{"type":"play","id":"a","seq":1e999,"seat":0,"action":{}}',
        '{"type":"say","id":"a","seat":0,"text":"x","more":1}',
        '{"type":"hello","table":"x"}',
        "[" * 5000,
        '{"type":"play","id":"a","seq":0,"seat":0,"action":' + '{"a":' * 3000 + "1" + "}" * 3001,
        '"\\ud800"',
    ],
)
async def test_a_malformed_message_is_refused_in_words(server: RunningServer, text: str) -> None:
    mia = await server.guest("Mia")
    table = await mia.open("me", "random")
    async with mia.at(table) as hers:
        await hers.socket.send(text)
        refused = await hers.next()
        assert (refused["type"], refused["rule"]) == ("refused", "message")
        assert refused["message"].startswith("not a message")
        assert (await hers.request("say", seat=0, text="still here"))["type"] == "done"


async def test_malformed_actions_are_refused_by_the_game(server: RunningServer) -> None:
    mia, _, table = await two_at_a_table(server)
    async with mia.at(table) as hers:
        for action in (
            {},
            {"type": None},
            {"type": "take"},
            {"type": "take", "card": "x"},
            {"type": "take", "card": 10**30},
            {"type": "take", "card": {"a": [[[1]]]}},
        ):
            refused = await hers.play(0, action)
            assert refused["type"] == "refused", action
            assert refused["rule"].startswith("AN-") or refused["rule"] == "message"


async def test_too_much_that_cannot_be_read_ends_the_connection(server: RunningServer) -> None:
    mia = await server.guest("Mia")
    table = await mia.open("me", "random")
    async with mia.at(table) as hers:
        for _ in range(21):
            await hers.socket.send("nonsense")
        gone = await hers.until_type("gone")
        assert gone["reason"] == "flood"
        await hers.socket.wait_closed()
        assert hers.socket.close_code == 4029


async def test_the_first_message_must_be_a_greeting(server: RunningServer) -> None:
    async with page(server.url, "x", greet=False) as stranger:
        await stranger.send(type="say", id="a", seat=0, text="hi")
        gone = await stranger.next()
        assert gone["reason"] == "refused"
        await stranger.socket.wait_closed()
        assert stranger.socket.close_code == 4003


async def test_who_does_not_read_is_cut_off_and_the_others_play_on(
    server: RunningServer, caplog: pytest.LogCaptureFixture
) -> None:
    mia, ben, table = await two_at_a_table(server)
    server.app.doors._logged.clear()
    before = METRICS.cut_off.values.get("slow", 0)
    async with mia.at(table) as hers, ben.at(table) as his:
        live = server.app.tables.live[table]
        stalled = next(one for one in live.connections if one.who == ben.id)
        for _ in range(400):
            stalled.send(b'"' + b"x" * 65_536 + b'"')
        answer = await hers.play(0, choose(hers.looks[0], Random(1)))
        assert answer["type"] == "done"
        await hers.until_seq(answer["seq"])
        with pytest.raises(ConnectionClosedError):
            await _read_on(his)
        assert stalled not in live.connections
    assert METRICS.cut_off.values["slow"] == before + 1
    assert [line.why for line in caplog.records if line.message == "cut off"] == ["slow"]  # type: ignore[attr-defined]


async def test_a_server_that_keeps_everything_for_who_does_not_read_is_found_out(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(protocol, "MOST_UNSENT", 1 << 40)
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(3):
            await test_who_does_not_read_is_cut_off_and_the_others_play_on(server, caplog)


async def _read_on(open_page: Page) -> None:
    while True:
        await open_page.socket.recv()
