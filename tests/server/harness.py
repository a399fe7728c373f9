"""A real server on loopback, and clients that speak to it as everybody does: HTTP and WebSockets."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, nullcontext
from itertools import count
from random import Random
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from novatable.server.application import Server
from novatable.server.operating.settings import Settings
from novatable.server.serve import uvicorn_config
from tests.patience import PATIENCE

Json = dict[str, Any]
_ids = count(1)
"""Seconds until a test gives up waiting: on a busy machine a process alone may take ten to start."""


class Address:
    """Where a server is, and one HTTP client for all that is asked there."""

    def __init__(self, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.http = httpx.AsyncClient(base_url=self.url, timeout=PATIENCE, verify=False)

    async def guest(self, name: str) -> "Guest":
        """A new guest."""
        answer = await self.http.post("/api/people", json={"name": name})
        assert answer.status_code == 201, answer.text
        told = answer.json()
        return Guest(self, name, told["id"], told["token"])

    async def guests(self, *names: str) -> list["Guest"]:
        return [await self.guest(name) for name in names]


class RunningServer(Address):
    """A server in this process: tests may look inside."""

    def __init__(self, app: Server, port: int) -> None:
        super().__init__(port)
        self.app = app


@asynccontextmanager
async def serving(settings: Settings) -> AsyncIterator[RunningServer]:
    """A server in this event loop, on a free port, stopped at the end."""
    app = Server(settings)
    config = uvicorn_config(settings, app)
    config.loop = "none"
    config.log_config = None
    server = uvicorn.Server(config)
    server.capture_signals = nullcontext  # type: ignore[assignment, method-assign]
    task = asyncio.create_task(server.serve())
    try:
        while not server.started:
            if task.done():
                await task
                raise AssertionError("the server did not start")
            await asyncio.sleep(0.005)
        port = server.servers[0].sockets[0].getsockname()[1]
        running = RunningServer(app, port)
        async with running.http:
            yield running
    finally:
        server.should_exit = True
        await task


class Guest:
    """Somebody with a token."""

    def __init__(self, server: Address, name: str, person: str, token: str) -> None:
        self.server = server
        self.name = name
        self.id = person
        self.token = token

    async def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        headers = {"Authorization": f"Bearer {self.token}"}
        return await self.server.http.request(method, path, json=body, headers=headers)

    async def get(self, path: str) -> Any:
        answer = await self.ask("GET", path)
        assert answer.is_success, answer.text
        return answer.json()

    async def post(self, path: str, body: object = None) -> Any:
        answer = await self.ask("POST", path, body)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    async def open(self, *seats: str, **config: Any) -> str:
        """A new table with these seats: "me", "open", or a level."""
        plans = [
            {"who": seat} if seat in ("me", "open") else {"who": "computer", "level": seat} for seat in seats
        ]
        told = await self.post("/api/tables", {"game": "afternova", **config, "seats": plans})
        return str(told["table"]["id"])

    async def link(self, table: str, purpose: str, seat: int | None = None) -> str:
        told = await self.post(f"/api/tables/{table}/links", {"purpose": purpose, "seat": seat})
        return str(told["secret"])

    async def join(self, table: str, secret: str | None, seat: int | None = None) -> int:
        told = await self.post(f"/api/tables/{table}/join", {"secret": secret, "seat": seat})
        return int(told["seat"])

    async def start(self, table: str) -> None:
        await self.post(f"/api/tables/{table}/start")

    @asynccontextmanager
    async def at(self, table: str, after: int | None = None) -> AsyncIterator["Page"]:
        async with page(self.server.url, table, token=self.token, after=after) as open_page:
            yield open_page


class Page:
    """An open page at a table: sends requests, keeps everything that came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.got: list[Json] = []
        self.raw: list[str] = []
        self.seq = 0
        self.seats: list[int] = []
        self.looks: dict[int | None, Json] = {}
        self.table: Json = {}

    async def next(self, seconds: float = PATIENCE) -> Json:
        """The next message."""
        async with asyncio.timeout(seconds):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.raw.append(text)
        message: Json = msgspec.json.decode(text)
        self.got.append(message)
        self._note(message)
        return message

    async def until(self, wanted: Callable[[Json], bool], seconds: float = PATIENCE) -> Json:
        async with asyncio.timeout(seconds):
            while True:
                message = await self.next(seconds)
                if wanted(message):
                    return message

    async def until_type(self, *types: str, seconds: float = PATIENCE) -> Json:
        return await self.until(lambda message: message["type"] in types, seconds)

    async def until_seq(self, seq: int, seconds: float = PATIENCE) -> None:
        """Until entry `seq` has been shown."""
        async with asyncio.timeout(seconds):
            while self.seq < seq:
                await self.next(seconds)

    async def quiet(self, seconds: float = 0.1) -> list[Json]:
        """Whatever comes until nothing comes for a while."""
        before = len(self.got)
        try:
            while True:
                await self.next(seconds)
        except TimeoutError:
            return self.got[before:]

    def _note(self, message: Json) -> None:
        if message["type"] == "welcome":
            self.seq, self.seats, self.table = message["seq"], message["seats"], message["table"]
            for look in message["looks"]:
                self.looks[look["seat"]] = look
        elif message["type"] == "resumed":
            self.seq, self.seats = message["seq"], message["seats"]
        elif message["type"] == "happened":
            self.seq = message["seq"]
            self.table = message.get("table", self.table)
            for face in message["faces"]:
                if "look" in face:
                    self.looks[face["seat"]] = face["look"]

    async def send(self, **message: Any) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def request(self, kind: str, **fields: Any) -> Json:
        """Send a request and give the answer to it."""
        given = fields.pop("id", None) or f"r{next(_ids)}"
        await self.send(type=kind, id=given, **fields)
        return await self.until(lambda message: message.get("id") == given)

    async def play(self, seat: int, action: Json | list[Json], **more: Any) -> Json:
        return await self.request("play", **{"seq": self.seq, "seat": seat, "action": action, **more})

    def turn(self) -> int | None:
        """A seat of this page that the game waits for."""
        for seat, look in self.looks.items():
            if seat is not None and seat in look["view"]["waiting_for"]:
                return seat
        return None

    def over(self) -> bool:
        return any(look["view"]["outcome"] is not None for look in self.looks.values())


