"""A small policy network in NumPy: one hidden layer, a mask over the steps, Adam. Enough for baselines."""

from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float32]
Array = npt.NDArray[Any]
_NAMES = ("w1", "b1", "w2", "b2")


class Trained:
    """Weights that follow their slopes, by Adam. `rate` may change from step to step."""

    def __init__(self, weights: dict[str, Floats], rate: float = 1e-3) -> None:
        self.weights = weights
        self.rate = rate
        self._moments = {name: (np.zeros_like(w), np.zeros_like(w)) for name, w in weights.items()}
        self._updates = 0

    def update(self, slopes: dict[str, Array]) -> None:
        """One step of Adam."""
        self._updates += 1
        scale = self.rate * np.sqrt(1 - 0.999**self._updates) / (1 - 0.9**self._updates)
        for name, slope in slopes.items():
            first, second = self._moments[name]
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            self.weights[name] -= (scale * first / (np.sqrt(second) + 1e-8)).astype(np.float32)


class Network(Trained):
    """Gives each possible step a chance, and learns to give more of it to steps that it is shown."""

    @staticmethod
    def new(entries: int, steps: int, hidden: int = 128, seed: int = 0, rate: float = 1e-3) -> "Network":
        """For observations of so many entries and so many kinds of steps."""
        rng = np.random.default_rng(seed)
        weights = {
            "w1": rng.normal(0, np.sqrt(2 / entries), (entries, hidden)),
            "b1": np.zeros(hidden),
            "w2": rng.normal(0, 0.1 / np.sqrt(hidden), (hidden, steps)),
            "b2": np.zeros(steps),
        }
        return Network({name: value.astype(np.float32) for name, value in weights.items()}, rate)

    @staticmethod
    def load(path: Path | str, rate: float = 1e-3) -> "Network":
        with np.load(path) as stored:
            return Network({name: stored[name].astype(np.float32) for name in _NAMES}, rate)

    def save(self, path: Path | str) -> None:
        halves = {name: value.astype(np.float16) for name, value in self.weights.items()}
        np.savez_compressed(path, allow_pickle=False, **halves)

    def _forward(self, observations: Array, masks: Array) -> tuple[Floats, Floats, Floats]:
        """What the layers say: the input on a scale of logarithms, the hidden layer, the chances."""
        weights = self.weights
        seen = np.log1p(observations.astype(np.float32))
        hidden = np.maximum(seen @ weights["w1"] + weights["b1"], 0)
        logits = np.where(masks, hidden @ weights["w2"] + weights["b2"], np.float32(-1e9))
        logits -= logits.max(axis=1, keepdims=True)
        chances = np.exp(logits)
        chances /= chances.sum(axis=1, keepdims=True)
        return seen, hidden, chances

    def chances(self, observations: Array, masks: Array) -> Floats:
        """Per row, the chance of each step; none for those that the mask rules out."""
        return self._forward(observations, masks)[2]

    def learn(self, observations: Array, masks: Array, steps: Array) -> float:
        """Make the steps taken likelier; their mean surprise."""
        seen, hidden, chances = self._forward(observations, masks)
        count = np.arange(len(steps))
        surprise = -np.log(np.maximum(chances[count, steps], 1e-12))
        slope = chances
        slope[count, steps] -= 1
        slope /= len(steps)
        back = (slope @ self.weights["w2"].T) * (hidden > 0)
        self.update({"w1": seen.T @ back, "b1": back.sum(0), "w2": hidden.T @ slope, "b2": slope.sum(0)})
        return float(surprise.mean())
