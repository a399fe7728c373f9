"""Nobody enters where they do not belong: tokens, seats, verbs, links, origins."""

import asyncio
import secrets
from random import Random
from typing import Any

import pytest
from sqlalchemy import select
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from novatable.server.http import routes
from novatable.server.live.identity import Identity
from novatable.server.live.live_table import now_ms
from novatable.server.store import Person
from novatable.server.store.schema import links
from novatable.server.table import house
from novatable.server.table.refused import Refused
from tests.server.harness import Guest, RunningServer, choose, page

pytestmark = pytest.mark.anyio

VERBS: dict[str, dict[str, Any]] = {
    "play": {"seq": 1, "action": {"type": "take", "card": 0}},
    "check": {"action": {"type": "take", "card": 0}},
    "undo": {"seq": 1},
    "say": {"text": "hello"},
    "instruct": {"kinds": []},
    "return": {},
}


async def entered(url: str, table: str, **greeting: Any) -> bool:
    """Whether this greeting gets anything of the table."""
    async with page(url, table, **greeting) as tried:
        if tried.got[0]["type"] in ("welcome", "resumed"):
            return True
        assert tried.got[0]["type"] == "gone"
        with pytest.raises(ConnectionClosed):
            await tried.next()
        return False


async def test_every_token_at_every_seat_with_every_verb(server: RunningServer) -> None:
    mia, ben, eva, out = await server.guests("Mia", "Ben", "Eva", "Out")
    table = await mia.open("me", "open", "open", "random")
    secret = await mia.link(table, "join")
    assert await ben.join(table, secret) == 1
    assert await eva.join(table, secret) == 2
    await mia.start(table)
    watch = await mia.link(table, "watch")
    bot = await eva.link(table, "bot", 2)  # Eva gives her seat to a bot: she is out
    holders: dict[int, dict[str, Any]] = {0: {"token": mia.token}, 1: {"token": ben.token}, 2: {"token": bot}}
    for seat, greeting in holders.items():
        async with page(server.url, table, **greeting) as theirs:
            assert theirs.seats == [seat]
            for other in range(4):
                for verb, fields in VERBS.items():
                    answer = await theirs.request(verb, seat=other, **fields)
                    refused_for_the_seat = answer["type"] == "refused" and answer["rule"] == "seat"
                    is_yours = "already" in answer.get("message", "")  # "return" of who is there
                    assert refused_for_the_seat == (other != seat or is_yours), (seat, other, verb, answer)
    async with page(server.url, table, watch=watch) as theirs:
        assert theirs.seats == []
        for seat in range(4):
            for verb, fields in VERBS.items():
                answer = await theirs.request(verb, seat=seat, **fields)
                assert (answer["type"], answer["rule"]) == ("refused", "seat")
    for token in (eva.token, out.token, secret, watch, "0" * 32, "x"):
        assert not await entered(server.url, table, token=token)
    for link in (secret, bot, mia.token, "0" * 32):
        assert not await entered(server.url, table, watch=link)
    assert not await entered(server.url, table)
    assert not await entered(server.url, "nowhere", token=mia.token)


async def test_a_house_that_does_not_look_at_seats_is_found_out(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house, "own_seat", lambda *_: None)
    with pytest.raises(AssertionError):
        await test_every_token_at_every_seat_with_every_verb(server)


async def test_the_host_s_verbs_are_the_host_s(server: RunningServer) -> None:
    mia, ben, out = await server.guests("Mia", "Ben", "Out")
    table = await mia.open("me", "open", "random")
    await ben.join(table, await mia.link(table, "join"))
    for guest in (ben, out):
        for method, path, body in (
            ("POST", "start", None),
            ("PUT", "seats/2", {"level": "cadet"}),
            ("POST", "links", {"purpose": "join"}),
            ("POST", "links", {"purpose": "watch"}),
            ("POST", "links", {"purpose": "bot", "seat": 0}),
            ("POST", "links", {"purpose": "seat", "seat": 0}),
            ("PUT", "alert", {"url": None}),
        ):
            answer = await guest.ask(method, f"/api/tables/{table}/{path}", body)
            assert answer.status_code == 403, (path, answer.text)
            assert answer.json()["rule"] == "host"
    assert (await out.ask("GET", f"/api/tables/{table}")).status_code == 404
    assert (await out.ask("POST", f"/api/tables/{table}/leave", {"seat": 1})).status_code == 403
    assert (await out.ask("POST", f"/api/tables/{table}/rematch")).status_code == 403
    for token in ("", "Bearer", "Bearer x", f"Basic {mia.token}", f"Bearer {mia.token}0"):
        answer = await server.http.post(f"/api/tables/{table}/start", headers={"Authorization": token})
        assert (answer.status_code, answer.json()["rule"]) == (401, "token")


