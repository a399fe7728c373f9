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

    def __init__(self, match: "CardMatch", seat: int, credentials: str) -> None:
        self.match = match
        self.seat = seat
        self.credentials = credentials
        self.socket = WebSocket(self.hear)
        self._synced = asyncio.Event()

    async def connect(self, port: int) -> None:
        await self.socket.open(port, "/socket.io/?EIO=4&transport=websocket")
        await self._synced.wait()

    def hear(self, text: bytes) -> None:
        if text.startswith(PREFIX):
            self.match.meter.heard += len(text)
            body = text[len(PREFIX) :]
            if body.startswith(b'["update"'):
                self._look(_read_update(body)[2])
            elif body.startswith(b'["sync"'):
                self._look(_read_sync(body)[2].state)
                self._synced.set()
        elif text == b"2":  # engine.io asks whether somebody is there
            self.socket.send(b"3")
        elif text.startswith(b"0"):
            self.socket.send(f"40/{GAME},".encode())
        elif text.startswith(b"40/"):
            words = ("sync", self.match.id, str(self.seat), self.credentials, 2)
            self.socket.send(PREFIX + msgspec.json.encode(words))

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

    def __init__(self, meter: Meter, match_id: str, rng: Random) -> None:
        super().__init__(meter)
        self.id = match_id
        self.clients: list[Client] = []
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
    reserve = 1000

    def __init__(self, folder: Path, modules: Path) -> None:
        self._port = free_port()
        self._web = Web(self._port)
        script = Path(__file__).parent / "node" / "server.js"
        environment = {"NODE_PATH": str(modules), "NODE_ENV": "production"}
        command = ["node", str(script), str(self._port)]
        self.process = Process(command, environment, self._port, folder / "peer.log")

    async def open(self, number: int, meter: Meter) -> CardMatch:
        told = await self._web.post(f"/games/{GAME}/create", {"numPlayers": 2})
        match = CardMatch(meter, told["matchID"], Random(number))
        for seat in range(2):
            joining = {"playerID": str(seat), "playerName": f"Guest {seat}"}
            told = await self._web.post(f"/games/{GAME}/{match.id}/join", joining)
            match.clients.append(Client(match, seat, told["playerCredentials"]))
        await asyncio.gather(*[client.connect(self._port) for client in match.clients])
        match.sockets = [client.socket for client in match.clients]
        return match

    def stop(self) -> None:
        self.process.stop()
