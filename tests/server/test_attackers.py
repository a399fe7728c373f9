"""An honest table plays beside each of twelve attackers, through a proxy and without.

At every change the causes are looked at: the attacker is slowed, refused or cut off, and the table plays on,
at one server for all of them, half of them through a proxy.
With `--trust` server, attacker and proxy (nginx, as in our example) are processes of their own, and every
answer's time is measured: `pytest --trust tests/server/test_attackers.py -s` prints the table. It needs an
otherwise idle machine.
"""

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from itertools import cycle
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec
import pytest

from novatable.core.game import Game
from novatable.server.clerks.errands import MOST_ACTIONS
from novatable.server.live.lobby import LONGEST_RECORD
from novatable.server.net import http_protocol
from novatable.server.net.budget import Budgets, Payer
from novatable.server.net.doors import Doors
from novatable.server.net.protocol import LONGEST_MESSAGE
from novatable.server.operating.settings import Settings
from tests.conftest import Work
from tests.server.attackers import (
    ATTACKS,
    PROPOSALS,
    Attack,
    crowded_record,
    huge_frame,
    long_record,
    proxy,
    standing,
)
from tests.server.conftest import usual_settings
from tests.server.harness import Address, Guest, Page, RunningServer, choose, serving, without_end
from tests.server.nginx import proxied
from tests.server.processes import ROOT, ServerProcess, free_port

pytestmark = pytest.mark.anyio

SECONDS = 10.0
"""That an attack lasts at a release."""
USUAL, LONGEST = 0.5, 2.0
"""Seconds within which 99 of 100 honest actions are answered, and all."""
WAYS = ("directly", "through a proxy")


@asynccontextmanager
async def four_at_a_table(*ways: Address) -> AsyncIterator[list[Page]]:
    """They come by these ways in turn."""
    names = zip(("Mia", "Ben", "Eva", "Tom"), cycle(ways), strict=False)
    guests: list[Guest] = [await way.guest(name) for name, way in names]
    host = guests[0]
    table = await host.open("me", "open", "open", "open", options={"round_limit": 1_000_000})
    secret = await host.link(table, "join")
    for guest in guests[1:]:
        await guest.join(table, secret)
    await host.start(table)
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(guest.at(table)) for guest in guests]


async def play(pages: list[Page], rng: Random) -> float:
    """One action of whoever is waited for, seen by all; how long the answer took."""
    mover = next(page for page in pages if page.turn() is not None)
    seat = mover.turn()
    assert seat is not None
    began = time.monotonic()
    answer = await mover.play(seat, choose({"legal": without_end(mover.looks[seat])}, rng))
    took = time.monotonic() - began
    assert answer["type"] == "done", answer
    for page in pages:
        await page.until_seq(answer["seq"], 30)
    return took


