"""Computer players that fail, each in its own way, and a worker process that knows them."""

import os
import time
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import Any

from novatable.core.actions import Action
from novatable.players.afternova import LEVELS
from novatable.players.player import Player
from novatable.server.live.minds import serve_questions


class Slow(Player[Any]):
    """Thinks for longer than anybody waits."""

    def decide(self, _view: Any, _legal: Sequence[Action]) -> Action:
        time.sleep(60)
        raise AssertionError


class Crashing(Player[Any]):
    """Takes its process with it."""

    def decide(self, _view: Any, _legal: Sequence[Action]) -> Action:
        os._exit(1)


class Failing(Player[Any]):
    """Has a bug."""

    def decide(self, _view: Any, _legal: Sequence[Action]) -> Action:
        raise ZeroDivisionError("a bug")


class Cheating(Player[Any]):
    """Plays what is not possible."""

    def decide(self, _view: Any, legal: Sequence[Action]) -> Action:
        take = next(action for action in legal if action.type == "take")
        return type(take)(9999)


BROKEN: dict[str, type[Player[Any]]] = {
    "slow": Slow,
    "crashing": Crashing,
    "failing": Failing,
    "cheating": Cheating,
}


def serve(connection: "Connection[Any, Any]") -> None:
    """What a worker process runs in these tests."""
    LEVELS.update(BROKEN)
    serve_questions(connection)
