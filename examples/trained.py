"""A trained network as a player: in tournaments and the lab, and at a table on a server as a remote bot.

    export TRAINED=clone.npz   # weights from examples/clone.py or examples/reinforce.py
    PYTHONPATH=examples .venv/bin/novatable tournament novaraiders --with trained:Trained,cadet --games 200
    python examples/trained.py http://localhost:8000 TABLE TOKEN

For the table and the token of a bot see examples/bot.py.
"""

import asyncio
import os
import sys
from random import Random

import msgspec
import numpy as np
from bot import Json, main  # type: ignore[import-not-found]  # beside this file

from novatable import Game
from novatable.learn.network import Network
from novatable.learn.player import StepPlayer
from novatable.learn.stepped import Observation


class Trained(StepPlayer):
    """Takes the likeliest step of the network whose weights are in the file named by TRAINED."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.network = Network.load(os.environ["TRAINED"])

    def step(self, seen: Observation) -> int:
        chances = self.network.chances(seen["observation"][None], seen["action_mask"][None])
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
