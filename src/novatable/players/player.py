"""A computer player: it decides for a seat, from views."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

from novatable.core.actions import Action
from novatable.core.reason import Reason
from novatable.core.sentences import Namer, nameless, reasoned
from novatable.players.budget import USUAL, Budget
from novatable.players.choice import Choice, Measure

V = TypeVar("V")


class Player(ABC, Generic[V]):
    """Decides from views (of type V) and its own generator: the same seed and views give the same moves.

    `why` says why the last decision was made; it is None if there was no choice.
    """

    volunteers: ClassVar[bool] = False
    """Whether `volunteer` can ever return anything but None; otherwise it is not called."""

    weighs_in: ClassVar[Measure] = "points"
    """What the worth of its choices is counted in."""

    remembers: ClassVar[bool] = False
    """Whether `remember` does anything; otherwise it is not called."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.why: Reason | None = None
        self.names: Namer = nameless
        """What the things in `why` are called; to be set from a view."""
        self.budget: Budget = USUAL
        """How long a player that searches may think about a decision."""

    @property
    def reason(self) -> str:
        """`why` as one English sentence; empty without one."""
        return "" if self.why is None else reasoned(self.why.code, self.why.args, self.names)

    @abstractmethod
    def decide(self, view: V, legal: Sequence[Action]) -> Action:
        """An action for the seat of the view, which the game waits for.

        Usually one of `legal`, but also one that only `Game.check` can judge, such as a proposal.
        """

    def remember(self, _answers: Sequence[Any]) -> None:
        """How everybody has dealt in this game so far (`Game.answers`); called before each decision."""

    def explain(self, _view: V, _legal: Sequence[Action]) -> list[Choice]:
        """Its best choices, at most three, the best first; empty for a player that does not weigh them."""
        return []

    def volunteer(self, _view: V) -> Action | None:
        """An action for a seat that the game does not wait for but that may speak up; None to stay silent."""
        return None


AnyPlayer = Player[Any]
Maker = Callable[[int], AnyPlayer]
"""Makes a player from a seed."""