@pytest.fixture
def noticed(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Who was slowed, refused or cut off: addresses, people and tables."""
    return notice(monkeypatch)


def notice(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    found: set[str] = set()
    pay, report = Budgets.pay, Doors.report

    def watched_pay(self: Budgets, what: str, *payers: Payer, **how: float) -> float:
        wait = 1.0
        try:
            wait = pay(self, what, *payers, **how)
        finally:
            if wait:
                found.update(payer.name for payer in payers)
        return wait

    def watched_report(self: Doors, why: str, address: str) -> None:
        found.add(address)
        report(self, why, address)

    monkeypatch.setattr(Budgets, "pay", watched_pay)
    monkeypatch.setattr(Doors, "report", watched_report)
    return found


class Scene(NamedTuple):
    """A server, the ways to it, and four who play there."""

    directly: Address
    through_proxy: Address
    pages: list[Page]


@asynccontextmanager
async def scene(settings: Settings) -> AsyncIterator[Scene]:
    async with serving(settings) as server:
        through = Address(free_port())
        async with (
            await proxy(port_of(through), port_of(server)),
            through.http,
            four_at_a_table(server, through) as pages,
        ):
            yield Scene(server, through, pages)


def port_of(address: Address) -> int:
    return int(address.url.rpartition(":")[2])


@pytest.fixture(scope="module")
async def besieged(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Scene]:
    """For all attackers. Each has an address of their own: what one owes is not the next one's debt."""
    settings = usual_settings(tmp_path_factory.mktemp("besieged"))
    async with scene(msgspec.structs.replace(settings, allowance=0.3)) as shared:
        yield shared


async def plays_beside(
    name: str, attack: Attack, pages: list[Page], noticed: set[str], seconds: float = 60.0
) -> None:
    """The attacker is noticed, and four play on."""
    attacking = asyncio.create_task(ATTACKS[name](attack))
    rng = Random(1)
    try:
        end = time.monotonic() + seconds
        while noticed.isdisjoint(attack.names) and time.monotonic() < end:
            await play(pages, rng)
            await asyncio.sleep(0.05)  # honest players think
        assert not noticed.isdisjoint(attack.names), f"nobody has noticed the {name}"
        for _ in range(3):
            await play(pages, rng)
    finally:
        attacking.cancel()
        with suppress(asyncio.CancelledError):
            await attacking


KEPT_OUT = ("slow_headers", "silent_sockets")
"""A proxy passes nothing on before it has the headers: these it has to bear by itself."""


@pytest.mark.parametrize(
    ("number", "name", "way"),
    [
        (number, name, WAYS[0] if name in KEPT_OUT else WAYS[number % 2])
        for number, name in enumerate(ATTACKS)
    ],
)
async def test_an_attacker_is_noticed_and_the_others_play_on(
    besieged: Scene, monkeypatch: pytest.MonkeyPatch, noticed: set[str], number: int, name: str, way: str
) -> None:
    monkeypatch.setattr(http_protocol, "SECONDS", {"headers": 1.0, "body": 1.0, "answer": 1.0})
    port = port_of(besieged.directly if way == WAYS[0] else besieged.through_proxy)
    await plays_beside(name, Attack(port, 120.0, f"127.0.0.{2 + number}"), besieged.pages, noticed)


async def test_a_server_without_budgets_is_found_out(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Planted: nobody has to pay."""
    monkeypatch.setattr(Budgets, "pay", lambda *_args, **_more: 0.0)
    noticed = notice(monkeypatch)
    async with scene(settings) as open_house:
        # Not from where somebody attacks the other server of this process: that may still notice them.
        attack = Attack(port_of(open_house.directly), 60.0, "127.0.0.99")
        with pytest.raises(AssertionError, match="nobody has noticed the pong_flood"):
            await plays_beside("pong_flood", attack, open_house.pages, noticed, seconds=0.5)


async def test_what_attackers_send_is_as_large_as_is_taken(server: RunningServer) -> None:
    assert 0.95 * LONGEST_MESSAGE < len(huge_frame(40 * "x")) <= LONGEST_MESSAGE
    assert len(standing(Game.replay(crowded_record()))) == PROPOSALS
    record = await asyncio.to_thread(long_record)
    assert len(record) == LONGEST_RECORD
    assert MOST_ACTIONS - 200 <= len(Game.replay(record).history) <= MOST_ACTIONS
    mia = await server.guest("Mia")
    for text in (crowded_record(), record):
        await mia.post("/api/tables/import", {"record": text})


# ---- at the size of a release


@asynccontextmanager
async def attacking(name: str, port: int, seconds: float) -> AsyncIterator[None]:
    command = [sys.executable, "-m", "tests.server.attackers", name, str(port), str(seconds)]
    child = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    assert child.stdout is not None
    try:
        assert await asyncio.to_thread(child.stdout.readline) == b"ready\n"
        yield
    finally:
        child.kill()
        child.wait()
        child.stdout.close()


@pytest.fixture(scope="module")
def figures() -> Iterator[list[str]]:
    lines = [
        "",
        "| attacker | way | actions | median ms | 99 of 100 ms | longest ms | load |",
        "|---|---|---|---|---|---|---|",
    ]
    yield lines
    print("\n".join(lines))


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", ATTACKS)
async def test_honest_actions_are_answered_in_time(
    work: Work, tmp_path: Path, figures: list[str], name: str, way: str
) -> None:
    seconds = work.amount(0.0, SECONDS)
    if not seconds:
        pytest.skip("times are measured at a release, on an idle machine")
    server = ServerProcess(tmp_path)
    await asyncio.to_thread(server.start)
    way_in = server.port
    waits: list[float] = []
    rng = Random(1)
    try:
        async with AsyncExitStack() as stack:
            await stack.enter_async_context(server.http)
            if way == WAYS[1]:
                way_in = stack.enter_context(proxied(tmp_path, server.port))
            address = Address(way_in)
            await stack.enter_async_context(address.http)
            pages = await stack.enter_async_context(four_at_a_table(address))
            await stack.enter_async_context(attacking(name, way_in, seconds))
            end = time.monotonic() + seconds
            while time.monotonic() < end:
                waits.append(await play(pages, rng))
                await asyncio.sleep(0.02)
    finally:
        await asyncio.to_thread(server.stop)
    waits.sort()
    usual, longest = waits[int(0.99 * (len(waits) - 1))], waits[-1]
    load = f"{os.getloadavg()[0]:.1f}"
    told = [*[f"{1000 * value:.0f}" for value in (waits[len(waits) // 2], usual, longest)], load]
    figures.append(f"| {name.replace('_', ' ')} | {way} | {len(waits)} | {' | '.join(told)} |")
    work.did(len(waits), "actions beside attackers")
    work.took(usual, "99 of 100 answered")
    work.took(longest, "all answered")
    assert usual <= USUAL, f"with a load of {load}"
    assert longest <= LONGEST, f"with a load of {load}"
