"""What tables do by themselves: stand-ins, instructions, limits, letting go of idle tables."""

import asyncio
from itertools import count
from random import Random
from typing import Any

import msgspec
import pytest

from novatable import Game
from novatable.afternova.actions import Call
from novatable.afternova.terms import Promise, Share, Terms
from novatable.afternova.view import View
from novatable.players import make
from novatable.server.live import attendance, driver
from novatable.server.live.driver import Driver
from novatable.server.live.live_table import LiveTable, now_ms
from novatable.server.live.minds import Decision
from novatable.server.net import budget
from novatable.server.operating.settings import Settings
from novatable.server.store import Store
from novatable.server.table.house import running
from tests.builders.afternova import CARDS
from tests.patience import PATIENCE
from tests.server.harness import Json, Page, RunningServer, choose, play_on, serving

pytestmark = pytest.mark.anyio


def told(page: Page, kind: str, since: int = 0) -> list[Json]:
    news: list[Json] = [face["news"] for frame in page.got[since:] for face in frame.get("faces", ())]
    return [one for one in news if one["kind"] == kind]


async def hear(page: Page, kind: str, since: int = 0) -> Json:
    """The first news of that kind after so many messages, also if it has come already."""
    while not told(page, kind, since):
        await page.next()
    return told(page, kind, since)[0]


