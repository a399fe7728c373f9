"""The player `random` of any game: a kind of action at random, and one of that kind."""

from collections.abc import Sequence
from typing import Any

from novatable.core.actions import Action
from novatable.core.reason import Reason
from novatable.players.player import Player


class RandomPlayer(Player[Any]):
    """The lowest level, and the one that tries what no sensible player would.

    Among fifty ways to move, chance would hardly ever find the one way to unload or to end the turn.
    """

    def decide(self, _view: Any, legal: Sequence[Action]) -> Action:
        kinds: dict[type[Action], list[Action]] = {}
        for action in legal:
            kinds.setdefault(type(action), []).append(action)
        self.why = Reason("the-dice")
        return self.rng.choice(kinds[self.rng.choice(list(kinds))])
