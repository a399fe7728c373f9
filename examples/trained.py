"""A trained network as a player: in tournaments and the lab, and at a table on a server as a remote bot.

    export TRAINED=clone.npz   # weights from apprentice.py, clone.py or ppo.py
    PYTHONPATH=examples .venv/bin/novatable tournament novaraiders --with trained:Trained,cadet --games 200
    python examples/trained.py http://localhost:8000 TABLE TOKEN

For the table and the token of a bot see examples/bot.py.
"""

import asyncio
import os
import sys
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import numpy as np
from bot import Json, main  # type: ignore[import-not-found]  # beside this file

from novatable import Game
from novatable.core.actions import Action
from novatable.learn.player import StepPlayer
from novatable.learn.sampler import Policy
from novatable.learn.scorer import load
from novatable.learn.stepped import Observation


class Trained(StepPlayer):
    """Takes the likeliest step of the policy whose weights are in the file named by TRAINED."""

    policy: Policy | None = None

    def decide(self, view: Any, legal: Sequence[Action]) -> Action:
        self.prepare(view)
        return super().decide(view, legal)

    def volunteer(self, view: Any) -> Action | None:
        self.prepare(view)
        return super().volunteer(view)

    def prepare(self, view: Any) -> None:
        """Load the weights for the game of the first view."""
        if self.policy is None:
            self.policy = load(os.environ["TRAINED"], view.game, len(view.players))

    def step(self, seen: Observation) -> int:
        assert self.policy is not None
        chances = self.policy.chances(seen["observation"][None], seen["action_mask"][None])
        return int(np.argmax(chances[0]))


class RemoteBot:
    """Reads what the server sends, and lets the player decide."""

    def __init__(self) -> None:
        self.player = Trained(1)

    def decide(self, look: Json, _rng: Random) -> Json:
        kind = Game.kind(look["view"]["game"])
        view = msgspec.convert(look["view"], kind.view_type)
        legal = [kind.actions.from_json(action) for action in look["legal"]]
        return self.player.decide(view, legal).to_json()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:4], decide=RemoteBot().decide))
