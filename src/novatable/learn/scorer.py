"""A policy that scores described steps: one small network for all of them, in NumPy, trained with Adam."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from novatable.core.errors import Impossible, Refusal
from novatable.core.game import Game
from novatable.core.record import CardsUsed
from novatable.learn.network import Network, Trained
from novatable.learn.teaching import Sample

Floats = npt.NDArray[np.float32]
Array = npt.NDArray[Any]
_NAMES = ("w1", "b1", "w2", "b2", "w3")


class Describer(Protocol):
    """Says in numbers what steps mean; `names` what each of the numbers is."""

    names: tuple[str, ...]
    moment: slice
    """Those that are the same for all steps of a moment."""

    def describe(self, seen: Array, rows: Array, steps: Array) -> Floats:
        """Steps that are possible in those rows of a batch of observations, one description each."""
        ...


class Described(NamedTuple):
    """Moments: descriptions of their possible steps, where each begins, and which step was taken."""

    traits: Array
    starts: Array
    taken: Array

    def counts(self) -> Array:
        return np.diff(np.append(self.starts, len(self.traits)))

    def some(self, chosen: Array) -> "Described":
        """These moments alone."""
        counts = self.counts()[chosen]
        starts = np.concatenate([[0], np.cumsum(counts)[:-1]])
        places = np.repeat(self.starts[chosen] - starts, counts) + np.arange(counts.sum())
        taken = self.taken[chosen] - self.starts[chosen] + starts
        return Described(self.traits[places].astype(np.float32), starts, taken)


def joined(parts: Sequence[Described]) -> Described:
    before = np.cumsum([0, *[len(part.traits) for part in parts[:-1]]])
    return Described(
        np.concatenate([part.traits for part in parts]),
        np.concatenate([part.starts + at for part, at in zip(parts, before, strict=True)]),
        np.concatenate([part.taken + at for part, at in zip(parts, before, strict=True)]),
    )


class Scorer(Trained):
    """Two hidden layers give each described step a score; its chance follows from those of the others."""

    def __init__(self, describer: Describer, weights: dict[str, Floats], rate: float = 1e-3) -> None:
        self.describer = describer
        super().__init__(weights, rate)

    @staticmethod
    def new(describer: Describer, hidden: int = 64, seed: int = 0) -> "Scorer":
        rng = np.random.default_rng(seed)
        traits = len(describer.names)
        weights = {
            "w1": rng.normal(0, np.sqrt(2 / traits), (traits, hidden)),
            "b1": np.zeros(hidden),
            "w2": rng.normal(0, np.sqrt(2 / hidden), (hidden, hidden)),
            "b2": np.zeros(hidden),
            "w3": rng.normal(0, 0.1 / np.sqrt(hidden), (hidden, 1)),
        }
        return Scorer(describer, {name: value.astype(np.float32) for name, value in weights.items()})

    def save(self, path: Path | str) -> None:
        np.savez_compressed(path, allow_pickle=False, **self.weights)

    def chances(self, observations: Array, masks: Array) -> Floats:
        """Per row, the chance of each step; none for those that the mask rules out."""
        rows, steps = np.nonzero(masks)
        starts = np.searchsorted(rows, np.arange(len(masks)))
        found = np.zeros(masks.shape, np.float32)
        found[rows, steps] = self._forward(self.describer.describe(observations, rows, steps), starts)[2]
        return found

    def described(self, samples: Sequence[Sample]) -> Described:
        """What is to be learned from samples: those in which there was a choice. Kept in half precision."""
        samples = [sample for sample in samples if sample.seen["action_mask"].sum() > 1]
        seen = np.array([sample.seen["observation"] for sample in samples])
        masks = np.array([sample.seen["action_mask"] for sample in samples])
        found = self.moments(seen, masks, np.array([sample.step for sample in samples]))
        return found._replace(traits=found.traits.astype(np.float16))

    def moments(self, observations: Array, masks: Array, taken: Array) -> Described:
        """Observations with their masks, and the steps that were taken."""
        rows, steps = np.nonzero(masks)
        starts = np.searchsorted(rows, np.arange(len(masks)))
        traits = self.describer.describe(observations, rows, steps)
        return Described(traits, starts, np.flatnonzero(steps == taken[rows]))

    def judged(self, moments: Described) -> tuple[float, float]:
        """The mean surprise at the steps taken, and how often they were the likeliest."""
        traits, starts, taken = moments.some(np.arange(len(moments.starts)))
        chances = self._forward(traits, starts)[2]
        best = np.maximum.reduceat(chances, starts)
        own = chances[taken]
        return float(-np.log(np.maximum(own, 1e-12)).mean()), float((own >= best).mean())

    def _forward(self, traits: Floats, starts: Array) -> tuple[Floats, Floats, Floats]:
        """The hidden layers, and the chance of each step among those of its moment."""
        weights = self.weights
        first = np.maximum(traits @ weights["w1"] + weights["b1"], 0)
        second = np.maximum(first @ weights["w2"] + weights["b2"], 0)
        scores = (second @ weights["w3"])[:, 0]
        counts = np.diff(np.append(starts, len(scores)))
        scores = np.exp(scores - np.repeat(np.maximum.reduceat(scores, starts), counts))
        return first, second, scores / np.repeat(np.add.reduceat(scores, starts), counts)

    def learn(self, moments: Described, worth: Array | None = None, entropy: float = 0) -> float:
        """Make the steps taken likelier, each by what it was `worth` (1 if not named); their mean surprise.

        `entropy` is how much it is worth to stay undecided.
        """
        traits, starts, taken = moments
        first, second, chances = self._forward(traits, starts)
        counts = moments.counts()
        weight = np.ones(len(starts), np.float32) if worth is None else worth.astype(np.float32)
        slope: Array = chances * np.repeat(weight, counts)
        slope[taken] -= weight
        logs = np.log(np.maximum(chances, 1e-12))
        if entropy:
            mean = np.repeat(np.add.reduceat(chances * logs, starts), counts)
            slope += np.float32(entropy) * chances * (logs - mean)
        slope = (slope / len(starts))[:, None]
        back2 = (slope @ self.weights["w3"].T) * (second > 0)
        back1 = (back2 @ self.weights["w2"].T) * (first > 0)
        self._update(
            {
                "w1": traits.T @ back1,
                "b1": back1.sum(0),
                "w2": first.T @ back2,
                "b2": back2.sum(0),
                "w3": second.T @ slope,
            }
        )
        return float(-logs[taken].mean())


def describer_for(game: str, players: int, cards: CardsUsed) -> Describer:
    """Impossible if the steps of the game have no descriptions."""
    kind = Game.part(game, "learn", "TRAITS")
    if kind is None:
        names = tuple([each for each in Game.kinds if Game.part(each, "learn", "TRAITS") is not None])
        raise Impossible(Refusal("request", "no-game", {"name": game, "names": names}))
    described: Describer = kind(players, cards)
    return described


def load(path: Path | str, game: str, players: int) -> Network | Scorer:
    """The policy whose weights are in a file, for the standard cards."""
    with np.load(path) as stored:
        if "w3" not in stored:
            return Network.load(path)
        weights = {name: stored[name].astype(np.float32) for name in _NAMES}
    cards = Game.new(game, players=players, seed=0).setup.cards
    return Scorer(describer_for(game, players, cards), weights)