async def test_who_leaves_gets_nothing_more(server: RunningServer) -> None:
    mia, ben = await server.guests("Mia", "Ben")
    table = await mia.open("me", "open", options={"first": 0})
    await ben.join(table, await mia.link(table, "join"))
    await mia.start(table)
    async with mia.at(table) as hers, ben.at(table) as his:
        await ben.post(f"/api/tables/{table}/leave", {"seat": 1})
        assert (await his.until_type("gone"))["reason"] == "left"
        seen = len(his.got)
        await hers.play(0, choose(hers.looks[0], Random(1)))
        with pytest.raises(ConnectionClosed):
            await his.next()
        assert len(his.got) == seen
    assert not await entered(server.url, table, token=ben.token)
    assert not await entered(server.url, table, token=ben.token, after=1)


async def test_a_new_link_ends_the_old_one(server: RunningServer) -> None:
    mia, ben = await server.guests("Mia", "Ben")
    table = await mia.open("me", "open")
    old, new = await mia.link(table, "join"), await mia.link(table, "join")
    assert (await ben.ask("POST", f"/api/tables/{table}/join", {"secret": old})).status_code == 403
    assert await ben.join(table, new) == 1
    old_watch, new_watch = await mia.link(table, "watch"), await mia.link(table, "watch")
    assert not await entered(server.url, table, watch=old_watch)
    assert await entered(server.url, table, watch=new_watch)


async def test_links_are_for_one_purpose_and_one_table(server: RunningServer) -> None:
    mia, ben = await server.guests("Mia", "Ben")
    table, other = await mia.open("me", "open"), await mia.open("me", "open")
    watch, join = await mia.link(table, "watch"), await mia.link(other, "join")
    for secret in (watch, join, "0" * 32, None):
        answer = await ben.ask("POST", f"/api/tables/{table}/join", {"secret": secret})
        assert (answer.status_code, answer.json()["rule"]) == (403, "link")
        if secret:
            claimed = await ben.ask("POST", "/api/links/claim", {"secret": secret})
            assert (claimed.status_code, claimed.json()["rule"]) == (403, "link")


@pytest.mark.parametrize("out", ["leave", "computer", "bot"])
async def test_who_is_out_has_no_key_to_the_seat(server: RunningServer, out: str) -> None:
    """A link to one's own seat, made before, ends with the seat: nobody comes back through it."""
    mia, ben, eva = await server.guests("Mia", "Ben", "Eva")
    table = await mia.open("me", "open", "random")
    join = await mia.link(table, "join")
    await ben.join(table, join)
    key = await ben.link(table, "seat", 1)
    if out == "leave":
        await ben.post(f"/api/tables/{table}/leave", {"seat": 1})
        await eva.join(table, join)
    elif out == "computer":
        await mia.ask("PUT", f"/api/tables/{table}/seats/1", {"level": "random"})
    else:
        await ben.link(table, "bot", 1)
    await mia.start(table)
    for verb in ("look", "claim"):
        answer = await ben.ask("POST", f"/api/links/{verb}", {"secret": key})
        assert (answer.status_code, answer.json()["rule"]) == (403, "link")
    assert not await entered(server.url, table, token=ben.token)
    assert await entered(server.url, table, token=eva.token) == (out == "leave")


async def test_a_person_moves_a_seat_to_another_device(server: RunningServer) -> None:
    mia, phone = await server.guests("Mia", "Mia")
    table = await mia.open("me", "random")
    await mia.start(table)
    secret = await mia.link(table, "seat", 0)
    assert await entered(server.url, table, token=mia.token)  # until the other device takes it
    await phone.post("/api/links/claim", {"secret": secret})
    assert not await entered(server.url, table, token=mia.token)
    assert await entered(server.url, table, token=phone.token)
    assert (await phone.get(f"/api/tables/{table}"))["host"]  # as she was


