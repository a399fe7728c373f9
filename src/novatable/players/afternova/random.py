"""The player `random`: anything legal."""

from collections.abc import Sequence

from novatable.afternova.view import View
from novatable.core.actions import Action
from novatable.players.player import Player


class RandomPlayer(Player[View]):
    """Picks among the legal actions."""

    def decide(self, view: View, legal: Sequence[Action]) -> Action:
        self.reason = "Picked at random."
        return self.rng.choice(legal)
