"""A seat passes on by its holder's will, or after their absence; no hand is seen, no old whisper heard."""

from collections.abc import Callable
from random import Random
from typing import Any

import httpx
import pytest

from novatable.server.live import lobby
from novatable.server.live.faces import frame
from novatable.server.live.live_table import now_ms
from novatable.server.operating.settings import Settings
from novatable.server.table import entries, handover
from novatable.server.table.house import Refused
from tests.server.folds import NOW, opened, play, playing
from tests.server.harness import Guest, Page, RunningServer, choose, page, serving

pytestmark = pytest.mark.anyio

WAIT = 5
"""Seconds that tables here wait for somebody who is away."""


async def table_of(mia: Guest, *others: Guest, computers: int = 1, **config: Any) -> str:
    """A running game of Mia, the host, and these people on seats 1 and up, and computer players."""
    seats = ["me", *["open"] * len(others), *["random"] * computers]
    options = {"first": 0}
    table = await mia.open(*seats, away_seconds=WAIT, whispers=True, options=options, **config)
    secret = await mia.link(table, "join")
    for guest in others:
        await guest.join(table, secret)
    await mia.start(table)
    return table


async def goes_away(server: RunningServer, table: str, seat: int) -> None:
    live = server.app.tables.live[table]
    await server.app.tables.perform(live, lambda _table: entries.Away(at=now_ms(), seats=(seat,)))


Later = Callable[[], None]


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Later:
    """Lets the lobby's clock run ahead by as long as tables here wait."""
    return lambda: monkeypatch.setattr(lobby, "now_ms", lambda: now_ms() + WAIT * 1000)


