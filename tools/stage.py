"""Positions worth looking at, played by computer players and set up as tables on a server."""

import json
import urllib.request
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any, NamedTuple

from websockets.sync.client import ClientConnection, connect

from novatable import Game
from novatable.players import make
from novatable.players.match import Match

NAMES = ("Juno", "Mia", "Tomás", "Vega", "Ola", "Kit")


class Scene(NamedTuple):
    """A game and when to stop it: at the first moment after `actions` decisions when `when` holds."""

    game: str
    players: int
    seed: int
    actions: int
    when: Callable[[Game], bool]
    options: tuple[tuple[str, Any], ...] = ()

    def record(self) -> str:
        """The record up to that moment."""
        game = Game.new(self.game, players=self.players, seed=self.seed, **dict(self.options))
        table = Match(game, [make("cadet", game=self.game, seed=seat) for seat in range(self.players)])
        while len(game.history) < self.actions or not self.when(game):
            if game.outcome() is not None or table.step() is None:
                raise ValueError(f"{self.game} with seed {self.seed} has no such moment")
        return game.record()


def my_turn(game: Game) -> bool:
    """Seat 0 is about to begin its turn."""
    view = game.view(0)
    begun = getattr(view, "row", ()) or getattr(view, "frames", ())
    return view.active == 0 and game.waiting_for() == (0,) and view.phase == "turn" and not begun


def over(game: Game) -> bool:
    return game.outcome() is not None


class House:
    """A running server, used over HTTP."""

    def __init__(self, url: str) -> None:
        self.url = url

    def ask(self, method: str, path: str, body: Any = None, token: str | None = None) -> Any:
        headers = {"Content-Type": "application/json"}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.loads(answer.read() or b"null")

    def guest(self, name: str) -> dict[str, Any]:
        guest: dict[str, Any] = self.ask("POST", "/api/people", {"name": name})
        return guest

    def set_up(self, scene: Scene, guest: dict[str, Any], seats: list[dict[str, Any]] | None = None) -> str:
        """The scene as the guest's table; the guest has seat 0 and computer players the others."""
        others = [{"who": "computer", "level": "cadet"}] * (scene.players - 1)
        body = {"record": scene.record(), "seats": seats or [{"who": "me"}, *others]}
        table: str = self.ask("POST", "/api/tables/import", body, guest["token"])["table"]["id"]
        return table

    def play_on(self, scene: Scene, guest: dict[str, Any], last: int = 40) -> str:
        """The scene as a table of people who play its last moves and talk, to fill log and chat."""
        lines = scene.record().splitlines(keepends=True)
        cut = max(1, len(lines) - last)
        seats = [{"who": "me"}, *[{"who": "open"}] * (scene.players - 1)]
        body = {"record": "".join(lines[:cut]), "seats": seats}
        table: str = self.ask("POST", "/api/tables/import", body, guest["token"])["table"]["id"]
        tokens = [guest["token"]]
        for seat in range(1, scene.players):
            asked = {"purpose": "seat", "seat": seat}
            link = self.ask("POST", f"/api/tables/{table}/links", asked, guest["token"])
            tokens.append(self.guest(NAMES[seat])["token"])
            self.ask("POST", "/api/links/claim", {"secret": link["secret"]}, tokens[-1])
        moves = [move for move in map(json.loads, lines[cut:]) if "action" in move]
        with ExitStack() as open_pages:
            pages = [open_pages.enter_context(_Page(self.url, table, token)) for token in tokens]
            seq = max(page.seq for page in pages)
            for place, move in enumerate(moves):
                seq = pages[move["seat"]].ask("play", seq=seq, **move)
                said = TALK.get(len(moves) - place)
                if said is not None:
                    seat = said[0] % scene.players
                    seq = pages[seat].ask("say", seat=seat, text=said[1])
        return table


TALK = {
    38: (1, "Good luck, everyone!"),
    30: (2, "That one was mine in my dreams."),
    22: (0, "Patience. There is more where it came from."),
    12: (3, "I would listen to a good offer."),
    5: (1, "So would I."),
}
"""Who says what, by the number of moves still to come."""


class _Page:
    """A person's connection to a table."""

    def __init__(self, url: str, table: str, token: str) -> None:
        self._address = url.replace("http", "ws") + "/ws"
        self._hello = {"type": "hello", "table": table, "token": token}
        self._socket: ClientConnection
        self._open = ExitStack()
        self._asked = 0

    def __enter__(self) -> "_Page":
        opening = connect(self._address, max_size=None, compression=None, max_queue=None)
        self._socket = self._open.enter_context(opening)
        self._socket.send(json.dumps(self._hello))
        self.seq: int = self._until("welcome")["seq"]
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def ask(self, kind: str, **fields: Any) -> int:
        """A request that must succeed; the table's sequence after it."""
        self._asked += 1
        self._socket.send(json.dumps({"type": kind, "id": f"{kind}-{self._asked}", **fields}))
        seq: int = self._until("done")["seq"]
        return seq

    def _until(self, wanted: str) -> dict[str, Any]:
        """Skips other messages, except a refusal."""
        while True:
            told: dict[str, Any] = json.loads(self._socket.recv(timeout=30))
            if told["type"] == wanted:
                return told
            if told["type"] in ("refused", "goodbye"):
                raise RuntimeError(f"{told}")
