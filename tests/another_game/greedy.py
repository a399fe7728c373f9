"""Somebody's own player of Stones."""

from collections.abc import Sequence

from novatable.core.actions import Action
from novatable.players.player import Player
from tests.another_game.stones import View


class Greedy(Player[View]):
    def decide(self, _view: View, legal: Sequence[Action]) -> Action:
        return legal[-1]
