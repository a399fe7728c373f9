"""Tables from outside: opening, starting, rematch, records, lists, and errors in words."""

import asyncio
import sqlite3
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from novatable import Game
from novatable.server.operating.settings import Settings
from novatable.server.serve import uvicorn_config
from novatable.server.store import Store, StoreFailure
from novatable.server.table import entries
from tests.server.harness import Guest, RunningServer, play_on, serving

pytestmark = pytest.mark.anyio


async def finished(server: RunningServer) -> tuple[Guest, str, dict[str, Any]]:
    """A table whose game is over, and its last view."""
    mia = await server.guest("Mia")
    table = await mia.open("me", "me", "me", options={"round_limit": 1})
    await mia.start(table)
    async with mia.at(table) as hers:
        await play_on(hers, Random(2))
        await hers.quiet()
        return mia, table, hers.looks[0]["view"]


async def log_of(server: RunningServer, table: str) -> list[entries.Entry]:
    store: Store = server.app.store
    return [entries.decode(row.body) for row in await store.read(table)]


async def test_two_clicks_on_start_deal_once(server: RunningServer) -> None:
    mia = await server.guest("Mia")
    table = await mia.open("me", "random")
    answers = await asyncio.gather(*[mia.ask("POST", f"/api/tables/{table}/start") for _ in range(5)])
    assert [answer.status_code for answer in answers] == [200] * 5
    started = [entry for entry in await log_of(server, table) if isinstance(entry, entries.Started)]
    assert len(started) == 1
    assert (await mia.ask("POST", f"/api/tables/{table}/start")).status_code == 200
    assert len([e for e in await log_of(server, table) if isinstance(e, entries.Started)]) == 1


async def test_a_table_with_open_seats_does_not_start(server: RunningServer) -> None:
    mia = await server.guest("Mia")
    table = await mia.open("me", "open", "random")
    answer = await mia.ask("POST", f"/api/tables/{table}/start")
    assert (answer.status_code, answer.json()["message"]) == (403, "seats still open: 1")


async def test_a_host_without_a_seat_looks_on_as_spectators_do(server: RunningServer) -> None:
    mia = await server.guest("Mia")
    table = await mia.open("cadet", "cadet", "open")
    async with mia.at(table) as hers:
        assert hers.seats == []
        await mia.link(table, "watch")  # sends spectators away, not the host
        assert await mia.join(table, await mia.link(table, "join")) == 2
        await hers.until(lambda message: message["type"] == "welcome" and message["seats"] == [2])
    other = await mia.open("cadet", "cadet", "cadet")
    await mia.start(other)
    async with mia.at(other) as hers:
        assert list(hers.looks) == [None]
        assert "legal" not in hers.looks[None]
        refused = await hers.play(0, {"type": "pass"})
        assert (refused["type"], refused["rule"]) == ("refused", "seat")


async def test_people_of_one_name_are_numbered(server: RunningServer) -> None:
    mia, other = await server.guests("Mia", "Mia")
    table = await mia.open("me", "me", "open", "open")
    secret = await mia.link(table, "join")
    await other.join(table, secret)
    await mia.join(table, secret, seat=3)
    told = await mia.get(f"/api/tables/{table}")
    assert [seat["name"] for seat in told["table"]["seats"]] == ["Mia", "Mia 2", "Mia 3", "Mia 4"]
    await mia.post("/api/links/claim", {"secret": await other.link(table, "seat", 2)})
    told = await mia.get(f"/api/tables/{table}")
    assert told["table"]["seats"][2]["name"] == "Mia 3"


async def test_nobody_joins_a_game_that_has_begun(server: RunningServer) -> None:
    mia, ben = await server.guests("Mia", "Ben")
    table = await mia.open("me", "random")
    secret = await mia.link(table, "join")
    await mia.start(table)
    answer = await ben.ask("POST", f"/api/tables/{table}/join", {"secret": secret})
    assert (answer.status_code, answer.json()["rule"]) == (409, "status")


async def test_listed_tables_are_found_and_joined_without_a_link(server: RunningServer) -> None:
    mia, ben = await server.guests("Mia", "Ben")
    table = await mia.open("me", "open", listed=True, name="Come in")
    private = await mia.open("me", "open")
    found = {line["table"]: line for line in await ben.get("/api/tables")}
    assert found[table]["name"] == "Come in"
    assert [seat["kind"] for seat in found[table]["seats"]] == ["person", "open"]
    assert private not in found
    assert await ben.join(table, None) == 1
    assert await ben.join(table, None) == 1  # asked again: the same seat
    await mia.start(table)
    assert table not in {line["table"] for line in await ben.get("/api/tables")}


