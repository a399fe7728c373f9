"""Stones, known for the time of a test, in this process and in those it starts."""

import pytest

from novatable import Game
from tests.another_game.stones import Stones

REGISTERED = "tests.another_game.registered"


@pytest.fixture(autouse=True)
def stones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NOVATABLE_GAMES", REGISTERED)
    monkeypatch.setitem(Game.kinds, Stones.name, Stones)
    monkeypatch.setitem(Game.parts, Stones.name, {})
