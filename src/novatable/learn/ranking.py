"""A network that ranks described options: one small network for all of them, in NumPy, trained with Adam."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from novatable.learn.network import Trained

Floats = npt.NDArray[np.float32]
Array = npt.NDArray[Any]
Weights = dict[str, Floats]
_NAMES = ("w1", "b1", "w2", "b2", "w3")


class Options(NamedTuple):
    """What is possible in some moments, those of one after the other. More than one may begin alike."""

    rows: Array
    """The moment of each."""
    steps: Array
    """The step with which it begins."""
    traits: Floats

    def starts(self, moments: int) -> Array:
        """Where the options of each moment begin."""
        return np.searchsorted(self.rows, np.arange(moments))


class Described(NamedTuple):
    """Moments: descriptions of their possible options, where each begins, and which ones were meant."""

    traits: Array
    starts: Array
    taken: Array
    """Per option, whether it is what was done; more than one may come to the same."""
    stands: Array
    """Per option, the logarithm of how many others it stands for: not all need be kept."""

    def counts(self) -> Array:
        return np.diff(np.append(self.starts, len(self.traits)))

    def some(self, chosen: Array) -> "Described":
        """These moments alone."""
        counts = self.counts()[chosen]
        starts = np.concatenate([[0], np.cumsum(counts)[:-1]])
        places = np.repeat(self.starts[chosen] - starts, counts) + np.arange(counts.sum())
        traits = self.traits[places].astype(np.float32)
        return Described(traits, starts, self.taken[places], self.stands[places])


def joined(parts: Sequence[Described]) -> Described:
    before = np.cumsum([0, *[len(part.traits) for part in parts[:-1]]])
    return Described(
        np.concatenate([part.traits for part in parts]),
        np.concatenate([part.starts + at for part, at in zip(parts, before, strict=True)]),
        np.concatenate([part.taken for part in parts]),
        np.concatenate([part.stands for part in parts]),
    )


class Ranking(Trained):
    """Two hidden layers give each described option a score; its chance follows from those of the others."""

    def save(self, path: Path | str) -> None:
        np.savez_compressed(path, allow_pickle=False, **self.weights)

    def judged(self, moments: Described) -> tuple[float, float]:
        """The mean surprise at the options taken, and how often they were the likeliest."""
        traits, starts, taken, stands = moments.some(np.arange(len(moments.starts)))
        chances = self._forward(traits, starts, stands)[2]
        own, best = chances * taken, np.maximum.reduceat(chances, starts)
        surprise = -np.log(np.maximum(np.add.reduceat(own, starts), 1e-12))
        return float(surprise.mean()), float((np.maximum.reduceat(own, starts) >= best).mean())

    def chances_of(self, traits: Floats) -> Floats:
        """The chance of each option of one moment."""
        return self._forward(traits, np.zeros(1, np.int64))[2]

    def _forward(
        self, traits: Floats, starts: Array, stands: Array | int = 0
    ) -> tuple[Floats, Floats, Floats]:
        """The hidden layers, and the chance of each option among those of its moment."""
        weights = self.weights
        first = np.maximum(traits @ weights["w1"] + weights["b1"], 0)
        second = np.maximum(first @ weights["w2"] + weights["b2"], 0)
        scores = (second @ weights["w3"])[:, 0] + stands
        counts = np.diff(np.append(starts, len(scores)))
        scores = np.exp(scores - np.repeat(np.maximum.reduceat(scores, starts), counts))
        return first, second, scores / np.repeat(np.add.reduceat(scores, starts), counts)

    def learn(self, moments: Described) -> float:
        """Make the options taken likelier; their mean surprise."""
        traits, starts, taken, stands = moments
        first, second, chances = self._forward(traits, starts, stands)
        own = chances * taken
        total = np.maximum(np.add.reduceat(own, starts), 1e-12)
        surprise = -np.log(total)
        slope: Array = ((chances - own / np.repeat(total, moments.counts())) / len(starts))[:, None]
        back2 = (slope @ self.weights["w3"].T) * (second > 0)
        back1 = (back2 @ self.weights["w2"].T) * (first > 0)
        self.update(
            {
                "w1": traits.T @ back1,
                "b1": back1.sum(0),
                "w2": first.T @ back2,
                "b2": back2.sum(0),
                "w3": second.T @ slope,
            }
        )
        return float(surprise.mean())


def new_weights(traits: int, hidden: int = 64, seed: int = 0) -> Weights:
    """Small random ones, for descriptions of so many numbers."""
    rng = np.random.default_rng(seed)
    weights = {
        "w1": rng.normal(0, np.sqrt(2 / traits), (traits, hidden)),
        "b1": np.zeros(hidden),
        "w2": rng.normal(0, np.sqrt(2 / hidden), (hidden, hidden)),
        "b2": np.zeros(hidden),
        "w3": rng.normal(0, 0.1 / np.sqrt(hidden), (hidden, 1)),
    }
    return {name: value.astype(np.float32) for name, value in weights.items()}


def stored_weights(path: Path | str) -> Weights | None:
    """Those in a file; None if they are of another kind of network."""
    with np.load(path) as stored:
        return {name: stored[name].astype(np.float32) for name in _NAMES} if "w3" in stored else None