async def test_one_guest_does_not_take_every_seat_of_a_listed_table(server: RunningServer) -> None:
    """Who was not invited takes one; the host, and who has the invitation, may sit for several people."""
    mia, ben, eva = await server.guests("Mia", "Ben", "Eva")
    table = await mia.open("me", "open", "open", "open", "open", listed=True)
    assert await ben.join(table, None) == 1
    answer = await ben.ask("POST", f"/api/tables/{table}/join", {"seat": 2})
    assert (answer.status_code, answer.json()["rule"]) == (403, "seat")
    assert await mia.join(table, None, seat=2) == 2
    secret = await mia.link(table, "join")
    assert [await eva.join(table, secret, seat=seat) for seat in (3, 4)] == [3, 4]


async def test_my_tables_name_those_that_wait_for_me_first(server: RunningServer) -> None:
    mia, ben = await server.guests("Mia", "Ben")
    tables = []
    for first in (0, 1):
        table = await mia.open("me", "open", options={"first": first})
        await ben.join(table, await mia.link(table, "join"))
        await mia.start(table)
        tables.append(table)
    hers = await mia.get("/api/tables/mine")
    assert [(line["table"], line["your_turn"]) for line in hers] == [(tables[0], True), (tables[1], False)]
    his = await ben.get("/api/tables/mine")
    assert [(line["table"], line["your_turn"]) for line in his] == [(tables[1], True), (tables[0], False)]


async def test_my_other_tables_are_told_when_one_is_damaged_from_its_beginning(settings: Settings) -> None:
    async with serving(settings) as server:
        mia = await server.guest("Mia")
        tables = []
        for _ in range(2):
            tables.append(await mia.open("me", "me", options={"first": 0}))
            await mia.start(tables[-1])
        with sqlite3.connect(settings.database.removeprefix("sqlite:///")) as database:
            database.execute("UPDATE entries SET body = X'00' WHERE table_id = ? AND seq = 1", tables[:1])
        server.app.tables.forget(server.app.tables.live[tables[0]])
        lines = {line["table"]: line["your_turn"] for line in await mia.get("/api/tables/mine")}
        assert lines == {tables[0]: False, tables[1]: True}
        assert (await mia.ask("GET", f"/api/tables/{tables[0]}")).status_code == 404


