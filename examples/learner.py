"""An agent that decides by the steps of `novatable.learn`, at a table with computer players.

    PYTHONPATH=examples .venv/bin/novatable tournament novaraiders --with learner:Eager,random --games 200

A trained one does the same: it loads its weights in `__init__` and asks its network in `step`.
"""

import numpy as np

from novatable.learn.player import StepPlayer
from novatable.learn.stepped import Observation

LIKED = ("complete", "extract", "agree", "unload", "stow", "take Paw", "hijack")


class Eager(StepPlayer):
    """Takes a step that it likes by its name, otherwise any."""

    def step(self, seen: Observation) -> int:
        possible = np.flatnonzero(seen["action_mask"])
        liked = [step for step in possible if self.likes(self.codec.actions[step])]
        return int(self.rng.choice(liked or list(possible)))

    def likes(self, name: str) -> bool:
        return any(word in name for word in LIKED)