async def test_who_is_gone_is_stood_in_for_and_gets_the_seat_back(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(msgspec.structs.replace(settings, grace=3600)) as server:
        mia, ben = await server.guests("Mia", "Ben")
        table = await mia.open("me", "open", options={"first": 1, "round_limit": 50}, away_seconds=5)
        await ben.join(table, await mia.link(table, "join"))
        async with mia.at(table) as hers:
            async with ben.at(table):
                await mia.start(table)
                server.app.driver.settings = msgspec.structs.replace(settings, grace=0.0)
            await hear(hers, "away")
            assert hers.table["seats"][1]["away"]
            monkeypatch.setattr(attendance, "now_ms", lambda: now_ms() + 5_000)  # five seconds later
            await hers.request("say", seat=0, text="Are you there?")
            await hear(hers, "stood_in")
            assert hers.table["seats"][1]["stand_in"] == "cadet"
            assert (await hear(hers, "acted"))["how"] == "stand_in"
            monkeypatch.undo()
            heard = len(hers.got)
            async with ben.at(table) as his:
                await hear(hers, "back", heard)
                assert "stand_in" not in hers.table["seats"][1]
                assert "away" not in hers.table["seats"][1]
                await his.until_seq(hers.seq)
                while his.turn() is None:
                    await play_on(hers, Random(1), until=lambda: hers.turn() is None)
                    await his.until_seq(hers.seq)
                assert (await his.play(1, choose(his.looks[1], Random(1))))["type"] == "done"


async def test_who_is_gone_again_before_the_return_is_written_is_gone(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = asyncio.Event()
    append = Store.append

    async def slow(self: Store, table: str, seq: int, *bodies: bytes, **more: Any) -> None:
        if b'"type":"back"' in bodies[0]:
            await written.wait()
        await append(self, table, seq, *bodies, **more)

    monkeypatch.setattr(Store, "append", slow)
    async with serving(msgspec.structs.replace(settings, grace=0.0)) as server:
        mia, ben = await server.guests("Mia", "Ben")
        table = await mia.open("me", "open")
        written.set()
        await ben.join(table, await mia.link(table, "join"))
        async with mia.at(table) as hers:
            while "away" not in hers.table["seats"][1]:
                await hers.next()
            written.clear()
            async with ben.at(table):
                pass
            live = server.app.tables.live[table]
            while live.here(ben.id):
                await asyncio.sleep(0.01)
            heard = len(hers.got)
            written.set()
            await hear(hers, "back", heard)
            await hear(hers, "away", heard)


async def test_a_decision_that_takes_too_long_is_taken(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(settings) as server:
        mia = await server.guest("Mia")
        table = await mia.open("me", "random", options={"first": 0}, decision_seconds=5)
        await mia.start(table)
        async with mia.at(table) as hers:
            (deadline,) = hers.looks[0]["deadlines"]
            assert deadline[0] == 0
            assert 0 < deadline[1] - now_ms() <= 5_000
            monkeypatch.setattr(attendance, "now_ms", lambda: now_ms() + 5_000)
            await hers.request("say", seat=0, text="I am still thinking")
            await hear(hers, "stood_in")
            refused = await hers.play(0, hers.looks[0]["legal"][0])
            assert refused["rule"] == "stand_in"
            monkeypatch.undo()
            answer = await hers.request("return", seat=0)
            assert answer["type"] == "done"
            await hers.until_seq(answer["seq"])
            assert "stand_in" not in hers.table["seats"][0]


async def test_an_instruction_passes_when_nothing_else_is_possible(server: RunningServer) -> None:
    mia = await server.guest("Mia")
    table = await mia.open("me", "me", options={"first": 0, "round_limit": 6})
    await mia.start(table)
    async with mia.at(table) as hers:
        rng = Random(8)
        instructed = 0
        while not hers.over():
            seat = hers.turn()
            if seat is None:
                await hers.next()
                continue
            look = hers.looks[seat]
            if [action["type"] for action in look["legal"]] == ["pass"] and "instruction" not in look:
                answer = await hers.request("instruct", seat=seat, kinds=["pass"], only=True)
                instructed += answer["type"] == "done"
                await hers.until_seq(answer["seq"])
                await hers.quiet(0.05)
                continue
            answer = await hers.play(seat, choose(look, rng))
            await hers.until_seq(answer["seq"])
    by_instruction = [news for news in told(hers, "acted") if news["how"] == "instruction"]
    assert instructed
    assert len(by_instruction) >= instructed


@pytest.mark.parametrize("reasons", [True, False])
async def test_computer_players_give_reasons_where_the_table_wants_them(
    server: RunningServer, reasons: bool
) -> None:
    mia = await server.guest("Mia")
    table = await mia.open("me", "cadet", options={"first": 1}, reasons=reasons)
    async with mia.at(table) as hers:
        await mia.start(table)
        news = await hear(hers, "acted")
    assert news["how"] == "computer"
    assert bool(news.get("reason")) == reasons


@pytest.mark.parametrize("second", [{"kinds": []}, {"kinds": ["pass"], "only": True}], ids=["none", "new"])
async def test_an_instruction_taken_back_is_not_followed(settings: Settings, second: Json) -> None:
    """Also when its turn to act has come: the one that stands counts."""
    async with serving(msgspec.structs.replace(settings, pace=0.3)) as server:
        mia = await server.guest("Mia")
        table = await mia.open("me", "me", options={"first": 0})
        await mia.start(table)
        async with mia.at(table) as hers:
            await hers.request("instruct", seat=0, kinds=["take"])
            await hers.request("instruct", seat=0, **second)
            await hers.quiet(0.6)
            assert told(hers, "acted") == []
            assert (hers.looks[0].get("instruction") or {"kinds": []})["kinds"] == second["kinds"]


async def test_an_instruction_stops_by_itself_when_something_else_is_asked_for(server: RunningServer) -> None:
    mia = await server.guest("Mia")
    table = await mia.open("me", "me", options={"first": 0})
    await mia.start(table)
    async with mia.at(table) as hers:
        known = {action["type"] for action in hers.looks[0]["legal"]}
        answer = await hers.request("instruct", seat=0, kinds=["take"])
        await hers.until_seq(answer["seq"])
        while "instruction" in hers.looks[0]:  # until her hand is full, and she has to discard
            if hers.turn() == 1:
                answer = await hers.play(1, choose(hers.looks[1], Random(1)))
                await hers.until_seq(answer["seq"])
            else:
                await hers.next()
        assert {action["type"] for action in hers.looks[0]["legal"]} - known
        heard = len(hers.got)
        await hers.quiet()
        assert told(hers, "acted", heard) == []
    by_instruction = [news["seat"] for news in told(hers, "acted") if news["how"] == "instruction"]
    assert set(by_instruction) == {0}


def with_an_offer() -> Game:
    """A game in which a proposal awaits an answer."""
    game = Game.new("afternova", players=3, seed=2, first=0)
    cadets = [make("cadet", game="afternova", seed=seat) for seat in range(3)]
    while True:
        seat = game.waiting_for()[0]
        action = cadets[seat].decide(game.view(seat), game.legal(seat))
        game.play(seat, action)
        if action.type == "propose":
            return game


async def test_an_instruction_declines_until_the_end_of_the_turn(server: RunningServer) -> None:
    game = with_an_offer()
    (asked,) = game.waiting_for()
    mia = await server.guest("Mia")
    table = (await mia.post("/api/tables/import", {"record": game.record()}))["table"]["id"]
    async with mia.at(table) as hers:
        await hers.request("instruct", seat=asked, kinds=["decline"], until_turn=True)
        news = await hear(hers, "acted")
        assert (news["seat"], news["how"]) == (asked, "instruction")
        assert hers.looks[asked]["view"]["offers"] == []
        assert hers.looks[asked]["instruction"]["until_turn"]


async def test_a_computer_player_whose_seat_is_taken_in_mid_deal_does_not_answer(settings: Settings) -> None:
    """The host gives the seat to a computer player, and while that thinks about the offer to a person."""
    async with serving(msgspec.structs.replace(settings, pace=1.0)) as server:
        game = with_an_offer()
        (asked,) = game.waiting_for()
        mia, ben = await server.guests("Mia", "Ben")
        table = (await mia.post("/api/tables/import", {"record": game.record()}))["table"]["id"]
        async with mia.at(table) as hers:
            await mia.ask("PUT", f"/api/tables/{table}/seats/{asked}", {"level": "random"})
            await ben.post("/api/links/claim", {"secret": await mia.link(table, "seat", asked)})
            async with ben.at(table) as his:
                assert his.seats == [asked]
                await hers.quiet(1.5)
                assert told(hers, "acted") == []
                kinds = {action["type"] for action in his.looks[asked]["legal"]}
                assert kinds == {"agree", "decline"}
                decline = his.looks[asked]["legal"][-1]
                assert (await his.play(asked, decline))["type"] == "done"
            assert (await hear(hers, "acted"))["how"] == "person"


async def test_games_go_on_after_a_restart_without_anybody_asking(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where a computer player is to act, which the first server did not live to see."""
    with monkeypatch.context() as patch:
        patch.setattr(Driver, "tend", lambda *_: None)
        async with serving(settings) as server:
            mia = await server.guest("Mia")
            table = await mia.open("me", "random", options={"first": 1})
            waiting = await mia.open("me", "random")
            await mia.start(table)
    async with serving(settings) as server:
        tables = server.app.tables
        async with asyncio.timeout(PATIENCE):
            while table not in tables.live or tables.live[table].table.waiting_for() != (0,):
                await asyncio.sleep(0.01)
        assert waiting not in tables.live


async def test_idle_tables_are_let_go_and_come_back(settings: Settings) -> None:
    async with serving(msgspec.structs.replace(settings, idle=0.05, grace=0.01)) as server:
        mia = await server.guest("Mia")
        table = await mia.open("me", "random", options={"first": 0})
        await mia.start(table)
        async with mia.at(table) as hers:
            await asyncio.sleep(0.2)
            assert table in server.app.tables.live
            seq = hers.seq
        async with asyncio.timeout(PATIENCE):
            while table in server.app.tables.live:
                await asyncio.sleep(0.02)
        async with mia.at(table) as hers:
            assert hers.seq > seq  # it was noted that she was gone
            assert (await hers.play(0, choose(hers.looks[0], Random(1))))["type"] == "done"


async def test_a_flood_of_messages_is_stopped(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budget, "ON_END", 0.5)
    async with serving(msgspec.structs.replace(settings, allowance=0.05)) as server:
        mia = await server.guest("Mia")
        table = await mia.open("me", "random")
        async with mia.at(table) as hers:
            for number in range(1000):
                await hers.send(type="check", id=str(number), seat=0, action={})
            assert (await hers.until_type("gone"))["reason"] == "flood"


async def test_too_much_chat_is_refused_and_the_game_goes_on(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So many lines that the start and three sentences are paid for, and none come back while this runs."""
    lines = budget.PRICES["line"].amount + 3 * budget.PRICES["chat"].amount
    monkeypatch.setitem(budget.ALLOWANCES["entries"], "person", budget.Allowance(1e-9, lines))
    async with serving(msgspec.structs.replace(settings, allowance=1.0)) as server:
        mia = await server.guest("Mia")
        table = await mia.open("me", "random", options={"first": 0})
        await mia.start(table)
        async with mia.at(table) as hers:
            answers = [await hers.request("say", seat=0, text="and another thing") for _ in range(4)]
            assert [answer["type"] for answer in answers] == ["done"] * 3 + ["refused"]
            assert answers[-1]["rule"] == "limit"
            assert (await hers.play(0, choose(hers.looks[0], Random(1))))["type"] == "done"


async def test_fifty_honest_players_behind_one_address_are_never_limited(settings: Settings) -> None:
    """With the limits as shipped: they arrive at once, open 25 tables and play briskly."""
    shipped = Settings(port=0, database=settings.database, pace=0.0)
    async with serving(shipped) as server:

        async def pair(number: int) -> None:
            mia, ben = await server.guests(f"Mia {number}", f"Ben {number}")
            table = await mia.open("me", "open", options={"first": 0})
            await ben.join(table, await mia.link(table, "join"))
            async with mia.at(table) as hers, ben.at(table) as his:
                await mia.start(table)
                await hear(hers, "started")
                for _ in range(10):
                    card = hers.looks[0]["view"]["paws"][0]
                    await hers.request("check", seat=0, action={"type": "take", "card": card})
                assert (await hers.play(0, choose(hers.looks[0], Random(number))))["type"] == "done"
                await hear(his, "acted")
                assert (await his.request("say", seat=1, text="Good luck!"))["type"] == "done"

        await asyncio.gather(*[pair(number) for number in range(25)])


async def test_an_4_8_a_computer_player_that_will_not_answer_an_open_call_says_no(settings: Settings) -> None:
    async with serving(settings) as server:
        mia = await server.guest("Mia")
        table = await mia.open("me", "cadet", "cadet", options={"first": 0})
        await mia.start(table)
        async with mia.at(table) as hers:
            view = hers.looks[0]["view"]
            planet = view["planets"][0]
            # Everything is asked for, and nothing is given.
            terms = {
                "planet": planet["planet"],
                "promises": [{"seat": None, "icons": list(CARDS.need[planet["planet"]])}],
                "split": [{"seat": 0, "fragments": planet["fragments"]}],
                "transfers": [],
            }
            assert (await hers.play(0, {"type": "call", "terms": terms}))["type"] == "done"
            while {one["seat"] for one in told(hers, "said") if one.get("refuses") == 1} != {1, 2}:
                await hers.next()
            await hers.quiet()
            assert len(told(hers, "said")) == 2
            assert all("reason" in one for one in told(hers, "said"))


async def _calls_for_help(
    _: Driver, live: LiveTable, number: int, _level: str, speak: bool
) -> Decision | None:
    """Seat 1 calls for help once, and then takes the first thing it may do, like everybody."""
    game = running(live.table)
    view = game.view(number)
    assert isinstance(view, View)
    if speak:
        return Decision(None, None)
    if view.calls or number != 1:
        return Decision(game.legal(number)[0], None)
    planet = view.planets[0]
    whole = (Promise(None, CARDS.need[planet.planet]),)
    return Decision(Call(Terms(planet.planet, whole, (Share(1, planet.fragments),))), None)


async def test_an_4_8_a_computer_player_gives_people_time_to_answer_its_open_call(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Driver, "_ask", _calls_for_help)
    async with serving(msgspec.structs.replace(settings, pace=1.0)) as server:
        mia = await server.guest("Mia")
        table = await mia.open("me", "cadet", "cadet", options={"first": 1})
        async with mia.at(table) as hers:
            await mia.start(table)
            after = await _called(hers)
            await hers.quiet(1.0)
            assert not _acted_since(hers, after)
            await hers.request("say", seat=0, text="", refuses=1)
            while not _acted_since(hers, after):
                await hers.next()


@pytest.mark.parametrize("early", [0, 1])
async def test_an_4_8_a_computer_player_goes_on_when_nobody_has_answered(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, early: int
) -> None:
    """Also if the time is up between two looks at the clock: this one ticks whenever it is looked at."""
    now, looks = now_ms(), count(early)
    monkeypatch.setattr(Driver, "_ask", _calls_for_help)
    monkeypatch.setattr(driver, "now_ms", lambda: now + 100 * next(looks))
    async with serving(msgspec.structs.replace(settings, pace=0.02)) as server:
        mia = await server.guest("Mia")
        table = await mia.open("me", "cadet", "cadet", options={"first": 1})
        async with mia.at(table) as hers:
            await mia.start(table)
            after = await _called(hers)
            while not _acted_since(hers, after):
                await hers.next()


async def _called(page: Page) -> int:
    """The entry with which seat 1 has called."""
    while not page.looks.get(0, {"view": {"calls": []}})["view"]["calls"]:
        await page.next()
    return page.seq


def _acted_since(page: Page, after: int) -> bool:
    """Whether seat 1 has done something in the game."""
    return any(frame.get("seq", 0) > after and _acts(frame, 1) for frame in page.got)


def _acts(frame: Json, seat: int) -> bool:
    """Whether this is what a seat did in the game."""
    return any(
        event.get("seat") == seat for face in frame.get("faces", ()) for event in face.get("events", ())
    )


@pytest.mark.parametrize("game", ["afternova", "novaraiders"])
async def test_no_computer_player_gives_the_same_reason_twice_in_a_turn(
    settings: Settings, game: str
) -> None:
    """Whoever throws dice has little to say; it is said again in the next turn."""
    async with serving(settings) as server:
        mia = await server.guest("Mia")
        options = {"first": 1} if game == "afternova" else {}
        table = await mia.open("me", "random", "random", game=game, options=options, reasons=True)
        rng = Random(5)
        async with mia.at(table) as hers:
            await mia.start(table)

            def turns() -> list[list[tuple[int, str]]]:
                """Who said what, turn by turn."""
                found: list[list[tuple[int, str]]] = [[]]
                for frame in hers.got:
                    for face in frame.get("faces", ()):
                        news = face["news"]
                        if news.get("reason"):
                            found[-1].append((news["seat"], str(news["reason"])))
                        if any(event["type"] == "turn_began" for event in face.get("events", ())):
                            found.append([])
                return found

            await play_on(hers, rng, until=lambda: len(turns()) > 8)
            said = turns()
        for turn in said:
            assert len(turn) == len(set(turn))
        everything = [each for turn in said for each in turn]
        assert len(everything) > len(set(everything))