async def test_a_store_that_does_not_answer_is_told_as_such(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With 503, as long as it lasts: to people, and to whoever watches over the server."""

    async def gone(*_: object, **__: object) -> None:
        raise StoreFailure("the connection broke")

    async with serving(settings) as server:
        mia = await server.guest("Mia")
        with monkeypatch.context() as patch:
            for name in ("can_write", "person_by_token_hash"):
                patch.setattr(server.app.store, name, gone)
            assert (await server.http.get("/healthz")).status_code == 503
            answer = await mia.ask("GET", "/api/me")
            assert (answer.status_code, answer.json()["rule"]) == (503, "store")
        assert (await server.http.get("/healthz")).status_code == 200
        assert (await mia.ask("GET", "/api/me")).status_code == 200


async def test_one_device_holds_several_seats(server: RunningServer) -> None:
    mia, table, view = await finished(server)
    async with mia.at(table) as hers:
        assert hers.seats == [0, 1, 2]
        assert {look["seat"] for look in hers.got[0]["looks"]} == {0, 1, 2}
    assert view["outcome"] is not None


async def test_a_rematch_keeps_the_seats_and_the_winner_starts(server: RunningServer) -> None:
    mia, table, view = await finished(server)
    answers = await asyncio.gather(*[mia.ask("POST", f"/api/tables/{table}/rematch") for _ in range(3)])
    again = {answer.json()["table"]["id"] for answer in answers}
    assert len(again) == 1
    (new,) = again
    assert sorted(line["table"] for line in await mia.get("/api/tables/mine")) == sorted([new, table])
    told = await mia.get(f"/api/tables/{table}")
    assert told["table"]["rematch"] == new
    await mia.start(new)
    async with mia.at(new) as hers:
        assert hers.seats == [0, 1, 2]
        assert hers.looks[0]["view"]["order"][0] == view["outcome"]["winners"][0]


@pytest.mark.parametrize("game", ["afternova", "novaraiders"])
async def test_several_people_ask_for_a_rematch_and_get_one(server: RunningServer, game: str) -> None:
    """A game that is over is brought in, and its seats are given to three people."""
    ended = Game.new(game, players=3, seed=5, **({"round_limit": 1} if game == "afternova" else {}))
    rng = Random(5)
    while ended.waiting_for():
        seat = ended.waiting_for()[0]
        ended.play(seat, rng.choice(ended.legal(seat)))
    outcome = ended.outcome()
    assert outcome is not None
    people = await server.guests("Mia", "Ben", "Eva")
    mia = people[0]
    table = (await mia.post("/api/tables/import", {"record": ended.record()}))["table"]["id"]
    for seat, guest in enumerate(people[1:], start=1):
        await guest.post("/api/links/claim", {"secret": await mia.link(table, "seat", seat)})
    asked = await asyncio.gather(*[guest.post(f"/api/tables/{table}/rematch") for guest in people * 2])
    (new,) = {answer["table"]["id"] for answer in asked}
    assert [answer["seats"] for answer in asked[:3]] == [[0], [1], [2]]
    host = next(guest for guest, answer in zip(people, asked, strict=False) if answer["host"])
    await host.start(new)
    async with mia.at(new) as hers:
        assert hers.looks[0]["view"]["order"][0] == outcome.winners[0]
    log = await log_of(server, table)
    assert len([entry for entry in log if isinstance(entry, entries.Rematched)]) == 1


def test_the_server_keeps_connections_longer_than_clients_and_proxies_do(settings: Settings) -> None:
    """Else a request can meet a connection that the server is just closing, and gets no answer."""
    kept = uvicorn_config(settings, "app").timeout_keep_alive
    expiry = httpx.Limits().keepalive_expiry
    assert expiry is not None
    assert kept > 60 > expiry


async def test_the_record_is_given_when_the_game_is_over_and_plays_again(server: RunningServer) -> None:
    mia, table, view = await finished(server)
    text = (await mia.ask("GET", f"/api/tables/{table}/record")).text
    game = Game.replay(text)
    assert game.setup.commitment == view["commitment"]
    told = await mia.post("/api/tables/import", {"record": text})
    assert told["table"]["status"] == "over"
    assert (await mia.ask("GET", f"/api/tables/{told['table']['id']}/record")).text == text


async def test_a_game_is_brought_in_and_played_on(server: RunningServer) -> None:
    mia = await server.guest("Mia")
    game = Game.new("afternova", players=2, seed=3, round_limit=1)
    for _ in range(2):
        seat = game.waiting_for()[0]
        game.play(seat, game.legal(seat)[0])
    told = await mia.post("/api/tables/import", {"record": game.record()})
    async with mia.at(told["table"]["id"], after=0) as hers:
        await hers.until_seq(4)
        begun = next(frame for frame in hers.got[1:] if frame["faces"][0]["news"]["kind"] == "started")
        assert begun["faces"][0]["news"]["actions"] == 2  # so all are told that somebody may know the seed
        assert hers.looks[0]["view"]["commitment"] == game.setup.commitment
        await play_on(hers, Random(1))
        assert hers.over()


@pytest.mark.parametrize("text", ["", "{}", "nonsense", '{"novatable":1,"game":"chess"}', "[" * 9000])
async def test_what_is_no_record_is_refused_in_words(server: RunningServer, text: str) -> None:
    mia = await server.guest("Mia")
    answer = await mia.ask("POST", "/api/tables/import", {"record": text})
    assert answer.status_code == 400
    assert "line 1" in answer.json()["message"]


@pytest.mark.parametrize("path", ["/api/people", "/api/tables"])
async def test_json_without_a_bottom_is_refused_in_words(server: RunningServer, path: str) -> None:
    mia = await server.guest("Mia")
    headers = {"Authorization": f"Bearer {mia.token}", "Content-Type": "application/json"}
    answer = await server.http.post(path, content="[" * 2000, headers=headers)
    assert (answer.status_code, answer.json()["rule"]) == (400, "request")


async def test_a_broken_record_is_refused_in_words_and_opens_no_table(server: RunningServer) -> None:
    mia = await server.guest("Mia")
    game = Game.new("afternova", players=2, seed=3)
    for _ in range(3):
        seat = game.waiting_for()[0]
        game.play(seat, next(action for action in game.legal(seat) if action.type == "take"))
    text = game.record()
    head, first, _second, *rest = text.splitlines()
    for record, seats, words in (
        (text[: len(text) - 20], None, "not JSON"),
        ("\n".join([head, first, first, *rest]), None, "cannot be played"),
        (head.replace('"seed":"', '"seed":"0'), None, "a seed is"),
        (head.replace(game.setup.commitment, "0" * 64), None, "commitment"),
        (head.replace(f'"rules":{game.setup.rules}', '"rules":99'), None, "rules"),
        (text, [{"who": "me"}], "for 2 players, not 1"),
        (text, [{"who": "computer", "level": "god"}, {}], "no computer player"),
        (text + " " * 1_000_000, None, "characters"),
    ):
        answer = await mia.ask("POST", "/api/tables/import", {"record": record, "seats": seats})
        assert answer.status_code == 400, (words, answer.text)
        assert words in answer.json()["message"]
    assert await mia.get("/api/tables/mine") == []


async def test_before_the_end_a_seat_exports_what_it_may_know(server: RunningServer) -> None:
    mia, ben, out = await server.guests("Mia", "Ben", "Out")
    table = await mia.open("me", "open", options={"first": 0})
    await ben.join(table, await mia.link(table, "join"))
    assert (await mia.ask("GET", f"/api/tables/{table}/record")).status_code == 409
    await mia.start(table)
    game = server.app.tables.live[table].table.game
    assert game is not None
    async with mia.at(table) as hers:
        await hers.play(0, hers.looks[0]["legal"][-1])
        text = (await ben.ask("GET", f"/api/tables/{table}/record")).text
        assert game.setup.seed not in text
        view = msgspec.json.encode(game.view(1)).decode()
        assert text.splitlines()[-1] == f'{{"view":{view}}}'
    assert (await out.ask("GET", f"/api/tables/{table}/record")).status_code == 403
    assert (await ben.ask("GET", f"/api/tables/{table}/record?seat=0")).status_code == 403


@pytest.mark.parametrize(
    ("config", "words"),
    [
        ({"game": "chess", "seats": [{}, {}]}, "unknown game"),
        ({"game": "afternova", "seats": []}, "length >= 1"),
        ({"game": "afternova", "seats": [{}] * 9}, "length <= 8"),
        ({"game": "afternova", "seats": [{}]}, "2 to 6 players, not 1"),
        ({"game": "afternova", "seats": [{"who": "computer", "level": "god"}, {}]}, "no computer player"),
        ({"game": "afternova", "seats": [{}, {}], "options": {"seed": 7}}, "unknown option"),
        ({"game": "afternova", "seats": [{}, {}], "options": {"edition": "third"}}, "edition must be"),
        ({"game": "afternova", "seats": [{}, {}], "cards": "/etc/passwd"}, "no card set"),
        ({"game": "afternova", "seats": [{}, {}], "cards": "../x"}, "no card set"),
        ({"game": "afternova", "seats": [{}, {}], "talk": "loud"}, "Invalid enum value"),
        ({"game": "afternova", "seats": [{}, {}], "decision_seconds": 1}, ">= 5"),
        ({"game": "afternova", "seats": [{}, {}], "name": "a\x07b"}, "control characters"),
        ({"game": "afternova", "seats": [{}, {}], "surprise": 1}, "surprise"),
        ([], "object"),
    ],
)
async def test_a_table_that_cannot_be_is_refused_in_words(
    server: RunningServer, config: object, words: str
) -> None:
    mia = await server.guest("Mia")
    answer = await mia.ask("POST", "/api/tables", config)
    assert answer.status_code == 400, answer.text
    assert words in answer.json()["message"]


async def test_errors_have_a_rule_and_words(server: RunningServer) -> None:
    mia = await server.guest("Mia")
    for method, path, body, status in (
        ("GET", "/api/nowhere", None, 404),
        ("DELETE", "/api/tables", None, 405),
        ("GET", "/api/tables/none", None, 404),
        ("GET", "/api/tables?game=chess", None, 400),
        ("GET", "/api/tables/mine?before=x", None, 400),
        ("GET", f"/api/tables?before={10**30}", None, 400),
        ("GET", f"/api/tables/mine?before=-{10**30}", None, 400),
        ("POST", "/api/people", {"name": ""}, 400),
        ("POST", "/api/people", {"name": "x" * 41}, 400),
        ("POST", "/api/people", {"name": "a\nb"}, 400),
        ("POST", "/api/tables/none/join", {}, 404),
        ("POST", "/api/links/look", {"secret": "x"}, 403),
    ):
        answer = await mia.ask(method, path, body)
        assert answer.status_code == status, (path, answer.text)
        told = answer.json()
        assert set(told) == {"rule", "code", "args", "message"}
        assert told["message"]
    broken = await server.http.post("/api/people", content=b"{", headers={"Content-Type": "application/json"})
    assert broken.status_code == 400
    assert set(broken.json()) == {"rule", "code", "args", "message"}


async def test_the_host_swaps_minds_in_mid_game(server: RunningServer) -> None:
    mia, ben = await server.guests("Mia", "Ben")
    table = await mia.open("me", "random", options={"first": 0})
    await mia.start(table)
    answer = await mia.ask("PUT", f"/api/tables/{table}/seats/1", {"level": "cadet"})
    assert answer.json()["table"]["seats"][1]["level"] == "cadet"
    secret = await mia.link(table, "seat", 1)
    assert (await mia.get(f"/api/tables/{table}"))["table"]["seats"][1]["kind"] == "computer"
    await ben.post("/api/links/claim", {"secret": secret})
    assert (await mia.get(f"/api/tables/{table}"))["table"]["seats"][1]["kind"] == "person"
    answer = await mia.ask("PUT", f"/api/tables/{table}/seats/1", {"level": None})
    assert answer.status_code == 409


async def test_a_link_says_what_it_is_for(server: RunningServer) -> None:
    mia = await server.guest("Mia")
    table = await mia.open("me", "open", name="Friday")
    told = await mia.post(f"/api/tables/{table}/links", {"purpose": "join"})
    assert told["path"] == f"/table/{table}#join={told['secret']}"
    answer = await server.http.post("/api/links/look", json={"secret": told["secret"]})
    assert answer.json()["purpose"] == "join"
    assert answer.json()["table"]["config"]["name"] == "Friday"
    bot = await mia.link(table, "bot", 1)
    assert (await server.http.post("/api/links/look", json={"secret": bot})).status_code == 403


async def test_an_4_16_a_table_of_people_has_no_limit_of_proposals_unless_it_is_said(
    server: RunningServer,
) -> None:
    mia = await server.guest("Mia")

    async def limits(*seats: str, **options: object) -> object:
        plans = [{"who": who} for who in seats]
        told = await mia.post("/api/tables", {"game": "afternova", "seats": plans, "options": options})
        return told["table"]["config"]["options"]["offers_per_turn"]

    assert await limits("me", "open", "open") is None
    assert await limits("me", "open", "computer") == [6, 2]
    assert await limits("me", "open", "open", offers_per_turn=[3, 1]) == [3, 1]


async def test_people_have_names_and_can_change_them(server: RunningServer) -> None:
    mia = await server.guest("  Mia  ")
    assert (await mia.get("/api/me"))["name"] == "Mia"
    answer = await mia.ask("PATCH", "/api/me", {"name": "Maria"})
    assert answer.json()["name"] == "Maria"
    assert (await mia.get("/api/me"))["name"] == "Maria"


async def test_games_tell_what_a_table_can_be(server: RunningServer) -> None:
    games = {told["game"]: told for told in (await server.http.get("/api/games")).json()}
    assert games["afternova"]["players"] == [2, 3, 4, 5, 6]
    assert "cadet" in games["afternova"]["levels"]
    assert games["afternova"]["cards"] == ["standard"]


@pytest.mark.parametrize("game", ["afternova", "novaraiders"])
async def test_play_now_is_one_call_to_a_running_game(server: RunningServer, game: str) -> None:
    mia = await server.guest("Mia")
    told = await mia.post("/api/play-now", {"game": game, "players": 3, "level": "random"})
    table = told["table"]
    assert (table["status"], told["seats"]) == ("playing", [0])
    assert [seat["kind"] for seat in table["seats"]] == ["person", "computer", "computer"]
    assert {seat.get("level") for seat in table["seats"][1:]} == {"random"}
    async with mia.at(table["id"]) as hers:
        # An offer to her may be withdrawn between two requests, so both are asked until they agree.
        while not (line := (await mia.get("/api/tables/mine"))[0])["your_turn"]:
            await hers.next()
    assert line["own"] == [0]
    assert 0 in line["waiting_for"]
    assert line["round"] >= 1
    assert len(line["scores"]) == 3
    usual = await mia.post("/api/play-now", {"game": game})
    assert len(usual["table"]["seats"]) == 3
    for wrong in ({"game": "chess"}, {"game": game, "players": 7}, {"game": game, "level": "god"}, {}):
        assert (await mia.ask("POST", "/api/play-now", wrong)).status_code == 400