async def test_a_host_who_gives_a_seat_away_stays_the_host(server: RunningServer) -> None:
    mia, ben = await server.guests("Mia", "Ben")
    table = await mia.open("me", "me", "random")
    await ben.post("/api/links/claim", {"secret": await mia.link(table, "seat", 1)})
    assert (await mia.get(f"/api/tables/{table}"))["host"]
    await mia.link(table, "bot", 0)
    assert (await mia.get(f"/api/tables/{table}"))["host"]
    assert not (await ben.get(f"/api/tables/{table}"))["host"]


async def test_a_bot_s_token_ends_with_the_next(server: RunningServer) -> None:
    mia = await server.guest("Mia")
    table = await mia.open("me", "random")
    old = await mia.link(table, "bot", 1)
    assert await entered(server.url, table, token=old)
    new = await mia.link(table, "bot", 1)
    assert not await entered(server.url, table, token=old)
    assert await entered(server.url, table, token=new)
    answer = await mia.ask("PUT", f"/api/tables/{table}/seats/1", {"level": "cadet"})
    assert answer.status_code == 200
    assert not await entered(server.url, table, token=new)


async def test_a_renewed_token_ends_the_old_one(server: RunningServer) -> None:
    mia = await server.guest("Mia")
    table = await mia.open("me", "random")
    renewed = await mia.post("/api/me/token")
    assert (await mia.ask("GET", "/api/me")).status_code == 401
    assert not await entered(server.url, table, token=mia.token)
    assert await entered(server.url, table, token=renewed["token"])


