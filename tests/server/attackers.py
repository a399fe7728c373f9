"""Twelve who would starve the others, from an address of their own on loopback, bounded in number and time.

`python -m tests.server.attackers NAME PORT SECONDS` is one of them as a process.
"""

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import suppress
from functools import cache
from itertools import islice, product
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from novatable.afternova.actions import Propose, Withdraw
from novatable.afternova.cards import SKILLS
from novatable.afternova.terms import Offer
from novatable.core.game import Game
from novatable.server.clerks.errands import MOST_ACTIONS
from novatable.server.live.lobby import LONGEST_RECORD
from tests.builders.afternova import CARDS, icons, letters, terms
from tests.patience import PATIENCE
from tests.server.test_pipe import CONTINUED, PING, PONG, UNFINISHED, frame

SOURCE = "127.0.0.2"
PROPOSALS = 76
GONE = (OSError, EOFError, WebSocketException, httpx.HTTPError, TimeoutError)
"""How it ends for who is cut off."""
UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Attack:
    """Where, from where, and until when."""

    def __init__(self, port: int, seconds: float, source: str = SOURCE) -> None:
        self.port = port
        self.source = source
        self.names = {source}
        """Who pays for it: the address, and the guests and tables that it makes."""
        self.end = time.monotonic() + seconds

    def goes_on(self) -> bool:
        return time.monotonic() < self.end

    async def repeat(self, times: int, once: Callable[[], Awaitable[None]]) -> None:
        """That many at once, each starting again whenever it is cut off."""

        async def again() -> None:
            while self.goes_on():
                with suppress(*GONE):
                    async with asyncio.timeout(max(0.01, self.end - time.monotonic())):
                        await once()
                await asyncio.sleep(0.01)

        await asyncio.gather(*[again() for _ in range(times)])

    async def raw(self, said: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.source, 0))
        writer.write(said)
        return reader, writer

    def http(self) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(local_address=self.source)
        return httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{self.port}", transport=transport, timeout=PATIENCE
        )

    def page(self) -> connect:
        return connect(
            f"ws://127.0.0.1:{self.port}/ws", local_addr=(self.source, 0), compression=None, max_size=None
        )

    async def guest(self, client: httpx.AsyncClient) -> dict[str, str]:
        told = await self._ask(client, "/api/people", {"name": "Eve"})
        self.names.add(told["id"])
        return {"Authorization": f"Bearer {told['token']}"}

    async def table(self, client: httpx.AsyncClient, headers: dict[str, str], record: str | None) -> str:
        """A table of theirs, dealt or from a record."""
        path = "/api/tables/import"
        body: dict[str, object] = {"record": record}
        if record is None:
            path = "/api/tables"
            body = {"game": "afternova", "seats": [{"who": "me"}, {"who": "me"}], "options": {"first": 0}}
        table = str((await self._ask(client, path, body, headers))["table"]["id"])
        self.names.add(table)
        if record is None:
            await client.post(f"/api/tables/{table}/start", headers=headers)
        return table

    async def _ask(
        self, client: httpx.AsyncClient, path: str, body: object, headers: dict[str, str] | None = None
    ) -> dict[str, Any]:
        """One of GONE if it is refused."""
        answer = (await client.post(path, json=body, headers=headers)).raise_for_status()
        told: dict[str, Any] = answer.json()
        return told


# ---- frames


async def flood(attack: Attack, first: bytes, chunk: bytes) -> None:
    async def once() -> None:
        reader, writer = await attack.raw(UPGRADE)
        try:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(first)
            while attack.goes_on():
                writer.write(chunk)
                await writer.drain()
        finally:
            writer.transport.abort()

    await attack.repeat(3, once)


async def pong_flood(attack: Attack) -> None:
    await flood(attack, b"", frame(PONG, b"x") * 5000)


async def empty_fragments(attack: Attack) -> None:
    await flood(attack, frame(UNFINISHED, b""), frame(CONTINUED & 0x7F, b"") * 5000)


async def pings(attack: Attack) -> None:
    await flood(attack, b"", frame(PING, b"") * 5000)


# ---- who keeps the server waiting


