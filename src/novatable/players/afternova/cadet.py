"""The player `cadet`: simple sense."""

from collections.abc import Sequence

from novatable.afternova.actions import Agree, Complete, Decline, Extract
from novatable.afternova.view import View
from novatable.core.actions import Action
from novatable.players.player import Player


class Cadet(Player[View]):
    """Completes what it can, extracts when it can, otherwise goes to the Market."""

    def decide(self, view: View, legal: Sequence[Action]) -> Action:
        for kind, reason in (
            (Complete, "A completed Blueprint is worth its points."),
            (Decline, "I would rather keep my Paws."),
            (Extract, "I can reach this Planet with my own crew."),
        ):
            found = [action for action in legal if isinstance(action, kind)]
            if found:
                self.reason = reason
                return found[0]
        self.reason = "Nothing better to do."
        return self.rng.choice([action for action in legal if not isinstance(action, Agree)])