@asynccontextmanager
async def page(
    url: str,
    table: str,
    token: str | None = None,
    watch: str | None = None,
    after: int | None = None,
    greet: bool = True,
    hints: bool = False,
) -> AsyncIterator[Page]:
    async with connect(url.replace("http", "ws") + "/ws", max_size=None, compression=None) as socket:
        open_page = Page(socket)
        if greet:
            hello = {"table": table, "token": token, "watch": watch, "after": after, "hints": hints}
            await open_page.send(type="hello", **hello)
            await open_page.next()
        yield open_page


def without_end(look: Json) -> list[Json]:
    """What is legal and brings the end no nearer: no Blueprint is completed, and Bot gets nothing."""
    legal: list[Json] = look["legal"]
    return [action for action in legal if action["type"] != "complete" and action.get("bot") is None]


def choose(look: Json, rng: Random) -> Json:
    """Something legal that brings the game forward: complete, extract, take, else whatever is first."""
    legal: list[Json] = look["legal"]
    for kind in ("complete", "extract", "take"):
        some = [action for action in legal if action["type"] == kind]
        if some:
            return rng.choice(some)
    return rng.choice([action for action in legal if action["type"] != "sweep"] or legal)


async def play_on(open_page: Page, rng: Random, until: Callable[[], bool] | None = None) -> None:
    """Play this page's seats until the game is over (or `until`)."""
    while not open_page.over() and not (until is not None and until()):
        seat = open_page.turn()
        if seat is None:
            await open_page.next(30)
            continue
        answer = await open_page.play(seat, choose(open_page.looks[seat], rng))
        if answer["type"] == "done":
            await open_page.until_seq(answer["seq"])
        elif answer["rule"] == "stale":
            for look in answer["looks"]:
                open_page.looks[look["seat"]] = look
            open_page.seq = answer["seq"]