async def test_another_device_is_added_by_a_link_that_works_once(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has a token of its own for the same person: both sit at the same table, as one holder."""
    mia = await server.guest("Mia")
    table = await mia.open("me", "random")
    await mia.start(table)
    link = await mia.post("/api/me/devices")
    assert link["path"] == f"/#device={link['secret']}"
    answers = await asyncio.gather(
        *[server.http.post("/api/devices", json={"secret": link["secret"]}) for _ in range(3)]
    )
    assert sorted(answer.status_code for answer in answers) == [201, 403, 403]
    guest = next(answer.json() for answer in answers if answer.status_code == 201)
    assert (guest["id"], guest["name"]) == (mia.id, "Mia")
    assert guest["token"] != mia.token
    phone = Guest(server, "Mia", mia.id, guest["token"])
    async with mia.at(table) as hers, phone.at(table) as also:
        assert hers.seats == also.seats == [0]
    # a link of yesterday, one that a newer one has ended, and other secrets
    old = await mia.post("/api/me/devices")
    new = await mia.post("/api/me/devices")
    with monkeypatch.context() as patch:
        patch.setattr(routes, "now_ms", lambda: now_ms() + 601_000)
        assert (await server.http.post("/api/devices", json={"secret": new["secret"]})).status_code == 403
    for secret in (old["secret"], new["secret"], mia.token, phone.token, await mia.link(table, "watch")):
        answer = await server.http.post("/api/devices", json={"secret": secret})
        assert (answer.status_code, answer.json()["rule"]) == (403, "link")


async def test_a_link_to_a_device_works_for_ten_minutes_to_the_end(server: RunningServer) -> None:
    mia = Person((await server.guest("Mia")).id, "Mia")
    identity = Identity(server.app.store)
    for late, works in ((0, True), (1, False)):
        secret = await identity.invite_device(mia, 1000)
        if works:
            assert (await identity.add_device(secret, 1000 + 10 * 60_000 + late))[0] == mia
        else:
            with pytest.raises(Refused, match="link"):
                await identity.add_device(secret, 1000 + 10 * 60_000 + late)


async def test_the_number_of_a_device_fits_every_database(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PostgreSQL keeps seats in 32 bits."""
    monkeypatch.setattr(secrets, "randbelow", lambda bound: bound - 1)
    identity = Identity(server.app.store)
    mia, _ = await identity.register("Mia")
    await identity.add_device(await identity.invite_device(mia, 0), 0)
    device = select(links.c.seat).where(links.c.table_id == mia.id)
    assert await server.app.store.look(lambda connection: connection.scalar(device)) == 2**31 - 1


async def test_moving_to_another_device_ends_all_other_tokens(server: RunningServer) -> None:
    mia = await server.guest("Mia")
    link = await mia.post("/api/me/devices")
    added = (await server.http.post("/api/devices", json={"secret": link["secret"]})).json()
    phone = Guest(server, "Mia", mia.id, added["token"])
    moved = Guest(server, "Mia", mia.id, (await phone.post("/api/me/token"))["token"])
    for guest, status in ((mia, 401), (phone, 401), (moved, 200)):
        assert (await guest.ask("GET", "/api/me")).status_code == status


async def test_secrets_of_devices_are_nobody_else_s_business(server: RunningServer) -> None:
    mia, ben = await server.guests("Mia", "Ben")
    link = await mia.post("/api/me/devices")
    added = (await server.http.post("/api/devices", json={"secret": link["secret"]})).json()
    open_link = await mia.post("/api/me/devices")
    for secret in (added["token"], open_link["secret"]):
        for verb in ("look", "claim"):
            answer = await ben.ask("POST", f"/api/links/{verb}", {"secret": secret})
            assert (answer.status_code, answer.json()["rule"]) == (403, "link")


async def test_pages_of_other_sites_are_refused(server: RunningServer) -> None:
    socket = server.url.replace("http", "ws") + "/ws"
    for origin in ("https://elsewhere.example", "null", "http://[", f"http://[{server.url}"):
        with pytest.raises(InvalidStatus) as refused:
            async with connect(socket, origin=origin):  # type: ignore[arg-type]
                pass
        assert refused.value.response.status_code == 403
    async with connect(socket, origin=server.url):  # type: ignore[arg-type]
        pass
    with pytest.raises(InvalidStatus):
        async with connect(server.url.replace("http", "ws") + "/elsewhere"):
            pass


async def test_a_new_link_to_watch_sends_the_old_watchers_away(server: RunningServer) -> None:
    mia = await server.guest("Mia")
    table = await mia.open("me", "random")
    async with page(server.url, table, watch=await mia.link(table, "watch")) as theirs:
        new = await mia.link(table, "watch")
        assert (await theirs.until_type("gone"))["reason"] == "left"
        with pytest.raises(ConnectionClosed):
            await theirs.next()
    assert await entered(server.url, table, watch=new)
    stranger = await server.guest("Stranger")
    assert await entered(server.url, table, token=stranger.token, watch=new)


async def test_pages_opened_with_a_token_end_with_it(server: RunningServer) -> None:
    mia = await server.guest("Mia")
    table = await mia.open("me", "random")
    async with mia.at(table) as hers:
        await mia.post("/api/me/token")
        assert (await hers.until_type("gone"))["reason"] == "refused"
        with pytest.raises(ConnectionClosed):
            await hers.next()


async def test_two_clicks_on_join_take_one_seat(server: RunningServer) -> None:
    mia, ben = await server.guests("Mia", "Ben")
    table = await mia.open("me", "open", "open")
    secret = await mia.link(table, "join")
    seats = await asyncio.gather(*[ben.join(table, secret) for _ in range(4)])
    assert set(seats) == {1}
    assert await ben.join(table, secret, seat=2) == 2  # a second seat is asked for by its number


async def test_a_refused_page_gets_nothing_of_what_happens(server: RunningServer) -> None:
    mia, stranger = await server.guests("Mia", "Stranger")
    table = await mia.open("me", "me", "me", options={"first": 0})
    await mia.start(table)
    async with page(server.url, table, token=stranger.token) as theirs, mia.at(table) as hers:
        answer = await hers.play(0, next(one for one in hers.looks[0]["legal"] if one["type"] == "take"))
        await hers.until_seq(answer["seq"])
        with pytest.raises(ConnectionClosed):
            await theirs.until(lambda _message: False)
        assert [message["type"] for message in theirs.got] == ["gone"]
        assert len(server.app.tables.live[table].connections) == 1
