"""Our server with SQLite, and those who play AfterNova there: random legal actions over the real protocol."""

import asyncio
import sys
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, Literal

import msgspec

from bench.server.match import Contestant, Match, Meter, Turn
from bench.server.process import Process, free_port
from bench.server.web import Web
from bench.server.websocket import WebSocket

PEOPLE = 100
"""How many guests there are; each sits at as many tables as it takes."""

COMPILED = Path(__file__).resolve().parent.parent.parent / "build" / "compiled"

LIMITS = ("ALLOWANCE", "CONNECTIONS_PER_ADDRESS")
"""Limits per person and address, put out of the way: here all the world comes from one address."""


# What a player reads of a message: whose turn it is, what is possible, whether it is over.


class View(msgspec.Struct):
    waiting_for: tuple[int, ...]
    outcome: dict[str, Any] | None


class Look(msgspec.Struct):
    view: View
    legal: list[msgspec.Raw] = []


class Face(msgspec.Struct):
    look: Look | None = None


class Message(msgspec.Struct):
    type: Literal["welcome", "resumed", "happened", "done", "refused", "gone"]
    seq: int = 0
    missed: int = 0
    looks: list[Look] = []
    faces: list[Face] = []


_read = msgspec.json.Decoder(Message).decode


class Page:
    """A page open at a table: a seat's, or (seat None) a spectator's."""

    def __init__(self, table: "Table", seat: int | None, greeting: dict[str, Any]) -> None:
        self.table = table
        self.seat = seat
        self.socket: WebSocket
        self.seq = 0
        self.current = asyncio.Event()
        """Set when the page has all that it asked for."""
        self._greeting = greeting
        self._missed = 0
        self._source = (
            f"127.0.0.{2 if seat is None else 3 + seat}"  # one address may not have all connections
        )

    async def connect(self, port: int, missed: int = 0) -> None:
        """Come (again); a page that comes back asks for its last `missed` entries.

        Where too many come at once for its file limit, a server ends some: they try again, as ours do.
        """
        after = {"after": self.seq - missed} if self.seq else {}
        while True:
            self.current.clear()
            self.socket = WebSocket(self.hear, self._lost)
            with suppress(ConnectionError):
                await self.socket.open(port, "/ws", self._source)
                self.socket.send(msgspec.json.encode({**self._greeting, **after}))
                await self.current.wait()
                if not self.socket.lost:
                    return
            await asyncio.sleep(self.table.rng.uniform(0.1, 0.5))

    def _lost(self, socket: WebSocket) -> None:
        if socket is self.socket:
            self.current.set()

    def hear(self, text: bytes) -> None:
        self.table.meter.heard += len(text)
        message = _read(text)
        if message.type == "done":
            return
        if message.type == "refused" or (message.type == "gone" and b'"stopping"' not in text):
            raise RuntimeError(f"a legal action was not taken: {text[:300].decode()}")
        if message.type == "gone":  # it comes back when the server does
            return
        if message.type == "resumed":
            self._missed = message.missed
        elif message.type == "happened":
            self.seq = message.seq
            self._missed -= 1
            self.table.shown(self.socket, message.seq)
        else:
            self.seq = message.seq
        if self._missed <= 0:
            self.current.set()
        for look in message.looks or [face.look for face in message.faces if face.look is not None]:
            self._consider(look)

    def _consider(self, look: Look) -> None:
        if look.view.outcome is not None:
            self.table.end()
        elif self.seat is not None and self.seat == look.view.waiting_for[0]:
            self.table.decide(self, self.seat, look.legal)


class Table(Match):
    """A table of ours."""

    def __init__(self, meter: Meter, table_id: str, people: list[str], rng: Random) -> None:
        super().__init__(meter)
        self.id = table_id
        self.people = people
        self.rng = rng
        self.pages: list[Page] = []

    def decide(self, page: Page, seat: int, legal: list[msgspec.Raw]) -> None:
        message = b'{"type":"play","id":"%d","seq":%d,"seat":%d,"action":%b}' % (
            page.seq,
            page.seq,
            seat,
            bytes(self.rng.choice(legal)),
        )
        self.may_act(Turn(page.socket, message, page.seq + 1))

    async def sit_down(self, port: int, watch: str | None) -> None:
        """Open a page for each seat, and one for a spectator."""
        for seat, token in enumerate(self.people):
            self.pages.append(Page(self, seat, {"type": "hello", "table": self.id, "token": token}))
        if watch is not None:
            self.pages.append(Page(self, None, {"type": "hello", "table": self.id, "watch": watch}))
        await asyncio.gather(*[page.connect(port) for page in self.pages])
        self.sockets = [page.socket for page in self.pages]


class Ours(Contestant):
    """A server with an empty database in `folder`, as `make run` starts it, or as `make serve` does."""

    reserve = 1200

    def __init__(self, folder: Path, seats: int = 2, watched: bool = False, compiled: bool = False) -> None:
        self.name = "novatable, compiled" if compiled else "novatable"
        self.compiled = compiled
        self.seats = seats
        self.watched = watched
        self._folder = folder
        self._port = free_port()
        self._people: list[str] = []
        self._web = Web(self._port)
        self.start()

    def start(self) -> None:
        environment = {f"NOVATABLE_{name}": "1000000" for name in LIMITS}
        environment["NOVATABLE_PORT"] = str(self._port)
        environment["NOVATABLE_DATABASE"] = f"sqlite:///{self._folder / self.name}.db"
        if self.compiled:
            environment["PYTHONPATH"] = str(COMPILED)
        command = [sys.executable, "-m", "novatable.server.serve"]
        self.process = Process(command, environment, self._port, self._folder / f"{self.name}.log")

    async def register(self) -> None:
        """Make the guests."""
        guests = [self._web.post("/api/people", {"name": f"Guest {n}"}) for n in range(PEOPLE)]
        self._people = [told["token"] for told in await asyncio.gather(*guests)]

    async def open(self, number: int, meter: Meter) -> Table:
        people = [self._people[(number * self.seats + seat) % PEOPLE] for seat in range(self.seats)]
        seats = [{"who": "me"}] + [{"who": "open"}] * (self.seats - 1)
        config = {"game": "afternova", "seats": seats, "listed": True}
        opened = await self._web.post("/api/tables", config, people[0])
        table = Table(meter, opened["table"]["id"], people, Random(number))
        for seat, token in enumerate(people[1:], 1):
            await self._web.post(f"/api/tables/{table.id}/join", {"seat": seat}, token)
        watch = None
        if self.watched:
            wanted = {"purpose": "watch"}
            told = await self._web.post(f"/api/tables/{table.id}/links", wanted, people[0])
            watch = told["secret"]
        await self._web.post(f"/api/tables/{table.id}/start", None, people[0])
        await table.sit_down(self._port, watch)
        return table

    async def come_back(self, page: Page, missed: int) -> None:
        await page.connect(self._port, missed)

    def stop(self) -> None:
        self.process.stop()
