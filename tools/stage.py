"""Positions worth looking at, played by computer players and set up at a server as a table of one's own."""

import json
import urllib.request
from collections.abc import Callable
from typing import Any, NamedTuple

from novatable import Game
from novatable.players import make
from novatable.players.table import Table

NAMES = ("Juno", "Mia", "Tomás", "Vega", "Ola", "Kit")


class Scene(NamedTuple):
    """A game and when to stop it: at the first moment after `actions` decisions at which `when` holds."""

    game: str
    players: int
    seed: int
    actions: int
    when: Callable[[Game], bool]
    options: tuple[tuple[str, Any], ...] = ()

    def record(self) -> str:
        """The record up to that moment."""
        game = Game.new(self.game, players=self.players, seed=self.seed, **dict(self.options))
        table = Table(game, [make("cadet", game=self.game, seed=seat) for seat in range(game.seats)])
        while len(game.history) < self.actions or not self.when(game):
            if game.outcome() is not None or table.step() is None:
                raise ValueError(f"{self.game} with seed {self.seed} has no such moment")
        return game.record()


def my_turn(game: Game) -> bool:
    """Seat 0 is to begin its turn."""
    view = game.view(0)
    begun = getattr(view, "row", ()) or getattr(view, "frames", ())
    return view.active == 0 and game.waiting_for() == (0,) and view.phase == "turn" and not begun


def over(game: Game) -> bool:
    return game.outcome() is not None


class House:
    """A running server, spoken to over HTTP."""

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
        """The scene as a table of the guest's, who has seat 0 while computer players have the others."""
        others = [{"who": "computer", "level": "cadet"}] * (scene.players - 1)
        body = {"record": scene.record(), "seats": seats or [{"who": "me"}, *others]}
        table: str = self.ask("POST", "/api/tables/import", body, guest["token"])["table"]["id"]
        return table