def told(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["rule"]


async def try_all(host: Guest, table: str, seat: int) -> dict[str, tuple[int, str]]:
    """All that a host could do to get a seat into other hands."""
    links = f"/api/tables/{table}/links"
    return {
        "seat link": told(await host.ask("POST", links, {"purpose": "seat", "seat": seat})),
        "bot link": told(await host.ask("POST", links, {"purpose": "bot", "seat": seat})),
        "computer": told(await host.ask("PUT", f"/api/tables/{table}/seats/{seat}", {"level": "random"})),
        "open": told(await host.ask("PUT", f"/api/tables/{table}/seats/{seat}", {"level": None})),
    }


# ---- with neither consent nor absence


@pytest.mark.parametrize("away", [False, True])
async def test_no_path_takes_a_held_seat_from_its_holder(server: RunningServer, away: bool) -> None:
    """Not while the holder is there, nor when they have been away for less than the table waits."""
    mia, ben = await server.guests("Mia", "Ben")
    table = await table_of(mia, ben)
    if away:
        await goes_away(server, table, 1)
    refused = {"seat link", "bot link", "computer"}
    answers = await try_all(mia, table, 1)
    assert {path: answers[path] for path in refused} == dict.fromkeys(refused, (403, "held"))
    assert answers["open"] == (409, "status")
    async with ben.at(table) as his:
        assert his.seats == [1]


async def test_at_a_table_that_waits_for_ever_only_the_holder_gives_a_seat_away(
    server: RunningServer, later: Later
) -> None:
    mia, ben = await server.guests("Mia", "Ben")
    table = await mia.open("me", "open", away_seconds=None)
    await ben.join(table, await mia.link(table, "join"))
    await mia.start(table)
    await goes_away(server, table, 1)
    later()
    answer = await mia.ask("PUT", f"/api/tables/{table}/seats/1", {"level": "random"})
    assert "only its holder" in answer.json()["message"]


async def test_two_devices_of_one_person_are_one_holder(settings: Settings, later: Later) -> None:
    """As long as one of them is there, nobody is away."""
    async with serving(settings) as server:
        mia, ben = await server.guests("Mia", "Ben")
        table = await table_of(mia, ben)
        seat = server.app.tables.live[table].table.seats[1]
        async with ben.at(table) as phone:
            async with ben.at(table):
                pass
            later()
            await goes_away(server, table, 1)  # as another worker might think, who sees no page of his
            await phone.until(lambda message: "back" in str(message.get("faces")))
            assert seat.away is None
            assert told(
                await mia.ask("POST", f"/api/tables/{table}/links", {"purpose": "seat", "seat": 1})
            ) == (403, "held")


async def test_before_the_deal_the_host_empties_a_seat_and_all_are_told(server: RunningServer) -> None:
    mia, ben, eva = await server.guests("Mia", "Ben", "Eva")
    table = await mia.open("me", "open", "open", away_seconds=WAIT)
    secret = await mia.link(table, "join")
    await ben.join(table, secret)
    await eva.join(table, secret)
    answers = [
        await mia.ask("POST", f"/api/tables/{table}/links", {"purpose": purpose, "seat": 1})
        for purpose in ("seat", "bot")
    ]
    assert [told(answer) for answer in answers] == [(403, "held")] * 2
    async with eva.at(table) as hers:
        await mia.ask("PUT", f"/api/tables/{table}/seats/1", {"level": None})
        news = await _news(hers, "mind_set")
        assert (news["before"], news["handed"]) == ("Ben", "removed")


# ---- with consent


async def test_the_holder_gives_the_seat_away_by_a_link(server: RunningServer) -> None:
    """To another device, or to somebody else: it is announced by whom it was held, and how it passed on."""
    mia, ben, phone, thief = await server.guests("Mia", "Ben", "Ben", "Thief")
    table = await table_of(mia, ben)
    secret = await ben.link(table, "seat", 1)
    async with mia.at(table) as hers:
        assert await phone.post("/api/links/claim", {"secret": secret}) == {"table": table, "seat": 1}
        news = await _news(hers, "sat")
        assert (news["name"], news["before"], news["handed"]) == ("Ben", "Ben", "given")
    assert told(await thief.ask("POST", "/api/links/claim", {"secret": secret})) == (403, "link")
    async with phone.at(table) as his:
        assert his.seats == [1]


async def test_the_holder_gives_the_seat_to_a_bot(server: RunningServer) -> None:
    mia, ben = await server.guests("Mia", "Ben")
    table = await table_of(mia, ben)
    async with mia.at(table) as hers:
        token = await ben.link(table, "bot", 1)
        news = await _news(hers, "sat")
        assert (news["before"], news["handed"], news["bot"]) == ("Ben", "given", True)
    async with page(server.url, table, token=token) as its:
        assert its.seats == [1]
    # whoever brought it can give it another token, and nobody else can
    assert told(await mia.ask("POST", f"/api/tables/{table}/links", {"purpose": "bot", "seat": 1})) == (
        403,
        "held",
    )


async def test_a_host_who_is_given_a_seat_has_it_by_the_holder_s_will_alone(server: RunningServer) -> None:
    mia, ben, eva = await server.guests("Mia", "Ben", "Eva")
    table = await table_of(mia, ben, eva)
    async with eva.at(table) as hers:
        await mia.post("/api/links/claim", {"secret": await ben.link(table, "seat", 1)})
        news = await _news(hers, "sat")
        assert (news["name"], news["before"], news["handed"]) == ("Mia 2", "Ben", "given")


# ---- with absence


async def test_after_the_agreed_absence_somebody_else_takes_the_seat(
    server: RunningServer, later: Later
) -> None:
    mia, ben, eva, found = await server.guests("Mia", "Ben", "Eva", "Fo")
    table = await table_of(mia, ben, eva)
    await goes_away(server, table, 1)
    later()
    secret = await mia.link(table, "seat", 1)
    async with eva.at(table) as hers:
        assert await found.post("/api/links/claim", {"secret": secret}) == {"table": table, "seat": 1}
        news = await _news(hers, "sat")
        assert (news["name"], news["before"], news["handed"]) == ("Fo", "Ben", "away")
    async with found.at(table) as his:
        assert his.seats == [1]


async def test_after_the_agreed_absence_the_host_has_no_way_to_the_hand(
    server: RunningServer, later: Later
) -> None:
    """A link that the host issues is not for the host, nor for other players; no bot gets a dealt hand."""
    mia, ben, eva = await server.guests("Mia", "Ben", "Eva")
    table = await table_of(mia, ben, eva)
    await goes_away(server, table, 1)
    later()
    secret = await mia.link(table, "seat", 1)
    for guest in (mia, eva):
        assert told(await guest.ask("POST", "/api/links/claim", {"secret": secret})) == (403, "held")
    for seat in (1, 3):
        answer = await mia.ask("POST", f"/api/tables/{table}/links", {"purpose": "bot", "seat": seat})
        assert told(answer) == (403, "held")
    async with mia.at(table) as hers:
        assert hers.seats == [0]
        assert list(hers.looks) == [0]


@pytest.mark.parametrize("seated", [True, False])
async def test_a_host_does_not_look_into_a_computer_player_s_hand(
    server: RunningServer, seated: bool
) -> None:
    mia, ben, late = await server.guests("Mia", "Ben", "Late")
    table = await mia.open("me" if seated else "random", "open", "random", away_seconds=WAIT)
    await ben.join(table, await mia.link(table, "join"))
    await mia.start(table)
    secret = await mia.link(table, "seat", 2)
    assert told(await mia.ask("POST", "/api/links/claim", {"secret": secret})) == (403, "held")
    assert told(await mia.ask("POST", f"/api/tables/{table}/links", {"purpose": "bot", "seat": 2})) == (
        403,
        "held",
    )
    async with ben.at(table) as his:
        await late.post("/api/links/claim", {"secret": secret})  # somebody who comes late may play on for it
        news = await _news(his, "sat")
        assert (news["name"], news["handed"]) == ("Late", "computer")


async def test_who_comes_back_in_time_keeps_the_seat(server: RunningServer, later: Later) -> None:
    """A link that the host has issued meanwhile is worth nothing any more."""
    mia, ben, found = await server.guests("Mia", "Ben", "Fo")
    table = await table_of(mia, ben)
    await goes_away(server, table, 1)
    later()
    secret = await mia.link(table, "seat", 1)
    async with ben.at(table) as his:
        await his.until(lambda message: "'kind': 'back'" in str(message.get("faces")))
        assert told(await found.ask("POST", "/api/links/claim", {"secret": secret})) == (403, "link")


async def test_after_the_agreed_absence_the_host_seats_a_computer_player(
    server: RunningServer, later: Later
) -> None:
    mia, ben, eva = await server.guests("Mia", "Ben", "Eva")
    table = await table_of(mia, ben, eva)
    await goes_away(server, table, 1)
    later()
    async with eva.at(table) as hers:
        assert (await mia.ask("PUT", f"/api/tables/{table}/seats/1", {"level": "random"})).status_code == 200
        news = await _news(hers, "mind_set")
        assert (news["before"], news["handed"], news["level"]) == ("Ben", "away", "random")


def test_absence_counts_only_while_a_server_runs() -> None:
    table = playing("mia", "ben", away_seconds=WAIT)
    table.apply(entries.Away(at=NOW, seats=(1,)))
    soon, late = NOW + 1000 * WAIT - 1, NOW + 1000 * WAIT
    assert not handover.gone_long_enough(table, table.seats[1], soon)
    assert handover.gone_long_enough(table, table.seats[1], late)
    table.resumed = NOW + 1000
    assert not handover.gone_long_enough(table, table.seats[1], late)


def test_a_stand_in_shows_nobody_anything() -> None:
    table = playing("mia", "ben", away_seconds=WAIT)
    table.apply(entries.Away(at=NOW, seats=(1,)))
    table.apply(entries.StoodIn(at=NOW, seat=1, level="random", why="away"))
    assert table.eyes_of("mia") == (0,)
    assert table.eyes_of("ben") == (1,)


# ---- whispers


@pytest.mark.parametrize("way", ["given", "away", "left"])
async def test_what_was_whispered_before_is_not_for_who_comes_after(
    server: RunningServer, later: Later, way: str
) -> None:
    mia, ben, eva, after = await server.guests("Mia", "Ben", "Eva", "After")
    table = await table_of(mia, ben, eva)
    async with mia.at(table) as hers, ben.at(table) as his:
        await hers.request("say", seat=0, text="only for Ben", to=[1])
        await his.request("say", seat=1, text="only for Mia", to=[0])
    if way == "given":
        secret = await ben.link(table, "seat", 1)
    else:
        if way == "left":
            await ben.post(f"/api/tables/{table}/leave", {"seat": 1})
        else:
            await goes_away(server, table, 1)
            later()
        secret = await mia.link(table, "seat", 1)
    await after.post("/api/links/claim", {"secret": secret})
    async with mia.at(table) as hers, after.at(table, after=0) as theirs:
        await hers.request("say", seat=0, text="only for After", to=[1])
        await theirs.until(lambda message: "only for After" in str(message))
        everything = "".join(theirs.raw)
        assert "only for Ben" not in everything
        assert "only for Mia" not in everything
        heard = [frame for frame in theirs.got if "'kind': 'said'" in str(frame.get("faces"))]
        assert len(heard) == 3  # that something was said, all know
    async with mia.at(table, after=0) as hers:
        await hers.quiet()
        assert "only for Mia" in "".join(hers.raw)


def test_a_log_of_an_earlier_version_keeps_its_meaning() -> None:
    """There the host's link to a held seat freed it at once, and a seat that passed on told nothing more."""
    table = opened("mia", "ben")
    table.apply(
        entries.decode(
            b'{"type":"link_issued","at":1000001,"by":"mia","purpose":"seat","seat":1,"frees":true,"link":"ab"}'
        )
    )
    assert (table.seats[1].holder, table.seats[1].link) == (None, "ab")
    table.apply(
        entries.decode(b'{"type":"sat","at":1000002,"by":"eva","seat":1,"holder":"eva","name":"Eva"}')
    )
    assert table.seats[1].holder == "eva"
    said = table.apply(
        entries.decode(b'{"type":"mind_set","at":1000003,"by":"mia","seat":1,"level":"random"}')
    )
    assert b"before" not in frame(said, (0,), None, None)


# ---- leaving, and thinking better of it


async def test_who_leaves_can_take_it_back_as_long_as_nobody_has_moved(server: RunningServer) -> None:
    mia, ben = await server.guests("Mia", "Ben")
    table = await table_of(mia, ben, computers=0)
    await mia.post(f"/api/tables/{table}/leave", {"seat": 0})
    assert (await ben.get(f"/api/tables/{table}"))["host"]
    async with ben.at(table) as his:
        await mia.post(f"/api/tables/{table}/come-back", {"seat": 0})
        news = await _news(his, "sat")
        assert (news["name"], news["handed"]) == ("Mia", "back")
        state = await mia.get(f"/api/tables/{table}")
        assert (state["seats"], state["host"]) == ([0], True)
        async with mia.at(table) as hers:
            await hers.play(0, choose(hers.looks[0], Random(1)))


async def test_once_somebody_has_moved_leaving_is_for_good(server: RunningServer) -> None:
    mia, ben, out = await server.guests("Mia", "Ben", "Out")
    table = await table_of(mia, ben, computers=0)
    await ben.post(f"/api/tables/{table}/leave", {"seat": 1})
    assert told(await out.ask("POST", f"/api/tables/{table}/come-back", {"seat": 1})) == (403, "seat")
    assert told(await ben.ask("POST", f"/api/tables/{table}/come-back", {"seat": 0})) == (403, "seat")
    assert told(await ben.ask("POST", f"/api/tables/{table}/come-back", {"seat": 7})) == (403, "seat")
    async with mia.at(table) as hers:
        await hers.play(0, choose(hers.looks[0], Random(1)))
    assert told(await ben.ask("POST", f"/api/tables/{table}/come-back", {"seat": 1})) == (409, "stale")


async def test_nobody_plays_for_who_has_just_left_until_they_have_thought_twice(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    mia, ben = await server.guests("Mia", "Ben")
    table = await table_of(mia, ben, computers=0)
    async with ben.at(table) as his:
        await mia.post(f"/api/tables/{table}/leave", {"seat": 0})
        live = server.app.tables.live[table]
        assert live.playing is None
        assert live.timer is not None
        monkeypatch.setattr(handover, "SECOND_THOUGHTS", 0)
        server.app.tables.tend(live, None)
        await _news(his, "acted")


def test_leaving_and_coming_back_is_told_by_the_log_alone() -> None:
    table = playing("mia", "ben", whispers=True)
    since = table.seats[0].since
    table.apply(entries.Left(at=NOW, by="mia", seat=0))
    assert handover.thinks_twice(table) == NOW + 1000 * handover.SECOND_THOUGHTS
    table.apply(handover.come_back(table, 0, "mia", NOW))
    assert (table.seats[0].holder, table.seats[0].since, table.host) == ("mia", since, "mia")
    play(table, 0, "take")
    with pytest.raises(Refused, match="just left"):
        handover.come_back(table, 0, "mia", NOW)


# ----


async def _news(open_page: Page, kind: str) -> dict[str, Any]:
    found = await open_page.until(
        lambda message: any(face["news"]["kind"] == kind for face in message.get("faces", ()))
    )
    news: dict[str, Any] = found["faces"][0]["news"]
    return news
