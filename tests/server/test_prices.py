"""Whatever a page asks for is paid for, by whoever asks; who cannot pay is slowed, and cut off in the end."""

import logging
from typing import Any

import msgspec
import pytest

from novatable.server.net import answers, wire
from novatable.server.net.budget import ALLOWANCES, PATIENCE, PRICES, Payer
from novatable.server.operating.metrics import METRICS
from tests.server.conftest import paid
from tests.server.harness import Guest, Page, RunningServer, page

pytestmark = pytest.mark.anyio

HOME = Payer("address", "127.0.0.1")
REQUESTS: dict[type[wire.Request], dict[str, Any]] = {
    wire.Play: {"seq": 1, "seat": 0, "action": {"type": "pass"}},
    wire.Check: {"seat": 0, "action": {"type": "pass"}},
    wire.Draft: {"seat": 0, "draft": {}},
    wire.Say: {"seat": 0, "text": "hello"},
    wire.Undo: {"seq": 1, "seat": 0},
    wire.Consent: {"yes": True},
    wire.Instruct: {"seat": 0, "kinds": ["pass"]},
    wire.Return: {"seat": 0},
    wire.Turn: {"page": 0},
}
"""Whether it is possible or not."""


async def table_of(guest: Guest) -> str:
    table = await guest.open("me", "me", options={"first": 0})
    await guest.start(table)
    return table


@pytest.mark.parametrize("request_type", answers.PRICES, ids=lambda request: request.__name__)
async def test_every_request_of_a_page_is_paid_for_by_person_address_and_table(
    frugal: RunningServer, request_type: type[wire.Request]
) -> None:
    mia = await frugal.guest("Mia")
    table = await table_of(mia)
    payers = Payer("person", mia.id), HOME, Payer("table", table)
    price = PRICES[answers.PRICES[request_type][0]].amount
    async with mia.at(table) as one, mia.at(table) as other:
        for hers in (one, other):
            before = [paid(frugal, payer) for payer in payers]
            await hers.request(str(request_type.__struct_config__.tag), **REQUESTS[request_type])
            for payer, earlier in zip(payers, before, strict=True):
                assert paid(frugal, payer) >= earlier + price


async def test_a_preview_is_paid_for_by_person_address_and_table(frugal: RunningServer) -> None:
    mia = await frugal.guest("Mia")
    table = await table_of(mia)
    payers = Payer("person", mia.id), HOME, Payer("table", table)
    budgets = frugal.app.doors.budgets
    async with mia.at(table) as hers:
        before = [budgets.left(payer, "foresight") for payer in payers]
        step = hers.looks[0]["legal"][0]
        await hers.request("check", seat=0, action=step, preview=True)
        for payer, earlier in zip(payers, before, strict=True):
            assert budgets.left(payer, "foresight") < earlier - PRICES["preview"].amount


async def test_who_comes_again_pays_again(frugal: RunningServer) -> None:
    mia = await frugal.guest("Mia")
    table = await table_of(mia)
    payers = Payer("person", mia.id), HOME
    for _ in range(3):
        before = [paid(frugal, payer) for payer in payers]
        async with mia.at(table):
            pass
        for payer, earlier in zip(payers, before, strict=True):
            assert paid(frugal, payer) >= earlier + PRICES["hello"].amount


async def flood(open_page: Page) -> dict[str, Any]:
    """Ask until it is over."""
    while True:
        await open_page.send(type="check", id="again", seat=0, action={"type": "pass"})
        answer = await open_page.next()
        if answer["type"] == "gone":
            return answer


async def test_who_cannot_pay_is_slowed_first_and_cut_off_then(
    frugal: RunningServer, caplog: pytest.LogCaptureFixture
) -> None:
    mia = await frugal.guest("Mia")
    table = await table_of(mia)
    person, budgets = Payer("person", mia.id), frugal.app.doors.budgets
    rate = ALLOWANCES["work"]["person"].rate
    slowed, cut_off = METRICS.slowed.values.get("person", 0), METRICS.cut_off.values.get("flood", 0)
    frugal.app.doors._logged.clear()
    async with mia.at(table) as hers:
        budgets.charge("millisecond", person, times=budgets.left(person, "work"))
        await hers.request("check", seat=0, action={"type": "pass"})
        assert METRICS.slowed.values["person"] > slowed
        assert METRICS.cut_off.values.get("flood", 0) == cut_off
        budgets.charge("millisecond", person, times=(PATIENCE + 1) * rate)
        with caplog.at_level(logging.WARNING, "novatable.doors"):
            gone = await flood(hers)
        assert (gone["reason"], gone["code"]) == ("flood", "slower-here")
        await hers.socket.wait_closed()
        assert hers.socket.close_code == 4029
    assert METRICS.cut_off.values["flood"] == cut_off + 1
    told = [line for line in caplog.records if line.name == "novatable.doors"]
    assert [(line.why, line.address) for line in told] == [("flood", HOME.name)]  # type: ignore[attr-defined]


async def test_who_watches_a_table_uses_up_nothing_of_its_players(frugal: RunningServer) -> None:
    mia = await frugal.guest("Mia")
    table = await table_of(mia)
    watch = await mia.link(table, "watch")
    before = paid(frugal, Payer("table", table))
    async with page(frugal.url, table, watch=watch) as eve:
        for message in ({"type": "ping"}, {"type": "check", "id": "a", "seat": 0, "action": {}}, {"type": 1}):
            await eve.socket.send(msgspec.json.encode(message).decode())
            await eve.next()
    secret = {"Authorization": f"Watch {watch}"}
    (await frugal.http.get(f"/api/tables/{table}/replay", headers=secret)).raise_for_status()
    assert paid(frugal, Payer("table", table)) == before
