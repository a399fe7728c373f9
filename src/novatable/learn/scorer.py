"""A policy that ranks described steps."""

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

import numpy as np

from novatable.core.errors import Impossible, Refusal
from novatable.core.game import Game
from novatable.core.record import CardsUsed
from novatable.learn.codecs import codec_of
from novatable.learn.network import Network
from novatable.learn.ranking import (
    Array,
    Described,
    Floats,
    Options,
    Ranking,
    Weights,
    new_weights,
    stored_weights,
)
from novatable.learn.teaching import Sample


class Describer(Protocol):
    """Says in numbers what steps mean; `names` what each of the numbers is."""

    names: tuple[str, ...]
    moment: slice
    """Those that are the same for all steps of a moment."""

    def describe(self, seen: Array, masks: Array) -> Options:
        """What is possible in a batch of observations."""
        ...

    def played(self, seen: Array, masks: Array, steps: Array) -> Described:
        """The steps that somebody took, with what else was possible, or enough of it."""
        ...

    def lessons(self, seen: Array, masks: Array, paths: Sequence[Sequence[int]]) -> Described:
        """What can be learned from a teacher's steps; each comes with those after it in the decision."""
        ...


class Scorer(Ranking):
    """Ranks the possible steps by what a describer says of them."""

    def __init__(self, describer: Describer, weights: Weights, rate: float = 1e-3) -> None:
        self.describer = describer
        super().__init__(weights, rate)

    @staticmethod
    def new(describer: Describer, hidden: int = 64, seed: int = 0) -> "Scorer":
        return Scorer(describer, new_weights(len(describer.names), hidden, seed))

    def chances(self, observations: Array, masks: Array) -> Floats:
        """Per row, the chance of each step; none for those that the mask rules out."""
        rows, steps, traits = options = self.describer.describe(observations, masks)
        found = np.zeros(masks.shape, np.float32)
        np.add.at(found, (rows, steps), self._forward(traits, options.starts(len(masks)))[2])
        return found

    def described(self, samples: Sequence[Sample]) -> Described:
        """What is to be learned from samples: those in which there was a choice. Kept in half precision."""
        samples = [sample for sample in samples if sample.seen["action_mask"].sum() > 1]
        seen = np.array([sample.seen["observation"] for sample in samples])
        masks = np.array([sample.seen["action_mask"] for sample in samples])
        found = self.describer.lessons(seen, masks, [sample.path for sample in samples])
        return found._replace(traits=found.traits.astype(np.float16))


def describer_for(game: str, players: int, cards: CardsUsed) -> Describer:
    """Impossible if the steps of the game have no descriptions."""
    kind = Game.part(game, "learn", "TRAITS")
    if kind is None:
        names = tuple([each for each in Game.kinds if Game.part(each, "learn", "TRAITS") is not None])
        raise Impossible(Refusal("request", "no-game", {"name": game, "names": names}))
    described: Describer = kind(players, cards)
    return described


def load(path: Path | str, game: str, players: int) -> Network | Scorer:
    """The policy whose weights are in a file, for the standard cards; ValueError if they do not fit."""
    begun = Game.new(game, players=players, seed=0)
    weights = stored_weights(path)
    policy: Network | Scorer
    if weights is None:
        policy, entries = Network.load(path), len(codec_of(begun).legend)
    else:
        describer = describer_for(game, players, begun.setup.cards)
        policy, entries = Scorer(describer, weights), len(describer.names)
    trained = len(policy.weights["w1"])
    if trained != entries:
        raise ValueError(
            f"{path} was trained with {trained} numbers; {game} with {players} players has {entries}"
        )
    return policy