async def drip(attack: Attack, said: bytes, times: int) -> None:
    async def once() -> None:
        reader, writer = await attack.raw(said)
        try:
            while attack.goes_on() and not reader.at_eof():
                await asyncio.sleep(0.5)
                if said:
                    writer.write(b"x")
                    await writer.drain()
        finally:
            writer.transport.abort()

    await attack.repeat(times, once)


async def slow_headers(attack: Attack) -> None:
    await drip(attack, b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ", 200)


async def slow_bodies(attack: Attack) -> None:
    head = b"POST /api/people HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    await drip(attack, head + b"Content-Length: 60000\r\n\r\n{", 200)


async def silent_sockets(attack: Attack) -> None:
    await drip(attack, b"", 400)


# ---- who asks for much


def settlers(seed: int) -> Game:
    """Four who may propose as often as they like."""
    return Game.new("afternova", players=4, seed=seed, first=0, round_limit=1_000_000, offers_per_turn=None)


def take_cards(game: Game, rng: Random, times: int) -> None:
    """Cards are taken and nothing is ever completed."""
    for _ in range(times):
        seat = game.waiting_for()[0]
        legal = game.legal(seat)
        game.play(
            seat, rng.choice([action for action in legal if action.type in ("take", "discard")] or legal)
        )


def proposals(game: Game) -> Iterator[tuple[int, Propose]]:
    """Deals that the others could propose to the player whose turn it is, each for one of their Paws."""
    (active,) = game.waiting_for()
    for seat in {0, 1, 2, 3} - {active}:
        view: Any = game.view(seat)
        paws = [card for card in view.players[seat].known if CARDS.is_paw(card)]
        for planet, paw in product(view.planets, paws):
            need = CARDS.need[planet.planet]
            counts = {skill: min(need[at], CARDS.icons[paw][at]) for at, skill in enumerate(SKILLS)}
            part = icons(**counts)
            rest = icons(**{skill: need[at] - counts[skill] for at, skill in enumerate(SKILLS)})
            colours = letters(planet.fragments)
            for cut in range(len(colours) + 1):
                split: dict[int | None, str] = {seat: colours[:cut], active: colours[cut:]}
                yield seat, Propose(terms(planet.planet, {seat: part, active: rest}, split), (paw,))


def standing(game: Game) -> tuple[Offer, ...]:
    view: Any = game.view(None)
    offers: tuple[Offer, ...] = view.offers
    return offers


def crowded_record() -> str:
    """A table at which 76 proposals stand: each has a say in what the others could hold."""
    game = settlers(5)
    take_cards(game, Random(1), 24)
    for seat, proposal in list(proposals(game)):
        if len(standing(game)) < PROPOSALS and game.check(seat, proposal) is None:
            game.play(seat, proposal)
    return game.record()


@cache
def long_record() -> str:
    """As many actions and characters as are taken. Proposals that are made and withdrawn take most room."""
    game = settlers(7)
    rng = Random(3)
    take_cards(game, rng, 24)
    while len(game.history) < MOST_ACTIONS - 200:
        for seat, proposal in islice(proposals(game), 60):
            if game.check(seat, proposal) is None:
                game.play(seat, proposal)
                game.play(seat, Withdraw(standing(game)[-1].number))
        take_cards(game, rng, 4)
    return game.record().rstrip("\n").ljust(LONGEST_RECORD)


async def storm_of_messages(
    attack: Attack, make: Callable[[str, dict[str, Any]], bytes], pages: int, record: str | None = None
) -> None:
    """The same from several pages of one guest, without waiting for answers."""
    async with attack.http() as client:
        headers = await attack.guest(client)
        table = await attack.table(client, headers, record)
    hello = {"type": "hello", "table": table, "token": headers["Authorization"].partition(" ")[2]}

    async def read(socket: ClientConnection) -> None:
        async for _ in socket:
            pass

    async def once() -> None:
        async with attack.page() as socket:
            await socket.send(msgspec.json.encode(hello).decode())
            welcome = msgspec.json.decode(await socket.recv())
            reading = asyncio.create_task(read(socket))
            try:
                number = 0
                while attack.goes_on() and not reading.done():
                    number += 1
                    await socket.send(make(f"{id(socket)} {number}", welcome).decode())
                    await asyncio.sleep(0)  # where attacker and server share a process
            finally:
                reading.cancel()
                socket.transport.abort()  # without manners to the last

    await attack.repeat(pages, once)


async def preview_storm(attack: Attack) -> None:
    def make(name: str, welcome: dict[str, Any]) -> bytes:
        look = next(look for look in welcome["looks"] if look["seat"] in look["view"]["waiting_for"])
        action = look["legal"][int(name.rpartition(" ")[2]) % len(look["legal"])]
        return msgspec.json.encode(
            {"type": "check", "id": name, "seat": look["seat"], "action": action, "preview": True}
        )

    await storm_of_messages(attack, make, 5, crowded_record())


async def chat_storm(attack: Attack) -> None:
    def make(name: str, _welcome: dict[str, Any]) -> bytes:
        return msgspec.json.encode({"type": "say", "id": name, "seat": 0, "text": "and another thing"})

    await storm_of_messages(attack, make, 5)


async def huge_legal_frames(attack: Attack) -> None:
    def make(name: str, _welcome: dict[str, Any]) -> bytes:
        return huge_frame(name)

    await storm_of_messages(attack, make, 5)


def huge_frame(name: str) -> bytes:
    """As long as a message may be, and a well-formed one."""
    action = {"type": "take", "card": 0, "more": [[number] for number in range(9_300)]}
    return msgspec.json.encode({"type": "check", "id": name, "seat": 0, "action": action})


async def import_storm(attack: Attack) -> None:
    record = await asyncio.to_thread(long_record)
    async with attack.http() as client:
        headers = await attack.guest(client)

        async def once() -> None:
            await attack.table(client, headers, record)

        with suppress(*GONE):
            await once()
        await attack.repeat(10, once)


async def table_creation_storm(attack: Attack) -> None:
    async with attack.http() as client:
        headers = await attack.guest(client)

        async def once() -> None:
            await attack.table(client, headers, None)

        await attack.repeat(20, once)


async def reconnect_storm(attack: Attack) -> None:
    async with attack.http() as client:
        headers = await attack.guest(client)
        table = await attack.table(client, headers, None)
    hello = {"type": "hello", "table": table, "token": headers["Authorization"].partition(" ")[2], "after": 0}

    async def once() -> None:
        async with attack.page() as socket:
            await socket.send(msgspec.json.encode(hello).decode())
            await socket.recv()

    await attack.repeat(20, once)


ATTACKS: dict[str, Callable[[Attack], Coroutine[Any, Any, None]]] = {
    attack.__name__: attack
    for attack in (
        pong_flood,
        empty_fragments,
        pings,
        slow_headers,
        slow_bodies,
        silent_sockets,
        preview_storm,
        import_storm,
        reconnect_storm,
        chat_storm,
        table_creation_storm,
        huge_legal_frames,
    )
}


# ---- a proxy


async def proxy(port: int, behind: int) -> asyncio.Server:
    """A small one: it reads the head of a request, says for whom it asks, and passes bytes on."""

    async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                writer.write(data)
                await writer.drain()
        writer.close()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(*GONE, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            async with asyncio.timeout(PATIENCE):
                head = await reader.readuntil(b"\r\n\r\n")
            lines = head[:-4].split(b"\r\n")
            if not any(line.lower().startswith(b"upgrade:") for line in lines):
                lines = [line for line in lines if not line.lower().startswith(b"connection:")]
                lines.append(b"Connection: close")
            lines.append(b"X-Forwarded-For: " + writer.get_extra_info("peername")[0].encode())
            theirs, ours = await asyncio.open_connection("127.0.0.1", behind)
            ours.write(b"\r\n".join(lines) + b"\r\n\r\n")
            await asyncio.gather(pump(reader, ours), pump(theirs, writer))
        writer.close()

    return await asyncio.start_server(serve, "127.0.0.1", port)


if __name__ == "__main__":
    long_record()  # before the time begins
    print("ready", flush=True)
    asyncio.run(ATTACKS[sys.argv[1]](Attack(int(sys.argv[2]), float(sys.argv[3]))))
