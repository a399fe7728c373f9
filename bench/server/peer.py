"""boardgame.io's server, in memory, and those who play its match: over socket.io, as its own client does."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from bench.server.match import Contestant, Match, Meter, Turn
from bench.server.process import Process, free_port
from bench.server.web import Web
from bench.server.websocket import WebSocket

GAME = "cards"
PREFIX = f"42/{GAME},".encode()
"""A message of socket.io: a text event in the game's namespace."""


class G(msgspec.Struct):
    """The game as one player sees it: of others' hands only the size."""

    hands: tuple[list[msgspec.Raw] | int, list[msgspec.Raw] | int]


class Ctx(msgspec.Struct):
    current: str = msgspec.field(name="currentPlayer")
    over: Any = msgspec.field(name="gameover", default=None)


class State(msgspec.Struct):
    g: G = msgspec.field(name="G")
    ctx: Ctx
    seq: int = msgspec.field(name="_stateID")


class Sync(msgspec.Struct):
    state: State


_read_update = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw]).decode
_read_sync = msgspec.json.Decoder(tuple[str, str, Sync]).decode


class Client:
    """One player's connection."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.match: CardMatch
        self.credentials = ""
        self.socket = WebSocket(self.hear)
        self.synced = asyncio.Event()
        self._connected = asyncio.Event()

    async def connect(self, port: int) -> None:
        await self.socket.open(port, "/socket.io/?EIO=4&transport=websocket")
        await self._connected.wait()

    def emit(self, *words: object) -> None:
        self.socket.send(PREFIX + msgspec.json.encode(words))

    async def sync(self) -> None:
        """Look at a match; also how its client turns to the next one."""
        self.synced.clear()
        self.emit("sync", self.match.id, str(self.seat), self.credentials, 2)
        await self.synced.wait()

    def hear(self, text: bytes) -> None:
        if text.startswith(PREFIX):
            self.match.meter.heard += len(text)
            body = text[len(PREFIX) :]
            if body.startswith(b'["update"'):
                self._look(_read_update(body)[2])
            elif body.startswith(b'["sync"'):
                self._look(_read_sync(body)[2].state)
                self.synced.set()
        elif text == b"2":  # engine.io asks whether somebody is there
            self.socket.send(b"3")
        elif text.startswith(b"0"):
            self.socket.send(f"40/{GAME},".encode())
        elif text.startswith(b"40/"):
            self._connected.set()

    def _look(self, state: State) -> None:
        match = self.match
        match.shown(self.socket, state.seq)
        hand = state.g.hands[self.seat]
        if state.ctx.over is not None:
            match.end()
        elif state.ctx.current == str(self.seat) and isinstance(hand, list):
            match.decide(self, state.seq, match.rng.randrange(len(hand)))


class CardMatch(Match):
    """A match of the card game in node/server.js."""

    def __init__(self, meter: Meter, match_id: str, clients: list[Client], rng: Random) -> None:
        super().__init__(meter)
        self.id = match_id
        self.clients = clients
        self.rng = rng

    def decide(self, client: Client, seq: int, place: int) -> None:
        message = b'%b["update",{"type":"MAKE_MOVE","payload":%b},%d,"%b","%d"]' % (
            PREFIX,
            b'{"type":"play","args":[%d],"playerID":"%d","credentials":"%b"}'
            % (place, client.seat, client.credentials.encode()),
            seq,
            self.id.encode(),
            client.seat,
        )
        self.may_act(Turn(client.socket, message, seq + 1))


class BoardgameIO(Contestant):
    """The server in node/server.js; `modules` is where npm put its packages."""

    name = "boardgame.io"

    def __init__(self, folder: Path, modules: Path) -> None:
        self._port = free_port()
        self._web = Web(self._port)
        script = Path(__file__).parent / "node" / "server.js"
        environment = {"NODE_PATH": str(modules), "NODE_ENV": "production"}
        command = ["node", str(script), str(self._port)]
        self.process = Process(command, environment, self._port, folder / "peer.log")

    async def open(self, number: int, meter: Meter) -> CardMatch:
        told = await self._web.post(f"/games/{GAME}/create", {"numPlayers": 2})
        clients = [Client(0), Client(1)]
        await asyncio.gather(*[client.connect(self._port) for client in clients])
        return await self._begin(CardMatch(meter, told["matchID"], clients, Random(number)))

    async def again(self, match: Match) -> CardMatch:
        assert isinstance(match, CardMatch)
        asking = {"playerID": "0", "credentials": match.clients[0].credentials}
        told = await self._web.post(f"/games/{GAME}/{match.id}/playAgain", asking)
        return await self._begin(CardMatch(match.meter, told["nextMatchID"], match.clients, match.rng))

    async def _begin(self, match: CardMatch) -> CardMatch:
        match.sockets = [client.socket for client in match.clients]
        for client in match.clients:
            joining = {"playerID": str(client.seat), "playerName": f"Guest {client.seat}"}
            told = await self._web.post(f"/games/{GAME}/{match.id}/join", joining)
            client.credentials = told["playerCredentials"]
        for client in match.clients:
            client.match = match
        await asyncio.gather(*[client.sync() for client in match.clients])
        return match

    def stop(self) -> None:
        self.process.stop()
